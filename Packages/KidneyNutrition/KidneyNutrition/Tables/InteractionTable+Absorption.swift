import FractionParser
import WordKit

extension InteractionTable {
    private static let mineralDoses: DoseNearDose = .of(.minerals)
    /// The labels of quinolones name these metals, and not calcium.
    private static let metalDoses: DoseNearDose = .of(.metals)

    // swift-format-ignore
    /// Medicines to take hours apart.
    static let absorption: [InteractionRule] = [
        rule("levo", of: [.thyroidHormone], with: Phrase("calcium, iron, antacids, binders, and food before or after it"),
            Phrase("its uptake falls"), .lowersEffect, .timing,
            when: .any([.dose(.of(Set<MedicineClass>.calcium.union(Set<MedicineClass>.binders).union([.iron, .magnesiumOrAluminum, .aluminum])),
                before: 240, after: 240), .dose(.named(["sodium polystyrene sulfonate"]), before: 240, after: 240),
                .food(.anything, before: 180, after: 60)]), Phrase("Take it on an empty stomach, 30 to 60 minutes before breakfast or 3 hours after ",
                "food, and 4 hours away from calcium, iron, antacids and binders."),
            "Synthroid label, set id 1e11ad30-1041-4520-10b0-8f9d30d30fcc, section 7.1; set id 0db64694-4056-4d3f-ac41-1ba382a00f89, "
                + "table 2; the empty stomach by a patient text, and 3 hours after food are our own bound", .label),
        rule("fq-cipro", ["ciprofloxacin"], with: Phrase("milk or fortified juice by themselves; calcium, iron, zinc, antacids, binders"),
            Phrase("its uptake falls"), .lowersEffect, .major,
            when: .any([.food(.alone([.dairy, .calciumFortified]), before: 360, after: 120), .dose(mineralDoses, before: 360, after: 120)]),
            Phrase("Take it 2 hours before or 6 hours after such products; milk within a full meal is allowed."),
            "Cipro label, set id 888dc7f9-ad9c-4c00-8d50-8ddfd9bd27c0, section 2.4", .label),
        rule("fq-levo", ["levofloxacin"], with: Phrase("antacids with magnesium or aluminum, sucralfate, iron, zinc"),
            Phrase("its uptake falls"), .lowersEffect, .major, when: .dose(metalDoses, before: 120, after: 120), Phrase("Keep them two hours apart."),
            "Levofloxacin label, set id 4be13bd5-0c39-43c3-9232-b1226ccd4dbc, section 2.4", .label),
        rule("fq-moxi", ["moxifloxacin"], with: Phrase("antacids with magnesium or aluminum, sucralfate, iron, zinc"),
            Phrase("its uptake falls"), .lowersEffect, .major, when: .dose(metalDoses, before: 480, after: 240),
            Phrase("Take it 4 hours before or 8 hours after such products; calcium does not matter."),
            "Moxifloxacin label, set id d6789c17-4a2f-4519-9060-e3b0dba422f0, sections 2.2 and 12.3", .label),
        rule("tetra", ["tetracycline"], with: Phrase("milk, calcium, iron, zinc, antacids, binders, bismuth"),
            Phrase("its uptake falls"), .lowersEffect, .major, when: .any([.food(.tagged([.dairy, .calciumFortified]), before: 120, after: 60),
                .dose(.of(.minerals.union([.bismuth])), before: 120, after: 60)]),
            Phrase("Take it on an empty stomach: 1 hour before or 2 hours after food and milk."),
            "Doryx MPC label, set id f9277bb8-982d-444d-9325-35d5c53a2d35, section 7.3; the hours aren't confirmed", .label),
        rule("doxy", ["doxycycline", "minocycline"], with: Phrase("calcium, iron, bismuth, aluminum and magnesium products"),
            Phrase("its uptake falls; milk matters less"), .lowersEffect, .moderate,
            when: .any([.dose(.of(.minerals.union([.bismuth])), before: 120, after: 120), .dose(.of([.iron]), before: 180, after: 180)]),
            Phrase("Keep mineral products two hours away, iron three; food is allowed."),
            "Doxycycline label, set id 214a9cfe-a522-4022-81d4-e59f447401fe, Drug Interactions, which names no hours; those are of another text",
            .label),
        rule("iron-food", ["ferrous sulfate", "ferrous gluconate", "ferrous fumarate"], with: Phrase("tea, coffee, milk, calcium, antacids"),
            Phrase("its uptake falls; vitamin C raises it"), .lowersEffect, .timing,
            when: .any([.food(.tagged([.tea, .coffee, .dairy, .calciumFortified]), before: 120, after: 120),
                .dose(.of(Set<MedicineClass>.calcium.union([.magnesiumOrAluminum])), before: 120, after: 120)]),
            Phrase("Keep it two hours from tea, coffee, milk and calcium."), "General knowledge; iron tablets have no drug label", .recalled),
        rule("bisph", ["alendronate", "risedronate", "ibandronate"],
            with: Phrase("any food or drink but plain water, and calcium, iron or antacids, before it or after it"),
            Phrase("its uptake falls strongly"), .lowersEffect, .timing,
            when: .any([.food(.anything, before: 360, after: 30), .all([.isNamed(["ibandronate"]), .food(.anything, before: 0, after: 60)]),
                .dose(.of(Set<MedicineClass>.calcium.union(Set<MedicineClass>.metals)), before: 30, after: 30)]),
            Phrase("First thing in the morning, with plain water only, upright, 30 to 60 minutes before anything else."),
            "Fosamax label, set id 14e931fd-2c5f-4d90-b7db-5980706f4a56, Actonel label, set id 24ed00e0-25e2-49a8-97fc-66c1b417dc0b, "
                + "section 2.6, and ibandronate label, set id "
                + "f94d9c49-245a-8081-42c4-785113fce498, section 2.2; 6 hours after food and half an hour after minerals are our own bounds", .label),
        rule("bisph-dr", ["delayed-release risedronate"], with: Phrase("a dose without breakfast, calcium"),
            Phrase("it is made to be taken right after breakfast"), .lowersEffect, .timing,
            when: .any([.doseWithoutMeal(before: 60, after: 0), .dose(.of(.calcium), before: 30, after: 30)]),
            Phrase("Take it in the morning right after breakfast, with at least 4 ounces of water, and calcium at another time of the day."),
            "Atelvia label, set id c8b9ab88-1a26-46c3-80ec-4eaa45202021, section 2.2", .label),
        rule("sema-oral", ["oral semaglutide"], with: Phrase("food, drinks and other medicines before it or up to 30 minutes after"),
            Phrase("its uptake falls strongly"), .lowersEffect, .timing,
            when: .any([.food(.anything, before: 360, after: 30), .dose(.anyOral, before: 30, after: 30)]),
            Phrase("Take it on an empty stomach with at most 4 ounces (120 mL) of plain water, 30 minutes before anything else."),
            "Rybelsus, EU package leaflet EU/1/20/1430/001, section 3; 6 hours after food and half an hour after other medicines are our own bounds",
            .label),
        rule("cni-xr-food", ["extended-release tacrolimus"], with: Phrase("food up to 2 hours before it or 1 hour after"),
            Phrase("its uptake falls"), .lowersEffect, .timing,
            when: .food(.anything, before: 120, after: 60), Phrase("Take it on an empty stomach, or 2 to 3 hours after a meal."),
            "Advagraf, EU package leaflet EU/1/07/387/001, section 3; the hour before food is our own bound", .label),
        rule("dig-fibre", of: [.cardiacGlycoside], with: Phrase("bran and meals very high in fiber"),
            Phrase("its uptake falls"), .lowersEffect, .timing, when: .food(.fiber(10), before: 120, after: 120),
            Phrase("Keep it two hours from bran and meals very high in fiber."), "General knowledge", .recalled),
        rule("rivaro", ["rivaroxaban"], with: Phrase("a dose without food"), Phrase("tablets of 15 and 20 mg need food to be taken up"),
            .lowersEffect, .timing, when: .all([.doseMayReach(15), .doseWithoutMeal(before: 60, after: 30)]),
            Phrase("Take it with food; with atrial fibrillation that is the evening meal."),
            "Xarelto label, set id 10db92f9-2300-4a80-836b-673e1ae91610, section 2.1", .label),
        rule("cinac", ["cinacalcet"], with: Phrase("a dose without food"),
            Phrase("food raises its uptake; it lowers calcium"), .lowersEffect, .timing, when: .doseWithoutMeal(before: 30, after: 30),
            Phrase("Take it with food or just after, whole."), "Mimpara, EU package leaflet EU/1/04/292/001, section 3", .label),
    ]
}
