"""The players' decisions: whose turn it is, and every card drawn for one."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.rows import NONE, rows_of
from validator.core.engine.state_rows import clear
from validator.games.blackjack.hands import doubles_split_pair
from validator.games.blackjack.rows import has_blackjack_wager
from validator.games.blackjack.tables import flags, stage
from validator.games.blackjack.tables.rows import Hand, Round, Table
from validator.games.blackjack.up_card import is_low_up_card
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.subject import of_other
from validator.games.table import ask, lacking, recorded
from validator.log.codes import (
    FACE_DOWN,
    FACE_UP,
    KIND_CARD_MISDEALT,
    KIND_CARD_REFUSED,
    KIND_CHOICE,
    KIND_DEAL,
    KIND_WAGER,
    WHAT_ACCEPT_CARD,
    WHAT_DEAD_HAND,
    WHAT_DOUBLE,
    WHAT_FREE_DOUBLE,
    WHAT_FREE_SPLIT,
    WHAT_HIT,
    WHAT_LATE_CARD,
    WHAT_SKIPPED,
    WHAT_SPLIT,
    WHAT_STAND,
    WHAT_SURRENDER,
)

NO_CARDS, *_ = missing_facts()
NO_CHOICES, NO_DEALS, *_ = missing_facts()
NO_DIRECTION, NO_REQUESTS, *_ = missing_facts()
NO_FACE, *_ = missing_facts()

rule = Rules("blackjack.decisions")
DECISION_OUT_OF_TURN = rule(
    "decision-out-of-turn",
    "A player decides out of turn",
    "{seat} decided before {expected}, who sits nearer to the dealer's left",
    needs={
        "the position, and the direction in which positions are numbered": NO_DIRECTION,
        "the players' decisions": NO_REQUESTS,
    },
    expected="players in clockwise order from the dealer's left",
    observed="{observed} before {expected}",
    unit="seat",
)
NO_DECISION_TAKEN = rule(
    "no-decision-taken",
    "No decision taken on a player's hand",
    "{seat}: no decision was taken on {hand}",
    needs={
        "the players' decisions": NO_CHOICES,
    },
    expected="a decision of the player",
    observed="none",
)
CARD_NOT_ASKED_FOR = rule(
    "card-not-asked-for",
    "A card dealt that no decision called for",
    "{seat} was dealt {card} without asking for a card",
    needs={
        "the players' decisions": NO_CHOICES,
    },
    expected="no card",
    observed="{card}",
)
ASKED_CARD_NOT_DEALT = rule(
    "asked-card-not-dealt",
    "A card asked for and not dealt",
    "{seat} asked for a card on {hand} and did not get it",
    needs={
        "the players' decisions": NO_CHOICES,
        "every card dealt": NO_DEALS,
    },
    expected="the card asked for",
    observed="none",
)
DRAW_ON_21 = rule(
    "draw-on-21",
    "A card dealt to a hand that may not draw",
    "{seat} was dealt {card} on a total of {observed} ({hand})",
    needs={
        "the cards of the hand": NO_CARDS,
    },
    expected="no card on {expected}",
    observed="a card on {observed}",
)
DRAW_ON_BLACKJACK = rule(
    "draw-on-blackjack",
    "A card dealt to a Blackjack",
    "{seat} was dealt {card} on a Blackjack ({hand})",
    needs={
        "the cards of the hand": NO_CARDS,
    },
    expected="no card",
    observed="{card}",
)
DRAW_AFTER_BUST = rule(
    "draw-after-bust",
    "A card dealt to a hand over the limit",
    "{seat} was dealt {card} on a total of {observed} ({hand})",
    needs={
        "the cards of the hand": NO_CARDS,
    },
    expected="no card on a total above {expected}",
    observed="a card on {observed}",
)
SECOND_CARD_AFTER_DOUBLE_DOWN = rule(
    "second-card-after-double-down",
    "More than one card after a Double Down Wager",
    "{seat} was dealt {card} as a further card after doubling down ({hand})",
    needs={
        "the cards of the hand": NO_CARDS,
    },
    expected="{expected} additional card",
    observed="{observed}",
)
ADDITIONAL_CARD_FACE_DOWN = rule(
    "additional-card-face-down",
    "An additional card dealt face down",
    "{seat} was dealt {card} face down",
    needs={
        "the face of the card": NO_FACE,
    },
    expected="face up",
    observed="face down",
)
HAND_DEALT_DECISION_OUT_OF_TURN = rule("hand-dealt-decision-out-of-turn")


@kernel
def acts_out_of_turn(place: int, furthest: int) -> bool:
    """Whether a player acts after one who sits farther round the table; places count from the dealer's left."""
    return place < furthest


