"""Citations of the law: ``633a.7(g)(10)(ii)(A)`` or ``541 Order (2)`` as a value that knows its parents."""

import re
from typing import Final, NamedTuple

from validator.core.confusables import unquoted

TITLE: Final = "58"
"""The title of the Pennsylvania Code in which all chapters stand."""

_PLAIN = re.compile(
    r"(?P<chapter>\d+[a-z]?)"
    r"(?:\.(?P<section>\d+)(?:(?P<letters>(?:\([0-9A-Za-z]+\))+)|[ _](?P<term>[A-Z][A-Za-z0-9’' _-]*[A-Za-z0-9]))?"
    r"|[ _](?![Pp]reamble)(?P<note>[A-Z][a-z]+(?:[ _][A-Z][a-z]+)*)(?P<parts>(?:[ _]?\([0-9A-Za-z]+\))*))?"
)
"""The form in which the law's data write nearly all citations."""
_LETTERS = re.compile(r"\(\s*([0-9A-Za-z]+)\s*\)")
# Those of citations as people write them are compiled when the first is read, as the law's data write none so.
_LEAD = (
    r"\s*(?:see\s+)?(?:(?:title\s+)?(?P<title>\d+),?\s*(?:Pa\.?|Pennsylvania)\s*(?P<work>Code|C\.?\s*S\.?\s*A?\.?)(?![a-z]),?\s*)?"
    r"(?:(?:§+|(?:sub)?sections?\b|sect?\.(?=\s)|chapters?\b|ch\.(?=\s)|(?:sub)?paragraphs?\b|par\.(?=\s))\s*)*"
)
_TRAIL = (
    r"(?:\s*\(relating to [^()]*\)|(?<=[0-9a-z])\.\s+(?!and\b|or\b|to\b|through\b)[a-z][^().§]*)?"
    r"(?:,?\s+(?:of\s+)?(?:title\s+58(?:\s+of\s+the\s+p\S*\s+code)?|(?:the\s+)?58\s+p\S*\s*code))?[\s.,;:]*$"
)
"""What follows a citation: "(relating to ...)", the heading as the Code prints it, the code that it is of."""
_FORM = (
    r"^(?P<chapter>\d+[A-Za-z]?)"
    r"(?:\.(?P<section>\d+)(?P<letters>(?:\s*\(\s*[0-9A-Za-z]+\s*\))*)(?:[ _](?P<term>\S.*?))?"
    r"|,?[ _](?:[Pp]reamble[ _])?(?P<note>[A-Za-z]+(?:[ _][A-Za-z]+)*)(?P<parts>(?:[ _]*\([0-9A-Za-z]+\))*))?$"
)
_AND = r"(?:[,;&–—-]|\band\b|\bor\b|\bto\b|\bthrough\b)"
_SEVERAL = (
    rf"(?P<first>\d+[a-z]?\.\d+(?:\s*\([0-9a-z]+\))*)\s*{_AND}[\s§]*(?P<more>(?:{_AND}|\s|§)*(?:\d+[a-z]?\.\d+|\().*)"
)
_ONE_OF_THEM = r"(?P<section>\d+[a-z]?\.\d+)?(?P<letters>(?:\s*\([0-9a-z]+\))*)"
_WITHOUT_BRACKETS = r"(?P<section>\d+[a-z]?\.\d+)(?P<letters>(?:[.-]?(?:[a-z]|\d+|[ivx]+))+)"
_BARE_LETTER = r"[ivx]{2,}|[a-z]|\d+"
_MOST_SHOWN = 4


class BadCitation(ValueError):
    """The words do not have the form of a citation; the message says what to write instead."""


class NotOneParagraph(BadCitation):
    """The words cite the law, but several paragraphs at once, or law that is not of this title and code."""


