"""Whether what the dealer shall do with the cards was done by another person."""

from validator.core.engine.kernel import kernel
from validator.games.rounds.table_rows import Round
from validator.games.shoe.judging import judge, two_batches
from validator.games.shoe.shoe_table import Table
from validator.games.table import role_of
from validator.log.codes import (
    BY_FLOORPERSON,
    BY_PLAYER,
    BY_SPECTATOR,
    BY_SUPERVISOR,
    KIND_BATCH_SWAP,
    KIND_BURN,
    KIND_DEAL,
    KIND_DETERMINANT,
    KIND_LOAD_SHOE,
    KIND_UNREADABLE,
)


@kernel
def below_floorperson(role: int) -> bool:
    """Whether somebody, by the code of his role, stands below a floorperson: he may not do what one has to."""
    return role != BY_FLOORPERSON and role != BY_SUPERVISOR


@kernel
def another_than_the_dealer(role: int) -> bool:
    """Whether a role, by its code, is that of a person who is not the dealer; a device and the casino are nobody."""
    return role == BY_PLAYER or role == BY_SPECTATOR or role == BY_FLOORPERSON or role == BY_SUPERVISOR


@kernel
def done_anew(t: Table, i: int) -> int:
    """Whether the dealer did what event ``i`` did himself before the cards went on (1), or not (0); -1 not known.

    Where a round begins before the cards are seen to go on, what stands behind it may be told of in another file.
    """
    for later in range(i + 1, len(t.kind)):
        kind = t.kind[later]
        if t.round[later] >= 0 and t.round[i] < 0:
            return -1
        if kind == t.kind[i]:
            same = two_batches(t) == 0 or t.back[i] < 0 or t.back[later] < 0 or t.back[later] == t.back[i]
            if same and not another_than_the_dealer(role_of(t.by[later])):
                return 1
        elif kind in (KIND_LOAD_SHOE, KIND_BATCH_SWAP, KIND_BURN, KIND_DEAL, KIND_DETERMINANT):
            return 0
        elif kind == KIND_UNREADABLE:
            return -1
    return -1


@kernel
def judge_by_whom(t: Table, rule: int, i: int, r: Round) -> None:
    """Judge that the act of event ``i`` is the dealer's own, or was done anew by him."""
    role = role_of(t.by[i])
    broken = another_than_the_dealer(role)
    anew = done_anew(t, i) if broken else 0
    judge(t, rule, role >= 0 and anew >= 0, broken and anew == 0, i, -1, r)
