public import TimeKit

/// How much of what was due was logged. Held days are not counted; nor is today, before it is over, where nothing is logged yet.
public struct Adherence: Hashable, Codable, Sendable {
    /// Boxes that were due, without held days and days to come.
    public let due: Int
    /// Those of them that were ticked.
    public let logged: Int
    /// Days in a row up to now on which everything due was logged; a held day neither counts nor breaks it.
    public let streak: Int
    /// The longest such row.
    public let longestStreak: Int

    /// Logged of due in whole percent, rounded half up; nil where nothing was due.
    public var percent: Int? { due == 0 ? nil : (logged * 200 + due) / (due * 2) }

    /// A count.
    public init(due: Int, logged: Int, streak: Int, longestStreak: Int) {
        self.due = due
        self.logged = logged
        self.streak = streak
        self.longestStreak = longestStreak
    }
}

/// Adherence in a cycle, cut several ways.
public struct AdherenceReport: Hashable, Codable, Sendable {
    /// One item's.
    public struct ItemPart: Hashable, Codable, Identifiable, Sendable {
        /// The item.
        public let id: Item.ID
        /// Its name.
        public let name: String
        /// Its category.
        public let category: Category
        /// Over the cycle.
        public let total: Adherence
        /// By week, from 1.
        public let weeks: [Adherence]
    }

    /// One category's.
    public struct CategoryPart: Hashable, Codable, Sendable {
        /// The category.
        public let category: Category
        /// Over the cycle.
        public let total: Adherence
        /// By week, from 1.
        public let weeks: [Adherence]
    }

    /// Over everything.
    public let total: Adherence
    /// By week, from 1.
    public let weeks: [Adherence]
    /// By category, in their order.
    public let categories: [CategoryPart]
    /// By item.
    public let items: [ItemPart]

    /// The adherence of a cycle up to a day. Recommended foods are due three times a week (less in a short week), counted by week:
    /// a week's due is `min(3, its dosing days that are over)`, its logged `min(count, due)`.
    ///
    /// O(days × items).
    public init(plan: Plan, cycle: Cycle, entries: [LogEntry], today: LocalDate) {
        fatalError("rules")
    }
}
