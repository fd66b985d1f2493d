extension KidneyReader {
    /// Every goal, those that ended among them, by priority and id.
    func goals() throws -> [Goal] { throw KidneyError.fault("not built") }

    /// What somebody likes and doesn't.
    func preferences() throws -> FoodPreferences { throw KidneyError.fault("not built") }

    /// Every line of the reward ledger.
    func ledger() throws -> RewardLedger { throw KidneyError.fault("not built") }
}
