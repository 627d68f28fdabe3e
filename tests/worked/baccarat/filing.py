"""Writes the Rules Submission that a table of a case is played under: a sound one, with what the case selects."""

from functools import cache
from typing import Any

from tests.quick_yaml import filing_of, load
from tests.worked.baccarat.setup import Options
from validator.core.data import data_folder
from validator.law.facts import load_facts

Tree = dict[str, Any]

HEAD = {"version": "1", "dated": "2010-03-20", "effective": "2010-03-20", "facility": "Three Rivers Casino"}


@cache
def _file(chapter: str, variant: str) -> str:
    return (data_folder("submissions") / f"{chapter}-{variant}.yaml").read_text(encoding="utf-8")


def _variant(options: Options) -> str:
    """The name of the sound filing that comes nearest."""
    if options.chapter == "545":
        return "players-turn" if options.dealing == "curator-to-players" else "dealer-turns"
    if options.chapter == "543":
        return options.dealing
    if options.shuffler != "manual":
        return "two-batches" if options.shuffler == "automated" else "continuous-device"
    return "tie-vigorish" if options.on_ties else "shoe"


def filing_text(options: Options, table: str) -> str:
    """The filing as YAML."""
    tree: Tree = load(_file(options.chapter, _variant(options)))
    tree["chapter"] = options.chapter
    tree["head"] = {**tree.get("head", {}), **HEAD, "tables": [table]}
    _fit(tree, options)
    written = filing_of(tree)
    for name in ("dated", "effective"):
        written = written.replace(f"{name}: '{HEAD[name]}'", f"{name}: {HEAD[name]}")
    return written


def _fit(tree: Tree, options: Options) -> None:
    cards, dealing = tree.setdefault("cards", {}), tree.setdefault("dealing", {})
    cards["decks"] = options.decks
    cards["shuffler"] = options.shuffler
    cards["preshuffled"] = options.preshuffled
    if options.shuffler == "automated":
        cards["batches"] = [{"decks": options.decks, "back": back} for back in ("red", "blue")]
    dealing["initial_cards"] = {"curator": "face-down", "curator-to-players": "to-players"}.get(
        options.dealing, options.dealing
    )
    if options.dealing != "face-up":
        dealing.pop("drawn_with", None)
    if options.dealing not in ("face-down", "to-players"):
        dealing.pop("bankers_cards_kept", None)
    tree.setdefault("payouts", {})["tie"] = options.tie_odds
    inscriptions = tree.get("layout", {}).get("inscriptions")
    if inscriptions:
        inscriptions["tie"] = f"Tie pays {options.tie_odds}"
    if "positions" in tree.get("table", {}):
        tree["table"]["positions"] = options.seats
        if "vigorish_areas" in tree.get("layout", {}):
            tree["layout"]["vigorish_areas"] = options.seats
    wagers = tree.get("wagers", {})
    if options.chapter != "545" and wagers:
        wagers["banker_on_tie"] = "charged" if options.on_ties else "returned"
    _vigorish(tree.setdefault("vigorish", {}), options)


def _vigorish(vigorish: Tree, options: Options) -> None:
    if options.on_ties:
        vigorish["type"] = "tie"
        vigorish["percent"] = f"{load_facts(options.chapter).number('tie_vigorish_percent')}%"
        return
    if options.chapter != "545" or "type" in vigorish:
        vigorish["type"] = "winnings"
    vigorish["percent"] = f"{options.percent}%"
    vigorish["rounding"] = options.rounding
    if options.rounding == "up":
        vigorish["rounding_to"] = f"0.{options.coin:02d}"
    else:
        vigorish.pop("rounding_to", None)
    vigorish["collected"] = "deferred" if options.deferred else "at-payout"
    for name in ("deferred_until", "tracked_by", "marker_removed_before_collection"):
        if not options.deferred:
            vigorish.pop(name, None)
    if options.deferred:
        until = "reshuffle" if options.chapter == "541" else "new-shoe"
        vigorish.setdefault("deferred_until", [until, "player-leaves"])
        vigorish.setdefault("tracked_by", "marker-button")
