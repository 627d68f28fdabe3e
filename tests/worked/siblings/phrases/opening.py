"""Phrases about the opening of the table: cards received, inspected, spread, washed, counted."""

from tests.worked.casefile import NotTranslated
from tests.worked.edits import EARLIER_ROUND, before_round, ensure_earlier, reshuffle
from tests.worked.opening import prepared, stacks, with_seats
from tests.worked.phrases import times
from tests.worked.phrases.form import Match, NotMine, Work
from tests.worked.phrases.opening_steps import combined, left_out, preshuffled
from tests.worked.phrases.preparing import is_there
from tests.worked.plan import Plan
from tests.worked.rounds import write_round
from tests.worked.story import Event, Story, event
from tests.worked.words import CLOCK

BATCHES = {"a": "red", "b": "blue"}


def stacked_and_shuffled(plan: Plan, match: Match) -> None:
    """Steps told one by one: what stands between them and is not told was not done."""
    if not any("wash" in phrase.lower() or "mixed" in phrase.lower() for phrase in plan.case.logged_events):
        left_out("wash")(plan, match)


def counted(plan: Plan, match: Match) -> None:
    """The cards of the shoe counted; as many as counted are in it."""
    number = int(match["n"])

    def edit(story: Story) -> None:
        row = story.one("load-shoe")
        row.fields["n"] = number
        due = plan.options.decks * plan.game.deck
        what = "complete" if number == due else "short" if number < due else "over"
        story.after(row, event("count-check", n=number, what=what, back=row.get("back") and str(row.get("back"))))

    plan.edits.append(edit)


def tens_removed(plan: Plan, match: Match) -> None:
    number = int(match["n"])

    def edit(story: Story) -> None:
        if number not in [one.get("n") for one in story.find("card-removed")]:
            raise NotTranslated(f"{match[0]!r}: the decks hold another number")

    plan.edits.append(edit)


def tens_whole(plan: Plan, match: Match) -> None:
    """The tens taken out but not torn."""

    def edit(story: Story) -> None:
        for one in story.find("card-removed") or [story.one("card-removed")]:
            one.fields.pop("what", None)

    plan.edits.append(edit)


def tens_elsewhere(plan: Plan, match: Match) -> None:
    """The tens put elsewhere than into the box, envelope or container that the decks came from."""
    place = "rack" if "rack" in match["where"] else "storage" if "stor" in match["where"] else "off-table"

    def edit(story: Story) -> None:
        for one in story.find("card-removed") or [story.one("card-removed")]:
            one.fields["dest"] = place

    plan.edits.append(edit)


def tens_left(plan: Plan, match: Match) -> None:
    plan.edits.append(
        lambda story: story.drop(
            *story.find("card-removed"),
            *[
                one
                for one in story.find("verify")
                if isinstance(one.get("ref"), Event) and one.get("ref") in story.find("card-removed")
            ],
        )
    )


def tens_by_one(plan: Plan, match: Match) -> None:
    """The tens taken out by the dealer alone."""

    def edit(story: Story) -> None:
        rows = [
            one for one in story.find("verify") if any(one.get("ref") is gone for gone in story.find("card-removed"))
        ]
        story.drop(*rows)

    plan.edits.append(edit)


def unshuffled_shoe(plan: Plan, match: Match) -> None:
    """A further shoe, loaded after the one before was dealt."""
    if int(match["n"]) < len(("first", "second")):
        raise NotMine
    plan.edits.append(lambda story: None if reshuffle(plan, story, "shoe-dealt", max(plan.seats)) else None)


def no_shuffle(plan: Plan, match: Match) -> None:
    """The last shuffle before the round left out."""

    def edit(story: Story) -> None:
        rows = story.groups.get("reshuffle") or story.events[: story.place(story.mark("start"))]
        story.drop(*[one for one in rows if one.kind == "shuffle"])

    plan.edits.append(edit)


