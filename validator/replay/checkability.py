"""Decides which verdicts on a segment of rounds stand, and which rest on what is not known there."""

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence, Set as AbstractSet
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Final, NamedTuple

from validator.chapters.registry import ChapterPlay
from validator.core.engine.engines import Hit
from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, TALLY_WIDTH
from validator.core.rule import PlayRule
from validator.games.rounds.run import Span
from validator.games.rounds.run_result import RunResult
from validator.law.evidence import Word, load_rests_on
from validator.log.act_words import EACH, OF_COMMON, OF_OPERAND
from validator.log.cards import CARD_RANK_ONLY, CARD_SUIT_ONLY, CARD_TEN_VALUE, TILE
from validator.log.codes import (
    FACE_DOWN,
    KIND_DEAL,
    KIND_DETERMINANT,
    KIND_EXPOSE,
    KIND_ROUND_START,
    KIND_SPLIT,
    NOT_RECORDED,
    PLACE_HAND,
)
from validator.log.columns import Columns
from validator.log.read.encode import RECORDED_ORDER
from validator.log.records import ALWAYS, NEVER, Recording
from validator.log.vocabulary import FAMILY_ROUND, KINDS
from validator.replay.data_gaps import Doubt, Doubts
from validator.replay.events import LastTime, first_without, kinds_in
from validator.replay.lost_kinds import ALSO_BETWEEN
from validator.replay.round_bounds import find_rounds

OF_ROUND: Final = "the whole of its round"
OF_SHOE: Final = "all that was done with the shoe"
OF_TABLE: Final = "all that was done at the table before"
OF_WHAT_FOLLOWS: Final = "all that was done at the table afterwards"
OF_LAW: Final = "which filing, or which withdrawal, a lost row named"
OF_ORDER: Final = "in which order the acts were done"
OF_HANDS: Final = "the rows of every hand of the round"
OF_CARDS: Final = "every card of the round"


OF_ROUNDS: Final = frozenset(FAMILY_ROUND) - frozenset(ALSO_BETWEEN)
"""The kinds whose rows stand in rounds alone."""
SAYS_BY_ABSENCE: Final = ("what", "n")
"""Columns without a value where there is nothing to say: no bonus, one card."""
SHOWN_KEPT: Final = 1_000
SILENCED_KEPT: Final = 256
"""How many things shown what follows from them is kept of: most tables of a log, and most batches, show the same."""


def of_kind(kind: str, column: str = "") -> str:
    """The fact that is missing where rows of ``kind``, or values of one of their columns, are not recorded."""
    if not column:
        return EACH[kind]
    told = OF_OPERAND.get((kind, column)) or OF_COMMON.get(column, column)
    return f"{EACH[kind]}: {told}"


def rows_that_tell(fact: str) -> str:
    """The rows, or their column, in which a fact would stand; "" for what no rows of one kind tell.

    They are told as a declaration names them: "burn", "burn.card".
    """
    return _told_by().get(fact, "")


@cache
def _told_by() -> dict[str, str]:
    found = {of_kind(kind): kind for kind in EACH}
    columns = {*((kind, column) for kind in EACH for column in OF_COMMON), *OF_OPERAND}
    return found | {of_kind(kind, column): f"{kind}.{column}" for kind, column in columns}


class ShownRecords(NamedTuple):
    """What a log declares to record of a table, and of which kinds it has shown a row without a value in a column."""

    declared: frozenset[tuple[int, int]]
    doubted: bool
    lacking: frozenset[tuple[int, str]]


def shown_of(recording: Recording, doubts: Doubts) -> ShownRecords:
    """What is declared and shown so far."""
    declared = frozenset(recording.declared.items())
    return ShownRecords(declared, recording.doubted, frozenset(doubts.lacking))


