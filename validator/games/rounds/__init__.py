"""What every machine derives from a table's events: notes on events, rounds, hands and wagers, flat tables of integers.

A table is one column of integers. Its first entry is the offset of the next free row; a row is named by its offset
and a field by its place in the row: ``wagers[w + wager.STAKE]``. -1 stands for none or not recorded. Events are named
by their index in the event columns. The fields here are at the same place in every machine, so that passes can be
shared; a machine's own fields follow from ``OWN`` on.
"""
