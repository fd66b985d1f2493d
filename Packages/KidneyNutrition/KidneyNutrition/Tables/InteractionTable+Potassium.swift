import FractionParser
import WordKit

extension InteractionTable {
    // swift-format-ignore
    /// Blood thinners.
    static let blood: [InteractionRule] = [
        rule("warf-vitk", of: [.vitaminKAntagonist], with: Phrase("vitamin K (dark greens, soybean and canola oil, some meal drinks)"),
            Phrase("a large change in vitamin K moves the INR: more weakens the effect, less raises the risk of bleeding"), .shiftsEffect, .major,
            when: .awayFromMedian(.vitaminK), Phrase("Eat about the same amount of vitamin K from week to week, and do not cut greens out. Tell the ",
                "INR clinic before you change what you eat."), "NIH Office of Dietary Supplements, vitamin K fact sheet; usual intakes of 120 µg for "
                + "men and 90 µg for women: Dietary Reference Intakes", .secondary),
        rule("warf-botanical", of: [.vitaminKAntagonist],
            with: Phrase("cranberry, ginkgo, garlic pills, danshen, dong quai, ginseng, bromelain, St John's wort, coenzyme Q10"),
            Phrase("many herbs and concentrates raise the effect; St John's wort and coenzyme Q10 lower it"), .shiftsEffect, .moderate,
            when: .any([.ate([.cranberry], lastingHours: 0), .takes([.herb, .stJohnsWort])]),
            Phrase("Ask the INR clinic about every herb or concentrate first."), "Warfarin label, set id 51e98fb6-ba76-497e-95d8-fe895ef0b7ed, "
                + "section Drug Interactions, on botanicals; the single herbs aren't confirmed", .label, alters: [.high(.inr)]),
    ]

    /// The call that every medicine that raises potassium asks for above ``potassiumStop``.
    static let stopWords = Phrase("With a potassium above 5.5, call your care team before the next dose.")

    /// The other medicines that raise potassium. The rules about duplicates tell of trimethoprim that is entered twice.
    private static let besideTrimethoprim = Set<MedicineClass>.raisingPotassium.subtracting([.trimethoprim])

