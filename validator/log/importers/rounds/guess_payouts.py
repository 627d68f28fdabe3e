"""Which kind of payout a column of money is: each reading is held against the hands, by their cards where they tell."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final

from validator.log.importers.rounds.card_columns import INITIAL, hands_in
from validator.log.importers.rounds.cards import CardReader
from validator.log.importers.rounds.counting import TWENTY_ONE, baccarat_points, blackjack_total
from validator.log.importers.rounds.guess_columns import says_yes
from validator.log.importers.rounds.guess_words import NET
from validator.log.importers.rounds.profile import SheetColumn

LESS_VIGORISH: Final = Fraction(19, 20)
"""What a winning wager on the Banker's Hand brings of its stake, less a vigorish of 5%."""
HALF: Final = Fraction(1, 2)
BLACKJACK: Final = Fraction(3, 2)
NATURAL: Final = 8
DRAWN_TO: Final = 5
DEALER_STANDS: Final = 17
FORMS: Final = ("payout_with_stake", "payout_without_stake", "net")


@dataclass(slots=True)
class PayoutReading:
    """A reading of a column of payouts, and what speaks for it; ``less_vigorish`` counts what was paid 0.95 times."""

    form: str
    why: str
    less_vigorish: int = 0
    fits: int = 0
    """How many hands it fits by their cards."""


@dataclass(slots=True)
class DrawnAs:
    """How many rounds were drawn as in baccarat, as by a dealer of blackjack, and with more than three cards."""

    rounds: int = 0
    baccarat: int = 0
    blackjack: int = 0
    longer: int = 0


@dataclass(frozen=True, slots=True)
class Dealt:
    """The columns of the cards that decide a wager, and what reads them; without them the amounts alone tell."""

    reader: CardReader = field(default_factory=CardReader)
    own: SheetColumn | None = None
    dealer: SheetColumn | None = None

    def won(self, record: int) -> Fraction | None:
        """What a stake of 1 wins on a hand of blackjack, -1 where it is lost; None where the cards do not tell."""
        if self.own is None or self.dealer is None:
            return None
        own, dealer = (self._hand(column.values.get(record)) for column in (self.own, self.dealer))
        if not own or len(dealer) < INITIAL:
            return None
        mine, his = blackjack_total(own), blackjack_total(dealer)
        naturals = [len(hand) == INITIAL and blackjack_total(hand) == TWENTY_ONE for hand in (own, dealer)]
        if mine > TWENTY_ONE:
            return Fraction(-1)
        if naturals[0] != naturals[1]:
            return BLACKJACK if naturals[0] else Fraction(-1)
        return Fraction(1) if his > TWENTY_ONE or mine > his else Fraction(0) if mine == his else Fraction(-1)

    def _hand(self, value: object) -> tuple[str, ...]:
        hand = _one_hand(self.reader, value)
        return () if any(card.startswith("?") for card in hand) else hand


def payout_reading(
    stake: SheetColumn, paid: SheetColumn, double: SheetColumn | None = None, dealt: Dealt | None = None
) -> PayoutReading:
    """Which of FORMS a column is, and why.

    A hand that was doubled tells where the amount of its double stands.
    """
    ratios: Counter[Fraction] = Counter()
    below = 0
    fits = dict.fromkeys(FORMS, 0)
    hands = 0
    for record, value in paid.values.items():
        staked, got = stake.amount(stake.values.get(record)), paid.amount(value)
        doubled = doubled_by(double, record)
        if not staked or got is None or doubled is None:
            continue
        ratio = Fraction(got, staked + doubled)
        ratios[ratio] += 1
        below += got < 0
        won = dealt.won(record) if dealt is not None else None
        if won is not None:
            hands += 1
            for form, due in zip(FORMS, (1 + won, max(won, Fraction(0)), won), strict=True):
                fits[form] += ratio == due
    less = ratios[LESS_VIGORISH] + ratios[1 + LESS_VIGORISH]
    form, why = _by_amounts(ratios, below)
    likely = "net" if paid.words & NET and hands else form
    # What is below 0 no other form has; but one cell may be a slip, where the cards speak for another.
    form = max(fits, key=lambda one: (fits[one], bool(below) and one == "net", one == likely, one == form))
    if hands:
        other = max((one for one in FORMS if one != form), key=lambda one: fits[one])
        why += f"; by the cards {form} fits {fits[form]:,} of {hands:,}, {other} {fits[other]:,}"
    return PayoutReading(form, why, less, fits[form])


