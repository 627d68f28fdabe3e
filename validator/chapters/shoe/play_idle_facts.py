"""What the rules on the cards of an idle table may lack, in words, by the names of their judges."""

from validator.games.shoe.idle import NO_ARRIVALS, NO_RECORD
from validator.games.shoe.opening import NO_ARRIVALS as NO_ARRIVALS_OF_OPENING, NO_RECORD as NO_RECORD_OF_OPENING

_WHO_COMES = "a record of every player who comes to the table"

IDLE = {"what was done with the cards while there was no gaming activity": NO_RECORD}
"""Of any time without gaming activity."""
EMPTY = {**IDLE, _WHO_COMES: NO_ARRIVALS}
"""Of one in which nobody was at the table."""
SPREAD = {"a record of every spread, without unreadable rows, and how the cards are shuffled": NO_RECORD_OF_OPENING}
SPREAD_AT_EMPTY = {**SPREAD, _WHO_COMES: NO_ARRIVALS_OF_OPENING}
"""The same of the spread that follows."""
WASHED = {_WHO_COMES: NO_RECORD_OF_OPENING}
