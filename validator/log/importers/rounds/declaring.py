"""Finds what a source of finished rounds records: by its columns and by what its map attests."""

from collections.abc import Iterator, Mapping
from typing import Final

from validator.log.importers import Row
from validator.log.importers.rounds.games import ATTESTED, DECISIONS, HIDDEN_ACTS
from validator.log.importers.rounds.mapping import RoundsMap
from validator.log.importers.rounds.money import DOLLARS
from validator.log.importers.rounds.settling import tells_returns
from validator.log.vocabulary import COMMON, KINDS, OPERANDS

OPEN: Final = frozenset(
    ("deal.card", "deal.face", "deal.seat", "expose.card", "pay.what", "set-hand.seat", "wager.ref")
)
"""Columns that a row may be without: a card that is not told, or nothing to say (all of a hand turned, no bonus)."""
PEOPLE: Final = ("seat", "player")
"""Columns that a row has where the source names a seat, or a player."""
BONUSES: Final = "no-bonuses"
EVERY_HAND: Final = "every-hand-told"
"""What attests that no hand is missing of a round that is there: a player's own notes have his hands alone."""


def decisions_told(bound: RoundsMap) -> bool:
    """Whether it is told of each hand, or attested, if a decision was taken that changes what it is paid."""
    return not untold_decisions(bound)


def untold_decisions(bound: RoundsMap) -> list[str]:
    """The decisions that change what a hand is paid, and wagers that it may hold, of which nothing tells."""
    named = {key for hand in bound.hands for key in DECISIONS if hand.column(key) >= 0}
    lacking = [key for key in bound.game.decisions if key not in named and DECISIONS[key] not in bound.attested]
    return list(dict.fromkeys((*lacking, *bound.added, *hidden_acts(bound))))


def hidden_acts(bound: RoundsMap) -> list[str]:
    """The acts that no column tells and nobody attests, without which what is due on a wager is not known."""
    of_game = (key for key in HIDDEN_ACTS[bound.game.family] if key != "free_bets" or key in bound.game.decisions)
    return [key for key in of_game if DECISIONS[key] not in bound.attested]


def returns_told(bound: RoundsMap) -> bool:
    """Whether the source tells of each wager that was not paid if it was returned or collected."""
    return all(tells_returns(wager) for hand in bound.hands for wager in hand.wagers.values())


def always_recorded(bound: RoundsMap) -> dict[str, tuple[str, ...]]:
    """The kinds of events that the source always records, with those of their columns that it always fills."""
    in_part = _told_in_part(bound)
    return {kind: columns for kind, columns in _told_of_rounds(bound).items() if kind not in in_part}


def _told_of_rounds(bound: RoundsMap) -> dict[str, tuple[str, ...]]:
    """The kinds of events of rounds that the source tells, with those of their columns that it always fills.

    Without order a choice is one that changes what a hand is paid: a card asked for is told by the card itself.
    """
    found: dict[str, tuple[str, ...]] = {"round-start": _at(bound, "start"), "round-end": _at(bound, "end")}
    family = bound.game.family
    if bound.tells_wagers:
        found["wager"] = wager_columns(bound)
    wagers = [wager for hand in bound.hands for wager in hand.wagers.values()]
    if any(wager.payout for wager in wagers):
        found["pay"] = ("wager", "cents")
        if returns_told(bound):
            found |= dict.fromkeys(("collect", "return"), ("wager", "cents"))
    if any(wager.vigorish >= 0 or wager.within for wager in wagers):
        found["vigorish"] = ("wager", "cents", "what")
    if family == "tiles":
        found["set-hand"] = ("hand", "what", "card")
    else:
        found["deal"] = ("hand",)
    if family == "blackjack":
        found["expose"] = ("hand",)
    numbered = any(hand.number >= 0 or hand.column("hand") >= 0 for hand in bound.hands)
    if family == "blackjack" and (numbered or bound.splits_listed):
        found["split"] = ("hand", "ref", "card")
    if bound.game.decisions and decisions_told(bound):
        found["choice"] = ("what", "hand")
    if bound.tells_outcome:
        found["result"] = ("what",)
    return found


