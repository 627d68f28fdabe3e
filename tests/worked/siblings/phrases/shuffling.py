"""Phrases about the shuffle, the cut, the cover card, the batches and the shuffling device."""

import re

from tests.worked.casefile import NotTranslated
from tests.worked.edits import EARLIER_ROUND, before_round, ensure_earlier, reshuffle
from tests.worked.opening import prepared, stacks, with_seats
from tests.worked.phrases import batches, devices
from tests.worked.phrases.cutting import (
    cover_card_at,
    cover_on,
    cover_reached,
    cut_at,
    dealer_cuts,
    directed,
    not_reshuffled,
    offered_to,
)
from tests.worked.phrases.dealing import not_cleared
from tests.worked.phrases.form import Match, NotMine, Work
from tests.worked.phrases.preparing import is_there, seats_of
from tests.worked.plan import Plan
from tests.worked.rounds import write_round
from tests.worked.siblings.phrases.opening import BATCHES
from tests.worked.story import Event, Story, event
from tests.worked.words import CLOCK


def offered_in_turn(plan: Plan, match: Match) -> None:
    """``cut offered to seat5, refused, then seat2``: each but the last refuses."""
    seats = [int(seat) for seat in re.findall(r"seat(\d+)", match[0])]
    plan.join(*seats)
    for seat in seats[:-1]:
        offered_to(plan, seat, "refused")
    offered_to(plan, seats[-1], "refused" if match["last"] == "refused" else "accepted")


def earlier_settled(plan: Plan, match: Match) -> None:
    plan.edits.append(lambda story: None if ensure_earlier(plan, story) else None)


def stack_of(plan: Plan, match: Match) -> None:
    number, decks = int(match["n"]), int(match["decks"] or plan.options.decks)
    if number != decks * plan.game.deck or decks != plan.options.decks:
        raise NotTranslated(f"{match[0]!r}: the setup has {plan.options.decks} decks")


def rack_counted(plan: Plan, match: Match) -> None:
    """The cards collected after the cover card, counted."""
    number, due = int(match["n"]), int(match["due"] or plan.options.decks * plan.game.deck)

    def edit(story: Story) -> None:
        if "reshuffle" not in story.groups:
            cover_reached_now(plan, story)
        rows = [one for one in story.groups["reshuffle"] if one.kind == "count-check"]
        for one in rows or [story.one("count-check")]:
            one.fields |= {"n": number, "what": "complete" if number == due else "short" if number < due else "over"}

    plan.edits.append(edit)


