"""Rows of a round in plain words: who does what to whose cards and wagers."""

import re
from collections.abc import Callable, Mapping, Sequence
from datetime import timedelta
from typing import Final

from validator.core.money import format_cents
from validator.games.baccarat.subject import wager_name as baccarat_wager
from validator.games.blackjack.subject import wager_name as blackjack_wager
from validator.games.pai_gow.subject import wager_name as pai_gow_wager
from validator.games.rounds.run_result import UNKNOWN_WAGER
from validator.log.read.diagnose import Row
from validator.log.read.encode import EPOCH
from validator.log.vocabulary import KINDS, OPERANDS, WHAT
from validator.report.page import shown
from validator.report.papers.source_rows import SourceRow, taken_back
from validator.report.words import count

BACCARAT: Final = "baccarat"
"""The game in which hand 1 is the Player's Hand and hand 2 the Banker's, as chapters name their game model."""
PAI_GOW: Final = "pai_gow"
_SUITS: Final = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
_SAYS: Final[Mapping[str, str]] = {
    "round-start": "the round begins",
    "wager": "{player} places {cents}, {type}[, at {seat}][, on {hand}][, by {by}][, beside {ref_wager}]",
    "wager-changed": "{wager} is changed[ to {cents}][ by {by}]",
    "wager-withdrawn": "{wager} is taken back[: {cents}][ by {by}]",
    "wager-confirmed": "{wager} is confirmed[ by {by}]",
    "cash-converted": "the cash of {wager} is changed into chips[: {cents}]",
    "wager-moved": "{wager} is moved[ from {source}][ to {dest}]",
    "wager-handled": "{wager} is handled[ by {by}]",
    "no-more-bets": "“no more bets”",
    "determinant": "the determinant card is drawn[: {card}][, {face}][, from {source}][, to {dest}][, for {hand}]",
    "deal": "{hand}[ at {seat}] is dealt {card}[, face {face}][, {what}][, from {source}][, to {dest}][, by {by}]",
    "expose": "{card}[ of {hand}][ at {seat}] is turned up[ by {by}]",
    "peek": "the hole card is put in the card reader[, which shows {what}][: {card}]",
    "announce": "the dealer announces of {hand}:[ {n}][ {what}]",
    "offer": "the dealer offers {what}[ to {player}][ at {seat}][ for {hand}]",
    "choice": "{player}[ at {seat}] decides[ for {hand}]: {what}",
    "split": "{from_hand} is split[ at {seat}][: {card} goes over]; {hand} begins",
    "switch": "{hand} and {from_hand} exchange cards[ at {seat}][: the {what}]",
    "collect": "{cents} of {wager} is collected[, to {dest}]",
    "pay": "{cents} is paid on {wager}[, {what}][, out of {source}][, to {dest}]",
    "return": "{cents} of {wager} is returned[, to {dest}]",
    "vigorish": "vigorish[ of {cents}] is {what}[ on {wager}][ at {seat}]",
    "muck": "the {piece}s of {hand}[ at {seat}] are removed[, to {dest}]",
    "cleared": "all {piece}s that are left are removed[, to {dest}][, {what}]",
    "verify": "{by} verifies[ {hand}][ {wager}][ event {ref}]",
    "void-hand": "{hand}[ at {seat}] is called dead[: {what}]",
    "void-round": "all hands are called dead[: {what}]",
    "cancel": "event {ref} is cancelled[ by {by}]",
    "correct": "the log withdraws its record of event {ref}",
    "round-end": "the round is over",
    "card-misdealt": "{card} is drawn or dealt in error: {what}[, face {face}][, {hand}][ at {seat}]"
    "[, from {source}][, to {dest}]",
    "card-refused": "{player} refuses {card}[ for {hand}][ at {seat}]",
    "card-face-up": "{card} is found face up[ in {source}][, and goes to {dest}]",
    "move-card": "{card}[ of {of_hand}][ at {seat}] goes[ from {source}][ to {dest}][, face {face}]",
    "handle-cards": "{by} touches the {piece}s[ of {hand}][ at {seat}][: {what}]",
    "area-placed": "the dealer's hand is put in the area for a {what} hole card",
    "tuck": "the cards of {hand}[ at {seat}] are tucked under the wager",
    "call": "the dealer calls: {what}[ ({hand})]",
    "result": "the dealer announces the result: {result}",
    "cards-handed": "the cards of {hand} are handed to {player}[ at {seat}]",
    "cards-returned": "{player}[ at {seat}] gives the cards of {hand} back[, face {face}]",
    "turn-relinquished": "{player}[ at {seat}] gives up the right to turn {hand}[: {what}]",
    "turn-offered": "the right to turn {hand} is offered to {player}[ at {seat}]: {what}",
    "marker-placed": "a marker is placed: {what}[, {cents}][ at {seat}]",
    "marker-removed": "a marker is taken away: {what}[, {cents}][ at {seat}]",
    "deliver": "{card}[ of {stack}] is delivered[ to {seat}][ as {hand}][, face {face}][, to {dest}]",
    "delivery-chosen": "the bank chooses a style of delivery: {what}",
    "delivery-indicated": "the dealer indicates the style of delivery: {what}",
    "delivery-repeated": "the dealer repeats the style of delivery aloud: {what}",
    "delivery-signalled": "the dealer signals the style of delivery[: {what}]",
    "dice-shake": "the shaker is shaken[ {times}][ by {by}]",
    "dice-uncovered": "the lid is taken off the shaker[ by {by}]",
    "dice-shown": "the dice show {dice}[, {what}]",
    "dice-total": "the dealer announces the total of the dice: {n}",
    "no-roll": "the roll is called invalid[: {what}]",
    "set-hand": "{card} is set in the {what} hand of {hand}[ at {seat}]",
    "hands-set": "both hands of {hand}[ at {seat}] are laid down[ by {player}][, face {face}]",
    "outcome": "the dealer announces of {stake}: {what}",
    "compared": "the dealer compares {hand}[ at {seat}]: {what}",
    "tiles-looked-at": "{by} looks at the tiles of {hand}[ at {seat}]",
    "bank-offered": "the bank is offered to {player}[ at {seat}]: {what}",
    "bank": "{player}[ at {seat}] is the bank",
    "co-bank": "the certificate holder covers half of the wagers[, asked by {by}]",
    "bank-checked": "the dealer confirms of {player}[ at {seat}]: {what}[, {cents} counted]",
    "dealer-wager-directed": "the bank directs the dealer to wager {cents}",
    "center-add": "{cents} is put in the center of the layout[, from {source}]",
    "center-take": "{cents} is taken from the center of the layout[, to {dest}]",
    "center-surplus": "the surplus in the center of the layout is counted[: {cents}]",
    "burn": "drawn and not played: {drawn}[, {what}][, face {face}][, from {source}][, to {dest}]",
    "cover-card": "the cover card is reached[ at {hand}][, and goes to {dest}]",
    "notify": "{by} is notified[ of event {ref}]",
    "payout-documented": "the documentation of the payout on {wager} is complete",
    "mix": "the tiles are mixed[, with {n} motions of each hand][, by {by}]",
    "stack": "the {piece}s are stacked[: {n}][, by {by}]",
    "stacks-moved": "{stacks} to {dest}[, by {by}]",
    "player-arrives": "{player} comes to the table[, to {seat}]",
    "player-leaves": "{player} leaves the table[, from {seat}]",
    "dealer-arrives": "{by} comes to the table",
    "dealer-leaves": "{by} leaves the table",
    "cut": "the cards are cut[ by {by}][, {n} above the cover card]",
    "cut-offered": "the cut is offered to {player}[ at {seat}]: {what}",
    "load-shoe": "[{n} ]cards are placed in the shoe[, from {source}][, by {by}]",
    "spread": "the {piece}s are spread[, face {face}][, for {player}][, by {by}]",
    "wash": "the cards are washed[, {n} decks together][, by {by}]",
    "inspection": "{what} inspected[, {n} defects found][, by {by}]",
    "shuffle": "the cards are shuffled[ by {by}][: {what}]",
}
"""What a row of a kind says; what stands in brackets is left out where the row does not record what it names."""
_ERRORS: Final[Mapping[str, str]] = {
    "drawn-in-error": "{card} is drawn in error[, face {face}][, for {hand}][ at {seat}][, from {source}][, to {dest}]",
    "wrong-place": "{card} is dealt to the wrong place[: {hand}][ at {seat}][, face {face}][, from {source}]"
    "[, to {dest}]",
    "skipped": "no {piece} is dealt where one was due[: {hand}][ at {seat}][, {card} being next][, from {source}]",
    "wrong-side": "{card} is drawn from the wrong side[: {source}][, for {hand}][ at {seat}][, face {face}]"
    "[, to {dest}]",
    "exposed": "{card}[ of {hand}][ at {seat}] is exposed where it should not be[, face {face}][, from {source}]"
    "[, to {dest}]",
}
"""What a row of a card drawn or dealt in error says, by the error."""
_MEANS: Final[Mapping[str, Mapping[str, str]]] = {
    "bank-checked": {
        "wagered-last": "he wagered against the dealer in the last round without a bank",
        "sufficient-chips": "his chips cover the other players' wagers",
    },
    "compared": {
        f"{half}-{code}": f"the {half} hand is {told}"
        for half in ("high", "low")
        for code, told in (("higher", "higher"), ("lower", "lower"), ("copy", "a copy"))
    },
    "dice-shown": {
        "not-flat": "a die does not lie flat",
        "fell-out": "a die fell out of the shaker",
        "uncovered-by-bank": "the bank removed the lid",
    },
    "peek": {"blackjack": "a Blackjack", "no-blackjack": "no Blackjack", "refused": "that it refuses the card"},
}
"""Codes of a kind that are no words by themselves, in words."""
_MADE: Final[Mapping[str, str]] = {
    "verbal-cash": "word with cash",
    "verbal": "word alone",
    "electronic": "the electronic wagering system",
    "instrument": "another wagering instrument",
    "lammer": "a Free Bet lammer",
}
"""How a wager is made, where the log's word says it of nobody."""
_PART: Final = re.compile(r"\[([^\]]*)\]")
_TERM: Final = re.compile(r"\{(\w+)\}")
_UNTOLD: Final[Mapping[str, str]] = {
    "player": "a player",
    "seat": "a seat not recorded",
    "hand": "a hand",
    "wager": "a wager",
    "cents": "an amount not recorded",
    "card": "a card not recorded",
    "what": "not recorded",
    "by": "somebody",
}
_PLACES: Final[Mapping[str, str]] = {
    "side": "the side of the layout",
    "removed": "where cards are that are out of use",
    "on-cards": "the top of the player's cards",
    "on-tiles": "the top of the dealer's tiles",
    "off-table": "a place somewhere other than the table",
    "under-shoe": "underneath the shoe",
    "under-wager": "underneath the wager",
    "center": "the center of the layout",
    "container-front": "the front of the table inventory container",
    "container-right": "the right of the table inventory container",
    "dead-hand": "the Dead Hand",
    "deck-in-hand": "the deck in the dealer's hand",
    "shoe-left": "the left compartment of the shoe",
    "shoe-right": "the right compartment of the shoe",
}
_LABELS: Final[Mapping[str, str]] = {"what": "", "n": "number", "source": "from", "dest": "to", "cents": "amount"}
_WHOLE_HAND: Final = ("expose", "move-card")
"""Kinds in which no card means all cards of the hand."""


