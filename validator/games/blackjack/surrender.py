"""Surrender: until when a player may give up his hand, and at which moment it is settled."""

from validator.core.engine.kernel import JUDGED, emit, kernel, needs
from validator.core.engine.option_rows import UNSTATED
from validator.games.blackjack.main_wager import is_main_wager
from validator.games.blackjack.rows import root_at, spoil_hand
from validator.games.blackjack.splitting import original_wager, stake_on
from validator.games.blackjack.tables import flags
from validator.games.blackjack.tables.rows import Hand, Round, Table, Wager
from validator.games.blackjack.up_card import is_ace_or_worth
from validator.games.numbers import Rules, missing_facts
from validator.games.table import ask, lacking, recorded
from validator.log.codes import (
    KIND_CHOICE,
    KIND_COLLECT,
    KIND_DEAL,
    KIND_EXPOSE,
    KIND_MUCK,
    KIND_PAY,
    KIND_RETURN,
    KIND_WAGER_MOVED,
    PLACE_ON_CARDS,
    WHAT_ADD_PAYOUT,
    WHAT_BLACKJACK,
    WHAT_INSURANCE,
    WHAT_SURRENDER,
    WHAT_TAKE_PAYOUT,
)

NO_SETTLEMENT, NO_MOMENT, *_ = missing_facts()
NOT_FILED, *_ = missing_facts()
NO_MOVES, *_ = missing_facts()
NO_REMOVAL, *_ = missing_facts()

