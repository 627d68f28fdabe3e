"""Tables of Spanish 21 row by row, in the notation of playrows, and all that is said of them."""

from typing import NamedTuple

from tests.chapters.ch551_spanish_21.spanish import filed
from tests.games.blackjack.playrows import judged
from tests.games.finds import event_of as event_of

ALWAYS = (
    "always deal wager pay collect return shuffle burn load-shoe shoe-emptied spread stack wash player-arrives"
    " player-leaves cut cut-offered card-change batch-swap cover-card-inserted inspection verify device gaming-day"
    " void-round void-hand card-refused peek round-end decks cover-card wager-changed\n"
)
POSITIONS = "- positions what=clockwise n=6\n"
BURN = "- burn what=new-shoe dest=rack\n"


def dealt(number: int, *seats: int, first: str = "") -> str:
    """A round at these seats, all standing on more than the dealer has; ``first`` goes before its first card."""
    bets = "".join(
        f"wager wager={seat} what=spanish-21 seat={seat} hand={seat} player=P{seat} cents=1000\n" for seat in seats
    )
    cards = " ".join(f"{seat}:J{'CDHS'[seat % 4]}" for seat in seats)
    more = " ".join(f"{seat}:9{'CDHS'[(seat + number) % 4]}" for seat in seats)
    paid = "".join(f"pay wager={seat} cents=1000\n" for seat in seats)
    return f"round {number}\n{bets}{first}cards {cards} 0:9C {more} 0:8S\nexpose hand=0\n{paid}round-end\n"


class Rows(NamedTuple):
    """A table, and what is said of it: rule, paragraph, label, and whether it is noted.

    ``kept`` are rules judged and found kept, ``missing`` rules that lacked a fact, ``spared`` rules that do not apply.
    """

    name: str
    notation: str
    expected: tuple[tuple[str, str, str, bool], ...] = ()
    kept: tuple[str, ...] = ()
    missing: tuple[str, ...] = ()
    spared: tuple[str, ...] = ()
    filing: str = filed()

    def holds(self) -> None:
        """Replay the rows and hold all findings against what is expected."""
        report, log = judged(self.notation, self.filing)
        places = {number: label for label, number in log.labels.items()}
        said = [
            (one.rule, one.citation, places.get(event_of(one), event_of(one)), one.outcome.value == "review")
            for one in report.findings
        ]
        assert sorted(map(str, said)) == sorted(map(str, self.expected))
        assert [rule for rule in self.kept if report.tally(rule).passed == 0] == []
        assert [rule for rule in self.missing if not report.tally(rule).missing] == []
        assert [rule for rule in self.spared if report.tally(rule).not_applicable == 0] == []


def broken(rule: str, cite: str, label: str = "x") -> tuple[tuple[str, str, str, bool], ...]:
    """One accusation."""
    return ((rule, cite, label, False),)


def noted(rule: str, cite: str, label: str = "x") -> tuple[tuple[str, str, str, bool], ...]:
    """One note."""
    return ((rule, cite, label, True),)


def marked(text: str, line: str, label: str = "x") -> str:
    """The notation with a label before its only line that begins so."""
    assert text.count(line) == 1, text.count(line)
    return text.replace(line, f"@{label} {line}")
