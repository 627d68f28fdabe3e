"""What a log may lose: each change takes something away and leaves all else as it stands.

Removing a row of FOUNDING is no change that takes knowledge away, but one that tells another story: they say what is
undone, what is recorded, by which law, clock and money. They may only become unreadable. Nor is emptying a column whose
absence says something, unless the column is declared as never recorded.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from zlib import crc32

from tests.less.change import FOUNDING, OVER, Change, Sort, beyond, line_named, schema, text, up_to, within, written
from tests.less.logs import Log, Row
from validator.log.columns import VENUE
from validator.log.read.diagnose import diagnose

SAYS_BY_ABSENCE = frozenset(("what", "n"))
"""Columns whose absence may say something, in any kind (no bonus, one card, nothing wrong)."""
SAYING_CELLS = frozenset(
    (
        ("deal", "face"),
        ("deal", "ref"),
        ("expose", "card"),
        ("expose", "ref"),
        ("determinant", "dest"),
        ("decks", "back"),
        ("vigorish", "wager"),
        ("call", "hand"),
        ("card-misdealt", "hand"),
        ("wager-withdrawn", "cents"),
    )
)
"""The same of columns of one kind."""


RUBBISH = "?x!"

TEN_VALUED = frozenset(("10", "T", "J", "Q", "K"))
"""Ranks of which a card alone may be written in the log by what it counts."""


# What may rest on what was lost.


# Rows and cells that cannot be read.


def _lines(log: Log) -> list[str]:
    return [str(line + 1) for line, row in enumerate(log.rows) if row is not None]


def _put(log: Log, line: int, words: str) -> tuple[str, ...]:
    return (text((*log.lines[:line], words, *log.lines[line + 1 :])),)


def row_unreadable(log: Log, place: str) -> Change:
    """The line breaks off in its midst."""
    line = int(place) - 1
    words = log.lines[line][: len(log.lines[line]) // 2]
    lost = beyond(log, line, words)
    return Change("row-unreadable", place, log.kind_of(line), _put(log, line, words), frozenset((line,)), lost)


def row_rubbish(log: Log, place: str) -> Change:
    """Nothing of the line is legible."""
    line = int(place) - 1
    lost = beyond(log, line, RUBBISH)
    return Change("row-rubbish", place, log.kind_of(line), _put(log, line, RUBBISH), frozenset((line,)), lost)


def _cells(log: Log) -> list[str]:
    """Of each row the card, the amount, and one other column, another from row to row."""
    found = []
    for line, row in enumerate(log.rows):
        if row is not None:
            columns = [name for name in row if not name.startswith("x-") and name != "note"]
            others = [name for name in columns if name not in ("card", "cents")]
            chosen = {name for name in columns if name not in others}
            if others:
                chosen.add(others[crc32(log.lines[line].encode()) % len(others)])
            found += [f"{line + 1}.{name}" for name in columns if name in chosen]
    return found


def cell_unreadable(log: Log, place: str) -> Change:
    """A cell holds what no cell of its column may."""
    number, _, column = place.partition(".")
    line = int(number) - 1
    row = log.rows[line] or {}
    value = row[column]
    free = column in ("table", "player", "back") or (column == "what" and log.kind_of(line) in FOUNDING)
    spoiled = [value] if free else f"{RUBBISH}{value}"
    words = written({**row, column: spoiled})
    lost = within(log, line) if column not in ("table", "seq", "kind", "round") else beyond(log, line, words)
    what = f"{log.kind_of(line)}.{column}"
    return Change("cell-unreadable", place, what, _put(log, line, words), frozenset((line,)), lost)


def _cards(log: Log) -> list[str]:
    """Each card that is told, whole, in suit and in rank; not where the kind is nothing without it.

    A 10, jack, queen or king in all but what it counts, too; of another card that is the rank alone.
    """
    found = []
    for line, row in enumerate(log.rows):
        kind = log.kind_of(line)
        card = str((row or {}).get("card") or "")
        if card not in ("", "none") and "?" not in card and kind in schema().kinds:
            if "card" not in schema().kinds[kind].requires:
                found.append(f"{line + 1}.card")
            if "-" not in card:
                found += [f"{line + 1}.suit", f"{line + 1}.rank"]
                if card[:-1] in TEN_VALUED:
                    found.append(f"{line + 1}.value")
    return found


def card_unknown(log: Log, place: str) -> Change:
    """A card was not seen, or not its suit or rank, or no more than that it is a 10, jack, queen or king."""
    number, _, part = place.partition(".")
    line = int(number) - 1
    row = log.rows[line] or {}
    card = str(row["card"])
    seen = {"card": "?", "suit": f"{card[:-1]}?", "rank": f"?{card[-1]}", "value": "X?"}[part]
    words = written({**row, "card": seen})
    what = f"{log.kind_of(line)}.{part}"
    return Change("card-unknown", place, what, _put(log, line, words), frozenset(), within(log, line))


# What is not recorded.


def _declared(log: Log, which: Callable[[str], bool], how: str) -> list[str]:
    """The lines of the log, declarations of ``which`` kinds and columns saying ``how`` often they are recorded."""
    lines = list(log.lines)
    for line, row in enumerate(log.rows):
        declares = row is not None and row.get("kind") == "records" and which(str(row.get("what")))
        if row is not None and declares and (how == "never" or row.get("by") == "always"):
            lines[line] = written({**row, "by": how})
    return lines


def _is_declared(log: Log, what: str) -> bool:
    rows = (row for row in log.rows if row is not None and row.get("kind") == "records")
    return any(row.get("what") == what and row.get("by") == "always" for row in rows)


def _head(log: Log, what: str, how: str) -> list[str]:
    """A row at the log's head that declares it for the venue; none where the venue's first row leaves no number."""
    lines = log.tables[VENUE].lines if VENUE in log.tables else ()
    numbers = [(log.rows[line] or {}).get("seq") for line in lines]
    first = next((number for number in numbers if isinstance(number, int)), 1)
    return [written({"table": VENUE, "seq": first - 1, "kind": "records", "what": what, "by": how})] if first else []


def _of_kind(kind: str) -> Callable[[str], bool]:
    return lambda what: what == kind or what.startswith(f"{kind}.")


def _kinds(log: Log) -> list[str]:
    """Those that may be taken away; none of a log with rows of rounds outside their marks: they show that.

    Nor a kind of which a row cannot be read: with it the mark would go that something was lost. Nor the beginnings of
    rounds of a log that begins within one: without them none could know.
    """
    if not _within_marks(log):
        return []
    kept = {*FOUNDING, *log.faulty, *_needed_marks(log), *(("determinant",) if _deals_determinants(log) else ())}
    return [kind for kind in log.kinds if kind not in kept and kind in schema().kinds]


def _needed_marks(log: Log) -> set[str]:
    """The marks of rounds of a log in which a table's first round lacks its beginning."""
    found = set()
    for table in log.tables.values():
        rows = [row for line in table.lines if (row := log.rows[line] or {}).get("round") is not None]
        played = [str(row.get("kind")) for row in rows if row.get("kind") not in FOUNDING]
        if played and played[0] != "round-start":
            found.add("round-start")
    return found


