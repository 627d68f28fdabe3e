"""Writes what follows at once upon a decision or a dead hand, as the nearest such act of the log has it."""

from validator.log.notation import Row
from validator.proof.faults.binding import Unfit
from validator.proof.faults.edits import CARRIED_OUT
from validator.proof.faults.rewritten import RowChange, RowEdits, set_beside
from validator.proof.faults.scene import DEALER, SETTLES, Scene, whole_number

_DONE = (*SETTLES, "muck")
_ENDS = (*_DONE, "choice", "announce", "tuck", "wager-moved")
"""What is done about a hand that is not done once it is ended."""
_AT_THE_END = ("muck", "cleared", "round-end")
_PLAYS_ON = ("deal", "split", "wager", "void-hand")
_TENS = "TJQKX"


def carry_out(log: Scene, place: int, work: RowEdits) -> None:
    """Carry out what a fault put in; raises Unfit where no decision like it is carried out at once."""
    put = [(at, rows) for at, rows in (*work.before.items(), *work.behind.items()) if _made(rows) is not None]
    changed = [at for at, row in work.instead.items() if row is not None and row["kind"] == "choice"]
    if len(put) + len(changed) != 1:
        raise Unfit
    at, rows = put[0] if put else (changed[0], work.behind.setdefault(changed[0], []))
    made = _made(rows) if put else work.instead[at]
    assert made is not None
    if made["kind"] != "choice":
        _call_dead(log, at, made, rows, work, before=at in work.before)
        return
    hand = whole_number(made, "hand")
    model, main = _model(log, at, made), log.backed(place, hand)
    if main is None or not model:
        raise Unfit
    _end(log, at, (hand, main), work, stays=all(log.rows[one]["kind"] != "muck" for one in model))
    mine: Row = {name: made[name] for name in ("hand", "seat", "player") if name in made}
    for like in model:
        row, theirs = log.rows[like], whole_number(log.rows[like], "wager")
        new: Row = {**row, **{name: value for name, value in mine.items() if name in row}}
        if theirs is not None:
            new["wager"] = main
            stakes = log.stake(at, main) or 0, log.stake(like, theirs) or 1
            new["cents"] = (whole_number(row, "cents") or 0) * stakes[0] // stakes[1]
        rows.append(set_beside(log, new, at, 1))
        work.touched.append(RowChange(None, rows[-1]))


def _call_dead(log: Scene, at: int, made: Row, rows: list[Row], work: RowEdits, *, before: bool) -> None:
    """Return the wagers on hands called dead that are open, but for the one settled next, and play them no further."""
    stretch, hand = log.stretch(at), whole_number(made, "hand") if made["kind"] == "void-hand" else None
    first = at if before else at + 1
    kept = log.rows[at] if before and log.rows[at]["kind"] in SETTLES else {}
    done = (log.rows[one] for one in range(stretch.start, first) if log.rows[one]["kind"] in SETTLES)
    settled = {whole_number(row, "wager") for row in done}
    alike = log.by_kind.get("return", ())
    for one in range(first, stretch.stop):
        row = log.rows[one]
        placed = log.placed(one, whole_number(row, "wager")) or row
        about = hand is None or placed.get("hand") == hand
        if about and row["kind"] in _PLAYS_ON and hand is not None:
            raise Unfit
        if about and row is not kept and row["kind"] not in _AT_THE_END and one not in work.instead:
            work.instead[one] = None
            work.touched.append(RowChange(row, None))
    for wager, one in stretch.wagers.items():
        row = log.rows[one]
        is_open = one < first and wager not in settled and wager != kept.get("wager") and row["what"] != "free-bet"
        if is_open and alike and (hand is None or row.get("hand") == hand):
            like = log.rows[min(alike, key=lambda other: abs(other - at))]
            new: Row = {**like, "wager": wager, "seat": row.get("seat"), "cents": log.stake(first - 1, wager)}
            rows.append(set_beside(log, new, at, -1 if before else 1))
            work.touched.append(RowChange(None, rows[-1]))


def _made(rows: list[Row]) -> Row | None:
    return next((row for row in rows if row["kind"] in CARRIED_OUT), None)


def _up(log: Scene, place: int) -> str:
    """Of which sort the dealer's first card is."""
    card = (*log.cards(place, DEALER, until=False), "?")[0][:1]
    return "T" if card in _TENS else card if card == "A" else "low"


def _model(log: Scene, place: int, made: Row) -> list[int]:
    """The rows that settle the hand of the nearest such decision right after it."""
    up = _up(log, place)
    alike = [at for at in log.by_kind.get("choice", ()) if log.rows[at].get("what") == made.get("what")]
    for at in sorted(alike, key=lambda one: abs(one - place)):
        found = []
        for following in range(at + 1, log.stretch(at).stop):
            same = log.rows[following].get("seat") == log.rows[at].get("seat")
            if not same or log.rows[following]["kind"] not in _DONE:
                break
            found.append(following)
        if any(log.rows[one]["kind"] in SETTLES for one in found) and _up(log, at) == up:
            return found
    return []


def _end(log: Scene, place: int, ended: tuple[int | None, int], work: RowEdits, *, stays: bool) -> None:
    """Leave out what is done about a hand after a row, but for taking its cards away where they are not taken at once.

    Raises Unfit where it is dealt cards, or wagered on.
    """
    hand, main = ended
    for at in range(place + 1, log.stretch(place).stop):
        row = log.rows[at]
        if row.get("hand") == hand and row["kind"] in _PLAYS_ON:
            raise Unfit
        about = (row.get("hand") == hand or row.get("wager") == main) and not (stays and row["kind"] == "muck")
        if about and row["kind"] in _ENDS and at not in work.instead:
            work.instead[at] = None
            work.touched.append(RowChange(row, None))
