"""§ 541.15: a dealing shoe or other device that reshuffles the cards by itself, in lieu of §§ 541.5 and 541.7."""

from validator.chapters.approvals import paths_but_the_office, unapproved
from validator.chapters.ch541_minibaccarat.conditions import CONTINUOUS
from validator.chapters.checks import other_than
from validator.core.rule import Present
from validator.core.rule_definitions import FilingCheck

continuous_device_unapproved = FilingCheck(
    title="Device that reshuffles by itself without approval",
    may_read=paths_but_the_office("continuous_device"),
    when=(CONTINUOUS,),
    at="approvals.continuous_device",
    expected="approval of the device by the Bureau of Gaming Laboratory Operations",
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
    expected="the Bureau of Gaming Laboratory Operations",
    observed="{stated}",
    message=(
        "the device was approved by {stated}; for such a device the text names the Bureau of Gaming Laboratory "
        "Operations, and for everything else another"
    ),
    fails={
        "approvals.continuous_device.reference": "BGO-2010-0008",
        "approvals.continuous_device.by": "bureau-of-gaming-operations",
    },
    passes={
        "cards.shuffler": "continuous",
        "approvals.continuous_device.by": "bureau-of-gaming-laboratory-operations",
        "head.status": "draft",
    },
    check=other_than("bureau-of-gaming-laboratory-operations"),
)
continuous_procedures_approved_by_another = FilingCheck(
    title="Procedures of a device that reshuffles by itself approved by another bureau",
    reads=("approvals.continuous_procedures.by",),
    when=(CONTINUOUS, Present("approvals.continuous_procedures.by")),
    expected="the Bureau of Gaming Laboratory Operations",
    observed="{stated}",
    message=(
        "the procedures were approved by {stated}; for such a device the text names the Bureau of Gaming "
        "Laboratory Operations, and for everything else another"
    ),
    fails={
        "approvals.continuous_procedures.reference": "BGO-2010-0009",
        "approvals.continuous_procedures.by": "bureau-of-gaming-operations",
    },
    check=other_than("bureau-of-gaming-laboratory-operations"),
)


def cut_or_burn_left_out(cut: bool | None, burned: bool | None, idle: str | None) -> bool:
    """Cut, first card and idle cards are left out; whether the device replaces them is open.

    Fails:
        >>> cut_or_burn_left_out(False, None, None)
        True
        >>> cut_or_burn_left_out(True, True, "left-in-the-shoe")
        True
    Clean:
        >>> cut_or_burn_left_out(True, None, "face-down")
        False
    """
    return False in (cut, burned) or idle == "left-in-the-shoe"


self_shuffled_cards_not_cut_or_burned = FilingCheck(
    title="No cut, first card or inspection of idle cards with a device that reshuffles by itself",
    may_read=("shuffle.cut_offered", "dealing.burn_after_loading", "shuffle.idle_cards_spread"),
    when=(CONTINUOUS,),
    at="cards.shuffler",
    expected="cut, first card and spreading of idle cards, unless the device replaces them",
    observed="cut: {cut}; first card: {burned}; idle cards: {idle}",
    message=(
        "with a device that reshuffles by itself the filing leaves out the cut, the first card or the spreading of "
        "idle cards; the text does not say whether it replaces these too"
    ),
    fails={"shuffle.cut_offered": False},
    check=cut_or_burn_left_out,
)
