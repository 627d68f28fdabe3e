"""Hit and Run Progressive Wager: § 633a.2(b)(12) and (d), 633a.6(e)(10), 633a.7(o)(2), 633a.13(l)."""

from validator.chapters.questions import (
    below_amount,
    denied,
    fewer_devices_than_positions,
    no_progression,
    other_than,
    paid_otherwise,
    unstated,
    verified_too_late,
)
from validator.core.finding import Severity
from validator.core.rule import Present, filing_rule

hit_and_run_progressive_area_missing = filing_rule(
    id="hit-and-run-progressive-area-missing",
    title="No betting area for the Hit and Run Progressive Wager",
    cite="633a.2(b)(12)",
    quote=("a separate area designated for the placement of the Hit and Run Progressive Wager"),
    reads=("layout.areas[hit-and-run-progressive]",),
    when=(Present("optional_wagers.hit-and-run-progressive"),),
    expected="an area for the Hit and Run Progressive Wager",
    observed="none",
    message=("the Hit and Run Progressive Wager is offered, and the layout has no area designated for it"),
)(denied)

hit_and_run_without_progressive_system = filing_rule(
    id="hit-and-run-without-progressive-system",
    title="Hit and Run Progressive Wager without a progressive table game system",
    cite="633a.2(d)",
    quote=(
        "the Blackjack table must have a progressive table game system in accordance with § "
        "605a.7, for the placement of Hit and Run or Straight Jack Progressive Wagers"
    ),
    reads=("optional_wagers.hit-and-run-progressive.progressive_system",),
    when=(Present("optional_wagers.hit-and-run-progressive"),),
    expected="a progressive table game system",
    observed="none",
    message=("the Hit and Run Progressive Wager is offered without a progressive table game system"),
)(denied)

hit_and_run_positions_unequipped = filing_rule(
    id="hit-and-run-positions-unequipped",
    title="Betting positions without a device for the Hit and Run Progressive Wager",
    cite="633a.2(d)(1)",
    quote=(
        "A wagering device at each betting position that acknowledges or accepts the placement"
        " of the Hit and Run or Straight Jack Progressive Wager"
    ),
    reads=("optional_wagers.hit-and-run-progressive.equipped_positions", "table.positions"),
    when=(Present("optional_wagers.hit-and-run-progressive"),),
    expected="{positions} positions equipped",
    observed="{devices}",
    message=(
        "{devices} of {positions} betting positions have a device for the Hit and Run Progressive Wager; each must"
    ),
)(fewer_devices_than_positions)

hit_and_run_without_lock_out = filing_rule(
    id="hit-and-run-without-lock-out",
    title="Hit and Run Progressive Wager without a lock-out mechanism",
    cite="633a.2(d)(2)",
    quote=(
        "that prevents the placement of any Hit and Run or Straight Jack Progressive Wagers "
        "that a player attempts to place after the dealer has begun dealing the cards"
    ),
    reads=("optional_wagers.hit-and-run-progressive.lock_out",),
    when=(Present("optional_wagers.hit-and-run-progressive"),),
    expected="a mechanism such as a lock-out button",
    observed="none",
    message=("nothing prevents Hit and Run Progressive Wagers after the dealer has begun dealing"),
)(denied)

hit_and_run_wagers_uncontrolled = filing_rule(
    id="hit-and-run-wagers-uncontrolled",
    title="Hit and Run Progressive Wagers neither controlled nor monitored",
    cite="633a.2(d)(2)",
    quote=("A device that controls or monitors the placement of Progressive Payout Wagers at the gaming table"),
    reads=("optional_wagers.hit-and-run-progressive.wager_control",),
    when=(Present("optional_wagers.hit-and-run-progressive"),),
    expected="a device that controls or monitors the wagers",
    observed="none",
    message="no device controls or monitors the placement of Hit and Run Progressive Wagers",
)(denied)

hit_and_run_card_over_21_uncounted = filing_rule(
    id="hit-and-run-card-over-21-uncounted",
    title="Dealer's card over the limit not counted",
    cite="633a.7(o)(2)(i)",
    quote=("inclusive of any card which would give the dealer's hand a total point count of greater than 21"),
    reads=("optional_wagers.hit-and-run-progressive.card_over_21_counts",),
    when=(Present("optional_wagers.hit-and-run-progressive"),),
    expected="counted",
    observed="not counted",
    message=("the card that carries the dealer over 21 does not count for the Hit and Run Progressive Wager"),
)(denied)

hit_and_run_verified_late = filing_rule(
    id="hit-and-run-verified-late",
    title="Hit and Run payouts verified at higher odds only",
    cite="633a.7(o)(2)(ii)(B)",
    quote=("Have a floorperson or above verify any Hit and Run Progressive payout with odds of 200 for 1 or greater"),
    reads=("optional_wagers.hit-and-run-progressive.verified_from",),
    facts=("hit_and_run_verified_from",),
    when=(Present("optional_wagers.hit-and-run-progressive"),),
    expected="from {threshold} on",
    observed="from {stated} on",
    message=("a floorperson verifies Hit and Run payouts from {stated} on; the law says from {threshold} on"),
)(verified_too_late)

hit_and_run_jackpot_from_inventory = filing_rule(
    id="hit-and-run-jackpot-from-inventory",
    title="Hit and Run jackpot paid from the table inventory",
    cite="633a.7(o)(2)(ii)(C)",
    quote="the progressive payout may not be paid from the table inventory container",
    reads=("optional_wagers.hit-and-run-progressive.jackpot_paid_from",),
    when=(Present("optional_wagers.hit-and-run-progressive"),),
    expected="elsewhere than from the table inventory container",
    observed="{stated}",
    message=(
        "payouts of the Hit and Run meter may not be paid from the table inventory container; the filing says {stated}"
    ),
)(other_than("elsewhere"))

