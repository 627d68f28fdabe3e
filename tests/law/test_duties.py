"""Every duty of the chapter is marked as a span of its words, and no binding sentence is left out."""

import re

import pytest

from validator.core.citation import Citation
from validator.law.duties import BadDuties, BearsOn, Duty, Kind, gaps, load_duties, read_duties, sentences
from validator.law.text import load_text, plain

TEXT = load_text("633a")
DUTIES = load_duties("633a")


def under(*roots: str) -> list[Duty]:
    return [d for d in DUTIES if any(Citation.parse(r).holds(Citation.parse(d.cite)) for r in roots)]


def test_each_quote_stands_in_the_words_of_its_own_paragraph() -> None:
    for duty in DUTIES:
        assert TEXT.holds(duty.cite, duty.quote), duty
        assert duty.words[duty.start : duty.end] == plain(duty.quote)


def test_each_quote_is_verbatim() -> None:
    for duty in DUTIES:
        assert duty.quote in " ".join(TEXT.find(duty.cite).words.split()), duty


def test_no_sentence_that_binds_is_left_without_its_duties() -> None:
    assert [str(gap) for gap in gaps(TEXT, DUTIES)] == []


def test_every_paragraph_at_the_end_of_a_branch_has_a_duty() -> None:
    ends = [cite for cite in TEXT.paragraphs if not TEXT.children(cite)]
    assert [cite for cite in ends if not any(duty.cite == cite for duty in DUTIES)] == []


def test_the_scan_notices_any_lone_duty_that_is_taken_away() -> None:
    cites = [duty.cite for duty in DUTIES]
    # The definitions hang under no verb.
    lone = [d for d in DUTIES if cites.count(d.cite) == 1 and not TEXT.children(d.cite)]
    binding = [d for d in lone if d.kind is not Kind.DEFINITION]
    assert len(binding) > 100
    for duty in binding:
        rest = [each for each in DUTIES if each is not duty]
        assert {gap.cite for gap in gaps(TEXT, rest)} == {duty.cite}


def test_the_scan_counts_the_verbs_of_a_sentence() -> None:
    words = "may not collect the additional Double Down Wager"
    (gap,) = gaps(TEXT, [duty for duty in DUTIES if duty.quote != words])
    assert (gap.cite, gap.wanted, gap.found) == ("633a.10(b)", 2, 1)
    assert str(gap).startswith("633a.10(b): 1 of 2 duties in: If a dealer obtains Blackjack")


def test_no_word_of_command_stands_outside_a_duty_but_where_it_leads_to_a_list() -> None:
    outside = []
    for cite, paragraph in TEXT.paragraphs.items():
        left = list(plain(paragraph.words))
        for duty in DUTIES:
            if duty.cite == cite:
                left[duty.start : duty.end] = " " * (duty.end - duty.start)
        if re.search(r"\b(shall|must|may|cannot)\b", "".join(left)):
            outside.append(cite)
    assert outside == [
        "633a.2(d)",
        "633a.2(g)",
        "633a.3(e)",
        "633a.7(g)",
        "633a.7(o)(1)(ii)",
        "633a.7(o)(2)(ii)",
        "633a.7(o)(3)(ii)",
    ]
    assert all(TEXT.find(cite).words.endswith(":") for cite in outside)


@pytest.mark.parametrize(
    ("cite", "quote", "kind", "bears_on"),
    [
        ("633a.2(a)", "no more than seven players", Kind.LIMIT, BearsOn.FILING),
        ("633a.3(d)", "changed at least once every 24 hours", Kind.LIMIT, BearsOn.TABLE),
        ("633a.6(f)", "shall specify in its Rules Submission", Kind.OBLIGATION, BearsOn.FILING),
        ("633a.7(k)(1)", "may not draw additional cards", Kind.PROHIBITION, BearsOn.ROUND),
        ("633a.8(b)", "not more than 1/2 of the player's initial Blackjack Wager", Kind.LIMIT, BearsOn.ROUND),
        ("633a.8(e)", "if selected in its Rules Submission", Kind.CONDITIONAL_GRANT, BearsOn.FILING),
        ("633a.10(a)", "a player may elect to make a Double Down Wager", Kind.ENTITLEMENT, BearsOn.ROUND),
        ("633a.1 Pair", "Two cards of the same rank", Kind.DEFINITION, BearsOn.ROUND),
    ],
)
def test_duties_are_of_the_kind_that_the_words_say(cite: str, quote: str, kind: Kind, bears_on: BearsOn) -> None:
    (duty,) = [each for each in DUTIES if each.cite == cite and quote in each.quote]
    assert (duty.kind, duty.bears_on) == (kind, bears_on)
    assert kind is Kind.DEFINITION or not duty.not_checkable and not duty.planned


def test_prohibitions_are_those_that_say_may_not_or_the_like() -> None:
    for duty in DUTIES:
        if re.search(r"\b(may not|cannot be)\b", duty.quote) and duty.kind is not Kind.PROHIBITION:
            # The limit of a Double Down Wager, and the odd unit of an Insurance Wager.
            assert duty.cite in {"633a.10(a)", "633a.8(b)", "633a.14(m)"}, duty


