"""How and when wagers are made, which optional wagers exist, and on how many boxes: shared rules."""

from validator.chapters.checks import above, denied, granted, not_among, other_than, unstated
from validator.core.rule import equals
from validator.core.rule_definitions import FilingCheck

cash_wagers = FilingCheck(
    title="Wagers of cash",
    reads=("wagers.instruments[cash]",),
    expected="value chips, plaques or approved instruments",
    observed="cash",
    message="wagers are made with cash; the law allows value chips, plaques and approved wagering instruments",
    check=granted,
)

entry_barred_to_others = FilingCheck(
    title="Entry barred to patrons who do wager",
    reads=("wagers.entry_prohibited_for",),
    when=(equals("wagers.entry_after_shuffle", "prohibited"),),
    expected="patrons who made no wager on a round",
    observed="{stated}",
    message=(
        "the law says: only patrons who made no wager on a round may be kept from wagering; the filing says {stated}"
    ),
    passes={
        "wagers.entry_after_shuffle": "prohibited",
        "wagers.entry_prohibited_for": "patrons-who-did-not-wager",
        "wagers.entry_prohibited_until": ["reshuffle"],
    },
    check=other_than("patrons-who-did-not-wager"),
)

entry_barred_beyond_reshuffle = FilingCheck(
    title="Entry barred beyond the next reshuffle",
    reads=("wagers.entry_prohibited_until[reshuffle]",),
    when=(equals("wagers.entry_after_shuffle", "prohibited"),),
    expected="until the reshuffle at the latest",
    observed="longer",
    message="a reshuffle must end the prohibition to wager; the filing does not list it",
    fails={"wagers.entry_prohibited_until": ["later"]},
    passes={"wagers.entry_prohibited_until": ["reshuffle"]},
    check=denied,
)

late_wagers = FilingCheck(
    title="Wagers accepted after the first card",
    reads=("wagers.accepted_until",),
    expected="until the first card is dealt",
    observed="{stated}",
    message="wagers must be placed before the first card is dealt; the filing says {stated}",
    check=other_than("first-card"),
)

wagers_altered = FilingCheck(
    title="Wagers altered before they are decided",
    reads=("wagers.altered_before_decision",),
    expected="no handling before the decision",
    observed="handling permitted",
    message="players may handle or alter wagers before they are decided",
    check=granted,
)

play_without_blackjack_wager = FilingCheck(
    title="Play without a Blackjack Wager",
    reads=("wagers.blackjack_wager_required",),
    expected="a Blackjack Wager by every player",
    observed="none needed",
    message="players may take part without a Blackjack Wager",
    check=denied,
)

optional_wager_alone = FilingCheck(
    title="Optional wager alone",
    reads=("wagers.optional_wagers_alone",),
    expected="optional wagers beside the main wager only",
    observed="optional wagers alone",
    message="optional wagers may be placed without the main wager",
    check=granted,
)


unknown_optional_wager = FilingCheck(
    title="Optional wager that the chapter does not authorize",
    reads=("*",),
    facts=("optional_wagers",),
    each="optional_wagers",
    at="optional_wagers.*",
    expected="one of {lawful}",
    observed="{stated}",
    message="{stated} is none of the optional wagers that the chapter authorizes{hint}",
    fails={"optional_wagers.lucky-lucky": {"odds_shown": "sign"}},
    check=not_among,
)

adjacent_boxes_unspecified = FilingCheck(
    title="Number of adjacent boxes not specified",
    may_read=("wagers.adjacent_boxes",),
    expected="the number of adjacent boxes",
    observed="{stated}",
    message="the filing does not specify on how many adjacent boxes a player may place a wager",
    passes={"wagers.adjacent_boxes": 1},
    check=unstated,
)

more_adjacent_boxes_than_positions = FilingCheck(
    title="More adjacent boxes than the table has",
    reads=("wagers.adjacent_boxes", "table.positions"),
    expected="at most the {other} boxes of the table",
    observed="{number} boxes",
    message="a player may place wagers on {number} adjacent boxes, and the table has {other}",
    fails={"wagers.adjacent_boxes": 8},
    passes={"wagers.adjacent_boxes": 6},
    check=above,
)
