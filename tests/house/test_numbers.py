"""No two names of one column stand at the same place: all maps of every machine's columns, read together."""

import ast
import pickle
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from tests.games.numbered import handed_out, names_in
from validator.chapters.registry import PACKAGES, chapter_play
from validator.core.engine.kernel import MISSING, TALLY_WIDTH
from validator.core.engine.option_rows import OptionsRow
from validator.core.engine.rows import Row, followed
from validator.core.engine.state_rows import carried_length, carried_rows
from validator.core.rule import counted_facts
from validator.games import numbers
from validator.games.numbers import (
    BEGINS,
    SHARED,
    SUBJECTS,
    Places,
    Rules,
    missing_facts,
    rules_on_play,
)
from validator.games.rounds import table_rows
from validator.law.facts import load_facts
from validator.law.versions import law_of

GAMES = Path(__file__).parents[2] / "validator/games"
MACHINES = sorted(SUBJECTS)
OPTIONS = {
    "blackjack": ("rounds", "shoe", "blackjack"),
    "baccarat": ("rounds", "shoe", "baccarat"),
    "pai_gow": ("rounds", "pai_gow"),
}
"""The packages whose options stand in one column."""
PACKAGES_WITH_OPTIONS = sorted({one for each in OPTIONS.values() for one in each})
FACTS_NAMED = re.compile(r"[Ff]acts?:? ((?:``\w+``(?:,\s+)?)+)")
ROWS = ("Note", "Round", "Hand", "Wager")

Span = tuple[str, int, int]
"""A name, its first place, and the place behind its last."""


def clashes(spans: Iterator[Span], length: int) -> list[str]:
    """Each pair of spans of one column that overlap, and each span outside of the column, in words."""
    found = []
    before: Span = ("the column's start", 0, 0)
    for name, start, end in sorted(spans, key=lambda span: span[1:]):
        if start < before[2]:
            found.append(f"{name} ({start}) lies in {before[0]} ({before[1]} to {before[2] - 1})")
        if start < 0 or end > length:
            found.append(f"{name} ({start} to {end - 1}) lies outside of the column of {length}")
        if end > before[2]:
            before = (name, start, end)
    return found


def modules(package: str) -> list[ModuleType]:
    """All modules of a package of the games."""
    root = GAMES / package
    names = sorted(path.relative_to(root).with_suffix("").as_posix() for path in root.rglob("*.py"))
    return [
        import_module(f"validator.games.{package}.{name.replace('/', '.')}") for name in names if "__init__" not in name
    ]


def slot_spans(machine: str) -> Iterator[Span]:
    """Every rule of a machine; those of the shared lists with which a judge begins under each judge."""
    for subject in SUBJECTS[machine]:
        for name, number in names_in(import_module(f"validator.games.{subject}"), "Rules"):
            yield f"{subject}.{name}", number, number + TALLY_WIDTH
        for one in BEGINS.get(subject, ()):
            for name, number in names_in(import_module(f"validator.games.{machine}.{one}"), "shared_numbers"):
                start = numbers.first_number(subject) + number
                yield f"{subject}: {one}.{name}", start, start + TALLY_WIDTH


def options_of(package: str) -> type[OptionsRow]:
    """The row of what the judges of a package ask for."""
    found: type[OptionsRow] = import_module(f"validator.games.{package}.options").Options
    return found


def carried_spans(machine: str) -> Iterator[Span]:
    """Everything that a machine's passes carry."""
    for name, form in carried_rows(table_of(machine)).items():
        yield name, *form.places()


def table_of(machine: str) -> type:
    """The record of a machine."""
    found: type = import_module(f"validator.games.{machine}.tables.rows").Table
    return found


@pytest.mark.parametrize("machine", MACHINES)
def test_no_two_questions_share_a_rule(machine: str) -> None:
    assert clashes(slot_spans(machine), numbers.number_count(machine) * TALLY_WIDTH) == []


@pytest.mark.parametrize("machine", MACHINES)
def test_options_of_a_game_begin_with_those_of_the_rooms_that_it_goes_on_from(machine: str) -> None:
    spans = ((name, part.at, part.at + part.width) for name, part in options_of(machine).parts.items())
    assert clashes(spans, options_of(machine).width) == []
    fields = [*options_of(machine).parts.items()]
    for package in OPTIONS[machine]:
        shared = [*options_of(package).parts.items()]
        assert fields[: len(shared)] == shared
    table = table_of(machine)
    assert options_of(machine).record is table


