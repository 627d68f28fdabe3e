"""§ 551.16(a) and (b): cards found face up in the shoe, and 10s."""

import pytest

from tests.chapters.ch551_spanish_21.misdealt import (
    ALWAYS,
    BACK,
    CARDS,
    LOST,
    SHUFFLED,
    STAND,
    TEN,
    TURN,
    UP,
    VOID,
    WON,
    again,
    found,
    next_round,
    one,
)
from tests.chapters.ch551_spanish_21.rows import Rows, broken, noted
from tests.chapters.ch551_spanish_21.spanish import filed

FACES = UP.format("5D", "rack") + UP.format("6D", "rack")
UP_IN_ONE = one(UP.format("5D", "rack"), CARDS, STAND.format(1), TURN, WON)
UP_IN_ANOTHER = one(UP.format("6D", "rack"), CARDS, STAND.format(1), TURN, WON, number=2)
TEN_IN_ONE = one(TEN, CARDS, STAND.format(1), TURN, WON)
TEN_IN_ANOTHER = one("@x " + TEN, CARDS, STAND.format(1), TURN, WON, number=2)
OTHER_BATCH = SHUFFLED.replace("shuffle by=dealer what=irregularity", "batch-swap back=blue")
TWO = "[{decks: 6, back: red}, {decks: 6, back: blue}]"
CASES_A = (
    Rows(
        "face up, placed in the rack",
        found(UP.format("5D", "rack")),
        kept=("face-up-card-dealt", "face-up-card-not-put-away"),
    ),
    Rows(
        "face up, used",
        found("@x " + UP.format("JH", "hand")),
        broken("face-up-card-dealt", "551.16(a)"),
    ),
    Rows(
        "face up, left on the layout",
        found("@x " + UP.format("5D", "layout")),
        broken("face-up-card-not-put-away", "551.16(a)"),
    ),
    Rows(
        "two face up, the round void",
        ALWAYS + one(FACES, VOID.format("face-up-cards"), BACK) + SHUFFLED + again(),
        kept=(
            "round-played-after-face-up-cards",
            "not-reshuffled-after-face-up-cards",
            "void-round-wager-decided",
            "void-round-wager-left",
        ),
    ),
    Rows(
        "two face up, played on",
        ALWAYS + one(FACES, CARDS, STAND.format(1), TURN, "@x " + WON) + SHUFFLED + again(),
        broken("round-played-after-face-up-cards", "551.16(a)"),
    ),
    Rows("one face up, played on", found(UP.format("5D", "rack")), spared=("round-played-after-face-up-cards",)),
    Rows(
        "two face up, not reshuffled",
        next_round(ALWAYS + one(FACES, VOID.format("face-up-cards"), BACK)),
        broken("not-reshuffled-after-face-up-cards", "551.16(a)"),
    ),
    *(
        Rows(
            f"two face up, other decks that were preshuffled brought in by {kind}",
            ALWAYS
            + one(FACES, VOID.format("face-up-cards"), BACK)
            + f"- {kind}\n- batch what=preshuffled n=6\n"
            + again(),
            spared=("not-reshuffled-after-face-up-cards",),
            filing=filed(cards__preshuffled="true"),
        )
        for kind in ("card-change", "decks n=6")
    ),
    Rows(
        "one face up in each of two rounds",
        ALWAYS
        + one(UP.format("5D", "rack"), CARDS, STAND.format(1), TURN, WON)
        + one("@x " + UP.format("6D", "rack"), CARDS, STAND.format(1), TURN, WON, number=2),
        noted("face-up-cards-of-several-rounds", "551.16(a)"),
    ),
    Rows(
        "one face up in each of two rounds, shuffled between them",
        ALWAYS
        + one(UP.format("5D", "rack"), CARDS, STAND.format(1), TURN, WON)
        + SHUFFLED
        + one(UP.format("6D", "rack"), CARDS, STAND.format(1), TURN, WON, number=2),
    ),
    *(
        Rows(
            f"one face up in each of two rounds, {name}",
            ALWAYS + UP_IN_ONE + between + UP_IN_ANOTHER.replace("@x ", ""),
            filing=filed(cards__batches=TWO),
        )
        for name, between in (
            ("other decks between them that were preshuffled", "- card-change\n- batch what=preshuffled n=6\n"),
            ("a shoe filled with the other batch between them", OTHER_BATCH),
        )
    ),
    Rows(
        "one face up in a round in which the cards were reshuffled, one in the next",
        ALWAYS
        + one(UP.format("5D", "rack"), SHUFFLED.replace("- ", ""), CARDS, STAND.format(1), TURN, WON)
        + UP_IN_ANOTHER.replace("@x ", ""),
    ),
    *(
        Rows(
            f"one face up in each of two rounds, {kind} recorded sometimes",
            ALWAYS.replace(f" {kind} ", " ") + UP_IN_ONE + UP_IN_ANOTHER.replace("@x ", ""),
            missing=("face-up-cards-of-several-rounds",),
        )
        for kind in ("shuffle", "load-shoe", "card-change")
    ),
    Rows(
        "void, and the wager collected",
        ALWAYS + one(FACES, VOID.format("face-up-cards"), "@x " + LOST) + SHUFFLED,
        broken("void-round-wager-decided", "551.16(a)"),
    ),
    Rows(
        "void, and the wager left lying",
        ALWAYS + one(FACES, "@x " + VOID.format("face-up-cards")) + SHUFFLED,
        noted("void-round-wager-left", "551.16(a)"),
    ),
    Rows(
        "one face up, the round called void",
        ALWAYS + one(UP.format("5D", "rack"), "@x " + VOID.format("face-up-cards"), BACK) + SHUFFLED,
        noted("round-voided-for-one-face-up-card", "551.16(a)"),
    ),
)

