import TimeKit

extension KidneyReader {
    /// Every medicine, those that ended among them, by id.
    func medicines() throws -> [Medicine] { throw KidneyError.fault("not built") }

    /// Every goal, those that ended among them, by priority and id.
    func goals() throws -> [Goal] { throw KidneyError.fault("not built") }

    /// What somebody likes and doesn't.
    func preferences() throws -> FoodPreferences { throw KidneyError.fault("not built") }

    /// What medicines and goals of a day change about its targets.
    func hints(on day: LocalDate) throws -> Set<TargetHint> { throw KidneyError.fault("not built") }
}
