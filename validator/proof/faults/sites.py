"""Finds the places of a log at which an edit may be made, those most like the example first."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import fsum
from random import Random

from validator.proof.faults.binding import SceneBinding, Unfit
from validator.proof.faults.edits import Edit, Match, operands_of
from validator.proof.faults.scene import SETTLES, RowKey, Scene, settle_alike
from validator.proof.faults.similarity import Features, features, likeness

_LOOKED_AT = 150
"""Rows that are held against the example at most; of more, some by chance."""

_LIKELIEST = 30
"""Rows that are looked at too where they are more: those of rounds that have most of what is rare in the example's."""

_SEVERAL = 6
"""Hands of a round of which each is tried for one that the example names."""


_WORDS = ("what", "by", "face", "source", "dest", "back", "card")
_AS_IT_WAS = 4.0


@dataclass(frozen=True)
class Site:
    """A row of a log that stands for the anchor of an edit; ``hand`` of the log is the one that it does not bind."""

    place: int
    hand: tuple[int, int] | None
    likeness: float

    def binding(self, log: Scene, edit: Edit) -> SceneBinding:
        """What of the log stands for what of the example; raises Unfit."""
        return _bound(log, edit, self.place, self.hand)


def _bound(log: Scene, edit: Edit, place: int, hand: tuple[int, int] | None) -> SceneBinding:
    binding = SceneBinding(edit.lawful, log, place)
    binding.bind(edit.ops[0].shown, place)
    if hand is not None:
        binding.take(*hand)
    return binding


def may_stand_for(found: RowKey, wanted: RowKey, match: Match) -> bool:
    """Whether a row of the log may stand for one of the example."""
    if match == "settles" and wanted.kind in SETTLES:
        return settle_alike(found, wanted)
    if found.kind != wanted.kind:
        return False
    if match == "kind":
        return True
    if (found.role, found.wager) != (wanted.role, wanted.wager) and wanted.role and found.role:
        return False
    return match == "loose" or not wanted.what or found.what == wanted.what


def sites_of(
    log: Scene, edit: Edit, random: Random, most: int, seen: dict[tuple[int, int | None], Features]
) -> list[Site]:
    """The places most like the example, each of another round as far as there are so many.

    ``seen`` keeps what was found out about a row and a hand of the log.
    """
    anchor = edit.ops[0].shown
    wanted = edit.lawful.keys[anchor]
    places = [at for at in log.by_kind.get(wanted.kind, ()) if may_stand_for(log.keys[at], wanted, edit.ops[0].match)]
    places = [at for at in places if not _is_so_already(log, edit, at)]
    example, shown = edit.sought
    if len(places) > _LOOKED_AT:
        places = sorted({*random.sample(places, _LOOKED_AT), *_likeliest(log, places, example, shown)})
    about = edit.hand
    sought = features(example, shown, about)
    rare = log.rare
    found = []
    for place in places:
        for hand in _hands(log, edit, place):
            subject = _subject(log, edit, place, hand, about)
            if (place, subject) not in seen:
                seen[place, subject] = features(log, place, subject)
            found.append(Site(place, hand, likeness(sought, seen[place, subject], rare) + _as_it_was(log, edit, place)))
    found.sort(key=lambda site: (-site.likeness, site.place))
    return _spread(log, found, most)


def _likeliest(log: Scene, places: Sequence[int], example: Scene, shown: int) -> list[int]:
    """Some of the places in whose rounds most is said that the round of the example says too, and few others say."""
    wanted = example.said[example.stretch_number(shown)]
    shared = {at: fsum(log.rare[one] for one in there & wanted) for at, there in enumerate(log.said)}
    return sorted(places, key=lambda at: -shared[log.stretch_number(at)])[:_LIKELIEST]


def _as_it_was(log: Scene, edit: Edit, place: int) -> float:
    """How far a row to be changed says what the example says before the change."""
    first = edit.ops[0]
    if first.kind != "change" or first.old is None or first.new is None or edit.lawful is edit.fails:
        return 0
    before, after, there = edit.lawful.rows[first.old], edit.fails.rows[first.new], log.rows[place]
    words = [name for name in _WORDS if before.get(name) != after.get(name)]
    return sum(_AS_IT_WAS for name in words if _word(there.get(name)) == _word(before.get(name)))


def _is_so_already(log: Scene, edit: Edit, place: int) -> bool:
    """Whether a row to be changed in words, or in what it refers to, is as the change would make it."""
    first = edit.ops[0]
    if len(edit.ops) > 1 or first.kind != "change" or first.old is None or first.new is None:
        return False
    before, after, there = edit.lawful.rows[first.old], edit.fails.rows[first.new], log.rows[place]
    if edit.lawful is edit.fails or before["kind"] != after["kind"]:
        return False
    differ = [name for name in operands_of(str(after["kind"])) if before.get(name) != after.get(name)]
    names = [edit.only] if edit.only else differ
    return all(name in (*_WORDS, "ref") and there.get(name) == after.get(name) for name in names)


def _word(value: object) -> str:
    """A word without whose it is."""
    return str(value).partition(":")[0]


def _subject(log: Scene, edit: Edit, place: int, hand: tuple[int, int] | None, about: int | None) -> int | None:
    if hand is not None:
        return hand[1]
    own = log.hand_of(place)
    if about == 0 and log.own:
        return 0
    return own if own or not log.own else None


def _hands(log: Scene, edit: Edit, place: int) -> Iterator[tuple[int, int] | None]:
    """For a hand that the new rows name and the anchor does not, each of the round; else one time None."""
    try:
        binding = _bound(log, edit, place, None)
    except Unfit:
        return
    left = next(binding.open_hands(edit), None)
    there: Sequence[int] = [one for one in log.stretch(place).hands if one and one not in binding.hands.values()]
    if left is None or not there:
        yield None
        return
    yield from ((left, one) for one in there[:_SEVERAL])


def _spread(log: Scene, sites: list[Site], most: int) -> list[Site]:
    """The best of each segment, the best first, then the second best and so on."""
    turns: dict[int, int] = {}
    ranked = []
    for rank, site in enumerate(sites):
        start = log.stretch(site.place).start
        turns[start] = turns.get(start, -1) + 1
        ranked.append((turns[start] * 4 + rank, site))
    ranked.sort(key=lambda one: one[0])
    return [site for _, site in ranked[:most]]
