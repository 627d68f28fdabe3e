"""§ 551.8(a) to (c) and (j), and § 551.15: where cards come from, burned cards, the cutting card, the device."""

import pytest

from tests.chapters.ch551_spanish_21.rows import ALWAYS, POSITIONS, Rows, broken, dealt, marked, noted
from tests.chapters.ch551_spanish_21.spanish import filed

START = ALWAYS.replace("always ", "always dealer-arrives cover-card ") + POSITIONS
LOAD = "- load-shoe by=dealer\n"
NEW = "- shuffle by=dealer\n- cut-offered seat=1 player=P1 what=accepted\n- cut by=player seat=1 player=P1 n=100\n"
NEW += "- cover-card-inserted n=100\n"
BURN = "- burn what=new-shoe dest=rack\n"
BURNED = "- burn what=new-dealer dest=rack\n"
ARRIVES = "- dealer-arrives by=dealer:D2\n"
COVER = "cover-card hand=1 n=20\n"
RACKED = "- shoe-emptied dest=rack\n"
RESHUFFLED = RACKED + NEW.replace("by=dealer", "by=dealer what=cover-card", 1) + LOAD + BURN
APPROVED = filed(
    cards__shuffler="continuous",
    approvals__continuous_device='"A-1"',
    approvals__continuous_procedures='"A-2"',
)
UNAPPROVED = filed(cards__shuffler="continuous", approvals__layout='"A-3"')


def first_card(text: str, mark: str = "@x") -> str:
    """The rows with a label before the last of the rounds' cards."""
    before, cards, after = text.rpartition("cards ")
    return f"{before}{mark} {cards}{after}"


def lone(*operands: str) -> str:
    """A round whose player's third card is dealt with ``operands``."""
    return (
        "round 1\nwager wager=1 what=spanish-21 seat=1 hand=1 player=P1 cents=1000\n"
        "cards 1:5D 0:9C 1:4H 0:8S\nchoice hand=1 what=hit\n"
        f"deal hand=1 seat=1 card=JC face=up {' '.join(operands)}\n"
        "choice hand=1 what=stand\nexpose hand=0\npay wager=1 cents=1000\nround-end\n"
    )


