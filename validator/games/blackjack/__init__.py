"""The blackjack game model and the judges that Blackjack and its siblings share."""
