// Made by scripts/bundled-foods from USDA's standard reference (public domain); change scripts/bundled-foods.tsv instead.

extension BundledFoods {
    /// Vegetables.
    static let vegetables2: [Row] = [
        // Eggplant, cooked, boiled, drained, without salt
        Row(11210, "Eggplant, boiled", .none, [.plant])
            .holds([
                35_000, 830, 230, 8_730, 3_200, 2_500, 89_670, 0, 0, 1_000, 123_000, 15_000, 6_000, 11_000, 250, 2_900,
                0,
            ])
            .measure("cup (1\" cubes)", 99_000),
        // Endive, raw
        Row(11213, "Endive, raw", .none, [.plant])
            .holds([
                17_000, 1_250, 200, 3_350, 250, 3_100, 93_790, 0, 0, 22_000, 314_000, 28_000, 52_000, 15_000, 830,
                231_000, 0,
            ])
            .measure(500, "cup, chopped", 25_000)
            .measure("head", 513_000),
        // Garlic, raw
        Row(11215, "Garlic, raw", .none, [.plant])
            .holds([
                149_000, 6_360, 500, 33_060, 1_000, 2_100, 58_580, 0, 0, 17_000, 401_000, 153_000, 181_000, 25_000,
                1_700, 1_700, 0,
            ])
            .measure("cup", 136_000)
            .measure("tsp", 2_800)
            .measure("clove", 3_000)
            .measure(3_000, "cloves", 9_000),
        // Ginger root, raw
        Row(11216, "Ginger root, raw", .none, [.plant])
            .holds([
                80_000, 1_820, 750, 17_770, 1_700, 2_000, 78_890, 0, 0, 13_000, 415_000, 34_000, 16_000, 43_000, 600,
                100, 0,
            ])
            .measure("tsp", 2_000)
            .measure(250, "cup slices (1\" dia)", 24_000)
            .measure(5_000, "slices (1\" dia)", 11_000),
        // Kale, raw
        Row(11233, "Kale, raw", .none, [.plant])
            .holds([
                49_000, 4_280, 930, 8_750, 2_260, 3_600, 84_040, 0, 0, 38_000, 491_000, 92_000, 150_000, 47_000, 1_470,
                704_800, 0,
            ])
            .measure("cup, chopped", 67_000),
        // Kale, cooked, boiled, drained, without salt
        Row(11234, "Kale, boiled", .none, [.plant])
            .holds([
                28_000, 1_900, 400, 5_630, 1_250, 2_000, 91_200, 0, 0, 23_000, 228_000, 28_000, 72_000, 18_000, 900,
                817_000, 0,
            ])
            .measure("cup, chopped", 130_000),
        // Leeks, (bulb and lower leaf-portion), raw
        Row(11246, "Leeks, raw", .none, [.plant])
            .holds([
                61_000, 1_500, 300, 14_150, 3_900, 1_800, 83_000, 0, 0, 20_000, 180_000, 35_000, 59_000, 28_000, 2_100,
                47_000, 0,
            ])
            .measure("cup", 89_000)
            .measure("leek", 89_000)
            .measure("slice", 6_000),
        // Lettuce, iceberg (includes crisphead types), raw
        Row(11252, "Lettuce, iceberg, raw", .none, [.plant])
            .holds([
                14_000, 900, 140, 2_970, 1_970, 1_200, 95_640, 0, 0, 10_000, 141_000, 20_000, 18_000, 7_000, 410,
                24_100, 0,
            ])
            .measure("cup shredded", 72_000)
            .measure("cup, chopped (1/2\" pieces, loosely packed)", 57_000)
            .measure("head, large", 755_000)
            .measure("head, medium (6\" dia)", 539_000)
            .measure("head, small", 324_000)
            .measure("leaf, large", 15_000)
            .measure("leaf, medium", 8_000)
            .measure("leaf, small", 5_000),
        // Lettuce, cos or romaine, raw
        Row(11251, "Lettuce, romaine, raw", .none, [.plant])
            .holds([
                17_000, 1_230, 300, 3_290, 1_190, 2_100, 94_610, 0, 0, 8_000, 247_000, 30_000, 33_000, 14_000, 970,
                102_500, 0,
            ])
            .measure("cup shredded", 47_000)
            .measure("leaf inner", 6_000)
            .measure("leaf outer", 28_000)
            .measure("head", 626_000),
        // Lettuce, green leaf, raw
        Row(11253, "Lettuce, green leaf, raw", .none, [.plant])
            .holds([
                15_000, 1_360, 150, 2_870, 780, 1_300, 94_980, 0, 0, 28_000, 194_000, 29_000, 36_000, 13_000, 860,
                126_300, 0,
            ])
            .measure("cup shredded", 36_000)
            .measure("head", 360_000)
            .measure("leaf inner", 4_800)
            .measure("leaf outer", 24_000),
        // Mushrooms, white, raw
        Row(11260, "Mushrooms, white, raw", .none, [.plant])
            .holds([
                22_000, 3_090, 340, 3_260, 1_980, 1_000, 92_450, 0, 0, 5_000, 318_000, 86_000, 3_000, 9_000, 500, 0,
                200,
            ])
            .measure("cup, pieces or slices", 70_000)
            .measure("cup, whole", 96_000)
            .measure("large", 23_000)
            .measure("medium", 18_000)
            .measure("slice", 6_000)
            .measure("small", 10_000)
            .measure(500, "cup pieces", 35_000),
        // Mushrooms, white, cooked, boiled, drained, without salt
        Row(11261, "Mushrooms, white, boiled", .none, [.plant])
            .holds([
                28_000, 2_170, 470, 5_290, 2_340, 2_200, 91_080, 0, 0, 2_000, 356_000, 87_000, 6_000, 12_000, 1_740, 0,
                200,
            ])
            .measure("cup pieces", 156_000)
            .measure("tbsp", 9_800)
            .measure("mushroom", 12_000),
        // Mushrooms, canned, drained solids
        Row(11264, "Mushrooms, canned, drained", .none, [.plant])
            .holds([
                25_000, 1_870, 290, 5_090, 2_340, 2_400, 91_080, 0, 0, 425_000, 129_000, 66_000, 11_000, 15_000, 790, 0,
                200,
            ])
            .measure("cup", 156_000)
            .measure("can", 132_000)
            .measure("large", 16_000)
            .measure("medium", 12_000)
            .measure("small", 7_000)
            .measure(10_000, "slices", 40_000)
            .measure(8_000, "caps", 47_000)
            .measure(500, "cup pieces", 78_000),
        // Mustard greens, cooked, boiled, drained, without salt
        Row(11271, "Mustard greens, boiled", .none, [.plant])
            .holds([
                26_000, 2_560, 470, 4_510, 1_410, 2_000, 91_780, 0, 0, 9_000, 162_000, 42_000, 118_000, 13_000, 870,
                592_700, 0,
            ])
            .measure("cup, chopped", 140_000),
        // Okra, cooked, boiled, drained, without salt
        Row(11279, "Okra, boiled", .none, [.plant])
            .holds([
                22_000, 1_870, 210, 4_510, 2_400, 2_500, 92_570, 0, 0, 6_000, 135_000, 32_000, 77_000, 36_000, 280,
                40_000, 0,
            ])
            .measure(500, "cup slices", 80_000)
            .measure(8_000, "pods (3\" long)", 85_000),
        // Onions, raw
        Row(11282, "Onion, raw", .none, [.plant])
            .holds([
                40_000, 1_100, 100, 9_340, 4_240, 1_700, 89_110, 0, 0, 4_000, 146_000, 29_000, 23_000, 10_000, 210, 400,
                0,
            ])
            .measure("cup, chopped", 160_000)
            .measure("cup, sliced", 115_000)
            .measure("tbsp chopped", 10_000)
            .measure("large", 150_000)
            .measure("slice, large (1/4\" thick)", 38_000)
            .measure("medium (2-1/2\" dia)", 110_000)
            .measure("slice, medium (1/8\" thick)", 14_000)
            .measure("small", 70_000),
        // Onions, cooked, boiled, drained, without salt
        Row(11283, "Onion, boiled", .none, [.plant])
            .holds([
                44_000, 1_360, 190, 10_150, 4_730, 1_400, 87_860, 0, 0, 3_000, 166_000, 35_000, 22_000, 11_000, 240,
                500, 0,
            ])
            .measure("cup", 210_000)
            .measure("tbsp chopped", 15_000)
            .measure("large", 128_000)
            .measure("slice, large (1/4\" thick)", 32_000)
            .measure("medium", 94_000)
            .measure("slice, medium (1/8\" thick)", 12_000)
            .measure("small", 60_000)
            .measure("slice, thin", 8_000),
        // Onions, spring or scallions (includes tops and bulb), raw
        Row(11291, "Scallions (spring onions), raw", .none, [.plant])
            .holds([
                32_000, 1_830, 190, 7_340, 2_330, 2_600, 89_830, 0, 0, 16_000, 276_000, 37_000, 72_000, 20_000, 1_480,
                207_000, 0,
            ])
            .measure("cup, chopped", 100_000)
            .measure("tbsp chopped", 6_000)
            .measure("large", 25_000)
            .measure("medium (4-1/8\" long)", 15_000)
            .measure("small (3\" long)", 5_000),
        // Parsley, fresh
        Row(11297, "Parsley, fresh", .none, [.plant])
            .holds([
                36_000, 2_970, 790, 6_330, 850, 3_300, 87_710, 0, 0, 56_000, 554_000, 58_000, 138_000, 50_000, 6_200,
                1_640_000, 0,
            ])
            .measure("cup chopped", 60_000)
            .measure("tbsp", 3_800)
            .measure(10_000, "sprigs", 10_000),
        // Parsnips, cooked, boiled, drained, without salt
        Row(11299, "Parsnips, boiled", .none, [.plant])
            .holds([
                71_000, 1_320, 300, 17_010, 4_800, 3_600, 80_240, 0, 0, 10_000, 367_000, 69_000, 37_000, 29_000, 580,
                1_000, 0,
            ])
            .measure(500, "cup slices", 78_000)
            .measure("parsnip (9\" long)", 160_000),
        // Peas, edible-podded, raw
        Row(11300, "Snow peas, raw", .none, [.plant])
            .holds([
                42_000, 2_800, 200, 7_550, 4_000, 2_600, 88_890, 0, 0, 4_000, 200_000, 53_000, 43_000, 24_000, 2_080,
                25_000, 0,
            ])
            .measure("cup, chopped", 98_000)
            .measure("cup, whole", 63_000)
            .measure(10_000, "pea pods", 34_000),
        // Peas, green, cooked, boiled, drained, without salt
        Row(11305, "Peas, green, boiled", .none, [.plant])
            .holds([
                84_000, 5_360, 220, 15_630, 5_930, 5_500, 77_870, 0, 0, 3_000, 271_000, 117_000, 27_000, 39_000, 1_540,
                25_900, 0,
            ])
            .measure("cup", 160_000),
        // Peas, green (includes baby and lesuer types), canned, drained solids, unprepared
        Row(11308, "Peas, green, canned, drained", .none, [.plant])
            .holds([
                68_000, 4_470, 800, 11_360, 2_990, 4_900, 82_290, 0, 0, 273_000, 106_000, 67_000, 23_000, 18_000, 1_180,
                36_800, 0,
            ])
            .measure("cup", 175_000),
        // Peppers, sweet, green, raw
        Row(11333, "Bell pepper, green, raw", .none, [.plant])
            .holds([
                20_000, 860, 170, 4_640, 2_400, 1_700, 93_890, 0, 0, 3_000, 175_000, 20_000, 10_000, 10_000, 340, 7_400,
                0,
            ])
            .measure("cup, chopped", 149_000)
            .measure("cup, sliced", 92_000)
            .measure("tbsp", 9_300)
            .measure("medium (approx 2-3/4\" long, 2-1/2\" dia)", 119_000)
            .measure("ring (3\" dia, 1/4\" thick)", 10_000)
            .measure("small", 74_000)
            .measure(10_000, "strips", 27_000),
        // Peppers, sweet, red, raw
        Row(11821, "Bell pepper, red, raw", .none, [.plant])
            .holds([
                31_000, 990, 300, 6_030, 4_200, 2_100, 92_210, 0, 0, 4_000, 211_000, 26_000, 7_000, 12_000, 430, 4_900,
                0,
            ])
            .measure("cup, chopped", 149_000)
            .measure("cup, sliced", 92_000)
            .measure("tablespoon", 9_300)
            .measure("large (2-1/4 per pound, approx 3-3/4\" long, 3\" dia.)", 164_000)
            .measure("medium (approx 2-3/4\" long, 2-1/2 dia.)", 119_000)
            .measure("small", 74_000)
            .measure("ring (3\" dia., 1/4\" thick)", 10_000),
        // Peppers, sweet, red, frozen, chopped, boiled, drained, without salt
        Row(11918, "Bell pepper, red, frozen, boiled", .none, [.plant])
            .holds([
                16_000, 950, 180, 3_310, 2_860, 800, 94_700, 0, 0, 4_000, 72_000, 13_000, 8_000, 7_000, 520, 3_400, 0,
            ])
            .measure("cup, chopped or strips", 135_000)
            .measure("tablespoon, chopped", 11_600),
        // Peppers, jalapeno, raw
        Row(11979, "Jalapeño pepper, raw", .none, [.plant])
            .holds([
                29_000, 910, 370, 6_500, 4_120, 2_800, 91_690, 0, 0, 3_000, 248_000, 26_000, 12_000, 15_000, 250,
                18_500, 0,
            ])
            .measure("cup, sliced", 90_000)
            .measure("pepper", 14_000),
        // Potatoes, Russet, flesh and skin, baked
        Row(11356, "Potato, russet, baked, with skin", .none, [.plant])
            .holds([
                97_000, 2_630, 130, 21_440, 1_080, 2_300, 74_450, 0, 0, 14_000, 550_000, 71_000, 18_000, 30_000, 1_070,
                2_000, 0,
            ])
            .measure("potato large (3\" to 4-1/4\" dia.", 299_000)
            .measure("potato medium (2-1/4\" to 3-1/4\" dia.)", 173_000)
            .measure("potato small (1-3/4\" to 2-1/2\" dia.)", 138_000),
        // Potatoes, baked, flesh, without salt
        Row(11363, "Potato, baked, without skin", .none, [.plant])
            .holds([
                93_000, 1_960, 100, 21_550, 1_700, 1_500, 75_420, 0, 0, 5_000, 391_000, 50_000, 5_000, 25_000, 350, 300,
                0,
            ])
            .measure(500, "cup", 61_000)
            .measure("potato (2-1/3\" x 4-3/4\")", 156_000),
        // Potatoes, boiled, cooked without skin, flesh, without salt
        Row(11367, "Potato, peeled and boiled", .none, [.plant])
            .holds([
                86_000, 1_710, 100, 20_010, 850, 1_800, 77_460, 0, 0, 5_000, 328_000, 40_000, 8_000, 20_000, 310, 2_100,
                0,
            ])
            .measure(500, "cup", 78_000)
            .measure("large (3\" to 4-1/4\" dia.)", 300_000)
            .measure("medium (2-1/4\" to 3-1/4\" dia.)", 167_000)
            .measure("small (1-3/4\" to 2-1/2\" dia.)", 125_000),
    ]
}
