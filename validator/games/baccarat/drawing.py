"""Third cards: which hand draws one, which stays, never more than one, the Player's Hand first, face up."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.rows import between, row_after, rows_of
from validator.games.baccarat.options import BANKER_COLUMNS, DEALT_TO_PLAYERS
from validator.games.baccarat.rows import bankers_hand, players_hand
from validator.games.baccarat.tables.rows import Hand, Round, Table
from validator.games.baccarat.third_card import DRAW, UNKNOWN, is_natural
from validator.games.numbers import Rules, missing_facts
from validator.games.table import ask, lacking, recorded
from validator.log.codes import FACE_DOWN, FACE_UP, KIND_DEAL

NO_CARDS, NO_DEALS, *_ = missing_facts()
NO_FACE, NO_FILING, *_ = missing_facts()

rule = Rules("baccarat.drawing")
CARD_DEALT_AFTER_NATURAL = rule(
    "card-dealt-after-natural",
    "Third card dealt although a hand is a Natural",
    "{seat} was dealt a third card although a hand is a Natural: Player {hand}, Banker {dealer}",
    needs={
        "the first two cards of both hands": NO_CARDS,
        "every card dealt": NO_DEALS,
    },
    expected="no third card",
    observed="a third card",
)
PLAYER_HAND_NOT_DRAWN = rule(
    "player-hand-not-drawn",
    "Player's Hand not dealt the third card that it was due",
    "the Player's Hand ({hand}) was not dealt the third card that its Point Count calls for",
    needs={
        "the first two cards of both hands": NO_CARDS,
        "every card dealt": NO_DEALS,
    },
    expected="a third card for the Player's Hand",
    observed="none",
)
PLAYER_HAND_DRAWN_ON_STAY = rule(
    "player-hand-drawn-on-stay",
    "Player's Hand dealt a third card although it had to stay",
    "the Player's Hand ({hand}) was dealt a third card although it had to stay",
    needs={
        "the first two cards of both hands": NO_CARDS,
        "every card dealt": NO_DEALS,
    },
    expected="no third card for the Player's Hand",
    observed="a third card",
)
BANKER_HAND_NOT_DRAWN = rule(
    "banker-hand-not-drawn",
    "Banker's Hand not dealt a third card although the Player's Hand stayed",
    (
        "the Banker's Hand ({dealer}) was not dealt the third card that it was due against a standing"
        " Player's Hand ({hand})"
    ),
    needs={
        "the first two cards of both hands": NO_CARDS,
        "every card dealt": NO_DEALS,
    },
    expected="a third card for the Banker's Hand",
    observed="none",
)
BANKER_HAND_DRAWN_ON_STAY = rule(
    "banker-hand-drawn-on-stay",
    "Banker's Hand dealt a third card although it had to stay against a standing Player's Hand",
    (
        "the Banker's Hand ({dealer}) was dealt a third card although it had to stay; the Player's "
        "Hand ({hand}) received none"
    ),
    expected="no third card for the Banker's Hand",
    observed="a third card",
)
BANKER_HAND_NOT_DRAWN_ON_LOW_COUNT = rule(
    "banker-hand-not-drawn-on-low-count",
    "Banker's Hand not dealt a third card on a Point Count that always draws",
    ("the Banker's Hand ({dealer}) was not dealt the third card that its Point Count always calls for; Player {hand}"),
    needs={
        "the first two cards of both hands, and the Player's third card": NO_CARDS,
        "every card dealt": NO_DEALS,
    },
    expected="a third card for the Banker's Hand",
    observed="none",
)
BANKER_HAND_DRAWN_ON_SEVEN = rule(
    "banker-hand-drawn-on-seven",
    "Banker's Hand dealt a third card on a Point Count that never draws",
    ("the Banker's Hand ({dealer}) was dealt a third card on a Point Count that never draws; Player {hand}"),
    expected="no third card for the Banker's Hand",
    observed="a third card",
)
BANKER_HAND_NOT_DRAWN_BY_TABLE = rule(
    "banker-hand-not-drawn-by-table",
    "Banker's Hand not dealt a third card although the table says to draw",
    ("the Banker's Hand ({dealer}) was not dealt the third card that Table 1 calls for against Player {hand}"),
    needs={
        "the first two cards of both hands, and the Player's third card": NO_CARDS,
        "every card dealt": NO_DEALS,
    },
    expected="a third card for the Banker's Hand",
    observed="none",
)
BANKER_HAND_DRAWN_AGAINST_TABLE = rule(
    "banker-hand-drawn-against-table",
    "Banker's Hand dealt a third card although the table says to stay",
    ("the Banker's Hand ({dealer}) was dealt a third card where Table 1 says to stay against Player {hand}"),
    expected="no third card for the Banker's Hand",
    observed="a third card",
)
MORE_THAN_ONE_ADDITIONAL_CARD = rule(
    "more-than-one-additional-card",
    "Hand dealt more than one additional card",
    "{seat} was dealt {observed} additional cards: Player {hand}, Banker {dealer}",
    expected="at most one additional card",
    observed="{observed}",
)
BANKER_DRAWN_BEFORE_PLAYER = rule(
    "banker-drawn-before-player",
    "Banker's Hand dealt its third card before the Player's Hand",
    "the Banker's Hand was dealt its third card before the Player's Hand was dealt its own",
    expected="the Player's Hand first",
    observed="the Banker's Hand first",
)
THIRD_CARD_FACE_DOWN = rule(
    "third-card-face-down",
    "Third card dealt face down",
    "{seat} was dealt its third card face down",
    needs={
        "whether the card lay face up": NO_FACE,
        "how the filing has the cards dealt": NO_FILING,
    },
    expected="the card face up",
    observed="the card face down",
)


@kernel
def all_alike(t: Table, points: int, draws: int) -> bool:
    """Whether the Banker's Hand draws, or stays, on this Point Count whatever third card the Player's Hand receives."""
    start = points * BANKER_COLUMNS
    odd = 0
    for place in range(start + 1, start + BANKER_COLUMNS):
        if t.options.banker_draws[place] != draws:
            odd += 1
    return odd == 0


@kernel
def bankers_question(t: Table, banker: int, drew: int, due: int) -> int:
    """The rule about the Banker's third card, from its Point Count of two cards; neither hand is a Natural."""
    if drew == 0:
        return BANKER_HAND_NOT_DRAWN if due == DRAW else BANKER_HAND_DRAWN_ON_STAY
    if all_alike(t, banker, due):
        return BANKER_HAND_NOT_DRAWN_ON_LOW_COUNT if due == DRAW else BANKER_HAND_DRAWN_ON_SEVEN
    return BANKER_HAND_NOT_DRAWN_BY_TABLE if due == DRAW else BANKER_HAND_DRAWN_AGAINST_TABLE


