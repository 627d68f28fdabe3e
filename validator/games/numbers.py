"""Hands out the numbers by which kernels, rules and reports name the same thing: none of them is counted by hand.

A game model has a column of counters (of rules); what is carried, and what is asked for, has names of its own
(state_rows, option_rows).
The number of a rule is handed out in the module of the judge that counts it and reports under it, where several do in
the one that the others import. A chapter binds the rule to its own citation and words; what it does not bind is not
judged.

Names are append-only within their list: a name that moves has its kernels compiled anew, and nothing else happens.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from itertools import accumulate
from typing import Final

from validator.core.engine.kernel import MISSING, TALLY_WIDTH
from validator.core.rule import NO_FACTS
from validator.core.rule_definitions import PlayWords, RuleNumber
from validator.log.vocabulary import KINDS, LIMITS, WHAT

WORD_CODES: Final = 1 + max(WHAT.values())
"""Places for each word of the log's column ``what``, by its code."""
KIND_CODES: Final = 1 + max(KINDS.values())
"""Places for each kind of event, by its code."""
SEAT_CODES: Final = 1 + LIMITS["seat"]
"""Places for each betting position that a log may name, by its number."""
ODDS: Final = 2
"""Places of odds: numerator and denominator."""


class _Unpacked(Iterator[int]):
    """Places for ``FIRST_NAME, SECOND_NAME, *_ = ...``; a name for which none is left raises ValueError.

    Python asks for a length hint before it gathers what is left for the starred name: by then all names are served.
    """

    def __init__(self, places: Sequence[int], remedy: str) -> None:
        self._places = iter(places)
        self._remedy = remedy
        self._served = False

    def __length_hint__(self) -> int:
        self._served = True
        return 0

    def __next__(self) -> int:
        for place in self._places:
            return place
        if self._served:
            raise StopIteration
        raise ValueError(self._remedy)


class Places:
    """Hands out the places of a part of a column in order: ``HAND_ROWS: Final = take(HANDS)``.

    ``start`` is its first place. ``end`` is the place behind the last one taken, ``taken`` are those taken, name by
    name.
    """

    def __init__(self, start: int = 0) -> None:
        self.end = start
        self.taken: list[range] = []

    def __call__(self, width: int = 1) -> int:
        """The first of the next ``width`` places; raises ValueError where these are none."""
        place = self.end
        if width < 1:
            raise ValueError(f"{width} places cannot be taken")
        self.end += width
        self.taken.append(range(place, self.end))
        return place


def missing_facts(after: int = MISSING - 1) -> Iterator[int]:
    """Counters of the facts that one rule may lack: ``NO_SETTLEMENT, NO_AMOUNT, *_ = missing_facts()``.

    Facts that meet under one rule belong in one list, or in one that goes on ``after`` a fact of another; those of
    different lists may share a place.
    """
    remedy = f"a rule has counters for {TALLY_WIDTH - MISSING} missing facts: split it, or raise TALLY_WIDTH"
    return _Unpacked(range(after + 1, TALLY_WIDTH), remedy)


# Numbers of rules. A subject is the module of a judge: "blackjack.insurance" is validator/games/blackjack/insurance.py.
# Those that have the same rules about many wagers hand out a list of these: there each rule has a number under each.

