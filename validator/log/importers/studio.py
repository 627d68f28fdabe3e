"""Game histories of live studios, an object for each round of blackjack or baccarat.

Both forms follow a description, not a file: no export was ever there to try them on.

``studio-history``: a round has ``id, gameProvider, startedAt, settledAt, status, gameType, gameSubType, table{id,
name}, dealer{uid, name}, currency, wager, payout, result, participants[]``; a participant ``casinoId, playerId,
screenName, playerGameId, sessionId, bets[{code, stake, payout, placedOn, transactionId}], configOverlays, playMode,
decisions[{type, recordedAt}]``. The result of baccarat has ``player{score, cards}, banker{score, cards}, outcome`` and
words for side bets; that of blackjack ``hands.hand1{decisions[], score, outcome, cards, position}`` and
``dealerHand{score, cards}``. Cards are written ``TC``; ``payout`` includes the stake.

``studio-replay`` logs in addition ``burnCards``, ``cancelledCards`` and ``cancelledActions`` of a round,
``parentHandId`` of a hand, ``dealtDate`` of a card, ``betEndDate`` of a round; its cards are written ``S_K``, its times
are milliseconds since 1970. The description does not say where else it differs: it is taken to be like the first.

What neither holds (faces, burning in the first, shuffles, backs, decks, paytables, the order of acts) is declared never
recorded. Known fields without a column of their own, and unknown plain ones, go into columns x-...; an unknown field
that holds a list or an object is refused by its name. A stake and its return are split: what was paid beyond it is the
winnings, what came back of it was returned, and the rest collected. Vigorish is not told apart from them. The stakes
are those that were settled: changes and withdrawals before are in them, so that none is missing.
"""

import json
import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final

from validator.log.cards import CARD_CODES
from validator.log.importers import Importer, Row, SourceUnusable
from validator.log.importers.source import (
    JsonObject,
    as_form,
    cents_of,
    chosen,
    objects_of,
    seen_columns,
    settlement,
    unusable,
)
from validator.log.read.encode import milliseconds

WARNING: Final = "it follows a description and was never tried on an export"

PLAYED: Final = frozenset({"resolved", "settled", "finished", "completed", "closed"})
CALLED_OFF: Final = frozenset({"cancelled", "canceled", "voided", "void"})

WAGERS: Final[Mapping[str, str]] = {
    "BAC_Player": "player",
    "BAC_Banker": "banker",
    "BAC_Tie": "tie",
    "SBJ_Main": "blackjack",
}
"""Codes of wagers, with the log's words; those that the log has no word for are written as other, with a note."""

CHOICES: Final[Mapping[str, str]] = {
    "hit": "hit",
    "stand": "stand",
    "double": "double",
    "doubledown": "double",
    "split": "split",
    "surrender": "surrender",
    "insurance": "insurance",
    "noinsurance": "no-insurance",
    "evenmoney": "even-money",
}
"""Words of decisions, without capitals and marks, with the log's words."""

IN_THE_STAKES: Final = frozenset({"wager-changed", "wager-withdrawn"})
"""Kinds of which no row is missing, as what came of them is in the stakes."""

CHAPTERS: Final = ("541", "543", "545", "633a")

SETTLED: Final = ("collect", "pay", "return")
DEALER: Final = 0
PLAYERS_HAND: Final = 1
BANKERS_HAND: Final = 2

_TEXTS: Final = ("id", "gameProvider", "status", "gameType", "gameSubType", "wager", "payout", "currency")
_ROUND: Final = frozenset({*_TEXTS, "startedAt", "settledAt", "table", "dealer", "result", "participants"})
_ROUND_MORE: Final = frozenset({"burnCards", "cancelledCards", "cancelledActions", "betEndDate"})
_PARTICIPANT: Final = (
    "casinoId",
    "screenName",
    "playerGameId",
    "sessionId",
    "playMode",
    "configOverlays",
)
_LETTERS: Final = re.compile("[^a-z]")


@dataclass(slots=True)
class _Game:
    """A round while its rows are written."""

    found: JsonObject
    more: bool
    number: int
    rows: list[Row] = field(default_factory=list)
    own: Row = field(default_factory=dict)
    """Columns x-... that belong to the round as a whole."""

    def add(self, kind: str, at: object = None, **columns: object) -> Row:
        """Append a row; times and columns that are None are left out."""
        row: Row = {"kind": kind, "round": self.number}
        if at is not None:
            row["at"] = _time(at)
        row |= {name.replace("x_", "x-", 1): value for name, value in columns.items() if value is not None}
        self.rows.append(row)
        return row


