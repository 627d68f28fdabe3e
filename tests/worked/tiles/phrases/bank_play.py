"""The cut, the dealer's wager against the bank, the style of delivery and the shaker (§ 535.11(g) to (m))."""

import re

from tests.worked.casefile import NotTranslated
from tests.worked.tiles.phrases.form import MONEY, Match, NotMine, Phrase, nothing
from tests.worked.tiles.phrases.table import NUMBER, number
from tests.worked.tiles.script import Script
from tests.worked.tiles.words import cents, style_of
from tests.worked.tiles.world import CUT, World

STACKS = r"(?:stacks? )?(?P<stacks>r[1-8](?:(?:,? and|,|-|/| to)? ?r?[1-8])*)"
END = r"(?P<end>right|left)(?: end)?"
STYLE = r"(?P<style>[a-z][a-z0-9 ().-]*?)"


def _runs(words: str) -> list[tuple[int, int]]:
    """Stacks named together, as runs of adjacent ones."""
    found = [int(one) for one in re.findall(r"[1-8]", words)]
    if re.search(r"[1-8] ?(?:-|to) ?r?[1-8]", words) and len(found) == 2:
        found = list(range(found[0], found[1] + 1))
    runs: list[tuple[int, int]] = []
    for one in sorted(found):
        if runs and runs[-1][1] == one - 1:
            runs[-1] = (runs[-1][0], one)
        else:
            runs.append((one, one))
    return runs


def _cut(world: World, match: Match) -> None:
    _moves(world, [(run, match["end"]) for run in _runs(match["stacks"])])


def _cut_both(world: World, match: Match) -> None:
    moves = [(run, match["end"]) for run in _runs(match["stacks"])]
    _moves(world, moves + [(run, match["end2"]) for run in _runs(match["stacks2"])])


def _moves(world: World, moves: list[tuple[tuple[int, int], str]]) -> None:
    """Stacks moved in one cut: rows of one cut refer to its first row."""
    group = world.facts.get("cuts", 0) + 1
    world.facts["cuts"] = group
    for (first, last), end in moves:
        row = f'{{"kind": "stacks-moved", "n": {first}{last}, "dest": "{end}-end", "by": "bank", "{CUT}": {group}}}'
        world.round.cut.append(row)


def _wager(world: World, match: Match) -> None:
    if "against" not in world.facts:
        world.round.against = cents(match["cents"])
        world.facts["against"] = 1


def _wager_left(world: World, match: Match) -> None:
    world.round.against = world.round.against or 5000
    row = '{"kind": "marker-placed", "what": "dealer-tiles", "seat": 0}'
    world.round.edits.append(lambda script: script.replace("marker", row))


def _wager_late(world: World, match: Match) -> None:
    world.round.against = world.round.against or 5000

    def edit(script: Script) -> None:
        step = script.steps.pop(script.at("marker"))
        last = max(at for at, one in enumerate(script.steps) if one.name.startswith("deal:"))
        script.steps.insert(last + 1, step)

    world.round.edits.append(edit)


def _no_wager(world: World, match: Match) -> None:
    world.round.against = 0
    world.facts["directed"] = 1


def _directs(world: World, match: Match) -> None:
    amount = cents(match["cents"])
    world.round.against = amount
    world.facts["last-wager"] = amount * 2
    row = f'{{"kind": "dealer-wager-directed", "cents": {amount}, "by": "bank"}}'
    world.round.edits.append(lambda script: script.before("against", row))


def _tiles_kept(world: World, match: Match) -> None:
    """The dealer's stack is set although he has no wager."""
    if world.round.against:
        raise NotMine
    tiles = "dealer 2-6 1-1 / 5-6 1-5"

    def edit(script: Script) -> None:
        script.remove("gather:0")
        script.before("banker", tiles)

    world.round.hands.setdefault(0, "2-6 1-1 / 5-6 1-5")
    world.round.edits.append(edit)


def _stack_collected(world: World, match: Match) -> None:
    if world.round.against:
        raise NotMine


def _chooses(world: World, match: Match) -> None:
    if not world.round.bank:
        raise NotTranslated("a style chosen without a bank")
    world.round.style = style_of(match["style"])


def _not_repeated(world: World, match: Match) -> None:
    world.round.edits.append(lambda script: script.remove("repeated"))


def _no_signal(world: World, match: Match) -> None:
    world.round.edits.append(lambda script: script.remove("signalled"))


def _not_moved(world: World, match: Match) -> None:
    world.round.edits.append(lambda script: script.remove("indicated"))


def _other_style(world: World, match: Match) -> None:
    other, style = style_of(match["style"]), world.round.style
    world.round.edits.append(lambda script: script.change("repeated", style, other))


def _indicated_otherwise(world: World, match: Match) -> None:
    other, style = style_of(match["style"]), world.round.style
    world.round.edits.append(lambda script: script.change("indicated", style, other))


