"""Which modules of this room hold which section of chapter 545, in the order of the law."""

SECTIONS: dict[str, tuple[str, ...]] = {
    "545.1": ("third_cards", "curator"),
    "545.2": ("table", "layout"),
    "545.3": ("cards",),
    "545.4": ("opening",),
    "545.5": ("shuffle",),
    "545.6": ("cards",),
    "545.7": ("cards", "curator"),
    "545.8": ("wagers",),
    "545.9": ("dealing", "handing"),
    "545.10": ("dealing",),
    "545.11": ("third_cards",),
    "545.12": ("settlement",),
    "545.13": ("payouts", "vigorish"),
    "545.14": ("curator",),
    "545.15": ("irregularities", "handing"),
}
