"""The card reader device: when the hole card goes into it, and what follows a dealer's Blackjack."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.rows import between, row_after
from validator.games.blackjack.decisions import is_turn_choice
from validator.games.blackjack.offered_early import judge_offered_early
from validator.games.blackjack.offers import judge_offers
from validator.games.blackjack.tables import flags
from validator.games.blackjack.tables.rows import Round, Table
from validator.games.numbers import Rules, missing_facts
from validator.games.shoe.by_whom import another_than_the_dealer
from validator.games.shoe.judging import may_be_dealt_from_hand
from validator.games.table import ask, lacking, recorded, role_of
from validator.log.codes import (
    BY_DEALER,
    BY_FLOORPERSON,
    BY_STRIDE,
    BY_SUPERVISOR,
    FACE_UP,
    KIND_CARD_MISDEALT,
    KIND_CARD_REFUSED,
    KIND_CHOICE,
    KIND_COLLECT,
    KIND_DEAL,
    KIND_EXPOSE,
    KIND_MOVE_CARD,
    KIND_NOTIFY,
    KIND_PAY,
    KIND_PEEK,
    KIND_RETURN,
    KIND_VERIFY,
    KIND_VOID_HAND,
    KIND_VOID_ROUND,
    WHAT_BAD_BEAT_PROGRESSIVE,
    WHAT_BET_THE_SET_21,
    WHAT_BLACKJACK,
    WHAT_EXPOSED,
    WHAT_HIT_AND_RUN_PROGRESSIVE,
    WHAT_IN_BETWEEN,
    WHAT_INSURANCE,
    WHAT_MATCH_THE_DEALER,
    WHAT_NO_BLACKJACK,
    WHAT_SUPER_MATCH,
    WHAT_SURRENDER,
    WHAT_THREE_CARD_POKER,
)

NO_READER, *_ = missing_facts()
NO_NOTICE, *_ = missing_facts()
NO_SETTLEMENT, *_ = missing_facts()
NO_EXPOSURE, *_ = missing_facts()
NOT_SHOWN, NO_ERRORS, *_ = missing_facts()
NO_USER, *_ = missing_facts()
NO_FACE, *_ = missing_facts()

rule = Rules("blackjack.card_reader")
CARD_READER_NOT_USED = rule("card-reader-not-used")
CARD_READER_NOT_USED_FROM_THE_HAND = rule(
    "card-reader-not-used-from-the-hand",
    "Card reader not used in a game dealt from the hand",
    "the game, dealt from the hand, went on without the card reader although the dealer showed {dealer}",
    needs={
        "each use of the card reader": NO_READER,
    },
    expected="the hole card put into the card reader",
    observed="the round played without it",
)
CARD_READER_USED_LATE = rule("card-reader-used-late")
CARD_READER_USED_WITHOUT_CAUSE = rule("card-reader-used-without-cause")
CARD_READER_USED_IN_ERROR = rule(
    "card-reader-used-in-error",
    "Card reader used on a low card",
    "the card reader was used although the dealer's first card is neither an ace nor a card of value 10 ({dealer})",
    expected="no use of the card reader",
    observed="the card reader used",
)
READER_BEFORE_OPTIONAL_WAGERS = rule(
    "reader-before-optional-wagers",
    "Card reader used before the optional wagers were settled",
    "{seat}: the card reader was used before the {wager} was settled",
    needs={
        "the settlement of the optional wagers": NO_SETTLEMENT,
    },
    expected="the optional wagers settled first",
    observed="the card reader first",
)
HOLE_CARD_EXPOSED_AT_READER = rule(
    "hole-card-exposed-at-reader",
    "Hole card exposed when it went into the card reader",
    "the dealer's hole card was exposed when the card reader was used",
    needs={
        "each card turned up": NO_EXPOSURE,
    },
    expected="the card kept face down",
    observed="the card exposed",
)
CARD_AFTER_DEALER_BLACKJACK = rule(
    "card-after-dealer-blackjack",
    "Card dealt after the dealer's Blackjack",
    "{card} was dealt to {seat} though the dealer has a Blackjack ({dealer})",
    needs={
        "what the card reader showed": NOT_SHOWN,
        "the cards drawn in error": NO_ERRORS,
    },
    expected="no additional card",
    observed="{card}",
)
WAGER_UNSETTLED_ON_DEALER_BLACKJACK = rule(
    "wager-unsettled-on-dealer-blackjack",
    "Wager not settled on the dealer's Blackjack",
    "{seat}: the {wager} of {stake} was not settled on the dealer's Blackjack",
    needs={
        "what was collected, paid and returned": NO_SETTLEMENT,
    },
    expected="the wager settled",
    observed="nothing collected, paid or returned",
)
MISUSED_READER_NOTIFIED_LATE = rule(
    "misused-reader-notified-late",
    "Play gone on before a floorperson was notified of the card reader's use on a low card",
    (
        "the card reader was used although the dealer's first card is neither an ace nor a card of value 10 "
        "({dealer}), and play went on before a floorperson was notified"
    ),
    expected="a notice to a floorperson or above, then play",
    observed="play, then the notice",
)
CARD_READER_USED_AGAIN = rule(
    "card-reader-used-again",
    "Card reader used again when the action had begun",
    "the card reader, used in time, was used again after players had begun to act",
    expected="one use, before the action",
    observed="a further use during the action",
)
DECISION_BEFORE_CARD_READER = rule(
    "decision-before-card-reader",
    "Player's decision taken before the card reader was used",
    "{seat} decided on {hand} before the card reader was used",
    expected="the card reader first",
    observed="the decision first",
)
CARD_READER_USED_BEFORE_HOLE_CARD = rule(
    "card-reader-used-before-hole-card",
    "Card reader used before the dealer had a hole card",
    "the card reader was used before the dealer's second card was dealt",
    needs={
        "whether the dealer's second card was dealt face up": NO_FACE,
    },
    expected="after {expected}",
    observed="{observed}",
    unit="event",
)
CARD_READER_USED_BY_ANOTHER = rule(
    "card-reader-used-by-another",
    "Hole card inserted in the card reader by somebody other than the dealer",
    "somebody other than the dealer inserted the hole card in the card reader device",
    needs={
        "who used the card reader device": NO_USER,
    },
    expected="the dealer",
    observed="somebody else",
)


@kernel
def card_before_reader(card: int, peek: int) -> bool:
    """Whether an additional card (event, -1: none) was dealt before the card reader device was used (event)."""
    return 0 <= card < peek


@kernel
def decided_before_reader(decision: int, peek: int) -> bool:
    """Whether a player decided in his turn (event, -1: none) before the card reader device was used (event)."""
    return 0 <= decision < peek


@kernel
def first_use(t: Table, r: Round) -> int:
    """The first use of the card reader device once the hole card was dealt in round row ``r``; -1 none.

    What comes before the dealer inserts the card comes before he does so at all, though he may insert it again.
    """
    done = r.deal_done
    if done >= 0:
        for i in range(done + 1, r.peek):
            if t.kind[i] == KIND_PEEK and t.notes[i].round == r:
                return i
    return r.peek


@kernel
def errs(t: Table, r: Round) -> bool:
    """Whether the log tells of a card drawn in error, refused or moved in round row ``r``, or of hands called dead."""
    if r.void >= 0:
        return True
    for i in range(r.first, r.last + 1):
        if t.kind[i] in (KIND_CARD_MISDEALT, KIND_CARD_REFUSED, KIND_MOVE_CARD, KIND_VOID_HAND):
            return True
    return False


@kernel
def used_before_hole_card(peek: int, hole: int) -> bool:
    """Whether the device was used for the last time (event) before the dealer had a second card (event)."""
    return peek < hole


@kernel
def dealers_second_card(t: Table, r: Round) -> int:
    """The event that deals the dealer's second card in round row ``r``; -1 none."""
    for i in range(max(r.first_card, 0), r.last_card + 1):
        note = t.notes[i]
        dealers = note.round == r and note.hand == r.hand
        if t.kind[i] == KIND_DEAL and dealers and note.cards == 1:
            return i
    return -1


