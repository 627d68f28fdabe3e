"""The shoe: shuffled before play and after the cover card, filled, burned, and the one place cards come from."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, kernel
from validator.core.engine.rows import NONE
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.round_identity import kept_round
from validator.games.rounds.table_rows import Round
from validator.games.shoe import shoe_state
from validator.games.shoe.burning import (
    burn,
    deal_in_mid_round,
    dealer_arrives,
    fill_to_complete_round,
    judge_burn,
    odd_card,
    owe_first_burn,
    relieved_in_mid_round,
)
from validator.games.shoe.by_whom import judge_by_whom
from validator.games.shoe.dealers_part import judge_who_removes
from validator.games.shoe.idle import idle_event, judge_idle
from validator.games.shoe.judging import (
    NO_RECORD,
    a_side,
    another_than_dealer_or_device,
    dealer_of,
    from_the_hand,
    in_the_shoe,
    judge,
    may_have_come,
    not_from_the_shoe,
    not_set_aside,
    note_backs,
    omitted,
    out_of_place,
    reshuffled_too_early,
    side_shuffled,
    two_batches,
)
from validator.games.shoe.refilling import (
    batch_shuffled,
    cards_come,
    cards_were_dealt,
    comes_again_unshuffled,
    follow_shoe,
)
from validator.games.shoe.shoe_table import Table
from validator.games.table import ask, lacking, person_of, recorded, role_of
from validator.log.codes import (
    BY_DEALER,
    KIND_BATCH,
    KIND_BATCH_SWAP,
    KIND_BURN,
    KIND_CARD_CHANGE,
    KIND_CARD_DAMAGED,
    KIND_CARD_REMOVED,
    KIND_COVER_CARD,
    KIND_DEAL,
    KIND_DEALER_ARRIVES,
    KIND_DECKS,
    KIND_DETERMINANT,
    KIND_LOAD_SHOE,
    KIND_ROUND_START,
    KIND_SHOE_EMPTIED,
    KIND_SHOE_EMPTY,
    KIND_SHOE_POSITION,
    KIND_SHUFFLE,
    KIND_SPREAD,
    KIND_TABLE_CLOSE,
    KIND_TABLE_OPEN,
    KIND_UNREADABLE,
    KIND_WASH,
    PLACE_CONTINUOUS_SHUFFLER,
    PLACE_DECK_IN_HAND,
    PLACE_RACK,
    PLACE_SHOE_LEFT,
    PLACE_SHOE_RIGHT,
    WHAT_COVER_CARD,
    WHAT_FLOORPERSON_DIRECTION,
    WHAT_INSUFFICIENT_CARDS,
    WHAT_PRESHUFFLED,
    WHAT_ROUTINE,
    WHAT_SHOE_DEALT,
)

NOT_KNOWN_WHETHER_PRESHUFFLED, *_ = missing_facts(after=NO_RECORD)
NO_SOURCE, *_ = missing_facts()

rule = Rules("shoe.shoe")
PLAY_WITHOUT_SHUFFLE = rule("play-without-shuffle")
BATCH_NOT_SHUFFLED = rule("batch-not-shuffled")
DEALT_FROM_HAND = rule("dealt-from-hand")
CARD_NOT_FROM_SHOE = rule("card-not-from-shoe")
SHOE_OUT_OF_PLACE = rule(
    "shoe-out-of-place",
    "Dealing shoe not where it was approved",
    "a round was dealt from a shoe that did not stand where it was approved",
    needs={
        "a record of every move of the shoe": NO_RECORD,
    },
    expected="the approved place",
    observed="another",
)
SHOE_LOADED_BY_ANOTHER = rule("shoe-loaded-by-another")
COVER_CARD_PUT_BACK = rule("cover-card-put-back")
HAND_BROKEN_OFF_AT_COVER_CARD = rule("hand-broken-off-at-cover-card")
RESHUFFLED_AT_ONCE = rule(
    "reshuffled-at-once",
    "Reshuffled where the cover card showed before a round",
    ("the cover card showed before the first card of a round, and the cards were reshuffled without that round"),
    expected="one more round, then a reshuffle",
    observed="a reshuffle at once",
)
ROUND_AFTER_COVER_CARD = rule(
    "round-after-cover-card",
    "Another round dealt after the cover card",
    "another round was dealt without a reshuffle after the round in which the cover card was reached",
    needs={
        "a record of every shuffle, and of every filling of the shoe where two batches take turns": NO_RECORD,
    },
    expected="the cards collected and reshuffled",
    observed="another round",
)
CARDS_NOT_RACKED_AT_COVER_CARD = rule(
    "cards-not-racked-at-cover-card",
    "Cards behind the cover card not placed in the discard rack",
    ("after the cover card the cards left in the shoe were not placed in the discard rack before the shuffle"),
    needs={
        "a record of every emptying of the shoe and the place where its cards went": NO_RECORD,
    },
    expected="the cards in the discard rack",
    observed="not placed there",
)
SHOE_REFILLED_UNSHUFFLED = rule(
    "shoe-refilled-unshuffled",
    "Shoe filled again after the cover card without a shuffle",
    ("the cover card had been reached, and the cards went into the shoe again without having been shuffled"),
    needs={
        "a record of every shuffle": NO_RECORD,
    },
    expected="a shuffle",
    observed="none",
)
DEALT_FROM_DEVICE_NOT_FILED = rule("dealt-from-device-not-filed")
RESHUFFLED_WITHOUT_ORDER = rule(
    "reshuffled-without-order",
    "Reshuffled before the cover card, by nobody's order",
    ("the dealer reshuffled the cards as routine; the cover card had not been reached and no order is logged"),
    needs={
        "why the cards were shuffled, and every cover card": NO_RECORD,
    },
    expected="a reshuffle after the cover card or by order of a floorperson",
    observed="a reshuffle as routine",
)
RESHUFFLED_WITHIN_THE_ROUND = rule(
    "reshuffled-within-the-round",
    "Reshuffled by a floorperson's order while a round was being dealt",
    "the cards were reshuffled by order of a floorperson while a round was being dealt, not after it",
    expected="the reshuffle after the round",
    observed="within the round",
)
CARDS_SHUFFLED_BY_ANOTHER = rule("cards-shuffled-by-another")


@kernel
def on_the_other_side(t: Table, place: int) -> bool:
    """Whether a place is the side of a double shoe whose cover card was not the one reached."""
    reached = t.shoe.need_side - 1
    if t.shoe.need_side == shoe_state.BOTH:
        return False
    return t.shoe.need > shoe_state.OPENING and reached >= 0 and a_side(place) and place != reached


@kernel
def one_of_both_sides(t: Table, place: int) -> bool:
    """Whether a shuffle of the side ``place`` leaves the other to be shuffled, where both cover cards were reached."""
    both = t.shoe.need > shoe_state.OPENING and t.shoe.need_side == shoe_state.BOTH
    if not both or not a_side(place):
        return False
    t.shoe.need_side = (PLACE_SHOE_RIGHT if place == PLACE_SHOE_LEFT else PLACE_SHOE_LEFT) + 1
    return True


@kernel
def side_reached(t: Table, place: int) -> int:
    """The side that has to be shuffled once a cover card was reached at ``place``, as NEED_SIDE has it."""
    side = place + 1 if a_side(place) else 0
    before = t.shoe.need_side
    if t.shoe.need > shoe_state.OPENING and side > 0 and before > 0 and before != side:
        return shoe_state.BOTH
    return side


@kernel
def judge_opening(t: Table, i: int, r: Round, known: bool) -> None:
    """Judge that cards not shuffled since the table opened or they were changed are dealt all the same."""
    if t.options.preshuffled == 1 or t.shoe.preshuffled_cards == 1:
        t.tally[PLAY_WITHOUT_SHUFFLE + NOT_APPLICABLE] += 1
    elif t.options.continuous != 0 or (t.options.preshuffled < 0 and t.shoe.unshuffled_known == 0):
        t.tally[PLAY_WITHOUT_SHUFFLE + NOT_KNOWN_WHETHER_PRESHUFFLED] += 1
    else:
        judge(t, PLAY_WITHOUT_SHUFFLE, known, omitted(0), i, -1, r)


@kernel
def judge_shuffle(t: Table, i: int, r: Round, certain: bool, filled: bool, mid: bool) -> None:
    """Judge, when the shoe is filled or a round's first card drawn, whether the shuffle then due was made.

    Each reason to shuffle is judged once: rounds dealt later from the same cards follow from the same act. Where the
    shoe is filled in the middle of a round (``mid``), what is said of too few cards may be the nearer rule.
    """
    need = t.shoe.need
    answered = t.shoe.answered
    if need == shoe_state.COVER_FIRST and not filled:
        t.shoe.need = shoe_state.COVER
        return
    known = certain and recorded(t, KIND_SHUFFLE)
    if need == shoe_state.OPENING:
        judge_opening(t, i, r, known)
    elif need == shoe_state.COVER or need == shoe_state.COVER_FIRST:
        rule = SHOE_REFILLED_UNSHUFFLED if filled else ROUND_AFTER_COVER_CARD
        if two_batches(t) != 0:
            known = certain and two_batches(t) == 1 and recorded(t, KIND_LOAD_SHOE) and recorded(t, KIND_BATCH_SWAP)
        judge(t, rule, known, omitted(0), i, i if mid else -1, r)
    elif answered == shoe_state.OPENING and not filled:
        t.tally[PLAY_WITHOUT_SHUFFLE + JUDGED] += 1
    elif answered == shoe_state.COVER:
        if filled:
            t.tally[SHOE_REFILLED_UNSHUFFLED + JUDGED] += 1
        else:
            t.tally[ROUND_AFTER_COVER_CARD + JUDGED] += 1
            judge_collection(t, i, r, certain)
    t.shoe.need = shoe_state.NOTHING


@kernel
def judge_collection(t: Table, i: int, r: Round, certain: bool) -> None:
    """Judge whether the cards behind the cover card of a single shoe went to the discard rack before the shuffle.

    Cards that leave the shoe only when the others were shuffled did not.
    """
    if t.options.double_shoe == 1 or t.shoe.nothing_left == 1:
        t.tally[CARDS_NOT_RACKED_AT_COVER_CARD + NOT_APPLICABLE] += 1
        return
    emptied = 0 if t.shoe.emptied == shoe_state.EMPTIED_LATE else t.shoe.emptied
    known = emptied > 0 or (certain and t.options.double_shoe == 0 and recorded(t, KIND_SHOE_EMPTIED))
    judge(t, CARDS_NOT_RACKED_AT_COVER_CARD, known, omitted(emptied), i, -1, r)


@kernel
def another_batch(t: Table, i: int, certain: bool) -> None:
    """The other batch comes into play: it answers the cover card, if it was shuffled since it was last dealt.

    Shuffles are counted against shoes, where backs do not tell the batches apart. Both may have been shuffled before
    the log begins, so the count condemns only where there were fewer shuffles than batches brought into play even so.
    """
    ready = t.shoe.stored - 1 if t.shoe.stored > 0 else shoe_state.STORED_AT_FIRST
    ready = 0 if comes_again_unshuffled(t, t.back[i]) else ready
    if ready == 0:
        judge(t, BATCH_NOT_SHUFFLED, certain and recorded(t, KIND_SHUFFLE), omitted(ready), i, -1, t.rounds[NONE])
        ready = 1
    else:
        t.tally[BATCH_NOT_SHUFFLED + JUDGED] += 1
    t.shoe.stored = ready
    if t.shoe.need != shoe_state.NOTHING:
        t.shoe.answered = shoe_state.COVER
    t.shoe.need = shoe_state.NOTHING


@kernel
def nobody_ordered(what: int, need: int) -> bool:
    """Whether a shuffle is one by routine, by the code of its reason, while nothing asks for one (``need``)."""
    return what == WHAT_ROUTINE and need == shoe_state.NOTHING


@kernel
def judge_reason(t: Table, i: int, r: Round, what: int, role: int) -> None:
    """Judge that the one stack, once dealt from, is shuffled by the dealer after its cover card or upon an order."""
    ordinary = t.options.continuous == 0 and t.options.from_hand != 1 and t.shoe.idle == 0
    if role != BY_DEALER or not ordinary:
        return
    broken = nobody_ordered(what, t.shoe.need)
    known = t.shoe.gap == 0 and recorded(t, KIND_COVER_CARD)
    judge(t, RESHUFFLED_WITHOUT_ORDER, what >= 0 and (known or not broken), broken, i, -1, r)


@kernel
def asked_for_by_the_round(t: Table, i: int, r: Round) -> bool:
    """Whether something befell the cards in round row ``r`` before event ``i`` that may call for a reshuffle."""
    for k in range(r.first, i):
        kind = t.kind[k]
        if kind == KIND_SHOE_EMPTY or kind == KIND_CARD_REMOVED or kind == KIND_CARD_DAMAGED or odd_card(kind):
            return True
    return False


@kernel
def judge_order(t: Table, i: int, r: Round, mid: bool, role: int) -> None:
    """Note a reshuffle of the one stack that a floorperson orders while a round is being dealt, not after it."""
    if role != BY_DEALER or t.options.continuous != 0 or t.options.from_hand == 1 or two_batches(t) != 0:
        return
    if not mid:
        t.tally[RESHUFFLED_WITHIN_THE_ROUND + JUDGED] += 1
    elif not asked_for_by_the_round(t, i, r) and r.gaps == 0:
        ask(t, RESHUFFLED_WITHIN_THE_ROUND, True, i, -1, -1, 0, -1, -1, r.at)


@kernel
def shuffled(t: Table, i: int, r: Round, mid: bool, same: bool, what: int, role: int) -> None:
    """The cards have been shuffled: by whom and why, in the middle of a round (``mid``), in that of the cover card."""
    ready = t.shoe.stored - 1 if t.shoe.stored > 0 else shoe_state.STORED_AT_FIRST
    t.shoe.stored = (ready if ready == shoe_state.STORED_AT_FIRST else ready + 1) + 1
    t.shoe.idle_shuffled = 1
    t.shoe.idle_removed = 1
    ordinary = what == WHAT_COVER_CARD or (role == BY_DEALER and (what == WHAT_SHOE_DEALT or what == WHAT_ROUTINE))
    need = t.shoe.need
    if ordinary and need == shoe_state.COVER and same:
        judge(t, HAND_BROKEN_OFF_AT_COVER_CARD, True, reshuffled_too_early(mid), i, -1, r)
    elif ordinary and need == shoe_state.COVER_FIRST and not mid:
        judge(t, RESHUFFLED_AT_ONCE, t.shoe.gap == 0, reshuffled_too_early(True), i, -1, r)
    if t.shoe.in_play == 1 and not mid and two_batches(t) == 0:
        judge_reason(t, i, r, what, role)
    of_play = what == WHAT_COVER_CARD or what == WHAT_INSUFFICIENT_CARDS
    if two_batches(t) != 0 and role != BY_DEALER and t.shoe.in_play == 1 and not of_play:
        if two_batches(t) < 0 and need != shoe_state.NOTHING:
            t.shoe.need = shoe_state.NOTHING
        return
    if need != shoe_state.NOTHING:
        t.shoe.answered = shoe_state.COVER if need == shoe_state.COVER_FIRST else need
    t.shoe.need = shoe_state.NOTHING
    if not mid:
        t.shoe.fresh = 1
        if not recorded(t, KIND_LOAD_SHOE) and two_batches(t) == 0:
            owe_first_burn(t)


@kernel
def judge_place(t: Table, i: int, r: Round) -> None:
    """Judge a card that is drawn at event ``i`` once it is told where the shoe stands; it may be put back unseen."""
    if t.shoe.out_of_place > 0:
        moved = out_of_place(t.shoe.out_of_place)
        judge(t, SHOE_OUT_OF_PLACE, not moved or recorded(t, KIND_SHOE_POSITION), moved, i, -1, r)
        t.shoe.out_of_place = 0


@kernel
def begin_round(t: Table, i: int, r: Round, gaps: int, person: int) -> None:
    """A round's first card is drawn: judge what had to be done before."""
    certain = t.shoe.gap == 0 and gaps == 0
    judge_shuffle(t, i, r, certain, False, False)
    judge_burn(t, i, r, certain, person)
    judge_idle(t, i, r, t.shoe.idle_gap == 0 and gaps == 0)
    judge_place(t, i, r)
    t.shoe.fresh = 0
    t.shoe.shuffled_at_cover = 0
    t.shoe.answered = shoe_state.NOTHING
    t.shoe.unattended = 0
    t.shoe.in_play = 1
    t.shoe.preshuffled_cards = 0
    if t.shoe.need == shoe_state.NOTHING:
        t.shoe.gap = 0


