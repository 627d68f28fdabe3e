"""Rounds of baccarat written in short, one act a line, and the log a user would have written of them.

A round is a text. A wager is named by its seat and the first letter of its type: ``3b`` seat 3 on the Banker's Hand,
``3p`` on the Player's Hand, ``3t`` the Tie Bet. Money is cents.

    bet 3b 10000                    a wager, made with chips
    close                           "no more bets"; written before the first card where it is missing
    cards 9C 3D KC 5D               the initial four cards in order of dealing: face up; face down in ``down`` and
                                    ``players`` (then ``turn player``, ``turn banker`` show them)
    cards *9C 3D KC 5D              the same, its first card the event of a finding
    called                          the Point Counts of both hands are announced, as they are at this moment
    player 6H / banker 2D           a third card, face up
    under                           the Banker's Hand is put under the shoe
    hand player 3 / back player 3   cards of the Player's Hand are handed to seat 3, and come back face up
    gives player 3                  seat 3 gives up the right to turn the Player's Hand
    offered player 4 refused        that right is offered to seat 4
    result player                   Point Counts and result are announced; result tie: "Tie Hand" too
    collect 7p 3500                 and pay, return
    vig 2b 125 / mark 2b 125        vigorish taken, or marked (with its marker)
    due 2 125                       vigorish marked before is collected from seat 2, and its marker removed
    clear                           the cards go to the discard rack or bucket; not declared as always recorded
    empty / void                    too few cards are left; the round is called void
    arrive 3 / leave 3              a player
    shuffle / offer 6 refused / cut 6 100 / insert 20 / load     a new shoe
    first KD 10                     the first card of the shoe, and so many further cards, all shown
    cover / last                    the cover card appears; "last hand"
    {"kind": "verify", "hand": 1}   any other row
    *end                            a finding at the end of the round

``column=value`` at the end of a line sets a column of its last row, ``column=`` leaves it out; ``_`` in a value is a
blank. ``*`` before a line marks the event of a finding (its last card, or else its last row), ``**`` of two. A text
whose first line is ``between`` holds what happens between two rounds.
"""

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime, timedelta

Row = dict[str, object]

ALWAYS = (
    *("wager", "wager.cents", "wager-changed", "wager-withdrawn", "no-more-bets", "deal", "deal.card", "deal.face"),
    *("expose", "announce", "call", "result", "collect", "collect.cents", "pay", "pay.cents", "return"),
    *("return.cents", "vigorish", "vigorish.cents", "wager.seat", "pay.seat", "void-round", "card-misdealt"),
    *("burn", "shuffle", "cut", "cut-offered", "load-shoe", "cover-card", "player-arrives", "player-leaves"),
    *("marker-placed", "marker-removed", "shoe-empty", "move-card", "card-face-up", "cover-card-inserted"),
    *("round-start", "round-end", "recut"),
)

OPENING = """
shuffle opening
cut dealer 100
insert 20
load
first 3C 3
"""
"""What is done with the cards before the first round, unless a test says otherwise."""

BEGIN = datetime.fromisoformat("2010-06-05T20:00:00-04:00")

TYPES = {"b": "banker", "p": "player", "t": "tie"}
_IDS = {"p": 0, "b": 100, "t": 200}
HANDS = {"player": 1, "banker": 2}


def points(cards: Iterable[str]) -> int:
    """The Point Count of cards, reckoned here by itself."""
    values = {"A": 1, "T": 0, "1": 0, "J": 0, "Q": 0, "K": 0}
    return sum(values[card[0]] if card[0] in values else int(card[0]) for card in cards) % 10


