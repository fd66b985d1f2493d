// Made by scripts/bundled-foods from USDA's standard reference (public domain); change scripts/bundled-foods.tsv instead.

extension BundledFoods {
    /// Meat, poultry, fish, eggs.
    static let meat2: [Row] = [
        // Fish, tuna, light, canned in oil, drained solids
        Row(15119, "Tuna, light, canned in oil", .none, [.animal, .additive], [.phosphateAdditive, .fish])
            .holds([
                198_000, 29_130, 8_210, 0, 0, 0, 59_830, 0, 0, 416_000, 207_000, 311_000, 13_000, 31_000, 1_390, 44_000,
                6_700,
            ])
            .measure("cup, solid or chunks", 146_000)
            .measure("can", 171_000)
            .measure("can (12.5 oz), drained", 321_000),
        // Fish, tilapia, cooked, dry heat
        Row(15262, "Tilapia, cooked", .none, [.animal], [.fish])
            .holds([
                128_000, 26_150, 2_650, 0, 0, 0, 71_590, 0, 0, 56_000, 380_000, 204_000, 14_000, 34_000, 690, 900,
                3_700,
            ])
            .measure("fillet", 87_000),
        // Fish, halibut, Atlantic and Pacific, cooked, dry heat
        Row(15037, "Halibut, cooked", .none, [.animal], [.fish])
            .holds([
                111_000, 22_540, 1_610, 0, 0, 0, 76_120, 0, 0, 82_000, 528_000, 287_000, 9_000, 28_000, 200, 0, 5_800,
            ])
            .measure(500, "fillet", 159_000),
        // Fish, trout, rainbow, wild, cooked, dry heat
        Row(15116, "Trout, rainbow, cooked", .none, [.animal], [.fish])
            .holds([
                150_000, 22_920, 5_820, 0, nil, 0, 70_500, nil, nil, 56_000, 448_000, 269_000, 86_000, 31_000, 380, nil,
                nil,
            ])
            .measure("fillet", 143_000),
        // Crustaceans, shrimp, mixed species, cooked, moist heat
        Row(15151, "Shrimp, cooked", .none, [.animal, .additive], [.phosphateAdditive, .shellfish])
            .holds([
                119_000, 22_780, 1_700, 1_520, 0, 0, 71_560, 0, 0, 947_000, 170_000, 306_000, 91_000, 37_000, 320, 400,
                100,
            ])
            .measure(4_000, "large", 22_000),
        // Crustaceans, crab, blue, cooked, moist heat
        Row(15140, "Crab, blue, cooked", .none, [.animal], [.shellfish])
            .holds([83_000, 17_880, 740, 0, 0, 0, 79_690, 0, 0, 395_000, 259_000, 234_000, 91_000, 36_000, 500, 300, 0])
            .measure("cup, flaked and pieces", 118_000)
            .measure("cup (not packed)", 135_000),
        // Mollusks, clam, mixed species, cooked, moist heat
        Row(15159, "Clams, cooked", .none, [.animal], [.shellfish])
            .holds([
                148_000, 25_550, 1_950, 5_130, nil, 0, 63_640, nil, nil, 1_202_000, 628_000, 338_000, 92_000, 18_000,
                2_810, nil, nil,
            ])
            .measure(20_000, "small", 190_000),
        // Fish, mackerel, Atlantic, cooked, dry heat
        Row(15047, "Mackerel, cooked", .none, [.animal], [.fish])
            .holds([
                262_000, 23_850, 17_810, 0, nil, 0, 53_270, nil, nil, 83_000, 401_000, 278_000, 15_000, 97_000, 1_570,
                nil, nil,
            ])
            .measure("fillet", 88_000),
        // Egg, whole, raw, fresh
        Row(1123, "Egg, whole, raw", .none, [.animal], [.egg])
            .holds([
                143_000, 12_560, 9_510, 720, 370, 0, 76_150, 0, 0, 142_000, 138_000, 198_000, 56_000, 12_000, 1_750,
                300, 2_000,
            ])
            .measure("large", 50_000)
            .measure("extra large", 56_000)
            .measure("jumbo", 63_000)
            .measure("cup (4.86 large eggs)", 243_000)
            .measure("medium", 44_000)
            .measure("small", 38_000),
        // Egg, whole, cooked, hard-boiled
        Row(1129, "Egg, hard-boiled", .none, [.animal], [.egg])
            .holds([
                155_000, 12_580, 10_610, 1_120, 1_120, 0, 74_620, 0, 0, 124_000, 126_000, 172_000, 50_000, 10_000,
                1_190, 300, 2_200,
            ])
            .measure("cup, chopped", 136_000)
            .measure("tbsp", 8_500)
            .measure("large", 50_000),
        // Egg, whole, cooked, fried
        Row(1128, "Egg, fried", .none, [.animal], [.egg])
            .holds([
                196_000, 13_610, 14_840, 830, 400, 0, 69_470, 0, 0, 207_000, 152_000, 215_000, 62_000, 13_000, 1_890,
                5_600, 2_200,
            ])
            .measure("large", 46_000),
        // Egg, whole, cooked, scrambled
        Row(1132, "Egg, scrambled", .none, [.animal], [.egg])
            .holds([
                149_000, 9_990, 10_980, 1_610, 1_390, 0, 76_400, 0, 0, 145_000, 132_000, 165_000, 66_000, 11_000, 1_310,
                4_000, 1_800,
            ])
            .measure("large", 61_000)
            .measure("tbsp", 13_700)
            .measure("cup", 220_000),
        // Egg, white, raw, fresh
        Row(1124, "Egg white, raw", .none, [.animal], [.egg])
            .holds([52_000, 10_900, 170, 730, 710, 0, 87_570, 0, 0, 166_000, 163_000, 15_000, 7_000, 11_000, 80, 0, 0])
            .measure("large", 33_000)
            .measure("cup", 243_000),
        // Egg, yolk, raw, fresh
        Row(1125, "Egg yolk, raw", .none, [.animal], [.egg])
            .holds([
                322_000, 15_860, 26_540, 3_590, 560, 0, 52_310, 0, 0, 48_000, 109_000, 390_000, 129_000, 5_000, 2_730,
                700, 5_400,
            ])
            .measure("large", 17_000)
            .measure("cup", 243_000),
        // Egg substitute, liquid or frozen, fat free
        Row(1226, "Egg substitute, liquid, fat free", .none, [.animal, .additive], [.phosphateAdditive, .egg])
            .holds([
                48_000, 10_000, 0, 2_000, 2_000, 0, 87_000, 0, 0, 199_000, 213_000, 72_000, 73_000, 15_000, 1_980, 200,
                1_600,
            ])
            .measure(250, "cup", 60_000),
    ]
}
