"""The decisions are numbered without a gap, each with its title, day and subject, and DECISIONS.md names every one."""

import re
from datetime import datetime
from pathlib import Path

ROOT = Path(__file__).parents[2]
FILES = sorted((ROOT / "docs" / "decisions").iterdir())
LINE = re.compile(r"- \[(\d{4})\]\(docs/decisions/([\w.-]+)\) (.+)")


def test_each_has_its_number_title_day_and_subject() -> None:
    assert len(FILES) > 150
    subjects = set(re.findall(r"^## (.+)$", (ROOT / "DECISIONS.md").read_text(encoding="utf-8"), re.MULTILINE))
    before = datetime.min
    for number, file in enumerate(FILES, 1):
        title, _, under, *_ = file.read_text(encoding="utf-8").splitlines()
        assert file.name.startswith(f"{number:04d}-") and file.suffix == ".md"
        assert title.startswith(f"# {number}. "), file.name
        day, _, subject = under.partition(". ")
        assert subject.removesuffix(".") in subjects, file.name
        taken = datetime.strptime(day, "%B %d, %Y")
        assert before <= taken, file.name
        before = taken


def test_the_index_names_every_one_by_its_title() -> None:
    named = LINE.findall((ROOT / "DECISIONS.md").read_text(encoding="utf-8"))
    titles = {file.name: file.read_text(encoding="utf-8").splitlines()[0] for file in FILES}
    assert {name: f"# {int(number)}. {title}" for number, name, title in named} == titles
    assert len(named) == len(FILES)
