"""§ 541.5(c) and (d) in play: who cuts the stack, in which turn, and where."""

import pytest

from tests.chapters.ch541_minibaccarat.shoes import BATCHES, PLAIN, REST, SEATED, STARRED, row
from tests.games.baccarat.cases import Case, Finds, breaks, filing

CUTS = (
    ("highest first", "offer 6 accepted\ncut 6 100", (), "cut-not-to-highest-number"),
    ("then clockwise", "offer 6 refused\noffer 4 refused\noffer 1 accepted\ncut 1 100", (), "cut-not-clockwise"),
    (
        "nobody",
        "offer 6 refused\noffer 4 refused\noffer 1 refused\ncut dealer 100",
        (),
        "dealer-cut-without-offer-to-all",
    ),
    ("highest passed over", "*offer 4 accepted\ncut 4 100", breaks("cut-not-to-highest-number", "541.5(c)"), ""),
    ("next passed over", "offer 6 refused\n*offer 1 accepted\ncut 1 100", breaks("cut-not-clockwise", "541.5(c)"), ""),
    (
        "backwards",
        "offer 6 refused\noffer 4 refused\n*offer 6 accepted\ncut 6 100",
        breaks("cut-not-clockwise", "541.5(c)"),
        "",
    ),
    (
        "dealer over one who accepted",
        "offer 6 accepted\n*cut dealer 100",
        breaks("dealer-cut-over-players", "541.5(c)"),
        "",
    ),
    (
        "dealer before all refused",
        "offer 6 refused\n*cut dealer 100",
        breaks("dealer-cut-without-offer-to-all", "541.5(c)"),
        "",
    ),
    ("without an offer", "*cut 4 100", breaks("cut-not-to-highest-number", "541.5(c)"), ""),
    ("near the top", "offer 6 accepted\n*cut 6 9", breaks("cut-near-the-end", "541.5(d)"), ""),
    ("near the bottom", "offer 6 accepted\n*cut 6 407", breaks("cut-near-the-end", "541.5(d)"), ""),
    ("ten from the top", "offer 6 accepted\ncut 6 10", (), "cut-near-the-end"),
    ("ten from the bottom", "offer 6 accepted\ncut 6 406", (), "cut-near-the-end"),
    (
        "recut by the next",
        "offer 6 accepted\ncut 6 100\n" + row("recut", by="floorperson:F1") + "\noffer 4 accepted\ncut 4 90",
        (),
        "recut-by-wrong-person",
    ),
    (
        "recut by the same",
        "offer 6 accepted\ncut 6 100\n" + row("recut", by="floorperson:F1") + "\n*cut 6 90",
        breaks("recut-by-wrong-person", "541.5(f)"),
        "",
    ),
    (
        "recut by the dealer, others being there",
        "offer 6 accepted\ncut 6 100\n" + row("recut", by="floorperson:F1") + "\n*cut dealer 90",
        breaks("recut-by-wrong-person", "541.5(f)"),
        "",
    ),
    (
        "near the top, and recut",
        "offer 6 accepted\ncut 6 5\n" + row("recut", by="floorperson:F1") + "\noffer 4 accepted\ncut 4 90",
        (),
        "cut-near-the-end",
    ),
    (
        "recut near the top",
        "offer 6 accepted\ncut 6 5\n" + row("recut", by="floorperson:F1") + "\noffer 4 accepted\n*cut 4 9",
        breaks("cut-near-the-end", "541.5(d)"),
        "",
    ),
    (
        "recut required by the dealer",
        "offer 6 accepted\ncut 6 100\n*" + row("recut", by="dealer:D1") + "\noffer 4 accepted\ncut 4 90",
        breaks("recut-not-by-floorperson", "541.5(f)"),
        "",
    ),
)


@pytest.mark.parametrize(("name", "acts", "finds", "keeps"), CUTS, ids=[one[0] for one in CUTS])
def test_the_cut(name: str, acts: str, finds: tuple[Finds, ...], keeps: str) -> None:
    Case(name, (PLAIN,), finds, keeps=(keeps,) if keeps else (), opening=f"{SEATED}{acts}\n{REST}").holds()


def test_a_recut_that_is_not_always_recorded() -> None:
    """The cards that were cut near the top may have been cut again."""
    missing = (("cut-near-the-end", "each recut required"),)
    opening = f"{row('records', what='recut', by='sometimes')}\n{SEATED}offer 6 accepted\ncut 6 5\n{REST}"
    Case("", (PLAIN,), opening=opening, undeclared=("recut",), missing=missing).holds()


@pytest.mark.parametrize(
    ("acts", "rule"),
    [
        ("offer 4 accepted\ncut 4 100", "cut-not-to-highest-number"),
        ("offer 6 refused\noffer 1 accepted\ncut 1 100", "cut-not-clockwise"),
    ],
)
def test_who_else_was_offered_the_cut_is_not_always_recorded(acts: str, rule: str) -> None:
    """He who seems passed over may have refused."""
    missing = ((rule, "to whom the cut was offered, and who was at the table"),)
    Case("", (PLAIN,), opening=f"{SEATED}{acts}\n{REST}", undeclared=("cut-offered",), missing=missing).holds()


