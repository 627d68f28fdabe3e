"""Writes the pages: words of files are escaped wherever a template writes them, and what hides in them is shown."""

from functools import cache
from typing import Any
from urllib.parse import quote

from jinja2 import ChoiceLoader, Environment, PackageLoader

from validator.core.citation import Citation
from validator.core.money import format_cents
from validator.report.papers.html import HERE, block_kind, environment
from validator.report.words import cited, count


def page(template: str, **given: Any) -> str:
    """A template of the workbench with what is given."""
    return _environment().get_template(template).render(**given)


def anchor(citation: str) -> str:
    """The name of a paragraph within the page of its chapter."""
    return "p-" + str(Citation.parse(citation)).replace(" ", "_")


def law_address(citation: str, as_of: object = "") -> str:
    """The address of a paragraph, as the law stood on a day."""
    day = f"?as_of={quote(str(as_of))}" if as_of else ""
    return f"/law/{quote(Citation.parse(citation).chapter)}{day}#{quote(anchor(citation), safe='()')}"


@cache
def _environment() -> Environment:
    made = environment(ChoiceLoader([PackageLoader("validator.web", "templates"), PackageLoader(HERE, ".")]))
    made.filters |= {"anchor": anchor, "cents": format_cents, "cited": cited, "law_address": law_address}
    made.globals |= {"count": count, "kind": block_kind}
    return made
