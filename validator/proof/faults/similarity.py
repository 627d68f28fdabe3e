"""Scores how similar a position in a log is to the situation of an example, by shared features."""

from collections.abc import Hashable, Mapping, Set as AbstractSet
from math import fsum

from validator.proof.faults.scene import DEALER, SETTLES, Scene, whole_number

Features = AbstractSet[Hashable]

_TENS = "TJQKX"
_DECLARES = "records"
"""Rows that tell of the log, not of play."""
_WEIGHTS = {
    "kind": 0.6, "later": 0.6, "said": 0.8, "exact": 2.0, "ranks": 2.0, "decided": 1.5, "backed": 1.5, "near": 1.5,
    "so far": 2.5, "dealt": 2.0, "earlier": 0.4, "came": 3.0, "first": 6.0, "laid": 1.5, "turn": 3.0, "areas": 2.0,
    "equal": 4.0, "split": 3.0, "settled": 2.0,
}  # fmt: skip
_SEVERAL = 2
"""Wagers of a player on as many hands, or more."""
_BEFORE = 2
"""Segments before a row's own in which it is looked what happened there."""
_UNLIKE = 0.12
"""What a feature counts against a place that the example has not."""


def features(scene: Scene, place: int, hand: int | None) -> Features:
    """What can be told of a row's situation, as far as a hand is concerned."""
    found: set[Hashable] = set()
    stretch = scene.stretch(place)
    for at in range(stretch.start, stretch.stop):
        row = scene.rows[at]
        if row["kind"] == _DECLARES:
            continue
        found.add(("kind" if at < place else "later", row["kind"]))
        if "what" in row:
            found.add(("said", row["kind"], row["what"]))
        if hand is not None and row["kind"] == "choice" and row.get("hand") == hand and at < place:
            found.add(("decided", row.get("what")))
        if row["kind"] == "wager" and hand is not None and row.get("hand") == hand:
            found.add(("backed", row.get("what")))
        if row["kind"] == "set-hand" and "card" in row:
            whose = "own" if row.get("hand") == hand else "dealer" if row.get("hand") == DEALER else "another"
            found.add(("laid", whose, row.get("what"), row["card"]))
    if hand is not None:
        earlier = scene.rows[stretch.start : place]
        found.add(("split", sum(row["kind"] == "split" and row.get("ref") == hand for row in earlier)))
    if scene.rows[place]["kind"] == "deliver":
        dealt = (row for row in scene.rows[stretch.start : place + 1] if row["kind"] == "deliver")
        found.add(("turn", len({(row.get("seat"), row.get("dest")) for row in dealt})))
    backed = scene.placed(place, scene.backed(place, hand))
    if backed is not None and "player" in backed:
        wagers = (scene.rows[at] for at in stretch.wagers.values())
        his = sum(one["what"] == backed["what"] and one.get("player") == backed["player"] for one in wagers)
        found.add(("areas", min(his, _SEVERAL)))
    if stretch.number is None or scene.rows[place]["kind"] == "round-start":
        found.add(("first", scene.first_round(place)))
    before = scene.around(place, _BEFORE)
    found |= {("earlier", scene.rows[at]["kind"]) for at in range(before.start, stretch.start)}
    for step in (-1, 1):
        if stretch.start <= place + step < stretch.stop:
            found.add(("near", step, scene.rows[place + step]["kind"]))
    found.add(("hands", min(2, len(stretch.hands))))
    found |= _of_cards(scene, place, hand)
    return found if scene.own else found | _of_equal_wagers(scene, place) | _of_its_wager(scene, place)


def _of_equal_wagers(scene: Scene, place: int) -> set[Hashable]:
    """Of which type several wagers of the round are the highest."""
    stakes: dict[object, list[int]] = {}
    for at in scene.stretch(place).wagers.values():
        stakes.setdefault(scene.rows[at]["what"], []).append(whole_number(scene.rows[at], "cents") or 0)
    return {("equal", what) for what, own in stakes.items() if own.count(max(own)) > 1}


