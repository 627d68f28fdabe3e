"""More cards stacked, loaded or counted than the decks hold."""

from validator.core.engine.kernel import kernel, needs
from validator.games.blackjack.tables.rows import Table
from validator.games.numbers import Rules
from validator.games.shoe.decks import beyond_permitted, is_permitted
from validator.games.shoe.judging import two_batches
from validator.games.table import ask
from validator.log.codes import KIND_COUNT_CHECK, KIND_LOAD_SHOE, KIND_STACK

rule = Rules("blackjack.cards_held")
MORE_CARDS_THAN_THE_DECKS_HOLD = rule(
    "more-cards-than-the-decks-hold",
    "More cards than the decks hold",
    "{observed} cards were stacked, loaded or counted; the decks filed hold {expected}",
    expected="{expected} cards at the most",
    observed="{observed}",
)


@needs(kinds=(KIND_LOAD_SHOE, KIND_STACK, KIND_COUNT_CHECK))
@kernel
def cards_held_pass(t: Table) -> None:
    """Judge, where the chapter says how many cards a deck has, that no more come together than the decks filed hold.

    What is stacked or counted may be both batches together. Whole decks of another number that is permitted are not
    more than the decks hold, and a shoe filled with a whole deck more than any number that is permitted is judged when
    the first card is dealt from it.
    """
    held = t.options.decks * t.options.deck_cards
    for m in range(1, t.moments[0]):
        i = t.moments[m]
        kind = t.kind[i]
        counted = kind == KIND_STACK or kind == KIND_COUNT_CHECK
        whole = kind == KIND_LOAD_SHOE or (counted and two_batches(t) == 0)
        if whole and t.n[i] >= 0 and t.options.decks > 0:
            r = t.notes[i].round
            size = t.options.deck_cards
            others = t.n[i] % size == 0 and is_permitted(t, t.n[i] // size)
            if kind == KIND_LOAD_SHOE and t.options.decks_permitted > 0 and two_batches(t) == 0:
                others = others or beyond_permitted(t, t.n[i]) > 0
            ask(t, MORE_CARDS_THAN_THE_DECKS_HOLD, t.n[i] > held and not others, i, held, t.n[i], 0, -1, -1, r.at)
