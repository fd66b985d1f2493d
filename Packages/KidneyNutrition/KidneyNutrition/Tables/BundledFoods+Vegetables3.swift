// Made by scripts/bundled-foods from USDA's standard reference (public domain); change scripts/bundled-foods.tsv instead.

extension BundledFoods {
    /// Vegetables.
    static let vegetables3: [Row] = [
        // Potatoes, mashed, home-prepared, whole milk added
        Row(11657, "Mashed potatoes, with milk", .none, [.plant, .animal])
            .holds([
                83_000, 1_910, 570, 17_570, 1_480, 1_500, 78_480, 0, 0, 302_000, 296_000, 46_000, 24_000, 18_000, 270,
                1_800, 200,
            ])
            .measure("cup", 210_000),
        // Potatoes, french fried, all types, salt added in processing, frozen, home-prepared, oven heated
        Row(11403, "French fries, frozen, oven-heated", .none, [.plant, .additive])
            .holds([
                164_000, 2_660, 5_220, 27_740, 280, 2_800, 62_480, 0, 0, 388_000, 451_000, 97_000, 12_000, 26_000, 740,
                2_500, 0,
            ])
            .measure(10_000, "strips", 50_000),
        // Fast foods, potato, french fried in vegetable oil
        Row(21138, "French fries, fast food", .none, [.plant, .additive])
            .holds([
                312_000, 3_430, 14_730, 41_440, 300, 3_800, 38_550, 0, 0, 210_000, 579_000, 125_000, 18_000, 35_000,
                810, 11_200, 0,
            ])
            .measure("serving small", 71_000)
            .measure("serving medium", 117_000)
            .measure("serving large", 154_000),
        // Potatoes, hash brown, home-prepared
        Row(11370, "Hash browns, home-prepared", .none, [.plant])
            .holds([
                265_000, 3_000, 12_520, 35_110, 1_490, 3_200, 47_250, 0, 0, 342_000, 576_000, 70_000, 14_000, 35_000,
                550, 3_700, 0,
            ])
            .measure("cup", 156_000),
        // Potato salad, home-prepared
        Row(11414, "Potato salad, home-prepared", .none, [.plant, .animal])
            .holds([
                143_000, 2_680, 8_200, 11_170, nil, 1_300, 76_000, nil, nil, 529_000, 254_000, 52_000, 19_000, 15_000,
                650, nil, 0,
            ])
            .measure("cup", 250_000),
        // Pumpkin, canned, without salt
        Row(11424, "Pumpkin, canned", .none, [.plant])
            .holds([
                34_000, 1_100, 280, 8_090, 3_300, 2_900, 89_970, 0, 0, 5_000, 206_000, 35_000, 26_000, 23_000, 1_390,
                16_000, 0,
            ])
            .measure("cup", 245_000),
        // Radishes, raw
        Row(11429, "Radishes, raw", .none, [.plant])
            .holds([
                16_000, 680, 100, 3_400, 1_860, 1_600, 95_270, 0, 0, 39_000, 233_000, 20_000, 25_000, 10_000, 340,
                1_300, 0,
            ])
            .measure("cup slices", 116_000)
            .measure("large (1\" to 1-1/4\" dia)", 9_000)
            .measure("medium (3/4\" to 1\" dia)", 4_500)
            .measure("slice", 1_000)
            .measure("small", 2_000),
        // Rutabagas, cooked, boiled, drained, without salt
        Row(11436, "Rutabaga, boiled", .none, [.plant])
            .holds([
                30_000, 930, 180, 6_840, 3_950, 1_800, 91_540, 0, 0, 5_000, 216_000, 41_000, 18_000, 10_000, 180, 200,
                0,
            ])
            .measure("cup, cubes", 170_000)
            .measure("cup, mashed", 240_000),
        // Sauerkraut, canned, solids and liquids
        Row(11439, "Sauerkraut, canned", .none, [.plant], [.tyramine])
            .holds([
                19_000, 910, 140, 4_280, 1_780, 2_900, 92_520, 0, 0, 661_000, 170_000, 20_000, 30_000, 13_000, 1_470,
                13_000, 0,
            ])
            .measure("cup", 142_000)
            .measure("cup, undrained", 236_000),
        // Spinach, raw
        Row(11457, "Spinach, raw", .none, [.plant])
            .holds([
                23_000, 2_860, 390, 3_630, 420, 2_200, 91_400, 0, 0, 79_000, 558_000, 49_000, 99_000, 79_000, 2_710,
                482_900, 0,
            ])
            .measure("cup", 30_000)
            .measure("bunch", 340_000)
            .measure("leaf", 10_000)
            .measure("package (10 oz)", 284_000),
        // Spinach, cooked, boiled, drained, without salt
        Row(11458, "Spinach, boiled", .none, [.plant])
            .holds([
                23_000, 2_970, 260, 3_750, 430, 2_400, 91_210, 0, 0, 70_000, 466_000, 56_000, 136_000, 87_000, 3_570,
                493_600, 0,
            ])
            .measure("cup", 180_000),
        // Squash, summer, all varieties, cooked, boiled, drained, without salt
        Row(11642, "Summer squash, boiled", .none, [.plant])
            .holds([
                20_000, 910, 310, 4_310, 2_590, 1_400, 93_700, 0, 0, 1_000, 192_000, 39_000, 27_000, 24_000, 360, 3_500,
                0,
            ])
            .measure("cup, sliced", 180_000),
        // Squash, summer, zucchini, includes skin, cooked, boiled, drained, without salt
        Row(11478, "Zucchini, boiled", .none, [.plant])
            .holds([
                15_000, 1_140, 360, 2_690, 1_710, 1_000, 95_220, 0, 0, 3_000, 264_000, 37_000, 18_000, 19_000, 370,
                4_200, 0,
            ])
            .measure("cup, sliced", 180_000)
            .measure(500, "cup, mashed", 120_000),
        // Squash, summer, zucchini, includes skin, raw
        Row(11477, "Zucchini, raw", .none, [.plant])
            .holds([
                17_000, 1_210, 320, 3_110, 2_500, 1_000, 94_790, 0, 0, 8_000, 261_000, 38_000, 16_000, 18_000, 370,
                4_300, 0,
            ])
            .measure("cup, chopped", 124_000)
            .measure("cup, sliced", 113_000)
            .measure("large", 323_000)
            .measure("medium", 196_000)
            .measure("slice", 9_900)
            .measure("small", 118_000),
        // Squash, winter, acorn, cooked, baked, without salt
        Row(11483, "Acorn squash, baked", .none, [.plant])
            .holds([
                56_000, 1_120, 140, 14_580, nil, 4_400, 82_900, nil, nil, 4_000, 437_000, 45_000, 44_000, 43_000, 930,
                nil, 0,
            ])
            .measure("cup, cubes", 205_000),
        // Squash, winter, butternut, cooked, baked, without salt
        Row(11486, "Butternut squash, baked", .none, [.plant])
            .holds([
                40_000, 900, 90, 10_490, 1_970, 3_200, 87_800, nil, nil, 4_000, 284_000, 27_000, 41_000, 29_000, 600,
                1_000, 0,
            ])
            .measure("cup, cubes", 205_000),
        // Squash, winter, spaghetti, cooked, boiled, drained, or baked, without salt
        Row(11493, "Spaghetti squash, cooked", .none, [.plant])
            .holds([
                27_000, 660, 260, 6_460, 2_530, 1_400, 92_300, 0, 0, 18_000, 117_000, 14_000, 21_000, 11_000, 340, 800,
                0,
            ])
            .measure("cup", 155_000),
        // Sweet potato, cooked, baked in skin, without salt
        Row(11508, "Sweet potato, baked in skin", .none, [.plant])
            .holds([
                90_000, 2_010, 150, 20_710, 6_480, 3_300, 75_780, 0, 0, 36_000, 475_000, 54_000, 38_000, 27_000, 690,
                2_300, 0,
            ])
            .measure("cup", 200_000)
            .measure("large", 180_000)
            .measure("medium (2\" dia, 5\" long, raw)", 114_000)
            .measure("small", 60_000),
        // Sweet potato, cooked, boiled, without skin
        Row(11510, "Sweet potato, boiled", .none, [.plant])
            .holds([
                76_000, 1_370, 140, 17_720, 5_740, 2_500, 80_130, 0, 0, 27_000, 230_000, 32_000, 27_000, 18_000, 720,
                2_100, 0,
            ])
            .measure("cup, mashed", 328_000)
            .measure("medium", 151_000),
        // Tomatoes, red, ripe, raw, year round average
        Row(11529, "Tomato, raw", .none, [.plant])
            .holds([
                18_000, 880, 200, 3_890, 2_630, 1_200, 94_520, 0, 0, 5_000, 237_000, 24_000, 10_000, 11_000, 270, 7_900,
                0,
            ])
            .measure("cup cherry tomatoes", 149_000)
            .measure("cup, chopped or sliced", 180_000)
            .measure("Italian tomato", 62_000)
            .measure("cherry", 17_000)
            .measure("large whole (3\" dia)", 182_000)
            .measure("medium whole (2-3/5\" dia)", 123_000)
            .measure("slice, medium (1/4\" thick)", 20_000)
            .measure("plum tomato", 62_000),
        // Tomatoes, red, ripe, cooked
        Row(11530, "Tomato, cooked", .none, [.plant])
            .holds([
                18_000, 950, 110, 4_010, 2_490, 700, 94_340, 0, 0, 11_000, 218_000, 28_000, 11_000, 9_000, 680, 2_800,
                0,
            ])
            .measure("cup", 240_000)
            .measure(2_000, "medium", 246_000),
        // Tomatoes, red, ripe, canned, packed in tomato juice
        Row(11531, "Tomatoes, canned", .none, [.plant])
            .holds([
                17_000, 780, 130, 4_000, 2_380, 1_000, 94_280, 0, 0, 128_000, 188_000, 19_000, 31_000, 11_000, 970,
                2_900, 0,
            ])
            .measure("cup", 240_000)
            .measure("tbsp", 15_000)
            .measure("can", 190_000)
            .measure("large", 164_000)
            .measure("medium", 111_000)
            .measure("small", 82_000),
        // Tomato products, canned, paste, without salt added
        Row(11546, "Tomato paste", .none, [.plant])
            .holds([
                82_000, 4_320, 470, 18_910, 12_180, 4_100, 73_500, 0, 0, 59_000, 1_014_000, 83_000, 36_000, 42_000,
                2_980, 11_400, 0,
            ])
            .measure(250, "cup", 66_000)
            .measure("tbsp", 16_000)
            .measure("can (6 oz)", 170_000),
        // Tomato products, canned, sauce
        Row(11549, "Tomato sauce, canned", .none, [.plant])
            .holds([
                24_000, 1_320, 180, 5_380, 4_250, 1_500, 91_120, 0, 0, 524_000, 331_000, 26_000, 13_000, 16_000, 1_020,
                2_800, 0,
            ])
            .measure("cup", 245_000),
        // Turnips, cooked, boiled, drained, without salt
        Row(11565, "Turnips, boiled", .none, [.plant])
            .holds([
                22_000, 710, 80, 5_060, 2_990, 2_000, 93_600, 0, 0, 16_000, 177_000, 26_000, 33_000, 9_000, 180, 100, 0,
            ])
            .measure("cup, cubes", 156_000)
            .measure("cup, mashed", 230_000),
        // Turnip greens, cooked, boiled, drained, without salt
        Row(11569, "Turnip greens, boiled", .none, [.plant])
            .holds([
                20_000, 1_140, 230, 4_360, 530, 3_500, 93_200, 0, 0, 29_000, 203_000, 29_000, 137_000, 22_000, 800,
                367_600, 0,
            ])
            .measure("cup, chopped", 144_000),
        // Waterchestnuts, chinese, (matai), raw
        Row(11588, "Water chestnuts, raw", .none, [.plant])
            .holds([
                97_000, 1_400, 100, 23_940, 4_800, 3_000, 73_460, 0, 0, 14_000, 584_000, 63_000, 11_000, 22_000, 60,
                300, 0,
            ])
            .measure(500, "cup slices", 62_000)
            .measure(4_000, "waterchestnuts", 36_000),
        // Watercress, raw
        Row(11591, "Watercress, raw", .none, [.plant])
            .holds([
                11_000, 2_300, 100, 1_290, 200, 500, 95_110, 0, 0, 41_000, 330_000, 60_000, 120_000, 21_000, 200,
                250_000, 0,
            ])
            .measure("cup, chopped", 34_000)
            .measure("sprig", 2_500)
            .measure(10_000, "sprigs", 25_000),
        // Yam, cooked, boiled, drained, or baked, without salt
        Row(11602, "Yam, boiled or baked", .none, [.plant])
            .holds([
                116_000, 1_490, 140, 27_480, 490, 3_900, 70_130, 0, 0, 8_000, 670_000, 49_000, 14_000, 18_000, 520,
                2_300, 0,
            ])
            .measure("cup, cubes", 136_000),
        // Pickles, cucumber, dill or kosher dill
        Row(11937, "Dill pickle", .none, [.plant])
            .holds([
                12_000, 600, 140, 2_590, 1_310, 1_100, 94_330, 0, 0, 875_000, 92_000, 12_000, 42_000, 7_000, 370,
                39_000, 0,
            ])
            .measure("cup, chopped or diced", 143_000)
            .measure("cup (about 23 slices)", 155_000)
            .measure("large (4\" long)", 135_000)
            .measure("piece", 65_000)
            .measure("slice", 7_000)
            .measure("small", 37_000)
            .measure("spear", 35_000),
    ]
}
