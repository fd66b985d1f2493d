// Made by scripts/bundled-foods from USDA's standard reference (public domain); change scripts/bundled-foods.tsv instead.

extension BundledFoods {
    /// Meat, poultry, fish, eggs.
    static let meat1: [Row] = [
        // Chicken, broilers or fryers, breast, meat only, cooked, roasted
        Row(5064, "Chicken breast, without skin, roasted", .none, [.animal])
            .holds([
                165_000, 31_020, 3_570, 0, 0, 0, 65_260, 0, 0, 74_000, 256_000, 228_000, 15_000, 29_000, 1_040, 300,
                100,
            ])
            .measure("cup, chopped or diced", 140_000)
            .measure(500, "breast, bone and skin removed", 86_000),
        // Chicken, broilers or fryers, thigh, meat only, cooked, roasted
        Row(5098, "Chicken thigh, without skin, roasted", .none, [.animal])
            .holds([
                179_000, 24_760, 8_150, 0, 0, 0, 67_000, 0, 0, 106_000, 269_000, 230_000, 9_000, 24_000, 1_130, 3_900,
                200,
            ])
            .measure("thigh without skin", 116_000)
            .measure("thigh with skin", 137_000),
        // Chicken, broilers or fryers, drumstick, meat and skin, cooked, roasted
        Row(5069, "Chicken drumstick, with skin, roasted", .none, [.animal])
            .holds([
                191_000, 23_350, 10_150, 0, 0, 0, 66_390, 0, 0, 123_000, 247_000, 195_000, 11_000, 22_000, 1_110, 3_200,
                100,
            ])
            .measure("drumstick without skin", 96_000),
        // Chicken, broilers or fryers, wing, meat and skin, cooked, roasted
        Row(5103, "Chicken wing, with skin, roasted", .none, [.animal])
            .holds([
                254_000, 23_790, 16_870, 0, 0, 0, 59_400, 0, 0, 98_000, 212_000, 147_000, 18_000, 19_000, 840, 300, 200,
            ])
            .measure("piece", 85_000),
        // Chicken, broilers or fryers, breast, meat and skin, cooked, fried, flour
        Row(5059, "Chicken breast, with skin, fried", .none, [.animal])
            .holds([
                222_000, 31_840, 8_870, 1_640, nil, 100, 56_590, nil, nil, 76_000, 259_000, 233_000, 16_000, 30_000,
                1_190, nil, nil,
            ])
            .measure(500, "breast, bone removed", 98_000),
        // Turkey, whole, meat only, cooked, roasted
        Row(5168, "Turkey, whole, without skin, roasted", .none, [.animal])
            .holds([
                159_000, 29_060, 3_840, 0, 0, 0, 66_700, 0, 0, 101_000, 239_000, 222_000, 13_000, 29_000, 1_030, 0, 300,
            ])
            .measure("bird", 3_812_000),
        // Poultry food products, ground turkey, cooked
        Row(5306, "Turkey, ground, cooked", .none, [.animal])
            .holds([
                203_000, 27_370, 10_400, 0, 0, 0, 62_070, 0, 0, 78_000, 294_000, 254_000, 28_000, 30_000, 1_520, 0, 200,
            ]),
        // Duck, domesticated, meat and skin, cooked, roasted
        Row(5140, "Duck, with skin, roasted", .none, [.animal])
            .holds([
                337_000, 18_990, 28_350, 0, 0, 0, 51_840, 0, 0, 59_000, 204_000, 156_000, 11_000, 16_000, 2_700, 5_100,
                100,
            ])
            .measure("cup, chopped or diced", 140_000)
            .measure(500, "duck", 382_000),
        // Beef, top sirloin, steak, separable lean only, trimmed to 0" fat, all grades, cooked, broiled
        Row(13454, "Beef sirloin steak, lean, broiled", .none, [.animal])
            .holds([
                183_000, 30_550, 5_790, 0, 0, 0, 62_980, 0, 0, 64_000, 393_000, 244_000, 20_000, 26_000, 1_960, 1_400,
                100,
            ]),
        // Beef, ground, 80% lean meat / 20% fat, patty, cooked, broiled
        Row(23573, "Beef, ground, 80% lean, patty, broiled", .none, [.animal])
            .holds([
                271_000, 25_750, 17_820, 0, 0, 0, 56_080, 0, 0, 75_000, 304_000, 194_000, 24_000, 20_000, 2_480, 1_600,
                200,
            ])
            .measure("serving (3 oz)", 85_000),
        // Beef, ground, 90% lean meat / 10% fat, patty, cooked, broiled
        Row(23563, "Beef, ground, 90% lean, patty, broiled", .none, [.animal])
            .holds([
                217_000, 26_110, 11_730, 0, 0, 0, 61_350, 0, 0, 68_000, 333_000, 202_000, 13_000, 22_000, 2_710, 1_100,
                200,
            ])
            .measure("serving (3 oz)", 85_000),
        // Beef, variety meats and by-products, liver, cooked, braised
        Row(13326, "Beef liver, braised", .none, [.animal])
            .holds([
                191_000, 29_080, 5_260, 5_130, 0, 0, 58_810, 0, 0, 79_000, 352_000, 497_000, 6_000, 21_000, 6_540,
                3_300, 1_200,
            ])
            .measure("slice", 68_000),
        // Beef, cured, corned beef, brisket, cooked
        Row(13347, "Corned beef, brisket, cooked", .none, [.animal, .additive], [.phosphateAdditive])
            .holds([
                251_000, 18_170, 18_980, 470, 0, 0, 59_790, 0, 0, 973_000, 145_000, 125_000, 8_000, 12_000, 1_860,
                1_500, 100,
            ]),
        // Pork, fresh, loin, center loin (chops), bone-in, separable lean only, cooked, broiled
        Row(10042, "Pork chop, lean, broiled", .none, [.animal])
            .holds([
                180_000, 26_760, 7_290, 0, 0, 0, 65_010, 0, 0, 56_000, 356_000, 228_000, 23_000, 26_000, 800, 0, 700,
            ]),
        // Pork, fresh, loin, tenderloin, separable lean only, cooked, roasted
        Row(10061, "Pork tenderloin, roasted", .none, [.animal])
            .holds([
                143_000, 26_170, 3_510, 0, 0, 0, 69_450, 0, 0, 57_000, 421_000, 267_000, 6_000, 29_000, 1_150, 0, 200,
            ]),
        // Pork, cured, bacon, pre-sliced, cooked, pan-fried
        Row(10862, "Bacon, pan-fried", .none, [.animal, .additive], [.phosphateAdditive])
            .holds([
                468_000, 33_920, 35_090, 1_700, 0, 0, 23_650, 0, 0, 1_684_000, 499_000, 388_000, 11_000, 31_000, 950, 0,
                400,
            ])
            .measure("slice", 11_500),
        // Ham, sliced, packaged (96% fat free, water added)
        Row(7028, "Ham, sliced, water added", .none, [.animal, .additive], [.phosphateAdditive])
            .holds([
                131_000, 16_930, 3_500, 970, 0, 0, 75_030, 0, 0, 1_314_000, 462_000, 261_000, 5_000, 18_000, 580, 0,
                700,
            ])
            .measure("slice", 23_000),
        // Ham, sliced, regular (approximately 11% fat)
        Row(7029, "Ham, sliced, regular", .none, [.animal, .additive], [.phosphateAdditive])
            .holds([
                163_000, 16_600, 8_600, 3_830, 0, 1_300, 67_270, 0, 0, 1_143_000, 287_000, 153_000, 24_000, 22_000,
                1_020, 0, 700,
            ])
            .measure(56_000, "grams 1 serving", 56_000)
            .measure("slice", 28_000),
        // Bologna, beef
        Row(7007, "Bologna, beef", .none, [.animal, .additive], [.tyramine, .phosphateAdditive])
            .holds([
                299_000, 10_910, 26_130, 4_290, 2_050, 0, 55_310, 0, 0, 1_013_000, 351_000, 154_000, 21_000, 13_000,
                1_290, 2_400, 700,
            ])
            .measure("slice", 30_000)
            .measure("serving", 28_000),
        // Frankfurter, beef, unheated
        Row(7022, "Hot dog, beef", .none, [.animal, .additive], [.phosphateAdditive])
            .holds([
                316_000, 11_160, 28_300, 3_360, 1_310, 0, 53_940, 0, 0, 992_000, 316_000, 152_000, 12_000, 9_000, 1_200,
                1_800, 900,
            ])
            .measure("frankfurter", 50_000)
            .measure("package", 446_000),
        // Pork sausage, link/patty, cooked, pan-fried
        Row(7064, "Pork sausage, pan-fried", .none, [.animal, .additive], [.phosphateAdditive])
            .holds([
                325_000, 18_530, 27_250, 1_420, 1_090, 0, 49_890, 0, 0, 814_000, 342_000, 149_000, 9_000, 16_000, 1_200,
                0, 1_400,
            ])
            .measure("patty", 27_000)
            .measure("link", 23_000)
            .measure("serving", 48_000),
        // Salami, dry or hard, pork, beef
        Row(7072, "Salami, hard", .none, [.animal, .additive], [.tyramine, .phosphateAdditive])
            .holds([
                378_000, 20_880, 31_810, 600, 240, 0, 41_440, 0, 0, 1_737_000, 347_000, 188_000, 18_000, 20_000, 1_400,
                0, 900,
            ])
            .measure("slice", 9_800)
            .measure(3_000, "slices 1 serving", 27_000),
        // Pepperoni, pork, beef
        Row(7057, "Pepperoni", .none, [.animal, .additive], [.tyramine, .phosphateAdditive])
            .holds([
                494_000, 22_680, 43_980, 0, 0, 0, 30_720, 0, 0, 1_761_000, 279_000, 177_000, 22_000, 21_000, 1_620,
                5_800, 200,
            ])
            .measure("slice round", 2_000),
        // Turkey breast, sliced, oven roasted, luncheon meat
        Row(7079, "Turkey breast, sliced, deli", .none, [.animal, .additive], [.phosphateAdditive])
            .holds([
                104_000, 17_070, 1_660, 4_210, 3_510, 500, 74_070, 0, 0, 928_000, 302_000, 162_000, 8_000, 21_000,
                1_440, 0, 100,
            ])
            .measure("serving", 33_000)
            .measure("slice (3-1/2\" square; 8 per 6 oz package)", 21_000),
        // Lamb, domestic, composite of trimmed retail cuts, separable lean only, trimmed to 1/4" fat, choice, cooked
        Row(17004, "Lamb leg, lean and fat, roasted", .none, [.animal])
            .holds([
                206_000, 28_220, 9_520, 0, nil, 0, 61_960, nil, nil, 76_000, 344_000, 210_000, 15_000, 26_000, 2_050,
                nil, nil,
            ]),
        // Fish, cod, Atlantic, cooked, dry heat
        Row(15016, "Cod, cooked", .none, [.animal], [.fish])
            .holds([
                105_000, 22_830, 860, 0, 0, 0, 75_920, 0, 0, 78_000, 244_000, 138_000, 14_000, 42_000, 490, 100, 1_200,
            ])
            .measure("fillet", 180_000),
        // Fish, salmon, sockeye, cooked, dry heat
        Row(15086, "Salmon, sockeye, cooked", .none, [.animal], [.fish])
            .holds([
                169_000, 25_400, 6_690, 0, 0, 0, 68_000, 0, 0, 134_000, 408_000, 317_000, 12_000, 36_000, 500, 100,
                13_100,
            ])
            .measure(500, "fillet", 155_000),
        // Fish, salmon, sockeye, canned, drained solids
        Row(15087, "Salmon, sockeye, canned, drained", .none, [.animal], [.fish])
            .holds([
                167_000, 23_590, 7_390, 0, 0, 0, 68_070, 0, 0, 408_000, 314_000, 338_000, 232_000, 31_000, 650, 100,
                21_000,
            ])
            .measure("can", 337_000),
        // Fish, sardine, Atlantic, canned in oil, drained solids with bone
        Row(15088, "Sardines, canned in oil", .none, [.animal], [.fish])
            .holds([
                208_000, 24_620, 11_450, 0, 0, 0, 59_610, 0, 0, 307_000, 397_000, 490_000, 382_000, 39_000, 2_920,
                2_600, 4_800,
            ])
            .measure("cup, drained", 149_000)
            .measure("can (3.75 oz)", 92_000)
            .measure("small (2-2/3\" x 1/2\" x 1/4\")", 12_000)
            .measure(2_000, "sardines", 24_000),
        // Fish, tuna, light, canned in water, drained solids
        Row(15121, "Tuna, light, canned in water", .none, [.animal, .additive], [.phosphateAdditive, .fish])
            .holds([
                86_000, 19_440, 960, 0, 0, 0, 78_140, 0, 0, 247_000, 179_000, 139_000, 17_000, 23_000, 1_630, 200,
                1_200,
            ])
            .measure("can", 165_000)
            .measure("cup, solid or chunks", 154_000)
            .measure("can (12.5 oz), drained", 315_000),
    ]
}
