"""What the tiles machine derives from one table's events: flat tables of rounds, hands, wagers and event notes.

A row is named by its offset and a field by its place in the row: ``hands[h + hand.HIGH]``. -1 stands for none or not
recorded. Every position that tiles are delivered to has a hand, also one without a wager and the Dead Hand.
"""
