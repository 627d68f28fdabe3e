"""§ 685a.3(a) to (d). Cards, number of decks and value of cards, in play."""

from validator.chapters.blackjack import play_cards as asked, play_counted as counted

decks_of_another_number = counted.decks_of_another_number.bind(
    "685a.3(a)",
    "Down Under Blackjack shall be played with either a four-deck, five-deck, six-deck or eight-deck batch of cards",
)

card_beyond_decks = asked.card_beyond_decks.bind(
    "685a.3(a)",
    "Down Under Blackjack shall be played with either a four-deck, five-deck, six-deck or eight-deck batch of cards"
    " that are identical in appearance",
)

batch_of_another_number = counted.batch_of_another_number.bind(
    "685a.3(b)(1)", "with four, five, six or eight decks included in each batch"
)

batches_received_unequal = counted.batches_received_unequal.bind(
    "685a.3(b)(1)", "with each batch containing the same number of decks"
)

batches_received_in_one_color = asked.batches_received_in_one_color.bind(
    "685a.3(b)(2)",
    "the backs of the cards in one batch must be of a different color than the cards in the other batch",
)

batch_dealt_twice = asked.batch_dealt_twice.bind(
    "685a.3(b)(4)",
    "Both batches of cards shall be continuously alternated in and out of play, with each batch being used for every"
    " other dealing shoe",
)

both_batches_in_rack = asked.both_batches_in_rack.bind(
    "685a.3(b)(5)", "The cards from only one batch shall be placed in the discard rack at any given time"
)

cards_too_old = asked.cards_too_old.bind(
    "685a.3(c)",
    "The decks of cards opened for use at a Down Under Blackjack table shall be changed at least once every 24 hours",
)

cards_too_old_by_one_count = asked.cards_too_old_by_one_count.bind(
    "685a.3(c)",
    "The decks of cards opened for use at a Down Under Blackjack table shall be changed at least once every 24 hours",
    reading="when-24-hours-begin",
)

number_card_misvalued = asked.number_card_misvalued.bind(
    "685a.3(d)(1)", "Any card from 2 to 10 shall have its face value"
)

face_card_misvalued = asked.face_card_misvalued.bind("685a.3(d)(2)", "Any jack, queen or king shall have a value of 10")

ace_counted_low = asked.ace_counted_low.bind(
    "685a.3(d)(3)",
    "An ace shall have a value of 11 unless that value would give a player a score in excess of 21",
)

ace_counted_high = asked.ace_counted_high.bind("685a.3(d)(3)", "in which case the ace shall have a value of 1")

PLAY_RULES = (
    decks_of_another_number,
    card_beyond_decks,
    batch_of_another_number,
    batches_received_unequal,
    batches_received_in_one_color,
    batch_dealt_twice,
    both_batches_in_rack,
    cards_too_old,
    cards_too_old_by_one_count,
    number_card_misvalued,
    face_card_misvalued,
    ace_counted_low,
    ace_counted_high,
)