ROOM: Final = 16
"""Rules for which a judge has room, unless LARGER says more."""
LARGER: Final = {
    "shoe.opening": 2 * ROOM,
    "blackjack.optional_wagers": 2 * ROOM,
    "blackjack.dealing": 2 * ROOM,
    "blackjack.settlement": 2 * ROOM,
    "blackjack.dealer": 2 * ROOM,
    "blackjack.lucky_ladies": 2 * ROOM,
    "blackjack.royal_match_21": 2 * ROOM,
    "blackjack.kings_bounty": 2 * ROOM,
    "blackjack.hit_and_run": 3 * ROOM,
    "blackjack.bad_beat": 3 * ROOM,
    "blackjack.straight_jack": 3 * ROOM,
    "blackjack.house_money": 2 * ROOM,
    "blackjack.from_hand": 2 * ROOM,
    "blackjack.dealers_acts": 2 * ROOM,
    "baccarat.dealing": 2 * ROOM,
    "baccarat.vigorish_amount": 2 * ROOM,
    "baccarat.handing_over": 2 * ROOM,
    "baccarat.curator": 2 * ROOM,
    "baccarat.caller": 2 * ROOM,
    "baccarat.by_dealers": 2 * ROOM,
    "pai_gow.tile_table": 2 * ROOM,
    "pai_gow.tile_opening": 2 * ROOM,
    "pai_gow.delivery": 3 * ROOM,
    "pai_gow.after_delivery": 2 * ROOM,
    "pai_gow.settlement": 2 * ROOM,
    "pai_gow.collecting": 2 * ROOM,
    "pai_gow.bank_holding": 2 * ROOM,
    "pai_gow.bank_offering": 2 * ROOM,
    "pai_gow.bank_money": 2 * ROOM,
    "pai_gow.who_settles": 2 * ROOM,
}
"""The room of judges that need more."""

