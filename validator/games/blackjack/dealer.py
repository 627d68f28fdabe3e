"""The dealer's hand: when the hole card is turned, when the dealer draws, stands, and must not draw."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.rows import NONE, between, row_after, rows_of
from validator.core.engine.state_rows import clear
from validator.games.blackjack.decisions import is_turn_choice, lies_face_down, lies_face_up
from validator.games.blackjack.hands import on_ace_22
from validator.games.blackjack.hole_card import hole_card_flashed, hole_known
from validator.games.blackjack.live_wagers import (
    ended_by_cards,
    lost_wagers_lie,
    open_hands,
    open_progressives,
    open_push_22,
)
from validator.games.blackjack.main_wager import is_main_wager
from validator.games.blackjack.masque import lies_open
from validator.games.blackjack.missed_cards import dealers_turn_begun, made_good_late
from validator.games.blackjack.tables import flags, stage
from validator.games.blackjack.tables.rows import Hand, Round, Table
from validator.games.numbers import Rules, missing_facts
from validator.games.table import ask, lacking, recorded
from validator.log.codes import (
    KIND_ANNOUNCE,
    KIND_CARD_MISDEALT,
    KIND_CHOICE,
    KIND_COLLECT,
    KIND_DEAL,
    KIND_EXPOSE,
    KIND_MOVE_CARD,
    KIND_PAY,
    KIND_ROUND_END,
    KIND_VOID_HAND,
    PLACE_RACK,
)

NO_CARDS, *_ = missing_facts()
NO_FACE, NO_DEALS, *_ = missing_facts()
NO_EXPOSURE, *_ = missing_facts()
NO_ANNOUNCEMENT, *_ = missing_facts()

rule = Rules("blackjack.dealer")
HOLE_CARD_NOT_TURNED = rule(
    "hole-card-not-turned",
    "The hole card not turned face up",
    "the hole card was not turned up ({dealer})",
    needs={
        "when the hole card was turned up": NO_EXPOSURE,
    },
    expected="the hole card turned face up",
    observed="not turned",
)
HOLE_CARD_TURNED_EARLY = rule(
    "hole-card-turned-early",
    "The hole card turned before the players were done",
    "the hole card was turned before a player's additional card was dealt",
    expected="turned after {expected}",
    observed="{observed}",
    unit="event",
)
DEALER_STOOD_SHORT = rule(
    "dealer-stood-short",
    "The dealer stopped drawing too early",
    "the dealer stood on {observed} ({dealer})",
    needs={
        "the dealer's cards": NO_CARDS,
        "every card dealt to the end of the round": NO_DEALS,
    },
    expected="at least {expected}",
    observed="{observed}",
)
DEALER_DREW_ON_STANDING_TOTAL = rule(
    "dealer-drew-on-standing-total",
    "The dealer drew on a total on which he stands",
    "the dealer drew {card} on {observed} ({dealer})",
    needs={
        "the dealer's cards": NO_CARDS,
    },
    expected="no card on {expected} or more",
    observed="a card on {observed}",
)
DEALER_DREW_WITHOUT_EFFECT = rule(
    "dealer-drew-without-effect",
    "The dealer drew though nothing depended on it",
    "the dealer drew {card} though no hand was left that his total could decide",
    needs={
        "how the card of a Double Down Wager was dealt, face up or face down": NO_FACE,
    },
    expected="no card",
    observed="{card}",
)
DEALER_CARD_FACE_DOWN = rule(
    "dealer-card-face-down",
    "A card drawn by the dealer face down",
    "the dealer drew {card} face down",
    needs={
        "the face of the card": NO_FACE,
    },
    expected="face up",
    observed="face down",
)
DEALER_TOTAL_NOT_ANNOUNCED = rule(
    "dealer-total-not-announced",
    "The dealer's total not announced",
    "the dealer's total was not announced after {card}",
    needs={
        "the dealer's announcements": NO_ANNOUNCEMENT,
    },
    expected="an announcement",
    observed="none",
)
DEALER_TOTAL_MISANNOUNCED = rule(
    "dealer-total-misannounced",
    "A wrong total announced",
    "the dealer announced {observed}; {dealer} is {expected}",
    expected="{expected}",
    observed="{observed}",
)
DEALER_DREW_FOR_PROGRESSIVE_WAGER = rule(
    "dealer-drew-for-progressive-wager",
    "The dealer drew for a progressive wager only",
    "the dealer drew {card} with only progressive wagers open",
    expected="no card, unless progressive wagers belong to the outcome",
    observed="{card}",
)
DEALER_DREW_BEFORE_PLAYERS = rule(
    "dealer-drew-before-players",
    "The dealer drew before the players were done",
    "the dealer dealt himself {card} before a player's decision or additional card",
    expected="drawn after {expected}",
    observed="{observed}",
    unit="event",
)
MISDRAWN_CARD_RACKED = rule(
    "misdrawn-card-racked",
    "A card drawn on more than the total named, and racked",
    "the dealer drew {card} on {observed} and placed it in the rack",
    expected="a card placed in the rack only where it was drawn on {expected}",
    observed="placed there though drawn on {observed}",
)
DEALER_DREW_WITHOUT_EFFECT_FROM_THE_HAND = rule(
    "dealer-drew-without-effect-from-the-hand",
    "The dealer drew though nothing depended on it, dealt from the hand",
    "the dealer drew {card} though no hand was left that his total could decide",
    expected="no card, if § 633a.7(n) applies",
    observed="{card}",
)
DEALER_STOOD_SHORT_FOR_PUSH_22 = rule(
    "dealer-stood-short-for-push-22",
    "The dealer did not draw to settle Push 22 Wagers",
    "the dealer stood on {observed} ({dealer}) with Push 22 Wagers on the table",
    needs={
        "the dealer's cards": NO_CARDS,
        "every card dealt to the end of the round": NO_DEALS,
    },
    expected="at least {expected}",
    observed="{observed}",
)
DEALER_DREW_FOR_LOST_WAGERS = rule(
    "dealer-drew-for-lost-wagers",
    "The dealer drew though only hands over the limit were left",
    "the dealer drew {card} though only wagers of hands over the limit were left",
    expected="no card, unless a wager that is not collected might go back",
    observed="{card}",
)
DEALER_STOOD_SHORT_WITH_NOTHING_OPEN = rule(
    "dealer-stood-short-with-nothing-open",
    "The dealer stopped drawing early, no wager being open",
    "the dealer stood on {observed} ({dealer}), no wager being open but those of hands over the limit",
    needs={
        "the dealer's cards": NO_CARDS,
        "every card dealt to the end of the round": NO_DEALS,
    },
    expected="at least {expected}, if the dealer draws in every round",
    observed="{observed}",
)
HOLE_CARD_LEFT_DOWN_WITHOUT_EFFECT = rule("hole-card-left-down-without-effect")

RACKED_WITHIN = 6
"""How many events after a misdrawn card its removal to the discard rack is looked for."""


@kernel
def stands_short(total: int, stands: int) -> bool:
    """Whether the dealer stopped drawing below the total on which he stands."""
    return total < stands


@kernel
def draws_on_standing_total(total: int, stands: int) -> bool:
    """Whether the dealer draws though his total, hard or soft, is one on which he stands."""
    return total >= stands


@kernel
def draws_without_effect(open_hands: int) -> bool:
    """Whether the dealer draws though no player's hand is left that his point count could decide."""
    return open_hands == 0


