"""§ 541.14: what is done about irregularities, as a filing restates it."""

from validator.chapters.checks import other_than
from validator.core.rule_definitions import FilingCheck

not_reshuffled_after_void_round = FilingCheck(
    title="Entire set of cards not reshuffled after a void round",
    reads=("irregularities.cards_after_a_void_round",),
    expected="the entire set of cards reshuffled",
    observed="{stated}",
    message="the law says: after a void round the entire set of cards is reshuffled; the filing says {stated}",
    fails={"irregularities.cards_after_a_void_round": "otherwise"},
    check=other_than("reshuffled"),
)