def _deals_determinants(log: Log) -> bool:
    """Whether a card that determines where dealing begins is dealt to a hand: without it not each card is told."""
    return any(row is not None and row["kind"] == "determinant" and row.get("dest") == "hand" for row in log.rows)


def _kinds_always(log: Log) -> list[str]:
    return [kind for kind in _kinds(log) if _is_declared(log, kind)]


def _all_kinds_always(log: Log) -> list[str]:
    """Also of kinds of which the log has no row: that nothing of the kind was done is then no longer known."""
    declared = {str(row.get("what")) for row in log.rows if row is not None and row.get("kind") == "records"}
    return sorted(what for what in declared if what in schema().kinds and _is_declared(log, what))


def kind_undeclared(log: Log, kind: str) -> Change:
    """A kind is not declared any more as always recorded; its rows stand."""
    return Change("kind-undeclared", kind, kind, (text(_declared(log, _of_kind(kind), "sometimes")),))


def kind_removed(log: Log, kind: str) -> Change:
    """The rows of a kind are gone, and it is recorded sometimes."""
    return _without(log, "kind-removed", kind, _declared(log, _of_kind(kind), "sometimes"))


def kind_never(log: Log, kind: str) -> Change:
    """The rows of a kind are gone, and it is declared as never recorded."""
    return _without(log, "kind-never", kind, _declared(log, _of_kind(kind), "never"), _head(log, kind, "never"))


