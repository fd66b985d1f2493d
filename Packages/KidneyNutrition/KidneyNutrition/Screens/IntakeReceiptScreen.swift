import FractionParser
public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The result of entering something eaten or drunk: the entry, and the totals of its day.
public struct IntakeReceiptScreen: Screen {
    /// The food and the amount: "Banana, raw, 1 medium".
    public let title: String
    public let revision: Revision
    /// The entry as stored.
    public let entry: EntryRow
    /// The meal; nil for an entry without one.
    @NullEncoded public private(set) var meal: Meal?
    /// The logical day of the entry.
    public let day: LocalDate
    /// The totals of that day for all quantities with a target, and that of potassium, whose sum is told without a limit, too; fluid is last.
    public let totals: [TotalRow]
    /// The totals whose state the entry changed.
    public let changes: [Change]
    /// The alerts of the day with the entry.
    public let alerts: [AlertRow]
    /// The other news: alerts, rewards, suggestions, summaries.
    public let news: [NewsRow]
    /// The reminder that the care team's advice comes first.
    public let careTeam: String
    /// The summary of the day.
    public let opens: Link

    /// A total whose state changed.
    public struct Change: Hashable, Codable, Sendable {
        /// The quantity: "potassium", "fluid".
        public let nutrient: String
        /// The state before.
        public let from: TotalState
        /// The state now.
        public let to: TotalState
    }

    init(_ context: KidneyContext, _ receipt: IntakeReceipt) {
        let summary = receipt.day
        let now = TodayScreen(context, summary)
        let before = TodayScreen(
            context,
            DaySummary(
                day: summary.day,
                entries: summary.entries,
                totals: receipt.before,
                targets: summary.targets,
                weight: summary.weight
            )
        )
        title = "\(receipt.entry.food.shownName), \(receipt.entry.shownAmount)"
        revision = context.revision
        entry = EntryRow(receipt.entry, context)
        meal = receipt.entry.meal
        day = summary.day
        totals = (now.totals + [now.fluid]).filter { $0.isToldAlways || $0.isAimedFor }
        changes = zip(before.totals + [before.fluid], now.totals + [now.fluid]).compactMap { old, new in
            // The first food of a day moves nothing to another side by being within a limit.
            let isFirst = old.foods == 0 && old.state == .none && new.state == .ok
            return old.state == new.state || isFirst
                ? nil : Change(nutrient: new.nutrient, from: old.state, to: new.state)
        }
        alerts = receipt.alerts.map { AlertRow($0) }
        news = receipt.found.news(without: [.intakeNear, .intakeOver, .intakeLow, .unsafeItem, .conflict])
        careTeam = DayTargets.careTeamFirst
        opens = KidneyLink.today(summary.day).labeled(localized("The day at a glance"))
    }
}

extension IntakeReceipt {
    /// The receipt as a page, as of the transaction of the entry.
    public var screen: IntakeReceiptScreen { IntakeReceiptScreen(context, self) }
}
