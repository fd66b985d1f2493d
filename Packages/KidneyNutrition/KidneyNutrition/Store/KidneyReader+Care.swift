extension KidneyReader {
    /// All goals, also ended ones, by priority and id.
    func goals() throws -> [Goal] { try goals(where: "TRUE") }

    /// The eating habits, and the liked and disliked foods.
    func preferences() throws -> FoodPreferences {
        try eatingHabit().likingFoods(try foodPreferences())
    }
}