def _rows(log: Log) -> list[str]:
    kinds = {*_kinds(log)}
    return [str(line + 1) for line in range(len(log.lines)) if log.kind_of(line) in kinds]


def row_unrecorded(log: Log, place: str) -> Change:
    """A row is gone, and its kind is recorded sometimes; the others stand."""
    line = int(place) - 1
    kind = log.kind_of(line)
    lines = _declared(log, _of_kind(kind), "sometimes")
    return Change("row-unrecorded", place, kind, (text((*lines[:line], *lines[line + 1 :])),), frozenset((line,)))


EVERY_OTHER = {"odd": 0, "even": 1}
"""Which rows of a kind are taken away: the first, third and so on, or the second, fourth and so on."""


def _kinds_in_part(log: Log) -> list[str]:
    """Of each kind of which there are several rows, either half of them."""
    several = [kind for kind in _kinds(log) if len(_lines_of(log, kind)) > 1]
    return [f"{kind}.{half}" for kind in several for half in EVERY_OTHER]


def _lines_of(log: Log, kind: str) -> list[int]:
    return [line for line in range(len(log.lines)) if log.kind_of(line) == kind]


def rows_unrecorded(log: Log, place: str) -> Change:
    """Every other row of a kind is gone, and it is recorded sometimes."""
    kind, _, half = place.partition(".")
    lost = frozenset(_lines_of(log, kind)[EVERY_OTHER[half] :: 2])
    lines = _declared(log, _of_kind(kind), "sometimes")
    left = [words for line, words in enumerate(lines) if line not in lost]
    return Change("rows-unrecorded", place, kind, (text(left),), lost)


def rows_undeclared(log: Log, place: str) -> Change:
    """Every other row of a kind is gone, and no declaration names the kind or a column of it."""
    kind, _, half = place.partition(".")
    of_kind = _of_kind(kind)
    lost = frozenset(_lines_of(log, kind)[EVERY_OTHER[half] :: 2])
    declared = {
        line
        for line, row in enumerate(log.rows)
        if row is not None and row.get("kind") == "records" and of_kind(str(row.get("what")))
    }
    left = [words for line, words in enumerate(log.lines) if line not in lost | declared]
    return Change("rows-undeclared", place, kind, (text(left),), lost)


def _without(log: Log, sort: str, kind: str, lines: Sequence[str], head: Sequence[str] = ()) -> Change:
    lost = frozenset(line for line in range(len(lines)) if log.kind_of(line) == kind)
    left = [*head, *(words for line, words in enumerate(lines) if line not in lost)]
    return Change(sort, kind, kind, (text(left),), lost)


def _columns(log: Log) -> list[str]:
    """The columns that rows of a kind hold and may be without."""
    found = set()
    kept = {*FOUNDING, *log.faulty, *_needed_marks(log)}
    for row in log.rows:
        if row is not None and row.get("kind") in schema().kinds and row["kind"] not in kept:
            kind = schema().kinds[str(row["kind"])]
            found |= {f"{kind.name}.{name}" for name in row if name in kind.allows or name in ("at", "by", "round")}
    if _within_marks(log):
        return sorted(found)
    return sorted(what for what in found if what.partition(".")[2] != "round")


def _columns_always(log: Log) -> list[str]:
    return [what for what in _columns(log) if _is_declared(log, what)]


def _columns_silent(log: Log) -> list[str]:
    """Those whose absence says nothing."""

    def says(what: str) -> bool:
        kind, _, column = what.partition(".")
        between = column == "round" and kind in _about_the_table(log) and not _told_by_seq(log, (kind,))
        return between or column in SAYS_BY_ABSENCE or (kind, column) in SAYING_CELLS

    return [what for what in _columns(log) if not says(what)]


def _about_the_table(log: Log) -> list[str]:
    """The kinds that occur and may stand outside of rounds as well."""
    return [kind for kind in log.kinds if kind in schema().kinds and schema().kinds[kind].family != "round"]


