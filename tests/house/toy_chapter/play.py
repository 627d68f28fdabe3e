"""How the toy chapter is played: the shared machine, three shared passes, and one of its own."""

from validator.chapters.blackjack.play_due import BLACKJACK_WINS, BY_TOTALS
from validator.chapters.registry import ChapterPlay
from validator.core.engine.kernel import TALLY_WIDTH, kernel
from validator.core.engine.option_rows import UNSTATED, option_place, unstated
from validator.games.blackjack.dealer import dealer_pass
from validator.games.blackjack.due import set_due
from validator.games.blackjack.machine import derive
from validator.games.blackjack.options import Options
from validator.games.blackjack.settlement import settlement_pass
from validator.games.blackjack.subject import picture_of, subject_of
from validator.games.blackjack.tables.rows import Table
from validator.games.numbers import number_count
from validator.games.table import ask
from validator.law.facts import Facts
from validator.log.codes import KIND_CHOICE, WHAT_STAND
from validator.submission.typed import TypedFiling

STOOD_TOO_LOW = number_count("blackjack") * TALLY_WIDTH
"""A rule of this chapter alone, behind those of the machine."""

LEAST = Options.width
"""Place of its number, behind the machine's options."""

TWENTY_ONE = (
    option_place(Options.highest_total),
    option_place(Options.draw_below),
    option_place(Options.no_draw_at),
    option_place(Options.player_wins_to),
    option_place(Options.dealer_over_above),
    option_place(Options.dealer_wins_to),
    option_place(Options.tie_to),
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
    asked = unstated(Options)
    asked.integers.append(UNSTATED)
    set_due(asked, (*BLACKJACK_WINS, *BY_TOTALS))
    ten, ace = facts.number("ten"), facts.number("ace")
    for rank in range(len("A23456789TJQK")):
        asked.card_value[rank] = min(rank + 1, ten)
    asked.ace_above_one = ace - 1
    asked.blackjack_ten_value = ten
    asked.blackjack_cards = len(("ace", "ten"))
    for at in TWENTY_ONE:
        asked[at] = ten + ace
    asked.dealer_stands = facts.number("dealer_draws_until")
    asked[LEAST] = facts.number("least_to_stand_with")
    for at, name in (
        (option_place(Options.win_pays), "win_pays"),
        (option_place(Options.blackjack_pays), "blackjack_pays"),
    ):
        odds = facts.odds(name)
        asked[at], asked[at + 1] = odds.numerator, odds.denominator
    return asked.integers


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
