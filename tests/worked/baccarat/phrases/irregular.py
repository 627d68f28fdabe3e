"""Phrases about cards drawn in error and cards found face up in the shoe."""

import re

from tests.worked.baccarat.law import points, stand
from tests.worked.baccarat.play import BANKER, DEALER, NAMES, PLAYER
from tests.worked.baccarat.teller import Match, NotMine, Teller, Work
from tests.worked.baccarat.words import CARD, COUNT, card_of, count_of
from tests.worked.casefile import NotTranslated

_SECRET = r"(?:not (?:turned|disclosed|exposed|shown)(?: up| over)?|undisclosed|face down|unseen)"
_OPEN = r"(?:turned(?: up| over)?|disclosed|exposed|shown|face up)"


def _initial(teller: Teller, hand: int) -> None:
    """Cards of a round in which a card for this hand is an error, where the case gives none: both hands stay."""
    one = teller.round
    if not one.count and not one.order:
        one.plan_cards(("KH", "6C"), ("KD", "7H"))
    one.announce()


def drawn(teller: Teller, match: Match) -> None:
    """A card is drawn in error; its face is seen, or not."""
    named = match.groupdict()
    hand = NAMES[named["hand"]] if named.get("hand") else 0
    _initial(teller, hand)
    one = teller.round
    secret = named.get("card") is None and re.search(_OPEN.replace("face up", "face up$"), match[0]) is None
    secret = secret or re.search(_SECRET, match[0]) is not None
    if not secret and named.get("card") is None and "disclos" not in match[0] and not re.search(_OPEN, match[0]):
        raise NotMine
    shown = {"face": "down"} if secret else {"face": "up", "card": card_of(named.get("card") or "5s")}
    where = {"source": "shoe", "dest": "layout", "by": DEALER}
    teller.error = one.sheet.put("card-misdealt", what="drawn-in-error", hand=hand or None, **where, **shown)
    teller.disclosed = not secret
    teller.said.add("error")
    teller.table.pending = True
    if not teller.ahead:
        _cure(teller, hand)


def _cure(teller: Teller, hand: int) -> None:
    """What the law does with the card, where the case tells nothing of it."""
    one = teller.round
    if teller.disclosed:
        discarded_error(teller)
        beside(teller, "down", 1)
        return
    found = stand(one.hands[PLAYER], one.hands[BANKER])
    if hand == PLAYER and not found.player_draws and found.banker_draws:
        _to_banker(teller)
    else:
        teller.table.held = _error(teller)


def _error(teller: Teller):  # type: ignore[no-untyped-def]
    if teller.error is None:
        raise NotMine
    return teller.error


def discarded_error(teller: Teller) -> None:
    """The card drawn in error goes to the discards."""
    row = _error(teller)
    place = teller.options.discards
    if teller.disclosed:
        row.fields["dest"] = place
    else:
        teller.round.sheet.put("move-card", ref=row, source="layout", dest=place, by=DEALER)
    teller.said.add("error done")


def thrown_away(teller: Teller, match: Match) -> None:
    if "error" not in teller.said:
        raise NotMine
    if match.groupdict().get("back"):
        teller.round.sheet.put("move-card", ref=_error(teller), source="layout", dest="shoe", by=DEALER)
        return
    discarded_error(teller)
    if "beside" in match.groupdict() and match["beside"]:
        face = match.groupdict().get("face")
        beside(teller, face or "down", 1)


def only_error(teller: Teller, match: Match) -> None:
    """The card that was disclosed goes to the discards without another."""
    _error(teller)
    discarded_error(teller)


def left_on_layout(teller: Teller, match: Match) -> None:
    """The card drawn in error stays where it is."""
    _error(teller)
    teller.said.add("error done")


def beside(teller: Teller, face: str, number: int) -> None:
    """Further cards are discarded beside one that was disclosed."""
    where = {"source": "shoe", "dest": teller.options.discards, "what": "beside-error", "by": DEALER}
    for _ in range(number):
        teller.round.sheet.put("burn", face=face, **where)


def one_more(teller: Teller, match: Match) -> None:
    """An additional card, drawn face down, or shown."""
    if "error" not in teller.said or not teller.disclosed:
        raise NotMine
    words = match[0]
    face = (
        "up"
        if re.search(r"face up|shown|disclosed", words) and "not " not in words and "without" not in words
        else "down"
    )
    beside(teller, face, count_of(match["number"]) if match.groupdict().get("number") else 1)


def none_more(teller: Teller, match: Match) -> None:
    _error(teller)


