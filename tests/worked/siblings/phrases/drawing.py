"""Phrases about cards drawn in error, refused or too few."""

from tests.worked.acts import Act
from tests.worked.phrases import irregular, left_out_hands
from tests.worked.phrases.form import Match, NotMine, Work
from tests.worked.phrases.left_out_hands import said_late
from tests.worked.phrases.preparing import is_there, seats_of
from tests.worked.plan import Plan
from tests.worked.siblings.phrases.turns import completed, draw_card, draws, error_card
from tests.worked.story import Story, event
from tests.worked.words import CARD, read_card


def exposed(plan: Plan, match: Match) -> None:
    irregular.exposed(plan, match)
    plan.said.add(f"exposed {read_card(match['card'])}")


def refused_by(plan: Plan, match: Match) -> None:
    """Seats that refuse the card, and stand where the case says so."""
    if "error" not in plan.said:
        raise NotMine
    seats = seats_of(match["seats"])
    plan.join(*seats)
    plan.subject = seats[-1]
    if match["stand"]:
        plan.acts += [Act(seat, "", "stand") for seat in seats]

    def edit(story: Story) -> None:
        anchor = row = story.mark("error")
        for seat in seats:
            hand = story.hands.get((seat, "a"))
            said = event("card-refused", seat=seat, hand=hand, player=plan.players[seat], card=str(row.get("card")))
            story.after(anchor, said)
            anchor = said

    plan.edits.append(edit)


def dealer_takes(plan: Plan, match: Match) -> None:
    """``dealer 10H 2S takes 6C: 18``."""
    if "error" not in plan.said or not plan.plain:
        raise NotMine
    cards = [read_card(match[name]) for name in ("up", "hole", "card")]
    plan.special[0] = completed(plan, cards)
    is_there("deal")(plan, match)


def not_needed(plan: Plan, match: Match) -> None:
    if "error" not in plan.said:
        raise NotMine


def discarded(plan: Plan, match: Match) -> None:
    if "error" not in plan.said:
        raise NotMine
    plan.edits.append(lambda story: story.mark("error").fields.update(dest="rack"))


def next_card_to(plan: Plan, match: Match) -> None:
    """After a reshuffle within the round no card was burned; after a card set aside it is the next card."""
    plan.join(int(match["seat"]))
    if "mid" in plan.said:
        irregular.mid_no_burn(plan, match)
    else:
        irregular.next_card(plan, match)


def first_card_to(plan: Plan, match: Match) -> None:
    if "mid" not in plan.said:
        raise NotMine
    irregular.mid_no_burn(plan, match)


def two_missed(plan: Plan, match: Match) -> None:
    """The dealer missed his first card, and takes both when all players have two cards."""
    if "players served" not in plan.said:
        raise NotMine
    plan.said.add("late")

    def edit(story: Story) -> None:
        number = story.mark("first-card").round
        deals = [one for one in story.events if one.kind == "deal" and one.round == number]
        own = [one for one in deals if one.get("hand") == 0][:2]
        others = [one for one in deals if one.get("seat")][: 2 * len(plan.seats)]
        skipped = event("card-misdealt", what="skipped", hand=0, seat=0)
        story.move_after(others[-1], own)
        story.before(own[0], skipped)

    plan.edits.append(edit)


def players_served(plan: Plan, match: Match) -> None:
    plan.said.add("players served")
    if not plan.seats:
        plan.join(1, 2)


def one_card_only(plan: Plan, match: Match) -> None:
    """The dealer missed his second card, and the case does not say that he took it."""
    plan.said.add("dealer short")

    def edit(story: Story) -> None:
        hole = story.mark("hole-dealt")
        story.before(hole, event("card-misdealt", what="skipped", hand=0, seat=0))
        story.drop(hole)

    plan.edits.append(edit)


def declared_dead(plan: Plan, match: Match) -> None:
    """The round called dead after the initial deal, all wagers returned."""
    if "dealer short" not in plan.said:
        raise NotMine

    def edit(story: Story) -> None:
        row = story.one("card-misdealt", what="skipped")
        start, end = story.place(row) + 1, story.place(story.mark("cleared"))
        story.events[start:end] = []
        rows = [event("void-round", what="misdeal")]
        for ident, bet in story.wagers.items():
            placed = story.find("wager", wager=ident)
            if placed:
                cents = placed[0].fields["cents"]
                rows.append(event("return", wager=ident, seat=bet.seat, cents=cents))
        story.after(row, *rows)

    plan.edits.append(edit)


def error_dealt(plan: Plan, match: Match) -> None:
    """The card drawn in error dealt to a seat that asks for one."""
    if "error" not in plan.said or not plan.plain:
        raise NotMine
    draws(plan, match)


def accepted(plan: Plan, match: Match) -> None:
    """A seat that takes the exposed card."""
    card = error_card(plan)
    if "error" not in plan.said or not plan.plain or not card:
        raise NotMine
    seat = int(match["seat"])
    draw_card(plan, seat, card)

    def edit(story: Story) -> None:
        hand = story.hands.get((seat, "a"))
        story.after(story.mark("error"), event("choice", what="accept-card", seat=seat, hand=hand))

    plan.edits.append(edit)


def one_card(plan: Plan, match: Match) -> None:
    """A seat missed on its second card, dealt after all others."""
    seat = int(match.groupdict().get("seat") or match["seat2"])
    plan.join(seat)
    if plan.seats == [seat]:
        plan.join(1 if seat != 1 else 2)
    left_out_hands.late_second_of(plan, seat)


_SEATS = r"(?P<seats>\d+(?:\s*(?:,|and|&)\s*\d+)*)"

PHRASES: tuple[tuple[str, Work], ...] = (
    (rf"(?P<card>{CARD}) exposed(?: in error)?", exposed),
    (rf"(?P<card>{CARD}) drawn in error(?:,? (?:not exposed|unexposed|face down))?", exposed),
    (rf"(?P<card>{CARD}) dealt to seat(?P<seat>\d+)(?: as next card)?", error_dealt),
    (r"seat(?P<seat>\d+) accepts(?: (?:it|card))?", accepted),
    (rf"seat(?P<seat>\d+) (?:is )?dealt {CARD} as next card", error_dealt),
    (r"dealer (?:then )?takes two(?: cards)?", said_late),
    (r"seat(?P<seat>\d+) dealt one card(?: only)?|seat(?P<seat2>\d+) one card only", one_card),
    (r"second card (?:dealt )?to seat\d+ after all (?:other )?players(?: received second cards?)?", said_late),
    (rf"seats?\s?{_SEATS} refuses?(?: (?:it|card))?(?P<stand>,?(?: and)? stands?)?", refused_by),
    (rf"dealer (?P<up>{CARD}) (?P<hole>{CARD}) (?:takes|uses|draws) (?P<card>{CARD})(?:: \d+)?", dealer_takes),
    (r"dealer not need (?:it|card)|dealer cannot use (?:it|card)", not_needed),
    (rf"(?:(?:{CARD}|it|card) )?discarded(?: with no offer| without (?:an )?offer)?", discarded),
    (r"next card (?:dealt )?to seat(?P<seat>\d+)", next_card_to),
    (r"first card (?:dealt )?to seat(?P<seat>\d+)", first_card_to),
    (r"all players two cards", players_served),
    (r"dealer (?:then )?takes two(?: cards)?", two_missed),
    (r"dealer(?: has)? one card(?: only)?", one_card_only),
    (r"round (?:declared|called) dead", declared_dead),
    (r"wagers returned", is_there("return")),
)
