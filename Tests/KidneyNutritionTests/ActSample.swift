import Foundation
import FractionParser
import ScreenKit
import StorageKit
import TestKit
import TimeKit

@testable import KidneyNutrition

/// An engine with a little of everything, for acts.
struct ActSample {
    let patient: Patient
    let kidney: KidneyNutrition
    let files: [URL]

    /// The pages where walks begin. The first walk begins before the terms are accepted.
    static let starts = [
        "terms", "today", "foods", "journal", "journal/2026-06-01", "labs", "weight", "medicines", "goals", "profile",
        "preferences", "alerts", "notices", "report", "files", "dish", "weight", "goals", "profile", "alerts",
        "journal/2026-06-01", "report-card/2026-05-01", "rewards/sodium-at-most/week-2026-06-01", "why/potassium",
        "online-foods/soup", "label/zestril",
    ]

    /// - Parameter online: The sources; nil for an engine without any.
    init(seed: UInt64, online: OnlineSources? = SteadySources.all) throws {
        patient = try Patient(seed: seed, isAccepted: false)
        kidney = KidneyNutrition(
            store: patient.store,
            photos: patient.kidney.photos,
            clock: patient.clock.wallClock,
            ids: .seeded(seed),
            files: KidneyFiles(
                printer: { printed, _, _ in Array("PDF of \(printed)".utf8) },
                importer: { kidney, program, file, told in
                    let bytes = [UInt8](try Data(contentsOf: file))
                    return try kidney.importFHIR([bytes], named: file.lastPathComponent, isMine: told.isMine)
                }
            ),
            online: online
        )
        let record = patient.folder.file("record.json")
        try Data(Self.observation.utf8).write(to: record)
        files = [try patient.picture(), record]
        guard seed > 1 else { return }
        try kidney.acceptTerms()
        var profile = try Care.profile(.g4)
        profile.units = .conventional
        try kidney.setProfile(profile)
        try patient.stockPantry()
        for (text, day) in [("172 lb", "2026-06-01T08:00"), ("173 lb", "2026-06-02T08:00")] {
            try kidney.addWeight(text, at: try patient.moment(day))
        }
        try kidney.addLab(.potassium, "6.6 mmol/L", at: try patient.moment("2026-06-01T09:00"))
        try kidney.addLab(.creatinine, "2.0 mg/dL", at: try patient.moment("2026-05-20T09:00"))
        try kidney.addPressure("128/78", at: try patient.moment("2026-06-01T08:10"))
        try kidney.addActivity(.minutes, "30", at: try patient.moment("2026-06-01T18:00"))
        try kidney.addMedicine("Losartan", dose: "50 mg")
        try kidney.addGoal(.lab(.potassium))
        try kidney.addGoal(.atMost(.sodium, 1900))
        try kidney.eat(Pantry.banana.id, "1 medium", meal: .breakfast, at: try patient.moment("2026-06-01T08:30"))
        // A past day over its limit has an alert that can be dismissed.
        try kidney.eat(Pantry.bread.id, "1000 g", meal: .dinner, at: try patient.moment("2026-05-28T18:30"))
        try kidney.addPhoto(fromFile: try patient.picture(), meal: .lunch)
        try kidney.createFood(named: "Bowl", .dish([DishComponent(Pantry.banana.id, "100 g")], yield: nil))
        try kidney.changePreferences { $0.likes.insert(Pantry.banana.id) }
        try kidney.setLimit(try Care.limit(.potassium, high: 2000))
    }

    func link(_ target: String) throws -> KidneyLink {
        guard let link = KidneyLink(target) else { throw Nowhere(target: target) }
        return link
    }

    private struct Nowhere: Error { let target: String }

    /// The kind of an action: its id without the record, the day or the switch that it is about.
    static func kind(_ id: String) -> String {
        var parts = id.split(separator: "/").map(String.init)
        let isRecord = [
            "food", "dish", "preferences", "entry", "photo", "lab", "weight", "pressure", "activity", "medicine",
            "goal", "alerts", "notices",
        ].contains(parts.first)
        if isRecord, parts.count == 3 { parts[1] = "*" }
        if parts.first == "medicine", parts.count == 4 { (parts[1], parts[3]) = ("*", "*") }
        if parts.first == "meal" { (parts[1], parts[2]) = ("*", "*") }
        if parts.starts(with: ["profile", "category"]) { parts[2] = "*" }
        if parts.starts(with: ["profile", "limit"]), parts.count == 5 { (parts[2], parts[3]) = ("*", "*") }
        return parts.joined(separator: "/")
    }

    /// A potassium of a clinic's record.
    private static let observation = """
        {"resourceType": "Bundle", "type": "collection", "entry": [{"resource": {"resourceType": "Observation",
        "id": "k1", "status": "final", "code": {"coding": [{"system": "http://loinc.org", "code": "2823-3"}]},
        "effectiveDateTime": "2026-05-10T08:00:00-04:00", "valueQuantity": {"value": 4.6, "unit": "mmol/L",
        "system": "http://unitsofmeasure.org", "code": "mmol/L"}}}]}
        """
}
