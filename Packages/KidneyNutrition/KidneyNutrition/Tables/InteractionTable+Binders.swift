import FractionParser
import WordKit

extension InteractionTable {
    static let sevelamer: Set<String> = ["sevelamer carbonate", "sevelamer hydrochloride"]

    // swift-format-ignore
    /// Phosphate binders.
    static let binders: [InteractionRule] = [
        rule("binder-meal", of: .binders, with: Phrase("a meal without it"),
            Phrase("it works only when it is taken with the phosphorus"), .lowersEffect, .timing, when: .mealWithoutBinder(phosphorus: 100),
            Phrase("Take it with the meal it belongs to; a missed one is not made up for later. Calcium that was not prescribed as a ",
                "binder doesn't depend on meals."), "Sevelamer label, set id 90caaf0e-de31-48bc-8286-c02ef380e8b2, section 2.1; the others by their "
                + "class; a quarter of an hour before to half an hour after is our own bound", .label),
        rule("sevel-sep", sevelamer, with: Phrase("ciprofloxacin, mycophenolate, levothyroxine, cyclosporine, tacrolimus"),
            Phrase("it binds them"), .lowersEffect, .moderate,
            when: .any([.dose(.of([.mycophenolate]), before: 120, after: 240), .dose(.of([.thyroidHormone]), before: 240, after: 240),
                .dose(.of([.calcineurinInhibitor]), before: 120, after: 120), .dose(.named(["ciprofloxacin"]), before: 120, after: 360)]),
            Phrase("Mycophenolate at least 2 hours before it, ciprofloxacin 2 hours before or 6 hours after, levothyroxine 4 hours away; ask your ",
                "transplant team about tacrolimus and cyclosporine."), "Renvela label, set id 2b7c0048-5f6c-4f86-839e-642575782b52, table 4 of Drug "
                + "Interactions; Synthroid label, set id 1e11ad30-1041-4520-10b0-8f9d30d30fcc, section 7.1; Renvela, "
                + "EU package leaflet EU/1/09/521/001, section 2, which names no hours for cyclosporine and tacrolimus: 2 are our own bound", .label),
        rule("lanth", ["lanthanum carbonate"], with: Phrase("quinolones, levothyroxine, antacids"),
            Phrase("it binds them; exposure to ciprofloxacin is about halved"), .lowersEffect, .moderate,
            when: .any([.dose(.of([.fluoroquinolone]), before: 60, after: 240), .dose(.named(["ciprofloxacin"]), before: 120, after: 360),
                .dose(.of([.thyroidHormone]), before: 240, after: 240), .dose(.of([.magnesiumOrAluminum]), before: 120, after: 120)]),
            Phrase("Chew it fully with food or right after. Levothyroxine 4 hours away, antacids 2, ciprofloxacin 2 hours before or 6 after, other ",
                "quinolones 1 hour before or 4 after."), "Cipro label, set id 888dc7f9-ad9c-4c00-8d50-8ddfd9bd27c0, section 2.4; Synthroid label, "
                + "set id 1e11ad30-1041-4520-10b0-8f9d30d30fcc, section 7.1; the other hours by a text on the Fosrenol label", .label),
        rule("caac", of: [.calciumBinder], with: Phrase("calcium from food and pills, vitamin D, a high calcium"),
            Phrase("the calcium of the day goes above its goal, or calcium in the blood rises further"), .addsNutrient, .moderate,
            when: .any([.calciumLoadOver, calciumHigh]), Phrase("Count the binder in the calcium goal, and take no extra calcium pills unless the ",
                "clinic says so. With a high calcium in the blood, ask your care team this week whether the binder still suits you."),
            "PhosLo label, set id 34a29fae-b549-41ed-bd7d-e98fe2110bef, section 5.1", .label,
            worse: InteractionWorse(condition: calciumHigh, severity: .major)),
        rule("caac-dig", of: .calcium.union([.activeVitaminD]), with: Phrase("digoxin"), Phrase("a high calcium makes digoxin unsafe"),
            .raisesEffect, .major, when: .takes([.cardiacGlycoside]), Phrase("Ask the clinic before you take both."),
            "PhosLo label, set id 34a29fae-b549-41ed-bd7d-e98fe2110bef, section 5.2; other calcium and active vitamin D by the same mechanism",
            .label),
        rule("velph", ["sucroferric oxyhydroxide"], with: Phrase("doxycycline, levothyroxine"), Phrase("its iron binds them"), .lowersEffect,
            .moderate, when: .any([.dose(.named(["doxycycline"]), before: 60, after: 120), .dose(.of([.thyroidHormone]), before: 240, after: 240)]),
            Phrase("Doxycycline 1 hour before it or 2 hours after, levothyroxine 4 hours away."),
            "Velphoro, EU package leaflet EU/1/14/943/001, section 2; the 4 hours of levothyroxine: Synthroid "
                + "label, set id 1e11ad30-1041-4520-10b0-8f9d30d30fcc, section 7.1", .label),
    ]

