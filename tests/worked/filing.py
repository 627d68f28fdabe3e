"""Writes the Rules Submission that a case is played under: the sound one, with what the case selects."""

from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

from tests.quick_yaml import filing_of, load
from tests.worked.setup import FILING_KEYS, Options
from validator.law.facts import load_facts

SOUND = Path(__file__).parent / "sound-filing.yaml"

Tree = dict[str, Any]


@cache
def _sound() -> Tree:
    tree: Tree = load(SOUND)
    return tree


def filing_text(options: Options) -> str:
    """The filing as YAML."""
    tree = deepcopy(_sound())
    _cards(tree, options)
    _wagers(tree, options)
    tree["wagers"]["adjacent_boxes"] = options.adjacent_boxes
    tree["wagers"]["entry_after_shuffle"] = options.entry
    if options.entry == "permitted":
        for key in ("entry_prohibited_for", "entry_prohibited_until"):
            tree["wagers"].pop(key)
    tree["dealing"]["blackjack_paid"] = options.blackjack_paid
    tree["dealing"]["settlement_order"] = options.settlement
    if options.settlement == "player-by-player":
        tree["dealing"] |= {"losing_wagers_into_inventory": True, "winners_paid_from_losing_chips": False}
    tree["surrender"]["settlement"] = options.surrender
    tree["double_down"]["card"] = options.double_card
    tree["splitting"]["additional_splits"] = options.splits
    tree["splitting"]["additional_splits_of_aces"] = options.ace_splits
    tree["table"]["positions"] = options.positions
    if options.even_money:
        tree["insurance"]["even_money"] = True
    else:
        tree["insurance"] = {key: value for key, value in tree["insurance"].items() if not key.startswith("even")}
        tree["insurance"]["even_money"] = False
    return filing_of(tree)


def _cards(tree: Tree, options: Options) -> None:
    cards, opening, shuffle, dealing = tree["cards"], tree["opening"], tree["shuffle"], tree["dealing"]
    cards["decks"] = options.decks
    cards["shuffler"] = options.shuffler
    rack = options.decks
    if options.shuffler == "automated":
        cards["batches"] = [{"decks": options.decks, "back": back} for back in ("red", "blue")]
    else:
        for key in ("batches", "batch_stored_in_shuffler", "batches_alternate", "batches_mixed_in_rack"):
            cards.pop(key)
        opening.pop("batches_kept_apart")
    if options.preshuffled:
        cards["preshuffled"] = "603a.16(u)"
        del tree["opening"]
    if options.shuffler in ("continuous", "in-shoe"):
        tree["approvals"]["continuous_device"] = {
            "reference": "BGL-2015-0021",
            "by": "bureau-of-gaming-laboratory-operations",
            "date": "2015-06-20",
        }
        del tree["shuffle"]
        del dealing["cover_card_reached"]
    if options.shoe == "double":
        cards["shoe"] = "double"
        cards["cover_cards"] = 2
        half = options.decks // 2
        cards["sides"] = {
            side: {"decks": half, "back": back, "suits": list(suits), "cover_card": True}
            for side, back, suits in (("left", "red", options.left), ("right", "blue", options.right))
        }
        opening["sides_kept_apart"] = True
        dealing.pop("burn_after_loading")
        dealing.pop("burn_by_new_dealer")
        dealing |= {
            "determinant_card": True,
            "determinant_card_of_other_side": "segregated-area",
            "determinant_card_of_same_side": "players-first-card",
        }
        rack = half
    if options.from_hand_filed:
        _from_hand(tree)
    tree["table"]["discard_rack"] = {"attached": "dealer-side-top", "height_in_decks": max(rack, 1)}
    if shuffle and options.shuffler == "automated" and "cut_offered" in shuffle:
        shuffle["cut_offered"] = True


def _from_hand(tree: Tree) -> None:
    cards, dealing = tree["cards"], tree["dealing"]
    cards["dealing"] = "hand"
    cards["shoe"] = "none"
    cards["change_every_hours"] = load_facts("633a").number("card_change_hours_from_the_hand")
    tree["table"].pop("shoe_on_table")
    tree["approvals"].pop("shoe_location")
    for key in ("burn_after_loading", "burn_by_new_dealer", "player_cards", "players_touch_cards"):
        dealing.pop(key, None)
    tree["variations"] = {
        "dealt-from-the-hand": {
            "held_over_inventory": True,
            "same_hand_all_round": True,
            "cover_card_beneath": True,
            "burn_each_round": True,
            "player_cards": "face-down",
            "dealer_first_card": "face-up",
            "dealer_second_card": "face-down",
            "players_use_one_hand": True,
            "busted_hands": "discarded-at-once",
            "additional_cards": "face-up",
            "hands_turned_by_dealer": True,
        }
    }


def _wagers(tree: Tree, options: Options) -> None:
    stated = tree["optional_wagers"]
    tree["optional_wagers"] = {}
    areas = ["blackjack"]
    for word, key in FILING_KEYS.items():
        if word in options.offered:
            block = dict(stated.get(key) or {})
            block.pop("pays", None)
            tree["optional_wagers"][key] = block
            if word != "bad-beat-progressive":
                areas.append(key)
            if "equipped_positions" in block:
                block["equipped_positions"] = options.positions
    offered = tree["optional_wagers"]
    for key in ("royal-match-21", "bet-the-set-21", "three-card-poker"):
        if key in offered:
            letter = options.paytables.get(key, _usual_paytable(key, options.decks))
            offered[key].pop("paytable", None)
            if letter:
                offered[key]["paytable"] = letter
    if "bad-beat-progressive" in offered:
        offered["bad-beat-progressive"]["any_20"] = options.any_20
    if "house-money" in offered:
        offered["house-money"].pop("portion", None)
        if options.portion:
            offered["house-money"]["portion"] = options.portion
    tree["bonuses"] = {
        "crown_treasure": options.crown_treasure and "royal-match-21" in offered,
        "magic_card": bool(options.magic_card) and "bad-beat-progressive" in offered,
        "lucky_player": bool(options.lucky_seat) and "bad-beat-progressive" in offered,
    }
    tree.pop("max_payout")
    if options.max_payout:
        tree["max_payout"] = {
            "amount": _money(options.max_payout),
            "max_wager": _money(options.max_wager or 100),
            "applies_to": [key for key in ("lucky-ladies", "kings-bounty") if key in offered],
            "hands": "dealer-blackjack-rows",
            "aggregate": "all-hands-of-the-round",
            "shared": "proportionately",
        }
    else:
        tree["layout"].pop("payout_limit")
        tree["layout"].pop("payout_limit_sign")
    if options.switch:
        tree["layout"]["blackjack_areas_per_player"] = 2
        tree.setdefault("variations", {})["blackjack-switch"] = {
            "table_designated": True,
            "wagers": 2,
            "wagers_equal": True,
            "hands": 2,
            "switched": "second-cards",
        }
        if "super-match" not in areas:
            areas.append("super-match")
    tree["layout"]["areas"] = areas


def _usual_paytable(key: str, decks: int) -> str:
    """The first letter that fits the decks, where the case names none."""
    if key == "three-card-poker":
        return "B"
    if key == "royal-match-21":
        return "A" if decks == 1 else "C"
    return {1: "A", 2: "B"}.get(decks, "C")


def _money(cents: int) -> str:
    return f"{cents // 100}.{cents % 100:02}"
