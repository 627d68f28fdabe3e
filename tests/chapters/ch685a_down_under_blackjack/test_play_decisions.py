"""§ 685a.7(i) to (k), 685a.9 and 685a.10 in play: Blackjacks, decisions, doubling down and splitting."""

import pytest

from tests.chapters.ch685a_down_under_blackjack.down_under import case, finding
from tests.games.blackjack.cases import Case, Finds


def play(
    cards: str, acts: str, end: str, dealer: str = "6H 9C", draws: str = "dealer 5S 20", range_: str = "medium"
) -> str:
    """A round of one player with $20 against a dealer of 20."""
    return f"bet 1 2000\ncards 1 {cards} / dealer {dealer}\nrange {range_}\n{acts}\nturn\n{draws}\n{end}\nclear"


def one(name: str, round_: str, *finds: Finds, keeps: tuple[str, ...] = ()) -> Case:
    """A case of one round."""
    return case(name, round_, finds=finds, keeps=keeps)


LOST, BOTH = "collect 1 2000", "collect 1 2000\ncollect 1d 2000"
TWO = "bet 1 2000\nbet 2 1000\ncards 1 {} / 2 {} / dealer 6H 9C\nrange medium\n{}\nturn\ndealer 5S 20\n{}\nclear"
LATE = "blackjack-paid-late-against-low-card"
SPLIT = "1 split 11 2000\n1 gets 7C\n1 stand\n11 gets 9D\n11 stand"
LOSE = "collect 1 2000\ncollect 11 2000"

BLACKJACKS = (
    one(
        "paid 3 to 2 in its turn",
        play("AS KD", "announce 1 blackjack\npay 1 3000\nremove 1", ""),
        keeps=(
            "blackjack-unpaid-against-low-card",
            LATE,
            "blackjack-not-announced-against-low-card",
            "blackjack-cards-not-removed-against-low-card",
            "blackjack-paid-at-wrong-odds",
        ),
    ),
    one(
        "against a king, paid in its turn",
        play("AS KD", "announce 1 blackjack\npay 1 3000\nremove 1", "", "KH 9C", ""),
        keeps=(
            "blackjack-unpaid-at-once",
            "blackjack-paid-at-no-lawful-moment",
            "blackjack-not-announced-against-high-card",
            "blackjack-cards-not-removed-at-once",
        ),
    ),
    one(
        "against two Large cards, the hole card open",
        play("AS KD", "turn\nannounce 1 blackjack\npay 1 3000\nremove 1", "", "KH QC", "", "large").replace(
            "\nturn\n\n\n", "\n"
        ),
        keeps=("blackjack-cards-not-removed",),
    ),
    one(
        "6 to 5",
        play("AS KD", "announce 1 blackjack\n*pay 1 2400\nremove 1", ""),
        finding("blackjack-paid-at-wrong-odds", "11(a)", -600, "P1"),
    ),
    one(
        "a cent short",
        play("AS KD", "announce 1 blackjack\n*pay 1 2999\nremove 1", ""),
        finding("blackjack-paid-at-wrong-odds", "11(a)", -1, "P1"),
    ),
    one(
        "$12.51, which makes half a cent: the cent below",
        play("AS KD", "announce 1 blackjack\npay 1 1876\nremove 1", "").replace("bet 1 2000", "bet 1 1251"),
    ),
    one(
        "returned",
        play("AS KD", "announce 1 blackjack\n*return 1 2000\nremove 1", ""),
        finding("blackjack-unpaid-against-low-card", "7(i)(1)", -3000, "P1"),
    ),
    one(
        "returned against a king",
        play("AS KD", "announce 1 blackjack\n*return 1 2000\nremove 1", "", "KH 9C", ""),
        finding("blackjack-unpaid-at-once", "7(i)(1)", -3000, "P1"),
    ),
    one(
        "returned against a 21 of three cards",
        play("AS KD", "announce 1 blackjack\n*return 1 2000\nremove 1", "", draws="dealer 6S 21"),
        finding("blackjack-against-longer-21-not-paid", "7(i)(1)", -3000, "P1"),
    ),
    one(
        "paid 3 to 2 against what becomes a 21 of three cards",
        play("AS KD", "announce 1 blackjack\npay 1 3000\nremove 1", "", draws="dealer 6S 21"),
        keeps=("blackjack-against-longer-21-not-paid",),
    ),
    one(
        "paid after the next player",
        TWO.format("AS KD", "TS 9D", "announce 1 blackjack\n2 stand\n*pay 1 3000\nremove 1", "collect 2 1000"),
        finding(LATE, "7(i)(1)"),
    ),
    one(
        "against a king, paid after the hole card was turned",
        "bet 1 2000\nbet 2 1000\ncards 1 AS KD / 2 TS 9D / dealer KH 9C\nrange medium\nannounce 1 blackjack\n2 stand\nturn\n*pay 1 3000\nremove 1\nreturn 2 1000\nclear",
        finding("blackjack-paid-at-no-lawful-moment", "7(i)(1)"),
    ),
    one(
        "not announced",
        play("AS KD", "pay 1 3000\nremove 1", "").replace("clear", "clear\n*end"),
        finding("blackjack-not-announced-against-low-card", "7(i)(1)"),
    ),
    one(
        "not announced against a king",
        play("AS KD", "pay 1 3000\nremove 1", "", "KH 9C", "").replace("clear", "clear\n*end"),
        finding("blackjack-not-announced-against-high-card", "7(i)(1)"),
    ),
    one(
        "the cards never removed",
        play("AS KD", "announce 1 blackjack\npay 1 3000", "").replace("clear", "**end"),
        finding("blackjack-cards-not-removed-against-low-card", "7(i)(1)"),
        finding("cards-not-removed-after-round", "7(s)"),
    ),
    one(
        "the cards never removed, against a king",
        play("AS KD", "announce 1 blackjack\npay 1 3000", "", "KH 9C", "").replace("clear", "**end"),
        finding("blackjack-cards-not-removed-at-once", "7(i)(1)"),
        finding("cards-not-removed-after-round", "7(s)"),
    ),
    one(
        "the cards never removed, the hole card lying open",
        "bet 1 2000\ncards 1 AS KD / dealer KH QC\nrange large\nturn\nannounce 1 blackjack\npay 1 3000\n**end",
        finding("blackjack-cards-not-removed", "7(i)(1)"),
        finding("cards-not-removed-after-round", "7(s)"),
    ),
)

