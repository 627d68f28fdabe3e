"""What the text has the dealer calling the game do, done by somebody else."""

from validator.core.engine.kernel import NOT_APPLICABLE, kernel
from validator.games.baccarat.by_dealers import judge_dealers_act
from validator.games.baccarat.options import DEALT_TO_PLAYERS
from validator.games.baccarat.rows import BANKER, PLAYER, is_player
from validator.games.baccarat.tables.rows import Round, Table
from validator.games.baccarat.who_calls import (
    DEALERS,
    DEVICES,
    NOBODYS,
    caller_known,
    dealer_by,
    is_answered,
    is_said,
    moves_money,
    note_caller,
    of_count,
    of_hand_and_card,
    role_at_table,
    said_by_caller,
    wagers_on_hand,
    was_done,
)
from validator.games.numbers import Rules, missing_facts
from validator.games.shoe.by_whom import another_than_the_dealer
from validator.games.table import ask, lacking, role_of
from validator.log.codes import (
    BY_DEALER,
    KIND_ANNOUNCE,
    KIND_BURN,
    KIND_CALL,
    KIND_CARDS_HANDED,
    KIND_CARDS_RETURNED,
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
    KIND_WAGER_CONFIRMED,
    PLACE_UNDER_SHOE,
    WHAT_BANKER_LOST,
    WHAT_BESIDE_ERROR,
    WHAT_CARDS,
    WHAT_DRAW,
    WHAT_LAST_HAND,
    WHAT_STAY,
    WHAT_TIE,
    WHAT_VOLUNTARY,
)

NO_CALLER, NO_ACTOR, NO_FILING, *_ = missing_facts()
NO_SHUFFLER, *_ = missing_facts(after=NO_ACTOR)
NO_TURNER, WHETHER_PLAYERS_TURN, *_ = missing_facts()

