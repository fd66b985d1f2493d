// Made by scripts/bundled-foods from USDA's standard reference (public domain); change scripts/bundled-foods.tsv instead.

extension BundledFoods {
    /// Vegetables.
    static let vegetables4: [Row] = [
        // Catsup
        Row(11935, "Ketchup", .none, [.plant], [.addedSugar])
            .holds([
                112_000, 1_250, 180, 26_230, 21_710, 300, 69_190, 0, 0, 907_000, 315_000, 28_000, 16_000, 15_000, 410,
                2_800, 0,
            ])
            .measure("tbsp", 17_000)
            .measure("packet", 9_000)
            .measure("cup", 240_000),
        // Nopales, cooked, without salt
        Row(11964, "Nopales (cactus pads), cooked", .none, [.plant])
            .holds([
                15_000, 1_350, 50, 3_280, 1_120, 2_000, 94_310, 0, 0, 20_000, 195_000, 16_000, 164_000, 47_000, 500,
                5_100, 0,
            ])
            .measure("cup", 149_000)
            .measure("pad", 29_000),
        // Peppers, hot chili, green, raw
        Row(11670, "Green chile pepper, raw", .none, [.plant])
            .holds([
                40_000, 2_000, 200, 9_460, 5_100, 1_500, 87_740, 0, 0, 7_000, 340_000, 46_000, 18_000, 25_000, 1_200,
                14_300, 0,
            ])
            .measure("pepper", 45_000)
            .measure(500, "cup, chopped or diced", 75_000),
        // Peppers, hot chili, green, canned, pods, excluding seeds, solids and liquids
        Row(11329, "Green chile, canned", .none, [.plant])
            .holds([
                21_000, 900, 100, 5_100, 3_120, 1_300, 92_500, 0, 0, 1_173_000, 187_000, 17_000, 7_000, 14_000, 500,
                8_700, 0,
            ])
            .measure("pepper", 73_000)
            .measure(500, "cup, chopped or diced", 68_000),
    ]
}