def _told_by_seq(log: Log, kinds: Sequence[str]) -> bool:
    """Whether the numbers of rows tell within which round each row of these kinds stands: others of it surround it."""
    if any(row is not None and row.get("what") == "seq" and row.get("by") == "never" for row in log.rows):
        return False
    for table in log.tables.values():
        numbered = [row for line in table.lines if (row := log.rows[line] or {}).get("round") is not None]
        for place, row in enumerate(numbered):
            if row.get("kind") in kinds:
                before = [one for one in numbered[:place] if one.get("kind") not in kinds]
                after = [one for one in numbered[place:] if one.get("kind") not in kinds]
                around = {one["round"] for one in (*before[-1:], *after[:1])}
                over = any(one["round"] == row["round"] and one.get("kind") == "round-end" for one in before)
                if not before or not after or around != {row["round"]} or over or after[0].get("kind") == "round-start":
                    return False
    return True


def _rounds_of_table(log: Log) -> list[str]:
    """The one change to a log with a row about the table that bears a number which its place tells too."""
    kinds = [kind for kind in _about_the_table(log) if kind not in FOUNDING]
    bears = any(row is not None and row.get("kind") in kinds and row.get("round") is not None for row in log.rows)
    return ["round"] if bears and _within_marks(log) and _told_by_seq(log, kinds) else []


def round_unsaid(log: Log, place: str) -> Change:
    """No row about the table says of which round it is: it stands where it stood."""
    kinds = [kind for kind in _about_the_table(log) if kind not in FOUNDING]
    lines = list(log.lines)
    for line, row in enumerate(log.rows):
        if row is not None and row.get("kind") in kinds and "round" in row:
            lines[line] = written({name: value for name, value in row.items() if name != "round"})
    return Change("round-unsaid", place, "round", (text(lines),), apart=lambda _: "all of the log")


def column_undeclared(log: Log, what: str) -> Change:
    """A column is not declared any more as always recorded; its cells stand."""
    return Change("column-undeclared", what, what, (text(_declared(log, what.__eq__, "sometimes")),))


def column_removed(log: Log, what: str) -> Change:
    """The cells of a column are empty, and it is recorded sometimes."""
    return _emptied(log, "column-removed", what, _declared(log, what.__eq__, "sometimes"))


def column_never(log: Log, what: str) -> Change:
    """The cells of a column are empty, and it is declared as never recorded."""
    return _emptied(log, "column-never", what, _declared(log, what.__eq__, "never"), _head(log, what, "never"))


def _emptied(log: Log, sort: str, what: str, lines: list[str], head: Sequence[str] = ()) -> Change:
    kind, _, column = what.partition(".")
    for line, row in enumerate(log.rows):
        if row is not None and row.get("kind") == kind and column in row:
            lines[line] = written({name: value for name, value in row.items() if name != column})
    return Change(sort, what, what, (text([*head, *lines]),))


ORDER: Row = {"table": VENUE, "seq": 0, "kind": "records", "what": "seq", "by": "never"}
"""Declares that the rows of a round stand in no order; a change once the schema of the log knows the word."""


def _order(log: Log) -> list[str]:
    """None in a log with rows of rounds outside their marks: that explains what was not to be understood in it."""
    if not _within_marks(log):
        return []
    return ["seq"] if _head(log, "seq", "never") and not diagnose(dict(ORDER), 1) else []


def order_unrecorded(log: Log, place: str) -> Change:
    """The order of rows is declared as not recorded; they stand as they stood."""
    return Change("order-unrecorded", place, place, (text([*_head(log, place, "never"), *log.lines]),))


# Logs that begin late, end early, go on in the next file.


def _cuts(log: Log) -> range:
    """The lines before which a log can be cut."""
    return range(1, len(log.lines))


def _marks(log: Log, kind: str) -> bool:
    """Whether a log marks the edges of rounds by rows of ``kind``.

    A log that never does, or says so, is left out, and one in which rows of a round stand outside its marks: in it a
    part of a round cannot be told from a whole one.
    """
    never = any(row is not None and row.get("what") == kind and row.get("by") == "never" for row in log.rows)
    return kind in log.kinds and not never and _within_marks(log)


