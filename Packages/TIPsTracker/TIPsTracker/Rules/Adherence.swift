public import TimeKit

/// The share of due boxes that were logged. Held days don't count, treatment foods count only where they were logged while a severe reaction stops
/// them, and today counts only once it is logged or over.
public struct Adherence: Hashable, Codable, Sendable {
    /// The boxes due so far, without held days.
    public let due: Int
    /// The due boxes that were ticked.
    public let logged: Int
    /// The present streak: days in a row on which everything due was logged. A held day neither counts nor breaks it.
    public let streak: Int
    public let longestStreak: Int

    /// `logged` as a share of `due` in whole percent, rounded half up; nil if nothing was due.
    public var percent: Int? { due == 0 ? nil : (logged * 200 + due) / (due * 2) }

    public init(due: Int, logged: Int, streak: Int, longestStreak: Int) {
        self.due = due
        self.logged = logged
        self.streak = streak
        self.longestStreak = longestStreak
    }
}

/// The adherence in a cycle: in total, by week, by category and by item.
public struct AdherenceReport: Hashable, Codable, Sendable {
    /// The adherence of one item.
    public struct ItemPart: Hashable, Codable, Identifiable, Sendable {
        public let id: Item.ID
        public let name: String
        /// The item's present category.
        public let category: Category
        /// The adherence over the cycle.
        public let total: Adherence
        /// The adherence by week; index 0 is week 1.
        public let weeks: [Adherence]
    }

    /// The adherence of one category.
    public struct CategoryPart: Hashable, Codable, Sendable {
        public let category: Category
        /// The adherence over the cycle.
        public let total: Adherence
        /// The adherence by week; index 0 is week 1.
        public let weeks: [Adherence]
    }

    /// The adherence of all items over the cycle.
    public let total: Adherence
    /// The adherence of all items by week; index 0 is week 1.
    public let weeks: [Adherence]
    /// The parts by category, in display order.
    public let categories: [CategoryPart]
    /// The parts by item, in the order of the plan.
    public let items: [ItemPart]

    /// Computes the adherence of a cycle up to a day.
    ///
    /// A daily item is due on each past dosing day, and today once it is ticked. A recommended food is due three times a week (less in a
    /// short week) and counted by week: its due is `min(3, countable days)`, its logged `min(count, due)`. Until the last countable day of
    /// the week is over, only the logged ones are due. Logs on held days count, too. For streaks, a recommended food is due on that last day.
    ///
    /// A box belongs to the category that its item had on that day. Items without a dose aren't due. A treatment food that a severe reaction had
    /// stopped is due only where it was logged.
    ///
    /// - Parameters:
    ///   - plan: the plan with the items and holds of `cycle`.
    ///   - entries: the logs of the cycle's days in any order; other logs are ignored.
    ///   - today: the present room day.
    /// - Complexity: O(days × items).
    public init(plan: Plan, cycle: Cycle, entries: [LogEntry], today: LocalDate) {
        let tally = AdherenceTally(plan: plan, cycle: cycle, entries: entries, today: today)
        let weeks = (1...cycle.weekCount).map { cycle.days(ofWeek: $0) }.map { days in
            cycle.start.days(until: days.lowerBound)..<cycle.start.days(until: days.upperBound)
        }
        let all = 0..<tally.dayCount
        total = Adherence(tally.total[all])
        self.weeks = weeks.map { Adherence(tally.total[$0]) }
        categories = zip(Category.allCases, tally.categories).map { category, days in
            CategoryPart(category: category, total: Adherence(days[all]), weeks: weeks.map { Adherence(days[$0]) })
        }
        items = zip(plan.items, tally.items).map { item, days in
            ItemPart(
                id: item.id,
                name: item.name,
                category: item.category,
                total: Adherence(days[all]),
                weeks: weeks.map { Adherence(days[$0]) }
            )
        }
    }
}

extension Adherence {
    /// Adds up consecutive days.
    fileprivate init(_ days: ArraySlice<AdherenceTally.Day>) {
        var (due, logged, row, longest) = (0, 0, 0, 0)
        for day in days {
            due += day.due
            logged += day.logged
            if day.missed > 0 {
                row = 0
            } else if day.met > 0, day.open == 0 {
                row += 1
                longest = max(longest, row)
            }
        }
        self.init(due: due, logged: logged, streak: row, longestStreak: longest)
    }
}

