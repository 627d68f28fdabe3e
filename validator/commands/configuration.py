"""The options that a project keeps in a file: ``floorperson.toml``, or ``[tool.floorperson]`` of ``pyproject.toml``."""

import os
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date, datetime
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast, get_args

from validator.commands.options import STANDARD_INPUT, FailOn, Sorting, Unusable
from validator.core.depth import not_too_deep
from validator.core.files import named, near, why_not_trusted

if TYPE_CHECKING:
    from validator.report.suppression import Suppression

OWN: Final = "floorperson.toml"
_SHARED = "pyproject.toml"
_OURS = re.compile(rb"""tool["']?\s*\.\s*["']?floorperson|^\s*\[\s*["']?tool["']?\s*\]""", re.MULTILINE)
"""What stands in every file that may have ``[tool.floorperson]``, so that others need not be read as TOML."""


MARKERS: Final = (".git", ".hg", ".svn")
"""What lies in the folder at the top of a project."""

LOOKS: Final = ("format", "sort")
"""The keys that say how a report looks; the others, what is judged, told, or lets pass."""


class Configuration(NamedTuple):
    """What a file says; ``file`` is its name, "" for none, ``root`` the folder that it reckons paths from.

    ``bears_on`` says, key by key and with numbers, what of it bears on what is judged and told; ``aside`` why that is
    not obeyed, "" where it is. ``others`` are files that were found too and are not obeyed, in words.
    """

    file: str = ""
    root: Path = Path()
    select: tuple[str, ...] = ()
    ignore: tuple[str, ...] = ()
    exclude: tuple[str, ...] = ()
    fail_on: FailOn | None = None
    format: str | None = None
    sort: Sorting | None = None
    submissions: tuple[Path, ...] = ()
    baseline: Path | None = None
    suppressions: "tuple[Suppression, ...]" = ()
    bears_on: str = ""
    aside: str = ""
    others: tuple[str, ...] = ()

    def but_looks(self, why: str) -> "Configuration":
        """What it says of looks alone, and why no more is obeyed."""
        return Configuration(
            self.file, self.root, format=self.format, sort=self.sort, bears_on=self.bears_on, aside=why
        )

    def in_words(self, excluded: Sequence[str]) -> str:
        """What of the file bears on the report, or is not obeyed, in a line; "" for nothing. ``excluded`` are files."""
        return "; ".join(filter(None, (self._own_words(excluded), *self.others)))

    def _own_words(self, excluded: Sequence[str]) -> str:
        if not self.bears_on:
            return ""
        if self.aside:
            return f"{self.file} is not obeyed, as {self.aside}: {self.bears_on}; --config {self.file} obeys it"
        files = f"; excluded: {', '.join(excluded)}" if excluded else ""
        return f"{self.file} bears on this: {self.bears_on}{files}"


def find_configuration(here: Path, judged: Iterable[Path] = ()) -> Configuration:
    """The configuration of the nearest folder that has one, from the files ``judged`` upward, else from ``here``.

    Nobody named it, so that it bears on what is judged only where it lies in ``here`` or in the project in which one
    stands there, and nobody else can have written it. One that is not obeyed is told, and the search goes on; where
    none is obeyed, the first found says how reports look. Raises Unusable where one that is obeyed is faulty, or files
    have several.
    """
    obeyed: dict[Path, list[Path]] = {}
    aside: dict[Path, Configuration] = {}
    folders = dict.fromkeys(_folder(path, here) for path in judged)
    for start in (*folders, here):
        if start == here and obeyed:
            continue
        nearest = True
        for path in _upward(start):
            why = why_not_obeyed(path, here)
            if not why:
                obeyed.setdefault(path, []).append(start)
                break
            if nearest:
                aside.setdefault(path, _not_obeyed(path, why))
            nearest = False
    if len(obeyed) > 1:
        told = " and ".join(f"{_called(path)} (for {_called(starts[0])})" for path, starts in obeyed.items())
        raise Unusable(
            f"the files have several options files: {told}; judge them apart, or name one with --config, or --no-config"
        )
    others = list(aside.values())
    if not obeyed:
        return others[0]._replace(others=_told_aside(others[1:])) if others else Configuration()
    (path,) = obeyed
    return _read(path, _table(path) or {})._replace(others=_told_aside(others))


def _folder(path: Path, here: Path) -> Path:
    """The folder that a file lies in; of standard input where one stands."""
    return here if path == STANDARD_INPUT else Path(os.path.abspath(here / path)).parent


