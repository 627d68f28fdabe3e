"""Optional wagers: which the filing offers, and to whom."""

from typing import Final

from validator.core.engine.kernel import JUDGED, emit, kernel
from validator.core.engine.rows import between
from validator.games.blackjack.tables.rows import Round, Table, Wager
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.rows import mark_root
from validator.games.table import recorded
from validator.log.codes import (
    KIND_WAGER,
    WHAT_BAD_BEAT_PROGRESSIVE,
    WHAT_BET_THE_SET_21,
    WHAT_BLACKJACK,
    WHAT_HIT_AND_RUN_PROGRESSIVE,
    WHAT_IN_BETWEEN,
    WHAT_KINGS_BOUNTY,
    WHAT_MATCH_THE_DEALER,
    WHAT_OTHER,
    WHAT_PUSH_22,
    WHAT_ROYAL_MATCH_21,
    WHAT_STRAIGHT_JACK_PROGRESSIVE,
    WHAT_SUPER_MATCH,
    WHAT_THREE_CARD_POKER,
    WHAT_TWENTY_POINT_BONUS,
)

UNNAMED: Final = -2
"""In the place of a wager that the chapter does not name."""

NO_FILING, *_ = missing_facts()
NO_WAGERS, NO_PLAYER, *_ = missing_facts()

rule = Rules("blackjack.optional_wagers")
BAD_BEAT_AFTER_DEALING_BEGAN = rule(
    "bad-beat-after-dealing-began",
    "Bad Beat Progressive Wager taken after dealing began",
    "{seat}: the system took a {wager} of {stake} after dealing had begun",
    expected="a lock-out once dealing begins",
    observed="a {wager} of {stake}",
)
PROGRESSIVE_AFTER_DEALING_BEGAN = rule(
    "progressive-after-dealing-began",
    "Hit and Run or Straight Jack Progressive Wager taken after dealing began",
    "{seat}: the system took a {wager} of {stake} after dealing had begun",
    expected="a lock-out once dealing begins",
    observed="a {wager} of {stake}",
)
OPTIONAL_WAGER_WITHOUT_BLACKJACK_WAGER = rule("optional-wager-without-blackjack-wager")
LUCKY_LADIES_NOT_OFFERED = rule("lucky-ladies-not-offered")
MATCH_THE_DEALER_NOT_OFFERED = rule("match-the-dealer-not-offered")
IN_BETWEEN_NOT_OFFERED = rule("in-between-not-offered")
ROYAL_MATCH_21_NOT_OFFERED = rule("royal-match-21-not-offered")
BET_THE_SET_21_NOT_OFFERED = rule("bet-the-set-21-not-offered")
KINGS_BOUNTY_NOT_OFFERED = rule("kings-bounty-not-offered")
SUPER_MATCH_NOT_OFFERED = rule("super-match-not-offered")
THREE_CARD_POKER_NOT_OFFERED = rule("three-card-poker-not-offered")
HOUSE_MONEY_NOT_OFFERED = rule("house-money-not-offered")
BAD_BEAT_NOT_OFFERED = rule("bad-beat-not-offered")
HIT_AND_RUN_NOT_OFFERED = rule("hit-and-run-not-offered")
STRAIGHT_JACK_NOT_OFFERED = rule("straight-jack-not-offered")
WAGER_OF_ANOTHER_KIND = rule("wager-of-another-kind")
PUSH_22_NOT_OFFERED = rule(
    "push-22-not-offered",
    "Push 22 Wager taken that the filing does not offer",
    "{seat}: a {wager} of {stake} was taken, which the Rules Submission in force does not offer",
    needs={
        "the filing in force": NO_FILING,
    },
    expected="only wagers that the Rules Submission specifies",
    observed="a {wager} of {stake}",
)


@kernel
def lacks_blackjack_wager(placed: int) -> bool:
    """Whether an optional wager, or a hand that plays, has no Blackjack Wager beside it (1: it has one)."""
    return placed == 0


