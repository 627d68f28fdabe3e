"""``floorperson readings``: the doubts about the text, and how each is read."""

from typing import Annotated

import typer

from validator.commands.options import AmendLawOption, Exit, FormatOption, LawOfOption, Unusable, laws_asked
from validator.commands.told import paged


def readings(
    which: Annotated[
        str | None,
        typer.Argument(
            metavar="[CHAPTER|PARAGRAPH|READING]",
            help="What to show, as 633a, 633a.10(a) or blackjack-after-split; else all.",
        ),
    ] = None,
    form: FormatOption = "full",
    as_of: LawOfOption = None,
    amend: AmendLawOption = None,
) -> int:
    """Show the registered doubts: what the text leaves open, the possible readings, the one preferred and why."""
    import sys

    from validator.core.citation import BadCitation, Citation, NotOneParagraph
    from validator.law.chapters import HELD
    from validator.law.validity import other_days
    from validator.report.catalogue import shown_as_of

    laws = laws_asked(as_of, amend)
    found = [(laws.of(chapter), reading) for chapter in HELD for reading in laws.of(chapter).readings]
    if which is not None:
        by_id = [(law, reading) for law, reading in found if reading.id == which]
        try:
            place = None if by_id else Citation.parse(which)
        except NotOneParagraph as error:
            raise Unusable(str(error)) from error
        except BadCitation as error:
            for chapter in HELD:
                days = other_days(laws, chapter, lambda law: any(one.id == which for one in law.readings))
                if days is not None:
                    raise Unusable(f"{which} is registered {days} alone; {shown_as_of(days)}") from error
            raise Unusable(f"{which!r} is neither a chapter, a paragraph nor a reading") from error
        found = by_id or [
            (law, reading)
            for law, reading in found
            if place is not None and any(place.holds(Citation.parse(cite)) for cite in (reading.cite, *reading.also))
        ]
        if not found:
            raise Unusable(f"no doubt is registered about {which}")
    if form == "json":
        from validator.report.json_report import readings_document, write_json

        write_json(sys.stdout, readings_document(found, laws))
    else:
        from validator.report.readings_text import write_readings

        with paged() as page:
            write_readings(page, found, laws)
    return Exit.CLEAN
