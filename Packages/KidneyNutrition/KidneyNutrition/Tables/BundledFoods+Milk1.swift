// Made by scripts/bundled-foods from USDA's standard reference (public domain); change scripts/bundled-foods.tsv instead.

extension BundledFoods {
    /// Milk, cheese, fats.
    static let milk1: [Row] = [
        // Milk, whole, 3.25% milkfat, with added vitamin D
        Row(1077, "Milk, whole", .liquid, [.animal], [.dairy])
            .holds([
                61_000, 3_150, 3_250, 4_800, 5_050, 0, 88_130, 0, 0, 43_000, 132_000, 84_000, 113_000, 10_000, 30, 300,
                1_300,
            ])
            .measure("cup", 244_000)
            .measure("fl oz", 30_500)
            .measure("tbsp", 15_000)
            .measure("quart", 976_000),
        // Milk, reduced fat, fluid, 2% milkfat, with added vitamin A and vitamin D
        Row(1079, "Milk, 2% fat", .liquid, [.animal], [.dairy])
            .holds([
                50_000, 3_300, 1_980, 4_800, 5_060, 0, 89_210, 0, 0, 47_000, 140_000, 92_000, 120_000, 11_000, 20, 200,
                1_200,
            ])
            .measure("cup", 244_000)
            .measure("fl oz", 30_500)
            .measure("quart", 976_000),
        // Milk, lowfat, fluid, 1% milkfat, with added vitamin A and vitamin D
        Row(1082, "Milk, 1% fat", .liquid, [.animal], [.dairy])
            .holds([
                42_000, 3_370, 970, 4_990, 5_200, 0, 89_920, 0, 0, 44_000, 150_000, 95_000, 125_000, 11_000, 30, 100,
                1_200,
            ])
            .measure("cup", 244_000)
            .measure("fl oz", 30_500)
            .measure("quart", 976_000),
        // Milk, nonfat, fluid, with added vitamin A and vitamin D (fat free or skim)
        Row(1085, "Milk, fat free (skim)", .liquid, [.animal], [.dairy])
            .holds([
                34_000, 3_370, 80, 4_960, 5_090, 0, 90_840, 0, 0, 42_000, 156_000, 101_000, 122_000, 11_000, 30, 0,
                1_200,
            ])
            .measure("cup", 245_000)
            .measure("fl oz", 30_600)
            .measure("quart", 980_000),
        // Milk, buttermilk, fluid, cultured, lowfat
        Row(1088, "Buttermilk", .liquid, [.animal], [.dairy])
            .holds([
                40_000, 3_310, 880, 4_790, 4_790, 0, 90_130, 0, 0, 190_000, 151_000, 89_000, 116_000, 11_000, 50, 100,
                0,
            ])
            .measure("cup", 245_000)
            .measure("fl oz", 30_600)
            .measure("quart", 980_000),
        // Milk, chocolate, fluid, commercial, lowfat, with added vitamin A and vitamin D
        Row(1104, "Chocolate milk, low fat", .liquid, [.animal], [.dairy, .addedSugar])
            .holds([
                71_000, 3_240, 1_000, 12_600, 9_940, 500, 82_340, 0, 1_000, 61_000, 170_000, 103_000, 116_000, 13_000,
                270, 100, 1_100,
            ])
            .measure("cup", 250_000)
            .measure("quart", 1_000_000),
        // Milk, canned, evaporated, with added vitamin D and without added vitamin A
        Row(1096, "Evaporated milk", .liquid, [.animal, .additive], [.dairy])
            .holds([
                134_000, 6_810, 7_560, 10_040, 10_040, 0, 74_040, 0, 0, 106_000, 303_000, 203_000, 261_000, 24_000, 190,
                500, 2_000,
            ])
            .measure("fl oz", 31_500)
            .measure("cup", 252_000)
            .measure("can (13 oz)", 369_000),
        // Cream, fluid, half and half
        Row(1049, "Half and half", .liquid, [.animal], [.dairy])
            .holds([
                130_000, 2_960, 11_500, 4_300, 4_300, 0, 80_570, 0, 0, 41_000, 130_000, 95_000, 105_000, 10_000, 70,
                1_300, 200,
            ])
            .measure("fl oz", 30_200)
            .measure("tbsp", 15_000)
            .measure("cup", 242_000)
            .measure("container, individual (.5 fl oz)", 15_000),
        // Cream, fluid, heavy whipping
        Row(1053, "Cream, heavy whipping", .liquid, [.animal], [.dairy])
            .holds([
                345_000, 2_050, 37_000, 2_790, 2_790, 0, 57_710, 0, 0, 38_000, 75_000, 62_000, 65_000, 7_000, 30, 3_200,
                700,
            ])
            .measure("cup, whipped", 120_000)
            .measure("tbsp", 15_000)
            .measure("fl oz", 29_800),
        // Cream, sour, cultured
        Row(1056, "Sour cream", .none, [.animal], [.dairy])
            .holds([
                193_000, 2_070, 19_730, 2_880, 2_880, 0, 74_460, 0, 0, 47_000, 141_000, 115_000, 110_000, 10_000, 170,
                1_800, 400,
            ])
            .measure("tbsp", 12_000)
            .measure("cup", 230_000),
        // Cream substitute, liquid, with hydrogenated vegetable oil and soy protein
        Row(1067, "Non-dairy creamer, liquid", .liquid, [.additive])
            .holds([
                136_000, 1_000, 9_970, 11_380, 11_380, 0, 77_270, 0, 0, 67_000, 191_000, 64_000, 9_000, 0, 30, 2_500, 0,
            ])
            .measure("container, individual", 15_000)
            .measure("fl oz", 30_000)
            .measure("cup", 240_000),
        // Beverages, almond milk, sweetened, vanilla flavor, ready-to-drink
        Row(
            14016,
            "Almond milk, sweetened, vanilla",
            .liquid,
            [.plant, .additive],
            [.addedSugar, .calciumFortified, .treeNut]
        )
        .holds([
            38_000, 420, 1_040, 6_670, 6_250, 400, 91_800, 0, 0, 63_000, 50_000, 8_000, 188_000, 7_000, 300, 0, 1_000,
        ])
        .measure(8_000, "fl oz", 240_000)
        .measure("cup", 240_000),
        // Rice drink, unsweetened, with added calcium, vitamins A and D
        Row(14639, "Rice drink, unsweetened, with added calcium", .liquid, [.plant, .additive], [.calciumFortified])
            .holds([
                47_000, 280, 970, 9_170, 5_280, 300, 89_280, 0, 0, 39_000, 27_000, 56_000, 118_000, 11_000, 200, 200,
                1_000,
            ])
            .measure(8_000, "fl oz (approximate weight, 1 serving)", 240_000),
        // Soymilk, original and vanilla, with added calcium, vitamins A and D
        Row(16139, "Soy milk, with added calcium", .liquid, [.plant, .additive], [.soy, .calciumFortified])
            .holds([
                43_000, 2_600, 1_470, 4_920, 3_650, 200, 90_360, 0, 0, 47_000, 122_000, 43_000, 123_000, 15_000, 420,
                3_000, 1_100,
            ])
            .measure("cup", 243_000)
            .measure("fl oz", 30_600),
        // Soymilk, original and vanilla, unfortified
        Row(16120, "Soy milk, unfortified", .liquid, [.plant], [.soy])
            .holds([
                54_000, 3_270, 1_750, 6_280, 3_990, 600, 88_050, 0, 0, 51_000, 118_000, 52_000, 25_000, 25_000, 640,
                3_000, 0,
            ])
            .measure("cup", 243_000)
            .measure("fl oz", 30_600),
        // Yogurt, plain, whole milk, 8 grams protein per 8 ounce
        Row(1116, "Yogurt, plain, whole milk", .none, [.animal], [.dairy])
            .holds([
                61_000, 3_470, 3_250, 4_660, 4_660, 0, 87_900, 0, 0, 46_000, 155_000, 95_000, 121_000, 12_000, 50, 200,
                100,
            ])
            .measure("container (6 oz)", 170_000)
            .measure("container (8 oz)", 227_000)
            .measure(500, "container (4 oz)", 113_000)
            .measure("cup (8 fl oz)", 245_000),
        // Yogurt, plain, low fat, 12 grams protein per 8 ounce
        Row(1117, "Yogurt, plain, low fat", .none, [.animal], [.dairy])
            .holds([
                63_000, 5_250, 1_550, 7_040, 7_040, 0, 85_070, 0, 0, 70_000, 234_000, 144_000, 183_000, 17_000, 80, 200,
                0,
            ])
            .measure("container (6 oz)", 170_000)
            .measure("container (8 oz)", 227_000)
            .measure(500, "container (4 oz)", 113_000)
            .measure("cup (8 fl oz)", 245_000),
        // Yogurt, Greek, plain, nonfat
        Row(1256, "Yogurt, Greek, plain, nonfat", .none, [.animal], [.dairy])
            .holds([
                59_000, 10_190, 390, 3_600, 3_240, 0, 85_100, 0, 0, 36_000, 141_000, 135_000, 110_000, 11_000, 70, 0, 0,
            ])
            .measure("container", 170_000),
        // Yogurt, fruit, low fat, 9 grams protein per 8 ounce
        Row(1120, "Yogurt, fruit, low fat", .none, [.animal], [.dairy, .addedSugar])
            .holds([
                99_000, 3_980, 1_150, 18_640, 18_640, 0, 75_300, 0, 0, 53_000, 177_000, 109_000, 138_000, 13_000, 60,
                100, 0,
            ])
            .measure("container (6 oz)", 170_000)
            .measure("container (4.4 oz)", 125_000)
            .measure("container (5 oz)", 142_000)
            .measure("cup (8 fl oz)", 245_000)
            .measure("container (8 oz)", 227_000)
            .measure(500, "container (4 oz)", 113_000),
        // Cheese, cheddar
        Row(1009, "Cheese, cheddar", .none, [.animal], [.dairy, .tyramine])
            .holds([
                403_000, 24_900, 33_140, 1_280, 520, 0, 36_750, 0, 0, 621_000, 98_000, 512_000, 721_000, 28_000, 680,
                2_800, 600,
            ])
            .measure("cup, diced", 132_000)
            .measure("cup, melted", 244_000)
            .measure("cup, shredded", 113_000)
            .measure("slice (1 oz)", 28_000),
        // Cheese, blue
        Row(1004, "Cheese, blue", .none, [.animal], [.dairy, .tyramine])
            .holds([
                353_000, 21_400, 28_740, 2_340, 500, 0, 42_410, 0, 0, 1_146_000, 256_000, 387_000, 528_000, 23_000, 310,
                2_400, 500,
            ])
            .measure("cup, crumbled, not packed", 135_000),
        // Cheese, feta
        Row(1019, "Cheese, feta", .none, [.animal], [.dairy, .tyramine])
            .holds([
                264_000, 14_210, 21_280, 4_090, 4_090, 0, 55_220, 0, 0, 917_000, 62_000, 337_000, 493_000, 19_000, 650,
                1_800, 400,
            ])
            .measure("cup, crumbled", 150_000)
            .measure("wedge (1.33 oz)", 38_000),
        // Cheese, swiss
        Row(1040, "Cheese, Swiss", .none, [.animal], [.dairy, .tyramine])
            .holds([
                380_000, 26_930, 27_800, 5_380, 1_320, 0, 37_120, 0, 0, 70_000, 77_000, 567_000, 791_000, 38_000, 200,
                2_500, 500,
            ])
            .measure("cup, diced", 132_000)
            .measure("cup, melted", 244_000)
            .measure("cup, shredded", 108_000)
            .measure("slice (1 oz)", 28_000),
        // Cheese, mozzarella, part skim milk
        Row(1028, "Cheese, mozzarella, part skim", .none, [.animal], [.dairy])
            .holds([
                254_000, 24_260, 15_920, 2_770, 1_130, 0, 53_780, 0, 0, 619_000, 84_000, 463_000, 782_000, 23_000, 220,
                1_600, 300,
            ]),
        // Cheese, parmesan, grated
        Row(1032, "Cheese, parmesan, grated", .none, [.animal], [.dairy, .tyramine])
            .holds([
                431_000, 38_460, 28_610, 4_060, 900, 0, 20_840, 0, 0, 1_529_000, 125_000, 729_000, 1_109_000, 38_000,
                900, 1_900, 500,
            ])
            .measure("cup", 100_000)
            .measure("tbsp", 5_000),
        // Cheese, pasteurized process, American, fortified with vitamin D
        Row(1042, "Cheese, American, processed", .none, [.animal, .additive], [.dairy, .phosphateAdditive])
            .holds([
                366_000, 18_130, 30_710, 4_780, 2_260, 0, 39_610, 0, 0, 1_671_000, 132_000, 641_000, 1_045_000, 26_000,
                630, 3_700, 7_500,
            ])
            .measure("cup, diced", 140_000)
            .measure("cup, melted", 244_000)
            .measure("cup, shredded", 113_000)
            .measure("slice (3/4 oz)", 21_000)
            .measure("slice (1 oz)", 28_000),
        // Cheese, cottage, creamed, large or small curd
        Row(1012, "Cottage cheese, creamed", .none, [.animal, .additive], [.dairy])
            .holds([
                98_000, 11_120, 4_300, 3_380, 2_670, 0, 79_790, 0, 0, 364_000, 104_000, 159_000, 83_000, 8_000, 70, 0,
                100,
            ])
            .measure("cup, large curd (not packed)", 210_000)
            .measure("cup, small curd (not packed)", 225_000),
        // Cheese, cream
        Row(1017, "Cream cheese", .none, [.animal], [.dairy])
            .holds([
                342_000, 5_930, 34_240, 4_070, 3_210, 0, 54_440, 0, 0, 365_000, 138_000, 106_000, 98_000, 9_000, 380,
                2_900, 600,
            ])
            .measure("tbsp", 14_500)
            .measure("cup", 232_000)
            .measure("tbsp, whipped", 10_000)
            .measure("package, small (3 oz)", 85_000),
        // Cheese, ricotta, whole milk
        Row(1036, "Ricotta, whole milk", .none, [.animal], [.dairy])
            .holds([
                174_000, 11_260, 12_980, 3_040, 270, 0, 71_700, 0, 0, 84_000, 105_000, 158_000, 207_000, 11_000, 380,
                1_100, 200,
            ])
            .measure(500, "cup", 124_000),
        // Cheese, fresh, queso fresco
        Row(1228, "Queso fresco", .none, [.animal], [.dairy])
            .holds([
                299_000, 18_090, 23_820, 2_980, 2_320, 0, 51_420, 0, 0, 751_000, 129_000, 385_000, 566_000, 24_000, 200,
                1_000, 2_700,
            ])
            .measure("cup crumbled", 122_000),
    ]
}
