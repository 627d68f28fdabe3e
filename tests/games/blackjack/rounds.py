"""Rounds of the blackjack games written in short, one act a line, and the log a user would have written of them.

A round is a text. Hands are numbered as their seats; ``dealer`` is hand 0. A wager is named by its hand: ``1`` the
Blackjack Wager (or the wager on split hand 11: ``11``), ``1d`` its Double Down, ``1i`` its Insurance, ``1m`` its
Match-the-Dealer Wager, ``1p`` its Push 22 Wager, ``1f`` the lammer of its free double. Money is cents.

    bet 1 1000                      the wager on which a hand is played; push 1 500 a Push 22 Wager; match 1 500 a Match-the-Dealer Wager
    bet 8 1000 of 1                 a Blackjack Wager on a second hand, 8, of seat 1; the totals of both are announced
    cards 1 TH 6D / dealer 6C TD    the initial two cards, the dealer's second face down and unknown
    peek no-blackjack               the card reader is used
    1 stand                         and 1 surrender, 1 even-money ...: a choice
    1 hit 5C                        a choice and its card; without a card, the choice alone
    1 double 1000 5C                a choice, the Double Down Wager and its card, face up and sideways
    1 split 11 1000                 a choice, the wager and the second card moved to the new hand 11
    1 insurance 500                 a choice and the Insurance Wager
    1 gets 5C                       a card without a choice; 1 moves 11: a split without one
    1 free-double 1000 5C           a choice, the Free Bet lammer that stands for so much, and the card
    1 free-split 11 1000            a choice, the lammer that is the wager on the new hand 11, and the split
    1 rescue                        a choice; withdraw 1d: the wager taken back
    area small                      the dealer's hand is put in that area
    range small                     peek blue and area small: the reader shows the range, and the hand is put there
    offer insurance                 to everybody at the table
    1 switch 8                      a choice, and the second cards of hands 1 and 8 change places
    turn                            the hole card is turned up; turn 1: the cards of hand 1
    dealer 5C 21                    a card to the dealer, and the total announced
    announce 1 blackjack            or announce 1 17: the total announced of hand 1
    call                            the dealer announces "Dealer's Card"
    pay 1 1000                      and collect, return
    lays 1d double-down 1500        a wager alone, of any type, under the name that follows
    tuck 1                          the cards of a hand are tucked under its wager
    remove 1                        the cards of a hand; clear: all cards
    cancel                          the event marked last is cancelled (or, correct, withdrawn)
    {"kind": "handle-cards"}        any other row
    *end                            a finding at the end of the round
    burn                            the first card, removed before a round dealt from the hand
    touch 1 one-hand                the player of hand 1 touches its cards
    holds right-hand                the hand into which the dealer takes the deck

``column=value`` at the end of a line sets a column of its last row, ``column=`` leaves it out. ``*`` before a line
marks the event of a finding (the card that is dealt, or else the last row of the line), ``**`` of two. A text whose
first line is ``between`` holds what happens between two rounds.
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta

Row = dict[str, object]

FILED: Mapping[str, str] = {
    "cards.decks": "6",
    "cards.dealing": "shoe",
    "cards.shoe": "single",
    "cards.shuffler": "manual",
    "wagers.adjacent_boxes": "2",
    "wagers.entry_after_shuffle": "permitted",
    "dealing.blackjack_paid": "immediately",
    "dealing.settlement_order": "collect-then-pay",
    "insurance.offered": "true",
    "insurance.even_money": "true",
    "surrender.offered": "true",
    "surrender.settlement": "after-the-card-reader",
    "double_down.card": "up",
    "splitting.additional_splits": "2",
    "splitting.additional_splits_of_aces": "1",
}

ALWAYS = (
    *("wager", "wager.cents", "deal", "deal.card", "deal.face", "deal.what", "expose", "peek", "announce", "choice"),
    *("split", "collect", "collect.cents", "collect.dest", "pay", "pay.cents", "return", "return.cents", "muck"),
    *("cleared", "cleared.dest", "wager-moved", "void-hand", "void-round"),
    *("switch", "move-card", "recut", "wager-withdrawn", "wager-changed"),
)

MORE_ALWAYS: Mapping[str, tuple[str, ...]] = {
    "590": ("tuck", "offer"),
    "672a": ("tuck", "offer"),
    "685a": ("offer", "area-placed", "card-change"),
}
"""What is declared besides in a chapter that needs it."""
FROM_HAND_ALWAYS = ("burn", "burn.dest", "deck-held")

LIGHTS: Mapping[str, str] = {"small": "blue", "medium": "red", "large": "yellow"}
"""The light of the Masque Card Reader device by the range of the hole card."""

_SUFFIXES = {"d": 100, "i": 200, "m": 300, "p": 400, "f": 500}
_WAGERS = {"match": ("match-the-dealer", "m"), "push": ("push-22", "p")}

MAIN: Mapping[str, str] = {"551": "spanish-21", "685a": "bet"}
"""The log's word for the wager on which a hand is played, where it is not blackjack."""
DAYS: Mapping[str, str] = {
    "551": "2010-04-01",
    "590": "2014-03-01",
    "633a": "2016-03-01",
    "672a": "2017-03-01",
    "685a": "2021-03-01",
}
"""A day on which the chapter is in force and its words are held."""


