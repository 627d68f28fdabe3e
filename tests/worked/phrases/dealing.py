"""Phrases about the deal, the cards and players' turns."""

from tests.worked.casefile import NotTranslated
from tests.worked.edits import initial_deals
from tests.worked.phrases.form import Match, Work
from tests.worked.phrases.preparing import is_there
from tests.worked.plan import Plan
from tests.worked.story import Story
from tests.worked.words import CARD


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
    if seat:
        plan.join(seat)

    def edit(story: Story) -> None:
        for place in [seat] if seat else plan.seats:
            deals = initial_deals(story, place)
            if not deals:
                raise NotTranslated(f"{match[0]!r}: no such card")
            for number, one in enumerate(deals):
                if which in ("", ("first", "second")[number]):
                    one.fields["face"] = face

    plan.edits.append(edit)


def not_announced(plan: Plan, match: Match) -> None:
    def edit(story: Story) -> None:
        whole = story.find("announce", hand=0)
        story.drop(*whole)

    plan.edits.append(edit)


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


def double_face(face: str) -> Work:
    """The face of the double-down card, whatever is filed."""

    def put(plan: Plan, match: Match) -> None:
        def edit(story: Story) -> None:
            rows = story.find("deal", what="sideways")
            if not rows:
                raise NotTranslated(f"{match[0]!r}: no double down")
            for one in rows:
                one.fields["face"] = face

        plan.options.double_card = face
        plan.edits.append(edit)

    return put


def no_hole_card(plan: Plan, match: Match) -> None:
    """The dealer has no second card until his turn."""

    def edit(story: Story) -> None:
        row = story.mark("hole-dealt")
        hole = story.mark("hole")
        row.fields["face"] = "up"
        story.move_before(hole, [row])
        story.drop(hole)

    plan.edits.append(edit)


PHRASES: tuple[tuple[str, Work], ...] = (
    (
        r"(?:dealer exposes hole card|hole card exposed|hole card turned(?: up)?) before seat\d+ "
        r"(?:acts?|acted|decides?)",
        hole_turned_early,
    ),
    (r"(?:all )?cards (?:removed )?to rack|cards removed(?: from table)?", is_there("cleared")),
    (r"cards (?:left on table|not to rack|not removed)(?: after (?:settlement|round))?", not_cleared),
    (r"double card (?:dealt )?face down", double_face("down")),
    (r"double card (?:dealt )?face up", double_face("up")),
    (r"dealer (?:dealt|took|takes|deals) no hole card|no hole card(?: dealt)?", no_hole_card),
    (
        r"(?:cards |initial cards |round )?dealt (?:counterclockwise|from right to left|from dealer right)",
        counterclockwise,
    ),
    (
        r"dealer (?:(?:first|up) card|(?:second|hole) card|hole card) (?:dealt )?before (?:seat\d+|players?)"
        r"(?:'?s? (?:first|second) cards?)?",
        dealer_first,
    ),
    (r"(?:seat(?P<seat>\d+) )?(?:hit|additional|drawn|third) card (?:dealt )?face down", card_face_down),
    (r"dealer (?:draws|drew) before (?:turning|exposing|revealing) hole card", drew_before_turning),
    (
        r"seat(?P<seat>\d+) (?:acts?|acted|decides?|decided|played|plays|asked) before seat(?P<other>\d+)",
        acted_first,
    ),
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
    (rf"seat\d+ (?:holds )?(?:{CARD}[ ,]*)+", is_there("deal")),
)
