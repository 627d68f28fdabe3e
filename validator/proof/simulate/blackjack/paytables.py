"""The paytables of optional wagers, as the filing selects them, and the meters of the progressive ones (§ 633a.13)."""

from dataclasses import dataclass

from validator.core.odds import MeterShare, Odds
from validator.law.facts import Paytable
from validator.proof.simulate.blackjack.optional import FILED_AS, PROGRESSIVES
from validator.proof.simulate.chosen import FiledChoices

_PERCENT = 10_000
"""A rate is filed in hundredths of a percent."""


@dataclass(frozen=True)
class OfferedWager:
    """An optional wager that the filing offers: its name in the log, its paytable, and what is filed of its meter."""

    what: str
    table: Paytable
    rate: int = 0
    initial: int = 0
    reset: int = 0

    def odds(self, row: str) -> Odds:
        """What a row pays on the stake: of a share of the meter, what is paid besides."""
        pays = self.table.pays(row)
        odds = pays.besides if isinstance(pays, MeterShare) else pays
        assert odds is not None
        return odds

    def share(self, row: str) -> MeterShare | None:
        """The share of the meter that a row pays, None where it pays odds alone."""
        pays = self.table.pays(row)
        return pays if isinstance(pays, MeterShare) else None

    def contribution(self, cents: int) -> int:
        """What a wager adds to the meter."""
        return cents * self.rate // _PERCENT


def offered_by(chosen: FiledChoices) -> dict[str, OfferedWager]:
    """The optional wagers of a filing, by their names in the log."""
    found = {}
    for what, filed in FILED_AS.items():
        path = f"optional_wagers.{filed}"
        if not chosen.has(path):
            continue
        table = _paytable(chosen, filed)
        if table is None:
            continue
        meter = [chosen.number(f"{path}.meter.{name}") for name in ("rate", "initial", "reset")]
        found[what] = OfferedWager(what, table, *(meter if what in PROGRESSIVES else ()))
    return found


def _paytable(chosen: FiledChoices, filed: str) -> Paytable | None:
    """The paytable that is selected, or the one for as many decks; None where there is none for them."""
    decks, letter = chosen.number("cards.decks", 6), chosen.word(f"optional_wagers.{filed}.paytable")
    tables = [table for table in chosen.law.facts.paytables(filed) if table.decks.allows(decks)]
    return next((table for table in tables if table.name == letter), tables[0] if tables else None)


class Meters:
    """Cents on each progressive meter of a table."""

    def __init__(self, offered: dict[str, OfferedWager]) -> None:
        self.cents = {what: one.initial for what, one in offered.items() if what in PROGRESSIVES}
