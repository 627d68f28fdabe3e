"""§§ 685a.2(d), 685a.3 to 685a.7(d) and 685a.12 where they say what Chapter 633a says: the same rows, the same verdict.

Every case of Chapter 633a on cards, shoe, shuffle, opening, wagers and irregularities is replayed as a log of Down Under
Blackjack; what the rules that both chapters bind find there has to be the same, at this chapter's own paragraphs.
"""

import json
import re
from functools import cache

import pytest

from tests.chapters.ch633a_blackjack import (
    test_play_cards,
    test_play_irregularities,
    test_play_irregularities_cured,
    test_play_opening,
    test_play_shoe,
    test_play_shuffle,
    test_play_two_batches,
    test_play_wagers,
)
from tests.games.blackjack.playlog import event_of, replay
from tests.games.blackjack.playrows import written
from tests.said import play_rules
from validator.chapters.registry import chapter_play
from validator.core.finding import Outcome
from validator.core.rule import PlayRule
from validator.law.versions import law_of

BY_SLOT = {rule.number: rule for rule in chapter_play(law_of("633a")).rules}
ASKED = (
    "play_table_rules",
    "play_cards",
    "play_shuffle",
    "play_opening",
    "play_shoe",
    "play_wagers",
    "play_misdeals",
    "play_irregularities",
    "shoe.shoe",
    "shoe.burning",
    "shoe.reader",
    "blackjack.wagers",
    "blackjack.alterations",
    "blackjack.card_values",
    "blackjack.cures",
    "blackjack.missed_cards",
    "blackjack.opted",
    "blackjack.shoe_emptied",
    "blackjack.irregularities",
    "blackjack.between_rounds",
    "blackjack.wrong_range",
    "blackjack.carried_card",
    "blackjack.table_rules",
)
ALSO = (
    "optional-wager-without-blackjack-wager",
    "blackjacks-tie-not-returned",
    "boxes-not-adjacent",
    "card-reader-inspected-by-unassigned",
    "collected-out-of-seat-order",
    "cut-not-rotated",
    "failed-shuffle-not-repeated",
    "hand-played-without-blackjack-wager",
    "kept-out-after-reshuffle",
    "kept-out-though-he-wagered",
    "missed-second-card-before-others",
    "paid-out-of-seat-order",
    "second-patron-on-box",
    "wager-against-entry-prohibition",
    "wager-kept-on-dealer-blackjack",
)
SHARED = {rule.id: rule for rule in play_rules("685a", *ASKED, also=ALSO).values() if rule.number in BY_SLOT}
"""The rules of this chapter that Chapter 633a has as well."""

Logged = tuple[str, str]


@cache
def cases() -> dict[str, Logged]:
    """Log and filing of every case by name."""
    found: dict[str, Logged] = {}
    for module in (test_play_shoe, test_play_shuffle, test_play_cards, test_play_opening, test_play_two_batches):
        for one in module.CASES:
            if module is test_play_opening and "not recorded" not in one.name:
                one = one._replace(recorded=test_play_opening.ALL)
            found[f"{module.__name__.rpartition('_')[2]}: {one.name}"] = (one.text, one.filing)
    for module in (test_play_irregularities, test_play_irregularities_cured):
        found |= {f"irregular: {one.name}": (written(one.notation).text, one.filing) for one in module.CASES}
    for name, one in test_play_wagers.CASES.items():
        found[f"wagers: {name}"] = (written(one.log).text, one.filing)
    return {name: logged for name, logged in found.items() if fits(logged[1])}


def fits(filing: str) -> bool:
    """Whether the game could be one of this chapter: from a single shoe, of four decks or more."""
    decks = re.search(r"cards:\s*\{?\s*\{?decks: (\d+)", filing)
    return "dealing: hand" not in filing and "shoe: double" not in filing and decks is not None and int(decks[1]) > 3


