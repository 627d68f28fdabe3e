"""What a filing does not state, as versioned JSON."""

from collections.abc import Iterable

from validator.filing.check import CheckReport
from validator.filing.missing_fields import MissingField
from validator.filing.variants import choices_of, ways_of
from validator.report import judged_model as model
from validator.report.form_text import allowed, in_law
from validator.report.formats.json import fault_model
from validator.report.words import PROGRAM


def unstated_document(
    report: CheckReport, found: Iterable[MissingField], left_out: int = 0, bearing: str = ""
) -> model.UnstatedDocument:
    """What a checked filing does not state; ``left_out`` rules were not asked, ``bearing`` as in Terms."""
    return model.UnstatedDocument(
        program=PROGRAM,
        file=report.file,
        chapter=report.chapter,
        as_of=report.as_of,
        provisional=report.provisional,
        bearing=bearing,
        left_out=left_out,
        faults=[fault_model(fault) for fault in report.faults],
        unstated=[_unstated(report.chapter, one) for one in found],
    )


def _unstated(chapter: str, one: MissingField) -> model.UnstatedField:
    choices = () if one.known is None else choices_of(one.known, ways_of(chapter)[0], chapter)
    return model.UnstatedField(
        path=one.path,
        line=one.line,
        description="" if one.known is None else one.known.shape.description,
        allowed="" if one.known is None else allowed(one.known, choices),
        values=[choice.value for choice in choices],
        law="" if one.known is None else in_law(one.known),
        paragraphs=[] if one.known is None else list(one.known.paragraphs),
        demanded_by=one.demanded,
        rules=one.rules,
    )
