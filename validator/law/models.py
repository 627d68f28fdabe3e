"""What the data files of a chapter may say: a model for each. Imported only where one is packed, see ``law_file``."""

from collections.abc import Callable, Mapping
from datetime import date
from typing import Annotated, Any, Final, Literal, Self

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    TypeAdapter,
    ValidationError,
    ValidationInfo,
    field_validator,
    model_validator,
)
from pydantic_core import ErrorDetails, PydanticCustomError, PydanticKnownError

from validator.core.citation import Citation
from validator.core.finding import Severity
from validator.core.odds import Odds, parse_payout
from validator.core.packed import KeyPath, MalformedData
from validator.law.quoting import joined_rows, part_of_quote
from validator.law.vocabulary import BearsOn, DutyKind, NumberUnit, Relation

AMENDMENT: Final = "amendment"
"""The name by which ``checked`` knows a file that amends a chapter."""


def checked(name: str, chapter: str, content: object) -> object:
    """The data file ``name`` of a chapter, with single white space and without defaults; raises MalformedData."""
    return _checked(_MODELS[name], chapter, content)


def _checked(model: TypeAdapter[Any], chapter: str, content: object) -> object:
    try:
        read = model.validate_python(content, context=chapter)
    except ValidationError as fault:
        raise MalformedData(_told(error, content) for error in fault.errors()) from fault
    return model.dump_python(read, mode="json", by_alias=True, exclude_defaults=True)


def _at(key: str | int, words: str, *further: str | int) -> ValidationError:
    """A fault at a key of the entry that is validated."""
    error = PydanticCustomError("law", "{words}", {"words": words})
    return ValidationError.from_exception_data("", [{"type": error, "loc": (key, *further), "input": None}])


def _told(error: ErrorDetails, content: Any) -> tuple[KeyPath, str]:
    """A fault in our words, with the way to it: without the steps by which only the models know an entry."""
    context = error.get("ctx", {})
    way: list[str | int] = []
    for step in error["loc"]:
        if step in content if isinstance(content, dict) else isinstance(content, list):
            content = content[step]
            way.append(step)
    last = error["loc"][-1] if error["loc"] else "the file"
    if isinstance(last, int):
        last = f"entry {last + 1}"
    choices = str(context.get("expected", context.get("expected_tags"))).replace("'", "").replace(" or ", ", ")
    match error["type"]:
        case "value_error":
            return tuple(way), str(context["error"])
        case "literal_error" | "enum":
            return tuple(way), f"{last} {error['input']!r} is none of {choices}"
        case "union_tag_invalid":
            return (*way, "unit"), f"unit {context['tag']!r} is none of {choices}"
        case "union_tag_not_found":
            return tuple(way), "unit is missing"
        case known if known in _MUST:
            return tuple(way), f"{last} {_MUST[known]}"
    return tuple(way), error["msg"]


_MUST = {
    "missing": "is missing",
    "string_type": "must be words",
    "int_type": "must be an integer",
    "string_pattern_mismatch": "must be a fraction, in quotes",
    "bool_type": "must be true or false",
    "list_type": "must be a list",
    "too_short": "must not be empty",
    "dict_type": "must be a mapping",
    "model_type": "must be a mapping",
    "model_attributes_type": "must be a mapping",
}


class _Entry(BaseModel):
    model_config = ConfigDict(strict=True)

    @model_validator(mode="before")
    @classmethod
    def _known(cls, entry: Any) -> Any:
        known = [field.alias or name for name, field in cls.model_fields.items()]
        for key in entry if isinstance(entry, dict) else ():
            if key not in known:
                raise _at(key, f"{key} is none of {', '.join(known)}")
        return entry


def _single(words: str) -> str:
    if not words.strip():
        raise PydanticKnownError("string_type")
    return " ".join(words.split())


def _cited(words: str, info: ValidationInfo) -> str:
    cite = Citation.parse(words)
    if cite.chapter != info.context:
        raise ValueError(f"{words} lies outside chapter {info.context}")
    return str(cite)


def _dated(words: str) -> str:
    try:
        return date.fromisoformat(words).isoformat()
    except ValueError:
        raise ValueError(f"{words!r} is not a date") from None


def _read_by(parse: Callable[[object], object]) -> BeforeValidator:
    """Words that ``parse`` can read; it says best what is wrong with them, of whatever kind they are."""

    def readable(words: object) -> object:
        parse(words)
        return words

    return BeforeValidator(readable)


def _printed(words: str) -> str:
    """Words of a paragraph: the rows of a table stand on lines of their own, each "cell | cell"."""
    if not words.strip():
        raise PydanticKnownError("string_type")
    lines = [" ".join(line.split()) for line in words.splitlines()]
    return joined_rows(lines)


