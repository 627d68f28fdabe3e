"""To whom the dealing shoe is offered, who becomes the curator, and when he has to pass it on."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.rows import NONE, between, first_row, next_row
from validator.games.baccarat.coming_round import note_coming, round_after
from validator.games.baccarat.curator_dealing import (
    judge_beginning,
    judge_call,
    judge_instruction,
    judge_when_passed,
    judge_who_deals,
)
from validator.games.baccarat.rows import next_seat
from validator.games.baccarat.shoe_offers import (
    GIVEN_UP,
    NEW,
    begin_offers_of_shoe,
    first_not_asked,
    forget_seats,
    new_shoe,
    seat_left_out,
    seats_known,
)
from validator.games.baccarat.tables import curator_state as place, outcome
from validator.games.baccarat.tables.rows import Round, Table
from validator.games.numbers import Rules, missing_facts
from validator.games.shoe.judging import in_the_shoe
from validator.games.table import ask, lacking, recorded
from validator.log.codes import (
    BY_DEALER,
    BY_STRIDE,
    KIND_CALL,
    KIND_CARD_CHANGE,
    KIND_CURATOR,
    KIND_DEAL,
    KIND_DECKS,
    KIND_LOAD_SHOE,
    KIND_PLAYER_ARRIVES,
    KIND_PLAYER_LEAVES,
    KIND_POSITIONS,
    KIND_ROUND_START,
    KIND_SHOE_OFFERED,
    KIND_SHOE_PASSED,
    KIND_SHUFFLE,
    KIND_TABLE_CLOSE,
    KIND_UNREADABLE,
    WHAT_ACCEPTED,
    WHAT_CLOCKWISE,
    WHAT_VOLUNTARY,
)

NO_SEATS, *_ = missing_facts()
NO_RECORD, *_ = missing_facts()

rule = Rules("baccarat.curator")
SHOE_NOT_OFFERED_TO_SEAT_ONE = rule(
    "shoe-not-offered-to-seat-one",
    "First shoe offered past the players from seat one on",
    "the shoe was offered to {observed}; it was the turn of {expected}",
    needs={
        "who was at the table, every offer of the shoe, and how the positions are numbered": NO_SEATS,
    },
    expected="{expected}",
    observed="{observed}",
    unit="seat",
)
SHOE_OFFERED_OUT_OF_TURN = rule(
    "shoe-offered-out-of-turn",
    "Shoe not offered on counterclockwise",
    "the shoe was offered to {observed}; it was the turn of {expected}",
    needs={
        "who was at the table, every offer of the shoe, and how the positions are numbered": NO_SEATS,
    },
    expected="{expected}",
    observed="{observed}",
    unit="seat",
)
PASSED_SHOE_NOT_OFFERED_TO_THE_RIGHT = rule(
    "passed-shoe-not-offered-to-the-right",
    "Shoe given up not offered to the right of the previous curator",
    "the shoe was offered to {observed}; it was the turn of {expected}",
    needs={
        "who was at the table, every offer of the shoe, and how the positions are numbered": NO_SEATS,
    },
    expected="{expected}",
    observed="{observed}",
    unit="seat",
)
PASSED_SHOE_NOT_OFFERED_IN_TURN = rule(
    "passed-shoe-not-offered-in-turn",
    "Shoe given up not offered on counterclockwise",
    "the shoe was offered to {observed}; it was the turn of {expected}",
    needs={
        "who was at the table, every offer of the shoe, and how the positions are numbered": NO_SEATS,
    },
    expected="{expected}",
    observed="{observed}",
    unit="seat",
)
SHOE_NOT_OFFERED_TO_PLAYER_WITHOUT_WAGER = rule(
    "shoe-not-offered-to-player-without-wager",
    "Shoe offered past a player who had no wager in the last round",
    "the shoe was offered to {observed}; it was the turn of {expected}",
    needs={
        "who was at the table, every offer of the shoe, and how the positions are numbered": NO_SEATS,
    },
    expected="{expected}",
    observed="{observed}",
    unit="seat",
)
LATER_SHOE_NOT_OFFERED_FROM_SEAT_ONE = rule(
    "later-shoe-not-offered-from-seat-one",
    "Later shoe, or one at a table numbered clockwise, not offered from seat one on",
    "the shoe was offered to {observed}; it was the turn of {expected}",
    needs={
        "who was at the table, every offer of the shoe, and how the positions are numbered": NO_SEATS,
    },
    expected="{expected}",
    observed="{observed}",
    unit="seat",
)
LATER_SHOE_NOT_OFFERED = rule(
    "later-shoe-not-offered",
    "Later shoe not offered to the players",
    "{card} was dealt from a new shoe that was not offered; somebody was the curator before",
    needs={
        "a record of every offer of the shoe, without unreadable rows": NO_RECORD,
    },
    expected="the shoe offered",
    observed="the curator went on",
)
SHOE_NOT_OFFERED = rule(
    "shoe-not-offered",
    "First shoe not offered to the players",
    "{card} was dealt from a shoe that had been offered to nobody",
    needs={
        "a record of every offer of the shoe, without unreadable rows": NO_RECORD,
    },
    expected="the shoe offered",
    observed="no offer",
)
CURATOR_DID_NOT_ACCEPT = rule(
    "curator-did-not-accept",
    "Curator other than the player who accepted the shoe",
    "{observed} became the curator without having been the first to accept the shoe",
    needs={
        "a record of every offer of the shoe, without unreadable rows": NO_RECORD,
    },
    expected="the player who accepted it",
    observed="{observed}",
    unit="seat",
)
NEW_CURATOR_DID_NOT_ACCEPT = rule(
    "new-curator-did-not-accept",
    "New curator other than the player who accepted the shoe given up",
    "{observed} became the curator without having been the first to accept the shoe",
    needs={
        "a record of every offer of the shoe, without unreadable rows": NO_RECORD,
    },
    expected="the player who accepted it",
    observed="{observed}",
    unit="seat",
)
DEALER_CURATOR_UNOFFERED = rule(
    "dealer-curator-unoffered",
    "Dealer acted as the curator though not every player was asked",
    ("the dealer acted as the curator; nobody had accepted the shoe, and it was not offered to {expected}"),
    needs={
        "who was at the table, every offer of the shoe, and how the positions are numbered": NO_SEATS,
    },
    expected="the shoe offered to {expected}",
    observed="the dealer as curator",
    unit="seat",
)
SHOE_KEPT_AFTER_BANKERS_LOSS = rule(
    "shoe-kept-after-bankers-loss",
    "Shoe kept by a player after the Banker's Hand lost",
    "{card} was dealt by the same curator, {observed}, though the Banker's Hand had lost",
    needs={
        "who was the curator, and a record of every passing of the shoe": NO_RECORD,
    },
    expected="the shoe passed",
    observed="the shoe kept",
    unit="seat",
)
SHOE_KEPT_BY_DEALER_AFTER_BANKERS_LOSS = rule(
    "shoe-kept-by-dealer-after-bankers-loss",
    "Shoe kept by the dealer after the Banker's Hand lost",
    "{card} was dealt by the same curator, {observed}, though the Banker's Hand had lost",
    needs={
        "who was the curator, and a record of every passing of the shoe": NO_RECORD,
    },
    expected="the shoe passed",
    observed="the shoe kept",
    unit="seat",
)
SHOE_KEPT_AFTER_VOID_ROUND = rule(
    "shoe-kept-after-void-round",
    "Shoe kept after a void round in which the Banker's Hand was behind",
    ("{card} was dealt by the same curator, {observed}, after a void round in which the Banker's Hand was behind"),
    needs={
        "who was the curator, and a record of every passing of the shoe": NO_RECORD,
    },
    expected="the shoe passed",
    observed="the shoe kept",
    unit="seat",
)
SHOE_BACK_TO_WHO_PASSED_IT = rule(
    "shoe-back-to-who-passed-it",
    "Shoe back with the player who had to pass it",
    "{observed}, who had to pass the shoe, became the curator again",
    needs={
        "a record of every offer of the shoe, without unreadable rows": NO_RECORD,
    },
    expected="another curator",
    observed="{observed}",
    unit="seat",
)
PASSED_SHOE_NOT_OFFERED = rule(
    "passed-shoe-not-offered",
    "Shoe given up and offered to nobody",
    "the shoe was given up and a round dealt without an offer of it; {expected} was at the table",
    needs={
        "who was at the table, every offer of the shoe, and how the positions are numbered": NO_SEATS,
    },
    expected="the shoe offered to {expected}",
    observed="no offer",
    unit="seat",
)
SHOE_OFFERED_BEFORE_IT_WAS_FILLED = rule(
    "shoe-offered-before-it-was-filled",
    "First shoe offered before the cards were placed in it",
    "the shoe was offered after the cards were shuffled and before they were placed in it",
    needs={
        "a record of every filling of the shoe, without unreadable rows": NO_RECORD,
    },
    expected="the shoe filled first",
    observed="the shoe offered first",
)
SHOE_OFFERED_THOUGH_NOT_PASSED = rule(
    "shoe-offered-though-not-passed",
    "Shoe offered to another though the curator had not passed it",
    "the shoe was offered to another though the curator at {observed} had neither passed it nor had to",
    needs={
        "every pass of the shoe and every curator, without unreadable rows": NO_RECORD,
    },
    expected="the curator remains",
    observed="the shoe offered",
    unit="seat",
)

SHUFFLED = 1
PLACED = 2
HAS_LOST = 1
WAS_VOID = 2
NOT_KNOWN = -1


@kernel
def rule_of_offer(t: Table) -> int:
    """Which rule an offer is judged by: the first or a later one, of a new shoe or of one given up."""
    first = t.curator.offers == 0
    if t.curator.order == GIVEN_UP:
        return PASSED_SHOE_NOT_OFFERED_TO_THE_RIGHT if first else PASSED_SHOE_NOT_OFFERED_IN_TURN
    if t.curator.had_curator == 1 or t.curator.numbering > 0:
        return LATER_SHOE_NOT_OFFERED_FROM_SEAT_ONE
    return SHOE_NOT_OFFERED_TO_SEAT_ONE if first else SHOE_OFFERED_OUT_OF_TURN


@kernel
def judge_passed_over(t: Table, other: int, seat: int, followed: bool, i: int, r: Round) -> None:
    """Note that the shoe passed over a position (``other``; 0: none) that had no wager, if none in the coming round."""
    rule = SHOE_NOT_OFFERED_TO_PLAYER_WITHOUT_WAGER
    if lacking(t, rule, NO_SEATS, seat_left_out(other) and not followed):
        return
    ask(t, rule, seat_left_out(other), i, other, seat, 0, -1, -1, r.at)


@kernel
def judge_filled(t: Table, i: int, r: Round) -> None:
    """Judge that the first shoe is offered after the cards that were shuffled for it were placed in it."""
    rule = SHOE_OFFERED_BEFORE_IT_WAS_FILLED
    if t.curator.order != NEW or t.curator.had_curator == 1 or t.curator.offers > 0:
        t.tally[rule + NOT_APPLICABLE] += 1
        return
    empty = t.curator.unfilled == SHUFFLED
    if not lacking(t, rule, NO_RECORD, empty and not (recorded(t, KIND_LOAD_SHOE) and t.curator.gap == 0)):
        ask(t, rule, empty, i, -1, -1, 0, -1, -1, r.at)


@kernel
def judge_not_passed(t: Table, i: int, r: Round) -> None:
    """Judge an offer of the shoe of a curator who has dealt a round from it and whom nothing makes pass it."""
    rule = SHOE_OFFERED_THOUGH_NOT_PASSED
    if t.curator.newly == 1:
        t.tally[rule + NOT_APPLICABLE] += 1
        return
    keeps = t.curator.position > 1 and t.curator.lost == 0
    known = recorded(t, KIND_SHOE_PASSED) and recorded(t, KIND_CURATOR) and t.curator.gap == 0
    if not lacking(t, rule, NO_RECORD, keeps and not known):
        ask(t, rule, keeps, i, -1, t.curator.position - 1, 0, -1, -1, r.at)


@kernel
def judge_offer(t: Table, followed: bool, i: int, r: Round) -> None:
    """The shoe is offered to a position: judge whether it was its turn; an order found wrong is not judged on.

    ``followed``: the round to come is known, and who wagers in it.
    """
    seat = t.seat[i]
    if t.curator.filled_anew == 1 and t.curator.order != GIVEN_UP:
        new_shoe(t)
    elif t.curator.order == 0:
        judge_not_passed(t, i, r)
        begin_offers_of_shoe(t, GIVEN_UP, t.curator.position - 1)
    elif t.curator.order == GIVEN_UP and t.curator.offers == 0:
        t.tally[SHOE_OFFERED_THOUGH_NOT_PASSED + JUDGED] += 1
    judge_filled(t, i, r)
    rule = rule_of_offer(t)
    if t.curator.astray == 1 or t.curator.accepted > 0:
        t.tally[rule + NOT_APPLICABLE] += 1
    elif not 0 < seat < place.SEATS or not seats_known(t):
        t.tally[rule + NO_SEATS] += 1
        t.tally[SHOE_NOT_OFFERED_TO_PLAYER_WITHOUT_WAGER + NO_SEATS] += 1
        t.curator.astray = 1
    else:
        start = t.options.offered_first
        if t.curator.order == GIVEN_UP or t.curator.offers > 0:
            start = next_seat(t.curator.previous, t.curator.numbering)
        skipped = first_not_asked(t, start, seat, 2)
        other = first_not_asked(t, start, seat, 1)
        waits = seat_left_out(other) and not (seat_left_out(skipped) or followed)
        t.tally[rule + (NO_SEATS if waits else JUDGED)] += 1
        if seat_left_out(skipped):
            t.curator.astray = 1
            emit(t.hits, rule, i, skipped, seat, 0, -1, -1, r.at)
        else:
            if seat_left_out(other):
                t.curator.astray = 1
            judge_passed_over(t, other, seat, followed, i, r)
    t.curator.offers += 1
    if 0 < seat < place.SEATS:
        t.curator.previous = seat
        t.curator.asked[seat] = 1
        if t.what[i] == WHAT_ACCEPTED and t.curator.accepted == 0:
            t.curator.accepted = seat
        elif t.what[i] != WHAT_ACCEPTED and t.curator.accepted == seat:
            t.curator.accepted = 0
    if t.curator.lost == HAS_LOST:
        t.curator.gave_up = t.curator.position - 1
    t.curator.lost = 0


@kernel
def judge_curator(t: Table, followed: bool, i: int, r: Round) -> None:
    """Someone becomes the curator: judge that it is the one who accepted, or the dealer where he may be."""
    seat = t.seat[i]
    before = t.curator.position - 1
    rule = NEW_CURATOR_DID_NOT_ACCEPT
    if t.curator.order == NEW:
        rule = CURATOR_DID_NOT_ACCEPT
    offered = recorded(t, KIND_SHOE_OFFERED) and t.curator.gap == 0
    if t.curator.order == 0 and before > 0 and seat > 0 and seat != before:
        begin_offers_of_shoe(t, GIVEN_UP, before)
    if seat < 0 or not offered:
        t.tally[rule + NO_SEATS] += 1
    elif t.curator.order == 0 or (t.curator.order == NEW and t.curator.offers == 0 and seat == before):
        t.tally[rule + NOT_APPLICABLE] += 1
    else:
        t.tally[rule + JUDGED] += 1
        if seat > 0 and seat != t.curator.accepted:
            emit(t.hits, rule, i, t.curator.accepted, seat, 0, -1, -1, r.at)
        elif seat == 0 and t.curator.accepted == 0 and t.curator.astray == 0:
            judge_dealer(t, followed, i, r)
        elif seat > 0:
            t.tally[SHOE_BACK_TO_WHO_PASSED_IT + JUDGED] += 1
            if t.curator.gave_up > 0 and seat == t.curator.gave_up:
                emit(t.hits, SHOE_BACK_TO_WHO_PASSED_IT, i, -1, seat, 0, -1, -1, r.at)
    if seat != before:
        t.curator.lost = 0
    t.curator.position = seat + 1 if seat >= 0 else 0
    t.curator.curators_id = t.player[i] + 1 if t.player[i] >= 0 else 0
    t.curator.newly = 1
    t.curator.gave_up = 0
    t.curator.order = 0 if t.curator.offers > 0 or seat != before else t.curator.order


@kernel
def judge_dealer(t: Table, followed: bool, i: int, r: Round) -> None:
    """The dealer acts as the curator and nobody has accepted: judge that everybody had been asked."""
    if lacking(t, DEALER_CURATOR_UNOFFERED, NO_SEATS, not seats_known(t)):
        return
    skipped = first_not_asked(t, 1, 0, 2)
    other = first_not_asked(t, 1, 0, 1)
    waits = seat_left_out(other) and not (seat_left_out(skipped) or followed)
    t.tally[DEALER_CURATOR_UNOFFERED + (NO_SEATS if waits else JUDGED)] += 1
    if seat_left_out(skipped):
        emit(t.hits, DEALER_CURATOR_UNOFFERED, i, skipped, 0, 0, -1, -1, r.at)
        return
    judge_passed_over(t, other, 0, followed, i, r)


@kernel
def judge_kept(t: Table, i: int, r: Round) -> None:
    """A round begins: judge that a curator whose Banker's Hand lost does not go on, and that a new shoe was offered."""
    lost = t.curator.lost
    shown = recorded(t, KIND_SHOE_PASSED) and recorded(t, KIND_SHOE_OFFERED)
    certain = shown and recorded(t, KIND_CURATOR) and t.curator.gap == 0
    kept = SHOE_KEPT_BY_DEALER_AFTER_BANKERS_LOSS if t.curator.position == 1 else SHOE_KEPT_AFTER_BANKERS_LOSS
    if lost == 0:
        t.tally[SHOE_KEPT_AFTER_BANKERS_LOSS + NOT_APPLICABLE] += 1
    elif lost == NOT_KNOWN or not certain or t.curator.position == 0:
        t.tally[(SHOE_KEPT_AFTER_VOID_ROUND if lost == WAS_VOID else kept) + NO_RECORD] += 1
    elif lost == WAS_VOID:
        t.tally[SHOE_KEPT_AFTER_VOID_ROUND + JUDGED] += 1
        emit(t.hits, SHOE_KEPT_AFTER_VOID_ROUND, i, -1, t.curator.position - 1, 0, -1, -1, r.at)
    else:
        ask(t, kept, lost == 1, i, -1, t.curator.position - 1, 0, -1, -1, r.at)
    if t.curator.new_shoe == 1:
        rule = SHOE_NOT_OFFERED
        if t.curator.had_curator == 1:
            rule = LATER_SHOE_NOT_OFFERED
        if not recorded(t, KIND_SHOE_OFFERED) or t.curator.gap == 1:
            t.tally[rule + NO_RECORD] += 1
        else:
            ask(t, rule, t.curator.offers == 0, i, -1, -1, 0, -1, -1, r.at)


