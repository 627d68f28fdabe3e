"""What the judges on cards and shoe ask for, in every game that is dealt from a shoe."""

from validator.games.rounds import options as recorded


class Options(recorded.Options):
    """What is asked for of cards and shoe."""

    cut_margin: int
    """Cards that must lie above and below the cover card when the stack is cut. Fact: ``cut_depth_minimum``."""
    cover_share: int
    """The least part of the stack that must lie below the inserted cover card, by the fact
    ``cover_card_depth_minimum``."""
    cover_share_per: int
    """Of how many parts."""
    cover_share_approximate: int
    """1: that part is said approximately, so that only a card nearer to the bottom than to it is certainly too low."""
    change_minutes: int
    """Longest time in minutes that opened cards may stay in use as this game is dealt. Facts: ``card_change_hours``,
    ``card_change_hours_from_the_hand``."""
    deck_cards: int
    """Cards of a deck. Fact: ``cards_per_deck``."""
    decks: int
    """Decks in use. Filed: ``cards.decks``."""
    double_shoe: int
    """1: the cards are dealt from a double shoe. Filed: ``cards.shoe``."""
    from_hand: int
    """1: the cards are dealt from the hand. Filed: ``cards.dealing``."""
    continuous: int
    """1: a device shuffles continuously, or in the shoe. Filed: ``cards.shuffler``."""
    two_batches: int
    """1: two batches of cards take turns. Filed: ``cards.batches``."""
    adjacent_boxes: int
    """How many adjacent boxes one player may wager on. Filed: ``wagers.adjacent_boxes``."""
    automated: int
    """1: an automated shuffling device that is no continuous shuffler; 0: shuffled by hand or by a continuous shuffler.
    Filed: ``cards.shuffler``."""
    device_loads: int
    """1: that device itself puts the cards into the shoe. Filed: ``cards.shuffler``."""
    stored_approved: int
    """1: the filing names approvals of how the device stores a batch and how it is prepared; 0: not both. Filed:
    ``approvals.shuffler_storage``, ``approvals.shuffler_procedures``."""
    preshuffled: int
    """1: the cards come to the table preinspected and shuffled. Filed: ``cards.preshuffled``."""
    side_decks: int
    """Decks used in each side of a double shoe. Filed: ``cards.sides.left.decks``."""
    one_more_hand: int
    """1: a hand is dealt after that of the cover card, and the shoe filled afterwards is asked about like any other."""
    preshuffled_spread: int
    """1: cards that come preinspected and shuffled are spread for the first player all the same."""
    cut_clockwise: int
    """1: a refused cut goes on clockwise, from whomever it was refused by, and a recut goes to the next player."""
    depth_binds_player_only: int
    """1: the least depth of a cut is said of the player who cuts, and whether it binds the dealer is open."""
    recut_until_dealt: int
    """1: a recut may be required until cards have been dealt; 0: until they are placed in the dealing shoe."""
    device_removed_first: int
    """1: a shuffling device has to leave the table before any other method of shuffling is used."""
    tens_removed: int
    """1: the decks hold no 10s."""
    opening_at_change_open: int
    """1: the chapter's readings leave open whether cards changed at a table in play are opened as at its opening."""
    decks_permitted: int
    """The numbers of decks that a shoe or batch may have, each as one bit; -1 where the judges do not ask. Facts:
    ``decks_permitted``, ``decks_minimum``, ``decks_maximum``."""
    hand_decks_maximum: int
    """Most decks of a game that is dealt from the hand; -1 where the chapter has no such game. Fact:
    ``from_the_hand_decks_maximum``."""
    idle_opened_anew: int
    """1: after an idle time the procedures of an opening are completed, the spread for the first player among them."""
    shuffle_spared_by_device: int
    """1: where an automated shuffling device is used, the dealer need not shuffle, and no words set its shuffle last.
    """
    shoe_burns: int
    """Cards to be removed from a shoe that was filled. Fact: ``shoe_burn_cards``."""
    dealer_burns: int
    """Cards that each new dealer has to remove; -1 where he has to remove none. Fact: ``new_dealer_burn_cards``."""
    emergency_burns: int
    """Cards to be removed after a reshuffle in mid-round. Fact: ``insufficient_cards_burn``."""
