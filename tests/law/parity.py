"""Rules that one chapter binds and a sibling with the same words does not; rules that siblings judge unlike.

Chapters are kin where a table of siblings (validator.law.siblings) holds both, or each beside a third: 590 stands beside
633a, 551 and 685a through 672a. The *answer* to a paragraph is what its row holds of the other chapter, with all that
lies beneath it, and what the row's own sentence names of that chapter; a paragraph without a row goes by that of its
nearest ancestor, and two tables are walked one after the other.

Chapter B *says the same* as a quotation from chapter A where

- the paragraph has an answer and no row on the way to it differs in substance; or
- the quotation, made alike, stands in the answer, or has at least ``LEAST_WORDS`` words and stands anywhere in B; or
- two thirds of the words that carry the quotation stand in the answer. The tables call a row different for one word, and
  between siblings the words around it mostly bind all the same. A number is then as good as any other: the duty is that
  there be a limit, the limit is a fact.

Made alike are numbers of paragraphs, letters' case, punctuation, numbers in words, same and equal, and what the chapters
call the game, its main wager, its card reader device and its cover card. Without the third clause a duty said in other
words (an equal number of decks included in each batch, each batch containing the same number) passes for another; with
a share of a half every long paragraph answers every other.

A rule rests on its quotation and on those of ``also``; one that B says suffices. A *gap* is a rule bound in A that B does
not bind by that id on that side, although B says the same. A *difference* is a rule that both bind, on words that either
says of the other, and that has another severity, another reading, other conditions or another kind of amount in each.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import combinations
from pathlib import Path

from tests.quick_yaml import load
from validator.chapters.registry import chapter_play, facility_rules, filing_rules
from validator.core.citation import Citation
from validator.core.rule import Condition, Equals, FacilityRule, FilingRule, PlayRule, Rule, Unless
from validator.law.siblings import Family, families, load_family
from validator.law.text import UnknownParagraph, load_text, plain
from validator.law.versions import law_of

LEAST_WORDS = 4
SHARE = Fraction(2, 3)
NOTED = Path(__file__).with_name("parity.yaml")
"""Here and not beside the tables: those say what the law says and ship with the product, this what our rules leave out."""

FAMILIES = tuple(load_family(name) for name in families())

Bound = Mapping[str, Mapping[str, Mapping[str, Rule]]]
"""The rules bound: by side ("filing", "facility", "play"), chapter and id."""


@dataclass(frozen=True, slots=True, order=True)
class Gap:
    """A rule that a chapter does not bind although it says the same as a sibling that does."""

    side: str
    rule: str
    unbound: str


@dataclass(frozen=True, slots=True)
class Difference:
    """A rule that kin judge unlike, and the manner of each."""

    side: str
    rule: str
    manners: frozenset[tuple[str, str]]

    def __str__(self) -> str:
        return f"{self.side} {self.rule} is judged " + "; ".join(
            f"in {chapter}: {each}" for chapter, each in sorted(self.manners)
        )


@dataclass(frozen=True, slots=True)
class Entry:
    """What is said of gaps of one kind, or of differences of one kind.

    ``bound`` are the chapters that bind one of the rules, ``unbound`` those for which the entry answers. ``covered_by``
    are rules that judge the same there, on the same side. ``says`` quotes the law. ``manners`` are the chapters by the
    manner in which they judge, of a difference; else it is empty.
    """

    side: str
    rules: tuple[str, ...]
    bound: tuple[str, ...] = ()
    unbound: tuple[str, ...] = ()
    reason: str = ""
    covered_by: tuple[str, ...] = ()
    says: tuple[tuple[str, str], ...] = ()
    manners: tuple[tuple[str, tuple[str, ...]], ...] = ()


def kin() -> tuple[tuple[str, ...], ...]:
    """The chapters that stand together in a table, or in tables that share a chapter."""
    groups: list[tuple[str, ...]] = []
    for family in FAMILIES:
        near = [group for group in groups if set(group) & set(family.chapters)]
        joined = dict.fromkeys(chapter for group in (*near, family.chapters) for chapter in group)
        groups = [*(group for group in groups if group not in near), tuple(joined)]
    return tuple(groups)


KIN = kin()
CHAPTERS = tuple(chapter for group in KIN for chapter in group)


def bound() -> Bound:
    """All rules that the chapters with siblings bind."""
    return {
        "filing": {chapter: {rule.id: rule for rule in filing_rules(law_of(chapter))} for chapter in CHAPTERS},
        "facility": {chapter: {rule.id: rule for rule in facility_rules(law_of(chapter))} for chapter in CHAPTERS},
        "play": {chapter: {rule.id: rule for rule in chapter_play(law_of(chapter)).rules} for chapter in CHAPTERS},
    }


def gaps(rules: Bound) -> tuple[Gap, ...]:
    """Every gap, by side, rule and chapter."""
    found: set[Gap] = set()
    for side, chapters in rules.items():
        for group in KIN:
            for one in group:
                for other in group:
                    missing = (rule for id, rule in chapters[one].items() if id not in chapters[other])
                    if one != other:
                        found |= {Gap(side, rule.id, other) for rule in missing if says_the_same(rule, one, other)}
    return tuple(sorted(found))


def manner(rule: Rule) -> str:
    """How a breach is judged, and where: "error", "warning by <reading>, unless cards.shuffler is continuous"."""
    under = f" by {rule.reading}" if rule.reading else ""
    amount = ", paid less due" if isinstance(rule, PlayRule) and rule.pays_wrong else ""
    conditions = _conditions(rule.when) if isinstance(rule, FilingRule | FacilityRule) else ()
    return f"{rule.severity.value}{under}{amount}" + "".join(f", {each}" for each in conditions)


def _conditions(when: tuple[Condition, ...]) -> tuple[str, ...]:
    """The conditions in words; of one path those that except are one, as their values are excepted together."""
    excepted: dict[str, set[str]] = {}
    others: list[str] = []
    for each in when:
        if isinstance(each, Unless):
            excepted.setdefault(each.path, set()).update(str(value) for value in each.values)
        elif isinstance(each, Equals):
            others.append(f"where {each.path} is {' or '.join(sorted(map(str, each.values)))}")
        else:
            others.append(f"where {each.path} is {type(each).__name__.lower()}")
    unless = (f"unless {path} is {' or '.join(sorted(values))}" for path, values in excepted.items())
    return tuple(sorted((*others, *unless)))


def differences(rules: Bound) -> tuple[Difference, ...]:
    """Every rule that kin with the same words judge unlike, in the order in which they bind it."""
    found: list[Difference] = []
    for side, chapters in rules.items():
        for group in KIN:
            for id in dict.fromkeys(id for chapter in group for id in chapters[chapter]):
                by = {chapter: chapters[chapter][id] for chapter in group if id in chapters[chapter]}
                if any(
                    manner(by[one]) != manner(by[other])
                    and (says_the_same(by[one], one, other) or says_the_same(by[other], other, one))
                    for one, other in combinations(by, 2)
                ):
                    found.append(
                        Difference(side, id, frozenset((chapter, manner(rule)) for chapter, rule in by.items()))
                    )
    return tuple(found)


def says_the_same(rule: Rule, one: str, other: str) -> bool:
    """Whether ``other`` says the same as words of ``one`` on which the rule rests."""
    return any(_same(cite, quote, one, other) for cite, quote in ((rule.cite, rule.quote), *rule.also))


def entries(path: Path = NOTED) -> tuple[Entry, ...]:
    """What is said of gaps and differences; raises ValueError where the file holds anything else."""
    content = load(path)
    if not isinstance(content, list):
        raise ValueError(f"{path.name}: a list of entries is expected")
    return tuple(_entry(dict(each)) for each in content)


def faults(said: tuple[Entry, ...], rules: Bound) -> list[str]:
    """All that is wrong with what is said, and every gap and difference of which nothing is said."""
    found, unlike = gaps(rules), differences(rules)
    wrong = [fault for entry in said for fault in _faults_of(entry, rules)]
    answered = [Gap(entry.side, rule, other) for entry in said for rule in entry.rules for other in entry.unbound]
    judged = [
        Difference(
            entry.side, rule, frozenset((chapter, each) for each, chapters in entry.manners for chapter in chapters)
        )
        for entry in said
        if entry.manners
        for rule in entry.rules
    ]
    wrong += [f"{gap} is no gap" for gap in dict.fromkeys(answered) if gap not in set(found)]
    wrong += [f"{each}: it is not" for each in dict.fromkeys(judged) if each not in set(unlike)]
    wrong += [f"{gap} is answered twice" for gap in dict.fromkeys(answered) if answered.count(gap) > 1]
    wrong += [f"{each}: answered twice" for each in dict.fromkeys(judged) if judged.count(each) > 1]
    wrong += [f"{gap} has no entry" for gap in found if gap not in set(answered)]
    wrong += [f"{each}, without an entry" for each in unlike if each not in set(judged)]
    return wrong


def _faults_of(entry: Entry, rules: Bound) -> Iterator[str]:
    name = f"{entry.side} {', '.join(entry.rules)}"
    if not entry.reason:
        yield f"{name}: a reason is expected"
    if entry.side not in rules:
        yield f"{name}: there is no such side"
        return
    named = {*entry.bound, *entry.unbound, *(chapter for _, chapters in entry.manners for chapter in chapters)}
    yield from (f"{name}: there is no chapter {chapter} with siblings" for chapter in sorted(named - set(CHAPTERS)))
    known = {id for chapter in rules[entry.side].values() for id in chapter}
    yield from (f"{name}: there is no rule {id}" for id in (*entry.rules, *entry.covered_by) if id not in known)
    if bool(entry.unbound) == bool(entry.manners):
        yield f"{name}: chapters for which the entry answers are expected, or manners"
    kindred = {chapter for group in KIN if set(group) & set(entry.unbound) for chapter in group}
    binding = {chapter for chapter in kindred for rule in entry.rules if rule in rules[entry.side][chapter]}
    if binding != set(entry.bound):
        yield f"{name}: bound in {', '.join(sorted(binding)) or 'none'}"
    for chapter in entry.unbound:
        there = rules[entry.side].get(chapter, {})
        yield from (f"{name}: {id} is not bound in {chapter}" for id in entry.covered_by if id not in there)
    yield from (f"{name}: {fault}" for cite, quote in entry.says for fault in _misquoted(cite, quote))


def _misquoted(cite: str, quote: str) -> Iterator[str]:
    try:
        if not load_text(Citation.parse(cite).chapter).holds(cite, quote):
            yield f"{cite} does not hold {quote!r}"
    except UnknownParagraph as unknown:
        yield str(unknown)


def _entry(fields: dict[str, object]) -> Entry:
    def text(key: str) -> str:
        value = fields.pop(key, "")
        if not isinstance(value, str):
            raise ValueError(f"{key}: words are expected, not {value!r}")
        return " ".join(value.split())

    def words(value: object) -> tuple[str, ...]:
        if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
            raise ValueError(f"a list of words is expected, not {value!r}")
        return tuple(value)

    def pairs(key: str) -> list[tuple[str, object]]:
        value = fields.pop(key, {})
        if not isinstance(value, dict):
            raise ValueError(f"{key}: a mapping is expected, not {value!r}")
        return list(value.items())

    entry = Entry(
        side=text("side"),
        rules=words(fields.pop("rules", [])),
        bound=words(fields.pop("bound", [])),
        unbound=words(fields.pop("unbound", [])),
        reason=text("reason"),
        covered_by=words(fields.pop("covered_by", [])),
        says=tuple((str(Citation.parse(cite)), str(quote)) for cite, quote in pairs("says")),
        manners=tuple((each, words(chapters)) for each, chapters in pairs("manners")),
    )
    if fields:
        raise ValueError(f"{', '.join(entry.rules)}: unknown {', '.join(fields)}")
    return entry


@cache
def _same(cite: str, quote: str, one: str, other: str) -> bool:
    sought = _alike(quote)
    answer = _answer(cite, one, other)
    if answer.paragraphs and not answer.differs:
        return True
    if len(sought.split()) >= LEAST_WORDS and any(_stands(sought, words) for words in _all_alike(other)):
        return True
    if not answer.paragraphs:
        return False
    words = [words for paragraph in answer.paragraphs for words in _beneath(other, paragraph)]
    carried = _carrying(sought)
    there = frozenset[str]().union(*(_carrying(each) for each in words))
    return any(_stands(sought, each) for each in words) or (
        bool(carried) and len(carried & there) >= SHARE * len(carried)
    )


@dataclass(frozen=True, slots=True)
class _Answer:
    paragraphs: tuple[str, ...] = ()
    differs: bool = False


@cache
def _answer(cite: str, one: str, other: str) -> _Answer:
    """The paragraphs of ``other`` that answer to one of ``one``; through a third chapter where no table holds both."""
    for family in FAMILIES:
        if {one, other} <= set(family.chapters):
            return _answer_in(family, cite, one, other)
    for near in FAMILIES:
        for far in FAMILIES:
            through = [chapter for chapter in near.chapters if chapter in far.chapters]
            if one in near.chapters and other in far.chapters and through:
                first = _answer_in(near, cite, one, through[0])
                second = [_answer_in(far, paragraph, through[0], other) for paragraph in first.paragraphs]
                reached = dict.fromkeys(paragraph for answer in second for paragraph in answer.paragraphs)
                return _Answer(tuple(reached), first.differs or any(answer.differs for answer in second))
    raise ValueError(f"{one} and {other} stand in no tables that meet")


def _answer_in(family: Family, cite: str, one: str, other: str) -> _Answer:
    step: Citation | None = Citation.parse(cite)
    while step is not None:
        for row in family.rows:
            if row.paragraphs.get(one) == str(step):
                named = re.findall(rf"(?<![\w.]){other}\.\d+(?:\(\w+\))*", row.differs)
                there = dict.fromkeys((*([row.paragraphs[other]] if other in row.paragraphs else []), *named))
                return _Answer(tuple(there), bool(row.differs))
        step = step.parent
    return _Answer()


@cache
def _beneath(chapter: str, cite: str) -> tuple[str, ...]:
    return tuple(_alike(paragraph.words) for paragraph in load_text(chapter).whole(cite))


@cache
def _all_alike(chapter: str) -> tuple[str, ...]:
    return tuple(_alike(paragraph.words) for paragraph in load_text(chapter).paragraphs.values())


_GAMES = {
    load_text(chapter).title.casefold(): min((load_text(other).title.casefold() for other in group), key=len)
    for group in kin()
    for chapter in group
}
"""The name of each game, and the shortest among its kin, which stands for all."""
_ALIKE = (
    (r"\b\d{3}a?\.\d+(?:\(\w+\))*", " "),
    *((rf"\b{re.escape(name)}\b", other) for name, other in _GAMES.items()),
    (r"\bbet wager", "blackjack wager"),
    (r"masque card reader", "card reader"),
    (r"cutting card", "cover card"),
    (r"face ?down(?:ward)?|facedown", "face down"),
    (r"one-half|\bhalf\b", "1/2"),
    (r"\bequal\b", "same"),
    (r"\bone\b", "1"),
    (r"\btwo\b", "2"),
    (r"\bthree\b", "3"),
    (r"\bfour\b", "4"),
    (r"\bfive\b", "5"),
    (r"\bsix\b", "6"),
    (r"\bseven\b", "7"),
    (r"\beight\b", "8"),
    (r"\bten\b", "10"),
)
_WITHOUT_WEIGHT = frozenset(
    re.findall(
        r"\w+",
        "a an the of or and to in on at by be is are was has have may shall must his he that which such as with for not no"
        " than from it if this any each all who whom player players dealer",
    )
)


@cache
def _alike(words: str) -> str:
    alike = plain(words).casefold()
    for form, other in _ALIKE:
        alike = re.sub(form, other, alike)
    return " ".join(re.findall(r"[\w/']+", alike.replace("'s", "").replace("-", " ")))


def _stands(sought: str, words: str) -> bool:
    return f" {sought} " in f" {words} "


def _carrying(alike: str) -> frozenset[str]:
    """The words that carry a quotation, without endings; every number is one."""
    carrying = (word for word in alike.split() if word not in _WITHOUT_WEIGHT)
    return frozenset("#" if re.fullmatch(r"[\d/]+|first|second", word) else _stem(word) for word in carrying)


def _stem(word: str) -> str:
    return re.sub(r"(?:s|ed|ing)$", "", word) if len(word) > 4 else word
