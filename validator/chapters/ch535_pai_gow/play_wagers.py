"""Rules on wagers, § 535.7: how, where and by whom they are made, and that they stand once wagering is closed."""

from validator.core.finding import Severity
from validator.core.rule import PlayRule
from validator.games.pai_gow.bank_questions import later_than
from validator.games.pai_gow.seated import NO_ARRIVALS, NO_PLAYER, nowhere_seated, still_in_play
from validator.games.pai_gow.slots import wagers as slot
from validator.games.pai_gow.wagers import (
    NO_AMOUNTS,
    NO_CLOSING,
    NO_LIMITS,
    NO_MEANS,
    NO_SEAT,
    neither_chips_nor_plaques,
    of_no_name,
    off_the_areas,
    outside_posted_limits,
    second_player,
    verbal_with_cash,
)

not_in_chips = PlayRule(
    id="wager-not-in-chips",
    title="Wager not made with chips or plaques",
    cite="535.7(a)",
    quote="Wagers at Pai Gow shall be made by placing gaming chips or plaques",
    severity=Severity.ERROR,
    message="the {wager} of {seat} was not made with chips or plaques",
    slot=slot.NOT_IN_CHIPS,
    check=neither_chips_nor_plaques,
    needs={"the means of the wager": NO_MEANS},
    expected="chips or plaques",
    observed="another means",
)

verbal_cash = PlayRule(
    id="verbal-cash-wager",
    title="Verbal wager accompanied by cash",
    cite="535.7(a)",
    quote="No verbal wagers accompanied by cash will be accepted",
    severity=Severity.ERROR,
    message="a verbal wager with cash was accepted at {seat}",
    slot=slot.VERBAL_WITH_CASH,
    check=verbal_with_cash,
    needs={"the means of the wager": NO_MEANS},
    expected="no such wager",
    observed="a verbal wager with cash",
)

no_such_area = PlayRule(
    id="wager-off-the-betting-areas",
    title="Wager that lies on no betting area",
    cite="535.7(a)",
    quote="on the appropriate betting area of the Pai Gow layout",
    severity=Severity.ERROR,
    message="a wager was placed at position {observed}; the areas are numbered to {expected}",
    slot=slot.NO_SUCH_AREA,
    check=off_the_areas,
    needs={"the position of the wager": NO_SEAT},
    expected="one of the {expected} areas",
    observed="position {observed}",
)

second_patron = PlayRule(
    id="second-patron-on-area",
    title="Second player on an area",
    cite="535.7(b)",
    quote="Only players who are seated at the Pai Gow table may place a wager",
    severity=Severity.WARNING,
    message="a second player placed a wager at {seat}",
    slot=slot.SECOND_PATRON,
    check=second_player,
    expected="one player on an area",
    observed="another player",
    reading="wagers-of-several-patrons-on-one-box",
)

unnamed_wager = PlayRule(
    id="wager-the-chapter-does-not-name",
    title="Wager that the chapter does not name",
    cite="535.7(a)",
    quote="on the appropriate betting area of the Pai Gow layout",
    severity=Severity.WARNING,
    message="a wager was placed that the chapter does not name",
    slot=slot.UNNAMED_WAGER,
    check=of_no_name,
    expected="the Pai Gow wager",
    observed="{observed}",
    unit="word",
    reading="wager-that-the-chapter-does-not-name",
)

outside_limits = PlayRule(
    id="wager-outside-posted-limits",
    title="Wager outside the posted limits",
    cite="535.7(a)",
    quote="Wagers at Pai Gow shall be made by placing gaming chips or plaques",
    severity=Severity.WARNING,
    message="the {wager} of {seat} is {observed}; the posted limit is {expected}",
    slot=slot.OUTSIDE_LIMITS,
    check=outside_posted_limits,
    needs={"the posted limits and the amount": NO_LIMITS},
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    reading="limits-posted-at-the-table",
)

