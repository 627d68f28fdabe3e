"""Makes findings of the hits of rules: message, citation, amounts and place, and a picture of the round."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date

from validator.chapters.registry import ChapterPlay
from validator.core.engine.engines import Hit
from validator.core.finding import Circumstances, Finding, LogPlace, Outcome
from validator.core.money import format_cents
from validator.core.number_words import agreeing
from validator.core.rule import PlayRule
from validator.core.shifts import Shifts
from validator.games.rounds.run_result import UNKNOWN_WAGER, RunResult, Subject
from validator.games.shares import share_in_words
from validator.log.cards import card_word
from validator.log.codes import NOT_RECORDED
from validator.log.columns import Columns, Names
from validator.log.days import A_MINUTE, day_at, minute_at
from validator.log.ranges import ends_of
from validator.log.vocabulary import WHAT
from validator.replay.circumstances import Edges, exact_to, gaming_day
from validator.replay.line_numbers import line_of, log_of
from validator.replay.retained_rows import RetainedRow
from validator.replay.staffing import Crew

_WORDS = {code: word for word, code in WHAT.items()}
_PHRASES = {
    "win": "a win",
    "lose": "a loss",
    "tie": "a tie",
    "player": "a win of the Player's Hand",
    "banker": "a win of the Banker's Hand",
    "draw": "a third card",
    "stay": "no third card",
    "ordinary": "the ordinary procedure",
    "house-way-left": "House Way From the Left",
    "cup-say-right": "Cup Say From the Right",
    "cup-say-left": "Cup Say From the Left",
    "jung-quat": "Jung Quat",
    "chee-yee": "Chee Yee",
    "pin-say-right": "Pin Say From the Right",
    "pin-say-left": "Pin Say From the Left",
    "dragon-head-right": "Dragon Head and Phoenix Tail From the Right",
    "dragon-head-left": "Dragon Head and Phoenix Tail From the Left",
    "without-table-number": "no table number",
    "without-date": "no date",
    "without-time": "no time",
    "unidentified": "none of them",
    "invalid-deals": "invalid deals",
    "ordered-otherwise": "another",
}
"""What a sentence says for a word of the log: rulings, the text's styles of delivery, what identifies a set."""
_UNRECORDED = {"amount": "an amount not recorded", "seat": "somebody not named", "event": "an event not recorded"}


@dataclass(frozen=True, slots=True)
class FindingContext:
    """What is needed to make findings of the hits of one run; ``logs`` names the logs of the replay in order.

    ``facility``, ``filing`` and ``version`` are those of the filing that judges, "" where none does; ``retained``
    has the events of an earlier run, ``crew_at`` says who was at the table at all others.
    """

    logs: Sequence[str]
    table: str
    events: Columns
    done: RunResult
    names: Names
    play: ChapterPlay
    crew_at: Callable[[int], Crew]
    retained: Mapping[int, RetainedRow]
    edges: tuple[Edges, ...]
    shifts: Shifts
    facility: str = ""
    filing: str = ""
    version: str = ""


def value_in_unit(value: int, unit: str) -> str:
    """An integer of a hit in the unit of its rule, an event by its number; "not recorded" where it is negative.

    Cents are what a player gains, and a loss where they are negative; an amount is not recorded there.
    """
    if unit == "range":
        low, high = (value_in_unit(end, "cents") for end in ends_of(value))
        return low if low == high else f"from {low} to {high}"
    if unit == "cents":
        return format_cents(value) if value >= 0 else f"a loss of {format_cents(-value)}"
    if value < 0:
        return _UNRECORDED.get(unit, "not recorded")
    if unit == "amount":
        return format_cents(value)
    if unit == "day":
        return str(day_at(value))
    if unit == "card":
        return card_word(value)
    if unit == "seat":
        return f"seat {value}" if value > 0 else "the dealer"
    if unit == "word":
        return _WORDS.get(value, str(value))
    if unit == "phrase":
        word = _WORDS.get(value, str(value))
        return _PHRASES.get(word, word)
    if unit == "event":
        return f"event {value}"
    if unit == "share":
        return share_in_words(value)
    return str(value)


def _settled(observed: int, subject: Subject) -> str:
    """How a wager was settled: with what gain or loss in cents, or what became of it without either."""
    return subject.unmoved if observed == 0 and subject.unmoved else f"settled with {value_in_unit(observed, 'cents')}"


def _due(expected: int) -> str:
    """What was due in cents, as won where it was a gain: beside a loss both could be taken for the same."""
    return (
        f"{format_cents(expected)} won"
        if expected > 0
        else value_in_unit(expected, "cents")
        if expected
        else "its return"
    )


def _numbered(value: int, unit: str, events: Columns) -> int:
    """The number that the log gives an event, where a hit names one by its place among the events judged."""
    return events.seq[value] if unit == "event" and value >= 0 else value


