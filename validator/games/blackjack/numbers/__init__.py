"""The rules that the blackjack passes judge, each with its place in the tally column.

A pass counts and reports under a rule; the chapter binds the rule to its own citation and words. A rule that a
chapter does not bind is not judged for it.
"""
