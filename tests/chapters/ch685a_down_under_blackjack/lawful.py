"""Lawful Down Under Blackjack at random, in the short notation: a table from its opening through two shoes.

Each round is dealt and decided by ``tests.oracle.sibling_rounds``. What the text leaves open is left out: no dealer's 22
by an ace at 11, and against a dealer's 22 no hand over 21 and none of two Large cards that was split or
drawn to.
"""

import json
from random import Random

from tests.oracle.settlement import ranks
from tests.oracle.sibling_rounds import RANKS, Bet, Dealer, Round
from tests.oracle.siblings import points

RECORDS = (
    *("shuffle", "burn", "load-shoe", "shoe-emptied", "spread", "stack", "wash", "cut", "cut-offered", "card-change"),
    *("cover-card", "cover-card-inserted", "inspection", "verify", "gaming-day", "decks", "device", "batch-swap"),
    *("player-arrives", "player-leaves", "dealer-arrives", "wager-withdrawn", "card-refused", "card-removed"),
    "wager-changed",
)
LARGE = "TJQKA"
Row = dict[str, object]
Rows = tuple[Row, ...]


def stacked(decks: int) -> Rows:
    """The cards from the stack to the burn card."""
    return (
        {"kind": "stack", "n": decks * 52},
        {"kind": "shuffle", "by": "dealer"},
        {"kind": "cut-offered", "seat": 1, "player": "P1", "what": "accepted"},
        {"kind": "cut", "by": "player", "seat": 1, "player": "P1", "n": 150},
        {"kind": "cover-card-inserted", "n": decks * 52 // 3},
        {"kind": "load-shoe", "by": "dealer"},
        {"kind": "burn", "what": "new-shoe", "dest": "rack", "face": "down"},
    )


def opening(decks: int) -> Rows:
    """The device inspected, the cards received, inspected, spread, washed and shuffled."""
    return (
        {"kind": "gaming-day", "what": "start"},
        {"kind": "inspection", "what": "card-reader", "by": "floorperson:F1", "n": 0},
        {"kind": "decks", "n": decks},
        {"kind": "inspection", "what": "cards", "by": "dealer:D1", "n": 0},
        {"kind": "verify", "by": "floorperson:F1"},
        {"kind": "player-arrives", "player": "P1", "seat": 1},
        {"kind": "spread", "n": decks, "face": "up", "player": "P1"},
        {"kind": "wash", "n": decks},
        *stacked(decks),
    )


def between(rows: Rows) -> str:
    """What happens between two rounds."""
    return "\n".join(("between", *map(json.dumps, rows)))


def full_shoe(random: Random, decks: int) -> list[str]:
    """All cards, shuffled."""
    cards = [rank + suit for rank in RANKS for suit in "SHDC"] * decks
    random.shuffle(cards)
    return cards


def certain(round_: Round) -> bool:
    """Whether no reading parts on what its wagers win or lose."""
    if points(round_.hands[0].cards, 22) != 22:
        return True
    hands = [hand for number, hand in round_.hands.items() if number]
    large = [hand for hand in hands if set(ranks(hand.cards[:2])) <= set(LARGE)]
    changed = any(hand.split or len(hand.cards) > 2 for hand in large)
    return not changed and max(points(hand.cards) for hand in hands) <= 21


def round_of(random: Random, shoe: list[str], decks: int) -> Round:
    """A round from the top of the shoe; cards of one that is not certain are mixed under the rest."""
    while True:
        dealer = Dealer("685a", random, decks)
        left = len(shoe)
        dealer.shoe = shoe[:]
        round_ = dealer.deal()
        if round_ is not None and certain(round_):
            del shoe[len(dealer.shoe) :]
            return round_
        random.shuffle(shoe)
        assert len(shoe) == left


def settling(round_: Round, bet: Bet) -> list[str]:
    """The lines that settle one wager."""
    return round_.settling(bet, round_.nets(bet)[0])


def text(round_: Round, *, by_player: bool, cover: bool) -> str:
    """The round in short; ``cover``: the cutting card appears in it; ``by_player``: nobody waits for others' losses."""
    bets = {bet.name: bet for bet in round_.bets}
    early = {line[1:] for line in round_.lines if line.startswith("@")}
    lines: list[str] = []
    for line in round_.lines:
        if cover and line.startswith("cards"):
            lines.append('{"kind": "cover-card", "hand": 1, "n": 60}')
        if not line.startswith("@"):
            lines.append(line)
        elif line[1:] in bets:
            lines += settling(round_, bets[line[1:]])
    late = sorted((bet for bet in round_.bets if bet.name not in early), key=lambda bet: -(bet.hand % 10))
    if not by_player:
        late.sort(key=lambda bet: round_.nets(bet)[0] >= 0)
    for bet in late:
        lines += settling(round_, bet)
    return "\n".join((*lines, "clear what=in-order"))


def table(seed: int, count: int, decks: int = 6, *, by_player: bool = False) -> list[str]:
    """What happens at a table: its opening, and ``count`` rounds of which the cutting card comes in the last but one."""
    random = Random(f"down under {seed}")
    shoe = full_shoe(random, decks)
    records: Rows = tuple({"kind": "records", "what": what, "by": "always"} for what in RECORDS)
    texts = [between((*records, *opening(decks)))]
    for number in range(count):
        if number == count - 1:
            emptied: Row = {"kind": "shoe-emptied", "dest": "rack"}
            shuffled: Row = {"kind": "shuffle", "by": "dealer", "what": "cover-card"}
            texts.append(between((emptied, shuffled, *stacked(decks)[2:])))
            shoe = full_shoe(random, decks)
        if number in SCENES:
            put_on_top(shoe, SCENES[number])
        texts.append(text(round_of(random, shoe, decks), by_player=by_player, cover=number == count - 2))
    return texts


SCENES = {1: "KS QH JD TC 9S 9H AC KD", 2: "6H 9C 7C 2D 5S 7H"}
"""Cards on top in a round: high ones, of which two Large cards at the dealer; low ones."""


def put_on_top(shoe: list[str], cards: str) -> None:
    """Stack the shoe so that these cards come next."""
    for card in cards.split():
        shoe.remove(card)
    shoe.extend(reversed(cards.split()))
