// Made by scripts/bundled-foods from USDA's standard reference (public domain); change scripts/bundled-foods.tsv instead.

extension BundledFoods {
    /// Fruits.
    static let fruits2: [Row] = [
        // Tangerines, (mandarin oranges), raw
        Row(9218, "Tangerine (mandarin), raw", .none, [.plant])
            .holds([
                53_000, 810, 310, 13_340, 10_580, 1_800, 85_170, 0, 0, 2_000, 166_000, 20_000, 37_000, 12_000, 150, 0,
                0,
            ])
            .measure("cup, sections", 195_000)
            .measure("small (2-1/4\" dia)", 76_000)
            .measure("medium (2-1/2\" dia)", 88_000)
            .measure("large (2-3/4\" dia)", 120_000),
        // Papayas, raw
        Row(9226, "Papaya, raw", .none, [.plant])
            .holds([
                43_000, 470, 260, 10_820, 7_820, 1_700, 88_060, 0, 0, 8_000, 182_000, 10_000, 20_000, 21_000, 250,
                2_600, 0,
            ])
            .measure("cup 1\" pieces", 145_000)
            .measure("cup, mashed", 230_000)
            .measure("fruit, small", 157_000)
            .measure("fruit, large", 781_000),
        // Passion-fruit, (granadilla), purple, raw
        Row(9231, "Passion fruit, raw", .none, [.plant])
            .holds([
                97_000, 2_200, 700, 23_380, 11_200, 10_400, 72_930, 0, 0, 28_000, 348_000, 68_000, 12_000, 29_000,
                1_600, 700, 0,
            ])
            .measure("cup", 236_000),
        // Peaches, raw
        Row(9236, "Peach, raw", .none, [.plant])
            .holds([
                39_000, 910, 250, 9_540, 8_390, 1_500, 88_870, 0, 0, 0, 190_000, 20_000, 6_000, 9_000, 250, 2_600, 0,
            ])
            .measure("cup slices", 154_000)
            .measure("small (2-1/2\" dia)", 130_000)
            .measure("medium (2-2/3\" dia)", 150_000)
            .measure("large (2-3/4\" dia)", 175_000)
            .measure("extra large (3\" dia)", 224_000),
        // Peaches, canned, juice pack, solids and liquids
        Row(9238, "Peaches, canned in juice", .none, [.plant])
            .holds([
                44_000, 630, 30, 11_570, 10_270, 1_300, 87_490, 0, 0, 4_000, 128_000, 17_000, 6_000, 7_000, 270, 1_700,
                0,
            ])
            .measure("cup", 250_000)
            .measure("cup, halves or slices", 248_000)
            .measure("half, with liquid", 98_000),
        // Pears, raw
        Row(9252, "Pear, raw", .none, [.plant])
            .holds([
                57_000, 360, 140, 15_230, 9_750, 3_100, 83_960, 0, 0, 1_000, 116_000, 12_000, 9_000, 7_000, 180, 4_400,
                0,
            ])
            .measure("cup, slices", 140_000)
            .measure("cup, cubes", 161_000)
            .measure("small", 148_000)
            .measure("medium", 178_000)
            .measure("large", 230_000),
        // Pears, canned, juice pack, solids and liquids
        Row(9254, "Pears, canned in juice", .none, [.plant])
            .holds([
                50_000, 340, 70, 12_940, 9_700, 1_600, 86_470, 0, 0, 4_000, 96_000, 12_000, 9_000, 7_000, 290, 300, 0,
            ])
            .measure("cup, halves", 248_000)
            .measure("half, with liquid", 76_000),
        // Persimmons, japanese, raw
        Row(9263, "Persimmon, raw", .none, [.plant])
            .holds([
                70_000, 580, 190, 18_590, 12_530, 3_600, 80_320, 0, 0, 1_000, 161_000, 17_000, 8_000, 9_000, 150, 2_600,
                0,
            ])
            .measure("fruit (2-1/2\" dia)", 168_000),
        // Pineapple, raw, all varieties
        Row(9266, "Pineapple, raw", .none, [.plant])
            .holds([
                50_000, 540, 120, 13_120, 9_850, 1_400, 86_000, 0, 0, 1_000, 109_000, 8_000, 13_000, 12_000, 290, 700,
                0,
            ])
            .measure("cup, chunks", 165_000)
            .measure("fruit", 905_000)
            .measure("slice (4-2/3\" dia x 3/4\" thick)", 166_000)
            .measure("slice (3-1/2\" dia x 3/4\" thick)", 84_000)
            .measure("slice, thin (3-1/2\" dia x 1/2\" thick)", 56_000),
        // Pineapple, canned, juice pack, solids and liquids
        Row(9268, "Pineapple, canned in juice", .none, [.plant])
            .holds([
                60_000, 420, 80, 15_700, 14_450, 800, 83_510, 0, 0, 1_000, 122_000, 6_000, 14_000, 14_000, 280, 300, 0,
            ])
            .measure("cup, crushed, sliced, or chunks", 249_000)
            .measure("slice or ring (3\" dia) with liquid", 47_000),
        // Plantains, cooked
        Row(9278, "Plantain, cooked", .none, [.plant])
            .holds([
                116_000, 790, 180, 31_150, 14_000, 2_300, 67_300, 0, 0, 5_000, 465_000, 28_000, 2_000, 32_000, 580, 700,
                0,
            ])
            .measure("cup, mashed", 200_000)
            .measure("cup slices", 154_000),
        // Plums, raw
        Row(9279, "Plum, raw", .none, [.plant])
            .holds([
                46_000, 700, 280, 11_420, 9_920, 1_400, 87_230, 0, 0, 0, 157_000, 16_000, 6_000, 7_000, 170, 6_400, 0,
            ])
            .measure("cup, sliced", 165_000)
            .measure("fruit (2-1/8\" dia)", 66_000),
        // Pomegranates, raw
        Row(9286, "Pomegranate, raw", .none, [.plant])
            .holds([
                83_000, 1_670, 1_170, 18_700, 13_670, 4_000, 77_930, 0, 0, 3_000, 236_000, 36_000, 10_000, 12_000, 300,
                16_400, 0,
            ])
            .measure(500, "cup arils (seed/juice sacs)", 87_000)
            .measure("pomegranate (4\" dia)", 282_000),
        // Plums, dried (prunes), uncooked
        Row(9291, "Prunes (dried plums)", .none, [.plant])
            .holds([
                240_000, 2_180, 380, 63_880, 38_130, 7_100, 30_920, 0, 0, 2_000, 732_000, 69_000, 43_000, 41_000, 930,
                59_500, 0,
            ])
            .measure("cup, pitted", 174_000)
            .measure("prune, pitted", 9_500),
        // Pummelo, raw
        Row(9295, "Pomelo, raw", .none, [.plant], [.grapefruitFamily])
            .holds([
                38_000, 760, 40, 9_620, nil, 1_000, 89_100, nil, nil, 1_000, 216_000, 17_000, 4_000, 6_000, 110, nil,
                nil,
            ])
            .measure("cup, sections", 190_000),
        // Raisins, seedless
        Row(9298, "Raisins, seedless", .none, [.plant])
            .holds([
                299_000, 3_070, 460, 79_180, 59_190, 3_700, 15_430, 0, 0, 11_000, 749_000, 101_000, 50_000, 32_000,
                1_880, 3_500, 0,
            ])
            .measure("cup, packed", 165_000)
            .measure("cup (not packed)", 145_000)
            .measure("miniature box (.5 oz)", 14_000)
            .measure("small box (1.5 oz)", 43_000)
            .measure(50_000, "raisins", 26_000)
            .measure("oz (60 raisins)", 28_350),
        // Raspberries, raw
        Row(9302, "Raspberries, raw", .none, [.plant])
            .holds([
                52_000, 1_200, 650, 11_940, 4_420, 6_500, 85_750, 0, 0, 1_000, 151_000, 29_000, 25_000, 22_000, 690,
                7_800, 0,
            ])
            .measure("cup", 123_000)
            .measure(10_000, "raspberries", 19_000),
        // Rhubarb, raw
        Row(9307, "Rhubarb, raw", .none, [.plant])
            .holds([
                21_000, 900, 200, 4_540, 1_100, 1_800, 93_610, 0, 0, 4_000, 288_000, 14_000, 86_000, 12_000, 220,
                29_300, 0,
            ])
            .measure("cup, diced", 122_000)
            .measure("stalk", 51_000),
        // Carambola, (starfruit), raw
        Row(9060, "Star fruit (carambola), raw", .none, [.plant], [.starFruit])
            .holds([
                31_000, 1_040, 330, 6_730, 3_980, 2_800, 91_380, 0, 0, 2_000, 133_000, 12_000, 3_000, 10_000, 80, 0, 0,
            ])
            .measure("cup, cubes", 132_000)
            .measure("cup, sliced", 108_000)
            .measure("large (4-1/2\" long)", 124_000)
            .measure("medium (3-5/8\" long)", 91_000)
            .measure("small (3-1/8\" long)", 70_000),
        // Strawberries, raw
        Row(9316, "Strawberries, raw", .none, [.plant])
            .holds([
                32_000, 670, 300, 7_680, 4_890, 2_000, 90_950, 0, 0, 1_000, 153_000, 24_000, 16_000, 13_000, 410, 2_200,
                0,
            ])
            .measure("cup, halves", 152_000)
            .measure("cup, pureed", 232_000)
            .measure("cup, sliced", 166_000)
            .measure("cup, whole", 144_000)
            .measure("extra large (1-5/8\" dia)", 27_000)
            .measure("large (1-3/8\" dia)", 18_000)
            .measure("medium (1-1/4\" dia)", 12_000)
            .measure("small (1\" dia)", 7_000),
        // Watermelon, raw
        Row(9326, "Watermelon, raw", .none, [.plant])
            .holds([
                30_000, 610, 150, 7_550, 6_200, 400, 91_450, 0, 0, 1_000, 112_000, 11_000, 7_000, 10_000, 240, 100, 0,
            ])
            .measure("cup, balls", 154_000)
            .measure("cup, diced", 152_000)
            .measure("melon (15\" long x 7-1/2\" dia)", 4_518_000)
            .measure("wedge (approx 1/16 of melon)", 286_000)
            .measure(10_000, "watermelon balls", 122_000),
    ]
}
