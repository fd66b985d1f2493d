import FractionParser

extension InteractionTable {
    private static let mineralDoses: DoseNearDose = .of(.minerals)

    /// What has to be kept apart by hours.
    static let absorption: [InteractionRule] = [
        rule(
            "levo",
            ["levothyroxine"],
            with: "calcium, iron, phosphate binders, and breakfast",
            "its uptake falls",
            .lowersEffect,
            .timing,
            when: .any([
                .dose(
                    .of(Set<MedicineClass>.calcium.union(Set<MedicineClass>.binders).union([.iron])),
                    before: 240,
                    after: 240
                ),
                .food(.anything, before: 0, after: 60),
            ]),
            "Take it on an empty stomach, 30 to 60 minutes before breakfast, and 4 hours away from calcium, iron and binders.",
            "Label, drug-food section as cited by Pharmacy Times; Unithroid list",
            .secondary
        ),
        rule(
            "fq-cipro",
            ["ciprofloxacin"],
            with: "milk or fortified juice by themselves; calcium, iron, zinc, antacids, binders",
            "its uptake falls",
            .lowersEffect,
            .major,
            when: .any([
                .food(.alone([.dairy, .calciumFortified]), before: 360, after: 120),
                .dose(mineralDoses, before: 360, after: 120),
            ]),
            "Take it 2 hours before or 6 hours after such products; milk within a full meal is allowed.",
            "Georgia DPH sheet; medizzine (label text); lanthanum lowers exposure by 54 percent",
            .secondary
        ),
        rule(
            "fq-levo",
            ["levofloxacin"],
            with: "antacids, iron, zinc, binders",
            "its uptake falls",
            .lowersEffect,
            .major,
            when: .dose(mineralDoses, before: 120, after: 120),
            "Keep them two hours apart.",
            "Label, section 7",
            .recalled
        ),
        rule(
            "fq-moxi",
            ["moxifloxacin"],
            with: "antacids, iron, zinc, binders",
            "its uptake falls",
            .lowersEffect,
            .major,
            when: .dose(mineralDoses, before: 480, after: 240),
            "Take it 4 hours before or 8 hours after such products.",
            "Label, sections 2 and 7",
            .recalled
        ),
        rule(
            "tetra",
            ["tetracycline"],
            with: "milk, calcium, iron",
            "its uptake falls",
            .lowersEffect,
            .major,
            when: .any([
                .food(.tagged([.dairy, .calciumFortified]), before: 120, after: 60),
                .dose(.of(Set<MedicineClass>.calcium.union([.iron])), before: 120, after: 60),
            ]),
            "Take it on an empty stomach: 1 hour before or 2 hours after food and milk.",
            "MSD consumer table",
            .secondary
        ),
        rule(
            "doxy",
            ["doxycycline", "minocycline"],
            with: "calcium, iron, aluminium and magnesium products",
            "its uptake falls; milk matters less",
            .lowersEffect,
            .moderate,
            when: .any([
                .dose(mineralDoses, before: 120, after: 120), .dose(.of([.iron]), before: 180, after: 180),
            ]),
            "Keep mineral products two hours away, iron three; food is allowed.",
            "MSD tetracyclines page",
            .secondary
        ),
        rule(
            "iron-food",
            ["ferrous sulfate", "ferrous gluconate", "ferrous fumarate"],
            with: "tea, coffee, milk, calcium, antacids",
            "its uptake falls; vitamin C raises it",
            .lowersEffect,
            .timing,
            when: .any([
                .food(.tagged([.tea, .coffee, .dairy, .calciumFortified]), before: 120, after: 120),
                .dose(.of(Set<MedicineClass>.calcium.union([.magnesiumOrAluminium])), before: 120, after: 120),
            ]),
            "Keep it two hours from tea, coffee, milk and calcium.",
            "General label text",
            .recalled
        ),
        rule(
            "bisph",
            ["alendronate", "risedronate", "ibandronate"],
            with: "any food or drink but plain water; a low eGFR",
            "its uptake falls strongly",
            .lowersEffect,
            .timing,
            when: .any([
                .food(.anything, before: 0, after: 30),
                .all([.isNamed(["ibandronate"]), .food(.anything, before: 0, after: 60)]),
                .dose(.of(.calcium), before: 0, after: 30), .kidneyBelow(35),
            ]),
            "Plain water only, upright, for 30 to 60 minutes before anything else; with an eGFR under 35 ask whether it suits you.",
            "MSD table; labels",
            .recalled
        ),
        rule(
            "dig-fibre",
            ["digoxin"],
            with: "bran and meals very high in fibre",
            "its uptake falls",
            .lowersEffect,
            .timing,
            when: .food(.fibre(10), before: 120, after: 120),
            "Keep it two hours from bran and meals very high in fibre.",
            "MSD table; Medicare.org",
            .secondary
        ),
        rule(
            "rivaro",
            ["rivaroxaban"],
            with: "a dose without food",
            "tablets of 15 and 20 mg need food to be taken up",
            .lowersEffect,
            .timing,
            when: .all([.doseMayReach(15), .doseWithoutMeal(before: 60, after: 30)]),
            "Take it with the evening meal.",
            "Label, section 2",
            .recalled
        ),
        rule(
            "cinac",
            ["cinacalcet"],
            with: "a dose without food",
            "food raises its uptake; it lowers calcium",
            .lowersEffect,
            .timing,
            when: .doseWithoutMeal(before: 30, after: 30),
            "Take it with food or just after, whole.",
            "Sensipar label, section 2",
            .recalled
        ),
    ]
}
