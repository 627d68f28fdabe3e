"""Paytables and meters of the progressive wagers (§ 633a.13(j), (l), (m)), of Super Match and of House Money."""

from collections.abc import Sequence

from validator.chapters.blackjack.play_odds import set_odds
from validator.chapters.ch633a_blackjack.play_paytables import by_decks
from validator.core.engine.option_rows import option_place
from validator.core.odds import MeterShare, Odds, Payout
from validator.games.blackjack.options import Options
from validator.games.blackjack.paytables import HOUSE_MONEY, STEPS, SUPER_MATCH
from validator.games.rounds.filing_options import set_flag, set_number
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
    ("bad-beat-progressive", Options.bad_beat_reset, Options.bad_beat_rate),
    ("hit-and-run-progressive", Options.hit_and_run_reset, Options.hit_and_run_rate),
    ("straight-jack-progressive", Options.straight_jack_reset, Options.straight_jack_rate),
)


def set_progressives(asked: Options, facts: Facts) -> None:
    """Enter what the law fixes of the three progressive wagers for every filing."""
    asked.meter_whole = PERCENT
    asked.bad_beat_shared = facts.number("bad_beat_shared_percent")
    asked.hit_and_run_shared = facts.number("hit_and_run_shared_percent")
    asked.straight_jack_shared = facts.number("straight_jack_shared_percent")
    asked.hit_and_run_off_table = facts.number("hit_and_run_not_from_inventory_percent")
    asked.straight_jack_off_table = facts.number("straight_jack_not_from_inventory_percent")
    asked.rate_whole = WHOLE
    asked.house_money_whole = WHOLE
    asked.bad_beat_player = facts.number("bad_beat_settled_player_points")
    asked.hit_and_run_from = facts.number("hit_and_run_settled_cards_minimum")
    asked.hit_and_run_counts_over = facts.number("hit_and_run_counts_card_over")
    asked.straight_jack_counts_to = facts.number("straight_jack_counts_card_not_over")
    asked.bad_beat_any_player = facts.number("bad_beat_optional_player_points")
    asked.bad_beat_dealer = facts.number("bad_beat_settled_dealer_points")
    for at, name in (
        (option_place(Options.bad_beat_verified), "bad_beat_verified_from"),
        (option_place(Options.hit_and_run_verified), "hit_and_run_verified_from"),
        (option_place(Options.straight_jack_verified), "straight_jack_verified_from"),
    ):
        winnings(asked, at, facts.odds(name))
    bad_beat = facts.paytable("bad_beat_paytable")
    steps(asked, bad_beat, option_place(Options.bad_beat_cards), option_place(Options.bad_beat_pays))
    asked.bad_beat_share = share(bad_beat, "21-with-seven-or-more-cards")
    for at, row in (
        (option_place(Options.bad_beat_blackjack), "blackjack"),
        (option_place(Options.bad_beat_optional), "player-has-a-20"),
    ):
        winnings(asked, at, bad_beat.pays(row))
    for at, row in (
        (option_place(Options.bad_beat_magic), "magic-card-bonus"),
        (option_place(Options.bad_beat_lucky), "lucky-player-bonus"),
    ):
        bonus = bad_beat.pays(row)
        if isinstance(bonus, Odds):
            set_odds(asked, at, bonus)
    hit_and_run = facts.paytable("hit_and_run_paytable")
    steps(asked, hit_and_run, option_place(Options.hit_and_run_cards), option_place(Options.hit_and_run_pays))
    asked.hit_and_run_share = share(hit_and_run, "eight-or-more-cards")
    winnings(asked, option_place(Options.hit_and_run_blackjack), hit_and_run.pays("blackjack"))
    straight_jack = facts.paytable("straight_jack_paytable")
    steps(asked, straight_jack, option_place(Options.straight_jack_cards), option_place(Options.straight_jack_pays))
    asked.straight_jack_spades_share = share(straight_jack, "six-card-straight-with-an-ace-of-spades")
    asked.straight_jack_other_share = share(straight_jack, "six-card-straight-with-another-ace")
    top = straight_jack.pays("six-card-straight-with-an-ace-of-spades")
    if isinstance(top, MeterShare) and top.besides is not None:
        winnings(asked, option_place(Options.straight_jack_meter_pays), top.besides)


def select_progressives(asked: Options, facts: Facts, filing: TypedFiling) -> None:
    """Enter what the filing selects: resets and rates of meters, bonuses, the optional row, the portion."""
    by_decks(
        asked,
        facts,
        "super-match",
        option_place(Options.super_match_table),
        option_place(Options.super_match_pays),
        SUPER_MATCH,
    )
    by_decks(
        asked,
        facts,
        "house-money",
        option_place(Options.house_money_table),
        option_place(Options.house_money_pays),
        HOUSE_MONEY,
    )
    for wager, reset, rate in METERS:
        set_number(asked, reset, filing, f"optional_wagers.{wager}.meter.reset")
        set_number(asked, rate, filing, f"optional_wagers.{wager}.meter.rate")
    for field, path in (
        (Options.bad_beat_any, "optional_wagers.bad-beat-progressive.any_20"),
        (Options.magic_offered, "bonuses.magic_card"),
        (Options.lucky_offered, "bonuses.lucky_player"),
    ):
        set_flag(asked, field, filing, path, (True,), (False,))
    portion = "optional_wagers.house-money.portion"
    if filing.missing(portion) is ABSENT and filing.has("optional_wagers.house-money"):
        asked.house_money_portion = WHOLE
    else:
        set_number(asked, Options.house_money_portion, filing, portion)


def winnings(asked: Options, at: int, odds: Payout) -> None:
    """Enter odds as what the stake wins: "8 for 1" as 7 and 1."""
    if isinstance(odds, Odds):
        inside = odds.denominator if odds.kind == "for" else 0
        asked[at], asked[at + 1] = odds.numerator - inside, odds.denominator


def share(table: Paytable, row: str) -> int:
    """What part of the meter a row pays, in percent."""
    pays = table.pays(row)
    return pays.percent if isinstance(pays, MeterShare) else 0


def steps(asked: Options, table: Paytable, cards_at: int, pays_at: int) -> None:
    """Enter the least number of cards that has a row, how many rows with odds follow, and their odds.

    Raises ValueError where the options have no room for so many.
    """
    rows = {
        cards_of_row(row): odds
        for row, odds in ((row, table.pays(row)) for row in table.rows)
        if isinstance(odds, Odds)
    }
    counts = sorted(cards for cards in rows if cards > 0)
    if len(counts) > STEPS:
        raise ValueError(f"{table.name}: {len(counts)} rows by number of cards, room for {STEPS}: raise STEPS")
    asked[cards_at], asked[cards_at + 1] = counts[0], len(counts)
    for step, cards in enumerate(counts):
        winnings(asked, pays_at + 2 * step, rows[cards])


def cards_of_row(row: str) -> int:
    """The number of cards that a row of a paytable names; 0 for none."""
    words: Sequence[str] = row.split("-")
    return next((NUMBERS.index(word) for word in words if word in NUMBERS), 0) if "card" in row else 0
