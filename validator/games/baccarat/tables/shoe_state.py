"""What baccarat's own passes on the shoe carry from round to round, in places 900 to 999; 0 everywhere at the start."""

from typing import Final

# first_card_pass
OPENED: Final = 900
"""1 from the opening of the table to the first card of its first shoe."""
NEW: Final = 901
"""1 where cards were put into the shoe and none of them was dealt yet."""
FIRST: Final = 902
"""The first card removed from it: its rank plus 2, 1 where its rank is not known."""
COUNT: Final = 903
"""Further cards removed then."""
FIRST_GAP: Final = 904
FIRST_BEGUN: Final = 905
"""Number, plus 1, of the last round with a card; each pass keeps its own."""
FOUND_FACE_UP: Final = 906
"""1 where a card was found face up since the last was dealt: further cards are then drawn for that one."""

# last_hand_pass
COVERED: Final = 910
"""1 where the cover card appeared in the midst of a hand, 2 where before the first card of one."""
COVER_ROUND: Final = 911
"""Number, plus 1, of the round in which it appeared."""
SINCE: Final = 912
"""Rounds begun since, that one not counted where its cards were being dealt."""
CALLED: Final = 913
"""1 where "last hand" was called since."""
LAST_GAP: Final = 914
LAST_BEGUN: Final = 915
DEALT: Final = 916
"""1 where a card was dealt from the shoe."""
INSERTED: Final = 917
"""One more than the most cards below an inserted cover card since the cut."""

# cut_turn_pass
OFFERS: Final = 920
"""Offers of the cut since the last shuffle."""
LAST_SEAT: Final = 921
"""Position of the last offer."""
ACCEPTED: Final = 922
CUTTER: Final = 923
"""Position of the last player who cut; 0 the dealer or nobody."""
RECUT: Final = 924
"""1 where a recut is required and not made yet."""
ASTRAY: Final = 925
"""1 where the order was already found wrong."""
CUT_GAP: Final = 926
NUMBERING: Final = 927
"""1 where the numbers rise clockwise, -1 where counterclockwise."""
LATER: Final = 928
"""1 where cards were dealt from a shoe since the table opened."""
LAST_CURATOR: Final = 929
"""Position of the curator, plus 1; 0: not known."""
SEATED: Final = 930
"""One place for each position: 1 where somebody sits there."""
SEATS: Final = 50

# card_age_pass
CARDS_OPENED: Final = 981
"""When the cards were opened, in milliseconds, or were first seen."""
FIRST_DEALT: Final = 982
SHUT: Final = 983
"""Milliseconds for which the table was closed since."""
CLOSED: Final = 984
NEW_SHOE: Final = 985
"""1 where the cards were shuffled or loaded since the last card."""
AGE_REPORTED: Final = 986
"""1 where it was noted that the cards are too old, 2 where it was reported."""
AGE_BEGUN: Final = 987
AGE_GAP: Final = 988
CHANGED: Final = 989
"""1 where the cards were changed since the last shoe began."""
BACK: Final = 990
"""The set of the last shoe, its id plus 1."""
NEXT_BACK: Final = 991
PLAYED: Final = 992
"""1 where a shoe was played since the table opened."""
ENDED: Final = 993
"""How far the shoe that is played came: 1 to its cover card, 2 until too few cards were left."""


# idle_turn_pass
IDLE: Final = 994
"""1 after a time without gaming activity, until a card is dealt."""
LIES: Final = 995
"""How the cards were last spread since then: 1 face up, 2 face down."""
IDLE_GAP: Final = 996
IDLE_BEGUN: Final = 997

MINUTE: Final = 60_000
"""Milliseconds of a minute, in which the times of a log are given."""
