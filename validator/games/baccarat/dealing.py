"""The initial four cards: after wagering is closed, to the hands in turn, as the filing has them dealt."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.rows import rows_of
from validator.games.baccarat.announcing import judge_announcements
from validator.games.baccarat.options import (
    DEALT_FACE_DOWN,
    DEALT_FACE_UP,
    DEALT_TO_PLAYERS,
)
from validator.games.baccarat.rows import BANKER, PLAYER, bankers_hand, players_hand
from validator.games.baccarat.tables.rows import HAND_FIRST_EVENT, Hand, Round, Table
from validator.games.numbers import Rules, missing_facts
from validator.games.table import ask, lacking, recorded, role_of
from validator.log.codes import (
    BY_PLAYER,
    FACE_DOWN,
    FACE_UP,
    KIND_ANNOUNCE,
    KIND_CARD_HAND,
    KIND_CLEARED,
    KIND_DEAL,
    KIND_EXPOSE,
    KIND_HANDLE_CARDS,
    KIND_MUCK,
    KIND_NO_MORE_BETS,
    PLACE_HAND,
    PLACE_LAYOUT,
    PLACE_UNDER_SHOE,
    WHAT_LEFT_HAND,
)

NO_RECORD, *_ = missing_facts()
NO_FACE, NO_FILING, *_ = missing_facts()
NO_TURNS, NO_CHOICE, *_ = missing_facts()
NO_PLACE, *_ = missing_facts()
NO_HAND, *_ = missing_facts()

rule = Rules("baccarat.dealing")
DEALT_WITHOUT_NO_MORE_BETS = rule(
    "dealt-without-no-more-bets",
    'Cards dealt before "no more bets" was announced',
    'the first card was dealt before "no more bets" had been announced',
    needs={
        'the announcement of "no more bets"': NO_RECORD,
    },
    expected='"no more bets" before the first card',
    observed="a card before it",
)
INITIAL_CARD_TO_WRONG_HAND = rule(
    "initial-card-to-wrong-hand",
    "Initial card dealt to the hand whose turn it was not",
    "{card} was dealt to hand {observed}, though it was the turn of hand {expected}",
    expected="hand {expected}",
    observed="hand {observed}",
)
INITIAL_CARD_FACE_DOWN = rule(
    "initial-card-face-down",
    "Initial card dealt face down, though the option selected has it face up",
    "{card} was dealt face down to {seat}, though the option selected has it turned face up",
    needs={
        "whether the card lay face up": NO_FACE,
        "how the filing has the cards dealt": NO_FILING,
    },
    expected="the card face up",
    observed="the card face down",
)
INITIAL_CARD_FACE_UP = rule(
    "initial-card-face-up",
    "Initial card dealt face up, though it has to lie face down",
    "{card} was dealt face up to {seat}, though it has to lie face down",
    needs={
        "whether the card lay face up": NO_FACE,
        "how the filing has the cards dealt": NO_FILING,
    },
    expected="the card face down",
    observed="the card face up",
)
BANKER_CARDS_NOT_UNDER_SHOE = rule(
    "banker-cards-not-under-shoe",
    "Card of the Banker's Hand not placed under the corner of the shoe",
    "a card of the Banker's Hand was not placed underneath the right corner of the dealing shoe",
    needs={
        "where the card was put": NO_PLACE,
    },
    expected="the card under the corner of the shoe",
    observed="the card elsewhere",
)
CARD_DRAWN_WITH_RIGHT_HAND = rule(
    "card-drawn-with-right-hand",
    "Card not removed from the shoe with the left hand",
    "an initial card was removed from the dealing shoe with a hand other than the left",
    needs={
        "which hand the dealer used": NO_HAND,
        "how the filing has the cards dealt": NO_FILING,
    },
    expected="the left hand",
    observed="another",
)
BANKER_HAND_TURNED_EARLY = rule(
    "banker-hand-turned-early",
    "Banker's Hand turned before the Player's Hand was called",
    "the Banker's Hand was turned face up before the Player's Hand was called",
    needs={
        "when the Banker's Hand was turned and the Player's Hand called": NO_RECORD,
    },
    expected="the Player's Hand called first",
    observed="the Banker's Hand turned first",
)
PLAYER_HANDLED_CARDS = rule(
    "player-handled-cards",
    "Player touched the cards",
    "{seat}: a player handled the cards",
    needs={
        "who touched the cards": NO_RECORD,
        "how the filing has the cards dealt": NO_FILING,
    },
    expected="no player touching the cards",
    observed="a player touching them",
)
CARD_TO_ANOTHER_HAND = rule(
    "card-to-another-hand",
    "Card dealt to another hand than the two of the game",
    "{card} was dealt to hand {observed}, which is neither the Player's Hand nor the Banker's Hand",
    expected="the Player's Hand or the Banker's Hand",
    observed="hand {observed}",
)
INITIAL_CARDS_MISSING = rule(
    "initial-cards-missing",
    "Round decided without its four initial cards",
    ("the result was announced although the four initial cards had not been dealt: Player {hand}, Banker {dealer}"),
    needs={
        "every card dealt": NO_RECORD,
    },
    expected="two cards in each hand",
    observed="fewer",
)
INITIAL_CARD_PUT_ELSEWHERE = rule(
    "initial-card-put-elsewhere",
    "Initial card not placed on the area of its hand",
    "{card} was not placed on the area of the layout designated for its hand",
    needs={
        "where the card was put": NO_PLACE,
    },
    expected="the area of the hand",
    observed="elsewhere",
)
BANKER_HAND_NEVER_TURNED = rule(
    "banker-hand-never-turned",
    "Banker's Hand never turned face up",
    "the Banker's Hand was never turned face up though the result was announced",
    needs={
        "the turning of the cards": NO_RECORD,
    },
    expected="the Banker's Hand turned",
    observed="the cards face down",
)
INITIAL_CARD_FACE_UP_FOR_PLAYERS = rule(
    "initial-card-face-up-for-players",
    "Initial card dealt face up, though players turn the cards",
    "{card} was dealt face up to {seat}, though by the option selected players turn the cards",
    needs={
        "whether the card lay face up": NO_FACE,
        "how the filing has the cards dealt": NO_FILING,
    },
    expected="the card face down",
    observed="the card face up",
)
INITIAL_CARD_PUT_ELSEWHERE_FOR_PLAYERS = rule(
    "initial-card-put-elsewhere-for-players",
    "Initial card, which a player is to turn, put somewhere other than on the layout",
    "a card dealt to {seat} was put somewhere other than on the area of its hand",
    needs={
        "where the card was put": NO_PLACE,
        "how the filing has the cards dealt": NO_FILING,
    },
    expected="the card on the layout",
    observed="the card elsewhere",
)
HAND_TURNED_BEFORE_FOURTH_CARD = rule(
    "hand-turned-before-fourth-card",
    "Hand turned face up before all four initial cards were dealt",
    "{seat} was turned face up before all four initial cards had been dealt",
    needs={
        "a record of every card dealt, without unreadable rows": NO_TURNS,
        "how the filing has the cards dealt": NO_CHOICE,
    },
    expected="all four cards dealt first",
    observed="the hand turned first",
)
POINT_COUNT_BEFORE_HAND_WAS_TURNED = rule(
    "point-count-before-hand-was-turned",
    "Point Count announced before the hand was turned face up",
    "the Point Count of {seat} was announced before its cards, dealt face down, had been turned face up",
    needs={
        "the turning of the cards, without unreadable rows": NO_TURNS,
        "how the filing has the cards dealt": NO_CHOICE,
    },
    expected="the cards turned first",
    observed="the announcement first",
)
PLAYER_COUNT_BEFORE_HAND_WAS_TURNED = rule(
    "player-count-before-hand-was-turned",
    "Point Count of the Player's Hand announced before the hand was turned face up",
    "the Point Count of {seat} was announced before its cards, dealt face down, had been turned face up",
    needs={
        "the turning of the cards, without unreadable rows": NO_TURNS,
        "how the filing has the cards dealt": NO_CHOICE,
    },
    expected="the cards turned first",
    observed="the announcement first",
)


@kernel
def not_under_the_shoe(place: int) -> bool:
    """Whether a card of the Banker's Hand, by the code of where it was put, is not under the corner of the shoe."""
    return place != PLACE_UNDER_SHOE


