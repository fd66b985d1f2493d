public import Foundation
import FractionParser
public import ScreenKit
public import TimeKit

/// A day at a glance: what was eaten and drunk against the targets, what to know, and the weight.
public struct TodayScreen: Screen {
    /// What stands at the top: "Today", or the day.
    public let title: String
    public let revision: Revision
    /// When it changes by itself: as the day ends; nil for a day of the past.
    @NullEncoded public private(set) var validUntil: Instant?
    /// The logical day.
    public let day: LocalDate
    /// Each nutrient, those with a target first.
    public let totals: [TotalRow]
    /// What was drunk, and what else counts as fluid.
    public let fluid: TotalRow
    /// How much of the phosphorus is taken up, an estimate: "about 300 to 520 mg of it are taken up"; nil where none is known.
    @NullEncoded public private(set) var absorbedPhosphorus: String?
    /// What medicines bring of sodium and calcium, which the totals don't count.
    public let medicines: [MedicineLoadRow]
    /// The person's own diabetes diet with how it stands; empty where none was entered.
    public let diet: [DietRow]
    /// What was eaten, meal by meal.
    public let meals: [MealPart]
    /// What the user should know.
    public let alerts: [AlertRow]
    /// The newest weight up to the day; nil where there is none.
    @NullEncoded public private(set) var weight: WeightRow?
    /// That the care team's word comes first.
    public let careTeam: String
    /// What to enter first, each a sentence; empty once it is there.
    public let prompts: [String]
    /// The reason that no target holds for the user; nil where the tables hold.
    @NullEncoded public private(set) var scope: String?
    /// The sick day: whether it is one, and the own medicines to ask about.
    public let sickDay: SickDayPart
    /// The days before and after, and the other pages.
    public let pages: [Link]

    /// Whether the day is a sick day.
    public struct SickDayPart: Hashable, Codable, Sendable {
        /// Whether it is one.
        public let isOn: Bool
        /// What pauses and what to do; empty on other days.
        public let text: String
        /// The own medicines to ask about, each a sentence; empty on other days.
        public let medicines: [String]
        /// The own medicines that aren't left out without a call, each a sentence; empty on other days.
        public let keep: [String]
        /// Where the list comes from.
        public let source: String
        /// Begins the sick day, or ends it today; disabled for another day than today and without a profile.
        public let toggle: Action

        init(_ context: KidneyContext, _ summary: DaySummary) {
            isOn = context.profile?.conditions(on: summary.day).contains(.illness) == true
            text =
                isOn
                ? "A sick day: your goals of weight, protein and blood pressure pause. Of protein too little is the danger while you "
                    + "are ill, so its target is a floor. \(summary.sickDay.text)"
                : ""
            medicines = isOn ? summary.sickDay.questions.map(\.text) : []
            keep = isOn ? summary.sickDay.kept.map(\.text) : []
            source = SickDayTable.evidence.citation
            toggle = Action(
                id: "today/sick-day/\(isOn ? "end" : "start")",
                label: isOn ? "I am well again" : "I am ill today",
                availability: .without(
                    (context.profile == nil ? ["enter your profile first"] : [])
                        + (summary.day == context.today ? [] : ["only today can be changed here"])
                )
            )
        }
    }

    /// What was eaten at a meal.
    public struct MealPart: Hashable, Codable, Sendable {
        /// The meal; nil for what belongs to none.
        @NullEncoded public private(set) var meal: Meal?
        /// Its name for people.
        public let name: String
        /// What was eaten and drunk, the earliest first.
        public let entries: [EntryRow]

        init(_ part: Journal.Part, _ context: KidneyContext) {
            meal = part.meal
            name = Words.meal(part.meal)
            entries = part.entries.map { EntryRow($0, context) }
        }
    }

