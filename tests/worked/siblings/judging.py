"""Translates and judges cases in the notation of chapters 590, 672a and 685a."""

from dataclasses import dataclass

from tests.worked.casefile import Case, NotTranslated
from tests.worked.game import GAMES, Game
from tests.worked.judging import Judged, first_clock, held
from tests.worked.opening import write_opening
from tests.worked.phrases import apply_phrases
from tests.worked.plan import Plan, in_blackjack_words
from tests.worked.rounds import write_round as write_plain_round
from tests.worked.siblings.casefile import Entry, PhasedCase
from tests.worked.siblings.filing import filing_text
from tests.worked.siblings.money import NAMES
from tests.worked.siblings.rounds import write_round
from tests.worked.siblings.setup import read_setup
from tests.worked.story import Story
from tests.worked.words import Bet


@dataclass(frozen=True, slots=True)
class Translated:
    """A case as filing and log."""

    case: PhasedCase
    filing: str
    story: Story

    @property
    def log(self) -> str:
        """The log as JSON lines."""
        return self.story.text()


def translate(case: PhasedCase, chapter: str) -> Translated:
    """The filing and the log that a case describes; raises NotTranslated."""
    if case.verdict not in ("legal", "violation"):
        raise NotTranslated(f"verdict {case.verdict!r}")
    game = GAMES[chapter]
    plan = _plan(case, game)
    if case.procedure:
        if case.cards or case.logged or case.wagers or case.decisions:
            raise NotTranslated("a procedure with cards or wagers")
        apply_phrases(plan)
        story = Story(start=first_clock(plan.case.logged_events), day=game.start, also=game.recorded)
        write_opening(plan, story)
        write_plain_round(plan, story)
        for edit in plan.edits:
            edit(story)
        return Translated(case, filing_text(plan), story)
    if case.events:
        raise NotTranslated(case.events[0])
    story = Story(day=game.start, also=game.recorded)
    write_opening(plan, story)
    write_round(case, plan, story)
    return Translated(case, filing_text(plan), story)


def _plan(case: PhasedCase, game: Game) -> Plan:
    options = read_setup(case.setup, game)
    events = tuple(game.blackjack_words(line) for line in case.events)
    shell = Case(case.id, case.title, {}, (), (), (), events, (), (), case.verdict, case.breach)
    plan = Plan(in_blackjack_words(shell, game), options, game)
    plan.plain = case.procedure
    for one in case.wagers:
        if NAMES.get(one.name) == "blackjack":
            plan.add_stake(Bet(one.seat, "", "blackjack"), one.cents)
        plan.players[one.seat] = f"P{one.seat}"
    for seat in {dealt.seat for dealt in case.cards if dealt.seat}:
        if plan.stake_of(seat, "blackjack") is None:
            raise NotTranslated(f"cards of seat {seat} without a wager")
    return plan


def judge(case: PhasedCase, chapter: str) -> Judged:
    """Translate, check the filing, replay the log, and compare with the case."""
    try:
        translated = translate(case, chapter)
    except NotTranslated as reason:
        return Judged(case, "not translated", found=str(reason))
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        return Judged(case, "not translated", found=f"the reader failed: {error!r}")
    return held(case, translated.filing, translated.story, due_of(case) or None, chapter)


def due_of(case: PhasedCase) -> int:
    """Cents misapplied where the breach is one of amount; 0 where another kind of breach decides, or none.

    It is one of amount where the case expects the same wagers settled that the log settles, each of them whole and
    lawfully there, and every card of the log counts.
    """
    if case.procedure or not case.errors:
        return 0
    if {_place(one) for one in case.logged} != {_place(one) for one in case.expected}:
        return 0
    counted = sum(len(cards) for cards in case.finals.values())
    if counted != len(case.cards) or any("illegal_card_not_counted" in one.notes for one in case.cards):
        return 0
    for one in case.wagers:
        due = [each for each in case.expected if each.seat == one.seat and each.name == one.name and not each.hand]
        if one.name == "insurance" and any(
            each.action == "collect" and each.cents != one.cents or each.action == "return" for each in due
        ):
            return 0
    return sum(case.errors.values())


def _place(entry: Entry) -> tuple[int, int, str]:
    return entry.seat, entry.hand or 1, entry.name
