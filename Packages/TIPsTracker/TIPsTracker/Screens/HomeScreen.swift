public import ScreenKit
public import TimeKit

/// The home screen: today's boxes by category, the timer, and what should be looked at.
public struct HomeScreen: Screen {
    /// What stands at the top: "Mia Plan".
    public let title: String
    /// Under it: "Cycle 1 · Week 6 · Day 4 of 12 weeks".
    public let subtitle: String
    public let revision: Revision
    /// When it changes by itself: at the room's midnight, at the timer's end or, while it is offered, when yesterday is over for good.
    public let validUntil: Instant?
    /// The cycle and where today stands in it; nil before there is one.
    public let cycle: CycleHead?
    /// The room-local day.
    public let date: LocalDate
    /// The four categories, in their order; also those without items.
    public let categories: [CategoryPart]
    /// What the member is asked.
    public let prompts: [Notice]
    /// What should be looked at.
    public let warnings: [Notice]
    /// By which zone days and times go, where the member's own clock shows another time; nil where it doesn't.
    public let zoneNote: String?
    /// Further actions: `undo` the member's last change, `report` for the clinic, `export` the room, the
    /// `emergency` plan.
    public let actions: [Action]
    /// The two buttons at the bottom.
    public let bottom: Bottom

    /// The cycle, and where today stands in it.
    public struct CycleHead: Hashable, Codable, Sendable {
        /// 1…25.
        public let number: Int
        /// From 1; nil before the start; after the last dosing day the last.
        public let week: Int?
        /// 1…7; nil outside the dosing days.
        public let day: Int?
        /// How many weeks it has.
        public let weeks: Int
        /// What today is to it.
        public let phase: CyclePosition.Phase
        /// Week 1, day 1.
        public let start: LocalDate
        /// The day of the food challenge.
        public let challenge: LocalDate
    }

    /// A category with its items.
    public struct CategoryPart: Hashable, Codable, Sendable {
        /// Which.
        public let category: Category
        /// How it is headed.
        public let title: String
        /// What counts down beside the title of the treatment foods; nil while nothing does.
        public let timer: TimerPart?
        /// Today's items, in order.
        public let items: [ItemRow]
        /// "1 of 3 logged"; what to do where there are no items.
        public let summary: String
    }

    /// A running timer.
    public struct TimerPart: Hashable, Codable, Sendable {
        /// When the next treatment food may be logged.
        public let endsAt: Instant
        /// Seconds left when the screen was made, rounded up.
        public let remainingSeconds: Int
        /// "next at 08:15".
        public let text: String
    }

    /// An item with its box.
    public struct ItemRow: Hashable, Identifiable, Codable, Sendable {
        /// The item.
        public let id: Item.ID
        /// Its name.
        public let name: String
        /// The dose in force today; nil where none was entered.
        public let dose: DoseLabel?
        /// Whether the box is ticked.
        public let checked: Bool
        /// The log behind the tick; nil where the box is not ticked.
        public let log: LogPart?
        /// How often it was eaten this week; nil for all but recommended foods.
        public let week: WeekPart?
        /// "stopped by the clinic since 2026-03-24"; nil for any other.
        public let stopped: String?
        /// Ticks the box (`item/ID/tick`) or clears it (`item/ID/untick`). Where the clinic's word is asked for it is `item/ID/tick-go-on`, with the
        /// reasons in its question: a yes is the answer "the clinic said go on". For an item that the clinic has stopped the id ends with `-stopped`: a
        /// yes says that it was taken although it is stopped.
        public let box: Action
        /// Counts it for yesterday (`item/ID/tick-yesterday`); nil where that isn't offered.
        public let yesterday: Action?
    }

    /// The log of a ticked box.
    public struct LogPart: Hashable, Identifiable, Codable, Sendable {
        /// The log.
        public let id: Claim.ID
        /// When it was taken or eaten.
        public let at: Instant
        /// Who ticked it, by name.
        public let by: String
        /// Whether it was logged before the timer had ended.
        public let early: Bool
        /// Others who ticked it too, by name.
        public let others: [String]
        /// "08:00 by Ann", "08:00 by Ann and 08:12 by Bob".
        public let text: String
    }

    /// The progress bar of a recommended food.
    public struct WeekPart: Hashable, Codable, Sendable {
        /// Logs in the current cycle week.
        public let count: Int
        /// Below three, three to five, above.
        public let state: WeeklyBand.State
        /// The bar's colour: `neutral`, `green`, `red`.
        public let colour: String
        /// Where the bar turns green.
        public let from: Int
        /// Beyond which it turns red.
        public let through: Int
        /// "2 of 3–5 this week", "2 of 3–5, short week of 2 days".
        public let text: String
    }

    /// Something to say.
    public struct Notice: Hashable, Codable, Sendable {
        /// What it is about: `newCycle`, `dosesMissing`, `loggedTwice`, ….
        public let kind: String
        /// For people.
        public let text: String
        /// The screen that helps; nil where there is none.
        public let opens: Link?
    }

