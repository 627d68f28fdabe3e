"""A chapter's text by paragraph, with the dates that its sections hold (``text.md`` and ``chapter.yaml``)."""

import re
from collections.abc import Callable, Iterator, Mapping
from datetime import date
from functools import cache, cached_property
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple, TypeVar

from validator.core.citation import Citation
from validator.core.data import data_folder
from validator.law.law_file import law_file
from validator.law.quoting import joined

_ANCHOR = re.compile(r'^<a id="([^"]+)"></a>(.*)$')
_DESIGNATION = re.compile(r"^\([0-9A-Za-z]+\)\s+")
_SECTION_HEAD = re.compile(r"^## § (\S+)\. (.*)\.$")
_PLAIN = str.maketrans({mark: "-" for mark in "—–‒‐‑−"} | {mark: "'" for mark in "‘’ʼ"} | {mark: '"' for mark in "“”"})


Value = TypeVar("Value")


class UnknownParagraph(KeyError):
    """The chapter has no such paragraph; the message offers the nearest citations it has."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return self.message


class BadLawText(ValueError):
    """A data file of the law is not in the form that its loader reads; the message names file and place."""


class Paragraph(NamedTuple):
    """One paragraph of the law, without what lies beneath it.

    ``citation`` as ``str(Citation)`` writes it; ``section`` its section's number ("633a.7"); ``words`` its
    own text without its designation "(a)", white space made single, each row of a table on a line of its own
    as "cell | cell".
    """

    citation: str
    section: str
    words: str


class Wording(NamedTuple):
    """One of the wordings that a section had: the day its words took effect, and where they were published."""

    effective: date
    pa_bulletin: str


class LaterChange(NamedTuple):
    """A change after the text held here.

    ``effective`` is None where the day is unknown; the change was then in print on the day ``seen_by``.
    """

    effective: date | None
    seen_by: date | None
    pa_bulletin: str | None
    what: str


class Section(NamedTuple):
    """A section: its number ("633a.7"), title, first and last day that its words held, history and notes.

    ``history`` are its wordings, of which the last is held; ``held_until`` is None where no later change is known;
    ``notes`` maps "Source", "Authority" and
    "Cross References" to the printed words.
    """

    number: str
    title: str
    held_from: date
    held_until: date | None
    history: tuple[Wording, ...]
    notes: Mapping[str, str]


class ChapterText(NamedTuple):
    """A chapter in the law's order, askable by citation.

    ``paragraphs`` maps the citation of every paragraph that has words of its own; ``sections`` maps their
    numbers; ``notes`` are those under the chapter's own head, and ``notice`` maps the citations of those paragraphs of
    the notes that can be cited ("541 Order (2)").
    """

    chapter: str
    title: str
    game: str
    held_from: date
    held_until: date | None
    held_until_why: str
    later_changes: tuple[LaterChange, ...]
    notes: Mapping[str, str]
    notice: Mapping[str, Paragraph]
    sections: Mapping[str, Section]
    paragraphs: Mapping[str, Paragraph]
    beneath: Mapping[str, tuple[str, ...]]

    def find(self, citation: str) -> Paragraph:
        """Return the paragraph cited; reads "§ 633a.7(g)", blanks between letters, and a term in any case.

        Raises UnknownParagraph where the chapter has no such paragraph with words of its own, and BadCitation
        (of validator.core.citation) where the words are no citation at all.
        """
        known = self._resolve(citation)
        if known in self.notice:
            return self.notice[known]
        if known not in self.paragraphs:
            first = next(iter(self.beneath[known]))
            raise UnknownParagraph(f"{known} has no words of its own; its first part is {first}")
        return self.paragraphs[known]

    def children(self, citation: str) -> tuple[str, ...]:
        """Return the citations directly beneath a paragraph, a section ("633a.7") or the chapter."""
        return self.beneath.get(self._resolve(citation), ())

    def whole(self, citation: str) -> tuple[Paragraph, ...]:
        """Return the paragraph (or section, or chapter) and all that lies beneath it, in the law's order."""
        root = Citation.parse(self._resolve(citation))
        among = self.notice if root.note else self.paragraphs
        return tuple(part for name, part in among.items() if root.holds(Citation.parse(name)))

    def parent(self, citation: str) -> str | None:
        """Return the citation one step up ("633a.7(g)" of "633a.7(g)(1)"); None above the chapter."""
        above = Citation.parse(self._resolve(citation)).parent
        return None if above is None else str(above)

    @property
    def order(self) -> tuple[str, ...]:
        """The citations of all paragraphs in the order of the text, those of the notice first."""
        return (*self.notice, *self.paragraphs)

    def holds(self, citation: str, quote: str) -> bool:
        """Whether the paragraph's own words hold the quote, as ``occurrences`` compares."""
        return bool(occurrences(self.find(citation).words, quote))

    def _resolve(self, citation: str) -> str:
        wanted = Citation.parse(citation)
        name = str(wanted)
        if name in self.paragraphs or name in self.beneath or name in self.notice:
            return name
        if wanted.chapter != self.chapter:
            raise UnknownParagraph(f"{name} is not in chapter {self.chapter}")
        folded = {known.casefold(): known for known in (*self.notice, *self.sections, *self.paragraphs)}
        if (wanted.term or wanted.note) and name.casefold() in folded:
            return folded[name.casefold()]
        if wanted.note:
            there = ", ".join(self.notice) or "none"
            raise UnknownParagraph(f"chapter {self.chapter} has no note {name}; what can be cited of them: {there}")
        above = wanted.parent
        while above is not None and str(above) not in self.beneath:
            above = above.parent
        near = {each.casefold(): each for each in (str(above), *self.beneath.get(str(above), ()))}
        from difflib import get_close_matches

        close = get_close_matches(name.casefold(), near, n=3, cutoff=0.6) or [str(above)]
        hint = f"; did you mean {' or '.join(near[each] for each in close)}?"
        raise UnknownParagraph(f"chapter {self.chapter} has no paragraph {name}{hint}")


