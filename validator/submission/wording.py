"""What a fault of shape says: what stands there, what should, and an example to copy."""

import re
from difflib import SequenceMatcher, get_close_matches

from validator.core.confusables import folded, odd_letters
from validator.core.number_words import NUMBER_WORDS
from validator.submission.convert import as_filed, convert_value, fraction_meant
from validator.submission.dialect import Said, Shape, shape_of
from validator.submission.filing import Entry, Scalar, parent_path
from validator.submission.scalars import YAML_1_1_BOOLEANS
from validator.submission.schema import Schema

_NAMES = {
    "string": "text",
    "integer": "a whole number",
    "boolean": "true or false",
    "object": "keys with values",
    "array": "a list",
}
_TYPE_NAMES = {
    "money": "an amount of money",
    "odds": "odds",
    "payout": "odds or a share of a meter",
    "date": "a date",
    "paragraph": "a paragraph of the law",
    "percent": "a percentage",
}
_TYPE_EXAMPLES = {
    "money": '"12.50"',
    "odds": '"3 to 2"',
    "payout": '"3 to 2"',
    "date": "2026-11-21",
    "paragraph": '"633a.7(g)"',
    "percent": '"0.5%"',
}
_MOST_NAMES = 12
_LONGEST_KEY = 80
_CLOSE = 0.6
_VERY_CLOSE = 0.8
_LAST_KEY = re.compile(r'(?:^|\.)([^.\[\]]+)(?:\[[0-9]+\])*$|\["([^"]*)"\]$')
_LISTED = "one that is listed is offered"
"""What the schema of a mapping says whose keys are offered by standing there."""
_OFFERING = ("offered", "available", "enabled", "permitted", "in_use")
_OF_SIZE = {"Length": " characters", "Items": " items", "Properties": " keys"}


def example(shape: Shape) -> str:
    """A value of the shape as a filing would write it; "" where the shape gives none."""
    for choice in (*shape.examples[:1], *shape.enum[:1]):
        return str(choice) if shape.x_type == "date" else as_filed(choice)
    if shape.x_type is not None:
        return _TYPE_EXAMPLES[shape.x_type]
    return {"integer": "1", "boolean": "true", "string": '"..."'}.get(shape.types[0], "") if shape.types else ""


def wanted(shape: Shape) -> str:
    """What the shape takes, with an example and the schema's own description."""
    if shape.x_type is not None:
        kind = _TYPE_NAMES[shape.x_type]
    else:
        kind = " or ".join(_NAMES[name] for name in shape.types) or "another value"
    shown = example(shape)
    such = f", such as {shown}" if shown and "boolean" not in shape.types and '"..."' not in shown else ""
    return f"{kind}{such}{explained(shape)}"


def explained(shape: Shape) -> str:
    """The schema's description in brackets, "" where there is none."""
    return f" ({shape.description.rstrip('.')})" if shape.description else ""


def number_meant(word: str, shape: Shape) -> str:
    """What to write for a number that is written otherwise than the shape asks for; "" where that is not known."""
    if shape.x_type in ("odds", "payout", "percent", "money"):
        try:
            convert_value(shape.x_type, word)
        except ValueError as error:
            return str(error).partition("; ")[2]
        return f'write it in quotes: "{word}"'
    if shape.types == ("integer",):
        whole, _, decimals = word.partition(".")
        return f"write {whole}" if whole.isdecimal() and not decimals.strip("0") else "write a whole number"
    fraction = fraction_meant(word)
    fits = shape.pattern is not None and fraction and re.search(shape.pattern, fraction)
    return f"write {fraction}" if fits else ""


def unfit(keyword: str, converting: str, entry: Entry, said: Said) -> tuple[str, str]:
    """Kind and message of the fault that a value is not as a keyword of its schema asks.

    ``converting`` is what was said when it could not be converted.
    """
    name, shape = _last_key(entry.path) or "the filing", shape_of(said)
    match keyword:
        case "x-type":
            return f"malformed-{shape.x_type}", f"{converting}{explained(shape)}"
        case "type":
            return wrong_type(entry, shape)
        case "const" | "enum":
            return not_among("" if entry.value is None else entry.value, shape.enum)
        case "pattern":
            word = str(entry.value)
            advice = number_meant(word, shape)
            write = f"{advice}{explained(shape)}" if advice else f"write {wanted(shape)}"
            return "malformed-value", f"{as_filed(word)} has not the form of {_last_key(entry.path)}; {write}"
        case "not":
            return "excluded-form", f"{name} may not be as it stands{explained(shape_of(said['not']))}"
        case "anyOf" | "oneOf":
            return "ambiguous-form", f"{name} fits several of its forms; say which is meant"
    return "out-of-range", f"{name}: {_out_of_range(keyword, entry, shape)}{explained(shape)}"


