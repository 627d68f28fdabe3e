"""The filings and logs at rest: the samples, the examples of the rules on filings, what other engines recorded."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from tests.everything.generated import log_of
from tests.everything.inputs import Input
from validator.chapters.registry import PACKAGES, filing_rules
from validator.core.data import data_folder
from validator.examples import breaking_changes
from validator.law.versions import law_of
from validator.log.importers import baccarat_engine, blackjack21
from validator.submission.edit import changed
from validator.submission.samples import sound_filings

DATA = Path(__file__).parents[1] / "data"
FILED = {
    "baccarat": "545-dealer-turns",
    "blackjack": "633a-shoe",
    "pai-gow": "535-bank",
    "spanish-21": "551-shoe",
    "free-bet-590": "590-shoe",
    "free-bet-672a": "672a-shoe",
    "down-under": "685a-shoe",
}
"""The example logs, and the sound filing under which each is played."""


def at_rest() -> Iterator[Input]:
    """Every filing and log of the samples, the filings of a facility together, the recorded play of other engines."""
    yield from _filings()
    yield from _logs()
    yield from _imported()


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def _filings() -> Iterator[Input]:
    folder = data_folder("submissions")
    sound = sorted(folder.glob("*.yaml"))
    for path in (*sound, *sorted((folder / "demo").glob("*.yaml"))):
        yield Input("check", (_text(path),), hint=path.relative_to(folder).as_posix())
    yield from _examples()
    yield Input("together", tuple(map(_text, sound)), hint="all sound filings together")
    for chapter in sorted({path.stem.partition("-")[0] for path in sound}):
        of_chapter = tuple(_text(path) for path in sound if path.stem.startswith(f"{chapter}-"))
        yield Input("together", of_chapter, hint=f"the sound filings of {chapter} together")


def _examples() -> Iterator[Input]:
    """Each example of a rule on filings, in the first sound filing of the chapter in which it can be made."""
    for chapter in PACKAGES:
        for rule in filing_rules(law_of(chapter)):
            for change in breaking_changes(law_of(chapter), rule.id):
                for sound in sound_filings(chapter):
                    with suppress(KeyError):
                        yield Input(
                            "check", (changed(_text(sound), change),), hint=f"{sound.name} changed for {rule.id}"
                        )
                        break


def _logs() -> Iterator[Input]:
    """Each example under its filing, under those of its chapter all at once, and under none."""
    folder = data_folder("submissions")
    for path in sorted((folder / "logs").glob("*.jsonl")):
        name = path.stem.removesuffix("-example")
        filed = FILED[name]
        all_of_chapter = sorted(folder.glob(f"{filed.partition('-')[0]}-*.yaml"))
        yield Input("replay", (_text(folder / f"{filed}.yaml"),), (_text(path),), hint=path.name)
        yield Input("replay", tuple(map(_text, all_of_chapter)), (_text(path),), hint=f"{path.name}, several filings")
        yield Input("replay", (), (_text(path),), hint=f"{path.name}, no filing")
    demo = _text(folder / "demo" / "log.jsonl")
    yield Input("replay", (_text(folder / "633a-shoe.yaml"),), (demo,), hint="demo")
    yield Input("replay", (_text(folder / "633a-two-shoes.yaml"),), (demo,), hint="demo, another filing")


def _imported() -> Iterator[Input]:
    for name, convert in (("blackjack21", blackjack21.convert), ("baccarat-engine", baccarat_engine.convert)):
        log = log_of(convert(DATA / f"{name}-rounds.jsonl"))
        yield Input("replay", (_text(DATA / f"{name}-filing.yaml"),), (log,), hint=name)
        yield Input("replay", (), (log,), hint=f"{name}, no filing")
