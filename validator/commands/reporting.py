"""The options that check and replay share: which rules and findings to report, the format and file, the exit code."""

import os
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Literal, NamedTuple

from validator.commands.chosen_format import choose_format
from validator.commands.configuration import Configuration, find_configuration, read_configuration
from validator.commands.options import FailOn, Input, Sorting, Unusable, grave
from validator.core.files import named, near, open_file, reason_of
from validator.report.formats import FORMATS, MOST_IN_HTML, Format, Manner

if TYPE_CHECKING:
    from validator.law.versions import Amendments
    from validator.report.arranging import ReportTerms
    from validator.report.catalogue import Selection
    from validator.report.judgment import Judgment


class ReportOptions(NamedTuple):
    """The options that check and replay share, as given on the command line; None or () for those not given."""

    form: str | None = None
    output: Path | None = None
    select: Sequence[str] = ()
    ignore: Sequence[str] = ()
    exclude: Sequence[str] = ()
    fail_on: FailOn | None = None
    sort: Sorting | None = None
    every: bool = False
    statistics: bool = False
    baseline: Path | None = None
    update_baseline: bool = False
    config: Path | None = None
    no_config: bool = False
    verbose: bool = False


def paper_options(
    output: Path | None = None,
    *,
    select: Sequence[str] | None = None,
    ignore: Sequence[str] | None = None,
    exclude: Sequence[str] | None = None,
    fail_on: FailOn | None = None,
    baseline: Path | None = None,
    config: Path | None = None,
    no_config: bool = False,
) -> ReportOptions:
    """The options of a command whose result is no report, a paper say: it has formats of its own."""
    return ReportOptions(
        "full",
        output,
        select or (),
        ignore or (),
        exclude or (),
        fail_on,
        baseline=baseline,
        config=config,
        no_config=no_config,
    )


class Plan(NamedTuple):
    """What is to be asked and how it is to be told, once the options and the configuration are put together."""

    configuration: Configuration
    form: Format
    output: Path | None
    manner: Manner
    selection: "Selection"
    exclude: tuple[str, ...]
    fail_on: FailOn
    sort: Sorting | None
    baseline: Path | None
    update_baseline: bool
    hides: frozenset[str]
    chosen_by: str

    def nothing_left(self, chapter: str, rules: Iterable[tuple[str, str]]) -> str:
        """That the rules chosen leave none of ``chapter``, and what to write; ``rules`` it has, by id and paragraph."""
        rule, cite = next(one for one in rules if one[1].startswith(f"{chapter}."))
        return (
            f"with {self.chosen_by} no rule of Chapter {chapter} is left, and nothing would be judged; name a rule or "
            f"a paragraph of it, as --select {rule} or --select '{cite}' (floorperson rules {chapter} lists them)"
        )

    def take(self, files: Sequence[Input]) -> "tuple[list[Input], tuple[str, ...]]":
        """The files that are not excluded, and the names of those that are; raises Unusable where none is left."""
        kept: list[Input] = []
        left_out: list[Input] = []
        for one in files:
            (left_out if self._excludes(one.path) else kept).append(one)
        if left_out and not kept:
            raise Unusable("every file that was named is excluded (--exclude); nothing was judged")
        self.spare([one.path for one in kept if not one.why])
        return kept, tuple(named(one.path) for one in left_out)

    def spare(self, paths: Sequence[Path]) -> None:
        """Raise Unusable where the report, or the baseline, would take the place of one of these files."""
        for written in filter(None, (self.output, self.baseline if self.update_baseline else None)):
            if written.exists() and any(path.exists() and written.samefile(path) for path in paths):
                raise Unusable(f"{named(written)} is one of the files to judge; write to another")
            if written.is_file() and _is_a_log(written):
                raise Unusable(f"{named(written)} is a round log, which no report is to replace; write to another file")

    def _excludes(self, path: Path) -> bool:
        if not (self.exclude or self.configuration.exclude):
            return False
        from validator.report.arranging import path_from
        from validator.report.suppression import is_called

        here, there = path_from(Path(), str(path)), path_from(self.configuration.root, str(path))
        return any(is_called(here, pattern) for pattern in self.exclude) or any(
            is_called(there, pattern) for pattern in self.configuration.exclude
        )

    def asked(self, excluded: tuple[str, ...]) -> "ReportTerms":
        """The terms on which findings are to be told; raises Unusable for a baseline that cannot be read."""
        from validator.report.arranging import ReportTerms

        known = {}
        if self.baseline is not None:
            from validator.report.baseline import BaselineUnusable, read_baseline

            try:
                known = read_baseline(self.baseline)
            except FileNotFoundError as error:
                if not self.update_baseline:
                    raise Unusable(
                        f"{named(self.baseline)}: no baseline is there; --update-baseline writes it"
                    ) from error
            except (BaselineUnusable, OSError) as error:
                raise Unusable(f"the baseline cannot be read: {error}") from error
        return ReportTerms(
            root=self.configuration.root,
            configuration="" if self.configuration.aside else self.configuration.file,
            suppressions=self.configuration.suppressions,
            baseline=named(self.baseline) if self.baseline is not None else "",
            known=known,
            excluded=excluded,
            bearing=self.configuration.in_words(excluded),
            hides=self.hides,
            sort=self.sort,
        )

    def report(self, arrange: "Callable[[ReportTerms], Judgment]", excluded: tuple[str, ...]) -> bool:
        """Write the report on what ``arrange`` puts on the terms asked for; whether something new in it fails."""
        asked = self.asked(excluded)
        judgment = arrange(asked)
        if self.update_baseline and self.baseline is not None:
            judgment = _updated(judgment, asked, self.baseline, arrange)
        _write(judgment, self)
        return self.fails(judgment)

    def fails(self, judgment: "Judgment") -> bool:
        """Whether something new fails that is grave enough, or a text of the law that judged is provisional.

        What is only for review does not count.
        """
        from validator.report.judgment import CheckedFilings, Standing, new_findings

        severities = grave(self.fail_on)
        if self.fail_on == "provisional" and judgment.is_provisional:
            return True
        if (
            "warning" in severities
            and isinstance(judgment, CheckedFilings)
            and any(one.standing is Standing.NEW for one in judgment.clashes)
        ):
            return True
        return any(one.outcome.value == "fail" and one.severity.value in severities for one in new_findings(judgment))


