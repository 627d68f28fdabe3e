"""Checks what a file says, be it a filing in YAML or a form."""

from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from validator.core.files import named
from validator.forms.kinds import NO_TEXT, NoForm, is_no_text

if TYPE_CHECKING:
    from validator.filing.check import CheckReport
    from validator.law.versions import Amendments


def judge_file(path: Path, as_of: date | None = None, amendments: "Amendments" = ()) -> "CheckReport":
    """Check the filing, or the form, in a file; see judge_filing.

    Raises NoForm, a ValueError, for an Office file that is no form, and OSError for a file that cannot be opened.
    """
    from validator.filing.check import judge_filing

    if not is_no_text(path):
        return judge_filing(path, as_of, amendments=amendments)
    from validator.forms.opening import form_source

    return judge_filing(form_source(path), as_of, named(path), amendments)


def judge_text(text: bytes, name: str, as_of: date | None = None, amendments: "Amendments" = ()) -> "CheckReport":
    """Check the filing that a text says, which reports call by ``name``; see judge_filing.

    Raises NoForm for what begins as a form does: of a form its file is asked for.
    """
    from validator.filing.check import judge_filing

    if text.startswith(tuple(NO_TEXT)):
        raise NoForm(f"{name} holds no text, and a filing that is not in a file is YAML; save it and name the file")
    return judge_filing(text, as_of, name, amendments)
