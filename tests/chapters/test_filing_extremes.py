"""Whatever a filing says in the schema's forms, no rule fails on it: every rule ends in one of its outcomes."""

import json

import pytest

from validator.chapters.registry import PACKAGES
from validator.filing.check import judge_filing
from validator.submission.dialect import Said
from validator.submission.schema import Schema, load_schema

ODD: dict[str, tuple[object, ...]] = {
    "money": (0, "0.01", 10**12, "25,000.00"),
    "odds": ("1 for 1", "1,000,000 to 1", "2.5 to 1", "3 to 2"),
    "payout": ("100% of meter", "10% of meter and 200 to 1", "1 for 1", "1 to 1,000"),
    "date": ("2011-01-01", "2015-08-01", "2030-12-31", "2025-01-11"),
    "paragraph": ("633a", "633a.2", "541.2(a)", "633a.1 Pair"),
    "percent": ("0%", "0.01%", "100%", "999.99%"),
}
WORDS = ("", "pays 999999.999 to 1", "Dealer hits soft 17: 100:1/5", "Blackjack Switch, hand-dealt, 0 to 3")
FRACTIONS = ("0/1", "9999/1", "1/9999", "1/2")
NUMBERS = (0, 1, 3, 10**9)


def said(schema: Schema, asked: Said, variant: int) -> object:
    """An odd value of what a schema object asks, another for each variant."""
    shape = schema.resolve(asked)
    if shape.properties:
        return {key: said(schema, child, variant) for key, child in shape.properties.items()}
    if shape.items is not None:
        items = [said(schema, shape.items, (variant + step) % len(WORDS)) for step in range(variant)]
        return [item for number, item in enumerate(items) if item not in items[:number]]
    if shape.enum:
        return shape.enum[variant % len(shape.enum)]
    if shape.x_type is not None:
        return ODD[shape.x_type][variant]
    if "boolean" in shape.types:
        return variant % 2 == 0
    if "integer" in shape.types:
        return max(NUMBERS[variant], shape.bounds.get("minimum", 0))
    return FRACTIONS[variant] if shape.pattern is not None else WORDS[variant]


@pytest.mark.parametrize("variant", range(len(WORDS)))
@pytest.mark.parametrize("cards", range(len(NUMBERS)))
@pytest.mark.parametrize("chapter", PACKAGES)
def test_no_rule_fails_on_a_filing_of_odd_values(chapter: str, cards: int, variant: int) -> None:
    schema = load_schema(chapter)
    filing = said(schema, schema.root, variant)
    assert isinstance(filing, dict)
    if "cards" in schema.root["properties"]:
        filing["cards"] = said(schema, schema.root["properties"]["cards"], cards)
    report = judge_filing(json.dumps(filing), name="odd.yaml")
    assert report.chapter == chapter
    assert report.crashes == ()
    assert all(tally.judged + tally.not_applicable + tally.not_checkable for tally in report.tallies)
    assert sum(tally.failed for tally in report.tallies) > 0
