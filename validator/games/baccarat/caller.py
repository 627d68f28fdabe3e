"""What the text has the dealer calling the game do, done by another of the dealers at the table."""

from validator.core.engine.kernel import NOT_APPLICABLE, kernel
from validator.games.baccarat.highest_wager import wagers_on
from validator.games.baccarat.options import DEALT_TO_PLAYERS
from validator.games.baccarat.rows import BANKER, PLAYER, is_player
from validator.games.baccarat.tables.rows import Round, Table
from validator.games.baccarat.who_calls import DEALERS, DEVICES, dealer_by, is_said, note_caller, said_by_caller
from validator.games.numbers import Rules, missing_facts
from validator.games.table import ask, lacking, recorded, role_of
from validator.log.codes import (
    BY_DEALER,
    BY_STRIDE,
    KIND_ANNOUNCE,
    KIND_BURN,
    KIND_CALL,
    KIND_CALLER,
    KIND_CARDS_HANDED,
    KIND_CARDS_RETURNED,
    KIND_COLLECT,
    KIND_CURATOR,
    KIND_CUT_OFFERED,
    KIND_DEAL,
    KIND_EXPOSE,
    KIND_INSPECTION,
    KIND_MOVE_CARD,
    KIND_NO_MORE_BETS,
    KIND_RESULT,
    KIND_ROUND_START,
    KIND_SHOE_OFFERED,
    KIND_SHOE_PASSED,
    KIND_VIGORISH,
    KIND_WAGER,
    KIND_WAGER_CONFIRMED,
    PLACE_UNDER_SHOE,
    WHAT_BANKER,
    WHAT_BANKER_LOST,
    WHAT_BESIDE_ERROR,
    WHAT_CARDS,
    WHAT_DRAW,
    WHAT_LAST_HAND,
    WHAT_PLAYER,
    WHAT_STAY,
    WHAT_TIE,
    WHAT_VOLUNTARY,
)

NO_CALLER, NO_ACTOR, NO_FILING, *_ = missing_facts()
NO_SHUFFLER, *_ = missing_facts(after=NO_ACTOR)
NO_TURNER, WHETHER_PLAYERS_TURN, *_ = missing_facts()

