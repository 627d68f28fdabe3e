"""Who calls the game, whether he said what another said, and who acted."""

from validator.core.engine.kernel import kernel
from validator.games.baccarat.highest_wager import wagers_on
from validator.games.baccarat.options import DEALT_TO_PLAYERS
from validator.games.baccarat.rows import PLAYER, is_player
from validator.games.baccarat.tables.rows import Round, Table
from validator.games.table import person_of, recorded, role_of
from validator.log.codes import (
    BY_CURATOR,
    BY_DEALER,
    BY_STRIDE,
    KIND_ANNOUNCE,
    KIND_CALL,
    KIND_CALLER,
    KIND_COLLECT,
    KIND_CUT_OFFERED,
    KIND_DEAL,
    KIND_DEALER_LEAVES,
    KIND_DECKS,
    KIND_INSPECTION,
    KIND_NO_MORE_BETS,
    KIND_RESULT,
    KIND_SHOE_OFFERED,
    KIND_SHUFFLE,
    KIND_TABLE_CLOSE,
    KIND_TABLE_OPEN,
    KIND_TURN_OFFERED,
    KIND_UNREADABLE,
    KIND_VIGORISH,
    KIND_WAGER,
    KIND_WAGER_CONFIRMED,
    KIND_WASH,
    WHAT_BANKER,
    WHAT_PLAYER,
)

DEALERS = 1
DEVICES = 2
NOBODYS = -1
"""In place of a rule: an act that the text has done by no particular dealer."""


@kernel
def dealer_by(by: int) -> int:
    """Id plus 1 of the dealer in a log's ``by``; 0 where it is a dealer and not told which, -1 nobody or another."""
    return person_of(by) + 1 if role_of(by) == BY_DEALER else -1


@kernel
def caller_known(t: Table) -> bool:
    """Whether it is known which dealer calls the game."""
    return t.caller.dealer > 0 and recorded(t, KIND_CALLER)


@kernel
def role_at_table(t: Table, i: int) -> int:
    """The role of him who did event ``i``; -1 where it is not known, as of a curator, who is a player or the dealer."""
    role = role_of(t.by[i])
    return role if role != BY_CURATOR else -1


@kernel
def is_answered(t: Table, i: int) -> bool:
    """Whether event ``i`` offers something and may name as who acted the player who answered the offer."""
    if t.kind[i] not in (KIND_CUT_OFFERED, KIND_SHOE_OFFERED, KIND_TURN_OFFERED) or not is_player(role_of(t.by[i])):
        return False
    person = person_of(t.by[i])
    return person < 0 or t.player[i] < 0 or t.player[i] == person


@kernel
def same_act(t: Table, i: int, j: int) -> bool:
    """Whether events ``i`` and ``j`` say the same, whoever says it; a count after a further card is another one."""
    if t.kind[i] == KIND_ANNOUNCE and t.notes[i].dealt != t.notes[j].dealt:
        return False
    return t.kind[i] == t.kind[j] and t.what[i] == t.what[j] and t.hand[i] == t.hand[j] and t.wager[i] == t.wager[j]


@kernel
def leaves_a_deck(t: Table, i: int, r: Round) -> bool:
    """Whether the caller left a deck to others, of those inspected by event ``i``, each of which is inspected apart."""
    decks = caller = inspected = 0
    j = i
    while j > 0 and t.notes[j - 1].round == r:
        j -= 1
    while j < len(t.kind) and t.notes[j].round == r:
        if t.back[j] == t.back[i] and t.kind[j] == KIND_DECKS:
            decks += max(t.n[j], 0)
        elif t.back[j] == t.back[i] and same_act(t, i, j):
            inspected += 1
            dealer = dealer_by(t.by[j])
            his = dealer == t.caller.dealer or (dealer > 0 and not caller_known(t))
            caller += 1 if t.by[j] < 0 or dealer == 0 or his else 0
        j += 1
    return caller < decks <= inspected


