"""Phrases about the deal, offers, the card reader and players' decisions."""

import re

from tests.worked.cases import NotTranslated
from tests.worked.edits import initial_deals
from tests.worked.phrases.form import Match, Work
from tests.worked.phrases.preparing import is_there
from tests.worked.plan import Plan, dealer_showing
from tests.worked.story import Story, event
from tests.worked.words import CARD


def no_insurance_offer(plan: Plan, match: Match) -> None:
    def edit(story: Story) -> None:
        story.drop(*story.find("offer", what="insurance"))

    if plan.plain:
        plan.special.setdefault(0, dealer_showing("A"))
    plan.edits.append(edit)


def no_reader(plan: Plan, match: Match) -> None:
    if plan.plain:
        plan.special.setdefault(0, dealer_showing("K"))
    plan.edits.append(lambda story: story.drop(story.mark("reader")))


def insurance_late(plan: Plan, match: Match) -> None:
    """An Insurance Wager placed after the hole card was inserted."""
    from tests.worked.phrases.preparing import insurance_stake

    stake = insurance_stake(plan, match)
    if stake is None:
        raise NotTranslated(f"{match[0]!r}: no Insurance Wager")

    def edit(story: Story) -> None:
        rows = story.find("wager", what="insurance", seat=stake.bet.seat)
        rows += story.find("choice", what="insurance", seat=stake.bet.seat)
        story.move_after(story.mark("reader"), rows)

    plan.edits.append(edit)


def even_money_offered(plan: Plan, match: Match) -> None:
    def edit(story: Story) -> None:
        seat = int(match.groupdict().get("seat") or plan.seats[0])
        story.after(story.mark("deal-done"), event("offer", what="even-money", seat=seat))

    plan.edits.append(edit)


def deal_swapped(plan: Plan, match: Match) -> None:
    """A seat dealt before another in the first (and second) round of cards."""
    first, second = int(match["seat"]), int(match["other"])
    plan.join(first, second)

    def edit(story: Story) -> None:
        ones, others = initial_deals(story, first), initial_deals(story, second)
        for one, other in zip(ones, others, strict=True):
            if story.place(one) > story.place(other):
                story.move_before(other, [one])
        story.marks["first-card"] = min((*ones, *others, story.marks["first-card"]), key=story.place)

    plan.edits.append(edit)


def hole_face_up(plan: Plan, match: Match) -> None:
    plan.edits.append(lambda story: story.mark("hole-dealt").fields.update(face="up"))


def up_card_face_down(plan: Plan, match: Match) -> None:
    plan.edits.append(lambda story: initial_deals(story, 0)[0].fields.update(face="down"))


def player_face(plan: Plan, match: Match) -> None:
    """A player's card of the first two dealt with the other face."""
    seat = int(match.groupdict().get("seat") or 0)
    face = match["face"].lower()
    which = (match.groupdict().get("which") or "").lower()

    def edit(story: Story) -> None:
        for place in [seat] if seat else plan.seats:
            deals = initial_deals(story, place)
            for number, one in enumerate(deals):
                if which in ("", ("first", "second")[number]):
                    one.fields["face"] = face

    plan.edits.append(edit)


def not_announced(plan: Plan, match: Match) -> None:
    def edit(story: Story) -> None:
        whole = story.find("announce", hand=0)
        story.drop(*whole)

    plan.edits.append(edit)


def blackjack_unannounced(plan: Plan, match: Match) -> None:
    plan.edits.append(
        lambda story: story.drop(*[one for one in story.find("announce", what="blackjack") if one.get("hand") != 0])
    )


def hole_not_turned(plan: Plan, match: Match) -> None:
    plan.edits.append(lambda story: story.drop(story.mark("hole")))


def hole_turned_early(plan: Plan, match: Match) -> None:
    """The hole card turned up before the players had decided."""

    def edit(story: Story) -> None:
        anchor = story.marks.get("reader") or story.mark("deal-done")
        story.move_after(anchor, [story.mark("hole")])

    plan.edits.append(edit)


def not_sideways(plan: Plan, match: Match) -> None:
    def edit(story: Story) -> None:
        rows = story.find("deal", what="sideways")
        if not rows:
            raise NotTranslated(f"{match[0]!r}: no double down")
        for one in rows:
            one.fields.pop("what")

    plan.edits.append(edit)


def extra_unasked(plan: Plan, match: Match) -> None:
    """A card dealt to a seat that had not asked for it."""
    seat = int(match["seat"])

    def edit(story: Story) -> None:
        deals = story.find("deal", seat=seat)[2:]
        if not deals:
            raise NotTranslated(f"{match[0]!r}: no such card")
        place = story.place(deals[-1])
        asked = [one for one in story.events[:place] if one.kind == "choice" and one.get("seat") == seat]
        if asked and asked[-1].get("what") in ("hit", "double"):
            story.drop(asked[-1])

    plan.edits.append(edit)


