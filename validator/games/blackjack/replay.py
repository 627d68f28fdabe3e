"""Runs the blackjack machine and its passes over the whole rounds of one table."""

from collections.abc import Callable, Mapping, Sequence

from validator.core.engine import Engine, read_hits
from validator.core.kernel import HIT_WIDTH, Ints
from validator.games.blackjack.around_the_round import around_the_round_pass
from validator.games.blackjack.bad_beat import bad_beat_pass
from validator.games.blackjack.bet_the_set_21 import bet_the_set_21_pass
from validator.games.blackjack.blackjacks import blackjacks_pass
from validator.games.blackjack.composition import cards_pass
from validator.games.blackjack.cut import cut_pass
from validator.games.blackjack.dealer import dealer_pass
from validator.games.blackjack.dealing import dealing_pass
from validator.games.blackjack.decisions import decisions_pass
from validator.games.blackjack.devices import devices_pass
from validator.games.blackjack.double_shoe import double_shoe_pass
from validator.games.blackjack.doubling import doubling_pass
from validator.games.blackjack.from_hand import from_hand_pass
from validator.games.blackjack.hit_and_run import hit_and_run_pass
from validator.games.blackjack.house_money import house_money_pass
from validator.games.blackjack.in_between import in_between_pass
from validator.games.blackjack.insurance import insurance_pass
from validator.games.blackjack.irregularities import irregularities_pass
from validator.games.blackjack.kings_bounty import kings_bounty_pass
from validator.games.blackjack.lucky_ladies import lucky_ladies_pass
from validator.games.blackjack.machine import derive
from validator.games.blackjack.match_the_dealer import match_the_dealer_pass
from validator.games.blackjack.meters import meters_pass
from validator.games.blackjack.options import (
    FIELD_AT,
    FIELD_DEAL_BACK,
    FIELD_DEAL_CARD,
    FIELD_DEAL_FACE,
    FIELD_DEAL_SOURCE,
    FIELD_DEAL_WHAT,
    FIELD_PAY_CENTS,
    FIELD_PLAYER,
    RECORDED,
    RECORDED_KINDS,
    SOMETIMES,
)
from validator.games.blackjack.rows import SCRATCH
from validator.games.blackjack.royal_match_21 import royal_match_21_pass
from validator.games.blackjack.settlement import settlement_pass
from validator.games.blackjack.settling import settling_pass
from validator.games.blackjack.shoe import shoe_pass
from validator.games.blackjack.splitting import splitting_pass
from validator.games.blackjack.straight_jack import straight_jack_pass
from validator.games.blackjack.super_match import super_match_pass
from validator.games.blackjack.surrender import surrender_pass
from validator.games.blackjack.switch import switch_pass
from validator.games.blackjack.tables import hand, note, round_, wager
from validator.games.blackjack.three_card_poker import three_card_poker_pass
from validator.games.blackjack.wagers import wagers_pass
from validator.games.replayed import Replayed
from validator.log.cards import TILE_END
from validator.log.codes import KIND_DEAL, KIND_PAY, KIND_WAGER, NONE, RECORD_STRIDE
from validator.log.columns import Columns
from validator.log.vocabulary import COLUMN_ORDER, FACES, LIMITS, PLACES

PASSES: tuple[Callable[..., object], ...] = (
    shoe_pass,
    cards_pass,
    cut_pass,
    double_shoe_pass,
    wagers_pass,
    dealing_pass,
    house_money_pass,
    insurance_pass,
    decisions_pass,
    doubling_pass,
    splitting_pass,
    surrender_pass,
    dealer_pass,
    settlement_pass,
    blackjacks_pass,
    settling_pass,
    match_the_dealer_pass,
    meters_pass,
    super_match_pass,
    bad_beat_pass,
    hit_and_run_pass,
    straight_jack_pass,
    lucky_ladies_pass,
    in_between_pass,
    royal_match_21_pass,
    bet_the_set_21_pass,
    kings_bounty_pass,
    three_card_poker_pass,
    switch_pass,
    from_hand_pass,
    irregularities_pass,
    devices_pass,
    around_the_round_pass,
)
"""The passes that siblings share, in the order in which they judge."""