def convert(source: Path, more: bool) -> Iterator[Row]:
    """The rows for a file of the one form, or of the other that holds ``more``; raises SourceUnusable.

    The file is read twice: what is declared is chosen from its columns.
    """
    seen: dict[str, dict[str, Counter[str]]] = {}
    always: dict[str, dict[str, bool]] = {}
    for table, rows, told in _rounds(source, more):
        of_table = seen.setdefault(table, {})
        for kind, columns in seen_columns(rows).items():
            of_table.setdefault(kind, Counter()).update(columns)
        before = always.setdefault(table, {})
        for kind, there in told.items():
            before[kind] = before.get(kind, True) and there
    seqs: Counter[str] = Counter()
    for table, rows, _ in _rounds(source, more):
        if table not in seqs:
            rows = [*_declared(seen[table], always[table]), *rows]
        for row in rows:
            seqs[table] += 1
            if "ref" in row and row["kind"] == "cancel":
                row = row | {"ref": seqs[table] - 1}
            yield {"table": table, "seq": seqs[table], **row}


def _declared(seen: Mapping[str, Counter[str]], told: Mapping[str, bool]) -> Iterator[Row]:
    yield {"kind": "records", "what": "seq", "by": "never"}
    always = [kind for kind, there in told.items() if there]
    sometimes = [kind for kind, there in told.items() if not there and kind in seen]
    yield from chosen(seen, [*always, *sorted(IN_THE_STAKES)], sometimes)


def _rounds(source: Path, more: bool) -> Iterator[tuple[str, list[Row], dict[str, bool]]]:
    """Of each round its table, rows, and kinds with whether it records each that there is."""
    numbers: Counter[str] = Counter()
    currencies: dict[str, object] = {}
    for place, value in objects_of(source):
        try:
            found = as_form(value, dict)
            table = str(_plain(as_form(found["table"], dict), "id"))
            numbers[table] += 1
            game = _Game(found, more, numbers[table])
            told = _round(game)
            currency = found.get("currency")
            if currency is not None and currencies.get(table) != currency:
                currencies[table] = currency
                game.rows.insert(0, {"kind": "currency", "what": as_form(currency, str)})
        except (ValueError, KeyError) as error:
            raise unusable(source, place, error) from error
        yield table, game.rows, told
    if not numbers:
        raise SourceUnusable(f"{source}: no round is in it")


def _round(game: _Game) -> dict[str, bool]:
    """Write a round's rows; the kinds, with whether each that there is was recorded."""
    found = game.found
    status = _LETTERS.sub("", as_form(found["status"], str).lower())
    if status not in PLAYED | CALLED_OFF:
        raise ValueError(f"the status {found['status']!r} is none that says a round was played out or called off")
    known = _ROUND | (_ROUND_MORE if game.more else frozenset())
    for name in _TEXTS:
        game.own |= _own(name, found.get(name))
    game.own |= _unknown(found, known, "")
    for name, of_it in (("table", ("id",)), ("dealer", ("uid",))):
        told = as_form(found.get(name) or {}, dict)
        game.own |= {f"x-{name}-{key.removeprefix('x-')}": one for key, one in _unknown(told, of_it, name).items()}
    dealer = as_form(found.get("dealer") or {}, dict).get("uid")
    by = None if dealer is None else f"dealer:{_plain({'uid': dealer}, 'uid')}"
    start = game.add("round-start", found.get("startedAt"), by=by)
    game.rows.remove(start)
    for card, at, own in _cards(found.get("burnCards") or [], game):
        game.add("burn", at, card=card, **own)
    game.rows.append(start)
    result = as_form(found["result"], dict)
    blackjack = "dealerHand" in result or "hands" in result
    settles = status in PLAYED
    told = {"round-start": True, "wager": True, "deal": True, "round-end": True, "currency": False, "void-round": False}
    hands = _hands(result) if blackjack else {}
    paid = _wagers(game, hands)
    if game.more:
        told |= dict.fromkeys(("burn", "move-card", "cancel"), False)
        told["no-more-bets"] = found.get("betEndDate") is not None
        if found.get("betEndDate") is not None:
            game.add("no-more-bets", found["betEndDate"])
    told |= _blackjack(game, result, hands) if blackjack else _baccarat(game, result)
    _cancelled(game)
    if settles:
        for wager, stake, payout in paid:
            rows = settlement({wager: stake}, payout) if payout is not None else ()
            game.rows += [{"round": game.number, **row} for row in rows]
        told |= dict.fromkeys(SETTLED, all(payout is not None for _, _, payout in paid))
    else:
        game.add("void-round", what="other", note=f"the source says {found['status']}")
    start |= game.own
    game.add("round-end", found.get("settledAt"))
    return told