def cover_reached_now(plan: Plan, story: Story) -> None:
    """The cover card came in the round before, and the cards are reshuffled."""
    earlier = [one for one in ensure_earlier(plan, story) if one.kind == "deal"]
    middle = earlier[len(earlier) // 2]
    story.before(middle, event("cover-card", source=str(middle.get("source")), dest="side"))
    reshuffle(plan, story, "cover-card", max(plan.seats))


def cover_among(plan: Plan, match: Match) -> None:
    """The cover card as one of the cards of the round before, by its number."""
    ordinals = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")

    def edit(story: Story) -> None:
        deals = [one for one in ensure_earlier(plan, story) if one.kind == "deal"]
        place = ordinals.index(match["nth"])
        anchor = deals[min(place, len(deals) - 1)]
        story.before(anchor, event("cover-card", source=str(anchor.get("source")), dest="side"))
        reshuffle(plan, story, "cover-card", max(plan.seats))

    plan.edits.append(edit)


def shoe_from(plan: Plan, match: Match) -> None:
    """``shoe 3 batch B``: which batch each shoe is dealt from; told one after the other."""
    number, back = int(match["n"]), BATCHES[match["batch"].lower()]
    if plan.options.shuffler != "automated":
        raise NotTranslated(f"{match[0]!r} without two batches")

    def edit(story: Story) -> None:
        if number == 1:
            if back != "red":
                raise NotTranslated(f"{match[0]!r}: the first shoe is of batch A")
            return
        other = Story()
        write_round(with_seats(plan), other, EARLIER_ROUND + number)
        before = story.mark("start")
        place = story.place(before)
        story.events[place:place] = other.events
        dealt = str(story.groups.get("dealt", [event("batch", back="red")])[0].get("back"))
        before_round(plan, story, *_shoe_of(plan, dealt, back))
        story.groups["dealt"] = [event("batch", back=back)]

    plan.edits.append(edit)


def _shoe_of(plan: Plan, dealt: str, back: str) -> list[Event]:
    part = next(one for one in stacks(plan) if one[0] == back)
    rows = [
        event("shoe-emptied", source="shoe", dest="rack", back=dealt),
        event("count-check", n=part[2] * plan.game.deck, back=dealt, what="complete"),
    ]
    if back != dealt:
        rows.append(event("batch-swap", back=back))
    rows.append(event("shuffle", by="shuffler", back=dealt, source="rack", dest="shuffler", n=300, what="shoe-dealt"))
    return [*rows, *[one for one in prepared(plan, part, "shoe-dealt", max(plan.seats)) if one.kind != "shuffle"]]


def jam_used(plan: Plan, match: Match) -> None:
    """The batch taken out of the device that jammed, and dealt without a reshuffle."""
    devices.not_reshuffled(plan, match)


def unusable(plan: Plan, match: Match) -> None:
    """The shuffling device cannot be used any more, between two rounds; what follows is told in order."""
    plan.said.add("unusable")

    def edit(story: Story) -> None:
        ensure_earlier(plan, story)
        before_round(plan, story, _at(event("device", what="malfunction", by="shuffler"), match))

    plan.edits.append(edit)


def _at(row: Event, match: Match) -> Event:
    row.clock = match.groupdict().get("clock") or ""
    return row


def covered(plan: Plan, match: Match) -> None:
    if "unusable" not in plan.said:
        raise NotMine
    plan.edits.append(
        lambda story: before_round(plan, story, _at(event("device", what="sign-placed", by="shuffler"), match))
    )


def taken_away(plan: Plan, match: Match) -> None:
    if "unusable" not in plan.said:
        raise NotMine
    plan.edits.append(
        lambda story: before_round(plan, story, _at(event("device", what="removed-from-use", by="shuffler"), match))
    )


def shuffled_by_hand(plan: Plan, match: Match) -> None:
    if "unusable" not in plan.said:
        raise NotMine

    def edit(story: Story) -> None:
        part = stacks(plan)[0]
        rows = [
            event("shoe-emptied", source="shoe", dest="rack", back=part[0]),
            event("count-check", n=part[2] * plan.game.deck, back=part[0], what="complete"),
            _at(event("shuffle", by="dealer", what="device-failure", source="rack", dest="stack", back=part[0]), match),
            *[one for one in prepared(plan, part, "device-failure", max(plan.seats)) if one.kind != "shuffle"],
        ]
        before_round(plan, story, *rows)

    plan.edits.append(edit)


def idle_batch(plan: Plan, match: Match) -> None:
    """The table idle; for the next player the cards of the table go into the device, the batch in it is dealt."""
    if plan.options.shuffler != "automated":
        raise NotTranslated(f"{match[0]!r} without a shuffling device")

    def edit(story: Story) -> None:
        ensure_earlier(plan, story)
        red, blue = stacks(plan)
        seat = plan.seats[0]
        rows = [event("player-leaves", player=plan.players[one], seat=one) for one in plan.seats]
        rows += [
            event("idle", what="start"),
            event("shoe-emptied", source="shoe", dest="layout", back=red[0]),
            event("rack-emptied", dest="layout", back=red[0]),
            event("spread", n=red[2], back=red[0], face="down"),
            event("player-arrives", player=plan.players[seat], seat=seat),
            event("idle", what="end"),
            event("stack", n=red[2] * plan.game.deck, back=red[0]),
            event("shuffle", by="shuffler", back=red[0], source="stack", dest="shuffler", n=300, what="idle"),
            event("batch-swap", back=blue[0]),
            *[one for one in prepared(plan, blue, "idle", seat) if one.kind != "shuffle"],
        ]
        story.groups["idle"] = rows
        before_round(plan, story, *rows)

    plan.edits.append(edit)


def refused_by(plan: Plan, match: Match) -> None:
    offered_to(plan, int(match["seat"]), "refused")
    plan.said.add("cut refused")


def then_offered(plan: Plan, match: Match) -> None:
    if "cut refused" not in plan.said:
        raise NotMine
    offered_to(plan, int(match["seat"]), "refused" if match["answer"] else "accepted")


def at_table(plan: Plan, match: Match) -> None:
    if "unusable" not in plan.said:
        raise NotMine


def all_refuse_in_turn(plan: Plan, match: Match) -> None:
    for seat in seats_of(match["seats"]):
        offered_to(plan, seat, "refused")


def recut_by(plan: Plan, match: Match) -> None:
    """Who made the recut that was required."""
    seat = int(match["seat"])
    plan.join(seat)

    def edit(story: Story) -> None:
        if not story.find("recut"):
            raise NotTranslated(f"{match[0]!r}: none was required")
        story.find("cut")[-1].fields |= {"by": "player", "seat": seat}

    plan.edits.append(edit)


def backs_of(plan: Plan, match: Match) -> None:
    """The colour of the backs of a batch; two batches of one colour once both are told."""
    other = {"a": "b", "b": "a"}[match["batch"]]
    plan.said.add(f"backs {match['batch']} {match['color']}")
    if f"backs {other} {match['color']}" in plan.said:
        batches.same_backs(plan, match)


_SEATS = r"(?P<seats>\d+(?:\s*(?:,|and|&)\s*\d+)*)"
_NEXT = r"(?:,? refused,? then (?:to )?seat\d+)+"

PHRASES: tuple[tuple[str, Work], ...] = (
    (rf"cut offered to seat\d+{_NEXT}(?:,? (?P<last>accepted|accepts|cuts|refused))?", offered_in_turn),
    (r"round \d+ settled", earlier_settled),
    (r"floorperson (?:directs|orders) reshuffle(?: after round(?: \d+)?)?", directed),
    (r"burn(?:ed)?", is_there("burn")),
    (r"round \d+(?: begins| starts| dealt)?", is_there()),
    (
        r"(?:round \d+: )?cover card (?:emerges|emerged|comes out|appears)(?: (?:during play|during round|mid-round"
        r"|as first card(?: of round)?))?",
        cover_reached,
    ),
    (
        r"(?:round \d+: )?cover card (?:emerges|emerged|appears) as (?P<nth>second|third|fourth|fifth|sixth|seventh"
        r"|eighth) card",
        cover_among,
    ),
    (r"(?:cover card )?(?:put|placed) aside", is_there("cover-card")),
    (r"round \d+ completed", is_there("cleared")),
    (r"round \d+ dealt from same shoe", not_reshuffled),
    (r"shoe remainder to rack|remaining cards to rack", is_there("shoe-emptied")),
    (r"count (?P<n>\d+)(?P<due>)", rack_counted),
    (r"cards to rack counted (?P<n>\d+)(?: of (?P<due>\d+))?", rack_counted),
    (r"cards in rack counted (?P<n>\d+)(?: of (?P<due>\d+))?", rack_counted),
    (r"shuffle and play resume(?: with no report)?", is_there("shuffle")),
    (r"stack (?P<n>\d+) cards(?: \((?P<decks>\d+) decks?\))?", stack_of),
    (r"cover card (?:with )?(?P<n>\d+) (?:cards? )?(?P<where>below|above)(?: it)?", cover_card_at),
    (r"manual shuffle complete(?:d)?", is_there("shuffle")),
    (r"stack loaded in (?:dealing )?shoe", is_there("load-shoe")),
    (r"no cut offer(?:ed)?(?: (?:logged|recorded|entry))?", dealer_cuts),
    (r"shoe (?P<n>\d+) (?:of |from |is )?batch (?P<batch>a|b)", shoe_from),
    (rf"shuffler (?P<what>jams?|jammed|stops?|stopped)(?: mid-shuffle)?(?: (?:at )?(?P<clock>{CLOCK}))?", devices.jam),
    (rf"batch removed(?: and loaded| and dealt)(?: (?:at )?{CLOCK})?", jam_used),
    (rf"(?:shuffler|shuffling device) (?:unusable|cannot be used)(?: (?:at )?(?P<clock>{CLOCK}))?", unusable),
    (rf"(?:device|shuffler|it) covered(?: (?:at )?(?P<clock>{CLOCK}))?", covered),
    (rf"(?:out-of-order )?sign placed(?: (?:at )?(?P<clock>{CLOCK}))?", covered),
    (
        rf"(?:device|shuffler|it) (?:removed|taken) (?:from|off) (?:gaming )?table(?: (?:at )?(?P<clock>{CLOCK}))?",
        taken_away,
    ),
    (rf"manual shuffle(?: begins| started)?(?: (?:at )?(?P<clock>{CLOCK}))?", shuffled_by_hand),
    (r"cards on table stacked(?: and placed)? into shuffler", idle_batch),
    (r"stored batch removed", is_there("batch-swap")),
    (r"dealt", is_there("deal")),
    (r"no player request", is_there()),
    (r"cut refused by seat(?P<seat>\d+)", refused_by),
    (r"(?:cut )?(?:then )?offered to seat(?P<seat>\d+)(?P<answer>,? refused)?", then_offered),
    (rf"(?:shuffler|shuffling device) (?:malfunctions|malfunctioned|fails)(?: (?:at )?(?P<clock>{CLOCK}))?", unusable),
    (r"(?:device|shuffler) (?:still |left )?at table", at_table),
    (r"cards (?:still |left )?on table after (?:settlement|round)", not_cleared),
    (
        r"(?P<who>seat\d+|player) (?:places|puts|inserts) cover card (?:with |at )?(?P<n>\d+) cards? (?:in )?"
        r"(?P<where>above|below|from top|from bottom)(?: it)?",
        cut_at,
    ),
    (rf"cut offered to seats {_SEATS},? all refuse(?: (?:it|cut))?", all_refuse_in_turn),
    (
        r"cover card (?:appear(?:s|ed)|came out|emerges|emerged) (?:on|at) (?:betting area of seat(?P<seat>\d+)"
        r"|dealer hand)",
        cover_on,
    ),
    (r"cover card (?:appear(?:s|ed)|came out|emerges|emerged) (?:on|at) seat(?P<seat>\d+) betting area", cover_on),
    (r"recut by seat(?P<seat>\d+)(?: .*cut last.*)?", recut_by),
    (r"(?:next )?round dealt", is_there("deal")),
    (rf"batch loaded(?: (?:at )?{CLOCK})?", is_there("load-shoe")),
    (rf"cards reshuffled(?: (?:at )?{CLOCK})?", is_there("shuffle")),
    (r"cards of (?:batch a and (?:batch )?b|both batches) to rack(?: together)?", batches.both_in_rack),
    (r"batch (?P<batch>a|b) (?:with )?(?P<color>red|blue|green|black) backs", backs_of),
    (r"cover card (?:as )?first card of round(?: \d+)?", cover_reached),
)
