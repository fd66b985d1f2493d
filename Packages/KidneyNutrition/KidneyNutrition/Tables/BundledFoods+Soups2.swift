// Made by scripts/bundled-foods from USDA's standard reference (public domain); change scripts/bundled-foods.tsv instead.

extension BundledFoods {
    /// Soups, sauces, dishes.
    static let soups2: [Row] = [
        // Restaurant, Latino, arroz con leche (rice pudding)
        Row(36404, "Rice pudding (arroz con leche)", .none, [.plant, .animal], [.dairy, .addedSugar])
            .holds([
                146_000, 3_200, 3_690, 24_920, 15_260, 500, 67_390, nil, nil, 106_000, 142_000, 83_000, 90_000, 11_000,
                230, nil, nil,
            ])
            .measure("serving", 283_000)
            .measure("cup", 253_000),
        // Restaurant, Latino, empanadas, beef, prepared
        Row(36403, "Empanada, beef", .none, [.plant, .animal, .additive])
            .holds([
                335_000, 11_310, 18_370, 31_190, 1_840, 2_000, 37_500, 0, 0, 440_000, 190_000, 103_000, 20_000, 21_000,
                2_700, 6_100, 200,
            ])
            .measure("piece", 89_000),
        // Restaurant, Latino, pupusas con frijoles (pupusas, bean)
        Row(36408, "Pupusa, with beans", .none, [.plant])
            .holds([
                229_000, 5_590, 9_010, 31_490, 1_300, 5_800, 52_160, nil, nil, 305_000, 305_000, 144_000, 51_000,
                54_000, 1_460, 7_400, nil,
            ])
            .measure("piece", 126_000),
    ]
}
