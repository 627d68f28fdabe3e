"""Keeps from round to round how far the game is, who was the bank, and who wagered."""

from typing import Final

from validator.core.engine.kernel import kernel
from validator.core.engine.rows import between
from validator.core.engine.state_rows import clear, copy
from validator.games.pai_gow.after_delivery import went_on
from validator.games.pai_gow.around import place_of_seat
from validator.games.pai_gow.tables.bank import WAGERS_KEPT, WagersKept
from validator.games.pai_gow.tables.rows import Round, Table, Wager
from validator.games.rounds.options import NEVER
from validator.games.table import recorded
from validator.log.codes import KIND_ROUND_START, KIND_TABLE_OPEN, KIND_WAGER, WHAT_PAI_GOW

UNKNOWN: Final = 0
AT_START: Final = 1
"""The next round is the first after the opening."""
LATER: Final = 2
NEW_START: Final = 3
"""The next round is the first after a time without gaming activity, a new set of tiles or an irregularity."""

NOTHING: Final = 0
NO_BANK: Final = 1
BANKED: Final = 2
BANKED_BY_SOMEBODY: Final = 3


@kernel
def note_table_event(t: Table, kind: int) -> None:
    """Book an opening, tiles laid out anew or a time without play, after which they have to be, between two rounds."""
    if kind == KIND_TABLE_OPEN:
        clear(t.bank)
        t.bank.game = AT_START
        t.bank.offer_known = 1
    elif t.bank.game != AT_START:
        t.bank.game = NEW_START
        t.bank.started_anew = 1


@kernel
def place_around(t: Table, seat: int, r: Round) -> int:
    """Place around the table of a position in round ``r``; -1 not known."""
    return place_of_seat(seat, r.direction, t.options.positions) if seat > 0 else -1


@kernel
def is_placed(t: Table, w: Wager) -> bool:
    """Whether a row is a Pai Gow wager that was placed and not taken back."""
    return w.kind == WHAT_PAI_GOW and w.event >= 0 and w.withdrawn < 0


@kernel
def is_of(t: Table, w: Wager, seat: int, player: int) -> bool:
    """Whether a wager is that of a player: by name, or by position where one of the names is not known."""
    of = w.player
    if of >= 0 and player >= 0:
        return of == player
    return w.seat == seat and seat > 0


@kernel
def wagered(t: Table, kept: WagersKept, player: int) -> int:
    """Whether a player has a wager in a list: 1 yes, 0 no, -1 the log does not show it."""
    if player < 0:
        return -1
    unnamed = False
    for number in range(kept.count):
        of = kept.wagers[number].player - 1
        if of == player:
            return 1
        unnamed |= of < 0
    return -1 if unnamed or kept.complete == 0 else 0


@kernel
def note_wagers(t: Table, r: Round) -> None:
    """Keep who wagered against the dealer in round ``r``, which had no bank."""
    count = 0
    started = t.kind[r.first] == KIND_ROUND_START or t.options.recorded[KIND_ROUND_START] == NEVER
    complete = 1 if started and recorded(t, KIND_WAGER) and r.gaps == 0 else 0
    for w in between(t.wagers, r.wager, r.wagers_end):
        if not is_placed(t, w):
            continue
        if count >= WAGERS_KEPT:
            complete = 0
            break
        wager = t.bank.against_dealer.wagers[count]
        wager.player = w.player + 1 if w.player >= 0 else 0
        wager.cents = w.stake
        count += 1
    t.bank.against_dealer.count = count
    t.bank.against_dealer.complete = complete
    if r.void < 0:
        copy(t.bank.against_dealer_whole, t.bank.against_dealer)


@kernel
def note_round(t: Table, r: Round, first_offer: int) -> None:
    """Carry on what round ``r`` was; ``first_offer``: place of the first offer, 0 there was none, -1 not known.

    A round in which no tile was delivered, and no hand set or turned up, is none.
    """
    if r.first_card < 0 and not went_on(t, r):
        return
    seat, player = r.bank_seat, r.player
    void = r.void >= 0
    t.bank.game = NEW_START if void else LATER
    before = NO_BANK if seat < 0 else BANKED if player >= 0 else BANKED_BY_SOMEBODY
    t.bank.round_before = before
    t.bank.player_before = player + 1 if seat >= 0 and player >= 0 else 0
    t.bank.void_before = 1 if void else 0
    if not void:
        t.bank.whole_before = before
        t.bank.whole_player = t.bank.player_before
    place = place_around(t, seat, r)
    t.bank.first_took_it = 1 if first_offer > 0 and place == first_offer else 0
    if first_offer < 0:
        t.bank.offer_known = 0
    elif first_offer > 0:
        t.bank.offer_known = 1
        t.bank.first_offered = first_offer
        t.bank.started_anew = 0
    if void:
        t.bank.started_anew = 1
    if seat >= 0:
        t.bank.last_bank = place + 1 if place > 0 else 0
    else:
        note_wagers(t, r)
