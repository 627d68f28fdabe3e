"""Arranges the rounds of an example so that they can be dealt: the cards, the wagers and the decisions.

What is against the law in an example is not dealt: who deals a given round takes of it what the text allows there.
"""

from collections.abc import Iterable, Iterator
from itertools import zip_longest

from validator.examples import Rounds
from validator.log.notation import FIRST_SEQ, NotatedRows, Row, written
from validator.proof.faults.scene import DEALER, Scene, Segment, whole_number
from validator.proof.simulate.arranged import ArrangedBox, ArrangedCard, ArrangedWager, Arrangement

_DEALT_AT_FIRST = 2
_TWO_HANDS = (1, 2)
"""The Player's Hand and the Banker's Hand, where hands are nobody's own."""
_DOUBLES = (("choice", "double"), ("choice", "free-double"), ("wager", "double-down"), ("wager", "free-bet"))
"""What tells that a hand is doubled, whichever comes first."""
_TAKEN = (("wager", "insurance"),)
_DONE = ("hit", "stand", "split", "double", "free-double", "free-split")
"""Choices that are told by what is done then."""
_UNKNOWN = "?"
_ERRORS = {
    ("void-hand", "no-cards-dealt"): "no-cards",
    ("void-hand", "reader-misread"): "overlooked",
    ("void-hand", ""): "missed",
    ("void-round", "reader-misread"): "misread",
    ("void-round", ""): "reader",
    ("card-misdealt", "skipped"): "missed",
    ("card-misdealt", "exposed"): "exposed",
    ("card-misdealt", "drawn-in-error"): "unexposed",
    ("card-face-up", ""): "face-up",
    ("card-removed", ""): "ten",
    ("notify", ""): "reader",
    ("card-refused", ""): "exposed",
}
"""Irregularities by what tells of them in the log."""


def arranged_of(rounds: Rounds, chapter: str, main: str) -> tuple[Arrangement, ...]:
    """The rounds that the examples of a rule deal, to players or to two hands, its wrong act left out."""
    texts = [written(text, chapter, main) for text in (*rounds.fails, *rounds.passes)]
    arranged = _arranged if main else _of_two_hands
    return tuple(dict.fromkeys(one for text in texts for one in arranged(text)))


def _of_two_hands(log: NotatedRows) -> Iterator[Arrangement]:
    """Rounds in which hands are nobody's own: the cards in the order in which they are drawn, and the wagers."""
    scene = Scene(log.rows, own=False)
    for stretch in scene.stretches:
        hands = [scene.cards(stretch.start, hand, until=False) for hand in _TWO_HANDS]
        turns = zip_longest(*(hand[:_DEALT_AT_FIRST] for hand in hands), fillvalue=_UNKNOWN)
        further = (hand[_DEALT_AT_FIRST:][:1] for hand in hands)
        drawn = tuple(None if _UNKNOWN in card else card for cards in (*turns, *further) for card in cards)
        wagers = tuple(_wagered(scene, stretch))
        if any(drawn) or wagers:
            yield Arrangement((), (), 0, cards=drawn, wagers=wagers)


def _wagered(scene: Scene, stretch: Segment) -> Iterator[ArrangedWager]:
    """The wagers of a round; one of which the player is not told is one of whoever has the seat."""
    rows = _rows(scene, stretch)
    back = {row.get("wager") for row in rows if row["kind"] == "wager-withdrawn"}
    for wager, at in stretch.wagers.items():
        row = scene.rows[at]
        seat, cents = whole_number(row, "seat") or 0, whole_number(row, "cents") or 0
        yield ArrangedWager(str(row["what"]), seat, str(row.get("player", seat)), cents, wager in back)


def _arranged(log: NotatedRows) -> Iterator[Arrangement]:
    scene = Scene([row for row in log.rows if not _is_wrong(row, log)], own=True)
    for stretch in scene.stretches:
        hands = [hand for hand in stretch.hands if hand != DEALER]
        new = {hand for hand in hands if scene.rows[stretch.hands[hand][0]]["kind"] == "split"}
        first = [hand for hand in hands if hand not in new]
        if first and any(_cards(scene, stretch, (hand,)) for hand in first):
            yield Arrangement(
                tuple(_box(scene, stretch, _of_box(scene, stretch, hand)) for hand in first),
                tuple(_dealers(scene, stretch)),
                len({_seat(scene, stretch, hand) for hand in first} | set(_waged(scene, stretch))),
                _error(scene, stretch),
            )


