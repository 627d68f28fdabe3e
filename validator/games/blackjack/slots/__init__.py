"""The questions that the blackjack passes ask, each with its place in the tally column.

A pass counts and reports under a slot; the chapter's room binds the slot to its own citation and words. A slot that a
chapter does not bind is not judged for it.
"""
