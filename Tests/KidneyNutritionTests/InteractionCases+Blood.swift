import FractionParser
import KidneyNutrition

extension InteractionCases {
    static let blood: Result<[RuleCase], any Error> = Result {
        let warfarin = try scene("warfarin").ateBefore(Plate.greens, 100, days: 1...14)
        let plain = try scene("warfarin")
        return [
            RuleCase(
                "warf-vitk",
                on: [
                    try warfarin.ate(Plate.greens, 201), try warfarin.ate(Plate.greens, 49).over(),
                    try plain.ate(Plate.greens, 181),
                ],
                off: [
                    try warfarin.ate(Plate.greens, 200), try warfarin.ate(Plate.greens, 50).over(),
                    try warfarin.ate(Plate.greens, 49), try plain.ate(Plate.greens, 180),
                ]
            ),
            RuleCase(
                "warf-botanical",
                on: [try plain.ate(Plate.cranberry), try plain.med("Ginkgo"), try plain.med("CoQ10")],
                off: [plain, try plain.ate(Plate.apple), try plain.med("folic acid")]
            ),
            try potassium("acei-k", "Zestril"), try potassium("arb-k", "losartan"), try potassium("arni-k", "Entresto"),
            try potassium("dri-k", "aliskiren"), try potassium("mra-k", "Aldactone", "5.1", "5.0"),
            try potassium("cni-k", "cyclosporine"),
            RuleCase(
                "fine-k-gf",
                on: [try scene("Kerendia").ate(Plate.grapefruit), try scene("Kerendia").lab(.potassium, "5.1")],
                off: [try scene("Kerendia"), try scene("Kerendia").lab(.potassium, "5.0")]
            ),
            RuleCase(
                "kspare",
                on: [
                    try scene("amiloride").ate(Plate.salt, 1), try scene("Dyazide").med("potassium citrate"),
                    try scene("Dyazide").lab(.potassium, "5.6"), try scene("Dyazide").med("Aldactone"),
                    try scene("amiloride").lab(.eGFR, "59.9"), try scene("triamterene").lab(.eGFR, "29.9"),
                ],
                off: [
                    try scene("amiloride"), try scene("Dyazide").lab(.potassium, "5.5"),
                    try scene("amiloride").lab(.eGFR, "60"), try scene("triamterene").lab(.eGFR, "30"),
                ]
            ),
            RuleCase(
                "tmp-k",
                on: [
                    try scene("Bactrim DS").lab(.eGFR, "59.9"), try scene("trimethoprim").med("ramipril"),
                    try scene("trimethoprim").limit(.potassium, 2000).ate(Plate.banana, 600),
                    try scene("trimethoprim").lab(.potassium, "5.0"),
                ],
                off: [
                    try scene("Bactrim DS").lab(.eGFR, "60"), try scene("trimethoprim").med("amlodipine"),
                    try scene("trimethoprim").lab(.potassium, "4.9"),
                ]
            ),
            RuleCase(
                "loop-k",
                on: [try scene("Lasix").lab(.potassium, "3.4"), try scene("Lasix").ate(Plate.licorice)],
                off: [try scene("Lasix").lab(.potassium, "3.5"), try scene("Lasix").ate(Plate.apple)]
            ),
            RuleCase(
                "thiaz-k",
                on: [
                    try scene("HCTZ").lab(.potassium, "3.4"), try scene("Hyzaar").lab(.calcium, "10.3"),
                    try scene("HCTZ").ate(Plate.licorice),
                ],
                off: [try scene("HCTZ").lab(.potassium, "3.5"), try scene("Hyzaar").lab(.calcium, "10.2")]
            ),
            RuleCase(
                "dig-k",
                on: [
                    try scene("Lanoxin").lab(.potassium, "3.9"), try scene("digoxin").ate(Plate.licorice),
                    try scene("digoxin").lab(.calcium, "10.3"), try scene("digoxin").lab(.magnesium, "1.6"),
                ],
                off: [
                    try scene("Lanoxin").lab(.potassium, "4.0"), try scene("digoxin"),
                    try scene("digoxin").lab(.calcium, "10.2"), try scene("digoxin").lab(.magnesium, "1.7"),
                ]
            ),
            RuleCase(
                "kcl",
                on: [
                    try scene("Klor-Con").lab(.potassium, "5.0"), try scene("Klor-Con").ate(Plate.salt, 1),
                    try scene("Klor-Con").med("Aldactone"),
                ],
                off: [
                    try scene("Klor-Con").lab(.potassium, "4.9"), try scene("Klor-Con"),
                    try scene("Klor-Con").lab(.eGFR, "45"),
                ]
            ),
        ]
    }

    static let transplant: Result<[RuleCase], any Error> = Result {
        let prograf = try MedicineScene().med("Prograf", at: "08:00").over()
        let varied = try prograf.ate(Plate.bread, 100, at: "08:30", .breakfast)
            .ate(Plate.bread, 100, at: "13:00", on: "2026-03-09", .lunch)
        let steady = try prograf.ate(Plate.bread, 100, at: "08:30", .breakfast)
            .ate(Plate.bread, 100, at: "08:30", on: "2026-03-09", .breakfast)
        return [
            RuleCase(
                "cni-gf",
                on: [
                    try scene("tacrolimus").ate(Plate.grapefruit),
                    try scene("tacrolimus").ate(Plate.grapefruit, 100, at: "00:30", on: "2026-03-07"),
                ],
                off: [
                    try scene("tacrolimus"),
                    try scene("tacrolimus").ate(Plate.grapefruit, 100, at: "20:00", on: "2026-03-06"),
                ]
            ),
            RuleCase("cni-food", on: [varied], off: [steady, prograf]),
            RuleCase(
                "mtor-gf",
                on: [
                    try scene("Rapamune").ate(Plate.grapefruit),
                    try scene("Rapamune").ate(Plate.grapefruit, 100, at: "00:30", on: "2026-03-07"),
                ],
                off: [try scene("Rapamune").ate(Plate.grapefruit, 100, at: "20:00", on: "2026-03-06")]
            ), try grapefruit("statin-gf", "Zocor"),
            RuleCase(
                "herb-sjw",
                on: [
                    try scene("Eliquis").med("St. John's Wort"), try scene("tolvaptan").med("hypericum"),
                    try scene("Pradaxa").med("hypericum"), try scene("Lanoxin").med("hypericum"),
                ],
                off: [try scene("Eliquis").med("ginkgo")]
            ),
            RuleCase(
                "atorva-gf",
                on: [try scene("Lipitor").ate(Plate.grapefruit, 1201)],
                off: [try scene("Lipitor").ate(Plate.grapefruit, 1200)]
            ),
            RuleCase(
                "ccb-gf",
                on: [
                    try scene("felodipine").ate(Plate.grapefruit), try scene("verapamil").ate(Plate.grapefruit),
                    try scene("felodipine").ate(Plate.grapefruit, 100, at: "09:00", on: "2026-03-09"),
                ],
                off: [
                    try scene("felodipine").ate(Plate.grapefruit, 100, at: "23:00", on: "2026-03-08"),
                    try scene("amlodipine").ate(Plate.grapefruit),
                ]
            ),
            RuleCase(
                "tolv",
                on: [try scene("Samsca").limit(.fluid, 1200), try scene("Samsca").ate(Plate.grapefruit)],
                off: [try scene("Samsca")]
            ),
            RuleCase(
                "colch",
                on: [try scene("Colcrys").ate(Plate.grapefruit)],
                off: [try scene("Colcrys").lab(.eGFR, "29.9")]
            ),
            try grapefruit("cgrel-gf", "Brilinta"),
        ]
    }
}
