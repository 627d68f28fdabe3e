"""Converts a source of finished rounds to the rows of a log, and reports what there is to say of it."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from validator.log.importers import Row, SourceUnusable
from validator.log.importers.rounds.asking import added_untold, asked_of, with_vigorish_told
from validator.log.importers.rounds.beside_files import read_beside
from validator.log.importers.rounds.beside_rows import BesideRounds
from validator.log.importers.rounds.binding import bind
from validator.log.importers.rounds.card_writing import read_together, tell_noughts
from validator.log.importers.rounds.counting import baccarat_points
from validator.log.importers.rounds.custody import custody_of
from validator.log.importers.rounds.declaring import returns_told, untold_decisions
from validator.log.importers.rounds.games import COLUMNS_OF_ADDED, COLUMNS_OF_DECISIONS, DECISIONS
from validator.log.importers.rounds.mapping import RoundsMap, read_map
from validator.log.importers.rounds.money import DOLLARS
from validator.log.importers.rounds.reading import RoundsReader, SourceRound
from validator.log.importers.rounds.reckoning import RUNS_ALONE, reckoned
from validator.log.importers.rounds.rows import log_rows, round_numbers
from validator.log.importers.rounds.tables import open_source
from validator.submission.fault import Fault, faults_in_order

NO_SPLITS: Final = "no-splits"
MOST_LISTED: Final = 20


@dataclass(slots=True)
class ImportMessages:
    """What there is to say of an import: of the map's faults, the file, and the data that could not be read.

    ``faults`` are those of the map, ``lines`` its text; ``causes`` say why something could not be read, one line each;
    ``said`` are further remarks. ``left_out`` is the number of rows that were left out, wholly or in part;
    ``chapter`` is that of the map.
    """

    faults: tuple[Fault, ...] = ()
    lines: tuple[str, ...] = ()
    said: list[str] = field(default_factory=list)
    causes: list[str] = field(default_factory=list)
    rows: int = 0
    rounds: int = 0
    hands: int = 0
    tables: int = 0
    left_out: int = 0
    chapter: str = ""


def convert_by_map(
    source: Path,
    map_path: Path,
    told: ImportMessages,
    progress: Callable[[int], None] | None = None,
    beside: Sequence[Path] = (),
) -> Iterator[Row]:
    """The rows of the log for the file ``source`` by a map; what there is to say of it goes into ``told``.

    ``progress`` is told how many rows were read; ``beside`` are files that tell who dealt, or when cards were changed.
    Yields nothing where the map has faults. Raises SourceUnusable where one of the files cannot be used.
    """
    try:
        read = read_map(map_path)
    except OSError as error:
        raise SourceUnusable(f"{map_path}: {error.strerror or error}") from error
    told.lines, told.faults = read.lines, read.faults
    if read.typed is None:
        return
    files = [read_beside(path) for path in beside]
    table = open_source(source, read.options)
    bound, unfit = bind(read.typed, table.columns)
    told.faults = faults_in_order([*read.faults, *unfit])
    if bound is None or told.faults:
        return
    rows = reckoned(bound, list(table.rows))
    asked = [*asked_of(bound, rows, read.typed), *with_vigorish_told(bound, rows, read.typed, told.said)]
    told.faults = faults_in_order(asked)
    if asked:
        return
    told.said += table.said
    told.said += read_together(bound, rows)
    tell_noughts(bound, rows)
    reading = RoundsReader(bound)
    reading.read(rows, progress)
    rounds = list(reading.told())
    bound.added = added_untold(bound, rounds)
    told.causes = [str(cause) for cause in reading.causes]
    told.chapter = bound.chapter
    told.rows, told.left_out = reading.rows, reading.causes.left_out
    told.rounds, told.hands = len(rounds), sum(len(one.hands) for one in rounds)
    told.tables = len({one.table for one in rounds})
    bound.days_alone = bound.time is not None and bool(rounds) and not reading.with_hours
    unpaid = [*_no_payment(bound)]
    told.said += [
        *_of_data(reading),
        *_of_splits(bound, rounds),
        *_of_counts(bound, rounds),
        *unpaid,
        *_of_map(bound),
        *_of_names(bound, rounds),
    ]
    placing = BesideRounds(bound, _by_table(rounds))
    for file in files:
        placing.take(file)
    told.said += [*placing.said, *placing.left_out]
    told.causes += map(str, placing.causes)
    told.left_out += placing.causes.left_out
    not_written = [*map(str, placing.causes), *placing.left_out]
    custody = custody_of(table, map_path, reading, files, not_written, unpaid)
    yield from log_rows(bound, rounds, lost=reading.without_round > 0, beside=placing.placed, custody=custody)


def _of_names(bound: RoundsMap, rounds: Sequence[SourceRound]) -> Iterator[str]:
    """Where rounds are called otherwise in the log than in the source, and where it tells their days alone."""
    first = next(
        (
            (one, number)
            for one, number in zip(rounds, round_numbers(list(rounds)), strict=True)
            if bound.round and str(number) not in re.findall(r"[1-9][0-9]*|0", one.key)[-1:]
        ),
        None,
    )
    if first is not None:
        yield (
            "rounds are numbered anew in the log, as their names hold no number that stands once at a table: "
            f"{first[0].key} of row {first[0].row} is round {first[1]}; x-round holds the names"
        )
    if bound.days_alone:
        yield (
            "the source tells days without times: the log has midnight, declared good to a day; what rests on a time "
            "of day cannot be told by it"
        )


def _by_table(rounds: Sequence[SourceRound]) -> dict[str, list[SourceRound]]:
    found: dict[str, list[SourceRound]] = {}
    for one in rounds:
        found.setdefault(one.table, []).append(one)
    return found


def _of_data(reading: RoundsReader) -> Iterator[str]:
    """What of the data was read and leaves little to judge."""
    beside = sorted(reading.causes.beside)
    if beside:
        named = ", ".join(map(str, beside[:MOST_LISTED])) + (" and others" if len(beside) > MOST_LISTED else "")
        yield (
            f"rows left out for another row of their round or seat that could not be read: {len(beside):,}, "
            f"at row {named}"
        )
    if reading.totals:
        named = ", ".join(map(str, reading.totals[:MOST_LISTED])) + (
            " and others" if reading.totals[MOST_LISTED:] else ""
        )
        yield f"rows of totals, without cards, are passed over: {len(reading.totals):,}, at row {named}"
    if reading.alike:
        row, other = reading.alike[0]
        yield (
            f"rows that tell the same cards and money as another of their round: {len(reading.alike):,}, first row "
            f"{row} as row {other}; each is taken for a hand of its own; take out one that was entered twice"
        )
    if reading.without_hand:
        yield f"rows that tell of no hand and no wager: {reading.without_hand:,}"
    for column, cells in reading.together.items():
        lists = "1 value lists" if cells == 1 else f"{cells:,} values list"
        yield (
            f"column {column}: {lists} several hands whose money is told as one amount, so that no payment of them can "
            "be judged; their stakes and payouts may be lists too, [10, 10]"
        )
    for column, cells in reading.without_suit.items():
        if cells:
            values = "1 value tells" if cells == 1 else f"{cells:,} values tell"
            yield f"column {column}: {values} ranks without suits; what rests on such a card is not checkable"


def _of_splits(bound: RoundsMap, rounds: Sequence[SourceRound]) -> Iterator[str]:
    """Where the source shows splits of which the map attests that there were none; they are in the log all the same."""
    rows = [hand.row for one in rounds for hand in one.hands if hand.number > 1]
    if rows and NO_SPLITS in bound.attested:
        yield (
            f"the map attests {NO_SPLITS}, and the source shows {len(rows):,}, first at row {rows[0]}; "
            "the log holds them; take the statement out of the map"
        )


def _of_counts(bound: RoundsMap, rounds: Sequence[SourceRound]) -> Iterator[str]:
    """Where a count that was announced is not that of the cards; without an order of acts no rule judges it."""
    for hand, place in bound.announced.items():
        told = [one for one in rounds if hand in one.announced and _is_known(one.cards[hand])]
        other = [one for one in told if one.announced[hand] != baccarat_points(one.cards[hand])]
        if other:
            values = "1 value is" if len(other) == 1 else f"{len(other):,} values are"
            cards, count = other[0].cards[hand], other[0].announced[hand]
            yield (
                f"column {bound.columns[place]}: {values} not the Point Count of the cards, first at row "
                f"{other[0].row}, {count} where {' '.join(cards)} count {baccarat_points(cards)}; "
                "the log holds it as announced"
            )


def _is_known(cards: Sequence[str]) -> bool:
    return bool(cards) and not any(card.startswith("?") for card in cards)


def _no_payment(bound: RoundsMap) -> Iterator[str]:
    """Why no payment of some wagers can be judged: what is neither shown nor attested."""
    lacking = untold_decisions(bound)
    if lacking:
        columns = [key for key in lacking if key in (*COLUMNS_OF_DECISIONS, *COLUMNS_OF_ADDED)]
        named = f" names a column for {' and '.join(columns)}, or" if columns else ""
        *others, last = [DECISIONS[key] for key in lacking]
        attested = f"{', '.join(others)} and {last}" if others else last
        what = "no card and no wager" if bound.game.family == "baccarat" else "no payment of a hand"
        yield f"{what} can be judged until the map{named} attests {attested}"
    running = [one for hand in bound.hands for one in hand.wagers.values() if one.balance_runs]
    if running and RUNS_ALONE not in bound.attested:
        yield (
            "a balance may change from row to row by more than the wagers of the row; no payment is judged until the "
            f"map attests {RUNS_ALONE}, or names the balance before each hand under balance_before"
        )
    elif not returns_told(bound):
        yield (
            "whether a wager was returned or collected is not recorded: winnings alone do not tell a push from a loss; "
            "the map may name a column of the result"
        )


def _of_map(bound: RoundsMap) -> Iterator[str]:
    """What of the source the log does not hold, or holds otherwise."""
    if bound.money.currency != DOLLARS:
        yield (
            f"amounts are in {bound.money.currency}: the log counts its hundredths and says so; nothing is converted, "
            "and what the law or a filing says in dollars is held against them as it stands"
        )
    if bound.seats_from == 0:
        yield "seats are counted from 0 in the source: seat 0 is seat 1 in the log, and so on"
    if bound.attested_by or bound.attested_each:
        for name, statements in bound.answers_of.items():
            yield f"attested by {name or 'nobody who is named'}: {', '.join(statements)}"
    if bound.unused:
        more = f" and {len(bound.unused) - MOST_LISTED} more" if len(bound.unused) > MOST_LISTED else ""
        yield f"columns that the map makes nothing of: {', '.join(bound.unused[:MOST_LISTED])}{more}"
