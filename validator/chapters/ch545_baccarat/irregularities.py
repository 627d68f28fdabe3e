"""§ 545.15: what is done about irregularities, as a filing restates it."""

from validator.chapters.baccarat import irregularities as asked

undisclosed_card_not_next = asked.undisclosed_card_not_next.bind(
    "545.15(a)",
    "A card drawn in error from the dealing shoe that is not disclosed, shall be used as the first card of the next"
    " hand of play",
)
undisclosed_third_card_misused = asked.undisclosed_third_card_misused.bind(
    "545.15(b)",
    "shall become the third card of the Banker's Hand if the Banker's Hand is required to draw by § 545.11(c)",
)
unneeded_third_card_misused = asked.unneeded_third_card_misused.bind(
    "545.15(b)",
    "If the Banker's Hand is required to stay, the card dealt in error shall become the first card of the next hand",
)
disclosed_card_misused = asked.disclosed_card_misused.bind(
    "545.15(c)",
    "the dealer calling the game shall place the disclosed card and one additional card drawn face down from the"
    " dealing shoe in the discard bucket",
)
additional_card_shown = asked.additional_card_shown.bind("545.15(c)", "without disclosing the additional card")
face_up_card_used = asked.face_up_card_used.bind(
    "545.15(d)", "Any card found face up in the dealing shoe shall not be used in the game"
)
face_up_card_without_others = asked.face_up_card_without_others.bind(
    "545.15(d)",
    "shall be placed in the discard bucket, along with an additional number of cards, drawn face up, equal to the value"
    " of the card found face up in the dealing shoe",
)
insufficient_cards_otherwise = asked.insufficient_cards_otherwise.bind(
    "545.15(e)",
    "If there are insufficient cards remaining in the dealing shoe to complete a round of play, that round shall be"
    " void and all wagers shall be returned",
)
not_replaced_after_void_round = asked.not_replaced_after_void_round.bind(
    "545.15(e)",
    "A new round shall commence after the entire set of cards has been replaced and the new set of cards have been"
    " placed in the dealing shoe",
)
