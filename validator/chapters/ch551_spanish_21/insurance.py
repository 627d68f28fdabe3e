"""§ 551.10(a), (b) and (d): Insurance Wager."""

from validator.chapters.blackjack import insurance as asked

_RIGHT = (
    "Whenever the first card dealt to the dealer is an ace, each player shall have the right to make an Insurance Wager"
)
insurance_withheld = asked.insurance_withheld.bind("551.10(a)", _RIGHT)
insurance_on_other_cards = asked.insurance_on_other_cards.bind("551.10(a)", _RIGHT)
insurance_above_maximum = asked.insurance_above_maximum.bind(
    "551.10(b)", "an amount not more than half the amount staked on the player's initial wager"
)
insurance_limited_further = asked.insurance_limited_further.bind(
    "551.10(b)",
    "an amount not more than half the amount staked on the player's initial wager",
    reading="holder-restricts-player-choices",
)
insurance_not_rounded_up = asked.insurance_not_rounded_up.bind(
    "551.10(b)",
    "A player may wager an amount in excess of half the initial wager to the next unit that can be wagered in chips",
    reading="holder-restricts-player-choices",
)
late_insurance = asked.late_insurance.bind(
    "551.10(b)",
    "Insurance Wagers shall be placed prior to the dealer inserting his hole card into the card reader device",
)
losing_insurance_collected_late = asked.losing_insurance_collected_late.bind(
    "551.10(d)",
    "Losing Insurance Wagers shall be collected by the dealer immediately after the dealer inserts his hole card into"
    " the card reader device and determines that he does not have a Blackjack",
)
