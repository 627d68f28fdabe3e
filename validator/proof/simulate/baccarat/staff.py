"""Who works at a table of baccarat, and what its log always records."""

from validator.proof.simulate.baccarat.ways import WAYS
from validator.proof.simulate.chance import Chance
from validator.proof.simulate.chosen import FiledChoices
from validator.proof.simulate.table import GameTable

FLOORPERSON = "floorperson:F1"

RECORDED = (
    *("player-arrives", "player-leaves", "player-arrives.seat", "player-leaves.seat", "dealer-arrives"),
    *("dealer-leaves", "caller", "supervisor", "positions", "posted-limits", "wager-minimum", "wager-maximum"),
    *("decks", "decks.n", "decks.back", "inspection", "inspection.n", "spread", "spread.n", "spread.face", "wash"),
    *("wash.n", "stack", "stack.n", "shuffle", "shuffle.by", "shuffle.what", "cut-offered", "cut-offered.seat"),
    *("cut", "cut.n", "cut.by", "recut", "recut.by", "cover-card-inserted", "cover-card-inserted.n", "load-shoe"),
    *("load-shoe.n", "load-shoe.by", "cover-card", "cover-card.dest", "burn", "burn.face", "burn.dest"),
    *("shoe-emptied", "rack-emptied", "batch", "batch-swap", "card-change", "device", "idle", "entry", "verify"),
    *("spread-asked", "shoe-offered", "shoe-offered.seat", "curator", "shoe-passed", "shoe-passed.what"),
    *("wager", "wager.cents", "wager.seat", "wager.player", "wager.by", "wager-changed", "wager-changed.cents"),
    *("wager-withdrawn", "wager-confirmed", "cash-converted", "wager-moved", "wager-handled", "no-more-bets"),
    *("deal", "deal.card", "deal.face", "deal.source", "deal.dest", "deal.by", "card-hand", "expose"),
    *("expose.card", "announce", "announce.n", "call", "result", "move-card", "cards-handed", "cards-returned"),
    *("cards-handed.n", "cards-returned.n", "turn-relinquished", "turn-offered", "handle-cards", "collect"),
    *("collect.cents", "collect.dest", "pay", "pay.cents", "return", "return.cents", "vigorish"),
    *("vigorish.cents", "vigorish.seat", "marker-placed", "marker-placed.cents", "marker-removed"),
    *("marker-removed.cents", "cleared", "cleared.dest", "void-round", "void-hand", "card-misdealt"),
    *("card-misdealt.face", "card-face-up", "card-face-up.card", "card-face-up.dest", "shoe-empty"),
    *("cancel", "correct", "round-start", "round-end", "table-open", "table-close"),
)


class StaffedTable(GameTable):
    """A table with a dealer who calls the game, in Chapter 545 two more, and a floorperson."""

    recorded = RECORDED

    def __init__(self, name: str, chosen: FiledChoices, chance: Chance, opens: int) -> None:
        super().__init__(name, chosen, chance, opens)
        self.ways = WAYS[chosen.law.chapter]
        self.filed = name in chosen.words("head.tables")
        """Whether the filing names the table, so that it is dealt under it for all who read the log."""
        self.further: list[str] = []
        """The dealers at the table beside the one who calls the game."""
        self._hired = 0

    def dealer_arrives(self) -> None:
        """A dealer comes who calls the game: where one dealer is, he does (§ 541.2(a))."""
        super().dealer_arrives()
        self.book.write("caller", by=self.dealer_id)

    def staff(self) -> None:
        """The floorperson is assigned, and further dealers come."""
        self.book.write("supervisor", by=FLOORPERSON)
        for _ in range(self.ways.further_dealers):
            self._another()

    def dismiss(self) -> None:
        """The further dealers leave."""
        for dealer in self.further:
            self.book.write("dealer-leaves", by=dealer)
        self.further.clear()

    def relieve_those_due(self) -> None:
        """Dealers who are due are relieved."""
        if self.dealer_is_due():
            self.relieve()
        if self.further and self.chance.happens(0.01, "dealers"):
            leaving = self.further.pop(self.chance.randrange(len(self.further)))
            self.book.write("dealer-leaves", by=leaving)
            self._another()

    def payer(self) -> str:
        """A dealer who is responsible for wagers."""
        return self.chance.choice(self.further) if self.further else self.dealer_id

    def _another(self) -> None:
        self._hired += 1
        dealer = f"dealer:W{self._hired}"
        self.further.append(dealer)
        self.book.write("dealer-arrives", by=dealer)
