"""Who has the highest wager on a hand: by one wager, by one place, by one player; and who of equals is closest."""

from typing import Final

from validator.core.engine.kernel import kernel
from validator.core.engine.rows import between, row_after
from validator.games.baccarat.tables.rows import Round, Table, Wager
from validator.games.baccarat.tables.turning_state import SEATS

ONE_WAGER: Final = 0
ONE_PLACE: Final = 1
ONE_PLAYER: Final = 2
"""How amounts are counted: each wager alone, those at a place together, those of a player together."""

CLOSEST: Final = 0
"""The highest, and of equals the first counterclockwise from the dealer."""
OTHER_END: Final = 1
"""Of equals the last, and nearer to the dealer than the others if the nearer side counts."""
BETWEEN: Final = 2
"""Of equals neither the first, nor the nearest from the other side."""
LOWER: Final = -1
"""Not the highest."""
UNKNOWN: Final = -2
"""Not to be told: an amount, or where the numbers begin, is not recorded."""


@kernel
def on_the_hand(t: Table, w: Wager, kind: int) -> bool:
    """Whether wager row ``w`` is a wager of this type that was not taken back."""
    return w.kind == kind and w.event >= 0 and w.withdrawn < 0


@kernel
def wagers_on(t: Table, r: Round, kind: int) -> int:
    """How many wagers of a type a round has."""
    found = 0
    for w in between(t.wagers, r.wager, r.wagers_end):
        if on_the_hand(t, w, kind):
            found += 1
    return found


@kernel
def has_wager_at(t: Table, r: Round, kind: int, seat: int) -> bool:
    """Whether a position has a wager of a type in a round."""
    found = 0
    for w in between(t.wagers, r.wager, r.wagers_end):
        if w.seat == seat and on_the_hand(t, w, kind):
            found += 1
    return found > 0


@kernel
def together(t: Table, a: Wager, b: Wager, count: int) -> bool:
    """Whether two wagers are counted together."""
    if a == b:
        return True
    if count >= ONE_PLACE and a.seat > 0 and a.seat == b.seat:
        return True
    return count == ONE_PLAYER and a.player >= 0 and a.player == b.player


@kernel
def any_together(t: Table, r: Round, kind: int, count: int) -> bool:
    """Whether any two wagers on a hand are counted together."""
    end = r.wagers_end
    for a in between(t.wagers, r.wager, end):
        if on_the_hand(t, a, kind):
            for b in between(t.wagers, row_after(t.wagers, a, 1), end):
                if on_the_hand(t, b, kind) and together(t, a, b, count):
                    return True
    return False


@kernel
def amount_of(t: Table, r: Round, w: Wager, kind: int, count: int) -> int:
    """Cents that stand with wager row ``w`` on the hand, so counted; UNKNOWN where one is not recorded."""
    if count == ONE_WAGER:
        return w.stake if w.stake >= 0 else UNKNOWN
    total = 0
    for other in between(t.wagers, r.wager, r.wagers_end):
        if on_the_hand(t, other, kind) and together(t, w, other, count):
            if other.stake < 0:
                return UNKNOWN
            total += other.stake
    return total


@kernel
def highest(t: Table, r: Round, kind: int, count: int) -> int:
    """The highest amount on a hand in cents, so counted; UNKNOWN where one is not recorded."""
    best = 0
    for w in between(t.wagers, r.wager, r.wagers_end):
        if on_the_hand(t, w, kind):
            amount = amount_of(t, r, w, kind, count)
            if amount < 0:
                return UNKNOWN
            if amount > best:
                best = amount
    return best


@kernel
def of_recipient(t: Table, w: Wager, seat: int, player: int) -> bool:
    """Whether a wager is that of the player at a position, or of this player (-1: not recorded)."""
    if seat > 0 and w.seat == seat:
        return True
    return player >= 0 and w.player == player


@kernel
def places_passed(seat: int, direction: int, start: int) -> int:
    """Places passed going counterclockwise from the dealer to a position; of use to compare two positions alone.

    ``direction`` is 1 where the numbers rise clockwise, -1 where counterclockwise; ``start`` is the first position
    counterclockwise from the dealer who calls the game, 0 where the dealer stands where the numbering begins and ends.
    """
    gone = (start - seat) * direction
    return gone if gone >= 0 else gone + SEATS


@kernel
def comes_before(first: int, second: int, direction: int, start: int) -> bool:
    """Whether a position is met before another going counterclockwise from the dealer."""
    return places_passed(first, direction, start) < places_passed(second, direction, start)


@kernel
def places_away(seat: int, positions: int, direction: int, start: int) -> int:
    """How many places a position lies from the dealer, counted from the nearer side of a table of so many."""
    passed = (start - seat) * direction % positions if start > 0 else seat - 1
    return min(passed + 1, positions - passed)


@kernel
def no_nearer(mine: int, other: int, positions: int, direction: int, start: int) -> bool:
    """Whether a position is not nearer to the dealer than another, from either side; False where it cannot be told."""
    if positions <= 0:
        return False
    return places_away(mine, positions, direction, start) >= places_away(other, positions, direction, start)


@kernel
def where_the_caller_stands(t: Table, r: Round) -> bool:
    """Whether it is known how positions lie to the dealer: of several dealers, to the one who calls the game."""
    return r.direction != 0 and (t.options.curated != 1 or r.caller > 0)


@kernel
def standing(t: Table, r: Round, kind: int, seat: int, player: int, count: int) -> int:
    """How the player who was handed a hand stands among those who wagered on it: CLOSEST, OTHER_END and so on."""
    best = highest(t, r, kind, count)
    if best < 0:
        return UNKNOWN
    start, end = r.wager, r.wagers_end
    direction, caller = r.direction, r.caller
    grade = LOWER
    for mine in between(t.wagers, start, end):
        if not on_the_hand(t, mine, kind) or not of_recipient(t, mine, seat, player):
            continue
        if amount_of(t, r, mine, kind, count) != best:
            continue
        ahead = behind = nearer = 0
        for w in between(t.wagers, start, end):
            if not on_the_hand(t, w, kind) or of_recipient(t, w, seat, player):
                continue
            if amount_of(t, r, w, kind, count) != best:
                continue
            that, this = w.seat, mine.seat
            if not where_the_caller_stands(t, r) or that <= 0 or this <= 0:
                return UNKNOWN
            if comes_before(that, this, direction, caller):
                ahead += 1
                if no_nearer(this, that, r.positions, direction, caller):
                    nearer += 1
            else:
                behind += 1
        found = CLOSEST if ahead == 0 else OTHER_END if behind == 0 and nearer == 0 else BETWEEN
        if grade == LOWER or found < grade:
            grade = found
    return grade


@kernel
def entitled(t: Table, r: Round, kind: int, count: int) -> int:
    """The position with the highest amount on a hand, so counted, of equals the first counterclockwise."""
    best = highest(t, r, kind, count)
    seat = 0
    for w in between(t.wagers, r.wager, r.wagers_end):
        if on_the_hand(t, w, kind) and amount_of(t, r, w, kind, count) == best:
            at = w.seat
            if seat == 0 or comes_before(at, seat, r.direction, r.caller):
                seat = at
    return seat
