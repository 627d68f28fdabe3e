"""Cards that were missed: the dealer's own, a player's second, a card asked for; and the wagers of dead hands."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.rows import between, row_after
from validator.games.blackjack.decisions import is_turn_choice
from validator.games.blackjack.masque import lies_open
from validator.games.blackjack.tables import flags, stage
from validator.games.blackjack.tables.rows import Hand, Round, Table, Wager
from validator.games.blackjack.taken_cards import may_lack_a_ten
from validator.games.numbers import Rules, missing_facts
from validator.games.table import ask, lacking, recorded
from validator.log.codes import (
    KIND_CALL,
    KIND_CARD_MISDEALT,
    KIND_CHOICE,
    KIND_DEAL,
    KIND_DETERMINANT,
    KIND_RETURN,
    KIND_VOID_HAND,
    KIND_WAGER,
    WHAT_BLACKJACK,
    WHAT_DEAD_HAND,
    WHAT_DEALERS_CARD,
    WHAT_DOUBLE_DOWN,
    WHAT_HIT,
    WHAT_LATE_CARD,
    WHAT_MISSED_CARD,
    WHAT_SKIPPED,
    WHAT_SPLIT,
    WHAT_STAND,
)

NO_DEALS, *_ = missing_facts()
NO_RETURN, *_ = missing_facts()

rule = Rules("blackjack.missed_cards")
MISSED_DEALER_CARD_DEALT_EARLY = rule(
    "missed-dealer-card-dealt-early",
    "Dealer's missed card dealt before the players had their two",
    "the dealer had missed his own card and dealt it before each player had two cards",
    expected="the first two cards to each player, then his own",
    observed="his own before",
)
DEALER_CARD_MADE_UP_LATE = rule(
    "dealer-card-made-up-late",
    "Dealer's second card dealt after the players had begun to play",
    "the dealer dealt his second card only after a player had decided or got an additional card",
    expected="before {expected}",
    observed="{observed}",
    unit="event",
)
DEALER_CARDS_NOT_MADE_UP = rule(
    "dealer-cards-not-made-up",
    "Round settled though the dealer never had two cards",
    "wagers were settled although the dealer had dealt himself {observed} of his first two cards",
    needs={
        "a record of every card dealt, without unreadable rows": NO_DEALS,
    },
    expected="{expected} cards",
    observed="{observed}",
)
ONE_CARD_HAND_SETTLED = rule(
    "one-card-hand-settled",
    "Wager decided on a hand with one card",
    "the hand of {seat} got one card only ({hand}) and its wager was decided, by {difference}",
    needs={
        "a record of every card dealt, without unreadable rows": NO_DEALS,
    },
    expected="the second card at the player's option, no decision without it",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
ONE_CARD_OPTION_NOT_FOLLOWED = rule(
    "one-card-option-not-followed",
    "Second card not dealt to a player who opted for it",
    "{seat} had one card only, opted for the second and did not get it",
    needs={
        "a record of every card dealt, without unreadable rows": NO_DEALS,
    },
    expected="the second card",
    observed="none",
)
LATE_CARD_AFTER_HOLE_CARD = rule(
    "late-card-after-hole-card",
    "Missed card dealt after the hole card was revealed",
    "{seat} got {card}, which had been missed, only after the hole card was revealed",
    expected="before the hole card",
    observed="after it",
)
LATE_CARD_BEFORE_OTHERS = rule(
    "late-card-before-others",
    "Missed card dealt before the other players had theirs",
    "{seat} got {card}, which had been missed, while other players were still to get theirs",
    expected="after the others' cards",
    observed="between them",
)
MISSED_CARD_NOT_MADE_GOOD = rule(
    "missed-card-not-made-good",
    "Missed card neither dealt nor the hand called dead",
    "{seat} was not dealt the card he asked for; it was not made good, nor the hand called dead",
    needs={
        "a record of every card dealt, without unreadable rows": NO_DEALS,
    },
    expected="the card, or a dead hand and the wager returned",
    observed="neither",
)
MISSED_CARD_OPTION_NOT_FOLLOWED = rule(
    "missed-card-option-not-followed",
    "Player's option after a missed card not followed",
    "{seat} chose how his missed card is made good and did not get that",
    needs={
        "a record of every card dealt, without unreadable rows": NO_DEALS,
    },
    expected="what the player opted for",
    observed="the other",
)
MISSED_CARD_WAGER_KEPT = rule(
    "missed-card-wager-kept",
    "Wager of a hand called dead for a missed card not returned",
    ("the hand of {seat} was called dead for a missed card and {observed} of the {wager} of {stake} returned"),
    needs={
        "the amounts settled, and a record of every return": NO_RETURN,
    },
    expected="{expected} returned",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
MISSED_CARD_FURTHER_WAGER_KEPT = rule(
    "missed-card-further-wager-kept",
    "Further wager of a hand called dead for a missed card not returned",
    ("the hand of {seat} was called dead for a missed card and {observed} of the {wager} of {stake} returned"),
    needs={
        "the amounts settled, and a record of every return": NO_RETURN,
    },
    expected="{expected} returned",
    observed="{observed}",
    unit="cents",
)
DEAD_BOX_PLAYED = rule(
    "dead-box-played",
    "Hand played that was dealt no cards in the deal",
    ("{seat} was dealt no card in the deal, so that the hand was dead, and got {card} after it all the same"),
    needs={
        "a record of every card dealt, without unreadable rows": NO_DEALS,
    },
    expected="a dead hand, and no decision of its wager",
    observed="{card} dealt after the deal",
    pays_wrong=True,
)
BOX_MISSED_IN_THE_FIRST_PASS = rule(
    "box-missed-in-the-first-pass",
    "Box missed in the first pass and dealt two cards in the second",
    "{seat} got no card before the dealer's first, and two when the second cards were dealt",
    expected="a card in each pass",
    observed="two in the second",
)


@kernel
def before_a_players_card(players_card: int) -> bool:
    """Whether a player was dealt one of his first two cards (event, -1: none) after the dealer made up his own."""
    return players_card >= 0


@kernel
def between_the_others(before: int, after: int) -> bool:
    """Whether a card that had been missed was dealt after another player's act (event, -1: none) and before another
    player's card (event, -1: none).
    """
    return before >= 0 and after >= 0


@kernel
def neither_dealt_nor_dead(card: int, dead: int) -> bool:
    """Whether a missed card was never dealt (event, -1) and the hand not called dead (1: it was) either."""
    return card < 0 and dead == 0


@kernel
def made_good_late(t: Table, i: int, h: Hand, r: Round) -> int:
    """The card, which the log says was missed before, that was dealt to hand row ``h`` after the hole card was turned.

    Act ``i`` on the hand is that card or comes after it; -1 where it is no such act.
    """
    for j in range(r.hole_turned + 1, i + 1):
        if t.kind[j] == KIND_DEAL and t.notes[j].hand == h:
            for k in range(j - 1, r.deal_done, -1):
                if t.notes[k].hand == h and t.kind[k] in (KIND_DEAL, KIND_CARD_MISDEALT):
                    return j if t.kind[k] == KIND_CARD_MISDEALT and t.what[k] == WHAT_SKIPPED else -1
            return -1
    return -1


@kernel
def dealers_turn_begun(t: Table, r: Round) -> int:
    """The event by which the dealer went on to his own hand: he called out his card where he has to, or turned it."""
    turned = r.hole_turned
    if t.options.dealers_card_called == 1:
        for j in range(r.deal_done + 1, turned):
            if t.kind[j] == KIND_CALL and t.what[j] == WHAT_DEALERS_CARD:
                return j
    return turned


@kernel
def card_to(t: Table, h: Hand, start: int, stop: int) -> int:
    """The first card dealt to hand row ``h`` after event ``start``, -1 none."""
    for j in range(start + 1, stop):
        if t.kind[j] == KIND_DEAL and t.notes[j].hand == h:
            return j
    return -1


@kernel
def first_card_to_others(t: Table, dealer: Hand, h: Hand, least: int, start: int, stop: int) -> int:
    """The first card to another hand than ``h`` and the dealer's after event ``start``, -1 none.

    ``least`` 0 looks for one of the first two cards of an unsplit hand, 2 for an additional card.
    """
    for j in range(start + 1, stop):
        if t.kind[j] == KIND_DEAL or t.kind[j] == KIND_DETERMINANT:
            note = t.notes[j]
            other = note.hand
            if not other or other == h or other == dealer:
                continue
            if (note.cards >= 2) == (least == 2) and note.flags & flags.SPLIT == 0:
                return j
    return -1


@kernel
def first_play(t: Table, dealer: Hand, start: int, stop: int) -> int:
    """The first decision of a player in his turn, or additional card to one, after event ``start``; -1 none."""
    card = first_card_to_others(t, dealer, dealer, 2, start, stop)
    for j in range(start + 1, stop if card < 0 else card):
        if t.kind[j] == KIND_CHOICE and is_turn_choice(t.what[j]) and t.notes[j].hand.at > dealer.at:
            return j
    return card


@kernel
def first_act_of_others(t: Table, dealer: Hand, h: Hand, start: int, stop: int) -> int:
    """The first decision of another player than that of hand row ``h``, or additional card to one; -1 none."""
    card = first_card_to_others(t, dealer, h, 2, start, stop)
    for j in range(start + 1, stop if card < 0 else card):
        other = t.notes[j].hand
        decides = t.kind[j] == KIND_CHOICE and is_turn_choice(t.what[j]) and other.at > dealer.at
        if decides and other.seat != h.seat:
            return j
    return card


@kernel
def missed_unmarked(t: Table, i: int) -> int:
    """The request for a card that was not dealt when its player opted for the late card at event ``i``.

    -1 where he had asked for none, or where the log has marked the card as missed.
    """
    if t.notes[i].asked <= 0:
        return -1
    j = t.notes[i].before
    while j >= 0 and t.kind[j] == KIND_WAGER:
        j = t.notes[j].before
    return j if j >= 0 and t.kind[j] == KIND_CHOICE else -1


@kernel
def missed_before_card(t: Table, h: Hand, card: int, stop: int, r: Round) -> bool:
    """Whether, when ``card`` was dealt, hand row ``h`` had missed a card, as the log tells by event ``stop``."""
    for j in range(r.deal_done + 1, stop):
        if t.notes[j].hand != h:
            continue
        if t.kind[j] == KIND_CARD_MISDEALT and t.what[j] == WHAT_SKIPPED and j < card:
            return True
        if t.kind[j] == KIND_CHOICE and t.what[j] == WHAT_LATE_CARD and 0 <= missed_unmarked(t, j) < card:
            return True
    return False


@kernel
def first_card_in_its_turn(t: Table, dealer: Hand, h: Hand, card: int, stop: int, r: Round) -> int:
    """The first additional card after ``card``, dealt to hand row ``h``, that another got in his turn; -1 none.

    Of several players whose cards were missed none can have his after all the others: their order is free.
    """
    after = first_card_to_others(t, dealer, h, 2, card, stop)
    while after >= 0 and missed_before_card(t, t.notes[after].hand, card, after, r):
        after = first_card_to_others(t, dealer, h, 2, after, stop)
    return after


@kernel
def judge_moment_of_late_card(t: Table, missed: int, card: int, h: Hand, root: int, r: Round) -> None:
    """Judge when a card was made good (event ``card``) that hand row ``h`` had not got by event ``missed``.

    Where the dealer has not gone on to another player, he has dealt the card in its turn.
    """
    stop = r.last + 1
    dealer = r.hand
    t.tally[LATE_CARD_AFTER_HOLE_CARD + JUDGED] += 1
    t.tally[LATE_CARD_BEFORE_OTHERS + JUDGED] += 1
    turned = -1 if lies_open(t, r) else r.hole_turned
    if 0 <= turned < card:
        # What came first is wrong: the dealer went on to his own hand though that card was to be dealt.
        emit(t.hits, LATE_CARD_AFTER_HOLE_CARD, card, 0, 1, 0, -1, dealers_turn_begun(t, r), r.at)
    before = first_act_of_others(t, dealer, h, missed, card)
    if between_the_others(before, first_card_in_its_turn(t, dealer, h, card, stop, r)):
        emit(t.hits, LATE_CARD_BEFORE_OTHERS, card, 0, 1, 0, -1, root, r.at)


@kernel
def judge_missed(t: Table, i: int, h: Hand, r: Round) -> None:
    """Judge how a card that the log says was missed was made good: the dealer's (633a.14(e)) or a player's (i)."""
    stop = r.last + 1
    dealer = r.hand
    card = card_to(t, h, i, stop)
    if h == dealer:
        if card < 0 or first_card_to_others(t, dealer, h, 0, i, card) < 0:
            return
        t.tally[MISSED_DEALER_CARD_DEALT_EARLY + JUDGED] += 1
        if before_a_players_card(first_card_to_others(t, dealer, h, 0, card, stop)):
            emit(t.hits, MISSED_DEALER_CARD_DEALT_EARLY, card, 0, 1, 0, -1, -1, r.at)
        return
    note = t.notes[i]
    if note.phase < stage.PLAYERS_TURN or note.cards < 2:
        return
    if card >= 0:
        judge_moment_of_late_card(t, i, card, h, i, r)
        return
    for j in range(i + 1, stop):
        if t.kind[j] == KIND_CHOICE and t.what[j] == WHAT_STAND and t.notes[j].hand == h:
            return
    if r.void >= 0 or h.total >= t.options.highest_total:
        return
    if not recorded(t, KIND_DEAL) or r.gaps > 0:
        t.tally[MISSED_CARD_NOT_MADE_GOOD + NO_DEALS] += 1
        return
    t.tally[MISSED_CARD_NOT_MADE_GOOD + JUDGED] += 1
    if neither_dealt_nor_dead(card, 1 if h.flags & flags.DEAD else 0):
        emit(t.hits, MISSED_CARD_NOT_MADE_GOOD, i, 1, 0, 0, -1, h.choice, r.at)


@kernel
def called_dead_after(t: Table, h: Hand, card: int, stop: int) -> int:
    """The event by which hand row ``h`` was called dead for a missed card though ``card`` made it good; -1 none.

    Another card may have been missed since, or its player may have opted for the dead hand after all.
    """
    for j in range(card + 1, stop):
        if t.notes[j].hand != h:
            continue
        if t.kind[j] == KIND_CARD_MISDEALT or (t.kind[j] == KIND_CHOICE and t.what[j] in (WHAT_HIT, WHAT_DEAD_HAND)):
            return -1
        if t.kind[j] == KIND_VOID_HAND and t.what[j] == WHAT_MISSED_CARD:
            return j
    return -1


@kernel
def judge_option(t: Table, i: int, h: Hand, r: Round, what: int) -> None:
    """Judge that the dealer did what the player opted for after a missed card: the card dealt late, or a dead hand."""
    one_card = t.notes[i].cards < 2
    wanted = 1 if what == WHAT_LATE_CARD else 0
    rule = ONE_CARD_OPTION_NOT_FOLLOWED if one_card else MISSED_CARD_OPTION_NOT_FOLLOWED
    if one_card and wanted == 0:
        return
    card = card_to(t, h, i, r.last + 1)
    if r.void >= 0:
        t.tally[rule + NOT_APPLICABLE] += 1
    elif card < 0 and (not recorded(t, KIND_DEAL) or r.gaps > 0):
        t.tally[rule + NO_DEALS] += 1
    elif card < 0 and wanted == 0 and h.flags & flags.DEAD == 0:
        t.tally[rule + (JUDGED if recorded(t, KIND_VOID_HAND) else NO_DEALS)] += 1
        if recorded(t, KIND_VOID_HAND) and r.gaps == 0:
            emit(t.hits, rule, i, 0, 1, 0, -1, -1, r.at)
    else:
        request = -1 if one_card or card < 0 or wanted == 0 else missed_unmarked(t, i)
        if request >= 0:
            judge_moment_of_late_card(t, request, card, h, -1, r)
        t.tally[rule + JUDGED] += 1
        if (card >= 0) != (wanted == 1):
            if card < 0 and h.root < 0:
                h.root = i
            emit(t.hits, rule, card if card >= 0 else i, 0, 1, 0, -1, i, r.at)
        elif card >= 0:
            dead = called_dead_after(t, h, card, r.last + 1)
            if dead >= 0:
                emit(t.hits, rule, dead, 0, 1, 0, -1, i, r.at)


@kernel
def judge_dead_wager(t: Table, rule: int, w: Wager, i: int, r: Round) -> None:
    """Judge that a wager on a hand called dead at event ``i`` was returned, neither decided nor kept."""
    stake = w.stake
    net = w.paid - w.collected
    back = w.returned
    over = r.gaps == 0 and recorded(t, KIND_RETURN)
    if w.unpriced > 0 or stake < 0 or (net == 0 and back < stake and not over):
        t.tally[rule + NO_RETURN] += 1
        return
    t.tally[rule + JUDGED] += 1
    missing = -net if net != 0 else stake - back
    if missing != 0:
        event = w.last_settled if w.last_settled >= 0 else i
        emit(t.hits, rule, event, stake, back, -missing, w.at, i, r.at)


@kernel
def judge_dead_hand_wagers(t: Table, i: int, h: Hand, r: Round) -> None:
    """Judge the wagers of a hand called dead for a missed card (633a.14(i)); what is said of further ones is open."""
    for w in between(t.wagers, r.wager, r.wagers_end):
        if w.hand == h and w.withdrawn < 0:
            kind = w.kind
            if kind == WHAT_BLACKJACK:
                judge_dead_wager(t, MISSED_CARD_WAGER_KEPT, w, i, r)
            elif kind == WHAT_DOUBLE_DOWN or kind == WHAT_SPLIT:
                judge_dead_wager(t, MISSED_CARD_FURTHER_WAGER_KEPT, w, i, r)


@kernel
def judge_one_card_dead(t: Table, i: int, h: Hand, r: Round) -> None:
    """Judge that the wager of a hand of one card was not decided, which was called dead at event ``i`` (633a.14(g))."""
    if h.cards != 1 or h.flags & flags.SPLIT:
        return
    if not recorded(t, KIND_DEAL) or r.gaps > 0 or r.void >= 0:
        return
    for j in range(r.first, i):
        if t.kind[j] == KIND_VOID_HAND and t.notes[j].hand == h:
            return
    for w in between(t.wagers, r.wager, r.wagers_end):
        if w.hand != h or w.kind != WHAT_BLACKJACK:
            continue
        if w.withdrawn < 0:
            net = w.paid - w.collected
            settled = w.last_settled
            ask(t, ONE_CARD_HAND_SETTLED, net != 0, settled, 0, net, net, w.at, h.root, r.at)


@kernel
def revived(first: int, deal_over: int) -> bool:
    """Whether a hand to which no card was dealt gets its first (event, -1: never) once the deal is over (event)."""
    return 0 <= deal_over < first


@kernel
def second_pass_before(t: Table, h: Hand, first: int, r: Round) -> bool:
    """Whether another player got his second card before hand row ``h`` got its first, at event ``first``."""
    for j in range(r.first_card, first):
        note = t.notes[j]
        other = note.hand
        players = t.kind[j] == KIND_DEAL and other.at >= 0 and other != h and other.id != 0
        if players and note.cards == 1:
            return True
    return False


@kernel
def judge_missed_box(t: Table, h: Hand, certain: bool, r: Round) -> None:
    """Judge a box that got no card in the deal, whose hand is dead (633a.14(g)), or two cards in its second pass.

    Only the first pass that missed a box is open: one card makes no hand dead.
    """
    w = h.wager
    marks = h.flags
    if not w or marks & (flags.SPLIT | flags.DEAD) or w.event > r.first_card:
        return
    start = r.first_card
    first = card_to(t, h, start - 1, r.last + 1)
    done = r.deal_done
    if first < 0 or t.notes[first].cards != 0:
        return
    late = revived(first, done) and r.void < 0
    if lacking(t, DEAD_BOX_PLAYED, NO_DEALS, late and not certain):
        return
    net = w.paid - w.collected
    ask(t, DEAD_BOX_PLAYED, late, first, 0, net, net, w.at, -1, r.at)
    if late and h.root < 0:
        h.root = first
    second = card_to(t, h, first, r.last + 1)
    if certain and first < second < done:
        missed = card_to(t, r.hand, start - 1, first) >= 0 and second_pass_before(t, h, first, r)
        ask(t, BOX_MISSED_IN_THE_FIRST_PASS, missed, second, 0, 1, 0, w.at, -1, r.at)


@kernel
def given_beside_the_second(t: Table, i: int, r: Round) -> bool:
    """Whether card ``i`` came at once after a second card that had been missed, so that nobody has begun to play."""
    second = t.notes[i].before
    if t.kind[i] != KIND_DEAL or t.notes[i].cards != 2 or second < 0 or t.kind[second] != KIND_DEAL:
        return False
    h = t.notes[i].hand
    for j in range(r.first_card, second):
        missed = t.kind[j] == KIND_CARD_MISDEALT and t.what[j] == WHAT_SKIPPED
        if missed and t.notes[j].hand == h:
            return True
    return False


@kernel
def judge_first_two(t: Table, r: Round) -> None:
    """Judge, from the cards alone, hands that never got their first two, and the dealer's second card dealt late."""
    dealer = r.hand
    first = r.first_card
    done = r.deal_done
    certain = recorded(t, KIND_DEAL) and r.gaps == 0 and r.void < 0
    whole = 0
    single = 0
    for h in between(t.hands, row_after(t.hands, dealer, 1), r.hands_end):
        if h.cards >= 2:
            whole += 1
        elif h.cards == 1:
            single += 1
    if done > first + whole + whole + 1:
        t.tally[DEALER_CARD_MADE_UP_LATE + JUDGED] += 1
        additional = first_play(t, dealer, first, done)
        while additional >= 0 and given_beside_the_second(t, additional, r):
            additional = first_play(t, dealer, additional, done)
        if 0 <= additional < done and not may_lack_a_ten(t, t.notes[additional].hand):
            emit(t.hits, DEALER_CARD_MADE_UP_LATE, done, additional, done, 0, -1, -1, r.at)
    elif done >= 0:
        t.tally[DEALER_CARD_MADE_UP_LATE + JUDGED] += 1
    for h in between(t.hands, row_after(t.hands, dealer, 1), r.hands_end):
        judge_missed_box(t, h, certain, r)
    answer = JUDGED if certain else NO_DEALS
    t.tally[DEALER_CARDS_NOT_MADE_UP + answer] += 1
    t.tally[ONE_CARD_HAND_SETTLED + answer] += 1
    if not certain or whole == 0 or (done >= 0 and single == 0):
        return
    told = 0
    short = False
    for w in between(t.wagers, r.wager, r.wagers_end):
        h = w.hand
        if not h or w.kind != WHAT_BLACKJACK or w.withdrawn >= 0:
            continue
        net = w.paid - w.collected
        if done < 0 and h.cards >= 2 and net != 0:
            short = True
        alone = h.cards == 1 and h.flags & (flags.SPLIT | flags.DEAD) == 0
        if alone and net != 0:
            event = w.last_settled
            told += 1
            emit(t.hits, ONE_CARD_HAND_SETTLED, event, 0, net, net, w.at, h.root, r.at)
    t.tally[ONE_CARD_HAND_SETTLED + JUDGED] += max(told - 1, 0)
    if short and dealer.cards < 2:
        emit(t.hits, DEALER_CARDS_NOT_MADE_UP, r.last, 2, dealer.cards, 0, -1, -1, r.at)
