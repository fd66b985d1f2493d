import FractionParser
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

@Suite("Fitbit's files in the store")
struct FitbitImportTests {
    private typealias File = (name: String, pieces: [[UInt8]])

    private static func files(_ steps: String = "3212") -> [(name: String, pieces: [[UInt8]])] {
        [
            (
                "weight-2015-05-18.json",
                "[{\"logId\": 1, \"weight\": 191.8, \"date\": \"05/18/15\", \"time\": \"23:59:59\"}]"
            ),
            ("steps-2020-01-15.json", "[{\"dateTime\": \"01/15/20 14:59:00\", \"value\": \"\(steps)\"}]"),
            ("very_active_minutes-2020-01-15.json", "[{\"dateTime\": \"01/15/20 00:00:00\", \"value\": \"21\"}]"),
        ].map { ($0.0, [Array($0.1.utf8)]) }
    }

    @Test("weights in the units of the profile, steps and minutes as totals of days; again nothing is new")
    func again() throws {
        let patient = try Patient(profile: Profile(name: "Ann"))
        let kidney = patient.kidney
        let report = try kidney.importFitbit(Self.files(), named: "Takeout")
        #expect(report.new == [.weights: 1, .activity: 2])
        #expect(try kidney.weights().map(\.unit) == [.pound] && kidney.weights().map(\.moment.isDayOnly) == [true])
        let day = try LocalDate(iso8601: "2020-01-15")
        #expect(try kidney.activity(.steps, on: day) == 3212 && kidney.activity(.minutes, on: day) == 21)
        let (tables, log) = (try patient.tables(), try patient.history())
        #expect(try kidney.importFitbit(Self.files().reversed(), named: "Takeout").counts.new == 0)
        #expect(try patient.tables() == tables && patient.history() == log)
        let later = try kidney.importFitbit(Self.files("4000"), named: "Takeout")
        #expect(later.counts.changed == 1 && later.counts.new == 0)
        #expect(try kidney.activity(.steps, on: day) == 4000)
    }

    @Test("a weight far from the last one is refused while nobody said its unit, and kept when somebody did")
    func otherUnits() throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        var profile = try LabSample.profile(.g4)
        profile.units = .conventional
        try patient.kidney.setProfile(profile)
        try patient.kidney.addWeight("124 lb", at: patient.moment("2026-06-01T08:00"))
        let files = [
            (
                name: "weight-2026-06-02.json",
                pieces: [
                    Array("[{\"logId\": 7, \"weight\": 56.0, \"date\": \"06/02/26\", \"time\": \"07:00:00\"}]".utf8)
                ]
            )
        ]
        let report = try patient.kidney.importFitbit(files, named: "Takeout")
        #expect(report.counts.refused == 1 && report.counts.new == 0)
        #expect(report.counts.refusals.first?.reason.contains("124 lb") == true)
        #expect(try patient.kidney.weights().count == 1)
        #expect(try patient.kidney.importFitbit(files, named: "Takeout", units: .metric).counts.new == 1)
    }

    @Test("somebody who chose kilograms gets kilograms, and units that are said win")
    func units() throws {
        let patient = try Patient(profile: Profile(name: "Ann", units: .international))
        try patient.kidney.importFitbit(
            Self.files().map {
                (
                    $0.name,
                    [Array("[{\"weight\": 81.2, \"logId\": 2, \"date\": \"05/18/15\", \"time\": \"08:00:00\"}]".utf8)]
                )
            }.prefix(1),
            named: "x"
        )
        #expect(try patient.kidney.weights().map(\.unit) == [.kilogram])
        let nobody = try Patient().kidney
        #expect(throws: KidneyError.noProfile) { try nobody.importFitbit(Self.files(), named: "x") }
        let other = try Patient(profile: Profile(name: "Ann", units: .international))
        try other.kidney.importFitbit(Self.files(), named: "x", units: .unitedStates)
        #expect(try other.kidney.weights().map(\.unit) == [.pound])
    }

    @Test("a broken file is refused by its name, and the others are read")
    func broken() throws {
        let kidney = try Patient(profile: Profile(name: "Ann")).kidney
        let broken: [(name: String, pieces: [[UInt8]])] = [("steps-2020-01-16.json", [Array("[{\"dateTime\": ".utf8)])]
        let report = try kidney.importFitbit(broken + Self.files(), named: "Takeout")
        #expect(report.new == [.weights: 1, .activity: 2])
        #expect(report.counts.refusals.map(\.file) == ["steps-2020-01-16.json"])
    }
}
