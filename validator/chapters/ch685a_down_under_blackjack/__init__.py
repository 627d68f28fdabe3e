"""Chapter 685a, Down Under Blackjack."""
