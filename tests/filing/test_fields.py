"""The form of a filing: its fields with the law's alternatives and paragraphs, and the ways of running a game."""

import pytest

from validator.filing.fields import field_at, filing_fields, flat, is_about
from validator.filing.variants import NoSuchWay, choices_of, choose_way, is_open, ways_of
from validator.law.chapters import HELD
from validator.submission.filing import Scalar
from validator.submission.schema import load_schema


def marks(chapter: str, path: str, way: str | None = None) -> dict[Scalar, tuple[tuple[str, ...], tuple[str, ...]]]:
    """The values of a field, each with the paragraphs that it breaks and those under which it is for review."""
    one = field_at(chapter, path)
    assert one is not None
    found = choices_of(one, choose_way(chapter, way, None), chapter)
    return {choice.value: (choice.against, choice.noted) for choice in found}


@pytest.mark.parametrize("chapter", HELD)
def test_the_form_has_every_key_of_the_schema_once_and_in_its_order(chapter: str) -> None:
    paths = [one.path for one in flat(filing_fields(chapter))]
    assert len(set(paths)) == len(paths)
    assert [one.key for one in filing_fields(chapter)] == list(load_schema(chapter).root["properties"])
    assert {one.key for one in flat(filing_fields(chapter))} == {key for key, _ in load_schema(chapter).known_keys()}


def test_a_value_that_breaks_the_law_is_told_with_its_paragraph() -> None:
    assert marks("633a", "table.drop_box") == {
        "dealer-side": ((), ()),
        "elsewhere": (("633a.2(e)",), ()),
        "none": (("633a.2(e)",), ()),
    }


def test_a_value_under_an_open_reading_is_for_review_and_not_against_the_law() -> None:
    assert marks("633a", "splitting.on") == {"identical-value": ((), ()), "identical-rank": ((), ("633a.11(a)",))}


def test_what_the_law_leaves_open_is_marked_nowhere() -> None:
    assert marks("633a", "dealing.settlement_order") == {"collect-then-pay": ((), ()), "player-by-player": ((), ())}
    assert marks("685a", "wagers.entry_after_shuffle") == {"permitted": ((), ()), "prohibited": ((), ())}


def test_words_that_only_the_law_lists_are_choices_too() -> None:
    assert set(marks("633a", "optional_wagers.royal-match-21.paytable")) == set("ABCDE")


@pytest.mark.parametrize(
    ("path", "open_"),
    [
        ("table.drop_box", False),
        ("table.positions", True),
        ("dealing.settlement_order", True),
        ("payouts.blackjack", False),
        ("head.holder", True),
        ("layout.areas", True),
    ],
)
def test_a_choice_is_open_where_the_law_leaves_more_than_one_value(path: str, open_: bool) -> None:
    one = field_at("633a", path)
    assert one is not None
    assert is_open(one, choices_of(one, ways_of("633a")[0], "633a")) is open_


def test_a_field_has_the_paragraphs_of_its_rules_and_the_law_s_odds() -> None:
    row = field_at("633a", "optional_wagers.match-the-dealer.pays.matching-card-of-the-same-suit")
    assert row is not None
    assert row.paragraphs == ("633a.13(d)(1)", "633a.13(d)(2)")
    assert {label: str(odds) for label, odds in row.odds.items()} == {"6 decks": "11 to 1", "8 decks": "14 to 1"}
    royal = field_at("633a", "optional_wagers.royal-match-21.pays.royal-match")
    assert royal is not None
    assert str(royal.odds["paytable C"]) == "30 to 1"


def test_items_of_lists_are_one_field() -> None:
    first, second = field_at("541", "cards.batches[0].decks"), field_at("541", "cards.batches[1].decks")
    assert first is second
    assert first is not None
    assert first.path == "cards.batches[*].decks"


@pytest.mark.parametrize(
    ("path", "pattern", "about"),
    [
        ("optional_wagers.push-22.pays.other-22", "optional_wagers.push-22.pays.*", True),
        ('optional_wagers.x.pays["21-with-six-cards"]', "optional_wagers.x.pays.*", True),
        ("optional_wagers.push-22.pays", "optional_wagers.*", False),
        ("optional_wagers.push-22", "optional_wagers.*", True),
        ("layout.areas", "layout.areas[blackjack]", True),
        ("layout.area", "layout.areas", False),
    ],
)
def test_a_star_is_one_key(path: str, pattern: str, about: bool) -> None:
    assert is_about(path, pattern) is about


def test_a_way_is_chosen_by_name_or_shoe_and_the_fullest_otherwise() -> None:
    assert choose_way("633a", None, None).name == "shoe"
    assert choose_way("633a", None, "double").name == "two-shoes"
    assert choose_way("633a", "hand-dealt", None).shoe == "none"
    assert choose_way("535", "plain", None).shoe == ""


@pytest.mark.parametrize(("way", "shoe"), [("three-shoes", None), (None, "triple"), ("switch", "double")])
def test_a_way_that_is_not_there_is_told_with_those_that_are(way: str | None, shoe: str | None) -> None:
    with pytest.raises(NoSuchWay, match=r"there are: shoe \(shoe: single\), two-shoes \(shoe: double\), "):
        choose_way("633a", way, shoe)
