"""What the dealer announces: the Point Counts of the initial cards, the final ones, and the result."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.rows import row_after
from validator.games.baccarat.options import DEALT_TO_PLAYERS
from validator.games.baccarat.rows import BANKER, PLAYER
from validator.games.baccarat.tables import outcome
from validator.games.baccarat.tables.rows import Hand, Round, Table
from validator.games.numbers import Rules, missing_facts
from validator.games.table import ask, lacking, recorded
from validator.log.codes import KIND_ANNOUNCE, KIND_CALL, KIND_EXPOSE, WHAT_DRAW, WHAT_NATURAL, WHAT_STAY

NO_RECORD, NO_FILING, *_ = missing_facts()
NO_CARDS, *_ = missing_facts()

rule = Rules("baccarat.announcing")
POINT_COUNTS_NOT_ANNOUNCED = rule(
    "point-counts-not-announced",
    "Point Counts of the initial cards not announced",
    "the Point Counts of both hands were not announced",
    needs={
        "the announcements of both Point Counts": NO_RECORD,
    },
    expected="both Point Counts announced",
    observed="one of them missing",
)
BANKER_COUNT_ANNOUNCED_FIRST = rule(
    "banker-count-announced-first",
    "Point Count of the Banker's Hand announced before that of the Player's Hand",
    "the Point Count of the Banker's Hand was announced before that of the Player's Hand",
    needs={
        "the announcements of both Point Counts": NO_RECORD,
    },
    expected="the Player's Hand first",
    observed="the Banker's Hand first",
)
INITIAL_POINT_COUNT_WRONG = rule(
    "initial-point-count-wrong",
    "Point Count of the initial cards announced wrongly",
    "{seat} was announced as {observed}; its Point Count is {expected} (Player {hand}, Banker {dealer})",
    needs={
        "the cards of the hand": NO_CARDS,
    },
    expected="{expected}",
    observed="{observed}",
)
THIRD_CARD_BEFORE_POINT_COUNTS = rule(
    "third-card-before-point-counts",
    "Third card dealt before the Point Counts were announced",
    "{seat} was dealt a third card before the Point Counts of both hands had been announced",
    needs={
        "the announcements of both Point Counts": NO_RECORD,
    },
    expected="the announcements first",
    observed="the third card first",
)
NATURAL_ANNOUNCED_WITHOUT_NUMBER = rule(
    "natural-announced-without-number",
    "Natural announced without its Point Count",
    "{seat} was announced as a Natural without its Point Count of {expected}",
    expected="{expected}",
    observed="no number",
)
LEFT_DIGIT_NOT_DISCARDED = rule(
    "left-digit-not-discarded",
    "Total of two digits announced as a Point Count",
    "{seat} was announced as {observed}; its Point Count is {expected} (Player {hand}, Banker {dealer})",
    expected="{expected}",
    observed="{observed}",
)
FINAL_POINT_COUNT_WRONG = rule(
    "final-point-count-wrong",
    "Final Point Count announced wrongly",
    ("{seat} was announced as {observed}; its final Point Count is {expected} (Player {hand}, Banker {dealer})"),
    needs={
        "the cards of the hand": NO_CARDS,
    },
    expected="{expected}",
    observed="{observed}",
)
FINAL_POINT_COUNT_NOT_ANNOUNCED = rule(
    "final-point-count-not-announced",
    "Final Point Count not announced after a third card",
    "the final Point Count ({expected}) of a hand was not announced after its third card",
    needs={
        "the announcements of the Point Counts": NO_RECORD,
    },
    expected="{expected} announced",
    observed="no announcement",
)
FINAL_POINT_COUNT_NOT_REPEATED = rule(
    "final-point-count-not-repeated",
    "Final Point Count not announced again where no third card was dealt",
    "the final Point Count ({expected}) of a hand without a third card was not announced a second time",
    needs={
        "the announcements of the Point Counts": NO_RECORD,
    },
    expected="{expected} announced again",
    observed="one announcement",
)
FINAL_POINT_COUNT_NOT_ANNOUNCED_ON_TIE = rule(
    "final-point-count-not-announced-on-tie",
    "Final Point Count not announced after a third card, the hands being equal",
    ("the final Point Count ({expected}) of a hand was not announced after its third card, the hands being equal"),
    needs={
        "the announcements of the Point Counts": NO_RECORD,
    },
    expected="{expected} announced",
    observed="no announcement",
)
TURNED_THIRD_CARD_BEFORE_POINT_COUNTS = rule(
    "turned-third-card-before-point-counts",
    "Third card dealt before both hands, which players turn, were known",
    "{seat} was dealt a third card before both hands had been turned and their Point Counts announced",
    needs={
        "the turning of the cards and the announcements of both Point Counts": NO_RECORD,
    },
    expected="both hands known first",
    observed="the third card first",
)
THIRD_CARD_INSTRUCTED_BEFORE_POINT_COUNTS = rule(
    "third-card-instructed-before-point-counts",
    "Curator instructed on a third card before the Point Counts were announced",
    ("the curator was told whether to deal a third card before the Point Counts of both hands had been announced"),
    needs={
        "the announcements of both Point Counts": NO_RECORD,
        "how the filing has the cards dealt": NO_FILING,
    },
    expected="the announcements first",
    observed="the instruction first",
)


@kernel
def not_called(event: int) -> bool:
    """Whether a Point Count was never announced (event, -1: never) where the log would show it."""
    return event < 0


@kernel
def banker_called_first(player: int, banker: int) -> bool:
    """Whether the Point Count of the Banker's Hand was announced (event) before that of the Player's Hand (event)."""
    return banker < player


@kernel
def drawn_before_the_call(card: int, called: int) -> bool:
    """Whether a third card (event) was dealt before the Point Counts were announced (last event, -1: they were not)."""
    return called < 0 or card < called


@kernel
def is_first_of_two(t: Table, said: int, i: int, r: Round) -> bool:
    """Whether a hand's first announcement, made after its third card, is of its first two cards: another follows."""
    before = after = 0
    for e in range(r.first_card, r.last + 1):
        if t.kind[e] == KIND_ANNOUNCE and t.hand[e] == t.hand[i] and t.notes[e].round == r:
            before += 1 if e < i else 0
            after += 1 if e > i else 0
    return before == 0 and after > 0 and said == t.notes[i].hand.initial


