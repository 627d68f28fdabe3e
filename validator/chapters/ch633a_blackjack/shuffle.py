"""§ 633a.5: shuffle and cut of the cards, idle tables, and devices that reshuffle by themselves."""

from datetime import date

from validator.chapters.questions import denied, fewer_than, other_than, share_below
from validator.core.finding import Severity
from validator.core.rule import equals, filing_rule, unless

# § 633a.5(h): subsections (b) to (g) do not apply to an approved device that reshuffles and counts by itself.
_ORDINARY_SHUFFLE = unless("cards.shuffler", "in-shoe", "continuous")
_SELF_SHUFFLING = equals("cards.shuffler", "in-shoe", "continuous")
_NOT_PRESHUFFLED = unless("cards.preshuffled", "603a.16(u)", "603a.16(v)")

not_shuffled_before_play = filing_rule(
    id="not-shuffled-before-play",
    title="Cards not shuffled before play",
    cite="633a.5(a)",
    quote=(
        "Immediately prior to commencement of play, unless the cards were pre-shuffled in "
        "accordance with § 603a.16(u) or (v)"
    ),
    reads=("shuffle.before_play",),
    when=(unless("cards.preshuffled", "603a.16(u)", "603a.16(v)"),),
    expected="a shuffle immediately before play",
    observed="none",
    message="the cards are not shuffled immediately before play",
)(denied)

not_shuffled_after_each_shoe = filing_rule(
    id="not-shuffled-after-each-shoe",
    title="Cards not shuffled after each shoe",
    cite="633a.5(a)",
    quote="after each shoe of cards is dealt",
    reads=("shuffle.after_each_shoe",),
    expected="a shuffle after each shoe",
    observed="none",
    message="the cards are not shuffled after each shoe is dealt",
)(denied)

cut_not_offered = filing_rule(
    id="cut-not-offered",
    title="Cut not offered",
    cite="633a.5(b)",
    quote=("the dealer shall offer the stack of cards to be cut, with the backs facing away from the dealer"),
    reads=("shuffle.cut_offered",),
    when=(
        _ORDINARY_SHUFFLE,
        unless("cards.shuffler", "automated-into-shoe"),
        _NOT_PRESHUFFLED,
    ),
    expected="an offer to cut",
    observed="none",
    message="the stack is not offered to be cut",
)(denied)

device_loaded_shoe_not_cut = filing_rule(
    id="device-loaded-shoe-not-cut",
    title="Cut not offered where the device loads the shoe",
    cite="633a.5(b)",
    quote=("the dealer shall offer the stack of cards to be cut, with the backs facing away from the dealer"),
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

preshuffled_cards_not_cut = filing_rule(
    id="preshuffled-cards-not-cut",
    title="Preshuffled cards not cut",
    cite="633a.5(b)",
    quote=("the dealer shall offer the stack of cards to be cut, with the backs facing away from the dealer"),
    severity=Severity.WARNING,
    reading="cut-of-preshuffled-cards",
    reads=("shuffle.cut_offered",),
    when=(
        _ORDINARY_SHUFFLE,
        unless("cards.shuffler", "automated-into-shoe"),
        equals("cards.preshuffled", "603a.16(u)", "603a.16(v)"),
    ),
    expected="an offer to cut",
    observed="none",
    message=(
        "the preshuffled stack is not offered to be cut; the text exempts it from the "
        "shuffle and does not speak of the cut"
    ),
)(denied)

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
    quote=("The player on whose betting area the cover card appeared during the last round of play"),
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

cut_too_shallow = filing_rule(
    id="cut-too-shallow",
    title="Cut nearer to the end of the stack than the law allows",
    cite="633a.5(d)",
    quote=("shall place the cover card in the stack at least ten cards from the top or bottom of the stack"),
    reads=("shuffle.cut_depth_cards",),
    facts=("cut_depth_minimum",),
    when=(_ORDINARY_SHUFFLE,),
    expected="at least {minimum} cards from either end",
    observed="{number} cards",
    message=("the cut may be made {number} cards from the end of the stack; the law demands at least {minimum}"),
)(fewer_than)

cover_card_too_deep = filing_rule(
    id="cover-card-too-deep",
    title="Cover card inserted nearer to the bottom than the law allows",
    cite="633a.5(d)",
    quote=("insert the cover card in the stack at a position at least 1/4 of the way in from the bottom of the stack"),
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
    quote=("A reshuffle of the cards in the shoe shall take place after the cover card is reached in the shoe"),
    reads=("shuffle.reshuffle_at_cover_card",),
    when=(_ORDINARY_SHUFFLE,),
    expected="a reshuffle after the cover card",
    observed="none",
    message="the cards are not reshuffled after the cover card is reached",
)(denied)


@filing_rule(
    id="idle-cards-not-spread",
    title="Cards of an idle table left in the shoe",
    cite="633a.5(g)",
    quote=(
        "the cards shall be removed from the dealing shoe and the discard rack and spread out on the table face down"
    ),
    reads=("shuffle.idle_cards_spread",),
    when=(_ORDINARY_SHUFFLE,),
    expected="removed from shoe and rack, and spread",
    observed="{done}",
    message=("while there is no gaming activity the cards must be spread on the table; the filing says {done}"),
)
def idle_cards_not_spread(done: str) -> bool:
    """While nobody plays the cards are taken from the shoe and the rack and spread on the table.

    Fails:
        >>> idle_cards_not_spread("left-in-the-shoe")
        True
    Clean:
        >>> idle_cards_not_spread("face-down-unless-asked")
        False
    """
    return done == "left-in-the-shoe"


@filing_rule(
    id="idle-cards-face-up",
    title="Cards of an idle table face up without a request",
    cite="633a.5(g)",
    quote=("spread out on the table face down unless a player requests that the cards be spread face up on the table"),
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


idle_cards_not_reshuffled = filing_rule(
    id="idle-cards-not-reshuffled",
    title="Cards of an idle table not reshuffled for the next player",
    cite="633a.5(g)(1)",
    quote=(
        "Mixed thoroughly by a washing of the cards, stacked, then shuffled and cut in "
        "accordance with this section, if there is no automated shuffling device in use"
    ),
    reads=("shuffle.idle_cards_reshuffled",),
    when=(
        _ORDINARY_SHUFFLE,
        unless("cards.shuffler", "automated", "automated-into-shoe"),
    ),
    expected="a washing, shuffle and cut",
    observed="none",
    message=("the cards of an idle table are not washed, shuffled and cut for the next player"),
)(denied)

idle_cards_not_put_into_shuffler = filing_rule(
    id="idle-cards-not-put-into-shuffler",
    title="Cards of an idle table not put into the shuffling device",
    cite="633a.5(g)(2)",
    quote=(
        "Stacked and placed into the automated shuffling device to be shuffled, if an "
        "automated shuffling device is in use"
    ),
    reads=("shuffle.idle_cards_reshuffled",),
    when=(equals("cards.shuffler", "automated", "automated-into-shoe"),),
    expected="the cards stacked and placed into the device",
    observed="none",
    message=("the cards of an idle table are not placed into the shuffling device for the next player"),
)(denied)


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