def _within_marks(log: Log) -> bool:
    """Whether no row of a round stands before its start, after its end, or among the rows of another round."""
    for table in log.tables.values():
        seen: list[object] = []
        over = None
        for row in (log.rows[line] or {} for line in table.lines):
            here = row.get("round")
            if here is None or row.get("kind") in FOUNDING:
                continue
            begins = not seen or here != seen[-1]
            if here == over or (begins and here in seen) or (not begins and row.get("kind") == "round-start"):
                return False
            if begins:
                seen.append(here)
            over = here if row.get("kind") == "round-end" else None
    return True


def _begun(log: Log, start: int) -> list[int]:
    """The lines of a log that begins at a row: what is founding stands, but that the table was opened is not seen."""
    return [
        line
        for line in range(len(log.lines))
        if line >= start or (log.kind_of(line) in FOUNDING and log.kind_of(line) != "table-open")
    ]


def _undoes_before(log: Log, stop: int) -> bool:
    """Whether a row from ``stop`` on undoes something before it: to lose that is no fair change."""
    undoing = ((log.rows[line] or {}) for line in range(stop, len(log.lines)))
    return any(row.get("kind") in ("cancel", "correct") and line_named(log, row) < stop for row in undoing)


def _begins(log: Log) -> list[str]:
    """None in a log whose chapter only its opening tells: to keep that would say that the table opened just then."""
    if not _marks(log, "round-start") or set(log.filed) != {log.chapter}:
        return []
    return [str(cut + 1) for cut in _cuts(log) if len(_begun(log, cut)) < len(log.lines)]


def _ends(log: Log) -> list[str]:
    if not _marks(log, "round-end"):
        return []
    return [str(cut) for cut in _cuts(log) if not _undoes_before(log, cut)]


def cut_begin(log: Log, place: str) -> Change:
    """The log begins at a row; what is founding before it still stands."""
    start = int(place) - 1
    kept = _begun(log, start)
    lost = frozenset(range(len(log.lines))) - frozenset(kept)
    return Change("cut-begin", place, log.kind_of(start), (text([log.lines[line] for line in kept]),), lost)


def cut_end(log: Log, place: str) -> Change:
    """The log ends after a row."""
    stop = int(place)
    lost = frozenset(range(stop, len(log.lines)))
    return Change("cut-end", place, log.kind_of(stop), (text(log.lines[:stop]),), lost, up_to(log, stop))


def end_unmarked(log: Log, place: str) -> Change:
    """The log ends after a row, and the ends of rounds are declared as never recorded."""
    stop = int(place)
    whole = kind_never(log, "round-end")
    head = _head(log, "round-end", "never")
    lines = _declared(log, _of_kind("round-end"), "never")
    left = [*head, *(words for line, words in enumerate(lines[:stop]) if line not in whole.lost)]
    lost = whole.lost | frozenset(range(stop, len(log.lines)))
    return Change("end-unmarked", place, log.kind_of(stop), (text(left),), lost)


def _both(log: Log) -> list[str]:
    """Each beginning with one end after it."""
    ends = [int(end) for end in _ends(log)]
    found = []
    for begin in map(int, _begins(log)):
        later = [end for end in ends if end > begin]
        if later:
            found.append(f"{begin}-{later[crc32(log.lines[begin].encode()) % len(later)]}")
    return found


def cut_both(log: Log, place: str) -> Change:
    """The log begins late and ends early."""
    begin, _, end = place.partition("-")
    start, stop = int(begin) - 1, int(end)
    kept = [line for line in _begun(log, start) if line < stop]
    lost = frozenset(range(len(log.lines))) - frozenset(kept)
    what = f"{log.kind_of(start)} to {log.kind_of(stop)}"
    return Change("cut-both", place, what, (text([log.lines[line] for line in kept]),), lost)


def _continued(log: Log) -> list[str]:
    """None in a log whose numbers do not increase: where they begin anew is another matter in another file.

    Nor in one with rows of a round outside its marks.
    """
    if not _within_marks(log):
        return []
    for table in log.tables.values():
        numbers = [row.get("seq") for row in (log.rows[line] or {} for line in table.lines)]
        whole = [number for number in numbers if isinstance(number, int)]
        if len(whole) < len(numbers) or whole != sorted(set(whole)):
            return []
    return [str(cut + 1) for cut in _cuts(log)]


