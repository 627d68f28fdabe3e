"""Citations as lawyers write them, and what is said of those that are none, or more than one."""

import pytest

from validator.core.citation import BadCitation, Citation, NotOneParagraph


@pytest.mark.parametrize(
    "pasted",
    [
        "633a.11(c)",
        "§ 633a.11(c)",
        "§633a.11 (c)",
        "§\N{NO-BREAK SPACE}633a.11(c)",
        "58 Pa. Code § 633a.11(c)",
        "58 Pa.Code §633a.11 (c)",
        "58 PA. CODE § 633A.11(c)",
        "Title 58, Pa. Code, Section 633a.11(c)",
        "Section 633a.11(c)",
        "section 633a.11( c ).",
        "Sec. 633a.11(c)",
        "subsection 633a.11(c)",
        "See 58 Pa. Code § 633a.11(c) (relating to splitting pairs).",
        "“58 Pa. Code § 633a.11(c)”",
        '"633a.11(c)"',
        "58 Pennsylvania Code § 633a.11(c)",
        "633a.11(c), 58 Pa. Code",
        "Section 633a.11(c) of Title 58",
        "section 633a.11(c) of Title 58 of the Pennsylvania Code.",
    ],
)
def test_what_lawyers_paste_is_the_paragraph(pasted: str) -> None:
    assert Citation.parse(pasted) == Citation("633a", "11", ("c",))


@pytest.mark.parametrize(
    ("pasted", "cite"),
    [
        ("58 Pa. Code Chapter 633a", "633a"),
        ("Chapter 541", "541"),
        ("§ 633a.7(g)(10)(ii)(A)", "633a.7(g)(10)(ii)(A)"),
        ("58 Pa. Code § 633a.1 Royal Match", "633a.1 Royal Match"),
        ("633a.1_Royal_Match", "633a.1 Royal Match"),
        ("633a.1 Any 20", "633a.1 Any 20"),
        ("§ 633a.11. Splitting pairs", "633a.11"),
        ("§ 633a.7. Procedure for dealing the cards; completion of each round of play.", "633a.7"),
        ("58 Pa. Code Chapter 551. Spanish 21", "551"),
        ("541 preamble Order (2)", "541 Order (2)"),
        ("Chapter 541, Order (2)", "541 Order (2)"),
    ],
)
def test_chapters_terms_and_notes_are_read(pasted: str, cite: str) -> None:
    assert str(Citation.parse(pasted)) == cite


@pytest.mark.parametrize(
    ("pasted", "each"),
    [
        ("633a.11(c)(1) and (2)", "633a.11(c)(1), 633a.11(c)(2)"),
        ("58 Pa. Code § 633a.7(g)(10)(ii)(A), (B) and (C)", "(ii)(A), 633a.7(g)(10)(ii)(B), 633a.7(g)(10)(ii)(C)"),
        ("§§ 633a.5 and 633a.6", "633a.5, 633a.6"),
        ("633a.11(a)—(d)", "633a.11(a), 633a.11(d)"),
        ("633a.5(a) or 633a.6(b)(2)", "633a.5(a), 633a.6(b)(2)"),
    ],
)
def test_several_paragraphs_are_told_one_by_one(pasted: str, each: str) -> None:
    with pytest.raises(NotOneParagraph, match="cites several paragraphs; write one of them: ") as told:
        Citation.parse(pasted)
    assert str(told.value).endswith(each)


@pytest.mark.parametrize("pasted", ["4 Pa.C.S. § 13A02", "58 Pa. C.S.A. § 1", "52 Pa. Code § 633a.1"])
def test_other_law_is_not_taken_for_this(pasted: str) -> None:
    with pytest.raises(NotOneParagraph, match=r"is not of 58 Pa\. Code, and no other law is held"):
        Citation.parse(pasted)


@pytest.mark.parametrize(
    ("words", "advice"),
    [
        ("633a.11c", "write 633a.11(c)"),
        ("633a.11.c.1", "write 633a.11(c)(1)"),
        ("eleven", "write it like 633a.7(g)(10)(ii)(A) or 633a.1 Royal Match"),
        ("58 Pa. Code", "write it like 633a.7(g)"),
        ("", "write it like 633a.7(g)"),
    ],
)
def test_what_is_no_citation_is_told_how_one_is_written(words: str, advice: str) -> None:
    with pytest.raises(BadCitation) as told:
        Citation.parse(words)
    assert advice in str(told.value)
