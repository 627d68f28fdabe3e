"""Finds which package has which chapter, imported only when a chapter is asked for; and its rules.

What a rule is, is said once, in a module of the chapter or of what chapters share (``SHARES``, from the most general
on); a chapter may say a rule of theirs otherwise. Which of these are rules of the chapter, its duties say
(``duties.yaml``). The modules named ``play`` or ``play_...`` are about rounds, all others about filings.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache, cached_property
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Final, cast

from validator.core.rule_definitions import PlayWords, RuleDefinition, RuleNumber
from validator.law.bindings import BadBinding
from validator.law.versions import Law
from validator.rules.bound import facility_rules_of, filing_rules_of, gathered, play_rules_of

if TYPE_CHECKING:
    from validator.core.engine.engines import Hit
    from validator.core.rule import FacilityRule, FilingRule, PlayRule
    from validator.games.rounds.run_result import RunResult, Subject
    from validator.law.facts import Facts
    from validator.log.columns import Columns, Names
    from validator.submission.typed import TypedFiling

PACKAGES = {
    "535": "validator.chapters.ch535_pai_gow",
    "541": "validator.chapters.ch541_minibaccarat",
    "543": "validator.chapters.ch543_midibaccarat",
    "545": "validator.chapters.ch545_baccarat",
    "551": "validator.chapters.ch551_spanish_21",
    "590": "validator.chapters.ch590_free_bet_blackjack",
    "633a": "validator.chapters.ch633a_blackjack",
    "672a": "validator.chapters.ch672a_free_bet_blackjack",
    "685a": "validator.chapters.ch685a_down_under_blackjack",
}
JUDGES: Final = "validator.games"
"""The package of the judges, which say the rules that they judge."""


@dataclass(frozen=True)
class ChapterPlay:
    """How a chapter is played: the game model ``derive``, the judges, the options, and the rules on rounds.

    ``machine`` is the game under whose numbers the judges report (validator.games.numbers), ``beyond`` how many the
    chapter has of its own behind these. ``law`` and its ``rules`` are filled in, see ``chapter_play``.

    ``options(filing, facts)`` gives the game model's options column; the filing is None where none is in force.
    ``subject`` and ``picture`` put a hit into words. ``illustrate(citation)`` draws what a paragraph is about, where
    lines of text can show it. ``main_wager`` is the log's word for the wager that a round is played for, on a hand of
    the player's own; "" where there is none such. ``tens_removed``: the decks hold no 10s, so that a card of which the
    log says no more than that it is of their value may be one that was left in them.
    ``by_the_print`` names what rules on filings reckon with the options of the chapter's print, whichever law is asked,
    so that no amendment may change these; "" for nothing.
    """

    chapter: str
    machine: str
    derive: Callable[..., object]
    passes: tuple[Callable[..., object], ...]
    options: "Callable[[TypedFiling | None, Facts], list[int]]"
    subject: "Callable[[Hit, Columns, RunResult, Names], Subject]"
    picture: "Callable[[Hit, Columns, RunResult, Names], tuple[str, ...]]"
    illustrate: "Callable[[str], tuple[str, ...]] | None" = None
    main_wager: str = ""
    tens_removed: bool = False
    by_the_print: str = ""
    beyond: int = 0
    law: Law = Law("")
    rules: "tuple[PlayRule, ...]" = ()

    @cached_property
    def numbers(self) -> int:
        """How many numbers its judges may report under."""
        from validator.games.numbers import number_count

        return number_count(self.machine) + self.beyond

    @cached_property
    def by_number(self) -> "dict[int, PlayRule]":
        """Its rules by the numbers under which its judges report."""
        return {rule.number: rule for rule in self.rules}

    @cached_property
    def always(self) -> tuple[Callable[..., object], ...]:
        """What is run over any events."""
        from validator.core.engine.kernel import needs_of

        return (self.derive, *(one for one in self.passes if needs_of(one) is None))

    @property
    def kernels(self) -> tuple[Callable[..., object], ...]:
        """All that is run over the events, in order."""
        return (self.derive, *self.passes)


@cache
def filing_rules(law: Law) -> "tuple[FilingRule, ...]":
    """The rules on a filing of a chapter's law, in its order; raises KeyError for a chapter without a package."""
    return filing_rules_of(law.bindings, words_said(law.chapter, on_play=False))


