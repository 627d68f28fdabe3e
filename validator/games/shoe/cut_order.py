"""To whom the cut is offered, and in what order it goes on from one who refuses."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.rows import between, row_after
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.table_rows import Round
from validator.games.shoe import shoe_state
from validator.games.shoe.shoe_table import Table
from validator.games.table import ask, lacking, recorded
from validator.log.codes import KIND_CUT_OFFERED, KIND_PLAYER_ARRIVES, KIND_PLAYER_LEAVES

WHO, WHO_SAT_THERE, *_ = missing_facts()

rule = Rules("shoe.cut_order")
CUT_NOT_OFFERED_TO_FIRST_PLAYER = rule("cut-not-offered-to-first-player")
CUT_NOT_OFFERED_TO_COVER_CARD_PLAYER = rule("cut-not-offered-to-cover-card-player")
CUT_NOT_OFFERED_TO_FARTHEST_RIGHT = rule("cut-not-offered-to-farthest-right")
CUT_NOT_OFFERED_AFTER_DIRECTED_RESHUFFLE = rule("cut-not-offered-after-directed-reshuffle")
CUT_NOT_ROTATED = rule(
    "cut-not-rotated",
    "Refused cut not offered to the next player counterclockwise",
    "the cut went to {observed}; it was the turn of {expected}",
    needs={
        "to whom the cut was offered, and how the positions are numbered": WHO,
        "a record of everybody who came to the table and left it": WHO_SAT_THERE,
    },
    expected="{expected}",
    observed="{observed}",
    unit="seat",
)
CUT_NOT_ROTATED_AFTER_DIRECTED_RESHUFFLE = rule("cut-not-rotated-after-directed-reshuffle")
CUT_AFTER_REFUSAL = rule("cut-after-refusal")
SPREAD_SHOWN_TO_ANOTHER = rule(
    "spread-shown-to-another",
    "Cards spread for another player than the first to arrive",
    "the cards were spread for {observed}, while {expected} was there, the first to arrive",
    needs={
        "for whom the cards were spread, and who arrived first": WHO,
        "a record of everybody who came to the table and left it": WHO_SAT_THERE,
    },
    expected="{expected}",
    observed="{observed}",
    unit="seat",
)

SAME = 1
OTHER = 0
UNKNOWN = -1

ANYBODY = -2
"""In place of a player: no matter whether he is the same person."""


@kernel
def cut_went_elsewhere(seat: int, entitled: int) -> bool:
    """Whether the cut went to another position than that of the player entitled to it."""
    return seat != entitled


@kernel
def note_seats(t: Table, r: Round) -> None:
    """Enter who played round row ``r`` into the places of the seats."""
    for seat in range(shoe_state.SEATS):
        t.cut.last_seats[seat] = 0
    for h in between(t.hands, row_after(t.hands, r.hand, 1), r.hands_end):
        if h.seat > 0:
            t.cut.last_seats[h.seat] = h.player + 2
    for w in between(t.wagers, r.wager, r.wagers_end):
        if w.seat > 0 and t.cut.last_seats[w.seat] < 2:
            t.cut.last_seats[w.seat] = w.player + 2


@kernel
def same_person(t: Table, seat: int, player: int, other_seat: int, other_player: int) -> int:
    """Whether two positions are one player's: SAME, OTHER or UNKNOWN. A player's boxes lie side by side."""
    if player >= 0 and other_player >= 0:
        return SAME if player == other_player else OTHER
    if seat < 0 or other_seat < 0:
        return UNKNOWN
    if seat == other_seat:
        return SAME
    apart = seat - other_seat if seat > other_seat else other_seat - seat
    return OTHER if t.options.adjacent_boxes > 0 and apart >= t.options.adjacent_boxes else UNKNOWN


@kernel
def empty_positions_of(t: Table, seat: int, player: int) -> None:
    """Somebody leaves: his positions are empty; where it is not recorded who, nobody is known to be there.

    Of one whose position is not recorded nor found, one of the positions of players not named may be empty, and so may
    a further box beside the position of one who is not named.
    """
    found, unnamed = seat >= 0, False
    who = t.cut.last_seats[seat] - 2 if seat > 0 else -1
    for place in range(shoe_state.SEATS):
        there = t.cut.last_seats[place]
        found |= player >= 0 and there == player + 2
        unnamed |= there == 1
        if place == seat or (player >= 0 and there == player + 2) or (seat < 0 and player < 0):
            t.cut.last_seats[place] = 0
        elif seat > 0 and player < 0 < there and same_person(t, place, there - 2, seat, who) == UNKNOWN:
            t.cut.gap = 1
    if player >= 0 and unnamed and not found:
        t.cut.gap = 1
    first = (seat >= 0 and seat + 1 == t.cut.arrived_seat) or (player >= 0 and player + 1 == t.cut.arrived_player)
    if first or (seat < 0 and player < 0):
        t.cut.arrived_seat = -1
        t.cut.arrived_player = -1


@kernel
def seat_of(t: Table, seat: int, player: int) -> int:
    """The position of whoever is named by ``seat`` or ``player``; -1 not known."""
    if seat >= 0 or player < 0:
        return seat
    for place in range(shoe_state.SEATS):
        if t.cut.last_seats[place] == player + 2:
            return place
    return -1


@kernel
def entitled_between(t: Table, seat: int, player: int, after: int) -> int:
    """The position, farther to the dealer's right than ``seat``, of another player who was not offered the cut.

    ``after`` is the position last offered it, -1 none. -1 where there is no such player. Only those who are known to
    be at the table count.
    """
    direction = t.cut.direction
    found = -1
    for place in range(1, shoe_state.SEATS):
        there = t.cut.last_seats[place]
        if there == 0 or (place - seat) * direction <= 0 or (after >= 0 and (place - after) * direction >= 0):
            continue
        if player != ANYBODY and same_person(t, place, there - 2, seat, player) != OTHER:
            continue
        if after >= 0:
            before = t.cut.last_seats[after] - 2
            if same_person(t, place, there - 2, after, before) != OTHER:
                continue
        if found < 0 or direction > 0:
            found = place
    return found


@kernel
def anybody_there(t: Table) -> bool:
    """Whether somebody is known to be at the table."""
    people = 0
    for place in range(1, shoe_state.SEATS):
        if t.cut.last_seats[place] != 0:
            people += 1
    return people > 0


@kernel
def reason(t: Table) -> int:
    """Which of the cases decides who is offered the cut; not known where more than one would."""
    directed = t.cut.reason == shoe_state.DIRECTED
    if t.stack.partial == 1:
        return shoe_state.UNKNOWN_REASON
    if t.cut.reason == shoe_state.GAME_BEGINS or t.cut.opened_now == 1:
        return shoe_state.UNKNOWN_REASON if directed else shoe_state.GAME_BEGINS
    if t.cut.cover_seat == 1:
        return shoe_state.UNKNOWN_REASON if directed else shoe_state.COVER_ON_DEALER
    if t.cut.cover_seat > 1:
        return shoe_state.UNKNOWN_REASON if directed else shoe_state.COVER_ON_PLAYER
    return shoe_state.DIRECTED if directed else shoe_state.UNKNOWN_REASON


@kernel
def offers_may_lack(t: Table) -> bool:
    """Whether the cut may have been offered to somebody before of whom no row tells."""
    return not recorded(t, KIND_CUT_OFFERED) or t.cut.gap == 1


@kernel
def judge_turn(t: Table, rule: int, seat: int, player: int, after: int, i: int, row: Round) -> None:
    """Judge that the cut goes to ``seat`` when it is the turn of the farthest right, or of the next after ``after``."""
    if lacking(t, rule, WHO, seat <= 0 or t.cut.direction == 0 or offers_may_lack(t)):
        return
    if lacking(t, rule, WHO_SAT_THERE, not recorded(t, KIND_PLAYER_LEAVES) or not anybody_there(t)):
        return
    entitled = entitled_between(t, seat, player, after)
    if entitled < 0 and after > 0 and (seat - after) * t.cut.direction > 0:
        entitled = after
    t.tally[rule + JUDGED] += 1
    if entitled >= 0 and cut_went_elsewhere(seat, entitled):
        t.stack.out_of_turn = 1
        emit(t.hits, rule, i, entitled, seat, 0, -1, -1, row.at)


@kernel
def sits_there(t: Table, seat: int, player: int) -> bool:
    """Whether who played at a position may still be at the table: nobody, or another who came, may sit there now."""
    there = t.cut.last_seats[seat]
    if there < 2 or player < 0 or there == player + 2:
        return there != 0
    return seat_of(t, -1, player) >= 0


@kernel
def judge_first(t: Table, rule: int, seat: int, player: int, i: int, row: Round) -> None:
    """Judge that the cut goes first to one certain player: the first to arrive, or he who had the cover card."""
    if rule == CUT_NOT_OFFERED_TO_FIRST_PLAYER:
        entitled = t.cut.arrived_seat - 1
        person = t.cut.arrived_player - 1
        known = recorded(t, KIND_PLAYER_ARRIVES) and recorded(t, KIND_PLAYER_LEAVES)
    else:
        entitled = t.cut.cover_seat - 1
        person = t.cut.cover_player - 1
        known = recorded(t, KIND_PLAYER_LEAVES)
        if known and not sits_there(t, entitled, person):
            t.tally[rule + NOT_APPLICABLE] += 1
            return
    same = same_person(t, seat, player, entitled, person)
    if lacking(t, rule, WHO, offers_may_lack(t)):
        return
    if same == SAME:
        t.tally[rule + JUDGED] += 1
    elif same == OTHER and known:
        t.tally[rule + JUDGED] += 1
        t.stack.out_of_turn = 1
        emit(t.hits, rule, i, entitled, seat, 0, -1, -1, row.at)
    else:
        t.tally[rule + (WHO if same == UNKNOWN else WHO_SAT_THERE)] += 1


@kernel
def judge_shown(t: Table, seat: int, player: int, i: int, row: Round) -> None:
    """Judge that the cards of an opening are spread for the first player to arrive, while he is there."""
    rule = SPREAD_SHOWN_TO_ANOTHER
    if seat < 0 and player < 0:
        t.tally[rule + NOT_APPLICABLE] += 1
        return
    first_seat = t.cut.arrived_seat - 1
    same = same_person(t, seat, player, first_seat, t.cut.arrived_player - 1)
    if lacking(t, rule, WHO, same == UNKNOWN):
        return
    certain = t.cut.gap == 0 and recorded(t, KIND_PLAYER_ARRIVES) and recorded(t, KIND_PLAYER_LEAVES)
    if not lacking(t, rule, WHO_SAT_THERE, same == OTHER and not certain):
        ask(t, rule, same == OTHER, i, first_seat, seat, 0, -1, -1, row.at)


@kernel
def skipped_clockwise(t: Table, seat: int, player: int, after: int) -> int:
    """The first position passed over on the way clockwise from ``after`` (0: the dealer's left) to ``seat``; -1 none.

    A position counts where somebody is known to be there who surely is neither the player at ``seat`` nor one of those
    who were offered the cut before.
    """
    direction = t.cut.direction
    for step in range(1, shoe_state.SEATS):
        place = (after + step * direction) % shoe_state.SEATS
        if place == seat:
            return -1
        there = t.cut.last_seats[place]
        if there == 0 or same_person(t, place, there - 2, seat, player) != OTHER:
            continue
        if not_offered_yet(t, place, there - 2):
            return place
    return -1


@kernel
def not_offered_yet(t: Table, place: int, person: int) -> bool:
    """Whether the player at a position surely is none of those who were offered the cut of this stack."""
    for other in range(1, shoe_state.SEATS):
        if t.cut.offered[other] != 0:
            before = t.cut.last_seats[other] - 2
            if same_person(t, place, person, other, before) != OTHER:
                return False
    return True


@kernel
def waits_for_offer(t: Table) -> int:
    """A position at which somebody is known to be who surely was not offered the cut of this stack; -1 none."""
    for place in range(1, shoe_state.SEATS):
        there = t.cut.last_seats[place]
        if there != 0 and not_offered_yet(t, place, there - 2):
            return place
    return -1


@kernel
def judge_clockwise(t: Table, seat: int, player: int, last: int, i: int, row: Round) -> None:
    """Judge that a refused cut goes on to the next player clockwise: from him who refused, or from the dealer's left.

    From which of the two is open for the first refusal; both then run on clockwise.
    """
    unknown = seat <= 0 or last <= 0 or t.cut.direction == 0
    if lacking(t, CUT_NOT_ROTATED, WHO, unknown or offers_may_lack(t)):
        return
    if not recorded(t, KIND_PLAYER_LEAVES) or not anybody_there(t):
        t.tally[CUT_NOT_ROTATED + WHO_SAT_THERE] += 1
        return
    skipped = skipped_clockwise(t, seat, player, last)
    first = t.stack.offers == 1
    if skipped >= 0 and first and skipped_clockwise(t, seat, player, 0) < 0:
        skipped = -1
    t.tally[CUT_NOT_ROTATED + JUDGED] += 1
    if skipped >= 0 and cut_went_elsewhere(seat, skipped):
        t.stack.out_of_turn = 1
        emit(t.hits, CUT_NOT_ROTATED, i, skipped, seat, 0, -1, -1, row.at)


@kernel
def judge_after_refusal(t: Table, last: int, seat: int, i: int, row: Round) -> None:
    """Note what follows the one refusal of the cut by position ``last``: the cut of ``seat``, 0 the dealer's."""
    if not lacking(t, CUT_AFTER_REFUSAL, WHO, offers_may_lack(t)):
        t.tally[CUT_AFTER_REFUSAL + JUDGED] += 1
        emit(t.hits, CUT_AFTER_REFUSAL, i, last, seat, 0, -1, -1, row.at)


@kernel
def judge_offer(t: Table, named_seat: int, named_player: int, i: int, row: Round) -> None:
    """Judge to whom the cut is offered; an order once found wrong is not judged on."""
    seat = seat_of(t, named_seat, named_player)
    player = named_player
    if player < 0 and seat > 0 and t.cut.last_seats[seat] > 0:
        player = t.cut.last_seats[seat] - 2
    why = reason(t)
    last = t.stack.offered_seat - 1
    if t.stack.out_of_turn == 1 or why == shoe_state.UNKNOWN_REASON:
        return
    if t.stack.offers > 0 and t.options.cut_clockwise == 1:
        if t.stack.accepted == 0:
            judge_clockwise(t, seat, player, last, i, row)
    elif t.stack.offers == 0:
        if why == shoe_state.GAME_BEGINS:
            judge_first(t, CUT_NOT_OFFERED_TO_FIRST_PLAYER, seat, player, i, row)
        elif why == shoe_state.COVER_ON_PLAYER:
            judge_first(t, CUT_NOT_OFFERED_TO_COVER_CARD_PLAYER, seat, player, i, row)
        elif why == shoe_state.COVER_ON_DEALER:
            judge_turn(t, CUT_NOT_OFFERED_TO_FARTHEST_RIGHT, seat, player, -1, i, row)
        else:
            judge_turn(t, CUT_NOT_OFFERED_AFTER_DIRECTED_RESHUFFLE, seat, player, -1, i, row)
    elif t.stack.accepted == 0:
        if why == shoe_state.COVER_ON_DEALER:
            judge_turn(t, CUT_NOT_ROTATED, seat, player, last, i, row)
        elif why == shoe_state.DIRECTED:
            judge_turn(t, CUT_NOT_ROTATED_AFTER_DIRECTED_RESHUFFLE, seat, player, last, i, row)
        elif t.stack.offers == 1:
            judge_after_refusal(t, last, seat, i, row)
