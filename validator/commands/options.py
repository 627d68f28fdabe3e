"""What several commands share: exit codes, the kinds of wrong input, options and their values."""

import os
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import date, datetime, timedelta
from enum import IntEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, NamedTuple

import typer

from validator.core.files import error_in_words, named, near, why_not_opened
from validator.core.shifts import Shifts, parse_shifts
from validator.report.formats import FORMATS
from validator.report.result_formats import RESULT_FORMATS

if TYPE_CHECKING:
    from validator.law.versions import Amendments, LawOn


class Exit(IntEnum):
    """The exit codes."""

    CLEAN = 0
    FINDINGS = 1
    UNUSABLE = 2
    OUR_FAULT = 3
    INTERRUPTED = 130


def gravest(
    *,
    interrupted: bool = False,
    our_fault: bool = False,
    unjudged: bool = False,
    failed: bool = False,
    uncovered: bool = False,
) -> Exit:
    """The exit code of a run that may have several causes to end so: what cannot be known goes before what is found.

    ``unjudged`` says that something given could not be read, or was not judged; ``failed`` that something was found
    which is to count; ``uncovered`` that the law alone judged rounds although filings were given.
    """
    causes = (
        (interrupted, Exit.INTERRUPTED),
        (our_fault, Exit.OUR_FAULT),
        (unjudged, Exit.UNUSABLE),
        (failed, Exit.FINDINGS),
        (uncovered, Exit.UNUSABLE),
    )
    return next((code for cause, code in causes if cause), Exit.CLEAN)


class Unusable(Exception):
    """The input or the command line cannot be used; the message says why. Ends in exit code 2."""


@contextmanager
def new_file(output: Path, what: str, unusable: tuple[type[Exception], ...] = (), *, over: bool) -> Iterator[Path]:
    """A file to write ``what`` to, a log say, which takes the place of ``output`` once it is whole.

    Raises Unusable where that cannot be written, stands there already and may not be written ``over``, or where one of
    the ``unusable`` says why there is nothing to write.
    """
    from validator.log.writing import PlaceOccupied, written_beside

    wrong: tuple[type[Exception], ...] = (*unusable, OSError)
    try:
        with written_beside(output, over=over) as part:
            yield part
    except PlaceOccupied as error:
        advice = "" if over else f"; --force writes over a {what} that is there"
        raise Unusable(f"{error}; nothing was written{advice}") from error
    except wrong as error:
        told = error_in_words(error) if isinstance(error, OSError) else error
        raise Unusable(f"{told}; nothing was written to {named(output)}") from error


Form = Literal["full", "json"]
"""The formats of what lists the law, rules, duties …"""

FailOn = Literal["error", "warning", "info", "never", "provisional"]
Sorting = Literal["line", "law", "money"]
EngineChoice = Literal["auto", "interpreted", "compiled"]


_DAY = re.compile(r"\d{4}-\d{2}-\d{2}|\d{8}")
"""A date without a time."""


def parse_day(words: str) -> date:
    """A date of the command line, written 2015-08-01; raises typer.BadParameter."""
    try:
        return date.fromisoformat(words)
    except ValueError:
        raise typer.BadParameter(f"{words!r} is not a date; write it like 2015-08-01") from None


def chapter_named(words: str) -> str:
    """The chapter that words of the command line name, "633a" or "58 Pa. Code Chapter 633a".

    Raises Unusable where its words are not held.
    """
    from difflib import get_close_matches

    from validator.core.citation import BadCitation, Citation
    from validator.law.chapters import HELD

    try:
        cited = Citation.parse(words)
    except BadCitation:
        cited = Citation(words)
    if str(cited) in HELD:
        return cited.chapter
    if having := _chapters_of_game(words):
        raise Unusable(f"{words} is a game, and a chapter is asked for; it is played under: {'; '.join(having)}")
    near = get_close_matches(cited.chapter[:20], HELD, 1, 0.5)
    hint = f"did you mean {near[0]}? " if near else ""
    raise Unusable(f"chapter {words} is not held; {hint}there are: {', '.join(HELD)}")