@cache
def facility_rules(law: Law) -> "tuple[FacilityRule, ...]":
    """The rules of a chapter's law on several filings of one facility; raises KeyError for one without a package."""
    return facility_rules_of(law.bindings, words_said(law.chapter, on_play=False))


def played(chapter: str) -> ChapterPlay:
    """How a chapter is played, whatever its rules; raises KeyError for one without a package."""
    return cast(ChapterPlay, import_module(f"{PACKAGES[chapter]}.play").PLAY)


@cache
def chapter_play(law: Law) -> ChapterPlay:
    """How the chapter of a law is played, with the law's rules; raises KeyError for a chapter without a package.

    Raises BadBinding where the duties name a rule that nobody says.
    """
    from validator.games.numbers import rules_on_play

    chapter = law.chapter
    play = played(chapter)
    bindings, on_play = law.bindings, words_said(chapter, on_play=True)
    on_filings = words_said(chapter, on_play=False)
    for rule, binding in bindings.items():
        if rule not in on_play and rule not in on_filings:
            raise BadBinding(f"{binding.cite}: no module of chapter {chapter} says what the rule {rule} is")
    return replace(play, law=law, rules=play_rules_of(bindings, on_play, rules_on_play(play.machine)))


@cache
def words_said(chapter: str, *, on_play: bool) -> Mapping[str, RuleDefinition]:
    """What the rules of ``chapter`` may ask, by id: what judges say, then all chapters, its family, its own words."""
    found: dict[str, RuleDefinition] = {}
    for _, said in said_in(chapter, on_play=on_play):
        found |= said
    return found


def said_in(chapter: str, *, on_play: bool) -> Iterator[tuple[str, Mapping[str, RuleDefinition]]]:
    """The packages that ``chapter`` draws on, the most general first, each with what it says of rules, by id."""
    if on_play:
        yield JUDGES, {rule: one.words for rule, one in _of_judges(chapter).items() if one.words}
    for package, names in _modules(chapter, on_play=on_play):
        modules = [import_module(f"{package}.{name}") for name in names]
        yield package, gathered(one for module in modules for one in vars(module).items())


def said_where(chapter: str, asked: RuleDefinition) -> str:
    """The dotted name of the most general module on which ``chapter`` draws that has the rule."""
    judges = _of_judges(chapter).values() if isinstance(asked, PlayWords) else ()
    judge = next((one.module for one in judges if one.words is asked), "")
    return judge or next(
        f"{package}.{name}"
        for package, names in _modules(chapter, on_play=isinstance(asked, PlayWords))
        for name in names
        if any(one is asked for one in gathered(vars(import_module(f"{package}.{name}")).items()).values())
    )


def of_one_game(chapter: str) -> frozenset[str]:
    """The chapters that are played by the game model of ``chapter``."""
    return frozenset(one for one in PACKAGES if played(one).machine == played(chapter).machine)


def _of_judges(chapter: str) -> "Mapping[str, RuleNumber]":
    from validator.games.numbers import rules_on_play

    return rules_on_play(played(chapter).machine)


@cache
def _modules(chapter: str, *, on_play: bool) -> tuple[tuple[str, tuple[str, ...]], ...]:
    play = PACKAGES[chapter]
    shares: tuple[str, ...] = import_module(play).SHARES
    found = []
    for package in (*shares, play):
        names = [name for _, name, is_package in iter_modules(import_module(package).__path__) if not is_package]
        found.append((package, tuple(sorted(name for name in names if (name.partition("_")[0] == "play") == on_play))))
    return tuple(found)
