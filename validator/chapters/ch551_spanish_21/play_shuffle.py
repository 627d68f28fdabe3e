"""§ 551.5. Shuffle and cut of the cards, in play."""

from dataclasses import replace

from validator.chapters.blackjack import play_opening as asked_at_openings, play_shuffle as asked
from validator.core.rule_definitions import PlayWords
from validator.games.shoe import cut, recut
from validator.games.shoe.cut_depth import NO_CUTTER

no_cut_where_device_shuffles = PlayWords(
    id="no-cut-where-device-shuffles",
    title="Stack that a device has shuffled dealt without a cut",
    number=cut.NO_CUT_WHERE_DEVICE_LOADS,
    needs=asked.no_cut_where_device_loads.needs,
    expected="a cut",
    observed="none",
    message="cards that a device had shuffled were dealt without a cut",
)

cut_near_the_end = replace(
    asked.cut_near_the_end, needs={**asked.cut_near_the_end.needs, "who cut the cards": NO_CUTTER}
)

recut_not_by_next = PlayWords(
    id="recut-not-by-next",
    title="Recut not by the player next entitled",
    number=recut.RECUT_BY_WRONG_PERSON,
    needs=asked.recut_by_wrong_person.needs,
    expected="a recut by the player next entitled",
    observed="by another",
    message="the cards were recut by somebody other than the player to whom the cut went next",
)

recut_required_too_late = replace(
    asked_at_openings.recut_required_too_late,
    title="Recut required when cards had been dealt",
    message="a recut was required when cards had been dealt",
    expected="a recut required before any cards are dealt",
)
