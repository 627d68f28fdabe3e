"""The opening of the table, mixing and stacking, the dice (§§ 535.5, 535.6, 535.8)."""

import json

from tests.worked.tiles.phrases.form import TILE, Match, NotMine, Phrase, nothing
from tests.worked.tiles.world import OPENING, World

MANY = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10}
MANY |= {"once": 1, "twice": 2, "twelve": 12, "fifteen": 15, "sixteen": 16}
NUMBER = r"(?P<n>\d+|" + "|".join(MANY) + ")"


def number(words: str) -> int:
    """A number in digits or as a word."""
    return int(words) if words.isdigit() else MANY[words]


def _sealed(world: World, match: Match) -> None:
    """An unsuitable set, replaced; of several things that the envelope lacks the first is logged."""
    words = match.groupdict()
    lacking = [name for part, name in (("table", "table-number"), ("day", "date"), ("time", "time")) if not words[part]]
    identified = "identified" if not lacking else "unidentified" if len(lacking) == 3 else f"without-{lacking[0]}"
    signers = []
    if words.get("dealer"):
        signers.append("dealer:D7")
    if words.get("floor"):
        signers.append("floorperson:F5")
    rows = []
    for by in signers or [""]:
        row: dict[str, object] = {"kind": "set-sealed", "dest": "envelope", "what": identified}
        if by:
            row["by"] = by
        rows.append(json.dumps(row))
    defect = json.dumps(json.loads(OPENING["inspection"]) | {"n": 1})
    first = OPENING["set"]
    world.opening_edits.append(lambda script: script.before("set", first, defect, *rows))


def _exposed_in_stacking(world: World, match: Match) -> None:
    world.round.bet(4)
    row = f'{{"kind": "stack-tile", "n": 32, "card": "{match["tile"]}", "face": "up"}}'
    world.facts["stacking"] = 1
    world.opening_edits.append(lambda script: script.after("stack", row))


def _remixed(world: World, match: Match) -> None:
    if not world.facts.get("stacking"):
        raise NotMine
    world.opening_edits.append(lambda script: script.after("stack", OPENING["mix"], OPENING["stack"]))


def _only_exposed_replaced(world: World, match: Match) -> None:
    if not world.facts.get("stacking"):
        raise NotMine
    world.round.bet(4)


def _round_settled(world: World, match: Match) -> None:
    world.round.bet(4)
    world.facts["settled"] = 1
    if len(world.plans) == 1:
        world.earlier()


def _unmixed(world: World, match: Match) -> None:
    _round_settled(world, match)
    world.round.before.remove("mix")


def _opening(name: str, *, remove: bool = False, **columns: object):  # type: ignore[no-untyped-def]
    def work(world: World, match: Match) -> None:
        if remove:
            world.opening_edits.append(lambda script: script.remove(name))
            return
        row = json.loads(OPENING[name])
        count = match.groupdict().get("n")
        if count:
            row["n"] = number(count)
        world.opening_edits.append(lambda script: script.replace(name, json.dumps(row | columns)))

    return work


def _not_shaken(world: World, match: Match) -> None:
    world.round.edits.append(lambda script: script.remove("shake"))


def _not_closed(world: World, match: Match) -> None:
    world.round.edits.append(lambda script: script.remove("closed"))


def _cover(count: int):  # type: ignore[no-untyped-def]
    def work(world: World, match: Match) -> None:
        row = f'{{"kind": "dice-shake", "n": {count}, "by": "dealer"}}'
        world.round.edits.append(lambda script: script.replace("cover", *([row] if count else [])))

    return work


def _shaken(world: World, match: Match) -> None:
    if world.round.bank:
        raise NotMine
    count = number(match["n"] or match["m"])
    world.round.edits.append(lambda script: script.replace("shake", f"shake {count}"))


def _counted(world: World, match: Match) -> None:
    count = number(match["n"] or match["m"])
    edits = world.preparing if world.facts.get("settled") else world.opening_edits
    edits.append(lambda script: script.change("mix", '"n": 8', f'"n": {count}'))


