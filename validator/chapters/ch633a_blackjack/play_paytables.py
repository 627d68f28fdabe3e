"""The paytables of the optional wagers (§ 633a.13(c) to (k)) and the limit on payouts (§ 633a.13(o)) for the judges."""

from collections.abc import Iterable, Sequence

from validator.chapters.blackjack.play_odds import set_odds
from validator.core.engine.option_rows import UNSTATED, option_place
from validator.core.odds import Odds
from validator.games.blackjack.optional import NO_PAYTABLE
from validator.games.blackjack.options import Options
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
from validator.law.facts import Facts, Paytable
from validator.log.cards import RANKS
from validator.submission.filing import ABSENT
from validator.submission.typed import TypedFiling


def set_paytables(asked: Options, facts: Facts) -> None:
    """Enter the odds that the law fixes for every filing."""
    asked.lucky_ladies_points = facts.number("lucky_ladies_settled_points")
    asked.kings_bounty_points = facts.number("kings_bounty_settled_points")
    asked.matched_20_points = facts.number("matched_20_points")
    asked.suited_20_points = facts.number("suited_20_points")
    asked.any_20_points = facts.number("any_20_points")
    asked.least_limit = facts.number("aggregate_limit_minimum")
    asked.low_straight_two = RANKS.index(str(facts.number("three_card_poker_low_straight_two")))
    asked.low_straight_three = RANKS.index(str(facts.number("three_card_poker_low_straight_three")))
    for wager, at, rows in (
        ("lucky-ladies", option_place(Options.lucky_ladies_pays), LUCKY_LADIES),
        ("in-between", option_place(Options.in_between_pays), IN_BETWEEN),
        ("kings-bounty", option_place(Options.kings_bounty_pays), KINGS_BOUNTY),
    ):
        set_rows(asked, at, facts.paytables(wager)[0], rows)


def select_paytables(asked: Options, facts: Facts, filing: TypedFiling) -> None:
    """Enter the odds that hold by the filing: for its decks, or by the letter of the paytable that it selects."""
    by_letter(
        asked,
        facts,
        filing,
        "royal-match-21",
        option_place(Options.royal_match_table),
        option_place(Options.royal_match_pays),
        ROYAL_MATCH,
    )
    by_letter(
        asked, facts, filing, "bet-the-set-21", option_place(Options.set_table), option_place(Options.set_pays), SETS
    )
    by_letter(
        asked,
        facts,
        filing,
        "three-card-poker",
        option_place(Options.poker_table),
        option_place(Options.poker_pays),
        POKER,
    )
    by_decks(
        asked,
        facts,
        "match-the-dealer",
        option_place(Options.match_table),
        option_place(Options.match_suited_pays),
        MATCH,
    )
    offered = filing.value("bonuses.crown_treasure")
    if isinstance(offered, bool):
        asked.crown_treasure = int(offered)
    select_limit(asked, filing)


def select_limit(asked: Options, filing: TypedFiling) -> None:
    """Enter the maximum payout of § 633a.13(o); one that could not be read stays unstated."""
    if not filing.has("max_payout"):
        asked.limit = 0 if filing.missing("max_payout") is ABSENT else UNSTATED
        return
    amount = filing.value("max_payout.amount")
    wagers = filing.value("max_payout.applies_to")
    if isinstance(amount, int) and isinstance(wagers, tuple):
        asked.limit = amount
        for number, wager in enumerate(LIMITED):
            asked.limit_applies[number] = int(wager in wagers)


def by_letter(
    asked: Options, facts: Facts, filing: TypedFiling, wager: str, table_at: int, pays_at: int, rows: Sequence[str]
) -> None:
    """Enter the paytable that the filing selects by its letter, where it holds for the decks in use."""
    if not filing.has(f"optional_wagers.{wager}"):
        return
    path = f"optional_wagers.{wager}.paytable"
    letter = filing.value(path)
    if letter is ABSENT:
        asked[table_at] = NO_PAYTABLE
        return
    tables = facts.paytables(wager)
    cites = list(dict.fromkeys(table.cite for table in tables))
    for table in tables:
        if table.name == letter and any(table.decks.allows(decks) for decks in decks_in_use(asked, table)):
            asked[table_at] = cites.index(table.cite)
            set_rows(asked, pays_at, table, rows)
            return
    if isinstance(letter, str):
        asked[table_at] = NO_PAYTABLE


def by_decks(asked: Options, facts: Facts, wager: str, table_at: int, pays_at: int, rows: Sequence[str]) -> None:
    """Enter the paytable that holds for the decks in use; where those of a double shoe leave two, none is entered."""
    if asked.decks == UNSTATED:
        return
    tables = facts.paytables(wager)
    held = [
        number
        for number, table in enumerate(tables)
        if any(table.decks.allows(decks) for decks in decks_in_use(asked, table))
    ]
    if not held:
        asked[table_at] = NO_PAYTABLE
    elif len(held) == 1:
        asked[table_at] = held[0]
        set_rows(asked, pays_at, tables[held[0]], rows)


def decks_in_use(asked: Options, table: Paytable) -> Iterable[int]:
    """The decks that may be meant: those of both sides of a double shoe or of one; unstated ones fit every table."""
    decks = asked.decks
    if decks == UNSTATED:
        return (table.decks.at_least,)
    return (decks, decks // 2) if asked.double_shoe == 1 else (decks,)


def set_rows(asked: Options, at: int, table: Paytable, rows: Sequence[str]) -> None:
    """Enter the odds of the rows from place ``at`` on; a row that the table lacks is paid as the one after it."""
    for number in range(len(rows)):
        named = next(one for one in rows[number:] if one in table.rows)
        odds = table.pays(named)
        if isinstance(odds, Odds):
            set_odds(asked, at + 2 * number, odds)
