"""§ 541.3 to § 541.5, § 541.7 and § 541.10(e) in play: cards, shuffle, cut, first card and the end of a shoe."""

import json

import pytest

from tests.chapters.ch541_minibaccarat.shoes import BATCHES, COVERED, NEW, PLAIN, STARRED, at, row
from tests.games.baccarat.cases import Case, Finds, breaks, filing, replay
from tests.games.baccarat.rounds import table


@pytest.mark.parametrize(
    ("below", "finds"),
    [
        (14, ()),
        (13, breaks("cover-card-one-place-low", "541.5(e)", noted=True)),
        (12, breaks("cover-card-too-low", "541.5(e)")),
    ],
)
def test_how_deep_the_cover_card_lies(below: int, finds: tuple[Finds, ...]) -> None:
    opening = f"shuffle opening\ncut dealer 100\ninsert {below}\ninsert 0\nload\nfirst 3C 3"
    Case("cover", (STARRED if finds else PLAIN,), finds, opening=opening).holds()


@pytest.mark.parametrize(
    ("behind", "finds"),
    [
        (14, ()),
        (13, breaks("cover-card-one-place-low", "541.5(e)", noted=True)),
        (12, breaks("cover-card-too-low", "541.5(e)")),
    ],
)
@pytest.mark.parametrize("inserted", [None, 20])
def test_how_deep_the_cover_card_lay_that_is_reached(
    inserted: int | None, behind: int, finds: tuple[Finds, ...]
) -> None:
    depth = {} if inserted is None else {"n": inserted}
    opening = f"shuffle opening\ncut dealer 100\n{row('cover-card-inserted', **depth)}\nload\nfirst 3C 3"
    finds = finds if inserted is None else ()
    reached = ("*" if finds else "") + row("cover-card", n=behind, source="shoe", dest="side")
    Case("reached", (f"{reached}\n{PLAIN}",), finds, opening=opening).holds()


def filled(*rows: str) -> str:
    """An opening in which the shoe is filled by these rows."""
    return "\n".join(("shuffle opening", "cut dealer 100", "insert 20", *rows, "first 3C 3"))


def load(*numbers: int) -> list[str]:
    """Rows by which so many cards are placed in the shoe."""
    return [row("load-shoe", n=number, source="stack", dest="shoe") for number in numbers]


@pytest.mark.parametrize("numbers", [(6 * 52,), (5 * 52 + 1,), (8 * 52,), (9 * 52 - 1,), (4 * 52, 4 * 52)])
def test_a_shoe_filled_with_the_decks_permitted(numbers: tuple[int, ...]) -> None:
    rule = ("shoe-filled-with-decks-not-permitted",)
    emptied = ("shoe-emptied",)
    Case("filled", (PLAIN,), opening=filled(*load(*numbers)), keeps=rule, only=rule, declared=emptied).holds()


def test_a_shoe_filled_with_other_decks_than_filed_is_noted() -> None:
    noted = breaks("shoe-filled-with-other-decks", "541.3(a)", noted=True)
    Case("other", (STARRED,), noted, opening=filled(*load(6 * 52))).holds()


@pytest.mark.parametrize("numbers", [(5 * 52,), (9 * 52,), (8 * 52, 8 * 52)])
def test_a_shoe_filled_with_decks_not_permitted(numbers: tuple[int, ...]) -> None:
    finds = breaks("shoe-filled-with-decks-not-permitted", "541.3(a)")
    Case("filled", (STARRED,), finds, opening=filled(*load(*numbers)), declared=("shoe-emptied",)).holds()


def test_a_shoe_of_which_one_filling_is_not_known() -> None:
    missing = (
        ("shoe-filled-with-decks-not-permitted", "how many cards were placed in the shoe, and what shoe is used"),
    )
    Case("lost", (PLAIN,), opening=filled(row("load-shoe", dest="shoe"), *load(208)), missing=missing).holds()
    Case("not always", (PLAIN,), opening=filled(*load(208)), undeclared=("load-shoe",), missing=missing).holds()


