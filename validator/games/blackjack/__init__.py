"""The blackjack machine and the passes that Blackjack and its siblings share."""