@kernel
def judge_before_hole_card(t: Table, r: Round) -> bool:
    """Judge that the dealer had a hole card when the device was used, and answer whether he had none.

    A second card that is dealt face up is none, and one that was moved or drawn in error may have replaced another.
    """
    rule = CARD_READER_USED_BEFORE_HOLE_CARD
    peek, hole = r.peek, dealers_second_card(t, r)
    if peek < 0 or hole < 0:
        return False
    early = used_before_hole_card(peek, hole)
    if lacking(t, rule, NO_FACE, early and t.face[hole] < 0):
        return False
    if early and (t.face[hole] == FACE_UP or errs(t, r)):
        t.tally[rule + NOT_APPLICABLE] += 1
        return False
    return ask(t, rule, early, peek, hole, peek, 0, -1, -1, r.at)


@kernel
def used_by_another(by_dealer: int) -> bool:
    """Whether no use of the device, though there were some, was the dealer's own (their number)."""
    return by_dealer == 0


@kernel
def judge_user(t: Table, r: Round) -> None:
    """Judge that the dealer himself inserts the hole card; another may do so to look again."""
    first = -1
    by_dealer = 0
    unnamed = 0
    for i in range(r.first, r.last + 1):
        if t.kind[i] != KIND_PEEK or t.notes[i].round != r:
            continue
        first = i if first < 0 else first
        if t.by[i] < 0:
            unnamed += 1
        elif not another_than_the_dealer(role_of(t.by[i])):
            by_dealer += 1
    if first >= 0 and not lacking(t, CARD_READER_USED_BY_ANOTHER, NO_USER, by_dealer == 0 and unnamed > 0):
        ask(t, CARD_READER_USED_BY_ANOTHER, used_by_another(by_dealer), first, 0, 1, 0, -1, -1, r.at)