@kernel
def judge_third(t: Table, rule: int, h: Hand, event: int, complete: bool, r: Round) -> None:
    """Judge whether hand row ``h`` got the third card, or none, that it was due; ``event`` is where one is missed."""
    due = h.due
    dealt = 1 if h.third_event >= 0 else 0
    if lacking(t, rule, NO_DEALS, dealt == 0 and due == DRAW and not complete):
        return
    t.tally[rule + JUDGED] += 1
    if dealt != due:
        at = h.third_event if dealt == 1 else event
        emit(t.hits, rule, at, due, dealt, 0, -1, r.root, r.at)
        h.root = at
        if r.root < 0:
            r.root = at


@kernel
def judge_round(t: Table, complete: bool, r: Round) -> None:
    """Judge the third cards of a round whose initial cards are dealt; ``complete``: the log would show every card."""
    p = players_hand(t, r)
    b = bankers_hand(t, r)
    player = p.initial
    banker = b.initial
    event = r.announced if r.announced >= 0 else r.last
    natural = is_natural(t.options, player) or is_natural(t.options, banker)
    if natural:
        judge_third(t, CARD_DEALT_AFTER_NATURAL, p, event, complete, r)
        if b.third_event >= 0:
            judge_third(t, CARD_DEALT_AFTER_NATURAL, b, event, complete, r)
        return
    if player < 0 or banker < 0:
        t.tally[CARD_DEALT_AFTER_NATURAL + NO_CARDS] += 1
        t.tally[PLAYER_HAND_NOT_DRAWN + NO_CARDS] += 1
        t.tally[BANKER_HAND_NOT_DRAWN + NO_CARDS] += 1
        return
    t.tally[CARD_DEALT_AFTER_NATURAL + NOT_APPLICABLE] += 1
    due = p.due
    judge_third(t, PLAYER_HAND_NOT_DRAWN if due == DRAW else PLAYER_HAND_DRAWN_ON_STAY, p, event, complete, r)
    given = 1 if p.third_event >= 0 and p.extra != p.third_event else 0
    due = b.due
    if due == UNKNOWN:
        rule = BANKER_HAND_NOT_DRAWN_BY_TABLE
        t.tally[rule + NO_CARDS] += 1
        return
    judge_third(t, bankers_question(t, banker, given, due), b, event, complete, r)


@kernel
def judge_faces(t: Table, h: Hand, r: Round) -> None:
    """Judge that a third card is dealt face up, where no player turns it."""
    event = h.third_event
    if event < 0 or t.kind[event] != KIND_DEAL or h.extra == event:
        return
    if t.options.dealing == DEALT_TO_PLAYERS:
        t.tally[THIRD_CARD_FACE_DOWN + NOT_APPLICABLE] += 1
    elif t.face[event] < 0:
        t.tally[THIRD_CARD_FACE_DOWN + NO_FACE] += 1
    elif t.face[event] != FACE_UP and t.options.dealing < 0:
        t.tally[THIRD_CARD_FACE_DOWN + NO_FILING] += 1
    else:
        ask(t, THIRD_CARD_FACE_DOWN, t.face[event] == FACE_DOWN, event, FACE_UP, FACE_DOWN, 0, -1, -1, r.at)


@kernel
def drawing_pass(t: Table) -> None:
    """Judge the third cards of each round whose four initial cards were dealt."""
    logged = recorded(t, KIND_DEAL)
    for r in rows_of(t.rounds):
        if r.deal_done < 0:
            continue
        void = r.void >= 0 or r.empty >= 0
        complete = logged and r.gaps == 0 and not void
        judge_round(t, complete, r)
        p = players_hand(t, r)
        b = bankers_hand(t, r)
        for h in between(t.hands, p, row_after(t.hands, b, 1)):
            t.tally[MORE_THAN_ONE_ADDITIONAL_CARD + JUDGED] += 1
            if h.fourth_event >= 0:
                at = h.fourth_event
                emit(t.hits, MORE_THAN_ONE_ADDITIONAL_CARD, at, 1, h.dealt - 2, 0, -1, r.root, r.at)
            judge_faces(t, h, r)
        if p.third_event >= 0 and b.third_event >= 0 and p.extra < 0:
            t.tally[BANKER_DRAWN_BEFORE_PLAYER + JUDGED] += 1
            if b.third_event < p.third_event:
                at = b.third_event
                emit(t.hits, BANKER_DRAWN_BEFORE_PLAYER, at, p.third_event, at, 0, -1, -1, r.at)
