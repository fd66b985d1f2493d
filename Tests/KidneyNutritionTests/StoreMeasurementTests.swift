import Foundation
import FractionParser
import StorageKit
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

@Suite("Weights, blood pressures and activity in the store")
struct StoreMeasurementTests {
    @Test("any number of weights a day is kept, of every occasion, in the unit they were typed in")
    func weights() throws {
        let patient = try Patient(profile: LabSample.profile(.hemodialysis))
        let kidney = patient.kidney
        let first = try kidney.addWeight("81.20kg", .preDialysis, at: patient.moment("2026-06-01T08:00"))
        #expect(first.international == "81.2 kg" && first.conventional == "179.0 lb")
        try kidney.addWeight("78.5 kg", .postDialysis, at: patient.moment("2026-06-01T12:30"))
        try kidney.addWeight("174", at: patient.moment("2026-06-01T20:00"))
        try kidney.addWeight("173.5", at: patient.moment("2026-06-01T20:00"))
        let weights = try kidney.weights()
        #expect(weights.map(\.context) == [.preDialysis, .postDialysis, .daily, .daily])
        #expect(weights.map(\.unit) == [.kilogram, .kilogram, .pound, .pound])
        #expect(weights.map { DecimalText.text($0.value) }.prefix(2) == ["81.2", "78.5"])
        #expect(weights[0].moment == (try patient.moment("2026-06-01T08:00")))
        let day = try LabSample.day("2026-06-01")
        #expect(try kidney.weights(from: day.next).isEmpty && kidney.weights(to: day.previous).isEmpty)
        #expect(try kidney.weights(from: day, to: day).count == 4)
    }

    @Test("a weight is edited and deleted, and each is taken back")
    func editWeight() throws {
        let patient = try Patient()
        let kidney = patient.kidney
        let id = try kidney.addWeight("180 lb").reading.id
        let edited = try kidney.editWeight(id, "81 kg", .preDialysis, at: patient.moment("2026-06-01T09:00")).reading
        #expect(try kidney.weights() == [edited])
        #expect(edited.unit == .kilogram && edited.value == 81 && edited.context == .preDialysis)
        try kidney.deleteWeight(id)
        #expect(try kidney.weights().isEmpty)
        #expect(try patient.refuses(.noSuchRecord("weight", id.rawValue)) { try $0.deleteWeight(id) })
        try kidney.undo()
        #expect(try kidney.weights() == [edited])
        try kidney.undo()
        #expect(try kidney.weights().map(\.unit) == [.pound])
        try kidney.undo()
        #expect(try kidney.weights().isEmpty)
    }

