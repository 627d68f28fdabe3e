"""Whether a filing takes effect on a day on which its chapter is in force: asked in every chapter.

A chapter that sets itself no end and of which no end is known asks only of its first day.
"""

from datetime import date

from validator.core.rule import DAY, ENDED, EXPIRES, IN_FORCE_FROM
from validator.core.rule_definitions import FilingCheck


def before(day: date, first: date) -> bool:
    """A filing takes effect under a chapter not before the chapter itself does.

    Fails:
        >>> before(date(2010, 3, 19), date(2010, 3, 20))
        True
    Clean:
        >>> before(date(2010, 3, 20), date(2010, 3, 20))
        False
    """
    return day < first


def between(day: date, expires: date | None, ended: date | None) -> bool:
    """A chapter that has expired by its own words, and that nothing else has ended yet, may hold still or not.

    Fails:
        >>> between(date(2012, 3, 20), date(2012, 3, 20), date(2012, 5, 19))
        True
        >>> between(date(2012, 3, 20), date(2012, 3, 20), None)
        True
    Clean:
        >>> between(date(2012, 3, 19), date(2012, 3, 20), date(2012, 5, 19))
        False
        >>> between(date(2012, 5, 19), date(2012, 3, 20), date(2012, 5, 19))
        False
    """
    return expires is not None and day >= expires and (ended is None or day < ended)


def after(day: date, ended: date | None) -> bool:
    """A filing does not take effect under a chapter that has been rescinded.

    Fails:
        >>> after(date(2012, 5, 19), date(2012, 5, 19))
        True
    Clean:
        >>> after(date(2012, 5, 18), date(2012, 5, 19))
        False
    """
    return ended is not None and day >= ended


filed_before_chapter_in_force = FilingCheck(
    title="Filed before the chapter was in force",
    reads=(DAY,),
    facts=(IN_FORCE_FROM,),
    expected="{first} or later",
    observed="{day}",
    message="the law of {day} judges this filing, and that is before the chapter: {standing}",
    fails={"head.dated": "2010-03-05", "head.effective": "2010-03-19"},
    check=before,
)

filed_after_chapter_expired = FilingCheck(
    title="Filed when the chapter may have expired",
    reads=(DAY,),
    facts=(EXPIRES, ENDED),
    expected="before {expires}",
    observed="{day}",
    message="the law of {day} judges this filing, and whether the chapter still held then is open: {standing}",
    fails=({"head.effective": "2012-03-20"}, {"head.effective": "2016-03-01"}),
    check=between,
)

filed_after_chapter_ended = FilingCheck(
    title="Filed after the chapter had ended",
    reads=(DAY,),
    facts=(ENDED,),
    expected="before {ended}",
    observed="{day}",
    message="the law of {day} judges this filing, and the chapter no longer held then: {standing}",
    fails={"head.effective": "2016-09-01"},
    check=after,
)
