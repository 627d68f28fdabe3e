"""§§ 535.2, 535.7 and 535.10: what this chapter says in the words of the chapters on baccarat."""

from validator.chapters.baccarat import table, vigorish, wagers

layout_unapproved = table.layout_unapproved
boxes_unapproved = table.boxes_unapproved
late_wagers = wagers.late_wagers
wagers_altered = wagers.wagers_altered
no_vigorish = vigorish.no_vigorish
vigorish_rounded_down = vigorish.vigorish_rounded_down
vigorish_rounded_to_nearest = vigorish.vigorish_rounded_to_nearest
vigorish_rounded_to_another_coin = vigorish.vigorish_rounded_to_another_coin
