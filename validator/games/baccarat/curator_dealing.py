"""The curator deals, told by the dealer who calls the game: "cards", and whether a third card is to be dealt."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.rows import between
from validator.games.baccarat.options import DEALT_TO_PLAYERS
from validator.games.baccarat.rows import BANKER, PLAYER, bankers_hand, players_hand
from validator.games.baccarat.tables.rows import Round, Table
from validator.games.numbers import Rules, missing_facts
from validator.games.table import ask, lacking, recorded
from validator.log.codes import (
    BY_CURATOR,
    BY_DEALER,
    BY_FLOORPERSON,
    BY_PLAYER,
    BY_STRIDE,
    BY_SUPERVISOR,
    KIND_CALL,
    KIND_CURATOR,
    KIND_SHOE_OFFERED,
    WHAT_BANKER_LOST,
    WHAT_CARDS,
    WHAT_DRAW,
    WHAT_STAY,
    WHAT_VOLUNTARY,
)

NO_CURATOR, NO_CALLS, *_ = missing_facts()
NO_ROLE, *_ = missing_facts(after=NO_CURATOR)
NO_REASON, *_ = missing_facts()
NO_DEALER, *_ = missing_facts()
NO_OFFERS, *_ = missing_facts()

rule = Rules("baccarat.curator_dealing")
CARDS_NOT_CALLED = rule(
    "cards-not-called",
    '"Cards" not announced before the first card',
    '{card} was dealt without "cards" having been announced to the curator',
    needs={
        "who was the curator": NO_CURATOR,
        "a record of every call, without unreadable rows": NO_CALLS,
    },
    expected="the announcement",
    observed="none",
)
CARDS_CALLED_EARLY = rule(
    "cards-called-early",
    '"Cards" announced before "no more bets"',
    '"cards" was announced before "no more bets"',
    needs={
        "who was the curator": NO_CURATOR,
        "a record of every call, without unreadable rows": NO_CALLS,
    },
    expected='"no more bets", then "cards"',
    observed='"cards" first',
)
INITIAL_CARD_DEALT_BY_ANOTHER = rule(
    "initial-card-dealt-by-another",
    "Initial card dealt by somebody other than the curator",
    "{card} was dealt by somebody other than the curator",
    needs={
        "who was the curator": NO_CURATOR,
        "who dealt the card": NO_ROLE,
    },
    expected="dealt by the curator",
    observed="dealt by another",
)
THIRD_CARD_DEALT_BY_ANOTHER = rule(
    "third-card-dealt-by-another",
    "Third card dealt by somebody other than the curator",
    "{card} was dealt by somebody other than the curator",
    needs={
        "who was the curator": NO_CURATOR,
        "who dealt the card": NO_ROLE,
    },
    expected="dealt by the curator",
    observed="dealt by another",
)
TURNED_THIRD_CARD_DEALT_BY_ANOTHER = rule(
    "turned-third-card-dealt-by-another",
    "Third card that a player turns dealt by somebody other than the curator",
    "{card} was dealt by somebody other than the curator",
    needs={
        "who was the curator": NO_CURATOR,
        "who dealt the card": NO_ROLE,
    },
    expected="dealt by the curator",
    observed="dealt by another",
)
THIRD_CARD_WITHOUT_INSTRUCTION = rule(
    "third-card-without-instruction",
    "Third card dealt without an instruction",
    "{card} was dealt as a third card without the curator having been told to",
    needs={
        "who was the curator": NO_CURATOR,
        "a record of every call, without unreadable rows": NO_CALLS,
    },
    expected="the instruction",
    observed="none",
)
TURNED_THIRD_CARD_WITHOUT_INSTRUCTION = rule(
    "turned-third-card-without-instruction",
    "Third card that a player turns dealt without an instruction",
    "{card} was dealt as a third card without the curator having been told to",
    needs={
        "who was the curator": NO_CURATOR,
        "a record of every call, without unreadable rows": NO_CALLS,
    },
    expected="the instruction",
    observed="none",
)
THIRD_CARD_INSTRUCTED_WRONGLY = rule(
    "third-card-instructed-wrongly",
    "Curator told otherwise about a third card than the rules have it",
    (
        "the curator was told to deal {observed} to {seat}; by the rules {expected} was due (Player "
        "{hand}, Banker {dealer})"
    ),
    needs={
        "the cards of the hands": NO_CURATOR,
    },
    expected="{expected}",
    observed="{observed}",
    unit="phrase",
)
SHOE_IN_NEITHER_PLAYERS_NOR_DEALERS_HANDS = rule(
    "shoe-in-neither-players-nor-dealers-hands",
    "Cards dealt by somebody who may not be the curator",
    ("a floorperson or supervisor dealt from the shoe; a player who accepts it is the curator, or the dealer"),
    needs={
        "the role of whoever dealt": NO_DEALER,
    },
    expected="a player, or the dealer",
    observed="a floorperson or supervisor",
)
SHOE_PASSED_DURING_THE_ROUND = rule(
    "shoe-passed-during-the-round",
    "Shoe passed by the curator before the round was over",
    "the curator passed the shoe after the cards had been called for and before the round was over",
    needs={
        "why the shoe was passed": NO_REASON,
    },
    expected="the shoe passed after a round",
    observed="passed during the round",
)
CARDS_CALLED_BEFORE_CURATOR = rule(
    "cards-called-before-curator",
    '"Cards" announced before there was a curator',
    '"cards" was announced before the first curator of the table had been named',
    needs={
        "all offers of the shoe and all curators, without unreadable rows": NO_OFFERS,
    },
    expected='a curator, then "cards"',
    observed='"cards" first',
)


@kernel
def another_deals(role: int, is_dealer: bool, is_curator: bool) -> bool:
    """Whether the one who dealt a card, by the code of his role, is not the curator.

    ``is_dealer``: the dealer acts as the curator; ``is_curator``: nothing says that a player is another than he."""
    if role == BY_CURATOR:
        return False
    if role == BY_DEALER:
        return not is_dealer
    return is_dealer or not is_curator


@kernel
def not_instructed(call: int) -> bool:
    """Whether the curator dealt without having been told to (event of the call, -1: none)."""
    return call < 0


@kernel
def call_before(t: Table, what: int, hand_id: int, begin: int, i: int, r: Round) -> int:
    """The last call of ``what`` in the round before event ``i``, of a hand (-1: of none); -1 where there is none."""
    found = -1
    for e in range(begin, i):
        if t.kind[e] != KIND_CALL or t.what[e] != what or t.notes[e].round != r:
            continue
        if hand_id < 0 or t.hand[e] == hand_id:
            found = e
    return found


@kernel
def judge_beginning(t: Table, i: int, r: Round) -> None:
    """The first card of a round: judge that the curator was told to begin, after the wagering was closed."""
    curator = t.curator.position
    rule = CARDS_NOT_CALLED
    if curator <= 1:
        t.tally[rule + (NO_CURATOR if curator == 0 else NOT_APPLICABLE)] += 1
        return
    called = call_before(t, WHAT_CARDS, -1, r.first, i, r)
    if called < 0 and (not recorded(t, KIND_CALL) or r.gaps > 0):
        t.tally[rule + NO_CALLS] += 1
        return
    if ask(t, rule, not_instructed(called), i, -1, -1, 0, -1, -1, r.at):
        return
    closed = r.closed
    if closed >= 0:
        ask(t, CARDS_CALLED_EARLY, called < closed, called, closed, called, 0, -1, -1, r.at)


@kernel
def judge_called_for(t: Table, i: int, r: Round) -> None:
    """Judge that "cards" was announced to a curator: the first of the table was not named between it and a card."""
    rule, named = CARDS_CALLED_BEFORE_CURATOR, -1
    for e in range(i + 1, r.first_card):
        if t.kind[e] == KIND_CURATOR and t.seat[e] > 0 and named < 0:
            named = e
    first = t.curator.new_shoe == 1 and t.curator.had_curator == 0 and t.curator.position == 0
    early = named >= 0 and first and t.curator.accepted == 0
    known = recorded(t, KIND_CURATOR) and recorded(t, KIND_SHOE_OFFERED) and t.curator.gap == 0
    if not lacking(t, rule, NO_OFFERS, early and not known):
        ask(t, rule, early, i, named, i, 0, -1, -1, r.at)


@kernel
def is_staff(role: int) -> bool:
    """Whether one who deals, by the code of his role, is a floorperson or above: neither a player nor the dealer."""
    return role == BY_FLOORPERSON or role == BY_SUPERVISOR


@kernel
def settled_by(t: Table, r: Round) -> int:
    """The event by which a round was over: its wagers settled, else its result announced, or its last card dealt."""
    last = max(r.announced, r.last_card)
    for w in between(t.wagers, r.wager, r.wagers_end):
        last = max(last, w.last_settled, w.vigorish)
    return last


@kernel
def judge_when_passed(t: Table, i: int, r: Round) -> None:
    """Judge that a curator does not pass the shoe of his own will between the call of "cards" and the round's end.

    Of his own will he passes it after a round; he may be ordered to at any time, and where the Banker's Hand loses he
    has to, so that he may then be as early as the result.
    """
    rule, what = SHOE_PASSED_DURING_THE_ROUND, t.what[i]
    begun = call_before(t, WHAT_CARDS, -1, r.first, i, r)
    begun = r.first_card if begun < 0 else begun
    void = 0 <= r.void < i or 0 <= r.empty < i
    known = max(r.announced, r.last_card)
    end = known if what == WHAT_BANKER_LOST else settled_by(t, r)
    during = 0 <= begun < i < end and not void
    if what >= 0 and what != WHAT_VOLUNTARY and what != WHAT_BANKER_LOST:
        t.tally[rule + NOT_APPLICABLE] += 1
    elif not lacking(t, rule, NO_REASON, what < 0 and during):
        ask(t, rule, during, i, -1, -1, 0, -1, -1, r.at)


@kernel
def note_reported(t: Table, third: bool) -> None:
    """Note that somebody other than the curator dealt an initial card of this round, or a third one."""
    if third:
        t.curator.third_reported = 1
    else:
        t.curator.initial_reported = 1


@kernel
def judge_who_deals(t: Table, i: int, r: Round) -> None:
    """Judge that a card is dealt by the curator; of the initial cards, and of third cards, the first is reported."""
    third = t.notes[i].dealt > 2 + 1
    rule = INITIAL_CARD_DEALT_BY_ANOTHER
    if third:
        rule = THIRD_CARD_DEALT_BY_ANOTHER
        if t.options.dealing == DEALT_TO_PLAYERS:
            rule = TURNED_THIRD_CARD_DEALT_BY_ANOTHER
    reported = t.curator.third_reported if third else t.curator.initial_reported
    curator = t.curator.position
    by = t.by[i]
    role = by % BY_STRIDE if by >= 0 else -1
    known = role == BY_CURATOR or role == BY_DEALER or role == BY_PLAYER or is_staff(role)
    t.tally[SHOE_IN_NEITHER_PLAYERS_NOR_DEALERS_HANDS + (JUDGED if known else NO_DEALER)] += 1
    if is_staff(role):
        if reported == 0:
            note_reported(t, third)
            emit(t.hits, SHOE_IN_NEITHER_PLAYERS_NOR_DEALERS_HANDS, i, -1, -1, 0, -1, -1, r.at)
    elif curator == 0:
        t.tally[rule + NO_CURATOR] += 1
    elif role != BY_CURATOR and role != BY_DEALER and role != BY_PLAYER:
        t.tally[rule + NO_ROLE] += 1
    elif reported == 0:
        same = True
        if by >= BY_STRIDE and role == BY_PLAYER and t.curator.curators_id > 0:
            same = by // BY_STRIDE == t.curator.curators_id
        t.tally[rule + JUDGED] += 1
        if another_deals(role, curator == 1, same):
            note_reported(t, third)
            emit(t.hits, rule, i, -1, -1, 0, -1, -1, r.at)


@kernel
def is_told_of_no_hand(t: Table, i: int, r: Round) -> bool:
    """Whether an instruction on a third card, in the round before event ``i``, does not name its hand."""
    found = False
    for e in range(r.first, i):
        if t.kind[e] == KIND_CALL and t.hand[e] < 0 and t.notes[e].round == r:
            found = found or t.what[e] == WHAT_DRAW or t.what[e] == WHAT_STAY
    return found


@kernel
def judge_instruction(t: Table, i: int, r: Round) -> None:
    """A third card: judge that the curator was told whether to deal one to that hand."""
    curator = t.curator.position
    rule = THIRD_CARD_WITHOUT_INSTRUCTION
    if t.options.dealing == DEALT_TO_PLAYERS:
        rule = TURNED_THIRD_CARD_WITHOUT_INSTRUCTION
    if curator <= 1:
        t.tally[rule + (NO_CURATOR if curator == 0 else NOT_APPLICABLE)] += 1
        return
    called = call_before(t, WHAT_DRAW, t.hand[i], r.first, i, r)
    if called < 0:
        # Told to deal none, the curator was instructed; that he dealt one is an error for other rules.
        called = call_before(t, WHAT_STAY, t.hand[i], r.first, i, r)
    unheard = not recorded(t, KIND_CALL) or r.gaps > 0
    if called < 0 and (unheard or is_told_of_no_hand(t, i, r)):
        t.tally[rule + NO_CALLS] += 1
        return
    ask(t, rule, not_instructed(called), i, -1, -1, 0, -1, -1, r.at)


@kernel
def judge_call(t: Table, i: int, r: Round) -> None:
    """Judge that what the curator is told about a third card is what the rules have dealt."""
    what = t.what[i]
    if what == WHAT_CARDS and i < r.first_card:
        judge_called_for(t, i, r)
    if (what != WHAT_DRAW and what != WHAT_STAY) or (t.hand[i] != PLAYER and t.hand[i] != BANKER):
        return
    h = players_hand(t, r) if t.hand[i] == PLAYER else bankers_hand(t, r)
    due = h.due
    if lacking(t, THIRD_CARD_INSTRUCTED_WRONGLY, NO_CURATOR, due < 0):
        return
    t.tally[THIRD_CARD_INSTRUCTED_WRONGLY + JUDGED] += 1
    told = 1 if what == WHAT_DRAW else 0
    if told != due:
        right = WHAT_DRAW if due == 1 else WHAT_STAY
        emit(t.hits, THIRD_CARD_INSTRUCTED_WRONGLY, i, right, what, 0, -1, r.root, r.at)
        followed = 1 if h.third_event >= 0 else 0
        if followed == told and r.root < 0:
            r.root = i
