"""How Chapter 551 is played: its options, its judges and its rules on rounds, for the blackjack game model."""

from fractions import Fraction
from math import lcm

from validator.chapters.blackjack.play_due import IN_551
from validator.chapters.blackjack.play_numbers import set_card_values, set_numbers
from validator.chapters.blackjack.play_odds import set_filed_odds, set_odds
from validator.chapters.registry import ChapterPlay
from validator.core.engine.option_rows import UNSTATED, option_place, unstated
from validator.core.odds import Odds
from validator.games.blackjack.cards_held import cards_held_pass
from validator.games.blackjack.completion import completion_pass
from validator.games.blackjack.due import set_due
from validator.games.blackjack.found_cards import found_cards_pass
from validator.games.blackjack.machine import derive
from validator.games.blackjack.match_limits import match_limits_pass
from validator.games.blackjack.optional_wagers import UNNAMED
from validator.games.blackjack.options import Options
from validator.games.blackjack.passes import passes
from validator.games.blackjack.paytables import BONUSES, LONG
from validator.games.blackjack.rescue import rescue_pass
from validator.games.blackjack.subject import picture_of, subject_of
from validator.games.blackjack.super_bonus import super_bonus_pass, unnamed_payouts_pass
from validator.games.blackjack.suspended_duties import lifted_pass
from validator.games.blackjack.table_rules import table_rules_pass
from validator.games.blackjack.totals import totals_pass
from validator.games.blackjack.twenty_ones import twenty_ones_pass
from validator.games.rounds.filing_options import set_flag, set_number
from validator.games.rounds.in_force import set_in_force
from validator.games.shoe.filed import set_batches, set_stored_batch
from validator.law.facts import Facts
from validator.log.cards import RANKS
from validator.log.vocabulary import WHAT
from validator.submission.typed import TypedFiling

_DEVICES = ("manual", "automated", "automated-into-shoe", "in-shoe", "continuous")
_MATCH = "match-the-dealer"
_MATCH_ROWS = ("matching-card-of-the-same-suit", "matching-card-of-a-different-suit")


def options(filing: TypedFiling | None, facts: Facts) -> list[int]:
    """The options column for rounds under ``filing``; without one, what a filing selects is left unstated."""
    asked = unstated(Options)
    set_in_force(asked, facts.chapter)
    set_due(asked, IN_551)
    _set_values(asked, facts)
    _set_amounts(asked, facts)
    set_filed_odds(asked, facts, filing)
    _set_bonuses(asked, facts)
    _set_procedures(asked, facts)
    if filing is not None:
        _selected(asked, filing)
        _match(asked, filing, facts)
    return asked.integers


def _set_values(asked: Options, facts: Facts) -> None:
    set_card_values(asked, facts)
    set_numbers(asked, facts)
    asked.dealer_highest = facts.number("highest_score")
    asked.main_wager = WHAT["spanish-21"]
    asked.deck_cards = facts.number("cards_per_deck")


def _set_amounts(asked: Options, facts: Facts) -> None:
    set_odds(asked, option_place(Options.doubled_pays), facts.odds("doubled_wager_pays"))
    asked.cover_share_approximate = 1
    asked.segregated_area = 0
    asked.decks_permitted = sum(1 << int(item.id) for item in facts.listing("decks_permitted"))
    asked.match_minimum = facts.number("match_the_dealer_minimum")
    asked.resplits = facts.number("resplits_maximum")
    asked.split_hands_maximum = facts.number("split_hands_maximum")


def _set_bonuses(asked: Options, facts: Facts) -> None:
    for number, hand in enumerate(BONUSES):
        set_odds(asked, option_place(Options.bonus_pays) + number + number, facts.odds(f"bonus_{hand}_pays"))
    for number, name in enumerate(LONG):
        asked.bonus_cards[number] = facts.number(f"bonus_{name}")
    for number, item in enumerate(facts.listing("bonus_678_ranks")):
        asked.bonus_ranks[number] = RANKS.index(item.id)
    for at, name in (
        (option_place(Options.bonus_seven), "bonus_777_rank"),
        (option_place(Options.additional_rank), "additional_payout_rank"),
        (option_place(Options.additional_dealer_rank), "additional_payout_dealer_rank"),
    ):
        asked[at] = RANKS.index(str(facts.number(name)))
    asked.additional_low = facts.number("additional_payout_low")
    asked.additional_high = facts.number("additional_payout_high")
    asked.additional_others = facts.number("additional_payout_others")
    asked.additional_low_from = facts.number("additional_payout_low_wager_minimum")
    asked.additional_high_from = facts.number("additional_payout_high_wager_minimum")
    asked.additional_low_below = facts.number("additional_payout_low_wager_below")
    asked.additional_cards = facts.number("additional_payout_cards")
    asked.successive_cards = facts.number("bonus_678_cards")
    asked.sevens_cards = facts.number("bonus_777_cards")
    asked.rescue_to = facts.number("rescue_points_maximum")
    asked.bonus_21_at = facts.number("bonus_21_points")
    asked.face_up_void_over = facts.number("face_up_cards_void_more_than")
    asked.tens_void_over = facts.number("removed_cards_void_more_than")
    asked.long_21_at = facts.number("player_21_beats_points")
    asked.long_21_over = facts.number("player_21_beats_in_cards_more_than")
    asked.dealers_long_21_over = facts.number("player_21_beats_dealer_cards_more_than")


