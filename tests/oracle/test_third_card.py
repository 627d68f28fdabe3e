"""The rule functions of the replay against a reading by hand, over every sequence of six values."""

from collections import Counter
from itertools import product

import pytest

from tests.oracle.third_card import BANKER, PLAYER, TIE, played, ways
from validator.chapters.registry import chapter_play
from validator.core.engine.option_rows import read_options
from validator.games.baccarat.options import Options
from validator.games.baccarat.third_card import played_out
from validator.law.facts import load_facts
from validator.law.versions import law_of

VALUES = range(10)
WINNERS = (TIE, PLAYER, BANKER)

# Published counts for a shoe of eight decks.
EIGHT_DECKS = {
    BANKER: 2_292_252_566_437_888,
    PLAYER: 2_230_518_282_592_256,
    TIE: 475_627_426_473_216,
}


def options_of(chapter: str) -> Options:
    return read_options(Options, chapter_play(law_of(chapter)).options(None, load_facts(chapter)))


def test_every_sequence_of_six_values_is_played_alike_and_eight_decks_give_the_published_counts() -> None:
    options = options_of("541")
    step = options.points
    assert step == 10
    counts: Counter[str] = Counter()
    differing = []
    for first, second, third, fourth in product(VALUES, repeat=4):
        weights: dict[tuple[int, ...], int] = {}
        for fifth, sixth in product(VALUES, repeat=2):
            values = (first, second, third, fourth, fifth, sixth)
            found = played_out(options, *values)
            rest, outcome = divmod(found, step)
            rest, player = divmod(rest, step)
            rest, banker = divmod(rest, step)
            draws, drew = divmod(rest, step)
            ended = (WINNERS[outcome], player, banker, drew == 1, draws == 1)
            if ended != played(values):
                differing.append((values, ended))
            alike = tuple(sorted(values))
            if alike not in weights:
                weights[alike] = ways(alike, 8)
            counts[ended[0]] += weights[alike]
    assert differing == []
    assert counts == EIGHT_DECKS
    assert counts.total() == 4_998_398_275_503_360


@pytest.mark.parametrize("chapter", ["543", "545"])
def test_the_siblings_play_by_the_same_table(chapter: str) -> None:
    own, other = options_of(chapter), options_of("541")
    for values in product((0, 3, 6, 8), (1, 4, 7), (0, 5), (2, 9), VALUES, (0, 7)):
        assert played_out(own, *values) == played_out(other, *values)
