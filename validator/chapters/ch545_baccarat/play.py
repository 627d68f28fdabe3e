"""How Chapter 545 is played: its options and its rules on rounds, for the baccarat game model."""

from validator.chapters.registry import ChapterPlay
from validator.games.baccarat.curator import curator_pass
from validator.games.baccarat.dealers_shuffle import dealers_shuffle_pass
from validator.games.baccarat.filling import set_coins, set_discards, set_filing, set_law, started
from validator.games.baccarat.in_lieu import in_lieu_pass
from validator.games.baccarat.machine import derive
from validator.games.baccarat.options import DEALT_FACE_DOWN
from validator.games.baccarat.ordered import ordered_pass
from validator.games.baccarat.passes import passes
from validator.games.baccarat.subject import picture_of, subject_of
from validator.law.facts import Facts
from validator.submission.typed import TypedFiling


def options(filing: TypedFiling | None, facts: Facts) -> list[int]:
    """The options column for rounds under ``filing``; without one, what a filing selects is left unstated."""
    asked = started()
    set_law(asked, facts)
    set_coins(
        asked,
        facts.number("vigorish_rounding_cents_at_4_percent"),
        facts.number("vigorish_rounding_cents_at_5_percent"),
    )
    set_discards(asked, bucket=True, replaced=True, before_reshuffle=False)
    asked.curated = asked.halves = 1
    asked.offered_first = facts.number("first_shoe_offer_seat")
    if filing is not None:
        set_filing(asked, filing)
        if not filing.has("dealing.initial_cards"):
            # § 545.9(d) is an election: a filing that does not make it leaves the procedure of § 545.9(c).
            asked.dealing = DEALT_FACE_DOWN
    # § 545.7(a) knows no device that reshuffles by itself, whatever is filed.
    asked.continuous = 0
    asked.opening_at_change_open = 1
    return asked.integers


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
