"""Reading filings block by block, as the tests of the chapters do, gives what reading them whole gives."""

from contextlib import suppress
from pathlib import Path

import pytest

from tests.blocks import compose_by_blocks
from tests.for_all import for_all
from validator.chapters.registry import PACKAGES, filing_rules
from validator.core.data import data_folder
from validator.examples import breaking_changes
from validator.law.versions import law_of
from validator.submission import load
from validator.submission.compose import ComposedText, compose
from validator.submission.edit import changed
from validator.submission.samples import sound_filings

SUBMISSIONS = data_folder("submissions")
EXAMPLES = [(chapter, rule.id) for chapter in PACKAGES for rule in filing_rules(law_of(chapter))]


def assert_read_alike(filing: Path | str) -> None:
    texts: list[str] = []

    def both(text: str, lines: tuple[str, ...], replaced: bool) -> ComposedText:
        whole, put_together = compose(text, lines, replaced), compose_by_blocks(text, lines, replaced)
        assert whole.faults == put_together.faults
        assert whole.entries is not None and put_together.entries is not None
        assert list(whole.entries.items()) == list(put_together.entries.items())
        texts.append(text)
        return whole

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(load, "compose", both)
        load.load_filing(filing)
    assert texts


@for_all(("sound", path) for path in sorted(SUBMISSIONS.glob("*.yaml")))
def test_sound_filings(_: str, path: Path) -> None:
    assert_read_alike(path)


def assert_changed_filings_are_read_alike(chapter: str, rule: str) -> None:
    for change in breaking_changes(law_of(chapter), rule):
        for sound in sound_filings(chapter):
            with suppress(KeyError):
                assert_read_alike(changed(sound.read_text(encoding="utf-8"), change))


@for_all(EXAMPLES[::50])
def test_some_examples_of_rules(chapter: str, rule: str) -> None:
    assert_changed_filings_are_read_alike(chapter, rule)


@pytest.mark.long
@for_all(EXAMPLES[::6])
def test_more_examples_of_rules(chapter: str, rule: str) -> None:
    assert_changed_filings_are_read_alike(chapter, rule)


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
