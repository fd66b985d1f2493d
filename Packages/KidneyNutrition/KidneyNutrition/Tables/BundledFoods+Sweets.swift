// Made by scripts/bundled-foods from USDA's standard reference (public domain); change scripts/bundled-foods.tsv instead.

extension BundledFoods {
    /// Sweets and snacks.
    static let sweets = read(
        """
        19095 W a dairy,addedSugar | Ice cream, vanilla | serving 1/2 cup 66
        207 3.5 11 23.6 21.22 0.7 61 0 0 80 199 105 128 14 0.09 0.3 0.2
        19270 W pa dairy,addedSugar | Ice cream, chocolate | individual (3.5 fl oz) 58 | 0.5x cup (4 fl oz) 66
        216 3.8 11 28.2 25.36 1.2 55.7 0 3 76 249 107 109 29 0.93 0.3 0.2
        19097 W a addedSugar | Sherbet, orange | 0.5x cup (4 fl oz) 74 | bar (2.75 fl oz) 66
        144 1.1 2 30.4 24.32 1.3 66.1 0 0 46 96 40 54 8 0.14 0 0
        19283 W ? addedSugar | Ice pop (popsicle) | serving 1.75 fl oz pop 52
        79 0 0.24 19.23 13.66 0 80.49 0 0 7 15 0 0 1 0.54 0 0
        19173 L ? addedSugar | Gelatin dessert, prepared | 0.5x cup 135 | serving 21
        62 1.22 0 14.19 13.49 0 84.39 0 0 75 1 22 3 1 0.02 0 0
        19201 L ax dairy,addedSugar | Vanilla pudding, ready to eat | container refrigerated 4 oz 110 | container shelf stable 3.5 oz 97
        130 1.45 3.78 22.6 16.97 0 71.66 0 0 142 65 41 49 4 0.09 0.6 0
        19183 L pax dairy,addedSugar | Chocolate pudding, ready to eat | container refrigerated, 4 oz container 108 | container shelf \
        stable, 3.5 oz container 98
        142 2.09 4.6 23.01 17.17 0 69.46 0 2 152 184 56 51 18 1.27 0.6 0
        19296 - p addedSugar | Honey | cup 339 | tbsp 21 | packet (0.5 oz) 14
        304 0.3 0 82.4 82.12 0.2 17.1 0 0 4 52 4 6 2 0.42 0 0
        19335 - ? addedSugar | Sugar, white | serving packet 2.8 | tsp 4.2 | cup 200 | serving 1 cube 2.3
        387 0 0 99.98 99.8 0 0.02 0 0 1 2 0 1 0 0.05 0 0
        19353 - p addedSugar | Maple syrup | tbsp 20 | serving 1/4 cup 83 | cup 315
        260 0.04 0.06 67.04 67.9 0 32.39 0 0 12 212 2 102 21 0.11 0 0
        19297 - p addedSugar | Jam | tbsp 20 | packet (0.5 oz) 14
        278 0.37 0.07 68.86 48.5 1.1 30.47 0 0 32 77 19 20 4 0.49 0 0
        19120 - pa addedSugar | Milk chocolate | bar, miniature 7 | bar (1.55 oz) 44 | cup chips 168
        535 7.65 29.66 59.4 51.5 3.4 1.5 0 20 79 372 208 189 63 2.35 5.7 0
        19081 - p addedSugar | Dark chocolate, sweet | bar (1.45 oz) 41
        507 3.9 34.2 60.4 51.48 5.5 0.5 0 66 16 290 147 24 113 2.76 6.3 0
        19107 - ? addedSugar | Hard candy | piece 6 | piece, small 3
        394 0 0.2 98 62.9 0 1.3 0 0 38 5 3 3 3 0.3 0 0
        19106 - ? addedSugar | Gumdrops | cup gumdrops 182 | 10x gumdrops 36 | 10x gummy bears 22 | 10x gummy dinosaurs 63 | 10x gummy \
        fish 50 | 10x gummy worms 74 | spice stick 9.5 | spice drop 24
        396 0 0 98.9 58.97 0.1 1 0 0 44 5 1 3 1 0.4 0 0
        18159 - pax addedSugar | Chocolate chip cookies | cookie 12.9 | cookie (average weight of 1 cookie, variety of brands) 12.2 | \
        cookie Pepperidge Farm Chocolate Chunk Pecan 12 | cookie, big (3-1/2" - 4" dia) (include Grandma brand) 40 | cookie, medium \
        (2-1/4" dia) 10 | cookie, large (include Keebler Rich 'n Chips, Pecan Chips Delux) 14 | cookie, bite size (include Mini Chips \
        Ahoy!) 2.2
        490 5.07 24.28 65.76 33.08 2 3.66 0 11 307 169 111 21 40 5.48 33.4 0
        18204 - px addedSugar | Sugar cookies | cookie 15
        478 5.1 21.1 67.9 37.7 0.8 4.8 0 0 298 63 80 21 12 2.14 8.6 0.1
        18213 - px addedSugar | Vanilla wafers | wafer 6
        473 4.3 19.4 71.1 ? 2 4.2 ? ? 306 107 64 25 12 2.21 ? ?
        18151 - px addedSugar | Brownie | square, large (2-3/4" sq x 7/8") 56 | package, Little Debbie (twin wrapped) 61
        405 4.8 16.3 63.9 36.61 2.1 13.6 0 2 286 149 101 29 31 2.25 6.5 0
        18248 - px addedSugar | Doughnut, plain | doughnut stick 52 | doughnut, long type (twist) (4-1/2" long) 52 | doughnut medium \
        (3-1/4" dia) 54 | doughnut, mini (1-1/2" dia) or doughnut hole 14 | doughnut, large (4" dia) 71
        418 5.87 23.55 45.63 16.28 1.6 22.88 0 0 450 113 261 25 16 3 10.4 0
        18086 - ax addedSugar | Angel food cake | piece (1/12 of 12 oz cake) 28 | cake (9" dia x 4") 340
        258 5.9 0.8 57.8 ? 1.5 33.2 ? ? 749 93 324 140 12 0.52 ? ?
        18301 - px addedSugar | Apple pie | piece (1/8 of 9" dia) 125 | piece (1/6 of 8" pie) 117
        237 1.9 11 34 15.65 1.6 52.2 0 0 201 65 24 11 7 0.45 3.5 0
        19411 - p | Potato chips, salted | bag (8 oz) 227
        542 6.56 36.4 50.81 0.37 4.4 2.28 0 0 450 1642 155 24 70 1.61 22.1 0
        19041 - a | Pork rinds (chicharrones), plain
        544 61.3 31.3 0 0 0 1.8 0 0 1818 127 85 30 11 0.88 0 0
        19056 - p | Tortilla chips, salted | bag 213
        473 7.04 20.84 67.52 0.8 5.7 2.8 0 0 325 180 215 104 81 1.56 20.9 0
        19047 - p | Pretzels, salted | 10x twists 60
        384 9.95 3.47 79.97 2.43 3.3 3.12 0 0 1150 289 127 27 29 5.45 1.8 0
        19034 - p | Popcorn, air-popped | cup 8
        387 12.94 4.54 77.78 0.87 14.5 3.32 0 0 8 329 358 7 144 3.19 1.2 0
        19015 - px addedSugar | Granola bar, hard | bar 21 | bar (1 oz) 28
        471 10.1 19.8 64.4 28.57 5.3 3.9 0 0 294 336 277 61 97 2.95 14.6 0
        25017 - pax addedSugar,calciumFortified | Protein bar, chocolate | bar 68
        363 14.15 3.11 69.63 30.07 5.7 9.83 0 0 308 362 614 504 248 11.7 1.1 0
        19116 - ? addedSugar | Marshmallows | cup of miniature 50 | 10x miniatures 7 | regular 7.2
        318 1.8 0.2 81.3 57.56 0.1 16.4 0 0 80 5 8 3 2 0.23 0 0
        """
    )
}
