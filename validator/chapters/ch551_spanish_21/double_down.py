"""§ 551.11: Double Down Wager and rescue."""

from validator.chapters.checks import denied, granted, other_than
from validator.core.rule_definitions import FilingCheck

rescue_withheld = FilingCheck(
    title="Rescue not offered",
    reads=("double_down.rescue.offered",),
    expected="rescue of a Double Down Wager",
    observed="not offered",
    message=(
        "players may not rescue a Double Down Wager; the text gives them the choice and does not say that the "
        "certificate holder may withhold it"
    ),
    check=denied,
)
rescue_after_bust = FilingCheck(
    title="Rescue of a hand over the limit",
    reads=("double_down.rescue.after_bust",),
    expected="no rescue once the hand is over the limit",
    observed="rescue permitted",
    message="a player may rescue his Double Down Wager though the additional card carried the hand over the limit",
    check=granted,
)
rescue_of_less = FilingCheck(
    title="Less than the Double Down Wager taken back",
    reads=("double_down.rescue.taken_back",),
    expected="the Double Down Wager",
    observed="{stated}",
    message="the law says: a player who rescues takes back the Double Down Wager; the filing says {stated}",
    check=other_than("double-down-wager"),
)
rescue_forfeits_otherwise = FilingCheck(
    title="Another amount than the original wager forfeited",
    reads=("double_down.rescue.forfeited",),
    expected="the original wager",
    observed="{stated}",
    message="the law says: a player who rescues forfeits his original wager; the filing says {stated}",
    fails={"double_down.rescue.forfeited": "more"},
    passes={"double_down.rescue.forfeited": "original-wager"},
    check=other_than("original-wager"),
)
