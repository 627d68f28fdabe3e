"""The facts of chapter 590 where they are not those of chapter 672a, which replaced it."""

from validator.law.facts import load_facts

FACTS, SUCCESSOR = load_facts("590"), load_facts("672a")

# In both chapters and not the same: 672a adds the notice on surrender to the layout, and names the cards for which the
# reader is used by their value, 590 by their ranks.
CHANGED = {"layout_inscriptions", "card_reader_up_cards"}


def test_what_only_one_of_the_chapters_has() -> None:
    assert {name for name in FACTS if name not in SUCCESSOR} == {
        "decks_minimum",
        "batched_decks_minimum",
        "surrender_after_cards",
        "surrender_share",
        "surrender_collected_share",
        "surrender_collected_share_placed",
        "surrender_waits_up_cards",
        "surrender_waits_ten_value",
        "surrender_at_once_not_ten_value",
        "surrender_procedures",
    }
    assert {name for name in SUCCESSOR if name not in FACTS} == {
        "decks_permitted",
        "surrender_notice_displays",
        "card_reader_ten_value",
        "dealer_draws_for_push_22_players_over",
        "even_money_pays",
    }


def test_what_both_have_is_the_same_but_for_the_changes_listed() -> None:
    different = set()
    for name, fact in FACTS.items():
        if name in SUCCESSOR:
            other = SUCCESSOR[name]
            assert (fact.relation, fact.unit) == (other.relation, other.unit), name
            if fact.unit == "list":
                same = [item.id for item in FACTS.listing(name)] == [item.id for item in SUCCESSOR.listing(name)]
            elif fact.unit == "paytable":
                ours, theirs = FACTS.paytable(name), SUCCESSOR.paytable(name)
                same = {hand: row.pays for hand, row in ours.rows.items()} == {
                    hand: row.pays for hand, row in theirs.rows.items()
                }
            else:
                same = fact.value == other.value
            if not same:
                different.add(name)
    assert different == CHANGED


def test_one_deck_is_enough_and_two_where_batches_alternate() -> None:
    assert FACTS["decks_minimum"].allows(1) and not FACTS["decks_minimum"].allows(0)
    assert FACTS["batched_decks_minimum"].allows(2) and not FACTS["batched_decks_minimum"].allows(1)


def test_half_of_the_wager_is_surrendered_in_each_case() -> None:
    names = [name for name in FACTS if name.startswith("surrender_") and FACTS[name].unit == "fraction"]
    assert len(names) == 3
    assert {FACTS.fraction(name) for name in names} == {(1, 2)}


def test_the_row_of_one_suit_keeps_the_misprint_of_the_law() -> None:
    assert FACTS.paytable("push_22_paytable_a").rows["same-suit-22"].words == "Same suite 22"
