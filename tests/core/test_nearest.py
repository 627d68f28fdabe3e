"""The nearest word is that of difflib, whatever the words."""

from difflib import get_close_matches

from hypothesis import given, settings, strategies as st

from validator.core.nearest import nearest
from validator.log.read.encode import SOURCE_KINDS

KINDS = tuple(sorted(SOURCE_KINDS))
WORDS = st.text("abcde-", max_size=8)


@settings(max_examples=300)
@given(WORDS, st.lists(WORDS, max_size=12).map(tuple))
def test_it_is_what_difflib_finds(word: str, known: tuple[str, ...]) -> None:
    assert nearest(word, known) == next(iter(get_close_matches(word, known, 1, 0.6)), "")


@settings(max_examples=100)
@given(st.sampled_from(KINDS), st.integers(0, 20), st.text("abcdefgo-é1", max_size=6))
def test_of_kinds_of_events_too(kind: str, place: int, more: str) -> None:
    word = kind[:place] + more + kind[place + 1 :]
    assert nearest(word, KINDS) == next(iter(get_close_matches(word, KINDS, 1, 0.6)), "")
