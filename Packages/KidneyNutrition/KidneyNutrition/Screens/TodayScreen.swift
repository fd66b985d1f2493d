public import Foundation
import FractionParser
public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The summary of a day: the intake compared with the targets, the alerts, and the weight.
public struct TodayScreen: Screen {
    /// "Today", or the day.
    public let title: String
    public let revision: Revision
    /// The time at which the page changes by itself: the end of the day, or an earlier one at which an alert ends; nil for a past day that changes no more.
    @NullEncoded public private(set) var validUntil: Instant?
    /// The logical day.
    public let day: LocalDate
    /// Whether the day is over. The page of the day before can change by itself, too.
    public let isDayOver: Bool
    /// A total for each nutrient, those with a target first.
    public let totals: [TotalRow]
    /// The drinks and everything else that counts as fluid.
    public let fluid: TotalRow
    /// The estimated absorption of phosphorus: "an estimate: 300 to 520 mg of the phosphorus are taken up"; nil if no phosphorus is known.
    @NullEncoded public private(set) var absorbedPhosphorus: String?
    /// The sodium and calcium of the medicines, which the totals don't include.
    public let medicines: [MedicineLoadRow]
    /// The person's own diabetes diet with its current state; empty if none was entered.
    public let diet: [DietRow]
    /// The intake by meal.
    public let meals: [MealPart]
    public let alerts: [AlertRow]
    /// The medicines of a day that isn't over that are kept hours apart, each line with the advice.
    public let hoursApart: [String]
    /// The latest weight up to the day; nil if there is none.
    @NullEncoded public private(set) var weight: WeightRow?
    /// The reminder that the care team's advice comes first.
    public let careTeam: String
    /// The requests for missing data, each as a sentence.
    public let prompts: [String]
    /// The reason why no limit of a past day is known to be kept, a sentence; nil if the day has enough food to tell.
    @NullEncoded public private(set) var openLimits: String?
    /// The reason why the tables don't cover the user; nil if they do.
    @NullEncoded public private(set) var scope: String?
    /// The state of the sick day, and the user's own medicines to ask about.
    public let sickDay: SickDayPart
    /// Takes back the last change; disabled if there is none.
    public let undo: Action
    /// The field `shown`, to look at another day.
    public let dayForm: Form
    /// The links to the days before and after, and to other pages.
    public let pages: [Link]

    /// The sick-day part of the page.
    public struct SickDayPart: Hashable, Codable, Sendable {
        /// Whether the day is a sick day.
        public let isOn: Bool
        /// The goals that pause and what to do; empty on other days.
        public let text: String
        /// The questions about the user's own medicines, each as a sentence; empty on other days.
        public let medicines: [String]
        /// The own medicines that aren't left out without a call, each a sentence; empty on other days.
        public let keep: [String]
        /// The source of the list.
        public let source: String
        /// Begins the sick day, or ends it; disabled for any day but today, and without a profile.
        public let toggle: Action

        init(_ context: KidneyContext, _ summary: DaySummary) {
            // Today it can be over already. A past day on which it began stays a sick day.
            let conditions =
                summary.day == context.today
                ? context.profile?.conditions(on: summary.day) : context.profile?.conditions(judging: summary.day)
            isOn = conditions?.contains(.illness) == true
            text =
                isOn
                ? localized(
                    "A sick day: your goals of weight, protein and blood pressure pause. Too little protein is the danger while you ",
                    "are ill, so its target is a floor. \(summary.sickDay.text)"
                ) + (context.profile.flatMap { AlarmWords.numbers(of: $0) }.map { " \($0)" } ?? "")
                : ""
            medicines = isOn ? summary.sickDay.questions.map(\.text) : []
            keep = isOn ? summary.sickDay.kept.map(\.text) : []
            source = SickDayTable.evidence.citation
            toggle = Action(
                KidneyAct.sickDay(isOn: !isOn),
                label: isOn ? localized("I am well again") : localized("I am ill today"),
                availability: .without(
                    (context.profile == nil ? [localized("enter your profile first")] : [])
                        + (summary.day == context.today ? [] : [localized("only today can be changed here")])
                )
            )
        }
    }