def test_two_batches_are_not_one_filling() -> None:
    Case(
        "batches",
        (PLAIN,),
        opening=filled(*load(5 * 52)),
        filing=BATCHES,
        only=("shoe-filled-with-decks-not-permitted",),
    ).holds()


@pytest.mark.parametrize(("card", "further"), [("KD", 10), ("10S", 10), ("JC", 10), ("AC", 1), ("9S", 9), ("2H", 2)])
@pytest.mark.parametrize("off", [-1, 0, 1])
def test_further_cards(card: str, further: int, off: int) -> None:
    finds = breaks("further-cards-miscounted", "541.5(g)") if off else ()
    opening = f"shuffle opening\ncut dealer 100\ninsert 20\nload\nfirst {card} {further + off}"
    keeps = () if off else ("further-cards-miscounted",)
    Case("first", (STARRED if off else PLAIN,), finds, keeps=keeps, opening=opening).holds()


SHOES = (
    Case(
        "no first card at the table's first shoe",
        (STARRED,),
        breaks("no-card-removed-from-new-shoe", "541.5(g)"),
        opening="shuffle opening\ncut dealer 100\ninsert 20\nload",
    ),
    Case(
        "a first card, and those that it calls for, removed after a round: one error, told where it was left out",
        (
            STARRED,
            "between\n"
            + row("burn", card="AC", face="up", source="shoe", dest="rack", what="first-card")
            + "\n"
            + row("burn", n=1, card="3C", face="up", source="shoe", dest="rack", what="counted"),
            PLAIN,
        ),
        breaks("no-card-removed-from-new-shoe", "541.5(g)"),
        opening="shuffle opening\ncut dealer 100\ninsert 20\nload",
    ),
    Case(
        "no first card at a later shoe",
        (COVERED, "between\nlast", PLAIN, "between\nshuffle\ncut dealer 100\ninsert 20\nload", STARRED),
        breaks("no-card-removed-from-later-shoe", "541.5(g)", noted=True),
    ),
    Case(
        "first cards are not always recorded",
        (PLAIN,),
        missing=(
            ("no-card-removed-from-new-shoe", "a record of every card removed from the shoe, without unreadable rows"),
        ),
        undeclared=("burn",),
        opening="shuffle opening\ncut dealer 100\ninsert 20\nload",
    ),
    Case(
        "first cards not shown",
        (PLAIN,),
        breaks("removed-cards-not-shown", "541.5(g)"),
        opening="shuffle opening\ncut dealer 100\ninsert 20\nload\nfirst 3C 0\n*"
        + row("burn", n=3, face="down", source="shoe", dest="rack", what="counted"),
    ),
    Case(
        "first cards put elsewhere",
        (PLAIN,),
        breaks("removed-cards-not-discarded", "541.5(g)"),
        opening="shuffle opening\ncut dealer 100\ninsert 20\nload\nfirst 3C 0\n*"
        + row("burn", n=3, face="up", source="shoe", dest="removed", what="counted"),
    ),
    Case(
        "one more hand after the cover card",
        (COVERED, "between\nlast", PLAIN, f"between\n{NEW}", PLAIN),
        keeps=("last-hand-not-called", "hand-after-last-hand", "shoe-ended-before-last-hand", "cover-card-put-back"),
    ),
    Case(
        "last hand not called",
        (COVERED, STARRED, f"between\n{NEW}", PLAIN),
        breaks("last-hand-not-called", "541.10(e)"),
    ),
    Case(
        "calls are not always recorded",
        (COVERED, PLAIN, f"between\n{NEW}", PLAIN),
        missing=(("last-hand-not-called", "a record of every call, without unreadable rows"),),
        undeclared=("call",),
    ),
    Case(
        "two more hands",
        (COVERED, "between\nlast", PLAIN, STARRED, f"between\n{NEW}", PLAIN),
        breaks("hand-after-last-hand", "541.10(e)"),
    ),
    Case(
        "no more hand",
        (COVERED, f"between\n*{NEW}".replace("*shuffle", "*shuffle cover-card"), PLAIN),
        breaks("shoe-ended-before-last-hand", "541.10(e)", noted=True),
    ),
    Case(
        "no more hand, the cards being too few",
        (COVERED, f"between\n{NEW}".replace("shuffle", "shuffle insufficient-cards"), PLAIN),
        spared=("shoe-ended-before-last-hand",),
    ),
    Case(
        "cover card before the first card, one hand",
        (
            "cover\ncards 9C 3D KC 5D\ncalled\nresult player",
            f"between\n*{NEW}".replace("*shuffle", "*shuffle cover-card"),
            PLAIN,
        ),
        breaks("shoe-ended-after-cover-card-came-first", "541.10(e)", noted=True),
    ),
    Case(
        "cover card before the first card, two hands",
        ("cover\ncards 9C 3D KC 5D\ncalled\nresult player", "between\nlast", PLAIN, f"between\n{NEW}", PLAIN),
        keeps=("last-hand-not-called", "hand-after-last-hand"),
    ),
    Case(
        "cover card before the first card, three hands",
        ("cover\ncards 9C 3D KC 5D\ncalled\nresult player", "between\nlast", PLAIN, STARRED, f"between\n{NEW}", PLAIN),
        breaks("hand-after-last-hand", "541.10(e)"),
    ),
    Case(
        "shoe broken off",
        (PLAIN, f"between\n*{NEW}", PLAIN),
        breaks("shoe-broken-off", "541.10(e)", noted=True),
    ),
    Case(
        "shoe ended, cover cards that are reached not always recorded",
        (PLAIN, f"between\n{NEW}", PLAIN),
        undeclared=("cover-card",),
        missing=(("shoe-broken-off", "a record of every cover card that is reached"),),
    ),
    Case(
        "cover card back into the shoe",
        ("cards 9C 3D KC 5D\ncalled\n*cover dest=shoe\nresult player", "between\nlast", PLAIN),
        breaks("cover-card-put-back", "541.10(e)"),
    ),
    Case(
        "shuffled in the midst of the hand",
        ("cards 2C 3D KC 4D\ncalled\ncover\n*shuffle cover-card\nplayer 5H\nresult tie",),
        breaks("hand-broken-off-at-cover-card", "541.10(e)"),
        only=("hand-broken-off-at-cover-card",),
    ),
    Case(
        "dealt unshuffled",
        (PLAIN,),
        breaks("cards-dealt-unshuffled", "541.5(a)"),
        opening="cut dealer 100\ninsert 20\n*load\nfirst 3C 3",
    ),
    Case(
        "a shoe dealt, shuffled and filled again",
        (PLAIN, f"between\n{NEW}", PLAIN),
        keeps=("shoe-dealt-again-unshuffled",),
        only=("shoe-dealt-again-unshuffled",),
        declared=("idle",),
    ),
    Case(
        "a shoe broken off and filled again unshuffled",
        (PLAIN, "between\ncut dealer 100\ninsert 20\n*load\nfirst 3C 3", PLAIN),
        breaks("shoe-dealt-again-unshuffled", "541.5(a)"),
        declared=("idle",),
    ),
    Case(
        "filled again unshuffled after the last hand",
        (COVERED, "between\nlast", PLAIN, "between\ncut dealer 100\ninsert 20\n*load\nfirst 3C 3", PLAIN),
        breaks("shoe-dealt-again-unshuffled", "541.5(a)"),
        declared=("idle",),
    ),
    Case(
        "filled again, shuffles not recorded",
        (PLAIN, "between\ncut dealer 100\ninsert 20\nload\nfirst 3C 3", PLAIN),
        missing=(("shoe-dealt-again-unshuffled", "a record of every shuffle, and how the cards are shuffled"),),
        undeclared=("shuffle",),
    ),
    Case(
        "a card from the rack",
        (
            PLAIN.replace("cards 9C 3D KC 5D", "cards 2C 3D KC 4D").replace(
                "result player", "*player 5H source=rack\nresult tie"
            ),
        ),
        breaks("card-not-from-shoe", "541.7"),
    ),
    Case(
        "nine queens of spades from eight decks",
        tuple(f"cards {star}QS 9D QS KD\ncalled\nresult banker" for star in ("", "", "", "", "*")),
        breaks("card-beyond-decks", "541.3(a)"),
    ),
)


