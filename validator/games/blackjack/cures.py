"""What is done with a card drawn in error: used as the next card, refused, or placed in the discard rack."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.games.blackjack.dealer import MISDRAWN_CARD_RACKED
from validator.games.blackjack.tables import stage
from validator.games.blackjack.tables.rows import Hand, Round, Table
from validator.games.cards import known
from validator.games.numbers import Rules, missing_facts
from validator.games.shoe.judging import in_the_shoe, not_in_the_rack
from validator.games.table import ask, lacking, recorded
from validator.log.codes import (
    FACE_DOWN,
    FACE_UP,
    KIND_CARD_DAMAGED,
    KIND_CARD_FACE_UP,
    KIND_CARD_MISDEALT,
    KIND_CARD_REFUSED,
    KIND_CARD_REMOVED,
    KIND_CHOICE,
    KIND_DEAL,
    KIND_DETERMINANT,
    KIND_MOVE_CARD,
    KIND_ROUND_START,
    KIND_SHUFFLE,
    PLACE_CONTINUOUS_SHUFFLER,
    PLACE_DECK_IN_HAND,
    PLACE_HAND,
    PLACE_LAYOUT,
    PLACE_RACK,
    PLACE_REMOVED,
    PLACE_SEGREGATED,
    PLACE_SEGREGATED_LEFT,
    PLACE_SEGREGATED_RIGHT,
    PLACE_SHOE_RIGHT,
    WHAT_EXPOSED,
    WHAT_REFUSE_CARD,
    WHAT_SKIPPED,
)

NO_PLACE, WHETHER_UNFIT, *_ = missing_facts()
NO_CARD, NO_REFUSALS, *_ = missing_facts()

rule = Rules("blackjack.cures")
FACE_UP_CARD_DEALT = rule(
    "face-up-card-dealt",
    "Card found face up in the shoe and used in the round",
    "{card} was found face up in the shoe and used",
    needs={
        "where the card ended": NO_PLACE,
    },
    expected="not used in the round",
    observed="dealt to a hand",
)
FACE_UP_CARD_NOT_PUT_AWAY = rule("face-up-card-not-put-away")
UNEXPOSED_CARD_DISCARDED = rule(
    "unexposed-card-discarded",
    "Card drawn in error, not exposed, and discarded",
    "{card} was drawn in error without being exposed and discarded; another card was dealt next",
    expected="used as the next card",
    observed="discarded",
)
ANOTHER_CARD_BEFORE_UNEXPOSED = rule(
    "another-card-before-unexposed",
    "Another card dealt before one drawn in error",
    "{card} was dealt although a card drawn in error, not exposed, was the next",
    needs={
        "which card it was and which was dealt next": NO_CARD,
    },
    expected="the card drawn in error",
    observed="{card}",
)
EXPOSED_CARD_DISCARDED = rule(
    "exposed-card-discarded",
    "Card drawn in error and exposed, discarded though it could be used",
    "{card} was drawn in error, exposed and discarded, and other cards were dealt in its place",
    expected="dealt as the next card, to the dealer where the players refuse it",
    observed="discarded",
)
ANOTHER_CARD_BEFORE_EXPOSED = rule(
    "another-card-before-exposed",
    "Another card dealt before one drawn in error and exposed",
    "{card} was dealt although a card exposed in error was the next and nobody had refused it",
    needs={
        "which card it was and which was dealt next": NO_CARD,
        "a record of every refusal": NO_REFUSALS,
    },
    expected="the exposed card",
    observed="{card}",
)
EXPOSED_CARD_PASSED_ON = rule(
    "exposed-card-passed-on",
    "Exposed card, refused by one player, not offered to the next",
    "{seat} was dealt {card} and not the exposed card that another player had refused",
    expected="the exposed card, or that card kept for the dealer",
    observed="{card}",
)
CARD_AFTER_REFUSING_ONE = rule(
    "card-after-refusing-one",
    "Additional card to a player who refused one",
    "{seat} was dealt {card} although its player had refused a card drawn in error in the same round",
    needs={
        "whose hand it was": NO_CARD,
    },
    expected="no additional card",
    observed="{card}",
)
REFUSED_CARD_NOT_RACKED = rule(
    "refused-card-not-racked",
    "Refused card not placed in the discard rack",
    "{card} was exposed in error and refused, and was put somewhere other than in the discard rack",
    needs={
        "where the card ended": NO_PLACE,
    },
    expected="the discard rack",
    observed="another place",
)
OVERDRAWN_CARD_NOT_RACKED = rule(
    "overdrawn-card-not-racked",
    "Card drawn by the dealer on 17 not placed in the discard rack",
    "the dealer had 17, drew {card} by accident and put it somewhere other than in the discard rack",
    needs={
        "where the card ended": NO_PLACE,
    },
    expected="the discard rack",
    observed="another place",
)
FACE_UP_CARD_SEGREGATED = rule(
    "face-up-card-segregated",
    "Card found face up in the shoe put into a segregated area",
    ("{card} was found face up in the shoe and put into a segregated area, which this game's shoe does not have"),
    expected="the discard rack",
    observed="a segregated area",
)
REFUSED_CARD_PASSED_OVER = rule(
    "refused-card-passed-over",
    "Refused card passed over by the dealer, who could use it",
    ("the dealer drew {card}, though a card drawn in error, exposed and refused by the players was his next"),
    needs={
        "which card it was and which was dealt next": NO_CARD,
    },
    expected="the refused card",
    observed="{card}",
)

NEXT_CARD = 1
ANOTHER_CARD = 0
NOT_KNOWN = -1


@kernel
def put_into_a_segregated_area(place: int) -> bool:
    """Whether a card, by the code of the place it was put, went into a segregated area of the shoe."""
    return place == PLACE_SEGREGATED or place == PLACE_SEGREGATED_LEFT or place == PLACE_SEGREGATED_RIGHT


@kernel
def not_put_away(place: int) -> bool:
    """Whether a card, by the code of the place it was put, went neither into the discard rack nor a segregated area."""
    return place != PLACE_RACK and not put_into_a_segregated_area(place)


@kernel
def discarded_instead(place: int) -> bool:
    """Whether a card that had to be used as the next card was placed in the discard rack, by its place code."""
    return place == PLACE_RACK


@kernel
def another_card_first(same: int) -> bool:
    """Whether the next card dealt was another (0) than the card drawn in error."""
    return same == ANOTHER_CARD


@kernel
def next_deal(t: Table, start: int, stop: int) -> int:
    """The next card dealt after event ``start``, -1 where there is none, or the cards are shuffled before."""
    for j in range(start + 1, stop):
        if t.kind[j] == KIND_SHUFFLE:
            return -1
        if t.kind[j] == KIND_DEAL or t.kind[j] == KIND_DETERMINANT:
            return j
    return -1


@kernel
def lies_alone(t: Table, start: int, i: int, place: int) -> bool:
    """Whether of the cards found or drawn in error in the round by event ``i`` none but that of ``start`` is there."""
    for j in range(i - 1, -1, -1):
        if t.kind[j] == KIND_ROUND_START:
            return True
        found = t.kind[j] == KIND_CARD_MISDEALT or t.kind[j] == KIND_CARD_FACE_UP or t.kind[j] == KIND_CARD_REMOVED
        if j != start and t.what[j] != WHAT_SKIPPED and (found or t.dest[j] == place):
            return False
    return True


@kernel
def takes_it_away(t: Table, start: int, i: int, place: int, stop: int) -> bool:
    """Whether event ``i``, which names neither event nor card, moves the one card that lies where ``start`` put it.

    It is that card where the next one dealt comes from the shoe.
    """
    if place < 0 or t.source[i] != place or (known(t.card[i]) and known(t.card[start])):
        return False
    following = next_deal(t, start, stop)
    return i < following and 0 <= t.source[following] <= PLACE_SHOE_RIGHT and lies_alone(t, start, i, place)


@kernel
def later_place(t: Table, seq: int, start: int, stop: int) -> int:
    """Where a card ends in its round that event ``start``, numbered ``seq``, drew; -1 not recorded.

    A row that names no event moves it where it names the card, and no hand; or where no other card can be meant.
    """
    place = t.dest[start]
    for j in range(start + 1, stop):
        unnamed = t.ref[j] < 0 and t.kind[j] == KIND_MOVE_CARD and t.notes[j].hand.at < 0
        named = known(t.card[start]) and t.card[j] == t.card[start]
        if t.ref[j] == seq or (unnamed and (named or takes_it_away(t, start, j, place, stop))):
            if t.kind[j] == KIND_DEAL:
                place = PLACE_HAND
            elif t.kind[j] == KIND_MOVE_CARD:
                place = t.dest[j]
    return place


@kernel
def uses_one_drawn_before(t: Table, dealt: int, i: int) -> bool:
    """Whether card ``dealt`` is, as its row says, one that was drawn in error before event ``i`` in the same round."""
    if t.ref[dealt] < 0:
        return False
    for j in range(i - 1, -1, -1):
        if t.kind[j] == KIND_ROUND_START:
            return False
        if t.seq[j] == t.ref[dealt]:
            return t.kind[j] == KIND_CARD_MISDEALT and t.what[j] != WHAT_SKIPPED
    return False


@kernel
def next_after(t: Table, i: int, stop: int) -> int:
    """The next card dealt after the one drawn in error at event ``i``, apart from those drawn before it; -1 none."""
    following = next_deal(t, i, stop)
    while following >= 0 and uses_one_drawn_before(t, following, i):
        following = next_deal(t, following, stop)
    return following


@kernel
def dealt_later(t: Table, seq: int, dealt: int, stop: int) -> int:
    """The event after ``dealt`` that deals, as its row says, the card that the event numbered ``seq`` drew; -1 none."""
    for j in range(dealt + 1, stop):
        if t.kind[j] == KIND_DEAL and t.ref[j] == seq:
            return j
    return -1


@kernel
def is_that_card(t: Table, seq: int, drawn: int, dealt: int, stop: int) -> int:
    """Whether the card of event ``dealt`` is the one that event ``drawn``, numbered ``seq``, drew."""
    if t.ref[dealt] == seq:
        return NEXT_CARD
    if dealt_later(t, seq, dealt, stop) >= 0:
        return ANOTHER_CARD
    if t.source[dealt] > PLACE_SHOE_RIGHT:
        elsewhere = t.source[dealt] != PLACE_DECK_IN_HAND and t.source[dealt] != PLACE_CONTINUOUS_SHUFFLER
        if elsewhere:
            return NEXT_CARD
    if not known(t.card[drawn]) or not known(t.card[dealt]):
        return NOT_KNOWN
    return NEXT_CARD if t.card[drawn] == t.card[dealt] else ANOTHER_CARD


@kernel
def refuses(t: Table, i: int) -> bool:
    """Whether somebody refuses a card at event ``i``."""
    return t.kind[i] == KIND_CARD_REFUSED or (t.kind[i] == KIND_CHOICE and t.what[i] == WHAT_REFUSE_CARD)


@kernel
def refused_between(t: Table, start: int, stop: int) -> bool:
    """Whether somebody refused a card after event ``start`` and before event ``stop``."""
    for j in range(start + 1, stop):
        if refuses(t, j):
            return True
    return False


@kernel
def is_of_one_player(t: Table, h: Hand, other: Hand) -> bool:
    """Whether two hand rows are one hand, come from one by splits, or are held by one player, as the log names him."""
    return h.origin == other.origin or (h.player >= 0 and h.player == other.player)


@kernel
def refused_by_player_of(t: Table, h: Hand, start: int, stop: int) -> bool:
    """Whether after event ``start``, before ``stop``, a card was refused by the player of hand row ``h``, or may be."""
    for j in range(start + 1, stop):
        if refuses(t, j) and (not h or not t.notes[j].hand or is_of_one_player(t, h, t.notes[j].hand)):
            return True
    return False


@kernel
def next_to_others(t: Table, drawn: int, following: int, stop: int) -> int:
    """The first card dealt from event ``following`` on to one who did not refuse that of ``drawn``; -1 none."""
    j = following
    while j >= 0 and refused_by_player_of(t, t.notes[j].hand, drawn, j):
        j = next_after(t, j, stop)
    return j


@kernel
def went_to_a_hand(t: Table, seq: int, drawn: int, draw: int) -> int:
    """Whether the card of event ``drawn``, numbered ``seq``, was dealt before the dealer's ``draw``, by its rows."""
    found = ANOTHER_CARD
    for j in range(drawn + 1, draw):
        if t.kind[j] == KIND_DEAL:
            same = is_that_card(t, seq, drawn, j, draw)
            if same == NEXT_CARD:
                return NEXT_CARD
            if same == NOT_KNOWN:
                found = NOT_KNOWN
    return found