def _chapters_of_game(words: str) -> list[str]:
    """The chapters, with their titles, whose game is called so, or has that word in its name."""
    from validator.law.chapters import HELD
    from validator.law.in_force import load_in_force

    def plain(name: str) -> str:
        return "".join(letter for letter in name.lower() if letter.isalnum())

    asked = plain(words)
    titles = {chapter: load_in_force(chapter).title for chapter in HELD} if len(asked) > _SHORT else {}
    return [f"{chapter} ({title})" for chapter, title in titles.items() if asked in plain(title)]


_SHORT = 3
"""Letters of a word that is taken for no game, since it is in many names."""


def amendments_in(files: Sequence[Path] | None) -> "Amendments":
    """The amendments that files propose; raises Unusable with all that is wrong with them."""
    if not files:
        return ()
    from validator.core.packed import MalformedData
    from validator.law_review.amendments import read_amendments

    try:
        return read_amendments(files)
    except MalformedData as error:
        raise Unusable(f"an amendment cannot be taken for law:\n{error}") from error
    except OSError as error:
        raise Unusable(f"{error.filename}: {error.strerror or error}") from error


def laws_asked(day: date | None, files: Sequence[Path] | None) -> "LawOn":
    """The law of a day, the last known to come without one, with amendments from files; raises Unusable."""
    from validator.law.versions import LawOn

    return LawOn(day, amendments_in(files))


def parse_since(words: str) -> datetime:
    """A time of the command line, of Pennsylvania where it names no zone; a date begins the day."""
    from validator.log.days import HERE

    try:
        found = datetime.fromisoformat(words)
    except ValueError:
        raise typer.BadParameter(f"{words!r} is no time; write it like 2015-08-15T14:00, or a date alone") from None
    return found if found.tzinfo is not None else found.replace(tzinfo=HERE)


def parse_until(words: str) -> datetime:
    """The same; a date has its whole day."""
    found = parse_since(words)
    return found + timedelta(days=1, microseconds=-1) if _DAY.fullmatch(words) else found


def round_in(words: str) -> tuple[str, int] | None:
    """The table, "" where none is named, and the number of a round written 12 or BJ-101/12; None for what is none."""
    table, slash, number = words.rpartition("/")
    if not (number.isascii() and number.isdigit()) or (slash and not table):
        return None
    return table, int(number)


def parse_round(words: str) -> str:
    """A round of the command line, written 12 or BJ-101/12; raises typer.BadParameter."""
    found = round_in(words)
    if found is None:
        raise typer.BadParameter(f"{words!r} is no round; write its number, as 12, or its table too, as BJ-101/12")
    table, number = found
    return f"{table}/{number}" if table else str(number)


def parse_hours(words: str) -> Shifts:
    """Shifts of the command line, written day=06:00,swing=14:00; raises typer.BadParameter."""
    try:
        return parse_shifts(words)
    except ValueError as error:
        raise typer.BadParameter(str(error)) from None


def parse_format(words: str) -> str:
    """The name of a format of reports, or of a comparison of two judgings; raises typer.BadParameter."""
    if words not in FORMATS and words not in RESULT_FORMATS["what-if"]:
        raise typer.BadParameter(f"{words!r} is not one of {', '.join(FORMATS)}")
    return words


def _complete_format(incomplete: str) -> list[tuple[str, str]]:
    return [(one.name, one.says) for one in FORMATS.values() if one.name.startswith(incomplete)]


def complete_chapter(incomplete: str) -> list[str]:
    """The chapters held that begin so, for a shell that completes a command line."""
    from validator.law.chapters import HELD

    return [chapter for chapter in HELD if chapter.startswith(incomplete)]


