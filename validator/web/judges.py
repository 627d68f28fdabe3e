"""What pages ask of commands: to judge a filing or a log, and to draw a round; what came of it is kept a while."""

import traceback
from collections import OrderedDict
from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Lock
from typing import Final, NamedTuple, Protocol, TypeVar, cast

from validator.core.files import error_in_words
from validator.report.judgment import CheckedFilings, ReplayedLogs
from validator.report.papers.paper import Paper

_KEPT: Final = 4

Result = TypeVar("Result")


class NotJudged(Exception):
    """A file could not be judged; the message says why."""


class LogJudgment(Protocol):
    """A log that was judged."""

    @property
    def judgment(self) -> ReplayedLogs:
        """What came of it."""

    def exhibit(self, table: str, number: int) -> Paper:
        """The exhibit of one round; raises NotJudged where the log has none of that number."""


class Judges(NamedTuple):
    """The functions of the commands; each raises NotJudged."""

    check: Callable[[Path], CheckedFilings]
    replay: Callable[[Path, Sequence[Path]], LogJudgment]


class Bench:
    """Judges one file after the other, and keeps what came of the last few as long as no file of theirs changes."""

    def __init__(self, judges: Judges, folder: Path) -> None:
        self._judges = judges
        self._folder = folder
        self._lock = Lock()
        self._kept: OrderedDict[object, object] = OrderedDict()

    def checked(self, filing: str) -> CheckedFilings:
        """What came of a filing of the folder, as ``floorperson check`` judges it. Raises NotJudged."""
        return self._once(("check", filing), [filing], lambda: self._judges.check(Path(filing)))

    def replayed(self, log: str, filings: Sequence[str] = ()) -> LogJudgment:
        """What came of a log of the folder, as ``floorperson replay`` judges it. Raises NotJudged."""
        files = [log, *filings]
        return self._once(("replay", *files), files, lambda: self._judges.replay(Path(log), list(map(Path, filings))))

    def exhibit(self, log: str, filings: Sequence[str], table: str, number: int) -> Paper:
        """A round of a log drawn, as ``floorperson exhibit`` draws it. Raises NotJudged."""
        judged = self.replayed(log, filings)
        with self._lock:
            return self._told(lambda: judged.exhibit(table, number))

    def _once(self, what: object, files: Sequence[str], judge: Callable[[], Result]) -> Result:
        with self._lock:
            key = what, tuple(map(self._state, files))
            if key not in self._kept:
                self._kept[key] = self._told(judge)
                while len(self._kept) > _KEPT:
                    self._kept.popitem(last=False)
            self._kept.move_to_end(key)
            return cast(Result, self._kept[key])

    def _state(self, file: str) -> tuple[int, int]:
        try:
            found = (self._folder / file).stat()
        except OSError as error:
            raise NotJudged(error_in_words(error)) from error
        return found.st_size, found.st_mtime_ns

    def _told(self, judge: Callable[[], Result]) -> Result:
        """What a function gives; raises NotJudged for whatever it raises, in words that name no folder."""
        try:
            return judge()
        except (NotJudged, OSError) as error:
            words = error_in_words(error) if isinstance(error, OSError) else str(error)
        except Exception as error:
            traceback.print_exc()
            words = f"our own fault, not yours: {type(error).__name__}: {error}; nothing was judged"
        raise NotJudged(self._without_folder(words))

    def _without_folder(self, words: str) -> str:
        return words.replace(f"{self._folder.as_posix()}/", "").replace(self._folder.as_posix(), "the case folder")
