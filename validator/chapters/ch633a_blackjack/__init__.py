"""Chapter 633a, Blackjack."""
