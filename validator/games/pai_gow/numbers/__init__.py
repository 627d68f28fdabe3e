"""The rules that the tiles passes judge, each with its place in the tally column.

A pass counts and reports under a rule; the chapter binds the rule to its own citation and words.
"""
