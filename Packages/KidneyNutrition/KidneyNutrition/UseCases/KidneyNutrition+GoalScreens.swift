public import TimeKit

/// The pages of goals, advice and likes, each from one look at the tables.
extension KidneyNutrition {
    /// The goals with how far they are, those that ended after them, and the form for a new one.
    public func goalsScreen(typed: [String: String] = [:]) throws(KidneyError) -> GoalsScreen {
        try read { tables in
            let context = try context(tables)
            let receipts = try tables.receipts(try tables.goals(), on: context.today)
            return GoalsScreen(context, receipts, in: try tables.goalSetting(on: context.today), typed: typed)
        }
    }

    /// One goal. Throws `noSuchRecord`.
    public func goalScreen(
        _ id: TimeKit.ID<Goal>,
        typed: [String: String] = [:]
    ) throws(KidneyError) -> GoalScreen {
        try read { tables in
            let context = try context(tables)
            let goal = try tables.goal(id)
            return GoalScreen(
                context,
                try tables.receipts([goal], on: context.today)[0],
                among: try tables.goals().filter { $0.endedOn == nil },
                in: try tables.goalSetting(on: context.today),
                typed: typed
            )
        }
    }

    /// Foods to choose more and less of on a day, today where none is named.
    public func recommendScreen(on day: LocalDate? = nil) throws(KidneyError) -> RecommendScreen {
        try read { tables in
            let context = try context(tables)
            let day = day ?? context.today
            return RecommendScreen(
                context,
                try tables.recommended(on: day),
                liking: try tables.preferences(),
                on: day
            )
        }
    }

    /// What the user likes and doesn't.
    public func preferencesScreen(typed: [String: String] = [:]) throws(KidneyError) -> PreferencesScreen {
        try read { tables in
            PreferencesScreen(
                try context(tables),
                try tables.preferences(),
                typed: typed,
                name: { id in (try? tables.food(id))?.name },
                find: { (text) throws(KidneyError) -> Food in
                    do { return try tables.requiredFood(named: text) } catch { throw KidneyError(error) }
                }
            )
        }
    }
}
