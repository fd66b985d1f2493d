import Foundation
import FractionParser
import KidneyNutrition
import TestKit
import Testing
import TimeKit

@Suite("The same reading from two sources")
struct ReadingDeduplicationTests {
    private let scale = MeasurementSource(.appleHealth, name: "Scale")
    private let fitbit = MeasurementSource(.fitbit, name: "Aria")
    private let clinic = MeasurementSource(.fhir, name: "Clinic")

    @Test("a weight that a scale and the person both tell of is one; the unit it is told in doesn't matter")
    func weights() throws {
        let own = try LabSample.weight("81 kg", .daily, "2026-03-01T07:30", id: "a")
        let device = try LabSample.weight("178.6 lb", .daily, "2026-03-01T07:31", id: "b", from: scale)
        let other = try LabSample.weight("81.5 kg", .daily, "2026-03-01T07:31", id: "c", from: fitbit)
        #expect(
            ReadingDeduplication.groups([own, device, other]).map { $0.map(\.id.rawValue) } == [["b", "a"], ["c"]]
        )
        #expect(ReadingDeduplication.unique([own, device]).count == 1)
    }

    @Test("any number of weights a day stays any number: one source's are its own, and minutes apart are two")
    func several() throws {
        let weights = [
            try LabSample.weight("81 kg", .daily, "2026-03-01T07:30", id: "a"),
            try LabSample.weight("81 kg", .daily, "2026-03-01T07:31", id: "b"),
            try LabSample.weight("81 kg", .daily, "2026-03-01T07:40", id: "c", from: scale),
            try LabSample.weight("81 kg", .daily, "2026-03-02T07:30", id: "d", from: scale),
        ]
        #expect(ReadingDeduplication.unique(weights).count == 4)
    }

    @Test(
        "a weight before a session is never the one after it; a device that doesn't know the occasion tells of either"
    )
    func contexts() throws {
        let before = try LabSample.weight("81 kg", .preDialysis, "2026-03-01T07:30", id: "a")
        let after = try LabSample.weight("81 kg", .postDialysis, "2026-03-01T07:31", id: "b", from: clinic)
        let device = try LabSample.weight("81 kg", .daily, "2026-03-01T07:30", id: "c", from: scale)
        #expect(ReadingDeduplication.unique([before, after]).count == 2)
        #expect(ReadingDeduplication.unique([device, before]).map(\.context) == [.preDialysis])
    }

    @Test("a file read twice doubles nothing, and two values of one place at one time stay two")
    func twice() throws {
        let first = try LabSample.lab(.potassium, "5.4", "2026-03-01T08:00", id: "a", from: clinic)
        let again = try LabSample.lab(.potassium, "5.4", "2026-03-01T08:00", id: "b", from: clinic)
        let other = try LabSample.lab(.potassium, "5.5", "2026-03-01T08:00", id: "c", from: clinic)
        #expect(ReadingDeduplication.unique([first, again, other]).map(\.id.rawValue) == ["a", "c"])
        let named = try ["x", "y", "x"].enumerated().map { offset, reference in
            try LabSample.lab(
                .potassium,
                "5.4",
                "2026-03-01T08:00",
                id: "\(offset)",
                from: MeasurementSource(.fhir, name: "Clinic", reference: reference)
            )
        }
        #expect(ReadingDeduplication.unique(named).map(\.id.rawValue) == ["0", "1"])
    }

    @Test(
        "a value typed from a report and the clinic's record of it are one, the record with its time standing for both"
    )
    func labs() throws {
        let typed = try LabSample.lab(.glucose, "5.5 mmol/L", "2026-03-01", id: "a")
        let record = try LabSample.lab(.glucose, "99", "2026-03-01T08:12", id: "b", from: clinic)
        #expect(ReadingDeduplication.groups([typed, record]).map { $0.map(\.id.rawValue) } == [["b", "a"]])
        let nextDay = try LabSample.lab(.glucose, "99", "2026-03-02T08:12", id: "c", from: clinic)
        #expect(ReadingDeduplication.unique([typed, nextDay]).count == 2)
    }

    @Test("labs of one day stay apart where they differ in value, analyte, comparator or formula")
    func sameDay() throws {
        let labs = [
            try LabSample.lab(.potassium, "5.4", "2026-03-01T08:00", id: "a"),
            try LabSample.lab(.potassium, "4.9", "2026-03-01T15:00", id: "b", from: clinic),
            try LabSample.lab(.albumin, "4.9", "2026-03-01T15:00", id: "c", from: clinic),
            try LabSample.lab(.potassium, "<4.9", "2026-03-01T15:00", id: "d", from: scale),
            try LabSample.lab(.eGFR, "55", "2026-03-01", id: "e", from: clinic, formula: .mdrd),
            try LabSample.lab(.eGFR, "55", "2026-03-01", id: "f", formula: .ckdEPI2021),
        ]
        #expect(ReadingDeduplication.unique(labs).count == 6)
        #expect(
            SumOf.ids(ReadingDeduplication.unique([labs[4], try LabSample.lab(.eGFR, "55", "2026-03-01", id: "g")]))
                == "e"
        )
    }

    @Test("blood pressures are one by both values")
    func pressures() throws {
        let moment = try LabSample.moment("2026-03-01T07:30")
        let own = PressureReading(id: .init("a"), 130, over: 80, at: moment)
        let device = PressureReading(id: .init("b"), 130, over: 80, at: moment, from: scale)
        let other = PressureReading(id: .init("c"), 130, over: 81, at: moment, from: fitbit)
        #expect(ReadingDeduplication.unique([own, device, other]).count == 2)
    }

    @Test("source and time zone are kept: one instant read in two zones is one reading, on the days of both")
    func zones() throws {
        let tokyo = try TimeZone.named("Asia/Tokyo")
        let here = try LabSample.moment("2026-03-01T20:00")
        let there = Moment(here.at, in: tokyo)
        #expect(here.day.description == "2026-03-01" && there.day.description == "2026-03-02")
        let pair = [
            PressureReading(id: .init("a"), 130, over: 80, at: here),
            PressureReading(id: .init("b"), 130, over: 80, at: there, from: fitbit),
        ]
        let groups = ReadingDeduplication.groups(pair)
        #expect(groups.count == 1)
        #expect(
            groups[0].map(\.source.kind) == [.fitbit, .manual]
                && groups[0].map(\.moment.zone) == [tokyo, LabSample.zone]
        )
        let data = try JSONEncoder().encode(pair)
        #expect(try JSONDecoder().decode([PressureReading].self, from: data) == pair)
    }

    @Test(
        "however readings come in, the groups are the same; each reading is in one; merging again merges nothing more",
        arguments: Array(1...40) as [UInt64]
    )
    func laws(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let sources = [MeasurementSource.manual, scale, fitbit, clinic]
        let start = try LabSample.moment("2026-03-01T07:00").at
        let weights = (0..<60).map { number in
            WeightReading(
                id: .init("\(number)"),
                Rational(Int64(generator.int(in: 80...82))),
                .kilogram,
                generator.pick(WeightContext.allCases),
                at: generator.oneIn(6)
                    ? Moment(day: LabSample.zone.date(at: start), in: LabSample.zone)
                    : Moment(start.adding(seconds: generator.int(in: 0...900)), in: LabSample.zone),
                from: generator.pick(sources)
            )
        }
        let groups = ReadingDeduplication.groups(weights)
        #expect(
            groups.map { $0.map(\.id) } == ReadingDeduplication.groups(generator.shuffle(weights)).map { $0.map(\.id) }
        )
        #expect(groups.joined().map(\.id).sorted() == weights.map(\.id).sorted())
        for group in groups {
            for (offset, reading) in group.enumerated() {
                for other in group.dropFirst(offset + 1) {
                    #expect(ReadingDeduplication.isSame(reading, other), "seed \(seed)")
                }
            }
        }
        let once = ReadingDeduplication.unique(weights)
        let twice = ReadingDeduplication.unique(once + weights)
        #expect(Set(twice.map(\.id)).isSubset(of: Set(weights.map(\.id))))
        #expect(twice.count == once.count, "seed \(seed)")
    }
}

private enum SumOf {
    static func ids(_ labs: [LabResult]) -> String { labs.map(\.id.rawValue).joined(separator: ",") }
}
