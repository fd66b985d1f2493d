// Made by scripts/bundled-foods from USDA's standard reference (public domain); change scripts/bundled-foods.tsv instead.

extension BundledFoods {
    /// Juices.
    static let juices: [Row] = [
        // Apple juice, canned or bottled, unsweetened, with added ascorbic acid
        Row(9400, "Apple juice", .liquid, [.plant])
            .holds([46_000, 100, 130, 11_300, 9_620, 200, 88_240, 0, 0, 4_000, 101_000, 7_000, 8_000, 5_000, 120, 0, 0])
            .measure("cup", 248_000)
            .measure("fl oz", 31_000),
        // Apple juice, canned or bottled, unsweetened, without added ascorbic acid
        Row(9016, "Apple juice, without added vitamin C", .liquid, [.plant])
            .holds([46_000, 100, 130, 11_300, 9_620, 200, 88_240, 0, 0, 4_000, 101_000, 7_000, 8_000, 5_000, 120, 0, 0])
            .measure("cup", 248_000)
            .measure("fl oz", 31_000)
            .measure("drink box (8.45 fl oz)", 262_000),
        // Cranberry juice cocktail, bottled
        Row(14242, "Cranberry juice cocktail", .liquid, [.plant], [.cranberry, .addedSugar])
            .holds([54_000, 0, 100, 13_520, 11_870, 0, 86_170, 0, 0, 2_000, 14_000, 1_000, 3_000, 1_000, 100, 1_000, 0])
            .measure("fl oz", 31_600)
            .measure("cup (8 fl oz)", 253_000),
        // Grape juice, canned or bottled, unsweetened, without added ascorbic acid
        Row(9135, "Grape juice", .liquid, [.plant])
            .holds([
                60_000, 370, 130, 14_770, 14_200, 200, 84_510, 0, 0, 5_000, 104_000, 14_000, 11_000, 10_000, 250, 400,
                0,
            ])
            .measure("cup", 253_000)
            .measure("fl oz", 31_600),
        // Grapefruit juice, white, raw
        Row(9128, "Grapefruit juice, white", .liquid, [.plant], [.grapefruitFamily])
            .holds([
                39_000, 500, 100, 9_200, 9_100, 100, 90_000, 0, 0, 1_000, 162_000, 15_000, 9_000, 12_000, 200, 0, 0,
            ])
            .measure("cup", 247_000)
            .measure("fl oz", 30_900),
        // Grapefruit juice, pink, raw
        Row(9404, "Grapefruit juice, pink", .liquid, [.plant], [.grapefruitFamily])
            .holds([
                39_000, 500, 100, 9_200, nil, nil, 90_000, nil, nil, 1_000, 162_000, 15_000, 9_000, 12_000, 200, nil, 0,
            ])
            .measure("cup", 247_000),
        // Lemon juice, raw
        Row(9152, "Lemon juice", .liquid, [.plant])
            .holds([22_000, 350, 240, 6_900, 2_520, 300, 92_310, 0, 0, 1_000, 103_000, 8_000, 6_000, 6_000, 80, 0, 0])
            .measure("cup", 244_000)
            .measure("fl oz", 30_500),
        // Lime juice, raw
        Row(9160, "Lime juice", .liquid, [.plant])
            .holds([
                25_000, 420, 70, 8_420, 1_690, 400, 90_790, 0, 0, 2_000, 117_000, 14_000, 14_000, 8_000, 90, 600, 0,
            ])
            .measure("cup", 242_000)
            .measure("fl oz", 30_800),
        // Orange juice, raw
        Row(9206, "Orange juice, fresh", .liquid, [.plant])
            .holds([
                45_000, 700, 200, 10_400, 8_400, 200, 88_300, 0, 0, 1_000, 200_000, 17_000, 11_000, 11_000, 200, 100, 0,
            ])
            .measure("cup", 248_000)
            .measure("fl oz", 31_000),
        // Orange juice, chilled, includes from concentrate
        Row(9209, "Orange juice, chilled", .liquid, [.plant])
            .holds([
                49_000, 680, 120, 11_540, 8_310, 300, 87_220, 0, 0, 2_000, 178_000, 17_000, 11_000, 11_000, 130, 0, 0,
            ])
            .measure("cup", 249_000)
            .measure("fl oz", 31_100),
        // Orange juice, chilled, includes from concentrate, fortified with calcium
        Row(9211, "Orange juice, with added calcium", .liquid, [.plant, .additive], [.calciumFortified])
            .holds([
                47_000, 680, 120, 11_270, 8_310, 300, 87_220, 0, 0, 2_000, 178_000, 47_000, 140_000, 11_000, 130, 0, 0,
            ])
            .measure("cup", 249_000)
            .measure("fl oz", 31_100),
        // Pineapple juice, canned, unsweetened, without added ascorbic acid
        Row(9273, "Pineapple juice", .liquid, [.plant])
            .holds([
                53_000, 360, 120, 12_870, 9_980, 200, 86_370, 0, 0, 2_000, 130_000, 8_000, 13_000, 12_000, 310, 300, 0,
            ])
            .measure("cup", 250_000)
            .measure("fl oz", 31_300),
        // Pomegranate juice, bottled
        Row(9442, "Pomegranate juice", .liquid, [.plant])
            .holds([
                54_000, 150, 290, 13_130, 12_650, 100, 85_950, 0, 0, 9_000, 214_000, 11_000, 11_000, 7_000, 100, 10_400,
                0,
            ])
            .measure("cup", 249_000)
            .measure("fl oz", 31_400),
        // Prune juice, canned
        Row(9294, "Prune juice", .liquid, [.plant])
            .holds([
                71_000, 610, 30, 17_450, 16_450, 1_000, 81_240, 0, 0, 4_000, 276_000, 25_000, 12_000, 14_000, 1_180,
                3_400, 0,
            ])
            .measure("cup", 256_000)
            .measure("fl oz", 32_000),
        // Tomato juice, canned, with salt added
        Row(11540, "Tomato juice, with salt", .liquid, [.plant])
            .holds([
                17_000, 760, 50, 4_240, 3_560, 400, 93_900, 0, 0, 269_000, 229_000, 18_000, 10_000, 11_000, 430, 2_300,
                0,
            ])
            .measure("cup", 243_000)
            .measure(6_000, "fl oz", 182_000),
        // Carrot juice, canned
        Row(11655, "Carrot juice", .liquid, [.plant])
            .holds([
                40_000, 950, 150, 9_280, 3_910, 800, 88_870, 0, 0, 66_000, 292_000, 42_000, 24_000, 14_000, 460, 15_500,
                0,
            ])
            .measure("cup", 236_000)
            .measure("fl oz", 29_500),
    ]
}
