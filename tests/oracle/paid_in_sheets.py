"""Which seats two public engines of Blackjack paid wrongly, read from their sheets alone."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence


def cards(text: str) -> list[str]:
    named = re.findall(r"\w+ of .", text) or text.split()
    return ["A" if one.startswith(("11 ", "A")) else "T" if one[0] in "TJQK1" else one[0] for one in named]


def total(hand: Sequence[str]) -> int:
    least = sum({"A": 1, "T": 10}.get(one) or int(one) for one in hand)
    return least + 10 if "A" in hand and least <= 11 else least


def due_back(hand: list[str], dealer: list[str], stake: float, split: bool, surrendered: bool) -> float:
    twenty_one = total(hand[:2]) == 21 and not split
    if total(dealer[:2]) == 21:
        return stake if twenty_one else 0
    if surrendered or total(hand) > 21 or (twenty_one and len(hand) == 2):
        return stake / 2 if surrendered else 2.5 * stake if twenty_one and len(hand) == 2 else 0
    won = total(dealer) > 21 or total(hand) > total(dealer)
    return 2 * stake if won else stake if total(hand) == total(dealer) else 0


def paid_wrongly(sheet: Sequence[Mapping[str, str]]) -> set[tuple[int, int]]:
    hands, found = Counter((row["round"], row["seat"]) for row in sheet), set()
    for row in sheet:
        drawn = cards(row["dealer"])
        dealer = drawn[: next((n for n in range(2, len(drawn) + 1) if total(drawn[:n]) >= 17), len(drawn))]
        stake, insured = float(row["stake"]), float(row["insurance"])
        due = due_back(
            cards(row["cards"]), dealer, stake, hands[row["round"], row["seat"]] > 1, row["surrender"] == "1"
        )
        due += 3 * insured if total(drawn[:2]) == 21 and drawn[0] == "A" else 0
        if abs(due - float(row["back"]) - float(row["insurance_back"])) > 0.001:
            found.add((int(row["round"]), int(row["seat"])))
    return found