@kernel
def settles_main_wager(t: Table, i: int, r: Round) -> bool:
    """Whether event ``i`` collects or pays a main wager of round row ``r`` that the dealer's hand decides."""
    w = t.notes[i].wager
    if (t.kind[i] != KIND_COLLECT and t.kind[i] != KIND_PAY) or not w or w.round != r:
        return False
    h = w.hand
    if not is_main_wager(w.kind) or not h or h.unknown > 0:
        return False
    apart = flags.NATURAL | flags.SURRENDERED | flags.DEAD | flags.RESCUED
    return h.flags & apart == 0 and h.total <= t.options.highest_total


@kernel
def announcement_missing(announced: int) -> bool:
    """Whether the dealer's total was not announced (0) after an additional card."""
    return announced == 0


@kernel
def announced_wrong(announced: int, total: int, hard: int) -> bool:
    """Whether a total announced is not the point count of the hand, nor its hard total.

    § 633a.3(e)(3) has an ace count 11 where it can; but § 633a.1 calls the count with the ace at 1 a total point count
    too."""
    return announced != total and announced != hard


@kernel
def hole_card_stayed_down(turned: int) -> bool:
    """Whether the hole card was never turned face up (-1) in a round that the dealer's hand decides."""
    return turned < 0


@kernel
def was_racked(t: Table, start: int, stop: int) -> bool:
    """Whether, within a few events of a card dealt at event ``start``, a card went to the discard rack."""
    if t.dest[start] == PLACE_RACK:
        return True
    for j in range(start + 1, min(start + 1 + RACKED_WITHIN, stop)):
        if t.kind[j] in (KIND_MOVE_CARD, KIND_CARD_MISDEALT) and t.dest[j] == PLACE_RACK:
            return True
    return False


