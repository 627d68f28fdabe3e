"""Whether a card that was missed was made good at the player's option, and once."""

from validator.core.engine.kernel import kernel
from validator.games.blackjack.missed_cards import card_to, first_act_of_others, first_card_to_others
from validator.games.blackjack.tables import stage
from validator.games.blackjack.tables.rows import Hand, Round, Table
from validator.games.blackjack.taken_cards import may_lack_a_ten
from validator.games.numbers import Rules, missing_facts
from validator.games.table import ask, lacking, recorded
from validator.log.codes import (
    KIND_CARD_MISDEALT,
    KIND_CHOICE,
    KIND_PLAYER_LEAVES,
    KIND_VOID_HAND,
    WHAT_DEAD_HAND,
    WHAT_LATE_CARD,
    WHAT_MISSED_CARD,
)

NO_CHOICES, *_ = missing_facts()

rule = Rules("blackjack.opted")
MISSED_CARD_MADE_GOOD_UNASKED = rule(
    "missed-card-made-good-unasked",
    "Missed card made good without the player's option",
    "{seat} was not dealt the card he asked for, and that was made good without his choosing how",
    needs={
        "each decision of the players, without unreadable rows": NO_CHOICES,
    },
    expected="the card or a dead hand, at the player's option",
    observed="no choice",
)
SECOND_CARD_MADE_UP_UNASKED = rule(
    "second-card-made-up-unasked",
    "Missed second card dealt without the player's option",
    "{seat} got {card} as the second card, which had been missed, and had not opted for it",
    needs={
        "each decision of the players, without unreadable rows": NO_CHOICES,
    },
    expected="the player's option first",
    observed="none",
)
TWO_CARDS_FOR_A_MISSED_ONE = rule(
    "two-cards-for-a-missed-one",
    "Two cards dealt for one second card that was missed",
    "{seat} had missed the second card, and got {card} beside it before anybody played",
    needs={
        "each decision of the players, without unreadable rows": NO_CHOICES,
    },
    expected="the second card alone",
    observed="{observed} cards",
)


@kernel
def made_good_unasked(chosen: int) -> bool:
    """Whether a missed card was made good though its player chose nothing (how often he or somebody unnamed did)."""
    return chosen == 0


@kernel
def dealt_again(card: int) -> bool:
    """Whether a further card (event, -1: none) followed at once the one by which a missed card was made good."""
    return card >= 0


@kernel
def times_chosen(t: Table, h: Hand, start: int, stop: int, r: Round) -> int:
    """How often the player of hand row ``h``, or one who is not named, chose between two events.

    His option counts after them too; a player who has left chooses nothing.
    """
    found = 0
    for j in range(start + 1, r.last + 1):
        other = t.notes[j].hand
        his = other.at < 0 or other == h or other.seat == h.seat
        option = t.what[j] == WHAT_LATE_CARD or t.what[j] == WHAT_DEAD_HAND
        if (t.kind[j] == KIND_CHOICE and his and (j < stop or option)) or t.kind[j] == KIND_PLAYER_LEAVES:
            found += 1
    return found


@kernel
def called_dead_for_it(t: Table, h: Hand, start: int, stop: int) -> int:
    """The event by which hand row ``h`` was called dead for a missed card between two events; -1 none."""
    for j in range(start + 1, stop):
        if t.kind[j] == KIND_VOID_HAND and t.what[j] == WHAT_MISSED_CARD and t.notes[j].hand == h:
            return j
    return -1


@kernel
def judge_unasked(t: Table, rule: int, missed: int, cure: int, h: Hand, r: Round) -> None:
    """Judge that event ``cure`` made good a card, said at event ``missed`` to be missed, as its player opted."""
    asked = times_chosen(t, h, missed, cure, r)
    told = recorded(t, KIND_CHOICE) and r.gaps == 0
    if not lacking(t, rule, NO_CHOICES, asked == 0 and not told):
        ask(t, rule, made_good_unasked(asked), cure, 1, 0, 0, -1, missed, r.at)


@kernel
def judge_second(t: Table, missed: int, h: Hand, r: Round) -> None:
    """Judge a second card that was missed at an event (633a.14(g)): dealt after the others' own, if he opts for it.

    Between theirs it is dealt too early, whether he was asked or not.
    """
    dealer = r.hand
    stop = r.last + 1
    second = card_to(t, h, missed, stop)
    if second < 0:
        return
    others = first_card_to_others(t, dealer, h, 0, missed, second) >= 0
    if others and first_card_to_others(t, dealer, h, 0, second, stop) < 0:
        judge_unasked(t, SECOND_CARD_MADE_UP_UNASKED, missed, second, h, r)
    third = card_to(t, h, second, r.deal_done)
    again = third if third >= 0 and times_chosen(t, h, second, third, r) == 0 and not may_lack_a_ten(t, h) else -1
    told = recorded(t, KIND_CHOICE) and r.gaps == 0
    if not lacking(t, TWO_CARDS_FOR_A_MISSED_ONE, NO_CHOICES, again >= 0 and not told):
        ask(t, TWO_CARDS_FOR_A_MISSED_ONE, dealt_again(again), max(again, second), 1, 2, 0, -1, missed, r.at)


@kernel
def judge_opted(t: Table, missed: int, h: Hand, r: Round) -> None:
    """Judge that what hand row ``h`` missed at event ``missed``, as the log says, is made good at its player's option.

    A card that the dealer deals before he goes on to another player is dealt in its turn, and needs no option; one that
    he deals once his hole card is turned is too late, whatever the player opts for.
    """
    dealer = r.hand
    note = t.notes[missed]
    if h == dealer or r.void >= 0:
        return
    if note.phase < stage.PLAYERS_TURN:
        if note.cards == 1:
            judge_second(t, missed, h, r)
        return
    if note.cards < 2:
        return
    stop = r.last + 1
    hole = r.hole_turned
    card = card_to(t, h, missed, stop)
    cure = card if card >= 0 else called_dead_for_it(t, h, missed, stop)
    late = card < 0 or (first_act_of_others(t, dealer, h, missed, card) >= 0 and not 0 <= hole < card)
    for j in range(missed + 1, cure):
        late = late and not (t.kind[j] == KIND_CARD_MISDEALT and t.notes[j].hand == h)
    if cure >= 0 and late:
        judge_unasked(t, MISSED_CARD_MADE_GOOD_UNASKED, missed, cure, h, r)
