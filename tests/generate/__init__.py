"""Lawful rounds of Chapter 633a base play, dealt at random from a seed, as rows of the round log.

Written from the text of the chapter and the published schema of the log alone: nothing of the validator is imported
here, so that the two can be held against each other. The same setup and seed give the same rows.
"""
