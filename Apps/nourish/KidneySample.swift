import Foundation
import FractionParser
import KidneyNutrition
import TimeKit
import WordKit

/// A sample month of a person with stage G3b, diabetes, and a potassium that was high and came down: food, drinks, weights and
/// measurements.
enum KidneySample {
    /// The days since the start. Labs were taken on the first day and a week ago.
    private static let daysBehind = 30

    /// Fills the file of a person with entries up to `clock`, and returns their number; 0 if there already is a person.
    static func fill(_ file: URL, clock: WallClock) throws -> Int {
        let (now, zone) = (clock.now(), clock.zone())
        let today = zone.date(at: now)
        let start = today.adding(days: -daysBehind)
        let past = PastClock(try moment(of: start, "07:00", in: zone))
        let kidney = try KidneyNutrition.open(at: file, clock: WallClock(now: { past.now }, zone: { zone }))
        guard try kidney.acceptance() == nil else { return 0 }
        try kidney.acceptTerms()
        try kidney.setProfile(profile(from: start))
        var count = try history(before: start, in: zone, for: kidney)
        for passed in 0...daysBehind {
            let day = start.adding(days: passed)
            for entry in try entries(passed) {
                let instant = try moment(of: day, entry.time, in: zone)
                // Entries later today are left out.
                guard instant <= now else { continue }
                past.now = instant
                try entry.enter(kidney)
                count += 1
            }
        }
        return count
    }

    private static func moment(of day: LocalDate, _ time: String, in zone: TimeZone) throws -> Instant {
        zone.instant(of: LocalDateTime(day, try LocalTime(iso8601: time)))
    }

    private static func profile(from start: LocalDate) throws -> Profile {
        var profile = Profile(
            name: "Ana",
            sex: .female,
            birthDate: try LocalDate(iso8601: "1960-05-14"),
            height: 165,
            categories: [CategoryPeriod(from: start.adding(days: -400), .g3b)],
            hasDiabetes: true
        )
        profile.units = .conventional
        return profile
    }

    // MARK: Entries

    /// An entry at a time of day.
    private struct Entry {
        let time: String
        let enter: (KidneyNutrition) throws -> Void
    }

    /// Creatinine values of the year before, so that there is a trend.
    private static func history(before start: LocalDate, in zone: TimeZone, for kidney: KidneyNutrition) throws -> Int {
        let values = [(-390, "1.43"), (-300, "1.48"), (-200, "1.50"), (-95, "1.55")]
        for (days, value) in values {
            let day = Moment(day: start.adding(days: days), in: zone)
            try kidney.addLab(.creatinine, value, unit: "mg/dL", at: day)
        }
        return values.count
    }

    /// The entries of a day, sorted by time.
    private static func entries(_ passed: Int) throws -> [Entry] {
        var entries = menus[passed % menus.count].map { dish in
            Entry(time: dish.time) { kidney in
                if dish.isDrink {
                    try kidney.drink(TimeKit.ID(dish.food), dish.amount, meal: dish.meal)
                } else {
                    try kidney.eat(TimeKit.ID(dish.food), dish.amount, meal: dish.meal)
                }
            }
        }
        if passed % 2 == 0 {
            let tenths = 812 - passed / 3 + passed % 3
            entries.append(Entry(time: "07:05") { try $0.addWeight("\(tenths / 10).\(tenths % 10) kg") })
        }
        if passed % 3 == 0 {
            let upper = 138 - passed / 3 + passed % 5
            entries.append(Entry(time: "07:10") { try $0.addPressure("\(upper)/\(upper - 56)") })
        }
        if passed % 7 != 6 {
            entries.append(Entry(time: "18:00") { try $0.addActivity(.minutes, "\(20 + passed % 4 * 5)") })
        }
        if passed == 0 { entries += try beginnings() }
        for (analyte, value, unit) in labs[passed] ?? [] {
            entries.append(Entry(time: "09:30") { try $0.addLab(analyte, value, unit: unit) })
        }
        return entries.sorted { $0.time < $1.time }
    }

    /// The entries of the first day only: medicines and goals.
    private static func beginnings() throws -> [Entry] {
        let morning = MedicationTime(try LocalTime(hour: 8, minute: 0))
        let evening = MedicationTime(try LocalTime(hour: 21, minute: 0))
        return [
            Entry(time: "07:00") { try $0.addMedicine("Lisinopril", dose: "10 mg", times: [morning], reminds: true) },
            Entry(time: "07:01") { try $0.addMedicine(localized("Atorvastatin"), dose: "20 mg", times: [evening]) },
            Entry(time: "07:15") { try $0.addGoal(.atMost(.sodium, 2000)) },
            Entry(time: "07:16") { try $0.addGoal(.bloodPressure(systolic: 130, diastolic: 80)) },
            Entry(time: "07:17") { try $0.addGoal(.activity(minutes: 150)) },
        ]
    }

