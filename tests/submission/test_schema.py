"""Schemas: what they may say, how they are found, and that the packed form is the same."""

import json
from pathlib import Path

import pytest

from tests.submission.small_schema import SMALL
from validator.core.data import data_folder
from validator.submission import schema
from validator.submission.dialect import BadSchema
from validator.submission.schema import (
    UnknownChapter,
    chapters_with_schema,
    load_schema,
    pack_schema,
    read_schema,
    write_packed,
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "7z.yaml").write_text(SMALL, encoding="utf-8")
    (tmp_path / "12.yaml").write_text(SMALL, encoding="utf-8")
    (tmp_path / "round-log.yaml").write_text("type: object\n", encoding="utf-8")
    return tmp_path


def test_a_chapter_is_known_by_its_file(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schema, "data_folder", lambda _: folder)
    assert chapters_with_schema() == ("12", "7z")
    assert load_schema("7z").root.required == ("chapter", "cards")
    with pytest.raises(UnknownChapter, match="no schema for chapter 8; there are: 12, 7z"):
        load_schema("8")


def test_the_packed_form_counts_only_while_it_fits_its_source(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schema, "data_folder", lambda _: folder)
    packed = pack_schema(SMALL)
    (folder / "7z.json").write_text(packed.replace("How many decks.", "PACKED"), encoding="utf-8")
    (folder / "12.json").write_text(packed, encoding="utf-8")
    (folder / "12.yaml").write_text(SMALL.replace("How many decks.", "CHANGED"), encoding="utf-8")
    assert load_schema("7z").root.properties["cards"].properties["decks"].description == "PACKED"
    assert load_schema("12").root.properties["cards"].properties["decks"].description == "CHANGED"


def test_the_packed_form_says_the_same(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schema, "data_folder", lambda _: folder)
    unpacked = load_schema("12")
    (folder / "7z.json").write_text(pack_schema(SMALL), encoding="utf-8")
    assert load_schema("7z").root == unpacked.root
    assert load_schema("7z").definitions == unpacked.definitions


@pytest.mark.parametrize("chapter", chapters_with_schema())
def test_every_schema_of_the_house_has_its_current_packed_form(chapter: str) -> None:
    """Where this fails: python -m validator.submission.schema writes it anew."""
    source = (data_folder("schemas") / f"{chapter}.yaml").read_text(encoding="utf-8")
    assert read_schema(source, chapter).root.properties
    packed = data_folder("schemas") / f"{chapter}.json"
    assert json.loads(packed.read_text(encoding="utf-8")) == json.loads(pack_schema(source))


def test_packing_writes_a_file_for_each_chapter(folder: Path) -> None:
    assert write_packed(folder) == (folder / "12.json", folder / "7z.json")
    assert (folder / "7z.json").read_text(encoding="utf-8") == pack_schema(SMALL)


def test_windows_line_ends_do_not_stale_the_packed_form() -> None:
    assert pack_schema(SMALL.replace("\n", "\r\n")) == pack_schema(SMALL)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("type: object\nunevaluatedProperties: false\n", "keyword unevaluatedProperties is not checked"),
        ("properties: {a: {type: number}}\n", "properties.a: type is one or more of"),
        ("properties: {a: {type: 'null'}}\n", "no nulls"),
        ("properties: {a: {x-type: euro}}\n", "x-type is one of money"),
        ("properties: {a: {minimum: 1.5}}\n", "1.5 is no text, whole number or truth value"),
        ("properties: {a: {minimum: low}}\n", "minimum is a whole number"),
        ("properties: {a: {$ref: '#/definitions/b'}}\n", "names no definition"),
        ("properties: {a: {$ref: '#/definitions/b', type: string}}\ndefinitions: {b: {}}\n", "under allOf"),
        ("properties: {a: {pattern: '('}}\n", "no regular expression"),
        ("properties: {a: {enum: red}}\n", "enum is a list"),
        ("properties: {a: {enum: [[red]]}}\n", "single values"),
        ("properties: [a]\n", "properties is a mapping"),
        ("properties: {1: {}}\n", "put it in quotes"),
        ("allOf: [red]\n", "allOf[0]: a schema is a mapping"),
        ("description: 5\n", "description is text"),
        ("- a\n", "a schema is a mapping"),
        ("a: [\n", "schema: "),
    ],
)
def test_a_schema_that_would_not_be_checked_is_refused(text: str, words: str) -> None:
    with pytest.raises(BadSchema) as caught:
        read_schema(text, "7z")
    assert words in str(caught.value)


def test_a_definition_that_is_only_itself_is_refused() -> None:
    looped = read_schema(
        "properties: {a: {$ref: '#/definitions/b'}}\ndefinitions: {b: {$ref: '#/definitions/b'}}\n", "7z"
    )
    with pytest.raises(BadSchema, match="refers to itself"):
        looped.resolve(looped.root.properties["a"])


def test_a_bare_date_in_a_schema_is_its_text() -> None:
    assert read_schema("properties: {a: {examples: [2026-11-21]}}\n", "7z").root.properties["a"].examples == (
        "2026-11-21",
    )


def test_words_beside_a_reference_take_precedence() -> None:
    small = read_schema(SMALL, "7z")
    shoe = small.resolve(small.root.properties["cards"].properties["shoe"])
    assert shoe.description == "The dealing shoe."
    assert shoe.required == ("kind",)
    assert small.root.properties["cards"].properties["decks"].fact == "deck_numbers"


def test_a_schema_that_holds_itself_is_walked_once() -> None:
    keys = list(read_schema(SMALL, "7z").known_keys())
    assert ("decks", "cards") in keys
    assert ("minimum", "tables[*]") in keys
    assert ("meter", "wagers[*]") in keys
    assert ("kind", "cards.shoe") in keys
