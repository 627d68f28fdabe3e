"""The games that the generator deals: what each filing selects, and the filing's text."""

from dataclasses import dataclass

Row = dict[str, object]


@dataclass(frozen=True)
class Setup:
    """What a filing selects and what the log of its tables looks like.

    ``hole_read`` says that the source knows a card dealt face down; else its face is known once it is exposed.
    """

    name: str
    decks: int = 6
    double_shoe: bool = False
    collect_then_pay: bool = True
    blackjack_at_once: bool = True
    surrender_at_reader: bool = False
    even_money: bool = False
    match_the_dealer: bool = False
    double_face_down: bool = False
    additional_splits: int = 2
    additional_splits_of_aces: int = 0
    adjacent_boxes: int = 2
    entry_prohibited: bool = False
    hole_read: bool = False
    seats: int = 7

    @property
    def filing(self) -> str:
        """The Rules Submission, as YAML."""
        shoe = "double" if self.double_shoe else "single"
        covers = 2 if self.double_shoe else 1
        cards = f"{{decks: {self.decks}, cover_cards: {covers}, dealing: shoe, shoe: {shoe}, shuffler: manual"
        if self.double_shoe:
            side = "{{decks: {decks}, back: {back}, suits: [{suits}], cover_card: true}}"
            left = side.format(decks=self.decks // 2, back="red", suits="hearts, diamonds")
            right = side.format(decks=self.decks // 2, back="blue", suits="spades, clubs")
            cards += f", sides: {{left: {left}, right: {right}}}"
        lines = [
            'chapter: "633a"',
            f"head: {{version: {self.name}, effective: 2016-01-01}}",
            f"cards: {cards}}}",
            f"wagers: {{accepted_until: first-card, adjacent_boxes: {self.adjacent_boxes}, entry_after_shuffle: "
            f"{'prohibited' if self.entry_prohibited else 'permitted'}}}",
            f"dealing: {{blackjack_paid: {'immediately' if self.blackjack_at_once else 'after-the-hole-card'}, "
            f"settlement_order: {'collect-then-pay' if self.collect_then_pay else 'player-by-player'}}}",
            f"insurance: {{offered: true, even_money: {str(self.even_money).lower()}}}",
            "surrender: {offered: true, settlement: "
            f"{'after-the-card-reader' if self.surrender_at_reader else 'wager-on-the-cards'}}}",
            f"double_down: {{card: {'down' if self.double_face_down else 'up'}}}",
            f"splitting: {{additional_splits: {self.additional_splits}, "
            f"additional_splits_of_aces: {self.additional_splits_of_aces}}}",
        ]
        if self.match_the_dealer:
            lines.append("optional_wagers: {match-the-dealer: {tens_match: identical-cards-only}}")
        return "\n".join(lines) + "\n"


SETUPS: dict[str, Setup] = {
    setup.name: setup
    for setup in (
        Setup("plain"),
        Setup("late-pay", collect_then_pay=False, blackjack_at_once=False, surrender_at_reader=True, hole_read=True),
        Setup("even-money", decks=8, even_money=True, match_the_dealer=True, double_face_down=True),
        Setup(
            "match",
            match_the_dealer=True,
            collect_then_pay=False,
            surrender_at_reader=True,
            additional_splits_of_aces=2,
            entry_prohibited=True,
        ),
        Setup("two-shoes", decks=8, double_shoe=True, seats=5, blackjack_at_once=False, adjacent_boxes=1),
    )
}
