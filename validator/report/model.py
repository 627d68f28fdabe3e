"""The JSON reports as models: the one source of their published form. Imported only where JSON is written.

The reports on filings and logs are in validator.report.judged_model.
"""

from datetime import date
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field


class Model(BaseModel):
    """What all parts of a report have in common: no unknown fields."""

    model_config = ConfigDict(extra="forbid", frozen=True, json_schema_serialization_defaults_required=True)


class ReportHead(Model):
    """What every report begins with."""

    report_version: Literal["2"] = Field(
        default="2", description="Changes when a field goes or changes its meaning; new fields do not change it."
    )
    program: str = Field(description="The program and its version, such as floorperson 0.1.0.")


class AmendmentModel(Model):
    """An amendment of a chapter: held as law, or given by who asks."""

    title: str
    file: str
    sha256: str = Field(description="Of the bytes of its file.")
    chapter: str
    effective: date = Field(description="The first day of the new law.")
    notice: str = Field(description="Where it is published; empty for one that is not yet.")
    proposed: bool = Field(description="Given with --amend, and not held as law.")


class OfLaw(ReportHead):
    """What reports on the law begin with."""

    as_of: date | None = Field(default=None, description="The day whose law was asked for; null: the last to come.")
    amendments: list[AmendmentModel] = Field(default=[], description="Those given with --amend.")


class ValidityModel(Model):
    """What is not so on all days."""

    since: date | None = Field(default=None, description="The first day on which it is so; null: from the print on.")
    until: date | None = Field(default=None, description="The last such day; null where no end is known.")


class QuotationModel(Model):
    """Words of a paragraph."""

    citation: str
    quote: str


class RuleModel(ValidityModel):
    """A rule; ``since`` and ``until`` say on which days it is asked."""

    rule: str
    chapter: str
    judges: Literal["filing", "play"]
    citation: str
    quote: str
    also: list[QuotationModel] = Field(description="Further paragraphs that say the same.")
    severity: Literal["error", "warning", "info"]
    title: str
    message: str
    reading: str | None
    needs: list[str]


class RulesDocument(OfLaw):
    """The report of floorperson rules."""

    job: Literal["rules"] = "rules"
    rules: list[RuleModel]


class SharedCheckModel(Model):
    """One check and the chapters that it serves."""

    rule: str
    judges: Literal["filing", "play"]
    check: str = Field(description="Dotted name of the function that answers it; on play, of the module that says it.")
    citations: dict[str, str] = Field(description="The paragraph that each chapter binds it to.")


class SharedRulesDocument(OfLaw):
    """The report of floorperson rules --shared."""

    job: Literal["shared-rules"] = "shared-rules"
    checks: list[SharedCheckModel]


class ExplainedRule(RuleModel):
    """A rule with its explanation."""

    checks: str = Field(description="What it checks and why; empty on play, where its rounds show it.")
    fails: str = Field(description="Examples that break it, and what is found in them.")
    clean: str = Field(description="Examples that keep it.")


class ExplainDocument(OfLaw):
    """The report of floorperson explain: the rules of one id, on filings or on play."""

    job: Literal["explain"] = "explain"
    rules: list[ExplainedRule]


class DutyModel(Model):
    """A duty of the law and how it stands."""

    citation: str
    quote: str
    kind: str
    bears_on: str
    state: Literal["checked", "not checkable", "planned", "unexplained"]
    rules: list[str]
    reason: str = Field(description="Why it is not checkable, or the plan it waits for.")


class CoveredChapter(Model):
    """The duties of a chapter."""

    chapter: str
    totals: dict[str, int]
    duties: list[DutyModel]


class CoverageDocument(OfLaw):
    """The report of floorperson coverage."""

    job: Literal["coverage"] = "coverage"
    chapters: list[CoveredChapter]


class ChoiceModel(Model):
    """One way to read the text."""

    id: str
    says: str
    rejected: str = Field(description="Why it is set aside; empty for an honest reading.")


class ReadingModel(ValidityModel):
    """A registered doubt."""

    id: str
    citation: str
    quote: str
    also: list[str]
    doubt: str
    readings: list[ChoiceModel]
    preferred: str
    why: str
    effect: str
    kept_by: list[str] = Field(description="Rules that note what it promises to note and name another reading.")
    open: bool


class ReadingsDocument(OfLaw):
    """The report of floorperson readings."""

    job: Literal["readings"] = "readings"
    readings: list[ReadingModel]


class ReferenceModel(Model):
    """A reference of the law."""

    citation: str = Field(description="The paragraph that refers.")
    words: str
    target: str
    leads: Literal["there", "nowhere", "called otherwise", "not held"]
    calls: str = Field(description="What its parenthesis says the target relates to; empty where it says nothing.")
    why: str = Field(description="What is wrong; empty where nothing is.")


class ReferencesDocument(ReportHead):
    """The report of floorperson references."""

    job: Literal["references"] = "references"
    references: list[ReferenceModel]
    at_odds: list[ReferenceModel] = Field(description="To texts not held, called one thing here and another there.")


class SiblingsRow(Model):
    """A paragraph in each chapter that has it."""

    paragraphs: dict[str, str] = Field(description="By chapter.")
    differs: str = Field(description="What differs in substance; empty where nothing does.")
    wording: str = Field(description="What differs in the words alone.")
    amended: list[str] = Field(
        default=[], description="Which of its paragraphs were amended or repealed since the table was made."
    )