@kernel
def judge_count(t: Table, h: Hand, said: int, cards: int, final: bool, i: int, r: Round) -> None:
    """Judge the Point Count announced for hand row ``h``, its first or its ``final`` one, when it had so many cards."""
    rule = FINAL_POINT_COUNT_WRONG if final else INITIAL_POINT_COUNT_WRONG
    points = h.initial
    if cards > 2:
        points = h.points
        if h.extra >= 0:
            t.tally[rule + NOT_APPLICABLE] += 1
            return
    if lacking(t, rule, NO_CARDS, points < 0):
        return
    t.tally[LEFT_DIGIT_NOT_DISCARDED + JUDGED] += 1
    if said >= t.options.points and said % t.options.points == points:
        emit(t.hits, LEFT_DIGIT_NOT_DISCARDED, i, points, said, 0, -1, r.root, r.at)
        return
    t.tally[rule + JUDGED] += 1
    if said != points:
        emit(t.hits, rule, i, points, said, 0, -1, r.root, r.at)


@kernel
def third_card(t: Table, p: Hand) -> int:
    """The event that dealt the first third card of a round, whose Player's Hand is row ``p``; -1 where none was."""
    player = p.third_event
    banker = row_after(t.hands, p, 1).third_event
    if player < 0 or (0 <= banker < player):
        return banker
    return player


@kernel
def judge_final_calls(t: Table, h: Hand, before: int, called: int, r: Round) -> None:
    """Judge that the final Point Count of a hand was announced (last event) after ``before``.

    That is the event of its third card; without one, that of the first announcement.
    """
    rule = FINAL_POINT_COUNT_NOT_ANNOUNCED if h.third_event >= 0 else FINAL_POINT_COUNT_NOT_REPEATED
    tied = r.winner == outcome.TIE
    if tied and rule == FINAL_POINT_COUNT_NOT_ANNOUNCED:
        rule = FINAL_POINT_COUNT_NOT_ANNOUNCED_ON_TIE
    certain = recorded(t, KIND_ANNOUNCE) and r.gaps == 0
    after = called if called > before else -1
    if lacking(t, rule, NO_RECORD, after < 0 and not certain):
        return
    t.tally[rule + JUDGED] += 1
    if not_called(after):
        event = r.announced if r.announced >= 0 else r.last
        emit(t.hits, rule, event, h.points, -1, 0, -1, -1, r.at)


@kernel
def known_from(t: Table, h: Hand, called: int) -> int:
    """From which event on the Point Count of hand row ``h``, whose cards players turn, is known at the table.

    From its announcement; where the dealer turns what nobody wagered on, and need not call it, from its turning.
    """
    turned = h.turned
    return turned if t.options.curated == 1 and 0 <= turned < called else called


@kernel
def judge_turned_third(t: Table, first: int, known: int, certain: bool, r: Round) -> bool:
    """Judge that where players turn the cards the first third card (event) came after both hands were known (event)."""
    early = first < known
    shown = certain and recorded(t, KIND_EXPOSE)
    if lacking(t, TURNED_THIRD_CARD_BEFORE_POINT_COUNTS, NO_RECORD, early and not shown):
        return False
    return ask(t, TURNED_THIRD_CARD_BEFORE_POINT_COUNTS, early, first, known, first, 0, -1, -1, r.at)


