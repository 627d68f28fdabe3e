"""Free Bet Blackjack: doubling and splitting with lammers, what the dealer's total pushes: shared rules."""

import re

from validator.chapters.checks import granted, other_than, paid_otherwise, unstated, word_is
from validator.chapters.inscribed import plain
from validator.core.rule import Stated, equals, unless
from validator.core.rule_definitions import FilingCheck

# The layout and the table.

push_inscription_missing = FilingCheck(
    title="Inscription about the dealer's total that pushes missing",
    may_read=("layout.inscriptions.push",),
    when=(Stated("layout.inscriptions"),),
    expected="an inscription of the dealer's total on which Blackjack Wagers push",
    observed="{stated}",
    message="the layout has no inscription that Blackjack Wagers push on a certain total of the dealer",
    passes={"layout.inscriptions.push": "Push on 22"},
    check=unstated,
)


def finds_push_inscription_on_another_total(words: str, points: int) -> bool:
    """The language may vary; a wording that names totals of the dealer has to name the one that pushes.

    Fails:
        >>> finds_push_inscription_on_another_total("Wagers push if the dealer has 21", 22)
        True
    Clean:
        >>> finds_push_inscription_on_another_total("Dealer 22: all Blackjack Wagers push", 22)
        False
        >>> finds_push_inscription_on_another_total("Dealer twenty-two pushes", 22)
        False
    """
    named = [int(number) for number in re.findall(r"\d{1,9}", plain(words))]
    return bool(named) and points not in named


push_inscription_on_another_total = FilingCheck(
    title="Inscription that wagers push on another total of the dealer",
    reads=("layout.inscriptions.push",),
    facts=("inscription_dealer_push_points",),
    expected="an inscription that Blackjack Wagers push if the dealer has {points}",
    observed="{words}",
    message='the layout says "{words}"; Blackjack Wagers push if the dealer has {points}',
    fails={"layout.inscriptions.push": "Blackjack Wagers will push if the dealer's hand has a total point count of 21"},
    passes={"layout.inscriptions.push": "Push on dealer 22"},
    check=finds_push_inscription_on_another_total,
)


_PUSHES = re.compile(r"\b(push|tie|tied|return|draw|stand ?off|refund)")
_LOSES = re.compile(r"\b(lose|loses|lost|collected|taken)\b")
_DENIES = re.compile(r"\b(not?|never|none|nothing|dont|cannot|wont)\b")


def finds_push_inscription_contrary(words: str) -> bool:
    """Language that has the wagers lost says the opposite of a push; a denial of it does not.

    Fails:
        >>> finds_push_inscription_contrary("Blackjack Wagers will lose if the dealer has 22")
        True
    Clean:
        >>> finds_push_inscription_contrary("Blackjack Wagers do not lose if the dealer has 22")
        False
        >>> finds_push_inscription_contrary("Dealer 22: Wagers push, lammers are collected")
        False
    """
    said = plain(words)
    return bool(_LOSES.search(said)) and not (_PUSHES.search(said) or _DENIES.search(said))


push_inscription_contrary = FilingCheck(
    title="Inscription that wagers are lost on the total on which they push",
    reads=("layout.inscriptions.push",),
    expected="an inscription that Blackjack Wagers push on a certain total of the dealer",
    observed="{words}",
    message='the layout says "{words}"; on that total of the dealer Blackjack Wagers push',
    fails={"layout.inscriptions.push": "Blackjack Wagers will lose if the dealer's hand has a total point count of 22"},
    passes={"layout.inscriptions.push": "Nobody loses: dealer 22 pushes"},
    check=finds_push_inscription_contrary,
)


def does_not_name_the_push(words: str) -> bool:
    """Language that names neither a push nor the return of wagers may say the same in other words, or not.

    Fails:
        >>> does_not_name_the_push("Beware of the dealer's 22")
        True
    Clean:
        >>> does_not_name_the_push("Push on dealer 22")
        False
        >>> does_not_name_the_push("If the dealer has 22, Blackjack Wagers are returned")
        False
    """
    return _PUSHES.search(plain(words)) is None and not finds_push_inscription_contrary(words)


push_inscription_unlike = FilingCheck(
    title="Inscription that does not speak of a push",
    reads=("layout.inscriptions.push",),
    expected="an inscription that Blackjack Wagers push on a certain total of the dealer",
    observed="{words}",
    message='the layout says "{words}", which does not speak of a push; how similar the language must be is open',
    fails={"layout.inscriptions.push": "Mind the dealer's 22"},
    passes={"layout.inscriptions.push": "Wagers returned on dealer 22"},
    check=does_not_name_the_push,
)

card_reader_shows_more = FilingCheck(
    title="Device that shows more of the hole card than a card reader device",
    reads=("table.card_reader.shows",),
    expected="a card reader device, which shows whether the dealer has Blackjack",
    observed="a device that shows {stated}",
    message=(
        "the device of this chapter lets the dealer determine if the hole card gives him a Blackjack;"
        " that of the filing shows {stated}"
    ),
    check=other_than("blackjack-only"),
)


tip_box_moved_without_need = FilingCheck(
    title="Tip box moved though no equipment prevents its usual place",
    reads=("table.tip_box_prevented_by",),
    when=(unless("table.tip_box", "dealer-side-opposite-the-drop-box", "none"),),
    expected="a card shuffling device or other table game equipment that prevents the usual place",
    observed="{stated}",
    message=(
        "the law says: the tip box may be elsewhere when a card shuffling device or other table game equipment "
        "prevents its usual place; the filing says {stated}"
    ),
    passes={"table.tip_box_prevented_by": "other-equipment"},
    check=word_is("otherwise"),
)

