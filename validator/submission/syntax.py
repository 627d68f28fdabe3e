"""Rewords the YAML reader's complaints as what to write instead."""

import re
import unicodedata

from ruamel.yaml.error import MarkedYAMLError, StreamMark

from validator.submission.fault import Fault, Place, fault_at

_TAB_INDENT = re.compile(r" *\t\s*\S")
_MOST_LINES = 10
_SPACE_OF_ANOTHER_KIND = re.compile(r"(?:^[ -]*|^[^#\"']*:)[\u00a0\u2000-\u200b\u202f\u205f\u3000]")
_LINES_BACK = 3
_WITHOUT_SPACE = r"\s*(?:- +)*(?P<key>[A-Za-z_][\w-]*)(?P<sign>:|\s*=\s*)(?P<value>[^\s:=/#][^#]*)"
_OF_TEXT_THAT_GOES_ON = (
    "mapping values are not allowed",
    "could not find expected ':'",
    "expected '<document start>'",
)
_ITEM_WITHOUT_SPACE = r"\s*-(?P<item>[^\s#-][^#:]*)"

# The reader's own words (a part of them), and ours; the first that fits holds.
_ADVICE: tuple[tuple[str, str], ...] = (
    (
        "mapping values are not allowed here",
        "a colon followed by a space stands where no key can be; put text that holds a colon in quotes, and"
        " check that this line and the one above are indented alike",
    ),
    ("could not find expected ':'", "a key lacks its colon; write  key: value"),
    (
        "expected <block end>, but found '-'",
        "an item (-) stands where a key belongs; indent it under the key it belongs to",
    ),
    (
        "expected <block end>, but found '<scalar>'",
        "text follows a value that is already complete; put the whole value in one pair of quotes",
    ),
    (
        "expected <block end>",
        "this line's indentation fits no line above; indent the keys of one block alike",
    ),
    ("sequence entries are not allowed here", "an item (-) cannot begin here; begin it on a line of its own"),
    (
        "found unknown escape character",
        "a backslash in double quotes begins an escape; write it twice or use single quotes",
    ),
    (
        "expected escape sequence",
        "a backslash escape in double quotes is incomplete; write the character itself",
    ),
    ("undefined tag handle", "a value's type is not declared with a tag (!...); leave the tag out"),
    ("found undefined alias", "*name points to another place of the file; write the value out here"),
    (
        "expected chomping or indentation",
        "text after > or | begins on the next line; put a value that begins with > or | in quotes",
    ),
    ("expected the node content", "a value cannot begin with this sign; put it in quotes"),
    (
        "expected '<document start>'",
        "this does not belong to the filing above; indent it like the other keys or remove it",
    ),
)


def syntax_fault(error: Exception, lines: tuple[str, ...]) -> Fault:
    """The fault for an error at which the reader stopped; nothing behind it was read."""
    if not isinstance(error, MarkedYAMLError):
        message = "a character escape (\\x, \\u, \\U) names no character; write the character itself"
        return fault_at("syntax", message, _first_escape(lines))
    problem = str(error.problem or error)
    place = _place(error.problem_mark or error.context_mark, lines)
    no_break = _no_break_space(lines[: place.line])
    if no_break is not None:
        return no_break
    if "'\\t'" in problem or _TAB_INDENT.match(lines[place.line - 1]):
        return _tab_fault(place, lines)
    opened = error.context_mark
    if opened is not None and "unexpected end of stream" in problem:
        message = "the quote opened here is never closed; close it, or remove it"
        return fault_at("syntax", message, _place(opened, lines))
    if opened is not None and ("expected ',' or ']'" in problem or "expected ',' or '}'" in problem):
        bracket = "]" if "']'" in problem else "}"
        where = f"opened on line {opened.line + 1}, column {opened.column + 1}"
        message = f"the bracket {where} is not closed before this; write {bracket}, or a comma before an item"
        return fault_at("syntax", message, place)
    if any(words in problem for words in _OF_TEXT_THAT_GOES_ON):
        glued = _without_space(place.line, lines)
        if glued is not None:
            return glued
    starts = re.search(r"found character '(.)' that cannot start any token", problem)
    if starts is not None:
        return fault_at("syntax", f"a value cannot begin with {starts[1]}; put it in quotes", place)
    for words, advice in _ADVICE:
        if words in problem:
            return fault_at("syntax", advice, place)
    context = f"{error.context}: " if error.context else ""
    return fault_at("syntax", f"not YAML: {context}{problem}", place)


