"""How Chapter 551 is played: its options, its judges and its rules on rounds, for the blackjack game model."""

from fractions import Fraction
from math import lcm

from validator.chapters.blackjack.play_due import IN_551
from validator.chapters.blackjack.play_numbers import set_card_values, set_numbers
from validator.chapters.blackjack.play_odds import set_filed_odds
from validator.chapters.registry import ChapterPlay
from validator.core.odds import Odds
from validator.games.blackjack import options as place
from validator.games.blackjack.cards_held import cards_held_pass
from validator.games.blackjack.completion import completion_pass
from validator.games.blackjack.due import set_due
from validator.games.blackjack.found_cards import found_cards_pass
from validator.games.blackjack.machine import derive
from validator.games.blackjack.match_limits import match_limits_pass
from validator.games.blackjack.optional_wagers import UNNAMED
from validator.games.blackjack.passes import passes
from validator.games.blackjack.paytables import BONUSES, LONG
from validator.games.blackjack.rescue import rescue_pass
from validator.games.blackjack.subject import picture_of, subject_of
from validator.games.blackjack.super_bonus import super_bonus_pass, unnamed_payouts_pass
from validator.games.blackjack.suspended_duties import lifted_pass
from validator.games.blackjack.table_rules import table_rules_pass
from validator.games.blackjack.totals import totals_pass
from validator.games.blackjack.twenty_ones import twenty_ones_pass
from validator.games.rounds import options as recorded
from validator.games.rounds.filing_options import set_flag, set_number
from validator.games.rounds.in_force import set_in_force
from validator.games.shoe import options as shoe_place
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
    column = [recorded.UNSTATED] * place.OPTIONS
    set_in_force(column, facts.chapter)
    set_due(column, IN_551)
    _set_values(column, facts)
    _set_amounts(column, facts)
    set_filed_odds(column, facts, filing)
    _set_bonuses(column, facts)
    _set_procedures(column, facts)
    if filing is not None:
        _selected(column, filing)
        _match(column, filing, facts)
    return column


def _set_values(column: list[int], facts: Facts) -> None:
    set_card_values(column, facts)
    set_numbers(column, facts)
    column[place.HIGHEST_TOTAL] = facts.number("highest_score")
    column[place.DEALER_HIGHEST] = facts.number("highest_score")
    column[place.DEALER_STANDS] = facts.number("dealer_draws_until")
    column[place.MAIN_WAGER] = WHAT["spanish-21"]
    column[shoe_place.DECK_CARDS] = facts.number("cards_per_deck")


def _set_amounts(column: list[int], facts: Facts) -> None:
    for at, name in (
        (place.WIN_PAYS, "winning_wager_pays"),
        (place.DOUBLED_PAYS, "doubled_wager_pays"),
    ):
        odds = facts.odds(name)
        column[at], column[at + 1] = odds.numerator, odds.denominator
    for at, name in (
        (place.INSURANCE_SHARE, "insurance_maximum"),
        (place.SURRENDER_SHARE, "surrender_share"),
        (shoe_place.COVER_SHARE, "cover_card_depth_minimum"),
    ):
        column[at], column[at + 1] = facts.fraction(name)
    column[shoe_place.CUT_MARGIN] = facts.number("cut_depth_minimum")
    column[shoe_place.COVER_SHARE_APPROXIMATE] = 1
    column[place.SEGREGATED_AREA] = 0
    column[shoe_place.DECKS_PERMITTED] = sum(1 << int(item.id) for item in facts.listing("decks_permitted"))
    column[place.MATCH_MINIMUM] = facts.number("match_the_dealer_minimum")
    column[place.RESPLITS] = facts.number("resplits_maximum")
    column[place.SPLIT_HANDS_MAXIMUM] = facts.number("split_hands_maximum")


def _set_bonuses(column: list[int], facts: Facts) -> None:
    for number, hand in enumerate(BONUSES):
        odds = facts.odds(f"bonus_{hand}_pays")
        at = place.BONUS_PAYS + number + number
        column[at], column[at + 1] = odds.numerator, odds.denominator
    for number, name in enumerate(LONG):
        column[place.BONUS_CARDS + number] = facts.number(f"bonus_{name}")
    for number, item in enumerate(facts.listing("bonus_678_ranks")):
        column[place.BONUS_RANKS + number] = RANKS.index(item.id)
    for at, name in (
        (place.BONUS_SEVEN, "bonus_777_rank"),
        (place.ADDITIONAL_RANK, "additional_payout_rank"),
        (place.ADDITIONAL_DEALER_RANK, "additional_payout_dealer_rank"),
    ):
        column[at] = RANKS.index(str(facts.number(name)))
    for at, name in (
        (place.ADDITIONAL_LOW, "additional_payout_low"),
        (place.ADDITIONAL_HIGH, "additional_payout_high"),
        (place.ADDITIONAL_OTHERS, "additional_payout_others"),
        (place.ADDITIONAL_LOW_FROM, "additional_payout_low_wager_minimum"),
        (place.ADDITIONAL_HIGH_FROM, "additional_payout_high_wager_minimum"),
        (place.ADDITIONAL_LOW_BELOW, "additional_payout_low_wager_below"),
        (place.ADDITIONAL_CARDS, "additional_payout_cards"),
        (place.SUCCESSIVE_CARDS, "bonus_678_cards"),
        (place.SEVENS_CARDS, "bonus_777_cards"),
        (place.RESCUE_TO, "rescue_points_maximum"),
        (place.BONUS_21_AT, "bonus_21_points"),
        (place.FACE_UP_VOID_OVER, "face_up_cards_void_more_than"),
        (place.TENS_VOID_OVER, "removed_cards_void_more_than"),
        (place.LONG_21_AT, "player_21_beats_points"),
        (place.LONG_21_OVER, "player_21_beats_in_cards_more_than"),
        (place.DEALERS_LONG_21_OVER, "player_21_beats_dealer_cards_more_than"),
    ):
        column[at] = facts.number(name)


