"""The JSON reports on filings and logs as models, as validator.report.model holds the others."""

from datetime import date, datetime
from typing import Annotated, Literal

from pydantic import Field

from validator.report.model import AmendmentModel, Model, ReportHead


class FilingPlaceModel(Model):
    """A stretch of a filing: 1-based lines and columns in characters, the end exclusive."""

    kind: Literal["filing"] = "filing"
    file: str
    line: int
    column: int
    end_line: int
    end_column: int
    path: str = Field(description="The dotted key.")
    cell: str = Field(default="", description="The cell of the form that it was read from; empty for YAML.")


class LogPlaceModel(Model):
    """An event of a log."""

    kind: Literal["log"] = "log"
    file: str
    line: int = Field(description="Line of the source (Parquet: row), from 1.")
    table: str
    round: int | None = Field(description="Number of the round in the table's stream; null outside a round.")
    event: int = Field(description="Its seq in the table's stream.")


class FoundModel(Model):
    """A rule that fails, or is for review because the text or a waiver leaves it open."""

    rule: str
    title: str
    severity: Literal["error", "warning", "info"]
    outcome: Literal["fail", "review"]
    citation: str = Field(description="The deepest paragraph that says it, such as 633a.7(g)(10).")
    quote: str = Field(description="Its words, verbatim.")
    message: str
    expected: str
    observed: str
    place: Annotated[FilingPlaceModel | LogPlaceModel, Field(discriminator="kind")]
    as_of: date = Field(description="The date whose law judged it.")
    provisional: str = Field(description="Why the verdict is provisional; empty where it is not.")
    overpaid_cents: int | None = Field(description="Paid beyond what was due; null where no payment is at stake.")
    underpaid_cents: int | None = Field(description="Due beyond what was paid; null where no payment is at stake.")
    cost_cents: int | None = Field(description="What the wrong act itself cost, in cents; null where none is at stake.")
    short: str | None = Field(description="Who was short.")
    reading: str | None = Field(description="The open reading under which it is for review.")
    root: LogPlaceModel | None = Field(description="The event of the act it follows from; null where it is that act.")
    facility: str | None = Field(description="As the head of the filing that judged it states it; null for none.")
    filing: str | None = Field(description="The file of the filing that judged it; null where the law alone did.")
    version: str | None = Field(description="The version of that filing; null where it states none.")
    day: date | None = Field(description="The day in Pennsylvania; null where no time is recorded.")
    time: datetime | None = Field(
        description="In Pennsylvania: the event's, or the last in its round before it; null where days alone are told."
    )
    gaming_day: date | None = Field(description="The day on which its gaming day began; null where not recorded.")
    shift: str | None = Field(description="By the hours given with --shifts; null without them.")
    dealer: str | None = Field(description="Who dealt; null where it is not recorded.")
    supervisor: str | None = Field(description="Who was assigned to supervise the table; null where not recorded.")
    seat: int | None = Field(description="The betting position; null where it concerns none, or none is recorded.")
    patron: str | None = Field(description="The player's id; null where it concerns none, or none is recorded.")
    wager: str | None = Field(description="The kind of wager; null where it concerns none.")
    stake_cents: int | None = Field(description="The wager's amount; null where it is not recorded.")
    due_cents: int | None = Field(
        description="What the player should have gained by the wager, its stake not counted; negative for a loss."
    )
    paid_cents: int | None = Field(description="What he gained by it: less what was due, that is what was overpaid.")


class FindingModel(FoundModel):
    """A rule that fails, or is for review because the text or a waiver leaves it open."""

    fingerprint: str = Field(description="Stays the same when lines move; no two findings of a report share it.")
    standing: Literal["new", "known", "suppressed"] = Field(
        description="Known from the baseline, suppressed by the configuration, or new: only that makes a run fail."
    )
    suppression: int | None = Field(description="The number of what suppresses it; null where nothing does.")


class TallyModel(Model):
    """How often a rule was applied, and how each application ended."""

    rule: str
    citation: str
    passes: int = Field(serialization_alias="pass")
    fail: int
    review: int
    not_applicable: int
    not_checkable: int
    missing: dict[str, int] = Field(description="Applications not checkable, by the fact that is missing.")
    applications: int = Field(description="How often it was asked: the sum of the five outcomes.")
    outcome: Literal["fail", "review", "not checkable", "pass", "not applicable", "never asked"] = Field(
        description="The gravest outcome of any application, in the order of this list."
    )


