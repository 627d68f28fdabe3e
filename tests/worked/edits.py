"""Changes that several phrases make to a story."""

import re
from collections.abc import Callable
from typing import NoReturn

from tests.worked.casefile import NotTranslated
from tests.worked.opening import prepared, reshuffled, stacks, with_seats
from tests.worked.plan import Plan
from tests.worked.rounds import write_round
from tests.worked.story import Event, Story, event

Edit = Callable[[Story], None]

EARLIER_ROUND = 5
LATER_ROUND = 15


def absent(match: re.Match[str]) -> NoReturn:
    """What a phrase speaks of is not in the story."""
    raise NotTranslated(f"{match[0]!r}: there is none")


def first_of_round(story: Story) -> Event:
    """What the case's round begins with: the card removed before it where it is dealt from the hand, or its start."""
    burn = story.marks.get("burn")
    return burn if burn is not None and any(burn is one for one in story.events) else story.mark("start")


def before_round(plan: Plan, story: Story, *events: Event) -> None:
    """Insert between the opening (or an earlier round) and the case's round."""
    story.before(first_of_round(story), *events)
    for one in events:
        one.round = None


def ensure_earlier(plan: Plan, story: Story) -> list[Event]:
    """A plain round before the case's; its events. The same one however often it is asked for."""
    if "earlier" not in story.groups:
        other = Story()
        absent_seats = {int(word.split()[1]) for word in plan.said if word.startswith("skipped ")}
        seats = [seat for seat in plan.seats if seat not in absent_seats]
        if not seats:
            seats = [next(seat for seat in range(1, plan.options.positions) if seat not in absent_seats)]
        before = with_seats(plan, *seats)
        for side in ("left", "right"):
            if f"earlier from {side}" in plan.said:
                before.source = f"shoe-{side}"
                red = set(getattr(plan.options, side)) == {"hearts", "diamonds"}
                before.determinant = ("QH" if red else "QS", f"shoe-{side}")
        write_round(before, other, EARLIER_ROUND)
        story.groups["earlier"] = other.events
        anchor = first_of_round(story)
        place = story.place(anchor)
        story.events[place:place] = other.events
    return story.groups["earlier"]


def later_round(plan: Plan, story: Story) -> list[Event]:
    """A plain round after the case's."""
    if "later" not in story.groups:
        other = Story()
        write_round(with_seats(plan), other, LATER_ROUND)
        story.groups["later"] = other.events
        story.events.extend(other.events)
    return story.groups["later"]


def reshuffle(plan: Plan, story: Story, why: str, cutter: int) -> list[Event]:
    """The cards reshuffled between an earlier round and the case's; the group is called reshuffle."""
    ensure_earlier(plan, story)
    if "reshuffle" not in story.groups:
        parts = None
        if plan.options.shoe == "double" and why == "cover-card":
            side = next(one.get("source") for one in story.events if one.kind == "cover-card")
            parts = [part for part in stacks(plan) if part[1] == side]
        events = reshuffled(plan, why, cutter, parts)
        story.groups["reshuffle"] = events
        before_round(plan, story, *events)
    return story.groups["reshuffle"]


def drop_group(story: Story, name: str) -> None:
    """Leave out what a group added; once."""
    events = [one for one in story.groups.get(name, []) if any(one is other for other in story.events)]
    if events:
        story.drop(*events)
    story.groups[name] = []


def last_shuffle_events(story: Story, *kinds: str) -> list[Event]:
    """Events of these kinds that belong to the last shuffle before the case's round."""
    end = story.place(story.mark("start"))
    events = story.events[:end]
    starts = [i for i, one in enumerate(events) if one.kind in ("shuffle", "shoe-emptied", "stack")]
    start = starts[-1] if starts else 0
    return [one for one in events[start:] if one.kind in kinds]


def drop_last_burn(story: Story) -> None:
    """Leave out the last burn before the first card of the case's round."""
    first = story.place(story.mark("first-card"))
    burns = [one for one in story.events[:first] if one.kind == "burn"]
    if not burns:
        raise NotTranslated("no burn to leave out")
    story.drop(burns[-1])


def initial_deals(story: Story, seat: int) -> list[Event]:
    """The first two cards of a seat (0: the dealer)."""
    number = story.mark("first-card").round
    return [
        one
        for one in story.events
        if one.kind in ("deal", "determinant") and one.get("seat") == seat and one.round == number
    ][:2]


def void_round(story: Story, why: str, after: Event | None = None) -> None:
    """Call all hands dead after an event (the initial deal), and return every wager."""
    anchor = after or story.mark("deal-done")
    start, end = story.place(anchor) + 1, story.place(story.mark("cleared"))
    keep = [one for one in story.events[start:end] if one.kind in ("peek", "announce") and after is not None]
    story.events[start:end] = []
    rows = [event("void-round", what=why)]
    for ident, bet in story.wagers.items():
        placed = story.find("wager", wager=ident)
        if placed:
            rows.append(event("return", wager=ident, seat=bet.seat, cents=placed[0].fields["cents"]))
    story.after(anchor, *keep, *rows)


def fresh_stack(plan: Plan, why: str, cutter: int) -> list[Event]:
    """Shuffle, cut, load and burn of the first stack."""
    return prepared(plan, stacks(plan)[0], why, cutter)