class FamilyModel(Model):
    """Sibling chapters side by side."""

    name: str
    chapters: list[str]
    rows: list[SiblingsRow]
    added: list[str] = Field(default=[], description="Paragraphs added since the table was made, in none of its rows.")


class SiblingsDocument(OfLaw):
    """The report of floorperson siblings."""

    job: Literal["siblings"] = "siblings"
    families: list[FamilyModel]


class ParagraphModel(ValidityModel):
    """A paragraph of the law without what lies beneath it; ``since`` and ``until`` say on which days it reads so."""

    citation: str
    section: str
    words: str
    held_from: date = Field(description="The first day of the words of its section.")
    held_until: date | None = Field(
        description="The last day for which they are held; before the first where an amendment changed a print that is "
        "held no longer."
    )
    provisional: str = Field(description="Why the words are not held for the date asked for; empty where they are.")


class LawDocument(OfLaw):
    """The report of floorperson law."""

    job: Literal["law"] = "law"
    paragraphs: list[ParagraphModel]


class FactDifference(Model):
    """A fact whose value, relation, paragraph or quotation differs; null where it is none."""

    fact: str
    what: Literal["amended", "added", "ended"]
    before: str | None = Field(description="Value and relation, in words.")
    after: str | None
    citation_before: str | None
    citation_after: str | None
    quote_before: str | None
    quote_after: str | None
    rows: list[str] = Field(description="The entries of a list or rows of a table that differ, old -> new.")


class DutyWords(Model):
    """A duty in the law's words, and the rules that judge it."""

    citation: str
    quote: str
    kind: str
    bears_on: str
    rules: list[str]


class DifferenceModel(Model):
    """What follows from other words: facts, duties, rules, doubts."""

    facts: list[FactDifference]
    duties_ended: list[DutyWords] = Field(description="Those that are no longer, or no longer so.")
    duties_begun: list[DutyWords] = Field(description="Those that are new, or newly so.")
    rules_bound: list[str]
    rules_unbound: list[str]
    readings: list[str] = Field(description="Registered doubts that differ, by their ids.")


class ComparedParagraph(Model):
    """A paragraph with its words on both days; null where it did not stand."""

    citation: str
    what: Literal["unchanged", "amended", "added", "repealed"]
    before: str | None
    after: str | None
    marked_before: str | None = Field(description="The old words, those that went between [- and -].")
    marked_after: str | None = Field(description="The new words, those that came between {+ and +}.")
    by: list[AmendmentModel] = Field(description="The amendments that changed it, in the order of their days.")


class ChangeModel(Model):
    """A change of a chapter that is known."""

    chapter: str
    day: date | None = Field(description="Its first day; null where that is not known.")
    seen_by: date | None = Field(description="Of a change of no known day: when it was in print.")
    event: Literal["in force", "adopted", "amended", "changed later", "expired by its words", "rescinded", "amendment"]
    what: str
    notice: str = Field(description="Where it is published; empty where that is not known, or not yet done.")
    sections: list[str] = Field(description="Those concerned, where that is known; empty for the chapter.")
    not_held: str = Field(description="Which of its words are not held; empty where all are.")
    amendment: AmendmentModel | None = Field(description="The file of the change, where there is one.")
    paragraphs: list[ComparedParagraph]
    difference: DifferenceModel | None


class LawBetweenDocument(ReportHead):
    """The report of floorperson law --between."""

    job: Literal["law-between"] = "law-between"
    citation: str
    first: date
    last: date
    amendments: list[AmendmentModel] = Field(description="Those given with --amend.")
    paragraphs: list[ComparedParagraph]
    difference: DifferenceModel
    provisional_first: str = Field(description="Why the words are not held for the first day; empty where they are.")
    provisional_last: str
    not_held: list[ChangeModel] = Field(description="Changes between the days of which words are not held.")


class LawChangesDocument(ReportHead):
    """The report of floorperson law --changes."""

    job: Literal["law-changes"] = "law-changes"
    amendments: list[AmendmentModel] = Field(description="Those given with --amend.")
    changes: list[ChangeModel]


class ChapterModel(Model):
    """From when to when a chapter is in force; ``standing`` is that of the day asked for, empty where none was."""

    chapter: str
    title: str
    in_force_from: date
    by: str = Field(description="The notice that brought it into force.")
    expires: date | None = Field(description="The first day on which it may hold no longer by its own words.")
    ended: date | None = Field(description="The first day on which it holds no longer, a fact from outside the print.")
    ended_by: str
    replaced_by: str = Field(description="The chapter that has replaced it; empty where none is known to have.")
    replaced_by_title: str
    replaced_by_held: bool = Field(description="Whether the words of that chapter are held.")
    replaces: str = Field(description="The chapter that it has replaced; empty where none is known.")
    words_held_until: date | None = Field(description="The last day for which its words are held; null: to this day.")
    standing: Literal["", "not yet in force", "in force", "undecided", "no longer in force"]


class ChaptersDocument(ReportHead):
    """The report of floorperson chapters."""

    job: Literal["chapters"] = "chapters"
    as_of: date | None
    chapters: list[ChapterModel]
