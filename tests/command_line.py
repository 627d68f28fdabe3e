"""The command line as tests run it: in this process, by the fixture ``floorperson``."""

from typing import NamedTuple, Protocol


class Ended(NamedTuple):
    """How a run of the command line ended: exit code, standard output, standard error."""

    code: int
    out: str
    err: str


class Floorperson(Protocol):
    """Runs the command line with the arguments given."""

    def __call__(self, *arguments: object) -> Ended: ...
