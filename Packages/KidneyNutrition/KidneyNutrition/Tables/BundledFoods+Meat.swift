// Made by scripts/bundled-foods from USDA's standard reference (public domain); change scripts/bundled-foods.tsv instead.

extension BundledFoods {
    /// Meat, poultry, fish, eggs.
    static let meat = read(
        """
        5064 - a | Chicken breast, without skin, roasted | cup, chopped or diced 140 | 0.5x breast, bone and skin removed 86
        165 31.02 3.57 0 0 0 65.26 0 0 74 256 228 15 29 1.04 0.3 0.1
        5098 - a | Chicken thigh, without skin, roasted | thigh without skin 116 | thigh with skin 137
        179 24.76 8.15 0 0 0 67 0 0 106 269 230 9 24 1.13 3.9 0.2
        5069 - a | Chicken drumstick, with skin, roasted | drumstick without skin 96
        191 23.35 10.15 0 0 0 66.39 0 0 123 247 195 11 22 1.11 3.2 0.1
        5103 - a | Chicken wing, with skin, roasted | piece 85
        254 23.79 16.87 0 0 0 59.4 0 0 98 212 147 18 19 0.84 0.3 0.2
        5059 - a | Chicken breast, with skin, fried | 0.5x breast, bone removed 98
        222 31.84 8.87 1.64 ? 0.1 56.59 ? ? 76 259 233 16 30 1.19 ? ?
        5168 - a | Turkey, whole, without skin, roasted | bird 3812
        159 29.06 3.84 0 0 0 66.7 0 0 101 239 222 13 29 1.03 0 0.3
        5306 - a | Turkey, ground, cooked
        203 27.37 10.4 0 0 0 62.07 0 0 78 294 254 28 30 1.52 0 0.2
        5140 - a | Duck, with skin, roasted | cup, chopped or diced 140 | 0.5x duck 382
        337 18.99 28.35 0 0 0 51.84 0 0 59 204 156 11 16 2.7 5.1 0.1
        13454 - a | Beef sirloin steak, lean, broiled
        183 30.55 5.79 0 0 0 62.98 0 0 64 393 244 20 26 1.96 1.4 0.1
        23573 - a | Beef, ground, 80% lean, patty, broiled | serving (3 oz) 85
        271 25.75 17.82 0 0 0 56.08 0 0 75 304 194 24 20 2.48 1.6 0.2
        23563 - a | Beef, ground, 90% lean, patty, broiled | serving (3 oz) 85
        217 26.11 11.73 0 0 0 61.35 0 0 68 333 202 13 22 2.71 1.1 0.2
        13326 - a | Beef liver, braised | slice 68
        191 29.08 5.26 5.13 0 0 58.81 0 0 79 352 497 6 21 6.54 3.3 1.2
        13347 - ax phosphateAdditive | Corned beef, brisket, cooked
        251 18.17 18.98 0.47 0 0 59.79 0 0 973 145 125 8 12 1.86 1.5 0.1
        10042 - a | Pork chop, lean, broiled
        180 26.76 7.29 0 0 0 65.01 0 0 56 356 228 23 26 0.8 0 0.7
        10061 - a | Pork tenderloin, roasted
        143 26.17 3.51 0 0 0 69.45 0 0 57 421 267 6 29 1.15 0 0.2
        10862 - ax phosphateAdditive | Bacon, pan-fried | slice 11.5
        468 33.92 35.09 1.7 0 0 23.65 0 0 1684 499 388 11 31 0.95 0 0.4
        7028 - ax phosphateAdditive | Ham, sliced, water added | slice 23
        131 16.93 3.5 0.97 0 0 75.03 0 0 1314 462 261 5 18 0.58 0 0.7
        7029 - ax phosphateAdditive | Ham, sliced, regular | 56x grams 1 serving 56 | slice 28
        163 16.6 8.6 3.83 0 1.3 67.27 0 0 1143 287 153 24 22 1.02 0 0.7
        7007 - ax tyramine,phosphateAdditive | Bologna, beef | slice 30 | serving 28
        299 10.91 26.13 4.29 2.05 0 55.31 0 0 1013 351 154 21 13 1.29 2.4 0.7
        7022 - ax phosphateAdditive | Hot dog, beef | frankfurter 50 | package 446
        316 11.16 28.3 3.36 1.31 0 53.94 0 0 992 316 152 12 9 1.2 1.8 0.9
        7064 - ax phosphateAdditive | Pork sausage, pan-fried | patty 27 | link 23 | serving 48
        325 18.53 27.25 1.42 1.09 0 49.89 0 0 814 342 149 9 16 1.2 0 1.4
        7072 - ax tyramine,phosphateAdditive | Salami, hard | slice 9.8 | 3x slices 1 serving 27
        378 20.88 31.81 0.6 0.24 0 41.44 0 0 1737 347 188 18 20 1.4 0 0.9
        7019 - ax tyramine,phosphateAdditive | Chorizo, pork and beef | link (4" long) 60
        455 24.1 38.27 1.86 0 0 31.85 0 0 1235 398 150 8 18 1.59 1.6 1.5
        7057 - ax tyramine,phosphateAdditive | Pepperoni | slice round 2
        494 22.68 43.98 0 0 0 30.72 0 0 1761 279 177 22 21 1.62 5.8 0.2
        7079 - ax phosphateAdditive | Turkey breast, sliced, deli | serving 33 | slice (3-1/2" square; 8 per 6 oz package) 21
        104 17.07 1.66 4.21 3.51 0.5 74.07 0 0 928 302 162 8 21 1.44 0 0.1
        17004 - a | Lamb leg, lean and fat, roasted
        206 28.22 9.52 0 ? 0 61.96 ? ? 76 344 210 15 26 2.05 ? ?
        15016 - a fish | Cod, cooked | fillet 180
        105 22.83 0.86 0 0 0 75.92 0 0 78 244 138 14 42 0.49 0.1 1.2
        15086 - a fish | Salmon, sockeye, cooked | 0.5x fillet 155
        169 25.4 6.69 0 0 0 68 0 0 134 408 317 12 36 0.5 0.1 13.1
        15087 - a fish | Salmon, sockeye, canned, drained | can 337
        167 23.59 7.39 0 0 0 68.07 0 0 408 314 338 232 31 0.65 0.1 21
        15088 - a fish | Sardines, canned in oil | cup, drained 149 | can (3.75 oz) 92 | small (2-2/3" x 1/2" x 1/4") 12 | 2x sardines 24
        208 24.62 11.45 0 0 0 59.61 0 0 307 397 490 382 39 2.92 2.6 4.8
        15121 - ax phosphateAdditive,fish | Tuna, light, canned in water | can 165 | cup, solid or chunks 154 | can (12.5 oz), drained 315
        86 19.44 0.96 0 0 0 78.14 0 0 247 179 139 17 23 1.63 0.2 1.2
        15119 - ax phosphateAdditive,fish | Tuna, light, canned in oil | cup, solid or chunks 146 | can 171 | can (12.5 oz), drained 321
        198 29.13 8.21 0 0 0 59.83 0 0 416 207 311 13 31 1.39 44 6.7
        15262 - a fish | Tilapia, cooked | fillet 87
        128 26.15 2.65 0 0 0 71.59 0 0 56 380 204 14 34 0.69 0.9 3.7
        15037 - a fish | Halibut, cooked | 0.5x fillet 159
        111 22.54 1.61 0 0 0 76.12 0 0 82 528 287 9 28 0.2 0 5.8
        15116 - a fish | Trout, rainbow, cooked | fillet 143
        150 22.92 5.82 0 ? 0 70.5 ? ? 56 448 269 86 31 0.38 ? ?
        15151 - ax phosphateAdditive,shellfish | Shrimp, cooked | 4x large 22
        119 22.78 1.7 1.52 0 0 71.56 0 0 947 170 306 91 37 0.32 0.4 0.1
        15140 - a shellfish | Crab, blue, cooked | cup, flaked and pieces 118 | cup (not packed) 135
        83 17.88 0.74 0 0 0 79.69 0 0 395 259 234 91 36 0.5 0.3 0
        15159 - a shellfish | Clams, cooked | 20x small 190
        148 25.55 1.95 5.13 ? 0 63.64 ? ? 1202 628 338 92 18 2.81 ? ?
        15047 - a fish | Mackerel, cooked | fillet 88
        262 23.85 17.81 0 ? 0 53.27 ? ? 83 401 278 15 97 1.57 ? ?
        1123 - a egg | Egg, whole, raw | large 50 | extra large 56 | jumbo 63 | cup (4.86 large eggs) 243 | medium 44 | small 38
        143 12.56 9.51 0.72 0.37 0 76.15 0 0 142 138 198 56 12 1.75 0.3 2
        1129 - a egg | Egg, hard-boiled | cup, chopped 136 | tbsp 8.5 | large 50
        155 12.58 10.61 1.12 1.12 0 74.62 0 0 124 126 172 50 10 1.19 0.3 2.2
        1128 - a egg | Egg, fried | large 46
        196 13.61 14.84 0.83 0.4 0 69.47 0 0 207 152 215 62 13 1.89 5.6 2.2
        1132 - a egg | Egg, scrambled | large 61 | tbsp 13.7 | cup 220
        149 9.99 10.98 1.61 1.39 0 76.4 0 0 145 132 165 66 11 1.31 4 1.8
        1124 - a egg | Egg white, raw | large 33 | cup 243
        52 10.9 0.17 0.73 0.71 0 87.57 0 0 166 163 15 7 11 0.08 0 0
        1125 - a egg | Egg yolk, raw | large 17 | cup 243
        322 15.86 26.54 3.59 0.56 0 52.31 0 0 48 109 390 129 5 2.73 0.7 5.4
        1226 - ax phosphateAdditive,egg | Egg substitute, liquid, fat free | 0.25x cup 60
        48 10 0 2 2 0 87 0 0 199 213 72 73 15 1.98 0.2 1.6
        """
    )
}
