"""The rules that the passes on cards and shoe ask, each with its place in the tally column of every machine."""
