"""Bet the Set 21 Wager: § 633a.2(b)(8), 633a.6(e)(5), 633a.7(g)(5), 633a.13(g)."""

from validator.chapters.checks import covered_by_none, denied, not_among, paid_otherwise, unstated
from validator.core.rule import Present, equals
from validator.core.rule_definitions import FilingCheck, filing_check
from validator.law.facts import Decks

bet_the_set_21_area_missing = FilingCheck(
    title="No betting area for the Bet the Set 21 Wager",
    reads=("layout.areas[bet-the-set-21]",),
    when=(Present("optional_wagers.bet-the-set-21"),),
    expected="an area for the Bet the Set 21 Wager",
    observed="none",
    message=("the Bet the Set 21 Wager is offered, and the layout has no area designated for it"),
    check=denied,
)

bet_the_set_21_paytable_unselected = FilingCheck(
    title="Bet the Set 21 Wager without a selected paytable",
    may_read=("optional_wagers.bet-the-set-21.paytable",),
    when=(Present("optional_wagers.bet-the-set-21"),),
    expected="a paytable",
    observed="{stated}",
    message="the Bet the Set 21 Wager is offered, and the filing selects no paytable for it",
    check=unstated,
)

bet_the_set_21_paytable_unknown = FilingCheck(
    title="Bet the Set 21 Wager with a paytable that the law does not give",
    reads=("optional_wagers.bet-the-set-21.paytable",),
    facts=("bet_the_set_21_paytables",),
    when=(Present("optional_wagers.bet-the-set-21"),),
    expected="one of {lawful}",
    observed="{stated}",
    message=("the paytables of the Bet the Set 21 Wager are {lawful}; the filing selects {stated}{hint}"),
    fails={"optional_wagers.bet-the-set-21.paytable": "E"},
    check=not_among,
)


@filing_check(
    title="Bet the Set 21 Wager with decks that no paytable covers",
    reads=("cards.decks",),
    may_read=("cards.shoe",),
    facts=("bet_the_set_21_paytable_a:decks", "bet_the_set_21_paytable_b:decks", "bet_the_set_21_paytable_c:decks"),
    when=(Present("optional_wagers.bet-the-set-21"),),
    expected="{one}, {two}, or {many} decks",
    observed="{decks} decks",
    fails={
        "table.discard_rack.marked_at_decks": 3,
        "cards.decks": 3,
        "cards.batches[0].decks": 3,
        "cards.batches[1].decks": 3,
        "optional_wagers.match-the-dealer": None,
        "layout.areas[match-the-dealer]": None,
    },
    message=(
        "the Bet the Set 21 Wager is offered with {decks} decks; the paytables are for {one}, {two}, and {many} decks"
    ),
)
def bet_the_set_21_decks(decks: int, shoe: str | None, one: Decks, two: Decks, many: Decks) -> bool:
    """The paytables leave out a number of decks, with which the wager cannot be offered.

    Of a double shoe the decks of one side may be meant, or those of both.

    Fails:
        >>> bet_the_set_21_decks(3, "single", Decks(1, 1), Decks(2, 2), Decks(4))
        True
    Clean:
        >>> bet_the_set_21_decks(4, "single", Decks(1, 1), Decks(2, 2), Decks(4))
        False
    """
    return covered_by_none(decks, shoe, one, two, many)