@dataclass(frozen=True, slots=True)
class RecordingEvidence:
    """What a log records, by what is declared and what it showed so far."""

    recording: Recording
    lacking: AbstractSet[tuple[int, str]]

    def is_always(self, kind: str, column: str) -> bool:
        """Whether the rows of a kind, or values of their column, are declared always to be recorded."""
        return self.recording.presence(KINDS[kind], column) == ALWAYS

    def is_never(self, kind: str, column: str) -> bool:
        """Whether they are declared never to be recorded, or may have been by a declaration that was lost."""
        presence = self.recording.presence(KINDS[kind], column)
        return presence == NEVER or (self.recording.doubted and presence != ALWAYS)

    def told(self, kind: str, column: str, *, lasting: bool = False) -> bool:
        """Whether the log declares that it records each row of a kind; a row that stands does not tell of others.

        A row of a round without a value in ``column`` bears on that round alone, if not ``lasting``.
        """
        code = KINDS[kind]
        if self.recording.presence(code) != ALWAYS:
            return False
        if column and self.recording.presence(code, column) == NEVER:
            return False
        return not column or (code in OF_ROUNDS and not lasting) or (code, column) not in self.lacking

    def wanted(self, kind: str, column: str) -> Word:
        """What of a kind and its column, which the log does not tell, has to be recorded: the kind itself first."""
        return kind, column if self.recording.presence(KINDS[kind]) == ALWAYS else ""


@lru_cache(maxsize=SHOWN_KEPT)
def known_where(shown: ShownRecords, chapter: str) -> tuple[tuple[Word, ...], tuple[Word, ...], tuple[Word, ...]]:
    """What a log that shows so much does not record, or not always, or never, as far as a rule rests on it."""
    recorded = RecordingEvidence(Recording(dict(shown.declared), shown.doubted), shown.lacking)
    rests = load_rests_on(chapter)
    untold = tuple(one for one in rests.all_kinds if not recorded.told(*one))
    untold += tuple(one for one in sorted(rests.lasting) if not recorded.told(*one, lasting=True))
    unsure = tuple(one for one in rests.all_always if not recorded.is_always(*one))
    never = tuple(one for one in rests.all_never if recorded.is_never(*one))
    return untold, unsure, never


@lru_cache(maxsize=SHOWN_KEPT)
def open_where(shown: ShownRecords, chapter: str) -> frozenset[tuple[int, str]]:
    """The kinds and columns of which a row without a value would show something new."""
    rests, recording = load_rests_on(chapter), Recording(dict(shown.declared), shown.doubted)
    asked = {(KINDS[kind], column): (kind, column) in rests.lasting for kind, column in rests.all_kinds if column}
    return frozenset(
        (code, column)
        for (code, column), lasting in asked.items()
        if column not in SAYS_BY_ABSENCE and (lasting or code not in OF_ROUNDS)
        if (code, column) not in shown.lacking
        if recording.presence(code, column) != ALWAYS
    )


