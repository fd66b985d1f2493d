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

    /// The adherence of a cycle up to a day.
    ///
    /// What is due every day counts on each dosing day that is over, and today once it is ticked. Recommended foods are due three
    /// times a week (less in a short week), counted by week: a week's due is `min(3, its days that count)`, its logged
    /// `min(count, due)`, where what was eaten on a held day counts too. For streaks, that is due on the week's last day.
    ///
    /// A box belongs to the category its item was in on that day; items without a dose are not due. O(days × items).
    ///
    /// - Parameters:
    ///   - plan: the plan with the items and holds of `cycle`.
    ///   - entries: the logs of the cycle's days, in any order; others don't matter.
    ///   - today: the room's day.
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
    /// What several days in a row come to.
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

/// What was due and logged on each dosing day, for each item, each category and all of them.
private struct AdherenceTally {
    /// What one day comes to.
    struct Day {
        /// Boxes that count.
        var due = 0
        /// Those that are ticked.
        var logged = 0
        /// What fell due on the day and was logged.
        var met = 0
        /// What fell due and was not.
        var missed = 0
        /// What falls due today and is not logged yet.
        var open = 0
    }

    /// How many dosing days there are.
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
            for week in 1...cycle.weekCount { add(item, at: index, week: week) }
        }
    }

    /// How often each recommended food was logged in each week, under the first day of that week.
    private static func recommendedCounts(_ entries: [LogEntry], in cycle: Cycle) -> [Slot: Int] {
        var counts: [Slot: Int] = [:]
        for entry in entries where entry.claim.snapshot.category == .recommended {
            guard let week = cycle.week(of: entry.day) else { continue }
            counts[Slot(day: cycle.days(ofWeek: week).lowerBound, item: entry.item), default: 0] += 1
        }
        return counts
    }

    private mutating func add(_ item: Item, at index: Int, week: Int) {
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
                    let result = Self.box(isTicked: isTicked, daysAgo: day.days(until: today))
                    note(result, item: index, category: category, on: day)
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

    /// - Parameter days: the days of the week that count for the food, those to come too.
    private mutating func addRecommended(_ item: Item, at index: Int, days: [LocalDate], weekStart: LocalDate) {
        guard let last = days.last else { return }
        let target = WeeklyBand.target.lowerBound
        let count = eaten[Slot(day: weekStart, item: item.id)] ?? 0
        let over = days.count { $0 < today || $0 == today && ticked.contains(Slot(day: $0, item: item.id)) }
        let due = min(target, over)
        note(Day(due: due, logged: min(count, due)), item: index, category: .recommended, on: weekStart)
        guard last <= today else { return }
        let isMet = count >= min(target, days.count)
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
