"""A value of any shape as fields: one line for each scalar, whatever class holds it."""

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any


def in_fields(name: str, value: object) -> Iterator[tuple[str, str]]:
    """Names and texts of all scalars in ``value``: of mappings the keys in order and each value by key, of objects by field, of lists by place.

    A list of plain words or numbers is one field. Private fields are no matter of what is loaded.
    """
    if _has_fields(value) and type(value).__str__ is not object.__str__:
        yield name, text_of(value)
    elif _has_fields(value):
        for one in _names_of(value):
            if not one.startswith("_"):
                yield from in_fields(f"{name}.{one}" if name else one, getattr(value, one))
    elif isinstance(value, Mapping):
        if name:
            yield name, "; ".join(map(str, value))
        for key, inner in value.items():
            yield from in_fields(f"{name}.{key}" if name else str(key), inner)
    elif isinstance(value, frozenset | set):
        yield name, "; ".join(sorted(text_of(one) for one in value))
    elif isinstance(value, tuple | list):
        if all(_plain(one) for one in value):
            yield name, "; ".join(text_of(one) for one in value)
        else:
            for place, inner in enumerate(value, 1):
                yield from in_fields(f"{name}.{place:03}", inner)
    else:
        yield name, text_of(value)


def _has_fields(value: object) -> bool:
    return not isinstance(value, type) and (is_dataclass(value) or hasattr(value, "_fields"))


def _names_of(value: Any) -> tuple[str, ...]:
    return tuple(one.name for one in fields(value)) if is_dataclass(value) else value._fields


def text_of(value: object) -> str:
    """A scalar in words."""
    if value is None:
        return "(none)"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value.value) if isinstance(value, Enum) else str(value)


def _plain(value: object) -> bool:
    return not isinstance(value, Mapping | tuple | list | set | frozenset) and not _has_fields(value)
