"""The double shoe: the determinant card, the side that it decides, and each side's own cards and cover card."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel, needs
from validator.core.engine.option_rows import option_place
from validator.games.blackjack.options import Options
from validator.games.blackjack.tables.rows import Round, Table
from validator.games.cards import suit_of
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.round_identity import kept_round
from validator.games.shoe.judging import (
    a_side,
    in_the_shoe,
    judge,
    not_in_the_rack,
    note_backs,
    omitted,
    side_shuffled,
)
from validator.games.table import ask, lacking, recorded
from validator.log.cards import CARD_RANK_ONLY, CARD_SUIT_ONLY
from validator.log.codes import (
    KIND_CARD_CHANGE,
    KIND_CARD_FACE_UP,
    KIND_CARD_MISDEALT,
    KIND_COVER_CARD,
    KIND_DEAL,
    KIND_DECKS,
    KIND_DETERMINANT,
    KIND_LOAD_SHOE,
    KIND_ROUND_START,
    KIND_SHOE_EMPTIED,
    KIND_SHUFFLE,
    KIND_UNREADABLE,
    KIND_VOID_ROUND,
    PLACE_HAND,
    PLACE_SEGREGATED,
    PLACE_SEGREGATED_LEFT,
    PLACE_SEGREGATED_RIGHT,
    PLACE_SHOE_LEFT,
    PLACE_SHOE_RIGHT,
    WHAT_COVER_CARD,
    WHAT_IDLE,
    WHAT_OPENING,
    WHAT_WRONG_SIDE,
)

NO_RECORD, *_ = missing_facts()
NO_SIDE, *_ = missing_facts()
OTHER_CAUSES, *_ = missing_facts()

rule = Rules("blackjack.double_shoe")
CARD_WITH_OTHER_BACK = rule(
    "card-with-other-back",
    "Card of one side of a double shoe with the back of the other",
    "{card} came from one side of the shoe with the back of the other side's decks",
    needs={
        "the backs of the decks in each side": NO_RECORD,
    },
    expected="a card of that side's decks",
    observed="a card of the other side's",
)
NO_DETERMINANT_CARD_DRAWN = rule("no-determinant-card-drawn")
DEALT_FROM_THE_WRONG_SIDE = rule(
    "dealt-from-the-wrong-side",
    "Card of a round from the wrong side of a double shoe",
    "{card} came from another side of the shoe than the suit of the determinant card decides",
    needs={
        "the side of the cards and of the determinant card": NO_SIDE,
    },
    expected="the side of the determinant card's suit",
    observed="the other side",
)
MATCHING_DETERMINANT_NOT_USED = rule(
    "matching-determinant-not-used",
    "Matching determinant card not used as the player's first card",
    "the determinant card {card} stands for the side it was drawn from and was not dealt to a player",
    needs={
        "the suit of the determinant card, its side, where it went, and for which side it stands": NO_RECORD,
    },
    expected="the player's first card",
    observed="put elsewhere",
)
OTHER_DETERMINANT_NOT_SEGREGATED = rule(
    "other-determinant-not-segregated",
    "Determinant card of the other side not put into the segregated area",
    "the determinant card {card} does not stand for the side it was drawn from and was not segregated",
    needs={
        "the suit of the determinant card, its side, where it went, and for which side it stands": NO_RECORD,
    },
    expected="the segregated area",
    observed="put elsewhere",
)
SIDE_NOT_EMPTIED = rule("side-not-emptied")
SIDE_NOT_INTO_RACK = rule("side-not-into-rack")
OTHER_SIDE_SHUFFLED = rule("other-side-shuffled")
CONCLUDED_FROM_THE_WRONG_SIDE = rule(
    "concluded-from-the-wrong-side",
    "Round dealt from the wrong side of a double shoe and concluded",
    (
        "the whole round came from another side of the shoe than the suit of the determinant card "
        "decides, and was concluded"
    ),
    expected="the side of the determinant card's suit",
    observed="the other side, and the round concluded as if it were the right one",
)
SECOND_DETERMINANT_CARD = rule(
    "second-determinant-card",
    "Second determinant card drawn for one round",
    "{card} was drawn as a determinant card after another one had been drawn for the same round",
    needs={
        "for what else a card may have been drawn": OTHER_CAUSES,
    },
    expected="one determinant card",
    observed="a second one",
)
SIDES_DEALT_IN_ONE_COLOR = rule(
    "sides-dealt-in-one-color",
    "Both sides of a double shoe dealt with backs of one color",
    "{card} came from one side of the shoe while the decks of both sides had the same back",
    needs={
        "the backs of the decks in each side": NO_RECORD,
    },
    expected="decks of another color in the other side",
    observed="decks of one color in both",
)

DIAMONDS = 1
HEARTS = 2
NO_SUIT = -1

LEFT = 1
RIGHT = 2


@kernel
def from_the_wrong_side(source: int, due: int) -> bool:
    """Whether a card came from another side of the double shoe, by its place code, than the determinant card
    decides.
    """
    return source != due


@kernel
def not_used_as_first_card(dest: int) -> bool:
    """Whether a determinant card that stands for its own side went somewhere other than to a player's hand."""
    return dest != PLACE_HAND


