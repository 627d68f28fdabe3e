"""Rounds of § 535 written in short, one act a line, and the log a user would have written of them.

A round is a text. A hand has the number of its seat, ``dealer`` is hand 0; a wager has the number of its hand, ``d`` is
the dealer's wager against the bank. Seat 1 is at the dealer's right. Money is cents.

    bet 1 5000                      a Pai Gow wager of player P1 at seat 1; bet 2 5000 of 1: player P1 at seat 2
    begin 236                       all from "no more bets" to the players' hands laid down, done by the law with these
                                    dice; begin 236 jung-quat: in that style
    bank 3                          the player at seat 3 accepts the bank; offer 1: refused at seat 1
    check 3 40000                   what § 535.11(d) has the dealer confirm, with the chips counted
    cobank 3                        the certificate holder covers half, at the bank's request
    against 5000                    the dealer's wager against the bank, put in front of the container
    closed                          "no more bets"
    style jung-quat                 the bank chooses, the dealer repeats, indicates and signals it
    shake 3 / lid / dice 236 / total 11      the shaker shaken three times, uncovered, the dice, the total announced
    deal                            the tiles delivered by the law; deal from 3 (place) in pin-say-left
    give 3 31 32 33 34              these tiles of the stacks to seat 3 (dealer, dead: those)
    marker                          the marker, or the dealer's wager, on the dealer's tiles
    gather                          stacks of positions without a wager put with the Dead Hand; gather 2 4: those
    sets 1                          both hands of seat 1 laid face down
    dealer 6-6 4-5 / 5-6 2-2        the dealer's hands set face up, the high hand first
    show 1 1-1 3-3 / 2-6 3-4        the hands of seat 1 exposed
    lie 1 1-1 3-3 / 2-6 3-4         the same without the exposing
    laid 1 1-1 3-3 / 2-6 3-4        the same without the exposing, and what follows of it by the law
    shown 1 1-1 3-3 / 2-6 3-4       exposed, announced, and settled by the law if it is no winner
    banker 3 1-1 3-3 / 2-6 3-4      the bank's hands exposed, and the dealer's wager settled by the law if it is no winner
    finish                          the winners paid by the law, the centre divided, all tiles taken
    says 1 win                      the outcome announced
    surrender 1                     gives 1: what the dealer then collects, by the law
    pay 1 5000                      and collect, return; vig 1 250; mark 1 250: vigorish marked
    take 1                          the tiles of seat 1 collected; clear: all that is left
    {"kind": "handle-cards"}        any other row

``column=value`` at the end of a line sets a column of its last row, ``column=`` leaves it out. ``*`` before a line marks
the event of a finding (the last row of the line), ``**`` of two; ``*end`` the end of the round. A text whose first line
is ``between`` holds what happens between two rounds. ``mix`` is the mixing and stacking; a table mixes before each round
by itself unless the text begins with ``raw``; a text that begins with ``unfinished`` has no end of the round.
"""

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import product

from tests.chapters.ch535_pai_gow.reference import outcome, vigorish
from validator.law.facts import load_facts

Row = dict[str, object]

ALWAYS = (
    *("wager", "wager.cents", "deliver", "deliver.n", "deliver.seat", "dice-shown", "dice-total", "dice-shake"),
    *("no-more-bets", "set-hand", "hands-set", "expose", "outcome", "collect", "pay", "return", "vigorish", "muck"),
    *("cleared", "marker-placed", "move-card", "mix", "stack", "void-round", "void-hand", "choice", "bank", "co-bank"),
    *("bank-offered", "bank-checked", "delivery-chosen", "delivery-indicated", "center-add", "center-take"),
    *("center-surplus", "dice-uncovered", "no-roll", "stacks-moved", "wager-moved", "dealer-wager-directed"),
    *("wager-changed", "wager-withdrawn", "cash-converted", "tiles-looked-at", "player-leaves"),
)

