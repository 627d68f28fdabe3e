"""Dealing from the hand (§ 633a.12(b)) on rounds judged by hand."""

import pytest

from tests.chapters.ch633a_blackjack.cases import Case, Finds, breaks, logs
from tests.chapters.ch633a_blackjack.rounds import filing


def dealing(**changes: str) -> str:
    """A filing that deals a single deck from the hand."""
    chosen = {
        "cards_decks": "1",
        "cards_dealing": "hand",
        "cards_shoe": "none",
        "cards_shuffler": "automated",
        "variations__dealt-from-the-hand": "{burn_each_round: true}",
    }
    return filing(**{**chosen, **changes})


BETS = "bet 1 1000\nbet 2 1000\n"
CARDS = "cards 1 TH 8D / 2 9S 9H / dealer 8C TD\n"
ROUND = f"{BETS}burn\n{CARDS}1 stand\n2 stand\nturn\nturn 1\nturn 2\nreturn 1 1000\nreturn 2 1000\nclear"
"""18 and 18 against 18."""


def dealt(
    name: str,
    *rounds: str,
    finds: tuple[Finds, ...] = (),
    keeps: tuple[str, ...] = (),
    missing: tuple[tuple[str, str], ...] = (),
    spared: tuple[str, ...] = (),
    never: tuple[str, ...] = (),
    undeclared: tuple[str, ...] = (),
    direction: str = "clockwise",
    filed: str = "",
) -> Case:
    """A case at a table that deals from the hand."""
    return Case(
        name,
        rounds,
        finds,
        keeps,
        missing,
        spared,
        filed or dealing(),
        never,
        undeclared,
        direction,
        from_hand=True,
    )


def changed(old: str, new: str) -> str:
    """The round of two 18s with one act changed."""
    assert ROUND.count(old) == 1, (ROUND.count(old), old)
    return ROUND.replace(old, new)


def rows(cards: str) -> str:
    """Initial cards row by row, as ``*2 9S down``: a star, the hand, the card and its face."""
    written = []
    for part in cards.split(", "):
        star, part = ("*", part[1:]) if part.startswith("*") else ("", part)
        hand, card, *face = part.split()
        lies = f', "face": "{face[0]}"' if face else ""
        written.append(
            f'{star}{{"kind": "deal", "hand": {hand}, "seat": {hand}, "card": "{card}", "source": "deck-in-hand"{lies}}}'
        )
    return "\n".join(written) + "\n"


DEALT = "1 TH down, 2 9S down, 0 8C up, 1 8D down, 2 9H down, 0 ? down"


def faced(old: str, new: str) -> str:
    """The round of two 18s with one initial card changed."""
    assert DEALT.count(old) == 1
    return changed(CARDS, rows(DEALT.replace(old, new))).replace("turn\n", "turn TD\n", 1)


def one(cards: str, dealer: str, acts: str, settled: str) -> str:
    """A round of one player."""
    return f"bet 1 1000\nburn\ncards 1 {cards} / dealer {dealer}\n{acts}\n{settled}\nclear"


WON, LOST, TIED = "pay 1 1000\nreturn 1 1000", "collect 1 1000", "return 1 1000"
WON_TWICE = f"{WON}\npay 1d 1000\nreturn 1d 1000"


def doubled(before: str = "", after: str = "", end: str = "turn", star: str = "") -> str:
    """11 doubled to 20 against 18; ``before`` comes before the Double Down Wager, ``after`` after its card."""
    return one(
        "6H 5D",
        "8C TD",
        f'{{"kind": "choice", "hand": 1, "seat": 1, "player": "P1", "what": "double"}}\n{before}'
        '{"kind": "wager", "wager": 101, "seat": 1, "player": "P1", "hand": 1, "what": "double-down", "cents": 1000, '
        '"by": "chips"}\n'
        '{"kind": "deal", "hand": 1, "seat": 1, "card": "9S", "face": "up", "source": "deck-in-hand", "what": "sideways"}'
        f"\n{after}{end}",
        WON_TWICE,
    ).replace("\n\n", "\n")


