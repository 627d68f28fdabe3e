"""Phrases about the cut, the cover card, the reshuffle and the batches."""

from tests.worked.casefile import NotTranslated
from tests.worked.edits import (
    absent,
    drop_group,
    ensure_earlier,
    last_shuffle_events,
    reshuffle,
)
from tests.worked.opening import reshuffled, stacks
from tests.worked.phrases.form import Match, NotMine, Work
from tests.worked.phrases.preparing import is_there
from tests.worked.plan import Plan
from tests.worked.story import Event, Story, event


def cut_at(plan: Plan, match: Match) -> None:
    """``n`` cards above, or below, the cover card where the stack is cut."""
    number, where = int(match["n"]), (match.groupdict().get("where") or "above").lower()

    def edit(story: Story) -> None:
        cut = _last_cut(story)
        total = plan.options.decks * plan.game.deck // (2 if plan.options.shoe == "double" else 1)
        above = total - number if where in ("below", "from bottom") else number
        cut.fields["n"] = above
        if (match.groupdict().get("who") or "").lower() == "dealer":
            _by_dealer(story, cut)

    plan.edits.append(edit)


def _last_cut(story: Story) -> Event:
    cuts = last_shuffle_events(story, "cut")
    if not cuts:
        raise NotTranslated("no cut in this case")
    return cuts[-1]


def _by_dealer(story: Story, cut: Event) -> None:
    cut.fields["by"] = "dealer"
    cut.fields.pop("seat", None)


def cover_card_at(plan: Plan, match: Match) -> None:
    """How many cards lie below the inserted cover card."""
    groups = match.groupdict()

    def edit(story: Story) -> None:
        found = last_shuffle_events(story, "cover-card-inserted")
        if not found:
            absent(match)
        total = plan.options.decks * plan.game.deck // (2 if plan.options.shoe == "double" else 1)
        if groups.get("share"):
            top, bottom = groups["share"].split("/")
            found[-1].fields["n"] = total * int(top) // int(bottom)
        else:
            above = (groups.get("where") or "below").lower() in ("above", "from top")
            found[-1].fields["n"] = total - int(groups["n"]) if above else int(groups["n"])

    plan.edits.append(edit)


def cut_offered(plan: Plan, match: Match) -> None:
    groups = match.groupdict()
    seat = int(groups.get("seat") or 0)
    if not seat:
        seat = {"left": min(plan.seats), "right": max(plan.seats)}[groups["end"].lower()]
    word = (groups.get("answer") or "accepted").lower()
    offered_to(plan, seat, "refused" if word.startswith(("refus", "declin")) else "accepted")


def offered_to(plan: Plan, seat: int, answer: str) -> None:
    """The cut offered to a seat, ``accepted`` or ``refused``."""
    plan.join(seat)
    plan.first_player = plan.first_player or seat

    def edit(story: Story) -> None:
        cut = _last_cut(story)
        if "offers" not in story.groups:
            story.drop(*last_shuffle_events(story, "cut-offered"))
            story.groups["offers"] = []
        offer = event("cut-offered", what=answer, seat=seat, player=plan.players[seat])
        story.groups["offers"].append(offer)
        story.before(cut, offer)
        if answer == "accepted":
            cut.fields |= {"by": "player", "seat": seat}
        else:
            _by_dealer(story, cut)

    plan.edits.append(edit)


def dealer_cuts(plan: Plan, match: Match) -> None:
    def edit(story: Story) -> None:
        if "offers" not in story.groups and "refus" not in match[0].lower():
            story.drop(*last_shuffle_events(story, "cut-offered"))
            story.groups["offers"] = []
        _by_dealer(story, _last_cut(story))

    plan.edits.append(edit)


def all_refuse(plan: Plan, match: Match) -> None:
    """Every player refuses the cut, from the one entitled to it."""

    def edit(story: Story) -> None:
        story.groups["offers"] = last_shuffle_events(story, "cut-offered")
        for one in story.groups["offers"]:
            one.fields["what"] = "refused"
        cut = _last_cut(story)
        offered = {one.get("seat") for one in last_shuffle_events(story, "cut-offered")}
        for seat in sorted(plan.seats, reverse=True):
            if seat not in offered:
                story.before(cut, event("cut-offered", what="refused", seat=seat, player=plan.players[seat]))
        _by_dealer(story, cut)

    plan.edits.append(edit)