    @Test("a weight in the wrong unit is refused with the likely one, or asked about by the last one")
    func weightUnits() throws {
        let patient = try Patient(profile: Profile(name: "Ann", units: .international))
        #expect(
            try patient.refuses(.implausibleWeight("812 kg", likely: ["812 lb", "81.2 kg"])) { try $0.addWeight("812") }
        )
        try patient.kidney.addWeight("81 kg")
        patient.clock.advance(hours: 1)
        let day = try LabSample.day("2026-06-02")
        #expect(
            try patient.refuses(.unlikelyWeight("180 kg", last: "81 kg", day, likely: ["180 lb"])) {
                try $0.addWeight("180")
            }
        )
        let gain = try #require(try patient.kidney.addWeight("82.5 kg").gain)
        #expect(gain.contains("1.5 kg more within a day") && gain.contains("Call your care team today"), "\(gain)")
    }

    @Test("a weight moves the targets that count for each kilogram")
    func weightTargets() throws {
        let patient = try Patient(profile: LabSample.profile(.g4, dryWeight: nil))
        let changes = try patient.kidney.addWeight("80 kg").changes
        #expect(changes.map(\.new.quantity).contains(.protein))
        #expect(try patient.kidney.today().weight?.value == 80)
    }

    @Test(
        "A blood pressure is told with the bound that it reaches: both values, or the upper or the lower one alone",
        arguments: [
            ("130/80", "is 130/80 or more"), ("120/80", "is 80 or more in the lower value"),
            ("135/79", "is 130 or more in the upper value"), ("160/100", "is 160/100 or more"),
            ("150/100", "is 100 or more in the lower value"), ("165/95", "is 160 or more in the upper value"),
        ]
    )
    func bound(text: String, words: String) throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        let message = try patient.kidney.addPressure(text).finding.message
        #expect(message.contains(words), "\(message)")
    }

    @Test("The mean of a week is told with the bound that it reaches")
    func boundOfMean() throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        for (time, text) in [("2026-06-01T08:00", "155/80"), ("2026-06-02T08:00", "155/78")] {
            try patient.kidney.addPressure(text, at: patient.moment(time))
        }
        let messages = try patient.kidney.standingAlerts().filter { $0.kind == .pressure }.map(\.message)
        #expect(messages.contains { $0.contains("which is 150 or more in the upper value") }, "\(messages)")
    }

    @Test("blood pressures are kept with their flag, edited and deleted; swapped values are refused")
    func pressures() throws {
        let patient = try Patient()
        let kidney = patient.kidney
        let receipt = try kidney.addPressure("142 over 85", at: patient.moment("2026-06-01T07:15"))
        #expect(receipt.finding.flag == .high && receipt.finding.message.contains("130/80 or more"))
        #expect(try kidney.editPressure(receipt.reading.id, "118/76").finding.flag == .inRange)
        #expect(try kidney.pressures().map(\.systolic) == [118])
        #expect(try kidney.pressures()[0].moment == receipt.reading.moment)
        #expect(
            try patient.refuses(.implausiblePressure("80/130 mmHg", likely: ["130/80"])) {
                try $0.addPressure("80/130")
            }
        )
        try kidney.deletePressure(receipt.reading.id)
        #expect(try kidney.pressures().isEmpty)
        try kidney.undo()
        #expect(try kidney.pressures().count == 1)
    }

    @Test("activity is kept; of a phone and a watch the one that counted most, and what was typed on top")
    func activity() throws {
        let patient = try Patient()
        let kidney = patient.kidney
        let noon = try patient.moment("2026-06-01T12:00")
        try kidney.addActivity(.steps, "4000", at: noon, from: MeasurementSource(.appleHealth, name: "Phone"))
        try kidney.addActivity(.steps, "5000", at: noon, from: MeasurementSource(.appleHealth, name: "Watch"))
        let typed = try kidney.addActivity(.steps, "300 steps", at: noon)
        try kidney.addActivity(.minutes, "30 min", at: noon)
        let day = try LabSample.day("2026-06-01")
        #expect(try kidney.activity(.steps, on: day) == 5300)
        #expect(try kidney.activity(.minutes, on: day) == 30)
        #expect(try kidney.activity(.energy, on: day) == nil)
        try kidney.editActivity(typed.id, "500")
        #expect(try kidney.activity(.steps, on: day) == 5500)
        try kidney.deleteActivity(typed.id)
        #expect(try kidney.activities().count == 3)
        #expect(try patient.refuses(.implausibleActivity("2000 min")) { try $0.addActivity(.minutes, "2000") })
        #expect(try patient.refuses(.notANumber("many")) { try $0.addActivity(.steps, "many") })
        #expect(try patient.refuses(.notANumber("30 h")) { try $0.addActivity(.minutes, "30 h") })
    }

    @Test("the same reading from two sources is one, and the same from one source is kept once")
    func same() throws {
        let patient = try Patient()
        let kidney = patient.kidney
        let moment = try patient.moment("2026-06-01T07:00")
        let scale = MeasurementSource(.appleHealth, name: "Scale", reference: "a1")
        try kidney.addWeight("180 lb", at: moment)
        try kidney.addWeight("180 lb", at: moment, from: scale)
        #expect(try kidney.weights().count == 1 && patient.count("weight") == 2)
        let log = try patient.history()
        #expect(try kidney.addWeight("180 lb", at: moment, from: scale).wasThere)
        #expect(try kidney.addWeight("180 lb", at: moment).wasThere)
        #expect(try patient.count("weight") == 2 && patient.history() == log)
        #expect(try !kidney.addWeight("181 lb", at: moment, from: scale).wasThere)
        #expect(try kidney.addPressure("120/80", at: moment).wasThere == false)
        #expect(try kidney.addPressure("120/80", at: moment).wasThere)
    }

    @Test("source and time zone are kept, and a day alone stays a day alone")
    func moments() throws {
        let patient = try Patient()
        let tokyo = try TimeZone.named("Asia/Tokyo")
        let offset = TimeZone(secondsFromGMT: -12_600) ?? .gmt
        let source = MeasurementSource(.fhir, name: "City Lab", reference: "obs/1")
        let moments = [
            try LabSample.moment("2026-05-01T23:30", in: tokyo), try LabSample.moment("2026-05-02T08:00", in: offset),
            try LabSample.moment("2026-05-03", in: tokyo), try LabSample.moment("2026-05-03T09:00", in: tokyo),
        ]
        for (place, moment) in moments.enumerated() {
            try patient.kidney.addLab(.albumin, "3.\(place)", at: moment, from: source)
        }
        let labs = try patient.kidney.labs()
        #expect(labs.map(\.moment) == moments)
        #expect(labs.allSatisfy { $0.source == source })
        #expect(try patient.kidney.labs(to: LabSample.day("2026-05-01")).count == 1)
    }

    @Test("a time that hasn't come yet is refused")
    func future() throws {
        let patient = try Patient()
        try patient.stockPantry()
        let later = try patient.moment("2026-06-02T13:00")
        #expect(try patient.refuses(.inTheFuture(later)) { try $0.addWeight("80 kg", at: later) })
        #expect(try patient.refuses(.inTheFuture(later)) { try $0.addPressure("120/80", at: later) })
        #expect(try patient.refuses(.inTheFuture(later)) { try $0.addActivity(.steps, "1", at: later) })
        #expect(try patient.refuses(.inTheFuture(later)) { try $0.addLab(.potassium, "4.5", at: later) })
        #expect(try patient.refuses(.inTheFuture(later)) { try $0.eat(Pantry.banana.id, "1 medium", at: later) })
        let file = try patient.picture()
        #expect(try patient.refuses(.inTheFuture(later)) { try $0.addPhoto(fromFile: file, at: later) })
    }
}
