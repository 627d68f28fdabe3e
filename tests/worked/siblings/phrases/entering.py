"""Phrases about who may wager: boxes, positions, players who sat a round out."""

from tests.worked.casefile import NotTranslated
from tests.worked.edits import before_round, ensure_earlier, later_round, reshuffle
from tests.worked.phrases.form import Match, NotMine, Work
from tests.worked.phrases.preparing import is_there, seats_of
from tests.worked.plan import Plan
from tests.worked.story import Story, event
from tests.worked.words import MONEY, Bet, cents_of


def sat_out(plan: Plan, match: Match) -> None:
    """A seat made no wager in the round before."""
    seat = int(match["seat"])
    plan.said |= {f"skipped {seat}", "sat out"}
    plan.options.entry = "prohibited"
    if not plan.seats:
        plan.join(next(one for one in range(1, plan.options.positions) if one != seat))
    plan.players.setdefault(seat, f"P{seat}")
    plan.edits.append(lambda story: None if ensure_earlier(plan, story) else None)


def refused(plan: Plan, match: Match) -> None:
    """A seat that sat out is refused; each time it is told."""
    skipped = [int(word.split()[1]) for word in plan.said if word.startswith("skipped ")]
    if not skipped:
        raise NotMine
    seat = int(match.groupdict().get("seat") or skipped[0])

    def edit(story: Story) -> None:
        before_round(plan, story, event("entry", what="prohibited", seat=seat, player=plan.players[seat]))

    plan.edits.append(edit)


def reshuffled(plan: Plan, match: Match) -> None:
    if "sat out" not in plan.said:
        raise NotMine
    plan.edits.append(lambda story: None if reshuffle(plan, story, "floorperson-direction", max(plan.seats)) else None)


def permitted(plan: Plan, match: Match) -> None:
    """Permitted again, and wagering in the case's round."""
    skipped = [int(word.split()[1]) for word in plan.said if word.startswith("skipped ")]
    if not skipped:
        raise NotMine
    seat = int(match.groupdict().get("seat") or skipped[0])
    plan.join(seat)

    def edit(story: Story) -> None:
        row = event("entry", what="permitted", seat=seat, player=plan.players[seat], by="floorperson:F1")
        before_round(plan, story, row)

    plan.edits.append(edit)


def wagers_again(plan: Plan, match: Match) -> None:
    """The seat that sat out wagers in the case's round, after a reshuffle where the words say so."""
    skipped = [int(word.split()[1]) for word in plan.said if word.startswith("skipped ")]
    if not skipped:
        raise NotMine
    seat = int(match.groupdict().get("seat") or skipped[0])
    plan.join(seat)
    if match["again"]:
        reshuffled(plan, match)


def on_boxes(plan: Plan, match: Match) -> None:
    """One player on several boxes."""
    seats = seats_of(match["seats"])
    plan.join(*seats)
    for seat in seats:
        plan.players[seat] = f"P{match['seat']}"


NUMBERS = {"one": 1, "two": 2, "three": 3, "four": 4}


def boxes_filed(plan: Plan, match: Match) -> None:
    word = match["n"]
    if word not in NUMBERS and not word.isdigit():
        raise NotMine
    plan.options.adjacent_boxes = NUMBERS.get(word) or int(word)


def each_wagers(plan: Plan, match: Match) -> None:
    """One player with the same wager on several boxes."""
    seats = seats_of(match["seats"])
    cents = cents_of(match["cents"])
    for seat in seats:
        stake = plan.stake_of(seat, "blackjack") or plan.add_stake(Bet(seat, "", "blackjack"), cents)
        stake.cents = cents
        plan.players[seat] = f"P{seats[0]}"


def dealt_to(plan: Plan, match: Match) -> None:
    """Cards dealt to all seats from one to another."""
    seats = range(int(match["first"]), int(match["last"]) + 1)
    if not seats:
        raise NotTranslated(f"{match[0]!r}: no seats")
    plan.join(*seats)


def next_round(plan: Plan, match: Match) -> None:
    """A seat that gets cards in the next round."""
    seat = int(match["seat"])

    def edit(story: Story) -> None:
        rows = [one for one in later_round(plan, story) if one.kind == "deal" and one.get("seat") == seat]
        if not rows:
            raise NotTranslated(f"{match[0]!r}: it is not")

    plan.edits.append(edit)


PHRASES: tuple[tuple[str, Work], ...] = (
    (r"(?:seat|p)(?P<seat>\d+) (?:sits out|sat out|skips|skipped|misses|missed) round \d+", sat_out),
    (r"(?:(?:seat|p)(?P<seat>\d+) )?refused (?:in )?round \d+(?: for same skipped round)?", refused),
    (r"reshuffle|cards reshuffled", reshuffled),
    (r"(?:(?:seat|p)(?P<seat>\d+) )?permitted (?:in )?round \d+(?: by (?:floorperson|certificate holder))?", permitted),
    (r"mid-shoe", is_there()),
    (
        r"(?:(?:seat|p)(?P<seat>\d+) )?wagers (?:in )?round \d+(?P<again> after reshuffle)?(?:,? accepted)?",
        wagers_again,
    ),
    (r"seat(?P<seat>\d+) wagers on boxes (?P<seats>\d+(?:\s*(?:,|and|-|–)\s*\d+)*)", on_boxes),
    (r"submission says (?P<n>\w+)", boxes_filed),
    (
        rf"(?:one )?player at seats (?P<seats>\d+(?:\s*(?:,|and|-|–)\s*\d+)*) wagers (?P<cents>{MONEY}) on each",
        each_wagers,
    ),
    (r"cards dealt to seats (?P<first>\d+) to (?P<last>\d+)", dealt_to),
    (r"seat(?P<seat>\d+) (?:dealt|included) in next (?:round|deal)", next_round),
)
