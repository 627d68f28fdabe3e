"""Phrases about the curator of 545: who is offered the shoe, who deals, and when the shoe is passed."""

from tests.worked.baccarat.table import Stage
from tests.worked.baccarat.teller import Match, NotMine, Teller, Work
from tests.worked.baccarat.words import SEATS, seats_in
from tests.worked.casefile import NotTranslated

_SEAT = r"(?:player (?:at|in) )?(?:seat|position) (?P<seat>\d+)"
_NO = r"(?:declines?|refuses?|declined|refused|rejects?|rejected|passes)"


def _mine(teller: Teller) -> None:
    if teller.options.chapter != "545" or teller.case.kind != "curator":
        raise NotMine


def _ready_to_offer(teller: Teller) -> None:
    """The cards are in the shoe, and no round is under way."""
    table = teller.table
    if table.stage < Stage.BURNED:
        table.reach(Stage.BURNED)
    table.end_round()


def rejects(teller: Teller, match: Match) -> None:
    _mine(teller)
    _ready_to_offer(teller)
    for seat in seats_in(match["seat"]):
        teller.table.offer_shoe(seat, "refused")


def all_reject(teller: Teller, match: Match) -> None:
    """Everybody refuses the shoe, counterclockwise."""
    _mine(teller)
    _ready_to_offer(teller)
    table = teller.table
    for seat in table.seats_after(table.last_seat if table.number else 0):
        table.offer_shoe(seat, "refused")


def accepts(teller: Teller, match: Match) -> None:
    _mine(teller)
    _ready_to_offer(teller)
    teller.table.offer_shoe(int(match["seat"]), "accepted")


def offered(teller: Teller, match: Match) -> None:
    """An offer whose answer follows; without one it is accepted."""
    _mine(teller)
    _ready_to_offer(teller)
    table = teller.table
    table.last_seat = int(match["seat"])
    if not (teller.ahead and teller.ahead[0].split()[0].startswith(("declin", "refus", "accept", "reject"))):
        table.offer_shoe(table.last_seat, "accepted")


def answers(teller: Teller, match: Match) -> None:
    _mine(teller)
    if not teller.table.last_seat:
        raise NotMine
    teller.table.offer_shoe(teller.table.last_seat, "accepted" if match[0].startswith("accept") else "refused")


def dealer_deals(teller: Teller, match: Match) -> None:
    """The dealer acts as the curator."""
    _mine(teller)
    _ready_to_offer(teller)
    table = teller.table
    if table.curator is not None and table.curator != 0 and "designates" in match[0]:
        raise NotMine
    table.make_curator(0)
    table.curator_told = True
    table.stage = Stage.READY


def designates(teller: Teller, match: Match) -> None:
    """Who accepted the shoe designates the dealer as curator."""
    _mine(teller)
    _ready_to_offer(teller)
    table = teller.table
    seat = int(match["seat"])
    table.sheet.put("shoe-offered", what="accepted", seat=seat, player=f"P{seat}")
    table.sheet.put("curator", seat=0, by=f"player:P{seat}")
    table.curator, table.curator_told, table.stage = 0, True, Stage.READY


def curator_is(teller: Teller, match: Match) -> None:
    """``curator seat 3``, or ``round 9 curator seat 3``: who deals."""
    _mine(teller)
    table = teller.table
    seat = int(match["seat"]) if match["seat"] else 0
    number = match.groupdict().get("round")
    if table.number == 0 and table.curator is None:
        table.reach(Stage.BURNED)
        table.choose_curator(0, seat)
        table.stage = Stage.READY
    elif table.curator != seat:
        raise NotTranslated(f"{match[0]!r}: nobody said how the shoe came there")
    if number:
        _deal_round(teller, int(number))


def _deal_round(teller: Teller, number: int) -> None:
    """A round dealt by the curator as he stands, whether he should have passed the shoe or not."""
    one = teller.begin(number)
    teller.table.everybody(one)
    one.plan(7, 6)
    one.end()


def round_ends(teller: Teller, match: Match) -> None:
    """``round 8: Player 7, Banker 5``; what becomes of the shoe is told afterwards, or is as the law has it."""
    _mine(teller)
    table = teller.table
    one = teller.begin(int(match["round"]) if match.groupdict().get("round") else 0)
    table.everybody(one)
    counts = {match["first"]: int(match["a"]), match["second"]: int(match["b"])}
    one.plan(counts["player"], counts["banker"])
    _after_round(teller)


