"""Too few cards, dead hands, and devices out of order, in play: shared rules."""

from validator.core.rule_definitions import PlayWords
from validator.games.blackjack.found_cards import NO_NAMES
from validator.games.blackjack.irregularities import (
    NO_REASON,
    WAY_OF_SHUFFLING,
    WHAT_DEVICE_SHOWS,
)
from validator.games.blackjack.missed_cards import NO_RETURN
from validator.games.shoe import devices, reader
from validator.games.shoe.judging import NO_RECORD

_RETURNS = "the amounts settled, and a record of every return"

no_card_removed_after_emergency_shuffle = PlayWords(
    id="no-card-removed-after-emergency-shuffle",
    title="No card removed after a reshuffle in mid-round",
    message="the discards were reshuffled to complete the round and {card} was dealt without a card removed first",
    needs={"a record of every card removed from the shoe, without unreadable rows": NO_RECORD},
    expected="the first card drawn face down and placed in the discard rack",
    observed="no card removed",
)

card_removed_face_up = PlayWords(
    id="card-removed-face-up",
    title="First card after a reshuffle in mid-round drawn face up",
    message="the first card after a reshuffle in mid-round was drawn face up",
    needs={"the face of the card removed": NO_RECORD},
    expected="face down",
    observed="face up",
)

card_removed_elsewhere = PlayWords(
    id="card-removed-elsewhere",
    title="First card after a reshuffle in mid-round not placed in the discard rack",
    message="the first card after a reshuffle in mid-round was put elsewhere than in the discard rack",
    needs={"where the card went": NO_RECORD},
    expected="the discard rack",
    observed="another place",
)

emergency_stack_not_cut = PlayWords(
    id="emergency-stack-not-cut",
    title="Discards reshuffled in mid-round and not cut",
    message="the discards were reshuffled to complete the round and dealt without a cut",
    needs={"a record of every cut, without unreadable rows": NO_RECORD, "how the cards are shuffled": WAY_OF_SHUFFLING},
    expected="a cut",
    observed="none",
)

discards_not_shuffled = PlayWords(
    id="discards-not-shuffled",
    title="Round continued with cards other than the reshuffled discards",
    message=(
        "too few cards were left for the round, and others were put in the shoe without the discards being shuffled"
    ),
    needs={"a record of every shuffle, without unreadable rows": NO_RECORD},
    expected="the discards shuffled and cut",
    observed="no shuffle",
)

round_not_completed = PlayWords(
    id="round-not-completed",
    title="Hands called dead for want of cards",
    message=(
        "hands were called dead because too few cards were left; the discards are reshuffled and the round completed"
    ),
    expected="the round completed",
    observed="hands called dead",
)

round_from_wrong_side_voided = PlayWords(
    id="round-from-wrong-side-voided",
    title="Round from the incorrect side of a double shoe called dead",
    message="hands were called dead because the cards came from the incorrect side of the double shoe",
    expected="the round concluded",
    observed="hands called dead",
)

dead_hands_wager_kept = PlayWords(
    id="dead-hands-wager-kept",
    title="Wager not returned though all hands were called dead",
    message="hands were called dead after a use of the card reader, and {observed} of the {wager} of {stake} returned",
    needs={_RETURNS: NO_RETURN},
    expected="{expected} returned",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

void_where_play_continues = PlayWords(
    id="void-where-play-continues",
    title="Hands called dead though no player could determine the hole card",
    message=(
        "hands were called dead after a use of the card reader on a first card that calls for none, though the "
        "device shows no player the hole card"
    ),
    needs={"what the card reader device shows, and why hands were called dead": WHAT_DEVICE_SHOWS},
    expected="play continued",
    observed="hands called dead",
)

round_voided_without_ground = PlayWords(
    id="round-voided-without-ground",
    title="Round called dead for a reason that the law does not name",
    message=(
        "all hands were called dead (reason: {observed}); what the log shows is no ground that the chapter names "
        "for that"
    ),
    needs={"which cards were found": NO_NAMES},
    expected="the round completed",
    observed="{observed}",
    unit="word",
)

round_called_off_at_cover_card = PlayWords(
    id="round-called-off-at-cover-card",
    title="Round called off when the cover card was reached",
    message="the cover card was reached, and all hands were called dead",
    expected="the round completed",
    observed="all hands called dead",
)

hand_voided_without_ground = PlayWords(
    id="hand-voided-without-ground",
    title="Hand called dead for a reason that the law does not name",
    message=(
        "the hand of {seat} was called dead (reason: {observed}), which is no ground that the chapter names, as "
        "the log shows it"
    ),
    needs={"why the hand was called dead": NO_REASON},
    expected="the hand played and settled",
    observed="{observed}",
    unit="word",
)

voided_wager_kept = PlayWords(
    id="voided-wager-kept",
    title="Wager of a hand called dead for a reason that the law does not name, and not returned",
    message="hands were called dead undecided, and {observed} of the {wager} of {stake} returned to {seat}",
    needs={_RETURNS: NO_RETURN},
    expected="{expected} returned, or the hand played and settled",
    observed="{observed}",
    unit="cents",
)

dealt_without_card_reader = PlayWords(
    id="dealt-without-card-reader",
    title="Round dealt while the card reader device was out of order",
    message="a round was dealt although the card reader device had malfunctioned and was neither repaired nor replaced",
    number=reader.DEALT_WITHOUT_READER,
    needs={"a record of everything that befalls a device, without unreadable rows": NO_RECORD},
    expected="no round until it is repaired or replaced",
    observed="a round dealt",
)

round_finished_without_card_reader = PlayWords(
    id="round-finished-without-card-reader",
    title="Cards dealt in the round in which the card reader device failed",
    message="the card reader device malfunctioned and {card} was still dealt in that round",
    number=reader.ROUND_FINISHED_WITHOUT_READER,
    expected="no card, or the round finished and no new one",
    observed="{card}",
)

failed_shuffle_not_repeated = PlayWords(
    id="failed-shuffle-not-repeated",
    title="Cards of a failed shuffle not reshuffled",
    message="the shuffling device jammed or stopped, and the cards came into play without a shuffle since",
    needs={"a record of every shuffle, and which batch came into play": NO_RECORD},
    expected="a reshuffle",
    observed="none",
)

shuffled_otherwise_without_sign = PlayWords(
    id="shuffled-otherwise-without-sign",
    title="Shuffled by another method while the device bore no sign",
    message="the shuffling device was out of order, neither covered nor marked by a sign, and another method was used",
    number=devices.OTHER_METHOD_WITHOUT_SIGN,
    needs={"a record of everything that befalls a device, and who shuffled": NO_RECORD},
    expected="a cover or sign first",
    observed="none",
)
