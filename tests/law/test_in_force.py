"""From when to when each chapter is in force: by words that stand in its text, to the day."""

import re
from datetime import date, timedelta
from typing import Any

import pytest

from validator.core.packed import MalformedData
from validator.law.chapters import HELD
from validator.law.in_force import ChapterStatus, InForce, build_in_force, load_in_force, not_held
from validator.law.models import checked
from validator.law.readings import load_readings
from validator.law.text import UnknownParagraph, load_text, occurrences

DAY = timedelta(days=1)
every_chapter = pytest.mark.parametrize("chapter", HELD)

EXPECTED = {
    "535": ("2010-03-20", "2012-03-20", "2012-05-19", "621a"),
    "541": ("2010-03-20", "2012-03-20", "2012-05-19", "627a"),
    "543": ("2010-03-20", "2012-03-20", "2012-05-19", "629a"),
    "545": ("2010-03-20", "2012-03-20", "2012-05-19", "631a"),
    "551": ("2010-03-20", "2012-03-20", "2012-05-19", "635a"),
    "590": ("2014-01-04", "2016-01-04", "2016-08-27", "672a"),
    "633a": ("2012-05-19", None, None, ""),
    "672a": ("2016-08-27", None, None, ""),
    "685a": ("2020-11-21", None, None, ""),
}


@every_chapter
def test_the_days_of_the_nine_chapters(chapter: str) -> None:
    dates = load_in_force(chapter)
    found = (dates.since, dates.expires, dates.ended)
    assert tuple(None if day is None else str(day) for day in found) == EXPECTED[chapter][:3]
    assert dates.replaced_by == EXPECTED[chapter][3]
    assert set(EXPECTED) == set(HELD)


@every_chapter
def test_the_words_that_say_so_stand_in_the_text_once(chapter: str) -> None:
    dates, text = load_in_force(chapter), load_text(chapter)
    said = [(dates.cite, dates.quote)]
    if dates.expires is not None:
        said.append((dates.expires_cite, dates.expires_quote))
    for cite, quote in said:
        assert cite in text.notice
        assert len(occurrences(text.find(cite).words, quote)) == 1, cite


@every_chapter
def test_the_first_day_is_the_one_named_or_that_of_publication(chapter: str) -> None:
    dates, text = load_in_force(chapter), load_text(chapter)
    assert dates.since == text.held_from
    named = re.findall(r"effective (\w+ \d+, \d+)", dates.quote)
    if named:
        assert named == [f"{dates.since:%B} {dates.since.day}, {dates.since.year}"]
    else:
        assert "upon publication" in dates.quote


@every_chapter
def test_a_chapter_expires_as_many_years_after_publication_as_its_words_say(chapter: str) -> None:
    dates = load_in_force(chapter)
    years = re.search(r"(\d+) years after publication", dates.expires_quote)
    assert (years is not None) == (dates.expires is not None)
    if years is not None:
        assert dates.expires == dates.since.replace(year=dates.since.year + int(years[1]))


@every_chapter
def test_what_ends_it_from_outside_the_print_is_among_its_later_changes(chapter: str) -> None:
    dates, text = load_in_force(chapter), load_text(chapter)
    replaced = [change for change in text.later_changes if "replaced by Chapter" in change.what]
    assert [change.effective for change in replaced] == ([] if dates.ended is None else [dates.ended])
    for change in replaced:
        assert f"replaced by Chapter {dates.replaced_by} ({dates.replaced_by_title})" in change.what
        assert change.pa_bulletin in (dates.ended_by, None)


@every_chapter
def test_a_chapter_with_two_ends_has_its_doubt_registered(chapter: str) -> None:
    dates = load_in_force(chapter)
    found = [one for one in load_readings(chapter) if one.id == "between-expiry-and-rescission"]
    assert len(found) == (dates.expires is not None)
    for doubt in found:
        assert doubt.open
        assert doubt.cite == dates.expires_cite


@every_chapter
def test_how_it_stands_on_the_days_around_its_own(chapter: str) -> None:
    dates = load_in_force(chapter)
    assert dates.standing(dates.since - DAY) is ChapterStatus.NOT_YET
    assert dates.standing(dates.since) is ChapterStatus.IN_FORCE
    if dates.expires is None or dates.ended is None:
        assert dates.standing(date.max) is ChapterStatus.IN_FORCE
        assert dates.last_day is None
        return
    assert dates.last_day == dates.expires - DAY
    assert dates.standing(dates.expires - DAY) is ChapterStatus.IN_FORCE
    assert dates.standing(dates.expires) is dates.standing(dates.ended - DAY) is ChapterStatus.UNDECIDED
    assert dates.standing(dates.ended) is ChapterStatus.ENDED


