"""``python -m tests.everything.recorder OUT TEST…``: runs tests and keeps in OUT what they had judged, and how.

Many logs of the tests are made where they are tried, and no list holds them. So the three jobs are replaced, before
any test is read, by ones that also note what they were given. They judge interpreted, whatever a test asks for. Tests
that change the product (``monkeypatch``), choose at random or compare engines are left out.
"""

import pickle
import sys
from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path
from typing import Any

import pytest

import validator.filing.check
import validator.filing.facility
import validator.replay.filings
import validator.replay.run
from tests.everything.inputs import Input
from tests.everything.judged import Recorded, block, in_force, judge, of_check, of_replay
from tests.everything.lines import Block
from validator.core.engine.engines import Choice
from validator.filing.check import CheckReport
from validator.filing.facility import FacilityReport
from validator.law.versions import Amendments
from validator.replay.filings import Submission
from validator.replay.report import ReplayReport
from validator.submission.form_source import FormSource

ROOT = Path(__file__).parents[2]
OF_ENGINES = ("engines", "compiled")
"""Words in the names of tests that compare engines or compile."""


class Recorder:
    """Stands before the three jobs, and is told by pytest which test runs."""

    def __init__(self) -> None:
        self.found: dict[str, Recorded] = {}
        self._test = ""
        self._check, self._replay = validator.filing.check.judge_filing, validator.replay.logs.replay_logs
        self._together = validator.filing.facility.check_together

    def install(self) -> None:
        """Take the place of the jobs, for whoever imports them from now on."""
        validator.filing.check.judge_filing = self.judge_filing
        validator.replay.logs.replay_logs = self.replay_logs
        validator.replay.filings.load_filings = self.load_filings
        validator.filing.facility.check_together = self.check_together

    def judge_filing(
        self,
        source: Path | str | bytes | FormSource,
        as_of: date | None = None,
        name: str = "",
        amendments: Amendments = (),
    ) -> CheckReport:
        """The report on a filing; a note is kept of one in YAML, where no law besides that held was given."""
        report = self._check(source, as_of, name, amendments)
        if amendments or isinstance(source, FormSource):
            return report
        text = source.read_bytes() if isinstance(source, Path) else source
        try:
            text = text if isinstance(text, str) else text.decode("utf-8")
            text.encode("utf-8")
        except UnicodeError:
            return report
        self._keep(Input("check", (text,), (), as_of, self._test), lambda one: block(one, lambda _: of_check(report)))
        return report

    def load_filings(self, paths: Sequence[Path]) -> list[Submission]:
        """The filings, each text read but once."""
        return [in_force(Path(path).read_bytes().decode("utf-8"), Path(path).as_posix()) for path in paths]

    def replay_logs(
        self,
        logs: Sequence[Path],
        filings: Sequence[Submission],
        engine: Choice = "auto",
        as_of: date | None = None,
        progress: Callable[[int], None] | None = None,
        *more: Any,
        as_if_approved: bool = False,
        **named: Any,
    ) -> ReplayReport:
        """The report on logs; only of logs of JSON lines, under filings that judge and no further wish, a note is kept."""
        approved: dict[str, Any] = {"as_if_approved": as_if_approved, **named}
        report: ReplayReport = self._replay(logs, filings, "interpreted", as_of, progress, *more, **approved)
        judging = as_if_approved or not any(filing.is_draft for filing in filings)
        if judging and not (more or named) and all(Path(log).suffix == ".jsonl" for log in logs):
            texts = tuple(Path(log).read_bytes().decode("utf-8", "replace") for log in logs)
            filed = tuple("\n".join(filing.typed.filing.lines) + "\n" for filing in filings)
            one = Input("replay", filed, texts, as_of, self._test)
            self._keep(one, lambda one: block(one, lambda _: of_replay(report)))
        return report

    def check_together(self, reports: Sequence[CheckReport]) -> FacilityReport:
        """The report on filings of a facility; what a note says of them comes from their texts alone."""
        texts = tuple("\n".join(report.lines) + "\n" for report in reports)
        self._keep(Input("together", texts, hint=self._test), judge)
        return self._together(reports)

    def _keep(self, one: Input, judged: Callable[[Input], Block]) -> None:
        if one.name not in self.found:
            self.found[one.name] = Recorded(one, judged(one))

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        """Note which test runs."""
        self._test = nodeid

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave out tests whose verdicts are not the product's own, or not the same twice."""
        items[:] = [item for item in items if not _is_apart(item)]


def _is_apart(item: pytest.Item) -> bool:
    fixtures = getattr(item, "fixturenames", ())
    drawn = hasattr(getattr(item, "function", None), "hypothesis")
    return "monkeypatch" in fixtures or drawn or any(word in item.nodeid.lower() for word in OF_ENGINES)


def main(arguments: Sequence[str]) -> int:
    """Run the tests named behind the first argument and write what was recorded there; pytest's exit code."""
    recorder = Recorder()
    recorder.install()
    options = ("-q", "--tb=no", "--assert=plain", "--no-header", "--no-summary", "-p", "no:cacheprovider")
    code = pytest.main([*options, *arguments[1:]], plugins=[recorder])
    with Path(arguments[0]).open("wb") as out:
        pickle.dump(list(recorder.found.values()), out)
    return int(code)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
