"""A form opened and saved in LibreOffice says what it said before, and what was answered there."""

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.command_line import Floorperson
from tests.forms.filling import fill_document, fill_workbook
from validator.core.data import data_folder

OFFICE = shutil.which("soffice") or shutil.which("libreoffice") or ""
SAMPLES = ("541-tie-vigorish", "551-shoe", "633a-switch", "685a-two-batches")

pytestmark = [pytest.mark.long, pytest.mark.skipif(not OFFICE, reason="LibreOffice is not installed")]


def saved_anew(form: Path, ending: str) -> Path:
    """The form as LibreOffice saves it."""
    profile = f"-env:UserInstallation={(form.parent / 'profile').as_uri()}"
    into = form.parent / "saved"
    command = [OFFICE, profile, "--headless", "--convert-to", ending, "--outdir", str(into), str(form)]
    subprocess.run(command, check=True, capture_output=True, timeout=120)
    return into / f"{form.stem}.{ending}"


def imported(floorperson: Floorperson, form: Path) -> str:
    filing = form.with_suffix(".yaml")
    assert floorperson("import", "filing", form, "-o", filing, "--force").code == 0
    return filing.read_text("utf-8")


@pytest.mark.parametrize("ending", ["xlsx", "docx"])
@pytest.mark.parametrize("sample", SAMPLES)
def test_a_form_saved_in_libreoffice_says_what_it_said(
    floorperson: Floorperson, tmp_path: Path, sample: str, ending: str
) -> None:
    form = tmp_path / f"form.{ending}"
    filing = data_folder("submissions") / f"{sample}.yaml"
    assert floorperson("init", sample.partition("-")[0], "--from", filing, "-o", form).code == 0
    assert imported(floorperson, saved_anew(form, ending)) == imported(floorperson, form)


def test_a_mistake_is_told_by_its_cell_after_saving(floorperson: Floorperson, tmp_path: Path) -> None:
    for ending, fill, place in (("xlsx", fill_workbook, "sheet Vigorish, C4"), ("docx", fill_document, "row 3")):
        form = tmp_path / f"form.{ending}"
        assert floorperson("init", "541", "-o", form).code == 0
        fill(form, {"vigorish.type": "winings"})
        ended = floorperson("check", saved_anew(form, ending))
        assert ended.code == 2
        assert place in ended.out
        assert 'did you mean "winnings"?' in " ".join(ended.out.split())


def test_a_form_saved_in_its_own_format_is_answered_with_what_to_do(floorperson: Floorperson, tmp_path: Path) -> None:
    form = tmp_path / "form.xlsx"
    assert floorperson("init", "541", "-o", form).code == 0
    ended = floorperson("check", saved_anew(form, "ods"))
    assert ended.code == 2
    assert "save it as .xlsx or .docx" in " ".join(ended.out.split())
