"""A first map, written from the header and the values of a source; what is not sure bears a question mark."""

import json
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import time
from itertools import islice
from pathlib import Path
from typing import Final

from validator.log.importers import SourceUnusable
from validator.log.importers.rounds.beside_files import beside_of, read_beside
from validator.log.importers.rounds.card_columns import RankWords, hands_in, rank_words
from validator.log.importers.rounds.guess_columns import ColumnsLeft, name_of
from validator.log.importers.rounds.guess_hands import dealers_cards, hands_lines
from validator.log.importers.rounds.guess_payouts import drawn_as
from validator.log.importers.rounds.guess_rounds import round_lines
from validator.log.importers.rounds.guess_wagers import TwoHands, baccarat_lines
from validator.log.importers.rounds.guess_words import (
    BANKER,
    BESIDE,
    DAY_FIRST,
    DEALER,
    MONEY_WORDS,
    OF_HANDS,
    OF_MONEY,
    PAID_WORDS,
    PLAYER,
    ROUND_WORDS,
    STATEMENTS,
)
from validator.log.importers.rounds.heading import in_chips
from validator.log.importers.rounds.money import DOLLARS, currency_of
from validator.log.importers.rounds.profile import SAMPLE, Profile, SheetColumn, doubtful_cards, profile
from validator.log.importers.rounds.reckoning import RUNS_ALONE
from validator.log.importers.rounds.tables import Options, Source, open_source

FEW_EMPTY: Final = 0.1
"""The part of the payouts up to which those left empty are not known, rather than nothing paid."""
SPARSE: Final = 0.9
"""The part of the rows that a column fills at least which stands in each."""
SPANISH_FROM: Final = 500
"""Cards of which none is a 10 that make it likely that the tens were taken out."""
CENTS_FROM: Final = 500
"""The least of amounts, all whole hundreds, that are more likely cents than dollars."""
ISO_DAY: Final = "%Y-%m-%d"
OF_STAKES: Final = MONEY_WORDS - {"amount"}
"""Words for the stakes of rounds, which no file has that stands beside one of rounds."""
FEW: Final = 50
"""Values of a column at most that are names of tables."""


def guessed(path: Path, beside: Sequence[Path] = ()) -> tuple[str, int]:
    """The text of a first map, and how many of its lines are not sure; raises SourceUnusable.

    What the files ``beside`` the source are taken for stands at its head.
    """
    source = open_source(path, Options())
    rows = list(islice(source.rows, SAMPLE))
    source.rows = iter(rows)
    seen = profile(source)
    other = beside_of(source, rows)
    people = other.people if other is not None else frozenset()
    # Such an id as D5 may be taken for a card.
    if not any(column.is_cards and column.name not in people for column in seen.columns):
        if other is not None and not any(column.words & OF_STAKES and column.is_money for column in seen.columns):
            advice = f"give it beside a sheet of rounds, --with {other.name}"
            raise SourceUnusable(f"{source.name} tells of no rounds, but is {other.taken_for}; {advice}")
        raise SourceUnusable(_without_cards(source.name, seen))
    lines = [f"# {file.name} is taken for {file.taken_for}" for file in map(read_beside, beside)]
    lines += _lines(source, seen)
    return "\n".join(lines) + "\n", sum("# ?" in line for line in lines)


def _without_cards(name: str, seen: Profile) -> str:
    named = ", ".join(f'"{column.name}"' for column in seen.columns)
    doubtful = [column.name for column in seen.columns if doubtful_cards(column)]
    may = f"; if {' and '.join(doubtful)} hold ranks, call them so, as Player card 1" if doubtful else ""
    doubtful += [one for one in seen.written.doubtful if one not in doubtful]
    return (
        f"{name}: no column holds cards, with their suits or as ranks under a name such as Player cards; "
        f"its columns are {named}{may}"
    )


