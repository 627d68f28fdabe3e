"""What a form says of itself: how it is filled in, and since when its chapter is in force."""

from collections.abc import Sequence
from typing import Final

from validator.forms.layout import SubmissionForm
from validator.forms.wording import HOW_TO_WRITE
from validator.law.in_force import load_in_force

MARK: Final = "floorperson-form"
"""What tells a form from any other workbook or document, where it is stored in it."""

HEADS: Final = ("Question", "Law", "Answer", "What may stand there", "Remarks", "Key")
"""The heads of the columns."""


def title_words(form: SubmissionForm) -> str:
    """The title of a form."""
    return f"Rules Submission: {form.title}, 58 Pa. Code Chapter {form.chapter}"


def guide_words(form: SubmissionForm) -> Sequence[str]:
    """How a form is filled in, a paragraph each."""
    return (
        load_in_force(form.chapter).history + ".",
        "Answer what is so at your tables, and leave empty what is not: whatever is not answered is not stated, and is "
        "not checked.",
        "Where an answer is one of a few, the list offers those that the law allows. Another may be typed: what it "
        "breaks stands beside it, and is told when the form is checked.",
        f"{HOW_TO_WRITE} Remarks are kept with the answer. What stands anywhere else is not read, and told.",
        "The status is unfinished until all is answered; then change it to draft or submitted.",
        f"Check it: floorperson check FORM. As a filing in YAML: floorperson import filing FORM -o FILING.yaml. "
        f"Form {form.chapter}, version {form.version}.",
    )