def place_name(word: str) -> str:
    """A place at the table, given the log's word."""
    return _PLACES.get(word, f"the {word.replace('-', ' ')}")


def named_card(word: object, piece: str = "card") -> str:
    """A card as people write it, ``K♠``; a tile by its spots; of one that is not known, so much."""
    told = shown(str(word))
    if told in ("?", "??", ""):
        return f"a {piece} not known"
    if len(told) in (2, 3) and told[-1] in _SUITS:
        rank = {"T": "10", "?": "a card of "}.get(told[:-1], told[:-1])
        return f"{rank}{_SUITS[told[-1]]}"
    if told == "X?":
        return "a card worth 10"
    return f"{told[:-1]} (suit not known)" if told.endswith("?") else told


def regulation_name(word: object) -> str:
    """The regulation's name of a type of wager, given the log's word."""
    told = str(word)
    code = WHAT.get(told, -1)
    for named in (blackjack_wager, baccarat_wager, pai_gow_wager):
        found = named(code)
        if found not in (told, UNKNOWN_WAGER):
            return found
    return UNKNOWN_WAGER if told in ("other", "None") else shown(told)


def hand_name(hand: int, game: str) -> str:
    """Whose hand a number names in a game."""
    if game == BACCARAT:
        return {1: "the Player's Hand", 2: "the Banker's Hand"}.get(hand, f"hand {hand}")
    return "the dealer's hand" if hand == 0 else f"hand {hand}"


