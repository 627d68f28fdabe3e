"""Rounds that are given: the cards, the wagers and the decisions of an example, dealt as the text says."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any

from validator.proof.simulate.arranged import ArrangedBox, ArrangedCard, Arrangement
from validator.proof.simulate.blackjack.hands import PlayerHand
from validator.proof.simulate.blackjack.round import BlackjackRound


class ArrangedRound(BlackjackRound):
    """A round that may be arranged; where its cards are not in the shoe, only wagers and decisions are."""

    def __init__(self, *round_: Any) -> None:
        super().__init__(*round_)
        self._arranged: Arrangement | None = None
        self._done: dict[int, int] = {}
        """How many of the decisions on a hand have been taken."""

    def arrange(self, arranged: Arrangement) -> None:
        """Have this round be as it is given."""
        self._arranged = arranged

    def _box(self, hand: PlayerHand) -> ArrangedBox | None:
        """What is given of the box of a hand, None where nothing is."""
        if self._arranged is None or not self.hands:
            return None
        boxes = list({id(one.box): one.box for one in self.hands}.values())
        place = next((at for at, box in enumerate(boxes) if box is hand.box), len(boxes))
        return self._arranged.boxes[place] if place < len(self._arranged.boxes) else None

    def acts(self, hand: PlayerHand) -> Sequence[str] | None:
        """The decisions that are given on a hand, None where none are."""
        box = self._box(hand)
        if box is None:
            return None
        place = hand.box.index(hand)
        return box.acts[place] if place < len(box.acts) else ()

    def given_to_dealer(self) -> Sequence[ArrangedCard]:
        """All cards that are given to the dealer."""
        return () if self._arranged is None else self._arranged.dealer

    # --- wagers ---

    def stake(self, hand: PlayerHand) -> int:
        """As given, within the posted limits."""
        usual, box = super().stake(hand), self._box(hand)
        limits = self.limits
        given = box is not None and limits.minimum <= box.stake <= limits.maximum and box.stake % limits.chip == 0
        return box.stake if box is not None and given else usual

    def places(self, hand: PlayerHand, what: str) -> bool:
        """Those of the types that are given."""
        usual, box = self.happens_to_place(), self._box(hand)
        return usual if box is None else what in dict(box.beside)

    def happens_to_place(self) -> bool:
        """Whether a player places an optional wager, where nothing is given."""
        return self.chance.random() < 0.5

    def stake_beside(self, hand: PlayerHand, what: str, most: int) -> int:
        """Cents of an optional wager: as given, where that may be."""
        chip = self.limits.chip
        usual = self.chance.randrange(chip, most + 1, chip) if self.chance.random() < 0.8 else most
        box = self._box(hand)
        given = dict(box.beside).get(what, 0) if box is not None else 0
        return given if chip <= given <= most and given % chip == 0 else usual

    # --- cards and decisions ---

    def deal_first(self, face: str = "up") -> None:
        """The cards that are given lie on top."""
        if self._arranged is not None:
            self.shoe.arrange(self._order(self._arranged))
        super().deal_first(face)

    def _order(self, arranged: Arrangement) -> list[ArrangedCard]:
        """The cards that are given in the order in which they are dealt."""
        boxes = [self._box(hand) for hand in self.hands]
        order: list[ArrangedCard] = []
        for place, dealers in zip_longest((0, 1), arranged.dealer[:2]):
            dealt = [box for hand, box in zip(self.hands, boxes, strict=True) if place or not hand.cards]
            order += [box.first[place] if box is not None else None for box in dealt]
            order.append(dealers)
        for box in boxes:
            order += box.drawn if box is not None else ()
        return [*order, *arranged.dealer[2:]]

    def takes(self, hand: PlayerHand, what: str, chance: float) -> bool:
        """What is given is taken, and nothing else."""
        acts = self.acts(hand)
        if acts is None:
            return super().takes(hand, what, chance)
        return what.removeprefix("no-") not in acts if what.startswith("no-") else what in acts

    def is_clearly_next(self, hand: PlayerHand) -> bool:
        """What is given is split again though readings differ."""
        return super().is_clearly_next(hand) or self.acts(hand) is not None

    def wish(self, hand: PlayerHand) -> str:
        """The next decision that is given; none is left: stand."""
        acts = self.acts(hand)
        if acts is None:
            return super().wish(hand)
        left = [act for act in acts if act in ("split", "double", "hit")][self._done.get(id(hand), 0) :]
        self._done[id(hand)] = self._done.get(id(hand), 0) + 1
        act = left[0] if left else "stand"
        if act == "split" and not (len(hand.cards) == 2 and self.may_split(hand)):
            return "stand"
        return "stand" if act == "double" and not self.may_double(hand) else act
