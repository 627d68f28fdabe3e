"""Papers as PDF: their HTML, printed by WeasyPrint (extra ``pdf``)."""

from importlib import import_module
from pathlib import Path
from typing import Any


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
    path.write_bytes(document.write_pdf(pdf_identifier=bytes.fromhex(mark)[:16]))


def _nothing(address: str, *_: object) -> dict[str, object]:
    raise ValueError(f"a paper takes nothing from outside: {address}")
