"""The words of the notation: places, tiles, stacks, styles, amounts."""

import re
from collections.abc import Mapping, Sequence

from tests.chapters.ch535_pai_gow.reference import IN_SET, halves
from tests.chapters.ch535_pai_gow.rounds import DEAD, POSITIONS
from tests.worked.casefile import NotTranslated

SEATS = range(1, POSITIONS + 1)
DEALER = 0
TILE = r"[1-6]-[1-6]"
MONEY = r"\$?\d[\d,]*(?:\.\d\d)?"
STACK = r"r?[1-8]"

STYLE_WORDS = {
    r"(?:ordinary|standard|none|default|535\.8\(d\)|house way(?: from the right)?)": "ordinary",
    r"house way from (?:the )?left": "house-way-left",
    r"cup say(?: \(pick four\))? from (?:the )?right": "cup-say-right",
    r"cup say(?: \(pick four\))? from (?:the )?left": "cup-say-left",
    r"jung quat(?: \(take the heart\))?": "jung-quat",
    r"chee yee(?: \(chop the ears\))?": "chee-yee",
    r"pin say(?: \(slice four\))? from (?:the )?right": "pin-say-right",
    r"pin say(?: \(slice four\))? from (?:the )?left": "pin-say-left",
    r"dragon head(?: and phoenix tail)? from (?:the )?right": "dragon-head-right",
    r"dragon head(?: and phoenix tail)? from (?:the )?left": "dragon-head-left",
}
"""Names of the styles of delivery as the chapter has them, to the log's words (§§ 535.8(d), 535.9(a))."""

STYLES = tuple(STYLE_WORDS.values())


def style_of(words: str) -> str:
    """The log's word for a style of delivery."""
    plain = words.strip().strip("\"'").lower().replace("-", " ")
    for pattern, style in STYLE_WORDS.items():
        if re.fullmatch(pattern, plain) or plain == style.replace("-", " "):
            return style
    raise NotTranslated(f"style {words!r}")


def place(words: object) -> int:
    """The place around the table: 0 the dealer, 1 to 6 the seats from his right, 7 the Dead Hand."""
    plain = str(words).strip().lower().replace("_", " ").replace("-", " ")
    if plain in ("dealer", "the dealer", "dealer position"):
        return DEALER
    if plain in ("dead hand", "the dead hand", "dead"):
        return DEAD
    match = re.fullmatch(rf"(?:(?:the )?(?:player|bank|banker|co bank)(?: at)? )?(?:seat )?([1-{POSITIONS}])", plain)
    if match is None:
        raise NotTranslated(f"place {words!r}")
    return int(match[1])


def seats(words: object) -> list[int]:
    """Seats of a list such as ``seats 1, 2 and 4``, of ``none`` or ``all``."""
    plain = str(words).strip().lower()
    if plain in ("none", "no seat", "nobody", "[]"):
        return []
    if plain in ("all", "all seats", "all six", "every seat"):
        return list(SEATS)
    found = [int(number) for number in re.findall(r"\d+", plain)]
    rest = re.sub(r"seats?|and|only|\d+|[\s,;&\[\]'\"]", "", plain)
    if rest or not found or not set(found) <= set(SEATS):
        raise NotTranslated(f"seats {words!r}")
    return found


def tiles(words: object, count: int) -> list[str]:
    """So many tiles by their spots, the smaller number first."""
    found = ["-".join(sorted(one.split("-"))) for one in str(words).split()]
    if len(found) != count or not set(found) <= set(IN_SET):
        raise NotTranslated(f"tiles {words!r}")
    return found


def hand(words: str) -> list[str]:
    """Two hands such as ``high 1-3 2-3 / low 4-6 2-5``: the tiles, the high hand first."""
    match = re.fullmatch(rf"high:? ({TILE},? {TILE}) ?[/;,] ?low:? ({TILE},? {TILE})", words.strip().lower())
    if match is None:
        raise NotTranslated(f"hands {words!r}")
    return [*tiles(match[1].replace(",", ""), 2), *tiles(match[2].replace(",", ""), 2)]


def laid(four: Sequence[str]) -> str:
    """Four tiles as the short notation has them: the high hand, a stroke, the low hand."""
    return f"{four[0]} {four[1]} / {four[2]} {four[3]}"


def ranked(four: Sequence[str]) -> list[str]:
    """Two hands, the stronger first."""
    high, low = halves([four[0], four[1], "/", four[2], four[3]])
    return [*high, *low]


def stack_tiles(words: str) -> list[str]:
    """Tiles such as ``R4.1 R4.2``: stack and layer as two digits."""
    found = re.findall(r"[Rr]([1-8])\.([1-4])", words)
    if not found or re.sub(r"[Rr][1-8]\.[1-4]|[\s,]", "", words):
        raise NotTranslated(f"tiles of stacks {words!r}")
    return [stack + layer for stack, layer in found]


def cents(words: str) -> int:
    """An amount: plain whole numbers are cents, those with a dollar sign dollars."""
    plain = words.replace(",", "").strip()
    if not re.fullmatch(r"\$?\d+(\.\d\d)?", plain) or ("." in plain and "$" not in plain):
        raise NotTranslated(f"amount {words!r}")
    if not plain.startswith("$"):
        return int(plain)
    dollars, _, rest = plain[1:].partition(".")
    return int(dollars) * 100 + int(rest or "0")


def lines_of(node: object) -> list[str]:
    """What a field says as a list of phrases; a mapping's entries as ``key: value``."""
    if node is None:
        return []
    items = node if isinstance(node, list) else [node]
    found: list[str] = []
    for item in items:
        if isinstance(item, Mapping):
            found += [f"{key}: {value}" for key, value in item.items()]
        else:
            found.append(" ".join(str(item).split()))
    return found
