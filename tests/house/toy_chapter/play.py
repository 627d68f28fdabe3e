"""How the toy chapter is played: the shared machine, three shared passes, and one of its own."""

from validator.chapters.blackjack.play_due import BLACKJACK_WINS, BY_TOTALS
from validator.chapters.registry import ChapterPlay
from validator.core.engine.kernel import TALLY_WIDTH, kernel
from validator.games.blackjack import options as place
from validator.games.blackjack.dealer import dealer_pass
from validator.games.blackjack.due import set_due
from validator.games.blackjack.machine import derive
from validator.games.blackjack.settlement import settlement_pass
from validator.games.blackjack.subject import picture_of, subject_of
from validator.games.blackjack.tables.rows import Table
from validator.games.numbers import number_count
from validator.games.rounds import options as recorded
from validator.games.table import ask
from validator.law.facts import Facts
from validator.log.codes import KIND_CHOICE, WHAT_STAND
from validator.submission.typed import TypedFiling

STOOD_TOO_LOW = number_count("blackjack") * TALLY_WIDTH
"""A rule of this chapter alone, behind those of the machine."""

LEAST = place.OPTIONS
"""Place of its number, behind the machine's options."""

TWENTY_ONE = (
    place.HIGHEST_TOTAL,
    place.DRAW_BELOW,
    place.NO_DRAW_AT,
    place.PLAYER_WINS_TO,
    place.DEALER_OVER_ABOVE,
    place.DEALER_WINS_TO,
    place.TIE_TO,
)
"""Numbers that chapters have in paragraphs of their own; here all are what the highest cards of two come to."""


@kernel
def standing_pass(t: Table) -> None:
    """Judge every decision to stand."""
    for i in range(len(t.kind)):
        note = t.notes[i]
        h = note.hand
        if t.kind[i] == KIND_CHOICE and t.what[i] == WHAT_STAND and h and h.unknown == 0:
            least = t.options[LEAST]
            ask(t, STOOD_TOO_LOW, note.total < least, i, least, note.total, 0, -1, h.root, note.round.at)


def options(filing: TypedFiling | None, facts: Facts) -> list[int]:
    """The machine's options with the toy chapter's numbers, and the room's own behind them."""
    column = [recorded.UNSTATED] * (LEAST + 1)
    set_due(column, (*BLACKJACK_WINS, *BY_TOTALS))
    ten, ace = facts.number("ten"), facts.number("ace")
    for rank in range(len("A23456789TJQK")):
        column[place.CARD_VALUE + rank] = min(rank + 1, ten)
    column[place.ACE_ABOVE_ONE] = ace - 1
    column[place.BLACKJACK_TEN_VALUE] = ten
    column[place.BLACKJACK_CARDS] = len(("ace", "ten"))
    for at in TWENTY_ONE:
        column[at] = ten + ace
    column[place.DEALER_STANDS] = facts.number("dealer_draws_until")
    column[LEAST] = facts.number("least_to_stand_with")
    for at, name in ((place.WIN_PAYS, "win_pays"), (place.BLACKJACK_PAYS, "blackjack_pays")):
        odds = facts.odds(name)
        column[at], column[at + 1] = odds.numerator, odds.denominator
    return column


PASSES = (standing_pass, dealer_pass, settlement_pass)

PLAY = ChapterPlay(
    chapter="999a",
    machine="blackjack",
    beyond=1,
    derive=derive,
    passes=PASSES,
    options=options,
    subject=subject_of,
    picture=picture_of,
    main_wager="blackjack",
)
