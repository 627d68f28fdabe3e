"""Phrases about vigorish: taken, marked with a marker, collected later, when a player leaves, or never."""

import re

from tests.worked.baccarat.casefile import Entry
from tests.worked.baccarat.phrases.wagering import ensure
from tests.worked.baccarat.play import ident
from tests.worked.baccarat.teller import Match, NotMine, Teller, Work
from tests.worked.baccarat.words import MONEY, cents_of
from tests.worked.casefile import NotTranslated

_SEAT = r"(?:player (?:at|in) )?(?:seat|position) (?P<seat>\d+)"
_SPACE = (
    r"(?:(?:on|in|for|at) )?(?:rectangular )?(?:space|spot|area|seat|position|box) (?:of (?:seat )?)?(?P<space>\d+)"
)


def won(teller: Teller, match: Match) -> None:
    """``round 10 seat 3 banker win 5000``: a wager that wins, its vigorish told next or as the filing has it."""
    named = match.groupdict()
    number = int(named["round"]) if named.get("round") else 0
    one = teller.round if not number and teller.table.round is not None else teller.begin(number)
    seat, kind = teller.seat(named["seat"]), named.get("kind") or "banker"
    if one.count:
        raise NotTranslated(f"{match[0]!r}: cards lie already")
    one.bet(seat, kind, cents_of(match["cents"]))
    if kind == "tie":
        one.plan(6, 6)
    else:
        one.plan(*{"banker": (7, 8), "player": (9, 8)}[kind])
    one.result()


def another(teller: Teller, match: Match) -> None:
    """A further wager of a round that is told already."""
    one = teller.table.round
    if one is None or not one.resulted or one.settled:
        raise NotMine
    seat, kind = int(match["seat"]), match["kind"]
    ensure(teller, seat, kind, cents_of(match["cents"]))


def tied(teller: Teller, match: Match) -> None:
    """A wager on the Banker's Hand in a round that ties."""
    named = match.groupdict()
    one = teller.begin(int(named["round"]) if named.get("round") else 0)
    if named.get("seat"):
        one.bet(teller.seat(named["seat"]), named.get("kind") or "banker", cents_of(match["cents"]))
    one.plan(6, 6)
    one.result()