def _shaken(by: str):  # type: ignore[no-untyped-def]
    def work(world: World, match: Match) -> None:
        said = match.groupdict().get("n")
        count = number(said) if said else 3
        row = f'{{"kind": "dice-shake", "n": {count}, "by": "{by}"}}'
        world.round.edits.append(lambda script: script.replace("shake", row))

    return work


def _shaken_early(world: World, match: Match) -> None:
    world.round.edits.append(lambda script: script.move("shake", "repeated"))


def _lid(reshaken: bool):  # type: ignore[no-untyped-def]
    def work(world: World, match: Match) -> None:
        row = '{"kind": "dice-uncovered", "by": "bank"}'
        if reshaken:
            world.round.edits.append(lambda script: script.before("lid", row, "shake 3"))
        else:
            world.round.edits.append(lambda script: script.replace("lid", row))

    return work


PHRASES: tuple[Phrase, ...] = (
    (
        rf"{STACKS} (?:both |all |together )?(?:moved |go )?(?:to|at) {END}(?: of (?:original )?(?:eight )?stacks)?",
        _cut,
    ),
    (rf"(?:dealer|bank) (?:moves|has dealer move|directs) {STACKS} (?:both |moved )?to {END}", _cut),
    (
        rf"{STACKS} (?:moved )?to {END}(?:,? and|,|;) {STACKS.replace('stacks>', 'stacks2>')} (?:moved )?to {END.replace('end>', 'end2>')}",
        _cut_both,
    ),
    (r"(?:bank (?:does not|declines to) cut|no cut)", nothing),
    (
        rf"dealers? (?:places |puts )?wager(?: of)? (?P<cents>{MONEY})(?: placed| put)?(?: in front of (?:table inventory )?container)?",
        _wager,
    ),
    (
        r"dealers stack dealt(?:, marker placed on it)?,? (?:and )?(?:wager )?(?:left|remains) in front of container|(?:marker placed on (?:it|dealers (?:stack|tiles)),? )?wager (?:left|remains) in front of container",
        _wager_left,
    ),
    (r"dealers stack dealt, marker placed on it, wager left in front of (?:table inventory )?container", _wager_left),
    (
        r"(?:dealers stack dealt, )?wager (?:placed|put) on (?:dealers )?(?:tiles|stack|it)(?: at once| immediately)?",
        nothing,
    ),
    (
        r"wager (?:placed|put) on (?:dealers )?(?:tiles|stack) (?:only )?after (?:all |remaining )?(?:stacks|tiles)(?: dealt)?",
        _wager_late,
    ),
    (
        r"bank directs (?:that )?(?:no dealer wager|dealer (?:to )?(?:place|make)s? no wager|no wager by dealer)",
        _no_wager,
    ),
    (
        rf"bank directs (?:dealer )?(?:wager of |to wager |lesser wager of )?(?P<cents>{MONEY})(?: as dealer wager)?",
        _directs,
    ),
    (r"dealers (?:stack|tiles) (?:set|kept)(?: and)?(?: set)?(?: and)?(?: compared with bank)?", _tiles_kept),
    (r"dealers (?:stack|tiles) (?:collected|placed)(?: and placed)?(?: with dead hand)", _stack_collected),
    (rf"bank (?:verbally )?(?:instructs|chooses|selects|calls|asks for) {STYLE}", _chooses),
    (
        r"(?:dealer )?no verbal repeat(?: by dealer)?|dealer (?:does not|did not) (?:verbally )?repeat(?: it| style)?|(?:style )?not (?:verbally )?repeated(?: by dealer)?|dealer silent",
        _not_repeated,
    ),
    (r"dealer (?:verbally )?repeats (?:it|style|selected style)|dealer repeats style verbally", nothing),
    (rf"dealer (?:verbally )?repeats {STYLE}", _other_style),
    (
        r"(?:dealer )?touches (?:table inventory )?container|(?:takes )?(?:specified|surveillance) action(?: taken)?",
        nothing,
    ),
    (
        r"(?:dealer )?(?:does not touch|without touching) (?:table inventory )?container|no surveillance action|surveillance action omitted",
        _no_signal,
    ),
    (r"(?:dealer )?moves stacks(?: forward)?(?: as described)?|stacks moved(?: forward)?", nothing),
    (r"(?:dealer )?(?:does not move|no) stacks(?: moved)?", _not_moved),
    (rf"dealer indicates {STYLE}", _indicated_otherwise),
    (rf"dealer shakes shaker(?: {NUMBER} times)?(?: instead of bank)?", _shaken("dealer")),
    (rf"bank shakes (?:shaker )?(?:only )?{NUMBER}(?: times)?", _shaken("bank")),
    (r"bank shakes (?:shaker )?before style (?:indicated|determined)", _shaken_early),
    (
        r"bank removes lid(?:,| and)? (?:dealer requires (?:shaker|it) )?(?:covered and )?reshaken(?: by bank)?",
        _lid(True),
    ),
    (r"bank removes lid(?:,| and)? (?:roll|dice|total) (?:used|stands|counted)", _lid(False)),
)
