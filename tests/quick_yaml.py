"""Reads the YAML of the tests' own cases with libyaml, by the rules of YAML 1.2 as the program reads it.

Tens of thousands of lines of cases are read before the first test runs; pure Python takes twenty times as long.
tests/submission/test_quick_yaml.py holds the result against ruamel.yaml's for every file of cases.
"""

import re
from collections.abc import Mapping
from io import StringIO
from pathlib import Path
from typing import Any

import yaml
from ruamel.yaml import YAML

BadYaml = yaml.YAMLError
"""What ``load`` raises for a text that is no YAML."""


class _Loader(yaml.CSafeLoader):  # type: ignore[misc]  # PyYAML has no types
    """The bare words of YAML 1.2: ``no`` and ``3:2`` are text."""

    yaml_implicit_resolvers: dict[str, list[tuple[str, re.Pattern[str]]]] = {}


for tag, pattern, firsts in (
    ("bool", r"true|True|TRUE|false|False|FALSE", "tTfF"),
    ("int", r"[-+]?[0-9]+", "-+0123456789"),
    ("float", r"[-+]?(?:[0-9]+\.[0-9]*|\.[0-9]+)(?:[eE][-+]?[0-9]+)?|[-+]?[0-9]+[eE][-+]?[0-9]+", "-+0123456789."),
    ("null", r"~|null|Null|NULL|", "~nN\0"),
    ("timestamp", r"\d{4}-\d\d-\d\d", "0123456789"),
):
    _Loader.add_implicit_resolver(f"tag:yaml.org,2002:{tag}", re.compile(rf"(?:{pattern})\Z"), [*firsts, ""])


def _integer(loader: _Loader, node: yaml.ScalarNode) -> int:
    return int(node.value)


_Loader.add_constructor("tag:yaml.org,2002:int", _integer)


def load(text: str | Path) -> Any:
    """What a file, or a text, of cases says."""
    return yaml.load(text.read_text(encoding="utf-8") if isinstance(text, Path) else text, Loader=_Loader)


_written: dict[tuple[str, str], str] = {}


def filing_of(tree: Mapping[str, Any]) -> str:
    """A filing as text; a block that was written before is not written again."""
    text = []
    for key, value in tree.items():
        shown = key, repr(value)
        if shown not in _written:
            out = StringIO()
            writer = YAML(typ="safe", pure=True)
            writer.default_flow_style = False
            writer.representer.ignore_aliases = lambda *_: True
            writer.dump({key: value}, out)
            _written[shown] = out.getvalue()
        text.append(_written[shown])
    return "".join(text)
