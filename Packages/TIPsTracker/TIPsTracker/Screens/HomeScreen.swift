public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The home screen: today's boxes by category, the timer, prompts and warnings.
public struct HomeScreen: Screen {
    /// The title: "Mia Plan".
    public let title: String
    /// The line under the title: "Cycle 1 · Week 6 · Day 4 of 12 weeks".
    public let subtitle: String
    public let revision: Revision
    /// The next time at which the screen changes without a write: the room's midnight, the end of the timer or the rest, 03:00 while yesterday is
    /// offered, the time at which unsent changes have waited long or the last synchronization is old, the end of the hours in which a dose would
    /// come too soon, or the beginning of a gap between doses that is asked about.
    @NullEncoded public private(set) var validUntil: Instant?
    /// The cycle and today's position in it; nil if there is no cycle.
    @NullEncoded public private(set) var cycle: CycleHead?
    /// The room-local day.
    public let date: LocalDate
    /// The four categories in display order, including empty ones.
    public let categories: [CategoryPart]
    /// The questions to the member, and news for them.
    public let prompts: [Notice]
    /// The warnings to review.
    public let warnings: [Notice]
    /// A note on the room's zone, if the member's own clock shows another time; else nil.
    @NullEncoded public private(set) var zoneNote: String?
    /// Further actions: `undo` the member's last change, `report` for the clinic, `export` the room, the `emergency` plan.
    public let actions: [Action]
    /// The two buttons at the bottom.
    public let bottom: Bottom

    /// The cycle and today's position in it.
    public struct CycleHead: Hashable, Codable, Sendable {
        /// 1…25.
        public let number: Int
        /// The week, from 1. Nil before the start; the last week after the last dosing day.
        @NullEncoded public private(set) var week: Int?
        /// The day of the week, 1…7; nil outside the dosing days.
        @NullEncoded public private(set) var day: Int?
        /// The number of weeks in the cycle.
        public let weeks: Int
        /// The phase of the cycle today.
        public let phase: CyclePosition.Phase
        /// The dosing start: week 1, day 1.
        public let start: LocalDate
        /// The day of the food challenge.
        public let challenge: LocalDate
    }

    /// A category with its items.
    public struct CategoryPart: Hashable, Codable, Sendable {
        public let category: Category
        /// The heading.
        public let title: String
        /// The countdown beside the heading of the treatment foods; nil if no timer is visible.
        @NullEncoded public private(set) var timer: TimerPart?
        /// Today's items, in order.
        public let items: [ItemRow]
        /// The progress in words, "1 of 3 logged", or "no items yet".
        public let summary: String
    }

    /// A running timer.
    public struct TimerPart: Hashable, Codable, Sendable {
        /// The first instant at which the next treatment food may be logged.
        public let endsAt: Instant
        /// The seconds left at the time of the screen, rounded up.
        public let remainingSeconds: Int
        /// The end in words: "next at 08:15".
        public let text: String
    }

    /// An item with its box.
    public struct ItemRow: Hashable, Identifiable, Codable, Sendable {
        public let id: Item.ID
        public let name: String
        /// The logged dose of a ticked box, else the dose in force today; nil if none was entered.
        @NullEncoded public private(set) var dose: DoseLabel?
        /// The dose in words: "1/4 tsp", "no dose yet", "no dose".
        public let doseText: String
        /// Whether the box is ticked.
        public let checked: Bool
        /// The log of a ticked box; else nil.
        @NullEncoded public private(set) var log: LogPart?
        /// The progress of the week; nil except for recommended foods.
        @NullEncoded public private(set) var week: WeekPart?
        /// The stop, such as "stopped by the clinic since 2026-03-24" or "stopped after a severe reaction or epinephrine"; nil if there is none.
        @NullEncoded public private(set) var stopped: String?
        /// Ticks the box (`item/ID/tick/DAY`) or clears it (`item/ID/untick/DAY`). With a reason to ask for the clinic's word, it is
        /// `item/ID/tick-go-on/DAY`; its confirmation states the reasons, and a yes means "the clinic said go on". For an item that the clinic
        /// has stopped, the word has `-stopped`, and a yes means that it was taken nevertheless; for a treatment food without a dose, `-no-dose`.
        public let box: Action
        /// Logs the item for yesterday, with yesterday's day in the id; nil if that isn't possible.
        @NullEncoded public private(set) var yesterday: Action?
        /// Logs a further dose of a ticked box (`item/ID/second/DAY`), whose word has the same answers as that of a tick. Its confirmation names the
        /// logs of the day. Nil for a box that isn't ticked, and where a dose can't be logged.
        @NullEncoded public private(set) var second: Action?
    }