    /// The intake at a meal.
    public struct MealPart: Hashable, Codable, Sendable {
        /// The meal; nil for entries without one.
        @NullEncoded public private(set) var meal: Meal?
        public let name: String
        /// The food and drinks, the earliest first.
        public let entries: [EntryRow]

        init(_ part: Journal.Part, _ context: KidneyContext) {
            meal = part.meal
            name = Words.meal(part.meal)
            entries = part.entries.map { EntryRow($0, context) }
        }
    }

    /// - Parameters:
    ///   - alerts: The alerts of the day.
    ///   - until: The time at which the alerts change; nil for the end of the day.
    ///   - lastChange: The last change that can be undone, in words; nil for none.
    ///   - typed: The form's fields as typed.
    public init(
        _ context: KidneyContext,
        _ summary: DaySummary,
        alerts: [AlertRow] = [],
        until: Instant? = nil,
        lastChange: String? = nil,
        typed: [String: String] = [:]
    ) {
        let isDayOver = summary.day < context.today
        let isToday = summary.day == context.today
        let shown = isToday ? nil : summary.day
        title = isToday ? localized("Today") : "\(summary.day)"
        revision = context.revision
        validUntil = until ?? (isDayOver ? nil : context.dayEnd)
        day = summary.day
        self.isDayOver = isDayOver
        let targets = summary.targets
        let isFull = targets.canTellCeilings(with: summary.totals, on: context.today)
        let rows = TargetQuantity.allCases.compactMap { quantity in
            quantity.nutrient.map { nutrient in
                TotalRow(
                    nutrient,
                    summary.totals[nutrient],
                    targets[quantity],
                    on: shown,
                    isDayOver: isDayOver,
                    isFull: isFull,
                    in: context.units
                )
            }
        }
        let aimedFor = Set(TargetQuantity.allCases.compactMap(\.nutrient))
        totals =
            rows
            + Nutrient.allCases.filter { !aimedFor.contains($0) }.map { nutrient in
                TotalRow(nutrient, summary.totals[nutrient], nil, on: shown, isDayOver: isDayOver, in: context.units)
            }
        fluid = TotalRow(
            nil,
            summary.totals.fluid,
            targets[.fluid],
            on: shown,
            isDayOver: isDayOver,
            isFull: isFull,
            in: context.units
        )
        absorbedPhosphorus = Self.absorbed(summary.totals)
        medicines = MedicineLoadRow.rows(summary.medicineLoads)
        diet = summary.diet.map { DietRow($0, isFull: isFull) }
        meals = Journal(day: summary.day, entries: summary.entries, photos: []).parts.map { MealPart($0, context) }
        self.alerts = alerts
        hoursApart = isDayOver ? [] : summary.hoursApart
        weight = summary.weight.map { WeightRow($0, in: context, boundsDay: false) }
        careTeam = DayTargets.careTeamFirst
        prompts = Self.prompts(context, summary)
        openLimits = summary.openLimits(on: context.today)
        scope = context.profile.flatMap { TableScope.refusal(for: $0, on: summary.day) }.map {
            Words.sentence($0) + "."
        }
        sickDay = SickDayPart(context, summary)
        undo = Action(
            KidneyAct.undo,
            label: lastChange.map { localized("Undo: \($0)") } ?? localized("Undo"),
            availability: .without(lastChange == nil ? [localized("there is nothing to undo")] : [])
        )
        dayForm = DayForm.form(KidneyAct.showDay, summary.day, typed) { .today($0) }
        pages =
            [
                KidneyLink.today(summary.day.previous).labeled(localized("Day before")),
                isToday ? nil : KidneyLink.today(nil).labeled(localized("Today")),
                KidneyLink.journal(summary.day).labeled(localized("Journal")),
                KidneyLink.addingFood(on: summary.day, context).labeled(localized("Add food or drink")),
                KidneyLink.targets(nil, on: shown).labeled(localized("Targets")),
                KidneyLink.labs(nil).labeled(localized("Laboratory values")),
                KidneyLink.medicines.labeled(localized("Medicines")),
                KidneyLink.goals.labeled(localized("Goals")), KidneyLink.recommend.labeled(localized("What to choose")),
                KidneyLink.interactions(shown).labeled(localized("What doesn’t go together")),
                KidneyLink.interactions(shown, isIll: true)
                    .labeled(isToday ? localized("I am ill today") : localized("I was ill that day")),
                KidneyLink.weight.labeled(localized("Measurements")), KidneyLink.profile.labeled(localized("Profile")),
                KidneyLink.alerts(shown).labeled(localized("Alerts")),
                KidneyLink.rewards.labeled(localized("Rewards")),
                KidneyLink.notices.labeled(localized("Notices")), KidneyLink.trends(nil).labeled(localized("Trends")),
                KidneyLink.files.labeled(localized("Import and export")),
                // There is no report on a future day.
                KidneyLink.report(isDayOver ? summary.day.adding(days: -29)...summary.day : nil).labeled(
                    localized("Report")
                ),
            ].compactMap { $0 }
    }

