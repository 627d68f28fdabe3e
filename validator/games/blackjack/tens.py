"""10s, of which the decks hold none: taken out at the opening, and what is done with one that is found in the shoe."""

from typing import Final

from validator.core.engine.kernel import JUDGED, emit, kernel
from validator.core.engine.rows import between
from validator.games.blackjack.tables import flags
from validator.games.blackjack.tables.rows import Round, Table
from validator.games.cards import CARDS, RANKS
from validator.games.numbers import Rules
from validator.games.rounds.options import ALWAYS
from validator.games.shoe.by_whom import below_floorperson
from validator.games.shoe.composition import is_ten
from validator.games.shoe.judging import NO_RECORD, in_the_shoe, judge, two_batches
from validator.log.codes import (
    BY_DEALER,
    PLACE_BOX,
    PLACE_ENVELOPE,
    PLACE_REMOVED,
    WHAT_TORN,
)

rule = Rules("blackjack.tens")
HAND_SETTLED_WITH_A_TEN = rule(
    "hand-settled-with-a-ten",
    "Wager decided by a hand with a 10",
    "{seat}: the {wager} of {stake} was decided though a 10 lay in the hand or in the dealer's",
    expected="the 10 replaced by the next card",
    observed="a wager decided with it",
)
FOUND_TEN_NOT_TORN = rule(
    "found-ten-not-torn",
    "A 10 found in the shoe not torn",
    "the 10 found in the shoe was not torn in half",
    needs={
        "whether the card was torn": NO_RECORD,
    },
    expected="a card torn in half",
    observed="a whole card",
)
FOUND_TEN_TORN_BY_ANOTHER = rule(
    "found-ten-torn-by-another",
    "A 10 found in the shoe torn by somebody other than a floorperson",
    "the 10 found in the shoe was torn by somebody below a floorperson",
    needs={
        "who tore the card": NO_RECORD,
    },
    expected="a floorperson",
    observed="another",
)
FOUND_TEN_NOT_IN_ITS_BOX = rule(
    "found-ten-not-in-its-box",
    "A 10 found in the shoe put somewhere other than with its deck's box",
    "the 10 found in the shoe was put somewhere other than where the decks came from",
    needs={
        "where the card was put": NO_RECORD,
    },
    expected="the box, envelope or container of the decks",
    observed="elsewhere",
)
TENS_PUT_ASIDE_WHOLE = rule(
    "tens-put-aside-whole",
    "10s removed at the opening and not torn",
    "the 10s were taken out of the decks and not torn in half",
    needs={
        "whether the cards were torn": NO_RECORD,
    },
    expected="10s torn in half",
    observed="whole cards",
)
TENS_NOT_IN_THEIR_BOX = rule(
    "tens-not-in-their-box",
    "10s removed at the opening put elsewhere",
    "the 10s taken out of the decks were put somewhere other than where the decks came from",
    needs={
        "where the cards were put": NO_RECORD,
    },
    expected="the box, envelope or container of the decks",
    observed="elsewhere",
)
TENS_REMOVED_LATE = rule(
    "tens-removed-late",
    "10s removed only after the spread or the washing",
    ("10s were taken out of the decks only after the cards had been spread for the first player or washed"),
    needs={
        "from where the 10s were taken": NO_RECORD,
    },
    expected="removal during the inspection",
    observed="after the spread or the washing",
)
TENS_REMOVED_BY_DEALER_ALONE = rule(
    "tens-removed-by-dealer-alone",
    "10s removed by the dealer without a floorperson",
    "the dealer took the 10s out of the decks, and no floorperson verified it before a card was dealt",
    needs={
        "who removed the 10s, and a record of every verification": NO_RECORD,
    },
    expected="a floorperson's part in it",
    observed="the dealer alone",
)

NOT_RECORDED: Final = -1


@kernel
def removed_whole(how: int) -> bool:
    """Whether 10s were taken out of the decks and not torn (the log's word for how cards are undone)."""
    return how != WHAT_TORN