    /// The log of a ticked box.
    public struct LogPart: Hashable, Identifiable, Codable, Sendable {
        /// The id of the log.
        public let id: Claim.ID
        /// The time of intake.
        public let at: Instant
        /// The name of the member who ticked.
        public let by: String
        /// Whether it was logged before the timer ended.
        public let early: Bool
        /// The names of other members who ticked the box.
        public let others: [String]
        /// The log in words: "08:00 by Ann", "08:00 by Ann and 08:12 by Bob"; with the plan's dose if it differs from the logged one.
        public let text: String
    }

    /// The progress bar of a recommended food.
    public struct WeekPart: Hashable, Codable, Sendable {
        /// The number of logs in the current cycle week.
        public let count: Int
        /// The count compared with three to five.
        public let state: WeeklyBand.State
        /// The color of the bar: `neutral`, `green`, `red`.
        public let color: String
        /// The first count at which the bar is green.
        public let from: Int
        /// The last count at which the bar is green.
        public let through: Int
        /// The progress in words: "2 of 3–5 this week", "2 of 3–5, short week of 2 days".
        public let text: String
    }

    /// A prompt or a warning.
    public struct Notice: Hashable, Codable, Sendable {
        /// The kind: `newCycle`, `dosesMissing`, `loggedTwice`, ….
        public let kind: String
        /// The notice in words.
        public let text: String
        /// The screen for handling it; nil for none.
        @NullEncoded public private(set) var opens: Link?

        /// Whether a prompt has the look of a warning: one of expired adrenaline, of a reaction that stops the treatment foods, or of a device that
        /// isn't up to date.
        public var isUrgent: Bool { ["adrenaline", "severe", "notUpToDate"].contains(kind) }
    }

    /// The buttons at the bottom.
    public struct Bottom: Hashable, Codable, Sendable {
        /// Leads to the week view.
        public let left: Action
        /// Leads to the settings.
        public let right: Action
        /// The icon of the right button: `gear`.
        public let rightIcon: String
    }

    /// The data of the home screen besides the plan.
    public struct Logs: Hashable, Sendable {
        /// The logs since the start of today's cycle week, or since the last day whose logs can begin a gap today if that is earlier.
        public var recent: [LogEntry]
        /// The timer of the newest treatment log; nil for none. It isn't visible once it has ended, if the member's timer is off, or after a severe
        /// reaction, but a tick still asks whether it is early.
        public var timer: TreatmentTimer?
        /// The number of the cycle's logs outside its days.
        public var outside: Int
        /// The forecasts of the counted supplies, by item.
        public var supplies: [Item.ID: SupplyForecast]
        /// The reasons to ask for the clinic's word before each item; items without a reason have none.
        public var gates: [Item.ID: [GateReason]]
        /// The reasons to ask before each item that can be counted for yesterday.
        public var gatesOfYesterday: [Item.ID: [GateReason]] = [:]
        /// The newest entry of the room, which shows whether this device's clock is behind.
        public var newest: HybridClock?
        /// The events of the cycle's severe reactions.
        public var stops: [StopEvent]
        /// The viewer's newest change, which an undo takes back; nil for none.
        public var lastChange: HistoryPage.PlanNote?

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

    /// Creates the home screen of a member at an instant.
    public init(_ context: ScreenContext, logs: Logs) {
        self.init(HomeParts(context, logs))
    }

    init(_ parts: HomeParts) {
        let context = parts.context
        title = context.plan.title
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
            left: Action(
                TIPsAct.open(.week),
                label: localized("Week View"),
                opens: TIPsLink.week(nil, nil).labeled(localized("Week View"))
            ),
            right: Action(
                TIPsAct.open(.settings),
                label: localized("Settings"),
                opens: TIPsLink.settings.labeled(localized("Settings"))
            ),
            rightIcon: "gear"
        )
    }
}

extension HomeParts {
    /// The undo of the viewer's newest change, which it names. One of another day is asked about.
    var undo: Action {
        guard let change = logs.lastChange else {
            return Action(TIPsAct.undo, label: localized("Undo the last change"))
        }
        let day = context.plan.room.day(of: change.at)
        guard day != today else { return Action(TIPsAct.undo, label: localized("Undo “\(change.summary)”")) }
        return Action(
            TIPsAct.undo,
            label: localized("Undo “\(change.summary)” of \(day)"),
            confirmation: .init(
                question: localized("Undo “\(change.summary)” of \(day), which wasn't today?"),
                proceed: localized("Undo")
            )
        )
    }
}