rule = Rules("baccarat.caller")
CARDS_INSPECTED_BY_ANOTHER = rule(
    "cards-inspected-by-another",
    "Cards inspected by somebody other than the dealer calling the game",
    "the cards were inspected by somebody other than the dealer calling the game",
    needs={
        "which dealer calls the game": NO_CALLER,
        "by whom it was done": NO_ACTOR,
    },
    expected="the dealer calling the game",
    observed="somebody else",
)
WAGER_CONFIRMED_BY_ANOTHER = rule(
    "wager-confirmed-by-another",
    "Verbal wager confirmed by somebody other than the dealer calling the game",
    "the {wager} of {stake} was confirmed by somebody other than the dealer calling the game",
    needs={
        "which dealer calls the game": NO_CALLER,
        "by whom it was done": NO_ACTOR,
    },
    expected="the dealer calling the game",
    observed="somebody else",
)
NO_MORE_BETS_BY_ANOTHER = rule(
    "no-more-bets-by-another",
    '"No more bets" announced by somebody other than the dealer calling the game',
    '"no more bets" was announced by somebody other than the dealer calling the game',
    needs={
        "which dealer calls the game": NO_CALLER,
        "by whom it was done": NO_ACTOR,
    },
    expected="the dealer calling the game",
    observed="somebody else",
)
LAST_HAND_CALLED_BY_ANOTHER = rule(
    "last-hand-called-by-another",
    '"Last hand" announced by somebody other than the dealer calling the game',
    '"last hand" was announced by somebody other than the dealer calling the game',
    needs={
        "which dealer calls the game": NO_CALLER,
        "by whom it was done": NO_ACTOR,
        "whether players turn the cards, as filed": NO_FILING,
    },
    expected="the dealer calling the game",
    observed="somebody else",
)
CUT_OFFERED_BY_ANOTHER = rule(
    "cut-offered-by-another",
    "Cut offered by somebody other than the dealer calling the game",
    "the stack of cards was offered to be cut by somebody other than the dealer calling the game",
    needs={
        "which dealer calls the game": NO_CALLER,
        "by whom it was done": NO_ACTOR,
        "by whom or what the cards were shuffled": NO_SHUFFLER,
    },
    expected="the dealer calling the game",
    observed="somebody else",
)
SHOE_OFFERED_BY_ANOTHER = rule(
    "shoe-offered-by-another",
    "Dealing shoe offered by somebody other than the dealer calling the game",
    (
        "the dealing shoe was offered to the player in seat number one by "
        "somebody other than the dealer calling the game"
    ),
    needs={
        "which dealer calls the game": NO_CALLER,
        "by whom it was done": NO_ACTOR,
    },
    expected="the dealer calling the game",
    observed="somebody else",
)
CARDS_CALLED_BY_ANOTHER = rule(
    "cards-called-by-another",
    "Curator told to deal by somebody other than the dealer calling the game",
    '"cards" was announced to the curator by somebody other than the dealer calling the game',
    needs={
        "which dealer calls the game": NO_CALLER,
        "by whom it was done": NO_ACTOR,
    },
    expected="the dealer calling the game",
    observed="somebody else",
)
HAND_TURNED_BY_ANOTHER = rule(
    "hand-turned-by-another",
    "Hand turned up by somebody other than the dealer calling the game",
    "the cards of a hand were placed face up by somebody other than the dealer calling the game",
    needs={
        "which dealer calls the game": NO_CALLER,
        "by whom it was done": NO_ACTOR,
        "whether players turn the cards, as filed": NO_FILING,
    },
    expected="the dealer calling the game",
    observed="somebody else",
)
BANKER_HAND_PUT_UNDER_SHOE_BY_ANOTHER = rule(
    "banker-hand-put-under-shoe-by-another",
    "Banker's Hand put under the shoe by somebody other than the dealer calling the game",
    (
        "the Banker's Hand was placed underneath the corner of the dealing shoe by "
        "somebody other than the dealer calling the game"
    ),
    needs={
        "which dealer calls the game": NO_CALLER,
        "by whom it was done": NO_ACTOR,
        "whether players turn the cards, as filed": NO_FILING,
    },
    expected="the dealer calling the game",
    observed="somebody else",
)
PLAYER_HAND_HANDED_BY_ANOTHER = rule(
    "player-hand-handed-by-another",
    "Player's Hand handed to a player by somebody other than the dealer calling the game",
    ("the two cards of the Player's Hand were handed to a player by somebody other than the dealer calling the game"),
    needs={
        "which dealer calls the game": NO_CALLER,
        "by whom it was done": NO_ACTOR,
        "whether players turn the cards, as filed": NO_FILING,
    },
    expected="the dealer calling the game",
    observed="somebody else",
)
BANKER_HAND_HANDED_BY_ANOTHER = rule(
    "banker-hand-handed-by-another",
    "Banker's Hand handed to a player by somebody other than the dealer calling the game",
    ("the two cards of the Banker's Hand were handed to a player by somebody other than the dealer calling the game"),
    needs={
        "which dealer calls the game": NO_CALLER,
        "by whom it was done": NO_ACTOR,
        "whether players turn the cards, as filed": NO_FILING,
    },
    expected="the dealer calling the game",
    observed="somebody else",
)
PLAYER_THIRD_CARD_HANDED_BY_ANOTHER = rule(
    "player-third-card-handed-by-another",
    "Third card of the Player's Hand handed to a player by somebody other than the dealer calling the game",
    ("the third card of the Player's Hand was handed to a player by somebody other than the dealer calling the game"),
    needs={
        "which dealer calls the game": NO_CALLER,
        "by whom it was done": NO_ACTOR,
        "whether players turn the cards, as filed": NO_FILING,
    },
    expected="the dealer calling the game",
    observed="somebody else",
)
BANKER_THIRD_CARD_HANDED_BY_ANOTHER = rule(
    "banker-third-card-handed-by-another",
    "Third card of the Banker's Hand handed to a player by somebody other than the dealer calling the game",
    ("the third card of the Banker's Hand was handed to a player by somebody other than the dealer calling the game"),
    needs={
        "which dealer calls the game": NO_CALLER,
        "by whom it was done": NO_ACTOR,
        "whether players turn the cards, as filed": NO_FILING,
    },
    expected="the dealer calling the game",
    observed="somebody else",
)
UNWAGERED_HAND_TURNED_BY_ANOTHER = rule(
    "unwagered-hand-turned-by-another",
    "Hand without a wager turned up by somebody other than the dealer calling the game",
    "the cards of a hand without a wager were turned face up by somebody other than the dealer calling the game",
    needs={
        "which dealer calls the game": NO_CALLER,
        "by whom it was done": NO_ACTOR,
        "whether players turn the cards, as filed": NO_FILING,
    },
    expected="the dealer calling the game",
    observed="somebody else",
)
POINT_COUNT_ANNOUNCED_BY_ANOTHER = rule(
    "point-count-announced-by-another",
    "Point Count announced by somebody other than the dealer calling the game",
    "the Point Count of a hand was announced by somebody other than the dealer calling the game",
    needs={
        "which dealer calls the game": NO_CALLER,
        "by whom it was done": NO_ACTOR,
        "whether players turn the cards, as filed": NO_FILING,
    },
    expected="the dealer calling the game",
    observed="somebody else",
)
PLAYER_COUNT_ANNOUNCED_BY_ANOTHER = rule(
    "player-count-announced-by-another",
    "Point Count of the Player's Hand announced by somebody other than the dealer calling the game",
    "the Point Count of the Player's Hand was announced by somebody other than the dealer calling the game",
    needs={
        "which dealer calls the game": NO_CALLER,
        "by whom it was done": NO_ACTOR,
        "whether players turn the cards, as filed": NO_FILING,
    },
    expected="the dealer calling the game",
    observed="somebody else",
)
BANKER_COUNT_ANNOUNCED_BY_ANOTHER = rule(
    "banker-count-announced-by-another",
    "Point Count of the Banker's Hand announced by somebody other than the dealer calling the game",
    "the Point Count of the Banker's Hand was announced by somebody other than the dealer calling the game",
    needs={
        "which dealer calls the game": NO_CALLER,
        "by whom it was done": NO_ACTOR,
        "whether players turn the cards, as filed": NO_FILING,
    },
    expected="the dealer calling the game",
    observed="somebody else",
)
THIRD_CARD_INSTRUCTED_BY_ANOTHER = rule(
    "third-card-instructed-by-another",
    "Curator instructed on a third card by somebody other than the dealer calling the game",
    "the curator was told whether to deal a third card by somebody other than the dealer calling the game",
    needs={
        "which dealer calls the game": NO_CALLER,
        "by whom it was done": NO_ACTOR,
        "whether players turn the cards, as filed": NO_FILING,
    },
    expected="the dealer calling the game",
    observed="somebody else",
)
FINAL_COUNT_ANNOUNCED_BY_ANOTHER = rule(
    "final-count-announced-by-another",
    "Final Point Count announced by somebody other than the dealer calling the game",
    "the final Point Count of a hand was announced by somebody other than the dealer calling the game",
    needs={
        "which dealer calls the game": NO_CALLER,
        "by whom it was done": NO_ACTOR,
    },
    expected="the dealer calling the game",
    observed="somebody else",
)
RESULT_ANNOUNCED_BY_ANOTHER = rule(
    "result-announced-by-another",
    "Result announced by somebody other than the dealer calling the game",
    "the result of the round was announced by somebody other than the dealer calling the game",
    needs={
        "which dealer calls the game": NO_CALLER,
        "by whom it was done": NO_ACTOR,
    },
    expected="the dealer calling the game",
    observed="somebody else",
)
ERROR_CARD_DISCARDED_BY_ANOTHER = rule(
    "error-card-discarded-by-another",
    "Card discarded beside one dealt in error by somebody other than the dealer calling the game",
    (
        "a card was discarded beside one that was dealt in error and disclosed by "
        "somebody other than the dealer calling the game"
    ),
    needs={
        "which dealer calls the game": NO_CALLER,
        "by whom it was done": NO_ACTOR,
    },
    expected="the dealer calling the game",
    observed="somebody else",
)
PASS_ORDERED_BY_ANOTHER_DEALER = rule(
    "pass-ordered-by-another-dealer",
    "Pass of the shoe ordered by another dealer than the one calling the game",
    "the curator was ordered to pass the dealing shoe by a dealer who was not calling the game",
    needs={
        "which dealer calls the game": NO_CALLER,
        "by whom it was done": NO_ACTOR,
    },
    expected="the dealer calling the game",
    observed="another dealer",
)
PLAYER_HAND_LAID_BY_ANOTHER = rule(
    "player-hand-laid-by-another",
    "Player's Hand laid face up by somebody other than the dealer calling the game",
    ("the Player's Hand, returned by a player, was placed face up by somebody other than the dealer calling the game"),
    needs={
        "which dealer calls the game": NO_CALLER,
        "by whom it was done": NO_ACTOR,
    },
    expected="the dealer calling the game",
    observed="somebody else",
)
BANKER_HAND_LAID_BY_ANOTHER = rule(
    "banker-hand-laid-by-another",
    "Banker's Hand laid face up by somebody other than the dealer calling the game",
    ("the Banker's Hand, returned by a player, was placed face up by somebody other than the dealer calling the game"),
    needs={
        "which dealer calls the game": NO_CALLER,
        "by whom it was done": NO_ACTOR,
    },
    expected="the dealer calling the game",
    observed="somebody else",
)
PLAYER_THIRD_CARD_LAID_BY_ANOTHER = rule(
    "player-third-card-laid-by-another",
    "Third card of the Player's Hand laid face up by somebody other than the dealer calling the game",
    (
        "the third card of the Player's Hand, returned by a player, was placed face up by "
        "somebody other than the dealer calling the game"
    ),
    needs={
        "which dealer calls the game": NO_CALLER,
        "by whom it was done": NO_ACTOR,
    },
    expected="the dealer calling the game",
    observed="somebody else",
)
BANKER_THIRD_CARD_LAID_BY_ANOTHER = rule(
    "banker-third-card-laid-by-another",
    "Third card of the Banker's Hand laid face up by somebody other than the dealer calling the game",
    (
        "the third card of the Banker's Hand, returned by a player, was placed face up by "
        "somebody other than the dealer calling the game"
    ),
    needs={
        "which dealer calls the game": NO_CALLER,
        "by whom it was done": NO_ACTOR,
    },
    expected="the dealer calling the game",
    observed="somebody else",
)
SHOE_DEALT_BY_ANOTHER_DEALER = rule(
    "shoe-dealt-by-another-dealer",
    "Shoe dealt as the curator by another dealer than the one calling the game",
    "the curator's part was taken by a dealer who was not calling the game",
    needs={
        "which dealer calls the game": NO_CALLER,
        "by whom it was done": NO_ACTOR,
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
        "by whom it was done": NO_ACTOR,
    },
    expected="the dealer calling the game",
    observed="another dealer",
)


