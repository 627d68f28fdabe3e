"""Splits of a player on several boxes, where the limit may be his and not the box's."""

from validator.core.engine.kernel import NOT_APPLICABLE, kernel, needs
from validator.games.blackjack.options import RESPLITS, SPLIT_HANDS, SPLIT_HANDS_MAXIMUM, SWITCH
from validator.games.blackjack.rows import root_at
from validator.games.blackjack.splitting import first_hand_of
from validator.games.blackjack.tables import hand, note, round_
from validator.games.numbers import missing_facts, numbers_of
from validator.games.rounds.options import UNSTATED
from validator.games.table import Table, ask, lacking
from validator.log.codes import KIND_SPLIT

MORE_SPLIT_HANDS_OF_PLAYER, SPLIT_ON_ANOTHER_BOX, *_ = numbers_of("blackjack.splits_of_player")

NO_PLAYER, NOT_FILED, *_ = missing_facts()


@kernel
def judge_hands(t: Table, i: int, h: int, r: int) -> None:
    """Judge how many hands the player of hand row ``h`` has on several boxes once event ``i`` has formed it.

    Where the box alone has too many hands another rule says so.
    """
    box = first_hand_of(t, h)
    maximum = t.options[SPLIT_HANDS_MAXIMUM]
    of_box = of_player = boxes = 0
    for other in range(t.rounds[r + round_.HAND] + hand.WIDTH, t.rounds[r + round_.HANDS_END], hand.WIDTH):
        if t.hands[other + hand.CARDS] == 0 or other > h:
            continue
        if first_hand_of(t, other) == box:
            of_box += 1
        if t.hands[other + hand.PLAYER] >= 0 and t.hands[other + hand.PLAYER] == t.hands[box + hand.PLAYER]:
            of_player += 1
            boxes += 1 if t.hands[other + hand.PARENT] < 0 else 0
    if of_box > maximum:
        return
    if lacking(t, MORE_SPLIT_HANDS_OF_PLAYER, NO_PLAYER, t.hands[box + hand.PLAYER] < 0):
        return
    over = boxes > 1 and of_player > maximum
    ask(t, MORE_SPLIT_HANDS_OF_PLAYER, over, i, maximum, of_player, 0, -1, root_at(t, h, i), r)


@kernel
def judge_times(t: Table, i: int, h: int, r: int) -> None:
    """Judge how often the player of hand row ``h`` has split on several boxes by event ``i``.

    Where he split the one box too often another rule says so; at Blackjack Switch he has two hands by the game itself.
    """
    if t.options[SWITCH] == 1:
        t.tally[SPLIT_ON_ANOTHER_BOX + NOT_APPLICABLE] += 1
        return
    if lacking(t, SPLIT_ON_ANOTHER_BOX, NO_PLAYER, t.hands[h + hand.PLAYER] < 0):
        return
    if lacking(t, SPLIT_ON_ANOTHER_BOX, NOT_FILED, t.options[RESPLITS] == UNSTATED):
        return
    allowed = t.options[SPLIT_HANDS] - 1 + t.options[RESPLITS]
    here = elsewhere = 0
    for j in range(t.rounds[r + round_.FIRST], i + 1):
        other = t.notes[j * note.WIDTH + note.HAND]
        if t.kind[j] != KIND_SPLIT or other < 0 or t.hands[other + hand.PLAYER] != t.hands[h + hand.PLAYER]:
            continue
        if first_hand_of(t, other) == first_hand_of(t, h):
            here += 1
        else:
            elsewhere += 1
    over = elsewhere > 0 and here <= allowed < here + elsewhere
    ask(t, SPLIT_ON_ANOTHER_BOX, over, i, allowed, here + elsewhere, 0, -1, -1, r)


@needs(kinds=(KIND_SPLIT,))
@kernel
def splits_of_player_pass(t: Table) -> None:
    """Judge every split by what its player splits on all his boxes."""
    for i in range(len(t.kind)):
        r = t.notes[i * note.WIDTH + note.ROUND]
        h = t.notes[i * note.WIDTH + note.HAND]
        if t.kind[i] != KIND_SPLIT or r < 0 or h < 0 or t.rounds[r + round_.VOID] >= 0:
            continue
        if t.options[SPLIT_HANDS_MAXIMUM] > 0:
            judge_hands(t, i, h, r)
        else:
            judge_times(t, i, h, r)
