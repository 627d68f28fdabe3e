"""Rules on wagers, § 535.7: how, where and by whom they are made, and that they stand once wagering is closed."""

from validator.core.rule_definitions import PlayWords
from validator.games.pai_gow.seated import NO_ARRIVALS, NO_PLAYER
from validator.games.pai_gow.wagers import (
    NO_AMOUNTS,
    NO_CLOSING,
    NO_CONFIRMATION,
    NO_LIMITS,
    NO_MEANS,
    NO_SEAT,
)

wager_not_in_chips = PlayWords(
    id="wager-not-in-chips",
    title="Wager not made with chips or plaques",
    message="the {wager} of {seat} was not made with chips or plaques",
    needs={"the means of the wager": NO_MEANS},
    expected="chips or plaques",
    observed="another means",
)

verbal_cash_wager = PlayWords(
    id="verbal-cash-wager",
    title="Verbal wager accompanied by cash",
    message="a verbal wager with cash was accepted at {seat}",
    needs={"the means of the wager": NO_MEANS},
    expected="no such wager",
    observed="a verbal wager with cash",
)

wager_off_the_betting_areas = PlayWords(
    id="wager-off-the-betting-areas",
    title="Wager that lies on no betting area",
    message="a wager was placed at position {observed}; the areas are numbered to {expected}",
    needs={"the position of the wager": NO_SEAT},
    expected="one of the {expected} areas",
    observed="position {observed}",
)

second_patron_on_area = PlayWords(
    id="second-patron-on-area",
    title="Second player on an area",
    message="a second player placed a wager at {seat}",
    expected="one player on an area",
    observed="another player",
)

wager_the_chapter_does_not_name = PlayWords(
    id="wager-the-chapter-does-not-name",
    title="Wager that the chapter does not name",
    message="a wager was placed that the chapter does not name",
    expected="the Pai Gow wager",
    observed="{observed}",
    unit="word",
)

wager_outside_posted_limits = PlayWords(
    id="wager-outside-posted-limits",
    title="Wager outside the posted limits",
    message="the {wager} of {seat} is {observed}; the posted limit is {expected}",
    needs={"the posted limits and the amount": NO_LIMITS},
    expected="{expected}",
    observed="{observed}",
    unit="cents",
)

wager_by_player_not_seated = PlayWords(
    id="wager-by-player-not-seated",
    title="Wager of somebody who does not sit at the table",
    message="{player} placed a wager and sits at none of the positions",
    needs={"who sits at the table": NO_ARRIVALS, "who placed the wager": NO_PLAYER},
    expected="a player who is seated",
    observed="not seated",
)

player_left_during_round = PlayWords(
    id="player-left-during-round",
    title="Player who left during the round",
    message="a player left the table while his wager was in play",
    expected="seated until the round is completed",
    observed="left",
)

player_left_before_others_were_settled = PlayWords(
    id="player-left-before-others-were-settled",
    title="Player who left when his own wagers were settled and others were not",
    message="a player left the table after his wagers were settled, while others were in play",
    expected="seated until the round is completed",
    observed="left",
)

wager_after_no_more_bets = PlayWords(
    id="wager-after-no-more-bets",
    title='Wager placed after "no more bets"',
    message='the {wager} of {seat} was placed after "no more bets"',
    needs={
        'the announcement of "no more bets"': NO_CLOSING,
        "when the bank was confirmed and the tiles were cut": NO_CONFIRMATION,
    },
    expected="no wager after the announcement",
    observed="a wager after it",
)

wager_increased_after_no_more_bets = PlayWords(
    id="wager-increased-after-no-more-bets",
    title='Wager increased after "no more bets"',
    message='the {wager} of {seat} was raised from {expected} to {observed} after "no more bets"',
    needs={'the announcement of "no more bets"': NO_CLOSING, "the amounts": NO_AMOUNTS},
    expected="{expected}",
    observed="{observed}",
    unit="cents",
)

wager_reduced_after_no_more_bets = PlayWords(
    id="wager-reduced-after-no-more-bets",
    title='Wager made smaller after "no more bets"',
    message='the {wager} of {seat} was reduced from {expected} to {observed} after "no more bets"',
    expected="{expected}",
    observed="{observed}",
    unit="cents",
)

wager_withdrawn_after_no_more_bets = PlayWords(
    id="wager-withdrawn-after-no-more-bets",
    title='Wager withdrawn after "no more bets"',
    message='the {wager} of {seat} was taken back after "no more bets"',
    needs={'the announcement of "no more bets"': NO_CLOSING},
    expected="no withdrawal after the announcement",
    observed="withdrawn after it",
)

dealer_wager_lowered_after_no_more_bets = PlayWords(
    id="dealer-wager-lowered-after-no-more-bets",
    title='Dealer\'s wager lowered after "no more bets"',
    message='the dealer\'s wager against the bank was lowered from {expected} to {observed} after "no more bets"',
    unit="cents",
    expected="{expected}",
    observed="{observed}",
)