def as_down_under(log: str, filing: str) -> Logged:
    """The log and filing as those of this chapter."""
    rows = [json.loads(line) for line in log.splitlines()]
    for row in rows:
        if row.get("what") == "blackjack" and row["kind"] != "announce" and row["kind"] != "peek":
            row["what"] = "bet"
        if "at" in row:
            row["at"] = row["at"].replace("2016-", "2021-")
        if row["kind"] == "table-open" and row.get("what") == "633a":
            row["what"] = "685a"
    changed = filing.replace('chapter: "633a"', 'chapter: "685a"').replace("2016-01-01", "2021-01-01")
    return "\n".join(map(json.dumps, rows)), changed


LIFTED = "preshuffled cards are spread for the first player all the same (§ 685a.4(e))"
NO_CURE = "no paragraph calls hands dead for a use of the reader, which is used in every round (§ 685a.7(h))"
OPENED_ANEW = "685a.5(g) has the opening completed for the player who came, and with it the spread face up"
DIFFERS = {
    "opening: idle, the other batch spread face up though the request was refused": OPENED_ANEW,
    "opening: preshuffled": LIFTED,
    "opening: the batch came preshuffled": LIFTED,
    "irregular: reader misused, hands dead, wager kept": NO_CURE,
    "irregular: reader misused, hands dead, wager returned": NO_CURE,
}
"""Cases in which the two texts part, with what the difference is."""
OTHER_WAGER = re.compile(r"wagers: .*(?:offered|after dealing began)$")
"""Cases on an optional wager that this chapter does not name; here it is noted as that alone."""


@cache
def both(name: str) -> tuple[set[tuple[int, int]], set[tuple[int, int, str, bool]]]:
    """Number and event of what Chapter 633a's rules find, and number, event, citation and weight of this chapter's."""
    log, filing = cases()[name]
    here = {rule.number: rule for rule in SHARED.values()}
    there = {rule.id: rule.number for rule in chapter_play(law_of("633a")).rules}
    old = {(there[one.rule], event_of(one)) for one in replay(log, filing).findings}
    mine = {
        (SHARED[one.rule].number, event_of(one), one.citation, one.outcome is Outcome.FAIL)
        for one in replay(*as_down_under(log, filing)).findings
        if one.rule in SHARED
    }
    return {one for one in old if one[0] in here}, mine


@pytest.mark.parametrize("name", sorted(set(cases()) - set(DIFFERS)))
def test_the_same_rows_are_judged_alike(name: str) -> None:
    old, mine = both(name)
    if OTHER_WAGER.match(name):
        mine = {one for one in mine if one[0] != SHARED["wager-of-another-kind"].number}
    assert {(number, event) for number, event, *_ in mine} == old
    by_rule: dict[int, PlayRule] = {rule.number: rule for rule in SHARED.values()}
    for number, _, cited, broken in mine:
        assert cited == by_rule[number].cite
        assert broken == (by_rule[number].reading == "")


@pytest.mark.parametrize("name", sorted(DIFFERS))
def test_where_the_texts_part_the_verdicts_do(name: str) -> None:
    old, mine = both(name)
    more = {cited for number, event, cited, _ in mine if (number, event) not in old}
    if DIFFERS[name] == OPENED_ANEW:
        less = {number for number, event in old} - {number for number, *_ in mine}
        assert (more, less) == (set(), {SHARED["idle-cards-spread-face-up"].number})
    elif DIFFERS[name] == LIFTED:
        assert more == {"685a.4(b)"}
    elif name.endswith("wager kept"):
        assert more == {"685a.12(f)", "685a.12(g)"}
    else:
        assert more == {"685a.12(f)"}


@pytest.mark.parametrize("name", sorted(filter(OTHER_WAGER.match, cases())))
def test_a_wager_that_the_chapter_does_not_name_is_noted(name: str) -> None:
    _, mine = both(name)
    noted = [one for one in mine if one[0] == SHARED["wager-of-another-kind"].number]
    offered = name == "wagers: match-the-dealer offered" or name == "wagers: match-the-dealer not offered"
    assert [(cited, broken) for _, _, cited, broken in noted] == ([] if offered else [("685a.6(e)", False)])
