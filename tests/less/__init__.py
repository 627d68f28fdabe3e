"""Less knowledge never accuses: logs of which something is lost, held against the whole ones.

Of a log some rows, cells, cards, kinds or columns are lost, or it begins late or ends early. What is accused of the
changed log must be accused of the whole one, and what rests on nothing that was lost must be accused still.
"""
