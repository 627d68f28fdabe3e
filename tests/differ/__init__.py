"""Engines, forms and jobs held against each other: whatever reads and judges a log, it tells the same.

Lawful play is changed in many ways, written in every form in which it can be, and replayed by every engine. All that a
report holds must be the same, to the order of its findings; where it is not, the seed shows the log again.
"""
