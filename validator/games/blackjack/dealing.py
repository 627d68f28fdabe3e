"""The initial deal, card by card: to which boxes, in which order, face up or down."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.rows import rows_of
from validator.core.engine.state_rows import clear
from validator.games.blackjack.card_reader import (
    CARD_READER_NOT_USED,
    CARD_READER_USED_WITHOUT_CAUSE,
    judge_before_hole_card,
    judge_needless,
    judge_reader,
    judge_user,
)
from validator.games.blackjack.dealers_missed_card import said_to_be_missed
from validator.games.blackjack.decisions import is_turn_choice, lies_face_down, lies_face_up
from validator.games.blackjack.hands import becomes_first_card, counted_rank
from validator.games.blackjack.offers import judge_moment_of_offer
from validator.games.blackjack.optional_wagers import lacks_blackjack_wager
from validator.games.blackjack.passed_over import (
    marked_as_missed,
    missed_nothing,
    misses_are_told,
    passed_over_by,
    said_missed_by,
    said_to_be_passed_over,
)
from validator.games.blackjack.rows import has_blackjack_wager
from validator.games.blackjack.tables.rows import Hand, Round, Table
from validator.games.blackjack.tables.wager_state import SEAT_PLACES
from validator.games.blackjack.taken_cards import replaces_a_ten
from validator.games.blackjack.up_card import is_ace_or_worth
from validator.games.cards import ACE
from validator.games.numbers import Rules, missing_facts
from validator.games.shoe.judging import may_be_dealt_from_hand
from validator.games.table import ask, lacking, recorded
from validator.log.codes import (
    FACE_DOWN,
    FACE_UP,
    KIND_CHOICE,
    KIND_DEAL,
    KIND_DETERMINANT,
    KIND_PEEK,
    KIND_SPLIT,
    KIND_SWITCH,
    KIND_WAGER,
)

NO_WAGERS, *_ = missing_facts()
NO_DIRECTION, NO_MISSES, *_ = missing_facts()
NO_FACE, NO_UP_CARD, NO_READER, *_ = missing_facts()
NO_WAY, *_ = missing_facts(after=NO_FACE)

rule = Rules("blackjack.dealing")
HAND_PLAYED_WITHOUT_BLACKJACK_WAGER = rule(
    "hand-played-without-blackjack-wager",
    "Hand played without a wager",
    "{seat}: {hand} was played although no wager had been placed on it",
    needs={
        "all wagers of the round": NO_WAGERS,
    },
    expected="a wager on the hand",
    observed="none",
)
CARD_TO_BOX_WITHOUT_WAGER = rule(
    "card-to-box-without-wager",
    "Card dealt to a box without a wager",
    "{seat} was dealt {card} although its box holds no wager",
    needs={
        "all wagers of the round": NO_WAGERS,
    },
    expected="no card",
    observed="{card}",
)
DEAL_OUT_OF_TURN = rule(
    "deal-out-of-turn",
    "Box dealt to out of turn",
    "{observed} got its card after {expected}, which lies farther round the table",
    needs={
        "the position, and the direction in which positions are numbered": NO_DIRECTION,
        "each card that was missed, and the players' answers": NO_MISSES,
    },
    expected="boxes in clockwise order from the dealer's left",
    observed="{observed} after {expected}",
    unit="seat",
)
FIRST_CARD_FACE_DOWN = rule(
    "first-card-face-down",
    "Player's first card dealt face down",
    "{seat}: the first card was dealt face down",
    needs={
        "which side of the card lay up": NO_FACE,
        "whether the cards are dealt from the hand": NO_WAY,
    },
    expected="face up",
    observed="face down",
)
UP_CARD_FACE_DOWN = rule(
    "up-card-face-down",
    "Dealer's first card dealt face down",
    "the dealer's first card was dealt face down",
    needs={
        "which side of the card lay up": NO_FACE,
    },
    expected="face up",
    observed="face down",
)
SECOND_CARD_FACE_DOWN = rule(
    "second-card-face-down",
    "Player's second card dealt face down",
    "{seat}: the second card was dealt face down",
    needs={
        "which side of the card lay up": NO_FACE,
        "whether the cards are dealt from the hand": NO_WAY,
    },
    expected="face up",
    observed="face down",
)
HOLE_CARD_FACE_UP = rule(
    "hole-card-face-up",
    "Dealer's second card dealt face up",
    "the dealer's second card was dealt face up",
    needs={
        "which side of the card lay up": NO_FACE,
    },
    expected="face down",
    observed="face up",
)
UP_CARD_OUT_OF_TURN = rule(
    "up-card-out-of-turn",
    "Dealer's first card dealt out of turn",
    "the dealer took the first card before every box had the card that was due to it",
    needs={
        "the position, and the direction in which positions are numbered": NO_DIRECTION,
    },
    expected="the dealer's card after the first cards of all boxes, or, if missed, after their second ones",
    observed="the dealer's card amid those of the boxes",
)
HOLE_CARD_OUT_OF_TURN = rule(
    "hole-card-out-of-turn",
    "Dealer's second card dealt out of turn",
    "the dealer took the second card before every box had the card that was due to it",
    needs={
        "the position, and the direction in which positions are numbered": NO_DIRECTION,
    },
    expected="the dealer's second card after those of all boxes",
    observed="the dealer's card amid those of the boxes",
)
SECOND_CARD_OUT_OF_TURN = rule(
    "second-card-out-of-turn",
    "Second cards begun before every box and the dealer had the first",
    ("{seat} got {card} out of turn: second cards were dealt before every box and the dealer had the first"),
    needs={
        "the position, and the direction in which positions are numbered": NO_DIRECTION,
        "each card that was missed, and the players' answers": NO_MISSES,
    },
    expected="first cards to every box, then to the dealer, then second cards",
    observed="a second card before a first",
)
HAND_DEALT_OUT_OF_TURN = rule(
    "hand-dealt-out-of-turn",
    "A box dealt to out of turn from the hand",
    "{observed} got its card after {expected}, which lies farther round the table",
    needs={
        "the position, and the direction in which positions are numbered": NO_DIRECTION,
        "each card that was missed, and the players' answers": NO_MISSES,
    },
    expected="boxes in clockwise order from the dealer's left",
    observed="{observed} after {expected}",
    unit="seat",
)
HAND_DEALT_UP_CARD_OUT_OF_TURN = rule(
    "hand-dealt-up-card-out-of-turn",
    "The dealer's first card from the hand out of turn",
    "the dealer took the first card before every box had the card that was due to it",
    needs={
        "the position, and the direction in which positions are numbered": NO_DIRECTION,
    },
    expected="the dealer's card after the first cards of all boxes, or, if missed, after their second ones",
    observed="the dealer's card amid those of the boxes",
)
HAND_DEALT_SECOND_CARD_OUT_OF_TURN = rule(
    "hand-dealt-second-card-out-of-turn",
    "Second cards from the hand begun before every box and the dealer had the first",
    ("{seat} got {card} out of turn: second cards were dealt before every box and the dealer had the first"),
    needs={
        "the position, and the direction in which positions are numbered": NO_DIRECTION,
        "each card that was missed, and the players' answers": NO_MISSES,
    },
    expected="first cards to every box, then to the dealer, then second cards",
    observed="a second card before a first",
)
HAND_DEALT_HOLE_CARD_OUT_OF_TURN = rule(
    "hand-dealt-hole-card-out-of-turn",
    "The dealer's second card from the hand out of turn",
    "the dealer took the second card before every box had the card that was due to it",
    needs={
        "the position, and the direction in which positions are numbered": NO_DIRECTION,
    },
    expected="the dealer's second card after those of all boxes",
    observed="the dealer's card amid those of the boxes",
)
MISSED_SECOND_CARD_BEFORE_OTHERS = rule(
    "missed-second-card-before-others",
    "Missed second card dealt before the other players had theirs",
    ("{seat} got {card} as the second card, which had been missed, while other players were still to get theirs"),
    expected="after the others' second cards",
    observed="between them",
)
DEALERS_FIRST_CARD_MADE_UP = rule(
    "dealers-first-card-made-up",
    "The dealer's first card dealt after the players' second ones",
    "the dealer took {card} as the first card after the second cards of the players",
    expected="between the players' first and second cards",
    observed="after the second ones",
)


@kernel
def dealt_out_of_turn(place: int, furthest: int) -> bool:
    """Whether a box gets its card after one farther round the table; places count from the dealer's left."""
    return place <= furthest


