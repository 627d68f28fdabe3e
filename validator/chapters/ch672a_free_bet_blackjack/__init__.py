"""Chapter 672a, Free Bet Blackjack."""
