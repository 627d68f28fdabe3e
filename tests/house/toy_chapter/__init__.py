"""A chapter that nobody printed, on the blackjack machine, with numbers and a pass of its own."""

SHARES = ()