rule = Rules("blackjack.surrender")
SURRENDER_AFTER_THIRD_CARD = rule(
    "surrender-after-third-card",
    "Surrender after more than the first two cards",
    "{seat} surrendered a hand of {observed} cards ({hand})",
    expected="{expected} cards",
    observed="{observed} cards",
)
SURRENDER_AFTER_OTHER_DECISION = rule(
    "surrender-after-other-decision",
    "Surrender after another decision",
    "{seat} surrendered after another decision on the hand",
    expected="surrender before any other decision",
    observed="after one",
)
SURRENDER_NOT_SETTLED_AT_ONCE = rule(
    "surrender-not-settled-at-once",
    "Surrender against a low card not settled immediately",
    "{seat}: the surrender was settled only after the game had gone on",
    needs={
        "when the wager was settled": NO_SETTLEMENT,
    },
    expected="right after {expected}",
    observed="{observed}",
    unit="event",
)
SURRENDER_SETTLED_BEFORE_HOLE_CARD = rule(
    "surrender-settled-before-hole-card",
    "Surrender settled at neither of the two lawful moments",
    ("{seat}: the surrender was settled neither when the hole card was revealed nor right after the card reader"),
    needs={
        "when the wager was settled": NO_SETTLEMENT,
        "when card reader or hole card showed what the dealer has": NO_MOMENT,
    },
    expected="not before {expected}",
    observed="{observed}",
    unit="event",
)
SURRENDER_NOT_SETTLED_AFTER_READER = rule(
    "surrender-not-settled-after-reader",
    "Surrender settled at neither of the two lawful moments",
    ("{seat}: the surrender was settled neither right after the card reader nor when the hole card was revealed"),
    needs={
        "when the wager was settled": NO_SETTLEMENT,
        "when card reader or hole card showed what the dealer has": NO_MOMENT,
    },
    expected="right after {expected}",
    observed="{observed}",
    unit="event",
)
SURRENDERED_WAGER_NOT_ON_CARDS = rule(
    "surrendered-wager-not-on-cards",
    "A surrendered wager not placed on the cards",
    "{seat}: the surrendered wager was not placed on top of the cards",
    needs={
        "where wagers are moved": NO_MOVES,
    },
    expected="the wager on top of the cards",
    observed="not placed there",
)
SURRENDERED_CARDS_LEFT_AFTER_HOLE_CARD = rule(
    "surrendered-cards-left-after-hole-card",
    "The cards of a surrendered hand not collected",
    "{seat}: the cards of the surrendered hand were not collected when it was settled",
    needs={
        "when the cards of a hand are removed": NO_REMOVAL,
    },
    expected="cards collected",
    observed="left",
)
SURRENDERED_CARDS_LEFT_AFTER_READER = rule(
    "surrendered-cards-left-after-reader",
    "The cards of a surrendered hand not collected",
    "{seat}: the cards of the surrendered hand were not collected when it was settled",
    needs={
        "when the cards of a hand are removed": NO_REMOVAL,
    },
    expected="cards collected",
    observed="left",
)
INSURANCE_NOT_SETTLED_BESIDE_SURRENDER = rule(
    "insurance-not-settled-beside-surrender",
    "Insurance beside a surrender not settled by itself",
    "{seat}: the Insurance Wager beside the surrendered hand was not settled",
    needs={
        "what was collected and paid": NO_SETTLEMENT,
    },
    expected="a settlement of its own",
    observed="none",
)
SURRENDER_OF_SPLIT_HAND = rule(
    "surrender-of-split-hand",
    "Surrender of a hand formed by splitting",
    "{seat} surrendered a hand formed by splitting",
    expected="no surrender after a split, if it counts as a decision",
    observed="surrender",
)
SURRENDER_NOT_SETTLED_AS_FILED = rule(
    "surrender-not-settled-as-filed",
    "Surrender settled by the other procedure than the one filed",
    "{seat}: the surrender was settled by the other procedure than the one in the Rules Submission",
    needs={
        "the procedure that the filing selects": NOT_FILED,
    },
    expected="as filed",
    observed="the other procedure",
)
CARD_AFTER_SURRENDER = rule(
    "card-after-surrender",
    "Card dealt to a surrendered hand",
    "{seat} had surrendered the hand and asked for {card} all the same, which was dealt",
    expected="no further play on the hand",
    observed="{card}",
)
SURRENDER_SETTLED_AFTER_OTHERS = rule(
    "surrender-settled-after-others",
    "Surrender settled only when the game had gone on from the hole card",
    ("{seat}: the surrender was settled when the dealer had drawn, or another wager was settled, after the hole card"),
    expected="right after {expected}",
    observed="{observed}",
    unit="event",
)
SURRENDERED_CARDS_COLLECTED_FIRST_AT_HOLE_CARD = rule(
    "surrendered-cards-collected-first-at-hole-card",
    "The cards of a surrendered hand collected before its wager was settled",
    "{seat}: the cards of the surrendered hand were collected before its wager was settled",
    needs={
        "the settlement of the wager and the removal of the cards": NO_REMOVAL,
    },
    expected="after {expected}",
    observed="{observed}",
    unit="event",
)
SURRENDERED_CARDS_COLLECTED_FIRST_AFTER_READER = rule(
    "surrendered-cards-collected-first-after-reader",
    "The cards of a surrendered hand collected before its wager was settled",
    "{seat}: the cards of the surrendered hand were collected before its wager was settled",
    needs={
        "the settlement of the wager and the removal of the cards": NO_REMOVAL,
    },
    expected="after {expected}",
    observed="{observed}",
    unit="event",
)


@kernel
def hand_was_split(split: int) -> bool:
    """Whether the hand surrendered was formed by splitting (1)."""
    return split != 0


@kernel
def settled_late(between: int) -> bool:
    """Whether the game went on before a surrendered hand was settled: cards or decisions of others in between."""
    return between > 0


@kernel
def settled_before(settled: int, moment: int) -> bool:
    """Whether a surrendered hand was settled before the event at which it is to be settled."""
    return settled < moment


@kernel
def surrender_not_as_filed(at_reader: int, at_hole_card: int, filed_reader: int) -> bool:
    """Whether a surrender was settled by the other of the two procedures than the one filed.

    ``at_reader`` and ``at_hole_card`` say (1) which of the procedures the moment of settlement fits."""
    return (filed_reader != 0 and at_reader == 0) or (filed_reader == 0 and at_hole_card == 0)


@kernel
def never_happened(event: int) -> bool:
    """Whether an act that had to be logged is not in the log (-1)."""
    return event < 0


@kernel
def plays_on(card: int) -> bool:
    """Whether a hand on which play was discontinued got another card (event, -1: none)."""
    return card >= 0


