"""What the passes of Spanish 21 carry from round to round, in places 1,821 to 1,849 and 1,955 to 1,999 of the state."""

from typing import Final

OPENING: Final = 1_821
"""1 where decks were received and none of their cards dealt yet."""
WASHED: Final = 1_822
"""1 where these were washed."""
TENS: Final = 1_823
"""10s found in these decks, in rounds before this one."""
DOOMED: Final = 1_824
"""1 where more than one 10 was found in a round and the decks were not removed yet."""
FACE_UP: Final = 1_825
"""Cards found face up since the last shuffle, in rounds before this one."""
RESHUFFLE: Final = 1_826
"""1 where more than one card was found face up in a round and the cards were not shuffled yet."""
BEGUN: Final = 1_827
"""Number, plus 1, of the last round in which a card was drawn."""
GAP: Final = 1_828
"""1 where a row could not be read since what is judged began."""
UNAPPROVED: Final = 1_829
"""1 where an unapproved device was reported."""
IDLE: Final = 1_830
"""1 after a time without gaming activity."""
LIES: Final = 1_831
"""How the cards were last spread since then: 1 face up, 2 face down."""
IDLE_BEGUN: Final = 1_832
"""Number, plus 1, of the last round with a card."""
CASH: Final = 1_833
"""Verbal Match-The-Dealer wagers of the last round whose cash was not converted, and their cents in the next place."""
CASH_CENTS: Final = 1_834
IDLE_GAP: Final = 1_835
MISSED: Final = 1_960
"""One place for each position up to SEATS: 1 where no card was dealt to its box in the last round."""
SEATS: Final = 30
