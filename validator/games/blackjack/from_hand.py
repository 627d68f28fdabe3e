"""Dealing from the hand: the burn before each round, the faces, the handling, and when hands are turned over."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel, needs
from validator.core.engine.option_rows import option_place
from validator.core.engine.rows import rows_of
from validator.games.blackjack.decisions import is_turn_choice, lies_face_down, lies_face_up
from validator.games.blackjack.missed_cards import card_to
from validator.games.blackjack.options import Options
from validator.games.blackjack.rows import root_at
from validator.games.blackjack.settling import put_elsewhere
from validator.games.blackjack.surrender import never_happened, settled_late
from validator.games.blackjack.tables import flags, stage
from validator.games.blackjack.tables.from_hand_state import MAY_BE
from validator.games.blackjack.tables.rows import Hand, Round, Table
from validator.games.blackjack.turned_over import (
    before_all_have_two,
    dealt_before_turned,
    left_down,
    left_the_table,
    looks,
    lying_down,
    may_be_over,
    never_looked,
    others_acted,
    settled_beside,
    turned_after,
    turned_by,
    won_or_tied,
)
from validator.games.blackjack.up_card import is_low_up_card
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.subject import of_other
from validator.games.shoe.by_whom import another_than_the_dealer
from validator.games.table import ask, lacking, recorded, role_of
from validator.log.codes import (
    BY_PLAYER,
    FACE_DOWN,
    KIND_BURN,
    KIND_CARD_CHANGE,
    KIND_CARD_FACE_UP,
    KIND_CARD_HAND,
    KIND_CARD_MISDEALT,
    KIND_CHOICE,
    KIND_DEAL,
    KIND_DEALER_ARRIVES,
    KIND_DECK_HELD,
    KIND_EXPOSE,
    KIND_HANDLE_CARDS,
    KIND_MUCK,
    KIND_ROUND_END,
    KIND_SHUFFLE,
    KIND_UNREADABLE,
    KIND_VOID_ROUND,
    PLACE_RACK,
    WHAT_BOTH_HANDS,
    WHAT_DOUBLE,
    WHAT_ONE_HAND,
    WHAT_OUT_OF_VIEW,
    WHAT_SPLIT,
    WHAT_SURRENDER,
)

NO_BURNS, *_ = missing_facts()
NO_DECK_HELD, *_ = missing_facts()
NO_HAND, *_ = missing_facts()
NO_PLACE, *_ = missing_facts()
NO_FACE, NO_EXPOSURE, NO_CARDS, *_ = missing_facts()
NO_TURNING, *_ = missing_facts()
NO_ACTOR, *_ = missing_facts()
NO_REMOVAL, *_ = missing_facts()
OTHER_CAUSES, *_ = missing_facts()
NO_DEALS, *_ = missing_facts()
NO_HANDLING, *_ = missing_facts()

rule = Rules("blackjack.from_hand")
HAND_DEALT_ROUND_WITHOUT_BURN = rule(
    "hand-dealt-round-without-burn",
    "No card removed before a round dealt from the hand",
    "the round was dealt from the hand without removing the first card",
    needs={
        "every card removed": NO_BURNS,
    },
    expected="{expected} card",
    observed="none",
)
HAND_DEALT_BURN_NOT_IN_RACK = rule(
    "hand-dealt-burn-not-in-rack",
    "The card removed before a round not placed in the discard rack",
    "the card removed was not placed in the discard rack",
    needs={
        "where the card was placed": NO_PLACE,
    },
    expected="the discard rack",
    observed="elsewhere",
)
DECK_CHANGED_HANDS = rule(
    "deck-changed-hands",
    "The deck held in the other hand during a round",
    "the dealer changed the hand that holds the deck during the round",
    needs={
        "in which hand the dealer held the deck": NO_DECK_HELD,
    },
    expected="{expected}",
    observed="{observed}",
    unit="word",
)
HAND_DEALT_FIRST_CARD_FACE_UP = rule(
    "hand-dealt-first-card-face-up",
    "A player's first card from the hand dealt face up",
    "{seat}: {card} was dealt face up",
    needs={
        "the face of the card": NO_FACE,
    },
    expected="face down",
    observed="face up",
)
HAND_DEALT_UP_CARD_FACE_DOWN = rule(
    "hand-dealt-up-card-face-down",
    "The dealer's first card from the hand face down",
    "the dealer's first card was dealt face down",
    needs={
        "the face of the card": NO_FACE,
    },
    expected="face up",
    observed="face down",
)
HAND_DEALT_SECOND_CARD_FACE_UP = rule(
    "hand-dealt-second-card-face-up",
    "A player's second card from the hand dealt face up",
    "{seat}: {card} was dealt face up",
    needs={
        "the face of the card": NO_FACE,
    },
    expected="face down",
    observed="face up",
)
HAND_DEALT_HOLE_CARD_FACE_UP = rule(
    "hand-dealt-hole-card-face-up",
    "The hole card from the hand dealt face up",
    "the hole card was dealt face up",
    needs={
        "the face of the card": NO_FACE,
    },
    expected="face down",
    observed="face up",
)
CARDS_NOT_TURNED_FOR_DECISION = rule(
    "cards-not-turned-for-decision",
    "Cards not turned over for a surrender, double down or split",
    "{seat}: the cards were not turned over at once",
    needs={
        "every turning of cards": NO_TURNING,
    },
    expected="turned over",
    observed="not, or later",
)
BROKEN_HAND_NOT_DISCARDED = rule(
    "broken-hand-not-discarded",
    "A hand over the limit not discarded at once",
    "{seat}: {hand} was not discarded immediately",
    needs={
        "every removal of cards": NO_REMOVAL,
    },
    expected="discarded at once",
    observed="not, or later",
)
PLAYERS_CARDS_NOT_TURNED_AT_END = rule(
    "players-cards-not-turned-at-end",
    "A player's cards not turned over at the end",
    ("{seat}: of the {expected} cards that lay face down {observed} had been turned over for the settlement"),
    needs={
        "every turning of cards": NO_EXPOSURE,
        "the face of the cards": NO_FACE,
        "the cards of a hand that may have been discarded, or those of the dealer": NO_CARDS,
    },
    expected="{expected} cards turned over before the wager is settled",
    observed="{observed}",
)
CARDS_OUT_OF_VIEW = rule(
    "cards-out-of-view",
    "Cards kept out of the dealer's view",
    "{seat}: the cards were kept out of the dealer's view",
    needs={
        "who handled the cards": NO_ACTOR,
    },
    expected="in full view",
    observed="out of view",
)
CARDS_TOUCHED_WITH_BOTH_HANDS = rule(
    "cards-touched-with-both-hands",
    "Cards examined with both hands",
    "{seat}: the cards were handled with both hands",
    needs={
        "who handled the cards": NO_ACTOR,
    },
    expected="one hand",
    observed="both",
)
CARD_TAKEN_WITH_THE_DECK_HAND = rule(
    "card-taken-with-the-deck-hand",
    "A card taken with the hand that holds the deck",
    "the dealer took a card with the hand that held the deck",
    needs={
        "which hand held the deck": NO_HAND,
    },
    expected="the other hand",
    observed="{observed}",
    unit="word",
)
HAND_DEALT_FURTHER_CARD_REMOVED = rule(
    "hand-dealt-further-card-removed",
    "More cards removed before a round dealt from the hand than the first card",
    "{observed} cards were removed before a round dealt from the hand; {expected} cards were due",
    needs={
        "for what else a card may have been removed": OTHER_CAUSES,
    },
    expected="{expected} cards",
    observed="{observed} cards",
)
CARDS_LOOKED_AT_DURING_THE_DEAL = rule(
    "cards-looked-at-during-the-deal",
    "Cards taken up before everybody had two",
    "{seat}: the cards were taken up before the dealer and each player had been dealt two",
    needs={
        "a record of every card dealt, without unreadable rows": NO_DEALS,
    },
    expected="after {expected}",
    observed="{observed}",
    unit="event",
)
CARDS_TURNED_AFTER_A_FURTHER_CARD = rule(
    "cards-turned-after-a-further-card",
    "Cards turned over for a double down or split only after a further card",
    "{seat}: {card} was dealt, and the two cards turned over only then",
    expected="turned over, then the further card",
    observed="the further card first",
)
CARDS_TURNED_BEFORE_DEALER_DREW = rule(
    "cards-turned-before-dealer-drew",
    "A player's cards turned over for the settlement before the dealer had drawn",
    "{seat}: the cards were turned over before the dealer had drawn his last card",
    expected="after {expected}",
    observed="{observed}",
    unit="event",
)
CARDS_TURNED_AT_END_BY_PLAYER = rule(
    "cards-turned-at-end-by-player",
    "A player's cards turned over at the end by somebody other than the dealer",
    "{seat}: the cards were turned over for the settlement by somebody who is not the dealer",
    needs={
        "who turned the cards over": NO_ACTOR,
    },
    expected="turned over by the dealer",
    observed="by another",
)
DECIDED_WITHOUT_LOOKING = rule(
    "decided-without-looking",
    "Decision of a player who had not examined his cards",
    "{seat}: a decision was made, and the player had not taken up his cards",
    needs={
        "every handling of cards by a player, and the face of the cards": NO_HANDLING,
    },
    expected="the cards examined first",
    observed="not examined",
)


@kernel
def other_hand_holds_deck(chosen: int, holding: int) -> bool:
    """Whether the dealer holds the deck in another hand (the log's word) than the one chosen for the round
    (-1: none).
    """
    return chosen >= 0 and holding != chosen


@kernel
def handled_so(what: int, forbidden: int) -> bool:
    """Whether a player handles his cards in the way that is forbidden (the log's words)."""
    return what == forbidden


@kernel
def judge_face(t: Table, i: int, rule: int, face: int, wrong: bool, r: Round) -> None:
    """Judge the face of one card of the initial deal."""
    if face < 0:
        t.tally[rule + NO_FACE] += 1
    else:
        ask(t, rule, wrong, i, 1 - face, face, 0, -1, -1, r.at)


@kernel
def judge_discard(t: Table, whole: bool, h: Hand, r: Round) -> None:
    """Judge whether a hand over the limit was discarded before the game went on."""
    if lacking(t, BROKEN_HAND_NOT_DISCARDED, NO_REMOVAL, not recorded(t, KIND_MUCK) or not whole):
        return
    t.tally[BROKEN_HAND_NOT_DISCARDED + JUDGED] += 1
    broke = h.last_card
    muck = h.muck if h.muck >= 0 else r.cleared
    stop = muck if muck >= 0 else r.last
    if never_happened(muck) or settled_late(others_acted(t, broke, stop, h)):
        emit(t.hits, BROKEN_HAND_NOT_DISCARDED, stop, broke, muck, 0, of_other(h.at), h.root, r.at)


@kernel
def judge_hand(t: Table, h: Hand, r: Round) -> None:
    """Judge at the end of a round whether a player's hand was discarded when it broke, or turned over.

    A hand that a Double Down card dealt face down broke is not known to be over the limit before that card is turned.
    A dealer's Blackjack ends the round before any additional card; whether (b)(9) then applies is not said.
    """
    over = r.over >= 0 or not recorded(t, KIND_ROUND_END)
    whole = r.gaps == 0 and over
    if h.flags & flags.DEAD or h.cards < 2 or r.void >= 0:
        return
    if h.unknown == 0 and h.total > t.options.discarded_over:
        if t.face[h.last_card] != FACE_DOWN:
            judge_discard(t, whole, h, r)
        return
    if left_the_table(t, h, r):
        return
    rule = PLAYERS_CARDS_NOT_TURNED_AT_END
    if lacking(t, rule, NO_EXPOSURE, not recorded(t, KIND_EXPOSE) or not whole):
        return
    maybe = r.dealer_blackjack < 0 and not is_low_up_card(t, r.up)
    if lacking(t, rule, NO_CARDS, maybe or (may_be_over(t, h) and not won_or_tied(t, h))):
        return
    if h.parent or h.flags & flags.SPLIT:
        t.tally[rule + JUDGED] += 1
        return
    if h.flags & flags.DOUBLED:
        t.tally[rule + NOT_APPLICABLE] += 1
        return
    w = h.wager
    settled = w.first_settled if w else -1
    last = r.last
    judge_turned_for_dealer(t, h, settled, r)
    judge_who_turned(t, h, r)
    down = lying_down(t, h, r, True)
    turned = turned_by(t, h, r, settled if settled >= 0 else last + 1)
    if lacking(t, rule, NO_FACE, down <= turned < lying_down(t, h, r, False)):
        return
    late = settled >= 0 and turned_by(t, h, r, last + 1) >= down
    event = settled if late else last
    ask(t, rule, left_down(turned, down), event, down, turned, 0, of_other(h.at), h.root, r.at)


@kernel
def judge_who_turned(t: Table, h: Hand, r: Round) -> None:
    """Judge that the dealer himself turns over the cards of hand row ``h`` once the hole card is turned."""
    hole = r.hole_turned
    turned = turned_after(t, h, hole + 1, r) if hole >= 0 else -1
    if turned < 0 or lacking(t, CARDS_TURNED_AT_END_BY_PLAYER, NO_ACTOR, t.by[turned] < 0):
        return
    by_player = another_than_the_dealer(role_of(t.by[turned]))
    ask(t, CARDS_TURNED_AT_END_BY_PLAYER, by_player, turned, 0, 1, 0, of_other(h.at), -1, r.at)


@kernel
def judge_looked(t: Table, i: int, h: Hand, r: Round) -> None:
    """Judge that a player examined the cards of hand row ``h`` before his first decision on it, that of event ``i``."""
    first = r.first_card
    if first < 0 or t.notes[i].flags & flags.SPLIT or h.parent:
        return
    for j in range(first, i):
        if t.kind[j] == KIND_CHOICE and t.notes[j].hand == h and is_turn_choice(t.what[j]):
            return
    if lying_down(t, h, r, False) == 0:
        return
    often = looks(t, h, r, i)
    told = recorded(t, KIND_HANDLE_CARDS) and r.gaps == 0 and lying_down(t, h, r, True) > 0
    if not lacking(t, DECIDED_WITHOUT_LOOKING, NO_HANDLING, often == 0 and not told):
        ask(t, DECIDED_WITHOUT_LOOKING, never_looked(often), i, 0, 1, 0, of_other(h.at), -1, r.at)


@kernel
def judge_look(t: Table, i: int, r: Round) -> None:
    """Judge that a player takes up his cards when everybody has two; where a card was missed, that is not told."""
    done = r.deal_done
    first = r.first_card
    if first < 0 or i < first or (done < 0 and r.void >= 0):
        return
    told = recorded(t, KIND_DEAL) and r.gaps == 0
    if lacking(t, CARDS_LOOKED_AT_DURING_THE_DEAL, NO_DEALS, not told or done < 0):
        return
    for j in range(first, done):
        if t.kind[j] == KIND_CARD_MISDEALT or t.kind[j] == KIND_CHOICE:
            t.tally[CARDS_LOOKED_AT_DURING_THE_DEAL + NOT_APPLICABLE] += 1
            return
    ask(t, CARDS_LOOKED_AT_DURING_THE_DEAL, before_all_have_two(i, done), i, done, i, 0, -1, -1, r.at)


@kernel
def judge_turned_for_dealer(t: Table, h: Hand, settled: int, r: Round) -> None:
    """Judge that the cards of hand row ``h`` are turned over when the dealer has drawn, once the hole card was turned.

    A wager settled before that is another matter, whether it is the one on the hand or one beside it.
    """
    hole = r.hole_turned
    dealer = r.hand
    drawn = -1
    for j in range(hole + 1, r.last + 1):
        if hole >= 0 and t.kind[j] == KIND_DEAL and t.notes[j].hand == dealer:
            drawn = j
    if drawn < 0 or 0 <= settled < drawn:
        return
    turned = turned_after(t, h, hole + 1, r)
    if turned >= 0 and settled_beside(t, h, turned, drawn):
        t.tally[CARDS_TURNED_BEFORE_DEALER_DREW + NOT_APPLICABLE] += 1
    elif turned >= 0:
        ask(t, CARDS_TURNED_BEFORE_DEALER_DREW, turned < drawn, turned, drawn, turned, 0, of_other(h.at), -1, r.at)


@kernel
def calls_for_another(kind: int) -> bool:
    """Whether a row tells of what may call for another card to be removed, or of a deal that is given up."""
    return (
        kind == KIND_DEALER_ARRIVES
        or kind == KIND_SHUFFLE
        or kind == KIND_CARD_CHANGE
        or kind == KIND_CARD_FACE_UP
        or kind == KIND_CARD_MISDEALT
        or kind == KIND_VOID_ROUND
        or kind == KIND_ROUND_END
    )


@kernel
def judge_removed(t: Table, i: int, number: int, r: Round) -> None:
    """Judge that no more cards are removed before a round than are to be."""
    t.from_hand.removed += number
    if t.from_hand.removed <= t.options.round_burns:
        t.tally[HAND_DEALT_FURTHER_CARD_REMOVED + JUDGED] += 1
        return
    told = recorded(t, KIND_DEALER_ARRIVES) and recorded(t, KIND_SHUFFLE) and recorded(t, KIND_CARD_FACE_UP)
    if lacking(t, HAND_DEALT_FURTHER_CARD_REMOVED, OTHER_CAUSES, not told or t.from_hand.removed_gap == 1):
        return
    ask(t, HAND_DEALT_FURTHER_CARD_REMOVED, True, i, t.options.round_burns, t.from_hand.removed, 0, -1, -1, r.at)


@kernel
def judge_burn(t: Table, i: int, r: Round) -> None:
    """Judge a card removed from the deck: not too many before a round, and into the rack."""
    amid = r.at >= 0 and 0 <= r.first_card < i
    if not amid or 0 <= r.cleared < i:
        number = max(t.n[i], 1)
        t.from_hand.burned = max(t.from_hand.burned, 0) + number
        judge_removed(t, i, number, r)
    dest = t.dest[i]
    if not lacking(t, HAND_DEALT_BURN_NOT_IN_RACK, NO_PLACE, dest < 0):
        broken = put_elsewhere(dest, PLACE_RACK)
        ask(t, HAND_DEALT_BURN_NOT_IN_RACK, broken, i, PLACE_RACK, dest, 0, -1, -1, r.at)


@kernel
def judge_deck_held(t: Table, i: int, r: Round) -> None:
    """Judge that the deck stays in the hand in which the dealer holds it while a round is dealt.

    A log that does not always tell it shows a change only where it tells both hands in one round.
    """
    hand, held = t.what[i], t.from_hand.held - 1
    if not r or not 0 <= r.first_card < i or held < 0:
        t.from_hand.held = hand + 1
        return
    sure = recorded(t, KIND_DECK_HELD)
    for j in range(r.first, i):
        sure = sure or (t.kind[j] == KIND_DECK_HELD and other_hand_holds_deck(t.what[j], hand))
    if not lacking(t, DECK_CHANGED_HANDS, NO_DECK_HELD, not sure):
        ask(t, DECK_CHANGED_HANDS, other_hand_holds_deck(held, hand), i, held, hand, 0, -1, -1, r.at)
    t.from_hand.held = hand + 1


@kernel
def judge_card_hand(t: Table, i: int, r: Round) -> None:
    """Judge that the dealer takes a card from the deck with the hand in which he does not hold it."""
    hand, held = t.what[i], t.from_hand.held
    if not lacking(t, CARD_TAKEN_WITH_THE_DECK_HAND, NO_HAND, held == 0):
        ask(t, CARD_TAKEN_WITH_THE_DECK_HAND, hand == held - 1, i, 0, hand, 0, -1, -1, r.at)


@kernel
def judge_handling(t: Table, i: int, r: Round) -> None:
    """Judge how a player handles his cards: with one hand, in view, and not before everybody has two."""
    if t.by[i] < 0:
        t.tally[CARDS_TOUCHED_WITH_BOTH_HANDS + NO_ACTOR] += 1
        t.tally[CARDS_OUT_OF_VIEW + NO_ACTOR] += 1
        return
    if role_of(t.by[i]) != BY_PLAYER:
        return
    t.tally[CARDS_TOUCHED_WITH_BOTH_HANDS + JUDGED] += 1
    t.tally[CARDS_OUT_OF_VIEW + JUDGED] += 1
    how = t.what[i]
    if handled_so(how, WHAT_BOTH_HANDS):
        emit(t.hits, CARDS_TOUCHED_WITH_BOTH_HANDS, i, 0, 1, 0, -1, -1, r.at)
    elif handled_so(how, WHAT_OUT_OF_VIEW):
        emit(t.hits, CARDS_OUT_OF_VIEW, i, 0, 1, 0, -1, -1, r.at)
    elif handled_so(how, WHAT_ONE_HAND):
        judge_look(t, i, r)


@kernel
def judge_burned_before(t: Table, i: int, r: Round) -> None:
    """Judge, at the first card of a round, whether a card was removed before it; then forget those that were."""
    carried = t.from_hand
    told = recorded(t, KIND_BURN) and r.gaps == 0
    burned, least = carried.burned, t.options.round_burns
    if not lacking(t, HAND_DEALT_ROUND_WITHOUT_BURN, NO_BURNS, burned == MAY_BE or (burned < least and not told)):
        ask(t, HAND_DEALT_ROUND_WITHOUT_BURN, burned < least, i, least, burned, 0, -1, -1, r.at)
    carried.burned = 0
    carried.removed = 0
    carried.removed_gap = 0


@kernel
def judge_dealt_face(t: Table, i: int, h: Hand, r: Round) -> None:
    """Judge which side of a card of the initial deal lies up: of the dealer's first alone the face."""
    note = t.notes[i]
    if note.phase >= stage.PLAYERS_TURN or note.flags & flags.SPLIT:
        return
    face = t.face[i]
    cards = note.cards
    if h.id == 0:
        if cards == 0:
            judge_face(t, i, HAND_DEALT_UP_CARD_FACE_DOWN, face, lies_face_down(face), r)
        elif cards == 1:
            judge_face(t, i, HAND_DEALT_HOLE_CARD_FACE_UP, face, lies_face_up(face), r)
    elif cards == 0:
        judge_face(t, i, HAND_DEALT_FIRST_CARD_FACE_UP, face, lies_face_up(face), r)
    elif cards == 1:
        judge_face(t, i, HAND_DEALT_SECOND_CARD_FACE_UP, face, lies_face_up(face), r)


@kernel
def judge_turned_for_decision(t: Table, i: int, h: Hand, r: Round) -> None:
    """Judge that who surrenders, doubles down or splits turns his cards over, before he gets another."""
    what = t.what[i]
    if what not in (WHAT_SURRENDER, WHAT_DOUBLE, WHAT_SPLIT) or t.notes[i].flags & flags.SPLIT:
        return
    over = r.over >= 0 or not recorded(t, KIND_ROUND_END)
    told = recorded(t, KIND_EXPOSE) and r.gaps == 0 and over
    if lacking(t, CARDS_NOT_TURNED_FOR_DECISION, NO_TURNING, not told):
        return
    t.tally[CARDS_NOT_TURNED_FOR_DECISION + JUDGED] += 1
    turned = turned_after(t, h, r.first, r)
    stop = turned if turned >= 0 else r.last
    if never_happened(turned) or settled_late(others_acted(t, i, stop, h)):
        emit(t.hits, CARDS_NOT_TURNED_FOR_DECISION, i, i, turned, 0, -1, root_at(t, h, i), r.at)
    elif what != WHAT_SURRENDER:
        card = card_to(t, h, i, turned)
        late = dealt_before_turned(card, turned)
        ask(t, CARDS_TURNED_AFTER_A_FURTHER_CARD, late, card if late else i, 0, 1, 0, -1, -1, r.at)


@kernel
def forget_removed(t: Table, i: int) -> None:
    """Note what of the cards removed before a round is open, or begins anew, after event ``i``."""
    kind = t.kind[i]
    if kind == KIND_UNREADABLE:
        t.from_hand.removed_gap = 1
        if t.from_hand.burned < t.options.round_burns:
            t.from_hand.burned = MAY_BE
    elif calls_for_another(kind):
        t.from_hand.removed = 0
    if kind == KIND_DEALER_ARRIVES:
        t.from_hand.held = 0


@needs(options=(option_place(Options.from_hand),))
@kernel
def from_hand_pass(t: Table) -> None:
    """Judge what dealing from the hand orders otherwise than dealing from a shoe."""
    if t.options.from_hand != 1:
        return
    kinds = t.kind
    for i in range(len(kinds)):
        kind = kinds[i]
        r = t.notes[i].round
        h = t.notes[i].hand
        forget_removed(t, i)
        if kind == KIND_BURN:
            judge_burn(t, i, r)
        elif kind == KIND_DECK_HELD:
            judge_deck_held(t, i, r)
        elif kind == KIND_CARD_HAND:
            judge_card_hand(t, i, r)
        elif kind == KIND_HANDLE_CARDS and r:
            judge_handling(t, i, r)
        elif kind == KIND_DEAL and h:
            if i == r.first_card:
                judge_burned_before(t, i, r)
            judge_dealt_face(t, i, h, r)
        elif kind == KIND_CHOICE and h and is_turn_choice(t.what[i]):
            judge_looked(t, i, h, r)
            judge_turned_for_decision(t, i, h, r)
    for h in rows_of(t.hands):
        if h.id != 0:
            judge_hand(t, h, h.round)
