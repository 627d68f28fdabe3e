"""Shuffle and cut of the cards, idle tables, and devices that reshuffle by themselves: shared rules."""

from dataclasses import replace
from datetime import date

from validator.chapters.approvals import unapproved
from validator.chapters.checks import denied, other_than, share_below, word_is
from validator.chapters.shoe import shuffle as of_shuffles
from validator.chapters.shoe.batches import BATCHED
from validator.core.rule import equals, unless
from validator.core.rule_definitions import FilingCheck

# § 633a.5(h), for one: subsections (b) to (g) do not apply to an approved device that reshuffles and counts by itself.
_ORDINARY_SHUFFLE = unless("cards.shuffler", "in-shoe", "continuous")

_SELF_SHUFFLING = equals("cards.shuffler", "in-shoe", "continuous")

_NOT_PRESHUFFLED = unless("cards.preshuffled", "603a.16(u)", "603a.16(v)")

not_shuffled_before_play = replace(of_shuffles.not_shuffled_before_play, when=(_NOT_PRESHUFFLED,))

cut_not_offered = replace(
    of_shuffles.cut_not_offered,
    when=(_ORDINARY_SHUFFLE, unless("cards.shuffler", "automated-into-shoe"), _NOT_PRESHUFFLED),
)

preshuffled_cards_not_cut = replace(
    of_shuffles.preshuffled_cards_not_cut,
    when=(
        _ORDINARY_SHUFFLE,
        unless("cards.shuffler", "automated-into-shoe"),
        equals("cards.preshuffled", "603a.16(u)", "603a.16(v)"),
    ),
)

cut_too_shallow = replace(of_shuffles.cut_too_shallow, when=(_ORDINARY_SHUFFLE,))

idle_cards_not_spread = replace(of_shuffles.idle_cards_not_spread, when=(_ORDINARY_SHUFFLE,))

idle_cards_not_reshuffled = replace(
    of_shuffles.idle_cards_not_reshuffled,
    when=(_ORDINARY_SHUFFLE, unless("cards.shuffler", "automated", "automated-into-shoe")),
)

idle_cards_not_put_into_shuffler = replace(of_shuffles.idle_cards_not_put_into_shuffler, when=(BATCHED,))

device_loaded_shoe_not_cut = FilingCheck(
    title="Cut not offered where the device loads the shoe",
    reads=("shuffle.cut_offered",),
    when=(equals("cards.shuffler", "automated-into-shoe"),),
    expected="an offer to cut",
    observed="none",
    message="the stack is not offered to be cut; the device inserts it directly into the dealing"
    " shoe, and the text does not say how it is then cut",
    fails={"cards.shuffler": "automated-into-shoe", "shuffle.cut_offered": False},
    check=denied,
)

first_cut_to_another = FilingCheck(
    title="Cut at the opening offered to somebody other than the first player",
    reads=("shuffle.cut_first_offered_at_opening",),
    when=(_ORDINARY_SHUFFLE,),
    expected="the first player arriving",
    observed="{stated}",
    message=(
        "the law says: when the game is just beginning the cut goes first to the first player arriving; the filing "
        "says {stated}"
    ),
    check=other_than("first-player"),
)

cover_card_cut_to_another = FilingCheck(
    title="Cut after the cover card offered to another",
    reads=("shuffle.cut_first_offered_after_cover_card",),
    when=(_ORDINARY_SHUFFLE,),
    expected="the player on whose area the cover card appeared",
    observed="{stated}",
    message=(
        "the law says: the cut goes first to the player on whose betting area the cover card appeared; the filing says "
        "{stated}"
    ),
    check=other_than("player-with-the-cover-card"),
)

other_cut_to_another = FilingCheck(
    title="Cut offered to somebody other than the farthest player on the right",
    reads=("shuffle.cut_first_offered_otherwise",),
    when=(_ORDINARY_SHUFFLE,),
    expected="the player farthest to the dealer's right",
    observed="{stated}",
    message="the law says: otherwise the cut goes first to the player at the farthest position to the dealer's right; "
    "the filing says {stated}",
    passes={"shuffle.cut_first_offered_otherwise": "farthest-right"},
    check=other_than("farthest-right"),
)