def arrivals(plan: Plan, match: Match) -> None:
    """Who came to the table first and second, and when."""
    first, second = int(match["seat"]), int(match["other"])
    plan.first_player = first
    plan.join(first, second)

    def edit(story: Story) -> None:
        one, other = story.one("player-arrives", seat=first), story.one("player-arrives", seat=second)
        one.clock = match["clock"] or ""
        other.clock = match["clock2"] or ""
        story.move_after(one, [other])

    plan.edits.append(edit)


def day_opens(plan: Plan, match: Match) -> None:
    plan.edits.append(lambda story: setattr(story.one("gaming-day"), "clock", match["clock"]))


def round_at(plan: Plan, match: Match) -> None:
    plan.edits.append(lambda story: setattr(story.mark("start"), "clock", match["clock"]))


def in_use_next_day(plan: Plan, match: Match) -> None:
    """The same cards dealt on the next day."""
    plan.edits.append(lambda story: setattr(story.mark("start"), "clock", f"+1 {match['clock']}"))


def batches_opened(plan: Plan, match: Match) -> None:
    _two_batches(plan, match)

    def edit(story: Story) -> None:
        story.one("decks").clock = match["clock"]
        ensure_earlier(plan, story)
        before_round(plan, story, *_in_play(plan, story, "blue"))
        other = Story()
        write_round(with_seats(plan), other, EARLIER_ROUND + 1)
        place = story.place(story.mark("start"))
        story.events[place:place] = other.events

    plan.edits.append(edit)


def _two_batches(plan: Plan, match: Match) -> None:
    if len(stacks(plan)) != len(BATCHES) or plan.options.shuffler != "automated":
        raise NotTranslated(f"{match[0]!r} without two batches")


def batch_changed(plan: Plan, match: Match) -> None:
    """One batch changed for new cards, which are inspected, spread, washed and put into the device."""
    _two_batches(plan, match)
    old = BATCHES[match["batch"].lower()]
    new = {"red": "green", "blue": "orange"}[old]

    def edit(story: Story) -> None:
        ensure_earlier(plan, story)
        decks = plan.options.decks
        rows: list[Event] = []
        if old == "red" and "in play" not in story.groups:
            rows += _in_play(plan, story, "blue")
        change = event("card-change", back=new, n=decks)
        change.clock = f"+1 {match['clock']}" if match["day"] else match["clock"]
        seen = event("inspection", what="cards", back=new, n=0, by="dealer:D1")
        rows += [
            event("batch", what="retired", back=old, n=decks),
            change,
            event("decks", n=decks, back=new),
            event("batch", what="opened", back=new, n=decks),
            seen,
            event("verify", by="floorperson:F1", ref=seen),
            event("spread", n=decks, back=new, face="up", seat=plan.seats[0]),
            event("wash", n=decks, back=new),
            event("stack", n=decks * plan.game.deck, back=new),
            event("shuffle", by="shuffler", back=new, source="stack", dest="shuffler", n=300, what="new-cards"),
        ]
        before_round(plan, story, *rows)

    plan.edits.append(edit)


def _in_play(plan: Plan, story: Story, back: str) -> list[Event]:
    """The other batch cut and loaded, the one that was dealt taken out."""
    part = next(one for one in stacks(plan) if one[0] == back)
    story.groups["in play"] = []
    return [
        event("shoe-emptied", source="shoe", dest="rack", back="red"),
        event("count-check", n=part[2] * plan.game.deck, back="red", what="complete"),
        event("batch-swap", back=back),
        event("shuffle", by="shuffler", back="red", source="rack", dest="shuffler", n=300, what="shoe-dealt"),
        *[one for one in prepared(plan, part, "shoe-dealt", max(plan.seats)) if one.kind != "shuffle"],
    ]


def batch_dealt(plan: Plan, match: Match) -> None:
    """The round dealt from a batch at a time."""
    _two_batches(plan, match)
    back = BATCHES[match["batch"].lower()]

    def edit(story: Story) -> None:
        if back == "blue" and "in play" not in story.groups:
            before_round(plan, story, *_in_play(plan, story, "blue"))
        row = story.mark("start")
        row.clock = f"+1 {match['clock']}" if match["day"] and not _changed_next_day(plan) else match["clock"]

    plan.edits.append(edit)


