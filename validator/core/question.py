"""Questions that several chapters ask in the same words, each of its own paragraph."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from validator.core.finding import Severity
from validator.core.rule import Condition, FacilityRule, FilingRule, PlayRule, filing_rule


@dataclass(frozen=True, slots=True)
class PlayQuestion:
    """All that a rule on play has but its paragraph: id, words, slot and check; the fields are those of PlayRule."""

    id: str
    title: str
    message: str
    slot: int
    check: Callable[..., bool]
    needs: Mapping[str, int] = field(default_factory=dict, hash=False)
    expected: str = ""
    observed: str = ""
    unit: str = ""
    misapplies: bool = False

    def bind(
        self,
        cite: str,
        quote: str,
        *,
        also: tuple[tuple[str, str], ...] = (),
        severity: Severity | None = None,
        reading: str = "",
    ) -> PlayRule:
        """The rule that a chapter makes of it: bound to its paragraph and words, and to a reading where one is open.

        Without ``severity`` it is an error, under an open reading a warning.
        """
        return PlayRule(
            id=self.id,
            title=self.title,
            cite=cite,
            quote=quote,
            severity=severity or (Severity.WARNING if reading else Severity.ERROR),
            message=self.message,
            reading=reading,
            also=also,
            slot=self.slot,
            check=self.check,
            needs=self.needs,
            expected=self.expected,
            observed=self.observed,
            unit=self.unit,
            misapplies=self.misapplies,
        )


@dataclass(frozen=True, slots=True)
class FilingQuestion:
    """All that a rule on filings has but its paragraph: id, words, paths, check; the fields are those of FilingRule."""

    id: str
    title: str
    message: str
    check: Callable[..., bool]
    expected: str
    observed: str
    reads: tuple[str, ...] = ()
    may_read: tuple[str, ...] = ()
    facts: tuple[str, ...] = ()
    when: tuple[Condition, ...] = ()
    each: str = ""
    at: str = ""

    def bind(
        self,
        cite: str,
        quote: str,
        *,
        severity: Severity | None = None,
        reading: str = "",
        when: tuple[Condition, ...] | None = None,
        facts: tuple[str, ...] | None = None,
    ) -> FilingRule:
        """The rule that a chapter makes of it: bound to its paragraph and words, and to a reading where one is open.

        Without ``severity`` it is an error, under an open reading a warning.
        ``when`` and ``facts`` take the place of the question's own where the chapter has other conditions or names.
        """
        return filing_rule(
            id=self.id,
            title=self.title,
            cite=cite,
            quote=quote,
            message=self.message,
            expected=self.expected,
            observed=self.observed,
            reads=self.reads,
            may_read=self.may_read,
            facts=self.facts if facts is None else facts,
            when=self.when if when is None else when,
            each=self.each,
            at=self.at,
            severity=severity or (Severity.WARNING if reading else Severity.ERROR),
            reading=reading,
        )(self.check)


@dataclass(frozen=True, slots=True)
class FacilityQuestion:
    """All that a rule on several filings has but its paragraph; the fields are those of FacilityRule."""

    id: str
    title: str
    message: str
    check: Callable[..., bool]
    path: str
    when: tuple[Condition, ...] = ()

    def bind(self, cite: str, quote: str, *, reading: str = "") -> FacilityRule:
        """The rule that a chapter makes of it: bound to its paragraph and words, and to a reading where one is open."""
        return FacilityRule(
            id=self.id,
            title=self.title,
            cite=cite,
            quote=quote,
            severity=Severity.WARNING if reading else Severity.ERROR,
            message=self.message,
            reading=reading,
            check=self.check,
            path=self.path,
            when=self.when,
        )
