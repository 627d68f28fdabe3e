"""The rules that passes of every machine judge, each with its place in the tally column."""
