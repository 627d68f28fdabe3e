"""Lists what a source can show of a chapter: which rules can be judged from it, and what the others need."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence, Set as AbstractSet
from dataclasses import dataclass

from validator.chapters.registry import ChapterPlay
from validator.core.finding import Outcome, Tally
from validator.log.records import Recording
from validator.replay.checkability import Gate, ShownRecords
from validator.replay.data_gaps import Doubt, Doubts


@dataclass(frozen=True, slots=True)
class MissingFact:
    """A kind of rows, a column or another fact that a log does not record.

    ``rules`` how many rules want it, alone or with others; ``alone`` how many of them want nothing else; ``together``
    how many want nothing but it and those named before it.
    """

    fact: str
    rules: int
    alone: int
    together: int


@dataclass(frozen=True, slots=True)
class SourceCoverage:
    """Of the rules on rounds of a chapter: how many were judged, were not checkable, never applied, were never asked.

    ``wants`` are what the ones not judged lack, in order of gain: first what lets most more be judged, then what lets
    most more with it. ``before`` says that nothing was judged yet: then ``judged`` are those that may be.
    """

    chapter: str
    judged: int
    not_judged: int
    not_applicable: int
    not_asked: int
    wants: tuple[MissingFact, ...]
    before: bool = False


def shown_in_replay(play: ChapterPlay, tallies: Sequence[Tally], tables: Iterable[ShownRecords]) -> SourceCoverage:
    """What came of the rules of ``play``, given what each of its tables declared and showed to record."""
    gates = [_gate(play, Recording(dict(one.declared), one.doubted), one.lacking) for one in tables]
    lacking = [tally for tally in tallies if not tally.judged and tally.not_checkable]
    sets = []
    for tally in lacking:
        at_best = min((frozenset(gate.wanting(tally.rule)) for gate in gates), key=len, default=frozenset())
        sets.append(at_best | tally.missing.keys())
    gravest = Counter(tally.outcome for tally in tallies)
    judged = sum(bool(tally.judged) for tally in tallies)
    never = gravest[Outcome.NOT_APPLICABLE], gravest[None]
    return SourceCoverage(play.chapter, judged, len(lacking), *never, in_order_of_gain(sets))


def shown_by_declaration(play: ChapterPlay, recording: Recording) -> SourceCoverage:
    """Which rules of ``play`` may be judged on a log that declares so much."""
    gate = _gate(play, recording, frozenset())
    sets = [frozenset(gate.wanting(rule.id)) for rule in play.rules]
    lacking = [wanted for wanted in sets if wanted]
    judged = len(sets) - len(lacking)
    return SourceCoverage(play.chapter, judged, len(lacking), 0, 0, in_order_of_gain(lacking), before=True)


def in_order_of_gain(sets: Sequence[frozenset[str]]) -> tuple[MissingFact, ...]:
    """What the rules want, each of which wants all of one set: at each step what frees most, of equals the first named.

    Where nothing frees a rule by itself, what is wanted by the rules that want least.
    """
    alone = Counter(fact for wanted in sets if len(wanted) == 1 for fact in wanted)
    often = Counter(fact for wanted in sets for fact in sorted(wanted))
    left = [set(wanted) for wanted in sets]
    found: list[MissingFact] = []
    while remaining := [wanted for wanted in left if wanted]:
        least = min(map(len, remaining))
        gains = Counter(fact for wanted in remaining if len(wanted) == least for fact in sorted(wanted))
        fact = max(gains, key=lambda one: (gains[one], often[one]))
        for wanted in left:
            wanted.discard(fact)
        found.append(MissingFact(fact, often[fact], alone[fact], sum(not wanted for wanted in left)))
    return tuple(found)


def recording_of(declared: Mapping[int, int]) -> Recording:
    """What is declared so: by the code of what, ALWAYS, SOMETIMES or NEVER."""
    recording = Recording()
    recording.declared.update(declared)
    return recording


def _gate(play: ChapterPlay, recording: Recording, lacking: AbstractSet[tuple[int, str]]) -> Gate:
    return Gate(play, Doubt(), recording, Doubts(lacking={*lacking}), law=False)
