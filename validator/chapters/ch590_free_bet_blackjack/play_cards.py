"""§ 590.3. Cards; number of decks; value of cards."""

from validator.chapters.blackjack import play_cards as asked
from validator.core.rule import PlayRule

card_beyond_decks = asked.card_beyond_decks.bind(
    "590.3(a)", "Free Bet Blackjack shall be played with at least one deck of cards that are identical in appearance"
)

batches_received_in_one_color = asked.batches_received_in_one_color.bind(
    "590.3(b)(2)", "the backs of the cards in one batch must be of a different color than the cards in the other batch"
)

batch_dealt_twice = asked.batch_dealt_twice.bind(
    "590.3(b)(4)",
    "Both batches of cards shall be continuously alternated in and out of play, with each batch being used for every other dealing shoe",
)

both_batches_in_rack = asked.both_batches_in_rack.bind(
    "590.3(b)(5)", "The cards from only one batch shall be placed in the discard rack at any given time"
)

cards_too_old = asked.cards_too_old.bind(
    "590.3(c)",
    "The decks of cards opened for use at a Free Bet Blackjack table shall be changed at least once every 24 hours",
)

cards_too_old_by_one_count = asked.cards_too_old_by_one_count.bind(
    "590.3(c)",
    "The decks of cards opened for use at a Free Bet Blackjack table shall be changed at least once every 24 hours",
    reading="when-24-hours-begin",
)

number_card_misvalued = asked.number_card_misvalued.bind(
    "590.3(d)(1)", "Any card from 2 to 10 shall have its face value"
)

face_card_misvalued = asked.face_card_misvalued.bind("590.3(d)(2)", "Any jack, queen or king shall have a value of 10")

ace_counted_low = asked.ace_counted_low.bind(
    "590.3(d)(3)",
    "An ace shall have a value of 11 unless that value would give a player or the dealer a score in excess of 21",
)

ace_counted_high = asked.ace_counted_high.bind("590.3(d)(3)", "in which case the ace shall have a value of 1")

PLAY_RULES: tuple[PlayRule, ...] = (
    card_beyond_decks,
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
