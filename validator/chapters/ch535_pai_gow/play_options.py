"""What the law and the filing of Chapter 535 tell the Pai Gow game model: its options."""

from typing import cast

from validator.chapters.ch535_pai_gow.house_way import set_house_way
from validator.core.engine.option_rows import option_place, unstated
from validator.games.pai_gow.options import DIGIT, STACK_TILES_HELD, STACKS_HELD, Options
from validator.games.pai_gow.tiles import KINDS, kind_of
from validator.games.rounds.filing_options import set_flag
from validator.games.rounds.in_force import set_in_force
from validator.games.rounds.positions import set_positions
from validator.law.facts import Facts
from validator.log.cards import CARD_CODES
from validator.submission.filing import Missing
from validator.submission.typed import TypedFiling

STYLES = (
    "ordinary",
    "house-way-left",
    "cup-say-right",
    "cup-say-left",
    "jung-quat",
    "chee-yee",
    "pin-say-right",
    "pin-say-left",
    "dragon-head-right",
    "dragon-head-left",
)
"""The ways of delivery by the log's words and in its order: § 535.8(d), then § 535.9(a)(1) to (9)."""

_NUMBERS = (
    (option_place(Options.positions), "table_betting_positions"),
    (option_place(Options.stacks), "stacks"),
    (option_place(Options.stack_tiles), "tiles_per_stack"),
    (option_place(Options.tiles), "tiles_in_set"),
    (option_place(Options.dice), "dice"),
    (option_place(Options.shakes), "dice_shakes_minimum"),
    (option_place(Options.shakes_after), "shakes_of_the_covered_dice"),
    (option_place(Options.mix_motions), "mix_motions_minimum"),
    (option_place(Options.vigorish_percent), "vigorish_percent"),
    (option_place(Options.vigorish_unit), "vigorish_rounding_cents"),
    (option_place(Options.dice_hours), "dice_change_hours"),
    (option_place(Options.set_pairs), "pairs_in_set"),
    (option_place(Options.idle_pairs), "idle_pairs"),
    (option_place(Options.pairs_besides), "pairs_besides_the_supreme_pair"),
    (option_place(Options.count_first), "starting_count_first"),
    (option_place(Options.bank_count_first), "bank_starting_count_first"),
    (option_place(Options.delivered), "delivered_tiles"),
    (option_place(Options.low_losing_value), "low_hand_losing_value"),
    (option_place(Options.low_tie_value), "low_hand_tie_value"),
    (option_place(Options.areas), "adjacent_betting_areas"),
    (option_place(Options.cuts), "bank_cuts"),
    (option_place(Options.bank_areas), "bank_betting_areas"),
    (option_place(Options.bank_shakes), "bank_dice_shakes_minimum"),
    (option_place(Options.surplus_percent), "bank_surplus_vigorish_percent"),
    (option_place(Options.co_bank_surplus_percent), "co_bank_surplus_vigorish_percent"),
)


def tile_kind(word: str) -> int:
    """Kind of a tile by its spots ("2-4"); raises KeyError for what is none."""
    return kind_of(CARD_CODES[word])


def options(filing: TypedFiling | None, facts: Facts) -> list[int]:
    """The options column for rounds under ``filing``; without one, what a filing selects is left unstated."""
    asked = unstated(Options)
    set_in_force(asked, facts.chapter)
    set_positions(asked, facts)
    _set_ranking(asked, facts)
    for at, name in _NUMBERS:
        asked[at] = facts.number(name)
    if asked.stacks > STACKS_HELD or asked.stack_tiles > STACK_TILES_HELD:
        raise ValueError("the options column has no room for so many stacks, or so many tiles of a stack")
    asked.whole = DIGIT * DIGIT
    odds = facts.odds("winning_wager_pays")
    asked.win_pays, asked.win_per = odds.numerator, odds.denominator
    asked.co_bank_percent = facts.number("co_bank_winning_percent")
    asked.dealer_value = min(int(item.id) for item in facts.listing("dealer_plays_values"))
    _set_styles(asked, facts)
    if filing is not None:
        _selected(asked, filing)
    return asked.integers


def _set_ranking(asked: Options, facts: Facts) -> None:
    tiles = facts.table("tile_ranks")
    pairs = facts.table("pair_ranks")
    apart = facts.table("supreme_tiles_apart")
    for word, low, high in zip(
        tiles.words("tile"), tiles.numbers("low_spots"), tiles.numbers("high_spots"), strict=True
    ):
        asked.tile_value[tile_kind(word)] = low + high
    for word, rank, count in zip(tiles.words("tile"), tiles.numbers("rank"), tiles.numbers("in_set"), strict=True):
        asked.tile_rank[tile_kind(word)] = rank
        asked.tile_count[tile_kind(word)] = count
    for at in range(KINDS * KINDS):
        asked.pair_rank[at] = 0
    for one, other, rank in zip(pairs.words("first"), pairs.words("second"), pairs.numbers("rank"), strict=True):
        first, second = tile_kind(one), tile_kind(other)
        asked.pair_rank[first * KINDS + second] = rank
        asked.pair_rank[second * KINDS + first] = rank
    for word, count, rank in zip(apart.words("tile"), apart.numbers("counted_as"), apart.numbers("rank"), strict=True):
        if count != asked.tile_value[tile_kind(word)]:
            asked.other_value[tile_kind(word)] = count
            asked.other_rank[tile_kind(word)] = rank
    asked.values = facts.number("value_highest") - facts.number("value_lowest") + 1
    asked.rank_step = max(tiles.numbers("rank")) + 1
    asked.pair_step = max(pairs.numbers("rank")) + 1


def _set_styles(asked: Options, facts: Facts) -> None:
    positions, tiles = asked.stacks, asked.stack_tiles
    sentences = 0
    for number, style in enumerate(STYLES):
        table = facts.table(f"delivery_{style.replace('-', '_')}")
        words = list(dict.fromkeys(row.words for row in table.rows))
        taken = zip(table.lists("stacks"), table.lists("layers"), strict=True)
        for position, row, (stacks, layers) in zip(table.numbers("position"), table.rows, taken, strict=True):
            turn = number * positions + position - 1
            asked.style_step[turn] = sentences + words.index(row.words)
            received = (stack * DIGIT + layer for stack in stacks for layer in layers)
            for at, tile in enumerate(received, turn * tiles):
                asked.style_tiles[at] = tile
        sentences += len(words)


def _selected(asked: Options, filing: TypedFiling) -> None:
    set_flag(asked, Options.bank_offered, filing, "bank.offered", (True,), (False,))
    set_flag(asked, Options.co_bank_offered, filing, "bank.co_banking", (True,), (False,))
    set_flag(asked, Options.two_areas, filing, "wagers.two_areas", (True,), (False,))
    set_flag(asked, Options.rounded_up, filing, "vigorish.rounding", ("up",), ("none",))
    set_flag(asked, Options.bank_styles, filing, "bank.styles", ("all-of-the-chapter",), ("those-of-the-filing",))
    wager = filing.value("bank.dealer_wager")
    if wager == "last-wager":
        asked.dealer_wager = 0
    amount = filing.value("bank.dealer_wager_amount")
    if isinstance(amount, int) and not isinstance(amount, bool):
        asked.dealer_wager = amount
    offered = filing.value("dealing.alternative_styles")
    if not isinstance(offered, Missing):
        listed = cast("tuple[object, ...]", offered if isinstance(offered, tuple) else (offered,))
        for number, name in enumerate(STYLES):
            asked.style_offered[number] = 1 if name in listed else 0
    set_house_way(asked, filing)
