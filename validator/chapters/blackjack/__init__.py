"""Rules that the chapters on blackjack games ask in the same words, each of its own paragraph."""