@kernel
def rule_of_announcement(t: Table, i: int, r: Round) -> int:
    """The rule on who announces the Point Count of event ``i``."""
    final, first = FINAL_COUNT_ANNOUNCED_BY_ANOTHER, POINT_COUNT_ANNOUNCED_BY_ANOTHER
    player, banker = PLAYER_COUNT_ANNOUNCED_BY_ANOTHER, BANKER_COUNT_ANNOUNCED_BY_ANOTHER
    return of_count(t, i, r, final, first, player, banker)


@kernel
def rule_of_handing(t: Table, i: int) -> int:
    """The rule on who hands a player the cards of event ``i``."""
    player, players_third = PLAYER_HAND_HANDED_BY_ANOTHER, PLAYER_THIRD_CARD_HANDED_BY_ANOTHER
    banker, bankers_third = BANKER_HAND_HANDED_BY_ANOTHER, BANKER_THIRD_CARD_HANDED_BY_ANOTHER
    return of_hand_and_card(t, i, player, players_third, banker, bankers_third)


@kernel
def rule_of_laying(t: Table, i: int) -> int:
    """The rule on who lays face up the cards of event ``i``, which a player has returned."""
    player, players_third = PLAYER_HAND_LAID_BY_ANOTHER, PLAYER_THIRD_CARD_LAID_BY_ANOTHER
    banker, bankers_third = BANKER_HAND_LAID_BY_ANOTHER, BANKER_THIRD_CARD_LAID_BY_ANOTHER
    return of_hand_and_card(t, i, player, players_third, banker, bankers_third)


