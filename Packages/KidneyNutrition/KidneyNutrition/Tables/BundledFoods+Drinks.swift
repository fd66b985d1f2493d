// Made by scripts/bundled-foods from USDA's standard reference (public domain); change scripts/bundled-foods.tsv instead.

extension BundledFoods {
    static let drinks = read(
        """
        14411 L ? | Water or ice, tap | fl oz 29.6 | cup 8 fl oz 237 | liter 1000
        0 0 0 0 0 0 99.9 0 0 4 0 0 3 1 0 0 0
        14638 L p addedSugar | Horchata | cup 228
        54 0.48 0.71 11.52 9.36 0 87.1 ? ? 14 34 15 18 3 0.01 0 ?
        14649 L p | Hibiscus tea (agua de jamaica) | 8x fl oz 237
        37 0.43 0.65 7.41 6 0.3 89.63 0 0 3 9 3 1 1 8.64 0 0
        14209 L p coffee | Coffee, brewed | fl oz 29.6 | cup (8 fl oz) 237
        1 0.12 0.02 0 0 0 99.39 0 40 2 49 3 2 3 0.01 0.1 0
        14201 L p coffee | Coffee, brewed, decaffeinated | fl oz 29.6 | cup (8 fl oz) 237
        0 0.1 0 0 0 0 99.3 0 1 2 54 1 2 5 0.05 0.1 0
        14210 L p coffee | Espresso | fluid ounce 30
        9 0.12 0.18 1.67 0 0 97.8 0 212 14 115 7 2 80 0.13 0.1 0
        14355 L p tea | Tea, black, brewed | fl oz 29.6 | cup (8 fl oz) 237
        1 0 0 0.3 0 0 99.7 0 20 3 37 1 0 3 0.02 0 0
        14381 L p | Tea, herbal, brewed | fl oz 29.6 | cup (8 fl oz) 237
        1 0 0 0.2 0 0 99.7 0 0 1 9 0 2 1 0.08 0 0
        14148 L x phosphateAdditive,addedSugar | Cola | fl oz 30.7 | can or bottle (12 fl oz) 370 | can or bottle (16 fl oz) 492 | drink, \
        small (16 fl oz) 492 | drink, medium (22 fl oz) 676 | drink, large (32 fl oz) 984 | drink, extra large (44 fl oz) 1353
        41 0 0 10.58 10.75 0 89.62 0 9 4 3 11 2 0 0.02 0 0
        14416 L x phosphateAdditive | Cola, diet | fl oz 29.6 | can 12 fl oz 355 | bottle 16 fl oz 473 | child cup 12 fl oz size cup 258 | \
        small cup 16 fl oz size cup 347 | medium cup 21 fl oz size cup 486 | large cup 32 fl oz size cup 722
        2 0.11 0.03 0.29 0 0 99.54 0 12 8 8 9 3 1 0.11 0 0
        14136 L ? addedSugar | Ginger ale | fl oz 30.5 | can or bottle (16 fl oz) 488 | can or bottle (12 fl oz) 366
        34 0 0 8.77 8.7 0 91.23 0 0 7 1 0 3 1 0.18 0 0
        14144 L ? addedSugar | Lemon-lime soda | fl oz 30.8 | can 12 fl oz 369 | bottle 16 fl oz 492 | drink (12 fl oz) 368 | drink, small \
        (16 fl oz) 491 | drink, medium (22 fl oz) 675 | drink, large (32 fl oz) 982 | drink, extra large (44 fl oz) 1351
        41 0.09 0 10.42 10.38 0 89.49 0 0 10 1 0 2 1 0.02 0 0
        14157 L ? addedSugar | Root beer | fl oz 30.8 | can or bottle (16 fl oz) 493 | can or bottle (12 fl oz) 370
        41 0 0 10.6 10.6 0 89.3 0 0 13 1 0 5 1 0.05 0 0
        14150 L ? addedSugar | Orange soda | fl oz 31 | can or bottle (16 fl oz) 496 | can or bottle (12 fl oz) 372
        48 0 0 12.3 ? 0 87.6 0 ? 12 2 1 5 1 0.06 ? ?
        14121 L ? | Club soda | fl oz 29.6 | can or bottle (16 fl oz) 474 | can or bottle (12 fl oz) 355
        0 0 0 0 0 0 99.9 0 0 21 2 0 5 1 0.01 0 0
        14155 L ? addedSugar | Tonic water | fl oz 30.5 | bottle (11 fl oz) 336 | can or bottle (16 fl oz) 488 | can or bottle (12 fl oz) \
        366
        34 0 0 8.8 8.8 0 91.1 0 0 12 0 0 1 0 0.01 0 0
        14293 L p addedSugar | Lemonade, from concentrate | fl oz 30.9 | serving 1 cup 8 fl oz 247
        40 0.07 0.04 10.42 9.98 0 89.35 0 0 4 15 2 4 2 0.16 0 ?
        14267 L ? addedSugar | Fruit punch drink | fl oz 31 | cup (8 fl oz) 248
        47 0 0 11.97 11.29 0.2 87.97 0 0 38 31 3 8 3 0.09 0 0
        14460 L x addedSugar | Sports drink | fl oz 30.5 | bottle 609
        26 0 0 6.43 5.24 0 93.38 0 0 39 15 10 1 0 0.05 0.2 0
        43075 L ? addedSugar | Oral rehydration solution (Pedialyte) | fl oz 31.2 | cup (8 fl oz) 250
        10 0 0 2.45 2.45 0 96.44 0 0 101 77 10 10 1 0 0 0
        14060 L ? addedSugar | Energy drink | 8x fl oz 240
        62 0.42 0 15 13.75 0 84.52 0 38 48 10 0 0 0 0 0 0
        1105 L pa dairy,addedSugar | Hot cocoa, home-prepared | cup 250 | fl oz 31.2
        77 3.52 2.34 10.74 9.66 1 82.45 0 2 44 197 105 114 23 0.42 0.2 1.1
        14003 L p alcohol | Beer | fl oz 29.7 | can 356
        43 0.46 0 3.55 0 0 91.96 3.9 0 4 27 14 4 6 0.02 0 0
        14006 L p alcohol | Beer, light | fl oz 29.5 | can or bottle (12 fl oz) 354
        29 0.24 0 1.64 0.09 0 94.88 3.1 0 4 21 12 4 5 0.03 0 0
        14096 L p alcohol | Wine, red | fl oz 29.4 | serving 5 fl oz 147
        85 0.07 0 2.61 0.62 0 86.49 10.6 0 4 127 23 8 12 0.46 0.4 0
        14106 L p alcohol | Wine, white | fl oz 29.4 | serving 5 fl oz 147
        82 0.07 0 2.6 0.96 0 86.86 10.3 0 5 71 18 9 10 0.27 0.4 0
        14037 L ? alcohol | Spirits, 80 proof | fl oz 27.8 | jigger 1.5 fl oz 42
        231 0 0 0 0 0 66.6 33.4 0 1 2 4 0 0 0.04 0 0
        12119 L p | Coconut water | cup 240 | tbsp 15
        19 0.72 0.2 3.71 2.61 1.1 94.99 0 0 105 250 20 24 25 0.29 0 0
        14062 L ax soy,addedSugar,calciumFortified | Nutritional shake | 8x fl oz 254
        105 3.8 2.53 16.88 9.7 0 76.2 0 0 84 156 105 127 42 1.9 8.4 1.1
        43528 L ax soy,addedSugar,calciumFortified | Nutritional shake plus | cup 252 | fl oz 31.5
        141 5.16 4.52 19.88 19.88 0 69.84 0 0 95 175 79 79 40 1.79 7.9 1
        1250 L ax soy,calciumFortified | Nutritional drink for diabetes | can 227
        88 4.4 3.08 11.88 2.64 2.2 79.74 0 2 92 176 110 110 44 1.98 8.8 1.1
        """
    )
}