Words = Annotated[str, AfterValidator(_single)]
Printed = Annotated[str, AfterValidator(_printed)]
Cite = Annotated[Words, AfterValidator(_cited)]
IsoDate = Annotated[str, AfterValidator(_dated)]


def _twice(names: list[Any]) -> Any:
    """The first of the names that stands among them before; None where each stands once."""
    return next((name for place, name in enumerate(names) if name in names[:place]), None)


def _each_once(key: str) -> AfterValidator:
    def each_once(entries: list[Any]) -> list[Any]:
        if (name := _twice([getattr(entry, key) for entry in entries])) is not None:
            raise ValueError(f"{key} {name} stands twice")
        return entries

    return AfterValidator(each_once)


class _Fact(_Entry):
    cite: Cite
    quote: Words
    relation: Relation
    held_from: IsoDate
    note: Words = ""


class _Number(_Fact):
    unit: NumberUnit
    value: int


class _Text(_Fact):
    unit: Literal["text"]
    value: Words


class _Odds(_Fact):
    unit: Literal["odds"]
    value: Annotated[str, _read_by(Odds.parse)]


class _Fraction(_Fact):
    unit: Literal["fraction"]
    value: Annotated[str, Field(pattern=r"^[0-9]+/[1-9][0-9]*$")]


class _Item(_Entry):
    id: Words
    words: Words
    cite: Cite | None = None


class _List(_Fact):
    unit: Literal["list"]
    items: Annotated[list[_Item], Field(min_length=1)]


class _Decks(_Entry):
    at_least: int = 1
    at_most: int | None = None


class _Row(_Entry):
    hand: Words
    words: Words
    pays: Annotated[Words, _read_by(parse_payout)]
    optional: bool = False
    under: Words = ""


class _Paytable(_Fact):
    unit: Literal["paytable"]
    wager: Words
    name: Words = ""
    decks: _Decks = _Decks()
    rows: Annotated[list[_Row], Field(min_length=1), _each_once("hand")]


class _Columns(_Fact):
    columns: Annotated[list[Any], Field(min_length=1)]
    rows: Annotated[list[Any], Field(min_length=1)]

    @model_validator(mode="after")
    def _even(self) -> Self:
        if _twice(self.columns) is not None:
            raise _at("columns", "a column stands twice")
        for place, row in enumerate(self.rows):
            if len(row.cells) != len(self.columns):
                told = f"the row has {len(row.cells)} cells under {len(self.columns)} columns"
                raise _at("rows", told, place)
        return self


class _GridRow(_Entry):
    row: int
    cells: Annotated[list[Words], BeforeValidator(lambda cells: cells.split() if isinstance(cells, str) else cells)]


class _Grid(_Columns):
    unit: Literal["grid"]
    columns: Annotated[list[int], Field(min_length=1)]
    rows: Annotated[list[_GridRow], Field(min_length=1), _each_once("row")]


def _cell(cell: object) -> object:
    if type(cell) is int or isinstance(cell, str) and cell.strip():
        return cell
    if isinstance(cell, list) and cell and {type(one) for one in cell} == {int}:
        return cell
    raise ValueError("a cell is an integer, a word or a list of integers")


class _TableRow(_Entry):
    words: Words
    cells: list[Annotated[Any, AfterValidator(_cell)]]


class _Table(_Columns):
    unit: Literal["table"]
    columns: Annotated[list[str], Field(min_length=1)]
    rows: Annotated[list[_TableRow], Field(min_length=1)]


_AnyFact = Annotated[
    _Number | _Text | _Odds | _Fraction | _List | _Paytable | _Grid | _Table, Field(discriminator="unit")
]


class _Choice(_Entry):
    id: Words
    says: Words
    rejected: Words = ""


class _Reading(_Entry):
    id: Words
    cite: Cite
    quote: Words
    also: list[Cite] = []
    doubt: Words
    readings: list[_Choice]
    preferred: Words
    why: Words
    effect: Words
    kept_by: list[Words] = []

    @model_validator(mode="after")
    def _weighed(self) -> Self:
        ids = [choice.id for choice in self.readings]
        if len(set(ids)) < max(len(ids), 2):
            raise _at("readings", "readings must be two or more, each with its own id")
        honest = [choice.id for choice in self.readings if not choice.rejected]
        if self.preferred not in honest:
            raise _at("preferred", f"preferred must be one of {', '.join(honest)}")
        return self


def _first_and_last(words: object) -> object:
    if isinstance(words, str):
        return [words]
    if not isinstance(words, list) or len(words) != 2:
        raise ValueError("words are the part itself, or a list of its first and its last words")
    return words