@kernel
def judge_source(t: Table, i: int, r: Round, number: int, source: int) -> None:
    """Judge a card dealt from somewhere other than the shoe; a round is judged once."""
    if t.options.from_hand != 0 or t.shoe.odd_source == number:
        return
    if from_the_hand(source):
        t.shoe.odd_source = number
        judge(t, DEALT_FROM_HAND, True, True, i, -1, r)
    elif not_from_the_shoe(source):
        t.shoe.odd_source = number
        judge(t, CARD_NOT_FROM_SHOE, True, True, i, -1, r)
    elif source == PLACE_CONTINUOUS_SHUFFLER:
        t.shoe.odd_source = number
        if not lacking(t, DEALT_FROM_DEVICE_NOT_FILED, NO_SOURCE, t.options.continuous < 0):
            ask(t, DEALT_FROM_DEVICE_NOT_FILED, t.options.continuous == 0, i, -1, -1, 0, -1, -1, r.at)


@kernel
def event_between_rounds(t: Table, kind: int, what: int, source: int, dest: int) -> None:
    """What happens to the cards between rounds, other than a shuffle, a burn and the filling of the shoe."""
    if kind == KIND_TABLE_OPEN or kind == KIND_CARD_CHANGE or kind == KIND_DECKS or kind == KIND_BATCH:
        t.shoe.shoe_spare = t.options.shoe_burns
    unplayed = t.shoe.fresh == 0 and t.shoe.need == shoe_state.NOTHING
    cards_come(t, kind, what)
    if kind == KIND_TABLE_OPEN or kind == KIND_CARD_CHANGE:
        t.shoe.in_play = 0
        if kind == KIND_TABLE_OPEN:
            t.shoe.unattended = 1
            t.shoe.shoe_seen = 1
            t.shoe.dealer_spare = 0
        if t.shoe.fresh == 0:
            t.shoe.need = shoe_state.OPENING
    elif kind == KIND_TABLE_CLOSE:
        t.shoe.attended = 0
        t.shoe.in_play = 0
        t.shoe.fresh = 0
        t.shoe.unshuffled_known = 0
        t.shoe.need = shoe_state.NOTHING
    elif kind == KIND_WASH:
        t.shoe.unshuffled_known = 1
        if unplayed and t.shoe.in_play == 0 and t.shoe.idle == 0:
            t.shoe.need = shoe_state.OPENING
    elif kind == KIND_SPREAD:
        t.shoe.unshuffled_known = 1
    elif kind == KIND_DECKS:
        t.shoe.unshuffled_known = 0
    elif kind == KIND_BATCH:
        if what == WHAT_PRESHUFFLED:
            t.shoe.preshuffled_cards = 1
    elif kind == KIND_SHOE_EMPTIED:
        t.shoe.idle_removed = 1
        late = t.shoe.shuffled_at_cover == 1 and t.shoe.idle == 0
        if late and t.shoe.emptied == 0:
            t.shoe.emptied = shoe_state.EMPTIED_LATE
        elif t.shoe.emptied != shoe_state.EMPTIED_LATE and (dest == PLACE_RACK or (dest < 0 and t.shoe.emptied == 0)):
            t.shoe.emptied = 1
        elif t.shoe.idle != 0:
            # At an idle table they are removed to be spread (685a.5(g)), whether the cover card was reached or not.
            t.shoe.nothing_left = 1
    elif kind == KIND_SHOE_POSITION:
        t.shoe.out_of_place = what


