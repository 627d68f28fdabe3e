"""Phrases about cards dealt from the hand (633a.12(b))."""

import re

from tests.worked.phrases.form import Match, Work
from tests.worked.plan import Plan
from tests.worked.story import Story, event


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


PHRASES: tuple[tuple[str, Work], ...] = (
    (
        r"(?:dealer )?(?:changes|changed|switches|switched) "
        r"(?:deck (?:from (?:left|right) )?to (?:other|right|left) hand|hands)(?: "
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
)
