"""The players' decisions: standing, drawing, doubling down, splitting and surrendering, card by card."""

from validator.core.kernel import JUDGED, MISSING, Ints, emit, kernel
from validator.games.blackjack.slots.decisions import DOUBLE_OVER_ORIGINAL
from validator.games.blackjack.tables import hand, note, round_, wager
from validator.log.codes import KIND_WAGER, WHAT_BLACKJACK, WHAT_DOUBLE_DOWN, WHAT_SPLIT
from validator.log.columns import Columns

NO_STAKE = MISSING


@kernel
def double_over_original(double_down: int, original: int) -> bool:
    """Whether a Double Down Wager, in cents, exceeds the original wager on the hand.

    Doubling for less is open to the player; doubling for more is not.

    Fails:
        >>> double_over_original(2500, 2000)
        True
    Clean:
        >>> double_over_original(2000, 2000)
        False
    """
    return double_down > original


@kernel
def original_stake(rounds: Ints, wagers: Ints, r: int, h: int) -> int:
    """Cents of the Blackjack Wager, or of the wager on a split pair, that backs hand row ``h``; -1 not recorded."""
    for w in range(rounds[r + round_.WAGER], rounds[r + round_.WAGERS_END], wager.WIDTH):
        if wagers[w + wager.HAND] == h and (
            wagers[w + wager.KIND] == WHAT_BLACKJACK or wagers[w + wager.KIND] == WHAT_SPLIT
        ):
            return wagers[w + wager.STAKE]
    return -1


@kernel
def decisions_pass(
    ev: Columns,
    options: Ints,
    notes: Ints,
    rounds: Ints,
    hands: Ints,
    wagers: Ints,
    state: Ints,
    tally: Ints,
    hits: Ints,
) -> None:
    """Judge each decision and each card given for it, in the order of the events."""
    kinds = ev.kind
    for i in range(len(kinds)):
        at = i * note.WIDTH
        r = notes[at + note.ROUND]
        if r < 0:
            continue
        kind = kinds[i]
        h = notes[at + note.HAND]
        if kind == KIND_WAGER and ev.what[i] == WHAT_DOUBLE_DOWN and h >= 0:
            original = original_stake(rounds, wagers, r, h)
            if original < 0 or ev.cents[i] < 0:
                tally[DOUBLE_OVER_ORIGINAL + NO_STAKE] += 1
            else:
                tally[DOUBLE_OVER_ORIGINAL + JUDGED] += 1
                if double_over_original(ev.cents[i], original):
                    hands[h + hand.ROOT] = i if hands[h + hand.ROOT] < 0 else hands[h + hand.ROOT]
                    emit(
                        hits,
                        DOUBLE_OVER_ORIGINAL,
                        i,
                        original,
                        ev.cents[i],
                        ev.cents[i] - original,
                        notes[at + note.WAGER],
                        -1,
                        r,
                    )