    private static func absorbed(_ totals: Totals) -> String? {
        let phosphorus = totals[.phosphorus]
        guard phosphorus.known.thousandths > 0 else { return nil }
        let low = PartialTotal.grouped(totals.absorbedPhosphorusLow.value, down: true)
        let high = PartialTotal.grouped(totals.absorbedPhosphorusHigh.value, down: false)
        return phosphorus.isComplete
            ? localized("an estimate: \(low) to \(high) mg of the phosphorus are taken up")
            : localized(
                "an estimate: \(low) to \(high) mg of the phosphorus are taken up, ",
                "and of \(phosphorus.unknownFoods, "food") it isn't known"
            )
    }

    private static func prompts(_ context: KidneyContext, _ summary: DaySummary) -> [String] {
        guard context.profile != nil else { return [localized("Enter your profile, so that the targets are yours.")] }
        return summary.targets.category == nil
            ? [localized("Enter your category in the profile, so that the targets are yours.")] : []
    }
}

extension DaySummary {
    /// The reason why no limit of a past day is known to be kept, a sentence; nil if the day has enough food to tell, or none at all.
    func openLimits(on today: LocalDate) -> String? {
        guard !targets.canTellCeilings(with: totals, on: today), !entries.isEmpty, targets.category != nil else {
            return nil
        }
        return targets.areFloorsReached(by: totals) == nil
            ? localized(
                "How much protein and energy you needed isn’t known, so no limit of this day is known to be kept: it takes a weight of that time."
            )
            : localized(
                "Less protein or energy was written down than a day needs, so no limit of this day is known to be kept."
            )
    }
}

/// A row for something eaten or drunk.
public struct EntryRow: Hashable, Codable, Identifiable, Sendable {
    public let id: IntakeEntry.ID
    /// The food's name at the time of the entry.
    public let food: String
    public let foodID: TimeKit.ID<Food>
    /// The amount as typed: "1 1/2 cup".
    public let amount: String
    /// The weight in grams; nil if another program recorded it without a weight.
    @NullEncoded public private(set) var grams: Decimal?
    public let at: Instant
    /// The local time: "08:30".
    public let time: String
    /// The food's page.
    public let opens: Link

    init(_ entry: IntakeEntry, _ context: KidneyContext) {
        id = entry.id
        food = entry.food.shownName
        foodID = entry.food.id
        amount = entry.shownAmount
        grams = entry.food.source.isWeighed ? entry.amount.grams.decimal : nil
        at = entry.at
        time = context.time(of: entry.at)
        opens = KidneyLink.food(entry.food.id).labeled(entry.food.shownName)
    }
}