@kernel
def card_follows_too_late(place: int, furthest: int) -> bool:
    """Whether, after the dealer's own card or a card out of turn, a box whose turn was yet to come still gets its card.

    Where the boxes that were due have their cards by then, a card that was missed is lawfully made good."""
    return place > furthest


@kernel
def judge_face(t: Table, rule: int, i: int, wanted: int, r: Round) -> None:
    """Judge on which side a card of the initial deal lies; of those dealt from the hand other rules say it."""
    face = t.face[i]
    if t.options.from_hand == 1:
        t.tally[rule + NOT_APPLICABLE] += 1
        return
    if lacking(t, rule, NO_FACE, face < 0):
        return
    ask(t, rule, lies_face_up(face) if wanted == FACE_DOWN else lies_face_down(face), i, wanted, face, 0, -1, -1, r.at)


@kernel
def judge_players_face(t: Table, rule: int, i: int, r: Round) -> None:
    """Judge whether a player's card lies face up, unless it may have been dealt from the hand."""
    if t.face[i] == FACE_UP or not lacking(t, rule, NO_WAY, may_be_dealt_from_hand(t, i)):
        judge_face(t, rule, i, FACE_UP, r)


@kernel
def judge_backed(t: Table, i: int, h: Hand, r: Round) -> None:
    """Judge at its first card whether a hand is backed by a Blackjack Wager."""
    if h.wager:
        t.tally[CARD_TO_BOX_WITHOUT_WAGER + JUDGED] += 1
        t.tally[HAND_PLAYED_WITHOUT_BLACKJACK_WAGER + JUDGED] += 1
        return
    seat = h.seat
    if seat <= 0 or not recorded(t, KIND_WAGER) or r.gaps > 0:
        t.tally[CARD_TO_BOX_WITHOUT_WAGER + NO_WAGERS] += 1
        t.tally[HAND_PLAYED_WITHOUT_BLACKJACK_WAGER + NO_WAGERS] += 1
        return
    placed = 1 if has_blackjack_wager(t, seat, i, r) else 0
    t.tally[CARD_TO_BOX_WITHOUT_WAGER + JUDGED] += 1
    t.tally[HAND_PLAYED_WITHOUT_BLACKJACK_WAGER + JUDGED] += 1
    if lacks_blackjack_wager(placed):
        emit(t.hits, CARD_TO_BOX_WITHOUT_WAGER, i, 0, 1, 0, -1, -1, r.at)
        if h.root < 0:
            h.root = i
        if h.choice >= 0:
            emit(t.hits, HAND_PLAYED_WITHOUT_BLACKJACK_WAGER, h.choice, 1, 0, 0, -1, i, r.at)


