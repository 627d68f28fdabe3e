"""What follows lawfully from other cards: what is announced of a hand, and how the wagers on it are settled.

Nothing here knows the odds of a game: a wager is settled as one of its type is, in the same log, that came out so.
"""

from collections.abc import Iterator

from validator.log.notation import Row
from validator.proof.faults.rewritten import RowChange, RowEdits, rows_with, set_beside
from validator.proof.faults.scene import SETTLES, Scene, Segment, WagerResult, whole_number
from validator.proof.faults.similarity import hand_against_dealer, points_of

_OF_CARDS = ("deal", "deliver", "expose")
_CHANGES_BATCHES = ("batch-swap", "load-shoe")
"""What brings the other of two batches into play."""
_OTHER_DECKS = ("card-change", "table-close")
_OF_WAGERS = (*SETTLES, "vigorish")
_MODELS = 40
"""Rows like one put in, the nearest, of which it is seen what follows them."""
_MOSTLY = 0.8
_DEALT_AT_FIRST = 2
"""Cards of a hand after which those that follow are further ones."""
_BEST = 21
"""A total of which optional odds speak: wagers on it are left as they are."""


def go_on_lawfully(log: Scene, place: int, work: RowEdits) -> None:
    """Go on lawfully from the cards as they are now, in the round of a place.

    A card more, or less, than the hand should have does not count in the settlement; a card that is another does.
    """
    cards = [row for one in work.touched for row in (one.before, one.after) if row is not None and "card" in row]
    hands = {hand for row in cards if row["kind"] in _OF_CARDS and (hand := whole_number(row, "hand")) is not None}
    if not hands:
        return
    stretch = log.stretch(place)
    _leave_out_with_cards(log, work)
    _say_with_new_cards(log, work)
    now = Scene(rows_with(log, [work], stretch), own=log.own)
    _announce(log, stretch, now, hands, work)
    if any("card" in row for one in work.touched if one.before is None or one.after is None for row in one.rows()):
        return
    _call_result(log, stretch, now, work)
    for wager, at in stretch.wagers.items():
        _settle(log, stretch, now, (wager, log.rows[at]), work)


def keep_batch(log: Scene, work: RowEdits) -> None:
    """Where no other batch is brought into play, let the two be in each other's place from then on."""
    gone = {str(log.rows[at]["kind"]): at for at, row in work.instead.items() if row is None}
    if not set(_CHANGES_BATCHES) <= set(gone):
        return
    place = min(gone[kind] for kind in _CHANGES_BATCHES)
    filled = [log.rows[at].get("back") for at in log.by_kind["load-shoe"] if at < place]
    came = log.rows[place].get("back")
    if not filled or came is None or filled[-1] is None:
        return
    other = {came: filled[-1], filled[-1]: came}
    for at in range(place, len(log.rows)):
        row = log.rows[at]
        if row["kind"] in _OTHER_DECKS:
            return
        if at not in work.instead and row.get("back") in other:
            work.instead[at] = {**row, "back": other[row["back"]]}
            work.touched.append(RowChange(row, work.instead[at]))
            work.following.append(work.touched[-1])


def _leave_out_with_cards(log: Scene, work: RowEdits) -> None:
    """Leave out what is told at once of a card that was taken out: from which hand it came, what it came to."""
    for place in [at for at, row in work.instead.items() if row is None and log.rows[at]["kind"] == "deal"]:
        hand = log.rows[place].get("hand")
        for at in range(place + 1, log.stretch(place).stop):
            row = log.rows[at]
            told = row["kind"] == "card-hand" or (row["kind"] == "announce" and row.get("hand") == hand)
            if not told or at in work.instead:
                break
            work.instead[at] = None
            work.touched.append(RowChange(row, None))


