"""Phrases about burning cards and about the two sides of a double shoe."""

import re

from tests.worked.casefile import NotTranslated
from tests.worked.edits import (
    absent,
    before_round,
    drop_last_burn,
    ensure_earlier,
    void_round,
)
from tests.worked.phrases.form import Match, NotMine, Work
from tests.worked.phrases.preparing import is_there
from tests.worked.plan import Plan
from tests.worked.story import Story, event
from tests.worked.words import CARD, read_card


def no_burn(plan: Plan, match: Match) -> None:
    def edit(story: Story) -> None:
        if "burned" not in plan.said and "burn" not in story.groups:
            drop_last_burn(story)
            story.groups["burn"] = []

    plan.edits.append(edit)


def burned(plan: Plan, match: Match) -> None:
    plan.said.add("burned")

    def edit(story: Story) -> None:
        if not story.find("burn"):
            absent(match)

    plan.edits.append(edit)


def burn_elsewhere(plan: Plan, match: Match) -> None:
    """A burn card that goes to another place than the discard rack."""
    place = {"player": "hand", "layout": "layout", "shoe": "shoe", "removed": "removed"}
    word = next((where for key, where in place.items() if key in match["where"].lower()), "layout")

    def edit(story: Story) -> None:
        first = story.place(story.mark("first-card"))
        burns = [one for one in story.events[:first] if one.kind == "burn"]
        if not burns:
            absent(match)
        burns[-1].fields["dest"] = word

    plan.edits.append(edit)


def new_dealer(plan: Plan, match: Match) -> None:
    def edit(story: Story) -> None:
        ensure_earlier(plan, story)
        came = event("dealer-arrives", by="dealer:D2")
        came.clock = match.groupdict().get("clock") or ""
        before_round(plan, story, event("dealer-leaves", by="dealer:D1"), came)
        if plan.options.dealing != "hand":
            place = {"double": "shoe-left"}.get(plan.options.shoe, "shoe")
            before_round(plan, story, event("burn", what="new-dealer", source=place, dest="rack", n=1, face="down"))

    plan.edits.append(edit)


def _two_sides(plan: Plan) -> None:
    if plan.options.shoe != "double":
        raise NotMine


def determinant(plan: Plan, match: Match) -> None:
    _two_sides(plan)
    plan.determinant = (read_card(match["card"]), f"shoe-{match['side'].lower()}")


def no_determinant(plan: Plan, match: Match) -> None:
    _two_sides(plan)
    plan.undetermined = True


def determinant_used(plan: Plan, match: Match) -> None:
    _two_sides(plan)
    plan.said.add("determinant used")


def determinant_segregated(plan: Plan, match: Match) -> None:
    _two_sides(plan)
    plan.said.add("determinant segregated")


def from_side(plan: Plan, match: Match) -> None:
    _two_sides(plan)
    plan.source = f"shoe-{match['side'].lower()}"


def wrong_side(plan: Plan, match: Match) -> None:
    """All further cards of the round come from the side that the determinant card does not name."""

    def edit(story: Story) -> None:
        other = {"shoe-left": "shoe-right", "shoe-right": "shoe-left"}
        deals = [one for one in story.events if one.kind == "deal" and one.get("source") in other]
        if not deals:
            absent(match)
        for one in deals:
            one.fields["source"] = other[str(one.fields["source"])]

    plan.edits.append(edit)


def voided(plan: Plan, match: Match) -> None:
    why = "incorrect-side" if plan.options.shoe == "double" else "irregularity"
    plan.edits.append(lambda story: void_round(story, why))


def from_hand(plan: Plan, match: Match) -> None:
    """Dealt from the hand, whatever is filed."""
    plan.options.dealing = "hand"


def dealer_unburned(plan: Plan, match: Match) -> None:
    new_dealer(plan, match)
    no_burn(plan, match)


def determinant_taken(plan: Plan, match: Match) -> None:
    determinant(plan, match)
    determinant_used(plan, match)


def determinant_apart(plan: Plan, match: Match) -> None:
    determinant(plan, match)
    determinant_segregated(plan, match)


def determinant_racked(plan: Plan, match: Match) -> None:
    """A determinant card of the other side put into the rack instead of the segregated area."""
    determinant_apart(plan, match)
    plan.edits.append(lambda story: story.mark("determinant").fields.update(dest="rack"))