@kernel
def of_the_way(t: Table, from_shoe: int, from_hand: int) -> int:
    """The rule on the order of the deal that is meant, as cards are dealt from a shoe or from the hand."""
    return from_hand if t.options.from_hand == 1 else from_shoe


@kernel
def report_box(t: Table, i: int, r: Round) -> None:
    """Report card ``i``, whose box is dealt to after one that lies farther round the table.

    A box that gets its first card once the deal is over was passed over before, and that card follows from it.
    """
    t.deal.boxes_found += 1
    rule = of_the_way(t, DEAL_OUT_OF_TURN, HAND_DEALT_OUT_OF_TURN)
    h = t.notes[i].hand
    over = t.deal.hole_card >= 0 and t.notes[i].cards == 0
    root = passed_over_by(t, h, i, r) if over else -1
    emit(t.hits, rule, i, t.deal.furthest * r.direction, h.seat, 0, -1, root, r.at)


@kernel
def report_second(t: Table, i: int, seat: int, r: Round) -> None:
    """Report card ``i``, with which second cards were begun before every box and the dealer had the first."""
    t.deal.seconds_found += 1
    rule = of_the_way(t, SECOND_CARD_OUT_OF_TURN, HAND_DEALT_SECOND_CARD_OUT_OF_TURN)
    emit(t.hits, rule, i, 0, seat, 0, -1, -1, r.at)


