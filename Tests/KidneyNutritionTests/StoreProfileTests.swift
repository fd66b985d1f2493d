import Foundation
import FractionParser
import StorageKit
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

@Suite("The profile in the store")
struct StoreProfileTests {
    private func full() throws -> Profile {
        Profile(
            name: "Ann",
            sex: .female,
            birthDate: try LabSample.day("1960-05-20"),
            height: try LabSample.number("170.5"),
            categories: [
                CategoryPeriod(from: try LabSample.day("2020-01-01"), .g4),
                CategoryPeriod(from: try LabSample.day("2025-02-01"), .hemodialysis),
            ],
            hasDiabetes: true,
            hasGout: true,
            dryWeight: try LabSample.number("70.25"),
            urineOutput: try Rational(1000, 3),
            clinicLimits: [
                ClinicLimit(.fluid, high: 1200, from: try LabSample.day("2026-01-01")),
                ClinicLimit(.potassium, from: try LabSample.day("2026-03-01")),
                ClinicLimit(
                    .protein,
                    low: 60,
                    high: try LabSample.number("80.5"),
                    from: try LabSample.day("2026-01-01")
                ),
            ],
            units: .international
        )
    }

    @Test("a profile comes back as it was entered, every number exact")
    func roundTrip() throws {
        let patient = try Patient()
        #expect(try patient.kidney.profile() == nil)
        let profile = try full()
        try patient.kidney.setProfile(profile)
        #expect(try patient.kidney.profile() == profile)
        let log = try patient.history()
        try patient.kidney.setProfile(profile)
        #expect(try patient.history() == log)
        try patient.kidney.setProfile(Profile(name: " Bea "))
        #expect(try patient.kidney.profile() == Profile(name: "Bea"))
        try patient.kidney.undo()
        #expect(try patient.kidney.profile() == profile)
        try patient.kidney.undo()
        #expect(try patient.kidney.profile() == nil)
    }

    @Test("a category changes from a day on, and what held before still holds for its days")
    func category() throws {
        let patient = try Patient(profile: Profile(name: "Ann"))
        let kidney = patient.kidney
        try kidney.setCategory(.g4, from: LabSample.day("2024-01-01"))
        try kidney.setCategory(.hemodialysis, from: LabSample.day("2026-05-01"))
        let profile = try #require(try kidney.profile())
        #expect(profile.category(on: try LabSample.day("2026-04-30")) == .g4)
        #expect(profile.category(on: try LabSample.day("2026-05-01")) == .hemodialysis)
        #expect(try kidney.targets(on: LabSample.day("2026-04-30")).category == .g4)
        #expect(try kidney.today().targets.category == .hemodialysis)
        // A second entry on the same day is a correction.
        try kidney.setCategory(.peritonealDialysis, from: LabSample.day("2026-05-01"))
        #expect(try kidney.profile()?.categories.count == 2)
        try kidney.removeCategory(from: LabSample.day("2026-05-01"))
        #expect(try kidney.profile()?.categories.map(\.category) == [.g4])
        try kidney.undo()
        #expect(try kidney.profile()?.categories.map(\.category) == [.g4, .peritonealDialysis])
    }

    @Test("a clinic's limit wins from its day on, is replaced by one of the same day, and can be removed")
    func limits() throws {
        let patient = try Patient(profile: LabSample.profile(.hemodialysis))
        let kidney = patient.kidney
        let day = try LabSample.day("2026-06-01")
        try kidney.setLimit(ClinicLimit(.fluid, high: 1500, from: day))
        try kidney.setLimit(ClinicLimit(.fluid, high: 900, from: day))
        #expect(try kidney.today().targets[.fluid].high?.value == 900)
        #expect(try kidney.today().targets[.fluid].mode == .clinic)
        #expect(try kidney.targets(on: day.previous)[.fluid].mode != .clinic)
        try kidney.removeLimit(of: .fluid, from: day)
        #expect(try kidney.today().targets[.fluid].mode != .clinic)
    }

    @Test("an impossible value is refused, and the profile stays as it was")
    func refusals() throws {
        let patient = try Patient(profile: full())
        let day = try LabSample.day("2026-06-02")
        func changed(_ change: (inout Profile) throws -> Void) throws -> Profile {
            var profile = try full()
            try change(&profile)
            return profile
        }
        let profiles: [Profile] = [
            try changed { $0.name = " \u{200B}" },
            try changed { $0.name = String(repeating: "a", count: 101) },
            try changed { $0.birthDate = try LabSample.day("2026-06-03") },
            try changed { $0.birthDate = try LabSample.day("1890-01-01") },
            try changed { $0.height = 17 },
            try changed { $0.height = 1705 },
            try changed { $0.dryWeight = 7 },
            try changed { $0.urineOutput = -1 },
            try changed { $0.categories = [CategoryPeriod(from: try LabSample.day("1950-01-01"), .g4)] },
            try changed { $0.categories = [CategoryPeriod(from: try LabSample.day("2029-01-01"), .g4)] },
            try changed { $0.clinicLimits = [ClinicLimit(.protein, low: 80, high: 60, from: day)] },
        ]
        for profile in profiles {
            #expect(try patient.refuses { try $0.setProfile(profile) }, "\(profile)")
        }
        #expect(try patient.refuses { try $0.setLimit(ClinicLimit(.fluid, high: -1, from: day)) })
        #expect(try patient.refuses { try $0.removeLimit(of: .energy, from: day) })
        #expect(try patient.refuses { try $0.removeCategory(from: day) })
        #expect(try Patient().refuses(.noProfile) { try $0.setCategory(.g4, from: day) })
    }

    @Test("the profile has a picture that can be set, replaced, taken off and brought back")
    func avatar() throws {
        let patient = try Patient(profile: Profile(name: "Ann"))
        let kidney = patient.kidney
        #expect(try kidney.avatar() == nil)
        try kidney.setAvatar(fromFile: patient.picture())
        #expect(try kidney.avatar() == Data([7]))
        // A change of the name keeps the avatar.
        try kidney.setProfile(Profile(name: "Bea"))
        #expect(try kidney.avatar() == Data([7]))
        try kidney.removeAvatar()
        #expect(try kidney.avatar() == nil)
        try kidney.undo()
        #expect(try kidney.avatar() == Data([7]))
        try Data("no picture".utf8).write(to: patient.folder.file("note.txt"))
        #expect(try patient.refuses { try $0.setAvatar(fromFile: patient.folder.file("note.txt")) })
    }

    @Test("days begin at three unless another time was chosen, and what was entered keeps its day")
    func dayStart() throws {
        let patient = try Patient()
        let kidney = patient.kidney
        #expect(try kidney.dayStart() == LocalTime(hour: 3, minute: 0))
        try patient.stockPantry()
        try patient.at("2026-06-03T00:30")
        let entry = try kidney.eat(Pantry.banana.id, "1 medium").entry
        #expect(entry.day == (try LabSample.day("2026-06-02")))
        #expect(try kidney.currentDay() == LabSample.day("2026-06-02"))
        try kidney.setDayStart(.midnight)
        #expect(try kidney.currentDay() == LabSample.day("2026-06-03"))
        #expect(try kidney.today(LabSample.day("2026-06-02")).entries == [entry])
        #expect(try kidney.today().entries.isEmpty)
        try kidney.undo()
        #expect(try kidney.dayStart() == LocalTime(hour: 3, minute: 0))
    }
}