CHOICE = '{{"kind": "choice", "hand": {0}, "seat": {0}, "player": "P{0}", "what": "{1}"}}\n'
STAKE = (
    '{{"kind": "wager", "wager": {1}, "seat": {0}, "player": "P{0}", "hand": {2}, "what": "{3}", "cents": 1000, '
    '"by": "chips"}}\n'
)
EVERY_ACT = (
    "bet 1 1000\nbet 2 1000\nbet 3 1000\nbet 4 1000\nbet 5 1000\nholds right-hand\n"
    "cards 1 6H 5D / 2 TS 6S / 3 AH KS / 4 8H 8D / 5 QS 6C / dealer AC 6D\nholds right-hand\n"
    "touch 1 one-hand\ntouch 2 one-hand\ntouch 3 one-hand\ntouch 4 one-hand\ntouch 5 one-hand\n"
    '{"kind": "handle-cards", "hand": 4, "seat": 4, "by": "dealer", "what": "both-hands"}\n'
    '{"kind": "offer", "what": "insurance"}\n1 insurance 500\npeek no-blackjack\ncollect 1i 500\n'
    + CHOICE.format(1, "double")
    + "turn 1\n"
    + STAKE.format(1, 101, 1, "double-down")
    + "1 gets 9C what=sideways\n"
    "2 hit TC\nturn 2\ncollect 2 1000\nremove 2\n"
    "turn 3\nannounce 3 blackjack\npay 3 1500\nreturn 3 1000\nremove 3\n"
    + CHOICE.format(4, "split")
    + "turn 4\n"
    + STAKE.format(4, 14, 14, "split")
    + "4 moves 14\n4 gets 3S\n4 hit 4C\n4 stand\n14 gets TD\n14 stand\n"
    "5 surrender\nturn 5\ncollect 5 500\nreturn 5 500\nremove 5\n"
    "holds right-hand\nturn\ncollect 4 1000\n"
    "pay 1 1000\nreturn 1 1000\npay 1d 1000\nreturn 1d 1000\npay 14 1000\nreturn 14 1000\nclear"
)
"""A Double Down, a hand over 21, a Blackjack, a split pair and a surrender against 17, with Insurance and the reader."""

