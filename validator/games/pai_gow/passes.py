"""The judges of the Pai Gow game model, in their order."""

from collections.abc import Callable

from validator.games.pai_gow.absent_wagers import absent_wagers_pass
from validator.games.pai_gow.after_delivery import after_delivery_pass
from validator.games.pai_gow.announcing import announcing_pass
from validator.games.pai_gow.bank import bank_pass
from validator.games.pai_gow.bank_cut import bank_cut_pass
from validator.games.pai_gow.bank_dealer import bank_dealer_pass
from validator.games.pai_gow.bank_money import bank_money_pass
from validator.games.pai_gow.bank_style import style_pass
from validator.games.pai_gow.collecting import collecting_pass
from validator.games.pai_gow.comparing import comparing_pass
from validator.games.pai_gow.dealer_setting import dealer_setting_pass
from validator.games.pai_gow.delivery import delivery_pass
from validator.games.pai_gow.dice import dice_pass
from validator.games.pai_gow.dice_age import dice_age_pass
from validator.games.pai_gow.exposed import exposed_pass
from validator.games.pai_gow.exposing import exposing_pass
from validator.games.pai_gow.players import players_pass
from validator.games.pai_gow.rolls import rolls_pass
from validator.games.pai_gow.seated import seated_pass
from validator.games.pai_gow.settlement import settlement_pass
from validator.games.pai_gow.shaking import shaking_pass
from validator.games.pai_gow.surrender import surrender_pass
from validator.games.pai_gow.tile_count import tile_count_pass
from validator.games.pai_gow.tile_table import table_pass
from validator.games.pai_gow.two_areas import two_areas_pass
from validator.games.pai_gow.vigorish import vigorish_pass
from validator.games.pai_gow.voiding import voiding_pass
from validator.games.pai_gow.wagers import wagers_pass
from validator.games.pai_gow.who_banks import who_banks_pass
from validator.games.pai_gow.who_deals import who_deals_pass
from validator.games.pai_gow.who_settles import who_settles_pass
from validator.games.rounds.in_force import in_force_pass
from validator.games.rounds.positions import positions_pass

PASSES: tuple[Callable[..., object], ...] = (
    in_force_pass,
    positions_pass,
    bank_pass,
    bank_cut_pass,
    style_pass,
    dice_pass,
    table_pass,
    wagers_pass,
    seated_pass,
    dice_age_pass,
    tile_count_pass,
    shaking_pass,
    delivery_pass,
    after_delivery_pass,
    two_areas_pass,
    rolls_pass,
    exposed_pass,
    voiding_pass,
    players_pass,
    dealer_setting_pass,
    surrender_pass,
    exposing_pass,
    comparing_pass,
    announcing_pass,
    settlement_pass,
    absent_wagers_pass,
    vigorish_pass,
    collecting_pass,
    bank_money_pass,
    bank_dealer_pass,
    who_deals_pass,
    who_settles_pass,
    who_banks_pass,
)
"""The judges, in the order in which they run."""
