"""§ 685a.2 and 685a.3(e): table, layout, Masque Card Reader device; below, at and above what the law says."""

import pytest

from tests.chapters.filings import outcome

BEFORE, FIRST_DAY = "head: {effective: 2020-11-20}", "head: {effective: 2020-11-21}"


def rack(height: int, decks: int, mark: str = "", shuffler: str = "manual") -> str:
    marked = f", marked_at_decks: {mark}" if mark else ""
    return (
        f"table: {{discard_rack: {{height_in_decks: {height}{marked}}}}}\n"
        f"cards: {{decks: {decks}, dealing: shoe, shuffler: {shuffler}}}"
    )


def inscription(which: str, words: str) -> str:
    return f'layout: {{inscriptions: {{{which}: "{words}"}}}}'


def area(which: str, words: str) -> str:
    return f'layout: {{range_areas: {{inscriptions: {{{which}: "{words}"}}}}}}'


def tip_box(approved_by: str) -> str:
    return f"table: {{tip_box: elsewhere}}\napprovals: {{tip_box_location: {{reference: B-1, by: {approved_by}}}}}"


CASES = [
    ("filed-before-chapter-in-force", BEFORE, "fail"),
    ("filed-before-chapter-in-force", FIRST_DAY, "pass"),
    ("more-positions-than-seats", "table: {positions: 5}", "pass"),
    ("more-positions-than-seats", "table: {positions: 6}", "pass"),
    ("more-positions-than-seats", "table: {positions: 7}", "fail"),
    ("more-positions-than-seats", "", "not checkable"),
    ("positions-on-several-sides", "table: {positions_on_one_side: true}", "pass"),
    ("dealer-not-opposite", "table: {dealer_opposite: true}", "pass"),
    ("layout-unapproved", "", "fail"),
    ("layout-unapproved", "approvals: {layout: {submitted: 2021-01-05}}", "pass"),
    ("layout-approval-outstanding", "approvals: {layout: {submitted: 2021-01-05}}\nhead: {status: approved}", "fail"),
    (
        "layout-approval-outstanding",
        "approvals: {layout: {submitted: 2021-01-05}}\nhead: {status: draft}",
        "not applicable",
    ),
    ("bet-area-missing", "layout: {areas: [match-the-dealer]}", "fail"),
    ("bet-area-missing", "layout: {areas: [bet]}", "pass"),
    ("bet-area-missing", "layout: {name_or_logo: logo}", "not checkable"),
    ("areas-not-for-each-player", "layout: {area_for_each_player: true}", "pass"),
    ("range-areas-not-three", "layout: {range_areas: {count: 3}}", "pass"),
    ("range-areas-not-three", "layout: {range_areas: {count: 4}}", "fail"),
    ("range-areas-not-three", "layout: {areas: [bet]}", "not checkable"),
    ("range-areas-of-another-form", "layout: {range_areas: {form: rectangular}}", "pass"),
    ("range-areas-misplaced", "layout: {range_areas: {place: in-front-of-the-dealer}}", "pass"),
    ("range-areas-uninscribed", "layout: {range_areas: {count: 3}}", "fail"),
    ("range-areas-uninscribed", "layout: {areas: [bet]}", "not checkable"),
    ("small-area-uninscribed", area("large", "Large, 10-J-Q-K-A"), "fail"),
    ("small-area-uninscribed", area("small", "Small, 2-3-4-5"), "pass"),
    ("small-area-uninscribed", "layout: {range_areas: {count: 3}}", "not checkable"),
    ("medium-area-uninscribed", area("small", "Small, 2-3-4-5"), "fail"),
    ("large-area-uninscribed", area("small", "Small, 2-3-4-5"), "fail"),
    ("small-area-inscribed-otherwise", area("small", "Small, 2-3-4-5"), "pass"),
    ("small-area-inscribed-otherwise", area("small", "SMALL 2 3 4 5"), "pass"),
    ("small-area-inscribed-otherwise", area("small", "Small: twos to fives"), "pass"),
    ("small-area-inscribed-otherwise", area("small", "If the hole card is a 2, 3, 4 or 5: small"), "pass"),
    ("small-area-inscribed-otherwise", area("small", "A small card: 2-3-4-5"), "pass"),
    ("small-area-inscribed-otherwise", area("small", "Small, 2-3-4"), "fail"),
    ("small-area-inscribed-otherwise", area("small", "Small, 2-6"), "fail"),
    ("small-area-inscribed-otherwise", area("small", "Small"), "fail"),
    ("small-area-inscribed-otherwise", area("small", "Medium, 2-3-4-5"), "fail"),
    ("small-area-inscribed-otherwise", "layout: {range_areas: {count: 3}}", "not checkable"),
    ("small-area-inscription-reworded", area("small", "SMALL: 2-3-4-5!"), "pass"),
    ("small-area-inscription-reworded", area("small", "2-3-4-5"), "review"),
    ("small-area-inscription-reworded", area("small", "Small, 2-3-4"), "pass"),
    ("medium-area-inscribed-otherwise", area("medium", "Medium, 6-7-8-9"), "pass"),
    ("medium-area-inscribed-otherwise", area("medium", "Medium 6-9"), "pass"),
    ("medium-area-inscribed-otherwise", area("medium", "Medium, 7-8-9-10"), "fail"),
    ("medium-area-inscription-reworded", area("medium", "Medium 6-9"), "review"),
    ("large-area-inscribed-otherwise", area("large", "Large, 10-J-Q-K-A"), "pass"),
    ("large-area-inscribed-otherwise", area("large", "large, 10-j-q-k-a"), "pass"),
    ("large-area-inscribed-otherwise", area("large", "10 J Q K A Large"), "pass"),
    ("large-area-inscribed-otherwise", area("large", "Large: ten, jack, queen, king or ace"), "pass"),
    ("large-area-inscribed-otherwise", area("large", "Large, 10-A"), "pass"),
    ("large-area-inscription-reworded", area("large", "Large: 10-J-Q-K-A"), "pass"),
    ("large-area-inscription-reworded", area("large", "Large, 10-A"), "review"),
    ("blackjack-inscription-missing", "layout: {inscriptions: {insurance: Insurance pays 2 to 1}}", "fail"),
    ("blackjack-inscription-missing", "", "not checkable"),
    ("blackjack-inscription-odds", inscription("blackjack", "Blackjack pays 6:5"), "fail"),
    ("blackjack-inscription-reworded", inscription("blackjack", "Blackjack pays well"), "review"),
    ("insurance-inscription-odds", inscription("insurance", "Insurance pays 3 to 1"), "fail"),
    ("insurance-inscription-odds", inscription("insurance", "Insurance pays 2 for 1"), "fail"),
    ("insurance-inscription-odds", inscription("insurance", "Insurance pays 3 for 1"), "pass"),
    ("insurance-inscription-missing", inscription("blackjack", "Blackjack pays 3 to 2"), "fail"),
    ("insurance-inscription-reworded", inscription("insurance", "Insurance is paid 2 to 1"), "review"),
    ("dealer-inscription-missing", inscription("blackjack", "Blackjack pays 3 to 2"), "fail"),
    ("dealer-inscription-contrary", inscription("dealer", "Dealer must hit on soft 17"), "fail"),
    ("dealer-inscription-contrary", inscription("dealer", "Dealer stands on soft 17"), "pass"),
    ("dealer-inscription-contrary", inscription("dealer", "Dealer stands on hard 17s"), "fail"),
    ("dealer-inscription-contrary", inscription("dealer", "Dealer does not hit soft 17"), "pass"),
    ("surrender-notice-missing", "layout: {no_surrender: layout}", "pass"),
    ("surrender-notice-missing", "layout: {no_surrender: sign}", "pass"),
    ("surrender-notice-missing", "", "not checkable"),
    (
        "surrender-inscription-missing",
        "layout: {no_surrender: layout, inscriptions: {blackjack: Blackjack pays 3 to 2}}",
        "fail",
    ),
    ("surrender-inscription-missing", "layout: {no_surrender: layout}", "not checkable"),
    (
        "surrender-inscription-missing",
        "layout: {no_surrender: sign, inscriptions: {blackjack: Blackjack pays 3 to 2}}",
        "not applicable",
    ),
    (
        "surrender-inscription-missing",
        "layout: {no_surrender: layout, inscriptions: {no_surrender: No surrender}}",
        "pass",
    ),
    ("surrender-inscription-contrary", inscription("no_surrender", "Surrender against an ace only"), "fail"),
    ("surrender-inscription-contrary", inscription("no_surrender", "Players don't surrender here"), "pass"),
    ("surrender-inscription-unlike", inscription("no_surrender", "Every hand is played to its end"), "review"),
    (
        "match-the-dealer-area-missing",
        "optional_wagers: {match-the-dealer: {}}\nlayout: {areas: [bet]}",
        "fail",
    ),
    (
        "match-the-dealer-area-missing",
        "optional_wagers: {match-the-dealer: {}}\nlayout: {areas: [bet, match-the-dealer]}",
        "pass",
    ),
    ("match-the-dealer-area-missing", "layout: {areas: [bet]}", "not applicable"),
    ("match-the-dealer-area-without-the-wager", "layout: {areas: [bet, match-the-dealer]}", "review"),
    ("match-the-dealer-area-without-the-wager", "layout: {areas: [bet]}", "pass"),
    (
        "match-the-dealer-area-without-the-wager",
        "optional_wagers: {match-the-dealer: {}}\nlayout: {areas: [bet, match-the-dealer]}",
        "not applicable",
    ),
    ("wager-odds-not-shown", "optional_wagers: {match-the-dealer: {odds_shown: sign}}", "pass"),
    ("dealer-22-not-shown", "", "not checkable"),
    ("drop-box-misplaced", "table: {drop_box: dealer-side}", "pass"),
    ("tip-box-moved-unapproved", tip_box("executive-director"), "fail"),
    ("tip-box-moved-unapproved", tip_box("bureau-of-casino-compliance"), "pass"),
    ("tip-box-moved-without-need", "table: {tip_box: elsewhere, tip_box_prevented_by: otherwise}", "fail"),
    ("tip-box-moved-without-need", "table: {tip_box: elsewhere, tip_box_prevented_by: other-equipment}", "pass"),
    ("tip-box-moved-without-need", "table: {tip_box: elsewhere}", "not checkable"),
    ("tip-box-moved-without-need", "table: {tip_box: dealer-side-opposite-the-drop-box}", "not applicable"),
    ("boxes-unapproved", "table: {drop_box: dealer-side}", "fail"),
    ("boxes-unapproved", "table: {drop_box: dealer-side}\napprovals: {boxes: {submitted: 2021-01-05}}", "pass"),
    ("boxes-unapproved", "table: {positions: 6}", "not applicable"),
    ("small-light-of-another-color", "table: {card_reader: {lights: {small: red}}}", "fail"),
    ("small-light-of-another-color", "table: {card_reader: {lights: {small: blue}}}", "pass"),
    ("small-light-of-another-color", "table: {card_reader: {lights: {medium: red}}}", "not checkable"),
    ("medium-light-of-another-color", "table: {card_reader: {lights: {medium: yellow}}}", "fail"),
    ("medium-light-of-another-color", "table: {card_reader: {lights: {medium: red}}}", "pass"),
    ("large-light-of-another-color", "table: {card_reader: {lights: {large: red}}}", "fail"),
    ("large-light-of-another-color", "table: {card_reader: {lights: {large: yellow}}}", "pass"),
    ("small-range-of-other-ranks", 'cards: {ranges: {small: ["5", "4", "3", "2"]}}', "pass"),
    ("small-range-of-other-ranks", 'cards: {ranges: {small: ["2", "3", "4"]}}', "fail"),
    ("medium-range-of-other-ranks", 'cards: {ranges: {medium: ["6", "7", "8", "9", "10"]}}', "fail"),
    ("medium-range-of-other-ranks", 'cards: {ranges: {medium: ["6", "7", "8", "9"]}}', "pass"),
    ("large-range-of-other-ranks", 'cards: {ranges: {large: [ace, king, queen, jack, "10"]}}', "pass"),
    ("discard-rack-loose", "table: {discard_rack: {attached: dealer-side-top, securely: false}}", "fail"),
    ("discard-rack-loose", "table: {discard_rack: {attached: dealer-side-top, securely: true}}", "pass"),
    ("discard-rack-loose", "table: {discard_rack: {attached: none, securely: false}}", "not applicable"),
    ("discard-rack-too-low", rack(5, 6), "fail"),
    ("discard-rack-too-low", rack(6, 6), "pass"),
    ("discard-rack-too-low", rack(5, 6, shuffler="continuous"), "not applicable"),
    ("tall-rack-unmarked", rack(6, 6), "pass"),
    ("tall-rack-unmarked", rack(7, 6), "fail"),
    ("tall-rack-unmarked", rack(7, 6, "6"), "pass"),
    ("tall-rack-unmarked", rack(7, 6, "5"), "fail"),
    ("rack-height-without-a-shoe", rack(5, 6, shuffler="continuous"), "review"),
    ("rack-height-without-a-shoe", rack(7, 6, shuffler="continuous"), "review"),
    ("rack-height-without-a-shoe", rack(7, 6, "6", shuffler="continuous"), "pass"),
    ("rack-height-without-a-shoe", rack(6, 6), "not applicable"),
]


@pytest.mark.parametrize(("rule", "text", "ended"), CASES)
def test_table_layout_and_reader(rule: str, text: str, ended: str) -> None:
    assert outcome("685a", rule, text) == ended
