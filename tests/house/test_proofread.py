"""Every entry of the duties and of the rules that they name resolves, and one that does not is told at its place."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from validator.chapters.checks import fewer_than
from validator.chapters.registry import PACKAGES, words_said
from validator.core.data import data_folder
from validator.core.packed import MalformedData, parse_yaml, place_in_yaml
from validator.core.rule import Absent
from validator.core.rule_definitions import FacilityCheck, FilingCheck, PlayWords, RuleDefinition, RuleNumber
from validator.examples import Rounds, rounds_of
from validator.games.numbers import rules_on_play
from validator.law.facts import Bound
from validator.law.models import checked
from validator.law.versions import law_of
from validator.law_review.lint import place_in_python, proofread, unbound, where
from validator.law_review.references import ReferenceFault, faults_of, template_faults

SOURCE = (data_folder("rules_text") / "541" / "duties.yaml").read_text(encoding="utf-8").partition("  # § 541.4")[0]
"""The duties of Chapter 541 up to its § 541.3."""


@cache
def said() -> Mapping[str, RuleDefinition]:
    return {**words_said("541", on_play=True), **words_said("541", on_play=False)}


def faults_in(source: str, said: Mapping[str, RuleDefinition]) -> list[ReferenceFault]:
    """The faults of the duties of Chapter 541, if these were all."""
    try:
        duties: Any = checked("duties.yaml", "541", parse_yaml(source))
    except MalformedData as faulty:
        return [ReferenceFault(words, key) for key, words in faulty.faults]
    return list(faults_of(law_of("541"), said, duties))


def test_every_entry_resolves() -> None:
    assert list(proofread(tuple(PACKAGES))) == []


def test_a_rule_that_no_duty_names_is_told() -> None:
    """Of the chapters on baccarat only 543 and 545 change the cards after each shoe."""
    found = [rule for _, rule, _ in unbound(["541"])]
    assert "used-decks-for-a-new-shoe" in found and "too-few-decks" not in found
    assert "curator-did-not-accept" not in found
    of_baccarat = [rule for _, rule, _ in unbound(["541", "543"])]
    assert "curator-did-not-accept" not in of_baccarat


def test_a_rule_of_a_judge_that_no_chapter_of_its_game_names_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    dealing = import_module("validator.games.baccarat.dealing")
    planted = RuleNumber(-1, "planted", PlayWords("planted", "Planted", "planted"), dealing.__name__)
    monkeypatch.setattr(dealing, "PLANTED", planted, raising=False)
    rules_on_play.cache_clear()
    try:
        assert [rule for _, rule, _ in unbound(["541", "543", "545"]) if rule == "planted"] == ["planted"]
        assert "planted" not in [rule for _, rule, _ in unbound(["541"])]
    finally:
        rules_on_play.cache_clear()


def test_the_part_that_mistakes_are_planted_in_has_none() -> None:
    assert faults_in(SOURCE, said()) == []


DECKS = """\
    quote: "Minibaccarat shall be played with six to eight decks of cards"
    kind: limit
    bears_on: filing
    rules:
      - too-few-decks
      - too-many-decks
      - continuous-device-with-other-decks
      - card-beyond-decks
