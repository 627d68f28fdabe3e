"""What the blackjack machine derives from one table's events: rounds, hands, wagers and the notes on events.

The machine fills the rows once, the passes read them; -1 stands for none or not recorded. Events are named by their
index in the event columns.
"""
