public import TimeKit

/// Which items have a box on a day, and what is left to log.
public enum DueRule {
    /// Whether an item is due on a day: in the plan, on a dosing day, with a dose. On the challenge day medicine and maintenance
    /// foods still are; before the start and after the challenge nothing is.
    public static func isDue(_ item: Item, on day: LocalDate, in cycle: Cycle) -> Bool {
        fatalError("rules")
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
        fatalError("rules")
    }
}
