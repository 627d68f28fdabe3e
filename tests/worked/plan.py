"""What a case's round consists of, before it is written as events; phrases may change it."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from tests.worked.acts import Act, read_acts
from tests.worked.casefile import Case, NotTranslated, Settled
from tests.worked.game import BLACKJACK, Game
from tests.worked.setup import Options, read_options
from tests.worked.story import Story
from tests.worked.words import MAIN, WHO, Bet, read_bet, read_card, read_wager

MARKS = {
    "face up": "up",
    "face down": "down",
    "hole, face down": "down",
    "hole, face up": "up",
    "hole": "down",
    "up card": "up",
    "hit": "hit",
    "draw": "draw",
    "drawn": "draw",
    "card": "card",
    "split card": "card",
    "second card": "card",
    "double": "double",
    "double, face up": "double",
    "double, face down": "double-down",
    "hit, face down": "hit-down",
    "hit, face up": "hit",
    "draw, face down": "draw-down",
    "extra": "extra",
    "second card after double": "extra",
    "second double card": "extra",
    "extra card": "extra",
    "not requested": "extra",
    "not asked for": "extra",
    **dict.fromkeys(("late", "late card", "late second card", "second card, late", "after all others"), "extra"),
    **dict.fromkeys(("racked", "to rack", "draw, to rack", "to discard rack", "draw, racked"), "racked"),
    **dict.fromkeys(("drawn in error, to rack", "accidental, to rack", "accidental draw, to rack"), "racked"),
    "draw, face up": "draw",
    "drawn by mistake": "draw",
    "accidental": "draw",
}
"""What a card line says of its card in brackets."""


@dataclass(slots=True)
class Stake:
    """A wager and its stake in cents."""

    id: int
    bet: Bet
    cents: int


@dataclass(eq=False, slots=True)
class Dealt:
    """A card as logged; seat 0 is the dealer."""

    seat: int
    label: str
    card: str
    mark: str


@dataclass(slots=True)
class Plan:
    """The round of a case and the edits that its phrases make to the story written from it.

    ``rows`` are its settlement lines by bet; ``plain`` says that the case tells no cards, so that they are of this
    reader's making, but for the first cards in ``special`` by seat (0: the dealer) and the further cards in ``later``; ``finals`` the cards of each hand
    at the end. ``determinant`` is the card and the side it is drawn from; ``said`` what phrases leave for each other,
    ``subject`` the seat that the last of them spoke of, ``split_cards`` the second cards of split hands.
    """

    case: Case
    options: Options
    game: Game = BLACKJACK
    stakes: list[Stake] = field(default_factory=list)
    dealt: list[Dealt] = field(default_factory=list)
    acts: list[Act] = field(default_factory=list)
    rows: dict[Bet, Settled] = field(default_factory=dict)
    finals: dict[tuple[int, str], list[str]] = field(default_factory=dict)
    players: dict[int, str] = field(default_factory=dict)
    plain: bool = False
    reader: str = ""
    first_player: int = 0
    source: str = ""
    insurance_offered: bool = True
    determinant: tuple[str, str] | None = None
    undetermined: bool = False
    face_up: str = ""
    special: dict[int, list[str]] = field(default_factory=dict)
    later: list[Dealt] = field(default_factory=list)
    said: set[str] = field(default_factory=set)
    subject: int = 0
    split_cards: dict[int, str] = field(default_factory=dict)
    edits: list[Callable[[Story], None]] = field(default_factory=list)
    filed: list[Callable[[dict[str, Any]], None]] = field(default_factory=list)

    @property
    def seats(self) -> list[int]:
        """Seats with a Blackjack Wager or cards, in order."""
        return sorted(
            {stake.bet.seat for stake in self.stakes if stake.bet.kind == "blackjack"}
            | {one.seat for one in self.dealt if one.seat}
        )

    def stake_of(self, seat: int, kind: str, label: str = "") -> Stake | None:
        """The first wager of this kind at a seat (and hand)."""
        for stake in self.stakes:
            if stake.bet.seat == seat and stake.bet.kind == kind and label in ("", stake.bet.label):
                return stake
        return None

    def add_stake(self, bet: Bet, cents: int) -> Stake:
        """Another wager."""
        stake = Stake(max((one.id for one in self.stakes), default=0) + 1, bet, cents)
        self.stakes.append(stake)
        return stake

    def join(self, *seats: int) -> None:
        """See that each seat plays, where the cards are of this reader's making."""
        for seat in seats:
            if self.stake_of(seat, "blackjack") is None:
                if not self.plain:
                    raise NotTranslated(f"seat {seat} has no cards in this case")
                self.add_stake(Bet(seat, "", "blackjack"), 1000)
                self.players.setdefault(seat, f"P{seat}")

    def initial(self, seat: int, label: str = "") -> list[str]:
        """The first two cards of a hand; seat 0 is the dealer's."""
        return [one.card for one in self.dealt if one.seat == seat and label in ("", one.label)][:2]


