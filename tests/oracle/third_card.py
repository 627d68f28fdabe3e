"""The third cards of baccarat by hand from §§ 541.6(b) and 541.11, their siblings 543 and 545 saying the same.

Values are those of the cards in the order in which they leave the shoe: the first and the third are the Player's Hand,
the second and the fourth the Banker's Hand (§ 541.9(c)(1)).
"""

from math import perm

# § 541.11(c)(2)(iii), Table 1, row by row: the value of the Player's third card on which the Banker's Hand stays.
STAYS = {3: {8}, 4: {0, 1, 8, 9}, 5: {0, 1, 2, 3, 8, 9}, 6: {0, 1, 2, 3, 4, 5, 8, 9}}

PLAYER, BANKER, TIE = "player", "banker", "tie"

Played = tuple[str, int, int, bool, bool]
"""Who has won, both Point Counts, whether the Player's Hand and the Banker's Hand were dealt a third card."""


def played(values: tuple[int, int, int, int, int, int]) -> Played:
    """How a round of these values ends."""
    player = int(str(values[0] + values[2])[-1])
    banker = int(str(values[1] + values[3])[-1])
    if player in (8, 9) or banker in (8, 9):
        return won(player, banker), player, banker, False, False
    left = list(values[4:])
    third = None
    if player < 6:
        third = left.pop(0)
    if third is None:
        draws = banker <= 5
    elif banker < 3:
        draws = True
    elif banker == 7:
        draws = False
    else:
        draws = third not in STAYS[banker]
    player = player if third is None else int(str(player + third)[-1])
    banker = int(str(banker + left[0])[-1]) if draws else banker
    return won(player, banker), player, banker, third is not None, draws


def won(player: int, banker: int) -> str:
    """Which hand has the higher Point Count (§ 541.12(a))."""
    return TIE if player == banker else PLAYER if player > banker else BANKER


def ways(values: tuple[int, ...], decks: int) -> int:
    """In how many ways cards of these values leave a full shoe in this order; 16 cards of a deck have the value 0."""
    number = 1
    for value in set(values):
        held = (16 if value == 0 else 4) * decks
        number *= perm(held, values.count(value))
    return number