@dataclass
class Table:
    """Writes the rows of one table; ``marked`` are the events of the lines that a star stands before."""

    chapter: str = "541"
    dealing: str = "up"
    rows: list[Row] = field(default_factory=list)
    marked: list[int] = field(default_factory=list)
    number: int = 0
    closed: bool = False
    hands: dict[str, list[str]] = field(default_factory=dict)

    @property
    def discards(self) -> str:
        """Where cards are discarded."""
        return "rack" if self.chapter == "541" else "bucket"

    def put(self, kind: str, **columns: object) -> None:
        """Write one row of the round, with its time and number."""
        seq = len(self.rows) + 1
        at = (BEGIN + timedelta(seconds=2 * seq)).isoformat()
        row: Row = {"table": "MB-1", "seq": seq, "at": at, "kind": kind}
        if self.number:
            row["round"] = self.number
        self.rows.append(row | columns)

    def round(self, text: str) -> None:
        """Write one round, or what happens between two rounds."""
        if text.lstrip().startswith("between"):
            number, self.number = self.number, 0
            self.lines(text.strip().splitlines()[1:])
            self.number = number
            return
        self.number += 1
        self.closed, self.hands = False, {"player": [], "banker": []}
        self.put("round-start")
        lines = [line for line in map(str.strip, text.splitlines()) if line]
        self.lines([line for line in lines if line.lstrip("*") != "end"])
        self.put("round-end")
        for line in lines:
            if line.lstrip("*") == "end":
                self.marked += [len(self.rows)] * line.count("*")

    def lines(self, lines: Iterable[str]) -> None:
        """Write the rows of several lines."""
        for line in filter(None, map(str.strip, lines)):
            stars = len(line) - len(line.lstrip("*"))
            before = len(self.rows)
            self.act(line.lstrip("* "))
            cards = [place for place, row in enumerate(self.rows[before:], before + 1) if row["kind"] == "deal"]
            self.marked += [cards[-1] if cards else len(self.rows)] * stars

    def act(self, line: str) -> None:
        """Write the rows of one line."""
        if line.startswith("{"):
            columns = json.loads(line)
            self.put(columns.pop("kind"), **columns)
            return
        words = [word for word in line.split() if "=" not in word]
        match words:
            case ["bet", name, cents]:
                seat, type_ = int(name[:-1]), TYPES[name[-1]]
                self.put(
                    "wager",
                    wager=wager_id(name),
                    seat=seat,
                    player=f"P{seat}",
                    what=type_,
                    cents=int(cents),
                    by="chips",
                )
            case ["change", name, cents]:
                self.put("wager-changed", wager=wager_id(name), cents=int(cents))
            case ["withdraw", name]:
                self.put("wager-withdrawn", wager=wager_id(name))
            case ["close"]:
                self.closed = True
                self.put("no-more-bets", by="dealer")
            case ["cards", *cards]:
                self.initial(cards)
            case ["player" | "banker" as hand, card]:
                self.card(hand, card, "down" if self.dealing == "players" else "up")
            case ["turn", hand]:
                for card in self.hands[hand][-1:] if len(self.hands[hand]) > 2 else self.hands[hand]:
                    self.put("expose", hand=HANDS[hand], card=card)
            case ["under"]:
                self.put("move-card", hand=HANDS["banker"], dest="under-shoe")
            case ["hand" | "back" as way, hand, seat]:
                face = {} if way == "hand" else {"face": "up"}
                kind = "cards-handed" if way == "hand" else "cards-returned"
                self.put(kind, hand=HANDS[hand], seat=int(seat), player=f"P{seat}", **face)
            case ["gives", hand, seat]:
                self.put("turn-relinquished", hand=HANDS[hand], seat=int(seat), player=f"P{seat}", what="voluntary")
            case ["offered", hand, seat, answer]:
                self.put("turn-offered", hand=HANDS[hand], seat=int(seat), player=f"P{seat}", what=answer)
            case ["called", *which]:
                for hand in which or HANDS:
                    self.put("announce", hand=HANDS[hand], n=points(self.hands[hand]))
            case ["announce", hand, said]:
                self.put("announce", hand=HANDS[hand], n=int(said))
            case ["result", *result]:
                self.act("called")
                if result == ["tie"]:
                    self.put("call", what="tie-hand")
                self.put("result", **({"what": result[0]} if result else {}))
            case ["collect", name, cents]:
                self.put("collect", wager=wager_id(name), cents=int(cents), dest="table-inventory", seat=int(name[:-1]))
            case ["pay" | "return" as kind, name, cents]:
                self.put(kind, wager=wager_id(name), cents=int(cents), seat=int(name[:-1]))
            case ["vig", name, cents]:
                self.put("vigorish", what="taken", wager=wager_id(name), cents=int(cents), seat=int(name[:-1]))
            case ["mark", name, cents]:
                seat = int(name[:-1])
                self.put("marker-placed", what="vigorish", seat=seat, cents=int(cents))
                self.put("vigorish", what="marked", wager=wager_id(name), cents=int(cents), seat=seat)
            case ["due", seat, cents]:
                self.put("vigorish", what="collected", cents=int(cents), seat=int(seat))
                self.put("marker-removed", what="vigorish", seat=int(seat), cents=int(cents))
            case ["clear"]:
                self.put("cleared", dest=self.discards)
            case ["empty"]:
                self.put("shoe-empty", source="shoe")
            case ["void"]:
                self.put("void-round", what="insufficient-cards")
            case ["arrive" | "leave" as way, seat]:
                self.put(f"player-{way}s", seat=int(seat), player=f"P{seat}")
            case ["shuffle", *why]:
                self.put("shuffle", what=why[0] if why else "shoe-dealt", by="dealer")
            case ["offer", seat, answer]:
                self.put("cut-offered", seat=int(seat), player=f"P{seat}", what=answer)
            case ["cut", "dealer", above]:
                self.put("cut", n=int(above), by="dealer")
            case ["cut", seat, above]:
                self.put("cut", n=int(above), seat=int(seat), player=f"P{seat}", by=f"player:P{seat}")
            case ["insert", below]:
                self.put("cover-card-inserted", n=int(below), by="dealer")
            case ["load"]:
                self.put("load-shoe", dest="shoe", by="dealer")
            case ["first", card, further]:
                self.put("burn", card=card, face="up", source="shoe", dest=self.discards, what="first-card")
                if int(further):
                    counted = int(further)
                    self.put("burn", n=counted, face="up", source="shoe", dest=self.discards, what="counted")
            case ["cover"]:
                self.put("cover-card", source="shoe", dest="side")
            case ["last"]:
                self.put("call", what="last-hand", by="dealer")
            case ["error", hand, *card]:
                shown = {"card": card[0], "face": "up"} if card else {"face": "down"}
                self.put(
                    "card-misdealt", what="drawn-in-error", hand=HANDS[hand], source="shoe", dest="layout", **shown
                )
            case _:
                raise ValueError(f"no such act: {line}")
        for setting in (word for word in line.split() if "=" in word):
            column, _, value = setting.partition("=")
            if value:
                self.rows[-1][column] = int(value) if value.isdigit() else value.replace("_", " ")
            else:
                self.rows[-1].pop(column)

    def initial(self, cards: list[str]) -> None:
        """The initial four cards, turn by turn, and in the open game their announcement."""
        if not self.closed:
            self.act("close")
        for place, card in enumerate(cards):
            self.card("banker" if place % 2 else "player", card.strip("*"), "up" if self.dealing == "up" else "down")
            self.marked += [len(self.rows)] * card.count("*")

    def card(self, hand: str, card: str, face: str) -> None:
        """A card to one of the hands."""
        self.hands[hand].append(card)
        told = card if face == "up" else "?"
        dest = "under-shoe" if hand == "banker" and self.dealing == "down" and face == "down" else "hand"
        by = "curator" if self.chapter == "545" else "dealer"
        self.put("deal", hand=HANDS[hand], card=told, face=face, source="shoe", dest=dest, by=by)


