"""§ 551.8(a) to (c) and (j), and § 551.15. The dealing shoe, the card removed from it and the cutting card, in play."""

from dataclasses import replace

from validator.chapters.blackjack import play_shoe
from validator.core.rule_definitions import PlayWords
from validator.games.shoe.cut_depth import COVER_CARD_NEAR_THE_BOTTOM, NO_DEPTH

cutting_card_near_the_bottom = PlayWords(
    id="cutting-card-near-the-bottom",
    title="Cutting card inserted nearer to the bottom than to one quarter of the stack",
    message="the cutting card was inserted with {observed} cards below it, nearer to the bottom than to {expected}",
    number=COVER_CARD_NEAR_THE_BOTTOM,
    needs={"where the cutting card was inserted, and how many cards the stack had": NO_DEPTH},
    expected="approximately {expected} below it, or more",
    observed="{observed}",
    unit="share",
)


dealt_from_unapproved_device = replace(
    play_shoe.dealt_from_unapproved_device,
    title="Dealt from a device that reshuffles by itself without its approvals",
    message="the round was dealt from a device that reshuffles by itself; the filing names no approval of it and"
    " of its procedures",
    expected="a device and procedures that are approved",
    observed="no approval of both",
)
