// Made by scripts/bundled-foods from USDA's standard reference (public domain); change scripts/bundled-foods.tsv instead.

extension BundledFoods {
    static let fruits = read(
        """
        9003 - p | Apple, raw, with skin | cup, quartered or chopped 125 | cup slices 109 | large (3-1/4" dia) 223 | medium (3" dia) 182 | \
        small (2-3/4" dia) 149 | extra small (2-1/2" dia) 101
        52 0.26 0.17 13.81 10.39 2.4 85.56 0 0 1 107 11 6 5 0.12 2.2 0
        9004 - p | Apple, raw, peeled | cup slices 110 | large (3-1/4" dia) 216 | medium (3" dia) 161 | small (2-3/4" dia) 132
        48 0.27 0.13 12.76 10.1 1.3 86.67 0 0 0 90 11 5 4 0.07 0.6 0
        9019 - p | Applesauce, unsweetened | cup 244
        42 0.17 0.1 11.27 9.39 1.1 88.22 0 0 2 74 5 4 3 0.23 0.5 0
        9020 - p addedSugar | Applesauce, sweetened | cup 246
        68 0.16 0.17 17.49 14.67 1.2 81.98 0 0 2 75 6 3 3 0.12 0.6 0
        9021 - p | Apricots, raw | cup, halves 155 | cup, sliced 165 | apricot 35
        48 1.4 0.39 11.12 9.24 2 86.35 0 0 1 259 23 13 10 0.39 3.3 0
        9032 - p | Apricots, dried | cup, halves 130 | half 3.5
        241 3.39 0.51 62.64 53.44 7.3 30.89 0 0 10 1162 71 55 32 2.66 3.1 0
        9037 - p | Avocado, raw | cup, cubes 150 | cup, pureed 230 | cup, sliced 146 | avocado 201
        160 2 14.66 8.53 0.66 6.7 73.23 0 0 7 485 52 12 29 0.55 21 0
        9040 - p | Banana, raw | cup, mashed 225 | cup, sliced 150 | extra small (less than 6" long) 81 | small (6" to 6-7/8" long) 101 | \
        medium (7" to 7-7/8" long) 118 | large (8" to 8-7/8" long) 136 | extra large (9" or longer) 152
        89 1.09 0.33 22.84 12.23 2.6 74.91 0 0 1 358 22 5 27 0.26 0.5 0
        9042 - p | Blackberries, raw | cup 144
        43 1.39 0.49 9.61 4.88 5.3 88.15 0 0 1 162 22 29 20 0.62 19.8 0
        9050 - p | Blueberries, raw | cup 148 | 50x berries 68
        57 0.74 0.33 14.49 9.96 2.4 84.21 0 0 1 77 12 6 6 0.28 19.3 0
        9070 - p | Cherries, sweet, raw | cup, without pits 154 | cherry 8.2
        63 1.06 0.2 16.01 12.82 2.1 82.25 0 0 0 222 21 13 11 0.36 2.1 0
        9062 - p | Cherimoya, raw | cup, pieces 160 | fruit without skin and seeds 235
        75 1.57 0.68 17.71 12.87 3 79.39 ? ? 7 287 26 10 17 0.27 ? ?
        9433 - p | Clementine, raw | fruit 74
        47 0.85 0.15 12.02 9.18 1.7 86.58 ? ? 1 177 21 30 10 0.14 0 0
        9078 - p cranberry | Cranberries, raw | cup, chopped 110 | cup, whole 100
        46 0.39 0.13 12.2 4.04 4.6 87.13 0 0 2 85 13 8 6 0.25 5.1 0
        9087 - p | Dates | cup, chopped 147 | date, pitted 7.1
        282 2.45 0.39 75.03 63.35 8 20.53 0 0 2 656 62 39 43 1.02 2.7 0
        9089 - p | Figs, raw | large (2-1/2" dia) 64 | medium (2-1/4" dia) 50 | small (1-1/2" dia) 40
        74 0.75 0.3 19.18 16.26 2.9 79.11 0 0 1 232 14 35 17 0.37 4.7 0
        9094 - p | Figs, dried | cup 149 | fig 8.4
        249 3.3 0.93 63.87 47.92 9.8 30.05 0 0 10 680 67 162 68 2.03 15.6 0
        9097 - p | Fruit cocktail, canned in juice | cup 237
        46 0.46 0.01 11.86 10.86 1 87.44 0 0 4 95 14 8 7 0.21 2.6 0
        9111 - p grapefruitFamily | Grapefruit, raw | cup sections, with juice 230 | 0.5x large (approx 4-1/2" dia) 166 | 0.5x medium \
        (approx 4" dia) 128 | 0.5x small (approx 3-1/2" dia) 100
        32 0.63 0.1 8.08 6.98 1.1 90.89 0 0 0 139 8 12 8 0.09 0 0
        9132 - p | Grapes, red or green, raw | cup 151 | 10x grapes 49
        69 0.72 0.16 18.1 15.48 0.9 80.54 0 0 2 191 20 10 7 0.36 14.6 0
        9139 - p | Guava, raw | cup 165 | fruit, without refuse 55
        68 2.55 0.95 14.32 8.92 5.4 80.8 0 0 2 417 40 18 22 0.26 2.6 0
        9148 - p | Kiwi, green, raw | cup, sliced 180 | fruit (2" dia) 69
        61 1.14 0.52 14.66 8.99 3 83.07 0 0 3 312 34 34 17 0.31 40.3 0
        9150 - p | Lemon, raw | cup, sections 212 | fruit (2-1/8" dia) 58 | fruit (2-3/8" dia) 84 | wedge or slice (1/8 of one 2-1/8" dia \
        lemon) 7
        29 1.1 0.3 9.32 2.5 2.8 88.98 0 0 2 138 16 26 8 0.6 0 0
        9159 - p | Lime, raw | fruit (2" dia) 67
        30 0.7 0.2 10.54 1.69 2.8 88.26 0 0 2 102 18 33 6 0.6 0.6 0
        9164 - p | Lychees, raw | cup 190 | fruit without refuse 9.6
        66 0.83 0.44 16.53 15.23 1.3 81.76 0 0 1 171 31 5 10 0.31 0.4 0
        9314 - p | Mamey sapote, raw | cup 1" pieces 175 | fruit without refuse 558
        124 1.45 0.46 32.1 20.14 5.4 64.87 ? ? 7 454 26 18 11 0.78 ? ?
        9176 - p | Mango, raw | cup pieces 165 | fruit without refuse 336
        60 0.82 0.38 14.98 13.66 1.6 83.46 0 0 1 168 14 11 10 0.16 4.2 0
        9181 - p | Cantaloupe melon, raw | cup, balls 177 | cup, cubes 160 | cup, diced 156 | melon, large (about 6-1/2" dia) 814 | wedge, \
        large (1/8 of large melon) 102 | melon, medium (about 5" dia) 552 | wedge, medium (1/8 of medium melon) 69 | melon, small (about \
        4-1/4" dia) 441
        34 0.84 0.19 8.16 7.86 0.9 90.15 0 0 16 267 15 9 12 0.21 2.5 0
        9184 - p | Honeydew melon, raw | cup, diced (approx 20 pieces per cup) 170 | cup, balls 177 | melon (5-1/4" dia) 1000 | melon (6" \
        - 7" dia) 1280 | wedge (1/8 of 5-1/4" dia melon) 125 | wedge (1/8 of 6" to 7" dia melon) 160 | 10x honeydew balls 138
        36 0.54 0.14 9.09 8.12 0.8 89.82 0 0 18 228 11 6 10 0.17 2.9 0
        9191 - p | Nectarine, raw | cup slices 143 | small (2-1/3" dia) 129 | medium (2-1/2" dia) 142 | large (2-3/4" dia) 156
        44 1.06 0.32 10.55 7.89 1.7 87.59 0 0 0 201 26 6 9 0.28 2.2 0
        9202 - p | Orange, navel, raw | cup sections, without membranes 165 | fruit (2-7/8" dia) 140
        49 0.91 0.15 12.54 8.5 2.2 85.97 ? ? 1 166 23 43 11 0.13 0 0
        9200 - p | Orange, raw | cup, sections 180 | large (3-1/16" dia) 184 | small (2-3/8" dia) 96 | fruit (2-5/8" dia) 131
        47 0.94 0.12 11.75 9.35 2.4 86.75 0 0 0 181 14 40 10 0.1 0 0
        9218 - p | Tangerine (mandarin), raw | cup, sections 195 | small (2-1/4" dia) 76 | medium (2-1/2" dia) 88 | large (2-3/4" dia) 120
        53 0.81 0.31 13.34 10.58 1.8 85.17 0 0 2 166 20 37 12 0.15 0 0
        9226 - p | Papaya, raw | cup 1" pieces 145 | cup, mashed 230 | fruit, small 157 | fruit, large 781
        43 0.47 0.26 10.82 7.82 1.7 88.06 0 0 8 182 10 20 21 0.25 2.6 0
        9231 - p | Passion fruit, raw | cup 236 | fruit without refuse 18
        97 2.2 0.7 23.38 11.2 10.4 72.93 0 0 28 348 68 12 29 1.6 0.7 0
        9236 - p | Peach, raw | cup slices 154 | small (2-1/2" dia) 130 | medium (2-2/3" dia) 150 | large (2-3/4" dia) 175 | extra large \
        (3" dia) 224
        39 0.91 0.25 9.54 8.39 1.5 88.87 0 0 0 190 20 6 9 0.25 2.6 0
        9238 - p | Peaches, canned in juice | cup 250 | cup, halves or slices 248 | half, with liquid 98
        44 0.63 0.03 11.57 10.27 1.3 87.49 0 0 4 128 17 6 7 0.27 1.7 0
        9252 - p | Pear, raw | cup, slices 140 | cup, cubes 161 | small 148 | medium 178 | large 230
        57 0.36 0.14 15.23 9.75 3.1 83.96 0 0 1 116 12 9 7 0.18 4.4 0
        9254 - p | Pears, canned in juice | cup, halves 248 | half, with liquid 76
        50 0.34 0.07 12.94 9.7 1.6 86.47 0 0 4 96 12 9 7 0.29 0.3 0
        9263 - p | Persimmon, raw | fruit (2-1/2" dia) 168
        70 0.58 0.19 18.59 12.53 3.6 80.32 0 0 1 161 17 8 9 0.15 2.6 0
        9266 - p | Pineapple, raw | cup, chunks 165 | fruit 905 | slice (4-2/3" dia x 3/4" thick) 166 | slice (3-1/2" dia x 3/4" thick) 84 \
        | slice, thin (3-1/2" dia x 1/2" thick) 56
        50 0.54 0.12 13.12 9.85 1.4 86 0 0 1 109 8 13 12 0.29 0.7 0
        9268 - p | Pineapple, canned in juice | cup, crushed, sliced, or chunks 249 | slice or ring (3" dia) with liquid 47
        60 0.42 0.08 15.7 14.45 0.8 83.51 0 0 1 122 6 14 14 0.28 0.3 0
        9278 - p | Plantain, cooked | cup, mashed 200 | cup slices 154
        116 0.79 0.18 31.15 14 2.3 67.3 0 0 5 465 28 2 32 0.58 0.7 0
        9447 - p | Plantain, ripe, fried | cup 169
        236 1.42 7.51 40.77 21.76 3.2 49.04 ? ? 6 507 43 6 45 0.62 31.8 ?
        9279 - p | Plum, raw | cup, sliced 165 | fruit (2-1/8" dia) 66
        46 0.7 0.28 11.42 9.92 1.4 87.23 0 0 0 157 16 6 7 0.17 6.4 0
        9286 - p | Pomegranate, raw | 0.5x cup arils (seed/juice sacs) 87 | pomegranate (4" dia) 282
        83 1.67 1.17 18.7 13.67 4 77.93 0 0 3 236 36 10 12 0.3 16.4 0
        9291 - p | Prunes (dried plums) | cup, pitted 174 | prune, pitted 9.5
        240 2.18 0.38 63.88 38.13 7.1 30.92 0 0 2 732 69 43 41 0.93 59.5 0
        9295 - p grapefruitFamily | Pomelo, raw | cup, sections 190 | fruit without refuse 609
        38 0.76 0.04 9.62 ? 1 89.1 ? ? 1 216 17 4 6 0.11 ? ?
        9287 - p | Prickly pear (cactus fruit), raw | cup 149 | fruit without refuse 103
        41 0.73 0.51 9.57 ? 3.6 87.55 0 ? 5 220 24 56 85 0.3 ? ?
        9298 - p | Raisins, seedless | cup, packed 165 | cup (not packed) 145 | miniature box (.5 oz) 14 | small box (1.5 oz) 43 | 50x \
        raisins 26 | oz (60 raisins) 28.35
        299 3.07 0.46 79.18 59.19 3.7 15.43 0 0 11 749 101 50 32 1.88 3.5 0
        9302 - p | Raspberries, raw | cup 123 | 10x raspberries 19
        52 1.2 0.65 11.94 4.42 6.5 85.75 0 0 1 151 29 25 22 0.69 7.8 0
        9307 - p | Rhubarb, raw | cup, diced 122 | stalk 51
        21 0.9 0.2 4.54 1.1 1.8 93.61 0 0 4 288 14 86 12 0.22 29.3 0
        9060 - p starFruit | Star fruit (carambola), raw | cup, cubes 132 | cup, sliced 108 | large (4-1/2" long) 124 | medium (3-5/8" \
        long) 91 | small (3-1/8" long) 70
        31 1.04 0.33 6.73 3.98 2.8 91.38 0 0 2 133 12 3 10 0.08 0 0
        9316 - p | Strawberries, raw | cup, halves 152 | cup, pureed 232 | cup, sliced 166 | cup, whole 144 | extra large (1-5/8" dia) 27 \
        | large (1-3/8" dia) 18 | medium (1-1/4" dia) 12 | small (1" dia) 7
        32 0.67 0.3 7.68 4.89 2 90.95 0 0 1 153 24 16 13 0.41 2.2 0
        9322 - p | Tamarind, raw | cup, pulp 120 | fruit (3" x 1") 2
        239 2.8 0.6 62.5 57.4 5.1 31.4 0 0 28 628 113 74 92 2.8 2.8 0
        9326 - p | Watermelon, raw | cup, balls 154 | cup, diced 152 | melon (15" long x 7-1/2" dia) 4518 | wedge (approx 1/16 of melon) \
        286 | 10x watermelon balls 122
        30 0.61 0.15 7.55 6.2 0.4 91.45 0 0 1 112 11 7 10 0.24 0.1 0
        """
    )
}
