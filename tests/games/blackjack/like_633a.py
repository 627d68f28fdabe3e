"""The small logs of Chapter 633a's tests, replayed under a sibling: where both ask alike, both find the same.

A log is carried over by its filing (the chapter, its day, and only what the sibling's schema knows) and by its days.
Games that the sibling has not, from a double shoe or from the hand, are left out.
"""

import json
import re
from collections.abc import Iterator
from datetime import date, datetime, timedelta
from functools import cache
from importlib import import_module
from typing import NamedTuple

from tests.chapters.ch633a_blackjack.shoelog import RECORDED
from tests.games.blackjack.playlog import replay
from tests.games.blackjack.playrows import written
from tests.games.blackjack.rounds import DAYS
from tests.quick_yaml import load
from validator.chapters.registry import chapter_play
from validator.core.finding import Finding, LogPlace
from validator.law.versions import law_of

MODULES = (
    *("cards", "shuffle", "shoe", "two_batches", "opening", "wagers", "dealing", "decisions", "dealer", "insurance"),
    *("irregularities", "irregularities_cured", "settlement", "absence"),
)
KEPT_KEYS = {
    "cards": ("decks", "dealing", "shoe", "shuffler", "preshuffled", "batches"),
    "wagers": ("adjacent_boxes", "entry_after_shuffle"),
    "dealing": ("settlement_order",),
    "insurance": ("offered", "even_money"),
}
"""What is carried over of a filing, section by section."""
BEGINS = date(2016, 1, 1)
"""The day from which the days of the logs are counted."""

Said = tuple[str, int, str]


class Carried(NamedTuple):
    """A log under the filing of Chapter 633a."""

    name: str
    text: str
    filing: str


def texts(module: str) -> Iterator[Carried]:
    """The logs of one module of tests."""
    tests = import_module(f"tests.chapters.ch633a_blackjack.test_play_{module}")
    cases = tests.CASES
    for name, case in cases.items() if isinstance(cases, dict) else ((case.name, case) for case in cases):
        if hasattr(case, "rounds"):
            yield Carried(name, "\n".join(case.log()[0]), case.filing)
        elif hasattr(case, "notation"):
            yield Carried(name, written(case.notation).text, case.filing)
        elif hasattr(case, "text"):
            if hasattr(tests, "ALL") and case.recorded is RECORDED and "not recorded" not in name:
                case = case._replace(recorded=tests.ALL)
            yield Carried(name, case.text, case.filing)
        else:
            yield Carried(name, written(case.log).text, case.filing)


def filing_for(filing: str, chapter: str) -> str | None:
    """The filing carried over to a sibling; None for a game that it has not."""
    read = load(filing)
    cards = read.get("cards", {})
    if cards.get("dealing") == "hand" or cards.get("shoe") == "double" or "variations" in read:
        return None
    head = {**read["head"], "effective": DAYS[chapter]}
    carried: dict[str, object] = {"chapter": chapter, "head": head}
    for section, keys in KEPT_KEYS.items():
        found = {key: read[section][key] for key in keys if key in read.get(section, {})}
        if found:
            carried[section] = found
    return json.dumps(carried, default=str)


def text_for(text: str, chapter: str) -> str:
    """The log with its days moved into those of a sibling."""
    later = date.fromisoformat(DAYS[chapter]) + timedelta(days=1) - BEGINS

    def moved(found: re.Match[str]) -> str:
        return (datetime.fromisoformat(found.group(0)) + later).date().isoformat()

    return re.sub(r"\b20\d\d-\d\d-\d\d", moved, text).replace('"what": "633a"', f'"what": "{chapter}"')


@cache
def said(text: str, filing: str) -> tuple[Said, ...]:
    """Rule, event and outcome of each finding; a log is replayed once, however often it is asked about."""
    return tuple(sorted((one.rule, event(one), one.outcome.value) for one in replay(text, filing).findings))


def event(finding: Finding) -> int:
    """The event that a finding points to."""
    assert isinstance(finding.where, LogPlace)
    return finding.where.event


def shared(chapter: str) -> frozenset[str]:
    """The rules on play that both chapters have."""
    return frozenset(rule.id for rule in chapter_play(law_of(chapter)).rules) & frozenset(
        rule.id for rule in chapter_play(law_of("633a")).rules
    )


def differences(chapter: str, module: str, but: frozenset[str]) -> dict[str, tuple[list[Said], list[Said]]]:
    """What 633a alone and the sibling alone says of each log, rules ``but`` aside; nothing where they agree."""
    rules = shared(chapter) - but
    found = {}
    for name, text, filing in texts(module):
        carried = filing_for(filing, chapter)
        if carried is None:
            continue
        theirs = [one for one in said(text, filing) if one[0] in rules]
        own = [one for one in said(text_for(text, chapter), carried) if one[0] in rules]
        if theirs != own:
            found[name] = ([one for one in theirs if one not in own], [one for one in own if one not in theirs])
    return found
