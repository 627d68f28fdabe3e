"""§ 633a.2: the table and its layout, below, at and above what the law says."""

import pytest

from tests.chapters.filings import outcome

RACK = "table: {{discard_rack: {{height_in_decks: {0}{1}}}}}\ncards: {{decks: {2}, dealing: {3}, shoe: {4}}}"


def rack(height: int, decks: int, mark: str = "", dealing: str = "shoe", shoe: str = "single") -> str:
    return RACK.format(height, f", marked_at_decks: {mark}" if mark else "", decks, dealing, shoe)


def inscription(which: str, words: str) -> str:
    return f'layout: {{inscriptions: {{{which}: "{words}"}}}}'


CASES = [
    ("more-positions-than-seats", "table: {positions: 6}", "pass"),
    ("more-positions-than-seats", "table: {positions: 7}", "pass"),
    ("more-positions-than-seats", "", "not checkable"),
    ("layout-unapproved", "", "fail"),
    ("layout-unapproved", "approvals: {layout: {submitted: 2015-06-01}}", "pass"),
    ("layout-approval-outstanding", "approvals: {layout: {submitted: 2015-06-01}}\nhead: {status: approved}", "fail"),
    (
        "layout-approval-outstanding",
        "approvals: {layout: {submitted: 2015-06-01}}\nhead: {status: draft}",
        "not applicable",
    ),
    ("blackjack-area-missing", "layout: {areas: [in-between]}", "fail"),
    ("blackjack-area-missing", "layout: {areas: [blackjack]}", "pass"),
    ("blackjack-area-missing", "layout: {name_or_logo: logo}", "not checkable"),
    ("kings-bounty-area-missing", "optional_wagers: {kings-bounty: {}}\nlayout: {areas: [blackjack]}", "fail"),
    ("kings-bounty-area-missing", "optional_wagers: {kings-bounty: {}}\nlayout: {areas: [kings-bounty]}", "pass"),
    ("kings-bounty-area-missing", "layout: {areas: [blackjack]}", "not applicable"),
    ("blackjack-inscription-missing", "layout: {inscriptions: {insurance: Insurance pays 2 to 1}}", "fail"),
    ("blackjack-inscription-missing", "", "not checkable"),
    ("blackjack-inscription-odds", inscription("blackjack", "Blackjack pays 6:5"), "fail"),
    ("blackjack-inscription-odds", inscription("blackjack", "Blackjack pays 6 to 4"), "pass"),
    ("blackjack-inscription-reworded", inscription("blackjack", "BLACKJACK PAYS 3-2"), "pass"),
    ("blackjack-inscription-reworded", inscription("blackjack", "Blackjack pays well"), "review"),
    ("blackjack-inscription-reworded", inscription("blackjack", "Blackjack pays 6 to 5"), "pass"),
    ("insurance-inscription-odds", inscription("insurance", "Insurance pays 3 to 1"), "fail"),
    ("dealer-inscription-contrary", inscription("dealer", "Dealer must hit on soft 17"), "fail"),
    ("dealer-inscription-contrary", inscription("dealer", "Dealer stands on soft 17"), "pass"),
    ("similar-language-unapproved", inscription("dealer", "Dealer shall draw to 16 and stand on all 17’s"), "pass"),
    ("similar-language-unapproved", inscription("dealer", "Dealer hits soft 17"), "pass"),
    (
        "similar-language-unapproved",
        inscription("dealer", "Dealer stands on all 17s") + "\napprovals: {similar_language: {reference: ED-1}}",
        "pass",
    ),
    ("payout-limit-not-shown", "layout: {payout_limit: neither}\nmax_payout: {amount: 25000}", "fail"),
    ("payout-limit-not-shown", "layout: {payout_limit: generic}\nmax_payout: {amount: 25000}", "pass"),
    ("payout-limit-not-shown", "layout: {payout_limit: neither}", "not applicable"),
    ("discard-rack-loose", "table: {discard_rack: {attached: dealer-side-top, securely: false}}", "fail"),
    ("discard-rack-loose", "table: {discard_rack: {attached: dealer-side-top, securely: true}}", "pass"),
    ("discard-rack-loose", "table: {discard_rack: {attached: none, securely: false}}", "not applicable"),
    ("discard-rack-too-low", rack(5, 6), "fail"),
    ("discard-rack-too-low", rack(6, 6), "pass"),
    ("discard-rack-too-low", rack(5, 6, shoe="double"), "not applicable"),
    ("tall-rack-unmarked", rack(6, 6), "pass"),
    ("tall-rack-unmarked", rack(7, 6), "fail"),
    ("tall-rack-unmarked", rack(7, 6, "6"), "pass"),
    ("tall-rack-unmarked", rack(7, 6, "5"), "fail"),
    ("hand-dealt-rack-height", rack(6, 2, dealing="hand", shoe="none"), "review"),
    ("hand-dealt-rack-height", rack(6, 2, "2", "hand", "none"), "pass"),
    ("double-shoe-rack-unmarked", rack(8, 8, shoe="double"), "fail"),
    ("double-shoe-rack-unmarked", rack(8, 8, "4", shoe="double"), "pass"),
    ("double-shoe-rack-unmarked", rack(4, 8, shoe="double"), "pass"),
]


@pytest.mark.parametrize(("rule", "text", "ended"), CASES)
def test_the_table_and_its_layout(rule: str, text: str, ended: str) -> None:
    assert outcome("633a", rule, text) == ended