@kernel
def draw_first_card(t: Table, i: int, r: Round) -> None:
    """A round's first card is drawn: judge what had to be done before, and count that cards come from the shoe."""
    cards_were_dealt(t)
    if t.shoe.need == shoe_state.COVER_FIRST:
        t.shoe.need_round = t.round[i] + 1
    begin_round(t, i, r, r.gaps, person_of(t.by[i]) + 1)
    source = t.source[i]
    where = JUDGED if t.options.from_hand == 0 and source >= 0 else NO_SOURCE
    if t.options.from_hand == 1:
        where = NOT_APPLICABLE
    if where != JUDGED or source <= PLACE_SHOE_RIGHT:
        t.tally[DEALT_FROM_HAND + where] += 1
        t.tally[CARD_NOT_FROM_SHOE + where] += 1
        t.tally[DEALT_FROM_DEVICE_NOT_FILED + where] += 1


@kernel
def draw_further_card(t: Table, i: int, r: Round) -> None:
    """A card is dealt to a player in the middle of a round: a dealer who came since may have to remove one before."""
    person = dealer_of(t.by[i])
    waits = t.shoe.dealer_burn == shoe_state.DUE_IN_MID_ROUND
    if not waits and person > 0 and 0 < t.shoe.dealer != person:
        relieved_in_mid_round(t, person)
        waits = t.shoe.dealer_burn == shoe_state.DUE_IN_MID_ROUND
    if waits:
        deal_in_mid_round(t, i, r, r.gaps, person)