def _no_break_space(lines: tuple[str, ...]) -> Fault | None:
    """The fault that a space of another kind stands where YAML asks for an ordinary one, in the last lines read."""
    for number in range(len(lines), max(len(lines) - _LINES_BACK, 0), -1):
        found = _SPACE_OF_ANOTHER_KIND.search(lines[number - 1])
        if found is not None:
            column = found.end()
            letter = lines[number - 1][column - 1]
            message = f"a {unicodedata.name(letter).lower()} (U+{ord(letter):04X}) stands here; write an ordinary space"
            return fault_at("syntax", message, Place(number, column, number, column + 1))
    return None


def _without_space(last: int, lines: tuple[str, ...]) -> Fault | None:
    """The fault that a key and its value, or a dash and its item, stand together, on one of the last lines read.

    YAML reads ``positions:6`` as text, which goes on in the next line: only there does the reader stop.
    """
    for number in range(last, max(last - _LINES_BACK, 0), -1):
        line = lines[number - 1]
        key, item = re.match(_WITHOUT_SPACE, line), re.fullmatch(_ITEM_WITHOUT_SPACE, line)
        if key is not None:
            wrong = "an equals sign stands for the colon" if "=" in key["sign"] else "the colon lacks a space behind it"
            message = f"{wrong}; write  {key['key']}: {key['value'].strip()}"
            return fault_at("syntax", message, Place(number, key.start("key") + 1, number, key.end("sign") + 1))
        if item is not None:
            start = item.start("item")
            message = f"the dash lacks a space behind it; write  - {item['item'].strip()}"
            return fault_at("syntax", message, Place(number, start, number, start + 1))
    return None


def _tab_fault(place: Place, lines: tuple[str, ...]) -> Fault:
    others = [str(n) for n, line in enumerate(lines, 1) if n > place.line and _TAB_INDENT.match(line)]
    more = ", ..." if len(others) > _MOST_LINES else ""
    listed = ", ".join(others[:_MOST_LINES]) + more
    also = f" (so on line{'s' if len(others) > 1 else ''} {listed})" if others else ""
    column = lines[place.line - 1].find("\t") + 1
    where = Place(place.line, column or place.column, place.line, (column or place.column) + 1)
    inside = column and lines[place.line - 1][: column - 1].strip()
    said = "a tab stands here; write a space" if inside else "a tab stands in the indentation; indent with spaces"
    return fault_at("tab-indentation", f"{said}{also}", where)


def _place(mark: StreamMark | None, lines: tuple[str, ...]) -> Place:
    """The one character at a mark; behind the last line of text, the end of that line."""
    if mark is None:
        return Place(1, 1, 1, 2)
    line, column = mark.line, mark.column
    if line >= len(lines) or (column == 0 and not any(rest.strip() for rest in lines[line:])):
        line = max((n for n, text in enumerate(lines) if text.strip()), default=0)
        column = len(lines[line].rstrip()) if lines else 0
    return Place(line + 1, column + 1, line + 1, column + 2)


def _first_escape(lines: tuple[str, ...]) -> Place:
    for number, line in enumerate(lines, 1):
        found = re.search(r"\\[xuU]\S*", line)
        if found is not None:
            return Place(number, found.start() + 1, number, found.end() + 1)
    return Place(1, 1, 1, 2)
