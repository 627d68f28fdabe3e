"""Phrases about a table: its opening, batches, the age of its cards, and times without gaming activity."""

from tests.worked.baccarat.table import DECK, Stage
from tests.worked.baccarat.teller import Match, NotMine, Teller, Work
from tests.worked.casefile import NotTranslated


def left_out(teller: Teller, match: Match) -> None:
    """A step of the opening that was not done."""
    table = teller.table
    if table.stage > Stage.NEW:
        raise NotMine
    words = {
        "inspected": "inspection",
        "inspection": "inspection",
        "sorted": "inspection",
        "verified": "verify",
        "verify": "verify",
        "verification": "verify",
        "spread": "spread",
        "washed": "wash",
        "wash": "wash",
        "stacked": "stack",
    }
    found = {step for word, step in words.items() if word in match[0]}
    if "verify" in found:
        found = {"verify"}
    table.skip |= found


def opened(teller: Teller, match: Match) -> None:
    """The decks are opened for use; a round is dealt with them."""
    table = teller.table
    if table.stage > Stage.NEW:
        raise NotMine
    table.plain_round()


def still_in_use(teller: Teller, match: Match) -> None:
    """A new shoe is begun with the same decks."""
    table = teller.table
    if not table.number:
        raise NotMine
    clock, table.sheet.clock = table.sheet.clock, ""
    table.end_shoe()
    table.sheet.clock = clock
    table.new_shoe(changed=False)
    table.plain_round()


def changed(teller: Teller, match: Match) -> None:
    """The decks are changed for others."""
    table = teller.table
    if not table.number:
        raise NotMine
    clock, table.sheet.clock = table.sheet.clock, ""
    table.end_shoe()
    table.sheet.clock = clock
    table.sheet.put("shoe-emptied", source="shoe", dest=table.options.discards, back=table.back)
    table.shoes += 1
    table.change_cards(f"K{10 + table.shoes}")
    table.shuffle("new-cards", "stack")
    if not teller.ahead:
        table.plain_round()


def both_in_rack(teller: Teller, match: Match) -> None:
    """The other batch is dealt while the cards of the first still lie in the discard rack."""
    table = teller.table
    if teller.options.shuffler != "automated":
        raise NotTranslated(f"{match[0]!r} without two batches")
    table.end_shoe()
    table.new_shoe()
    emptied = table.sheet.find("shoe-emptied") + table.sheet.find("shuffle", source="rack")
    for row in emptied:
        table.sheet.rows.remove(row)
    table.plain_round()


def opening_face_down(teller: Teller, match: Match) -> None:
    """At the opening, the cards lie face down when the first player inspects them."""
    table = teller.table
    if table.idle or table.stage > Stage.NEW:
        raise NotMine
    table.reach(Stage.STACKED)
    for row in table.sheet.find("spread"):
        row.fields["face"] = "down"


def no_activity(teller: Teller, match: Match) -> None:
    teller.table.begin_idle()


def _idle(teller: Teller) -> None:
    if not teller.table.idle:
        raise NotMine


def kept_in_shoe(teller: Teller, match: Match) -> None:
    """Nothing is done with the cards of the idle table."""
    _idle(teller)
    teller.table.skip |= {"emptied", "spread", "turned", "washed", "shuffled"}


def spread(teller: Teller, match: Match) -> None:
    _idle(teller)
    table = teller.table
    table.idle_step("emptied")
    face = match.groupdict().get("face") or "down"
    table.sheet.put("spread", n=table.options.decks, back=table.back, face=face, by="dealer:D1")
    table.idle_done.add("spread")
    if face == "up":
        table.idle_done.add("turned")


def arrives(teller: Teller, match: Match) -> None:
    """A player comes to the idle table; where he inspects the cards, they lie face up."""
    _idle(teller)
    teller.table.idle_step("arrives")
    if "inspect" in match[0]:
        teller.table.idle_step("turned")


def inspects(teller: Teller, match: Match) -> None:
    _idle(teller)
    teller.table.idle_step("turned")


def not_turned(teller: Teller, match: Match) -> None:
    _idle(teller)
    teller.table.skip.add("turned")


def washed(teller: Teller, match: Match) -> None:
    _idle(teller)
    if "shuffl" in match[0]:
        teller.table.idle_step("shuffled")
    else:
        teller.table.idle_step("washed")


def washed_unturned(teller: Teller, match: Match) -> None:
    """A player comes, and the cards are washed although they were not turned face up for him."""
    _idle(teller)
    teller.table.idle_step("arrives")
    teller.table.skip.add("turned")
    teller.table.idle_step("washed")


def dealt_on(teller: Teller, match: Match) -> None:
    """A round is dealt with the cards as they are."""
    _idle(teller)
    teller.table.plain_round()


def washed_early(teller: Teller, match: Match) -> None:
    """The cards are washed before anybody has come."""
    _idle(teller)
    table = teller.table
    table.idle_step("spread")
    table.sheet.put("wash", n=table.options.decks, back=table.back, by="dealer:D1")
    table.sheet.put("stack", n=table.options.decks * DECK, back=table.back, by="dealer:D1")
    table.skip.add("washed")


def not_shuffled(teller: Teller, match: Match) -> None:
    """The cards are dealt without the washing, or the shuffle, that the law orders."""
    _idle(teller)
    teller.table.skip |= {"shuffled"} if "wash" not in match[0] else {"washed", "shuffled"}


