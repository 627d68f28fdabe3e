"""Tells where a log says that it comes from."""

from collections.abc import Iterator

from validator.log.read.origin import LogOrigin
from validator.report.judgment import Judgment, ReplayedLogs
from validator.report.page import shown


def origins_of(judgment: Judgment) -> tuple[LogOrigin, ...]:
    """Where the logs that were judged say that they come from; () of filings, and of logs that do not say it."""
    return judgment.report.origins if isinstance(judgment, ReplayedLogs) else ()


def origin_in_words(origin: LogOrigin) -> str:
    """All of it in one line, which says whose word it is."""
    told = "; ".join(f"{label[:1].lower()}{label[1:]}: {words}" for label, words in origin_lines(origin))
    return f"{origin.log}, as its first row says: {told}"


def origin_lines(origin: LogOrigin) -> Iterator[tuple[str, str]]:
    """What is said, each with its name; nothing for what is not."""
    sheet = f", sheet {origin.sheet}" if origin.sheet else ""
    left_out = f" ({origin.left_out})" if origin.left_out else ""
    by = origin.attested_by or "nobody who is named"
    for label, words in (
        ("Made from", f"{_file(origin.source, origin.source_sha256)}{sheet}"),
        ("By the map", _file(origin.map, origin.map_sha256)),
        ("By the importer", origin.importer),
        ("Rows read", origin.rows_read),
        ("Rows left out", f"{origin.rows_left_out}{left_out}"),
        ("Left out as", origin.left_out_why),
        ("Files beside it", origin.files_beside),
        ("Of these not written", origin.beside_left_out),
        ("Not judged", origin.not_judged),
        (f"Attested by {by}", ", ".join(origin.attested)),
    ):
        if words:
            yield shown(label), shown(words)


def _file(name: str, sha256: str) -> str:
    return f"{name}, SHA-256 {sha256}" if name and sha256 else name or sha256