_ROUNDS: Final = ("rounds.in_force", "rounds.positions")
_SHOE: Final = (
    *_ROUNDS,
    "shoe.composition",
    "shoe.card_change",
    "shoe.shoe",
    "shoe.cut",
    "shoe.cut_order",
    "shoe.cut_depth",
    "shoe.recut",
    "shoe.cut_once",
    "shoe.idle",
    "shoe.burning",
    "shoe.refilling",
    "shoe.devices",
    "shoe.opening",
    "shoe.opened_parts",
    "shoe.opening_turns",
    "shoe.idle_spread",
    "shoe.idle_left",
    "shoe.idle_opening",
    "shoe.assigned",
    "shoe.two_batches",
    "shoe.decks",
    "shoe.stored_batch",
    "shoe.whole_shoe",
    "shoe.order",
    "shoe.counting",
    "shoe.light",
    "shoe.reader",
    "shoe.dealers_part",
)
SUBJECTS: Final[dict[str, tuple[str, ...]]] = {
    "blackjack": (
        *_SHOE,
        "blackjack.double_shoe",
        "blackjack.wagers",
        "blackjack.optional_wagers",
        "blackjack.dealing",
        "blackjack.boxes",
        "blackjack.alterations",
        "blackjack.made_by_lammer",
        "blackjack.card_values",
        "blackjack.card_reader",
        "blackjack.offers",
        "blackjack.insurance",
        "blackjack.insurance_amount",
        "blackjack.even_money",
        "blackjack.settlement",
        "blackjack.decisions",
        "blackjack.surrender",
        "blackjack.doubling",
        "blackjack.splitting",
        "blackjack.dealer",
        "blackjack.settled_early",
        "blackjack.blackjacks",
        "blackjack.settling",
        "blackjack.stakes",
        "blackjack.optional",
        "blackjack.payout_limit",
        "blackjack.match_the_dealer",
        "blackjack.lucky_ladies",
        "blackjack.in_between",
        "blackjack.royal_match_21",
        "blackjack.bet_the_set_21",
        "blackjack.kings_bounty",
        "blackjack.three_card_poker",
        "blackjack.super_match",
        "blackjack.hit_and_run",
        "blackjack.bad_beat",
        "blackjack.bad_beat_bonuses",
        "blackjack.straight_jack",
        "blackjack.house_money",
        "blackjack.house_money_added",
        "blackjack.switch",
        "blackjack.switch_outcomes",
        "blackjack.from_hand",
        "blackjack.cures",
        "blackjack.missed_cards",
        "blackjack.opted",
        "blackjack.shoe_emptied",
        "blackjack.irregularities",
        "blackjack.free_bet",
        "blackjack.lammers",
        "blackjack.split_busts",
        "blackjack.push_22_moments",
        "blackjack.push_22",
        "blackjack.found_cards",
        "blackjack.tens",
        "blackjack.match_limits",
        "blackjack.totals",
        "blackjack.completion",
        "blackjack.twenty_ones",
        "blackjack.bonuses",
        "blackjack.between_rounds",
        "blackjack.suspended_duties",
        "blackjack.super_bonus",
        "blackjack.rescue",
        "blackjack.masque_reader",
        "blackjack.offered_early",
        "blackjack.wrong_range",
        "blackjack.down_under",
        "blackjack.dealers_22",
        "blackjack.dealers_draws",
        "blackjack.carried_card",
        "blackjack.table_rules",
        "blackjack.cards_held",
        "blackjack.collecting",
        "blackjack.splits_of_player",
        "blackjack.dealers_acts",
    ),
    "baccarat": (
        *_SHOE,
        "baccarat.wagers",
        "baccarat.dealing",
        "baccarat.announcing",
        "baccarat.drawing",
        "baccarat.result",
        "baccarat.settlement",
        "baccarat.void_wagers",
        "baccarat.settling",
        "baccarat.absent_wagers",
        "baccarat.vigorish_amount",
        "baccarat.deferred",
        "baccarat.first_card",
        "baccarat.last_hand",
        "baccarat.cut_turn",
        "baccarat.card_age",
        "baccarat.idle_turn",
        "baccarat.errors",
        "baccarat.face_up",
        "baccarat.insufficient",
        "baccarat.handing_over",
        "baccarat.turning",
        "baccarat.curator",
        "baccarat.curator_dealing",
        "baccarat.dealers_shuffle",
        "baccarat.in_lieu",
        "baccarat.ordered",
        "baccarat.caller",
        "baccarat.relinquishing",
        "baccarat.by_dealers",
    ),
    "pai_gow": (
        *_ROUNDS,
        "pai_gow.dice_age",
        "pai_gow.tile_table",
        "pai_gow.tile_count",
        "pai_gow.tile_opening",
        "pai_gow.dice",
        "pai_gow.shaking",
        "pai_gow.delivery",
        "pai_gow.after_delivery",
        "pai_gow.dealer_setting",
        "pai_gow.players",
        "pai_gow.comparing",
        "pai_gow.announcing",
        "pai_gow.exposing",
        "pai_gow.surrender",
        "pai_gow.settlement",
        "pai_gow.vigorish",
        "pai_gow.collecting",
        "pai_gow.absent_wagers",
        "pai_gow.bank_holding",
        "pai_gow.bank_offering",
        "pai_gow.bank",
        "pai_gow.bank_covered",
        "pai_gow.bank_cut",
        "pai_gow.bank_wager",
        "pai_gow.bank_style",
        "pai_gow.bank_money",
        "pai_gow.bank_dealer",
        "pai_gow.rolls",
        "pai_gow.voiding",
        "pai_gow.exposed",
        "pai_gow.looking",
        "pai_gow.two_areas",
        "pai_gow.wagers",
        "pai_gow.seated",
        "pai_gow.who_deals",
        "pai_gow.who_settles",
        "pai_gow.who_banks",
        "pai_gow.verifying",
    ),
}
"""The judges of each game model's column: those that game models share first, at the same places, then its own."""

SHARED: Final = {"optional": 8, "verification": 8, "progressive": 8, "meters": 8, "twenty_points": 8}
"""Lists of rules that several judges begin with, by the module that hands them out, and the room of each."""
_OPTIONAL: Final = ("optional",)
_TWENTY_POINTS: Final = (*_OPTIONAL, "twenty_points")
_PROGRESSIVE: Final = (*_OPTIONAL, "verification", "progressive", "meters")
BEGINS: Final[dict[str, tuple[str, ...]]] = {
    "blackjack.match_the_dealer": _OPTIONAL,
    "blackjack.lucky_ladies": _TWENTY_POINTS,
    "blackjack.in_between": _OPTIONAL,
    "blackjack.royal_match_21": _OPTIONAL,
    "blackjack.bet_the_set_21": _OPTIONAL,
    "blackjack.kings_bounty": _TWENTY_POINTS,
    "blackjack.three_card_poker": _OPTIONAL,
    "blackjack.super_match": _OPTIONAL,
    "blackjack.hit_and_run": _PROGRESSIVE,
    "blackjack.bad_beat": _PROGRESSIVE,
    "blackjack.straight_jack": _PROGRESSIVE,
    "blackjack.house_money": _OPTIONAL,
    "blackjack.push_22_moments": _OPTIONAL,
}
"""The shared lists with which the numbers of a judge begin; each has the same place in all of them."""


