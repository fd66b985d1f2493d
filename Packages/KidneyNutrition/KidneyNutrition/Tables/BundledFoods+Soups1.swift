// Made by scripts/bundled-foods from USDA's standard reference (public domain); change scripts/bundled-foods.tsv instead.

extension BundledFoods {
    /// Soups, sauces, dishes.
    static let soups1: [Row] = [
        // Soup, chicken noodle, canned, prepared with equal volume water
        Row(6419, "Chicken noodle soup, canned, prepared", .liquid, [.plant, .animal, .additive])
            .holds([
                25_000, 1_270, 950, 2_950, 270, 200, 93_820, 0, 0, 349_000, 22_000, 17_000, 6_000, 4_000, 660, 0, 0,
            ])
            .measure("serving 1 cup", 248_000),
        // Soup, chicken noodle, low sodium, canned, prepared with equal volume water
        Row(6966, "Chicken noodle soup, canned, low sodium, prepared", .liquid, [.plant, .animal, .additive])
            .holds([
                25_000, 1_270, 950, 2_950, 270, 200, 93_820, 0, 0, 173_000, 22_000, 17_000, 6_000, 4_000, 660, 0, 0,
            ])
            .measure("serving 1 cup", 248_000)
            .measure("fl oz", 31_000),
        // Soup, chicken noodle, reduced sodium, canned, ready-to-serve
        Row(
            27044,
            "Chicken noodle soup, canned, reduced sodium, ready to serve",
            .liquid,
            [.plant, .animal, .additive]
        )
        .holds([
            41_000, 3_290, 1_340, 3_840, 340, 800, 90_460, 0, 0, 186_000, 285_000, 42_000, 11_000, 8_000, 330, 2_300, 0,
        ])
        .measure("cup", 245_000)
        .measure("can", 516_000),
        // Soup, tomato, canned, prepared with equal volume water, commercial
        Row(6559, "Tomato soup, canned, prepared with water", .liquid, [.plant])
            .holds([
                30_000, 790, 280, 6_570, 3_970, 600, 91_380, 0, 0, 190_000, 112_000, 14_000, 8_000, 7_000, 540, 1_500,
                0,
            ])
            .measure("serving 1 cup", 248_000)
            .measure("fl oz", 31_000),
        // Soup, vegetable beef, canned, prepared with equal volume water
        Row(6471, "Vegetable beef soup, canned, prepared", .liquid, [.plant, .animal, .additive])
            .holds([
                31_000, 2_230, 760, 4_060, 450, 800, 91_800, 0, 0, 349_000, 69_000, 16_000, 8_000, 3_000, 450, 2_800, 0,
            ])
            .measure("cup (8 fl oz)", 244_000)
            .measure("can (10.75 oz), prepared", 593_000),
        // Soup, minestrone, canned, prepared with equal volume water
        Row(6440, "Minestrone soup, canned, prepared", .liquid, [.plant])
            .holds([
                34_000, 1_770, 1_040, 4_660, nil, 400, 91_330, 0, nil, 254_000, 130_000, 23_000, 14_000, 3_000, 380,
                nil, nil,
            ])
            .measure("cup (8 fl oz)", 241_000)
            .measure("can (10.5 oz), prepared", 586_000),
        // Soup, chicken broth, ready-to-serve
        Row(6194, "Chicken broth, ready to serve", .liquid, [.animal, .additive])
            .holds([6_000, 640, 210, 440, 430, 0, 97_810, 0, 0, 371_000, 18_000, 4_000, 4_000, 1_000, 70, 0, 0])
            .measure("cup", 249_000),
        // Soup, stock, chicken, home-prepared
        Row(6172, "Chicken stock, home-prepared", .liquid, [.animal])
            .holds([
                36_000, 2_520, 1_200, 3_530, 1_580, 0, 92_150, 0, 0, 143_000, 105_000, 27_000, 3_000, 4_000, 210, 200,
                0,
            ])
            .measure("cup", 240_000),
        // Soup, cream of mushroom, canned, prepared with equal volume water
        Row(6443, "Cream of mushroom soup, canned, prepared with water", .liquid, [.plant, .animal, .additive])
            .holds([
                39_000, 660, 2_590, 3_330, 200, 300, 92_460, 0, 0, 340_000, 31_000, 12_000, 7_000, 2_000, 90, 9_600,
                100,
            ])
            .measure("serving 1 cup", 248_000)
            .measure("fl oz", 31_000),
        // Sauce, salsa, ready-to-serve
        Row(6164, "Salsa", .none, [.plant])
            .holds([
                29_000, 1_540, 170, 6_720, 3_940, 1_800, 89_180, 0, 0, 705_000, 285_000, 34_000, 30_000, 15_000, 400,
                4_200, 0,
            ])
            .measure(2_000, "tbsp", 36_000)
            .measure(500, "cup", 130_000),
        // Sauce, barbecue
        Row(6150, "Barbecue sauce", .none, [.plant, .additive], [.addedSugar])
            .holds([
                172_000, 820, 630, 40_770, 33_240, 900, 54_710, 0, 0, 1_027_000, 232_000, 20_000, 33_000, 13_000, 640,
                1_800, 0,
            ])
            .measure("tbsp", 17_000)
            .measure(500, "cup", 143_000),
        // Gravy, beef, canned, ready-to-serve
        Row(6116, "Beef gravy, canned", .liquid, [.animal, .additive])
            .holds([
                53_000, 3_750, 2_360, 4_810, 210, 400, 87_480, 0, 0, 560_000, 81_000, 30_000, 6_000, 2_000, 700, 100, 0,
            ])
            .measure("cup", 233_000)
            .measure("can", 291_000),
        // Mustard, prepared, yellow
        Row(2046, "Mustard, yellow", .none, [.plant])
            .holds([
                67_000, 4_370, 4_010, 5_330, 860, 3_300, 82_650, 0, 0, 1_135_000, 138_000, 106_000, 58_000, 49_000,
                1_510, 1_800, 0,
            ])
            .measure("tsp or 1 packet", 5_000)
            .measure("cup", 249_000),
        // Salt, table
        Row(2047, "Salt, table", .none, [])
            .holds([0, 0, 0, 0, 0, 0, 200, 0, 0, 38_758_000, 8_000, 0, 24_000, 1_000, 330, 0, 0])
            .measure("tsp", 6_000)
            .measure("tbsp", 18_000)
            .measure("cup", 292_000)
            .measure("dash", 400),
        // Spices, pepper, black
        Row(2030, "Black pepper", .none, [.plant])
            .holds([
                251_000, 10_390, 3_260, 63_950, 640, 25_300, 12_460, 0, 0, 20_000, 1_329_000, 158_000, 443_000, 171_000,
                9_710, 163_700, 0,
            ])
            .measure("tsp, ground", 2_300)
            .measure("tbsp, ground", 6_900)
            .measure("tsp, whole", 2_900)
            .measure("dash", 100),
        // Vinegar, cider
        Row(2048, "Vinegar, cider", .none, [.plant])
            .holds([21_000, 0, 0, 930, 400, 0, 93_810, 0, 0, 5_000, 73_000, 8_000, 7_000, 5_000, 200, 0, 0])
            .measure("tbsp", 14_900)
            .measure("cup", 239_000)
            .measure("tsp", 5_000),
        // Chili with beans, canned
        Row(16059, "Chili with beans, canned", .none, [.plant, .animal])
            .holds([
                112_000, 5_710, 5_490, 11_910, 1_190, 4_400, 75_510, 0, 0, 522_000, 365_000, 154_000, 47_000, 45_000,
                3_430, 1_900, 0,
            ])
            .measure("cup", 256_000)
            .measure("tbsp", 16_000),
        // Fast foods, hamburger; single, regular patty; with condiments and vegetables
        Row(21109, "Hamburger, with condiments and vegetables", .none, [.plant, .animal, .additive])
            .holds([
                254_000, 11_740, 12_250, 24_810, nil, nil, 49_410, nil, nil, 458_000, 206_000, 113_000, 57_000, 20_000,
                2_390, nil, nil,
            ])
            .measure("item", 110_000),
        // Fast foods, cheeseburger; single, regular patty, with condiments and vegetables
        Row(21091, "Cheeseburger, with condiments and vegetables", .none, [.plant, .animal, .additive])
            .holds([
                254_000, 13_060, 11_500, 24_970, 5_110, 1_400, 48_060, 0, 0, 546_000, 178_000, 134_000, 92_000, 22_000,
                2_780, 4_200, 100,
            ])
            .measure("sandwich", 115_000),
        // Fast foods, hotdog, plain
        Row(21118, "Hot dog in a bun", .none, [.plant, .animal, .additive])
            .holds([
                247_000, 10_600, 14_840, 18_400, nil, nil, 53_960, nil, nil, 684_000, 146_000, 99_000, 24_000, 13_000,
                2_360, nil, nil,
            ])
            .measure("sandwich", 98_000),
        // Fast Food, Pizza Chain, 14" pizza, cheese topping, regular crust
        Row(21299, "Pizza, cheese", .none, [.plant, .animal, .additive])
            .holds([
                266_000, 11_390, 9_690, 33_330, 3_580, 2_300, 43_170, 0, 0, 598_000, 172_000, 216_000, 188_000, 24_000,
                2_480, 6_700, 0,
            ])
            .measure("slice", 107_000)
            .measure("pizza", 853_000),
        // Fast Food, Pizza Chain, 14" pizza, pepperoni topping, regular crust
        Row(21302, "Pizza, pepperoni", .none, [.plant, .animal, .additive])
            .holds([
                282_000, 11_740, 11_910, 31_980, 3_260, 2_300, 41_770, 0, 0, 685_000, 195_000, 198_000, 153_000, 24_000,
                2_520, 6_400, 0,
            ])
            .measure("slice", 111_000)
            .measure("pizza", 895_000),
        // Fast foods, burrito, with beans
        Row(21060, "Burrito, with beans", .none, [.plant, .additive])
            .holds([
                206_000, 6_480, 6_220, 32_920, nil, nil, 52_530, nil, nil, 454_000, 301_000, 45_000, 52_000, 40_000,
                2_080, nil, nil,
            ])
            .measure(2_000, "pieces", 217_000),
        // Fast foods, taco with beef, cheese and lettuce, hard shell
        Row(21082, "Taco, hard shell, with beef and cheese", .none, [.plant, .animal, .additive])
            .holds([
                226_000, 8_860, 12_700, 19_850, 900, 3_900, 57_020, 0, 0, 397_000, 209_000, 178_000, 89_000, 32_000,
                1_190, 15_300, 100,
            ])
            .measure("each taco", 69_000),
        // Fast foods, coleslaw
        Row(21127, "Coleslaw", .none, [.plant])
            .holds([
                153_000, 950, 9_910, 14_890, 12_190, 1_900, 73_420, nil, nil, 203_000, 129_000, 20_000, 30_000, 8_000,
                220, 70_900, nil,
            ])
            .measure("cup", 191_000)
            .measure("package", 116_000),
        // Restaurant, Latino, tamale, pork
        Row(36412, "Tamale, pork", .none, [.plant, .animal])
            .holds([
                174_000, 7_350, 9_040, 15_750, 460, 2_400, 66_030, 0, 0, 473_000, 152_000, 120_000, 75_000, 26_000, 870,
                5_100, 300,
            ])
            .measure("piece", 142_000),
        // Restaurant, Latino, tamale, corn
        Row(36411, "Tamale, corn", .none, [.plant, .additive])
            .holds([
                186_000, 3_480, 7_210, 26_680, 7_420, 3_200, 61_320, 0, 0, 277_000, 186_000, 93_000, 24_000, 29_000,
                530, 5_400, 400,
            ])
            .measure("piece", 166_000),
        // Fast foods, enchilada, with cheese
        Row(21074, "Enchilada, with cheese", .none, [.plant, .animal, .additive])
            .holds([
                196_000, 5_910, 11_560, 17_510, nil, nil, 63_230, nil, nil, 481_000, 147_000, 82_000, 199_000, 31_000,
                810, nil, nil,
            ])
            .measure("enchilada", 163_000),
        // Fast foods, enchilada, with cheese and beef
        Row(21075, "Enchilada, with cheese and beef", .none, [.plant, .animal, .additive])
            .holds([
                168_000, 6_210, 9_190, 15_870, nil, nil, 66_890, nil, nil, 687_000, 299_000, 87_000, 119_000, 43_000,
                1_600, nil, nil,
            ])
            .measure("enchilada", 192_000),
        // Restaurant, Latino, Arroz con frijoles negros (rice and black beans)
        Row(36405, "Rice and black beans (arroz con frijoles negros)", .none, [.plant])
            .holds([
                151_000, 4_640, 3_850, 24_400, 860, 3_400, 65_470, nil, nil, 420_000, 224_000, 87_000, 37_000, 26_000,
                1_570, 10_300, nil,
            ])
            .measure("serving", 461_000)
            .measure("cup", 146_000),
    ]
}
