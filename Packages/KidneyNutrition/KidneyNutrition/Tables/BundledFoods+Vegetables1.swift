// Made by scripts/bundled-foods from USDA's standard reference (public domain); change scripts/bundled-foods.tsv instead.

extension BundledFoods {
    /// Vegetables.
    static let vegetables1: [Row] = [
        // Artichokes, (globe or french), raw
        Row(11007, "Artichoke, raw", .none, [.plant])
            .holds([
                47_000, 3_270, 150, 10_510, 990, 5_400, 84_940, 0, nil, 94_000, 370_000, 90_000, 44_000, 60_000, 1_280,
                14_800, 0,
            ])
            .measure("artichoke, medium", 128_000)
            .measure("artichoke, large", 162_000),
        // Artichokes, (globe or french), cooked, boiled, drained, without salt
        Row(11008, "Artichoke, boiled", .none, [.plant])
            .holds([
                53_000, 2_890, 340, 11_950, 990, 8_600, 84_080, 0, 0, 60_000, 286_000, 73_000, 21_000, 42_000, 610,
                14_800, 0,
            ])
            .measure("artichoke, medium", 120_000)
            .measure(500, "cup hearts", 84_000),
        // Arugula, raw
        Row(11959, "Arugula, raw", .none, [.plant])
            .holds([
                25_000, 2_580, 660, 3_650, 2_050, 1_600, 91_710, 0, 0, 27_000, 369_000, 52_000, 160_000, 47_000, 1_460,
                108_600, 0,
            ])
            .measure("leaf", 2_000)
            .measure(500, "cup", 10_000),
        // Asparagus, cooked, boiled, drained
        Row(11012, "Asparagus, boiled", .none, [.plant])
            .holds([
                22_000, 2_400, 220, 4_110, 1_300, 2_000, 92_630, 0, 0, 14_000, 224_000, 54_000, 23_000, 14_000, 910,
                50_600, 0,
            ])
            .measure(500, "cup", 90_000)
            .measure(4_000, "spears (1/2\" base)", 60_000),
        // Beans, snap, green, cooked, boiled, drained, without salt
        Row(11053, "Green beans, boiled", .none, [.plant])
            .holds([
                35_000, 1_890, 280, 7_880, 1_550, 3_200, 89_220, 0, 0, 1_000, 146_000, 29_000, 44_000, 18_000, 650,
                16_000, 0,
            ])
            .measure("cup", 125_000),
        // Beans, snap, green, raw
        Row(11052, "Green beans, raw", .none, [.plant])
            .holds([
                31_000, 1_830, 220, 6_970, 3_260, 2_700, 90_320, 0, 0, 6_000, 211_000, 38_000, 37_000, 25_000, 1_030,
                14_400, 0,
            ])
            .measure("cup 1/2\" pieces", 100_000)
            .measure(10_000, "beans (4\" long)", 55_000),
        // Beans, snap, green, canned, regular pack, drained solids
        Row(11056, "Green beans, canned, drained", .none, [.plant])
            .holds([
                25_000, 1_260, 370, 4_250, 1_310, 2_500, 93_120, 0, 0, 246_000, 106_000, 21_000, 38_000, 13_000, 880,
                38_900, 0,
            ])
            .measure("cup solids", 153_000)
            .measure(10_000, "beans", 62_000),
        // Beets, cooked, boiled, drained
        Row(11081, "Beets, boiled", .none, [.plant])
            .holds([
                44_000, 1_680, 180, 9_960, 7_960, 2_000, 87_060, 0, 0, 77_000, 305_000, 38_000, 16_000, 23_000, 790,
                200, 0,
            ])
            .measure(500, "cup slices", 85_000)
            .measure(2_000, "beets (2\" dia, sphere)", 100_000),
        // Beets, canned, drained solids
        Row(11084, "Beets, canned, drained", .none, [.plant])
            .holds([
                31_000, 910, 140, 7_210, 5_510, 1_800, 90_960, 0, 0, 194_000, 148_000, 17_000, 15_000, 17_000, 1_820,
                200, 0,
            ])
            .measure("cup, diced", 157_000)
            .measure("cup, shredded", 195_000)
            .measure("cup slices", 170_000)
            .measure("cup, whole", 163_000)
            .measure("slice", 8_000)
            .measure("beet", 24_000),
        // Beet greens, cooked, boiled, drained, without salt
        Row(11087, "Beet greens, boiled", .none, [.plant])
            .holds([
                27_000, 2_570, 200, 5_460, 600, 2_900, 89_130, 0, 0, 241_000, 909_000, 41_000, 114_000, 68_000, 1_900,
                484_000, 0,
            ])
            .measure("cup (1\" pieces)", 144_000),
        // Broccoli, raw
        Row(11090, "Broccoli, raw", .none, [.plant])
            .holds([
                34_000, 2_820, 370, 6_640, 1_700, 2_600, 89_300, 0, 0, 33_000, 316_000, 66_000, 47_000, 21_000, 730,
                101_600, 0,
            ])
            .measure("cup chopped", 91_000)
            .measure("bunch", 608_000)
            .measure("spear (about 5\" long)", 31_000)
            .measure("stalk", 151_000)
            .measure(500, "cup, chopped or diced", 44_000),
        // Broccoli, cooked, boiled, drained, without salt
        Row(11091, "Broccoli, boiled", .none, [.plant])
            .holds([
                35_000, 2_380, 410, 7_180, 1_390, 3_300, 89_250, 0, 0, 41_000, 293_000, 67_000, 40_000, 21_000, 670,
                141_100, 0,
            ])
            .measure(500, "cup, chopped", 78_000)
            .measure("stalk, large (11\"-12\" long)", 280_000)
            .measure("stalk, medium (7-1/2\" - 8\" long)", 180_000)
            .measure("stalk, small (5\" long)", 140_000)
            .measure("spear (about 5\" long)", 37_000),
        // Brussels sprouts, cooked, boiled, drained, without salt
        Row(11099, "Brussels sprouts, boiled", .none, [.plant])
            .holds([
                36_000, 2_550, 500, 7_100, 1_740, 2_600, 88_900, 0, 0, 21_000, 317_000, 56_000, 36_000, 20_000, 1_200,
                140_300, 0,
            ])
            .measure("sprout", 21_000)
            .measure(500, "cup", 78_000),
        // Cabbage, raw
        Row(11109, "Cabbage, raw", .none, [.plant])
            .holds([
                25_000, 1_280, 100, 5_800, 3_200, 2_500, 92_180, 0, 0, 18_000, 170_000, 26_000, 40_000, 12_000, 470,
                76_000, 0,
            ])
            .measure("cup, chopped", 89_000)
            .measure("cup, shredded", 70_000)
            .measure("head, large (about 7\" dia)", 1_248_000)
            .measure("leaf, large", 33_000)
            .measure("head, medium (about 5-3/4\" dia)", 908_000)
            .measure("leaf, medium", 23_000)
            .measure("head, small (about 4-1/2\" dia)", 714_000)
            .measure("leaf", 15_000),
        // Cabbage, cooked, boiled, drained, without salt
        Row(11110, "Cabbage, boiled", .none, [.plant])
            .holds([
                23_000, 1_270, 60, 5_510, 2_790, 1_900, 92_570, 0, 0, 8_000, 196_000, 33_000, 48_000, 15_000, 170,
                108_700, 0,
            ])
            .measure(500, "cup, shredded", 75_000)
            .measure("head", 1_262_000),
        // Cabbage, red, raw
        Row(11112, "Cabbage, red, raw", .none, [.plant])
            .holds([
                31_000, 1_430, 160, 7_370, 3_830, 2_100, 90_390, 0, 0, 27_000, 243_000, 30_000, 45_000, 16_000, 800,
                38_200, 0,
            ])
            .measure("cup, chopped", 89_000)
            .measure("cup, shredded", 70_000)
            .measure("head, large (about 5-1/2\" dia)", 1_134_000)
            .measure("leaf", 23_000)
            .measure("head, medium (about 5\" dia)", 839_000)
            .measure("head, small (4\" dia)", 567_000),
        // Cabbage, chinese (pak-choi), cooked, boiled, drained, without salt
        Row(11117, "Bok choy (pak choi), boiled", .none, [.plant])
            .holds([
                12_000, 1_560, 160, 1_780, 830, 1_000, 95_550, 0, 0, 34_000, 371_000, 29_000, 93_000, 11_000, 1_040,
                34_000, 0,
            ])
            .measure("cup, shredded", 170_000),
        // Carrots, raw
        Row(11124, "Carrots, raw", .none, [.plant])
            .holds([
                41_000, 930, 240, 9_580, 4_740, 2_800, 88_290, 0, 0, 69_000, 320_000, 35_000, 33_000, 12_000, 300,
                13_200, 0,
            ])
            .measure("cup chopped", 128_000)
            .measure("cup grated", 110_000)
            .measure("cup strips or slices", 122_000)
            .measure("large (7-1/4\" to 8-/1/2\" long)", 72_000)
            .measure("medium", 61_000)
            .measure("small (5-1/2\" long)", 50_000)
            .measure("slice", 3_000)
            .measure("strip large (3\" long)", 7_000),
        // Carrots, cooked, boiled, drained, without salt
        Row(11125, "Carrots, boiled", .none, [.plant])
            .holds([
                35_000, 760, 180, 8_220, 3_450, 3_000, 90_170, 0, 0, 58_000, 235_000, 30_000, 30_000, 10_000, 340,
                13_700, 0,
            ])
            .measure("tbsp", 9_700)
            .measure(500, "cup slices", 78_000)
            .measure("carrot", 46_000),
        // Carrots, baby, raw
        Row(11960, "Carrots, baby, raw", .none, [.plant])
            .holds([
                35_000, 640, 130, 8_240, 4_760, 2_900, 90_350, nil, nil, 78_000, 237_000, 28_000, 32_000, 10_000, 890,
                9_400, 0,
            ])
            .measure("large", 15_000)
            .measure("medium", 10_000),
        // Cauliflower, raw
        Row(11135, "Cauliflower, raw", .none, [.plant])
            .holds([
                25_000, 1_920, 280, 4_970, 1_910, 2_000, 92_070, 0, 0, 30_000, 299_000, 44_000, 22_000, 15_000, 420,
                15_500, 0,
            ])
            .measure("cup chopped (1/2\" pieces)", 107_000)
            .measure("floweret", 13_000)
            .measure("head large (6-7\" dia.)", 840_000)
            .measure("head medium (5-6\" dia.)", 588_000)
            .measure("head small (4\" dia.)", 265_000),
        // Cauliflower, cooked, boiled, drained, without salt
        Row(11136, "Cauliflower, boiled", .none, [.plant])
            .holds([
                23_000, 1_840, 450, 4_110, 2_080, 2_300, 93_000, 0, 0, 15_000, 142_000, 32_000, 16_000, 9_000, 320,
                13_800, 0,
            ])
            .measure(500, "cup (1\" pieces)", 62_000)
            .measure(3_000, "flowerets", 54_000),
        // Celery, raw
        Row(11143, "Celery, raw", .none, [.plant])
            .holds([
                16_000, 690, 170, 2_970, 1_830, 1_600, 95_430, 0, 0, 80_000, 260_000, 24_000, 40_000, 11_000, 200,
                29_300, 0,
            ])
            .measure("cup chopped", 101_000)
            .measure("tbsp", 7_500)
            .measure("stalk, large (11\"-12\" long)", 64_000)
            .measure("stalk, medium (7-1/2\" - 8\" long)", 40_000)
            .measure("stalk, small (5\" long)", 17_000)
            .measure("strip (4\" long)", 4_000),
        // Chard, swiss, cooked, boiled, drained, without salt
        Row(11148, "Swiss chard, boiled", .none, [.plant])
            .holds([
                20_000, 1_880, 80, 4_130, 1_100, 2_100, 92_650, 0, 0, 179_000, 549_000, 33_000, 58_000, 86_000, 2_260,
                327_300, 0,
            ])
            .measure("cup, chopped", 175_000),
        // Collards, cooked, boiled, drained, without salt
        Row(11162, "Collard greens, boiled", .none, [.plant])
            .holds([
                33_000, 2_710, 720, 5_650, 400, 4_000, 90_180, 0, 0, 15_000, 117_000, 32_000, 141_000, 21_000, 1_130,
                406_600, 0,
            ])
            .measure("cup, chopped", 190_000),
        // Corn, sweet, yellow, raw
        Row(11167, "Corn, sweet, raw", .none, [.plant])
            .holds([
                86_000, 3_270, 1_350, 18_700, 6_260, 2_000, 76_050, 0, 0, 15_000, 270_000, 89_000, 2_000, 37_000, 520,
                300, 0,
            ])
            .measure("cup", 145_000)
            .measure("ear, small (5-1/2\" to 6-1/2\" long)", 73_000),
        // Corn, sweet, yellow, cooked, boiled, drained, without salt
        Row(11168, "Corn, sweet, boiled", .none, [.plant])
            .holds([
                96_000, 3_410, 1_500, 20_980, 4_540, 2_400, 73_410, 0, 0, 1_000, 218_000, 77_000, 3_000, 26_000, 450,
                400, 0,
            ])
            .measure("ear small (5-1/2\" to 6-1/2\" long)", 89_000)
            .measure("ear medium (6-3/4\" to 7-1/2\" long)", 103_000)
            .measure("ear large (7-3/4\" to 9\" long)", 118_000)
            .measure("cup cut", 149_000)
            .measure("baby ear", 8_000),
        // Corn, sweet, yellow, canned, whole kernel, drained solids
        Row(11172, "Corn, sweet, canned, drained", .none, [.plant])
            .holds([
                79_000, 2_460, 1_110, 17_770, 3_040, 1_900, 77_800, 0, 0, 186_000, 138_000, 47_000, 4_000, 13_000, 550,
                0, 0,
            ])
            .measure("cup", 164_000),
        // Cucumber, with peel, raw
        Row(11205, "Cucumber, with peel, raw", .none, [.plant])
            .holds([
                15_000, 650, 110, 3_630, 1_670, 500, 95_230, 0, 0, 2_000, 147_000, 24_000, 16_000, 13_000, 280, 16_400,
                0,
            ])
            .measure(500, "cup slices", 52_000)
            .measure("cucumber (8-1/4\")", 301_000),
        // Cucumber, peeled, raw
        Row(11206, "Cucumber, peeled, raw", .none, [.plant])
            .holds([
                12_000, 590, 160, 2_160, 1_380, 700, 96_730, 0, 0, 2_000, 136_000, 21_000, 14_000, 12_000, 220, 7_200,
                0,
            ])
            .measure("cup, pared, chopped", 133_000)
            .measure("cup, sliced", 119_000)
            .measure("large (8-1/4\" long)", 280_000)
            .measure("medium", 201_000)
            .measure("slice", 7_000)
            .measure("small (6-3/8\" long)", 158_000)
            .measure("stick (4\" long)", 9_000),
    ]
}
