"""Phrases about a new shoe: offers of the cut, the cut, recuts, the cover card, the first card and the further cards."""

from tests.worked.baccarat.law import face_value
from tests.worked.baccarat.table import FLOOR, Stage
from tests.worked.baccarat.teller import Match, NotMine, Teller, Work
from tests.worked.baccarat.words import CARD, COUNT, SEATS, card_of, count_of, seats_in
from tests.worked.casefile import NotTranslated

_SEAT = r"(?:player (?:at|in) )?(?:seat|position) (?P<seat>\d+)"
_NO = r"(?:declines?|refuses?|declined|refused|rejects?|passes|not accept)"


def seated(teller: Teller, match: Match) -> None:
    """Who is at the table; it was read before anything else."""
    if teller.table.stage > Stage.STACKED:
        raise NotTranslated(f"{match[0]!r} after the cards were shuffled")


def _cutting(teller: Teller) -> None:
    if teller.case.kind in ("handing", "curator") or teller.table.stage > Stage.CUT:
        raise NotMine


def declines(teller: Teller, match: Match) -> None:
    """One or more players refuse the cut."""
    _cutting(teller)
    for seat in seats_in(match["seat"]):
        teller.table.offer_cut(seat, "refused")


def all_decline(teller: Teller, match: Match) -> None:
    """Everybody refuses the cut, from the highest number down."""
    _cutting(teller)
    for seat in sorted(teller.table.seats, reverse=True):
        teller.table.offer_cut(seat, "refused")


def accepts(teller: Teller, match: Match) -> None:
    _cutting(teller)
    table = teller.table
    table.offer_cut(int(match["seat"]), "accepted")
    teller.said.add("cut accepted")
    if not teller.is_ahead(r"\bcuts?\b"):
        table.cut(int(match["seat"]), offered=False)


def cuts(teller: Teller, match: Match) -> None:
    """A player cuts, so many cards deep."""
    _cutting(teller)
    table, named = teller.table, match.groupdict()
    offered = "cut accepted" not in teller.said
    teller.said.discard("cut accepted")
    table.cut(int(match["seat"]), _depth(teller, match), offered)
    if named.get("more"):
        raise NotTranslated(match[0])


def _depth(teller: Teller, match: Match) -> int:
    named = match.groupdict()
    if not named.get("deep"):
        return 0
    deep = count_of(named["deep"])
    from_bottom = "bottom" in match[0] or "above end" in match[0]
    return teller.options.decks * 52 - deep if from_bottom else deep


def dealer_cuts(teller: Teller, match: Match) -> None:
    _cutting(teller)
    teller.table.cut(0, _depth(teller, match))


def cut_so_deep(teller: Teller, match: Match) -> None:
    """Where the next cut, by whoever's turn it is, is made."""
    _cutting(teller)
    teller.table.above = _depth(teller, match)
    teller.table.reach(Stage.CUT)


def recut(teller: Teller, match: Match) -> None:
    """A recut is required."""
    table = teller.table
    if table.stage > Stage.CUT:
        raise NotMine
    by = match.groupdict().get("by") or "floorperson"
    seat = match.groupdict().get("seat")
    who = {"dealer": "dealer:D1", "floorperson": FLOOR, "supervisor": "supervisor:S1", "shift manager": "supervisor:S1"}
    table.recut(f"player:P{seat}" if seat else who[by])


def recuts(teller: Teller, match: Match) -> None:
    table = teller.table
    if table.stage == Stage.CUT:
        table.recut()
    table.cut(int(match["seat"]), offered=True)


def dealer_recuts(teller: Teller, match: Match) -> None:
    table = teller.table
    if table.stage == Stage.CUT:
        table.recut()
    table.cut(0)


def not_recut(teller: Teller, match: Match) -> None:
    """A recut was required and is not made."""
    teller.table.stage = Stage.CUT


def no_cut(teller: Teller, match: Match) -> None:
    teller.table.reach(Stage.SHUFFLED)
    teller.table.stage = Stage.CUT


def no_shuffle(teller: Teller, match: Match) -> None:
    if teller.table.idle:
        raise NotMine
    teller.table.skip.add("shuffle")


def offered_to(teller: Teller, match: Match) -> None:
    """The first of several offers, whose answer follows."""
    _cutting(teller)
    answer = teller.ahead[0] if teller.ahead else ""
    teller.table.last_seat = int(match["seat"])
    if not answer or not answer.split()[0].startswith(("declin", "refus", "accept", "cut", "reject", "pass")):
        teller.table.cut(teller.table.last_seat)


