"""How wagers are made and changed (§ 535.7), and two areas of one player (§ 535.13)."""

from tests.worked.tiles.phrases.form import MONEY, WHO, Match, NotMine, Phrase, nothing
from tests.worked.tiles.words import cents
from tests.worked.tiles.world import World

CASH = r"(?:cash|currency|bills|bank ?notes)"
CLOSED = r"(?:after|following) (?:dealer (?:announces|announced) )?(?:no more bets|announcement|close of wagering)(?: announced)?"
OPEN = r"(?:before|prior to) (?:dealer (?:announces|announced) )?(?:no more bets|announcement)(?: announced)?"


def _seat(world: World, match: Match) -> int:
    groups = match.groupdict()
    number = groups.get("seat") or world.facts.get("seat")
    if not number:
        raise NotMine
    world.facts["seat"] = int(number)
    return int(number)


def _by(means: str):  # type: ignore[no-untyped-def]
    def work(world: World, match: Match) -> None:
        seat = _seat(world, match)
        world.round.bet(seat, cents(match["cents"]) if match["cents"] else 0)
        world.facts["means"] = 1
        world.round.edits.append(lambda script: script.change(f"bet:{seat}", "bet ", "bet "))
        world.round.edits.append(lambda script: _set_means(script, seat, means))

    return work


def _set_means(script, seat: int, means: str) -> None:  # type: ignore[no-untyped-def]
    step = script.steps[script.at(f"bet:{seat}")]
    step.lines = [f"{line} by={means}" for line in step.lines]


def _confirmed(world: World, match: Match) -> None:
    if not world.facts.get("means"):
        raise NotMine
    seat = world.facts["seat"]
    world.round.edits.append(
        lambda script: script.after(f"bet:{seat}", f'{{"kind": "wager-confirmed", "wager": {seat}, "by": "dealer"}}')
    )


def _converted(where: str):  # type: ignore[no-untyped-def]
    def work(world: World, match: Match) -> None:
        if not world.facts.get("means"):
            raise NotMine
        seat = world.facts["seat"]
        row = f'{{"kind": "cash-converted", "wager": {seat}}}'
        name = where or f"bet:{seat}"
        world.round.edits.append(lambda script: script.after(name, row))

    return work


def _places(world: World, match: Match) -> None:
    seat = _seat(world, match)
    world.round.bet(seat, cents(match["cents"]) if match["cents"] else 0)


def _late(world: World, match: Match) -> None:
    seat = _seat(world, match)
    world.round.bet(seat, cents(match["cents"]) if match["cents"] else 0)
    world.round.edits.append(lambda script: _to_after_closing(script, seat))


def _to_after_closing(script, seat: int) -> None:  # type: ignore[no-untyped-def]
    step = script.steps.pop(script.at(f"bet:{seat}"))
    script.steps.insert(script.at("closed") + 1, step)


def _changed(late: bool, sign: int):  # type: ignore[no-untyped-def]
    def work(world: World, match: Match) -> None:
        seat = _seat(world, match)
        now = world.round
        groups = match.groupdict()
        now.bet(seat, cents(groups["old"]) if groups.get("old") else 0)
        before = now.bets[seat]
        if groups.get("new"):
            after = cents(groups["new"])
        elif groups.get("by"):
            after = before + sign * cents(groups["by"])
        else:
            after = before + sign * 1000
        row = f'{{"kind": "wager-changed", "wager": {seat}, "cents": {after}}}'
        if late:
            now.edits.append(lambda script: script.after("closed", row))
            return
        now.edits.append(lambda script: script.before("closed", row))
        now.bets[seat] = after
        now.edits.append(lambda script: script.change(f"bet:{seat}", f" {after} of", f" {before} of"))

    return work


def _withdrawn(late: bool):  # type: ignore[no-untyped-def]
    def work(world: World, match: Match) -> None:
        seat = _seat(world, match)
        world.round.bet(seat)
        row = f'{{"kind": "wager-withdrawn", "wager": {seat}}}'
        if late:
            world.round.edits.append(lambda script: script.after("closed", row))
            world.round.edits.append(lambda script: script.cut("shake"))
            return
        _drop(world, seat, row)

    return work


def _drop(world: World, seat: int, row: str) -> None:
    amount = world.round.bets.pop(seat)
    if not world.round.bets:
        world.round.bet(4 if seat != 4 else 5)
    line = f"bet {seat} {amount} of {seat}"
    taken = [line, row]
    world.round.edits.append(lambda script: script.before("closed", *taken))


def _two_areas(world: World, match: Match) -> None:
    one, other = int(match["one"]), int(match["other"])
    amounts = match.groupdict()
    world.round.bet(one, cents(amounts["first"]) if amounts.get("first") else 0, owner=one)
    world.round.bet(other, cents(amounts["second"]) if amounts.get("second") else 0, owner=one)
    world.facts["areas"] = 1


def _set_order(world: World, match: Match) -> None:
    """Hands of two areas laid down in the order that is told."""
    seat = int(match["seat"])
    if seat not in world.round.bets:
        raise NotMine
    place = world.facts.get("set-count", 0)
    world.facts["set-count"] = place + 1
    world.facts[f"set:{seat}"] = place
    world.facts["last-set"] = seat

    def edit(script) -> None:  # type: ignore[no-untyped-def]
        step = script.steps.pop(script.at(f"sets:{seat}"))
        at = script.at("cover") + 1
        while at < len(script.steps) and script.steps[at].name in {f"told:{number}" for number in range(place)}:
            at += 1
        step.name = f"told:{place}"
        script.steps.insert(at, step)

    world.round.edits.append(edit)


