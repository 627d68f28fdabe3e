"""Which tests are about a rule: ``pytest --rule insurance-over-half`` runs these alone."""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from inspect import getsource
from typing import Any

import pytest

RULE: list[str] = []
"""The rule that was asked for; empty where all tests run."""


def names(thing: Any, rule: str) -> bool:
    """Whether a case, or what a test is run on, names the rule: is it, bears its id, or holds what does."""
    if isinstance(thing, str):
        return thing == rule
    if getattr(thing, "id", None) == rule:
        return True
    if isinstance(thing, Mapping):
        return any(names(part, rule) for pair in thing.items() for part in pair)
    if isinstance(thing, list | tuple | set | frozenset):
        return any(names(part, rule) for part in thing)
    if is_dataclass(thing) and not isinstance(thing, type):
        return any(names(getattr(thing, one.name), rule) for one in fields(thing) if one.repr)
    return False


def is_about(item: pytest.Item, rule: str) -> bool:
    """Whether a test is: by what it is run on, where it is run on several things, else by its own text."""
    if not isinstance(item, pytest.Function):
        return False
    if getattr(item.function, "about_all", False):
        return item.callspec.params["group"] is not None
    if hasattr(item, "callspec") and any(names(value, rule) for value in item.callspec.params.values()):
        return True
    return f'"{rule}"' in getsource(item.function)
