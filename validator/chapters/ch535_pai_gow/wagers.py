"""§ 535.7: what wagers are made with, by whom and until when."""

from validator.chapters.checks import denied, granted
from validator.core.rule_definitions import FilingCheck


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


unknown_wager = FilingCheck(
    title="Wager that the chapter does not name",
    reads=("wagers.offered",),
    expected="the Pai Gow wager",
    observed="{offered}",
    message="the filing offers {offered}; the chapter names no wager but the Pai Gow wager",
    fails={"wagers.offered[dealer-pair]": True},
    check=another_wager,
)

verbal_wagers_accepted = FilingCheck(
    title="Verbal wagers with cash accepted",
    reads=("wagers.instruments[verbal-with-cash]",),
    at="wagers.instruments",
    expected="no verbal wagers",
    observed="verbal wagers with cash",
    message="verbal wagers accompanied by cash are accepted; the chapter forbids them",
    check=granted,
)

cash_wagers = FilingCheck(
    title="Wagers of cash",
    reads=("wagers.instruments[cash]",),
    at="wagers.instruments",
    expected="gaming chips or plaques",
    observed="cash",
    message="wagers are made with cash; the law says gaming chips or plaques",
    check=granted,
)

wagers_of_unseated_players = FilingCheck(
    title="Wagers of players who are not seated",
    reads=("wagers.by_seated_players_alone",),
    expected="seated players alone",
    observed="others too",
    message="players who are not seated at the table may wager",
    check=denied,
)

players_need_not_stay = FilingCheck(
    title="Players need not remain seated",
    reads=("wagers.players_remain_seated",),
    expected="seated until the round is completed",
    observed="free to leave",
    message="players who wagered and received tiles need not remain seated until the round is completed",
    check=denied,
)
