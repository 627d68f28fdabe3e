"""One question put to many things: a test for each chapter (or file, or family), not one for each thing.

Thousands of tests that look at one line each cost more to collect than to run.
"""

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from tests.about import RULE, names

Test = Callable[..., None]


def for_all(things: Iterable[tuple[Any, ...]]) -> Callable[[Test], Test]:
    """Run the test on the members of each of ``things``: one test for all that begin with the same member.

    Where it fails it names every thing that fails, by its other members. With ``--rule`` it runs on what names that rule.
    """
    groups: dict[Any, list[tuple[Any, ...]]] = {}
    for thing in things:
        if all(names(thing, rule) for rule in RULE):
            groups.setdefault(thing[0], []).append(thing)

    def decorate(test: Test) -> Test:
        def put_to_all(group: Any) -> None:
            failed = []
            for thing in groups.get(group, ()):
                try:
                    test(*thing)
                except Exception as failure:
                    failed.append(f"{', '.join(map(named, thing[1:]))}: {type(failure).__name__}: {failure}")
            if failed:
                pytest.fail("\n".join([f"{len(failed)} of {len(groups[group])}", *failed]), pytrace=False)

        put_to_all.about_all = True  # type: ignore[attr-defined]  # for tests.about
        put_to_all.__name__, put_to_all.__module__, put_to_all.__doc__ = test.__name__, test.__module__, test.__doc__
        marked: Test = pytest.mark.parametrize("group", list(groups) or [None], ids=named)(put_to_all)
        return marked

    return decorate


def named(thing: Any) -> str:
    """What a failure calls it: its id, its name, or itself."""
    return str(getattr(thing, "id", None) or getattr(thing, "name", None) or thing)