@pytest.mark.parametrize("package", PACKAGES_WITH_OPTIONS)
def test_each_option_says_what_it_is(package: str) -> None:
    source = Path(str(import_module(f"validator.games.{package}.options").__file__)).read_text(encoding="utf-8")
    said = set(re.findall(r'^    (\w+): .*\n    """', source, re.MULTILINE))
    assert options_of(package).__annotations__.keys() - said == set()


@pytest.mark.parametrize("package", PACKAGES_WITH_OPTIONS)
def test_a_fact_that_an_option_names_is_one_of_the_law(package: str) -> None:
    held = {name for chapter in PACKAGES for name in load_facts(chapter)}
    source = Path(str(import_module(f"validator.games.{package}.options").__file__)).read_text(encoding="utf-8")
    named = {name for said in FACTS_NAMED.findall(source) for name in re.findall(r"``(\w+)``", said)}
    assert named - held == set()


@pytest.mark.parametrize("machine", MACHINES)
def test_nothing_carried_shares_a_place(machine: str) -> None:
    assert clashes(carried_spans(machine), carried_length(table_of(machine))) == []


@pytest.mark.parametrize("row", ROWS)
@pytest.mark.parametrize("machine", MACHINES)
def test_a_row_of_a_game_begins_with_the_fields_of_every_game(machine: str, row: str) -> None:
    form = getattr(import_module(f"validator.games.{machine}.tables.rows"), row)
    shared = getattr(table_rows, row)
    assert form.names[: len(shared.names)] == shared.names
    assert (form.column, form.width) == (shared.column, shared.width)
    assert {one.__module__ for one in followed(form).values()} <= {form.__module__}
    assert followed(form).keys() >= followed(shared).keys()


def test_a_row_has_no_more_fields_than_integers() -> None:
    with pytest.raises(TypeError, match="Crowded has 3 fields; a row has 2 integers"):
        type("Crowded", (Row,), {"__annotations__": dict.fromkeys("abc", int)}, column="wagers", width=2)


@pytest.mark.parametrize("machine", MACHINES)
def test_every_map_is_read(machine: str) -> None:
    """A judge that no column names, or a module that carries places under none, would escape these tests."""
    taken = {name for name, _, _ in carried_spans(machine)}
    for package in OPTIONS[machine]:
        for module in modules(package):
            if module.__file__ and "carried(" in Path(module.__file__).read_text(encoding="utf-8"):
                assert any(name.startswith(f"{module.__name__}.") for name in taken), module.__name__


@pytest.mark.parametrize("package", PACKAGES_WITH_OPTIONS)
def test_a_judge_hands_out_the_numbers_that_the_table_of_judges_has_for_it(package: str) -> None:
    held = {"Rules": set().union(*SUBJECTS.values()), "shared_numbers": set(SHARED), "first_number": set(BEGINS)}
    for module in modules(package):
        subject = module.__name__.removeprefix("validator.games.")
        for call, asked, _ in handed_out(module):
            assert asked == (subject if call != "shared_numbers" else subject.partition(".")[2]), module.__name__
            assert asked in held[call], module.__name__
    for subject in held["Rules"]:
        if subject.startswith(f"{package}."):
            assert list(handed_out(import_module(f"validator.games.{subject}"))), f"{subject} hands out nothing"


@pytest.mark.parametrize("chapter", PACKAGES)
def test_every_number_under_which_a_rule_is_counted_was_handed_out(chapter: str) -> None:
    """A number written by hand would be known to no column."""
    play = chapter_play(law_of(chapter))
    handed = {start for _, start, _ in slot_spans(play.machine)}
    assert {rule.id for rule in play.rules if rule.number not in handed} == set()


def test_whatever_is_carried_was_handed_out() -> None:
    """A place written by hand would be known to no map, and overlap with what was handed out unseen."""
    handed = {name for machine in MACHINES for name, _, _ in carried_spans(machine)}
    for package in {one for each in OPTIONS.values() for one in each}:
        for module in modules(package):
            assert module.__file__ is not None
            tree = ast.parse(Path(module.__file__).read_text(encoding="utf-8"))
            assert set(carried_names(module, tree)) <= handed, module.__name__