@kernel
def not_segregated(dest: int) -> bool:
    """Whether a determinant card that stands for the other side went somewhere other than into a segregated area."""
    return dest != PLACE_SEGREGATED and dest != PLACE_SEGREGATED_LEFT and dest != PLACE_SEGREGATED_RIGHT


@kernel
def with_the_back_of_the_other_side(back: int, own: int, other: int) -> bool:
    """Whether a card has the back, a number for each, of the decks of the other side and not of its own."""
    return back != own and back == other


@kernel
def not_limited_to_the_side(shuffled: int, reached: int) -> bool:
    """Whether the shuffle for a cover card took in the side whose cover card was not reached; sides by place code."""
    return shuffled != reached


@kernel
def suit_shown(card: int) -> int:
    """Suit of a card of which the suit is known, its rank or not."""
    if CARD_SUIT_ONLY <= card < CARD_RANK_ONLY:
        return card - CARD_SUIT_ONLY
    return suit_of(card)


@kernel
def side_for(t: Table, card: int) -> int:
    """The side, by its place code, for which a card stands; -1 where suit or designation is not known."""
    suit = suit_shown(card)
    if suit < 0 or t.options.red_from_left < 0:
        return NO_SUIT
    red = suit == DIAMONDS or suit == HEARTS
    return PLACE_SHOE_LEFT if red == (t.options.red_from_left == 1) else PLACE_SHOE_RIGHT


@kernel
def determinant(t: Table, i: int, r: Round, card: int, source: int, dest: int) -> None:
    """The determinant card is drawn: what it decides, and where it goes."""
    due = side_for(t, card)
    t.double_shoe.determined = due + 1
    if due < 0 or not a_side(source) or dest < 0:
        t.tally[MATCHING_DETERMINANT_NOT_USED + NO_RECORD] += 1
    elif source == due:
        judge(t, MATCHING_DETERMINANT_NOT_USED, True, not_used_as_first_card(dest), i, -1, r)
    else:
        judge(t, OTHER_DETERMINANT_NOT_SEGREGATED, True, not_segregated(dest), i, -1, r)
    if a_side(source) and not not_segregated(dest):
        t.double_shoe.segregated[source - PLACE_SHOE_LEFT] += 1


@kernel
def another_was_drawn(drawn: int) -> bool:
    """Whether a determinant card is drawn after another one (1) of the same round."""
    return drawn == 1


@kernel
def judge_one(t: Table, i: int, r: Round, drawn: int) -> None:
    """Judge that the determinant card is the first of its round; a card found face up or drawn in error is none."""
    odd = drawn == 1 and not (recorded(t, KIND_CARD_FACE_UP) and recorded(t, KIND_CARD_MISDEALT))
    odd = odd or (drawn == 1 and r.gaps > 0)
    for j in range(r.first, i):
        odd = odd or t.kind[j] in (KIND_CARD_FACE_UP, KIND_CARD_MISDEALT, KIND_VOID_ROUND)
    if not lacking(t, SECOND_DETERMINANT_CARD, OTHER_CAUSES, odd and drawn == 1):
        ask(t, SECOND_DETERMINANT_CARD, another_was_drawn(drawn), i, -1, -1, 0, -1, -1, r.at)


