import FractionParser

extension InteractionTable {
    /// Medicines after a transplant.
    static let transplant: [InteractionRule] = [
        rule(
            "cni-gf",
            ["tacrolimus", "cyclosporine"],
            with: "grapefruit, pomelo, Seville orange",
            "the medicine's level rises, and that lasts one to three days",
            .raisesEffect,
            .major,
            when: .ate([.grapefruitFamily], lastingHours: 72),
            "Do not eat or drink grapefruit at any time of the day.",
            "Tacrolimus label 7.2 and 17.1 (medlibrary); cyclosporine label",
            .secondary
        ),
        rule(
            "cni-k",
            ["tacrolimus", "cyclosporine"],
            with: "potassium",
            "potassium in the blood can rise",
            .raisesBloodValue,
            .major,
            when: .any([potassiumLoad, .takes([.potassiumSparing, .mra])]),
            "Leave potassium salts out, and keep to the potassium goal.",
            "Tacrolimus monograph (high potassium intake); label, section 5",
            .recalled,
            urges: [.lessPotassium: .always]
        ),
        rule(
            "cni-food",
            ["tacrolimus"],
            with: "meals, above all fatty ones",
            "food lowers its uptake, by about 27 percent in one report",
            .lowersEffect,
            .timing,
            when: .mealsVary,
            "Take it the same way every day, with food or without.",
            "drugs.com professional food entry; label 17.1",
            .secondary
        ),
        rule(
            "mtor-gf",
            ["sirolimus", "everolimus"],
            with: "grapefruit",
            "the medicine's level rises",
            .raisesEffect,
            .major,
            when: grapefruitEaten,
            "No grapefruit.",
            "Labels, section 7",
            .recalled
        ),
        rule(
            "herb-sjw",
            [
                "tacrolimus", "cyclosporine", "sirolimus", "everolimus", "warfarin", "apixaban", "rivaroxaban",
                "tolvaptan",
            ],
            with: "St John's wort",
            "the medicine's level falls",
            .lowersEffect,
            .major,
            when: .takes([.stJohnsWort]),
            "Do not start it; where you take it, ask your care team before you stop or go on.",
            "Labels, section 7",
            .recalled
        ),
        rule(
            "mmf",
            ["mycophenolate mofetil", "mycophenolic acid"],
            with: "antacids, iron, sevelamer",
            "its uptake falls",
            .lowersEffect,
            .moderate,
            when: .any([
                .dose(.of([.magnesiumOrAluminium, .iron]), before: 120, after: 120),
                .dose(.named(["sevelamer carbonate", "sevelamer hydrochloride"]), before: 120, after: 120),
            ]),
            "Keep them two hours apart.",
            "Labels, section 7",
            .recalled
        ),
    ]

    /// Grapefruit with everything else.
    static let grapefruit: [InteractionRule] = [
        rule(
            "statin-gf",
            ["simvastatin", "lovastatin"],
            with: "grapefruit",
            "the medicine's level rises, by about 260 percent with one glass at the dose",
            .raisesEffect,
            .major,
            when: grapefruitEaten,
            "Leave grapefruit out altogether.",
            "Lee 2016, Am J Med 129:26; label, section 7",
            .recalled
        ),
        rule(
            "atorva-gf",
            ["atorvastatin"],
            with: "much grapefruit juice",
            "the medicine's level rises, by about 80 percent with large amounts",
            .raisesEffect,
            .moderate,
            when: .drank(.grapefruitFamily, over: 240),
            "Keep to a small glass, or choose another fruit.",
            "FDA and National Consumers League food-drug guide (one quart); Lee 2016",
            .secondary,
            worse: InteractionWorse(condition: .drank(.grapefruitFamily, over: 1000), severity: .major)
        ),
        rule(
            "ccb-gf",
            ["felodipine", "nifedipine", "nisoldipine"],
            with: "grapefruit",
            "the medicine's level rises for about a day, and blood pressure may fall",
            .raisesEffect,
            .major,
            when: .ate([.grapefruitFamily], lastingHours: 24),
            "Leave grapefruit out. Amlodipine is much less affected.",
            "Bailey 1998, BJCP 46:101; MSD table",
            .secondary
        ),
        rule(
            "tolv",
            ["tolvaptan"],
            with: "grapefruit, and a fluid limit",
            "grapefruit raises its level, and it makes the body lose water",
            .raisesEffect,
            .major,
            when: .any([grapefruitEaten, .fluidLimited]),
            "No grapefruit. It needs free access to water: ask your care team which holds before you follow a fluid limit.",
            "drugs.com finerenone-tolvaptan (potassium); Jynarque label, recalled",
            .recalled,
            urges: [.moreWater: .fluidLimited]
        ),
        rule(
            "colch",
            ["colchicine"],
            with: "grapefruit, a low eGFR",
            "its level rises, which is dangerous with a low eGFR",
            .raisesEffect,
            .major,
            when: .any([grapefruitEaten, .kidneyBelow(30)]),
            "No grapefruit, and ask your care team whether it still suits your kidneys.",
            "Label, 7 and 8.6",
            .recalled
        ),
        rule(
            "cgrel-gf",
            ["ticagrelor", "clopidogrel"],
            with: "grapefruit",
            "ticagrelor's level rises; clopidogrel is activated less",
            .shiftsEffect,
            .moderate,
            when: grapefruitEaten,
            "Prefer another fruit.",
            "Published interaction studies",
            .recalled
        ),
    ]
}