def filing(chapter: str = "633a", filed: Mapping[str, str] = FILED, /, **changes: str) -> str:
    """A filing of ``filed`` with some choices changed (``dealing_blackjack_paid="immediately"``); "" leaves one out."""
    paths = {path.replace(".", "_"): path for path in filed}
    chosen = dict(filed)
    for name, value in changes.items():
        section, _, key = name.partition("__")
        chosen[paths.get(name, f"{section}.{key}")] = value
    sections: dict[str, list[str]] = {}
    for path, value in chosen.items():
        section, key = path.split(".", 1)
        if value:
            sections.setdefault(section, []).append(f"{key}: {value}")
    head = f'chapter: "{chapter}"\nhead: {{version: "1", effective: {DAYS[chapter]}}}\n'
    return head + "".join(f"{name}: {{{', '.join(keys)}}}\n" for name, keys in sections.items())


@dataclass
class Table:
    """Writes the rows of one table; ``marked`` are the events of the lines that a star stands before."""

    rows: list[Row] = field(default_factory=list)
    marked: list[int] = field(default_factory=list)
    number: int = 0
    seats: dict[int, int] = field(default_factory=dict)
    hole: str = ""
    from_hand: bool = False
    chapter: str = "633a"

    def put(self, kind: str, **columns: object) -> None:
        """Write one row of the round, with its time and number."""
        seq = len(self.rows) + 1
        at = (datetime.fromisoformat(f"{DAYS[self.chapter]}T20:00:00-05:00") + timedelta(seconds=seq)).isoformat()
        row: Row = {"table": "BJ-1", "seq": seq, "at": at, "kind": kind}
        if self.number:
            row["round"] = self.number
        self.rows.append(row | columns)

    def round(self, text: str) -> None:
        """Write one round, or what happens between two rounds."""
        if text.startswith("between"):
            number, self.number = self.number, 0
            for line in text.splitlines()[1:]:
                self.act(line)
            self.number = number
            return
        self.number += 1
        self.seats, self.hole = {}, ""
        self.put("round-start")
        at_end = 0
        for line in filter(None, map(str.strip, text.splitlines())):
            stars = len(line) - len(line.lstrip("*"))
            if line.lstrip("*") == "end":
                at_end += stars
                continue
            before = len(self.rows)
            self.act(line.lstrip("* "))
            cards = [place for place, row in enumerate(self.rows[before:], before + 1) if row["kind"] == "deal"]
            event = cards[-1] if cards and "cards" not in line else len(self.rows)
            self.marked += [event] * stars
        self.put("round-end")
        self.marked += [len(self.rows)] * at_end

    def act(self, line: str) -> None:
        """Write the rows of one line."""
        if line.startswith("{"):
            columns = json.loads(line)
            self.put(columns.pop("kind"), **columns)
            return
        words = [word for word in line.split() if "=" not in word]
        match words:
            case ["bet" | "match" | "push" as what, hand, cents]:
                self.bet(int(hand), what, int(cents))
            case ["bet", hand, cents, "of", seat]:
                self.bet(int(hand), "bet", int(cents), int(seat))
            case ["cards", *cards]:
                self.initial(" ".join(cards))
            case ["peek", *shown]:
                self.put("peek", **({"what": shown[0]} if shown else {}))
            case ["turn", hand] if hand.isdigit():
                self.put("expose", hand=int(hand), seat=self.seats[int(hand)], by="dealer")
            case ["turn", *card]:
                self.put("expose", hand=0, card=card[0] if card else self.hole)
            case ["dealer", card, *total]:
                self.put("deal", hand=0, seat=0, card=card, face="up", source=self.source)
                if total:
                    self.put("announce", hand=0, n=int(total[0]))
            case ["announce", hand, said]:
                self.put("announce", hand=int(hand), **({"n": int(said)} if said.isdigit() else {"what": said}))
            case ["pay", name, cents]:
                self.put("pay", wager=wager_id(name), cents=int(cents))
            case ["collect", name, cents]:
                self.put("collect", wager=wager_id(name), cents=int(cents), dest="table-inventory")
            case ["return", name, cents]:
                self.put("return", wager=wager_id(name), cents=int(cents))
            case ["area", which]:
                self.put("area-placed", what=which)
            case ["range", which]:
                self.put("peek", what=LIGHTS[which])
                self.put("area-placed", what=which)
            case ["offer", what]:
                self.put("offer", what=what)
            case ["withdraw", name]:
                self.put("wager-withdrawn", wager=wager_id(name))
            case ["remove", hand]:
                self.put("muck", hand=int(hand), dest="rack")
            case ["cancel" | "correct" as kind]:
                self.put(kind, ref=self.marked.pop())
            case ["lays", name, what, cents]:
                number = int(name[:-1]) if name[-1] in _SUFFIXES else int(name)
                self.seats.setdefault(number, self.seats.get(number // 10, number))
                by = "lammer" if what == "free-bet" else "chips"
                self._wager(number, what, wager_id(name), int(cents), by)
            case ["tuck", hand]:
                self.put("tuck", hand=int(hand), seat=self.seats[int(hand)])
            case ["call"]:
                self.put("call", what="dealers-card", by="dealer")
            case ["clear"]:
                self.put("cleared", dest="rack")
            case ["burn"]:
                self.put("burn", face="down", source=self.source, dest="rack", what="before-round")
            case ["touch", hand, how]:
                box = self.seats[int(hand)]
                self.put("handle-cards", hand=int(hand), seat=box, player=f"P{box}", what=how, by="player")
            case ["holds", held]:
                self.put("deck-held", what=held, by="dealer")
            case [hand, choice, *rest] if hand.isdigit():
                self.choice(int(hand), choice, rest)
            case _:
                raise ValueError(f"no such act: {line}")
        for setting in (word for word in line.split() if "=" in word):
            column, _, value = setting.partition("=")
            if value:
                self.rows[-1][column] = int(value) if value.isdigit() else value
            else:
                self.rows[-1].pop(column)

    @property
    def source(self) -> str:
        """Where cards are dealt from."""
        return "deck-in-hand" if self.from_hand else "shoe"

    def bet(self, hand: int, what: str, cents: int, seat: int = 0) -> None:
        """The wager on a hand or one beside it; the seat has the hand's number where no other is given."""
        self.seats[hand] = seat or hand
        if what == "bet":
            self._wager(hand, MAIN.get(self.chapter, "blackjack"), hand, cents)
        else:
            type_, suffix = _WAGERS[what]
            self._wager(hand, type_, hand + _SUFFIXES[suffix], cents)

    def initial(self, text: str) -> None:
        """The initial two cards, round by round as they are dealt."""
        hands = [part.split() for part in text.split("/")]
        for place in (1, 2):
            for hand, *cards in hands:
                if hand == "dealer" and place == 2:
                    self.hole = cards[1]
                    self.put("deal", hand=0, seat=0, card="?", face="down", source=self.source)
                elif hand == "dealer":
                    self.put("deal", hand=0, seat=0, card=cards[0], face="up", source=self.source)
                else:
                    self.card(int(hand), cards[place - 1], "down" if self.from_hand else "up")
        seats = [self.seats[int(hand)] for hand, *_ in hands if hand != "dealer"]
        for hand, *_ in hands:
            if hand != "dealer" and seats.count(self.seats[int(hand)]) > 1 and not self.from_hand:
                self.put("announce", hand=int(hand))

    def card(self, hand: int, card: str, face: str = "up", **columns: object) -> None:
        """A card to a player's hand."""
        self.put("deal", hand=hand, seat=self.seats[hand], card=card, face=face, source=self.source, **columns)

    def choice(self, hand: int, choice: str, rest: list[str]) -> None:
        """What a player decides, and what follows of it at once."""
        seat = self.seats[hand]
        if choice not in ("gets", "moves"):
            self.put("choice", hand=hand, seat=seat, player=f"P{seat}", what=choice)
        match choice, rest:
            case "gets" | "hit", [card]:
                self.card(hand, card)
            case "double", [cents, *cards]:
                self._wager(hand, "double-down", hand + _SUFFIXES["d"], int(cents))
                for card in cards:
                    self.card(hand, card, what="sideways")
            case "free-double", [cents, *cards]:
                self._wager(hand, "free-bet", hand + _SUFFIXES["f"], int(cents), "lammer")
                for card in cards:
                    self.card(hand, card, what="sideways")
            case "free-split", [new, cents]:
                self.seats[int(new)] = seat
                self._wager(int(new), "free-bet", int(new), int(cents), "lammer")
                self.put("split", hand=int(new), ref=hand, seat=seat)
            case "split", [new, *cents]:
                self.seats[int(new)] = seat
                if cents:
                    self._wager(int(new), "split", int(new), int(cents[0]))
                self.put("split", hand=int(new), ref=hand, seat=seat)
            case "moves", [new]:
                self.seats[int(new)] = seat
                self.put("split", hand=int(new), ref=hand, seat=seat)
            case "switch", [other]:
                self.put("switch", hand=hand, ref=int(other), seat=seat)
            case "insurance", [cents]:
                self._wager(hand, "insurance", hand + _SUFFIXES["i"], int(cents))

    def _wager(self, hand: int, what: str, wager: int, cents: int, by: str = "chips") -> None:
        seat = self.seats[hand]
        self.put("wager", wager=wager, seat=seat, player=f"P{seat}", hand=hand, what=what, cents=cents, by=by)


def wager_id(name: str) -> int:
    """The id of a wager from its short name."""
    return int(name[:-1]) + _SUFFIXES[name[-1]] if name[-1] in _SUFFIXES else int(name)


def table(
    *rounds: str,
    never: Iterable[str] = (),
    undeclared: Iterable[str] = (),
    direction: str = "clockwise",
    from_hand: bool = False,
    chapter: str = "633a",
) -> tuple[list[str], list[int]]:
    """The log of a table as JSON lines, and the events marked in it.

    All of ALWAYS is declared as always recorded, but what is in ``undeclared`` (a kind, or a kind and a column), and
    what is in ``never``, which does not stand in the log either.
    """
    never, undeclared = tuple(never), tuple(undeclared)
    log = Table(from_hand=from_hand, chapter=chapter)
    log.put("table-open", what=chapter)
    if direction:
        log.put("positions", what=direction, n=6)
    for what in (*ALWAYS, *(FROM_HAND_ALWAYS if from_hand else ()), *MORE_ALWAYS.get(chapter, ())):
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