@kernel
def judge_play_after(t: Table, c: int, h: Hand, w: Wager, r: Round) -> None:
    """Judge that no card that was asked for is dealt to a hand surrendered at event ``c``.

    A surrender taken back before it was settled is none: the wager was given up by halves, or settled by then.
    """
    card = -1
    for j in range(c + 1, r.last_card + 1):
        if t.kind[j] == KIND_DEAL and t.notes[j].hand == h:
            card = j
            break
    halved = w.collected > 0 and w.returned > 0
    settled = w.first_settled
    if card >= 0 and (t.notes[card].asked <= 0 or not (halved or 0 <= settled < card)):
        return
    ask(t, CARD_AFTER_SURRENDER, plays_on(card), card, 0, 1, 0, -1, h.root, r.at)
    if plays_on(card) and h.root < 0:
        h.root = card


@kernel
def left_by_surrender(t: Table, r: Round, h: Hand) -> int:
    """Cents of the wager on hand row ``h`` that its surrender left to the player; 0 where the log does not show it."""
    w = original_wager(t, r, h)
    if not w or w.stake < 0 or w.unpriced > 0:
        return 0
    if w.collected > 0:
        return max(0, w.stake + w.paid - w.collected)
    return w.returned


@kernel
def game_went_on(t: Table, start: int, stop: int, h: Hand) -> int:
    """Cards dealt, and cards of other hands turned or decisions on them, between events ``start`` and ``stop``.

    Whether a player takes a House Money payout belongs to the settlement of wagers, which the card reader begins.
    """
    found = 0
    for j in range(start + 1, stop):
        kind = t.kind[j]
        other = t.notes[j].hand != h
        if kind == KIND_CHOICE and (t.what[j] == WHAT_TAKE_PAYOUT or t.what[j] == WHAT_ADD_PAYOUT):
            continue
        if kind == KIND_DEAL or (kind in (KIND_EXPOSE, KIND_CHOICE) and other):
            found += 1
    return found


@kernel
def wager_put_on_cards(t: Table, start: int, stop: int, w: Wager) -> int:
    """The event after ``start`` that places wager row ``w`` on top of the player's cards; -1 if there is none."""
    for j in range(start, stop):
        if t.kind[j] == KIND_WAGER_MOVED and t.dest[j] == PLACE_ON_CARDS and t.notes[j].wager == w:
            return j
    return -1


@kernel
def last_part(t: Table, w: Wager) -> int:
    """The last event that collected or gave back a part of wager row ``w``, bonuses aside; -1 none.

    A payment gives back a part only of a wager that was collected whole; any other may be a bonus without its name.
    """
    whole = 0 <= w.stake <= w.collected and w.returned == 0
    for i in range(w.last_settled, w.first_settled - 1, -1):
        own = i >= 0 and t.notes[i].wager == w and t.what[i] < 0
        if own and (t.kind[i] == KIND_COLLECT or t.kind[i] == KIND_RETURN or (t.kind[i] == KIND_PAY and whole)):
            return i
    return -1


@kernel
def others_went_before(t: Table, turned: int, last: int, r: Round) -> bool:
    """Whether a card was dealt, or another's main wager settled, between the hole card and a surrender (events)."""
    for i in range(turned + 1, last):
        w = t.notes[i].wager
        if t.kind[i] == KIND_DEAL:
            return True
        if (t.kind[i] == KIND_COLLECT or t.kind[i] == KIND_PAY) and w and is_main_wager(w.kind):
            h = w.hand
            if h and h.flags & (flags.SURRENDERED | flags.DEAD) == 0:
                return True
    return False