def plain(words: str) -> str:
    """Return the words with single blanks, one dash and one quotation mark: the form that is compared.

    The Pennsylvania Bulletin prints a double quotation mark as two single ones.
    """
    return " ".join(words.translate(_PLAIN).replace("''", '"').split())


def occurrences(words: str, quote: str) -> tuple[tuple[int, int], ...]:
    """Return the spans (start, end) in ``plain(words)`` where the quote stands, in whole words."""
    text, sought = plain(words), plain(quote)
    if not sought:
        return ()
    before = r"(?<!\w)" if sought[0].isalnum() else ""
    after = r"(?!\w)" if sought[-1].isalnum() else ""
    return tuple(found.span() for found in re.finditer(before + re.escape(sought) + after, text))


_ALIKE = {"-": "[—–‒‐‑−-]", "'": "[‘’ʼ']", '"': "(?:[“”\"]|'')"}


def quotation_pattern(words: str) -> str:
    """A regular expression for these words in a text, with any spacing, dashes and quotation marks."""
    sought = plain(words)
    before = r"(?<!\w)" if sought[:1].isalnum() else ""
    after = r"(?!\w)" if sought[-1:].isalnum() else ""
    letters = ("\\s+" if letter == " " else _ALIKE.get(letter) or re.escape(letter) for letter in sought)
    return before + "".join(letters) + after


def without_designation(words: str, cite: Citation) -> str:
    """The words of a paragraph without the letter of its own that they may begin with, "(a)"."""
    return words.removeprefix(f"({cite.letters[-1]})").lstrip() if cite.letters else words


@cache
def load_text(chapter: str) -> ChapterText:
    """A chapter's text, whose words are read when they are first asked for: most filings are judged without them.

    Raises UnknownParagraph for a chapter not held, MalformedData, and, when they are read, BadLawText for damaged data.
    """
    folder = data_folder("rules_text") / chapter
    if not (folder / "text.md").is_file():
        raise UnknownParagraph(f"the text of chapter {chapter} is not held")
    return _chapter(folder)


def read_chapter(folder: Path) -> ChapterText:
    """Read ``text.md`` and ``chapter.yaml`` of a folder; raises MalformedData, BadLawText where damaged or at odds."""
    text = _chapter(folder)
    len(text.paragraphs)
    return text


class _Printed(NamedTuple):
    """What ``text.md`` says: the notes by section and heading, the paragraphs and what lies beneath each."""

    notes: Mapping[str, Mapping[str, str]]
    notice: Mapping[str, Paragraph]
    paragraphs: Mapping[str, Paragraph]
    beneath: Mapping[str, tuple[str, ...]]


class LazyPart(Mapping[str, Value]):
    """A part of the printed text, read when it is first used."""

    def __init__(self, part: Callable[[], Mapping[str, Value]]) -> None:
        self._part = part

    @cached_property
    def _read(self) -> Mapping[str, Value]:
        return self._part()

    def __getitem__(self, name: str) -> Value:
        return self._read[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._read)

    def __len__(self) -> int:
        return len(self._read)

    def __contains__(self, name: object) -> bool:
        return name in self._read

    def __repr__(self) -> str:
        return repr(self._read)


