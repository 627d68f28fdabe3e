"""What a filing does not state yet: each field once, in the form's order, with the rules that wait for it."""

from validator.core.data import data_folder
from validator.core.finding import Outcome
from validator.filing.check import judge_filing
from validator.filing.fields import order_of
from validator.filing.missing_fields import MissingField, unstated_in

SHOE = (data_folder("submissions") / "633a-shoe.yaml").read_text(encoding="utf-8")


def unstated(text: str) -> dict[str, MissingField]:
    return {one.path: one for one in unstated_in(judge_filing(text, name="filing.yaml"))}


def without(*lines: str) -> str:
    text = SHOE
    for line in lines:
        assert text.count(f"{line}\n") == 1, line
        text = text.replace(f"{line}\n", "")
    return text


def test_a_filing_that_states_all_that_rules_ask_for_lacks_nothing() -> None:
    assert unstated(SHOE) == {}


def test_a_field_is_told_with_the_rules_that_wait_for_it_and_where_it_would_stand() -> None:
    (one,) = unstated(without("  dealer_stands_on: 17")).values()
    assert (one.path, one.rules, one.demanded) == ("dealing.dealer_stands_on", ["dealer-stands-elsewhere"], [])
    line = without("  dealer_stands_on: 17").splitlines().index("dealing: # § 633a.7") + 1
    assert one.line == line
    assert one.known is not None
    assert one.known.paragraphs == ("633a.7(m)",)


def test_what_the_law_demands_to_be_stated_is_told_so_though_the_filing_is_unfinished() -> None:
    missing = without("  adjacent_boxes: 2 # must be specified, § 633a.6(f)")
    for text in (missing, missing.replace("status: submitted", "status: unfinished")):
        one = unstated(text)["wagers.adjacent_boxes"]
        assert one.demanded == ["633a.6(f)"]
        assert "more-adjacent-boxes-than-positions" in one.rules


def test_what_may_be_left_unsaid_under_an_open_reading_is_not_demanded() -> None:
    missing = without("  blackjack_paid: immediately # or after-the-hole-card")
    for text in (missing, missing.replace("status: submitted", "status: unfinished")):
        assert unstated(text)["dealing.blackjack_paid"].demanded == []


def test_all_that_a_rule_lacks_is_told_and_not_the_first_alone() -> None:
    gone = unstated('chapter: "633a"\n')
    (rule,) = set(gone["table.positions"].rules) & set(gone["wagers.adjacent_boxes"].rules)
    assert rule == "more-adjacent-boxes-than-positions"


def test_fields_come_in_the_order_of_the_form_each_once() -> None:
    paths = list(unstated('chapter: "633a"\n'))
    order = order_of("633a")
    known = [path for path in paths if path in order]
    assert known == sorted(known, key=lambda path: order[path])
    assert len(paths) > 100


def test_blocks_come_in_the_order_of_the_filing_those_that_lack_where_the_form_has_them() -> None:
    found = unstated('chapter: "633a"\npayouts: {blackjack: 3 to 2}\ntable: {positions: 6}\n')
    blocks = list(dict.fromkeys(path.partition(".")[0] for path in found))
    assert blocks.index("payouts") < blocks.index("table") < blocks.index("layout") < blocks.index("cards")


def test_what_a_fault_spoils_is_not_said_to_be_unstated() -> None:
    assert "table.positions" not in unstated(SHOE.replace("  positions: 6\n", "  postions: 6\n"))
    assert "cards.decks" not in unstated(SHOE.replace("  decks: 6 #", "  decks: six #"))


def test_every_rule_that_is_not_checkable_waits_for_something() -> None:
    for chapter in ("535", "541", "633a", "685a"):
        report = judge_filing(f'chapter: "{chapter}"\n', name="filing.yaml")
        waiting = {rule for one in unstated_in(report) for rule in one.rules}
        assert waiting >= {tally.rule for tally in report.tallies if tally.outcome is Outcome.NOT_CHECKABLE}
