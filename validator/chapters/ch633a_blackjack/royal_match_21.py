"""Royal Match 21 Wager and Crown Treasure Bonus: § 633a.2(b)(7), 633a.6(e)(4), 633a.7(g)(4), 633a.13(f)."""

from validator.chapters.checks import covered_by_none, denied, granted, not_among, paid_otherwise, unstated
from validator.core.rule import Absent, Present, equals
from validator.core.rule_definitions import FilingCheck, filing_check
from validator.law.facts import Decks

royal_match_21_area_missing = FilingCheck(
    title="No betting area for the Royal Match 21 Wager",
    reads=("layout.areas[royal-match-21]",),
    when=(Present("optional_wagers.royal-match-21"),),
    expected="an area for the Royal Match 21 Wager",
    observed="none",
    message=("the Royal Match 21 Wager is offered, and the layout has no area designated for it"),
    check=denied,
)

crown_treasure_without_royal_match = FilingCheck(
    title="Crown Treasure Bonus without the Royal Match 21 Wager",
    reads=("bonuses.crown_treasure",),
    when=(Absent("optional_wagers.royal-match-21"),),
    expected="the Royal Match 21 Wager offered",
    observed="not offered",
    message=(
        "the Crown Treasure Bonus is paid in addition to a Royal Match, and the Royal Match 21 Wager is not offered"
    ),
    fails={"optional_wagers.royal-match-21": None},
    check=granted,
)

royal_match_21_paytable_unselected = FilingCheck(
    title="Royal Match 21 Wager without a selected paytable",
    may_read=("optional_wagers.royal-match-21.paytable",),
    when=(Present("optional_wagers.royal-match-21"),),
    expected="a paytable",
    observed="{stated}",
    message="the Royal Match 21 Wager is offered, and the filing selects no paytable for it",
    check=unstated,
)

royal_match_21_paytable_unknown = FilingCheck(
    title="Royal Match 21 Wager with a paytable that the law does not give",
    reads=("optional_wagers.royal-match-21.paytable",),
    facts=("royal_match_21_paytables",),
    when=(Present("optional_wagers.royal-match-21"),),
    expected="one of {lawful}",
    observed="{stated}",
    message=("the paytables of the Royal Match 21 Wager are {lawful}; the filing selects {stated}{hint}"),
    fails={"optional_wagers.royal-match-21.paytable": "F"},
    check=not_among,
)


def paytable_of_other_decks(decks: int, shoe: str | None, table: Decks) -> bool:
    """The paytable selected holds for the decks in use.

    Of a double shoe the decks of one side may be meant, or those of both.

    Fails:
        >>> paytable_of_other_decks(6, "single", Decks(1, 1))
        True
        >>> paytable_of_other_decks(1, "none", Decks(2))
        True
    Clean:
        >>> paytable_of_other_decks(1, None, Decks(1, 1))
        False
        >>> paytable_of_other_decks(2, "single", Decks(2))
        False
    """
    return covered_by_none(decks, shoe, table)


single_deck_royal_match_paytable = FilingCheck(
    title="Royal Match 21 paytable of a single deck with several",
    reads=("cards.decks",),
    may_read=("cards.shoe",),
    facts=("royal_match_21_paytable_a:decks",),
    when=(
        Present("optional_wagers.royal-match-21"),
        equals("optional_wagers.royal-match-21.paytable", "A", "B"),
    ),
    expected="{table} deck",
    observed="{decks} decks",
    fails={"optional_wagers.royal-match-21.paytable": "A", "optional_wagers.royal-match-21.pays": None},
    message=("the paytable selected for the Royal Match 21 Wager holds for a single deck; {decks} are used"),
    check=paytable_of_other_decks,
)

multiple_deck_royal_match_paytable = FilingCheck(
    title="Royal Match 21 paytable of several decks with a single one",
    reads=("cards.decks",),
    may_read=("cards.shoe",),
    facts=("royal_match_21_paytable_c:decks",),
    when=(
        Present("optional_wagers.royal-match-21"),
        equals("optional_wagers.royal-match-21.paytable", "C", "D", "E"),
    ),
    expected="{table} decks",
    observed="{decks} deck",
    fails={"optional_wagers.royal-match-21.paytable": "C", "optional_wagers.royal-match-21.pays": None},
    message=("the paytable selected for the Royal Match 21 Wager holds for multiple decks; {decks} is used"),
    check=paytable_of_other_decks,
)


