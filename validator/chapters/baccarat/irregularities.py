"""What is done about irregularities, as a filing restates it."""

from validator.chapters.checks import granted, other_than
from validator.core.rule_definitions import FilingCheck

undisclosed_card_not_next = FilingCheck(
    title="Undisclosed card drawn in error not used for the next hand",
    reads=("irregularities.card_drawn_undisclosed",),
    expected="the first card of the next hand of play",
    observed="{stated}",
    message=(
        "the law says: a card drawn in error and not disclosed is the first card of the next hand; the filing says "
        "{stated}"
    ),
    check=other_than("first-card-of-the-next-hand"),
)

undisclosed_third_card_misused = FilingCheck(
    title="Undisclosed third card not given to the Banker's Hand that draws",
    reads=("irregularities.third_card_undisclosed",),
    expected="the third card of the Banker's Hand",
    observed="{stated}",
    message=(
        "the law says: a third card dealt to the Player's Hand in error and not disclosed becomes the Banker's if that "
        "hand draws; the filing says {stated}"
    ),
    check=other_than("bankers-third-card"),
)

unneeded_third_card_misused = FilingCheck(
    title="Undisclosed third card not kept for the next hand if the Banker's Hand stays",
    reads=("irregularities.third_card_unneeded",),
    expected="the first card of the next hand",
    observed="{stated}",
    message=(
        "the law says: a third card dealt in error is the first card of the next hand if the Banker's Hand stays; the "
        "filing says {stated}"
    ),
    check=other_than("first-card-of-the-next-hand"),
)

disclosed_card_misused = FilingCheck(
    title="Disclosed card not discarded with another",
    reads=("irregularities.card_disclosed",),
    expected="discarded with one additional card drawn face down",
    observed="{stated}",
    message=(
        "the law says: a card dealt in error and disclosed is discarded with one more drawn face down; the filing says "
        "{stated}"
    ),
    check=other_than("discarded-with-another"),
)

additional_card_shown = FilingCheck(
    title="Additional card disclosed",
    reads=("irregularities.additional_card_shown",),
    expected="not disclosed",
    observed="disclosed",
    message="the additional card that is discarded with a disclosed one is disclosed as well",
    check=granted,
)

face_up_card_used = FilingCheck(
    title="Card found face up in the shoe used",
    reads=("irregularities.face_up_card_in_shoe",),
    expected="not used",
    observed="{stated}",
    message="a card found face up in the dealing shoe may not be used in the game; the filing says {stated}",
    check=other_than("not-used"),
)

face_up_card_without_others = FilingCheck(
    title="Card found face up discarded without as many more as its value",
    reads=("irregularities.face_up_card_discards",),
    expected="an additional number of cards equal to its value",
    observed="{stated}",
    message=(
        "the law says: as many cards as its value are discarded along with a card found face up; the filing says "
        "{stated}"
    ),
    check=other_than("as-many-as-its-value"),
)

insufficient_cards_otherwise = FilingCheck(
    title="Round without sufficient cards ended otherwise",
    reads=("irregularities.insufficient_cards",),
    expected="the round void, all wagers returned",
    observed="{stated}",
    message=(
        "the law says: a round that the shoe cannot complete is void and all wagers are returned; the filing says "
        "{stated}"
    ),
    check=other_than("void-the-round"),
)

not_replaced_after_void_round = FilingCheck(
    title="Entire set of cards not replaced after a void round",
    reads=("irregularities.cards_after_a_void_round",),
    expected="the entire set of cards replaced",
    observed="{stated}",
    message=(
        "the law says: after a void round the entire set of cards is replaced by a new one; the filing says {stated}"
    ),
    passes={"irregularities.cards_after_a_void_round": "replaced"},
    check=other_than("replaced"),
)
