"""Writes codes.py, vocabulary.py and act_words.py from the published schema: ``python -m validator.log.generate``."""

import json
from pathlib import Path

from validator.log.schema import FREE, RECORD, LogSchema, load_log_schema

_HEAD = """\"\"\"{title}

Generated from schemas/round-log.yaml by python -m validator.log.generate; do not edit.
\"\"\"
"""

_FIXED = """from typing import Final

SCHEMA_VERSION: Final = "{version}"

# In every integer column: the value was not recorded; it is known that there was none.
NOT_RECORDED: Final = -1
NONE: Final = -2

# by is role + BY_STRIDE * (1 + name) where the person's id is known, else the bare role; the remainder of a
# division by BY_STRIDE is the role.
BY_STRIDE: Final = 256
# what of a records row is kind * RECORD_STRIDE, plus 1 + the column's place in COLUMN_ORDER where it names
# one.
RECORD_STRIDE: Final = 64
"""


def codes_text(schema: LogSchema) -> str:
    """Text of codes.py: one integer constant for each word of the schema."""
    lines = [_HEAD.format(title="Integer codes of the round log."), _FIXED.format(version=schema.version)]
    for number, face in enumerate(schema.faces):
        lines.append(f"FACE_{_upper(face)}: Final = {number}")
    lines.append("")
    lines += [f"KIND_{_upper(kind.name)}: Final = {kind.code}" for kind in schema.kinds.values()]
    for prefix, name in (("WHAT", "what"), ("PLACE", "places"), ("BY", "by")):
        lines.append("")
        order = enumerate(schema.numbers[name])
        lines += [f"{prefix}_{_upper(word)}: Final = {number}" for number, word in order]
    return "\n".join(lines) + "\n"


def vocabulary_text(schema: LogSchema) -> str:
    """Text of vocabulary.py: names to codes, and what each kind requires and allows."""
    what = {word: number for number, word in enumerate(schema.numbers["what"])}
    by = {word: number for number, word in enumerate(schema.numbers["by"])}
    roles = [by[word] for word in schema.by["roles"]]
    lines = [_HEAD.format(title="Words of the round log, what each kind takes, the limits of the columns.")]
    lines += ["from typing import Final", ""]
    lines += _mapping("KINDS", {kind.name: kind.code for kind in schema.kinds.values()})
    lines += _mapping("WHAT", what)
    lines += _mapping("PLACES", {word: number for number, word in enumerate(schema.numbers["places"])})
    lines += _mapping("BY", by)
    lines += _mapping("FACES", {word: number for number, word in enumerate(schema.faces)})
    columns = schema.columns.values()
    lines += _mapping("LIMITS", {column.name: column.limit for column in columns if column.limit})
    lines += _mapping_text("TYPES", {column.name: column.type for column in columns})
    lines += [f"COLUMN_ORDER: Final = {_wrapped(list(schema.columns))}", ""]
    lines += [f"COMMON: Final = frozenset({_wrapped(sorted(schema.common))})", ""]
    lines += [f"ROLES: Final = frozenset({_wrapped(sorted(roles))})", ""]
    lines += ["# For each kind: the columns it requires, and all that it takes beside the common ones."]
    lines += ["REQUIRES: Final[dict[int, tuple[str, ...]]] = {"]
    lines += [f"    {kind.code}: {_tuple(kind.requires)}," for kind in schema.kinds.values() if kind.requires]
    lines += ["}", "", "OPERANDS: Final[dict[int, tuple[str, ...]]] = {"]
    operands = {kind.code: {**kind.requires, **kind.allows} for kind in schema.kinds.values()}
    lines += [f"    {code}: {_tuple(names)}," for code, names in operands.items()]
    lines += ["}", ""]
    anywhere = [kind.code for kind in schema.kinds.values() if kind.family == "any"]
    lines += ["# Kinds that may also stand in the stream venue."]
    lines += [f"FAMILY_ANY: Final = frozenset({_wrapped(anywhere)})", ""]
    of_rounds = [kind.code for kind in schema.kinds.values() if kind.family == "round"]
    lines += ["# Kinds of what happens in a round of play."]
    lines += [f"FAMILY_ROUND: Final = frozenset({_wrapped(of_rounds)})", ""]
    lines += [f"WHAT_FREE: Final = frozenset({_kinds(schema, FREE)})", ""]
    lines += [f"WHAT_RECORD: Final = frozenset({_kinds(schema, RECORD)})", ""]
    lines += ["# The words that the column what of a kind may hold, as codes."]
    lines += ["WHAT_OF: Final[dict[int, frozenset[int]]] = {"]
    for kind in schema.kinds.values():
        numbers = sorted(what[word] for word in schema.words_of(kind.name))
        if numbers:
            lines.append(f"    {kind.code}: frozenset({_wrapped(numbers, 4)}),")
    lines += ["}", "", "# The words that the column by of a kind may hold, where they are not the roles."]
    lines += ["BY_OF: Final[dict[int, frozenset[int]]] = {"]
    for kind in schema.kinds.values():
        if kind.by != ("roles",):
            numbers = sorted(by[word] for group in kind.by for word in schema.by[group])
            lines.append(f"    {kind.code}: frozenset({_wrapped(numbers, 4)}),")
    lines += ["}"]
    return "\n".join(lines) + "\n"