@pytest.mark.parametrize("case", SHOES, ids=lambda case: case.name)
def test_the_shoe(case: Case) -> None:
    case.holds()


SWAPPED = f"{row('batch-swap', back='blue')}\ncut dealer 100\ninsert 20\nload\nfirst 3C 3"
NOBODY_PLAYS = "\n".join(
    (
        row("idle", what="start"),
        row("shoe-emptied", source="shoe"),
        row("spread", face="up"),
        row("idle", what="end"),
        row("stack"),
    )
)
TOO_FEW = "cards 2C 3D KC 4D\ncalled\ncover\nempty\nvoid"
BATCHES_ENDED = (
    ("dealt out", (COVERED, "between\nlast", PLAIN, f"between\n{SWAPPED}"), (), "hand-after-last-hand"),
    ("broken off", (PLAIN, f"between\n*{SWAPPED}"), breaks("shoe-broken-off", "541.10(e)", noted=True), ""),
    (
        "no last hand",
        (COVERED, f"between\n*{SWAPPED}"),
        breaks("shoe-ended-before-last-hand", "541.10(e)", noted=True),
        "",
    ),
    ("idle", (PLAIN, f"between\n{NOBODY_PLAYS}\n{SWAPPED}"), (), ""),
    ("idle before the last hand", (COVERED, f"between\n{NOBODY_PLAYS}\n{SWAPPED}"), (), ""),
    ("idle by the shuffle", (PLAIN, f"between\nshuffle idle back=red by=shuffler\n{SWAPPED}"), (), ""),
    ("too few cards", (TOO_FEW, f"between\n{SWAPPED}"), (), ""),
    ("cards changed", (PLAIN, f"between\n{row('card-change')}\n{SWAPPED}"), (), ""),
    (
        "broken off after an idle time",
        (PLAIN, f"between\n{NOBODY_PLAYS}\n{SWAPPED}", PLAIN, f"between\n*{SWAPPED}"),
        breaks("shoe-broken-off", "541.10(e)", noted=True),
        "",
    ),
)


