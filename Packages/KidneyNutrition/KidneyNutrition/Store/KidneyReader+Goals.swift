import FractionParser
import GRDB
import StorageKit
import TimeKit
import WordKit

extension KidneyReader {
    /// - Throws: `noSuchRecord`.
    func goal(_ id: TimeKit.ID<Goal>) throws -> Goal {
        guard let goal = try goals(where: "goal.id = ?", [id.rawValue]).first else {
            throw KidneyError.noSuchRecord(localized("goal"), id.rawValue)
        }
        return goal
    }

    /// The goals that meet a condition, by priority and id.
    func goals(where condition: String, _ arguments: StatementArguments = []) throws -> [Goal] {
        let statement = try db.cachedStatement(
            sql: """
                SELECT goal.id, subject, priority, ended_on, from_day, amount, second, by_day
                FROM goal JOIN goal_step ON goal_id = goal.id
                WHERE \(condition) ORDER BY priority, goal.id, position
                """
        )
        var goals: [Goal] = []
        var rows: [Row] = []
        for row in try Row.fetchAll(statement, arguments: arguments) {
            if let last = rows.last, last["id"] as String != row["id"] as String {
                goals.append(try Self.goal(rows))
                rows = []
            }
            rows.append(row)
        }
        if !rows.isEmpty { goals.append(try Self.goal(rows)) }
        return goals
    }

    private static func goal(_ rows: [Row]) throws -> Goal {
        let steps = try rows.map { row in
            GoalStep(from: try row.day("from_day"), try GoalAim(row))
        }
        let goal = Goal(
            TimeKit.ID(rows[0]["id"] as String),
            steps: steps,
            priority: rows[0]["priority"],
            endedOn: try (rows[0]["ended_on"] as String?).map { try LocalDate(iso8601: $0) }
        )
        guard let goal else { throw KidneyError.fault(localized("a goal has steps of several subjects")) }
        return goal
    }

    // MARK: Data for goals

    /// The data that goals and advice of a day depend on, except for the intake.
    func goalSetting(on day: LocalDate) throws -> GoalSetting {
        GoalSetting(
            day,
            for: try knownProfile(),
            labs: try goalLabs(on: day),
            weights: try newestWeights(on: day),
            hints: try hints(on: day),
            medicines: MedicineClassName.of(try medicines(on: day), on: day)
        )
    }

    /// The newest result of each analyte, and every recent potassium: a high one forbids some goals even if it isn't the newest.
    private func goalLabs(on day: LocalDate) throws -> [LabResult] {
        let newest = try newestLabs(Analyte.allCases, on: day)
        let fresh = try marked(labs(.potassium, from: day.adding(days: -LabCitation.freshDays), to: day))
        return newest + fresh.filter { potassium in !newest.contains { $0.id == potassium.id } }
    }

    /// The data for the progress of goals on a day. The number of rows doesn't grow with the history, except for filtration rates.
    func goalRecord(_ goals: [Goal], on day: LocalDate) throws -> CareRecord {
        let setting = try goalSetting(on: day)
        var weights = setting.weights
        for goal in goals where goal.subject == .weight {
            let starts = try startingWeight(of: goal)
            weights += starts.filter { start in !weights.contains { $0.id == start.id } }
        }
        var labs = setting.labs
        if goals.contains(where: { $0.subject == .lab(.eGFR) }) {
            let rates: [LabResult] =
                try self.labs(.eGFR, from: nil, to: day) + self.labs(.creatinine, from: nil, to: day)
            labs = labs.filter { $0.analyte != .eGFR && $0.analyte != .creatinine } + rates
        }
        return CareRecord(
            profile: setting.profile,
            hints: setting.hints,
            medicines: try medicines(on: day),
            labs: labs,
            weights: weights,
            pressures: try measurements(from: day.adding(days: -30), to: day),
            activities: try measurements(from: RewardPeriod(.week, of: day).first, to: day),
            entries: try entries(on: day),
            goals: goals
        )
    }

