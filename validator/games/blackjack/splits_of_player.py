"""Splits of a player on several boxes, where the limit may be his and not the box's."""

from validator.core.engine.kernel import NOT_APPLICABLE, kernel, needs
from validator.core.engine.option_rows import UNSTATED
from validator.core.engine.rows import between, row_after
from validator.games.blackjack.rows import root_at
from validator.games.blackjack.splitting import first_hand_of
from validator.games.blackjack.tables.rows import Hand, Round, Table
from validator.games.numbers import Rules, missing_facts
from validator.games.table import ask, lacking
from validator.log.codes import KIND_SPLIT

NO_PLAYER, NOT_FILED, *_ = missing_facts()

rule = Rules("blackjack.splits_of_player")
MORE_SPLIT_HANDS_OF_PLAYER = rule(
    "more-split-hands-of-player",
    "A player with too many hands on several boxes",
    "{seat}: the player has {observed} hands on his boxes; one box may come to {expected}",
    needs={
        "whose hands they are": NO_PLAYER,
    },
    expected="at most {expected} hands of one player",
    observed="{observed}",
)
SPLIT_ON_ANOTHER_BOX = rule(
    "split-on-another-box",
    "A player split on several boxes more often than he may on one",
    ("{seat}: the player has split {observed} times on his boxes in this round; one box may be split {expected} times"),
    needs={
        "whose hands they are": NO_PLAYER,
        "how often pairs may be split": NOT_FILED,
    },
    expected="at most {expected}, if the player and not the box is limited",
    observed="{observed}",
)


@kernel
def judge_hands(t: Table, i: int, h: Hand, r: Round) -> None:
    """Judge how many hands the player of hand row ``h`` has on several boxes once event ``i`` has formed it.

    Where the box alone has too many hands another rule says so.
    """
    box = first_hand_of(t, h)
    maximum = t.options.split_hands_maximum
    of_box = of_player = boxes = 0
    for other in between(t.hands, row_after(t.hands, r.hand, 1), r.hands_end):
        if other.cards == 0 or other.at > h.at:
            continue
        if first_hand_of(t, other) == box:
            of_box += 1
        if other.player >= 0 and other.player == box.player:
            of_player += 1
            boxes += 1 if not other.parent else 0
    if of_box > maximum:
        return
    if lacking(t, MORE_SPLIT_HANDS_OF_PLAYER, NO_PLAYER, box.player < 0):
        return
    over = boxes > 1 and of_player > maximum
    ask(t, MORE_SPLIT_HANDS_OF_PLAYER, over, i, maximum, of_player, 0, -1, root_at(t, h, i), r.at)


@kernel
def judge_times(t: Table, i: int, h: Hand, r: Round) -> None:
    """Judge how often the player of hand row ``h`` has split on several boxes by event ``i``.

    Where he split the one box too often another rule says so; at Blackjack Switch he has two hands by the game itself.
    """
    if t.options.switch == 1:
        t.tally[SPLIT_ON_ANOTHER_BOX + NOT_APPLICABLE] += 1
        return
    if lacking(t, SPLIT_ON_ANOTHER_BOX, NO_PLAYER, h.player < 0):
        return
    if lacking(t, SPLIT_ON_ANOTHER_BOX, NOT_FILED, t.options.resplits == UNSTATED):
        return
    allowed = t.options.split_hands - 1 + t.options.resplits
    here = elsewhere = 0
    for j in range(r.first, i + 1):
        other = t.notes[j].hand
        if t.kind[j] != KIND_SPLIT or not other or other.player != h.player:
            continue
        if first_hand_of(t, other) == first_hand_of(t, h):
            here += 1
        else:
            elsewhere += 1
    over = elsewhere > 0 and here <= allowed < here + elsewhere
    ask(t, SPLIT_ON_ANOTHER_BOX, over, i, allowed, here + elsewhere, 0, -1, -1, r.at)


@needs(kinds=(KIND_SPLIT,))
@kernel
def splits_of_player_pass(t: Table) -> None:
    """Judge every split by what its player splits on all his boxes."""
    for i in range(len(t.kind)):
        if t.kind[i] != KIND_SPLIT:
            continue
        note = t.notes[i]
        r, h = note.round, note.hand
        if not r or not h or r.void >= 0:
            continue
        if t.options.split_hands_maximum > 0:
            judge_hands(t, i, h, r)
        else:
            judge_times(t, i, h, r)