class Gate:
    """What of some segments of a table's events is not known, and which rules of a play rest on it."""

    def __init__(self, play: ChapterPlay, doubt: Doubt, recording: Recording, doubts: Doubts, *, law: bool) -> None:
        """``doubt`` holds over the segments; ``law``: not even the law is known."""
        self._rests = load_rests_on(play.chapter)
        self._play = play
        self._doubt = doubt
        self._recorded = RecordingEvidence(recording, doubts.lacking)
        self._law = law
        self._unordered = recording.declared.get(RECORDED_ORDER) == NEVER
        self._misses_hands = recording.misses_hands
        self._is_torn = first_lost(doubt, recording, 0, 0) is not None

    @property
    def is_torn(self) -> bool:
        """Whether rows of the segments' rounds are lost, so that each table is counted for itself."""
        return self._is_torn

    def known(self, shown: ShownRecords) -> tuple[object, ...]:
        """What is known of the order in which the log records, and what it does not record where it shows so much."""
        return self._play.law, self._unordered, self._misses_hands, known_where(shown, self._play.chapter)

    def key(self, known: tuple[object, ...]) -> tuple[object, ...]:
        """Equal for gates that silence the same rules; ``known`` is what is known at this one."""
        return self._is_torn, self._doubt[3:], self._law, known

    def silenced(self) -> dict[int, str]:
        """The numbers of the rules of which nothing can be said in the whole segment, each with what is missing."""
        found = {}
        for rule in self._play.rules:
            fact = self._missing(rule.id)
            if fact:
                found[rule.number] = fact
        return found

    def _missing(self, rule: str) -> str:
        rests, doubt = self._rests, self._doubt
        if self._law:
            return OF_LAW
        if self._is_torn and not self._stands_in_part(rule):
            return OF_ROUND
        if (doubt.shoe and rule in rests.shoe) or (doubt.between and rule in rests.shoe_rows):
            return OF_SHOE
        if doubt.table and rule in rests.table:
            return OF_TABLE
        if doubt.ahead and rule in rests.ahead:
            return OF_WHAT_FOLLOWS
        return next(self.wanting(rule), "")

    def wanting(self, rule: str) -> Iterator[str]:
        """All that the rule rests on and the log does not record, whatever was lost of it, in words."""
        rests = self._rests
        if self._unordered and rule not in rests.orderless:
            yield OF_ORDER
        if self._misses_hands and rule in rests.every_hand:
            yield OF_HANDS
        lasting = rule in rests.beyond_rounds
        kinds = (*rests.dealt.get(rule, ()), *rests.kinds.get(rule, ()))
        untold = (one for one in dict.fromkeys(kinds) if not self._recorded.told(*one, lasting=lasting))
        unsure = (one for one in rests.always.get(rule, ()) if not self._recorded.is_always(*one))
        denied = (one for one in rests.never.get(rule, ()) if self._recorded.is_never(*one))
        yield from (of_kind(*self._recorded.wanted(*one)) for one in untold)
        yield from (of_kind(*one) for one in (*unsure, *denied))

    def _stands_in_part(self, rule: str) -> bool:
        """Whether an act may be condemned in a round of which rows were lost."""
        rests = self._rests
        return not self._doubt.withdrawn and (rule in rests.alone or rule in rests.before)

    def uncounted(self, tally: Counter[int], standing: Mapping[int, int]) -> dict[tuple[int, str], int]:
        """Take out of ``tally`` what else was judged, in a round that is not whole, beside the hits that stand.

        Acts that break a rule are seen there; that all the others keep it is not. Returns how often, by number and
        missing fact.
        """
        found: dict[tuple[int, str], int] = {}
        if not self._is_torn:
            return found
        bound = self._play.by_number
        for place in judged_in(tally):
            rule = bound.get(place)
            left = tally[place] - standing.get(place, 0)
            if rule is not None and left > 0 and self._stands_in_part(rule.id):
                tally[place] -= left
                found[place, OF_ROUND] = left
        return found

    def standing(
        self, done: RunResult, events: Columns, silenced: Mapping[int, str], lost: int | None
    ) -> tuple[list[tuple[Hit, PlayRule]], list[tuple[int, str]]]:
        """The hits that stand, each with its rule; and of each of the others the number and the fact that is missing.

        ``lost`` is the first event that is in doubt since rows of its round were lost, None where none is.
        What does not stand is taken out of the tally of ``done``, and nothing is told to follow from it.
        """
        bound = self._play.by_number
        yields = self._rests.yields
        left = []
        lacking = []
        withdrawn = set()
        for hit in done.hits:
            rule = bound.get(hit.number)
            if rule is None:
                continue
            if hit.number in silenced:
                withdrawn.add(hit.event)
                continue
            fact = self._of_hit(hit, rule.id, events, done, lost)
            if fact:
                lacking.append((hit.number, fact))
                withdrawn.add(hit.event)
                done.tally[hit.number + JUDGED] -= 1
            else:
                left.append((hit, rule))
        # What follows from another finding at the same event does not stand for that one.
        withdrawn -= {hit.event for hit, _ in left if hit.root != hit.event}
        told = {(hit.round, hit.subject) for hit, rule in left if hit.cents and rule.id not in yields}
        stand = []
        for hit, rule in left:
            if rule.id in yields and (hit.round, hit.subject) in told:
                done.tally[hit.number + JUDGED] -= 1
                done.tally[hit.number + NOT_APPLICABLE] += 1
            else:
                stand.append((hit._replace(root=-1) if hit.root in withdrawn else hit, rule))
        return stand, lacking

    def _of_hit(self, hit: Hit, rule: str, events: Columns, done: RunResult, lost: int | None) -> str:
        """What is missing for one hit of a rule that is not silenced altogether; "" where it stands."""
        rests, doubt = self._rests, self._doubt
        if lost is not None and hit.event >= lost and rule not in rests.alone:
            return OF_ROUND
        if hit.round < 0:
            return OF_SHOE if doubt.between and rule not in rests.alone else ""
        if rule not in rests.alone and hit.subject > 0 and backs_one_of_several(events, done, hit):
            return of_kind("wager", "hand")
        r = done.rows().rounds[hit.round]
        first, last = r.first, r.last
        for kind, column in rests.kinds.get(rule, ()):
            code = KINDS[kind]
            if (
                column
                and column not in SAYS_BY_ABSENCE
                and code in OF_ROUNDS
                and self._recorded.recording.presence(code, column) != ALWAYS
            ):
                values = getattr(events, column)
                lacking = [i for i in range(first, last + 1) if events.kind[i] == code and values[i] == NOT_RECORDED]
                if lacking and (column != "hand" or not all(has_one_hand(events, first, last, i) for i in lacking)):
                    return of_kind(kind, column)
        if rule in rests.first_cards and r.untold:
            return of_kind("determinant")
        of_cards = rule in rests.dealt and self._recorded.recording.presence(KIND_EXPOSE) != ALWAYS
        if of_cards and any(
            events.kind[i] == KIND_EXPOSE and events.card[i] != NOT_RECORDED for i in range(first, last + 1)
        ):
            return of_kind("expose")
        highest = 0
        if rule in rests.values:
            highest = CARD_TEN_VALUE - 1 if self._play.tens_removed else CARD_TEN_VALUE
        if rule in rests.cards and unseen(events, first, last, every=False, highest=highest):
            return OF_CARDS
        if rule in rests.every_card and unseen(events, first, last, every=True, highest=highest):
            return OF_CARDS
        return ""


