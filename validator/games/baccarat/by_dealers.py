"""What the text has the dealer do, whichever dealer it is, done by somebody who is no dealer."""

from validator.core.engine.kernel import NOT_APPLICABLE, kernel
from validator.games.baccarat.options import DEALT_TO_PLAYERS
from validator.games.baccarat.rows import BANKER, PLAYER, is_player
from validator.games.baccarat.tables.rows import Round, Table
from validator.games.baccarat.who_calls import (
    DEALERS,
    DEVICES,
    NOBODYS,
    is_answered,
    is_said,
    of_count,
    of_hand_and_card,
    role_at_table,
    same_act,
    was_done,
)
from validator.games.numbers import Rules, missing_facts
from validator.games.shoe.by_whom import another_than_the_dealer
from validator.games.table import ask, lacking, recorded, role_of
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
    KIND_LOAD_SHOE,
    KIND_MOVE_CARD,
    KIND_RESULT,
    KIND_SHOE_OFFERED,
    KIND_SHOE_PASSED,
    PLACE_UNDER_SHOE,
    WHAT_BESIDE_ERROR,
    WHAT_TIE,
    WHAT_TIE_HAND,
)

NO_ACTOR, NO_FILING, *_ = missing_facts()
NO_SHUFFLER, *_ = missing_facts(after=NO_ACTOR)