CASES = (
    # (a), (b)
    Rows(
        "from the shoe, with the left hand",
        START
        + lone("source=shoe").replace("choice hand=1 what=stand", "card-hand what=left-hand\nchoice hand=1 what=stand"),
        kept=("dealt-from-the-hand-unfiled", "card-not-from-shoe", "card-drawn-with-right-hand"),
    ),
    Rows(
        "with the right hand",
        START
        + lone("source=shoe").replace(
            "choice hand=1 what=stand", "@x card-hand what=right-hand\nchoice hand=1 what=stand"
        ),
        broken("card-drawn-with-right-hand", "551.8(b)"),
    ),
    Rows(
        "from the dealer's hand",
        START + marked(lone("source=deck-in-hand"), "deal "),
        broken("dealt-from-the-hand-unfiled", "551.8(a)"),
    ),
    Rows(
        "from the discard rack", START + marked(lone("source=rack"), "deal "), broken("card-not-from-shoe", "551.8(a)")
    ),
    Rows(
        "filled by the floorperson",
        START + NEW + "@x - load-shoe by=floorperson\n" + BURN + dealt(1, 1),
        broken("shoe-filled-by-another", "551.5(e)"),
    ),
    Rows("filled by the dealer", START + NEW + LOAD + BURN + dealt(1, 1), kept=("shoe-filled-by-another",)),
    # (c)
    Rows(
        "first card removed",
        START + NEW + LOAD + BURN + dealt(1, 1),
        kept=("no-card-removed-from-new-shoe", "removed-card-not-in-rack"),
    ),
    Rows(
        "first card not removed",
        START + NEW + LOAD + first_card(dealt(1, 1)),
        broken("no-card-removed-from-new-shoe", "551.8(c)"),
    ),
    Rows(
        "the removed card left on the layout",
        START + NEW + LOAD + "@x - burn what=new-shoe dest=layout\n" + dealt(1, 1),
        broken("removed-card-not-in-rack", "551.8(c)"),
    ),
    Rows(
        "a new dealer removes a card",
        START + dealt(1, 1) + ARRIVES + BURNED + dealt(2, 1),
        kept=("no-card-removed-by-new-dealer",),
    ),
    Rows(
        "a new dealer removes none",
        START + dealt(1, 1) + ARRIVES + first_card(dealt(2, 1)),
        broken("no-card-removed-by-new-dealer", "551.8(c)"),
    ),
    Rows(
        "a new dealer in the middle of a round",
        START
        + lone("source=shoe")
        .replace("choice hand=1 what=hit\n", "choice hand=1 what=hit\ndealer-arrives by=dealer:D2\n")
        .replace("deal hand", "@x deal hand")
        + BURNED
        + dealt(2, 1),
        broken("no-card-removed-by-new-dealer", "551.8(c)"),
    ),
    # (j)
    Rows(
        "cutting card, round completed, cards collected and shuffled",
        START + dealt(1, 1, first=COVER) + RESHUFFLED + dealt(2, 1),
        kept=("round-after-cover-card", "cards-not-racked-at-cover-card", "shoe-refilled-unshuffled"),
    ),
    Rows(
        "another round after the cutting card",
        START + dealt(1, 1, first=COVER) + first_card(dealt(2, 1)),
        broken("round-after-cover-card", "551.8(j)(3)"),
    ),
    Rows(
        "filled again without a shuffle",
        START
        + dealt(1, 1, first=COVER)
        + RACKED
        + NEW.partition("\n")[2]
        + marked(LOAD, "- load-shoe")
        + BURN
        + dealt(2, 1),
        broken("shoe-refilled-unshuffled", "551.8(j)(3)"),
    ),
    Rows(
        "the cards left in the shoe not placed in the rack",
        START + dealt(1, 1, first=COVER) + RESHUFFLED.replace(RACKED, "") + first_card(dealt(2, 1)),
        broken("cards-not-racked-at-cover-card", "551.8(j)(2)"),
    ),
    Rows(
        "reshuffled in the rows of the round, once it is completed",
        START
        + dealt(1, 1, first=COVER).replace(
            "round-end", "cleared dest=rack\nshoe-emptied dest=rack\nshuffle by=dealer what=cover-card\nround-end"
        )
        + RESHUFFLED.partition("\n")[2].partition("\n")[2]
        + dealt(2, 1),
        kept=("hand-broken-off-at-cover-card",),
    ),
    Rows(
        "the round broken off",
        START
        + dealt(1, 1, first=COVER).replace(
            "expose", "@x shuffle by=dealer what=cover-card\ndeal hand=1 card=2C\nexpose"
        )
        + RACKED
        + dealt(2, 1),
        broken("hand-broken-off-at-cover-card", "551.8(j)"),
    ),
    Rows(
        "cutting card between rounds, shuffled at once",
        START
        + dealt(1, 1)
        + "- cover-card n=20\n"
        + RACKED
        + marked(RESHUFFLED.replace(RACKED, ""), "- shuffle")
        + dealt(2, 1),
        noted("reshuffled-at-once", "551.8(j)"),
    ),
    # .15
    Rows(
        "an approved device",
        START + "- burn what=new-shoe dest=rack\n" + dealt(1, 1) + dealt(2, 1),
        kept=("dealt-from-unapproved-device",),
        filing=APPROVED,
    ),
    Rows(
        "a device without its approvals",
        START + BURN + marked(dealt(1, 1), "cards") + dealt(2, 1),
        broken("dealt-from-unapproved-device", "551.15"),
        filing=UNAPPROVED,
    ),
    Rows(
        "filled, and no card removed from the device",
        START + LOAD + first_card(dealt(1, 1)),
        noted("no-card-removed-from-continuous-shuffler", "551.15"),
        filing=APPROVED,
    ),
    Rows(
        "a step of the dealing procedure otherwise",
        START + BURN + marked(lone("source=shoe").replace("face=up", "face=down"), "deal "),
        noted("dealing-otherwise-with-continuous-device", "551.15"),
        filing=APPROVED,
    ),
    Rows(
        "the same from a shoe",
        START + BURN + marked(lone("source=shoe").replace("face=up", "face=down"), "deal "),
        broken("additional-card-face-down", "551.8(g)"),
    ),
    Rows("a shuffle and a cut are not asked of the device", START + LOAD + BURN + dealt(1, 1), filing=APPROVED),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_case(case: Rows) -> None:
    """Findings, paragraphs and events are those expected; the twins are judged and kept."""
    case.holds()
