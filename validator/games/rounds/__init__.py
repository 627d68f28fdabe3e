"""What every game model derives from a table's events: notes on events, rounds, hands and wagers.

Their rows have the fields of ``table_rows`` first, so that judges can be shared; a game model adds its own. -1 stands
for none or not recorded. Events are named by their index in the event columns.
"""
