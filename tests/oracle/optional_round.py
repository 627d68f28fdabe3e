"""What the optional wagers of one round win or lose together: bonuses, meters that are shared, the maximum payout.

Written apart from the validator, which it may not import. Cents, positive to the player; where honest readings part,
every outcome that one of them allows.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import product

from tests.oracle import optional as due
from tests.oracle.optional import METER, Filed, Rows
from tests.oracle.settlement import Hand, Nets, cents

LIMITED = {
    "twenty-point-bonus": "queen-of-hearts-pair-and-dealer-blackjack",
    "kings-bounty": "king-of-spades-pair-and-dealer-blackjack",
}
"""The hands whose payout may have a maximum (§ 633a.13(o)), by wager."""


@dataclass(eq=False)
class Side:
    """An optional wager: its stake in cents, whose it is, and the cards that decide it.

    ``first`` are the initial two cards (for Super Match the initial four), ``drawn`` the further cards of each hand in
    the order dealt, ``hands`` the hands when the round is over, the one with the original wager first.
    """

    what: str
    stake: int
    seat: int
    player: str
    first: list[str]
    drawn: list[list[str]] = field(default_factory=lambda: [[]])
    hands: list[Hand] = field(default_factory=list)


@dataclass
class Round:
    """The dealer's hand, what the devices show, and all optional wagers of the round, from the dealer's left."""

    filed: Filed
    dealer: Hand
    sides: list[Side]
    meters: dict[str, int] = field(default_factory=dict)
    magic_card: str | None = None
    lucky_seat: int | None = None

    def rows(self, side: Side) -> Rows:
        """The rows of the paytable that an honest reading may pay; Match-the-Dealer is paid for each card instead."""
        up, first = self.dealer.cards[0], side.first
        match side.what:
            case "twenty-point-bonus":
                return due.lucky_ladies(first, self.dealer)
            case "in-between":
                return due.in_between(first, up)
            case "royal-match-21":
                return due.royal_match_21(first)
            case "bet-the-set-21":
                return due.bet_the_set_21(first)
            case "kings-bounty":
                return due.kings_bounty(first, self.dealer)
            case "super-match":
                return due.super_match(first)
            case "bad-beat-progressive":
                return due.bad_beat(side.hands, self.dealer, self.filed.any_20)
            case "three-card-poker":
                return due.three_card_poker(first, up)
            case "hit-and-run-progressive":
                return due.hit_and_run(self.dealer)
            case "straight-jack-progressive":
                return due.straight_jack(first, side.drawn)
            case "house-money":
                return due.house_money(first)
        raise ValueError(side.what)

    def bonuses(self, side: Side, row: str | None) -> set[tuple[int, ...]]:
        """The bonuses beside a row, each as what it pays for 1."""
        filed = self.filed
        if side.what == "royal-match-21":
            both = row == "royal-match" and due.royal_match(self.dealer.cards[:2])
            return {(due.CROWN_TREASURE,) if filed.crown_treasure and both else ()}
        if side.what != "bad-beat-progressive":
            return {()}
        magic = due.magic_cards(side.first, self.magic_card) if filed.magic_card and self.magic_card else {0}
        lucky = filed.lucky_player and side.seat == self.lucky_seat
        return {(due.MAGIC_CARD,) * count + (due.LUCKY_PLAYER,) * lucky for count in magic}

    def lawful(self, side: Side) -> Nets:
        """What a wager may win or lose."""
        if side.what == "match-the-dealer":
            odds = due.MATCH_THE_DEALER[self.filed.decks]
            won = [odds[row] for row in due.matching(side.first, self.dealer.cards[0])]
            return (side.stake * sum(won),) if won else (-side.stake,)
        found: set[int] = set()
        for row in self.rows(side):
            for bonuses in self.bonuses(side, row):
                found |= with_bonuses(self.paid(side, row), row, side.stake, bonuses)
        return tuple(sorted(found))

    def paid(self, side: Side, row: str | None) -> set[int]:
        """What a row comes to, bonuses apart."""
        stake, filed = side.stake, self.filed
        if row is None:
            return {-stake}
        if row == LIMITED.get(side.what):
            return self._limited(side)
        match side.what:
            case "bad-beat-progressive" | "hit-and-run-progressive":
                if row == METER:
                    shares = [share - taken for share in self._shares(side) for taken in (stake, 0)]
                    return set(shares)
                odds = due.BAD_BEAT if side.what == "bad-beat-progressive" else due.HIT_AND_RUN
                return {stake * (odds[row] - 1)}
            case "straight-jack-progressive":
                beside = self._shares(side) if row == "six-ace-of-spades" else self._tenths(side, row)
                return {part + stake * due.STRAIGHT_JACK[row] for part in beside}
        return set(cents(stake * Fraction(paytable(side.what, filed)[row])))

    def _shares(self, side: Side) -> set[int]:
        """A winner's part of 100% of the meter: of Bad Beat by the wagers, otherwise equal for each player."""
        meter = self.meters[side.what]
        return {cent for part in self.parts(side) for cent in cents(meter * part)}

    def parts(self, side: Side) -> set[Fraction]:
        """The part of the meter that a wager earns; a player with two winning wagers has half of his for each."""
        row = "six-ace-of-spades" if side.what == "straight-jack-progressive" else METER
        others = [(one, self.rows(one)) for one in self.sides if one is not side and one.what == side.what]
        found: set[Fraction] = set()
        for sure in (True, False):
            winners = [side, *(one for one, rows in others if (rows == {row} if sure else row in rows))]
            if side.what == "bad-beat-progressive":
                found.add(Fraction(side.stake, sum(one.stake for one in winners)))
            else:
                own = sum(one.player == side.player for one in winners)
                found.add(Fraction(1, len({one.player for one in winners}) * own))
        return found

    def _tenths(self, side: Side, row: str) -> set[int]:
        """The part of the meter beside another row: of what it shows, or of what others' parts have left of it."""
        part = due.METER_PARTS.get(row)
        if part is None:
            return {0}
        later = self.sides[self.sides.index(side) + 1 :]
        before = sum(one.what == side.what and row in self.rows(one) for one in later)
        meter = self.meters[side.what]
        return {cent for times in (0, before) for cent in cents(meter * (1 - part) ** times * part)}

    def _limited(self, side: Side) -> set[int]:
        """A payout that may have a maximum, shared by the wagers of the winners, of one type or of both."""
        filed, stake = self.filed, side.stake
        full = stake * paytable(side.what, filed)[LIMITED[side.what]]
        if filed.limit is None or side.what not in filed.limited:
            return {int(full)}
        winners = [one for one in self.sides if self._won_limited(one)]
        same = [one for one in winners if one.what == side.what]
        found = {int(full)} if side.what == "twenty-point-bonus" else set()
        for group in (same, winners):
            wagered = sum(one.stake for one in group)
            payable = sum(one.stake * paytable(one.what, filed)[LIMITED[one.what]] for one in group)
            found |= set(cents(Fraction(filed.limit * stake, wagered))) if payable > filed.limit else {int(full)}
        return found

    def _won_limited(self, side: Side) -> bool:
        return side.what in self.filed.limited and self.rows(side) == {LIMITED[side.what]}


