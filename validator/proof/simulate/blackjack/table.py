"""A blackjack table through its gaming days: opened, reshuffled, dealers relieved, players who come and go."""

from collections.abc import Sequence
from functools import cached_property
from typing import ClassVar

from validator.proof.simulate.arranged import Arrangement
from validator.proof.simulate.blackjack.arranged_round import ArrangedRound
from validator.proof.simulate.blackjack.cards import Continuous, simulated_cards
from validator.proof.simulate.blackjack.game import Game, Limits
from validator.proof.simulate.blackjack.hands import DECK, Box
from validator.proof.simulate.blackjack.recorded import ALWAYS
from validator.proof.simulate.blackjack.shoe import Shoe
from validator.proof.simulate.book import HOUR, MINUTE
from validator.proof.simulate.chance import Chance
from validator.proof.simulate.chosen import FiledChoices
from validator.proof.simulate.table import GameTable

_A_DAY = 24
"""Hours after which cards are changed where the law names none."""


class BlackjackTable(GameTable):
    """One table; ``waiting`` are players who may not wager until the cards are reshuffled (§ 633a.6(b))."""

    recorded: ClassVar[Sequence[str]] = ALWAYS
    deck: ClassVar[Sequence[str]] = DECK
    shoe: ClassVar[type[Shoe]] = Shoe

    def __init__(self, name: str, chosen: FiledChoices, chance: Chance, opens: int) -> None:
        super().__init__(name, chosen, chance, opens)
        self.limits = Limits()
        self.game = Game.of(chosen, hole_read=chance.random() < 0.5)
        self.cards = simulated_cards(self.book, chance, chosen, self.deck, self.shoe)
        self.adjacent = chosen.number("wagers.adjacent_boxes", 1)
        # A continuous shuffler reshuffles all the time, which ends every prohibition, § 633a.6(b)(2).
        self.entry_prohibited = chosen.word("wagers.entry_after_shuffle") == "prohibited" and not isinstance(
            self.cards, Continuous
        )
        self.opened = opens
        """When the cards in use were opened."""
        self.waiting: set[str] = set()
        self.boxes_before: list[Box] = []
        self._left_out: set[int] = set()
        """Boxes that were dealt no cards and have to be included in the next deal (§ 633a.14(g))."""
        self._sat_out: list[str] = []
        self._next: Arrangement | None = None

    def declare(self) -> None:
        """Say what the log always records."""
        super().declare()
        if self.game.hole_read:
            self.book.write("records", what="deal.card", by="always")

    @property
    def double(self) -> bool:
        """Whether cards are dealt from a double shoe."""
        return len(self.cards.shoes) > 1

    def dealer_is_due(self) -> bool:
        """Whether the dealer is relieved now; what the next does at a double shoe is open (§ 633a.7(c), (d))."""
        return not self.double and super().dealer_is_due()

    def opens(self) -> None:
        """All as far as play (§§ 633a.2(f), 633a.4, 633a.5(a))."""
        write = self.book.write
        write("gaming-day", what="start")
        write("positions", n=self.positions, what="clockwise")
        self.post_limits()
        write("chip-unit", cents=self.limits.chip)
        write("supervisor", by="floorperson:F1")
        write("inspection", what="card-reader", n=0, by="floorperson:F1")
        if self.chosen.word("cards.dealing", "shoe") == "shoe":
            write("shoe-position", what="approved-place", by="dealer")
        self.cards.receive()
        self.opened = self.book.at
        self.boxes_before = []
        self.waiting.clear()
        self.cards.open(self.first_player())

    def first_player(self) -> Box:
        """A player takes a free seat."""
        seat = self.chance.choice(self.free)
        return Box(seat, self.arrives(seat))

    def post_limits(self) -> None:
        """The limits are posted."""
        self.book.write("posted-limits", what="minimum", cents=self.limits.minimum)
        self.book.write("posted-limits", what="maximum", cents=self.limits.maximum)

    def closes(self) -> None:
        """The cards are taken away: the next day begins with new ones."""
        dest = "rack" if any(shoe.due for shoe in self.cards.shoes) else "removed"
        for shoe in self.cards.shoes:
            shoe.collect(dest)
        self.book.write("gaming-day", what="end")

    # --- between rounds ---

    def between(self) -> None:
        """What happens before a round, and who wagers on it."""
        self.before_round()
        self._next = self.given()
        self.boxes_before = self.boxes()

    def before_round(self) -> None:
        """Reshuffles, a new dealer, players who come and go, limits that change, a card reader that fails."""
        reshuffled = self.change_cards() if self.cards_are_old() else self.reshuffle_where_due()
        self.keep_out()
        if self.dealer_is_due():
            self.relieve()
            self.cards.new_dealer()
        if len(self.seated) == 1 and self.chance.happens(0.004, "players"):
            self.stand_idle()
            return
        if self.free and self.chance.happens(0.12, "players"):
            self.book.at += MINUTE
            arrived = self.first_player()
            if self.entry_prohibited and not reshuffled:
                self.waiting.add(arrived.player)
        if len(self.seated) > 1 and self.chance.happens(0.08, "players"):
            self.waiting.discard(self.leaves(self.chance.choice(sorted(self.seated))))
        self.permit_again()
        if self.chance.happens(0.003, "limits"):
            self.change_limits()
        if self.chance.happens(0.002, "devices"):
            for what in ("malfunction", self.chance.choice(("repaired", "replaced"))):
                self.book.write("device", what=what, by="card-reader")  # § 633a.14(k)

    def change_limits(self) -> None:
        """Other limits are posted."""
        self.limits.minimum = self.chance.choice((500, 1_000, 1_500, 2_500))
        self.limits.maximum = self.chance.choice((30_000, 50_000, 100_000))
        self.post_limits()

    def keep_out(self) -> None:
        """Those who made no wager may not until a reshuffle (§ 633a.6(b))."""
        for player in self._sat_out:
            if player in self.waiting:
                self.book.write("entry", what="prohibited", player=player, by="dealer")
        self._sat_out = []

    def permit_again(self) -> None:
        """A player who sat out may be permitted to wager again (§ 633a.6(b)(1))."""
        for player in sorted(self.waiting):
            if self.chance.random() < 0.1:
                self.book.write("entry", what="permitted", player=player, by="dealer")
                self.waiting.discard(player)

    def stand_idle(self) -> None:
        """The last player leaves, or plays no more, and after a while another comes, or he does (§ 633a.5(g))."""
        seat = next(iter(self.seated))
        stays = self.chance.random() < 0.3
        first = Box(seat, self.seated[seat])
        if not stays:
            self.leaves(seat)
        self.book.write("idle", what="start")
        self.cards.idle()
        self.book.at += 8 * MINUTE
        if not stays:
            first = self.first_player()
        self.book.write("idle", what="end")
        self.cards.idle_over(first)
        self.waiting.clear()

    @cached_property
    def change_hours(self) -> int:
        """Hours after which cards are changed at the latest."""
        facts, from_hand = self.chosen.law.facts, self.chosen.word("cards.dealing", "shoe") == "hand"
        name = f"card_change_hours{'_from_the_hand' if from_hand else ''}"
        return facts.number(name) if name in facts else _A_DAY

    def cards_are_old(self) -> bool:
        """Whether the cards have to be changed before another round (§ 633a.3(d))."""
        hours = min(self.chosen.number("cards.change_every_hours", self.change_hours), self.change_hours)
        return self.book.at - self.opened > hours * HOUR - 10 * MINUTE and not any(s.due for s in self.cards.shoes)

    def change_cards(self) -> bool:
        """Other decks take the place of those in use, and are opened as at first (§§ 633a.3(d), 633a.4)."""
        for shoe in self.cards.shoes:
            shoe.collect("removed")
        for batch in self.cards.batches:
            self.book.write("card-change", back=batch.back, n=batch.decks, by="dealer")
        self.cards.receive()
        self.opened = self.book.at
        self.waiting.clear()
        self.cards.open(self.from_the_right()[0], "new-cards")
        return True

    def reshuffle_where_due(self) -> bool:
        """After the cover card, or where a floorperson directs it (§ 633a.5(f)); whether cards were reshuffled."""
        due = [shoe for shoe in self.cards.shoes if shoe.due]
        for shoe in due:
            self.cards.reload(shoe, "cover-card", self.offered(shoe))
        if due:
            self.waiting.clear()
        elif self.chance.happens(0.004, "shuffles") or self.short_of_cards():
            self.directed_reshuffle()
            return True
        return bool(due)

    def directed_reshuffle(self) -> None:
        """A floorperson has the cards reshuffled after a round (§ 633a.5(c)(4) and (f))."""
        for shoe in list(self.cards.shoes):
            self.cards.reload(shoe, "floorperson-direction", self.cut_order())
        self.waiting.clear()

    def short_of_cards(self) -> bool:
        """Whether the floorperson has the cards reshuffled, so that they last for the round."""
        return any(len(shoe.cards) < 2 * (self.positions + 1) for shoe in self.cards.shoes)

    def from_the_right(self) -> list[Box]:
        """Players counterclockwise from the position farthest to the dealer's right."""
        return [Box(seat, self.seated[seat]) for seat in sorted(self.seated, reverse=True)]

    def cut_order(self) -> list[Box]:
        """To whom the cut is offered, in order, where the cover card names nobody (§ 633a.5(c)(3) and (4))."""
        return self.from_the_right()

    def offered(self, shoe: Shoe) -> list[Box]:
        """To whom the cut is offered after the cover card, in order (§ 633a.5(c)(2) and (3))."""
        if shoe.cover_seat == 0:
            return self.cut_order()
        return [box for box in self.boxes_before if box.seat == shoe.cover_seat][:1]

    # --- the round ---

    def round(self) -> None:
        """One round."""
        round_ = self.make_round(self.boxes_before)
        if self._next is not None:
            round_.arrange(self._next)
        if any(box.seat in self._left_out for box in self.boxes_before):
            round_.error = ""
        round_.play()
        self._left_out -= {hand.seat for hand in round_.hands if hand.cards}
        self._left_out |= {hand.seat for hand in round_.hands if hand.dead and not hand.cards}
        self.cards.round_over()

    def make_round(self, boxes: Sequence[Box]) -> ArrangedRound:
        """The round of this game with these boxes."""
        return ArrangedRound(self.game, self.limits, self.book, self.chance, self.cards.shoes, boxes)

    def boxes(self) -> list[Box]:
        """Every box with a main wager in the coming round, from the dealer's left (§ 633a.6(b) and (f))."""
        chance = self.chance
        ready = [seat for seat in sorted(self.seated) if self.seated[seat] not in self.waiting]
        if not ready:
            self.directed_reshuffle()
            ready = sorted(self.seated)
        chosen = [seat for seat in ready if chance.random() < 0.9] or ready[:1]
        most = self._next.players if self._next is not None else self.positions
        chosen = chosen[:most]
        boxes = {seat: self.seated[seat] for seat in chosen}
        for seat in chosen:
            for beside in range(seat + 1, min(seat + self.adjacent, self.positions + 1)):
                if beside in self.seated or chance.random() >= 0.2:
                    break
                boxes[beside] = self.seated[seat]
        if self.entry_prohibited:
            out = {player for player in self.seated.values() if player not in boxes.values()}
            for player in sorted(out - self.waiting):
                self._sat_out.append(player)
            self.waiting |= out
        return [Box(seat, boxes[seat]) for seat in sorted(boxes)]
