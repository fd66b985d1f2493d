public import TimeKit

/// Which items have a box on a day, and what is left to log.
public enum DueRule {
    /// Whether a category is eaten or taken on a day: on dosing days each; on the challenge day medicine and maintenance foods;
    /// before the start and after the challenge none.
    public static func takesLogs(_ category: Category, on day: LocalDate, in cycle: Cycle) -> Bool {
        switch CyclePosition(of: day, in: cycle).phase {
        case .dosing: true
        case .challenge: category == .medicine || category == .maintenance
        case .before, .complete: false
        }
    }

    /// Whether an item is due on a day: in the plan, on a dosing day, with a dose, and not stopped by the clinic's word. On the challenge day medicine
    /// and maintenance foods still are; before the start and after the challenge nothing is.
    public static func isDue(_ item: Item, on day: LocalDate, in cycle: Cycle) -> Bool {
        isDueByPlan(item, on: day, in: cycle) && !item.isStopped(on: day)
    }

    /// Whether an item would be due on a day, had the clinic's word not stopped it.
    public static func isStopped(_ item: Item, on day: LocalDate, in cycle: Cycle) -> Bool {
        isDueByPlan(item, on: day, in: cycle) && item.isStopped(on: day)
    }

    private static func isDueByPlan(_ item: Item, on day: LocalDate, in cycle: Cycle) -> Bool {
        takesLogs(item.place.category(on: day), on: day, in: cycle) && item.isPlanned(on: day)
            && item.dose(on: day, in: cycle) != nil
    }

    /// The items of a category that are still to be logged on a day. A recommended food is not, once it was eaten five times in
    /// its week.
    ///
    /// - Parameters:
    ///   - ticked: the items logged on the day.
    ///   - weekCounts: how often each recommended food was logged in the day's cycle week.
    public static func left(
        in category: Category,
        on day: LocalDate,
        items: [Item],
        cycle: Cycle,
        ticked: Set<Item.ID>,
        weekCounts: [Item.ID: Int]
    ) -> [Item] {
        items.filter { item in
            guard item.place.category(on: day) == category, !ticked.contains(item.id) else { return false }
            let isEnough =
                category == .recommended && weekCounts[item.id, default: 0] >= WeeklyBand.target.upperBound
            return !isEnough && isDue(item, on: day, in: cycle)
        }
    }
}
