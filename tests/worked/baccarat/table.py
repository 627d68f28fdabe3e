"""A table from its opening on: what a case does not mention is done as the law has it, when its turn comes."""

from dataclasses import dataclass, field
from enum import IntEnum

from tests.worked.baccarat.law import face_value
from tests.worked.baccarat.play import DEALER, Round
from tests.worked.baccarat.setup import Options
from tests.worked.baccarat.sheet import Row, Sheet
from tests.worked.casefile import NotTranslated

FLOOR = "floorperson:F1"
DECK = 52
DEALERS = {"541": 1, "543": 1, "545": 3}


class Stage(IntEnum):
    """How far the cards are prepared."""

    NEW = 0
    STACKED = 1
    SHUFFLED = 2
    CUT = 3
    LOADED = 4
    BURNED = 5
    READY = 6


@dataclass(slots=True)
class Table:
    """One table. ``skip`` names steps that the case leaves out."""

    name: str
    options: Options
    seats: list[int]
    sheet: Sheet = field(init=False)
    skip: set[str] = field(default_factory=set)
    stage: Stage = Stage.NEW
    round: Round | None = None
    number: int = 0
    last_seat: int = 0
    backs: list[str] = field(default_factory=lambda: ["red", "blue"])
    shoes: int = 1
    above: int = 0
    below: int = 20
    first_card: str = "3C"
    further: int | None = None
    burn_face: str = "up"
    further_face: str = ""
    burn_dest: str = ""
    declined: list[int] = field(default_factory=list)
    curator: int | None = None
    curator_told: bool = False
    idle: bool = False
    idle_done: set[str] = field(default_factory=set)
    held: Row | None = None
    owed: dict[int, int] = field(default_factory=dict)
    ended_shoe: bool = False
    collects: bool = True
    pending: bool = False
    """Whether the next round shows what became of something."""

    def __post_init__(self) -> None:
        """Begin with an empty sheet."""
        self.sheet = Sheet(self.name)

    # --- opening ---

    def reach(self, stage: Stage) -> None:
        """Do what is left to do until the cards are so far."""
        if self.idle and stage > Stage.STACKED:
            self.end_idle()
        steps = (self._stack, self._shuffle, self._cut, self._load, self._burn, self._ready)
        while self.stage < stage:
            steps[self.stage]()

    def _stack(self) -> None:
        put = self.sheet.put
        put("gaming-day", what="start")
        put("table-open", what=self.options.chapter)
        put("positions", what="counterclockwise", n=self.options.seats, seat=1)
        put("chip-unit", cents=5)
        put("supervisor", by=FLOOR)
        for number in range(1, DEALERS[self.options.chapter] + 1):
            put("dealer-arrives", by=f"dealer:D{number}")
        self.receive(self.backs if self.options.shuffler == "automated" else self.backs[:1], arrive=True)
        self.stage = Stage.STACKED

    def receive(self, backs: list[str], arrive: bool = False) -> None:
        """Decks are received, inspected, spread, washed and stacked."""
        put, decks = self.sheet.put, self.options.decks
        for back in backs:
            put("decks", n=decks, back=back)
        for back in backs:
            if "inspection" not in self.skip:
                seen = put("inspection", what="cards", back=back, n=0, by=DEALER)
                if "verify" not in self.skip:
                    put("verify", by=FLOOR, ref=seen)
        seats = self.seats if arrive else []
        for seat in seats[:1]:
            put("player-arrives", seat=seat, player=f"P{seat}")
        first = self.seats[0] if self.seats else None
        for back in backs:
            if "spread" not in self.skip:
                put("spread", n=decks, back=back, face="up", seat=first, player=f"P{first}" if first else "", by=DEALER)
            if "wash" not in self.skip:
                put("wash", n=decks, back=back, by=DEALER)
            if "stack" not in self.skip:
                put("stack", n=decks * DECK, back=back, by=DEALER)
        for seat in seats[1:]:
            put("player-arrives", seat=seat, player=f"P{seat}")

    @property
    def back(self) -> str:
        """The back of the cards in play."""
        return self.backs[0]

    def _shuffle(self) -> None:
        self.shuffle("opening" if self.shoes == 1 else "shoe-dealt", "stack" if self.shoes == 1 else "rack")

    def shuffle(self, why: str, source: str) -> None:
        """The cards are shuffled, by the dealer, in 545 by each of them, or by the device."""
        if "shuffle" not in self.skip and not (self.options.preshuffled and self.shoes == 1):
            if self.options.shuffler == "automated":
                for back in self.backs if why == "opening" else self.backs[:1]:
                    self.sheet.put("shuffle", what=why, back=back, source=source, dest="shuffler", by="shuffler")
            elif self.options.shuffler == "manual":
                for number in range(1, DEALERS[self.options.chapter] + 1):
                    by = f"dealer:D{number}"
                    self.sheet.put("shuffle", what=why, back=self.back, source=source, dest="stack", by=by)
        self.declined = []
        self.stage = Stage.SHUFFLED

    def _cut(self) -> None:
        if self.options.shuffler == "continuous" or "cut" in self.skip:
            self.stage = Stage.CUT
            return
        left = [seat for seat in sorted(self.seats, reverse=True) if not self.declined or seat < self.declined[-1]]
        self.cut(left[0] if left else 0)

    def offer_cut(self, seat: int, answer: str) -> None:
        """The stack is offered to a seat."""
        self.reach(Stage.SHUFFLED)
        self.sheet.put("cut-offered", what=answer, seat=seat, player=f"P{seat}")
        if answer == "refused":
            self.declined.append(seat)
        self.last_seat = seat

    def cut(self, seat: int, above: int = 0, offered: bool = True) -> None:
        """A seat cuts, 0: the dealer."""
        self.reach(Stage.SHUFFLED)
        total = self.options.decks * DECK
        above = above or self.above or total // 2
        if seat:
            if offered:
                self.sheet.put("cut-offered", what="accepted", seat=seat, player=f"P{seat}")
            self.sheet.put("cut", n=above, seat=seat, player=f"P{seat}", by=f"player:P{seat}", back=self.back)
        else:
            self.sheet.put("cut", n=above, by=DEALER, back=self.back)
        self.above = 0
        self.last_seat = seat
        self.stage = Stage.CUT

    def recut(self, by: str = FLOOR) -> None:
        """A recut is required; it is a cut to come."""
        self.reach(Stage.CUT)
        self.sheet.put("recut", by=by)
        self.declined = [self.last_seat] if self.last_seat else []
        self.stage = Stage.SHUFFLED

    def _load(self) -> None:
        total = self.options.decks * DECK
        place = "continuous-shuffler" if self.options.shuffler == "continuous" else "shoe"
        if "cover" not in self.skip and self.options.shuffler != "continuous":
            self.sheet.put("cover-card-inserted", n=self.below, back=self.back, by=DEALER)
            if self.options.chapter != "545":
                self.sheet.put("cover-card-inserted", n=0, back=self.back, by=DEALER)
        self.below = 20
        self.sheet.put("load-shoe", n=total, back=self.back, source="stack", dest=place, by=DEALER)
        self.stage = Stage.LOADED

    def _burn(self) -> None:
        if self.options.shuffler != "continuous" and "burn" not in self.skip:
            where = {"source": "shoe", "dest": self.burn_dest or self.options.discards, "by": DEALER}
            self.sheet.put("burn", card=self.first_card, face=self.burn_face, what="first-card", **where)
            number = face_value(self.first_card) if self.further is None else self.further
            if number:
                face = self.further_face or self.burn_face
                self.sheet.put("burn", n=number, face=face, what="counted", **where)
        self.first_card, self.further, self.burn_face, self.further_face, self.burn_dest = "3C", None, "up", "", ""
        self.skip.discard("burn")
        self.stage = Stage.BURNED

    def _ready(self) -> None:
        if self.options.chapter == "545" and self.curator is None:
            self.choose_curator(0)
        self.stage = Stage.READY

    # --- the curator of 545 ---

    def choose_curator(self, after: int, willing: int | None = None) -> None:
        """The shoe is offered counterclockwise after a seat; ``willing`` accepts (0: nobody), by default the first."""
        for seat in self.seats_after(after):
            if willing is None or seat == willing:
                self.offer_shoe(seat, "accepted")
                return
            self.offer_shoe(seat, "refused")
        if willing:
            raise NotTranslated(f"seat {willing} is not at the table")
        self.make_curator(0)

    def seats_after(self, seat: int) -> list[int]:
        """The other occupied seats counterclockwise from the right of ``seat``; from seat 1 on where it is 0."""
        return [one for one in self.seats if one > seat] + [one for one in self.seats if 0 < one < seat]

    def offer_shoe(self, seat: int, answer: str) -> None:
        """The shoe is offered; who accepts is the curator."""
        self.sheet.put("shoe-offered", what=answer, seat=seat, player=f"P{seat}")
        self.last_seat = seat
        if answer == "accepted":
            self.make_curator(seat)

    def make_curator(self, seat: int) -> None:
        """A seat is the curator, 0: the dealer."""
        self.sheet.put("curator", seat=seat, player=f"P{seat}" if seat else "", by="" if seat else DEALER)
        self.curator = seat

    def pass_shoe(self, why: str) -> None:
        """The curator gives up the shoe."""
        seat = self.curator or 0
        self.sheet.put("shoe-passed", what=why, seat=seat, player=f"P{seat}" if seat else "")
        self.last_seat = seat
        self.curator = None

    # --- rounds ---

    def begin(self, number: int = 0) -> Round:
        """Begin a round (the next number by default)."""
        self.end_round()
        if self.curator is None and self.stage == Stage.READY and self.options.chapter == "545":
            self.choose_curator(self.last_seat)
        self.reach(Stage.READY)
        self.number = number or self.number + 1
        self.sheet.round = self.number
        self.sheet.put("round-start")
        self.round = Round(self.options, self.sheet, self.number, self.curator or 0)
        if self.held is not None:
            self.round.first_ref, self.round.source = self.held, "layout"
            self.held = None
        self.ended_shoe = False
        return self.round

    def play(self) -> Round:
        """The round under way, or the next."""
        return self.begin() if self.round is None else self.round

    def end_round(self) -> None:
        """Finish the round under way; in 545 a curator passes the shoe where the Banker's Hand lost."""
        if self.round is None:
            return
        done = self.round
        done.end()
        self.sheet.round = None
        self.round = None
        for seat, cents in ((wager.seat, done.charged.get(wager.seat + 100, 0)) for wager in done.wagers):
            if self.options.deferred and cents:
                self.owed[seat] = self.owed.get(seat, 0) + cents
        passes = self.options.chapter == "545" and self.curator and not done.void and not self.curator_told
        if passes and done.outcome() == "player":
            self.pass_shoe("banker-lost")

    def everybody(self, one: Round) -> None:
        """Everybody at the table wagers on the Player's Hand."""
        for seat in self.seats:
            one.bet(seat, "player", 1000)

    def plain_round(self, number: int = 0, cover_at: int = 0) -> None:
        """A round in which everybody's wager on the Player's Hand wins."""
        one = self.begin(number)
        self.everybody(one)
        one.cover_at = cover_at
        one.end()
        self.end_round()

    # --- the end of a shoe ---

    def end_shoe(self) -> None:
        """Deal the shoe out: the cover card, "last hand", one hand more; then what is owed is collected."""
        self.reach(Stage.READY)
        self.end_round()
        if not self.ended_shoe:
            self.plain_round(cover_at=3)
            self.sheet.put("call", what="last-hand", by=DEALER)
            self.plain_round()
            self.ended_shoe = True
        if self.collects:
            for seat in list(self.owed):
                self.collect(seat)

    def collect(self, seat: int, cents: int = 0, marker: bool = True) -> None:
        """Vigorish owed by a seat is collected, and its marker removed."""
        cents = cents or self.owed.get(seat, 0)
        self.owed.pop(seat, None)
        self.sheet.put("vigorish", what="collected", seat=seat, cents=cents)
        if marker:
            self.sheet.put("marker-removed", what="vigorish", seat=seat, cents=cents)

    def new_shoe(self, why: str = "shoe-dealt", changed: bool = True) -> None:
        """Cards for a new shoe: reshuffled in 541, the other batch, or new decks in 543 and 545."""
        self.end_round()
        self.sheet.put("shoe-emptied", source="shoe", dest=self.options.discards, back=self.back)
        self.shoes += 1
        self.curator_told = False
        if self.curator is not None:
            self.curator = None
            self.last_seat = 0
        if self.options.chapter == "541":
            if self.options.shuffler == "automated":
                self.backs.reverse()
                self.sheet.put("batch-swap", back=self.back)
                self.sheet.put("shuffle", what=why, back=self.backs[1], source="rack", dest="shuffler", by="shuffler")
                self.stage = Stage.SHUFFLED
            else:
                self.shuffle(why, "rack")
            return
        if changed:
            self.change_cards(f"K{10 + self.shoes}")
        self.shuffle("new-cards" if changed else why, "stack" if changed else "bucket")

    def change_cards(self, back: str) -> None:
        """The decks in use are replaced by others, which are prepared like the first."""
        self.backs = [back, self.backs[1]]
        self.sheet.put("card-change", back=back, n=self.options.decks)
        self.receive([back])

    # --- idle tables ---

    def begin_idle(self) -> None:
        """Nobody plays: those who were there leave."""
        self.reach(Stage.READY)
        if not self.number:
            self.plain_round()
        self.end_round()
        clock, self.sheet.clock = self.sheet.clock, ""
        for seat in self.seats:
            self.sheet.put("player-leaves", seat=seat, player=f"P{seat}")
        self.sheet.clock = clock
        self.sheet.put("idle", what="start")
        self.idle, self.idle_done = True, set()

    def idle_step(self, step: str) -> None:
        """One step at an idle table, with those before it: emptied, spread, arrives, turned, washed, shuffled."""
        order = ("emptied", "spread", "arrives", "turned", "washed", "shuffled")
        for each in order[: order.index(step) + 1]:
            if each not in self.idle_done and each not in self.skip:
                self._idle_one(each)
            self.idle_done.add(each)

    def _idle_one(self, step: str) -> None:
        put, decks = self.sheet.put, self.options.decks
        if step == "emptied":
            put("shoe-emptied", source="shoe", dest="layout", back=self.back)
            put("rack-emptied", back=self.back, dest="layout")
        elif step == "spread":
            put("spread", n=decks, back=self.back, face="down", by=DEALER)
        elif step == "arrives":
            seat = self.seats[0]
            put("player-arrives", seat=seat, player=f"P{seat}")
            put("idle", what="end")
            self.seats = [seat]
        elif step == "turned":
            put("spread", n=decks, back=self.back, face="up", seat=self.seats[0], by=DEALER)
        elif step == "washed":
            if self.options.shuffler == "manual":
                put("wash", n=decks, back=self.back, by=DEALER)
            put("stack", n=decks * DECK, back=self.back, by=DEALER)
        elif self.options.shuffler == "automated":
            put("shuffle", what="idle", back=self.back, source="stack", dest="shuffler", by="shuffler")
            self.backs.reverse()
            put("batch-swap", back=self.back)
        else:
            put("shuffle", what="idle", back=self.back, source="stack", dest="stack", by=DEALER)

    def end_idle(self) -> None:
        """A player has come and the cards are prepared anew."""
        self.idle_step("shuffled")
        self.idle = False
        self.shoes += 1
        self.declined = []
        kept = "emptied" in self.skip
        self.stage = Stage.READY if kept else Stage.SHUFFLED

    def finish(self) -> None:
        """Finish the round under way, and play another where something before it would show only then."""
        self.end_round()
        self.pending |= self.held is not None or bool(self.owed)
        if not self.sheet.rows or self.sheet.rows[-1].kind != "round-end" or self.pending:
            self.plain_round()
