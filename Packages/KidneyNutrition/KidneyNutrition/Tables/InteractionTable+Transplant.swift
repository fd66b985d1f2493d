import FractionParser
import WordKit

extension InteractionTable {
    // swift-format-ignore
    /// Medicines after a transplant.
    static let transplant: [InteractionRule] = [
        rule("cni-gf", of: [.calcineurinInhibitor], with: Phrase("grapefruit, pomelo, Seville orange"),
            Phrase("the medicine's level rises, and that lasts one to three days"), .raisesEffect, .major,
            when: .ate([.grapefruitFamily], lastingHours: 72), Phrase("Do not eat or drink grapefruit at any time of the day."),
            "Prograf label, set id 7f667de1-9dfa-4bd6-8ba0-15ee2d78873b, section 2.1; cyclosporine by its class; the 72 hours aren't confirmed",
            .label),
        rule("cni-k", of: [.calcineurinInhibitor], with: Phrase("potassium"), Phrase("potassium in the blood can rise"), .raisesBloodValue, .major,
            when: .any([potassiumLoad, .takes(.keepingPotassium.union([.aceInhibitor, .arb, .neprilysinInhibitor, .trimethoprim, .nsaid]))]),
            Phrase("Leave potassium salts out, and keep to the potassium goal."),
            "Amiloride label, set id e0cc2d44-436a-47e8-a890-589882fff4c4, Warnings; Advagraf, EU package leaflet EU/1/07/387/001, "
                + "section 2; the call above 5.5 is our own bound", .label, call: potassiumStop, urgent: stopWords, urges: [.lessPotassium: .always]),
        rule("cni-food", ["tacrolimus"], with: Phrase("meals, above all fatty ones"),
            Phrase("food lowers its uptake, by 37 percent with a meal high in fat"), .lowersEffect, .timing,
            when: .mealsVary, Phrase("Take it the same way every day, with food or without."),
            "Tacrolimus capsules label, Clinical Pharmacology, food effects, in a copy without its set id", .secondary, read: "2026-11-23"),
        rule("mtor-gf", of: [.mTORInhibitor], with: Phrase("grapefruit, pomelo, Seville orange"),
            Phrase("the medicine's level rises, and that lasts one to three days"), .raisesEffect, .major, when: .ate([.grapefruitFamily],
                lastingHours: 72), Phrase("No grapefruit."), "Rapamune, EU package leaflet EU/1/01/171/001, and Votubia, EU package leaflet "
                + "EU/1/11/710/001, section 2; the 72 hours aren't confirmed", .label),
        rule("herb-sjw",
            of: .anticoagulants.union([.calcineurinInhibitor, .mTORInhibitor, .vasopressinAntagonist, .nonSteroidalMRA, .cardiacGlycoside]),
            with: Phrase("St John's wort"), Phrase("the medicine's level falls"), .lowersEffect, .major, when: .takes([.stJohnsWort]),
            Phrase("Do not start it; if you take it, call your care team before the next dose, and don’t stop it by yourself."),
            "Neoral label, set id 94461af3-11f1-4670-95d4-2965b9538ae3, apixaban label, set id 7be1f4c1-bb2f-4ded-ae9a-515d2a22f93e, "
                + "and rivaroxaban label, set id 10db92f9-2300-4a80-836b-673e1ae91610, "
                + "Drug Interactions; Ligoxin, Drug Interactions (MIMS Philippines); the others by their class", .label, call: .always),
        rule("mmf", of: [.mycophenolate], with: Phrase("antacids, sevelamer"), Phrase("its uptake falls"), .lowersEffect, .moderate,
            when: .any([.dose(.of([.magnesiumOrAluminum, .aluminum]), before: 120, after: 120), .dose(.named(sevelamer), before: 240, after: 120)]),
            Phrase("Take it at least 2 hours before sevelamer; the label names no hours after it, so ask your pharmacist. ",
                "Keep antacids 2 hours away."), "Renvela label, set id 2b7c0048-5f6c-4f86-839e-642575782b52, table 4 of Drug Interactions; "
                + "the 4 hours after sevelamer and the hours of antacids are our own bounds", .label),
    ]

    // swift-format-ignore
    /// Grapefruit with other medicines.
    static let grapefruit: [InteractionRule] = [
        rule("statin-gf", ["simvastatin", "lovastatin"], with: Phrase("grapefruit"),
            Phrase("the medicine's level rises, by about 260 percent with one glass at the dose"), .raisesEffect, .major,
            when: grapefruitEaten, Phrase("Leave grapefruit out altogether."),
            "Zocor label, set id 8f55d5de-5a4f-4a39-8c84-c53976dd6af9, section 7.1; lovastatin by its class; 260 percent: Lee 2016, Am J Med 129:26",
            .label),
        rule("atorva-gf", ["atorvastatin"], with: Phrase("much grapefruit juice"),
            Phrase("the medicine's level rises, by about 80 percent with large amounts"), .raisesEffect, .moderate,
            when: .drank(.grapefruitFamily, over: 1200), Phrase("Choose another fruit or drink. A small glass now and then needs no alarm."),
            "Atorvastatin label, set id d57720ab-9f83-4da9-a57f-0d55e00a605c, as another text quotes it; Lee 2016, Am J Med 129:26", .secondary),
        rule("ccb-gf", ["felodipine", "nifedipine", "nisoldipine", "verapamil"], with: Phrase("grapefruit"),
            Phrase("the medicine's level rises for about a day, and blood pressure may fall"), .raisesEffect, .major,
            when: .ate([.grapefruitFamily], lastingHours: 24), Phrase("Leave grapefruit out. Amlodipine is much less affected."),
            "Sular label, set id bcdeafac-f4ef-4dda-bdb7-1f819c33bb76, Procardia label, set id e04aa152-b08d-47f7-b976-f8bee4c386db, and Plendil "
                + "label, set id 2aad9cdf-6431-4661-5cb4-f69e735f47e4, Precautions and Drug Interactions; the 24 hours aren't confirmed", .label),
        rule("tolv", of: [.vasopressinAntagonist], with: Phrase("grapefruit, and a fluid limit"),
            Phrase("grapefruit raises its level, and it makes the body lose water"), .raisesEffect, .major,
            when: .any([grapefruitEaten, .fluidLimited]),
            Phrase("No grapefruit. It needs free access to water: ask your care team which holds before you follow a fluid limit."),
            "Samsca label, set id 5526617c-c7b9-4556-886d-729bbabbc566, sections 4 and 7.1; Jinarc, EU package leaflet EU/1/15/1000/001, section 2",
            .label, urges: [.moreWater: .fluidLimited]),
        rule("colch", of: [.colchicine], with: Phrase("grapefruit"), Phrase("its level rises, which is dangerous with a low eGFR"),
            .raisesEffect, .major, when: grapefruitEaten, Phrase("No grapefruit."), "General knowledge", .recalled),
        rule("cgrel-gf", ["ticagrelor", "clopidogrel"], with: Phrase("grapefruit"), Phrase("ticagrelor's level rises; clopidogrel is activated less"),
            .shiftsEffect, .moderate, when: grapefruitEaten, Phrase("Prefer another fruit."), "Published interaction studies", .recalled),
    ]
}
