import FractionParser
import Testing
import TimeKit

@testable import KidneyNutrition

@Suite("Weights, blood pressure and activity")
struct VitalTests {
    @Test("a pound is 0.45359237 kg, there and back without losing anything")
    func pounds() throws {
        #expect(try LabSample.weight("180 lb", .daily, "2026-03-01").kilograms == LabSample.number("81.6466266"))
        for tenths in stride(from: 441, to: 8800, by: 7) {
            let pounds = try Rational(Int64(tenths), 10)
            let kilograms = try #require(WeightRule.convert(pounds, from: .pound, to: .kilogram))
            #expect(WeightRule.convert(kilograms, from: .kilogram, to: .pound) == pounds)
        }
    }

    @Test("a weight is read with its unit, or in that of the user's system")
    func readWeight() throws {
        #expect(try WeightRule.read("81.2kg", in: .conventional) == (LabSample.number("81.2"), .kilogram))
        #expect(try WeightRule.read(" 180 lbs. ", in: .international) == (180, .pound))
        #expect(try WeightRule.read("180", in: .conventional) == (180, .pound))
        #expect(try WeightRule.read("81", in: .international) == (81, .kilogram))
        #expect(throws: KidneyError.unknownWeightUnit("st")) { try WeightRule.read("12 st", in: .international) }
        #expect(throws: KidneyError.notANumber("heavy")) { try WeightRule.read("heavy", in: .international) }
    }