def answers(teller: Teller, match: Match) -> None:
    """What the player who was named answers to the offer of the cut."""
    _cutting(teller)
    table = teller.table
    if not table.last_seat:
        raise NotMine
    if match[0].startswith(("cut", "accepts and cuts")):
        table.cut(table.last_seat)
    elif match[0].startswith("accept"):
        table.offer_cut(table.last_seat, "accepted")
        table.cut(table.last_seat, offered=False)
    else:
        table.offer_cut(table.last_seat, "refused")


def cover_so_deep(teller: Teller, match: Match) -> None:
    """Where the second cover card is put."""
    table = teller.table
    table.reach(Stage.CUT)
    if table.stage > Stage.CUT:
        raise NotMine
    table.below = count_of(match["deep"])


def no_cover(teller: Teller, match: Match) -> None:
    teller.table.skip.add("cover")


def first_card(teller: Teller, match: Match) -> None:
    """The first card of the shoe, removed."""
    table = teller.table
    if table.stage > Stage.LOADED:
        raise NotMine
    table.reach(Stage.LOADED)
    table.first_card = card_of(match["card"])
    teller.said.add("first card")


def further(teller: Teller, match: Match) -> None:
    """How many further cards were removed, and how."""
    table = teller.table
    if table.stage > Stage.LOADED or "first card" not in teller.said:
        raise NotMine
    number = match.groupdict().get("number")
    table.further = count_of(number) if number else face_value(table.first_card)
    words = match[0]
    if "face down" in words or "not shown" in words or "unshown" in words or "without showing" in words:
        table.further_face = "down"
    if (
        "to shoe" in words
        or "bottom of" in words
        or "into shoe" in words
        or "in shoe" in words
        or "on layout" in words
        or "aside" in words
    ):
        table.burn_dest = "side" if "aside" in words else "layout"


def first_hidden(teller: Teller, match: Match) -> None:
    """The first cards are not shown to the players."""
    table = teller.table
    if table.stage > Stage.LOADED or teller.case.kind == "irregularity":
        raise NotMine
    table.burn_face = "down"


def not_burned(teller: Teller, match: Match) -> None:
    teller.table.skip.add("burn")


def shown(teller: Teller, match: Match) -> None:
    """What is done with the first cards when all is in order."""
    if "first card" not in teller.said:
        raise NotMine


def shown_or_play(teller: Teller, match: Match) -> None:
    """Play begins; it does so by itself."""
    if teller.table.number:
        raise NotMine


def deck_set(teller: Teller, match: Match) -> None:
    """Which decks a shoe is dealt from."""
    table = teller.table
    number, back = int(match["shoe"]), match["back"].upper()
    if number == 1:
        if table.stage > Stage.NEW:
            raise NotMine
        table.backs = [back, table.backs[1]]
        table.plain_round()
        return
    if number != table.shoes + 1:
        raise NotMine
    table.end_shoe()
    same = back == table.back
    table.new_shoe(changed=False) if same else _other_decks(teller, back)
    table.plain_round()


def batch_dealt(teller: Teller, match: Match) -> None:
    """Which of two batches a shoe is dealt from."""
    table = teller.table
    number, back = int(match["shoe"]), match["back"]
    if teller.options.shuffler != "automated":
        raise NotTranslated(f"{match[0]!r} without two batches")
    if number == 1:
        if table.stage > Stage.NEW:
            raise NotMine
        table.backs = [back, "blue" if back == "red" else "red"]
    else:
        if number != table.shoes + 1:
            raise NotMine
        table.end_shoe()
        table.new_shoe()
        if table.back != back:  # the batch that was just dealt comes into play again
            table.sheet.rows.remove(table.sheet.find("batch-swap")[-1])
            table.backs.reverse()
    table.plain_round()


def _other_decks(teller: Teller, back: str) -> None:
    table = teller.table
    if table.options.chapter == "541":
        table.new_shoe()
        return
    table.sheet.put("shoe-emptied", source="shoe", dest=table.options.discards, back=table.back)
    table.shoes += 1
    table.curator, table.last_seat = None, 0
    table.change_cards(back)
    table.shuffle("new-cards", "stack")


_DEEP = rf"(?P<deep>{COUNT}) cards?(?: deep| in| down)?(?: from (?:top|bottom)(?: of stack)?| (?:above|from) (?:bottom|end))?"

