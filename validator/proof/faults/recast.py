"""Exchanges the cards of a round for those of an example, so that an act that was lawful in it no longer is."""

from validator.proof.faults.binding import SceneBinding, Unfit
from validator.proof.faults.edits import Edit
from validator.proof.faults.rewritten import RowChange, RowEdits
from validator.proof.faults.scene import DEALER, Scene

_UNKNOWN = "?"


def recast(log: Scene, edit: Edit, place: int, binding: SceneBinding, work: RowEdits) -> None:
    """Give the hands the cards that they have in the example before its act; raises Unfit where they have others."""
    example = edit.fails.stretch(edit.star)
    for hand in example.hands:
        cards = edit.fails.cards(edit.star - 1, hand)
        if not any(card != _UNKNOWN for card in cards):
            continue
        other = binding.hand(hand, new=False)
        dealt = [at for at in log.stretch(place).hands.get(other, ()) if at < place]
        if len(dealt) < len(cards) or (len(dealt) > len(cards) and hand != DEALER):
            raise Unfit
        for at, card in zip(dealt, cards, strict=False):
            if card != _UNKNOWN:
                _give(log, _shown_at(log, at), card, work)
    if not work.touched:
        raise Unfit


def _shown_at(log: Scene, place: int) -> int:
    """The row that tells which card was dealt: that by which it was, or that by which it was turned over."""
    row = log.rows[place]
    if row["kind"] == "split":
        raise Unfit
    if row.get("card", _UNKNOWN) != _UNKNOWN:
        return place
    stretch = log.stretch(place)
    hidden = [at for at in stretch.hands[int(str(row["hand"]))] if log.rows[at].get("card", _UNKNOWN) == _UNKNOWN]
    turned = [
        at for at in range(place, stretch.stop)
        if log.rows[at]["kind"] == "expose" and log.rows[at].get("hand") == row["hand"] and "card" in log.rows[at]
    ]  # fmt: skip
    if len(hidden) != len(turned):
        raise Unfit
    return turned[hidden.index(place)]


def _give(log: Scene, place: int, card: str, work: RowEdits) -> None:
    row = log.rows[place]
    if row["card"] != card and place not in work.instead:
        work.instead[place] = {**row, "card": card}
        work.touched.append(RowChange(row, work.instead[place]))
