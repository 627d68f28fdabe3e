"""Rules that the chapters on blackjack games say in the same words, each of its own paragraph."""
