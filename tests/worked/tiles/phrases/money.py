"""The centre of the table and the surplus in words (§ 535.11(n) to (r))."""

from tests.worked.tiles.phrases.form import MONEY, Match, NotMine, Phrase, nothing
from tests.worked.tiles.words import cents
from tests.worked.tiles.world import World


def _figure(**names: str):  # type: ignore[no-untyped-def]
    def work(world: World, match: Match) -> None:
        if not world.round.bank:
            raise NotMine
        groups = match.groupdict()
        for group, key in names.items():
            if groups.get(group):
                world.round.center[key] = cents(groups[group])

    return work


def _nothing_given(key: str):  # type: ignore[no-untyped-def]
    def work(world: World, match: Match) -> None:
        if not world.round.bank:
            raise NotMine
        world.round.center[key] = 0

    return work


def _winnings_left(world: World, match: Match) -> None:
    if not world.round.against:
        raise NotMine
    world.round.edits.append(lambda script: script.remove("dealer-paid"))


def _to(dest: str, step: str):  # type: ignore[no-untyped-def]
    def work(world: World, match: Match) -> None:
        if not world.round.against:
            raise NotMine

        def edit(script) -> None:  # type: ignore[no-untyped-def]
            found = script.steps[script.at(step)]
            found.lines = [
                line.rsplit("dest=", 1)[0] + f"dest={dest}" if "dest=" in line else line for line in found.lines
            ]

        world.round.edits.append(edit)

    return work


SURPLUS = rf"surplus (?:of )?(?P<surplus>{MONEY})"
VIG = rf"(?:vig(?:orish)? )(?:of )?(?P<vig>{MONEY})(?: taken)?"
BANK = rf"bank (?:receives|gets|given|paid) (?P<bank>{MONEY})"
PHRASES: tuple[Phrase, ...] = (
    (rf"{SURPLUS},? {VIG},? {BANK}", _figure(surplus="surplus", vig="surplus_vig", bank="to_bank")),
    (rf"{SURPLUS}(?: counted)?", _figure(surplus="surplus")),
    (rf"{VIG}(?: on surplus)?", _figure(vig="surplus_vig")),
    (BANK, _figure(bank="to_bank")),
    (r"no vig(?:orish)?(?: taken)?(?: on surplus)?|vig(?:orish)? 0", _nothing_given("surplus_vig")),
    (rf"(?:co-?)?bank (?:pays in|adds|puts in) (?P<bank>{MONEY})", _figure(bank="bank_pays_in")),
    (
        rf"(?:house|dealer|table inventory|certificate holder) (?:pays in|adds|puts in) (?P<bank>{MONEY})",
        _figure(bank="table_pays_in"),
    ),
    (
        rf"(?:half|house half|(?P<bank>{MONEY})) (?:of surplus )?(?:to|placed in) (?:table )?inventory(?: container)?",
        _figure(bank="table_takes"),
    ),
    (rf"dealers? wager (?:of )?(?P<bank>{MONEY})? ?returned to (?:table )?inventory(?: container)?", nothing),
    (rf"dealers (?P<bank>{MONEY})? ?winnings (?:not taken|left in center|left on layout)", _winnings_left),
    (
        rf"dealers (?P<bank>{MONEY})? ?winnings (?:taken|returned|moved)(?: to (?:table )?inventory(?: container)?)?",
        nothing,
    ),
    (
        rf"dealers (?:losing |lost )?wager (?:of )?(?P<bank>{MONEY})? ?(?:taken|given|moved|paid) (?:directly )?(?:to|by) bank",
        _to("bank", "dealer-result"),
    ),
    (rf"dealers (?:losing |lost )?wager (?:of )?(?P<bank>{MONEY})? ?(?:moved|put) (?:to|in) center", nothing),
)
