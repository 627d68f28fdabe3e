"""§ 633a.5: shuffle and cut of the cards, idle tables, and devices that reshuffle by themselves."""

from datetime import date

from validator.chapters.questions import denied, other_than, share_below
from validator.chapters.shoe import shuffle as of_shuffles
from validator.core.finding import Severity
from validator.core.rule import equals, filing_rule, unless

# § 633a.5(h): subsections (b) to (g) do not apply to an approved device that reshuffles and counts by itself.
_ORDINARY_SHUFFLE = unless("cards.shuffler", "in-shoe", "continuous")
_SELF_SHUFFLING = equals("cards.shuffler", "in-shoe", "continuous")
_NOT_PRESHUFFLED = unless("cards.preshuffled", "603a.16(u)", "603a.16(v)")

not_shuffled_before_play = of_shuffles.not_shuffled_before_play.bind(
    "633a.5(a)",
    quote=(
        "Immediately prior to commencement of play, unless the cards were pre-shuffled in "
        "accordance with § 603a.16(u) or (v)"
    ),
    when=(unless("cards.preshuffled", "603a.16(u)", "603a.16(v)"),),
)

not_shuffled_after_each_shoe = of_shuffles.not_shuffled_after_each_shoe.bind(
    "633a.5(a)", quote="after each shoe of cards is dealt"
)

cut_not_offered = of_shuffles.cut_not_offered.bind(
    "633a.5(b)",
    quote="the dealer shall offer the stack of cards to be cut, with the backs facing away from the dealer",
    when=(
        _ORDINARY_SHUFFLE,
        unless("cards.shuffler", "automated-into-shoe"),
        _NOT_PRESHUFFLED,
    ),
)

device_loaded_shoe_not_cut = filing_rule(
    id="device-loaded-shoe-not-cut",
    title="Cut not offered where the device loads the shoe",
    cite="633a.5(b)",
    quote="the dealer shall offer the stack of cards to be cut, with the backs facing away from the dealer",
    severity=Severity.WARNING,
    reading="cut-where-the-device-loads-the-shoe",
    reads=("shuffle.cut_offered",),
    when=(equals("cards.shuffler", "automated-into-shoe"),),
    expected="an offer to cut",
    observed="none",
    message=(
        "the stack is not offered to be cut; the device inserts it directly into the dealing"
        " shoe, and the text does not say how it is then cut"
    ),
)(denied)

preshuffled_cards_not_cut = of_shuffles.preshuffled_cards_not_cut.bind(
    "633a.5(b)",
    quote="the dealer shall offer the stack of cards to be cut, with the backs facing away from the dealer",
    reading="cut-of-preshuffled-cards",
    when=(
        _ORDINARY_SHUFFLE,
        unless("cards.shuffler", "automated-into-shoe"),
        equals("cards.preshuffled", "603a.16(u)", "603a.16(v)"),
    ),
)

first_cut_to_another = filing_rule(
    id="first-cut-to-another",
    title="Cut at the opening offered to another than the first player",
    cite="633a.5(c)(1)",
    quote="The first player arriving at the table, if the game is just beginning",
    reads=("shuffle.cut_first_offered_at_opening",),
    when=(_ORDINARY_SHUFFLE,),
    expected="the first player arriving",
    observed="{stated}",
    message=(
        "when the game is just beginning the cut goes first to the first player arriving; the filing says {stated}"
    ),
)(other_than("first-player"))

cover_card_cut_to_another = filing_rule(
    id="cover-card-cut-to-another",
    title="Cut after the cover card offered to another",
    cite="633a.5(c)(2)",
    quote="The player on whose betting area the cover card appeared during the last round of play",
    reads=("shuffle.cut_first_offered_after_cover_card",),
    when=(_ORDINARY_SHUFFLE,),
    expected="the player on whose area the cover card appeared",
    observed="{stated}",
    message=(
        "the cut goes first to the player on whose betting area the cover card appeared; the filing says {stated}"
    ),
)(other_than("player-with-the-cover-card"))

other_cut_to_another = filing_rule(
    id="other-cut-to-another",
    title="Cut offered to another than the farthest player on the right",
    cite="633a.5(c)(3)",
    quote="the player at the farthest position to the right of the dealer",
    reads=("shuffle.cut_first_offered_otherwise",),
    when=(_ORDINARY_SHUFFLE,),
    expected="the player farthest to the dealer's right",
    observed="{stated}",
    message=(
        "otherwise the cut goes first to the player at the farthest position to the dealer's"
        " right; the filing says {stated}"
    ),
)(other_than("farthest-right"))

cut_too_shallow = of_shuffles.cut_too_shallow.bind(
    "633a.5(d)",
    quote="shall place the cover card in the stack at least ten cards from the top or bottom of the stack",
    when=(_ORDINARY_SHUFFLE,),
)

cover_card_too_deep = filing_rule(
    id="cover-card-too-deep",
    title="Cover card inserted nearer to the bottom than the law allows",
    cite="633a.5(d)",
    quote="insert the cover card in the stack at a position at least 1/4 of the way in from the bottom of the stack",
    reads=("shuffle.cover_card_depth",),
    facts=("cover_card_depth_minimum",),
    when=(_ORDINARY_SHUFFLE,),
    expected="at least {minimum} of the way in from the bottom",
    observed="{stated}",
    message=("the cover card is inserted {stated} of the way in from the bottom; the law demands at least {minimum}"),
)(share_below)

