"""What a source can show and what it never can, as text."""

from validator.log.importers import Importer
from validator.log.importers.survey import Survey
from validator.report.page import Page
from validator.report.words import count


def write_imported(page: Page, told: Page, survey: Survey, name: str, importer: Importer) -> None:
    """Write what an import gave: on ``page`` how much, on ``told`` (standard error) what has to be known of it."""
    page.line(f"  {count(survey.rounds, 'round')} of {count(len(survey.tables), 'table')}: {', '.join(survey.tables)}")
    if importer.warning:
        told.line(("warning", "yellow"), f": the importer {name}: {importer.warning}")
    for words in survey.doubts(importer.without):
        told.line(("warning", "yellow"), f": {words}")
