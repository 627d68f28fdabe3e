"""Phrases about dealing: the initial cards, their faces and announcement, third cards, and who touches cards."""

from tests.worked.baccarat.play import BANKER, DEALER, NAMES, PLAYER, initial
from tests.worked.baccarat.teller import Match, NotMine, Teller, Work
from tests.worked.baccarat.words import CARD, RANK, card_of
from tests.worked.casefile import NotTranslated

_HAND = r"(?P<hand>player|banker)(?: hand)?"
_LATE = r"(?:dealer )?(?:announces |calls |says )?no more bets(?: announced| called| said)?"


def _before_close(teller: Teller) -> None:
    """Cards are dealt; where the announcement is told only later it is left out here."""
    if teller.is_ahead(rf"^{_LATE}$") and not teller.round.closed:
        teller.round.skip.add("close")
        teller.said.add("close late")


def first_card(teller: Teller, match: Match) -> None:
    _before_close(teller)
    teller.round.deal_one()


def four_cards(teller: Teller, match: Match) -> None:
    _before_close(teller)
    teller.round.deal_initial()


def no_close(teller: Teller, match: Match) -> None:
    teller.round.skip.add("close")
    teller.round.deal_one()


def no_cards_call(teller: Teller, match: Match) -> None:
    if teller.options.chapter != "545":
        raise NotMine
    teller.round.skip.add("cards-call")


def cards_call(teller: Teller, match: Match) -> None:
    if teller.options.chapter != "545":
        raise NotMine
    teller.round.close()


def face(teller: Teller, match: Match) -> None:
    teller.round.face = match["face"]
    teller.round.deal_initial()
    teller.round.face = ""


def under_the_shoe(teller: Teller, match: Match) -> None:
    if teller.round.dealing == "face-up":
        raise NotTranslated(f"{match[0]!r} with cards that are dealt face up")
    teller.round.deal_initial()


def not_under_the_shoe(teller: Teller, match: Match) -> None:
    """The Banker's cards lie face down elsewhere than under the shoe."""
    one = teller.round
    if one.dealing == "face-up" or one.dealing == "curator":
        raise NotTranslated(f"{match[0]!r}: they need not")
    one.skip.add("under-shoe")
    one.deal_initial()
    if one.dealing == "face-down":
        for row in one.rows[BANKER]:
            row.fields["dest"] = "layout"


def banker_turned_early(teller: Teller, match: Match) -> None:
    one = teller.round
    if one.dealing == "face-up":
        raise NotTranslated(f"{match[0]!r} with cards that are dealt face up")
    one.deal_initial()
    one.hand_over(BANKER)


def right_hand(teller: Teller, match: Match) -> None:
    one = teller.round
    one.deal_initial()
    for hand in (PLAYER, BANKER):
        for row in one.rows[hand]:
            one.sheet.put("card-hand", what="right-hand", ref=row, by=DEALER)


def to_wrong_hand(teller: Teller, match: Match) -> None:
    """The first two cards go to one hand, the next two to the other."""
    one = teller.round
    first = NAMES[match.groupdict().get("hand") or "player"]
    one.plan(9, 8)
    one.order = [first, first, 3 - first, 3 - first]
    one.deal_initial()


def hands_exchanged(teller: Teller, match: Match) -> None:
    """Each card goes to the other hand."""
    one = teller.round
    one.plan(8, 9)
    one.order = [BANKER, PLAYER, BANKER, PLAYER]
    one.deal_initial()


def handled(teller: Teller, match: Match) -> None:
    """A player touches cards where players turn none."""
    one = teller.round
    if one.dealing.endswith("to-players"):
        raise NotTranslated(f"{match[0]!r} where players turn cards")
    one.deal_initial()
    seat = teller.seat(match["seat"])
    hand = NAMES.get(match.groupdict().get("hand") or "player")
    one.sheet.put("handle-cards", hand=hand, seat=seat, player=f"P{seat}", by=f"player:P{seat}")


def counts_called(teller: Teller, match: Match) -> None:
    """The Point Counts as announced, in that order."""
    one = teller.round
    if one.announced:
        raise NotMine
    names = [match["first"], match["second"]]
    said = {match["first"]: int(match["a"]), match["second"]: int(match["b"])}
    if not one.order and not one.count:
        one.plan(said["player"], said["banker"])
    one.deal_initial()
    one.announced = True
    for name in ("player", "banker"):
        one.hand_over(NAMES[name])
    for name in names:
        one.sheet.put("announce", hand=NAMES[name], n=said[name])