rule = Rules("baccarat.by_dealers")
CUT_OFFERED_BY_NO_DEALER = rule(
    "cut-offered-by-no-dealer",
    "Cut offered by somebody who is no dealer",
    "the stack of cards was offered to be cut by somebody who is no dealer",
    needs={
        "by whom it was done": NO_ACTOR,
        "by whom or what the cards were shuffled": NO_SHUFFLER,
    },
    expected="the dealer",
    observed="somebody else",
)
INITIAL_CARD_DEALT_BY_NO_DEALER = rule(
    "initial-card-dealt-by-no-dealer",
    "Initial card dealt by somebody who is no dealer",
    "{card} was dealt among the initial cards by somebody who is no dealer",
    needs={
        "by whom it was done": NO_ACTOR,
    },
    expected="the dealer",
    observed="somebody else",
)
THIRD_CARD_DEALT_BY_NO_DEALER = rule(
    "third-card-dealt-by-no-dealer",
    "Third card dealt by somebody who is no dealer",
    "{card} was dealt as a third card by somebody who is no dealer",
    needs={
        "by whom it was done": NO_ACTOR,
        "whether players turn the cards, as filed": NO_FILING,
    },
    expected="the dealer",
    observed="somebody else",
)
POINT_COUNT_ANNOUNCED_BY_NO_DEALER = rule(
    "point-count-announced-by-no-dealer",
    "Point Count announced by somebody who is no dealer",
    "the Point Count of a hand was announced by somebody who is no dealer",
    needs={
        "by whom it was done": NO_ACTOR,
        "whether players turn the cards, as filed": NO_FILING,
    },
    expected="the dealer",
    observed="somebody else",
)
PLAYER_COUNT_ANNOUNCED_BY_NO_DEALER = rule(
    "player-count-announced-by-no-dealer",
    "Point Count of the Player's Hand announced by somebody who is no dealer",
    "the Point Count of the Player's Hand was announced by somebody who is no dealer",
    needs={
        "by whom it was done": NO_ACTOR,
        "whether players turn the cards, as filed": NO_FILING,
    },
    expected="the dealer",
    observed="somebody else",
)
BANKER_COUNT_ANNOUNCED_BY_NO_DEALER = rule(
    "banker-count-announced-by-no-dealer",
    "Point Count of the Banker's Hand announced by somebody who is no dealer",
    "the Point Count of the Banker's Hand was announced by somebody who is no dealer",
    needs={
        "by whom it was done": NO_ACTOR,
        "whether players turn the cards, as filed": NO_FILING,
    },
    expected="the dealer",
    observed="somebody else",
)
FINAL_COUNT_ANNOUNCED_BY_NO_DEALER = rule(
    "final-count-announced-by-no-dealer",
    "Final Point Count announced by somebody who is no dealer",
    "the final Point Count of a hand was announced by somebody who is no dealer",
    needs={
        "by whom it was done": NO_ACTOR,
    },
    expected="the dealer",
    observed="somebody else",
)
RESULT_ANNOUNCED_BY_NO_DEALER = rule(
    "result-announced-by-no-dealer",
    "Result announced by somebody who is no dealer",
    "the result of the round was announced by somebody who is no dealer",
    needs={
        "by whom it was done": NO_ACTOR,
    },
    expected="the dealer",
    observed="somebody else",
)
TIE_HAND_ANNOUNCED_BY_NO_DEALER = rule(
    "tie-hand-announced-by-no-dealer",
    "Tie Hand announced by somebody who is no dealer",
    '"Tie Hand" was announced by somebody who is no dealer',
    needs={
        "by whom it was done": NO_ACTOR,
    },
    expected="the dealer",
    observed="somebody else",
)
BANKER_HAND_PUT_UNDER_SHOE_BY_NO_DEALER = rule(
    "banker-hand-put-under-shoe-by-no-dealer",
    "Banker's Hand put under the shoe by somebody who is no dealer",
    "the Banker's Hand was placed underneath the corner of the dealing shoe by somebody who is no dealer",
    needs={
        "by whom it was done": NO_ACTOR,
        "whether players turn the cards, as filed": NO_FILING,
    },
    expected="the dealer",
    observed="somebody else",
)
PLAYER_HAND_HANDED_BY_NO_DEALER = rule(
    "player-hand-handed-by-no-dealer",
    "Player's Hand handed to a player by somebody who is no dealer",
    "the two cards of the Player's Hand were handed to a player by somebody who is no dealer",
    needs={
        "by whom it was done": NO_ACTOR,
        "whether players turn the cards, as filed": NO_FILING,
    },
    expected="the dealer",
    observed="somebody else",
)
BANKER_HAND_HANDED_BY_NO_DEALER = rule(
    "banker-hand-handed-by-no-dealer",
    "Banker's Hand handed to a player by somebody who is no dealer",
    "the two cards of the Banker's Hand were handed to a player by somebody who is no dealer",
    needs={
        "by whom it was done": NO_ACTOR,
        "whether players turn the cards, as filed": NO_FILING,
    },
    expected="the dealer",
    observed="somebody else",
)
PLAYER_THIRD_CARD_HANDED_BY_NO_DEALER = rule(
    "player-third-card-handed-by-no-dealer",
    "Third card of the Player's Hand handed to a player by somebody who is no dealer",
    "the third card of the Player's Hand was handed to a player by somebody who is no dealer",
    needs={
        "by whom it was done": NO_ACTOR,
        "whether players turn the cards, as filed": NO_FILING,
    },
    expected="the dealer",
    observed="somebody else",
)
BANKER_THIRD_CARD_HANDED_BY_NO_DEALER = rule(
    "banker-third-card-handed-by-no-dealer",
    "Third card of the Banker's Hand handed to a player by somebody who is no dealer",
    "the third card of the Banker's Hand was handed to a player by somebody who is no dealer",
    needs={
        "by whom it was done": NO_ACTOR,
        "whether players turn the cards, as filed": NO_FILING,
    },
    expected="the dealer",
    observed="somebody else",
)
PLAYER_HAND_LAID_BY_NO_DEALER = rule(
    "player-hand-laid-by-no-dealer",
    "Player's Hand laid face up by somebody who is no dealer",
    "the Player's Hand, returned by a player, was placed face up by somebody who is no dealer",
    needs={
        "by whom it was done": NO_ACTOR,
        "whether players turn the cards, as filed": NO_FILING,
    },
    expected="the dealer",
    observed="somebody else",
)
BANKER_HAND_LAID_BY_NO_DEALER = rule(
    "banker-hand-laid-by-no-dealer",
    "Banker's Hand laid face up by somebody who is no dealer",
    "the Banker's Hand, returned by a player, was placed face up by somebody who is no dealer",
    needs={
        "by whom it was done": NO_ACTOR,
        "whether players turn the cards, as filed": NO_FILING,
    },
    expected="the dealer",
    observed="somebody else",
)
PLAYER_THIRD_CARD_LAID_BY_NO_DEALER = rule(
    "player-third-card-laid-by-no-dealer",
    "Third card of the Player's Hand laid face up by somebody who is no dealer",
    "the third card of the Player's Hand, returned by a player, was placed face up by somebody who is no dealer",
    needs={
        "by whom it was done": NO_ACTOR,
        "whether players turn the cards, as filed": NO_FILING,
    },
    expected="the dealer",
    observed="somebody else",
)
BANKER_THIRD_CARD_LAID_BY_NO_DEALER = rule(
    "banker-third-card-laid-by-no-dealer",
    "Third card of the Banker's Hand laid face up by somebody who is no dealer",
    "the third card of the Banker's Hand, returned by a player, was placed face up by somebody who is no dealer",
    needs={
        "by whom it was done": NO_ACTOR,
        "whether players turn the cards, as filed": NO_FILING,
    },
    expected="the dealer",
    observed="somebody else",
)
ERROR_CARD_DISCARDED_BY_NO_DEALER = rule(
    "error-card-discarded-by-no-dealer",
    "Card discarded beside one dealt in error by somebody who is no dealer",
    "a card was discarded beside one that was dealt in error and disclosed by somebody who is no dealer",
    needs={
        "by whom it was done": NO_ACTOR,
    },
    expected="the dealer",
    observed="somebody else",
)
SHOE_OFFERED_ON_BY_NO_DEALER = rule(
    "shoe-offered-on-by-no-dealer",
    "Dealing shoe offered further by somebody who is no dealer",
    "the dealing shoe was offered to a player after seat number one by somebody who is no dealer",
    needs={
        "by whom it was done": NO_ACTOR,
    },
    expected="the dealer",
    observed="somebody else",
)
PASSED_SHOE_OFFERED_BY_NO_DEALER = rule(
    "passed-shoe-offered-by-no-dealer",
    "Dealing shoe that was given up offered by somebody who is no dealer",
    "the dealing shoe, given up by the curator, was offered to a player by somebody who is no dealer",
    needs={
        "by whom it was done": NO_ACTOR,
    },
    expected="the dealer",
    observed="somebody else",
)


