"""§ 685a.6: how and when wagers are made, which optional wager exists, and on how many boxes."""

from validator.chapters.blackjack import wagers as asked
from validator.chapters.questions import denied, other_than
from validator.chapters.shoe import wagers as of_wagers
from validator.core.rule import filing_rule

cash_wagers = asked.cash_wagers.bind(
    "685a.6(a)", "by placing value chips, plaques or other Board-approved table gaming wagering instruments"
)

wagers_off_their_areas = filing_rule(
    id="wagers-off-their-areas",
    title="Wagers placed elsewhere than on the areas of the layout",
    cite="685a.6(a)",
    quote="on the appropriate areas of the Down Under Blackjack layout",
    reads=("wagers.placed_on",),
    expected="on the appropriate areas of the layout",
    observed="{stated}",
    message="wagers are placed on the appropriate areas of the layout; the filing says {stated}",
)(other_than("areas-of-the-layout"))

verbal_wagers_unconfirmed = of_wagers.verbal_wagers_unconfirmed.bind(
    "685a.6(a)",
    quote="Verbal wagers accompanied by cash may be accepted provided that they are confirmed by the dealer",
)

verbal_wagers_unconverted = of_wagers.verbal_wagers_unconverted.bind(
    "685a.6(a)", quote="the cash is expeditiously converted into value chips or plaques"
)

entry_barred_to_others = asked.entry_barred_to_others.bind(
    "685a.6(b)",
    "who does not make a wager on a given round of play from placing a wager on the next round of play and any"
    " subsequent round of play",
)

entry_barred_beyond_reshuffle = asked.entry_barred_beyond_reshuffle.bind(
    "685a.6(b)(2)", "A reshuffle of the cards has occurred"
)

late_wagers = asked.late_wagers.bind(
    "685a.6(c)", "shall be placed prior to the first card being dealt for each round of play"
)

wagers_altered = asked.wagers_altered.bind(
    "685a.6(c)",
    "A player may not handle, remove or alter any wagers that have been made until a decision has been rendered and"
    " implemented",
)

play_without_bet_wager = filing_rule(
    id="play-without-bet-wager",
    title="Play without a Bet Wager",
    cite="685a.6(d)",
    quote="A player shall place a Bet Wager to participate in a round of play and compete against the dealer's hand",
    reads=("wagers.bet_wager_required",),
    expected="a Bet Wager by every player",
    observed="none needed",
    message="players may take part without a Bet Wager",
)(denied)

optional_wager_alone = asked.optional_wager_alone.bind(
    "685a.6(e)", "offer to each player who placed a Bet Wager in accordance with subsection (d), the option"
)

unknown_optional_wager = asked.unknown_optional_wager.bind(
    "685a.6(e)",
    "If specified in its Rules Submission under § 601a.2 (relating to table games Rules Submissions), a certificate"
    " holder may offer to each player who placed a Bet Wager in accordance with subsection (d), the option of placing a"
    " Match-the-Dealer Wager",
)

_BOXES = (
    "shall specify in its Rules Submission under § 601a.2 the number of adjacent boxes on which a player may place a"
    " Bet Wager in one round of play"
)

adjacent_boxes_unspecified = asked.adjacent_boxes_unspecified.bind("685a.6(f)", _BOXES)

more_adjacent_boxes_than_positions = asked.more_adjacent_boxes_than_positions.bind("685a.6(f)", _BOXES)
