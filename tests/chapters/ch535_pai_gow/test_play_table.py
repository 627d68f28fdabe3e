"""§§ 535.3, 535.5, 535.6: the set of tiles, its inspection, opening, mixing and stacking; the age of the dice."""

import json
from dataclasses import replace

import pytest

from tests.chapters.ch535_pai_gow.cases import Case, breaks
from tests.chapters.ch535_pai_gow.playlog import event_of, replay as replayed
from tests.chapters.ch535_pai_gow.rounds import table
from tests.said import play_rules
from validator.law.facts import load_facts

ROUND = "raw\nbet 1 5000\nclosed\nshake 3\nlid\ndice 234\ntotal 9\ndeal"
MIXED = "between\nmix\n"

OPENING = (
    '{"kind": "tile-set", "n": 32, "source": "pit-stand", "by": "floorperson:F5"}',
    '{"kind": "inspection", "what": "tiles", "n": 0, "by": "dealer:D7"}',
    '{"kind": "verify", "by": "floorperson:F5"}',
    '{"kind": "spread", "n": 16, "face": "up", "by": "dealer:D7"}',
    '{"kind": "player-arrives", "player": "P1", "seat": 1}',
    '{"kind": "mix", "n": 8, "by": "dealer:D7"}',
    '{"kind": "stack", "n": 32, "by": "dealer:D7"}',
)
SET, INSPECTION, VERIFY, SPREAD, PLAYER, MIX, STACK = OPENING
TOLD = ("tile-set", "inspection", "verify", "spread", "player-arrives", "player-leaves", "set-sealed", "idle")
RECORDS = "\n".join(f'{{"kind": "records", "what": "{kind}", "by": "always"}}' for kind in (*TOLD, "dice-change"))

DELIVER = "raw\nbet 1 5000\nclosed\nshake 3\nlid\ndice 234\ntotal 9\n*give dealer 11\ngive dealer 12 13 14"
PLAIN = DELIVER.replace("*", "")


def opening(*acts: str) -> str:
    """What happens before the first round, in a log that records all of it always."""
    return "\n".join(("between", RECORDS, *acts))


def without(act: str) -> str:
    """The opening without one act."""
    return opening(*(one for one in OPENING if one != act))


def changed(act: str, star: bool = True, **columns: object) -> str:
    """The opening with one act changed, which is marked."""
    row = {key: value for key, value in (json.loads(act) | columns).items() if value is not None}
    return opening(*(("*" * star) + json.dumps(row) if one == act else one for one in OPENING))


UNSUITABLE = '{"kind": "inspection", "what": "tiles", "n": 1, "by": "dealer:D7"}'
SEALED = (
    '{"kind": "set-sealed", "dest": "envelope", "what": "identified", "by": "dealer:D7"}',
    '{"kind": "set-sealed", "dest": "envelope", "by": "floorperson:F5"}',
)
IDLE = '{"kind": "idle", "what": "start"}'
LEAVES = '{"kind": "player-leaves", "player": "P1"}'

RECORDED_PEOPLE = (
    'between\n{"kind": "records", "what": "player-arrives", "by": "always"}\n'
    '{"kind": "records", "what": "player-leaves", "by": "always"}'
)