@kernel
def cards_shuffled(t: Table, i: int, r: Round, mid: bool) -> None:
    """Cards are shuffled: those in play, of one side of a double shoe, or of a batch that waits."""
    what = t.what[i]
    role = role_of(t.by[i])
    if what != WHAT_PRESHUFFLED:
        judge_by_whom(t, CARDS_SHUFFLED_BY_ANOTHER, i, r)
    if mid:
        fill_to_complete_round(t)
    elif role == BY_DEALER or role < 0:
        t.shoe.shoe_spare = t.options.shoe_burns
        t.shoe.emergency_stack = 0
    dealt = two_batches(t) == 0 or (t.back[i] >= 0 and t.shoe.play_batch == t.back[i] + 1)
    batch_shuffled(t, t.back[i])
    if what == WHAT_FLOORPERSON_DIRECTION:
        judge_order(t, i, r, mid, role)
    side = side_shuffled(t, t.shoe.backs_of_sides, i)
    if on_the_other_side(t, side) or on_the_other_side(t, t.dest[i]):
        return
    if one_of_both_sides(t, side):
        return
    same = t.shoe.need_round == t.round[i] + 1
    at_cover = t.shoe.need in (shoe_state.COVER, shoe_state.COVER_FIRST)
    if dealt and at_cover and not mid and t.shoe.emptied == 0:
        t.shoe.shuffled_at_cover = 1
    shuffled(t, i, r, mid, same, what, role)