def fresh_for_banker(teller: Teller, match: Match) -> None:
    """The Banker's Hand draws from the shoe."""
    if "error" not in teller.said:
        raise NotMine
    one = teller.round
    if len(one.hands[BANKER]) > 2:
        raise NotMine
    one.deal_third(BANKER, "3D")
    teller.said.add("error done")


def _to_banker(teller: Teller) -> None:
    one = teller.round
    one.deal_third(BANKER, str(_error(teller).get("card") or "3D"), ref=_error(teller), source="layout")  # type: ignore[arg-type]
    teller.said.add("error done")


def to_banker(teller: Teller, match: Match) -> None:
    """The card drawn in error becomes the Banker's third card."""
    _error(teller)
    _to_banker(teller)


def to_player(teller: Teller, match: Match) -> None:
    """The card drawn in error stays with the Player's Hand as its third card."""
    one = teller.round
    one.deal_third(PLAYER, "5D", ref=_error(teller), source="layout")  # type: ignore[arg-type]


def held(teller: Teller, match: Match) -> None:
    """The card drawn in error begins the next hand."""
    row = _error(teller)
    table = teller.table
    table.round.draw_by_law() if table.round is not None else None
    table.end_round()
    table.held = row
    teller.said.add("error done")


def fresh_next(teller: Teller, match: Match) -> None:
    """The next hand begins with a card from the shoe."""
    if "error" not in teller.said:
        raise NotMine
    table = teller.table
    table.round.draw_by_law() if table.round is not None else None
    table.end_round()
    table.held = None
    table.plain_round()


def counts(teller: Teller, match: Match) -> None:
    """``Player 6, Banker 4``: the Point Counts of two cards, in a case about an irregularity."""
    if teller.case.kind != "irregularity" or teller.round.count or teller.round.order:
        raise NotMine
    said = {match["first"]: int(match["a"]), match["second"]: int(match["b"])}
    hands = [("K" + suits[0], _rank(said[name]) + suits[1]) for name, suits in (("player", "HC"), ("banker", "DH"))]
    teller.round.plan_cards(*hands)


def _rank(number: int) -> str:
    ranks = ("Q", "A", "2", "3", "4", "5", "6", "7", "8", "9")
    assert points([ranks[number] + "C"]) == number
    return ranks[number]


def face_up(teller: Teller, match: Match) -> None:
    """A card is found face up in the shoe, between two rounds."""
    table = teller.table
    if table.round is None and not table.number:
        table.plain_round()
    table.end_round()
    card = card_of(match["card"])
    if teller.is_ahead(r"\bused\b|\bplayed\b|dealt (?:to|as)|third card"):
        dest = "hand"
    elif teller.is_ahead(r"back (?:in|into|to)|reinserted|left in"):
        dest = "shoe"
    else:
        dest = table.options.discards
    table.sheet.put("card-face-up", card=card, source="shoe", dest=dest)
    teller.said.add("face up")
    if dest == table.options.discards and not teller.is_ahead(r"further|additional|more|no |only"):
        _drawn_beside(teller, _value(card), "up")


def _value(card: str) -> int:
    return points([card])


def _drawn_beside(teller: Teller, number: int, face: str) -> None:
    if number:
        where = {"source": "shoe", "dest": teller.options.discards, "what": "counted", "by": DEALER}
        teller.table.sheet.put("burn", n=number, face=face, **where)


def drawn_beside(teller: Teller, match: Match) -> None:
    """Further cards are drawn beside the one found face up."""
    if "face up" not in teller.said:
        raise NotMine
    named = match.groupdict()
    first = teller.table.sheet.find("card-face-up")[-1].get("card")
    if named.get("card") and card_of(named["card"]) != first:
        raise NotTranslated(f"{match[0]!r}: another card was found")
    _drawn_beside(teller, count_of(match["number"]), "down" if "face down" in match[0] else "up")


def face_up_fate(teller: Teller, match: Match) -> None:
    """What was done with the card found face up; it was written when the card was found."""
    if "face up" not in teller.said:
        raise NotMine


_IT = rf"(?:it|{CARD}|(?:that |this |error |undisclosed )?(?:third )?card(?: drawn in error)?)"