@kernel
def judge_moment(t: Table, c: int, s: int, h: Hand, w: Wager, r: Round) -> None:
    """Judge when a hand surrendered at event ``c`` was settled (from event ``s``, -1 where not logged), both halves."""
    last = max(s, last_part(t, w))
    if not is_ace_or_worth(t, r.up, t.options.surrender_at_once_value):
        if lacking(t, SURRENDER_NOT_SETTLED_AT_ONCE, NO_SETTLEMENT, s < 0):
            return
        late = s if settled_late(game_went_on(t, c, s, h)) else last
        ask(
            t,
            SURRENDER_NOT_SETTLED_AT_ONCE,
            settled_late(game_went_on(t, c, late, h)),
            late,
            c,
            late,
            0,
            w.at,
            -1,
            r.at,
        )
    elif s < 0:
        t.tally[SURRENDER_NOT_SETTLED_AFTER_READER + NO_SETTLEMENT] += 1
        t.tally[SURRENDER_SETTLED_BEFORE_HOLE_CARD + NO_SETTLEMENT] += 1
    elif r.peek < 0 and r.hole_turned < 0:
        t.tally[SURRENDER_NOT_SETTLED_AFTER_READER + NO_MOMENT] += 1
        t.tally[SURRENDER_SETTLED_BEFORE_HOLE_CARD + NO_MOMENT] += 1
    else:
        peek = r.peek
        turned = r.hole_turned
        moment = peek if peek > c else c
        at_reader = peek >= 0 and not settled_before(s, peek) and game_went_on(t, moment, last, h) == 0
        other_moment = t.options.surrender_one_moment != 1 or r.dealer_blackjack == 1
        at_hole_card = other_moment and turned >= 0 and not settled_before(s, turned)
        if t.options.surrender_at_hole_card == 1:
            if turned < 0 and (not recorded(t, KIND_EXPOSE) or r.gaps > 0):
                t.tally[SURRENDER_SETTLED_BEFORE_HOLE_CARD + NO_MOMENT] += 1
                return
            at_reader = False
        filed_reader = t.options.surrender_at_reader != 0
        rule = SURRENDER_NOT_SETTLED_AFTER_READER if filed_reader else SURRENDER_SETTLED_BEFORE_HOLE_CARD
        t.tally[rule + JUDGED] += 1
        if at_hole_card and not at_reader and r.dealer_blackjack == 0:
            after = others_went_before(t, turned, last, r)
            ask(t, SURRENDER_SETTLED_AFTER_OTHERS, after, last, turned, last, 0, w.at, -1, r.at)
        if not at_reader and not at_hole_card:
            in_part = filed_reader and not settled_before(s, moment) and game_went_on(t, moment, s, h) == 0
            late = last if in_part else s
            emit(t.hits, rule, late, moment if filed_reader else turned, late, 0, w.at, -1, r.at)
        elif t.options.surrender_at_reader == UNSTATED:
            t.tally[SURRENDER_NOT_SETTLED_AS_FILED + NOT_FILED] += 1
        else:
            t.tally[SURRENDER_NOT_SETTLED_AS_FILED + JUDGED] += 1
            if surrender_not_as_filed(1 if at_reader else 0, 1 if at_hole_card else 0, 1 if filed_reader else 0):
                emit(
                    t.hits, SURRENDER_NOT_SETTLED_AS_FILED, s, moment if filed_reader else turned, s, 0, w.at, -1, r.at
                )