@dataclass(slots=True)
class Segments:
    """Segments of a table's events, the gates that their verdicts must pass, each with what it silences altogether.

    Each span is counted with those of the same gate. ``classes`` are the gates by what they were made of,
    ``last_time`` the last time recorded before the events.
    """

    last_time: LastTime
    spans: list[Span] = field(default_factory=list)
    gates: list[tuple[Gate, dict[int, str]]] = field(default_factory=list)
    classes: dict[tuple[object, ...], int] = field(default_factory=dict)


def first_lost(doubt: Doubt, recording: Recording, start: int, stop: int) -> int | None:
    """The place before which the round of a segment of events is whole; None where nothing of it is lost.

    It is counted from the segment's beginning, -1 where that itself is lost.
    """
    if doubt.started and recording.presence(KIND_ROUND_START) != NEVER:
        return -1
    if doubt.lost != NOT_RECORDED:
        return doubt.lost - start
    if doubt.ended:
        return stop - start
    return None


def first_without_column(
    events: Columns, start: int, stop: int, chapter: str, shown: ShownRecords
) -> list[tuple[int, int, str]]:
    """The events from which on the log holds a row of a kind without its column, not known so far.

    Each with the kind's code and the column; the event is the first of a round, with which goes what follows it, so
    that a log is judged alike however it is cut.
    """
    columns = open_where(shown, chapter)
    if not columns:
        return []
    part = events if stop - start == len(events.kind) else events.part(start, stop)
    seen = kinds_in(part)
    found = []
    for code, column in sorted((code, column) for code, column in columns if code in seen):
        place = first_without(part, code, column)
        if place >= 0:
            found.append((start + place, code, column))
    if not found:
        return []
    firsts = [start + first for first in find_rounds(part.kind, part.round).firsts]
    return sorted((_beginning(place, start, firsts), code, column) for place, code, column in found)


def _beginning(place: int, start: int, firsts: Sequence[int]) -> int:
    """The first event of the last round begun; ``start`` up to the end of the first, which the opening goes with."""
    at = bisect_right(firsts, place) - 1
    return firsts[at] if at > 0 else start


def has_one_hand(events: Columns, first: int, last: int, row: int) -> bool:
    """Whether a player's seat holds one hand alone between two events, which its row without a hand must mean."""
    seat = events.seat[row]
    hands = {events.hand[i] for i in range(first, last + 1) if events.seat[i] == seat and events.hand[i] >= 0}
    return seat > 0 and len(hands) == 1