def _set_procedures(column: list[int], facts: Facts) -> None:
    """What the chapter orders where others leave a choice, or orders otherwise."""
    for at in (
        place.TWENTY_ONE_WINS,
        place.SURRENDER_AT_HOLE_CARD,
        place.SPECTATORS_UNNAMED,
        place.BURN_MAY_CLOSE_WAGERS,
        place.HARD_TOTAL_ANNOUNCES,
        place.TOTALS_ANNOUNCED,
        place.DEALERS_CARD_CALLED,
        place.RESCUE,
        place.ADDED_WAGERS_APART,
        place.MATCH_APART,
        place.VOID_FOR_FOUND_CARDS,
        place.SPLITS_OF_BOX,
        place.COLLECT_THEN_PAY,
        place.MISSED_SECOND_CARD_MARKED,
        shoe_place.CUT_CLOCKWISE,
        shoe_place.DEPTH_BINDS_PLAYER_ONLY,
        shoe_place.RECUT_UNTIL_DEALT,
        shoe_place.DEVICE_REMOVED_FIRST,
        shoe_place.TENS_REMOVED,
    ):
        column[at] = 1
    for at in (
        place.SURRENDER_AT_READER,
        place.DOUBLE_FACE_DOWN,
        place.EVEN_MONEY_OFFERED,
        place.SWITCH,
        place.DEAD_WHERE_HIDDEN,
        shoe_place.DOUBLE_SHOE,
        shoe_place.FROM_HAND,
    ):
        column[at] = 0
    named = {item.id for item in facts.listing("optional_wagers")}
    for word, code in WHAT.items():
        column[place.OFFERED + code] = recorded.UNSTATED if word in named else UNNAMED


def _selected(column: list[int], filing: TypedFiling) -> None:
    set_number(column, shoe_place.DECKS, filing, "cards.decks")
    set_number(column, shoe_place.ADJACENT_BOXES, filing, "wagers.adjacent_boxes")
    shuffler = "cards.shuffler"
    for at, yes in (
        (shoe_place.CONTINUOUS, ("continuous", "in-shoe")),
        (shoe_place.AUTOMATED, ("automated", "automated-into-shoe")),
        # A cut of cards that a device has shuffled is an open rule, whether it loads the shoe or not.
        (shoe_place.DEVICE_LOADS, ("automated", "automated-into-shoe")),
    ):
        set_flag(column, at, filing, shuffler, yes, tuple(word for word in _DEVICES if word not in yes))
    set_flag(column, place.HOLE_CARD_HIDDEN, filing, "table.card_reader.shows", ("blackjack-only",), ("more",))
    set_flag(column, shoe_place.PRESHUFFLED, filing, "cards.preshuffled", (True,), (False,))
    set_flag(column, place.ENTRY_PROHIBITED, filing, "wagers.entry_after_shuffle", ("prohibited",), ("permitted",))
    set_batches(column, filing)
    set_stored_batch(column, filing)
    approved = filing.has("approvals.continuous_device") and filing.has("approvals.continuous_procedures")
    if filing.has("approvals"):
        column[place.CONTINUOUS_APPROVED] = 1 if approved else 0


def _match(column: list[int], filing: TypedFiling, facts: Facts) -> None:
    """The Match-The-Dealer wager: offered, its maximum, its least odds, and those filed where they reach the least."""
    path = f"optional_wagers.{_MATCH}"
    column[place.OFFERED + WHAT[_MATCH]] = 1 if filing.has(path) else 0
    set_number(column, place.MATCH_MAXIMUM, filing, f"{path}.maximum")
    least = _least(facts, column[shoe_place.DECKS])
    for number, odds in enumerate(least):
        at = place.MATCH_FLOOR + number + number
        column[at], column[at + 1] = odds.numerator, odds.denominator
    if least:
        larger = max(int(item.id) for item in facts.listing("decks_permitted"))
        column[place.MATCH_FLOOR + len(least) + len(least)] = 1 if column[shoe_place.DECKS] == larger else 0
    filed = [filing.value(f"{path}.pays.{row}") for row in _MATCH_ROWS]
    won = [_won(odds) for odds in filed if isinstance(odds, Odds)]
    if len(won) < len(_MATCH_ROWS):
        return
    floors = [_won(odds) for odds in least] or won
    paid = [max(pair) for pair in zip(won, floors, strict=True)]
    per = lcm(*(odds.denominator for odds in paid))
    for at, times in zip((place.MATCH_SUITED_PAYS, place.MATCH_UNSUITED_PAYS), paid, strict=True):
        column[at], column[at + 1] = int(times * per), per
    column[place.MATCH_TABLE] = 0


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