def act_words_text(schema: LogSchema) -> str:
    """Text of act_words.py: what the rows of each kind tell, and each of their columns, in words for people."""
    lines = [
        _HEAD.format(title="What rows of the round log tell, in words for people."),
        "from typing import Final",
        "",
    ]
    each = [f"{_quoted(kind.name)}: {_quoted(kind.each)}," for kind in schema.kinds.values()]
    common = [f"{_quoted(name)}: {_quoted(_begun_small(words))}," for name, words in schema.common.items()]
    operands = [
        f"({_quoted(kind.name)}, {_quoted(name)}): {_quoted(_asked(name, words))},"
        for kind in schema.kinds.values()
        for name, words in {**kind.requires, **kind.allows}.items()
    ]
    lines += ["# What the rows of each kind tell.", *_packed("EACH: Final[dict[str, str]] = {", each)]
    lines += ["# What the columns tell that every kind takes."]
    lines += _packed("OF_COMMON: Final[dict[str, str]] = {", common)
    lines += ["# What the other columns of each kind tell."]
    lines += _packed("OF_OPERAND: Final[dict[tuple[str, str], str]] = {", operands)
    return "\n".join(lines).rstrip("\n") + "\n"


def _quoted(words: str) -> str:
    return json.dumps(words, ensure_ascii=False)


def _asked(column: str, words: str) -> str:
    """What a column of a kind tells: "Which" alone says which card, wager and so on."""
    return f"which {'position' if column == 'seat' else column}" if words == "Which" else _begun_small(words)


def _begun_small(words: str) -> str:
    return words[:1].lower() + words[1:].removesuffix(".")


def _upper(word: str) -> str:
    return word.replace("-", "_").upper()


def _kinds(schema: LogSchema, group: str) -> str:
    return _wrapped([kind.code for kind in schema.kinds.values() if group in kind.what])


def _tuple(names: dict[str, str]) -> str:
    inner = ", ".join(f'"{name}"' for name in names)
    return f"({inner},)" if len(names) == 1 else f"({inner})"


def _wrapped(items: list[str] | list[int], indent: int = 0) -> str:
    """A list display, on several lines where one would be too long."""
    shown = [f'"{item}"' if isinstance(item, str) else str(item) for item in items]
    if len(", ".join(shown)) < 84:
        return "[" + ", ".join(shown) + "]"
    pad = " " * (indent + 4)
    rows, row = [], pad
    for item in shown:
        if len(row) + len(item) > 105:
            rows.append(row.rstrip())
            row = pad
        row += item + ", "
    return "[\n" + "\n".join([*rows, row.rstrip()]) + "\n" + " " * indent + "]"


def _mapping(name: str, items: dict[str, int]) -> list[str]:
    return _packed(f"{name}: Final[dict[str, int]] = {{", [f'"{key}": {value},' for key, value in items.items()])


def _packed(head: str, entries: list[str]) -> list[str]:
    """A dictionary display with as many entries on a line as fit."""
    rows, row = [head], "   "
    for entry in entries:
        if len(row) + len(entry) > 108:
            rows.append(row)
            row = "   "
        row += f" {entry}"
    return [*rows, row, "}", ""]


def _mapping_text(name: str, items: dict[str, str]) -> list[str]:
    return _packed(f"{name}: Final[dict[str, str]] = {{", [f'"{key}": "{value}",' for key, value in items.items()])


def main() -> None:
    """Write the modules beside this one."""
    schema = load_log_schema()
    folder = Path(__file__).parent
    texts = {"codes": codes_text(schema), "vocabulary": vocabulary_text(schema), "act_words": act_words_text(schema)}
    for name, text in texts.items():
        (folder / f"{name}.py").write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
