"""The machine's derived tables, on small rounds: totals, uncounted cards, splits, switches, the hole card, wagers."""

import json
from pathlib import Path

import pytest

from tests.engines import STATE
from tests.games.blackjack.rounds import table
from validator.chapters.registry import chapter_play
from validator.core.engine.engines import InterpretedEngine
from validator.core.engine.rows import Rows, first_row, rows_of
from validator.games.blackjack.machine import derive
from validator.games.blackjack.tables import flags
from validator.games.blackjack.tables.rows import Hand, Note, Wager
from validator.games.rounds.run import run
from validator.games.rounds.run_result import RunResult
from validator.law.facts import load_facts
from validator.law.versions import law_of
from validator.log.codes import WHAT_DOUBLE_DOWN, WHAT_SPLIT
from validator.log.read.reader import read_log


class Derived:
    """The tables that the machine derives from one round, read by the ids of the log."""

    def __init__(self, folder: Path, text: str) -> None:
        path = folder / "log.jsonl"
        lines, _ = table(text)
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        events = read_log(path).tables["BJ-1"]
        room = chapter_play(law_of("633a"))
        engine = InterpretedEngine()
        options = room.options(None, load_facts("633a"))
        self.seqs = [int(seq) for seq in events.seq]
        self.kinds = [json.loads(line)["kind"] for line in lines]
        self.done: RunResult = run(engine, derive, events, options, [0] * STATE, (), 0)
        self.rows = self.done.rows()
        self.round = first_row(self.rows.rounds)

    def hand(self, ident: int) -> Hand:
        """A hand by its id."""
        hands: Rows[Hand] = self.rows.hands
        return next(h for h in rows_of(hands) if h.id == ident)

    def wager(self, ident: int) -> Wager:
        """A wager by its id."""
        wagers: Rows[Wager] = self.rows.wagers
        return next(w for w in rows_of(wagers) if w.id == ident)

    def notes(self, kind: str) -> list[Note]:
        """The notes on all events of a kind."""
        return [self.rows.notes[i] for i, name in enumerate(self.kinds) if name == kind]


ONE = "bet 1 1000\ncards 1 {} / dealer 6C TD\n{}"


@pytest.mark.parametrize(
    ("cards", "acts", "total", "soft"),
    [
        ("TH 6D", "", 16, 0),
        ("AH 6D", "", 17, 1),
        ("AH 6D", "1 hit 9C", 16, 0),
        ("AH AD", "", 12, 1),
        ("AH AD", "1 hit 9C", 21, 1),
        ("AH AD", "1 hit 8C\n1 hit 9S", 19, 0),
        ("KH QD", "1 hit AC", 21, 0),
        ("KH QD", "1 hit 2C", 22, 0),
        ("AH KD", "", 21, 1),
    ],
)
def test_totals(cards: str, acts: str, total: int, soft: int, tmp_path: Path) -> None:
    """An ace counts 11 unless that exceeds 21 (§ 633a.3(e)(3))."""
    derived = Derived(tmp_path, ONE.format(cards, acts))
    assert (derived.hand(1).total, derived.hand(1).soft) == (total, soft)


@pytest.mark.parametrize(
    ("cards", "natural"), [("AH KD", True), ("TH AD", True), ("AH 9D", False), ("KH QD", False), ("AH AD", False)]
)
def test_blackjacks(cards: str, natural: bool, tmp_path: Path) -> None:
    """An ace and any card having a value of 10 as the initial two cards."""
    derived = Derived(tmp_path, ONE.format(cards, ""))
    assert bool(derived.hand(1).flags & flags.NATURAL) is natural


@pytest.mark.parametrize(
    ("cards", "acts", "counted", "total"),
    [
        ("TH 6D", "1 stand\n1 gets 2C", 2, 16),
        ("7H 7D", "1 hit 7C\n1 hit 2C", 3, 21),
        ("TH 6D", "1 hit 9C\n1 hit 2C", 3, 25),
        ("6H 5D", "1 double 1000 2C\n1 gets 8C", 3, 13),
        ("3H 2D", "1 hit 4S\n1 double 1000 2C", 4, 11),
        ("AH KD", "1 gets 2C", 2, 21),
        ("TH 6D", "1 surrender\n1 gets 2C", 2, 16),
        ("TH 6D", "1 hit 2C\n1 hit 2D", 4, 20),
    ],
)
def test_cards_that_do_not_count(cards: str, acts: str, counted: int, total: int, tmp_path: Path) -> None:
    """A card to a hand that the law gives none is kept apart; one that the law gives counts."""
    derived = Derived(tmp_path, ONE.format(cards, acts))
    assert (derived.hand(1).cards, derived.hand(1).total) == (counted, total)
    apart = derived.hand(1).extra
    assert (apart >= 0) is (0 in [one.counted for one in derived.notes("deal")])


def test_a_card_that_the_dealer_may_not_draw(tmp_path: Path) -> None:
    """On 17 the dealer's further card is not counted."""
    derived = Derived(tmp_path, "bet 1 1000\ncards 1 TH 8D / dealer 6C AD\n1 stand\nturn\ndealer 4S")
    assert (derived.hand(0).cards, derived.hand(0).total, derived.hand(0).soft) == (2, 17, 1)