def _lines(source: Source, seen: Profile) -> Iterator[str]:
    left = ColumnsLeft(seen)
    cards = [column for column in left.free if column.is_cards]
    for column in cards:
        left.free.remove(column)
    words = rank_words(cell for column in cards for cell in column.cells)
    # The cells that were profiled are written as in English: the letters of another language stand in the map alone.
    words = RankWords(words.ranks, (*seen.written.said, *words.said))
    listed = ", ".join(
        f"{json.dumps(word)}: {json.dumps(rank)}" for word, rank in {**seen.written.ranks, **words.ranks}.items()
    )
    in_ranks = f", ranks: {{{listed}}}" if listed else ""
    in_ranks += ", run_together: true" if seen.written.together else ""
    hands, why = _baccarat(cards, words)
    yield f"# A first map of {Path(source.name).name}: read each line, and settle those that bear # ?"
    yield from _chapter_line(cards, hands is not None, why)
    dealer = dealers_cards(cards)
    once = [hands.player, hands.banker] if hands is not None else [dealer] if dealer is not None else []
    yield from _head(source, left, cards, once)
    if hands is not None:
        left.free += [column for column in cards if column not in (hands.player, hands.banker)]
        yield from baccarat_lines(left, hands, in_ranks)
    else:
        yield from hands_lines(left, cards, words, in_ranks)
    yield from _of_what_is_left(left)
    yield from _statements("baccarat" if hands is not None else "blackjack", left)


def _baccarat(cards: Sequence[SheetColumn], words: RankWords) -> tuple[TwoHands | None, str]:
    """The two hands of baccarat, None where the cards are those of another game; and what speaks for that."""
    banker = next((column for column in cards if column.words & BANKER), None)
    player = next((column for column in cards if column.words & PLAYER and column is not banker), None)
    if banker is None or player is None or any(column.words & DEALER for column in cards):
        return None, ""
    if re.search(r"banker|banco|\bb\b", banker.name.lower().replace("_", " ")):
        return TwoHands(player, banker, words), ""
    # Bank and Banque are the dealer's hand in blackjack too.
    drawn = drawn_as(player, banker)
    why = (
        f"; of {drawn.rounds:,} rounds {drawn.baccarat:,} are drawn as in baccarat, {drawn.blackjack:,} as by a dealer "
        f"of blackjack, and {drawn.longer:,} have a hand of more than three cards"
    )
    baccarat = not drawn.longer and drawn.baccarat >= drawn.blackjack
    return (TwoHands(player, banker, words) if baccarat else None), why


def _chapter_line(cards: Sequence[SheetColumn], baccarat: bool, why: str) -> Iterator[str]:
    ranks = Counter(card[:-1] for column in cards for cell in column.cells for hand in hands_in(cell) for card in hand)
    tens = any(ranks[word] for word in ("10", "J", "Q", "K"))
    if baccarat:
        yield f'chapter: "541" # ? 541 Minibaccarat, 543 Midibaccarat or 545 Baccarat{why}'
    elif sum(ranks.values()) > SPANISH_FROM and tens and not ranks["10"]:
        yield 'chapter: "551" # ? no 10 is among the cards: Spanish 21'
    else:
        yield f'chapter: "633a" # ? 633a Blackjack; 551, 590, 672a and 685a are its siblings{why}'


def _file_lines(source: Source, left: ColumnsLeft, cards: Sequence[SheetColumn]) -> Iterator[str]:
    """What of the file is better said: sheet, header, cells that are empty because the one above says the same."""
    said = [f"sheet: {name_of(source.sheet)}"] if source.sheet else []
    said += [f"header: {source.header}"] if said or source.header > 1 else []
    # Where each card has a column, an empty one says that there was no card.
    once = [column for column in cards if column.words & DEALER and not (column.parts or column.is_one_suited)]
    once += [column for column in left.free if column.words & ROUND_WORDS and column.words.isdisjoint(OF_HANDS)]
    sparse = [column for column in once if 0 < len(column.values) < SPARSE * left.seen.rows]
    if sparse and not left.seen.wide:
        said.append(f"fill_down: [{', '.join(name_of(column.name) for column in reversed(sparse))}]")
    if said:
        doubt = " # ? fill_down: an empty cell says what the one above says" if "fill_down" in said[-1] else ""
        yield f"source: {{{', '.join(said)}}}{doubt}"


