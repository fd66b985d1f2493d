// Made by scripts/bundled-foods from USDA's standard reference (public domain); change scripts/bundled-foods.tsv instead.

extension BundledFoods {
    /// Soups, sauces, dishes.
    static let soups = read(
        """
        6419 L pax | Chicken noodle soup, canned, prepared | serving 1 cup 248
        25 1.27 0.95 2.95 0.27 0.2 93.82 0 0 349 22 17 6 4 0.66 0 0
        6966 L pax | Chicken noodle soup, canned, low sodium, prepared | serving 1 cup 248 | fl oz 31
        25 1.27 0.95 2.95 0.27 0.2 93.82 0 0 173 22 17 6 4 0.66 0 0
        27044 L pax | Chicken noodle soup, canned, reduced sodium, ready to serve | cup 245 | can 516
        41 3.29 1.34 3.84 0.34 0.8 90.46 0 0 186 285 42 11 8 0.33 2.3 0
        6559 L p | Tomato soup, canned, prepared with water | serving 1 cup 248 | fl oz 31
        30 0.79 0.28 6.57 3.97 0.6 91.38 0 0 190 112 14 8 7 0.54 1.5 0
        6471 L pax | Vegetable beef soup, canned, prepared | cup (8 fl oz) 244 | can (10.75 oz), prepared 593
        31 2.23 0.76 4.06 0.45 0.8 91.8 0 0 349 69 16 8 3 0.45 2.8 0
        36414 L pa | Tripe soup, as served in restaurants | cup 200
        74 8.61 2.58 4.07 ? ? 83.41 ? ? 411 81 42 22 10 0.68 2.3 ?
        6440 L p | Minestrone soup, canned, prepared | cup (8 fl oz) 241 | can (10.5 oz), prepared 586
        34 1.77 1.04 4.66 ? 0.4 91.33 0 ? 254 130 23 14 3 0.38 ? ?
        6194 L ax | Chicken broth, ready to serve | cup 249
        6 0.64 0.21 0.44 0.43 0 97.81 0 0 371 18 4 4 1 0.07 0 0
        6172 L a | Chicken stock, home-prepared | cup 240
        36 2.52 1.2 3.53 1.58 0 92.15 0 0 143 105 27 3 4 0.21 0.2 0
        6443 L pax | Cream of mushroom soup, canned, prepared with water | serving 1 cup 248 | fl oz 31
        39 0.66 2.59 3.33 0.2 0.3 92.46 0 0 340 31 12 7 2 0.09 9.6 0.1
        6164 - p | Salsa | 2x tbsp 36 | 0.5x cup 130
        29 1.54 0.17 6.72 3.94 1.8 89.18 0 0 705 285 34 30 15 0.4 4.2 0
        6150 - px addedSugar | Barbecue sauce | tbsp 17 | 0.5x cup 143
        172 0.82 0.63 40.77 33.24 0.9 54.71 0 0 1027 232 20 33 13 0.64 1.8 0
        6116 L ax | Beef gravy, canned | cup 233 | can 291
        53 3.75 2.36 4.81 0.21 0.4 87.48 0 0 560 81 30 6 2 0.7 0.1 0
        2046 - p | Mustard, yellow | tsp or 1 packet 5 | cup 249
        67 4.37 4.01 5.33 0.86 3.3 82.65 0 0 1135 138 106 58 49 1.51 1.8 0
        2047 - ? | Salt, table | tsp 6 | tbsp 18 | cup 292 | dash 0.4
        0 0 0 0 0 0 0.2 0 0 38758 8 0 24 1 0.33 0 0
        2030 - p | Black pepper | tsp, ground 2.3 | tbsp, ground 6.9 | tsp, whole 2.9 | dash 0.1
        251 10.39 3.26 63.95 0.64 25.3 12.46 0 0 20 1329 158 443 171 9.71 163.7 0
        11978 - p | Ancho chile, dried | pepper 17
        281 11.86 8.2 51.42 ? 21.6 22.63 0 ? 43 2411 201 61 113 10.93 ? 0
        2048 - p | Vinegar, cider | tbsp 14.9 | cup 239 | tsp 5
        21 0 0 0.93 0.4 0 93.81 0 0 5 73 8 7 5 0.2 0 0
        16059 - pa | Chili with beans, canned | cup 256 | tbsp 16
        112 5.71 5.49 11.91 1.19 4.4 75.51 0 0 522 365 154 47 45 3.43 1.9 0
        21109 - pax | Hamburger, with condiments and vegetables | item 110
        254 11.74 12.25 24.81 ? ? 49.41 ? ? 458 206 113 57 20 2.39 ? ?
        21091 - pax | Cheeseburger, with condiments and vegetables | sandwich 115
        254 13.06 11.5 24.97 5.11 1.4 48.06 0 0 546 178 134 92 22 2.78 4.2 0.1
        21118 - pax | Hot dog in a bun | sandwich 98
        247 10.6 14.84 18.4 ? ? 53.96 ? ? 684 146 99 24 13 2.36 ? ?
        21299 - pax | Pizza, cheese | slice 107 | pizza 853
        266 11.39 9.69 33.33 3.58 2.3 43.17 0 0 598 172 216 188 24 2.48 6.7 0
        21302 - pax | Pizza, pepperoni | slice 111 | pizza 895
        282 11.74 11.91 31.98 3.26 2.3 41.77 0 0 685 195 198 153 24 2.52 6.4 0
        21060 - px | Burrito, with beans | 2x pieces 217
        206 6.48 6.22 32.92 ? ? 52.53 ? ? 454 301 45 52 40 2.08 ? ?
        21082 - pax | Taco, hard shell, with beef and cheese | each taco 69
        226 8.86 12.7 19.85 0.9 3.9 57.02 0 0 397 209 178 89 32 1.19 15.3 0.1
        21127 - p | Coleslaw | cup 191 | package 116
        153 0.95 9.91 14.89 12.19 1.9 73.42 ? ? 203 129 20 30 8 0.22 70.9 ?
        36412 - pa | Tamale, pork | piece 142
        174 7.35 9.04 15.75 0.46 2.4 66.03 0 0 473 152 120 75 26 0.87 5.1 0.3
        36411 - px | Tamale, corn | piece 166
        186 3.48 7.21 26.68 7.42 3.2 61.32 0 0 277 186 93 24 29 0.53 5.4 0.4
        21074 - pax | Enchilada, with cheese | enchilada 163
        196 5.91 11.56 17.51 ? ? 63.23 ? ? 481 147 82 199 31 0.81 ? ?
        21075 - pax | Enchilada, with cheese and beef | enchilada 192
        168 6.21 9.19 15.87 ? ? 66.89 ? ? 687 299 87 119 43 1.6 ? ?
        36405 - p | Rice and black beans (arroz con frijoles negros) | serving 461 | cup 146
        151 4.64 3.85 24.4 0.86 3.4 65.47 ? ? 420 224 87 37 26 1.57 10.3 ?
        36404 - pa dairy,addedSugar | Rice pudding (arroz con leche) | serving 283 | cup 253
        146 3.2 3.69 24.92 15.26 0.5 67.39 ? ? 106 142 83 90 11 0.23 ? ?
        36403 - pax | Empanada, beef | piece 89
        335 11.31 18.37 31.19 1.84 2 37.5 0 0 440 190 103 20 21 2.7 6.1 0.2
        36408 - p | Pupusa, with beans | piece 126
        229 5.59 9.01 31.49 1.3 5.8 52.16 ? ? 305 305 144 51 54 1.46 7.4 ?
        """
    )
}