def _say_with_new_cards(log: Scene, work: RowEdits) -> None:
    """Announce the hand after a card that was put in, where that is done after all such cards in the log."""
    put = [(at, -1, work.before[at]) for at in work.before] + [(at, 1, work.behind[at]) for at in work.behind]
    for beside, side, rows in put:
        for row in [row for row in rows if row["kind"] == "deal" and "?" not in str(row.get("card", "?"))]:
            hand = whole_number(row, "hand")
            said = _said_after(log, beside, hand)
            if said is None or hand is None:
                continue
            cards = Scene(rows_with(log, [work], Segment(log.stretch(beside).start, beside + 1)), own=log.own)
            held = cards.cards(cards.rows.index(row), hand)
            if len(held) <= _DEALT_AT_FIRST:
                continue
            own: Row = {name: row[name] for name in ("hand", "seat") if name in row}
            new = set_beside(log, {**said, **own, "n": points_of(held, own=log.own)}, beside, side)
            rows.append(new)
            work.touched.append(RowChange(None, new))


def _said_after(log: Scene, place: int, hand: int | None) -> Row | None:
    """The row by which a hand is announced after a further card, where that is mostly done at once."""
    role = log.role(hand)
    alike = [at for at in log.by_kind.get("deal", ()) if log.role(whole_number(log.rows[at], "hand")) == role]
    near = sorted((at for at in alike if _is_further(log, at)), key=lambda at: abs(at - place))[:_MODELS]
    said = [row for at in near if (row := _next_said(log, at)) is not None]
    return said[0] if said and len(said) >= _MOSTLY * len(near) else None


def _is_further(log: Scene, place: int) -> bool:
    hand = whole_number(log.rows[place], "hand")
    return hand is not None and len(log.cards(place, hand)) > _DEALT_AT_FIRST


def _next_said(log: Scene, place: int) -> Row | None:
    for row in log.rows[place + 1 : log.stretch(place).stop]:
        if row["kind"] == "announce" and row.get("hand") == log.rows[place].get("hand"):
            return row
        if row["kind"] != "card-hand":
            break
    return None


def _announce(log: Scene, stretch: Segment, now: Scene, hands: set[int], work: RowEdits) -> None:
    """Announce of the hands whose cards are others now what they come to, as it was announced before."""
    for at, row in _left(log, stretch, work):
        hand = whole_number(row, "hand")
        if row["kind"] != "announce" or hand is None or hand not in hands or "n" not in row:
            continue
        before, after = log.cards(at, hand), now.cards(now.rows.index(row), hand)
        if before != after and "?" not in after and row["n"] == points_of(before, own=log.own):
            said = {**row, "n": points_of(after, own=log.own)}
            _put(work, at, row, _called(log, at, said, len(after)))


def _called(log: Scene, place: int, said: Row, cards: int) -> Row:
    """What is announced with the word that goes with as many points of as many cards in the log, or without any."""
    alike = [
        at for at in log.by_kind.get("announce", ())
        if log.rows[at].get("n") == said["n"]
        and log.role(whole_number(log.rows[at], "hand")) == log.role(whole_number(said, "hand"))
        and len(log.cards(at, whole_number(log.rows[at], "hand") or 0)) == cards
    ]  # fmt: skip
    like = log.rows[min(alike, key=lambda at: abs(at - place))] if alike else {}
    without = {name: value for name, value in said.items() if name != "what"}
    return {**without, "what": like["what"]} if "what" in like else without


def _call_result(log: Scene, stretch: Segment, now: Scene, work: RowEdits) -> None:
    """Call the result of a round in which the hands are nobody's own, as one that came out so was called."""
    before, after = _came(log, stretch.start, None), _came(now, 0, None)
    if log.own or before is None or after is None or before.stands == after.stands:
        return
    for at, row in _left(log, stretch, work):
        if row["kind"] == "result":
            like = [
                other for other in log.by_kind.get("result", ())
                if (came := _came(log, other, None)) is not None and came.stands == after.stands
            ]  # fmt: skip
            if like:
                _put(work, at, row, {**row, "what": log.rows[like[0]]["what"]})