@kernel
def rule_of_turning(t: Table, i: int, r: Round) -> int:
    """The rule on who turns the cards of event ``i`` face up.

    A third card is dealt so. Where players turn cards, it is open which dealer turns those that no player accepts.
    """
    if t.options.dealing != DEALT_TO_PLAYERS:
        return NOBODYS if t.notes[i].cards > 2 else HAND_TURNED_BY_ANOTHER
    if wagers_on_hand(t, i, r) == 0:
        return UNWAGERED_HAND_TURNED_BY_ANOTHER
    return rule_of_laying(t, i) if was_done(t, KIND_CARDS_RETURNED, i, r) else NOBODYS


@kernel
def rule_where_curated(t: Table, i: int, r: Round) -> int:
    """The rule on an act that the text has the dealer calling the game do where a curator deals; else NOBODYS."""
    kind, what = t.kind[i], t.what[i]
    if kind == KIND_CUT_OFFERED:
        return CUT_OFFERED_BY_ANOTHER
    if kind == KIND_SHOE_OFFERED:
        if t.caller.opening == 0 or t.seat[i] <= 0:
            return NOBODYS
        return SHOE_OFFERED_BY_ANOTHER if t.seat[i] == 1 else SHOE_OFFERED_ON_BY_ANOTHER_DEALER
    if kind == KIND_CURATOR:
        return SHOE_DEALT_BY_ANOTHER_DEALER if t.seat[i] == 0 else NOBODYS
    if kind == KIND_SHOE_PASSED:
        own = what < 0 or what == WHAT_VOLUNTARY or what == WHAT_BANKER_LOST
        return NOBODYS if own else PASS_ORDERED_BY_ANOTHER_DEALER
    if kind == KIND_BURN:
        return ERROR_CARD_DISCARDED_BY_ANOTHER if what == WHAT_BESIDE_ERROR else NOBODYS
    if kind == KIND_CALL:
        if what == WHAT_CARDS:
            return CARDS_CALLED_BY_ANOTHER
        return THIRD_CARD_INSTRUCTED_BY_ANOTHER if what == WHAT_DRAW or what == WHAT_STAY else NOBODYS
    if kind == KIND_RESULT:
        return NOBODYS if what == WHAT_TIE else RESULT_ANNOUNCED_BY_ANOTHER
    if t.hand[i] != PLAYER and t.hand[i] != BANKER:
        return NOBODYS
    if kind == KIND_CARDS_HANDED:
        return rule_of_handing(t, i)
    if kind == KIND_ANNOUNCE:
        return rule_of_announcement(t, i, r) if r else NOBODYS
    if kind == KIND_EXPOSE:
        return rule_of_turning(t, i, r) if r else NOBODYS
    if kind == KIND_MOVE_CARD and t.hand[i] == BANKER and t.dest[i] == PLACE_UNDER_SHOE:
        return BANKER_HAND_PUT_UNDER_SHOE_BY_ANOTHER
    return NOBODYS


