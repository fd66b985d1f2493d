import Foundation
import FractionParser
import KidneyNutrition
import TestKit
import TimeKit

/// A month of a patient, day by day: June 2026 in New York. The first is a Monday.
struct StoryMonth {
    let patient: Patient

    var kidney: KidneyNutrition { patient.kidney }

    /// A food eaten at a time of day.
    struct Dish {
        let time: String
        let meal: Meal?
        let food: String
        let amount: String

        /// A food of the bundled table, by its NDB number.
        init(_ time: String, _ meal: Meal?, _ ndb: Int, _ amount: String) {
            self.init(time, meal, food: "ndb-" + String(repeating: "0", count: 5 - "\(ndb)".count) + "\(ndb)", amount)
        }

        /// Any food, by its id.
        init(_ time: String, _ meal: Meal?, food: String, _ amount: String) {
            (self.time, self.meal, self.food, self.amount) = (time, meal, food, amount)
        }
    }

    /// Starts at 07:00 on the first of June with accepted terms and the profile.
    init(_ profile: Profile) throws {
        patient = try Patient(now: "2026-06-01T07:00", profile: profile)
    }

    /// A day of June.
    static func june(_ number: Int) throws -> LocalDate { try LocalDate(year: 2026, month: 6, day: number) }

    /// A dose at a time of day.
    static func dose(_ time: String) throws -> MedicationTime { MedicationTime(try LocalTime(iso8601: time)) }

    /// Sets the clock to a time on a day of June.
    @discardableResult
    func on(_ day: Int, _ time: String = "08:00") throws -> KidneyNutrition {
        try patient.at("\(Self.june(day))T\(time)")
        return kidney
    }

    /// Eats the foods on a day.
    func eat(_ dishes: [Dish], on day: Int) throws {
        for dish in dishes {
            try on(day, dish.time).eat(TimeKit.ID(dish.food), dish.amount, meal: dish.meal)
        }
    }

    /// The total of a nutrient, or of "fluid", on the page of a day.
    func total(_ nutrient: String, on day: Int) throws -> TotalRow? {
        let screen = try kidney.todayScreen(Self.june(day))
        return (screen.totals + [screen.fluid]).first { $0.nutrient == nutrient }
    }

    /// A target on the page of targets of a day.
    func target(_ quantity: TargetQuantity, on day: Int) throws -> TargetsScreen.Row? {
        try kidney.targetsScreen(quantity, on: Self.june(day)).targets.first
    }
}