@kernel
def dealt_to_dealer(t: Table, start: int, stop: int, dealer: Hand) -> int:
    """The first card dealt to the dealer after event ``start``, -1 none."""
    for j in range(start + 1, stop):
        if t.kind[j] == KIND_DEAL and t.notes[j].hand == dealer:
            return j
    return -1


@kernel
def found_unfit(t: Table, start: int, stop: int) -> bool:
    """Whether a card is said to be damaged, or taken out of use for what it is, from event ``start`` on."""
    for j in range(start, stop):
        kind = t.kind[j]
        if kind == KIND_CARD_DAMAGED or kind == KIND_CARD_REMOVED:
            return True
    return False


@kernel
def shows_unfit(t: Table) -> bool:
    """Whether the log always tells of a card that is damaged or taken out of use."""
    return recorded(t, KIND_CARD_DAMAGED) and recorded(t, KIND_CARD_REMOVED)


@kernel
def judge_face_up(t: Table, source: int, seq: int, i: int, stop: int, r: Round) -> None:
    """Judge what became of a card found face up in the shoe (633a.14(a)); one dealt from the hand was not in a shoe."""
    place = later_place(t, seq, i, stop)
    if source == PLACE_DECK_IN_HAND:
        t.tally[FACE_UP_CARD_DEALT + NOT_APPLICABLE] += 1
        t.tally[FACE_UP_CARD_NOT_PUT_AWAY + NOT_APPLICABLE] += 1
        return
    if place < 0:
        t.tally[FACE_UP_CARD_DEALT + NO_PLACE] += 1
        t.tally[FACE_UP_CARD_NOT_PUT_AWAY + NO_PLACE] += 1
        return
    t.tally[FACE_UP_CARD_DEALT + JUDGED] += 1
    if place == PLACE_HAND:
        emit(t.hits, FACE_UP_CARD_DEALT, i, 0, 1, 0, -1, -1, r.at)
    elif place == PLACE_REMOVED and found_unfit(t, i, stop):
        t.tally[FACE_UP_CARD_NOT_PUT_AWAY + NOT_APPLICABLE] += 1
    elif not lacking(t, FACE_UP_CARD_NOT_PUT_AWAY, WHETHER_UNFIT, place == PLACE_REMOVED and not shows_unfit(t)):
        ask(t, FACE_UP_CARD_NOT_PUT_AWAY, not_put_away(place), i, PLACE_RACK, place, 0, -1, -1, r.at)
        if t.options.segregated_area == 0:
            ask(t, FACE_UP_CARD_SEGREGATED, put_into_a_segregated_area(place), i, PLACE_RACK, place, 0, -1, -1, r.at)