@kernel
def draws_on_blackjack(natural: int) -> bool:
    """Whether a hand that gets another card is a Blackjack (1) or not (0)."""
    return natural != 0


@kernel
def draws_twice_on_double(dealt: int) -> bool:
    """Whether a hand that gets another card has had the one additional card of its Double Down Wager (0: it
    has not).
    """
    return dealt != 0


@kernel
def lies_face_up(face: int) -> bool:
    """Whether a card lies face up (the log's code of its face)."""
    return face == FACE_UP


@kernel
def lies_face_down(face: int) -> bool:
    """Whether a card lies face down (the log's code of its face)."""
    return face == FACE_DOWN


@kernel
def is_turn_choice(what: int) -> bool:
    """Whether a logged choice is one of those made in a player's turn."""
    return what in (
        WHAT_STAND,
        WHAT_HIT,
        WHAT_DOUBLE,
        WHAT_SPLIT,
        WHAT_SURRENDER,
        WHAT_FREE_DOUBLE,
        WHAT_FREE_SPLIT,
    )


@kernel
def drew_all_of_double(t: Table, cards: int) -> bool:
    """Whether a doubled hand of so many cards has got all that it may, however many it was doubled on."""
    return t.options.double_draws <= 1 or cards - t.options.double_cards >= t.options.double_draws


@kernel
def additional_cards(t: Table, i: int) -> int:
    """The cards that the hand of card ``i`` was dealt since it was doubled, that card among them."""
    dealt = 1
    j = t.notes[i].before
    while t.notes[j].flags & flags.DOUBLED:  # the act that doubled it found it not doubled
        if t.kind[j] == KIND_DEAL:
            dealt += 1
        j = t.notes[j].before
    return dealt


@kernel
def judge_draw(t: Table, i: int, root: int, r: Round) -> bool:
    """Judge one additional card to a player's hand as it was before; True where it should not have been dealt."""
    note = t.notes[i]
    total = note.total
    marks = note.flags
    limit = t.options.highest_total
    natural = 1 if marks & flags.NATURAL else 0
    known_requests = recorded(t, KIND_CHOICE)
    t.tally[DRAW_ON_BLACKJACK + JUDGED] += 1
    t.tally[DRAW_ON_21 + JUDGED] += 1
    t.tally[DRAW_AFTER_BUST + JUDGED] += 1
    t.tally[SECOND_CARD_AFTER_DOUBLE_DOWN + JUDGED] += 1
    if known_requests or marks & (flags.STOOD | flags.SURRENDERED):
        t.tally[CARD_NOT_ASKED_FOR + JUDGED] += 1
    else:
        t.tally[CARD_NOT_ASKED_FOR + NO_CHOICES] += 1
    if draws_on_blackjack(natural):
        if marks & flags.DOUBLED == 0:
            emit(t.hits, DRAW_ON_BLACKJACK, i, limit, total, 0, -1, root, r.at)
    elif draws_twice_on_double(marks & flags.DOUBLE_CARD) and drew_all_of_double(t, note.cards):
        dealt = additional_cards(t, i)
        emit(t.hits, SECOND_CARD_AFTER_DOUBLE_DOWN, i, t.options.double_draws, dealt, 0, -1, root, r.at)
    elif total == t.options.no_draw_at and not doubles_split_pair(marks):
        emit(t.hits, DRAW_ON_21, i, t.options.no_draw_at, total, 0, -1, root, r.at)
    elif total > limit or (total >= t.options.draw_below and not doubles_split_pair(marks)):
        highest = limit if total > limit else t.options.draw_below - 1
        emit(t.hits, DRAW_AFTER_BUST, i, highest, total, 0, -1, root, r.at)
    elif (known_requests or marks & (flags.STOOD | flags.SURRENDERED)) and note.asked <= 0:
        emit(t.hits, CARD_NOT_ASKED_FOR, i, 0, 1, 0, -1, root, r.at)
    else:
        return False
    return True


