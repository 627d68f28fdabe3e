"""Vigorish of sheets that name no seat: what was not taken is found, on whichever wager of the round."""

from pathlib import Path

import pytest

from tests.log.rounds.test_mispayments import converted, replayed

ROWS = (
    ("1", "2S 3D 7C", "QH 7D", "B", 100, 5, 195),
    ("2", "2S 3D KC", "QH 7D", "B", 200, 10, 390),
    ("2", "2S 3D KC", "QH 7D", "P", 50, 0, 0),
    ("3", "2S 3D KC", "QH 7D", "B", 100, 0, 200),
    ("3", "2S 3D KC", "QH 7D", "B", 300, 15, 585),
)
MAP = """\
chapter: "{chapter}"
table: {table}
one_row_is: wager
round: Round
money: {{unit: dollars}}
cards: {{player: Player, banker: Banker}}
wagers: {{player: Patron, each_row: {{type: On, stake: Bet, payout_with_stake: Back, {vigorish}}}}}
attested: [no-cards-moved, no-voided-rounds, no-voided-hands, no-changed-wagers, shoe-never-emptied]
keep: [Vig]
"""


@pytest.mark.parametrize("vigorish", ["vigorish: Vig, vigorish_within_payout: true", "vigorish_within_payout: true"])
@pytest.mark.parametrize(
    ("chapter", "filing", "table", "due"),
    [("541", "541-shoe", "MB-201", 500), ("545", "545-dealer-turns", "BC-201", 400)],
)
def test_vigorish_not_taken_is_found_without_a_seat(
    tmp_path: Path, chapter: str, filing: str, table: str, due: int, vigorish: str
) -> None:
    source = tmp_path / "coups.csv"
    lines = (
        f"{number},P{place},{player},{banker},{on},{bet},{taken},{back}\n"
        for place, (number, player, banker, on, bet, taken, back) in enumerate(ROWS)
    )
    source.write_text("Round,Patron,Player,Banker,On,Bet,Vig,Back\n" + "".join(lines), encoding="utf-8")
    rows, told = converted(tmp_path, source, MAP.format(chapter=chapter, table=table, vigorish=vigorish))
    assert told.left_out == 0
    report = replayed(tmp_path, rows, filing)
    (finding,) = report.findings
    assert (finding.rule, finding.overpaid_cents) == ("vigorish-not-taken", due)
    assert str(finding.citation).startswith(f"{chapter}.13(c)")
    tally = report.tally("vigorish-not-taken")
    assert (tally.passed, tally.failed, tally.missing) == (3, 1, {})
