"""What the rules on rounds rest on names rules, kinds and columns that there are, of every chapter."""

import pytest

from validator.chapters.registry import PACKAGES, chapter_play
from validator.core.data import data_folder
from validator.core.packed import content_of
from validator.law.evidence import FILE, LISTS, load_rests_on
from validator.law.versions import law_of
from validator.log.vocabulary import COLUMN_ORDER, COMMON, KINDS, OPERANDS


def test_every_chapter_is_of_one_game() -> None:
    content = content_of(data_folder("rules_text") / FILE)
    assert isinstance(content, dict)
    named = [chapter for game in content["games"].values() for chapter in game["chapters"]]
    assert sorted(named) == sorted(PACKAGES)


@pytest.mark.parametrize("name", LISTS)
def test_lists_name_rules_once_and_in_order(name: str) -> None:
    content = content_of(data_folder("rules_text") / FILE)
    assert isinstance(content, dict)
    for game in content["games"].values():
        rules = {rule.id for chapter in game["chapters"] for rule in chapter_play(law_of(chapter)).rules}
        assert set(game[name]) <= rules
        assert game[name] == sorted(set(game[name]))


@pytest.mark.parametrize("chapter", sorted(PACKAGES))
def test_kinds_and_columns_are_those_of_the_log(chapter: str) -> None:
    rests = load_rests_on(chapter)
    for words in (*rests.kinds.values(), *rests.always.values(), *rests.never.values()):
        for kind, column in words:
            assert kind in KINDS
            assert not column or (column in COLUMN_ORDER and (column in OPERANDS[KINDS[kind]] or column in COMMON))


def test_rules_of_kinds_are_rules_of_the_game() -> None:
    content = content_of(data_folder("rules_text") / FILE)
    assert isinstance(content, dict)
    for game in content["games"].values():
        rules = {rule.id for chapter in game["chapters"] for rule in chapter_play(law_of(chapter)).rules}
        assert set(game["kinds"]) <= rules


def test_no_entry_says_what_another_says_already() -> None:
    content = content_of(data_folder("rules_text") / FILE)
    assert isinstance(content, dict)
    for game in content["games"].values():
        for wider, narrower in (("alone", "before"), ("shoe", "shoe-rows"), ("every-card", "cards")):
            assert not set(game[wider]) & set(game[narrower]), (wider, narrower)
        for wider, narrower in (("always", "kinds"), ("always", "never"), ("kinds", "never")):
            for rule, words in game.get(narrower, {}).items():
                assert not set(words) & set(game.get(wider, {}).get(rule, ())), (rule, wider, narrower)


def test_a_chapter_that_is_not_named_rests_on_its_rounds_alone() -> None:
    rests = load_rests_on("999z")
    assert not rests.kinds
    assert not rests.orderless


def test_a_rule_where_players_turn_the_cards_rests_on_what_the_rule_elsewhere_rests_on() -> None:
    suffix = "-where-players-turn"
    rests = load_rests_on("545")
    rules = {rule.id for rule in chapter_play(law_of("545")).rules}
    pairs = [(rule.removesuffix(suffix), rule) for rule in rules if rule.endswith(suffix)]
    assert len(pairs) > 1
    lists = [getattr(rests, name.replace("-", "_")) for name in LISTS]
    tables = (rests.kinds, rests.always, rests.never)
    for elsewhere, here in pairs:
        assert [here in one for one in lists] == [elsewhere in one for one in lists]
        assert [one.get(here) for one in tables] == [one.get(elsewhere) for one in tables]
