// Made by scripts/bundled-foods from USDA's standard reference (public domain); change scripts/bundled-foods.tsv instead.

extension BundledFoods {
    /// Beans, soy, nuts, seeds.
    static let beans = read(
        """
        16015 - p | Black beans, boiled | cup 172
        132 8.86 0.54 23.71 ? 8.7 65.74 ? ? 1 355 140 27 70 2.1 ? 0
        16057 - p | Chickpeas (garbanzo beans), boiled | cup 164
        164 8.86 2.59 27.42 4.8 7.6 60.21 0 0 7 291 168 49 48 2.89 4 0
        16058 - p | Chickpeas, canned | cup 240 | can (total can contents) 448
        88 4.92 1.95 13.49 ? 4.4 78.55 0 0 278 144 80 35 27 1.23 ? 0
        16033 - p | Kidney beans, red, boiled | cup 177 | tbsp 11
        127 8.67 0.5 22.8 0.32 7.4 66.94 0 0 2 403 142 28 45 2.94 8.4 0
        16034 - p | Kidney beans, red, canned | cup 256 | tbsp 16 | can 436
        81 5.22 0.36 14.83 1.85 5.3 77.96 0 0 256 260 106 29 30 1.25 4.1 0
        16070 - p | Lentils, boiled | cup 198 | tbsp 12.3
        116 9.02 0.38 20.13 1.8 7.9 69.64 0 0 2 369 180 19 36 3.33 1.7 0
        16072 - p | Lima beans, boiled | cup 188 | tbsp 11.7
        115 7.8 0.38 20.88 2.9 7 69.79 0 0 2 508 111 17 43 2.39 2 0
        16038 - p | Navy beans, boiled | cup 182
        140 8.23 0.62 26.05 0.37 10.5 63.81 0 0 0 389 144 69 53 2.36 0.6 0
        16043 - p | Pinto beans, boiled | cup 171 | tbsp 10.6
        143 9.01 0.65 26.22 0.34 9 62.95 0 0 1 436 147 46 50 2.09 3.5 0
        16086 - p | Split peas, boiled | cup 196 | tbsp 12.2
        118 8.34 0.39 21.1 2.9 8.3 69.49 0 0 2 362 99 14 36 1.29 5 0
        16063 - p | Black-eyed peas, boiled | cup 171
        116 7.73 0.53 20.76 3.3 6.5 70.04 0 0 4 278 156 24 53 2.51 1.7 0
        16006 - p addedSugar | Baked beans, canned, vegetarian | cup 254
        94 4.75 0.37 21.14 7.96 4.1 72 0 0 343 224 74 34 27 1.19 0.8 0
        16158 - p | Hummus | tbsp 15 | cup 246
        166 7.9 9.6 14.29 ? 6 66.59 ? ? 379 228 176 38 71 2.44 ? 0
        16126 - p soy | Tofu, firm | 0.5x cup 126 | 0.25x block 81
        70 8.19 4.17 1.69 0.6 0.9 84.95 0 0 12 148 121 201 37 1.61 2.4 0
        16127 - p soy | Tofu, soft | piece (2-1/2" x 2-3/4" x 1") 120 | cup (1/2" cubes) 248 | 0.25x block 116
        61 6.55 3.69 1.8 0.7 0.2 87.26 0 0 8 120 92 111 27 1.11 2 0
        16114 - p soy,tyramine | Tempeh | cup 166
        193 18.54 10.8 9.39 ? ? 59.65 ? ? 9 412 266 111 81 2.7 ? 0
        16103 - p | Refried beans, canned | cup 238 | can 443
        91 5.41 1.17 15.26 0.46 5.1 76.15 0 0 449 336 111 33 38 1.67 2.3 0
        16112 - p soy,tyramine | Miso | tbsp 17 | cup 275
        199 11.69 6.01 26.47 6.2 5.4 43.02 0 0 3728 210 159 57 48 2.49 29.3 0
        16109 - p soy | Soybeans, boiled | cup 172 | tbsp 10.7
        173 16.64 8.97 9.93 3 6 62.55 0 0 1 515 245 102 86 5.14 19.2 0
        11451 - p soy | Edamame (green soybeans), boiled | cup 180
        141 12.35 6.4 11.05 ? 4.2 68.6 0 ? 14 539 158 145 60 2.5 ? 0
        16123 - p soy,tyramine | Soy sauce | tbsp 16 | tsp 5.3 | cup 255 | individual packet 8.9
        53 8.14 0.57 4.93 0.4 0.8 71.15 0 0 5493 435 166 33 74 1.45 0 0
        16424 - p soy,tyramine | Soy sauce, low sodium | tbsp 14.2 | tsp 4.5 | cup 255
        57 9.05 0.3 5.59 0.5 0.7 75.14 0 0 3598 352 166 30 69 1.35 0 0
        16098 - p peanut | Peanut butter, smooth, salted | 2x tbsp 32 | cup 258
        588 25.09 50.39 19.56 9.22 6 1.81 0 0 459 649 358 43 154 1.87 0.6 0
        16390 - p peanut | Peanuts, dry roasted, unsalted | cup 146 | peanut 1
        585 23.68 49.66 21.51 4.18 8 1.55 0 0 6 658 358 54 176 2.26 0 0
        12061 - p treeNut | Almonds | cup, whole 143 | cup, sliced 92 | cup, slivered 108 | cup, ground 95 | oz (23 whole kernels) 28.35 | \
        almond 1.2
        579 21.15 49.93 21.55 4.2 12.5 4.41 0 0 1 733 481 269 270 3.71 0 0
        12085 - p treeNut | Cashews, dry roasted, unsalted | cup, halves and whole 137 | tbsp 8.6
        574 15.31 46.35 32.69 5.01 3 1.7 0 0 16 565 490 45 260 6 34.7 0
        12120 - p treeNut | Hazelnuts | cup, chopped 115 | cup, ground 75 | cup, whole 135 | oz (21 whole kernels) 28.35 | 10x nuts 14
        628 14.95 60.75 16.7 4.34 9.7 5.31 0 0 0 680 290 114 163 4.7 14.2 0
        12131 - p treeNut | Macadamia nuts | cup, whole or halves 134 | oz (10-12 kernels) 28.35
        718 7.91 75.77 13.82 4.57 8.6 1.36 0 0 5 368 188 85 130 3.69 ? 0
        12142 - p treeNut | Pecans | cup, chopped 109 | cup, halves 99 | oz (19 halves) 28.35
        691 9.17 71.97 13.86 3.97 9.6 3.52 0 0 0 410 277 70 121 2.53 3.5 0
        12151 - p treeNut | Pistachios, raw | cup 123 | oz (49 kernels) 28.35 | kernel 0.7
        562 20.27 45.39 27.51 7.66 10.3 3.91 0 0 1 1025 490 105 121 3.92 ? 0
        12155 - p walnut,treeNut | Walnuts | cup, chopped 117 | cup, ground 80 | cup shelled (50 halves) 100 | cup pieces or chips 120 | \
        oz (14 halves) 28.35
        654 15.23 65.21 13.71 2.61 6.7 4.07 0 0 2 441 346 98 158 2.91 2.7 0
        12118 L p | Coconut milk, canned | cup 226 | tbsp 15
        197 2.02 21.33 2.81 ? ? 72.88 ? ? 13 220 96 18 46 3.3 ? 0
        12036 - p | Sunflower seeds, dried | cup 140
        584 20.78 51.46 20 2.62 8.6 4.73 0 0 9 645 660 78 325 5.25 0 0
        12016 - p | Pumpkin seeds, roasted, unsalted | cup 118
        574 29.84 49.05 14.71 1.29 6.5 2.03 0 0 18 788 1174 52 550 8.07 4.5 0
        12516 - p | Pumpkin seeds, roasted, salted | cup 118
        574 29.84 49.05 14.71 1.29 6.5 2.03 0 0 256 788 1174 52 550 8.07 4.5 0
        12220 - p | Flaxseed | tbsp, whole 10.3 | cup, whole 168 | tbsp, ground 7 | tsp, whole 3.4 | tsp, ground 2.5
        534 18.29 42.16 28.88 1.55 27.3 6.96 0 0 30 813 642 255 392 5.73 4.3 0
        12006 - p | Chia seeds
        486 16.54 30.74 42.12 ? 34.4 5.8 ? ? 16 407 860 631 335 7.72 ? ?
        """
    )
}
