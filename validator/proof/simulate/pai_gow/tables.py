"""Pai Gow tables: a round from the bank's offer to the last tile taken."""

from validator.proof.simulate.chance import Chance
from validator.proof.simulate.chosen import FiledChoices
from validator.proof.simulate.pai_gow.banking import Banking
from validator.proof.simulate.pai_gow.dealing import deliver, draw, roll
from validator.proof.simulate.pai_gow.floor import DOLLAR, Floor
from validator.proof.simulate.pai_gow.play import DEALER_WAGER, PaiGowRound
from validator.proof.simulate.pai_gow.settling import RIGHT, Settling
from validator.proof.simulate.pai_gow.wished import WAGERS, WAGERS_TWICE


def table_of(name: str, chosen: FiledChoices, chance: Chance, opens: int) -> "PaiGow":
    """A table of § 535."""
    return PaiGow(name, chosen, chance, opens)


class PaiGow(Floor):
    """A table that deals rounds, with a bank where the filing offers one."""

    def __init__(self, name: str, chosen: FiledChoices, chance: Chance, opens: int) -> None:
        super().__init__(name, chosen, chance, opens)
        self._banking = Banking(self)
        self._styles = ("ordinary", *chosen.words("dealing.alternative_styles"))
        self._usual = chance.word("delivery-indicated", self._styles)

    def round(self) -> None:
        """One round; the tiles lie mixed and stacked."""
        play, book = PaiGowRound(), self.book
        book.write("round-start")
        play.bank = self._banking.offer()
        if play.bank:
            play.owners[play.bank] = self.seated[play.bank]
            self._banking.accepts(play)
        self._wagers(play)
        play.placed = dict(play.stakes)
        if play.bank:
            self._banking.prepares(play)
        book.write("no-more-bets", by=self.dealer_id)
        if play.bank:
            self._banking.styles(play)
        else:
            self._style(play)
        draw(self, play)
        roll(self, play)
        deliver(self, play)
        void = self._exposes(play)
        if not void:
            self._finish(play)
        book.write("round-end")
        self._banking.carry(play)
        self.new_start = void
        self.mixed = False

    def _wagers(self, play: PaiGowRound) -> None:
        """Who is seated wagers, on a second area beside his own where the filing permits it, § 535.13."""
        two = self.chosen.yes("wagers.two_areas")
        for seat, player in sorted(self.seated.items()):
            if seat == play.bank:
                self._bank_wagers(play)
                continue
            self._bet(play, seat, player, self._amount())
            free = seat < self.positions and seat + 1 not in self.seated
            if two and free and self.chance.happens(0.3):
                cents = play.stakes[seat] if self.chance.happens(0.3) else self._amount()
                self._bet(play, seat + 1, player, cents)

    def _bank_wagers(self, play: PaiGowRound) -> None:
        """The bank wagers himself, as no lawful bank does, where that is wished for."""
        wished = self.chance.wishes.among("bank", (WAGERS, WAGERS_TWICE))
        areas = range(play.bank + 1, play.bank + 1 + (2 if WAGERS_TWICE in wished else 1))
        if wished and self.chance.happens(0.3) and areas[-1] <= self.positions and self.seated.keys().isdisjoint(areas):
            for seat in areas:
                self._bet(play, seat, play.owners[play.bank], self._amount())

    def _amount(self) -> int:
        return self.chance.randint(self.minimum // DOLLAR, self.maximum // DOLLAR // 2) * DOLLAR

    def _bet(self, play: PaiGowRound, seat: int, player: str, cents: int) -> None:
        play.owners[seat], play.stakes[seat] = player, cents
        by = "plaques" if self.chance.happens(0.1) else "chips"
        self.book.write("wager", wager=seat, seat=seat, player=player, hand=seat, what="pai-gow", cents=cents, by=by)
        if self.chance.happens(0.03):
            play.stakes[seat] = self._amount()
            self.book.write("wager-changed", wager=seat, cents=play.stakes[seat])

    def _style(self, play: PaiGowRound) -> None:
        """Without a bank the dealer keeps to one procedure; whether he may change it is open, 535.9(a)."""
        several = len(self.chance.wishes.among("delivery-indicated", self._styles)) > 1
        play.style = self.chance.word("delivery-indicated", self._styles) if several else self._usual
        if play.style != "ordinary":
            self.book.write("delivery-indicated", what=play.style, by=self.dealer_id)

    def _exposes(self, play: PaiGowRound) -> bool:
        """A tile is exposed before its time, § 535.12(d) and (e); whether all hands are void."""
        book, dealer = self.book, self.dealer_id
        if not self.chance.happens(0.008, "irregularities"):
            return False
        seat = self.chance.choice([0, *sorted(play.stakes)] if play.dealer_plays else sorted(play.stakes))
        if seat == 0:
            book.write("expose", hand=0, seat=0, card=play.hands[0].high[0], by=dealer)
            book.write("void-round", what="tile-exposed", by=dealer)
            for number, cents in play.stakes.items():
                book.write("return", wager=number, cents=cents)
            if play.against:
                book.write("return", wager=DEALER_WAGER, cents=play.against, dest="table-inventory")
            book.write("cleared", dest=RIGHT, what="in-order")
            return True
        if not play.bank and self.chance.happens(0.3):
            shows = f"player:{play.owners[seat]}"  # shown by himself: the round goes on, § 535.12(d)
            book.write("expose", hand=seat, seat=seat, card=play.hands[seat].high[0], by=shows)
            return False
        book.write("expose", hand=seat, seat=seat, card=play.hands[seat].high[0], by=dealer)
        wished = self.chance.wishes.among("choice", ("void",))
        alone = (wished or list(play.owners.values()).count(play.owners[seat]) == 1) and len(play.stakes) > 1
        what = "void" if alone and (self.chance.happens(0.5) or wished) else "play-on"
        book.write("choice", what=what, hand=seat, seat=seat, player=play.owners[seat])
        if what == "void":
            book.write("void-hand", hand=seat, seat=seat, what="tile-exposed")
            book.write("return", wager=seat, cents=play.stakes.pop(seat))
            book.write("muck", hand=seat, seat=seat, dest=RIGHT)
        return False

    def _finish(self, play: PaiGowRound) -> None:
        """Hands are set, by the players and then by the dealer; some are surrendered, the others settled."""
        settling = Settling(self, play)
        self._players_set(play)
        if play.dealer_plays:
            self._dealer_sets(play, 0, settling)
        if play.covered:
            self._dealer_sets(play, play.bank, settling)
        if not play.bank or self.chance.wishes.among("choice", ("surrender",)):  # 535.10(e): it is open with a bank
            for seat in sorted(play.stakes):
                if self.chance.happens(0.03):
                    self._surrenders(play, seat)
        settling.settle()

    def _players_set(self, play: PaiGowRound) -> None:
        """Each sets his own hands: of two, the one with the larger wager first, § 535.13(b)."""
        seats = [*play.stakes, *([play.bank] if play.bank and not play.covered else [])]
        order = sorted(seats, key=lambda seat: (play.owners[seat], -play.stakes.get(seat, 0), seat))
        for seat in order:
            player = play.owners[seat]
            if self.chance.happens(0.05):
                self.book.write("handle-cards", hand=seat, seat=seat, player=player, by=f"player:{player}")
            self.book.write("hands-set", hand=seat, seat=seat, player=player, face="down", by=f"player:{player}")

    def _dealer_sets(self, play: PaiGowRound, seat: int, settling: Settling) -> None:
        """The dealer sets his own hands, or those of a co-bank, in the house way; wrong ones anew, § 535.12(f)."""
        if seat == 0 and self.chance.happens(0.01, "irregularities"):
            settling.lay(0, self.chance.choice(self.ranking.settings([*play.hands[0].high, *play.hands[0].low])))
            self.book.write("hands-set", hand=0, seat=0, face="up", by=self.dealer_id)
        settling.lay(seat, play.hands[seat])
        self.book.write("hands-set", hand=seat, seat=seat, face="up", by=self.dealer_id)

    def _surrenders(self, play: PaiGowRound, seat: int) -> None:
        dealer = self.dealer_id
        self.book.write("choice", what="surrender", hand=seat, seat=seat, player=play.owners[seat])
        self.book.write("collect", wager=seat, cents=play.stakes.pop(seat), dest="table-inventory", by=dealer)
        self.book.write("muck", hand=seat, seat=seat, dest=RIGHT, by=dealer)
