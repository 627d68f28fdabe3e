"""Rules on a set of tiles at the table, §§ 535.3(a), 535.6(a), (b): received, inspected, replaced, laid out."""

from validator.core.rule import NO_FACTS
from validator.core.rule_definitions import PlayWords
from validator.games.pai_gow.tile_opening import (
    NO_COUNT as NO_COUNT_OF_TILE_OPENING,
    NO_FACE,
    NO_IDENTIFICATION,
    NO_ORIGIN,
    NO_PERSON,
    NO_RECORD,
    NO_SIGNATURES,
)
from validator.games.pai_gow.tile_table import NO_COUNT as NO_COUNT_OF_TILE_TABLE

set_of_tiles_incomplete = PlayWords(
    id="set-of-tiles-incomplete",
    title="Set with another number of tiles",
    message="tiles were delivered from a set of {observed}",
    needs={"how many tiles were received": NO_COUNT_OF_TILE_TABLE},
    expected="a set of {expected}",
    observed="{observed} tiles",
)

tiles_not_inspected = PlayWords(
    id="tiles-not-inspected",
    title="Tiles not inspected",
    message="the tiles were not inspected before they were mixed",
    needs={"the inspection of the tiles": NO_RECORD},
    expected="an inspection by the dealer",
    observed="none",
)

tiles_inspected_by_another = PlayWords(
    id="tiles-inspected-by-another",
    title="Tiles inspected by another than the dealer",
    message="somebody else than the dealer inspected the tiles",
    needs={"who inspected the tiles": NO_PERSON},
    expected="the dealer",
    observed="somebody else",
)

tiles_inspection_unverified = PlayWords(
    id="tiles-inspection-unverified",
    title="Inspection of the tiles not verified",
    message="no floorperson verified the inspection of the tiles",
    needs={"the verification of the inspection": NO_RECORD},
    expected="a verification by the floorperson",
    observed="none",
)

set_passed_without_all_pairs = PlayWords(
    id="set-passed-without-all-pairs",
    title="Incomplete set passed at the inspection",
    message="a set of {observed} tiles passed the inspection",
    needs={"the number of tiles and what the inspection found": NO_COUNT_OF_TILE_OPENING},
    expected="{expected} tiles",
    observed="{observed}",
)

unsuitable_set_not_replaced = PlayWords(
    id="unsuitable-set-not-replaced",
    title="Unsuitable set not replaced",
    message="tiles were found unsuitable for use and dealt all the same",
    needs={"the receipt of another set": NO_RECORD},
    expected="another set",
    observed="none",
)

set_replaced_otherwise = PlayWords(
    id="set-replaced-otherwise",
    title="Other set not brought by a floorperson from the pit stand",
    message="the other set was not brought by a floorperson or above from the pit stand",
    needs={"who brought the set, and from where": NO_ORIGIN},
    expected="a floorperson or above, from the reserve in the pit stand",
    observed="otherwise",
)

unsuitable_set_not_sealed = PlayWords(
    id="unsuitable-set-not-sealed",
    title="Unsuitable set not sealed",
    message="the unsuitable set was not placed in a sealed envelope or container",
    needs={"the sealing of the set": NO_RECORD},
    expected="the set sealed",
    observed="not sealed",
)

unsuitable_set_not_signed = PlayWords(
    id="unsuitable-set-not-signed",
    title="Unsuitable set not signed by dealer and floorperson",
    message="the unsuitable set was not signed by both the dealer and a floorperson or above",
    needs={"who signed": NO_SIGNATURES},
    expected="both signatures",
    observed="not both",
)

unsuitable_set_not_identified = PlayWords(
    id="unsuitable-set-not-identified",
    title="Unsuitable set not identified by table number, date and time",
    message="the unsuitable set was not identified by table number, date and time",
    needs={"what the sealed set is identified by": NO_IDENTIFICATION},
    expected="table number, date and time",
    observed="{observed}",
    unit="phrase",
)

tiles_unspread = PlayWords(
    id="tiles-unspread",
    title="Tiles not laid out in pairs",
    message="the tiles were not laid out in pairs before they were mixed",
    needs={"the laying out of the tiles": NO_RECORD},
    expected="tiles laid out in pairs",
    observed="not laid out",
)

tiles_not_in_all_pairs = PlayWords(
    id="tiles-not-in-all-pairs",
    title="Tiles laid out in another number of pairs",
    message="the tiles were laid out in {observed} pairs",
    needs={"the number of pairs": NO_COUNT_OF_TILE_OPENING},
    expected="{expected} pairs",
    observed="{observed}",
)

tiles_spread_face_down = PlayWords(
    id="tiles-spread-face-down",
    title="Tiles laid out face down",
    message="the tiles were laid out face down",
    needs={"whether the tiles lay face up": NO_FACE},
    expected="face up",
    observed="face down",
)

idle_tiles_not_in_all_pairs = PlayWords(
    id="idle-tiles-not-in-all-pairs",
    title="Tiles of an idle table laid out in another number of pairs",
    message="the table had no play, and its tiles were laid out in {observed} pairs",
    needs={"the number of pairs": NO_COUNT_OF_TILE_OPENING},
    expected="{expected} pairs",
    observed="{observed}",
)

idle_tiles_spread_face_down = PlayWords(
    id="idle-tiles-spread-face-down",
    title="Tiles of an idle table laid out face down",
    message="the table had no play, and its tiles were laid out face down",
    needs={"whether the tiles lay face up": NO_FACE},
    expected="face up",
    observed="face down",
)

tiles_spread_before_verification = PlayWords(
    id="tiles-spread-before-verification",
    title="Tiles laid out before the floorperson verified the inspection",
    message="the inspection of the tiles was verified only after they had been laid out for the first player",
    needs=NO_FACTS,
    expected="the inspection verified first",
    observed="the tiles laid out first",
)

tiles_spread_before_inspection = PlayWords(
    id="tiles-spread-before-inspection",
    title="Tiles laid out before the inspection",
    message="the tiles were laid out for the first player before they were inspected",
    needs={"the inspection of the tiles": NO_RECORD},
    expected="the inspection first",
    observed="not yet inspected",
)

tiles_mixed_before_first_player = PlayWords(
    id="tiles-mixed-before-first-player",
    title="Tiles mixed before the first player came",
    message="the tiles were mixed before a player had come",
    needs={"the arrival of the players": NO_RECORD},
    expected="left in pairs for the first player",
    observed="mixed before",
)