@pytest.mark.parametrize("chapter", ["541", "543"])
@pytest.mark.parametrize(
    ("acts", "finds"),
    [
        ("offer 6 accepted\ncut 6 100", ""),
        ("offer 6 refused\noffer 4 refused\noffer 1 accepted\ncut 1 100", ""),
        ("*offer 4 accepted\ncut 4 100", "cut-not-to-highest-number"),
        ("offer 6 refused\n*offer 1 accepted\ncut 1 100", "cut-not-clockwise"),
    ],
)
@pytest.mark.parametrize("changed", [True, False])
def test_the_next_cut_of_preshuffled_cards_after_one_that_all_refused(
    chapter: str, acts: str, finds: str, changed: bool
) -> None:
    """No shuffle stands between the two cuts; a player has come to the lowest seat since."""
    preshuffled = row("batch", what="preshuffled")
    change = f"{row('card-change', n=8)}\n{preshuffled}\n" if changed else ""
    refused = "arrive 4\narrive 6\noffer 6 refused\noffer 4 refused\ncut dealer 100"
    Case(
        "preshuffled",
        (PLAIN, f"between\narrive 1\n{change}{acts}\n{REST}", PLAIN),
        breaks(finds, f"{chapter}.5(c)") if finds else (),
        keeps=() if finds else ("cut-not-to-highest-number",),
        filing=filing(chapter, cards__preshuffled="true"),
        chapter=chapter,
        opening=f"{preshuffled}\n{refused}\n{REST}",
        only=("cut-not-to-highest-number", "cut-not-clockwise", "dealer-cut-without-offer-to-all"),
    ).holds()


def test_the_cut_where_who_left_is_not_recorded() -> None:
    Case(
        "unsure",
        (PLAIN,),
        missing=(("cut-not-to-highest-number", "to whom the cut was offered, and who was at the table"),),
        undeclared=("player-leaves",),
        opening=f"{SEATED}offer 4 accepted\ncut 4 100\n{REST}",
    ).holds()


def test_a_cut_near_the_top_may_be_made_again_where_the_log_ends() -> None:
    Case(
        "no more",
        (PLAIN, "between\nshuffle\noffer 6 accepted\ncut 6 9"),
        missing=(("cut-near-the-end", "whether the stack was cut again before it was used"),),
        only=("cut-near-the-end",),
        opening=f"{SEATED}offer 6 accepted\ncut 6 100\n{REST}",
    ).holds()


def test_no_cut() -> None:
    Case("none", (STARRED,), breaks("no-cut", "541.5(c)"), opening=f"shuffle opening\n{REST}").holds()


def test_no_cut_of_cards_that_a_device_has_shuffled() -> None:
    Case(
        "device",
        (STARRED,),
        breaks("no-cut-where-device-shuffles", "541.5(c)", noted=True),
        opening=f"shuffle opening by=shuffler\n{REST}",
        filing=BATCHES,
    ).holds()


TURNS = ("cut-not-to-highest-number", "cut-not-clockwise", "dealer-cut-without-offer-to-all")


@pytest.mark.parametrize(
    ("shuffled", "follows", "finds", "kept"),
    [
        (row("shuffle", by="shuffler", back="blue"), "offer 4 accepted\ncut 4 100", "", True),
        (row("shuffle", by="shuffler", back="blue"), "*offer 1 accepted\ncut 1 100", "cut-not-clockwise", False),
        (row("shuffle", by="shuffler"), "offer 4 accepted\ncut 4 100", "", False),
        (row("shuffle", by="shuffler", back="red"), "offer 6 accepted\ncut 6 100", "", False),
        (row("shuffle", by="dealer", back="red"), "*offer 4 accepted\ncut 4 100", "cut-not-to-highest-number", False),
    ],
)
def test_a_device_that_shuffles_the_batch_that_waits_begins_no_order(
    shuffled: str, follows: str, finds: str, kept: bool
) -> None:
    Case(
        "two batches",
        (PLAIN,),
        breaks(finds, "541.5(c)") if finds else (),
        keeps=("cut-not-clockwise",) if kept else (),
        opening=f"{SEATED}{row('batch-swap', back='red')}\noffer 6 refused\n{shuffled}\n{follows}\n{REST}",
        filing=filing("541", cards__shuffler="automated"),
        only=TURNS,
    ).holds()


@pytest.mark.parametrize("comes", [row("decks", n=8), row("card-change", n=8), row("shoe-emptied", source="shoe")])
def test_a_stack_opened_before_a_card_of_the_last_was_dealt_is_cut_anew(comes: str) -> None:
    refused = "offer 6 refused\noffer 4 refused\noffer 1 refused\ncut dealer 100"
    for first, finds in (("offer 6 accepted\ncut 6 100", ""), ("*offer 4 accepted\ncut 4 100", TURNS[0])):
        Case(
            "opened twice",
            (PLAIN,),
            breaks(finds, "541.5(c)") if finds else (),
            keeps=() if finds else (TURNS[0],),
            opening=f"{SEATED}{refused}\n{REST}\n{comes}\n{first}\n{REST}",
            filing=filing("541", cards__preshuffled="true"),
            only=TURNS,
        ).holds()
