"""Writes the Rules Submission that a case of a sibling of Blackjack is played under."""

from functools import cache
from typing import Any

from tests.quick_yaml import filing_of, load
from tests.worked.game import Game
from tests.worked.plan import Plan
from tests.worked.setup import Options
from tests.worked.story import TABLE

Tree = dict[str, Any]

BACKS = ("red", "blue")
_BATCHED = ("batches", "batch_stored_in_shuffler", "batches_alternate", "batches_mixed_in_rack", "same_design")


@cache
def _source(game: Game) -> str:
    return game.sound.read_text(encoding="utf-8")


def filing_tree(game: Game, options: Options) -> Tree:
    """The sound filing of the game with what the case selects."""
    tree: Tree = load(_source(game))
    day = game.start.date()
    tree["head"] |= {"effective": day, "tables": [TABLE]}
    for key in ("dated", "submitted"):
        if key in tree["head"]:
            tree["head"][key] = day
    for approval in tree["approvals"].values():
        for key in {"date", "submitted"} & approval.keys():
            approval[key] = day
    _cards(tree, game, options)
    tree["table"]["positions"] = options.positions
    wagers = tree["wagers"]
    wagers["adjacent_boxes"] = options.adjacent_boxes
    wagers["entry_after_shuffle"] = options.entry
    for key in ("entry_prohibited_for", "entry_prohibited_until"):
        if options.entry == "permitted":
            wagers.pop(key, None)
    dealing = tree["dealing"]
    if not game.settled_at_end:
        dealing["settlement_order"] = options.settlement
        if options.settlement == "player-by-player":
            dealing |= {"losing_wagers_into_inventory": True, "winners_paid_from_losing_chips": False}
    tree["insurance"]["even_money"] = options.even_money
    if options.even_money is False:
        for key in ("even_money_pays", "even_money_on"):
            tree["insurance"].pop(key, None)
    _optional(tree, game, options)
    return tree


def filing_text(plan: Plan) -> str:
    """The Rules Submission of a case, as YAML; ``plan.filed`` changes what no option tells."""
    tree = filing_tree(plan.game, plan.options)
    for change in plan.filed:
        change(tree)
    return filing_of(tree)


def _cards(tree: Tree, game: Game, options: Options) -> None:
    cards = tree["cards"]
    cards["decks"] = options.decks
    cards["shuffler"] = options.shuffler
    if options.cards_per_deck and "cards_per_deck" in cards:
        cards["cards_per_deck"] = options.cards_per_deck
    for key in _BATCHED:
        cards.pop(key, None)
    tree["opening"].pop("batches_kept_apart", None)
    if options.shuffler.startswith("automated"):
        _batches(tree, game, options)
    elif options.shuffler in ("continuous", "in-shoe"):
        _continuous(tree, game, options)
    if options.preshuffled:
        cards["preshuffled"] = True if game.totals_announced else "603a.16(u)"
        tree.pop("opening")
    rack = tree["table"]["discard_rack"]
    rack.pop("marked_at_decks", None)
    rack["height_in_decks"] = max(options.decks, 1)


def _batches(tree: Tree, game: Game, options: Options) -> None:
    cards = tree["cards"]
    backs = BACKS if not game.totals_announced else (BACKS[0], BACKS[0])
    cards["batches"] = [{"decks": options.decks, "back": back} for back in backs]
    irregular = tree["irregularities"]
    irregular["shuffler_jams"] = "reshuffle"
    if game.totals_announced:
        cards["batches_in_shuffler"] = 1
        irregular["shuffler_out_of_order"] = "removed"
        by = {"by": "bureau-of-gaming-operations"}
        tree["approvals"] |= {
            "shuffler_storage": {"reference": "BGO-2010-0055", **by},
            "shuffler_procedures": {"reference": "BGO-2010-0056", **by},
        }
        tree["shuffle"] |= {"stored_batch_spread": False, "stored_batch_spread_on_request": True}
        return
    cards |= {
        "batch_stored_in_shuffler": True,
        "batches_alternate": True,
        "batches_mixed_in_rack": False,
        "same_design": True,
    }
    tree["opening"]["batches_kept_apart"] = True
    irregular["shuffler_out_of_order"] = "covered-or-signed"


def _continuous(tree: Tree, game: Game, options: Options) -> None:
    tree.pop("shuffle")
    dealing = tree["dealing"]
    dealing.pop("cover_card_reached", None)
    dealing.pop("rest_of_shoe", None)
    approved: Tree = {} if options.unapproved else {"reference": "BGO-0058"}
    if game.totals_announced:
        approved |= {"by": "bureau-of-gaming-operations"} if approved else {}
        if approved:
            tree["approvals"] |= {"continuous_device": dict(approved), "continuous_procedures": dict(approved)}
        tree["cards"].pop("dealing")
        tree["cards"].pop("shoe")
        return
    if approved:
        approved |= {"by": "bureau-of-gaming-laboratory-operations", "date": game.start.date()}
        tree["approvals"]["continuous_device"] = approved


def _optional(tree: Tree, game: Game, options: Options) -> None:
    stated = tree.pop("optional_wagers", {})
    tree["optional_wagers"] = {}
    areas = [game.main]
    for key, block in stated.items():
        if key not in options.offered:
            continue
        areas.append(key)
        block.pop("pays", None)
        tree["optional_wagers"][key] = block
    offered = tree["optional_wagers"]
    if "push-22" in offered:
        offered["push-22"].pop("paytable", None)
        if options.paytables.get("push-22"):
            offered["push-22"]["paytable"] = options.paytables["push-22"]
    if "match-the-dealer" in offered:
        _match(offered["match-the-dealer"], game, options)
    if "areas" in tree["layout"]:
        tree["layout"]["areas"] = areas
    if game.totals_announced and "match-the-dealer" not in offered:
        tree["layout"]["areas"] = [game.main, "match-the-dealer"]
        tree["layout"]["sign"]["explains"] = ["doubled-hands-without-additional-payouts"]


def _match(block: Tree, game: Game, options: Options) -> None:
    names = ("match_the_dealer_paytable_six_decks", "match_the_dealer_paytable_eight_decks")
    tables = [table for table in map(game.facts.paytable, names) if table.decks.allows(options.decks)]
    hands = ("matching-card-of-the-same-suit", "matching-card-of-a-different-suit")
    for table in tables:
        block["pays"] = {hand: str(table.pays(hand)) for hand in hands}
    if options.match_odds:
        same, other = options.match_odds
        block["pays"] = {
            "matching-card-of-a-different-suit": f"{other} to 1",
            "matching-card-of-the-same-suit": f"{same} to 1",
        }
    if options.match_maximum:
        block["maximum"] = f"{options.match_maximum // 100}.{options.match_maximum % 100:02}"