@kernel
def not_in_its_box(place: int) -> bool:
    """Whether removed 10s, by the code of their place, went somewhere other than where the decks came from."""
    return place != PLACE_BOX and place != PLACE_ENVELOPE


@kernel
def removed_after_inspection(done: int) -> bool:
    """Whether 10s were taken out of the decks only after these had been spread or washed (1)."""
    return done == 1


@kernel
def done_before(t: Table, done: int, back: int) -> int:
    """1 where the decks from which cards with this back are taken out had been spread, or washed: ``done`` says which.

    Of two batches the other may have been.
    """
    if two_batches(t) == 1 and (back < 0 or done != back + 2):
        return 0
    return 1 if done > 0 else 0


@kernel
def removed_alone(role: int) -> bool:
    """Whether it was the dealer, by the code of his role, who took 10s out of the decks."""
    return role == BY_DEALER


@kernel
def judge_ensured(t: Table, verified: bool, known: bool, i: int, r: Round) -> None:
    """Judge, when 10s that the dealer took out are verified or a card is dealt, whether a floorperson saw to it too."""
    if t.found.alone == 1:
        judge(t, TENS_REMOVED_BY_DEALER_ALONE, verified or known, not verified, i, -1, r)
        t.found.alone = 0


@kernel
def removes_tens(t: Table, card: int, number: int) -> bool:
    """Whether cards taken out of use are 10s; at the opening as many as the decks had are taken for them."""
    if card >= 0:
        return is_ten(card)
    return t.found.opening == 1 and number > 0 and number == t.options.decks * (CARDS // RANKS)


@kernel
def judge_removal(t: Table, i: int, r: Round, number: int, how: int, role: int, source: int, dest: int) -> None:
    """Judge how 10s were taken out of use: torn, by whom, where put; at the opening, when.

    One taken out in a round, or from the shoe, was found there, be it before the first card of new decks is dealt; some
    that were taken after the washing, it is not told from where, may have been. What the first player finds in the
    spread cards are fewer than a suit's 10s of every deck.
    """
    opening = t.found.opening == 1 and r.at < 0 and not in_the_shoe(source)
    found = source < 0 and number < t.options.decks * (CARDS // RANKS)
    washed = done_before(t, t.found.washed, t.back[i])
    spread = done_before(t, t.found.spread, t.back[i]) if 0 < t.options.decks <= number else 0
    sure = not (opening and found and removed_after_inspection(washed))
    known = sure and (how != NOT_RECORDED or t.options.field_removed_what == ALWAYS)
    judge(t, TENS_PUT_ASIDE_WHOLE if opening else FOUND_TEN_NOT_TORN, known, removed_whole(how), i, -1, r)
    rule = TENS_NOT_IN_THEIR_BOX if opening else FOUND_TEN_NOT_IN_ITS_BOX
    judge(t, rule, dest >= 0 and dest != PLACE_REMOVED, not_in_its_box(dest), i, -1, r)
    if opening:
        alone = removed_alone(role)
        if alone:
            t.found.alone = 1
        else:
            judge(t, TENS_REMOVED_BY_DEALER_ALONE, role >= 0, alone, i, -1, r)
        judge(t, TENS_REMOVED_LATE, sure, removed_after_inspection(max(spread, washed)), i, -1, r)
    elif how == WHAT_TORN:
        judge(t, FOUND_TEN_TORN_BY_ANOTHER, role >= 0, below_floorperson(role), i, -1, r)


@kernel
def judge_hands_with_tens(t: Table, root: int, r: Round) -> None:
    """Note, once a round, a wager that was decided by a hand with a 10, the player's or the dealer's."""
    dealer = r.hand.flags & flags.TEN != 0
    t.tally[HAND_SETTLED_WITH_A_TEN + JUDGED] += 1
    for w in between(t.wagers, r.wager, r.wagers_end):
        h = w.hand
        if not h or (not dealer and h.flags & flags.TEN == 0):
            continue
        if w.paid - w.collected != 0:
            emit(t.hits, HAND_SETTLED_WITH_A_TEN, w.first_settled, 0, 1, 0, w.at, root, r.at)
            return
