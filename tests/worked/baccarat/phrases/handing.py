"""Phrases about players who turn the cards (543.9(c)(3), 545.9(d)): who is handed a hand, who declines, who is next."""

import re

from tests.worked.baccarat.play import BANKER, NAMES, PLAYER
from tests.worked.baccarat.teller import Match, NotMine, Teller, Work
from tests.worked.baccarat.words import SEATS, seats_in
from tests.worked.casefile import NotTranslated

_SEAT = r"(?:player (?:at|in) )?(?:curator )?(?:seat|position) (?P<seat>\d+)"
_HAND = r"(?P<hand>player|banker)(?: hand)?"
_NO = r"(?:declines?|refuses?|declined|refused|rejects?|passes|relinquishes|gives up|waives)"


def _mine(teller: Teller) -> None:
    if not teller.options.dealing.endswith("to-players"):
        raise NotMine
    if teller.case.kind not in ("handing", "event", "round", "irregularity"):
        raise NotMine


def _cards(teller: Teller) -> None:
    """The four cards lie covered; hands without draws where no third card is spoken of."""
    one = teller.round
    if not one.count and not one.order:
        if teller.is_ahead(r"third card") or "third card" in teller.said:
            one.plan_cards(("KH", "2C", "5S"), ("KD", "4H", "AS"))
        else:
            one.plan(7, 6)
    one.deal_initial()


def _player_first(teller: Teller, hand: int) -> None:
    """The Player's Hand is turned and announced before the Banker's is handed over."""
    one = teller.round
    if hand == BANKER and PLAYER not in one.turned:
        one.hand_over(PLAYER)
        one.sheet.put("announce", hand=PLAYER, n=_count(one.hands[PLAYER]))


def _count(cards: list[str]) -> int:
    from tests.worked.baccarat.play import initial

    return initial(cards)


def _hand(teller: Teller, name: str | None) -> int:
    """The hand that is named, or spoken of before, else the next that was not turned."""
    if name:
        teller.hand = NAMES[name]
    elif not teller.hand:
        teller.hand = PLAYER if PLAYER not in teller.round.turned else BANKER
    return teller.hand


def vacant(teller: Teller, match: Match) -> None:
    """Seats where nobody sits."""
    if set(seats_in(match["seats"])) & set(teller.table.seats):
        raise NotTranslated(f"{match[0]!r}: somebody sits there")


def relinquished(teller: Teller, match: Match) -> None:
    """A player gives up his right; a further one refuses the offer of it."""
    _mine(teller)
    one = teller.round
    _cards(teller)
    named = match.groupdict().get("hand")
    if named is None and "relinquished" not in teller.said:
        best = [name for name in NAMES if one.best(name) == int(seats_in(match["seat"])[0])]
        named = best[0] if len(best) == 1 else None
        if named is None:
            raise NotMine
    hand = _hand(teller, named)
    _player_first(teller, hand)
    for seat in seats_in(match["seat"]):
        if "relinquished" in teller.said and f"relinquished {hand}" in teller.said:
            one.sheet.put("turn-offered", hand=hand, what="refused", seat=seat, player=f"P{seat}")
        else:
            ordered = "require" in match[0] or "order" in match[0]
            why = "ordered" if ordered else "voluntary"
            one.sheet.put("turn-relinquished", hand=hand, what=why, seat=seat, player=f"P{seat}")
            teller.said |= {"relinquished", f"relinquished {hand}"}
        teller.table.last_seat = seat
    if not teller.ahead:
        _offer_on(teller, hand)


def _offer_on(teller: Teller, hand: int) -> None:
    """Nothing more is told: the others are offered the hand, counterclockwise, and the first accepts."""
    table = teller.table
    others = table.seats_after(table.last_seat)
    if others:
        _accepted(teller, hand, others[0])


def offered(teller: Teller, match: Match) -> None:
    """The right is offered to a player, who accepts or refuses."""
    _mine(teller)
    one = teller.round
    hand = _hand(teller, match.groupdict().get("hand"))
    if f"relinquished {hand}" not in teller.said:
        raise NotMine
    seat = int(match["seat"])
    if re.search(_NO, match["answer"]):
        one.sheet.put("turn-offered", hand=hand, what="refused", seat=seat, player=f"P{seat}")
        teller.table.last_seat = seat
    else:
        _accepted(teller, hand, seat)


def _accepted(teller: Teller, hand: int, seat: int) -> None:
    one = teller.round
    one.sheet.put("turn-offered", hand=hand, what="accepted", seat=seat, player=f"P{seat}")
    _hand_to(teller, hand, seat)