def _chapter(folder: Path) -> ChapterText:
    about = law_file(folder / "chapter.yaml")
    chapter: str = about["id"]
    titles = {number: entry["title"] for number, entry in about["sections"].items()}
    held_until = day_or_none(about["text_held_until"])

    @cache
    def printed() -> _Printed:
        return _read_printed(folder, chapter, titles)

    def notes(number: str) -> Mapping[str, str]:
        return LazyPart(lambda: printed().notes.get(number, {}))

    sections: dict[str, Section] = {}
    for number, entry in about["sections"].items():
        since = date.fromisoformat(entry["held_from"])
        history = tuple(Wording(date.fromisoformat(one["effective"]), one["pa_bulletin"]) for one in entry["history"])
        sections[number] = Section(number, entry["title"], since, held_until, history, notes(number))
    return ChapterText(
        chapter=chapter,
        title=about["title"],
        game=about["game"],
        held_from=date.fromisoformat(about["held_from"]),
        held_until=held_until,
        held_until_why=about["text_held_until_why"],
        later_changes=tuple(
            LaterChange(
                day_or_none(one["effective"]), day_or_none(one.get("seen_by")), one.get("pa_bulletin"), one["what"]
            )
            for one in about["later_changes"]
        ),
        notes=notes(chapter),
        notice=LazyPart(lambda: printed().notice),
        sections=MappingProxyType(sections),
        paragraphs=LazyPart(lambda: printed().paragraphs),
        beneath=LazyPart(lambda: printed().beneath),
    )


def _read_printed(folder: Path, chapter: str, titles: Mapping[str, str]) -> _Printed:
    """What is printed under the titles of sections that ``chapter.yaml`` has; raises BadLawText."""
    found, notes, every = _read_markdown(folder / "text.md", chapter)
    if list(titles) != list(found):
        raise BadLawText(f"{folder / 'chapter.yaml'}: its sections are not those of text.md, in order")
    for number, title in titles.items():
        if title != found[number]:
            raise BadLawText(f"{folder / 'chapter.yaml'}: the title of {number} is not that of text.md")
    paragraphs = {name: part for name, part in every.items() if part.section != chapter}
    notice = {name: part for name, part in every.items() if part.section == chapter}
    return _Printed(notes, notice, paragraphs, _tree(chapter, tuple(titles), tuple(paragraphs)))


def day_or_none(day: str | None) -> date | None:
    """A day as data files write it; None where they give none."""
    return None if day is None else date.fromisoformat(day)


def _tree(chapter: str, sections: tuple[str, ...], paragraphs: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    beneath: dict[str, list[str]] = {chapter: list(sections)}
    for number in sections:
        beneath[number] = []
    for name in paragraphs:
        if name in sections:
            continue
        above = str(Citation.parse(name).parent)
        if above not in beneath:
            raise BadLawText(f"text.md: {name} stands without {above} before it")
        beneath[above].append(name)
        beneath[name] = []
    return {name: tuple(parts) for name, parts in beneath.items()}


def _read_markdown(path: Path, chapter: str) -> tuple[dict[str, str], dict[str, dict[str, str]], dict[str, Paragraph]]:
    """Titles and notes by section, and paragraphs by citation, in the order of the text.

    A paragraph of a note above the sections is one line, and stands in its note besides.
    """
    titles: dict[str, str] = {}
    notes: dict[str, dict[str, list[str]]] = {}
    own: dict[str, list[str]] = {}
    section = ""
    into: list[str] = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        head, anchor = _SECTION_HEAD.match(line), _ANCHOR.match(line)
        if head:
            section = head[1]
            titles[section] = head[2]
            into = []
        elif line.startswith("### "):
            into = notes.setdefault(section or chapter, {}).setdefault(line[4:], [])
        elif anchor:
            name = str(Citation.parse(anchor[1]))
            if name in own or Citation.parse(name).section_number != (section or chapter):
                raise BadLawText(f"{path}:{number}: {anchor[1]} stands twice or in another section")
            own[name] = [_DESIGNATION.sub("", anchor[2])]
            if section:
                into = own[name]
            else:
                into.append(anchor[2])
        elif line.strip() and not line.startswith("# "):
            into.append(_row(line) if line.startswith("|") else line)
    return (
        titles,
        {each: {head: joined(lines) for head, lines in heads.items()} for each, heads in notes.items()},
        {name: Paragraph(name, Citation.parse(name).section_number, joined(lines)) for name, lines in own.items()},
    )


def _row(line: str) -> str:
    cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
    if all(set(cell) == {"-"} for cell in cells):
        return ""
    while cells and not cells[-1]:
        cells.pop()
    return "\n" + " | ".join(cells) + "\n"
