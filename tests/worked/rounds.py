"""Writes a round as the chapter has it done, from the cards, wagers and decisions of a case."""

from tests.worked.casefile import NotTranslated
from tests.worked.hands import Hands, moment_of
from tests.worked.plan import Dealt, Plan, Stake, make_plain, optional
from tests.worked.settling import Settling
from tests.worked.story import Event, Story, event
from tests.worked.turns import Turns
from tests.worked.words import AREAS, is_blackjack, light_of, suit_of

MAIN_ROUND = 10
"""Number of the case's round; rounds that a phrase puts before or after it have smaller and greater numbers."""

DEVICES = {
    "bad-beat-progressive": "electronic-wagering-system",
    "hit-and-run-progressive": "progressive-system",
    "straight-jack-progressive": "progressive-system",
}
"""Devices that accept a wager (633a.2(c), (d)(1))."""

SUITS = {"H": "hearts", "D": "diamonds", "S": "spades", "C": "clubs"}


def write_round(plan: Plan, story: Story, number: int = MAIN_ROUND) -> None:
    """Append the round to the story."""
    if not plan.dealt:
        make_plain(plan)
    _Writer(plan, story, number).write()


class _Writer:
    """One round under way."""

    def __init__(self, plan: Plan, story: Story, number: int) -> None:
        self.plan, self.story, self.number = plan, story, number
        self.hands = Hands(plan.game)
        self.place = plan.source or _place(plan)
        self.first = len(story.events)
        self.settling = Settling(plan, story, self.hands)
        self.turns = Turns(plan, story, self.hands, self.settling, self.deal)

    def write(self) -> None:
        plan, story = self.plan, self.story
        if plan.options.dealing == "hand":
            self._mark(
                "burn",
                event("burn", what="before-round", source="deck-in-hand", dest="rack", n=1, face="down"),
            )
        self._mark("start", event("round-start"))
        if plan.options.dealing == "hand":
            self._mark("deck-held", event("deck-held", what="left-hand"))
        self._wagers()
        self._mark("closed", event("no-more-bets"))
        initial = self._initial()
        early = list(initial)
        self._determinant(initial)
        for one in initial:
            self.deal(one)
        if not story.find("deal"):
            raise NotTranslated("no cards in this round")
        story.marks["deal-done"] = story.events[-1]
        self.settling.optional("deal")
        shown = self._reader()
        self.settling.optional("last")
        if shown:
            self._dealer_blackjack()
        else:
            self.turns.play([one for one in plan.dealt if one not in early])
            self._dealer()
            self.settling.at_reveal()
            self.settling.rest()
            self.settling.main()
        left = [
            stake.bet for stake in plan.stakes if stake.id in story.wagers and stake.id not in self.settling.settled
        ]
        if left:
            raise NotTranslated(f"the {left[0].kind} wager of seat {left[0].seat} is never settled")
        self._clear()
        for row in story.events[self.first :]:
            row.round = self.number
        if plan.options.dealing == "hand":
            story.marks["burn"].round = None

    def _mark(self, name: str, one: Event) -> None:
        self.story.marks[name] = self.story.add(one)

    def _wagers(self) -> None:
        for stake in self.plan.stakes:
            if self._placed_first(stake):
                plays = stake.bet.seat in self.plan.seats
                hand = self.hands.get(stake.bet.seat, stake.bet.label).id if plays else 0
                self.story.add(wager_row(self.plan, stake, hand))
                self.story.wagers[stake.id] = stake.bet
                self._taken_in(stake)
                device = DEVICES.get(stake.bet.kind)
                if device and f"unacknowledged {stake.bet.seat} {stake.bet.kind}" not in self.plan.said:
                    self.story.add(event("wager-confirmed", wager=stake.id, by=device))

    def _taken_in(self, stake: Stake) -> None:
        """The wagering device takes a progressive wager in, which adds to the meter (633a.2(d)(1))."""
        bet = stake.bet
        if bet.kind.endswith("progressive") and f"unacknowledged {bet.seat} {bet.kind}" not in self.plan.said:
            self.story.add(event("meter-contribution", what=bet.kind, wager=stake.id))

    def _placed_first(self, stake: Stake) -> bool:
        kind, label = stake.bet.kind, stake.bet.label
        if optional(kind):
            return True
        return kind == "blackjack" and (label in ("", "a") or (self.plan.options.switch and label == "b"))

    def _initial(self) -> list[Dealt]:
        found: list[Dealt] = []
        for one in self.plan.dealt:
            if one.mark not in ("up", "down"):
                break
            found.append(one)
        return found

    def _determinant(self, initial: list[Dealt]) -> None:
        """In a double shoe the first card decides the side and becomes the first player's first card (633a.7(d))."""
        plan = self.plan
        if plan.options.shoe != "double" or not initial or initial[0].seat == 0:
            return
        if plan.undetermined:
            self.place = plan.source or "shoe-left"
            return
        card, drawn_from = plan.determinant or (initial[0].card, "")
        side = "shoe-left" if SUITS[suit_of(card)] in plan.options.left else "shoe-right"
        self.place = plan.source or side
        used = side == (drawn_from or side)
        if "determinant used" in plan.said:
            used = True
        elif "determinant segregated" in plan.said:
            used = False
        if not used:
            row = event("determinant", card=card, face="up", source=drawn_from or side, dest="segregated")
            self._mark("determinant", row)
            return
        first = initial.pop(0)
        first.card = card
        hand = self.hands.get(first.seat, first.label)
        hand.cards.append(first.card)
        self.story.hands[first.seat, hand.label] = hand.id
        source = drawn_from or side
        drawn = event("determinant", card=card, face="up", source=source, dest="hand", seat=first.seat, hand=hand.id)
        self._mark("determinant", drawn)
        self.story.marks["first-card"] = drawn

    def deal(self, one: Dealt) -> Event:
        """Deal one card as its line says."""
        up = "down" if one.mark.endswith("down") else "up"
        sideways = "sideways" if one.mark.startswith("double") else ""
        if one.seat == 0:
            ident, cards = 0, self.hands.dealer
        else:
            hand = self.hands.get(one.seat, one.label)
            ident, cards = hand.id, hand.cards
            self.story.hands[one.seat, hand.label] = ident
        if one.mark == "racked":
            row = event("card-misdealt", what="drawn-in-error", hand=ident, seat=one.seat, card=one.card)
            row.fields |= {"face": "up", "source": self.place, "dest": "rack"}
            return self.story.add(row)
        cards.append(one.card)
        row = event(
            "deal",
            hand=ident,
            seat=one.seat,
            card=one.card,
            face=up,
            source=self.place,
            dest="hand",
            what=sideways,
        )
        self.story.add(row)
        self.story.marks.setdefault("first-card", row)
        if one.seat == 0 and len(cards) == 2:
            self.story.marks["hole-dealt"] = row
        return row

    def _reader(self) -> bool:
        """Insurance, even money and the card reader (633a.7(h)); whether it showed a Blackjack."""
        if self.hands.ace_up:
            self._offers()
        self.settling.insurance_placed()
        self.settling.even_money()
        blackjack = len(self.hands.dealer) >= 2 and is_blackjack(self.hands.dealer[:2])
        shown = self.plan.reader or ("blackjack" if blackjack else "no-blackjack")
        self.settling.shown = shown if self.hands.high_up else ""
        if self.plan.game.masque:
            return self._masque(shown == "blackjack")
        if not self.hands.high_up:
            if self.plan.reader:
                self._mark("reader", event("peek", what=self.plan.reader, by="dealer"))
            return False
        if shown == "blackjack":
            self.turns.surrender_first()
        self._mark("reader", event("peek", what=shown, by="dealer"))
        self.settling.insurance_settled(won=shown == "blackjack")
        return shown == "blackjack"

    def _masque(self, blackjack: bool) -> bool:
        """The Masque Card Reader shows the range of the hole card whatever the first card is (685a.7(h))."""
        if len(self.hands.dealer) < len(("first", "hole")):
            return False
        light = light_of(self.hands.dealer[1])
        self._mark("reader", event("peek", what=light, by="dealer"))
        self._mark("area", event("area-placed", what=AREAS[light], by="dealer"))
        if {light, light_of(self.hands.up_card)} == {light_of("AS")}:
            self._turn_hole()
        self.settling.insurance_settled(won=blackjack)
        return blackjack

    def _offers(self) -> None:
        for seat in self.plan.seats:
            if self.plan.options.even_money and any(hand.natural for hand in self.hands.of_seat(seat)):
                self.story.add(event("offer", what="even-money", seat=seat))
            if self.plan.insurance_offered:
                self._mark("offer", event("offer", what="insurance", seat=seat))

    def _dealer_blackjack(self) -> None:
        self._turn_hole()
        self.settling.optional("hole")
        self.settling.at_reveal()
        self.settling.rest()
        self.settling.main()

    def _dealer(self) -> None:
        self._turn_hole()
        self.settling.optional("hole")
        decided = self.plan.plain and not self.plan.game.masque and all(hand.gone for hand in self.hands.all())
        for one in [] if decided else self.turns.for_dealer:
            lawful = self.hands.dealer_total() < self.plan.game.facts.number("dealer_draws_until")
            self.deal(one)
            total = self.hands.dealer_total()
            if one.mark == "racked":
                continue
            self.story.add(event("announce", hand=0, n=total if lawful else None))

    def _turn_hole(self) -> None:
        if len(self.hands.dealer) < 2 or "hole" in self.story.marks:
            return
        if self.plan.game.totals_announced:
            self.story.add(event("call", what="dealers-card", by="dealer"))
        self._mark(
            "hole",
            event("expose", hand=0, seat=0, card=self.hands.dealer[1], ref=self.story.mark("hole-dealt")),
        )
        total = self.hands.dealer_total(2)
        what = "blackjack" if self.hands.dealer_blackjack else ""
        self.story.add(event("announce", hand=0, n=total, what=what))

    def _clear(self) -> None:
        gathered = "in-order" if self.plan.game.totals_announced else ""
        self._mark("cleared", event("cleared", dest="rack", what=gathered))
        self._mark("end", event("round-end"))


def wager_row(plan: Plan, stake: Stake, hand: int) -> Event:
    """The placing of a wager."""
    bet = stake.bet
    second = bet.kind == "blackjack" and bet.label not in ("", "a") and not (plan.options.switch and bet.label == "b")
    by = "electronic" if bet.kind == "bad-beat-progressive" else "chips"
    return event(
        "wager",
        wager=stake.id,
        seat=bet.seat,
        player=plan.players[bet.seat],
        hand=hand or None,
        what="split" if second else plan.game.main if bet.kind == "blackjack" else bet.kind,
        cents=stake.cents,
        by=by,
    )


def _place(plan: Plan) -> str:
    if plan.options.dealing == "hand":
        return "deck-in-hand"
    return "continuous-shuffler" if plan.options.shuffler == "continuous" else "shoe"


def moment(plan: Plan, hands: Hands, stake: Stake) -> str:
    """When an optional wager is settled."""
    return moment_of(stake.bet.kind, stake.bet.bonus, hands, stake.bet.seat)
