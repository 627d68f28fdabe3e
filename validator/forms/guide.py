"""What a form says of itself: how it is filled in, and from when to when its chapter is in force."""

from collections.abc import Sequence

from validator.forms.layout import SubmissionForm
from validator.forms.wording import GUIDE
from validator.law.in_force import load_in_force


def title_words(form: SubmissionForm) -> str:
    """The title of a form."""
    return f"Rules Submission: {form.title}, 58 Pa. Code Chapter {form.chapter}"


def guide_words(form: SubmissionForm) -> Sequence[str]:
    """How a form is filled in, a paragraph each."""
    history = f"{load_in_force(form.chapter).history}."
    return history, *GUIDE, f"Form {form.chapter}, version {form.version}."