@kernel
def called_dead_later(t: Table, i: int, r: Round) -> bool:
    """Whether a hand that had its cards was called dead only after event ``i``, so that it was in play until then."""
    for j in range(i + 1, r.last + 1):
        h = t.notes[j].hand
        if t.kind[j] == KIND_VOID_HAND and h and h.cards > 1:
            return True
    return False


@kernel
def unseen_double_card(t: Table, i: int, r: Round) -> int:
    """Event of a Double Down card not dealt face up on a hand whose wager still lay at event ``i``, else -1.

    It may be dealt face down (633a.10(c)); what the hand counts, the dealer then learns as he settles it."""
    for h in between(t.hands, row_after(t.hands, r.hand, 1), r.hands_end):
        last = h.last_card
        w = h.wager
        if h.flags & flags.DOUBLE_CARD == 0 or last < 0 or not w or lies_face_up(t.face[last]):
            continue
        if w.collect < 0 or w.collect > i:
            return last
    return -1


@kernel
def judge_dealer_draw(t: Table, i: int, total: int, unknown: int, racked: bool, r: Round) -> bool:
    """Judge one additional card of the dealer; True where the rest of his draws follow from the same wrong act."""
    live = open_hands(t, True, r)
    if live == 0 and t.options.free_bets == 1:
        live = open_push_22(t, True, r)
    if live == 0 and called_dead_later(t, i, r):
        live = 1
    root = r.root
    unseen = unseen_double_card(t, i, r) if live == 0 else -1
    if unseen >= 0:
        if lacking(t, DEALER_DREW_WITHOUT_EFFECT, NO_FACE, t.face[unseen] < 0):
            return False
        live = 1
    if draws_without_effect(live) and not racked and t.options.dealer_draws_always != 1:
        if open_progressives(t, r) > 0:
            t.tally[DEALER_DREW_FOR_PROGRESSIVE_WAGER + JUDGED] += 1
            emit(t.hits, DEALER_DREW_FOR_PROGRESSIVE_WAGER, i, 0, 1, 0, -1, root, r.at)
        elif t.options.free_bets == 1 and lost_wagers_lie(t, i, r):
            t.tally[DEALER_DREW_FOR_LOST_WAGERS + JUDGED] += 1
            emit(t.hits, DEALER_DREW_FOR_LOST_WAGERS, i, 0, 1, 0, -1, root, r.at)
        else:
            rule = DEALER_DREW_WITHOUT_EFFECT_FROM_THE_HAND if t.options.from_hand == 1 else DEALER_DREW_WITHOUT_EFFECT
            t.tally[rule + JUDGED] += 1
            emit(t.hits, rule, i, 0, 1, 0, -1, root, r.at)
        return True
    t.tally[DEALER_DREW_WITHOUT_EFFECT + JUDGED] += 1
    if unknown > 0:
        t.tally[DEALER_DREW_ON_STANDING_TOTAL + NO_CARDS] += 1
        return False
    t.tally[DEALER_DREW_ON_STANDING_TOTAL + JUDGED] += 1
    if draws_on_standing_total(total, t.options.dealer_stands):
        if not racked:
            emit(t.hits, DEALER_DREW_ON_STANDING_TOTAL, i, t.options.dealer_stands, total, 0, -1, root, r.at)
            return True
        t.tally[MISDRAWN_CARD_RACKED + JUDGED] += 1
        if total != t.options.overdraw_total:
            emit(t.hits, MISDRAWN_CARD_RACKED, i, t.options.overdraw_total, total, 0, -1, root, r.at)
    return False


@kernel
def plays(t: Table, r: Round) -> bool:
    """Whether a player's hand was played to its end in the round; one settled before, or dead, was not."""
    settled = flags.NATURAL | flags.SURRENDERED | flags.EVEN_MONEY | flags.DEAD | flags.RESCUED
    for h in between(t.hands, row_after(t.hands, r.hand, 1), r.hands_end):
        if h.cards >= 2 and h.flags & settled == 0:
            return True
    return False


@kernel
def judge_turned(t: Table, rule: int, r: Round) -> None:
    """Judge under ``rule`` whether the hole card was turned face up by the end of a round."""
    done = r.deal_done
    whole = r.gaps == 0
    over = r.over >= 0 or not recorded(t, KIND_ROUND_END)
    if not recorded(t, KIND_EXPOSE) or not whole or not over or done < 0 or not lies_face_down(t.face[done]):
        t.tally[rule + NO_EXPOSURE] += 1
        return
    t.tally[rule + JUDGED] += 1
    if hole_card_stayed_down(r.hole_turned):
        emit(t.hits, rule, r.last, 1, 0, 0, -1, r.root, r.at)


