"""§ 551.5(h): the cards of a table without gaming activity, and a batch taken from the shuffling device."""

from dataclasses import replace

from validator.chapters.ch551_spanish_21.conditions import BATCHED, BY_HAND, ORDINARY
from validator.chapters.checks import more_than
from validator.chapters.shoe import idle as at_idle_tables, shuffle as of_shuffles
from validator.core.rule import equals
from validator.core.rule_definitions import FilingCheck

idle_cards_not_turned_up = replace(
    at_idle_tables.idle_cards_not_turned_up, when=(ORDINARY, equals("shuffle.idle_cards_spread", "face-down"))
)
idle_cards_not_reshuffled = replace(of_shuffles.idle_cards_not_reshuffled, when=(BY_HAND,))

several_stored_batches = FilingCheck(
    title="Stored batch dealt unspread from a device that stores several",
    reads=("cards.batches_in_shuffler",),
    facts=("batches_in_the_shuffler",),
    when=(BATCHED, equals("shuffle.stored_batch_spread", False)),
    expected="{limit} batch stored in the device",
    observed="{number} batches",
    message=(
        "the batch taken from the shuffling device is not spread and reshuffled, and the device stores {number} "
        "batches; that is allowed where it stores {limit}"
    ),
    check=more_than,
)
