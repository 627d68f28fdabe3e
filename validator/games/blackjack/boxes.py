"""Who wagers where: boxes of one player, patrons kept out after a shuffle, and posted limits."""

from validator.core.engine.kernel import JUDGED, emit, kernel
from validator.core.engine.rows import NONE, between
from validator.core.engine.state_rows import no_row
from validator.games.blackjack.tables.rows import Round, Table, Wager
from validator.games.blackjack.tables.wager_state import PATRON_PLACES, Patron
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.rows import mark_root
from validator.games.table import ask, lacking, recorded
from validator.log.codes import KIND_DEAL, KIND_RETURN, WHAT_BLACKJACK

NO_DIRECTION, *_ = missing_facts()
NO_PATRON, NO_SHUFFLE, NO_SHUFFLER, *_ = missing_facts()
NO_SHUFFLES_LOGGED, *_ = missing_facts()
NO_AMOUNT, *_ = missing_facts()
NO_DEALS, *_ = missing_facts()
NO_RETURN, *_ = missing_facts()
NO_ROUNDS, *_ = missing_facts()

rule = Rules("blackjack.boxes")
TOO_MANY_ADJACENT_BOXES = rule("too-many-adjacent-boxes")
BOXES_NOT_ADJACENT = rule(
    "boxes-not-adjacent",
    "Boxes of one player that do not lie side by side",
    "{seat}: {player} plays {expected} boxes that do not lie side by side",
    needs={
        "how the positions are numbered": NO_DIRECTION,
    },
    expected="{expected} boxes side by side",
    observed="spread over {observed}",
)
SECOND_PATRON_ON_BOX = rule(
    "second-patron-on-box",
    "Second patron's wager on a box",
    "{player} placed a {wager} of {stake} on {seat}, where another patron had placed his",
    expected="one patron on the box",
    observed="two",
)
WAGER_AGAINST_ENTRY_PROHIBITION = rule(
    "wager-against-entry-prohibition",
    "Wager of a patron who missed a round since the shuffle",
    "{seat}: {player} wagered although he missed a round since the shuffle, or was kept out",
    needs={
        "who placed the wagers since the shuffle": NO_PATRON,
        "every shuffle": NO_SHUFFLE,
        "how the cards are shuffled": NO_SHUFFLER,
    },
    expected="no wager until the next shuffle, unless he is admitted",
    observed="a wager of {stake}",
)
KEPT_OUT_AFTER_RESHUFFLE = rule(
    "kept-out-after-reshuffle",
    "Patron kept out although no round was dealt since the reshuffle",
    "a patron was kept from wagering although no round had been dealt since the cards were reshuffled",
    needs={
        "every shuffle": NO_SHUFFLES_LOGGED,
    },
    expected="a round that the patron missed since the reshuffle",
    observed="none",
)
WAGER_OUTSIDE_POSTED_LIMITS = rule("wager-outside-posted-limits")
BOX_WITHOUT_CARDS_SETTLED = rule(
    "box-without-cards-settled",
    "Wager settled on a box that was dealt no cards",
    "{seat}: {observed} was settled on the {wager} although no card was dealt to the box",
    needs={
        "every card dealt": NO_DEALS,
    },
    expected="the wager left to the player",
    observed="{observed} settled",
    unit="cents",
    pays_wrong=True,
)
BOX_WITHOUT_CARDS_NOT_RETURNED = rule(
    "box-without-cards-not-returned",
    "Wager of a box that was dealt no cards not returned",
    "{seat}: no card was dealt to the box, and {observed} of the {wager} of {stake} returned",
    needs={
        "what was returned": NO_RETURN,
    },
    expected="{expected} returned",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
KEPT_OUT_THOUGH_HE_WAGERED = rule(
    "kept-out-though-he-wagered",
    "Patron kept out although he had wagered on every round",
    "a patron was kept from wagering who had wagered on every round dealt since the cards were shuffled",
    needs={
        "who is kept out, who wagered, and every shuffle": NO_ROUNDS,
    },
    expected="a round on which the patron made no wager",
    observed="none",
)


@kernel
def too_many_boxes(boxes: int, filed: int) -> bool:
    """Whether a player has Blackjack Wagers on more boxes in one round than the filing states."""
    return boxes > filed


@kernel
def sat_out(dealt: int, last: int) -> bool:
    """Whether a patron missed a round: ``dealt`` rounds since the shuffle, the last of them with his wager ``last``.

    Rounds are counted from 0; -1 is a patron without a wager since the shuffle."""
    return last < dealt - 1


@kernel
def missed_a_round(wagered: int, dealt: int) -> bool:
    """Whether a patron wagered on fewer rounds than were dealt since the shuffle."""
    return wagered < dealt


@kernel
def outside_limits(amount: int, minimum: int, maximum: int) -> bool:
    """Whether a wager, in cents, lies outside the posted limits (-1: none posted)."""
    return amount < minimum or 0 <= maximum < amount


@kernel
def holder_of(t: Table, first: Wager, w: Wager) -> Wager:
    """Row of the first Blackjack Wager, from row ``first`` on, at the seat of row ``w``: ``w`` itself or another."""
    for v in between(t.wagers, first, w):
        if v.kind == WHAT_BLACKJACK and v.seat == w.seat and v.withdrawn < 0:
            return v
    return w


@kernel
def judge_second_patron(t: Table, i: int, r: Round, w: Wager) -> None:
    """Note a Blackjack Wager on a box that another patron holds."""
    first = holder_of(t, r.wager, w)
    if first == w or first.player < 0 or w.player < 0:
        return
    t.tally[SECOND_PATRON_ON_BOX + JUDGED] += 1
    if first.player != w.player:
        emit(t.hits, SECOND_PATRON_ON_BOX, i, w.seat, w.seat, 0, w.at, -1, r.at)


@kernel
def judge_boxes(t: Table, i: int, r: Round, w: Wager) -> None:
    """Judge the boxes that the player of wager row ``w`` holds: their number, and at his last one whether they adjoin.

    A wager behind another patron's on the same box makes it no box of his, on any reading that favours him.
    """
    filed = t.options.adjacent_boxes
    boxes = 0
    lowest = w.seat
    highest = 0
    last = t.wagers[NONE]
    start = r.wager
    for v in between(t.wagers, start, r.wagers_end):
        if (
            v.kind == WHAT_BLACKJACK
            and v.player == w.player
            and v.seat > 0
            and v.withdrawn < 0
            and holder_of(t, start, v) == v
        ):
            last = v
            boxes += 1 if v.at <= w.at else 0
            lowest = min(lowest, v.seat)
            highest = max(highest, v.seat)
    if w.withdrawn < 0 and holder_of(t, start, w) == w and too_many_boxes(boxes, filed):
        emit(t.hits, TOO_MANY_ADJACENT_BOXES, i, filed, boxes, 0, w.at, -1, r.at)
        mark_root(t, w, i)
    elif last == w and boxes > 1 and not too_many_boxes(boxes, filed):
        if r.direction == 0:
            t.tally[BOXES_NOT_ADJACENT + NO_DIRECTION] += 1
        else:
            ask(t, BOXES_NOT_ADJACENT, highest - lowest + 1 > boxes, i, boxes, highest - lowest + 1, 0, w.at, -1, r.at)


@kernel
def judge_box_without_cards(t: Table, r: Round, w: Wager) -> None:
    """Judge what became of a wager to whose box no card was dealt: not settled, and given back."""
    if r.first_card < 0 or r.void >= 0 or w.withdrawn >= 0:
        return
    if not recorded(t, KIND_DEAL) or r.gaps > 0 or w.seat < 0:
        t.tally[BOX_WITHOUT_CARDS_SETTLED + NO_DEALS] += 1
        return
    t.tally[BOX_WITHOUT_CARDS_SETTLED + JUDGED] += 1
    settled = w.collected + w.paid
    if settled > 0:
        cost = w.paid - w.collected
        emit(t.hits, BOX_WITHOUT_CARDS_SETTLED, w.last_settled, 0, settled, cost, w.at, w.root, r.at)
        return
    stake = w.stake
    back = w.returned
    certain = recorded(t, KIND_RETURN) and r.over >= 0
    if stake < 0 or w.unpriced > 0 or (back < stake and not certain):
        t.tally[BOX_WITHOUT_CARDS_NOT_RETURNED + NO_RETURN] += 1
        return
    t.tally[BOX_WITHOUT_CARDS_NOT_RETURNED + JUDGED] += 1
    if stake - back > 0:
        event = w.last_settled if back > 0 else r.last
        emit(t.hits, BOX_WITHOUT_CARDS_NOT_RETURNED, event, stake, back, back - stake, w.at, w.root, r.at)


@kernel
def judge_limits(t: Table, i: int, amount: int, minimum: int, maximum: int, r: Round, w: Wager) -> None:
    """Note a wager outside the limits that are posted for its type."""
    if lacking(t, WAGER_OUTSIDE_POSTED_LIMITS, NO_AMOUNT, amount < 0):
        return
    t.tally[WAGER_OUTSIDE_POSTED_LIMITS + JUDGED] += 1
    if outside_limits(amount, minimum, maximum):
        limit = minimum if amount < minimum else maximum
        emit(t.hits, WAGER_OUTSIDE_POSTED_LIMITS, i, limit, amount, 0, w.at, -1, r.at)


@kernel
def patron_entered(t: Table, player: int) -> Patron:
    """A patron, who is entered where he is new; none where there is no place left."""
    count = t.wagering.patrons
    for number in range(count):
        if t.patrons[number].id == player + 1:
            return t.patrons[number]
    if count >= PATRON_PLACES:
        return no_row(t.patrons)
    t.wagering.patrons = count + 1
    patron = t.patrons[count]
    patron.id = player + 1
    patron.round = 0
    patron.barred = 0
    patron.noted = 0
    patron.rounds = 0
    return patron


@kernel
def forget_patrons(t: Table) -> None:
    """Begin anew after a shuffle: it ends every prohibition."""
    t.wagering.patrons = 0
    t.wagering.dealt = 0
    t.wagering.strangers = 0
    t.wagering.barred = 0
    t.wagering.fresh = 1
    t.wagering.shuffle_seen = 1
    t.wagering.unread = 0


@kernel
def judge_entry(t: Table, shuffles: bool, i: int, player: int, r: Round, w: Wager) -> None:
    """Note a wager of a patron who missed a round since the shuffle, or was kept out by name; he is then admitted."""
    if player < 0:
        t.tally[WAGER_AGAINST_ENTRY_PROHIBITION + NO_PATRON] += 1
        t.wagering.strangers = 1
        return
    patron = patron_entered(t, player)
    if lacking(t, WAGER_AGAINST_ENTRY_PROHIBITION, NO_PATRON, not patron):
        return
    last = patron.round - 1
    filed = t.options.entry_prohibited == 1
    if not filed and patron.barred == 0:
        return
    missed = sat_out(t.wagering.dealt, last)
    if not shuffles or (t.wagering.unread == 1 and (missed or patron.barred == 1)):
        t.tally[WAGER_AGAINST_ENTRY_PROHIBITION + NO_SHUFFLE] += 1
    elif t.options.continuous < 0:
        t.tally[WAGER_AGAINST_ENTRY_PROHIBITION + NO_SHUFFLER] += 1
    elif missed and t.wagering.strangers == 1 and patron.barred == 0:
        t.tally[WAGER_AGAINST_ENTRY_PROHIBITION + NO_PATRON] += 1
    else:
        ask(
            t,
            WAGER_AGAINST_ENTRY_PROHIBITION,
            missed or patron.barred == 1,
            i,
            0,
            1,
            0,
            w.at,
            -1,
            r.at,
        )
    patron.round = t.wagering.dealt + 1
    patron.barred = 0


@kernel
def note_round(t: Table, player: int, w: Wager) -> None:
    """Count the rounds since the shuffle on which a patron wagered."""
    if player < 0 or w.withdrawn >= 0:
        return
    patron = patron_entered(t, player)
    if patron and patron.noted != t.wagering.dealt + 1:
        patron.noted = t.wagering.dealt + 1
        patron.rounds += 1


@kernel
def bar_or_admit(t: Table, shuffles: bool, i: int, player: int, bars: bool, r: Round) -> None:
    """Enter that a patron is kept out or admitted; note one kept out before any round after the reshuffle."""
    if bars and (not shuffles or t.wagering.unread == 1):
        t.tally[KEPT_OUT_AFTER_RESHUFFLE + NO_SHUFFLES_LOGGED] += 1
    elif bars and (t.wagering.fresh == 1 or t.wagering.dealt > 0):
        ask(t, KEPT_OUT_AFTER_RESHUFFLE, t.wagering.dealt == 0, i, 1, 0, 0, -1, -1, r.at)
    patron = patron_entered(t, player) if player >= 0 else no_row(t.patrons)
    if bars and t.wagering.shuffle_seen == 1 and t.wagering.dealt > 0:
        if not patron or not shuffles:
            t.tally[KEPT_OUT_THOUGH_HE_WAGERED + NO_ROUNDS] += 1
        else:
            missed = missed_a_round(patron.rounds, t.wagering.dealt)
            ask(t, KEPT_OUT_THOUGH_HE_WAGERED, not missed, i, -1, -1, 0, -1, -1, r.at)
    if patron and bars:
        patron.barred = 1
        t.wagering.barred += 1
    elif patron:
        patron.barred = 0
        patron.round = t.wagering.dealt
