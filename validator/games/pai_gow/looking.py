"""A player who decides on a hand of which the dealer exposed a tile: without looking at the other tiles."""

from validator.core.engine.kernel import kernel
from validator.games.numbers import Rules, missing_facts
from validator.games.pai_gow.tables.rows import Hand, Round, Table
from validator.games.table import ask, lacking, person_of, recorded, role_of
from validator.log.codes import BY_BANK, BY_PLAYER, KIND_CHOICE, KIND_TILES_LOOKED_AT, WHAT_PLAY_ON, WHAT_VOID

NO_LOOKS, NO_LOOKER, NO_MOMENT, *_ = missing_facts()

rule = Rules("pai_gow.looking")
DECIDED_AFTER_LOOKING = rule(
    "decided-after-looking",
    "Decision on an exposed tile after looking at the others",
    ("the dealer exposed a tile of {seat}, and the player looked at his unexposed tiles before he decided"),
    needs={
        "the decision of the player": NO_MOMENT,
        "whether the player looked at his tiles": NO_LOOKS,
        "who looked at the tiles": NO_LOOKER,
    },
    expected="a decision without looking at the unexposed tiles",
    observed="a decision after looking",
)
DECIDED_AFTER_EARLIER_LOOK = rule(
    "decided-after-earlier-look",
    "Decision on an exposed tile by a player who had looked at the others before",
    ("the player at {seat} had looked at his tiles before the dealer exposed one of them, and then decided"),
    needs={
        "the decision of the player": NO_MOMENT,
        "whether the player looked at his tiles": NO_LOOKS,
        "who looked at the tiles": NO_LOOKER,
    },
    expected="a decision without looking at the unexposed tiles",
    observed="a decision by a player who had looked before",
)
DECIDED_AFTER_SETTING = rule(
    "decided-after-setting",
    "Decision on an exposed tile after the hands were set",
    "the dealer exposed a tile of {seat}, and the player set both hands before he decided",
    needs={
        "the setting of the hands": NO_LOOKS,
    },
    expected="a decision without looking at the unexposed tiles",
    observed="a decision after the hands were set",
)

OWN = 1
ANOTHERS = 0
UNKNOWN = -1


@kernel
def whose_look(t: Table, i: int, h: Hand) -> int:
    """Whether it is the player of hand row ``h`` who looks by event ``i``: OWN, ANOTHERS, or UNKNOWN."""
    role, owner = role_of(t.by[i]), h.player
    if role >= 0 and role != BY_PLAYER and role != BY_BANK:
        return ANOTHERS
    who = t.player[i] if t.player[i] >= 0 else person_of(t.by[i])
    if who < 0 or owner < 0:
        return UNKNOWN
    return OWN if who == owner else ANOTHERS


@kernel
def first_look(t: Table, h: Hand, start: int, stop: int, whose: int) -> int:
    """The first event between two at which somebody looks at tiles of hand row ``h``; -1 none."""
    for i in range(start, stop):
        looks = t.kind[i] == KIND_TILES_LOOKED_AT and t.notes[i].hand == h
        if looks and whose_look(t, i, h) == whose:
            return i
    return -1


@kernel
def decision_after(t: Table, h: Hand, i: int, r: Round) -> int:
    """The event after ``i`` at which the player decides to play hand row ``h`` out or to void it; -1 none."""
    for j in range(i + 1, r.last + 1):
        decides = t.kind[j] == KIND_CHOICE and (t.what[j] == WHAT_PLAY_ON or t.what[j] == WHAT_VOID)
        if decides and t.notes[j].hand == h:
            return j
    return -1


@kernel
def set_before(laid: int, exposed: int, decided: int) -> bool:
    """Whether a player laid his hands down (event) after a tile of his was exposed, and decided only then."""
    return exposed < laid < decided


@kernel
def judge_looking(t: Table, h: Hand, i: int, r: Round) -> None:
    """The dealer exposed a tile of hand row ``h`` by event ``i``: judge whether its player looked, then decided."""
    decided = decision_after(t, h, i, r)
    if lacking(t, DECIDED_AFTER_LOOKING, NO_MOMENT, decided < 0):
        return
    w = h.wager
    laid = h.first_set
    if not lacking(t, DECIDED_AFTER_SETTING, NO_LOOKS, laid < 0):
        ask(t, DECIDED_AFTER_SETTING, set_before(laid, i, decided), decided, -1, -1, 0, w.at, -1, r.at)
    looked = first_look(t, h, i + 1, decided, OWN)
    unsure = first_look(t, h, i + 1, decided, UNKNOWN)
    missing = looked < 0 and (unsure >= 0 or not recorded(t, KIND_TILES_LOOKED_AT))
    told = not lacking(t, DECIDED_AFTER_LOOKING, NO_LOOKER if unsure >= 0 else NO_LOOKS, missing)
    if told and ask(t, DECIDED_AFTER_LOOKING, looked >= 0, decided, -1, -1, 0, w.at, looked, r.at):
        return
    start = r.first
    before = first_look(t, h, start, i, OWN)
    doubtful = first_look(t, h, start, i, UNKNOWN) >= 0
    if lacking(t, DECIDED_AFTER_EARLIER_LOOK, NO_LOOKER, before < 0 and doubtful):
        return
    ask(t, DECIDED_AFTER_EARLIER_LOOK, before >= 0, decided, -1, -1, 0, w.at, before, r.at)