def round_won(teller: Teller, match: Match) -> None:
    """A round that the Player's or the Banker's Hand wins, or a tie."""
    _mine(teller)
    table = teller.table
    one = teller.begin(int(match["round"]) if match.groupdict().get("round") else 0)
    table.everybody(one)
    words = match[0]
    if "tie" in words:
        one.plan(6, 6)
    elif ("banker" in words) != ("lose" in words or "lost" in words):
        one.plan(6, 7)
    else:
        one.plan(7, 6)
    _after_round(teller)


def _after_round(teller: Teller) -> None:
    """Where the case tells who deals next, the shoe is not passed by itself."""
    table = teller.table
    table.curator_told = teller.is_ahead(r"curator|shoe|pass|keeps|offer|accept")
    table.end_round()
    table.curator_told = False


def keeps(teller: Teller, match: Match) -> None:
    """The curator remains and deals the next round."""
    _mine(teller)
    table = teller.table
    if not table.curator:
        raise NotMine
    table.end_round()
    if not teller.is_ahead(r"^round \d+"):
        table.curator_told = True
        _deal_round(teller, 0)
        table.end_round()


def passes(teller: Teller, match: Match) -> None:
    """The curator gives up the shoe, of himself or because he must."""
    _mine(teller)
    table = teller.table
    table.reach(Stage.READY)
    if not table.number:
        _first_round(teller)
    last = table.sheet.find("result")
    lost = bool(last) and last[-1].get("what") == "player"
    if match.groupdict().get("seat") and table.curator != int(match["seat"]):
        raise NotTranslated(f"{match[0]!r}: seat {match['seat']} is not the curator")
    table.end_round()
    ordered = "order" in match[0] or "require" in match[0]
    table.pass_shoe("ordered" if ordered else "banker-lost" if lost else "voluntary")


def _first_round(teller: Teller) -> None:
    """A round that the Banker's Hand wins."""
    one = teller.begin()
    teller.table.everybody(one)
    one.plan(6, 7)
    teller.table.end_round()


PHRASES: tuple[tuple[str, Work], ...] = (
    (rf"{_SEAT} {_NO}(?: shoe)?", rejects),
    (rf"seats (?P<seat>{SEATS}) {_NO}(?: shoe)?", rejects),
    (rf"(?:shoe )?offer(?:ed)?(?: to)? {_SEAT}:?,? (?:who )?{_NO}", rejects),
    (
        rf"(?:all|everyone|everybody|all players|both|every player) {_NO}(?: shoe)?|nobody accepts(?: shoe)?|no player accepts(?: shoe)?",
        all_reject,
    ),
    (rf"{_SEAT} (?:accepts|takes)(?: shoe)?", accepts),
    (rf"(?:shoe )?offer(?:ed)?(?: to)? {_SEAT}:?,? (?:who )?accepts", accepts),
    (rf"(?:shoe )?(?:offer(?:ed)?|goes|passed|handed|given)(?: first)?(?: to)? {_SEAT}(?: first)?", offered),
    (rf"(?:{_NO}|accepts)", answers),
    (rf"{_SEAT} (?:accepts and )?designates dealer(?: as curator)?", designates),
    (r"dealer (?:deals|acts(?: as curator)?|curator|keeps shoe)|curator dealer", dealer_deals),
    (rf"(?:round (?P<round>\d+):? )?curator:? {_SEAT}", curator_is),
    (rf"(?:round (?P<round>\d+):? )?{_SEAT} (?:deals|curator|still curator|remains curator|deals again)", curator_is),
    (
        r"(?:round (?P<round>\d+):?,? )?(?P<first>player|banker)(?: hand)? (?P<a>\d)(?:,| v| vs\.?| versus| and)? (?P<second>player|banker)(?: hand)? (?P<b>\d)",
        round_ends,
    ),
    (r"(?:round (?P<round>\d+):?,? )?(?:(?:player|banker)(?: hand)? (?:wins|loses|won|lost)|tie(?: hand)?)", round_won),
    (r"(?:curator |seat \d+ )(?:keeps (?:shoe|dealing)|remains(?: curator)?|continues|retains shoe)", keeps),
    (r"(?:curator|seat (?P<seat>\d+)) passes shoe(?: voluntarily)?", passes),
    (r"(?:dealer|floorperson) (?:orders|requires) (?:curator|seat (?P<seat>\d+)) to pass(?: shoe)?(?: .*)?", passes),
)