def _changed_next_day(plan: Plan) -> bool:
    return any("changed" in phrase and "next day" in phrase for phrase in plan.case.logged_events)


def batch_cards(plan: Plan, match: Match) -> None:
    """The number of cards of one batch, in the log and in the filing."""
    _two_batches(plan, match)
    back, number = BATCHES[match["batch"].lower()], int(match["n"])
    if number % plan.game.deck:
        raise NotTranslated(f"{match[0]!r}: no whole decks")
    decks = number // plan.game.deck

    def edit(story: Story) -> None:
        for one in story.events:
            if one.get("back") == back and one.kind in ("decks", "spread", "wash", "batch"):
                one.fields["n"] = decks
            elif one.get("back") == back and one.kind in ("stack", "load-shoe"):
                one.fields["n"] = number

    plan.edits.append(edit)


def both_batches(plan: Plan, match: Match) -> None:
    """``batches A 208 and B 208 cards``."""
    _two_batches(plan, match)
    for number in (match["one"], match["other"]):
        if int(number) != plan.options.decks * plan.game.deck:
            raise NotTranslated(f"{match[0]!r}: the setup has {plan.options.decks} decks")


def changed_next_day(plan: Plan, match: Match) -> None:
    """All cards changed on the next day, before the round."""
    times.changed(plan, match)

    def edit(story: Story) -> None:
        row = story.find("card-change")[-1]
        row.clock = f"+1 {match['clock']}"

    plan.edits.append(edit)


def unwashed(plan: Plan, match: Match) -> None:
    """No wash: left out, unless preshuffled cards need none."""

    def edit(story: Story) -> None:
        if not plan.options.preshuffled:
            story.drop(*story.find("wash"))

    plan.edits.append(edit)


def idle_spread(plan: Plan, match: Match) -> None:
    """The cards of an idle table spread face down, as they are anyway."""
    if not any("idle" in phrase or "activity" in phrase for phrase in plan.case.logged_events):
        raise NotMine

    def edit(story: Story) -> None:
        if not story.find("spread", face="down"):
            raise NotTranslated(f"{match[0]!r}: the table was not idle")

    plan.edits.append(edit)


def reader_inspected(plan: Plan, match: Match) -> None:
    """The card reader inspected at a time of the gaming day."""

    def edit(story: Story) -> None:
        story.one("inspection", what="card-reader").clock = match["clock"] or ""

    plan.edits.append(edit)


def idle(plan: Plan, match: Match) -> None:
    """The table stood idle, at no time that the case tells."""
    times.idle_between(plan, "", "")


def turned_up(plan: Plan, match: Match) -> None:
    """The cards of an idle table turned face up for the player who arrives (551.5(h))."""
    plan.edits.append(lambda story: None if _turned_up(story) else _absent(match))


def not_turned_up(plan: Plan, match: Match) -> None:
    plan.edits.append(lambda story: story.drop(*_turned_up(story)))


def _turned_up(story: Story) -> list[Event]:
    return [one for one in story.groups.get("idle", []) if one.kind == "spread" and one.get("face") == "up"]


def _absent(match: Match) -> None:
    raise NotTranslated(f"{match[0]!r}: there is none")


def unshuffled_next(plan: Plan, match: Match) -> None:
    unshuffled_shoe(plan, match)
    no_shuffle(plan, match)


_DAY = r"(?P<day> (?:on )?next day)?"

