"""Reads papers back: the words of a docx or PDF, and what HTML consists of."""

import io
import re
import unicodedata
from html.parser import HTMLParser
from pathlib import Path

import pytest

HOSTILE = """<script>alert(1)</script>{{7*7}}{% for a in b %}"'&lt;"""


class Page(HTMLParser):
    """What a page consists of: its tags with their attributes, and its words without styles and scripts."""

    def __init__(self, content: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.words: list[str] = []
        self._within: list[str] = []
        self.feed(content)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag in ("style", "script"):
            self._within.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag in ("style", "script"):
            self._within.pop()

    def handle_data(self, data: str) -> None:
        if not self._within:
            self.words.append(data)

    @property
    def text(self) -> str:
        return " ".join(" ".join(self.words).split())


def page_at(path: Path) -> Page:
    return Page(path.read_text(encoding="utf-8"))


def words_of_docx(path: Path) -> str:
    docx = pytest.importorskip("docx")
    document = docx.Document(io.BytesIO(path.read_bytes()))
    cells = [cell.text for table in document.tables for row in table.rows for cell in row.cells]
    return " ".join(" ".join([*(one.text for one in document.paragraphs), *cells]).split())


def words_of_pdf(path: Path) -> str:
    pypdf = pytest.importorskip("pypdf")
    words = " ".join(page.extract_text() for page in pypdf.PdfReader(path).pages)
    return " ".join(unicodedata.normalize("NFKC", words).split())


def has_nothing_from_outside(content: str) -> bool:
    """Whether a page names nothing that a browser would fetch, and has no attribute of style or script."""
    page = Page(content)
    for tag, held in page.tags:
        for name, value in held.items():
            if name.startswith("on") or name == "style":
                return False
            if name in ("src", "srcset", "data", "poster", "action") or (tag == "link" and name == "href"):
                return False
            if name in ("href", "xlink:href") and re.match(r"\s*(\w+:|//)", value or ""):
                return False
    return "@import" not in content and "url(" not in content


def needs_pdf() -> None:
    """Skip where WeasyPrint, or Pango that it needs, is not there."""
    try:
        import weasyprint  # noqa: F401
    except (ImportError, OSError) as missing:
        pytest.skip(f"no PDF here: {missing}")