def test_which_of_two_chapters_on_one_game_governs_a_day() -> None:
    earlier, later = load_in_force("590"), load_in_force("672a")
    assert later.replaces == "590"
    assert "on 2015-06-01 Chapter 590 (Free Bet Blackjack) governs" in later.in_words(date(2015, 6, 1))
    assert "whether Chapter 590 (Free Bet Blackjack) still governs on 2016-03-01 is open" in later.in_words(
        date(2016, 3, 1)
    )
    assert "nor is Chapter 590 (Free Bet Blackjack) in force on 2013-12-31" in later.in_words(date(2013, 12, 31))
    assert "which text governs 2016-03-01 is open" in earlier.in_words(date(2016, 3, 1))
    gone = earlier.in_words(date(2016, 8, 27))
    assert "rescinded on 2016-08-27 (46 Pa.B. 5540, a fact from outside the print)" in gone
    assert gone.endswith("and replaced by Chapter 672a (Free Bet Blackjack)")


def test_a_text_that_is_not_held_is_named_and_nothing_more() -> None:
    assert load_in_force("541").successor == "Chapter 627a (Minibaccarat), whose words are not held"
    assert load_in_force("590").successor == "Chapter 672a (Free Bet Blackjack)"
    assert "Chapter 627a (Minibaccarat) has replaced Chapter 541 (Minibaccarat) from 2012-05-19" in not_held("627a")
    assert not_held("541") == not_held("672a") == not_held("999") == ""
    with pytest.raises(UnknownParagraph):
        load_in_force("627a")


GOOD: dict[str, Any] = {
    "from": "2020-01-01",
    "by": "1 Pa.B. 1",
    "cite": "1 Order (2)",
    "quote": "effective January 1, 2020",
    "expires": {"on": "2022-01-01", "cite": "1 Order (3)", "quote": "expire 2 years after publication"},
    "rescinded": {"on": "2022-06-01", "by": "3 Pa.B. 1", "from_outside_the_print": True},
}


ABOUT: dict[str, Any] = {
    "id": "1",
    "title": "Toy",
    "game": "toy",
    "held_from": "2020-01-01",
    "text_held_until": None,
    "text_held_until_why": "no later change is known",
    "later_changes": [],
    "sections": {},
}


def read(block: dict[str, Any]) -> InForce:
    content: Any = checked("chapter.yaml", "1", ABOUT | {"in_force": block})
    return build_in_force(content)


def test_a_good_block_is_read() -> None:
    dates = read(GOOD)
    assert (dates.since, dates.expires, dates.ended) == (date(2020, 1, 1), date(2022, 1, 1), date(2022, 6, 1))
    assert dates.successor == ""
    without = read({name: GOOD[name] for name in ("from", "by", "cite", "quote")})
    assert (without.expires, without.ended, without.last_day) == (None, None, None)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"from": "soon"}, "'soon' is not a date"),
        ({"quote": None}, "in_force.quote: quote must be words"),
        ({"until": "2021-01-01"}, "in_force.until: until is none of from, by, cite, quote"),
        ({"expires": "2022-01-01"}, "in_force.expires: expires must be a mapping"),
        ({"expires": {"on": "2022-01-01", "cite": "1 Order (3)"}}, "in_force.expires: quote is missing"),
        ({"expires": {**GOOD["expires"], "on": "2019-01-01"}}, "do not run in order"),
        (
            {"rescinded": {**GOOD["rescinded"], "from_outside_the_print": False}},
            "from_outside_the_print False is none of True",
        ),
        ({"rescinded": {**GOOD["rescinded"], "on": "2021-06-01"}}, "rescinded before it expires"),
    ],
)
def test_a_bad_block_is_named_with_its_fault(changes: dict[str, object], message: str) -> None:
    with pytest.raises(MalformedData, match=message):
        read(GOOD | changes)


@pytest.mark.parametrize(
    ("words", "citation"),
    [
        ("541 Order (2)", "541 Order (2)"),
        ("541_Order_(2)", "541 Order (2)"),
        ("541 preamble order (2)", "541 Order (2)"),
        ("541 regulatory review", "541 Regulatory Review"),
        ("633a Source", "633a Source"),
    ],
)
def test_a_paragraph_of_the_notice_is_found(words: str, citation: str) -> None:
    text = load_text(citation.split()[0])
    assert text.find(words).citation == citation
    assert [part.citation for part in text.whole(words)] == [citation]
    assert text.parent(words) == citation.removesuffix(" (2)") if "(" in citation else text.chapter


def test_the_notice_is_no_part_of_the_chapter_and_its_order_holds_its_paragraphs() -> None:
    text = load_text("541")
    assert set(text.notice).isdisjoint(text.paragraphs)
    assert [part.citation for part in text.whole("541 Order")] == [
        "541 Order",
        *(f"541 Order ({number})" for number in range(1, 6)),
    ]
    with pytest.raises(UnknownParagraph, match="no note 541 Annex; what can be cited of them: 541 Effective Date"):
        text.find("541 Annex")