    /// The screen of a day.
    ///
    /// - Parameter alerts: what is known of the day besides the states of its targets; nil for those alone.
    public init(_ context: KidneyContext, _ summary: DaySummary, alerts: [AlertRow]? = nil) {
        let isDayOver = summary.day < context.today
        let isToday = summary.day == context.today
        title = isToday ? "Today" : "\(summary.day)"
        revision = context.revision
        validUntil = isDayOver ? nil : context.dayEnd
        day = summary.day
        let targets = summary.targets
        let rows = TargetQuantity.allCases.compactMap { quantity in
            quantity.nutrient.map { nutrient in
                (
                    quantity: quantity,
                    row: TotalRow(
                        nutrient,
                        summary.totals[nutrient],
                        targets[quantity],
                        isDayOver: isDayOver,
                        in: context.units
                    )
                )
            }
        }
        let aimedFor = Set(TargetQuantity.allCases.compactMap(\.nutrient))
        totals =
            rows.map(\.row)
            + Nutrient.allCases.filter { !aimedFor.contains($0) }.map { nutrient in
                TotalRow(nutrient, summary.totals[nutrient], nil, isDayOver: isDayOver, in: context.units)
            }
        let fluid = TotalRow(nil, summary.totals.fluid, targets[.fluid], isDayOver: isDayOver, in: context.units)
        self.fluid = fluid
        absorbedPhosphorus = Self.absorbed(summary.totals)
        medicines = MedicineLoadRow.rows(summary.medicineLoads)
        diet = summary.diet.map(DietRow.init)
        meals = Journal(day: summary.day, entries: summary.entries, photos: []).parts.map { MealPart($0, context) }
        self.alerts =
            alerts
            ?? (rows + [(quantity: .fluid, row: fluid)]).compactMap {
                AlertRow.of($0.quantity, $0.row, targets[$0.quantity], isDayOver: isDayOver, in: context.units)
            }
            + targets.conflicts.map(AlertRow.of)
        weight = summary.weight.map { WeightRow($0) }
        careTeam = DayTargets.careTeamFirst
        prompts = Self.prompts(context, summary)
        scope = context.profile.flatMap { TableScope.refusal(for: $0, on: summary.day) }.map {
            Words.sentence($0) + "."
        }
        sickDay = SickDayPart(context, summary)
        pages =
            [
                KidneyLink.today(summary.day.previous).labelled("Day before"),
                isToday ? nil : KidneyLink.today(nil).labelled("Today"),
                KidneyLink.journal(summary.day).labelled("Journal"), KidneyLink.foods.labelled("Add food or drink"),
                KidneyLink.targets(nil).labelled("Targets"), KidneyLink.labs(nil).labelled("Laboratory values"),
                KidneyLink.medicines.labelled("Medicines"),
                KidneyLink.goals.labelled("Goals"), KidneyLink.recommend.labelled("What to choose"),
                KidneyLink.interactions(isToday ? nil : summary.day).labelled("What doesn’t go together"),
                KidneyLink.interactions(isToday ? nil : summary.day, isIll: true)
                    .labelled(isToday ? "I am ill today" : "I was ill that day"),
                KidneyLink.weight.labelled("Measurements"), KidneyLink.profile.labelled("Profile"),
                KidneyLink.alerts(nil).labelled("Alerts"), KidneyLink.rewards.labelled("Rewards"),
                KidneyLink.notices.labelled("Notices"), KidneyLink.trends(nil).labelled("Trends"),
                // There is no report of a day to come.
                KidneyLink.report(isDayOver ? summary.day.adding(days: -29)...summary.day : nil).labelled("Report"),
            ].compactMap { $0 }
    }

    private static func absorbed(_ totals: Totals) -> String? {
        let phosphorus = totals[.phosphorus]
        guard phosphorus.known.thousandths > 0 else { return nil }
        let low = PartialTotal.grouped(totals.absorbedPhosphorusLow.value, down: true)
        let high = PartialTotal.grouped(totals.absorbedPhosphorusHigh.value, down: false)
        let rest =
            phosphorus.isComplete ? "" : ", and of \(Words.count(phosphorus.unknownFoods, "food")) it isn't known"
        return "an estimate: \(low) to \(high) mg of the phosphorus are taken up\(rest)"
    }

    private static func prompts(_ context: KidneyContext, _ summary: DaySummary) -> [String] {
        guard context.profile != nil else { return ["Enter your profile, so that the targets are yours."] }
        return summary.targets.category == nil
            ? ["Enter your category in the profile, so that the targets are yours."] : []
    }
}

/// Something that was eaten or drunk.
public struct EntryRow: Hashable, Codable, Identifiable, Sendable {
    /// Its id.
    public let id: IntakeEntry.ID
    /// What the food was called then.
    public let food: String
    /// Which food.
    public let foodID: TimeKit.ID<Food>
    /// How much, as typed: "1 1/2 cup".
    public let amount: String
    /// What that weighs, in grams; nil where another program recorded it without a weight.
    public let grams: Decimal?
    /// When.
    public let at: Instant
    /// What the clocks showed: "08:30".
    public let time: String
    /// The food.
    public let opens: Link

    init(_ entry: IntakeEntry, _ context: KidneyContext) {
        id = entry.id
        food = entry.food.name
        foodID = entry.food.id
        amount = entry.amount.text
        grams = entry.food.source.isWeighed ? entry.amount.grams.decimal : nil
        at = entry.at
        time = context.time(of: entry.at)
        opens = KidneyLink.food(entry.food.id).labelled(entry.food.name)
    }
}