@kernel
def offer_rule(what: int) -> int:
    """The rule that a wager of this type breaks where the filing does not offer it; -1 for a main wager."""
    if what == WHAT_TWENTY_POINT_BONUS:
        return LUCKY_LADIES_NOT_OFFERED
    if what == WHAT_MATCH_THE_DEALER:
        return MATCH_THE_DEALER_NOT_OFFERED
    if what == WHAT_IN_BETWEEN:
        return IN_BETWEEN_NOT_OFFERED
    if what == WHAT_ROYAL_MATCH_21:
        return ROYAL_MATCH_21_NOT_OFFERED
    if what == WHAT_BET_THE_SET_21:
        return BET_THE_SET_21_NOT_OFFERED
    if what == WHAT_KINGS_BOUNTY:
        return KINGS_BOUNTY_NOT_OFFERED
    if what == WHAT_SUPER_MATCH:
        return SUPER_MATCH_NOT_OFFERED
    if what == WHAT_BAD_BEAT_PROGRESSIVE:
        return BAD_BEAT_NOT_OFFERED
    if what == WHAT_THREE_CARD_POKER:
        return THREE_CARD_POKER_NOT_OFFERED
    if what == WHAT_HIT_AND_RUN_PROGRESSIVE:
        return HIT_AND_RUN_NOT_OFFERED
    if what == WHAT_STRAIGHT_JACK_PROGRESSIVE:
        return STRAIGHT_JACK_NOT_OFFERED
    if what == WHAT_PUSH_22:
        return PUSH_22_NOT_OFFERED
    return HOUSE_MONEY_NOT_OFFERED


@kernel
def blackjack_wager_beside(t: Table, r: Round, w: Wager) -> int:
    """Whether the player of wager row ``w`` placed a Blackjack Wager in the round: 1 yes, 0 no, -1 not known."""
    seat = w.seat
    player = w.player
    answer = 0 if seat >= 0 or player >= 0 else -1
    for v in between(t.wagers, r.wager, r.wagers_end):
        if v.kind != WHAT_BLACKJACK:
            continue
        gone = v.withdrawn
        if gone >= 0 and (r.first_card < 0 or gone < r.first_card):
            continue
        other = v.player
        same_seat = seat >= 0 and v.seat == seat
        if (player >= 0 and other == player) or (same_seat and (player < 0 or other < 0)):
            return 1
        if player < 0 or other < 0:
            answer = -1
    return answer


@kernel
def judge_optional(t: Table, i: int, r: Round, w: Wager) -> None:
    """Judge whether the filing offers an optional wager, and to this player; a progressive one in time is counted."""
    what = w.kind
    wrong = False
    if not 0 <= r.first_card < i:
        if what == WHAT_BAD_BEAT_PROGRESSIVE:
            t.tally[BAD_BEAT_AFTER_DEALING_BEGAN + JUDGED] += 1
        elif what == WHAT_HIT_AND_RUN_PROGRESSIVE or what == WHAT_STRAIGHT_JACK_PROGRESSIVE:
            t.tally[PROGRESSIVE_AFTER_DEALING_BEGAN + JUDGED] += 1
    offered = t.options.offered[what]
    if what == WHAT_OTHER or offered == UNNAMED:
        t.tally[WAGER_OF_ANOTHER_KIND + JUDGED] += 1
        emit(t.hits, WAGER_OF_ANOTHER_KIND, i, 0, 1, 0, w.at, -1, r.at)
    else:
        rule = offer_rule(what)
        if offered < 0:
            t.tally[rule + NO_FILING] += 1
        else:
            t.tally[rule + JUDGED] += 1
            if offered == 0:
                emit(t.hits, rule, i, 0, 1, 0, w.at, -1, r.at)
                wrong = True
    beside = blackjack_wager_beside(t, r, w)
    if beside < 0:
        t.tally[OPTIONAL_WAGER_WITHOUT_BLACKJACK_WAGER + NO_PLAYER] += 1
    elif beside == 0 and not (recorded(t, KIND_WAGER) and r.gaps == 0):
        t.tally[OPTIONAL_WAGER_WITHOUT_BLACKJACK_WAGER + NO_WAGERS] += 1
    else:
        t.tally[OPTIONAL_WAGER_WITHOUT_BLACKJACK_WAGER + JUDGED] += 1
        if lacks_blackjack_wager(beside):
            emit(t.hits, OPTIONAL_WAGER_WITHOUT_BLACKJACK_WAGER, i, 1, 0, 0, w.at, -1, r.at)
            wrong = True
    if wrong:
        mark_root(t, w, i)
