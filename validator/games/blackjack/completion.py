"""The end of a round where nothing is settled before it: how the cards are picked up, and what the dealer drew."""

from validator.core.engine.kernel import JUDGED, emit, kernel
from validator.core.engine.rows import between, row_after, rows_of
from validator.games.blackjack.decisions import acts_out_of_turn
from validator.games.blackjack.live_wagers import long_21s_alone, open_hands
from validator.games.blackjack.settling import in_disorder
from validator.games.blackjack.tables import flags, stage
from validator.games.blackjack.tables.rows import Round, Table
from validator.games.numbers import Rules, missing_facts
from validator.games.table import ask, lacking
from validator.log.codes import (
    KIND_CARD_HAND,
    KIND_DEAL,
    KIND_MUCK,
    WHAT_LEFT_HAND,
)

NO_DIRECTION, *_ = missing_facts()
NO_ORDER, *_ = missing_facts()

rule = Rules("blackjack.completion")
DEALER_DREW_FOR_WON_HANDS = rule(
    "dealer-drew-for-won-hands",
    "Dealer drew with only hands left that win in any case",
    "the dealer drew {card} though the hands left win against every hand of his",
    expected="no card",
    observed="{card}",
)
CARD_DRAWN_WITH_RIGHT_HAND = rule(
    "card-drawn-with-right-hand",
    "Card drawn with the right hand",
    "a card was removed from the dealing shoe with a hand other than the left",
    expected="the left hand",
    observed="the right hand",
)
CARDS_PICKED_UP_OUT_OF_ORDER = rule(
    "cards-picked-up-out-of-order",
    "Cards not picked up from the dealer's right",
    ("the cards of {observed} were picked up after those of {expected}, which lie farther from the dealer's right"),
    needs={
        "the position, and the direction in which positions are numbered": NO_DIRECTION,
    },
    expected="before {expected}",
    observed="{observed}",
    unit="seat",
)
DEALERS_CARDS_PICKED_UP_FIRST = rule(
    "dealers-cards-picked-up-first",
    "Dealer's cards picked up before a player's",
    "the dealer picked up his own cards before those of every player",
    expected="after {expected}",
    observed="{observed}",
    unit="event",
)
SPANISH_21_CARDS_DISCARDED_IN_DISORDER = rule("spanish-21-cards-discarded-in-disorder")
SURRENDER_OF_BLACKJACK = rule(
    "surrender-of-blackjack",
    "Blackjack surrendered",
    "{seat} surrendered a Blackjack",
    expected="no surrender of a Blackjack",
    observed="a Blackjack",
)
DEALER_DREW_FOR_LONG_21S = rule(
    "dealer-drew-for-long-21s",
    "Dealer drew with only 21s of more than two cards left",
    "the dealer drew {card} though the hands left win against every hand of his, and are paid the same",
    expected="no card",
    observed="{card}",
)


@kernel
def dealer_first(dealers: int, players: int) -> bool:
    """Whether the dealer's cards were picked up (event) before the cards of a player that still lay there (event)."""
    return dealers < players


@kernel
def judge_pick_up(t: Table, r: Round) -> None:
    """Judge how the cards that still lay on the layout when all was settled were picked up."""
    cleared = r.cleared
    if cleared >= 0:
        if t.what[cleared] == -1:
            t.tally[SPANISH_21_CARDS_DISCARDED_IN_DISORDER + NO_ORDER] += 1
        else:
            ask(t, SPANISH_21_CARDS_DISCARDED_IN_DISORDER, in_disorder(t.what[cleared]), cleared, 0, 1, 0, -1, -1, r.at)
    start = max(r.last_card, r.hole_turned)
    for w in between(t.wagers, r.wager, r.wagers_end):
        start = max(start, w.collect, w.pay)
    direction = r.direction
    furthest = stage.BEFORE_ALL
    dealers = -1
    for i in range(start + 1, r.last + 1):
        if t.kind[i] != KIND_MUCK:
            continue
        h = t.notes[i].hand
        if not h:
            continue
        if h.id == 0:
            dealers = i
            continue
        t.tally[DEALERS_CARDS_PICKED_UP_FIRST + JUDGED] += 1
        if dealers >= 0 and dealer_first(dealers, i):
            emit(t.hits, DEALERS_CARDS_PICKED_UP_FIRST, dealers, i, dealers, 0, -1, -1, r.at)
            return
        if lacking(t, CARDS_PICKED_UP_OUT_OF_ORDER, NO_DIRECTION, direction == 0 or h.seat < 0):
            continue
        place = -h.seat * direction
        t.tally[CARDS_PICKED_UP_OUT_OF_ORDER + JUDGED] += 1
        if acts_out_of_turn(place, furthest):
            emit(t.hits, CARDS_PICKED_UP_OUT_OF_ORDER, i, -furthest * direction, h.seat, 0, -1, -1, r.at)
            return
        furthest = place


@kernel
def judge_dealers_hand(t: Table, r: Round) -> None:
    """Judge a dealer who drew where his count changed no winner: noted where a Blackjack is left, whose odds it may."""
    dealer = r.hand
    if open_hands(t, False, r) > 0 or r.dealer_blackjack == 1:
        return
    won = open_hands(t, True, r) > 0
    alone = long_21s_alone(t, r)
    if dealer.cards > 2 and won:
        for i in range(r.deal_done + 1, r.last_card + 1):
            note = t.notes[i]
            if t.kind[i] == KIND_DEAL and note.hand == dealer and note.cards == 2:
                rule = DEALER_DREW_FOR_LONG_21S if alone else DEALER_DREW_FOR_WON_HANDS
                ask(t, rule, True, i, 0, 1, 0, -1, r.root, r.at)
    elif alone:
        t.tally[DEALER_DREW_FOR_LONG_21S + JUDGED] += 1


@kernel
def completion_pass(t: Table) -> None:
    """Judge the end of each round, from the tables."""
    for i in range(len(t.kind)):
        if t.kind[i] == KIND_CARD_HAND:
            t.tally[CARD_DRAWN_WITH_RIGHT_HAND + JUDGED] += 1
            if t.what[i] != WHAT_LEFT_HAND:
                emit(t.hits, CARD_DRAWN_WITH_RIGHT_HAND, i, 0, 1, 0, -1, -1, t.notes[i].round.at)
    for r in rows_of(t.rounds):
        if r.deal_done < 0 or r.void >= 0:
            continue
        judge_pick_up(t, r)
        judge_dealers_hand(t, r)
        for h in between(t.hands, row_after(t.hands, r.hand, 1), r.hands_end):
            if h.flags & flags.SURRENDERED:
                t.tally[SURRENDER_OF_BLACKJACK + JUDGED] += 1
                if h.flags & flags.NATURAL != 0:
                    emit(t.hits, SURRENDER_OF_BLACKJACK, h.choice, 0, 1, 0, -1, -1, r.at)