def _upward(start: Path) -> Iterator[Path]:
    """The files with options in a folder and those above, the nearest first; raises Unusable where none can be told."""
    for folder in (start, *start.parents):
        own, shared = folder / OWN, folder / _SHARED
        try:
            if own.is_file():
                yield own
            elif shared.is_file() and _OURS.search(shared.read_bytes()) and _table(shared) is not None:
                yield shared
        except OSError as error:
            why = error.strerror or error
            raise Unusable(
                f"{named(folder)}: whether options are kept here cannot be told: {why}; --no-config"
            ) from error


def _table(path: Path) -> Mapping[str, Any] | None:
    """What a file says of options; None for a pyproject.toml that says nothing of them."""
    found = _toml(path)
    return found.get("tool", {}).get("floorperson") if path.name == _SHARED else found


def _not_obeyed(path: Path, why: str) -> Configuration:
    try:
        return _read(path, _table(path) or {}).but_looks(why)
    except Unusable:
        return Configuration(_called(path), path.parent, bears_on="it cannot be read", aside=why)


def _told_aside(found: "Sequence[Configuration]") -> tuple[str, ...]:
    return tuple(words for one in found if (words := one.in_words(())))


def why_not_obeyed(path: Path, here: Path) -> str:
    """Why a file that was found, seen from the folder ``here``, does not bear on what is judged; "" where it does."""
    folder = path.parent
    if folder != here and not _in_one_project(folder, here):
        if here.is_relative_to(folder):
            return "it lies above the folder in which you stand, and no project that begins there (.git) holds both"
        return "it lies elsewhere than the folder in which you stand, and no project (.git) holds both"
    return why_not_trusted(path) or why_not_trusted(folder, "its folder")


def _in_one_project(folder: Path, here: Path) -> bool:
    """Whether the project in which one stands holds the folder, and none of its own begins above that."""
    top, other = _top(here.resolve()), folder.resolve()
    if top is None or not other.is_relative_to(top):
        return False
    return here.resolve().is_relative_to(other) or _top(other) == top


def _top(folder: Path) -> Path | None:
    """Where the project begins that holds a folder; None where none does."""
    return next((one for one in (folder, *folder.parents) if any((one / marker).exists() for marker in MARKERS)), None)


def read_configuration(path: Path) -> Configuration:
    """The configuration in a file that is named; raises Unusable where it is faulty, or cannot be opened."""
    return _read(path, _table(path) or {})


def _toml(path: Path) -> dict[str, Any]:
    import tomllib

    try:
        with not_too_deep():
            return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        why = (isinstance(error, OSError) and error.strerror) or error
        raise Unusable(f"{named(path)}: the configuration cannot be read: {why}") from error


def _read(path: Path, table: Mapping[str, Any]) -> Configuration:
    from validator.report.formats import FORMATS

    file = _called(path)
    told: list[str] = []
    values: dict[str, object] = {}
    for key, value in table.items():
        form = KEYS.get(key)
        if form is None:
            near = get_close_matches(key, KEYS, n=1)
            hint = f"did you mean {near[0]}?" if near else f"there are: {', '.join(KEYS)}"
            told.append(f"unknown key {key!r}; {hint}")
        elif form == "texts":
            if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
                told.append(f'{key}: a list of texts is expected, as ["633a.13"]')
            else:
                values[key] = tuple(value)
        elif form == "tables":
            values["suppressions"] = _suppressions(value, told)
        elif not isinstance(value, str):
            told.append(f"{key}: a text is expected")
        else:
            choices = tuple(FORMATS) if key == "format" else get_args(form)
            if choices and value not in choices:
                told.append(f"{key}: {value!r} is none of {', '.join(choices)}")
            values[key] = value
    if told:
        raise Unusable("\n".join(f"{file}: {words}" for words in told))
    root = path.parent
    return Configuration(
        file=file,
        root=root,
        select=cast(tuple[str, ...], values.get("select", ())),
        ignore=cast(tuple[str, ...], values.get("ignore", ())),
        exclude=cast(tuple[str, ...], values.get("exclude", ())),
        fail_on=cast(FailOn | None, values.get("fail-on")),
        format=cast(str | None, values.get("format")),
        sort=cast(Sorting | None, values.get("sort")),
        submissions=tuple(root / one for one in cast(tuple[str, ...], values.get("submissions", ()))),
        baseline=root / cast(str, values["baseline"]) if "baseline" in values else None,
        suppressions=cast("tuple[Suppression, ...]", values.get("suppressions", ())),
        bears_on=", ".join(_counted(key, value) for key, value in table.items() if key not in LOOKS),
    )