@kernel
def treated_as_right(t: Table, r: Round) -> bool:
    """Whether the log says of a round that it was drawn from the wrong side, and it was concluded (633a.14(h))."""
    if r.void >= 0:
        return False
    for j in range(r.first, r.last + 1):
        if t.kind[j] == KIND_CARD_MISDEALT and t.what[j] == WHAT_WRONG_SIDE:
            return True
    return False


@kernel
def wholly_from_the_wrong_side(t: Table, r: Round, due: int) -> bool:
    """Whether no card of a round that was not called dead is said to come from the side that was ``due``.

    A determinant card that became a player's first does not tell from which side the round was drawn.
    """
    if r.void >= 0:
        return False
    for j in range(r.first, r.last + 1):
        if t.kind[j] == KIND_DEAL and not from_the_wrong_side(t.source[j], due):
            return False
    return True


@kernel
def judge_side(t: Table, i: int, r: Round, number: int, source: int) -> None:
    """Judge the side of every card of a round; the first from the wrong side is reported."""
    due = t.double_shoe.determined - 1
    first = t.double_shoe.side_round != number
    if due < 0 or not a_side(source):
        if first:
            t.tally[DEALT_FROM_THE_WRONG_SIDE + NO_SIDE] += 1
    elif not from_the_wrong_side(source, due):
        if first:
            t.tally[DEALT_FROM_THE_WRONG_SIDE + JUDGED] += 1
    elif t.double_shoe.side_reported != number:
        t.double_shoe.side_reported = number
        if treated_as_right(t, r):
            t.tally[DEALT_FROM_THE_WRONG_SIDE + NOT_APPLICABLE] += 1
            return
        if wholly_from_the_wrong_side(t, r, due):
            t.tally[DEALT_FROM_THE_WRONG_SIDE + NOT_APPLICABLE] += 1
            ask(t, CONCLUDED_FROM_THE_WRONG_SIDE, True, i, due, source, 0, -1, -1, r.at)
            return
        ask(t, DEALT_FROM_THE_WRONG_SIDE, True, i, due, source, 0, -1, -1, r.at)


@kernel
def has_the_back_of_both_sides(back: int, own: int, other: int) -> bool:
    """Whether a card has the back, a number for each, that the decks of both sides have."""
    return back == own and back == other


@kernel
def judge_colors(t: Table, i: int, r: Round, source: int, back: int) -> None:
    """Judge, at a card from one side, that the decks of the other have other backs; once for the same decks."""
    own = t.double_shoe.backs[source - PLACE_SHOE_LEFT]
    other = t.double_shoe.backs[PLACE_SHOE_RIGHT - source]
    known = own > 0 and other > 0 and (back + 1 == own or back + 1 == other)
    if lacking(t, SIDES_DEALT_IN_ONE_COLOR, NO_RECORD, not known):
        return
    same = has_the_back_of_both_sides(back + 1, own, other)
    if same and not (recorded(t, KIND_DECKS) and recorded(t, KIND_LOAD_SHOE) and recorded(t, KIND_CARD_CHANGE)):
        t.tally[SIDES_DEALT_IN_ONE_COLOR + NO_RECORD] += 1
    elif not same or t.double_shoe.one_color != own:
        ask(t, SIDES_DEALT_IN_ONE_COLOR, same, i, -1, -1, 0, -1, -1, r.at)
        t.double_shoe.one_color = own if same else 0


