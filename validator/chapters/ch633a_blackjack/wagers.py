"""§ 633a.6: how and when wagers are made, which optional wagers exist, and on how many boxes."""

from validator.chapters.questions import denied, granted, other_than, unstated
from validator.chapters.shoe import wagers as of_wagers
from validator.core.rule import equals, filing_rule

cash_wagers = filing_rule(
    id="cash-wagers",
    title="Wagers of cash",
    cite="633a.6(a)",
    quote=(
        "by placing value chips, plaques or other Board-approved table game wagering "
        "instruments on the appropriate areas of the Blackjack layout"
    ),
    reads=("wagers.instruments[cash]",),
    expected="value chips, plaques or approved instruments",
    observed="cash",
    message=("wagers are made with cash; the law allows value chips, plaques and approved wagering instruments"),
)(granted)

verbal_wagers_unconfirmed = of_wagers.verbal_wagers_unconfirmed.bind(
    "633a.6(a)",
    quote="Verbal wagers accompanied by cash may be accepted provided that they are confirmed by the dealer",
)

verbal_wagers_unconverted = of_wagers.verbal_wagers_unconverted.bind(
    "633a.6(a)", quote="the cash is expeditiously converted into value chips or plaques"
)

entry_barred_to_others = filing_rule(
    id="entry-barred-to-others",
    title="Entry barred to patrons who do wager",
    cite="633a.6(b)",
    quote=(
        "who does not make a wager on a given round of play from placing a wager on the next "
        "round of play and any subsequent round of play"
    ),
    reads=("wagers.entry_prohibited_for",),
    when=(equals("wagers.entry_after_shuffle", "prohibited"),),
    expected="patrons who made no wager on a round",
    observed="{stated}",
    message=("only patrons who made no wager on a round may be kept from wagering; the filing says {stated}"),
)(other_than("patrons-who-did-not-wager"))

entry_barred_beyond_reshuffle = filing_rule(
    id="entry-barred-beyond-reshuffle",
    title="Entry barred beyond the next reshuffle",
    cite="633a.6(b)(2)",
    quote="A reshuffle of the cards has occurred",
    reads=("wagers.entry_prohibited_until[reshuffle]",),
    when=(equals("wagers.entry_after_shuffle", "prohibited"),),
    expected="until the reshuffle at the latest",
    observed="longer",
    message="a reshuffle must end the prohibition to wager; the filing does not list it",
)(denied)

late_wagers = filing_rule(
    id="late-wagers",
    title="Wagers accepted after the first card",
    cite="633a.6(c)",
    quote="shall be placed prior to the first card being dealt for each round of play",
    reads=("wagers.accepted_until",),
    expected="until the first card is dealt",
    observed="{stated}",
    message="wagers must be placed before the first card is dealt; the filing says {stated}",
)(other_than("first-card"))

wagers_altered = filing_rule(
    id="wagers-altered",
    title="Wagers altered before they are decided",
    cite="633a.6(c)",
    quote=(
        "A player may not handle, remove or alter any wagers that have been made until a "
        "decision has been rendered and implemented"
    ),
    reads=("wagers.altered_before_decision",),
    expected="no handling before the decision",
    observed="handling permitted",
    message="players may handle or alter wagers before they are decided",
)(granted)

play_without_blackjack_wager = filing_rule(
    id="play-without-blackjack-wager",
    title="Play without a Blackjack Wager",
    cite="633a.6(d)",
    quote=(
        "To participate in a round of play and compete against the dealer's hand, a player "
        "shall place a Blackjack Wager"
    ),
    reads=("wagers.blackjack_wager_required",),
    expected="a Blackjack Wager by every player",
    observed="none needed",
    message="players may take part without a Blackjack Wager",
)(denied)

optional_wager_alone = filing_rule(
    id="optional-wager-alone",
    title="Optional wager without a Blackjack Wager",
    cite="633a.6(e)",
    quote="offer to each player who placed a Blackjack Wager in accordance with subsection (d) the option",
    reads=("wagers.optional_wagers_alone",),
    expected="optional wagers beside a Blackjack Wager only",
    observed="optional wagers alone",
    message="optional wagers may be placed without a Blackjack Wager",
)(granted)


@filing_rule(
    id="unknown-optional-wager",
    title="Optional wager that the chapter does not authorize",
    cite="633a.6(e)",
    quote=(
        "A certificate holder may, if specified in its Rules Submission under § 601a.2 "
        "(relating to table games Rules Submissions), offer to each player who placed a "
        "Blackjack Wager in accordance with subsection (d) the option of placing the following"
        " additional wagers"
    ),
    reads=("*",),
    facts=("optional_wagers",),
    each="optional_wagers",
    at="optional_wagers.*",
    expected="one of {lawful}",
    observed="{wager}",
    message="{wager} is none of the optional wagers that the chapter authorizes{hint}",
)
def unknown_optional_wager(wager: str, lawful: tuple[str, ...]) -> bool:
    """Only the optional wagers that the subsection lists may be offered.

    Fails:
        >>> unknown_optional_wager("lucky-lucky", ("lucky-ladies", "in-between"))
        True
    Clean:
        >>> unknown_optional_wager("in-between", ("lucky-ladies", "in-between"))
        False
    """
    return wager not in lawful


adjacent_boxes_unspecified = filing_rule(
    id="adjacent-boxes-unspecified",
    title="Number of adjacent boxes not specified",
    cite="633a.6(f)",
    quote=(
        "shall specify in its Rules Submission under § 601a.2 the number of adjacent boxes on "
        "which a player may place a Blackjack Wager in one round of play"
    ),
    may_read=("wagers.adjacent_boxes",),
    expected="the number of adjacent boxes",
    observed="{stated}",
    message=("the filing does not specify on how many adjacent boxes a player may place a Blackjack Wager"),
)(unstated)