    private static let labs: [Int: [(Analyte, String, String)]] = [
        0: [
            (.potassium, "5.4", "mmol/L"), (.creatinine, "1.58", "mg/dL"), (.phosphorus, "4.1", "mg/dL"),
            (.hbA1c, "7.4", "%"), (.bicarbonate, "21", "mmol/L"), (.albumin, "3.9", "g/dL"),
        ],
        23: [
            (.potassium, "4.7", "mmol/L"), (.creatinine, "1.56", "mg/dL"), (.phosphorus, "3.9", "mg/dL"),
            (.bicarbonate, "23", "mmol/L"),
        ],
    ]

    /// A food or drink of a meal.
    private struct Dish {
        let time: String
        let meal: Meal
        let food: String
        let amount: String
        let isDrink: Bool

        static func eaten(_ time: String, _ meal: Meal, _ food: String, _ amount: String) -> Dish {
            Dish(time: time, meal: meal, food: food, amount: amount, isDrink: false)
        }

        static func drunk(_ time: String, _ meal: Meal, _ food: String, _ amount: String) -> Dish {
            Dish(time: time, meal: meal, food: food, amount: amount, isDrink: true)
        }
    }

    /// Four menus in rotation, one with a canned soup and one with a banana.
    private static let menus: [[Dish]] = [
        [
            .eaten("07:30", .breakfast, "ndb-08121", "351 g"), .eaten("07:30", .breakfast, "ndb-09050", "74 g"),
            .drunk("07:30", .breakfast, "ndb-14209", "237 g"), .eaten("12:30", .lunch, "ndb-18075", "112 g"),
            .eaten("12:30", .lunch, "ndb-05064", "60 g"), .eaten("12:30", .lunch, "ndb-11252", "36 g"),
            .drunk("12:30", .lunch, "ndb-14411", "300 mL"), .eaten("15:30", .snack, "ndb-09003", "182 g"),
            .eaten("18:30", .dinner, "ndb-15016", "90 g"), .eaten("18:30", .dinner, "ndb-20445", "316 g"),
            .eaten("18:30", .dinner, "ndb-11053", "125 g"), .eaten("18:30", .dinner, "ndb-04053", "27 g"),
            .drunk("18:30", .dinner, "ndb-14411", "300 mL"),
        ],
        [
            .eaten("07:30", .breakfast, "ndb-01132", "61 g"), .eaten("07:30", .breakfast, "ndb-18069", "75 g"),
            .eaten("07:30", .breakfast, "ndb-01145", "20 g"), .drunk("07:30", .breakfast, "ndb-14209", "237 g"),
            .eaten("12:30", .lunch, "ndb-06419", "248 g"), .eaten("12:30", .lunch, "ndb-18228", "30 g"),
            .drunk("12:30", .lunch, "ndb-14411", "300 mL"), .eaten("15:30", .snack, "ndb-09132", "92 g"),
            .eaten("18:30", .dinner, "ndb-05064", "86 g"), .eaten("18:30", .dinner, "ndb-20121", "280 g"),
            .eaten("18:30", .dinner, "ndb-11333", "75 g"), .eaten("18:30", .dinner, "ndb-04053", "27 g"),
            .drunk("18:30", .dinner, "ndb-14411", "300 mL"),
        ],
        [
            .eaten("07:30", .breakfast, "ndb-08020", "42 g"), .drunk("07:30", .breakfast, "ndb-01079", "183 g"),
            .drunk("07:30", .breakfast, "ndb-14355", "237 g"), .eaten("12:30", .lunch, "ndb-18041", "130 g"),
            .eaten("12:30", .lunch, "ndb-11205", "100 g"), .eaten("12:30", .lunch, "ndb-01017", "43 g"),
            .drunk("12:30", .lunch, "ndb-14411", "300 mL"), .eaten("15:30", .snack, "ndb-09040", "118 g"),
            .eaten("18:30", .dinner, "ndb-23563", "113 g"), .eaten("18:30", .dinner, "ndb-11657", "280 g"),
            .eaten("18:30", .dinner, "ndb-11136", "62 g"), .drunk("18:30", .dinner, "ndb-14411", "300 mL"),
        ],
        [
            .eaten("08:30", .breakfast, "ndb-18258", "114 g"), .eaten("08:30", .breakfast, "ndb-19297", "40 g"),
            .drunk("08:30", .breakfast, "ndb-14209", "237 g"), .eaten("13:00", .lunch, "ndb-16070", "150 g"),
            .eaten("13:00", .lunch, "ndb-11110", "75 g"), .drunk("13:00", .lunch, "ndb-14411", "300 mL"),
            .eaten("16:00", .snack, "ndb-09316", "152 g"), .eaten("19:00", .dinner, "ndb-10061", "85 g"),
            .eaten("19:00", .dinner, "ndb-20110", "320 g"), .eaten("19:00", .dinner, "ndb-11642", "90 g"),
            .eaten("19:00", .dinner, "ndb-04053", "27 g"), .drunk("19:00", .dinner, "ndb-14411", "300 mL"),
        ],
    ]
}