def banker_called_first(teller: Teller, match: Match) -> None:
    """The Point Count of the Banker's Hand announced before that of the Player's."""
    one = teller.round
    if not one.order and not one.count:
        one.plan(7, 6)
    one.deal_initial()
    one.announced = True
    for hand in (PLAYER, BANKER):
        one.hand_over(hand)
    for hand in (BANKER, PLAYER):
        one.sheet.put("announce", hand=hand, n=initial(one.hands[hand]))


def counts_not_called(teller: Teller, match: Match) -> None:
    """The Point Counts of two cards are not announced; a third card follows, or the final counts would stand for them."""
    one = teller.round
    if not one.count and not one.order:
        one.plan_cards(("KH", "2C", "4S"), ("KD", "7H"))
    one.skip.add("counts")


def cards_given(teller: Teller, match: Match) -> None:
    """``Player 6 (K 6), Banker 4 (K 4)``: the cards of both hands."""
    hands = {}
    for name, cards in ((match["one"], match["cards"]), (match["other"], match["more"])):
        hands[name] = tuple(card_of(word, "H" if name == "player" else "C") for word in cards.split())
    teller.round.plan_cards(hands["player"], hands["banker"])


def fourth_card(teller: Teller, match: Match) -> None:
    """A second additional card to a hand."""
    one = teller.round
    hand = NAMES[match["hand"]]
    if not one.count and not one.order:
        one.plan_cards(("KH", "2C", "2S"), ("KD", "7H")) if hand == PLAYER else one.plan_cards(
            ("KH", "7C"), ("KD", "2H", "2S")
        )
    one.draw()
    if len(one.hands[hand]) < 3:
        raise NotTranslated(f"{match[0]!r}: no third card")
    one.put_card(hand, "3D")


def banker_first(teller: Teller, match: Match) -> None:
    """The Banker's third card before the Player's."""
    one = teller.round
    if not one.count and not one.order:
        one.plan_cards(("KH", "2C", "4S"), ("KD", "2H", "5S"))
    one.announce()
    if one.order != [PLAYER, BANKER]:
        raise NotTranslated(f"{match[0]!r}: not both hands draw")
    one.order.reverse()
    one.draw()


def third_face_down(teller: Teller, match: Match) -> None:
    one = teller.round
    if one.dealing.endswith("to-players"):
        raise NotTranslated(f"{match[0]!r} where third cards lie face down")
    if not one.count and not one.order:
        one.plan_cards(("KH", "2C", "4S"), ("KD", "7H"))
    one.announce()
    hand = one.order.pop(0)
    one.deal_third(hand, one.coming[hand].pop(0), face="down")


def third_before_counts(teller: Teller, match: Match) -> None:
    """A third card dealt before the Point Counts were announced."""
    one = teller.round
    if not one.count and not one.order:
        one.plan_cards(("KH", "2C", "4S"), ("KD", "7H"))
    one.skip.add("counts")
    one.draw()