@kernel
def rule_of_act(t: Table, i: int, r: Round) -> int:
    """The rule on an act that the text has the dealer calling the game do; NOBODYS where it is another act."""
    kind = t.kind[i]
    if kind == KIND_INSPECTION:
        return CARDS_INSPECTED_BY_ANOTHER if t.what[i] == WHAT_CARDS else NOBODYS
    if kind == KIND_WAGER_CONFIRMED:
        return WAGER_CONFIRMED_BY_ANOTHER
    if kind == KIND_NO_MORE_BETS:
        return NO_MORE_BETS_BY_ANOTHER
    if kind == KIND_CALL and t.what[i] == WHAT_LAST_HAND:
        return LAST_HAND_CALLED_BY_ANOTHER
    return rule_where_curated(t, i, r) if t.options.curated == 1 else NOBODYS


@kernel
def is_excepted(t: Table, rule: int) -> bool:
    """Whether the paragraph of a rule has no say here: another procedure, or no order at all by an honest reading."""
    to_players = t.options.dealing == DEALT_TO_PLAYERS
    if rule == CARDS_INSPECTED_BY_ANOTHER:
        return t.caller.received == 0 or t.options.preshuffled == 1
    if rule == CUT_OFFERED_BY_ANOTHER:
        return t.caller.shuffled == DEVICES or t.options.preshuffled == 1
    if rule == LAST_HAND_CALLED_BY_ANOTHER:
        return t.options.curated == 1 and to_players
    if rule == THIRD_CARD_INSTRUCTED_BY_ANOTHER:
        return to_players
    handing = PLAYER_HAND_HANDED_BY_ANOTHER <= rule <= BANKER_THIRD_CARD_HANDED_BY_ANOTHER
    return (handing or rule == BANKER_HAND_PUT_UNDER_SHOE_BY_ANOTHER) and not to_players


@kernel
def turns_on_filing(t: Table, rule: int) -> bool:
    """Whether a rule says something else where players turn the cards, which the filing selects."""
    if t.options.curated != 1:
        return False
    return rule == LAST_HAND_CALLED_BY_ANOTHER or (HAND_TURNED_BY_ANOTHER <= rule <= THIRD_CARD_INSTRUCTED_BY_ANOTHER)


