"""Phrases that give times of day: cards in use, idle tables, rounds."""

from tests.worked.casefile import NotTranslated
from tests.worked.edits import before_round, ensure_earlier, first_of_round, reshuffle
from tests.worked.opening import prepared, stacks
from tests.worked.phrases.form import Match, NotMine, Work
from tests.worked.phrases.preparing import is_there
from tests.worked.plan import Plan
from tests.worked.story import Story, event
from tests.worked.words import CLOCK


def opened(plan: Plan, match: Match) -> None:
    def edit(story: Story) -> None:
        story.one("decks").clock = match["clock"]
        ensure_earlier(plan, story)

    plan.edits.append(edit)


def round_at(plan: Plan, match: Match) -> None:
    days = {"next": 1, "same": 0}.get((match.groupdict().get("day") or "same").split()[0].lower(), 0)

    def edit(story: Story) -> None:
        row = first_of_round(story)
        row.clock = f"+{days} {match['clock']}" if days else match["clock"]

    plan.edits.append(edit)


def aged(plan: Plan, match: Match) -> None:
    """Cards in use for so many hours when the round is dealt."""
    minutes = int(match["hours"]) * 60 + int(match.groupdict().get("minutes") or 0)

    def edit(story: Story) -> None:
        story.one("decks").clock = "00:10"
        ensure_earlier(plan, story)
        ready = 30
        days, rest = divmod(ready + minutes, 24 * 60)
        row = first_of_round(story)
        row.clock = f"+{days} {rest // 60:02}:{rest % 60:02}" if days else f"{rest // 60:02}:{rest % 60:02}"

    plan.edits.append(edit)


def changed(plan: Plan, match: Match) -> None:
    """The cards were changed at a time, and the new ones opened, inspected and shuffled."""

    def edit(story: Story) -> None:
        ensure_earlier(plan, story)
        back, dest, decks = stacks(plan)[0]
        change = event("card-change", back="green", n=decks)
        change.clock = match["clock"]
        seen = event("inspection", what="cards", back="green", n=0, by="dealer:D1")
        before_round(
            plan,
            story,
            change,
            event("decks", n=decks, back="green", dest=dest),
            event("batch", what="opened", back="green", n=decks),
            seen,
            event("verify", by="floorperson:F1", ref=seen),
            event("spread", n=decks, back="green", dest=dest, face="up", seat=plan.seats[0]),
            event("wash", n=decks, back="green", dest=dest),
            event("stack", n=decks * plan.game.deck, back="green", dest=dest),
            *prepared(plan, ("green", dest, decks), "new-cards", plan.seats[0]),
        )

    plan.edits.append(edit)


def idle(plan: Plan, match: Match) -> None:
    """The table stood idle; its cards were spread, washed, shuffled and cut for the next player."""
    idle_between(plan, match["from"], match["to"])


def idle_between(plan: Plan, begin: str, until: str) -> None:
    """The same between two times of day, "" for times that are not told."""

    def edit(story: Story) -> None:
        ensure_earlier(plan, story)
        seat = plan.seats[0]
        gone = [event("player-leaves", player=plan.players[one], seat=one) for one in plan.seats]
        start = event("idle", what="start")
        start.clock = begin
        end = event("idle", what="end")
        end.clock = until
        before_round(plan, story, *gone, start)
        steps = []
        for back, dest, decks in stacks(plan)[: 2 if plan.options.shoe == "double" else 1]:
            steps += [
                event("shoe-emptied", source=dest or "shoe", dest="layout", back=back),
                event("spread", n=decks, back=back, dest=dest, face="down"),
            ]
        after = [event("player-arrives", player=plan.players[seat], seat=seat)]
        for part in stacks(plan)[: 2 if plan.options.shoe == "double" else 1]:
            back, dest, decks = part
            if plan.game.totals_announced:
                after.append(event("spread", n=decks, back=back, dest=dest, face="up", seat=seat))
            after.append(event("wash", n=decks, back=back, dest=dest))
            after.append(event("stack", n=decks * plan.game.deck, back=back, dest=dest))
            after += prepared(plan, part, "idle", seat)
        story.groups["idle"] = [*steps, *after[1:]]
        before_round(plan, story, *steps, end, *after)

    plan.edits.append(edit)


