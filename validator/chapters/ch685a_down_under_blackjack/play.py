"""How Chapter 685a is played: its options, its judges and its rules on rounds, for the blackjack game model."""

from validator.chapters.blackjack.play_due import IN_685A
from validator.chapters.blackjack.play_numbers import set_card_values, set_numbers
from validator.chapters.blackjack.play_odds import set_filed_odds, set_odds
from validator.chapters.registry import ChapterPlay
from validator.core.engine.option_rows import UNSTATED, option_place, unstated
from validator.core.odds import Odds
from validator.games.blackjack.cards_held import cards_held_pass
from validator.games.blackjack.dealers_22 import dealers_22_pass
from validator.games.blackjack.dealers_draws import dealers_draws_pass
from validator.games.blackjack.down_under import down_under_pass
from validator.games.blackjack.due import set_due
from validator.games.blackjack.machine import derive
from validator.games.blackjack.masque import LARGE, MEDIUM, SMALL
from validator.games.blackjack.masque_reader import masque_reader_pass
from validator.games.blackjack.optional import NO_PAYTABLE
from validator.games.blackjack.optional_wagers import UNNAMED
from validator.games.blackjack.options import Options
from validator.games.blackjack.passes import passes
from validator.games.blackjack.subject import picture_of, subject_of
from validator.games.blackjack.table_rules import table_rules_pass
from validator.games.blackjack.wrong_range import wrong_range_pass
from validator.games.rounds.filing_options import set_flag, set_number
from validator.games.rounds.in_force import set_in_force
from validator.games.shoe.filed import set_batches
from validator.law.facts import Facts
from validator.log.cards import RANKS
from validator.log.vocabulary import WHAT
from validator.submission.typed import TypedFiling

RANKS_BY_NAME = {
    "ace": RANKS.index("A"),
    "jack": RANKS.index("J"),
    "queen": RANKS.index("Q"),
    "king": RANKS.index("K"),
    **{rank: number for number, rank in enumerate(RANKS) if rank.isdigit()},
}
"""The place of each rank of the law's lists among the ranks of a suit."""

MATCH_ROWS = ("matching-card-of-the-same-suit", "matching-card-of-a-different-suit")


def options(filing: TypedFiling | None, facts: Facts) -> list[int]:
    """The options column for rounds under ``filing``; without one, what a filing selects is left unstated."""
    asked = unstated(Options)
    set_in_force(asked, facts.chapter)
    set_due(asked, IN_685A)
    _law(asked, facts)
    set_filed_odds(asked, facts, filing)
    _ways(asked)
    if filing is not None:
        _selected(asked, filing)
        _match_the_dealer(asked, facts, filing)
    return asked.integers


def _law(asked: Options, facts: Facts) -> None:
    set_card_values(asked, facts)
    set_numbers(asked, facts)
    asked.main_wager = WHAT["bet"]
    asked.dealer_highest = facts.number("dealer_highest_score")
    asked.dealer_push_total = facts.number("dealer_push_points")
    further = facts.number("split_hands_maximum") - facts.number("split_hands")
    asked.resplits = min(facts.number("splits_maximum") - 1, further)
    asked.split_aces_cards = facts.number("split_aces_cards")
    asked.push_large_cards = facts.number("dealer_push_paid_large_cards")
    asked.push_paid_at = facts.number("dealer_push_paid_points")
    asked.settles_unless_at = facts.number("dealer_settles_if_not_points")
    asked.wins_if_dealer_over_to = facts.number("player_wins_when_dealer_over_at_most")
    for name, range_ in (("small_range", SMALL), ("medium_range", MEDIUM), ("large_range", LARGE)):
        for item in facts.listing(name):
            asked.range_of[RANKS_BY_NAME[item.id]] = range_
    asked.segregated_area = 0
    asked.decks_permitted = sum(1 << int(item.id) for item in facts.listing("decks_permitted"))
    asked.deck_cards = facts.number("cards_per_deck")
    named = {item.id for item in facts.listing("optional_wagers")}
    for word, code in WHAT.items():
        if word not in named:
            asked.offered[code] = UNNAMED


def _ways(asked: Options) -> None:
    asked.blackjack_paid_at_once = 1
    asked.blackjack_in_turn_only = 1
    asked.blackjack_ends_round = 1
    asked.no_surrender = 1
    asked.collected_in_seat_order = 1
    asked.range_reader = 1
    asked.dealer_draws_always = 1
    asked.preshuffled_spread = 1
    asked.idle_opened_anew = 1
    asked.switch = 0
    asked.double_face_down = 0
    asked.double_shoe = 0
    asked.from_hand = 0


def _selected(asked: Options, filing: TypedFiling) -> None:
    set_number(asked, Options.decks, filing, "cards.decks")
    set_number(asked, Options.adjacent_boxes, filing, "wagers.adjacent_boxes")
    if filing.has("approvals"):
        asked.continuous_approved = 1 if filing.has("approvals.continuous_device") else 0
    shuffler = "cards.shuffler"
    by_hand, loads = ("manual",), ("automated-into-shoe",)
    never_ends, batchwise = ("continuous", "in-shoe"), ("automated", "automated-into-shoe")
    set_flag(asked, Options.continuous, filing, shuffler, never_ends, (*by_hand, *batchwise))
    set_flag(asked, Options.automated, filing, shuffler, batchwise, (*by_hand, *never_ends))
    set_flag(asked, Options.device_loads, filing, shuffler, loads, ("automated", *by_hand, *never_ends))
    preshuffled = ("603a.16(u)", "603a.16(v)")
    set_flag(asked, Options.preshuffled, filing, "cards.preshuffled", preshuffled, ("no", "otherwise"))
    set_flag(asked, Options.entry_prohibited, filing, "wagers.entry_after_shuffle", ("prohibited",), ("permitted",))
    set_flag(
        asked,
        Options.collect_then_pay,
        filing,
        "dealing.settlement_order",
        ("collect-then-pay",),
        ("player-by-player",),
    )
    set_batches(asked, filing)


def _match_the_dealer(asked: Options, facts: Facts, filing: TypedFiling) -> None:
    wager = "match-the-dealer"
    asked.offered[WHAT[wager]] = 1 if filing.has(f"optional_wagers.{wager}") else 0
    if asked.decks == UNSTATED:
        return
    asked.match_table = NO_PAYTABLE
    for number, table in enumerate(facts.paytables(wager)):
        if table.decks.allows(asked.decks):
            asked.match_table = number
            for at, row in zip(
                (option_place(Options.match_suited_pays), option_place(Options.match_unsuited_pays)),
                MATCH_ROWS,
                strict=True,
            ):
                odds = table.pays(row)
                if isinstance(odds, Odds):
                    set_odds(asked, at, odds)


PLAY = ChapterPlay(
    chapter="685a",
    machine="blackjack",
    derive=derive,
    passes=passes(
        cards_held_pass,
        masque_reader_pass,
        down_under_pass,
        dealers_draws_pass,
        dealers_22_pass,
        wrong_range_pass,
        table_rules_pass,
    ),
    options=options,
    subject=subject_of,
    picture=picture_of,
    main_wager="bet",
)