cover_card_too_deep = FilingCheck(
    title="Cover card inserted nearer to the bottom than the law allows",
    reads=("shuffle.cover_card_depth",),
    facts=("cover_card_depth_minimum",),
    when=(_ORDINARY_SHUFFLE,),
    expected="{minimum} of the way in from the bottom",
    observed="{stated}",
    message="the cover card is inserted {stated} of the way in from the bottom; the law demands {minimum}",
    fails={"shuffle.cover_card_depth": "1/5"},
    passes={"shuffle.cover_card_depth": "1/4"},
    check=share_below,
)

no_reshuffle_at_cover_card = FilingCheck(
    title="Cards not reshuffled once the cover card is reached",
    reads=("shuffle.reshuffle_at_cover_card",),
    when=(_ORDINARY_SHUFFLE,),
    expected="a reshuffle after the cover card",
    observed="none",
    message="the cards are not reshuffled after the cover card is reached",
    check=denied,
)


idle_cards_face_up = FilingCheck(
    title="Cards of an idle table face up without a request",
    reads=("shuffle.idle_cards_spread",),
    when=(_ORDINARY_SHUFFLE,),
    expected="face down unless a player asks otherwise",
    observed="{stated}",
    message="while there is no gaming activity the cards lie face down unless a player requests "
    "otherwise; the filing says {stated}",
    passes={"shuffle.idle_cards_spread": "face-down"},
    check=word_is("face-up"),
)


def finds_continuous_device_unapproved(
    shuffler: str, reference: str | None, submitted: date | None, status: str | None
) -> bool:
    """A shoe or device that reshuffles by itself is approved before it is used; a draft may still be waiting for it.

    Fails:
        >>> finds_continuous_device_unapproved("continuous", None, None, None)
        True
        >>> finds_continuous_device_unapproved("continuous", None, date(2015, 6, 1), "approved")
        True
    Clean:
        >>> finds_continuous_device_unapproved("continuous", "BGL-8", None, "approved")
        False
        >>> finds_continuous_device_unapproved("continuous", None, date(2015, 6, 1), "draft")
        False
        >>> finds_continuous_device_unapproved("automated", None, None, None)
        False
    """
    return shuffler in ("continuous", "in-shoe") and unapproved(reference, submitted, status)


continuous_device_unapproved = FilingCheck(
    title="Device that reshuffles by itself without approval",
    reads=("cards.shuffler",),
    may_read=("approvals.continuous_device.reference", "approvals.continuous_device.submitted", "head.status"),
    expected="approval of the device",
    observed="shuffler {shuffler}; approval {reference}, asked for on {submitted}",
    message="the shuffler is {shuffler}, and the filing names no approval of the device under § 461a.4",
    fails={"approvals.continuous_device": None},
    check=finds_continuous_device_unapproved,
)


def finds_continuous_device_approved_late(approved: date, effective: date) -> bool:
    """The approval is not later than the day on which the tables begin to use the device.

    Fails:
        >>> finds_continuous_device_approved_late(date(2015, 8, 2), date(2015, 8, 1))
        True
    Clean:
        >>> finds_continuous_device_approved_late(date(2015, 8, 1), date(2015, 8, 1))
        False
    """
    return approved > effective


continuous_device_approved_late = FilingCheck(
    title="Device that reshuffles by itself approved after its use began",
    reads=("approvals.continuous_device.date", "head.effective"),
    when=(_SELF_SHUFFLING,),
    expected="approval before {effective}",
    observed="approval on {approved}",
    message="the device was approved on {approved}, after the tables began to use it on {effective}",
    fails={"approvals.continuous_device.date": "2021-08-16"},
    check=finds_continuous_device_approved_late,
)