@kernel
def judge_handling(t: Table, c: int, s: int, h: Hand, w: Wager, r: Round) -> None:
    """Judge where the surrendered wager was placed and whether the player's cards were collected.

    What was settled (event ``s``) before the hole card was turned followed the procedure of the card reader, in which
    the wager is not placed on the cards, but where a chapter with that moment alone says so.
    """
    waiting = is_ace_or_worth(t, r.up, t.options.surrender_waits_value)
    if not waiting or t.options.surrender_at_reader == UNSTATED:
        return
    turned = r.hole_turned
    removal = SURRENDERED_CARDS_LEFT_AFTER_READER
    after_hole_card = t.options.surrender_at_reader == 0 and not (0 <= s < turned or (s >= 0 and turned < 0))
    waits = t.options.surrender_one_moment == 1 and r.peek > c
    if after_hole_card:
        removal = SURRENDERED_CARDS_LEFT_AFTER_HOLE_CARD
    if after_hole_card or waits:
        if recorded(t, KIND_WAGER_MOVED) and r.gaps == 0:
            t.tally[SURRENDERED_WAGER_NOT_ON_CARDS + JUDGED] += 1
            if never_happened(wager_put_on_cards(t, c, r.last, w)):
                emit(t.hits, SURRENDERED_WAGER_NOT_ON_CARDS, c, 1, 0, 0, w.at, -1, r.at)
        else:
            t.tally[SURRENDERED_WAGER_NOT_ON_CARDS + NO_MOVES] += 1
    if recorded(t, KIND_MUCK) and r.gaps == 0:
        ask(t, removal, never_happened(h.muck), r.last, 1, 0, 0, w.at, -1, r.at)
    else:
        t.tally[removal + NO_REMOVAL] += 1
    rule = SURRENDERED_CARDS_COLLECTED_FIRST_AFTER_READER
    if after_hole_card:
        rule = SURRENDERED_CARDS_COLLECTED_FIRST_AT_HOLE_CARD
    removed = h.muck
    if lacking(t, rule, NO_REMOVAL, removed < 0 or s < 0):
        return
    # What was settled when the game had gone on was settled late, and the cards did not wait for that.
    first = settled_before(removed, s) and game_went_on(t, removed, s, h) == 0
    ask(t, rule, first, removed, s, removed, 0, w.at, root_at(t, h, removed), r.at)


@kernel
def judge_insurance_apart(t: Table, h: Hand, r: Round) -> None:
    """Judge whether an Insurance Wager beside a surrendered hand was settled on its own."""
    w = stake_on(t, r, h, WHAT_INSURANCE)
    if not w:
        return
    settles = recorded(t, KIND_PAY) and recorded(t, KIND_COLLECT)
    if w.last_settled < 0 and not (settles and r.gaps == 0):
        t.tally[INSURANCE_NOT_SETTLED_BESIDE_SURRENDER + NO_SETTLEMENT] += 1
        return
    t.tally[INSURANCE_NOT_SETTLED_BESIDE_SURRENDER + JUDGED] += 1
    if never_happened(w.last_settled):
        emit(t.hits, INSURANCE_NOT_SETTLED_BESIDE_SURRENDER, r.last, 1, 0, 0, w.at, -1, r.at)


@needs(words=(WHAT_SURRENDER,))
@kernel
def surrender_pass(t: Table) -> None:
    """Judge every surrender: when it was declared, when settled, and what became of wager and cards."""
    kinds = t.kind
    for i in range(len(kinds)):
        if kinds[i] != KIND_CHOICE or t.what[i] != WHAT_SURRENDER:
            continue
        note = t.notes[i]
        r = note.round
        h = note.hand
        if not r or not h or r.void >= 0:
            continue
        marks = note.flags
        decided = 1 if marks & (flags.DOUBLED | flags.STOOD) or note.asked > 0 else 0
        t.tally[SURRENDER_AFTER_THIRD_CARD + JUDGED] += 1
        t.tally[SURRENDER_AFTER_OTHER_DECISION + JUDGED] += 1
        t.tally[SURRENDER_OF_SPLIT_HAND + JUDGED] += 1
        cost = left_by_surrender(t, r, h)
        if hand_was_split(1 if marks & flags.SPLIT else 0):
            emit(t.hits, SURRENDER_OF_SPLIT_HAND, i, 0, 1, 0, -1, root_at(t, h, i), r.at)
        elif t.options.surrender_cards >= 0 and note.cards != t.options.surrender_cards:
            after = t.options.surrender_cards
            root = root_at(t, h, i)
            emit(t.hits, SURRENDER_AFTER_THIRD_CARD, i, after, note.cards, cost, -1, root, r.at)
            spoil_hand(t, h, i)
        elif decided != 0:
            emit(t.hits, SURRENDER_AFTER_OTHER_DECISION, i, 0, 1, cost, -1, root_at(t, h, i), r.at)
            spoil_hand(t, h, i)
        w = stake_on(t, r, h, WHAT_BLACKJACK)
        if w and h.flags & flags.DEAD == 0:
            s = w.first_settled
            judge_moment(t, i, s, h, w, r)
            judge_handling(t, i, s, h, w, r)
            judge_insurance_apart(t, h, r)
            judge_play_after(t, i, h, w, r)