def no_cut(plan: Plan, match: Match) -> None:
    plan.edits.append(
        lambda story: story.drop(*last_shuffle_events(story, "cut-offered", "cut", "cover-card-inserted"))
    )


def recut(plan: Plan, match: Match) -> None:
    """The floorperson requires a recut; by whom it is made, else by the one who cut last."""
    seat = int(match.groupdict().get("seat") or 0)
    if seat:
        plan.join(seat)

    def edit(story: Story) -> None:
        cut = _last_cut(story)
        again = Event("cut", dict(cut.fields))
        if seat:
            again.fields |= {"by": "player", "seat": seat}
        elif "dealer" in match[0].lower():
            _by_dealer(story, again)
        story.after(cut, event("recut", by="floorperson:F1"), again)

    plan.edits.append(edit)


def cover_on(plan: Plan, match: Match) -> None:
    """The cover card came in the round before, at a seat or on the dealer's hand; the cards are reshuffled."""
    groups = match.groupdict()
    seat = int(groups.get("seat") or 0)
    if seat:
        plan.join(seat)

    def edit(story: Story) -> None:
        deals = [one for one in ensure_earlier(plan, story) if one.kind == "deal" and one.get("seat") == seat]
        if not deals:
            absent(match)
        place = {"hand": deals[-1].fields["hand"], "seat": seat}
        source = deals[-1].get("source")
        story.before(deals[-1], event("cover-card", source=str(source), dest="side", **_plain(place)))
        reshuffle(plan, story, "cover-card", seat or max(plan.seats))

    plan.edits.append(edit)


def _plain(fields: dict[str, str | int | Event]) -> dict[str, str | int]:
    return {name: value for name, value in fields.items() if isinstance(value, str | int)}


def cover_reached(plan: Plan, match: Match) -> None:
    """The cover card was reached in the round before, on no hand in particular (or before its first card)."""

    def edit(story: Story) -> None:
        earlier = ensure_earlier(plan, story)
        deals = [one for one in earlier if one.kind in ("deal", "determinant")]
        place = 0 if "first card" in match[0].lower() else len(deals) // 2
        source = str(deals[place].get("source"))
        story.before(deals[place], event("cover-card", source=source, dest="side"))
        reshuffle(plan, story, "cover-card", max(plan.seats))

    plan.edits.append(edit)


def directed(plan: Plan, match: Match) -> None:
    plan.edits.append(lambda story: None if reshuffle(plan, story, "floorperson-direction", max(plan.seats)) else None)


def not_reshuffled(plan: Plan, match: Match) -> None:
    """The reshuffle that an earlier phrase calls for was left out."""

    def edit(story: Story) -> None:
        if "reshuffle" not in story.groups:
            absent(match)
        drop_group(story, "reshuffle")

    plan.edits.append(edit)


def same_batch(plan: Plan, match: Match) -> None:
    """The batch just dealt is used for the next shoe again."""
    if plan.options.shuffler != "automated":
        raise NotTranslated(f"{match[0]!r} without two batches")

    def edit(story: Story) -> None:
        for one in reshuffle(plan, story, "shoe-dealt", max(plan.seats)):
            if one.kind in ("cut", "cover-card-inserted", "load-shoe"):
                one.fields["back"] = "red"

    plan.edits.append(edit)


def next_batch(plan: Plan, match: Match) -> None:
    if plan.options.shuffler != "automated":
        raise NotTranslated(f"{match[0]!r} without two batches")
    plan.edits.append(lambda story: None if reshuffle(plan, story, "shoe-dealt", max(plan.seats)) else None)


def first_player(plan: Plan, match: Match) -> None:
    """Who came to the table first."""
    plan.first_player = int(match["seat"])
    plan.join(plan.first_player)


def cut_to_first(plan: Plan, match: Match) -> None:
    """The cut offered to the first player arriving."""
    if match["seat"]:
        first_player(plan, match)
    plan.edits.append(lambda story: None if last_shuffle_events(story, "cut-offered") else absent(match))