@kernel
def first_decision(t: Table, r: Round, stop: int) -> int:
    """The first decision in a player's turn, surrender aside, after the deal and before event ``stop``; -1 none.

    A hand may be surrendered before the device is used (633a.9(a)(2)).
    """
    for i in range(r.deal_done + 1, stop):
        if t.kind[i] == KIND_CHOICE and t.what[i] != WHAT_SURRENDER and is_turn_choice(t.what[i]):
            return i
    return -1


@kernel
def judge_used_again(t: Table, act: int, used: int, r: Round) -> None:
    """Judge whether the device, used in time, was used again after players had begun to act (event, -1: had not)."""
    last = r.peek
    again = used < act and card_before_reader(act, last)
    ask(t, CARD_READER_USED_AGAIN, again, last, 0, 1, 0, -1, -1, r.at)


@kernel
def hole_card_shown(exposed: int) -> bool:
    """Whether the hole card was exposed when it went into the device (event, -1: it was not)."""
    return exposed >= 0


@kernel
def hands_wait(t: Table, r: Round) -> bool:
    """Whether any player's hand is still in play once even money is paid."""
    for h in between(t.hands, row_after(t.hands, r.hand, 1), r.hands_end):
        if h.cards > 0 and h.flags & (flags.EVEN_MONEY | flags.DEAD) == 0:
            return True
    return False


@kernel
def after_deal(t: Table, start: int, stop: int) -> int:
    """The first card, decision or exposure from event ``start`` on, else the last event before ``stop``."""
    for i in range(start, stop):
        if t.kind[i] in (KIND_DEAL, KIND_CHOICE, KIND_EXPOSE):
            return i
    return stop - 1


@kernel
def judge_unused(t: Table, rule: int, r: Round) -> None:
    """Judge a round in which the device should have been used and no use is logged."""
    if r.void >= 0 or not hands_wait(t, r):
        t.tally[rule + NOT_APPLICABLE] += 1
    elif not recorded(t, KIND_PEEK) or r.gaps > 0:
        t.tally[rule + NO_READER] += 1
    else:
        t.tally[rule + JUDGED] += 1
        if r.peek < 0:
            event = after_deal(t, r.deal_done + 1, r.last + 1)
            emit(t.hits, rule, event, 1, 0, 0, -1, -1, r.at)
            if r.root < 0:
                r.root = event


@kernel
def went_on_before_the_notice(went_on: int, notified: int) -> bool:
    """Whether play went on, by a decision or a card (event, -1: it did not), before a floorperson was notified."""
    return 0 <= went_on < notified


@kernel
def judge_needless(t: Table, r: Round) -> None:
    """Judge the use of the device on a first card that calls for none; 633a.14(j) makes it good by a notice.

    The dealer notifies a floorperson, or one is named who was told; what he does about it shows it as well.
    """
    peek = r.peek
    notified = -1
    went_on = -1
    for i in range(peek + 1, r.last + 1):
        role = t.by[i] if t.by[i] < 0 else t.by[i] % BY_STRIDE
        high = role in (BY_FLOORPERSON, BY_SUPERVISOR)
        notice = t.kind[i] == KIND_NOTIFY and (high or role < 0 or role == BY_DEALER)
        if notified < 0 and (notice or (t.kind[i] in (KIND_VERIFY, KIND_VOID_ROUND) and high)):
            notified = i
        if went_on < 0 and (t.kind[i] == KIND_CHOICE or (t.kind[i] == KIND_DEAL and t.hand[i] >= 0)):
            went_on = i
    t.tally[CARD_READER_USED_IN_ERROR + JUDGED] += 1
    if notified >= 0:
        t.tally[CARD_READER_USED_WITHOUT_CAUSE + JUDGED] += 1
        late = went_on_before_the_notice(went_on, notified)
        ask(t, MISUSED_READER_NOTIFIED_LATE, late, went_on if late else notified, 0, 1, 0, -1, -1, r.at)
    elif recorded(t, KIND_NOTIFY) and r.gaps == 0:
        ask(t, CARD_READER_USED_WITHOUT_CAUSE, True, peek, 0, 1, 0, -1, -1, r.at)
    else:
        t.tally[CARD_READER_USED_WITHOUT_CAUSE + NO_NOTICE] += 1
        emit(t.hits, CARD_READER_USED_IN_ERROR, peek, 0, 1, 0, -1, -1, r.at)


