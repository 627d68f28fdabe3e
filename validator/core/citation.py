"""Citations of the law: ``633a.7(g)(10)(ii)(A)`` or ``541 Order (2)`` as a value that knows its parents."""

import re
from typing import Final, NamedTuple

TITLE: Final = "58"
"""The title of the Pennsylvania Code in which all chapters stand."""

_PLAIN = re.compile(
    r"(?P<chapter>\d+[a-z]?)"
    r"(?:\.(?P<section>\d+)(?:(?P<letters>(?:\([0-9A-Za-z]+\))+)|[ _](?P<term>[A-Z][A-Za-z0-9’' _-]*[A-Za-z0-9]))?"
    r"|[ _](?![Pp]reamble)(?P<note>[A-Z][a-z]+(?:[ _][A-Z][a-z]+)*)(?P<parts>(?:[ _]?\([0-9A-Za-z]+\))*))?"
)
"""The form in which the law's data write nearly all citations."""
_LETTERS = re.compile(r"\(\s*([0-9A-Za-z]+)\s*\)")


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
            from validator.core.cited import read_cited

            return read_cited(words)
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
