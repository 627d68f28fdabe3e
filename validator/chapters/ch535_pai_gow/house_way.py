"""The filed way of setting the dealer's hands (§ 535.10(d), § 535.11(e)), entered into the game model's options."""

from validator.games.pai_gow.options import HOUSE_STEPS_HELD, Options
from validator.games.pai_gow.tables.preference import NAMES
from validator.games.pai_gow.tiles import kind_of
from validator.log.cards import CARD_CODES
from validator.submission.filing import Missing
from validator.submission.typed import TypedFiling

Setting = tuple[tuple[int, ...], tuple[int, ...]]


def set_house_way(asked: Options, filing: TypedFiling) -> None:
    """Enter ``house_way`` of the filing: ``steps`` of ``prefer`` and ``number``, ``settings`` of ``high`` and ``low``.

    Where the filing states neither, or a part of it cannot be read, the way stays unstated.
    """
    if not filing.has("house_way"):
        return
    steps = [_step(filing, path) for path in filing.children("house_way.steps")]
    settings = [_setting(filing, path) for path in filing.children("house_way.settings")]
    if None in steps or None in settings or len(steps) > HOUSE_STEPS_HELD:
        return
    asked.house_way = 1 if steps or settings else 0
    asked.house_steps = len(steps)
    asked.house_settings = len(settings)
    for number, step in enumerate(step for step in steps if step is not None):
        asked.house_step[number * 2], asked.house_step[number * 2 + 1] = step
    for setting in settings:
        if setting is not None:
            high, low = setting
            asked.integers.extend((*sorted((*high, *low)), *sorted(high)))


def _step(filing: TypedFiling, path: str) -> tuple[int, int] | None:
    name = filing.value(f"{path}.prefer")
    number = filing.value(f"{path}.number")
    if name not in NAMES:
        return None
    return NAMES.index(str(name)), number if isinstance(number, int) else -1


def _setting(filing: TypedFiling, path: str) -> Setting | None:
    halves = []
    for key in ("high", "low"):
        words = filing.value(f"{path}.{key}")
        if isinstance(words, Missing | tuple):
            return None
        kinds = tuple(kind_of(CARD_CODES.get(word, -1)) for word in str(words).split())
        if len(kinds) != 2 or min(kinds) < 0:
            return None
        halves.append(kinds)
    return halves[0], halves[1]
