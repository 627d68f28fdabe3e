"""The data of reports on how far lasting breaches reach; validator.replay.exposure computes it."""

from collections.abc import Iterable
from dataclasses import dataclass

from validator.chapters.lasting import Remedy
from validator.core.finding import LogPlace


@dataclass(frozen=True, slots=True)
class BreachProof:
    """By which rule a breach is proved: how many findings, and the first of them."""

    rule: str
    title: str
    findings: int
    first: LogPlace


@dataclass(frozen=True, slots=True)
class Exposure:
    """How far one breach, or several that the same check mends, reaches at one table.

    ``since`` and ``until`` are the good checks before and behind it, None where the log has none: it then reaches as
    far as the log goes, at least. ``proofs`` stand in the order of their first findings. ``rounds`` are those dealt in
    between, ``hands`` the players' hands in them as they were dealt, not those that a split makes (in baccarat both
    hands of a round), ``patrons`` those who wagered, as far as the log names them, ``cents`` what they wagered, as far
    as it is recorded. ``minutes`` pass from the first to the last of these rounds, begun ones counted whole; None
    without times.
    """

    table: str
    mended_by: Remedy
    since: LogPlace | None
    until: LogPlace | None
    proofs: tuple[BreachProof, ...]
    rounds: int
    hands: int
    patrons: int
    cents: int
    minutes: int | None


@dataclass(frozen=True, slots=True)
class Exposures:
    """How far all breaches that last reach: each, and together; what two of them reach is counted once.

    ``named`` are the patrons who wagered in the rounds reached, as far as the log names them.
    """

    each: tuple[Exposure, ...] = ()
    rounds: int = 0
    hands: int = 0
    cents: int = 0
    named: frozenset[str] = frozenset()

    @property
    def patrons(self) -> int:
        """How many patrons those are."""
        return len(self.named)


def merge_exposures(tables: Iterable[Exposures]) -> Exposures:
    """The exposures of several tables merged; no two are of the same table."""
    found = [*tables]
    each = [one for table in found for one in table.each]
    each.sort(key=lambda one: (one.proofs[0].first.file, one.proofs[0].first.line))
    named = frozenset[str]().union(*(table.named for table in found))
    sums = ((table.rounds, table.hands, table.cents) for table in found)
    rounds, hands, cents = map(sum, zip(*sums, strict=True)) if found else (0, 0, 0)
    return Exposures(tuple(each), rounds, hands, cents, named)
