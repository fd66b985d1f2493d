import FractionParser
public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The supply of each item, and the days it lasts.
public struct SuppliesPage: Screen {
    public let title: String
    public let revision: Revision
    /// The room's midnight, because the days left change then.
    @NullEncoded public private(set) var validUntil: Instant?
    /// The items, by category and order.
    public let rows: [Row]
    /// The form of a new count: `item`, `amount`, `unit`, `days`.
    public let form: Form
    /// Leads back to the settings.
    public let back: Link

    public struct Row: Hashable, Identifiable, Codable, Sendable {
        public let id: Item.ID
        public let name: String
        public let category: Category
        /// The supply in words: "3-1/2 tsp left, for 14 days"; "not counted".
        public let text: String
        /// The days for which the supply lasts; nil if the item isn't counted or isn't taken, or if the supply lasts beyond the forecast
        /// (``SupplyForecast/runsOutOn``) or nobody can tell (``SupplyForecast/gap``).
        @NullEncoded public private(set) var daysLeft: Int?
        /// Whether the supply is below its warning threshold.
        public let isLow: Bool
        /// Stops counting the item.
        public let clear: Action
    }

    /// Saves the count.
    public var save: Action { form.buttons[0] }

    /// - Parameters:
    ///   - forecasts: the forecasts of the counted items.
    ///   - typed: the unsaved input, by field id.
    init(_ context: ScreenContext, forecasts: [Item.ID: SupplyForecast], typed: [String: String] = [:]) {
        title = localized("Supplies")
        revision = context.revision
        validUntil = context.midnight
        let admin = context.adminOnly(localized("count supplies"))
        let items = context.plan.items.filter { $0.isPlanned(on: context.today) && $0.archived == nil }
        rows = items.map { item in
            let supply = context.plan.supplies[item.lineage]
            let forecast = supply == nil ? nil : forecasts[item.id]
            return Row(
                id: item.id,
                name: item.name,
                category: item.category,
                text: ([Self.text(item, supply, forecast, context)]
                    + (item.stop(on: context.today).map { [StopWords.since($0)] } ?? []))
                    .joined(separator: ", "),
                daysLeft: forecast?.daysLeft,
                isLow: forecast?.isLow ?? false,
                clear: Action(
                    TIPsAct.clearSupply(item.id),
                    label: localized("Stop Counting"),
                    availability: admin.and(
                        supply == nil ? .disabled(why: localized("\(item.name) is not counted")) : .enabled
                    )
                )
            )
        }
        form = Form(
            saving: "supply",
            localized("New count"),
            Self.fields(context, items, typed),
            typed: typed,
            if: admin
        )
        back = TIPsLink.settings.labeled(localized("Settings"))
    }

    private static func text(
        _ item: Item,
        _ supply: Supply?,
        _ forecast: SupplyForecast?,
        _ context: ScreenContext
    ) -> String {
        guard let supply, let forecast else { return localized("not counted") }
        let unit = context.plan.unit(supply.unit)?.name ?? "?"
        let left = DoseUnit.counted(MixedNumber(forecast.left).formatted(.ascii), unit)
        if let gap = forecast.gap {
            let why = gap.text(on: context.today)
            if case .logged = gap {
                return localized("at most \(left) left; how long it lasts can't be told: \(why)")
            }
            return localized("\(left) left; how long it lasts can't be told: \(why)")
        }
        guard let days = forecast.daysLeft else {
            guard let cycle = context.plan.cycle, context.today >= cycle.challenge else {
                return localized("\(left) left, enough for the cycle")
            }
            return SupplyForecast.goesOn(item, from: context.today, in: cycle)
                ? localized("\(left) left, enough for a year") : localized("\(left) left", context: "a supply")
        }
        return localized("\(left) left, for \(days, "day")")
    }

    private static func fields(_ context: ScreenContext, _ items: [Item], _ typed: [String: String]) -> [Field] {
        let chosen = items.first { $0.id.rawValue == typed["item"] } ?? items.first
        var item = Field(
            id: "item",
            label: localized("Item"),
            kind: .choice,
            value: typed["item"] ?? chosen?.id.rawValue ?? "",
            isRequired: true
        )
        item.choices = items.map { Field.Choice($0.id.rawValue, label: "\($0.category.title): \($0.name)") }
        if chosen?.id.rawValue != item.value {
            item.error = TIPsError.notFound(what: "item", String(item.value.prefix(60))).description
        } else if chosen == nil {
            item.error = localized("there is no item yet — add one first")
        }
        let supply = chosen.flatMap { context.plan.supplies[$0.lineage] }
        let week = context.plan.cycle.map { CyclePosition(of: context.today, in: $0).week } ?? 1
        let unit = supply?.unit ?? chosen?.dosing.dose(inWeek: week)?.unit
        var amount = FormFields.amount("amount", localized("Amount"), typed["amount"] ?? "")
        // A count of zero is valid.
        amount.range = Field.Bounds(lowest: 0)
        if (try? SupplyRule.amount(amount.value).value) == .zero { amount.error = nil }
        let days = FormFields.number(
            "days",
            localized("Warn below, days"),
            typed["days"] ?? String(supply?.warnBelowDays ?? 7),
            in: SupplyRule.warningDays,
            outside: TIPsError.daysOutOfRange
        )
        return [
            item, amount,
            FormFields.unit(
                "unit",
                localized("Unit"),
                typed["unit"] ?? unit?.rawValue ?? "",
                plan: context.plan,
                addUnit: nil
            ),
            days,
        ]
    }
}

/// The adherence in a cycle.
public struct AdherencePage: Screen {
    public let title: String
    /// The line under the title: "Cycle 1, up to 2026-03-08".
    public let subtitle: String
    public let revision: Revision
    /// The room's midnight, because another day counts then.
    @NullEncoded public private(set) var validUntil: Instant?
    public let cycle: Cycle.ID
    /// The adherence in total, by category and by item, each also by week.
    public let report: AdherenceReport
    /// The titles of the report's categories, in its order.
    public let titles: [String]
    /// The total in words: "84 of 90 (93%), 5 days in a row, at most 12".
    public let summary: String
    /// Shows the picked cycle.
    public internal(set) var show: Action
    /// Leads to the clinic's report of the cycle.
    public let clinic: Link
    /// Leads back to the settings.
    public let back: Link

    /// The picker of the cycle. Its value and choices are ids.
    public var cyclePicker: Field { show.inputs[0] }

    init(_ context: ScreenContext, cycle: Cycle, report: AdherenceReport) {
        title = localized("Adherence")
        subtitle = context.subtitle(of: cycle)
        revision = context.revision
        validUntil = context.midnight
        self.cycle = cycle.id
        self.report = report
        titles = report.categories.map(\.category.title)
        summary = Self.text(report.total)
        show = context.showing(cycle)
        clinic = TIPsLink.report(cycle.id).labeled(ReportPage.title)
        back = TIPsLink.settings.labeled(localized("Settings"))
    }

    /// A count in words.
    public static func text(_ count: Adherence) -> String {
        guard let percent = count.percent else { return localized("nothing was due yet") }
        return localized(
            "\(count.logged) of \(count.due) (\(percent)%), \(count.streak, "day") in a row, ",
            "at most \(count.longestStreak)"
        )
    }
}