def read_plan(case: Case, game: Game = BLACKJACK) -> Plan:
    """Everything structured of a case; raises NotTranslated."""
    case = in_blackjack_words(case, game)
    plan = Plan(case, read_options(case, game), game)
    for line in case.wagers:
        bet, cents = read_wager(line)
        plan.add_stake(bet, cents)
    for line in case.dealt:
        plan.dealt.append(read_dealt(line))
    for line in case.final_hands:
        _final(plan, line)
    for one in case.settlement:
        plan.rows[read_bet(one.bet)] = one
    plan.acts = [act for line in case.decisions for act in read_acts(line)]
    plan.plain = not plan.dealt
    for seat in {stake.bet.seat for stake in plan.stakes} | set(plan.seats):
        plan.players[seat] = f"P{seat}"
    return plan


def in_blackjack_words(case: Case, game: Game) -> Case:
    """The case with the wagers of its game named as 633a names them."""
    if not game.wager_words:
        return case
    named = game.blackjack_words
    return replace(
        case,
        wagers=tuple(map(named, case.wagers)),
        decisions=tuple(map(named, case.decisions)),
        logged_events=tuple(map(named, case.logged_events)),
        settlement=tuple(replace(one, bet=named(one.bet)) for one in case.settlement),
    )


def read_dealt(line: str) -> Dealt:
    """Read ``seat1 hand a: KC (card)`` or ``dealer: 10S (hole, face down)``."""
    match = re.fullmatch(rf"(?:(?P<dealer>dealer)|{WHO}): ?(?P<card>\S+)(?: \((?P<mark>[^)]*)\))?", line)
    if match is None or (match["mark"] or "face up") not in MARKS:
        raise NotTranslated(f"dealt {line!r}")
    seat = 0 if match["dealer"] else int(match["seat"])
    return Dealt(seat, match["hand"] or "", read_card(match["card"]), MARKS[match["mark"] or "face up"])


def _final(plan: Plan, line: str) -> None:
    match = re.fullmatch(rf"(?:(?P<dealer>dealer)|{WHO}): ?(?P<cards>[^=(]*?)(?: ?[=(].*)?", line)
    if match is None:
        raise NotTranslated(f"final hand {line!r}")
    if re.search(r"\b(?:no cards|none|dead|discarded|not exposed|unknown)\b", match["cards"]):
        return
    seat = 0 if match["dealer"] else int(match["seat"])
    plan.finals[seat, match["hand"] or ""] = [read_card(word) for word in match["cards"].replace(",", " ").split()]


TENS = ("10H", "JD", "10D", "JH", "QD", "QH", "KD")
EIGHTS = ("8D", "8S", "8H", "8C", "9H", "9D", "9S")
"""First and second cards of the plain round, by seat: no two make a pair, a straight, a suited hand or 20."""


def without_tens(card: str) -> str:
    """A queen in place of a 10."""
    return card.replace("10", "Q")


def dealer_showing(rank: str) -> list[str]:
    """Cards of a dealer who shows this rank and ends with 17, in their order."""
    if rank == "A":
        return ["AC", "6S"]
    if rank in ("10", "J", "Q", "K"):
        return [f"{rank}C", "7S"]
    low = int(rank)
    if low >= 7:
        return [f"{rank}C", f"{17 - low}S"]
    return [f"{rank}C", "10S", "AS" if low == 6 else f"{7 - low}S"]


def make_plain(plan: Plan) -> None:
    """Give a case without cards a round in which nothing happens: every hand stands and beats the dealer's 17."""
    seats = plan.seats
    if not seats:
        others = {stake.bet.seat for stake in plan.stakes}
        plan.join(next(seat for seat in range(1, 9) if seat not in others))
        seats = plan.seats
    hands = [(seat, label) for seat in seats for label in _labels(plan, seat)]
    if len(hands) > len(TENS):
        raise NotTranslated(f"{len(hands)} hands")
    down = "down" if plan.options.from_hand_filed else "up"
    tens = list(map(without_tens, TENS)) if plan.game.removed else TENS
    firsts = [Dealt(seat, label, tens[i], down) for i, (seat, label) in enumerate(hands)]
    seconds = [Dealt(seat, label, EIGHTS[i], down) for i, (seat, label) in enumerate(hands)]
    for one, card in ((one, place) for place, row in enumerate((firsts, seconds)) for one in row):
        if one.seat in plan.special and len(plan.special[one.seat]) > card:
            one.card = plan.special[one.seat][card]
    insured = any(stake.bet.kind == "insurance" for stake in plan.stakes)
    dealer = plan.special.get(0, dealer_showing("A" if insured else "7"))
    if plan.game.removed:
        dealer = dealer if 0 in plan.special else list(map(without_tens, dealer))
    plan.dealt = [*firsts, Dealt(0, "", dealer[0], "up"), *seconds, Dealt(0, "", dealer[1], "down")]
    plan.dealt += [*plan.later, *(Dealt(0, "", card, "draw") for card in dealer[2:])]


def _labels(plan: Plan, seat: int) -> list[str]:
    labels = [stake.bet.label for stake in plan.stakes if stake.bet.seat == seat and stake.bet.kind == "blackjack"]
    return labels if plan.options.switch and len(labels) > 1 else labels[:1]


def optional(kind: str) -> bool:
    """Whether a type of wager is one of the optional ones."""
    return kind not in MAIN