@kernel
def handled_by_player(role: int) -> bool:
    """Whether the one who touched the cards, by the code of his role, is a player."""
    return role == BY_PLAYER


@kernel
def judge_four_cards(t: Table, r: Round) -> None:
    """Judge that a round whose result was announced had its four initial cards."""
    announced = r.announced
    if announced < 0 or r.void >= 0 or r.empty >= 0:
        return
    done = r.deal_done
    if done < 0 and (not recorded(t, KIND_DEAL) or r.gaps > 0):
        t.tally[INITIAL_CARDS_MISSING + NO_RECORD] += 1
        return
    ask(t, INITIAL_CARDS_MISSING, done < 0, announced, -1, -1, 0, -1, -1, r.at)


@kernel
def judge_closing(t: Table, r: Round) -> None:
    """Judge that "no more bets" was announced before the first card."""
    closed = r.closed
    certain = recorded(t, KIND_NO_MORE_BETS) and r.gaps == 0
    if lacking(t, DEALT_WITHOUT_NO_MORE_BETS, NO_RECORD, closed < 0 and not certain):
        return
    t.tally[DEALT_WITHOUT_NO_MORE_BETS + JUDGED] += 1
    first = r.first_card
    if closed < 0 or closed > first:
        emit(t.hits, DEALT_WITHOUT_NO_MORE_BETS, first, closed, first, 0, -1, -1, r.at)


