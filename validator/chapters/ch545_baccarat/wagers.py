"""§ 545.8: the wagers, what they are made with and until when, and what becomes of them on equal Point Counts."""

from validator.chapters.baccarat import wagers as asked
from validator.chapters.questions import word_is
from validator.chapters.shoe import wagers as common
from validator.core.rule import filing_rule

_WAGERS = "The following wagers shall be permitted to be made by a player at the game of Baccarat"
unknown_wager = asked.unknown_wager.bind("545.8(a)", _WAGERS)
banker_wager_not_offered = asked.banker_wager_not_offered.bind(
    "545.8(a)(1)", "A wager on the Banker's Hand", reading="all-three-wagers"
)
_RETURNED = (
    "Be void and be returned to the player if the Point Count of the Banker's Hand and the Player's Hand are equal"
)
banker_wager_lost_on_tie = asked.banker_wager_lost_on_tie.bind("545.8(a)(1)(iii)", _RETURNED)
banker_wager_charged_on_tie = filing_rule(
    id="banker-wager-charged-on-tie",
    title="Wager on the Banker's Hand charged on equal Point Counts",
    cite="545.8(a)(1)(iii)",
    quote=_RETURNED,
    reads=("wagers.banker_on_tie",),
    expected="returned",
    observed="{stated}",
    message="a wager on the Banker's Hand is charged if the Point Counts are equal; this chapter has it returned",
)(word_is("charged"))


def on_ties(kind: str) -> bool:
    """There is no vigorish on ties, alone or beside the one on winnings.

    Fails:
        >>> on_ties("tie")
        True
        >>> on_ties("both")
        True
    Clean:
        >>> on_ties("winnings")
        False
    """
    return kind in ("tie", "both")


tie_vigorish_forbidden = filing_rule(
    id="tie-vigorish-forbidden",
    title="Vigorish on ties, which the chapter does not have",
    cite="545.8(a)(1)(iii)",
    quote=_RETURNED,
    reads=("vigorish.type",),
    expected="vigorish on winnings alone",
    observed="{kind}",
    message=(
        "the filing charges a vigorish if the Point Counts are equal ({kind}); this chapter has the wager returned then"
    ),
)(on_ties)
player_wager_not_offered = asked.player_wager_not_offered.bind(
    "545.8(a)(2)", "A wager on the Player's Hand", reading="all-three-wagers"
)
player_wager_lost_on_tie = asked.player_wager_lost_on_tie.bind(
    "545.8(a)(2)(iii)",
    "Be void and be returned to the player if the Point Counts of the Banker's Hand and the Player's Hand are equal",
)
tie_bet_not_offered = asked.tie_bet_not_offered.bind("545.8(a)(3)", "A Tie Bet", reading="all-three-wagers")
cash_wagers = asked.cash_wagers.bind(
    "545.8(b)",
    "Wagers at Baccarat shall be made by placing gaming chips or plaques on the appropriate areas of the"
    " Baccarat layout",
)
verbal_wagers_unconfirmed = common.verbal_wagers_unconfirmed.bind(
    "545.8(b)", "provided the verbal wager is confirmed by the dealer calling the game"
)
verbal_wagers_unconverted = common.verbal_wagers_unconverted.bind(
    "545.8(b)", "the cash is expeditiously converted into gaming chips or plaques"
)
_CLOSED = (
    "No wager at Baccarat may be made, increased or withdrawn after the dealer calling the game has announced ''no more"
    " bets.''"
)
late_wagers = asked.late_wagers.bind("545.8(c)", _CLOSED)
wagers_altered = asked.wagers_altered.bind("545.8(c)", _CLOSED)
