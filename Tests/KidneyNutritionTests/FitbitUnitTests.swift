import FractionParser
import Testing

@testable import KidneyNutrition

@Suite("Units of a Fitbit weight")
struct FitbitUnitTests {
    @Test(
        "the body mass index tells kilograms that are read as pounds, and the other way round",
        arguments: [
            ("56", WeightUnit.pound, "21.5", WeightUnit.kilogram), ("191.8", .pound, "27.77", nil),
            ("56", .kilogram, "21.5", nil), ("180", .kilogram, "26.6", .pound), ("56", .pound, "0", nil),
        ] as [(String, WeightUnit, String, WeightUnit?)]
    )
    func units(weight: String, unit: WeightUnit, bmi: String, likely: WeightUnit?) throws {
        let found = FitbitReader.likelyUnit(
            try LabSample.number(weight),
            unit,
            bodyMassIndex: try LabSample.number(bmi)
        )
        #expect(found == likely)
    }
}