def _set_procedures(asked: Options, facts: Facts) -> None:
    """What the chapter orders where others leave a choice, or orders otherwise."""
    asked.twenty_one_wins = 1
    asked.surrender_at_hole_card = 1
    asked.spectators_unnamed = 1
    asked.burn_may_close_wagers = 1
    asked.hard_total_announces = 1
    asked.totals_announced = 1
    asked.dealers_card_called = 1
    asked.rescue = 1
    asked.added_wagers_apart = 1
    asked.match_apart = 1
    asked.void_for_found_cards = 1
    asked.splits_of_box = 1
    asked.collect_then_pay = 1
    asked.missed_second_card_marked = 1
    asked.cut_clockwise = 1
    asked.depth_binds_player_only = 1
    asked.recut_until_dealt = 1
    asked.device_removed_first = 1
    asked.tens_removed = 1
    asked.surrender_at_reader = 0
    asked.double_face_down = 0
    asked.even_money_offered = 0
    asked.switch = 0
    asked.dead_where_hidden = 0
    asked.double_shoe = 0
    asked.from_hand = 0
    named = {item.id for item in facts.listing("optional_wagers")}
    for word, code in WHAT.items():
        asked.offered[code] = UNSTATED if word in named else UNNAMED


def _selected(asked: Options, filing: TypedFiling) -> None:
    set_number(asked, Options.decks, filing, "cards.decks")
    set_number(asked, Options.adjacent_boxes, filing, "wagers.adjacent_boxes")
    shuffler = "cards.shuffler"
    for field, yes in (
        (Options.continuous, ("continuous", "in-shoe")),
        (Options.automated, ("automated", "automated-into-shoe")),
        # A cut of cards that a device has shuffled is an open rule, whether it loads the shoe or not.
        (Options.device_loads, ("automated", "automated-into-shoe")),
    ):
        set_flag(asked, field, filing, shuffler, yes, tuple(word for word in _DEVICES if word not in yes))
    set_flag(asked, Options.hole_card_hidden, filing, "table.card_reader.shows", ("blackjack-only",), ("more",))
    set_flag(asked, Options.preshuffled, filing, "cards.preshuffled", (True,), (False,))
    set_flag(asked, Options.entry_prohibited, filing, "wagers.entry_after_shuffle", ("prohibited",), ("permitted",))
    set_batches(asked, filing)
    set_stored_batch(asked, filing)
    approved = filing.has("approvals.continuous_device") and filing.has("approvals.continuous_procedures")
    if filing.has("approvals"):
        asked.continuous_approved = 1 if approved else 0


def _match(asked: Options, filing: TypedFiling, facts: Facts) -> None:
    """The Match-The-Dealer wager: offered, its maximum, its least odds, and those filed where they reach the least."""
    path = f"optional_wagers.{_MATCH}"
    asked.offered[WHAT[_MATCH]] = 1 if filing.has(path) else 0
    set_number(asked, Options.match_maximum, filing, f"{path}.maximum")
    least = _least(facts, asked.decks)
    for number, odds in enumerate(least):
        set_odds(asked, option_place(Options.match_floor) + number + number, odds)
    if least:
        larger = max(int(item.id) for item in facts.listing("decks_permitted"))
        asked.match_floor[len(least) + len(least)] = 1 if asked.decks == larger else 0
    filed = [filing.value(f"{path}.pays.{row}") for row in _MATCH_ROWS]
    won = [_won(odds) for odds in filed if isinstance(odds, Odds)]
    if len(won) < len(_MATCH_ROWS):
        return
    floors = [_won(odds) for odds in least] or won
    paid = [max(pair) for pair in zip(won, floors, strict=True)]
    per = lcm(*(odds.denominator for odds in paid))
    for at, times in zip(
        (option_place(Options.match_suited_pays), option_place(Options.match_unsuited_pays)), paid, strict=True
    ):
        asked[at], asked[at + 1] = int(times * per), per
    asked.match_table = 0


def _least(facts: Facts, decks: int) -> list[Odds]:
    """The least odds of a matching card of the same and of another suit with so many decks; none for other numbers."""
    for name in ("match_the_dealer_paytable_six_decks", "match_the_dealer_paytable_eight_decks"):
        table = facts.paytable(name)
        if table.decks.allows(decks):
            return [odds for odds in map(table.pays, _MATCH_ROWS) if isinstance(odds, Odds)]
    return []


def _won(odds: Odds) -> Fraction:
    """What odds win beside the stake."""
    return Fraction(odds.numerator, odds.denominator) - (1 if odds.kind == "for" else 0)


PLAY = ChapterPlay(
    chapter="551",
    machine="blackjack",
    derive=derive,
    passes=passes(
        cards_held_pass,
        completion_pass,
        found_cards_pass,
        match_limits_pass,
        rescue_pass,
        super_bonus_pass,
        table_rules_pass,
        totals_pass,
        twenty_ones_pass,
        unnamed_payouts_pass,
        lifted_pass,
    ),
    options=options,
    subject=subject_of,
    picture=picture_of,
    tens_removed=True,
    main_wager="spanish-21",
)
