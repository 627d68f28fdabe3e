"""Rules that several judges ask about the shoe, and how one is counted and reported."""

from validator.core.engine.kernel import kernel
from validator.core.engine.state_rows import Area
from validator.games.numbers import missing_facts
from validator.games.rounds.table_rows import Round
from validator.games.shoe.shoe_table import Table
from validator.games.table import ask, person_of, role_of
from validator.log.codes import (
    BY_CONTINUOUS_SHUFFLER,
    BY_DEALER,
    BY_DEVICE,
    BY_SHOE,
    BY_SHUFFLER,
    KIND_CANCEL,
    KIND_CARD_FACE_UP,
    KIND_CORRECT,
    KIND_DECKS,
    KIND_HANDLE_CARDS,
    KIND_MARKER_PLACED,
    KIND_MARKER_REMOVED,
    KIND_NOTIFY,
    KIND_PLAYER_ARRIVES,
    KIND_ROUND_START,
    KIND_UNREADABLE,
    KIND_VERIFY,
    PLACE_BUCKET,
    PLACE_DECK_IN_HAND,
    PLACE_RACK,
    PLACE_SEGREGATED,
    PLACE_SEGREGATED_LEFT,
    PLACE_SEGREGATED_RIGHT,
    PLACE_SHOE,
    PLACE_SHOE_LEFT,
    PLACE_SHOE_RIGHT,
    PLACE_SHUFFLER,
    PLACE_STACK,
    PLACE_STORAGE,
    WHAT_OUT_OF_PLACE,
)

NO_RECORD, *_ = missing_facts()


@kernel
def dealer_of(by: int) -> int:
    """The dealer who acts by a row's column ``by``, his id plus 1; 0 where another does, or it is not told."""
    return person_of(by) + 1 if role_of(by) == BY_DEALER else 0


@kernel
def amid_a_round(t: Table, i: int, r: Round) -> bool:
    """Whether event ``i`` is one of a round, or stands before the last card of round row ``r``."""
    return t.round[i] >= 0 or (r.at >= 0 and r.last_card > i)


@kernel
def omitted(done: int) -> bool:
    """Whether an act that the law orders was not done (0) where the log would show it."""
    return done == 0


@kernel
def not_from_the_shoe(source: int) -> bool:
    """Whether a card was dealt from a place, by its code, from which no procedure takes a card to be dealt.

    A place on the layout is none of them: a card drawn in error may be used from there as the next card."""
    return (
        source == PLACE_RACK
        or source == PLACE_BUCKET
        or source == PLACE_STACK
        or source == PLACE_STORAGE
        or source == PLACE_SEGREGATED
        or source == PLACE_SEGREGATED_LEFT
        or source == PLACE_SEGREGATED_RIGHT
    )


@kernel
def from_the_hand(source: int) -> bool:
    """Whether a card, by the code of the place it came from, was dealt from the dealer's hand."""
    return source == PLACE_DECK_IN_HAND


@kernel
def another_than_dealer_or_device(role: int) -> bool:
    """Whether the cards were placed in the shoe by anybody, by the code of his role, but the dealer or a device."""
    return role != BY_DEALER and not a_device(role)


@kernel
def a_device(role: int) -> bool:
    """Whether a role is that of a device which shuffles or holds the cards."""
    return role == BY_SHUFFLER or role == BY_DEVICE or role == BY_SHOE or role == BY_CONTINUOUS_SHUFFLER


@kernel
def not_set_aside(place: int) -> bool:
    """Whether a cover card that was reached, by the code of the place it was put, went among the cards again."""
    return in_the_shoe(place) or place == PLACE_DECK_IN_HAND or place == PLACE_SHUFFLER or not_from_the_shoe(place)


@kernel
def in_the_shoe(place: int) -> bool:
    """Whether a place is the shoe or one of its sides."""
    return place == PLACE_SHOE or place == PLACE_SHOE_LEFT or place == PLACE_SHOE_RIGHT