def _set_again(world: World, match: Match) -> None:
    seat = int(match["seat"])
    if f"set:{seat}" not in world.facts:
        raise NotMine
    row = f"sets {seat}"
    world.round.edits.append(lambda script: script.before("dealer", row))


PHRASES: tuple[Phrase, ...] = (
    (
        rf"{WHO} (?:makes |made |places |placed )?verbal wager (?:with|of|accompanied by) (?P<cents>{MONEY})? ?(?:in )?{CASH}(?: accepted)?",
        _by("verbal-cash"),
    ),
    (
        rf"{WHO} (?:makes |made |places |placed )?verbal wager (?:with|of) {CASH}(?: of)? ?(?P<cents>{MONEY})?(?: accepted)?",
        _by("verbal-cash"),
    ),
    (rf"{WHO} (?:calls |makes |places )?verbal wager(?: of)? ?(?P<cents>{MONEY})?(?: without chips)?", _by("verbal")),
    (
        rf"{WHO} (?:wagers|bets|places(?: wager of)?|wager) (?P<cents>{MONEY})? ?(?:in )?{CASH}(?: on betting area)?",
        _by("cash"),
    ),
    (
        rf"{WHO} (?:wagers|bets|places(?: wager of)?|wager)(?: of)? (?P<cents>{MONEY})(?: (?:in|with))?(?: gaming)? chips?",
        _by("chips"),
    ),
    (
        rf"{WHO} (?:wagers|bets|places(?: wager of)?|wager)(?: of)? (?P<cents>{MONEY})(?: (?:in|with))? plaques?",
        _by("plaques"),
    ),
    (rf"{WHO} (?:wagers|bets|places wager(?: of)?|places|wager(?: of)?) (?P<cents>{MONEY})", _places),
    (
        r"(?:wager )?(?:confirmed|accepted) by dealer|dealer (?:confirms|accepts)(?: it| wager| verbal wager)?|accepted",
        _confirmed,
    ),
    (
        r"(?:cash )?converted (?:to|into) (?:gaming )?chips (?:after|at end of) round|converted after round",
        _converted("clear"),
    ),
    (
        rf"(?:cash )?converted (?:to|into) (?:gaming )?chips (?:{OPEN}|at once|immediately)|(?:cash )?converted (?:to|into) (?:gaming )?chips",
        _converted(""),
    ),
    (rf"{WHO} (?:places|makes|puts down|adds) (?:new )?wager(?: of)? ?(?P<cents>{MONEY})? {CLOSED}", _late),
    (rf"{WHO} (?:places|wagers|bets) (?P<cents>{MONEY}) {CLOSED}", _late),
    (
        rf"{WHO} (?:increases|raises|adds to) (?:wager )?(?:from (?P<old>{MONEY}) )?(?:to (?P<new>{MONEY}) |by (?P<by>{MONEY}) )?(?:wager )?{CLOSED}",
        _changed(True, 1),
    ),
    (rf"{WHO} adds (?P<by>{MONEY}) (?:to (?:wager )?(?:of (?P<old>{MONEY}) )?)?{CLOSED}", _changed(True, 1)),
    (
        rf"{WHO} (?:reduces|lowers|decreases) (?:wager )?(?:from (?P<old>{MONEY}) )?(?:to (?P<new>{MONEY}) |by (?P<by>{MONEY}) )?{CLOSED}",
        _changed(True, -1),
    ),
    (
        rf"{WHO} (?:increases|raises) (?:wager )?(?:from (?P<old>{MONEY}) )?(?:to (?P<new>{MONEY}) |by (?P<by>{MONEY}) )?{OPEN}",
        _changed(False, 1),
    ),
    (
        rf"{WHO} (?:reduces|lowers) (?:wager )?(?:from (?P<old>{MONEY}) )?(?:to (?P<new>{MONEY}) |by (?P<by>{MONEY}) )?{OPEN}",
        _changed(False, -1),
    ),
    (rf"{WHO} (?:withdraws|takes back|removes) (?:wager )?{CLOSED}", _withdrawn(True)),
    (rf"{WHO} (?:withdraws|takes back|removes) (?:wager )?{OPEN}", _withdrawn(False)),
    (
        rf"one player at seats (?P<one>[1-6]) and (?P<other>[1-6])(?:,? (?:wagers|wagering|with) (?P<first>{MONEY}) and (?P<second>{MONEY}))?",
        _two_areas,
    ),
    (
        rf"(?:one|same) player (?:wagers|bets|plays)(?: on| at)? (?:seats|areas) (?P<one>[1-6]) (?:\((?P<first>{MONEY})\) )?and (?P<other>[1-6])(?: \((?P<second>{MONEY})\))?",
        _two_areas,
    ),
    (
        rf"{WHO} (?:hand )?(?:set|sets hands?|set first|set second|set next)(?: and (?:laid |placed )?face down)?(?: first| second)?",
        _set_order,
    ),
    (rf"{WHO} (?:tiles )?(?:looked at|seen|viewed)(?: by player)?", nothing),
    (rf"{WHO} (?:hand )?(?:re-?set|changed|rearranged|set again)(?: after(?:wards)?)?", _set_again),
)