def next_file(log: Log, place: str) -> Change:
    """The log goes on in the next file from a row on; only the rounds are lost that are open there."""
    cut = int(place) - 1
    texts = (text(log.lines[:cut]), text(log.lines[cut:]))

    def why(other: int) -> str:
        rows = log.tables[log.table_of(other)]
        before = max((line for line in rows.lines if line < cut), default=None)
        after = min((line for line in rows.lines if line >= cut), default=None)
        if before is None or after is None or rows.span(before) != rows.span(after):
            if before is not None and other < cut:
                last = (line for line in rows.lines if line <= before and rows.span(line) == rows.span(before))
                over = not OVER.isdisjoint(map(log.kind_of, last))
                if rows.reach(other) > rows.span(before) or (not over and rows.span(other) == rows.span(before)):
                    return ""
            if after is not None and rows.span(other) == rows.span(after) and not _marks(log, "round-start"):
                return ""
            return "all of the log"
        if rows.reach(other) < rows.span(before):
            return "an earlier round"
        return "a later shoe" if rows.is_later_shoe(before, rows.span(other)) else ""

    return Change("next-file", place, log.kind_of(cut), texts, apart=why)


LATER = 7
"""Rows, at most, of the next file behind which the last row of a file comes late."""


def _late(log: Log) -> list[str]:
    """Each cut before which a row of a round stands, and behind how many rows that comes late."""
    rounds = [(row or {}).get("round") is not None and (row or {}).get("kind") not in FOUNDING for row in log.rows]
    cuts = [int(place) for place in _continued(log)]
    later = {cut: 1 + crc32(log.lines[cut - 2].encode()) % LATER for cut in cuts if rounds[cut - 2]}
    return [f"{cut}.{rows}" for cut, rows in later.items() if cut - 1 + rows <= len(log.lines)]


def row_late(log: Log, place: str) -> Change:
    """The last row of a file comes late, in the next file, with the number that it had."""
    cut, rows = (int(number) for number in place.split("."))
    line = cut - 2
    before, behind = log.lines[line + 1 : line + 1 + rows], log.lines[line + 1 + rows :]
    texts = (text(log.lines[:line]), text((*before, log.lines[line], *behind)))

    def why(other: int) -> str:
        table = log.table_of(other)
        if table != log.table_of(line):
            return "another table" if log.table_of(line) != VENUE else ""
        return "an earlier round" if log.tables[table].reach(other) < log.tables[table].span(line) else ""

    return Change("row-late", place, log.kind_of(line), texts, frozenset((line,)), why)


SORTS: Mapping[str, Sort] = {
    "row-unreadable": Sort(_lines, row_unreadable),
    "row-rubbish": Sort(_lines, row_rubbish),
    "cell-unreadable": Sort(_cells, cell_unreadable),
    "card-unknown": Sort(_cards, card_unknown),
    "kind-undeclared": Sort(_all_kinds_always, kind_undeclared),
    "row-unrecorded": Sort(_rows, row_unrecorded),
    "rows-unrecorded": Sort(_kinds_in_part, rows_unrecorded),
    "rows-undeclared": Sort(_kinds_in_part, rows_undeclared),
    "kind-removed": Sort(_kinds, kind_removed),
    "kind-never": Sort(_kinds, kind_never),
    "column-undeclared": Sort(_columns_always, column_undeclared),
    "column-removed": Sort(_columns_silent, column_removed),
    "column-never": Sort(_columns, column_never),
    "round-unsaid": Sort(_rounds_of_table, round_unsaid),
    "order-unrecorded": Sort(_order, order_unrecorded),
    "cut-begin": Sort(_begins, cut_begin),
    "cut-end": Sort(_ends, cut_end),
    "end-unmarked": Sort(_ends, end_unmarked),
    "cut-both": Sort(_both, cut_both),
    "next-file": Sort(_continued, next_file),
    "row-late": Sort(_late, row_late),
}
"""The sorts of change by name."""


def changes(log: Log, sorts: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Every change of these sorts that a log can undergo: sort and place."""
    for sort in sorts:
        for place in SORTS[sort].places(log):
            yield sort, place
