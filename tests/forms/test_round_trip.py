"""A filing put into a form and read back says the same, each sample filing in Excel and in Word."""

from pathlib import Path

import pytest

from validator.core.data import data_folder
from validator.filing.check import judge_filing
from validator.forms.document import write_document
from validator.forms.filled import filled_from
from validator.forms.layout import submission_form
from validator.forms.opening import form_source
from validator.forms.workbook import write_workbook
from validator.report.template_text import plain_value
from validator.submission.filing import Filing
from validator.submission.form_source import FormSource
from validator.submission.read import read_submission

SAMPLES = sorted([*data_folder("submissions").glob("*.yaml"), *data_folder("submissions").glob("unsound/*.yaml")])
WRITERS = {".xlsx": write_workbook, ".docx": write_document}


def filing_of(source: Path | str | FormSource) -> tuple[Filing, str]:
    read = read_submission(source, "sample")
    assert read.filing is not None
    assert not read.faults
    return read.filing, read.chapter


def through_form(source: Path | str, form: Path) -> FormSource:
    filing, chapter = filing_of(source)
    filled = filled_from(filing, chapter)
    WRITERS[form.suffix](submission_form(chapter, filled.items), filled, form)
    return form_source(form)


@pytest.mark.parametrize("ending", WRITERS)
@pytest.mark.parametrize("sample", SAMPLES, ids=lambda path: path.stem)
def test_the_form_of_a_filing_says_what_the_filing_says(sample: Path, ending: str, tmp_path: Path) -> None:
    back = through_form(sample, tmp_path / f"form{ending}")
    own, again = filing_of(sample)[0], filing_of(back)[0]
    assert repr(sorted_keys(plain_value(again, ""))) == repr(sorted_keys(plain_value(own, "")))


@pytest.mark.parametrize("sample", SAMPLES[::4], ids=lambda path: path.stem)
def test_what_a_form_writes_comes_back_byte_for_byte_remarks_among_it(sample: Path, tmp_path: Path) -> None:
    once = through_form(sample, tmp_path / "once.xlsx")
    twice = through_form(once.text, tmp_path / "twice.docx")
    assert twice.text == once.text
    lines = sample.read_text("utf-8").splitlines()
    behind = [line for line in lines if " # " in line and not line.startswith(("#", "chapter:"))]
    assert once.text.count(" # ") == len(behind)


@pytest.mark.parametrize("sample", SAMPLES[::5], ids=lambda path: path.stem)
def test_the_form_is_judged_as_the_filing_is(sample: Path, tmp_path: Path) -> None:
    own = judge_filing(sample)
    again = judge_filing(through_form(sample, tmp_path / "form.xlsx"), name="form.xlsx")
    assert [(one.rule, one.message) for one in again.findings] == [(one.rule, one.message) for one in own.findings]
    assert again.tallies == own.tallies
    assert all(str(one.where).startswith("form.xlsx, sheet ") for one in again.findings)


def sorted_keys(value: object) -> object:
    """The same content whatever the order of keys; true and 1 are two."""
    if isinstance(value, dict):
        return [(key, sorted_keys(value[key])) for key in sorted(value)]
    return [sorted_keys(item) for item in value] if isinstance(value, list) else value
