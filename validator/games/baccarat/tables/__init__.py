"""What the baccarat machine derives from one table's events: flat tables of rounds, hands, wagers and event notes.

A table is one column of integers. Its first entry is the offset of the next free row; a row is named by its offset
and a field by its place in the row: ``hands[h + hand.POINTS]``. -1 stands for none or not recorded. Events are named
by their index in the event columns. The machine fills the tables once; the passes read them.
"""