def doubled_by(double: SheetColumn | None, record: int) -> int | None:
    """By how many cents a hand was doubled, 0 where it was not; None where that is not told."""
    if double is None:
        return 0
    value = double.values.get(record)
    amount = None if double.is_answer else double.amount(value)
    if amount is None:
        return None if says_yes(double, value) else 0
    return abs(amount)


def _by_amounts(ratios: Mapping[Fraction, int], below: int) -> tuple[str, str]:
    if below:
        return "net", f"{below:,} of its values {'is' if below == 1 else 'are'} below 0"
    paid_more = Counter({ratio: count for ratio, count in ratios.items() if ratio > 0})
    if not paid_more:
        return "payout_with_stake", "of those that tell none is above 0"
    usual, count = paid_more.most_common(1)[0]
    said = f"{count:,} of {sum(paid_more.values()):,} that were paid got {float(usual):g} times the stake"
    return ("payout_with_stake" if usual > 1 else "payout_without_stake"), said


def points_shown(score: SheetColumn, cards: SheetColumn, reader: CardReader) -> tuple[int, int]:
    """In how many rows a column is the Point Count of the cards, and in how many both stand."""
    rows = fits = 0
    for record, value in score.values.items():
        hand = _one_hand(reader, cards.values.get(record))
        if hand and not any(card.startswith("?") for card in hand):
            rows += 1
            fits += str(value).strip().removesuffix(".0") == str(baccarat_points(hand))
    return fits, rows


def drawn_as(player: SheetColumn, banker: SheetColumn) -> DrawnAs:
    """How the rounds of two columns of cards were drawn."""
    drawn = DrawnAs()
    for record, value in player.values.items():
        one, other = (hands[0] if (hands := hands_in(cell)) else () for cell in (value, banker.values.get(record)))
        if min(len(one), len(other)) < INITIAL or any(card.startswith("?") for card in (*one, *other)):
            continue
        drawn.rounds += 1
        natural = any(baccarat_points(hand[:INITIAL]) >= NATURAL for hand in (one, other))
        draws = not natural and baccarat_points(one[:INITIAL]) <= DRAWN_TO
        drawn.longer += max(len(one), len(other)) > INITIAL + 1
        drawn.baccarat += max(len(one), len(other)) <= INITIAL + 1 and (len(one) > INITIAL) == draws
        stands = blackjack_total(other) >= DEALER_STANDS
        drawn.blackjack += stands and (len(other) == INITIAL or blackjack_total(other[:-1]) <= DEALER_STANDS)
    return drawn


def halves_kept(stake: SheetColumn, paid: SheetColumn, form: str) -> int:
    """How many stakes came back by half, as those of hands that were surrendered do."""
    half = -HALF if form == "net" else HALF
    amounts = ((stake.amount(stake.values.get(record)), paid.amount(value)) for record, value in paid.values.items())
    return sum(1 for staked, got in amounts if staked and got is not None and Fraction(got, staked) == half)


def less_commission(stake: SheetColumn, paid: SheetColumn, commission: SheetColumn, form: str) -> tuple[int, int, int]:
    """In how many rows payment and commission make the stake, the payment alone does, or neither."""
    left = whole = neither = 0
    for record, value in commission.values.items():
        taken, staked = commission.amount(value), stake.amount(stake.values.get(record))
        got = paid.amount(paid.values.get(record))
        if not taken or not staked or got is None:
            continue
        won = got - staked if form == "payout_with_stake" else got
        left += won + abs(taken) == staked
        whole += won == staked
        neither += staked not in (won, won + abs(taken)) and won > 0
    return left, whole, neither


def _one_hand(reader: CardReader, value: object) -> tuple[str, ...]:
    """The cards of a cell that holds one hand; () for another."""
    hands = hands_in(value, reader)
    return hands[0] if len(hands) == 1 else ()