no_reshuffle_at_cover_card = filing_rule(
    id="no-reshuffle-at-cover-card",
    title="Cards not reshuffled once the cover card is reached",
    cite="633a.5(f)",
    quote="A reshuffle of the cards in the shoe shall take place after the cover card is reached in the shoe",
    reads=("shuffle.reshuffle_at_cover_card",),
    when=(_ORDINARY_SHUFFLE,),
    expected="a reshuffle after the cover card",
    observed="none",
    message="the cards are not reshuffled after the cover card is reached",
)(denied)

idle_cards_not_spread = of_shuffles.idle_cards_not_spread.bind(
    "633a.5(g)",
    quote=(
        "the cards shall be removed from the dealing shoe and the discard rack and spread out on the table face down"
    ),
    when=(_ORDINARY_SHUFFLE,),
)


@filing_rule(
    id="idle-cards-face-up",
    title="Cards of an idle table face up without a request",
    cite="633a.5(g)",
    quote="spread out on the table face down unless a player requests that the cards be spread face up on the table",
    severity=Severity.WARNING,
    reading="idle-table-face-down",
    reads=("shuffle.idle_cards_spread",),
    when=(_ORDINARY_SHUFFLE,),
    expected="face down unless a player asks otherwise",
    observed="{done}",
    message=(
        "while there is no gaming activity the cards lie face down unless a player requests "
        "otherwise; the filing says {done}"
    ),
)
def idle_cards_face_up(done: str) -> bool:
    """While nobody plays the cards lie face down unless a player asks otherwise.

    Fails:
        >>> idle_cards_face_up("face-up")
        True
    Clean:
        >>> idle_cards_face_up("face-down-unless-asked")
        False
    """
    return done == "face-up"


idle_cards_not_reshuffled = of_shuffles.idle_cards_not_reshuffled.bind(
    "633a.5(g)(1)",
    quote=(
        "Mixed thoroughly by a washing of the cards, stacked, then shuffled and cut in "
        "accordance with this section, if there is no automated shuffling device in use"
    ),
    when=(
        _ORDINARY_SHUFFLE,
        unless("cards.shuffler", "automated", "automated-into-shoe"),
    ),
)

idle_cards_not_put_into_shuffler = of_shuffles.idle_cards_not_put_into_shuffler.bind(
    "633a.5(g)(2)",
    quote=(
        "Stacked and placed into the automated shuffling device to be shuffled, if an "
        "automated shuffling device is in use"
    ),
    when=(equals("cards.shuffler", "automated", "automated-into-shoe"),),
)


@filing_rule(
    id="continuous-device-unapproved",
    title="Device that reshuffles by itself without approval",
    cite="633a.5(h)",
    quote=(
        "provided that the device is submitted to the Bureau of Gaming Laboratory Operations "
        "and approved in accordance with § 461a.4"
    ),
    reads=("cards.shuffler",),
    may_read=("approvals.continuous_device.reference", "approvals.continuous_device.submitted", "head.status"),
    expected="approval of the device",
    observed="shuffler {shuffler}; approval {reference}, asked for on {submitted}",
    message=("the shuffler is {shuffler}, and the filing names no approval of the device under § 461a.4"),
)
def continuous_device_unapproved(
    shuffler: str, reference: str | None, submitted: date | None, status: str | None
) -> bool:
    """A shoe or device that reshuffles by itself is approved before it is used; a draft may still be waiting for it.

    Fails:
        >>> continuous_device_unapproved("continuous", None, None, None)
        True
        >>> continuous_device_unapproved("continuous", None, date(2015, 6, 1), "approved")
        True
    Clean:
        >>> continuous_device_unapproved("continuous", "BGL-8", None, "approved")
        False
        >>> continuous_device_unapproved("continuous", None, date(2015, 6, 1), "draft")
        False
        >>> continuous_device_unapproved("automated", None, None, None)
        False
    """
    if shuffler not in ("continuous", "in-shoe"):
        return False
    return reference is None and (submitted is None or status == "approved")


@filing_rule(
    id="continuous-device-approved-late",
    title="Device that reshuffles by itself approved after its use began",
    cite="633a.5(h)",
    quote="prior to its use in the licensed facility",
    reads=("approvals.continuous_device.date", "head.effective"),
    when=(_SELF_SHUFFLING,),
    expected="approval before {effective}",
    observed="approval on {approved}",
    message=("the device was approved on {approved}, after the tables began to use it on {effective}"),
)
def continuous_device_approved_late(approved: date, effective: date) -> bool:
    """The approval is not later than the day on which the tables begin to use the device.

    Fails:
        >>> continuous_device_approved_late(date(2015, 8, 2), date(2015, 8, 1))
        True
    Clean:
        >>> continuous_device_approved_late(date(2015, 8, 1), date(2015, 8, 1))
        False
    """
    return approved > effective