@filing_check(
    title="Royal Match 21 with a double shoe whose decks may be counted two ways",
    reads=("cards.decks",),
    may_read=("cards.shoe",),
    facts=("royal_match_21_paytable_a:decks",),
    when=(Present("optional_wagers.royal-match-21"),),
    expected="a single deck, or several",
    observed="{decks} decks in both sides",
    fails={
        "table.discard_rack.height_in_decks": 1,
        "layout.areas": ["blackjack", "royal-match-21"],
        "cards.decks": 2,
        "cards.sides.left.decks": 1,
        "cards.sides.right.decks": 1,
        "optional_wagers.three-card-poker": None,
        "optional_wagers.royal-match-21": {"paytable": "C"},
    },
    message=(
        "the Royal Match 21 Wager is offered with {decks} decks in the two sides of a double"
        " shoe; the text does not say whether that is a single deck or several"
    ),
)
def royal_match_21_paytable_of_a_double_shoe(decks: int, shoe: str | None, single: Decks) -> bool:
    """A double shoe of two decks has a single deck in each side, and the text does not say which counts.

    Fails:
        >>> royal_match_21_paytable_of_a_double_shoe(2, "double", Decks(1, 1))
        True
    Clean:
        >>> royal_match_21_paytable_of_a_double_shoe(8, "double", Decks(1, 1))
        False
    """
    return shoe == "double" and single.allows(decks // 2)


royal_match_21_paytable_a_odds = FilingCheck(
    title="The Royal Match 21 Wager paid at other odds than paytable A",
    reads=("optional_wagers.royal-match-21.pays.*",),
    facts=("royal_match_21_paytable_a.*",),
    when=(equals("optional_wagers.royal-match-21.paytable", "A"),),
    each="optional_wagers.royal-match-21.pays",
    at="optional_wagers.royal-match-21.pays.*",
    expected="{lawful}",
    observed="{pays}",
    message=("the Royal Match 21 Wager, paytable A, pays {pays} for this hand in the filing; the law says {lawful}"),
    fails={"optional_wagers.royal-match-21.pays.royal-match": "5 to 1"},
    check=paid_otherwise,
)

royal_match_21_paytable_b_odds = FilingCheck(
    title="The Royal Match 21 Wager paid at other odds than paytable B",
    reads=("optional_wagers.royal-match-21.pays.*",),
    facts=("royal_match_21_paytable_b.*",),
    when=(equals("optional_wagers.royal-match-21.paytable", "B"),),
    each="optional_wagers.royal-match-21.pays",
    at="optional_wagers.royal-match-21.pays.*",
    expected="{lawful}",
    observed="{pays}",
    message=("the Royal Match 21 Wager, paytable B, pays {pays} for this hand in the filing; the law says {lawful}"),
    fails={"optional_wagers.royal-match-21.paytable": "B"},
    check=paid_otherwise,
)

royal_match_21_paytable_c_odds = FilingCheck(
    title="The Royal Match 21 Wager paid at other odds than paytable C",
    reads=("optional_wagers.royal-match-21.pays.*",),
    facts=("royal_match_21_paytable_c.*",),
    when=(equals("optional_wagers.royal-match-21.paytable", "C"),),
    each="optional_wagers.royal-match-21.pays",
    at="optional_wagers.royal-match-21.pays.*",
    expected="{lawful}",
    observed="{pays}",
    message=("the Royal Match 21 Wager, paytable C, pays {pays} for this hand in the filing; the law says {lawful}"),
    fails={"optional_wagers.royal-match-21.pays.suited-match": "2 to 1"},
    passes={"optional_wagers.royal-match-21.pays.suited-match": "5 to 2"},
    check=paid_otherwise,
)

royal_match_21_paytable_d_odds = FilingCheck(
    title="The Royal Match 21 Wager paid at other odds than paytable D",
    reads=("optional_wagers.royal-match-21.pays.*",),
    facts=("royal_match_21_paytable_d.*",),
    when=(equals("optional_wagers.royal-match-21.paytable", "D"),),
    each="optional_wagers.royal-match-21.pays",
    at="optional_wagers.royal-match-21.pays.*",
    expected="{lawful}",
    observed="{pays}",
    message=("the Royal Match 21 Wager, paytable D, pays {pays} for this hand in the filing; the law says {lawful}"),
    fails={"optional_wagers.royal-match-21.paytable": "D"},
    check=paid_otherwise,
)

royal_match_21_paytable_e_odds = FilingCheck(
    title="The Royal Match 21 Wager paid at other odds than paytable E",
    reads=("optional_wagers.royal-match-21.pays.*",),
    facts=("royal_match_21_paytable_e.*",),
    when=(equals("optional_wagers.royal-match-21.paytable", "E"),),
    each="optional_wagers.royal-match-21.pays",
    at="optional_wagers.royal-match-21.pays.*",
    expected="{lawful}",
    observed="{pays}",
    message=("the Royal Match 21 Wager, paytable E, pays {pays} for this hand in the filing; the law says {lawful}"),
    fails={
        "optional_wagers.royal-match-21.paytable": "E",
        "optional_wagers.royal-match-21.pays.royal-match": "50 to 1",
    },
    check=paid_otherwise,
)
