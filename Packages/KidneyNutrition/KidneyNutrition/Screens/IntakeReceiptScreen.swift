import FractionParser
public import ScreenKit
public import TimeKit

/// What came of something eaten or drunk: the entry, and where its day stands with it.
public struct IntakeReceiptScreen: Screen {
    /// What stands at the top: "Banana, raw, 1 medium".
    public let title: String
    /// What it was read from.
    public let revision: Revision
    /// The entry as it is kept.
    public let entry: EntryRow
    /// The meal; nil for what belongs to none.
    @NullEncoded public private(set) var meal: Meal?
    /// The logical day it belongs to.
    public let day: LocalDate
    /// What that day comes to now, of all that has a number to keep to; fluid last.
    public let totals: [TotalRow]
    /// Where the entry moved the day to another side of a limit.
    public let changes: [Change]
    /// What to know of the day now.
    public let alerts: [AlertRow]
    /// What else it brought about: alerts, rewards, suggestions, summaries.
    public let news: [NewsRow]
    /// That the care team's word comes first.
    public let careTeam: String
    /// The day at a glance.
    public let opens: Link

    /// A total that lies elsewhere now.
    public struct Change: Hashable, Codable, Sendable {
        /// What is counted: "potassium", "fluid".
        public let nutrient: String
        /// Where it lay.
        public let from: TotalState
        /// Where it lies.
        public let to: TotalState
    }

    /// The receipt as a page.
    ///
    /// - Parameter summary: the day of the entry, with it.
    public init(_ context: KidneyContext, _ receipt: IntakeReceipt, on summary: DaySummary) {
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
        title = "\(receipt.entry.food.name), \(receipt.entry.amount.text)"
        revision = context.revision
        entry = EntryRow(receipt.entry, context)
        meal = receipt.entry.meal
        day = summary.day
        totals = (now.totals + [now.fluid]).filter { $0.target.map { $0.low != nil || $0.high != nil } ?? false }
        changes = zip(before.totals + [before.fluid], now.totals + [now.fluid]).compactMap { old, new in
            old.state == new.state ? nil : Change(nutrient: new.nutrient, from: old.state, to: new.state)
        }
        alerts = now.alerts
        news = receipt.found.news(without: [.intakeNear, .intakeOver, .intakeLow, .conflict])
        careTeam = DayTargets.careTeamFirst
        opens = KidneyLink.today(summary.day).labelled("The day at a glance")
    }
}
