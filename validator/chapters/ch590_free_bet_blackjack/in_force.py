"""Preamble: from when to when chapter 590 is in force, and whether its words may have been amended."""

from datetime import date

from validator.core.rule import DAY, EXPIRES, IN_FORCE_FROM
from validator.core.rule_definitions import filing_check


@filing_check(
    title="Filed when the text may have been amended",
    reads=(DAY,),
    facts=(IN_FORCE_FROM, EXPIRES),
    expected="the words published for {first}",
    observed="the law of {day}",
    fails={"head.effective": "2015-06-01"},
    message="the words held are those published for {first}; the Board kept the power to amend them, and no amendment"
    " up to {day} is known",
)
def filed_when_the_text_may_have_been_amended(day: date, first: date, expires: date) -> bool:
    """On the day on which the chapter takes effect its words are those published; until it expires they may change.

    Fails:
        >>> filed_when_the_text_may_have_been_amended(date(2015, 6, 1), date(2014, 1, 4), date(2016, 1, 4))
        True
    Clean:
        >>> filed_when_the_text_may_have_been_amended(date(2014, 1, 4), date(2014, 1, 4), date(2016, 1, 4))
        False
        >>> filed_when_the_text_may_have_been_amended(date(2016, 1, 4), date(2014, 1, 4), date(2016, 1, 4))
        False
    """
    return first < day < expires