rule = Rules("baccarat.caller")
CARDS_INSPECTED_BY_ANOTHER_DEALER = rule(
    "cards-inspected-by-another-dealer",
    "Cards inspected by another dealer than the one calling the game",
    "the cards were inspected by a dealer who was not calling the game",
    needs={
        "which dealer calls the game": NO_CALLER,
        "by which dealer it was done": NO_ACTOR,
    },
    expected="the dealer calling the game",
    observed="another dealer",
)
WAGER_CONFIRMED_BY_ANOTHER_DEALER = rule(
    "wager-confirmed-by-another-dealer",
    "Verbal wager confirmed by another dealer than the one calling the game",
    "the {wager} of {stake} was confirmed by a dealer who was not calling the game",
    needs={
        "which dealer calls the game": NO_CALLER,
        "by which dealer it was done": NO_ACTOR,
    },
    expected="the dealer calling the game",
    observed="another dealer",
)
NO_MORE_BETS_BY_ANOTHER_DEALER = rule(
    "no-more-bets-by-another-dealer",
    '"No more bets" announced by another dealer than the one calling the game',
    '"no more bets" was announced by a dealer who was not calling the game',
    needs={
        "which dealer calls the game": NO_CALLER,
        "by which dealer it was done": NO_ACTOR,
    },
    expected="the dealer calling the game",
    observed="another dealer",
)
LAST_HAND_CALLED_BY_ANOTHER_DEALER = rule(
    "last-hand-called-by-another-dealer",
    '"Last hand" announced by another dealer than the one calling the game',
    '"last hand" was announced by a dealer who was not calling the game',
    needs={
        "which dealer calls the game": NO_CALLER,
        "by which dealer it was done": NO_ACTOR,
        "whether players turn the cards, as filed": NO_FILING,
    },
    expected="the dealer calling the game",
    observed="another dealer",
)
CUT_OFFERED_BY_ANOTHER_DEALER = rule(
    "cut-offered-by-another-dealer",
    "Cut offered by another dealer than the one calling the game",
    "the stack of cards was offered to be cut by a dealer who was not calling the game",
    needs={
        "which dealer calls the game": NO_CALLER,
        "by which dealer it was done": NO_ACTOR,
        "by whom or what the cards were shuffled": NO_SHUFFLER,
    },
    expected="the dealer calling the game",
    observed="another dealer",
)
SHOE_OFFERED_BY_ANOTHER_DEALER = rule(
    "shoe-offered-by-another-dealer",
    "Dealing shoe offered by another dealer than the one calling the game",
    ("the dealing shoe was offered to the player in seat number one by a dealer who was not calling the game"),
    needs={
        "which dealer calls the game": NO_CALLER,
        "by which dealer it was done": NO_ACTOR,
    },
    expected="the dealer calling the game",
    observed="another dealer",
)
CARDS_CALLED_BY_ANOTHER_DEALER = rule(
    "cards-called-by-another-dealer",
    "Curator told to deal by another dealer than the one calling the game",
    '"cards" was announced to the curator by a dealer who was not calling the game',
    needs={
        "which dealer calls the game": NO_CALLER,
        "by which dealer it was done": NO_ACTOR,
    },
    expected="the dealer calling the game",
    observed="another dealer",
)
HAND_TURNED_BY_ANOTHER_DEALER = rule(
    "hand-turned-by-another-dealer",
    "Hand turned up by another dealer than the one calling the game",
    "the cards of a hand were placed face up by a dealer who was not calling the game",
    needs={
        "which dealer calls the game": NO_CALLER,
        "by which dealer it was done": NO_ACTOR,
        "whether players turn the cards, as filed": NO_FILING,
    },
    expected="the dealer calling the game",
    observed="another dealer",
)
BANKER_HAND_PUT_UNDER_SHOE_BY_ANOTHER_DEALER = rule(
    "banker-hand-put-under-shoe-by-another-dealer",
    "Banker's Hand put under the shoe by another dealer than the one calling the game",
    ("the Banker's Hand was placed underneath the corner of the dealing shoe by a dealer who was not calling the game"),
    needs={
        "which dealer calls the game": NO_CALLER,
        "by which dealer it was done": NO_ACTOR,
        "whether players turn the cards, as filed": NO_FILING,
    },
    expected="the dealer calling the game",
    observed="another dealer",
)
PLAYER_HAND_HANDED_BY_ANOTHER_DEALER = rule(
    "player-hand-handed-by-another-dealer",
    "Player's Hand handed to a player by another dealer than the one calling the game",
    ("the two cards of the Player's Hand were handed to a player by a dealer who was not calling the game"),
    needs={
        "which dealer calls the game": NO_CALLER,
        "by which dealer it was done": NO_ACTOR,
        "whether players turn the cards, as filed": NO_FILING,
    },
    expected="the dealer calling the game",
    observed="another dealer",
)
BANKER_HAND_HANDED_BY_ANOTHER_DEALER = rule(
    "banker-hand-handed-by-another-dealer",
    "Banker's Hand handed to a player by another dealer than the one calling the game",
    ("the two cards of the Banker's Hand were handed to a player by a dealer who was not calling the game"),
    needs={
        "which dealer calls the game": NO_CALLER,
        "by which dealer it was done": NO_ACTOR,
        "whether players turn the cards, as filed": NO_FILING,
    },
    expected="the dealer calling the game",
    observed="another dealer",
)
PLAYER_THIRD_CARD_HANDED_BY_ANOTHER_DEALER = rule(
    "player-third-card-handed-by-another-dealer",
    "Third card of the Player's Hand handed to a player by another dealer than the one calling the game",
    ("the third card of the Player's Hand was handed to a player by a dealer who was not calling the game"),
    needs={
        "which dealer calls the game": NO_CALLER,
        "by which dealer it was done": NO_ACTOR,
        "whether players turn the cards, as filed": NO_FILING,
    },
    expected="the dealer calling the game",
    observed="another dealer",
)
BANKER_THIRD_CARD_HANDED_BY_ANOTHER_DEALER = rule(
    "banker-third-card-handed-by-another-dealer",
    "Third card of the Banker's Hand handed to a player by another dealer than the one calling the game",
    ("the third card of the Banker's Hand was handed to a player by a dealer who was not calling the game"),
    needs={
        "which dealer calls the game": NO_CALLER,
        "by which dealer it was done": NO_ACTOR,
        "whether players turn the cards, as filed": NO_FILING,
    },
    expected="the dealer calling the game",
    observed="another dealer",
)
UNWAGERED_HAND_TURNED_BY_ANOTHER_DEALER = rule(
    "unwagered-hand-turned-by-another-dealer",
    "Hand without a wager turned up by another dealer than the one calling the game",
    "the cards of a hand without a wager were turned face up by a dealer who was not calling the game",
    needs={
        "which dealer calls the game": NO_CALLER,
        "by which dealer it was done": NO_ACTOR,
        "whether players turn the cards, as filed": NO_FILING,
    },
    expected="the dealer calling the game",
    observed="another dealer",
)
POINT_COUNT_ANNOUNCED_BY_ANOTHER_DEALER = rule(
    "point-count-announced-by-another-dealer",
    "Point Count announced by another dealer than the one calling the game",
    "the Point Count of a hand was announced by a dealer who was not calling the game",
    needs={
        "which dealer calls the game": NO_CALLER,
        "by which dealer it was done": NO_ACTOR,
        "whether players turn the cards, as filed": NO_FILING,
    },
    expected="the dealer calling the game",
    observed="another dealer",
)
PLAYER_COUNT_ANNOUNCED_BY_ANOTHER_DEALER = rule(
    "player-count-announced-by-another-dealer",
    "Point Count of the Player's Hand announced by another dealer than the one calling the game",
    "the Point Count of the Player's Hand was announced by a dealer who was not calling the game",
    needs={
        "which dealer calls the game": NO_CALLER,
        "by which dealer it was done": NO_ACTOR,
        "whether players turn the cards, as filed": NO_FILING,
    },
    expected="the dealer calling the game",
    observed="another dealer",
)
BANKER_COUNT_ANNOUNCED_BY_ANOTHER_DEALER = rule(
    "banker-count-announced-by-another-dealer",
    "Point Count of the Banker's Hand announced by another dealer than the one calling the game",
    "the Point Count of the Banker's Hand was announced by a dealer who was not calling the game",
    needs={
        "which dealer calls the game": NO_CALLER,
        "by which dealer it was done": NO_ACTOR,
        "whether players turn the cards, as filed": NO_FILING,
    },
    expected="the dealer calling the game",
    observed="another dealer",
)
THIRD_CARD_INSTRUCTED_BY_ANOTHER_DEALER = rule(
    "third-card-instructed-by-another-dealer",
    "Curator instructed on a third card by another dealer than the one calling the game",
    "the curator was told whether to deal a third card by a dealer who was not calling the game",
    needs={
        "which dealer calls the game": NO_CALLER,
        "by which dealer it was done": NO_ACTOR,
        "whether players turn the cards, as filed": NO_FILING,
    },
    expected="the dealer calling the game",
    observed="another dealer",
)
FINAL_COUNT_ANNOUNCED_BY_ANOTHER_DEALER = rule(
    "final-count-announced-by-another-dealer",
    "Final Point Count announced by another dealer than the one calling the game",
    "the final Point Count of a hand was announced by a dealer who was not calling the game",
    needs={
        "which dealer calls the game": NO_CALLER,
        "by which dealer it was done": NO_ACTOR,
    },
    expected="the dealer calling the game",
    observed="another dealer",
)
RESULT_ANNOUNCED_BY_ANOTHER_DEALER = rule(
    "result-announced-by-another-dealer",
    "Result announced by another dealer than the one calling the game",
    "the result of the round was announced by a dealer who was not calling the game",
    needs={
        "which dealer calls the game": NO_CALLER,
        "by which dealer it was done": NO_ACTOR,
    },
    expected="the dealer calling the game",
    observed="another dealer",
)
ERROR_CARD_DISCARDED_BY_ANOTHER_DEALER = rule(
    "error-card-discarded-by-another-dealer",
    "Card discarded beside one dealt in error by another dealer than the one calling the game",
    ("a card was discarded beside one that was dealt in error and disclosed by a dealer who was not calling the game"),
    needs={
        "which dealer calls the game": NO_CALLER,
        "by which dealer it was done": NO_ACTOR,
    },
    expected="the dealer calling the game",
    observed="another dealer",
)
PASS_ORDERED_BY_ANOTHER_DEALER = rule(
    "pass-ordered-by-another-dealer",
    "Pass of the shoe ordered by another dealer than the one calling the game",
    "the curator was ordered to pass the dealing shoe by a dealer who was not calling the game",
    needs={
        "which dealer calls the game": NO_CALLER,
        "by which dealer it was done": NO_ACTOR,
    },
    expected="the dealer calling the game",
    observed="another dealer",
)
PLAYER_HAND_LAID_BY_ANOTHER_DEALER = rule(
    "player-hand-laid-by-another-dealer",
    "Player's Hand laid face up by another dealer than the one calling the game",
    ("the Player's Hand, returned by a player, was placed face up by a dealer who was not calling the game"),
    needs={
        "which dealer calls the game": NO_CALLER,
        "by which dealer it was done": NO_ACTOR,
    },
    expected="the dealer calling the game",
    observed="another dealer",
)
BANKER_HAND_LAID_BY_ANOTHER_DEALER = rule(
    "banker-hand-laid-by-another-dealer",
    "Banker's Hand laid face up by another dealer than the one calling the game",
    ("the Banker's Hand, returned by a player, was placed face up by a dealer who was not calling the game"),
    needs={
        "which dealer calls the game": NO_CALLER,
        "by which dealer it was done": NO_ACTOR,
    },
    expected="the dealer calling the game",
    observed="another dealer",
)
PLAYER_THIRD_CARD_LAID_BY_ANOTHER_DEALER = rule(
    "player-third-card-laid-by-another-dealer",
    "Third card of the Player's Hand laid face up by another dealer than the one calling the game",
    (
        "the third card of the Player's Hand, returned by a player, was placed face up by a dealer "
        "who was not calling the game"
    ),
    needs={
        "which dealer calls the game": NO_CALLER,
        "by which dealer it was done": NO_ACTOR,
    },
    expected="the dealer calling the game",
    observed="another dealer",
)
BANKER_THIRD_CARD_LAID_BY_ANOTHER_DEALER = rule(
    "banker-third-card-laid-by-another-dealer",
    "Third card of the Banker's Hand laid face up by another dealer than the one calling the game",
    (
        "the third card of the Banker's Hand, returned by a player, was placed face up by a dealer "
        "who was not calling the game"
    ),
    needs={
        "which dealer calls the game": NO_CALLER,
        "by which dealer it was done": NO_ACTOR,
    },
    expected="the dealer calling the game",
    observed="another dealer",
)
SHOE_DEALT_BY_ANOTHER_DEALER = rule(
    "shoe-dealt-by-another-dealer",
    "Shoe dealt as the curator by another dealer than the one calling the game",
    "the curator's part was taken by a dealer who was not calling the game",
    needs={
        "which dealer calls the game": NO_CALLER,
        "by which dealer it was done": NO_ACTOR,
    },
    expected="the dealer calling the game",
    observed="another dealer",
)
HAND_TURNED_BY_A_PLAYER = rule(
    "hand-turned-by-a-player",
    "Hand turned up by a player",
    ("the cards of a hand were placed face up by a player, though the dealer calling the game has to do it"),
    needs={
        "who turned the cards": NO_TURNER,
        "whether players turn the cards, as filed": WHETHER_PLAYERS_TURN,
    },
    expected="the dealer calling the game",
    observed="a player",
)
SHOE_OFFERED_ON_BY_ANOTHER_DEALER = rule(
    "shoe-offered-on-by-another-dealer",
    "Dealing shoe offered further by another dealer than the one calling the game",
    ("the dealing shoe was offered to a player after seat number one by a dealer who was not calling the game"),
    needs={
        "which dealer calls the game": NO_CALLER,
        "by which dealer it was done": NO_ACTOR,
    },
    expected="the dealer calling the game",
    observed="another dealer",
)


