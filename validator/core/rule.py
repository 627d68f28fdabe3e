"""Rules: a small documented function under a header that says which words of the law it checks."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from inspect import cleandoc
from operator import itemgetter
from types import MappingProxyType
from typing import Final

from validator.core.citation import Citation
from validator.core.engine.kernel import MISSING, TALLY_WIDTH
from validator.core.finding import Severity

DAY = "head.effective | head.dated"
"""The path of the day whose law judges a filing: --as-of, else the day it takes effect, else that on which it is dated.

Among ``reads`` it gives that day; as ``at`` it points to the one stated.
"""

IN_FORCE_FROM = "in_force.from"
EXPIRES = "in_force.expires"
ENDED = "in_force.ended"
"""Among ``facts``: the first day of the chapter, the first on which by its own words it may hold no longer, and the
first on which it certainly does not; None where there is none (validator.law.in_force)."""


@dataclass(frozen=True, slots=True)
class _At:
    path: str


@dataclass(frozen=True, slots=True)
class _AtOneOf:
    path: str
    values: tuple[object, ...]


class Equals(_AtOneOf):
    """Condition on a filing: the value at ``path`` is one of ``values``; not checkable where it is absent."""

    __slots__ = ()


class Present(_At):
    """Condition on a filing: something stands at ``path`` (an optional wager is offered by being listed)."""

    __slots__ = ()


class Absent(_At):
    """Condition on a filing: nothing stands at ``path``."""

    __slots__ = ()


class Unless(_AtOneOf):
    """Condition on a filing: the value at ``path`` is none of ``values``; it holds where nothing stands there."""

    __slots__ = ()


class Stated(_At):
    """Condition on a filing: something stands at ``path``; where nothing does, the rule is not checkable."""

    __slots__ = ()


Condition = Equals | Present | Absent | Unless | Stated


def equals(path: str, *values: object) -> Equals:
    """Condition: the value at ``path`` is one of ``values``."""
    return Equals(path, values)


def unless(path: str, *values: object) -> Unless:
    """Condition: the value at ``path`` is none of ``values``, or nothing stands there."""
    return Unless(path, values)


@dataclass(frozen=True, slots=True)
class Rule:
    """What filing rules and play rules have in common.

    ``id`` names the defect; ``cite`` the deepest paragraph that says it; ``quote`` its words, verbatim; ``message`` is
    a template. ``reading`` is the id of the open reading under which a breach is for review rather than accused, or "".
    ``also`` pairs further paragraphs that say the same with their words.
    """

    id: str
    title: str
    cite: str
    quote: str
    severity: Severity
    message: str
    reading: str = ""
    also: tuple[tuple[str, str], ...] = ()

    @property
    def citation(self) -> Citation:
        """The paragraph the rule rests on."""
        return Citation.parse(self.cite)


@dataclass(frozen=True, slots=True)
class FilingRule(Rule):
    """A rule on a filing.

    ``check`` takes the scalars at ``reads`` (all must be present, else the rule is not checkable), then those at
    ``may_read`` (None where absent), then the values of the law's ``facts``, in this order, and answers whether the
    rule is broken. ``when`` says in which filings it applies. ``at`` is the path a finding points to. The templates
    ``message``, ``expected`` and ``observed`` may name the check's parameters.

    A path gives the scalar that stands there, True for a mapping and its length for a list; ``areas[blackjack]`` says
    whether the list at ``areas`` holds that word. With ``each`` the rule is applied once for each key (or item) of what
    stands at that path: ``*`` in its other paths is that key, and the path ``*`` is the key itself. A fact is named
    alone; as ``paytable.row`` for what a row of a paytable pays (None where it has no such row); as ``grid.row`` for
    the cells of a row of a grid; or as ``paytable:decks`` for the decks that it holds for. Of a list of mappings,
    ``steps[*].prefer`` gives what stands at that key of each: nothing where there is no list, and None for an item
    without the key, which ``reads`` does not take.

    ``bounds`` are those of the facts that the check takes with their relations, each with its parameter, which is
    annotated Bound; they are written with them, ``at least 6 decks``, and in a template as {minimum:bare} without.

    A check that answers None finds that the rule does not apply to what is stated: the paragraph speaks of other decks,
    say. ``proof`` takes the same scalars and gives, for a breach, what shows it; the templates name it {proof}.
    {standing} says from when to when the chapter is in force.
    """

    check: Callable[..., bool | None] = field(kw_only=True)
    parameters: tuple[str, ...] = field(kw_only=True)
    reads: tuple[str, ...] = field(kw_only=True, default=())
    may_read: tuple[str, ...] = field(kw_only=True, default=())
    facts: tuple[str, ...] = field(kw_only=True, default=())
    bounds: Mapping[str, str] = field(kw_only=True, default_factory=dict, hash=False)
    when: tuple[Condition, ...] = field(kw_only=True, default=())
    each: str = field(kw_only=True, default="")
    at: str = field(kw_only=True)
    expected: str = field(kw_only=True)
    observed: str = field(kw_only=True)
    proof: Callable[..., str] | None = field(kw_only=True, default=None)

    def __call__(self, *scalars: object) -> bool | None:
        """Whether these scalars break the rule; None where it does not apply to them."""
        return self.check(*scalars)

    @property
    def doc(self) -> str:
        """What the rule checks and why, with a failing and a clean example."""
        return cleandoc(self.check.__doc__ or "")


@dataclass(frozen=True, slots=True)
class FacilityRule(Rule):
    """A rule on the filings of one facility for one game, of which every two that are in force at a time are compared.

    ``check`` takes what stands at ``path`` of the one and of the other filing and answers whether the rule is broken;
    ``when`` says to which filings it applies: both have to meet it. The templates may name {this} and {other}, the two
    values as they are written, and {place}, where the other stands.
    """

    check: Callable[..., bool] = field(kw_only=True)
    path: str = field(kw_only=True)
    when: tuple[Condition, ...] = field(kw_only=True, default=())

    def __call__(self, *scalars: object) -> bool:
        """Whether these scalars break the rule."""
        return self.check(*scalars)

    @property
    def doc(self) -> str:
        """What the rule checks and why."""
        return cleandoc(self.check.__doc__ or "")


NO_FACTS: Final[Mapping[str, int]] = MappingProxyType({})
"""What a rule on play needs that can always be checked."""


def counted_facts(rule: str, needs: Mapping[str, int]) -> dict[str, int]:
    """The facts that a rule needs in the order of their counters.

    Raises ValueError where two of them have the same counter, or one has none of those of missing facts.
    """
    if len(set(needs.values())) < len(needs):
        raise ValueError(f"rule {rule}: two of the facts it needs have one counter: {dict(needs)}")
    for fact, place in needs.items():
        if not MISSING <= place < TALLY_WIDTH:
            raise ValueError(f"rule {rule}: {place} is no counter of a missing fact ({fact})")
    return dict(sorted(needs.items(), key=itemgetter(1)))


@dataclass(frozen=True, slots=True)
class PlayRule(Rule):
    """A rule on the rounds that were dealt.

    ``number`` is the number under which the judges report; ``needs`` the facts of the log without which it cannot be
    checked, in words, each with the counter under which the judges count it, in the order of these. ``unit`` says how
    the integers of a hit are written: "cents", "card", "seat", "word" (of the log), "phrase" (such a word as a
    sentence says it), "event", "day" (of a time), "share" (of a number of cards, validator.games.shares), "range" (what
    was due at least and at most, and the cents that were paid) or "". ``pays_wrong``: a hit's cents are what was paid
    less what was due, rather than what the wrong act cost. The templates may name {expected}, {observed}, {difference},
    {seat}, {player}, {hand}, {dealer} (the dealer's cards), {wager}, {stake}, {card}, {table}, {settled} (settled with
    what was observed, returned or left), {due} (what was expected, as won or lost) and {standing}, from when to when
    the chapter is in force.
    """

    number: int = field(kw_only=True)
    needs: Mapping[str, int] = field(kw_only=True, default_factory=dict, hash=False)
    expected: str = field(kw_only=True, default="")
    observed: str = field(kw_only=True, default="")
    unit: str = field(kw_only=True, default="")
    pays_wrong: bool = field(kw_only=True, default=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "needs", counted_facts(self.id, self.needs))
