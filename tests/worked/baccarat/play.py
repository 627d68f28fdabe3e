"""One round at a table, written act by act; what a case does not mention is done as the law has it."""

from dataclasses import dataclass, field

from tests.worked.baccarat.casefile import Entry, Wager
from tests.worked.baccarat.law import hands_with, points, stand
from tests.worked.baccarat.setup import Options
from tests.worked.baccarat.sheet import Row, Sheet
from tests.worked.casefile import NotTranslated

PLAYER, BANKER = 1, 2
NAMES = {"player": PLAYER, "banker": BANKER}
DEALER = "dealer:D1"
_IDS = {"player": 0, "banker": 100, "tie": 200}


@dataclass(slots=True)
class Round:
    """A round under way. ``coming`` are the cards still to be dealt to each hand; ``skip`` what is left out."""

    options: Options
    sheet: Sheet
    number: int
    curator: int = 0
    wagers: list[Wager] = field(default_factory=list)
    hands: dict[int, list[str]] = field(default_factory=lambda: {PLAYER: [], BANKER: []})
    rows: dict[int, list[Row]] = field(default_factory=lambda: {PLAYER: [], BANKER: []})
    coming: dict[int, list[str]] = field(default_factory=dict)
    order: list[int] = field(default_factory=list)
    settled: set[tuple[int, str]] = field(default_factory=set)
    charged: dict[int, int] = field(default_factory=dict)
    handed: dict[int, int] = field(default_factory=dict)
    turned: set[int] = field(default_factory=set)
    skip: set[str] = field(default_factory=set)
    first_ref: Row | None = None
    source: str = "shoe"
    cover_at: int = 0
    face: str = ""
    closed: bool = False
    announced: bool = False
    resulted: bool = False
    cleared: bool = False
    ended: bool = False
    void: bool = False
    listed: bool = False
    """Whether the case lists the settlement: what it does not list was not done."""

    # --- wagers ---

    def bet(self, seat: int, kind: str, cents: int, by: str = "chips") -> Row:
        """Place a wager, or add to it; after the close as well, if the case says so."""
        for place, wager in enumerate(self.wagers):
            if (wager.seat, wager.kind) == (seat, kind):
                self.wagers[place] = Wager(seat, kind, wager.cents + cents)
                return self.sheet.put("wager-changed", wager=ident(seat, kind), cents=wager.cents + cents)
        self.wagers.append(Wager(seat, kind, cents))
        return self.sheet.put(
            "wager", wager=ident(seat, kind), seat=seat, player=f"P{seat}", what=kind, cents=cents, by=by
        )

    def wager(self, seat: int, kind: str = "") -> Wager:
        """The wager of a seat; raises NotTranslated where there is not just one."""
        found = [one for one in self.wagers if (not seat or one.seat == seat) and kind in ("", one.kind)]
        if len(found) != 1:
            raise NotTranslated(f"{len(found)} {kind} wagers of seat {seat}")
        return found[0]

    def change(self, seat: int, kind: str, cents: int) -> None:
        """A wager is changed to so much."""
        wager = self.wager(seat, kind)
        self.wagers[self.wagers.index(wager)] = Wager(wager.seat, wager.kind, cents)
        self.sheet.put("wager-changed", wager=ident(wager.seat, wager.kind), cents=cents)

    def withdraw(self, seat: int, kind: str) -> None:
        """A wager is taken back."""
        wager = self.wager(seat, kind)
        self.wagers.remove(wager)
        self.sheet.put("wager-withdrawn", wager=ident(wager.seat, wager.kind), cents=wager.cents)

    def close(self) -> None:
        """ "No more bets", and in 545 "cards"."""
        if self.closed:
            return
        self.closed = True
        if "close" not in self.skip:
            self.sheet.put("no-more-bets", by=DEALER)
        if self.options.chapter == "545" and "cards-call" not in self.skip:
            self.sheet.put("call", what="cards", by=DEALER)

    # --- cards ---

    def plan(self, player: int, banker: int, cards: int = 0) -> None:
        """Deal cards that end with these counts, where no card was dealt yet."""
        self.plan_cards(*hands_with(player, banker, cards))

    def plan_cards(self, player: tuple[str, ...], banker: tuple[str, ...]) -> None:
        """Deal these cards."""
        if self.hands[PLAYER] or self.coming:
            raise NotTranslated("cards of a round that was dealt already")
        self.coming = {PLAYER: list(player), BANKER: list(banker)}
        self.order = [PLAYER, BANKER, PLAYER, BANKER]
        self.order += [PLAYER] * (len(player) - 2) + [BANKER] * (len(banker) - 2)

    @property
    def count(self) -> int:
        """Cards dealt so far."""
        return len(self.hands[PLAYER]) + len(self.hands[BANKER])

    def deal_one(self) -> None:
        """The next card."""
        self.close()
        if not self.order:
            self.plan(9, 8)
        hand = self.order.pop(0)
        self.put_card(hand, self.coming[hand].pop(0))
        if self.count == self.cover_at:
            self.sheet.put("cover-card", source="shoe", dest="side", hand=hand)

    def put_card(self, hand: int, card: str, face: str = "", ref: Row | None = None, source: str = "") -> Row:
        """A card to a hand, lying as the option has it."""
        initial = len(self.hands[hand]) < 2
        down = self.dealing != "face-up" and (initial or self.dealing in ("to-players", "curator-to-players"))
        face = face or self.face or ("down" if down else "up")
        dest = "under-shoe" if self.dealing == "face-down" and hand == BANKER and initial and face == "down" else "hand"
        if self.count == 0 and self.first_ref is not None:
            ref, source = self.first_ref, self.source
        row = self.sheet.put(
            "deal",
            hand=hand,
            card=card if face == "up" else "?",
            face=face,
            source=source or "shoe",
            dest=dest,
            ref=ref,
            by=f"curator:P{self.curator}" if self.curator else DEALER,
        )
        self.hands[hand].append(card)
        self.rows[hand].append(row)
        return row

    @property
    def dealing(self) -> str:
        """How the filing has cards dealt."""
        return self.options.dealing

    def deal_initial(self) -> None:
        """The rest of the initial four cards; where a hand is covered, the Banker's goes under the shoe."""
        while self.count < 4:
            self.deal_one()
            if self.count == 4 and "under-shoe" not in self.skip and self.dealing.endswith("to-players"):
                self.sheet.put("move-card", hand=BANKER, source="hand", dest="under-shoe", by=DEALER)

    def best(self, kind: str) -> int:
        """The seat with the highest wager on a hand, the lowest number of equals; 0 where nobody wagers on it."""
        stakes = [wager for wager in self.wagers if wager.kind == kind]
        return max(stakes, key=lambda one: (one.cents, -one.seat)).seat if stakes else 0

    def hand_over(self, hand: int, seat: int | None = None) -> None:
        """A hand is given to a player to be turned (0: the dealer turns it), and lies face up."""
        if hand in self.turned:
            return
        self.turned.add(hand)
        if self.dealing.endswith("to-players"):
            name = "player" if hand == PLAYER else "banker"
            self.handed[hand] = self.best(name) if seat is None else seat
            self._through_player(hand, 2)
        for card, row in zip(self.hands[hand][:2], self.rows[hand], strict=False):
            if row.get("face") == "down":
                self.sheet.put("expose", hand=hand, card=card, ref=row, by="" if self.handed.get(hand) else DEALER)

    def _through_player(self, hand: int, number: int) -> None:
        seat = self.handed.get(hand, 0)
        if seat:
            self.sheet.put("cards-handed", hand=hand, seat=seat, player=f"P{seat}", n=number, by=DEALER)
            self.sheet.put("cards-returned", hand=hand, seat=seat, player=f"P{seat}", n=number, face="up")

    def announce(self) -> None:
        """Both hands turned, and their Point Counts announced."""
        if self.announced:
            return
        self.announced = True
        self.deal_initial()
        if self.dealing == "curator":
            self.hand_over(PLAYER)
            self.hand_over(BANKER)
        for hand in (PLAYER, BANKER):
            self.hand_over(hand)
            if "counts" not in self.skip:
                self.sheet.put("announce", hand=hand, n=initial(self.hands[hand]))

    def deal_third(self, hand: int, card: str, seat: int | None = None, **where: str) -> None:
        """A third card to a hand, turned by whoever turned the hand."""
        if self.options.chapter == "545":
            self.sheet.put("call", what="draw", hand=hand, by=DEALER)
        row = self.put_card(hand, card, **where)  # type: ignore[arg-type]
        if row.get("face") == "down":
            if seat is not None:
                self.handed[hand] = seat
            self._through_player(hand, 1)
            self.sheet.put("expose", hand=hand, card=card, ref=row, by="" if self.handed.get(hand) else DEALER)

    def draw(self) -> None:
        """Whatever third cards are still to be dealt: those of the plan, else what the law gives."""
        self.announce()
        while self.order:
            hand = self.order.pop(0)
            self.deal_third(hand, self.coming[hand].pop(0))

    def draw_by_law(self) -> None:
        """Third cards that are due and not dealt yet, of value 0 so that a count stays."""
        self.announce()
        self.order.clear()
        if stand(self.hands[PLAYER], self.hands[BANKER]).player_draws and len(self.hands[PLAYER]) < 3:
            self.deal_third(PLAYER, "KS")
        if stand(self.hands[PLAYER], self.hands[BANKER]).banker_draws and len(self.hands[BANKER]) < 3:
            self.deal_third(BANKER, "QS")

    # --- the end ---

    def result(self) -> None:
        """The final Point Counts and the result, by the law where it decides, else by the cards that lie."""
        if self.resulted or self.void:
            return
        self.draw()
        self.resulted = True
        found = stand(self.hands[PLAYER], self.hands[BANKER])
        counts = {PLAYER: found.player, BANKER: found.banker}
        for hand, final in counts.items():
            counts[hand] = final if final >= 0 else initial(self.hands[hand], 3)
        if "finals" not in self.skip:
            for hand, final in counts.items():
                self.sheet.put("announce", hand=hand, n=final)
        winner = found.result or ("tie" if counts[1] == counts[2] else "player" if counts[1] > counts[2] else "banker")
        if "result" not in self.skip:
            if winner == "tie" and "tie-hand" not in self.skip:
                self.sheet.put("call", what="tie-hand", by=DEALER)
            if winner != "tie" or "tie-hand" not in self.skip:
                self.sheet.put("result", what=winner, by=DEALER)

    def outcome(self) -> str:
        """Who wins by the law; raises NotTranslated where the cards leave it open."""
        found = stand(self.hands[PLAYER], self.hands[BANKER]).result
        if not found:
            raise NotTranslated("a round without a result")
        return found

    def settle_entry(self, entry: Entry) -> None:
        """One act of the settlement, as logged."""
        self.result()
        name = ident(entry.seat, entry.kind)
        if entry.action in ("vig", "vig_marked", "tie_vig"):
            marked = entry.action == "vig_marked"
            if marked:
                self.sheet.put("marker-placed", what="vigorish", seat=entry.seat, cents=entry.cents)
            what = "marked" if marked else "taken"
            self.sheet.put("vigorish", what=what, wager=name, cents=entry.cents, seat=entry.seat)
            self.charged[name] = entry.cents
            return
        self.settled.add((entry.seat, entry.kind))
        dest = "table-inventory" if entry.action == "collect" else ""
        self.sheet.put(entry.action, wager=name, cents=entry.cents, seat=entry.seat, dest=dest)
        if entry.action == "pay":
            stake = self.wager(entry.seat, entry.kind).cents
            self.sheet.put("return", wager=name, cents=stake, seat=entry.seat)

    def due_vigorish(self, cents: int) -> int:
        """Vigorish on what was won, by the options; on the stake where it is on ties."""
        exact, whole = (cents, 4) if self.options.on_ties else (cents * self.options.percent, 100)
        coin = self.options.coin if self.options.rounding == "up" else 1
        return -(-exact // (whole * coin)) * coin

    def settle(self) -> None:
        """Whatever is not settled yet, as the law and the filing have it."""
        if self.void:
            return
        self.result()
        if self.listed:
            return
        open_ = [wager for wager in self.wagers if (wager.seat, wager.kind) not in self.settled]
        if not open_:
            return
        winner = self.outcome()
        void = [one for one in open_ if winner == "tie" and one.kind != "tie"]
        for one in open_:
            if one.kind != winner and one not in void:
                self.settle_entry(Entry(one.seat, one.kind, "collect", one.cents))
        for one in sorted(open_, key=lambda each: -each.seat):
            if one.kind == winner:
                self.pay(one)
        for one in void:
            charge = self.charged.get(ident(one.seat, one.kind), 0)
            if not charge and self.options.on_ties and one.kind == "banker":
                charge = self.due_vigorish(one.cents)
                self.settle_entry(Entry(one.seat, one.kind, "tie_vig", charge))
            self.settle_entry(Entry(one.seat, one.kind, "return", one.cents - charge))

    def pay(self, wager: Wager) -> None:
        """A winning wager: its vigorish, then its winnings."""
        if wager.kind == "banker" and not self.options.on_ties and ident(wager.seat, "banker") not in self.charged:
            action = "vig_marked" if self.options.deferred else "vig"
            self.settle_entry(Entry(wager.seat, "banker", action, self.due_vigorish(wager.cents)))
        odds = 1
        if wager.kind == "tie":
            high, _, low = (
                self.options.tie_odds.partition(" to ") if " to " in self.options.tie_odds else ("8", "", "1")
            )
            odds = int(high) // int(low)
        self.settle_entry(Entry(wager.seat, wager.kind, "pay", wager.cents * odds))

    def call_void(self, why: str) -> None:
        """The round is called void; wagers are returned apart."""
        self.void = True
        self.sheet.put("void-round", what=why, by=DEALER)

    def give_back(self, *kinds: str) -> None:
        """Wagers are returned: those of the kinds named, or all."""
        for wager in self.wagers:
            if (not kinds or wager.kind in kinds) and (wager.seat, wager.kind) not in self.settled:
                self.settled.add((wager.seat, wager.kind))
                self.sheet.put("return", wager=ident(wager.seat, wager.kind), cents=wager.cents, seat=wager.seat)

    def clear(self, **where: str) -> None:
        """The cards are picked up."""
        if not self.cleared:
            self.cleared = True
            self.sheet.put("cleared", **{"dest": self.options.discards, "by": DEALER, **where})

    def end(self) -> None:
        """Finish the round: what is left of dealing, result, settlement and the cards."""
        if self.ended:
            return
        if not self.void:
            self.deal_initial()
            self.settle()
        self.clear()
        self.ended = True
        self.sheet.put("round-end")


def ident(seat: int, kind: str) -> int:
    """The id of a wager."""
    return seat + _IDS[kind]


def initial(cards: list[str], number: int = 2) -> int:
    """The Point Count of a hand's first cards."""
    return points(cards[:number])
