"""Worked cases of 551, 590, 672a and 685a, the siblings of Blackjack: what their cases tell otherwise than its own."""
