"""§§ 543.3, 543.6 and 543.7: decks, cover cards, changes after each shoe, values and the dealing shoe."""

from validator.chapters.baccarat import cards as asked
from validator.core.rule import unless

_DECKS = "Midibaccarat shall be played with six to eight decks of cards"
too_few_decks = asked.too_few_decks.bind("543.3(a)", _DECKS)
too_many_decks = asked.too_many_decks.bind("543.3(a)", _DECKS)
backs_not_alike = asked.backs_not_alike.bind("543.3(a)", "having backs of the same color and design")
_COVER = "two additional cover cards to be used in accordance with § 543.5"
too_few_cover_cards = asked.too_few_cover_cards.bind("543.3(a)", _COVER)
too_many_cover_cards = asked.too_many_cover_cards.bind("543.3(a)", _COVER, reading="cover-card-beyond-two")
cards_not_changed_each_shoe = asked.cards_not_changed_each_shoe.bind(
    "543.3(b)",
    "The decks of cards opened for use at a Midibaccarat table shall be changed after the play of each shoe",
)

number_card_value = asked.number_card_value.bind("543.6(a)(1)", "Any card from 2 to 9 shall have its face value")
face_card_value = asked.face_card_value.bind("543.6(a)(2)", "Any 10, jack, queen or king shall have a value of zero")
ace_value = asked.ace_value.bind("543.6(a)(3)", "Any ace shall have a value of one")
point_count_otherwise = asked.point_count_otherwise.bind(
    "543.6(b)", "the right digit shall constitute the Point Count of the hand"
)

_SHOE = "shall be dealt from a manual dealing shoe specifically designed for that purpose"
cards_dealt_from_the_hand = asked.cards_dealt_from_the_hand.bind("543.7", _SHOE)
no_dealing_shoe = asked.no_dealing_shoe.bind("543.7", _SHOE, when=(unless("cards.dealing", "hand"),))
shoe_not_manual = asked.shoe_not_manual.bind("543.7", _SHOE, when=(unless("cards.shuffler", "continuous"),))
continuous_device_forbidden = asked.continuous_device_forbidden.bind("543.7", _SHOE)
card_reading_shoe = asked.card_reading_shoe.bind("543.7", _SHOE, reading="manual-shoe")