def _called(path: Path) -> str:
    """The file as reports name it: from where one stands, where it lies beneath."""
    return named(near(path))


def _counted(key: str, value: object) -> str:
    """A key with what it says: how many entries, or the word."""
    return f"{key} {len(value) if isinstance(value, list) else value}"


KEYS: Final[Mapping[str, object]] = {
    "select": "texts",
    "ignore": "texts",
    "exclude": "texts",
    "fail-on": FailOn,
    "format": "text",
    "sort": Sorting,
    "submissions": "texts",
    "baseline": "text",
    "suppress": "tables",
}
"""The keys of the file, each with the form of its value: the choices, or what it is."""

SUPPRESS_KEYS: Final = ("rule", "paragraph", "where", "reason", "approver", "until")
"""The keys of a table ``[[suppress]]``."""


def _suppressions(value: object, told: list[str]) -> "tuple[Suppression, ...]":
    """The entries; what is wrong with them is added to ``told``."""
    if not isinstance(value, list) or not all(isinstance(one, dict) for one in value):
        told.append("suppress: write each as a table [[suppress]]")
        return ()
    return tuple(_suppression(number, entry, told) for number, entry in enumerate(value, 1))


def _suppression(number: int, entry: Mapping[str, object], told: list[str]) -> "Suppression":
    from validator.report.suppression import Suppression

    def wrong(words: str) -> None:
        told.append(f"[[suppress]] {number}: {words}")

    for key in entry:
        if key not in SUPPRESS_KEYS:
            near = get_close_matches(key, SUPPRESS_KEYS, n=1)
            wrong(
                f"unknown key {key!r}; "
                + (f"did you mean {near[0]}?" if near else f"there are: {', '.join(SUPPRESS_KEYS)}")
            )
    words = {key: entry.get(key, "") for key in SUPPRESS_KEYS if key != "until"}
    for key, value in words.items():
        if not isinstance(value, str):
            wrong(f"{key}: a text is expected")
            words[key] = "?"
    said = {key: str(value).strip() for key, value in words.items()}
    if not said["reason"]:
        wrong("no reason is given; nothing is suppressed without one")
    if not said["approver"]:
        wrong("no approver is named; nothing is suppressed without one")
    if not (said["rule"] or said["paragraph"]):
        wrong("name a rule or a paragraph")
    until = entry.get("until")
    if until is not None and (not isinstance(until, date) or isinstance(until, datetime)):
        wrong("until: write a date without quotes, as 2027-06-30")
        until = None
    if said["rule"]:
        _known_rule(said["rule"], wrong)
    return Suppression(
        number=number,
        rule=said["rule"],
        paragraph=_paragraph(said["paragraph"], wrong) if said["paragraph"] else None,
        where=said["where"],
        reason=said["reason"],
        approver=said["approver"],
        until=until,
    )


def _known_rule(rule: str, wrong: Any) -> None:
    from validator.core.citation import BadCitation, Citation, NotOneParagraph
    from validator.filing.calendar import ClashKind
    from validator.report.catalogue import all_rules

    known = {*get_args(ClashKind), *(entry.rule.id for entry in all_rules())}
    if rule in known:
        return
    try:
        wrong(f'{rule!r} is a paragraph, not a rule; write paragraph = "{Citation.parse(rule)}"')
    except NotOneParagraph as error:
        wrong(f"rule: {error}, as paragraph = …")
    except BadCitation:
        near = get_close_matches(rule, known, n=3)
        hint = f"did you mean {' or '.join(near)}?" if near else "floorperson rules lists them"
        wrong(f"no rule is called {rule!r}; {hint}")


def _paragraph(words: str, wrong: Any) -> Any:
    from validator.core.citation import BadCitation, Citation
    from validator.law.text import UnknownParagraph
    from validator.law.versions import law_of

    try:
        found = Citation.parse(words)
        if found.section or found.note:
            law_of(found.chapter).text.whole(words)
        else:
            len(law_of(found.chapter).text.title)
    except (BadCitation, UnknownParagraph) as error:
        wrong(f"paragraph: {error}")
        return None
    return found