@kernel
def judge_dealer_end(t: Table, r: Round) -> None:
    """Judge at the end of a round whether the dealer drew as far as he must and turned his hole card."""
    dealer = r.hand
    if r.void >= 0 or dealer.cards < 2:
        return
    short = DEALER_STOOD_SHORT
    live = open_hands(t, False, r)
    if live == 0 and t.options.free_bets == 1:
        live = open_push_22(t, False, r)
        short = DEALER_STOOD_SHORT_FOR_PUSH_22
    idle = live == 0 and t.options.dealer_draws_always == 1 and ended_by_cards(t, r)
    if idle:
        short = DEALER_STOOD_SHORT_WITH_NOTHING_OPEN
    if (live == 0 and not idle) or (t.options.blackjack_ends_round == 1 and r.dealer_blackjack == 1):
        t.tally[DEALER_STOOD_SHORT + NOT_APPLICABLE] += 1
        t.tally[HOLE_CARD_NOT_TURNED + NOT_APPLICABLE] += 1
        if live > 0 or idle or r.dealer_blackjack == 1 or not plays(t, r):
            t.tally[HOLE_CARD_LEFT_DOWN_WITHOUT_EFFECT + NOT_APPLICABLE] += 1
        else:
            judge_turned(t, HOLE_CARD_LEFT_DOWN_WITHOUT_EFFECT, r)
        return
    whole = r.gaps == 0
    over = r.over >= 0 or not recorded(t, KIND_ROUND_END)
    if dealer.unknown > 0:
        t.tally[short + NO_CARDS] += 1
    elif not recorded(t, KIND_DEAL) or not whole or not over:
        t.tally[short + NO_DEALS] += 1
    else:
        t.tally[short + JUDGED] += 1
        total = dealer.total
        if stands_short(total, t.options.dealer_stands):
            last = dealer.last_card
            emit(t.hits, short, last, t.options.dealer_stands, total, 0, -1, r.root, r.at)
    if idle:
        t.tally[HOLE_CARD_NOT_TURNED + NOT_APPLICABLE] += 1
    judge_turned(t, HOLE_CARD_LEFT_DOWN_WITHOUT_EFFECT if idle else HOLE_CARD_NOT_TURNED, r)


@kernel
def root_of_turning(t: Table, turned: int, r: Round) -> int:
    """The wrong act from which follows that the hole card was turned early (event): it was called out before, say."""
    if r.root >= 0 or turned != r.hole_turned:
        return r.root
    begun = dealers_turn_begun(t, r)
    return begun if begun < turned else -1


@kernel
def begin_dealers_turn(t: Table) -> None:
    """Begin the dealer's turn of a round."""
    turn = t.dealers_turn
    turn.early = 0
    turn.late = -1
    turn.draw = -1
    turn.waiting = -1
    turn.spoiled = 0


@kernel
def report_unannounced(t: Table, r: Round) -> None:
    """Report the dealer's last card, whose total was not announced."""
    emit(t.hits, DEALER_TOTAL_NOT_ANNOUNCED, t.dealers_turn.waiting, 1, 0, 0, -1, -1, r.at)


@kernel
def end_dealers_turn(t: Table, r: Round) -> None:
    """Report what is only known at the end of the dealer's turn: a total not announced, and the hole card turned early.

    It was turned before a card that had been missed, and there was no other act before its time.
    """
    turn = t.dealers_turn
    if turn.waiting >= 0 and r.gaps == 0:
        report_unannounced(t, r)
    if turn.late >= 0 and turn.early == 0:
        turned = r.hole_turned
        begun = dealers_turn_begun(t, r)
        root = begun if begun < turned else -1
        emit(t.hits, HOLE_CARD_TURNED_EARLY, turned, turn.late, turned, 0, -1, root, r.at)


@kernel
def judge_announced(t: Table, i: int, h: Hand, r: Round) -> None:
    """Judge the total that the dealer announces of his hand."""
    turn = t.dealers_turn
    turn.waiting = -1
    note = t.notes[i]
    told = h.unknown == 0 and hole_known(t, r, i)
    doubtful = on_ace_22(t, note.total, note.soft) and 0 <= h.extra < i
    if t.n[i] >= 0 and note.cards > 2 and told and turn.spoiled == 0 and not doubtful:
        t.tally[DEALER_TOTAL_MISANNOUNCED + JUDGED] += 1
        hard = note.total - note.soft * t.options.soft_above_hard
        if announced_wrong(t.n[i], note.total, hard):
            emit(t.hits, DEALER_TOTAL_MISANNOUNCED, i, note.total, t.n[i], 0, -1, r.root, r.at)