@kernel
def judge_overdrawn(t: Table, total: int, place: int, i: int, r: Round) -> None:
    """Judge a card that the dealer drew for himself by accident on a total on which he stands (633a.14(d)).

    Put aside, it may have gone to the rack by a row that the log need not show.
    """
    settled = place == PLACE_RACK or place == PLACE_HAND or in_the_shoe(place)
    if place < 0 or place == PLACE_LAYOUT or not (settled or recorded(t, KIND_MOVE_CARD)):
        t.tally[OVERDRAWN_CARD_NOT_RACKED + NO_PLACE] += 1
    elif total == t.options.overdraw_total:
        ask(t, OVERDRAWN_CARD_NOT_RACKED, not_in_the_rack(place), i, PLACE_RACK, place, 0, -1, -1, r.at)
    elif not not_in_the_rack(place):
        t.tally[MISDRAWN_CARD_RACKED + JUDGED] += 1
        emit(t.hits, MISDRAWN_CARD_RACKED, i, t.options.overdraw_total, total, 0, -1, -1, r.at)


@kernel
def judge_unexposed(t: Table, same: int, place: int, i: int, following: int, r: Round) -> None:
    """Judge a card drawn in error without being exposed: the next card dealt has to be this one (633a.14(b))."""
    if following < 0:
        t.tally[ANOTHER_CARD_BEFORE_UNEXPOSED + NOT_APPLICABLE] += 1
    elif same != NEXT_CARD and place == PLACE_RACK:
        ask(t, UNEXPOSED_CARD_DISCARDED, discarded_instead(place), i, PLACE_HAND, place, 0, -1, -1, r.at)
    elif same == NOT_KNOWN:
        t.tally[ANOTHER_CARD_BEFORE_UNEXPOSED + NO_CARD] += 1
    else:
        t.tally[UNEXPOSED_CARD_DISCARDED + JUDGED] += 1
        ask(t, ANOTHER_CARD_BEFORE_UNEXPOSED, another_card_first(same), following, 0, 1, 0, -1, i, r.at)