def some_wrong_side(plan: Plan, match: Match) -> None:
    """Some cards of the round, by their number in the order of dealing, come from the other side."""
    _two_sides(plan)
    numbers = [int(word) for word in re.findall(r"\d+", match[0])]

    def edit(story: Story) -> None:
        other = {"shoe-left": "shoe-right", "shoe-right": "shoe-left"}
        cards = [one for one in story.events if one.kind in ("deal", "determinant") and one.get("source") in other]
        if max(numbers) > len(cards):
            raise NotTranslated(f"{match[0]!r}: there are {len(cards)} cards")
        for number in numbers:
            cards[number - 1].fields["source"] = other[str(cards[number - 1].fields["source"])]

    plan.edits.append(edit)


_SIDE = r"(?P<side>left|right)(?: side| compartment)?"

PHRASES: tuple[tuple[str, Work], ...] = (
    (
        r"(?:new |relief )?dealer(?: d\d+)? (?:relieves d\d+|at table|arrives|arrived|comes|takes over)"
        r"(?: (?:at )?(?P<clock>\d?\d:\d\d))?",
        new_dealer,
    ),
    (r"(?:relief|new) dealer deals without burn(?:ing)?", dealer_unburned),
    (
        rf"determinant(?: card)? (?P<card>{CARD}) (?:drawn )?from {_SIDE},? (?:and )?"
        r"(?:becomes|became|used as|dealt as|used|dealt) (?:as |to )?seat\d+(?: (?:as )?first card)?",
        determinant_taken,
    ),
    (
        rf"determinant(?: card)? (?P<card>{CARD}) (?:drawn )?from {_SIDE},? (?:and )?to segregated",
        determinant_apart,
    ),
    (
        rf"determinant(?: card)? (?P<card>{CARD}) (?:drawn )?from {_SIDE},? (?:and )?(?P<rack>to rack)",
        determinant_racked,
    ),
    (r"cards? [\d, and-]+ from wrong side", some_wrong_side),
    (r"(?:new )?shoe(?: \d+)? (?:loaded|filled)(?: \(\d+ cards\))?", is_there("load-shoe")),
    (
        r"(?:card 1|first card)(?: of (?:new )?(?:round|shoe))?(?: dealt)? to seat\d+(?: as first card)?",
        no_burn,
    ),
    (r"(?:no|without) burn(?:ed)?(?: card)?(?: entry| logged| recorded)?(?: before round)?", no_burn),
    (r"(?:no card (?:removed|burned)|burn (?:card )?(?:omitted|skipped|missing)|not burned)", no_burn),
    (r"(?:new )?dealer deals (?:at once|immediately|without burn(?:ing)?(?: card)?)", no_burn),
    (
        r"(?:first card|burn card|one card|card) (?:removed |placed |burned |put )?(?:in|to|into) "
        r"(?:discard )?rack(?: before (?:each )?round)?",
        burned,
    ),
    (r"(?:one card|first card|card) burned(?: (?:before round|by new dealer))?", burned),
    (
        r"burn(?:ed)? card (?:to|put|placed|left|dealt)(?: on| in| into| to)? (?P<where>layout|(?:back"
        r" )?(?:in |into )?shoe|seat\d+|player|removed)",
        burn_elsewhere,
    ),
    (
        r"(?:new|relief|second) dealer(?: D\d+)?(?: (?:arrives|comes to table|takes over|comes"
        r"|relieves))?(?: (?:at )?(?P<clock>\d?\d:\d\d))?",
        new_dealer,
    ),
    (
        r"dealer (?:change|changes|D1 (?:relieved|replaced) by D2)(?: (?:at )?(?P<clock>\d?\d:\d\d))?",
        new_dealer,
    ),
    (rf"determinant(?: card)? (?P<card>{CARD}) (?:drawn )?from {_SIDE}", determinant),
    (
        r"no determinant(?: card)?(?: drawn| entry)?|first card dealt without determinant(?: card)?",
        no_determinant,
    ),
    (
        rf"(?:determinant(?: card)?|{CARD}|it) (?:used|dealt|becomes|became) (?:as |to )?(?:seat\d+"
        r"(?:'s)?|player's)(?: as)?(?: first card)?",
        determinant_used,
    ),
    (
        rf"(?:(?:determinant(?: card)?|{CARD}|it) )?(?:placed |put |to )?(?:in |to |into )?segregated(?:"
        r" area)?",
        determinant_segregated,
    ),
    (rf"(?:all|remaining|other)? ?(?:cards|round)(?: dealt)? from {_SIDE}", from_side),
    (r"round (?:dealt|drawn) from (?:wrong|incorrect|other) side", wrong_side),
    (r"(?:cards|round) (?:dealt |drawn )?from wrong side", wrong_side),
    (r"round voided|all hands (?:called dead|void(?:ed)?)", voided),
    (r"(?:all )?wagers returned", is_there("return")),
    (r"round dealt from (?:dealer )?hand", from_hand),
)
