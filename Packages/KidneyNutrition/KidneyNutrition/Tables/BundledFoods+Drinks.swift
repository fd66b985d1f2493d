// Made by scripts/bundled-foods from USDA's standard reference (public domain); change scripts/bundled-foods.tsv instead.

extension BundledFoods {
    /// Drinks.
    static let drinks: [Row] = [
        // Water, tap, drinking
        Row(14411, "Water or ice, tap", .liquid, [])
            .holds([0, 0, 0, 0, 0, 0, 99_900, 0, 0, 4_000, 0, 0, 3_000, 1_000, 0, 0, 0])
            .measure("fl oz", 29_600)
            .measure("cup 8 fl oz", 237_000)
            .measure("liter", 1_000_000),
        // Beverage, Horchata, as served in restaurant
        Row(14638, "Horchata", .liquid, [.plant], [.addedSugar])
            .holds([
                54_000, 480, 710, 11_520, 9_360, 0, 87_100, nil, nil, 14_000, 34_000, 15_000, 18_000, 3_000, 10, 0, nil,
            ])
            .measure("cup", 228_000),
        // Hibiscus tea
        Row(14649, "Hibiscus tea (agua de jamaica)", .liquid, [.plant])
            .holds([37_000, 430, 650, 7_410, 6_000, 300, 89_630, 0, 0, 3_000, 9_000, 3_000, 1_000, 1_000, 8_640, 0, 0])
            .measure(8_000, "fl oz", 237_000),
        // Coffee, brewed from grounds, prepared with tap water
        Row(14209, "Coffee, brewed", .liquid, [.plant], [.coffee])
            .holds([1_000, 120, 20, 0, 0, 0, 99_390, 0, 40_000, 2_000, 49_000, 3_000, 2_000, 3_000, 10, 100, 0])
            .measure("fl oz", 29_600)
            .measure("cup (8 fl oz)", 237_000),
        // Coffee, brewed from grounds, prepared with tap water, decaffeinated
        Row(14201, "Coffee, brewed, decaffeinated", .liquid, [.plant], [.coffee])
            .holds([0, 100, 0, 0, 0, 0, 99_300, 0, 1_000, 2_000, 54_000, 1_000, 2_000, 5_000, 50, 100, 0])
            .measure("fl oz", 29_600)
            .measure("cup (8 fl oz)", 237_000),
        // Coffee, brewed, espresso, restaurant-prepared
        Row(14210, "Espresso", .liquid, [.plant], [.coffee])
            .holds([
                9_000, 120, 180, 1_670, 0, 0, 97_800, 0, 212_000, 14_000, 115_000, 7_000, 2_000, 80_000, 130, 100, 0,
            ])
            .measure("fluid ounce", 30_000),
        // Tea, black, brewed, prepared with tap water
        Row(14355, "Tea, black, brewed", .liquid, [.plant], [.tea])
            .holds([1_000, 0, 0, 300, 0, 0, 99_700, 0, 20_000, 3_000, 37_000, 1_000, 0, 3_000, 20, 0, 0])
            .measure("fl oz", 29_600)
            .measure("cup (8 fl oz)", 237_000),
        // Tea, herb, other than chamomile, brewed
        Row(14381, "Tea, herbal, brewed", .liquid, [.plant])
            .holds([1_000, 0, 0, 200, 0, 0, 99_700, 0, 0, 1_000, 9_000, 0, 2_000, 1_000, 80, 0, 0])
            .measure("fl oz", 29_600)
            .measure("cup (8 fl oz)", 237_000),
        // Carbonated beverage, cola
        Row(14148, "Cola", .liquid, [.additive], [.phosphateAdditive, .addedSugar])
            .holds([41_000, 0, 0, 10_580, 10_750, 0, 89_620, 0, 9_000, 4_000, 3_000, 11_000, 2_000, 0, 20, 0, 0])
            .measure("fl oz", 30_700)
            .measure("can or bottle (12 fl oz)", 370_000)
            .measure("can or bottle (16 fl oz)", 492_000)
            .measure("drink, small (16 fl oz)", 492_000)
            .measure("drink, medium (22 fl oz)", 676_000)
            .measure("drink, large (32 fl oz)", 984_000)
            .measure("drink, extra large (44 fl oz)", 1_353_000),
        // Carbonated beverage, low calorie, cola or pepper-type, with aspartame, contains caffeine
        Row(14416, "Cola, diet", .liquid, [.additive], [.phosphateAdditive])
            .holds([2_000, 110, 30, 290, 0, 0, 99_540, 0, 12_000, 8_000, 8_000, 9_000, 3_000, 1_000, 110, 0, 0])
            .measure("fl oz", 29_600)
            .measure("can 12 fl oz", 355_000)
            .measure("bottle 16 fl oz", 473_000)
            .measure("child cup 12 fl oz size cup", 258_000)
            .measure("small cup 16 fl oz size cup", 347_000)
            .measure("medium cup 21 fl oz size cup", 486_000)
            .measure("large cup 32 fl oz size cup", 722_000),
        // Carbonated beverage, ginger ale
        Row(14136, "Ginger ale", .liquid, [], [.addedSugar])
            .holds([34_000, 0, 0, 8_770, 8_700, 0, 91_230, 0, 0, 7_000, 1_000, 0, 3_000, 1_000, 180, 0, 0])
            .measure("fl oz", 30_500)
            .measure("can or bottle (16 fl oz)", 488_000)
            .measure("can or bottle (12 fl oz)", 366_000),
        // Carbonated beverage, lemon-lime soda, no caffeine
        Row(14144, "Lemon-lime soda", .liquid, [], [.addedSugar])
            .holds([41_000, 90, 0, 10_420, 10_380, 0, 89_490, 0, 0, 10_000, 1_000, 0, 2_000, 1_000, 20, 0, 0])
            .measure("fl oz", 30_800)
            .measure("can 12 fl oz", 369_000)
            .measure("bottle 16 fl oz", 492_000)
            .measure("drink (12 fl oz)", 368_000)
            .measure("drink, small (16 fl oz)", 491_000)
            .measure("drink, medium (22 fl oz)", 675_000)
            .measure("drink, large (32 fl oz)", 982_000)
            .measure("drink, extra large (44 fl oz)", 1_351_000),
        // Carbonated beverage, root beer
        Row(14157, "Root beer", .liquid, [], [.addedSugar])
            .holds([41_000, 0, 0, 10_600, 10_600, 0, 89_300, 0, 0, 13_000, 1_000, 0, 5_000, 1_000, 50, 0, 0])
            .measure("fl oz", 30_800)
            .measure("can or bottle (16 fl oz)", 493_000)
            .measure("can or bottle (12 fl oz)", 370_000),
        // Carbonated beverage, orange
        Row(14150, "Orange soda", .liquid, [], [.addedSugar])
            .holds([48_000, 0, 0, 12_300, nil, 0, 87_600, 0, nil, 12_000, 2_000, 1_000, 5_000, 1_000, 60, nil, nil])
            .measure("fl oz", 31_000)
            .measure("can or bottle (16 fl oz)", 496_000)
            .measure("can or bottle (12 fl oz)", 372_000),
        // Carbonated beverage, club soda
        Row(14121, "Club soda", .liquid, [])
            .holds([0, 0, 0, 0, 0, 0, 99_900, 0, 0, 21_000, 2_000, 0, 5_000, 1_000, 10, 0, 0])
            .measure("fl oz", 29_600)
            .measure("can or bottle (16 fl oz)", 474_000)
            .measure("can or bottle (12 fl oz)", 355_000),
        // Carbonated beverage, tonic water
        Row(14155, "Tonic water", .liquid, [], [.addedSugar])
            .holds([34_000, 0, 0, 8_800, 8_800, 0, 91_100, 0, 0, 12_000, 0, 0, 1_000, 0, 10, 0, 0])
            .measure("fl oz", 30_500)
            .measure("bottle (11 fl oz)", 336_000)
            .measure("can or bottle (16 fl oz)", 488_000)
            .measure("can or bottle (12 fl oz)", 366_000),
        // Lemonade, frozen concentrate, white, prepared with water
        Row(14293, "Lemonade, from concentrate", .liquid, [.plant], [.addedSugar])
            .holds([40_000, 70, 40, 10_420, 9_980, 0, 89_350, 0, 0, 4_000, 15_000, 2_000, 4_000, 2_000, 160, 0, nil])
            .measure("fl oz", 30_900)
            .measure("serving 1 cup 8 fl oz", 247_000),
        // Fruit punch drink, with added nutrients, canned
        Row(14267, "Fruit punch drink", .liquid, [], [.addedSugar])
            .holds([47_000, 0, 0, 11_970, 11_290, 200, 87_970, 0, 0, 38_000, 31_000, 3_000, 8_000, 3_000, 90, 0, 0])
            .measure("fl oz", 31_000)
            .measure("cup (8 fl oz)", 248_000),
        // Beverages, PEPSICO QUAKER, Gatorade, G performance O 2, ready-to-drink.
        Row(14460, "Sports drink", .liquid, [.additive], [.addedSugar])
            .holds([26_000, 0, 0, 6_430, 5_240, 0, 93_380, 0, 0, 39_000, 15_000, 10_000, 1_000, 0, 50, 200, 0])
            .measure("fl oz", 30_500)
            .measure("bottle", 609_000),
        // Beverages, Energy Drink with carbonated water and high fructose corn syrup
        Row(14060, "Energy drink", .liquid, [], [.addedSugar])
            .holds([62_000, 420, 0, 15_000, 13_750, 0, 84_520, 0, 38_000, 48_000, 10_000, 0, 0, 0, 0, 0, 0])
            .measure(8_000, "fl oz", 240_000),
        // Milk, chocolate beverage, hot cocoa, homemade
        Row(1105, "Hot cocoa, home-prepared", .liquid, [.plant, .animal], [.dairy, .addedSugar])
            .holds([
                77_000, 3_520, 2_340, 10_740, 9_660, 1_000, 82_450, 0, 2_000, 44_000, 197_000, 105_000, 114_000, 23_000,
                420, 200, 1_100,
            ])
            .measure("cup", 250_000)
            .measure("fl oz", 31_200),
        // Alcoholic beverage, beer, regular, all
        Row(14003, "Beer", .liquid, [.plant], [.alcohol])
            .holds([43_000, 460, 0, 3_550, 0, 0, 91_960, 3_900, 0, 4_000, 27_000, 14_000, 4_000, 6_000, 20, 0, 0])
            .measure("fl oz", 29_700)
            .measure("can", 356_000),
        // Alcoholic beverage, beer, light
        Row(14006, "Beer, light", .liquid, [.plant], [.alcohol])
            .holds([29_000, 240, 0, 1_640, 90, 0, 94_880, 3_100, 0, 4_000, 21_000, 12_000, 4_000, 5_000, 30, 0, 0])
            .measure("fl oz", 29_500)
            .measure("can or bottle (12 fl oz)", 354_000),
        // Alcoholic beverage, wine, table, red
        Row(14096, "Wine, red", .liquid, [.plant], [.alcohol])
            .holds([
                85_000, 70, 0, 2_610, 620, 0, 86_490, 10_600, 0, 4_000, 127_000, 23_000, 8_000, 12_000, 460, 400, 0,
            ])
            .measure("fl oz", 29_400)
            .measure("serving 5 fl oz", 147_000),
        // Alcoholic beverage, wine, table, white
        Row(14106, "Wine, white", .liquid, [.plant], [.alcohol])
            .holds([82_000, 70, 0, 2_600, 960, 0, 86_860, 10_300, 0, 5_000, 71_000, 18_000, 9_000, 10_000, 270, 400, 0])
            .measure("fl oz", 29_400)
            .measure("serving 5 fl oz", 147_000),
        // Alcoholic beverage, distilled, all (gin, rum, vodka, whiskey) 80 proof
        Row(14037, "Spirits, 80 proof", .liquid, [], [.alcohol])
            .holds([231_000, 0, 0, 0, 0, 0, 66_600, 33_400, 0, 1_000, 2_000, 4_000, 0, 0, 40, 0, 0])
            .measure("fl oz", 27_800)
            .measure("jigger 1.5 fl oz", 42_000),
        // Nuts, coconut water (liquid from coconuts)
        Row(12119, "Coconut water", .liquid, [.plant])
            .holds([
                19_000, 720, 200, 3_710, 2_610, 1_100, 94_990, 0, 0, 105_000, 250_000, 20_000, 24_000, 25_000, 290, 0,
                0,
            ])
            .measure("cup", 240_000)
            .measure("tbsp", 15_000),
        // Beverages, ABBOTT, ENSURE, Nutritional Shake, Ready-to-Drink
        Row(14062, "Nutritional shake", .liquid, [.animal, .additive], [.soy, .addedSugar, .calciumFortified])
            .holds([
                105_000, 3_800, 2_530, 16_880, 9_700, 0, 76_200, 0, 0, 84_000, 156_000, 105_000, 127_000, 42_000, 1_900,
                8_400, 1_100,
            ])
            .measure(8_000, "fl oz", 254_000),
        // Beverages, ABBOTT, ENSURE PLUS, ready-to-drink
        Row(43528, "Nutritional shake plus", .liquid, [.animal, .additive], [.soy, .addedSugar, .calciumFortified])
            .holds([
                141_000, 5_160, 4_520, 19_880, 19_880, 0, 69_840, 0, 0, 95_000, 175_000, 79_000, 79_000, 40_000, 1_790,
                7_900, 1_000,
            ])
            .measure("cup", 252_000)
            .measure("fl oz", 31_500),
        // Nutritional supplement for people with diabetes, liquid
        Row(1250, "Nutritional drink for diabetes", .liquid, [.animal, .additive], [.soy, .calciumFortified])
            .holds([
                88_000, 4_400, 3_080, 11_880, 2_640, 2_200, 79_740, 0, 2_000, 92_000, 176_000, 110_000, 110_000, 44_000,
                1_980, 8_800, 1_100,
            ])
            .measure("can", 227_000),
    ]
}