def test_splits(tmp_path: Path) -> None:
    """Each split moves one card; aces and tens on split hands are 21, no Blackjack."""
    acts = "1 split 11 1000\n1 gets AS\n1 split 12 1000\n1 gets KS\n12 gets 5D\n12 stand\n11 gets 9D\n11 stand"
    derived = Derived(tmp_path, ONE.format("AH AD", acts))
    assert [derived.hand(ident).total for ident in (1, 12, 11)] == [21, 16, 20]
    assert [derived.hand(ident).cards for ident in (1, 12, 11)] == [2, 2, 2]
    assert not any(derived.hand(ident).flags & flags.NATURAL for ident in (1, 11, 12))
    assert all(derived.hand(ident).flags & flags.SPLIT for ident in (1, 11, 12))
    assert [derived.hand(ident).splits for ident in (1, 11, 12)] == [2, 1, 2]
    assert [derived.hand(ident).seat for ident in (11, 12)] == [1, 1]
    assert derived.hand(1).dealt_second == 13
    assert [one.cards for one in derived.notes("split")] == [2, 2]


def test_switched_cards(tmp_path: Path) -> None:
    """The second cards of two hands change places, and a Blackjack so made is none."""
    text = (
        "bet 1 1000\nbet 2 1000\ncards 1 AH 5D / 2 TS KC / dealer 6C TD\n"
        '{"kind": "switch", "hand": 1, "ref": 2, "seat": 1}'
    )
    derived = Derived(tmp_path, text)
    assert (derived.hand(1).total, derived.hand(2).total) == (21, 15)
    assert all(derived.hand(ident).flags & flags.SWITCHED for ident in (1, 2))


def test_a_hole_card_known_by_its_turning(tmp_path: Path) -> None:
    """Its rank is unknown until it is turned."""
    hidden = Derived(tmp_path, ONE.format("TH 8D", "1 stand"))
    assert (hidden.hand(0).unknown, hidden.hand(0).cards) == (1, 2)
    assert hidden.round.dealer_blackjack == -1
    turned = Derived(tmp_path, ONE.format("TH 8D", "1 stand\nturn"))
    assert (turned.hand(0).unknown, turned.hand(0).total) == (0, 16)
    assert turned.round.dealer_blackjack == 0
    assert turned.kinds[turned.round.hole_turned] == "expose"


@pytest.mark.parametrize(("shown", "has"), [("blackjack", 1), ("no-blackjack", 0), ("nothing", -1)])
def test_a_hole_card_known_by_the_reader(shown: str, has: int, tmp_path: Path) -> None:
    """What the card reader shows tells whether the dealer has a Blackjack, though the card is not seen."""
    derived = Derived(tmp_path, f"bet 1 1000\ncards 1 TH 8D / dealer AC 7D\npeek {shown}")
    assert derived.round.dealer_blackjack == has


def test_a_hole_card_that_belies_the_reader(tmp_path: Path) -> None:
    """The cards decide."""
    derived = Derived(tmp_path, "bet 1 1000\ncards 1 TH 8D / dealer AC KD\npeek no-blackjack\nturn")
    assert derived.round.dealer_blackjack == 1


def test_wagers_linked_by_seat(tmp_path: Path) -> None:
    """A wager that names no hand backs the first hand at its seat, also where it was placed before any card."""
    text = (
        '{"kind": "wager", "wager": 7, "seat": 3, "player": "P3", "what": "blackjack", "cents": 1000}\n'
        '{"kind": "deal", "hand": 5, "seat": 3, "card": "TH", "face": "up"}\n'
        '{"kind": "wager", "wager": 8, "seat": 3, "player": "P3", "what": "double-down", "cents": 1000}'
    )
    derived = Derived(tmp_path, text)
    assert (derived.wager(7).hand.id, derived.wager(8).hand.id) == (5, 5)
    assert derived.hand(5).wager == derived.wager(7)


def test_wagers_and_what_became_of_them(tmp_path: Path) -> None:
    """Stakes, kinds, and each cent collected, paid and returned."""
    acts = "1 split 11 1000\n1 gets 3S\n1 double 600 9C\n11 gets TS\n11 stand\nturn\ndealer 2S 18"
    settled = "collect 11 1000\npay 1 700\npay 1 300\nreturn 1 1000\npay 1d 600\nreturn 1d 600"
    derived = Derived(tmp_path, ONE.format("8H 8D", f"{acts}\n{settled}"))
    assert [derived.wager(ident).kind for ident in (11, 101)] == [WHAT_SPLIT, WHAT_DOUBLE_DOWN]
    assert [derived.wager(ident).stake for ident in (1, 11, 101)] == [1000, 1000, 600]
    assert [derived.wager(ident).paid for ident in (1, 11, 101)] == [1000, 0, 600]
    assert [derived.wager(ident).collected for ident in (1, 11, 101)] == [0, 1000, 0]
    assert [derived.wager(ident).returned for ident in (1, 11, 101)] == [1000, 0, 600]
    assert derived.kinds[derived.wager(1).last_settled] == "return"
    assert (derived.wager(101).hand.id, derived.wager(11).hand.id) == (1, 11)
