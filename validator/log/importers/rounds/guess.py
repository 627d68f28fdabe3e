"""A first map, written from the header and the values of a source; what is not sure bears a question mark."""

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from datetime import time
from fractions import Fraction
from pathlib import Path
from typing import Final

from validator.log.importers import SourceUnusable
from validator.log.importers.rounds.binding import NO
from validator.log.importers.rounds.causes import Unread
from validator.log.importers.rounds.games import DECISIONS
from validator.log.importers.rounds.guess_words import (
    BANKER,
    DEALER,
    INSURANCE,
    MONEY_WORDS,
    OF_HANDS,
    PAID_WORDS,
    PLAYER,
    ROUND_WORDS,
    SCORES,
    STATEMENTS,
    TIE,
    VIGORISH,
)
from validator.log.importers.rounds.money import SIGNS, MoneyReader
from validator.log.importers.rounds.profile import SEATS, Profile, SheetColumn, profile
from validator.log.importers.rounds.tables import Options, Source, open_source

SPARSE: Final = 0.9
"""The part of the rows that a column fills at least which stands in each."""
MOST_SEATS: Final = 14
MOST_HANDS: Final = 9
SPANISH_FROM: Final = 500
"""Cards of which none is a 10 that make it likely that the tens were taken out."""
CENTS_FROM: Final = 500
"""The least of amounts, all whole hundreds, that are more likely cents than dollars."""
ISO_DAY: Final = "%Y-%m-%d"
LESS_VIGORISH: Final = Fraction(19, 20)
"""What a winning wager on the Banker's Hand brings of its stake, less a vigorish of 5%."""
FEW: Final = 50
"""Values of a column at most that are names of tables."""
Fits = Callable[[SheetColumn], bool]

_READER: Final = MoneyReader()
_RESERVED: Final = frozenset(("true", "false", "null", "yes", "no", "on", "off", "y", "n"))
_PLAIN = re.compile(r"[A-Za-z_][A-Za-z0-9_ ./'-]*")


def guessed(path: Path) -> tuple[str, int]:
    """The text of a first map, and how many of its lines are not sure; raises SourceUnusable."""
    source = open_source(path, Options())
    seen = profile(source)
    if not any(column.is_cards for column in seen.columns):
        named = ", ".join(f'"{column.name}"' for column in seen.columns)
        raise SourceUnusable(f"{source.name}: no column holds cards with their suits; its columns are {named}")
    lines = list(_Guess(source, seen).lines())
    return "\n".join(lines) + "\n", sum("# ?" in line for line in lines)


