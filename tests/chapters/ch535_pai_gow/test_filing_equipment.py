"""§§ 535.2 to 535.6: table, shaker, tiles, dice, opening and mixing, below, at and above what the law says."""

import pytest

from tests.chapters.filings import outcome

BOXES = "approvals: {{boxes: {0}}}\ntable: {{drop_box: dealer-side}}"

CASES = [
    ("more-positions-than-seats", "table: {positions: 6}", "pass"),
    ("more-positions-than-seats", "table: {positions: 7}", "fail"),
    ("fewer-positions-than-places", "table: {positions: 6}", "pass"),
    ("fewer-positions-than-places", "table: {drop_box: dealer-side}", "not checkable"),
    ("layout-unapproved", "", "fail"),
    ("layout-unapproved", "approvals: {layout: {submitted: 2010-04-01}}", "pass"),
    ("layout-unapproved", "approvals: {layout: {submitted: 2010-04-01}}\nhead: {status: approved}", "fail"),
    ("other-number-of-betting-areas", "layout: {betting_areas: 5}", "fail"),
    ("other-number-of-betting-areas", "layout: {betting_areas: 6}", "pass"),
    ("betting-areas-numbered-from-the-left", "layout: {numbered_from: dealers-right}", "pass"),
    ("dead-hand-area-missing", "layout: {dead_hand: elsewhere}", "pass"),
    ("dead-hand-area-misplaced", "layout: {dead_hand: none}", "pass"),
    ("tip-box-misplaced", "table: {tip_box: on-the-drop-box}", "fail"),
    ("tip-box-misplaced", "table: {tip_box: none}", "pass"),
    ("tip-box-misplaced", "table: {tip_box: dealer-side-opposite-the-drop-box}", "pass"),
    ("boxes-unapproved", BOXES.format("{reference: B-1, by: bureau-of-gaming-operations}"), "pass"),
    ("boxes-unapproved", BOXES.format("{reference: B-1, by: bureau-of-casino-compliance}"), "fail"),
    ("boxes-unapproved", "table: {positions: 6}", "not applicable"),
    ("shaker-unapproved", "", "fail"),
    ("shaker-unapproved", "approvals: {shaker: {reference: S-1, by: executive-director}}", "fail"),
    ("other-number-of-tiles", "tiles: {number: 31}", "fail"),
    ("other-number-of-tiles", "tiles: {number: 32}", "pass"),
    ("other-number-of-tiles", "tiles: {number: 33}", "fail"),
    ("tiles-too-short", 'tiles: {length_inches: "2.499"}', "fail"),
    ("tiles-too-short", 'tiles: {length_inches: "2.5"}', "pass"),
    ("tiles-too-narrow", 'tiles: {width_inches: "0.999"}', "fail"),
    ("tiles-too-narrow", "tiles: {width_inches: 1}", "pass"),
    ("tiles-too-thin", 'tiles: {thickness_inches: ".374"}', "fail"),
    ("tiles-too-thin", 'tiles: {thickness_inches: "0.375"}', "pass"),
    ("spots-of-another-color", "tiles: {spot_colors: [white, red]}", "pass"),
    ("spots-of-another-color", "tiles: {spot_colors: [white, blue]}", "fail"),
    ("copies-to-another", "ranking: {copies_to: player}", "fail"),
    ("supreme-tiles-counted-otherwise", "ranking: {supreme_tiles: own-spots}", "pass"),
    ("other-number-of-dice", "dice: {number: 3}", "pass"),
    ("other-number-of-dice", "dice: {number: 4}", "fail"),
    ("dice-changed-too-seldom", "dice: {change_every_hours: 24}", "pass"),
    ("dice-changed-too-seldom", "dice: {change_every_hours: 25}", "fail"),
    ("too-few-circular-motions", "mixing: {circular_motions: 7}", "fail"),
    ("too-few-circular-motions", "mixing: {circular_motions: 9}", "pass"),
    ("stacks-of-other-height", "mixing: {tiles_per_stack: 3}", "fail"),
]


@pytest.mark.parametrize(("rule", "text", "ended"), CASES)
def test_rule_on_the_equipment(rule: str, text: str, ended: str) -> None:
    assert outcome("535", rule, text) == ended