def _error(scene: Scene, stretch: Segment) -> str:
    """What goes wrong in an example, as those who deal call it."""
    void = any(row["kind"] == "void-round" for row in _rows(scene, stretch))
    if void and len(_cards(scene, stretch, (DEALER,))) < _DEALT_AT_FIRST:
        return "dealer-missed"
    for row in _rows(scene, stretch):
        for (kind, what), error in _ERRORS.items():
            if row["kind"] == kind and what in ("", row.get("what")) and row.get("hand") != DEALER:
                return error
    return ""


def _is_wrong(row: Row, log: NotatedRows) -> bool:
    """Whether a row is the decision that breaks the rule."""
    return row["kind"] == "choice" and row["seq"] in log.marked and row["seq"] != FIRST_SEQ


def _rows(scene: Scene, stretch: Segment) -> list[Row]:
    return list(scene.rows[stretch.start : stretch.stop])


def _seat(scene: Scene, stretch: Segment, hand: int) -> object:
    return scene.rows[stretch.hands[hand][0]].get("seat", hand)


def _waged(scene: Scene, stretch: Segment) -> Iterator[object]:
    """The seats at which there are wagers, be cards dealt there or not."""
    return (row["seat"] for row in _rows(scene, stretch) if row["kind"] == "wager" and "seat" in row)


def _of_box(scene: Scene, stretch: Segment, hand: int) -> list[int]:
    """A hand and those that were split from it, in the order in which they came about."""
    box = [hand]
    for row in _rows(scene, stretch):
        new = whole_number(row, "hand")
        if row["kind"] == "split" and new is not None and whole_number(row, "ref") in box:
            box.append(new)
    return box


def _card(row: Row) -> ArrangedCard:
    card = str(row.get("card", _UNKNOWN))
    return None if _UNKNOWN in card else card


def _cards(scene: Scene, stretch: Segment, hands: Iterable[int]) -> list[ArrangedCard]:
    """The cards dealt to hands, in order."""
    of = set(hands)
    return [_card(row) for row in _rows(scene, stretch) if row["kind"] == "deal" and whole_number(row, "hand") in of]


def _dealers(scene: Scene, stretch: Segment) -> list[ArrangedCard]:
    """The dealer's cards, those turned over later among them."""
    cards = _cards(scene, stretch, (DEALER,))
    rows = _rows(scene, stretch)
    turned = [_card(row) for row in rows if row["kind"] == "expose" and whole_number(row, "hand") == DEALER]
    for at, card in enumerate(cards):
        cards[at] = turned.pop(0) if card is None and turned else card
    return cards


def _box(scene: Scene, stretch: Segment, box: list[int]) -> ArrangedBox:
    cards = _cards(scene, stretch, box)
    first, second = (*cards, None, None)[:_DEALT_AT_FIRST]
    wagers = [row for row in _rows(scene, stretch) if row["kind"] == "wager" and whole_number(row, "hand") == box[0]]
    stakes = [whole_number(row, "cents") or 0 for row in wagers]
    beside = [(str(row.get("what")), cents) for row, cents in zip(wagers[1:], stakes[1:], strict=True)]
    acts = tuple(tuple(_acts(scene, stretch, box, hand)) for hand in box)
    return ArrangedBox((first, second), tuple(cards[_DEALT_AT_FIRST:]), stakes[0] if stakes else 0, tuple(beside), acts)


def _acts(scene: Scene, stretch: Segment, box: list[int], hand: int) -> Iterator[str]:
    """What is decided on a hand, by what is done with it where that is not said."""
    dealt, due = (0, _DEALT_AT_FIRST) if hand == box[0] else (1, _DEALT_AT_FIRST)
    split = hand != box[0]
    for row in _rows(scene, stretch):
        kind, what = str(row["kind"]), str(row.get("what", ""))
        if kind == "split" and whole_number(row, "ref") == hand:
            yield "split"
            dealt, split = 1, True
        elif row.get("hand") != hand:
            continue
        elif kind == "deal":
            dealt += 1
            if dealt > due:
                yield "hit"
        elif (kind, what) in _DOUBLES and due == _DEALT_AT_FIRST and not (split and what == "free-bet"):
            yield "double"
            due += 1
        elif (kind, what) in _TAKEN or (kind == "choice" and what not in _DONE):
            yield what