class _Guess:
    """Chooses columns, each for one purpose."""

    def __init__(self, source: Source, seen: Profile) -> None:
        self._source = source
        self._seen = seen
        self._free = list(seen.columns)
        self._told = {"no-splits"} if any("{hand}" in column.name for column in seen.columns) else set[str]()
        self._by_seat = any("{seat}" in column.name for column in seen.columns)
        """Whether a row tells of several seats."""
        self._less_vigorish = 0
        """How many were paid as a wager on the Banker's Hand is, less vigorish of 5%."""

    def lines(self) -> Iterator[str]:
        """The lines of the map."""
        cards = [column for column in self._free if column.is_cards]
        for column in cards:
            self._free.remove(column)
        banker = next((column for column in cards if column.words & BANKER), None)
        player = next((column for column in cards if column.words & PLAYER and column is not banker), None)
        baccarat = banker is not None and player is not None and not any(column.words & DEALER for column in cards)
        yield f"# A first map of {Path(self._source.name).name}: read each line, and settle those that bear # ?"
        yield from self._chapter(cards, baccarat)
        yield from self._head(cards)
        if baccarat and player is not None and banker is not None:
            yield f"cards: {{player: {_columns(player)}, banker: {_columns(banker)}}}"
            yield from self._baccarat()
        else:
            yield from self._blackjack(cards)
        unused = [column.name for column in self._free]
        if unused:
            yield f"# Columns made nothing of: {', '.join(unused)}"
        yield from _statements("baccarat" if baccarat else "blackjack", self._told)

    def _chapter(self, cards: list[SheetColumn], baccarat: bool) -> Iterator[str]:
        ranks = Counter(
            "10" if card.startswith(("10", "T")) else card[:1]
            for column in cards
            for value in column.values.values()
            for card in re.findall(r"10|[2-9TJQKA]", str(value).upper())
        )
        if baccarat:
            yield 'chapter: "541" # ? 541 Minibaccarat, 543 Midibaccarat or 545 Baccarat'
        elif sum(ranks.values()) > SPANISH_FROM and not ranks["10"]:
            yield 'chapter: "551" # ? no 10 is among the cards: Spanish 21'
        else:
            yield 'chapter: "633a" # ? 633a Blackjack; 551, 590, 672a and 685a are its siblings'

    def _file(self, cards: list[SheetColumn]) -> Iterator[str]:
        """What of the file is better said: sheet, header, cells that are empty because the one above says the same."""
        said = [f"sheet: {_name(self._source.sheet)}"] if self._source.sheet else []
        said += [f"header: {self._source.header}"] if said or self._source.header > 1 else []
        once = [column for column in cards if column.words & DEALER]
        once += [column for column in self._free if column.words & ROUND_WORDS and column.words.isdisjoint(OF_HANDS)]
        sparse = [column for column in once if 0 < len(column.values) < SPARSE * self._seen.rows]
        if sparse and not self._seen.wide:
            said.append(f"fill_down: [{', '.join(_name(column.name) for column in reversed(sparse))}]")
        if said:
            doubt = " # ? fill_down: an empty cell says what the one above says" if "fill_down" in said[-1] else ""
            yield f"source: {{{', '.join(said)}}}{doubt}"

    def _head(self, cards: list[SheetColumn]) -> Iterator[str]:
        yield from self._file(cards)
        table = self._take(("table", "pit"), lambda column: 1 <= len(column.distinct) <= FEW)
        if table is None:
            yield "table: TABLE-1 # ? the table's number, as the filing lists it; no column seems to tell it"
        else:
            yield f"table_column: {_name(table.name)}"
        yield from self._round()
        yield from self._time()
        dealer = self._take(("dealer", "croupier"), lambda column: not column.is_money)
        if dealer is not None:
            yield f"dealer: {_name(dealer.name)}"
        yield from self._money()

    def _round(self) -> Iterator[str]:
        if self._seen.wide:
            yield "one_row_is: round" if self._by_seat else "one_row_is: seat"
        number = self._take(("round", "game", "coup", "deal"), self._numbers_rounds)
        if number is None:
            number = self._take(("id", "no", "hand"), lambda one: self._numbers_rounds(one) and not one.is_answer)
        if number is not None:
            yield f"round: {_name(number.name)}"
        elif not self._by_seat:
            yield "one_row_is: round # ? no column seems to tell the round; where rows share one, write  round: COLUMN"

    def _numbers_rounds(self, column: SheetColumn) -> bool:
        """Whether a column may number rounds: a round has no more rows than a table has seats."""
        return len(column.distinct) * MOST_SEATS >= self._seen.rows

    def _time(self) -> Iterator[str]:
        times = [(column, form) for column in self._free if (form := column.time_format()) is not None]
        if not times:
            return
        hours = [one for one in times if one[1].startswith(("%H", "%I")) or _are(one[0], time)]
        days = [one for one in times if one not in hours]
        chosen = days[:1] or hours[:1]
        if days and hours and not any(":" in str(value) for value in days[0][0].values.values()):
            chosen = [days[0], hours[0]]
        for column, _ in chosen:
            self._free.remove(column)
        forms = [one for _, one in chosen]
        form = " ".join(one or ISO_DAY for one in forms) if any("%I" in one or "%d" in one for one in forms) else ""
        names = ", ".join(_name(column.name) for column, _ in chosen)
        zoned = all(re.search(r"(Z|[+-]\d\d:?\d\d)$", str(value)) for value in chosen[0][0].values.values())
        zone = "" if zoned else ", zone: America/New_York"
        written = f", format: {json.dumps(form)}" if form.strip() else ""
        doubts = []
        if form and all(_is_low(value) for value in chosen[0][0].values.values()) and "%d" in form:
            doubts.append("month and day could be the other way round")
        if not zoned:
            doubts.append("the zone is a guess")
        other = max(column.not_times(one) for column, one in chosen)
        if other:
            doubts.append(f"{other:,} {'value is' if other == 1 else 'values are'} written otherwise")
        mark = f" # ? {'; '.join(doubts)}" if doubts else ""
        yield f"time: {{columns: [{names}]{written}{zone}}}{mark}"

    def _money(self) -> Iterator[str]:
        paid = [column for column in self._free if column.is_money and column.words & PAID_WORDS]
        empty = sum(max(0, self._seen.rows - len(column.values)) for column in paid[:1])
        zero, doubt = "", ""
        if empty and not self._seen.wide:
            zero, doubt = ", blank: zero", f" # ? {empty:,} cells of {paid[0].name} are empty: is that nothing paid?"
        amounts = [column for column in self._free if column.is_money]
        values = [value for column in amounts for value in column.values.values()]
        if any(sign in str(value) for value in values for sign in SIGNS) or any(map(_has_hundredths, values)):
            yield f"money: {{unit: dollars{zero}}}{doubt}"
            return
        stakes = [column for column in amounts if column.words & MONEY_WORDS] or amounts
        texts = [str(value) for column in stakes for value in column.values.values()]
        whole = [abs(int(float(text.replace(",", "")))) for text in texts if _is_plain(text)]
        staked = [amount for amount in whole if amount]
        if staked and min(staked) >= CENTS_FROM and all(amount % 100 == 0 for amount in staked):
            such = f"as {min(staked)} and {max(staked)}"
            yield f"money: {{unit: cents{zero}}} # ? whole numbers alone, {such}; or are they dollars?{doubt}"
        else:
            yield f"money: {{unit: dollars{zero}}} # ? whole numbers alone; or are they cents?{doubt}"

    def _blackjack(self, cards: list[SheetColumn]) -> Iterator[str]:
        dealer = next((column for column in cards if column.words & DEALER), None)
        own = next((column for column in cards if column is not dealer), None)
        if dealer is None:
            yield "# ? cards: {dealer: ...} # no column of cards is called the dealer's"
        else:
            yield f"cards: {{dealer: {_columns(dealer)}}}"
        yield "hands:"
        for line in self._hand(own):
            yield f"  {line}"

    def _hand(self, own: SheetColumn | None) -> Iterator[str]:
        yield from self._people()
        hand = self._take(
            ("hand", "split", "number"), lambda column: column.whole(MOST_HANDS) and self._stands_by_hand(column)
        )
        if hand is not None:
            self._told.add("no-splits")
            yield f"hand: {_name(hand.name)} # ? the number of the hand at its seat, 2 and more from splits"
        if own is not None:
            yield f"cards: {_columns(own)}"
        insurance = [column for column in self._free if column.words & INSURANCE and column.is_money]
        for column in insurance:
            self._free.remove(column)
        double = self._take(("double", "doubled", "dbl", "dd"), lambda column: column.is_answer or column.is_money)
        decided = {
            "surrendered": self._take(("surrender", "surrendered", "surr"), lambda column: column.is_answer),
            "even_money": self._take(("even", "em"), lambda column: column.is_answer),
        }
        if double is not None:
            self._told.add(DECISIONS["doubled"])
        yield from self._wager("", double)
        if double is not None and double.is_answer:
            yield f"doubled: {_name(double.name)}"
            yield "double_amount: equal # ? half, if the stake holds both wagers of a hand that was doubled"
        elif double is not None:
            yield f"double_stake: {_name(double.name)}"
        for key, answer in decided.items():
            if answer is not None:
                self._told.add(DECISIONS[key])
                yield f"{key}: {_name(answer.name)}"
        stake = next((column for column in insurance if not column.words & PAID_WORDS), None)
        paid = next((column for column in insurance if column.words & PAID_WORDS), None)
        if stake is not None and paid is not None:
            self._told.add(DECISIONS["insurance"])
            form, why = self._form(stake, paid, None)
            yield f"insurance: {{stake: {_name(stake.name)}, {form}: {_name(paid.name)}}} # ? {why}"
        else:
            self._free += insurance

    def _stands_by_hand(self, column: SheetColumn) -> bool:
        """Whether a column tells of a hand or its seat, and not of a round in which several stand beside each other."""
        return not self._by_seat or "{" in column.name

    def _people(self) -> Iterator[str]:
        seat = self._take(
            tuple(sorted(SEATS)),
            lambda one: bool(one.own_words & SEATS) and one.whole(MOST_SEATS) and self._stands_by_hand(one),
        )
        if seat is not None:
            yield f"seat: {_name(seat.name)}"
        player = self._take(
            ("player", "patron", "customer", "member"),
            lambda column: not _is_amount(column) and column.words.isdisjoint(SCORES),
        )
        if player is not None:
            yield f"player: {_name(player.name)}"

    def _wager(self, indent: str, double: SheetColumn | None) -> Iterator[str]:
        stake = self._take(tuple(MONEY_WORDS), lambda column: column.is_money)
        paid = self._take(tuple(PAID_WORDS), lambda column: column.is_money)
        result = self._take(("result", "outcome"), lambda column: not column.is_money)
        if stake is None:
            yield f"{indent}stake: BET # ? no column of money seems to be the stake"
            return
        yield f"{indent}stake: {_name(stake.name)}"
        if paid is None:
            yield f"{indent}# ? payout_with_stake: ... # no column of money seems to be the payout"
        else:
            form, why = self._form(stake, paid, double)
            yield f"{indent}{form}: {_name(paid.name)} # ? {why}"
        if result is not None:
            words = ", ".join(word for word, _ in result.distinct.most_common(8))
            yield f"{indent}result: {_name(result.name)} # ? its words are {words}: see results"

    def _form(self, stake: SheetColumn, paid: SheetColumn, double: SheetColumn | None) -> tuple[str, str]:
        """Which kind of payout it is, and why."""
        ratios: Counter[Fraction] = Counter()
        below = 0
        for record, value in paid.values.items():
            staked, got = _amount(stake.values.get(record)), _amount(value)
            if staked and got is not None and (double is None or not _says_yes(double.values.get(record))):
                ratios[Fraction(got, staked)] += 1
                below += got < 0
        self._less_vigorish = ratios[LESS_VIGORISH] + ratios[1 + LESS_VIGORISH]
        if below:
            return "net", f"{below:,} of its values {'is' if below == 1 else 'are'} below 0"
        paid_more = Counter({ratio: count for ratio, count in ratios.items() if ratio > 0})
        if not paid_more:
            return "payout_with_stake", "none of its values is above 0"
        usual, count = paid_more.most_common(1)[0]
        said = f"{count:,} of {sum(paid_more.values()):,} that were paid got {float(usual):g} times the stake"
        return ("payout_with_stake" if usual > 1 else "payout_without_stake"), said

    def _baccarat(self) -> Iterator[str]:
        yield "wagers:"
        for line in self._people():
            yield f"  {line}"
        found = False
        for key, words in (("player_hand", PLAYER), ("banker_hand", BANKER), ("tie", TIE)):
            of_kind = [column for column in self._free if column.words & words and column.is_money]
            paid = next((column for column in of_kind if column.words & PAID_WORDS), None)
            stake = next((column for column in of_kind if column is not paid and not column.words & VIGORISH), None)
            if stake is None or paid is None:
                continue
            found = True
            for column in (stake, paid):
                self._free.remove(column)
            form, why = self._form(stake, paid, None)
            vigorish = self._take(tuple(VIGORISH), lambda column: column.is_money) if key == "banker_hand" else None
            more = f", vigorish: {_name(vigorish.name)}" if vigorish else ""
            if " 1.95 " in why or " 0.95 " in why:
                more += ", vigorish_within_payout: true"
            yield f"  {key}: {{stake: {_name(stake.name)}, {form}: {_name(paid.name)}{more}}} # ? {why}"
        if not found:
            kind = self._take(("type", "bet", "wager", "side", "code"), lambda column: not column.is_money)
            yield f"  each_row: # ? with  one_row_is: wager  above\n    type: {_name(kind.name) if kind else 'TYPE'}"
            yield from self._wager("    ", None)
            vigorish = self._take(tuple(VIGORISH), lambda column: column.is_money)
            if vigorish is not None:
                yield f"    vigorish: {_name(vigorish.name)}"
            elif self._less_vigorish:
                won = f"{self._less_vigorish:,}"
                yield f"    vigorish_within_payout: true # ? wagers that won 0.95 times the stake: {won}"
        outcome = self._take(("winner", "outcome", "result"), lambda column: not column.is_money)
        if outcome is not None:
            listed = ", ".join(word for word, _ in outcome.distinct.most_common(8))
            yield f"outcome: {{column: {_name(outcome.name)}}} # ? its words are {listed}"

    def _take(self, words: tuple[str, ...], fits: Fits) -> SheetColumn | None:
        """The first free column with one of the words in its name that fits, in the order of the words."""
        for word in words:
            for column in self._free:
                if word in column.words and fits(column):
                    self._free.remove(column)
                    return column
        return None


