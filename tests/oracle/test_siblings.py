"""The replay's amounts in Chapters 551, 590, 672a and 685a against a settlement written apart from it."""

from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest

from tests.games.blackjack.rounds import filing, table
from tests.length import either
from tests.oracle.sibling_rounds import FILED, Round, rounds_of
from tests.places import in_log
from validator.core.finding import Outcome
from validator.replay.filings import load_filings
from validator.replay.logs import replay_logs
from validator.replay.report import ReplayReport

ROUNDS = either(700, 10_000)
"""Of each chapter."""


def settled(round_: Round, random: Random | None) -> tuple[dict[str, int], list[int]]:
    """What each wager is settled with, one altered where ``random`` is given, and by how much that is beside the law.

    Between two lawful amounts it is off from the first, which is that of the preferred reading.
    """
    nets = {bet.name: round_.nets(bet)[0] for bet in round_.bets}
    if random is None:
        return nets, []
    bet = random.choice(round_.bets)
    lawful = round_.nets(bet)
    changed = lawful[0] + random.choice((-500, -100, -2, -1, 1, 2, 100, 500))
    nets[bet.name] = max(changed, 0 if bet.kind == "free-bet" else -bet.stake)
    if nets[bet.name] in lawful:
        return nets | {bet.name: lawful[0]}, []
    if min(lawful) < nets[bet.name] < max(lawful):
        return nets, [nets[bet.name] - lawful[0]]
    return nets, [min((nets[bet.name] - net for net in lawful), key=abs)]


def misapplied(report: ReplayReport) -> list[tuple[int, int]]:
    """Round and misapplied cents of every accusation about money."""
    found = []
    for finding in report.findings:
        if finding.overpaid_cents is not None and finding.outcome is Outcome.FAIL:
            found.append((in_log(finding).round, finding.overpaid_cents))
    return sorted(found)


@pytest.mark.longer
@pytest.mark.parametrize("chapter", FILED)
def test_lawful_rounds_and_altered_ones(chapter: str) -> None:
    """Every second round has one amount altered: just these are accused, by just what they are off."""
    random = Random(chapter)
    texts, wrong = [], []
    paytable = "B" if chapter == "672a" else "A"
    for number, round_ in enumerate(rounds_of(chapter, 1, ROUNDS, paytable=paytable), 1):
        nets, off = settled(round_, random if number % 2 else None)
        texts.append(round_.text(nets))
        wrong += [(number, cents) for cents in off]
    assert len(wrong) > either(200, ROUNDS // 3)
    lines, _ = table(*texts, chapter=chapter)
    with TemporaryDirectory() as folder:
        log, submission = Path(folder, "log.jsonl"), Path(folder, "filing.yaml")
        log.write_text("\n".join(lines) + "\n", encoding="utf-8")
        submission.write_text(filing(chapter, FILED[chapter]), encoding="utf-8")
        report = replay_logs([log], load_filings([submission]))
    assert report.rounds == ROUNDS
    assert misapplied(report) == sorted(wrong)
    accused = {in_log(finding).round for finding in report.findings if finding.outcome is Outcome.FAIL}
    assert accused == {number for number, _ in wrong}, "other than the altered amounts all is lawful"