@kernel
def dealer_announces(t: Table, i: int, r: Round) -> int:
    """The rule on the announcement of the Point Count of event ``i``, which the text has the dealer make."""
    final, first = FINAL_COUNT_ANNOUNCED_BY_NO_DEALER, POINT_COUNT_ANNOUNCED_BY_NO_DEALER
    player, banker = PLAYER_COUNT_ANNOUNCED_BY_NO_DEALER, BANKER_COUNT_ANNOUNCED_BY_NO_DEALER
    return of_count(t, i, r, final, first, player, banker)


@kernel
def dealer_hands_out(t: Table, i: int) -> int:
    """The rule on who hands a player the cards of event ``i``, the dealer by the text."""
    player, players_third = PLAYER_HAND_HANDED_BY_NO_DEALER, PLAYER_THIRD_CARD_HANDED_BY_NO_DEALER
    banker, bankers_third = BANKER_HAND_HANDED_BY_NO_DEALER, BANKER_THIRD_CARD_HANDED_BY_NO_DEALER
    return of_hand_and_card(t, i, player, players_third, banker, bankers_third)


@kernel
def dealer_lays(t: Table, i: int) -> int:
    """The rule on who lays face up the cards of event ``i``, returned by a player, the dealer by the text."""
    player, players_third = PLAYER_HAND_LAID_BY_NO_DEALER, PLAYER_THIRD_CARD_LAID_BY_NO_DEALER
    banker, bankers_third = BANKER_HAND_LAID_BY_NO_DEALER, BANKER_THIRD_CARD_LAID_BY_NO_DEALER
    return of_hand_and_card(t, i, player, players_third, banker, bankers_third)


