"""The law's own references_of are followed; each that leads astray is a registered doubt."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

import pytest

from tests.law.chapters import CHAPTERS
from validator.law.readings import load_readings
from validator.law.references import Destination, Reference, all_references, at_odds, references_of
from validator.law.text import ChapterText, Paragraph, load_text

TEXTS = [load_text(chapter) for chapter in CHAPTERS]


def of(words: str, cite: str = "633a.7(g)(10)") -> list[tuple[str, Destination]]:
    """Where the references_of lead that stand in these words, put in the place of a paragraph."""
    text = load_text(cite.partition(".")[0])
    changed = text._replace(paragraphs={cite: text.paragraphs[cite]._replace(words=words)})
    return [(one.target, one.leads) for one in references_of(text_with(changed, text), TEXTS)]


def text_with(changed: ChapterText, text: ChapterText) -> ChapterText:
    """Only the changed paragraph refers, to the whole text."""
    return text._replace(paragraphs=Only({**text.paragraphs, **changed.paragraphs}, tuple(changed.paragraphs)))


class Only(dict[str, Paragraph]):
    """All paragraphs, of which only some are read for references_of."""

    def __init__(self, every: Mapping[str, Paragraph], read: Sequence[str]) -> None:
        super().__init__(every)
        self._read = read

    def values(self) -> list[Paragraph]:  # type: ignore[override]  # a list is walked as the view is
        return [self[cite] for cite in self._read]


@pytest.mark.parametrize(
    ("words", "leads"),
    [
        ("under § 633a.7(m) the dealer", [("633a.7(m)", Destination.THERE)]),
        ("under § 633a.77 the dealer", [("633a.77", Destination.NOWHERE)]),
        ("under § 633a.8 (relating to Insurance Wager) he", [("633a.8", Destination.THERE)]),
        ("under § 633a.8 (relating to surrender) he", [("633a.8", Destination.CALLED_OTHERWISE)]),
        (
            "§§ 541.9, 541.10 and 541.12(c)(9)",
            [("541.9", Destination.THERE), ("541.10", Destination.THERE), ("541.12(c)(9)", Destination.NOWHERE)],
        ),
        ("§ 541.9(c)(1) or (2)", [("541.9(c)(1)", Destination.THERE), ("541.9(c)(2)", Destination.THERE)]),
        ("§ 601a.2 (relating to table games Rules Submissions)", [("601a.2", Destination.NOT_HELD)]),
        ("in subsections (h) and (zz)", [("633a.7(h)", Destination.THERE), ("633a.7(zz)", Destination.NOWHERE)]),
        (
            "as paragraph (9) or (99) says",
            [("633a.7(g)(9)", Destination.THERE), ("633a.7(g)(99)", Destination.NOWHERE)],
        ),
        ("subparagraph (ii) applies", [("633a.7(g)(10)(ii)", Destination.THERE)]),
        ("section 7 of the act", []),
    ],
)
def test_a_reference_is_followed(words: str, leads: list[tuple[str, Destination]]) -> None:
    assert of(words) == leads


def test_what_sections_not_held_are_called_is_compared() -> None:
    one = Reference("541.2(a)", "§ 521.2", "521.2", Destination.NOT_HELD, "table games Rules Submissions")
    other = Reference("541.3(a)", "§ 521.2(b)", "521.2(b)", Destination.NOT_HELD, "waivers")
    assert at_odds([one, replace(one, cite="541.4")]) == ()
    assert [(found.cite, found.why) for found in at_odds([one, other])] == [
        ("541.2(a)", "called otherwise in 541.3(a)"),
        ("541.3(a)", "called otherwise in 541.2(a)"),
    ]


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_reference_that_leads_astray_is_a_registered_doubt(chapter: str) -> None:
    found = [one for one in all_references(TEXTS) if one.cite.partition(".")[0] == chapter]
    assert any(one.leads is Destination.THERE for one in found)
    doubted = {cite for reading in load_readings(chapter) for cite in (reading.cite, *reading.also)}
    assert [one for one in (*found, *at_odds(found)) if one.why and one.cite not in doubted] == []
