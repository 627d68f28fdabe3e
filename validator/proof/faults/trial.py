"""Judges lawful play with a fault made in it, and finds what was not found without the fault."""

import json
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import IntEnum
from functools import cached_property
from pathlib import Path
from tempfile import TemporaryDirectory

from ruamel.yaml import YAML

from validator.chapters.registry import played
from validator.core.finding import Finding, Outcome, Tally, event_of
from validator.log.notation import Row
from validator.proof.faults.applied import AppliedFault
from validator.proof.faults.binding import REFERS_TO_EVENT
from validator.proof.faults.judging import RowJudge, scratch
from validator.proof.faults.rewritten import RowEdits, rows_with
from validator.proof.faults.scene import Scene, Segment, whole_number
from validator.proof.faults.similarity import Features
from validator.proof.simulate.arranged import Arrangement
from validator.proof.simulate.wishes import NONE, Wishes
from validator.replay.filings import Submission, load_filings
from validator.replay.logs import replay_logs
from validator.replay.report import ReplayReport
from validator.submission.edit import changed

_FURTHER = 6
"""Segments of play behind a fault that are judged with it: the next three rounds and what lies between."""


_VARIANTS = 3
"""Variants of a play that are kept: of those that rules one after the other ask for, many are the same."""

_BEFORE = 1
"""Rounds before that of a fault that are judged with it."""


class Grade(IntEnum):
    """What became of a fault, the best first."""

    PROVED = 0
    CENTS_DIFFER = 1
    COMPANIONS = 2
    ELSEWHERE = 3
    MISSED = 4
    NO_SITE = 5