def test_nothing_that_a_filing_must_say_is_put_off() -> None:
    assert [duty for duty in DUTIES if duty.bears_on is BearsOn.FILING and duty.planned] == []


def test_in_the_base_game_nothing_is_put_off_but_procedures_of_the_table() -> None:
    base = under(*(f"633a.{number}" for number in range(1, 12)), "633a.13(a)", "633a.13(b)", "633a.13(d)")
    put_off = {duty.planned for duty in base if duty.planned}
    assert put_off <= {"table procedures"}
    table = under("633a.2", "633a.3", "633a.4", "633a.5")
    assert [duty for duty in base if duty.planned and duty not in table] == []


def test_the_match_the_dealer_wager_is_not_put_off() -> None:
    named = [duty for duty in DUTIES if "Match-the-Dealer" in duty.words]
    assert named
    assert [duty for duty in named if duty.planned or duty.not_checkable] == []


def test_what_is_not_checkable_says_why() -> None:
    says_why = r"missing fact: \w|defines a word|leaves the .* a choice|lifts other duties|an example"
    for duty in DUTIES:
        if duty.not_checkable:
            assert re.search(says_why, duty.not_checkable), duty
            assert duty.kind is not Kind.LIMIT, duty


def test_definitions_are_not_checkable_in_themselves() -> None:
    definitions = under("633a.1")
    assert [duty.cite for duty in definitions] == ["633a.1", *TEXT.children("633a.1")]
    assert all(duty.kind is Kind.DEFINITION and duty.not_checkable for duty in definitions)


def test_each_paytable_is_a_duty_of_the_filing() -> None:
    tables = [cite for cite, paragraph in TEXT.paragraphs.items() if " | " in paragraph.words]
    assert len(tables) == 18
    for cite in tables:
        rows = plain(TEXT.find(cite).words[TEXT.find(cite).words.index("\n") :])
        held = [duty for duty in DUTIES if duty.cite == cite and plain(duty.quote).endswith(rows)]
        assert [duty.bears_on for duty in held] == [BearsOn.FILING], cite


def test_sentences_end_at_a_stop_before_a_capital() -> None:
    words = "See § 633a.7(e) (relating to it). Then stop. for example: 1.5 is no end. End"
    spans = sentences(words)
    assert [words[start:end] for start, end in spans] == [
        "See § 633a.7(e) (relating to it).",
        "Then stop. for example: 1.5 is no end.",
        "End",
    ]


def entry(**changes: str) -> str:
    fields = {
        "cite": "633a.13(b)",
        "quote": "shall pay out winning Insurance Wagers",
        "kind": "obligation",
        "bears_on": "round",
    } | changes
    return "  - {" + ", ".join(f'{key}: "{value}"' for key, value in fields.items() if value) + "}\n"


HEAD = "chapter: 633a\nplans: {later: [633a.13]}\nduties:\n"


def test_a_sound_list_is_read() -> None:
    (duty,) = read_duties(HEAD + entry(planned="later"), TEXT)
    assert duty.planned == "later"
    assert duty.words[duty.start : duty.end] == "shall pay out winning Insurance Wagers"


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("duties: []\n", "chapter, plans and duties"),
        ("chapter: 541\nplans: {}\nduties: []\n", "of chapter 541, not of 633a"),
        ("chapter: 633a\nplans: {}\nduties: 3\n", "duties is not a list"),
        ("chapter: 633a\nplans: 3\nduties: []\n", "plans is not a mapping"),
        ("chapter: 633a\nplans: {later: [nowhere]}\nduties: []\n", "not a citation"),
        (HEAD + "  - words\n", "duty 1 is not a mapping"),
        (HEAD + entry(quote="at odds of 3 to 2"), "stands 0 times in 633a.13(b)"),
        (HEAD + entry(cite="633a.13(z)"), "no paragraph 633a.13(z)"),
        (HEAD + entry(kind="wish"), "'wish' is not a valid Kind"),
        (HEAD + entry(bears_on="weather"), "'weather' is not a valid BearsOn"),
        (HEAD + entry(cite="633a.5(c)(3)", quote="the"), "stands 9 times in 633a.5(c)(3)"),
        (HEAD + entry(planned="someday"), "the plan 'someday' does not reach here"),
        (HEAD + entry(cite="633a.10(c)", quote="sideways", planned="later"), "does not reach here"),
        (HEAD + entry(planned="later", not_checkable="missing"), "cannot be planned"),
        (HEAD + entry(reason="none"), "reason is not one of"),
        (HEAD + entry() + entry(quote="winning Insurance Wagers at odds"), "overlaps"),
        (HEAD + entry() + entry(quote="certificate holder"), "the law's order"),
        (HEAD + entry() + entry(cite="633a.13(a)", quote="odds of 3 to 2"), "the law's order"),
    ],
)
def test_a_list_that_is_not_in_order_is_refused(source: str, message: str) -> None:
    with pytest.raises(BadDuties, match=re.escape(message)):
        read_duties(source, TEXT)