SIGNED = r"signed(?: by)? (?:(?P<dealer>dealer)(?: only| alone)?)?(?: and |, )?(?P<floor>floorperson|floor ?person or above|supervisor)?(?: only| alone)?"
PHRASES: tuple[Phrase, ...] = (
    (
        rf"unsuitable set (?:of tiles )?sealed(?: in envelope| in container)?(?:,? (?P<table>table [\w-]+))?(?:,? (?P<day>\d{{4}}-\d\d-\d\d))?(?:,? (?P<time>\d?\d:\d\d))?,? (?:{SIGNED}|not signed|unsigned)",
        _sealed,
    ),
    (
        rf"(?:(?:while |during )?stacking[:,]? )?tile (?P<tile>{TILE}) (?:turned over and )?exposed(?: to players)?(?: (?:while|during|in) stacking)?",
        _exposed_in_stacking,
    ),
    (
        r"(?:entire |whole |all )(?:set|tiles) (?:remixed|mixed again|reshuffled)(?:, restacked)?(?:, round dealt)?",
        _remixed,
    ),
    (r"re-?stacked", nothing),
    (
        r"(?:tile turned (?:back )?face down|stacking (?:goes on|continued)|round dealt|only that tile (?:re)?mixed)(?:,? (?:without remix(?:ing)?|no remix))?",
        _only_exposed_replaced,
    ),
    (r"round \d+ (?:settled|completed|played|ends)", _round_settled),
    (
        r"(?:round \d+:? )?stacks? formed from collected tiles without (?:mix(?:ing)?|shuffling)|(?:round \d+:? )?tiles (?:stacked|dealt) (?:again )?without (?:mix(?:ing)?|shuffling)|no mix(?: between rounds)?(?: before round \d+)?",
        _unmixed,
    ),
    (
        r"(?:round \d+:? )?(?:all )?tiles (?:turned face down and |turned face down, )?mixed(?: and stacked)?(?: before round \d+)?",
        _round_settled,
    ),
    (
        rf"(?:tiles )?mixed with {NUMBER} circular motions(?: of each hand)?|each hand (?:makes|completes) {NUMBER.replace('?P<n>', '?P<m>')} circular motions",
        _counted,
    ),
    (
        r"(?:no inspection(?: of tiles)?|(?:tiles|set) not (?:sorted|inspected)(?: and inspected)?)",
        _opening("inspection", remove=True),
    ),
    (
        r"(?:inspection not verified(?: by floorperson)?|floorperson does not verify(?: inspection)?|no verification by floorperson)",
        _opening("verify", remove=True),
    ),
    (
        rf"tiles (?:spread|laid out|arranged) (?:face up )?in {NUMBER} pairs(?: face up)?(?: according to rank)?",
        _opening("spread"),
    ),
    (r"tiles (?:spread|laid out|arranged) face down(?: in pairs)?", _opening("spread", face="down")),
    (
        r"(?:tiles )?not (?:spread|laid out) (?:face up )?(?:in pairs )?(?:for (?:visual )?inspection by first player)?",
        _opening("spread", remove=True),
    ),
    (
        rf"dealer (?:shakes|shook) (?:shaker |dice )?(?:only )?{NUMBER}(?: times)?|shaker shaken (?:only )?{NUMBER.replace('?P<n>', '?P<m>')}(?: times)?",
        _shaken,
    ),
    (r"(?:shaker|dice) not shaken(?: before total)?", _not_shaken),
    (
        r"(?:dealer does not announce no more bets|no more bets not announced|no announcement of no more bets)",
        _not_closed,
    ),
    (
        r"(?:covered )?shaker (?:covered and )?(?:not shaken|shaken zero times) after (?:dealing|delivery|deal)",
        _cover(0),
    ),
    (r"(?:covered )?shaker (?:covered and )?shaken twice after (?:dealing|delivery|deal)", _cover(2)),
    (r"(?:covered )?shaker (?:covered and )?shaken once after (?:dealing|delivery|deal)", nothing),
)