NOBODYS = -1
"""An act that the text has done by no particular dealer."""


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
def rule_of_announcement(t: Table, i: int, r: Round) -> int:
    """The rule on who announces the Point Count of event ``i``."""
    if t.notes[i].cards > 2 or was_done(t, KIND_ANNOUNCE, i, r):
        return FINAL_COUNT_ANNOUNCED_BY_ANOTHER_DEALER
    if t.options.dealing != DEALT_TO_PLAYERS:
        return POINT_COUNT_ANNOUNCED_BY_ANOTHER_DEALER
    if wagers_on_hand(t, i, r) == 0:
        return NOBODYS
    return PLAYER_COUNT_ANNOUNCED_BY_ANOTHER_DEALER if t.hand[i] == PLAYER else BANKER_COUNT_ANNOUNCED_BY_ANOTHER_DEALER


@kernel
def rule_of_handing(t: Table, i: int) -> int:
    """The rule on who hands a player the cards of event ``i``."""
    third = t.notes[i].cards > 2
    if t.hand[i] == PLAYER:
        return PLAYER_THIRD_CARD_HANDED_BY_ANOTHER_DEALER if third else PLAYER_HAND_HANDED_BY_ANOTHER_DEALER
    return BANKER_THIRD_CARD_HANDED_BY_ANOTHER_DEALER if third else BANKER_HAND_HANDED_BY_ANOTHER_DEALER


