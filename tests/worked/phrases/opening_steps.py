"""Phrases about the opening of the table: inspection, spread, wash, shuffle."""

from tests.worked.casefile import NotTranslated
from tests.worked.phrases.form import Match, Work
from tests.worked.phrases.preparing import is_there
from tests.worked.plan import Plan
from tests.worked.story import Story


def combined(kind: str) -> Work:
    """Sides or batches spread or washed together instead of apart."""

    def join(plan: Plan, match: Match) -> None:
        def edit(story: Story) -> None:
            rows = story.find(kind)
            if len(rows) < 2:
                raise NotTranslated(f"{match[0]!r}: there is one stack only")
            rows[0].fields["n"] = sum(int(str(one.fields["n"])) for one in rows)
            for name in ("back", "dest"):
                rows[0].fields.pop(name, None)
            story.drop(*rows[1:])

        plan.edits.append(edit)

    return join


def left_out(*kinds: str, **fields: str | int) -> Work:
    """A step of the opening that was not taken."""

    def leave(plan: Plan, match: Match) -> None:
        plan.edits.append(lambda story: story.drop(*[one for kind in kinds for one in story.find(kind, **fields)]))

    return leave


def spread_down(plan: Plan, match: Match) -> None:
    def edit(story: Story) -> None:
        for one in story.find("spread") or [story.one("spread")]:
            one.fields["face"] = "down"

    plan.edits.append(edit)


def no_spread(plan: Plan, match: Match) -> None:
    """No spread: left out, unless preshuffled cards need none."""

    def edit(story: Story) -> None:
        if not plan.options.preshuffled:
            story.drop(*story.find("spread"))

    plan.edits.append(edit)


def preshuffled(plan: Plan, match: Match) -> None:
    plan.options.preshuffled = True


PHRASES: tuple[tuple[str, Work], ...] = (
    (
        r"cards (?:spread|washed|stacked|shuffled|cut)|(?:spread|wash(?:ed)?|stack(?:ed)?|shuffle[d]?|cut)",
        is_there("shuffle"),
    ),
    (r"preshuffled cards|cards preshuffled", preshuffled),
    (r"cards shuffled without wash(?:ing)?", left_out("wash")),
    (
        r"(?:each )?(?:batch|batches|side|sides) (?:spread|washed|spread and washed|washed and stacked) "
        r"(?:separately|apart)",
        is_there("spread"),
    ),
    (
        r"(?:one|single) combined spread|both sides spread together|(?:sides|batches|all decks) spread"
        r" together",
        combined("spread"),
    ),
    (
        r"one wash of \d+ decks, red and blue|(?:both )?(?:batches|sides) (?:washed|mixed) together|one "
        r"(?:combined )?wash",
        combined("wash"),
    ),
    (
        r"first shoe loaded without (?:re)?shuffle|(?:stacked )?cards not shuffled|no shuffle",
        left_out("shuffle"),
    ),
    (r"cards (?:received )?preshuffled(?: under 603a\.16\([uv]\))?", preshuffled),
    (r"(?:cards )?not spread(?: for inspection)?|no spread", no_spread),
    (r"(?:cards )?spread face down", spread_down),
    (r"(?:cards )?not washed|no wash", left_out("wash")),
    (
        r"dealer not inspect(?: cards)?|cards not inspected|no inspection(?: of cards)?",
        left_out("inspection", "verify", what="cards"),
    ),
    (
        r"floorperson not verify(?: inspection)?|no (?:floorperson )?verification(?: of inspection)?",
        left_out("verify", by="floorperson:F1"),
    ),
    (
        r"(?:card )?reader (?:device )?not inspected(?: at (?:start|beginning) of (?:gaming )?day)?|no "
        r"(?:card )?reader inspection",
        left_out("inspection", what="card-reader"),
    ),
    (
        r"(?:cards )?spread(?: face up)?, wash(?:ed)?, stack(?:ed)?|spread, wash|cards (?:spread|washed"
        r"|stacked)",
        is_there("spread"),
    ),
    (r"cards not preshuffled", is_there()),
)