@kernel
def judge_turner(t: Table, i: int, r: Round) -> None:
    """Judge that no player turns up a hand by event ``i``, where the text has the dealer calling the game do it."""
    rule = HAND_TURNED_BY_A_PLAYER
    if not (lacking(t, rule, WHETHER_PLAYERS_TURN, t.options.dealing < 0) or lacking(t, rule, NO_TURNER, t.by[i] < 0)):
        ask(t, rule, is_player(role_of(t.by[i])), i, -1, -1, 0, -1, -1, r.at)


@kernel
def told_elsewhere(rule: int, role: int) -> bool:
    """Whether another rule tells of one, by the code of his role, who did what a rule has the dealer do.

    A player may look at the cards before play, and turns those that he returns face up.
    """
    if rule in (PASS_ORDERED_BY_ANOTHER_DEALER, SHOE_DEALT_BY_ANOTHER_DEALER, SHOE_OFFERED_ON_BY_ANOTHER_DEALER):
        return True
    handing = PLAYER_HAND_HANDED_BY_ANOTHER <= rule <= BANKER_THIRD_CARD_HANDED_BY_ANOTHER
    turning = PLAYER_HAND_LAID_BY_ANOTHER <= rule <= BANKER_THIRD_CARD_LAID_BY_ANOTHER or rule == HAND_TURNED_BY_ANOTHER
    of_players = handing or turning or rule == CARDS_INSPECTED_BY_ANOTHER
    return of_players and is_player(role)


@kernel
def judge_no_dealer(t: Table, rule: int, i: int, r: Round) -> None:
    """Judge an act of the dealer calling the game that was done by somebody who is no dealer, whoever calls it."""
    if lacking(t, rule, NO_ACTOR, is_answered(t, i)):
        return
    said = said_by_caller(t, i, r) if is_said(t.kind[i]) else 0
    if not lacking(t, rule, NO_ACTOR if caller_known(t) else NO_CALLER, said < 0):
        ask(t, rule, said == 0, i, -1, -1, 0, t.notes[i].wager.at, -1, r.at)


@kernel
def judge_act(t: Table, rule: int, i: int, r: Round) -> None:
    """Judge by whom an act was done that the text has the dealer calling the game do."""
    role = role_at_table(t, i)
    if rule == HAND_TURNED_BY_ANOTHER:
        judge_turner(t, i, r)
    if turns_on_filing(t, rule) and lacking(t, rule, NO_FILING, t.options.dealing < 0):
        return
    no_dealer = another_than_the_dealer(role)
    elsewhere = told_elsewhere(rule, role) if no_dealer else role >= 0 and role != BY_DEALER
    if is_excepted(t, rule) or elsewhere:
        t.tally[rule + NOT_APPLICABLE] += 1
        return
    if rule == CUT_OFFERED_BY_ANOTHER and lacking(t, rule, NO_SHUFFLER, t.caller.shuffled != DEALERS):
        return
    if no_dealer:
        judge_no_dealer(t, rule, i, r)
        return
    dealer, caller = dealer_by(t.by[i]), t.caller.dealer
    if lacking(t, rule, NO_CALLER, not caller_known(t)) or lacking(t, rule, NO_ACTOR, dealer <= 0):
        return
    said = said_by_caller(t, i, r) if dealer != caller and is_said(t.kind[i]) else 0
    if not lacking(t, rule, NO_ACTOR, said < 0):
        ask(t, rule, dealer != caller and said == 0, i, -1, -1, 0, t.notes[i].wager.at, -1, r.at)


@kernel
def caller_pass(t: Table) -> None:
    """Judge by whom all was done that the dealer calling the game does, or in other chapters the dealer."""
    kinds = t.kind
    for i in range(len(kinds)):
        kind = kinds[i]
        if moves_money(kind):
            continue
        r = t.notes[i].round
        rule = rule_of_act(t, i, r)
        if rule != NOBODYS:
            judge_act(t, rule, i, r)
        if rule == NOBODYS or rule == SHOE_OFFERED_ON_BY_ANOTHER_DEALER:
            judge_dealers_act(t, i, r)
        if kind < KIND_ROUND_START or kind == KIND_DEAL:
            note_caller(t, i)
