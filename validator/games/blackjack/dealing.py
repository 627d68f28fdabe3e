"""The initial deal, card by card: to which boxes, in which order, face up or down."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.rows import NONE, rows_of
from validator.games.blackjack.card_reader import (
    CARD_READER_NOT_USED,
    CARD_READER_USED_WITHOUT_CAUSE,
    errs,
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
from validator.games.blackjack.options import MISSED_SECOND_CARD_MARKED, RANGE_READER, READER_VALUE
from validator.games.blackjack.rows import has_blackjack_wager
from validator.games.blackjack.settlement import is_ace_or_worth
from validator.games.blackjack.tables.rows import Hand, Round, Table
from validator.games.blackjack.tables.wager_state import SEAT_PLACES
from validator.games.blackjack.taken_cards import replaces_a_ten
from validator.games.cards import ACE
from validator.games.numbers import Rules, missing_facts
from validator.games.shoe.judging import may_be_dealt_from_hand
from validator.games.shoe.options import FROM_HAND, TENS_REMOVED
from validator.games.table import ask, lacking, recorded
from validator.log.codes import (
    FACE_DOWN,
    FACE_UP,
    KIND_CARD_MISDEALT,
    KIND_CHOICE,
    KIND_DEAL,
    KIND_DETERMINANT,
    KIND_PEEK,
    KIND_SPLIT,
    KIND_SWITCH,
    KIND_WAGER,
    WHAT_LATE_CARD,
    WHAT_SKIPPED,
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
def judge_face(t: Table, rule: int, i: int, face: int, wanted: int, r: Round) -> None:
    """Judge a card of the initial deal that does not lie as it should, or of which that is not recorded."""
    if lacking(t, rule, NO_FACE, face < 0):
        return
    ask(t, rule, lies_face_up(face) if wanted == FACE_DOWN else lies_face_down(face), i, wanted, face, 0, -1, -1, r.at)


@kernel
def judge_unbacked(t: Table, i: int, h: Hand, r: Round) -> None:
    """Judge the first card to a hand on which no Blackjack Wager is found."""
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
def marked_as_missed(t: Table, start: int, i: int) -> bool:
    """Whether the log says that the hand of card ``i`` was passed over, or that its player asks for the missed card."""
    for j in range(start, i):
        kind = t.kind[j]
        missed = kind == KIND_CARD_MISDEALT and t.what[j] == WHAT_SKIPPED
        asked = kind == KIND_CHOICE and t.what[j] == WHAT_LATE_CARD
        if (missed or asked) and t.hand[j] == t.hand[i]:
            return True
    return False


@kernel
def said_to_be_passed_over(t: Table, start: int, stop: int, number: int) -> bool:
    """Whether the log says before event ``stop`` that the hand of that number was passed over.

    Of several players whose second cards were missed none can have his after all the others (633a.14(g)).
    """
    for j in range(start, stop):
        if t.kind[j] == KIND_CARD_MISDEALT and t.what[j] == WHAT_SKIPPED and t.hand[j] == number:
            return True
    return False


@kernel
def misses_are_told(t: Table, r: Round) -> bool:
    """Whether a second card that was missed in round row ``r`` would be marked as such, by the log's declarations."""
    declared = recorded(t, KIND_CARD_MISDEALT) and recorded(t, KIND_CHOICE)
    return declared and r.gaps == 0


@kernel
def missed_nothing(t: Table, r: Round) -> bool:
    """Whether round row ``r`` surely lacks any error that lets a second card come late, as the log would tell of it."""
    for j in range(r.first, r.last + 1):
        if t.kind[j] == KIND_CHOICE and t.what[j] == WHAT_LATE_CARD:
            return False
    return misses_are_told(t, r) and not errs(t, r)