SubmissionOption = Annotated[
    list[Path] | None,
    typer.Option(
        "--submission",
        "-s",
        metavar="FILING",
        help="A filing, or a folder of filings, as -s submissions/633a-shoe.yaml; the one in force judges each "
        "round (repeatable).",
    ),
]
DraftsOption = Annotated[
    bool,
    typer.Option(
        "--as-if-approved",
        help="Judge by drafts too, as if they had been approved, as -s draft.yaml --as-if-approved.",
    ),
]
RoundsChapterOption = Annotated[
    str,
    typer.Option(
        "--chapter",
        metavar="CHAPTER",
        autocompletion=complete_chapter,
        help="Chapter of rounds of which neither log nor filing says it, as --chapter 633a.",
    ),
]
EngineOption = Annotated[
    EngineChoice,
    typer.Option("--engine", help="How to run the rules, as --engine compiled; auto takes what is faster."),
]
JobsOption = Annotated[
    int | None,
    typer.Option(
        "--jobs",
        "-j",
        metavar="N",
        min=0,
        help="Judge tables side by side in N processes, as --jobs 4; 0: one for each processor. Else as many as pay.",
    ),
]
StateOption = Annotated[
    Path | None,
    typer.Option(
        "--state",
        metavar="FOLDER",
        help="Go on from the logs that were judged into this folder before, as --state judged; without LOG: report "
        "on all of them.",
    ),
]


FormatOption = Annotated[
    Form, typer.Option("--format", help="How to write it: full for people, json for programs, as --format json.")
]
ReportFormatOption = Annotated[
    str | None,
    typer.Option(
        "--format",
        "-f",
        parser=parse_format,
        autocompletion=_complete_format,
        metavar="|".join(FORMATS),
        help="How to write the report, as --format sarif; without it as the ending of --output says, else full.",
    ),
]


def _but_standard_output(path: Path | None) -> Path | None:
    """The file to write, None for ``-``: standard output is what is written to without one."""
    return None if path == Path("-") else path