class Citation(NamedTuple):
    """A place in the law.

    ``chapter`` "633a"; ``section`` the number behind the dot as a string, "" for a whole chapter; ``letters`` the
    designations from the outermost to the deepest, ("g", "10", "ii", "A"); ``term`` the defined term of an entry in
    a section of definitions ("Royal Match"), else "". ``note`` is the heading of a note above the sections ("Order" of
    the notice that adopts the chapter), else "".
    """

    chapter: str
    section: str = ""
    letters: tuple[str, ...] = ()
    term: str = ""
    note: str = ""

    @classmethod
    def parse(cls, words: str) -> "Citation":
        """Read ``633a.7(g)(10)``, ``58 Pa. Code § 633a.7(g)``, ``633a.1 Royal Match`` or ``541 Order (2)``.

        Also as lawyers write it: ``Section 633a.7(g) (relating to dealing)``, ``541 preamble Order (2)``. Raises
        BadCitation.
        """
        plain = _PLAIN.fullmatch(words)
        if plain is None:
            return _as_written(words)
        letters = tuple(_LETTERS.findall(plain["letters"] or plain["parts"] or ""))
        term, note = ((plain[name] or "").replace("_", " ") for name in ("term", "note"))
        return cls(plain["chapter"], plain["section"] or "", letters, term, note)

    def __str__(self) -> str:
        section = f".{self.section}" if self.section else ""
        term = f" {self.term}" if self.term else ""
        note = f" {self.note}{' ' if self.letters else ''}" if self.note else ""
        return self.chapter + section + note + "".join(f"({letter})" for letter in self.letters) + term

    @property
    def section_number(self) -> str:
        """The section with its chapter, ``633a.7``; the chapter alone where none is named."""
        return f"{self.chapter}.{self.section}" if self.section else self.chapter

    @property
    def parent(self) -> "Citation | None":
        """The paragraph that holds this one; a section's parent is its chapter; None above that."""
        if self.term:
            return Citation(self.chapter, self.section)
        if self.letters:
            return Citation(self.chapter, self.section, self.letters[:-1], note=self.note)
        return Citation(self.chapter) if self.section or self.note else None

    def holds(self, other: "Citation") -> bool:
        """Whether ``other`` is this paragraph or lies beneath it."""
        step: Citation | None = other
        while step is not None:
            if step == self:
                return True
            step = step.parent
        return False


def _as_written(words: str) -> Citation:
    """The citation in words as people write and paste them: ``58 Pa. Code § 633a.7(g) (relating to dealing)``."""
    rest = _bare(unquoted(words.strip().strip('"')))
    if several := _several(rest):
        raise NotOneParagraph(f"{words!r} cites several paragraphs; write one of them: {several}")
    match = re.match(_FORM, rest)
    if match is None:
        advice = _with_brackets(rest) or "it like 633a.7(g)(10)(ii)(A) or 633a.1 Royal Match"
        raise BadCitation(f"{words!r} is not a citation; write {advice}")
    letters = tuple(_LETTERS.findall(match["letters"] or match["parts"] or ""))
    term, note = ((match[name] or "").replace("_", " ") for name in ("term", "note"))
    return Citation(match["chapter"].lower(), match["section"] or "", letters, term, note)


def _bare(words: str) -> str:
    """The citation without what names the code before it and the title of the section behind it."""
    lead = re.match(_LEAD, words, re.IGNORECASE)
    if lead is None:
        return words
    title, work = lead["title"], (lead["work"] or "Code").lower()
    if title not in (None, TITLE) or work != "code":
        raise NotOneParagraph(
            f"{words!r} is not of {TITLE} Pa. Code, and no other law is held; write it like 633a.7(g)"
        )
    return re.sub(_TRAIL, "", words[lead.end() :], flags=re.IGNORECASE)


def _several(words: str) -> str:
    """The paragraphs that words cite together, "" where it is not several."""
    found = re.fullmatch(_SEVERAL, words, re.IGNORECASE)
    if found is None:
        return ""
    section, _, _ = found["first"].partition("(")
    letters = _LETTERS.findall(found["first"])
    cites = [_written(section, letters)]
    for part in re.split(_AND, found["more"]):
        one = re.fullmatch(_ONE_OF_THEM, part.strip(" \t§\N{NO-BREAK SPACE}"), re.IGNORECASE)
        if one is None or not one[0]:
            continue
        own = _LETTERS.findall(one["letters"])
        section, letters = (one["section"], own) if one["section"] else (section, [*letters[: -len(own)], *own])
        cites.append(_written(section, letters))
    return ", ".join(cites[:_MOST_SHOWN])


def _with_brackets(words: str) -> str:
    """A citation whose letters lack their brackets, with these; "" for other words."""
    found = re.fullmatch(_WITHOUT_BRACKETS, words, re.IGNORECASE)
    return (
        "" if found is None else _written(found["section"], re.findall(_BARE_LETTER, found["letters"], re.IGNORECASE))
    )


def _written(section: str, letters: list[str]) -> str:
    return section.strip() + "".join(f"({letter})" for letter in letters)
