"""The YAML reader as filings need it: the parts of ruamel.yaml that take their time made quicker, and equal in effect.

A filing is one text in memory, YAML 1.2, of which the events are wanted and the comments are not. A test holds the
events, and every complaint, to those of the reader as it comes.
"""

import re
from collections.abc import Iterator
from functools import cached_property
from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml.error import StreamMark
from ruamel.yaml.events import Event
from ruamel.yaml.parser import Parser
from ruamel.yaml.reader import Reader
from ruamel.yaml.scanner import Scanner
from ruamel.yaml.tokens import ScalarToken

_BREAKS = "\r\n\x85\u2028\u2029"
_AFTER_WORDS = " " + _BREAKS
_END = rf"\0 \t{_BREAKS}"
_IN_BLOCK = re.compile(rf"[^:{_END}]*(?::(?![{_END}])[^:{_END}]*)*")
_IN_BRACKETS = re.compile(rf"[^:,\[\]{{}}{_END}]*(?::(?![{_END}])[^:,\[\]{{}}{_END}]*)*")
_BLANK_IN_BLOCK = re.compile(rf" *(?:#[^\0{_BREAKS}]*)?")
_BLANK_IN_BRACKETS = re.compile(rf"[ \t]*(?:#[^\0{_BREAKS}]*)?")


def events_of(text: str) -> Iterator[Event]:
    """The events of a text that holds no control character; raises YAMLError where they end in a complaint."""
    yaml = YAML(typ="safe", pure=True)
    yaml.Reader, yaml.Scanner, yaml.Parser = _Reader, _Scanner, _Parser
    return iter(yaml.parse(text))


class _Reader(Reader):
    def check_printable(self, data: str) -> None:
        """Nothing is left to be found."""

    def forward(self, length: int = 1) -> None:
        """Go on by so many characters, those without line ends and marks in one step."""
        end = self.pointer + length
        if not self.buffer[self.pointer : end].isprintable():
            super().forward(length)
            return
        self.pointer = end
        self.index += length
        self.column += length

    def get_mark(self) -> StreamMark:
        """Where it stands, without the text around it, which no fault shows."""
        return StreamMark(self.name, self.index, self.line, self.column)


class _Parser(Parser):
    @cached_property
    def scanner(self) -> Any:
        """Where its tokens come from."""
        return self.loader.scanner


class _Scanner(Scanner):
    _sure = False
    """Whether the first token is known to be complete: only what takes it, or reads on, can change that."""

    def _make_sure(self) -> None:
        while self.need_more_tokens():
            self.fetch_more_tokens()
        self._sure = True

    def check_token(self, *choices: type) -> bool:
        """Whether the next token is of one of these classes, or whether there is one."""
        if not self._sure:
            self._make_sure()
        return bool(self.tokens) and (not choices or isinstance(self.tokens[0], choices))

    def peek_token(self) -> Any:
        """The next token, which stays the next."""
        if not self._sure:
            self._make_sure()
        return self.tokens[0] if self.tokens else None

    def get_token(self) -> Any:
        """The next token."""
        if not self._sure:
            self._make_sure()
        self._sure = False
        if not self.tokens:
            return None
        self.tokens_taken += 1
        return self.tokens.pop(0)

    def fetch_more_tokens(self) -> None:
        """Read on by a token or two; words and the colon behind a key, which are most of them, are looked for first."""
        self.scan_to_next_token()
        self.stale_possible_simple_keys()
        self.unwind_indent(self.reader.column)
        letter = self.reader.peek()
        if letter.isalnum():
            self.fetch_plain()
        elif letter == ":" and self.check_value():
            self.fetch_value()
        else:
            super().fetch_more_tokens()

    def scan_to_next_token(self) -> None:
        """Go on to where a token begins, over blanks, comments and line ends."""
        reader, in_block = self.reader, not self.flow_context
        if reader.index == 0 and reader.peek() == "\ufeff":
            reader.forward()
        blank = _BLANK_IN_BLOCK if in_block else _BLANK_IN_BRACKETS
        while True:
            found = blank.match(reader.buffer, reader.pointer)
            if found:
                reader.forward(found.end() - reader.pointer)
            if not self.scan_line_break():
                return
            if in_block:
                self.allow_simple_key = True

    def scan_plain(self) -> Any:
        """The token of words without quotes."""
        if self.scanner_processing_version == (1, 1):
            return super().scan_plain()
        reader, in_block = self.reader, not self.flow_context
        buffer, words = reader.buffer, _IN_BLOCK if in_block else _IN_BRACKETS
        start = end = reader.get_mark()
        indent = self.indent + 1
        pieces: list[str] = []
        spaces: list[str] = []
        while buffer[reader.pointer] != "#":
            found = words.match(buffer, reader.pointer)
            if not found or not found[0]:
                break
            self.allow_simple_key = False
            pieces += spaces
            pieces.append(found[0])
            reader.forward(len(found[0]))
            end = reader.get_mark()
            if buffer[reader.pointer] not in _AFTER_WORDS:
                break
            spaces = self.scan_plain_spaces(indent, start)
            if not spaces or (in_block and reader.column < indent):
                break
        return ScalarToken("".join(pieces), True, start, end)
