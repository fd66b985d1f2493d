// Made by scripts/bundled-foods from USDA's standard reference (public domain); change scripts/bundled-foods.tsv instead.

extension BundledFoods {
    static let juices = read(
        """
        9400 L p | Apple juice | cup 248 | fl oz 31
        46 0.1 0.13 11.3 9.62 0.2 88.24 0 0 4 101 7 8 5 0.12 0 0
        9016 L p | Apple juice, without added vitamin C | cup 248 | fl oz 31 | drink box (8.45 fl oz) 262
        46 0.1 0.13 11.3 9.62 0.2 88.24 0 0 4 101 7 8 5 0.12 0 0
        14242 L p cranberry,addedSugar | Cranberry juice cocktail | fl oz 31.6 | cup (8 fl oz) 253
        54 0 0.1 13.52 11.87 0 86.17 0 0 2 14 1 3 1 0.1 1 0
        9135 L p | Grape juice | cup 253 | fl oz 31.6
        60 0.37 0.13 14.77 14.2 0.2 84.51 0 0 5 104 14 11 10 0.25 0.4 0
        9128 L p grapefruitFamily | Grapefruit juice, white | cup 247 | fl oz 30.9
        39 0.5 0.1 9.2 9.1 0.1 90 0 0 1 162 15 9 12 0.2 0 0
        9404 L p grapefruitFamily | Grapefruit juice, pink | cup 247
        39 0.5 0.1 9.2 ? ? 90 ? ? 1 162 15 9 12 0.2 ? 0
        9435 L p addedSugar | Guava nectar, canned | cup 251
        57 0.09 0.06 14.87 12.37 1 84.89 ? ? 7 38 2 11 3 ? 0.8 ?
        9152 L p | Lemon juice | cup 244 | fl oz 30.5
        22 0.35 0.24 6.9 2.52 0.3 92.31 0 0 1 103 8 6 6 0.08 0 0
        9160 L p | Lime juice | cup 242 | fl oz 30.8
        25 0.42 0.07 8.42 1.69 0.4 90.79 0 0 2 117 14 14 8 0.09 0.6 0
        9206 L p | Orange juice, fresh | cup 248 | fl oz 31
        45 0.7 0.2 10.4 8.4 0.2 88.3 0 0 1 200 17 11 11 0.2 0.1 0
        9209 L p | Orange juice, chilled | cup 249 | fl oz 31.1
        49 0.68 0.12 11.54 8.31 0.3 87.22 0 0 2 178 17 11 11 0.13 0 0
        9211 L px calciumFortified | Orange juice, with added calcium | cup 249 | fl oz 31.1
        47 0.68 0.12 11.27 8.31 0.3 87.22 0 0 2 178 47 140 11 0.13 0 0
        9273 L p | Pineapple juice | cup 250 | fl oz 31.3
        53 0.36 0.12 12.87 9.98 0.2 86.37 0 0 2 130 8 13 12 0.31 0.3 0
        9442 L p | Pomegranate juice | cup 249 | fl oz 31.4
        54 0.15 0.29 13.13 12.65 0.1 85.95 0 0 9 214 11 11 7 0.1 10.4 0
        9294 L p | Prune juice | cup 256 | fl oz 32
        71 0.61 0.03 17.45 16.45 1 81.24 0 0 4 276 25 12 14 1.18 3.4 0
        9437 L p addedSugar | Tamarind nectar, canned | cup 251
        57 0.09 0.12 14.73 12.7 0.5 84.97 ? ? 7 27 2 10 4 0.75 0.1 ?
        11540 L p | Tomato juice, with salt | cup 243 | 6x fl oz 182
        17 0.76 0.05 4.24 3.56 0.4 93.9 0 0 269 229 18 10 11 0.43 2.3 0
        11655 L p | Carrot juice | cup 236 | fl oz 29.5
        40 0.95 0.15 9.28 3.91 0.8 88.87 0 0 66 292 42 24 14 0.46 15.5 0
        """
    )
}
