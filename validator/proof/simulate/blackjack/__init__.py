"""Blackjack and the games like it, dealt as their text says: hands, shoes, rounds, and the tables of five chapters."""
