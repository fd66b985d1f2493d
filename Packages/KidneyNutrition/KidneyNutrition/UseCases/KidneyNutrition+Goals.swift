public import TimeKit

/// Goals, preferences and advice.
extension KidneyNutrition {
    /// Makes a goal from today on, after those that hold. Throws `goalHarms` with the reason, `goalExists`, `goalOutOfRange`,
    /// `goalNotTracked`, `goalDayPast`.
    @discardableResult
    public func addGoal(_ aim: GoalAim) throws(KidneyError) -> GoalReceipt { throw .fault("not built") }

    /// Gives a goal another number from today on. Throws as `addGoal` does, `noSuchRecord`, `goalSubjectChanged`, `goalEnded`.
    @discardableResult
    public func editGoal(_ id: TimeKit.ID<Goal>, to aim: GoalAim) throws(KidneyError) -> GoalReceipt {
        throw .fault("not built")
    }

    /// Moves a goal to a place among those that hold, 1 first. Throws `noSuchRecord`, `goalEnded`.
    public func moveGoal(_ id: TimeKit.ID<Goal>, to place: Int) throws(KidneyError) { throw .fault("not built") }

    /// Ends a goal today: what was reached before stays, and its rewards with it. Throws `noSuchRecord`, `goalEnded`.
    @discardableResult
    public func deleteGoal(_ id: TimeKit.ID<Goal>) throws(KidneyError) -> Goal { throw .fault("not built") }

    /// The goals that hold, by priority, each with how far it is today; those that ended after them where asked for.
    public func goals(withEnded: Bool = false) throws(KidneyError) -> [GoalReceipt] { throw .fault("not built") }

    /// What somebody likes and doesn't.
    public func preferences() throws(KidneyError) -> FoodPreferences { throw .fault("not built") }

    /// Keeps preferences. Throws `preferencesConflict`.
    public func setPreferences(_ preferences: FoodPreferences) throws(KidneyError) { throw .fault("not built") }

    /// Foods to choose more and less of on a day, today where none is named, and why; what is refused where two things pull apart.
    public func recommend(on day: LocalDate? = nil) throws(KidneyError) -> Recommended { throw .fault("not built") }
}
