"""Two batches in turn: the cards of a round that runs out are shuffled by the device, and go into the shoe again."""

import pytest

from validator.core.finding import Outcome
from validator.examples import replayed
from validator.law.versions import law_of
from validator.log.notation import written

PLAYED = """
    filed cards.shuffler automated
    filed cards.shoe single
    filed cards.dealing shoe
    always batch-swap
    round; cards 1 2C KC / 2 3D 4D / 0 9C 8Sv; cards 1 2D KD / 0 9H 8H
    between; cover-card 0 n=4
    round; deal 1 JH; deal 0 9C; shoe-empty; {shuffle}; load-shoe back=red; deal 1 9D; deal 0 8Sv
"""


def accused(shuffle: str) -> set[str]:
    log = written(PLAYED.replace("{shuffle}", shuffle), "590", "blackjack")
    return {one.rule for one in replayed(log, law_of("590")).findings if one.outcome is Outcome.FAIL}


def test_discards_shuffled_for_lack_of_cards_have_been_shuffled() -> None:
    assert "shoe-refilled-unshuffled" not in accused("shuffle insufficient-cards back=red by=shuffler")


@pytest.mark.parametrize("what", ["routine", "opening"])
def test_the_device_may_shuffle_the_other_batch_meanwhile(what: str) -> None:
    assert "shoe-refilled-unshuffled" in accused(f"shuffle {what} back=blue by=shuffler")