def _of_its_wager(scene: Scene, place: int) -> set[Hashable]:
    """Of a wager of the round: whether its player has others at other seats, and how many were settled so before it."""
    row, stretch = scene.rows[place], scene.stretch(place)
    placed = scene.placed(place, whole_number(row, "wager"))
    if placed is None or row["kind"] not in SETTLES:
        return set()
    his = {scene.rows[at].get("seat") for at in stretch.wagers.values() if _player(scene, at) == placed.get("player")}
    before = sum(one["kind"] == row["kind"] for one in scene.rows[stretch.start : place])
    several = "player" in placed and len(his) >= _SEVERAL
    return {("areas", _SEVERAL if several else 1), ("settled", min(before, _SEVERAL))}


def _player(scene: Scene, place: int) -> object:
    return scene.rows[place].get("player")


def _of_cards(scene: Scene, place: int, hand: int | None) -> set[Hashable]:
    found: set[Hashable] = set()
    stretch = scene.stretch(place)
    dealers = scene.cards(place, 0, until=False)
    if dealers:
        up = dealers[0][:1]
        found |= {("up", up), ("up class", "T" if up in _TENS else "A" if up == "A" else "low")}
        found |= {("dealt", len(scene.cards(place, 0))), ("dealer", _total(dealers)), ("dealer's", len(dealers))}
    if not scene.own:
        mine, theirs = (scene.cards(place, one, until=False) for one in (1, 1 + 1))
        if mine and theirs and "?" not in (*mine, *theirs):
            found.add(("came", _compared(points_of(mine, own=False), points_of(theirs, own=False))))
    shown = [hand] if hand is not None else [one for one in stretch.hands if one != 0][:2]
    for one in shown:
        cards = scene.cards(place, one)
        ended = scene.cards(place, one, until=False)
        number = one if not scene.own else "hand"
        found |= {("so far", number, len(cards)), (number, "all", len(ended)), (number, "total", _total(cards))}
        found |= {(number, "ended", _total(ended)), ("exact", number, *sorted(ended[:2]))}
        found.add(("ranks", number, *sorted(card[:1] for card in ended)))
        if len(ended) > 1:
            found.add((number, "alike", ended[0][:1] == ended[1][:1], ended[0][1:2] == ended[1][1:2]))
            found.add((number, "tens", sum(card[:1] in _TENS for card in ended[:2])))
        if scene.own and dealers:
            found.add((number, "against", hand_against_dealer(ended, dealers)))
        if not scene.own:
            found.add((number, "points", sum(_points(card) for card in ended) % 10))
    return found


def points_of(cards: list[str], *, own: bool) -> int:
    """What cards come to: the total of a player's own hand, else the last digit of their points."""
    return _total(cards)[0] if own else sum(_points(card) for card in cards) % 10


def _points(card: str) -> int:
    rank = card[:1]
    return 1 if rank == "A" else int(rank) if rank.isdigit() and rank != "1" else 0


def _total(cards: list[str]) -> tuple[int, bool]:
    """The points of a hand of blackjack and whether they are soft."""
    hard = sum(10 if card[:1] in _TENS or card[:2] == "10" else _points(card) for card in cards)
    soft = any(card[:1] == "A" for card in cards) and hard <= 11
    return hard + 10 if soft else hard, soft


def hand_against_dealer(cards: list[str], dealers: list[str]) -> str:
    """How a hand compares with the dealer's: one of them is bust, or else by the totals."""
    mine, theirs = _total(cards)[0], _total(dealers)[0]
    if mine > 21:
        return "bust"
    if theirs > 21:
        return "dealer bust"
    return _compared(mine, theirs)


def _compared(mine: int, theirs: int) -> str:
    return "equal" if mine == theirs else "higher" if mine > theirs else "lower"


def likeness(wanted: Features, found: Features, rare: Mapping[Hashable, float]) -> float:
    """How much of what is wanted is found; what is found besides counts a little against it."""
    # A set has no order of its own, in which rounding could tell places apart that are equally like.
    shared = fsum(_weight(one, rare) for one in wanted & found)
    return shared - _UNLIKE * len(found - wanted)


def _weight(one: Hashable, rare: Mapping[Hashable, float]) -> float:
    if not isinstance(one, tuple):
        return 1.0
    about = one[1] if one[0] in ("kind", "later", "earlier") else one[1:] if one[0] == "said" else None
    return _WEIGHTS.get(str(one[0]), 1.0) * rare.get(about, 1.0)
