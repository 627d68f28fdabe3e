"""§ 633a.12(b): Blackjack dealt from the hand."""

from validator.chapters.checks import denied, more_than, other_than, word_is
from validator.core.rule import Absent, Present, equals, unless
from validator.core.rule_definitions import FilingCheck, filing_check


@filing_check(
    title="Dealing from the hand named and not specified",
    reads=("head.game",),
    when=(
        Absent("variations.dealt-from-the-hand"),
        unless("cards.dealing", "hand"),
    ),
    expected="variations: dealt-from-the-hand",
    observed="{game}",
    fails={"head.game": "Hand-Dealt Blackjack"},
    message=("the filing is for {game} and does not specify that variation (variations: dealt-from-the-hand)"),
)
def hand_dealing_not_specified(game: str) -> bool:
    """A filing for Blackjack dealt from the hand specifies the variation; asked only where it does not.

    Fails:
        >>> hand_dealing_not_specified("Hand-Dealt Blackjack")
        True
    Clean:
        >>> hand_dealing_not_specified("Blackjack")
        False
    """
    return any(words in game.lower() for words in ("hand-dealt", "hand dealt", "from the hand", "pitch"))


too_many_decks_in_the_hand = FilingCheck(
    title="More decks than may be dealt from the hand",
    reads=("cards.decks",),
    facts=("from_the_hand_decks_maximum",),
    when=(equals("cards.dealing", "hand"),),
    expected="{limit} decks",
    observed="{number} decks",
    message="{number} decks are dealt from the hand; the law allows {limit:bare}",
    fails={
        "table.discard_rack.height_in_decks": 3,
        "table.discard_rack.marked_at_decks": None,
        "cards.decks": 3,
        "cards.batches[0].decks": 3,
        "cards.batches[1].decks": 3,
        "optional_wagers": None,
    },
    check=more_than,
)


@filing_check(
    title="More decks in both batches than may be used",
    reads=("cards.decks", "cards.batches[0].decks", "cards.batches[1].decks"),
    facts=("from_the_hand_decks_maximum",),
    when=(equals("cards.dealing", "hand"),),
    at="cards.batches",
    expected="at most {limit} decks",
    observed="{first} and {second} decks",
    fails={
        "table.discard_rack.marked_at_decks": 2,
        "cards.decks": 2,
        "cards.batches[0].decks": 2,
        "cards.batches[1].decks": 2,
        "optional_wagers": None,
    },
    passes={"cards.dealing": "hand", "cards.decks": 1, "cards.batches": [{"decks": 1}, {"decks": 1}]},
    message=(
        "both batches together have more than {limit} decks, though no more are dealt at a "
        "time; the text does not say which it means"
    ),
)
def too_many_decks_in_two_batches(decks: int, first: int, second: int, limit: int) -> bool:
    """Whether the decks used in the game are those of both batches or of one at a time, the text leaves open.

    Fails:
        >>> too_many_decks_in_two_batches(2, 2, 2, 2)
        True
    Clean:
        >>> too_many_decks_in_two_batches(1, 1, 1, 2)
        False
    """
    return decks <= limit < first + second


hand_dealt_without_shuffler = FilingCheck(
    title="Cards dealt from the hand shuffled by the dealer",
    reads=("cards.shuffler",),
    when=(equals("cards.dealing", "hand"),),
    expected="an automated shuffling device",
    observed="{stated}",
    message="cards dealt from the hand must be shuffled by an automated device; the filing says {stated}",
    check=word_is("manual"),
)


hand_dealt_from_a_continuous_shuffler = FilingCheck(
    title="Continuous shuffler where the cards are dealt from the hand",
    reads=("cards.shuffler",),
    when=(equals("cards.dealing", "hand"),),
    expected="an automated shuffling device",
    observed="{stated}",
    fails={"approvals.continuous_device": {"reference": "BGL-2015-0009"}, "cards.shuffler": "continuous"},
    message=(
        "cards dealt from the hand are shuffled by a device that reshuffles by itself; the "
        "text has whole decks shuffled, cut and taken into the hand"
    ),
    check=word_is("continuous", "in-shoe"),
)


shoe_used_when_dealt_from_the_hand = FilingCheck(
    title="Dealing shoe where the cards are dealt from the hand",
    reads=("cards.shoe",),
    when=(equals("cards.dealing", "hand"),),
    expected="no dealing shoe",
    observed="{stated} shoe",
    message=("cards dealt from the hand are held in the dealer's hand; the filing names a {stated} shoe"),
    check=other_than("none"),
)

