import TimeKit

extension KidneyReader {
    /// Every medicine, those that ended among them, by id.
    func medicines() throws -> [Medicine] { throw KidneyError.fault("not built") }

    /// Every goal, those that ended among them, by priority and id.
    func goals() throws -> [Goal] { try goals(where: "TRUE") }

    /// What somebody likes and doesn't.
    func preferences() throws -> FoodPreferences {
        try eatingHabit().likingFoods(try foodPreferences())
    }

    /// What medicines and goals of a day change about its targets.
    func hints(on day: LocalDate) throws -> Set<TargetHint> { throw KidneyError.fault("not built") }

    /// Every line of the reward ledger.
    func ledger() throws -> RewardLedger { throw KidneyError.fault("not built") }
}