def _statements(family: str, told: set[str]) -> Iterator[str]:
    yield "# What you answer for, of all rounds of the file, though no column shows it. What is not attested is not"
    yield "# checkable. Take the # away from the first line and from each that is true:"
    yield "# attested:"
    for statement, words in (one for one in STATEMENTS[family] if one[0] not in told):
        yield f"#   - {statement} # {words}"


def _name(name: str) -> str:
    plain = _PLAIN.fullmatch(name) and name.lower() not in _RESERVED
    return name if plain else json.dumps(name, ensure_ascii=False)


def _columns(column: SheetColumn) -> str:
    return f"[{', '.join(map(_name, column.parts))}]" if column.parts else _name(column.name)


def _amount(value: object) -> int | None:
    try:
        return _READER.cents("", value)
    except Unread:
        return None


def _is_amount(column: SheetColumn) -> bool:
    return column.is_money and bool(column.words & (MONEY_WORDS | PAID_WORDS | VIGORISH))


def _are(column: SheetColumn, form: type[object]) -> bool:
    return all(isinstance(value, form) for value in column.values.values())


def _says_yes(value: object) -> bool:
    return str("" if value is None else value).strip().lower() not in NO and _amount(value) != 0


def _has_hundredths(value: object) -> bool:
    if isinstance(value, float):
        return not value.is_integer()
    return not isinstance(value, int) and bool(re.search(r"\.\d", str(value)))


def _is_plain(text: str) -> bool:
    return bool(re.fullmatch(r"-?[\d,]+(\.0)?", text.strip()))


def _is_low(value: object) -> bool:
    """Whether the first two numbers of a date could each be a month."""
    numbers = re.findall(r"\d+", str(value))[:2]
    return len(numbers) == 2 and all(int(number) <= 12 for number in numbers)
