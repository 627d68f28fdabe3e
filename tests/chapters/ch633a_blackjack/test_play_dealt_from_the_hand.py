"""Dealing from the hand (§ 633a.12(b)(3) to (6)) on rounds judged by hand."""

import pytest

from tests.chapters.ch633a_blackjack.fromhand import BETS, ROUND, changed, dealt, faced, rows
from tests.games.blackjack.cases import Case, breaks, logs
from tests.games.blackjack.playlog import replay
from validator.replay.checkability import OF_SHOE

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
"""A Double Down, a hand over 21, a Blackjack, a split pair and a surrender against 17, with Insurance."""

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
    dealt(
        "the deck taken into the other hand before the first card",
        "between\nholds left-hand",
        changed("burn", "holds right-hand\nburn").replace("turn\n", "holds right-hand\nturn\n", 1),
        keeps=("deck-changed-hands",),
    ),
    dealt(
        "a deck taken before the round into the other hand than within it",
        "between\nholds left-hand",
        changed("1 stand", "*holds right-hand\n1 stand"),
        finds=breaks("deck-changed-hands", "633a.12(b)(3)"),
    ),
    dealt(
        "another hand of the dealer in the next round",
        ROUND.replace("cards", "holds left-hand\ncards"),
        ROUND.replace("cards", "holds right-hand\ncards"),
    ),
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
    # (b)(4): "use the other hand to remove the top card of the deck"
    dealt(
        "a card taken with the hand that holds the deck",
        changed("cards", 'holds left-hand\n*{"kind": "card-hand", "what": "left-hand", "by": "dealer"}\ncards'),
        finds=breaks("card-taken-with-the-deck-hand", "633a.12(b)(4)"),
    ),
    dealt(
        "a card taken with the other hand",
        changed("cards", 'holds left-hand\n{"kind": "card-hand", "what": "right-hand", "by": "dealer"}\ncards'),
        keeps=("card-taken-with-the-deck-hand",),
    ),
    dealt(
        "a card taken with one hand, and nothing told of the deck",
        changed("cards", '{"kind": "card-hand", "what": "right-hand", "by": "dealer"}\ncards'),
        missing=(("card-taken-with-the-deck-hand", "which hand held the deck"),),
    ),
    # (b)(5): "Prior to commencement of each round of play, the dealer shall remove the first card and place it in the
    # discard rack."
    dealt(
        "a card removed between the rounds",
        ROUND,
        "between\nburn",
        changed("burn\n", ""),
        keeps=("hand-dealt-round-without-burn",),
    ),
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
        faced("1 TH down", "*1 TH down")
        .replace("burn\n", "")
        .replace(
            '{"kind": "deal", "hand": 2, "seat": 2, "card": "9S"',
            'burn\n{"kind": "deal", "hand": 2, "seat": 2, "card": "9S"',
        ),
        finds=breaks("hand-dealt-round-without-burn", "633a.12(b)(5)"),
    ),
    dealt(
        "removals that are not always recorded",
        changed("burn\n", ""),
        undeclared=("burn",),
        missing=(("hand-dealt-round-without-burn", "every card removed"),),
    ),
    dealt(
        "the card removed for a new dealer",
        changed("burn\n", "burn what=new-dealer\n"),
        keeps=("hand-dealt-round-without-burn",),
    ),
    dealt(
        "the reason of the removal not recorded",
        changed("burn\n", "burn what=\n"),
        keeps=("hand-dealt-round-without-burn",),
    ),
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
        faced("1 TH down, 2 9S down", "2 9S down, 1 TH down"),
        direction="",
        missing=(("hand-dealt-out-of-turn", "the position, and the direction in which positions are numbered"),),
    ),
    dealt(
        "numbers that rise counterclockwise",
        (
            BETS
            + "burn\n"
            + rows("2 9S down, 1 TH down, 0 8C up, 2 9H down, 1 8D down, 0 ? down")
            + "2 stand\n1 stand\nturn TD\nturn 1\nturn 2\nreturn 1 1000\nreturn 2 1000\nclear"
        ),
        direction="counterclockwise",
        keeps=("hand-dealt-out-of-turn", "hand-dealt-decision-out-of-turn"),
    ),
    dealt(
        "the dealer's first card amid the first cards",
        faced("2 9S down, 0 8C up", "*0 8C up, 2 9S down"),
        finds=breaks("hand-dealt-up-card-out-of-turn", "633a.12(b)(5)(ii)"),
    ),
    dealt(
        "the dealer's second card amid the second cards",
        faced("2 9H down, 0 ? down", "*0 ? down, 2 9H down"),
        finds=breaks("hand-dealt-hole-card-out-of-turn", "633a.12(b)(5)(iv)"),
    ),
    dealt(
        "the second round of cards without a first card to the dealer",
        faced("2 9S down, 0 8C up, 1 8D down, 2 9H down", "1 8D down, *2 9S down, 2 9H down, 0 8C up"),
        finds=breaks("hand-dealt-second-card-out-of-turn", "633a.12(b)(5)(iii)"),
    ),
    dealt(
        "a second card missed and dealt after all the others (633a.14(g))",
        faced("1 8D down, 2 9H down", "2 9H down, 1 8D down"),
        keeps=("hand-dealt-out-of-turn",),
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
        dealt(
            f"{rule}: face not recorded",
            faced(card, card.rpartition(" ")[0]),
            missing=((rule, "the face of the card"),),
        )
        for rule, card in (
            ("hand-dealt-first-card-face-up", "1 TH down"),
            ("hand-dealt-up-card-face-down", "0 8C up"),
            ("hand-dealt-second-card-face-up", "2 9H down"),
            ("hand-dealt-hole-card-face-up", "0 ? down"),
        )
    ),
    Case(
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
        missing=(
            ("hand-dealt-decision-out-of-turn", "the position, and the direction in which positions are numbered"),
        ),
    ),
    dealt("no decision", changed("1 stand\n", "") + "\n*end", finds=breaks("no-decision-taken", "633a.7(i)(2)")),
)

LOGS = logs(CASES)


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_dealt_from_the_hand(case: Case) -> None:
    """Each case holds."""
    case.holds()


def test_a_card_may_have_been_removed_before_the_log_begins() -> None:
    case = next(case for case in CASES if case.name == "no card removed")
    lines, _ = case.log()
    assert [one.rule for one in replay(lines, case.filing).findings] == ["hand-dealt-round-without-burn"]
    started = next(i for i, line in enumerate(lines) if '"round-start"' in line)
    told = [line for line in lines[:started] if '"records"' in line]
    report = replay([*told, *lines[started:]], case.filing)
    assert report.findings == []
    assert report.tally("hand-dealt-round-without-burn").missing[OF_SHOE] == 1