PHRASES: tuple[tuple[str, Work], ...] = (
    (r"dealer inspects(?: cards)?", is_there("inspection")),
    (r"(?:cards )?spread(?: face up)?", is_there("spread")),
    (r"(?:cards )?stacked,?(?: and)? shuffled", stacked_and_shuffled),
    (r"wash(?:ed)?,?(?: and)? stack(?:ed)?,?(?: and)? shuffled?", is_there("wash")),
    (r"shoe count(?:ed)?:? (?P<n>\d+)(?: cards)?", counted),
    (r"dealer and floorperson (?:remove|removed|take out) (?P<n>\d+) tens", tens_removed),
    (r"(?:tens )?torn(?: in half)?", is_there("card-removed")),
    (r"(?:put )?in (?:boxes|box|original containers?|envelopes?)", is_there("card-removed")),
    (r"\d+ tens removed(?: and| but)? not torn|tens (?:put aside )?whole|tens not torn", tens_whole),
    (r"(?:torn )?tens (?:put |placed )?(?:in|into|to) (?P<where>rack|storage|drawer|waste bin|bin)", tens_elsewhere),
    (r"tens not removed(?: from decks)?", tens_left),
    (r"tens removed by dealer (?:alone|only)|floorperson not present(?: at removal)?", tens_by_one),
    (r"shoe (?P<n>\d+) loaded", unshuffled_shoe),
    (r"shoe (?P<n>\d+) loaded without (?:re)?shuffle", unshuffled_next),
    (
        rf"(?:masque )?card reader(?: device)? inspected(?: by floorperson)?(?: (?:at )?(?P<clock>{CLOCK}))?",
        reader_inspected,
    ),
    (rf"(?:decks|cards) changed(?: at)? (?P<clock>{CLOCK}) next day", changed_next_day),
    (r"first card of (?:new )?shoe burned(?: face down)?", is_there("burn")),
    (r"cut", is_there("cut")),
    (r"no shuffle (?:event|entry)(?: logged)?", no_shuffle),
    (r"preshuffled (?:no|false)", is_there()),
    (
        rf"game opens?, seat(?P<seat>\d+) arrives(?: (?P<clock>{CLOCK}))?, seat(?P<other>\d+) arrives"
        rf"(?: (?P<clock2>{CLOCK}))?",
        arrivals,
    ),
    (rf"gaming day (?:opens|begins|starts)(?: at)? (?P<clock>{CLOCK})", day_opens),
    (
        r"no (?:masque )?card reader(?: device)? inspection(?: entry)?(?: logged)?(?: at (?:start|beginning) of gaming day)?",
        left_out("inspection", what="card-reader"),
    ),
    (rf"round \d+ dealt (?:at )?(?P<clock>{CLOCK})", round_at),
    (rf"(?:still )?in use next day (?:at )?(?P<clock>{CLOCK})", in_use_next_day),
    (rf"batches a and b opened(?: at)? (?P<clock>{CLOCK})", batches_opened),
    (rf"batch (?P<batch>a|b) changed(?: at)? (?P<clock>{CLOCK}){_DAY}", batch_changed),
    (rf"batch (?P<batch>a|b) dealt(?: at)? (?P<clock>{CLOCK}){_DAY}", batch_dealt),
    (r"batch (?P<batch>a|b) (?P<n>\d+) cards", batch_cards),
    (rf"changed(?: at)? (?P<clock>{CLOCK}) next day", changed_next_day),
    (r"(?:both )?batches(?: a and b)? washed together", combined("wash")),
    (r"(?:both )?batches(?: a and b)? spread together", combined("spread")),
    (r"(?:both )?batches(?: a and b)? (?:spread|washed|stacked) (?:separately|apart)", is_there("spread")),
    (r"(?:decks|cards) received preshuffled", preshuffled),
    (r"(?:cards )?not washed|no wash", unwashed),
    (r"cards spread face down", idle_spread),
    (r"table (?:stands |stood )?idle|no (?:gaming )?activity", idle),
    (r"cards turned face up", turned_up),
    (r"cards not turned (?:face )?up", not_turned_up),
    (r"(?:new |first )?player arrives(?: at table)?", is_there("player-arrives")),
    (r"batches a (?P<one>\d+) and b (?P<other>\d+) cards", both_batches),
)
