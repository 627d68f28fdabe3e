"""The words of a form: what is asked, by which paragraphs, what may stand there; and a value as a person writes it."""

from collections.abc import Sequence
from typing import Final

from validator.filing.fields import Field
from validator.filing.variants import FieldChoice
from validator.report.form_text import in_law, paragraphs
from validator.report.words import cited
from validator.submission.convert import XType
from validator.submission.dialect import Shape
from validator.submission.filing import Scalar

_FORMS: Final[dict[XType, str]] = {
    "money": "dollars, such as 5000 or 12.50",
    "odds": "odds, such as 3 to 2",
    "payout": "odds, such as 3 to 2, or a share, such as 100% of meter",
    "date": "a day: year-month-day, such as 2026-11-21",
    "paragraph": "a paragraph, such as 633a.7(g)",
    "percent": "a percentage, such as 5% or 0.5%",
}
HEADS: Final = ("Question", "Law", "Answer", "What may stand there", "Remarks", "Key")
"""The heads of the columns."""
GUIDE: Final = (
    "Answer what is so at your tables, and leave empty what is not: whatever is not answered is not stated, and is not "
    "checked.",
    "Where an answer is one of a few, the list offers those that the law allows. Another may be typed: what it breaks "
    "stands beside it, and is told when the form is checked.",
    "Write odds as 3 to 2, a percentage as 5%, a day as 2026-11-21. Remarks are kept with the answer. What stands "
    "anywhere else is told, and not read.",
    "The status is unfinished until all is answered; then change it to draft or submitted.",
    "To check it: floorperson check FORM. As a filing in YAML: floorperson import filing FORM -o FILING.yaml.",
)
"""How a form is filled in."""
EVEN_MONEY: Final = "1 to 1"
"""The odds that people call even money."""
_TRUTH: Final = {True: "Yes", False: "No"}


def choice_words(value: Scalar) -> str:
    """A value to choose as a form shows it: ``Yes``, ``dealer side``."""
    if isinstance(value, bool):
        return _TRUTH[value]
    return str(value) if isinstance(value, int) or " " in value else value.replace("-", " ")


def question(one: Field, kind: str) -> str:
    """What is asked, from the schema's own description."""
    told = one.shape.description.rstrip(".") + "."
    if kind == "offer":
        return f"Is this offered? {told}"
    if kind == "list" and not one.fields:
        return f"{told} One to a row beneath, or here with commas between; none, if there are none."
    if one.shape.types == ("boolean",):
        return f"Yes or No: {told[:1].lower()}{told[1:]}"
    return told


def law_words(one: Field) -> str:
    """The paragraphs by which an answer is judged, and the law's number where it has one."""
    return " ".join(part for part in (paragraphs(one), in_law(one)) if part)


def may_stand(one: Field, kind: str, choices: Sequence[FieldChoice]) -> str:
    """What may stand in the answer, the lawful values first, the others with the paragraphs that they break."""
    if kind == "block" or (kind == "list" and one.fields):
        return ""
    if kind == "offer":
        return "Yes or No"
    if choices:
        return "; ".join(_apart(choices))
    return free_words(one.items or one.shape)


def _apart(choices: Sequence[FieldChoice]) -> list[str]:
    held: dict[str, list[str]] = {"": []}
    for choice in choices:
        under = f"against {', '.join(map(cited, choice.against))}: " if choice.against else ""
        held.setdefault(under, []).append(choice_words(choice.value))
    return [under + ", ".join(words) for under, words in held.items() if words]


def free_words(shape: Shape) -> str:
    """What an answer is that is not one of a few values: ``a whole number, at least 1``."""
    if shape.x_type is not None:
        return _FORMS[shape.x_type]
    if "integer" in shape.types and "string" not in shape.types:
        bounds = [f"at {name} {shape.bounds[key]}" for name, key in (("least", "minimum"), ("most", "maximum"))
                  if shape.bounds.get(key)]  # fmt: skip
        return ", ".join(["a whole number", *bounds])
    if shape.pattern is not None:
        return f"such as {shape.examples[0]}" if shape.examples else "a number"
    return "words"
