"""Surrender, and what the dealer does with a wager (§ 535.10(e))."""

from tests.worked.tiles.phrases.form import MONEY, WHO, Match, NotMine, Phrase
from tests.worked.tiles.script import Script
from tests.worked.tiles.words import cents
from tests.worked.tiles.world import World


def _surrenders(when: str):  # type: ignore[no-untyped-def]
    def work(world: World, match: Match) -> None:
        seat = int(match["seat"])
        world.round.bet(seat, 0)
        world.facts["surrender"] = seat

        def edit(script: Script) -> None:
            amount = world.round.bets[seat]
            tail = [f"collect:{seat}", f"return:{seat}", f"pay:{seat}", f"vig:{seat}", f"back:{seat}", f"take:{seat}"]
            tail += [f"says:{seat}"] + ([f"show:{seat}"] if when != "after" else [])
            for name in tail:
                if script.has(name):
                    script.remove(name)
            row = f"surrender {seat}"
            at = {"in time": script.at("dealer") + 1, "before": script.at("dealer")}.get(when, -1)
            at = script.at(f"show:{seat}") + 1 if at < 0 else at
            from tests.worked.tiles.script import Step

            steps = [
                Step("surrender", [row]),
                Step("given", [f"collect {seat} {amount}"]),
                Step("given-tiles", [f"take {seat}"]),
            ]
            script.steps[at:at] = steps

        world.round.edits.append(edit)

    return work


def _whole(world: World) -> int:
    seat = world.facts.get("surrender", 0)
    if not seat:
        raise NotMine
    return seat


def _part_returned(world: World, match: Match) -> None:
    seat = _whole(world)
    if match["all"]:
        world.round.bets[seat] = cents(match["all"])
    back = cents(match["back"])

    def edit(script: Script) -> None:
        kept = world.round.bets[seat] - back
        script.replace("given", *([f"collect {seat} {kept}"] if kept else []), f"return {seat} {back}")

    world.round.edits.append(edit)


def _half(world: World, match: Match) -> None:
    seat = _whole(world)

    def edit(script: Script) -> None:
        half = world.round.bets[seat] // 2
        script.replace("given", f"collect {seat} {half}", f"return {seat} {half}")

    world.round.edits.append(edit)


def _collects(world: World, match: Match) -> None:
    seat = _whole(world)
    groups = match.groupdict()
    if groups.get("all"):
        world.round.bets[seat] = cents(groups["all"])
    amount = cents(groups["cents"]) if groups.get("cents") else 0
    if amount and not groups.get("all") and seat in world.round.bets and world.round.bets[seat] == 5000:
        world.round.bets[seat] = amount

    def edit(script: Script) -> None:
        script.replace("given", f"collect {seat} {amount or world.round.bets[seat]}")

    world.round.edits.append(edit)


def _tiles(how: str):  # type: ignore[no-untyped-def]
    def work(world: World, match: Match) -> None:
        seat = _whole(world)

        def edit(script: Script) -> None:
            if how == "exposed":
                script.before("given-tiles", f"show {seat} {world.round.hands[seat]}")
            elif how == "left":
                script.remove("given-tiles")

        world.round.edits.append(edit)

    return work


IN_TIME = (
    r"(?: in time| after dealer(?:s)?(?: hands)? (?:has )?(?:set|sets)(?: hands)?| before (?:either |any )?(?:of )?hands? exposed"
    r"| before exposure)?"
)
PHRASES: tuple[Phrase, ...] = (
    (rf"{WHO} (?:surrenders|announces surrender|surrendered){IN_TIME}", _surrenders("in time")),
    (
        rf"{WHO} (?:surrenders|announces surrender) (?:before|prior to) dealer(?:s)?(?: hands)? (?:has )?(?:set|sets)(?: hands)?",
        _surrenders("before"),
    ),
    (
        rf"{WHO} (?:surrenders|announces surrender) after (?:(?:one|both|either|first|high|low|that players?)(?: of)? )?(?:hands? )?(?:exposed|exposure|shown)(?: hands?)?",
        _surrenders("after"),
    ),
    (rf"dealer returns (?P<back>{MONEY})(?: of (?P<all>{MONEY}))?", _part_returned),
    (r"dealer (?:returns|collects(?: only)?) (?:one-)?half(?: of)?(?: wager)?", _half),
    (rf"dealer (?:immediately )?collects (?P<cents>{MONEY})(?: of (?P<all>{MONEY}))?(?: immediately)?", _collects),
    (
        r"(?:dealer (?:immediately )?collects )?(?:whole |entire |full )?wager(?: collected)?(?: immediately| at once)?",
        _collects,
    ),
    (
        r"dealer (?:immediately )?collects (?:whole |entire |full )?wager and (?:four )?tiles(?: face down)?(?: immediately| at once)?",
        _collects,
    ),
    (
        r"(?:four )?tiles (?:collected |stacked )+(?:face down )?(?:without exposing them|unexposed|on right side of table)?",
        _tiles("taken"),
    ),
    (
        r"(?:players |four )?tiles (?:turned face up|exposed|shown to other players)(?: to other players)?",
        _tiles("exposed"),
    ),
    (r"(?:players |four )?tiles (?:left|not collected)(?: on layout| with player)?", _tiles("left")),
)
