// Made by scripts/bundled-foods from USDA's standard reference (public domain); change scripts/bundled-foods.tsv instead.

extension BundledFoods {
    /// Milk, cheese, fats.
    static let milk2: [Row] = [
        // Butter, salted
        Row(1001, "Butter, salted", .none, [.animal], [.dairy])
            .holds([
                717_000, 850, 81_110, 60, 60, 0, 15_870, 0, 0, 643_000, 24_000, 24_000, 24_000, 2_000, 20, 7_000, 1_500,
            ])
            .measure("pat (1\" sq, 1/3\" high)", 5_000)
            .measure("tbsp", 14_200)
            .measure("cup", 227_000)
            .measure("stick", 113_000),
        // Butter, without salt
        Row(1145, "Butter, unsalted", .none, [.animal], [.dairy])
            .holds([
                717_000, 850, 81_110, 60, 60, 0, 17_940, 0, 0, 11_000, 24_000, 24_000, 24_000, 2_000, 20, 7_000, 1_500,
            ])
            .measure("pat (1\" sq, 1/3\" high)", 5_000)
            .measure("tbsp", 14_200)
            .measure("cup", 227_000)
            .measure("stick", 113_000),
        // Margarine, regular, 80% fat, composite, stick, with salt
        Row(4610, "Margarine, stick, salted", .none, [])
            .holds([717_000, 160, 80_710, 700, 0, 0, 16_520, 0, 0, 751_000, 18_000, 5_000, 3_000, 3_000, 60, 93_000, 0])
            .measure("tbsp", 14_000)
            .measure("cup", 227_000)
            .measure("tsp", 4_700)
            .measure("pat (1\" sq, 1/3\" high)", 5_000)
            .measure("stick", 113_000),
        // Oil, olive, salad or cooking
        Row(4053, "Olive oil", .none, [.plant])
            .holds([884_000, 0, 100_000, 0, 0, 0, 0, 0, 0, 2_000, 1_000, 0, 1_000, 0, 560, 60_200, 0])
            .measure("tablespoon", 13_500)
            .measure("cup", 216_000)
            .measure("tsp", 4_500),
        // Oil, canola
        Row(4582, "Canola oil", .none, [.plant])
            .holds([884_000, 0, 100_000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 71_300, 0])
            .measure("tbsp", 14_000)
            .measure("cup", 218_000)
            .measure("tsp", 4_500),
        // Oil, soybean, salad or cooking
        Row(4044, "Soybean oil", .none, [.plant], [.soy])
            .holds([884_000, 0, 100_000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 50, 183_900, 0])
            .measure("tbsp", 13_600)
            .measure("cup", 218_000)
            .measure("tsp", 4_500),
        // Salad dressing, mayonnaise, regular
        Row(4025, "Mayonnaise", .none, [.animal])
            .holds([
                680_000, 960, 74_850, 570, 570, 0, 21_650, 0, 0, 635_000, 20_000, 21_000, 8_000, 1_000, 210, 163_000,
                200,
            ])
            .measure("tbsp", 13_800)
            .measure("cup", 220_000)
            .measure("packet", 10_000),
        // Salad dressing, italian dressing, commercial, regular
        Row(4114, "Italian dressing", .none, [.plant])
            .holds([
                240_000, 410, 21_120, 12_120, 10_770, 0, 63_400, 0, 0, 993_000, 84_000, 15_000, 13_000, 5_000, 260,
                56_000, 0,
            ])
            .measure("tbsp", 14_700)
            .measure("cup", 235_000),
        // Salad dressing, ranch dressing, commercial, regular
        Row(4639, "Ranch dressing", .none, [.animal, .additive])
            .holds([
                421_000, 1_320, 44_540, 5_740, 4_690, 0, 45_850, 0, 0, 901_000, 64_000, 183_000, 28_000, 5_000, 300,
                125_200, 100,
            ])
            .measure("tablespoon", 15_000)
            .measure("serving", 30_000),
    ]
}
