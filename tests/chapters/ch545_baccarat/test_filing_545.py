"""Chapter 545 as filed: the rules that it has not, and its siblings have."""

from validator.chapters.registry import facility_rules, filing_rules
from validator.law.versions import law_of


def test_it_has_no_approval_of_dimensions_and_no_vigorish_on_ties_to_specify() -> None:
    ids = {rule.id for rule in filing_rules(law_of("545"))}
    assert not ids & {"dimensions-unapproved", "tie-vigorish-percentage", "initial-dealing-unselected"}
    assert [rule.id for rule in facility_rules(law_of("545"))] == ["vigorish-percentages-differ"]