PHRASES: tuple[tuple[str, Work], ...] = (
    (rf"(?:only )?seats? (?P<seat>{SEATS}) (?:occupied|taken|at table|present|seated)", seated),
    (rf"{_SEAT} {_NO}(?: cut| to cut)?", declines),
    (rf"seats (?P<seat>{SEATS}) {_NO}(?: cut| to cut)?", declines),
    (rf"offer(?:ed)?(?: of cut)?(?: to)? {_SEAT}:? {_NO}(?: cut)?", declines),
    (rf"(?:cut |stack )?offered to {_SEAT},? (?:who )?{_NO}", declines),
    (
        rf"(?:all(?: players)?|everyone|every player|both|nobody|no player|no one) (?:{_NO}|accepts)(?: cut)?",
        all_decline,
    ),
    (rf"{_SEAT} accepts(?: cut)?", accepts),
    (rf"offer(?:ed)?(?: to)? {_SEAT}:? accepts(?: cut)?", accepts),
    (rf"{_SEAT} cuts?(?: {_DEEP})?", cuts),
    (rf"{_SEAT} (?:accepts and )?cuts (?:at |after )?(?P<deep>{COUNT}) cards?(?: deep)?", cuts),
    (rf"offer(?:ed)?(?: to)? {_SEAT}:? (?:accepts and )?cuts(?: {_DEEP})?", cuts),
    (rf"(?:cut |stack )?offered to {_SEAT},? (?:who )?cuts(?: {_DEEP})?", cuts),
    (rf"{_SEAT} offered(?: cut| stack)?", offered_to),
    (rf"(?:cut |stack )?offer(?:ed)?(?: first)?(?: to)? {_SEAT}(?: first)?", offered_to),
    (rf"(?:{_NO}|accepts(?: and cuts)?|cuts)", answers),
    (rf"dealer cuts(?: {_DEEP})?(?: without (?:offer|offering))?(?: himself)?", dealer_cuts),
    (rf"(?:cards )?cut (?:made )?(?:at )?{_DEEP}", cut_so_deep),
    (rf"cover card (?:placed|inserted|put) {_DEEP}", cut_so_deep),
    (
        r"(?:floorperson|(?P<by>dealer|supervisor|shift manager)) (?:orders|requires|calls for|demands)(?: a)? recut",
        recut,
    ),
    (r"recut (?:ordered|required)(?: by (?P<by>dealer|floorperson|supervisor|shift manager))?", recut),
    (rf"{_SEAT} (?:orders|requires|demands)(?: a)? recut", recut),
    (rf"{_SEAT} recuts(?: cards)?", recuts),
    (rf"recut by {_SEAT}", recuts),
    (r"dealer recuts(?: cards)?|recut by dealer", dealer_recuts),
    (r"no recut(?: made)?|not recut|recut not made|cards dealt without recut", not_recut),
    (
        r"(?:cards |stack )?not (?:cut|offered)(?: for cut| to players)?|no cut(?: offered| made)?|dealt without (?:a )?cut|without cut",
        no_cut,
    ),
    (r"(?:cards )?not shuffled|no shuffle|without shuffle", no_shuffle),
    (
        rf"second cover card (?:inserted |placed |put )?(?P<deep>{COUNT})(?: cards?)? (?:above|from)(?: the)? bottom(?: of stack)?|second cover card (?:inserted |placed )?with \d+ cards below",
        cover_so_deep,
    ),
    (r"second cover card not inserted|no second cover card|cover card not inserted", no_cover),
    (rf"first card(?: of shoe| removed| drawn)?:? (?P<card>{CARD}|ace|king|queen|jack|ten)", first_card),
    (rf"(?P<card>{CARD}) (?:first card(?: of shoe)?|drawn first|removed first)", first_card),
    (
        rf"(?:(?P<number>{COUNT}) (?:further|additional|more|other) cards?|further cards)(?:,? (?:removed|drawn|discarded|burned|taken|shown(?: to players)?|face up|face down|not shown|unshown|to discards|put aside|without showing(?: them)?|on layout|(?:put |placed )?back (?:in|into|to) shoe|to shoe))*",
        further,
    ),
    (
        r"(?P<number>nothing|none|no card)s? further(?: discarded| removed)?|(?P<no>nothing) (?:further|else|more) discarded",
        further,
    ),
    (
        r"(?:(?:first cards?|cards|they|it|none)(?: removed)? )?(?:not shown|face down|discarded face down|discarded unshown)(?: to players)?(?:,? to discards)?",
        first_hidden,
    ),
    (r"play (?:begins|starts)", shown_or_play),
    (r"first card not (?:removed|burned|discarded)|no card (?:removed|burned)(?: from (?:new )?shoe)?", not_burned),
    (r"(?:all )?(?:cards )?(?:shown(?: to players)?|face up|to discards|shown and to discards|discarded)", shown),
    (r"shoe (?P<shoe>\d+):? (?:dealt from |with |uses |from )?(?P<back>red|blue) batch", batch_dealt),
    (r"shoe (?P<shoe>\d+):? (?:dealt from |with |uses )?deck set (?P<back>[a-z]+\d*)", deck_set),
    (r"shoe (?P<shoe>\d+):? (?:dealt from |with |uses )?(?:decks|cards|set) (?P<back>[a-z]+\d+)", deck_set),
)