@kernel
def refused_a_card(t: Table, h: Hand, r: Round) -> int:
    """Whether the player of hand row ``h`` refused a card drawn in error: 1 yes, 0 no, -1 not known.

    He has no decision left, as he may have no additional card in the round (633a.14(c)).
    """
    answer = 0
    for i in range(r.first, r.last + 1):
        on = t.notes[i].hand
        if t.kind[i] == KIND_CARD_REFUSED and on == h:
            return 1
        drawn = t.kind[i] == KIND_CARD_MISDEALT and t.what[i] != WHAT_SKIPPED
        if (t.kind[i] == KIND_CARD_REFUSED and not on) or (drawn and not recorded(t, KIND_CARD_REFUSED)):
            answer = -1
    return answer


@kernel
def judge_hand_end(t: Table, h: Hand, r: Round) -> None:
    """Judge at the end of a round whether a hand's player decided and got the cards he asked for.

    A player who stands after asking, or refuses a card, has taken his request back. Nobody decides on a box without a
    wager.
    """
    if h.flags & (flags.DEAD | flags.NATURAL | flags.SPLIT) or h.cards < 2:
        return
    if r.void >= 0 or r.dealer_blackjack != 0:
        return
    if not recorded(t, KIND_CHOICE) or r.gaps != 0:
        t.tally[NO_DECISION_TAKEN + NO_CHOICES] += 1
        t.tally[ASKED_CARD_NOT_DEALT + NO_CHOICES] += 1
        return
    alone = h.seat > 0 and recorded(t, KIND_WAGER)
    if alone and not has_blackjack_wager(t, h.seat, r.first, r):
        t.tally[NO_DECISION_TAKEN + NOT_APPLICABLE] += 1
        t.tally[ASKED_CARD_NOT_DEALT + NOT_APPLICABLE] += 1
        return
    known = h.unknown == 0  # a card that the log does not name may have made it a Blackjack
    undecided = known and h.choice < 0 and h.total < t.options.draw_below
    refused = refused_a_card(t, h, r) if undecided or h.asked > 0 else 0
    if not lacking(t, NO_DECISION_TAKEN, NO_CHOICES, undecided and refused < 0):
        t.tally[NO_DECISION_TAKEN + JUDGED] += 1
        if undecided and refused == 0:
            emit(t.hits, NO_DECISION_TAKEN, r.last, 1, 0, 0, of_other(h.at), h.root, r.at)
    if lacking(t, ASKED_CARD_NOT_DEALT, NO_DEALS, not recorded(t, KIND_DEAL)):
        return
    if lacking(t, ASKED_CARD_NOT_DEALT, NO_CHOICES, refused < 0):
        return
    t.tally[ASKED_CARD_NOT_DEALT + JUDGED] += 1
    open_request = h.flags & (flags.STOOD | flags.DOUBLED | flags.SURRENDERED) == 0 and refused == 0
    if h.asked > 0 and open_request and h.total < t.options.draw_below:
        emit(t.hits, ASKED_CARD_NOT_DEALT, h.choice, 1, 0, 0, -1, h.root, r.at)


@kernel
def others_are_done(t: Table, i: int, h: Hand, r: Round) -> bool:
    """Whether after event ``i`` no other player than that of hand row ``h`` decides or is dealt a card in round ``r``.

    A card that was missed is made good after all others have theirs (633a.14(i)); hands of one split are one player's.
    """
    for j in range(i + 1, r.last + 1):
        acts = t.kind[j] == KIND_DEAL or (t.kind[j] == KIND_CHOICE and is_turn_choice(t.what[j]))
        other = t.notes[j].hand
        players = acts and other.at >= 0 and other.id != 0
        if players and other.seat != h.seat:
            return False
    return True


@kernel
def begin_turns(t: Table, r: Round) -> None:
    """Begin the players' turns of a round.

    Where the dealer may have a Blackjack, hands may be surrendered before the card reader is used (633a.9(a)(2)); the
    turns of 633a.7(i) begin after it.
    """
    turns = t.turns
    turns.furthest = stage.BEFORE_ALL
    turns.ahead = -1
    turns.reported = 0
    turns.late = -1
    turns.made_good = -1
    turns.begin_after = r.peek
    if r.peek < 0 and not is_low_up_card(t, r.up):
        turns.begin_after = len(t.kind)