class _Named(_Entry):
    """A rule under a duty; once the duty is read, ``quote`` are the words that the rule quotes."""

    rule: Words = ""
    also: Words = ""
    words: Annotated[list[Words], BeforeValidator(_first_and_last), Field(exclude=True)] = []
    quote: Words = ""
    reading: Words = ""
    severity: Annotated[Severity | None, Field(strict=False)] = None

    @model_validator(mode="after")
    def _agrees(self) -> Self:
        if bool(self.rule) == bool(self.also):
            raise ValueError("an entry has either rule, where the rule cites the duty first, or also")
        name = self.rule or self.also
        for key in ("reading", "severity"):
            if self.also and getattr(self, key):
                raise _at(key, f"{name}: {key} stands where the rule does, not where a duty says it also")
        if self.words and self.quote:
            told = f"{name}: words are a part of the duty's quotation, quote goes beyond it; only one can be"
            raise _at("quote", told)
        if self.severity is not None and (self.severity is Severity.ERROR) == bool(self.reading):
            how, meant = ("under", "a warning or an info") if self.reading else ("without", "an error")
            raise _at("severity", f"{name}: {how} an open reading a breach is {meant}")
        return self


class _NamedInWords(_Named):
    """A rule under a duty of an amendment: its words are sought once the whole quotation of the duty is known."""

    words: Annotated[list[Words], BeforeValidator(_first_and_last)] = []


def _named(entry: object) -> object:
    if not isinstance(entry, str | dict):
        raise ValueError(f"{entry!r} is neither the name of a rule nor a mapping with rule or also")
    return {"rule": entry} if isinstance(entry, str) else entry


class _Duty(_Entry):
    cite: Cite
    quote: Words
    kind: Annotated[DutyKind, Field(strict=False)]
    bears_on: Annotated[BearsOn, Field(strict=False)]
    not_checkable: Words = ""
    planned: Words = ""
    rules: list[Annotated[_Named, BeforeValidator(_named)]] = []

    @model_validator(mode="after")
    def _quoted(self) -> Self:
        if self.not_checkable and self.planned:
            raise _at("planned", "a duty that cannot be checked cannot be planned")
        for number, rule in enumerate(self.rules):
            try:
                rule.quote = rule.quote or (part_of_quote(self.quote, rule.words) if rule.words else self.quote)
            except ValueError as fault:
                raise _at("rules", str(fault), number, "words") from fault
        return self


class _Duties(_Entry):
    chapter: str
    plans: dict[str, list[Cite]]
    duties: list[_Duty]

    @field_validator("chapter")
    @classmethod
    def _own(cls, chapter: str, info: ValidationInfo) -> str:
        if chapter != info.context:
            raise ValueError(f"these are the duties of chapter {chapter}, not of {info.context}")
        return chapter


class _Expiry(_Entry):
    on: IsoDate
    cite: Words
    quote: Words


class _Rescission(_Entry):
    on: IsoDate
    by: Words
    from_outside_the_print: Literal[True]
    replaced_by: Words = ""
    title: Words = ""


class _InForce(_Entry):
    since: IsoDate = Field(alias="from")
    by: Words
    cite: Words
    quote: Words
    expires: _Expiry | None = None
    rescinded: _Rescission | None = None
    replaces: Words = ""

    @model_validator(mode="after")
    def _in_order(self) -> Self:
        ends = [end.on for end in (self.expires, self.rescinded) if end is not None]
        if any(end <= self.since for end in ends):
            raise ValueError("its days do not run in order")
        if ends != sorted(ends):
            raise _at("rescinded", "rescinded before it expires, it has one end alone", "on")
        return self


class _Amendment(_Entry):
    effective: IsoDate
    pa_bulletin: Words


class _LaterChange(_Entry):
    effective: IsoDate | None
    seen_by: IsoDate | None = None
    pa_bulletin: Words | None = None
    from_outside_the_print: bool
    what: Words


class _Section(_Entry):
    title: Words
    held_from: IsoDate
    history: Annotated[list[_Amendment], Field(min_length=1)]

    @model_validator(mode="after")
    def _last(self) -> Self:
        if self.history[-1].effective != self.held_from:
            raise _at("held_from", f"it is not held from its last amendment, {self.history[-1].effective}")
        return self


class _Chapter(_Entry):
    """What only its readers are told of the print may be left out, and is not packed."""

    id: Words
    title: Words
    game: Words
    printed: Annotated[dict[str, str | bool], Field(exclude=True)] = {}
    adopted: Annotated[IsoDate | None, Field(exclude=True)] = None
    held_from: IsoDate
    adopted_in: Annotated[Words, Field(exclude=True)] = ""
    in_force: _InForce
    text_held_until: IsoDate | None
    text_held_until_why: Words
    later_changes: list[_LaterChange]
    sections: dict[str, _Section]
    repairs: Annotated[list[dict[str, str]], Field(exclude=True)] = []
    misprints_kept: Annotated[list[dict[str, str]], Field(exclude=True)] = []


