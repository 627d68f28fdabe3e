"""§ 633a.3: no more cards alike than the decks hold, the change of cards, the turns of the batches, card values."""

import pytest

from tests.chapters.ch633a_blackjack.shoelog import (
    BATCHES,
    CONTINUOUS,
    FROM_HAND,
    ONE_DECK,
    SINGLE,
    Case,
    Row,
    check,
    dealt,
    row,
)

SHOE = [row("shuffle", by="dealer"), row("cut", by="player", seat=1), row("load-shoe", by="dealer")]
BURN = row("burn", what="new-shoe", dest="rack")
TWO_DECKS = SINGLE.replace("decks: 6", "decks: 2")
DAY = "2016-03-{:02d}T{:02d}:{:02d}:00-05:00"


def cards(number: int, *hand: str, dealer: tuple[str, ...] = ("9D", "8D"), **columns: object) -> list[Row]:
    """A round in which one player gets these cards."""
    rows = [row("round-start", round=number), row("wager", round=number, wager=1, hand=1, seat=1, what="blackjack")]
    order = [(1, hand[0]), (0, dealer[0]), (1, hand[1]), (0, dealer[1]), *((1, card) for card in hand[2:])]
    return rows + [row("deal", round=number, hand=to, card=card, **columns) for to, card in order]


def at(rows: list[Row], day: int, hour: int, minute: int = 0) -> list[Row]:
    return [{**each, "at": DAY.format(day, hour, minute)} for each in rows]


def moment(kind: str, day: int, hour: int, minute: int = 0, **columns: object) -> Row:
    return row(kind, at=DAY.format(day, hour, minute), **columns)


def announced(total: int, *hand: str) -> list[Row | list[Row]]:
    return [cards(1, *hand), row("announce", round=1, hand=1, n=total)]


def shoes(*backs: str, between: tuple[Row, ...] = ()) -> list[Row | list[Row]]:
    """One round from each of several shoes, filled with the batches named."""
    parts: list[Row | list[Row]] = []
    for number, back in enumerate(backs, start=1):
        stored = row("shuffle", by="shuffler")
        parts += [
            stored,
            row("cut", by="player", seat=1),
            row("load-shoe", by="dealer", back=back),
            BURN,
            dealt(number),
        ]
        parts += between
    return parts


def two_ages(*rest: Row | list[Row]) -> list[Row | list[Row]]:
    """Red and blue opened at ten, red dealt at eleven, blue at noon; red changed for green the next day at nine."""
    return [
        moment("decks", 1, 10, back="red", n=6),
        moment("decks", 1, 10, back="blue", n=6),
        moment("load-shoe", 1, 10, back="red"),
        at(dealt(1), 1, 11),
        moment("batch-swap", 1, 11, 30, back="blue"),
        moment("load-shoe", 1, 11, 30, back="blue"),
        at(dealt(2), 1, 12),
        moment("card-change", 2, 9, back="green", n=6),
        *rest,
    ]


AGES = ["card-change", "load-shoe", "batch-swap"]
GREEN = moment("load-shoe", 2, 9, back="green")

