"""A filing changed in a few places: what the examples of a rule do to a sound one."""

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from validator.core.rule_definitions import FilingChange

_STEP = re.compile(r"[^.\[\]]+|\[[^\]]+\]")
_BARE = re.compile(r"[A-Za-z][A-Za-z0-9 ()/_.§–'-]*|[0-9][0-9.]*[ A-Za-z/%-][0-9A-Za-z ./%-]*")
_WORDS = frozenset(("true", "false", "yes", "no", "on", "off", "null"))


TextEdit = tuple[int, int, str]
"""What stands between two places of a text gives way to other words."""


def changed(source: str, change: FilingChange) -> str:
    """The YAML text of a filing with what ``change`` puts in and takes away, all else as it stands.

    Raises KeyError for a path that leads through something other than mappings and items of lists, or that is to be
    taken away and is not there.
    """
    edits = sorted((_edit(source, path, value) for path, value in change.items()), reverse=True)
    apart = all(end <= later for (_, end, _), (later, _, _) in zip(edits[1:], edits, strict=False))
    if apart and len({start for start, _, _ in edits}) == len(edits) and list(change.values()).count(None) <= 1:
        for start, end, words in edits:
            source = source[:start] + words + source[end:]
        return source
    for path, value in change.items():
        start, end, words = _edit(source, path, value)
        source = source[:start] + words + source[end:]
    return source


def _edit(source: str, path: str, value: object) -> TextEdit:
    node = _composed(source)
    steps = _STEP.findall(path)
    for number, step in enumerate(steps):
        last = number == len(steps) - 1
        if isinstance(node, MappingNode):
            found = next(((key, one) for key, one in node.value if key.value == step), None)
            if found is None:
                if value is None:
                    raise KeyError(f"{path} is not there")
                for inner in reversed(steps[number + 1 :]):
                    value = {inner: value}
                return _with_key(node, step, value)
            if last:
                return _without(source, node, step) if value is None else _with_value(*found, value)
            node = found[1]
        elif isinstance(node, SequenceNode) and step.startswith("["):
            if not step[1:-1].isdecimal():
                return _with_item(node, path, step[1:-1], value)
            place = int(step[1:-1])
            if place >= len(node.value):
                raise KeyError(f"{path}: the list has {len(node.value)} items")
            node = node.value[place]
            if last:
                return node.start_mark.index, _end(node), flow(value)
        else:
            break
    raise KeyError(f"{path} leads through {source[node.start_mark.index : _end(node)]}")


@lru_cache(maxsize=64)
def _composed(source: str) -> Node:
    node = YAML(typ="safe", pure=True).compose(source)
    if not isinstance(node, MappingNode):
        raise KeyError("the filing is no mapping")
    return node


def _end(node: Any) -> int:
    """Where the text of a node ends, comments and blank lines behind a block left aside."""
    if isinstance(node, ScalarNode) or node.flow_style or not node.value:
        return int(node.end_mark.index)
    last = node.value[-1]
    return _end(last[1] if isinstance(last, tuple) else last)


def _with_value(key: ScalarNode, node: Node, value: object) -> TextEdit:
    return key.end_mark.index, _end(node), f": {flow(value)}"


def _with_key(node: MappingNode, key: str, value: object) -> TextEdit:
    start = node.start_mark.index
    if node.flow_style:
        return start + 1, start + 1, f"{key}: {flow(value)}" + (", " if node.value else "")
    return start, start, f"{key}: {flow(value)}\n" + " " * node.start_mark.column


def _with_item(node: SequenceNode, path: str, word: str, value: object) -> TextEdit:
    words = [item.value for item in node.value]
    if value is None and word not in words:
        raise KeyError(f"{path} is not there")
    kept = [one for one in words if one != word] + ([word] if value is True else [])
    return node.start_mark.index, _end(node), flow(kept)


def _without(source: str, node: MappingNode, key: str) -> TextEdit:
    place = next(place for place, (name, _) in enumerate(node.value) if name.value == key)
    name, value = node.value[place]
    start, end = name.start_mark.index, _end(value)
    if len(node.value) == 1:
        return node.start_mark.index, _end(node), "{}" if node.start_mark.column else ""
    if not node.flow_style:
        line = source.find("\n", end)
        return start - name.start_mark.column, len(source) if line < 0 else line + 1, ""
    if place + 1 < len(node.value):
        return start, node.value[place + 1][0].start_mark.index, ""
    return _end(node.value[place - 1][1]), end, ""


def flow(value: object) -> str:
    """A value in YAML on one line: ``[a, b]``, ``{pays: 3 to 2}``."""
    match value:
        case bool():
            return "true" if value else "false"
        case int():
            return str(value)
        case str():
            bare = _BARE.fullmatch(value) and value == value.strip() and value.lower() not in _WORDS
            return value if bare else _quoted(value)
        case Mapping():
            return "{" + ", ".join(f"{flow(key)}: {flow(one)}" for key, one in value.items()) + "}"
        case list() | tuple():
            return "[" + ", ".join(map(flow, value)) + "]"
    raise TypeError(f"no filing says {value!r}")


def _quoted(value: str) -> str:
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