@kernel
def additional_card(t: Table, r: Round) -> int:
    """The first card to a player beyond the two dealt to each hand of round row ``r``; -1 for none."""
    for i in range(r.deal_done + 1, r.last_card + 1):
        note = t.notes[i]
        players = note.round == r and note.hand != r.hand
        further = note.cards > 1 or note.flags & flags.SPLIT
        if t.kind[i] == KIND_DEAL and players and further:
            return i
    return -1


@kernel
def judge_cards_beside(t: Table, r: Round) -> bool:
    """Judge additional cards beside a dealer's Blackjack where no use of the device is recorded; whether it was judged.

    The device is used before any is dealt, so that in no order of the acts a player lawfully has one, but where a card
    was drawn in error. Dealt from the hand, the hole card may wait for the players.
    """
    rule = CARD_AFTER_DEALER_BLACKJACK
    dealt = additional_card(t, r)
    if r.peek >= 0 or recorded(t, KIND_PEEK) or t.options.from_hand == 1:
        return False
    if dealt < 0 or errs(t, r):
        return False
    if lacking(t, rule, NO_ERRORS, not recorded(t, KIND_CARD_MISDEALT) or may_be_dealt_from_hand(t, dealt)):
        return True
    h = t.notes[dealt].hand
    ask(t, rule, r.dealer_blackjack == 1, dealt, 0, 1, 0, -1, r.root, r.at)
    if h and h.root < 0:
        h.root = dealt
    return True


@kernel
def judge_card_after(t: Table, r: Round) -> None:
    """Judge that no card is dealt once the dealer's Blackjack is known: shown by the device, or turned up.

    Where the log does not tell what the device showed, it may have shown nothing, and the dealer have gone on without
    knowing. His own card upon a Blackjack that was turned up is another rule.
    """
    peek = r.peek
    shown = r.shown == WHAT_BLACKJACK
    since = peek if shown else r.hole_turned
    later = -1
    if since >= 0:
        for i in range(since + 1, r.last_card + 1):
            if t.kind[i] == KIND_DEAL and (shown or t.notes[i].hand != r.hand):
                later = i
                break
    if later < 0 and judge_cards_beside(t, r):
        return
    if later < 0 and peek >= 0 and r.shown < 0 and r.last_card > peek:
        t.tally[CARD_AFTER_DEALER_BLACKJACK + NOT_SHOWN] += 1
    elif since < 0:
        t.tally[CARD_AFTER_DEALER_BLACKJACK + NOT_APPLICABLE] += 1
    else:
        t.tally[CARD_AFTER_DEALER_BLACKJACK + JUDGED] += 1
        if later > since:
            h = t.notes[later].hand
            emit(t.hits, CARD_AFTER_DEALER_BLACKJACK, later, 0, 1, 0, -1, r.root, r.at)
            if h and h.root < 0:
                h.root = later


@kernel
def judge_blackjack(t: Table, r: Round) -> None:
    """Judge that every wager is settled on a dealer's Blackjack that the device has shown."""
    logged = r.gaps == 0 and recorded(t, KIND_PAY) and recorded(t, KIND_COLLECT) and recorded(t, KIND_RETURN)
    for w in between(t.wagers, r.wager, r.wagers_end):
        kind = w.kind
        if (
            kind not in (WHAT_BLACKJACK, WHAT_INSURANCE, WHAT_BAD_BEAT_PROGRESSIVE, WHAT_HIT_AND_RUN_PROGRESSIVE)
            or w.withdrawn >= 0
            or not w.hand
        ):
            continue
        settled = w.last_settled
        if settled < 0 and not logged:
            t.tally[WAGER_UNSETTLED_ON_DEALER_BLACKJACK + NO_SETTLEMENT] += 1
        else:
            t.tally[WAGER_UNSETTLED_ON_DEALER_BLACKJACK + JUDGED] += 1
            if settled < 0:
                last = r.last
                emit(t.hits, WAGER_UNSETTLED_ON_DEALER_BLACKJACK, last, 1, 0, 0, w.at, w.root, r.at)


