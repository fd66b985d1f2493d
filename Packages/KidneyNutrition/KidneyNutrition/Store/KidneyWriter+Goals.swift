import StorageKit
import TimeKit
import WordKit

extension KidneyNutrition {
    /// The change log's name of a goal.
    static let goalKind = "goal"

    /// The change log's name of preferences.
    static let preferencesKind = "preferences"

    /// The change log's reference to a goal.
    static func subject(_ goal: TimeKit.ID<Goal>) -> EntityRef { EntityRef(kind: goalKind, id: goal.rawValue) }
}

extension KidneyWriter {
    func insert(_ goal: Goal) throws {
        try change("add", of: KidneyNutrition.subject(goal.id), localized("goal made: \(goal.aim.words)")) { rows in
            try Self.insert(goal, in: rows)
        }
    }

    static func insert(_ goal: Goal, in rows: ChangeScope) throws {
        try rows.insert(
            into: "goal",
            [
                "id": .text(goal.id.rawValue), "subject": .text(goal.subject.word),
                "priority": .integer(Int64(goal.priority)),
                "ended_on": .text(orNull: goal.endedOn.map(\.description)),
            ]
        )
        try save(goal.steps, over: [], of: goal.id, in: rows)
    }

    /// Updates a goal's steps. An unchanged goal isn't logged.
    func update(_ goal: Goal, over before: Goal) throws {
        try change("edit", of: KidneyNutrition.subject(goal.id), localized("goal changed: \(goal.aim.words)")) { rows in
            try Self.save(goal.steps, over: before.steps, of: goal.id, in: rows)
        }
    }

    /// Ends a goal and renumbers the following ones.
    func end(_ goal: Goal, renumbering goals: [Goal]) throws {
        try change("delete", of: KidneyNutrition.subject(goal.id), localized("goal ended: \(goal.aim.words)")) { rows in
            try rows.update(
                "goal",
                key: [.text(goal.id.rawValue)],
                set: ["ended_on": .text(orNull: goal.endedOn.map(\.description))]
            )
            try Self.number(goals, in: rows)
        }
    }

    /// Moves a goal and saves the new priorities.
    func move(_ goal: Goal, to place: Int, numbering goals: [Goal]) throws {
        func words() -> String { localized("goal moved to place \(place): \(goal.aim.words)") }
        try change("move", of: KidneyNutrition.subject(goal.id), words()) { rows in
            try Self.number(goals, in: rows)
        }
    }

    private static func number(_ goals: [Goal], in rows: ChangeScope) throws {
        for goal in goals {
            try rows.update("goal", key: [.text(goal.id.rawValue)], set: ["priority": .integer(Int64(goal.priority))])
        }
    }

    private static func save(
        _ steps: [GoalStep],
        over before: [GoalStep],
        of goal: TimeKit.ID<Goal>,
        in rows: ChangeScope
    ) throws {
        for place in 0..<max(steps.count, before.count) {
            let key: [StoredValue] = [.text(goal.rawValue), .integer(Int64(place))]
            guard place < steps.count else {
                try rows.delete(from: "goal_step", key: key)
                continue
            }
            var columns = steps[place].aim.columns
            columns["from_day"] = .text(steps[place].from.description)
            if place < before.count {
                try rows.update("goal_step", key: key, set: columns)
            } else {
                columns["goal_id"] = key[0]
                columns["position"] = key[1]
                try rows.insert(into: "goal_step", columns)
            }
        }
    }

    // MARK: Likes and dislikes

    /// Updates the rows of changed preferences.
    func save(_ preferences: FoodPreferences, over before: FoodPreferences) throws {
        let subject = EntityRef(kind: KidneyNutrition.preferencesKind, id: "preferences")
        let hasHabit = try reader.hasEatingHabit()
        try change("setPreferences", of: subject, localized("what you like changed")) { rows in
            if preferences.isVegetarian != before.isVegetarian || preferences.avoids != before.avoids {
                let columns: [String: StoredValue] = [
                    "is_vegetarian": .flag(preferences.isVegetarian),
                    "avoids": .text(WordList.text(preferences.avoids)),
                ]
                if hasHabit {
                    try rows.update("eating_habit", key: [.integer(1)], set: columns)
                } else {
                    try rows.insert(into: "eating_habit", columns.merging(["id": .integer(1)]) { own, _ in own })
                }
            }
            for id in before.likes.union(before.dislikes).subtracting(preferences.likes.union(preferences.dislikes)) {
                try rows.delete(from: "food_preference", key: [.text(id.rawValue)])
            }
            for (foods, isLiked, known) in [
                (preferences.likes, true, before.likes), (preferences.dislikes, false, before.dislikes),
            ] {
                for id in foods.subtracting(known).sorted() {
                    try rows.delete(from: "food_preference", key: [.text(id.rawValue)])
                    try rows.insert(
                        into: "food_preference",
                        ["food_id": .text(id.rawValue), "is_liked": .flag(isLiked)]
                    )
                }
            }
        }
    }
}
