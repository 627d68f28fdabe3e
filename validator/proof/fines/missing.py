"""Fines for cards that were missing or too many."""

from validator.proof.fines.days import THE_COUNT, dealt_after, emptied, nth, red_emptied_twice, way
from validator.proof.fines.doctored_shoe import BLUE, RED, added, cards_left_out, moved
from validator.proof.fines.filings import BY_HAND, IN_BATCHES, TWO_DECKS
from validator.proof.fines.fine import Fine
from validator.proof.fines.rows import of_another_batch, other_back_dealt
from validator.proof.fines.tables import FilledShoe

FILLED_SHORT = "shoe-filled-short", "633a.5(a)"
SHORT = "shoe-short-of-cards", "633a.7(e)(1)"
COUNTED_SHORT = "counted-short-after-play", "633a.7(e)(1)"
MORE = "more-cards-than-the-decks-hold", "633a.3(a)"
TOO_MANY = "shoe-with-cards-too-many", "633a.3(a)"
OTHER_BATCH = "card-of-the-other-batch", "633a.3(b)(3)"
COUNTED_OVER = "counted-over-after-play", "633a.3(a)"

_SHORT = {FILLED_SHORT[0], SHORT[0], COUNTED_SHORT[0], "card-missing-from-the-shoe"}
_OVER = {MORE[0], TOO_MANY[0], COUNTED_OVER[0], "card-beyond-decks"}
_BOTH = _SHORT | _OVER | {OTHER_BATCH[0]}
_WENT_IN = "how many cards went into the shoe"
_DRAWN = "each card drawn, and how many were left in the shoe"
_COUNTED = "only a count after the last of them"


def _second_red(shoe: FilledShoe) -> bool:
    return shoe.back == RED and shoe.fillings > 1


_SIXTEEN = cards_left_out(16, RED, filling=2)
_RED_EMPTIED = nth("shoe-emptied", back=RED)

LEFT_IN_SHUFFLER = Fine(
    1,
    "sixteen cards were left in a shuffler, and 46 rounds were dealt without them",
    (
        way(
            "went in", _WENT_IN, FILLED_SHORT, IN_BATCHES, _SIXTEEN, "short", dealt_after("load-shoe", n=296),
            also=_SHORT, affects=_second_red, since=_RED_EMPTIED, rounds=46, cards=296,
        ),
        way(
            "drawn", _DRAWN, SHORT, IN_BATCHES, _SIXTEEN, "short", nth("shoe-emptied", 2, back=RED),
            also=_SHORT, affects=_second_red, since=_RED_EMPTIED, rounds=46, counted=False, enough=red_emptied_twice,
        ),
        way(
            "counted", _COUNTED, COUNTED_SHORT, IN_BATCHES, _SIXTEEN, "short", THE_COUNT,
            review=True, affects=_second_red, since=_RED_EMPTIED, rounds=46, counted=False, left=False, cards=296,
        ),
    ),
)  # fmt: skip

_MOVED = moved("8D")

MOVED_BETWEEN_BATCHES = Fine(
    2,
    "one card had come from one batch among the other: one shoe short, the other over, for 60 hands",
    (
        way(
            "went in", _WENT_IN, FILLED_SHORT, IN_BATCHES, _MOVED, "short", dealt_after("load-shoe", n=311),
            also=_BOTH, hands=60, cards=311, enough=emptied(RED, BLUE),
        ),
        way(
            "short", _DRAWN + " that was short", SHORT, IN_BATCHES, _MOVED, "short", _RED_EMPTIED,
            also=_BOTH, hands=60, counted=False, enough=emptied(RED, BLUE),
        ),
        way(
            "over", _DRAWN + " that was over", TOO_MANY, IN_BATCHES, _MOVED, "short", nth("shoe-emptied", back=BLUE),
            also=_BOTH, hands=60, counted=False, enough=emptied(RED, BLUE),
        ),
        way(
            "back", "the back of each card", OTHER_BATCH, IN_BATCHES, _MOVED, "complete", of_another_batch,
            hands=60, counted=False, left=False, other=RED, enough=other_back_dealt,
        ),
    ),
)  # fmt: skip

_EXTRA = added("9C")

EXTRA_CARD = Fine(
    4,
    "there was one card too many in the shoe, for 863 hands",
    (
        way(
            "went in", _WENT_IN, MORE, BY_HAND, _EXTRA, "over", nth("load-shoe", n=313),
            also=_OVER, hands=863, cards=313,
        ),
        way(
            "drawn", _DRAWN, TOO_MANY, BY_HAND, _EXTRA, "over", nth("shoe-emptied"),
            also=_OVER, hands=863, counted=False,
        ),
        way(
            "counted", _COUNTED, COUNTED_OVER, BY_HAND, _EXTRA, "over", THE_COUNT,
            also=_OVER, review=True, hands=863, counted=False, left=False,
        ),
    ),
)  # fmt: skip

_FIVE = cards_left_out(5)

FIVE_CARDS_SHORT = Fine(
    10,
    "two decks were five cards short, for 438 rounds",
    (
        way(
            "went in", _WENT_IN, FILLED_SHORT, TWO_DECKS, _FIVE, "short", dealt_after("load-shoe"),
            also=_SHORT, rounds=438, cards=99,
        ),
        way(
            "drawn", _DRAWN, SHORT, TWO_DECKS, _FIVE, "short", nth("shoe-emptied"),
            also=_SHORT, rounds=438, counted=False,
        ),
        way(
            "counted", _COUNTED, COUNTED_SHORT, TWO_DECKS, _FIVE, "short", THE_COUNT,
            review=True, rounds=438, counted=False, left=False, cards=99,
        ),
    ),
)  # fmt: skip
