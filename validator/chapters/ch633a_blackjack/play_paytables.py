"""The paytables of the optional wagers (§ 633a.13(c) to (k)) and the limit on payouts (§ 633a.13(o)) for the judges."""

from collections.abc import Iterable, Sequence

from validator.core.odds import Odds
from validator.games.blackjack import options as place
from validator.games.blackjack.optional import NO_PAYTABLE
from validator.games.blackjack.paytables import (
    IN_BETWEEN,
    KINGS_BOUNTY,
    LIMITED,
    LUCKY_LADIES,
    MATCH,
    POKER,
    ROYAL_MATCH,
    SETS,
)
from validator.games.rounds import options as recorded
from validator.games.shoe import options as shoe_place
from validator.law.facts import Facts, Paytable
from validator.log.cards import RANKS
from validator.submission.filing import ABSENT
from validator.submission.typed import TypedFiling


def set_paytables(column: list[int], facts: Facts) -> None:
    """Enter the odds that the law fixes for every filing."""
    for at, name in (
        (place.LUCKY_LADIES_POINTS, "lucky_ladies_settled_points"),
        (place.KINGS_BOUNTY_POINTS, "kings_bounty_settled_points"),
        (place.MATCHED_20_POINTS, "matched_20_points"),
        (place.SUITED_20_POINTS, "suited_20_points"),
        (place.ANY_20_POINTS, "any_20_points"),
        (place.LEAST_LIMIT, "aggregate_limit_minimum"),
    ):
        column[at] = facts.number(name)
    column[place.LOW_STRAIGHT_TWO] = RANKS.index(str(facts.number("three_card_poker_low_straight_two")))
    column[place.LOW_STRAIGHT_THREE] = RANKS.index(str(facts.number("three_card_poker_low_straight_three")))
    for wager, at, rows in (
        ("lucky-ladies", place.LUCKY_LADIES_PAYS, LUCKY_LADIES),
        ("in-between", place.IN_BETWEEN_PAYS, IN_BETWEEN),
        ("kings-bounty", place.KINGS_BOUNTY_PAYS, KINGS_BOUNTY),
    ):
        set_rows(column, at, facts.paytables(wager)[0], rows)


def select_paytables(column: list[int], facts: Facts, filing: TypedFiling) -> None:
    """Enter the odds that hold by the filing: for its decks, or by the letter of the paytable that it selects."""
    by_letter(column, facts, filing, "royal-match-21", place.ROYAL_MATCH_TABLE, place.ROYAL_MATCH_PAYS, ROYAL_MATCH)
    by_letter(column, facts, filing, "bet-the-set-21", place.SET_TABLE, place.SET_PAYS, SETS)
    by_letter(column, facts, filing, "three-card-poker", place.POKER_TABLE, place.POKER_PAYS, POKER)
    by_decks(column, facts, "match-the-dealer", place.MATCH_TABLE, place.MATCH_SUITED_PAYS, MATCH)
    offered = filing.value("bonuses.crown_treasure")
    if isinstance(offered, bool):
        column[place.CROWN_TREASURE] = int(offered)
    select_limit(column, filing)


def select_limit(column: list[int], filing: TypedFiling) -> None:
    """Enter the maximum payout of § 633a.13(o); one that could not be read stays unstated."""
    if not filing.has("max_payout"):
        column[place.LIMIT] = 0 if filing.missing("max_payout") is ABSENT else recorded.UNSTATED
        return
    amount = filing.value("max_payout.amount")
    wagers = filing.value("max_payout.applies_to")
    if isinstance(amount, int) and isinstance(wagers, tuple):
        column[place.LIMIT] = amount
        for number, wager in enumerate(LIMITED):
            column[place.LIMIT_APPLIES + number] = int(wager in wagers)


def by_letter(
    column: list[int], facts: Facts, filing: TypedFiling, wager: str, table_at: int, pays_at: int, rows: Sequence[str]
) -> None:
    """Enter the paytable that the filing selects by its letter, where it holds for the decks in use."""
    if not filing.has(f"optional_wagers.{wager}"):
        return
    path = f"optional_wagers.{wager}.paytable"
    letter = filing.value(path)
    if letter is ABSENT:
        column[table_at] = NO_PAYTABLE
        return
    tables = facts.paytables(wager)
    cites = list(dict.fromkeys(table.cite for table in tables))
    for table in tables:
        if table.name == letter and any(table.decks.allows(decks) for decks in decks_in_use(column, table)):
            column[table_at] = cites.index(table.cite)
            set_rows(column, pays_at, table, rows)
            return
    if isinstance(letter, str):
        column[table_at] = NO_PAYTABLE


def by_decks(column: list[int], facts: Facts, wager: str, table_at: int, pays_at: int, rows: Sequence[str]) -> None:
    """Enter the paytable that holds for the decks in use; where those of a double shoe leave two, none is entered."""
    if column[shoe_place.DECKS] == recorded.UNSTATED:
        return
    tables = facts.paytables(wager)
    held = [
        number
        for number, table in enumerate(tables)
        if any(table.decks.allows(decks) for decks in decks_in_use(column, table))
    ]
    if not held:
        column[table_at] = NO_PAYTABLE
    elif len(held) == 1:
        column[table_at] = held[0]
        set_rows(column, pays_at, tables[held[0]], rows)


def decks_in_use(column: Sequence[int], table: Paytable) -> Iterable[int]:
    """The decks that may be meant: those of both sides of a double shoe or of one; unstated ones fit every table."""
    decks = column[shoe_place.DECKS]
    if decks == recorded.UNSTATED:
        return (table.decks.at_least,)
    return (decks, decks // 2) if column[shoe_place.DOUBLE_SHOE] == 1 else (decks,)


def set_rows(column: list[int], at: int, table: Paytable, rows: Sequence[str]) -> None:
    """Enter the odds of the rows from place ``at`` on; a row that the table lacks is paid as the one after it."""
    for number in range(len(rows)):
        named = next(one for one in rows[number:] if one in table.rows)
        odds = table.pays(named)
        if isinstance(odds, Odds):
            column[at + 2 * number], column[at + 2 * number + 1] = odds.numerator, odds.denominator
