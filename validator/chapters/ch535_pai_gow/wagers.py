"""§ 535.7: what wagers are made with, by whom and until when."""

from validator.chapters.baccarat import wagers as asked
from validator.chapters.questions import denied, granted
from validator.core.finding import Severity
from validator.core.rule import filing_rule


def another_wager(offered: tuple[str, ...]) -> bool:
    """The chapter gives rules for one wager.

    Fails:
        >>> another_wager(("pai-gow", "side-bet"))
        True
    Clean:
        >>> another_wager(("pai-gow",))
        False
    """
    return any(wager != "pai-gow" for wager in offered)


unknown_wager = filing_rule(
    id="unknown-wager",
    title="Wager that the chapter does not name",
    cite="535.7(a)",
    quote="on the appropriate betting area of the Pai Gow layout",
    reads=("wagers.offered",),
    severity=Severity.WARNING,
    reading="wager-that-the-chapter-does-not-name",
    expected="the Pai Gow wager",
    observed="{offered}",
    message="the filing offers {offered}; the chapter names no wager but the Pai Gow wager",
)(another_wager)

verbal_wagers_accepted = filing_rule(
    id="verbal-wagers-accepted",
    title="Verbal wagers with cash accepted",
    cite="535.7(a)",
    quote="No verbal wagers accompanied by cash will be accepted",
    reads=("wagers.instruments[verbal-with-cash]",),
    at="wagers.instruments",
    expected="no verbal wagers",
    observed="verbal wagers with cash",
    message="verbal wagers accompanied by cash are accepted; the chapter forbids them",
)(granted)

cash_wagers = filing_rule(
    id="cash-wagers",
    title="Wagers of cash",
    cite="535.7(a)",
    quote=(
        "Wagers at Pai Gow shall be made by placing gaming chips or plaques on the appropriate betting area of "
        "the Pai Gow layout"
    ),
    reads=("wagers.instruments[cash]",),
    at="wagers.instruments",
    expected="gaming chips or plaques",
    observed="cash",
    message="wagers are made with cash; the law says gaming chips or plaques",
)(granted)

wagers_of_unseated_players = filing_rule(
    id="wagers-of-unseated-players",
    title="Wagers of players who are not seated",
    cite="535.7(b)",
    quote="Only players who are seated at the Pai Gow table may place a wager",
    reads=("wagers.by_seated_players_alone",),
    expected="seated players alone",
    observed="others too",
    message="players who are not seated at the table may wager",
)(denied)

players_need_not_stay = filing_rule(
    id="players-need-not-stay",
    title="Players need not remain seated",
    cite="535.7(b)",
    quote=(
        "Once a player has placed a wager and received tiles, that player shall remain seated until the "
        "completion of the round of play"
    ),
    reads=("wagers.players_remain_seated",),
    expected="seated until the round is completed",
    observed="free to leave",
    message="players who wagered and received tiles need not remain seated until the round is completed",
)(denied)

late_wagers = asked.late_wagers.bind(
    "535.7(c)",
    quote="No wager may be made, increased or withdrawn after the dealer has announced ''no more bets.''",
)

wagers_altered = asked.wagers_altered.bind(
    "535.7(c)",
    quote="No wager may be made, increased or withdrawn after the dealer has announced ''no more bets.''",
)
