"""Facts of the law in words, and what differs between two of one name."""

from collections.abc import Iterator

from validator.core.money import format_cents
from validator.law.changes import FactChange
from validator.law.facts import Fact, Paytable
from validator.law.tables import Grid, LawTable


def fact_words(fact: Fact) -> str:
    """A number or list of the law, in words: ``at most 7 count``, ``3 to 2``."""
    relation = "" if fact.relation in ("exactly", "one_of") else fact.relation.replace("_", " ") + " "
    value = fact.value
    if isinstance(value, Paytable):
        shown = "; ".join(f"{row.words} {row.pays}" for row in value.rows.values())
    elif isinstance(value, int):
        shown = format_cents(value) if fact.unit == "cents" else f"{value:,}"
        shown += f" {fact.unit}" if fact.unit not in ("cents", "count") else ""
    elif fact.unit == "fraction" and isinstance(value, tuple):
        shown = "/".join(str(part) for part in value)
    elif isinstance(value, tuple):
        shown = "one of " + ", ".join(str(getattr(item, "id", item)) for item in value)
    else:
        shown = str(value)
    return relation + shown


def rows_that_differ(change: FactChange) -> list[str]:
    """The entries of a list, or rows of a table, that differ, as "what: old -> new"; empty for other facts."""
    before, after = (_rows(fact) for fact in (change.before, change.after))
    names = dict.fromkeys((*before, *after))
    differ = (name for name in names if before.get(name) != after.get(name))
    return [f"{name}: {before.get(name, 'none')} -> {after.get(name, 'none')}" for name in differ]


def difference_in_words(change: FactChange) -> Iterator[str]:
    """What differs in a fact, a line each, old -> new: its value with its relation, then its paragraph and words."""
    before, after = change.before, change.after
    if before is None or after is None:
        fact = before or after
        assert fact is not None
        yield f"{fact_words(fact)} ({fact.cite})" + ("; new" if before is None else "; ends")
        return
    rows = rows_that_differ(change)
    if rows:
        yield from rows
    elif (before.value, before.relation) != (after.value, after.relation):
        yield f"{_exactly(before)} -> {_exactly(after)}"
    if before.relation != after.relation and rows:
        yield f"{before.relation} -> {after.relation}"
    if before.cite != after.cite:
        yield f"cites {before.cite} -> {after.cite}"
    if before.quote != after.quote:
        yield f"quotes “{before.quote}” -> “{after.quote}”"


def _exactly(fact: Fact) -> str:
    return f"exactly {fact_words(fact)}" if fact.relation == "exactly" else fact_words(fact)


def _rows(fact: Fact | None) -> dict[str, str]:
    value = None if fact is None else fact.value
    if isinstance(value, Paytable):
        every = [row.words for row in value.rows.values()]
        return {
            row.words if every.count(row.words) == 1 else f"{row.words} ({row.hand})": str(row.pays)
            for row in value.rows.values()
        }
    if isinstance(value, Grid):
        return {str(row): " ".join(map(str, cells)) for row, cells in value.rows.items()}
    if isinstance(value, LawTable):
        return {f"row {number}": " | ".join(map(str, row.cells)) for number, row in enumerate(value.rows, start=1)}
    if fact is not None and fact.unit == "list" and isinstance(value, tuple):
        return {str(getattr(item, "id", item)): f"“{getattr(item, 'words', item)}”" for item in value}
    return {}