def _out_of_range(keyword: str, entry: Entry, shape: Shape) -> str:
    of_what = keyword[3:] if keyword[3:] in _OF_SIZE else "imum"
    least, most = shape.bounds.get(f"min{of_what}"), shape.bounds.get(f"max{of_what}")
    limits = [f"at least {least}"] if least is not None else []
    limits += [f"at most {most}"] if most is not None else []
    size = entry.value if of_what == "imum" else len(entry.value if isinstance(entry.value, str) else entry.children)
    return f"{size}{_OF_SIZE.get(of_what, '')}; write {' and '.join(limits)}"


def repeated(line: int) -> tuple[str, str]:
    """Kind and message of the fault that an item stands in its list already, on that line."""
    return "repeated-item", f"this item stands a second time; it is already on line {line}: keep one of the two"


def wrong_type(entry: Entry, shape: Shape) -> tuple[str, str]:
    """Kind and message of the fault that a value is of another type than the shape takes."""
    value, types, name = entry.value, shape.types, _last_key(entry.path)
    if entry.kind == "mapping":
        return "wrong-type", f"{name} holds keys of its own here; write {wanted(shape)}"
    if entry.kind == "list":
        return "wrong-type", f"{name} is a list here; write {wanted(shape)}"
    if value is None:
        raise TypeError(f"{entry.path} has no value to speak of")
    if isinstance(value, str) and "boolean" in types:
        truth = YAML_1_1_BOOLEANS.get(value.lower())
        if truth is not None:
            return "yaml-1-1-boolean", f"{value} is text here and no truth value; write {truth}"
        if value.lower() in {"true", "false"}:
            return "wrong-type", f'"{value}" is text; write {value.lower()} without quotes'
    if isinstance(value, str) and "integer" in types and value.strip().lstrip("-").isdecimal():
        return "wrong-type", f'"{value}" is text; write {int(value)} without quotes'
    if shape.enum and str(value) not in shape.enum:
        return not_among(value, shape.enum)
    if isinstance(value, int) and not isinstance(value, bool) and "string" in types:
        if (
            shape.pattern is not None
            and not re.search(shape.pattern, str(value))
            and (meant := number_meant(str(value), shape))
        ):
            return "wrong-type", f"{value} is a number here; {meant}{explained(shape)}"
        return "wrong-type", f'{value} is a number here; write it in quotes: "{value}"{explained(shape)}'
    if isinstance(value, bool) and "string" in types:
        return (
            "wrong-type",
            f"{as_filed(value)} is a truth value here; write {wanted(shape)}, in quotes if the word is meant",
        )
    if types == ("array",):
        several = [part.strip() for part in str(value).split(",")]
        if len(several) > 1 and all(several):
            return "wrong-type", f"{name} is a list; write it in brackets: [{', '.join(several)}]"
        return (
            "wrong-type",
            f"{name} is a list; write each item on a line of its own beneath it: - {as_filed(value)}",
        )
    if types == ("object",):
        keys = ", ".join(list(shape.properties)[:_MOST_NAMES])
        of = f" ({keys})" if keys else ""
        return "wrong-type", f"{name} holds keys of its own{of}; write them on the lines beneath it, indented"
    if isinstance(value, str) and "integer" in types and value.lower() in NUMBER_WORDS:
        return "wrong-type", f'"{value}" does not fit; write {NUMBER_WORDS[value.lower()]}{explained(shape)}'
    odd = odd_letters(value) if isinstance(value, str) else ""
    return "wrong-type", f"{as_filed(value)}{odd} does not fit; write {wanted(shape)}"


def offered_by_being_listed(path: str, schema: Schema) -> bool:
    """Whether what stands at a path is offered by standing there, so that nothing need say so."""
    return _LISTED in schema.description_of(parent_path(path))


def not_offered(path: str) -> str:
    """What to do about a wager or variation of which a filing says whether it is offered."""
    return (
        f"what is listed here is offered; where {_last_key(path)} is not, leave it out with all that stands beneath it"
    )


