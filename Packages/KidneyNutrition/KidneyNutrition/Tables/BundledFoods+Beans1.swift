// Made by scripts/bundled-foods from USDA's standard reference (public domain); change scripts/bundled-foods.tsv instead.

extension BundledFoods {
    /// Beans, soy, nuts, seeds.
    static let beans1: [Row] = [
        // Beans, black, mature seeds, cooked, boiled, without salt
        Row(16015, "Black beans, boiled", .none, [.plant])
            .holds([
                132_000, 8_860, 540, 23_710, nil, 8_700, 65_740, nil, nil, 1_000, 355_000, 140_000, 27_000, 70_000,
                2_100, nil, 0,
            ])
            .measure("cup", 172_000),
        // Chickpeas (garbanzo beans, bengal gram), mature seeds, cooked, boiled, without salt
        Row(16057, "Chickpeas (garbanzo beans), boiled", .none, [.plant])
            .holds([
                164_000, 8_860, 2_590, 27_420, 4_800, 7_600, 60_210, 0, 0, 7_000, 291_000, 168_000, 49_000, 48_000,
                2_890, 4_000, 0,
            ])
            .measure("cup", 164_000),
        // Chickpeas (garbanzo beans, bengal gram), mature seeds, canned, solids and liquids
        Row(16058, "Chickpeas, canned", .none, [.plant])
            .holds([
                88_000, 4_920, 1_950, 13_490, nil, 4_400, 78_550, 0, 0, 278_000, 144_000, 80_000, 35_000, 27_000, 1_230,
                nil, 0,
            ])
            .measure("cup", 240_000)
            .measure("can (total can contents)", 448_000),
        // Beans, kidney, red, mature seeds, cooked, boiled, without salt
        Row(16033, "Kidney beans, red, boiled", .none, [.plant])
            .holds([
                127_000, 8_670, 500, 22_800, 320, 7_400, 66_940, 0, 0, 2_000, 403_000, 142_000, 28_000, 45_000, 2_940,
                8_400, 0,
            ])
            .measure("cup", 177_000)
            .measure("tbsp", 11_000),
        // Beans, kidney, red, mature seeds, canned, solids and liquids
        Row(16034, "Kidney beans, red, canned", .none, [.plant])
            .holds([
                81_000, 5_220, 360, 14_830, 1_850, 5_300, 77_960, 0, 0, 256_000, 260_000, 106_000, 29_000, 30_000,
                1_250, 4_100, 0,
            ])
            .measure("cup", 256_000)
            .measure("tbsp", 16_000)
            .measure("can", 436_000),
        // Lentils, mature seeds, cooked, boiled, without salt
        Row(16070, "Lentils, boiled", .none, [.plant])
            .holds([
                116_000, 9_020, 380, 20_130, 1_800, 7_900, 69_640, 0, 0, 2_000, 369_000, 180_000, 19_000, 36_000, 3_330,
                1_700, 0,
            ])
            .measure("cup", 198_000)
            .measure("tbsp", 12_300),
        // Lima beans, large, mature seeds, cooked, boiled, without salt
        Row(16072, "Lima beans, boiled", .none, [.plant])
            .holds([
                115_000, 7_800, 380, 20_880, 2_900, 7_000, 69_790, 0, 0, 2_000, 508_000, 111_000, 17_000, 43_000, 2_390,
                2_000, 0,
            ])
            .measure("cup", 188_000)
            .measure("tbsp", 11_700),
        // Beans, navy, mature seeds, cooked, boiled, without salt
        Row(16038, "Navy beans, boiled", .none, [.plant])
            .holds([
                140_000, 8_230, 620, 26_050, 370, 10_500, 63_810, 0, 0, 0, 389_000, 144_000, 69_000, 53_000, 2_360, 600,
                0,
            ])
            .measure("cup", 182_000),
        // Beans, pinto, mature seeds, cooked, boiled, without salt
        Row(16043, "Pinto beans, boiled", .none, [.plant])
            .holds([
                143_000, 9_010, 650, 26_220, 340, 9_000, 62_950, 0, 0, 1_000, 436_000, 147_000, 46_000, 50_000, 2_090,
                3_500, 0,
            ])
            .measure("cup", 171_000)
            .measure("tbsp", 10_600),
        // Peas, split, mature seeds, cooked, boiled, without salt
        Row(16086, "Split peas, boiled", .none, [.plant])
            .holds([
                118_000, 8_340, 390, 21_100, 2_900, 8_300, 69_490, 0, 0, 2_000, 362_000, 99_000, 14_000, 36_000, 1_290,
                5_000, 0,
            ])
            .measure("cup", 196_000)
            .measure("tbsp", 12_200),
        // Cowpeas, common (blackeyes, crowder, southern), mature seeds, cooked, boiled, without salt
        Row(16063, "Black-eyed peas, boiled", .none, [.plant])
            .holds([
                116_000, 7_730, 530, 20_760, 3_300, 6_500, 70_040, 0, 0, 4_000, 278_000, 156_000, 24_000, 53_000, 2_510,
                1_700, 0,
            ])
            .measure("cup", 171_000),
        // Beans, baked, canned, plain or vegetarian
        Row(16006, "Baked beans, canned, vegetarian", .none, [.plant], [.addedSugar])
            .holds([
                94_000, 4_750, 370, 21_140, 7_960, 4_100, 72_000, 0, 0, 343_000, 224_000, 74_000, 34_000, 27_000, 1_190,
                800, 0,
            ])
            .measure("cup", 254_000),
        // Hummus, commercial
        Row(16158, "Hummus", .none, [.plant])
            .holds([
                166_000, 7_900, 9_600, 14_290, nil, 6_000, 66_590, nil, nil, 379_000, 228_000, 176_000, 38_000, 71_000,
                2_440, nil, 0,
            ])
            .measure("tbsp", 15_000)
            .measure("cup", 246_000),
        // Tofu, firm, prepared with calcium sulfate and magnesium chloride (nigari)
        Row(16126, "Tofu, firm", .none, [.plant], [.soy])
            .holds([
                70_000, 8_190, 4_170, 1_690, 600, 900, 84_950, 0, 0, 12_000, 148_000, 121_000, 201_000, 37_000, 1_610,
                2_400, 0,
            ])
            .measure(500, "cup", 126_000)
            .measure(250, "block", 81_000),
        // Tofu, soft, prepared with calcium sulfate and magnesium chloride (nigari)
        Row(16127, "Tofu, soft", .none, [.plant], [.soy])
            .holds([
                61_000, 6_550, 3_690, 1_800, 700, 200, 87_260, 0, 0, 8_000, 120_000, 92_000, 111_000, 27_000, 1_110,
                2_000, 0,
            ])
            .measure("piece (2-1/2\" x 2-3/4\" x 1\")", 120_000)
            .measure("cup (1/2\" cubes)", 248_000)
            .measure(250, "block", 116_000),
        // Tempeh
        Row(16114, "Tempeh", .none, [.plant], [.soy, .tyramine])
            .holds([
                193_000, 18_540, 10_800, 9_390, nil, nil, 59_650, nil, nil, 9_000, 412_000, 266_000, 111_000, 81_000,
                2_700, nil, 0,
            ])
            .measure("cup", 166_000),
        // Refried beans, canned, traditional style (includes USDA commodity)
        Row(16103, "Refried beans, canned", .none, [.plant])
            .holds([
                91_000, 5_410, 1_170, 15_260, 460, 5_100, 76_150, 0, 0, 449_000, 336_000, 111_000, 33_000, 38_000,
                1_670, 2_300, 0,
            ])
            .measure("cup", 238_000)
            .measure("can", 443_000),
        // Miso
        Row(16112, "Miso", .none, [.plant], [.soy, .tyramine])
            .holds([
                199_000, 11_690, 6_010, 26_470, 6_200, 5_400, 43_020, 0, 0, 3_728_000, 210_000, 159_000, 57_000, 48_000,
                2_490, 29_300, 0,
            ])
            .measure("tbsp", 17_000)
            .measure("cup", 275_000),
        // Soybeans, mature cooked, boiled, without salt
        Row(16109, "Soybeans, boiled", .none, [.plant], [.soy])
            .holds([
                173_000, 16_640, 8_970, 9_930, 3_000, 6_000, 62_550, 0, 0, 1_000, 515_000, 245_000, 102_000, 86_000,
                5_140, 19_200, 0,
            ])
            .measure("cup", 172_000)
            .measure("tbsp", 10_700),
        // Soybeans, green, cooked, boiled, drained, without salt
        Row(11451, "Edamame (green soybeans), boiled", .none, [.plant], [.soy])
            .holds([
                141_000, 12_350, 6_400, 11_050, nil, 4_200, 68_600, 0, nil, 14_000, 539_000, 158_000, 145_000, 60_000,
                2_500, nil, 0,
            ])
            .measure("cup", 180_000),
        // Soy sauce made from soy and wheat (shoyu)
        Row(16123, "Soy sauce", .none, [.plant], [.soy, .tyramine])
            .holds([
                53_000, 8_140, 570, 4_930, 400, 800, 71_150, 0, 0, 5_493_000, 435_000, 166_000, 33_000, 74_000, 1_450,
                0, 0,
            ])
            .measure("tbsp", 16_000)
            .measure("tsp", 5_300)
            .measure("cup", 255_000)
            .measure("individual packet", 8_900),
        // Soy sauce made from soy and wheat (shoyu), low sodium
        Row(16424, "Soy sauce, low sodium", .none, [.plant], [.soy, .tyramine])
            .holds([
                57_000, 9_050, 300, 5_590, 500, 700, 75_140, 0, 0, 3_598_000, 352_000, 166_000, 30_000, 69_000, 1_350,
                0, 0,
            ])
            .measure("tbsp", 14_200)
            .measure("tsp", 4_500)
            .measure("cup", 255_000),
        // Peanut butter, smooth style, with salt
        Row(16098, "Peanut butter, smooth, salted", .none, [.plant], [.peanut])
            .holds([
                588_000, 25_090, 50_390, 19_560, 9_220, 6_000, 1_810, 0, 0, 459_000, 649_000, 358_000, 43_000, 154_000,
                1_870, 600, 0,
            ])
            .measure(2_000, "tbsp", 32_000)
            .measure("cup", 258_000),
        // Peanuts, all types, dry-roasted, without salt
        Row(16390, "Peanuts, dry roasted, unsalted", .none, [.plant], [.peanut])
            .holds([
                585_000, 23_680, 49_660, 21_510, 4_180, 8_000, 1_550, 0, 0, 6_000, 658_000, 358_000, 54_000, 176_000,
                2_260, 0, 0,
            ])
            .measure("cup", 146_000)
            .measure("peanut", 1_000),
        // Nuts, almonds
        Row(12061, "Almonds", .none, [.plant], [.treeNut])
            .holds([
                579_000, 21_150, 49_930, 21_550, 4_200, 12_500, 4_410, 0, 0, 1_000, 733_000, 481_000, 269_000, 270_000,
                3_710, 0, 0,
            ])
            .measure("cup, whole", 143_000)
            .measure("cup, sliced", 92_000)
            .measure("cup, slivered", 108_000)
            .measure("cup, ground", 95_000)
            .measure("oz (23 whole kernels)", 28_350)
            .measure("almond", 1_200),
        // Nuts, cashew nuts, dry roasted, without salt added
        Row(12085, "Cashews, dry roasted, unsalted", .none, [.plant], [.treeNut])
            .holds([
                574_000, 15_310, 46_350, 32_690, 5_010, 3_000, 1_700, 0, 0, 16_000, 565_000, 490_000, 45_000, 260_000,
                6_000, 34_700, 0,
            ])
            .measure("cup, halves and whole", 137_000)
            .measure("tbsp", 8_600),
        // Nuts, hazelnuts or filberts
        Row(12120, "Hazelnuts", .none, [.plant], [.treeNut])
            .holds([
                628_000, 14_950, 60_750, 16_700, 4_340, 9_700, 5_310, 0, 0, 0, 680_000, 290_000, 114_000, 163_000,
                4_700, 14_200, 0,
            ])
            .measure("cup, chopped", 115_000)
            .measure("cup, ground", 75_000)
            .measure("cup, whole", 135_000)
            .measure("oz (21 whole kernels)", 28_350)
            .measure(10_000, "nuts", 14_000),
        // Nuts, macadamia nuts, raw
        Row(12131, "Macadamia nuts", .none, [.plant], [.treeNut])
            .holds([
                718_000, 7_910, 75_770, 13_820, 4_570, 8_600, 1_360, 0, 0, 5_000, 368_000, 188_000, 85_000, 130_000,
                3_690, nil, 0,
            ])
            .measure("cup, whole or halves", 134_000)
            .measure("oz (10-12 kernels)", 28_350),
        // Nuts, pecans
        Row(12142, "Pecans", .none, [.plant], [.treeNut])
            .holds([
                691_000, 9_170, 71_970, 13_860, 3_970, 9_600, 3_520, 0, 0, 0, 410_000, 277_000, 70_000, 121_000, 2_530,
                3_500, 0,
            ])
            .measure("cup, chopped", 109_000)
            .measure("cup, halves", 99_000)
            .measure("oz (19 halves)", 28_350),
        // Nuts, pistachio nuts, raw
        Row(12151, "Pistachios, raw", .none, [.plant], [.treeNut])
            .holds([
                562_000, 20_270, 45_390, 27_510, 7_660, 10_300, 3_910, 0, 0, 1_000, 1_025_000, 490_000, 105_000,
                121_000, 3_920, nil, 0,
            ])
            .measure("cup", 123_000)
            .measure("oz (49 kernels)", 28_350)
            .measure("kernel", 700),
    ]
}
