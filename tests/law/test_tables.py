"""Tables that pay nothing: what they give when asked, and how a faulty one is refused."""

from copy import deepcopy
from typing import Any

import pytest

from validator.core.packed import MalformedData
from validator.law.facts import Facts, build_facts
from validator.law.models import checked

STEPS: dict[str, Any] = {
    "columns": ["rank", "tile", "stacks"],
    "rows": [{"words": "First", "cells": [1, "6-6", [1, 2]]}, {"words": "Second", "cells": [2, "1-1", [3]]}],
}
GRID: dict[str, Any] = {"columns": [0, 1], "rows": [{"row": 3, "cells": "D S"}]}
FACT = {"cite": "535.4(f)", "quote": "ranks", "relation": "exactly", "held_from": "2010-03-20"}


def facts_with(unit: str, form: dict[str, Any]) -> Facts:
    content: Any = checked("facts.yaml", "535", {"it": deepcopy(FACT | form) | {"unit": unit}})
    return build_facts(content, "535")


def test_a_table_gives_its_columns() -> None:
    table = facts_with("table", STEPS).table("it")
    assert table.numbers("rank") == (1, 2)
    assert table.words("tile") == ("6-6", "1-1")
    assert table.lists("stacks") == ((1, 2), (3,))
    assert [row.words for row in table.rows] == ["First", "Second"]


def test_a_column_that_is_not_there_or_of_another_kind_is_refused() -> None:
    table = facts_with("table", STEPS).table("it")
    with pytest.raises(KeyError, match="no column rang; there are rank, tile, stacks"):
        table.column("rang")
    for ask, column in ((table.numbers, "tile"), (table.words, "rank"), (table.lists, "rank")):
        with pytest.raises(TypeError, match=f"column {column} does not hold"):
            ask(column)


def test_a_grid_gives_the_cell_where_row_and_column_meet() -> None:
    assert facts_with("grid", GRID).grid("it").at(3, 1) == "S"
    with pytest.raises(KeyError):
        facts_with("grid", GRID).grid("it").at(4, 1)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"columns": ["rank", "rank", "stacks"]}, "it.columns: a column stands twice"),
        ({"columns": [1, 2, 3]}, "it.columns.0: entry 1 must be words"),
        ({"rows": []}, "it.rows: rows must not be empty"),
        ({"rows": [{"cells": [1, "6-6", [1]]}]}, "it.rows.0: words is missing"),
        ({"rows": [{"words": " ", "cells": [1, "6-6", [1]]}]}, "it.rows.0.words: words must be words"),
        (
            {"rows": [{"words": "First", "cells": [1, "6-6"]}]},
            "it.rows.0: the row has 2 cells under 3 columns",
        ),
        (
            {"rows": [{"words": "First", "cells": [1, "6-6", []]}]},
            "it.rows.0.cells.2: a cell is an integer, a word or a list of integers",
        ),
        ({"rows": [{"words": "First", "cells": [1.5, "6-6", [1]]}]}, "it.rows.0.cells.0: a cell is an integer"),
        ({"rows": [{"words": "First", "cells": [True, "6-6", [1]]}]}, "it.rows.0.cells.0: a cell is an integer"),
    ],
)
def test_a_faulty_table_is_refused_with_its_fault(change: dict[str, Any], message: str) -> None:
    with pytest.raises(MalformedData, match=message):
        facts_with("table", STEPS | change)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"columns": ["0", "1"]}, "it.columns.0: entry 1 must be an integer"),
        ({"rows": [{"row": 3}]}, "it.rows.0: cells is missing"),
        ({"rows": [{"row": "3", "cells": "D S"}]}, "it.rows.0.row: row must be an integer"),
        ({"rows": [{"row": 3, "cells": " "}]}, "it.rows.0: the row has 0 cells under 2 columns"),
        ({"rows": [{"row": 3, "cells": "D"}]}, "it.rows.0: the row has 1 cells under 2 columns"),
        ({"rows": [{"row": 3, "cells": "D S"}] * 2}, "it.rows: row 3 stands twice"),
    ],
)
def test_a_faulty_grid_is_refused_with_its_fault(change: dict[str, Any], message: str) -> None:
    with pytest.raises(MalformedData, match=message):
        facts_with("grid", GRID | change)