class RuleTotals(Model):
    """Rules, each counted once, by its outcome; ``rules`` is the sum of the six that follow it."""

    rules: int
    fail: int
    review: int
    not_checkable: int
    passes: int = Field(serialization_alias="pass")
    not_applicable: int
    never_asked: int
    not_checkable_in_part: int = Field(description="Of the not checkable: those passed in other applications.")
    elsewhere_not_checkable: int = Field(description="Of those failed or for review: not checkable elsewhere.")


class ApplicationTotals(Model):
    """Applications of all rules, by outcome; ``applications`` is the sum of the five that follow it."""

    applications: int
    fail: int
    review: int
    not_checkable: int
    passes: int = Field(serialization_alias="pass")
    not_applicable: int


class TotalsModel(Model):
    """The tallies added up."""

    rules: RuleTotals
    applications: ApplicationTotals


class FaultModel(Model):
    """What is wrong with the text of a filing, odd about it, or a rule of ours that failed on it."""

    kind: str
    message: str
    line: int
    column: int
    end_line: int
    end_column: int
    path: str
    cell: str = Field(default="", description="The cell of the form that it was read from; empty for YAML.")


class RowFaultModel(Model):
    """A row of a log that could not be read, or a log of which nothing, or not all, could be."""

    file: str
    kind: str
    line: int = Field(description="0 for the log as a whole, or its rest.")
    column: str = Field(description="Empty for the whole row.")
    table: str = Field(description="Empty where not known.")
    message: str


class NotWholeModel(Model):
    """A round that is torn, begun twice, or lacks rows, so that it was not judged as a whole."""

    file: str
    table: str
    round: int
    first_line: int
    last_line: int
    why: str
    begun: int = Field(description="How many rounds begin under this number.")


class SuppressionModel(Model):
    """An entry [[suppress]] of the configuration."""

    number: int = Field(description="Its place among them, from 1.")
    rule: str = Field(description="Empty for any.")
    paragraph: str = Field(description="Empty for any.")
    where: str = Field(description="FILE, FILE#PLACE or #PLACE; empty for anywhere.")
    reason: str
    approver: str
    until: date | None = Field(description="The last day on which it holds; null for no end.")
    expired: bool
    findings: int = Field(description="How many it suppresses.")


class VanishedModel(Model):
    """A finding of the baseline that was looked for and not found."""

    fingerprint: str
    rule: str
    citation: str
    file: str
    where: str
    message: str
    missing: str = Field(description="What now keeps its rule from being checked; empty where it can be.")


class TermsModel(Model):
    """On what terms findings are told."""

    configuration: str = Field(description="The file that gave options; empty for none.")
    suppressions: list[SuppressionModel] = Field(description="Those expired and those that fit nothing among them.")
    baseline: str = Field(description="The file of known findings; empty for none.")
    vanished: list[VanishedModel]
    excluded: list[str] = Field(description="Files left out by --exclude.")
    bearing: str = Field(
        description="What the options file leaves out, hides or lets pass, or that it is not obeyed; empty for nothing."
    )
    narrowed: bool = Field(description="Of the findings a part alone is told, as bearing says.")


class CheckedFiling(Model):
    """What came of one filing."""

    file: str
    sha256: str = Field(description="Of its bytes; empty where it could not be read.")
    chapter: str = Field(description="Empty where it names none that can be judged.")
    head: dict[str, str]
    as_of: date | None = Field(description="The date whose law judged it; null where nothing was judged.")
    provisional: str
    faults: list[FaultModel]
    crashes: list[FaultModel] = Field(description="Rules of ours that failed; the filing is then not judged by them.")
    findings: list[FindingModel]
    oddities: list[FaultModel] = Field(
        description="What is odd about it although no paragraph held forbids it; for review, not accused."
    )
    tallies: list[TallyModel]
    totals: TotalsModel
    rules_left_out: int = Field(description="Rules not asked for.")


class ClashModel(Model):
    """Two filings of a facility that do not fit beside or after each other."""

    kind: Literal["version-filed-twice", "table-filed-twice", "days-without-filing"]
    message: str
    file: str
    line: int
    column: int
    path: str
    other_file: str
    other_line: int
    fingerprint: str
    standing: Literal["new", "known", "suppressed"]
    suppression: int | None = Field(description="The number of what suppresses it; null where nothing does.")


class CheckedTogether(Model):
    """What came of comparing the filings of one facility; empty where there was nothing to compare."""

    findings: list[FindingModel]
    tallies: list[TallyModel]
    totals: TotalsModel
    clashes: list[ClashModel] = Field(description="Under no citation: no paragraph of the chapters held says it.")
    tables_in_order: int = Field(description="Tables whose filings were put in order.")
    not_in_order: list[str] = Field(description="What of which filing is missing to put it in order.")