def _is_a_log(path: Path) -> bool:
    """Whether a file has the columns of a round log: reports and logs share endings."""
    with open_file(path) as file:
        first = file.readline(4096)
        file.seek(-min(path.stat().st_size, 65536), os.SEEK_END)
        last = file.read()
    match path.suffix.lower():
        case ".csv":
            return {b"seq", b"kind"} <= set(first.replace(b'"', b"").strip().split(b","))
        case ".parquet":
            return b"seq" in last and b"kind" in last and b"rule" not in last
        case _:
            return b'"seq"' in first and b'"kind"' in first


def make_plan(
    options: ReportOptions,
    kind: Literal["filing", "play"],
    amendments: "Amendments" = (),
    judged: Sequence[Path] = (),
) -> Plan:
    """Put options and the configuration found for the files ``judged`` together; raises Unusable, UnknownRule."""
    if options.no_config:
        if options.config is not None:
            raise Unusable("--config and --no-config exclude each other")
        configuration = Configuration()
    elif options.config is not None:
        configuration = read_configuration(options.config)
    else:
        configuration = find_configuration(Path.cwd(), judged)
    baseline = options.baseline or configuration.baseline
    baseline = near(baseline) if baseline is not None else None
    if options.update_baseline and baseline is None:
        raise Unusable("--update-baseline: say which file with --baseline")
    if options.update_baseline and options.baseline is None and baseline is not None:
        _within(baseline, configuration)
    form = choose_format(options.form, options.output, FORMATS, configuration.format or "full")
    if options.statistics and not form.counts:
        able = ", ".join(one.name for one in FORMATS.values() if one.counts)
        raise Unusable(f"--statistics is for the formats {able}; {form.name} tells every finding")
    return Plan(
        configuration=configuration,
        form=form,
        output=options.output,
        manner=Manner(verbose=options.verbose, every=options.every, statistics=options.statistics),
        selection=_selection(options, configuration, kind, amendments),
        exclude=tuple(options.exclude),
        fail_on=options.fail_on or configuration.fail_on or "info",
        sort=options.sort or configuration.sort,
        baseline=baseline,
        update_baseline=options.update_baseline,
        hides=_hidden_by(configuration, options),
        chosen_by=_chosen_by(configuration, options),
    )


def _chosen_by(configuration: Configuration, options: ReportOptions) -> str:
    """What chooses the rules, in words: options, or the options file where they say nothing."""
    words = [f"--select {word}" for word in options.select] + [f"--ignore {word}" for word in options.ignore]
    for name, given, said in (
        ("select", options.select, configuration.select),
        ("ignore", options.ignore, configuration.ignore),
    ):
        if said and not given:
            words.append(f"{name} = {', '.join(said)} of {configuration.file}")
    return " ".join(words)