@kernel
def report_up_card(t: Table, i: int, seat: int, root: int, r: Round) -> None:
    """Report the dealer's first card, event ``i``, taken amid those of the boxes."""
    t.deal.ups_found += 1
    rule = of_the_way(t, UP_CARD_OUT_OF_TURN, HAND_DEALT_UP_CARD_OUT_OF_TURN)
    emit(t.hits, rule, i, 0, seat, 0, -1, root, r.at)


@kernel
def report_hole_card(t: Table, i: int, seat: int, r: Round) -> None:
    """Report the dealer's second card, event ``i``, taken before every box had its own."""
    t.deal.holes_found += 1
    rule = of_the_way(t, HOLE_CARD_OUT_OF_TURN, HAND_DEALT_HOLE_CARD_OUT_OF_TURN)
    emit(t.hits, rule, i, 0, seat, 0, -1, -1, r.at)


@kernel
def begin_deal(t: Table, r: Round) -> None:
    """Begin the first lap of a round's initial deal."""
    clear(t.deal)
    t.deal.ordered = 1 if r.direction != 0 else 0
    t.deal.furthest = t.deal.furthest_first = -SEAT_PLACES
    t.deal.latest = t.deal.up_card = t.deal.late_up = t.deal.hole_card = -1
    t.deal.late_card = t.deal.early_second = t.deal.ahead_of_dealer = -1


@kernel
def begin_second_lap(t: Table) -> None:
    """Begin the second lap, in which boxes are dealt to from the dealer's left again."""
    t.deal.second_lap = 1
    t.deal.furthest = -SEAT_PLACES
    t.deal.latest = -1


@kernel
def advance(t: Table, place: int, h: Hand) -> None:
    """Note how far round the table the cards of the lap have come, to hand row ``h``."""
    t.deal.furthest = place
    t.deal.latest = h.at


@kernel
def comes_out_of_turn(t: Table, place: int, h: Hand) -> bool:
    """Whether hand row ``h`` gets a card behind another farther round the table, or a second one in the same lap."""
    furthest = t.deal.furthest
    return dealt_out_of_turn(place, furthest) and (place < furthest or h.at == t.deal.latest)


@kernel
def judge_dealers_first_card(t: Table, i: int, r: Round) -> None:
    """Judge the dealer's first card: face up, after the first cards of all boxes."""
    judge_face(t, UP_CARD_FACE_DOWN, i, FACE_UP, r)
    deal = t.deal
    deal.up_card = i
    if deal.second_lap == 1:
        deal.late_up = i
        return
    deal.furthest_first = deal.furthest
    begin_second_lap(t)
    if deal.players == 0 and deal.ten_dealt == 0 and deal.ordered == 1:
        report_up_card(t, i, 0, -1, r)
        deal.furthest_first = SEAT_PLACES


@kernel
def judge_dealers_second_card(t: Table, i: int, r: Round) -> None:
    """Judge the dealer's second card: face down; whether boxes were still due is seen when they get their cards."""
    judge_face(t, HOLE_CARD_FACE_UP, i, FACE_DOWN, r)
    t.deal.hole_card = i


@kernel
def judge_players_first_card(t: Table, i: int, h: Hand, r: Round) -> None:
    """Judge a player's first card: face up, to a hand with a wager, in turn."""
    judge_players_face(t, FIRST_CARD_FACE_DOWN, i, r)
    judge_backed(t, i, h, r)
    deal = t.deal
    if deal.ordered == 0:
        return
    place = h.seat * r.direction
    if deal.second_lap == 1 and deal.up_card < 0:
        report_second(t, i, h.seat, r)
        deal.early_second = i if deal.early_second < 0 else deal.early_second
        return
    if deal.second_lap == 1 and deal.seconds == 0:
        if card_follows_too_late(place, deal.furthest_first):
            report_up_card(t, deal.up_card, h.seat, -1, r)
            deal.furthest_first = SEAT_PLACES
            return
        if deal.furthest_first == SEAT_PLACES:
            return
    if comes_out_of_turn(t, place, h):
        report_box(t, i, r)
    advance(t, place, h)


