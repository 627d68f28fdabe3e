"""One wrong act in lawful play: edits of the rows of one round, each naming the rule that it breaks.

An edit takes the rows of a round (those of the table before it included) and answers whether the round offered the
chance; if not, it leaves them as they are.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from validator.proof.simulate.blackjack.game import Limits
from validator.proof.simulate.book import Row

Edit = Callable[[list[Row]], bool]

CHIP = Limits().chip
"""Cents of the smallest value chip in use."""


@dataclass(frozen=True)
class Fault:
    """An edit, the rule that it breaks (or under which it is noted), and the ways of running the game that offer the chance."""

    edit: Edit
    rule: str
    ways: tuple[str, ...]
    outcome: str = "fail"

    @property
    def name(self) -> str:
        """The edit's name."""
        return self.edit.__name__


def whole(row: Row, column: str) -> int:
    """An integer of a row."""
    return int(str(row[column]))


def of_kind(rows: list[Row], kind: str, **operands: object) -> Iterator[Row]:
    """The rows of a kind with these values."""
    for row in rows:
        if row["kind"] == kind and all(row.get(name) == value for name, value in operands.items()):
            yield row


def first(rows: list[Row], kind: str, **operands: object) -> Row | None:
    """The first of them."""
    return next(of_kind(rows, kind, **operands), None)


def drop(rows: list[Row], row: Row | None) -> bool:
    """Take a row out; whether there was one."""
    if row is None:
        return False
    rows.remove(row)
    return True


def put_before(rows: list[Row], row: Row, other: Row) -> None:
    """Move ``row`` to stand right before ``other``, numbers and times of the rows staying where they are."""
    places = [(one["seq"], one["at"]) for one in rows]
    rows.remove(row)
    rows.insert(rows.index(other), row)
    for one, (seq, at) in zip(rows, places, strict=True):
        one["seq"], one["at"] = seq, at


def insert_after(rows: list[Row], other: Row, kind: str, **operands: object) -> None:
    """Put a new row right after ``other``."""
    seq, at = whole(other, "seq") + 1, whole(other, "at") + 1
    row: Row = {"table": other["table"], "seq": seq, "at": at, "kind": kind, **operands}
    if "round" in other:
        row["round"] = other["round"]
    rows.insert(rows.index(other) + 1, row)


def stakes(rows: list[Row]) -> dict[object, Row]:
    """The wagers of the round by id."""
    return {row["wager"]: row for row in of_kind(rows, "wager")}


def up_card(rows: list[Row]) -> str:
    """The dealer's first card."""
    found = first(rows, "deal", hand=0)
    return str(found["card"]) if found else "??"


def payment(rows: list[Row], what: tuple[str, ...], times: int, per: int) -> tuple[Row, int] | None:
    """A payment of ``times / per`` on a wager of one of these types, with its stake."""
    placed = stakes(rows)
    for row in of_kind(rows, "pay"):
        wager = placed[row["wager"]]
        if wager["what"] in what and whole(row, "cents") * per == whole(wager, "cents") * times:
            return row, whole(wager, "cents")
    return None


MAIN = ("blackjack", "split", "double-down")


def blackjack_pays_6_to_5(rows: list[Row]) -> bool:
    found = payment(rows, ("blackjack",), 3, 2)
    if found is None:
        return False
    found[0]["cents"] = found[1] * 6 // 5
    return True


def win_paid_short(rows: list[Row]) -> bool:
    placed = stakes(rows)
    for row in of_kind(rows, "pay"):
        wager = placed[row["wager"]]
        if wager["what"] in MAIN and row["cents"] == wager["cents"] and not first(rows, "choice", what="even-money"):
            row["cents"] = whole(row, "cents") - CHIP
            return True
    return False


def even_money_pays_3_to_2(rows: list[Row]) -> bool:
    choice = first(rows, "choice", what="even-money")
    if choice is None:
        return False
    for row in of_kind(rows, "pay"):
        wager = stakes(rows)[row["wager"]]
        if wager["hand"] == choice["hand"] and wager["what"] == "blackjack":
            row["cents"] = whole(row, "cents") * 3 // 2
            return True
    return False