@kernel
def shoe_filled(t: Table, i: int, r: Round, mid: bool) -> None:
    """The shoe is filled, or the other batch comes into play.

    Which side of a double shoe is filled, where no row says so, is told by the backs of its decks.
    """
    loaded = t.kind[i] == KIND_LOAD_SHOE
    sided = loaded and t.options.double_shoe == 1
    dest = side_shuffled(t, t.shoe.backs_of_sides, i) if sided else t.dest[i]
    if loaded and dest >= 0 and (not in_the_shoe(dest) or on_the_other_side(t, dest)):
        return
    certain = t.shoe.gap == 0
    if two_batches(t) == 1 and t.shoe.in_play == 1 and not mid:
        another_batch(t, i, certain)
    elif t.shoe.in_play == 0:
        comes_again_unshuffled(t, t.back[i])
    t.shoe.unread = 0
    if loaded:
        judge_shuffle(t, i, r, certain and (not sided or a_side(dest)), True, mid)
        role = role_of(t.by[i])
        if role >= 0:
            judge(t, SHOE_LOADED_BY_ANOTHER, True, another_than_dealer_or_device(role), i, -1, r)
    if not mid:
        owe_first_burn(t)
    else:
        fill_to_complete_round(t)
    t.shoe.in_play = 0


@kernel
def cover_card_appears(t: Table, i: int, r: Round) -> None:
    """The cover card appears: the cards have to be shuffled, after the round that is being dealt or after the next."""
    dest = t.dest[i]
    judge(t, COVER_CARD_PUT_BACK, dest >= 0, not_set_aside(dest), i, -1, r)
    during = r.at >= 0 and (t.shoe.started == t.round[i] + 1 or 0 <= r.first_card < i)
    if during and 0 <= r.over < i:
        during = False
    t.shoe.need_side = side_reached(t, t.source[i])
    t.shoe.need = shoe_state.COVER if during else shoe_state.COVER_FIRST
    t.shoe.need_round = t.round[i] + 1
    t.shoe.emptied = 0
    t.shoe.shuffled_at_cover = 0
    t.shoe.nothing_left = 1 if t.n[i] == 0 else 0


