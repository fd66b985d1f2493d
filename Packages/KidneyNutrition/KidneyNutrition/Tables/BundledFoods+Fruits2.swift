// Made by scripts/bundled-foods from USDA's standard reference (public domain); change scripts/bundled-foods.tsv instead.

extension BundledFoods {
    /// Fruits.
    static let fruits2: [Row] = [
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
