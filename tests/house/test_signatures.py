"""That every kernel can be compiled, as far as its annotations say; none is compiled here."""

from types import FunctionType
from typing import cast, get_type_hints

import pytest

from validator.chapters.registry import PACKAGES, chapter_play
from validator.core.engine.compiler import reachable, signature
from validator.core.engine.flat import FLAT
from validator.core.engine.kernel import kernel
from validator.games.blackjack.tables.rows import Round, Table
from validator.law.versions import law_of


@kernel
def without_its_record(r: Round) -> int:
    """A row alone, of which compiled code does not know where it lies."""
    return r.first


@pytest.mark.parametrize("chapter", PACKAGES)
def test_every_kernel_takes_what_compiled_code_takes(chapter: str) -> None:
    play = chapter_play(law_of(chapter))
    record = get_type_hints(play.derive)["t"]
    called = {key: one for judge in play.kernels for key, one in reachable(cast(FunctionType, judge)).items()}
    assert len(called) > len(play.kernels)
    for function in called.values():
        signature(function, FLAT, record)


def test_a_row_without_its_record_is_told() -> None:
    with pytest.raises(TypeError, match="takes the record in which it lies, too"):
        signature(cast(FunctionType, without_its_record), FLAT, Table)
