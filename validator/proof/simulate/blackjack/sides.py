"""The optional wagers of the games like Blackjack: what their rows pay, and the hands that win them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from validator.core.odds import Odds
from validator.proof.simulate.blackjack.hands import rank, suit
from validator.proof.simulate.chosen import FiledChoices

MATCH: Final = "match-the-dealer"
PUSH: Final = "push-22"
_RED: Final = "DH"


@dataclass(frozen=True)
class OptionalWager:
    """An optional wager that the filing offers: its word in the log, what each row pays, and the filed maximum."""

    what: str
    pays: dict[str, Odds]
    most: int
    """Cents, 0 where no maximum is filed."""


def sides_by(chosen: FiledChoices) -> dict[str, OptionalWager]:
    """The optional wagers of a filing: by the odds that it states, else by those of the paytable."""
    found = {}
    for what in (MATCH, PUSH):
        path = f"optional_wagers.{what}"
        if not chosen.has(path):
            continue
        letter, decks = chosen.word(f"{path}.paytable"), chosen.number("cards.decks", 6)
        tables = [table for table in chosen.law.facts.paytables(what) if table.decks.allows(decks)]
        table = next((table for table in tables if table.name == letter), tables[0])
        pays = {}
        for hand, row in table.rows.items():
            odds = chosen.odds(f"{path}.pays.{hand}") or row.pays
            assert isinstance(odds, Odds)
            pays[hand] = odds
        found[what] = OptionalWager(what, pays, chosen.number(f"{path}.maximum"))
    return found


def matches(first: Sequence[str], up: str) -> list[str]:
    """The row of each card that matches the up card (§§ 551.7(a), 633a.7(g)(2), 685a.7(f))."""
    rows = {True: "matching-card-of-the-same-suit", False: "matching-card-of-a-different-suit"}
    return [rows[suit(card) == suit(up)] for card in first if rank(card) == rank(up)]


def of_22(dealer: Sequence[str]) -> str:
    """The row of a dealer's 22 (§§ 590.12(c), 672a.11(c))."""
    if len({suit(card) for card in dealer}) == 1:
        return "same-suit-22"
    return "same-color-22" if len({suit(card) in _RED for card in dealer}) == 1 else "other-22"
