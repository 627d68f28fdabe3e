"""Rules on the exposing of the hands, §§ 535.10(f), 535.11(n), (o), (r)."""

from validator.core.rule_definitions import PlayWords
from validator.games.pai_gow.exposing import (
    NO_EXPOSURE,
    NO_LEAVING,
    NO_NUMBERING,
    NO_OUTCOME,
    NO_PERSON,
    NO_SETTING,
)

hands_exposed_out_of_order = PlayWords(
    id="hands-exposed-out-of-order",
    title="Hands exposed out of order",
    message="{seat}: the hands were exposed after those of a player further on",
    needs={"how positions are numbered": NO_NUMBERING},
    expected="players from the dealer's right, counterclockwise",
    observed="place {observed} after place {expected}",
)

hands_exposed_out_of_order_with_bank = PlayWords(
    id="hands-exposed-out-of-order-with-bank",
    title="Hands exposed out of order while a player was the bank",
    message="{seat}: the hands were exposed after those of a player further on",
    needs={"how positions are numbered": NO_NUMBERING},
    expected="players from the dealer's right, counterclockwise",
    observed="place {observed} after place {expected}",
)

hands_exposed_out_of_order_with_co_bank = PlayWords(
    id="hands-exposed-out-of-order-with-co-bank",
    title="Hands exposed out of order with a co-bank",
    message="{seat}: the hands were exposed after those of a player further on",
    needs={"how positions are numbered": NO_NUMBERING},
    expected="players from the dealer's right, counterclockwise",
    observed="place {observed} after place {expected}",
)

hands_exposed_before_dealer_set = PlayWords(
    id="hands-exposed-before-dealer-set",
    title="Player's hands exposed before the dealer set his",
    message="{seat}: the hands were exposed before the dealer had set his",
    needs={"the setting of the dealer's hands": NO_SETTING},
    expected="the dealer's hands set first",
    observed="the player's hands exposed first",
)

hands_exposed_before_bank = PlayWords(
    id="hands-exposed-before-bank",
    title="Player's hands exposed before those of the bank",
    message="{seat}: the hands were exposed before those of the bank",
    needs={"the exposing of the bank's hands": NO_SETTING},
    expected="the bank's hands exposed first",
    observed="the player's hands exposed first",
)

bank_exposed_before_dealer_set = PlayWords(
    id="bank-exposed-before-dealer-set",
    title="Hands of the bank exposed before the dealer formed his",
    message="the hands of the bank were exposed before the dealer had formed his own",
    needs={"the setting of the dealer's hands": NO_SETTING},
    expected="the dealer's hands formed first",
    observed="the bank's hands exposed first",
)

hands_exposed_before_dealers_wager = PlayWords(
    id="hands-exposed-before-dealers-wager",
    title="Player's hands exposed before the dealer's wager was decided",
    message="a player's hands were exposed before the outcome of the dealer's wager against the bank was determined",
    needs={"the outcome of the dealer's wager as announced": NO_OUTCOME},
    expected="the dealer's wager against the bank decided first",
    observed="a player's hands exposed first",
)

hands_not_exposed = PlayWords(
    id="hands-not-exposed",
    title="Player's hands not exposed",
    message="{seat}: the hands behind the {wager} of {stake} were never exposed",
    needs={"the exposing of the hands": NO_EXPOSURE, "whether the player left": NO_LEAVING},
    expected="both hands exposed",
    observed="not exposed",
)

bank_not_exposed = PlayWords(
    id="bank-not-exposed",
    title="Hands of the bank not exposed",
    message="the hands of the bank were never exposed",
    needs={"the exposing of the bank's hands": NO_EXPOSURE},
    expected="the bank's hands exposed",
    observed="not exposed",
)

hands_exposed_by_another = PlayWords(
    id="hands-exposed-by-another",
    title="Player's hands exposed by somebody else than the dealer",
    message="{seat}: somebody else than the dealer exposed the hands",
    needs={"who exposed the hands": NO_PERSON},
    expected="exposed by the dealer",
    observed="exposed by somebody else",
)

hands_exposed_by_another_with_bank = PlayWords(
    id="hands-exposed-by-another-with-bank",
    title="Player's hands exposed by somebody else than the dealer while a player was the bank",
    message="{seat}: somebody else than the dealer exposed the hands",
    needs={"who exposed the hands": NO_PERSON},
    expected="exposed by the dealer",
    observed="exposed by somebody else",
)

hands_exposed_by_another_with_co_bank = PlayWords(
    id="hands-exposed-by-another-with-co-bank",
    title="Player's hands exposed by somebody else than the dealer with a co-bank",
    message="{seat}: somebody else than the dealer exposed the hands",
    needs={"who exposed the hands": NO_PERSON},
    expected="exposed by the dealer",
    observed="exposed by somebody else",
)

bank_exposed_by_another = PlayWords(
    id="bank-exposed-by-another",
    title="Hands of the bank exposed by somebody else than the dealer",
    message="somebody else than the dealer exposed the hands of the bank",
    needs={"who exposed the hands": NO_PERSON},
    expected="exposed by the dealer",
    observed="exposed by somebody else",
)