CASES = (
    dealt(
        "two who stand",
        ROUND,
        keeps=(
            "hand-dealt-round-without-burn",
            "hand-dealt-burn-not-in-rack",
            "hand-dealt-out-of-turn",
            "hand-dealt-first-card-face-up",
            "hand-dealt-up-card-face-down",
            "hand-dealt-second-card-face-up",
            "hand-dealt-hole-card-face-up",
            "hand-dealt-decision-out-of-turn",
            "players-cards-not-turned-at-end",
            "hole-card-not-turned",
            "tie-not-returned",
        ),
    ),
    dealt("every kind of act", "between\nburn", EVERY_ACT),
    dealt("another hand of the dealer in the next round", ROUND.replace("cards", "holds left-hand\ncards"), ROUND.replace("cards", "holds right-hand\ncards"), keeps=()),
    # (b)(3): "the dealer shall continue to use that hand when holding the cards during that round of play"
    dealt(
        "the other hand within a round",
        changed("cards", "holds left-hand\ncards").replace("turn\n", "*holds right-hand\nturn\n", 1),
        finds=breaks("deck-changed-hands", "633a.12(b)(3)"),
    ),
    dealt(
        "the same hand within a round",
        changed("cards", "holds left-hand\ncards").replace("turn\n", "holds left-hand\nturn\n", 1),
        keeps=("deck-changed-hands",),
    ),
    # (b)(5): "Prior to commencement of each round of play, the dealer shall remove the first card and place it in the
    # discard rack."
    dealt("a card removed between the rounds", ROUND, f"between\nburn", changed("burn\n", ""), keeps=("hand-dealt-round-without-burn",)),
    dealt(
        "no card removed",
        faced("1 TH down", "*1 TH down").replace("burn\n", ""),
        finds=breaks("hand-dealt-round-without-burn", "633a.12(b)(5)"),
    ),
    dealt(
        "a card removed before the first of two rounds only",
        ROUND,
        faced("1 TH down", "*1 TH down").replace("burn\n", ""),
        finds=breaks("hand-dealt-round-without-burn", "633a.12(b)(5)"),
    ),
    dealt(
        "a card removed after the first card is dealt",
        faced("1 TH down, ", "*1 TH down, BURN, ").replace("burn\n", "").replace("cards", "cards")
        if False
        else faced("1 TH down", "*1 TH down").replace("burn\n", "").replace(
            '{"kind": "deal", "hand": 2, "seat": 2, "card": "9S"', 'burn\n{"kind": "deal", "hand": 2, "seat": 2, "card": "9S"'
        ),
        finds=breaks("hand-dealt-round-without-burn", "633a.12(b)(5)"),
    ),
    dealt(
        "removals that are not always recorded",
        changed("burn\n", ""),
        undeclared=("burn",),
        missing=(("hand-dealt-round-without-burn", "every card removed"),),
    ),
    dealt("the card removed for a new dealer", changed("burn\n", "burn what=new-dealer\n"), keeps=("hand-dealt-round-without-burn",)),
    dealt("the reason of the removal not recorded", changed("burn\n", "burn what=\n"), keeps=("hand-dealt-round-without-burn",)),
    dealt(
        "the card removed not placed in the rack",
        changed("burn\n", "*burn dest=side\n"),
        finds=breaks("hand-dealt-burn-not-in-rack", "633a.12(b)(5)"),
    ),
    dealt(
        "where the card was placed is not recorded",
        changed("burn\n", "burn dest=\n"),
        missing=(("hand-dealt-burn-not-in-rack", "where the card was placed"),),
    ),
    dealt("no wager and no card", "", ROUND),
    # (b)(5): "starting with the player farthest to the dealer's left and continuing ... in a clockwise direction"
    dealt(
        "the second position before the first",
        faced("1 TH down, 2 9S down", "2 9S down, *1 TH down"),
        finds=breaks("hand-dealt-out-of-turn", "633a.12(b)(5)"),
    ),
    dealt(
        "positions numbered from the dealer's right",
        faced("1 TH down, 2 9S down", "2 9S down, 1 TH down").replace("1 8D down", "x").replace("x", "1 8D down"),
        direction="",
        missing=(("hand-dealt-out-of-turn", "the direction in which positions are numbered"),),
    ),
    dealt(
        "numbers that rise counterclockwise",
        (
            BETS + "burn\n" + rows("2 9S down, 1 TH down, 0 8C up, 2 9H down, 1 8D down, 0 ? down")
            + "2 stand\n1 stand\nturn TD\nturn 1\nturn 2\nreturn 1 1000\nreturn 2 1000\nclear"
        ),
        direction="counterclockwise",
        keeps=("hand-dealt-out-of-turn", "hand-dealt-decision-out-of-turn"),
    ),
    # (b)(5)(i) to (iv) and (4): faces
    *(
        dealt(f"{rule}", faced(card, f"*{card.replace(*turned)}"), finds=breaks(rule, cite))
        for rule, card, turned, cite in (
            ("hand-dealt-first-card-face-up", "1 TH down", ("down", "up"), "633a.12(b)(5)(i)"),
            ("hand-dealt-up-card-face-down", "0 8C up", ("up", "down"), "633a.12(b)(5)(ii)"),
            ("hand-dealt-second-card-face-up", "2 9H down", ("down", "up"), "633a.12(b)(5)(iii)"),
            ("hand-dealt-hole-card-face-up", "0 ? down", ("? down", "TD up"), "633a.12(b)(5)(iv)"),
        )
    ),
    *(
        dealt(f"{rule}: face not recorded", faced(card, card.rpartition(" ")[0]), missing=((rule, "the face of the card"),))
        for rule, card in (
            ("hand-dealt-first-card-face-up", "1 TH down"),
            ("hand-dealt-up-card-face-down", "0 8C up"),
            ("hand-dealt-second-card-face-up", "2 9H down"),
            ("hand-dealt-hole-card-face-up", "0 ? down"),
        )
    ),
    dealt(
        "faces as from a shoe where the cards come from a shoe",
        ROUND.replace("burn\n", ""),
        filed=filing(),
        finds=(),
    )
    if False
    else Case(
        "dealt from a shoe",
        ("bet 1 1000\ncards 1 TH 8D / dealer 8C TD\n1 stand\nturn\nreturn 1 1000\nclear",),
        keeps=("first-card-face-down", "deal-out-of-turn"),
    ),
    # (b)(6): "each player shall, with one hand, examine his cards. All players shall keep their cards in full view"
    dealt("one hand", changed("1 stand", "touch 1 one-hand\n1 stand"), keeps=("cards-touched-with-both-hands",)),
    dealt(
        "both hands",
        changed("1 stand", "*touch 1 both-hands\n1 stand"),
        finds=breaks("cards-touched-with-both-hands", "633a.12(b)(6)"),
    ),
    dealt("both hands of the dealer", changed("1 stand", "touch 1 both-hands by=dealer player=\n1 stand")),
    dealt("both hands, and whose is not recorded", changed("1 stand", "touch 1 both-hands by= player= seat=\n1 stand")),
    dealt(
        "out of view",
        changed("1 stand", "*touch 1 out-of-view\n1 stand"),
        finds=breaks("cards-out-of-view", "633a.12(b)(6)"),
    ),
    *(
        dealt(
            f"cards {what} by a player",
            changed("1 stand", f"*touch 1 {what}\n1 stand"),
            finds=breaks("cards-handled-by-player", "633a.7(t)"),
        )
        for what in ("removed", "altered")
    ),
    dealt(
        "cards touched by a spectator",
        changed("1 stand", "*touch 1 one-hand by=spectator player=\n1 stand"),
        finds=breaks("cards-handled-by-player", "633a.7(t)"),
    ),
    Case(
        "cards touched where they are dealt from a shoe",
        ("bet 1 1000\ncards 1 TH 8D / dealer 8C TD\n*touch 1 one-hand\n1 stand\nturn\nreturn 1 1000\nclear",),
        breaks("cards-handled-by-player", "633a.7(t)"),
    ),
    # (b)(6): "Each player, starting with the player farthest to the dealer's left ..., shall then indicate"
    dealt(
        "decisions out of turn",
        changed("1 stand\n2 stand", "*2 stand\n1 stand"),
        finds=breaks("hand-dealt-decision-out-of-turn", "633a.12(b)(6)"),
    ),
    dealt(
        "decisions, numbering not recorded",
        changed("1 stand\n2 stand", "2 stand\n1 stand"),
        direction="",
        missing=(("hand-dealt-decision-out-of-turn", "the direction in which positions are numbered"),),
    ),
    dealt("no decision", changed("1 stand\n", "") + "\n*end", finds=breaks("no-decision-taken", "633a.7(i)(2)")),
    # (b)(6)(i): "surrender, double down or split a pair, the dealer shall turn over the player's two cards"
    dealt("a Double Down, turned before the wager", doubled("turn 1\n"), keeps=("cards-not-turned-for-decision",)),
    dealt("a Double Down, turned before the card", doubled().replace('"by": "chips"}\n{"kind": "deal"', '"by": "chips"}\nturn 1\n{"kind": "deal"')),
    dealt("a Double Down, turned after the card", doubled(after="turn 1\n")),
    dealt("a Double Down, turned one card after the other", doubled(
        '{"kind": "expose", "hand": 1, "card": "6H"}\n{"kind": "expose", "hand": 1, "card": "5D"}\n')),
    dealt("a Double Down turned at the end only", doubled(end="turn\nturn 1").replace('{"kind": "choice"', '*{"kind": "choice"'),
        finds=breaks("cards-not-turned-for-decision", "633a.12(b)(6)(i)")),
    dealt("turnings that are not always recorded", doubled(), undeclared=("expose",),
          missing=(("cards-not-turned-for-decision", "every turning of cards"),)),
    dealt("a surrender, turned", one("TH 6D", "8C TD", "1 surrender\nturn 1\ncollect 1 500\nreturn 1 500\nremove 1", "").replace("\n\n", "\n"),
          keeps=("cards-not-turned-for-decision",)),
    dealt("a surrender, not turned", one("TH 6D", "8C TD", "*1 surrender\ncollect 1 500\nreturn 1 500\nremove 1", "").replace("\n\n", "\n"),
          finds=breaks("cards-not-turned-for-decision", "633a.12(b)(6)(i)")),
    # (b)(6)(ii): "exceed 21, the player shall immediately discard his cards"
    *(
        dealt(f"{name}", one("TH 6D", "8C TD", acts, settled), keeps=keeps)
        for name, acts, settled, keeps in (
            ("over 21, discarded", "1 hit TS\nremove 1\nturn", LOST, ("broken-hand-not-discarded",)),
            ("over 21, collected and discarded", "1 hit TS\ncollect 1 1000\nremove 1", "turn", ("broken-hand-not-discarded",)),
            ("over 21, shown and discarded", "1 hit TS\nturn 1\nremove 1\nturn", LOST, ("broken-hand-not-discarded",)),
            ("over 21, announced, touched and discarded", "1 hit TS\nannounce 1 26\ntouch 1 one-hand\nremove 1\nturn", LOST, ()),
            ("21, not discarded", "1 hit 5S\nturn\nturn 1", WON, ()),
        )
    ),
    dealt(
        "over 21, another player first",
        f"{BETS}burn\ncards 1 TH 6D / 2 9S 9H / dealer 8C TD\n1 hit TS\n2 stand\n*remove 1\nturn\nturn 2\ncollect 1 1000\nreturn 2 1000\nclear",
        finds=breaks("broken-hand-not-discarded", "633a.12(b)(6)(ii)"),
    ),
    dealt(
        "over 21, never discarded",
        f"{BETS}burn\ncards 1 TH 6D / 2 9S 9H / dealer 8C TD\n1 hit TS\n2 stand\nturn\nturn 2\ncollect 1 1000\nreturn 2 1000\n*clear",
        finds=breaks("broken-hand-not-discarded", "633a.12(b)(6)(ii)"),
    ),
    dealt(
        "over 21, removals not always recorded",
        f"{BETS}burn\ncards 1 TH 6D / 2 9S 9H / dealer 8C TD\n1 hit TS\n2 stand\nturn\nturn 2\ncollect 1 1000\nreturn 2 1000\nclear",
        undeclared=("muck",),
        missing=(("broken-hand-not-discarded", "every removal of cards"),),
    ),
    # (b)(7): "the dealer shall deal face upwards whatever additional cards are necessary"
    dealt("an additional card face down", one("TH 6D", "8C TD", '1 hit\n*{"kind": "deal", "hand": 1, "seat": 1, "card": "5S", "face": "down", '
          '"source": "deck-in-hand"}\n1 stand\nturn\nturn 1', WON), finds=breaks("additional-card-face-down", "633a.7(j)")),
    # (b)(8): "turn over the hole card and draw any additional cards in accordance with § 633a.7(m)"
    dealt("the dealer draws", one("TH 8D", "6C TD", "1 stand\nturn\ndealer 2S 18\nturn 1", TIED), keeps=("dealer-total-not-announced",)),
    dealt("the dealer's total not announced", one("TH 8D", "6C TD", "1 stand\nturn\n*dealer 2S\nturn 1", TIED),
          finds=breaks("dealer-total-not-announced", "633a.7(l)")),
    dealt("the dealer stands at 16", one("TH 8D", "6C TD", "1 stand\nturn\nturn 1", f"{WON}\n*end").replace("clear", "clear").replace("\n*end\nclear", "\nclear"),
          finds=()) if False else
    dealt("the dealer draws to 17", one("TH 8D", "6C TD", "1 stand\nturn\ndealer AS 17\nturn 1", WON)),
    dealt("a card drawn without effect", one("TH 6D", "6C TD", "1 hit TS\nremove 1\nturn\n*dealer 2S 18", LOST),
          finds=breaks("dealer-drew-without-effect-from-the-hand", "633a.12(b)(8)", noted=True)),
    dealt("no card where it has no effect", one("TH 6D", "6C TD", "1 hit TS\nremove 1\nturn", LOST)),
    # (b)(9): "After all additional cards have been dealt, the dealer shall turn over each player's two cards"
    dealt("a player's cards not turned", changed("turn 2\n", "").replace("clear", "clear\n*end"),
          finds=breaks("players-cards-not-turned-at-end", "633a.12(b)(9)")),
    dealt("cards turned, not always recorded", changed("turn 2\n", ""), undeclared=("expose",),
          missing=(("players-cards-not-turned-at-end", "every turning of cards"),)),
    dealt("cards already turned for an optional wager", changed("1 stand", "turn 1\n1 stand").replace("turn\nturn 1\n", "turn\n")),
    dealt("cards not known before they are turned",
          BETS + "burn\n" + rows("1 ? down, 2 ? down, 0 8C up, 1 ? down, 2 ? down, 0 ? down") + "1 stand\n2 stand\nturn TD\n"
          '{"kind": "expose", "hand": 1, "card": "TH"}\n{"kind": "expose", "hand": 1, "card": "8D"}\n'
          '{"kind": "expose", "hand": 2, "card": "9S"}\n{"kind": "expose", "hand": 2, "card": "9H"}\n'
          "return 1 1000\nreturn 2 1000\nclear",
          keeps=("tie-not-returned", "players-cards-not-turned-at-end")),
    dealt("a wager lost though the cards tie", changed("return 1 1000", "*collect 1 1000"),
          finds=breaks("tie-not-returned", "633a.7(q)", -1000, "P1")),
    dealt("a Blackjack of the dealer", f"{BETS}burn\ncards 1 TH 8D / 2 9S 9H / dealer TC AD\npeek blackjack\nturn\nturn 1\nturn 2\n"
          "collect 1 1000\ncollect 2 1000\nclear"),
    dealt("a Blackjack left to the end", one("AH KD", "8C TD", "turn\nturn 1\nannounce 1 blackjack", "pay 1 1500\nreturn 1 1000"),
          filed=dealing(dealing_blackjack_paid="after-the-hole-card")) if False else
    dealt("a Blackjack paid at once", one("AH KD", "8C TD", "turn 1\nannounce 1 blackjack\npay 1 1500\nreturn 1 1000\nremove 1", "turn")),
)

LOGS = logs(CASES)


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_dealt_from_the_hand(case: Case) -> None:
    """Each case holds."""
    case.holds()
