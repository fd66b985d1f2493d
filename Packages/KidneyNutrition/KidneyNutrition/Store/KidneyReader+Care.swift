extension KidneyReader {
    /// Every goal, those that ended among them, by priority and id.
    func goals() throws -> [Goal] { throw KidneyError.fault("not built") }

    /// What somebody likes and doesn't.
    func preferences() throws -> FoodPreferences { throw KidneyError.fault("not built") }

}
