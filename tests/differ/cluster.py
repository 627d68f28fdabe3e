"""Cases judged on a cluster, held against what one machine tells of them."""

from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

from tests.differ.cases import case_of, filing_of
from tests.differ.written import FORMS, is_columnar
from validator.core.shifts import parse_shifts
from validator.replay.filings import load_filings
from validator.replay.logs import replay_logs

SHIFTS = "day=06:00,swing=14:00,night=22:00"


def differences_on(spark: Any, seeds: Iterable[int], folder: Path) -> list[str]:
    """What differs between a cluster and one machine, in words; each case is a facility of one table."""
    from tests.test_spark import expected, rows, tallied
    from validator.spark import replay_paths

    named: list[tuple[str, str, str, str]] = []
    filings: dict[str, list[str | Path]] = {}
    alone: dict[str, Any] = {}
    for seed in seeds:
        case = case_of(seed)
        form = Random(seed).choice(("jsonl", "odd jsonl", "parquet" if is_columnar(case.rows) else "jsonl"))
        ending, write = FORMS[form]
        path, filing = folder / f"{seed}{ending}", folder / f"{seed}.yaml"
        filing.write_text(filing_of(seed), encoding="utf-8")
        write(path, case.rows, Random(seed))
        filings[str(seed)] = [filing]
        try:
            alone[str(path)] = replay_logs([path], load_filings([filing]), "interpreted", shifts=parse_shifts(SHIFTS))
        except ValueError:
            continue
        named.append((str(path), f"T{seed}", str(seed), "2015-01-01"))
    frame = spark.createDataFrame(named, ["path", "table", "facility", "gaming_day"])
    judged = replay_paths(spark, frame, filings, engine="interpreted", shifts=SHIFTS)
    found = rows(judged.findings)
    told = judged.tallies.collect()
    wrong = []
    for file, _, facility, _ in named:
        report = alone[file]
        here = [row for row in found if row["file"] == file]
        if here != expected(report):
            wrong.append(f"seed {facility}: {len(here)} findings on the cluster, {len(expected(report))} alone")
        if tallied(row for row in told if row.facility == facility) != tallied(report.tallies):
            wrong.append(f"seed {facility}: other tallies")
        if [fault for log, fault in judged.faults if log == file] != [fault for _, fault in report.faults]:
            wrong.append(f"seed {facility}: other faults")
    judged.unpersist()
    return wrong
