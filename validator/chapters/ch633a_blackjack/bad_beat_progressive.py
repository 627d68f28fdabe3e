"""Bad Beat Progressive Wager and its bonuses: § 633a.2(c), 633a.6(e)(8), 633a.7(o)(1), 633a.13(j)."""

from validator.chapters.checks import (
    below,
    below_amount,
    denied,
    granted,
    no_progression,
    other_than,
    paid_otherwise,
    unstated,
    verified_too_late,
)
from validator.core.rule import Absent, Present
from validator.core.rule_definitions import FilingCheck, filing_check

bad_beat_without_progressive_system = FilingCheck(
    title="Bad Beat Progressive Wager without a progressive table game system",
    reads=("optional_wagers.bad-beat-progressive.progressive_system",),
    when=(Present("optional_wagers.bad-beat-progressive"),),
    expected="a progressive table game system",
    observed="none",
    message=("the Bad Beat Progressive Wager is offered without a progressive table game system"),
    check=denied,
)

bad_beat_without_electronic_wagering = FilingCheck(
    title="Bad Beat Progressive Wager without an electronic wagering system",
    reads=("optional_wagers.bad-beat-progressive.electronic_wagering_system",),
    when=(Present("optional_wagers.bad-beat-progressive"),),
    expected="an electronic wagering system",
    observed="none",
    message=("the Bad Beat Progressive Wager is offered without an electronic wagering system"),
    check=denied,
)

bad_beat_positions_unequipped = FilingCheck(
    title="Betting positions without an electronic wagering system",
    reads=("optional_wagers.bad-beat-progressive.equipped_positions", "table.positions"),
    when=(Present("optional_wagers.bad-beat-progressive"),),
    expected="{other} positions equipped",
    observed="{number}",
    message=("{number} of {other} betting positions contain an electronic wagering system; each must"),
    fails={"optional_wagers.bad-beat-progressive.equipped_positions": 5},
    check=below,
)

bad_beat_without_lock_out = FilingCheck(
    title="Bad Beat Progressive Wager without a lock-out mechanism",
    reads=("optional_wagers.bad-beat-progressive.lock_out",),
    when=(Present("optional_wagers.bad-beat-progressive"),),
    expected="a mechanism such as a lock-out button",
    observed="none",
    message=("nothing prevents Bad Beat Progressive Wagers after the dealer has begun dealing"),
    check=denied,
)

magic_card_without_bad_beat = FilingCheck(
    title="Magic Card Bonus without the Bad Beat Progressive Wager",
    reads=("bonuses.magic_card",),
    when=(Absent("optional_wagers.bad-beat-progressive"),),
    expected="the Bad Beat Progressive Wager offered",
    observed="not offered",
    message=(
        "the Magic Card Bonus goes to players who placed a Bad Beat Progressive Wager, and that wager is not offered"
    ),
    fails={"optional_wagers.bad-beat-progressive": None, "bonuses.lucky_player": None},
    check=granted,
)

lucky_player_without_bad_beat = FilingCheck(
    title="Lucky Player Bonus without the Bad Beat Progressive Wager",
    reads=("bonuses.lucky_player",),
    when=(Absent("optional_wagers.bad-beat-progressive"),),
    expected="the Bad Beat Progressive Wager offered",
    observed="not offered",
    message=(
        "the Lucky Player Bonus goes to players who placed a Bad Beat Progressive Wager, and that wager is not offered"
    ),
    fails={"optional_wagers.bad-beat-progressive": None, "bonuses.magic_card": None},
    check=granted,
)


@filing_check(
    title="Payout for any 20 without selecting it",
    reads=("optional_wagers.bad-beat-progressive.any_20",),
    may_read=("optional_wagers.bad-beat-progressive.pays.player-has-a-20",),
    when=(Present("optional_wagers.bad-beat-progressive"),),
    expected="any_20: true",
    observed="{selected}",
    fails={"optional_wagers.bad-beat-progressive.any_20": False},
    message=("the filing pays {pays} for any 20 of the player, and says that it does not select that payout"),
)
def bad_beat_20_not_selected(selected: bool, pays: object) -> bool:
    """A filing that states what any 20 pays must select that any 20 wins.

    Fails:
        >>> bad_beat_20_not_selected(False, "1 for 1")
        True
    Clean:
        >>> bad_beat_20_not_selected(True, "1 for 1")
        False
        >>> bad_beat_20_not_selected(False, None)
        False
    """
    return pays is not None and not selected