def _hidden_by(configuration: Configuration, options: ReportOptions) -> frozenset[str]:
    """By what the configuration, and not the command line, keeps findings from being told or from counting."""
    select, ignore = configuration.select and not options.select, configuration.ignore and not options.ignore
    means = {
        "suppressed": configuration.suppressions,
        "known": configuration.baseline is not None and options.baseline is None,
        "rules left out": (select or ignore) and not (options.select or options.ignore),
    }
    return frozenset(word for word, by in means.items() if by)


def _within(baseline: Path, configuration: Configuration) -> None:
    """Raise Unusable where an options file would have the baseline written outside of its own folder."""
    if not baseline.resolve().is_relative_to(configuration.root.resolve()):
        raise Unusable(
            f"{configuration.file}: the baseline {named(baseline)} lies outside of its folder, where it has nothing "
            "written; name it with --baseline"
        )


def _selection(
    options: ReportOptions, configuration: Configuration, kind: Literal["filing", "play"], amendments: "Amendments"
) -> "Selection":
    """The rules asked for; options take the place of what the configuration says."""
    from validator.report.catalogue import UnknownRule, choose_rules, words_for

    select, ignore = list(options.select), list(options.ignore)
    try:
        if not select and configuration.select:
            select = list(words_for(configuration.select, kind, amendments))
            if not select:
                job = "check" if kind == "filing" else "replay"
                raise Unusable(f"{configuration.file}: select names nothing that {job} judges; --select names rules")
        if not ignore and configuration.ignore:
            ignore = list(words_for(configuration.ignore, kind, amendments))
    except UnknownRule as error:
        raise Unusable(f"{configuration.file}: {error}") from error
    try:
        return choose_rules(select, ignore, kind, amendments)
    except UnknownRule as error:
        raise Unusable(str(error)) from error


def _write(judgment: "Judgment", plan: Plan) -> None:
    """Write the report to standard output, or to a file that appears once it is whole; raises Unusable."""
    from validator.report.formats import FormatUnusable, write_file, write_to

    try:
        if plan.output is None:
            write_to(plan.form, judgment, sys.stdout, plan.manner)
            return
        from validator.log.writing import written_beside

        manner = plan.manner
        if plan.form.name == "html" and len(judgment.arranged) > MOST_IN_HTML:
            beside = plan.output.with_suffix(".findings.csv")
            if beside.is_file() and _is_a_log(beside):
                raise Unusable(f"{named(beside)} is a round log, which no report is to replace; write to another file")
            manner = manner._replace(beside=beside.name)
            with written_beside(beside, over=True) as part:
                write_file(FORMATS["csv"], judgment, part, manner)
        with written_beside(plan.output, over=True) as part:
            write_file(plan.form, judgment, part, manner)
    except FormatUnusable as error:
        raise Unusable(str(error)) from error
    except OSError as error:
        if plan.output is None:
            raise
        raise Unusable(f"{named(plan.output)}: the report cannot be written: {reason_of(error)}") from error


def _updated(
    judgment: "Judgment", asked: "ReportTerms", path: Path, arrange: "Callable[[ReportTerms], Judgment]"
) -> "Judgment":
    """Write what was found to the baseline, and tell it as known; raises Unusable."""
    from validator.log.writing import written_beside
    from validator.report.arranging import baseline_of
    from validator.report.baseline import baseline_text
    from validator.report.page import shown
    from validator.report.words import PROGRAM

    if judgment.interrupted:
        print(shown(f"floorperson: interrupted, so that {named(path)} stays as it is"), file=sys.stderr)
        return judgment
    known = baseline_of(judgment, asked)
    marks = {one.fingerprint: one for one in known}
    try:
        with written_beside(path, over=True) as part:
            part.write_text(baseline_text(PROGRAM, known), encoding="utf-8", newline="\n")
    except OSError as error:
        raise Unusable(f"{named(path)}: the baseline cannot be written: {reason_of(error)}") from error
    added, gone = len(marks.keys() - asked.known.keys()), len(asked.known.keys() - marks.keys())
    words = f"floorperson: baseline {named(path)}: {added:,} added, {gone:,} removed, {len(marks):,} known"
    print(shown(words), file=sys.stderr)
    return arrange(asked._replace(known=marks))
