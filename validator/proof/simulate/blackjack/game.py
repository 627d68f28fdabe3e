"""What a filing chooses of the game, read once for all rounds, and the limits that are posted at a table."""

from dataclasses import dataclass

from validator.core.odds import Odds
from validator.proof.simulate.chosen import FiledChoices


@dataclass
class Limits:
    """The posted smallest and largest main wager, and the smallest chip, in cents."""

    minimum: int = 1_000
    maximum: int = 50_000
    chip: int = 100


@dataclass(frozen=True)
class Game:
    """A filing's choices about wagers, dealing and decisions; each is named after the paragraph that leaves it open."""

    chosen: FiledChoices
    decks: int
    collect_then_pay: bool
    """§ 633a.7(r)(1); else player by player, (r)(2)."""
    blackjack_at_once: bool
    """Whether a player's Blackjack is paid before the dealer draws, § 633a.7(i)(1)(ii)."""
    insurance: bool
    even_money: bool
    """§ 633a.8(e)."""
    surrender: bool
    surrender_at_reader: bool
    """Whether a surrender against an ace or ten is settled after the card reader, § 633a.9(a)(2)."""
    double: bool
    double_for_less: bool
    double_face_down: bool
    """§ 633a.10(c)."""
    split: bool
    additional_splits: int
    """§ 633a.11(c)."""
    additional_splits_of_aces: int
    hole_read: bool
    """Whether the source knows cards that are dealt face down."""

    @classmethod
    def of(cls, chosen: FiledChoices, hole_read: bool = False) -> "Game":
        """What the filing chooses; what it does not state is the commonest lawful way."""
        again = chosen.number("splitting.additional_splits")
        return cls(
            chosen=chosen,
            decks=chosen.number("cards.decks", 6),
            collect_then_pay=chosen.word("dealing.settlement_order", "collect-then-pay") == "collect-then-pay",
            blackjack_at_once=chosen.word("dealing.blackjack_paid", "immediately") == "immediately",
            insurance=chosen.yes("insurance.offered", True),
            even_money=chosen.yes("insurance.even_money"),
            surrender=chosen.yes("surrender.offered", True),
            surrender_at_reader=chosen.word("surrender.settlement") == "after-the-card-reader",
            double=chosen.yes("double_down.offered", True),
            double_for_less=chosen.yes("double_down.for_less", True),
            double_face_down=chosen.word("double_down.card") == "down",
            split=chosen.yes("splitting.offered", True),
            additional_splits=again,
            additional_splits_of_aces=chosen.number("splitting.additional_splits_of_aces"),
            hole_read=hole_read,
        )


def won(odds: Odds, stake: int) -> int:
    """Cents that a stake wins at odds besides the stake itself, to the cent below."""
    return odds.winnings(stake)[0]