@pytest.mark.parametrize(("name", "acts", "finds", "keeps"), BATCHES_ENDED, ids=[one[0] for one in BATCHES_ENDED])
def test_the_end_of_a_shoe_of_one_of_two_batches(
    name: str, acts: tuple[str, ...], finds: tuple[Finds, ...], keeps: str
) -> None:
    Case(
        name,
        (*acts, PLAIN),
        finds,
        keeps=(keeps,) if keeps else (),
        opening="shuffle opening by=shuffler\ncut dealer 100\ninsert 20\nload\nfirst 3C 3",
        filing=BATCHES,
        only=("shoe-broken-off", "shoe-ended-before-last-hand", "hand-after-last-hand"),
    ).holds()


FOUND = "\n".join(
    (
        "close",
        "player 9C",
        row("card-face-up", card="2D", source="shoe", dest="rack"),
        row("burn", n=2, face="up", source="shoe", dest="rack", what="counted"),
        "banker 3D\nplayer KC\nbanker 5D\ncalled\nresult player",
    )
)


@pytest.mark.parametrize("removed", [True, False])
def test_the_first_card_of_the_shoe_after_one_whose_last_hand_had_a_card_face_up(removed: bool) -> None:
    """§ 541.14(d) in one shoe, § 541.5(g) in the next."""
    rule = "no-card-removed-from-later-shoe"
    Case(
        "face up in the last hand",
        (COVERED, "between\nlast", FOUND, f"between\n{NEW if removed else NEW.removesuffix('first 3C 3')}")
        + (PLAIN if removed else STARRED,),
        () if removed else breaks(rule, "541.5(g)", noted=True),
        keeps=(rule, "further-cards-miscounted", "face-up-cards-miscounted") if removed else (),
    ).holds()


