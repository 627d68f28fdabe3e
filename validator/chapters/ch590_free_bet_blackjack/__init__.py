"""Chapter 590, Free Bet Blackjack."""
