"""§ 633a.9: surrender."""

from validator.chapters.questions import denied, granted, not_among, other_share, other_than, unstated
from validator.core.finding import Severity
from validator.core.rule import Absent, equals, filing_rule, unless

surrender_withheld = filing_rule(
    id="surrender-withheld",
    title="Surrender not offered",
    cite="633a.9(a)",
    quote=("the player may elect to discontinue play on his hand for that round by surrendering 1/2 his wager"),
    severity=Severity.WARNING,
    reading="holder-restricts-player-choices",
    reads=("surrender.offered",),
    when=(Absent("variations.blackjack-switch"),),
    expected="surrender",
    observed="not offered",
    message=(
        "players may not surrender; the text gives them the choice and does not say that the"
        " certificate holder may withhold it"
    ),
)(denied)

surrendered_share = filing_rule(
    id="surrendered-share",
    title="Another share of the wager surrendered",
    cite="633a.9(a)",
    quote="by surrendering 1/2 his wager",
    reads=("surrender.share_kept",),
    facts=("surrender_share",),
    expected="{lawful} of the wager",
    observed="{stated}",
    message="a player surrenders {stated} of his wager; the law says {lawful}",
)(other_share)

late_surrender = filing_rule(
    id="late-surrender",
    title="Surrender after other decisions",
    cite="633a.9(a)",
    quote=("All decisions to surrender shall be made prior to the player indicating whether he wishes to double down"),
    reads=("surrender.until",),
    expected="before any other decision",
    observed="{stated}",
    message=("a player decides to surrender before he makes any other decision; the filing says {stated}"),
)(other_than("before-other-decisions"))

surrender_after_split = filing_rule(
    id="surrender-after-split",
    title="Split hands surrendered",
    cite="633a.9(a)",
    quote=("After the first two cards are dealt to the player, the player may elect to discontinue play on his hand"),
    severity=Severity.WARNING,
    reading="surrender-after-split",
    reads=("surrender.after_split",),
    expected="surrender on the first two cards",
    observed="surrender after a split",
    message=(
        "hands formed by splitting may be surrendered; the text speaks of the first two "
        "cards dealt to the player, before he splits"
    ),
)(granted)

surrender_against_low_card_late = filing_rule(
    id="surrender-against-low-card-late",
    title="Surrender against a low card settled late",
    cite="633a.9(a)(1)",
    quote=("the dealer shall immediately collect 1/2 of the wager and return 1/2 to the player"),
    reads=("surrender.against_low_card",),
    expected="immediately",
    observed="{stated}",
    message=(
        "against another card than an ace or 10-value card a surrender is settled immediately; the filing says {stated}"
    ),
)(other_than("at-once"))

surrender_procedure_unstated = filing_rule(
    id="surrender-procedure-unstated",
    title="Procedure of surrender not stated",
    cite="633a.9(a)(2)",
    quote="Is an ace or 10 value card, the dealer will either",
    severity=Severity.INFO,
    reading="unstated-alternatives",
    may_read=("surrender.settlement",),
    when=(
        unless("surrender.offered", False),
        Absent("variations.blackjack-switch"),
    ),
    expected="one of the two procedures that the law allows",
    observed="{stated}",
    message=(
        "the filing does not state how a surrender against an ace or 10-value card is "
        "settled; both procedures are lawful, and the text does not say who chooses"
    ),
)(unstated)

surrender_procedure_unknown = filing_rule(
    id="surrender-procedure-unknown",
    title="Procedure of surrender that the law does not give",
    cite="633a.9(a)(2)",
    quote="Is an ace or 10 value card, the dealer will either",
    reads=("surrender.settlement",),
    facts=("surrender_procedures",),
    expected="one of {lawful}",
    observed="{stated}",
    message=(
        "a surrender against an ace or 10-value card is settled by one of two procedures: "
        "{lawful}; the filing says {stated}{hint}"
    ),
)(not_among)

half_returned_despite_blackjack = filing_rule(
    id="half-returned-despite-blackjack",
    title="Half returned despite the dealer's Blackjack",
    cite="633a.9(a)(2)(i)",
    quote=("the hand will be settled by immediately collecting the entire wager if the dealer has Blackjack"),
    reads=("surrender.against_dealer_blackjack",),
    when=(unless("surrender.settlement", "after-the-card-reader"),),
    expected="the entire wager",
    observed="{stated}",
    message=(
        "if the dealer has Blackjack the entire wager of a surrendered hand is collected; the filing says {stated}"
    ),
)(other_than("entire-wager"))

half_returned_after_card_reader = filing_rule(
    id="half-returned-after-card-reader",
    title="Half returned though the card reader showed Blackjack",
    cite="633a.9(a)(2)(ii)",
    quote=("the hand shall be settled by immediately collecting the entire wager if the dealer has Blackjack"),
    reads=("surrender.against_dealer_blackjack",),
    when=(equals("surrender.settlement", "after-the-card-reader"),),
    expected="the entire wager",
    observed="{stated}",
    message=(
        "if the dealer has Blackjack the entire wager of a surrendered hand is collected; the filing says {stated}"
    ),
)(other_than("entire-wager"))

insurance_settled_with_surrender = filing_rule(
    id="insurance-settled-with-surrender",
    title="Insurance not settled separately from a surrender",
    cite="633a.9(b)",
    quote=("each wager will be settled separately in accordance with subsection (a) and § 633a.8"),
    reads=("surrender.insurance_settled_separately",),
    expected="separate settlement",
    observed="together",
    message="an Insurance Wager is not settled separately from the surrender",
)(denied)