@kernel
def judge_back(t: Table, i: int, r: Round, number: int, source: int, back: int) -> None:
    """Judge the back of a card from one side, once a round."""
    own = t.double_shoe.backs[source - PLACE_SHOE_LEFT]
    other = t.double_shoe.backs[PLACE_SHOE_RIGHT - source]
    if own == 0 or other == 0 or own == other:
        t.tally[CARD_WITH_OTHER_BACK + NO_RECORD] += 1
    elif t.double_shoe.back_reported != number:
        t.tally[CARD_WITH_OTHER_BACK + JUDGED] += 1
        if with_the_back_of_the_other_side(back + 1, own, other):
            t.double_shoe.back_reported = number
            emit(t.hits, CARD_WITH_OTHER_BACK, i, -1, -1, 0, -1, -1, r.at)


@kernel
def bit_of(place: int) -> int:
    """The bit of a side or of its segregated area; both bits for a place that is neither of the one nor the other."""
    if place == PLACE_SHOE_LEFT or place == PLACE_SEGREGATED_LEFT:
        return LEFT
    if place == PLACE_SHOE_RIGHT or place == PLACE_SEGREGATED_RIGHT:
        return RIGHT
    return LEFT | RIGHT


@kernel
def forget_side(t: Table, bit: int) -> None:
    """Nothing was taken out of a side since its cover card was reached."""
    t.double_shoe.emptied &= ~bit
    t.double_shoe.behind &= ~bit


@kernel
def segregated_emptied(t: Table, bits: int) -> None:
    """No card is left in the segregated areas of these sides, whatever they were emptied for."""
    if bits & LEFT:
        t.double_shoe.segregated[0] = 0
    if bits & RIGHT:
        t.double_shoe.segregated[1] = 0


@kernel
def note_segregated(t: Table, i: int) -> None:
    """A card that is no determinant card comes into a segregated area, or whatever lies in one is taken out."""
    if t.source[i] >= 0 and not not_segregated(t.source[i]):
        segregated_emptied(t, bit_of(t.source[i]))
    if t.dest[i] < 0 or not_segregated(t.dest[i]) or t.kind[i] == KIND_DETERMINANT:
        return
    area = t.dest[i] if t.dest[i] != PLACE_SEGREGATED else t.source[i]
    if bit_of(area) != LEFT | RIGHT:
        t.double_shoe.segregated[1 if bit_of(area) == RIGHT else 0] += 1


@kernel
def replace_cards_of_side(t: Table, place: int, back: int) -> None:
    """Other cards take the place of those of one side, told by ``place`` or by their back, or of both sides."""
    bits = bit_of(place)
    for side in (PLACE_SHOE_LEFT, PLACE_SHOE_RIGHT):
        if not a_side(place) and back >= 0 and t.double_shoe.backs[side - PLACE_SHOE_LEFT] == back + 1:
            bits = bit_of(side)
    for side in (PLACE_SHOE_LEFT, PLACE_SHOE_RIGHT):
        if bits & bit_of(side):
            t.double_shoe.covered[side - PLACE_SHOE_LEFT] = 0
    segregated_emptied(t, bits)
    forget_side(t, bits)


@kernel
def judge_shuffled(t: Table, i: int, r: Round, side: int, what: int) -> None:
    """One side is shuffled: the one whose cover card was reached, emptied before, and no other for that reason.

    Where the log does not tell which, it may have been either.
    """
    if what == WHAT_OPENING or what == WHAT_IDLE:
        segregated_emptied(t, bit_of(side))
    if not a_side(side):
        t.double_shoe.covered[0] = t.double_shoe.covered[1] = 0
        return
    place = side - PLACE_SHOE_LEFT
    other = PLACE_SHOE_LEFT if side == PLACE_SHOE_RIGHT else PLACE_SHOE_RIGHT
    if t.double_shoe.covered[place] == 0:
        if t.double_shoe.covered[other - PLACE_SHOE_LEFT] == 1 or t.double_shoe.side_done == other + 1:
            known = what == WHAT_COVER_CARD and t.double_shoe.gap == 0
            judge(t, OTHER_SIDE_SHUFFLED, known, not_limited_to_the_side(side, other), i, -1, r)
        return
    judge(t, OTHER_SIDE_SHUFFLED, True, not_limited_to_the_side(side, side), i, -1, r)
    own = bit_of(side)
    emptied = 1 if (t.double_shoe.emptied | t.double_shoe.behind) & own else 0
    apart = 1 if t.double_shoe.segregated[place] == 0 else 0
    known = recorded(t, KIND_SHOE_EMPTIED) and t.double_shoe.gap == 0
    judge(t, SIDE_NOT_EMPTIED, known or emptied * apart == 1, omitted(emptied * apart), i, -1, r)
    t.double_shoe.covered[place] = 0
    t.double_shoe.side_done = side + 1
    t.double_shoe.segregated[place] = 0
    forget_side(t, own)


