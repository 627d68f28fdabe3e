"""Invalid rolls, wrong counts, exposed tiles, void hands and rounds (§ 535.12), and dealers who set wrongly."""

from tests.worked.tiles.phrases.form import TILE, WHO, Match, NotMine, Phrase, nothing
from tests.worked.tiles.script import Script, Step
from tests.worked.tiles.world import World

MIXED = ('{"kind": "mix", "n": 8, "by": "dealer"}', '{"kind": "stack", "n": 32, "by": "dealer"}')


def _free(world: World, tile: str) -> None:
    """Leave a tile free that another place holds."""
    world.facts["exposed"] = 1
    if not world.round.bets:
        world.round.bet(4)


def _expose(where: str):  # type: ignore[no-untyped-def]
    def work(world: World, match: Match) -> None:
        tile = match["tile"]
        _free(world, tile)
        seat = match.groupdict().get("seat") or "0"
        who = match.groupdict().get("who") or "dealer"
        if seat != "0":
            world.round.bet(int(seat))
            world.facts["seat"] = int(seat)
        by = f"player:P{seat}" if who != "dealer" else "dealer"
        row = {
            "dead": f'{{"kind": "card-misdealt", "what": "exposed", "dest": "dead-hand", "card": "{tile}"}}',
            "dealer": f'{{"kind": "expose", "hand": 0, "seat": 0, "card": "{tile}", "by": "dealer"}}',
            "seat": f'{{"kind": "expose", "hand": {seat}, "seat": {seat}, "card": "{tile}", "by": "{by}"}}',
            "empty": f'{{"kind": "expose", "seat": {seat}, "card": "{tile}", "by": "dealer"}}',
        }[where]
        world.facts["tile-of"] = int(seat) if where == "seat" else 0
        world.round.edits.append(lambda script: script.after("cover", row))

    return work


def _void(what: str):  # type: ignore[no-untyped-def]
    def work(world: World, match: Match) -> None:
        if what == "tile-exposed" and not world.facts.get("exposed"):
            raise NotMine
        if what == "dice-miscount" and not world.facts.get("miscount"):
            raise NotMine
        _end(world, what)

    return work


def _end(world: World, what: str) -> None:
    if world.facts.get("void"):
        return
    world.facts["void"] = 1

    def edit(script: Script) -> None:
        script.cut_after("dealer" if what == "irregularity" else "cover")
        reason = f', "what": "{what}"'
        script.add("void", f'{{"kind": "void-round"{reason}}}')
        for seat, cents in sorted(world.round.bets.items()):
            script.add(f"back:{seat}", f"return {seat} {cents}")

    world.round.edits.append(edit)


def _returned(world: World, match: Match) -> None:
    if world.facts.get("void"):
        return
    if world.facts.get("misset"):
        _end(world, "irregularity")
    elif world.facts.get("miscount"):
        _end(world, "dice-miscount")
    elif world.facts.get("exposed"):
        _end(world, "tile-exposed")
    else:
        raise NotMine


def _reshuffled(world: World, match: Match) -> None:
    if not world.facts.get("void"):
        raise NotMine
    world.round.edits.append(lambda script: script.add("mix", *MIXED))


def _collected(world: World, match: Match) -> None:
    """Wagers of a void round collected instead."""
    if not world.facts.get("void"):
        raise NotMine

    def edit(script: Script) -> None:
        for seat, cents in world.round.bets.items():
            script.replace(f"back:{seat}", f"collect {seat} {cents}")

    world.round.edits.append(edit)


def _played_on(world: World, match: Match) -> None:
    if not (world.facts.get("exposed") or world.facts.get("miscount")):
        raise NotMine


def _decides(what: str):  # type: ignore[no-untyped-def]
    def work(world: World, match: Match) -> None:
        seat = world.facts.get("tile-of", 0)
        if not seat:
            raise NotMine
        row = f'{{"kind": "choice", "what": "{what}", "hand": {seat}, "seat": {seat}, "player": "P{seat}"}}'
        world.facts[what] = 1
        if what == "play-on":
            world.round.edits.append(lambda script: script.after("cover", row))
            return
        if not [one for one in world.round.bets if one != seat]:
            world.round.bet(5 if seat != 5 else 6)
        cents = world.round.bets[seat]
        gone = f'{{"kind": "void-hand", "hand": {seat}, "seat": {seat}, "what": "tile-exposed"}}'

        def edit(script: Script) -> None:
            names = ("sets", "show", "says", "collect", "return", "pay", "vig", "back", "take")
            for name in names:
                if script.has(f"{name}:{seat}"):
                    script.remove(f"{name}:{seat}")
            script.after("cover", row, gone)
            at = script.at("cover") + 1
            while not script.steps[at].name:
                at += 1
            script.steps.insert(at, Step("void-back", [f"return {seat} {cents}"]))

        world.round.edits.append(edit)

    return work


def _void_wager(world: World, match: Match) -> None:
    if not world.facts.get("void") and "tile-of" not in world.facts:
        raise NotMine


def _announced(world: World, match: Match) -> None:
    world.round.total = int(match["total"])
    if match.groupdict().get("due"):
        from tests.worked.tiles.kinds import dice_of

        world.round.dice = dice_of(int(match["due"]))
    world.round.start = world.round.lawful_start(world.round.total)
    world.facts["miscount"] = 1


def _not_flat(world: World, match: Match) -> None:
    world.facts["roll"] = 1
    what = "fell-out" if "fall" in match[0] or "fell" in match[0] else "not-flat"
    world.facts["fell"] = int(what == "fell-out")
    dice = world.round.dice[:2] if what == "fell-out" else world.round.dice
    world.round.edits.append(lambda script: script.before("dice", f"dice {dice} what={what}"))


