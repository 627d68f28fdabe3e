"""Papers as PDF: their HTML, printed by WeasyPrint (extra ``pdf``)."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, Final

_TIME: Final = "SOURCE_DATE_EPOCH"


class PdfMissing(ImportError):
    """WeasyPrint, or Pango that it needs, is not there; the message says what to do."""


def write_pdf(html: str, mark: str, path: Path) -> None:
    """Print HTML to the file at ``path``; ``mark`` identifies it. Raises PdfMissing, OSError."""
    try:
        weasyprint: Any = import_module("weasyprint")
    except (ImportError, OSError) as missing:
        raise PdfMissing(
            "PDF needs WeasyPrint (python -m pip install 'floorperson[pdf]') and Pango of the system; "
            "or write .html and print it from a browser"
        ) from missing
    document = weasyprint.HTML(string=html, url_fetcher=_nothing).render()
    with _fonts_without_time():
        path.write_bytes(document.write_pdf(pdf_identifier=bytes.fromhex(mark)[:16]))


@contextmanager
def _fonts_without_time() -> Iterator[None]:
    """The fonts that go into a paper do not say when: they are written by the time that is set here, if one is."""
    if _TIME in os.environ:
        yield
        return
    os.environ[_TIME] = "0"
    try:
        yield
    finally:
        del os.environ[_TIME]


def _nothing(address: str, *_: object) -> dict[str, object]:
    raise ValueError(f"a paper takes nothing from outside: {address}")