PHRASES: tuple[tuple[str, Work], ...] = (
    (
        rf"(?:third )?card (?:drawn|dealt)(?: in error)? (?:for|to) (?P<hand>player|banker)(?: hand)?(?: in error)?,? (?:{_SECRET}|{_OPEN}(?: \(?(?P<card>{CARD})\)?)?)",
        drawn,
    ),
    (
        rf"(?:third )?card (?:drawn|dealt)(?: in error)? (?:for|to) (?P<hand>player|banker)(?: hand)?(?: in error)?:? \(?(?P<card>{CARD})\)?,? {_OPEN}",
        drawn,
    ),
    (
        rf"(?P<card>{CARD}) (?:drawn|dealt)(?: in error)? (?:for|to) (?P<hand>player|banker)(?: hand)?(?: in error)?,? {_OPEN}",
        drawn,
    ),
    (
        r"(?:undisclosed|disclosed) (?:third )?card (?:drawn|dealt)(?: in error)? (?:for|to) (?P<hand>player|banker)(?: hand)?",
        drawn,
    ),
    (
        rf"(?:player|banker)? ?(?:extra |third )?card (?:drawn|removed)(?: from shoe)? in error(?: from shoe)?,? (?:{_SECRET}|{_OPEN}(?: \(?(?P<card>{CARD})\)?)?)",
        drawn,
    ),
    (
        rf"(?P<hand>player|banker)(?: hand)? (?:dealt|given) (?:third )?card(?: in error)?,? (?:{_SECRET}|{_OPEN}(?: \(?(?P<card>{CARD})\)?)?)",
        drawn,
    ),
    (
        rf"(?:{_IT} )?(?:put |placed )?(?:to discards|thrown away|discarded|put aside|(?P<back>returned to shoe|back (?:in|into|to) shoe))(?P<beside> with (?:one )?(?:additional|further|more|another) card(?:,? face (?P<face>up|down))?)?",
        thrown_away,
    ),
    (
        rf"{_IT} and (?P<beside>(?:one )?(?:additional |further |more |another )?card)(?:,? face (?P<face>up|down))?(?: to discards)?",
        thrown_away,
    ),
    (rf"{_IT} (?:left|stays|remains) on (?:layout|table)", left_on_layout),
    (
        rf"(?:and )?(?P<number>{COUNT})? ?(?:(?:additional|further|more|another|other) )+cards?(?:,? (?:drawn|discarded|to discards|face down|face up|not disclosed|undisclosed|not shown|shown|disclosed|without disclosing(?: it)?|removed))*",
        one_more,
    ),
    (
        r"(?:no|without) (?:additional|further|other) card(?: drawn| discarded)?|nothing more discarded|no second card(?: discarded)?",
        none_more,
    ),
    (
        r"banker (?:hand )?(?:draws|dealt|takes|receives) (?:fresh|new|another|different|next) card(?: from shoe)?",
        fresh_for_banker,
    ),
    (r"(?:fresh|new|another) card (?:drawn|dealt) (?:for|to) banker(?: hand)?", fresh_for_banker),
    (
        rf"(?:{_IT} )?(?:becomes|used as|given to|dealt as|made|serves as) banker(?: hand)?(?: (?:as )?third card)?|banker (?:hand )?(?:takes|receives|gets) {_IT}(?: as third card)?",
        to_banker,
    ),
    (
        rf"{_IT} (?:kept as|counted as|becomes|stays as) player(?: hand)? third card|player (?:hand )?keeps {_IT}",
        to_player,
    ),
    (
        rf"(?:next (?:hand|round):? )?(?:{_IT} )?(?:card 1|first card|first card of player hand|(?:becomes|used as|dealt as|made) (?:first card|card 1))(?: of next (?:hand|round))?",
        held,
    ),
    (rf"next (?:hand|round) (?:begins|starts) with {_IT}", held),
    (
        r"next (?:hand|round)(?: (?:begins|starts|dealt))?(?: with| from)?:? (?:fresh card|new card|shoe|card from shoe)(?: from shoe)?",
        fresh_next,
    ),
    (
        r"(?P<first>player|banker)(?: hand)? (?P<a>\d)(?:,| v| vs\.?| versus| and)? (?P<second>player|banker)(?: hand)? (?P<b>\d)",
        counts,
    ),
    (rf"(?P<card>{CARD}|ace|king|queen|jack)(?: found)? face up(?: (?:found )?in shoe)?", face_up),
    (rf"card found face up(?: in shoe)?:? (?P<card>{CARD})", face_up),
    (
        rf"(?:(?P<card>{CARD}|it) and )?(?P<number>{COUNT}) (?:further|additional|more|other) (?:face up |face down )?cards?(?:,? (?:drawn|face up|face down|to discards|discarded|removed|shown))*",
        drawn_beside,
    ),
    (rf"(?:{CARD}|it|card) (?:to discards|discarded)|no further cards?(?: drawn)?", face_up_fate),
    (rf"{CARD} (?:used|played|dealt)(?: .*)?", face_up_fate),
    (rf"only {CARD} to discards", only_error),
    (r"(?:it |card )?(?:used|played|dealt|to discards|discarded|put back|reinserted|left in)(?: .*)?", face_up_fate),
)
