"""Phrases about the layout, the signs, the shoe and the devices of the table."""

from typing import Any

from tests.worked.casefile import NotTranslated
from tests.worked.phrases import devices
from tests.worked.phrases.form import Match, NotMine, Work
from tests.worked.phrases.preparing import is_there
from tests.worked.plan import Plan
from tests.worked.story import Story, event
from tests.worked.words import CLOCK


def no_surrender_notice(plan: Plan, match: Match) -> None:
    """Neither the layout nor a sign says that surrender is not available."""

    def change(tree: dict[str, Any]) -> None:
        tree["layout"]["no_surrender"] = "neither"
        tree["layout"].get("inscriptions", {}).pop("no_surrender", None)

    if plan.game.chapter in ("551", "590"):
        raise NotTranslated(f"{match[0]!r}: the chapter asks for none")
    plan.said.add("no notice")
    plan.filed.append(change)


def no_sign(plan: Plan, match: Match) -> None:
    if "no notice" not in plan.said:
        raise NotMine


def out_of_position(plan: Plan, match: Match) -> None:
    def edit(story: Story) -> None:
        row = event("shoe-position", what="out-of-place")
        story.before(story.mark("start"), row)
        row.round = None

    plan.edits.append(edit)


def from_hand(plan: Plan, match: Match) -> None:
    """The cards of the round dealt from the hand."""

    def edit(story: Story) -> None:
        rows = [one for one in story.find("deal") if one.round == story.mark("start").round]
        for one in rows:
            one.fields["source"] = "deck-in-hand"

    plan.edits.append(edit)


def no_cut_of_device(plan: Plan, match: Match) -> None:
    if plan.options.shuffler not in ("continuous", "in-shoe"):
        raise NotMine
    is_there("load-shoe")(plan, match)


def malfunction(plan: Plan, match: Match) -> None:
    """A malfunction of the one device of the table, its card reader."""
    if plan.options.shuffler != "manual":
        raise NotTranslated(f"{match[0]!r} of which device")
    clock = match["clock"] or ""
    plan.said.add("malfunction")

    def edit(story: Story) -> None:
        row = event("device", what="malfunction", by="card-reader")
        row.clock = clock
        repaired = event("device", what="repaired", by="card-reader")
        story.marks["repaired"] = repaired
        story.before(story.mark("start"), row, repaired)
        row.round = repaired.round = None

    plan.edits.append(edit)


PHRASES: tuple[tuple[str, Work], ...] = (
    (r"layout without surrender (?:wording|inscription|notice)", no_surrender_notice),
    (r"no sign(?: posted)?", no_sign),
    (r"shoe out of position", out_of_position),
    (r"round dealt from (?:dealer )?hand", from_hand),
    (r"no cut", no_cut_of_device),
    (r"(?:card )?reader used with (?P<rank>[2-9]) up", devices.reader_misused),
    (r"hole(?: card)? visible to players", devices.hole_seen),
    (r"(?:all )?hands (?:called )?dead", devices.dead_after_reader),
    (rf"malfunction(?: (?:at )?(?P<clock>{CLOCK}))?", malfunction),
    (rf"rounds until (?P<clock>{CLOCK})", devices.dealt_meanwhile),
)
