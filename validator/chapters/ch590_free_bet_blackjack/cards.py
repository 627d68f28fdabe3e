"""§ 590.3(a), (c) and (d): decks, card changes and the value of cards."""

from validator.chapters.blackjack import cards as asked, procedure
from validator.chapters.shoe import shuffle as of_shuffles
from validator.core.rule import equals, unless

_UNBATCHED = unless("cards.shuffler", "automated", "automated-into-shoe")

no_decks = asked.no_decks.bind(
    "590.3(a)", "Free Bet Blackjack shall be played with at least one deck of cards", when=()
)

cards_not_identical = asked.cards_not_identical.bind("590.3(a)", "that are identical in appearance")

no_cover_card = asked.no_cover_card.bind(
    "590.3(a)", "and at least one cover card", when=(unless("cards.shuffler", "in-shoe", "continuous"), _UNBATCHED)
)

two_batches_without_cover_card = asked.two_batches_without_cover_card.bind(
    "590.3(a)", "and at least one cover card", reading="cover-card-with-two-batches"
)

self_shuffled_without_cover_card = of_shuffles.self_shuffled_without_cover_card.bind(
    "590.3(a)",
    "and at least one cover card",
    reading="cover-card-with-a-continuous-shuffler",
    when=(equals("cards.shuffler", "in-shoe", "continuous"),),
)

cards_changed_too_seldom = asked.cards_changed_too_seldom.bind(
    "590.3(c)", "shall be changed at least once every 24 hours", when=()
)

number_card_value = procedure.number_card_value.bind("590.3(d)(1)", "Any card from 2 to 10 shall have its face value")

face_card_value = asked.face_card_value.bind("590.3(d)(2)", "Any jack, queen or king shall have a value of 10")

ace_value = asked.ace_value.bind(
    "590.3(d)(3)",
    "An ace shall have a value of 11 unless that value would give a player or the dealer a score in "
    "excess of 21, in which case the ace shall have a value of 1",
)
