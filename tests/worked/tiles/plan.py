"""What a case says of its rounds, and the rounds it makes of that, with all it does not mention done by the law."""

from dataclasses import dataclass, field

from tests.chapters.ch535_pai_gow.banked import HOUSE
from tests.chapters.ch535_pai_gow.reference import outcome
from tests.chapters.ch535_pai_gow.rounds import DEAD, PLACES, POSITIONS, delivery
from tests.worked.tiles.filing import Filing
from tests.worked.tiles.script import Edit, Script
from tests.worked.tiles.setting import DEALERS, fill, left_of, spots
from tests.worked.tiles.settling import Row, settle
from tests.worked.tiles.words import DEALER

USUAL = 5000
CHIPS = 10_000_000
SIGNAL = '{"kind": "delivery-signalled", "by": "dealer"}'


@dataclass(slots=True)
class RoundPlan:
    """One round; ``bets`` by seat in cents, ``owners`` the seat of the player who wagers there, ``hands`` by place.

    ``wanted`` are outcomes of wagers whose hands are not given; ``rows`` the settlement as logged (None: by the law).
    """

    bets: dict[int, int] = field(default_factory=dict)
    owners: dict[int, int] = field(default_factory=dict)
    bank: int = 0
    covered: bool = False
    against: int = 0
    chips: int = CHIPS
    offers: list[int] = field(default_factory=list)
    hands: dict[int, str] = field(default_factory=dict)
    wanted: dict[int, str] = field(default_factory=dict)
    dice: str = "236"
    total: int = 0
    start: int = -1
    style: str = "ordinary"
    delivered: list[tuple[int, list[str]]] = field(default_factory=list)
    cut: list[str] = field(default_factory=list)
    rows: list[Row] | None = None
    center: dict[str, int] = field(default_factory=dict)
    edits: list[Edit] = field(default_factory=list)
    before: list[str] = field(default_factory=lambda: ["mix"])

    @property
    def house(self) -> int:
        """The place whose hands the players' are compared with."""
        return self.bank if self.bank else DEALER

    def bet(self, seat: int, cents: int = 0, owner: int = 0) -> None:
        """A wager at a seat, as named before where no amount is given."""
        if seat != self.bank:
            self.bets[seat] = cents or self.bets.get(seat, USUAL)
            if owner:
                self.owners[seat] = owner

    def give_hands(self) -> None:
        """Complete the hands of all who play."""
        self.hands.setdefault(self.house, HOUSE)
        against = self.hands[self.house]
        if self.bank and self.against and DEALER not in self.hands:
            pool = left_of(tile for hand in self.hands.values() for tile in spots(hand))
            for hand in DEALERS[self.wanted.get(DEALER, "win")]:
                if all(spots(hand).count(tile) <= pool.count(tile) for tile in spots(hand)):
                    self.hands[DEALER] = hand
                    break
        fill(self.hands, {seat: self.wanted.get(seat, "") for seat in sorted(self.bets)}, against)

    def outcome(self, place: int) -> str:
        """What becomes of the wager at a place, by the law."""
        return outcome(self.hands[place].split(), self.hands[self.house].split())

    def lawful_start(self, total: int) -> int:
        """The place that a total leads to (§§ 535.8(c), 535.11(j))."""
        return (self.house + total - 1) % PLACES

    def write(self, filing: Filing) -> Script:
        """The steps of the round."""
        self.give_hands()
        script = Script()
        for seat in self.offers:
            script.add(f"offer:{seat}", f"offer {seat}")
        if self.bank:
            script.add("bank", f"bank {self.bank}")
        for seat, cents in sorted(self.bets.items()):
            script.add(f"bet:{seat}", f"bet {seat} {cents} of {self.owners.get(seat, seat)}")
        if self.bank:
            self._bank_steps(script)
        script.add("closed", "closed")
        self._style(script)
        script.add("shake", "shake 3")
        script.add("lid", "lid")
        script.add("dice", f"dice {self.dice}")
        shown = sum(map(int, self.dice))
        script.add("total", f"total {self.total or shown}")
        self._deal(script, self.lawful_start(shown) if self.start < 0 else self.start)
        for seat in self._playing():
            script.add(f"sets:{seat}", f"sets {seat}")
        if not self.bank or self.against:
            script.add("dealer", f"dealer {self.hands[DEALER]}")
        if self.bank:
            script.add("banker", f"show {self.bank} {self.hands[self.bank]}")
        settle(script, self, filing)
        for edit in self.edits:
            edit(script)
        return script

    def _playing(self) -> list[int]:
        return sorted({*self.bets, self.bank} - {0})

    def _bank_steps(self, script: Script) -> None:
        script.add("check", f"check {self.bank} {self.chips}")
        if self.covered:
            row = f'{{"kind": "co-bank", "seat": {self.bank}, "player": "P{self.bank}", "by": "bank"}}'
            marker = f'{{"kind": "marker-placed", "what": "co-bank", "seat": {self.bank}}}'
            script.add("cobank", row, marker)
        script.add("cut", *self.cut)
        if self.against:
            script.add("against", f"against {self.against}")
        elif not self.covered:
            script.add("against", '{"kind": "dealer-wager-directed", "cents": 0, "by": "bank"}')

    def _style(self, script: Script) -> None:
        said = f'"what": "{self.style}", "by": "dealer"'
        if self.bank:
            script.add("chosen", f'{{"kind": "delivery-chosen", "what": "{self.style}", "by": "bank"}}')
            script.add("repeated", f'{{"kind": "delivery-repeated", {said}}}')
            script.add("signalled", SIGNAL)
        if self.bank or self.style != "ordinary":
            script.add("indicated", f'{{"kind": "delivery-indicated", {said}}}')

    def _deal(self, script: Script, start: int) -> None:
        table = delivery(self.style)
        places = self.delivered or [
            ((start + step) % PLACES, [str(tile) for tile in tiles]) for step, tiles in enumerate(table)
        ]
        for where, tiles in places:
            name = {DEALER: "dealer", DEAD: "dead"}.get(where, str(where))
            script.add(f"deal:{where}", f"give {name} {' '.join(tiles)}")
            if where == DEALER:
                script.add("marker", "marker")
        playing = {*self._playing(), DEALER} if not self.bank or self.against else set(self._playing())
        for where in range(POSITIONS + 1):
            if where not in playing:
                script.add(f"gather:{where}", f"gather {'dealer' if where == DEALER else where}")
        script.add("cover", '{"kind": "dice-shake", "n": 1, "by": "dealer"}')
