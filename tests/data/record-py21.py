"""Records rounds dealt by the PyPI package py21 (1.6.0), a row for each hand.

    pip install py21==1.6.0 && python record-py21.py 1000 > py21-rounds.csv

Two players, the second of whom insures. Of a dealer's Blackjack it keeps no hands, so these rounds are missing. What went
back is what its result pays. Suits follow Python's hashing (PYTHONHASHSEED).
"""

import csv
import sys
from collections import Counter

from py21.game import Game
from py21.player import Player
from py21.strategies import accept_insurance

COLUMNS = "round seat hand dealer_cards cards wager double_down surrender ins_stake back ins_back"

players = [Player(10**7, insurance_func=accept_insurance if number else None) for number in range(2)]
game = Game(players, rules={"min_bet": 10}, seed=5)
for _ in range(int(sys.argv[1])):
    game.play_round()
sheet = csv.writer(sys.stdout, lineterminator="\n")
sheet.writerow(COLUMNS.split())
hands = [(one["round_id"], seat, one) for seat, player in enumerate(players, 1) for one in player.history]
numbers: Counter[tuple[int, int]] = Counter()
for number, seat, one in sorted(hands, key=lambda hand: hand[:2]):
    numbers[number, seat] += 1
    wager = one["wager"]
    won = 2.5 if one["blackjack"] and not one["from_split"] else 2
    back = {"win": wager * won, "push": wager, "surrender": wager / 2, "loss": 0}[one["result"]]
    insured = wager / 2 if one["insurance"] else 0
    insured_back = wager if one["insurance"] and one["dealer_blackjack"] else 0
    played = one["dealer_cards"], one["cards"], wager, one["double_down"], one["surrender"]
    sheet.writerow([number, seat, numbers[number, seat], *played, insured, back, insured_back])
