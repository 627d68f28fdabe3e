"""A value of any shape as fields: one line for each scalar, whatever class holds it."""

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum


def in_fields(name: str, value: object) -> Iterator[tuple[str, str]]:
    """Names and texts of all scalars in ``value``: of mappings the keys in order and each value by key, of objects by field, of lists by place.

    A list of plain words or numbers is one field. Private fields are no matter of what is loaded.
    """
    if is_dataclass(value) and not isinstance(value, type) and type(value).__str__ is object.__str__:
        for one in fields(value):
            if not one.name.startswith("_"):
                yield from in_fields(f"{name}.{one.name}" if name else one.name, getattr(value, one.name))
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


def text_of(value: object) -> str:
    """A scalar in words."""
    if value is None:
        return "(none)"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value.value) if isinstance(value, Enum) else str(value)


def _plain(value: object) -> bool:
    return not isinstance(value, Mapping | tuple | list | set | frozenset) and not is_dataclass(value)