def _wagers(game: _Game, hands: Mapping[str, JsonObject]) -> list[tuple[int, int, int | None]]:
    """Write the wagers; of each its id, stake and payout."""
    roots = [number for number, hand in enumerate(hands.values(), 1) if hand.get("parentHandId") is None]
    hand = roots[0] if len(roots) == 1 else None
    found: list[tuple[int, int, int | None]] = []
    idle: list[JsonObject] = []
    for one in as_form(game.found["participants"], list):
        participant = as_form(one, dict)
        own: Row = {}
        for name in _PARTICIPANT:
            own |= _own(name, participant.get(name))
        own |= _own("decisions", participant.get("decisions") or None)
        own |= _unknown(participant, (*_PARTICIPANT, "playerId", "bets", "decisions"), "participants")
        player = None if participant.get("playerId") is None else str(_plain(participant, "playerId"))
        bets = as_form(participant.get("bets") or [], list)
        if not bets:
            idle.append(participant)
        for bet in map(lambda value: as_form(value, dict), bets):
            code = as_form(bet["code"], str)
            what = WAGERS.get(code, "other")
            stake = cents_of(bet["stake"])
            row = game.add(
                "wager",
                bet.get("placedOn"),
                wager=len(found) + 1,
                what=what,
                player=player,
                hand=hand if what == "blackjack" else None,
                cents=stake,
                note=code if what == "other" else None,
            )
            row |= {"x-code": code} | _own("transactionId", bet.get("transactionId")) | own
            row |= _unknown(bet, ("code", "stake", "payout", "placedOn", "transactionId"), "participants.bets")
            payout = bet.get("payout")
            found.append((len(found) + 1, stake, None if payout is None else cents_of(payout)))
    if idle:
        game.own["x-participants-without-bets"] = _json(idle)
    return found


def _baccarat(game: _Game, result: JsonObject) -> dict[str, bool]:
    own: Row = {}
    for name, hand in (("player", PLAYERS_HAND), ("banker", BANKERS_HAND)):
        told = as_form(result[name], dict)
        for card, at, more in _cards(told["cards"], game):
            game.add("deal", at, hand=hand, card=card, **more)
        own |= _own(f"{name}-score", told.get("score"))
        own |= _unknown(told, ("cards", "score"), f"result.{name}")
    outcome = as_form(result["outcome"], str)
    word = _LETTERS.sub("", outcome.lower())
    if word not in ("player", "banker", "tie"):
        raise ValueError(f"the outcome {outcome[:40]!r} is none of Player, Banker and Tie")
    row = game.add("result", what=word)
    row |= own | _unknown(result, ("player", "banker", "outcome"), "result")
    return {"result": True}


def _hands(result: JsonObject) -> dict[str, JsonObject]:
    return {name: as_form(hand, dict) for name, hand in as_form(result.get("hands") or {}, dict).items()}


def _blackjack(game: _Game, result: JsonObject, hands: Mapping[str, JsonObject]) -> dict[str, bool]:
    """Write the rows of the hands of blackjack, each as it lies: which act came first is not recorded."""
    known = ("decisions", "score", "outcome", "cards", "position", *(("parentHandId",) if game.more else ()))
    ids = {name: number for number, name in enumerate(hands, 1)}
    alone = as_form(game.found["participants"], list) if len(hands) == 1 else []
    dealer = as_form(result["dealerHand"], dict)
    own = _own("score", dealer.get("score")) | _unknown(dealer, ("score", "cards"), "result.dealerHand")
    cards = {name: list(_cards(hand["cards"], game)) for name, hand in hands.items()}
    parents = {name: str(hand["parentHandId"]) for name, hand in hands.items() if hand.get("parentHandId") is not None}
    for name, parent in parents.items():
        if parent not in ids:
            raise ValueError(f"result.hands.{name} comes from the hand {parent[:40]!r}, which is not there")
    game.own |= _unknown(result, ("hands", "dealerHand"), "result")
    for name, hand in hands.items():
        position = hand.get("position")
        seat = position if type(position) is int and 0 < position < 100 else None
        if not cards[name]:
            raise ValueError(f"result.hands.{name} has no cards")
        of_hand = _own("outcome", hand.get("outcome")) | _own("score", hand.get("score"))
        of_hand |= _own("position", position) | _own("hand", name) | _unknown(hand, known, f"result.hands.{name}")
        rows: list[Row] = []
        if name in parents:
            rows.append(game.add("split", hand=ids[name], ref=ids[parents[name]], seat=seat, card=cards[name][0][0]))
        # The card that began a split hand was dealt to the hand that it comes from, before that hand's next card.
        moved = [cards[child][0] for child, parent in parents.items() if parent == name and cards[child]]
        dealt = [*([] if name in parents else cards[name][:1]), *moved, *cards[name][1:]]
        rows += [game.add("deal", at, hand=ids[name], seat=seat, card=card, **more) for card, at, more in dealt]
        rows[0] |= of_hand
        decisions = hand.get("decisions")
        if decisions is None and len(alone) == 1:
            decisions = as_form(alone[0], dict).get("decisions")
        for decision in as_form(decisions or [], list):
            what, at, own_of = _decision(decision)
            row = game.add("choice", at, what=what, hand=ids[name], seat=seat)
            row |= own_of
    for place, (card, at, more) in enumerate(_cards(dealer["cards"], game)):
        row = game.add("deal", at, hand=DEALER, seat=DEALER, card=card, **more)
        row |= own if not place else {}
    return {"choice": False} | ({"split": True} if game.more else {})


