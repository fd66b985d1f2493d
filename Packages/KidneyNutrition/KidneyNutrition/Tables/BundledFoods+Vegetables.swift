// Made by scripts/bundled-foods from USDA's standard reference (public domain); change scripts/bundled-foods.tsv instead.

extension BundledFoods {
    static let vegetables = read(
        """
        11007 - p | Artichoke, raw | artichoke, medium 128 | artichoke, large 162
        47 3.27 0.15 10.51 0.99 5.4 84.94 0 ? 94 370 90 44 60 1.28 14.8 0
        11008 - p | Artichoke, boiled | artichoke, medium 120 | 0.5x cup hearts 84
        53 2.89 0.34 11.95 0.99 8.6 84.08 0 0 60 286 73 21 42 0.61 14.8 0
        11959 - p | Arugula, raw | leaf 2 | 0.5x cup 10
        25 2.58 0.66 3.65 2.05 1.6 91.71 0 0 27 369 52 160 47 1.46 108.6 0
        11012 - p | Asparagus, boiled | 0.5x cup 90 | 4x spears (1/2" base) 60
        22 2.4 0.22 4.11 1.3 2 92.63 0 0 14 224 54 23 14 0.91 50.6 0
        11053 - p | Green beans, boiled | cup 125
        35 1.89 0.28 7.88 1.55 3.2 89.22 0 0 1 146 29 44 18 0.65 16 0
        11052 - p | Green beans, raw | cup 1/2" pieces 100 | 10x beans (4" long) 55
        31 1.83 0.22 6.97 3.26 2.7 90.32 0 0 6 211 38 37 25 1.03 14.4 0
        11056 - p | Green beans, canned, drained | cup solids 153 | 10x beans 62
        25 1.26 0.37 4.25 1.31 2.5 93.12 0 0 246 106 21 38 13 0.88 38.9 0
        11081 - p | Beets, boiled | 0.5x cup slices 85 | 2x beets (2" dia, sphere) 100
        44 1.68 0.18 9.96 7.96 2 87.06 0 0 77 305 38 16 23 0.79 0.2 0
        11084 - p | Beets, canned, drained | cup, diced 157 | cup, shredded 195 | cup slices 170 | cup, whole 163 | slice 8 | beet 24
        31 0.91 0.14 7.21 5.51 1.8 90.96 0 0 194 148 17 15 17 1.82 0.2 0
        11087 - p | Beet greens, boiled | cup (1" pieces) 144
        27 2.57 0.2 5.46 0.6 2.9 89.13 0 0 241 909 41 114 68 1.9 484 0
        11004 - p | Amaranth greens (quelites), boiled | cup 132
        21 2.11 0.18 4.11 ? ? 91.49 ? ? 21 641 72 209 55 2.26 ? 0
        11090 - p | Broccoli, raw | cup chopped 91 | bunch 608 | spear (about 5" long) 31 | stalk 151 | 0.5x cup, chopped or diced 44
        34 2.82 0.37 6.64 1.7 2.6 89.3 0 0 33 316 66 47 21 0.73 101.6 0
        11091 - p | Broccoli, boiled | 0.5x cup, chopped 78 | stalk, large (11"-12" long) 280 | stalk, medium (7-1/2" - 8" long) 180 | \
        stalk, small (5" long) 140 | spear (about 5" long) 37
        35 2.38 0.41 7.18 1.39 3.3 89.25 0 0 41 293 67 40 21 0.67 141.1 0
        11099 - p | Brussels sprouts, boiled | sprout 21 | 0.5x cup 78
        36 2.55 0.5 7.1 1.74 2.6 88.9 0 0 21 317 56 36 20 1.2 140.3 0
        11109 - p | Cabbage, raw | cup, chopped 89 | cup, shredded 70 | head, large (about 7" dia) 1248 | leaf, large 33 | head, medium \
        (about 5-3/4" dia) 908 | leaf, medium 23 | head, small (about 4-1/2" dia) 714 | leaf 15
        25 1.28 0.1 5.8 3.2 2.5 92.18 0 0 18 170 26 40 12 0.47 76 0
        11110 - p | Cabbage, boiled | 0.5x cup, shredded 75 | head 1262
        23 1.27 0.06 5.51 2.79 1.9 92.57 0 0 8 196 33 48 15 0.17 108.7 0
        11112 - p | Cabbage, red, raw | cup, chopped 89 | cup, shredded 70 | head, large (about 5-1/2" dia) 1134 | leaf 23 | head, medium \
        (about 5" dia) 839 | head, small (4" dia) 567
        31 1.43 0.16 7.37 3.83 2.1 90.39 0 0 27 243 30 45 16 0.8 38.2 0
        11117 - p | Bok choy (pak choi), boiled | cup, shredded 170
        12 1.56 0.16 1.78 0.83 1 95.55 0 0 34 371 29 93 11 1.04 34 0
        11124 - p | Carrots, raw | cup chopped 128 | cup grated 110 | cup strips or slices 122 | large (7-1/4" to 8-/1/2" long) 72 | \
        medium 61 | small (5-1/2" long) 50 | slice 3 | strip large (3" long) 7
        41 0.93 0.24 9.58 4.74 2.8 88.29 0 0 69 320 35 33 12 0.3 13.2 0
        11125 - p | Carrots, boiled | tbsp 9.7 | 0.5x cup slices 78 | carrot 46
        35 0.76 0.18 8.22 3.45 3 90.17 0 0 58 235 30 30 10 0.34 13.7 0
        11960 - p | Carrots, baby, raw | large 15 | medium 10
        35 0.64 0.13 8.24 4.76 2.9 90.35 ? ? 78 237 28 32 10 0.89 9.4 0
        11135 - p | Cauliflower, raw | cup chopped (1/2" pieces) 107 | floweret 13 | head large (6-7" dia.) 840 | head medium (5-6" dia.) \
        588 | head small (4" dia.) 265
        25 1.92 0.28 4.97 1.91 2 92.07 0 0 30 299 44 22 15 0.42 15.5 0
        11136 - p | Cauliflower, boiled | 0.5x cup (1" pieces) 62 | 3x flowerets 54
        23 1.84 0.45 4.11 2.08 2.3 93 0 0 15 142 32 16 9 0.32 13.8 0
        11143 - p | Celery, raw | cup chopped 101 | tbsp 7.5 | stalk, large (11"-12" long) 64 | stalk, medium (7-1/2" - 8" long) 40 | \
        stalk, small (5" long) 17 | strip (4" long) 4
        16 0.69 0.17 2.97 1.83 1.6 95.43 0 0 80 260 24 40 11 0.2 29.3 0
        11149 - p | Chayote, raw | cup (1" pieces) 132 | chayote (5-3/4") 203
        19 0.82 0.13 4.51 1.66 1.7 94.24 0 0 2 125 18 17 12 0.34 4.1 0
        11150 - p | Chayote, boiled | cup (1" pieces) 160
        24 0.62 0.48 5.09 ? 2.8 93.43 ? ? 1 173 29 13 12 0.22 ? 0
        11148 - p | Swiss chard, boiled | cup, chopped 175
        20 1.88 0.08 4.13 1.1 2.1 92.65 0 0 179 549 33 58 86 2.26 327.3 0
        11162 - p | Collard greens, boiled | cup, chopped 190
        33 2.71 0.72 5.65 0.4 4 90.18 0 0 15 117 32 141 21 1.13 406.6 0
        11167 - p | Corn, sweet, raw | cup 145 | ear, small (5-1/2" to 6-1/2" long) 73
        86 3.27 1.35 18.7 6.26 2 76.05 0 0 15 270 89 2 37 0.52 0.3 0
        11168 - p | Corn, sweet, boiled | ear small (5-1/2" to 6-1/2" long) 89 | ear medium (6-3/4" to 7-1/2" long) 103 | ear large \
        (7-3/4" to 9" long) 118 | cup cut 149 | baby ear 8
        96 3.41 1.5 20.98 4.54 2.4 73.41 0 0 1 218 77 3 26 0.45 0.4 0
        11172 - p | Corn, sweet, canned, drained | cup 164
        79 2.46 1.11 17.77 3.04 1.9 77.8 0 0 186 138 47 4 13 0.55 0 0
        11205 - p | Cucumber, with peel, raw | 0.5x cup slices 52 | cucumber (8-1/4") 301
        15 0.65 0.11 3.63 1.67 0.5 95.23 0 0 2 147 24 16 13 0.28 16.4 0
        11206 - p | Cucumber, peeled, raw | cup, pared, chopped 133 | cup, sliced 119 | large (8-1/4" long) 280 | medium 201 | slice 7 | \
        small (6-3/8" long) 158 | stick (4" long) 9
        12 0.59 0.16 2.16 1.38 0.7 96.73 0 0 2 136 21 14 12 0.22 7.2 0
        11210 - p | Eggplant, boiled | cup (1" cubes) 99
        35 0.83 0.23 8.73 3.2 2.5 89.67 0 0 1 123 15 6 11 0.25 2.9 0
        11213 - p | Endive, raw | 0.5x cup, chopped 25 | head 513
        17 1.25 0.2 3.35 0.25 3.1 93.79 0 0 22 314 28 52 15 0.83 231 0
        11215 - p | Garlic, raw | cup 136 | tsp 2.8 | clove 3 | 3x cloves 9
        149 6.36 0.5 33.06 1 2.1 58.58 0 0 17 401 153 181 25 1.7 1.7 0
        11216 - p | Ginger root, raw | tsp 2 | 0.25x cup slices (1" dia) 24 | 5x slices (1" dia) 11
        80 1.82 0.75 17.77 1.7 2 78.89 0 0 13 415 34 16 43 0.6 0.1 0
        11603 - p | Jicama, raw | cup slices 120 | cup 130 | large 1200 | medium 659 | slice 6 | small 365
        38 0.72 0.09 8.82 1.8 4.9 90.07 0 0 4 150 18 12 12 0.6 0.3 0
        11233 - p | Kale, raw | cup, chopped 67
        49 4.28 0.93 8.75 2.26 3.6 84.04 0 0 38 491 92 150 47 1.47 704.8 0
        11234 - p | Kale, boiled | cup, chopped 130
        28 1.9 0.4 5.63 1.25 2 91.2 0 0 23 228 28 72 18 0.9 817 0
        11245 - p | Lambsquarters (quelites), boiled | cup, chopped 180
        32 3.2 0.7 5 0.62 2.1 88.9 0 0 29 288 45 258 23 0.7 494.2 0
        11246 - p | Leeks, raw | cup 89 | leek 89 | slice 6
        61 1.5 0.3 14.15 3.9 1.8 83 0 0 20 180 35 59 28 2.1 47 0
        11252 - p | Lettuce, iceberg, raw | cup shredded 72 | cup, chopped (1/2" pieces, loosely packed) 57 | head, large 755 | head, \
        medium (6" dia) 539 | head, small 324 | leaf, large 15 | leaf, medium 8 | leaf, small 5
        14 0.9 0.14 2.97 1.97 1.2 95.64 0 0 10 141 20 18 7 0.41 24.1 0
        11251 - p | Lettuce, romaine, raw | cup shredded 47 | leaf inner 6 | leaf outer 28 | head 626
        17 1.23 0.3 3.29 1.19 2.1 94.61 0 0 8 247 30 33 14 0.97 102.5 0
        11253 - p | Lettuce, green leaf, raw | cup shredded 36 | head 360 | leaf inner 4.8 | leaf outer 24
        15 1.36 0.15 2.87 0.78 1.3 94.98 0 0 28 194 29 36 13 0.86 126.3 0
        11260 - p | Mushrooms, white, raw | cup, pieces or slices 70 | cup, whole 96 | large 23 | medium 18 | slice 6 | small 10 | 0.5x \
        cup pieces 35
        22 3.09 0.34 3.26 1.98 1 92.45 0 0 5 318 86 3 9 0.5 0 0.2
        11261 - p | Mushrooms, white, boiled | cup pieces 156 | tbsp 9.8 | mushroom 12
        28 2.17 0.47 5.29 2.34 2.2 91.08 0 0 2 356 87 6 12 1.74 0 0.2
        11264 - p | Mushrooms, canned, drained | cup 156 | can 132 | large 16 | medium 12 | small 7 | 10x slices 40 | 8x caps 47 | 0.5x \
        cup pieces 78
        25 1.87 0.29 5.09 2.34 2.4 91.08 0 0 425 129 66 11 15 0.79 0 0.2
        11271 - p | Mustard greens, boiled | cup, chopped 140
        26 2.56 0.47 4.51 1.41 2 91.78 0 0 9 162 42 118 13 0.87 592.7 0
        11279 - p | Okra, boiled | 0.5x cup slices 80 | 8x pods (3" long) 85
        22 1.87 0.21 4.51 2.4 2.5 92.57 0 0 6 135 32 77 36 0.28 40 0
        11282 - p | Onion, raw | cup, chopped 160 | cup, sliced 115 | tbsp chopped 10 | large 150 | slice, large (1/4" thick) 38 | medium \
        (2-1/2" dia) 110 | slice, medium (1/8" thick) 14 | small 70
        40 1.1 0.1 9.34 4.24 1.7 89.11 0 0 4 146 29 23 10 0.21 0.4 0
        11283 - p | Onion, boiled | cup 210 | tbsp chopped 15 | large 128 | slice, large (1/4" thick) 32 | medium 94 | slice, medium (1/8" \
        thick) 12 | small 60 | slice, thin 8
        44 1.36 0.19 10.15 4.73 1.4 87.86 0 0 3 166 35 22 11 0.24 0.5 0
        11291 - p | Scallions (spring onions), raw | cup, chopped 100 | tbsp chopped 6 | large 25 | medium (4-1/8" long) 15 | small (3" \
        long) 5
        32 1.83 0.19 7.34 2.33 2.6 89.83 0 0 16 276 37 72 20 1.48 207 0
        11297 - p | Parsley, fresh | cup chopped 60 | tbsp 3.8 | 10x sprigs 10
        36 2.97 0.79 6.33 0.85 3.3 87.71 0 0 56 554 58 138 50 6.2 1640 0
        11299 - p | Parsnips, boiled | 0.5x cup slices 78 | parsnip (9" long) 160
        71 1.32 0.3 17.01 4.8 3.6 80.24 0 0 10 367 69 37 29 0.58 1 0
        11300 - p | Snow peas, raw | cup, chopped 98 | cup, whole 63 | 10x pea pods 34
        42 2.8 0.2 7.55 4 2.6 88.89 0 0 4 200 53 43 24 2.08 25 0
        11305 - p | Peas, green, boiled | cup 160
        84 5.36 0.22 15.63 5.93 5.5 77.87 0 0 3 271 117 27 39 1.54 25.9 0
        11308 - p | Peas, green, canned, drained | cup 175
        68 4.47 0.8 11.36 2.99 4.9 82.29 0 0 273 106 67 23 18 1.18 36.8 0
        11333 - p | Bell pepper, green, raw | cup, chopped 149 | cup, sliced 92 | tbsp 9.3 | medium (approx 2-3/4" long, 2-1/2" dia) 119 | \
        ring (3" dia, 1/4" thick) 10 | small 74 | 10x strips 27
        20 0.86 0.17 4.64 2.4 1.7 93.89 0 0 3 175 20 10 10 0.34 7.4 0
        11821 - p | Bell pepper, red, raw | cup, chopped 149 | cup, sliced 92 | tablespoon 9.3 | large (2-1/4 per pound, approx 3-3/4" \
        long, 3" dia.) 164 | medium (approx 2-3/4" long, 2-1/2 dia.) 119 | small 74 | ring (3" dia., 1/4" thick) 10
        31 0.99 0.3 6.03 4.2 2.1 92.21 0 0 4 211 26 7 12 0.43 4.9 0
        11918 - p | Bell pepper, red, frozen, boiled | cup, chopped or strips 135 | tablespoon, chopped 11.6
        16 0.95 0.18 3.31 2.86 0.8 94.7 0 0 4 72 13 8 7 0.52 3.4 0
        11979 - p | Jalapeño pepper, raw | cup, sliced 90 | pepper 14
        29 0.91 0.37 6.5 4.12 2.8 91.69 0 0 3 248 26 12 15 0.25 18.5 0
        11977 - p | Serrano pepper, raw | cup, chopped 105 | pepper 6.1
        32 1.74 0.44 6.7 3.83 3.7 90.25 0 0 10 305 40 11 22 0.86 11.8 0
        11356 - p | Potato, russet, baked, with skin | potato large (3" to 4-1/4" dia. 299 | potato medium (2-1/4" to 3-1/4" dia.) 173 | \
        potato small (1-3/4" to 2-1/2" dia.) 138
        97 2.63 0.13 21.44 1.08 2.3 74.45 0 0 14 550 71 18 30 1.07 2 0
        11363 - p | Potato, baked, without skin | 0.5x cup 61 | potato (2-1/3" x 4-3/4") 156
        93 1.96 0.1 21.55 1.7 1.5 75.42 0 0 5 391 50 5 25 0.35 0.3 0
        11367 - p | Potato, peeled and boiled | 0.5x cup 78 | large (3" to 4-1/4" dia.) 300 | medium (2-1/4" to 3-1/4" dia.) 167 | small \
        (1-3/4" to 2-1/2" dia.) 125
        86 1.71 0.1 20.01 0.85 1.8 77.46 0 0 5 328 40 8 20 0.31 2.1 0
        11657 - pa | Mashed potatoes, with milk | cup 210
        83 1.91 0.57 17.57 1.48 1.5 78.48 0 0 302 296 46 24 18 0.27 1.8 0.2
        11403 - px | French fries, frozen, oven-heated | 10x strips 50
        164 2.66 5.22 27.74 0.28 2.8 62.48 0 0 388 451 97 12 26 0.74 2.5 0
        21138 - px | French fries, fast food | serving small 71 | serving medium 117 | serving large 154
        312 3.43 14.73 41.44 0.3 3.8 38.55 0 0 210 579 125 18 35 0.81 11.2 0
        11370 - p | Hash browns, home-prepared | cup 156
        265 3 12.52 35.11 1.49 3.2 47.25 0 0 342 576 70 14 35 0.55 3.7 0
        11414 - pa | Potato salad, home-prepared | cup 250
        143 2.68 8.2 11.17 ? 1.3 76 ? ? 529 254 52 19 15 0.65 ? 0
        11424 - p | Pumpkin, canned | cup 245
        34 1.1 0.28 8.09 3.3 2.9 89.97 0 0 5 206 35 26 23 1.39 16 0
        11427 - p | Purslane (verdolagas), raw | cup 43
        20 2.03 0.36 3.39 ? ? 92.86 0 0 45 494 44 65 68 1.99 ? 0
        11428 - p | Purslane (verdolagas), boiled | cup 115
        18 1.49 0.19 3.55 ? ? 93.52 ? ? 44 488 37 78 67 0.77 ? 0
        11429 - p | Radishes, raw | cup slices 116 | large (1" to 1-1/4" dia) 9 | medium (3/4" to 1" dia) 4.5 | slice 1 | small 2
        16 0.68 0.1 3.4 1.86 1.6 95.27 0 0 39 233 20 25 10 0.34 1.3 0
        11436 - p | Rutabaga, boiled | cup, cubes 170 | cup, mashed 240
        30 0.93 0.18 6.84 3.95 1.8 91.54 0 0 5 216 41 18 10 0.18 0.2 0
        11439 - p tyramine | Sauerkraut, canned | cup 142 | cup, undrained 236
        19 0.91 0.14 4.28 1.78 2.9 92.52 0 0 661 170 20 30 13 1.47 13 0
        11457 - p | Spinach, raw | cup 30 | bunch 340 | leaf 10 | package (10 oz) 284
        23 2.86 0.39 3.63 0.42 2.2 91.4 0 0 79 558 49 99 79 2.71 482.9 0
        11458 - p | Spinach, boiled | cup 180
        23 2.97 0.26 3.75 0.43 2.4 91.21 0 0 70 466 56 136 87 3.57 493.6 0
        11417 - p | Squash blossoms, boiled | cup 134
        15 1.09 0.08 3.3 2.4 0.9 95.2 0 0 6 106 34 37 25 0.88 0 0
        11642 - p | Summer squash, boiled | cup, sliced 180
        20 0.91 0.31 4.31 2.59 1.4 93.7 0 0 1 192 39 27 24 0.36 3.5 0
        11478 - p | Zucchini, boiled | cup, sliced 180 | 0.5x cup, mashed 120
        15 1.14 0.36 2.69 1.71 1 95.22 0 0 3 264 37 18 19 0.37 4.2 0
        11477 - p | Zucchini, raw | cup, chopped 124 | cup, sliced 113 | large 323 | medium 196 | slice 9.9 | small 118
        17 1.21 0.32 3.11 2.5 1 94.79 0 0 8 261 38 16 18 0.37 4.3 0
        11483 - p | Acorn squash, baked | cup, cubes 205
        56 1.12 0.14 14.58 ? 4.4 82.9 ? ? 4 437 45 44 43 0.93 ? 0
        11486 - p | Butternut squash, baked | cup, cubes 205
        40 0.9 0.09 10.49 1.97 3.2 87.8 ? ? 4 284 27 41 29 0.6 1 0
        11493 - p | Spaghetti squash, cooked | cup 155
        27 0.66 0.26 6.46 2.53 1.4 92.3 0 0 18 117 14 21 11 0.34 0.8 0
        11508 - p | Sweet potato, baked in skin | cup 200 | large 180 | medium (2" dia, 5" long, raw) 114 | small 60
        90 2.01 0.15 20.71 6.48 3.3 75.78 0 0 36 475 54 38 27 0.69 2.3 0
        11510 - p | Sweet potato, boiled | cup, mashed 328 | medium 151
        76 1.37 0.14 17.72 5.74 2.5 80.13 0 0 27 230 32 27 18 0.72 2.1 0
        11529 - p | Tomato, raw | cup cherry tomatoes 149 | cup, chopped or sliced 180 | Italian tomato 62 | cherry 17 | large whole (3" \
        dia) 182 | medium whole (2-3/5" dia) 123 | slice, medium (1/4" thick) 20 | plum tomato 62
        18 0.88 0.2 3.89 2.63 1.2 94.52 0 0 5 237 24 10 11 0.27 7.9 0
        11530 - p | Tomato, cooked | cup 240 | 2x medium 246
        18 0.95 0.11 4.01 2.49 0.7 94.34 0 0 11 218 28 11 9 0.68 2.8 0
        11531 - p | Tomatoes, canned | cup 240 | tbsp 15 | can 190 | large 164 | medium 111 | small 82
        17 0.78 0.13 4 2.38 1 94.28 0 0 128 188 19 31 11 0.97 2.9 0
        11954 - p | Tomatillo, raw | medium 34 | 0.5x cup, chopped or diced 66
        32 0.96 1.02 5.84 3.93 1.9 91.63 0 0 1 268 39 7 20 0.62 10.1 0
        11546 - p | Tomato paste | 0.25x cup 66 | tbsp 16 | can (6 oz) 170
        82 4.32 0.47 18.91 12.18 4.1 73.5 0 0 59 1014 83 36 42 2.98 11.4 0
        11549 - p | Tomato sauce, canned | cup 245
        24 1.32 0.18 5.38 4.25 1.5 91.12 0 0 524 331 26 13 16 1.02 2.8 0
        11565 - p | Turnips, boiled | cup, cubes 156 | cup, mashed 230
        22 0.71 0.08 5.06 2.99 2 93.6 0 0 16 177 26 33 9 0.18 0.1 0
        11569 - p | Turnip greens, boiled | cup, chopped 144
        20 1.14 0.23 4.36 0.53 3.5 93.2 0 0 29 203 29 137 22 0.8 367.6 0
        11588 - p | Water chestnuts, raw | 0.5x cup slices 62 | 4x waterchestnuts 36
        97 1.4 0.1 23.94 4.8 3 73.46 0 0 14 584 63 11 22 0.06 0.3 0
        11591 - p | Watercress, raw | cup, chopped 34 | sprig 2.5 | 10x sprigs 25
        11 2.3 0.1 1.29 0.2 0.5 95.11 0 0 41 330 60 120 21 0.2 250 0
        11602 - p | Yam, boiled or baked | cup, cubes 136
        116 1.49 0.14 27.48 0.49 3.9 70.13 0 0 8 670 49 14 18 0.52 2.3 0
        11937 - p | Dill pickle | cup, chopped or diced 143 | cup (about 23 slices) 155 | large (4" long) 135 | piece 65 | slice 7 | small \
        37 | spear 35
        12 0.6 0.14 2.59 1.31 1.1 94.33 0 0 875 92 12 42 7 0.37 39 0
        11935 - p addedSugar | Ketchup | tbsp 17 | packet 9 | cup 240
        112 1.25 0.18 26.23 21.71 0.3 69.19 0 0 907 315 28 16 15 0.41 2.8 0
        11964 - p | Nopales (cactus pads), cooked | cup 149 | pad 29
        15 1.35 0.05 3.28 1.12 2 94.31 0 0 20 195 16 164 47 0.5 5.1 0
        11963 - p | Nopales (cactus pads), raw | cup, sliced 86
        16 1.32 0.09 3.33 1.15 2.2 94.12 0 0 21 257 16 164 52 0.59 5.3 0
        11670 - p | Green chile pepper, raw | pepper 45 | 0.5x cup, chopped or diced 75
        40 2 0.2 9.46 5.1 1.5 87.74 0 0 7 340 46 18 25 1.2 14.3 0
        11329 - p | Green chile, canned | pepper 73 | 0.5x cup, chopped or diced 68
        21 0.9 0.1 5.1 3.12 1.3 92.5 0 0 1173 187 17 7 14 0.5 8.7 0
        """
    )
}
