"""Steps of cutting, dealing and settling that filings restate, in the words of several chapters: shared rules."""

from validator.chapters.checks import granted, other_than
from validator.core.rule import unless
from validator.core.rule_definitions import FilingCheck

_ORDINARY_SHUFFLE = unless("cards.shuffler", "in-shoe", "continuous")

number_card_value = FilingCheck(
    title="Number card of another value",
    reads=("cards.values.number_cards",),
    expected="face value",
    observed="{stated}",
    message="the law says: the number cards have their face value; the filing says {stated}",
    check=other_than("face-value"),
)

declined_cut_left_out = FilingCheck(
    title="Cards not cut by the dealer when all players decline",
    reads=("shuffle.cut_declined_by_all",),
    when=(_ORDINARY_SHUFFLE,),
    expected="the dealer cuts",
    observed="{stated}",
    message="the law says: if no player accepts the cut the dealer cuts the cards; the filing says {stated}",
    check=other_than("dealer-cuts"),
)

cut_passed_on_otherwise = FilingCheck(
    title="Refused cut not passed on counterclockwise",
    reads=("shuffle.cut_direction",),
    when=(_ORDINARY_SHUFFLE,),
    expected="counterclockwise",
    observed="{stated}",
    message="the law says: if the player at the dealer's farthest right refuses the cut it is offered on "
    "counterclockwise; the filing says {stated}",
    check=other_than("counterclockwise"),
)

recut_required_by_others = FilingCheck(
    title="Recut required by somebody other than a floorperson or above",
    reads=("shuffle.recut_required_by",),
    when=(_ORDINARY_SHUFFLE,),
    expected="a floorperson or above",
    observed="{stated}",
    message="the law says: a floorperson or above may require the cards to be recut; the filing says {stated}",
    check=other_than("floorperson-or-above"),
)

recut_by_another = FilingCheck(
    title="Cards recut by somebody other than the last to cut or the next person entitled",
    reads=("shuffle.recut_by",),
    when=(_ORDINARY_SHUFFLE,),
    expected="the player who last cut the cards or the next person entitled",
    observed="{stated}",
    message="the law says: the cards are recut by the player who last cut them or by the next person entitled; the "
    "filing says {stated}",
    check=other_than("last-cutter-or-next-entitled"),
)

wagers_off_their_areas = FilingCheck(
    title="Wagers placed somewhere other than on the areas of the layout",
    reads=("wagers.placed_on",),
    expected="on the appropriate areas of the layout",
    observed="{stated}",
    message="the law says: wagers are placed on the appropriate areas of the layout; the filing says {stated}",
    check=other_than("areas-of-the-layout"),
)

hole_card_seen_at_the_reader = FilingCheck(
    title="Hole card seen when it is inserted into the device",
    reads=("dealing.hole_card_seen_at_the_reader",),
    expected="nobody sees it, the dealer included",
    observed="seen",
    message="the hole card is inserted so that someone at the table sees it",
    check=granted,
)

cards_after_dealer_blackjack = FilingCheck(
    title="Additional cards dealt though the dealer has Blackjack",
    reads=("dealing.cards_after_dealer_blackjack",),
    expected="no additional cards",
    observed="additional cards",
    message="additional cards are dealt though the dealer has Blackjack",
    check=granted,
)

decisions_in_another_order = FilingCheck(
    title="Players' decisions in another order",
    reads=("dealing.decisions_in_order",),
    expected="from the dealer's farthest left, clockwise",
    observed="{stated}",
    message=(
        "the law says: the players' hands are played from the dealer's farthest left, clockwise; the filing says "
        "{stated}"
    ),
    check=other_than("farthest-left-clockwise"),
)

hole_card_turned_early_as_filed = FilingCheck(
    title="Hole card turned face up before the players have played",
    reads=("dealing.hole_card_turned",),
    expected="after the players",
    observed="{stated}",
    message="the law says: the hole card is turned face up after the players have played; the filing says {stated}",
    check=other_than("after-the-players"),
)

dealer_cards_face_down = FilingCheck(
    title="Dealer's additional cards not dealt face up",
    reads=("dealing.dealer_additional_cards",),
    expected="face up",
    observed="{stated}",
    message="the law says: the dealer's additional cards are dealt face up; the filing says {stated}",
    check=other_than("face-up"),
)


def rank_by_rank(cards: tuple[str, ...], tens: tuple[str, ...]) -> frozenset[str]:
    """The ranks of cards that are named one by one or, as ``10-value``, all those of value 10 together."""
    return frozenset(rank for card in cards for rank in (tens if card == "10-value" else (card,)))


def wins_on_other_cards(cards: tuple[str, ...], lawful: tuple[str, ...]) -> bool:
    """The Insurance Wager wins with the cards that the law names, all of value 10, and with no other.

    Fails:
        >>> wins_on_other_cards(("10", "jack"), ("10", "jack", "queen", "king"))
        True
    Clean:
        >>> wins_on_other_cards(("king", "queen", "jack", "10"), ("10", "jack", "queen", "king"))
        False
        >>> wins_on_other_cards(("10-value",), ("10", "jack", "queen", "king"))
        False
    """
    return rank_by_rank(cards, lawful) != frozenset(lawful)


insurance_wins_on_other_cards = FilingCheck(
    title="Insurance Wager won with other hole cards",
    reads=("insurance.wins_on",),
    facts=("insurance_wins_on",),
    expected="{lawful}",
    observed="{cards}",
    message="the Insurance Wager wins with {cards} in the filing; the law says {lawful}",
    fails={"insurance.wins_on": ["king", "queen"]},
    passes={"insurance.wins_on": ["10-value"]},
    check=wins_on_other_cards,
)

refused_card_kept = FilingCheck(
    title="Card refused by all not placed in the discard rack",
    reads=("irregularities.refused_card",),
    expected="the dealer's card if he can use it, otherwise the discard rack",
    observed="{stated}",
    message="the law says: a card that the players refuse and the dealer cannot use goes to the discard rack; the "
    "filing says {stated}",
    check=other_than("dealer-then-discard-rack"),
)