@kernel
def both_face_up(t: Table, h: Hand) -> bool:
    """Whether both initial cards of hand row ``h`` were dealt face up, so that neither could be turned."""
    first, second = h.first_event, h[HAND_FIRST_EVENT + 1]
    return first >= 0 and second >= 0 and t.face[first] == FACE_UP and t.face[second] == FACE_UP


@kernel
def judge_face(t: Table, face: int, i: int, r: Round) -> bool:
    """Judge whether an initial card lies as the filing has it; whether it does not."""
    chosen = t.options.dealing
    wanted = FACE_UP if chosen == DEALT_FACE_UP else FACE_DOWN
    rule = INITIAL_CARD_FACE_DOWN if chosen == DEALT_FACE_UP else INITIAL_CARD_FACE_UP
    if chosen == DEALT_TO_PLAYERS:
        rule = INITIAL_CARD_FACE_UP_FOR_PLAYERS
    if face < 0:
        t.tally[rule + NO_FACE] += 1
        return False
    if chosen < 0:
        t.tally[INITIAL_CARD_FACE_DOWN + NO_FILING] += 1
        t.tally[INITIAL_CARD_FACE_UP + NO_FILING] += 1
        return False
    return ask(t, rule, face != wanted, i, wanted, face, 0, -1, -1, r.at)


