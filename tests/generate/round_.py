"""One round of play, act by act in the order of the text (§§ 633a.6 to 633a.11 and 633a.13)."""

from collections.abc import Callable, Iterable
from random import Random

from tests.generate.book import Book
from tests.generate.hands import Hand, Wager, rank, ten_or_ace, total, value
from tests.generate.setups import Setup
from tests.generate.shoe import Shoe

CHIP = 100
"""Cents of the smallest value chip in use."""
MINIMUM = 1_000
MAXIMUM = 50_000
MATCH_PAYS = {6: (11, 4), 8: (14, 3)}
"""By the decks used, what a matching card of the same and of a different suit pays to 1 (633a.13(d))."""


class Round:
    """Plays one round and writes what happens; ``boxes`` are seat and player of each Blackjack Wager."""

    def __init__(
        self, book: Book, random: Random, setup: Setup, shoes: list[Shoe], boxes: list[tuple[int, str]]
    ) -> None:
        self._book = book
        self._random = random
        self._setup = setup
        self._shoes = shoes
        self._shoe = shoes[0]
        self._boxes = boxes
        self._ids = 0
        self.hands: list[Hand] = []
        self.dealer: list[str] = []
        self._later: list[Wager] = []

    def play(self) -> None:
        """Play it from the first wager to the last card removed."""
        self._book.write("round-start")
        self._wagers()
        self._initial_deal()
        self._settle_first()
        blackjack = False
        if ten_or_ace(self.dealer[0]):
            self._before_reader()
            blackjack = total(self.dealer) == 21
            self._write("peek", what="blackjack" if blackjack else "no-blackjack", by="dealer")
            self._after_reader(blackjack)
        if not blackjack:
            for hand in list(self.hands):
                self._turn(hand)
            for hand in self.hands:
                if hand.hidden is not None:
                    self._write("expose", hand=hand.id, seat=hand.seat, card=hand.hidden, by="dealer")
        self._write("expose", hand=0, seat=0, card=None if self._setup.hole_read else self.dealer[1], by="dealer")
        self._hole_shown()
        if not blackjack:
            for hand in self.hands:
                if hand.surrendered and hand.open:
                    self._settle_surrender(hand, blackjack)
            self._dealers_turn()
        self._settle_remaining()
        self._settle(blackjack)
        self._write("cleared", dest="rack", by="dealer")
        self._write("round-end")

    def _settle_first(self) -> None:
        """Optional wagers that are settled right after the second card (633a.7(g))."""
        for hand in reversed(self.hands):
            self._settle_match(hand)

    def _hole_shown(self) -> None:
        """Optional wagers that wait for the hole card."""

    def _settle_remaining(self) -> None:
        """Optional wagers that wait for all cards (633a.7(o))."""

    def _write(self, kind: str, **operands: object) -> int:
        return int(str(self._book.write(kind, **operands)["seq"]))

    def _next_id(self) -> int:
        self._ids += 1
        return self._ids

    def _wager(self, hand: Hand, what: str, cents: int, ref: int | None, by: str = "chips") -> Wager:
        made = Wager(self._next_id(), what, cents)
        self._write(
            "wager",
            wager=made.id,
            what=what,
            seat=hand.seat,
            player=hand.player,
            hand=hand.id,
            cents=cents,
            by=by,
            ref=ref,
        )
        return made

    def _wagers(self) -> None:
        random = self._random
        for number, (seat, player) in enumerate(self._boxes, 1):
            hand = Hand(number, seat, player)
            cents = self._stake(number)
            by = "verbal-cash" if random.random() < 0.03 else "chips"
            wager = self._wager(hand, "blackjack", cents, None, by)
            if by == "verbal-cash":
                self._write("wager-confirmed", wager=wager.id, by="dealer")
                self._write("cash-converted", wager=wager.id, cents=cents, by="dealer")
            hand.wagers.append(wager)
            self.hands.append(hand)
            self._place_beside(hand, wager)
        self._write("no-more-bets", by="dealer")

    def _stake(self, number: int) -> int:
        """Cents of the Blackjack Wager of the box with this number."""
        random = self._random
        return random.randrange(MINIMUM, MAXIMUM // 4, CHIP) if random.random() < 0.9 else MAXIMUM

    def _place_beside(self, hand: Hand, wager: Wager) -> None:
        """Optional wagers beside the Blackjack Wager of a box."""
        if self._setup.match_the_dealer and self._random.random() < 0.5:
            hand.match = self._wager(hand, "match-the-dealer", self._random.randrange(500, 3_000, CHIP), wager.id)

    def _deal(self, hand: int, seat: int, cards: list[str], face: str = "up", what: str | None = None) -> str:
        card = self._shoe.draw(seat, hand)
        cards.append(card)
        shown = card if face == "up" or self._setup.hole_read else None
        self._write(
            "deal",
            hand=hand,
            seat=seat,
            card=shown,
            face=face,
            source=self._shoe.place,
            back=self._shoe.back,
            what=what,
            by="dealer",
        )
        return card

    def _initial_deal(self) -> None:
        start = 0
        if self._setup.double_shoe:
            start = self._determinant()
        for hand in self.hands[start:]:
            self._deal(hand.id, hand.seat, hand.cards)
        self._deal(0, 0, self.dealer)
        for hand in self.hands:
            self._deal(hand.id, hand.seat, hand.cards)
        self._deal(0, 0, self.dealer, "down")

    def _determinant(self) -> int:
        """Draw the determinant card (633a.7(d)); 1 if it became the first player's first card."""
        drawn_from = self._random.choice(self._shoes)
        first = self.hands[0]
        card = drawn_from.draw(first.seat, first.id)
        self._shoe = self._shoes[0] if card[1] in "HD" else self._shoes[1]
        common = {"card": card, "face": "up", "source": drawn_from.place, "back": drawn_from.back, "by": "dealer"}
        if self._shoe is drawn_from:
            first.cards.append(card)
            self._write("determinant", dest="hand", seat=first.seat, hand=first.id, **common)
            return 1
        drawn_from.segregated += 1
        self._write("determinant", dest=drawn_from.place.replace("shoe", "segregated"), **common)
        return 0

    def _settle_match(self, hand: Hand) -> None:
        """Settle a Match-the-Dealer Wager right after the second card (633a.7(g)(2))."""
        if hand.match is None:
            return
        same, different = MATCH_PAYS[self._setup.decks]
        up, won = self.dealer[0], 0
        for card in hand.cards:
            if rank(card) == rank(up):
                won += same if card[1] == up[1] else different
        if won:
            self._pay(hand.match, hand.seat, hand.match.cents * won)
        else:
            self._collect(hand.match, hand.seat)

    def _before_reader(self) -> None:
        """Insurance and even money are offered; where so filed, hands are surrendered before the reader is used."""
        random, ace = self._random, rank(self.dealer[0]) == "A"
        for hand in self.hands:
            who = {"hand": hand.id, "seat": hand.seat, "player": hand.player}
            if ace and self._setup.even_money and hand.blackjack:
                self._write("offer", what="even-money", by="dealer", **who)
                taken = random.random() < 0.5
                self._write("choice", what="even-money" if taken else "no-even-money", by="player", **who)
                if taken:
                    hand.even_money = True
                    self._pay(hand.wagers[0], hand.seat, hand.wagers[0].cents)
                    self._write("muck", hand=hand.id, seat=hand.seat, dest="rack", by="dealer")
                    continue
            if ace:
                self._offer_insurance(hand)
            early = self._setup.surrender_at_reader and not hand.blackjack
            if early and random.random() < 0.08 and self._may_surrender(hand):
                hand.surrendered = True
                self._write("choice", what="surrender", by="player", **who)

    def _offer_insurance(self, hand: Hand) -> None:
        who = {"hand": hand.id, "seat": hand.seat, "player": hand.player}
        self._write("offer", what="insurance", by="dealer", **who)
        if self._random.random() < 0.6:
            self._write("choice", what="no-insurance", by="player", **who)
            return
        self._write("choice", what="insurance", by="player", **who)
        stake = hand.wagers[0].cents
        most = -(-stake // (2 * CHIP)) * CHIP
        cents = most if self._random.random() < 0.6 else self._random.randrange(CHIP, most + CHIP, CHIP)
        hand.insurance = self._wager(hand, "insurance", cents, hand.wagers[0].id)

    def _after_reader(self, blackjack: bool) -> None:
        """Losing Insurance is collected, then early surrenders are settled (633a.8(d), 633a.9(a)(2)(ii))."""
        for hand in reversed(self.hands):
            if hand.insurance is not None and not blackjack:
                self._collect(hand.insurance, hand.seat)
        for hand in self.hands:
            if hand.surrendered:
                self._settle_surrender(hand, blackjack)

    def _settle_surrender(self, hand: Hand, blackjack: bool) -> None:
        wager = hand.wagers[0]
        half = wager.cents if blackjack else wager.cents // 2
        self._write("collect", wager=wager.id, seat=hand.seat, cents=half, dest="table-inventory", by="dealer")
        if half < wager.cents:
            self._write("return", wager=wager.id, seat=hand.seat, cents=wager.cents - half, dest="player", by="dealer")
        wager.open = False
        self._write("muck", hand=hand.id, seat=hand.seat, dest="rack", by="dealer")

    def _turn(self, hand: Hand) -> None:
        """A player's turn (633a.7(i)): his Blackjack is announced, or he decides."""
        if hand.surrendered or hand.even_money:
            return
        if hand.blackjack:
            self._write("announce", hand=hand.id, seat=hand.seat, what="blackjack", by="dealer")
            if self._pays_blackjack_at_once():
                self._pay(hand.wagers[0], hand.seat, hand.wagers[0].cents * 3 // 2)
                self._write("muck", hand=hand.id, seat=hand.seat, dest="rack", by="dealer")
            return
        early = self._setup.surrender_at_reader and ten_or_ace(self.dealer[0])
        if not early and self._random.random() < 0.05 and self._may_surrender(hand):
            self._surrender(hand)
            return
        self._decide(hand, [hand])

    def _pays_blackjack_at_once(self) -> bool:
        """Whether a player's Blackjack is paid before the dealer draws (633a.7(i)(1))."""
        return self._setup.blackjack_at_once or not ten_or_ace(self.dealer[0])

    def _may_surrender(self, hand: Hand) -> bool:
        """Whether nothing doubtful hangs on it."""
        return True

    def _surrender(self, hand: Hand) -> None:
        self._choose(hand, "surrender")
        hand.surrendered = True
        if ten_or_ace(self.dealer[0]):
            self._write("wager-moved", wager=hand.wagers[0].id, source="wager-area", dest="on-cards", by="dealer")
        else:
            self._settle_surrender(hand, False)

    def _choose(self, hand: Hand, what: str) -> None:
        self._write("choice", what=what, hand=hand.id, seat=hand.seat, player=hand.player, by="player")

    def _decide(self, hand: Hand, box: list[Hand]) -> None:
        """Decisions on one hand until it is complete; ``box`` holds all hands of the betting area."""
        random = self._random
        while total(hand.cards) < 21:
            two = len(hand.cards) == 2
            if two and self._may_split(hand, box) and random.random() < 0.6:
                self._split(hand, box)
                return
            if two and random.random() < 0.2:
                self._double(hand)
                return
            if random.random() < (0.92 if total(hand.cards) <= 12 else 0.3 if total(hand.cards) < 18 else 0.03):
                self._choose(hand, "hit")
                self._deal(hand.id, hand.seat, hand.cards)
            else:
                self._choose(hand, "stand")
                return

    def _may_split(self, hand: Hand, box: list[Hand]) -> bool:
        """Whether the pair may be split, and no two honest readings differ on which hand is next (the last formed)."""
        if value(hand.cards[0]) != value(hand.cards[1]) or hand is not box[-1]:
            return False
        again = len(box) - 1
        allowed = self._setup.additional_splits
        if rank(hand.cards[0]) == "A":
            allowed = min(allowed, self._setup.additional_splits_of_aces)
        return again == 0 or again <= allowed

    def _split(self, hand: Hand, box: list[Hand]) -> None:
        """Split a pair; the first hand is completed before the second gets a card (633a.11(a) and (b))."""
        self._choose(hand, "split")
        new = Hand(self._new_hand_id(), hand.seat, hand.player, split=True)
        hand.split = True
        new.wagers.append(self._wager(new, "split", box[0].wagers[0].cents, box[0].wagers[0].id))
        moved = hand.cards.pop()
        self._write("split", hand=new.id, ref=hand.id, seat=hand.seat, card=moved, by="dealer")
        new.cards.append(moved)
        box.append(new)
        self.hands.insert(self.hands.index(hand) + 1, new)
        for one in (hand, new):
            self._deal(one.id, one.seat, one.cards)
            self._decide(one, box)

    def _new_hand_id(self) -> int:
        return max(hand.id for hand in self.hands) + 1

    def _double(self, hand: Hand) -> None:
        """One additional card for up to the original wager (633a.10(a) and (c))."""
        self._choose(hand, "double")
        stake = hand.wagers[0].cents
        cents = stake
        if self._may_double_for_less(hand) and self._random.random() >= 0.85:
            cents = self._random.randrange(CHIP, stake + CHIP, CHIP)
        hand.wagers.append(self._wager(hand, "double-down", cents, hand.wagers[0].id))
        hand.doubled = True
        face = "down" if self._setup.double_face_down else "up"
        card = self._deal(hand.id, hand.seat, hand.cards, face, "sideways")
        if face == "down":
            hand.hidden = card

    def _may_double_for_less(self, hand: Hand) -> bool:
        """Whether nothing doubtful hangs on it."""
        return True

    def _dealers_turn(self) -> None:
        """The dealer draws to 17, unless his point count no longer matters (633a.7(l) to (n))."""
        while self._live() and total(self.dealer) < 17:
            self._deal(0, 0, self.dealer)
            self._write("announce", hand=0, seat=0, n=total(self.dealer), by="dealer")

    def _live(self) -> bool:
        """Whether a wager depends on the dealer's further cards."""
        return any(hand.open and not hand.blackjack and not hand.bust for hand in self.hands)

    def _due(self, hand: Hand, wager: Wager, blackjack: bool) -> Callable[[], None]:
        """How an open main wager is settled (633a.7(p) and (q), 633a.13(a))."""
        house, mine = total(self.dealer), total(hand.cards)
        if hand.blackjack and not blackjack:
            return lambda: self._pay(wager, hand.seat, wager.cents * 3 // 2)
        if hand.bust or (blackjack and not hand.blackjack) or mine < house <= 21:
            return lambda: self._collect(wager, hand.seat)
        if mine == house:
            return lambda: self._return(wager, hand.seat)
        return lambda: self._pay(wager, hand.seat, wager.cents)

    def _settle(self, blackjack: bool) -> None:
        """Settle what is left in the filed order (633a.7(r)), from the dealer's right."""
        for hand in reversed(self.hands):
            if hand.insurance is not None and hand.insurance.open:
                self._later.append(hand.insurance)
        left = [(hand, wager) for hand in reversed(self.hands) for wager in hand.wagers if wager.open]
        if self._setup.collect_then_pay:
            left.sort(key=lambda one: not self._loses(one[0], blackjack))
        paid_insurance: set[int] = set()
        if self._setup.collect_then_pay:
            self._settle_each(left, blackjack)
            self._pay_insurance(self.hands, paid_insurance)
        else:
            for hand in reversed(self.hands):
                self._pay_insurance([hand], paid_insurance)
                self._settle_each([one for one in left if one[0] is hand], blackjack)

    def _settle_each(self, wagers: Iterable[tuple[Hand, Wager]], blackjack: bool) -> None:
        for hand, wager in wagers:
            self._due(hand, wager, blackjack)()

    def _pay_insurance(self, hands: list[Hand], done: set[int]) -> None:
        for hand in reversed(hands):
            if hand.insurance is not None and hand.insurance.open and hand.insurance.id not in done:
                done.add(hand.insurance.id)
                self._pay(hand.insurance, hand.seat, hand.insurance.cents * 2)

    def _loses(self, hand: Hand, blackjack: bool) -> bool:
        house = total(self.dealer)
        return hand.bust or (not hand.blackjack and (blackjack or total(hand.cards) < house <= 21))

    def _pay(self, wager: Wager, seat: int, cents: int) -> None:
        self._write("pay", wager=wager.id, seat=seat, cents=cents, source="table-inventory", dest="player", by="dealer")
        self._return(wager, seat)

    def _return(self, wager: Wager, seat: int) -> None:
        self._write("return", wager=wager.id, seat=seat, cents=wager.cents, dest="player", by="dealer")
        wager.open = False

    def _collect(self, wager: Wager, seat: int) -> None:
        self._write("collect", wager=wager.id, seat=seat, cents=wager.cents, dest="table-inventory", by="dealer")
        wager.open = False