CASES = [
    Case("six decks, each card six times", [SHOE, BURN, *(dealt(n) for n in range(1, 7))], kept=["card-beyond-decks"]),
    Case(
        "seventh card alike",
        [SHOE, BURN, *(dealt(n) for n in range(1, 9))],
        [("card-beyond-decks", "633a.3(a)", "deal:7", True)],
    ),
    Case(
        "counted anew after a shuffle",
        [SHOE, BURN, *(dealt(n) for n in range(1, 7)), SHOE, BURN, *(dealt(n) for n in range(7, 13))],
        kept=["card-beyond-decks"],
    ),
    Case(
        "shuffles not recorded",
        [*(dealt(n) for n in range(1, 9))],
        recorded=["burn"],
    ),
    Case(
        "one deck, a card twice in one deal, shuffles not recorded",
        [cards(1, "AS", "AS")],
        [("card-beyond-decks", "633a.3(a)", "deal:1#3", True)],
        filing=ONE_DECK,
        recorded=["burn"],
    ),
    Case("continuous shuffler, the cards come back", [*(dealt(n) for n in range(1, 9))], filing=CONTINUOUS),
    Case(
        "the hole card, shown later, is a third alike",
        [
            SHOE,
            BURN,
            cards(1, "AS", "AS", dealer=("9D", "?")),
            row("expose", round=1, hand=0, card="AS"),
        ],
        [("card-beyond-decks", "633a.3(a)", "expose", True)],
        filing=TWO_DECKS,
    ),
    Case(
        "the hole card, known and shown again, counts once",
        [SHOE, BURN, cards(1, "AS", "2S", dealer=("9D", "AS")), row("expose", round=1, hand=0, card="AS")],
        kept=["card-beyond-decks"],
        filing=TWO_DECKS,
    ),
    *(
        Case(
            f"the hole card, shown again, counts once: the other one {other}",
            [SHOE, BURN, cards(1, "10S", "2S", dealer=dealt_to_dealer), row("expose", round=1, hand=0, card="10S")],
            filing=ONE_DECK if "known" in other else TWO_DECKS,
            kept=["card-beyond-decks"],
        )
        for other, dealt_to_dealer in (("not seen", ("?", "10S")), ("seen", ("9D", "10S")))
    ),
    Case(
        "five kings of unknown suit from one deck",
        [SHOE, BURN, cards(1, "K?", "K?", "K?", dealer=("K?", "K?"))],
        [("card-beyond-decks", "633a.3(a)", "deal:1#5", True)],
        filing=ONE_DECK,
    ),
    Case(
        "four kings of unknown suit from one deck",
        [SHOE, BURN, cards(1, "K?", "K?", dealer=("K?", "K?"))],
        kept=["card-beyond-decks"],
        filing=ONE_DECK,
    ),
    Case(
        "more cards than one deck has",
        [SHOE, BURN, row("burn", n=50), cards(1, "?", "?", dealer=("?", "?"))],
        [("card-beyond-decks", "633a.3(a)", "deal:1#2", True)],
        filing=ONE_DECK,
    ),
    Case(
        "number of decks not filed",
        [SHOE, BURN, dealt(1)],
        missing=["card-beyond-decks"],
        filing=SINGLE.replace("decks: 6, ", ""),
    ),
    # batches
    Case("batches in turn", shoes("red", "blue", "red"), kept=["batch-dealt-twice"], filing=BATCHES),
    Case(
        "one batch twice",
        shoes("red", "blue", "blue"),
        [("batch-dealt-twice", "633a.3(b)(4)", "deal:3", True)],
        filing=BATCHES,
    ),
    Case(
        "one batch twice while the device is out of order",
        shoes("red", "red", between=(row("device", what="malfunction", by="shuffler"),)),
        filing=BATCHES,
    ),
    # change of cards
    Case(
        "changed after exactly a day",
        [moment("card-change", 1, 10), at(dealt(1), 1, 10), at(dealt(2), 2, 10)],
        kept=["cards-too-old"],
        recorded=["card-change"],
    ),
    Case(
        "dealt a minute later",
        [moment("card-change", 1, 10), at(dealt(1), 1, 10), at(dealt(2), 2, 10, 1), at(dealt(3), 2, 11)],
        [("cards-too-old", "633a.3(d)", "deal:2", True)],
        recorded=["card-change"],
    ),
    Case(
        "changed a day later to the minute",
        [moment("card-change", 1, 10), at(dealt(1), 1, 10), moment("card-change", 2, 10), at(dealt(2), 2, 11)],
        kept=["cards-too-old"],
        recorded=["card-change"],
    ),
    Case(
        "changed a day and a minute later, nothing dealt in between",
        [moment("card-change", 1, 10), at(dealt(1), 1, 10), moment("card-change", 2, 10, 1), at(dealt(2), 2, 11)],
        [("cards-too-old", "633a.3(d)", "card-change#2", True)],
        recorded=["card-change"],
    ),
    Case(
        "changed a day and a minute after the opening, sooner after the first round",
        [moment("card-change", 1, 10), at(dealt(1), 1, 12), moment("card-change", 2, 10, 1), at(dealt(2), 2, 11)],
        [("cards-too-old-by-one-count", "633a.3(d)", "card-change#2", False)],
        recorded=["card-change"],
    ),
    Case(
        "a day from the opening, less from the first round",
        [moment("card-change", 1, 10), at(dealt(1), 1, 12), at(dealt(2), 2, 11)],
        [("cards-too-old-by-one-count", "633a.3(d)", "deal:2", False)],
        recorded=["card-change"],
    ),
    Case(
        "a day of the clock, less of open hours",
        [
            moment("card-change", 1, 10),
            at(dealt(1), 1, 10),
            moment("table-close", 1, 22),
            moment("table-open", 2, 8),
            row("shuffle", by="dealer"),
            row("cut", by="dealer"),
            row("burn", dest="rack"),
            at(dealt(2), 2, 11),
        ],
        [("cards-too-old-by-one-count", "633a.3(d)", "deal:2", False)],
        recorded=["card-change"],
    ),
    Case(
        "the older batch, a day after it was opened",
        two_ages(at(dealt(3), 2, 10)),
        kept=["cards-too-old"],
        filing=BATCHES,
        recorded=AGES,
    ),
    Case(
        "the older batch, more than a day after it was first dealt",
        two_ages(at(dealt(3), 2, 12, 1)),
        [("cards-too-old", "633a.3(d)", "deal:3", True)],
        filing=BATCHES,
        recorded=AGES,
    ),
    Case(
        "the older batch, more than a day after it was opened",
        two_ages(at(dealt(3), 2, 11, 30)),
        [("cards-too-old-by-one-count", "633a.3(d)", "deal:3", False)],
        filing=BATCHES,
        recorded=AGES,
    ),
    Case(
        "the new batch, when the older is more than a day old",
        two_ages(GREEN, at(dealt(3), 2, 12, 1)),
        kept=["cards-too-old"],
        filing=BATCHES,
        recorded=AGES,
    ),
    Case(
        "one of the two, it is not known which",
        two_ages(moment("load-shoe", 2, 9), at(dealt(3), 2, 12, 1)),
        missing=["cards-too-old"],
        filing=BATCHES,
        recorded=AGES,
    ),
    Case(
        "the older batch changed under its own color",
        two_ages(moment("card-change", 2, 9, back="blue"), at(dealt(3), 2, 12, 1)),
        kept=["cards-too-old"],
        filing=BATCHES,
        recorded=AGES,
    ),
    Case(
        "batches not told apart",
        [moment("decks", 1, 10), moment("load-shoe", 1, 10), at(dealt(1), 1, 10), at(dealt(2), 2, 10, 1)],
        [("cards-too-old", "633a.3(d)", "deal:2", True)],
        filing=BATCHES,
        recorded=AGES,
    ),
    Case(
        "hours in which the table was closed, for the older batch",
        two_ages(moment("table-close", 2, 9), moment("table-open", 2, 12), at(dealt(3), 2, 13)),
        [("cards-too-old-by-one-count", "633a.3(d)", "deal:3", False)],
        filing=BATCHES,
        recorded=AGES,
    ),
    Case(
        "changes not recorded",
        [moment("decks", 1, 10), at(dealt(1), 1, 10), at(dealt(2), 3, 10)],
        missing=["cards-too-old"],
        recorded=["shuffle"],
    ),
    Case(
        "times not recorded",
        [row("card-change"), dealt(1), dealt(2)],
        missing=["cards-too-old"],
        recorded=["card-change"],
    ),
    Case(
        "six hours old in a shoe",
        [moment("card-change", 1, 10), at(dealt(1), 1, 10), at(dealt(2), 1, 16)],
        kept=["cards-too-old"],
        recorded=["card-change"],
    ),
    Case(
        "four hours old from the hand",
        [
            moment("card-change", 1, 10),
            at(dealt(1, source="deck-in-hand"), 1, 10),
            at(dealt(2, source="deck-in-hand"), 1, 14),
        ],
        kept=["hand-dealt-cards-too-old"],
        filing=FROM_HAND,
        recorded=["card-change"],
    ),
    Case(
        "over four hours old from the hand",
        [
            moment("card-change", 1, 10),
            at(dealt(1, source="deck-in-hand"), 1, 10),
            at(dealt(2, source="deck-in-hand"), 1, 14, 1),
        ],
        [("hand-dealt-cards-too-old", "633a.3(d)", "deal:2", True)],
        filing=FROM_HAND,
        recorded=["card-change"],
    ),
    Case(
        "four hours from the opening, less from the first round, from the hand",
        [
            moment("card-change", 1, 10),
            at(dealt(1, source="deck-in-hand"), 1, 11),
            at(dealt(2, source="deck-in-hand"), 1, 14, 30),
        ],
        [("hand-dealt-cards-too-old-by-one-count", "633a.3(d)", "deal:2", False)],
        filing=FROM_HAND,
        recorded=["card-change"],
    ),
    # values
    Case("number cards", announced(17, "10S", "7H"), kept=["number-card-misvalued"]),
    Case(
        "number cards miscounted",
        announced(18, "10S", "7H"),
        [("number-card-misvalued", "633a.3(e)(1)", "announce", True)],
    ),
    Case("face card", announced(17, "KS", "7H"), kept=["face-card-misvalued"]),
    Case("king counted 13", announced(20, "KS", "7H"), [("face-card-misvalued", "633a.3(e)(2)", "announce", True)]),
    Case("soft 17", announced(17, "AS", "6H"), kept=["ace-counted-low"]),
    Case("ace low in 17", announced(7, "AS", "6H"), [("ace-counted-low", "633a.3(e)(3)", "announce", True)]),
    Case("ace low in 16", announced(16, "AS", "6H", "9C"), kept=["ace-counted-high"]),
    Case("ace high in 26", announced(26, "AS", "6H", "9C"), [("ace-counted-high", "633a.3(e)(3)", "announce", True)]),
    Case("cards not known", announced(17, "10S", "?"), missing=["number-card-misvalued"]),
]
LOGS = {case.name: (case.text, case.filing) for case in CASES}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_cards(case: Case) -> None:
    check(case)


def test_message_gives_both_numbers() -> None:
    case = next(case for case in CASES if case.name == "seventh card alike")
    (finding,) = [finding for finding in check(case).findings if finding.rule == "card-beyond-decks"]
    assert finding.message == "with 10S, 7 alike were drawn between two shuffles; the decks filed hold 6"
    assert (finding.expected, finding.observed) == ("at most 6", "7")
