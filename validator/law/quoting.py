"""Words of the law as they are quoted: a part of a quotation, and lines joined to one text."""

from collections.abc import Sequence


def part_of_quote(quote: str, words: list[str]) -> str:
    """The part of a quotation that ``words`` are, or that goes from the first of them to the last.

    Each must stand in it once, in whole words, the last behind the first; raises ValueError.
    """
    start = _place(quote, words[0], 0)
    return quote[start : _place(quote, words[-1], start) + len(words[-1])]


def _place(quote: str, words: str, start: int) -> int:
    found = []
    at = quote.find(words, start)
    while at >= 0:
        end = at + len(words)
        opens = at == 0 or not (quote[at - 1].isalnum() and words[0].isalnum())
        closes = end == len(quote) or not (quote[end].isalnum() and words[-1].isalnum())
        if opens and closes:
            found.append(at)
        at = quote.find(words, at + 1)
    if len(found) != 1:
        raise ValueError(f"{words!r} stands {len(found)} times, not once, in {quote[start:]!r}")
    return found[0]


def joined_rows(lines: Sequence[str]) -> str:
    """Lines as one text, in which each row of a table ("cell | cell") keeps a line of its own."""
    return joined([f"\n{line}\n" if " | " in line else line for line in lines])


def joined(lines: Sequence[str]) -> str:
    """Lines as one text, in which what a line break parts is one word after the other."""
    parts = [" ".join(part.split()) for part in " ".join(lines).split("\n")]
    return "\n".join(part for part in parts if part)
