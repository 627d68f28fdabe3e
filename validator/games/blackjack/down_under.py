"""Down Under Blackjack: even money offered without a rule, and split aces."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.rows import rows_of
from validator.games.blackjack.due import paid_as_blackjack
from validator.games.blackjack.even_money import election_of
from validator.games.blackjack.hands import counted_rank, is_split_ace
from validator.games.blackjack.main_wager import settling_event
from validator.games.blackjack.rows import root_at, spoil_hand
from validator.games.blackjack.settlement import EVEN_MONEY_PAID_AT_WRONG_ODDS
from validator.games.blackjack.tables import flags
from validator.games.blackjack.tables.rows import Hand, Round, Table
from validator.games.cards import ACE
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.stakes import amount_differs, may_be_settled_unseen
from validator.games.table import ask, lacking, recorded
from validator.log.codes import KIND_COLLECT, KIND_DEAL, KIND_PAY

NO_SETTLEMENT, NO_STAKE, *_ = missing_facts()

rule = Rules("blackjack.down_under")
EVEN_MONEY_TAKEN_WITHOUT_A_RULE = rule(
    "even-money-taken-without-a-rule",
    "Even money taken, which the chapter names without a rule",
    ("{seat} took even money on {stake} ({hand}); the section to which the text refers does not mention it"),
    expected="even money, if it may be offered at all",
    observed="even money",
)
SPLIT_ACE_DRAWN_TO = rule(
    "split-ace-drawn-to",
    "A second card dealt to a split ace",
    "{seat} was dealt {card} as a second card to a split ace ({hand})",
    expected="one card",
    observed="another",
)


@kernel
def judge_even_money_amount(t: Table, h: Hand, r: Round) -> None:
    """Judge what a Blackjack was paid whose player took even money.

    Even money, 1 to 1, is one reading; that it cannot be offered, so that the Blackjack is paid or returned as every
    other, the second. What neither gives is wrong.
    """
    w = h.wager
    rule = EVEN_MONEY_PAID_AT_WRONG_ODDS
    if lacking(t, rule, NO_STAKE, w.at < 0 or w.stake < 0 or w.unpriced > 0):
        return
    settles = recorded(t, KIND_PAY) and recorded(t, KIND_COLLECT)
    if w.last_settled < 0 and not (settles and r.gaps == 0):
        t.tally[rule + NO_SETTLEMENT] += 1
        return
    stake = w.stake
    net = w.paid - w.collected
    dealers = r.dealer_blackjack
    due = stake * t.options.win_pays // t.options.win_per
    returned = dealers != 0 and net == 0
    if lacking(t, rule, NO_SETTLEMENT, not returned and may_be_settled_unseen(t, w, r, due)):
        return
    t.tally[rule + JUDGED] += 1
    if returned:
        return
    if dealers != 1 and paid_as_blackjack(t, net, stake):
        return
    if amount_differs(net, stake * t.options.win_pays, t.options.win_per):
        root = h.root
        emit(t.hits, rule, settling_event(t, w, r), due, net, net - due, w.at, root, r.at)


@kernel
def down_under_pass(t: Table) -> None:
    """Judge even money taken on Blackjacks, and cards dealt to split aces."""
    kinds = t.kind
    for i in range(len(kinds)):
        kind = kinds[i]
        if kind != KIND_DEAL:
            continue
        note = t.notes[i]
        r = note.round
        h = note.hand
        if not r or not h:
            continue
        if note.flags & flags.SPLIT and is_split_ace(t, h):
            total = note.total
            received = note.cards >= 1 + t.options.split_aces_cards
            if total >= t.options.highest_total and received:
                t.tally[SPLIT_ACE_DRAWN_TO + NOT_APPLICABLE] += 1
                continue
            t.tally[SPLIT_ACE_DRAWN_TO + JUDGED] += 1
            if received:
                root = root_at(t, h, i)
                most = t.options.split_aces_cards
                emit(t.hits, SPLIT_ACE_DRAWN_TO, i, most, note.cards, 0, -1, root, r.at)
                spoil_hand(t, h, i)
    for h in rows_of(t.hands):
        r = h.round
        marks = h.flags
        if h.id == 0 or marks & flags.NATURAL == 0 or r.void >= 0:
            continue
        if marks & flags.EVEN_MONEY == 0:
            t.tally[EVEN_MONEY_TAKEN_WITHOUT_A_RULE + NOT_APPLICABLE] += 1
            continue
        if counted_rank(t, r.up) == ACE:
            election = election_of(t, r, h)
            ask(t, EVEN_MONEY_TAKEN_WITHOUT_A_RULE, True, election, 0, 1, 0, h.wager.at, -1, r.at)
        if marks & flags.DEAD == 0:
            judge_even_money_amount(t, h, r)
