"""§ 633a.3. Cards; number of decks; value of cards."""

from validator.chapters.blackjack import play_cards as asked

card_beyond_decks = asked.card_beyond_decks.bind(
    "633a.3(a)", "Blackjack shall be played with at least one deck of cards that are identical in appearance"
)

card_beyond_side = asked.card_beyond_side.bind(
    "633a.3(c)", "with the same number of decks used in each side of the double shoe"
)

batch_dealt_twice = asked.batch_dealt_twice.bind(
    "633a.3(b)(4)",
    "Both batches of cards shall be continuously alternated in and out of play, with each batch being used for"
    " every other dealing shoe",
)

batches_received_in_one_color = asked.batches_received_in_one_color.bind(
    "633a.3(b)(2)", "the backs of the cards in one batch must be of a different color than the cards in the other batch"
)

both_batches_in_rack = asked.both_batches_in_rack.bind(
    "633a.3(b)(5)", "The cards from only one batch shall be placed in the discard rack at any given time"
)

cards_too_old = asked.cards_too_old.bind(
    "633a.3(d)", "The decks of cards opened for use at a Blackjack table shall be changed at least once every 24 hours"
)

cards_too_old_by_one_count = asked.cards_too_old_by_one_count.bind(
    "633a.3(d)",
    "The decks of cards opened for use at a Blackjack table shall be changed at least once every 24 hours",
    reading="when-24-hours-begin",
)

hand_dealt_cards_too_old = asked.hand_dealt_cards_too_old.bind(
    "633a.3(d)", "in which the cards shall be changed at least every 4 hours"
)

hand_dealt_cards_too_old_by_one_count = asked.hand_dealt_cards_too_old_by_one_count.bind(
    "633a.3(d)", "in which the cards shall be changed at least every 4 hours", reading="when-24-hours-begin"
)


number_card_misvalued = asked.number_card_misvalued.bind(
    "633a.3(e)(1)", "Any card from 2 to 10 shall have its face value"
)

face_card_misvalued = asked.face_card_misvalued.bind("633a.3(e)(2)", "Any jack, queen or king shall have a value of 10")

ace_counted_low = asked.ace_counted_low.bind(
    "633a.3(e)(3)",
    "An ace shall have a value of 11 unless that value would give a player or the dealer a score in excess of 21",
)

ace_counted_high = asked.ace_counted_high.bind("633a.3(e)(3)", "in which case the ace shall have a value of 1")

PLAY_RULES = (
    card_beyond_decks,
    batches_received_in_one_color,
    batch_dealt_twice,
    both_batches_in_rack,
    card_beyond_side,
    cards_too_old,
    cards_too_old_by_one_count,
    hand_dealt_cards_too_old,
    hand_dealt_cards_too_old_by_one_count,
    number_card_misvalued,
    face_card_misvalued,
    ace_counted_low,
    ace_counted_high,
)
