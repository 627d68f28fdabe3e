"""Phrases about wagers: made, increased and withdrawn, before and after "no more bets"; by word and in cash."""

from tests.worked.baccarat.play import ident
from tests.worked.baccarat.teller import Match, NotMine, Teller, Work
from tests.worked.baccarat.words import MONEY, cents_of

_SEAT = r"(?:player (?:at|in) )?(?:seat|position) (?P<seat>\d+)"
_KIND = r"(?P<kind>player|banker|tie)(?: hand)?(?: wager| bet)?"
_BETS = r"(?:adds|added|places|placed|puts|put|bets|bet|wagers|wagered|makes|made|throws|pushes|slides|sets)"


def close(teller: Teller, match: Match) -> None:
    if "close late" in teller.said:
        teller.round.sheet.put("no-more-bets", by="dealer:D1")
        return
    if teller.is_ahead(r"(?:cards|dealer) not announce|(?:without|no) cards (?:call|announcement)"):
        teller.round.skip.add("cards-call")
    teller.round.close()


def bet(teller: Teller, match: Match) -> None:
    """A wager, or more on one that stands."""
    seat = teller.seat(match["seat"])
    teller.round.bet(seat, match["kind"], cents_of(match["cents"]))


def ensure(teller: Teller, seat: int, kind: str, cents: int) -> None:
    """A wager that must have stood before wagering was closed; one that stands already stays as it is."""
    one = teller.round
    if any((wager.seat, wager.kind) == (seat, kind) for wager in one.wagers):
        return
    row = one.bet(seat, kind, cents)
    rows = one.sheet.rows
    rows.remove(row)
    clock, row.clock = row.clock, ""
    start = max(place for place, other in enumerate(rows) if other.kind == "round-start")
    rows.insert(start + 1, row)
    one.sheet.clock = clock


