"""The bank: offered in turn, checked, cut, styled; the dealer's wager against it, § 535.11(b) to (i)."""

from validator.proof.simulate.pai_gow.floor import DOLLAR, Floor
from validator.proof.simulate.pai_gow.play import DEALER_WAGER, PaiGowRound
from validator.proof.simulate.pai_gow.wished import AGAIN, AS_LAST, AT_THE_START, WITHOUT_WAGER


class Banking:
    """What carries on from round to round: who was offered the bank first, who had it, who wagered what."""

    def __init__(self, floor: Floor) -> None:
        self._floor = floor
        self._offered = floor.chosen.yes("bank.offered")
        self._first = 0
        self._before = ""
        self._last: dict[str, list[int]] = {}

    def offer(self) -> int:
        """The bank is offered to each who may have it, counterclockwise; the seat of who accepts, 0 nobody."""
        floor = self._floor
        if floor.new_start:
            self._first = 0
        first = floor.rounds == 1 and bool(floor.chance.wishes.among("bank", (AT_THE_START,)))
        if not self._offered or (floor.new_start and not first):
            return 0
        order = [(self._first + step) % floor.positions + 1 for step in range(floor.positions)]
        anybody = first or floor.chance.wishes.among("bank", (WITHOUT_WAGER,))
        may = {*floor.seated.values()} if anybody else {*self._last}
        may -= set() if floor.chance.wishes.among("bank", (AGAIN,)) else {self._before}
        able = [seat for seat in order if floor.seated.get(seat) in may]
        if able:
            self._first = able[0]
        for seat in able:
            accepts = len(floor.seated) > 1 and (floor.chance.happens(0.4) or first)
            what, player = "accepted" if accepts else "refused", floor.seated[seat]
            floor.book.write("bank-offered", what=what, seat=seat, player=player, by=floor.dealer_id)
            if accepts:
                return seat
            if floor.chance.wishes.among("bank-checked", ("sufficient-chips",)):
                chips = 2 * floor.positions * floor.maximum
                floor.book.write(
                    "bank-checked", what="sufficient-chips", seat=seat, player=player, cents=chips, by=floor.dealer_id
                )
        return 0

    def accepts(self, play: PaiGowRound) -> None:
        """The bank's marker is placed, his last wager confirmed."""
        book, player = self._floor.book, play.owners[play.bank]
        book.write("bank-checked", what="wagered-last", seat=play.bank, player=player, by=self._floor.dealer_id)
        book.write("bank", seat=play.bank, player=player)
        book.write("marker-placed", what="bank", seat=play.bank, by=self._floor.dealer_id)

    def prepares(self, play: PaiGowRound) -> None:
        """All from the counting of chips to the dealer's wager."""
        floor, seat, player = self._floor, play.bank, play.owners[play.bank]
        book, chance = floor.book, floor.chance
        play.covered = floor.chosen.yes("bank.co_banking") and chance.happens(0.35)
        wagered = sum(play.stakes.values())
        chips = wagered if play.covered and floor.rounds % 2 else 2 * wagered + 2 * floor.maximum
        book.write("bank-checked", what="sufficient-chips", seat=seat, player=player, cents=chips, by=floor.dealer_id)
        if play.covered:
            book.write("co-bank", seat=seat, player=player, by=f"bank:{player}")
            book.write("marker-placed", what="co-bank", seat=seat, by=floor.dealer_id)
        self._cut(seat, player)
        if not play.covered:
            self._wager(play)

    def _cut(self, seat: int, player: str) -> None:
        """The bank may cut once: adjacent stacks to one end, or to both, § 535.11(g)."""
        book, chance = self._floor.book, self._floor.chance
        cuts = chance.happens(0.5)
        book.write("cut-offered", what="accepted" if cuts else "refused", seat=seat, player=player)
        if not cuts:
            return
        first, last = chance.choice(((2, 3), (4, 5), (3, 3), (6, 7), (2, 5)))
        ends = ["right-end", "left-end"]
        chance.shuffle(ends)
        if first == last or chance.happens(0.5):
            book.write("stacks-moved", n=10 * first + last, dest=ends[0], by=self._floor.dealer_id)
            return
        cut = book.write("stacks-moved", n=11 * first, dest=ends[0], by=self._floor.dealer_id)
        book.write("stacks-moved", n=10 * (first + 1) + last, dest=ends[1], ref=cut, by=self._floor.dealer_id)

    def _wager(self, play: PaiGowRound) -> None:
        """The dealer's wager: the last one, or what is filed; less where the bank directs it, § 535.11(h)."""
        floor, last = self._floor, self._last.get(play.owners[play.bank], [0])
        filed = floor.chosen.number("bank.dealer_wager_amount")
        amount = last[0] if floor.chance.wishes.among("bank", (AS_LAST,)) else filed or last[0]
        if len(last) > 1 or floor.chance.happens(0.3):  # 535.11(h): open which of two last wagers is meant
            amount = floor.chance.choice((0, min(amount, min(last)) // 2 // DOLLAR * DOLLAR))
            floor.book.write("dealer-wager-directed", cents=amount, by=f"bank:{play.owners[play.bank]}")
        play.against = amount
        if amount:
            floor.book.write("wager", wager=DEALER_WAGER, seat=0, hand=0, what="dealer-wager", cents=amount, by="chips")
            floor.book.write("wager-moved", wager=DEALER_WAGER, source="table-inventory", dest="container-front")

    def styles(self, play: PaiGowRound) -> None:
        """The bank chooses a style; the dealer repeats it, signals it and indicates it, § 535.11(i)."""
        floor, book = self._floor, self._floor.book
        styles = floor.chosen.words("dealing.alternative_styles")
        if floor.chosen.word("bank.styles") == "all-of-the-chapter":
            styles = tuple(item.id for item in floor.chosen.law.facts.listing("delivery_styles"))
        if styles and floor.chance.happens(0.7):
            play.style = floor.chance.word("delivery-chosen", styles)
            book.write("delivery-chosen", what=play.style, by=f"bank:{play.owners[play.bank]}")
        for kind in ("delivery-repeated", "delivery-signalled", "delivery-indicated"):
            book.write(kind, what=play.style, by=floor.dealer_id)

    def carry(self, play: PaiGowRound) -> None:
        """Note what the next rounds go by."""
        self._before = play.owners[play.bank] if play.bank else ""
        if not play.bank:
            self._last = {}
            for seat, cents in play.placed.items():
                self._last.setdefault(play.owners[seat], []).append(cents)