def cover_completed(plan: Plan, match: Match) -> None:
    plan.edits.append(lambda story: None if story.find("cleared") else absent(match))


def cover_in_side(plan: Plan, match: Match) -> None:
    """The cover card of one side of a double shoe comes in the round before, dealt from that side."""
    if plan.options.shoe != "double":
        raise NotMine
    plan.said.add(f"earlier from {match['side']}")
    cover_reached(plan, match)


def both_reshuffled(plan: Plan, match: Match) -> None:
    """The other side shuffled as well, whose cover card was not reached."""
    if plan.options.shoe != "double":
        raise NotMine

    def edit(story: Story) -> None:
        done = {one.get("dest") for one in story.groups["reshuffle"] if one.kind == "shuffle"}
        rest = [part for part in stacks(plan) if part[1] not in done]
        rows = [row for part in rest for row in reshuffled(plan, "cover-card", max(plan.seats), [part])]
        story.before(next(one for one in story.groups["reshuffle"] if one.kind == "shuffle"), *rows)

    plan.edits.append(edit)


_ANSWER = r"(?P<answer>accepted|accepts|refused|refuses|declined|declines|cuts)"

PHRASES: tuple[tuple[str, Work], ...] = (
    (r"(?:stack|cards|shoe) loaded (?:without cut|uncut)|no cut(?: before loading)?", no_cut),
    (r"cut not offered(?: to (?:any )?players?)?", dealer_cuts),
    (
        r"(?:dealer )?(?:inserts|inserted|reinserts|reinserted|places) cover card (?:at )?(?P<n>\d+)(?:"
        r" cards?)?(?: of \d+)? (?P<where>from bottom|from top)(?: of \d+)?",
        cover_card_at,
    ),
    (
        r"cover card (?:inserted|reinserted|placed) (?:at )?(?P<n>\d+)(?: cards?)?(?: of \d+)? "
        r"(?P<where>from bottom|from top)(?: of \d+)?",
        cover_card_at,
    ),
    (r"first player(?: to arrive| arriving)?(?: at table)?:? \(?seat(?P<seat>\d+)\)?", first_player),
    (rf"cut offered to first player(?: \(?seat(?P<seat>\d+)\)?)?(?:[:,]? ?\(?{_ANSWER}\)?)?", cut_to_first),
    (r"cover card (?:on|at) seat(?P<seat>\d+) (?:hand|area|box)", cover_on),
    (
        r"cover card (?:appears|appeared|reached|drawn) (?:mid-round|as first card(?: of round)?)|cover"
        r" card first card of round",
        cover_reached,
    ),
    (r"cover card (?:appears|appeared|reached|drawn|came out) in round \d+", cover_reached),
    (r"hand completed|round completed", cover_completed),
    (r"(?:then )?reshuffle|cards reshuffled", is_there("shuffle")),
    (r"(?:next )?rounds? \d+(?: (?:and|to|-) \d+)? dealt without reshuffle", not_reshuffled),
    (
        r"cover card (?:reached |drawn |appears |appeared )?(?:in|from) (?P<side>left|right)(?: side)?",
        cover_in_side,
    ),
    (r"(?:only )?(?P<side>left|right) side (?:only )?reshuffled", is_there("shuffle")),
    (r"both sides reshuffled", both_reshuffled),
    (r"floorperson (?:orders|directs|ordered|directed|calls for) reshuffle after round \d+", directed),
    (r"(?:red|blue) batch used for two consecutive shoes", same_batch),
    (r"batches alternate(?:d)? every shoe", next_batch),
    (
        r"(?P<who>player|dealer|seat\d+)?'?s? ?cut (?:placed|puts|put) (?:cover|cut(?:ting)?) card with "
        r"(?P<n>\d+) cards (?P<where>above|below)(?: it)?",
        cut_at,
    ),
    (
        r"(?:(?P<who>player|dealer|seat\d+) )?cuts? (?:with|at|leaving) (?:only )?(?P<n>\d+) cards? "
        r"(?P<where>above|below|from top|from bottom)(?: it| cover card)?",
        cut_at,
    ),
    (
        r"(?:(?P<who>player|dealer|seat\d+) )?(?:cuts?|cut) (?P<n>\d+) cards? (?P<where>from top|from"
        r" bottom)",
        cut_at,
    ),
    (
        r"(?:(?P<who>player|dealer|seat\d+) )?cuts? (?:at|after) card (?P<n>\d+)(?: of \d+)?(?P<where>)",
        cut_at,
    ),
    (
        r"(?:dealer )?(?:inserts|inserted|places|placed) cover card (?:with )?(?P<n>\d+) cards? "
        r"(?P<where>below|from bottom|from top|above)(?: it)?(?: of \d+)?",
        cover_card_at,
    ),
    (
        r"cover card (?:inserted|placed|put) (?:with |at )?(?P<n>\d+) (?:cards? )?(?P<where>below|from"
        r" bottom|from top|above)(?: it)?(?: of \d+)?",
        cover_card_at,
    ),
    (
        r"cover card (?:inserted|placed|put) (?:at )?(?P<share>\d/\d+)(?: of way)?(?: in)?(?: from bottom)?",
        cover_card_at,
    ),
    (rf"cut offered to seat(?P<seat>\d+)(?: first)?(?:[:,]? ?\(?{_ANSWER}\)?)?", cut_offered),
    (
        rf"cut offered to (?:player )?farthest (?:to )?(?P<end>left|right)(?:[:,]? ?\(?{_ANSWER}\)?)?",
        cut_offered,
    ),
    (rf"seat(?P<seat>\d+) {_ANSWER}(?: cut)?", cut_offered),
    (
        r"dealer cuts?(?: (?:himself|cards|without offering(?: (?:it|cut))?))?|cut (?:made )?by dealer|cut"
        r" not offered",
        dealer_cuts,
    ),
    (
        r"all (?:players )?refuse(?:d)?(?: cut)?|(?:every|each) player refuse[sd](?: cut)?|nobody accepts"
        r"(?: cut)?",
        all_refuse,
    ),
    (r"no cut(?: (?:made|offered or made))?|cards (?:loaded|dealt) (?:without cut|uncut)", no_cut),
    (
        r"floor(?:person)? (?:requires|orders|directs) recut(?:[;,]? ?(?:re)?cut by (?:seat(?P<seat>\d+)"
        r"|dealer))?",
        recut,
    ),
    (
        r"cover card (?:appear(?:s|ed) |reached |drawn )?(?:on|at|in) dealer(?:'s)? hand(?: (?:in )?last"
        r" round)?",
        cover_on,
    ),
    (
        r"cover card (?:appear(?:s|ed) |reached |drawn )?(?:on|at|in front of) seat(?P<seat>\d+)(?:'s "
        r"(?:hand|area|box|betting area))?(?: (?:in )?last round)?",
        cover_on,
    ),
    (
        r"cover card (?:reached|appear(?:s|ed)|drawn|came out)(?: (?:during|in|mid|as first card of)"
        r" ?(?:last )?(?:round|shoe|play)?(?: ?\d+)?)?",
        cover_reached,
    ),
    (r"reshuffle (?:directed|ordered|initiated) by (?:floorperson|floor|supervisor)", directed),
    (r"floor(?:person)? (?:directs|orders|directed|ordered|calls for) reshuffle", directed),
    (
        r"(?:no reshuffle|not reshuffled|(?:next|another|further) round(?: \d+)? dealt(?: without reshuffle"
        r"| from same shoe)?|round \d+ dealt(?: without reshuffle)?|play continued(?: from same shoe)?)",
        not_reshuffled,
    ),
    (
        r"same (?:\w+ )?batch (?:used|dealt|loaded|put in(?:to)? shoe)(?: again)?(?: for next shoe)?|(?:red"
        r"|blue) batch used (?:twice|for two shoes running)",
        same_batch,
    ),
    (r"other batch (?:used|loaded|dealt)(?: for next shoe)?|batches alternated?", next_batch),
    (r"(?:then )?(?:cards )?reshuffled(?: and cut)?", is_there("shuffle")),
)
