"""Where a finding lies: every finding of the job on filings in a filing, every one on rounds in a log."""

from validator.core.finding import FilingPlace, Finding, LogPlace


def in_filing(finding: Finding) -> FilingPlace:
    """The place of a finding in a filing."""
    assert isinstance(finding.where, FilingPlace)
    return finding.where


def in_log(finding: Finding) -> LogPlace:
    """The place of a finding in a log."""
    assert isinstance(finding.where, LogPlace)
    return finding.where
