"""§ 545.13(c) to (f): vigorish, its percentage, rounding and collection; this chapter has none on ties."""

from validator.core.rule import unless
from validator.core.rule_definitions import FilingCheck
from validator.submission.convert import convert_value


def another_step(
    amount_cents: int, percent_hundredths: int, lower_cents: int, higher_cents: int, percents: tuple[str, ...]
) -> bool:
    """Each of the two percentages is rounded to multiples of its own amount; to a cent it is not rounded off.

    Fails:
        >>> another_step(25, 400, 20, 25, ("4", "5"))
        True
        >>> another_step(20, 500, 20, 25, ("4", "5"))
        True
    Clean:
        >>> another_step(20, 400, 20, 25, ("4", "5"))
        False
        >>> another_step(25, 500, 20, 25, ("4", "5"))
        False
        >>> another_step(25, 450, 20, 25, ("4", "5"))
        False
        >>> another_step(1, 500, 20, 25, ("4", "5"))
        False
    """
    steps = dict(
        zip((convert_value("percent", f"{one}%") for one in percents), (lower_cents, higher_cents), strict=True)
    )
    return percent_hundredths in steps and amount_cents not in (1, steps[percent_hundredths])


vigorish_rounded_to_another_coin = FilingCheck(
    title="Vigorish rounded to multiples of another amount",
    reads=("vigorish.rounding_to", "vigorish.percent"),
    facts=("vigorish_rounding_cents_at_4_percent", "vigorish_rounding_cents_at_5_percent", "vigorish_percents"),
    when=(unless("vigorish.rounding", "none"),),
    expected="multiples of {lower_cents} for the lower percentage, of {higher_cents} for the higher",
    observed="multiples of {amount_cents}",
    message=(
        "the vigorish of {percent_hundredths} is rounded to multiples of {amount_cents}; each percentage has an amount "
        "of its own"
    ),
    fails={"vigorish.rounding_to": "0.20"},
    passes={"vigorish.rounding_to": "0.01"},
    check=another_step,
)
