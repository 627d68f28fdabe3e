"""What a field of a filing may say, in words: its alternatives, the law's number, its paragraphs."""

from collections.abc import Sequence

from validator.core.money import format_cents
from validator.filing.fields import Field
from validator.filing.variants import FieldChoice
from validator.law.facts import Fact
from validator.report.words import cited, quoted
from validator.submission.convert import XType
from validator.submission.dialect import Shape
from validator.submission.edit import flow

MOST_PARAGRAPHS = 3
_FORMS: dict[XType, str] = {
    "money": 'dollars: 5000, "12.50"',
    "odds": "odds such as 3 to 2",
    "payout": "odds, or a share such as 100% of meter",
    "date": "a date: 2026-11-21",
    "paragraph": 'a paragraph in quotes: "633a.7(g)"',
    "percent": "a percentage: 5%, 0.5%",
}


def allowed(one: Field, choices: Sequence[FieldChoice]) -> str:
    """What may stand at a field: ``single | double; against § 633a.3(c): none``, ``a whole number, at least 1``."""
    if one.is_block:
        return f"keys: {', '.join(inner.key for inner in one.fields)}"
    if choices:
        listed = _listed(choices)
        return f"a list of {listed}" if one.items is not None else listed
    if one.items is not None:
        keys = ", ".join(inner.key for inner in one.fields)
        return f"a list, each item {f'with the keys {keys}' if keys else _free(one.items)}"
    return _free(one.shape)


def _listed(choices: Sequence[FieldChoice]) -> str:
    """The values, the sound ones first, the others by the paragraphs that they break."""
    apart: dict[str, list[str]] = {"": []}
    for choice in choices:
        under = f"against {_cites(choice.against)}: " if choice.against else ""
        under = under or (f"for review under {_cites(choice.noted)}: " if choice.noted else "")
        apart.setdefault(under, []).append(flow(choice.value))
    return "; ".join(under + (" | " if not under else ", ").join(values) for under, values in apart.items() if values)


def _free(shape: Shape) -> str:
    if shape.x_type is not None:
        return _FORMS[shape.x_type]
    bounds = [f"at {name}most {shape.bounds[key]}" for name, key in (("", "maximum"),) if key in shape.bounds]
    if shape.bounds.get("minimum"):
        bounds.insert(0, f"at least {shape.bounds['minimum']}")
    if "integer" in shape.types and "string" not in shape.types:
        return ", ".join(["a whole number", *bounds])
    return "a fraction: 1/2" if shape.pattern is not None and "/" in shape.pattern else "text"


def in_law(one: Field) -> str:
    """What the law says of a field: ``(the law: at most 7, § 633a.2(a))``; "" where a list has told it already."""
    if one.odds:
        by_table = [f"{odds} with {name}" if name else str(odds) for name, odds in one.odds.items()]
        alike = len(set(one.odds.values())) == 1
        return f"(the law: {', '.join(map(str, list(one.odds.values())[:1]) if alike else by_table)})"
    if one.fact is None or one.values:
        return ""
    is_text = one.shape.types == ("string",) and one.shape.x_type is None and one.shape.pattern is None
    words = quoted(one.fact.quote) if is_text else _number(one.fact)
    return f"(the law: {words}, {cited(one.fact.cite)})" if words else ""


def _number(fact: Fact) -> str:
    relation = "" if fact.relation in ("exactly", "one_of") else fact.relation.replace("_", " ") + " "
    match fact.unit, fact.value:
        case (("list" | "paytable" | "grid" | "table"), _):
            return ""
        case "cents", int(cents):
            return relation + format_cents(cents)
        case "inch_thousandths", int(thousandths):
            return f"{relation}{thousandths / 1000:g} inches"
        case "percent", int(number):
            return f"{relation}{number}%"
        case "fraction", (numerator, denominator):
            return f"{relation}{numerator}/{denominator}"
        case _, value:
            return f"{relation}{value}"


def paragraphs(one: Field) -> str:
    """The first paragraphs that a field is judged by: ``§ 633a.3(a), § 633a.3(b) and 4 more``; "" for none."""
    return _cites(one.paragraphs)


def _cites(cites: Sequence[str]) -> str:
    shown = ", ".join(map(cited, cites[:MOST_PARAGRAPHS]))
    more = len(cites) - MOST_PARAGRAPHS
    return f"{shown} and {more} more" if more > 0 else shown


def described(one: Field, choices: Sequence[FieldChoice]) -> str:
    """All of it in one line: ``Where it stands. [dealer-side; against § 633a.2(e): elsewhere] § 633a.2(e)``."""
    told = one.shape.description.rstrip(".") + "."
    if one.is_block:
        return told
    values, law = allowed(one, choices), in_law(one)
    cites = [cite for cite in one.paragraphs if cited(cite) not in f"{values}{law}"]
    return " ".join(part for part in (told, f"[{values}]", law, _cites(cites)) if part)
