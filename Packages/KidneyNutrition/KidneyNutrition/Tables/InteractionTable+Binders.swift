import FractionParser

extension InteractionTable {
    private static let sevelamer: Set<String> = ["sevelamer carbonate", "sevelamer hydrochloride"]

    /// Phosphate binders.
    static let binders: [InteractionRule] = [
        rule(
            "binder-meal",
            [
                "sevelamer carbonate", "sevelamer hydrochloride", "calcium acetate", "calcium carbonate",
                "lanthanum carbonate", "sucroferric oxyhydroxide", "ferric citrate",
            ],
            with: "a meal without it",
            "it works only when it is taken with the phosphorus",
            .lowersEffect,
            .timing,
            when: .mealWithoutBinder(phosphorus: 100),
            "Take it with the meal it belongs to; a missed one is not made up for later.",
            "Labels, section 2: with meals; a quarter of an hour before to half an hour after is our own bound",
            .recalled
        ),
        rule(
            "sevel-sep",
            sevelamer,
            with: "ciprofloxacin, mycophenolate, levothyroxine",
            "it binds them",
            .lowersEffect,
            .moderate,
            when: .any([
                .dose(
                    .named(["mycophenolate mofetil", "mycophenolic acid", "levothyroxine"]),
                    before: 120,
                    after: 120
                ),
                .dose(.named(["ciprofloxacin"]), before: 120, after: 360),
            ]),
            "Keep them two hours apart; ciprofloxacin 2 hours before or 6 hours after.",
            "Label, section 7",
            .recalled
        ),
        rule(
            "lanth",
            ["lanthanum carbonate"],
            with: "quinolones, levothyroxine, antacids",
            "it binds them; exposure to ciprofloxacin is about halved",
            .lowersEffect,
            .moderate,
            when: .any([
                .dose(.of([.fluoroquinolone]), before: 60, after: 240),
                .dose(.of([.thyroidHormone, .magnesiumOrAluminium]), before: 120, after: 120),
            ]),
            "Chew it fully with food or right after, and keep these two hours away; a quinolone 1 hour before or 4 hours after.",
            "How 2007 (docslib 1725105); label, section 7",
            .secondary
        ),
        rule(
            "caac",
            ["calcium acetate", "calcium carbonate"],
            with: "calcium from food and pills, vitamin D",
            "the calcium of the day goes above its goal",
            .addsNutrient,
            .moderate,
            when: .calciumLoadOver,
            "Count the binder in the calcium goal, and take no extra calcium pills unless the clinic says so.",
            "PDR calcium acetate; KDOQI 2020 calcium statement",
            .secondary
        ),
        rule(
            "caac-dig",
            ["calcium acetate"],
            with: "digoxin",
            "a high calcium makes digoxin unsafe",
            .raisesEffect,
            .major,
            when: .takesNamed(["digoxin"]),
            "Ask the clinic before you take both.",
            "Calcium acetate patient text",
            .secondary
        ),
    ]

    /// What brings or shifts minerals.
    static let minerals: [InteractionRule] = [
        rule(
            "vitd-ca",
            ["calcitriol", "paricalcitol", "doxercalciferol", "calcifediol"],
            with: "calcium, phosphorus, magnesium antacids",
            "calcium and phosphorus in the blood rise",
            .raisesBloodValue,
            .moderate,
            when: .any([.lab(.calcium, .above(DecimalText.constant("10.2"))), .phosphorusAboveGoal]),
            "No calcium, vitamin D or magnesium products without asking your care team.",
            "Labels, sections 5 and 7",
            .recalled
        ),
        rule(
            "patir",
            ["patiromer"],
            with: "other medicines that are swallowed",
            "it binds them, and it lowers magnesium",
            .lowersEffect,
            .timing,
            when: .dose(.anyOral, before: 180, after: 180),
            "Leave 3 hours before and after other medicines.",
            "Label, sections 2 and 7; PMC6392412",
            .recalled
        ),
        rule(
            "szc-na",
            ["sodium zirconium cyclosilicate"],
            with: "the day's sodium; medicines that need stomach acid",
            "it adds about 400 mg of sodium for each 5 g, and it can bring swelling",
            .addsNutrient,
            .moderate,
            when: .any([.brings(.sodium), .dose(.of([.acidDependent, .thrombinInhibitor]), before: 120, after: 120)]),
            "Count its sodium, and tell your care team about swelling.",
            "Label 5.2 (farmacoinc text); University of Michigan Health on two hours; Lokelma product information",
            .secondary,
            urges: [.lessSodium: .always]
        ),
        rule(
            "sps-na",
            ["sodium polystyrene sulfonate"],
            with: "the day's sodium; other medicines that are swallowed",
            "it adds about 100 mg of sodium for each gram, and it binds other medicines",
            .addsNutrient,
            .moderate,
            when: .any([.brings(.sodium), .dose(.anyOral, before: 180, after: 180)]),
            "Count its sodium, and keep it 3 hours from other medicines.",
            "Label, sections 5 and 7",
            .recalled,
            urges: [.lessSodium: .always]
        ),
        rule(
            "bicarb-na",
            ["sodium bicarbonate"],
            with: "the day's sodium",
            "it adds about 178 mg of sodium for each 650 mg",
            .addsNutrient,
            .moderate,
            when: .brings(.sodium),
            "Count it, and tell your care team about swelling or a rising blood pressure.",
            "Arithmetic: 23/84 of its mass",
            .recalled,
            urges: [.lessSodium: .always]
        ),
        rule(
            "mg-al",
            ["magnesium hydroxide", "magnesium citrate", "aluminium hydroxide"],
            with: "kidney disease",
            "magnesium and aluminium build up",
            .harms,
            .major,
            when: .kidneyBelow(30),
            "Do not use it without the clinic.",
            "Labels, warnings",
            .recalled
        ),
        rule(
            "naphos",
            ["sodium phosphate"],
            with: "kidney disease",
            "it is a large load of phosphate at once",
            .harms,
            .contraindicated,
            when: .kidneyBelow(60),
            "Do not use it; ask the clinic for another preparation.",
            "Label, boxed warning",
            .recalled
        ),
    ]
}