@kernel
def dealing_pass(t: Table) -> None:
    """Judge the initial deal of each round, and what follows it up to the players' turns.

    A round is dealt in two laps. In the first every box gets a card, then the dealer; in the second the same. A card
    missed in its lap and dealt once all the boxes that were due have theirs is lawful (633a.14(e), (g)), unless the log
    tells every miss and none is told. Where several boxes get theirs late, they were missed if the log says so, and
    else the lap was begun or dealt the wrong way.
    """
    kinds = t.kind
    faces = t.face
    from_hand = t.options[FROM_HAND] == 1
    box_rule = HAND_DEALT_OUT_OF_TURN if from_hand else DEAL_OUT_OF_TURN
    up_rule = HAND_DEALT_UP_CARD_OUT_OF_TURN if from_hand else UP_CARD_OUT_OF_TURN
    second_rule = HAND_DEALT_SECOND_CARD_OUT_OF_TURN if from_hand else SECOND_CARD_OUT_OF_TURN
    hole_rule = HAND_DEALT_HOLE_CARD_OUT_OF_TURN if from_hand else HOLE_CARD_OUT_OF_TURN
    firsts = seconds = ups = holes = backed = ordered_cards = unordered_cards = without_cause = 0
    boxes_beyond = ups_beyond = seconds_beyond = holes_beyond = 0
    for r in rows_of(t.rounds):
        start = r.first_card
        if start < 0:
            continue
        dealer = r.hand
        direction = r.direction
        ordered = direction != 0
        first_lap = True
        furthest = -SEAT_PLACES
        latest = t.hands[NONE]
        furthest_first = -SEAT_PLACES
        players = 0
        ten_dealt = False
        lap_seconds = 0
        box_hits = up_hits = second_hits = hole_hits = 0
        up_card = late_up = hole_card = late_card = early_second = ahead_of_dealer = -1
        untold = 0
        for i in range(start, r.last + 1):
            kind = kinds[i]
            if kind != KIND_DEAL:
                if kind in (KIND_PEEK, KIND_SPLIT, KIND_SWITCH):
                    break
                if kind == KIND_CHOICE and is_turn_choice(t.what[i]):
                    break
                if kind != KIND_DETERMINANT or not becomes_first_card(t, i, t.notes[i].hand):
                    continue
            note = t.notes[i]
            h = note.hand
            if not h:
                continue
            cards = note.cards
            if cards >= 2:
                break
            if t.options[TENS_REMOVED] == 1 and replaces_a_ten(t, h, start, i):
                ten_dealt = ten_dealt or h != dealer
                continue
            face = faces[i]
            if h == dealer:
                if cards == 0:
                    if from_hand or face == FACE_UP:
                        ups += 1
                    else:
                        judge_face(t, UP_CARD_FACE_DOWN, i, face, FACE_UP, r)
                    up_card = i
                    if first_lap:
                        first_lap = False
                        furthest_first = furthest
                        furthest = -SEAT_PLACES
                        latest = t.hands[NONE]
                        if players == 0 and not ten_dealt and ordered:
                            up_hits += 1
                            emit(t.hits, up_rule, i, 0, 0, 0, -1, -1, r.at)
                            furthest_first = SEAT_PLACES
                    else:
                        late_up = i
                else:
                    if from_hand or face == FACE_DOWN:
                        holes += 1
                    else:
                        judge_face(t, HOLE_CARD_FACE_UP, i, face, FACE_DOWN, r)
                    hole_card = i
                continue
            players += 1
            place = h.seat * direction
            if h.seat <= 0:
                ordered = False
            if cards == 0:
                if from_hand or face == FACE_UP:
                    firsts += 1
                elif not lacking(t, FIRST_CARD_FACE_DOWN, NO_WAY, may_be_dealt_from_hand(t, i)):
                    judge_face(t, FIRST_CARD_FACE_DOWN, i, face, FACE_UP, r)
                if h.wager:
                    backed += 1
                else:
                    judge_unbacked(t, i, h, r)
                if not ordered:
                    continue
                if not first_lap and up_card < 0:
                    second_hits += 1
                    emit(t.hits, second_rule, i, 0, h.seat, 0, -1, -1, r.at)
                    early_second = i if early_second < 0 else early_second
                    continue
                if not first_lap and lap_seconds == 0 and card_follows_too_late(place, furthest_first):
                    up_hits += 1
                    emit(t.hits, up_rule, up_card, 0, h.seat, 0, -1, -1, r.at)
                    furthest_first = SEAT_PLACES
                    continue
                if not first_lap and lap_seconds == 0 and furthest_first == SEAT_PLACES:
                    continue
                if dealt_out_of_turn(place, furthest) and (place < furthest or h == latest):
                    passed = furthest * direction
                    box_hits += 1
                    emit(t.hits, box_rule, i, passed, h.seat, 0, -1, -1, r.at)
                furthest = place
                latest = h
                continue
            if from_hand or face == FACE_UP:
                seconds += 1
            elif not lacking(t, SECOND_CARD_FACE_DOWN, NO_WAY, may_be_dealt_from_hand(t, i)):
                judge_face(t, SECOND_CARD_FACE_DOWN, i, face, FACE_UP, r)
            lap_seconds += 1
            if first_lap:
                first_lap = False
                ahead_of_dealer = i
                furthest = -SEAT_PLACES
                latest = t.hands[NONE]
            if not ordered:
                continue
            if dealt_out_of_turn(place, furthest) and (place < furthest or h == latest):
                if marked_as_missed(t, start, i):
                    t.tally[MISSED_SECOND_CARD_BEFORE_OTHERS + JUDGED] += 1
                    if late_card < 0:
                        late_card = i
                    continue
                if late_card < 0:
                    late_card = i
                    continue
                if hole_card >= 0 or marked_as_missed(t, start, late_card):
                    continue
                if not misses_are_told(t, r):
                    untold = 1
                    continue
                late = t.notes[late_card].hand
                if late_up < 0 or said_to_be_missed(t, dealer, i, r):
                    passed = furthest * direction
                    box_hits += 1
                    emit(t.hits, box_rule, late_card, passed, late.seat, 0, -1, -1, r.at)
                elif early_second < 0:
                    second_hits += 1
                    emit(t.hits, second_rule, ahead_of_dealer, 0, 1, 0, -1, -1, r.at)
                    late_up = -1
                late_card = -1
                furthest = place
                latest = h
                continue
            if late_card >= 0 and said_to_be_passed_over(t, start, late_card, t.hand[i]):
                continue
            if late_card >= 0:
                passed = furthest * direction
                late = t.notes[late_card].hand
                if marked_as_missed(t, start, late_card):
                    emit(t.hits, MISSED_SECOND_CARD_BEFORE_OTHERS, late_card, 0, 1, 0, -1, -1, r.at)
                else:
                    box_hits += 1
                    emit(t.hits, box_rule, late_card, passed, late.seat, 0, -1, -1, r.at)
                late_card = -1
            if late_up >= 0 and card_follows_too_late(place, furthest):
                up_hits += 1
                # Behind a second card dealt before the first ones were, the dealer's first can only come late.
                emit(t.hits, up_rule, late_up, 0, h.seat, 0, -1, early_second, r.at)
                late_up = -1
            if hole_card >= 0 and card_follows_too_late(place, furthest):
                if t.options[MISSED_SECOND_CARD_MARKED] == 1 and marked_as_missed(t, start, i):
                    continue
                hole_hits += 1
                emit(t.hits, hole_rule, hole_card, 0, h.seat, 0, -1, -1, r.at)
                hole_card = -1
            furthest = place
            latest = h
        if late_card >= 0 and hole_card > late_card and late_up < 0 and missed_nothing(t, r):
            late = t.notes[late_card].hand
            box_hits += 1
            emit(t.hits, box_rule, late_card, furthest * direction, late.seat, 0, -1, -1, r.at)
        if up_card >= 0:
            made_up = late_up >= 0 and early_second < 0
            ask(t, DEALERS_FIRST_CARD_MADE_UP, made_up, late_up if made_up else up_card, 0, 1, 0, -1, -1, r.at)
        judged = players if ordered else 0
        if ordered:
            ordered_cards += players
            for rule in (box_rule, second_rule):
                t.tally[rule + NO_MISSES] += untold
                t.tally[rule + JUDGED] -= untold
        else:
            unordered_cards += players
        boxes_beyond += max(box_hits - judged, 0)
        ups_beyond += max(up_hits - judged, 0)
        seconds_beyond += max(second_hits - judged, 0)
        holes_beyond += max(hole_hits - judged, 0)
        if r.deal_done < 0:
            continue
        judge_user(t, r)
        if not from_hand:
            judge_moment_of_offer(t, r)
            if judge_before_hole_card(t, r):
                continue
        if t.options[RANGE_READER] == 1:
            continue
        up = r.up
        if counted_rank(t, up) < 0:
            t.tally[CARD_READER_NOT_USED + NO_UP_CARD] += 1
            t.tally[CARD_READER_USED_WITHOUT_CAUSE + NO_UP_CARD] += 1
        elif is_ace_or_worth(t, up, t.options[READER_VALUE]):
            ace = counted_rank(t, up) == ACE
            judge_reader(t, ace, r)
        elif r.peek < 0:
            without_cause += 1
        else:
            judge_needless(t, r)
    unchecked = NOT_APPLICABLE if from_hand else JUDGED
    t.tally[FIRST_CARD_FACE_DOWN + unchecked] += firsts
    t.tally[SECOND_CARD_FACE_DOWN + unchecked] += seconds
    t.tally[UP_CARD_FACE_DOWN + unchecked] += ups
    t.tally[HOLE_CARD_FACE_UP + unchecked] += holes
    t.tally[CARD_TO_BOX_WITHOUT_WAGER + JUDGED] += backed
    t.tally[HAND_PLAYED_WITHOUT_BLACKJACK_WAGER + JUDGED] += backed
    read = JUDGED if recorded(t, KIND_PEEK) else NO_READER
    t.tally[CARD_READER_USED_WITHOUT_CAUSE + read] += without_cause
    for rule in (box_rule, second_rule, up_rule, hole_rule):
        t.tally[rule + JUDGED] += ordered_cards
        t.tally[rule + NO_DIRECTION] += unordered_cards
    t.tally[box_rule + JUDGED] += boxes_beyond
    t.tally[up_rule + JUDGED] += ups_beyond
    t.tally[second_rule + JUDGED] += seconds_beyond
    t.tally[hole_rule + JUDGED] += holes_beyond
    if from_hand:
        for rule in (DEAL_OUT_OF_TURN, SECOND_CARD_OUT_OF_TURN, UP_CARD_OUT_OF_TURN, HOLE_CARD_OUT_OF_TURN):
            t.tally[rule + NOT_APPLICABLE] += ordered_cards + unordered_cards