def _marking(teller: Teller, cents: int, seat: int) -> None:
    """Vigorish of a round is marked: of a wager that has just won, else of one that fits the amount."""
    table = teller.table
    one = table.round
    uncharged = one is not None and one.resulted and ident(seat, "banker") not in one.charged
    if uncharged and any((wager.seat, wager.kind) == (seat, "banker") for wager in one.wagers):
        return
    if cents * 100 % teller.options.percent:
        raise NotTranslated(f"{cents} cents are no {teller.options.percent}%")
    one = teller.begin(int(next(iter(teller.kinds), "0")))
    teller.kinds.clear()
    one.bet(seat, "banker", cents * 100 // teller.options.percent)
    one.plan(7, 8)
    one.result()


def marker(teller: Teller, match: Match) -> None:
    """Vigorish marked with its marker."""
    named = match.groupdict()
    if named.get("round"):
        teller.kinds = {named["round"]}
    space = named.get("space")
    seat = int(space) if space and not _has_winner(teller) else teller.seat(_winner(teller) or space)
    cents = cents_of(match["cents"])
    owed = cents_of(named["owed"]) if named.get("owed") else 0
    _marking(teller, owed or cents, seat)
    one = teller.round
    sheet = one.sheet
    sheet.put("marker-placed", what="vigorish", seat=int(space) if space else seat, cents=cents)
    due = owed or _due(teller, seat)
    sheet.put("vigorish", what="marked", wager=ident(seat, "banker"), cents=due or cents, seat=seat)
    one.charged[ident(seat, "banker")] = due or cents
    teller.table.last_seat = seat


def _has_winner(teller: Teller) -> bool:
    return _winner(teller) is not None


def _winner(teller: Teller) -> str | None:
    """The seat of a wager on the Banker's Hand that has just won and is not charged yet."""
    one = teller.table.round
    if one is None or not one.resulted:
        return None
    for wager in one.wagers:
        if wager.kind == "banker" and ident(wager.seat, "banker") not in one.charged:
            return str(wager.seat)
    return None


def _due(teller: Teller, seat: int) -> int:
    """What the wager of a seat that has just won owes, where the marker may show another amount."""
    one = teller.round
    stake = one.wager(seat, "banker").cents
    return one.due_vigorish(stake)


def vig_taken(teller: Teller, match: Match) -> None:
    """Vigorish taken at the payout."""
    seat = _winner(teller)
    if seat is None:
        raise NotMine
    teller.round.settle_entry(Entry(int(seat), "banker", "vig", cents_of(match["cents"])))


def no_marker(teller: Teller, match: Match) -> None:
    """Vigorish marked in the record, without a marker on the layout."""
    seat = _winner(teller)
    if seat is None:
        raise NotMine
    one = teller.round
    cents = _due(teller, int(seat))
    one.sheet.put("vigorish", what="marked", wager=ident(int(seat), "banker"), cents=cents, seat=int(seat))
    one.charged[ident(int(seat), "banker")] = cents


def leaves(teller: Teller, match: Match) -> None:
    """A player leaves; what he owes is collected where the case says nothing of it."""
    table = teller.table
    seat = int(match["seat"])
    _told_owed(teller)
    if table.round is not None:
        table.end_round()
    if not table.number:
        table.plain_round()
    unpaid = re.search(r"without|owing|owes|unpaid", match[0]) is not None
    if seat in table.owed and not unpaid and table.collects:
        table.collect(seat)
    table.sheet.put("player-leaves", seat=seat, player=f"P{seat}")
    if len(table.seats) > 1:
        table.seats.remove(seat)
    table.last_seat = seat


def collected(teller: Teller, match: Match) -> None:
    """Vigorish owed is collected, in the round that a tie charges it for, or later."""
    table, named = teller.table, match.groupdict()
    if "late" in named and table.round is not None and table.round.resulted:
        if table.round.outcome() == "tie":
            _withheld(teller)
        table.end_round()
        table.begin().deal_one()
    if named.get("seat") or named.get("by"):
        table.last_seat = int(named.get("seat") or named["by"])
    if not table.last_seat and len(table.owed) == 1:
        table.last_seat = next(iter(table.owed))
    seat = table.last_seat
    one = table.round
    if not seat:
        raise NotMine
    cents = cents_of(named["cents"]) if named.get("cents") else 0
    if one is not None and one.resulted and any(wager.seat == seat for wager in one.wagers):
        _in_round(teller, seat, cents)
        return
    if not cents and seat not in table.owed:
        raise NotMine
    rows = table.sheet.rows
    if table.sheet.clock and rows and rows[-1].kind == "player-leaves" and rows[-1].get("seat") == seat:
        clock, table.sheet.clock = table.sheet.clock, ""  # some time later: play went on
        table.plain_round()
        table.sheet.clock = clock
    after = re.search(r"\bmarker\b", " ".join(teller.ahead[:1])) is not None
    table.collect(seat, cents, marker=not after)
    table.last_seat = seat


def _in_round(teller: Teller, seat: int, cents: int) -> None:
    one = teller.round
    if one.outcome() == "tie":
        wager = one.wager(seat)
        one.settle_entry(Entry(seat, wager.kind, "tie_vig", cents or one.due_vigorish(wager.cents)))
        one.settle_entry(Entry(seat, wager.kind, "return", wager.cents - cents))
        return
    if ident(seat, "banker") in one.charged or teller.options.deferred:
        teller.table.end_round()
        after = re.search(r"\bmarker\b", " ".join(teller.ahead[:1])) is not None
        teller.table.collect(seat, cents, marker=not after)
        return
    one.settle_entry(Entry(seat, "banker", "vig", cents or _due(teller, seat)))


def not_collected(teller: Teller, match: Match) -> None:
    """Vigorish is written off: its marker goes without it."""
    table = teller.table
    named = match.groupdict()
    if table.round is not None and table.round.resulted and table.round.outcome() == "tie":
        one = table.round
        for wager in one.wagers:
            one.settle_entry(Entry(wager.seat, wager.kind, "return", wager.cents))
        return
    table.end_round()
    seat = int(named.get("space") or 0) or table.last_seat or next(iter(table.owed), 0)
    if seat not in table.owed:
        raise NotMine
    if "marker" in match[0] or re.search(r"written|waived|forgiven|forgotten|wiped", match[0]):
        table.sheet.put("marker-removed", what="vigorish", seat=seat, cents=table.owed[seat])
    table.last_seat = seat


def seat_spared(teller: Teller, match: Match) -> None:
    """Nothing is collected from one of several seats in a round that ties."""
    one, seat = teller.table.round, int(match["seat"])
    if one is None or not one.resulted or one.outcome() != "tie":
        raise NotMine
    wager = one.wager(seat)
    one.settle_entry(Entry(seat, wager.kind, "return", wager.cents))


def marker_removed(teller: Teller, match: Match) -> None:
    """The marker is removed; what it stood for was collected before, or the case says that it was not."""
    table = teller.table
    if table.round is not None and not table.round.ended and table.round.resulted:
        table.end_round()
    seat = int(match.groupdict().get("space") or 0) or table.last_seat
    cents = table.owed.get(seat, 0)
    if not seat:
        raise NotMine
    table.sheet.put("marker-removed", what="vigorish", seat=seat, cents=cents or "")


def still_there(teller: Teller, match: Match) -> None:
    """Nothing happens to what is owed."""
    if not teller.table.owed and teller.table.round is None:
        raise NotMine


def reshuffle(teller: Teller, match: Match) -> None:
    """The shoe is dealt out and its cards are reshuffled (541), or replaced (543 and 545)."""
    table = teller.table
    if table.options.chapter != "541" or {"cover", "empty"} & teller.said or table.idle:
        raise NotMine
    _told_owed(teller)
    clock, table.sheet.clock = table.sheet.clock, ""
    table.end_shoe()
    table.sheet.clock = clock
    table.new_shoe()


def _told_owed(teller: Teller) -> None:
    """Where the case tells what becomes of the vigorish, nothing is collected besides."""
    table = teller.table
    told = teller.is_ahead(
        r"\bcollect|\bwritten off|\bwaived|\bforgiven|\bunpaid|\bowed|\bpaid|\bpays\b|\bstill\b|\boutstanding|\bremains|\bstays|\bopen\b"
    )
    table.collects = not told


def new_shoe(teller: Teller, match: Match) -> None:
    """The next shoe is in play: its first card is dealt."""
    table = teller.table
    if table.shoes == 1:
        _told_owed(teller)
        clock, table.sheet.clock = table.sheet.clock, ""
        table.end_shoe()
        table.new_shoe()
        table.begin()
        table.sheet.clock = clock
    one = teller.round
    if not one.count:
        one.bet(table.seats[0], "player", 1000)
        one.deal_one()


def next_round_first_card(teller: Teller, match: Match) -> None:
    """The first card of the next round."""
    table = teller.table
    number = match.groupdict().get("round")
    clock, table.sheet.clock = table.sheet.clock, ""
    if teller.is_ahead(r"\bcollect") and table.round is not None and table.round.outcome() == "tie":
        _withheld(teller)
    table.end_round()
    one = table.begin(int(number) if number else 0)
    one.close()
    table.sheet.clock = clock
    one.deal_one()


def _withheld(teller: Teller) -> None:
    """The vigorish on a tie is not taken in the round; it is marked, and the wager returned."""
    one = teller.round
    for wager in one.wagers:
        if wager.kind == "banker":
            due = one.due_vigorish(wager.cents)
            one.sheet.put("marker-placed", what="vigorish", seat=wager.seat, cents=due)
            one.sheet.put("vigorish", what="marked", wager=ident(wager.seat, "banker"), cents=due, seat=wager.seat)
            one.settle_entry(Entry(wager.seat, "banker", "return", wager.cents))
            teller.table.last_seat = wager.seat
            teller.table.owed[wager.seat] = due


PHRASES: tuple[tuple[str, Work], ...] = (
    (rf"{_SEAT}:? (?P<kind>banker|player|tie)(?: hand)?(?: wager)?(?: of)? (?P<cents>{MONEY})", another),
    (
        rf"(?:round (?P<round>\d+):?,? )?{_SEAT}:? (?P<kind>banker|player|tie)(?: hand)?(?: wager)?(?: of)? (?:wins?|won) (?P<cents>{MONEY})",
        won,
    ),
    (
        rf"(?:round (?P<round>\d+):?,? )?{_SEAT}:? (?:wins?|won) (?P<cents>{MONEY}) on (?P<kind>banker|player|tie)(?: hand)?",
        won,
    ),
    (
        rf"(?:round (?P<round>\d+):?,? )?{_SEAT}:? (?P<kind>banker|player)(?: hand)?(?: wager)?(?: of)? (?P<cents>{MONEY}),? (?:tie|ties|tied|void)",
        tied,
    ),
    (
        rf"(?:round (?P<round>\d+):? )?(?:tie|tie hand|hands tie|\d-\d),? {_SEAT}:? (?P<kind>banker|player)(?: hand)?(?: wager)?(?: of)? (?P<cents>{MONEY})",
        tied,
    ),
    (
        rf"(?:round (?P<round>\d+):?,? )?(?:marker|coin|button|marker button|vig)(?: marked)?(?: of| for)? (?P<cents>{MONEY})(?: placed| marked)?(?: {_SPACE})?(?: \(?,?(?:owed|due|owes) (?P<owed>{MONEY})\)?)?",
        marker,
    ),
    (rf"(?:round (?P<round>\d+):?,? )?(?P<cents>{MONEY}) marked(?: {_SPACE})?", marker),
    (rf"(?:round (?P<round>\d+):?,? )?(?P<cents>{MONEY}) (?:marker|coin|button)(?: placed)?(?: {_SPACE})?", marker),
    (rf"vig (?:of )?(?P<cents>{MONEY})(?: (?:taken|collected|paid))?(?: at (?:payout|once))?", vig_taken),
    (r"nothing marked|vig not marked|not marked", no_marker),
    (
        r"no (?:marker|coin|button)(?: or coin)?(?: placed| button placed)?|(?:marker|coin) not placed|not marked on layout|without (?:a )?marker",
        no_marker,
    ),
    (rf"{_SEAT} leaves(?: (?:table|without (?:paying|payment)|owing|unpaid))*(?: {MONEY})?(?: unpaid)?", leaves),
    (
        rf"(?P<cents>{MONEY})(?: vig| owed| outstanding)?(?: of vig)? (?:collected|paid)(?: (?:from|by|at) (?:seat|space) (?P<seat>\d+))?(?: then| only then| at leaving| before (?:next )?round(?: \d+)?| at end of round)?",
        collected,
    ),
    (rf"seat (?P<seat>\d+):? (?P<cents>{MONEY}) (?:collected|paid)", collected),
    (rf"(?P<cents>{MONEY}) collected after first card of (?:next round|round \d+)(?P<late>)", collected),
    (rf"(?P<cents>{MONEY}) collected (?:in|during) (?:next round|round \d+)(?P<late>)", collected),
    (rf"(?:seat (?P<seat>\d+) pays|collected from seat (?P<by>\d+)) (?P<cents>{MONEY})(?: vig)?", collected),
    (rf"(?:dealer )?collects (?P<cents>{MONEY})(?: vig)?(?: from seat (?P<seat>\d+))?", collected),
    (r"(?:outstanding |owed |all )*vig collected(?: (?:from|by) seat (?P<seat>\d+))?(?P<cents>)", collected),
    (
        rf"(?:{MONEY}|vig|debt|it)(?: vig| owed)? (?:written off|waived|forgiven|forgotten|wiped out|not collected|uncollected|left unpaid|never collected)(?: {_SPACE})?",
        not_collected,
    ),
    (rf"(?:nothing|no vig|none) collected(?: {_SPACE})?", not_collected),
    (r"seat (?P<seat>\d+) (?:nothing|not|pays nothing|not collected)(?: collected)?", seat_spared),
    (
        rf"(?:marker|coin|button|marker button)(?: of {MONEY})? (?:removed|taken away|taken off)(?: {_SPACE})?(?: unpaid| without collection| uncollected| before collection| before vig collected)?",
        marker_removed,
    ),
    (
        rf"(?:marker|coin|button|{MONEY}|vig)(?: of {MONEY})? (?:stays|remains|left|still)(?: (?:on|there|owed|open|outstanding|unpaid|layout|table))*",
        still_there,
    ),
    (r"(?:cards |shoe )?(?:reshuffled|reshuffle|shuffled anew|reshuffle begins|shuffle begins)", reshuffle),
    (
        r"(?:first (?:card|round|hand) of )?(?:new|next|second) shoe(?: dealt| begins| started| starts| started| in play| first card)*",
        new_shoe,
    ),
    (r"first card of (?:next round|round (?P<round>\d+))(?: dealt)?", next_round_first_card),
    (
        r"next round(?: (?:dealt|begins|starts|first card dealt))?|(?:cards|first card) dealt for next round",
        next_round_first_card,
    ),
)
