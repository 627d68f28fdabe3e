"""§ 633a.5. Shuffle and cut of the cards."""

from validator.core.finding import Severity
from validator.core.rule import PlayRule
from validator.games.shoe.cut import cut_over_a_player
from validator.games.shoe.cut_depth import too_low, too_near_an_end
from validator.games.shoe.cut_order import passed_over
from validator.games.shoe.questions import omitted
from validator.games.shoe.recut import below_floorperson, recut_by_another
from validator.games.shoe.slots import shoe

_SHUFFLES = "a record of every shuffle, without unreadable rows"
_PRESHUFFLED = "whether the cards came to the table shuffled"

cards_dealt_unshuffled = PlayRule(
    id="cards-dealt-unshuffled",
    title="Cards put in play without a shuffle",
    cite="633a.5(a)",
    quote=(
        "Immediately prior to commencement of play, unless the cards were pre-shuffled in accordance with § 603a.16(u)"
        " or (v)"
    ),
    also=(("633a.4(c)", "Once the cards have been stacked, the cards shall be shuffled"),),
    severity=Severity.ERROR,
    message="the cards were put in play without having been shuffled since the table opened or they were changed",
    slot=shoe.PLAY_WITHOUT_SHUFFLE,
    check=omitted,
    needs=(_SHUFFLES, _PRESHUFFLED),
    expected="a shuffle before play",
    observed="none",
)

batch_in_play_unshuffled = PlayRule(
    id="batch-in-play-unshuffled",
    title="Batch brought into play without a shuffle since it was last dealt",
    cite="633a.5(a)",
    quote="after each shoe of cards is dealt",
    severity=Severity.ERROR,
    message="a batch of cards came into play although neither batch had been shuffled since it was last dealt",
    slot=shoe.BATCH_NOT_SHUFFLED,
    check=omitted,
    needs=(_SHUFFLES,),
    expected="a shuffle after each shoe",
    observed="none",
)

_OFFERS = "a record of every offer of the cut, and who was at the table"
_WHO = "to whom the cut was offered, and how the positions are numbered"
_SAT = "a record of everybody who came to the table and left it"
_ROTATE = "If this player refuses, the offer to cut the cards shall rotate to each player in a counterclockwise manner"

no_cut = PlayRule(
    id="no-cut",
    title="Stack dealt without a cut",
    cite="633a.5(b)",
    quote="If no player accepts the cut, the dealer shall cut the cards",
    severity=Severity.ERROR,
    message="cards were dealt from a new stack that neither a player nor the dealer had cut",
    slot=shoe.NO_CUT,
    check=omitted,
    needs=("a record of every cut, without unreadable rows", "how the cards are shuffled"),
    expected="a cut",
    observed="none",
)

no_cut_where_device_loads = PlayRule(
    id="no-cut-where-device-loads",
    title="Stack dealt without a cut from a device that loads the shoe",
    cite="633a.5(b)",
    quote="After the cards have been shuffled and stacked, the dealer shall offer the stack of cards to be cut",
    severity=Severity.ERROR,
    message="cards were dealt without a cut from a stack that a device had put into the shoe",
    reading="cut-where-the-device-loads-the-shoe",
    slot=shoe.NO_CUT_WHERE_DEVICE_LOADS,
    check=omitted,
    needs=("a record of every cut, without unreadable rows",),
    expected="a cut",
    observed="none",
)

no_cut_of_preshuffled_cards = PlayRule(
    id="no-cut-of-preshuffled-cards",
    title="Preshuffled cards dealt without a cut",
    cite="633a.5(b)",
    quote="After the cards have been shuffled and stacked, the dealer shall offer the stack of cards to be cut",
    severity=Severity.ERROR,
    message="cards that came to the table shuffled were dealt without a cut",
    reading="cut-of-preshuffled-cards",
    slot=shoe.NO_CUT_OF_PRESHUFFLED_CARDS,
    check=omitted,
    needs=("a record of every cut, without unreadable rows",),
    expected="a cut",
    observed="none",
)

cut_offered_to_nobody = PlayRule(
    id="cut-offered-to-nobody",
    title="Cut made by the dealer without an offer to the players",
    cite="633a.5(b)",
    quote="the dealer shall offer the stack of cards to be cut",
    severity=Severity.ERROR,
    message="the dealer cut the cards without having offered the cut to a player",
    slot=shoe.CUT_NOT_OFFERED,
    check=omitted,
    needs=(_OFFERS,),
    expected="the cut offered to the players",
    observed="no offer",
)