@kernel
def rule_of_laying(t: Table, i: int) -> int:
    """The rule on who lays face up the cards of event ``i``, which a player has returned."""
    third = t.notes[i].cards > 2
    if t.hand[i] == PLAYER:
        return PLAYER_THIRD_CARD_LAID_BY_ANOTHER_DEALER if third else PLAYER_HAND_LAID_BY_ANOTHER_DEALER
    return BANKER_THIRD_CARD_LAID_BY_ANOTHER_DEALER if third else BANKER_HAND_LAID_BY_ANOTHER_DEALER


@kernel
def rule_of_turning(t: Table, i: int, r: Round) -> int:
    """The rule on who turns the cards of event ``i`` face up.

    A third card is dealt so. Where players turn cards, it is open which dealer turns those that no player accepts.
    """
    if t.options.dealing != DEALT_TO_PLAYERS:
        return NOBODYS if t.notes[i].cards > 2 else HAND_TURNED_BY_ANOTHER_DEALER
    if wagers_on_hand(t, i, r) == 0:
        return UNWAGERED_HAND_TURNED_BY_ANOTHER_DEALER
    return rule_of_laying(t, i) if was_done(t, KIND_CARDS_RETURNED, i, r) else NOBODYS


@kernel
def rule_where_curated(t: Table, i: int, r: Round) -> int:
    """The rule on an act that the text has the dealer calling the game do where a curator deals; else NOBODYS."""
    kind, what = t.kind[i], t.what[i]
    if kind == KIND_CUT_OFFERED:
        return CUT_OFFERED_BY_ANOTHER_DEALER
    if kind == KIND_SHOE_OFFERED:
        if t.caller.opening == 0 or t.seat[i] <= 0:
            return NOBODYS
        return SHOE_OFFERED_BY_ANOTHER_DEALER if t.seat[i] == 1 else SHOE_OFFERED_ON_BY_ANOTHER_DEALER
    if kind == KIND_CURATOR:
        return SHOE_DEALT_BY_ANOTHER_DEALER if t.seat[i] == 0 else NOBODYS
    if kind == KIND_SHOE_PASSED:
        own = what < 0 or what == WHAT_VOLUNTARY or what == WHAT_BANKER_LOST
        return NOBODYS if own else PASS_ORDERED_BY_ANOTHER_DEALER
    if kind == KIND_BURN:
        return ERROR_CARD_DISCARDED_BY_ANOTHER_DEALER if what == WHAT_BESIDE_ERROR else NOBODYS
    if kind == KIND_CALL:
        if what == WHAT_CARDS:
            return CARDS_CALLED_BY_ANOTHER_DEALER
        return THIRD_CARD_INSTRUCTED_BY_ANOTHER_DEALER if what == WHAT_DRAW or what == WHAT_STAY else NOBODYS
    if kind == KIND_RESULT:
        return NOBODYS if what == WHAT_TIE else RESULT_ANNOUNCED_BY_ANOTHER_DEALER
    if t.hand[i] != PLAYER and t.hand[i] != BANKER:
        return NOBODYS
    if kind == KIND_CARDS_HANDED:
        return rule_of_handing(t, i)
    if kind == KIND_ANNOUNCE:
        return rule_of_announcement(t, i, r) if r else NOBODYS
    if kind == KIND_EXPOSE:
        return rule_of_turning(t, i, r) if r else NOBODYS
    if kind == KIND_MOVE_CARD and t.hand[i] == BANKER and t.dest[i] == PLACE_UNDER_SHOE:
        return BANKER_HAND_PUT_UNDER_SHOE_BY_ANOTHER_DEALER
    return NOBODYS


