"""What the two chapters of Free Bet Blackjack say otherwise than those of Blackjack."""
