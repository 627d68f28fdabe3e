"""Places in the options column that the judges on cards and shoe read, in every game model, behind those of rounds."""

from typing import Final

from validator.games.numbers import Places
from validator.games.rounds import options as recorded

take = Places(recorded.END)

CUT_MARGIN: Final = take()
"""Cards that must lie above and below the cover card when the stack is cut."""
COVER_SHARE: Final = take()
COVER_SHARE_PER: Final = take()
"""Least part of the stack that must lie below the inserted cover card."""
COVER_SHARE_APPROXIMATE: Final = take()
"""1: that part is said approximately, so that only a card nearer to the bottom than to it is certainly too low."""
CHANGE_MINUTES: Final = take()
"""Longest time in minutes that opened cards may stay in use as this game is dealt."""
DECK_CARDS: Final = take()
DECKS: Final = take()
DOUBLE_SHOE: Final = take()
FROM_HAND: Final = take()
CONTINUOUS: Final = take()
TWO_BATCHES: Final = take()
ADJACENT_BOXES: Final = take()
AUTOMATED: Final = take()
"""1: an automated shuffling device that is no continuous shuffler; 0: shuffled by hand or by a continuous shuffler."""
DEVICE_LOADS: Final = take()
"""1: that device itself puts the cards into the shoe."""
STORED_APPROVED: Final = take()
"""1: the filing names approvals of how the device stores a batch and how it is prepared; 0: not both."""
PRESHUFFLED: Final = take()
"""1: the cards come to the table preinspected and shuffled."""
SIDE_DECKS: Final = take()
"""Decks used in each side of a double shoe."""
ONE_MORE_HAND: Final = take()
"""1: a hand is dealt after that of the cover card, and the shoe filled afterwards is asked about like any other."""
PRESHUFFLED_SPREAD: Final = take()
"""1: cards that come preinspected and shuffled are spread for the first player all the same."""
CUT_CLOCKWISE: Final = take()
"""1: a refused cut goes on clockwise, from whomever it was refused by, and a recut goes to the next player."""
DEPTH_BINDS_PLAYER_ONLY: Final = take()
"""1: the least depth of a cut is said of the player who cuts, and whether it binds the dealer is open."""
RECUT_UNTIL_DEALT: Final = take()
"""1: a recut may be required until cards have been dealt; 0: until they are placed in the dealing shoe."""
DEVICE_REMOVED_FIRST: Final = take()
"""1: a shuffling device has to leave the table before any other method of shuffling is used."""
TENS_REMOVED: Final = take()
"""1: the decks hold no 10s."""
OPENING_AT_CHANGE_OPEN: Final = take()
"""1: the chapter's readings leave open whether cards changed at a table in play are opened as at its opening."""
DECKS_PERMITTED: Final = take()
"""The numbers of decks that a shoe or batch may have, each as one bit; -1 where the judges do not ask."""
HAND_DECKS_MAXIMUM: Final = take()
"""Most decks of a game that is dealt from the hand; -1 where the chapter has no such game."""
IDLE_OPENED_ANEW: Final = take()
"""1: after an idle time the procedures of an opening are completed, the spread for the first player among them."""
SHUFFLE_SPARED_BY_DEVICE: Final = take()
"""1: where an automated shuffling device is used, the dealer need not shuffle, and no words set its shuffle last."""
SHOE_BURNS: Final = take()
"""Cards to be removed from a shoe that was filled."""
DEALER_BURNS: Final = take()
"""Cards that each new dealer has to remove; -1 where he has to remove none."""
EMERGENCY_BURNS: Final = take()
"""Cards to be removed after a reshuffle in mid-round."""
END: Final = take.end
"""First place behind these."""