@kernel
def judge_open_wagers(t: Table, peek: int, r: Round) -> None:
    """Judge whether the wagers on the first cards were settled when the device was first used; one finding a round.

    Only those are asked about that no paragraph of 633a.7(g) ever leaves open until after the device.
    """
    for w in between(t.wagers, r.wager, r.wagers_end):
        if (
            w.kind
            not in (
                WHAT_MATCH_THE_DEALER,
                WHAT_IN_BETWEEN,
                WHAT_BET_THE_SET_21,
                WHAT_SUPER_MATCH,
                WHAT_THREE_CARD_POKER,
            )
            or w.withdrawn >= 0
        ):
            continue
        settled = w.first_settled
        if lacking(t, READER_BEFORE_OPTIONAL_WAGERS, NO_SETTLEMENT, settled < 0):
            continue
        if ask(t, READER_BEFORE_OPTIONAL_WAGERS, settled > peek, peek, 0, 1, 0, w.at, w.root, r.at):
            return


@kernel
def players_follow(t: Table, r: Round, start: int) -> bool:
    """Whether a player decides or is dealt a card after event ``start`` of round row ``r``."""
    for i in range(start, r.last + 1):
        if t.kind[i] == KIND_CHOICE and is_turn_choice(t.what[i]):
            return True
        if t.kind[i] == KIND_DEAL and t.notes[i].hand != r.hand:
            return True
    return False


@kernel
def judge_reader(t: Table, ace: bool, r: Round) -> None:
    """Judge a round in which the dealer's first card calls for the device (``ace``: for an offer of Insurance too)."""
    from_hand = t.options.from_hand == 1
    rule = CARD_READER_NOT_USED_FROM_THE_HAND if from_hand else CARD_READER_NOT_USED
    peek = first_use(t, r)
    done = r.deal_done
    dealer = r.hand
    if r.dealer_blackjack == 1:
        judge_card_after(t, r)
    if ace and not from_hand:
        judge_offered_early(t, r.first_card, r)
    if peek < 0:
        judge_unused(t, rule, r)
        return
    t.tally[rule + JUDGED] += 1
    early = -1
    exposed = -1
    for i in range(done + 1, peek):
        kind = t.kind[i]
        note = t.notes[i]
        if kind == KIND_DEAL:
            if early < 0 and (note.cards > 1 or note.flags & flags.SPLIT):
                early = i
        elif note.hand == dealer and (
            kind == KIND_EXPOSE or (kind == KIND_CARD_MISDEALT and t.what[i] == WHAT_EXPOSED)
        ):
            exposed = i
    after = peek + 1
    if exposed < 0 and after < len(t.kind) and t.notes[after].hand == dealer:
        shown = t.kind[after] == KIND_EXPOSE and r.shown == WHAT_NO_BLACKJACK
        if (shown and players_follow(t, r, after)) or (
            t.kind[after] == KIND_CARD_MISDEALT and t.what[after] == WHAT_EXPOSED
        ):
            exposed = after
    if from_hand:
        t.tally[CARD_READER_USED_LATE + NOT_APPLICABLE] += 1
    else:
        t.tally[CARD_READER_USED_LATE + JUDGED] += 1
        if card_before_reader(early, peek):
            emit(t.hits, CARD_READER_USED_LATE, early, 0, 1, 0, -1, -1, r.at)
            if r.root < 0:
                r.root = early
        else:
            decided = first_decision(t, r, peek)
            broken = decided_before_reader(decided, peek)
            ask(t, DECISION_BEFORE_CARD_READER, broken, decided, 0, 1, 0, -1, -1, r.at)
        judge_open_wagers(t, peek, r)
        judge_used_again(t, additional_card(t, r), peek, r)
    if exposed < 0 and not recorded(t, KIND_EXPOSE):
        t.tally[HOLE_CARD_EXPOSED_AT_READER + NO_EXPOSURE] += 1
    else:
        ask(t, HOLE_CARD_EXPOSED_AT_READER, hole_card_shown(exposed), exposed, 0, 1, 0, -1, -1, r.at)
    if ace and not from_hand:
        judge_offers(t, first_use(t, r), r)
    blackjack = r.shown < 0 or r.shown == WHAT_BLACKJACK
    if r.dealer_blackjack == 1 and blackjack:
        judge_blackjack(t, r)
