"""Fields of a wager's row."""

from typing import Final

ROUND: Final = 0
"""Row of the round."""
ID: Final = 1
"""Id as logged."""
KIND: Final = 2
"""Type of wager, a word of the log."""
HAND: Final = 3
"""Row of the hand it backs."""
SEAT: Final = 4
"""Betting position."""
PLAYER: Final = 5
"""Whose it is."""
STAKE: Final = 6
"""Cents."""
EVENT: Final = 7
"""Event that placed it."""
COLLECTED: Final = 8
"""Cents collected in all."""
PAID: Final = 9
"""Cents paid as winnings in all."""
RETURNED: Final = 10
"""Cents of the stake given back in all."""
BONUS: Final = 11
"""Cents paid under the name of a bonus."""
FIRST_SETTLED: Final = 12
"""First event that settled it."""
LAST_SETTLED: Final = 13
"""Last event that settled it."""
COLLECT: Final = 14
"""Last collection."""
PAY: Final = 15
"""Last payment."""
WITHDRAWN: Final = 16
"""Event that took it back."""
ROOT: Final = 17
"""Event of the first wrong act that spoiled it."""
UNPRICED: Final = 18
"""Settlement events without an amount."""
DEFERRED: Final = 19
"""1 where a paragraph of its own has it settled after the others of its type."""
METER: Final = 20
"""Cents that its progressive meter showed when it was first settled, -1 not known."""
TAKEN: Final = 21
"""Event by which the progressive system took it in."""
SHARE: Final = 22
"""Percent of the meter that it won."""
RETURN: Final = 23
"""Last event that gave of its stake back."""
TAKEN_OFF: Final = 24
"""Cents of its stake that its player took off himself."""
OWN: Final = 25
"""From here a machine's own fields, which the machine itself begins."""
WIDTH: Final = 32
"""Integers of one row."""
