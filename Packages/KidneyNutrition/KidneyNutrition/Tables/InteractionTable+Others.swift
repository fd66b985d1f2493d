import FractionParser

extension InteractionTable {
    /// Sugar and metabolism.
    static let metabolism: [InteractionRule] = [
        rule(
            "metf-alc",
            ["metformin"],
            with: "alcohol, a low eGFR",
            "the risk of lactic acidosis rises",
            .harms,
            .major,
            // Two US standard drinks of 14 g.
            when: .any([.dayAbove(.alcohol, 28), .kidneyBelow(30)]),
            "Leave heavy drinking out. With an eGFR under 30, ask your care team whether it can go on.",
            "drugs.com food entry; label, sections 4 and 7",
            .secondary
        ),
        rule(
            "metf-b12",
            ["metformin"],
            with: "vitamin B12",
            "B12 falls over the years",
            .lowersBloodValue,
            .minor,
            when: .taken(moreThanDays: 730),
            "Ask about a B12 test every 2 to 3 years.",
            "MIMS text; label, section 5",
            .secondary
        ),
        rule(
            "su-ins",
            ["insulin", "long-acting insulin", "glipizide", "glimepiride", "glyburide"],
            with: "a low glucose, a missed meal, a low eGFR",
            "glucose can fall too low",
            .lowersBloodValue,
            .major,
            when: .any([
                .lowGlucose, .kidneyBelow(30),
                .all([
                    .isNamed(["insulin", "glipizide", "glimepiride", "glyburide"]),
                    .doseWithoutMeal(before: 60, after: 120),
                ]),
            ]),
            "Eat on time. A low glucose is treated first: glucose tablets, apple or grape juice bring less potassium than orange juice.",
            "Labels; practice of kidney diets",
            .recalled,
            urges: [.sugarNow: .lowGlucose]
        ),
        rule(
            "sglt2",
            ["empagliflozin", "dapagliflozin", "canagliflozin", "ertugliflozin"],
            with: "illness, fasting, very little carbohydrate",
            "the risk of ketoacidosis and of losing too much water rises",
            .harms,
            .moderate,
            when: .any([.ill, .dayBelow(.carbohydrate, 50)]),
            "Ask the clinic about sick days, and before you eat very little carbohydrate.",
            "Labels, section 5; KDIGO 2024, sick days",
            .recalled
        ),
    ]

    /// The rest.
    static let others: [InteractionRule] = [
        rule(
            "maoi",
            ["phenelzine", "tranylcypromine", "isocarboxazid", "selegiline", "linezolid"],
            with: "aged cheese, cured meat, soy sauce, fermented foods, tap beer",
            "blood pressure can rise suddenly and severely; selegiline counts at high doses",
            .harms,
            .contraindicated,
            when: .ate([.tyramine], lastingHours: 0),
            "Do not eat these foods; ask when it is safe again.",
            "MSD table; FDA and National Consumers League guide; two weeks after the last one: openFDA label 00f66f25, warnings",
            .secondary,
            lastingDays: 14
        ),
        rule(
            "nsaid-ckd",
            ["ibuprofen", "naproxen", "diclofenac", "celecoxib", "indomethacin", "ketorolac", "meloxicam"],
            with: "kidney disease, or a blood pressure medicine with a water tablet",
            "it can lower the eGFR, hold salt and raise potassium",
            .harms,
            .major,
            when: .any([.kidneyBelow(60), .all([.takes(.raas), .takes(.diuretics)])]),
            "Ask for another way to treat pain.",
            "Aldactone label 7.3; KDIGO on medicines and kidneys",
            .recalled
        ),
        rule(
            "allo",
            ["allopurinol", "febuxostat"],
            with: "a fluid limit",
            "its label asks for plenty of fluid",
            .raisesBloodValue,
            .minor,
            when: .fluidLimited,
            "Take it after food. The usual advice to drink more does not apply under a fluid limit.",
            "Label, section 2",
            .recalled,
            urges: [.noExtraWater: .always]
        ),
        rule(
            "lith",
            ["lithium"],
            with: "a sudden change of salt; anti-inflammatory pain relievers, thiazides",
            "less salt raises lithium",
            .raisesEffect,
            .major,
            when: .any([.meanShifted(.sodium, percent: 30), .takes([.nsaid, .thiazide])]),
            "Keep salt and fluids steady, and talk to the prescriber before a low-salt diet.",
            "Label; Aldactone 7.2 for diuretics",
            .recalled,
            urges: [.steadySodium: .always]
        ),
    ]

    /// Food and the disease, without a medicine; and vitamins that build up.
    static let foodAlone: [InteractionRule] = [
        rule(
            "star",
            [],
            with: "star fruit",
            "its nerve toxin and its oxalate are not cleared",
            .harms,
            .contraindicated,
            when: .all([.ate([.starFruit], lastingHours: 0), .kidneyBelow(60)]),
            "Never eat it with kidney disease. Hiccups, confusion or weakness after it belong in medical hands at once.",
            "Pharmacy Times on the NKF haemodialysis diet; renalfellow 2008",
            .secondary
        ),
        rule(
            "kcl-food",
            [],
            with: "salt substitutes with potassium chloride",
            "a quarter teaspoon brings 610 to 780 mg of potassium",
            .raisesBloodValue,
            .contraindicated,
            when: .all([
                .ate([.potassiumChloride], lastingHours: 0),
                .any([potassiumHigh, .takes(Set<MedicineClass>.raas.union([.calcineurinInhibitor])), .onDialysis]),
            ]),
            "Use herbs, vinegar or lemon instead.",
            "Product table on lifewhitehorse.com; iolaregister, 650 mg",
            .secondary,
            urges: [.lessPotassium: .always]
        ),
        rule(
            "p-add",
            [],
            with: "foods with added phosphate",
            "added phosphate is taken up almost whole",
            .raisesBloodValue,
            .moderate,
            when: .phosphateAdded,
            "Choose the kind without it: look for “phos” among the ingredients.",
            "Kalantar-Zadeh 2010, CJASN 5:519; RRT 2017, table 1",
            .recalled
        ),
        rule(
            "vita",
            ["vitamin a", "vitamin c", "vitamin e"],
            with: "kidney disease",
            "vitamin A builds up, and much vitamin C turns to oxalate",
            .harms,
            .moderate,
            when: .kidneyBelow(30),
            "A vitamin made for kidney disease is the usual choice: ask your dietitian.",
            "KDOQI 2020 micronutrient statements",
            .recalled
        ),
    ]
}
