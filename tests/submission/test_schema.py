"""Schemas: what they may say, and how they are found."""

from pathlib import Path

import pytest

from tests.submission.small_schema import SMALL
from validator.submission import schema
from validator.submission.dialect import BadSchema
from validator.submission.schema import (
    UnknownChapter,
    chapters_with_schema,
    load_schema,
    read_schema,
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