not_seated = PlayRule(
    id="wager-by-player-not-seated",
    title="Wager of somebody who does not sit at the table",
    cite="535.7(b)",
    quote="Only players who are seated at the Pai Gow table may place a wager",
    severity=Severity.ERROR,
    message="{player} placed a wager and sits at none of the positions",
    slot=slot.NOT_SEATED,
    check=nowhere_seated,
    needs={"who sits at the table": NO_ARRIVALS, "who placed the wager": NO_PLAYER},
    expected="a player who is seated",
    observed="not seated",
)

left_during_round = PlayRule(
    id="player-left-during-round",
    title="Player who left during the round",
    cite="535.7(b)",
    quote="that player shall remain seated until the completion of the round of play",
    severity=Severity.WARNING,
    reading="player-who-stands-up",
    message="a player left the table while his wager was in play",
    slot=slot.LEFT_DURING_ROUND,
    check=still_in_play,
    expected="seated until the round is completed",
    observed="left",
)

left_after_settlement = PlayRule(
    id="player-left-before-others-were-settled",
    title="Player who left when his own wagers were settled and others were not",
    cite="535.7(b)",
    quote="until the completion of the round of play",
    severity=Severity.WARNING,
    message="a player left the table after his wagers were settled, while others were in play",
    slot=slot.LEFT_AFTER_SETTLEMENT,
    check=still_in_play,
    expected="seated until the round is completed",
    observed="left",
    reading="completion-of-the-round",
)

placed_late = PlayRule(
    id="wager-after-no-more-bets",
    title='Wager placed after "no more bets"',
    cite="535.7(c)",
    quote="Wagers shall be placed prior to the dealer announcing ''no more bets''",
    severity=Severity.ERROR,
    message='the {wager} of {seat} was placed after "no more bets"',
    slot=slot.PLACED_LATE,
    check=later_than,
    needs={'the announcement of "no more bets"': NO_CLOSING},
    expected="no wager after the announcement",
    observed="a wager after it",
)

increased_late = PlayRule(
    id="wager-increased-after-no-more-bets",
    title='Wager increased after "no more bets"',
    cite="535.7(c)",
    quote="No wager may be made, increased or withdrawn after the dealer has announced",
    severity=Severity.ERROR,
    message='the {wager} of {seat} was raised from {expected} to {observed} after "no more bets"',
    slot=slot.INCREASED_LATE,
    check=later_than,
    needs={'the announcement of "no more bets"': NO_CLOSING, "the amounts": NO_AMOUNTS},
    expected="{expected}",
    observed="{observed}",
    unit="cents",
)

reduced_late = PlayRule(
    id="wager-reduced-after-no-more-bets",
    title='Wager made smaller after "no more bets"',
    cite="535.7(c)",
    quote="No wager may be made, increased or withdrawn after the dealer has announced",
    severity=Severity.ERROR,
    message='the {wager} of {seat} was reduced from {expected} to {observed} after "no more bets"',
    slot=slot.REDUCED_LATE,
    check=later_than,
    expected="{expected}",
    observed="{observed}",
    unit="cents",
)

withdrawn_late = PlayRule(
    id="wager-withdrawn-after-no-more-bets",
    title='Wager withdrawn after "no more bets"',
    cite="535.7(c)",
    quote="No wager may be made, increased or withdrawn after the dealer has announced",
    severity=Severity.ERROR,
    message='the {wager} of {seat} was taken back after "no more bets"',
    slot=slot.WITHDRAWN_LATE,
    check=later_than,
    needs={'the announcement of "no more bets"': NO_CLOSING},
    expected="no withdrawal after the announcement",
    observed="withdrawn after it",
)

PLAY_RULES = (
    not_in_chips,
    verbal_cash,
    no_such_area,
    second_patron,
    unnamed_wager,
    outside_limits,
    not_seated,
    left_during_round,
    left_after_settlement,
    placed_late,
    increased_late,
    reduced_late,
    withdrawn_late,
)
