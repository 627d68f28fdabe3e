"""What the judges on the bank carry from round to round: how far the game is, who was the bank, who wagered.

A player or a place around the table is kept with one added, 0 stands for none.
"""

from typing import Final

from validator.core.engine.rows import several
from validator.core.engine.state_rows import Several, StateRow

WAGERS_KEPT: Final = 17
"""Wagers of a round that are kept."""


class KeptWager(StateRow):
    """A wager of a round against the dealer."""

    player: int
    """Whose it is."""
    cents: int
    """What was wagered; -1 not known."""


class WagersKept(StateRow):
    """The wagers of a round without a bank."""

    complete: int
    """1 where the log shows every wager of the round; 0 also where no such round is known."""
    count: int
    """How many are kept."""
    wagers: Several[KeptWager] = several(WAGERS_KEPT)
    """They."""


class Bank(StateRow):
    """Who was the bank, to whom it was offered, and who wagered against the dealer before."""

    game: int
    """How far the game is: UNKNOWN, AT_START, LATER, NEW_START."""
    round_before: int
    """What is known of the round before: NOTHING, NO_BANK, BANKED, BANKED_BY_SOMEBODY."""
    player_before: int
    """Who was its bank."""
    void_before: int
    """1 where all its hands were void."""
    whole_before: int
    """The same as ROUND_BEFORE of the last round that was not void."""
    whole_player: int
    offer_known: int
    """1 where all offers since the start of the game, or the last first offer, are known."""
    first_offered: int
    """Place of the player to whom the bank was last offered first."""
    first_took_it: int
    """1 where that was in the round before and he became the bank."""
    started_anew: int
    """1 where the game was started anew after the last first offer, § 535.11(b)."""
    last_bank: int
    """Place of the last bank."""
    against_dealer: WagersKept
    """The wagers of the last round without a bank."""
    against_dealer_whole: WagersKept
    """Those of the last such round that was not void."""
