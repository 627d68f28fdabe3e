"""§§ 551.2(e) to 551.5: inspection of the reader, the opening of the cards, the stack, idle times."""

import pytest

from tests.chapters.ch551_spanish_21.rows import ALWAYS, BURN, POSITIONS, Rows, broken, dealt, marked, noted
from tests.chapters.ch551_spanish_21.spanish import filed

DAY = "- gaming-day what=start\n- table-open what=551\n"
READER = "- inspection what=card-reader by=floorperson:F1 n=0\n"
DECKS = "- decks n=6 back=red\n"
SEEN = "- inspection what=cards by=dealer:D1 n=0\n"
VERIFIED = "- verify by=floorperson:F1\n"
FIRST = "- player-arrives player=P1 seat=1\n"
SPREAD = "- spread n=6 face=up player=P1\n"
WASH = "- wash n=6\n"
STACK = "- stack n=288\n"
SHUFFLE = "- shuffle by=dealer what=opening\n"
CUT = "- cut-offered seat=1 player=P1 what=accepted\n- cut by=player seat=1 player=P1 n=150\n"
COVER = "- cover-card-inserted n=100\n"
LOAD = "- load-shoe by=dealer dest=shoe\n"
STEPS = (READER, DECKS, SEEN, VERIFIED, FIRST, SPREAD, WASH, STACK, SHUFFLE, CUT, COVER, LOAD)
ROUND = dealt(1, 1)
MARKED = marked(ROUND, "cards")
PRESHUFFLED = filed(cards__preshuffled="true")


def opened(*without: str, play: str = ROUND, steps: tuple[str, ...] = STEPS) -> str:
    """The opening of a table, some steps left out, and a round."""
    return ALWAYS + POSITIONS + DAY + "".join(one for one in steps if one not in without) + BURN + play


def reopened(*rows: str, left: str = "- player-leaves player=P1 seat=1\n", play: str = "") -> str:
    """A table in play, a time without gaming activity, ``rows``, and another round."""
    idle = "- idle what=start\n- shoe-emptied dest=layout\n"
    return (
        opened()
        + left
        + idle
        + "".join(rows)
        + SHUFFLE.replace("opening", "idle")
        + CUT
        + COVER
        + LOAD
        + BURN
        + (play or dealt(2, 1))
    )


CASES = (
    # .2(e)
    Rows(
        "all done",
        opened(),
        kept=(
            "card-reader-not-inspected",
            "card-reader-inspected-by-another",
            "received-cards-not-inspected",
            "cards-inspection-unverified",
            "cards-unspread",
            "cards-spread-face-down",
            "spread-before-inspection",
            "cards-unwashed",
            "cards-unstacked",
            "washed-before-first-player",
            "cover-card-not-inserted",
            "cut-after-loading",
        ),
    ),
    Rows("the reader not inspected", opened(READER, play=MARKED), broken("card-reader-not-inspected", "551.2(e)")),
    Rows(
        "the reader inspected by the dealer",
        opened().replace(READER, "@x " + READER.replace("floorperson", "dealer")),
        broken("card-reader-inspected-by-another", "551.2(e)"),
    ),
    # .4
    Rows("not inspected", opened(SEEN, play=MARKED), broken("received-cards-not-inspected", "551.4(a)")),
    Rows("not verified", opened(VERIFIED, play=MARKED), noted("cards-inspection-unverified", "551.4(b)")),
    Rows("not spread", opened(SPREAD, play=MARKED), broken("cards-unspread", "551.4(b)")),
    Rows(
        "spread face down",
        opened(play=MARKED).replace("face=up player", "face=down player"),
        broken("cards-spread-face-down", "551.4(b)"),
    ),
    Rows(
        "spread, then inspected",
        opened(steps=(READER, DECKS, FIRST, SPREAD, "@x " + SEEN, VERIFIED, *STEPS[6:])),
        broken("spread-before-inspection", "551.4(b)"),
    ),
    Rows("not washed", opened(WASH, play=MARKED), broken("cards-unwashed", "551.4(c)")),
    Rows("not stacked", opened(STACK, play=MARKED), broken("cards-unstacked", "551.4(c)")),
    Rows(
        "washed before anybody came",
        opened(steps=(READER, DECKS, SEEN, VERIFIED, "- spread n=6 face=up\n", "@x " + WASH, STACK, FIRST, *STEPS[8:])),
        broken("washed-before-first-player", "551.4(c)"),
    ),
    Rows(
        "preshuffled",
        opened(SEEN, VERIFIED, SPREAD, WASH, STACK, SHUFFLE),
        filing=PRESHUFFLED,
    ),
    Rows(
        "inspections not recorded",
        opened(READER, SEEN).replace(" inspection", ""),
        missing=("card-reader-not-inspected",),
    ),
    # .5(e), (f)
    Rows("no cutting card", opened(COVER, play=MARKED), broken("cover-card-not-inserted", "551.5(e)")),
    Rows(
        "loaded, then cut",
        opened(steps=(*STEPS[:9], LOAD, CUT, COVER), play=MARKED),
        broken("cut-after-loading", "551.5(e)"),
    ),
    Rows(
        "a recut required, not made",
        opened(steps=(*STEPS[:10], "- recut by=floorperson:F1\n", COVER, LOAD), play=MARKED),
        broken("recut-not-made", "551.5(f)"),
    ),
    Rows(
        "a recut made",
        opened(steps=(*STEPS[:10], "- recut by=floorperson:F1\n", CUT.splitlines()[1] + "\n", COVER, LOAD)),
        kept=("recut-not-made",),
    ),
    # .5(h)
    Rows(
        "idle: spread, a player comes, washed",
        reopened(SPREAD, FIRST, WASH, STACK),
        kept=("idle-cards-unspread", "idle-cards-washed-early"),
    ),
    Rows(
        "idle: not spread",
        reopened(FIRST, WASH, STACK, play=dealt(2, 1).replace("cards", "@x cards")),
        broken("idle-cards-unspread", "551.5(h)"),
    ),
    Rows(
        "a pause: not spread",
        reopened(WASH, STACK, left="", play=dealt(2, 1).replace("cards", "@x cards")),
        noted("idle-cards-unspread-in-a-pause", "551.5(h)"),
    ),
    Rows(
        "idle: washed before anybody came",
        reopened(SPREAD, WASH, STACK, FIRST, play=dealt(2, 1).replace("cards", "@x cards")),
        broken("idle-cards-washed-early", "551.5(h)"),
    ),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_case(case: Rows) -> None:
    """Findings, paragraphs and events are those expected; the twins are judged and kept."""
    case.holds()
