"""Too few cards, dead hands, and devices out of order, in play: shared rules."""

from validator.core.rule_definitions import PlayWords
from validator.games.blackjack.found_cards import NO_NAMES
from validator.games.shoe import devices, reader
from validator.games.shoe.judging import NO_RECORD

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


dealt_without_card_reader = PlayWords(
    id="dealt-without-card-reader",
    title="Round dealt while the card reader device was out of order",
    message="a round was dealt although the card reader device had malfunctioned and was neither repaired nor replaced",
    number=reader.DEALT_WITHOUT_READER,
    needs={"a record of everything that happens to a device, without unreadable rows": NO_RECORD},
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


shuffled_otherwise_without_sign = PlayWords(
    id="shuffled-otherwise-without-sign",
    title="Shuffled by another method while the device bore no sign",
    message="the shuffling device was out of order, neither covered nor marked by a sign, and another method was used",
    number=devices.OTHER_METHOD_WITHOUT_SIGN,
    needs={"a record of everything that happens to a device, and who shuffled": NO_RECORD},
    expected="a cover or sign first",
    observed="none",
)