def _told_in_part(bound: RoundsMap) -> tuple[str, ...]:
    """The kinds of which rows may be missing, as acts may be hidden on which what is due rests."""
    hidden = hidden_acts(bound)
    match bound.game.family:
        case "blackjack":
            return ("wager",) if hidden or bound.added else ()
        case "baccarat":
            return ("deal",) if hidden else ()
        case "tiles":
            return ("pay", "collect", "return") if hidden or untold_decisions(bound) else ()


def wager_columns(bound: RoundsMap) -> tuple[str, ...]:
    """The columns that each row of a wager has."""
    return "wager", "what", "cents", *(("hand",) if bound.game.family != "baccarat" else ())


def sometimes_recorded(bound: RoundsMap) -> dict[str, tuple[str, ...]]:
    """The kinds of events of which some may be missing, with the columns of those that are there."""
    found: dict[str, tuple[str, ...]] = {"table-open": ("what",)}
    found |= {kind: columns for kind, columns in _told_of_rounds(bound).items() if kind in _told_in_part(bound)}
    if bound.days_alone:
        found["clock"] = ("what", "n")
    if bound.announced:
        found["announce"] = ("hand", "n")
    if bound.money.currency != DOLLARS:
        found["currency"] = ("what",)
    if bound.filing:
        found["filing-in-force"] = ("what",)
    if bound.chip_unit is not None:
        found["chip-unit"] = ("cents",)
    if bound.posted:
        found["posted-limits"] = ("what", "cents")
    return found


def declarations_of_map(bound: RoundsMap, beside: Mapping[str, str]) -> Iterator[Row]:
    """The rows of kind ``records`` for a table of a map; the order of acts is never recorded.

    ``beside`` says how kinds are recorded that files beside the sheet tell of.
    """
    yield declared("seq", "never")
    told = always_recorded(bound)
    named = _people(bound)
    attested = {kind for statement in bound.attested for kind in ATTESTED.get(statement, ())} - told.keys()
    may = sometimes_recorded(bound)
    for how, kinds in (("always", told), ("sometimes", may)):
        for kind, columns in kinds.items():
            yield declared(kind, how)
            for column in columns:
                yield declared(f"{kind}.{column}", "always")
            for column in (*OPERANDS[KINDS[kind]], *sorted(COMMON - {"round", "note", "by"})):
                if column not in (*columns, *named) and f"{kind}.{column}" not in OPEN:
                    yield declared(f"{kind}.{column}", "never")
    if "pay" in told and BONUSES not in bound.attested:
        yield declared("pay.what", "never")
    for kind in sorted(attested - beside.keys()):
        yield declared(kind, "always")
    for kind, how in beside.items():
        yield declared(kind, how)
    for kind in KINDS:
        if kind not in {*told, *may, *attested, *beside, *_UNSAID}:
            yield declared(kind, "never")


_UNSAID: Final = ("unreadable", "records", "determinant")
"""What is never declared; of a shoe with two sides the determinant card is among those of the hands."""


def _people(bound: RoundsMap) -> tuple[str, ...]:
    """The columns of people that the source fills, in some rows at least."""
    seats = any(hand.seat > 0 or hand.column("seat") >= 0 for hand in bound.hands)
    players = any(hand.column("player") >= 0 for hand in bound.hands)
    return tuple(name for name, there in zip(PEOPLE, (seats, players), strict=True) if there)


def _at(bound: RoundsMap, moment: str) -> tuple[str, ...]:
    return ("at",) if bound.time is not None and bound.time.of == moment else ()


def declared(what: str, how: str) -> Row:
    """A row that declares that something is recorded always, sometimes or never."""
    return {"kind": "records", "what": what, "by": how}
