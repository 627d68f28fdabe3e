"""Wagers: which are offered, what they are made with, until when, and what becomes of them on equal Point Counts."""

from validator.chapters.checks import beyond, denied, granted, leaves_out, other_than, word_is
from validator.core.rule import equals, unless
from validator.core.rule_definitions import FilingCheck

unknown_wager = FilingCheck(
    title="Wager that the chapter does not permit",
    reads=("wagers.offered",),
    facts=("permitted_wagers",),
    expected="none but {lawful}",
    observed="{stated}",
    message="the filing offers {stated}; the chapter permits {lawful} and no other wager",
    fails={"wagers.offered[banker-pair]": True},
    check=beyond,
)

banker_wager_not_offered = FilingCheck(
    title="Wager on the Banker's Hand not offered",
    reads=("wagers.offered",),
    expected="a wager on the Banker's Hand",
    observed="{stated}",
    message="the filing offers {stated}; the chapter says that a wager on the Banker's Hand shall be permitted",
    check=leaves_out("banker"),
)

player_wager_not_offered = FilingCheck(
    title="Wager on the Player's Hand not offered",
    reads=("wagers.offered",),
    expected="a wager on the Player's Hand",
    observed="{stated}",
    message="the filing offers {stated}; the chapter says that a wager on the Player's Hand shall be permitted",
    check=leaves_out("player"),
)

tie_bet_not_offered = FilingCheck(
    title="Tie Bet not offered",
    reads=("wagers.offered",),
    expected="a Tie Bet",
    observed="{stated}",
    message="the filing offers {stated}; the chapter says that a Tie Bet shall be permitted",
    check=leaves_out("tie"),
)

cash_wagers = FilingCheck(
    title="Wagers of cash",
    reads=("wagers.instruments[cash]",),
    expected="gaming chips or plaques",
    observed="cash",
    message="wagers are made with cash; the law allows gaming chips and plaques, and cash only with a verbal wager",
    check=granted,
)

late_wagers = FilingCheck(
    title='Wagers accepted after "no more bets"',
    reads=("wagers.accepted_until",),
    expected='until "no more bets" is announced',
    observed="{stated}",
    message='wagers may not be made or increased after "no more bets" is announced; the filing says {stated}',
    check=other_than("no-more-bets"),
)

wagers_altered = FilingCheck(
    title='Wagers withdrawn after "no more bets"',
    reads=("wagers.withdrawn_after_no_more_bets",),
    expected='no withdrawal after "no more bets"',
    observed="withdrawal permitted",
    message='players may withdraw wagers after "no more bets" is announced',
    check=granted,
)

banker_wager_lost_on_tie = FilingCheck(
    title="Wager on the Banker's Hand lost on equal Point Counts",
    reads=("wagers.banker_on_tie",),
    expected="void",
    observed="{stated}",
    message=(
        "the law says: a wager on the Banker's Hand is void if the Point Counts are equal; the filing says {stated}"
    ),
    check=word_is("lost"),
)

banker_wager_charged_on_tie = FilingCheck(
    title="Wager on the Banker's Hand charged on equal Point Counts without that election",
    reads=("wagers.banker_on_tie",),
    when=(unless("vigorish.type", "tie", "both"),),
    expected="returned",
    observed="{stated}",
    message=(
        "a wager on the Banker's Hand is charged if the Point Counts are equal, and the filing does not elect that "
        "vigorish (vigorish: type: tie)"
    ),
    check=word_is("charged"),
)

banker_wager_returned_despite_election = FilingCheck(
    title="Wager on the Banker's Hand returned whole on equal Point Counts though the vigorish on ties is elected",
    reads=("wagers.banker_on_tie",),
    when=(equals("vigorish.type", "tie", "both"),),
    expected="charged the vigorish on ties",
    observed="{stated}",
    message=(
        "the filing elects the vigorish on ties (vigorish: type), and returns a wager on the Banker's Hand without it "
        "if the Point Counts are equal"
    ),
    check=word_is("returned"),
)

player_wager_lost_on_tie = FilingCheck(
    title="Wager on the Player's Hand not returned on equal Point Counts",
    reads=("wagers.player_on_tie",),
    expected="returned",
    observed="{stated}",
    message=(
        "the law says: a wager on the Player's Hand is returned if the Point Counts are equal; the filing says {stated}"
    ),
    check=other_than("returned"),
)

no_more_bets_unannounced = FilingCheck(
    title='"No more bets" not announced before dealing',
    reads=("dealing.no_more_bets_announced",),
    expected='"no more bets" before any card is dealt',
    observed="not announced",
    message='the dealer does not announce "no more bets" before any card is dealt',
    check=denied,
)