FACTS = load_facts("535")
POSITIONS = FACTS.number("table_betting_positions")
DEAD = POSITIONS + 1
PLACES = POSITIONS + 2
DEALER_WAGER = 99


def delivery(style: str) -> list[list[int]]:
    """The places in the stacks of the four tiles of each position in turn, as the log writes them."""
    table = FACTS.table(f"delivery_{style.replace('-', '_')}")
    rows = zip(table.lists("stacks"), table.lists("layers"), strict=True)
    return [[int(f"{stack}{layer}") for stack, layer in product(stacks, layers)] for stacks, layers in rows]


def seconds(number: int) -> str:
    """A time of day."""
    return f"{14 + number // 3600:02}:{number // 60 % 60:02}:{number % 60:02}"


@dataclass
class Table:
    """Writes the rows of one table; ``marked`` are the events of the lines that a star stands before."""

    day: str = "2010-06-05"
    clockwise: bool = False
    rows: list[Row] = field(default_factory=list)
    marked: list[int] = field(default_factory=list)
    number: int = 0
    owners: dict[int, str] = field(default_factory=dict)
    bank: int = 0
    shown: int = 0
    covered: bool = False
    stakes: dict[int, int] = field(default_factory=dict)
    against: list[str] = field(default_factory=list)
    dealers: list[str] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    center: int = 0
    delivered: bool = False

    def put(self, kind: str, **columns: object) -> None:
        """Write one row, of the round where one is under way, with its time and number."""
        seq = len(self.rows) + 1
        row: Row = {"table": "PG-1", "seq": seq, "at": f"{self.day}T{seconds(seq)}-04:00", "kind": kind}
        if self.number:
            row["round"] = self.number
        self.rows.append(row | columns)

    def round(self, text: str) -> None:
        """Write one round, or what happens between two rounds."""
        lines = [line.strip() for line in text.strip().splitlines()]
        if lines[0] == "between":
            number, self.number = self.number, 0
            for line in lines[1:]:
                self.line(line)
            self.number = number
            return
        self.owners, self.stakes, self.winners, self.against, self.dealers = {}, {}, [], [], []
        self.bank, self.shown, self.covered, self.center = 0, 0, False, 0
        self.delivered = False
        flags = {lines.pop(0) for _ in range(2) if lines[0] in ("raw", "unfinished")}
        if "raw" not in flags:
            number, self.number = self.number, 0
            self.act("mix")
            self.number = number
        self.number += 1
        self.put("round-start")
        at_end = 0
        for line in filter(None, lines):
            if line.lstrip("*") == "end":
                at_end += len(line) - len(line.lstrip("*"))
            else:
                self.line(line)
        if "unfinished" not in flags:
            self.put("round-end")
        self.marked += [len(self.rows)] * at_end

    def line(self, line: str) -> None:
        """Write the rows of one line, and note the stars before it."""
        stars = len(line) - len(line.lstrip("*"))
        self.act(line.lstrip("* "))
        self.marked += [len(self.rows)] * stars

    def act(self, line: str) -> None:
        """Write the rows of one line."""
        if line.startswith("{"):
            columns = json.loads(line)
            self.put(columns.pop("kind"), **columns)
            return
        words = [word for word in line.split() if "=" not in word]
        match words:
            case ["mix", *motions]:
                self.put("mix", n=int(motions[0]) if motions else FACTS.number("mix_motions_minimum"), by="dealer")
                self.put("stack", n=FACTS.number("tiles_in_set"), by="dealer")
            case ["bet", seat, cents]:
                self.bet(int(seat), int(cents), f"P{seat}")
            case ["bet", seat, cents, "of", player]:
                self.bet(int(seat), int(cents), f"P{player}")
            case ["begin", dice, *style]:
                self.begin(dice, style[0] if style else "ordinary")
            case ["offer", seat]:
                self.put("bank-offered", what="refused", seat=int(seat), player=f"P{seat}")
            case ["bank", seat]:
                self.take_bank(int(seat))
            case ["check", seat, chips]:
                self.put("bank-checked", what="wagered-last", seat=int(seat), player=f"P{seat}")
                self.put("bank-checked", what="sufficient-chips", seat=int(seat), player=f"P{seat}", cents=int(chips))
            case ["cobank", seat]:
                self.covered = True
                self.put("co-bank", seat=int(seat), player=f"P{seat}", by="bank")
                self.put("marker-placed", what="co-bank", seat=int(seat))
            case ["against", cents]:
                self.owners[0], self.stakes[0] = "dealer", int(cents)
                self.put("wager", wager=DEALER_WAGER, seat=0, hand=0, what="dealer-wager", cents=int(cents), by="chips")
                self.put("wager-moved", wager=DEALER_WAGER, source="table-inventory", dest="container-front")
            case ["closed"]:
                self.put("no-more-bets", by="dealer")
            case ["style", style]:
                self.put("delivery-chosen", what=style, by="bank")
                self.indicate(style)
            case ["indicate", style]:
                self.indicate(style)
            case ["shake", times]:
                self.put("dice-shake", n=int(times), by="bank" if self.bank and not self.delivered else "dealer")
            case ["lid"]:
                self.put("dice-uncovered", by="dealer")
            case ["dice", dice]:
                self.shown = sum(map(int, dice))
                self.put("dice-shown", n=int(dice))
            case ["total", total]:
                self.put("dice-total", n=int(total), by="dealer")
            case ["deal", *how]:
                settings = dict(zip(how[::2], how[1::2], strict=True))
                self.deal(settings.get("in", "ordinary"), int(settings.get("from", self.start())))
            case ["give", who, *tiles]:
                for tile in tiles:
                    self.deliver(self.other(place_of(who)), int(tile))
            case ["marker"]:
                self.mark()
            case ["gather", *seats]:
                self.gather([place_of(seat) for seat in seats])
            case ["sets", seat]:
                self.put(
                    "hands-set", hand=int(seat), seat=int(seat), player=self.owners.get(int(seat), ""), face="down"
                )
            case ["shown", seat, *tiles]:
                self.act(f"show {seat} {' '.join(tiles)}")
                self.settle(int(seat), tiles)
            case ["lie", seat, *tiles]:
                self.lay(int(seat), tiles)
            case ["laid", seat, *tiles]:
                self.lay(int(seat), tiles)
                self.settle(int(seat), tiles)
            case ["banker", seat, *tiles]:
                self.act(f"show {seat} {' '.join(tiles)}")
                self.against = tiles
                if 0 in self.owners and self.dealers:
                    self.settle(0, self.dealers)
            case ["finish"]:
                self.finish()
            case ["dealer", *tiles]:
                self.dealers = tiles
                if not self.bank:
                    self.against = tiles
                self.lay(0, tiles)
                self.put("hands-set", hand=0, seat=0, face="up", by="dealer")
            case ["show", seat, *tiles]:
                self.put("expose", hand=int(seat), seat=int(seat))
                self.lay(int(seat), tiles)
            case ["says", seat, what]:
                self.put("outcome", what=what, hand=int(seat), seat=int(seat), wager=wager_id(seat))
            case ["surrender", seat]:
                self.put("choice", what="surrender", hand=int(seat), seat=int(seat), player=f"P{seat}")
            case ["gives", seat]:
                self.act(f"collect {seat} {self.stakes[int(seat)]}")
                self.act(f"take {seat}")
            case ["pay", name, cents]:
                self.put("pay", wager=wager_id(name), cents=int(cents), source=self.money)
            case ["collect", name, cents]:
                self.put("collect", wager=wager_id(name), cents=int(cents), dest=self.money)
            case ["return", name, cents]:
                self.put("return", wager=wager_id(name), cents=int(cents))
            case ["vig" | "mark" as how, name, cents]:
                what = "taken" if how == "vig" else "marked"
                self.put("vigorish", what=what, wager=wager_id(name), cents=int(cents))
            case ["take", seat]:
                self.put("muck", hand=int(seat), seat=int(seat), dest="container-right")
            case ["clear"]:
                self.put("cleared", dest="container-right")
            case _:
                raise ValueError(f"no such act: {line}")
        for setting in (word for word in line.split() if "=" in word):
            column, _, value = setting.partition("=")
            if value:
                self.rows[-1][column] = int(value) if value.isdigit() else value
            else:
                self.rows[-1].pop(column)

    @property
    def money(self) -> str:
        """Where losing wagers go and winnings come from."""
        return "center" if self.bank else "table-inventory"

    def bet(self, seat: int, cents: int, player: str) -> None:
        """A Pai Gow wager."""
        self.owners[seat], self.stakes[seat] = player, cents
        self.put("wager", wager=seat, seat=seat, player=player, hand=seat, what="pai-gow", cents=cents, by="chips")

    def take_bank(self, seat: int) -> None:
        """A player accepts the bank."""
        self.bank = seat
        self.owners[seat] = f"P{seat}"
        self.put("bank-offered", what="accepted", seat=seat, player=f"P{seat}")
        self.put("bank", seat=seat, player=f"P{seat}")
        self.put("marker-placed", what="bank", seat=seat)

    def indicate(self, style: str) -> None:
        """The dealer indicates the style of delivery."""
        self.put("delivery-indicated", what=style, by="dealer")

    def start(self) -> int:
        """The place that the count of the dice leads to."""
        return (self.other(self.bank) + self.shown - 1) % PLACES

    def other(self, number: int) -> int:
        """The seat at a place around the table, or the place of a seat."""
        return POSITIONS + 1 - number if self.clockwise and 0 < number < DEAD else number

    def begin(self, dice: str, style: str) -> None:
        """All from "no more bets" to the players' hands laid down, by the law."""
        self.act("closed")
        if self.bank:
            self.act(f"style {style}")
        elif style != "ordinary":
            self.act(f"indicate {style}")
        for act in ("shake 3", "lid", f"dice {dice}", f"total {sum(map(int, dice))}", f"deal in {style}", "gather"):
            self.act(act)
        self.put("dice-shake", n=FACTS.number("shakes_of_the_covered_dice"), by="dealer")
        for seat in sorted(seat for seat in self.owners if seat):
            self.act(f"sets {seat}")

    def deal(self, style: str, start: int) -> None:
        """All tiles delivered in that style from that place on, with the marker on the dealer's."""
        for step, tiles in enumerate(delivery(style)):
            place = (start + step) % PLACES
            for tile in tiles:
                self.deliver(place, tile)
            if place == 0:
                self.mark()

    def deliver(self, place: int, tile: int) -> None:
        """One tile to a place around the table."""
        seat = self.other(place)
        where: Row = {"dest": "dead-hand"} if place == DEAD else {"seat": seat, "dest": "hand"}
        if seat in self.owners or place == 0:
            where["hand"] = seat
        self.delivered = True
        self.put("deliver", n=tile, card="?", face="down", **where)

    def mark(self) -> None:
        """The marker on the dealer's tiles, or his wager where he has one against the bank."""
        if 0 in self.owners:
            self.put("wager-moved", wager=DEALER_WAGER, source="container-front", dest="on-tiles")
        else:
            self.put("marker-placed", what="dealer-tiles", seat=0)

    def gather(self, seats: list[int]) -> None:
        """Stacks put with the Dead Hand: of these seats, or of all without a wager."""
        empty = [seat for seat in range(DEAD) if seat not in self.owners and (seat or self.bank)]
        for seat in seats or empty:
            self.put("move-card", seat=seat, source="hand", dest="dead-hand", face="down")

    def settle(self, seat: int, tiles: list[str]) -> None:
        """The outcome of a wager announced; the stake collected or returned, and the tiles taken, if it does not win."""
        result = outcome(tiles, self.against)
        self.act(f"says {seat} {result}")
        if result == "win":
            self.winners.append(seat)
            return
        if result == "lose":
            self.act(f"collect {seat} {self.stakes[seat]}")
            self.center += self.stakes[seat]
        else:
            self.act(f"return {seat} {self.stakes[seat]}")
        if seat:
            self.act(f"take {seat}")

    def finish(self) -> None:
        """The winners paid, the centre filled or divided, and all tiles taken."""
        due = sum(self.stakes[seat] for seat in self.winners)
        short = due - self.center
        for seat in sorted(self.winners):
            stake = self.stakes[seat]
            if self.bank and stake > self.center and short > 0:
                self.fill(short)
                short = 0
            self.center -= stake
            self.act(f"pay {seat} {stake}")
            if seat:
                self.act(f"vig {seat} {vigorish(stake)}")
            self.act(f"return {seat} {stake}")
            if seat:
                self.act(f"take {seat}")
        if self.bank and self.center > 0:
            self.divide()
        self.act("clear")

    def fill(self, cents: int) -> None:
        """What is wanting in the centre, from the bank, or half from each with a co-bank."""
        self.center += cents
        if self.covered:
            self.put("center-add", cents=cents // 2, source="co-bank")
            self.put("center-add", cents=cents - cents // 2, source="table-inventory")
        else:
            self.put("center-add", cents=cents, source="bank")

    def divide(self) -> None:
        """The surplus in the centre counted, its vigorish taken, the rest given to the bank."""
        self.put("center-surplus", cents=self.center)
        rest, place = self.center, "bank"
        if self.covered:
            self.put("center-take", cents=self.center // 2, dest="table-inventory")
            rest, place = self.center - self.center // 2, "co-bank"
        self.put("vigorish", what="taken", cents=vigorish(rest), seat=self.bank)
        self.put("center-take", cents=rest - vigorish(rest), dest=place)

    def lay(self, hand: int, words: list[str]) -> None:
        """The tiles of a hand as they lie: high hand / low hand."""
        half = "high"
        for word in words:
            if word == "/":
                half = "low"
            else:
                self.put("set-hand", hand=hand, seat=hand, what=half, card=word)


def wager_id(name: str) -> int:
    """The id of a wager from its short name."""
    return DEALER_WAGER if name in ("d", "0") else int(name)


def place_of(word: str) -> int:
    """The place around the table that a word names."""
    return {"dealer": 0, "dead": DEAD}.get(word, int(word) if word.isdigit() else -1)


def table(
    *rounds: str,
    never: Iterable[str] = (),
    undeclared: Iterable[str] = (),
    direction: str = "counterclockwise",
    day: str = "2010-06-05",
) -> tuple[list[str], list[int]]:
    """The log of a table as JSON lines, and the events marked in it.

    All of ALWAYS is declared as always recorded, but what is in ``undeclared`` (a kind, or a kind and a column), and
    what is in ``never``, which does not stand in the log either.
    """
    never, undeclared = tuple(never), tuple(undeclared)
    log = Table(day=day, clockwise=direction == "clockwise")
    log.put("table-open", what="535")
    if direction:
        log.put("positions", what=direction, n=POSITIONS)
    for what in ALWAYS:
        if what not in (*never, *undeclared):
            log.put("records", what=what, by="always")
    for what in never:
        log.put("records", what=what, by="never")
    for text in rounds:
        log.round(text)
    kept = []
    for row in log.rows:
        if row["kind"] not in never:
            dropped = {what.partition(".")[2] for what in never if what.startswith(f"{row['kind']}.")}
            kept.append(json.dumps({column: value for column, value in row.items() if column not in dropped}))
    return kept, log.marked
