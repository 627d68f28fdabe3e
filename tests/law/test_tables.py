"""Tables that pay nothing: what they give when asked, and how a faulty one is refused."""

from copy import deepcopy
from typing import Any

import pytest

from validator.law.facts import BadFacts, build_facts
from validator.law.tables import read_grid, read_table

STEPS: dict[str, Any] = {
    "columns": ["rank", "tile", "stacks"],
    "rows": [{"words": "First", "cells": [1, "6-6", [1, 2]]}, {"words": "Second", "cells": [2, "1-1", [3]]}],
}
GRID: dict[str, Any] = {"columns": [0, 1], "rows": [{"row": 3, "cells": "D S"}]}


def test_a_table_gives_its_columns() -> None:
    table = read_table(STEPS)
    assert table.numbers("rank") == (1, 2)
    assert table.words("tile") == ("6-6", "1-1")
    assert table.lists("stacks") == ((1, 2), (3,))
    assert [row.words for row in table.rows] == ["First", "Second"]


def test_a_column_that_is_not_there_or_of_another_kind_is_refused() -> None:
    table = read_table(STEPS)
    with pytest.raises(KeyError, match="no column rang; there are rank, tile, stacks"):
        table.column("rang")
    for ask, column in ((table.numbers, "tile"), (table.words, "rank"), (table.lists, "rank")):
        with pytest.raises(TypeError, match=f"column {column} does not hold"):
            ask(column)


def test_a_grid_gives_the_cell_where_row_and_column_meet() -> None:
    assert read_grid(GRID).at(3, 1) == "S"
    with pytest.raises(KeyError):
        read_grid(GRID).at(4, 1)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"columns": ["rank", "rank", "stacks"]}, "list of names, none twice"),
        ({"columns": [1, 2, 3]}, "list of names, none twice"),
        ({"rows": []}, "a list that is not empty"),
        ({"rows": [{"cells": [1, "6-6", [1]]}]}, "has words and cells"),
        ({"rows": [{"words": " ", "cells": [1, "6-6", [1]]}]}, "words must be words"),
        ({"rows": [{"words": "First", "cells": [1, "6-6"]}]}, "under each of 3 columns"),
        ({"rows": [{"words": "First", "cells": [1, "6-6", []]}]}, "no list of integers"),
        ({"rows": [{"words": "First", "cells": [1.5, "6-6", [1]]}]}, "no integer"),
        ({"rows": [{"words": "First", "cells": [True, "6-6", [1]]}]}, "no integer"),
    ],
)
def test_a_faulty_table_is_refused_with_its_fault(change: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        read_table(deepcopy(STEPS) | change)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"columns": ["0", "1"]}, "list of integers, none twice"),
        ({"rows": [{"row": 3}]}, "has row and cells"),
        ({"rows": [{"row": "3", "cells": "D S"}]}, "row must be an integer"),
        ({"rows": [{"row": 3, "cells": " "}]}, "cells must be words"),
        ({"rows": [{"row": 3, "cells": "D"}]}, "1 cells under 2 columns"),
        ({"rows": [{"row": 3, "cells": "D S"}] * 2}, "row 3 stands twice"),
    ],
)
def test_a_faulty_grid_is_refused_with_its_fault(change: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        read_grid(deepcopy(GRID) | change)


def test_the_fault_names_the_fact() -> None:
    fact = {"cite": "535.4(f)", "quote": "ranks", "relation": "exactly", "unit": "table", "held_from": "2010-03-20"}
    facts = build_facts({"ranks": fact | STEPS}, "535", "facts.yaml")
    assert facts.table("ranks").numbers("rank") == (1, 2)
    with pytest.raises(BadFacts, match="facts.yaml: ranks: rows must be"):
        build_facts({"ranks": fact | STEPS | {"rows": []}}, "535", "facts.yaml")
