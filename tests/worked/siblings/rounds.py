"""Writes a round whose cards, decisions and settlement the case gives in time order (590, 672a, 685a)."""

from collections.abc import Callable
from dataclasses import dataclass, field

from tests.worked.casefile import NotTranslated
from tests.worked.plan import Plan
from tests.worked.siblings.casefile import Dealt, PhasedCase
from tests.worked.siblings.decisions import Step, read_step
from tests.worked.siblings.money import WAITING, Money
from tests.worked.siblings.table import Hand, Seats
from tests.worked.story import Event, Story, event
from tests.worked.words import AREAS, is_blackjack, light_of, point_count

NOTES = frozenset(("sideways", "illegal_card_not_counted", "lengthwise"))
MAIN_ROUND = 10
INITIAL = len(("first", "second"))
LARGE = light_of("AS")


def write_round(case: PhasedCase, plan: Plan, story: Story) -> None:
    """Append the round to the story."""
    _Writer(case, plan, story).write()


@dataclass(slots=True)
class _Dealer:
    """The dealer's cards, those that count in ``counted``."""

    cards: list[str] = field(default_factory=list)
    counted: list[str] = field(default_factory=list)


class _Writer:
    """One round under way."""

    def __init__(self, case: PhasedCase, plan: Plan, story: Story) -> None:
        self.case, self.plan, self.story = case, plan, story
        self.seats = Seats()
        self.dealer = _Dealer()
        self.money = Money(case, plan, story, self.seats)
        self.steps = [read_step(line) for line in case.decisions]
        self.racked = {int(step.told["n"]) for step in self.steps if step.what == "racked"}
        self.place = "continuous-shuffler" if plan.options.shuffler == "continuous" else "shoe"
        self.first = len(story.events)
        self.shown = self.turned = False

    def write(self) -> None:
        story = self.story
        self._mark("start", event("round-start"))
        for seat in sorted({one.seat for one in self.case.wagers} | {one.seat for one in self.case.cards if one.seat}):
            self.seats.sit(seat)
        self.money.place_first()
        self._mark("closed", event("no-more-bets"))
        cards = sorted(self.case.cards, key=lambda one: one.n)
        if not cards:
            raise NotTranslated("a round without cards")
        last = max(one.n for one in cards)
        if any(step.after > last for step in self.steps):
            raise NotTranslated("a decision after a card that was not dealt")
        for number in range(1, last + 1):
            for one in (each for each in cards if each.n == number):
                self._deal(one)
            if self._initial_done(cards, number):
                self._mark("deal-done", story.events[-1])
                story.events.pop()
                story.events.append(story.marks["deal-done"])
            for step in self.steps:
                if step.after == number:
                    self._step(step)
        for step in self.steps:
            if step.after < 0 and step.what != "racked":
                self._step(step)
        self._mark("cleared", event("cleared", dest="rack"))
        self._mark("end", event("round-end"))
        self.money.settle()
        for row in story.events[self.first :]:
            row.round = MAIN_ROUND

    def _mark(self, name: str, one: Event) -> None:
        self.story.marks[name] = one
        if not any(one is other for other in self.story.events[-1:]):
            self.story.add(one)

    def _initial_done(self, cards: list[Dealt], number: int) -> bool:
        hands = {place for place in ((one.seat, one.hand) for one in cards if one.hand <= 1)}
        need = INITIAL * len({seat for seat, _ in hands})
        return number == need and "deal-done" not in self.story.marks

    def _deal(self, one: Dealt) -> None:
        if one.notes - NOTES:
            raise NotTranslated(f"note {', '.join(sorted(one.notes - NOTES))}")
        fields: dict[str, str | int] = {"seat": one.seat, "card": one.card, "face": one.face, "source": self.place}
        if one.n in self.racked:
            if one.seat:
                raise NotTranslated("a card of a player drawn by accident by the dealer")
            row = event("card-misdealt", what="drawn-in-error", hand=0, dest="rack", **fields)
            self.story.add(row)
            return
        what = "sideways" if "sideways" in one.notes else ""
        if one.seat == 0:
            self._to_dealer(one, event("deal", hand=0, dest="hand", what=what, **fields))
            return
        hand = self.seats.hand(one.seat, one.hand)
        hand.cards.append(one.card)
        if "illegal_card_not_counted" not in one.notes:
            hand.counted.append(one.card)
        row = self.story.add(event("deal", hand=hand.id, dest="hand", what=what, **fields))
        self.story.marks.setdefault("first-card", row)
        hand.last = row
        if point_count(hand.counted)[0] > self.plan.game.facts.number("highest_score") and not hand.bust:
            hand.bust = True
            total = point_count(hand.counted)[0]
            hand.last = self.story.add(event("announce", hand=hand.id, seat=hand.seat, what="bust", n=total))
            self.money.after_bust(hand)

    def _to_dealer(self, one: Dealt, row: Event) -> None:
        self.story.add(row)
        self.dealer.cards.append(one.card)
        if len(self.dealer.cards) == INITIAL:
            self.story.marks["hole-dealt"] = row
        if len(self.dealer.cards) <= INITIAL:
            return
        stands = self.plan.game.facts.number("dealer_draws_until")
        lawful = self._dealer_total() < stands
        self.dealer.counted.append(one.card)
        self.story.add(event("announce", hand=0, n=self._dealer_total() if lawful else None))

    def _dealer_total(self) -> int:
        cards = [*self.dealer.cards[:INITIAL], *self.dealer.counted]
        return point_count(cards, self.plan.game.highest_of_dealer)[0]

    def _step(self, step: Step) -> None:
        works: dict[str, Callable[[Step], None]] = {
            "reader": self._reader,
            "masque": self._masque,
            "turn": lambda _: self._turn(),
            "turned": self._already_turned,
            "blackjack": self._blackjack,
            "offer": self._offer,
            "offer even money": self._offer,
            "insurance": self._insurance,
            "no-insurance": self._declined,
            "even-money": self._even_money,
            "no-even-money": self._no_even_money,
            "split": self._split,
            "free-split": self._split,
            "double": self._double,
            "free-double": self._double,
            "surrender": self._surrender,
            "match": self._match,
            "bust": self._bust,
            "tuck": self._tuck,
        }
        if step.what in ("stand", "hit"):
            self._choice(step, step.what)
        elif step.what in works:
            works[step.what](step)
        elif step.what not in ("extra", "no reader"):
            raise NotTranslated(f"decision {step.line!r}")

    def _hand(self, step: Step) -> Hand:
        return self.seats.hand(step.seat, step.hand)

    def _choice(self, step: Step, what: str) -> Event:
        hand = self._hand(step)
        player = self.plan.players.get(step.seat, f"P{step.seat}")
        hand.last = self.story.add(event("choice", what=what, hand=hand.id, seat=step.seat, player=player))
        return hand.last

    def _offer(self, step: Step) -> None:
        for seat in [step.seat] if step.seat else self.seats.order():
            if step.what == "offer":
                self._mark("offer", event("offer", what="insurance", seat=seat))
            natural = is_blackjack(self.seats.hand(seat, 1).cards)
            if natural and (step.what == "offer even money" or "even" in step.told):
                self._mark("offer", event("offer", what="even-money", seat=seat))

    def _declined(self, step: Step) -> None:
        self._choice(step, "no-insurance")
        if "even" in step.told:
            self._choice(step, "no-even-money")

    def _insurance(self, step: Step) -> None:
        self._choice(step, "insurance")
        said = int(step.told.get("cents", "0").replace(",", ""))
        self.money.insure(step.seat, said)

    def _even_money(self, step: Step) -> None:
        self.story.marks["even-money"] = self._choice(step, "even-money")
        hand = self._hand(step)
        self.money.after_even_money(hand)
        self._tail(step, hand)

    def _no_even_money(self, step: Step) -> None:
        self._choice(step, "no-even-money")

    def _reader(self, step: Step) -> None:
        self.shown = step.told["result"].lower() == "blackjack"
        self._mark("reader", event("peek", what="blackjack" if self.shown else "no-blackjack", by="dealer"))
        self.story.marks["reader-done"] = self.story.events[-1]
        if self.shown and not any(one.what == "turn" for one in self.steps):
            self._turn()

    def _masque(self, step: Step) -> None:
        light = step.told["light"].lower()
        if light not in AREAS:
            raise NotTranslated(f"light {light}")
        self._mark("reader", event("peek", what=light, by="dealer"))
        if "area" in step.told:
            area = step.told["area"].lower()
            if area not in AREAS.values():
                raise NotTranslated(f"area {area}")
            self._mark("area", event("area-placed", what=area, by="dealer"))
        if step.told.get("shown", "").lower() == "yes":
            self._turn()
        self.story.marks["reader-done"] = self.story.events[-1]

    def _turn(self) -> None:
        if len(self.dealer.cards) < INITIAL:
            raise NotTranslated("a hole card turned that was not dealt")
        hole = self.story.mark("hole-dealt")
        self._mark("hole", event("expose", hand=0, seat=0, card=self.dealer.cards[1], ref=hole))
        what = "blackjack" if is_blackjack(self.dealer.cards[:INITIAL]) else ""
        self.story.add(event("announce", hand=0, n=self._dealer_total(), what=what))
        self.turned = True

    def _already_turned(self, step: Step) -> None:
        if not self.turned:
            raise NotTranslated(f"decision {step.line!r}: it was not")

    def _blackjack(self, step: Step) -> None:
        hand = self._hand(step)
        total = point_count(hand.cards)[0]
        hand.last = self.story.add(event("announce", hand=hand.id, seat=hand.seat, what="blackjack", n=total))
        hand.turn = hand.last
        self._tail(step, hand)

    def _tail(self, step: Step, hand: Hand) -> None:
        """What is said to follow a payment: cards removed, or tucked under the Push 22 Wager."""
        tail = step.told.get("tail", "").lower()
        if not tail:
            return
        if "not removed" in tail or "left" in tail:
            return
        if "tucked" in tail:
            push = self.money.optional_of(hand.seat, "push-22")
            self.story.add(event("tuck", hand=hand.id, seat=hand.seat, wager=push))
        elif "removed" in tail:
            self.story.add(event("muck", hand=hand.id, seat=hand.seat, dest="rack", n=len(hand.cards)))
        else:
            raise NotTranslated(f"decision {step.line!r}")

    def _bust(self, step: Step) -> None:
        hand = self._hand(step)
        if not hand.bust:
            raise NotTranslated(f"decision {step.line!r}: its cards do not")
        tail = step.told.get("tail", "").lower()
        if "tucked" in tail:
            self._tuck(step)
        elif tail and "collected" not in tail and "rack" not in tail:
            raise NotTranslated(f"decision {step.line!r}")

    def _tuck(self, step: Step) -> None:
        hand = self._hand(step)
        under = self.money.main_of(step.seat)
        hand.tucked = True
        self.story.add(event("tuck", hand=hand.id, seat=hand.seat, wager=under))

    def _surrender(self, step: Step) -> None:
        hand = self._hand(step)
        hand.turn = self._choice(step, "surrender")
        high = bool(self.dealer.cards) and light_of(self.dealer.cards[0]) == LARGE
        phases = {one.phase for one in self.case.logged if one.seat == step.seat}
        hand.waits = "wait" in step.told or (high and bool(phases & WAITING))
        if hand.waits:
            moved = event("wager-moved", wager=self.money.main_of(step.seat), source="wager-area", dest="on-cards")
            hand.turn = self.story.add(moved)

    def _double(self, step: Step) -> None:
        hand = self._hand(step)
        self._choice(step, step.what)
        free = step.what == "free-double"
        if not free or "lammer" in step.told:
            self.money.place_on(hand, "free-bet" if free else "double-down", _cents(step))

    def _split(self, step: Step) -> None:
        hand = self._hand(step)
        if len(hand.cards) < INITIAL:
            raise NotTranslated(f"decision {step.line!r}: one card only")
        self._choice(step, step.what)
        child = self.seats.split(hand)
        free = step.what == "free-split"
        if not free or "lammer" in step.told:
            self.money.place_on(child, "free-bet" if free else "split", _cents(step))
        self.story.add(event("split", hand=child.id, ref=hand.id, seat=hand.seat, card=child.cards[0]))

    def _match(self, step: Step) -> None:
        self.story.marks["match"] = self.story.events[-1]


def _cents(step: Step) -> int:
    return int(step.told.get("cents", "0").replace(",", ""))
