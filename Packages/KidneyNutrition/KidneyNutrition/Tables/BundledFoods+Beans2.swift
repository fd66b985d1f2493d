// Made by scripts/bundled-foods from USDA's standard reference (public domain); change scripts/bundled-foods.tsv instead.

extension BundledFoods {
    /// Beans, soy, nuts, seeds.
    static let beans2: [Row] = [
        // Nuts, walnuts, english
        Row(12155, "Walnuts", .none, [.plant], [.walnut, .treeNut])
            .holds([
                654_000, 15_230, 65_210, 13_710, 2_610, 6_700, 4_070, 0, 0, 2_000, 441_000, 346_000, 98_000, 158_000,
                2_910, 2_700, 0,
            ])
            .measure("cup, chopped", 117_000)
            .measure("cup, ground", 80_000)
            .measure("cup shelled (50 halves)", 100_000)
            .measure("cup pieces or chips", 120_000)
            .measure("oz (14 halves)", 28_350),
        // Nuts, coconut milk, canned (liquid expressed from grated meat and water)
        Row(12118, "Coconut milk, canned", .liquid, [.plant])
            .holds([
                197_000, 2_020, 21_330, 2_810, nil, nil, 72_880, nil, nil, 13_000, 220_000, 96_000, 18_000, 46_000,
                3_300, nil, 0,
            ])
            .measure("cup", 226_000)
            .measure("tbsp", 15_000),
        // Seeds, sunflower seed kernels, dried
        Row(12036, "Sunflower seeds, dried", .none, [.plant])
            .holds([
                584_000, 20_780, 51_460, 20_000, 2_620, 8_600, 4_730, 0, 0, 9_000, 645_000, 660_000, 78_000, 325_000,
                5_250, 0, 0,
            ])
            .measure("cup", 140_000),
        // Seeds, pumpkin and squash seed kernels, roasted, without salt
        Row(12016, "Pumpkin seeds, roasted, unsalted", .none, [.plant])
            .holds([
                574_000, 29_840, 49_050, 14_710, 1_290, 6_500, 2_030, 0, 0, 18_000, 788_000, 1_174_000, 52_000, 550_000,
                8_070, 4_500, 0,
            ])
            .measure("cup", 118_000),
        // Seeds, flaxseed
        Row(12220, "Flaxseed", .none, [.plant])
            .holds([
                534_000, 18_290, 42_160, 28_880, 1_550, 27_300, 6_960, 0, 0, 30_000, 813_000, 642_000, 255_000, 392_000,
                5_730, 4_300, 0,
            ])
            .measure("tbsp, whole", 10_300)
            .measure("cup, whole", 168_000)
            .measure("tbsp, ground", 7_000)
            .measure("tsp, whole", 3_400)
            .measure("tsp, ground", 2_500),
        // Seeds, chia seeds, dried
        Row(12006, "Chia seeds", .none, [.plant])
            .holds([
                486_000, 16_540, 30_740, 42_120, nil, 34_400, 5_800, nil, nil, 16_000, 407_000, 860_000, 631_000,
                335_000, 7_720, nil, nil,
            ]),
    ]
}
