"""§ 551.16(g) and (j) to (m), in play. Too few cards, dead hands, and devices out of order."""

from validator.core.rule_definitions import PlayWords
from validator.games.shoe import devices
from validator.games.shoe.judging import NO_RECORD

shuffled_otherwise_with_device_at_table = PlayWords(
    id="shuffled-otherwise-with-device-at-table",
    title="Shuffled by another method with the shuffling device at the table",
    message="the cards were shuffled by hand, and the shuffling device had not been removed from the table",
    number=devices.OTHER_METHOD_WITH_DEVICE_AT_TABLE,
    needs={"what happens to devices, without unreadable rows": NO_RECORD},
    expected="the device removed from the table",
    observed="still there",
)