CASES_B = (
    Rows(
        "a 10 found, torn by the floorperson, in its box",
        found(TEN),
        kept=("found-ten-not-torn", "found-ten-torn-by-another", "found-ten-not-in-its-box", "ten-used-in-the-game"),
        spared=("round-played-after-tens",),
    ),
    Rows(
        "a 10 removed whole",
        found(TEN.replace("card-removed", "@x card-removed").replace("what=torn", "what=none")),
        broken("found-ten-not-torn", "551.16(b)"),
    ),
    Rows(
        "a 10 torn by the dealer",
        found(TEN.replace("card-removed", "@x card-removed").replace("by=floorperson", "by=dealer")),
        broken("found-ten-torn-by-another", "551.16(b)"),
    ),
    Rows(
        "a 10 torn and thrown away",
        found(TEN.replace("card-removed", "@x card-removed").replace("dest=box", "dest=rack")),
        broken("found-ten-not-in-its-box", "551.16(b)"),
    ),
    Rows(
        "a 10 dealt and noticed",
        ALWAYS
        + one(
            "cards 1:JH 0:9C\n",
            "@x cards 1:10H\n",
            TEN,
            "cards 0:8S\ncards 1:9D\n",
            "@y " + VOID.format("wrong-card-found"),
            BACK,
        ),
        broken("ten-used-in-the-game", "551.16(b)") + noted("round-voided-for-one-ten", "551.16(b)", "y"),
    ),
    Rows(
        "a 10 dealt first of all, taken out and replaced",
        ALWAYS + one("@x cards 1:10H\n", TEN, "cards 0:9C 1:JH 1:9D 0:8S\n", STAND.format(1), TURN, WON),
        broken("ten-used-in-the-game", "551.16(b)"),
    ),
    Rows(
        "two 10s, the round void, other decks",
        ALWAYS
        + one(TEN, TEN.replace("10H", "10D"), VOID.format("wrong-card-found"), BACK)
        + "- card-change\n"
        + SHUFFLED
        + again(),
        kept=("round-played-after-tens", "decks-kept-after-tens"),
    ),
    Rows(
        "two 10s, played on",
        ALWAYS
        + one(TEN, TEN.replace("10H", "10D"), CARDS, STAND.format(1), TURN, "@x " + WON)
        + "- card-change\n"
        + SHUFFLED
        + again(),
        broken("round-played-after-tens", "551.16(b)"),
    ),
    Rows(
        "two 10s, the same decks again",
        next_round(ALWAYS + one(TEN, TEN.replace("10H", "10D"), VOID.format("wrong-card-found"), BACK) + SHUFFLED),
        broken("decks-kept-after-tens", "551.16(b)"),
    ),
    Rows(
        "a 10 in each of two rounds",
        ALWAYS
        + one(TEN, CARDS, STAND.format(1), TURN, WON)
        + one(TEN.replace("card-removed", "@x card-removed"), CARDS, STAND.format(1), TURN, WON, number=2),
        noted("tens-of-several-rounds", "551.16(b)"),
    ),
    Rows(
        "a 10 in each of two rounds, other decks between them",
        ALWAYS
        + one(TEN, CARDS, STAND.format(1), TURN, WON)
        + "- card-change\n"
        + SHUFFLED
        + one(TEN, CARDS, STAND.format(1), TURN, WON, number=2),
    ),
    *(
        Rows(
            f"a 10 in each of two rounds, {name}",
            ALWAYS + TEN_IN_ONE + between + TEN_IN_ANOTHER.replace("@x ", "@x " if found else ""),
            noted("tens-of-several-rounds", "551.16(b)") if found else (),
            filing=filed(**batches),
        )
        for name, found, between, batches in (
            ("the shoe filled again with the same decks", True, SHUFFLED, {}),
            ("a shoe filled with the other batch between them", False, OTHER_BATCH, {"cards__batches": TWO}),
        )
    ),
    Rows(
        "a 10 in each of two rounds, changes recorded sometimes",
        ALWAYS.replace(" card-change ", " ") + TEN_IN_ONE + TEN_IN_ANOTHER.replace("@x ", ""),
        missing=("tens-of-several-rounds",),
    ),
    Rows(
        "a hand with a 10 settled",
        ALWAYS + one("cards 1:JH 0:9C\n@x cards 1:10H\ncards 0:8S\n", STAND.format(1), TURN, "@y " + WON),
        broken("ten-used-in-the-game", "551.16(b)") + noted("hand-settled-with-a-ten", "551.16(b)", "y"),
    ),
)
CASES = (*CASES_A, *CASES_B)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_case(case: Rows) -> None:
    """Findings, paragraphs and events are those expected; the twins are judged and kept."""
    case.holds()