hit_and_run_jackpot_shared_otherwise = filing_rule(
    id="hit-and-run-jackpot-shared-otherwise",
    title="Hit and Run jackpot shared otherwise",
    cite="633a.7(o)(2)(ii)(C)",
    quote="each player shall share the maximum amount equally",
    reads=("optional_wagers.hit-and-run-progressive.jackpot_shared",),
    when=(Present("optional_wagers.hit-and-run-progressive"),),
    expected="equally",
    observed="{stated}",
    message=("several winners share the Hit and Run jackpot equally; the filing says {stated}"),
)(other_than("equally"))

hit_and_run_odds = filing_rule(
    id="hit-and-run-odds",
    title="the Hit and Run Progressive Wager paid at other odds",
    cite="633a.13(l)(1)",
    quote=(
        "Hand | Payout Dealer has: Eight or more cards | 100% of meter Seven cards | 200 for 1"
        " Six cards | 25 for 1 Five cards | 8 for 1 Blackjack | 4 for 1"
    ),
    reads=("optional_wagers.hit-and-run-progressive.pays.*",),
    facts=("hit_and_run_paytable.*",),
    each="optional_wagers.hit-and-run-progressive.pays",
    at="optional_wagers.hit-and-run-progressive.pays.*",
    expected="{lawful}",
    observed="{pays}",
    message=("the Hit and Run Progressive Wager pays {pays} for this hand in the filing; the law says {lawful}"),
)(paid_otherwise)

hit_and_run_progressive_rate_unspecified = filing_rule(
    id="hit-and-run-progressive-rate-unspecified",
    title="Hit and Run Progressive meter without a rate of progression",
    cite="633a.13(l)(2)",
    quote=(
        "The rate of progression for the meter used for the Hit and Run Progressive Wager must"
        " be specified in the certificate holder's Rules Submission filed in accordance with §"
        " 601a.2"
    ),
    may_read=("optional_wagers.hit-and-run-progressive.meter.rate",),
    when=(Present("optional_wagers.hit-and-run-progressive"),),
    expected="the rate of progression",
    observed="{stated}",
    message=("the filing does not specify the rate of progression of the Hit and Run Progressive meter"),
)(unstated)

hit_and_run_progressive_rate_zero = filing_rule(
    id="hit-and-run-progressive-rate-zero",
    title="Hit and Run Progressive meter that does not progress",
    cite="633a.13(l)(2)",
    quote=(
        "The rate of progression for the meter used for the Hit and Run Progressive Wager must"
        " be specified in the certificate holder's Rules Submission filed in accordance with §"
        " 601a.2"
    ),
    severity=Severity.WARNING,
    reading="meter-rate-of-zero",
    reads=("optional_wagers.hit-and-run-progressive.meter.rate",),
    when=(Present("optional_wagers.hit-and-run-progressive"),),
    expected="a rate of progression",
    observed="{rate_hundredths}",
    message=(
        "the rate of progression of the Hit and Run Progressive meter is {rate_hundredths}; "
        "the text demands a rate and sets no minimum, and this is none"
    ),
)(no_progression)

hit_and_run_progressive_initial_unspecified = filing_rule(
    id="hit-and-run-progressive-initial-unspecified",
    title="Hit and Run Progressive meter without an initial amount",
    cite="633a.13(l)(2)",
    quote="The initial and reset amounts must also be in the Rules Submission",
    may_read=("optional_wagers.hit-and-run-progressive.meter.initial",),
    when=(Present("optional_wagers.hit-and-run-progressive"),),
    expected="the initial amount",
    observed="{stated}",
    message=("the filing does not specify the initial amount of the Hit and Run Progressive meter"),
)(unstated)

hit_and_run_progressive_initial_too_low = filing_rule(
    id="hit-and-run-progressive-initial-too-low",
    title="Hit and Run Progressive meter with an initial amount below the minimum",
    cite="633a.13(l)(2)",
    quote="and at least $1,000",
    reads=("optional_wagers.hit-and-run-progressive.meter.initial",),
    facts=("hit_and_run_meter_minimum",),
    when=(Present("optional_wagers.hit-and-run-progressive"),),
    expected="at least {minimum_cents}",
    observed="{amount_cents}",
    message=(
        "the initial amount of the Hit and Run Progressive meter is {amount_cents}; the law "
        "demands at least {minimum_cents}"
    ),
)(below_amount)

hit_and_run_progressive_reset_unspecified = filing_rule(
    id="hit-and-run-progressive-reset-unspecified",
    title="Hit and Run Progressive meter without a reset amount",
    cite="633a.13(l)(2)",
    quote="The initial and reset amounts must also be in the Rules Submission",
    may_read=("optional_wagers.hit-and-run-progressive.meter.reset",),
    when=(Present("optional_wagers.hit-and-run-progressive"),),
    expected="the reset amount",
    observed="{stated}",
    message=("the filing does not specify the reset amount of the Hit and Run Progressive meter"),
)(unstated)

hit_and_run_progressive_reset_too_low = filing_rule(
    id="hit-and-run-progressive-reset-too-low",
    title="Hit and Run Progressive meter with a reset amount below the minimum",
    cite="633a.13(l)(2)",
    quote="and at least $1,000",
    reads=("optional_wagers.hit-and-run-progressive.meter.reset",),
    facts=("hit_and_run_meter_minimum",),
    when=(Present("optional_wagers.hit-and-run-progressive"),),
    expected="at least {minimum_cents}",
    observed="{amount_cents}",
    message=(
        "the reset amount of the Hit and Run Progressive meter is {amount_cents}; the law "
        "demands at least {minimum_cents}"
    ),
)(below_amount)
