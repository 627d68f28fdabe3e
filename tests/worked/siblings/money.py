"""The wagers of a round told in time order, and its settlement, each act at the moment of its phase."""

from collections.abc import Iterator

from tests.worked.casefile import NotTranslated
from tests.worked.plan import Plan
from tests.worked.siblings.casefile import Entry, PhasedCase
from tests.worked.siblings.table import Hand, Seats
from tests.worked.story import Event, Story, event
from tests.worked.words import Bet

NAMES = {
    "blackjack": "blackjack",
    "bet": "blackjack",
    "insurance": "insurance",
    "push22": "push-22",
    "push_22": "push-22",
    "match_the_dealer": "match-the-dealer",
    "double": "double-down",
    "double_down": "double-down",
    "split": "split",
    "free_bet_lammer": "free-bet",
    "lammer": "free-bet",
}
"""Wagers as cases call them to the log's words; blackjack stands for the wager on which a hand is played."""

_BEFORE = ("push-22", "match-the-dealer")
_MAIN_SPLIT = ("blackjack", "split")
WAITING = frozenset(("surrender", "surrender_after_reader", "after_reader"))
"""Phases in which a surrendered hand is settled after the card reader, where it has to wait for it."""


class Money:
    """Places wagers while the round is written, and settles them at its end, where all its moments are known."""

    def __init__(self, case: PhasedCase, plan: Plan, story: Story, seats: Seats) -> None:
        self.case, self.plan, self.story, self.seats = case, plan, story, seats
        self.kinds: dict[int, tuple[int, str, int]] = {}
        self.cents: dict[int, int] = {}
        self.busts: dict[int, Event] = {}
        self.evens: dict[int, Event] = {}
        self.settled: dict[int, list[Entry]] = {}

    def place_first(self) -> None:
        """The wagers placed before the deal."""
        for one in self.case.wagers:
            kind = self._kind(one.name)
            if kind == "insurance":
                continue
            if kind not in ("blackjack", *_BEFORE):
                raise NotTranslated(f"wager {one.name!r} before the deal")
            self._place(one.seat, self.seats.hand(one.seat, 1), kind, one.cents)

    def insure(self, seat: int, said: int) -> None:
        """The Insurance Wager of a seat, as the case lists it."""
        listed = [one.cents for one in self.case.wagers if one.seat == seat and self._kind(one.name) == "insurance"]
        if said and listed and said not in listed:
            raise NotTranslated(f"an Insurance Wager of {said} that is listed as {listed[0]}")
        if not listed and not said:
            raise NotTranslated("an Insurance Wager without an amount")
        self._place(seat, self.seats.hand(seat, 1), "insurance", said or listed[0])

    def place_on(self, hand: Hand, kind: str, cents: int) -> None:
        """A wager or a lammer on a hand during the round; a lammer stands for the seat's first wager."""
        self._place(hand.seat, hand, kind, cents or self.cents[self.main_of(hand.seat)])

    def main_of(self, seat: int) -> int:
        """The wager with which a seat takes part; raises NotTranslated where it has none."""
        return self.optional_of(seat, "blackjack")

    def optional_of(self, seat: int, kind: str) -> int:
        """The wager of this kind of a seat."""
        for ident, (place, what, _) in self.kinds.items():
            if (place, what) == (seat, kind):
                return ident
        raise NotTranslated(f"seat {seat} has no {kind} wager")

    def after_bust(self, hand: Hand) -> None:
        """Remember the moment at which a hand went over 21."""
        self.busts[hand.id] = self.story.events[-1]

    def after_even_money(self, hand: Hand) -> None:
        """Remember the moment at which even money was elected."""
        self.evens[hand.seat] = self.story.events[-1]

    def settle(self) -> None:
        """Write every entry of the settlement at its moment, in the case's order."""
        last: Event | None = None
        for number, entry in enumerate(self.case.logged):
            ident = self._wager_of(entry)
            self.settled.setdefault(ident, []).append(entry)
            rows = list(self._rows(ident, entry, self.case.logged[number + 1 :]))
            if entry.phase == "even_money" and entry.seat not in self.evens:
                own = self.kinds[ident][2]
                rows.insert(0, event("choice", what="even-money", seat=entry.seat, hand=own))
            anchor, before = self._moment(entry, ident)
            if last is not None and self.story.place(last) >= self.story.place(anchor):
                anchor, before = last, False
            if before:
                self.story.before(anchor, *rows)
            else:
                self.story.after(anchor, *rows)
            last = rows[-1]
            self._removed(entry, ident, last)

    def _place(self, seat: int, hand: Hand, kind: str, cents: int) -> None:
        ident = len(self.kinds) + 1
        self.kinds[ident] = (seat, kind, hand.id)
        self.cents[ident] = cents
        hand.wagers.append(ident)
        label = chr(ord("a") + hand.id - 1)
        self.story.wagers[ident] = Bet(seat, label, kind)
        main = self.optional_of(seat, "blackjack") if kind != "blackjack" and self._has_main(seat) else None
        row = event(
            "wager",
            wager=ident,
            seat=seat,
            player=self.plan.players.get(seat, f"P{seat}"),
            hand=hand.id,
            what=self.plan.game.main if kind == "blackjack" else kind,
            cents=cents,
            by="lammer" if kind == "free-bet" else "chips",
            ref=main if kind == "free-bet" else None,
        )
        self.story.add(row)

    def _has_main(self, seat: int) -> bool:
        return any((place, kind) == (seat, "blackjack") for place, kind, _ in self.kinds.values())

    def _kind(self, name: str) -> str:
        if name.lower().replace("-", "_").replace(" ", "_") not in NAMES:
            raise NotTranslated(f"wager {name!r}")
        return NAMES[name.lower().replace("-", "_").replace(" ", "_")]

    def _wager_of(self, entry: Entry) -> int:
        kind = self._kind(entry.name)
        if kind in ("insurance", *_BEFORE):
            return self.optional_of(entry.seat, kind)
        named = self.seats.hand(entry.seat, entry.hand or 1).wagers
        every = [ident for hand in self.seats.by_seat[entry.seat] for ident in hand.wagers]
        found = [ident for ident in named if self.kinds[ident][1] == kind]
        if not found and not entry.hand:
            found = [ident for ident in every if self.kinds[ident][1] == kind]
        if not found and kind in _MAIN_SPLIT:
            found = [ident for ident in named if self.kinds[ident][1] in _MAIN_SPLIT]
        if not found:
            raise NotTranslated(f"hand {entry.hand or 1} of seat {entry.seat} has no {entry.name}")
        still = [ident for ident in found if ident not in self.settled]
        return still[0] if kind in ("free-bet", "split") and still else found[-1 if kind == "free-bet" else 0]

    def _rows(self, ident: int, entry: Entry, later: tuple[Entry, ...]) -> Iterator[Event]:
        """The rows of one entry; a stake goes back beside a payment unless the case says what becomes of it."""
        kind, seat = self.kinds[ident][1], entry.seat
        act = {"lammer_paid": "pay", "lammer_collected": "collect"}.get(entry.action, entry.action)
        yield event(act, wager=ident, seat=seat, cents=entry.cents)
        if act == "pay" and kind != "free-bet":
            same = (entry.seat, entry.hand or 1, self._kind(entry.name))
            others = [*self.settled[ident][:-1], *later]
            told = any(
                (one.seat, one.hand or 1, self._kind(one.name)) == same and one.action in ("return", "collect")
                for one in others
            )
            if not told:
                yield event("return", wager=ident, seat=seat, cents=self.cents[ident])

    def _moment(self, entry: Entry, ident: int) -> tuple[Event, bool]:
        """The event at which an entry is settled, and whether before it."""
        story, marks = self.story, self.story.marks
        hand = next(one for one in self.seats.by_seat[entry.seat] if one.id == self.kinds[ident][2])
        done = marks.get("reader-done", marks.get("reader"))
        match entry.phase:
            case "settlement" | "end" | "final_settlement":
                return marks["cleared"], True
            case "match_settlement" | "match":
                return marks.get("match") or story.mark("deal-done"), False
            case "insurance":
                return done or story.mark("deal-done"), False
            case "even_money":
                return self.evens.get(entry.seat) or story.mark("reader"), entry.seat not in self.evens
            case "dealer_blackjack":
                return self._dealer_blackjack(done), False
            case phase if phase in WAITING and hand.waits:
                return done or story.mark("reader"), False
            case "turn" | "blackjack" | "surrender" | "immediate":
                turn = hand.turn
                if turn is None and entry.phase == "surrender":
                    raise NotTranslated("a surrender that no decision tells")
                return turn or hand.last or story.mark("deal-done"), False
            case "reader" | "after_reader":
                if done is None:
                    raise NotTranslated("a settlement after a card reader that was not used")
                return done, False
            case "bust" | "split_bust":
                moment = self.busts.get(hand.id) or hand.last
                if moment is None:
                    raise NotTranslated("a hand settled as bust that has no cards")
                return moment, False
            case phase:
                raise NotTranslated(f"phase {phase!r}")

    def _dealer_blackjack(self, done: Event | None) -> Event:
        """After the hole card was turned, or where it was not, after the card reader."""
        story = self.story
        hole = story.marks.get("hole")
        if hole is not None:
            after = story.events[story.place(hole) + 1]
            return after if after.kind == "announce" else hole
        return done or story.mark("deal-done")

    def _removed(self, entry: Entry, ident: int, last: Event) -> None:
        """The cards of a hand over 21 go into the rack once its wagers are collected."""
        hand = next(one for one in self.seats.by_seat[entry.seat] if one.id == self.kinds[ident][2])
        if entry.phase != "bust" or hand.tucked or not hand.bust:
            return
        open_ones = [one for one in hand.wagers if one not in self.settled and self.kinds[one][1] not in _BEFORE]
        if not open_ones:
            muck = event("muck", hand=hand.id, seat=hand.seat, dest="rack", n=len(hand.cards))
            self.story.after(last, muck)
