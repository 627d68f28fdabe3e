"""Who is named as the one to whom a hand was due, by the way of counting wagers that names another."""

import pytest

from tests.games.baccarat.cases import Case, filing, replay

RULE = "hand-to-highest-by-one-count"
BETS = {
    "two places": (("2", "P6", 6000), ("6", "P6", 6000), ("4", "P4", 10000)),
    "one place": (("5", "P5", 6000), ("5", "P7", 6000), ("4", "P4", 10000)),
}


def wagers(name: str) -> str:
    """Wagers on the Player's Hand, each with its own number."""
    lines = []
    for number, (seat, player, cents) in enumerate(BETS[name]):
        columns = f'"wager": {number + 1}, "seat": {seat}, "player": "{player}", "what": "player", "cents": {cents}'
        lines.append(f'{{"kind": "wager", {columns}}}')
    return "\n".join(lines)


@pytest.mark.parametrize("chapter", ["543", "545"])
@pytest.mark.parametrize(
    ("name", "to", "named"),
    [("two places", 4, 2), ("two places", 6, 4), ("one place", 4, 5), ("one place", 5, 4)],
)
def test_the_one_named_is_another_than_the_one_who_got_the_hand(chapter: str, name: str, to: int, named: int) -> None:
    text = f"{wagers(name)}\ncards 9C 3D KC 5D\nhand player {to}\nback player {to}\nturn player"
    case = Case(
        "", (text,), chapter=chapter, dealing="players", filing=filing(chapter, dealing__initial_cards="to-players")
    )
    lines, _ = case.log()
    (found,) = [one for one in replay(lines, case.filing).findings if one.rule == RULE]
    assert found.message.startswith(f"a hand was handed to seat {to}, ")
    assert found.message.endswith(f"by another seat {named}'s is")