@dataclass
class Play:
    """Lawful rows of one table of a chapter, numbered by tens, and the filings under which they are lawful."""

    name: str
    chapter: str
    rows: list[Row]
    filing: str = ""
    """The text of the filing under which they are lawful."""
    dealt: Callable[[str, Wishes], list[Row]] | None = None
    """Deals other rows, lawful under the filing of which it is given the text, with what is wished for in them; None
    where there are only these."""
    given: Sequence[Submission] = ()
    """Filings in place of that text; then nothing can be otherwise than it is."""
    seen: dict[tuple[int, int | None], Features] = field(default_factory=dict)

    variants: dict[object, "Play | None"] = field(default_factory=dict)

    @cached_property
    def filings(self) -> list[Submission]:
        """The filing, as one that may judge."""
        return filing_of(self.filing) if self.filing else list(self.given)

    def variant(
        self,
        filed: Mapping[str, str],
        declared: Mapping[str, str],
        unsaid: Collection[str] = (),
        wishes: Wishes = NONE,
    ) -> "Play | None":
        """The same play under a filing that says ``filed`` and not ``unsaid``, in a log that records as ``declared``.

        It is dealt with what is wished for in it. None where it would then not be lawful, and where nothing would be
        otherwise.
        """
        found = self.otherwise(filed, declared, unsaid, wishes)
        return None if found is None or found.accused else found

    def arranged(self, rounds: Sequence[Arrangement]) -> "Play | None":
        """The same table with rounds dealt that are given; None where none can be, or they are not lawful."""
        if self.dealt is None or not rounds:
            return None
        if rounds not in self.variants:
            self._make_room()
            name, dealt = f"{self.name}, arranged", self.dealt(self.filing, Wishes(rounds=tuple(rounds)))
            play = Play(name, self.chapter, by_tens(dealt), self.filing)
            further = [what for what in self._declared if what not in play._declared and not play._has(what)]
            self.variants[rounds] = replace(play, rows=by_tens(declaring(dealt, further))) if further else play
        found = self.variants[rounds]
        return None if found is None or found.accused else found

    def with_cards(self, orders: Sequence[Sequence[str]], lacking: Sequence[str] = ()) -> "Play | None":
        """The same table, the cards of its first shoes in these orders, or without those lacking.

        None where none can be dealt.
        """
        if self.dealt is None:
            return None
        wishes = Wishes(orders=tuple(tuple(order) for order in orders), lacking=tuple(lacking))
        how = f"without {' '.join(lacking)}" if lacking else "cards in the order of the example"
        return Play(f"{self.name}, {how}", self.chapter, by_tens(self.dealt(self.filing, wishes)), self.filing)

    def under(self, filed: Mapping[str, str | None]) -> "Play | None":
        """The same rows held against a filing that says otherwise; None where it cannot, or says so already.

        ``filed`` is what it says by path, None what it does not say at all.
        """
        said = {path: self.says(path, value or "{}") for path, value in filed.items()}
        changes = {path: value for path, value in filed.items() if said[path] != (value is not None)}
        if not self.filing or not changes:
            return None
        try:
            text = changed(self.filing, _read(changes))
        except (LookupError, ValueError):
            return None
        name = ", ".join((self.name, "held against a filing", *(_said(*one) for one in changes.items())))
        return Play(name, self.chapter, self.rows, text)

    def otherwise(
        self,
        filed: Mapping[str, str],
        declared: Mapping[str, str],
        unsaid: Collection[str] = (),
        wishes: Wishes = NONE,
    ) -> "Play | None":
        """The same, lawful or not; None where no game can be dealt so, and where nothing would be otherwise."""
        changes: dict[str, str | None] = {
            path: value for path, value in filed.items() if self.filing and not self.says(path, value)
        }
        changes |= dict.fromkeys(path for path in unsaid if self.says(path, "{}"))
        here = self._declared
        always = [what for what, how in declared.items() if how == "always"]
        further = [what for what in always if what not in here and not self._has(what)]
        less = {what: how for what, how in declared.items() if how != "always" and what in here}
        if self.dealt is None:
            wishes = NONE
        key = tuple(sorted(changes.items(), key=str)), tuple(further), tuple(less.items()), wishes
        if not self.filing or not (changes or further or less or wishes):
            return None
        if key not in self.variants:
            self._make_room()
            self.variants[key] = self._made_otherwise(changes, further, less, wishes)
        return self.variants[key]

    def _make_room(self) -> None:
        if len(self.variants) >= _VARIANTS:
            del self.variants[next(iter(self.variants))]

    @property
    def _declared(self) -> list[str]:
        """What the log says that it records, always or sometimes."""
        return [str(row.get("what")) for row in self.rows if row["kind"] == "records"]

    def _has(self, what: str) -> bool:
        """Whether the rows are of a kind, or have a column, of which it is not said that they always are."""
        kind, _, column = what.partition(".")
        return any(row["kind"] == kind and (not column or column not in row) for row in self.rows)

    def _made_otherwise(
        self, changes: Mapping[str, str | None], further: Sequence[str], less: Mapping[str, str], wishes: Wishes
    ) -> "Play | None":
        try:
            text = changed(self.filing, _read(changes))
            dealt = self.dealt(text, wishes) if self.dealt is not None and (changes or wishes) else self.rows
        except (LookupError, ValueError):
            # No game can be dealt under what the filing then says.
            return None
        otherwise = [*(_said(*one) for one in changes.items()), *(f"{one} recorded" for one in further)]
        otherwise += [f"{one} {how} recorded" for one, how in less.items()]
        otherwise += [str(wishes)] if wishes else []
        name = ", ".join((self.name, *otherwise))
        for what in (further, ()) if further and changes else (further,):
            told = by_tens(silenced(declaring(dealt, what), less))
            play = Play(name, self.chapter, told, text, self.dealt if changes else None)
            if not play.accused:
                break
        return play

    def says(self, path: str, value: str) -> bool:
        """Whether the filing says this."""
        for filing in self.filings:
            if filing.typed.has(path):
                found = filing.typed.scalar(path)
                words = ("yes", "true") if found is True else ("no", "false") if found is False else (str(found),)
                return value == "{}" or value in words
        return False

    @cached_property
    def scene(self) -> Scene:
        """The rows as a scene."""
        return Scene(self.rows, own=bool(played(self.chapter).main_wager))

    @cached_property
    def report(self) -> ReplayReport:
        """What is found in the play as it is."""
        return self._judging.report()

    @cached_property
    def tallies(self) -> dict[str, Tally]:
        """How often each rule was asked in the play."""
        return {tally.rule: tally for tally in self.report.tallies if tally.chapter == self.chapter}

    @cached_property
    def noted(self) -> frozenset[tuple[str, int]]:
        """What is found in the play as it is: rules and events."""
        return frozenset((one.rule, event_of(one)) for one in self.report.findings)

    @cached_property
    def accused(self) -> frozenset[str]:
        """The rules that the play breaks as it is: none, where it is lawful."""
        return frozenset(one.rule for one in self.report.findings if one.outcome is Outcome.FAIL)

    @cached_property
    def open(self) -> frozenset[str]:
        """The rules under which lawful play is noted, as the text leaves them open."""
        return frozenset(one.rule for one in self.report.findings if one.outcome is Outcome.REVIEW)

    @cached_property
    def _judging(self) -> RowJudge:
        return RowJudge(self.rows, self.line, self.filings, self.chapter)

    def _reach(self, applied: AppliedFault) -> tuple[int, int]:
        """The places between which rows tell what a fault brings, the end exclusive."""
        acts = applied.work.acts or applied.touched
        touched = [whole_number(row, "seq") or 0 for one in acts for row in (one.before, one.after) if row]
        first, last = (min(len(self.rows) - 1, max(0, seq // 10 - 1)) for seq in (min(touched), max(touched)))
        return self._judging.begin(first, _BEFORE), self.scene.after(last, _FURTHER)

    def until(self, applied: AppliedFault) -> list[Row]:
        """The rows with a fault up to those that tell what it brings."""
        return rows_with(applied.log, [applied.work], Segment(0, self._reach(applied)[1]))

    def brought(self, applied: AppliedFault) -> Sequence[Finding]:
        """What is found in the rows that tell what a fault brings, judged as in all of them."""
        place, ends = self._reach(applied)
        return self._judging.findings(place, rows_with(applied.log, [applied.work], Segment(place, ends)))

    def line(self, row: Row) -> str:
        """A row as a line of a log."""
        return self.lines.get(id(row)) or json.dumps(row)

    @cached_property
    def lines(self) -> dict[int, str]:
        """The rows as lines of a log, by the identity of the row."""
        return {id(row): json.dumps(row) for row in self.rows}


def _read(changes: Mapping[str, str | None]) -> dict[str, object]:
    return {path: value and YAML(typ="safe").load(value) for path, value in changes.items()}


def _said(path: str, value: str | None) -> str:
    return f"without {path}" if value is None else f"{path}: {value}"


def declaring(rows: Sequence[Row], further: Sequence[str]) -> list[Row]:
    """Rows of a log that says too that it always records ``further``."""
    first = max((at for at, row in enumerate(rows) if row["kind"] == "records"), default=0) + 1
    told: Row = {name: value for name, value in rows[first - 1].items() if name in ("table", "at")}
    said: list[Row] = [{**told, "kind": "records", "what": what, "by": "always"} for what in further]
    numbered = ({**row, "seq": -place} for place, row in enumerate(said, start=1))
    return [*rows[:first], *numbered, *rows[first:]]


def silenced(rows: Iterable[Row], less: Mapping[str, str]) -> Iterator[Row]:
    """Rows of a log that records a kind, or a column of one, only ``sometimes`` or ``never``."""
    for row in rows:
        kind, what = str(row["kind"]), str(row.get("what"))
        if kind == "records" and what in less:
            yield {**row, "by": less[what]}
        elif less.get(kind) != "never":
            yield {name: value for name, value in row.items() if less.get(f"{kind}.{name}") != "never"}


def by_tens(rows: Iterable[Row]) -> list[Row]:
    """Rows numbered by tens, so that others can be put between; what refers to the number of one follows."""
    taken = list(rows)
    numbers = {row["seq"]: place * 10 for place, row in enumerate(taken, start=1)}
    return [
        {**row, "seq": place * 10, **({"ref": numbers[row["ref"]]} if _refers(row, numbers) else {})}
        for place, row in enumerate(taken, start=1)
    ]


def _refers(row: Row, numbers: dict[object, int]) -> bool:
    return row["kind"] in REFERS_TO_EVENT and row.get("ref") in numbers


def judge_rows(
    rows: Sequence[Row], filings: Sequence[Submission], chapter: str, lines: Mapping[int, str] | None = None
) -> ReplayReport:
    """The replay report on rows; ``lines`` are those whose text is known, by the row's id."""
    known = lines or {}
    log = scratch([known.get(id(row)) or json.dumps(row) for row in rows])
    return replay_logs([log], filings, "interpreted", chapter=chapter, as_if_approved=True)


def filing_of(text: str) -> list[Submission]:
    """A filing given as text, as one that may judge."""
    with TemporaryDirectory() as folder:
        path = Path(folder, "filing.yaml")
        path.write_text(text, encoding="utf-8")
        return load_filings([path])


@dataclass(frozen=True)
class Trial:
    """A fault in lawful play, judged: ``roots`` are new findings that follow from none, ``others`` those that do."""

    rule: str
    play: Play
    applied: AppliedFault
    roots: tuple[Finding, ...]
    others: tuple[Finding, ...]
    also: frozenset[str]
    standing: bool = False
    """Whether nothing is done otherwise, and the wrong lies in what holds for all rounds: it may be found often."""

    @property
    def found(self) -> Finding | None:
        """The finding of the rule."""
        return next(iter(self._mine), None)

    @property
    def _mine(self) -> Sequence[Finding]:
        """The findings of the rule: first causes, failing that such as point to the act itself, which breaks more."""
        own = [one for one in self.roots if one.rule == self.rule]
        return own or [one for one in self.others if one.rule == self.rule and _points_to_itself(one)]

    @property
    def companions(self) -> frozenset[str]:
        """What else is accused as a cause of its own; what is only noted, as readings differ on it, accuses nobody."""
        causes = {event_of(one) for one in (self._mine if self.standing else self._mine[:1])}
        loose = [one for one in self.others if one.root is None or one.root.event not in causes]
        return frozenset(one.rule for one in (*self.roots, *loose) if one.outcome is Outcome.FAIL) - {self.rule}

    @property
    def noted(self) -> frozenset[str]:
        """What else is noted, and accuses nobody."""
        return frozenset(one.rule for one in self.roots) - self.companions - {self.rule}

    @property
    def cents_agree(self) -> bool | None:
        """Whether the finding tells the money that the edit made; None where either tells none."""
        made, found = self.applied.made_cents, self.found
        if not made or found is None or found.overpaid_cents is None:
            return None
        return found.overpaid_cents == made

    @property
    def grade(self) -> Grade:
        """What became of it."""
        if self.found is None:
            return Grade.ELSEWHERE if self.roots else Grade.MISSED
        often = not self.standing and len(self._mine) > 1
        if self.companions - self.also or often:
            return Grade.COMPANIONS
        return Grade.CENTS_DIFFER if self.cents_agree is False else Grade.PROVED

    @property
    def rank(self) -> tuple[int, int, int]:
        """What puts the better trial first."""
        return self.grade, len(self.companions), len(self.noted)


def try_fault(rule: str, play: Play, applied: AppliedFault, also: frozenset[str], *, whole: bool = False) -> Trial:
    """Judge a fault that was made in lawful play: the rounds about it, or the ``whole`` log."""
    found = (
        judge_rows(applied.rows, play.filings, play.chapter, play.lines).findings if whole else play.brought(applied)
    )
    new = [one for one in found if not _is_known(one, play) and not _is_noise(one, play, rule)]
    roots = tuple(first_of(found, new))
    return Trial(rule, play, applied, roots, tuple(one for one in new if one not in roots), also)


def first_of(findings: Sequence[Finding], new: Sequence[Finding]) -> Iterator[Finding]:
    """Those of the ``new`` findings that follow from no other: what they may point to is nothing else that is found."""
    found = {event_of(one) for one in findings}
    causes = {event_of(one) for one in findings if one.root != one.where}
    for one in new:
        if one.root is None or one.root.event not in (causes if one.root == one.where else found):
            yield one


def try_conditions(rule: str, lawful: Play, otherwise: Play, also: frozenset[str]) -> Trial:
    """Compare play with lawful play under other conditions of all rounds, as another day or another filing."""
    new = [one for one in otherwise.report.findings if not _is_noise(one, lawful, rule)]
    roots = tuple(first_of(otherwise.report.findings, new))
    others = tuple(one for one in new if one not in roots)
    return Trial(rule, otherwise, AppliedFault(otherwise.scene, RowEdits(), 0), roots, others, also, standing=True)


def _points_to_itself(finding: Finding) -> bool:
    """Whether the cause of a finding is the act that it tells, under another rule."""
    return finding.root is not None and finding.root.event == event_of(finding)


def _is_known(finding: Finding, play: Play) -> bool:
    """Whether it is found in the play as it is."""
    return (finding.rule, event_of(finding)) in play.noted


def _is_noise(finding: Finding, play: Play, rule: str) -> bool:
    """Whether it is noted under an open reading as in lawful play too."""
    return finding.outcome is Outcome.REVIEW and finding.rule in play.open and finding.rule != rule


def undeclared(trial: Trial) -> bool | None:
    """Whether the rule is not checkable, and nobody accused, where what the fault lacks is not always recorded.

    None where nothing was taken away that the log declares.
    """
    lost = trial.applied.lost
    sayings = (row for row in trial.applied.rows if row["kind"] == "records" and row.get("by") == "always")
    declared = {str(row.get("what")) for row in sayings}
    kinds = {one for what in lost & declared for one in declared if one == what or one.startswith(f"{what}.")}
    if not kinds:
        return None
    rows = [
        {**row, "by": "sometimes"} if row["kind"] == "records" and row.get("what") in kinds else row
        for row in trial.play.until(trial.applied)
    ]
    report = judge_rows(rows, trial.play.filings, trial.play.chapter)
    of_rule = [one for one in report.findings if one.rule == trial.rule and not _is_known(one, trial.play)]
    accused = any(first_of(report.findings, of_rule))
    return not accused and report.tally(trial.rule, trial.play.chapter).not_checkable > 0
