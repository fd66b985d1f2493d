import FractionParser
import KidneyNutrition

extension InteractionCases {
    static let rest: Result<[RuleCase], any Error> = Result {
        let binder = try MedicineScene().med("Renvela", at: "08:00")
        let calcium = try MedicineScene().med("PhosLo", "667 mg", at: "08:00", "12:00", "18:00").limit(.calcium, 600)
        return [
            RuleCase(
                "binder-meal",
                on: [try binder.ate(Plate.bread, at: "12:00"), try binder.ate(Plate.bread, at: "08:16")],
                off: [
                    try binder.ate(Plate.bread, at: "08:15"), try binder.ate(Plate.bread, at: "07:30"),
                    try binder.ate(Plate.bread, 80, at: "12:00"), try MedicineScene().med("Renvela").ate(Plate.bread),
                    try binder.med("Fosrenol", at: "12:10").ate(Plate.bread, at: "12:00"),
                ]
            ),
            // Three doses of 169 mg and the 120 mg of 100 g of milk are 627 mg; with the 60 mg of 50 g of milk they are 567 mg.
            RuleCase(
                "caac",
                on: [try calcium.ate(Plate.milk, 100), try scene("PhosLo").lab(.calcium, "10.3")],
                off: [try calcium.ate(Plate.milk, 50), try scene("PhosLo").lab(.calcium, "10.2")]
            ),
            try near("dig-mg", "digoxin", "Milk of Magnesia", ["10:01", "13:59"], ["10:00", "14:00"]),
            RuleCase(
                "dri-juice",
                on: [try scene("Tekturna").ate(Plate.cranberry)],
                off: [try scene("Tekturna").ate(Plate.apple), try scene("Zestril").ate(Plate.cranberry)]
            ),
            RuleCase(
                "caac-dig",
                on: [
                    try scene("PhosLo").med("digoxin"), try scene("Tums").med("digoxin"),
                    try scene("calcitriol").med("digoxin"),
                ],
                off: [try scene("Renvela").med("digoxin"), try scene("PhosLo")]
            ),
            RuleCase(
                "vitd-ca",
                on: [
                    try scene("calcitriol").lab(.calcium, "10.3"),
                    try scene("Zemplar").with(.g3b).lab(.phosphorus, "4.7"), try scene("calcitriol").med("PhosLo"),
                    try scene("calcitriol").med("calcium"),
                ],
                off: [
                    try scene("calcitriol").lab(.calcium, "10.2"),
                    try scene("Zemplar").with(.g3b).lab(.phosphorus, "4.6"),
                ]
            ),
            RuleCase(
                "szc-na",
                on: [
                    try MedicineScene().med("Lokelma", "10 g", at: "12:00"),
                    try MedicineScene().med("Lokelma", at: "12:00").med("ketoconazole", at: "13:00"),
                ],
                off: [try scene("Veltassa")]
            ),
            RuleCase(
                "sps-na",
                on: [try scene("Kayexalate", "15 g"), try scene("Kayexalate").med("milk of magnesia")],
                off: [try scene("Veltassa", "8.4 g")]
            ),
            RuleCase(
                "bicarb-na",
                on: [try scene("sodium bicarbonate", "650 mg")],
                off: [try scene("potassium citrate")]
            ),
            try kidney("mg-al", "milk of magnesia", below: "29.9", at: "30", .g4),
            try kidney("mg-al", "magnesium oxide", below: "29.9", at: "30", .g4),
            try kidney("naphos", "Fleet", below: "59.9", at: "60", .g3a),
            try kidney("vita", "vitamin C", below: "29.9", at: "30", .g4),
            try kidney("metf-alc", "Glucophage XR", below: "29.9", at: "30", .g4),
            RuleCase(
                "metf-alc",
                on: [try scene("metformin").ate(Plate.beer, 701)],
                off: [try scene("metformin").ate(Plate.beer, 700)]
            ),
            RuleCase(
                "metf-b12",
                on: [try MedicineScene().med("metformin", from: "2024-03-09")],
                off: [try MedicineScene().med("metformin", from: "2024-03-10")]
            ),
            RuleCase(
                "su-ins",
                on: [
                    try scene("Lantus").lab(.glucose, "69", "2026-03-10"), try scene("glipizide").lab(.eGFR, "29.9"),
                    try scene("glipizide").ate(Plate.beer, 701),
                    try MedicineScene().med("Humalog", at: "12:00").ate(Plate.bread, at: "18:00", .dinner).over(),
                ],
                off: [
                    try scene("Lantus").lab(.glucose, "70", "2026-03-10"),
                    try scene("Lantus").lab(.glucose, "60", "2026-03-08"),
                    try MedicineScene().med("Humalog", at: "12:00").ate(Plate.bread, at: "12:30", .lunch).over(),
                    try MedicineScene().med("Humalog", at: "12:00").ate(Plate.bread, at: "18:00", .dinner),
                    try MedicineScene().med("Lantus", at: "22:30").ate(Plate.bread, at: "18:00", .dinner).over(),
                    try MedicineScene().med("Humulin N", at: "22:30").ate(Plate.bread, at: "18:00", .dinner).over(),
                    try scene("glipizide").ate(Plate.beer, 700),
                ]
            ),
            RuleCase(
                "sglt2",
                on: [try scene("Jardiance").ill(), try scene("Farxiga").ate(Plate.bread, 83).over()],
                off: [
                    try scene("Jardiance"), try scene("Farxiga").ate(Plate.bread, 84).over(),
                    try scene("Farxiga").ate(Plate.bread, 83),
                ]
            ),
            RuleCase(
                "maoi",
                on: [
                    try scene("Nardil").ate(Plate.cheddar), try scene("Emsam").ate(Plate.cheddar),
                    try MedicineScene().med("Nardil", to: "2026-02-24").ate(Plate.cheddar),
                ],
                off: [
                    try scene("Nardil").ate(Plate.milk),
                    try MedicineScene().med("Nardil", to: "2026-02-23").ate(Plate.cheddar),
                ]
            ),
            RuleCase(
                "linez",
                on: [
                    try scene("linezolid").ate(Plate.cheddar),
                    try MedicineScene().med("Zyvox", to: "2026-03-08").ate(Plate.cheddar),
                ],
                off: [
                    try scene("linezolid").ate(Plate.milk),
                    try MedicineScene().med("Zyvox", to: "2026-03-07").ate(Plate.cheddar),
                ]
            ),
            try kidney("nsaid-ckd", "Advil", below: "59.9", at: "60", .g3a),
            RuleCase(
                "nsaid-ckd",
                on: [try scene("Aleve").med("losartan").med("Lasix"), try scene("Aleve").med("Zestoretic")],
                off: [try scene("Tylenol").med("Zestoretic")]
            ),
            RuleCase("allo", on: [try scene("allopurinol").limit(.fluid, 1000)], off: [try scene("allopurinol")]),
            RuleCase(
                "lith",
                on: [
                    try scene("lithium").ateBefore(Plate.bread, 132, days: 1...7).ateBefore(
                        Plate.bread,
                        100,
                        days: 8...14
                    ),
                    try scene("lithium").ateBefore(Plate.bread, 68, days: 1...7).ateBefore(
                        Plate.bread,
                        100,
                        days: 8...14
                    ),
                    try scene("Lithobid").med("Advil"), try scene("Lithobid").med("Lasix"),
                    try scene("Lithobid").med("Zestril"), try scene("Lithobid").med("losartan"),
                ],
                off: [
                    try scene("lithium").ateBefore(Plate.bread, 130, days: 1...7).ateBefore(
                        Plate.bread,
                        100,
                        days: 8...14
                    ),
                    try scene("lithium").ateBefore(Plate.bread, 70, days: 1...7).ateBefore(
                        Plate.bread,
                        100,
                        days: 8...14
                    ),
                    try scene("lithium").ateBefore(Plate.bread, 900, days: 1...4).ateBefore(
                        Plate.bread,
                        100,
                        days: 8...14
                    ),
                ]
            ),
            RuleCase(
                "star",
                on: [
                    try MedicineScene().ate(Plate.starFruit).lab(.eGFR, "60"),
                    try MedicineScene().ate(Plate.starFruit).with(.peritonealDialysis),
                ],
                off: [try MedicineScene().ate(Plate.apple).with(.g5)]
            ),
            RuleCase(
                "kcl-food",
                on: [
                    try MedicineScene().ate(Plate.salt, 1).lab(.potassium, "5.0"),
                    try scene("lisinopril").ate(Plate.salt, 1),
                    try MedicineScene().ate(Plate.salt, 1).with(.hemodialysis),
                    try scene("tacrolimus").ate(Plate.salt, 1),
                    try MedicineScene().ate(Plate.salt, 1).lab(.potassium, "4.0").lab(.eGFR, "44.9"),
                    try MedicineScene().ate(Plate.salt, 1).lab(.potassium, "4.0").with(.g3b),
                ],
                off: [
                    try MedicineScene().ate(Plate.salt, 1).lab(.potassium, "4.9"), try scene("lisinopril"),
                    try MedicineScene().ate(Plate.salt, 1).lab(.potassium, "4.0").lab(.eGFR, "45"),
                    try MedicineScene().ate(Plate.salt, 1).lab(.potassium, "4.0").with(.g3a),
                ]
            ),
            RuleCase("p-add", on: [try MedicineScene().ate(Plate.cola)], off: [try MedicineScene().ate(Plate.apple)]),
        ]
    }
}