@kernel
def judge_initial(t: Table, r: Round) -> None:
    """Judge the initial cards of a round, each in its turn; of each kind of breach the first is reported."""
    turn = PLAYER
    astray = False
    odd_face = False
    odd_place = False
    for i in range(r.first_card, r.deal_done + 1):
        if t.kind[i] != KIND_DEAL or t.notes[i].round != r:
            continue
        if not astray:
            t.tally[INITIAL_CARD_TO_WRONG_HAND + JUDGED] += 1
            if t.hand[i] != turn:
                emit(t.hits, INITIAL_CARD_TO_WRONG_HAND, i, turn, t.hand[i], 0, -1, -1, r.at)
                astray = True
                if r.root < 0:
                    r.root = i
        if not odd_face:
            odd_face = judge_face(t, t.face[i], i, r)
        if t.options.dealing == DEALT_FACE_DOWN and turn == BANKER and not odd_face and not odd_place:
            if t.dest[i] < 0:
                t.tally[BANKER_CARDS_NOT_UNDER_SHOE + NO_PLACE] += 1
            else:
                t.tally[BANKER_CARDS_NOT_UNDER_SHOE + JUDGED] += 1
                if not_under_the_shoe(t.dest[i]):
                    emit(t.hits, BANKER_CARDS_NOT_UNDER_SHOE, i, PLACE_UNDER_SHOE, t.dest[i], 0, -1, -1, r.at)
                    odd_place = True
        if (t.options.dealing == DEALT_FACE_UP or t.options.dealing == DEALT_TO_PLAYERS) and not odd_place:
            rule = (
                INITIAL_CARD_PUT_ELSEWHERE
                if t.options.dealing == DEALT_FACE_UP
                else INITIAL_CARD_PUT_ELSEWHERE_FOR_PLAYERS
            )
            if t.dest[i] < 0:
                t.tally[rule + NO_PLACE] += 1
            else:
                t.tally[rule + JUDGED] += 1
                if t.dest[i] != PLACE_HAND and t.dest[i] != PLACE_LAYOUT:
                    emit(t.hits, rule, i, PLACE_HAND, t.dest[i], 0, -1, -1, r.at)
                    odd_place = True
        turn = BANKER if turn == PLAYER else PLAYER


@kernel
def judge_turning(t: Table, r: Round) -> None:
    """Judge that the Banker's Hand stayed under the shoe, face down, until the Player's Hand was called."""
    turned = bankers_hand(t, r).turned
    if t.options.dealing != DEALT_FACE_DOWN or (turned < 0 and both_face_up(t, bankers_hand(t, r))):
        t.tally[BANKER_HAND_TURNED_EARLY + NOT_APPLICABLE] += 1
        return
    if r.announced >= 0:
        if turned < 0 and (not recorded(t, KIND_EXPOSE) or r.gaps > 0):
            t.tally[BANKER_HAND_NEVER_TURNED + NO_RECORD] += 1
        else:
            ask(t, BANKER_HAND_NEVER_TURNED, turned < 0, r.announced, -1, -1, 0, -1, -1, r.at)
    called = -1
    for i in range(r.first_card, r.last + 1):
        if t.kind[i] == KIND_ANNOUNCE and t.hand[i] == PLAYER and called < 0:
            called = i
    certain = recorded(t, KIND_ANNOUNCE) and r.gaps == 0
    if lacking(t, BANKER_HAND_TURNED_EARLY, NO_RECORD, turned < 0 or (called < 0 and not certain)):
        return
    ask(t, BANKER_HAND_TURNED_EARLY, called < 0 or turned < called, turned, called, turned, 0, -1, -1, r.at)


@kernel
def judge_turned_last(t: Table, r: Round) -> None:
    """Judge that the dealer turned the hands that a curator deals once all four cards were dealt."""
    rule = HAND_TURNED_BEFORE_FOURTH_CARD
    player = players_hand(t, r).turned
    banker = bankers_hand(t, r).turned
    first = player if banker < 0 or 0 <= player < banker else banker
    early = 0 <= first < r.deal_done
    if first < 0 or t.options.dealing == DEALT_TO_PLAYERS:
        t.tally[rule + NOT_APPLICABLE] += 1
    elif lacking(t, rule, NO_CHOICE, early and t.options.dealing < 0):
        return
    elif not lacking(t, rule, NO_TURNS, early and (not recorded(t, KIND_DEAL) or r.gaps > 0)):
        ask(t, rule, early, first, r.deal_done, first, 0, -1, -1, r.at)


@kernel
def judge_turned_before_called(t: Table, rule: int, h: Hand, r: Round) -> None:
    """Judge that the Point Count of hand row ``h``, dealt face down, was announced once it was turned face up."""
    turned = h.turned
    called = -1
    for i in range(r.last, r.deal_done, -1):
        if t.kind[i] == KIND_ANNOUNCE and t.notes[i].hand == h:
            called = i
    otherwise = t.options.dealing == DEALT_FACE_UP or t.options.dealing == DEALT_TO_PLAYERS
    third = 0 <= h.third_event < turned
    if turned < 0 or called < 0 or third or otherwise:
        t.tally[rule + NOT_APPLICABLE] += 1
        return
    early = called < turned
    if lacking(t, rule, NO_CHOICE, early and t.options.dealing < 0):
        return
    if not lacking(t, rule, NO_TURNS, early and (not recorded(t, KIND_EXPOSE) or r.gaps > 0)):
        ask(t, rule, early, called, turned, called, 0, -1, -1, r.at)