def increase(teller: Teller, match: Match) -> None:
    """A wager is brought from one amount to another."""
    named = match.groupdict()
    seat, kind, cents = teller.seat(named["seat"]), named.get("kind") or "player", cents_of(match["cents"])
    by = named["how"] == "by"
    before = cents_of(named["before"]) if named.get("before") else cents if by else max(cents // 2, 5)
    ensure(teller, seat, kind, before)
    stands = teller.round.wager(seat, kind).cents
    teller.round.change(seat, kind, stands + cents if by else cents)


def reduce_(teller: Teller, match: Match) -> None:
    named = match.groupdict()
    seat, kind, cents = teller.seat(named["seat"]), named.get("kind") or "player", cents_of(match["cents"])
    before = cents_of(named["before"]) if named.get("before") else cents * 2
    ensure(teller, seat, kind, before)
    stands = teller.round.wager(seat, kind).cents
    teller.round.change(seat, kind, stands - cents if named["how"] == "by" else cents)


def withdraw(teller: Teller, match: Match) -> None:
    named = match.groupdict()
    seat, kind = teller.seat(named["seat"]), named.get("kind") or "player"
    ensure(teller, seat, kind, cents_of(named["cents"]) if named.get("cents") else 1000)
    teller.round.withdraw(seat, kind)


def verbal(teller: Teller, match: Match) -> None:
    """A verbal wager, with cash or without."""
    seat = teller.seat(match["seat"])
    means = "verbal" if "without" in match[0] or "no cash" in match[0] else "verbal-cash"
    teller.round.bet(seat, match["kind"], cents_of(match["cents"]), means)
    teller.said.add(f"verbal {seat} {match['kind']}")


def cash(teller: Teller, match: Match) -> None:
    """Cash laid on the layout as a wager."""
    seat = teller.seat(match["seat"])
    teller.round.bet(seat, match["kind"], cents_of(match["cents"]), "cash")


def _verbal_wager(teller: Teller) -> int:
    words = next((word.split() for word in teller.said if word.startswith("verbal ")), None)
    if words is None:
        raise NotMine
    return ident(int(words[1]), words[2])


def confirmed(teller: Teller, match: Match) -> None:
    teller.round.sheet.put("wager-confirmed", wager=_verbal_wager(teller), by="dealer:D1")


def converted(teller: Teller, match: Match) -> None:
    teller.round.sheet.put("cash-converted", wager=_verbal_wager(teller))


def verbal_step_missing(teller: Teller, match: Match) -> None:
    """Confirmation or conversion that was not done: nothing is recorded."""
    _verbal_wager(teller)


def round_begins(teller: Teller, match: Match) -> None:
    number = match.groupdict().get("round")
    teller.begin(int(number) if number else 0)


PHRASES: tuple[tuple[str, Work], ...] = (
    (r"(?:dealer )?(?:announces |calls |says )?no more bets(?: announced| called| said)?", close),
    (
        rf"{_SEAT} (?:late )?{_BETS}(?: late)?(?: another| further| additional)? (?P<cents>{MONEY}) (?:more )?(?:on|to|onto|for) {_KIND}",
        bet,
    ),
    (rf"{_SEAT} {_BETS}(?: late| another)? {_KIND}(?: of)? (?P<cents>{MONEY})", bet),
    (rf"{_SEAT}:? {_KIND}(?: of)? (?P<cents>{MONEY})", bet),
    (rf"(?P<cents>{MONEY}) (?:added|placed|put|wagered|bet) (?:by {_SEAT} on {_KIND})", bet),
    (rf"(?P<cents>{MONEY}) (?:added|placed|put|wagered|bet) on {_KIND} (?:by|at|in) {_SEAT}", bet),
    (
        rf"{_SEAT} (?:increases|raises|changes|presses) (?:{_KIND} )?(?:wager )?(?:from (?P<before>{MONEY}) )?(?P<how>to|by) (?P<cents>{MONEY})",
        increase,
    ),
    (
        rf"{_SEAT} (?:increases|raises|presses) (?:wager on )?{_KIND} (?:from (?P<before>{MONEY}) )?(?P<how>to|by) (?P<cents>{MONEY})",
        increase,
    ),
    (
        rf"{_SEAT} (?:reduces|lowers|decreases|cuts) (?:wager on )?(?:{_KIND} )?(?:wager )?(?:from (?P<before>{MONEY}) )?(?P<how>to|by) (?P<cents>{MONEY})",
        reduce_,
    ),
    (
        rf"{_SEAT} (?:withdraws|withdrew|takes back|took back|removes|pulls back|takes down|retracts|picks up) (?:(?P<cents>{MONEY}) (?:from |on |of )?)?{_KIND}(?: of \d+)?",
        withdraw,
    ),
    (rf"{_SEAT} (?:withdraws|takes back|removes) {_KIND} (?:of )?(?P<cents>{MONEY})", withdraw),
    (rf"{_SEAT} (?:withdraws|takes back|removes) (?:wager|bet)", withdraw),
    (
        rf"{_SEAT} (?:calls|calls out|says|announces|wagers verbally|bets verbally) (?P<cents>{MONEY}) (?:on )?{_KIND}(?:,? (?:with|accompanied by|without|no) cash| verbally)?",
        verbal,
    ),
    (
        rf"{_SEAT} (?:calls|says|announces) {_KIND} (?P<cents>{MONEY})(?:,? (?:with|accompanied by|without|no) cash)?",
        verbal,
    ),
    (
        rf"{_SEAT}:? (?:makes |places )?verbal (?:wager|bet)(?: of)? (?P<cents>{MONEY}) on {_KIND}(?:,? (?:with|accompanied by|without|no) cash)?",
        verbal,
    ),
    (rf"{_SEAT}:? verbal (?P<cents>{MONEY}) on {_KIND}(?:,? (?:with|accompanied by|without|no) cash)?", verbal),
    (
        rf"(?:verbal wager|verbal bet)(?: of)? (?P<cents>{MONEY}) on {_KIND} (?:by|from) {_SEAT}(?:,? (?:with|without|no) cash)?",
        verbal,
    ),
    (rf"{_SEAT} (?:lays|places|puts|bets|throws) (?P<cents>{MONEY}) (?:in )?cash on {_KIND}", cash),
    (
        r"(?:dealer )?(?:confirms|confirmed)(?: (?:it|wager|verbal wager))?(?: by dealer)?|(?:verbal )?wager confirmed(?: by dealer)?",
        confirmed,
    ),
    (
        r"cash (?:expeditiously |at once |promptly )?converted(?: (?:in)?to (?:chips|gaming chips|plaques))?|(?:dealer )?converts cash(?: (?:in)?to chips)?",
        converted,
    ),
    (
        r"(?:not|wager not|verbal wager not) confirmed(?: by dealer)?|dealer not confirm(?: it| wager)?|no confirmation",
        verbal_step_missing,
    ),
    (r"cash (?:not|never) converted(?: (?:in)?to chips)?|cash (?:left|stays|remains) on layout", verbal_step_missing),
    (r"round (?P<round>\d+)(?: (?:begins|starts|dealt))?", round_begins),
)