def carried_names(module: ModuleType, tree: ast.Module) -> Iterator[str]:
    """The full names of the constants at which a module's indices into the state column begin."""
    origin = {
        alias.asname or alias.name: f"{node.module}.{alias.name}"
        for node in tree.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Subscript) and getattr(node.value, "id", "") == "state":
            index = node.slice
            while isinstance(index, ast.BinOp):
                index = index.left
            if isinstance(index, ast.Name) and index.id.isupper():
                yield origin.get(index.id, f"{module.__name__}.{index.id}")
            elif isinstance(index, ast.Attribute) and isinstance(index.value, ast.Name) and index.attr.isupper():
                yield f"{origin.get(index.value.id, index.value.id)}.{index.attr}"


def test_an_overlap_is_found() -> None:
    planted = [("first", 0, 8), ("long", 8, 40), ("within", 16, 24), ("behind", 40, 48)]
    assert clashes(iter(planted), 48) == ["within (16) lies in long (8 to 39)"]
    assert clashes(iter(planted[:2]), 32) == ["long (8 to 39) lies outside of the column of 32"]
    assert clashes(iter([planted[0], planted[1], planted[3]]), 48) == []


def test_a_number_handed_out_twice_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As by two lists in one module, since each begins with its first number."""
    source = Path(str(import_module("validator.games.blackjack.insurance").__file__)).read_text(encoding="utf-8")
    file = tmp_path / "insurance.py"
    file.write_text(f'{source}\n\nrule = Rules("blackjack.insurance")\nPLANTED = rule("planted")\n', encoding="utf-8")
    spec = spec_from_file_location("planted_insurance", file)
    assert spec is not None and spec.loader is not None
    planted = module_from_spec(spec)
    spec.loader.exec_module(planted)
    monkeypatch.setitem(sys.modules, "validator.games.blackjack.insurance", planted)
    [clash] = clashes(slot_spans("blackjack"), numbers.number_count("blackjack") * TALLY_WIDTH)
    assert "blackjack.insurance.PLANTED" in clash
    assert "blackjack.insurance.INSURANCE_" in clash


def test_two_rules_of_one_machine_under_one_id_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    dealing = import_module("validator.games.blackjack.dealing")
    rule = Rules("blackjack.dealing")
    monkeypatch.setattr(dealing, "PLANTED", rule("insurance-without-ace"), raising=False)
    with pytest.raises(ValueError, match="insurance-without-ace of .*: another rule of blackjack has this id"):
        numbers.rules_on_play.__wrapped__("blackjack")


def test_too_many_names_say_what_to_do() -> None:
    room = len(numbers.own_numbers("blackjack.insurance"))
    rule = Rules("blackjack.insurance")
    assert [rule(f"rule-{number}") for number in range(room)] == list(numbers.own_numbers("blackjack.insurance"))
    with pytest.raises(ValueError, match=r"blackjack\.insurance has more rules than its room of 16: .* LARGER"):
        rule("one-more")
    with pytest.raises(ValueError, match="split it, or raise TALLY_WIDTH"):
        _, _, _, _, _, _, _, *_ = missing_facts()
    with pytest.raises(ValueError, match="0 places cannot be taken"):
        Places()(0)


def test_facts_with_one_counter_cannot_be_told_apart() -> None:
    assert list(counted_facts("a-rule", {"later": MISSING + 1, "earlier": MISSING})) == ["earlier", "later"]
    with pytest.raises(ValueError, match="rule a-rule: two of the facts it needs have one counter"):
        counted_facts("a-rule", {"one": MISSING, "other": MISSING})
    for place in (MISSING - 1, TALLY_WIDTH):
        with pytest.raises(ValueError, match=f"rule a-rule: {place} is no counter of a missing fact"):
            counted_facts("a-rule", {"one": place})


def test_a_list_may_go_on_after_a_fact_of_another() -> None:
    first, second, *_ = missing_facts()
    third, *_ = missing_facts(after=second)
    assert (first, second, third) == (MISSING, MISSING + 1, MISSING + 2)


@pytest.mark.parametrize("chapter", PACKAGES)
def test_a_rule_of_a_chapter_has_a_plain_number(chapter: str) -> None:
    """It goes to other processes and into files, which know no words of judges."""
    assert {type(rule.number) for rule in chapter_play(law_of(chapter)).rules} == {int}


def test_the_number_of_a_rule_is_stored_as_a_number() -> None:
    stored = pickle.loads(pickle.dumps(rules_on_play("baccarat")["further-card-removed"]))
    assert type(stored) is int and stored == rules_on_play("baccarat")["further-card-removed"]
