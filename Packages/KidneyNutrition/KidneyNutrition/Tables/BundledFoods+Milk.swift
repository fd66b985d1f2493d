// Made by scripts/bundled-foods from USDA's standard reference (public domain); change scripts/bundled-foods.tsv instead.

extension BundledFoods {
    /// Milk, cheese, fats.
    static let milk = read(
        """
        1077 L a dairy | Milk, whole | cup 244 | fl oz 30.5 | tbsp 15 | quart 976
        61 3.15 3.25 4.8 5.05 0 88.13 0 0 43 132 84 113 10 0.03 0.3 1.3
        1079 L a dairy | Milk, 2% fat | cup 244 | fl oz 30.5 | quart 976
        50 3.3 1.98 4.8 5.06 0 89.21 0 0 47 140 92 120 11 0.02 0.2 1.2
        1082 L a dairy | Milk, 1% fat | cup 244 | fl oz 30.5 | quart 976
        42 3.37 0.97 4.99 5.2 0 89.92 0 0 44 150 95 125 11 0.03 0.1 1.2
        1085 L a dairy | Milk, fat free (skim) | cup 245 | fl oz 30.6 | quart 980
        34 3.37 0.08 4.96 5.09 0 90.84 0 0 42 156 101 122 11 0.03 0 1.2
        1088 L a dairy | Buttermilk | cup 245 | fl oz 30.6 | quart 980
        40 3.31 0.88 4.79 4.79 0 90.13 0 0 190 151 89 116 11 0.05 0.1 0
        1104 L a dairy,addedSugar | Chocolate milk, low fat | cup 250 | quart 1000
        71 3.24 1 12.6 9.94 0.5 82.34 0 1 61 170 103 116 13 0.27 0.1 1.1
        1096 L ax dairy | Evaporated milk | fl oz 31.5 | cup 252 | can (13 oz) 369
        134 6.81 7.56 10.04 10.04 0 74.04 0 0 106 303 203 261 24 0.19 0.5 2
        1049 L a dairy | Half and half | fl oz 30.2 | tbsp 15 | cup 242 | container, individual (.5 fl oz) 15
        130 2.96 11.5 4.3 4.3 0 80.57 0 0 41 130 95 105 10 0.07 1.3 0.2
        1053 L a dairy | Cream, heavy whipping | cup, whipped 120 | tbsp 15 | fl oz 29.8
        345 2.05 37 2.79 2.79 0 57.71 0 0 38 75 62 65 7 0.03 3.2 0.7
        1056 - a dairy | Sour cream | tbsp 12 | cup 230
        193 2.07 19.73 2.88 2.88 0 74.46 0 0 47 141 115 110 10 0.17 1.8 0.4
        1067 L x | Non-dairy creamer, liquid | container, individual 15 | fl oz 30 | cup 240
        136 1 9.97 11.38 11.38 0 77.27 0 0 67 191 64 9 0 0.03 2.5 0
        14016 L px addedSugar,calciumFortified,treeNut | Almond milk, sweetened, vanilla | 8x fl oz 240 | cup 240
        38 0.42 1.04 6.67 6.25 0.4 91.8 0 0 63 50 8 188 7 0.3 0 1
        14639 L px calciumFortified | Rice drink, unsweetened, with added calcium | 8x fl oz (approximate weight, 1 serving) 240
        47 0.28 0.97 9.17 5.28 0.3 89.28 0 0 39 27 56 118 11 0.2 0.2 1
        16139 L px soy,calciumFortified | Soy milk, with added calcium | cup 243 | fl oz 30.6
        43 2.6 1.47 4.92 3.65 0.2 90.36 0 0 47 122 43 123 15 0.42 3 1.1
        16120 L p soy | Soy milk, unfortified | cup 243 | fl oz 30.6
        54 3.27 1.75 6.28 3.99 0.6 88.05 0 0 51 118 52 25 25 0.64 3 0
        1116 - a dairy | Yogurt, plain, whole milk | container (6 oz) 170 | container (8 oz) 227 | 0.5x container (4 oz) 113 | cup (8 fl \
        oz) 245
        61 3.47 3.25 4.66 4.66 0 87.9 0 0 46 155 95 121 12 0.05 0.2 0.1
        1117 - a dairy | Yogurt, plain, low fat | container (6 oz) 170 | container (8 oz) 227 | 0.5x container (4 oz) 113 | cup (8 fl oz) \
        245
        63 5.25 1.55 7.04 7.04 0 85.07 0 0 70 234 144 183 17 0.08 0.2 0
        1256 - a dairy | Yogurt, Greek, plain, nonfat | container 170
        59 10.19 0.39 3.6 3.24 0 85.1 0 0 36 141 135 110 11 0.07 0 0
        1120 - a dairy,addedSugar | Yogurt, fruit, low fat | container (6 oz) 170 | container (4.4 oz) 125 | container (5 oz) 142 | cup (8 \
        fl oz) 245 | container (8 oz) 227 | 0.5x container (4 oz) 113
        99 3.98 1.15 18.64 18.64 0 75.3 0 0 53 177 109 138 13 0.06 0.1 0
        1009 - a dairy,tyramine | Cheese, cheddar | cup, diced 132 | cup, melted 244 | cup, shredded 113 | slice (1 oz) 28
        403 24.9 33.14 1.28 0.52 0 36.75 0 0 621 98 512 721 28 0.68 2.8 0.6
        1004 - a dairy,tyramine | Cheese, blue | cup, crumbled, not packed 135
        353 21.4 28.74 2.34 0.5 0 42.41 0 0 1146 256 387 528 23 0.31 2.4 0.5
        1019 - a dairy,tyramine | Cheese, feta | cup, crumbled 150 | wedge (1.33 oz) 38
        264 14.21 21.28 4.09 4.09 0 55.22 0 0 917 62 337 493 19 0.65 1.8 0.4
        1040 - a dairy,tyramine | Cheese, Swiss | cup, diced 132 | cup, melted 244 | cup, shredded 108 | slice (1 oz) 28
        380 26.93 27.8 5.38 1.32 0 37.12 0 0 70 77 567 791 38 0.2 2.5 0.5
        1028 - a dairy | Cheese, mozzarella, part skim
        254 24.26 15.92 2.77 1.13 0 53.78 0 0 619 84 463 782 23 0.22 1.6 0.3
        1032 - a dairy,tyramine | Cheese, parmesan, grated | cup 100 | tbsp 5
        431 38.46 28.61 4.06 0.9 0 20.84 0 0 1529 125 729 1109 38 0.9 1.9 0.5
        1042 - ax dairy,phosphateAdditive | Cheese, American, processed | cup, diced 140 | cup, melted 244 | cup, shredded 113 | slice \
        (3/4 oz) 21 | slice (1 oz) 28
        366 18.13 30.71 4.78 2.26 0 39.61 0 0 1671 132 641 1045 26 0.63 3.7 7.5
        1012 - ax dairy | Cottage cheese, creamed | cup, large curd (not packed) 210 | cup, small curd (not packed) 225
        98 11.12 4.3 3.38 2.67 0 79.79 0 0 364 104 159 83 8 0.07 0 0.1
        1017 - a dairy | Cream cheese | tbsp 14.5 | cup 232 | tbsp, whipped 10 | package, small (3 oz) 85
        342 5.93 34.24 4.07 3.21 0 54.44 0 0 365 138 106 98 9 0.38 2.9 0.6
        1036 - a dairy | Ricotta, whole milk | 0.5x cup 124
        174 11.26 12.98 3.04 0.27 0 71.7 0 0 84 105 158 207 11 0.38 1.1 0.2
        1228 - a dairy | Queso fresco | cup crumbled 122
        299 18.09 23.82 2.98 2.32 0 51.42 0 0 751 129 385 566 24 0.2 1 2.7
        1165 - a dairy,tyramine | Queso añejo (aged) | cup, crumbled 132
        373 21.44 29.98 4.63 4.63 0 38.06 0 0 1131 87 444 680 28 0.47 2.5 0.5
        1166 - a dairy | Queso asadero | cup, diced 132 | cup, shredded 113 | slice (1 oz) 28
        356 22.6 28.26 2.87 2.87 0 42.16 0 0 705 86 443 661 26 0.51 2.4 0.5
        1229 - a dairy | Queso blanco | cup crumbled 118
        310 20.38 24.31 2.53 1.76 ? 48.7 ? ? 704 126 467 690 29 0.18 1.6 0.7
        1167 - a dairy | Queso chihuahua | cup, diced 132 | cup, shredded 113 | slice (1 oz) 28
        374 21.56 29.68 5.56 5.56 0 39.13 0 0 617 52 442 651 23 0.47 2.5 0.5
        1267 - a dairy,tyramine | Queso cotija | 2x tsp 5
        366 20 30 3.97 0 0 38 0 0 1400 125 729 800 38 0 1.9 0.5
        1001 - a dairy | Butter, salted | pat (1" sq, 1/3" high) 5 | tbsp 14.2 | cup 227 | stick 113
        717 0.85 81.11 0.06 0.06 0 15.87 0 0 643 24 24 24 2 0.02 7 1.5
        1145 - a dairy | Butter, unsalted | pat (1" sq, 1/3" high) 5 | tbsp 14.2 | cup 227 | stick 113
        717 0.85 81.11 0.06 0.06 0 17.94 0 0 11 24 24 24 2 0.02 7 1.5
        4610 - ? | Margarine, stick, salted | tbsp 14 | cup 227 | tsp 4.7 | pat (1" sq, 1/3" high) 5 | stick 113
        717 0.16 80.71 0.7 0 0 16.52 0 0 751 18 5 3 3 0.06 93 0
        4053 - p | Olive oil | tablespoon 13.5 | cup 216 | tsp 4.5
        884 0 100 0 0 0 0 0 0 2 1 0 1 0 0.56 60.2 0
        4582 - p | Canola oil | tbsp 14 | cup 218 | tsp 4.5
        884 0 100 0 0 0 0 0 0 0 0 0 0 0 0 71.3 0
        4044 - p soy | Soybean oil | tbsp 13.6 | cup 218 | tsp 4.5
        884 0 100 0 0 0 0 0 0 0 0 0 0 0 0.05 183.9 0
        4025 - a | Mayonnaise | tbsp 13.8 | cup 220 | packet 10
        680 0.96 74.85 0.57 0.57 0 21.65 0 0 635 20 21 8 1 0.21 163 0.2
        4114 - p | Italian dressing | tbsp 14.7 | cup 235
        240 0.41 21.12 12.12 10.77 0 63.4 0 0 993 84 15 13 5 0.26 56 0
        4639 - ax | Ranch dressing | tablespoon 15 | serving 30
        421 1.32 44.54 5.74 4.69 0 45.85 0 0 901 64 183 28 5 0.3 125.2 0.1
        """
    )
}