OutputOption = Annotated[
    Path | None,
    typer.Option(
        "--output",
        "-o",
        metavar="FILE",
        callback=_but_standard_output,
        help="Write the report to a file, as -o report.json, which appears once it is whole; - for standard output.",
    ),
]
SortOption = Annotated[
    Sorting | None,
    typer.Option(
        "--sort", help="Order findings by their lines, by the law, or by the money at stake, as --sort money."
    ),
]
AllOption = Annotated[
    bool, typer.Option("--all", help="Tell repeated findings one by one, however many there are, as check --all.")
]
StatisticsOption = Annotated[
    bool,
    typer.Option("--statistics", help="Count the findings of each rule in place of telling them, as --statistics."),
]
AmendOption = Annotated[
    list[Path] | None,
    typer.Option(
        "--amend",
        metavar="FILE",
        help="Take a proposed amendment for law from its day on, as --amend proposal.yaml; with --as-of and that day, "
        "judge all by it (repeatable).",
    ),
]
AsOfOption = Annotated[
    date | None,
    typer.Option(
        "--as-of",
        parser=parse_day,
        metavar="DATE",
        help="Judge by the law of this date instead, as --as-of 2015-08-01.",
    ),
]
LawOfOption = Annotated[
    date | None,
    typer.Option(
        "--as-of",
        parser=parse_day,
        metavar="DATE",
        help="Show the law of this date, as --as-of 2026-01-01; without it the last that is known to come.",
    ),
]
AmendLawOption = Annotated[
    list[Path] | None,
    typer.Option(
        "--amend",
        metavar="FILE",
        help="Take a proposed amendment for law from its day on, as --amend proposal.yaml (repeatable).",
    ),
]
ShiftsOption = Annotated[
    Shifts | None,
    typer.Option(
        "--shifts",
        parser=parse_hours,
        metavar="NAME=HH:MM,...",
        help="When shifts of the facility begin, as --shifts day=06:00,swing=14:00,grave=22:00; a log does not say.",
    ),
]
SelectOption = Annotated[
    list[str] | None,
    typer.Option(
        "--select",
        metavar="RULE|PARAGRAPH",
        help="Ask only these rules, as --select 633a.13 or --select blackjack-odds (repeatable).",
    ),
]
IgnoreOption = Annotated[
    list[str] | None,
    typer.Option(
        "--ignore", metavar="RULE|PARAGRAPH", help="Leave these rules out, as --ignore 633a.13(a) (repeatable)."
    ),
]
ExcludeOption = Annotated[
    list[str] | None,
    typer.Option(
        "--exclude",
        metavar="PATTERN",
        help="Leave files out that are called so, or lie in such a folder, as --exclude 'drafts/*' (repeatable).",
    ),
]
FailOnOption = Annotated[
    FailOn | None,
    typer.Option(
        "--fail-on",
        help="The least severity of a new failure that makes the exit code 1, as --fail-on error; without it info. "
        "provisional: each failure, and any text of the law that judged and is not held for the day.",
    ),
]
BaselineOption = Annotated[
    Path | None,
    typer.Option(
        "--baseline", metavar="FILE", help="Findings that are known and do not fail, as --baseline known.json."
    ),
]
UpdateBaselineOption = Annotated[
    bool,
    typer.Option(
        "--update-baseline",
        help="Write what is found to the baseline, as --baseline known.json --update-baseline.",
    ),
]
TableOption = Annotated[
    list[str] | None,
    typer.Option("--table", metavar="TABLE", help="Tell the findings of this table alone, as --table BJ-101."),
]
RoundOption = Annotated[
    list[str] | None,
    typer.Option(
        "--round",
        metavar="ROUND",
        parser=parse_round,
        help="Tell the findings of this round alone, as --round BJ-101/12, or 12 of any table (repeatable).",
    ),
]
DealerOption = Annotated[
    list[str] | None,
    typer.Option("--dealer", metavar="DEALER", help="Tell the findings before this dealer alone, as --dealer D7."),
]
SeatOption = Annotated[
    list[int] | None,
    typer.Option("--seat", metavar="N", min=0, help="Tell the findings of this position alone, as --seat 3."),
]
PatronOption = Annotated[
    list[str] | None,
    typer.Option("--patron", metavar="PATRON", help="Tell the findings of this patron alone, as --patron P1."),
]
SinceOption = Annotated[
    datetime | None,
    typer.Option(
        "--since",
        parser=parse_since,
        metavar="TIME",
        help="Tell the findings from this time on, as --since 2015-08-15T14:00, of Pennsylvania; a date begins it.",
    ),
]
UntilOption = Annotated[
    datetime | None,
    typer.Option(
        "--until",
        parser=parse_until,
        metavar="TIME",
        help="Tell the findings until this time, as --until 2015-08-15T22:00; a date has all of its day.",
    ),
]
ConfigOption = Annotated[
    Path | None,
    typer.Option(
        "--config",
        metavar="FILE",
        help="Take options from this file, as --config board.toml, not from the floorperson.toml, or the "
        "[tool.floorperson] of a pyproject.toml, beside what is judged or above.",
    ),
]
NoConfigOption = Annotated[
    bool,
    typer.Option("--no-config", help="Take options, suppressions among them, from no file, as check --no-config."),
]
VerboseOption = Annotated[
    bool, typer.Option("--verbose", "-v", help="Tell more: tallies of rules, lists, heads, as check -v.")
]

_ORDER = ("info", "warning", "error")


def grave(fail_on: FailOn) -> tuple[str, ...]:
    """The severities of a failure that makes the exit code 1."""
    if fail_on == "provisional":
        return _ORDER
    return () if fail_on == "never" else _ORDER[_ORDER.index(fail_on) :]


