"""§ 633a.3. Cards; number of decks; value of cards."""

from validator.core.finding import Severity
from validator.core.rule import PlayRule
from validator.games.blackjack.card_values import counted_otherwise
from validator.games.blackjack.slots import card_values
from validator.games.shoe.card_change import same_batch_again, too_old
from validator.games.shoe.composition import more_than_the_decks_hold
from validator.games.shoe.slots import shoe, table
from validator.games.shoe.two_batches import another_batch_in_rack, one_colour_for_both

_COUNTED = ("the number of decks filed", "the rank and suit of the card", "each time that the cards were shuffled")
_AGE = ("when the cards were opened and dealt", "a record of every change of cards, without unreadable rows")
_CARDS = ("the cards of the hand",)

card_beyond_decks = PlayRule(
    id="card-beyond-decks",
    title="More cards alike than the decks hold",
    cite="633a.3(a)",
    quote="Blackjack shall be played with at least one deck of cards that are identical in appearance",
    severity=Severity.ERROR,
    message="{card} makes {observed} drawn between two shuffles; the decks filed hold {expected}",
    slot=shoe.CARD_BEYOND_DECKS,
    check=more_than_the_decks_hold,
    needs=_COUNTED,
    expected="at most {expected}",
    observed="{observed}",
)

card_beyond_side = PlayRule(
    id="card-beyond-side",
    title="More cards alike from one side of a double shoe than its decks hold",
    cite="633a.3(c)",
    quote="with the same number of decks used in each side of the double shoe",
    severity=Severity.ERROR,
    message="{card} makes {observed} drawn from one side between two shuffles; its decks hold {expected}",
    slot=shoe.CARD_BEYOND_SIDE,
    check=more_than_the_decks_hold,
    needs=("the decks of each side, and the side of each card", *_COUNTED[1:]),
    expected="at most {expected}",
    observed="{observed}",
)

batch_dealt_twice = PlayRule(
    id="batch-dealt-twice",
    title="One batch used for two dealing shoes in succession",
    cite="633a.3(b)(4)",
    quote=(
        "Both batches of cards shall be continuously alternated in and out of play, with each batch being used for"
        " every other dealing shoe"
    ),
    severity=Severity.ERROR,
    message="the shoe was filled with the batch that had just been dealt",
    slot=shoe.BATCHES_NOT_ALTERNATED,
    check=same_batch_again,
    needs=("which batch the shoe was filled with",),
    expected="the other batch",
    observed="the same batch again",
)

batches_received_in_one_color = PlayRule(
    id="batches-received-in-one-color",
    title="Decks for both batches received with backs of one color",
    cite="633a.3(b)(2)",
    quote="the backs of the cards in one batch must be of a different color than the cards in the other batch",
    severity=Severity.ERROR,
    message="{observed} decks were received for two batches of {expected}, all with backs of one color",
    slot=table.BATCHES_OF_ONE_COLOUR,
    check=one_colour_for_both,
    needs=("the number and backs of the decks received, without unreadable rows",),
    expected="{expected} decks of one color and as many of another",
    observed="{observed} decks of one color",
)

both_batches_in_rack = PlayRule(
    id="both-batches-in-rack",
    title="Cards of both batches in the discard rack",
    cite="633a.3(b)(5)",
    quote="The cards from only one batch shall be placed in the discard rack at any given time",
    severity=Severity.ERROR,
    message="cards of one batch were placed in the discard rack, which still held cards of the other",
    slot=table.BOTH_BATCHES_IN_RACK,
    check=another_batch_in_rack,
    needs=("which batch the cards belong to", "a record of every emptying of the discard rack"),
    expected="cards of one batch only",
    observed="cards of both batches",
)

cards_too_old = PlayRule(
    id="cards-too-old",
    title="Cards in use longer than the law allows",
    cite="633a.3(d)",
    quote="The decks of cards opened for use at a Blackjack table shall be changed at least once every 24 hours",
    severity=Severity.ERROR,
    message="a round was dealt with cards {observed} minutes in use; they had to be changed within {expected}",
    slot=shoe.CARDS_NOT_CHANGED,
    check=too_old,
    needs=_AGE,
    expected="cards changed within {expected} minutes",
    observed="{observed} minutes",
)

cards_too_old_by_one_count = PlayRule(
    id="cards-too-old-by-one-count",
    title="Cards in use longer than the law allows, counted from their opening",
    cite="633a.3(d)",
    quote="The decks of cards opened for use at a Blackjack table shall be changed at least once every 24 hours",
    severity=Severity.ERROR,
    message="a round was dealt with cards opened {observed} minutes before; they had to be changed within {expected}",
    reading="when-24-hours-begin",
    slot=shoe.CARDS_NOT_CHANGED_BY_ONE_COUNT,
    check=too_old,
    expected="cards changed within {expected} minutes",
    observed="{observed} minutes",
)

hand_dealt_cards_too_old = PlayRule(
    id="hand-dealt-cards-too-old",
    title="Cards dealt from the hand in use longer than the law allows",
    cite="633a.3(d)",
    quote="in which the cards shall be changed at least every 4 hours",
    severity=Severity.ERROR,
    message="a round was dealt from the hand with cards {observed} minutes in use; the law allows {expected}",
    slot=shoe.HAND_DEALT_CARDS_NOT_CHANGED,
    check=too_old,
    needs=_AGE,
    expected="cards changed within {expected} minutes",
    observed="{observed} minutes",
)

hand_dealt_cards_too_old_by_one_count = PlayRule(
    id="hand-dealt-cards-too-old-by-one-count",
    title="Cards dealt from the hand in use longer than the law allows, counted from their opening",
    cite="633a.3(d)",
    quote="in which the cards shall be changed at least every 4 hours",
    severity=Severity.ERROR,
    message="a round was dealt from the hand with cards opened {observed} minutes before; the law allows {expected}",
    reading="when-24-hours-begin",
    slot=shoe.HAND_DEALT_CARDS_NOT_CHANGED_BY_ONE_COUNT,
    check=too_old,
    expected="cards changed within {expected} minutes",
    observed="{observed} minutes",
)


def _value(id: str, title: str, cite: str, quote: str, slot: int) -> PlayRule:
    return PlayRule(
        id=id,
        title=title,
        cite=cite,
        quote=quote,
        severity=Severity.ERROR,
        message="{seat}: {observed} was announced on {hand}; the cards give {expected}",
        slot=slot,
        check=counted_otherwise,
        needs=_CARDS,
        expected="{expected}",
        observed="{observed}",
    )


number_card_misvalued = _value(
    "number-card-misvalued",
    "Cards from 2 to 10 not counted at face value",
    "633a.3(e)(1)",
    "Any card from 2 to 10 shall have its face value",
    card_values.NUMBER_CARD_VALUE,
)

face_card_misvalued = _value(
    "face-card-misvalued",
    "Jack, queen or king not counted as the law has it",
    "633a.3(e)(2)",
    "Any jack, queen or king shall have a value of 10",
    card_values.FACE_CARD_VALUE,
)

ace_counted_low = _value(
    "ace-counted-low",
    "Ace counted low although it fits high",
    "633a.3(e)(3)",
    "An ace shall have a value of 11 unless that value would give a player or the dealer a score in excess of 21",
    card_values.ACE_NOT_HIGH,
)

ace_counted_high = _value(
    "ace-counted-high",
    "Ace counted high although the hand then exceeds the limit",
    "633a.3(e)(3)",
    "in which case the ace shall have a value of 1",
    card_values.ACE_NOT_LOW,
)

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
