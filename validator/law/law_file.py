"""The data files of a chapter, in the form of their models; what is packed has passed its model already."""

from pathlib import Path
from typing import Any, Final

from validator.core import citation, finding, odds
from validator.core.data import data_folder
from validator.core.packed import ContentCheck, content_of, pack
from validator.law.chapters import HELD

FILES: Final = ("chapter.yaml", "facts.yaml", "duties.yaml", "readings.yaml")

AMENDMENTS: Final = "amendments"
"""The folder, among the data of a chapter, of the amendments made since its print."""

_CODE = (
    *(Path(str(module.__file__)) for module in (citation, finding, odds)),
    *(Path(__file__).with_name(name) for name in ("models.py", "quoting.py", "vocabulary.py")),
)
"""What the models are made of."""


def law_file(path: Path) -> Any:
    """What a data file of the chapter after which its folder is named says, or one that amends it, in a folder there.

    Raises MalformedData, and FileNotFoundError.
    """
    return content_of(path, _check(path))


def pack_all(folder: Path) -> None:
    """Write the packed forms of all law data and of all schemas of filings into a folder; raises MalformedData."""
    texts = data_folder("rules_text")
    amending = (path for chapter in HELD for path in sorted((texts / chapter / AMENDMENTS).glob("*.yaml")))
    for path in (*(texts / chapter / name for chapter in HELD for name in FILES), *amending):
        pack(path, folder, _check(path))
    schemas = (path for path in data_folder("schemas").glob("*.yaml") if path.stem in (*HELD, "common"))
    for path in (*texts.glob("*.yaml"), *schemas):
        pack(path, folder)


def _check(path: Path) -> ContentCheck:
    amends = path.parent.name == AMENDMENTS
    chapter = (path.parent.parent if amends else path.parent).name

    def run(content: object) -> object:
        from validator.law.models import AMENDMENT, checked

        return checked(AMENDMENT if amends else path.name, chapter, content)

    return ContentCheck(run, _CODE, f"{chapter}/{AMENDMENTS}/{path.name}" if amends else f"{chapter}/{path.name}")
