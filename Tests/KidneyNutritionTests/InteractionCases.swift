import FractionParser
import KidneyNutrition
import Testing
import TimeKit

/// A rule with scenes in which it applies, and the same scenes without its trigger.
struct RuleCase: CustomTestStringConvertible {
    let id: String
    let on: [MedicineScene]
    let off: [MedicineScene]
    var testDescription: String { id }

    init(_ id: String, on: [MedicineScene], off: [MedicineScene]) {
        self.id = id
        self.on = on
        self.off = off
    }
}

/// The scenes of all rules, with shared parts and medicines by class.
enum InteractionCases {
    static func scene(_ name: String, _ dose: String = "") throws -> MedicineScene {
        try MedicineScene().med(name, dose)
    }

    /// A case triggered by potassium salt, by a day over the limit, and by a high value.
    static func potassium(_ id: String, _ name: String, _ high: String = "5.0", _ ok: String = "4.9") throws
        -> RuleCase
    {
        let base = try scene(name)
        return RuleCase(
            id,
            on: [
                try base.ate(Plate.salt, 1), try base.lab(.potassium, high), try base.med("Klor-Con"),
                try base.limit(.potassium, 2000).ate(Plate.banana, 600),
            ],
            off: [
                base, try base.ate(Plate.apple), try base.lab(.potassium, ok),
                try base.limit(.potassium, 2000).ate(Plate.banana, 500),
            ]
        )
    }

    static func grapefruit(_ id: String, _ name: String) throws -> RuleCase {
        let base = try scene(name)
        return RuleCase(id, on: [try base.ate(Plate.grapefruit)], off: [base, try base.ate(Plate.apple)])
    }

    static func kidney(_ id: String, _ name: String, below: String, at: String, _ category: DiseaseCategory)
        throws -> RuleCase
    {
        let base = try scene(name)
        return RuleCase(
            id,
            on: [try base.lab(.eGFR, below), base.with(category), base.with(.hemodialysis)],
            off: [base, try base.lab(.eGFR, at)]
        )
    }

    static func near(_ id: String, _ name: String, _ other: String, _ inside: [String], _ outside: [String])
        throws -> RuleCase
    {
        func at(_ time: String) throws -> MedicineScene {
            try MedicineScene().med(name, at: "12:00").med(other, at: time)
        }
        return RuleCase(id, on: try inside.map(at), off: try outside.map(at) + [MedicineScene().med(name, at: "12:00")])
    }

    static func eating(
        _ id: String,
        _ name: String,
        _ food: Food,
        _ inside: [String],
        _ outside: [String],
        harmless: Food = Plate.water
    ) throws -> RuleCase {
        func at(_ time: String, _ food: Food) throws -> MedicineScene {
            try MedicineScene().med(name, at: "12:00").ate(food, at: time)
        }
        return RuleCase(
            id,
            on: try inside.map { try at($0, food) },
            off: try outside.map { try at($0, food) } + inside.map { try at($0, harmless) }
        )
    }

    static func withoutMeal(_ id: String, _ name: String, _ dose: String, near: String, far: String) throws
        -> RuleCase
    {
        let base = try MedicineScene().med(name, dose, at: "18:00").over()
        return RuleCase(
            id,
            on: [try base.ate(Plate.bread, at: far, .dinner)],
            off: [try base.ate(Plate.bread, at: near, .dinner), base]
        )
    }

    /// All cases. A list that can't be built is empty; a test detects that.
    static let all: [RuleCase] = lists.flatMap { (try? $0.get()) ?? [] }

    static let lists = [blood, transplant, absorption, rest, pairs, limits, remedies, pregnancy, duplicates, schedules]

    /// Rules about a medicine that is entered twice.
    static let duplicates: Result<[RuleCase], any Error> = Result {
        [
            try pair("same-twice", "warfarin", with: ["Coumadin", "warfarin"], not: ["Lasix"]),
            try pair("same-twice", "hydrochlorothiazide", with: ["Zestoretic"], not: ["Zestril"]),
            RuleCase(
                "dose-twice",
                on: [try MedicineScene().med("Veltassa", "8.4 g", at: "13:00").med("Veltassa", "16.8 g", at: "13:00")],
                off: [
                    try MedicineScene().med("Veltassa", "8.4 g", at: "13:00").med("Veltassa", "8.4 g", at: "13:00"),
                    try MedicineScene().med("Veltassa", "8.4 g", at: "13:00").med("Veltassa", "16.8 g", at: "20:00"),
                ]
            ),
            try pair("class-twice", "lisinopril", with: ["enalapril"], not: ["Zestril", "losartan"]),
            try pair("class-twice", "Eliquis", with: ["Xarelto"], not: ["Pradaxa", "Lovenox"]),
            try pair("class-twice", "heparin", with: ["Lovenox"], not: ["Coumadin"]),
        ]
    }

    /// Medicines of once a week, with times on one, two, three and all days of it.
    static let schedules: Result<[RuleCase], any Error> = Result {
        func scene(_ name: String, _ dose: String, _ days: Set<Weekday> = []) throws -> MedicineScene {
            var scene = try MedicineScene().med(name, dose, at: "08:00")
            scene.medicines[0].weekdays = days
            return scene
        }
        return [
            RuleCase(
                "mtx-daily",
                on: [
                    try scene("methotrexate", "10 mg"),
                    try scene("Trexall", "2.5 mg", [.monday, .tuesday, .wednesday]),
                ],
                off: [
                    try scene("methotrexate", "10 mg", [.tuesday]),
                    try scene("methotrexate", "10 mg", [.monday, .tuesday]),
                    try MedicineScene().med("methotrexate", "10 mg"), try scene("azathioprine", "50 mg"),
                ]
            ),
            RuleCase(
                "bisph-daily",
                on: [
                    try scene("Fosamax", "70 mg"), try scene("alendronate", "70 mg", [.monday, .tuesday]),
                    try scene("Actonel", "35 mg"), try scene("Atelvia", "35 mg"), try scene("alendronate", ""),
                ],
                off: [
                    try scene("Fosamax", "70 mg", [.tuesday]), try scene("alendronate", "10 mg"),
                    try scene("Actonel", "5 mg"), try scene("Boniva", "150 mg"),
                ]
            ),
        ]
    }

    /// Rules that a pregnancy switches on.
    static let pregnancy: Result<[RuleCase], any Error> = Result {
        try [
            ("preg-raas", "Zestril"), ("preg-raas", "losartan"), ("preg-raas", "Entresto"), ("preg-raas", "Tekturna"),
            ("preg-mmf", "CellCept"), ("preg-warf", "Coumadin"), ("preg-doac", "Xarelto"), ("preg-statin", "Lipitor"),
            ("preg-mtor", "Rapamune"), ("preg-mra", "Kerendia"), ("preg-mra", "Aldactone"), ("preg-sglt2", "Jardiance"),
            ("preg-tolv", "Jynarque"), ("preg-nsaid", "Advil"), ("preg-tetra", "doxycycline"),
            ("preg-lithium", "lithium"), ("preg-mtx", "Trexall"), ("preg-epilepsy", "Tegretol"),
            ("preg-epilepsy", "Dilantin"), ("preg-epilepsy", "phenobarbital"), ("preg-vori", "Vfend"),
            ("preg-tmp", "Bactrim"), ("preg-amio", "Pacerone"),
        ].map { id, name in
            let base = try scene(name)
            return RuleCase(id, on: [base.pregnant()], off: [base, try scene("labetalol").pregnant()])
        }
    }
}
