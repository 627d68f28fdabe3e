"""The rules that passes of every machine ask, each with its place in the tally column."""