@kernel
def rule_of_act(t: Table, i: int, r: Round) -> int:
    """The rule on an act that the text has the dealer calling the game do; NOBODYS where it is another act."""
    kind = t.kind[i]
    if kind == KIND_INSPECTION:
        return CARDS_INSPECTED_BY_ANOTHER_DEALER if t.what[i] == WHAT_CARDS else NOBODYS
    if kind == KIND_WAGER_CONFIRMED:
        return WAGER_CONFIRMED_BY_ANOTHER_DEALER
    if kind == KIND_NO_MORE_BETS:
        return NO_MORE_BETS_BY_ANOTHER_DEALER
    if kind == KIND_CALL and t.what[i] == WHAT_LAST_HAND:
        return LAST_HAND_CALLED_BY_ANOTHER_DEALER
    return rule_where_curated(t, i, r) if t.options.curated == 1 else NOBODYS


@kernel
def is_excepted(t: Table, rule: int) -> bool:
    """Whether the paragraph of a rule has no say here: another procedure, or no order at all by an honest reading."""
    to_players = t.options.dealing == DEALT_TO_PLAYERS
    if rule == CARDS_INSPECTED_BY_ANOTHER_DEALER:
        return t.caller.received == 0 or t.options.preshuffled == 1
    if rule == CUT_OFFERED_BY_ANOTHER_DEALER:
        return t.caller.shuffled == DEVICES or t.options.preshuffled == 1
    if rule == LAST_HAND_CALLED_BY_ANOTHER_DEALER:
        return t.options.curated == 1 and to_players
    if rule == THIRD_CARD_INSTRUCTED_BY_ANOTHER_DEALER:
        return to_players
    handing = PLAYER_HAND_HANDED_BY_ANOTHER_DEALER <= rule <= BANKER_THIRD_CARD_HANDED_BY_ANOTHER_DEALER
    return (handing or rule == BANKER_HAND_PUT_UNDER_SHOE_BY_ANOTHER_DEALER) and not to_players


