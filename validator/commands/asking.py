"""Asks in the terminal for what a filing is to state, field by field."""

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import groupby

import click

from validator.filing.fields import Field, field_at, filing_fields, flat
from validator.filing.variants import FieldChoice, Variant, choices_of, is_open
from validator.report.form_text import described
from validator.report.page import Page
from validator.report.template_text import STATED, plain_value, wrapped
from validator.submission.edit import flow
from validator.submission.filing import parent_path, steps_of
from validator.submission.read import read_submission

_WIDTH = 110
_NEXT_BLOCK, _END = "-", "--"
_TRUTH = {"y": True, "yes": True, "true": True, "n": False, "no": False, "false": False}


@dataclass(slots=True)
class FieldPrompt:
    """Asks for the fields of a variant of the game, on the page given; the answers are in ``given`` by path."""

    chapter: str
    way: Variant
    page: Page
    given: dict[str, object] = field(default_factory=dict)

    def answers(self) -> dict[str, object]:
        """Ask until all is asked, the input ends or no more is wanted; what was answered, by path."""
        asked = [(one, choices) for one, choices in self._fields()]
        settled = sum(not is_open(one, choices) for one, choices in asked)
        self.page.line(
            "Enter skips a field, - the rest of its block, -- all that follows; what is skipped is not stated."
        )
        try:
            if not self._also(settled):
                asked = [pair for pair in asked if is_open(*pair)]
            for _, block in groupby(enumerate(asked, start=1), lambda pair: parent_path(pair[1][0].path)):
                if not self._block([(number, *pair) for number, pair in block], len(asked)):
                    break
        except EOFError:
            self.page.line()
        return self.given

    def _fields(self) -> Iterator[tuple[Field, tuple[FieldChoice, ...]]]:
        """The fields with a value of their own that the way states."""
        for one in flat(filing_fields(self.chapter)):
            single = not one.is_block and not one.fields and "[*]" not in one.path
            if single and one.path in self.way.fields and one.path not in ("chapter", *STATED):
                yield one, choices_of(one, self.way, self.chapter)

    def _also(self, settled: int) -> bool:
        words = f"Ask also for the {settled} fields to which the law leaves one value only? [y/N] "
        return _TRUTH.get(self._read(words).lower(), False)

    def _block(self, asked: list[tuple[int, Field, tuple[FieldChoice, ...]]], of: int) -> bool:
        """Ask for the fields of a block; False where no more is to be asked."""
        name = parent_path(asked[0][1].path)
        block = field_at(self.chapter, name)
        self.page.line()
        self.page.line((name, "bold cyan"), f": {block.shape.description}" if block is not None else "")
        for number, one, choices in asked:
            said = self._ask(number, of, one, choices)
            if said in (_NEXT_BLOCK, _END):
                return said == _NEXT_BLOCK
        return True

    def _ask(self, number: int, of: int, one: Field, choices: tuple[FieldChoice, ...]) -> str:
        """Ask for one field until the answer fits; the last answer."""
        self.page.line()
        self.page.line((one.path, "bold"), f" ({number} of {of})")
        self.page.lines(f"  {row}" for row in wrapped(described(one, choices), _WIDTH))
        numbered = [f"{place} {flow(choice.value)}" for place, choice in enumerate(choices, start=1)]
        if numbered:
            self.page.line(f"  {', '.join(numbered)}" + (" (several with commas)" if one.items is not None else ""))
        else:
            self.page.line(f"  such as {flow(plain_value(self.way.filing, one.path))}")
        while True:
            words = self._read("  > ")
            if words in ("", _NEXT_BLOCK, _END):
                return words
            value = _meant(words, one, choices)
            faults = self._faults(one.path, value)
            if not faults:
                self.given[one.path] = value
                return words
            self.page.lines(f"  {words}" for words in faults)

    def _faults(self, path: str, value: object) -> list[str]:
        """What is wrong with a value as a filing would state it."""
        for step in reversed(steps_of(path)):
            value = {step: value}
        text = f'chapter: "{self.chapter}"\n{flow(value)[1:-1]}\n'
        return [fault.message for fault in read_submission(text, "answer").faults]

    def _read(self, prompt: str) -> str:
        """One line of input; raises EOFError at its end, and KeyboardInterrupt."""
        click.echo(prompt, nl=False, err=True)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line.strip()


def _meant(words: str, one: Field, choices: tuple[FieldChoice, ...]) -> object:
    """What an answer means: the number of an alternative, or the value itself."""
    if one.items is not None:
        return [_one_meant(word.strip(), one, choices) for word in words.split(",") if word.strip()]
    return _one_meant(words, one, choices)


def _one_meant(word: str, one: Field, choices: tuple[FieldChoice, ...]) -> object:
    values = [choice.value for choice in choices]
    shape = one.items or one.shape
    if word in values:
        return word
    if word.isdecimal() and 1 <= int(word) <= len(values):
        return values[int(word) - 1]
    if shape.types == ("boolean",):
        return _TRUTH.get(word.lower(), word)
    return int(word) if "integer" in shape.types and word.isdecimal() else word
