"""What the optional wagers of a round win together: their rows, shares of a meter, bonuses, the maximum payout."""

from collections.abc import Sequence

from validator.proof.simulate.blackjack import optional
from validator.proof.simulate.blackjack.game import Game, Limits, won
from validator.proof.simulate.blackjack.hands import Box, PlayerHand
from validator.proof.simulate.blackjack.irregular_round import IrregularRound
from validator.proof.simulate.blackjack.optional import BEAT, KINGS, LADIES, MATCH, PROGRESSIVES, ROYAL
from validator.proof.simulate.blackjack.paytables import Meters, OfferedWager
from validator.proof.simulate.blackjack.shoe import Shoe
from validator.proof.simulate.blackjack.sides import matches
from validator.proof.simulate.book import Book
from validator.proof.simulate.chance import Chance

_LIMITED = {
    LADIES: "queen-of-hearts-pair-and-dealer-blackjack",
    KINGS: "king-of-spades-pair-and-dealer-blackjack",
}
"""The hands whose payout may have a maximum, by wager (§ 633a.13(o))."""


class OptionalDues(IrregularRound):
    """Knows the optional wagers of a round; ``shown`` is what each meter shows when wagering is closed."""

    def __init__(
        self,
        game: Game,
        limits: Limits,
        book: Book,
        chance: Chance,
        shoes: Sequence[Shoe],
        boxes: Sequence[Box],
        offered: dict[str, OfferedWager],
        meters: Meters,
    ) -> None:
        super().__init__(game, limits, book, chance, shoes, boxes)
        self.offered = offered
        self.meters = meters
        self.shown: dict[str, int] = {}
        self.magic = ""
        self.lucky_seat = 0
        self.meters_won: set[str] = set()
        """The meters that were won as a whole."""

    def is_open(self, hand: PlayerHand, what: str) -> bool:
        """Whether this optional wager of a box has yet to be settled."""
        return what in hand.sides and hand.sides[what].open and hand is hand.box[0]

    def first(self, hand: PlayerHand, what: str) -> Sequence[str]:
        """The cards by which a wager on the first cards is decided."""
        return hand.first

    def plays(self, hand: PlayerHand, what: str) -> bool:
        """Whether this hand is the one that the wager of its box is decided by."""
        return what in hand.sides and hand is hand.box[0] and not hand.dead

    def row(self, hand: PlayerHand, what: str) -> str | None:
        """The row of the paytable that a wager wins, None where it is lost."""
        first, up = self.first(hand, what), self.dealer[0]
        match what:
            case optional.LADIES:
                return optional.lucky_ladies(first, self.blackjack)
            case optional.KINGS:
                return optional.kings_bounty(first, self.blackjack)
            case optional.BETWEEN:
                return optional.in_between(first, up)
            case optional.ROYAL:
                return optional.royal_match(first)
            case optional.SET:
                return optional.bet_the_set(first, self.game.decks)
            case optional.SUPER:
                return optional.super_match(first)
            case optional.POKER:
                return optional.three_card_poker(first, up)
            case optional.HOUSE:
                return optional.house_money(first)
            case optional.BEAT:
                any_20 = self.game.chosen.yes("optional_wagers.bad-beat-progressive.any_20")
                return optional.bad_beat(hand.cards, self.dealer, any_20)
            case optional.RUN:
                return optional.hit_and_run(self.dealer)
        return optional.straight_jack(hand.cards)

    def winnings(self, hand: PlayerHand, what: str) -> int | None:
        """Cents that a wager wins besides its stake, a meter apart; None where it is lost."""
        offered, stake = self.offered[what], hand.sides[what].cents
        if what == MATCH:
            matched = matches(hand.first, self.dealer[0])
            return sum(won(offered.odds(row), stake) for row in matched) if matched else None
        row = self.row(hand, what)
        if row is None:
            return None
        if self.is_of_meter(hand, what):
            return self.from_meter(hand, what, row)
        cents = won(offered.odds(row), stake)
        return min(cents, self.limited(hand, what, cents)) if row == _LIMITED.get(what) else cents

    def is_of_meter(self, hand: PlayerHand, what: str) -> bool:
        """Whether a wager wins a share of a meter."""
        row = self.row(hand, what) if what in PROGRESSIVES else None
        return row is not None and self.offered[what].share(row) is not None

    def limited(self, hand: PlayerHand, what: str, cents: int) -> int:
        """The part of the maximum payout that the winner of a limited hand has (§ 633a.13(o))."""
        chosen = self.game.chosen
        if optional.FILED_AS[what] not in chosen.words("max_payout.applies_to"):
            return cents
        winners = [one for one in self.hands if self.plays(one, what) and self.row(one, what) == _LIMITED[what]]
        wagered = sum(one.sides[what].cents for one in winners)
        return chosen.number("max_payout.amount") * hand.sides[what].cents // wagered

    def from_meter(self, hand: PlayerHand, what: str, row: str) -> int:
        """What a share of the meter comes to besides the stake (§ 633a.7(o)(1)(ii)(C), (2)(ii)(C) and (3)(ii)(C))."""
        offered, wager = self.offered[what], hand.sides[what]
        share = offered.share(row)
        assert share is not None
        whole = share.of_meter(self.shown[what])[0]
        besides = won(share.besides, wager.cents) if share.besides else -wager.cents
        if share.percent < 100:
            self.meters.cents[what] -= whole
            return whole + besides
        self.meters_won.add(what)
        return self.part_of(whole, hand, what, row) + besides

    def part_of(self, whole: int, hand: PlayerHand, what: str, row: str) -> int:
        """A winner's part of a meter: of Bad Beat by the wagers, of others equal for each player, to his last cent."""
        winners = [one for one in self.hands if self.plays(one, what) and self.row(one, what) == row]
        mine = [one for one in winners if one.player == hand.player]
        wagered = [one.sides[what].cents for one in (winners if what == BEAT else mine)]
        among = sum(wagered) if what == BEAT else sum(wagered) * len({one.player for one in winners})
        before = sum(one.sides[what].cents for one in mine[: mine.index(hand)])
        return whole * (before + hand.sides[what].cents) // among - whole * before // among

    def bonuses(self, hand: PlayerHand, what: str) -> list[tuple[str, int]]:
        """The bonuses that a wager earns beside its row, each with its cents (§ 633a.1)."""
        chosen, stake, found = self.game.chosen, hand.sides[what].cents, []
        table = self.offered[what].table
        crown = what == ROYAL and chosen.yes("bonuses.crown_treasure")
        if crown and optional.is_royal(hand.first) and optional.is_royal(self.dealer[:2]):
            found.append(("crown-treasure-bonus", "crown-treasure"))
        if what == BEAT and self.magic and optional.magic_cards(hand.first, self.magic):
            found.append(("magic-card-bonus", "magic-card-bonus"))
        if what == BEAT and hand.seat == self.lucky_seat:
            found.append(("lucky-player-bonus", "lucky-player-bonus"))
        return [(bonus, self.offered[what].odds(row).due(stake)[0]) for bonus, row in found if row in table.rows]
