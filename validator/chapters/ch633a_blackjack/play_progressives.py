"""Paytables and meters of the progressive wagers (§ 633a.13(j), (l), (m)), of Super Match and of House Money."""

from collections.abc import Sequence

from validator.chapters.ch633a_blackjack.play_paytables import by_decks
from validator.core.odds import MeterShare, Odds, Payout
from validator.games.blackjack import options as place
from validator.games.blackjack.paytables import HOUSE_MONEY, STEPS, SUPER_MATCH
from validator.law.facts import Facts, Paytable
from validator.submission.filing import ABSENT
from validator.submission.typed import TypedFiling

NUMBERS = ("none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
"""The law's words for numbers of cards, each at the place of its number."""
WHOLE = 100_00
"""A whole in hundredths of a percent, as filings state portions and rates."""
PERCENT = 100
"""A whole in percent, as paytables state shares of a meter."""

METERS = (
    ("bad-beat-progressive", place.BAD_BEAT_RESET, place.BAD_BEAT_RATE),
    ("hit-and-run-progressive", place.HIT_AND_RUN_RESET, place.HIT_AND_RUN_RATE),
    ("straight-jack-progressive", place.STRAIGHT_JACK_RESET, place.STRAIGHT_JACK_RATE),
)


def set_progressives(column: list[int], facts: Facts) -> None:
    """Enter what the law fixes of the three progressive wagers for every filing."""
    column[place.METER_WHOLE] = PERCENT
    for at, name in (
        (place.BAD_BEAT_SHARED, "bad_beat_shared_percent"),
        (place.HIT_AND_RUN_SHARED, "hit_and_run_shared_percent"),
        (place.STRAIGHT_JACK_SHARED, "straight_jack_shared_percent"),
        (place.HIT_AND_RUN_OFF_TABLE, "hit_and_run_not_from_inventory_percent"),
        (place.STRAIGHT_JACK_OFF_TABLE, "straight_jack_not_from_inventory_percent"),
    ):
        column[at] = facts.number(name)
    column[place.RATE_WHOLE] = WHOLE
    column[place.HOUSE_MONEY_WHOLE] = WHOLE
    column[place.BAD_BEAT_PLAYER] = facts.number("bad_beat_settled_player_points")
    column[place.HIT_AND_RUN_FROM] = facts.number("hit_and_run_settled_cards_minimum")
    column[place.HIT_AND_RUN_COUNTS_OVER] = facts.number("hit_and_run_counts_card_over")
    column[place.STRAIGHT_JACK_COUNTS_TO] = facts.number("straight_jack_counts_card_not_over")
    column[place.BAD_BEAT_ANY_PLAYER] = facts.number("bad_beat_optional_player_points")
    column[place.BAD_BEAT_DEALER] = facts.number("bad_beat_settled_dealer_points")
    for at, name in (
        (place.BAD_BEAT_VERIFIED, "bad_beat_verified_from"),
        (place.HIT_AND_RUN_VERIFIED, "hit_and_run_verified_from"),
        (place.STRAIGHT_JACK_VERIFIED, "straight_jack_verified_from"),
    ):
        winnings(column, at, facts.odds(name))
    bad_beat = facts.paytable("bad_beat_paytable")
    steps(column, bad_beat, place.BAD_BEAT_CARDS, place.BAD_BEAT_PAYS)
    column[place.BAD_BEAT_SHARE] = share(bad_beat, "21-with-seven-or-more-cards")
    for at, row in ((place.BAD_BEAT_BLACKJACK, "blackjack"), (place.BAD_BEAT_OPTIONAL, "player-has-a-20")):
        winnings(column, at, bad_beat.pays(row))
    for at, row in ((place.BAD_BEAT_MAGIC, "magic-card-bonus"), (place.BAD_BEAT_LUCKY, "lucky-player-bonus")):
        bonus = bad_beat.pays(row)
        if isinstance(bonus, Odds):
            column[at], column[at + 1] = bonus.numerator, bonus.denominator
    hit_and_run = facts.paytable("hit_and_run_paytable")
    steps(column, hit_and_run, place.HIT_AND_RUN_CARDS, place.HIT_AND_RUN_PAYS)
    column[place.HIT_AND_RUN_SHARE] = share(hit_and_run, "eight-or-more-cards")
    winnings(column, place.HIT_AND_RUN_BLACKJACK, hit_and_run.pays("blackjack"))
    straight_jack = facts.paytable("straight_jack_paytable")
    steps(column, straight_jack, place.STRAIGHT_JACK_CARDS, place.STRAIGHT_JACK_PAYS)
    column[place.STRAIGHT_JACK_SPADES_SHARE] = share(straight_jack, "six-card-straight-with-an-ace-of-spades")
    column[place.STRAIGHT_JACK_OTHER_SHARE] = share(straight_jack, "six-card-straight-with-another-ace")
    top = straight_jack.pays("six-card-straight-with-an-ace-of-spades")
    if isinstance(top, MeterShare) and top.besides is not None:
        winnings(column, place.STRAIGHT_JACK_METER_PAYS, top.besides)


def select_progressives(column: list[int], facts: Facts, filing: TypedFiling) -> None:
    """Enter what the filing selects: resets and rates of meters, bonuses, the optional row, the portion."""
    by_decks(column, facts, "super-match", place.SUPER_MATCH_TABLE, place.SUPER_MATCH_PAYS, SUPER_MATCH)
    by_decks(column, facts, "house-money", place.HOUSE_MONEY_TABLE, place.HOUSE_MONEY_PAYS, HOUSE_MONEY)
    for wager, reset, rate in METERS:
        number(column, reset, filing, f"optional_wagers.{wager}.meter.reset")
        number(column, rate, filing, f"optional_wagers.{wager}.meter.rate")
    for at, path in (
        (place.BAD_BEAT_ANY, "optional_wagers.bad-beat-progressive.any_20"),
        (place.MAGIC_OFFERED, "bonuses.magic_card"),
        (place.LUCKY_OFFERED, "bonuses.lucky_player"),
    ):
        value = filing.value(path)
        if isinstance(value, bool):
            column[at] = int(value)
    portion = "optional_wagers.house-money.portion"
    if filing.missing(portion) is ABSENT and filing.has("optional_wagers.house-money"):
        column[place.HOUSE_MONEY_PORTION] = WHOLE
    else:
        number(column, place.HOUSE_MONEY_PORTION, filing, portion)


def winnings(column: list[int], at: int, odds: Payout) -> None:
    """Enter odds as what the stake wins: "8 for 1" as 7 and 1."""
    if isinstance(odds, Odds):
        inside = odds.denominator if odds.kind == "for" else 0
        column[at], column[at + 1] = odds.numerator - inside, odds.denominator


def share(table: Paytable, row: str) -> int:
    """What part of the meter a row pays, in percent."""
    pays = table.pays(row)
    return pays.percent if isinstance(pays, MeterShare) else 0


def steps(column: list[int], table: Paytable, cards_at: int, pays_at: int) -> None:
    """Enter the least number of cards that has a row, how many rows with odds follow, and their odds.

    Raises ValueError where the column has no room for so many.
    """
    rows = {
        cards_of_row(row): odds
        for row, odds in ((row, table.pays(row)) for row in table.rows)
        if isinstance(odds, Odds)
    }
    counts = sorted(cards for cards in rows if cards > 0)
    if len(counts) > STEPS:
        raise ValueError(f"{table.name}: {len(counts)} rows by number of cards, room for {STEPS}: raise STEPS")
    column[cards_at], column[cards_at + 1] = counts[0], len(counts)
    for step, cards in enumerate(counts):
        winnings(column, pays_at + 2 * step, rows[cards])


def cards_of_row(row: str) -> int:
    """The number of cards that a row of a paytable names; 0 for none."""
    words: Sequence[str] = row.split("-")
    return next((NUMBERS.index(word) for word in words if word in NUMBERS), 0) if "card" in row else 0


def number(column: list[int], at: int, filing: TypedFiling, path: str) -> None:
    """Enter a number that the filing states."""
    value = filing.value(path)
    if isinstance(value, int) and not isinstance(value, bool):
        column[at] = value