@kernel
def judge_players_second_card(t: Table, i: int, h: Hand, r: Round) -> None:
    """Judge a player's second card: face up, in turn, before the dealer's second and after his first."""
    judge_players_face(t, SECOND_CARD_FACE_DOWN, i, r)
    deal = t.deal
    deal.seconds += 1
    if deal.second_lap == 0:
        deal.ahead_of_dealer = i
        begin_second_lap(t)
    if deal.ordered == 0:
        return
    place = h.seat * r.direction
    if comes_out_of_turn(t, place, h):
        judge_behind_its_turn(t, i, place, h, r)
        return
    if deal.late_card >= 0:
        if said_to_be_passed_over(t, r.first_card, deal.late_card, t.hand[i]):
            return
        judge_late_card_amid_others(t, r)
    if deal.late_up >= 0 and card_follows_too_late(place, deal.furthest):
        # Behind a second card dealt before the first ones were, the dealer's first can only come late.
        root = deal.early_second
        if root < 0:
            root = said_missed_by(t, r.first_card, deal.late_up, r.hand.id)
        report_up_card(t, deal.late_up, h.seat, root, r)
        deal.late_up = -1
    if deal.hole_card >= 0 and card_follows_too_late(place, deal.furthest):
        if t.options.missed_second_card_marked == 1 and marked_as_missed(t, r.first_card, i):
            return
        report_hole_card(t, deal.hole_card, h.seat, r)
        deal.hole_card = -1
    advance(t, place, h)


@kernel
def judge_behind_its_turn(t: Table, i: int, place: int, h: Hand, r: Round) -> None:
    """Judge a second card that comes behind its turn: one may have been missed, of two the log says so.

    Else the lap was begun or dealt the wrong way, or begun before the dealer had his first card.
    """
    deal = t.deal
    if marked_as_missed(t, r.first_card, i):
        t.tally[MISSED_SECOND_CARD_BEFORE_OTHERS + JUDGED] += 1
        if deal.late_card < 0:
            deal.late_card = i
        return
    if deal.late_card < 0:
        deal.late_card = i
        return
    if deal.hole_card >= 0 or marked_as_missed(t, r.first_card, deal.late_card):
        return
    if not misses_are_told(t, r):
        deal.untold = 1
        return
    if deal.late_up < 0 or said_to_be_missed(t, r.hand, i, r):
        report_box(t, deal.late_card, r)
    elif deal.early_second < 0:
        report_second(t, deal.ahead_of_dealer, 1, r)
        deal.late_up = -1
    deal.late_card = -1
    advance(t, place, h)


@kernel
def judge_late_card_amid_others(t: Table, r: Round) -> None:
    """Report the second card that came behind its turn, as other boxes still get theirs after it."""
    late = t.deal.late_card
    if marked_as_missed(t, r.first_card, late):
        emit(t.hits, MISSED_SECOND_CARD_BEFORE_OTHERS, late, 0, 1, 0, -1, -1, r.at)
    else:
        report_box(t, late, r)
    t.deal.late_card = -1


@kernel
def end_deal(t: Table, r: Round) -> None:
    """Judge, once all cards of the initial deal are known, what of them was late; count what was judged."""
    deal = t.deal
    if deal.late_card >= 0 and deal.hole_card > deal.late_card and deal.late_up < 0 and missed_nothing(t, r):
        report_box(t, deal.late_card, r)
    if deal.up_card >= 0:
        made_up = deal.late_up >= 0 and deal.early_second < 0
        event = deal.late_up if made_up else deal.up_card
        ask(t, DEALERS_FIRST_CARD_MADE_UP, made_up, event, 0, 1, 0, -1, -1, r.at)
    untold = deal.untold if deal.ordered == 1 else 0
    count_order(t, DEAL_OUT_OF_TURN, HAND_DEALT_OUT_OF_TURN, deal.boxes_found, untold)
    count_order(t, SECOND_CARD_OUT_OF_TURN, HAND_DEALT_SECOND_CARD_OUT_OF_TURN, deal.seconds_found, untold)
    count_order(t, UP_CARD_OUT_OF_TURN, HAND_DEALT_UP_CARD_OUT_OF_TURN, deal.ups_found, 0)
    count_order(t, HOLE_CARD_OUT_OF_TURN, HAND_DEALT_HOLE_CARD_OUT_OF_TURN, deal.holes_found, 0)


