import Foundation
import FractionParser
import KidneyNutrition
import TestKit
import Testing
import TimeKit

@Suite("Fitbit's files and answers")
struct FitbitTests {
    /// The result of reading files, by name and text.
    private func read(
        _ files: [(name: String, text: String)],
        units: FitbitUnits = .metric,
        known: KnownMeasurements = KnownMeasurements()
    ) throws(KidneyError) -> (items: [ImportedItem], counts: ImportCounts) {
        var reader = FitbitReader(units: units, zone: LabSample.zone, known: known)
        var items: [ImportedItem] = []
        for file in files { try reader.read([Array(file.text.utf8)], of: file.name) { items.append($0) } }
        let counts = reader.finish { items.append($0) }
        return (items, counts)
    }

    private let archive = """
        [{
          "logId" : 1431993599000, "weight" : 191.8, "bmi" : 27.77, "date" : "05/18/15", "time" : "23:59:59"
        },{
          "logId" : 1499258640000, "weight" : 193.9, "bmi" : 28.08, "fat" : 24.00200080871582,
          "date" : "07/05/17", "time" : "12:44:00", "source" : "Aria"
        }]
        """

    @Test("a weight that was logged without a time, stamped 23:59:59, is one of the day alone")
    func withoutTime() throws {
        let weights = try read([("weight-2015-05-18.json", archive)], units: .unitedStates).items.weights
        #expect(weights.map(\.moment.isDayOnly) == [true, false])
        #expect(weights.map(\.moment.day.description) == ["2015-05-18", "2017-07-05"])
        #expect(weights[1].moment.at == Instant("2017-07-05T12:44:00-04:00"))
        #expect(weights.map(\.value) == [try LabSample.number("191.8"), try LabSample.number("193.9")])
        #expect(weights.map(\.unit) == [.pound, .pound])
        #expect(weights.map(\.source.reference) == ["1431993599000", "1499258640000"])
        #expect(weights.map(\.source.name) == ["", "Aria"])
    }