dealer_cut_over_players = PlayRule(
    id="dealer-cut-over-players",
    title="Dealer cut although a player would have",
    cite="633a.5(b)",
    quote="If no player accepts the cut, the dealer shall cut the cards",
    severity=Severity.ERROR,
    message="the dealer cut the cards although a player had accepted, or before every player had refused",
    slot=shoe.CUT_BY_DEALER_WITHOUT_REFUSAL,
    check=cut_over_a_player,
    needs=(_OFFERS,),
    expected="the dealer's cut only after every player refused",
    observed="the dealer's cut before",
)

cut_after_one_refusal = PlayRule(
    id="cut-after-one-refusal",
    title="What follows the refusal of the cut by the first player entitled",
    cite="633a.5(b)",
    quote="If no player accepts the cut, the dealer shall cut the cards",
    severity=Severity.INFO,
    message="the player entitled to the cut refused it; who cuts then is open",
    reading="refused-cut",
    slot=shoe.CUT_AFTER_REFUSAL,
    check=omitted,
    expected="the dealer's cut, or the other players first",
    observed="one of the two",
)


_ORDER = (
    ("633a.5(b)", "to the player determined under subsection (c)"),
    ("633a.5(c)", "The cut of the cards shall be offered to players in the following order"),
)


def _order(id: str, title: str, cite: str, quote: str, slot: int) -> PlayRule:
    """A rule on whose turn it is to be offered the cut."""
    return PlayRule(
        id=id,
        title=title,
        cite=cite,
        quote=quote,
        also=_ORDER,
        severity=Severity.ERROR,
        message="the cut went to {observed}; it was the turn of {expected}",
        slot=slot,
        check=passed_over,
        needs=(_WHO, _SAT),
        expected="{expected}",
        observed="{observed}",
        unit="seat",
    )


cut_not_to_first_player = _order(
    "cut-not-to-first-player",
    "Cut at the beginning of the game not offered to the first player to arrive",
    "633a.5(c)(1)",
    "The first player arriving at the table, if the game is just beginning",
    shoe.CUT_NOT_OFFERED_TO_FIRST_PLAYER,
)

cut_not_to_cover_card_player = _order(
    "cut-not-to-cover-card-player",
    "Cut not offered to the player on whose betting area the cover card appeared",
    "633a.5(c)(2)",
    "The player on whose betting area the cover card appeared during the last round of play",
    shoe.CUT_NOT_OFFERED_TO_COVER_CARD_PLAYER,
)

cut_not_to_farthest_right = _order(
    "cut-not-to-farthest-right",
    "Cut after the cover card on the dealer's hand not offered to the farthest right",
    "633a.5(c)(3)",
    (
        "If the cover card appeared on the dealer's hand during the last round of play, the player at the farthest"
        " position to the right of the dealer"
    ),
    shoe.CUT_NOT_OFFERED_TO_FARTHEST_RIGHT,
)

cut_not_rotated = _order(
    "cut-not-rotated",
    "Refused cut not offered to the next player counterclockwise",
    "633a.5(c)(3)",
    _ROTATE,
    shoe.CUT_NOT_ROTATED,
)

cut_not_to_farthest_right_when_directed = _order(
    "cut-not-to-farthest-right-when-directed",
    "Cut after a directed reshuffle not offered to the farthest right",
    "633a.5(c)(4)",
    (
        "If the reshuffle was initiated at the direction of the floorperson or above, the player at the farthest"
        " position to the right of the dealer"
    ),
    shoe.CUT_NOT_OFFERED_AFTER_DIRECTED_RESHUFFLE,
)

cut_not_rotated_when_directed = _order(
    "cut-not-rotated-when-directed",
    "Refused cut after a directed reshuffle not offered to the next player counterclockwise",
    "633a.5(c)(4)",
    _ROTATE,
    shoe.CUT_NOT_ROTATED_AFTER_DIRECTED_RESHUFFLE,
)

cut_near_the_end = PlayRule(
    id="cut-near-the-end",
    title="Stack cut too near to its top or bottom",
    cite="633a.5(d)",
    quote=(
        "The player or dealer making the cut shall place the cover card in the stack at least ten cards from the top"
        " or bottom of the stack"
    ),
    severity=Severity.ERROR,
    message="the stack was cut {observed} cards from its end; at least {expected} are required",
    slot=shoe.CUT_TOO_NEAR_END,
    check=too_near_an_end,
    needs=("where the stack was cut, and how many cards it had",),
    expected="at least {expected} cards from either end",
    observed="{observed}",
)

