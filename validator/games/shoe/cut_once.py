"""A stack is offered, then cut once, by the player who accepted; again only where a recut is required."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, kernel
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.table_rows import Round
from validator.games.shoe import shoe_state
from validator.games.shoe.batch_sizes import sizes_told_apart
from validator.games.shoe.cut_order import OTHER, SAME, same_person
from validator.games.shoe.judging import two_batches
from validator.games.shoe.shoe_table import Table
from validator.games.table import ask, lacking, recorded
from validator.log.codes import (
    KIND_CUT,
    KIND_CUT_OFFERED,
    KIND_DEAL,
    KIND_DETERMINANT,
    KIND_LOAD_SHOE,
    KIND_RECUT,
    KIND_SHUFFLE,
    KIND_UNREADABLE,
)

NO_OFFERS, *_ = missing_facts()
NO_SEQUEL, *_ = missing_facts()

rule = Rules("shoe.cut_once")
CUT_BY_ANOTHER_THAN_ACCEPTED = rule(
    "cut-by-another-than-accepted",
    "Stack cut by another player than the one who accepted",
    "{observed} cut the cards; {expected} had accepted the cut",
    needs={
        "who accepted the cut and who made it, and a record of every offer": NO_OFFERS,
    },
    expected="the cut of {expected}",
    observed="{observed}",
    unit="seat",
)
CUT_AGAIN_WITHOUT_ORDER = rule(
    "cut-again-without-order",
    "Stack cut again though no recut was required",
    "the stack was cut again; nobody had required a recut",
    needs={
        "which stack was cut, and a record of every shuffle, loading and order to recut": NO_OFFERS,
    },
    expected="one cut, or a recut that a floorperson or above requires",
    observed="another cut",
)
CUT_OFFERED_AFTER_THE_CUT = rule(
    "cut-offered-after-the-cut",
    "Cut offered after the stack had been cut",
    "the stack was offered to be cut only after a player had cut it",
    needs={
        "a record of every offer and cut, and what followed the offer": NO_SEQUEL,
    },
    expected="the offer, then the cut",
    observed="the cut, then the offer",
)


@kernel
def made_by_another(same: int) -> bool:
    """Whether the cut was made by another player than the one who accepted it."""
    return same == OTHER


@kernel
def cut_twice(before: int) -> bool:
    """Whether a stack was cut that had been cut already."""
    return before > 0


@kernel
def accepted_by(t: Table, seat: int, player: int) -> None:
    """Somebody accepts the cut, which he has not made yet: his position and id, -1 where not recorded."""
    t.cut.cut_accepted = 1
    t.cut.accepter_seat = seat + 1
    t.cut.accepter_player = player + 1


@kernel
def judge_accepter(t: Table, i: int, row: Round, seat: int, player: int) -> bool:
    """Judge that the player who cuts is the one who accepted, and give back whether he surely is not."""
    if t.cut.cut_accepted != 1:
        return False
    accepter, person = t.cut.accepter_seat - 1, t.cut.accepter_player - 1
    same = same_person(t, seat, player, accepter, person)
    certain = recorded(t, KIND_CUT_OFFERED) and t.cut.gap == 0
    if lacking(t, CUT_BY_ANOTHER_THAN_ACCEPTED, NO_OFFERS, same != SAME and (same != OTHER or not certain)):
        return False
    return ask(t, CUT_BY_ANOTHER_THAN_ACCEPTED, made_by_another(same), i, accepter, seat, 0, -1, -1, row.at)


@kernel
def same_stack(t: Table, back: int) -> bool:
    """Whether the stack with this back is the one that was cut before, and not that of another batch or side."""
    if two_batches(t) == 0 and t.options.double_shoe == 0:
        return True
    return back >= 0 and back + 1 == t.cut.back and sizes_told_apart(t, t.cut.sizes)


@kernel
def judge_again(t: Table, i: int, row: Round, back: int) -> None:
    """Judge a cut without an order: not of a stack that was cut already; one that was cut wrongly is told as such."""
    rule = CUT_AGAIN_WITHOUT_ORDER
    before = t.cut.stack_cut
    if before == shoe_state.CUT_WRONGLY:
        t.tally[rule + NOT_APPLICABLE] += 1
        return
    certain = recorded(t, KIND_RECUT) and recorded(t, KIND_SHUFFLE) and recorded(t, KIND_LOAD_SHOE)
    known = same_stack(t, back) and certain and t.cut.gap == 0
    if not lacking(t, rule, NO_OFFERS, before > 0 and not known):
        ask(t, rule, cut_twice(before), i, -1, -1, 0, -1, -1, row.at)


@kernel
def stack_was_cut(t: Table, back: int, improper: bool) -> None:
    """A stack has been cut, which may be found ``improper``; what was accepted is done."""
    t.cut.stack_cut = shoe_state.CUT_WRONGLY if improper else 1
    t.cut.back = back + 1
    t.cut.cut_accepted = 0
    t.cut.unoffered = 1 if t.stack.offers == 0 else 0


@kernel
def another_stack(t: Table) -> None:
    """The cards are shuffled, stacked, loaded or others come: what is cut next has not been cut."""
    t.cut.stack_cut = 0
    t.cut.cut_accepted = 0


@kernel
def never_cut_after(t: Table, i: int) -> int:
    """Whether no cut or order for one follows the offer of event ``i`` before cards are dealt (1); -1 not known."""
    for later in range(i + 1, len(t.kind)):
        kind = t.kind[later]
        if kind == KIND_CUT or kind == KIND_RECUT:
            return 0
        if kind == KIND_DEAL or kind == KIND_DETERMINANT or kind == KIND_SHUFFLE:
            return 1
        if kind == KIND_UNREADABLE:
            return -1
    return -1


@kernel
def judge_offered_late(t: Table, i: int, row: Round) -> None:
    """Judge that a stack which a player cut without an offer is not offered afterwards, when nobody cuts any more."""
    unoffered = t.cut.unoffered == 1 and t.stack.cutter_dealer == 0
    if t.cut.stack_cut == 0 or t.stack.recut == 1 or not unoffered:
        t.tally[CUT_OFFERED_AFTER_THE_CUT + JUDGED] += 1
        return
    never = never_cut_after(t, i)
    certain = recorded(t, KIND_CUT_OFFERED) and recorded(t, KIND_CUT) and t.cut.gap == 0
    if not lacking(t, CUT_OFFERED_AFTER_THE_CUT, NO_SEQUEL, never < 0 or (never == 1 and not certain)):
        ask(t, CUT_OFFERED_AFTER_THE_CUT, never == 1, i, -1, -1, 0, -1, -1, row.at)