DECISIONS = (
    one(
        "drawn, stood",
        play("5S 4D", "1 hit TC\n1 stand", LOST),
        keeps=(
            "no-decision-taken",
            "card-not-asked-for",
            "asked-card-not-dealt",
            "draw-after-bust",
            "draw-on-21",
            "draw-on-blackjack",
            "additional-card-face-down",
            "surrendered-all-the-same",
            "decision-out-of-turn",
        ),
    ),
    one(
        "from the left",
        TWO.format("TS 9D", "TC 8D", "1 stand\n2 stand", "collect 2 1000\ncollect 1 2000"),
        keeps=("decision-out-of-turn",),
    ),
    one(
        "from the right",
        TWO.format("TS 9D", "TC 8D", "*2 stand\n1 stand", "collect 2 1000\ncollect 1 2000"),
        finding("decision-out-of-turn", "7(i)"),
    ),
    one(
        "with the hole card open, drawn and stood",
        play("5S 4D", "turn\n1 hit 7C\n1 hit 2D\n1 stand", LOST, "KH QC", "", "large").replace("stand\nturn", "stand"),
        keeps=("asked-card-not-dealt", "card-not-asked-for"),
    ),
    one(
        "no decision", play("TS 5D", "", LOST).replace("clear", "clear\n*end"), finding("no-decision-taken", "7(i)(2)")
    ),
    one(
        "surrendered",
        play("TS 6D", "*1 surrender", "collect 1 1000\nreturn 1 1000"),
        finding("surrendered-all-the-same", "7(i)(2)", 1000, "the house"),
    ),
    one("a card not asked for", play("TS 2D", "1 stand\n*1 gets 3C", LOST), finding("card-not-asked-for", "7(j)")),
    one(
        "a card face down",
        play("5S 4D", "*1 hit TC face=down\n1 stand", LOST),
        finding("additional-card-face-down", "7(j)"),
    ),
    one("a card asked for and not dealt", play("5S 4D", "*1 hit", LOST), finding("asked-card-not-dealt", "7(j)")),
    one("a card on 22", play("TS 4D", "1 hit 8C\n*1 hit 2C", LOST), finding("draw-after-bust", "7(k)")),
    one("a card on 21", play("TS 4D", "1 hit 7C\n*1 hit 2C", "pay 1 2000"), finding("draw-on-21", "7(k)(1)")),
    one(
        "a card on a Blackjack",
        play("AS KD", "announce 1 blackjack\n*1 hit 2C\npay 1 3000\nremove 1", ""),
        finding("draw-on-blackjack", "7(k)(1)"),
    ),
)