cards_not_over_inventory = FilingCheck(
    title="Cards not held over the table inventory container",
    reads=("variations.dealt-from-the-hand.held_over_inventory",),
    when=(Present("variations.dealt-from-the-hand"),),
    expected="over the table inventory container",
    observed="elsewhere",
    message=("the cards are not kept over the table inventory container and in front of the dealer"),
    check=denied,
)

dealing_hand_changed = FilingCheck(
    title="Dealer changes the hand during a round",
    reads=("variations.dealt-from-the-hand.same_hand_all_round",),
    when=(Present("variations.dealt-from-the-hand"),),
    expected="one hand during the round",
    observed="changed",
    message="the dealer need not keep to the hand chosen during the round",
    check=denied,
)

no_cover_card_beneath = FilingCheck(
    title="Decks not placed on a cover card",
    reads=("variations.dealt-from-the-hand.cover_card_beneath",),
    when=(Present("variations.dealt-from-the-hand"),),
    expected="a cover card beneath",
    observed="none",
    message="the decks are not placed on top of a cover card",
    check=denied,
)

hand_dealt_without_burn = FilingCheck(
    title="First card not removed before each round",
    reads=("variations.dealt-from-the-hand.burn_each_round",),
    when=(Present("variations.dealt-from-the-hand"),),
    expected="the first card to the discard rack",
    observed="none",
    message="the first card is not removed before each round",
    check=denied,
)

hand_dealt_player_cards_up = FilingCheck(
    title="Players' cards dealt face up from the hand",
    reads=("variations.dealt-from-the-hand.player_cards",),
    when=(Present("variations.dealt-from-the-hand"),),
    expected="face down",
    observed="{stated}",
    message="the law says: from the hand the players' first cards are dealt face down; the filing says {stated}",
    check=other_than("face-down"),
)

hand_dealt_dealer_first_card = FilingCheck(
    title="Dealer's first card not face up from the hand",
    reads=("variations.dealt-from-the-hand.dealer_first_card",),
    when=(Present("variations.dealt-from-the-hand"),),
    expected="face up",
    observed="{stated}",
    message="the law says: the dealer's first card is dealt face up; the filing says {stated}",
    check=other_than("face-up"),
)

hand_dealt_dealer_second_card = FilingCheck(
    title="Dealer's second card not face down from the hand",
    reads=("variations.dealt-from-the-hand.dealer_second_card",),
    when=(Present("variations.dealt-from-the-hand"),),
    expected="face down",
    observed="{stated}",
    message="the law says: the dealer's second card is dealt face down; the filing says {stated}",
    check=other_than("face-down"),
)

cards_handled_freely = FilingCheck(
    title="Cards examined with more than one hand or out of view",
    reads=("variations.dealt-from-the-hand.players_use_one_hand",),
    when=(Present("variations.dealt-from-the-hand"),),
    expected="one hand, in full view",
    observed="freely",
    message=("players need not examine their cards with one hand and in full view of the dealer"),
    check=denied,
)

busted_hand_kept = FilingCheck(
    title="Hand over the limit not discarded at once",
    reads=("variations.dealt-from-the-hand.busted_hands",),
    when=(Present("variations.dealt-from-the-hand"),),
    expected="discarded immediately",
    observed="{stated}",
    message=(
        "the law says: a player whose total exceeds the limit discards his cards immediately; the filing says {stated}"
    ),
    check=other_than("discarded-at-once"),
)

hand_dealt_additional_cards = FilingCheck(
    title="Additional cards not face up from the hand",
    reads=("variations.dealt-from-the-hand.additional_cards",),
    when=(Present("variations.dealt-from-the-hand"),),
    expected="face up",
    observed="{stated}",
    message="the law says: additional cards are dealt face upwards; the filing says {stated}",
    check=other_than("face-up"),
)

hands_not_turned_by_dealer = FilingCheck(
    title="Hands not turned over by the dealer",
    reads=("variations.dealt-from-the-hand.hands_turned_by_dealer",),
    when=(Present("variations.dealt-from-the-hand"),),
    expected="turned over by the dealer",
    observed="otherwise",
    message="the dealer does not turn over each player's two cards before settling",
    check=denied,
)
