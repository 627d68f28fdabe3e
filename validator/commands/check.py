"""``floorperson check``: filings against the law."""

from pathlib import Path
from typing import Annotated

import typer

from validator.commands.options import (
    AllOption,
    AmendOption,
    AsOfOption,
    BaselineOption,
    ConfigOption,
    ExcludeOption,
    FailOnOption,
    IgnoreOption,
    NoConfigOption,
    OutputOption,
    ReportFormatOption,
    SelectOption,
    SortOption,
    StatisticsOption,
    UpdateBaselineOption,
    VerboseOption,
    amendments_in,
)
from validator.core.imports import imports_that_last


def check(
    filings: Annotated[
        list[Path],
        typer.Argument(
            metavar="FILING...",
            help="Filings, or folders of filings, as submissions/633a-shoe.yaml; - for standard input.",
        ),
    ],
    form: ReportFormatOption = None,
    output: OutputOption = None,
    as_of: AsOfOption = None,
    amend: AmendOption = None,
    select: SelectOption = None,
    ignore: IgnoreOption = None,
    exclude: ExcludeOption = None,
    fail_on: FailOnOption = None,
    sort: SortOption = None,
    every: AllOption = False,
    statistics: StatisticsOption = False,
    baseline: BaselineOption = None,
    update_baseline: UpdateBaselineOption = False,
    config: ConfigOption = None,
    no_config: NoConfigOption = False,
    verbose: VerboseOption = False,
) -> int:
    """Check filings (Rules Submissions in YAML, or forms) against the law, each finding with the words it rests on."""
    with imports_that_last():
        from validator.commands.filings import FilingsAsked, filings_to_judge
        from validator.commands.reporting import ReportOptions

    amendments = amendments_in(amend)
    options = ReportOptions(
        form, output, select or (), ignore or (), exclude or (), fail_on, sort, every, statistics, baseline,
        update_baseline, config, no_config, verbose,
    )  # fmt: skip
    asked = filings_to_judge(FilingsAsked(filings, as_of, amendments), options)
    judged = asked.judge_chosen()
    failed = asked.plan.report(lambda terms: asked.judgment(judged, terms), asked.excluded)
    return judged.exit(failed=failed)
