"""What the passes on the bank carry from round to round: how far the game is, who was the bank, who wagered.

A player or a place around the table is kept with one added, 0 stands for none.
"""

from typing import Final

from validator.core.engine.kernel import kernel
from validator.core.engine.rows import between
from validator.games.numbers import Places, carried
from validator.games.pai_gow.after_delivery import went_on
from validator.games.pai_gow.around import place_of_seat
from validator.games.pai_gow.options import POSITIONS
from validator.games.pai_gow.tables.rows import Round, Table, Wager
from validator.games.rounds.options import NEVER, RECORDED
from validator.games.table import recorded
from validator.log.codes import KIND_ROUND_START, KIND_TABLE_OPEN, KIND_WAGER, WHAT_PAI_GOW

take = carried("pai_gow.bank")

GAME: Final = take()
"""How far the game is: UNKNOWN, AT_START, LATER, NEW_START."""
ROUND_BEFORE: Final = take()
"""What is known of the round before: NOTHING, NO_BANK, BANKED, BANKED_BY_SOMEBODY."""
PLAYER_BEFORE: Final = take()
"""Who was its bank."""
VOID_BEFORE: Final = take()
"""1 where all its hands were void."""
WHOLE_BEFORE: Final = take()
"""The same as ROUND_BEFORE of the last round that was not void."""
WHOLE_PLAYER: Final = take()
OFFER_KNOWN: Final = take()
"""1 where all offers since the start of the game, or the last first offer, are known."""
FIRST_OFFERED: Final = take()
"""Place of the player to whom the bank was last offered first."""
FIRST_TOOK_IT: Final = take()
"""1 where that was in the round before and he became the bank."""
STARTED_ANEW: Final = take()
"""1 where the game was started anew after the last first offer, § 535.11(b)."""
LAST_BANK: Final = take()
"""Place of the last bank."""
field = Places()
COMPLETE: Final = field()
"""1 where the log shows every wager of the round; 0 also where no such round is known."""
COUNT: Final = field()
ENTRIES: Final = field.end
ENTRY: Final = 2
"""Integers of one wager: its player, its cents (-1 not known)."""
STRETCH: Final = 36
"""Integers of such a list: COMPLETE, COUNT, then ENTRY for each wager."""
AGAINST_DEALER: Final = take(STRETCH)
"""From here the wagers of the last round without a bank; see STRETCH."""
AGAINST_DEALER_WHOLE: Final = take(STRETCH)
"""From here those of the last such round that was not void."""


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
        for place in range(GAME, AGAINST_DEALER_WHOLE + STRETCH):
            t.state[place] = 0
        t.state[GAME] = AT_START
        t.state[OFFER_KNOWN] = 1
    elif t.state[GAME] != AT_START:
        t.state[GAME] = NEW_START
        t.state[STARTED_ANEW] = 1


@kernel
def place_around(t: Table, seat: int, r: Round) -> int:
    """Place around the table of a position in round ``r``; -1 not known."""
    return place_of_seat(seat, r.direction, t.options[POSITIONS]) if seat > 0 else -1


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
def wagered(t: Table, stretch: int, player: int) -> int:
    """Whether a player has a wager in a list: 1 yes, 0 no, -1 the log does not show it."""
    if player < 0:
        return -1
    unnamed = False
    for entry in range(t.state[stretch + COUNT]):
        of = t.state[stretch + ENTRIES + entry * ENTRY] - 1
        if of == player:
            return 1
        unnamed |= of < 0
    return -1 if unnamed or t.state[stretch + COMPLETE] == 0 else 0


@kernel
def note_wagers(t: Table, r: Round) -> None:
    """Keep who wagered against the dealer in round ``r``, which had no bank."""
    room = (STRETCH - ENTRIES) // ENTRY
    count = 0
    started = t.kind[r.first] == KIND_ROUND_START or t.options[RECORDED + KIND_ROUND_START] == NEVER
    complete = 1 if started and recorded(t, KIND_WAGER) and r.gaps == 0 else 0
    for w in between(t.wagers, r.wager, r.wagers_end):
        if not is_placed(t, w):
            continue
        if count >= room:
            complete = 0
            break
        at = AGAINST_DEALER + ENTRIES + count * ENTRY
        t.state[at] = w.player + 1 if w.player >= 0 else 0
        t.state[at + 1] = w.stake
        count += 1
    t.state[AGAINST_DEALER + COUNT] = count
    t.state[AGAINST_DEALER + COMPLETE] = complete
    if r.void < 0:
        for place in range(STRETCH):
            t.state[AGAINST_DEALER_WHOLE + place] = t.state[AGAINST_DEALER + place]


@kernel
def note_round(t: Table, r: Round, first_offer: int) -> None:
    """Carry on what round ``r`` was; ``first_offer``: place of the first offer, 0 there was none, -1 not known.

    A round in which no tile was delivered, and no hand set or turned up, is none.
    """
    if r.first_card < 0 and not went_on(t, r):
        return
    seat, player = r.bank_seat, r.player
    void = r.void >= 0
    t.state[GAME] = NEW_START if void else LATER
    before = NO_BANK if seat < 0 else BANKED if player >= 0 else BANKED_BY_SOMEBODY
    t.state[ROUND_BEFORE] = before
    t.state[PLAYER_BEFORE] = player + 1 if seat >= 0 and player >= 0 else 0
    t.state[VOID_BEFORE] = 1 if void else 0
    if not void:
        t.state[WHOLE_BEFORE] = before
        t.state[WHOLE_PLAYER] = t.state[PLAYER_BEFORE]
    place = place_around(t, seat, r)
    t.state[FIRST_TOOK_IT] = 1 if first_offer > 0 and place == first_offer else 0
    if first_offer < 0:
        t.state[OFFER_KNOWN] = 0
    elif first_offer > 0:
        t.state[OFFER_KNOWN] = 1
        t.state[FIRST_OFFERED] = first_offer
        t.state[STARTED_ANEW] = 0
    if void:
        t.state[STARTED_ANEW] = 1
    if seat >= 0:
        t.state[LAST_BANK] = place + 1 if place > 0 else 0
    else:
        note_wagers(t, r)
