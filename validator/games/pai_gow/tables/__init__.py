"""What the Pai Gow game model derives from one table's events: rounds, hands, wagers and the notes on events.

-1 stands for none or not recorded. Every position that tiles are delivered to has a hand, also one without a wager and
the Dead Hand.
"""