    /// The buttons at the bottom.
    public struct Bottom: Hashable, Codable, Sendable {
        /// The week view.
        public let left: Action
        /// The settings.
        public let right: Action
        /// What stands on the right one: `gear`.
        public let rightIcon: String
    }

    /// What beside the plan the home screen shows.
    public struct Logs: Hashable, Sendable {
        /// What is logged from the first day of today's cycle week or the day before yesterday, whichever is earlier, on.
        public var recent: [LogEntry]
        /// The timer that the newest treatment log started; one that has ended, that the member has switched off or that a severe reaction has
        /// stopped isn't shown. A stopped one still asks whether a tick is early.
        public var timer: TreatmentTimer?
        /// How many logs of the cycle lie outside its days.
        public var outside: Int
        /// How long each counted supply of the cycle's items lasts.
        public var supplies: [Item.ID: SupplyForecast]
        /// Why the clinic's word is asked for before a treatment food is logged; nothing for those for which it isn't.
        public var gates: [Item.ID: [GateReason]]
        /// What happened to severe reactions of the cycle.
        public var stops: [StopEvent]

        /// Logs.
        public init(
            recent: [LogEntry],
            timer: TreatmentTimer? = nil,
            outside: Int = 0,
            supplies: [Item.ID: SupplyForecast] = [:],
            gates: [Item.ID: [GateReason]] = [:],
            stops: [StopEvent] = []
        ) {
            self.recent = recent
            self.timer = timer
            self.outside = outside
            self.supplies = supplies
            self.gates = gates
            self.stops = stops
        }
    }

    /// The home screen of a member, at an instant.
    public init(_ context: ScreenContext, logs: Logs) {
        self.init(HomeParts(context, logs))
    }

    init(_ parts: HomeParts) {
        let context = parts.context
        title = parts.cycle.map { "\($0.patient) Plan" } ?? "Plan"
        subtitle = parts.subtitle
        revision = context.revision
        validUntil = parts.validUntil
        cycle = parts.head
        date = parts.today
        categories = Category.allCases.map(parts.category)
        prompts = parts.prompts
        warnings = parts.warnings
        zoneNote = parts.zoneNote
        actions = parts.actions
        bottom = Bottom(
            left: Action(id: "week", label: "Week View", opens: TIPsLink.week(nil, nil).labelled("Week View")),
            right: Action(id: "settings", label: "Settings", opens: TIPsLink.settings.labelled("Settings")),
            rightIcon: "gear"
        )
    }
}

// MARK: JSON, with null for what is missing

extension HomeScreen {
    private enum CodingKeys: String, CodingKey {
        case title, subtitle, revision, validUntil, cycle, date, categories, prompts, warnings, zoneNote, actions,
            bottom
    }

    /// Writes every key, null where there is nothing.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(title, forKey: .title)
        try container.encode(subtitle, forKey: .subtitle)
        try container.encode(revision, forKey: .revision)
        try container.encode(validUntil, forKey: .validUntil)
        try container.encode(cycle, forKey: .cycle)
        try container.encode(date, forKey: .date)
        try container.encode(categories, forKey: .categories)
        try container.encode(prompts, forKey: .prompts)
        try container.encode(warnings, forKey: .warnings)
        try container.encode(zoneNote, forKey: .zoneNote)
        try container.encode(actions, forKey: .actions)
        try container.encode(bottom, forKey: .bottom)
    }
}

extension HomeScreen.CycleHead {
    private enum CodingKeys: String, CodingKey {
        case number, week, day, weeks, phase, start, challenge
    }

    /// Writes every key, null where there is nothing.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(number, forKey: .number)
        try container.encode(week, forKey: .week)
        try container.encode(day, forKey: .day)
        try container.encode(weeks, forKey: .weeks)
        try container.encode(phase, forKey: .phase)
        try container.encode(start, forKey: .start)
        try container.encode(challenge, forKey: .challenge)
    }
}

extension HomeScreen.CategoryPart {
    private enum CodingKeys: String, CodingKey {
        case category, title, timer, items, summary
    }

    /// Writes every key, null where there is nothing.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(category, forKey: .category)
        try container.encode(title, forKey: .title)
        try container.encode(timer, forKey: .timer)
        try container.encode(items, forKey: .items)
        try container.encode(summary, forKey: .summary)
    }
}

extension HomeScreen.ItemRow {
    private enum CodingKeys: String, CodingKey {
        case id, name, dose, checked, log, week, stopped, box, yesterday
    }

    /// Writes every key, null where there is nothing.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(name, forKey: .name)
        try container.encode(dose, forKey: .dose)
        try container.encode(checked, forKey: .checked)
        try container.encode(log, forKey: .log)
        try container.encode(week, forKey: .week)
        try container.encode(stopped, forKey: .stopped)
        try container.encode(box, forKey: .box)
        try container.encode(yesterday, forKey: .yesterday)
    }
}
