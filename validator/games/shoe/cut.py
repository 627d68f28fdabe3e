"""The cut: offered, made by a player or else by the dealer, deep enough, made again where it is ordered."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, kernel
from validator.core.engine.rows import NONE
from validator.core.engine.state_rows import clear
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.round_identity import kept_round
from validator.games.rounds.table_rows import Round
from validator.games.shoe import shoe_state
from validator.games.shoe.batch_sizes import size_event, sizes_settled
from validator.games.shoe.by_whom import below_floorperson, judge_by_whom
from validator.games.shoe.cut_depth import CUT_TOO_NEAR_END, begin_stack, cover_reached, judge_cover, judge_depth
from validator.games.shoe.cut_once import (
    accepted_by,
    another_stack,
    judge_accepter,
    judge_again,
    judge_offered_late,
    same_stack,
    stack_was_cut,
)
from validator.games.shoe.cut_order import (
    ANYBODY,
    anybody_there,
    empty_positions_of,
    entitled_between,
    judge_after_refusal,
    judge_offer,
    judge_shown,
    note_seats,
    reason,
    seat_of,
    waits_for_offer,
)
from validator.games.shoe.dealers_part import judge_who_offers_the_cut
from validator.games.shoe.judging import NO_RECORD, in_the_shoe, judge, lost_of_a_round, omitted, two_batches
from validator.games.shoe.recut import judge_recut
from validator.games.shoe.shoe_table import Table
from validator.games.table import recorded, role_of
from validator.log.codes import (
    BY_DEALER,
    BY_FLOORPERSON,
    BY_PLAYER,
    BY_SHUFFLER,
    BY_SUPERVISOR,
    KIND_BATCH,
    KIND_BATCH_SWAP,
    KIND_CARD_CHANGE,
    KIND_COVER_CARD,
    KIND_COVER_CARD_INSERTED,
    KIND_CUT,
    KIND_CUT_OFFERED,
    KIND_DEAL,
    KIND_DECKS,
    KIND_DETERMINANT,
    KIND_LOAD_SHOE,
    KIND_PLAYER_ARRIVES,
    KIND_PLAYER_LEAVES,
    KIND_POSITIONS,
    KIND_RACK_EMPTIED,
    KIND_RECUT,
    KIND_ROUND_START,
    KIND_SHOE_EMPTIED,
    KIND_SHUFFLE,
    KIND_SPREAD,
    KIND_STACK,
    KIND_TABLE_CLOSE,
    KIND_TABLE_OPEN,
    KIND_UNREADABLE,
    PLACE_SHUFFLER,
    WHAT_ACCEPTED,
    WHAT_CLOCKWISE,
    WHAT_COVER_CARD,
    WHAT_FLOORPERSON_DIRECTION,
    WHAT_OPENING,
    WHAT_PRESHUFFLED,
)

WAY_OF_SHUFFLING, *_ = missing_facts(after=NO_RECORD)

rule = Rules("shoe.cut")
NO_CUT = rule("no-cut")
NO_CUT_WHERE_DEVICE_LOADS = rule("no-cut-where-device-loads")
NO_CUT_OF_PRESHUFFLED_CARDS = rule("no-cut-of-preshuffled-cards")
CUT_NOT_OFFERED = rule("cut-not-offered")
CUT_BY_DEALER_WITHOUT_REFUSAL = rule("cut-by-dealer-without-refusal")
RECUT_NOT_BY_FLOORPERSON = rule("recut-not-by-floorperson")
CUT_BY_NEITHER_PLAYER_NOR_DEALER = rule("cut-by-neither-player-nor-dealer")
RECUT_BY_NEITHER_PLAYER_NOR_DEALER = rule("recut-by-neither-player-nor-dealer")
COVER_CARD_INSERTED_BY_ANOTHER = rule("cover-card-inserted-by-another")

SHUFFLED = 2


@kernel
def cut_over_a_player(accepted: int, waiting: int) -> bool:
    """Whether the dealer cut although a player had accepted (1) or one was waiting to be offered the cut (1)."""
    return accepted == 1 or waiting == 1


@kernel
def neither_player_nor_dealer(role: int) -> bool:
    """Whether the cards were cut by somebody, by the code of his role, who is neither a player nor a dealer."""
    return role >= 0 and role != BY_PLAYER and role != BY_DEALER


@kernel
def judge_cutter(t: Table, i: int, row: Round) -> None:
    """Judge that the dealer himself cuts: nobody may have accepted, nobody been left out."""
    certain = t.cut.gap == 0
    present = recorded(t, KIND_PLAYER_LEAVES) and anybody_there(t)
    why = reason(t)
    last = t.stack.offered_seat - 1
    if t.stack.offers == 0:
        known = certain and present and recorded(t, KIND_CUT_OFFERED)
        judge(t, CUT_NOT_OFFERED, known, omitted(0), i, -1, row)
        return
    t.tally[CUT_NOT_OFFERED + JUDGED] += 1
    if t.stack.accepted == 1:
        judge(t, CUT_BY_DEALER_WITHOUT_REFUSAL, True, cut_over_a_player(1, 0), i, -1, row)
    elif t.options.cut_clockwise == 1:
        known = certain and present and last > 0 and recorded(t, KIND_CUT_OFFERED)
        broken = cut_over_a_player(0, 1 if waits_for_offer(t) >= 0 else 0)
        broken = broken and t.stack.out_of_turn == 0
        judge(t, CUT_BY_DEALER_WITHOUT_REFUSAL, known, broken, i, -1, row)
    elif why == shoe_state.COVER_ON_DEALER or why == shoe_state.DIRECTED:
        waiting = -1
        direction = t.cut.direction
        if last > 0 and direction != 0:
            edge = 0 if direction > 0 else shoe_state.SEATS
            waiting = entitled_between(t, edge, ANYBODY, last)
        known = certain and present and last > 0 and direction != 0 and recorded(t, KIND_CUT_OFFERED)
        broken = cut_over_a_player(0, 1 if waiting >= 0 else 0) and t.stack.out_of_turn == 0
        judge(t, CUT_BY_DEALER_WITHOUT_REFUSAL, known, broken, i, -1, row)
    elif why != shoe_state.UNKNOWN_REASON and t.stack.offers == 1:
        judge_after_refusal(t, last, 0, i, row)
    else:
        t.tally[CUT_BY_DEALER_WITHOUT_REFUSAL + JUDGED] += 1


@kernel
def judge_cut_after_refusal(t: Table, i: int, row: Round, seat: int) -> None:
    """Note a player's cut after the one refusal of the cut where it is not said who cuts then.

    He may be the one who refused and thought better of it.
    """
    why = reason(t)
    rotates = why == shoe_state.COVER_ON_DEALER or why == shoe_state.DIRECTED or why == shoe_state.UNKNOWN_REASON
    if t.options.cut_clockwise != 1 and not rotates and t.stack.out_of_turn == 0:
        judge_after_refusal(t, t.stack.offered_seat - 1, seat, i, row)


@kernel
def made_again(t: Table, i: int) -> int:
    """Whether the cut of event ``i`` was made again upon an order before the cards went on (1); -1: not known."""
    ordered = False
    for later in range(i + 1, len(t.kind)):
        kind = t.kind[later]
        if kind == KIND_RECUT:
            ordered = True
        elif kind == KIND_CUT:
            return 1 if ordered else 0
        elif kind == KIND_DEAL or kind == KIND_LOAD_SHOE or kind == KIND_SHUFFLE:
            return 0
        elif kind == KIND_UNREADABLE:
            return -1
    return -1


@kernel
def cut(t: Table, i: int, row: Round) -> None:
    """The stack is cut by the dealer or a player; a cut too near an end is cured where it is made again."""
    above = t.n[i]
    role = role_of(t.by[i])
    named_seat = t.seat[i]
    player = t.player[i]
    back = t.back[i]
    cured = made_again(t, i)
    seat = seat_of(t, named_seat, player)
    named = seat > 0 or player >= 0
    dealer = role == BY_DEALER and not named
    proper = False
    if cured == 1:
        t.tally[CUT_TOO_NEAR_END + NOT_APPLICABLE] += 1
    else:
        proper = judge_depth(t, i, row, above, back, role, named, cured == 0)
    again = t.stack.recut == 1
    if not again:
        judge_again(t, i, row, back)
    rule = RECUT_BY_NEITHER_PLAYER_NOR_DEALER if again else CUT_BY_NEITHER_PLAYER_NOR_DEALER
    if judge(t, rule, named or role >= 0, not named and neither_player_nor_dealer(role), i, -1, row):
        t.stack.out_of_turn = 1
        proper = False
    elif again:
        judge_recut(t, i, row, dealer, seat, player)
    elif dealer:
        judge_cutter(t, i, row)
    elif judge_accepter(t, i, row, seat, player):
        proper = False
    elif t.stack.offers == 0 and recorded(t, KIND_CUT_OFFERED):
        judge_offer(t, named_seat, player, i, row)
    elif t.stack.offers == 1 and t.stack.accepted == 0:
        judge_cut_after_refusal(t, i, row, seat)
    stack_was_cut(t, back, not proper)
    t.stack.cuts += 1
    t.stack.recut = 0
    t.stack.cutter_dealer = 1 if dealer else 0
    t.stack.cutter_seat = seat + 1
    t.stack.cutter_player = player + 1


@kernel
def judge_no_cut(t: Table, i: int, r: Round, certain: bool) -> None:
    """Judge, at the first card from a new stack, whether it was cut; then forget how it came about."""
    known = certain and recorded(t, KIND_CUT)
    cuts = t.stack.cuts
    unshuffled = t.stack.new_stack != SHUFFLED and two_batches(t) != 1
    if cuts > 0:
        t.tally[NO_CUT + JUDGED] += 1
    elif t.options.device_loads == 1 or t.stack.loaded_by_device == 1:
        judge(t, NO_CUT_WHERE_DEVICE_LOADS, known, omitted(cuts), i, -1, r)
    elif t.stack.preshuffled == 1 or (unshuffled and t.options.preshuffled == 1):
        judge(t, NO_CUT_OF_PRESHUFFLED_CARDS, known, omitted(cuts), i, -1, r)
    elif t.options.continuous < 0 or t.options.device_loads < 0 or (unshuffled and t.options.preshuffled < 0):
        t.tally[NO_CUT + WAY_OF_SHUFFLING] += 1
    else:
        judge(t, NO_CUT, known, omitted(cuts), i, -1, r)
    begin_stack(t)
    forget_cut(t)


@kernel
def forget_cut(t: Table) -> None:
    """A card of the stack is dealt: forget how it came to be cut, and by whom."""
    another_stack(t)
    clear(t.stack)
    t.cut.stacked_back = 0
    t.cut.reason = shoe_state.UNKNOWN_REASON


@kernel
def forget_cover(t: Table) -> None:
    """Forget where the cover card of the stack before appeared."""
    t.cut.cover_seat = 0
    t.cut.cover_player = 0


@kernel
def stack_shuffled(t: Table, i: int, role: int) -> None:
    """The cards are shuffled: those of a batch that waits are no new stack until it is its turn."""
    what = t.what[i]
    back = t.back[i]
    if what == WHAT_FLOORPERSON_DIRECTION:
        t.cut.reason = shoe_state.DIRECTED
    elif what == WHAT_OPENING:
        t.cut.reason = shoe_state.GAME_BEGINS
    loaded = t.cut.loaded_back
    waits = what != WHAT_COVER_CARD or (back >= 0 and loaded > 0 and back + 1 != loaded)
    other = back >= 0 and loaded > 0 and back + 1 != loaded and t.stack.cuts > 0
    offering = t.stack.offers > 0 and t.stack.cuts == 0
    if two_batches(t) != 0 and role != BY_DEALER and offering:
        # Of the other batch it changes nothing; of the one that is being cut the order of the offers is open.
        if back < 0 or loaded == 0 or back + 1 == loaded:
            t.stack.out_of_turn = 1
        return
    # A stack that was cut and is shuffled before it is loaded is itself the one that is dealt, and not cut then.
    anew = t.cut.stack_cut > 0 and t.dest[i] != PLACE_SHUFFLER and back >= 0 and same_stack(t, back)
    if two_batches(t) != 0 and not anew and ((role != BY_DEALER and waits) or other):
        return
    if t.stack.cuts > 0 and what != WHAT_COVER_CARD:
        # Shuffled again before a card was dealt: the cover card decided who cut the stack before.
        t.cut.cover_seat = 0
        t.cut.cover_player = 0
        if what != WHAT_OPENING and what != WHAT_FLOORPERSON_DIRECTION:
            # So may the beginning of the game have: the text names nobody for a stack that is cut once more.
            t.cut.reason = shoe_state.UNKNOWN_REASON
            t.cut.opened_now = 0
    t.stack.new_stack = SHUFFLED
    t.stack.partial = 0
    t.stack.racked = 0
    t.stack.cuts = 0
    t.stack.offers = 0
    t.stack.accepted = 0
    t.stack.out_of_turn = 0
    if t.options.cut_clockwise == 1:
        for place in range(shoe_state.SEATS):
            t.cut.offered[place] = 0


@kernel
def may_be_dealt(t: Table, i: int, r: Round) -> bool:
    """Whether event ``i`` stands between cards of the round ``r``; where they are not all recorded, whether it may."""
    return r.at >= 0 and (0 <= r.first_card < i < r.last_card or not recorded(t, KIND_DEAL))


@kernel
def new_stack(t: Table, i: int, mid: bool) -> None:
    """Cards are shuffled or put into the shoe, those of a round that is being dealt among them (``mid``)."""
    if t.options.continuous == 1:
        t.tally[NO_CUT + NOT_APPLICABLE] += 1
        return
    kind = t.kind[i]
    dest = t.dest[i]
    role = role_of(t.by[i])
    if mid:
        t.stack.partial = 1
        if kind == KIND_LOAD_SHOE:
            t.stack.racked = 0
        return
    if kind == KIND_SHUFFLE:
        stack_shuffled(t, i, role)
    elif kind == KIND_BATCH_SWAP or dest < 0 or in_the_shoe(dest):
        t.cut.loaded_back = t.back[i] + 1
        if t.stack.new_stack == 0:
            t.stack.new_stack = 1
        if kind == KIND_LOAD_SHOE and role == BY_SHUFFLER:
            t.stack.loaded_by_device = 1


@kernel
def unplaced_card(t: Table) -> None:
    """A card is dealt in a round whose number is not told: whether one is being dealt, and by what card, is open."""
    forget_cut(t)
    forget_cover(t)
    t.cut.gap = 1
    t.cut.unplaced = 1
    t.stack.partial = 1
    t.cut.opened_now = 0
    t.cut.cover_stack = 0


@kernel
def judge_cut_of_new_stack(t: Table, i: int, r: Round, shown: bool) -> None:
    """Judge, at the first card of a round (in which the cover card was ``shown``), whether a new stack was cut."""
    if t.stack.new_stack > 0 or t.stack.cuts > 0:
        judge_no_cut(t, i, r, t.cut.gap == 0 and r.gaps == 0)
        # The cover card of this very stack may have come before the round's first card.
        if not shown:
            forget_cover(t)
    if t.cut.sizes.receiving == 1:
        sizes_settled(t, t.cut.sizes)
    t.cut.gap = 0
    t.cut.opened_now = 0
    t.cut.unplaced = 0


@kernel
def people_event(t: Table, i: int) -> None:
    """The table opens or closes, its positions are told, or a player comes or goes."""
    kind = t.kind[i]
    seat = t.seat[i]
    player = t.player[i]
    if kind == KIND_POSITIONS:
        t.cut.direction = 1 if t.what[i] == WHAT_CLOCKWISE else -1
    elif kind == KIND_PLAYER_ARRIVES:
        if t.cut.arrived_seat == 0 and t.cut.arrived_player == 0:
            # Where the position is not told, the next one to come is not the first all the same.
            t.cut.arrived_seat = seat + 1 if seat > 0 else -1
            t.cut.arrived_player = player + 1
        if 0 < seat < shoe_state.SEATS:
            t.cut.last_seats[seat] = player + 2
    elif kind == KIND_PLAYER_LEAVES:
        empty_positions_of(t, seat, player)
    elif kind == KIND_TABLE_OPEN:
        t.cut.opened_now = 1
        t.cut.opened_changed = 0
    elif kind == KIND_TABLE_CLOSE:
        empty_positions_of(t, -1, -1)
        t.cut.arrived_seat = 0
        t.cut.arrived_player = 0


@kernel
def cards_event(t: Table, i: int, r: Round) -> None:
    """The cards are changed, shown, stacked, shuffled, loaded or taken out of the rack, or the cover card appears."""
    kind = t.kind[i]
    what = t.what[i]
    if kind in (KIND_CARD_CHANGE, KIND_DECKS, KIND_RACK_EMPTIED, KIND_SHOE_EMPTIED, KIND_STACK, KIND_TABLE_CLOSE):
        another_stack(t)
    if kind == KIND_CARD_CHANGE:
        t.cut.opened_changed = 1
    if kind == KIND_BATCH or kind == KIND_DECKS or kind == KIND_CARD_CHANGE or kind == KIND_UNREADABLE:
        size_event(t, t.cut.sizes, kind, what, t.back[i], t.n[i])
    if kind == KIND_UNREADABLE:
        t.cut.gap = 1
    elif kind == KIND_SPREAD:
        # What is spread once cards were shuffled, a player may have asked for.
        opened = t.cut.opened_now == 1 and t.cut.opened_changed == 0
        if opened and t.stack.new_stack == 0:
            judge_shown(t, seat_of(t, t.seat[i], t.player[i]), t.player[i], i, r)
    elif kind == KIND_BATCH:
        if what == WHAT_PRESHUFFLED:
            t.stack.preshuffled = 1
    elif kind == KIND_STACK:
        if t.n[i] > 0:
            t.stack.cards = t.n[i]
            t.cut.stacked_back = t.back[i] + 1
    elif kind == KIND_SHUFFLE or kind == KIND_LOAD_SHOE or kind == KIND_BATCH_SWAP:
        new_stack(t, i, t.cut.unplaced == 1 or may_be_dealt(t, i, r))
        another_stack(t)
    elif kind == KIND_RACK_EMPTIED:
        if r and may_be_dealt(t, i, r):
            t.stack.racked = max(t.n[i], 0) if t.stack.racked == 0 else -1
            t.stack.partial = 1
            t.stack.cards = 0
    elif kind == KIND_COVER_CARD:
        note_cover_card(t, i, r)


@kernel
def note_cover_card(t: Table, i: int, r: Round) -> None:
    """The cover card appears: before whose card it comes says who is offered the cut."""
    h = t.notes[i].hand
    other_side = t.cut.cover_seat > 0 and t.options.double_shoe == 1
    t.cut.cover_seat = 0 if other_side else (h.seat if h else t.seat[i]) + 1
    t.cut.cover_player = 0 if other_side else (h.player if h else -1) + 1
    if t.options.continuous != 1:
        cover_reached(t, i, r, t.n[i])


@kernel
def cut_offered(t: Table, i: int, r: Round) -> None:
    """A player is offered the cut, and accepts or refuses it."""
    seat = t.seat[i]
    player = t.player[i]
    judge_offer(t, seat, player, i, r)
    judge_offered_late(t, i, r)
    t.stack.offers += 1
    t.cut.offers_since_recut += 1
    t.stack.offered_seat = seat_of(t, seat, player) + 1
    if t.options.cut_clockwise == 1 and 0 < t.stack.offered_seat - 1 < shoe_state.SEATS:
        t.cut.offered[t.stack.offered_seat - 1] = 1
    accepted = t.what[i] == WHAT_ACCEPTED
    t.stack.accepted = 1 if accepted else 0
    if accepted:
        accepted_by(t, seat, player)
    else:
        t.cut.cut_accepted = 0


@kernel
def recut_ordered(t: Table, i: int, r: Round) -> None:
    """Somebody has the stack cut again: a floorperson or his superior may."""
    role = role_of(t.by[i])
    high = role == BY_FLOORPERSON or role == BY_SUPERVISOR
    told = high or role == BY_DEALER or role == BY_PLAYER
    judge(t, RECUT_NOT_BY_FLOORPERSON, told, below_floorperson(role), i, -1, r)
    t.stack.recut = 1
    t.cut.offers_since_recut = 0


@kernel
def cut_event(t: Table, i: int, r: Round) -> None:
    """The cut is offered, made or ordered again, or the cover card is inserted."""
    kind = t.kind[i]
    if kind == KIND_CUT_OFFERED:
        judge_who_offers_the_cut(t, i, r)
        cut_offered(t, i, r)
    elif kind == KIND_CUT:
        cut(t, i, r)
    elif kind == KIND_COVER_CARD_INSERTED:
        judge_cover(t, i, r, t.n[i], t.back[i])
        judge_by_whom(t, COVER_CARD_INSERTED_BY_ANOTHER, i, r)
    elif kind == KIND_RECUT:
        recut_ordered(t, i, r)


@kernel
def cut_pass(t: Table) -> None:
    """Judge the cut of every new stack, in the order of the events."""
    kinds = t.kind
    numbers = t.round
    t.stack.round_of_cut = kept_round(t, t.stack.round_of_cut)
    started = t.stack.round_of_cut
    last = t.rounds[NONE]
    seated = t.rounds[NONE]
    shown_in = t.rounds[NONE]
    for m in range(1, t.moments[0]):
        i = t.moments[m]
        kind = kinds[i]
        if kind >= KIND_ROUND_START:
            if kind == KIND_DEAL or kind == KIND_DETERMINANT:
                if numbers[i] < 0:
                    unplaced_card(t)
                elif numbers[i] + 1 != started:
                    started = numbers[i] + 1
                    last = t.notes[i].round
                    judge_cut_of_new_stack(t, i, last, shown_in == last)
            continue
        if last != seated:
            note_seats(t, last)
            seated = last
        if kind == KIND_UNREADABLE and lost_of_a_round(kind, t.n[i], t.round[i]):
            continue
        r = t.notes[i].round
        cards_event(t, i, r)
        people_event(t, i)
        if kind == KIND_COVER_CARD:
            shown_in = r
        elif t.options.continuous != 1:
            cut_event(t, i, r)
    if last != seated:
        note_seats(t, last)
    t.stack.round_of_cut = started
