"""What the baccarat game model derives from one table's events: rounds, hands, wagers and the notes on events.

The game model fills the rows once, the judges read them; -1 stands for none or not recorded. Events are named by their
index in the event columns.
"""
