"""Surrender: shared rules."""

from validator.chapters.checks import denied, granted, not_among, other_share, other_than, unstated
from validator.core.rule import Absent, equals, unless
from validator.core.rule_definitions import FilingCheck

surrender_withheld = FilingCheck(
    title="Surrender not offered",
    reads=("surrender.offered",),
    when=(Absent("variations.blackjack-switch"),),
    expected="surrender",
    observed="not offered",
    message="players may not surrender; the text gives them the choice and does not say that the"
    " certificate holder may withhold it",
    check=denied,
)

surrendered_share = FilingCheck(
    title="Another share of the wager surrendered",
    reads=("surrender.share_kept",),
    facts=("surrender_share",),
    expected="{lawful} of the wager",
    observed="{stated}",
    message="a player surrenders {stated} of his wager; the law says {lawful}",
    fails={"surrender.share_kept": "1/4"},
    passes={"surrender.share_kept": "2/4"},
    check=other_share,
)

late_surrender = FilingCheck(
    title="Surrender after other decisions",
    reads=("surrender.until",),
    expected="before any other decision",
    observed="{stated}",
    message="the law says: a player decides to surrender before he makes any other decision; the filing says {stated}",
    check=other_than("before-other-decisions"),
)

surrender_after_split = FilingCheck(
    title="Split hands surrendered",
    reads=("surrender.after_split",),
    expected="surrender on the first two cards",
    observed="surrender after a split",
    message="hands formed by splitting may be surrendered; the text speaks of the first two "
    "cards dealt to the player, before he splits",
    check=granted,
)

surrender_against_low_card_late = FilingCheck(
    title="Surrender against a low card settled late",
    reads=("surrender.against_low_card",),
    expected="immediately",
    observed="{stated}",
    message=(
        "the law says: against another card than an ace or 10-value card a surrender is settled immediately; the "
        "filing says {stated}"
    ),
    check=other_than("at-once"),
)

surrender_procedure_unstated = FilingCheck(
    title="Procedure of surrender not stated",
    may_read=("surrender.settlement",),
    when=(
        unless("surrender.offered", False),
        Absent("variations.blackjack-switch"),
    ),
    expected="one of the two procedures that the law allows",
    observed="{stated}",
    message="the filing does not state how a surrender against an ace or 10-value card is "
    "settled; both procedures are lawful, and the text does not say who chooses",
    check=unstated,
)

surrender_procedure_unknown = FilingCheck(
    title="Procedure of surrender that the law does not give",
    reads=("surrender.settlement",),
    facts=("surrender_procedures",),
    expected="one of {lawful}",
    observed="{stated}",
    message="a surrender against an ace or 10-value card is settled by a procedure of the law: "
    "{lawful}; the filing says {stated}{hint}",
    fails={"surrender.settlement": "half-at-once"},
    passes={"surrender.settlement": "wager-on-the-cards"},
    check=not_among,
)

half_returned_despite_blackjack = FilingCheck(
    title="Half returned despite the dealer's Blackjack",
    reads=("surrender.against_dealer_blackjack",),
    when=(unless("surrender.settlement", "after-the-card-reader"),),
    expected="the entire wager",
    observed="{stated}",
    message=(
        "the law says: if the dealer has Blackjack the entire wager of a surrendered hand is collected; the filing "
        "says {stated}"
    ),
    passes={"surrender.against_dealer_blackjack": "entire-wager"},
    check=other_than("entire-wager"),
)

half_returned_after_card_reader = FilingCheck(
    title="Half returned though the card reader showed Blackjack",
    reads=("surrender.against_dealer_blackjack",),
    when=(equals("surrender.settlement", "after-the-card-reader"),),
    expected="the entire wager",
    observed="{stated}",
    message=(
        "the law says: if the dealer has Blackjack the entire wager of a surrendered hand is collected; the filing "
        "says {stated}"
    ),
    check=other_than("entire-wager"),
)

insurance_settled_with_surrender = FilingCheck(
    title="Insurance not settled separately from a surrender",
    reads=("surrender.insurance_settled_separately",),
    expected="separate settlement",
    observed="together",
    message="an Insurance Wager is not settled separately from the surrender",
    check=denied,
)