cover_card_too_low = PlayRule(
    id="cover-card-too-low",
    title="Cover card inserted too near to the bottom",
    cite="633a.5(d)",
    quote=(
        "The dealer shall then insert the cover card in the stack at a position at least 1/4 of the way in from the"
        " bottom of the stack"
    ),
    severity=Severity.ERROR,
    message="the cover card was inserted with {observed} cards below it; this stack requires at least {expected}",
    slot=shoe.COVER_CARD_TOO_LOW,
    check=too_low,
    needs=("where the cover card was inserted, and how many cards the stack had",),
    expected="at least {expected} cards below it",
    observed="{observed}",
)

recut_not_by_floorperson = PlayRule(
    id="recut-not-by-floorperson",
    title="Recut required by somebody below a floorperson",
    cite="633a.5(e)",
    quote="a floorperson or above may require the cards to be recut",
    severity=Severity.ERROR,
    message="a recut was required by somebody below a floorperson",
    slot=shoe.RECUT_NOT_BY_FLOORPERSON,
    check=below_floorperson,
    needs=("who required the recut",),
    expected="a floorperson or above",
    observed="somebody else",
)

recut_by_wrong_person = PlayRule(
    id="recut-by-wrong-person",
    title="Recut by somebody not entitled",
    cite="633a.5(e)",
    quote=(
        "the cards shall be recut either by the player who last cut the cards or by the next person entitled to cut the"
        " cards"
    ),
    severity=Severity.ERROR,
    message="the cards were recut neither by the player who last cut them nor by the next person entitled",
    slot=shoe.RECUT_BY_WRONG_PERSON,
    check=recut_by_another,
    needs=("who cut the cards before, and who was next",),
    expected="the player who last cut, or the next entitled",
    observed="somebody else",
)

_SEATED = "when-a-table-is-idle"
_IDLE = "what was done with the cards while there was no gaming activity"
_LEFT = "the cards shall be removed from the dealing shoe and the discard rack"
_WASHED = "Mixed thoroughly by a washing of the cards, stacked, then shuffled and cut in accordance with this section"
_PUT_IN = "Stacked and placed into the automated shuffling device to be shuffled"


def _idle(
    id: str, title: str, cite: str, quote: str, message: str, expected: str, slots: tuple[int, int]
) -> list[PlayRule]:
    """The rule for a table left by all, and its twin for one where players may have stayed."""
    return [
        PlayRule(
            id=id + suffix,
            title=title + words,
            cite=cite,
            quote=quote,
            severity=Severity.ERROR,
            message=message,
            reading=reading,
            slot=slot,
            check=omitted,
            needs=(_IDLE,),
            expected=expected,
            observed="none of it",
        )
        for slot, suffix, words, reading in (
            (slots[0], "", "", ""),
            (slots[1], "-in-a-pause", " in a pause", _SEATED),
        )
    ]


_IDLE_RULES = (
    *_idle(
        "cards-left-at-idle-table",
        "Cards left in shoe and rack at an idle table",
        "633a.5(g)",
        _LEFT,
        "play went on after a time without gaming activity with cards that had not been removed from shoe and rack",
        "the cards removed and spread",
        (shoe.IDLE_CARDS_LEFT, shoe.IDLE_CARDS_LEFT_WITH_PLAYERS_SEATED),
    ),
    *_idle(
        "idle-cards-dealt-unshuffled",
        "Cards of an idle table dealt without washing and shuffle",
        "633a.5(g)(1)",
        _WASHED,
        "play went on after a time without gaming activity with cards that had not been washed and shuffled",
        "a washing and a shuffle",
        (shoe.IDLE_CARDS_NOT_SHUFFLED, shoe.IDLE_CARDS_NOT_SHUFFLED_WITH_PLAYERS_SEATED),
    ),
    *_idle(
        "idle-cards-kept-out-of-shuffler",
        "Cards of an idle table not put into the shuffling device",
        "633a.5(g)(2)",
        _PUT_IN,
        "play went on after a time without gaming activity with cards that had not been put into the shuffling device",
        "the cards stacked and put into the device",
        (shoe.IDLE_CARDS_NOT_INTO_SHUFFLER, shoe.IDLE_CARDS_NOT_INTO_SHUFFLER_WITH_PLAYERS_SEATED),
    ),
)

PLAY_RULES = (
    cards_dealt_unshuffled,
    batch_in_play_unshuffled,
    cut_offered_to_nobody,
    no_cut,
    no_cut_where_device_loads,
    no_cut_of_preshuffled_cards,
    dealer_cut_over_players,
    cut_after_one_refusal,
    cut_not_to_first_player,
    cut_not_to_cover_card_player,
    cut_not_to_farthest_right,
    cut_not_rotated,
    cut_not_to_farthest_right_when_directed,
    cut_not_rotated_when_directed,
    cut_near_the_end,
    cover_card_too_low,
    recut_not_by_floorperson,
    recut_by_wrong_person,
    *_IDLE_RULES,
)
