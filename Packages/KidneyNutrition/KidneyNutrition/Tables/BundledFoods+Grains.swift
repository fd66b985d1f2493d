// Made by scripts/bundled-foods from USDA's standard reference (public domain); change scripts/bundled-foods.tsv instead.

extension BundledFoods {
    /// Grains, bread, cereals.
    static let grains = read(
        """
        20445 - p | Rice, white, long-grain, cooked | cup 158
        130 2.69 0.28 28.17 0.05 0.4 68.44 0 0 1 35 43 10 12 0.2 0 0
        20037 - p | Rice, brown, long-grain, cooked | cup 195
        111 2.58 0.9 22.96 0.35 1.8 73.09 0 0 5 43 83 10 43 0.42 0.6 0
        20121 - p | Spaghetti, cooked | cup 140
        158 5.8 0.93 30.86 0.56 1.8 62.13 0 0 1 44 58 7 18 1.28 0 0
        20125 - p | Spaghetti, whole-wheat, cooked | cup 140
        124 5.33 0.54 26.54 0.8 4.5 67.15 0 0 3 44 89 15 30 1.06 0.7 0
        20100 - p | Macaroni, cooked | cup elbow shaped 140 | cup spiral shaped 134 | cup small shells 115
        158 5.8 0.93 30.86 0.56 1.8 62.13 0 0 1 44 58 7 18 1.28 0 0
        20110 - p | Egg noodles, cooked | cup 160
        138 4.54 2.07 25.16 0.4 1.2 67.73 0 0 5 38 76 12 21 1.47 0 0.1
        20134 - p | Rice noodles, cooked | cup 176
        108 1.79 0.2 24.01 0.03 1 73.82 0 0 19 4 20 4 3 0.14 0 0
        20029 - p | Couscous, cooked | cup, cooked 157
        112 3.79 0.16 23.22 0.1 1.4 72.57 0 0 5 58 22 8 8 0.38 0.1 0
        20137 - p | Quinoa, cooked | cup 185
        120 4.4 1.92 21.3 0.87 2.8 71.61 0 0 7 172 152 17 64 1.49 0 0
        20006 - p | Barley, pearled, cooked | cup 157
        123 2.26 0.44 28.22 0.28 3.8 68.8 0 0 3 93 54 11 22 1.33 0.8 0
        20013 - p | Bulgur, cooked | cup 182 | tbsp 8.4
        83 3.08 0.24 18.58 0.1 4.5 77.76 0 0 5 68 40 10 32 0.96 0.5 0
        20081 - p | Flour, white, all-purpose | cup 125
        364 10.33 0.98 76.31 0.27 2.7 11.92 0 0 2 107 108 15 22 4.64 0.3 0
        20017 - p | Masa harina (corn flour for tortillas) | cup 114
        365 9.28 3.86 76.29 1.61 6.4 9.04 0 0 5 263 214 136 93 7.49 0 0
        20080 - p | Flour, whole-wheat | cup 120
        340 13.21 2.5 71.97 0.41 10.7 10.74 0 0 2 363 357 34 137 3.6 1.9 0
        8121 - p | Oatmeal, cooked with water | cup 234 | tbsp 14.6
        71 2.54 1.52 12 0.27 1.7 83.61 0 0 4 70 77 9 27 0.9 0.3 0
        8091 - p | Grits, cooked with water | cup 257 | tbsp 16
        71 1.71 0.46 14.76 0.12 0.8 82.93 0 0 2 27 20 1 7 0.57 0 0
        20030 - p | Hominy, canned | cup 165
        72 1.48 0.88 14.26 1.82 2.5 82.53 0 0 345 9 35 10 16 0.62 0.2 0
        8103 - px | Cream of wheat, cooked with water | cup (1 serving) 251 | tbsp 16
        50 1.44 0.21 10.52 0.03 0.5 87.61 0 0 6 16 15 87 5 3.74 0.1 0
        8020 - p addedSugar | Corn flakes cereal | cup 28
        357 7.5 0.4 84.1 9.5 3.3 3.76 0 0 729 168 102 7 39 28.9 0 3.6
        8065 - p addedSugar | Rice cereal, crisped | 1.25x cup 33
        381 6.75 2.05 85.05 9.87 0.4 5.06 0 0 527 125 125 5 27 30.42 0 6.2
        8013 - px | Oat ring cereal | cup 28
        378 12.09 6.73 73.23 4.36 9.4 5.13 0 0 497 641 481 401 128 33.17 1.8 3.4
        8060 - px addedSugar | Raisin bran cereal | cup 59
        314 7.72 2.72 77.29 31.3 11.4 10.4 0 0 356 596 347 43 122 12.33 2.1 3.9
        8147 - p | Shredded wheat cereal | 2x biscuits 46 | serving 46 | biscuit oblong 25 | 2x biscuits round 38
        337 11.37 2.21 78.76 0.94 12 6.1 0 0 6 376 370 50 133 2.95 1.4 0
        8037 - p | Granola, homemade | cup 122
        489 14.85 24.06 53.25 20 9 5.4 0 0 25 540 456 78 175 4.23 8.7 0
        18069 - px | Bread, white | slice 28 | cup, crumbs 45 | cup, cubes 35 | slice, large 30 | slice crust not eaten 12 | slice, thin \
        20 | slice thin, crust not eaten 9 | slice, very thin 15
        265 9.15 3.19 49.06 5.07 2.7 36.34 0 0 491 115 103 260 25 3.59 0.2 0
        18075 - px | Bread, whole-wheat | slice 32
        252 12.45 3.5 42.71 4.34 6 39.01 0 0 455 254 212 161 75 2.47 7.8 0
        18060 - px | Bread, rye | slice, regular 32 | slice, snack-size 7 | slice, thin 25
        259 8.5 3.3 48.3 3.85 5.8 37.3 0 0 603 166 125 73 40 2.83 1.2 0
        18033 - px | Bread, Italian | slice, large (4-1/2" x 3-1/4" x 3/4") 30 | slice, medium 20 | slice, small (3-1/4" x 2-1/2" x 1/2") \
        10
        271 8.8 3.5 50 0.83 2.7 35.7 0 0 613 110 103 78 27 2.94 1.2 0
        18041 - p | Pita bread, white | pita, large (6-1/2" dia) 60 | pita, small  (4" dia) 28
        275 9.1 1.2 55.7 1.3 2.2 32.1 0 0 536 120 97 86 26 2.62 0.2 0
        18029 - px | Bread, French or sourdough | slice, small (2" x 2-1/2" x 1-3/4") 32 | slice, medium (4" x 2-1/2" x 1-3/4") 64 | \
        slice, large (6" x 2-1/2" x 1-3/4") 96
        289 11.75 1.83 56.44 2.56 2.4 27.81 0 0 513 128 114 44 28 3.63 0.6 0
        28288 - px | Bolillo (Mexican roll) | piece 98
        318 10.65 5.8 55.77 3.55 2.2 26.05 0 0 506 131 111 41 30 3.9 10.9 0
        18955 - px addedSugar | Pan dulce (Mexican sweet bread) | slice (average weight of 1 slice) 63
        367 9.42 11.58 56.38 12.5 2.3 21.54 0 0 228 103 94 86 24 2.87 1.6 0
        18001 - px | Bagel, plain | mini bagel (2-1/2" dia) 26 | small bagel (3" dia) 69 | medium bagel (3-1/2" to 4" dia) 105 | large \
        bagel (4-1/2") 131
        257 10.02 1.62 50.5 5.05 2.2 36.28 0 0 477 75 87 89 22 6.05 1.1 0
        18258 - px | English muffin, plain | muffin 57
        227 8.87 1.69 44.17 3.53 3.5 43.56 0 0 425 109 92 163 24 4 1.2 0
        18239 - pa | Croissant, butter | croissant, mini 28 | croissant, small 42 | croissant, medium 57 | croissant, large 67
        406 8.2 21 45.8 11.26 2.6 23.2 0 0 467 118 105 37 16 2.03 1.8 0
        18350 - px | Hamburger or hot dog bun | roll 42 | package 328
        278 9.87 3.76 50.15 6.37 2.1 34.18 0 0 500 127 107 173 24 3.43 3.1 0
        18363 - p | Tortilla, corn | tortilla 24
        218 5.7 2.85 44.64 0.88 6.3 45.89 0 0 45 186 314 81 72 1.23 0 0
        18364 - px | Tortilla, flour | tortilla 47 | tortilla medium (approx 6" dia) 30 | package 407 | tortilla (approx 10" dia) 72 | \
        tortilla (approx 12" dia) 117 | tortilla (approx 7-8" dia) 49
        301 8 6.7 51.21 4.39 2.3 31.58 0 0 686 153 190 106 20 3.32 3.4 0
        18024 - pax | Cornbread, home-prepared | piece 65
        266 6.7 7.1 43.5 ? ? 39.1 ? ? 658 147 169 249 25 2.5 ? ?
        18274 - px addedSugar | Blueberry muffin | mini (1-1/4" dia) 17 | small (2-3/4" dia x 2") 66 | medium 113 | large (3-1/4" dia x \
        2-3/4") 139 | extra large 168 | muffin 31
        377 4.54 15.85 53.98 32.77 1 24.23 0 0 339 115 145 46 10 1.26 39.2 0.1
        18293 - pax | Pancakes, home-prepared | pancake (4" dia) 38 | pancake (6" dia) 77
        227 6.4 9.7 28.3 ? ? 52.9 ? ? 439 132 159 219 16 1.8 ? ?
        18367 - pax | Waffle, home-prepared | waffle, round (7" dia) 75
        291 7.9 14.1 32.9 ? ? 42 ? ? 511 159 190 255 19 2.31 ? ?
        18228 - px | Saltine crackers | 5x crackers 14.9 | cup, crushed 70 | 5x crackers square (1 serving) 15 | cracker square 3 | \
        cracker, round large 10 | cracker, oyster 1 | cracker, rectangle 6 | cup oyster crackers 45
        418 9.45 8.66 74.05 1.25 2.8 5.04 0 0 943 153 103 19 23 5.56 25.3 0
        18173 - px addedSugar | Graham crackers | cup, crushed 84 | large rectangular piece or 2 squares or 4 small rectangular pieces 14 \
        | cracker (2-1/2" square) 7
        423 6.9 10.1 76.8 31.1 2.8 4.4 0 0 477 135 104 24 30 3.73 4.6 0
        19051 - p | Rice cake, brown rice | cake 9 | 2x cakes 18
        387 8.2 2.8 81.5 0.88 4.2 5.8 0 0 326 290 360 11 131 1.49 1.9 0
        28307 - px | Naan bread, plain | piece 90
        291 9.62 5.65 50.43 3.55 2.2 32.6 ? ? 465 125 100 84 27 3.25 ? ?
        28287 - px | Naan bread, whole wheat | piece 106
        286 10.2 6.7 46.21 3.4 4.8 34.9 0 0 467 185 188 59 68 1.73 3.3 0
        """
    )
}
