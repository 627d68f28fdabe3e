"""The first hand of a split that goes over the limit: collected at once, or tucked under its wager."""

from validator.core.engine.kernel import JUDGED, emit, kernel
from validator.core.engine.rows import between, row_after, rows_of
from validator.games.blackjack.free_bet import lammers_on
from validator.games.blackjack.splitting import first_hand_of
from validator.games.blackjack.tables import flags
from validator.games.blackjack.tables.rows import Hand, Round, Table, Wager
from validator.games.numbers import Rules, missing_facts
from validator.games.table import ask, recorded
from validator.log.codes import KIND_CHOICE, KIND_COLLECT, KIND_DEAL, KIND_MUCK, KIND_TUCK, PLACE_RACK

NO_COLLECTION, *_ = missing_facts()
NO_TUCKING, *_ = missing_facts()
NO_REMOVAL, *_ = missing_facts()

rule = Rules("blackjack.split_busts")
WAGERED_BUST_LEFT_LYING = rule(
    "wagered-bust-left-lying",
    "The wager of a first split hand over the limit not collected at once",
    "{seat}: {wager} of {stake} on {hand} was not collected before the next hand was dealt to",
    needs={
        "what was collected": NO_COLLECTION,
    },
    expected="collected before {observed}",
    observed="not collected",
    unit="event",
)
WAGERED_BUST_NOT_RACKED = rule(
    "wagered-bust-not-racked",
    "The cards of a first split hand over the limit not placed in the discard rack",
    "{seat}: {hand} went over and was not placed in the discard rack before the next hand was dealt to",
    needs={
        "the removal of the cards": NO_REMOVAL,
    },
    expected="in the discard rack before {observed}",
    observed="not there",
    unit="event",
)
WAGERED_BUST_NOT_TUCKED = rule(
    "wagered-bust-not-tucked",
    "The cards of a first split hand over the limit not tucked where no lammer lies",
    "{seat}: {hand} went over the limit and was not tucked under the original wager while the split was played",
    needs={
        "the tucking of cards": NO_TUCKING,
    },
    expected="tucked, if that is done without a lammer too",
    observed="not tucked",
)
TUCKED_HAND_COLLECTED_AT_ONCE = rule(
    "tucked-hand-collected-at-once",
    "The wager of a first split hand over the limit collected, not tucked with its cards",
    "{seat}: {wager} of {stake} on {hand} was collected before the hands of the split were played",
    expected="its cards tucked under it",
    observed="collected",
    unit="event",
)
FREE_BUST_NOT_TUCKED = rule(
    "free-bust-not-tucked",
    "The cards of a first split hand over the limit not tucked",
    "{seat}: {hand} went over the limit and was not tucked under the original wager while the split was played",
    needs={
        "the tucking of cards": NO_TUCKING,
    },
    expected="tucked under the original wager",
    observed="left",
)
TUCKED_CARDS_REMOVED_EARLY = rule(
    "tucked-cards-removed-early",
    "Tucked cards removed before their wager was settled",
    "{seat}: {hand}, tucked under its wager, was removed before the wager was settled",
    expected="after {expected}",
    observed="{observed}",
    unit="event",
)


@kernel
def not_done_at_once(done: int, next_card: int) -> bool:
    """Whether what was to be done at once (event, -1: never) was not done before the next card of the split (event)."""
    return done < 0 or done > next_card


@kernel
def not_tucked_in_time(tucked: int, late: bool) -> bool:
    """Whether the cards were never tucked under the wager (event, -1: never), or ``late``."""
    return tucked < 0 or late


@kernel
def next_card_of_box(t: Table, h: Hand, r: Round) -> int:
    """The first card dealt to another hand of the split after hand row ``h`` went over; -1 none, -2 one came before."""
    box = first_hand_of(t, h)
    over = h.last_card
    for j in range(r.deal_done + 1, r.last + 1):
        if t.kind[j] != KIND_DEAL:
            continue
        other = t.notes[j].hand
        if not other or other == h or first_hand_of(t, other) != box:
            continue
        if t.notes[j].flags & flags.SPLIT:
            return j if j > over else -2
    return -1


@kernel
def tucked_at(t: Table, h: Hand, r: Round) -> int:
    """The event that tucked the cards of hand row ``h`` under its wager, so far as it names one; -1 none."""
    for j in range(r.deal_done + 1, r.last + 1):
        note = t.notes[j]
        under = note.wager
        named = under.at < 0 or under == h.wager
        if t.kind[j] == KIND_TUCK and note.hand == h and named:
            return j
    return -1


