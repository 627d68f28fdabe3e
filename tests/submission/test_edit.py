"""A filing changed in one place is that filing but for the place, whatever stands around it."""

import pytest
from ruamel.yaml import YAML

from validator.core.rule_definitions import FilingChange
from validator.submission.edit import changed, flow

FILING = """\
# A filing.
chapter: "541" # in quotes

cards:
  decks: 8 # of 52 cards
  batches: [{decks: 6, back: red}, {back: blue}]
  change_every_hours: 4

layout:
  areas:
    - bet
    - push-22
  names: [one, two]
approvals: {layout: {reference: "7", by: bureau}}
notes:
  sign: |
    Blackjack
    pays
"""


@pytest.mark.parametrize(
    ("change", "before", "after"),
    [
        ({"cards.decks": 5}, "decks: 8 # of", "decks: 5 # of"),
        ({"cards.change_every_hours": "24"}, "change_every_hours: 4", 'change_every_hours: "24"'),
        ({"cards.decks": None}, "  decks: 8 # of 52 cards\n", ""),
        ({"cards.shoe": "manual"}, "cards:\n  decks", "cards:\n  shoe: manual\n  decks"),
        ({"cards.sides.left.decks": 4}, "cards:\n  decks", "cards:\n  sides: {left: {decks: 4}}\n  decks"),
        ({"cards.batches[0].decks": 7}, "{decks: 6, back", "{decks: 7, back"),
        ({"cards.batches[1].decks": 7}, "{back: blue}", "{decks: 7, back: blue}"),
        ({"cards.batches[0].decks": None}, "{decks: 6, back", "{back"),
        ({"cards.batches[0].back": None}, "{decks: 6, back: red}", "{decks: 6}"),
        ({"cards.batches[1].back": None}, "{back: blue}", "{}"),
        ({"cards.batches[1]": {"back": "red"}}, ", {back: blue}", ", {back: red}"),
        ({"layout.areas[push-22]": None}, "areas:\n    - bet\n    - push-22", "areas:\n    [bet]"),
        ({"layout.areas[tie]": True}, "areas:\n    - bet\n    - push-22", "areas:\n    [bet, push-22, tie]"),
        ({"layout.areas": ["tie"]}, "areas:\n    - bet\n    - push-22", "areas: [tie]"),
        ({"layout.names[one]": None}, "[one, two]", "[two]"),
        ({"approvals": None}, 'approvals: {layout: {reference: "7", by: bureau}}\n', ""),
        ({"approvals.layout": None}, '{layout: {reference: "7", by: bureau}}', "{}"),
        ({"notes.sign": None}, "\n  sign: |\n    Blackjack\n    pays\n", "\n  {}"),
        ({"notes.sign": "Blackjack"}, "sign: |\n    Blackjack\n    pays\n", "sign: Blackjack"),
        ({"vigorish.percent": "5%"}, 'chapter: "541"', 'vigorish: {percent: 5%}\nchapter: "541"'),
        ({"cards.decks": 5, "cards.shoe": "manual"}, "cards:\n  decks: 8", "cards:\n  shoe: manual\n  decks: 5"),
    ],
)
def test_only_the_place_changes(change: FilingChange, before: str, after: str) -> None:
    assert FILING.count(before) == 1
    text = changed(FILING, change)
    assert text == FILING.replace(before, after)
    YAML(typ="safe", pure=True).load(text)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"cards.shoe": None}, "cards.shoe is not there"),
        ({"layout.areas[tie]": None}, "layout.areas[tie] is not there"),
        ({"cards.batches[2].decks": 5}, "cards.batches[2].decks: the list has 2 items"),
        ({"cards.decks.left": 4}, "cards.decks.left leads through 8"),
    ],
)
def test_what_cannot_be_changed_is_told(change: FilingChange, told: str) -> None:
    with pytest.raises(KeyError, match=told.replace("[", r"\[")):
        changed(FILING, change)


@pytest.mark.parametrize(
    ("value", "written"),
    [
        (True, "true"),
        (8, "8"),
        ("3 to 2", "3 to 2"),
        ("25%", "25%"),
        ("2010-06-01", "2010-06-01"),
        ("0.50", '"0.50"'),
        ("8", '"8"'),
        ("yes", '"yes"'),
        ('Dealer: "17"', '"Dealer: \\"17\\""'),
        (["a", 1], "[a, 1]"),
        ({"odds": "1 to 1"}, "{odds: 1 to 1}"),
    ],
)
def test_a_value_reads_as_it_was_meant(value: object, written: str) -> None:
    assert flow(value) == written
    assert YAML(typ="safe", pure=True).load(f"- {written}")[0] == value or value == "2010-06-01"


def test_what_no_filing_says_is_refused() -> None:
    with pytest.raises(TypeError, match="no filing says 0.5"):
        flow(0.5)
