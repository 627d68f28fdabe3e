"""Where payments are only sometimes recorded, a stake that was given back does not show that nothing was paid on it."""

from dataclasses import replace

from tests.for_all import for_all
from validator.chapters.registry import PACKAGES, chapter_play
from validator.core.rule import PlayRule
from validator.examples import replayed, round_example
from validator.law.versions import law_of
from validator.log.notation import NotatedRows, Row

RULES = [
    (chapter, rule)
    for chapter in PACKAGES
    for rule in chapter_play(law_of(chapter)).rules
    if rule.pays_wrong and (rule.id.endswith("-not-paid") or "-unpaid-" in rule.id)
]


def given_back(log: NotatedRows) -> list[Row]:
    """The rows of a round at the end of which every stake is given back."""
    *rows, end = log.rows
    shared = {name: end[name] for name in ("table", "round", "at") if name in end}
    backs = [
        {**shared, "kind": "return", "wager": row["wager"], "cents": row["cents"]}
        for row in rows
        if row["kind"] == "wager"
    ]
    first = int(str(end["seq"]))
    return [*rows, *({**row, "seq": seq} for seq, row in enumerate([*backs, end], start=first))]


@for_all(RULES)
def test_a_returned_stake_does_not_show_that_nothing_was_paid(chapter: str, rule: PlayRule) -> None:
    law = law_of(chapter)
    example = round_example(law, rule.id)
    assert example is not None
    moved = {str(row["kind"]) for row in example.log.rows} & {"pay", "collect", "return"}
    if moved or example.log.rows[-1]["kind"] != "round-end":
        return
    unsure = replace(example.log, rows=given_back(example.log), declared=example.log.declared | {"pay": "sometimes"})
    report = replayed(unsure, law)
    assert rule.id not in {finding.rule for finding in report.findings}
    assert report.tally(rule.id, chapter).not_checkable
    known = replace(unsure, declared=example.log.declared | {"pay": "always"})
    assert rule.id in {finding.rule for finding in replayed(known, law).findings}