def _cancelled(game: _Game) -> None:
    """Write what the second studio says was cancelled: cards that left the shoe and count for no hand; decisions."""
    for card, at, own in _cards(game.found.get("cancelledCards") or [], game):
        row = game.add("move-card", at, card=card, **own)
        row["x-cancelled"] = "card"
    for action in as_form(game.found.get("cancelledActions") or [], list):
        what, at, own = _decision(action)
        row = game.add("choice", at, what=what)
        row |= own | {"x-cancelled": "action"}
        game.add("cancel", ref=0)


def _decision(value: object) -> tuple[str, object, Row]:
    """The log's word for a decision, its time, and columns of the source's own."""
    found = as_form(value, dict) if isinstance(value, dict) else {"type": value}
    told = as_form(found["type"], str)
    what = CHOICES.get(_LETTERS.sub("", told.lower()))
    if what is None:
        raise ValueError(f"{told[:40]!r} is no decision that is known")
    own = _unknown(found, ("type", "recordedAt"), "decisions")
    return what, found.get("recordedAt"), own


def _cards(value: object, game: _Game) -> Iterator[tuple[str, object, dict[str, object]]]:
    """The cards of a list, each with its time and columns of the source's own."""
    for one in as_form(value, list):
        if isinstance(one, dict) and game.more:
            own = _unknown(one, ("card", "dealtDate"), "cards")
            yield _card(one["card"]), one.get("dealtDate"), {f"x_{name[2:]}": told for name, told in own.items()}
        else:
            yield _card(one), None, {}


def _card(value: object) -> str:
    """The log's word for a card written ``TC``, ``10C`` or ``C_T``."""
    told = as_form(value, str).upper()
    suit, mark, rank = told.partition("_")
    word = rank + suit if mark else told
    if CARD_CODES.get(word, -1) < 0 or "?" in word:
        raise ValueError(f"{told[:40]!r} is no card")
    return word


def _time(value: object) -> object:
    """A time as the log writes it; raises ValueError."""
    if type(value) is int:
        return value
    milliseconds(as_form(value, str))
    return value


def _plain(found: JsonObject, name: str) -> object:
    """A text or number of an object; raises ValueError or KeyError."""
    value = found[name]
    if isinstance(value, bool | dict | list) or value is None:
        raise ValueError(f"{name} is no text")
    return value


def _own(name: str, value: object) -> Row:
    """A known field as a column of the source's own: a list or an object of them as JSON."""
    if value is None:
        return {}
    return {f"x-{name}": _json(value) if isinstance(value, dict | list) else _scalar(value)}


def _unknown(found: JsonObject, known: Collection[str], where: str) -> Row:
    """The fields of an object that are not known, as columns of the source's own; raises ValueError for a structure."""
    row: Row = {}
    for name, value in found.items():
        if name in known or value is None:
            continue
        if isinstance(value, dict | list):
            form = "a list" if isinstance(value, list) else "an object"
            raise ValueError(f"the field {where}{'.' if where else ''}{name} is unknown and holds {form}")
        row[f"x-{name}"] = _scalar(value)
    return row


def _scalar(value: object) -> object:
    return value if isinstance(value, str | int) else str(value)


def _json(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False, default=str)


def _is_round(found: object, *, more: bool) -> bool:
    """Whether a value is a round of the one form or of the other."""
    fields = {"gameType", "participants", "result", "table"}
    return isinstance(found, dict) and fields <= found.keys() and bool(_ROUND_MORE & found.keys()) == more


HISTORY: Final = Importer(
    takes="a live studio's game history, JSON lines or an array: a round of blackjack or baccarat each "
    "(id, startedAt, table, participants, result)",
    convert=partial(convert, more=False),
    is_of=partial(_is_round, more=False),
    warning=WARNING,
    without=IN_THE_STAKES,
    chapters=CHAPTERS,
)
REPLAY: Final = Importer(
    takes="another live studio's replay service, the same fields and burnCards, cancelledCards, cancelledActions, "
    "betEndDate (cards S_K, times in milliseconds)",
    convert=partial(convert, more=True),
    is_of=partial(_is_round, more=True),
    warning=WARNING,
    without=IN_THE_STAKES,
    chapters=CHAPTERS,
)
