"""Surrender, in play: shared rules."""

from validator.core.rule_definitions import PlayWords
from validator.games.blackjack.settlement import (
    NO_CARDS,
    NO_SETTLEMENT as NO_SETTLEMENT_OF_SETTLEMENT,
    NO_STAKE,
)
from validator.games.blackjack.surrender import (
    NO_MOMENT,
    NO_MOVES,
    NO_REMOVAL,
    NO_SETTLEMENT as NO_SETTLEMENT_OF_SURRENDER,
    NOT_FILED,
)

surrender_after_third_card = PlayWords(
    id="surrender-after-third-card",
    title="Surrender after more than the first two cards",
    message="{seat} surrendered a hand of {observed} cards ({hand})",
    expected="{expected} cards",
    observed="{observed} cards",
)

surrender_after_other_decision = PlayWords(
    id="surrender-after-other-decision",
    title="Surrender after another decision",
    message="{seat} surrendered after another decision on the hand",
    expected="surrender before any other decision",
    observed="after one",
)

surrender_of_split_hand = PlayWords(
    id="surrender-of-split-hand",
    title="Surrender of a hand formed by splitting",
    message="{seat} surrendered a hand formed by splitting",
    expected="no surrender after a split, if it counts as a decision",
    observed="surrender",
)

card_after_surrender = PlayWords(
    id="card-after-surrender",
    title="Card dealt to a surrendered hand",
    message="{seat} had surrendered the hand and asked for {card} all the same, which was dealt",
    expected="no further play on the hand",
    observed="{card}",
)

surrender_not_settled_at_once = PlayWords(
    id="surrender-not-settled-at-once",
    title="Surrender against a low card not settled immediately",
    message="{seat}: the surrender was settled only after the game had gone on",
    needs={"when the wager was settled": NO_SETTLEMENT_OF_SURRENDER},
    expected="right after {expected}",
    observed="{observed}",
    unit="event",
)

surrender_half_wrong = PlayWords(
    id="surrender-half-wrong",
    title="Surrender against a low card settled with a wrong amount",
    message="{seat} surrendered; the {stake} wagered was {settled}",
    needs={
        "what was collected and paid": NO_SETTLEMENT_OF_SETTLEMENT,
        "the cards of the hands": NO_CARDS,
        "the amount of the wager": NO_STAKE,
    },
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

surrendered_wager_not_on_cards = PlayWords(
    id="surrendered-wager-not-on-cards",
    title="A surrendered wager not placed on the cards",
    message="{seat}: the surrendered wager was not placed on top of the cards",
    needs={"where wagers are moved": NO_MOVES},
    expected="the wager on top of the cards",
    observed="not placed there",
)

surrender_settled_before_hole_card = PlayWords(
    id="surrender-settled-before-hole-card",
    title="Surrender settled at neither of the two lawful moments",
    message="{seat}: the surrender was settled neither when the hole card was revealed nor right after the card reader",
    needs={
        "when the wager was settled": NO_SETTLEMENT_OF_SURRENDER,
        "when card reader or hole card showed what the dealer has": NO_MOMENT,
    },
    expected="not before {expected}",
    observed="{observed}",
    unit="event",
)

surrender_not_settled_after_reader = PlayWords(
    id="surrender-not-settled-after-reader",
    title="Surrender settled at neither of the two lawful moments",
    message="{seat}: the surrender was settled neither right after the card reader nor when the hole card was revealed",
    needs={
        "when the wager was settled": NO_SETTLEMENT_OF_SURRENDER,
        "when card reader or hole card showed what the dealer has": NO_MOMENT,
    },
    expected="right after {expected}",
    observed="{observed}",
    unit="event",
)

surrender_settled_after_others = PlayWords(
    id="surrender-settled-after-others",
    title="Surrender settled only when the game had gone on from the hole card",
    message=(
        "{seat}: the surrender was settled when the dealer had drawn, or another wager was settled, after the hole card"
    ),
    expected="right after {expected}",
    observed="{observed}",
    unit="event",
)

surrender_not_settled_as_filed = PlayWords(
    id="surrender-not-settled-as-filed",
    title="Surrender settled by the other procedure than the one filed",
    message="{seat}: the surrender was settled by the other procedure than the one in the Rules Submission",
    needs={"the procedure that the filing selects": NOT_FILED},
    expected="as filed",
    observed="the other procedure",
)

surrender_wrong_when_hole_card_revealed = PlayWords(
    id="surrender-wrong-when-hole-card-revealed",
    title="Surrender settled with a wrong amount when the hole card was revealed",
    message="{seat} surrendered against {dealer}; the {stake} wagered was {settled}",
    needs={
        "what was collected and paid": NO_SETTLEMENT_OF_SETTLEMENT,
        "the cards of the hands": NO_CARDS,
        "the amount of the wager": NO_STAKE,
    },
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

surrender_wrong_after_reader = PlayWords(
    id="surrender-wrong-after-reader",
    title="Surrender settled with a wrong amount after the card reader",
    message="{seat} surrendered against {dealer}; the {stake} wagered was {settled}",
    needs={
        "what was collected and paid": NO_SETTLEMENT_OF_SETTLEMENT,
        "the cards of the hands": NO_CARDS,
        "the amount of the wager": NO_STAKE,
    },
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

surrendered_cards_left_after_hole_card = PlayWords(
    id="surrendered-cards-left-after-hole-card",
    title="The cards of a surrendered hand not collected",
    message="{seat}: the cards of the surrendered hand were not collected when it was settled",
    needs={"when the cards of a hand are removed": NO_REMOVAL},
    expected="cards collected",
    observed="left",
)

surrendered_cards_collected_first_at_hole_card = PlayWords(
    id="surrendered-cards-collected-first-at-hole-card",
    title="The cards of a surrendered hand collected before its wager was settled",
    message="{seat}: the cards of the surrendered hand were collected before its wager was settled",
    needs={"the settlement of the wager and the removal of the cards": NO_REMOVAL},
    expected="after {expected}",
    observed="{observed}",
    unit="event",
)

surrendered_cards_collected_first_after_reader = PlayWords(
    id="surrendered-cards-collected-first-after-reader",
    title="The cards of a surrendered hand collected before its wager was settled",
    message="{seat}: the cards of the surrendered hand were collected before its wager was settled",
    needs={"the settlement of the wager and the removal of the cards": NO_REMOVAL},
    expected="after {expected}",
    observed="{observed}",
    unit="event",
)

surrendered_cards_left_after_reader = PlayWords(
    id="surrendered-cards-left-after-reader",
    title="The cards of a surrendered hand not collected",
    message="{seat}: the cards of the surrendered hand were not collected when it was settled",
    needs={"when the cards of a hand are removed": NO_REMOVAL},
    expected="cards collected",
    observed="left",
)

insurance_not_settled_beside_surrender = PlayWords(
    id="insurance-not-settled-beside-surrender",
    title="Insurance beside a surrender not settled by itself",
    message="{seat}: the Insurance Wager beside the surrendered hand was not settled",
    needs={"what was collected and paid": NO_SETTLEMENT_OF_SURRENDER},
    expected="a settlement of its own",
    observed="none",
)
