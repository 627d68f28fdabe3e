"""``floorperson warm``: kernels compiled beforehand, so that no replay starts on the slower engine."""

from typing import Annotated

import typer

from validator.commands.options import Exit, Unusable, chapter_named, complete_chapter


def warm(
    chapter: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[CHAPTER]...",
            autocompletion=complete_chapter,
            help="Only what rounds of these chapters need, as 633a 541; else of all.",
        ),
    ] = None,
) -> int:
    """Compile beforehand what replays of all chapters need, and keep it in the user's cache."""
    import sys
    from collections.abc import Callable
    from time import perf_counter

    from validator.chapters.registry import PACKAGES, chapter_play
    from validator.core.engine.engines import OWN, CompiledEngine, CompiledMissing
    from validator.law.versions import law_of
    from validator.log.read.reader import READING
    from validator.report.page import Page
    from validator.report.progress import ProgressLine

    wanted = [chapter_named(one) for one in chapter or PACKAGES]
    try:
        engine = CompiledEngine()
    except CompiledMissing as error:
        raise Unusable(str(error)) from error
    if engine.cache is None:
        raise Unusable("there is no folder in which compiled kernels could be kept; set XDG_CACHE_HOME to one")
    rooms = (chapter_play(law_of(one)) for one in wanted)
    judging = [kernel for room in rooms for kernel in room.kernels]
    kernels: list[Callable[..., object]] = list(dict.fromkeys([*judging, *OWN, *READING]))
    cold = engine.cold(kernels)
    page = Page(sys.stdout)
    if not cold:
        page.line(f"Nothing is left to compile: {_kernels(len(kernels))} in {engine.cache}")
        return Exit.CLEAN
    begin = perf_counter()
    with ProgressLine(sys.stderr, "compiled", f"of {len(cold)} kernels") as progress:
        engine.prepare(cold, progress.rounds)
    left = len(engine.cold(cold))
    if left:
        raise Unusable(f"{left} of {len(cold)} kernels could not be kept in {engine.cache}")
    there = f"; {len(kernels) - len(cold)} were there" if len(cold) < len(kernels) else ""
    seconds = perf_counter() - begin
    page.line(f"{_kernels(len(cold))} compiled in {seconds:.0f} seconds{there}, in {engine.cache}")
    return Exit.CLEAN


def _kernels(number: int) -> str:
    return f"{number} kernel{'' if number == 1 else 's'}"
