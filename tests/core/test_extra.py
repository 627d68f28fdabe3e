"""The command that installs the optional packages names those of the extra, everywhere the same."""

import tomllib
from pathlib import Path

from validator.core.optional_dependencies import INSTALL

ROOT = Path(__file__).parents[2]


def test_names_the_packages_of_the_extra() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extra = [one.partition(">=")[0] for one in project["project"]["optional-dependencies"]["fast"]]
    assert INSTALL.split()[-len(extra) :] == extra
    assert INSTALL.startswith("python -m pip install ")


def test_the_readme_says_the_same() -> None:
    assert f"`{INSTALL}`" in (ROOT / "README.md").read_text(encoding="utf-8")
