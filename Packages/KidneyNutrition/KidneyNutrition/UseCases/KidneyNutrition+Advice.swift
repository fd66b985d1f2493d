public import TimeKit

/// What somebody likes, and foods to choose more and less of.
extension KidneyNutrition {
    /// What somebody likes and doesn't.
    public func preferences() throws(KidneyError) -> FoodPreferences {
        try read { tables in try tables.preferences() }
    }

    /// Keeps preferences. Those that are as they were change nothing. Throws `preferencesConflict`, and `noSuchFood` for a food that
    /// wasn't among them and isn't known.
    public func setPreferences(_ preferences: FoodPreferences) throws(KidneyError) {
        try changePreferences { $0 = preferences }
    }

    /// Changes the preferences as they stand, all at once. Throws as `setPreferences` does.
    @discardableResult
    public func changePreferences(_ change: (inout FoodPreferences) -> Void) throws(KidneyError) -> FoodPreferences {
        try enter { tables in
            let before = try tables.reader.preferences()
            var preferences = before
            change(&preferences)
            try preferences.check()
            let known = before.likes.union(before.dislikes)
            for id in preferences.likes.union(preferences.dislikes).subtracting(known).sorted() {
                _ = try tables.reader.requiredFood(id)
            }
            guard preferences != before else { return before }
            try tables.save(preferences, over: before, "what you like changed")
            return preferences
        }
    }

    /// Foods to choose more and less of on a day, today where none is named, and why; what is refused where two things pull apart.
    public func recommend(on day: LocalDate? = nil) throws(KidneyError) -> Recommended {
        try read { tables in
            let today = try tables.boundary().day(of: clock.now(), in: clock.zone())
            return try tables.recommended(on: day ?? today)
        }
    }
}

extension KidneyReader {
    /// What the matrix says of a day.
    func recommended(on day: LocalDate) throws -> Recommended {
        try Recommendations.of(try goalSetting(on: day), goals: try goals(), preferences: try preferences())
    }
}
