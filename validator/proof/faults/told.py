"""The outcome of each rule's fault as data: for reports, and as a line of a results file that later runs read."""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

from validator.log.notation import Row
from validator.proof.faults.matrix import Proof
from validator.proof.faults.trial import Grade

Changed = tuple[Row | None, Row | None]
"""A row as it stood, None where it was put in; as it stands, None where it was taken out."""


@dataclass(frozen=True)
class FaultOutcome:
    """What became of the fault of a rule: a Proof without the rows in which it was made."""

    chapter: str
    rule: str
    grade: Grade
    reason: str
    trials: int
    most: int
    """How many trials were to be made at most."""
    asked: bool
    companions: tuple[str, ...] = ()
    found_as: tuple[str, ...] = ()
    play: str | None = None
    changed: tuple[Changed, ...] = ()
    made_cents: int | None = None
    cents_agree: bool | None = None
    unrecorded: bool | None = None
    lost: tuple[str, ...] = ()


def told_of(proof: Proof, most: int) -> FaultOutcome:
    """A proof as data, of so many trials at most."""
    best = proof.best
    return FaultOutcome(
        proof.chapter,
        proof.rule,
        proof.grade,
        proof.reason,
        proof.trials,
        most,
        proof.asked,
        tuple(sorted(best.companions)) if best else (),
        tuple(sorted({one.rule for one in best.roots})) if best else (),
        best.play.name if best else None,
        tuple((one.before, one.after) for one in best.applied.touched) if best else (),
        best.applied.made_cents if best else None,
        best.cents_agree if best else None,
        proof.unrecorded,
        tuple(sorted(proof.lost)),
    )


class ResultsFile:
    """A file of results, a line each: those of the same ``terms`` are not made again, so that a long run can break off.

    Of two lines about a rule the later holds.
    """

    def __init__(self, path: Path, terms: Mapping[str, object]) -> None:
        self._path = path
        self._terms = dict(terms)

    def kept(self, most: int) -> dict[tuple[str, str], FaultOutcome]:
        """What the file tells of the same terms, by chapter and rule; raises ValueError where it is no such file.

        What was not proved in fewer trials than ``most`` is tried again.
        """
        text = self._path.read_text(encoding="utf-8") if self._path.exists() else ""
        # A last line that breaks off is that of a run which was killed.
        whole = text[: text.rfind("\n") + 1]
        found = {(one.chapter, one.rule): one for one in _read(whole.splitlines(), self._terms)}
        if whole != text:
            self._path.write_text(whole, encoding="utf-8")
        return {key: one for key, one in found.items() if one.grade is Grade.PROVED or one.most >= most}

    def add(self, told: FaultOutcome) -> None:
        """Write one more."""
        row = {**self._terms, **asdict(told), "grade": told.grade.name}
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")


def results_in(paths: Iterable[Path]) -> list[FaultOutcome]:
    """What files of results tell, whatever their terms: of each rule the last."""
    lines = (line for path in paths for line in path.read_text(encoding="utf-8").splitlines())
    return [*{(one.chapter, one.rule): one for one in _read(lines, {})}.values()]


def _read(lines: Iterable[str], terms: Mapping[str, object]) -> Iterator[FaultOutcome]:
    for line in lines:
        row: dict[str, Any] = json.loads(line)
        if "grade" not in row or not terms.keys() <= row.keys():
            raise ValueError("a line of another form")
        if any(row.get(name) != value for name, value in terms.items()):
            continue
        said = {one.name: _tuples(row[one.name]) for one in fields(FaultOutcome)}
        yield FaultOutcome(**{**said, "grade": Grade[row["grade"]]})


def _tuples(value: Any) -> Any:
    return tuple(map(_tuples, value)) if isinstance(value, list) else value