def _room(subject: str) -> int:
    return LARGER.get(subject, ROOM)


def _lead(lists: Sequence[str]) -> int:
    return sum(SHARED[one] for one in lists)


def _starts(subjects: Sequence[str]) -> dict[str, int]:
    return dict(zip(subjects, accumulate(map(_room, subjects), initial=0), strict=False))


_STARTS: Final = {subject: start for each in SUBJECTS.values() for subject, start in _starts(each).items()}


def _numbers(start: int, end: int) -> range:
    return range(start * TALLY_WIDTH, end * TALLY_WIDTH, TALLY_WIDTH)


def own_numbers(subject: str) -> range:
    """All numbers that a judge has for its own rules, named or not."""
    start = _STARTS[subject]
    return _numbers(start + _lead(BEGINS.get(subject, ())), start + _room(subject))


class Rules:
    """Hands out the rules of a judge in order: ``rule = Rules("blackjack.insurance")``, then a ``rule(...)`` each."""

    def __init__(self, subject: str) -> None:
        self._subject = subject
        self._numbers = iter(own_numbers(subject))

    def __call__(
        self,
        id: str,
        title: str = "",
        message: str = "",
        *,
        needs: Mapping[str, int] = NO_FACTS,
        expected: str = "",
        observed: str = "",
        unit: str = "",
        pays_wrong: bool = False,
    ) -> RuleNumber:
        """The next rule, with its words (PlayWords), or its id alone where chapters say it in words of their own.

        Raises ValueError where the room of the subject is full.
        """
        number = next(self._numbers, None)
        if number is None:
            room = _room(self._subject)
            raise ValueError(
                f"{self._subject} has more rules than its room of {room}: give it more in LARGER of {__name__}"
            )
        words = PlayWords(id, title, message, number, needs, expected, observed, unit, pays_wrong) if title else None
        return RuleNumber(number, id, words, f"validator.games.{self._subject}")


def first_number(subject: str) -> int:
    """The first number of a judge that begins with shared rules, to which the number of each of these is added."""
    return _STARTS[subject] * TALLY_WIDTH


def shared_numbers(name: str) -> Iterator[int]:
    """The numbers of a shared list, from the first one of a judge that begins with it: see first_number.

    ``PAID_WRONG, NOT_PAID, *_ = shared_numbers("optional")`` stands in the module of that name.
    """
    [start] = {_lead(lists[: lists.index(name)]) for lists in BEGINS.values() if name in lists}
    remedy = f"the list {name} has more rules than its room of {SHARED[name]}: give it more in SHARED of {__name__}"
    return _Unpacked(_numbers(start, start + SHARED[name]), remedy)


@cache
def rules_on_play(machine: str) -> Mapping[str, RuleNumber]:
    """The rules of a game model's judges by id, its own before those that it shares.

    Raises ValueError where two of its own, or two that it shares, have one id.
    """
    shared: dict[str, RuleNumber] = {}
    mine: dict[str, RuleNumber] = {}
    for subject in SUBJECTS[machine]:
        module = f"validator.games.{subject}"
        found = mine if subject.partition(".")[0] == machine else shared
        for one in vars(import_module(module)).values():
            if isinstance(one, RuleNumber) and one.module == module and found.setdefault(one.id, one) is not one:
                raise ValueError(f"{one.id} of {subject}: another rule of {machine} has this id")
    return shared | mine


def number_count(machine: str) -> int:
    """How many numbers the column of a game model has."""
    return sum(map(_room, SUBJECTS[machine]))