@kernel
def shoe_event(t: Table, i: int, r: Round) -> None:
    """What befalls the cards beside the dealing: they are shuffled, loaded, burned, shown, changed or taken out."""
    kind = t.kind[i]
    what = t.what[i]
    mid = r.at >= 0 and 0 <= r.first_card < i < r.last_card
    idle_event(t, kind, what, t.back[i], role_of(t.by[i]))
    judge_who_removes(t, i, r)
    if kind == KIND_DECKS or kind == KIND_LOAD_SHOE:
        note_backs(t, t.shoe.backs_of_sides, i)
    if kind == KIND_UNREADABLE:
        if may_have_come(t.n[i], t.round[i]):
            t.shoe.present += 1
        t.shoe.gap = t.shoe.unread = 1
        cards_come(t, kind, what)
    elif kind == KIND_SHUFFLE:
        cards_shuffled(t, i, r, mid)
    elif kind == KIND_BATCH_SWAP or kind == KIND_LOAD_SHOE:
        shoe_filled(t, i, r, mid)
    elif kind == KIND_COVER_CARD:
        cover_card_appears(t, i, r)
    elif kind == KIND_BURN:
        burn(t, i, r, mid, t.dest[i], what)
    elif kind == KIND_DEALER_ARRIVES:
        dealer_arrives(t, person_of(t.by[i]) + 1, mid)
    elif kind != KIND_SPREAD or t.options.preshuffled_spread != 1:
        event_between_rounds(t, kind, what, t.source[i], t.dest[i])


