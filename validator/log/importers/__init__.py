"""Importers: each turns the rounds of one foreign source into rows of the round log.

An importer is a function ``convert(source)`` that yields rows, dicts of the published schema, in the order in which
they are to stand in the log. It raises SourceUnusable where the source is not what it says it is; it leaves nothing
out unsaid and makes nothing up: what the source does not record, it declares by rows of kind ``records``.

Anyone may add one as an entry point of the group ``floorperson.importers``; those named here need no installation.
"""

from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Final, TypeAlias, cast

Row: TypeAlias = dict[str, object]
Importer: TypeAlias = Callable[[Path], Iterator[Row]]

GROUP: Final = "floorperson.importers"

OWN: Final = {
    "baccarat-engine": "validator.log.importers.baccarat_engine:convert",
    "blackjack21": "validator.log.importers.blackjack21:convert",
    "rounds": "validator.log.importers.rounds:convert",
}
"""The importers of the house; an entry point may not take their names."""


class SourceUnusable(ValueError):
    """The source cannot be converted; the message says where and why."""


def importer_names() -> tuple[str, ...]:
    """The names of all importers, those of installed packages among them."""
    return tuple(sorted({*OWN, *_installed()}))


def find_importer(name: str) -> Importer:
    """The importer of that name; raises SourceUnusable where there is none."""
    if name in OWN:
        module, _, function = OWN[name].partition(":")
        return cast(Importer, getattr(import_module(module), function))
    point = _installed().get(name)
    if point is None:
        raise SourceUnusable(f"there is no importer {name!r}; there are: {', '.join(importer_names())}")
    return cast(Importer, point.load())


def _installed() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}