def wager_id(name: str) -> int:
    """The id of a wager from its short name."""
    return int(name[:-1]) + _IDS[name[-1]]


def table(
    *rounds: str,
    chapter: str = "541",
    dealing: str = "up",
    never: Iterable[str] = (),
    undeclared: Iterable[str] = (),
    declared: Iterable[str] = (),
    seats: int = 7,
    opening: str = OPENING,
) -> tuple[list[str], list[int]]:
    """The log of a table as JSON lines, and the events marked in it.

    All of ALWAYS and ``declared`` is declared as always recorded, but what is in ``undeclared`` (a kind, or a kind and a column), and
    what is in ``never``, which does not stand in the log either. ``opening`` stands before the first round.
    """
    never, undeclared = tuple(never), tuple(undeclared)
    log = Table(chapter=chapter, dealing=dealing)
    log.put("table-open", what=chapter)
    log.put("positions", what="counterclockwise", n=max(seats, 10) if chapter == "545" else seats)
    for what in (*ALWAYS, *declared):
        if what not in (*never, *undeclared):
            log.put("records", what=what, by="always")
    for what in never:
        log.put("records", what=what, by="never")
    log.lines(opening.splitlines())
    for text in rounds:
        log.round(text)
    kept = []
    for row in log.rows:
        if row["kind"] not in never:
            dropped = {what.partition(".")[2] for what in never if what.startswith(f"{row['kind']}.")}
            kept.append(json.dumps({column: value for column, value in row.items() if column not in dropped}))
    return kept, log.marked
