"""Searches the law for words: which paragraphs have them, and where."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from validator.law.text import Paragraph, plain


@dataclass(frozen=True, slots=True)
class SearchHit:
    """A paragraph that holds the words sought: ``words`` are its own in the form of ``plain``, ``spans`` the places."""

    paragraph: Paragraph
    words: str
    spans: tuple[tuple[int, int], ...]


def search(paragraphs: Iterable[Paragraph], sought: str) -> Iterator[SearchHit]:
    """The paragraphs whose own words, or whose defined term, hold what is sought, whatever the case, in their order.

    Words may be parts of longer ones ("insur"), and stand in the order sought with single blanks between them.
    """
    wanted = re.compile(re.escape(plain(sought)), re.IGNORECASE)
    for paragraph in paragraphs:
        words = plain(paragraph.words)
        spans = tuple(found.span() for found in wanted.finditer(words))
        if spans or wanted.search(paragraph.citation.partition(" ")[2]):
            yield SearchHit(paragraph, words, spans)
