"""All columns of a table: its events, and all that is derived and judged from them."""

from dataclasses import dataclass, field

from validator.core.engine.kernel import JUDGED, Ints, emit, kernel
from validator.core.engine.rows import Rows
from validator.core.engine.state_rows import carries
from validator.games.rounds.in_force_state import InForce
from validator.games.rounds.options import ALWAYS, Options
from validator.games.rounds.positions_state import Positions
from validator.games.rounds.said_state import Said
from validator.games.rounds.table_rows import Hand, Note, Round, Wager
from validator.log.codes import BY_FLOORPERSON, BY_STRIDE


@carries
@dataclass(frozen=True, slots=True)
class Table:
    """What a kernel reads and writes: flat columns, each field one.

    First the events of whole rounds, in order of seq, as validator.log.columns describes them: ``kind[i]`` is what
    event ``i`` is. Then what is derived from them: ``notes`` on each event, and the tables ``rounds``, ``hands`` and
    ``wagers`` (validator.games.rounds); ``moments``, the places of some events (validator.games.rounds.moments);
    ``scratch``, where rows are looked up while they are derived; ``options``, what law and filing ask for; ``state``,
    what is carried to the next batch, which has rows with names: ``in_force`` and those that follow it here, and those
    that a game adds; ``tally``, how often each rule was applied, and ``hits``, what was found
    (validator.core.engine.kernel).
    """

    seq: Ints
    at: Ints
    kind: Ints
    round: Ints
    seat: Ints
    player: Ints
    hand: Ints
    wager: Ints
    ref: Ints
    card: Ints
    face: Ints
    source: Ints
    dest: Ints
    back: Ints
    cents: Ints
    n: Ints
    what: Ints
    by: Ints
    line: Ints
    options: Options
    notes: Rows[Note]
    rounds: Rows[Round]
    hands: Rows[Hand]
    wagers: Rows[Wager]
    moments: Ints
    scratch: Ints
    state: Ints
    tally: Ints
    hits: Ints
    in_force: InForce = field(init=False)
    positions: Positions = field(init=False)
    said: Said = field(init=False)


@kernel
def ask(
    t: Table,
    rule: int,
    broken: bool,
    event: int,
    expected: int,
    observed: int,
    cents: int,
    subject: int,
    root: int,
    round_: int,
) -> bool:
    """Count that a rule was applied, report it where it is broken, and give back whether it is.

    ``event`` is where the breach stands, ``expected`` and ``observed`` what its words name, ``cents`` what it cost,
    ``subject`` the row of the hand or wager (validator.games.rounds), ``root`` the event of the first wrong act that
    led to it (-1: this one) and ``round_`` the row of the round.
    """
    t.tally[rule + JUDGED] += 1
    if broken:
        emit(t.hits, rule, event, expected, observed, cents, subject, root, round_)
    return broken


@kernel
def lacking(t: Table, rule: int, fact: int, lacks: bool) -> bool:
    """Count that a rule could not be applied where a fact is not known; whether it is not."""
    if lacks:
        t.tally[rule + fact] += 1
    return lacks


@kernel
def recorded(t: Table, kind: int) -> bool:
    """Whether the log declares that its source always records events of a kind, so that their absence tells."""
    return t.options.recorded[kind] == ALWAYS


@kernel
def role_of(by: int) -> int:
    """The role in a row's column ``by``; -1 where none is recorded."""
    return by % BY_STRIDE if by >= 0 else -1


@kernel
def person_of(by: int) -> int:
    """The id of the person in a row's column ``by``; -1 where it is not told."""
    return by // BY_STRIDE - 1 if by >= 0 else -1


@kernel
def floorperson_of(by: int) -> int:
    """The floorperson who acts by a row's column ``by``, his id plus 1; 0 where another does, or it is not told."""
    return person_of(by) + 1 if role_of(by) == BY_FLOORPERSON else 0