class GivenAmendment(AmendmentModel):
    """An amendment given with --amend, and what of all that was judged it judged."""

    judged: int = Field(description="Filings, or rounds, judged by it.")
    judged_of: int = Field(description="Filings, or rounds, of its chapter that were judged at all.")


class CheckDocument(ReportHead):
    """The report of floorperson check."""

    job: Literal["check"] = "check"
    terms: TermsModel
    amendments: list[GivenAmendment] = Field(description="Taken for law besides what is held (--amend).")
    interrupted: bool = Field(description="Ended by Ctrl-C: some filings are not judged, and none together.")
    filings: list[CheckedFiling]
    together: CheckedTogether


class Picture(Model):
    """A round drawn in lines of text; a line that begins with > is where a finding points."""

    file: str
    table: str
    round: int | None
    lines: list[str]


class JudgedModel(Model):
    """Consecutive rounds of one table in one log, and under what they were judged."""

    file: str
    table: str
    rounds: int = Field(description="How many; 0 where the table has events outside of rounds alone.")
    first_round: int | None = Field(description="Its number; null where rounds are not numbered.")
    last_round: int | None
    first_day: date | None = Field(description="In Pennsylvania; null where no time is recorded.")
    last_day: date | None
    judged_by: Literal["filing and law", "law alone", "nothing"]
    chapter: str = Field(description="Empty where it is not known.")
    filing: str = Field(description="The file of the filing that judged; empty where none did.")
    version: str = Field(description="As the head of that filing states it; empty where it states none.")
    status: Literal["", "unfinished", "draft", "submitted", "approved"] = Field(description="As that head states it.")
    approval_shown: bool = Field(description="Whether that head says that it was approved.")
    filing_in_the_log: str = Field(
        description="What the log calls the filing in force, where that is not the version of the one that judged."
    )
    as_of: date | None = Field(description="The day whose law was asked for (--as-of); null: each round by its own.")
    text_from: date | None = Field(description="The first day of which all words that judged are the law.")
    text_until: date | None = Field(description="The last such day; null where no later change is known.")
    provisional: str = Field(description="Why the verdicts are provisional; empty where they are not.")
    why: str = Field(description="Why no filing judged, or nothing did; empty where a filing judged.")
    one_of_tables: list[str] = Field(
        description="The tables for which the filing is, where the source does not record which table it was."
    )
    chapter_asked: bool = Field(description="The chapter was given with --chapter: neither log nor filing says it.")


class WantModel(Model):
    """A kind of rows, a column or another fact that rules want and the logs do not record."""

    fact: str
    rows: str = Field(description="The kind of rows, and the column, that tell it (burn, burn.card); may be empty.")
    rules: int = Field(description="Rules that want it, alone or with others.")
    alone: int = Field(description="Rules that want nothing else.")
    together: int = Field(description="Rules that want nothing but it and those named before it.")


class ShownModel(Model):
    """What the logs let be judged of one chapter's rules on rounds."""

    chapter: str
    judged: int = Field(description="Rules that were judged at least once.")
    not_judged: int = Field(description="Rules that were asked and never checkable.")
    not_applicable: int = Field(description="Rules that were asked and never applied.")
    not_asked: int = Field(description="Rules that nothing called for.")
    wants: list[WantModel] = Field(description="What those not judged lack: what lets most more be judged comes first.")


class JoinModel(Model):
    """Where two logs of one table share numbers of events, or leave some out between them."""

    kind: Literal["twice", "anew", "gap"] = Field(
        description="twice: events in both, judged once; anew: the numbers stand for other events; gap: in no log."
    )
    table: str
    file: str
    other_file: str = Field(description="The log that was read before.")
    first: int = Field(description="The first such number (seq).")
    last: int
    alike: int = Field(description="Events that stand in both.")
    unlike: int = Field(description="Events of one number that differ: those of file were not taken.")


class RoundsByModel(Model):
    """How many rounds were judged, by what the log records of them; the others are in none of the numbers."""

    table: dict[str, int]
    day: dict[str, int] = Field(description="By the day in Pennsylvania on which the round began.")
    hour: dict[str, int] = Field(description="By the hour of that day, 0 to 23.")
    dealer: dict[str, int]
    seat: dict[str, int] = Field(description="Rounds in which a wager was placed at that betting position.")
    patron: dict[str, int] = Field(description="Rounds in which that player wagered.")


class CheckAt(Model):
    """A row of a log."""

    file: str
    line: int
    event: int = Field(description="Its number in the table's stream (seq).")


class ProofModel(Model):
    """By which rule a breach that lasts is proved."""

    rule: str
    findings: int
    first: CheckAt