def remained(plan: Plan, match: Match) -> None:
    plan.edits.append(lambda story: story.drop(*story.groups.get("idle", [])))


def dealt_in(plan: Plan, match: Match) -> None:
    def edit(story: Story) -> None:
        story.mark("start").clock = match["clock"]

    plan.edits.append(edit)


def shoe_dealt(plan: Plan, match: Match) -> None:
    plan.edits.append(lambda story: None if reshuffle(plan, story, "shoe-dealt", max(plan.seats)) else None)


_DAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
_DAY = rf"(?P<day>{'|'.join(_DAYS)})"


def opened_day(plan: Plan, match: Match) -> None:
    plan.said.add(f"day {_DAYS.index(match['day'])}")
    opened(plan, match)


def round_day(plan: Plan, match: Match) -> None:
    """A round on another day of the week than the one named before."""
    first = [int(word.split()[1]) for word in plan.said if word.startswith("day ")]
    if not first:
        raise NotMine
    days = (_DAYS.index(match["day"]) - first[0]) % len(_DAYS)

    def edit(story: Story) -> None:
        row = first_of_round(story)
        row.clock = f"+{days} {match['clock']}" if days else match["clock"]

    plan.edits.append(edit)


def idle_face_up(plan: Plan, match: Match) -> None:
    def edit(story: Story) -> None:
        rows = [one for one in story.groups.get("idle", []) if one.kind == "spread"]
        if not rows:
            raise NotTranslated(f"{match[0]!r}: the table was not idle")
        for one in rows:
            one.fields["face"] = "up"

    plan.edits.append(edit)


PHRASES: tuple[tuple[str, Work], ...] = (
    (rf"(?:decks|cards) opened(?: at)? (?P<clock>{CLOCK}) {_DAY}", opened_day),
    (rf"(?:rounds?|still in use|still dealt)(?: dealt)?(?: at)? (?P<clock>{CLOCK}) {_DAY}", round_day),
    (rf"changed(?: at)? (?P<clock>{CLOCK})", changed),
    (r"(?:cards|decks) in (?:use|play) (?P<hours>\d+) ?h(?:ours?)? (?P<minutes>\d+) ?min(?:utes)?", aged),
    (rf"new player(?: at)? (?P<clock>{CLOCK})", dealt_in),
    (r"cards spread face up (?:at|on) player request|player asks for cards face up", idle_face_up),
    (rf"(?:decks|cards) (?:opened|in use since|in play since)(?: at)? (?P<clock>{CLOCK})", opened),
    (
        rf"(?:rounds?|play|still in use|still dealt|hands?)(?: dealt)?(?: at)? (?P<clock>{CLOCK})(?: "
        r"(?P<day>next day|same day))?",
        round_at,
    ),
    (
        rf"(?:round|play) (?:starts|started|begins)(?: at)? (?P<clock>{CLOCK})(?: (?P<day>next day|same"
        r" day))?",
        round_at,
    ),
    (
        r"(?:cards|decks) (?:in use|not changed)(?: for)? (?P<hours>\d+) ?h(?:ours?)?(?: (?P<minutes>\d+)"
        r" ?min(?:utes)?)?",
        aged,
    ),
    (r"(?:cards|decks) (?P<hours>\d+) ?h(?:ours?)?(?: (?P<minutes>\d+) ?min(?:utes)?)? old", aged),
    (rf"(?:cards|decks) changed(?: at)? (?P<clock>{CLOCK})", changed),
    (
        rf"(?:table idle|no (?:gaming )?activity|idle)(?: from)? (?P<from>{CLOCK}) ?(?:-|–|to|until)"
        rf" ?(?P<to>{CLOCK})",
        idle,
    ),
    (r"cards (?:remained|left|stayed) in shoe", remained),
    (rf"(?:new )?player dealt in(?: at)? (?P<clock>{CLOCK})", dealt_in),
    (
        r"cards (?:spread face down|spread),? (?:washed|mixed),? (?:stacked,? )?(?:re)?shuffled(?:,? and"
        r" cut|,? cut)?",
        is_there("shuffle"),
    ),
    (r"shoe dealt out", shoe_dealt),
)