@kernel
def shoe_pass(t: Table) -> None:
    """Judge shuffling, filling, burning, the cover card and where cards are dealt from, in the order of the events."""
    kinds = t.kind
    numbers = t.round
    sources = t.source
    t.shoe.started = kept_round(t, t.shoe.started)
    t.shoe.need_round = kept_round(t, t.shoe.need_round)
    t.shoe.odd_source = kept_round(t, t.shoe.odd_source)
    row = t.rounds[NONE]
    for i in range(len(kinds)):
        kind = kinds[i]
        if kind == KIND_DEAL or kind == KIND_DETERMINANT:
            number = numbers[i] + 1
            if number == 0:
                t.shoe.gap = t.shoe.idle_gap = 1
                continue
            r = t.notes[i].round
            if number != t.shoe.started:
                t.shoe.started = number
                row = r
                draw_first_card(t, i, r)
            elif t.hand[i] > 0:
                draw_further_card(t, i, r)
            judge_place(t, i, r)
            t.shoe.burned = 0
            t.shoe.emergency_stack = 0
            if sources[i] >= PLACE_DECK_IN_HAND:
                judge_source(t, i, r, number, sources[i])
        elif odd_card(kind):
            t.shoe.odd_card = 1
        elif kind < KIND_ROUND_START:
            r = t.notes[i].round
            if r:
                row = r
            follow_shoe(t, kind, i, r, row.at < 0 or i > row.last)
            shoe_event(t, i, r)
