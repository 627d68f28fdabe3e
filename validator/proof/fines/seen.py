"""Fines for cards that nobody need count to see that they are wrong: by their faces, their backs, their order."""

from validator.proof.fines.days import drawn_after, emptied, nth, red_emptied_twice, way
from validator.proof.fines.doctored_shoe import BLUE, RED, as_they_came, card_replaced, never_shuffled, with_backs
from validator.proof.fines.filings import BY_HAND, CONTINUOUS, IN_BATCHES, TWO_DECKS
from validator.proof.fines.fine import Fine
from validator.proof.fines.rows import beyond, is_a, never_came, other_back_dealt
from validator.proof.fines.tables import FilledShoe

_FACES = "each card drawn"
_ORDER = "the order of the cards"
_BACKS = "the back of each card"
_MISSING = "card-missing-from-the-shoe", "633a.7(e)(1)"
_ANOTHER_BACK = "card-with-another-back", "633a.3(a)"


_first_blue = nth("deal", back=BLUE)

_emptied = emptied(RED)


def _first_filling(shoe: FilledShoe) -> bool:
    return shoe.fillings == 1


SECOND_JACK = Fine(
    3,
    "a queen of diamonds was missing and a jack of diamonds too many, the count correct, for some 420 hands",
    (
        way(
            "drawn", _FACES, ("card-beyond-decks", "633a.3(a)"), TWO_DECKS, card_replaced("QD", "JD"), "complete",
            lambda rows: beyond(rows, "JD", 2), hands=420, cards=104, also={_MISSING[0]},
        ),
        way(
            "never came", "each card drawn, and how many were left, over several shoes", _MISSING, TWO_DECKS,
            card_replaced("QD", "JD"), "complete", lambda rows: never_came(rows, "QD", 2), hands=420, cards=104,
            also={"card-beyond-decks"},
        ),
    ),
)  # fmt: skip

OTHER_BACK = Fine(
    5,
    "one card had a back of the other color: for 350 hands, and for 94",
    (
        way(
            "350 hands", _BACKS, _ANOTHER_BACK, BY_HAND, with_backs(1), "complete",
            _first_blue, hands=350, enough=other_back_dealt,
        ),
        way(
            "94 hands", _BACKS, _ANOTHER_BACK, TWO_DECKS, with_backs(1), "complete",
            _first_blue, hands=94, enough=other_back_dealt,
        ),
    ),
)  # fmt: skip

MIXED_DECKS = Fine(
    6,
    "red and blue decks were mixed: ten blue cards were left in a continuous shuffler",
    (
        way(
            "backs", _BACKS, _ANOTHER_BACK, CONTINUOUS, with_backs(10), "complete",
            _first_blue, rounds=60, enough=other_back_dealt,
        ),
    ),
)  # fmt: skip

NEVER_STARTED = Fine(
    11,
    "a shuffler was never started: the same sequence was dealt twice",
    (
        way(
            "order", _ORDER, ("same-sequence-as-an-earlier-shoe", "633a.5(a)"), IN_BATCHES,
            never_shuffled, "complete", drawn_after("load-shoe", 2, back=RED), review=True, enough=red_emptied_twice,
        ),
        way(
            "shuffles", "each shuffle", ("batch-in-play-unshuffled", "633a.5(a)"), IN_BATCHES,
            never_shuffled, "complete", nth("batch-swap", back=RED), enough=red_emptied_twice,
            unshuffled=is_a("shuffle", back=RED, what="cover-card"),
            also={"same-sequence-as-an-earlier-shoe", "both-batches-in-rack"},
        ),
    ),
)  # fmt: skip

FACTORY_ORDER = Fine(
    12,
    "decks were dealt in the order in which they came from the factory",
    (
        way(
            "order", _ORDER, ("cards-in-factory-order", "633a.5(a)"), BY_HAND, as_they_came, "complete",
            drawn_after("load-shoe", 1), review=True, enough=_emptied,
            affects=_first_filling, since=nth("verify"),
        ),
        way(
            "shuffles", "each shuffle", ("cards-dealt-unshuffled", "633a.5(a)"), BY_HAND, as_they_came, "complete",
            nth("load-shoe"), enough=_emptied, affects=_first_filling, since=nth("verify"),
            unshuffled=is_a("shuffle", what="opening"), also={"cards-in-factory-order"},
        ),
    ),
)  # fmt: skip
