"""When third cards are dealt, as a filing restates it."""

from validator.chapters.checks import granted, other_number, restated_otherwise
from validator.core.rule import Present
from validator.core.rule_definitions import FilingCheck

natural_from_another_count = FilingCheck(
    title="Natural from another Point Count on",
    reads=("third_cards.natural_from",),
    facts=("natural_lowest",),
    expected="from {lawful} on",
    observed="from {number} on",
    message="the filing has Naturals from {number} on; the law from {lawful} on",
    fails={"third_cards.natural_from": 9},
    check=other_number,
)

drawn_after_natural = FilingCheck(
    title="Third card though a hand is a Natural",
    reads=("third_cards.drawn_after_natural",),
    expected="no more cards for either hand",
    observed="a third card for the other hand",
    message="a hand is dealt a third card though the other is a Natural",
    check=granted,
)

player_stays_elsewhere = FilingCheck(
    title="Player's Hand stays from another Point Count on",
    reads=("third_cards.player_stays_from",),
    facts=("player_stays_from",),
    expected="from {lawful} on",
    observed="from {number} on",
    message="the filing has the Player's Hand stay from {number} on; the law from {lawful} on",
    fails={"third_cards.player_stays_from": 5},
    passes={"third_cards.player_stays_from": 6},
    check=restated_otherwise,
)

banker_draws_alone_elsewhere = FilingCheck(
    title="Banker's Hand draws up to another Point Count against a Player's Hand without a third card",
    reads=("third_cards.banker_draws_to_alone",),
    facts=("banker_draws_to_without_a_third_card",),
    expected="up to {lawful}",
    observed="up to {number}",
    message=(
        "where the Player's Hand receives no third card the filing has the Banker's Hand draw up to {number}; "
        "the law up to {lawful}"
    ),
    fails={"third_cards.banker_draws_to_alone": 6},
    check=restated_otherwise,
)

banker_always_draws_elsewhere = FilingCheck(
    title="Banker's Hand always draws below another Point Count",
    reads=("third_cards.banker_draws_below",),
    facts=("banker_draws_below",),
    expected="below {lawful}",
    observed="below {number}",
    message="the filing has the Banker's Hand always draw below {number}; the law below {lawful}",
    fails={"third_cards.banker_draws_below": 4},
    check=restated_otherwise,
)

banker_always_stays_elsewhere = FilingCheck(
    title="Banker's Hand always stays on another Point Count",
    reads=("third_cards.banker_stays_on",),
    facts=("banker_stays_on",),
    expected="on {lawful}",
    observed="on {number}",
    message="the filing has the Banker's Hand always stay on {number}; the law on {lawful}",
    fails={"third_cards.banker_stays_on": 6},
    check=other_number,
)


def another_table(
    three: str | None,
    four: str | None,
    five: str | None,
    six: str | None,
    lawful_three: str,
    lawful_four: str,
    lawful_five: str,
    lawful_six: str,
) -> bool:
    """The rows that the filing restates are those of the law's table.

    Fails:
        >>> another_table(None, None, "S S S D D D D D S S", None, "", "", "S S S S D D D D S S", "")
        True
    Clean:
        >>> another_table(None, None, "S S S S D D D D S S", None, "", "", "S S S S D D D D S S", "")
        False
    """
    rows = ((three, lawful_three), (four, lawful_four), (five, lawful_five), (six, lawful_six))
    return any(stated not in (None, lawful) for stated, lawful in rows)


banker_table_otherwise = FilingCheck(
    title="Table of the Banker's third card restated otherwise",
    may_read=tuple(f"third_cards.banker_table.{row}" for row in ("three", "four", "five", "six")),
    facts=tuple(f"banker_third_card_table.{row}" for row in "3456"),
    when=(Present("third_cards.banker_table"),),
    at="third_cards.banker_table",
    expected="3: {lawful_three}; 4: {lawful_four}; 5: {lawful_five}; 6: {lawful_six}",
    observed="3: {three}; 4: {four}; 5: {five}; 6: {six}",
    message="the filing restates Table 1 with other cells than the law",
    fails={"third_cards.banker_table.three": "D D D D D D D D D D"},
    passes={"third_cards.banker_table.five": "S S S S D D D D S S"},
    check=another_table,
)
