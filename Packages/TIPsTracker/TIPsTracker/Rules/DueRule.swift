public import TimeKit

/// Decides the items that are due on a day, and those left to log.
public enum DueRule {
    /// Whether a category can be logged on a day of a cycle, or after it if no other cycle has begun.
    ///
    /// Every category can be logged on dosing days, and none before the start. From the challenge day on, only medicines and maintenance foods can,
    /// because they are taken on all days.
    public static func takesLogs(_ category: Category, on day: LocalDate, in cycle: Cycle) -> Bool {
        switch CyclePosition(of: day, in: cycle).phase {
        case .dosing: true
        case .challenge, .complete: category == .medicine || category == .maintenance
        case .before: false
        }
    }

    /// Whether an item is due on a day: its category can be logged, it is in the plan, it has a dose, and the clinic hasn't stopped it. Nothing is
    /// due after the challenge day.
    public static func isDue(_ item: Item, on day: LocalDate, in cycle: Cycle) -> Bool {
        isDueByPlan(item, on: day, in: cycle) && !item.isStopped(on: day)
    }

    /// Whether an item would be due on a day if the clinic hadn't stopped it.
    public static func isStopped(_ item: Item, on day: LocalDate, in cycle: Cycle) -> Bool {
        isDueByPlan(item, on: day, in: cycle) && item.isStopped(on: day)
    }

    private static func isDueByPlan(_ item: Item, on day: LocalDate, in cycle: Cycle) -> Bool {
        day <= cycle.challenge && takesLogs(item.place.category(on: day), on: day, in: cycle) && item.isPlanned(on: day)
            && item.dose(on: day, in: cycle) != nil
    }

    /// Returns the items of a category that are left to log on a day. A recommended food is done after five logs in its week.
    ///
    /// - Parameters:
    ///   - ticked: the items logged on the day.
    ///   - weekCounts: the logs of each recommended food in the day's cycle week.
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
