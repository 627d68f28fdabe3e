"""Schemas: what they may say, and how they are found."""

from pathlib import Path

import pytest

from tests.submission.small_schema import SMALL
from validator.submission import schema
from validator.submission.dialect import BadSchema
from validator.submission.schema import (
    COMMON,
    UnknownChapter,
    chapters_with_schema,
    load_schema,
    misshapen,
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
    assert load_schema("7z").root["required"] == ["chapter", "cards"]
    with pytest.raises(UnknownChapter, match="no schema for chapter 8; there are: 12, 7z"):
        load_schema("8")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("type: object\nunevaluatedProperties: false\n", "keyword unevaluatedProperties is not in dialect.yaml"),
        ("properties: {a: {type: number}}\n", "properties.a.type is number, but must be one or more of"),
        ("properties: {a: {type: 'null'}}\n", "no nulls"),
        ("properties: {a: {x-type: euro}}\n", "properties.a.x-type is euro, but must be one of money"),
        ("properties: {a: {minimum: 1.5}}\n", "minimum is 1.5, but must be a whole number"),
        ("properties: {a: {minimum: 1.0}}\n", "minimum is 1.0, but must be a whole number"),
        ("properties: {a: {minimum: true}}\n", "must be a whole number"),
        ("properties: {a: {minimum: low}}\n", "properties.a.minimum is low, but must be a whole number"),
        ("properties: {a: {const: ~}}\n", "must be a single value"),
        ("properties: {a: {$ref: '#/definitions/b'}}\n", "$ref is #/definitions/b, but must name a definition"),
        ("properties: {a: {$ref: '#/definitions/b', type: string}}\ndefinitions: {b: {}}\n", "under allOf"),
        ("properties: {a: {pattern: '('}}\n", "must be a regular expression (missing )"),
        ("properties: {a: {enum: red}}\n", "enum is red, but must be a list"),
        ("properties: {a: {enum: [[red]]}}\n", "properties.a.enum[0] must be a single value"),
        ("properties: [a]\n", "properties must be a mapping"),
        ("properties: {1: {}}\n", "put a number in quotes"),
        ("allOf: [red]\n", "allOf[0] is red, but must be a mapping"),
        ("description: 5\n", "description is 5, but must be text"),
        ("definitions: {a: {definitions: {}}}\n", "keyword definitions.a.definitions is not in dialect.yaml"),
        ("- a\n", "a schema must be a mapping"),
        ("a: [\n", "schema: "),
    ],
)
def test_a_schema_that_would_not_be_checked_is_refused(text: str, words: str) -> None:
    with pytest.raises(BadSchema) as caught:
        read_schema(text, "7z")
    assert words in str(caught.value)


@pytest.mark.parametrize("name", [*chapters_with_schema(), COMMON])
def test_the_schemas_say_nothing_but_the_dialect(name: str) -> None:
    assert misshapen(name) == []


def test_a_definition_that_is_only_itself_is_refused() -> None:
    looped = read_schema(
        "properties: {a: {$ref: '#/definitions/b'}}\ndefinitions: {b: {$ref: '#/definitions/b'}}\n", "7z"
    )
    with pytest.raises(BadSchema, match="refers to itself"):
        looped.resolve(looped.root["properties"]["a"])


def test_a_bare_date_in_a_schema_is_its_text() -> None:
    dated = read_schema("properties: {a: {examples: [2026-11-21]}}\n", "7z")
    assert dated.resolve(dated.root["properties"]["a"]).examples == ("2026-11-21",)


def test_words_beside_a_reference_take_precedence() -> None:
    small = read_schema(SMALL, "7z")
    cards = small.resolve(small.root["properties"]["cards"])
    shoe = small.resolve(cards.properties["shoe"])
    assert shoe.description == "The dealing shoe."
    assert shoe.required == ("kind",)
    assert small.resolve(cards.properties["decks"]).fact == "deck_numbers"


def test_a_schema_that_holds_itself_is_walked_once() -> None:
    keys = list(read_schema(SMALL, "7z").known_keys())
    assert ("decks", "cards") in keys
    assert ("minimum", "tables[*]") in keys
    assert ("meter", "wagers[*]") in keys
    assert ("kind", "cards.shoe") in keys
