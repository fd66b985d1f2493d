import FractionParser
import WordKit

extension InteractionTable {
    // swift-format-ignore
    /// Glucose and metabolism.
    static let metabolism: [InteractionRule] = [
        rule("metf-alc", of: [.biguanide], with: Phrase("alcohol, a low eGFR"), Phrase("the risk of lactic acidosis rises"), .harms, .major,
            // Two US standard drinks of 14 g.
            when: .any([.dayAbove(.alcohol, 28), .kidneyBelow(30)]), Phrase("Leave heavy drinking out."),
            "Metformin label, set id 30658e19-8e6e-49aa-a007-e414224797c5, boxed warning; 28 g of alcohol "
                + "are our own bound, and the eGFR of 30 is of a drug guide", .label, call: .kidneyBelow(30),
            urgent: Phrase("With an eGFR under 30 or on dialysis, call your care team before the next dose: ask whether it can go on.")),
        rule("metf-b12", of: [.biguanide], with: Phrase("vitamin B12"), Phrase("B12 falls over the years"), .lowersBloodValue, .minor,
            when: .taken(moreThanDays: 730), Phrase("Ask about a B12 test every 2 to 3 years."), "Metformin label, section 5", .label),
        rule("su-ins", of: [.insulin, .sulfonylurea], with: Phrase("a low glucose, a missed meal, much alcohol, a low eGFR"),
            Phrase("glucose can fall too low"), .lowersBloodValue, .major, when: .any([.lowGlucose, .kidneyBelow(30), .dayAbove(.alcohol, 28),
                .all([.isNamed(["insulin", "glipizide", "glimepiride", "glyburide"]), .doseWithoutMeal(before: 60, after: 120)])]),
            Phrase("Eat on time. A glucose under 70 mg/dL (3.9 mmol/L) is treated first: glucose tablets, apple or grape juice bring ",
                "less potassium than orange juice."), "Glyburide label, set id bc8df889-25e0-49a0-bbec-a3dfae8bbb8a, Precautions, for sulfonylureas; "
                + "insulin, the eGFR and the juices by general knowledge", .recalled, urges: [.sugarNow: .lowGlucose]),
        rule("sglt2", of: [.sglt2Inhibitor], with: Phrase("illness, fasting, surgery, very little carbohydrate"),
            Phrase("the risk of ketoacidosis and of losing too much water rises"), .harms, .major, when: .any([.ill, .dayBelow(.carbohydrate, 50)]),
            Phrase("Ask the clinic whether to pause it before surgery, and before you eat very little carbohydrate. Ketoacidosis ",
                "can come with a normal glucose."), "Jardiance, EU package leaflet EU/1/14/930/010, and Forxiga, EU package leaflet EU/1/12/795/001, "
                + "section 2; KDIGO 2024, page 136; 50 g of carbohydrate are our own bound", .label,
            call: .ill, urgent: Phrase("Ask the clinic today whether to pause it while you are ill or can't eat or drink.")),
    ]