def _called(world: World, match: Match) -> None:
    if not world.facts.get("roll"):
        raise NotMine
    what = "fell-out" if world.facts["fell"] else "not-flat"
    world.round.edits.append(
        lambda script: script.before("dice", f'{{"kind": "no-roll", "what": "{what}", "by": "dealer"}}')
    )


def _reshaken(world: World, match: Match) -> None:
    if not world.facts.get("roll"):
        raise NotMine
    world.round.edits.append(lambda script: script.before("dice", "shake 3", "lid"))


def _roll_used(world: World, match: Match) -> None:
    if not world.facts.get("roll"):
        raise NotMine
    what = "fell-out" if world.facts["fell"] else "not-flat"
    world.round.edits.append(lambda script: script.change("dice", world.round.dice, f"{world.round.dice} what={what}"))
    world.round.edits.append(lambda script: script.steps.pop(script.at("dice") - 1))


MISSET = {("5", "3", "8", "0"): "1-3 5-6 / 1-6 1-5"}
RESET = {("5", "3", "8", "0"): "5-6 1-6 / 1-5 1-3"}


def _misset(world: World, match: Match) -> None:
    values = (match["one"], match["other"], match["high"], match["low"])
    if values not in MISSET:
        raise NotMine
    world.round.hands[0] = MISSET[values]
    world.facts["misset"] = 1
    world.facts["reset-low"] = 1


def _reset(world: World, match: Match) -> None:
    if not world.facts.get("misset"):
        raise NotMine
    wrong = world.round.hands[0]
    right = next(RESET[key] for key, hand in MISSET.items() if hand == wrong)
    world.round.hands[0] = right
    world.round.edits.append(lambda script: script.before("dealer", f"dealer {wrong}"))


REST = r"(?: (?:by dealer|inadvertently|during (?:dealing|delivery|deal)|while dealing|while collecting))?"
PHRASES: tuple[Phrase, ...] = (
    (rf"(?:tile of )?dead hand(?:s)?(?: tile)? (?P<tile>{TILE}) (?:accidentally )?exposed{REST}", _expose("dead")),
    (
        rf"(?:tile of )?dealers?(?: tile)? (?P<tile>{TILE}) (?:accidentally )?exposed{REST}(?: before set)?",
        _expose("dealer"),
    ),
    (rf"{WHO}s? tile (?P<tile>{TILE}) exposed by (?P<who>dealer|player)", _expose("seat")),
    (rf"dealer (?:accidentally |inadvertently )?exposes (?:tile )?(?P<tile>{TILE}) of {WHO}", _expose("seat")),
    (rf"dealer (?:accidentally |inadvertently )?exposes {WHO}s? (?:tile )?(?P<tile>{TILE})", _expose("seat")),
    (rf"{WHO}s? tile (?P<tile>{TILE}) (?:accidentally )?exposed{REST}", _expose("seat")),
    (r"all hands (?:void|voided|dead)|(?:round|all hands) (?:declared |called )?void(?:ed)?", _void("tile-exposed")),
    (r"all hands (?:void|voided|dead)|(?:round|all hands) (?:declared |called )?void(?:ed)?", _void("dice-miscount")),
    (r"(?:all )?wagers returned(?: to players)?", _returned),
    (r"all wagers collected|wagers collected", _collected),
    (r"(?:all )?tiles (?:reshuffled|remixed|mixed again)(?: and restacked)?", _reshuffled),
    (r"(?:round|play|hand) (?:played on|continues|continued|completed|played to end)", _played_on),
    (
        r"player (?:chooses to |elects to |decides to )?(?:play on|plays on|play hand|plays hand|keeps hand)",
        _decides("play-on"),
    ),
    (r"player (?:chooses to |elects to |decides to )?(?:voids?)(?: hand)?", _decides("void")),
    (
        r"(?:player given |player has )?no option(?: given)?(?: to player)?|player not (?:asked|given option)",
        _played_on,
    ),
    (r"hand void(?:ed)?|wager returned", _void_wager),
    (
        r"(?:total )?(?P<total>\d+) announced (?:instead of|for|where) (?P<due>\d+)(?: shown)?(?: and tiles dealt accordingly)?",
        _announced,
    ),
    (r"dice total (?P<due>\d+), dealer announces (?P<total>\d+)(?: and deals accordingly)?", _announced),
    (r"(?:tiles )?(?:dealt|deals|delivered) accordingly", _played_on),
    (
        r"(?:one |a )?die (?:does not lie|not|does not land|leans) ?(?:lie )?flat(?: in shaker)?|(?:one |a )?die (?:leans|cocked)|(?:one |a )?die (?:falls|fell) out(?: of shaker)?",
        _not_flat,
    ),
    (r"dealer (?:calls|announces|called) no roll|no roll called", _called),
    (
        r"(?:dice )?re-?(?:shaken|shakes)(?: by (?:dealer|bank))?|(?:dealer|bank) re-?shakes(?: dice| shaker)?",
        _reshaken,
    ),
    (r"(?:total|roll|dice) (?:used|counted|stands|announced)|(?:no roll )?not called(?: and used)?", _roll_used),
    (r"dealer sets (?P<one>\d) and (?P<other>\d) with (?P<high>\d) and (?P<low>\d) available", _misset),
    (r"(?:dealers? )?hands? (?:are )?reset(?: as filed)?|dealer resets (?:hands?|them)", _reset),
    (r"round completed|(?:and )?completed", nothing),
)