def insurance_pays_1_to_1(rows: list[Row]) -> bool:
    found = payment(rows, ("insurance",), 2, 1)
    if found is None:
        return False
    found[0]["cents"] = found[1]
    return True


def insurance_over_half(rows: list[Row]) -> bool:
    """Three chips above half of a wager of which half can be wagered in chips."""
    return _insure_too_much(rows, 0)


def insurance_over_next_unit(rows: list[Row]) -> bool:
    """Three chips above half of a wager of which half cannot be wagered in chips."""
    return _insure_too_much(rows, CHIP // 2)


def _insure_too_much(rows: list[Row], odd: int) -> bool:
    placed = stakes(rows)
    boxes = [row["player"] for row in of_kind(rows, "wager", what="blackjack")]
    for row in of_kind(rows, "wager", what="insurance"):
        half = whole(placed[row["ref"]], "cents") // 2
        if boxes.count(row["player"]) == 1 and half % CHIP == odd:
            scale(rows, row, half + odd + 3 * CHIP)
            return True
    return False


def scale(rows: list[Row], wager: Row, cents: int) -> None:
    """Give a wager another stake and its settlement the amounts that go with it."""
    before = whole(wager, "cents")
    wager["cents"] = cents
    for row in rows:
        if row["kind"] in ("pay", "collect", "return") and row["wager"] == wager["wager"]:
            row["cents"] = whole(row, "cents") * cents // before


def double_over_original(rows: list[Row]) -> bool:
    row = first(rows, "wager", what="double-down")
    if row is None:
        return False
    scale(rows, row, whole(stakes(rows)[row["ref"]], "cents") + CHIP)
    return True


def split_wager_unequal(rows: list[Row]) -> bool:
    row = first(rows, "wager", what="split")
    if row is None or first(rows, "wager", what="double-down"):
        return False
    scale(rows, row, whole(row, "cents") + CHIP)
    return True


def match_pays_too_little(rows: list[Row]) -> bool:
    placed = stakes(rows)
    for row in of_kind(rows, "pay"):
        if placed[row["wager"]]["what"] == "match-the-dealer":
            row["cents"] = whole(row, "cents") - CHIP
            return True
    return False


def surrender_against_low_card_keeps_too_much(rows: list[Row]) -> bool:
    return up_card(rows)[0] not in "ATJQK" and _keep_too_much(rows)


def surrender_keeps_too_much(rows: list[Row]) -> bool:
    return up_card(rows)[0] in "ATJQK" and _keep_too_much(rows)


def _keep_too_much(rows: list[Row]) -> bool:
    for row in of_kind(rows, "collect"):
        back = first(rows, "return", wager=row["wager"])
        if back is not None:
            row["cents"] = whole(row, "cents") + CHIP
            back["cents"] = whole(back, "cents") - CHIP
            return True
    return False


def ties(rows: list[Row]) -> Iterator[Row]:
    """The stakes given back because a hand ties the dealer's."""
    if first(rows, "split"):
        return
    placed = stakes(rows)
    dead = [row["hand"] for row in of_kind(rows, "void-hand")]
    for row in of_kind(rows, "return"):
        wager = placed[row["wager"]]
        alone = not first(rows, "pay", wager=row["wager"]) and not first(rows, "collect", wager=row["wager"])
        if alone and wager["what"] in MAIN and wager["hand"] not in dead:
            yield row


def tie_given_back_twice(rows: list[Row]) -> bool:
    """A tie's stake is returned, and once more."""
    row = next(ties(rows), None)
    if row is None:
        return False
    insert_after(rows, row, "return", wager=row["wager"], cents=row["cents"])
    return True


def tie_collected(rows: list[Row]) -> bool:
    """Not after a winning wager was paid: then it would be collected out of order."""
    paid = first(rows, "pay")
    for row in ties(rows):
        if paid is None or rows.index(paid) > rows.index(row):
            row["kind"], row["dest"] = "collect", "table-inventory"
            return True
    return False


def new_shoe_not_burned(rows: list[Row]) -> bool:
    """Not where a dealer takes over before the first card: the card that he burns is taken for the shoe's.

    Nor where two shoes are loaded: the first is reshuffled before a card is dealt from it.
    """
    burns = [row["what"] for row in rows if row["kind"] == "burn"]
    return burns == ["new-shoe"] and drop(rows, first(rows, "burn", what="new-shoe"))


def new_dealer_burns_nothing(rows: list[Row]) -> bool:
    return drop(rows, first(rows, "burn", what="new-dealer"))


def burned_card_left_on_the_layout(rows: list[Row]) -> bool:
    row = first(rows, "burn")
    if row is None:
        return False
    row["dest"] = "layout"
    return True


def cut_near_the_top(rows: list[Row]) -> bool:
    row = first(rows, "cut")
    if row is None:
        return False
    row["n"] = 9
    return True


def cover_card_near_the_bottom(rows: list[Row]) -> bool:
    row, cover = first(rows, "cover-card-inserted"), first(rows, "load-shoe")
    if row is None or cover is None:
        return False
    row["n"] = whole(cover, "n") // 4 - 1
    return True


def second_card_face_down(rows: list[Row]) -> bool:
    deals = list(of_kind(rows, "deal", hand=1))
    if len(deals) < 2 or first(rows, "determinant"):
        return False
    deals[1]["face"] = "down"
    return True


def up_card_face_down(rows: list[Row]) -> bool:
    row = first(rows, "deal", hand=0)
    if row is None:
        return False
    row["face"] = "down"
    return True


def hole_card_face_up(rows: list[Row]) -> bool:
    deals = list(of_kind(rows, "deal", hand=0))
    exposed = first(rows, "expose", hand=0)
    if len(deals) < 2 or exposed is None:
        return False
    deals[1]["face"] = "up"
    deals[1].setdefault("card", exposed.get("card", "?"))
    return True


def double_card_not_sideways(rows: list[Row]) -> bool:
    row = first(rows, "deal", what="sideways")
    if row is None:
        return False
    row["what"] = "none"
    return True


def reader_not_used(rows: list[Row]) -> bool:
    row = first(rows, "peek", what="no-blackjack")
    insured = first(rows, "wager", what="insurance") or first(rows, "choice", what="surrender")
    return insured is None and drop(rows, row)


def reader_used_without_cause(rows: list[Row]) -> bool:
    deals = list(of_kind(rows, "deal", hand=0))
    if up_card(rows)[0] in "ATJQK" or len(deals) < 2:
        return False
    insert_after(rows, deals[1], "peek", what="no-blackjack", by="dealer")
    return True


def reader_used_in_error(rows: list[Row]) -> bool:
    """In a log that does not always record who is notified."""
    told = first(rows, "records", what="notify")
    return told is not None and reader_used_without_cause(rows) and drop(rows, told)


def wager_after_first_card(rows: list[Row]) -> bool:
    """The last box's wager is placed once the first card has been dealt to the first box."""
    mine = list(of_kind(rows, "wager", what="blackjack"))
    deals = list(of_kind(rows, "deal"))
    if len(mine) < 2 or first(rows, "wager", what="match-the-dealer") or first(rows, "wager-confirmed"):
        return False
    put_before(rows, mine[-1], deals[1])
    return True


def box_skipped_in_the_deal(rows: list[Row]) -> bool:
    """The second box gets its first card before the first box."""
    deals = list(of_kind(rows, "deal"))
    if first(rows, "determinant") or deals[1]["hand"] == 0:
        return False
    put_before(rows, deals[1], deals[0])
    return True


def total_misannounced(rows: list[Row]) -> bool:
    row = first(rows, "announce", hand=0)
    if row is None:
        return False
    row["n"] = whole(row, "n") + 1
    return True


def total_not_announced(rows: list[Row]) -> bool:
    return drop(rows, first(rows, "announce", hand=0))


def blackjack_not_announced(rows: list[Row]) -> bool:
    return up_card(rows)[0] not in "ATJQK" and drop(rows, first(rows, "announce", what="blackjack"))


def hole_card_not_turned(rows: list[Row]) -> bool:
    """Somebody stands, nobody drew after it and no payment waited for it, so only the turning is missing."""
    if first(rows, "peek", what="blackjack") or not first(rows, "choice", what="stand"):
        return False
    if first(rows, "announce", what="blackjack") or first(rows, "choice", what="surrender"):
        return False
    exposed = first(rows, "expose", hand=0)
    drew = len(list(of_kind(rows, "deal", hand=0))) > 2
    return not drew and exposed is not None and "card" not in exposed and drop(rows, exposed)


def cards_not_removed(rows: list[Row]) -> bool:
    """Where the cards of each Blackjack were removed by themselves: the same row would break their rule too."""
    removed = {row["hand"] for row in of_kind(rows, "muck")}
    for row in of_kind(rows, "announce", what="blackjack"):
        if row["hand"] and row["hand"] not in removed:
            return False
    return drop(rows, first(rows, "cleared"))


def cards_removed_to_the_side(rows: list[Row]) -> bool:
    row = first(rows, "cleared")
    if row is None:
        return False
    row["dest"] = "side"
    return True


def card_handled_by_player(rows: list[Row]) -> bool:
    deal = list(of_kind(rows, "deal"))[-1]
    insert_after(rows, deal, "handle-cards", hand=1, what="one-hand", by="player")
    return True


def paid_before_collecting(rows: list[Row]) -> bool:
    """The last losing wager is collected only after the first winning one was paid; a Blackjack may be paid before."""
    exposed = first(rows, "expose", hand=0)
    if exposed is None:
        return False
    left = rows[rows.index(exposed) :]
    placed = stakes(rows)
    blackjacks = [row["hand"] for row in of_kind(rows, "announce", what="blackjack")]
    pays = [
        row
        for row in of_kind(left, "pay")
        if placed[row["wager"]]["what"] in MAIN and placed[row["wager"]]["hand"] not in blackjacks
    ]
    collects = [row for row in of_kind(left, "collect") if first(rows, "return", wager=row["wager"]) is None]
    if not pays or not collects or rows.index(collects[-1]) > rows.index(pays[0]):
        return False
    put_before(rows, pays[0], collects[-1])
    return True


def lost_wager_into_the_rack(rows: list[Row]) -> bool:
    exposed = first(rows, "expose", hand=0)
    if exposed is None:
        return False
    row = first(rows[rows.index(exposed) :], "collect")
    if row is None:
        return False
    row["dest"] = "layout"
    return True


def second_split_hand_dealt_early(rows: list[Row]) -> bool:
    """Both hands of a split pair get their second cards before the first is played."""
    if len(list(of_kind(rows, "split"))) != 1:
        return False
    split = first(rows, "split")
    assert split is not None
    early = first(rows, "deal", hand=split["hand"])
    played = first(rows[rows.index(split) :], "choice", hand=split["ref"])
    if early is None or played is None:
        return False
    put_before(rows, early, played)
    return True


def additional_card_face_down(rows: list[Row]) -> bool:
    """Only where the card is nobody's double."""
    hit = first(rows, "choice", what="hit")
    if hit is None:
        return False
    row = next(one for one in rows[rows.index(hit) :] if one["kind"] == "deal")
    row["face"] = "down"
    return True


def cover_card_put_back(rows: list[Row]) -> bool:
    row = first(rows, "cover-card")
    if row is None:
        return False
    row["dest"] = "shoe"
    return True


def losing_insurance_collected_late(rows: list[Row]) -> bool:
    """It is collected after the first card dealt to a player."""
    peek = first(rows, "peek", what="no-blackjack")
    if peek is None:
        return False
    collect = next((row for row in rows[rows.index(peek) :] if row["kind"] == "collect"), None)
    insured = first(rows, "wager", what="insurance")
    after = first(rows[rows.index(peek) :], "deal")
    if collect is None or insured is None or after is None or collect["wager"] != insured["wager"]:
        return False
    follow = rows[rows.index(after) + 1]
    put_before(rows, collect, follow)
    return True


def cut_offered_to_another(rows: list[Row]) -> bool:
    """At the opening the cut goes to a seat where nobody sits."""
    row = first(rows, "cut-offered")
    if row is None or first(rows, "table-open") is None:
        return False
    for one in (row, first(rows, "cut")):
        assert one is not None
        one["seat"], one["player"] = whole(row, "seat") % 5 + 1, "P99"
        if one is row:
            other = first(rows, "player-arrives")
            assert other is not None
            insert_after(rows, other, "player-arrives", seat=row["seat"], player="P99")
    return True


ALL = ("even-money", "late-pay", "match", "plain", "two-shoes")
SINGLE = tuple(name for name in ALL if name != "two-shoes")
COLLECTING = ("plain", "even-money", "two-shoes")

FAULTS = (
    Fault(cut_near_the_top, "cut-near-the-end", ALL),
    Fault(cover_card_near_the_bottom, "cover-card-too-low", ALL),
    Fault(cut_offered_to_another, "cut-not-to-first-player", SINGLE),
    Fault(wager_after_first_card, "wager-after-first-card", ("plain", "late-pay")),
    Fault(new_shoe_not_burned, "no-card-removed-from-new-shoe", SINGLE),
    Fault(new_dealer_burns_nothing, "no-card-removed-by-new-dealer", SINGLE),
    Fault(burned_card_left_on_the_layout, "removed-card-not-in-rack", SINGLE),
    Fault(cover_card_put_back, "cover-card-put-back", ALL),
    Fault(box_skipped_in_the_deal, "deal-out-of-turn", SINGLE),
    Fault(up_card_face_down, "up-card-face-down", ALL),
    Fault(second_card_face_down, "second-card-face-down", SINGLE),
    Fault(hole_card_face_up, "hole-card-face-up", ALL),
    Fault(match_pays_too_little, "match-the-dealer-paid-wrong-with-eight-decks", ("even-money",)),
    Fault(match_pays_too_little, "match-the-dealer-paid-wrong-with-six-decks", ("match",)),
    Fault(reader_not_used, "card-reader-not-used", ALL),
    Fault(reader_used_without_cause, "card-reader-used-without-cause", ("plain", "late-pay", "two-shoes")),
    Fault(reader_used_in_error, "card-reader-used-in-error", ("plain", "late-pay", "two-shoes"), "review"),
    Fault(blackjack_not_announced, "blackjack-not-announced-against-low-card", ALL),
    Fault(additional_card_face_down, "additional-card-face-down", ALL),
    Fault(hole_card_not_turned, "hole-card-not-turned", ("late-pay",)),
    Fault(total_not_announced, "dealer-total-not-announced", ALL),
    Fault(total_misannounced, "dealer-total-misannounced", ALL),
    Fault(tie_collected, "tie-not-returned", COLLECTING),
    Fault(tie_given_back_twice, "tie-not-returned", COLLECTING),
    Fault(paid_before_collecting, "paid-before-all-collected", COLLECTING),
    Fault(lost_wager_into_the_rack, "losing-wager-not-to-inventory", ("late-pay", "match")),
    Fault(cards_not_removed, "cards-not-removed-after-round", ALL),
    Fault(cards_removed_to_the_side, "cards-not-to-discard-rack", ALL),
    Fault(card_handled_by_player, "cards-handled-by-player", ALL),
    Fault(insurance_over_half, "insurance-over-half", ALL),
    Fault(insurance_over_next_unit, "insurance-over-next-unit", ALL),
    Fault(losing_insurance_collected_late, "insurance-collected-late", ("plain",)),
    Fault(even_money_pays_3_to_2, "even-money-paid-at-wrong-odds", ("even-money",)),
    Fault(surrender_against_low_card_keeps_too_much, "surrender-half-wrong", ALL),
    Fault(surrender_keeps_too_much, "surrender-wrong-when-hole-card-revealed", ("plain", "even-money", "two-shoes")),
    Fault(surrender_keeps_too_much, "surrender-wrong-after-reader", ("late-pay", "match")),
    Fault(double_over_original, "double-down-over-original", ALL),
    Fault(double_card_not_sideways, "double-down-card-not-sideways", ALL),
    Fault(split_wager_unequal, "split-wager-not-equal", ALL),
    Fault(second_split_hand_dealt_early, "split-hands-interleaved", ALL),
    Fault(blackjack_pays_6_to_5, "blackjack-paid-at-wrong-odds", ALL),
    Fault(win_paid_short, "winning-wager-paid-at-wrong-odds", ALL),
    Fault(insurance_pays_1_to_1, "insurance-paid-at-wrong-odds", ALL),
)
"""Fault to rule, in the law's order of the rules."""
