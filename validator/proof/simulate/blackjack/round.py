"""One round of play, act by act in the order of the text (§§ 633a.6 to 633a.11 and 633a.13)."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from validator.proof.simulate.blackjack.decisions import Decisions
from validator.proof.simulate.blackjack.game import won
from validator.proof.simulate.blackjack.hands import BEST, BlackjackWager, PlayerHand, rank, suit, ten_or_ace, total
from validator.proof.simulate.blackjack.shoe import Shoe


class BlackjackRound(Decisions):
    """Plays one round and writes what happens; ``blackjack`` tells whether the dealer was found to have one.

    A game, a variation or an irregularity overrides the small methods; ``over`` ends a round that was called dead.
    """

    verbal: ClassVar[bool] = True
    """Whether verbal wagers with cash are taken."""
    confirmed_by: ClassVar[Sequence[str]] = ("dealer",)
    """Who confirms a verbal wager."""
    blackjack = False
    over = False
    error = ""
    """What goes wrong in this round, until it has."""

    def play(self) -> None:
        """Play it from the first wager to the last card removed."""
        self.write("round-start")
        self.wagers()
        self.write("no-more-bets", by="dealer")
        self.initial_deal()
        for hand in self.hands:
            hand.first = tuple(hand.cards)
        self.settle_first()
        self.reader()
        if not self.over:
            self.complete()
        self.clear()
        self.write("round-end")

    def complete(self) -> None:
        """From the players' decisions to the settlement of all wagers (§ 633a.7(i) to (r))."""
        if not self.blackjack:
            self.turns()
            self.show_doubles()
        self.show_hole()
        self.hole_shown()
        if not self.blackjack:
            self.settle_surrendered()
            self.dealers_turn()
        self.settle_remaining()
        self.settle()

    def clear(self) -> None:
        """The cards that are left are removed (§ 633a.7(s))."""
        self.write("cleared", what="in-order", dest="rack", by="dealer")

    # --- wagers ---

    def wagers(self) -> None:
        """The wagers before the first card (§ 633a.6(c))."""
        for number, box in enumerate(self.boxes, 1):
            hand = PlayerHand(number, box.seat, box.player)
            self.hands.append(hand)
            self.place(hand, self.stake(hand))
            self.place_beside(hand)

    def place(self, hand: PlayerHand, cents: int) -> None:
        """The wager against the dealer: chips, or said aloud with cash that is converted (§ 633a.6(a))."""
        hand.wagers.append(self.lay(hand, self.main, cents))

    def lay(self, hand: PlayerHand, what: str, cents: int, ref: int | None = None) -> BlackjackWager:
        """A wager in chips, or said aloud with cash that is converted."""
        by = "verbal-cash" if self.verbal and self.chance.happens(0.03, "verbal") else "chips"
        wager = self.wager(hand, what, cents, ref, by)
        if by == "verbal-cash":
            for who in self.confirmed_by:
                self.write("wager-confirmed", wager=wager.id, by=who)
            self.write("cash-converted", wager=wager.id, cents=cents, by="dealer")
        return wager

    def stake(self, hand: PlayerHand) -> int:
        """Cents of the main wager of a box, within the posted limits."""
        low, high, chip = self.limits.minimum, self.limits.maximum, self.limits.chip
        return self.chance.randrange(low, max(high // 4, low) + 1, chip) if self.chance.random() < 0.9 else high

    def place_beside(self, hand: PlayerHand) -> None:
        """Optional wagers beside the main wager of a box."""

    # --- the initial deal ---

    def initial_deal(self) -> None:
        """Two cards to each box and to the dealer, after a double shoe's determinant card (§ 633a.7(d) and (f))."""
        if len(self.shoes) > 1:
            self.determinant()
        self.deal_first()

    def deal_first(self, face: str = "up") -> None:
        """The first two cards of all; the dealer's second lies face down (§ 633a.7(f))."""
        drawn = len(self.hands[0].cards)
        for hand in self.hands[drawn:]:
            self.deal(hand, face)
        self.deal_dealer()
        for hand in self.hands:
            self.deal(hand, face)
        self.deal_dealer("down")

    def determinant(self) -> None:
        """The determinant card, which may become the first player's first card, decides on the side (§ 633a.7(d))."""
        drawn_from = self.chance.choice(self.shoes)
        first = self.hands[0]
        card = drawn_from.draw(first.seat, first.id)
        self.shoe = self.side_of(card)
        common = {"card": card, "face": "up", "source": drawn_from.place, "back": drawn_from.back, "by": "dealer"}
        if self.shoe is drawn_from:
            first.cards.append(card)
            self.write("determinant", dest="hand", seat=first.seat, hand=first.id, **common)
            return
        drawn_from.segregated += 1
        self.write("determinant", dest=drawn_from.area, **common)

    def side_of(self, card: str) -> Shoe:
        """The side that a suit stands for: the left one's suits are filed, the others are the right one's."""
        names = {"H": "hearts", "D": "diamonds", "S": "spades", "C": "clubs"}
        return self.shoes[0 if names[suit(card)] in self.game.chosen.words("cards.sides.left.suits") else 1]

    # --- the card reader ---

    def settle_first(self) -> None:
        """Optional wagers that are settled right after the second card (§ 633a.7(g))."""

    def reader(self) -> None:
        """Insurance and even money are offered, and the reader tells whether the dealer has Blackjack (§ 633a.7(h))."""
        if not ten_or_ace(self.dealer[0]):
            return
        self.before_reader()
        self.blackjack = self.has_blackjack()
        self.write("peek", what="blackjack" if self.blackjack else "no-blackjack", by="dealer")
        self.after_reader()

    def has_blackjack(self) -> bool:
        """Whether the dealer's two cards are a Blackjack."""
        return len(self.dealer) == 2 and total(self.dealer) == BEST

    def before_reader(self) -> None:
        """Insurance, even money, where so filed surrender before the reader is used (§§ 633a.8, 633a.9(a)(2)(ii))."""
        ace = rank(self.dealer[0]) == "A"
        for hand in self.hands:
            if hand.dead:
                continue
            if ace and hand.blackjack and self.offers_even_money(hand) and self.even_money(hand):
                continue
            if ace and self.game.insurance:
                self.insure(hand)
            early = self.early_surrender() and not hand.blackjack
            if early and self.takes(hand, "surrender", 0.08) and self.may_surrender(hand):
                self.surrender_early(hand)

    def early_surrender(self) -> bool:
        """Whether players surrender before the card reader is used (§ 633a.9(a)(2)(ii))."""
        return self.game.surrender and self.game.surrender_at_reader

    def surrender_early(self, hand: PlayerHand) -> None:
        """A player surrenders before it is used."""
        hand.surrendered = True
        self.choose(hand, "surrender")
        self.show(hand)

    def offers_even_money(self, hand: PlayerHand) -> bool:
        """Whether even money is offered for a Blackjack (§ 633a.8(e))."""
        return self.game.even_money

    def even_money(self, hand: PlayerHand) -> bool:
        """Even money is offered for a Blackjack; whether it was taken (§ 633a.8(e))."""
        self.offer(hand, "even-money")
        if self.takes(hand, "no-even-money", 0.5):
            self.choose(hand, "no-even-money")
            return False
        self.choose(hand, "even-money")
        self.show(hand)
        hand.even_money = True
        self.pay(hand.main, self.even_money_pays(hand))
        self.muck(hand)
        return True

    def even_money_pays(self, hand: PlayerHand) -> int:
        """Cents that even money brings (§ 633a.8(e))."""
        return won(self.facts.odds("even_money_pays"), hand.main.cents)

    def show(self, hand: PlayerHand) -> None:
        """A hand is seen to be what its player says; cards dealt face up are."""

    def insure(self, hand: PlayerHand) -> None:
        """Insurance is offered, up to half the wager or the next chip above (§ 633a.8(a) and (b))."""
        self.offer(hand, "insurance")
        if self.takes(hand, "no-insurance", 0.6):
            self.choose(hand, "no-insurance")
            return
        self.choose(hand, "insurance")
        chip = self.limits.chip
        above, below = self.facts.fraction("insurance_maximum")
        most = -(-hand.main.cents * above // (below * chip)) * chip
        cents = most if self.chance.random() < 0.6 else self.chance.randrange(chip, most + chip, chip)
        hand.insurance = self.wager(hand, "insurance", cents, hand.main.id)

    def after_reader(self) -> None:
        """Losing Insurance is collected, then early surrenders are settled (§§ 633a.8(d), 633a.9(a)(2)(ii))."""
        self.collect_insurance()
        self.settle_early_surrenders()

    def collect_insurance(self) -> None:
        """Insurance is lost where the dealer has no Blackjack (§ 633a.8(d))."""
        for hand in self.from_the_right():
            if hand.insurance is not None and not self.blackjack:
                self.collect(hand.insurance)

    def settle_early_surrenders(self) -> None:
        """Hands surrendered before the reader was used (§ 633a.9(a)(2)(ii))."""
        for hand in self.hands:
            if hand.surrendered:
                self.settle_surrender(hand, self.blackjack)

    # --- the dealer's turn ---

    def show_doubles(self) -> None:
        """Cards of Double Down Wagers that lie face down are turned."""
        for hand in self.hands:
            if hand.hidden is not None:
                self.write("expose", hand=hand.id, seat=hand.seat, card=hand.hidden, by="dealer")

    def show_hole(self) -> None:
        """The dealer turns the hole card (§ 633a.7(l))."""
        self.write("expose", hand=0, seat=0, card=None if self.game.hole_read else self.dealer[1], by="dealer")

    def hole_shown(self) -> None:
        """Optional wagers that wait for the hole card."""

    def settle_surrendered(self) -> None:
        """Wagers that lie on surrendered cards are settled (§ 633a.9(a)(2)(i))."""
        for hand in self.hands:
            if hand.surrendered and hand.open:
                self.settle_surrender(hand, False)

    def dealers_turn(self) -> None:
        """The dealer draws, unless his point count no longer matters (§ 633a.7(l) to (n))."""
        while self.live() and self.dealer_draws():
            self.deal_dealer()
            self.write("announce", hand=0, seat=0, n=total(self.dealer), by="dealer")

    def dealer_draws(self) -> bool:
        """Whether his point count calls for a card (§ 633a.7(m))."""
        return total(self.dealer) < self.facts.number("dealer_draws_until")

    def live(self) -> bool:
        """Whether a wager depends on the dealer's further cards."""
        return any(hand.open and not hand.blackjack and not hand.bust for hand in self.hands)

    # --- settlement ---

    def settle_remaining(self) -> None:
        """Optional wagers that wait for all cards (§ 633a.7(o))."""

    def due(self, hand: PlayerHand, wager: BlackjackWager) -> int | None:
        """Cents that a main wager wins, 0 where it ties and is returned, None where it is lost (§ 633a.7(p), (q))."""
        house, mine = total(self.dealer), hand.total
        if hand.blackjack and not self.has_blackjack():
            return self.blackjack_pays(hand)
        if hand.bust or (self.has_blackjack() and not hand.blackjack) or mine < house <= BEST:
            return None
        return 0 if mine == house else self.even(wager)

    def even(self, wager: BlackjackWager) -> int:
        """Cents that a winning wager that is no Blackjack wins (§ 633a.13(a))."""
        return won(self.facts.odds("winning_wager_pays"), wager.cents)

    def settle(self) -> None:
        """Settle what is left in the filed order (§ 633a.7(r)), from the dealer's right."""
        hands = self.from_the_right()
        if self.game.collect_then_pay:
            left = [(hand, wager, self.due(hand, wager)) for hand, wager in self.left(hands)]
            self.settle_each(one for one in left if one[2] is None)
            self.settle_each(one for one in left if one[2] is not None)
            self.pay_insurance(hands)
            return
        for hand in hands:
            self.settle_player(hand)

    def settle_player(self, hand: PlayerHand) -> None:
        """Settle all of one hand (§ 633a.7(r)(2))."""
        self.pay_insurance([hand])
        self.settle_each((hand, wager, self.due(hand, wager)) for _, wager in self.left([hand]))

    def left(self, hands: Iterable[PlayerHand]) -> list[tuple[PlayerHand, BlackjackWager]]:
        """The wagers on hands that have yet to be settled."""
        return [(hand, wager) for hand in hands for wager in hand.wagers if wager.open]

    def settle_each(self, dues: Iterable[tuple[PlayerHand, BlackjackWager, int | None]]) -> None:
        """Collect, return or pay each."""
        for _, wager, cents in dues:
            if cents is None:
                self.collect(wager)
            elif cents:
                self.pay(wager, cents)
                if self.chance.happens(0.01):
                    self.write("wager-handled", wager=wager.id, by="player")
            else:
                self.give_back(wager)

    def pay_insurance(self, hands: Iterable[PlayerHand]) -> None:
        """Winning Insurance Wagers are paid (§ 633a.13(b))."""
        for hand in hands:
            if hand.insurance is not None and hand.insurance.open:
                self.pay(hand.insurance, won(self.facts.odds("insurance_pays"), hand.insurance.cents))