    @Test(
        "the unit of a weight follows the language: pounds, stones or kilograms",
        arguments: [
            ("en_US", "150", WeightUnit.pound, "150"), ("en-GB", "12.5", .pound, "175"),
            ("de_DE", "81.2", .kilogram, "81.2"), ("", "81.2", .kilogram, "81.2"),
        ]
    )
    func units(locale: String, value: String, unit: WeightUnit, expected: String) throws {
        let text =
            "{\"weight\": [{\"date\": \"2015-05-13\", \"logId\": 1, \"time\": \"18:28:59\", \"weight\": \(value)}]}"
        let weight = try #require(
            try read([("weight.json", text)], units: FitbitUnits(locale: locale)).items.weights.first
        )
        #expect(weight.unit == unit)
        #expect(weight.value == DecimalText.value(expected))
    }

    @Test("steps by the minute in Greenwich time become days of the person's clock, no minute counted twice")
    func minutes() throws {
        let text = """
            [{"dateTime": "01/15/20 04:59:00", "value": "10"}, {"dateTime": "01/15/20 05:00:00", "value": "20"},
             {"dateTime": "01/15/20 17:25:00", "value": "12"}, {"dateTime": "01/15/20 17:26:00", "value": "0"}]
            """
        let (items, counts) = try read([("user/steps-2020-01-15.json", text), ("steps-2020-01-15 (1).json", text)])
        #expect(
            items.activities.map { "\($0.moment.day) \(DecimalText.text($0.value))" } == [
                "2020-01-14 10", "2020-01-15 32",
            ]
        )
        #expect(counts.read == 8 && counts.refused == 0 && counts.new == 2)
    }

    @Test("a day's own total is preferred to the sum of its minutes; a day without any count is no day of zero steps")
    func totals() throws {
        let answer = """
            {"activities-steps": [{"dateTime": "2020-01-15", "value": "3212"}, {"dateTime": "2020-01-16", "value": "0"}],
             "activities-steps-intraday": {"dataset": [{"time": "00:00:00", "value": 7}], "datasetInterval": 1}}
            """
        let minutes = "[{\"dateTime\": \"01/15/20 17:25:00\", \"value\": \"12\"}]"
        let items = try read([("steps-2020-01-15.json", minutes), ("answer.json", answer)]).items
        #expect(items.activities.map(\.value) == [3212])
    }

    @Test("minutes of activity are the moderate and the very active ones together")
    func activeMinutes() throws {
        let very = "[{\"dateTime\": \"01/15/20 00:00:00\", \"value\": \"12\"}]"
        let moderate = "[{\"dateTime\": \"01/15/20 00:00:00\", \"value\": \"30\"}]"
        let heart = "[{\"dateTime\": \"01/15/20 00:00:00\", \"value\": {\"bpm\": 61}}]"
        let (items, counts) = try read([
            ("very_active_minutes-2020-01-15.json", very), ("moderately_active_minutes-2020-01-15.json", moderate),
            ("heart_rate-2020-01-15.json", heart),
        ])
        #expect(items.activities.map(\.value) == [42])
        #expect(items.activities.map(\.kind) == [.minutes])
        #expect(counts.passedOver == 1)
    }

    @Test("read again, or told by another source, nothing is new")
    func again() throws {
        let files = [
            ("weight-2015-05-18.json", archive),
            ("answer.json", "{\"activities-steps\": [{\"dateTime\": \"2020-01-15\", \"value\": \"3212\"}]}"),
        ]
        let first = try read(files, units: .unitedStates)
        #expect(first.counts.new == 3)
        let second = try read(files, units: .unitedStates, known: AppleHealthSample.known(first.items))
        #expect(second.items.isEmpty && second.counts.alreadyThere == 3 && second.counts.new == 0)
        let twice = try read(files + files, units: .unitedStates)
        #expect(twice.counts.new == 3 && twice.items.count == 3)
    }

    @Test("an impossible value is refused with its line and reason")
    func refusals() throws {
        let text = """
            {"weight": [
              {"date": "2015-05-13", "time": "18:28:59", "weight": 5670},
              {"date": "2015-02-30", "time": "18:28:59", "weight": 56.7},
              {"date": "2015-05-13", "time": "25:28:59", "weight": 56.7},
              {"date": "2015-05-13", "time": "18:28:59"},
              {"date": "2015-05-13", "time": "18:28:59", "weight": 56.7}
            ]}
            """
        let (items, counts) = try read([("a/b/weight.json", text)])
        #expect(items.count == 1 && counts.refused == 4)
        #expect(counts.refusals.map(\.line) == [2, 3, 4, 5])
        #expect(counts.refusals.map(\.file) == ["weight.json", "weight.json", "weight.json", "weight.json"])
        #expect(counts.refusals.last?.reason == "it has no weight")
    }

    @Test(
        "a weight in stones that the body mass index of the file refutes is refused",
        arguments: [
            ("60", "21", "fits 60 kg, not 840 lb"), ("132", "21", "fits 132 lb, not 1848 lb"),
            ("20", "18", "doesn't fit 280 lb"), ("9.4", "21", nil), ("4.5", "16", nil),
        ] as [(String, String, String?)]
    )
    func refuted(weight: String, bmi: String, reason: String?) throws {
        let text = """
            {"weight": [{"date": "2015-05-13", "time": "18:28:59", "weight": \(weight), "bmi": \(bmi)}]}
            """
        let (items, counts) = try read([("weight.json", text)], units: .unitedKingdom)
        #expect(items.count == (reason == nil ? 1 : 0) && counts.refused == 1 - items.count)
        if let reason { #expect(counts.refusals.first?.reason.contains(reason) == true, "\(counts.refusals)") }
    }

    @Test("a file that breaks off, or isn't JSON, ends with an error that has the counts so far")
    func cutOff() throws {
        for text in [String(archive.dropLast(40)), "no JSON", "", "[{\"weight\": 1}}", "{\"weight\": [}"] {
            #expect(throws: KidneyError.self, "\(text)") { try read([("weight.json", text)]) }
        }
        var reader = FitbitReader(units: .unitedStates, zone: LabSample.zone)
        var items: [ImportedItem] = []
        do throws(KidneyError) {
            try reader.read([Array(archive.dropLast(40).utf8)], of: "weight.json") { items.append($0) }
        } catch {
            guard case .importStopped("weight.json", _, let counts) = error else { throw error }
            #expect(counts.new == 1 && items.count == 1)
        }
    }

    @Test("the answers of the corpus are read", .enabled(if: Corpus.isPresent))
    func corpus() throws {
        let folder = "fitbit/shimmer/fitbit/mapper"
        func text(_ name: String) throws -> (name: String, text: String) {
            (name, String(decoding: try TestFile.bytes(folder, name), as: UTF8.self))
        }
        let weights = try read([try text("fitbit-body-log-weight.json")])
        #expect(weights.items.weights.map { DecimalText.text($0.value) } == ["56.7", "55.9", "58.1", "57.2"])
        #expect(weights.counts.new == 4 && weights.counts.refused == 0)
        let series = try read([try text("fitbit-activities-steps-timeseries.json")])
        #expect(
            series.items.activities.map { "\($0.moment.day) \($0.value)" } == ["2015-08-23 175", "2015-08-24 2937"]
        )
        let intraday = try read([try text("fitbit-activities-steps-1d-1m-intraday.json")])
        #expect(intraday.items.activities.map(\.value) == [3212])
        // The summary of the day includes the steps of its activities.
        let day = try read([try text("fitbit-activities-date-single-in-activities-list.json")])
        #expect(
            day.items.activities.map { "\($0.moment.day) \($0.kind.rawValue) \($0.value)" } == [
                "2014-06-19 minutes 37", "2014-06-19 steps 10007", "2014-06-19 energy 420",
            ]
        )
        let unnamed = try read([try text("fitbit-activities-date-empty-activities-list.json")])
        #expect(unnamed.items.isEmpty && unnamed.counts.refused == 1)
        for name in ["fitbit-sleep-date.json", "fitbit-activities-heart-1d-1m-intraday.json"] {
            let other = try read([try text(name)])
            #expect(other.items.isEmpty && other.counts.refused == 0, "\(name)")
        }
    }
}
