"""§ 551.15: a dealing shoe or other device that reshuffles the cards by itself, in lieu of §§ 551.5 and 551.8."""

from validator.chapters.approvals import paths_but_the_office, unapproved
from validator.chapters.ch551_spanish_21.conditions import CONTINUOUS
from validator.chapters.ch551_spanish_21.table import BUREAU
from validator.chapters.checks import other_than
from validator.core.rule import Present
from validator.core.rule_definitions import FilingCheck


def completed_otherwise(
    reader: tuple[str, ...] | None,
    totals: bool | None,
    face: str | None,
    announced: bool | None,
    dealers_total: bool | None,
    first: str | None,
    direction: str | None,
    reconstructible: bool | None,
    touched: bool | None,
    reader_cards: tuple[str, ...],
) -> bool:
    """Whether the device replaces the rest of § 551.8 too (reader, announcements, collection of the cards) is open.

    Fails:
        >>> cards = ("ace", "king")
        >>> completed_otherwise(("ace",), None, None, None, None, None, None, None, None, cards)
        True
        >>> completed_otherwise(None, False, None, None, None, None, None, None, None, cards)
        True
        >>> completed_otherwise(None, None, None, None, None, None, None, None, True, cards)
        True
    Clean:
        >>> cards = ("ace", "king")
        >>> completed_otherwise(("king", "ace"), True, "face-up", None, None, None, None, True, False, cards)
        False
    """
    if reader is not None and set(reader) != set(reader_cards):
        return True
    if False in (totals, announced, dealers_total, reconstructible) or touched:
        return True
    return face == "face-down" or first == "otherwise" or direction == "clockwise"


self_shuffled_round_otherwise = FilingCheck(
    title="Round completed otherwise with a device that reshuffles by itself",
    may_read=(
        "dealing.card_reader_used_for",
        "dealing.player_totals_announced",
        "dealing.additional_cards",
        "dealing.dealers_card_announced",
        "dealing.dealer_announces_total",
        "dealing.cards_collected_from",
        "dealing.cards_collected_direction",
        "dealing.discards_reconstructible",
        "dealing.players_touch_cards",
    ),
    facts=("card_reader_up_cards",),
    when=(CONTINUOUS,),
    at="cards.shuffler",
    expected=(
        "card reader used for {reader_cards}, totals and Dealer's Card announced, cards face up and collected from the "
        "far right counterclockwise, no handling by players"
    ),
    observed=(
        "card reader: {reader}; totals: {totals}; cards: {face}; Dealer's Card: {announced}; dealer's total: "
        "{dealers_total}; collected from: {first}, {direction}; reconstruction: {reconstructible}; handling: {touched}"
    ),
    message=(
        "with a device that reshuffles by itself the filing departs from § 551.8(e) to (k); the text does not say "
        "whether the device replaces these too"
    ),
    fails={"dealing.players_touch_cards": True},
    passes={"cards.shuffler": "continuous", "dealing.card_reader_used_for": ["jack", "ace", "king", "queen"]},
    check=completed_otherwise,
)
continuous_device_unapproved = FilingCheck(
    title="Device that reshuffles by itself without approval",
    may_read=paths_but_the_office("continuous_device"),
    when=(CONTINUOUS,),
    at="approvals.continuous_device",
    expected="approval of the shoe or device by the Bureau of Gaming Operations",
    observed="approval {reference}, asked for on {submitted}",
    message="the cards are dealt from a device that reshuffles by itself, and the filing names no approval of it",
    check=unapproved,
)
continuous_procedures_unapproved = FilingCheck(
    title="Procedures of a device that reshuffles by itself without approval",
    may_read=paths_but_the_office("continuous_procedures"),
    when=(CONTINUOUS,),
    at="approvals.continuous_procedures",
    expected="approval of the procedures for dealing and shuffling with the device",
    observed="approval {reference}, asked for on {submitted}",
    message=(
        "the cards are dealt from a device that reshuffles by itself, and the filing names no approval of the "
        "procedures for dealing and shuffling with it"
    ),
    check=unapproved,
)
continuous_device_approved_by_another = FilingCheck(
    title="Device that reshuffles by itself approved by another bureau",
    reads=("approvals.continuous_device.by",),
    when=(CONTINUOUS, Present("approvals.continuous_device.by")),
    expected="the Bureau of Gaming Operations",
    observed="{stated}",
    message="the device was approved by {stated}; the text names the Bureau of Gaming Operations",
    fails={
        "approvals.continuous_device.reference": "BGL-2010-0008",
        "approvals.continuous_device.by": "bureau-of-gaming-laboratory-operations",
    },
    check=other_than(BUREAU),
)
continuous_procedures_approved_by_another = FilingCheck(
    title="Procedures of a device that reshuffles by itself approved by another bureau",
    reads=("approvals.continuous_procedures.by",),
    when=(CONTINUOUS, Present("approvals.continuous_procedures.by")),
    expected="the Bureau of Gaming Operations",
    observed="{stated}",
    message="the procedures were approved by {stated}; the text names the Bureau of Gaming Operations",
    fails={
        "approvals.continuous_procedures.reference": "BGL-2010-0009",
        "approvals.continuous_procedures.by": "bureau-of-gaming-laboratory-operations",
    },
    check=other_than(BUREAU),
)
