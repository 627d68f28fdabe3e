"""Rounds dealt from the hand (§ 633a.12(b)) and their cases."""

from tests.games.blackjack.cases import Case, Finds
from tests.games.blackjack.rounds import filing


def dealing(**changes: str) -> str:
    """A filing that deals a single deck from the hand."""
    chosen = {
        "cards_decks": "1",
        "cards_dealing": "hand",
        "cards_shoe": "none",
        "cards_shuffler": "automated",
        "variations__dealt-from-the-hand": "{burn_each_round: true}",
    }
    return filing(**{**chosen, **changes})


BETS = "bet 1 1000\nbet 2 1000\n"
CARDS = "cards 1 TH 8D / 2 9S 9H / dealer 8C TD\n"
ROUND = f"{BETS}burn\n{CARDS}1 stand\n2 stand\nturn\nturn 1\nturn 2\nreturn 1 1000\nreturn 2 1000\nclear"
"""18 and 18 against 18."""


def dealt(
    name: str,
    *rounds: str,
    finds: tuple[Finds, ...] = (),
    keeps: tuple[str, ...] = (),
    missing: tuple[tuple[str, str], ...] = (),
    spared: tuple[str, ...] = (),
    never: tuple[str, ...] = (),
    undeclared: tuple[str, ...] = (),
    direction: str = "clockwise",
    filed: str = "",
) -> Case:
    """A case at a table that deals from the hand."""
    return Case(
        name,
        rounds,
        finds,
        keeps,
        missing,
        spared,
        filed or dealing(),
        never,
        undeclared,
        direction,
        from_hand=True,
    )


def changed(old: str, new: str) -> str:
    """The round of two 18s with one act changed."""
    assert ROUND.count(old) == 1, (ROUND.count(old), old)
    return ROUND.replace(old, new)


def rows(cards: str) -> str:
    """Initial cards row by row, as ``*2 9S down``: a star, the hand, the card and its face."""
    written = []
    for part in cards.split(", "):
        star, part = ("*", part[1:]) if part.startswith("*") else ("", part)
        hand, card, *face = part.split()
        lies = f', "face": "{face[0]}"' if face else ""
        written.append(
            f'{star}{{"kind": "deal", "hand": {hand}, "seat": {hand}, "card": "{card}", '
            f'"source": "deck-in-hand"{lies}}}'
        )
    return "\n".join(written) + "\n"


DEALT = "1 TH down, 2 9S down, 0 8C up, 1 8D down, 2 9H down, 0 ? down"


def faced(old: str, new: str) -> str:
    """The round of two 18s with one initial card changed."""
    assert DEALT.count(old) == 1
    return changed(CARDS, rows(DEALT.replace(old, new))).replace("turn\n", "turn TD\n", 1)


def one(cards: str, dealer: str, acts: str, settled: str) -> str:
    """A round of one player."""
    return f"bet 1 1000\nburn\ncards 1 {cards} / dealer {dealer}\n{acts}\n{settled}\nclear"


WON, LOST, TIED = "pay 1 1000\nreturn 1 1000", "collect 1 1000", "return 1 1000"
WON_TWICE = f"{WON}\npay 1d 1000\nreturn 1d 1000"


def doubled(before: str = "", after: str = "", end: str = "turn", star: str = "") -> str:
    """11 doubled to 20 against 18; ``before`` comes before the Double Down Wager, ``after`` after its card."""
    return one(
        "6H 5D",
        "8C TD",
        f'{{"kind": "choice", "hand": 1, "seat": 1, "player": "P1", "what": "double"}}\n{before}'
        '{"kind": "wager", "wager": 101, "seat": 1, "player": "P1", "hand": 1, "what": "double-down", "cents": 1000, '
        '"by": "chips"}\n'
        '{"kind": "deal", "hand": 1, "seat": 1, "card": "9S", "face": "up", "source": "deck-in-hand", '
        '"what": "sideways"}'
        f"\n{after}{end}",
        WON_TWICE,
    ).replace("\n\n", "\n")