@kernel
def turns_on_filing(t: Table, rule: int) -> bool:
    """Whether a rule says something else where players turn the cards, which the filing selects."""
    if t.options.curated != 1:
        return False
    return rule == LAST_HAND_CALLED_BY_ANOTHER_DEALER or (
        HAND_TURNED_BY_ANOTHER_DEALER <= rule <= THIRD_CARD_INSTRUCTED_BY_ANOTHER_DEALER
    )


@kernel
def judge_turner(t: Table, i: int, r: Round) -> None:
    """Judge that no player turns up a hand by event ``i``, where the text has the dealer calling the game do it."""
    rule = HAND_TURNED_BY_A_PLAYER
    if not (lacking(t, rule, WHETHER_PLAYERS_TURN, t.options.dealing < 0) or lacking(t, rule, NO_TURNER, t.by[i] < 0)):
        ask(t, rule, is_player(role_of(t.by[i])), i, -1, -1, 0, -1, -1, r.at)


@kernel
def judge_act(t: Table, rule: int, i: int, r: Round) -> None:
    """Judge by which dealer an act was done that the text has the dealer calling the game do."""
    by = t.by[i]
    if rule == HAND_TURNED_BY_ANOTHER_DEALER:
        judge_turner(t, i, r)
    if turns_on_filing(t, rule) and lacking(t, rule, NO_FILING, t.options.dealing < 0):
        return
    if is_excepted(t, rule) or (by >= 0 and by % BY_STRIDE != BY_DEALER):
        t.tally[rule + NOT_APPLICABLE] += 1
        return
    if rule == CUT_OFFERED_BY_ANOTHER_DEALER and lacking(t, rule, NO_SHUFFLER, t.caller.shuffled != DEALERS):
        return
    dealer, caller = dealer_by(by), t.caller.dealer
    if lacking(t, rule, NO_CALLER, caller == 0 or not recorded(t, KIND_CALLER)):
        return
    if lacking(t, rule, NO_ACTOR, dealer <= 0):
        return
    said = said_by_caller(t, i, r) if dealer != caller and is_said(t.kind[i]) else 0
    if not lacking(t, rule, NO_ACTOR, said < 0):
        ask(t, rule, dealer != caller and said == 0, i, -1, -1, 0, t.notes[i].wager.at, -1, r.at)


@kernel
def moves_money(kind: int) -> bool:
    """Whether an event of a kind lays money, pays or takes it: no act that the text has one dealer do."""
    return kind == KIND_WAGER or KIND_COLLECT <= kind <= KIND_VIGORISH


@kernel
def caller_pass(t: Table) -> None:
    """Judge by which dealer all was done that the dealer calling the game does."""
    kinds = t.kind
    for i in range(len(kinds)):
        kind = kinds[i]
        if moves_money(kind):
            continue
        r = t.notes[i].round
        rule = rule_of_act(t, i, r)
        if rule != NOBODYS:
            judge_act(t, rule, i, r)
        if kind < KIND_ROUND_START or kind == KIND_DEAL:
            note_caller(t, i)
