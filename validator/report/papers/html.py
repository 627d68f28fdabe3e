"""Papers and reports as one HTML file: nothing from outside, words never become markup, no script is needed to read."""

import base64
import hashlib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from jinja2 import BaseLoader, Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from validator.report.page import shown
from validator.report.papers.paper import Drawing, Heading, Lines, Paper, PaperTable, Signature

HERE = "validator.report.papers"


def html_of(paper: Paper) -> str:
    """The paper as HTML."""
    return rendered("paper.html", ("paper.css",), paper=paper)


def rendered(template: str, styles: Sequence[str], script: str = "", **given: Any) -> str:
    """A template of this folder as HTML, with styles and a script written into it, and a policy that allows no more.

    What is given is escaped wherever the template writes it.
    """
    css, js = "".join(map(_text, styles)), _text(script) if script else ""
    policy = f"default-src 'none'; style-src '{_hash(css)}'; base-uri 'none'; form-action 'none'"
    if js:
        policy += f"; script-src '{_hash(js)}'"
    return markup(template, css=Markup(css), script=Markup(js), policy=policy, kind=block_kind, **given)


def markup(template: str, **given: Any) -> str:
    """A template of this folder with what is given, which is escaped wherever the template writes it."""
    return _templates().get_template(template).render(**given)


def block_kind(block: object) -> str:
    """The name of a block's form."""
    return next(form.__name__ for form in (Heading, Lines, PaperTable, Drawing, Signature) if isinstance(block, form))


@cache
def _templates() -> Environment:
    return environment(PackageLoader(HERE, "."))


def environment(loader: BaseLoader) -> Environment:
    """What fills in templates: all words are escaped, what hides in them is shown, and nothing may be missing."""
    return Environment(
        loader=loader,
        autoescape=True,
        undefined=StrictUndefined,
        finalize=_with_codes,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def _with_codes(value: object) -> object:
    """What a template writes of words, with what hides in them as its code; lines stay lines."""
    return "\n".join(map(shown, value.split("\n"))) if type(value) is str else value


@cache
def _text(name: str) -> str:
    return (files(HERE) / name).read_text(encoding="utf-8")


def _hash(content: str) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(content.encode()).digest()).decode()
