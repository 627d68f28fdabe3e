"""Settlement: each wager's rows, at the moment and in the order that the chapter gives."""

from tests.worked.casefile import NotTranslated, Settled
from tests.worked.hands import Hand, Hands, moment_of
from tests.worked.plan import Plan, Stake, optional
from tests.worked.story import Event, Story, event
from tests.worked.words import HIGHEST, Bet
from validator.core.odds import Odds


class Settling:
    """Settles the wagers of one round, each once; ``shown`` is what the card reader showed."""

    def __init__(self, plan: Plan, story: Story, hands: Hands) -> None:
        self.plan, self.story, self.hands = plan, story, hands
        self.shown = ""
        self.settled: set[int] = set()

    def place(self, stake: Stake, hand: int) -> None:
        """The wager of a double down, a split or Insurance."""
        bet = stake.bet
        what = "split" if bet.kind == "blackjack" else bet.kind
        self.story.wagers[stake.id] = bet
        self.story.add(
            event(
                "wager",
                wager=stake.id,
                seat=bet.seat,
                player=self.plan.players[bet.seat],
                hand=hand,
                what=what,
                cents=stake.cents,
                by="chips",
            )
        )

    def insurance_placed(self) -> None:
        """Insurance Wagers of all seats, clockwise."""
        for stake in self._of_kind("insurance"):
            hand = self.hands.get(stake.bet.seat, stake.bet.label)
            self.story.add(event("choice", what="insurance", hand=hand.id, seat=hand.seat))
            self.place(stake, hand.id)

    def insurance_settled(self, won: bool) -> None:
        """Losing Insurance at once after the reader (633a.8(d)), winning likewise."""
        for stake in reversed(self._of_kind("insurance")):
            back = 0
            if won:
                back = stake.cents + self._fair("insurance_pays", stake.cents)
            self._rows(stake, back)

    def even_money(self) -> None:
        """A Blackjack that takes even money is paid on the election (633a.8(e))."""
        for act in self.plan.acts:
            if act.what not in ("even-money", "no-even-money"):
                continue
            seat = act.seat or self.plan.seats[0]
            hand = self.hands.get(seat, act.label)
            self.story.add(event("choice", what=act.what, hand=hand.id, seat=seat))
            if act.what == "even-money":
                hand.even_money = True
                self.story.marks["even-money"] = self.story.events[-1]
                stake = self._main_stake(hand)
                self._rows(stake, stake.cents + self._fair("even_money_pays", stake.cents))
                self._muck(hand)

    def optional(self, moment: str) -> None:
        """Optional wagers that are settled at this moment, from the dealer's right; special pairs come last."""
        chosen = [
            stake
            for seat in sorted({stake.bet.seat for stake in self.plan.stakes}, reverse=True)
            for stake in self.plan.stakes
            if stake.bet.seat == seat and optional(stake.bet.kind) and self._moment(stake) == moment
        ]
        for stake in chosen:
            self._optional_rows(stake)

    def blackjack_turn(self, hand: Hand) -> None:
        """A player's Blackjack in its turn: paid and removed, unless it waits for the hole card (633a.7(i)(1))."""
        if self.plan.game.settled_at_end:
            return
        waits = self.plan.options.switch or (self.hands.high_up and self.plan.options.blackjack_paid != "immediately")
        if not waits:
            self._settle_hand(hand)

    def bust(self, hand: Hand) -> None:
        """A hand over 21 is collected with its cards, at the end where the chapter settles all wagers then."""
        if not self.plan.game.settled_at_end:
            self._settle_hand(hand)

    def surrender(self, hand: Hand) -> None:
        """A surrender at once, after the reader, or when the hole card is revealed (633a.9(a))."""
        if not self.hands.high_up:
            self._settle_hand(hand)
        elif self.plan.options.surrender == "wager-on-the-cards":
            self.story.add(event("wager-moved", wager=self._main_stake(hand).id, source="wager-area", dest="on-cards"))
        elif self.shown != "blackjack" or "reader" in self.story.marks:
            self._settle_hand(hand)

    def rescue(self, hand: Hand) -> None:
        """The Double Down Wager taken back, the original wager forfeited (551.11(d))."""
        hand.rescued = hand.gone = True
        for stake in self._stakes_of(hand):
            doubled = stake.bet.kind == "double-down"
            if doubled and self._logged(stake, stake.cents) == stake.cents:
                self.settled.add(stake.id)
                self.story.add(event("wager-withdrawn", wager=stake.id, seat=None, cents=stake.cents, by="player"))
            else:
                self._rows(stake, stake.cents if doubled else 0)
        self._muck(hand)

    def at_reveal(self) -> None:
        """What waited for the hole card: surrenders on the cards, Blackjacks left on the table."""
        for hand in self.hands.all():
            if hand.surrendered and not hand.gone:
                self._settle_hand(hand)
        if self.shown == "blackjack" or self.plan.options.switch or self.plan.game.settled_at_end:
            return
        for hand in reversed(self.hands.all()):
            if hand.natural and not hand.gone:
                self._settle_hand(hand)

    def rest(self) -> None:
        """The optional wagers that wait for all cards (633a.7(o)), from the dealer's right."""
        self.optional("rest")

    def main(self) -> None:
        """All wagers that are left, in the order of settlement that is filed (633a.7(r)), from the dealer's right."""
        left: list[tuple[Stake, int]] = []
        for seat in reversed(self.plan.seats):
            for hand in reversed(self.hands.of_seat(seat)):
                left += [(stake, self._back(stake, hand)) for stake in self._stakes_of(hand)]
                left += [(stake, 0) for stake in self._special(seat)]
        for seat in sorted({stake.bet.seat for stake in self.plan.stakes} - set(self.plan.seats)):
            left += [(stake, 0) for stake in self._special(seat)]
        if self.plan.options.from_hand_filed:
            self._turn_players()
        rounds = [left]
        if self.plan.options.settlement == "collect-then-pay":
            rounds = [
                [one for one in left if self._logged(one[0], one[1]) < one[0].cents],
                [one for one in left if self._logged(one[0], one[1]) >= one[0].cents],
            ]
        for wagers in rounds:
            for stake, back in wagers:
                if stake.id in self.settled:
                    continue
                if optional(stake.bet.kind):
                    self._optional_rows(stake)
                else:
                    first = len(self.story.events)
                    self._rows(stake, back)
                    self.story.marks.setdefault("settle", self.story.events[first])

    def _turn_players(self) -> None:
        for hand in self.hands.all():
            if not hand.gone and not (hand.doubled or hand.split or hand.surrendered):
                for card in hand.cards[:2]:
                    self.story.add(event("expose", hand=hand.id, seat=hand.seat, card=card))

    def _special(self, seat: int) -> list[Stake]:
        """Wagers paid when the Blackjack Wager is collected (633a.7(g)(1)(ii), (6)(ii))."""
        return [
            stake
            for stake in self.plan.stakes
            if stake.bet.seat == seat and optional(stake.bet.kind) and self._moment(stake) == "blackjack"
        ]

    def _moment(self, stake: Stake) -> str:
        return moment_of(stake.bet.kind, stake.bet.bonus, self.hands, stake.bet.seat)

    def _of_kind(self, kind: str) -> list[Stake]:
        return sorted((one for one in self.plan.stakes if one.bet.kind == kind), key=lambda one: one.bet.seat)

    def _stakes_of(self, hand: Hand) -> list[Stake]:
        found = []
        for stake in self.plan.stakes:
            bet = stake.bet
            mine = bet.seat == hand.seat and (bet.label or "a") == hand.label
            if mine and bet.kind in ("blackjack", "split", "double-down") and stake.id in self.story.wagers:
                found.append(stake)
        return found

    def _main_stake(self, hand: Hand) -> Stake:
        for stake in self._stakes_of(hand):
            if stake.bet.kind in ("blackjack", "split"):
                return stake
        raise NotTranslated(f"no Blackjack Wager of seat {hand.seat}")

    def _settle_hand(self, hand: Hand) -> None:
        hand.gone = True
        for stake in self._stakes_of(hand):
            self._rows(stake, self._back(stake, hand))
        self._muck(hand)

    def _muck(self, hand: Hand) -> None:
        hand.gone = True
        self.story.add(event("muck", hand=hand.id, seat=hand.seat, dest="rack", n=len(hand.cards)))

    def _row(self, bet: Bet) -> Settled | None:
        for other, row in self.plan.rows.items():
            same = (other.seat, other.kind, other.bonus) == (bet.seat, bet.kind, bet.bonus)
            if same and (other.label or "a") == (bet.label or "a"):
                return row
        return None

    def _logged(self, stake: Stake, back: int) -> int:
        row = self._row(stake.bet)
        return row.logged_back if row else back

    def _rows(self, stake: Stake, back: int, what: str = "", dest: str = "", source: str = "") -> None:
        """Collect, pay and return what the case logs for a wager, or what is due where it tells nothing."""
        if stake.id in self.settled:
            return
        self.settled.add(stake.id)
        for one in money_rows(stake, self._logged(stake, back), dest, source):
            self.story.add(one)
        for bet, bonus in self.plan.rows.items():
            same = (bet.seat, bet.kind, bet.label or "a") == (stake.bet.seat, stake.bet.kind, stake.bet.label or "a")
            if same and bet.bonus == "additional-payout" and bonus.logged_back:
                self.story.add(event("pay", wager=stake.id, seat=bet.seat, cents=bonus.logged_back, what=bet.bonus))

    def _optional_rows(self, stake: Stake) -> None:
        row = self._row(stake.bet)
        if row is None and not self.plan.plain:
            raise NotTranslated(f"no settlement of the {stake.bet.kind} wager of seat {stake.bet.seat}")
        back = row.logged_back if row else 0
        kind, seat = stake.bet.kind, stake.bet.seat
        progressive = kind.endswith("progressive")
        if seat not in self.plan.seats:
            self._rows(stake, back)
            return
        hand = self.hands.get(seat, "")
        bonuses = [
            (bet, one) for bet, one in self.plan.rows.items() if bet.bonus and (bet.seat, bet.kind) == (seat, kind)
        ]
        if progressive and (back > stake.cents or any(one.logged_back for _, one in bonuses)):
            self.story.add(event("verify", by="dealer", hand=hand.id, wager=stake.id, seat=seat))
            self.story.add(event("verify", by="floorperson:F1", hand=hand.id, wager=stake.id, seat=seat))
        source = ""
        if progressive and row is not None and "meter" in row.odds:
            source = "off-table"
        dest = "game-account" if kind == "bad-beat-progressive" else ""
        if kind == "house-money" and back > stake.cents:
            self._house_money(stake, back, hand)
            return
        self._rows(stake, back, dest=dest, source=source)
        for bet, one in bonuses:
            if one.logged_back:
                paid = event("pay", wager=stake.id, cents=one.logged_back, what=bet.bonus, dest=dest)
                self.story.add(paid)
        if source and row is not None and row.odds.startswith("meter"):
            self.story.add(event("meter-reset", what=kind))

    def _house_money(self, stake: Stake, back: int, hand: Hand) -> None:
        """The payout goes to the player or onto the Blackjack Wager (633a.7(g)(10)(ii))."""
        added = any(act.what == "add-payout" and act.seat in (0, hand.seat) for act in self.plan.acts)
        self.story.add(event("choice", what="add-payout" if added else "take-payout", hand=hand.id, seat=hand.seat))
        self._rows(stake, back, dest="wager-area" if added else "player")
        main = self._main_stake(hand)
        row = self._row(main.bet)
        if added:
            total = row.stake if row and row.stake > main.cents else main.cents + back - stake.cents
            self.story.add(event("wager-changed", wager=main.id, cents=total))
            main.cents = total

    def _back(self, stake: Stake, hand: Hand) -> int:
        """What the law gives back for a main wager, stake included."""
        cents, total = stake.cents, self.hands.dealer_total()
        if hand.surrendered:
            share, of = self.plan.game.facts.fraction("surrender_share")
            return 0 if self.shown == "blackjack" else cents - cents * share // of
        if hand.bust:
            return 0
        if self.hands.dealer_blackjack and len(self.hands.dealer) == len(("first", "hole")):
            if stake.bet.kind == "double-down" or (hand.split and hand.label != "a"):
                return cents
            return cents if hand.natural else 0
        if hand.natural:
            return cents + self._fair("blackjack_pays", cents)
        if total > HIGHEST or hand.total > total:
            return cents + self._fair("winning_wager_pays", cents)
        return cents if hand.total == total else 0

    def _fair(self, fact: str, cents: int) -> int:
        odds = self.plan.game.facts.odds(fact)
        if not isinstance(odds, Odds):
            raise TypeError(fact)
        return cents * odds.numerator // odds.denominator


def money_rows(stake: Stake, back: int, dest: str = "", source: str = "") -> list[Event]:
    """The rows by which ``back`` cents of a wager end with the player, stake included."""
    cents, seat = stake.cents, stake.bet.seat
    rows: list[Event] = []
    if back > cents:
        rows.append(event("pay", wager=stake.id, seat=seat, cents=back - cents, dest=dest, source=source))
    elif back < cents:
        rows.append(event("collect", wager=stake.id, seat=seat, cents=cents - back))
    if back and cents:
        rows.append(event("return", wager=stake.id, seat=seat, cents=min(back, cents)))
    return rows
