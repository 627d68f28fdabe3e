"""§ 541.9 and § 541.10(a) and (b) in play: the initial cards and their announcement."""

import pytest

from tests.games.baccarat.cases import Case, Finds, breaks, filing

DOWN = filing(dealing__initial_cards="face-down")
LEFT = '{"kind": "card-hand", "what": "left-hand"}'
RESULT = '{"kind": "result", "what": "player"}'
RIGHT = '{"kind": "card-hand", "what": "right-hand"}'

CASES = (
    Case(
        "dealt as the option says",
        ("cards 9C 3D KC 5D\ncalled\nresult player",),
        keeps=(
            "dealt-without-no-more-bets",
            "initial-card-to-wrong-hand",
            "initial-card-face-down",
            "point-counts-not-announced",
            "banker-count-announced-first",
            "initial-point-count-wrong",
        ),
        spared=("banker-hand-turned-early",),
    ),
    Case(
        "nothing announced",
        ('*{"kind": "deal", "hand": 1, "card": "9C", "face": "up", "source": "shoe"}',),
        breaks("dealt-without-no-more-bets", "541.9(b)"),
        only=("dealt-without-no-more-bets",),
    ),
    Case(
        "the announcement is not recorded",
        ("cards 9C 3D KC 5D\ncalled\nresult player",),
        missing=(("dealt-without-no-more-bets", 'the announcement of "no more bets"'),),
        never=("no-more-bets",),
    ),
    Case(
        "two cards to the Player's Hand at once",
        (
            'close\n{"kind": "deal", "hand": 1, "card": "9C", "face": "up", "source": "shoe"}\n'
            '*{"kind": "deal", "hand": 1, "card": "KC", "face": "up", "source": "shoe"}\n'
            '{"kind": "deal", "hand": 2, "card": "3D", "face": "up", "source": "shoe"}\n'
            '{"kind": "deal", "hand": 2, "card": "5D", "face": "up", "source": "shoe"}\n'
            'announce player 9\nannounce banker 8\nannounce player 9\nannounce banker 8\n{"kind": "result", "what": "player"}',
        ),
        breaks("initial-card-to-wrong-hand", "541.9(c)"),
    ),
    Case(
        "face down although dealt face up by the option",
        (
            'close\n*{"kind": "deal", "hand": 1, "card": "?", "face": "down", "source": "shoe"}\n'
            '{"kind": "deal", "hand": 2, "card": "?", "face": "down", "source": "shoe"}\n'
            '{"kind": "deal", "hand": 1, "card": "?", "face": "down", "source": "shoe"}\n'
            '{"kind": "deal", "hand": 2, "card": "?", "face": "down", "source": "shoe"}',
        ),
        breaks("initial-card-face-down", "541.9(c)(1)"),
        only=("initial-card-face-down",),
    ),
    Case(
        "the way of dealing is not filed",
        ("cards 9C 3D KC 5D\ncalled\nresult player",),
        missing=(("initial-card-face-down", "how the filing has the cards dealt"),),
        filing=filing(dealing__initial_cards=""),
    ),
    Case(
        "with the right hand",
        (f"close\n*{RIGHT}\n{LEFT}\ncards 9C 3D KC 5D\ncalled\nresult player",),
        breaks("card-drawn-with-right-hand", "541.9(c)(1)"),
        keeps=("card-drawn-with-right-hand",),
    ),
    Case(
        "face down, the Banker's Hand under the shoe",
        ("cards 9C 3D KC 5D\nturn player\ncalled player\nturn banker\ncalled banker\nresult player",),
        keeps=("initial-card-face-up", "banker-cards-not-under-shoe", "banker-hand-turned-early"),
        filing=DOWN,
        dealing="down",
    ),
    Case(
        "the Banker's Hand turned before the Player's is called",
        (
            'cards 9C 3D KC 5D\nturn player\n*{"kind": "expose", "hand": 2, "card": "3D"}\n'
            '{"kind": "expose", "hand": 2, "card": "5D"}\ncalled\nresult player',
        ),
        breaks("banker-hand-turned-early", "541.9(c)(2)"),
        filing=DOWN,
        dealing="down",
    ),
    Case(
        "face up although the option has them face down",
        (
            'close\n*{"kind": "deal", "hand": 1, "card": "9C", "face": "up", "source": "shoe"}\n'
            '{"kind": "deal", "hand": 2, "card": "3D", "face": "up", "source": "shoe"}\n'
            '{"kind": "deal", "hand": 1, "card": "KC", "face": "up", "source": "shoe"}\n'
            '{"kind": "deal", "hand": 2, "card": "5D", "face": "up", "source": "shoe"}',
        ),
        breaks("initial-card-face-up", "541.9(c)(2)"),
        filing=DOWN,
        only=("initial-card-face-up",),
    ),
    Case(
        "the Banker's cards on the layout",
        (
            'close\n{"kind": "deal", "hand": 1, "card": "?", "face": "down", "source": "shoe", "dest": "hand"}\n'
            '*{"kind": "deal", "hand": 2, "card": "?", "face": "down", "source": "shoe", "dest": "hand"}\n'
            '{"kind": "deal", "hand": 1, "card": "?", "face": "down", "source": "shoe", "dest": "hand"}\n'
            '{"kind": "deal", "hand": 2, "card": "?", "face": "down", "source": "shoe", "dest": "hand"}',
        ),
        breaks("banker-cards-not-under-shoe", "541.9(c)(2)"),
        filing=DOWN,
        only=("banker-cards-not-under-shoe",),
    ),
    Case(
        "a player touches the cards",
        (
            'cards 9C 3D KC 5D\n*{"kind": "handle-cards", "hand": 1, "seat": 3, "player": "P3", "by": "player:P3"}\n'
            '{"kind": "handle-cards", "hand": 1, "by": "dealer"}\ncalled\nresult player',
        ),
        breaks("player-handled-cards", "541.9(d)"),
        keeps=("player-handled-cards",),
    ),
    Case(
        "the Banker's Hand announced first",
        ("cards 9C 3D KC 5D\n*announce banker 8\nannounce player 9\nresult player",),
        breaks("banker-count-announced-first", "541.10(a)"),
    ),
    Case(
        "announced wrongly",
        ("cards 9C 3D KC 4D\n*announce player 8\nannounce banker 7\nresult player",),
        breaks("initial-point-count-wrong", "541.10(a)"),
    ),
    Case(
        "a total of two digits announced",
        ("cards 9C 3D 3S 4D\n*announce player 12\nannounce banker 7\nplayer 6H\nresult player",),
        breaks("left-digit-not-discarded", "541.6(b)"),
    ),
    Case(
        "a card to a third hand",
        ('cards 9C 3D KC 5D\n*{"kind": "deal", "hand": 3, "card": "2C", "face": "up"}\ncalled\nresult player',),
        breaks("card-to-another-hand", "541.9(a)"),
    ),
    Case(
        "three cards only",
        ("cards 9C 3D KC\nannounce player 9\n*" + RESULT,),
        breaks("initial-cards-missing", "541.9(c)"),
    ),
    Case(
        "three cards only, and not every card recorded",
        ("cards 9C 3D KC\nannounce player 9\n" + RESULT,),
        missing=(("initial-cards-missing", "every card dealt"),),
        undeclared=("deal",),
    ),
    Case(
        "a card under the shoe although turned at once",
        (
            'close\n{"kind": "deal", "hand": 1, "card": "9C", "face": "up", "dest": "hand"}\n'
            '*{"kind": "deal", "hand": 2, "card": "3D", "face": "up", "dest": "under-shoe"}\n'
            '{"kind": "deal", "hand": 1, "card": "KC", "face": "up", "dest": "hand"}\n'
            '{"kind": "deal", "hand": 2, "card": "5D", "face": "up", "dest": "under-shoe"}\n'
            "announce player 9\nannounce banker 8\nannounce player 9\nannounce banker 8\n" + RESULT,
        ),
        breaks("initial-card-put-elsewhere", "541.9(c)(1)"),
    ),
    Case(
        "the Banker's Hand never turned",
        ("cards 9C 3D KC 5D\nturn player\ncalled\n*result player",),
        breaks("banker-hand-never-turned", "541.9(c)(2)"),
        filing=DOWN,
        dealing="down",
    ),
    Case(
        "the turning of cards is not always recorded",
        ("cards 9C 3D KC 5D\nturn player\ncalled\nresult player",),
        missing=(("banker-hand-never-turned", "the turning of the cards"),),
        filing=DOWN,
        dealing="down",
        undeclared=("expose",),
    ),
    Case(
        "nothing announced before the third card",
        ("cards 2C 3D KC 4D\n*player 5H\ncalled\nresult tie",),
        breaks("third-card-before-point-counts", "541.10(b)"),
    ),
    Case(
        "the final counts alone announced",
        ('cards 2C 3D KC 4D\n*player 5H\ncalled\n{"kind": "result", "what": "tie"}',),
        breaks("point-counts-not-announced", "541.10(a)"),
        only=("point-counts-not-announced", "third-card-before-point-counts"),
    ),
    Case(
        "nothing announced at all",
        ('cards 2C 3D KC 4D\n*player 5H\n{"kind": "result", "what": "tie"}',),
        breaks("point-counts-not-announced", "541.10(a)"),
        only=("point-counts-not-announced",),
    ),
    Case(
        "announcements are not always recorded",
        ('cards 2C 3D KC 4D\nplayer 5H\n{"kind": "result", "what": "tie"}',),
        missing=(
            ("point-counts-not-announced", "the announcements of both Point Counts"),
            ("third-card-before-point-counts", "the announcements of both Point Counts"),
        ),
        undeclared=("announce",),
    ),
    Case(
        "a Natural by its name alone",
        ('cards 9C 3D KC 4D\n*{"kind": "announce", "hand": 1, "what": "natural"}\nannounce banker 7\nresult player',),
        breaks("natural-announced-without-number", "541.10(a)", noted=True),
        declared=("announce.n",),
    ),
    Case(
        "a Natural by its name alone in a log that does not always record numbers",
        ('cards 9C 3D KC 4D\n{"kind": "announce", "hand": 1, "what": "natural"}\nannounce banker 7\nresult player',),
        missing=(("natural-announced-without-number", "each announcement of points: the total announced"),),
    ),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_initial_cards(case: Case) -> None:
    case.holds()


def test_an_announcement_between_the_first_cards() -> None:
    dealt = (1, "9C"), (2, "3D"), (1, "KC"), (2, "5D")
    rows = [f'{{"kind": "deal", "hand": {hand}, "card": "{card}", "face": "up"}}' for hand, card in dealt]
    text = "\n".join((f"*{rows[0]}", "close", *rows[1:], "announce player 9", "announce banker 8"))
    text += '\nannounce player 9\nannounce banker 8\n{"kind": "result", "what": "player"}'
    Case("late", (text,), breaks("dealt-without-no-more-bets", "541.9(b)")).holds()


def test_several_breaches_of_one_round() -> None:
    Case(
        "two",
        ("*cards 9C 3D KC 5D face=down\nannounce player 9\n*announce banker 7\nresult player",),
        (Finds("initial-card-face-down", "541.9(c)(1)"), Finds("initial-point-count-wrong", "541.10(a)")),
    ).holds()