verbal_wagers_accepted = FilingCheck(
    title="Verbal wagers accepted",
    reads=("wagers.instruments[verbal-with-cash]",),
    expected="value chips, plaques or approved instruments placed on the layout",
    observed="verbal wagers with cash",
    message="verbal wagers accompanied by cash are accepted; the chapter has wagers made by placing chips, plaques or"
    " approved instruments on the layout alone",
    check=granted,
)

dealt_from_a_double_shoe = FilingCheck(
    title="Cards dealt from a double shoe",
    reads=("cards.shoe",),
    expected="one dealing shoe",
    observed="a double shoe",
    message="a double shoe is used; the chapter names it once, for cards found face up, and says nothing of its use",
    check=word_is("double"),
)

# Dealing and settling.

dealer_22_not_returned = FilingCheck(
    title="Wagers not returned when the dealer has 22",
    reads=("dealing.dealer_22",),
    expected="returned",
    observed="{stated}",
    message=(
        "the law says: the remaining Blackjack Wagers are returned when the dealer has 22; the filing says {stated}"
    ),
    check=other_than("returned"),
)

lammers_on_dealer_22 = FilingCheck(
    title="Free Bet lammers not collected when the dealer has 22",
    reads=("dealing.lammers_on_dealer_22",),
    expected="collected",
    observed="{stated}",
    message="the law says: Free Bet lammers are collected when the dealer has 22; the filing says {stated}",
    check=other_than("collected"),
)

lammer_worth_otherwise = FilingCheck(
    title="Free Bet lammer that counts for another amount than the wager",
    reads=("payouts.lammer_counts_as",),
    expected="an amount equivalent to the Blackjack Wager",
    observed="{stated}",
    message="the law says: a Free Bet lammer of a winning hand counts for an amount equivalent to the wager; the "
    "filing says {stated}",
    check=other_than("equivalent-amount"),
)

lammers_on_ties = FilingCheck(
    title="Free Bet lammers not collected on a tie",
    reads=("dealing.lammers_on_ties",),
    expected="collected",
    observed="{stated}",
    message=(
        "the law says: on a tie the Blackjack Wager is returned and Free Bet lammers are collected; the filing says "
        "{stated}"
    ),
    check=other_than("collected"),
)

player_by_player_starts_elsewhere = FilingCheck(
    title="Settling player by player starts with another player",
    reads=("dealing.settlement_starts",),
    when=(equals("dealing.settlement_order", "player-by-player"),),
    expected="the player farthest to the dealer's right",
    observed="{stated}",
    message="the law says: settling starts with the player farthest to the dealer's right; the filing says {stated}",
    check=other_than("farthest-right"),
)

player_by_player_direction = FilingCheck(
    title="Settling player by player in the other direction",
    reads=("dealing.settlement_direction",),
    when=(equals("dealing.settlement_order", "player-by-player"),),
    expected="counterclockwise",
    observed="{stated}",
    message=(
        "the law says: settling continues around the table in a counterclockwise direction; the filing says {stated}"
    ),
    check=other_than("counterclockwise"),
)

lammer_odds = FilingCheck(
    title="Free Bet lammer paid at other odds",
    reads=("payouts.lammer",),
    facts=("free_bet_lammer_pays",),
    expected="{lawful}",
    observed="{pays}",
    message="a Free Bet lammer pays {pays} in the filing; the law says {lawful}",
    fails={"payouts.lammer": "1 to 2"},
    check=paid_otherwise,
)

misused_reader_hands_dead = FilingCheck(
    title="Play stopped after the card reader device was used wrongly",
    reads=("irregularities.reader_used_wrongly",),
    expected="a notice to a floorperson or above, and play continued",
    observed="{stated}",
    message="the law says: if the hole card is inserted with another first card the dealer notifies a floorperson or "
    "above and continues play; the filing says {stated}",
    check=other_than("continue"),
)

second_card_withheld = FilingCheck(
    title="Player with one card without the option of a second",
    reads=("irregularities.one_card_dealt_to_hand",),
    expected="the second card after the other players', at his option",
    observed="{stated}",
    message="the law says: a player who was dealt one card only may have his second after all other players; the "
    "filing says {stated}",
    passes={"irregularities.one_card_dealt_to_hand": "players-option"},
    check=other_than("players-option"),
)

busted_hand_returned_against_22 = FilingCheck(
    title="Hand over the limit returned against the dealer's 22",
    reads=("dealing.over_21_on_dealer_22",),
    expected="lost",
    observed="{stated}",
    message=(
        "against the dealer's 22 the Blackjack Wager of a hand over the limit is returned; whether it remains to be"
        " returned is open"
    ),
    passes={"dealing.over_21_on_dealer_22": "lost"},
    check=word_is("returned"),
)

busted_hand_paid_against_22 = FilingCheck(
    title="Hand over the limit paid against the dealer's 22",
    reads=("dealing.over_21_on_dealer_22",),
    expected="lost, or returned at most",
    observed="{stated}",
    message="against the dealer's 22 the Blackjack Wager of a hand over the limit is paid",
    check=word_is("paid"),
)
