"""Phrases about several tables of one facility, and what each charges."""

from tests.worked.baccarat.casefile import Entry
from tests.worked.baccarat.setup import read_options
from tests.worked.baccarat.table import Table
from tests.worked.baccarat.teller import Match, Teller, Work
from tests.worked.baccarat.words import MONEY, cents_of
from tests.worked.casefile import NotTranslated

CHAPTERS = {"mb": "541", "md": "543", "ba": "545"}
_TABLE = r"(?:table )?(?P<table>(?:mb|md|ba)-?\d+)"
_SEATS = (3, 5, 2, 6, 7)


def _table(teller: Teller, name: str) -> Table:
    """The table of a name, at which the game of its letters is dealt."""
    chapter = CHAPTERS[name[:2]]
    key = name.upper()
    if key not in teller.tables:
        setup = {} if chapter != teller.options.chapter else dict(teller.case.setup)
        options = read_options(chapter, {name: value for name, value in setup.items() if name != "vigorish"})
        teller.tables[key] = Table(key, options, list(_SEATS[:2]))
        teller.tables[key].seats.sort()
    teller.current = key
    return teller.tables[key]


def charged(teller: Teller, match: Match) -> None:
    """A wager on the Banker's Hand that wins, and its vigorish; the filing selects what it comes to."""
    table = _table(teller, match["table"])
    stake, cents = cents_of(match["stake"]), cents_of(match["cents"])
    fits = [percent for percent in (4, 5) if cents == stake * percent // 100]
    if len(fits) != 1:
        raise NotTranslated(f"{match[0]!r}: no percentage of the law")
    if table.number and table.options.percent == fits[0] or not table.number:
        table.options.percent = fits[0]
    if table.options.chapter == "545":
        table.options.coin = 20 if table.options.percent == 4 else 25
    seat = int(match["seat"] or table.seats[0]) if "seat" in match.groupdict() else table.seats[0]
    one = table.begin()
    one.bet(seat, "banker", stake)
    one.plan(7, 8)
    action = "vig_marked" if table.options.deferred else "vig"
    one.settle_entry(Entry(seat, "banker", action, cents))
    table.end_round()


def selected(teller: Teller, match: Match) -> None:
    """What a table's filing selects; a round is dealt at it."""
    table = _table(teller, match["table"])
    if match["percent"] == "25":
        table.options.on_ties = True
    else:
        table.options.percent = int(match["percent"])
    if table.options.chapter == "545":
        if table.options.on_ties:
            raise NotTranslated(match[0])
        table.options.coin = 20 if table.options.percent == 4 else 25
    table.plain_round()


PHRASES: tuple[tuple[str, Work], ...] = (
    (
        rf"{_TABLE}:? (?:(?:at )?seat (?P<seat>\d+):? )?banker(?: win| wins)? (?P<stake>{MONEY}),? vig (?P<cents>{MONEY})",
        charged,
    ),
    (rf"{_TABLE}:? (?:vig )?(?P<percent>4|5) ?%(?: vig| (?:of|on) winnings)?", selected),
    (rf"{_TABLE}:? (?:vig )?(?P<percent>25) ?%(?: vig)? ?(?:on |of )?(?:ties?|tie vig)", selected),
)
