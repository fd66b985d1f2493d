import Foundation
import MarkupKit
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

private typealias Sample = AppleHealthSample

@Suite("Counts of imports")
struct ImportCountTests {
    private static let fitbit = [
        (
            name: "steps.json",
            text:
                #"{"activities-steps": [{"dateTime": "2026-05-01", "value": "5210"}, {"dateTime": "2026-05-02", "value": "0"}, {"dateTime": "2026-05-01", "value": "5300"}, {"value": "1"}]}"#
        ),
        (
            name: "day.json",
            text:
                #"{"activities": [], "summary": {"steps": 6100, "activityCalories": 300, "veryActiveMinutes": 12, "fairlyActiveMinutes": 3}, "activities-steps": [{"dateTime": "2026-05-03", "value": "6100"}]}"#
        ),
        (
            name: "weight.json",
            text: #"{"weight": [{"date": "2026-05-01", "logId": 1, "time": "18:28:59", "weight": 81}, {"weight": 82}]}"#
        ),
    ]

    @Test(
        "Every importer's values are new, changed, the same, part of others, not kept or refused, at the first time and again"
    )
    func addsUp() throws {
        let patient = try Patient(profile: Profile(name: "Ann"))
        let kidney = patient.kidney
        try kidney.addMedicine("lisinopril")
        var record: [UInt8] = []
        try kidney.exportFHIR { record += $0 }
        let importers: [(String, () throws -> ImportCounts)] = [
            (
                "Fitbit",
                {
                    let files = Self.fitbit.map { (name: $0.name, pieces: [Array($0.text.utf8)]) }
                    return try kidney.importFitbit(files, named: "fitbit", units: .metric).counts
                }
            ),
            ("Apple Health", { try HealthImportTests.importing(HealthImportTests.export, into: kidney).counts }),
            ("FHIR", { try kidney.importFHIR([record], named: "record.json").counts }),
        ]
        for (name, bring) in importers {
            for time in 1...3 {
                let counts = try bring()
                #expect(counts.read > 0 && counts.read == counts.decided, "\(name), time \(time): \(counts)")
                if time > 1 { #expect(counts.new == 0 && counts.changed == 0, "\(name), time \(time)") }
            }
        }
        var nameless = Pantry.bread
        nameless.name = " "
        for time in 1...2 {
            let foods = try kidney.importFoods(Pantry.all + [nameless], from: "pantry")
            #expect(foods.read == foods.new + foods.changed + foods.alreadyThere + foods.notKept + foods.refused)
            #expect(foods.refused == 1 && foods.new == (time == 1 ? 6 : 0))
        }
    }

    @Test(
        "The newer of two releases of one food stays: imported in turns, neither changes anything after the first time"
    )
    func releases() throws {
        let kidney = try Patient().kidney
        var newer = Pantry.bread
        newer.contents[.sodium] = .exact("480")
        #expect(try kidney.importFoods([Pantry.bread], from: "SR").new == 1)
        #expect(try kidney.importFoods([newer], from: "FDC", release: .foodDataCentral).changed == 1)
        for _ in 1...3 {
            let old = try kidney.importFoods([Pantry.bread], from: "SR")
            #expect(old.notKept == 1 && old.changed == 0)
            #expect(old.summary.contains("1 kept from a newer release"))
            #expect(try kidney.importFoods([newer], from: "FDC", release: .foodDataCentral).alreadyThere == 1)
            #expect(try kidney.food(newer.id).contents[.sodium] == .exact("480"))
        }
    }
}
