"""A chapter that no code prints: a room of its own on the blackjack machine, with its own numbers and one own pass."""

SHARES = ()
