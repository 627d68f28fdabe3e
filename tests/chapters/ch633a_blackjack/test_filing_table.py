"""§ 633a.2: the table and its layout, below, at and above what the law says."""

import pytest

from tests.chapters.filings import outcome

RACK = "table: {{discard_rack: {{height_in_decks: {0}{1}}}}}\ncards: {{decks: {2}, dealing: {3}, shoe: {4}}}"


def rack(height: int, decks: int, mark: str = "", dealing: str = "shoe", shoe: str = "single") -> str:
    return RACK.format(height, f", marked_at_decks: {mark}" if mark else "", decks, dealing, shoe)


def inscription(which: str, words: str) -> str:
    return f'layout: {{inscriptions: {{{which}: "{words}"}}}}'


CASES = [
    ("more-positions-than-seats", "table: {positions: 6}", "kept"),
    ("more-positions-than-seats", "table: {positions: 7}", "kept"),
    ("more-positions-than-seats", "", "not checkable"),
    ("layout-unapproved", "", "broken"),
    ("layout-unapproved", "approvals: {layout: {submitted: 2015-06-01}}", "kept"),
    ("layout-approval-outstanding", "approvals: {layout: {submitted: 2015-06-01}}\nhead: {status: approved}", "broken"),
    (
        "layout-approval-outstanding",
        "approvals: {layout: {submitted: 2015-06-01}}\nhead: {status: draft}",
        "not applicable",
    ),
    ("blackjack-area-missing", "layout: {areas: [in-between]}", "broken"),
    ("blackjack-area-missing", "layout: {areas: [blackjack]}", "kept"),
    ("blackjack-area-missing", "layout: {name_or_logo: logo}", "not checkable"),
    ("kings-bounty-area-missing", "optional_wagers: {kings-bounty: {}}\nlayout: {areas: [blackjack]}", "broken"),
    ("kings-bounty-area-missing", "optional_wagers: {kings-bounty: {}}\nlayout: {areas: [kings-bounty]}", "kept"),
    ("kings-bounty-area-missing", "layout: {areas: [blackjack]}", "not applicable"),
    ("blackjack-inscription-missing", "layout: {inscriptions: {insurance: Insurance pays 2 to 1}}", "broken"),
    ("blackjack-inscription-missing", "", "not checkable"),
    ("blackjack-inscription-odds", inscription("blackjack", "Blackjack pays 6:5"), "broken"),
    ("blackjack-inscription-odds", inscription("blackjack", "Blackjack pays 6 to 4"), "kept"),
    ("blackjack-inscription-reworded", inscription("blackjack", "BLACKJACK PAYS 3-2"), "kept"),
    ("blackjack-inscription-reworded", inscription("blackjack", "Blackjack pays well"), "noted"),
    ("blackjack-inscription-reworded", inscription("blackjack", "Blackjack pays 6 to 5"), "kept"),
    ("insurance-inscription-odds", inscription("insurance", "Insurance pays 3 to 1"), "broken"),
    ("dealer-inscription-contrary", inscription("dealer", "Dealer must hit on soft 17"), "broken"),
    ("dealer-inscription-contrary", inscription("dealer", "Dealer stands on soft 17"), "kept"),
    ("similar-language-unapproved", inscription("dealer", "Dealer shall draw to 16 and stand on all 17’s"), "kept"),
    ("similar-language-unapproved", inscription("dealer", "Dealer hits soft 17"), "kept"),
    (
        "similar-language-unapproved",
        inscription("dealer", "Dealer stands on all 17s") + "\napprovals: {similar_language: {reference: ED-1}}",
        "kept",
    ),
    ("payout-limit-not-shown", "layout: {payout_limit: neither}\nmax_payout: {amount: 25000}", "broken"),
    ("payout-limit-not-shown", "layout: {payout_limit: generic}\nmax_payout: {amount: 25000}", "kept"),
    ("payout-limit-not-shown", "layout: {payout_limit: neither}", "not applicable"),
    ("discard-rack-loose", "table: {discard_rack: {attached: dealer-side-top, securely: false}}", "broken"),
    ("discard-rack-loose", "table: {discard_rack: {attached: dealer-side-top, securely: true}}", "kept"),
    ("discard-rack-loose", "table: {discard_rack: {attached: none, securely: false}}", "not applicable"),
    ("discard-rack-too-low", rack(5, 6), "broken"),
    ("discard-rack-too-low", rack(6, 6), "kept"),
    ("discard-rack-too-low", rack(5, 6, shoe="double"), "not applicable"),
    ("tall-rack-unmarked", rack(6, 6), "kept"),
    ("tall-rack-unmarked", rack(7, 6), "broken"),
    ("tall-rack-unmarked", rack(7, 6, "6"), "kept"),
    ("tall-rack-unmarked", rack(7, 6, "5"), "broken"),
    ("hand-dealt-rack-height", rack(6, 2, dealing="hand", shoe="none"), "noted"),
    ("hand-dealt-rack-height", rack(6, 2, "2", "hand", "none"), "kept"),
    ("double-shoe-rack-unmarked", rack(8, 8, shoe="double"), "broken"),
    ("double-shoe-rack-unmarked", rack(8, 8, "4", shoe="double"), "kept"),
    ("double-shoe-rack-unmarked", rack(4, 8, shoe="double"), "kept"),
]


@pytest.mark.parametrize(("rule", "text", "ended"), CASES)
def test_the_table_and_its_layout(rule: str, text: str, ended: str) -> None:
    assert outcome("633a", rule, text) == ended
