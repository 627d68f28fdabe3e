"""The published schema of the round log, read from schemas/round-log.yaml.

Only the generator, the documentation commands and the tests read it; a replay uses the generated modules.
"""

from pathlib import Path
from typing import NamedTuple

from ruamel.yaml import YAML

from validator.core.data import data_folder

FREE = "free"
RECORD = "record"


class SchemaBroken(ValueError):
    """The schema contradicts itself; the message names the place."""


class Column(NamedTuple):
    """One column: its name, type, meaning, and limit.

    ``type`` is text, name, word, integer, time, card, face or place; ``limit`` is the largest value of an
    integer, the greatest length of a text, 0 where none is set.
    """

    name: str
    type: str
    meaning: str
    limit: int


class EventKind(NamedTuple):
    """One kind of event.

    ``family`` says in whose stream it stands (table, round; any: also the venue's); ``each`` says what
    its rows tell in the words of the trade ("each card burned"); ``requires`` and ``allows`` give for each operand its
    meaning in this kind; ``what`` names the word lists of the column
    ``what`` (or ``free``, ``record``), ``by`` those of the column ``by``.
    """

    name: str
    code: int
    family: str
    meaning: str
    each: str
    requires: dict[str, str]
    allows: dict[str, str]
    what: tuple[str, ...]
    by: tuple[str, ...]


class LogSchema(NamedTuple):
    """The whole schema: ``words`` and ``by`` map each list's name to its words and their meanings."""

    version: str
    columns: dict[str, Column]
    common: dict[str, str]
    absence: str
    faces: tuple[str, ...]
    places: dict[str, str]
    by: dict[str, dict[str, str]]
    words: dict[str, dict[str, str]]
    numbers: dict[str, tuple[str, ...]]
    kinds: dict[str, EventKind]

    def words_of(self, kind: str) -> dict[str, str]:
        """Words that the column ``what`` of this kind may hold, with their meanings; empty where free."""
        found: dict[str, str] = {}
        for group in self.kinds[kind].what:
            if group not in (FREE, RECORD):
                found.update(self.words[group])
        return found


def load_log_schema(path: Path | None = None) -> LogSchema:
    """Read and check the schema; ``path`` defaults to the one published. Raises SchemaBroken."""
    source = path or data_folder("schemas") / "round-log.yaml"
    raw = YAML(typ="safe").load(source.read_text(encoding="utf-8"))
    columns = {
        name: Column(name, body["type"], body["meaning"], int(body.get("limit", 0)))
        for name, body in raw["columns"].items()
    }
    words = _word_lists(raw["words"])
    kinds = {
        name: EventKind(
            name,
            int(body["code"]),
            body["family"],
            body["meaning"],
            body["each"],
            dict(body.get("requires") or {}),
            dict(body.get("allows") or {}),
            _names(body.get("what")),
            _names(body.get("by", "roles")),
        )
        for name, body in raw["kinds"].items()
    }
    schema = LogSchema(
        str(raw["version"]),
        columns,
        dict(raw["common"]),
        " ".join(raw["absence"].split()),
        tuple(raw["faces"]),
        dict(raw["places"]),
        {name: dict(group) for name, group in raw["by"].items()},
        words,
        {name: tuple(order) for name, order in raw["numbers"].items()},
        kinds,
    )
    _check(schema)
    return schema


def _names(value: str | list[str] | None) -> tuple[str, ...]:
    if value is None:
        return ()
    return (value,) if isinstance(value, str) else tuple(value)


def _word_lists(raw: dict[str, dict[str, str] | list[str]]) -> dict[str, dict[str, str]]:
    """Word lists; one written as a list of names takes its meanings from the lists that define them."""
    defined = [group for group in raw.values() if isinstance(group, dict)]
    meanings = {word: text for group in defined for word, text in group.items()}
    lists: dict[str, dict[str, str]] = {}
    for name, group in raw.items():
        if isinstance(group, dict):
            lists[name] = dict(group)
            continue
        missing = [word for word in group if word not in meanings]
        if missing:
            raise SchemaBroken(f"words.{name}: no list gives the meaning of {', '.join(missing)}")
        lists[name] = {word: meanings[word] for word in group}
    return lists


def _check(schema: LogSchema) -> None:
    codes: dict[int, str] = {}
    for kind in schema.kinds.values():
        if kind.code in codes:
            raise SchemaBroken(f"kinds {codes[kind.code]} and {kind.name} share the code {kind.code}")
        codes[kind.code] = kind.name
        for column in (*kind.requires, *kind.allows):
            if column not in schema.columns:
                raise SchemaBroken(f"kind {kind.name}: there is no column {column}")
        for group in kind.what:
            if group not in (FREE, RECORD) and group not in schema.words:
                raise SchemaBroken(f"kind {kind.name}: there is no word list {group}")
        for group in kind.by:
            if group not in schema.by:
                raise SchemaBroken(f"kind {kind.name}: there is no list {group} for the column by")
        if bool(kind.what) != ("what" in kind.requires or "what" in kind.allows):
            raise SchemaBroken(f"kind {kind.name}: the operand what and its word list must come together")
    _numbered("what", schema, {word for group in schema.words.values() for word in group})
    _numbered("places", schema, set(schema.places))
    _numbered("by", schema, {word for group in schema.by.values() for word in group})


def _numbered(name: str, schema: LogSchema, words: set[str]) -> None:
    order = schema.numbers[name]
    if len(set(order)) != len(order):
        raise SchemaBroken(f"numbers.{name} names a word twice")
    if missing := sorted(words - set(order)):
        raise SchemaBroken(f"numbers.{name}: append {', '.join(missing)}")
    if surplus := sorted(set(order) - words):
        raise SchemaBroken(f"numbers.{name}: no list has {', '.join(surplus)}; a word keeps its number")