def drawn_by(hands: list[Hand]) -> list[list[str]]:
    """The cards drawn after the initial two, by hand; a hand split again had drawn the next one's first card."""
    if len(hands) == 1:
        return [hands[0].cards[2:]]
    moved = [[], *([hand.cards[0]] for hand in hands[2:]), []]
    return [before + hand.cards[1:] for before, hand in zip(moved, hands, strict=True)]


def paytable(what: str, filed: Filed) -> dict[str, Fraction] | dict[str, int]:
    """The paytable of a wager that is paid to 1, as filed."""
    tables: dict[str, Callable[[], dict[str, Fraction] | dict[str, int]]] = {
        "twenty-point-bonus": lambda: due.LUCKY_LADIES,
        "in-between": lambda: due.IN_BETWEEN,
        "royal-match-21": lambda: due.ROYAL_MATCH_21[filed.royal_match],
        "bet-the-set-21": lambda: due.BET_THE_SET_21[filed.bet_the_set],
        "kings-bounty": lambda: due.KINGS_BOUNTY,
        "super-match": lambda: due.SUPER_MATCH[filed.decks],
        "three-card-poker": lambda: due.THREE_CARD_POKER[filed.three_card_poker],
        "house-money": lambda: due.HOUSE_MONEY["single" if filed.decks == 1 else "multiple"],
    }
    return tables[what]()


def with_bonuses(paid: Iterable[int], row: str | None, stake: int, bonuses: tuple[int, ...]) -> set[int]:
    """Net results with bonuses paid for 1: in full beside the wager's own, or the stake counted once only."""
    for_one = sum(bonuses) * stake
    once = len(bonuses) - (row is None) if bonuses else 0
    return {net + for_one - less * stake for net, less in product(paid, {0, once})}


def winning_rows(round_: Round) -> Iterator[tuple[str, str]]:
    """Wager and row of every wager that wins under each honest reading, and of every bonus."""
    for side in round_.sides:
        if side.what == "match-the-dealer":
            for row in due.matching(side.first, round_.dealer.cards[0]):
                yield side.what, row
            continue
        rows = round_.rows(side)
        if len(rows) == 1:
            (due_row,) = rows
            if due_row is not None:
                yield side.what, due_row
            (bonuses, *others) = round_.bonuses(side, due_row)
            if not others:
                names = {due.CROWN_TREASURE: "crown-treasure", due.MAGIC_CARD: "magic-card", due.LUCKY_PLAYER: "lucky"}
                for bonus in bonuses:
                    yield side.what, names[bonus]
