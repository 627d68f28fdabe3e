"""The file of rules whose fault was proved holds rules on play; ``python -m tests.faults.floor`` proves them anew."""

from tests.faults.floor import held
from validator.chapters.registry import chapter_play
from validator.law.dated import law_of


def test_the_file_holds_rules_of_its_chapters() -> None:
    for chapter, rules in held().items():
        assert set(rules) <= {rule.id for rule in chapter_play(law_of(chapter)).rules}
        assert rules == sorted(set(rules))