def into_device(teller: Teller, match: Match) -> None:
    """The cards go into the device, and its batch comes into play."""
    _idle(teller)
    if teller.options.shuffler != "automated":
        raise NotTranslated(f"{match[0]!r} without a device")
    teller.table.idle_step("shuffled")


def stored_batch(teller: Teller, match: Match) -> None:
    """The batch from the device is dealt as it came out; the filing has the approvals, or has not."""
    _idle(teller)
    table = teller.table
    if teller.options.shuffler != "automated":
        raise NotTranslated(f"{match[0]!r} without a device")
    if "no request" not in match[0] and "request" in match[0] and "unrequested" not in match[0]:
        raise NotTranslated(f"{match[0]!r}: a request is not recorded")
    table.idle_step("shuffled")


def other_batch_in_rack(teller: Teller, match: Match) -> None:
    """Cards of both batches lie in the discard rack."""
    table = teller.table
    if teller.options.shuffler != "automated":
        raise NotTranslated(f"{match[0]!r} without a device")
    one = teller.round
    one.end()
    table.end_round()
    table.end_shoe()
    table.new_shoe()
    table.plain_round()


_BATCH = r"(?:batch (?:in|from|of) device|stored batch|batch already in (?:device|shuffler)|device batch|other batch)"

PHRASES: tuple[tuple[str, Work], ...] = (
    (
        r"(?:cards|decks) not (?:sorted|inspected|verified|spread|washed|stacked)(?: (?:by|for) (?:dealer|floorperson|first player|inspection))?",
        left_out,
    ),
    (r"no (?:inspection|verification|spread|wash)(?: of (?:cards|decks))?(?: by (?:dealer|floorperson))?", left_out),
    (r"(?:floorperson not verify|inspection not verified)(?: inspection)?(?: by floorperson)?", left_out),
    (r"(?:new )?decks opened(?: for use)?|cards opened(?: for use)?|table opens|(?:decks|cards) in use from", opened),
    (r"(?:decks |cards )?not changed(?: until)?(?: before)?", still_in_use),
    (r"new shoe,? same (?:decks|cards)", still_in_use),
    (r"(?:red and blue|blue and red) cards to discards|cards of both batches to discards", both_in_rack),
    (r"cards spread face down", opening_face_down),
    (
        r"(?:same |old )?(?:decks|cards) (?:still )?in use|(?:round|hand) dealt with same (?:decks|cards)|(?:new )?shoe (?:begun|dealt|starts) with same (?:decks|cards)|same decks(?: dealt| used)?",
        still_in_use,
    ),
    (r"(?:decks|cards) (?:changed|replaced)(?: (?:for|by) new (?:decks|cards|ones))?", changed),
    (
        r"no (?:gaming )?activity(?: at table)?(?: from| since)?|table (?:idle|empty)|last player leaves(?: table)?",
        no_activity,
    ),
    (
        r"cards (?:left|remain|kept|stay) in shoe(?: and (?:to )?discards)?|nothing done with cards|cards not (?:removed|spread)(?: from shoe)?",
        kept_in_shoe,
    ),
    (
        r"cards (?:removed from shoe(?: and discards)? and )?spread(?: out)?(?: face (?P<face>up|down))?(?: on table)?",
        spread,
    ),
    (r"(?:first )?player arrives(?: at table)?,? (?:and )?cards washed without turned(?: face)? up", washed_unturned),
    (r"round dealt|next round dealt|play goes on", dealt_on),
    (r"inspected(?: by player)?", inspects),
    (
        r"(?:cards )?stacked and dealt without (?:wash and )?shuffle|dealt without (?:wash(?:ing)? and |washing or )?shuffl(?:e|ing)",
        not_shuffled,
    ),
    (r"(?:first )?player arrives(?: at table)?(?:,? (?:and )?inspects(?: (?:spread )?cards)?)?", arrives),
    (
        r"(?:he |player |first player )?inspects(?: (?:spread )?cards)?|cards turned (?:face up|up)(?: for (?:player|inspection))?",
        inspects,
    ),
    (r"cards not turned (?:face up|up)|cards (?:left|stay|remain) face down|not turned(?: face)? up", not_turned),
    (
        r"cards (?:turned down,? )?washed(?:,? stacked)?(?:,? (?:and )?shuffled(?:,? (?:and )?cut)?)?|washed(?:,? stacked,? shuffled(?:,? (?:and )?cut)?)?",
        washed,
    ),
    (r"cards washed before (?:player|anybody|anyone|first player) (?:arrives|comes|came)", washed_early),
    (
        r"(?:cards )?(?:not shuffled|not washed(?: or shuffled)?|dealt (?:again )?without (?:wash(?:ing)?|shuffle|wash(?:ing)? and shuffle))",
        not_shuffled,
    ),
    (r"cards stacked (?:and placed )?(?:in|into) (?:device|shuffler)(?: to be shuffled)?", into_device),
    (
        rf"{_BATCH} removed(?: and dealt)?(?: without (?:spread|being spread|spreading))?(?: \(.*\))?",
        stored_batch,
    ),
    (r"dealt without (?:spread|being spread)(?: \(.*\))?", stored_batch),
    (r"cards of both batches (?:in|to) discards|both batches in discards", other_batch_in_rack),
)