CASES = (
    Case(
        "an opening by the law",
        (opening(*OPENING), PLAIN, MIXED, PLAIN),
        keeps=(
            *("set-of-tiles-incomplete", "tiles-not-inspected", "tiles-inspected-by-another"),
            *(
                "tiles-inspection-unverified",
                "set-passed-without-all-pairs",
                "tiles-unspread",
                "tiles-not-in-all-pairs",
            ),
            *("tiles-spread-face-down", "tiles-spread-before-inspection", "tiles-mixed-before-first-player"),
            *("tiles-unmixed-at-opening", "tiles-mixed-too-little", "tiles-unstacked", "stacks-incomplete"),
            *("tiles-unmixed-between-rounds", "no-more-bets-before-stacking"),
        ),
    ),
    Case(
        "an incomplete set that passed the inspection",
        (changed(SET, star=False, n=31).replace(INSPECTION, f"*{INSPECTION}"), DELIVER),
        (
            *breaks("set-passed-without-all-pairs", "535.6(a)(1)"),
            *breaks("set-of-tiles-incomplete", "535.3(a)"),
        ),
    ),
    Case(
        "not inspected",
        (without(INSPECTION).replace(SPREAD, f"*{SPREAD}").replace(MIX, f"*{MIX}"), PLAIN),
        (
            *breaks("tiles-spread-before-inspection", "535.6(b)"),
            *breaks("tiles-not-inspected", "535.6(a)"),
        ),
    ),
    Case(
        "inspections recorded sometimes",
        (
            without(INSPECTION).replace(
                '"what": "inspection", "by": "always"', '"what": "inspection", "by": "sometimes"'
            ),
            PLAIN,
        ),
        missing=(
            ("tiles-not-inspected", "the inspection of the tiles"),
            ("tiles-spread-before-inspection", "the inspection of the tiles"),
        ),
    ),
    Case(
        "inspected by the floorperson",
        (changed(INSPECTION, by="floorperson:F5"), PLAIN),
        breaks("tiles-inspected-by-another", "535.6(a)"),
    ),
    Case(
        "not verified",
        (without(VERIFY).replace(MIX, f"*{MIX}"), PLAIN),
        breaks("tiles-inspection-unverified", "535.6(a)"),
    ),
    Case(
        "verified by the dealer",
        (changed(VERIFY, star=False, by="dealer:D7").replace(MIX, f"*{MIX}"), PLAIN),
        breaks("tiles-inspection-unverified", "535.6(a)"),
    ),
    Case("not laid out", (without(SPREAD).replace(MIX, f"*{MIX}"), PLAIN), breaks("tiles-unspread", "535.6(b)")),
    Case("laid out in 15 pairs", (changed(SPREAD, n=15), PLAIN), breaks("tiles-not-in-all-pairs", "535.6(b)")),
    Case("laid out face down", (changed(SPREAD, face="down"), PLAIN), breaks("tiles-spread-face-down", "535.6(b)")),
    Case(
        "mixed before a player came",
        (without(PLAYER).replace(MIX, f"*{MIX}"), PLAIN),
        breaks("tiles-mixed-before-first-player", "535.6(b)"),
    ),
    Case("not mixed at the opening", (without(MIX), DELIVER), breaks("tiles-unmixed-at-opening", "535.6(c)")),
    Case("seven motions", (changed(MIX, n=7), PLAIN), breaks("tiles-mixed-too-little", "535.6(d)")),
    Case(
        "four motions and four",
        (changed(MIX, star=False, n=4).replace(STACK, '{"kind": "mix", "n": 4}\n' + STACK), PLAIN),
        keeps=("tiles-mixed-too-little",),
    ),
    Case(
        "motions not counted",
        (changed(MIX, star=False, n=None), PLAIN),
        missing=(("tiles-mixed-too-little", "the number of circular motions"),),
    ),
    Case("not stacked", (without(STACK), DELIVER), breaks("tiles-unstacked", "535.6(d)")),
    Case("31 tiles stacked", (changed(STACK, n=31), PLAIN), breaks("stacks-incomplete", "535.6(d)")),
    Case(
        "a set found unsuitable, replaced, sealed and signed by both",
        (opening(SET, UNSUITABLE, *SEALED, *OPENING), PLAIN),
        keeps=(
            *("unsuitable-set-not-replaced", "set-replaced-otherwise"),
            *("unsuitable-set-not-sealed", "unsuitable-set-not-signed", "unsuitable-set-not-identified"),
        ),
    ),
    Case(
        "an unsuitable set dealt",
        (opening(SET, UNSUITABLE, *SEALED, VERIFY, *OPENING[3:]), DELIVER),
        breaks("unsuitable-set-not-replaced", "535.6(a)(3)(i)"),
    ),
    Case(
        "another set brought by the dealer",
        (opening(SET, UNSUITABLE, *SEALED, "*" + SET.replace("floorperson:F5", "dealer:D7"), *OPENING[1:]), PLAIN),
        breaks("set-replaced-otherwise", "535.6(a)(3)(i)"),
    ),
    Case(
        "an unsuitable set left unsealed",
        (opening(SET, UNSUITABLE, *OPENING), DELIVER),
        breaks("unsuitable-set-not-sealed", "535.6(a)(3)(ii)"),
    ),
    Case(
        "an unsuitable set signed by the dealer alone",
        (opening(SET, UNSUITABLE, SEALED[0], *OPENING), DELIVER),
        breaks("unsuitable-set-not-signed", "535.6(a)(3)(ii)"),
    ),
    *(
        Case(
            f"a sealed set {word}",
            (opening(SET, UNSUITABLE, SEALED[0].replace("identified", word), SEALED[1], *OPENING), DELIVER),
            breaks("unsuitable-set-not-identified", "535.6(a)(3)(ii)"),
        )
        for word in ("without-table-number", "without-date", "without-time", "unidentified")
    ),
    Case(
        "who, how many and which side not recorded",
        (
            opening(
                SET.replace('"n": 32, ', ""),
                INSPECTION.replace(', "by": "dealer:D7"', ""),
                VERIFY,
                SPREAD.replace('"n": 16, "face": "up", ', ""),
                PLAYER,
                MIX,
                STACK.replace('"n": 32, ', ""),
            ),
            PLAIN,
        ),
        missing=(
            ("set-of-tiles-incomplete", "how many tiles were received"),
            ("tiles-inspected-by-another", "who inspected the tiles"),
            ("set-passed-without-all-pairs", "the number of tiles and what the inspection found"),
            ("tiles-not-in-all-pairs", "the number of pairs"),
            ("tiles-spread-face-down", "whether the tiles lay face up"),
            ("stacks-incomplete", "the number of tiles stacked"),
        ),
    ),
    Case(
        "nothing but the deal recorded always",
        (MIXED, f"between\n{SET}\n{UNSUITABLE}", PLAIN),
        missing=(
            ("tiles-inspection-unverified", "the verification of the inspection"),
            ("tiles-unspread", "the laying out of the tiles"),
            ("tiles-mixed-before-first-player", "the arrival of the players"),
            ("tiles-unmixed-at-opening", "the mixing of the tiles"),
            ("unsuitable-set-not-replaced", "the receipt of another set"),
            ("unsuitable-set-not-sealed", "the sealing of the set"),
        ),
        undeclared=("mix", "stack"),
    ),
    Case(
        "another set, nobody named, sealed by nobody named",
        (
            opening(
                SET,
                UNSUITABLE,
                '{"kind": "set-sealed", "dest": "envelope"}',
                '{"kind": "tile-set", "n": 32}',
                *OPENING[1:],
            ),
            PLAIN,
        ),
        missing=(
            ("set-replaced-otherwise", "who brought the set, and from where"),
            ("unsuitable-set-not-signed", "who signed"),
            ("unsuitable-set-not-identified", "what the sealed set is identified by"),
        ),
    ),
    Case(
        "mixing, stacking and laying out recorded sometimes",
        (
            f"between\n{MIX}",
            PLAIN,
            f"between\n{MIX}\n{STACK}\n" + '{"kind": "stack-tile", "n": 32, "card": "3-3", "face": "up"}',
            PLAIN,
            f'between\n{MIX}\n{{"kind": "expose", "card": "3-3"}}\n{STACK}',
            PLAIN,
            f"between\n{IDLE}",
            PLAIN,
            f"between\n{IDLE}\n{MIX}\n{STACK}",
            PLAIN,
            f"{RECORDED_PEOPLE}\n{IDLE}\n{MIX}\n{STACK}",
            PLAIN,
        ),
        missing=(
            ("tiles-unstacked", "the stacking of the tiles"),
            ("tiles-not-remixed-after-exposure", "the mixing of the tiles"),
            ("tiles-not-remixed-after-exposure-in-mixing", "the mixing of the tiles"),
            ("idle-tiles-unmixed", "the mixing of the tiles"),
            ("idle-tiles-unspread-with-players-seated", "the laying out of the tiles"),
            ("idle-tiles-unspread", "the laying out of the tiles"),
        ),
        undeclared=("mix", "stack"),
    ),
    Case(
        "a tile exposed in the mixing, the set mixed again; a pause with the tiles laid out",
        (
            opening(*OPENING[:-1], '{"kind": "expose", "card": "3-3"}', MIX, STACK),
            PLAIN,
            opening(MIX, STACK, IDLE, SPREAD, MIX, STACK),
            PLAIN,
        ),
        keeps=("tiles-not-remixed-after-exposure-in-mixing", "idle-tiles-unspread-with-players-seated"),
    ),
    Case(
        "not mixed between rounds",
        (opening(*OPENING), PLAIN, DELIVER),
        breaks("tiles-unmixed-between-rounds", "535.6(f)"),
    ),
    Case(
        "mixing recorded sometimes",
        (opening(*OPENING), PLAIN, PLAIN),
        missing=(("tiles-unmixed-between-rounds", "the mixing of the tiles"),),
        undeclared=("mix",),
    ),
    Case(
        "a tile exposed in the stacking, the set mixed again",
        (opening(*OPENING, '{"kind": "stack-tile", "n": 32, "card": "3-3", "face": "up"}', MIX, STACK), PLAIN),
        keeps=("tiles-not-remixed-after-exposure",),
    ),
    Case(
        "a tile exposed in the stacking, the round dealt",
        (opening(*OPENING, '{"kind": "stack-tile", "n": 32, "card": "3-3", "face": "up"}'), DELIVER),
        breaks("tiles-not-remixed-after-exposure", "535.6(e)"),
    ),
    Case(
        "a tile exposed in the mixing, the round dealt",
        (opening(*OPENING[:-1], '{"kind": "expose", "card": "3-3"}', STACK), DELIVER),
        breaks("tiles-not-remixed-after-exposure-in-mixing", "535.6(e)", noted=True),
    ),
    Case(
        "a time without play by the law",
        (opening(*OPENING), PLAIN, opening(LEAVES, MIX, STACK, IDLE, SPREAD, PLAYER, MIX, STACK), PLAIN),
        keeps=("idle-tiles-unspread", "idle-tiles-unmixed"),
    ),
    Case(
        "tiles left in their stacks while nobody played",
        (opening(*OPENING), PLAIN, opening(LEAVES, MIX, STACK, IDLE, PLAYER, f"*{MIX}", STACK), PLAIN),
        breaks("idle-tiles-unspread", "535.6(g)"),
    ),
    Case(
        "tiles left in their stacks in a pause with a player at the table",
        (opening(*OPENING), PLAIN, opening(MIX, STACK, IDLE, f"*{MIX}", STACK), PLAIN),
        breaks("idle-tiles-unspread-with-players-seated", "535.6(g)", noted=True),
    ),
    Case(
        "dealt to a newcomer without mixing",
        (opening(*OPENING), PLAIN, opening(LEAVES, MIX, STACK, IDLE, SPREAD, PLAYER), DELIVER),
        breaks("idle-tiles-unmixed", "535.6(g)"),
    ),
    Case(
        "three Twelves set",
        (
            "bet 1 5000\nbegin 236\ndealer 6-6 6-6 / 5-6 2-2\nshow 1 1-1 3-3 / 2-6 6-6\n"
            '*{"kind": "hands-set", "hand": 1, "seat": 1}',
        ),
        breaks("tile-beyond-set", "535.3(c)"),
    ),
    Case(
        "two Twelves set, a Nine of each kind",
        ("bet 1 5000\nbegin 236\ndealer 6-6 3-6 / 5-6 2-2\nshow 1 1-1 3-3 / 4-5 6-6",),
        keeps=("tile-beyond-set",),
    ),
    Case(
        "the same Nine delivered twice",
        (
            MIXED,
            PLAIN.replace("give dealer 11\n", "give dealer 11 card=3-6\n*give dealer 12 card=3-6\n").replace(
                " 12 13 14", " 13 14"
            ),
        ),
        breaks("tile-beyond-set", "535.3(c)"),
    ),
    Case("no tile known", (MIXED, PLAIN), missing=(("tile-beyond-set", "the tiles"),)),
)