def not_cleared(plan: Plan, match: Match) -> None:
    plan.edits.append(lambda story: story.drop(story.mark("cleared")))


def other_hand(plan: Plan, match: Match) -> None:
    """The dealer changes the hand in which the deck is held during the round."""

    def edit(story: Story) -> None:
        held = story.one("deck-held")
        other = {"left-hand": "right-hand", "right-hand": "left-hand"}[str(held.fields["what"])]
        story.after(story.mark("deal-done"), event("deck-held", what=other))

    plan.edits.append(edit)


def kept_bust(plan: Plan, match: Match) -> None:
    """A busted hand-dealt hand that was not discarded at once."""
    seat = int(match.groupdict().get("seat") or 0)

    def edit(story: Story) -> None:
        rows = [one for one in story.find("muck") if seat in (0, one.get("seat"))]
        story.move_before(story.mark("cleared"), rows[:1])

    plan.edits.append(edit)


def both_hands(plan: Plan, match: Match) -> None:
    seat = int(match.groupdict().get("seat") or 0)
    how = "out-of-view" if re.search("view|sight|below|lap", match[0], re.IGNORECASE) else "both-hands"

    def edit(story: Story) -> None:
        place = seat or plan.seats[0]
        row = event("handle-cards", by="player", seat=place, hand=story.hands.get((place, "a")), what=how)
        story.after(story.mark("deal-done"), row)

    plan.edits.append(edit)


def counterclockwise(plan: Plan, match: Match) -> None:
    """Players' first and second cards dealt from the dealer's right."""
    if len(plan.seats) < 2:
        plan.join(1, 2)

    def edit(story: Story) -> None:
        for number in (0, 1):
            rows = [initial_deals(story, seat)[number] for seat in plan.seats]
            anchor = min(rows, key=story.place)
            ordered = list(reversed(rows))
            if anchor is not ordered[0]:
                story.move_before(anchor, ordered[: ordered.index(anchor)])
            for last, row in zip(ordered, ordered[1:], strict=False):
                story.move_after(last, [row])
        story.marks["first-card"] = initial_deals(story, plan.seats[-1])[0]

    plan.edits.append(edit)


def dealer_first(plan: Plan, match: Match) -> None:
    """The dealer's first or second card dealt before the players'."""
    number = 1 if "second" in match[0] or "hole" in match[0] else 0

    def edit(story: Story) -> None:
        row = initial_deals(story, 0)[number]
        others = [initial_deals(story, seat)[number] for seat in plan.seats]
        first = min(others, key=story.place)
        story.move_before(first, [row])
        if number == 0:
            story.marks["first-card"] = row

    plan.edits.append(edit)


def hole_shown(plan: Plan, match: Match) -> None:
    """The hole card exposed while it went into the reader, or looked at by the dealer."""

    def edit(story: Story) -> None:
        row = story.mark("hole-dealt")
        shown = event("expose", hand=0, seat=0, card=row.fields["card"], ref=row)
        story.before(story.marks.get("reader") or story.mark("hole"), shown)

    plan.edits.append(edit)


def reader_first(plan: Plan, match: Match) -> None:
    """The card reader used before the optional wagers were settled."""
    plan.edits.append(lambda story: story.move_after(story.mark("deal-done"), [story.mark("reader")]))


def card_face_down(plan: Plan, match: Match) -> None:
    """An additional card of a player dealt face down."""
    seat = int(match.groupdict().get("seat") or 0)

    def edit(story: Story) -> None:
        start = story.place(story.mark("deal-done"))
        rows = [one for one in story.events[start + 1 :] if one.kind == "deal" and one.get("seat")]
        rows = [one for one in rows if seat in (0, one.get("seat")) and one.get("what") != "sideways"]
        if not rows:
            raise NotTranslated(f"{match[0]!r}: no additional card")
        rows[-1].fields["face"] = "down"

    plan.edits.append(edit)


def drew_before_turning(plan: Plan, match: Match) -> None:
    """The dealer drew before he turned the hole card."""

    def edit(story: Story) -> None:
        start = story.place(story.mark("hole"))
        draws = [one for one in story.events[start:] if one.kind == "deal" and one.get("hand") == 0]
        if not draws:
            raise NotTranslated(f"{match[0]!r}: the dealer does not draw")
        story.move_after(draws[-1], [story.mark("hole")])

    plan.edits.append(edit)