@kernel
def judge_turn(t: Table, i: int, h: Hand, r: Round) -> None:
    """Judge that a player decides, or is dealt a card where decisions are not told, when it is his turn."""
    turns = t.turns
    note = t.notes[i]
    chosen = t.kind[i] == KIND_CHOICE
    choices_known = recorded(t, KIND_CHOICE)
    from_hand = t.options.from_hand == 1
    order = HAND_DEALT_DECISION_OUT_OF_TURN if from_hand else DECISION_OUT_OF_TURN
    place = h.seat * r.direction
    missed = not chosen and note.cards >= 2 and (note.asked > 0 or not choices_known)
    if missed and place < turns.furthest and others_are_done(t, i, h, r):
        turns.made_good = h.at
    if not (is_turn_choice(t.what[i]) if chosen else not choices_known and note.cards >= 2):
        return
    if h.at == turns.made_good:
        t.tally[order + (JUDGED if choices_known else NO_REQUESTS)] += 1
        return
    if h.at == turns.late or (t.what[i] == WHAT_SURRENDER and i <= turns.begin_after):
        return
    if from_hand:
        t.tally[DECISION_OUT_OF_TURN + NOT_APPLICABLE] += 1
    if lacking(t, order, NO_DIRECTION, r.direction == 0 or h.seat < 0):
        return
    t.tally[order + JUDGED] += 1
    if acts_out_of_turn(place, turns.furthest) and turns.reported == 0:
        turns.reported = 1
        emit(t.hits, order, turns.ahead, h.seat, turns.furthest * r.direction, 0, -1, -1, r.at)
    elif place > turns.furthest:
        turns.furthest = place
        turns.ahead = i


@kernel
def judge_additional_card(t: Table, i: int, h: Hand, r: Round) -> None:
    """Judge a card that a player's hand is dealt in his turn: whether it may have it, and whether it lies face up."""
    note = t.notes[i]
    if note.cards >= 2:
        if h.unknown > 0:
            t.tally[DRAW_ON_BLACKJACK + NO_CARDS] += 1
            t.tally[DRAW_ON_21 + NO_CARDS] += 1
            t.tally[DRAW_AFTER_BUST + NO_CARDS] += 1
            t.tally[SECOND_CARD_AFTER_DOUBLE_DOWN + NO_CARDS] += 1
        elif note.flags & flags.DEAD == 0 and h.at != t.turns.late:
            wrong = judge_draw(t, i, h.root, r)
            if wrong and h.root < 0:
                h.root = i
    if note.flags & flags.DOUBLED == 0 and not lacking(t, ADDITIONAL_CARD_FACE_DOWN, NO_FACE, t.face[i] < 0):
        ask(t, ADDITIONAL_CARD_FACE_DOWN, lies_face_down(t.face[i]), i, 0, 1, 0, -1, h.root, r.at)


@kernel
def decisions_pass(t: Table) -> None:
    """Judge the order of the players' turns and each additional card dealt to a player, event by event."""
    kinds = t.kind
    row = t.rounds[NONE]
    for i in range(len(kinds)):
        kind = kinds[i]
        if kind != KIND_DEAL and kind != KIND_CHOICE:
            continue
        note = t.notes[i]
        r = note.round
        h = note.hand
        if not r or not h or h.id == 0:
            continue
        if r != row:
            row = r
            begin_turns(t, r)
        if note.phase < stage.PLAYERS_TURN:
            continue
        if kind == KIND_CHOICE and t.what[i] in (WHAT_LATE_CARD, WHAT_ACCEPT_CARD, WHAT_DEAD_HAND):
            t.turns.late = h.at
            continue
        judge_turn(t, i, h, r)
        if kind == KIND_DEAL and (note.cards >= 2 or (note.cards == 1 and note.flags & flags.SPLIT)):
            judge_additional_card(t, i, h, r)
    clear(t.turns)
    for h in rows_of(t.hands):
        if h.id != 0:
            judge_hand_end(t, h, h.round)
