"""Phrases about the end of a round: the announcement of the result, and what becomes of the cards."""

from tests.worked.baccarat.play import DEALER
from tests.worked.baccarat.teller import Match, NotMine, Teller, Work
from tests.worked.casefile import NotTranslated


def counts(teller: Teller, match: Match) -> None:
    """``Player 7, Banker 5``: the final Point Counts of the round."""
    one = teller.round
    if one.count or one.order:
        raise NotMine
    said = {match["first"]: int(match["a"]), match["second"]: int(match["b"])}
    one.plan(said["player"], said["banker"])


def tie(teller: Teller, match: Match) -> None:
    one = teller.begin(int(match["round"])) if match.groupdict().get("round") else teller.round
    if one.count or one.order:
        raise NotMine
    one.plan(6, 6)


def no_tie_call(teller: Teller, match: Match) -> None:
    one = teller.round
    if not one.count and not one.order:
        one.plan(6, 6)
    one.skip.add("tie-hand")


def no_result(teller: Teller, match: Match) -> None:
    teller.round.skip.add("result")


def no_finals(teller: Teller, match: Match) -> None:
    teller.round.skip.add("finals")
    one = teller.round
    if not one.count and not one.order:
        one.plan_cards(("KH", "2C", "4S"), ("KD", "7H"))


def announced(teller: Teller, match: Match) -> None:
    """The result as the dealer announces it."""
    one = teller.round
    if not one.order and not one.count:
        raise NotMine
    one.skip.add("result")
    one.result()
    said = match["said"]
    if said == "tie":
        one.sheet.put("call", what="tie-hand", by=DEALER)
    one.sheet.put("result", what=said, by=DEALER)


def settled_early(teller: Teller, match: Match) -> None:
    """Wagers are settled before the result is announced."""
    one = teller.round
    if not one.wagers:
        one.bet(teller.table.seats[0], "player", 1000)
    one.skip |= {"result"}
    one.settle()
    one.sheet.put("result", what=one.outcome(), by=DEALER)


def mixed(teller: Teller, match: Match) -> None:
    """The cards are swept together."""
    if teller.options.chapter != "541":
        raise NotTranslated(f"{match[0]!r}: only 541 orders the discards")
    teller.round.settle()
    teller.round.clear(what="in-disorder")


def in_order(teller: Teller, match: Match) -> None:
    teller.round.settle()
    teller.round.clear(what="in-order" if teller.options.chapter == "541" else "")


def elsewhere(teller: Teller, match: Match) -> None:
    if teller.table.idle:
        raise NotMine
    teller.round.settle()
    teller.round.clear(dest={"shoe": "shoe", "table": "layout", "layout": "layout"}.get(match["place"], "side"))


_ROUND = r"(?:round (?P<round>\d+):?,? )?"

PHRASES: tuple[tuple[str, Work], ...] = (
    (
        r"(?P<first>player|banker)(?: hand)? (?P<a>\d)(?:,| v| vs\.?| versus| and)? (?P<second>player|banker)(?: hand)? (?P<b>\d)",
        counts,
    ),
    (rf"{_ROUND}(?:tie|tie hand|hands? (?:equal|tie)|equal point counts)", tie),
    (r"tie hand not announced|dealer not announce tie hand|no tie hand announced", no_tie_call),
    (
        r"(?:result|winner|winning hand)(?: of round)? not announced|no result announced|dealer not announce result",
        no_result,
    ),
    (r"final (?:point )?counts? not announced|no final (?:point )?counts?(?: announced)?", no_finals),
    (r"(?:dealer )?announces (?P<said>player|banker|tie)(?: hand)?(?: wins)?", announced),
    (r"(?:result )?announced:? (?P<said>player|banker|tie)(?: wins)?", announced),
    (
        r"(?:wagers? )?(?:paid|settled|collected|wagers (?:paid|settled|collected)) before (?:result|announcement)(?: announced)?(?: of result)?",
        settled_early,
    ),
    (
        r"(?:all )?cards (?:swept|pushed|scooped|thrown|mixed|jumbled|shoved|raked)(?: up)?(?: together| in disorder| in heap| at random)*(?: to discards| (?:into|in) discards)?",
        mixed,
    ),
    (
        r"(?:all )?cards (?:picked up |collected |discarded |to discards )*(?:in disorder|out of order|at random|in no order|mixed)(?: to discards)?",
        mixed,
    ),
    (
        r"(?:all )?cards (?:picked up|collected|discarded|placed|put|to discards)(?:,? (?:in order|hand by hand|player hand first|to discards|player hand then banker hand|so that they can readily (?:arranged|reconstructed)))*",
        in_order,
    ),
    (
        r"(?:all )?cards (?:put |placed |left |returned )(?:back )?(?:on|in|into|to) (?P<place>shoe|table|layout|side)",
        elsewhere,
    ),
)
