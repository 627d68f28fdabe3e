"""Turning points of a round as phrases name them: ``before the card reader``, ``after seat 2 hit``, ``at the end``."""

import re
from collections.abc import Callable

from tests.worked.casefile import NotTranslated
from tests.worked.phrases.form import Match
from tests.worked.story import Event, Story
from tests.worked.words import WAGER, wager_word

Point = tuple[Event, bool]
"""An event, and whether to come after it."""


def rows_of(story: Story, seat: int, kind: str) -> list[Event]:
    """The rows that settle a seat's wagers of a kind (seat 0: all seats', kind "": all), in their order."""
    idents = [one for one, bet in story.wagers.items() if seat in (0, bet.seat) and kind in ("", bet.kind)]
    number = story.mark("first-card").round
    money = ("collect", "pay", "return")
    rows = [one for one in story.events if one.kind in money and one.get("wager") in idents and one.round == number]
    if not rows:
        raise NotTranslated(f"no settlement of seat {seat}'s {kind or 'wagers'}")
    return rows


def move(story: Story, rows: list[Event], point: Point) -> None:
    """Put settlement rows to a turning point."""
    anchor, after = point
    if any(anchor is one for one in rows):
        raise NotTranslated("settled before or after itself")
    if after:
        story.move_after(anchor, rows)
    else:
        story.move_before(anchor, rows)


def point_of(story: Story, words: str) -> Point:
    """The turning point; raises NotTranslated for words without a pattern."""
    when = re.match(r"(before|after|at|until|when|once)\s+", words)
    after = when is None or when[1] != "before"
    what = re.sub(r"^(?:all|any|every) ", "", words[when.end() :] if when else words)
    for pattern, find in _POINTS:
        match = pattern.fullmatch(what)
        if match is not None:
            return find(story, match, after)
    raise NotTranslated(f"a moment {words!r}")


def _deals(story: Story) -> list[Event]:
    """The cards dealt after the initial deal."""
    start = story.place(story.mark("deal-done"))
    number = story.mark("first-card").round
    return [one for one in story.events[start + 1 :] if one.kind == "deal" and one.round == number]


def _reader(story: Story, match: Match, after: bool) -> Point:
    return story.mark("reader"), after


def _hit(story: Story, match: Match, after: bool) -> Point:
    seat = int(match["seat"] or 0)
    cards = [one for one in _deals(story) if one.get("seat") and seat in (0, one.get("seat"))]
    if not cards:
        raise NotTranslated(f"{match[0]!r}: no such card")
    return cards[-1 if after else 0], after


def _hole(story: Story, match: Match, after: bool) -> Point:
    return story.mark("hole"), after


def _dealer_done(story: Story, match: Match, after: bool) -> Point:
    return max((*_deals(story), story.mark("hole")), key=story.place), after


def _end(story: Story, match: Match, after: bool) -> Point:
    return story.mark("cleared"), False


def _decisions(story: Story, match: Match, after: bool) -> Point:
    if not after:
        return story.marks.get("reader") or story.mark("deal-done"), True
    return story.mark("hole"), False


def _deal(story: Story, match: Match, after: bool) -> Point:
    return story.mark("deal-done" if "first card" not in match[0] else "first-card"), after


def _settled(story: Story, match: Match, after: bool) -> Point:
    kind = wager_word(match["wager"]) if match.groupdict().get("wager") else "blackjack"
    rows = rows_of(story, int(match["seat"] or 0), kind)
    return rows[-1 if after else 0], after


_SETTLED = r"(?: (?:settled|paid|collected))?"
_POINTS: tuple[tuple[re.Pattern[str], Callable[[Story, Match, bool], Point]], ...] = tuple(
    (re.compile(pattern), find)
    for pattern, find in (
        (r"(?:card )?reader(?: used| use| check| inserted)?|peek|hole card inserted(?: in (?:card )?reader)?", _reader),
        (
            r"(?:player |seat(?P<seat>\d+) )?(?:first )?(?:hits?|draws?|drew)(?: (?:a )?card)?"
            r"|(?:additional|next|further) cards?(?: dealt| drawn)?",
            _hit,
        ),
        (r"hole card(?: (?:exposed|revealed|turned(?: up)?))?|reveal|dealer (?:second|hole) card(?: revealed)?", _hole),
        (r"dealer reveals(?: hole card)?", _hole),
        (r"dealer (?:hand|draws?|drew|drawn|finish(?:ed|es)?|completed|plays|played|stands|last card)", _dealer_done),
        (r"(?:last )?(?:additional )?cards? (?:were )?dealt|dealer (?:done|hand complete[d]?)", _dealer_done),
        (r"(?:very )?end(?: of (?:round|hand|play))?|round(?: end(?:ed)?| over)?", _end),
        (
            r"(?:other |players? )?(?:decisions?|turns?)(?: of .*)?|players? (?:act(?:ed)?|played|decide[sd]?)",
            _decisions,
        ),
        (r"(?:initial )?deal|second cards?(?: dealt)?|first card(?: dealt)?", _deal),
        (rf"(?:seat(?P<seat>\d+) )?(?P<wager>{WAGER}){_SETTLED}", _settled),
        (rf"seat(?P<seat>\d+){_SETTLED}", _settled),
    )
)
