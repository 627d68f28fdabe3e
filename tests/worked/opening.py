"""The table before its first round: everything that the chapter has done before cards are dealt, duly done."""

from dataclasses import replace

from tests.worked.plan import Plan
from tests.worked.story import Event, Story, event

FLOOR = "floorperson:F1"
DEALER = "dealer:D1"
BOTTOM = 80
"""Cards put below the cover card for each deck that the dealer inserts it into, well above the least share."""


def write_opening(plan: Plan, story: Story) -> None:
    """Open the table: declarations, equipment, cards, shuffle, cut, shoe."""
    options = plan.options
    seats = plan.seats
    first = plan.first_player or (seats[0] if seats else 1)
    story.add(
        event("gaming-day", what="start"),
        event("positions", n=options.positions, what="clockwise"),
        event("chip-unit", cents=chip_unit(plan)),
        event("table-open", what=plan.game.chapter),
        event("supervisor", by=FLOOR),
        event("inspection", what="card-reader", by=FLOOR, n=0),
        event("dealer-arrives", by=DEALER),
    )
    if options.minimum:
        story.add(event("posted-limits", what="minimum", cents=options.minimum))
    if options.maximum:
        story.add(event("posted-limits", what="maximum", cents=options.maximum))
    for wager, cents in options.meters.items():
        story.add(event("meter", what=wager, cents=cents))
    parts = stacks(plan)
    for back, dest, decks in parts:
        story.add(event("decks", n=decks, back=back, dest=dest))
        if options.preshuffled:
            story.add(event("batch", what="preshuffled", back=back, n=decks))
        story.add(event("batch", what="opened", back=back, n=decks))
    if not options.preshuffled:
        for back, _, _ in parts:
            seen = story.add(event("inspection", what="cards", back=back, n=0, by=DEALER))
            story.add(event("verify", by=FLOOR, ref=seen))
        if plan.game.removed:
            story.add(*tens_removed(plan, parts))
    story.add(event("player-arrives", player=plan.players.get(first, f"P{first}"), seat=first))
    for back, dest, decks in parts if not options.preshuffled else []:
        story.add(
            event("spread", n=decks, back=back, dest=dest, face="up", player=f"P{first}", seat=first),
            event("wash", n=decks, back=back, dest=dest),
            event("stack", n=decks * plan.game.deck, back=back, dest=dest),
        )
    for part in parts:
        story.add(*prepared(plan, part, "opening", first, loaded=part == parts[0] or options.shoe == "double"))
    for seat in seats:
        if seat != first:
            story.add(event("player-arrives", player=plan.players[seat], seat=seat))


def tens_removed(plan: Plan, parts: list[tuple[str, str, int]]) -> list[Event]:
    """The tens of all decks taken out, torn and put where they came from, as a floorperson sees (551.4(b))."""
    found = []
    for back, _, decks in parts:
        gone = event(
            "card-removed", what="torn", card="10?", n=decks * plan.game.removed, back=back, dest="box", by=DEALER
        )
        found += [gone, event("verify", by=FLOOR, ref=gone)]
    return found


def stacks(plan: Plan) -> list[tuple[str, str, int]]:
    """The batches or sides that are prepared apart: back, side of a double shoe ("" for none), decks."""
    options = plan.options
    if options.shoe == "double":
        return [("red", "shoe-left", options.decks // 2), ("blue", "shoe-right", options.decks // 2)]
    if options.shuffler == "automated":
        return [("red", "", options.decks), ("blue", "", options.decks)]
    return [("red", "", options.decks)]


def prepared(
    plan: Plan, part: tuple[str, str, int], why: str, cutter: int, loaded: bool = True, by: str = "player"
) -> list[Event]:
    """Shuffle, cut, cover card, loading and burn of one batch or side; ``cutter`` 0: no player is there to cut."""
    options = plan.options
    back, dest, decks = part
    cards = decks * plan.game.deck
    why_words = {"what": why}
    device = "shuffler" if options.shuffler == "automated" else "dealer"
    if options.shuffler in ("continuous", "in-shoe"):
        place = "continuous-shuffler" if options.shuffler == "continuous" else "shoe"
        return [
            event("load-shoe", n=cards, back=back, dest=place),
            event("burn", what="new-shoe", source=place, dest="rack", n=1),
        ]
    found = []
    if not options.preshuffled or why != "opening":
        source = {"source": "stack"} if why == "opening" else {"source": "rack"}
        found.append(event("shuffle", by=device, back=back, dest=dest or "stack", n=300, **why_words, **source))
    if not loaded:
        return found
    if cutter:
        found += [
            event("cut-offered", what="accepted", seat=cutter, player=plan.players.get(cutter, f"P{cutter}")),
            event("cut", by=by, seat=cutter, n=cards // 2, back=back, dest=dest),
        ]
    else:
        found.append(event("cut", by="dealer", n=cards // 2, back=back, dest=dest))
    found.append(event("cover-card-inserted", n=_below(plan, cards), back=back, dest=dest))
    if options.dealing == "hand":
        return found
    found.append(event("load-shoe", n=cards, back=back, source="stack", dest=dest or "shoe"))
    if options.shoe != "double":
        found.append(event("burn", what="new-shoe", source="shoe", dest="rack", n=1, face="down"))
    return found


def _below(plan: Plan, cards: int) -> int:
    top, bottom = plan.game.facts.fraction("cover_card_depth_minimum")
    return -(-cards * top // bottom) + plan.game.deck // 4


def chip_unit(plan: Plan) -> int:
    """The smallest chip: as the case says, else a dollar, or less where the case has smaller amounts."""
    if plan.options.chip:
        return plan.options.chip
    unit = 100
    for stake in plan.stakes:
        while stake.cents % unit:
            unit //= 2
    return unit


def reshuffled(plan: Plan, why: str, cutter: int, parts: list[tuple[str, str, int]] | None = None) -> list[Event]:
    """All cards (or those of some stacks) collected, shuffled, cut and put into the shoe again, between rounds."""
    found: list[Event] = []
    if plan.options.shuffler == "automated":
        return _batches_swapped(plan, why, cutter)
    for part in parts or stacks(plan):
        back, dest, decks = part
        place = dest or ("deck-in-hand" if plan.options.dealing == "hand" else "shoe")
        found.append(event("shoe-emptied", source=place, dest="rack", back=back))
        found.append(event("count-check", n=decks * plan.game.deck, back=back, what="complete"))
        found += prepared(plan, part, why, cutter)
    return found


def _batches_swapped(plan: Plan, why: str, cutter: int) -> list[Event]:
    """The batch that was dealt goes into the device to be shuffled; the other is cut and loaded."""
    dealt, other = stacks(plan)
    back, _, decks = dealt
    place = "deck-in-hand" if plan.options.dealing == "hand" else "shoe"
    return [
        event("shoe-emptied", source=place, dest="rack", back=back),
        event("count-check", n=decks * plan.game.deck, back=back, what="complete"),
        event("batch-swap", back=other[0]),
        event("shuffle", by="shuffler", back=back, source="rack", dest="shuffler", n=300, what=why),
        *[one for one in prepared(plan, other, why, cutter) if one.kind != "shuffle"],
    ]


def with_seats(plan: Plan, *seats: int) -> Plan:
    """A plan of the same table for another, plain round in which these seats play."""
    other = replace(
        plan,
        stakes=[],
        dealt=[],
        acts=[],
        rows={},
        finals={},
        players=dict(plan.players),
        plain=True,
        edits=[],
    )
    other.join(*(seats or plan.seats))
    return other
