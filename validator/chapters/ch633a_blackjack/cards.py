"""§ 633a.3: decks, batches, the sides of a double shoe, card changes and the value of cards."""

from dataclasses import replace

from validator.chapters.blackjack import cards as asked
from validator.chapters.shoe import shuffle as of_shuffles
from validator.core.rule import equals, unless

_UNBATCHED = unless("cards.shuffler", "automated", "automated-into-shoe")

no_cover_card = replace(
    asked.no_cover_card,
    when=(unless("cards.shoe", "double"), unless("cards.shuffler", "in-shoe", "continuous"), _UNBATCHED),
)

self_shuffled_without_cover_card = replace(
    of_shuffles.self_shuffled_without_cover_card,
    when=(
        unless("cards.shoe", "double"),
        equals("cards.shuffler", "in-shoe", "continuous"),
    ),
)
