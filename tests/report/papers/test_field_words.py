import re

import pytest

from validator.chapters.registry import PACKAGES
from validator.filing.fields import filing_fields, flat
from validator.report.papers.field_words import field_in_words

FILED = re.compile(r"\b[a-z]+(-[a-z]+){2,}\b")


@pytest.mark.parametrize("chapter", PACKAGES)
def test_a_field_is_told_whole_and_no_choice_as_it_is_filed(chapter: str) -> None:
    told = {one.path: field_in_words(chapter, one.path) for one in flat(filing_fields(chapter))}
    assert len(told) > 100
    for path, words in told.items():
        assert words.count("(") == words.count(")"), (path, words)
        assert not FILED.search(words), (path, words)
        assert not words.endswith((" or", ",", ":", "Who is")), (path, words)
