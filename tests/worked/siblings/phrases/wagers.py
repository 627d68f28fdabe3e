"""Phrases about wagers raised, insured or taken in."""

from tests.worked.acts import Act
from tests.worked.casefile import NotTranslated
from tests.worked.phrases.form import Match, NotMine, Work
from tests.worked.phrases.preparing import is_there, not_in_submission
from tests.worked.phrases.wagering import cash_only, verbal
from tests.worked.phrases.when_settled import paid_from_losers
from tests.worked.plan import Plan, dealer_showing
from tests.worked.siblings.phrases.turns import completed
from tests.worked.story import Story, event
from tests.worked.words import MONEY, WAGER, Bet, cents_of, wager_word


def raised(plan: Plan, match: Match) -> None:
    """A wager raised after the deal, other than by doubling or splitting."""
    seat, cents = int(match["seat"]), cents_of(match["to"])

    def edit(story: Story) -> None:
        ident = story.wager(seat, "blackjack")
        story.after(story.mark("deal-done"), event("wager-changed", wager=ident, cents=cents, by="player"))

    plan.edits.append(edit)


def insured(plan: Plan, match: Match) -> None:
    """An Insurance Wager; after the card reader where the case has told its result before."""
    seat, cents = int(match["seat"]), cents_of(match["cents"])
    if not plan.plain:
        raise NotMine
    plan.join(seat)
    stake = plan.stake_of(seat, "blackjack")
    if stake is not None and stake.cents < 2 * cents and not plan.subject:
        stake.cents = 2 * cents
    plan.special.setdefault(0, dealer_showing("A"))
    if not plan.special[0][0].startswith("A"):
        raise NotTranslated(f"{match[0]!r}: the dealer shows no ace")
    plan.add_stake(Bet(seat, "", "insurance"), cents)
    plan.subject = seat
    if not plan.reader:
        return

    def edit(story: Story) -> None:
        rows = story.find("choice", what="insurance", seat=seat) + story.find("wager", what="insurance", seat=seat)
        story.move_after(story.mark("reader"), rows)

    plan.edits.append(edit)


def surrenders(plan: Plan, match: Match) -> None:
    seat = int(match["seat"])
    plan.join(seat)
    plan.subject = seat
    plan.acts.append(Act(seat, "", "surrender"))
    up = match.groupdict().get("up")
    if up and plan.plain:
        plan.special[0] = completed(plan, dealer_showing(up.upper())[:2])


def first_dealt(plan: Plan, match: Match) -> None:
    plan.said.add("first card dealt")


def places(plan: Plan, match: Match) -> None:
    """A wager placed by a seat; after the first card where the case has told that it was dealt."""
    if not plan.plain:
        raise NotMine
    seat, kind, cents = int(match["seat"]), wager_word(match["wager"]), cents_of(match["cents"])
    if kind == "insurance":
        raise NotMine
    alone = bool(match.groupdict().get("alone"))
    if not alone:
        plan.join(seat)
    elif plan.stake_of(seat, "blackjack") is not None:
        raise NotTranslated(f"{match[0]!r}: the seat has one")
    stake = plan.stake_of(seat, kind)
    if stake is None:
        stake = plan.add_stake(Bet(seat, "", kind), cents)
        plan.players.setdefault(seat, f"P{seat}")
    stake.cents = cents
    if "first card dealt" not in plan.said:
        return

    def edit(story: Story) -> None:
        row = story.one("wager", wager=story.wager(seat, kind))
        story.move_after(story.mark("first-card"), [row])

    plan.edits.append(edit)


def settled_then(plan: Plan, match: Match) -> None:
    """What became of the wager spoken of, as the log shows."""
    if not plan.subject:
        raise NotMine
    is_there("collect" if match["act"] == "collected" else "pay")(plan, match)


def in_cash(plan: Plan, match: Match) -> None:
    plan.join(int(match["seat"]))
    cash_only(plan, match)


def verbal_at(plan: Plan, match: Match) -> None:
    """A verbal wager with cash at a seat."""
    seat, cents = int(match["seat"]), cents_of(match["cents"])
    plan.join(seat)
    stake = plan.stake_of(seat, "blackjack")
    if stake is not None:
        stake.cents = cents
    verbal(plan, match)


def paid_with_losers_chips(plan: Plan, match: Match) -> None:
    """A loser's chips used to pay a winner."""
    loser, winner = int(match["loser"]), int(match["winner"])
    plan.join(loser, winner)
    plan.special[loser] = ["9H", "6D"]
    paid_from_losers(plan, match)


def by_dealer_alone(plan: Plan, match: Match) -> None:
    """A verbal wager that no floorperson confirmed."""
    plan.edits.append(
        lambda story: story.drop(
            *[one for one in story.find("wager-confirmed") if str(one.get("by")).startswith("floorperson")]
        )
    )


def confirmed_by_both(plan: Plan, match: Match) -> None:
    def edit(story: Story) -> None:
        if len(story.find("wager-confirmed")) < len(("dealer", "floorperson")):
            raise NotTranslated(f"{match[0]!r}: it was not")

    plan.edits.append(edit)


def verbal_here(plan: Plan, match: Match) -> None:
    """A verbal wager with cash of the one seat that plays."""
    seat = (plan.seats or [1])[0]
    plan.join(seat)
    stake = plan.stake_of(seat, "blackjack")
    if stake is not None:
        stake.cents = cents_of(match["cents"])
    verbal(plan, match)


PHRASES: tuple[tuple[str, Work], ...] = (
    (rf"seat(?P<seat>\d+) raises(?: wager)?(?: from {MONEY})? to (?P<to>{MONEY}) outside double or split", raised),
    (rf"seat(?P<seat>\d+) insures(?: for)? (?P<cents>{MONEY})", insured),
    (r"seat(?P<seat>\d+) surrenders(?: against dealer (?P<up>10|[2-9akqj]))?", surrenders),
    (rf"(?P<wager>{WAGER})(?: wager)? offered,? not in submission", not_in_submission),
    (r"(?P<act>collected|paid)", settled_then),
    (r"first card dealt", first_dealt),
    (rf"seat(?P<seat>\d+) (?:places|makes) (?P<wager>{WAGER}) (?P<cents>{MONEY})", places),
    (rf"seat(?P<seat>\d+) (?P<wager>{WAGER}) (?P<cents>{MONEY})(?P<alone> with(?:out| no) blackjack wager)?", places),
    (r"seat(?P<seat>\d+) wager in cash only", in_cash),
    (rf"verbal wager(?: of)? (?P<cents>{MONEY}) with cash", verbal_here),
    (r"confirmed by dealer (?:only|alone)|floorperson not confirm", by_dealer_alone),
    (r"confirmed by dealer and floorperson", confirmed_by_both),
    (rf"verbal wager(?: of)? (?P<cents>{MONEY}) with cash at seat(?P<seat>\d+)", verbal_at),
    (
        r"losing (?:wager|chips) of seat(?P<loser>\d+) used to pay seat(?P<winner>\d+)",
        paid_with_losers_chips,
    ),
)