/// The boxes due and logged on each dosing day, by item, by category and in total.
private struct AdherenceTally {
    /// The counts of one day.
    struct Day {
        /// The boxes that count.
        var due = 0
        /// The ticked ones among them.
        var logged = 0
        /// The boxes that fell due on the day and were logged.
        var met = 0
        /// The boxes that fell due on the day and weren't logged.
        var missed = 0
        /// The boxes that fall due today and aren't logged yet.
        var open = 0
    }

    /// The number of dosing days.
    let dayCount: Int
    private(set) var total: [Day]
    private(set) var categories: [[Day]]
    private(set) var items: [[Day]]
    private let cycle: Cycle
    private let today: LocalDate
    private let held: Set<LocalDate>
    private let ticked: Set<Slot>
    private let eaten: [Slot: Int]

    init(plan: Plan, cycle: Cycle, entries: [LogEntry], today: LocalDate) {
        dayCount = max(0, cycle.start.days(until: cycle.challenge))
        total = Array(repeating: Day(), count: dayCount)
        categories = Array(repeating: total, count: Category.allCases.count)
        items = Array(repeating: total, count: plan.items.count)
        self.cycle = cycle
        self.today = today
        held = Set(plan.holds.map(\.day))
        ticked = Set(entries.map(\.slot))
        eaten = Self.recommendedCounts(entries, in: cycle)
        for (index, item) in plan.items.enumerated() {
            for week in 1...cycle.weekCount { add(item, at: index, week: week, of: plan) }
        }
    }

    /// The number of logs of each recommended food in each week, keyed by the first day of the week.
    private static func recommendedCounts(_ entries: [LogEntry], in cycle: Cycle) -> [Slot: Int] {
        var counts: [Slot: Int] = [:]
        for entry in entries where entry.claim.snapshot.category == .recommended {
            guard let week = cycle.week(of: entry.day) else { continue }
            counts[Slot(day: cycle.days(ofWeek: week).lowerBound, item: entry.item), default: 0] += 1
        }
        return counts
    }

    private mutating func add(_ item: Item, at index: Int, week: Int, of plan: Plan) {
        let days = cycle.days(ofWeek: week)
        var recommended: [LocalDate] = []
        var day = days.lowerBound
        while day < days.upperBound {
            if !held.contains(day), DueRule.isDue(item, on: day, in: cycle) {
                let category = item.place.category(on: day)
                if category == .recommended {
                    recommended.append(day)
                } else {
                    let isTicked = ticked.contains(Slot(day: day, item: item.id))
                    if isTicked || !plan.isStoppedByReaction(item, on: day) {
                        let result = Self.box(isTicked: isTicked, daysAgo: day.days(until: today))
                        note(result, item: index, category: category, on: day)
                    }
                }
            }
            day = day.next
        }
        addRecommended(item, at: index, days: recommended, weekStart: days.lowerBound)
    }

    private static func box(isTicked: Bool, daysAgo: Int) -> Day {
        if daysAgo < 0 { return Day() }
        if isTicked { return Day(due: 1, logged: 1, met: 1) }
        return daysAgo == 0 ? Day(open: 1) : Day(due: 1, missed: 1)
    }

    /// - Parameter days: the countable days of the week for the food, including future ones.
    private mutating func addRecommended(_ item: Item, at index: Int, days: [LocalDate], weekStart: LocalDate) {
        guard let last = days.last else { return }
        let target = min(WeeklyBand.target.lowerBound, days.count)
        let count = eaten[Slot(day: weekStart, item: item.id)] ?? 0
        let due = last < today ? target : min(target, count)
        note(Day(due: due, logged: min(count, due)), item: index, category: .recommended, on: weekStart)
        guard last <= today else { return }
        let isMet = count >= target
        let result = isMet ? Day(met: 1) : last == today ? Day(open: 1) : Day(missed: 1)
        note(result, item: index, category: .recommended, on: last)
    }

    private mutating func note(_ result: Day, item: Int, category: Category, on day: LocalDate) {
        let number = cycle.start.days(until: day)
        total[number].add(result)
        items[item][number].add(result)
        if let place = Category.allCases.firstIndex(of: category) { categories[place][number].add(result) }
    }
}

extension AdherenceTally.Day {
    fileprivate mutating func add(_ other: Self) {
        due += other.due
        logged += other.logged
        met += other.met
        missed += other.missed
        open += other.open
    }
}