@kernel
def judge_refused(t: Table, place: int, draw: int, drawn: int, i: int, following: int, r: Round) -> None:
    """Judge a card exposed in error at event ``i``, refused, and not the next one dealt (``following``).

    What a player who refused it gets is told as that; the next one's card may be it. Dealt to a hand, it is not the
    dealer's any more, whom the first card he draws later concerns (``draw``, ``drawn`` as above).
    """
    seq = t.seq[i]
    elsewhere = went_to_a_hand(t, seq, i, draw) if draw >= 0 else ANOTHER_CARD
    if draw >= 0 and drawn != NEXT_CARD and elsewhere == NEXT_CARD:
        t.tally[REFUSED_CARD_PASSED_OVER + NOT_APPLICABLE] += 1
    elif draw >= 0:
        unclear = drawn == NOT_KNOWN or (drawn == ANOTHER_CARD and elsewhere == NOT_KNOWN)
        if not lacking(t, REFUSED_CARD_PASSED_OVER, NO_CARD, unclear):
            ask(t, REFUSED_CARD_PASSED_OVER, another_card_first(drawn), draw, 0, 1, 0, -1, i, r.at)
    other = next_to_others(t, i, following, r.last + 1)
    if place != PLACE_RACK and other >= 0 and other != draw:
        same = is_that_card(t, seq, i, other, r.last + 1)
        if same != NOT_KNOWN:
            ask(t, EXPOSED_CARD_PASSED_ON, another_card_first(same), other, 0, 1, 0, -1, i, r.at)