DOUBLES = (
    one(
        "doubled for as much",
        play("6S 5D", "1 double 2000 2C", BOTH),
        keeps=(
            "double-down-over-original",
            "double-down-on-blackjack",
            "double-down-after-two-cards",
            "double-down-without-card",
            "double-down-card-face-down",
            "double-down-card-not-sideways",
        ),
    ),
    one("doubled for less", play("6S 5D", "1 double 500 2C", "collect 1 2000\ncollect 1d 500")),
    one(
        "doubled for a cent more",
        play("6S 5D", "1 double 2001 2C", "collect 1 2000\ncollect 1d 2001").replace(
            "1 double 2001 2C",
            '{"kind": "choice", "hand": 1, "seat": 1, "what": "double"}\n*{"kind": "wager", "wager": 101, "seat": 1, "hand": 1, "player": "P1", "what": "double-down", "cents": 2001}\n1 gets 2C what=sideways',
        ),
        finding("double-down-over-original", "9(a)", 1, "P1"),
    ),
    one(
        "doubled on three cards",
        play(
            "3S 2D",
            '1 hit 4C\n*{"kind": "choice", "hand": 1, "seat": 1, "what": "double"}\n{"kind": "wager", "wager": 101, "seat": 1, "hand": 1, "player": "P1", "what": "double-down", "cents": 2000}\n1 gets 2C what=sideways',
            BOTH,
        ),
        finding("double-down-after-two-cards", "9(a)"),
    ),
    one(
        "doubled on a Blackjack",
        play(
            "AS KD",
            'announce 1 blackjack\n*{"kind": "choice", "hand": 1, "seat": 1, "what": "double"}\n{"kind": "wager", "wager": 101, "seat": 1, "hand": 1, "player": "P1", "what": "double-down", "cents": 2000}\npay 1 3000\nreturn 1d 2000\nremove 1',
            "",
        ),
        finding("double-down-on-blackjack", "9(a)"),
    ),
    one(
        "two cards",
        play("6S 5D", "1 double 2000 2C\n*1 gets 7D", BOTH),
        finding("second-card-after-double-down", "9(a)"),
    ),
    one(
        "no card",
        play("6S 5D", "1 double 2000", BOTH).replace("collect 1d 2000", "*collect 1d 2000"),
        finding("double-down-without-card", "9(c)"),
    ),
    one(
        "the card face down",
        play("6S 5D", "*1 double 2000 2C face=down", BOTH),
        finding("double-down-card-face-down", "9(c)"),
    ),
    one(
        "the card not sideways",
        play("6S 5D", "*1 double 2000 2C what=", BOTH),
        finding("double-down-card-not-sideways", "9(c)"),
    ),
    one(
        "doubled on 21 after a split",
        play(
            "TS KD",
            '1 split 11 2000\n1 gets AC\n*{"kind": "choice", "hand": 1, "seat": 1, "what": "double"}\n{"kind": "wager", "wager": 101, "seat": 1, "hand": 1, "player": "P1", "what": "double-down", "cents": 2000}\n1 gets 2C what=sideways\n11 gets 9D\n11 stand',
            "collect 11 2000\ncollect 1 2000\ncollect 1d 2000",
        ),
        finding("double-down-on-split-21", "7(k)(1)", noted=True),
    ),
    one(
        "doubled after a split",
        play(
            "8S 8D",
            "1 split 11 2000\n1 gets 3C\n1 double 2000 2D\n11 gets 9D\n11 stand",
            "collect 1 2000\ncollect 1d 2000\ncollect 11 2000",
        ),
        keeps=("double-down-on-split-21",),
    ),
)