@kernel
def said_by_caller(t: Table, i: int, r: Round) -> int:
    """Whether the caller said, too, what another said by event ``i``, in its round or between the same two.

    1 he did, 0 he did not, -1 somebody did of whom it is not recorded who he is, or whether he calls the game.
    """
    found = 0
    if t.kind[i] == KIND_INSPECTION and leaves_a_deck(t, i, r):
        return found
    for way in (-1, 1):
        j = i + way
        while 0 <= j < len(t.kind) and t.notes[j].round == r:
            if same_act(t, i, j):
                dealer = dealer_by(t.by[j])
                if dealer > 0 and dealer == t.caller.dealer:
                    return 1
                if dealer == 0 or t.by[j] < 0 or (dealer > 0 and not caller_known(t)):
                    found = -1
            j += way
    return found


@kernel
def is_said(kind: int) -> bool:
    """Whether events of a kind say what is enough if the dealer calling the game says it, too."""
    return kind in (KIND_NO_MORE_BETS, KIND_CALL, KIND_ANNOUNCE, KIND_RESULT, KIND_WAGER_CONFIRMED, KIND_INSPECTION)


@kernel
def note_caller(t: Table, i: int) -> None:
    """Book what event ``i`` says of who calls the game, and of the cards before the first is dealt."""
    kind = t.kind[i]
    if kind == KIND_CALLER:
        t.caller.dealer = max(0, dealer_by(t.by[i]))
    elif kind == KIND_DEALER_LEAVES:
        if t.by[i] < BY_STRIDE or dealer_by(t.by[i]) == t.caller.dealer:
            t.caller.dealer = 0
    elif kind == KIND_UNREADABLE:
        t.caller.dealer = 0
        t.caller.received = 0
        t.caller.opening = 0
        t.caller.shuffled = 0
    elif kind == KIND_TABLE_OPEN or kind == KIND_TABLE_CLOSE:
        t.caller.dealer = 0
        t.caller.received = 0
        t.caller.opening = 1 if kind == KIND_TABLE_OPEN else 0
    elif kind == KIND_DECKS:
        t.caller.received = t.caller.opening
    elif kind == KIND_WASH or kind == KIND_SHUFFLE:
        t.caller.received = 0
        if kind == KIND_SHUFFLE:
            by = t.by[i]
            t.caller.shuffled = 0 if by < 0 else DEALERS if by % BY_STRIDE == BY_DEALER else DEVICES
    elif kind == KIND_DEAL:
        t.caller.received = 0
        t.caller.opening = 0


@kernel
def was_done(t: Table, kind: int, i: int, r: Round) -> bool:
    """Whether an event of a kind came before event ``i`` in its round for the same hand."""
    j = i - 1
    while j >= 0 and t.notes[j].round == r:
        if t.kind[j] == kind and t.hand[j] == t.hand[i]:
            return True
        j -= 1
    return False


@kernel
def wagers_on_hand(t: Table, i: int, r: Round) -> int:
    """How many wagers were made on the hand of event ``i``."""
    return wagers_on(t, r, WHAT_PLAYER if t.hand[i] == PLAYER else WHAT_BANKER)


@kernel
def moves_money(kind: int) -> bool:
    """Whether an event of a kind lays money, pays or takes it: no act that the text has one dealer do."""
    return kind == KIND_WAGER or KIND_COLLECT <= kind <= KIND_VIGORISH


@kernel
def of_hand_and_card(t: Table, i: int, player: int, players_third: int, banker: int, bankers_third: int) -> int:
    """The one of four rules that is of the hand of event ``i``, and of its third card or of its first two."""
    third = t.notes[i].cards > 2
    if t.hand[i] == PLAYER:
        return players_third if third else player
    return bankers_third if third else banker


@kernel
def of_count(t: Table, i: int, r: Round, final: int, first: int, player: int, banker: int) -> int:
    """The one of four rules that is of the Point Count announced by event ``i``; NOBODYS where nobody wagered on it.

    The final one, else that of the first two cards: of either hand, or where players turn the cards, of each its own.
    """
    if t.notes[i].cards > 2 or was_done(t, KIND_ANNOUNCE, i, r):
        return final
    if t.options.dealing != DEALT_TO_PLAYERS:
        return first
    if wagers_on_hand(t, i, r) == 0:
        return NOBODYS
    return player if t.hand[i] == PLAYER else banker