@kernel
def judge_exposed(
    t: Table, same: int, place: int, refused: bool, draw: int, drawn: int, i: int, following: int, r: Round
) -> None:
    """Judge a card drawn in error and exposed (633a.14(c)): the next card, unless the players refuse it.

    ``draw`` is the first card that the dealer draws later, -1 none; ``drawn`` whether it is this card. Refused by
    players, it is the dealer's if he draws one, wherever it lies until then; to whom it goes before is open.
    """
    to_dealer = following >= 0 and following == draw
    if following < 0:
        t.tally[ANOTHER_CARD_BEFORE_EXPOSED + NOT_APPLICABLE] += 1
    elif same == NEXT_CARD:
        t.tally[EXPOSED_CARD_DISCARDED + JUDGED] += 1
        t.tally[ANOTHER_CARD_BEFORE_EXPOSED + JUDGED] += 1
        if refused and not to_dealer:
            t.tally[EXPOSED_CARD_PASSED_ON + JUDGED] += 1
        elif refused:
            t.tally[REFUSED_CARD_PASSED_OVER + JUDGED] += 1
    elif refused:
        t.tally[EXPOSED_CARD_DISCARDED + JUDGED] += 1
        judge_refused(t, place, draw, drawn, i, following, r)
    elif not recorded(t, KIND_CARD_REFUSED):
        t.tally[ANOTHER_CARD_BEFORE_EXPOSED + NO_REFUSALS] += 1
    elif place == PLACE_RACK:
        ask(t, EXPOSED_CARD_DISCARDED, discarded_instead(place), i, PLACE_HAND, place, 0, -1, -1, r.at)
    elif same == NOT_KNOWN:
        t.tally[ANOTHER_CARD_BEFORE_EXPOSED + NO_CARD] += 1
    else:
        ask(t, ANOTHER_CARD_BEFORE_EXPOSED, another_card_first(same), following, 0, 1, 0, -1, i, r.at)


