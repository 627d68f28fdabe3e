"""§ 541.2: table, layout and marker buttons, below, at and above what the law says."""

import pytest

from tests.chapters.filings import outcome

BOXES = "approvals: {{boxes: {0}}}\ntable: {{drop_box: dealer-side}}"
PHRASE = "layout: {{inscriptions: {{tie: '{0}'}}}}\npayouts: {{tie: {1}}}"
AREAS = "layout: {{vigorish_areas: {0}}}\ntable: {{positions: {1}}}"
BUTTONS = "table: {{marker_buttons: {{kept: {0}, rack: {1}}}}}"

CASES = [
    ("more-positions-than-seats", "table: {positions: 7}", "pass"),
    ("more-positions-than-seats", "table: {drop_box: none}", "not checkable"),
    ("dimensions-unapproved", "", "fail"),
    ("dimensions-unapproved", "approvals: {dimensions: {submitted: 2010-05-01}}", "pass"),
    ("dimensions-unapproved", "approvals: {dimensions: {reference: A-1}}\nhead: {status: approved}", "pass"),
    ("dimensions-unapproved", "approvals: {dimensions: {submitted: 2010-05-01}}\nhead: {status: approved}", "fail"),
    ("dimensions-unapproved", "approvals: {dimensions: {reference: A-1, by: executive-director}}", "fail"),
    ("layout-unapproved", "approvals: {layout: {reference: A-1, by: bureau-of-gaming-operations}}", "pass"),
    ("layout-unapproved", "approvals: {layout: {reference: A-1, by: bureau-of-casino-compliance}}", "fail"),
    ("wager-area-missing", "layout: {areas: [tie, player]}", "fail"),
    ("wager-area-missing", "layout: {areas: []}", "fail"),
    ("tie-inscription-missing", "layout: {name_or_logo: name}", "fail"),
    ("tie-inscription-missing", "table: {positions: 7}", "not checkable"),
    ("tie-inscription-without-odds", "layout: {inscriptions: {tie: Tie Bets here}}", "fail"),
    ("tie-inscription-odds", PHRASE.format("TIE PAYS 8 TO 1", "9 to 1"), "fail"),
    ("tie-inscription-odds", PHRASE.format("TIE PAYS 9 TO 1", "8 to 1"), "fail"),
    ("tie-inscription-odds", PHRASE.format("TIE PAYS 9 FOR 1", "8 to 1"), "pass"),
    ("tie-inscription-odds", PHRASE.format("TIE 8:1", "8 to 1"), "pass"),
    ("tie-inscription-odds", PHRASE.format("TIE PAYS", "8 to 1"), "pass"),
    ("tie-inscription-odds", "layout: {inscriptions: {tie: Tie pays 8 for 1}}", "fail"),
    ("tie-inscription-odds", "layout: {inscriptions: {tie: Tie pays 7 to 1}}", "fail"),
    ("tie-inscription-odds", "layout: {inscriptions: {tie: Tie pays 9 to 1}}", "pass"),
    ("vigorish-areas-missing", "layout: {vigorish_areas: 1}", "pass"),
    ("vigorish-areas-unlike-seats", AREAS.format(6, 7), "fail"),
    ("vigorish-areas-unlike-seats", AREAS.format(7, 7), "pass"),
    ("vigorish-areas-unlike-seats", AREAS.format(8, 7), "fail"),
    ("vigorish-areas-unlike-seats", AREAS.format(0, 7), "pass"),
    ("vigorish-areas-unlike-seats", "layout: {vigorish_areas: 6}", "not checkable"),
    ("card-area-missing", "layout: {card_areas: [banker]}", "fail"),
    ("marker-buttons-misplaced", "table: {positions: 7}", "not applicable"),
    ("marker-buttons-misplaced", BUTTONS.format("separate-rack", "elsewhere"), "pass"),
    ("marker-buttons-misplaced", BUTTONS.format("elsewhere", "elsewhere"), "fail"),
    ("marker-rack-misplaced", BUTTONS.format("separate-rack", "elsewhere"), "fail"),
    ("marker-rack-misplaced", BUTTONS.format("separate-rack", "in-front-of-the-float-container"), "pass"),
    ("marker-rack-misplaced", BUTTONS.format("float-container", "elsewhere"), "not applicable"),
    ("marker-rack-misplaced", "table: {marker_buttons: {rack: elsewhere}}", "not checkable"),
    ("no-tip-box", "table: {tip_box: elsewhere}", "pass"),
    ("drop-box-misplaced", "table: {drop_box: none}", "fail"),
    ("tip-box-misplaced", "table: {tip_box: elsewhere}", "fail"),
    ("tip-box-misplaced", "table: {tip_box: none}", "pass"),
    ("boxes-unapproved", BOXES.format("{reference: B-1}"), "pass"),
    ("boxes-unapproved", BOXES.format("{reference: B-1, by: bureau-of-casino-compliance}"), "fail"),
    ("boxes-unapproved", "table: {drop_box: dealer-side}", "fail"),
    ("boxes-unapproved", "table: {positions: 7}", "not applicable"),
    ("discard-rack-missing", "table: {discard_rack: {attached: elsewhere}}", "fail"),
    ("discard-rack-loose", "table: {discard_rack: {attached: dealer-side-top, securely: false}}", "fail"),
    ("discard-rack-loose", "table: {discard_rack: {attached: none, securely: false}}", "not applicable"),
]


@pytest.mark.parametrize(("rule", "text", "ended"), CASES)
def test_rule_on_the_table(rule: str, text: str, ended: str) -> None:
    assert outcome("541", rule, text) == ended
