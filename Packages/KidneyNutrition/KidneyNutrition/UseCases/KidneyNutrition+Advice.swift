public import TimeKit

/// The food preferences, and the foods to choose more and less.
extension KidneyNutrition {
    /// Returns the food preferences.
    public func preferences() throws(KidneyError) -> FoodPreferences {
        try read { tables in try tables.preferences() }
    }

    /// Stores the preferences. Equal preferences change nothing.
    ///
    /// - Throws: `preferencesConflict`; `noSuchFood` for a new food that doesn't exist.
    public func setPreferences(_ preferences: FoodPreferences) throws(KidneyError) {
        try changePreferences { $0 = preferences }
    }

    /// Changes the current preferences in one transaction.
    ///
    /// - Throws: The same errors as `setPreferences`.
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
            try tables.save(preferences, over: before)
            return preferences
        }
    }

    /// Returns the foods to choose more and less of on a day, with the reasons, and the advice withheld because of a contradiction.
    ///
    /// - Parameter day: The day; nil for today.
    public func recommend(on day: LocalDate? = nil) throws(KidneyError) -> Recommended {
        try read { tables in
            let today = try tables.boundary().day(of: clock.now(), in: clock.zone())
            return try tables.recommended(on: day ?? today)
        }
    }
}

extension KidneyReader {
    /// Returns the advice of a day.
    func recommended(on day: LocalDate) throws -> Recommended {
        try Recommendations.of(try goalSetting(on: day), goals: try goals(), preferences: try preferences())
    }
}
