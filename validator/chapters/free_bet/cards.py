"""Cover card and card changes: shared rules."""

from dataclasses import replace

from validator.chapters.blackjack import cards as asked
from validator.chapters.shoe import shuffle as of_shuffles
from validator.core.rule import equals, unless

_UNBATCHED = unless("cards.shuffler", "automated", "automated-into-shoe")

no_cover_card = replace(asked.no_cover_card, when=(unless("cards.shuffler", "in-shoe", "continuous"), _UNBATCHED))

self_shuffled_without_cover_card = replace(
    of_shuffles.self_shuffled_without_cover_card, when=(equals("cards.shuffler", "in-shoe", "continuous"),)
)

cards_changed_too_seldom = replace(asked.cards_changed_too_seldom, when=())
