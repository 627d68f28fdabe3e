"""Reading filings block by block, as the tests of the chapters do, gives what reading them whole gives."""

from pathlib import Path

import pytest

from tests.blocks import compose_by_blocks
from tests.for_all import for_all
from validator.core.data import data_folder
from validator.submission import load
from validator.submission.compose import Composed, compose

SUBMISSIONS = data_folder("submissions")
UNSOUND = [(path.parent.name, path) for path in sorted(SUBMISSIONS.glob("unsound/*/*.yaml"))]


def assert_read_alike(path: Path) -> None:
    texts: list[str] = []

    def both(text: str, lines: tuple[str, ...], replaced: bool) -> Composed:
        whole, put_together = compose(text, lines, replaced), compose_by_blocks(text, lines, replaced)
        assert whole.faults == put_together.faults
        assert whole.entries is not None and put_together.entries is not None
        assert list(whole.entries.items()) == list(put_together.entries.items())
        texts.append(text)
        return whole

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(load, "compose", both)
        load.load_filing(path)
    assert texts


@for_all(("sound", path) for path in sorted(SUBMISSIONS.glob("*.yaml")))
def test_sound_filings(_: str, path: Path) -> None:
    assert_read_alike(path)


@for_all(UNSOUND[::50])
def test_some_unsound_filings(_: str, path: Path) -> None:
    assert_read_alike(path)


@pytest.mark.long
@for_all(UNSOUND)
def test_all_unsound_filings(_: str, path: Path) -> None:
    assert_read_alike(path)


@pytest.mark.parametrize(
    "text",
    [
        'chapter: "633a"\nhead: {version: "1"}\nhead: {version: "2"}\n',
        'chapter: "633a"\ncards: {decks: 6\n',
        'chapter: "633a"\ncards: *same\n',
        '%YAML 1.1\n---\nchapter: "633a"\n',
        'chapter: "633a"\n---\nhead: {version: "1"}\n',
        "- chapter\n",
        "[chapter]\n",
        '"chapter": "633a"\nhead: {version: "1"}\n',
        'chapter: >\n  633a\n\n# a remark\nhead:\n  version: "1"\n\ncards:\n',
        "",
        "# nothing but a remark\n",
    ],
)
def test_texts_of_another_form(text: str) -> None:
    lines = tuple(text.split("\n"))
    whole, put_together = compose(text, lines, False), compose_by_blocks(text, lines, False)
    assert whole == put_together
