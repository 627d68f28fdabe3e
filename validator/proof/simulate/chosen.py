"""Reads from a filing the choices under which the simulation deals."""

from dataclasses import dataclass

from validator.core.odds import Odds
from validator.law.versions import Law
from validator.submission.filing import Missing
from validator.submission.typed import TypedFiling


@dataclass(frozen=True)
class FiledChoices:
    """A filing's choices by dotted path, and the law under which it is dealt.

    What the filing does not state is what the caller says instead: the law's word, or the commonest lawful way.
    """

    filing: TypedFiling
    law: Law
    version: str = ""
    """The filing's name in the log: its head.version."""

    def word(self, path: str, otherwise: str = "") -> str:
        """The word at ``path``."""
        found = self._at(path)
        return str(found) if found is not None else otherwise

    def yes(self, path: str, otherwise: bool = False) -> bool:
        """Whether the filing says yes at ``path``."""
        found = self._at(path)
        return bool(found) if found is not None else otherwise

    def number(self, path: str, otherwise: int = 0) -> int:
        """The whole number at ``path``: money in cents, a percentage in hundredths of a percent."""
        found = self._at(path)
        return found if isinstance(found, int) else otherwise

    def odds(self, path: str) -> Odds | None:
        """The odds stated at ``path``."""
        found = self._at(path)
        return found if isinstance(found, Odds) else None

    def words(self, path: str) -> tuple[str, ...]:
        """The words of the list at ``path``."""
        found = self.filing.value(path) if self.filing.has(path) else ()
        return tuple(str(one) for one in found) if isinstance(found, tuple) else ()

    def has(self, path: str) -> bool:
        """Whether something stands at ``path``: an optional wager is offered by being listed."""
        return self.filing.has(path)

    def keys(self, path: str) -> tuple[str, ...]:
        """The keys of the mapping at ``path``, in the filing's order."""
        return self.filing.keys(path)

    def _at(self, path: str) -> object:
        found = self.filing.scalar(path)
        return None if isinstance(found, Missing) else found