"""

MISTAKES = {
    "a rule that nobody says": (
        "      - too-few-decks\n",
        "      - too-few-deks\n",
        "no module of chapter 541 says what the rule too-few-deks is; did you mean too-few-decks",
        "too-few-deks",
    ),
    "a reading that is not registered": (
        "        reading: cover-card-beyond-two\n",
        "        reading: cover-cards-beyond-two\n",
        "no reading of chapter 541 is called cover-cards-beyond-two; did you mean cover-card-beyond-two",
        "reading: cover-cards-beyond-two",
    ),
    "a severity that there is not": (
        "        reading: cover-card-beyond-two\n",
        "        reading: cover-card-beyond-two\n        severity: notice\n",
        "severity 'notice' is none of error, warning, info",
        "severity: notice",
    ),
    "an error under an open reading": (
        "        reading: cover-card-beyond-two\n",
        "        reading: cover-card-beyond-two\n        severity: error\n",
        "too-many-cover-cards: under an open reading a breach is a warning or an info",
        "severity: error",
    ),
    "a warning without an open reading": (
        "      - too-few-decks\n",
        "      - rule: too-few-decks\n        severity: warning\n",
        "too-few-decks: without an open reading a breach is an error",
        "severity: warning",
    ),
    "a part of the quotation that is not there": (
        "        words: [A hand, cards dealt]\n",
        "        words: [A hand, cards drawn]\n",
        "'cards drawn' stands 0 times, not once, in ",
        "words: [A hand",
    ),
    "a part of the quotation that stands there twice": (
        "      - rule: too-few-cover-cards\n        words: two additional cover cards to be used in accordance with § 541.5\n",
        "      - rule: too-few-cover-cards\n        words: [two additional, cards]\n",
        "'cards' stands 2 times, not once, in 'two additional cover cards",
        "words: [two additional, cards]",
    ),
    "words beside the paragraph": (
        "      - too-few-decks\n",
        "      - rule: too-few-decks\n        quote: with six to nine decks of cards\n",
        "too-few-decks quotes 'with six to nine decks of cards', which stands 0 times, not once, in 541.3(a)",
        "quote: with six to nine",
    ),
    "words of another duty": (
        "      - too-few-decks\n",
        "      - rule: too-few-decks\n        quote: having backs of the same color and design\n",
        "too-few-decks quotes no words of the duty",
        "quote: having backs",
    ),
    "a quotation that is not the law's": (
        DECKS,
        DECKS.replace("six to eight", "six to nine"),
        "'Minibaccarat shall be played with six to nine decks of cards' stands 0 times in 541.3(a), not once",
        'quote: "Minibaccarat shall be played with six to nine',
    ),
    "a paragraph that is not there": (
        "  - cite: 541.2(b)\n",
        "  - cite: 541.2(bb)\n",
        "541.2(bb)",
        "cite: 541.2(bb)",
    ),
    "a kind that there is not": (
        "    kind: limit\n    bears_on: filing\n    rules:\n      - too-few-decks\n",
        "    kind: ceiling\n    bears_on: filing\n    rules:\n      - too-few-decks\n",
        "kind 'ceiling' is none of obligation, prohibition, limit",
        "kind: ceiling",
    ),
    "a duty without rule or reason": (
        "    rules:\n      - dimensions-unapproved\n",
        "",
        "no rule judges the duty, and not_checkable gives no reason",
        'quote: "The dimensions of a Minibaccarat table',
    ),
    "a duty at the table that only a filing is held to": (
        "      - rule: shuffled-by-hand-beside-device\n        reading: filed-method-of-shuffling\n"
        "      - batch-stored-elsewhere\n      - batch-shuffled-by-hand\n      - card-of-the-other-batch\n      - batch-in-play-unshuffled\n",
        "",
        "no rule on play judges the duty, and not_checkable gives no reason",
        "quote: >-\n      One batch of cards",
    ),
    "a reason that is out of date": (
        "    rules:\n      - dimensions-unapproved\n",
        "    not_checkable: no filing says it\n    rules:\n      - dimensions-unapproved\n",
        "not_checkable is out of date: dimensions-unapproved judges the duty",
        "not_checkable: no filing",
    ),
    "a rule under two duties": (
        "      - dimensions-unapproved\n",
        "      - dimensions-unapproved\n      - dealer-not-opposite\n",
        "dealer-not-opposite stands under 541.2(a) already; here write also: dealer-not-opposite",
        "dealer-not-opposite\n  - cite: 541.2(c)",
    ),
    "a rule that no duty says first": (
        "      - dimensions-unapproved\n",
        "      - dimensions-unapproved\n      - also: cut-not-offered\n",
        "this duty also says cut-not-offered, and no other names it as the one that it cites first",
        "also: cut-not-offered",
    ),
    "a rule twice in the same words": (
        "      - too-many-decks\n",
        "      - too-many-decks\n      - too-many-decks\n",
        "the duty names too-many-decks in the same words twice",
        "too-many-decks\n      - continuous",
    ),
    "a field that there is not": (
        "        reading: cover-card-beyond-two\n",
        "        readings: cover-card-beyond-two\n",
        "readings is none of rule, also, words, quote, reading, severity",
        "readings: cover",
    ),
    "duties out of order": (
        "  - cite: 541.2(b)\n",
        "  - cite: 541.2(a)\n",
        "stands 0 times in 541.2(a), not once",
        'quote: "The dimensions',
    ),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_in_the_duties_is_told_at_its_place(mistake: str) -> None:
    right, wrong, told, at = MISTAKES[mistake]
    assert SOURCE.count(right) == 1
    source = SOURCE.replace(right, wrong)
    (fault,) = faults_in(source, said())
    assert told in fault.message
    line, column = place_in_yaml(source, fault.key)
    assert "\n".join(source.splitlines()[line - 1 :])[column - 1 :].startswith(at)


def faults_with(asked: RuleDefinition) -> list[ReferenceFault]:
    """What is told when the rule too-few-decks is said otherwise."""
    planted = {**said(), "too-few-decks": asked}
    return [*faults_in(SOURCE, planted), *template_faults(asked)]


DECKS_RULE = said()["too-few-decks"]
assert isinstance(DECKS_RULE, FilingCheck)


def too_few(number: int, minimum: Bound) -> bool:
    """The check of that rule, without what makes it fail."""
    return fewer_than(number, minimum)


PATHS = "no filing of chapter 541 says cards.deks"


@pytest.mark.parametrize(
    ("field", "asked", "told"),
    [
        ("reads", replace(DECKS_RULE, reads=("cards.deks",)), PATHS),
        ("at", replace(DECKS_RULE, at="cards.deks"), PATHS),
        ("when", replace(DECKS_RULE, when=(Absent("cards.deks"),)), PATHS),
        ("", replace(DECKS_RULE, check=too_few), "too-few-decks shows no example"),
        ("facts", replace(DECKS_RULE, facts=("deck",)), "chapter 541 has no fact deck"),
        ("message", replace(DECKS_RULE, message="{decks} decks"), "nothing fills {decks}; what may be named: "),
    ],
    ids=lambda value: value if isinstance(value, str) and " " not in value else "",
)
def test_a_mistake_in_what_a_rule_says_is_told(field: str, asked: RuleDefinition, told: str) -> None:
    (fault,) = faults_with(asked)
    assert fault.message.startswith(told) and (fault.asked, fault.field) == (asked, field)


def test_a_template_of_a_rule_on_play_or_on_several_filings_names_what_it_may() -> None:
    on_play = next(one for one in said().values() if isinstance(one, PlayWords))
    on_several = next(one for one in said().values() if isinstance(one, FacilityCheck))
    assert [fault.field for fault in template_faults(replace(on_play, expected="{decks}"))] == ["expected"]
    assert [fault.field for fault in template_faults(replace(on_several, message="{seat}"))] == ["message"]


def test_a_rule_on_several_filings_shows_an_example() -> None:
    on_several = said()["vigorish-types-differ"]
    assert isinstance(on_several, FacilityCheck)
    (fault,) = faults_with(replace(on_several, fails=()))
    assert fault.message.startswith("too-few-decks shows no example")


def test_a_mistake_of_a_rule_is_told_in_the_module_that_says_it() -> None:
    on_play = 'before = 1\nrule = PlayWords(\n    id="vigorish-percentage",\n    unit="cents",\n)\n'
    assert place_in_python(on_play, "vigorish-percentage", "unit") == (4, 10)
    assert place_in_python(on_play, "vigorish-percentage", "message") == (3, 8)
    bound = 'before = 1\nvigorish_percentage = FilingCheck(\n    facts=("rate",),\n)\n'
    assert place_in_python(bound, "vigorish-percentage", "facts") == (3, 11)
    assert place_in_python(bound, "vigorish-percentage", "message") == (2, 1)
    over = '@filing_check(\n    facts=("rate",),\n)\ndef vigorish_percentage(rate: int) -> bool: ...\n'
    assert place_in_python(over, "vigorish-percentage", "facts") == (2, 11)
    assert place_in_python("made = _made(1)\n", "vigorish-percentage", "facts") == (1, 1)
    told = where("541", ReferenceFault("", asked=said()["vigorish-percentage"], field="facts"))
    path, line, _ = told.split(":")
    assert path == "validator/chapters/baccarat/vigorish.py"
    assert 'facts=("vigorish_percents",)' in Path(path).read_text(encoding="utf-8").splitlines()[int(line) - 1]


@pytest.mark.parametrize(
    ("shown", "told"),
    [
        (Rounds(passes=("cards 1 9C KC / 2 3D 5D",)), "card-beyond-decks shows no round under fails in the file play_"),
        (Rounds(fails=("cards 1 9C KC / 2 3D 5D",)), "card-beyond-decks shows no round under passes in the file play_"),
        (
            Rounds(fails=("deal 1 9C",), passes=("dael 1 9C",)),
            "a round of card-beyond-decks cannot be read: dael 1 9C: ",
        ),
        (
            Rounds(fails=("deal one 9C",), passes=("deal 1 9C",)),
            "a round of card-beyond-decks cannot be read: deal one 9C",
        ),
    ],
    ids=["no round that breaks it", "no round that keeps it", "a kind that is none", "a word where a number is due"],
)
def test_a_mistake_in_the_rounds_of_a_rule_is_told(shown: Rounds, told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "validator.law_review.references.rounds_of",
        lambda chapter, rule: shown if rule == "card-beyond-decks" else rounds_of(chapter, rule),
    )
    (fault,) = faults_in(SOURCE, said())
    assert fault.message.startswith(told)