@kernel
def dealers_with_hand(t: Table, i: int, r: Round) -> int:
    """The rule on an act about a hand that the text has the dealer do; NOBODYS where it is another act."""
    kind = t.kind[i]
    if not r or (t.hand[i] != PLAYER and t.hand[i] != BANKER):
        return NOBODYS
    if kind == KIND_DEAL:
        return THIRD_CARD_DEALT_BY_NO_DEALER if t.notes[i].dealt > 2 + 1 else INITIAL_CARD_DEALT_BY_NO_DEALER
    if kind == KIND_ANNOUNCE:
        return dealer_announces(t, i, r)
    if t.options.hands_handed == 0:
        return NOBODYS
    if kind == KIND_CARDS_HANDED:
        return dealer_hands_out(t, i)
    if kind == KIND_EXPOSE:
        return dealer_lays(t, i) if was_done(t, KIND_CARDS_RETURNED, i, r) else NOBODYS
    if kind == KIND_MOVE_CARD and t.hand[i] == BANKER and t.dest[i] == PLACE_UNDER_SHOE:
        return BANKER_HAND_PUT_UNDER_SHOE_BY_NO_DEALER
    return NOBODYS


@kernel
def was_given_up(t: Table, i: int) -> bool:
    """Whether the shoe that event ``i`` offers is one that the curator passed, and no new one."""
    for j in range(i - 1, -1, -1):
        if t.kind[j] == KIND_SHOE_PASSED:
            return True
        if t.kind[j] == KIND_CURATOR or t.kind[j] == KIND_LOAD_SHOE:
            return False
    return False


@kernel
def dealers_where_curated(t: Table, i: int) -> int:
    """The rule on an act that the text has any dealer do where a curator deals; NOBODYS where it is another act."""
    if t.kind[i] != KIND_SHOE_OFFERED or t.seat[i] <= 0:
        return NOBODYS
    if was_given_up(t, i):
        return PASSED_SHOE_OFFERED_BY_NO_DEALER
    return SHOE_OFFERED_ON_BY_NO_DEALER if t.caller.opening == 1 and t.seat[i] > 1 else NOBODYS


@kernel
def rule_of_result(t: Table, i: int, r: Round) -> int:
    """The rule on who announces the result of event ``i``: a tie that was called before is judged by its call."""
    if t.what[i] != WHAT_TIE:
        return RESULT_ANNOUNCED_BY_NO_DEALER if t.options.curated != 1 else NOBODYS
    j = i - 1
    while j >= 0 and t.notes[j].round == r:
        if t.kind[j] == KIND_CALL and t.what[j] == WHAT_TIE_HAND:
            return NOBODYS
        j -= 1
    return TIE_HAND_ANNOUNCED_BY_NO_DEALER


@kernel
def rule_of_dealers_act(t: Table, i: int, r: Round) -> int:
    """The rule on an act that the text has the dealer do, whichever it is; NOBODYS where it is another act."""
    kind, what = t.kind[i], t.what[i]
    if kind == KIND_CALL and what == WHAT_TIE_HAND:
        return TIE_HAND_ANNOUNCED_BY_NO_DEALER
    if kind == KIND_RESULT:
        return rule_of_result(t, i, r)
    if t.options.curated == 1:
        return dealers_where_curated(t, i)
    if kind == KIND_CUT_OFFERED:
        return CUT_OFFERED_BY_NO_DEALER
    if kind == KIND_BURN:
        return ERROR_CARD_DISCARDED_BY_NO_DEALER if what == WHAT_BESIDE_ERROR else NOBODYS
    return dealers_with_hand(t, i, r)


@kernel
def has_no_say(t: Table, rule: int) -> bool:
    """Whether the paragraph of a rule has no say here: another procedure, or no order by an honest reading."""
    if rule == CUT_OFFERED_BY_NO_DEALER:
        return t.caller.shuffled == DEVICES or t.options.preshuffled == 1
    to_players = t.options.dealing == DEALT_TO_PLAYERS
    if rule == THIRD_CARD_DEALT_BY_NO_DEALER:
        return to_players
    handing = BANKER_HAND_PUT_UNDER_SHOE_BY_NO_DEALER <= rule <= BANKER_THIRD_CARD_LAID_BY_NO_DEALER
    return handing and not to_players


