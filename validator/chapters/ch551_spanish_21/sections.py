"""Which modules of this room hold which section of chapter 551, in the order of the law."""

SECTIONS: dict[str, tuple[str, ...]] = {
    "551.1": ("outcomes",),
    "551.2": ("table", "layout", "inscriptions"),
    "551.3": ("cards",),
    "551.4": ("opening",),
    "551.5": ("shuffle", "idle"),
    "551.6": ("wagers", "outcomes", "payouts", "additional_payouts"),
    "551.7": ("match_the_dealer",),
    "551.8": ("dealing", "cards"),
    "551.9": ("surrender",),
    "551.10": ("insurance",),
    "551.11": ("double_down",),
    "551.12": ("splitting",),
    "551.13": ("drawing",),
    "551.14": ("wagers",),
    "551.15": ("continuous_device",),
    "551.16": ("irregularities",),
}