@kernel
def count_order(t: Table, from_shoe: int, from_hand: int, found: int, untold: int) -> None:
    """Count for how many of the players' cards a rule on their order was applied, at least as often as broken."""
    rule = of_the_way(t, from_shoe, from_hand)
    players = t.deal.players
    judged = players if t.deal.ordered == 1 else 0
    t.tally[rule + JUDGED] += max(judged, found) - untold
    t.tally[rule + NO_MISSES] += untold
    t.tally[rule + NO_DIRECTION] += players - judged
    if t.options.from_hand == 1:
        t.tally[from_shoe + NOT_APPLICABLE] += players


@kernel
def begins_the_turns(t: Table, i: int) -> bool:
    """Whether event ``i`` shows that the initial deal is over."""
    kind = t.kind[i]
    if kind == KIND_CHOICE:
        return is_turn_choice(t.what[i])
    return kind == KIND_PEEK or kind == KIND_SPLIT or kind == KIND_SWITCH


@kernel
def judge_initial_deal(t: Table, r: Round) -> None:
    """Judge the initial deal of a round, card by card.

    A round is dealt in two laps. In the first every box gets a card, then the dealer; in the second the same. A card
    missed in its lap and dealt once all the boxes that were due have theirs is lawful (633a.14(e), (g)), unless the log
    tells every miss and none is told. Where several boxes get theirs late, they were missed if the log says so, and
    else the lap was begun or dealt the wrong way.
    """
    begin_deal(t, r)
    kinds = t.kind
    tens_removed = t.options.tens_removed == 1
    for i in range(r.first_card, r.last + 1):
        kind = kinds[i]
        if kind != KIND_DEAL:
            if begins_the_turns(t, i):
                break
            if kind != KIND_DETERMINANT or not becomes_first_card(t, i, t.notes[i].hand):
                continue
        h = t.notes[i].hand
        if not h:
            continue
        cards = t.notes[i].cards
        if cards >= 2:
            break
        if tens_removed and replaces_a_ten(t, h, r.first_card, i):
            if h != r.hand:
                t.deal.ten_dealt = 1
        elif h == r.hand:
            if cards == 0:
                judge_dealers_first_card(t, i, r)
            else:
                judge_dealers_second_card(t, i, r)
        else:
            t.deal.players += 1
            if h.seat <= 0:
                t.deal.ordered = 0
            if cards == 0:
                judge_players_first_card(t, i, h, r)
            else:
                judge_players_second_card(t, i, h, r)
    end_deal(t, r)


@kernel
def judge_up_to_the_turns(t: Table, r: Round) -> None:
    """Judge what follows the initial deal up to the players' turns: offers, and whether the card reader is used."""
    judge_user(t, r)
    if t.options.from_hand != 1:
        judge_moment_of_offer(t, r)
        if judge_before_hole_card(t, r):
            return
    if t.options.range_reader == 1:
        return
    up = r.up
    if counted_rank(t, up) < 0:
        t.tally[CARD_READER_NOT_USED + NO_UP_CARD] += 1
        t.tally[CARD_READER_USED_WITHOUT_CAUSE + NO_UP_CARD] += 1
    elif is_ace_or_worth(t, up, t.options.reader_value):
        judge_reader(t, counted_rank(t, up) == ACE, r)
    elif r.peek < 0:
        t.tally[CARD_READER_USED_WITHOUT_CAUSE + (JUDGED if recorded(t, KIND_PEEK) else NO_READER)] += 1
    else:
        judge_needless(t, r)


@kernel
def dealing_pass(t: Table) -> None:
    """Judge the initial deal of each round, and what follows it up to the players' turns."""
    for r in rows_of(t.rounds):
        if r.first_card >= 0:
            judge_initial_deal(t, r)
            if r.deal_done >= 0:
                judge_up_to_the_turns(t, r)
    clear(t.deal)