AGES = ("cards-too-old", "cards-too-old-by-one-count", "cards-too-old-within-shoe", "cards-too-old-with-two-batches")


@pytest.mark.parametrize(
    ("opened", "first", "second", "new_shoe", "two_batches", "rule"),
    [
        (19, 20, 23, True, False, ""),
        (18, 20, 23, True, False, "cards-too-old-by-one-count"),
        (12, 12, 17, True, False, "cards-too-old"),
        (12, 12, 17, False, False, "cards-too-old-within-shoe"),
        (12, 12, 17, True, True, "cards-too-old-with-two-batches"),
    ],
)
def test_the_age_of_the_cards(
    opened: int, first: int, second: int, new_shoe: bool, two_batches: bool, rule: str
) -> None:
    deal = [
        row("deal", hand=1 + place % 2, card=card, face="up", source="shoe")
        for place, card in enumerate(("9C", "3D", "KC", "5D"))
    ]

    def round_at(hour: int, star: str = "") -> str:
        opening = json.dumps(json.loads(deal[0]) | {"at": at(hour)})
        return "\n".join((row("no-more-bets", at=at(hour)), f"{star}{opening}", *deal[1:]))

    between = f"between\n{row('shuffle', at=at(second), what='floorperson-direction', by='dealer')}\n{row('load-shoe', dest='shoe', at=at(second))}"
    Case(
        "age",
        (round_at(first), *((between,) if new_shoe else ()), round_at(second, "*" if rule else "")),
        breaks(rule, "541.3(c)", noted=rule != "cards-too-old") if rule else (),
        keeps=() if rule else ("cards-too-old",),
        opening=f"{row('decks', n=8, back='red', at=at(opened))}\nshuffle opening at={at(opened)}\ncut dealer 100\ninsert 20\nload\nfirst 3C 3",
        declared=("card-change",),
        filing=BATCHES if two_batches else filing(),
        only=AGES,
    ).holds()


@pytest.mark.parametrize(
    ("opened", "first", "changed", "rule"),
    [
        (12, 12, (16, 0), ""),
        (12, 12, (16, 1), "cards-too-old-within-shoe"),
        (12, 13, (16, 1), "cards-too-old-by-one-count"),
    ],
)
def test_the_age_of_the_cards_when_they_are_changed(
    opened: int, first: int, changed: tuple[int, int], rule: str
) -> None:
    cards = [
        row("deal", hand=1 + place % 2, card=card, face="up", source="shoe")
        for place, card in enumerate(("9C", "3D", "KC", "5D"))
    ]
    opening = json.dumps(json.loads(cards[0]) | {"at": at(first)})
    change = row("card-change", at=at(*changed))
    Case(
        "age",
        (
            "\n".join((row("no-more-bets", at=at(first)), opening, *cards[1:])),
            f"between\n{'*' if rule else ''}{change}\n{row('load-shoe', dest='shoe', at=at(17))}",
        ),
        breaks(rule, "541.3(c)", noted=True) if rule else (),
        keeps=() if rule else ("cards-too-old",),
        opening=f"{row('decks', n=8, back='red', at=at(opened))}\nshuffle opening at={at(opened)}\ncut dealer 100\ninsert 20\nload\nfirst 3C 3",
        declared=("card-change",),
        filing=filing(),
        only=AGES,
    ).holds()


def test_how_often_a_continuous_device_spares_the_shoe_depends_on_the_rounds_alone() -> None:
    lines, _ = table(PLAIN, PLAIN, PLAIN)
    report = replay(lines, filing("541", cards__shuffler="continuous"))
    for rule in ("cut-not-to-highest-number", "last-hand-not-called"):
        assert report.tally(rule).not_applicable == 3
