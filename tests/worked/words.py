"""The words of the notation: cards, places, wagers, amounts."""

import re
from dataclasses import dataclass

from tests.worked.casefile import NotTranslated
from validator.law.facts import load_facts

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
TEN = RANKS.index("10")
HIGHEST = load_facts("633a").number("highest_score")
ACE_MORE = load_facts("633a").number("ace_high_value") - load_facts("633a").number("ace_low_value")

CARD = r"(?:10|[2-9TJQKA])[CDHS]"
WHO = r"seat ?(?P<seat>\d+)(?: ?hand ?(?P<hand>[a-h]))?"

WAGER_WORDS = {
    "blackjack": "blackjack",
    "original blackjack": "blackjack",
    "blackjack switch": "blackjack",
    "insurance": "insurance",
    "double down": "double-down",
    "double": "double-down",
    "split": "split",
    "second": "split",
    "lucky ladies twenty point bonus": "twenty-point-bonus",
    "lucky ladies": "twenty-point-bonus",
    "ll": "twenty-point-bonus",
    "mtd": "match-the-dealer",
    "tcp": "three-card-poker",
    "twenty point bonus": "twenty-point-bonus",
    "twenty point": "twenty-point-bonus",
    "match-the-dealer": "match-the-dealer",
    "match the dealer": "match-the-dealer",
    "match dealer": "match-the-dealer",
    "match": "match-the-dealer",
    "in between": "in-between",
    "in-between": "in-between",
    "royal match 21": "royal-match-21",
    "royal match": "royal-match-21",
    "bet the set 21": "bet-the-set-21",
    "bet the set": "bet-the-set-21",
    "bet set 21": "bet-the-set-21",
    "bet set": "bet-the-set-21",
    "king's bounty": "kings-bounty",
    "kings bounty": "kings-bounty",
    "super match": "super-match",
    "bad beat progressive": "bad-beat-progressive",
    "bad beat": "bad-beat-progressive",
    "three card poker": "three-card-poker",
    "three-card poker": "three-card-poker",
    "hit and run progressive": "hit-and-run-progressive",
    "hit and run": "hit-and-run-progressive",
    "straight jack progressive": "straight-jack-progressive",
    "straight jack": "straight-jack-progressive",
    "house money": "house-money",
    "push 22": "push-22",
    "push22": "push-22",
}
"""Names of wagers as cases write them, without the word wager, to the log's words."""

BONUS_WORDS = {
    "crown treasure": ("crown-treasure-bonus", "royal-match-21"),
    "magic card": ("magic-card-bonus", "bad-beat-progressive"),
    "lucky player": ("lucky-player-bonus", "bad-beat-progressive"),
    "additional payout": ("additional-payout", "blackjack"),
}
"""Bonuses to the log's word and the wager they are keyed to."""

MAIN = ("blackjack", "insurance", "double-down", "split")

WAGER = "(?:" + "|".join(sorted((re.escape(name) for name in WAGER_WORDS), key=len, reverse=True)) + r")(?: wager)?"
MONEY = r"\$?\d[\d,]*(?:\.\d\d)?"
CLOCK = r"\d?\d:\d\d(?::\d\d)?"


@dataclass(frozen=True, slots=True)
class Bet:
    """A wager (or a bonus beside it) by place: ``label`` is the hand's letter, "" where none is given."""

    seat: int
    label: str
    kind: str
    bonus: str = ""


def wager_word(name: str) -> str:
    """The log's word for a wager as a case names it."""
    plain = re.sub(r" (?:wager|bonus)$", "", re.sub(r" wager$", "", name.strip().lower().replace("’", "'")))
    plain = plain if plain in WAGER_WORDS else plain.removesuffix(" bonus")
    if plain not in WAGER_WORDS and f"{plain} bonus" not in WAGER_WORDS:
        raise NotTranslated(f"wager {name!r}")
    return WAGER_WORDS.get(plain) or WAGER_WORDS[f"{plain} bonus"]


def read_bet(words: str) -> Bet:
    """Read ``seat1 hand a Blackjack Wager`` or ``seat1 Crown Treasure Bonus (on Royal Match stake)``."""
    match = re.fullmatch(WHO + r" (?P<name>.+)", words, re.IGNORECASE)
    if match is None:
        raise NotTranslated(f"bet {words!r}")
    name = match["name"].lower()
    for start, (bonus, keyed) in BONUS_WORDS.items():
        if re.fullmatch(rf"{start}(?: bonus)?(?: \(on [a-z0-9' -]+\))?", name):
            return Bet(int(match["seat"]), match["hand"] or "", keyed, bonus)
    return Bet(int(match["seat"]), match["hand"] or "", wager_word(name))


def read_wager(words: str) -> tuple[Bet, int]:
    """Read ``seat1 Blackjack Wager 2500``: the bet and its stake in cents."""
    match = re.fullmatch(r"(?P<bet>.+?) (?P<cents>\d[\d,]*)(?: cents)?", words)
    if match is None:
        raise NotTranslated(f"wager {words!r}")
    return read_bet(match["bet"]), int(match["cents"].replace(",", ""))


def cents_of(words: str) -> int:
    """An amount in a phrase: plain whole numbers are cents, those with a dollar sign dollars."""
    plain = words.replace(",", "")
    if not plain.startswith("$"):
        return int(plain)
    dollars, _, cents = plain[1:].partition(".")
    return int(dollars) * 100 + int(cents or "0")


def read_card(words: str) -> str:
    """The log's word for a card."""
    word = words.strip().upper()
    if re.fullmatch(CARD, word) is None:
        raise NotTranslated(f"card {words!r}")
    return "10" + word[1:] if word.startswith("T") else word


def rank_of(card: str) -> int:
    """Place of the card's rank, the ace 0."""
    return RANKS.index(card[:-1])


def suit_of(card: str) -> str:
    """Its suit's letter."""
    return card[-1]


def is_ten(card: str) -> bool:
    """Whether it is a 10, jack, queen or king."""
    return rank_of(card) >= TEN


def point_count(cards: list[str], highest: int = HIGHEST) -> tuple[int, bool]:
    """Total of a hand and whether it is soft (633a.3(e)); ``highest`` is the total up to which aces count high."""
    total = sum(min(rank_of(card), TEN) + 1 for card in cards)
    soft = False
    for card in cards:
        if rank_of(card) == 0 and total + ACE_MORE <= highest:
            total, soft = total + ACE_MORE, True
    return total, soft


def light_of(card: str) -> str:
    """The light by which the Masque Card Reader shows the range of a card (685a.3(e))."""
    if rank_of(card) == 0 or is_ten(card):
        return "yellow"
    return "blue" if rank_of(card) < RANKS.index("6") else "red"


AREAS = {"blue": "small", "red": "medium", "yellow": "large"}
"""The area of the layout for each light (685a.2(b)(3))."""


def is_blackjack(cards: list[str]) -> bool:
    """Whether two cards are an ace and a card of value 10."""
    return (
        len(cards) == 2
        and sorted((rank_of(cards[0]) == 0, rank_of(cards[1]) == 0)) == [False, True]
        and (is_ten(cards[0]) or is_ten(cards[1]))
    )
