"""Every stake ends by the end of its round, and every row that moves money names a wager of the round."""

import pytest

from tests.games.blackjack.rounds import FILED, filing
from tests.games.blackjack.stakes import LOST, TIED, WON, round_
from tests.games.blackjack.told import CHAPTERS, told

LEFT, UNKNOWN, WITHDRAWN = "stake-left-unsettled", "money-on-unknown-wager", "paid-on-withdrawn-wager"
BOX = "box-without-cards-not-returned"
CITES = {"551": "551.6(f)", "590": "590.7(r)", "633a": "633a.7(r)", "672a": "672a.7(r)", "685a": "685a.7(r)"}
DEAD = {"551": "551.16(h)", "590": "590.13(g)", "633a": "633a.14(g)", "672a": "672a.12(g)", "685a": "685a.12(f)"}
TIE = {"551": "551.6(c)", "590": "590.7(p)", "633a": "633a.7(q)", "672a": "672a.7(p)", "685a": "685a.7(p)"}


@pytest.mark.parametrize("chapter", CHAPTERS)
class TestStakes:
    def test_a_tie_that_is_never_returned(self, chapter: str) -> None:
        said = told(LEFT, chapter, round_(chapter, TIED, "*end"))
        assert said.cites == (CITES[chapter],)
        assert said.events == said.marked
        assert said.cents == (1000,)
        assert said.short == ("P1",)

    @pytest.mark.parametrize(
        ("cards", "settled"), ((TIED, "return 1 1000"), (WON, "pay 1 1000"), (LOST, "collect 1 1000"))
    )
    def test_a_stake_that_ends(self, chapter: str, cards: str, settled: str) -> None:
        said = told(LEFT, chapter, round_(chapter, cards, settled))
        assert said.cites == ()
        assert said.tally.passed == 1

    @pytest.mark.parametrize("kind", ("collect", "pay", "return"))
    def test_a_log_that_may_not_tell_the_end(self, chapter: str, kind: str) -> None:
        said = told(LEFT, chapter, round_(chapter, TIED, ""), undeclared=(kind,))
        assert said.cites == ()
        assert said.tally.missing == {"every collection, payment and return to the end of the round": 1}

    @pytest.mark.parametrize("cards", (WON, LOST))
    def test_an_amount_that_is_told_is_not_told_twice(self, chapter: str, cards: str) -> None:
        said = told(LEFT, chapter, round_(chapter, cards, ""))
        assert said.cites == ()
        assert said.others

    def test_a_tie_returned_in_part(self, chapter: str) -> None:
        said = told("tie-not-returned", chapter, round_(chapter, TIED, "*return 1 400"))
        assert said.cites == (TIE[chapter],)
        assert said.events == said.marked
        assert said.cents == (-600,)
        whole = told("tie-not-returned", chapter, round_(chapter, TIED, "return 1 400\nreturn 1 600"))
        assert whole.cites == ()

    @pytest.mark.parametrize("undeclared", (("return",), ("collect",)))
    def test_a_part_is_all_that_the_log_tells(self, chapter: str, undeclared: tuple[str, ...]) -> None:
        assert (
            told("tie-not-returned", chapter, round_(chapter, TIED, "return 1 400"), undeclared=undeclared).cites == ()
        )

    @pytest.mark.parametrize(
        ("cards", "settled", "rule", "cents"),
        (
            (TIED, "return 1 1000\n*return 1 1000", "tie-not-returned", 1000),
            (TIED, "*return 1 1500", "tie-not-returned", 500),
            (WON, "*pay 1 1000\nreturn 1 1000\nreturn 1 1000", "winning-wager-paid-at-wrong-odds", 1000),
            (WON, "pay 1 1000\n*pay 1 1000", "winning-wager-paid-at-wrong-odds", 1000),
            (LOST, "collect 1 1000\n*return 1 1000", "losing-wager-not-collected", 1000),
            (LOST, "collect 1 1000\n*return 1 400", "losing-wager-not-collected", 400),
            (LOST, "collect 1 1000\n*collect 1 1000", "collected-beyond-the-stake", -1000),
            (LOST, "*return 1 1000", "losing-wager-not-collected", 1000),
        ),
    )
    def test_a_stake_counted_twice(self, chapter: str, cards: str, settled: str, rule: str, cents: int) -> None:
        said = told(rule, chapter, round_(chapter, cards, settled))
        assert said.cents == (cents,)
        assert said.events == said.marked

    @pytest.mark.parametrize(
        "settled", ("return 1 1000 cents=", "pay 1 1000 cents=", "return 1 400\nreturn 1 600 cents=")
    )
    def test_a_row_without_an_amount_accuses_nobody(self, chapter: str, settled: str) -> None:
        said = told("tie-not-returned", chapter, round_(chapter, TIED, settled))
        assert said.cites == ()
        assert not {LEFT, "winning-wager-paid-at-wrong-odds", "losing-wager-not-collected"}.intersection(said.others)

    @pytest.mark.parametrize(("row", "cents"), (("pay 3 700", 700), ("return 3 700", 700), ("collect 3 700", -700)))
    def test_money_on_a_wager_that_is_not_there(self, chapter: str, row: str, cents: int) -> None:
        log = round_(chapter, WON, f"pay 1 1000\n*{row}\n*{row}")
        said = told(UNKNOWN, chapter, log)
        assert said.cites == (CITES[chapter],) * 2
        assert said.events == said.marked
        assert said.cents == (cents,) * 2
        unsure = told(UNKNOWN, chapter, log, undeclared=("wager",))
        assert unsure.cites == ()
        assert unsure.tally.missing == {"every wager of the round": 1}

    def test_a_payment_on_a_wager_taken_back(self, chapter: str) -> None:
        taken = '*{"kind": "wager-withdrawn", "wager": 1, "by": "player"}'
        said = told(WITHDRAWN, chapter, round_(chapter, WON, "*pay 1 1000", deal=taken))
        assert said.cites == (CITES[chapter],)
        assert (said.roots, said.events) == (said.marked[:1], said.marked[1:])
        assert said.cents == (1000,)
        assert told(WITHDRAWN, chapter, round_(chapter, WON, "", deal=taken)).cites == ()

    def test_a_bonus_that_the_wager_does_not_have(self, chapter: str) -> None:
        rule = "bonus-on-another-wager"
        said = told(rule, chapter, round_(chapter, WON, "pay 1 1000\n*pay 1 500 what=magic-card-bonus"))
        assert said.cites == (() if chapter == "551" else (CITES[chapter],))
        assert said.cents == (() if chapter == "551" else (500,))
        insured = round_(
            chapter, WON, "pay 1 1000\n*pay 1p 500 what=crown-treasure-bonus", "lays 1p match-the-dealer 500"
        )
        assert told(rule, chapter, insured).cents == (500,)
        assert told(rule, chapter, round_(chapter, WON, "pay 1 1000")).cites == ()

    def test_a_wager_taken_back_in_part_is_settled_on_the_rest(self, chapter: str) -> None:
        taken = '{"kind": "wager-withdrawn", "wager": 1, "cents": 400, "by": "player"}'
        rule = "winning-wager-paid-at-wrong-odds"
        assert told(rule, chapter, round_(chapter, WON, "pay 1 600", deal=taken)).cites == ()
        assert told(rule, chapter, round_(chapter, WON, "pay 1 1000", deal=taken)).cents == (400,)

    @pytest.mark.parametrize(("settled", "back"), (("", 0), ("return 2 1000", 1000)))
    def test_a_box_that_got_no_cards(self, chapter: str, settled: str, back: int) -> None:
        more = "bet 2 1000"
        said = told(BOX, chapter, round_(chapter, WON, f"pay 1 1000\n{settled}", more))
        if back:
            assert said.cites == ()
            assert said.tally.passed == 1
            return
        assert said.cites == (DEAD[chapter],)
        assert said.noted == (chapter != "551",)
        assert said.cents == (-1000,)
        assert LEFT not in said.others

    def test_a_box_that_got_no_cards_settled(self, chapter: str) -> None:
        for settled, cents in (("collect 2 1000", -1000), ("return 2 400", -600), ("pay 2 1000", 1000)):
            said = told(
                "box-without-cards-settled", chapter, round_(chapter, WON, f"pay 1 1000\n{settled}", "bet 2 1000")
            )
            assert said.cents == (cents,)


@pytest.mark.parametrize("chapter", ("551", "633a", "685a"))
@pytest.mark.parametrize("settled", ("", "*collect 302 500", "*return 302 200"))
def test_a_match_the_dealer_wager_on_a_box_that_got_no_cards(chapter: str, settled: str) -> None:
    filed = filing(chapter, {**FILED, "optional_wagers.match-the-dealer": "{}"})
    more = "bet 2 1000\nmatch 2 500"
    row = settled.lstrip("*").replace("302", "2m")
    log = round_(chapter, WON, f"pay 1 1000\nreturn 2 1000\n{row}", more)
    rule = "box-without-cards-settled" if row else BOX
    said = told(rule, chapter, log, filed=filed)
    assert said.cites == (DEAD[chapter],)
    assert said.cents == ({"": -500, "c": -500, "r": -300}[row[:1]],)