@kernel
def seat_in_round(t: Table, player: int, r: Round) -> int:
    """The position at which a player has a wager in a round; 0 where he has none."""
    for w in between(t.wagers, r.wager, r.wagers_end):
        if w.player == player:
            return w.seat
    return 0


@kernel
def judge_passed(t: Table, i: int, r: Round) -> None:
    """A round begins with a shoe given up and no new curator named: judge that it was offered, and who deals.

    Who deals without being named is known from the first card.
    """
    if t.curator.order != GIVEN_UP or t.curator.accepted > 0 or t.curator.astray == 1:
        t.tally[PASSED_SHOE_NOT_OFFERED + NOT_APPLICABLE] += 1
        return
    if lacking(t, PASSED_SHOE_NOT_OFFERED, NO_SEATS, not (seats_known(t) and recorded(t, KIND_CURATOR))):
        return
    t.tally[PASSED_SHOE_NOT_OFFERED + JUDGED] += 1
    skipped = first_not_asked(t, 1, 0, 2)
    if t.curator.offers == 0 and seat_left_out(skipped):
        emit(t.hits, PASSED_SHOE_NOT_OFFERED, i, skipped, 0, 0, -1, -1, r.at)
        return
    by = t.by[i]
    if by < BY_STRIDE or t.curator.curators_id <= 0:
        return
    before = by // BY_STRIDE == t.curator.curators_id
    if before and t.curator.gave_up > 0:
        emit(t.hits, SHOE_KEPT_AFTER_BANKERS_LOSS, i, -1, t.curator.gave_up, 0, -1, -1, r.at)
    elif not before and by % BY_STRIDE != BY_DEALER:
        seat = seat_in_round(t, by // BY_STRIDE - 1, r)
        if not lacking(t, NEW_CURATOR_DID_NOT_ACCEPT, NO_RECORD, seat <= 0):
            ask(t, NEW_CURATOR_DID_NOT_ACCEPT, seat != t.curator.accepted, i, 0, seat, 0, -1, -1, r.at)


@kernel
def begin_curators_round(t: Table, r: Round) -> None:
    """After the first card is judged: who sits where, who is the curator, and how the round will end."""
    for seat in range(place.SEATS):
        if t.curator.seated[seat] == 2:
            t.curator.seated[seat] = 1
    for w in between(t.wagers, r.wager, r.wagers_end):
        if 0 < w.seat < place.SEATS:
            t.curator.seated[w.seat] = 2
    if t.curator.order > 0 and t.curator.accepted > 0:
        t.curator.position = t.curator.accepted + 1
        t.curator.curators_id = 0
    t.curator.order = 0
    t.curator.newly = 0
    t.curator.new_shoe = 0
    t.curator.filled_anew = 0
    t.curator.unfilled = 0
    t.curator.gap = 0
    t.curator.offers = 0
    t.curator.gave_up = 0
    t.curator.initial_reported = 0
    t.curator.third_reported = 0
    winner = r.winner
    t.curator.lost = 0
    if winner < 0 or r.unclear == 1:
        t.curator.lost = NOT_KNOWN
    elif winner == outcome.PLAYER:
        t.curator.lost = HAS_LOST
    if r.void >= 0 or r.empty >= 0:
        t.curator.lost = WAS_VOID if t.curator.lost == HAS_LOST else 0


@kernel
def curator_pass(t: Table) -> None:
    """Judge to whom the shoe is offered, who becomes the curator, and whether he passes it when he has to."""
    coming = first_row(t.rounds)
    kinds = t.kind
    current = t.rounds[NONE]
    for i in range(len(kinds)):
        kind = kinds[i]
        r = t.notes[i].round
        current = r if r else current
        seat = t.seat[i]
        if kind == KIND_DEAL:
            if r and r.first_card == i:
                judge_kept(t, i, r)
                judge_passed(t, i, r)
                begin_curators_round(t, r)
                judge_beginning(t, i, r)
            if r:
                judge_who_deals(t, i, r)
                if t.notes[i].dealt > 2 + 1:
                    judge_instruction(t, i, r)
        elif kind == KIND_CALL:
            if r:
                judge_call(t, i, r)
        elif kind >= KIND_ROUND_START:
            continue
        elif kind == KIND_PLAYER_ARRIVES or kind == KIND_PLAYER_LEAVES:
            if 0 < seat < place.SEATS:
                t.curator.seated[seat] = 1 if kind == KIND_PLAYER_ARRIVES else 0
                if kind == KIND_PLAYER_LEAVES and t.curator.accepted == seat:
                    t.curator.accepted = 0
                if kind == KIND_PLAYER_LEAVES and t.curator.position == seat + 1:
                    begin_offers_of_shoe(t, GIVEN_UP, seat)
                    t.curator.position = 0
                    t.curator.lost = 0
            elif kind == KIND_PLAYER_LEAVES:
                t.curator.gap = 1
        elif kind == KIND_POSITIONS:
            t.curator.numbering = 1 if t.what[i] == WHAT_CLOCKWISE else -1
        elif kind in (KIND_SHUFFLE, KIND_LOAD_SHOE, KIND_DECKS, KIND_CARD_CHANGE):
            comes = kind == KIND_SHUFFLE or kind == KIND_LOAD_SHOE
            if kind == KIND_LOAD_SHOE or (kind == KIND_SHUFFLE and in_the_shoe(t.dest[i])):
                t.curator.unfilled = PLACED
            elif kind == KIND_SHUFFLE and t.curator.unfilled == 0:
                t.curator.unfilled = SHUFFLED
            if comes and (t.curator.new_shoe == 0 or t.curator.offers == 0):
                new_shoe(t)
            elif kind != KIND_LOAD_SHOE and t.curator.new_shoe == 1:
                t.curator.filled_anew = 1
        elif kind == KIND_SHOE_PASSED:
            if current:
                judge_when_passed(t, i, current)
            before = seat if seat >= 0 else t.curator.position - 1
            begin_offers_of_shoe(t, GIVEN_UP, before)
            had_to = t.what[i] >= 0 and t.what[i] != WHAT_VOLUNTARY
            t.curator.gave_up = before if had_to else 0
            t.curator.lost = 0
        elif kind == KIND_SHOE_OFFERED or kind == KIND_CURATOR:
            coming = round_after(t, coming, i)
            note_coming(t, coming)
            if kind == KIND_SHOE_OFFERED:
                judge_offer(t, coming.at < next_row(t.rounds).at, i, r)
            else:
                judge_curator(t, coming.at < next_row(t.rounds).at, i, r)
        elif kind == KIND_TABLE_CLOSE:
            forget_seats(t)
            t.curator.gave_up = 0
            t.curator.had_curator = 0
            t.curator.new_shoe = 0
            t.curator.filled_anew = 0
        elif kind == KIND_UNREADABLE:
            t.curator.gap = 1