def _hand_to(teller: Teller, hand: int, seat: int) -> None:
    one = teller.round
    _cards(teller)
    _player_first(teller, hand)
    one.hand_over(hand, seat)
    one.sheet.put("announce", hand=hand, n=_count(one.hands[hand]))
    if hand == BANKER:
        one.announced = True
    teller.hand = 0


def handed(teller: Teller, match: Match) -> None:
    """A hand is handed to a player, or turned by the dealer."""
    _mine(teller)
    hand = NAMES[match["hand"]]
    if hand in teller.round.turned:
        raise NotMine
    if "third card" in match[0]:
        teller.said.add("third card")
    _hand_to(teller, hand, int(match.groupdict().get("seat") or 0))


def handed_to_curator(teller: Teller, match: Match) -> None:
    _mine(teller)
    if not teller.table.curator:
        raise NotMine
    _hand_to(teller, NAMES[match["hand"]], teller.table.curator)


def third_card(teller: Teller, match: Match) -> None:
    """A third card is handed to a player."""
    _mine(teller)
    teller.said.add("third card")
    one = teller.round
    _cards(teller)
    one.announce()
    hand = NAMES[match.groupdict().get("hand") or "player"]
    if hand == BANKER and one.order[:1] == [PLAYER]:
        one.order.pop(0)
        one.deal_third(PLAYER, one.coming[PLAYER].pop(0))
    if one.order[:1] != [hand]:
        raise NotTranslated(f"{match[0]!r}: no third card for that hand")
    one.order.pop(0)
    one.deal_third(hand, one.coming[hand].pop(0), seat=int(match.groupdict().get("seat") or 0))


def dealer_turns(teller: Teller, match: Match) -> None:
    """The dealer turns the cards that nobody accepted."""
    _mine(teller)
    hand = _hand(teller, match.groupdict().get("hand"))
    _hand_to(teller, hand, 0)


def void(teller: Teller, match: Match) -> None:
    """The round is called void because nobody turns the cards."""
    _mine(teller)
    if "relinquished" not in teller.said:
        raise NotMine
    one = teller.round
    one.call_void("other")
    one.give_back()
    one.end()


def undealt(teller: Teller, match: Match) -> None:
    """The Banker's Hand is not put under the shoe, or it is."""
    _mine(teller)
    if "not" in match[0].split():
        teller.round.skip.add("under-shoe")
    _cards(teller)


PHRASES: tuple[tuple[str, Work], ...] = (
    (rf"seats? (?P<seats>{SEATS}) (?:vacant|empty|unoccupied|absent)", vacant),
    (rf"{_SEAT} {_NO}(?: (?:right )?(?:to turn )?{_HAND})?(?: cards)?", relinquished),
    (rf"seats (?P<seat>{SEATS}) {_NO}(?: (?:to turn )?{_HAND})?", relinquished),
    (
        rf"(?:dealer|floorperson) (?:requires|orders) {_SEAT} to (?:relinquish|give up)(?: (?:right )?(?:to turn )?{_HAND})?(?: cards)?",
        relinquished,
    ),
    (rf"(?:{_HAND} )?offer(?:ed)?(?: to)? {_SEAT}:?,? (?:who )?(?P<answer>{_NO}|accepts)", offered),
    (rf"{_SEAT} (?P<answer>accepts)(?: {_HAND})?", offered),
    (
        rf"{_HAND}(?: cards)?(?: handed| given| goes| passed)?(?: face down)? to {_SEAT}(?:,? (?:and|with) (?:its )?third card)?",
        handed,
    ),
    (rf"{_SEAT} (?:turns|handed|given|receives) {_HAND}(?: and third card)?", handed),
    (rf"dealer turns {_HAND}(?: and (?:its )?third card)?(?: face up)?", handed),
    (rf"{_HAND}(?: cards)?(?: handed| given)? to (?:player )?(?:acting as )?curator", handed_to_curator),
    (rf"(?:{_HAND} )?third card(?: handed| given)?(?: face down)? to {_SEAT}", third_card),
    (rf"(?:{_HAND} )?third card turned by dealer", third_card),
    (rf"dealer turns (?:{_HAND} )?third card", third_card),
    (rf"dealer turns (?:{_HAND} )?cards?(?: over)?|dealer turns them(?: over)?", dealer_turns),
    (rf"{_HAND} turned by dealer", dealer_turns),
    (r"round (?:called )?void(?:ed)?(?:, (?:all )?wagers returned)?", void),
    (r"banker hand (?:not )?(?:placed |put )?(?:under|underneath|beneath) (?:right corner of )?shoe", undealt),
)