@kernel
def judge_instructed(t: Table, first: int, called: int, certain: bool, r: Round) -> None:
    """Judge that the curator was told of third cards after both Point Counts were announced (event).

    Where the ``first`` third card (event) came before them, too, that is told of the card.
    """
    told = -1
    for i in range(r.last, r.first_card, -1):
        of_thirds = t.kind[i] == KIND_CALL and (t.what[i] == WHAT_DRAW or t.what[i] == WHAT_STAY)
        if of_thirds and t.notes[i].round == r:
            told = i
    if told < 0:
        return
    rule = THIRD_CARD_INSTRUCTED_BEFORE_POINT_COUNTS
    early = told < called
    if t.options.dealing == DEALT_TO_PLAYERS or (early and 0 <= first < called):
        t.tally[rule + NOT_APPLICABLE] += 1
    elif not lacking(t, rule, NO_FILING if certain else NO_RECORD, early and (t.options.dealing < 0 or not certain)):
        ask(t, rule, early, told, called, told, 0, -1, -1, r.at)


@kernel
def judge_announcements(t: Table, p: Hand, r: Round) -> None:
    """Judge the Point Counts announced in a round: that they were, in which order, and what was said.

    Where a hand is dealt no third card it is open whether its first announcement stands for the last one too.
    """
    b = row_after(t.hands, p, 1)
    first = third_card(t, p)
    last = max(p.third_event, b.third_event)
    player = banker = last_player = last_banker = -1
    for i in range(r.first_card, r.last + 1):
        if t.kind[i] != KIND_ANNOUNCE or t.notes[i].round != r:
            continue
        cards = t.notes[i].cards
        if t.n[i] >= 0 and (t.hand[i] == PLAYER or t.hand[i] == BANKER) and cards >= 2:
            again = player >= 0 and banker >= 0 and i > last
            cards = 2 if cards > 2 and is_first_of_two(t, t.n[i], i, r) else cards
            judge_count(t, t.notes[i].hand, t.n[i], cards, cards > 2 or again, i, r)
        if t.what[i] == WHAT_NATURAL:
            t.tally[NATURAL_ANNOUNCED_WITHOUT_NUMBER + JUDGED] += 1
            if t.n[i] < 0:
                emit(t.hits, NATURAL_ANNOUNCED_WITHOUT_NUMBER, i, t.notes[i].hand.points, -1, 0, -1, -1, r.at)
        if t.hand[i] == PLAYER:
            player = i if player < 0 else player
            last_player = i
        elif t.hand[i] == BANKER:
            banker = i if banker < 0 else banker
            last_banker = i
    void = r.void >= 0 or r.empty >= 0
    certain = recorded(t, KIND_ANNOUNCE) and r.gaps == 0 and not void
    if (player < 0 or banker < 0) and not certain:
        t.tally[POINT_COUNTS_NOT_ANNOUNCED + NO_RECORD] += 1
        t.tally[THIRD_CARD_BEFORE_POINT_COUNTS + NO_RECORD] += 1
        return
    t.tally[POINT_COUNTS_NOT_ANNOUNCED + JUDGED] += 1
    called = banker if banker > player else player
    once = player == last_player and banker == last_banker
    afterwards = 0 <= first < player and first < banker and once and t.options.dealing != DEALT_TO_PLAYERS
    if not_called(player) or not_called(banker) or (afterwards and certain):
        event = first if first >= 0 else r.last
        emit(t.hits, POINT_COUNTS_NOT_ANNOUNCED, event, -1, -1, 0, -1, -1, r.at)
        return
    if banker_called_first(player, banker) and not certain:
        t.tally[BANKER_COUNT_ANNOUNCED_FIRST + NO_RECORD] += 1
    else:
        ask(
            t,
            BANKER_COUNT_ANNOUNCED_FIRST,
            banker_called_first(player, banker),
            banker,
            player,
            banker,
            0,
            -1,
            -1,
            r.at,
        )
    if t.options.curated == 1:
        judge_instructed(t, first, called, certain, r)
    if first >= 0 and t.options.dealing == DEALT_TO_PLAYERS:
        known = max(known_from(t, p, player), known_from(t, b, banker))
        if judge_turned_third(t, first, known, certain, r):
            return
    elif first >= 0 and drawn_before_the_call(first, called) and not certain:
        t.tally[THIRD_CARD_BEFORE_POINT_COUNTS + NO_RECORD] += 1
    elif first >= 0:
        t.tally[THIRD_CARD_BEFORE_POINT_COUNTS + JUDGED] += 1
        if drawn_before_the_call(first, called):
            emit(t.hits, THIRD_CARD_BEFORE_POINT_COUNTS, first, called, first, 0, -1, -1, r.at)
            return
    if not void:
        third = p.third_event
        judge_final_calls(t, p, third if third >= 0 else player, last_player, r)
        third = b.third_event
        judge_final_calls(t, b, third if third >= 0 else banker, last_banker, r)
