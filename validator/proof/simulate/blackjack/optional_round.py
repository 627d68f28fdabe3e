"""A round with optional wagers: when each is placed, verified and settled (§§ 633a.6(e), 633a.7(g), (h) and (o))."""

from collections.abc import Sequence
from typing import Any

from validator.proof.simulate.arranged import Arrangement
from validator.proof.simulate.blackjack import optional
from validator.proof.simulate.blackjack.hands import BEST, DECK, BlackjackWager, PlayerHand, rank, total
from validator.proof.simulate.blackjack.optional import (
    BEAT,
    BETWEEN,
    HOUSE,
    JACK,
    KINGS,
    LADIES,
    PROGRESSIVES,
    ROYAL,
    RUN,
)
from validator.proof.simulate.blackjack.optional_dues import OptionalDues
from validator.proof.simulate.blackjack.rare_hands import RareHand, rare_hands


class OptionalRound(OptionalDues):
    """Plays a round with optional wagers."""

    def __init__(self, *round_: Any) -> None:
        super().__init__(*round_)
        self._waits: dict[int, PlayerHand] = {}
        """Boxes with a pair that is paid when their Blackjack Wager is collected."""
        self.rare: RareHand | None = None
        self._draws: dict[int, int] = {}
        """How many cards each box draws, where a rare hand was put on top of the shoe."""
        if self.offered and self.chance.happens(0.01, "awards"):
            self.rare = self.chance.choice(rare_hands(self.offered))
            self.error = ""

    def arrange(self, arranged: Arrangement) -> None:
        """Without a rare hand."""
        super().arrange(arranged)
        self.rare = None

    # --- wagers ---

    def wagers(self) -> None:
        """The cards that devices select, the wagers, and what the meters show (§ 633a.6(e))."""
        chosen = self.game.chosen
        if BEAT in self.offered and chosen.yes("bonuses.magic_card"):
            self.magic = self.chance.choice(self.selectable)
            self.write("magic-card", card=self.magic, by="table-game-system")
        if BEAT in self.offered and chosen.yes("bonuses.lucky_player"):
            self.lucky_seat = self.chance.randint(1, chosen.number("table.positions", 7))
            self.write("lucky-position", seat=self.lucky_seat, by="table-game-system")
        super().wagers()
        for what in self.meters.cents:
            if any(what in hand.sides for hand in self.hands):
                self.shown[what] = self.meters.cents[what]
                self.write("meter", what=what, cents=self.shown[what], by="progressive-system")

    @property
    def selectable(self) -> Sequence[str]:
        """The cards of which one is the Magic Card: no ace, as aces settle open results."""
        return [card for card in DECK if rank(card) != "A"]

    def place_beside(self, hand: PlayerHand) -> None:
        """Optional wagers beside the Blackjack Wager of a box; some add to a meter."""
        for what, offered in self.offered.items():
            if not self.places(hand, what):
                continue
            progressive = what in PROGRESSIVES
            cents = self.stake_beside(hand, what, self.most(what))
            by = "electronic" if progressive else "chips"
            wager = hand.sides[what] = self.wager(hand, what, cents, hand.main.id, by)
            if progressive:
                added = offered.contribution(cents)
                self.meters.cents[what] += added
                self.write("meter-contribution", what=what, wager=wager.id, cents=added)

    def places(self, hand: PlayerHand, what: str) -> bool:
        """A rare hand has the wager that it wins."""
        return super().places(hand, what) or (self.rare is not None and what == self.rare.what)

    def happens_to_place(self) -> bool:
        """Whether a player places an optional wager, where nothing is given."""
        return self.chance.random() >= 0.5

    def most(self, what: str) -> int:
        """Cents of the largest optional wager that is taken."""
        limited = optional.FILED_AS[what] in self.game.chosen.words("max_payout.applies_to")
        return self.game.chosen.number("max_payout.max_wager") * (1 if limited else 0) or 2_500

    # --- cards ---

    def deal_first(self, face: str = "up") -> None:
        """The first two cards of all, a rare hand among them where that was decided."""
        rare = self.rare
        if rare is not None and len(rare.boxes) <= len(self.hands) and self.shoe.arrange(rare.order(self.hands)):
            self._draws = rare.draws(self.hands)
        super().deal_first(face)

    def deal(self, hand: PlayerHand, face: str = "up", what: str | None = None) -> str:
        """Deal the next card to a player's hand."""
        self.avoid_open_results(hand)
        return super().deal(hand, face, what)

    def before_draw(self, hand: int) -> None:
        """The card that was next may have been found face up, or reshuffled, since it was seen to."""
        super().before_draw(hand)
        for one in self.hands:
            if one.id == hand:
                self.avoid_open_results(one)

    def avoid_open_results(self, hand: PlayerHand) -> None:
        """Have no card next by which the text gives an optional wager of this hand no one result."""
        if hand.sides and not hand.split and self.acts(hand) is None:
            self.shoe.exchange(lambda card: not self.leaves_open(hand, card))

    def deal_dealer(self, face: str = "up") -> str:
        """Deal the next card to the dealer; where his first one was missed, it comes after the players' cards."""
        if not self.dealer and self.hands[-1].cards[1:]:
            self.shoe.exchange(lambda card: not any(self.open_by(hand, card) for hand in self.hands))
        return super().deal_dealer(face)

    def open_by(self, hand: PlayerHand, up: str) -> bool:
        """Whether readings differ on an optional wager of this hand against this up card."""
        return any(optional.is_disputed(what, hand.cards, up) for what in hand.sides)

    def leaves_open(self, hand: PlayerHand, card: str) -> bool:
        """Whether readings differ on what this card makes of the hand's optional wagers, or on who draws then."""
        cards = [*hand.cards, card]
        if len(cards) == 1 and BETWEEN in hand.sides and rank(card) == "A":
            # Against most up cards only a second ace leaves no doubt: there have to be some.
            return sum(rank(one) == "A" for one in self.shoe.cards) < len(self.hands) + 3
        up = self.dealer[0] if self.dealer else hand.cards[0] if hand.cards else card
        if len(cards) == 2 and hand is self.hands[-1] and self.draws_for_progressives() and total(cards) == BEST:
            return True
        return any(optional.is_disputed(what, cards, up, self.magic) for what in hand.sides)

    def draws_for_progressives(self) -> bool:
        """Whether a progressive wager depends on the dealer's cards, for which alone he may not draw (§ 633a.7(n))."""
        return any(what in hand.sides and hand.sides[what].open for hand in self.hands for what in (BEAT, RUN))

    def must_stay_live(self, hand: PlayerHand) -> bool:
        """Whether this hand alone is left for the dealer to draw against, as an open progressive wager needs."""
        return (
            hand is self.hands[-1]
            and self.draws_for_progressives()
            and not any(one.open and not one.blackjack and not one.bust for one in self.hands if one is not hand)
        )

    # --- decisions ---

    def may_surrender(self, hand: PlayerHand) -> bool:
        """Nor is a hand surrendered on which an optional wager turns that waits."""
        return (
            super().may_surrender(hand)
            and not self._draws
            and not self.must_stay_live(hand)
            and (self.acts(hand) is not None or not (self.is_open(hand, ROYAL) or hand.total == optional.TWENTY))
        )

    def may_split(self, hand: PlayerHand) -> bool:
        """What a split makes of two of the wagers is open (§ 633a.7(o)(1)(i) and (3)(i))."""
        doubtful = any(self.is_open(hand, what) for what in (BEAT, JACK))
        return super().may_split(hand) and not self._draws and not (doubtful and self.acts(hand) is None)

    def may_double(self, hand: PlayerHand) -> bool:
        """Nor is a hand doubled that may go over 21 and leave a progressive wager alone."""
        return super().may_double(hand) and not self._draws and (hand.total <= 11 or not self.must_stay_live(hand))

    def wishes_card(self, hand: PlayerHand) -> bool:
        """Nor is a card asked for that may do so."""
        if hand.total > 11 and self.must_stay_live(hand):
            return False
        if hand.id in self._draws:
            return len(hand.cards) - 2 < self._draws[hand.id]
        return super().wishes_card(hand)

    def may_double_for_less(self, hand: PlayerHand) -> bool:
        """With House Money in it he matches the entire wager (§ 633a.7(g)(10)(ii)(C))."""
        return super().may_double_for_less(hand) and not hand.box[0].main.raised

    # --- irregularities ---

    def before_card(self, hand: PlayerHand) -> None:
        """The card that is drawn in error is the one that would have been dealt."""
        self.avoid_open_results(hand)

    def may_refuse(self, hand: PlayerHand) -> bool:
        """Nor is a card refused that may turn a straight of another hand, or leave a progressive wager alone."""
        return not any(self.is_open(one, JACK) for one in self.hands) and not self.must_stay_live(hand)

    def may_die(self, hand: PlayerHand) -> bool:
        """Nor is a hand called dead that alone keeps the dealer drawing."""
        return super().may_die(hand) and not self.must_stay_live(hand)

    def may_overdraw(self) -> bool:
        """What such a card is to Hit and Run is open (§ 633a.7(o)(2)(i))."""
        return super().may_overdraw() and not any(self.is_open(hand, RUN) for hand in self.hands)

    # --- settlement ---

    def settle_first(self) -> None:
        """Once round the table, each player's wagers together (§ 633a.7(g))."""
        for hand in self.from_the_right():
            for what in [what for what in hand.sides if self.is_open(hand, what)]:
                if not self.waits(hand, what):
                    self.settle_side(hand, what)

    def waits(self, hand: PlayerHand, what: str) -> bool:
        """Whether settlement waits for the hole card, or for all cards, unless it is lost (§ 633a.7(g), (o))."""
        if what in PROGRESSIVES:
            return what != JACK or self.row(hand, what) is not None
        return optional.waits_for_hole(what, self.first(hand, what), self.dealer[0])

    def after_reader(self) -> None:
        """Insurance, then what waited for the reader, then surrenders (§§ 633a.7(g)(1), (6), (10), 633a.8(d))."""
        self.collect_insurance()
        for hand in self.from_the_right():
            for what in (LADIES, KINGS):
                if self.is_open(hand, what):
                    if self.blackjack:
                        self._waits[hand.main.id] = hand
                    else:
                        self.settle_side(hand, what)
        for hand in self.from_the_right():
            if self.is_open(hand, HOUSE):
                self.settle_side(hand, HOUSE)
        self.settle_early_surrenders()

    def hole_shown(self) -> None:
        """A Royal Match against a king or queen (§ 633a.7(g)(4))."""
        for hand in self.from_the_right():
            if self.is_open(hand, ROYAL):
                self.settle_side(hand, ROYAL)

    def settle_remaining(self) -> None:
        """The progressive wagers (§ 633a.7(o)); a meter that was won is set back."""
        for hand in self.from_the_right():
            for what in PROGRESSIVES:
                if self.is_open(hand, what):
                    self.settle_side(hand, what)
        for what in sorted(self.meters_won):
            self.meters.cents[what] = self.offered[what].reset
            self.write("meter-reset", what=what, cents=self.meters.cents[what], by="progressive-system")

    def settle_side(self, hand: PlayerHand, what: str) -> None:
        """Verify what is progressive, then collect, or pay and give the stake back."""
        wager, cents, bonuses = hand.sides[what], self.winnings(hand, what), self.bonuses(hand, what)
        dest = "game-account" if what == BEAT else "player"
        meter = self.is_of_meter(hand, what)
        if what in PROGRESSIVES and (cents is not None or bonuses):
            for by in ("dealer", "floorperson:F1"):
                self.write("verify", hand=hand.id, wager=wager.id, seat=hand.seat, by=by)
        common = {"wager": wager.id, "seat": hand.seat, "by": "dealer"}
        if cents is None:
            self.write("collect", cents=wager.cents, dest="table-inventory", **common)
        elif what == HOUSE and not self.blackjack and hand.open and not hand.surrendered:
            self.take_or_add(hand, wager, cents)
        elif cents:
            self.write("pay", cents=cents, source="off-table" if meter else "table-inventory", dest=dest, **common)
        for bonus, earned in bonuses:
            self.write("pay", cents=earned, what=bonus, source="table-inventory", dest=dest, **common)
        if cents is not None:
            self.write("return", cents=wager.cents, dest=dest, **common)
        if meter:
            self.write("payout-documented", wager=wager.id)
        wager.open = False

    def take_or_add(self, hand: PlayerHand, wager: BlackjackWager, cents: int) -> None:
        """The player takes the payout or has it, or the portion filed, added to his wager (§ 633a.7(g)(10)(ii))."""
        filed = self.game.chosen.number("optional_wagers.house-money.portion", 10_000)
        part, rest = divmod(cents * filed, 10_000)
        adds = not rest and self.takes(hand, "add-payout", 0.5)
        self.choose(hand, "add-payout" if adds else "take-payout")
        common = {"wager": wager.id, "seat": hand.seat, "by": "dealer", "source": "table-inventory"}
        if not adds:
            self.write("pay", cents=cents, dest="player", **common)
            return
        self.write("pay", cents=part, dest="wager-area", **common)
        if cents > part:
            self.write("pay", cents=cents - part, dest="player", **common)
        hand.main.cents += part
        hand.main.raised = True
        self.write("wager-changed", wager=hand.main.id, cents=hand.main.cents, by="dealer")

    def collect(self, wager: BlackjackWager) -> None:
        """Take a stake, and pay the pair that waited for it (§ 633a.7(g)(1)(ii) and (6)(ii))."""
        super().collect(wager)
        hand = self._waits.pop(wager.id, None)
        if hand is not None:
            for what in (LADIES, KINGS):
                if self.is_open(hand, what):
                    self.settle_side(hand, what)