    // swift-format-ignore
    /// All other rules.
    static let others: [InteractionRule] = [
        rule("maoi", of: [.lastingMAOInhibitor], with: Phrase("aged cheese, cured meat, soy sauce, fermented foods, tap beer"),
            Phrase("blood pressure can rise suddenly and severely; selegiline counts at high doses"), .harms, .contraindicated,
            when: .ate([.tyramine], lastingHours: 0), Phrase("Do not eat these foods; ask when it is safe again."),
            "Nardil label, on foods with tyramine, in a copy without its set id; the 14 days aren't confirmed", .secondary,
            read: "2026-11-23", lastingDays: 14),
        rule("linez", ["linezolid"], with: Phrase("aged cheese, cured meat, soy sauce, fermented foods, tap beer"),
            Phrase("blood pressure can rise suddenly; its effect ends within days"), .harms, .major,
            when: .ate([.tyramine], lastingHours: 0), Phrase("Do not eat much of these foods during the course and for two days after it."),
            "General knowledge; two days are our own bound", .recalled, lastingDays: 2),
        rule("nsaid-ckd", of: [.nsaid], with: Phrase("kidney disease, a transplant, a water tablet, or a blood pressure medicine"),
            Phrase("it can lower the eGFR, hold salt and raise potassium"), .harms, .major,
            when: .any([.kidneyBelow(60), .transplanted, .takes(.raas), .takes(.diuretics)]), Phrase("Ask for another way to treat pain."),
            "Ibuprofen label, set id 1eaa7790-f1a1-4f51-b10a-cbbaf033f684, Drug Interactions; lisinopril "
                + "label, set id 43e2c8d1-3704-4323-bcaf-f582572b81f7, section 7.3; AGS Beers Criteria 2023, table 6", .label, call: .kidneyBelow(30),
            urgent: Phrase("With an eGFR under 30 or on dialysis, call your care team before the next dose."), alters: [.high(.potassium)]),
        rule("nsaid-three", of: [.nsaid], with: Phrase("a water tablet together with a blood pressure medicine such as lisinopril or losartan"),
            Phrase("the three together can make the kidneys fail suddenly"), .harms, .major,
            when: .all([.takes([.aceInhibitor, .arb, .neprilysinInhibitor, .reninInhibitor]), .takes(.diuretics.union([.nonSteroidalMRA]))]),
            Phrase("Call your care team before the next dose of the pain reliever: ask for another way to treat pain."),
            "Lisinopril label, set id 43e2c8d1-3704-4323-bcaf-f582572b81f7, section 7.3; the others by their class", .label,
            call: .always, alters: [.high(.potassium)]),
        rule("nsaid-two", of: [.nsaid], with: Phrase("another anti-inflammatory pain reliever"),
            Phrase("two of one class add up: the stomach bleeds and the kidneys are harmed more easily"), .harms, .major, when: .takes([.nsaid]),
            Phrase("Call your care team before the next dose of either: ask which of the two is meant."), "General knowledge", .recalled,
            call: .always),
        rule("allo", of: [.xanthineOxidaseInhibitor], with: Phrase("a fluid limit"), Phrase("its label asks for plenty of fluid"), .raisesBloodValue,
            .minor, when: .fluidLimited, Phrase("Take it after food. The usual advice to drink more does not apply under a fluid limit."),
            "General knowledge of the label, section 2", .recalled, urges: [.noExtraWater: .always]),
        rule("lith", of: [.lithium], with: Phrase("a sudden change of salt; anti-inflammatory pain relievers, water tablets, ACE inhibitors, ARBs"),
            Phrase("less salt and these medicines raise lithium"), .raisesEffect, .major,
            when: .any([.meanShifted(.sodium, percent: 30), .takes([.nsaid, .thiazide, .loopDiuretic, .aceInhibitor, .arb])]),
            Phrase("Keep salt and fluids steady, and talk to the prescriber before a low-salt diet and about a lithium level."),
            "Lithium label, set id d276da3c-9952-4674-a54d-b1258df71b8a, Precautions, set id d3284649-ed4c-4096-987b-4ac16b8278f2, "
                + "section 7.1, and set id f7f5b69a-c2a1-4586-a189-1475d41387c0, Drug Interactions", .label,
            call: .takes([.nsaid, .thiazide, .loopDiuretic, .aceInhibitor, .arb]),
            urgent: Phrase("Beside one of these medicines, call your care team before the next dose."), urges: [.steadySodium: .always]),
    ]

    // swift-format-ignore
    /// Rules about food and the disease without a medicine, and about vitamins that accumulate.
    static let foodAlone: [InteractionRule] = [
        rule("star", [], with: Phrase("star fruit"), Phrase("its nerve toxin and its oxalate are not cleared"), .harms, .contraindicated,
            when: .ate([.starFruit], lastingHours: 0),
            Phrase("Never eat it with kidney disease. If you did, call your care team or dialysis unit at once, even without symptoms. If you are ",
                "confused or have a seizure, call your emergency number."), UnsafeReason.starFruit.evidence.source, .secondary, read: "2026-11-28"),
        rule("kcl-food", [], with: Phrase("salt substitutes with potassium chloride"),
            Phrase("it is mostly potassium, which kidneys that work little can't clear"), .raisesBloodValue, .contraindicated,
            when: .all([.ate([.potassiumChloride], lastingHours: 0), .any([potassiumHigh, .kidneyBelow(45), .takes(.raisingPotassium)])]),
            Phrase("Use herbs, vinegar or lemon instead."), UnsafeReason.potassiumSaltOnDialysis.evidence.source
                + "; the amount in a quarter teaspoon isn't confirmed", .secondary, read: "2026-11-23", urges: [.lessPotassium: .always]),
        rule("p-add", [], with: Phrase("foods with added phosphate"), Phrase("more of added phosphate is taken up than of that in plants and meat"),
            .raisesBloodValue, .moderate, when: .phosphateAdded, Phrase("Choose the kind without it: look for “phos” among the ingredients."),
            UnsafeReason.phosphateAdditive(nil).evidence.source, .secondary, read: "2026-11-23"),
        rule("vita", ["vitamin a", "vitamin c"], with: Phrase("kidney disease"),
            Phrase("vitamin A builds up, and much vitamin C turns to oxalate"), .harms, .moderate, when: .kidneyBelow(30),
            Phrase("A vitamin made for kidney disease is the usual choice: ask your dietitian."), "General knowledge", .recalled),
    ]
}
