"""How Chapter 535 is played: its options, its passes and its rules on rounds, for the tiles machine."""

from validator.chapters.ch535_pai_gow import (
    play_after_delivery,
    play_announcing,
    play_bank,
    play_bank_dealer,
    play_bank_money,
    play_bank_offers,
    play_bank_play,
    play_bank_style,
    play_collecting,
    play_comparing,
    play_dealer_setting,
    play_delivery,
    play_delivery_styles,
    play_dice,
    play_exposed,
    play_exposing,
    play_in_force,
    play_mixing,
    play_opening,
    play_players,
    play_rolls,
    play_settlement,
    play_shaking,
    play_surrender,
    play_two_areas,
    play_vigorish,
    play_voiding,
    play_wagers,
)
from validator.chapters.ch535_pai_gow.illustrated import illustrate
from validator.chapters.ch535_pai_gow.play_options import options
from validator.chapters.registry import PlayRoom
from validator.core.rule import PlayRule
from validator.games.pai_gow.machine import derive
from validator.games.pai_gow.passes import PASSES
from validator.games.pai_gow.slots import SLOTS
from validator.games.pai_gow.subject import picture_of, subject_of

PLAY_RULES: tuple[PlayRule, ...] = (
    *play_in_force.PLAY_RULES,
    *play_dice.PLAY_RULES,
    *play_opening.PLAY_RULES,
    *play_mixing.PLAY_RULES,
    *play_wagers.PLAY_RULES,
    *play_shaking.PLAY_RULES,
    *play_delivery_styles.PLAY_RULES,
    *play_delivery.PLAY_RULES,
    *play_after_delivery.PLAY_RULES,
    *play_players.PLAY_RULES,
    *play_dealer_setting.PLAY_RULES,
    *play_surrender.PLAY_RULES,
    *play_comparing.PLAY_RULES,
    *play_exposing.PLAY_RULES,
    *play_announcing.PLAY_RULES,
    *play_settlement.PLAY_RULES,
    *play_vigorish.PLAY_RULES,
    *play_collecting.PLAY_RULES,
    *play_rolls.PLAY_RULES,
    *play_exposed.PLAY_RULES,
    *play_voiding.PLAY_RULES,
    *play_two_areas.PLAY_RULES,
    *play_bank.PLAY_RULES,
    *play_bank_offers.PLAY_RULES,
    *play_bank_play.PLAY_RULES,
    *play_bank_style.PLAY_RULES,
    *play_bank_dealer.PLAY_RULES,
    *play_bank_money.PLAY_RULES,
)

ROOM = PlayRoom(
    chapter="535",
    rules=PLAY_RULES,
    slots=SLOTS,
    derive=derive,
    passes=PASSES,
    options=options,
    subject=subject_of,
    picture=picture_of,
    illustrate=illustrate,
)
