"""Lawful play of Free Bet Blackjack with one act gone wrong: what is found, and nowhere else."""

import re
from collections.abc import Callable

import pytest

from tests.games.blackjack.free_bet import CHAPTERS, cite
from tests.games.blackjack.playlog import replay
from tests.games.blackjack.rounds import filing, table
from tests.oracle.sibling_rounds import FILED, rounds_of
from validator.core.finding import LogPlace, Outcome

ROUNDS = 500
Change = Callable[[str], str]


def without(line: str) -> Change:
    """The first line of this form left out."""
    return lambda text: re.sub(rf"^{line}\n", "", text, count=1, flags=re.MULTILINE)


def instead(line: str, other: str) -> Change:
    """The first line of this form replaced; of the amounts nothing changes."""
    return lambda text: re.sub(rf"^{line}$", other, text, count=1, flags=re.MULTILINE)


FAULTS: dict[str, tuple[Change, tuple[str, str]]] = {
    "a Blackjack not announced": (
        without(r"announce \d blackjack"),
        ("blackjack-not-announced-against-(low|high)-card", "7(h)(1)"),
    ),
    "the hole card not put into the card reader": (without("peek no-blackjack"), ("card-reader-not-used", "7(g)")),
    "no lammer laid for a free split": (
        instead(r"(\d) free-split (\d\d) \d+", r"\1 split \2"),
        ("split-free-without-lammer", "10(b)(2)(i)"),
    ),
    "a pair of 10 value cards split free": (
        instead(r"(\d) split (\d\d) (\d+)", r"\1 free-split \2 \3"),
        ("tens-split-with-lammer", "10(b)(1)"),
    ),
    "a free double down's card not sideways": (
        instead(r"(\d+) free-double (\d+) (..)", r"\1 free-double \2\n\1 gets \3"),
        ("double-down-card-not-sideways", "9(c)"),
    ),
    "the dealer's total not announced": (
        instead(r"dealer (..) \d+", r"dealer \1"),
        ("dealer-total-not-announced", "7(l)"),
    ),
    "the cards left on the table": (without("clear"), ("cards-not-removed-after-round", "7(s)")),
}


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_one_fault_is_found_where_it_is(chapter: str, fault: str) -> None:
    """One round of many is changed; it alone is accused, and of this."""
    change, (rule, place) = FAULTS[fault]
    paytable = "B" if chapter == "672a" else "A"
    texts = []
    for round_ in rounds_of(chapter, 7, ROUNDS, paytable=paytable):
        texts.append(round_.text({bet.name: round_.nets(bet)[0] for bet in round_.bets}) + "\n")
    changed = next(number for number, text in enumerate(texts) if change(text) != text)
    texts[changed] = change(texts[changed])
    report = replay(table(*texts, chapter=chapter)[0], filing(chapter, FILED[chapter]))
    accused = [finding for finding in report.findings if finding.outcome is Outcome.FAIL]
    assert report.rounds == ROUNDS
    assert {finding.where.round for finding in accused if isinstance(finding.where, LogPlace)} == {changed + 1}
    assert any(re.fullmatch(rule, one.rule) and one.citation == cite(chapter, place) for one in accused)
