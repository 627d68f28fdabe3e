"""Which modules of this room hold which section of chapter 543, in the order of the law."""

SECTIONS: dict[str, tuple[str, ...]] = {
    "543.1": ("third_cards",),
    "543.2": ("table", "layout"),
    "543.3": ("cards",),
    "543.4": ("opening",),
    "543.5": ("shuffle",),
    "543.6": ("cards",),
    "543.7": ("cards",),
    "543.8": ("wagers",),
    "543.9": ("dealing", "handing"),
    "543.10": ("dealing",),
    "543.11": ("third_cards",),
    "543.12": ("settlement",),
    "543.13": ("payouts", "vigorish"),
    "543.14": ("irregularities", "handing"),
}
