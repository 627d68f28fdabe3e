"""§ 633a.6: how and when wagers are made, which optional wagers exist, and on how many boxes."""

from validator.chapters.blackjack import wagers as asked
from validator.chapters.shoe import wagers as of_wagers

cash_wagers = asked.cash_wagers.bind(
    "633a.6(a)",
    "by placing value chips, plaques or other Board-approved table game wagering "
    "instruments on the appropriate areas of the Blackjack layout",
)

verbal_wagers_unconfirmed = of_wagers.verbal_wagers_unconfirmed.bind(
    "633a.6(a)",
    quote="Verbal wagers accompanied by cash may be accepted provided that they are confirmed by the dealer",
)

verbal_wagers_unconverted = of_wagers.verbal_wagers_unconverted.bind(
    "633a.6(a)", quote="the cash is expeditiously converted into value chips or plaques"
)

entry_barred_to_others = asked.entry_barred_to_others.bind(
    "633a.6(b)",
    "who does not make a wager on a given round of play from placing a wager on the next "
    "round of play and any subsequent round of play",
)

entry_barred_beyond_reshuffle = asked.entry_barred_beyond_reshuffle.bind(
    "633a.6(b)(2)", "A reshuffle of the cards has occurred"
)

late_wagers = asked.late_wagers.bind(
    "633a.6(c)", "shall be placed prior to the first card being dealt for each round of play"
)

wagers_altered = asked.wagers_altered.bind(
    "633a.6(c)",
    "A player may not handle, remove or alter any wagers that have been made until a "
    "decision has been rendered and implemented",
)

play_without_blackjack_wager = asked.play_without_blackjack_wager.bind(
    "633a.6(d)",
    "To participate in a round of play and compete against the dealer's hand, a player shall place a Blackjack Wager",
)

optional_wager_alone = asked.optional_wager_alone.bind(
    "633a.6(e)", "offer to each player who placed a Blackjack Wager in accordance with subsection (d) the option"
)

unknown_optional_wager = asked.unknown_optional_wager.bind(
    "633a.6(e)",
    "A certificate holder may, if specified in its Rules Submission under § 601a.2 "
    "(relating to table games Rules Submissions), offer to each player who placed a "
    "Blackjack Wager in accordance with subsection (d) the option of placing the following"
    " additional wagers",
)

adjacent_boxes_unspecified = asked.adjacent_boxes_unspecified.bind(
    "633a.6(f)",
    "shall specify in its Rules Submission under § 601a.2 the number of adjacent boxes on "
    "which a player may place a Blackjack Wager in one round of play",
)