def _head(
    source: Source, left: ColumnsLeft, cards: Sequence[SheetColumn], once: Sequence[SheetColumn]
) -> Iterator[str]:
    yield from _file_lines(source, left, cards)
    table = left.take(("table", "pit"), lambda column: 1 <= len(column.distinct) <= FEW)
    if table is None:
        yield "table: TABLE-1 # ? the table's number, as the filing lists it; no column seems to tell it"
    else:
        yield f"table_column: {name_of(table.name)}"
    yield from round_lines(left, once)
    yield from _time_lines(left)
    dealer = left.take(("dealer", "croupier"), lambda column: not column.is_money)
    if dealer is not None:
        yield f"dealer: {name_of(dealer.name)}"
    yield from _money_lines(left)


def _time_lines(left: ColumnsLeft) -> Iterator[str]:
    times = [(column, form) for column in left.free if (form := column.time_format()) is not None]
    if not times:
        return
    hours = [one for one in times if one[1].startswith(("%H", "%I")) or _are(one[0], time)]
    days = [one for one in times if one not in hours]
    chosen = days[:1]
    if not chosen:
        return
    if days and hours and not any(":" in str(value) for value in days[0][0].values.values()):
        chosen = [days[0], hours[0]]
    for column, _ in chosen:
        left.free.remove(column)
    forms = [one for _, one in chosen]
    if any(column.words & DAY_FIRST for column in left.seen.columns) and all(map(_is_low, _texts(chosen))):
        forms = [one and one.replace("%m/%d/", "%d/%m/") for one in forms]
    form = " ".join(one or ISO_DAY for one in forms) if any("%I" in one or "%d" in one for one in forms) else ""
    names = ", ".join(name_of(column.name) for column, _ in chosen)
    zoned = all(re.search(r"(Z|[+-]\d\d:?\d\d)$", str(value)) for value in chosen[0][0].values.values())
    zone = "" if zoned else ", zone: America/New_York"
    written = f", format: {json.dumps(form)}" if form.strip() else ""
    doubts = []
    if form and all(map(_is_low, _texts(chosen))) and "%d" in form:
        doubts.append("month and day could be the other way round")
    if not zoned:
        doubts.append("the zone is a guess")
    other = max(column.not_times(one) for column, one in chosen)
    if other:
        doubts.append(f"{other:,} {'value is' if other == 1 else 'values are'} written otherwise")
    mark = f" # ? {'; '.join(doubts)}" if doubts else ""
    yield f"time: {{columns: [{names}]{written}{zone}}}{mark}"


def _texts(times: Sequence[tuple[SheetColumn, str | None]]) -> Iterator[str]:
    """The days of a sheet as it writes them."""
    return map(str, times[0][0].values.values())