SPLITS = (
    one(
        "two 8s",
        play("8S 8D", SPLIT, LOSE),
        keeps=(
            "split-of-unlike-cards",
            "split-after-two-cards",
            "split-wager-not-equal",
            "split-without-wager",
            "split-hands-interleaved",
            "split-hand-without-second-card",
            "no-decision-on-split-hand",
            "more-split-hands-than-allowed",
            "split-on-another-box",
        ),
    ),
    one("a king and a queen", play("KS QD", SPLIT, LOSE)),
    one(
        "8 and 9", play("8S 9D", SPLIT.replace("1 split", "*1 split"), LOSE), finding("split-of-unlike-cards", "10(a)")
    ),
    one(
        "split with three cards",
        play("4S 4D", "1 hit 2C\n*1 split 11 2000\n1 stand\n11 gets 9D\n11 stand", LOSE),
        finding("split-after-two-cards", "10(a)"),
    ),
    one(
        "8s again split",
        play(
            "8S 8D",
            "1 split 11 2000\n1 gets 8C\n*1 split 12 2000\n1 gets 7C\n1 stand\n12 gets 7D\n12 stand\n11 gets 9D\n11 stand",
            "collect 1 2000\ncollect 11 2000\ncollect 12 2000",
        ),
        finding("more-split-hands-than-allowed", "10(c)"),
    ),
    one(
        "a second wager of less",
        play(
            "8S 8D",
            SPLIT.replace(
                "1 split 11 2000",
                '{"kind": "choice", "hand": 1, "seat": 1, "what": "split"}\n*{"kind": "wager", "wager": 11, "seat": 1, "hand": 11, "player": "P1", "what": "split", "cents": 1999}\n1 moves 11',
            ),
            "collect 1 2000\ncollect 11 1999",
        ),
        finding("split-wager-not-equal", "10(a)", 1, "the house"),
    ),
    one(
        "no second wager",
        play("8S 8D", SPLIT.replace("1 split 11 2000", "1 split 11"), "collect 1 2000").replace("clear", "clear\n*end"),
        finding("split-without-wager", "10(a)"),
    ),
    one(
        "both hands dealt before one is played",
        play("8S 8D", "1 split 11 2000\n1 gets 7C\n*11 gets 9D\n1 stand\n11 stand", LOSE),
        finding("split-hands-interleaved", "10(b)"),
    ),
    one(
        "a hand without its second card",
        play("8S 8D", "1 split 11 2000\n1 gets 7C\n1 stand", "collect 1 2000\n*return 11 2000"),
        finding("split-hand-without-second-card", "10(b)"),
    ),
    one(
        "no decision on a split hand",
        play("8S 8D", "1 split 11 2000\n1 gets 7C\n1 stand\n11 gets 9D", "collect 1 2000\n*collect 11 2000"),
        finding("no-decision-on-split-hand", "10(c)"),
    ),
    one(
        "aces, one card each",
        play("AS AD", "1 split 11 2000\n1 gets 5C\n11 gets 9D", "collect 1 2000\nreturn 11 2000"),
        keeps=("split-ace-drawn-to", "more-split-hands-of-aces-than-allowed"),
    ),
    one(
        "aces again split",
        play(
            "AS AD",
            "1 split 11 2000\n1 gets AC\n*1 split 12 2000\n1 gets 5C\n12 gets 6C\n11 gets 7D",
            "collect 1 2000\ncollect 11 2000\ncollect 12 2000",
        ),
        finding("more-split-hands-of-aces-than-allowed", "10(c)"),
    ),
    one(
        "a split ace drawn to, the card not counted",
        play("AS AD", "1 split 11 2000\n1 gets 5C\n*1 hit 4D\n11 gets 9D", "collect 1 2000\nreturn 11 2000"),
        finding("split-ace-drawn-to", "10(e)"),
    ),
    one(
        "a split ace doubled",
        play(
            "AS AD",
            "1 split 11 2000\n1 gets 5C\n*1 double 2000 4D\n11 gets 9D",
            "collect 1 2000\ncollect 1d 2000\nreturn 11 2000",
        ),
        finding("split-ace-drawn-to", "10(e)"),
    ),
    one(
        "a player's two boxes split",
        "bet 1 2000\nbet 2 2000 player=P1\ncards 1 8S 8D / 2 9S 9D / dealer 6H 9C\nrange medium\n1 split 11 2000\n1 gets 7C\n1 stand\n11 gets 9D\n11 stand\n"
        '{"kind": "choice", "hand": 2, "seat": 2, "player": "P1", "what": "split"}\n{"kind": "wager", "wager": 12, "seat": 2, "hand": 12, "player": "P1", "what": "split", "cents": 2000}\n*2 moves 12\n2 gets 7D\n2 stand\n12 gets 8C\n12 stand\nturn\ndealer 5S 20\n'
        "collect 2 2000\ncollect 12 2000\ncollect 1 2000\ncollect 11 2000\nclear",
        finding("split-on-another-box", "10(c)", noted=True),
    ),
)

