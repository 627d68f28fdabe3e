"""Whether the dealer himself offers the cut, removes the first card of a shoe and empties it at the cover card."""

from validator.core.engine.kernel import kernel
from validator.games.numbers import Rules
from validator.games.rounds.table_rows import Round
from validator.games.shoe import shoe_state
from validator.games.shoe.by_whom import another_than_the_dealer
from validator.games.shoe.judging import NO_RECORD, judge
from validator.games.shoe.shoe_table import Table
from validator.games.table import role_of
from validator.log.codes import (
    KIND_BURN,
    KIND_CUT,
    KIND_CUT_OFFERED,
    KIND_DEAL,
    KIND_DETERMINANT,
    KIND_LOAD_SHOE,
    KIND_SHOE_EMPTIED,
    KIND_SHUFFLE,
    KIND_UNREADABLE,
    PLACE_RACK,
    WHAT_BEFORE_ROUND,
    WHAT_NEW_DEALER,
    WHAT_NEW_SHOE,
)

rule = Rules("shoe.dealers_part")
CUT_OFFERED_BY_ANOTHER = rule(
    "cut-offered-by-another",
    "Cut offered by somebody other than the dealer",
    "the stack was offered to be cut by somebody other than the dealer",
    needs={
        "who offered the cut, and what was done with the cards next": NO_RECORD,
    },
    expected="the dealer",
    observed="somebody else",
)
CARD_BURNED_BY_ANOTHER = rule(
    "card-burned-by-another",
    "Card to be removed from the shoe removed by somebody other than the dealer",
    "the card that the dealer shall remove before play was removed by somebody else",
    needs={
        "who removed the card, and why": NO_RECORD,
    },
    expected="the dealer",
    observed="somebody else",
)
SHOE_EMPTIED_BY_ANOTHER = rule(
    "shoe-emptied-by-another",
    "Remaining cards taken out of the shoe at the cover card by somebody other than the dealer",
    "after the cover card the remaining cards were taken out of the shoe by somebody other than the dealer",
    needs={
        "who removed the cards": NO_RECORD,
    },
    expected="the dealer",
    observed="somebody else",
)


@kernel
def may_be_the_same_patron(t: Table, i: int, j: int) -> bool:
    """Whether the offers of events ``i`` and ``j`` may be made to the same player."""
    seat = t.seat[i] < 0 or t.seat[j] < 0 or t.seat[i] == t.seat[j]
    return seat and (t.player[i] < 0 or t.player[j] < 0 or t.player[i] == t.player[j])


@kernel
def offered_anew(t: Table, i: int) -> int:
    """Whether the dealer made the offer of event ``i`` himself before the cut (1), or not (0); -1 not known."""
    for later in range(i + 1, len(t.kind)):
        kind = t.kind[later]
        if kind == KIND_CUT_OFFERED:
            if may_be_the_same_patron(t, i, later) and not another_than_the_dealer(role_of(t.by[later])):
                return 1
        elif kind in (KIND_CUT, KIND_SHUFFLE, KIND_LOAD_SHOE, KIND_DEAL, KIND_DETERMINANT):
            return 0
        elif kind == KIND_UNREADABLE:
            return -1
    return -1


@kernel
def judge_who_offers_the_cut(t: Table, i: int, r: Round) -> None:
    """Judge that it is the dealer who offers the cut in event ``i``, or offers it anew."""
    role = role_of(t.by[i])
    broken = another_than_the_dealer(role)
    anew = offered_anew(t, i) if broken else 0
    judge(t, CUT_OFFERED_BY_ANOTHER, role >= 0 and anew >= 0, broken and anew == 0, i, -1, r)


@kernel
def judge_who_removes(t: Table, i: int, r: Round) -> None:
    """Judge who removes a card before play in event ``i``, or, at the cover card, the remaining cards of the shoe."""
    role = role_of(t.by[i])
    broken = another_than_the_dealer(role)
    what = t.what[i]
    if t.kind[i] == KIND_BURN and (what < 0 or what in (WHAT_NEW_SHOE, WHAT_NEW_DEALER, WHAT_BEFORE_ROUND)):
        judge(t, CARD_BURNED_BY_ANOTHER, role >= 0 and not (broken and what < 0), broken, i, -1, r)
        return
    racked = t.kind[i] == KIND_SHOE_EMPTIED and (t.dest[i] < 0 or t.dest[i] == PLACE_RACK)
    if racked and t.shoe.need in (shoe_state.COVER, shoe_state.COVER_FIRST) and t.shoe.idle == 0:
        judge(t, SHOE_EMPTIED_BY_ANOTHER, role >= 0, broken, i, -1, r)
