"""What the law and the filing of Chapter 535 tell the Pai Gow game model: its options column."""

from typing import cast

from validator.chapters.ch535_pai_gow.house_way import set_house_way
from validator.games.pai_gow import options as place
from validator.games.pai_gow.tiles import KINDS, kind_of
from validator.games.rounds import options as recorded
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
    (place.POSITIONS, "table_betting_positions"),
    (place.STACKS, "stacks"),
    (place.STACK_TILES, "tiles_per_stack"),
    (place.TILES, "tiles_in_set"),
    (place.DICE, "dice"),
    (place.SHAKES, "dice_shakes_minimum"),
    (place.SHAKES_AFTER, "shakes_of_the_covered_dice"),
    (place.MIX_MOTIONS, "mix_motions_minimum"),
    (place.VIGORISH_PERCENT, "vigorish_percent"),
    (place.VIGORISH_UNIT, "vigorish_rounding_cents"),
    (place.DICE_HOURS, "dice_change_hours"),
    (place.SET_PAIRS, "pairs_in_set"),
    (place.IDLE_PAIRS, "idle_pairs"),
    (place.PAIRS_BESIDES, "pairs_besides_the_supreme_pair"),
    (place.COUNT_FIRST, "starting_count_first"),
    (place.BANK_COUNT_FIRST, "bank_starting_count_first"),
    (place.DELIVERED, "delivered_tiles"),
    (place.LOW_LOSING_VALUE, "low_hand_losing_value"),
    (place.LOW_TIE_VALUE, "low_hand_tie_value"),
    (place.AREAS, "adjacent_betting_areas"),
    (place.CUTS, "bank_cuts"),
    (place.BANK_AREAS, "bank_betting_areas"),
    (place.BANK_SHAKES, "bank_dice_shakes_minimum"),
    (place.SURPLUS_PERCENT, "bank_surplus_vigorish_percent"),
    (place.CO_BANK_SURPLUS_PERCENT, "co_bank_surplus_vigorish_percent"),
)


def tile_kind(word: str) -> int:
    """Kind of a tile by its spots ("2-4"); raises KeyError for what is none."""
    return kind_of(CARD_CODES[word])


def options(filing: TypedFiling | None, facts: Facts) -> list[int]:
    """The options column for rounds under ``filing``; without one, what a filing selects is left unstated."""
    column = [recorded.UNSTATED] * place.OPTIONS
    set_in_force(column, facts.chapter)
    set_positions(column, facts)
    _set_ranking(column, facts)
    for at, name in _NUMBERS:
        column[at] = facts.number(name)
    if column[place.STACKS] > place.STACKS_HELD or column[place.STACK_TILES] > place.STACK_TILES_HELD:
        raise ValueError("the options column has no room for so many stacks, or so many tiles of a stack")
    column[place.WHOLE] = place.DIGIT * place.DIGIT
    odds = facts.odds("winning_wager_pays")
    column[place.WIN_PAYS], column[place.WIN_PER] = odds.numerator, odds.denominator
    column[place.CO_BANK_PERCENT] = facts.number("co_bank_winning_percent")
    column[place.DEALER_VALUE] = min(int(item.id) for item in facts.listing("dealer_plays_values"))
    _set_styles(column, facts)
    if filing is not None:
        _selected(column, filing)
    return column


def _set_ranking(column: list[int], facts: Facts) -> None:
    tiles = facts.table("tile_ranks")
    pairs = facts.table("pair_ranks")
    apart = facts.table("supreme_tiles_apart")
    for word, low, high in zip(
        tiles.words("tile"), tiles.numbers("low_spots"), tiles.numbers("high_spots"), strict=True
    ):
        column[place.TILE_VALUE + tile_kind(word)] = low + high
    for word, rank, count in zip(tiles.words("tile"), tiles.numbers("rank"), tiles.numbers("in_set"), strict=True):
        column[place.TILE_RANK + tile_kind(word)] = rank
        column[place.TILE_COUNT + tile_kind(word)] = count
    for at in range(KINDS * KINDS):
        column[place.PAIR_RANK + at] = 0
    for one, other, rank in zip(pairs.words("first"), pairs.words("second"), pairs.numbers("rank"), strict=True):
        first, second = tile_kind(one), tile_kind(other)
        column[place.PAIR_RANK + first * KINDS + second] = rank
        column[place.PAIR_RANK + second * KINDS + first] = rank
    for word, count, rank in zip(apart.words("tile"), apart.numbers("counted_as"), apart.numbers("rank"), strict=True):
        if count != column[place.TILE_VALUE + tile_kind(word)]:
            column[place.OTHER_VALUE + tile_kind(word)] = count
            column[place.OTHER_RANK + tile_kind(word)] = rank
    column[place.VALUES] = facts.number("value_highest") - facts.number("value_lowest") + 1
    column[place.RANK_STEP] = max(tiles.numbers("rank")) + 1
    column[place.PAIR_STEP] = max(pairs.numbers("rank")) + 1


def _set_styles(column: list[int], facts: Facts) -> None:
    positions, tiles = column[place.STACKS], column[place.STACK_TILES]
    sentences = 0
    for number, style in enumerate(STYLES):
        table = facts.table(f"delivery_{style.replace('-', '_')}")
        words = list(dict.fromkeys(row.words for row in table.rows))
        taken = zip(table.lists("stacks"), table.lists("layers"), strict=True)
        for position, row, (stacks, layers) in zip(table.numbers("position"), table.rows, taken, strict=True):
            turn = number * positions + position - 1
            column[place.STYLE_STEP + turn] = sentences + words.index(row.words)
            received = (stack * place.DIGIT + layer for stack in stacks for layer in layers)
            for at, tile in enumerate(received, place.STYLE_TILES + turn * tiles):
                column[at] = tile
        sentences += len(words)


def _selected(column: list[int], filing: TypedFiling) -> None:
    set_flag(column, place.BANK_OFFERED, filing, "bank.offered", (True,), (False,))
    set_flag(column, place.CO_BANK_OFFERED, filing, "bank.co_banking", (True,), (False,))
    set_flag(column, place.TWO_AREAS, filing, "wagers.two_areas", (True,), (False,))
    set_flag(column, place.ROUNDED_UP, filing, "vigorish.rounding", ("up",), ("none",))
    set_flag(column, place.BANK_STYLES, filing, "bank.styles", ("all-of-the-chapter",), ("those-of-the-filing",))
    wager = filing.value("bank.dealer_wager")
    if wager == "last-wager":
        column[place.DEALER_WAGER] = 0
    amount = filing.value("bank.dealer_wager_amount")
    if isinstance(amount, int) and not isinstance(amount, bool):
        column[place.DEALER_WAGER] = amount
    offered = filing.value("dealing.alternative_styles")
    if not isinstance(offered, Missing):
        listed = cast("tuple[object, ...]", offered if isinstance(offered, tuple) else (offered,))
        for number, name in enumerate(STYLES):
            column[place.STYLE_OFFERED + number] = 1 if name in listed else 0
    set_house_way(column, filing)
