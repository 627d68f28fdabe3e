"""What players and bystanders do with tiles and seats (§§ 535.7(b), 535.10(a) to (c)); a time without play (§ 535.6(g))."""

from tests.worked.tiles.phrases.form import WHO, Match, NotMine, Phrase, nothing
from tests.worked.tiles.world import OPENING, World

MINE = r"(?P<seat>[1-6])"
TOUCHES = r"(?:touches|touched|handles|rearranges|picks up|sets|set)"


def _touched(by: str, what: str = "both-hands", after: bool = False):  # type: ignore[no-untyped-def]
    def work(world: World, match: Match) -> None:
        seat = int(match["seat"])
        world.round.bet(seat)
        other = match.groupdict().get("other")
        player = f', "player": "P{other or seat}"' if by == "player" else ""
        if other:
            world.round.bet(int(other))
        row = f'{{"kind": "handle-cards", "hand": {seat}, "seat": {seat}, "what": "{what}", "by": "{by}"{player}}}'
        if after:
            world.round.edits.append(lambda script: script.before("dealer", row))
        else:
            world.round.edits.append(lambda script: script.after("cover", row))

    return work


def _leaves(world: World, match: Match) -> None:
    seat = int(match["seat"])
    world.round.bet(seat)
    world.facts["left"] = seat
    row = f'{{"kind": "player-leaves", "player": "P{seat}", "seat": {seat}}}'
    world.round.edits.append(lambda script: script.before("dealer", row))


def _left_wager(world: World, match: Match) -> None:
    """The wager of one who left is treated as losing."""
    seat = world.facts.get("left", 0)
    if not seat:
        raise NotMine
    world.round.wanted[seat] = "lose"


def _face_up(world: World, match: Match) -> None:
    seat = int(match["seat"])
    world.round.bet(seat)
    world.round.edits.append(lambda script: script.replace(f"sets:{seat}", f"sets {seat} face=up"))


def _dealer_first(world: World, match: Match) -> None:
    """The dealer's tiles are turned and set before a player has set his."""
    seat = int(match.groupdict().get("seat") or 0) or min(world.round.bets or {4: 0})
    world.round.bet(seat)
    world.round.edits.append(lambda script: script.move("dealer", f"sets:{seat}"))


def _idle(spread: bool):  # type: ignore[no-untyped-def]
    def work(world: World, match: Match) -> None:
        world.round.bet(1)
        world.earlier()
        rows = ['{"kind": "idle", "what": "start"}', *([OPENING["spread"]] if spread else []), OPENING["player"]]
        world.preparing.append(lambda script: script.before("mix", '{"kind": "player-leaves", "player": "P1"}'))
        world.preparing.append(lambda script: script.after("stack", *rows, OPENING["mix"], OPENING["stack"]))

    return work


ANY = r"(?:floorperson|spectator|bystander|another person|supervisor)"
IDLE = r"(?:no gaming activity(?: at table)?|table idle)"
PHRASES: tuple[Phrase, ...] = (
    (
        rf"(?:player at )?seat (?P<other>[1-6]) (?:player )?{TOUCHES} tiles of (?:player at )?seat {MINE}",
        _touched("player"),
    ),
    (rf"(?:player at )?seat (?P<other>[1-6]) (?:player )?{TOUCHES} seat {MINE}s tiles", _touched("player")),
    (rf"{ANY} {TOUCHES} tiles of (?:player at )?seat {MINE}", _touched("spectator")),
    (rf"{ANY} {TOUCHES} seat {MINE}s tiles", _touched("spectator")),
    (
        rf"{WHO} (?:holds|moves|takes) (?:four )?tiles (?:out of|below|from) (?:full )?(?:view|table)(?: of dealer)?",
        _touched("player", "out-of-view"),
    ),
    (
        rf"{WHO} (?:touches|handles|moves|changes|re-?sets) tiles (?:again )?after (?:placing|laying|setting) (?:them|hands|both hands)(?: (?:face )?down)?",
        _touched("player", after=True),
    ),
    (
        rf"{WHO} (?:asks|requests) (?:for )?(?:help|assistance)(?: in setting hands?)?",
        lambda world, match: world.round.bet(int(match["seat"])),
    ),
    (
        r"dealer (?:informs|tells|explains to) (?:player|seat \d) (?:of |how )?(?:house way|dealers hands (?:must be )?set)",
        nothing,
    ),
    (
        rf"{WHO} leaves(?: table)? (?:during round(?: of play)?|before completion of round|after receiving tiles|before settlement)",
        _leaves,
    ),
    (r"wager (?:collected|treated|taken)(?: as losing(?: wager)?)?|(?:wager )?(?:considered )?abandoned", _left_wager),
    (rf"{WHO} (?:lays|places) (?:both )?hands face up", _face_up),
    (
        rf"dealer (?:turns over|exposes|sets) (?:own )?(?:tiles|hands?) before (?:{WHO}|all players) (?:has|have) set(?: hands?)?",
        _dealer_first,
    ),
    (rf"{IDLE}[,;]? tiles (?:left|remain) (?:face down|in stacks)(?: in stacks)?", _idle(False)),
    (
        rf"{IDLE}[,;]? tiles (?:turned face up|placed)(?: and placed)?(?: face up)?(?: in(?:to)? 16 pairs)?(?: according to rank)?",
        _idle(True),
    ),
)