    // swift-format-ignore
    /// Medicines and foods that change potassium.
    static let potassium: [InteractionRule] = [
        rule("acei-k", of: [.aceInhibitor], with: Phrase("potassium"), Phrase("potassium in the blood can rise"), .raisesBloodValue, .major,
            when: potassiumLoad,
            Phrase("Leave potassium salt substitutes out unless the clinic says otherwise, and have potassium checked as planned."),
            "Zestril label, set id 838c2d78-d2d8-4981-9ec9-e50ef9e1a5d8, section 5.5; the others by their "
                + "class; the call above 5.5 is our own bound", .label, call: potassiumStop, urgent: stopWords, urges: [.lessPotassium: .always]),
        rule("arb-k", of: [.arb], with: Phrase("potassium"), Phrase("potassium in the blood can rise"), .raisesBloodValue, .major,
            when: potassiumLoad,
            Phrase("Leave potassium salt substitutes out unless the clinic says otherwise, and have potassium checked as planned."),
            "Losartan label, set id 46c2cb4b-eb65-45f5-891f-5e574adc962d, Precautions; the others by their "
                + "class; the call above 5.5 is our own bound", .label, call: potassiumStop, urgent: stopWords, urges: [.lessPotassium: .always]),
        rule("arni-k", of: [.neprilysinInhibitor], with: Phrase("potassium"), Phrase("potassium in the blood can rise"), .raisesBloodValue, .major,
            when: potassiumLoad,
            Phrase("Leave potassium salt substitutes out unless the clinic says otherwise, and have potassium checked as planned."),
            "Entresto, EU package leaflet EU/1/15/1058/001, section 2; the call above 5.5 is our own bound", .label,
            call: potassiumStop, urgent: stopWords, urges: [.lessPotassium: .always]),
        rule("dri-k", of: [.reninInhibitor], with: Phrase("potassium"),
            Phrase("potassium in the blood can rise, and a fatty meal weakens the medicine"), .raisesBloodValue, .major, when: potassiumLoad,
            Phrase("Leave potassium salts out, and take it the same way around meals every day, with water and not with fruit juice or herbal tea."),
            "Tekturna label, set id 833c7a0b-5f64-4363-94d5-9a179049113a, Warnings and Precautions, Dosage "
                + "and Administration; Rasilez, EU package leaflet EU/1/07/405/021, "
                + "section 2; the call above 5.5 is our own bound", .label, call: potassiumStop, urgent: stopWords, urges: [.lessPotassium: .always]),
        rule("mra-k", of: [.mra], with: Phrase("potassium"), Phrase("potassium in the blood can rise, sometimes severely"), .raisesBloodValue, .major,
            when: .any([potassiumSalt, .dayOver(.potassium), potassiumAbove]),
            Phrase("Ask your care team whether a potassium supplement is still wanted, and before any salt substitute."),
            "Spironolactone label, set id 0fed2822-3a03-4b64-9857-c682fcd462bc, sections 5.1 and 7.1; the call above 5.5 is our own bound", .label,
            call: potassiumStop, urgent: stopWords, urges: [.lessPotassium: .always]),
        rule("fine-k-gf", of: [.nonSteroidalMRA], with: Phrase("grapefruit, and potassium"),
            Phrase("grapefruit raises the medicine's level, and the medicine raises potassium"), .raisesEffect, .major,
            when: .any([grapefruitEaten, potassiumAbove]), Phrase("No grapefruit; have potassium checked as scheduled."),
            "Kerendia, EU package leaflet EU/1/21/1616/001, section 2; KDIGO 2024, section 3.8, figure on finerenone", .label,
            worse: InteractionWorse(condition: potassiumStop, severity: .contraindicated),
            urgent: Phrase("With a potassium above 5.5, ask your care team today whether to pause it."), urges: [.lessPotassium: potassiumAbove]),
        rule("kspare", of: [.potassiumSparing], with: Phrase("potassium salts, a high potassium, a low eGFR, another medicine that keeps potassium"),
            Phrase("potassium in the blood can rise"), .raisesBloodValue, .contraindicated, when: .any([potassiumSalt,
                potassiumStop, .takes(.keepingPotassium), .kidneyBelow(30), .all([.isNamed(["amiloride"]), .kidneyBelow(60)])]),
            Phrase("These do not go together unless the clinic watches it: call your care team before the next dose, and before ",
                "any salt substitute or supplement."), "Amiloride label, set id 2b70cf0c-45be-428f-b396-5001ed4e30fc, and Dyrenium label, set id "
                + "5012f997-9fb2-4c3d-99fd-4f7efd7c39af, Contraindications", .label, urges: [.lessPotassium: .always]),
        rule("tmp-k", of: [.trimethoprim], with: Phrase("potassium"),
            Phrase("potassium in the blood can rise, more so with a low eGFR or a blood pressure medicine that raises it too"),
            .raisesBloodValue, .major, when: .any([.dayOver(.potassium), potassiumHigh, .kidneyBelow(60), .takes(besideTrimethoprim)]),
            Phrase("Keep potassium low during the course, and ask about a blood test. Its label says not to combine it with an ",
                "ACE inhibitor, and an angiotensin receptor blocker such as losartan raises potassium in the same way: ask for another antibiotic."),
            "Co-trimoxazole label, set id f59d0c04-9c66-4d53-a0e1-cb55570deb62, Precautions on hyperkalemia and Drug Interactions; the others by "
                + "the same mechanism; that a call can't wait is our own judgment; the call under 15 by the label's dosage, as other pages reprint "
                + "it", .label, worse: InteractionWorse(condition: .takes([.aceInhibitor]), severity: .contraindicated), call: .any([potassiumStop,
                .takes(besideTrimethoprim), .kidneyBelow(15)]), urgent: Phrase("Beside a medicine that raises potassium, with a potassium above ",
                "5.5, with an eGFR under 15 or on dialysis, call your care team before the next dose."), urges: [.lessPotassium: .always]),
        rule("loop-k", of: [.loopDiuretic], with: Phrase("a low potassium, licorice, salt"),
            Phrase("it lowers potassium, and salt weakens it"), .lowersBloodValue, .moderate, when: .any([potassiumLow, licorice]),
            Phrase("Do not keep a low-potassium diet without a recent result, and go easy on salt. Ask your care team."),
            "Lasix label, set id eadfe464-720b-4dcd-a0d8-45dba706bd33, Precautions; that salt weakens it isn't confirmed", .label,
            urges: [.noPotassiumLimit: potassiumLow, .lessSodium: .always]),
        rule("thiaz-k", of: [.thiazide], with: Phrase("a low potassium, a high calcium, licorice"),
            Phrase("it lowers potassium and raises calcium"), .lowersBloodValue, .moderate, when: .any([potassiumLow, calciumHigh, licorice]),
            Phrase("Do not keep a low-potassium diet without a recent result, and ask before calcium pills."),
            "Microzide label, set id afbefaff-97c4-4f84-b989-1595f882a885, Precautions; the others by their class", .label,
            urges: [.noPotassiumLimit: potassiumLow]),
        rule("dig-k", of: [.cardiacGlycoside], with: Phrase("a low potassium or magnesium, a high calcium, licorice"),
            Phrase("it becomes more toxic"), .raisesEffect, .moderate, when: .any([.lab(.potassium, .below(4)), magnesiumLow, calciumHigh, licorice]),
            Phrase("Potassium and magnesium are better kept in their ranges, and real licorice left out. Ask your care team."),
            "Digoxin label, set id f3d29508-e7cc-47ff-845d-b5375ee30407, Use in Patients with Electrolyte Disorders; "
                + "set id 1b7e5c6e-e052-41b0-a4ce-05dfe62faaaf, section 5.6; 4.0 is our own bound; the bounds of magnesium are our own", .label,
            worse: InteractionWorse(condition: .any([potassiumLow, .lab(.magnesium, .below(DecimalText.constant("1.2"))), calciumHigh, licorice]),
                severity: .major), urges: [.noPotassiumLimit: .lab(.potassium, .below(4))]),
        rule("dig-mg", of: [.cardiacGlycoside], with: Phrase("antacids with magnesium or aluminum"),
            Phrase("its uptake falls"), .lowersEffect, .timing, when: .dose(.of([.magnesiumOrAluminum]), before: 120, after: 120),
            Phrase("Keep them two hours apart."), "General knowledge of the label; two hours are our own bound", .recalled),
        rule("dri-juice", of: [.reninInhibitor], with: Phrase("fruit juice and herbal tea"), Phrase("its uptake falls"), .lowersEffect, .moderate,
            when: .drankNamed(["juice", "juices", "nectar", "herbal"]),
            Phrase("Take it with water, and choose another drink than juice or herbal tea."),
            "Rasilez, EU package leaflet EU/1/07/405/021, section 2", .label, read: "2026-11-23"),
        rule("kcl",
            of: [.potassiumSupplement], with: Phrase("a high potassium, dialysis, an eGFR under 45, potassium salts, medicines that keep potassium"),
            Phrase("potassium in the blood can rise"), .raisesBloodValue, .major,
            when: .any([potassiumHigh, .kidneyBelow(45), .ate([.potassiumChloride], lastingHours: 0), .takes(.keepingPotassium)]),
            Phrase("Do not add a potassium salt to it, and ask your care team whether it is still wanted."),
            "K-Tab label, set id 6594df99-d8ce-49b9-3fbe-9ec7cdc9199b, Contraindications; potassium citrate "
                + "label, set id 2215dc1d-0b5a-469e-9b51-4d7480a51078, section 4; dialysis and the eGFRs of 45 and 15 are our own bounds", .label,
            worse: InteractionWorse(condition: .any([potassiumAbove, .kidneyBelow(15)]), severity: .contraindicated), call: .takes(.keepingPotassium),
            urgent: Phrase("With a potassium above the range, an eGFR under 15, on dialysis, or beside a medicine that ",
                "keeps potassium, call your care team before the next dose."), urges: [.lessPotassium: .always]),
    ]
}