def place_of(event: int, context: FindingContext) -> LogPlace:
    """Where an event stands in its log."""
    events = context.events
    line = events.line[event]
    return LogPlace(context.logs[log_of(line)], line_of(line), context.table, events.round[event], events.seq[event])


def _short_player(subject: Subject) -> str:
    """The player who was short: his name, else his position or what he is, else that neither is recorded."""
    nobody = subject.seat in ("the table", "a position not recorded") or subject.seat.startswith("hand ")
    return subject.player or ("a player not named" if nobody else subject.seat)


def make_finding(rule: PlayRule, hit: Hit, context: FindingContext, day: date) -> Finding:
    """The finding that a hit makes under ``rule``, judged by the law of ``day``."""
    subject = context.play.subject(hit, context.events, context.done, context.names)
    terms = {
        "expected": value_in_unit(_numbered(hit.expected, rule.unit, context.events), rule.unit),
        "observed": value_in_unit(
            _numbered(hit.observed, rule.unit, context.events), "cents" if rule.unit == "range" else rule.unit
        ),
        "settled": _settled(hit.observed, subject),
        "due": _due(hit.expected),
        "difference": format_cents(abs(hit.cents)),
        "seat": subject.seat,
        "player": subject.player or "the player",
        "hand": subject.hand or "cards not recorded",
        "dealer": subject.opponent,
        "wager": subject.wager,
        "stake": format_cents(subject.stake) if subject.stake >= 0 else "an amount not recorded",
        "card": card_word(context.events.card[hit.event]) if context.events.card[hit.event] >= 0 else "a card",
        "table": context.table,
    }
    if "{standing}" in rule.message:
        terms["standing"] = context.play.law.in_force.in_words(day)
    money = rule.pays_wrong and hit.cents != 0
    short = None if hit.cents == 0 else subject.other if hit.cents > 0 else _short_player(subject)
    return Finding(
        rule=rule.id,
        title=rule.title,
        severity=rule.severity,
        outcome=Outcome.REVIEW if rule.reading else Outcome.FAIL,
        citation=rule.cite,
        quote=rule.quote,
        message=_explained(agreeing(rule.message.format_map(terms)), subject),
        expected=agreeing(rule.expected.format_map(terms)),
        observed=agreeing(rule.observed.format_map(terms)),
        where=place_of(hit.event, context),
        as_of=day,
        provisional=context.play.law.why_provisional(rule.cite, day),
        overpaid_cents=hit.cents if money else None,
        cost_cents=None if money or hit.cents == 0 else abs(hit.cents),
        short=short,
        reading=rule.reading or None,
        root=place_of(hit.root, context) if hit.root >= 0 else None,
        circumstances=_circumstances(rule, hit, subject, context),
    )


def _explained(message: str, subject: Subject) -> str:
    """A message, with what the brackets mean round a card of a hand that it names."""
    said = "in brackets" in message
    bracketed = not said and any("[" in cards and cards in message for cards in (subject.hand, subject.opponent))
    return f"{message} (a card in brackets is not counted)" if bracketed else message


def _time_of(hit: Hit, events: Columns, done: RunResult) -> int:
    """The time of a hit's event or, where it has none, the one last recorded before it in its round; else below 0."""
    first = done.rows().rounds[hit.round].first if hit.round > 0 else hit.event
    return next((int(events.at[i]) for i in range(hit.event, first - 1, -1) if events.at[i] >= 0), NOT_RECORDED)


def _circumstances(rule: PlayRule, hit: Hit, subject: Subject, context: FindingContext) -> Circumstances:
    """When, before whom and on which wager, as far as the log records it."""
    event, events = hit.event, context.events
    line = events.line[event]
    at = _time_of(hit, events, context.done)
    within = exact_to(context.edges, int(line))
    crew = context.retained[event].crew if event in context.retained else context.crew_at(event)
    dealer, supervisor = crew.words(context.names)
    net = rule.pays_wrong and rule.unit == "cents" and hit.observed - hit.expected == hit.cents
    return Circumstances(
        facility=context.facility,
        filing=context.filing,
        version=context.version,
        at=at if at >= 0 else None,
        within=within,
        gaming_day=gaming_day(context.edges, context.logs[log_of(line)], line, at, within),
        shift=context.shifts.during(minute_at(at), at % A_MINUTE + within) if at >= 0 and context.shifts else "",
        dealer=dealer,
        supervisor=supervisor,
        seat=subject.position if subject.position > 0 else None,
        patron=subject.patron,
        wager="" if subject.wager == UNKNOWN_WAGER else subject.wager,
        stake_cents=subject.stake if subject.stake >= 0 else None,
        due_cents=hit.expected if net else None,
        paid_cents=hit.observed if net else None,
    )