ABOUT = frozenset(
    play_rules(
        "535",
        "play_opening",
        "pai_gow.dice_age",
        "pai_gow.tile_count",
        "pai_gow.tile_opening",
        also=(
            "idle-tiles-unmixed",
            "idle-tiles-unspread",
            "idle-tiles-unspread-with-players-seated",
            "set-of-tiles-incomplete",
            "stacks-incomplete",
            "tiles-mixed-by-another",
            "tiles-mixed-too-little",
            "tiles-not-remixed-after-exposure",
            "tiles-not-remixed-after-exposure-in-mixing",
            "tiles-stacked-by-another",
            "tiles-unmixed-at-opening",
            "tiles-unmixed-between-rounds",
            "tiles-unstacked",
        ),
    )
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_case(case: Case) -> None:
    replace(case, about=ABOUT).holds()


HOURS = load_facts("535").number("dice_change_hours")
OLD = "dice-too-old"
BY_ONE = "dice-too-old-by-one-count"


def shaken(
    minutes: float, *between: tuple[str, float], first: float = 0.0, placed: bool = True
) -> set[tuple[str, bool]]:
    """What is found where dice placed at minute 0 and first shaken at ``first`` are shaken so many minutes later."""
    begin = 1_275_746_400_000
    rows: list[dict[str, object]] = [{"kind": "table-open", "what": "535", "at": begin}]
    rows += [{"kind": "records", "what": "dice-change", "by": "always", "at": begin}]
    if placed:
        rows.append({"kind": "dice-change", "at": begin})
    rows.append({"kind": "dice-shake", "round": 1, "n": 3, "by": "dealer", "at": begin + int(first * 60_000)})
    rows += [{"kind": kind, "at": begin + int(at * 60_000)} for kind, at in between]
    rows.append({"kind": "dice-shake", "round": 2, "n": 3, "by": "dealer", "at": begin + int(minutes * 60_000)})
    lines = [json.dumps({"table": "PG-1", "seq": seq} | row) for seq, row in enumerate(rows, 1)]
    report = replayed(lines)
    assert not report.faults
    if placed:
        assert report.tally(OLD).passed + report.tally(OLD).failed > 0
    else:
        assert report.tally(OLD).missing == {"the times": 2}
    return {
        (finding.rule, event_of(finding) == len(rows)) for finding in report.findings if finding.rule in (OLD, BY_ONE)
    }


def test_dice_at_the_limit_and_beyond() -> None:
    """§ 535.5(c): below, at and above the hours, by all counts and by one."""
    limit = HOURS * 60
    assert shaken(limit - 1) == set()
    assert shaken(limit) == set()
    assert shaken(limit + 1) == {(OLD, True)}
    assert shaken(limit + 0.001) == {(OLD, True)}
    assert shaken(limit, first=2) == set()
    assert shaken(limit + 1, first=2) == {(OLD, True)}
    assert shaken(limit + 60, ("dice-change", limit)) == set()
    assert shaken(limit + 60, ("dice-change", limit + 1)) == {(OLD, False)}
    assert shaken(
        limit + 60,
        ("table-close", 100),
        ("table-open", 400),
        ("table-close", limit - 5),
        ("dice-change", limit + 1),
        ("table-open", limit + 2),
    ) == {(BY_ONE, False)}
    assert shaken(limit + 60, ("table-close", 100), ("table-open", 400)) == {(BY_ONE, True)}
    assert shaken(limit + 301, ("table-close", 100), ("table-open", 400)) == {(OLD, True)}
    assert shaken(limit + 60, ("dice-change", 400)) == set()
    assert shaken(limit + 60, placed=False) == set()


def test_no_more_bets_before_the_stacks_stand() -> None:
    """§ 535.8(a): the announcement follows the stacking."""
    late = "raw\nbet 1 5000\n{}\nshake 3\nlid\ndice 234\ntotal 9\ndeal"
    rule = "no-more-bets-before-stacking"
    for acts, broken in (("closed\nmix", True), ("mix\nclosed", False)):
        lines, _ = table(late.format(acts))
        report = replayed(lines)
        assert (rule in {finding.rule for finding in report.findings}) is broken
        assert report.tally(rule).passed == (0 if broken else 1)


def test_a_log_that_begins_in_mid_game() -> None:
    """What was done before the first row is not known."""
    lines, _ = table(PLAIN)
    report = replayed(
        [line for line in lines if '"table-open"' not in line],
        'chapter: "535"\nhead: {version: "1", effective: 2010-04-01}\n',
    )
    assert report.tally("tiles-unmixed-between-rounds").not_applicable == 1
    assert {finding.rule for finding in report.findings} & ABOUT == set()
