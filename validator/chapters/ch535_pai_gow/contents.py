"""The filing rules of chapter 535, listed in the order of the law."""

from validator.core.rule import FacilityRule, FilingRule

FILING_RULES: tuple[FilingRule, ...] = ()

FACILITY_RULES: tuple[FacilityRule, ...] = ()
