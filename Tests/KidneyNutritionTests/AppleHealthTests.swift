import Foundation
import FractionParser
import KidneyNutrition
import MarkupKit
import TestKit
import Testing
import TimeKit

private typealias Sample = AppleHealthSample

@Suite("A phone's health export")
struct AppleHealthTests {
    @Test(
        "weights keep the unit they were given in, exactly",
        arguments: [
            ("200", "lb", "200", WeightUnit.pound), ("81.25", "kg", "81.25", .kilogram),
            ("81250", "g", "81.25", .kilogram), ("13.5", "st", "189", .pound), ("1e2", "kg", "100", .kilogram),
        ]
    )
    func weights(value: String, unit: String, expected: String, in expectedUnit: WeightUnit) throws {
        let weight = try #require(try Sample.records(Sample.record("BodyMass", value, unit)).items.weights.first)
        #expect(weight.value == DecimalText.value(expected))
        #expect(weight.unit == expectedUnit)
        #expect(weight.source == MeasurementSource(.appleHealth, name: "Health"))
    }

    @Test("times keep their instant and offset; the record's own zone is taken where it names one")
    func times() throws {
        let plain = try #require(try Sample.records(Sample.record("BodyMass", "81", "kg")).items.weights.first)
        #expect(plain.moment.at == Instant("2024-08-11T21:34:30-07:00"))
        #expect(plain.moment.zone.secondsFromGMT() == -7 * 3600)
        #expect(plain.moment.day.description == "2024-08-11")
        let zone = Sample.entry("HKTimeZone", "Europe/Amsterdam")
        let named = try #require(
            try Sample.records(Sample.record("BodyMass", "81", "kg", inside: zone)).items.weights.first
        )
        #expect(named.moment.at == plain.moment.at)
        #expect(named.moment.zone.identifier == "Europe/Amsterdam")
        #expect(named.moment.day.description == "2024-08-12")
    }

    @Test(
        "glucose is read in mg/dL and in mmol/L with the molar mass in the unit; before a meal it counts as fasting",
        arguments: [("101", "mg/dL", LabUnit.mgPerDL), ("5.60", "mmol&lt;180.15588000005408&gt;/L", .mmolPerL)]
    )
    func glucose(value: String, unit: String, expected: LabUnit) throws {
        let meal = Sample.entry("HKBloodGlucoseMealTime", "1")
        let labs = try Sample.records(
            Sample.record("BloodGlucose", value, unit),
            Sample.record("BloodGlucose", value, unit, at: "2024-08-12 07:00:00 -0700", inside: meal)
        ).items.labs
        #expect(labs.map(\.text) == [value, value])
        #expect(labs.map(\.unit) == [expected, expected])
        #expect(labs.map(\.remarks) == [[.meter], [.meter, .fasting]])
    }

    @Test("a blood pressure is one reading, in its correlation, beside it, or in both places and any order")
    func pressures() throws {
        let upper = Sample.record("BloodPressureSystolic", "131", "mmHg")
        let lower = Sample.record("BloodPressureDiastolic", "84", "mmHg")
        let both = Sample.correlation("BloodPressure", lower + upper)
        for inside in [both, upper + lower, upper + lower + both, both + lower + upper, upper + both + both] {
            let (items, counts) = try Sample.records(inside)
            #expect(items.pressures.map(\.systolic) == [131], "\(inside)")
            #expect(items.pressures.map(\.diastolic) == [84])
            #expect(counts.read == counts.decided)
            #expect(counts.refused == 0 || inside == upper + both + both)
        }
    }

    @Test("two blood pressures of one minute are told apart by their correlations, and never mixed without them")
    func crossedPressures() throws {
        let values = [("131", "84"), ("128", "86")]
        let upper = values.map { Sample.record("BloodPressureSystolic", $0.0, "mmHg") }
        let lower = values.map { Sample.record("BloodPressureDiastolic", $0.1, "mmHg") }
        let pairs = [0, 1].map { Sample.correlation("BloodPressure", upper[$0] + lower[$0]) }
        let told = try Sample.records(upper.joined() + lower.joined() + pairs.joined())
        #expect(told.items.pressures.map { "\($0.systolic)/\($0.diastolic)" } == ["131/84", "128/86"])
        #expect(told.counts.merged == 6)
        let untold = try Sample.records(upper.joined() + lower.joined())
        #expect(untold.items.pressures.isEmpty)
        #expect(untold.counts.refused == 4)
    }

    @Test("food and drink of one time are one intake in exact amounts; its correlation names it and adds nothing")
    func intakes() throws {
        let sodium = Sample.record("DietarySodium", "0.941965", "g")
        let energy = Sample.record("DietaryEnergyConsumed", "741", "Cal")
        let phosphorus = Sample.record("DietaryPhosphorus", "150.5", "mg")
        let water = Sample.record("DietaryWater", "12", "fl_oz_us", at: "2024-08-12 08:00:00 -0700")
        let food = Sample.correlation("Food", Sample.entry("HKFoodType", "Lentil soup") + sodium + energy)
        let (items, counts) = try Sample.records(sodium, energy, phosphorus, water, food)
        let meal = try #require(items.intakes.first)
        #expect(meal.name == "Lentil soup")
        #expect(meal.amounts[.sodium] == DecimalText.value("941.965"))
        #expect(meal.amounts[.energy] == 741)
        #expect(meal.amounts[.phosphorus] == DecimalText.value("150.5"))
        #expect(meal.amounts[.potassium] == nil && meal.fluid == nil)
        #expect(items.intakes.count == 2)
        #expect(items.intakes.last?.fluid == DecimalText.value("354.88235475"))
        #expect(counts.new == 2 && counts.merged == 4 && counts.read == counts.decided)
    }

    @Test(
        "units of food and drink are exact",
        arguments: [
            ("DietaryWater", "2", "L", "2000"), ("DietaryWater", "250", "mL", "250"),
            ("DietaryWater", "1", "cup_us", "236.5882365"), ("DietaryWater", "1", "fl_oz_imp", "28.4130625"),
            ("DietaryEnergyConsumed", "4.184", "kJ", "1"), ("DietaryEnergyConsumed", "500", "cal", "0.5"),
            ("DietaryProtein", "1", "oz", "28.349523125"), ("DietaryPotassium", "1.5", "g", "1500"),
            ("DietaryVitaminK", "0.09", "mg", "90"), ("DietaryCalcium", "75.6628", "mg", "75.6628"),
        ]
    )
    func units(type: String, value: String, unit: String, expected: String) throws {
        let intake = try #require(try Sample.records(Sample.record(type, value, unit)).items.intakes.first)
        #expect((intake.fluid ?? intake.amounts.values.first) == DecimalText.value(expected))
    }

    @Test("steps are the total of the one source that counted most on the day, never of phone and watch together")
    func steps() throws {
        let (items, counts) = try Sample.records(
            Sample.record("StepCount", "155", "count", at: "2024-08-11 09:37:52 -0700", source: "Phone"),
            Sample.record("StepCount", "200", "count", at: "2024-08-11 09:38:00 -0700", source: "Watch"),
            Sample.record("StepCount", "45", "count", at: "2024-08-11 23:59:59 -0700", source: "Watch"),
            Sample.record("StepCount", "90", "count", at: "2024-08-12 00:00:00 -0700", source: "Phone"),
            Sample.record("ActiveEnergyBurned", "0.12", "kcal", source: "Phone"),
            Sample.record("AppleExerciseTime", "12", "min", source: "Watch")
        )
        let totals = items.activities.map {
            "\($0.moment.day) \($0.kind.rawValue) \(DecimalText.text($0.value)) \($0.source.name)"
        }
        #expect(
            totals == [
                "2024-08-11 energy 0.12 Phone", "2024-08-11 minutes 12 Watch", "2024-08-11 steps 245 Watch",
                "2024-08-12 steps 90 Phone",
            ]
        )
        #expect(counts.new == 4 && counts.merged == 1 && counts.passedOver == 1 && counts.read == 6)
        let all = items.activities
        let day = try LocalDate(iso8601: "2024-08-11")
        #expect(ActivityRule.total(.steps, on: day, of: all) == 245)
    }

    @Test("a day that went on since the last import gets its new total under the same id")
    func laterTotal() throws {
        let morning = Sample.record("StepCount", "155", "count", at: "2024-08-11 09:37:52 -0700")
        let evening = Sample.record("StepCount", "300", "count", at: "2024-08-11 19:37:52 -0700")
        let first = try Sample.records(morning)
        let second = try Sample.records(morning, evening, known: Sample.known(first.items))
        #expect(second.items.activities.map(\.value) == [455])
        #expect(second.items.activities.map(\.id) == first.items.activities.map(\.id))
    }

    @Test("an export imported again brings nothing, and what another source told of isn't new either")
    func again() throws {
        let inside =
            Sample.record("BodyMass", "81.2", "kg") + Sample.record("DietaryWater", "250", "mL")
            + Sample.record("StepCount", "155", "count") + Sample.record("Height", "6", "ft")
            + Sample.correlation(
                "BloodPressure",
                Sample.record("BloodPressureSystolic", "131", "mmHg")
                    + Sample.record("BloodPressureDiastolic", "84", "mmHg")
            ) + Sample.record("BloodGlucose", "101", "mg/dL")
        let first = try Sample.records(inside)
        #expect(first.counts.new == 6)
        #expect(first.items.heights.map(\.centimeters) == [DecimalText.value("182.88")])
        let second = try Sample.records(inside, known: Sample.known(first.items))
        #expect(second.items.isEmpty)
        #expect(second.counts.alreadyThere == 6 && second.counts.new == 0)
        let at = Moment(try #require(Instant("2024-08-11T21:35:00-07:00")), in: LabSample.zone)
        let own = WeightReading(id: .init("own"), try LabSample.number("81.2"), .kilogram, at: at)
        let third = try Sample.records(inside, known: KnownMeasurements(weights: [own]))
        #expect(third.items.weights.isEmpty && third.counts.alreadyThere == 1)
    }

    @Test("an impossible value is refused with its line and reason, and the rest is read")
    func refusals() throws {
        let (items, counts) = try Sample.records(
            Sample.record("BodyMass", "812", "kg"),
            Sample.record("BodyMass", "eighty", "kg"),
            Sample.record("BodyMass", "81", "stones"),
            Sample.record("BodyMass", "81", "kg", at: "2024-02-30 10:00:00 -0700"),
            Sample.record("BloodGlucose", "6", "mol/L"),
            Sample.record("DietarySodium", "5", "IU"),
            Sample.record("StepCount", "5", "steps"),
            Sample.record("DietaryWater", "-5", "mL"),
            Sample.record("BloodPressureSystolic", "131", "mmHg"),
            Sample.record("BodyMass", "81", "kg")
        )
        #expect(items.weights.count == 1 && items.count == 1)
        #expect(counts.read == 10 && counts.refused == 9 && counts.new == 1)
        let first = try #require(counts.refusals.first)
        #expect(first.file == "export.xml" && first.line == 3)
        #expect(first.reason == "a weight of 812 kg — did you mean 812 lb or 81.2 kg?")
        #expect(counts.refusals.map(\.line).sorted() == Array(3...11))
    }

    @Test("the person's sex and birth date are told; sleep, heart rates and other types are passed over")
    func person() throws {
        let me =
            "<Me HKCharacteristicTypeIdentifierDateOfBirth=\"1999-10-31\" "
            + "HKCharacteristicTypeIdentifierBiologicalSex=\"HKBiologicalSexFemale\"/>"
        let (items, counts) = try Sample.records(
            me,
            Sample.record("HeartRate", "61", "count/min"),
            Sample.record("BodyMassIndex", "21", "count")
        )
        #expect(items == [.person(ImportedPerson(sex: .female, birthDate: LocalDate("1999-10-31")))])
        #expect(counts.passedOver == 2 && counts.read == 2)
    }

    @Test("the excerpts of real exports are read without a refusal", .enabled(if: Corpus.isPresent))
    func corpus() throws {
        let mixed = try AppleHealthSample.read(
            String(decoding: try TestFile.bytes("applehealth", "records_excerpt_mixed.xml"), as: UTF8.self)
        )
        #expect(mixed.counts.refusals.isEmpty)
        #expect(mixed.counts.read == mixed.counts.decided)
        #expect(
            mixed.items.weights.map { "\(DecimalText.text($0.value)) \($0.unit.symbol)" } == [
                "200 lb", "198 lb", "140 lb",
            ]
        )
        #expect(mixed.items.pressures.map { "\($0.systolic)/\($0.diastolic)" } == ["113/66", "97/68"])
        #expect(mixed.items.intakes.count == 2)
        let lunch = try #require(mixed.items.intakes.last)
        #expect(lunch.amounts[.potassium] == DecimalText.value("915.111"))
        #expect(lunch.amounts.count == 4)
        #expect(mixed.items.activities.map(\.value) == [155])
        let watch = try AppleHealthSample.read(
            String(decoding: try TestFile.bytes("applehealth", "alxdrcirilo_export.xml"), as: UTF8.self)
        )
        #expect(watch.counts.refusals.isEmpty)
        #expect(
            watch.items.activities.map { "\($0.moment.day) \($0.kind.rawValue) \(DecimalText.text($0.value))" } == [
                "2024-01-01 energy 0.12", "2024-01-01 minutes 1", "2024-01-02 energy 0.08",
            ]
        )
    }
}