class Input(NamedTuple):
    """A file named on the command line, or found in a folder that is; ``why`` it cannot be read, "" where it can."""

    path: Path
    why: str = ""


def expand(
    paths: Sequence[Path],
    endings: Sequence[str],
    what: str,
    wanted: Callable[[Path], bool] = lambda path: True,
    *,
    piped: bool = False,
) -> list[Input]:
    """The files named, each once and in the order of their names, so that no order of arguments changes a report.

    A folder stands for the files in it that end so and are ``wanted``, those of its folders among them; a pattern that
    no shell has filled in, for what it fits. What cannot be opened stands in its place with the reason, so that it
    costs nothing of the others; where nothing can be opened, raises Unusable with all reasons. ``piped`` says that - is
    standard input; otherwise it is refused.
    """
    if STANDARD_INPUT in paths and not piped:
        raise Unusable(f"- is standard input, which is read as no {what} here; save it and name the file")
    found = (one for path in map(near, paths) for one in _inputs(path, endings, what, wanted))
    ordered = sorted(found, key=lambda one: by_name(one.path))
    taken = list({os.path.realpath(one.path): one for one in reversed(ordered)}.values())[::-1]
    if taken and all(one.why for one in taken):
        raise Unusable("; ".join(f"{named(one.path)}: {one.why}" for one in taken))
    return taken


def by_name(path: Path) -> tuple[tuple[str | int, ...], str]:
    """What puts files in the order of their names, with the numbers in them counted: log-9 before log-10."""
    words = re.split(r"(\d+)", path.as_posix())
    return tuple(int(word) if place % 2 else word for place, word in enumerate(words)), path.as_posix()


def _inputs(path: Path, endings: Sequence[str], what: str, wanted: Callable[[Path], bool]) -> Iterator[Input]:
    if path == STANDARD_INPUT:
        yield Input(path)
    elif os.path.isdir(path):
        inside = [one for one in _inside(path, endings) if wanted(one.path)]
        yield from inside or [Input(path, f"the folder holds no {what} ({', '.join(endings)})")]
    elif not os.path.lexists(path) and any(mark in path.name for mark in "*?"):
        fitting = sorted(path.parent.glob(path.name))
        if not fitting:
            yield Input(path, "no file is called so")
        for one in fitting:
            yield from _inputs(one, endings, what, wanted)
    else:
        why = why_not_opened(path)
        yield Input(path, why and f"{why}{_of_a_chapter(path)}")


def _of_a_chapter(path: Path) -> str:
    """What to write instead where no file but a chapter or a game is called so; "" where none is."""
    from validator.law.chapters import HELD

    name = str(path)
    if os.path.lexists(path):
        return ""
    if name in HELD:
        return f"; it is a chapter: floorperson law {name} shows it, floorperson init {name} begins a filing"
    return f"; it is a game: floorperson rules {name} names its chapters" if _chapters_of_game(name) else ""


def _inside(folder: Path, endings: Sequence[str]) -> Iterator[Input]:
    """The files in a folder and in its folders that end so; one that leads back into itself is entered once."""
    closed: list[OSError] = []
    seen: set[str] = set()
    for here, folders, names in os.walk(folder, onerror=closed.append, followlinks=True):
        real = os.path.realpath(here)
        if real in seen:
            folders.clear()
            continue
        seen.add(real)
        folders.sort()
        for path in (Path(here) / name for name in names):
            if path.name.lower().endswith(tuple(endings)):
                yield Input(path, why_not_opened(path))
    for error in closed:
        yield Input(Path(error.filename), f"the folder cannot be opened: {error.strerror or error}")


FILING_ENDINGS = (".yaml", ".yml")
LOG_ENDINGS = (".jsonl", ".csv", ".parquet", ".arrow", ".feather", ".jsonl.gz", ".jsonl.zst", ".csv.gz", ".csv.zst")
STANDARD_INPUT = Path("-")
