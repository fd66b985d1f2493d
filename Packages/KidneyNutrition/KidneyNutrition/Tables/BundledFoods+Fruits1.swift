// Made by scripts/bundled-foods from USDA's standard reference (public domain); change scripts/bundled-foods.tsv instead.

extension BundledFoods {
    /// Fruits.
    static let fruits1: [Row] = [
        // Apples, raw, with skin
        Row(9003, "Apple, raw, with skin", .none, [.plant])
            .holds([
                52_000, 260, 170, 13_810, 10_390, 2_400, 85_560, 0, 0, 1_000, 107_000, 11_000, 6_000, 5_000, 120, 2_200,
                0,
            ])
            .measure("cup, quartered or chopped", 125_000)
            .measure("cup slices", 109_000)
            .measure("large (3-1/4\" dia)", 223_000)
            .measure("medium (3\" dia)", 182_000)
            .measure("small (2-3/4\" dia)", 149_000)
            .measure("extra small (2-1/2\" dia)", 101_000),
        // Apples, raw, without skin
        Row(9004, "Apple, raw, peeled", .none, [.plant])
            .holds([48_000, 270, 130, 12_760, 10_100, 1_300, 86_670, 0, 0, 0, 90_000, 11_000, 5_000, 4_000, 70, 600, 0])
            .measure("cup slices", 110_000)
            .measure("large (3-1/4\" dia)", 216_000)
            .measure("medium (3\" dia)", 161_000)
            .measure("small (2-3/4\" dia)", 132_000),
        // Applesauce, canned, unsweetened, without added ascorbic acid (includes USDA commodity)
        Row(9019, "Applesauce, unsweetened", .none, [.plant])
            .holds([
                42_000, 170, 100, 11_270, 9_390, 1_100, 88_220, 0, 0, 2_000, 74_000, 5_000, 4_000, 3_000, 230, 500, 0,
            ])
            .measure("cup", 244_000),
        // Applesauce, canned, sweetened, without salt (includes USDA commodity)
        Row(9020, "Applesauce, sweetened", .none, [.plant], [.addedSugar])
            .holds([
                68_000, 160, 170, 17_490, 14_670, 1_200, 81_980, 0, 0, 2_000, 75_000, 6_000, 3_000, 3_000, 120, 600, 0,
            ])
            .measure("cup", 246_000),
        // Apricots, raw
        Row(9021, "Apricots, raw", .none, [.plant])
            .holds([
                48_000, 1_400, 390, 11_120, 9_240, 2_000, 86_350, 0, 0, 1_000, 259_000, 23_000, 13_000, 10_000, 390,
                3_300, 0,
            ])
            .measure("cup, halves", 155_000)
            .measure("cup, sliced", 165_000)
            .measure("apricot", 35_000),
        // Apricots, dried, sulfured, uncooked
        Row(9032, "Apricots, dried", .none, [.plant])
            .holds([
                241_000, 3_390, 510, 62_640, 53_440, 7_300, 30_890, 0, 0, 10_000, 1_162_000, 71_000, 55_000, 32_000,
                2_660, 3_100, 0,
            ])
            .measure("cup, halves", 130_000)
            .measure("half", 3_500),
        // Avocados, raw, all commercial varieties
        Row(9037, "Avocado, raw", .none, [.plant])
            .holds([
                160_000, 2_000, 14_660, 8_530, 660, 6_700, 73_230, 0, 0, 7_000, 485_000, 52_000, 12_000, 29_000, 550,
                21_000, 0,
            ])
            .measure("cup, cubes", 150_000)
            .measure("cup, pureed", 230_000)
            .measure("cup, sliced", 146_000)
            .measure("avocado", 201_000),
        // Bananas, raw
        Row(9040, "Banana, raw", .none, [.plant])
            .holds([
                89_000, 1_090, 330, 22_840, 12_230, 2_600, 74_910, 0, 0, 1_000, 358_000, 22_000, 5_000, 27_000, 260,
                500, 0,
            ])
            .measure("cup, mashed", 225_000)
            .measure("cup, sliced", 150_000)
            .measure("extra small (less than 6\" long)", 81_000)
            .measure("small (6\" to 6-7/8\" long)", 101_000)
            .measure("medium (7\" to 7-7/8\" long)", 118_000)
            .measure("large (8\" to 8-7/8\" long)", 136_000)
            .measure("extra large (9\" or longer)", 152_000),
        // Blackberries, raw
        Row(9042, "Blackberries, raw", .none, [.plant])
            .holds([
                43_000, 1_390, 490, 9_610, 4_880, 5_300, 88_150, 0, 0, 1_000, 162_000, 22_000, 29_000, 20_000, 620,
                19_800, 0,
            ])
            .measure("cup", 144_000),
        // Blueberries, raw
        Row(9050, "Blueberries, raw", .none, [.plant])
            .holds([
                57_000, 740, 330, 14_490, 9_960, 2_400, 84_210, 0, 0, 1_000, 77_000, 12_000, 6_000, 6_000, 280, 19_300,
                0,
            ])
            .measure("cup", 148_000)
            .measure(50_000, "berries", 68_000),
        // Cherries, sweet, raw
        Row(9070, "Cherries, sweet, raw", .none, [.plant])
            .holds([
                63_000, 1_060, 200, 16_010, 12_820, 2_100, 82_250, 0, 0, 0, 222_000, 21_000, 13_000, 11_000, 360, 2_100,
                0,
            ])
            .measure("cup, without pits", 154_000)
            .measure("cherry", 8_200),
        // Clementines, raw
        Row(9433, "Clementine, raw", .none, [.plant])
            .holds([
                47_000, 850, 150, 12_020, 9_180, 1_700, 86_580, nil, nil, 1_000, 177_000, 21_000, 30_000, 10_000, 140,
                0, 0,
            ])
            .measure("fruit", 74_000),
        // Cranberries, raw
        Row(9078, "Cranberries, raw", .none, [.plant], [.cranberry])
            .holds([
                46_000, 390, 130, 12_200, 4_040, 4_600, 87_130, 0, 0, 2_000, 85_000, 13_000, 8_000, 6_000, 250, 5_100,
                0,
            ])
            .measure("cup, chopped", 110_000)
            .measure("cup, whole", 100_000),
        // Dates, deglet noor
        Row(9087, "Dates", .none, [.plant])
            .holds([
                282_000, 2_450, 390, 75_030, 63_350, 8_000, 20_530, 0, 0, 2_000, 656_000, 62_000, 39_000, 43_000, 1_020,
                2_700, 0,
            ])
            .measure("cup, chopped", 147_000)
            .measure("date, pitted", 7_100),
        // Figs, raw
        Row(9089, "Figs, raw", .none, [.plant])
            .holds([
                74_000, 750, 300, 19_180, 16_260, 2_900, 79_110, 0, 0, 1_000, 232_000, 14_000, 35_000, 17_000, 370,
                4_700, 0,
            ])
            .measure("large (2-1/2\" dia)", 64_000)
            .measure("medium (2-1/4\" dia)", 50_000)
            .measure("small (1-1/2\" dia)", 40_000),
        // Figs, dried, uncooked
        Row(9094, "Figs, dried", .none, [.plant])
            .holds([
                249_000, 3_300, 930, 63_870, 47_920, 9_800, 30_050, 0, 0, 10_000, 680_000, 67_000, 162_000, 68_000,
                2_030, 15_600, 0,
            ])
            .measure("cup", 149_000)
            .measure("fig", 8_400),
        // Fruit cocktail, (peach and pineapple and pear and grape and cherry), canned, juice pack, solids and liquids
        Row(9097, "Fruit cocktail, canned in juice", .none, [.plant])
            .holds([
                46_000, 460, 10, 11_860, 10_860, 1_000, 87_440, 0, 0, 4_000, 95_000, 14_000, 8_000, 7_000, 210, 2_600,
                0,
            ])
            .measure("cup", 237_000),
        // Grapefruit, raw, pink and red and white, all areas
        Row(9111, "Grapefruit, raw", .none, [.plant], [.grapefruitFamily])
            .holds([32_000, 630, 100, 8_080, 6_980, 1_100, 90_890, 0, 0, 0, 139_000, 8_000, 12_000, 8_000, 90, 0, 0])
            .measure("cup sections, with juice", 230_000)
            .measure(500, "large (approx 4-1/2\" dia)", 166_000)
            .measure(500, "medium (approx 4\" dia)", 128_000)
            .measure(500, "small (approx 3-1/2\" dia)", 100_000),
        // Grapes, red or green (European type, such as Thompson seedless), raw
        Row(9132, "Grapes, red or green, raw", .none, [.plant])
            .holds([
                69_000, 720, 160, 18_100, 15_480, 900, 80_540, 0, 0, 2_000, 191_000, 20_000, 10_000, 7_000, 360, 14_600,
                0,
            ])
            .measure("cup", 151_000)
            .measure(10_000, "grapes", 49_000),
        // Guavas, common, raw
        Row(9139, "Guava, raw", .none, [.plant])
            .holds([
                68_000, 2_550, 950, 14_320, 8_920, 5_400, 80_800, 0, 0, 2_000, 417_000, 40_000, 18_000, 22_000, 260,
                2_600, 0,
            ])
            .measure("cup", 165_000),
        // Kiwifruit, green, raw
        Row(9148, "Kiwi, green, raw", .none, [.plant])
            .holds([
                61_000, 1_140, 520, 14_660, 8_990, 3_000, 83_070, 0, 0, 3_000, 312_000, 34_000, 34_000, 17_000, 310,
                40_300, 0,
            ])
            .measure("cup, sliced", 180_000)
            .measure("fruit (2\" dia)", 69_000),
        // Lemons, raw, without peel
        Row(9150, "Lemon, raw", .none, [.plant])
            .holds([
                29_000, 1_100, 300, 9_320, 2_500, 2_800, 88_980, 0, 0, 2_000, 138_000, 16_000, 26_000, 8_000, 600, 0, 0,
            ])
            .measure("cup, sections", 212_000)
            .measure("fruit (2-1/8\" dia)", 58_000)
            .measure("fruit (2-3/8\" dia)", 84_000)
            .measure("wedge or slice (1/8 of one 2-1/8\" dia lemon)", 7_000),
        // Limes, raw
        Row(9159, "Lime, raw", .none, [.plant])
            .holds([
                30_000, 700, 200, 10_540, 1_690, 2_800, 88_260, 0, 0, 2_000, 102_000, 18_000, 33_000, 6_000, 600, 600,
                0,
            ])
            .measure("fruit (2\" dia)", 67_000),
        // Litchis, raw
        Row(9164, "Lychees, raw", .none, [.plant])
            .holds([
                66_000, 830, 440, 16_530, 15_230, 1_300, 81_760, 0, 0, 1_000, 171_000, 31_000, 5_000, 10_000, 310, 400,
                0,
            ])
            .measure("cup", 190_000),
        // Mangos, raw
        Row(9176, "Mango, raw", .none, [.plant])
            .holds([
                60_000, 820, 380, 14_980, 13_660, 1_600, 83_460, 0, 0, 1_000, 168_000, 14_000, 11_000, 10_000, 160,
                4_200, 0,
            ])
            .measure("cup pieces", 165_000),
        // Melons, cantaloupe, raw
        Row(9181, "Cantaloupe melon, raw", .none, [.plant])
            .holds([
                34_000, 840, 190, 8_160, 7_860, 900, 90_150, 0, 0, 16_000, 267_000, 15_000, 9_000, 12_000, 210, 2_500,
                0,
            ])
            .measure("cup, balls", 177_000)
            .measure("cup, cubes", 160_000)
            .measure("cup, diced", 156_000)
            .measure("melon, large (about 6-1/2\" dia)", 814_000)
            .measure("wedge, large (1/8 of large melon)", 102_000)
            .measure("melon, medium (about 5\" dia)", 552_000)
            .measure("wedge, medium (1/8 of medium melon)", 69_000)
            .measure("melon, small (about 4-1/4\" dia)", 441_000),
        // Melons, honeydew, raw
        Row(9184, "Honeydew melon, raw", .none, [.plant])
            .holds([
                36_000, 540, 140, 9_090, 8_120, 800, 89_820, 0, 0, 18_000, 228_000, 11_000, 6_000, 10_000, 170, 2_900,
                0,
            ])
            .measure("cup, diced (approx 20 pieces per cup)", 170_000)
            .measure("cup, balls", 177_000)
            .measure("melon (5-1/4\" dia)", 1_000_000)
            .measure("melon (6\" - 7\" dia)", 1_280_000)
            .measure("wedge (1/8 of 5-1/4\" dia melon)", 125_000)
            .measure("wedge (1/8 of 6\" to 7\" dia melon)", 160_000)
            .measure(10_000, "honeydew balls", 138_000),
        // Nectarines, raw
        Row(9191, "Nectarine, raw", .none, [.plant])
            .holds([
                44_000, 1_060, 320, 10_550, 7_890, 1_700, 87_590, 0, 0, 0, 201_000, 26_000, 6_000, 9_000, 280, 2_200, 0,
            ])
            .measure("cup slices", 143_000)
            .measure("small (2-1/3\" dia)", 129_000)
            .measure("medium (2-1/2\" dia)", 142_000)
            .measure("large (2-3/4\" dia)", 156_000),
        // Oranges, raw, navels
        Row(9202, "Orange, navel, raw", .none, [.plant])
            .holds([
                49_000, 910, 150, 12_540, 8_500, 2_200, 85_970, nil, nil, 1_000, 166_000, 23_000, 43_000, 11_000, 130,
                0, 0,
            ])
            .measure("cup sections, without membranes", 165_000)
            .measure("fruit (2-7/8\" dia)", 140_000),
        // Oranges, raw, all commercial varieties
        Row(9200, "Orange, raw", .none, [.plant])
            .holds([
                47_000, 940, 120, 11_750, 9_350, 2_400, 86_750, 0, 0, 0, 181_000, 14_000, 40_000, 10_000, 100, 0, 0,
            ])
            .measure("cup, sections", 180_000)
            .measure("large (3-1/16\" dia)", 184_000)
            .measure("small (2-3/8\" dia)", 96_000)
            .measure("fruit (2-5/8\" dia)", 131_000),
    ]
}
