"""The chapters whose law is held as data, and what each may except from the tests that are common to all.

A chapter is named here when its folder in ``rules_text`` stands. What is its own (a module ``own_<chapter>.py``) and the
spot checks of its words (modules ``test_text_<chapter>.py``, ``test_facts_<chapter>.py`` ...) lie beside this file.
"""

from collections.abc import Callable, Iterable
from typing import Any

from tests.law import own_535, own_541, own_543, own_545, own_551, own_590, own_633a, own_672a, own_685a
from tests.law.own import Own

CHAPTERS: dict[str, Own] = {
    "535": own_535.OWN,
    "541": own_541.OWN,
    "543": own_543.OWN,
    "545": own_545.OWN,
    "551": own_551.OWN,
    "590": own_590.OWN,
    "633a": own_633a.OWN,
    "672a": own_672a.OWN,
    "685a": own_685a.OWN,
}


def each(load: Callable[[str], Iterable[Any]]) -> list[tuple[str, Any]]:
    """Chapter and entry, for every entry that ``load`` gives of every chapter; "" where a chapter's data is damaged.

    So a damaged chapter fails in tests of its own and leaves the other chapters' tests standing.
    """
    found: list[tuple[str, Any]] = []
    for chapter in CHAPTERS:
        try:
            entries = list(load(chapter))
        except (OSError, ValueError, KeyError):
            entries = [""]
        found += [(chapter, entry) for entry in entries]
    return found