bad_beat_verified_late = FilingCheck(
    title="Bad Beat payouts verified at higher odds only",
    reads=("optional_wagers.bad-beat-progressive.verified_from",),
    facts=("bad_beat_verified_from",),
    when=(Present("optional_wagers.bad-beat-progressive"),),
    expected="from {threshold} on",
    observed="from {stated} on",
    message=("a floorperson verifies Bad Beat payouts from {stated} on; the law says from {threshold} on"),
    passes={"optional_wagers.bad-beat-progressive.verified_from": "50 for 1"},
    check=verified_too_late,
)

bad_beat_jackpot_shared_otherwise = FilingCheck(
    title="Bad Beat jackpot shared otherwise",
    reads=("optional_wagers.bad-beat-progressive.jackpot_shared",),
    when=(Present("optional_wagers.bad-beat-progressive"),),
    expected="proportionally to the wagers",
    observed="{stated}",
    message=(
        "the law says: several winners share the Bad Beat jackpot proportionally to their wagers; the filing says "
        "{stated}"
    ),
    check=other_than("proportionally"),
)

bad_beat_odds = FilingCheck(
    title="The Bad Beat Progressive Wager paid at other odds",
    reads=("optional_wagers.bad-beat-progressive.pays.*",),
    facts=("bad_beat_paytable.*",),
    each="optional_wagers.bad-beat-progressive.pays",
    at="optional_wagers.bad-beat-progressive.pays.*",
    expected="{lawful}",
    observed="{pays}",
    message=("the Bad Beat Progressive Wager pays {pays} for this hand in the filing; the law says {lawful}"),
    fails={"optional_wagers.bad-beat-progressive.pays.blackjack": "10 to 1"},
    passes={"optional_wagers.bad-beat-progressive.pays.blackjack": "9 to 1"},
    check=paid_otherwise,
)

bad_beat_progressive_rate_unspecified = FilingCheck(
    title="Bad Beat Progressive meter without a rate of progression",
    may_read=("optional_wagers.bad-beat-progressive.meter.rate",),
    when=(Present("optional_wagers.bad-beat-progressive"),),
    expected="the rate of progression",
    observed="{stated}",
    message=("the filing does not specify the rate of progression of the Bad Beat Progressive meter"),
    check=unstated,
)

bad_beat_progressive_rate_zero = FilingCheck(
    title="Bad Beat Progressive meter that does not progress",
    reads=("optional_wagers.bad-beat-progressive.meter.rate",),
    when=(Present("optional_wagers.bad-beat-progressive"),),
    expected="a rate of progression",
    observed="{rate_hundredths}",
    message=(
        "the rate of progression of the Bad Beat Progressive meter is {rate_hundredths}; the"
        " text demands a rate and sets no minimum, and this is none"
    ),
    passes={"optional_wagers.bad-beat-progressive.meter.rate": "0.01%"},
    fails={"optional_wagers.bad-beat-progressive.meter.rate": "0%"},
    check=no_progression,
)

bad_beat_progressive_initial_unspecified = FilingCheck(
    title="Bad Beat Progressive meter without an initial amount",
    may_read=("optional_wagers.bad-beat-progressive.meter.initial",),
    when=(Present("optional_wagers.bad-beat-progressive"),),
    expected="the initial amount",
    observed="{stated}",
    message=("the filing does not specify the initial amount of the Bad Beat Progressive meter"),
    check=unstated,
)

bad_beat_progressive_initial_too_low = FilingCheck(
    title="Bad Beat Progressive meter with an initial amount below the minimum",
    reads=("optional_wagers.bad-beat-progressive.meter.initial",),
    facts=("bad_beat_meter_minimum",),
    when=(Present("optional_wagers.bad-beat-progressive"),),
    expected="{minimum_cents}",
    observed="{amount_cents}",
    message=("the initial amount of the Bad Beat Progressive meter is {amount_cents}; the law demands {minimum_cents}"),
    check=below_amount,
)

bad_beat_progressive_reset_unspecified = FilingCheck(
    title="Bad Beat Progressive meter without a reset amount",
    may_read=("optional_wagers.bad-beat-progressive.meter.reset",),
    when=(Present("optional_wagers.bad-beat-progressive"),),
    expected="the reset amount",
    observed="{stated}",
    message="the filing does not specify the reset amount of the Bad Beat Progressive meter",
    check=unstated,
)

bad_beat_progressive_reset_too_low = FilingCheck(
    title="Bad Beat Progressive meter with a reset amount below the minimum",
    reads=("optional_wagers.bad-beat-progressive.meter.reset",),
    facts=("bad_beat_meter_minimum",),
    when=(Present("optional_wagers.bad-beat-progressive"),),
    expected="{minimum_cents}",
    observed="{amount_cents}",
    message=("the reset amount of the Bad Beat Progressive meter is {amount_cents}; the law demands {minimum_cents}"),
    passes={"optional_wagers.bad-beat-progressive.meter.reset": "5,000.01"},
    check=below_amount,
)
