"""The rules that the passes on cards and shoe judge, each with its place in the tally column of every machine."""