def _money_lines(left: ColumnsLeft) -> Iterator[str]:
    paid = [column for column in left.free if column.is_money and column.words & PAID_WORDS]
    empty = sum(max(0, left.seen.rows - len(column.values)) for column in paid[:1])
    zero, doubt = (', decimal: ","' if left.seen.money.decimal == "," else ""), ""
    if empty and not left.seen.wide:
        doubt = f"cells of {paid[0].name} that are empty: {empty:,}"
        if empty > FEW_EMPTY * left.seen.rows:
            zero, doubt = f"{zero}, blank: zero", f" # ? {doubt}; is that nothing paid?"
        else:
            doubt = f" # ? {doubt}; what was paid is not known there; if it is nothing paid, blank: zero"
    currency = left.seen.money.currency
    if currency != DOLLARS or len(left.seen.signs) > 1:
        zero += f", currency: {currency}"
        counts = ", ".join(f"{code} {count:,}" for code, count in left.seen.signs.items())
        doubt += f"{'; ' if doubt else ' # ? '}signs of currencies: {counts}; nothing is converted"
    amounts = [column for column in left.free if column.is_money]
    values = [value for column in amounts for value in column.values.values()]
    if any(currency_of(str(value)) for value in values) or any(map(_has_hundredths, values)):
        yield f"money: {{unit: dollars{zero}}}{doubt}"
        return
    stakes = [column for column in amounts if column.words & MONEY_WORDS] or amounts
    if any(column.words & {"cents", "cent"} for column in stakes):
        yield f"money: {{unit: cents{zero}}}{doubt}"
        return
    texts = [str(value) for column in stakes for value in column.values.values()]
    whole = [abs(int(float(text.replace(",", "")))) for text in texts if _is_plain(text)]
    staked = [amount for amount in whole if amount]
    if staked and min(staked) >= CENTS_FROM and all(amount % 100 == 0 for amount in staked):
        such = f"as {min(staked)} and {max(staked)}"
        yield f"money: {{unit: cents{zero}}} # ? whole numbers alone, {such}; or are they dollars?{doubt}"
    else:
        yield f"money: {{unit: dollars{zero}}} # ? whole numbers alone; or are they cents?{doubt}"


def _of_what_is_left(left: ColumnsLeft) -> Iterator[str]:
    """What is asked of the columns that nothing was made of, and of those written as parts of the wager."""
    if left.shares:
        yield f"shares: [{', '.join(map(name_of, left.shares))}] # ? their numbers are parts of the wager, not amounts"
    for column in (one for one in left.free if one.is_cards or doubtful_cards(one)):
        yield f"# ? {column.name} may hold cards, and its name does not say whose; if so, name it under cards"
    for name in left.seen.written.doubtful:
        yield f"# ? {name} may hold ranks that stand together; if so, name it under cards, with  run_together: true"
    money = [column.name for column in left.free if _may_be_money(column)]
    if money:
        yield (
            f"# ? Money that nothing was made of: {', '.join(money)}. Map each as what it is (insurance, optional, "
            "vigorish); name it under keep if no payout above holds any of it"
        )
    unused = [column.name for column in left.free if column.name not in left.used]
    if unused:
        yield f"# Columns made nothing of: {', '.join(unused)}"


def _may_be_money(column: SheetColumn) -> bool:
    called = bool(column.words & (OF_MONEY | BESIDE))
    return column.is_money and (called or in_chips(column.words, [*map(column.amount, column.values.values())]))


def _statements(family: str, left: ColumnsLeft) -> Iterator[str]:
    yield "# What you answer for, of all rounds of the file, though no column shows it. What is not attested is not"
    yield "# checkable. Take the # away from the first line and from each that is true; attested_by names who answers:"
    yield "# attested_by: NAME"
    yield "# attested:"
    seen = {"no-surrender": f"; stakes that came back by half: {left.halves_kept:,}"} if left.halves_kept else {}
    asked = [
        *STATEMENTS[family],
        (RUNS_ALONE, "a balance changed by the wagers of its rows alone: no money came or went"),
    ]
    for statement, words in (one for one in asked if one[0] not in left.told):
        yield f"#   - {statement} # ? {words}{seen.get(statement, '')}"


def _are(column: SheetColumn, form: type[object]) -> bool:
    return all(isinstance(value, form) for value in column.values.values())


def _has_hundredths(value: object) -> bool:
    if isinstance(value, float):
        return not value.is_integer()
    return not isinstance(value, int) and bool(re.search(r"\.\d|,\d\d?$", str(value).strip()))


def _is_plain(text: str) -> bool:
    return bool(re.fullmatch(r"-?[\d,]+(\.0)?", text.strip()))


def _is_low(value: object) -> bool:
    """Whether the first two numbers of a date could each be a month."""
    numbers = re.findall(r"\d+", str(value))[:2]
    return len(numbers) == 2 and all(int(number) <= 12 for number in numbers)
