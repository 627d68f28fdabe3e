"""The shape check accepts exactly what Draft 7 accepts, by another implementation of it."""

import json
from io import StringIO
from typing import Any

import jsonschema
import pytest
from hypothesis import given, settings, strategies as st
from ruamel.yaml import YAML

from tests.length import either
from tests.submission.small_schema import SMALL
from validator.core.data import data_folder
from validator.core.packed import content_of
from validator.submission.load import load_filing
from validator.submission.schema import build_schema
from validator.submission.shape import read_shape

PLAIN: dict[str, Any] = YAML(typ="safe", pure=True).load(StringIO(SMALL.replace("x-type", "$comment")))
SCHEMA = build_schema("7z", PLAIN)
DRAFT_7 = jsonschema.Draft7Validator(PLAIN)

WORDS = st.sampled_from(
    [
        "7z",
        "red",
        "blue",
        "single",
        "double",
        "insurance",
        "bad-beat",
        "early",
        "late",
        "Nobody",
        "AB-1",
        "x",
        "yes",
    ]
)
SCALARS = st.one_of(WORDS, st.integers(-1, 10), st.booleans())
KEYS = st.sampled_from(
    [
        "chapter",
        "holder",
        "dated",
        "paragraph",
        "cards",
        "decks",
        "back",
        "preshuffled",
        "serial",
        "shoe",
        "kind",
        "within",
        "tables",
        "name",
        "minimum",
        "wagers",
        "wager",
        "pays",
        "meter",
        "rate",
        "surrender",
        "extra",
        "colours",
        "other",
    ]
)
ANYTHING = st.recursive(
    SCALARS,
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(KEYS, inner, max_size=4)),
    max_leaves=12,
)


def often(*shapes: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.one_of(*shapes, *shapes, *shapes, ANYTHING)


def mapping(required: dict[str, Any], optional: dict[str, Any]) -> st.SearchStrategy[Any]:
    return st.fixed_dictionaries(required, optional=optional)


SHOE = mapping({"kind": often(st.sampled_from(["single", "double"]))}, {"within": mapping({"kind": WORDS}, {})})
CARDS = mapping(
    {"decks": often(st.integers(1, 8)), "back": often(st.sampled_from(["red", "blue"]))},
    {"preshuffled": often(st.booleans()), "serial": often(st.just("AB-1")), "shoe": often(SHOE), "other": st.just(1)},
)
TABLE = mapping({"name": often(WORDS)}, {"minimum": SCALARS})
WAGER = st.one_of(
    mapping({"wager": st.just("insurance"), "pays": often(WORDS)}, {}),
    mapping({"wager": st.just("bad-beat"), "meter": often(WORDS)}, {"rate": often(WORDS), "pays": WORDS}),
)
FILING = mapping(
    {"chapter": often(st.just("7z")), "cards": often(CARDS)},
    {
        "holder": often(WORDS),
        "dated": WORDS,
        "paragraph": WORDS,
        "tables": often(st.lists(TABLE, max_size=3)),
        "wagers": often(st.lists(WAGER, max_size=2)),
        "surrender": often(st.booleans(), st.sampled_from(["early", "late"])),
        "colours": often(st.lists(WORDS, max_size=3)),
        "extra": often(st.dictionaries(KEYS, ANYTHING, max_size=2)),
    },
)


@pytest.mark.longer
@settings(max_examples=either(60, 400))
@given(st.one_of(FILING, FILING, st.dictionaries(KEYS, ANYTHING, max_size=5)))
def test_what_the_draft_accepts_is_accepted_and_nothing_else(data: dict[str, Any]) -> None:
    loaded = load_filing(json.dumps(data))
    assert loaded.faults == ()
    assert loaded.filing is not None
    faults = read_shape(loaded.filing, SCHEMA).faults
    assert (faults == ()) is DRAFT_7.is_valid(data), (data, faults)


def test_the_small_schema_is_a_draft_7_schema() -> None:
    jsonschema.Draft7Validator.check_schema(PLAIN)


EACH_KEYWORD: list[tuple[dict[str, Any], object, bool]] = [
    ({"enum": [1, True]}, 1, True),
    ({"enum": [1]}, True, False),
    ({"const": True}, 1, False),
    ({"const": False}, False, True),
    ({"type": "integer"}, True, False),
    ({"anyOf": [{"type": "integer"}, {"const": 3}]}, 3, True),
    ({"oneOf": [{"type": "integer"}, {"const": 3}]}, 3, False),
    ({"not": {"type": "string"}}, "x", False),
    ({"if": {"const": 1}, "then": {"type": "string"}}, 1, False),
    ({"if": {"const": 1}, "else": {"type": "string"}}, 2, False),
    ({"minLength": 2}, 1, True),
    ({"maximum": 2}, "long", True),
    ({"minProperties": 1}, {}, False),
    ({"maxProperties": 1}, {"a": 1, "b": 1}, False),
    ({"additionalProperties": {"type": "integer"}}, {"a": "x"}, False),
    ({"additionalProperties": False}, {"a": 1}, False),
    ({"uniqueItems": True}, [{"a": 1, "b": [2]}, {"b": [2], "a": 1}], False),
    ({"uniqueItems": True}, [1, True, "1"], True),
    ({"items": {"minimum": 3}, "maxItems": 2}, [3, 4, 5], False),
    ({"pattern": "b"}, "abc", True),
    ({"required": ["a"]}, "text", True),
    ({"maxLength": 2}, "abc", False),
    ({"minimum": 2}, 1, False),
    ({"minItems": 1}, [], False),
    ({"properties": {"a": {"type": "integer"}}}, {"a": "x"}, False),
    ({"allOf": [{"minimum": 1}, {"maximum": 2}]}, 3, False),
    ({"$ref": "#/definitions/whole"}, "x", False),
]
SAID_BESIDES = {"x-type", "x-fact", "title", "description", "examples"}
"""Keywords that are not the draft's, and those that ask nothing of a filing."""


@pytest.mark.parametrize(("schema", "data", "accepted"), EACH_KEYWORD)
def test_each_keyword_means_what_the_draft_says(schema: dict[str, Any], data: object, accepted: bool) -> None:
    whole = {"properties": {"a": schema}, "definitions": {"whole": {"type": "integer"}}}
    loaded = load_filing(json.dumps({"a": data}))
    assert loaded.filing is not None
    assert (read_shape(loaded.filing, build_schema("7z", whole)).faults == ()) is accepted
    assert jsonschema.Draft7Validator(whole).is_valid({"a": data}) is accepted


def test_no_keyword_of_the_dialect_goes_unasked() -> None:
    dialect: Any = content_of(data_folder("schemas") / "dialect.yaml")
    asked = {keyword for schema, _, _ in EACH_KEYWORD for keyword in schema}
    assert asked | SAID_BESIDES == set(dialect["properties"])