@kernel
def played_out(t: Table, following: int, tucked: int, h: Hand, r: Round) -> bool:
    """Whether the hands of the split to which card ``following`` opened the play were over at event ``tucked``.

    The cards lie tucked "until the split hand or hands bust as well", so while these are played; no words say that they
    may not be tucked as the next card lies there already.
    """
    box = first_hand_of(t, h)
    over = following < r.hole_turned < tucked
    for j in range(following + 1, r.last + 1):
        other = t.notes[j].hand
        if t.kind[j] not in (KIND_CHOICE, KIND_DEAL) or not other or first_hand_of(t, other) != box:
            continue
        if j > tucked:
            return False
        over = over or t.kind[j] == KIND_CHOICE
    return over


@kernel
def lammers_of_box(t: Table, h: Hand, r: Round) -> int:
    """Lammers laid for all hands of the split that hand row ``h`` belongs to."""
    found = 0
    box = first_hand_of(t, h)
    for other in between(t.hands, row_after(t.hands, r.hand, 1), r.hands_end):
        if first_hand_of(t, other) == box:
            found += lammers_on(t, r, other)
    return found


@kernel
def judge_wagered(t: Table, following: int, collected: int, tucked: int, w: Wager, h: Hand, r: Round) -> None:
    """Judge a first hand over the limit where no lammer lies with the split."""
    whole = r.gaps == 0
    over = h.last_card
    root = h.root
    late = not_tucked_in_time(tucked, played_out(t, following, tucked, h, r))
    if late and not 0 <= collected < following and not (recorded(t, KIND_TUCK) and whole):
        t.tally[WAGERED_BUST_NOT_TUCKED + NO_TUCKING] += 1
    else:
        ask(t, WAGERED_BUST_NOT_TUCKED, late, max(over, tucked), 1, 0, 0, w.at, root, r.at)
    if collected < 0 and not (recorded(t, KIND_COLLECT) and whole):
        t.tally[WAGERED_BUST_LEFT_LYING + NO_COLLECTION] += 1
    else:
        if ask(
            t,
            WAGERED_BUST_LEFT_LYING,
            not_done_at_once(collected, following),
            following,
            over,
            following,
            0,
            w.at,
            root,
            r.at,
        ):
            return
    removed = h.muck
    silent = removed < 0 and not (recorded(t, KIND_MUCK) and whole)
    if silent or (removed >= 0 and t.dest[removed] < 0):
        t.tally[WAGERED_BUST_NOT_RACKED + NO_REMOVAL] += 1
    else:
        t.tally[WAGERED_BUST_NOT_RACKED + JUDGED] += 1
        racked = removed if removed >= 0 and t.dest[removed] == PLACE_RACK else -1
        if not_done_at_once(racked, following):
            emit(t.hits, WAGERED_BUST_NOT_RACKED, following, over, following, 0, w.at, root, r.at)


@kernel
def judge_free(t: Table, following: int, collected: int, tucked: int, w: Wager, h: Hand, r: Round) -> None:
    """Judge a first hand over the limit where a lammer lies with the split."""
    whole = r.gaps == 0
    over = h.last_card
    root = h.root
    t.tally[TUCKED_HAND_COLLECTED_AT_ONCE + JUDGED] += 1
    if 0 <= collected < following:
        emit(t.hits, TUCKED_HAND_COLLECTED_AT_ONCE, collected, following, collected, 0, w.at, root, r.at)
        return
    late = not_tucked_in_time(tucked, played_out(t, following, tucked, h, r))
    if late and not (recorded(t, KIND_TUCK) and whole):
        t.tally[FREE_BUST_NOT_TUCKED + NO_TUCKING] += 1
    else:
        if ask(t, FREE_BUST_NOT_TUCKED, late, max(over, tucked), 1, 0, 0, w.at, root, r.at):
            return
        removed = h.muck
        settled = w.last_settled
        t.tally[TUCKED_CARDS_REMOVED_EARLY + JUDGED] += 1
        if removed > tucked and 0 <= removed < settled:
            emit(t.hits, TUCKED_CARDS_REMOVED_EARLY, removed, settled, removed, 0, w.at, root, r.at)


@kernel
def split_busts_pass(t: Table) -> None:
    """Judge what was done with the first hand of every split that went over the limit; of a later one nothing is said.

    Where hands were played in turns, which is another rule, no hand is the first.
    """
    for h in rows_of(t.hands):
        marks = h.flags
        w = h.wager
        if marks & flags.SPLIT == 0 or h.parent or marks & flags.DEAD or not w:
            continue
        r = h.round
        if h.unknown > 0 or h.total <= t.options.highest_total:
            continue
        following = next_card_of_box(t, h, r)
        if following < 0 or r.void >= 0:
            continue
        collected = w.collect
        tucked = tucked_at(t, h, r)
        if lammers_of_box(t, h, r) > 0:
            judge_free(t, following, collected, tucked, w, h, r)
        else:
            judge_wagered(t, following, collected, tucked, w, h, r)
