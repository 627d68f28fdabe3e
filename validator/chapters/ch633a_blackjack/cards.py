"""§ 633a.3: decks, batches, the sides of a double shoe, card changes and the value of cards."""

from validator.chapters.blackjack import cards as asked
from validator.chapters.shoe import shuffle as of_shuffles
from validator.core.rule import equals, unless

_UNBATCHED = unless("cards.shuffler", "automated", "automated-into-shoe")

no_decks = asked.no_decks.bind(
    "633a.3(a)", "Blackjack shall be played with at least one deck of cards that are identical in appearance"
)

cards_not_identical = asked.cards_not_identical.bind(
    "633a.3(a)", "at least one deck of cards that are identical in appearance"
)

no_cover_card = asked.no_cover_card.bind(
    "633a.3(a)",
    "and at least one cover card",
    when=(unless("cards.shoe", "double"), unless("cards.shuffler", "in-shoe", "continuous"), _UNBATCHED),
)

two_batches_without_cover_card = asked.two_batches_without_cover_card.bind(
    "633a.3(a)", "and at least one cover card", reading="cover-card-with-two-batches"
)

self_shuffled_without_cover_card = of_shuffles.self_shuffled_without_cover_card.bind(
    "633a.3(a)",
    quote="and at least one cover card",
    reading="cover-card-with-a-continuous-shuffler",
    when=(
        unless("cards.shoe", "double"),
        equals("cards.shuffler", "in-shoe", "continuous"),
    ),
)

cards_changed_too_seldom = asked.cards_changed_too_seldom.bind(
    "633a.3(d)", "shall be changed at least once every 24 hours"
)

hand_dealt_cards_changed_too_seldom = asked.hand_dealt_cards_changed_too_seldom.bind(
    "633a.3(d)", "in which the cards shall be changed at least every 4 hours"
)

face_card_value = asked.face_card_value.bind("633a.3(e)(2)", "Any jack, queen or king shall have a value of 10")

ace_value = asked.ace_value.bind(
    "633a.3(e)(3)",
    "An ace shall have a value of 11 unless that value would give a player or the dealer a"
    " score in excess of 21, in which case the ace shall have a value of 1",
)
