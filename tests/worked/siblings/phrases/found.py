"""Phrases about several cards found face up in the shoe, and about 10s found there (551.16(a), (b))."""

import re

from tests.worked.casefile import NotTranslated
from tests.worked.edits import later_round, void_round
from tests.worked.opening import reshuffled
from tests.worked.phrases import irregular
from tests.worked.phrases.form import Match, NotMine, Work
from tests.worked.phrases.preparing import is_there
from tests.worked.plan import Plan
from tests.worked.story import Event, Story, event
from tests.worked.words import CARD, read_card


def several_face_up(plan: Plan, match: Match) -> None:
    """More than one card found face up while the round is dealt."""
    cards = [read_card(word.upper()) for word in re.findall(CARD, match["cards"], re.IGNORECASE)]
    if len(cards) < len(("one", "other")):
        raise NotMine
    plan.said |= {"face up", "several found"}

    def edit(story: Story) -> None:
        first = story.mark("first-card")
        rows = [event("card-face-up", card=card, source=str(first.get("source")), dest="rack") for card in cards]
        story.marks["face-up"] = rows[-1]
        story.groups["found"] = rows
        story.before(first, *rows)

    plan.edits.append(edit)


def tens_found(plan: Plan, match: Match) -> None:
    """10s found in the shoe; torn by a floorperson and put where they came from unless other words follow."""
    cards = [read_card(word.upper()) for word in re.findall(CARD, match["cards"], re.IGNORECASE)]
    if not plan.game.removed or any(not card.startswith("10") for card in cards):
        raise NotTranslated(f"{match[0]!r}: no cards that were removed")
    plan.said |= {"ten found"} | ({"several found"} if len(cards) > 1 else set())

    def edit(story: Story) -> None:
        first = story.mark("first-card")
        source = str(first.get("source"))
        rows = [
            event("card-removed", what="torn", card=card, source=source, dest="box", by="floorperson:F1")
            for card in cards
        ]
        story.groups["found"] = rows
        story.after(first, *rows)

    plan.edits.append(edit)


def found(change: dict[str, str]) -> Work:
    """What is done otherwise with the 10s found; "" leaves a field out."""

    def work(plan: Plan, match: Match) -> None:
        if "ten found" not in plan.said:
            raise NotMine

        def edit(story: Story) -> None:
            for one in story.groups["found"]:
                for name, value in change.items():
                    one.fields.pop(name, None)
                    if value:
                        one.fields[name] = value

        plan.edits.append(edit)

    return work


def voided(plan: Plan, match: Match) -> None:
    if "several found" not in plan.said:
        raise NotMine
    why = "wrong-card-found" if "ten found" in plan.said else "face-up-cards"
    plan.edits.append(lambda story: void_round(story, why))


def then_reshuffled(plan: Plan, match: Match) -> None:
    """The cards reshuffled before the next round."""
    if "several found" not in plan.said:
        raise NotMine
    plan.edits.append(lambda story: _before_the_next(plan, story, reshuffled(plan, "irregularity", max(plan.seats))))


def decks_removed(plan: Plan, match: Match) -> None:
    """The decks taken out of play."""
    if "several found" not in plan.said:
        raise NotMine

    def edit(story: Story) -> None:
        last = story.mark("end")
        row = event("batch", what="retired", back="red", n=plan.options.decks)
        story.after(last, row)
        row.round = None

    plan.edits.append(edit)


def _before_the_next(plan: Plan, story: Story, rows: list[Event]) -> None:
    later = later_round(plan, story)
    story.before(later[0], *rows)
    for one in rows:
        one.round = None


def next_round(plan: Plan, match: Match) -> None:
    if "several found" not in plan.said:
        raise NotMine
    plan.edits.append(lambda story: None if later_round(plan, story) else None)


def played_on(plan: Plan, match: Match) -> None:
    if "several found" not in plan.said:
        raise NotMine
    is_there("cleared")(plan, match)


def next_after_ten(plan: Plan, match: Match) -> None:
    if "ten found" not in plan.said:
        raise NotMine
    is_there("deal")(plan, match)


def racked(plan: Plan, match: Match) -> None:
    irregular.face_up_racked(plan, match)


_CARDS = rf"(?P<cards>{CARD}(?:(?:, | and | ){CARD})*)"

PHRASES: tuple[tuple[str, Work], ...] = (
    (rf"{_CARDS} (?:found )?face up in (?:dealing )?shoe", several_face_up),
    (rf"{_CARDS} found(?: in (?:dealing )?shoe)?", tens_found),
    (r"torn(?: in half)? by floorperson|torn(?: in half)?", found({"what": "torn", "by": "floorperson:F1"})),
    (r"torn(?: in half)? by dealer", found({"what": "torn", "by": "dealer:D1"})),
    (r"not torn", found({"what": ""})),
    (r"(?:put )?in (?:box|original container|envelope)", found({"dest": "box"})),
    (r"to rack", found({"dest": "rack", "what": ""})),
    (r"(?:both )?to rack", racked),
    (r"round (?:of play )?void(?:ed)?", voided),
    (r"(?:cards )?reshuffled", then_reshuffled),
    (r"next card dealt", next_after_ten),
    (r"decks removed(?: from play)?", decks_removed),
    (r"next round dealt(?: from same shoe)?", next_round),
    (r"round (?:continued|played on|completed|continues)", played_on),
)