    @Test("a weight that no adult has is refused with what was likely meant")
    func implausibleWeight() throws {
        #expect(throws: KidneyError.implausibleWeight("812 kg", likely: ["812 lb", "81.2 kg"])) {
            try WeightRule.read("812 kg", in: .international)
        }
        #expect(throws: KidneyError.implausibleWeight("8.1 kg", likely: ["81 kg"])) {
            try WeightRule.read("8.1 kg", in: .international)
        }
        #expect(
            "\(KidneyError.implausibleWeight("8.1 kg", likely: ["81 kg"]))"
                == "a weight of 8.1 kg — did you mean 81 kg?"
        )
    }

    @Test("more than 1 kg in a day or 2 kg in three days is told; less, or over longer, is not")
    func quickGain() throws {
        let day = try LabSample.day("2026-03-05")
        func gain(_ weights: [(String, String)]) throws -> QuickGain? {
            WeightRule.quickGain(try weights.map { try LabSample.weight($0.0, .daily, $0.1) }, on: day)
        }
        #expect(try gain([("80 kg", "2026-03-04T07:00"), ("81.1 kg", "2026-03-05T07:00")])?.days == 1)
        #expect(try gain([("80 kg", "2026-03-04T07:00"), ("81 kg", "2026-03-05T07:00")]) == nil)
        #expect(try gain([("80 kg", "2026-03-02T07:00"), ("82.1 kg", "2026-03-05T07:00")])?.days == 3)
        #expect(try gain([("80 kg", "2026-03-02T07:00"), ("82 kg", "2026-03-05T07:00")]) == nil)
        #expect(try gain([("80 kg", "2026-03-01T07:00"), ("85 kg", "2026-03-05T07:00")]) == nil)
        let told = try gain([("80 kg", "2026-03-05T07:00"), ("81.5 kg", "2026-03-05T21:00")])
        #expect(told?.words(for: try LabSample.profile(.g4)).text(on: day).contains("3.3 lb more within a day") == true)
    }

    @Test("a blood pressure is read with a stroke, a word or a space between")
    func readPressure() throws {
        for text in ["130/80", "130 / 80 mmHg", "130 over 80", "130 80"] {
            #expect(try PressureRule.read(text) == (130, 80))
        }
        #expect(throws: KidneyError.notAPressure("130")) { try PressureRule.read("130") }
        #expect("\(KidneyError.notAPressure("130"))" == "“130” is no blood pressure — write two numbers such as 120/80")
    }

    @Test("swapped values and centimeters of mercury are refused and named")
    func implausiblePressure() throws {
        #expect(throws: KidneyError.implausiblePressure("80/130 mmHg", likely: ["130/80"])) {
            try PressureRule.read("80/130")
        }
        #expect(throws: KidneyError.implausiblePressure("13/8 mmHg", likely: ["130/80"])) {
            try PressureRule.read("13/8")
        }
        #expect(throws: KidneyError.implausiblePressure("400/300 mmHg", likely: [])) {
            try PressureRule.read("400/300")
        }
        #expect("\(KidneyError.implausiblePressure("400/300 mmHg", likely: []))".contains("is not a value people have"))
    }

    @Test(
        "a blood pressure is high from 130/80, urgent from 180/120 by either value, low under 100",
        arguments: [
            (129, 79, LabFlag.inRange), (130, 79, .high), (129, 80, .high), (179, 119, .high), (180, 90, .veryHigh),
            (150, 120, .veryHigh), (90, 60, .low), (89, 60, .veryLow), (79, 50, .criticalLow), (99, 60, .low),
            (100, 60, .inRange),
        ] as [(Int64, Int64, LabFlag)]
    )
    func pressureFlags(systolic: Int64, diastolic: Int64, flag: LabFlag) throws {
        let reading = PressureReading(
            id: .init("a"),
            Rational(systolic),
            over: Rational(diastolic),
            at: try LabSample.moment("2026-03-01T08:00")
        )
        #expect(PressureRule.flag(reading) == flag)
        #expect(PressureRule.finding(reading, for: Profile(name: "")).message.contains("\(systolic)/\(diastolic)"))
    }

    @Test("a phone and a watch are not summed; what was entered by hand comes on top; nothing recorded is not zero")
    func activity() throws {
        let day = try LabSample.day("2026-03-01")
        func steps(_ value: Rational, _ moment: String, _ source: MeasurementSource) throws -> ActivityReading {
            ActivityReading(
                id: .init("\(moment)\(source.name)"),
                .steps,
                value,
                at: try LabSample.moment(moment),
                from: source
            )
        }
        let phone = MeasurementSource(.appleHealth, name: "Phone")
        let watch = MeasurementSource(.appleHealth, name: "Watch")
        let readings = [
            try steps(1000, "2026-03-01T08:00", phone), try steps(2000, "2026-03-01T12:00", phone),
            try steps(2900, "2026-03-01T08:05", watch), try steps(500, "2026-03-01T20:00", .manual),
            try steps(9000, "2026-03-02T00:10", watch),
        ]
        #expect(ActivityRule.total(.steps, on: day, of: readings) == 3500)
        #expect(ActivityRule.total(.minutes, on: day, of: readings) == nil)
        #expect(throws: KidneyError.implausibleActivity("1500 min")) { try ActivityRule.check(.minutes, 1500) }
        #expect(throws: Never.self) { try ActivityRule.check(.minutes, 1440) }
    }

    @Test("every refusal of a measurement carries the value and says what to do")
    func messages() {
        let errors: [(KidneyError, String)] = [
            (.notANumber("abc"), "abc"), (.numberTooLong("123"), "123"), (.notAnAnalyte("sodium"), "sodium"),
            (.unknownLabUnit("g", .potassium), "“g”"), (.unitNotOfAnalyte("g", .pth), "PTH is not measured"),
            (.implausibleLab(.potassium, "50 mmol/L", likely: []), "50 mmol/L"), (.unknownWeightUnit("st"), "“st”"),
            (.implausibleWeight("9 kg", likely: []), "9 kg"), (.implausiblePressure("8/12", likely: []), "8/12"),
            (.implausibleActivity("2000 min"), "2000 min"), (.limitUnclear(.fluid, low: "2", high: "1"), "fluid"),
        ]
        for (error, value) in errors {
            #expect("\(error)".contains(value) && "\(error)".contains(" — "), "\(error)")
        }
    }
}