class ReachModel(Model):
    """How far a breach reaches that lasts, from the last good check before it to the next."""

    table: str
    mended_by: Literal["cards", "count", "order", "device"] = Field(
        description="cards: other cards, an inspection; count: a right count too; order: a shuffle; device."
    )
    since: CheckAt | None = Field(description="The last good check before it; null: the log holds none.")
    until: CheckAt | None = Field(description="The next; null: the log holds none.")
    proofs: list[ProofModel]
    rounds: int
    hands: int
    patrons: int = Field(description="As far as the log names them.")
    cents: int = Field(description="What was wagered, as far as it is recorded.")
    minutes: int | None = Field(description="Begun ones counted whole; null without times.")


class ReachedModel(Model):
    """How far all breaches reach that last; the sums count once what two of them reach."""

    each: list[ReachModel]
    rounds: int
    hands: int
    patrons: int
    cents: int


class LogOriginModel(Model):
    """Where a log says in its first row that it comes from: its own word, empty for what it does not say."""

    log: str
    source: str
    source_sha256: str
    sheet: str
    map: str
    map_sha256: str
    importer: str
    rows_read: str
    rows_left_out: str
    left_out: str = Field(description="The rows left out, by their numbers.")
    left_out_why: str
    files_beside: str = Field(description="Other files that it was made from.")
    beside_left_out: str
    not_judged: str
    attested: list[str] = Field(description="Statements about all rounds that somebody answers for.")
    attested_by: str


class ReplayDocument(ReportHead):
    """The report of floorperson replay."""

    job: Literal["replay"] = "replay"
    terms: TermsModel
    amendments: list[GivenAmendment] = Field(description="Taken for law besides what is held (--amend).")
    interrupted: bool = Field(description="Ended by Ctrl-C: all else is what was judged until then.")
    logs: list[str]
    origins: list[LogOriginModel] = Field(description="Of the logs that say where they come from.")
    filings: list[str]
    hashes: dict[str, str] = Field(description="SHA-256 of the bytes of each log and filing that could be read.")
    filing_faults: dict[str, list[FaultModel]] = Field(description="By filing.")
    engine: str = Field(description="interpreted or compiled; empty where no round was judged.")
    rounds: int
    rounds_by: RoundsByModel
    events: int
    tables: dict[str, list[str]] = Field(description="Tables judged, by chapter.")
    judged: list[JudgedModel] = Field(description="Under what each table of each log was judged, period by period.")
    findings: list[FindingModel]
    tallies: list[TallyModel]
    totals: TotalsModel
    row_faults: list[RowFaultModel]
    unjudged: list[str] = Field(description="What was not judged and why, in words.")
    rounds_not_judged: int = Field(description="Rounds that were begun and not judged; those judged are in rounds.")
    not_whole: list[NotWholeModel] = Field(
        description="Rounds that are torn, begun twice or lack rows: only what stands by itself was judged in them."
    )
    pictures: list[Picture] = Field(description="Of the rounds of the first findings.")
    rules_left_out: int
    joins: list[JoinModel] = Field(description="Where logs of one table overlap or leave a gap.")
    shown: list[ShownModel] = Field(description="What the logs let be judged and what not, by chapter.")
    reached: ReachedModel | None = Field(description="How far breaches reach that last; null where not looked for.")


class UnstatedField(Model):
    """A field that a filing does not state."""

    path: str = Field(description="The dotted key.")
    line: int = Field(description="The line of the nearest block around it that is there, 1-based.")
    description: str
    allowed: str = Field(description="What may stand there, in words; with values that break a paragraph named so.")
    values: list[str | int | bool] = Field(description="The values to choose from; empty where others fit too.")
    law: str = Field(description="What the law's number for it is; empty where there is none.")
    paragraphs: list[str] = Field(description="The paragraphs that it is judged by.")
    demanded_by: list[str] = Field(description="The paragraphs that demand that it is stated.")
    rules: list[str] = Field(description="The rules that wait for it.")


class UnstatedDocument(ReportHead):
    """The report of floorperson todo: what a filing does not state, in the order of its form."""

    job: Literal["todo"] = "todo"
    file: str
    chapter: str
    as_of: date | None = Field(description="The day whose law says what is to be stated.")
    provisional: str = Field(description="Why that law is not certain; empty where it is.")
    bearing: str = Field(description="What of the options file bears on this, or that it is not obeyed; may be empty.")
    left_out: int = Field(description="Rules that were not asked, so that nothing is said of what they wait for.")
    faults: list[FaultModel] = Field(description="What is wrong with its text; what that spoils is not told.")
    unstated: list[UnstatedField]
