"""Who is offered the bank and who accepts it; co-banking (§ 535.11(a) to (f))."""

from tests.worked.tiles.phrases.form import MONEY, WHO, Match, NotMine, Phrase, nothing
from tests.worked.tiles.plan import RoundPlan
from tests.worked.tiles.words import cents
from tests.worked.tiles.world import World

ROUND = r"(?:(?:in )?round (?P<round>\d+)[:,]? )?"


def _round(world: World, match: Match) -> RoundPlan:
    """The round that a phrase names; rounds before the second are played without a bank."""
    said = match.groupdict().get("round")
    number = int(said) if said else world.facts.get("number", 0)
    if not number:
        return world.round
    world.facts["sequence"] = 1
    first = world.facts.setdefault("first", number)
    world.wagers = world.wagers or dict(world.round.bets)
    wagers = world.wagers
    if number == first and world.facts.get("number") is None:
        if number > 1:
            world.plans.insert(0, RoundPlan(bets=dict(wagers)))
    elif number > world.facts["number"]:
        for _ in range(number - world.facts["number"] - 1):
            world.plans.append(RoundPlan(bets=dict(wagers)))
        world.plans.append(RoundPlan(bets=dict(wagers)))
    elif number < world.facts["number"]:
        raise NotMine
    world.facts["number"] = number
    return world.round


def _accepts(world: World, match: Match) -> None:
    plan, seat = _round(world, match), int(match["seat"])
    _take(world, plan, seat)


def _take(world: World, plan: RoundPlan, seat: int) -> None:
    """A player takes the bank after those to whom it was offered before, in rotation from the first offer."""
    players = sorted({*plan.bets, seat})
    plan.bank = seat
    plan.against = plan.bets.get(seat, 5000)
    plan.bets.pop(seat, None)
    if not plan.offers and not world.facts.get("unoffered"):
        start = _first_offer(world, plan, players)
        order = players[players.index(start) :] + players[: players.index(start)]
        plan.offers = order[: order.index(seat)]


def _first_offer(world: World, plan: RoundPlan, players: list[int]) -> int:
    for before in reversed(world.plans[: world.plans.index(plan)]):
        offered = [*before.offers, *([before.bank] if before.bank else [])]
        if offered:
            later = [seat for seat in players if seat > offered[0]]
            return later[0] if later else players[0]
    return players[0]


def _offered_first(world: World, match: Match) -> None:
    plan, seat = _round(world, match), int(match["seat"])
    plan.offers = [seat]
    if world.plans[-2:-1] and world.plans[-2].bank == seat:
        return
    plan.offers = []
    world.facts["unoffered"] = 1
    players = sorted({*plan.bets, seat})
    _take(world, plan, seat)
    due = _first_offer(world, plan, players)
    if due in plan.bets:  # the log knows the chips of a player passed over by his wager alone
        plan.bets[due] = sum(plan.bets.values())
    world.facts["unoffered"] = 0


def _refuses(world: World, match: Match) -> None:
    plan = _round(world, match)
    plan.offers.append(int(match["seat"]))
    world.facts["no-bank"] = 1


def _banks_again(world: World, match: Match) -> None:
    _take(world, _round(world, match), int(match["seat"]))


def _all_pass(world: World, match: Match) -> None:
    plan = _round(world, match)
    plan.offers = sorted(plan.bets)
    world.facts["no-bank"] = 1


def _none_offered(world: World, match: Match) -> None:
    _round(world, match)
    world.facts["no-bank"] = 1


def _first_round(world: World, match: Match) -> None:
    _take(world, world.round, int(match["seat"]))
    world.facts["first-round"] = 1


def _drop_row(kind: str):  # type: ignore[no-untyped-def]
    def work(world: World, match: Match) -> None:
        world.round.edits.append(lambda script: _without(script, kind))

    return work


def _without(script, kind: str) -> None:  # type: ignore[no-untyped-def]
    if kind == "marker":
        step = script.steps[script.at("bank")]
        seat = step.lines[0].split()[1]
        step.lines = [f"bank {seat} what=vigorish"]
    else:
        script.remove(kind)


def _chips(world: World, match: Match) -> None:
    world.round.chips = cents(match["cents"])


def _co_bank(by: str):  # type: ignore[no-untyped-def]
    def work(world: World, match: Match) -> None:
        world.round.covered = True
        world.round.against = 0
        world.filing.co_bank = True
        world.round.edits.append(lambda script: script.change("cobank", '"by": "bank"', f'"by": "{by}"'))

    return work


def _two_areas(world: World, match: Match) -> None:
    plan = world.round
    plan.bank = plan.bank or int(match["bank"] or 0) or min(plan.bets)
    for number in (match["one"], match["other"]):
        plan.bets[int(number)] = 5000
        plan.owners[int(number)] = plan.bank


BANK = r"(?:bank|to bank|to be (?:the )?bank|bank of round)"
PHRASES: tuple[Phrase, ...] = (
    (rf"(?:first round|round 1|start of game):? {WHO} (?:accepts|takes|is|banks)(?: {BANK})?", _first_round),
    (rf"{WHO} (?:accepts|takes|banks)(?: {BANK})? (?:in|at) (?:first round|start of game)", _first_round),
    (rf"{ROUND}(?:bank (?:first )?offered to )?{WHO}[,:]? (?:who )?(?:accepts|takes|accepted)(?: {BANK})?", _accepts),
    (rf"{ROUND}{WHO} (?:banks|is bank|holds bank|is accepted as bank)(?: again)?", _banks_again),
    (rf"{ROUND}(?:bank )?(?:first|initial) offer(?:ed)?(?: of bank)?(?: (?:goes|made))?(?: to)? {WHO}", _offered_first),
    (rf"{ROUND}(?:bank )?offered (?:first )?to {WHO}(?: first)?", _offered_first),
    (rf"{ROUND}{WHO} (?:refuses|passes|declines)(?: {BANK})?", _refuses),
    (rf"{ROUND}(?:all (?:players )?(?:pass|decline|refuse)|no player accepts(?: {BANK})?)", _all_pass),
    (rf"{ROUND}(?:bank not offered(?: to anyone)?|nobody offered bank|dealer does not offer bank)", _none_offered),
    (
        r"no (?:bank )?marker placed(?: in front of (?:bank|player|seat \d))?|marker not placed(?: in front of bank)?",
        _drop_row("marker"),
    ),
    (
        r"dealer (?:does not|did not) (?:confirm|check)(?: anything| last wager (?:and|or) chips| chips| sufficiency)?|(?:chips|sufficiency) not (?:confirmed|checked)",
        _drop_row("check"),
    ),
    (rf"bank has (?:only )?(?P<cents>{MONEY}) (?:in )?(?:gaming )?chips(?: on table)?", _chips),
    (
        r"dealer (?:places|puts) co-?bank(?:ing)? marker on (?:dealers )?own initiative|dealer co-?banks (?:on own initiative|without request|unasked)|dealer places co-?bank(?:ing)? marker without request",
        _co_bank("dealer"),
    ),
    (
        r"bank (?:specifically )?requests co-?banking(?: from dealer)?|bank asks dealer to (?:cover|accept) (?:half|\d+%|one-half)(?: of (?:all )?(?:winning )?wagers)?",
        _co_bank("bank"),
    ),
    (r"dealer places co-?bank(?:ing)? marker(?: in front of bank)?", nothing),
    (
        r"bank(?: \(?seat (?P<bank>\d)\)?)? (?:wagers|also wagers|bets) (?:on|at) (?:seats |areas )?(?P<one>[1-6]) and (?P<other>[1-6])",
        _two_areas,
    ),
)