@kernel
def judge_before_players(t: Table, i: int, h: Hand, r: Round) -> None:
    """Judge, where a player still decides or gets a card, that the dealer has not turned his hole card or drawn."""
    if t.notes[i].phase < stage.PLAYERS_TURN or r.dealer_blackjack == 1:
        return
    turn = t.dealers_turn
    t.tally[HOLE_CARD_TURNED_EARLY + JUDGED] += 1
    turned = turn.flashed if turn.flashed >= 0 else r.hole_turned
    if lies_open(t, r):
        turned = -1
    missed = made_good_late(t, i, h, r) if 0 <= turned < i else -1
    if missed >= 0:
        turn.late = missed
    elif 0 <= turned < i and turn.early == 0:
        turn.early = 1
        emit(t.hits, HOLE_CARD_TURNED_EARLY, turned, i, turned, 0, -1, root_of_turning(t, turned, r), r.at)
    elif 0 <= turn.draw < i and turn.early == 0:
        turn.early = 1
        emit(t.hits, DEALER_DREW_BEFORE_PLAYERS, turn.draw, i, turn.draw, 0, -1, -1, r.at)


@kernel
def judge_dealers_card(t: Table, i: int, h: Hand, r: Round) -> None:
    """Judge an additional card of the dealer: face up, the total before it announced, and whether he may draw it."""
    turn = t.dealers_turn
    note = t.notes[i]
    if not lacking(t, DEALER_CARD_FACE_DOWN, NO_FACE, t.face[i] < 0):
        ask(t, DEALER_CARD_FACE_DOWN, lies_face_down(t.face[i]), i, 0, 1, 0, -1, r.root, r.at)
    racked = was_racked(t, i, r.last + 1)
    if turn.draw < 0 and not racked:
        turn.draw = i
        t.tally[DEALER_DREW_BEFORE_PLAYERS + JUDGED] += 1
    if not recorded(t, KIND_ANNOUNCE):
        t.tally[DEALER_TOTAL_NOT_ANNOUNCED + NO_ANNOUNCEMENT] += 1
    elif not racked:
        t.tally[DEALER_TOTAL_NOT_ANNOUNCED + JUDGED] += 1
        if announcement_missing(0 if turn.waiting >= 0 else 1):
            report_unannounced(t, r)
        turn.waiting = i
    if turn.spoiled == 1 or r.void >= 0 or on_ace_22(t, note.total, note.soft):
        return
    unknown = h.unknown if hole_known(t, r, i) else 1
    if judge_dealer_draw(t, i, note.total, unknown, racked, r):
        turn.spoiled = 1
        if r.root < 0:
            r.root = i
            h.root = i


@kernel
def dealer_pass(t: Table) -> None:
    """Judge the dealer's hole card, draws and announcements, event by event."""
    kinds = t.kind
    turn = t.dealers_turn
    row = t.rounds[NONE]
    begin_dealers_turn(t)
    turn.flashed = -1
    for i in range(len(kinds)):
        kind = kinds[i]
        if kind != KIND_DEAL and kind != KIND_ANNOUNCE and kind != KIND_CHOICE:
            if kind == KIND_CARD_MISDEALT and hole_card_flashed(t, i):
                turn.flashed = i
            elif turn.waiting >= 0 and settles_main_wager(t, i, row):
                report_unannounced(t, row)
                turn.waiting = -1
            continue
        if kind == KIND_CHOICE and not is_turn_choice(t.what[i]):
            continue
        note = t.notes[i]
        r = note.round
        h = note.hand
        if not r or not h:
            continue
        if r != row:
            end_dealers_turn(t, row)
            begin_dealers_turn(t)
            row = r
            turn.flashed = turn.flashed if turn.flashed > r.first else -1
        if h.id != 0:
            if kind != KIND_ANNOUNCE:
                judge_before_players(t, i, h, r)
        elif kind == KIND_ANNOUNCE:
            judge_announced(t, i, h, r)
        elif note.cards >= 2:
            judge_dealers_card(t, i, h, r)
    end_dealers_turn(t, row)
    clear(turn)
    for r in rows_of(t.rounds):
        judge_dealer_end(t, r)
