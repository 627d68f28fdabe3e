"""How Chapter 545 is played: its options and its rules on rounds, for the baccarat game model."""

from validator.chapters.registry import ChapterPlay
from validator.games.baccarat import options as place
from validator.games.baccarat.curator import curator_pass
from validator.games.baccarat.dealers_shuffle import dealers_shuffle_pass
from validator.games.baccarat.filling import set_coins, set_discards, set_filing, set_law, started
from validator.games.baccarat.in_lieu import in_lieu_pass
from validator.games.baccarat.machine import derive
from validator.games.baccarat.ordered import ordered_pass
from validator.games.baccarat.passes import passes
from validator.games.baccarat.subject import picture_of, subject_of
from validator.games.shoe import options as shoe_place
from validator.law.facts import Facts
from validator.submission.typed import TypedFiling


def options(filing: TypedFiling | None, facts: Facts) -> list[int]:
    """The options column for rounds under ``filing``; without one, what a filing selects is left unstated."""
    column = started()
    set_law(column, facts)
    set_coins(
        column,
        facts.number("vigorish_rounding_cents_at_4_percent"),
        facts.number("vigorish_rounding_cents_at_5_percent"),
    )
    set_discards(column, bucket=True, replaced=True, before_reshuffle=False)
    column[place.CURATED] = column[place.HALVES] = 1
    column[place.OFFERED_FIRST] = facts.number("first_shoe_offer_seat")
    if filing is not None:
        set_filing(column, filing)
        if not filing.has("dealing.initial_cards"):
            # § 545.9(d) is an election: a filing that does not make it leaves the procedure of § 545.9(c).
            column[place.DEALING] = place.DEALT_FACE_DOWN
    # § 545.7(a) knows no device that reshuffles by itself, whatever is filed.
    column[shoe_place.CONTINUOUS] = 0
    column[shoe_place.OPENING_AT_CHANGE_OPEN] = 1
    return column


PLAY = ChapterPlay(
    chapter="545",
    machine="baccarat",
    derive=derive,
    passes=passes(
        curator_pass,
        dealers_shuffle_pass,
        in_lieu_pass,
        ordered_pass,
    ),
    options=options,
    subject=subject_of,
    picture=picture_of,
)
