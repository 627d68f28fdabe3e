"""Defines rules without their paragraph: several chapters may say the same, each in a paragraph of its own."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TypeVar

from validator.core.rule import Condition


@dataclass(frozen=True, slots=True)
class PlayWords:
    """All that a rule on play has but its paragraph: id and words; the fields are those of PlayRule.

    The rounds that show what it means stand beside its module (validator.examples): that of its judge, or one of the
    chapters that say it in words of their own. Its judge is the one that reports under its ``number``; where
    words of chapters give none, that of the rule with their id.
    """

    id: str
    title: str
    message: str
    number: int | None = None
    needs: Mapping[str, int] = field(default_factory=dict, hash=False)
    expected: str = ""
    observed: str = ""
    unit: str = ""
    pays_wrong: bool = False


class RuleNumber(int):
    """The number of a rule on play, by which kernels count and report it, and its words.

    ``words`` is None where chapters say it in words of their own. ``module`` is that of its judge, where it stands.
    """

    id: str
    words: PlayWords | None
    module: str

    def __new__(cls, number: int, id: str, words: PlayWords | None, module: str) -> "RuleNumber":
        """The rule that is reported under a number."""
        rule = super().__new__(cls, number)
        rule.id = id
        rule.words = words
        rule.module = module
        return rule

    def __reduce__(self) -> tuple[type[int], tuple[int]]:
        """What is stored, or goes to other processes, is the number alone."""
        return int, (int(self),)


FilingChange = Mapping[str, object]
"""New values by path (``cards.decks``, ``cards.batches[0].back``, ``layout.areas[push-22]`` for an item of a list).

None takes a field or item away, True puts the item in.
"""

Check = TypeVar("Check", bound=Callable[..., bool | None])


def fails_by(failing: Callable[..., FilingChange]) -> Callable[[Check], Check]:
    """Declare what makes a check fail, so that the rules that ask it need not say so.

    ``failing`` takes the first path of the rule, the words that the schema offers there, and the facts as the check
    takes them. Where nothing follows from these, it gives no change.
    """

    def mark(check: Check) -> Check:
        check.__failing__ = failing  # type: ignore[attr-defined]
        return check

    return mark


def fails_with(value: object) -> Callable[[Check], Check]:
    """Declare that a check fails with this value at the first path of the rule; see fails_by."""
    return fails_by(lambda path, *_: {path: None if value is False and path.endswith("]") else value})


def failing_of(check: Callable[..., bool | None]) -> Callable[..., FilingChange] | None:
    """What a check was declared to fail by; None where each rule says it."""
    found: Callable[..., FilingChange] | None = getattr(check, "__failing__", None)
    return found


@dataclass(frozen=True, slots=True)
class FilingCheck:
    """All that a rule on filings has but its paragraph: words, paths, check; the fields are those of FilingRule.

    Its id is the name to which a module binds it, with hyphens. ``at`` defaults to the first path read. What a chapter
    has otherwise, its conditions or the names of its facts, it says by ``dataclasses.replace`` in a module of its own.
    ``fails`` is what makes a sound filing break this rule and no other: in every chapter that has the rule, in one of
    its sound filings; of several, one does in each. It is written where it does not follow from the check (fails_by).
    ``passes`` is what it may say there instead, where that is more than what the sound filing says: the limit itself,
    say.
    """

    title: str
    message: str
    check: Callable[..., bool | None]
    expected: str
    observed: str
    reads: tuple[str, ...] = ()
    may_read: tuple[str, ...] = ()
    facts: tuple[str, ...] = ()
    when: tuple[Condition, ...] = ()
    each: str = ""
    at: str = ""
    proof: Callable[..., str] | None = None
    fails: FilingChange | tuple[FilingChange, ...] = field(default=(), hash=False)
    passes: FilingChange = field(default_factory=dict, hash=False)

    def __post_init__(self) -> None:
        wanted = len(self.reads) + len(self.may_read) + len(self.facts)
        if self.check.__code__.co_argcount != wanted:
            takes = self.check.__code__.co_argcount
            raise TypeError(f"{self.title}: the check takes {takes} scalars, its header names {wanted}")

    def __call__(self, *scalars: object) -> bool | None:
        """Whether these scalars break the rule; None where it does not apply to them."""
        return self.check(*scalars)

    @property
    def first_path(self) -> str:
        """The first of the paths that it reads or may read."""
        return (*self.reads, *self.may_read)[0]

    @property
    def parameters(self) -> tuple[str, ...]:
        """The names of what the check takes, which the templates may use."""
        return self.check.__code__.co_varnames[: self.check.__code__.co_argcount]


def filing_check(
    *,
    title: str,
    message: str,
    expected: str,
    observed: str,
    reads: tuple[str, ...] = (),
    may_read: tuple[str, ...] = (),
    facts: tuple[str, ...] = (),
    when: tuple[Condition, ...] = (),
    each: str = "",
    at: str = "",
    fails: FilingChange | tuple[FilingChange, ...] = (),
    passes: FilingChange = MappingProxyType({}),
) -> Callable[[Callable[..., bool | None]], FilingCheck]:
    """Put a header on the check of a filing rule; see FilingCheck."""

    def ask(check: Callable[..., bool | None]) -> FilingCheck:
        return FilingCheck(
            title,
            message,
            check,
            expected,
            observed,
            reads,
            may_read,
            facts,
            when,
            each,
            at,
            fails=fails,
            passes=passes,
        )

    return ask


@dataclass(frozen=True, slots=True)
class FacilityCheck:
    """All that a rule on several filings has but its paragraph; the fields are those of FacilityRule.

    Its id, ``fails`` and ``passes`` are as those of FilingCheck, of a filing for another table that stands beside a
    sound one.
    """

    title: str
    message: str
    check: Callable[..., bool]
    path: str
    when: tuple[Condition, ...] = ()
    fails: FilingChange | tuple[FilingChange, ...] = field(default=(), hash=False)
    passes: FilingChange = field(default_factory=dict, hash=False)


RuleDefinition = FilingCheck | FacilityCheck | PlayWords
