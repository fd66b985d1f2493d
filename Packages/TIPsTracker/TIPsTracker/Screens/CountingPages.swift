import FractionParser
public import ScreenKit
public import TimeKit

/// How much of each item there is, and how long it lasts.
public struct SuppliesPage: Screen {
    /// What stands at the top.
    public let title: String
    /// What it was read from.
    public let revision: Revision
    /// At midnight a day less is left.
    public let validUntil: Instant?
    /// The items, by category and order.
    public let rows: [Row]
    /// A new count: `item`, `amount`, `unit`, `days`.
    public let form: Form
    /// Notes the count.
    public let save: Action
    /// Back to the settings.
    public let back: Link

    /// An item.
    public struct Row: Hashable, Identifiable, Codable, Sendable {
        /// The item.
        public let id: Item.ID
        /// Its name.
        public let name: String
        /// Its category.
        public let category: Category
        /// "3 1/2 tsp left, for 14 days"; "not counted".
        public let text: String
        /// Whole days left; nil where it isn't counted or lasts beyond the cycle.
        public let daysLeft: Int?
        /// Whether it should be restocked soon.
        public let isLow: Bool
        /// Stops counting it.
        public let clear: Action
    }

    /// The page; `forecasts` are those of the counted items, `typed` what is in the form and not saved yet.
    public init(_ context: ScreenContext, forecasts: [Item.ID: SupplyForecast], typed: [String: String] = [:]) {
        title = "Supplies"
        revision = context.revision
        validUntil = context.midnight
        let admin = context.adminOnly("count supplies")
        let items = context.plan.items.filter { $0.isPlanned(on: context.today) && $0.archived == nil }
        rows = items.map { item in
            let supply = context.plan.supplies[item.lineage]
            let forecast = supply == nil ? nil : forecasts[item.id]
            return Row(
                id: item.id,
                name: item.name,
                category: item.category,
                text: Self.text(supply, forecast, context)
                    + (item.stop(on: context.today).map { ", \(StopWords.since($0))" } ?? ""),
                daysLeft: forecast?.daysLeft,
                isLow: forecast?.isLow ?? false,
                clear: Action(
                    id: "supply/\(item.id)/clear",
                    label: "Stop Counting",
                    availability: admin.and(supply == nil ? .disabled(why: "\(item.name) is not counted") : .enabled)
                )
            )
        }
        form = Self.form(context, items, typed)
        save = Action(id: "save", label: "Save", availability: admin.and(.without(form.errors)))
        back = TIPsLink.settings.labelled("Settings")
    }

    private static func text(_ supply: Supply?, _ forecast: SupplyForecast?, _ context: ScreenContext) -> String {
        guard let supply, let forecast else { return "not counted" }
        let unit = context.plan.unit(supply.unit)?.name ?? "?"
        let left = "\(MixedNumber(forecast.left).formatted(.ascii)) \(unit) left"
        guard let days = forecast.daysLeft else { return left + ", enough for the cycle" }
        return left + ", for \(Counted.text(days, "day"))"
    }

    private static func form(_ context: ScreenContext, _ items: [Item], _ typed: [String: String]) -> Form {
        let chosen = items.first { $0.id.rawValue == typed["item"] } ?? items.first
        var item = Field(
            id: "item",
            label: "Item",
            kind: .choice,
            value: typed["item"] ?? chosen?.id.rawValue ?? "",
            isRequired: true
        )
        item.choices = items.map { Field.Choice($0.id.rawValue, label: "\($0.category.title): \($0.name)") }
        if chosen?.id.rawValue != item.value {
            item.error = TIPsError.notFound(what: "item", String(item.value.prefix(60))).description
        } else if chosen == nil {
            item.error = "there is no item yet — add one first"
        }
        let supply = chosen.flatMap { context.plan.supplies[$0.lineage] }
        let week = context.plan.cycle.map { CyclePosition(of: context.today, in: $0).week } ?? 1
        let unit = supply?.unit ?? chosen?.dosing.dose(inWeek: week)?.unit
        var amount = Field(
            id: "amount",
            label: "Amount",
            kind: .amount,
            value: typed["amount"] ?? "",
            isRequired: true,
            placeholder: "30"
        )
        // Nothing left is a count, too.
        if amount.value != "0" { amount = FormFields.amount("amount", "Amount", amount.value) }
        let days = FormFields.number(
            "days",
            "Warn below, days",
            typed["days"] ?? String(supply?.warnBelowDays ?? 7)
        ) { days throws(TIPsError) in
            guard (1...365).contains(days) else { throw .daysOutOfRange(days) }
        }
        return Form(
            id: "supply",
            title: "New count",
            fields: [
                item, amount,
                FormFields.unit(
                    "unit",
                    "Unit",
                    typed["unit"] ?? unit?.rawValue ?? "",
                    plan: context.plan,
                    addUnit: nil
                ), days,
            ],
            buttons: []
        )
    }
}

/// How much of what was due was logged.
public struct AdherencePage: Screen {
    /// What stands at the top.
    public let title: String
    /// Under it: "Cycle 1, up to 2026-03-08".
    public let subtitle: String
    /// What it was read from.
    public let revision: Revision
    /// At midnight a day more counts.
    public let validUntil: Instant?
    /// The cycle.
    public let cycle: Cycle.ID
    /// Everything, by category and item, by week.
    public let report: AdherenceReport
    /// "84 of 90 (93%), 5 days in a row, at most 12".
    public let summary: String
    /// The picker of the cycle: its value and choices are ids.
    public let cyclePicker: Field
    /// Back to the settings.
    public let back: Link

    /// The page of a cycle.
    public init(_ context: ScreenContext, cycle: Cycle, report: AdherenceReport) {
        title = "Adherence"
        subtitle = "Cycle \(cycle.number), up to \(min(context.today, cycle.lastDosingDay))"
        revision = context.revision
        validUntil = context.midnight
        self.cycle = cycle.id
        self.report = report
        summary = Self.text(report.total)
        var picker = Field(id: "cycle", label: "Cycle", kind: .choice, value: cycle.id.rawValue, isRequired: true)
        picker.choices = context.plan.cycles.map { Field.Choice($0.id.rawValue, label: "Cycle \($0.number)") }
        cyclePicker = picker
        back = TIPsLink.settings.labelled("Settings")
    }

    /// A count in words.
    public static func text(_ count: Adherence) -> String {
        guard let percent = count.percent else { return "nothing was due yet" }
        return "\(count.logged) of \(count.due) (\(percent)%), \(Counted.text(count.streak, "day")) in a row, "
            + "at most \(count.longestStreak)"
    }
}
