"""A player's turn: surrender, double down, split, draw, stand (§§ 633a.7(i) to (k) and 633a.9 to 633a.11)."""

from validator.proof.simulate.blackjack.acts import Acts
from validator.proof.simulate.blackjack.game import won
from validator.proof.simulate.blackjack.hands import BEST, BlackjackWager, PlayerHand, rank, ten_or_ace, value


class Decisions(Acts):
    """The decisions of the players; a game that allows others overrides ``may_...`` and what follows a choice."""

    def turns(self) -> None:
        """Each player in turn, from the dealer's left."""
        for hand in list(self.hands):
            if not (hand.surrendered or hand.even_money or hand.dead):
                self.turn(hand)

    def turn(self, hand: PlayerHand) -> None:
        """One player's turn: his Blackjack is announced, or he decides."""
        if hand.blackjack:
            self.announce_blackjack(hand)
        elif self.late_surrender() and self.takes(hand, "surrender", 0.05) and self.may_surrender(hand):
            self.surrender(hand)
        else:
            self.decide(hand)

    def announce_blackjack(self, hand: PlayerHand) -> None:
        """A player's Blackjack is announced, and paid where that is not left until the dealer is done."""
        self.write("announce", hand=hand.id, seat=hand.seat, what="blackjack", by="dealer")
        if self.blackjack_at_once():
            self.pay(hand.main, self.blackjack_pays(hand))
            self.muck(hand)

    def blackjack_at_once(self) -> bool:
        """Whether a player's Blackjack is paid before the dealer draws (§ 633a.7(i)(1))."""
        return self.game.blackjack_at_once or not ten_or_ace(self.dealer[0])

    def blackjack_pays(self, hand: PlayerHand) -> int:
        """Cents that a Blackjack wins (§ 633a.13(a))."""
        return won(self.facts.odds("blackjack_pays"), hand.main.cents)

    def late_surrender(self) -> bool:
        """Whether a player surrenders in his turn, and not before the card reader is used."""
        return self.game.surrender and not (self.game.surrender_at_reader and ten_or_ace(self.dealer[0]))

    def may_surrender(self, hand: PlayerHand) -> bool:
        """Whether this hand may be surrendered and nothing doubtful hangs on it."""
        return True

    def surrender(self, hand: PlayerHand) -> None:
        """Half the wager is collected now, or once the dealer's second card is revealed (§ 633a.9(a)(1) and (2)(i))."""
        self.choose(hand, "surrender")
        hand.surrendered = True
        if ten_or_ace(self.dealer[0]):
            self.write("wager-moved", wager=hand.main.id, source="wager-area", dest="on-cards", by="dealer")
        else:
            self.settle_surrender(hand, False)

    def settle_surrender(self, hand: PlayerHand, blackjack: bool) -> None:
        """Half is returned, nothing where the dealer has Blackjack; the cards are collected (§ 633a.9(a))."""
        wager = hand.main
        above, below = self.facts.fraction("surrender_collected_share")
        kept = wager.cents if blackjack else wager.cents * above // below
        common = {"wager": wager.id, "seat": hand.seat, "by": "dealer"}
        self.write("collect", cents=kept, dest="table-inventory", **common)
        if kept < wager.cents:
            self.write("return", cents=wager.cents - kept, dest="player", **common)
        wager.open = False
        self.muck(hand)

    def decide(self, hand: PlayerHand) -> None:
        """Decisions on one hand until it is complete."""
        while self.may_draw(hand):
            match self.wish(hand):
                case "split":
                    self.split(hand)
                    return
                case "double":
                    self.double(hand)
                    return
                case "stand":
                    self.choose(hand, "stand")
                    return
                case _:
                    self.choose(hand, "hit")
                    self.hit(hand)

    def wish(self, hand: PlayerHand) -> str:
        """What the player does next with a hand that may have another card: split, double, hit or stand."""
        if len(hand.cards) == 2 and self.may_split(hand) and self.chance.random() < 0.6:
            return "split"
        if self.may_double(hand) and self.chance.random() < 0.2:
            return "double"
        return "hit" if self.wishes_card(hand) else "stand"

    def takes(self, hand: PlayerHand, what: str, chance: float) -> bool:
        """Whether the player of a hand takes what he may."""
        return self.chance.random() < chance

    def may_draw(self, hand: PlayerHand) -> bool:
        """Whether a hand may have another card (§ 633a.7(k))."""
        return hand.total < BEST and not hand.dead and not hand.refuses

    def wishes_card(self, hand: PlayerHand) -> bool:
        """Whether the player asks for a card."""
        return self.chance.random() < (0.92 if hand.total <= 12 else 0.3 if hand.total < 18 else 0.03)

    def hit(self, hand: PlayerHand) -> None:
        """A card that the player asked for is dealt."""
        self.deal(hand)
        self.announce_total(hand)

    def announce_total(self, hand: PlayerHand) -> None:
        """The dealer says what a player's hand counts."""
        self.write("announce", hand=hand.id, seat=hand.seat, n=hand.total, by="dealer")

    def may_split(self, hand: PlayerHand) -> bool:
        """Whether a pair may be split, and no honest readings differ on which hand is next (the last formed).

        Nor does he split more often on all his boxes than on one: what counts is open (§ 633a.11(c)).
        """
        first, second = hand.cards
        if not self.game.split or value(first) != value(second) or not self.is_clearly_next(hand):
            return False
        again = len(hand.box) - 1
        allowed = self.game.additional_splits
        if rank(first) == "A":
            allowed = min(allowed, self.game.additional_splits_of_aces)
        of_all = sum(len(one.box) - 1 for one in self.hands if one.player == hand.player and one is one.box[0])
        return (again == 0 or again <= allowed) and (of_all == again or of_all <= self.game.additional_splits)

    def is_clearly_next(self, hand: PlayerHand) -> bool:
        """Whether no honest readings differ on which hand is next once this one is split: the last formed is."""
        return hand is hand.box[-1]

    def split(self, hand: PlayerHand) -> None:
        """Split a pair; the first hand is completed before the second gets a card (§ 633a.11(a) and (b))."""
        self.choose(hand, self.split_word(hand))
        new = self.new_hand(hand)
        new.wagers.append(self.split_wager(hand, new))
        self.move_card(hand, new)
        for one in (hand, new):
            self.deal(one)
            self.announce_total(one)
            self.decide(one)
            self.split_hand_complete(one)

    def split_word(self, hand: PlayerHand) -> str:
        """The player's choice, in the log's word."""
        return "split"

    def split_hand_complete(self, hand: PlayerHand) -> None:
        """What is done once the decisions on a hand of a split pair are."""

    def new_hand(self, hand: PlayerHand) -> PlayerHand:
        """A second hand of the same box, next to the first."""
        new = PlayerHand(max(one.id for one in self.hands) + 1, hand.seat, hand.player, box=hand.box, split=True)
        new.sides, new.first = hand.sides, hand.first
        hand.split = True
        hand.box.append(new)
        self.hands.insert(self.hands.index(hand) + 1, new)
        return new

    def split_wager(self, hand: PlayerHand, new: PlayerHand) -> BlackjackWager:
        """The wager on the second hand, equal to the original one (§ 633a.11(a))."""
        original = hand.box[0].main
        return self.wager(new, "split", original.cents, original.id)

    def move_card(self, hand: PlayerHand, new: PlayerHand) -> None:
        """One card of a pair begins the new hand."""
        moved = hand.cards.pop()
        self.write("split", hand=new.id, ref=hand.id, seat=hand.seat, card=moved, by="dealer")
        new.cards.append(moved)

    def may_double(self, hand: PlayerHand) -> bool:
        """Whether a hand may be doubled (§ 633a.10(a))."""
        return self.game.double and len(hand.cards) == 2 and not hand.blackjack

    def may_double_for_less(self, hand: PlayerHand) -> bool:
        """Whether less than the original wager may be added, and nothing doubtful hangs on it."""
        return self.game.double_for_less

    def double(self, hand: PlayerHand) -> None:
        """One additional card for up to the original wager (§ 633a.10(a) and (c))."""
        self.choose(hand, "double")
        stake, chip = hand.main.cents, self.limits.chip
        cents = stake
        if self.may_double_for_less(hand) and self.chance.random() >= 0.85:
            cents = self.chance.randrange(chip, stake + chip, chip)
        hand.wagers.append(self.wager(hand, "double-down", cents, hand.main.id))
        self.double_card(hand)

    def double_card(self, hand: PlayerHand) -> None:
        """The one additional card, sideways, face up or face down as filed (§ 633a.10(c))."""
        hand.doubled = True
        face = "down" if self.game.double_face_down else "up"
        card = self.deal(hand, face, "sideways")
        if face == "down":
            hand.hidden = card
        self.double_complete(hand)

    def double_complete(self, hand: PlayerHand) -> None:
        """What follows the card of a Double Down Wager."""