def backs_one_of_several(events: Columns, done: RunResult, hit: Hit) -> bool:
    """Whether a hit is on a wager of which it is not said which of several hands of its position it backs.

    One that was placed before the first card backs no hand that a split formed.
    """
    row = done.rows().wagers[hit.subject].event
    if row < 0 or events.hand[row] >= 0 or events.seat[row] <= 0:
        return False
    r = done.rows().rounds[hit.round]
    first, last = r.first, r.last
    dealt = any(events.kind[i] == KIND_DEAL for i in range(first, row))
    of_seat = [i for i in range(first, last + 1) if events.seat[i] == events.seat[row] and events.hand[i] >= 0]
    formed = {events.hand[i] for i in of_seat if events.kind[i] == KIND_SPLIT and not dealt}
    return len({events.hand[i] for i in of_seat} - formed) > 1


def is_seen(card: int) -> bool:
    """Whether both rank and suit of a card are told."""
    return card >= 0 and not CARD_SUIT_ONLY <= card < TILE


def unseen(events: Columns, first: int, last: int, *, every: bool, highest: int = 0) -> bool:
    """Whether a card dealt face up, or ``every`` card dealt, between two events was not seen by the round's end.

    A card of which a part was told, but not all, is like one dealt face up. Where it is enough to know what a card
    counts, ``highest`` is the last code of those of which that is told: they are seen where they do not lie face down.

    A row that exposes a card of a hand shows one that was dealt to it unseen, whichever, unless it is the like of one
    that was dealt to it seen. Of a hand of which some cards were shown so, and one was turned but not seen, it is not
    known which is which. Of a hand of tiles that is laid open twice, each time without a tile, one row may show a
    single one unseen.
    """
    hidden: Counter[int] = Counter()
    turned: set[int] = set()
    shown: set[int] = set()
    laid_open: set[int] = set()
    in_part: set[int] = set()
    told: Counter[tuple[int, int]] = Counter()
    for i in range(first, last + 1):
        kind, hand, card = events.kind[i], events.hand[i], events.card[i]
        drawn = kind == KIND_DETERMINANT and (events.dest[i] == PLACE_HAND or (events.dest[i] < 0 <= hand))
        dealt = kind == KIND_DEAL or drawn
        if not dealt and kind != KIND_EXPOSE:
            continue
        counts = CARD_RANK_ONLY <= card <= highest and (not dealt or events.face[i] != FACE_DOWN)
        seen = counts or is_seen(card)
        if dealt and seen:
            told[hand, card] += events.face[i] == FACE_DOWN
        elif dealt:
            if events.face[i] != FACE_DOWN:
                return True
            hidden[hand] += 1
            if card >= 0:
                in_part.add(hand)
        elif told[hand, card]:
            told[hand, card] -= 1
        elif hidden[hand] > 0:
            hidden[hand] -= seen
            (shown if seen else turned).add(hand)
        elif not seen:
            if hand in laid_open:
                return True
            laid_open.add(hand)
    return not turned.isdisjoint(shown) or any(hidden[hand] for hand in (hidden if every else in_part))


def judged_in(tally: Counter[int]) -> list[int]:
    """The numbers under which something was judged."""
    return [place for place, times in tally.items() if times and place % TALLY_WIDTH == JUDGED]


def dropped(tally: Counter[int], silenced: Mapping[int, str]) -> dict[tuple[int, str], int]:
    """Take what was judged under silenced numbers out of ``tally``; how often, by number and missing fact."""
    found = {}
    for number in judged_in(tally):
        if number in silenced:
            found[number, silenced[number]] = tally[number]
            del tally[number]
    return found


def silenced_by(gate: Gate, alike: tuple[object, ...]) -> dict[int, str]:
    """What ``gate.silenced`` says, kept by the gate's key: most segments are alike, of other logs too."""
    found = _silenced.get(alike)
    if found is None:
        if len(_silenced) >= SILENCED_KEPT:
            _silenced.clear()
        found = _silenced[alike] = gate.silenced()
    return found


_silenced: dict[tuple[object, ...], dict[int, str]] = {}


def take_back(missing: Counter[str], times: int) -> None:
    """Take out of what lacked a fact what was judged all the same: asked where it was not known, answered later."""
    for fact in [*missing]:
        taken = min(times, missing[fact])
        missing[fact] -= taken
        times -= taken
        if not missing[fact]:
            del missing[fact]