class _TextChange(_Entry):
    """What an amendment does to one paragraph: words of it replaced, all of it, added, or repealed."""

    cite: Cite
    was: Words = ""
    reads: Printed = ""
    adds: Printed = ""
    after: Cite | None = None
    repeals: bool = False

    @model_validator(mode="after")
    def _one_change(self) -> Self:
        if [bool(self.reads), bool(self.adds), self.repeals].count(True) != 1:
            raise ValueError("say one of reads (its new words), adds (a new paragraph) and repeals: true")
        for key, goes_with in (("was", "reads"), ("after", "adds")):
            if getattr(self, key) and not getattr(self, goes_with):
                raise _at(key, f"{key} goes with {goes_with}")
        return self


class _DutyChange(_Entry):
    """A duty that an amendment makes, changes (was: words of its quotation) or ends."""

    cite: Cite
    was: Words = ""
    quote: Words = ""
    kind: Annotated[DutyKind | None, Field(strict=False)] = None
    bears_on: Annotated[BearsOn | None, Field(strict=False)] = None
    not_checkable: Words | None = None
    rules: list[Annotated[_NamedInWords, BeforeValidator(_named)]] | None = None
    ends: bool = False

    @model_validator(mode="after")
    def _meant(self) -> Self:
        if not self.was and not self.quote:
            raise _at("quote", "quote says the words of the duty; was, words of one that the law has already")
        if self.ends and (self.quote or not self.was):
            raise _at("ends", "of a duty that ends, was says words of it, and quote none")
        return self


def _shaped(entry: dict[str, Any]) -> dict[str, Any]:
    """What becomes of a fact or a reading: its lists hold mappings, and what it quotes is words."""
    _worded(entry)
    for key in ("items", "rows"):
        if key not in entry:
            continue
        if not isinstance(entry[key], list):
            raise _at(key, f"{key} must be a list")
        for place, one in enumerate(entry[key]):
            if not isinstance(one, dict):
                raise _at(key, f"entry {place + 1} must be a mapping", place)
            _worded(one, key, place)
    return entry


def _worded(entry: dict[str, Any], *way: str | int) -> None:
    for key in ("cite", "quote", "id", "hand", "words", "pays"):
        if key in entry and not (isinstance(entry[key], str) and entry[key].strip()):
            first, *further = (*way, key)
            raise _at(first, f"{key} must be words", *further)


_EntryChange = Annotated[dict[str, Any], AfterValidator(_shaped)]


class _Change(_Entry):
    """An amendment of a chapter. What facts and readings become is held against their models once they are whole."""

    chapter: str
    effective: IsoDate
    title: Words
    notice: Words = ""
    text: list[_TextChange] = []
    facts: dict[str, _EntryChange] = {}
    duties: list[_DutyChange] = []
    readings: dict[str, _EntryChange] = {}

    @field_validator("chapter")
    @classmethod
    def _held(cls, chapter: str, info: ValidationInfo) -> str:
        if chapter != info.context:
            raise ValueError(f"this amends chapter {chapter}, not {info.context}")
        return chapter

    @model_validator(mode="after")
    def _changes(self) -> Self:
        if not (self.text or self.facts or self.duties or self.readings):
            raise ValueError("it changes nothing: text, facts, duties and readings say what it changes")
        return self


_FACT: TypeAdapter[Any] = TypeAdapter(_AnyFact)
_READING: TypeAdapter[Any] = TypeAdapter(_Reading)


def checked_fact(chapter: str, entry: Mapping[str, Any]) -> Any:
    """A fact as an amendment leaves it, in the form of its model; raises MalformedData."""
    return _checked(_FACT, chapter, entry)


def checked_reading(chapter: str, entry: Mapping[str, Any]) -> Any:
    """A reading as an amendment leaves it, in the form of its model; raises MalformedData."""
    return _checked(_READING, chapter, entry)


_MODELS: dict[str, TypeAdapter[Any]] = {
    AMENDMENT: TypeAdapter(_Change),
    "chapter.yaml": TypeAdapter(_Chapter),
    "facts.yaml": TypeAdapter(dict[str, _AnyFact]),
    "duties.yaml": TypeAdapter(_Duties),
    "readings.yaml": TypeAdapter(Annotated[list[_Reading], Field(min_length=1), _each_once("id")]),
}