@kernel
def side_event(t: Table, i: int, r: Round, kind: int, what: int, source: int, dest: int, n: int) -> None:
    """What happens to the sides between rounds."""
    if kind == KIND_CARD_CHANGE or kind == KIND_DECKS:
        replace_cards_of_side(t, dest, t.back[i])
    if kind == KIND_DECKS or kind == KIND_LOAD_SHOE:
        note_backs(t, t.double_shoe.backs, i)
    elif kind == KIND_COVER_CARD:
        if a_side(source):
            t.double_shoe.covered[source - PLACE_SHOE_LEFT] = 1
        forget_side(t, bit_of(source))
        if n == 0:
            t.double_shoe.behind |= bit_of(source)
        t.double_shoe.gap = 0
    elif kind == KIND_SHOE_EMPTIED:
        if source < 0 or in_the_shoe(source):
            t.double_shoe.emptied |= bit_of(source)
        if source < 0 or not not_segregated(source):
            segregated_emptied(t, bit_of(source))
        if t.double_shoe.covered[0] == 1 or t.double_shoe.covered[1] == 1:
            judge(t, SIDE_NOT_INTO_RACK, dest >= 0, not_in_the_rack(dest), i, -1, r)
    elif kind == KIND_SHUFFLE:
        judge_shuffled(t, i, r, side_shuffled(t, t.double_shoe.backs, i), what)
    elif kind == KIND_UNREADABLE:
        t.double_shoe.gap = 1


@needs(options=(option_place(Options.double_shoe),))
@kernel
def double_shoe_pass(t: Table) -> None:
    """Judge the two sides of a double shoe, in the order of the events; without one there is nothing to judge."""
    if t.options.double_shoe != 1:
        return
    t.double_shoe.determinant_round = kept_round(t, t.double_shoe.determinant_round)
    t.double_shoe.side_round = kept_round(t, t.double_shoe.side_round)
    t.double_shoe.side_reported = kept_round(t, t.double_shoe.side_reported)
    t.double_shoe.back_reported = kept_round(t, t.double_shoe.back_reported)
    kinds = t.kind
    for i in range(len(kinds)):
        kind = kinds[i]
        note_segregated(t, i)
        if kind >= KIND_ROUND_START and kind != KIND_DEAL and kind != KIND_DETERMINANT:
            continue
        r = t.notes[i].round
        number = t.round[i] + 1
        source = t.source[i]
        if kind < KIND_ROUND_START:
            side_event(t, i, r, kind, t.what[i], source, t.dest[i], t.n[i])
            continue
        if number == 0:
            continue
        t.double_shoe.side_done = 0
        if kind == KIND_DETERMINANT:
            judge_one(t, i, r, 1 if t.double_shoe.determinant_round == number else 0)
            determinant(t, i, r, t.card[i], source, t.dest[i])
            t.double_shoe.determinant_round = number
        else:
            drawn = 1 if t.double_shoe.determinant_round == number else 0
            if drawn == 0:
                t.double_shoe.determined = 0
            if t.double_shoe.side_round != number:
                known = drawn == 1 or (recorded(t, KIND_DETERMINANT) and t.double_shoe.gap == 0 and r.gaps == 0)
                judge(t, NO_DETERMINANT_CARD_DRAWN, known, omitted(drawn), i, -1, r)
            judge_side(t, i, r, number, source)
            t.double_shoe.side_round = number
        if a_side(source) and t.back[i] >= 0:
            judge_back(t, i, r, number, source, t.back[i])
            judge_colors(t, i, r, source, t.back[i])