@kernel
def needs_filing(t: Table, rule: int) -> bool:
    """Whether a rule says something else where players turn the cards, which a filing may select."""
    if t.options.hands_handed == 0:
        return False
    counts = THIRD_CARD_DEALT_BY_NO_DEALER <= rule <= BANKER_COUNT_ANNOUNCED_BY_NO_DEALER
    return counts or BANKER_HAND_PUT_UNDER_SHOE_BY_NO_DEALER <= rule <= BANKER_THIRD_CARD_LAID_BY_NO_DEALER


@kernel
def same_tie(t: Table, i: int, j: int) -> bool:
    """Whether the announcement of event ``j`` that the hands are equal stands for that of event ``i``.

    A log that always records what is called out shows who calls "Tie Hand"; else the result tells it as well.
    """
    called = t.kind[i] == KIND_CALL and t.what[i] == WHAT_TIE_HAND
    result = t.kind[j] == KIND_RESULT and t.what[j] == WHAT_TIE
    told = t.kind[j] == KIND_CALL and t.what[j] == WHAT_TIE_HAND
    if called:
        return told or (result and not recorded(t, KIND_CALL))
    return t.kind[i] == KIND_RESULT and t.what[i] == WHAT_TIE and (told or result)


@kernel
def said_by_dealer(t: Table, i: int, r: Round) -> int:
    """Whether a dealer said, too, what another said by event ``i`` in its round: 1, 0; -1 somebody not told did."""
    found = 0
    for way in (-1, 1):
        j = i + way
        while 0 <= j < len(t.kind) and t.notes[j].round == r:
            if same_act(t, i, j) or same_tie(t, i, j):
                if role_of(t.by[j]) == BY_DEALER:
                    return 1
                if t.by[j] < 0:
                    found = -1
            j += way
    return found


@kernel
def dealt_so_before(t: Table, rule: int, i: int, r: Round) -> bool:
    """Whether a card of the same kind, among the initial or as a third, was dealt by no dealer earlier in the round."""
    for j in range(r.first, i):
        dealt = t.kind[j] == KIND_DEAL and t.notes[j].round == r
        if dealt and another_than_the_dealer(role_of(t.by[j])) and dealers_with_hand(t, j, r) == rule:
            return True
    return False


@kernel
def is_anothers_matter(rule: int, role: int) -> bool:
    """Whether one, by the code of his role, is a player of whose act another rule tells, or is nobody who acts.

    A player turns the cards that he returns face up, so that the log may show him as who turned them.
    """
    if is_player(role):
        return PLAYER_HAND_HANDED_BY_NO_DEALER <= rule <= BANKER_THIRD_CARD_LAID_BY_NO_DEALER
    return role >= 0 and role != BY_DEALER and not another_than_the_dealer(role)


@kernel
def judge_dealers_act(t: Table, i: int, r: Round) -> None:
    """Judge that what event ``i`` did was done by a dealer, where the text has the dealer do it."""
    rule = rule_of_dealers_act(t, i, r)
    if rule == NOBODYS:
        return
    role = role_at_table(t, i)
    if needs_filing(t, rule) and lacking(t, rule, NO_FILING, t.options.dealing < 0):
        return
    if has_no_say(t, rule) or is_anothers_matter(rule, role):
        t.tally[rule + NOT_APPLICABLE] += 1
        return
    if rule == CUT_OFFERED_BY_NO_DEALER and lacking(t, rule, NO_SHUFFLER, t.caller.shuffled != DEALERS):
        return
    broken = another_than_the_dealer(role)
    if lacking(t, rule, NO_ACTOR, role < 0 or (broken and is_answered(t, i))):
        return
    said = said_by_dealer(t, i, r) if broken and is_said(t.kind[i]) else 0
    if not lacking(t, rule, NO_ACTOR, said < 0):
        told = broken and t.kind[i] == KIND_DEAL and dealt_so_before(t, rule, i, r)
        ask(t, rule, broken and said == 0 and not told, i, -1, -1, 0, -1, -1, r.at)
