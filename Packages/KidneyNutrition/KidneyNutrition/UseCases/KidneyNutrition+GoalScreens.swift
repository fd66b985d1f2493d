public import TimeKit

/// The screens of goals, advice and preferences. Each reads the store in one transaction.
extension KidneyNutrition {
    /// Returns the goals with their progress, the ended goals, and the form for a new one.
    public func goalsScreen(typed: [String: String] = [:]) throws(KidneyError) -> GoalsScreen {
        try read { tables in
            let context = try context(tables)
            let receipts = try tables.receipts(try tables.goals(), on: context.today)
            return GoalsScreen(context, receipts, in: try tables.goalSetting(on: context.today), typed: typed)
        }
    }

    /// Returns one goal.
    ///
    /// - Throws: `noSuchRecord`.
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

    /// Returns the foods to choose more and less of on a day; nil for today.
    public func recommendScreen(on day: LocalDate? = nil) throws(KidneyError) -> RecommendScreen {
        try read { tables in
            let context = try context(tables)
            let day = day ?? context.today
            let standing = day == context.today ? try tables.standing(context.now, in: context.zone) : nil
            return RecommendScreen(
                context,
                try tables.recommended(on: day),
                liking: try tables.preferences(),
                on: day,
                alerts: standing?.alerts.filter(\.level.cantWait).firstOfEachSubject() ?? [],
                until: standing?.until
            )
        }
    }

    /// Returns the food preferences.
    public func preferencesScreen(typed: [String: String] = [:]) throws(KidneyError) -> PreferencesScreen {
        try read { tables in
            PreferencesScreen(
                try context(tables),
                try tables.preferences(),
                typed: typed,
                name: { id in (try? tables.food(id))?.shownName },
                find: { (text) throws(KidneyError) -> Food in
                    do { return try tables.requiredFood(named: text) } catch { throw KidneyError(error) }
                }
            )
        }
    }
}