@kernel
def judge_hand_used(t: Table, i: int, r: Round) -> None:
    """Judge with which hand the dealer took an initial card from the shoe, where it is turned face up at once."""
    if t.options.dealing != DEALT_FACE_UP:
        t.tally[CARD_DRAWN_WITH_RIGHT_HAND + (NO_FILING if t.options.dealing < 0 else NOT_APPLICABLE)] += 1
        return
    done = r.deal_done
    if 0 <= done < i and (t.ref[i] < 0 or t.ref[i] > t.seq[done]):
        return
    ask(t, CARD_DRAWN_WITH_RIGHT_HAND, t.what[i] != WHAT_LEFT_HAND, i, WHAT_LEFT_HAND, t.what[i], 0, -1, -1, r.at)


@kernel
def is_moved_by_player(t: Table, i: int) -> bool:
    """Whether event ``i`` turns or removes cards, done by a player of a game in which no player is the curator."""
    if t.kind[i] != KIND_EXPOSE and t.kind[i] != KIND_MUCK and t.kind[i] != KIND_CLEARED:
        return False
    return t.options.curated != 1 and handled_by_player(role_of(t.by[i]))


@kernel
def judge_handled(t: Table, i: int) -> None:
    """Judge by whom cards are handled in event ``i``."""
    role = role_of(t.by[i])
    if t.options.dealing == DEALT_TO_PLAYERS:
        t.tally[PLAYER_HANDLED_CARDS + NOT_APPLICABLE] += 1
        return
    if lacking(t, PLAYER_HANDLED_CARDS, NO_RECORD, role < 0 and t.player[i] < 0):
        return
    handled = handled_by_player(role if role >= 0 else BY_PLAYER)
    may_be_his = t.options.dealing < 0 and t.options.hands_handed != 0
    if not lacking(t, PLAYER_HANDLED_CARDS, NO_FILING, handled and may_be_his):
        ask(t, PLAYER_HANDLED_CARDS, handled, i, -1, role, 0, -1, -1, t.notes[i].round.at)


@kernel
def dealing_pass(t: Table) -> None:
    """Judge how each round's initial cards are dealt and announced, and who touches cards."""
    for r in rows_of(t.rounds):
        if r.first_card < 0:
            continue
        judge_closing(t, r)
        judge_four_cards(t, r)
        if r.deal_done >= 0:
            judge_initial(t, r)
            judge_turning(t, r)
            judge_turned_before_called(t, POINT_COUNT_BEFORE_HAND_WAS_TURNED, bankers_hand(t, r), r)
            rule = PLAYER_COUNT_BEFORE_HAND_WAS_TURNED
            if t.options.curated == 1:
                judge_turned_last(t, r)
                rule = POINT_COUNT_BEFORE_HAND_WAS_TURNED
            judge_turned_before_called(t, rule, players_hand(t, r), r)
            judge_announcements(t, players_hand(t, r), r)
    kinds = t.kind
    for i in range(len(kinds)):
        kind = kinds[i]
        if kind == KIND_DEAL and t.notes[i].round:
            t.tally[CARD_TO_ANOTHER_HAND + JUDGED] += 1
            if t.hand[i] != PLAYER and t.hand[i] != BANKER:
                emit(t.hits, CARD_TO_ANOTHER_HAND, i, -1, t.hand[i], 0, -1, -1, t.notes[i].round.at)
        elif kind == KIND_HANDLE_CARDS or is_moved_by_player(t, i):
            judge_handled(t, i)
        elif kind == KIND_CARD_HAND and t.notes[i].round:
            judge_hand_used(t, i, t.notes[i].round)