@kernel
def drawn_by_dealer_on(t: Table, i: int, r: Round) -> int:
    """The total on which the dealer, with two cards or more, drew the card of event ``i`` for himself; 0 for none.

    A card that the row calls no hand's is his where it was exposed once his hole card was turned, when nobody decided
    or got a card any more: nobody but the dealer draws then.
    """
    dealer = r.hand
    note = t.notes[i]
    if dealer.unknown > 0:
        return 0
    if note.hand == dealer:
        return note.total if note.cards >= 2 else 0
    turned = 0 <= r.hole_turned < i and recorded(t, KIND_DEAL) and r.gaps == 0
    exposed = t.what[i] == WHAT_EXPOSED or t.face[i] == FACE_UP
    if note.hand or not exposed or not turned or r.last_card > i:
        return 0
    for j in range(i + 1, r.last + 1):
        if t.kind[j] == KIND_CHOICE or t.kind[j] == KIND_CARD_REFUSED:
            return 0
    return dealer.total if dealer.total == t.options.overdraw_total else 0


@kernel
def judge_drawn_in_error(t: Table, face: int, seq: int, i: int, r: Round) -> None:
    """Judge what became of a card drawn in error, by its face and by whether the initial two cards were dealt."""
    stop = r.last + 1
    note = t.notes[i]
    h = note.hand
    dealer = r.hand
    place = later_place(t, seq, i, stop)
    if h == dealer and t.what[i] == WHAT_EXPOSED:
        return
    drawn_on = drawn_by_dealer_on(t, i, r)
    if drawn_on >= t.options.dealer_stands:
        judge_overdrawn(t, drawn_on, place, i, r)
        return
    following = next_after(t, i, stop)
    same = is_that_card(t, seq, i, following, stop) if following >= 0 else NOT_KNOWN
    if face == FACE_DOWN and t.what[i] != WHAT_EXPOSED:
        judge_unexposed(t, same, place, i, following, r)
    elif face != FACE_UP and t.what[i] != WHAT_EXPOSED:
        t.tally[ANOTHER_CARD_BEFORE_UNEXPOSED + NO_CARD] += 1
    elif note.phase < stage.PLAYERS_TURN:
        t.tally[ANOTHER_CARD_BEFORE_EXPOSED + NOT_APPLICABLE] += 1
    else:
        refused = refused_between(t, i, following if following >= 0 else stop)
        draw = dealt_to_dealer(t, i, stop, dealer)
        drawn = is_that_card(t, seq, i, draw, stop) if draw >= 0 else NOT_KNOWN
        judge_exposed(t, same, place, refused, draw, drawn, i, following, r)
        if refused and same != NEXT_CARD and draw < 0:
            if place < 0 or place == PLACE_LAYOUT or place == PLACE_HAND:
                t.tally[REFUSED_CARD_NOT_RACKED + NO_PLACE] += 1
            else:
                ask(t, REFUSED_CARD_NOT_RACKED, not_in_the_rack(place), i, PLACE_RACK, place, 0, -1, -1, r.at)


@kernel
def is_additional(t: Table, i: int, dealt: int, h: Hand) -> bool:
    """Whether event ``dealt`` deals another card to the player of hand row ``h``, who refused one at event ``i``.

    On another box of his the initial two cards are no additional ones.
    """
    note = t.notes[dealt]
    other = note.hand
    if other.origin == h.origin:
        return True
    initial = note.cards < 2 and other.splits == 0
    return is_of_one_player(t, h, other) and t.notes[i].phase >= stage.PLAYERS_TURN and not initial


@kernel
def judge_refusal(t: Table, i: int, h: Hand, r: Round) -> None:
    """Judge that a player who refused a card gets no other in the round; his first refusal counts."""
    if lacking(t, CARD_AFTER_REFUSING_ONE, NO_CARD, h.at < 0):
        return
    for j in range(r.first, i):
        if refuses(t, j) and t.notes[j].hand and is_of_one_player(t, t.notes[j].hand, h):
            return
    t.tally[CARD_AFTER_REFUSING_ONE + JUDGED] += 1
    for j in range(i + 1, r.last + 1):
        if t.kind[j] == KIND_DEAL and t.notes[j].hand and is_additional(t, i, j, h):
            emit(t.hits, CARD_AFTER_REFUSING_ONE, j, 0, 1, 0, -1, i, r.at)
            return