def run(
    engine: Engine,
    events: Columns,
    options: Sequence[int],
    state: Ints,
    passes: Sequence[Callable[..., object]],
    tally_length: int,
) -> Replayed:
    """Replay whole rounds of one table; ``state`` is carried from run to run and changed in place.

    The tables of the result are the engine's own columns, to be read before its next run. Raises ValueError where a
    column holds a value out of its range.
    """
    columns = Columns(*(engine.column(column) for column in events))
    check_ranges(engine, columns)
    settings = engine.column(options)
    length = len(events.kind)
    before = list(state)
    capacity = 64 + length // 8
    while True:
        notes = engine.work("notes", length * note.WIDTH)
        rounds = engine.work("rounds", (length + 2) * round_.WIDTH)
        hands = engine.work("hands", (2 * length + 2) * hand.WIDTH)
        wagers = engine.work("wagers", (length + 2) * wager.WIDTH)
        rounds[0], hands[0], wagers[0] = round_.WIDTH, hand.WIDTH, wager.WIDTH
        tally = engine.zeros(tally_length)
        hits = engine.zeros(1 + capacity * HIT_WIDTH)
        engine.run(derive, columns, settings, notes, rounds, hands, wagers, engine.zeros(SCRATCH, -1), state)
        for one in passes:
            engine.run(one, columns, settings, notes, rounds, hands, wagers, state, tally, hits)
        if int(hits[0]) <= capacity:
            tables = {"notes": notes, "rounds": rounds, "hands": hands, "wagers": wagers}
            count = int(rounds[0]) // round_.WIDTH - 1
            return Replayed(read_hits(hits), [int(one) for one in tally], count, tables)
        capacity = int(hits[0])
        for place, value in enumerate(before):
            state[place] = value


HIGHEST = {
    "kind": RECORDED_KINDS - 1,
    "card": TILE_END - 1,
    "face": len(FACES) - 1,
    "source": len(PLACES) - 1,
    "dest": len(PLACES) - 1,
    **{name: LIMITS[name] for name in ("seq", "round", "seat", "hand", "wager", "ref", "cents", "n")},
}
"""The largest value of each column; those not named hold numbers of words, times and lines, which index nothing."""


def check_ranges(engine: Engine, columns: Columns) -> None:
    """Raise ValueError where a value lies outside its column's range, before compiled code can index with it."""
    for name, column in zip(Columns._fields, columns, strict=True):
        row = engine.outside(column, NONE, HIGHEST.get(name, LIMITS["seq"]))
        if row >= 0:
            raise ValueError(f"column {name}, row {row}: {column[row]} is out of range")


FIELDS = {
    (KIND_DEAL, "card"): FIELD_DEAL_CARD,
    (KIND_DEAL, "face"): FIELD_DEAL_FACE,
    (KIND_DEAL, "source"): FIELD_DEAL_SOURCE,
    (KIND_DEAL, "back"): FIELD_DEAL_BACK,
    (KIND_DEAL, "what"): FIELD_DEAL_WHAT,
    (KIND_WAGER, "at"): FIELD_AT,
    (KIND_WAGER, "player"): FIELD_PLAYER,
    (KIND_PAY, "cents"): FIELD_PAY_CENTS,
}
"""The columns whose absence a pass asks about, beside whole kinds of events."""


def declare(options: list[int], recorded: Mapping[int, int]) -> list[int]:
    """Enter what the log declares to record, by the code of a records row: 2 always, 1 sometimes, 0 never."""
    for place in (*range(RECORDED, RECORDED + RECORDED_KINDS), *FIELDS.values()):
        options[place] = SOMETIMES
    for code, how in recorded.items():
        kind, column = divmod(code, RECORD_STRIDE)
        if column == 0:
            options[RECORDED + kind] = how
        elif (kind, COLUMN_ORDER[column - 1]) in FIELDS:
            options[FIELDS[kind, COLUMN_ORDER[column - 1]]] = how
    return options