def seat_name(seat: int) -> str:
    """A betting position; 0 is the dealer's place."""
    return f"seat {seat}" if seat else "the dealer's place"


def time_of(row: Row) -> str:
    """The time of a row: its text, or that of its milliseconds in UTC; "" where none is recorded."""
    at = row.get("at", "")
    if type(at) is not int:
        return shown(str(at)).replace("T", " ", 1)
    try:
        return (EPOCH + timedelta(milliseconds=at)).isoformat(" ", "milliseconds")
    except OverflowError:
        return str(at)


class RoundNarrator:
    """Puts the rows of one round into words, and resolves the wagers that they name."""

    def __init__(self, rows: Sequence[SourceRow], game: str) -> None:
        self._game = game
        self._piece = "tile" if game == PAI_GOW else "card"
        undone = taken_back(rows)
        placed = [one for one in rows if one.kind == "wager" and one.number("seq") not in undone]
        self._wagers = {one.number("wager"): one.row for one in placed}

    def words(self, one: SourceRow) -> str:
        """What a row says, one sentence without its point."""
        if one.wrong:
            return f"This row cannot be read: {shown(one.wrong)}"
        template = _SAYS.get(one.kind)
        if one.kind == "card-misdealt":
            template = _ERRORS.get(str(one.row.get("what")), template)
        if template is None:
            return self._plainly(one)
        told = self._terms(one)
        kept = _PART.sub(lambda part: part[1] if _told(part[1], told) else "", template)
        said = _TERM.sub(lambda term: told.get(term[1]) or _UNTOLD.get(term[1], "not recorded"), kept)
        return said[0].upper() + said[1:]

    def wager(self, number: int) -> str:
        """A wager by its number: its type, whose it is and where, as the round tells."""
        row = self._wagers.get(number)
        if row is None:
            return f"wager {number}"
        player, seat = row.get("player"), row.get("seat")
        whose = f"{shown(str(player))}'s " if player is not None else ""
        where = f" at {seat_name(seat)}" if isinstance(seat, int) and seat else ""
        return f"{whose or 'the '}{regulation_name(row.get('what'))}{where} (wager {number})"

    def _terms(self, one: SourceRow) -> dict[str, str]:
        """What the row records, each in words, by the terms of the templates."""
        row = one.row
        told = {name: shown(str(value)) for name, value in row.items()}
        if "what" in row:
            told["what"] = _MEANS.get(one.kind, {}).get(told["what"], told["what"].replace("-", " "))
            told["type"] = regulation_name(row["what"])
            if row["what"] == "dealer-wager":
                told.setdefault("player", "the dealer")
            told["result"] = {"player": "the Player's Hand", "banker": "the Banker's Hand"}.get(
                str(row["what"]), told["what"]
            )
        for name in ("source", "dest"):
            if row.get(name) == "hand":
                del told[name]
            elif name in row:
                told[name] = place_name(told[name])
        if "card" in row:
            told["card"] = named_card(row["card"], self._piece)
        elif one.kind in _WHOLE_HAND:
            ref = one.number("ref")
            told["card"] = f"every {self._piece}" if ref is None else f"the {self._piece} of event {ref}"
        if "by" in row:
            told["by"] = (one.kind == "wager" and _MADE.get(told["by"])) or _who(told["by"])
        told["piece"] = self._piece
        number = one.number("n")
        told["drawn"] = told.get("card", f"a {self._piece} not recorded")
        if number is not None:
            told["drawn"] = count(number, self._piece) + (f", {told['card']} among them" if "card" in row else "")
            told["dice"], told["times"] = " ".join(str(number)), count(number, "time")
            told["stacks"] = f"stacks {number // 10} to {number % 10} are moved"
            told["stack"] = f"stack {number // 10}, layer {number % 10}"
        self._numbers(one, told)
        return told

    def _numbers(self, one: SourceRow, told: dict[str, str]) -> None:
        named: tuple[tuple[str, Callable[[int], str]], ...] = (
            ("cents", format_cents),
            ("seat", seat_name),
            ("hand", lambda number: hand_name(number, self._game)),
            ("wager", self.wager),
        )
        for name, words in named:
            number = one.number(name)
            if number is not None:
                told[name] = words(number)
        if one.number("seat") == one.number("hand") == 0 and one.kind != "deliver":
            told.pop("seat")
        if one.kind == "move-card" and "hand" in told:
            told["dest" if one.row.get("dest") == "hand" else "of_hand"] = told["hand"]
            if one.row.get("dest") == "hand" and "seat" in told:
                told["dest"] += f" at {told.pop('seat')}"
        told["stake"] = told.get("wager") or told.get("hand") or told.get("seat", "a wager")
        ref = one.number("ref")
        if ref is not None:
            told["from_hand"] = hand_name(ref, self._game)
            told["ref_wager"] = self.wager(ref)

    def _plainly(self, one: SourceRow) -> str:
        """A row of a kind that is seldom part of a round: its kind, and what it records."""
        told = self._terms(one)
        columns = (*OPERANDS.get(KINDS.get(one.kind, -1), ()), "by")
        said = [
            f"{_LABELS.get(name, name)} {told[name]}".lstrip() for name in dict.fromkeys(columns) if name in one.row
        ]
        return f"{shown(one.kind).replace('-', ' ').capitalize()}{': ' if said else ''}{', '.join(said)}"


def _told(part: str, told: Mapping[str, str]) -> bool:
    return all(term[1] in told for term in _TERM.finditer(part))


def _who(by: str) -> str:
    """Who acts, ``the dealer D12``; how a wager is made as it is."""
    role, _, name = by.partition(":")
    role = role.replace("-", " ")
    return f"the {role} {name}" if name else role if role in ("chips", "plaques", "cash", "none") else f"the {role}"
