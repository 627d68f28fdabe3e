"""§§ 545.9(b) to (d) and 545.10: how the initial cards and third cards are dealt, and the last hand of a shoe."""

from dataclasses import replace

from validator.chapters.baccarat import dealing as asked
from validator.chapters.baccarat.handing import HANDED_ALONE, HANDED_NOWHERE, NOT_HANDED
from validator.chapters.checks import denied, word_is
from validator.core.rule import unless
from validator.core.rule_definitions import FilingCheck

dealing_uninstructed = FilingCheck(
    title="Curator not instructed to deal",
    reads=("dealing.cards_announced",),
    expected='the announcement "cards"',
    observed="not announced",
    message='the dealer calling the game does not instruct the curator to deal by announcing "cards"',
    check=denied,
)
both_dealing_options = FilingCheck(
    title="Cards turned by the dealer at some tables and by players at others",
    reads=("dealing.initial_cards",),
    expected="the election, or none",
    observed="{stated}",
    message=(
        "the filing elects the procedures by which players turn the cards and keeps those by which the dealer does; "
        "the text has the ones in lieu of the others"
    ),
    check=word_is("both"),
)

points_announced_otherwise = replace(
    asked.points_announced_otherwise, when=(NOT_HANDED, unless("dealing.points_announced", "banker-then-player"))
)
bankers_points_announced_first = FilingCheck(
    title="Point Count of the Banker's Hand announced first",
    reads=("dealing.points_announced",),
    when=(NOT_HANDED,),
    expected="the Player's Hand, then the Banker's Hand",
    observed="{stated}",
    message="the Point Count of the Banker's Hand is announced first; the text names the Player's first and no order",
    check=word_is("banker-then-player"),
)
third_cards_uninstructed = FilingCheck(
    title="Curator not instructed whether to deal third cards",
    reads=("dealing.third_cards_instructed",),
    when=(NOT_HANDED,),
    expected="an instruction by the dealer calling the game",
    observed="none",
    message="the dealer calling the game does not instruct the curator whether to deal third cards",
    check=denied,
)
third_cards_out_of_order = replace(asked.third_cards_out_of_order, when=(NOT_HANDED,))
third_cards_face_down = replace(asked.third_cards_face_down, when=(HANDED_NOWHERE,))
last_hand_unannounced = replace(asked.last_hand_unannounced, when=(NOT_HANDED,))
hands_after_last_hand_call = replace(asked.hands_after_last_hand_call, when=(NOT_HANDED,))
no_hand_after_last_hand_call = replace(asked.no_hand_after_last_hand_call, when=(NOT_HANDED,))


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


third_card_procedure_left_out = FilingCheck(
    title="Last hand or instruction left out where players turn the cards",
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
    fails={"dealing.last_hand_announced": False},
    check=left_out,
)
