extension KidneyReader {
    /// Every goal, those that ended among them, by priority and id.
    func goals() throws -> [Goal] { try goals(where: "TRUE") }

    /// What somebody likes and doesn't.
    func preferences() throws -> FoodPreferences {
        try eatingHabit().likingFoods(try foodPreferences())
    }
}