    // swift-format-ignore
    /// Medicines and foods that change minerals.
    static let minerals: [InteractionRule] = [
        rule("vitd-ca", of: [.activeVitaminD], with: Phrase("calcium tablets or binders, a high calcium or phosphorus, magnesium antacids"),
            Phrase("calcium and phosphorus in the blood rise"), .raisesBloodValue, .moderate,
            when: .any([calciumHigh, .phosphorusAboveGoal, .takes(Set<MedicineClass>.calcium.union([.magnesiumOrAluminum]))]),
            Phrase("No calcium, vitamin D or magnesium products without asking your care team; where both are ",
                "prescribed, ask when calcium is measured next."), "General knowledge", .recalled),
        rule("patir", ["patiromer"], with: Phrase("other medicines that are swallowed"), Phrase("it binds them, and it lowers magnesium"),
            .lowersEffect, .timing, when: .dose(.anyOral, before: 180, after: 180), Phrase("Leave 3 hours before and after other medicines."),
            "Veltassa label, set id bf002984-d6c9-46df-aecb-a07733f763c1, section 17; KDIGO 2024, table on potassium binders", .label),
        rule("szc-na", ["sodium zirconium cyclosilicate"], with: Phrase("the day's sodium; medicines that need stomach acid"),
            Phrase("it adds about 400 mg of sodium for each 5 g, and it can bring swelling"), .addsNutrient, .moderate,
            when: .any([.brings(.sodium), .dose(.of([.acidDependent, .thrombinInhibitor]), before: 120, after: 120)]),
            Phrase("Count its sodium, and tell your care team about swelling."),
            "Lokelma label, section 11; Lokelma, EU package leaflet EU/1/17/1173/001, section 2; KDIGO 2024, table on potassium binders", .label,
            urges: [.lessSodium: .always]),
        rule("sps-na", ["sodium polystyrene sulfonate"], with: Phrase("the day's sodium; other medicines that are swallowed"),
            Phrase("it adds about 100 mg of sodium for each gram, and it binds other medicines"), .addsNutrient, .moderate,
            when: .any([.brings(.sodium), .dose(.anyOral, before: 180, after: 180), .takesNamed(["magnesium hydroxide"])]),
            Phrase("Count its sodium, and keep it 3 hours from other medicines, 6 where the stomach empties slowly. Milk of magnesia ",
                "does not go with it."), "KDIGO 2024, table on potassium binders; Kayexalate label, set id 60f6da2c-35d0-47bb-b4eb-40ef8d8cff1b, "
                + "Precautions; 100 mg of sodium a gram aren't confirmed", .guideline, urges: [.lessSodium: .always]),
        rule("bicarb-na", ["sodium bicarbonate"], with: Phrase("the day's sodium"), Phrase("it adds about 178 mg of sodium for each 650 mg"),
            .addsNutrient, .moderate, when: .brings(.sodium), Phrase("Count it, and tell your care team about swelling or a rising blood pressure."),
            "Arithmetic: 22.99/84.01 of its mass is sodium", .own, urges: [.lessSodium: .always]),
        rule("mg-al", of: [.magnesiumOrAluminum, .magnesiumSupplement, .aluminum], with: Phrase("kidney disease"),
            Phrase("magnesium and aluminum build up"), .harms, .major, when: .kidneyBelow(30), Phrase("Do not use it without the clinic."),
            "Milk of Magnesia Drug Facts, set id 8cc7d52a-8fc3-4f52-9e50-b15613ddd02c, as another text quotes it; the build-up by general knowledge",
            .secondary),
        rule("naphos", of: [.sodiumPhosphate], with: Phrase("kidney disease"), Phrase("it is a large load of phosphate at once"),
            .harms, .contraindicated, when: .kidneyBelow(60), Phrase("Do not use it; ask the clinic for another preparation."),
            "FDA news release of 2008-12-11 on the boxed warning of Visicol and OsmoPrep", .secondary, read: "2026-11-23"),
    ]
}
