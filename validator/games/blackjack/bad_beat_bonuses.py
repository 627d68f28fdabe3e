"""The Magic Card and the Lucky Player Bonus beside the Bad Beat Progressive Wager."""

from validator.core.kernel import JUDGED, Ints, emit, kernel
from validator.games.blackjack.optional import settled_by_another_rule
from validator.games.blackjack.options import BAD_BEAT_LUCKY, BAD_BEAT_MAGIC, LUCKY_OFFERED, MAGIC_OFFERED
from validator.games.blackjack.settlement import amount_differs
from validator.games.blackjack.slots.bad_beat import (
    BAD_BEAT_BONUS_LESS_THE_STAKE,
    LUCKY_PLAYER_BONUS_WRONG,
    MAGIC_CARD_BONUS_DOUBTFUL,
    MAGIC_CARD_BONUS_WRONG,
)
from validator.games.blackjack.tables import hand, note, round_
from validator.games.cards import known, rank_of
from validator.games.numbers import missing_facts
from validator.games.rounds import wager
from validator.games.rounds.options import ALWAYS, RECORDED
from validator.log.codes import (
    KIND_LUCKY_POSITION,
    KIND_MAGIC_CARD,
    KIND_PAY,
    WHAT_LUCKY_PLAYER_BONUS,
    WHAT_MAGIC_CARD_BONUS,
)

NOT_SELECTED, NOT_OFFERED, NO_PAYMENTS, *_ = missing_facts()


@kernel
def selected(kinds: Ints, values: Ints, rounds: Ints, r: int, kind: int) -> int:
    """The card or position that the table game system selected for round ``r``; -1 not recorded."""
    found = -1
    for i in range(rounds[r + round_.FIRST], rounds[r + round_.LAST] + 1):
        if kinds[i] == kind:
            found = values[i]
    return found


@kernel
def paid_as(kinds: Ints, whats: Ints, cents: Ints, notes: Ints, rounds: Ints, wagers: Ints, w: int, bonus: int) -> int:
    """Cents paid on a wager under the name of a bonus."""
    r = wagers[w + wager.ROUND]
    paid = 0
    for i in range(rounds[r + round_.FIRST], rounds[r + round_.LAST] + 1):
        if kinds[i] == KIND_PAY and whats[i] == bonus and notes[i * note.WIDTH + note.WAGER] == w:
            paid += cents[i]
    return paid


@kernel
def judge_bonus(rounds: Ints, wagers: Ints, tally: Ints, hits: Ints, slot: int, w: int, paid: int, due: int) -> None:
    """Judge what was paid as a bonus; one short by the stake alone is noted."""
    r = wagers[w + wager.ROUND]
    event = wagers[w + wager.LAST_SETTLED] if wagers[w + wager.LAST_SETTLED] >= 0 else rounds[r + round_.LAST]
    root = wagers[w + wager.ROOT]
    if due > 0 and settled_by_another_rule(paid, due - wagers[w + wager.STAKE]):
        tally[BAD_BEAT_BONUS_LESS_THE_STAKE + JUDGED] += 1
        emit(hits, BAD_BEAT_BONUS_LESS_THE_STAKE, event, due, paid, paid - due, w, root, r)
        return
    tally[slot + JUDGED] += 1
    if amount_differs(paid, due, 1):
        emit(hits, slot, event, due, paid, paid - due, w, root, r)


@kernel
def judge_magic(
    rounds: Ints, hands: Ints, wagers: Ints, tally: Ints, hits: Ints, w: int, card: int, bonus: int, paid: int
) -> None:
    """Judge the Magic Card Bonus; whether rank and suit have to match, and two cards are paid twice, is open."""
    h = wagers[w + wager.HAND]
    r = wagers[w + wager.ROUND]
    same = 0
    like = 0
    for one in (hands[h + hand.DEALT_FIRST], hands[h + hand.DEALT_SECOND]):
        same += 1 if one == card else 0
        like += 1 if rank_of(one) == rank_of(card) else 0
    due = bonus if same > 0 else 0
    tally[MAGIC_CARD_BONUS_DOUBTFUL + JUDGED] += 1
    if paid != due and (paid in (bonus * same, bonus * like) or (like > 0 and same == 0 and paid == bonus)):
        event = wagers[w + wager.LAST_SETTLED] if wagers[w + wager.LAST_SETTLED] >= 0 else rounds[r + round_.LAST]
        emit(hits, MAGIC_CARD_BONUS_DOUBTFUL, event, due, paid, paid - due, w, wagers[w + wager.ROOT], r)
        return
    judge_bonus(rounds, wagers, tally, hits, MAGIC_CARD_BONUS_WRONG, w, paid, due)


@kernel
def judge_bonuses(
    kinds: Ints,
    whats: Ints,
    cents: Ints,
    cards: Ints,
    seats: Ints,
    options: Ints,
    notes: Ints,
    rounds: Ints,
    hands: Ints,
    wagers: Ints,
    tally: Ints,
    hits: Ints,
    w: int,
) -> None:
    """Judge both bonuses of one wager, by what the filing offers and what the system selected."""
    r = wagers[w + wager.ROUND]
    h = wagers[w + wager.HAND]
    stake = wagers[w + wager.STAKE]
    for bonus in (WHAT_MAGIC_CARD_BONUS, WHAT_LUCKY_PLAYER_BONUS):
        magic = bonus == WHAT_MAGIC_CARD_BONUS
        slot = MAGIC_CARD_BONUS_WRONG if magic else LUCKY_PLAYER_BONUS_WRONG
        offered = options[MAGIC_OFFERED] if magic else options[LUCKY_OFFERED]
        paid = paid_as(kinds, whats, cents, notes, rounds, wagers, w, bonus)
        if offered < 0:
            tally[slot + NOT_OFFERED] += 1
            continue
        if offered == 0:
            judge_bonus(rounds, wagers, tally, hits, slot, w, paid, 0)
            continue
        chosen = selected(
            kinds, cards if magic else seats, rounds, r, KIND_MAGIC_CARD if magic else KIND_LUCKY_POSITION
        )
        if chosen < 0 or (magic and not known(chosen)):
            tally[slot + NOT_SELECTED] += 1
        elif paid == 0 and not (options[RECORDED + KIND_PAY] == ALWAYS and rounds[r + round_.GAPS] == 0):
            tally[slot + NO_PAYMENTS] += 1
        elif magic and not (known(hands[h + hand.DEALT_FIRST]) and known(hands[h + hand.DEALT_SECOND])):
            tally[slot + NOT_SELECTED] += 1
        elif magic:
            due = stake * options[BAD_BEAT_MAGIC] // options[BAD_BEAT_MAGIC + 1]
            judge_magic(rounds, hands, wagers, tally, hits, w, chosen, due, paid)
        else:
            due = stake * options[BAD_BEAT_LUCKY] // options[BAD_BEAT_LUCKY + 1]
            judge_bonus(rounds, wagers, tally, hits, slot, w, paid, due if chosen == wagers[w + wager.SEAT] else 0)