@filing_check(
    title="Bet the Set 21 with a double shoe whose decks may be counted two ways",
    reads=("cards.decks",),
    may_read=("cards.shoe",),
    facts=("bet_the_set_21_paytable_a:decks", "bet_the_set_21_paytable_b:decks", "bet_the_set_21_paytable_c:decks"),
    when=(Present("optional_wagers.bet-the-set-21"),),
    expected="decks under one paytable",
    observed="{decks} decks in both sides",
    fails={
        "table.discard_rack.height_in_decks": 2,
        "layout.areas": ["blackjack", "bet-the-set-21"],
        "cards.decks": 4,
        "cards.sides.left.decks": 2,
        "cards.sides.right.decks": 2,
        "optional_wagers.three-card-poker": None,
        "optional_wagers.bet-the-set-21": {"paytable": "C"},
    },
    message=(
        "the Bet the Set 21 Wager is offered with {decks} decks in the two sides of a double"
        " shoe; both sides and one side stand under different paytables, and the text does "
        "not say which counts"
    ),
)
def bet_the_set_21_paytable_of_a_double_shoe(decks: int, shoe: str | None, one: Decks, two: Decks, many: Decks) -> bool:
    """The decks of both sides and those of one side may stand under different paytables.

    Fails:
        >>> bet_the_set_21_paytable_of_a_double_shoe(6, "double", Decks(1, 1), Decks(2, 2), Decks(4))
        True
    Clean:
        >>> bet_the_set_21_paytable_of_a_double_shoe(8, "double", Decks(1, 1), Decks(2, 2), Decks(4))
        False
    """
    if shoe != "double":
        return False
    return any(table.allows(decks) != table.allows(decks // 2) for table in (one, two, many))


def paytable_of_other_decks(decks: int, shoe: str | None, own: Decks, one: Decks, two: Decks, many: Decks) -> bool:
    """The paytable selected holds for the decks in use; decks that none covers are another finding.

    Of a double shoe the decks of one side may be meant, or those of both.

    Fails:
        >>> paytable_of_other_decks(6, None, Decks(1, 1), Decks(1, 1), Decks(2, 2), Decks(4))
        True
        >>> paytable_of_other_decks(1, None, Decks(2, 2), Decks(1, 1), Decks(2, 2), Decks(4))
        True
        >>> paytable_of_other_decks(2, None, Decks(4), Decks(1, 1), Decks(2, 2), Decks(4))
        True
    Clean:
        >>> paytable_of_other_decks(1, None, Decks(1, 1), Decks(1, 1), Decks(2, 2), Decks(4))
        False
        >>> paytable_of_other_decks(2, None, Decks(2, 2), Decks(1, 1), Decks(2, 2), Decks(4))
        False
        >>> paytable_of_other_decks(6, None, Decks(4), Decks(1, 1), Decks(2, 2), Decks(4))
        False
    """
    return covered_by_none(decks, shoe, own) and not covered_by_none(decks, shoe, one, two, many)


single_deck_bet_the_set_paytable = FilingCheck(
    title="Bet the Set 21 paytable of other decks",
    reads=("cards.decks",),
    may_read=("cards.shoe",),
    facts=(
        "bet_the_set_21_paytable_a:decks",
        "bet_the_set_21_paytable_a:decks",
        "bet_the_set_21_paytable_b:decks",
        "bet_the_set_21_paytable_c:decks",
    ),
    when=(
        Present("optional_wagers.bet-the-set-21"),
        equals("optional_wagers.bet-the-set-21.paytable", "A"),
    ),
    expected="{own} decks",
    observed="{decks} decks",
    fails={"optional_wagers.bet-the-set-21.paytable": "A", "optional_wagers.bet-the-set-21.pays": None},
    message=("the paytable selected for the Bet the Set 21 Wager holds for {own} decks; {decks} are used"),
    check=paytable_of_other_decks,
)

two_deck_bet_the_set_paytable = FilingCheck(
    title="Bet the Set 21 paytable of other decks",
    reads=("cards.decks",),
    may_read=("cards.shoe",),
    facts=(
        "bet_the_set_21_paytable_b:decks",
        "bet_the_set_21_paytable_a:decks",
        "bet_the_set_21_paytable_b:decks",
        "bet_the_set_21_paytable_c:decks",
    ),
    when=(
        Present("optional_wagers.bet-the-set-21"),
        equals("optional_wagers.bet-the-set-21.paytable", "B"),
    ),
    expected="{own} decks",
    observed="{decks} decks",
    fails={"optional_wagers.bet-the-set-21.paytable": "B", "optional_wagers.bet-the-set-21.pays": None},
    message=("the paytable selected for the Bet the Set 21 Wager holds for {own} decks; {decks} are used"),
    check=paytable_of_other_decks,
)

four_deck_bet_the_set_paytable = FilingCheck(
    title="Bet the Set 21 paytable of other decks",
    reads=("cards.decks",),
    may_read=("cards.shoe",),
    facts=(
        "bet_the_set_21_paytable_c:decks",
        "bet_the_set_21_paytable_a:decks",
        "bet_the_set_21_paytable_b:decks",
        "bet_the_set_21_paytable_c:decks",
    ),
    when=(
        Present("optional_wagers.bet-the-set-21"),
        equals("optional_wagers.bet-the-set-21.paytable", "C", "D"),
    ),
    expected="{own} decks",
    observed="{decks} decks",
    fails={"optional_wagers.bet-the-set-21.paytable": "C", "optional_wagers.bet-the-set-21.pays": None},
    message=("the paytable selected for the Bet the Set 21 Wager holds for {own} decks; {decks} are used"),
    check=paytable_of_other_decks,
)

bet_the_set_21_paytable_a_odds = FilingCheck(
    title="The Bet the Set 21 Wager paid at other odds than paytable A",
    reads=("optional_wagers.bet-the-set-21.pays.*",),
    facts=("bet_the_set_21_paytable_a.*",),
    when=(equals("optional_wagers.bet-the-set-21.paytable", "A"),),
    each="optional_wagers.bet-the-set-21.pays",
    at="optional_wagers.bet-the-set-21.pays.*",
    expected="{lawful}",
    observed="{pays}",
    message=("the Bet the Set 21 Wager, paytable A, pays {pays} for this hand in the filing; the law says {lawful}"),
    fails={"optional_wagers.bet-the-set-21.pays.pair": "10 to 1"},
    check=paid_otherwise,
)

bet_the_set_21_paytable_b_odds = FilingCheck(
    title="The Bet the Set 21 Wager paid at other odds than paytable B",
    reads=("optional_wagers.bet-the-set-21.pays.*",),
    facts=("bet_the_set_21_paytable_b.*",),
    when=(equals("optional_wagers.bet-the-set-21.paytable", "B"),),
    each="optional_wagers.bet-the-set-21.pays",
    at="optional_wagers.bet-the-set-21.pays.*",
    expected="{lawful}",
    observed="{pays}",
    message=("the Bet the Set 21 Wager, paytable B, pays {pays} for this hand in the filing; the law says {lawful}"),
    fails={
        "layout.areas": ["blackjack", "bet-the-set-21"],
        "cards.decks": 2,
        "optional_wagers.match-the-dealer": None,
        "optional_wagers.three-card-poker": None,
        "optional_wagers.bet-the-set-21": {"paytable": "B", "pays": {"suited-pair": "20 to 1", "pair": "10 to 1"}},
    },
    check=paid_otherwise,
)

bet_the_set_21_paytable_c_odds = FilingCheck(
    title="The Bet the Set 21 Wager paid at other odds than paytable C",
    reads=("optional_wagers.bet-the-set-21.pays.*",),
    facts=("bet_the_set_21_paytable_c.*",),
    when=(equals("optional_wagers.bet-the-set-21.paytable", "C"),),
    each="optional_wagers.bet-the-set-21.pays",
    at="optional_wagers.bet-the-set-21.pays.*",
    expected="{lawful}",
    observed="{pays}",
    message=("the Bet the Set 21 Wager, paytable C, pays {pays} for this hand in the filing; the law says {lawful}"),
    fails={"optional_wagers.bet-the-set-21.pays.suited-pair": "12 to 1"},
    check=paid_otherwise,
)

bet_the_set_21_paytable_d_odds = FilingCheck(
    title="The Bet the Set 21 Wager paid at other odds than paytable D",
    reads=("optional_wagers.bet-the-set-21.pays.*",),
    facts=("bet_the_set_21_paytable_d.*",),
    when=(equals("optional_wagers.bet-the-set-21.paytable", "D"),),
    each="optional_wagers.bet-the-set-21.pays",
    at="optional_wagers.bet-the-set-21.pays.*",
    expected="{lawful}",
    observed="{pays}",
    message=("the Bet the Set 21 Wager, paytable D, pays {pays} for this hand in the filing; the law says {lawful}"),
    fails={"optional_wagers.bet-the-set-21.paytable": "D"},
    check=paid_otherwise,
)
