"""Phrases about burning, cutting, shuffling, sides of a double shoe, batches and the opening of the table."""


from tests.worked.cases import NotTranslated
from tests.worked.edits import (
    before_round,
    drop_group,
    drop_last_burn,
    ensure_earlier,
    last_shuffle_events,
    reshuffle,
    void_round,
)
from tests.worked.opening import DECK
from tests.worked.phrases.form import Match, Work
from tests.worked.phrases.preparing import is_there
from tests.worked.plan import Plan
from tests.worked.story import Event, Story, event
from tests.worked.words import CARD, read_card


def no_burn(plan: Plan, match: Match) -> None:
    def edit(story: Story) -> None:
        if "burned" not in plan.said and "burn" not in story.groups:
            drop_last_burn(story)
            story.groups["burn"] = []

    plan.edits.append(edit)


def burned(plan: Plan, match: Match) -> None:
    plan.said.add("burned")
    plan.edits.append(lambda story: None if story.find("burn") else _absent(match))


def _absent(match: Match) -> None:
    raise NotTranslated(f"{match[0]!r}: there is none")


def burn_elsewhere(plan: Plan, match: Match) -> None:
    """A burn card that goes to another place than the discard rack."""
    place = {"player": "hand", "layout": "layout", "shoe": "shoe", "removed": "removed"}
    word = next((where for key, where in place.items() if key in match["where"].lower()), "layout")

    def edit(story: Story) -> None:
        first = story.place(story.mark("first-card"))
        burns = [one for one in story.events[:first] if one.kind == "burn"]
        if not burns:
            _absent(match)
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


def determinant(plan: Plan, match: Match) -> None:
    plan.determinant = (read_card(match["card"]), f"shoe-{match['side'].lower()}")


def no_determinant(plan: Plan, match: Match) -> None:
    plan.undetermined = True


def determinant_used(plan: Plan, match: Match) -> None:
    plan.said.add("determinant used")


def determinant_segregated(plan: Plan, match: Match) -> None:
    plan.said.add("determinant segregated")


def from_side(plan: Plan, match: Match) -> None:
    plan.source = f"shoe-{match['side'].lower()}"


def wrong_side(plan: Plan, match: Match) -> None:
    """All further cards of the round come from the side that the determinant card does not name."""

    def edit(story: Story) -> None:
        other = {"shoe-left": "shoe-right", "shoe-right": "shoe-left"}
        deals = [one for one in story.events if one.kind == "deal" and one.get("source") in other]
        if not deals:
            _absent(match)
        for one in deals:
            one.fields["source"] = other[str(one.fields["source"])]

    plan.edits.append(edit)


def voided(plan: Plan, match: Match) -> None:
    why = "incorrect-side" if plan.options.shoe == "double" else "irregularity"
    plan.edits.append(lambda story: void_round(story, why))


def from_hand(plan: Plan, match: Match) -> None:
    """Dealt from the hand, whatever is filed."""
    plan.options.dealing = "hand"


def cut_at(plan: Plan, match: Match) -> None:
    """``n`` cards above, or below, the cover card where the stack is cut."""
    number, where = int(match["n"]), (match.groupdict().get("where") or "above").lower()

    def edit(story: Story) -> None:
        cut = _last_cut(story)
        total = plan.options.decks * DECK // (2 if plan.options.shoe == "double" else 1)
        above = total - number if where in ("below", "from the bottom", "from bottom", "under", "beneath") else number
        cut.fields["n"] = above
        if match.groupdict().get("who", "").lower() == "dealer":
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
            _absent(match)
        total = plan.options.decks * DECK // (2 if plan.options.shoe == "double" else 1)
        if groups.get("share"):
            top, bottom = groups["share"].split("/")
            found[-1].fields["n"] = total * int(top) // int(bottom)
        else:
            above = (groups.get("where") or "below").lower() in ("above", "from the top", "from top")
            found[-1].fields["n"] = total - int(groups["n"]) if above else int(groups["n"])

    plan.edits.append(edit)


def cut_offered(plan: Plan, match: Match) -> None:
    groups = match.groupdict()
    seat = int(groups.get("seat") or 0)
    if not seat:
        seat = {"left": min(plan.seats), "right": max(plan.seats)}[groups["end"].lower()]
    word = (groups.get("answer") or "accepted").lower()
    answer = "refused" if word.startswith(("refus", "declin")) else "accepted"
    plan.join(seat)

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
        for one in last_shuffle_events(story, "cut-offered"):
            one.fields["what"] = "refused"
        cut = _last_cut(story)
        offered = {one.get("seat") for one in last_shuffle_events(story, "cut-offered")}
        for seat in sorted(plan.seats, reverse=True):
            if seat not in offered:
                story.before(cut, event("cut-offered", what="refused", seat=seat, player=plan.players[seat]))
        _by_dealer(story, cut)

    plan.edits.append(edit)