# §§ 685a.9(b) and 685a.10(d): a Blackjack that was overlooked behind a light and comes to light at the end
HIDDEN = "bet 1 2000\ncards 1 {} / dealer KH AC\n*peek blue\narea small\n{}\nturn\n{}\nclear"
OVERLOOKED = finding("large-hole-card-shown-otherwise", "3(e)(3)")

LATE_BLACKJACKS = (
    one(
        "a doubled hand: the initial wager alone",
        HIDDEN.format("6S 5D", "1 double 2000 2C", "collect 1 2000\nreturn 1d 2000"),
        OVERLOOKED,
        keeps=("double-down-kept-against-dealer-blackjack",),
    ),
    one(
        "a doubled hand: both",
        HIDDEN.format("6S 5D", "1 double 2000 2C", "collect 1 2000\n*collect 1d 2000"),
        OVERLOOKED,
        finding("double-down-kept-against-dealer-blackjack", "9(b)", -2000, "P1"),
    ),
    one(
        "a doubled 21: the initial wager alone",
        HIDDEN.format("6S 5D", "1 double 2000 TC", "collect 1 2000\nreturn 1d 2000"),
        OVERLOOKED,
    ),
    one(
        "a doubled 21 returned",
        HIDDEN.format("6S 5D", "1 double 2000 TC", "*return 1 2000\nreturn 1d 2000"),
        OVERLOOKED,
        finding("wager-kept-on-dealer-blackjack", "7(h)(2)", 2000, "the house"),
    ),
    one(
        "a doubled hand over 21: both",
        HIDDEN.format("TS 5D", "1 double 2000 TC", "collect 1 2000\n*collect 1d 2000"),
        OVERLOOKED,
        finding("busted-double-down-against-dealer-blackjack", "9(b)", -2000, "P1", True),
    ),
    one(
        "a split: one wager",
        HIDDEN.format("8S 8D", SPLIT, "collect 1 2000\nreturn 11 2000"),
        OVERLOOKED,
        keeps=("split-wager-kept-against-dealer-blackjack",),
    ),
    one(
        "a split: one wager, from the second hand",
        HIDDEN.format("8S 8D", SPLIT, "return 1 2000\ncollect 11 2000"),
        OVERLOOKED,
    ),
    one(
        "a split: both wagers",
        HIDDEN.format("8S 8D", SPLIT, "collect 1 2000\n*collect 11 2000"),
        OVERLOOKED,
        finding("split-wager-kept-against-dealer-blackjack", "10(d)", -2000, "P1"),
    ),
)


CASES = (*BLACKJACKS, *DECISIONS, *DOUBLES, *SPLITS, *LATE_BLACKJACKS)


@pytest.mark.parametrize("one", CASES, ids=lambda one: one.name)
def test_decisions(one: Case) -> None:
    one.holds()
