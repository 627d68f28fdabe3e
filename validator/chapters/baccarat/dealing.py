"""Dealing: the option selected for the initial four cards, the calls, the cover card and the last hand."""

from validator.chapters.checks import (
    denied,
    fewer_than,
    granted,
    more_than,
    not_among,
    other_than,
    unstated,
    word_is,
)
from validator.core.rule import equals, unless
from validator.core.rule_definitions import FilingCheck

initial_dealing_unselected = FilingCheck(
    title="No option selected for dealing the initial cards",
    may_read=("dealing.initial_cards",),
    expected="one of the options for dealing the initial cards",
    observed="{stated}",
    message="the filing selects no option for dealing the initial four cards",
    check=unstated,
)

initial_dealing_otherwise = FilingCheck(
    title="Initial cards dealt in another way than the options",
    reads=("dealing.initial_cards",),
    facts=("initial_dealing_options",),
    when=(unless("dealing.initial_cards", "both"),),
    expected="one of {lawful}",
    observed="{stated}",
    message="the initial four cards are dealt by one of the options {lawful}; the filing says {stated}",
    fails={"dealing.initial_cards": "otherwise"},
    passes={"dealing.initial_cards": "face-down"},
    check=not_among,
)

both_dealing_options = FilingCheck(
    title="More than one option selected for dealing the initial cards",
    reads=("dealing.initial_cards",),
    expected="one option",
    observed="{stated}",
    message="the filing selects more than one option for dealing the initial cards; the text says one of them",
    check=word_is("both"),
)

initial_cards_out_of_order = FilingCheck(
    title="Initial cards given to the hands in another order",
    reads=("dealing.initial_order",),
    expected="first and third card to the Player's Hand, second and fourth to the Banker's Hand",
    observed="{stated}",
    message=(
        "the law says: the initial cards go by turns to the Player's and the Banker's Hand; the filing says {stated}"
    ),
    check=other_than("player-banker-player-banker"),
)

points_announced_otherwise = FilingCheck(
    title="Point Counts of the first two cards not announced in order",
    reads=("dealing.points_announced",),
    expected="the Player's Hand, then the Banker's Hand",
    observed="{stated}",
    message=(
        "the law says: the Point Count of the Player's Hand is announced and then that of the Banker's; the filing "
        "says {stated}"
    ),
    fails={"dealing.points_announced": "not-announced"},
    check=other_than("player-then-banker"),
)

third_cards_out_of_order = FilingCheck(
    title="Third card dealt to the Banker's Hand first",
    reads=("dealing.third_card_order",),
    expected="the Player's Hand, then the Banker's Hand",
    observed="{stated}",
    message=(
        "the law says: third cards are dealt first to the Player's Hand and then to the Banker's; the filing says "
        "{stated}"
    ),
    check=other_than("player-then-banker"),
)

third_cards_face_down = FilingCheck(
    title="Third cards dealt face down",
    reads=("dealing.third_card_lies",),
    expected="face up",
    observed="{stated}",
    message="the law says: third cards are dealt face up; the filing says {stated}",
    check=other_than("face-up"),
)

too_many_third_cards = FilingCheck(
    title="More additional cards for a hand than the law allows",
    reads=("dealing.third_cards_per_hand",),
    facts=("additional_cards_maximum",),
    expected="{limit}",
    observed="{number}",
    message="a hand may be dealt {number} additional cards; the law allows {limit:bare}",
    passes={"dealing.third_cards_per_hand": 1},
    check=more_than,
)

last_hand_unannounced = FilingCheck(
    title='"Last hand" not announced',
    reads=("dealing.last_hand_announced",),
    expected='"last hand" after the hand in which the cover card appeared',
    observed="not announced",
    message='"last hand" is not announced after the hand in which the cover card appeared',
    check=denied,
)

hands_after_last_hand_call = FilingCheck(
    title='More than one more hand after "last hand"',
    reads=("dealing.hands_after_last_hand_call",),
    facts=("hands_after_the_last_hand_call",),
    expected="{limit} more hand",
    observed="{number}",
    message='{number} hands are dealt after "last hand" is announced; the law says {limit}',
    passes={"dealing.hands_after_last_hand_call": 1},
    check=more_than,
)

no_hand_after_last_hand_call = FilingCheck(
    title='No more hand after "last hand"',
    reads=("dealing.hands_after_last_hand_call",),
    facts=("hands_after_the_last_hand_call",),
    expected="{minimum} more hand, if it is due to the players",
    observed="{number}",
    message='{number} hands are dealt after "last hand" is announced; the law says {minimum}',
    passes={"dealing.hands_after_last_hand_call": 1},
    check=fewer_than,
)

players_touch_cards = FilingCheck(
    title="Players handle the cards",
    reads=("dealing.players_touch_cards",),
    expected="cards untouched by players",
    observed="cards handled by players",
    message="players may handle the cards",
    check=granted,
)

cards_drawn_with_the_right_hand = FilingCheck(
    title="Cards drawn with the right hand",
    reads=("dealing.drawn_with",),
    when=(equals("dealing.initial_cards", "face-up"),),
    expected="the left hand",
    observed="{stated}",
    message="the dealer draws the cards with his right hand; the text says the left, and nothing of mirrored tables",
    check=word_is("right-hand"),
)

bankers_cards_misplaced = FilingCheck(
    title="Banker's Hand not kept beneath the shoe until the Player's Hand is called",
    reads=("dealing.bankers_cards_kept",),
    when=(equals("dealing.initial_cards", "face-down"),),
    expected="face down underneath the right corner of the shoe until the call",
    observed="{stated}",
    message=(
        "the law says: the Banker's Hand lies underneath the right corner of the shoe until the call; the filing says "
        "{stated}"
    ),
    check=other_than("beneath-the-shoe-until-the-call"),
)