@kernel
def judge(t: Table, rule: int, known: bool, broken: bool, event: int, root: int, row: Round) -> bool:
    """Count one rule and report it where it is broken, and give back whether it is.

    ``known`` says whether the log would show the contrary.
    """
    if not known:
        t.tally[rule + NO_RECORD] += 1
        return False
    return ask(t, rule, broken, event, -1, -1, 0, -1, root, row.at)


@kernel
def not_in_the_rack(place: int) -> bool:
    """Whether cards, by the code of the place they were put, went somewhere other than into the discard rack."""
    return place != PLACE_RACK


@kernel
def out_of_place(what: int) -> bool:
    """Whether the shoe, by the code of where it was said to stand, is not where it was approved."""
    return what == WHAT_OUT_OF_PLACE


@kernel
def reshuffled_too_early(hand_open: bool) -> bool:
    """Whether the cards were reshuffled at the cover card while the hand had not been dealt to its end."""
    return hand_open


@kernel
def two_batches(t: Table) -> int:
    """1 where two batches take turns, 0 where one is shuffled again and again, -1 where the filing does not say."""
    if t.options.two_batches == 1 or t.options.automated == 1:
        return 1
    return 0 if t.options.two_batches == 0 and t.options.automated == 0 else -1


@kernel
def may_be_dealt_from_hand(t: Table, i: int) -> bool:
    """Whether the card of event ``i`` may have been dealt from the dealer's hand as the filing has it, if it does."""
    shown = t.source[i] >= 0 and not from_the_hand(t.source[i])
    return t.options.from_hand < 0 and not shown


@kernel
def a_side(place: int) -> bool:
    """Whether a place is one side of the shoe."""
    return place == PLACE_SHOE_LEFT or place == PLACE_SHOE_RIGHT


@kernel
def note_backs(t: Table, sides: Area, i: int) -> None:
    """Keep which decks, by their back, are for which side of a double shoe, in two places.

    Event ``i`` receives decks or fills the shoe. Decks that are for neither side may be for any.
    """
    if a_side(t.dest[i]):
        if t.back[i] >= 0:
            sides[t.dest[i] - PLACE_SHOE_LEFT] = t.back[i] + 1
    elif t.kind[i] == KIND_DECKS:
        sides[0] = 0
        sides[1] = 0


@kernel
def side_shuffled(t: Table, sides: Area, i: int) -> int:
    """The side of a double shoe that event ``i`` shuffles, where it names one or the back of its decks tells it.

    Else where the cards went. ``sides`` is as ``note_backs`` has it.
    """
    if a_side(t.source[i]):
        return t.source[i]
    left = sides[0] == t.back[i] + 1
    right = sides[1] == t.back[i] + 1
    if a_side(t.dest[i]) or t.back[i] < 0 or left == right:
        return t.dest[i]
    return PLACE_SHOE_LEFT if left else PLACE_SHOE_RIGHT


@kernel
def row_named(t: Table, i: int) -> int:
    """The row that a verification names, or -1."""
    j = i - 1 if t.ref[i] >= 0 else -1
    while j >= 0 and t.seq[j] != t.ref[i]:
        j -= 1
    return j


@kernel
def may_have_come(lost: int, number: int) -> bool:
    """Whether a row that could not be read may say that a player came: by its kind ``lost``, and of no round."""
    withdrew = lost == KIND_CANCEL or lost == KIND_CORRECT
    return lost == KIND_PLAYER_ARRIVES or withdrew or (lost < 0 and number < 0)


@kernel
def lost_of_a_round(kind: int, lost: int, number: int) -> bool:
    """Whether a row that could not be read was of a round, by its number or by its kind ``lost``.

    One that withdrew another row may have withdrawn one of the shoe.
    """
    if kind != KIND_UNREADABLE or lost < KIND_ROUND_START or lost == KIND_CANCEL or lost == KIND_CORRECT:
        return False
    between = lost == KIND_VERIFY or lost == KIND_NOTIFY or lost == KIND_HANDLE_CARDS or lost == KIND_CARD_FACE_UP
    return number >= 0 or not (between or lost == KIND_MARKER_PLACED or lost == KIND_MARKER_REMOVED)
