"""§§ 535.2 to 535.6: table, shaker, tiles, dice, opening and mixing, below, at and above what the law says."""

import pytest

from tests.chapters.filings import outcome

BOXES = "approvals: {{boxes: {0}}}\ntable: {{drop_box: dealer-side}}"

CASES = [
    ("more-positions-than-seats", "table: {positions: 6}", "kept"),
    ("more-positions-than-seats", "table: {positions: 7}", "broken"),
    ("fewer-positions-than-places", "table: {positions: 6}", "kept"),
    ("fewer-positions-than-places", "table: {drop_box: dealer-side}", "not checkable"),
    ("layout-unapproved", "", "broken"),
    ("layout-unapproved", "approvals: {layout: {submitted: 2010-04-01}}", "kept"),
    ("layout-unapproved", "approvals: {layout: {submitted: 2010-04-01}}\nhead: {status: approved}", "broken"),
    ("other-number-of-betting-areas", "layout: {betting_areas: 5}", "broken"),
    ("other-number-of-betting-areas", "layout: {betting_areas: 6}", "kept"),
    ("betting-areas-numbered-from-the-left", "layout: {numbered_from: dealers-right}", "kept"),
    ("dead-hand-area-missing", "layout: {dead_hand: elsewhere}", "kept"),
    ("dead-hand-area-misplaced", "layout: {dead_hand: none}", "kept"),
    ("tip-box-misplaced", "table: {tip_box: on-the-drop-box}", "broken"),
    ("tip-box-misplaced", "table: {tip_box: none}", "kept"),
    ("tip-box-misplaced", "table: {tip_box: dealer-side-opposite-the-drop-box}", "kept"),
    ("boxes-unapproved", BOXES.format("{reference: B-1, by: bureau-of-gaming-operations}"), "kept"),
    ("boxes-unapproved", BOXES.format("{reference: B-1, by: bureau-of-casino-compliance}"), "broken"),
    ("boxes-unapproved", "table: {positions: 6}", "not applicable"),
    ("shaker-unapproved", "", "broken"),
    ("shaker-unapproved", "approvals: {shaker: {reference: S-1, by: executive-director}}", "broken"),
    ("other-number-of-tiles", "tiles: {number: 31}", "broken"),
    ("other-number-of-tiles", "tiles: {number: 32}", "kept"),
    ("other-number-of-tiles", "tiles: {number: 33}", "broken"),
    ("tiles-too-short", 'tiles: {length_inches: "2.499"}', "broken"),
    ("tiles-too-short", 'tiles: {length_inches: "2.5"}', "kept"),
    ("tiles-too-narrow", 'tiles: {width_inches: "0.999"}', "broken"),
    ("tiles-too-narrow", "tiles: {width_inches: 1}", "kept"),
    ("tiles-too-thin", 'tiles: {thickness_inches: ".374"}', "broken"),
    ("tiles-too-thin", 'tiles: {thickness_inches: "0.375"}', "kept"),
    ("spots-of-another-color", "tiles: {spot_colors: [white, red]}", "kept"),
    ("spots-of-another-color", "tiles: {spot_colors: [white, blue]}", "broken"),
    ("copies-to-another", "ranking: {copies_to: player}", "broken"),
    ("supreme-tiles-counted-otherwise", "ranking: {supreme_tiles: own-spots}", "kept"),
    ("other-number-of-dice", "dice: {number: 3}", "kept"),
    ("other-number-of-dice", "dice: {number: 4}", "broken"),
    ("dice-changed-too-seldom", "dice: {change_every_hours: 24}", "kept"),
    ("dice-changed-too-seldom", "dice: {change_every_hours: 25}", "broken"),
    ("too-few-circular-motions", "mixing: {circular_motions: 7}", "broken"),
    ("too-few-circular-motions", "mixing: {circular_motions: 9}", "kept"),
    ("stacks-of-other-height", "mixing: {tiles_per_stack: 3}", "broken"),
]


@pytest.mark.parametrize(("rule", "text", "ended"), CASES)
def test_rule_on_the_equipment(rule: str, text: str, ended: str) -> None:
    assert outcome("535", rule, text) == ended
