"""Faults that are no act: play is lawful in all that is done, and the day or the filing is not the one for it."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, timedelta
from itertools import chain, groupby, zip_longest

from validator.examples import Rounds
from validator.log.notation import NotatedRows, Row, written
from validator.proof.faults.trial import Play, Trial, try_conditions
from validator.proof.simulate.arranged import Arrangement
from validator.proof.simulate.wishes import NONE, Wishes

_LONG = timedelta(hours=1)
"""From when on a span that an example takes is a pause."""

_DEALS = ("deal", "deliver", "dice-shake")
_DRAWN = "burn"
_CLOSES = "table-close"
_MANY = 20
"""Cards drawn one after the other from which on an example shows the order of a shoe."""

_PAUSES = 12
"""Rounds, spread over a segment of play, before which a pause is tried, beside the first."""


@dataclass(frozen=True)
class RuleCircumstances:
    """A rule of a chapter, and what its examples show of the play in which it is broken."""

    chapter: str
    rule: str
    main: str
    """The word of the main wager."""
    rounds: Rounds
    also: frozenset[str]
    """Rules that may be found beside it."""
    unsaid: frozenset[str]
    """What the filing says only where the rule is kept."""
    deals: tuple[Arrangement, ...]
    """The rounds of the examples, as they can be dealt."""
    wishes: tuple[Wishes, ...]

    def written(self, text: str) -> NotatedRows:
        """One of the examples."""
        return written(text, self.chapter, self.main)


def circumstances(shown: RuleCircumstances, plays: Sequence[Play], *, day: bool) -> Iterator[Trial]:
    """Play under the filing that the example tells, with its pause, or on its ``day`` where nothing else is told.

    Or the rounds of the examples, dealt where readings differ on them, and they are lawful by one of them.
    """
    rule, also = shown.rule, shown.also
    kept = [shown.written(text).rows for text in shown.rounds.passes]
    for text in shown.rounds.fails:
        example = shown.written(text)
        day_dealt, span, orders = _day(example.rows), _span(example.rows), _orders(example.rows)
        lacking = _lacking(example.rows, kept)
        for play in plays:
            arranged = play.arranged(shown.deals)
            if arranged is not None and rule in arranged.open - play.open:
                yield try_conditions(rule, play, arranged, also)
            otherwise = play.otherwise(example.filed, {}, shown.unsaid)
            if otherwise is not None and (otherwise.accused or rule in otherwise.open - play.open):
                yield try_conditions(rule, play, otherwise, also)
            if orders:
                lawful = play if otherwise is None or otherwise.accused else otherwise
                by_chance = lawful.with_cards([()])
                ordered = lawful.with_cards((), lacking) if lacking else lawful.with_cards(orders)
                if by_chance is not None and ordered is not None and not by_chance.accused:
                    yield try_conditions(rule, by_chance, ordered, also)
                continue
            if day and day_dealt is not None and play.dealt is not None:
                yield try_conditions(rule, play, _on(play, day_dealt), also)
            if span >= _LONG and play.dealt is not None:
                lawful = play if otherwise is None or otherwise.accused else otherwise
                for place in _places_of_pauses(lawful.rows, example.rows):
                    yield try_conditions(rule, lawful, _paused(lawful, place, span), also)
            elif otherwise is None or not (otherwise.accused or _is_of_numbers(example.filed)):
                break


def _is_of_numbers(filed: Mapping[str, str]) -> bool:
    """Whether a filing says numbers: with one too high play may be lawful until it comes to that."""
    return bool(filed) and all(value.isdigit() for value in filed.values())


def wished(shown: RuleCircumstances, plays: Sequence[Play]) -> Iterator[Trial]:
    """Play in which the rule is broken by what is wished for in it, all else being lawful."""
    for text in shown.rounds.fails:
        filed = shown.written(text).filed
        for play in plays:
            for one in shown.wishes:
                otherwise = play.otherwise(filed, {}, (), one)
                if otherwise is not None and _is_found(shown.rule, otherwise):
                    yield try_conditions(shown.rule, play, otherwise, shown.also)


def judged_under(shown: RuleCircumstances, plays: Sequence[Play]) -> Iterator[Trial]:
    """Play that is lawful under its own filing, held against the filing of the round that breaks the rule.

    Dealt as it is, with the rounds of the examples, or as the filing of the round that keeps it lets it be.
    """
    keeping = shown.rounds.passes[: len(shown.rounds.fails)]
    for texts in zip_longest(shown.rounds.fails, keeping, fillvalue=""):
        broken, kept = (shown.written(text).filed for text in texts)
        filings = list(_filings(broken, shown.unsaid))
        as_kept = shown.wishes or (NONE,) if shown.unsaid or not broken.items() <= kept.items() else ()
        for play in plays if filings else ():
            dealt = chain((play, play.arranged(shown.deals)), (play.variant(kept, {}, (), one) for one in as_kept))
            for lawful in (one for one in dealt if one is not None):
                for held in map(lawful.under, filings):
                    if held is not None and _is_found(shown.rule, held):
                        yield try_conditions(shown.rule, lawful, held, shown.also)


def _is_found(rule: str, play: Play) -> bool:
    return rule in play.accused | play.open


def _filings(filed: Mapping[str, str], unsaid: Iterable[str]) -> Iterator[Mapping[str, str | None]]:
    """What a filing may say so that what was dealt under another is wrong: the example's words, or less than another.

    What is not said there may be a part of what is not offered at all.
    """
    if filed:
        yield filed
    paths = sorted(unsaid)
    if paths and (filed or paths[1:]):
        yield {**filed, **dict.fromkeys(paths)}
    for path in paths:
        steps = path.split(".")
        for length in range(len(steps), 1, -1):
            yield {".".join(steps[:length]): None}


def _orders(rows: Sequence[Row]) -> list[list[str]]:
    """The orders in which cards come from the shoes of an example, where it shows them of many."""
    runs = (list(run) for kind, run in groupby(rows, lambda row: row["kind"]) if kind == _DRAWN)
    return [[str(row.get("card", "?")) for row in run] for run in runs if len(run) >= _MANY]


def _lacking(rows: Sequence[Row], kept: Iterable[Sequence[Row]]) -> list[str]:
    """The cards that are not in a shoe of an example and in the same shoe of one that keeps the rule, if few enough."""
    orders = _orders(rows)
    for lawful in kept:
        for order, whole in zip(orders, _orders(lawful), strict=False):
            lacking = Counter(whole) - Counter(order)
            if len(order) + lacking.total() == len(whole):
                return [*lacking.elements()]
    return []


def _day(rows: Sequence[Row]) -> date | None:
    """The day on which rows begin."""
    at = next((row["at"] for row in rows if "at" in row), None)
    return datetime.fromisoformat(at).date() if isinstance(at, str) else None


def _span(rows: Sequence[Row]) -> timedelta:
    """From the earliest time of rows to the latest; none where the table is closed meanwhile."""
    if any(row["kind"] == _CLOSES for row in rows):
        return timedelta()
    times = [datetime.fromisoformat(at) for row in rows if isinstance(at := row.get("at"), str)]
    return max(times) - min(times) if times else timedelta()


def _places_of_pauses(rows: Sequence[Row], shown: Sequence[Row]) -> Sequence[int]:
    """The rows before which a pause is tried: rounds all over the segment of play, and the first one.

    That comes before them where the pause of the example is over with its first card.
    """
    starts = [at for at, row in enumerate(rows) if row["kind"] == "round-start"]
    dealt = next((at for at, row in enumerate(shown) if row["kind"] in _DEALS), 0)
    first, others = starts[:1], starts[1 :: 1 + len(starts) // _PAUSES]
    early = _span(shown[: dealt + 1]) >= _span(shown[dealt:])
    return [*first, *others] if early else [*others, *first]


def _paused(play: Play, place: int, span: timedelta) -> Play:
    """The same play with a pause before a row."""
    later = span // timedelta(milliseconds=1)
    rows = [
        {**row, "at": at + later} if here >= place and isinstance(at := row.get("at"), int) else row
        for here, row in enumerate(play.rows)
    ]
    name = f"{play.name}, {span} later from round {play.rows[place].get('round')} on"
    return replace(play, name=name, rows=rows, seen={}, variants={})


def _on(play: Play, day: date) -> Play:
    """The same play on another day, at the same time of the day."""
    first = next((at for row in play.rows if isinstance(at := row.get("at"), int)), 0)
    begins = datetime.fromtimestamp(first // 1000, UTC).date()
    later = (day - begins) // timedelta(milliseconds=1)
    rows = [{**row, "at": at + later} if isinstance(at := row.get("at"), int) else row for row in play.rows]
    return replace(play, name=f"{play.name}, dealt on {day}", rows=rows, seen={}, variants={})
