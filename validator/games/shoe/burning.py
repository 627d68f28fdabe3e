"""The card removed from each newly filled shoe and by each new dealer."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, kernel
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.table_rows import Round
from validator.games.shoe import shoe_state
from validator.games.shoe.judging import NO_RECORD, dealer_of, judge, not_in_the_rack, omitted
from validator.games.shoe.shoe_table import Table
from validator.games.table import ask, lacking, recorded
from validator.log.codes import (
    FACE_DOWN,
    KIND_BURN,
    KIND_CARD_FACE_UP,
    KIND_CARD_MISDEALT,
    KIND_CARD_REFUSED,
    KIND_DEALER_ARRIVES,
    KIND_LOAD_SHOE,
    KIND_MOVE_CARD,
    WHAT_BESIDE_ERROR,
    WHAT_NEW_DEALER,
    WHAT_NEW_SHOE,
)

WAY_OF_DEALING, OTHER_CAUSES, *_ = missing_facts(after=NO_RECORD)

rule = Rules("shoe.burning")
NO_BURN_FROM_NEW_SHOE = rule("no-burn-from-new-shoe")
NO_BURN_FROM_CONTINUOUS_SHUFFLER = rule("no-burn-from-continuous-shuffler")
NO_CARD_REMOVED_BY_NEW_DEALER = rule(
    "no-card-removed-by-new-dealer",
    "No card removed by a new dealer",
    "a new dealer dealt {card} to {seat} without having removed a card",
    needs={
        "a record of every card removed from the shoe, without unreadable rows": NO_RECORD,
        "the way of dealing that is filed": WAY_OF_DEALING,
    },
    expected="a card in the discard rack",
    observed="no card removed",
)
NEW_DEALER_WITH_DOUBLE_SHOE = rule(
    "new-dealer-with-double-shoe",
    "New dealer at a double shoe",
    "a new dealer came to a double shoe; whether he has to remove a card is open",
    needs={
        "a record of every card removed from the shoe, without unreadable rows": NO_RECORD,
    },
    expected="a card removed, or none",
    observed="one of the two",
)
REMOVED_CARD_NOT_IN_RACK = rule(
    "removed-card-not-in-rack",
    "Removed card not placed in the discard rack",
    "a card was removed from the shoe and put somewhere other than in the discard rack",
    needs={
        "where the removed card went": NO_RECORD,
    },
    expected="the discard rack",
    observed="another place",
)
CARD_REMOVED_FROM_DOUBLE_SHOE = rule(
    "card-removed-from-double-shoe",
    "First card of a double shoe removed",
    "a double shoe was filled and its first card removed as if it were a single shoe",
    needs={
        "why the card was removed": NO_RECORD,
    },
    expected="a determinant card in place of it",
    observed="the first card removed",
)
FURTHER_CARD_REMOVED = rule("further-card-removed")
FURTHER_CARD_REMOVED_AFTER_EMERGENCY_SHUFFLE = rule(
    "further-card-removed-after-emergency-shuffle",
    "More than the first card removed after the discards were reshuffled in the middle of a round",
    (
        "{observed} cards were removed after the discards had been reshuffled to complete the round, "
        "where {expected} cards were due"
    ),
    needs={
        "whether the shoe was filled, and whether a new dealer came": NO_RECORD,
        "the way of dealing that is filed": WAY_OF_DEALING,
        "for what else a card may have been removed": OTHER_CAUSES,
    },
    expected="{expected} cards",
    observed="{observed} cards",
)
ONE_CARD_FOR_NEW_SHOE_AND_NEW_DEALER = rule(
    "one-card-for-new-shoe-and-new-dealer",
    "One card removed for a filled shoe and a new dealer together",
    ("a shoe was filled and a new dealer came, and a card was removed for one of the two before {card} was dealt"),
    needs={
        "a record of every card removed from the shoe, without unreadable rows": NO_RECORD,
    },
    expected="a card for each",
    observed="one for both",
)


@kernel
def burned_from_a_double_shoe(double_shoe: int) -> bool:
    """Whether the first card of a filled shoe was removed although the shoe has two sides (1).

    The determinant card takes the place of that card."""
    return double_shoe == 1


@kernel
def owe_first_burn(t: Table) -> None:
    """A full batch of cards is in the shoe: its first card has to be removed."""
    t.shoe.shoe_spare = t.options.shoe_burns
    t.shoe.emergency_stack = 0
    if t.options.from_hand != 1 and t.options.double_shoe != 1 and t.options.shoe_burns > 0:
        t.shoe.burn = shoe_state.DUE
        t.shoe.burn_left = t.options.shoe_burns


@kernel
def fill_to_complete_round(t: Table) -> None:
    """A stack is made up in the middle of a round to complete it: its first card has to be removed."""
    t.shoe.shoe_spare = t.options.emergency_burns
    t.shoe.emergency_stack = 1


@kernel
def opens_with_double_shoe(t: Table) -> bool:
    """Whether whoever comes to deal now opens the table, at a double shoe."""
    return t.shoe.unattended == 1 and t.options.double_shoe == 1


@kernel
def dealer_arrives(t: Table, person: int, mid: bool) -> None:
    """A dealer comes to the table, in the middle of a round or not; one who deals already is no new dealer.

    Nor is he who opens the table: the first card of the shoe that he fills is the one removed, from a double shoe none.
    One who comes back may remove a card all the same.
    """
    opens = t.shoe.unattended == 1 and t.shoe.attended == 0
    t.shoe.dealer_spare = 0 if opens else t.options.dealer_burns
    t.shoe.attended = 1
    if not opens_with_double_shoe(t) and (person == 0 or person != t.shoe.dealer):
        t.shoe.dealer_burn = shoe_state.DUE_IN_MID_ROUND if mid else shoe_state.DUE
        t.shoe.dealer_burn_left = t.options.dealer_burns
    t.shoe.unattended = 0
    t.shoe.dealer = person


@kernel
def more_than_due(removed: int, due: int) -> bool:
    """Whether more cards were removed from the shoe at once than were left to be removed."""
    return removed > due


@kernel
def odd_card(kind: int) -> bool:
    """Whether a row tells of a card that may go to the discard rack for another reason than those of a burn."""
    return (
        kind == KIND_CARD_FACE_UP or kind == KIND_CARD_MISDEALT or kind == KIND_CARD_REFUSED or kind == KIND_MOVE_CARD
    )


@kernel
def nobody_announced(t: Table, i: int) -> bool:
    """Whether the dealer who removes a card is another than the one who deals, so that he came without a row."""
    person = dealer_of(t.by[i])
    came = person > 0 and 0 < t.shoe.dealer != person != t.shoe.burner
    if came:
        t.shoe.burner = person
    return came


@kernel
def judge_further(t: Table, i: int, r: Round, number: int, what: int) -> None:
    """Judge whether so many cards were left to be removed: one of a filled shoe, one of a dealer who is new.

    What else sends a card to the discard rack is no card removed for either: one that was found face up, or drawn in
    error. Where such a card may have been found, the log has to tell of each.
    """
    if nobody_announced(t, i):
        t.shoe.dealer_spare = t.options.dealer_burns
    emergency = t.shoe.emergency_stack == 1
    rule = FURTHER_CARD_REMOVED_AFTER_EMERGENCY_SHUFFLE if emergency else FURTHER_CARD_REMOVED
    if t.options.from_hand == 1 or t.options.continuous == 1 or t.options.double_shoe == 1:
        t.tally[rule + NOT_APPLICABLE] += 1
        return
    spare = max(t.shoe.shoe_spare, 0) + max(t.shoe.dealer_spare, 0)
    of_dealer = min(number, max(t.shoe.dealer_spare, 0))
    if what == WHAT_NEW_SHOE:
        of_dealer = max(number - max(t.shoe.shoe_spare, 0), 0)
    t.shoe.dealer_spare -= of_dealer
    t.shoe.shoe_spare -= number - of_dealer
    if not more_than_due(number, spare):
        t.tally[rule + JUDGED] += 1
        return
    unfiled = t.options.from_hand < 0 or t.options.continuous < 0 or t.options.double_shoe < 0
    if lacking(t, rule, WAY_OF_DEALING, unfiled):
        return
    unseen = t.shoe.gap == 1 or (what == WHAT_NEW_DEALER and t.shoe.unread == 1)
    seen = t.shoe.shoe_seen == 1 and not unseen
    known = seen and recorded(t, KIND_LOAD_SHOE) and recorded(t, KIND_DEALER_ARRIVES)
    if lacking(t, rule, NO_RECORD, not known):
        return
    amid = r.at >= 0 and 0 <= r.first_card < i
    found = recorded(t, KIND_CARD_FACE_UP) or (not amid and t.face[i] == FACE_DOWN)
    drawn = not amid or (recorded(t, KIND_CARD_MISDEALT) and r.gaps == 0)
    odd = t.shoe.odd_card == 1 or what == WHAT_BESIDE_ERROR
    if lacking(t, rule, OTHER_CAUSES, odd or not found or not drawn):
        return
    ask(t, rule, True, i, spare, number, 0, -1, -1, r.at)


@kernel
def burn(t: Table, i: int, r: Round, mid: bool, dest: int, what: int) -> None:
    """A card is removed, or several: what they answer, and where they go.

    In the middle of a round (``mid``) what is said of too few cards may be the nearer rule.
    """
    if t.options.double_shoe == 0 and t.options.from_hand == 0 and t.options.continuous == 0:
        judge(t, REMOVED_CARD_NOT_IN_RACK, dest >= 0, not_in_the_rack(dest), i, i if mid else -1, r)
    for_a_dealer = what == WHAT_NEW_DEALER or t.shoe.dealer_burn == shoe_state.DUE
    if t.options.double_shoe == 1 and not mid and not for_a_dealer:
        broken = burned_from_a_double_shoe(t.options.double_shoe)
        judge(t, CARD_REMOVED_FROM_DOUBLE_SHOE, what == WHAT_NEW_SHOE, broken, i, -1, r)
    number = max(t.n[i], 1)
    judge_further(t, i, r, number, what)
    t.shoe.burn_left -= number
    t.shoe.dealer_burn_left -= number
    if t.shoe.burn == shoe_state.DUE and t.shoe.burn_left <= 0:
        t.shoe.burn = shoe_state.DONE
    if t.shoe.dealer_burn != 0 and t.shoe.dealer_burn_left <= 0:
        t.shoe.dealer_burn = shoe_state.DONE
    t.shoe.burned += number


@kernel
def deal_in_mid_round(t: Table, i: int, r: Round, gaps: int, person: int) -> None:
    """Judge that a dealer who came in the middle of a round removed a card before he deals one to a player.

    ``person`` is who deals, his id plus 1, 0 not recorded: the one before him may deal on until then.
    """
    if person > 0 and person != t.shoe.dealer:
        return
    t.shoe.dealer_burn = shoe_state.DUE
    if t.options.from_hand == 0 and t.options.continuous == 0 and t.options.double_shoe == 0:
        known = recorded(t, KIND_BURN) and gaps == 0 and t.shoe.gap == 0
        judge(t, NO_CARD_REMOVED_BY_NEW_DEALER, known, omitted(0), i, -1, r)
        if known:
            t.shoe.dealer_burn = 0


@kernel
def relieved_in_mid_round(t: Table, person: int) -> None:
    """Another dealer deals on in the middle of a round, without a row for his coming; he may have removed a card."""
    dealer_arrives(t, person, True)
    t.shoe.dealer_burn_left -= t.shoe.burned
    if t.shoe.dealer_burn_left <= 0:
        t.shoe.dealer_burn = shoe_state.DONE


@kernel
def one_for_both(left: int) -> bool:
    """Whether, once the shoe and the new dealer had their card, more might have been removed for the two."""
    return left > 0


@kernel
def judge_burn(t: Table, i: int, r: Round, certain: bool, person: int) -> None:
    """Judge, at a round's first card, whether the cards due since the last one were removed.

    Whether one card answers both the filled shoe and the new dealer is open; where none was removed, that is said once.
    """
    known = certain and recorded(t, KIND_BURN)
    said = False
    seen = t.shoe.shoe_seen == 1
    if not seen:
        t.shoe.shoe_seen = 1 if t.shoe.shoe_seen == shoe_state.FIRST_ROUND_SEEN else shoe_state.FIRST_ROUND_SEEN
    t.shoe.odd_card = 0
    t.shoe.burner = 0
    if person > 0:
        relieved = t.shoe.dealer > 0 and person != t.shoe.dealer
        if relieved and not opens_with_double_shoe(t):
            t.shoe.dealer_burn_left = t.options.dealer_burns - t.shoe.burned
            enough = t.shoe.dealer_burn_left <= 0
            t.shoe.dealer_burn = shoe_state.DONE if enough else shoe_state.DUE
        t.shoe.dealer = person
    due = t.shoe.burn
    both = seen and due == shoe_state.DONE and t.shoe.dealer_burn == shoe_state.DONE
    left = max(t.shoe.shoe_spare, 0) + max(t.shoe.dealer_spare, 0)
    if due != shoe_state.DUE:
        t.shoe.shoe_spare = 0
    if due != 0:
        rule = NO_BURN_FROM_CONTINUOUS_SHUFFLER if t.options.continuous == 1 else NO_BURN_FROM_NEW_SHOE
        if due == shoe_state.DONE:
            t.tally[rule + JUDGED] += 1
        elif t.options.from_hand < 0 or t.options.double_shoe < 0 or t.options.continuous < 0:
            t.tally[rule + WAY_OF_DEALING] += 1
        else:
            said = judge(t, rule, known, omitted(0), i, -1, r)
        t.shoe.burn = 0
    elif t.options.double_shoe == 1 and t.shoe.burned == 0:
        t.tally[CARD_REMOVED_FROM_DOUBLE_SHOE + JUDGED] += 1
    due = t.shoe.dealer_burn
    if due == 0 or due == shoe_state.DONE:
        t.shoe.dealer_spare = 0
    if due != 0:
        if t.options.from_hand == 1:
            t.tally[NO_CARD_REMOVED_BY_NEW_DEALER + NOT_APPLICABLE] += 1
        elif t.options.double_shoe == 1:
            judge(t, NEW_DEALER_WITH_DOUBLE_SHOE, known or due == shoe_state.DONE, True, i, -1, r)
        elif t.options.continuous == 1:
            done = 1 if due == shoe_state.DONE else 0
            if not said:
                judge(t, NO_BURN_FROM_CONTINUOUS_SHUFFLER, known or done == 1, omitted(done), i, -1, r)
        elif due == shoe_state.DONE:
            t.tally[NO_CARD_REMOVED_BY_NEW_DEALER + JUDGED] += 1
            rule = ONE_CARD_FOR_NEW_SHOE_AND_NEW_DEALER
            if both and not lacking(t, rule, NO_RECORD, one_for_both(left) and not known):
                ask(t, rule, one_for_both(left), i, -1, -1, 0, -1, -1, r.at)
        elif t.options.from_hand < 0 or t.options.double_shoe < 0 or t.options.continuous < 0:
            t.tally[NO_CARD_REMOVED_BY_NEW_DEALER + WAY_OF_DEALING] += 1
        elif said:
            t.tally[NO_CARD_REMOVED_BY_NEW_DEALER + NOT_APPLICABLE] += 1
        else:
            judge(t, NO_CARD_REMOVED_BY_NEW_DEALER, known, omitted(0), i, -1, r)
        t.shoe.dealer_burn = 0