def acted_first(plan: Plan, match: Match) -> None:
    """A seat that had its turn before another."""
    first, second = int(match["seat"]), int(match["other"])
    plan.join(first, second)

    def edit(story: Story) -> None:
        start, end = story.place(story.mark("deal-done")), story.place(story.mark("hole"))
        turns = story.events[start + 1 : end]
        kinds = ("choice", "deal", "announce", "split", "collect", "muck", "wager", "pay", "return")
        mine = [one for one in turns if one.kind in kinds and one.get("seat") == first]
        others = [one for one in turns if one.kind == "choice" and one.get("seat") == second]
        if not mine or not others:
            raise NotTranslated(f"{match[0]!r}: no such turns")
        if story.place(mine[0]) > story.place(others[0]):
            story.move_before(others[0], mine)

    plan.edits.append(edit)


def blackjack_kept(plan: Plan, match: Match) -> None:
    """The cards of a Blackjack (or of even money) left on the table after it was paid."""
    plan.edits.append(lambda story: story.move_before(story.mark("cleared"), story.find("muck")[:1]))


def on_the_cards(plan: Plan, match: Match) -> None:
    """A surrendered wager placed on the cards, to be settled when the hole card is revealed."""
    plan.options.surrender = "wager-on-the-cards"


PHRASES: tuple[tuple[str, Work], ...] = (
    (r"insurance not offered|no insurance offered|dealer not offer insurance", no_insurance_offer),
    (
        r"(?:card )?reader(?: device)? not used|no (?:card )?reader(?: use| used)?|hole card not checked",
        no_reader,
    ),
    (
        r"(?:seat(?P<seat>\d+) )?(?:places |makes |takes )?insurance(?: wager)?(?: (?:of"
        r" )?(?P<cents>\d[\d,]*))? ?(?:accepted|taken|placed|made)? after (?:card )?reader(?: used)?",
        insurance_late,
    ),
    (r"even money offered to seat(?P<seat>\d+)", even_money_offered),
    (r"seat(?P<seat>\d+) dealt before seat(?P<other>\d+)", deal_swapped),
    (r"(?:first )?card(?:s)? to seat(?P<seat>\d+) before seat(?P<other>\d+)", deal_swapped),
    (r"(?:dealer(?:'s)? )?(?:hole|second) card dealt face up", hole_face_up),
    (r"(?:dealer(?:'s)? )?(?:up|first) card dealt face down", up_card_face_down),
    (
        r"seat(?P<seat>\d+)(?:'s)? (?P<which>first|second)? ?cards? (?:dealt )?face (?P<face>up|down)",
        player_face,
    ),
    (r"(?:players?'?s?'?|player) (?P<which>first|second)? ?cards dealt face (?P<face>up|down)", player_face),
    (
        r"(?:dealer )?(?:total|totals|point count) not announced|dealer not announce (?:total|point count)"
        r"|no announcement",
        not_announced,
    ),
    (r"(?:seat\d+(?:'s)? )?blackjack not announced", blackjack_unannounced),
    (r"(?:dealer announces?|announced) (?:total|point count|\d+)", is_there("announce")),
    (r"hole card (?:not turned|never turned|not revealed)(?: up)?", hole_not_turned),
    (
        r"hole card (?:turned|exposed|revealed)(?: up)? before (?:players?(?:'s?)? )?(?:decisions|acted|act"
        r"|players act|players decide)",
        hole_turned_early,
    ),
    (
        r"(?:double )?card (?:not )?placed (?:lengthwise|not sideways|straight)|card not (?:placed"
        r" )?sideways",
        not_sideways,
    ),
    (r"seat(?P<seat>\d+) dealt card (?:he|she|it) not ask(?:ed)? for", extra_unasked),
    (r"(?:card|double card) placed sideways", is_there("deal")),
    (r"cards not (?:removed|cleared|placed in discard rack)(?: after (?:settlement|round))?", not_cleared),
    (
        r"(?:dealer )?(?:changes|changed|switches|switched) (?:deck to (?:other|right|left) hand|hands)(?: "
        r"(?:mid-round|during round))?",
        other_hand,
    ),
    (
        r"(?:seat(?P<seat>\d+) )?(?:busted (?:cards|hand) (?:kept|not discarded)|keeps (?:busted )?cards"
        r"|not discard)(?: until end)?",
        kept_bust,
    ),
    (r"seat(?P<seat>\d+) (?:used|uses|holds|held|examine[sd]) (?:cards )?(?:with )?both hands", both_hands),
    (
        r"seat(?P<seat>\d+) (?:took|takes|held|holds|moved|moves) cards (?:out of (?:dealer's )?(?:view"
        r"|sight)|below table|to lap)",
        both_hands,
    ),
    (rf"seat\d+ (?:holds )?(?:{CARD}[ ,]*)+", is_there("deal")),
)
