"""§ 672a.3(b): the two batches of cards that an automated shuffling device takes turns with."""

from validator.chapters.blackjack.cards import decks_not_listed
from validator.chapters.shoe import batches as of_batches
from validator.core.rule_definitions import FilingCheck

batched_decks_not_permitted = FilingCheck(
    title="Two batches of another number of decks than the law lists for a shoe",
    reads=("cards.decks",),
    facts=("decks_permitted",),
    when=(of_batches.BATCHED,),
    expected="two batches, each a shoe of one of {lawful} decks",
    observed="batches of {decks} decks",
    message=(
        "each of the two batches has {decks} decks; shoes have {lawful}, and whether each batch has to be a shoe of"
        " that size is open"
    ),
    fails={
        "table.discard_rack.height_in_decks": 4,
        "cards.decks": 4,
        "cards.batches[0].decks": 4,
        "cards.batches[1].decks": 4,
    },
    passes={"cards.decks": 8, "cards.shuffler": "automated-into-shoe"},
    check=decks_not_listed,
)
