"""Players' turns: decisions in the case's order, each with the card that the case deals for it."""

from collections.abc import Callable

from tests.worked.acts import Act
from tests.worked.casefile import NotTranslated
from tests.worked.hands import Hand, Hands, started_with
from tests.worked.plan import Dealt, Plan, Stake
from tests.worked.settling import Settling
from tests.worked.story import Event, Story, event
from tests.worked.words import Bet

BEFORE_THE_TURN = ("insurance", "no-insurance", "even-money", "no-even-money", "take-payout", "add-payout")


class Turns:
    """Merges the decisions with the cards dealt after the first two of each hand."""

    def __init__(
        self, plan: Plan, story: Story, hands: Hands, settling: Settling, deal: Callable[[Dealt], Event]
    ) -> None:
        self.plan, self.story, self.hands = plan, story, hands
        self.settling, self.deal = settling, deal
        self.queue: list[Dealt] = []
        self.for_dealer: list[Dealt] = []
        self.asked: set[int] = set()
        self.told: dict[int, int] = {}
        self.acts = [act for act in plan.acts if act.what and act.what not in BEFORE_THE_TURN]

    def play(self, later: list[Dealt]) -> None:
        """Write all turns; the dealer's own cards are left in ``for_dealer``."""
        self.queue = [one for one in later if one.seat]
        self.for_dealer = [one for one in later if not one.seat]
        for act in list(self.acts):
            self.acts.remove(act)
            for hand in self._targets(act):
                self._finish_before(hand)
                self._act(hand, act)
        while self.queue:
            self._next_card()
        for hand in self.hands.all():
            self._finish(hand)

    def surrender_first(self) -> None:
        """Surrenders of a round that the dealer's Blackjack ends come before the card reader."""
        for act in [act for act in self.acts if act.what == "surrender"]:
            self.acts.remove(act)
            for hand in self._targets(act):
                self._act(hand, act)

    def _targets(self, act: Act) -> list[Hand]:
        every = self.hands.all()
        if act.every:
            return [hand for hand in every if not self._over(hand)]
        seat = act.seat
        if not seat:
            seats = {hand.seat for hand in every if not act.label or hand.label == act.label or len(every) == 1}
            seats = seats or {hand.seat for hand in every}
            if len(seats) != 1:
                raise NotTranslated(f"{act.what} of whom")
            seat = seats.pop()
        if act.label:
            return [self.hands.get(seat, act.label)]
        mine = self.hands.of_seat(seat)
        if not mine:
            raise NotTranslated(f"seat {seat} has no hand")
        return [next((hand for hand in mine if not self._over(hand)), mine[0])]

    def _over(self, hand: Hand) -> bool:
        return hand.done or hand.gone or hand.surrendered or hand.doubled or hand.natural or hand.total >= 21

    def _finish_before(self, hand: Hand) -> None:
        """Players before this one in the order of dealing, of whom the case says no more, have had their turn."""
        for other in self.hands.all():
            if (other.seat, other.label) >= (hand.seat, hand.label):
                break
            waiting = any(
                act.every or (act.seat in (0, other.seat) and act.label in ("", other.label)) for act in self.acts
            )
            if not waiting and not any(self._is_for(one, other) for one in self.queue):
                self._finish(other)

    def _asked_to_switch(self, seat: int) -> None:
        """At Blackjack Switch the totals are announced and the player says whether he switches (633a.12(a)(4))."""
        if not self.plan.options.switch or seat in self.asked:
            return
        self.asked.add(seat)
        mine = self.hands.of_seat(seat)
        for hand in mine:
            self.story.add(event("announce", hand=hand.id, seat=seat, n=hand.total))
        said = any(act.what in ("switch", "no-switch") and act.seat in (0, seat) for act in self.plan.acts)
        if len(mine) > 1 and not said:
            self._choice(mine[0], "no-switch")

    def _finish(self, hand: Hand) -> None:
        if hand.done or hand.gone:
            return
        self._asked_to_switch(hand.seat)
        hand.done = True
        if hand.natural and not hand.even_money:
            if self.plan.options.from_hand_filed:
                self._show(hand)
            self.story.add(event("announce", hand=hand.id, seat=hand.seat, what="blackjack", n=hand.total))
            self.settling.blackjack_turn(hand)
        elif not (hand.doubled or hand.surrendered or hand.even_money or hand.total >= 21):
            self._choice(hand, "stand")
        else:
            self._tell(hand)

    def _show(self, hand: Hand) -> None:
        for card in hand.cards[:2]:
            self.story.add(event("expose", hand=hand.id, seat=hand.seat, card=card))

    def _tell(self, hand: Hand) -> None:
        """The dealer announces a player's total, and the new one after each card (551.8(f), (g), 551.12(c))."""
        if not self.plan.game.totals_announced or self.told.get(hand.id) == len(hand.cards):
            return
        self.told[hand.id] = len(hand.cards)
        self.story.add(event("announce", hand=hand.id, seat=hand.seat, n=hand.total))

    def _choice(self, hand: Hand, what: str) -> Event:
        self._tell(hand)
        return self.story.add(event("choice", what=what, hand=hand.id, seat=hand.seat))

    def _is_for(self, one: Dealt, hand: Hand) -> bool:
        return one.seat == hand.seat and (one.label or "a") == hand.label

    def _next_card(self, expected: Hand | None = None) -> None:
        """Deal the next card of the queue, with the decision that it tells of."""
        one = self.queue.pop(0)
        hand = self.hands.get(one.seat, one.label)
        self._finish_before(hand)
        if hand is not expected:
            if one.mark == "card" and not hand.split and not self.plan.options.switch:
                raise NotTranslated(f"a card to seat {one.seat} hand {one.label} that was not split")
            if one.mark in ("hit", "hit-down"):
                self._choice(hand, "hit")
            elif one.mark.startswith("double"):
                self._double(hand, 0)
        self.deal(one)
        self._after_card(hand)

    def _card_for(self, hand: Hand) -> None:
        """Deal from the queue up to the next card of this hand; nothing where the case deals it none."""
        if not any(self._is_for(one, hand) for one in self.queue):
            return
        while not self._is_for(self.queue[0], hand):
            self._next_card()
        self._next_card(hand)

    def _complete(self, hand: Hand) -> None:
        """A split hand gets its second card before anything is decided on it."""
        while len(hand.cards) < 2 and any(self._is_for(one, hand) for one in self.queue):
            self._card_for(hand)

    def _after_card(self, hand: Hand) -> None:
        if hand.bust and not hand.done:
            hand.done = True
            self.told[hand.id] = len(hand.cards)
            self.story.add(event("announce", hand=hand.id, seat=hand.seat, what="bust", n=hand.total))
        elif len(hand.cards) > len(("first", "second")):
            self._tell(hand)
        if hand.bust and not any(self._is_for(one, hand) for one in self.queue):
            self.settling.bust(hand)

    def _act(self, hand: Hand, act: Act) -> None:
        self._complete(hand)
        while act.what == "rescue" and not hand.doubled and any(self._is_for(one, hand) for one in self.queue):
            self._next_card()
        self._asked_to_switch(hand.seat)
        if self.plan.options.from_hand_filed and act.what in ("surrender", "double", "split"):
            self._show(hand)
        if act.what == "double":
            self._double(hand, act.cents)
            self._card_for(hand)
        elif act.what == "split":
            self._split(hand)
        elif act.what == "switch":
            self._switch(hand)
        else:
            self._choice(hand, act.what)
            if act.what == "hit":
                self._card_for(hand)
            elif act.what == "stand":
                hand.done = True
            elif act.what == "surrender":
                hand.surrendered = True
                self.settling.surrender(hand)
            elif act.what == "rescue":
                self.settling.rescue(hand)

    def _double(self, hand: Hand, cents: int) -> None:
        stake = self.plan.stake_of(hand.seat, "double-down", hand.label if hand.label != "a" else "")
        if stake is None:
            main = self.plan.stake_of(hand.seat, "blackjack", hand.label if hand.label != "a" else "")
            amount = cents or (main.cents if main else 0)
            if not amount:
                raise NotTranslated("a double down without an amount")
            stake = self.plan.add_stake(Bet(hand.seat, hand.label, "double-down"), amount)
        self._tell(hand)
        self.settling.place(stake, hand.id)
        self._choice(hand, "double")
        hand.doubled = True

    def _split(self, hand: Hand) -> None:
        label = self._new_label(hand)
        child = self.hands.get(hand.seat, label)
        self._choice(hand, "split")
        stake = self.plan.stake_of(hand.seat, "blackjack", label) or self.plan.stake_of(hand.seat, "split", label)
        if stake is not None:
            self.settling.place(stake, child.id)
        start = started_with(self.plan, hand.seat, label)
        moved = start[0] if start and start[0] in hand.cards else hand.cards[-1]
        if len(hand.cards) > 1 and hand.cards[1] == moved:
            hand.cards.pop(1)
        else:
            hand.cards.remove(moved)
        child.cards.append(moved)
        hand.split = child.split = True
        self.told.pop(hand.id, None)
        self.story.hands[child.seat, child.label] = child.id
        self.story.add(event("split", hand=child.id, ref=hand.id, seat=hand.seat, card=moved))

    def _new_label(self, hand: Hand) -> str:
        named = {one.label for one in self.plan.dealt if one.seat == hand.seat}
        named |= {stake.bet.label for stake in self.plan.stakes if stake.bet.seat == hand.seat}
        named |= {label for seat, label in self.plan.finals if seat == hand.seat}
        taken = {one.label for one in self.hands.of_seat(hand.seat)}
        free = sorted(named - taken - {"", "a"})
        if not free:
            raise NotTranslated("a split without a second hand")
        return free[0]

    def _switch(self, hand: Hand) -> None:
        mine = self.hands.of_seat(hand.seat)
        if len(mine) != 2:
            raise NotTranslated("a switch without two hands")
        one, other = mine
        self._choice(one, "switch")
        self.story.add(event("switch", hand=one.id, ref=other.id, seat=hand.seat))
        one.cards[1], other.cards[1] = other.cards[1], one.cards[1]
        one.split = other.split = True


def stake_total(stakes: list[Stake]) -> int:
    """Cents of several wagers together."""
    return sum(stake.cents for stake in stakes)