    /// The starting weight of a goal: the newest one when it was set, or else the first one recorded.
    private func startingWeight(of goal: Goal) throws -> [WeightReading] {
        let before = try newestWeights(on: goal.from).filter { $0.context == .daily }
        guard before.isEmpty else { return before }
        return try measurements(
            where: "id = (SELECT id FROM weight WHERE context = ? ORDER BY at, is_day_only DESC, id LIMIT 1)",
            [WeightContext.daily.rawValue]
        )
    }

    /// The daily fluid goal in milliliters, if there is one.
    func fluidGoal(on day: LocalDate) throws -> Rational? {
        let goals = try goals(where: "subject = ?", [GoalSubject.fluidAtLeast.word])
        for case .fluidAtLeast(let amount)? in goals.map({ $0.aim(on: day) }) { return amount }
        return nil
    }

    /// The progress of the diabetes diet on a day. Only the data of the entered parts is read.
    func diet(on day: LocalDate, _ entries: [IntakeEntry]) throws -> [DietProgress] {
        let diet = try diabetesDiet()
        guard !diet.isEmpty else { return [] }
        var labs = diet.hbA1c == nil ? [] : try newestLabs([.hbA1c], on: day)
        if diet.fastingGlucose != nil { labs += try newestFastingGlucose(on: day) }
        return DietRule.progress(of: diet, on: day, entries: entries, labs: labs)
    }

    // MARK: Likes and dislikes

    /// The eating habits, without single foods.
    func eatingHabit() throws -> FoodPreferences {
        let statement = try db.cachedStatement(sql: "SELECT is_vegetarian, avoids FROM eating_habit WHERE id = 1")
        return try Row.fetchOne(statement).map { row in
            FoodPreferences(isVegetarian: row[0], avoids: WordList.words(row[1]))
        } ?? FoodPreferences()
    }

    /// Whether eating habits were ever saved.
    func hasEatingHabit() throws -> Bool {
        try Int.fetchOne(db, sql: "SELECT count(*) FROM eating_habit") ?? 0 > 0
    }

    /// The liked (true) and disliked (false) foods.
    func foodPreferences() throws -> [TimeKit.ID<Food>: Bool] {
        let statement = try db.cachedStatement(sql: "SELECT food_id, is_liked FROM food_preference")
        let pairs = try Row.fetchAll(statement).map { row -> (TimeKit.ID<Food>, Bool) in
            (TimeKit.ID(row[0] as String), row[1])
        }
        return Dictionary(pairs) { first, _ in first }
    }
}

extension FoodPreferences {
    /// Returns a copy with these likes and dislikes.
    func likingFoods(_ foods: [TimeKit.ID<Food>: Bool]) -> FoodPreferences {
        var preferences = self
        preferences.likes = Set(foods.filter(\.value).keys)
        preferences.dislikes = Set(foods.filter { !$0.value }.keys)
        return preferences
    }
}

extension GoalAim {
    /// The numbers as columns; `second` is the diastolic blood pressure.
    var columns: [String: StoredValue] {
        let (amount, second, day) = numbers
        return [
            "amount": .number(orNull: amount), "second": .number(orNull: second),
            "by_day": .text(orNull: day.map(\.description)),
        ]
    }

    /// Reads an aim from a step's row with its goal's subject.
    fileprivate init(_ row: Row) throws {
        let word: String = row["subject"]
        let aim = GoalAim(
            word,
            amount: try (row["amount"] as String?).map { _ in try row.number("amount") },
            second: try (row["second"] as String?).map { _ in try row.number("second") },
            by: try (row["by_day"] as String?).map { try LocalDate(iso8601: $0) }
        )
        guard let aim else {
            throw KidneyError.fault(localized("“\(word)” is no subject of a goal, or its number is missing"))
        }
        self = aim
    }
}
