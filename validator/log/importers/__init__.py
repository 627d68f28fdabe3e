"""Importers: each turns the rounds of one foreign source into rows of the round log.

An importer's ``convert(source)`` yields rows, dicts of the published schema, in the order in which they are to stand in
the log; the numbers ``seq`` of a table rise from 1. It raises SourceUnusable where the source is not what it says it
is; it leaves nothing out unsaid and makes nothing up: what the source does not record, it declares by rows of kind
``records``.

Anyone may add one as an entry point of the group ``floorperson.importers`` that leads to an Importer; those named here
need no installation. docs/importers.md shows how one is written.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Final, TypeAlias, cast

from validator.log.read.diagnose import did_you_mean

Row: TypeAlias = dict[str, object]

GROUP: Final = "floorperson.importers"

OWN: Final = {
    "baccarat-engine": "validator.log.importers.baccarat_engine:IMPORTER",
    "blackjack21": "validator.log.importers.blackjack21:IMPORTER",
    "engine-blackjack": "validator.log.importers.engine_blackjack:IMPORTER",
    "jackblack": "validator.log.importers.jackblack:IMPORTER",
    "rounds": "validator.log.importers.rounds:IMPORTER",
    "studio-history": "validator.log.importers.studio:HISTORY",
    "studio-replay": "validator.log.importers.studio:REPLAY",
}
"""The importers of the house; an entry point may not take their names."""


class SourceUnusable(ValueError):
    """The source cannot be converted; the message says where and why."""


@dataclass(frozen=True, slots=True)
class Importer:
    """One importer.

    ``takes`` says in one line which form of source it takes; ``convert`` gives the rows for a source; ``is_of`` whether
    the first JSON value in a source, or the first row of a table of text, is of that form, so that a file of another
    form can be told; ``warning`` what whoever uses the log has to know, "" for nothing; ``without`` the kinds that
    cannot happen in the source, which it declares always to be recorded though no row stands; ``chapters`` those whose
    game the source may be a record of.
    """

    takes: str
    convert: Callable[[Path], Iterator[Row]]
    is_of: Callable[[object], bool]
    warning: str = ""
    without: frozenset[str] = frozenset()
    chapters: tuple[str, ...] = ()


def importer_names() -> tuple[str, ...]:
    """The names of all importers, those of installed packages among them."""
    return tuple(sorted({*OWN, *_installed()}))


def find_importer(name: str) -> Importer:
    """The importer of that name; raises SourceUnusable where there is none."""
    if name in OWN:
        module, _, value = OWN[name].partition(":")
        return cast(Importer, getattr(import_module(module), value))
    point = _installed().get(name)
    if point is None:
        near, names = did_you_mean(name, importer_names()), ", ".join(importer_names())
        told = f"there is no importer {name!r}{near}; there are: {names} (--list says which form each takes)"
        raise SourceUnusable(told)
    found = point.load()
    if not isinstance(found, Importer):
        raise SourceUnusable(f"{point.value}, which should be the importer {name}, is no Importer (docs/importers.md)")
    return found


def _installed() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}