def no_cut(plan: Plan, match: Match) -> None:
    plan.edits.append(lambda story: story.drop(*last_shuffle_events(story, "cut-offered", "cut", "cover-card-inserted")))


def recut(plan: Plan, match: Match) -> None:
    """The floorperson requires a recut; by whom it is made, else by the one who cut last."""
    seat = int(match.groupdict().get("seat") or 0)

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
            _absent(match)
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
            _absent(match)
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
            others = {"spread": "wash", "wash": "spread"}
            if "mixed" in match[0].lower() or kind == "wash":
                stacks = story.find("stack")
                if len(stacks) > 1 and others:
                    stacks[0].fields["n"] = sum(int(str(one.fields["n"])) for one in stacks)
                    stacks[0].fields.pop("back", None)
                    stacks[0].fields.pop("dest", None)
                    story.drop(*stacks[1:])

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


def preshuffled(plan: Plan, match: Match) -> None:
    plan.options.preshuffled = True


_SIDE = r"(?P<side>left|right)(?: side| compartment)?"
_ANSWER = r"(?P<answer>accepted|accepts|refused|refuses|declined|declines|cuts)"

PHRASES: tuple[tuple[str, Work], ...] = (
    (r"(?:new )?shoe(?: \d+)? (?:loaded|filled)(?: \(\d+ cards\))?", is_there("load-shoe")),
    (r"(?:card 1|first card)(?: of (?:new )?(?:round|shoe))?(?: dealt)? to seat\d+(?: as first card)?", no_burn),
    (r"(?:no|without) burn(?:ed)?(?: card)?(?: entry| logged| recorded)?(?: before round)?", no_burn),
    (r"(?:no card (?:removed|burned)|burn (?:card )?(?:omitted|skipped|missing)|not burned)", no_burn),
    (r"(?:new )?dealer deals (?:at once|immediately|without burn(?:ing)?(?: card)?)", no_burn),
    (r"(?:first card|burn card|one card|card) (?:removed |placed |burned |put )?(?:in|to|into) (?:discard )?rack(?: before (?:each )?round)?", burned),
    (r"(?:one card|first card|card) burned(?: (?:before round|by new dealer))?", burned),
    (r"burn(?:ed)? card (?:to|put|placed|left|dealt)(?: on| in| into| to)? (?P<where>layout|(?:back )?(?:in |into )?shoe|seat\d+|player|removed)", burn_elsewhere),
    (r"(?:new|relief|second) dealer(?: D\d+)?(?: (?:arrives|comes to table|takes over|comes|relieves))?(?: (?:at )?(?P<clock>\d?\d:\d\d))?", new_dealer),
    (r"dealer (?:change|changes|D1 (?:relieved|replaced) by D2)(?: (?:at )?(?P<clock>\d?\d:\d\d))?", new_dealer),
    (rf"determinant(?: card)? (?P<card>{CARD}) (?:drawn )?from {_SIDE}", determinant),
    (r"no determinant(?: card)?(?: drawn| entry)?|first card dealt without determinant(?: card)?", no_determinant),
    (rf"(?:determinant(?: card)?|{CARD}|it) (?:used|dealt|becomes|became) (?:as |to )?(?:seat\d+(?:'s)?|player's)(?: as)?(?: first card)?", determinant_used),
    (rf"(?:determinant(?: card)?|{CARD}|it) (?:placed |put |to )?(?:in |to |into )?segregated(?: area)?", determinant_segregated),
    (rf"(?:all|remaining|other)? ?(?:cards|round)(?: dealt)? from {_SIDE}", from_side),
    (r"round (?:dealt|drawn) from (?:wrong|incorrect|other) side", wrong_side),
    (r"(?:cards|round) (?:dealt |drawn )?from wrong side", wrong_side),
    (r"round voided|all hands (?:called dead|void(?:ed)?)", voided),
    (r"(?:all )?wagers returned", is_there("return")),
    (r"round dealt from (?:dealer )?hand", from_hand),
    (r"(?P<who>player|dealer|seat\d+)?'?s? ?cut (?:placed|puts|put) (?:cover|cut(?:ting)?) card with (?P<n>\d+) cards (?P<where>above|below)(?: it)?", cut_at),
    (r"(?:(?P<who>player|dealer|seat\d+) )?cuts? (?:with|at|leaving) (?:only )?(?P<n>\d+) cards? (?P<where>above|below|from top|from bottom)(?: it| cover card)?", cut_at),
    (r"(?:(?P<who>player|dealer|seat\d+) )?(?:cuts?|cut) (?P<n>\d+) cards? (?P<where>from top|from bottom)", cut_at),
    (r"(?:(?P<who>player|dealer|seat\d+) )?cuts? (?:at|after) card (?P<n>\d+)(?: of \d+)?(?P<where>)", cut_at),
    (r"(?:dealer )?(?:inserts|inserted|places|placed) cover card (?:with )?(?P<n>\d+) cards? (?P<where>below|from bottom|from top|above)(?: it)?(?: of \d+)?", cover_card_at),
    (r"cover card (?:inserted|placed|put) (?:with |at )?(?P<n>\d+) (?:cards? )?(?P<where>below|from bottom|from top|above)(?: it)?(?: of \d+)?", cover_card_at),
    (r"cover card (?:inserted|placed|put) (?:at )?(?P<share>\d/\d+)(?: of way)?(?: in)?(?: from bottom)?", cover_card_at),
    (rf"cut offered to seat(?P<seat>\d+)(?: first)?(?:[:,]? ?\(?{_ANSWER}\)?)?", cut_offered),
    (rf"cut offered to (?:player )?farthest (?:to )?(?P<end>left|right)(?:[:,]? ?\(?{_ANSWER}\)?)?", cut_offered),
    (rf"seat(?P<seat>\d+) {_ANSWER}(?: cut)?", cut_offered),
    (r"dealer cuts?(?: (?:himself|cards|without offering(?: (?:it|cut))?))?|cut (?:made )?by dealer|cut not offered", dealer_cuts),
    (r"all (?:players )?refuse(?:d)?(?: cut)?|(?:every|each) player refuse[sd](?: cut)?|nobody accepts(?: cut)?", all_refuse),
    (r"no cut(?: (?:made|offered or made))?|cards (?:loaded|dealt) (?:without cut|uncut)", no_cut),
    (r"floor(?:person)? (?:requires|orders|directs) recut(?:[;,]? ?(?:re)?cut by (?:seat(?P<seat>\d+)|dealer))?", recut),
    (r"cover card (?:appear(?:s|ed) |reached |drawn )?(?:on|at|in) dealer(?:'s)? hand(?: (?:in )?last round)?", cover_on),
    (r"cover card (?:appear(?:s|ed) |reached |drawn )?(?:on|at|in front of) seat(?P<seat>\d+)(?:'s (?:hand|area|box|betting area))?(?: (?:in )?last round)?", cover_on),
    (r"cover card (?:reached|appear(?:s|ed)|drawn|came out)(?: (?:during|in|mid|as first card of) ?(?:last )?(?:round|shoe|play)?(?: ?\d+)?)?", cover_reached),
    (r"reshuffle (?:directed|ordered|initiated) by (?:floorperson|floor|supervisor)", directed),
    (r"floor(?:person)? (?:directs|orders|directed|ordered|calls for) reshuffle", directed),
    (r"(?:no reshuffle|not reshuffled|(?:next|another|further) round(?: \d+)? dealt(?: without reshuffle| from same shoe)?|round \d+ dealt(?: without reshuffle)?|play continued(?: from same shoe)?)", not_reshuffled),
    (r"(?:then )?(?:cards )?reshuffled(?: and cut)?", is_there("shuffle")),
    (r"same (?:\w+ )?batch (?:used|dealt|loaded|put in(?:to)? shoe)(?: again)?(?: for next shoe)?|(?:red|blue) batch used (?:twice|for two shoes running)", same_batch),
    (r"other batch (?:used|loaded|dealt)(?: for next shoe)?|batches alternated?", next_batch),
    (r"(?:one|single) combined spread|both sides spread together|(?:sides|batches|all decks) spread together", combined("spread")),
    (r"one wash of \d+ decks, red and blue|(?:both )?(?:batches|sides) (?:washed|mixed) together|one (?:combined )?wash", combined("wash")),
    (r"(?:cards )?spread(?: face up)?, wash(?:ed)?, stack(?:ed)?|spread, wash|cards (?:spread|washed|stacked)", is_there("spread")),
    (r"first shoe loaded without shuffle|(?:stacked )?cards not shuffled|no shuffle", left_out("shuffle")),
    (r"cards not preshuffled", is_there()),
    (r"cards (?:received )?preshuffled(?: under 603a\.16\([uv]\))?", preshuffled),
    (r"(?:cards )?not spread(?: for inspection)?|no spread", left_out("spread")),
    (r"(?:cards )?spread face down", spread_down),
    (r"(?:cards )?not washed|no wash", left_out("wash")),
    (r"dealer not inspect(?: cards)?|cards not inspected|no inspection(?: of cards)?", left_out("inspection", "verify", what="cards")),
    (r"floorperson not verify(?: inspection)?|no (?:floorperson )?verification(?: of inspection)?", left_out("verify", by="floorperson:F1")),
    (r"(?:card )?reader (?:device )?not inspected(?: at (?:start|beginning) of (?:gaming )?day)?|no (?:card )?reader inspection", left_out("inspection", what="card-reader")),
)
