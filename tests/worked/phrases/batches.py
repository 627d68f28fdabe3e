"""Phrases about batches, backs, numbers of decks and what is filed of them."""

from tests.worked.casefile import NotTranslated
from tests.worked.phrases.form import Match, Work
from tests.worked.plan import Plan
from tests.worked.story import Story, event


def same_backs(plan: Plan, match: Match) -> None:
    """Both batches (or both sides) have backs of one colour."""

    def edit(story: Story) -> None:
        backs = {one.get("back") for one in story.find("decks")}
        if len(backs) < 2:
            raise NotTranslated(f"{match[0]!r}: there is one stack only")
        for one in story.events:
            if one.get("back") == "blue":
                one.fields["back"] = "red"

    plan.edits.append(edit)


def unequal(plan: Plan, match: Match) -> None:
    """Numbers of decks of the two batches or sides."""
    numbers = [int(match["one"]), int(match["other"])]

    def edit(story: Story) -> None:
        rows = story.find("decks")
        if len(rows) != 2:
            raise NotTranslated(f"{match[0]!r}: there is one stack only")
        for number, back in zip(numbers, ("red", "blue"), strict=True):
            for one in story.events:
                if one.get("back") == back and one.kind in ("decks", "spread", "wash", "batch"):
                    one.fields["n"] = number

    plan.edits.append(edit)


def manual_shuffle(plan: Plan, match: Match) -> None:
    """Cards that a device should have shuffled are shuffled by the dealer."""

    def edit(story: Story) -> None:
        rows = [one for one in story.find("shuffle") if one.get("by") == "shuffler"]
        if not rows:
            raise NotTranslated(f"{match[0]!r}: the dealer shuffles anyway")
        rows[0].fields["by"] = "dealer"

    plan.edits.append(edit)


def both_in_rack(plan: Plan, match: Match) -> None:
    """A card of the other batch lies in the rack as well."""

    def edit(story: Story) -> None:
        if len({one.get("back") for one in story.find("decks")}) < 2:
            raise NotTranslated(f"{match[0]!r}: there is one batch only")
        row = event("move-card", card="?", face="down", source="stack", dest="rack", back="blue")
        story.after(story.mark("deal-done"), row)

    plan.edits.append(edit)


PHRASES: tuple[tuple[str, Work], ...] = (
    (
        r"(?:both )?(?:batches|sides) (?:with |of |in )?(?:same (?:back )?colou?r(?: backs)?|red(?: backs)?|red-backed)"
        r"|(?:both batches|both sides) red",
        same_backs,
    ),
    (
        r"(?:batches of|batches|sides of|left) (?P<one>\d+)(?: decks)? (?:and|right) (?P<other>\d+)(?: decks)?",
        unequal,
    ),
    (r"(?:cards )?shuffled (?:manually|by hand|by dealer)|manual shuffle", manual_shuffle),
    (r"cards of both batches to rack", both_in_rack),
)