def _settle(log: Scene, stretch: Segment, now: Scene, placed: tuple[int, Row], work: RowEdits) -> None:
    """Settle a wager that comes out otherwise now as another of its type was that came out so."""
    wager, row = placed
    hand = whole_number(row, "hand")
    before, after = _came(log, stretch.start, hand), _came(now, 0, hand)
    if before is None or after is None or before == after or (log.own and before.stands == after.stands):
        return
    mine = [
        at for at, one in _left(log, stretch, work) if one["kind"] in _OF_WAGERS and whole_number(one, "wager") == wager
    ]
    model = _model(log, stretch, row, after)
    if not mine or not model or (log.own and _BEST in (after.exactly[0], before.exactly[0])):
        return
    stakes = log.stake(mine[0], wager) or 0, log.stake(model[0], whole_number(log.rows[model[0]], "wager")) or 1
    last = log.rows[mine[-1]]
    own: Row = {name: last[name] for name in ("round", "seat", "player", "hand", "by", "at", "table") if name in last}
    for step, at in enumerate(model):
        like = log.rows[at]
        if not {"seat", "player"} <= {*own} and "player" in like:
            return
        made = {**like, **{name: value for name, value in own.items() if name in like}, "wager": wager}
        if "cents" in like:
            made["cents"] = (whole_number(like, "cents") or 0) * stakes[0] // stakes[1]
        if step < len(mine):
            there = log.rows[mine[step]]
            _put(work, mine[step], there, {**made, "seq": there["seq"]})
        else:
            new = set_beside(log, made, mine[-1], 1)
            work.behind.setdefault(mine[-1], []).append(new)
            work.touched.append(RowChange(None, new))
    for at in mine[len(model) :]:
        work.instead[at] = None
        work.touched.append(RowChange(log.rows[at], None))


def _model(log: Scene, stretch: Segment, row: Row, after: WagerResult) -> list[int]:
    """The rows that settle the wager nearest of its type that came out so."""
    alike = []
    for at in log.by_kind.get("wager", ()):
        if log.rows[at]["what"] == row["what"] and log.stretch(at) is not stretch:
            came = _came(log, at, whole_number(log.rows[at], "hand"))
            if came is not None and came.stands == after.stands and (not log.own or came.exactly[0] != _BEST):
                alike.append((came.exactly != after.exactly, abs(at - stretch.start), at))
    for *_, at in sorted(alike):
        wager = whole_number(log.rows[at], "wager")
        rows = range(at, log.stretch(at).stop)
        found = [
            one for one in rows if log.rows[one]["kind"] in _OF_WAGERS and whole_number(log.rows[one], "wager") == wager
        ]
        if found:
            return found
    return []


def _came(scene: Scene, place: int, hand: int | None) -> WagerResult | None:
    """How a hand stands at the end of a round; None where not all cards are known."""
    key = scene.stretch_number(place), hand
    if key not in scene.came:
        scene.came[key] = _comes(scene, place, hand)
    return scene.came[key]


def _comes(scene: Scene, place: int, hand: int | None) -> WagerResult | None:
    one, other = (hand, 0) if scene.own else (1, 1 + 1)
    if one is None or one == other:
        return None
    mine, theirs = scene.cards(place, one, until=False), scene.cards(place, other, until=False)
    if not mine or not theirs or "?" in (*mine, *theirs):
        return None
    points = points_of(mine, own=scene.own), points_of(theirs, own=scene.own)
    if scene.own:
        return WagerResult(hand_against_dealer(mine, theirs), (points[0],))
    stands = "equal" if points[0] == points[1] else "higher" if points[0] > points[1] else "lower"
    return WagerResult(stands, (*points, len(mine), len(theirs)))


def _left(log: Scene, stretch: Segment, work: RowEdits) -> Iterator[tuple[int, Row]]:
    """The rows of a segment that the fault did not change."""
    return ((at, log.rows[at]) for at in range(stretch.start, stretch.stop) if at not in work.instead)


def _put(work: RowEdits, place: int, before: Row, after: Row) -> None:
    if before != after:
        work.instead[place] = after
        work.touched.append(RowChange(before, after))
