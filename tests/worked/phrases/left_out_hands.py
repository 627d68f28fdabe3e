"""Phrases about hands that missed a card (633a.14(e), (g), (i))."""

from tests.worked.casefile import NotTranslated
from tests.worked.edits import initial_deals
from tests.worked.phrases.form import Match, NotMine, Work
from tests.worked.plan import Plan
from tests.worked.story import Story, event


def missed_seat(plan: Plan, match: Match) -> None:
    """No card was dealt to a seat's hand: it is dead."""
    seat = int(match["seat"])
    plan.join(seat)

    def edit(story: Story) -> None:
        hand = story.hands.get((seat, "a"))
        if hand is None:
            raise NotTranslated(f"{match[0]!r}: no such hand")
        story.drop(*[one for one in story.find("deal", seat=seat)])
        for kind in ("choice", "announce", "muck"):
            rows = story.find(kind, seat=seat)
            if rows:
                story.drop(*rows)
        for ident, bet in story.wagers.items():
            if bet.seat == seat:
                rows = story.settling(ident)
                cents = story.one("wager", wager=ident).fields["cents"]
                story.before(rows[0], event("return", wager=ident, seat=seat, cents=cents))
                story.drop(*rows)
        story.after(story.mark("deal-done"), event("void-hand", hand=hand, seat=seat, what="no-cards-dealt"))

    plan.edits.append(edit)


def late_second(plan: Plan, match: Match) -> None:
    """A seat's second card dealt after all others had theirs, before the dealer's."""
    late_second_of(plan, int(match["seat"]))


def late_second_of(plan: Plan, seat: int) -> None:
    """The same for a seat by its number."""
    plan.said.add("late")
    plan.join(seat)

    def edit(story: Story) -> None:
        row = initial_deals(story, seat)[1]
        others = [initial_deals(story, other)[1] for other in plan.seats if other != seat]
        if not others:
            raise NotTranslated(f"seat {seat} missed its second card: there are no others")
        last = max(others, key=story.place)
        skipped = event("card-misdealt", what="skipped", seat=seat, hand=row.fields["hand"])
        story.before(min((*others, row), key=story.place), skipped)
        if story.place(row) < story.place(last):
            story.move_after(last, [row])
        story.before(row, event("choice", what="late-card", seat=seat, hand=row.fields["hand"]))

    plan.edits.append(edit)


def said_late(plan: Plan, match: Match) -> None:
    if "late" not in plan.said:
        raise NotMine


def dealer_missed(plan: Plan, match: Match) -> None:
    """The dealer misses a card of his own and deals it to himself after the players' cards (633a.14(e))."""
    plan.said.add("late")

    def edit(story: Story) -> None:
        rows = initial_deals(story, 0)
        if match["which"] == "first":
            seconds = [initial_deals(story, seat)[1] for seat in plan.seats]
            story.move_after(max(seconds, key=story.place), [rows[0]])
        story.before(rows[1], event("card-misdealt", what="skipped", hand=0, seat=0))

    plan.edits.append(edit)


def missed_hit(plan: Plan, match: Match) -> None:
    """A card that a seat asked for is dealt after the other players' cards, before the hole card is turned."""
    seat = int(match["seat"])
    plan.said.add("late")

    def edit(story: Story) -> None:
        cards = story.find("deal", seat=seat)[2:]
        if not cards:
            raise NotTranslated(f"{match[0]!r}: the case deals no such card")
        row = cards[-1]
        start, hole = story.place(row), story.mark("hole")
        follow = [
            one
            for one in story.events[start : story.place(hole)]
            if one is row or (one.get("seat") == seat and one.kind in ("announce", "collect", "muck", "choice"))
        ]
        skipped = event("card-misdealt", what="skipped", seat=seat, hand=row.fields["hand"])
        story.before(row, skipped)
        story.move_before(hole, follow)
        story.before(row, event("choice", what="late-card", seat=seat, hand=row.fields["hand"]))

    plan.edits.append(edit)


def missed_dead(plan: Plan, match: Match) -> None:
    """The player has his hand called dead instead; the original wager goes back."""
    if "late" not in plan.said:
        raise NotMine

    def edit(story: Story) -> None:
        asked = story.one("choice", what="late-card")
        seat = int(str(asked.fields["seat"]))
        hand = asked.fields["hand"]
        start = story.place(asked)
        gone = [one for one in story.events[start + 1 :] if one.get("seat") == seat and one.kind != "cleared"]
        wager = story.wager(seat, "blackjack")
        asked.fields["what"] = "dead-hand"
        rows = [event("void-hand", hand=hand, seat=seat, what="missed-card")]
        cents = story.one("wager", wager=wager).fields["cents"]
        rows.append(event("return", wager=wager, seat=seat, cents=cents))
        if gone:
            story.drop(*gone)
        story.after(asked, *rows)

    plan.edits.append(edit)


PHRASES: tuple[tuple[str, Work], ...] = (
    (
        r"seat(?P<seat>\d+) (?:dealt only one card|skipped on second card|missed on second card|got only"
        r" one card)",
        late_second,
    ),
    (r"(?:second card|dealt) (?:dealt )?after (?:all )?others?(?: received second cards?)?", said_late),
    (r"(?:dealer )?misse[sd] (?:own |his )?(?P<which>first|second) card(?: to himself)?", dealer_missed),
    (r"players completed|(?:dealer )?(?:then )?deals (?:it|second card|two cards) to himself", said_late),
    (r"seat(?P<seat>\d+) (?:hit|requested card|card) not dealt", missed_hit),
    (r"dealt after other players(?: before hole card)?", said_late),
    (
        r"(?:seat\d+ |player )?(?:chooses|elects|asks for) dead hand(?:, original wager returned)?",
        missed_dead,
    ),
    (r"(?:no cards? dealt to seat(?P<seat>\d+))", missed_seat),
)