def not_among(value: Scalar, choices: tuple[Scalar, ...]) -> tuple[str, str]:
    """Kind and message of the fault that a value is none of those the shape names."""
    if isinstance(value, str) and any(isinstance(choice, bool) for choice in choices):
        truth = YAML_1_1_BOOLEANS.get(value.lower())
        if truth is not None:
            return "yaml-1-1-boolean", f"{value} is text here and no truth value; write {truth}"
    names = {str(choice).lower(): choice for choice in choices if isinstance(choice, str)}
    near = get_close_matches(_plain_key(folded(str(value))), list(names), 1, _CLOSE)
    listed = ", ".join(as_filed(choice) for choice in choices)
    only = f"write {listed}" if len(choices) == 1 else f"write one of {listed}"
    hint = f"did you mean {as_filed(names[near[0]])}? " if near and len(choices) > 1 else ""
    odd = odd_letters(str(value)[:_LONGEST_KEY])
    return "unknown-value", f"{as_filed(value)}{odd} is not known here; {hint}{only}"


def unknown_key(
    key: str, here: str, free: tuple[str, ...], known: tuple[str, ...], schema: Schema
) -> tuple[str, str, str]:
    """What to say of an unknown key in the mapping at ``here`` (indices as ``[*]``): message, and the key and
    mapping that it seems to mean ("" and "" if none).

    ``free`` are the keys the mapping may still take, ``known`` all that it takes.
    """
    if _plain_key(key) in _OFFERING and here and offered_by_being_listed(here, schema):
        return f"no key {key} here; {not_offered(here)}", "", ""
    near, ratio = _nearest(key, free)
    said = f"{key}{odd_letters(key[:_LONGEST_KEY])}"
    elsewhere = [(name, path) for name, path in schema.known_keys() if path != here]
    exact = [path for name, path in elsewhere if name == key]
    if exact and ratio < _VERY_CLOSE:
        places = " or ".join(dict.fromkeys(_under(path) for path in exact[:3]))
        return f"no key {said} here; that key belongs {places}", key, exact[0]
    if near and ratio >= _CLOSE:
        return f"no key {said} here; did you mean {near}?", near, here
    taken, likeness = _nearest(key, tuple(name for name in known if name not in free))
    if likeness >= _VERY_CLOSE:
        return f"no key {said} here; {taken} is already here: put what stands under {key} there", taken, here
    far, distance = _nearest(key, tuple(name for name, _ in elsewhere))
    if distance >= _VERY_CLOSE:
        path = next(path for name, path in elsewhere if name == far)
        return f"no key {said} here; did you mean {far}, which belongs {_under(path)}?", far, path
    more = ", ..." if len(known) > _MOST_NAMES else ""
    listed = ", ".join(known[:_MOST_NAMES])
    return (
        f"no key {said} here; " + (f"the keys here are {listed}{more}" if known else "no keys belong here"),
        "",
        "",
    )


def one_more_unknown_key(key: str) -> str:
    """What to say of an unknown key where many stand before it."""
    return f"no key {key[:_LONGEST_KEY]} here; the first of many unknown keys say which are known"


def _nearest(key: str, names: tuple[str, ...]) -> tuple[str, float]:
    """The name most like a key, and how like it is: 0 to 1."""
    plain = _plain_key(key)
    found = max(names, key=lambda name: SequenceMatcher(None, plain, _plain_key(name)).ratio(), default="")
    return found, SequenceMatcher(None, plain, _plain_key(found)).ratio()


def lacking_key(parent: str, key: str, shape: Shape) -> str:
    """The message that a mapping lacks a key: with a line to write."""
    owner = parent or "the filing"
    if "object" in shape.types:
        inner = ", ".join(shape.required or list(shape.properties)[:_MOST_NAMES])
        advice = f"write  {key}:  and beneath it, indented, {inner or 'its keys'}"
        return f"{owner} lacks {key}; {advice}{explained(shape)}"
    if "array" in shape.types:
        advice = f"write  {key}:  and beneath it its items, each after a dash"
        return f"{owner} lacks {key}; {advice}{explained(shape)}"
    told = f"{owner} lacks {key}; write  {key}: {example(shape) or '...'}{explained(shape)}"
    return told if shape.types or not shape.enum else f"{told}; it may be {', '.join(map(as_filed, shape.enum))}"


def _last_key(path: str) -> str:
    found = _LAST_KEY.search(path)
    return (found[1] or found[2]) if found is not None else path


def _under(path: str) -> str:
    return f"under {path.replace('[*]', '')}" if path else "at the top of the filing, not indented"


def _plain_key(key: str) -> str:
    return folded(key[:_LONGEST_KEY]).lower().replace("-", "_").replace(" ", "_")