PHRASES: tuple[tuple[str, Work], ...] = (
    (r"first card(?: dealt| drawn)?(?: of round \d+)?(?: dealt)?", first_card),
    (
        r"(?:initial )?(?:four )?cards dealt|deal(?:ing)? (?:begins|starts)|cards 1(?:-| to |–)4 dealt|dealer deals(?: cards)?",
        four_cards,
    ),
    (
        r"(?:first card|cards?|initial cards) dealt (?:without|before) (?:announcing |announcement of |announcement )?no more bets(?: announced| announcement)?",
        no_close,
    ),
    (
        r"no more bets not (?:announced|called|said)|dealer not announce no more bets|no announcement of no more bets",
        no_close,
    ),
    (r"(?:without|no) cards (?:call|announcement)|(?:dealer )?not announce cards|cards not announced", no_cards_call),
    (r"(?:dealer )?(?:announces|calls|says) cards|cards (?:announced|called)", cards_call),
    (
        r"(?:cards 1(?:-| to |–)4|(?:all )?(?:initial )?(?:four )?(?:initial )?cards)(?: dealt| placed)? face (?P<face>up|down)",
        face,
    ),
    (r"dealer deals (?:all |initial )?(?:four )?cards face (?P<face>up|down)", face),
    (
        r"(?:cards 2 and 4|second and fourth cards?|banker (?:hand|cards))(?: placed| put)?(?: face down)? (?:under|underneath|beneath) (?:right corner of )?shoe",
        under_the_shoe,
    ),
    (
        r"(?:cards 2 and 4|second and fourth cards?|banker (?:hand|cards)) (?:not (?:placed |put )?(?:under|underneath|beneath) (?:right corner of )?shoe|(?:left |placed |put )?(?:face down )?on (?:layout|banker area|area of banker hand|area (?:designated )?for banker hand))",
        not_under_the_shoe,
    ),
    (
        r"(?:banker (?:hand|cards)? ?|cards 2 and 4 |second and fourth cards? )(?:turned|exposed|shown)(?: up| over| face up)? before (?:player hand|player cards) (?:called|announced|turned)(?: .*)?",
        banker_turned_early,
    ),
    (r"(?:cards )?1 and 3 to player(?: hand)?,? (?:and )?(?:cards )?2 and 4 to banker(?: hand)?", four_cards),
    (r"(?:cards )?1 and 3 to banker(?: hand)?,? (?:and )?(?:cards )?2 and 4 to player(?: hand)?", hands_exchanged),
    (
        r"(?:initial |four )*cards (?:removed|drawn|taken|dealt)(?: from shoe)? with right hand|dealer (?:draws|removes|deals) (?:cards )?with right hand",
        right_hand,
    ),
    (
        r"(?:cards 1 and 2|first two cards|first and second cards?)(?: dealt)? to (?P<hand>player|banker) hand(?:,? (?:cards 3 and 4|next two|third and fourth) to (?:player|banker) hand)?",
        to_wrong_hand,
    ),
    (
        r"(?:player (?:at|in) )?seat (?P<seat>\d+) (?:touches|touched|handles|handled|picks up|lifts|squeezes|bends|turns(?: over)?|removes|takes|alters|marks|tears|peeks at|moves|slides) (?:one of )?(?:(?P<hand>player|banker)(?: hand)? ?)?(?:cards?|hand)?(?: .*)?(?<!wager)(?<!bet)",
        handled,
    ),
    (
        r"(?:dealer )?(?:announces|announced|calls|called):? (?P<first>player|banker)(?: hand)? (?P<a>\d)(?:,| and|,? then)? (?P<second>player|banker)(?: hand)? (?P<b>\d)",
        counts_called,
    ),
    (
        r"(?P<first>player|banker)(?: hand)? (?P<a>\d) (?:announced|called) (?:first|before) ?,? ?(?P<second>player|banker)(?: hand)? (?P<b>\d)(?: announced| called)?",
        counts_called,
    ),
    (
        r"banker (?:point )?count announced first(?:,? (?:and )?then player(?: point count)?)?|banker (?:point )?count announced before player(?: point count)?",
        banker_called_first,
    ),
    (
        r"(?:initial )?(?:point )?counts? not announced|no (?:point )?counts? announced|dealer not announce (?:point )?counts?",
        counts_not_called,
    ),
    (
        rf"(?P<one>player)(?: hand)? \d \((?P<cards>(?:{CARD}|{RANK})[ ,]+(?:{CARD}|{RANK}))\)(?:,| and| v| vs\.?| versus|;)? (?P<other>banker)(?: hand)? \d \((?P<more>(?:{CARD}|{RANK})[ ,]+(?:{CARD}|{RANK}))\)",
        cards_given,
    ),
    (
        rf"(?:fourth|4th|second (?:third|additional|extra)|another additional|extra) card (?:dealt |drawn )?(?:to|for) {_HAND}",
        fourth_card,
    ),
    (
        rf"{_HAND} (?:dealt|given|receives|takes|draws) (?:fourth card|two (?:more|additional|extra|third) cards|second (?:third|additional) card)",
        fourth_card,
    ),
    (
        r"banker (?:third card )?(?:dealt |drawn |draws )?before player(?: third card)?(?: dealt| drawn| draws)?",
        banker_first,
    ),
    (r"banker (?:third card )?(?:dealt|drawn|draws)(?: third card)? first", banker_first),
    (r"third cards? (?:dealt |placed )?face down(?: (?:to|for) (?:player|banker)(?: hand)?)?", third_face_down),
    (r"third cards? (?:dealt|drawn) before (?:point )?counts?(?: announced)?", third_before_counts),
)
