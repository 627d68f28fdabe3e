"""§§ 545.9(b) to (d) and 545.10: how the initial cards and third cards are dealt, and the last hand of a shoe."""

from validator.chapters.baccarat import cards, dealing as asked, wagers
from validator.chapters.baccarat.handing import HANDED_ALONE, HANDED_NOWHERE, NOT_HANDED
from validator.chapters.questions import denied, word_is
from validator.core.finding import Severity
from validator.core.rule import filing_rule, unless

no_more_bets_unannounced = wagers.no_more_bets_unannounced.bind(
    "545.9(b)", "After the dealer calling the game announces ''no more bets,''", reading="call-presupposed"
)
dealing_uninstructed = filing_rule(
    id="dealing-uninstructed",
    title="Curator not instructed to deal",
    cite="545.9(b)",
    quote=(
        "the dealer calling the game shall instruct the curator to commence dealing the cards by announcing ''cards.''"
    ),
    reads=("dealing.cards_announced",),
    expected='the announcement "cards"',
    observed="not announced",
    message='the dealer calling the game does not instruct the curator to deal by announcing "cards"',
)(denied)
initial_cards_out_of_order = asked.initial_cards_out_of_order.bind(
    "545.9(c)", "The first and third card dealt shall constitute the first and second cards of the Player's Hand"
)
initial_dealing_otherwise = asked.initial_dealing_otherwise.bind(
    "545.9(c)",
    "The curator shall deal an initial four cards from the dealing shoe face down to the areas designated for the"
    " placement of the Player's Hand and the Dealer's Hand",
)
both_dealing_options = filing_rule(
    id="both-dealing-options",
    title="Cards turned by the dealer at some tables and by players at others",
    cite="545.9(d)",
    quote="elect to use the following procedures in lieu of the procedures in subsection (c) and § 545.10",
    severity=Severity.WARNING,
    reading="both-dealing-options",
    reads=("dealing.initial_cards",),
    expected="the election, or none",
    observed="{stated}",
    message=(
        "the filing elects the procedures by which players turn the cards and keeps those by which the dealer does; "
        "the text has the ones in lieu of the others"
    ),
)(word_is("both"))

_COUNTS = "the dealer calling the game shall announce the Point Count of the Player's Hand and the Banker's Hand"
points_announced_otherwise = asked.points_announced_otherwise.bind(
    "545.10(a)", _COUNTS, when=(NOT_HANDED, unless("dealing.points_announced", "banker-then-player"))
)
bankers_points_announced_first = filing_rule(
    id="bankers-points-announced-first",
    title="Point Count of the Banker's Hand announced first",
    cite="545.10(a)",
    quote=_COUNTS,
    severity=Severity.WARNING,
    reading="order-of-the-two-announcements",
    reads=("dealing.points_announced",),
    when=(NOT_HANDED,),
    expected="the Player's Hand, then the Banker's Hand",
    observed="{stated}",
    message="the Point Count of the Banker's Hand is announced first; the text names the Player's first and no order",
)(word_is("banker-then-player"))
third_cards_uninstructed = filing_rule(
    id="third-cards-uninstructed",
    title="Curator not instructed whether to deal third cards",
    cite="545.10(b)",
    quote="the dealer calling the game shall instruct the curator whether to deal a third card to either or both hands",
    reads=("dealing.third_cards_instructed",),
    when=(NOT_HANDED,),
    expected="an instruction by the dealer calling the game",
    observed="none",
    message="the dealer calling the game does not instruct the curator whether to deal third cards",
)(denied)
_THIRD = "shall first be dealt face up to the Player's Hand and then to the Banker's Hand by the curator"
third_cards_out_of_order = asked.third_cards_out_of_order.bind("545.10(c)", _THIRD, when=(NOT_HANDED,))
third_cards_face_down = asked.third_cards_face_down.bind("545.10(c)", _THIRD, when=(HANDED_NOWHERE,))
too_many_third_cards = asked.too_many_third_cards.bind(
    "545.10(d)", "In no event may more than one additional card be dealt to either hand"
)
last_hand_unannounced = asked.last_hand_unannounced.bind(
    "545.10(e)",
    "Upon completion of that hand, the dealer calling the game shall announce ''last hand.''",
    when=(NOT_HANDED,),
)
_AFTER = "At the completion of one more hand, the cards shall be replaced with new decks of cards"
hands_after_last_hand_call = asked.hands_after_last_hand_call.bind("545.10(e)", _AFTER, when=(NOT_HANDED,))
used_decks_for_a_new_shoe = cards.used_decks_for_a_new_shoe.bind("545.10(e)", _AFTER, reading="how-new-are-new-decks")


def left_out(announced: bool | None, hands: int | None, instructed: bool | None, lawful: int) -> bool:
    """What § 545.10 alone orders holds under the election of § 545.9(d) too, unless that takes the place of all of it.

    Fails:
        >>> left_out(False, None, None, 1)
        True
        >>> left_out(True, 2, True, 1)
        True
    Clean:
        >>> left_out(True, 1, None, 1)
        False
    """
    return False in (announced, instructed) or hands not in (None, lawful)


third_card_procedure_left_out = filing_rule(
    id="third-card-procedure-left-out",
    title="Last hand or instruction left out where players turn the cards",
    cite="545.10(e)",
    quote="Upon completion of that hand, the dealer calling the game shall announce ''last hand.''",
    severity=Severity.WARNING,
    reading="in-lieu-of-how-much",
    may_read=(
        "dealing.last_hand_announced",
        "dealing.hands_after_last_hand_call",
        "dealing.third_cards_instructed",
    ),
    facts=("hands_after_the_last_hand_call",),
    when=(HANDED_ALONE,),
    at="dealing",
    expected='"last hand", {lawful} more hand, and instructions on third cards',
    observed="announced: {announced}; hands: {hands}; instructed: {instructed}",
    message=(
        "where players turn the cards the filing leaves out the last hand or the instruction on third cards; the text "
        "does not say how much of § 545.10 the election replaces"
    ),
)(left_out)
