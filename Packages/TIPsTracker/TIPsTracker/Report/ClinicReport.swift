public import JSONKit
public import TimeKit
import WordKit

/// The clinic's report on one cycle: the plan, the logs and the reactions, as plain values that a front end lays out.
///
/// It states what the family recorded and gives no advice. A time is in the zone that the room had then.
public struct ClinicReport: Hashable, Codable, Sendable {
    /// The remark on every report.
    public static var remark: String {
        localized(
            "This report shows what the family has logged. It gives no advice on doses: the program's clinic decides."
        )
    }

    public let patient: String
    public let cycle: Cycle
    /// The number of weeks in the cycle.
    public let weekCount: Int
    /// The position of the report's day in the cycle.
    public let position: CyclePosition
    /// The day of the report.
    public let today: LocalDate
    /// The room's zone, by its name in the tz database.
    public let timeZoneID: String
    /// The zones that the room had before a change of its zone in the cycle, in words, oldest first. Earlier times are in these zones.
    public let earlierZones: [String]
    /// The adherence over the cycle: the total, then each category with items.
    public let summary: [Share]
    /// The items by category and order, including deleted ones.
    public let items: [PlannedItem]
    /// The changes of the plan within the cycle, its dates included, oldest first.
    public let planChanges: [PlanChange]
    /// The logs with another dose than the plan's, grouped into runs of days.
    public let otherDoses: [OtherDose]
    /// A grid for each week, up to the week of the report's day, and for each week from the challenge day on with a log.
    public let weeks: [Week]
    /// The adherence by week in percent, for a table or a chart: the total, then each category with items.
    public let series: [Series]
    /// The reactions, oldest first.
    public let reactions: [ReactionLine]
    /// The events of severe reactions (noted, stop lifted, deleted), oldest first.
    public let stops: [StopLine]
    /// The boxes that two people logged, and those with a second dose.
    public let doubles: [DoubleLog]
    /// The later corrections of logs, oldest first.
    public let corrections: [Correction]
    /// The logs of treatment foods with a reason to ask for the clinic's word, oldest first.
    public let asked: [AskedLog]
    /// The logs of items that the clinic had stopped, oldest first, such as "2026-03-25 08:00 Cetirizine 5 mL, Ann: stopped since 2026-03-24".
    public let stoppedLogs: [String]
    /// The held days, grouped into runs of one reason.
    public let holds: [HoldRun]
}

// MARK: Parts

extension ClinicReport {
    /// The adherence in total or of a category.
    public struct Share: Hashable, Codable, Sendable {
        /// The category; nil for the total.
        @NullEncoded public private(set) var category: Category?
        /// The heading.
        public let title: String
        public let adherence: Adherence
    }

    /// Adherence by week in percent.
    public struct Series: Hashable, Codable, Sendable {
        /// The category; nil for the total.
        @NullEncoded public private(set) var category: Category?
        /// The heading.
        public let title: String
        /// The percentages; index 0 is week 1. Nil for a week in which nothing was due.
        public let percent: [Int?]
    }

    /// An item with its planned doses.
    public struct PlannedItem: Hashable, Codable, Identifiable, Sendable {
        public let id: Item.ID
        public let name: String
        /// The present category.
        public let category: Category
        /// The dose of every week by the present plan; nil if each week has its own, or none was entered.
        @NullEncoded public private(set) var dose: DoseLabel?
        /// The first day with the present doses; nil if they never changed.
        @NullEncoded public private(set) var doseSince: LocalDate?
        /// The doses by week if each week has or had its own, as they were in force on the week's first day or will be; else empty. Index 0 is
        /// week 1; nil means that there was none.
        public let weeks: [DoseLabel?]
        /// The doses that came into force later in each week; empty if ``weeks`` is.
        public let weekChanges: [[DatedDose]]
        /// The first day in the plan; nil if it is the cycle's start.
        @NullEncoded public private(set) var added: LocalDate?
        /// The first day out of the plan; nil if the item is still in it.
        @NullEncoded public private(set) var archived: LocalDate?
        /// The first day of the clinic's present stop; nil if there is none.
        @NullEncoded public private(set) var stopped: LocalDate?
        /// The former categories, oldest first.
        public let earlier: [Place.Stay]
    }

    /// A change of an item or of the cycle's dates.
    public struct PlanChange: Hashable, Codable, Sendable {
        /// The first day the change was in force.
        public let day: LocalDate
        /// The item's name on that day, or the cycle with its number.
        public let item: String
        /// The change in words: "dose: 1/4 tsp → 3 tsp", "dose of week 7: 1 tsp → 2 tsp", "renamed from Hazelnut",
        /// "food challenge: 2026-03-30 → 2026-04-06".
        public let text: String
    }

    /// A run of consecutive days on which an item was logged with another dose than the plan's.
    public struct OtherDose: Hashable, Codable, Sendable {
        /// The first day.
        public let first: LocalDate
        /// The last day.
        public let last: LocalDate
        /// The item's name at the time of the logs.
        public let item: String
        public let logged: DoseLabel
        /// The planned dose; nil for none.
        @NullEncoded public private(set) var planned: DoseLabel?
        /// The time at which the plan's dose was changed, "09:00", if that was later on the day of the log; else nil.
        @NullEncoded public private(set) var changedAt: String?
    }

    public struct ReactionLine: Hashable, Codable, Identifiable, Sendable {
        public let id: Reaction.ID
        public let day: LocalDate
        /// The time: "08:20".
        public let time: String
        public let symptom: String
        public let severity: Reaction.Severity
        /// The suspected dose: "Peanut 1/4 tsp", "Peanut 1/4 tsp, not logged anymore", or "Peanut, not ticked"; nil for none.
        @NullEncoded public private(set) var after: String?
        /// The minutes from that dose to the onset; nil without a dose.
        @NullEncoded public private(set) var onsetMinutes: Int?
        /// Free text; may be empty.
        public let note: String
        /// The treatment: "epinephrine at 09:05, emergency room"; may be empty.
        public let care: String
        /// Whether the reaction has a photo. The report doesn't contain it.
        public let hasPhoto: Bool
        /// The name of the member who entered it.
        public let member: String
    }

    /// An event of a severe reaction.
    public struct StopLine: Hashable, Codable, Sendable {
        public let day: LocalDate
        /// The time: "08:20".
        public let time: String
        /// The event in words.
        public let text: String
        /// The name of the member who caused the event.
        public let member: String
    }

    /// A box with several logs.
    public struct DoubleLog: Hashable, Codable, Sendable {
        /// The number of doses that were certainly taken.
        public let doses: Int
        /// Whether two people or devices logged one of them, so that it may have been one dose or two.
        public let isUncertain: Bool
        public let day: LocalDate
        /// The item's name.
        public let item: String
        /// The person and time of each log: "Ann 08:00", "Bob 08:12".
        public let logs: [String]
    }

    /// A log with a reason to ask for the clinic's word.
    public struct AskedLog: Hashable, Codable, Identifiable, Sendable {
        /// The id of the log.
        public let id: Claim.ID
        public let day: LocalDate
        /// The time: "08:20".
        public let time: String
        /// The item's name and dose: "Peanut 1/4 tsp".
        public let item: String
        /// The reasons in words.
        public let reasons: [String]
        /// The person who answered that the clinic said go on, and the time: "Ann 08:20"; nil if there is no answer.
        @NullEncoded public private(set) var answer: String?
        /// The words for a missing answer, "not asked" or "logged before the hold was noted"; nil if there is an answer.
        @NullEncoded public private(set) var unasked: String?
    }

    /// A correction: a log that was moved, or taken back on a later day than its own.
    public struct Correction: Hashable, Codable, Identifiable, Sendable {
        /// The number of the change.
        public let id: Int64
        /// The day of the change.
        public let changedOn: LocalDate
        /// The day of the log.
        public let day: LocalDate
        /// The item's name.
        public let item: String
        /// The time before the change, "08:00", with the date if it differs from the log's day.
        public let before: String
        /// The time after the change; nil if the log was removed.
        @NullEncoded public private(set) var after: String?
        /// The name of the member who made the change.
        public let member: String
    }

    /// A run of consecutive held days with one reason.
    public struct HoldRun: Hashable, Codable, Sendable {
        /// The first day.
        public let first: LocalDate
        /// The last day.
        public let last: LocalDate
        public let reason: String
    }
}

// MARK: Creation

extension ClinicReport {
    /// Creates the report of a cycle.
    ///
    /// - Parameters:
    ///   - plan: the plan with the items and holds of `cycle`.
    ///   - entries: the logs of the cycle's days.
    ///   - doses: the snapshots of the logs that reactions refer to, including logs taken back since.
    ///   - removed: the logs among them that were taken back.
    ///   - audit: the changes to the logs of the cycle's days.
    ///   - unasked: the reasons to ask for the clinic's word, for logs without an answer.
    ///   - stops: the events of severe reactions, oldest first.
    ///   - writes: the times of the last writes of the items' dose fields, by item and field.
    ///   - moves: the changes of the cycle's dates, oldest first.
    /// - Complexity: O(days × items).
    public init(
        plan: Plan,
        cycle: Cycle,
        entries: [LogEntry],
        reactions: [Reaction],
        doses: [Claim.ID: Snapshot] = [:],
        removed: Set<Claim.ID> = [],
        audit: [AuditEntry] = [],
        unasked: [Claim.ID: UnaskedReasons] = [:],
        stops: [StopEvent] = [],
        writes: [Item.ID: [String: Instant]] = [:],
        moves: [CycleMove] = [],
        now: Instant
    ) {
        let today = plan.room.day(of: now)
        let position = CyclePosition(of: today, in: cycle)
        let adherence = AdherenceReport(plan: plan, cycle: cycle, entries: entries, today: today)
        let words = ClinicWords(plan: plan)
        let used = Category.allCases.filter { category in
            plan.items.contains { $0.category == category }
                || adherence.categories.contains { $0.category == category && $0.total.due > 0 }
        }
        let parts = adherence.categories.filter { used.contains($0.category) }
        patient = cycle.patient
        self.cycle = cycle
        weekCount = cycle.weekCount
        self.position = position
        self.today = today
        timeZoneID = plan.room.timeZoneID
        // If two devices made the same change of zone, each recorded the zone before it, so two neighbors can be equal.
        let zones = plan.room.pastZones.map(\.timeZoneID) + [plan.room.timeZoneID]
        earlierZones = zip(plan.room.pastZones, zones.dropFirst()).filter { past, next in
            past.timeZoneID != next && plan.room.day(of: past.until) >= cycle.start
        }.map { past, _ in
            localized("up to \(past.timeZone.shown(past.until)) by those of \(past.timeZoneID)")
        }
        summary =
            [Share(category: nil, title: localized("Everything"), adherence: adherence.total)]
            + parts.map { Share(category: $0.category, title: $0.category.title, adherence: $0.total) }
        series =
            [Series(category: nil, title: localized("Everything"), percent: adherence.weeks.map(\.percent))]
            + parts.map {
                Series(category: $0.category, title: $0.category.title, percent: $0.weeks.map(\.percent))
            }
        let logged = Set(entries.map(\.item))
        // An item that was archived before the cycle's first day was never planned in it.
        items = plan.items.filter { item in item.archived.map { $0 > cycle.start } ?? true || logged.contains(item.id) }
            .map { words.planned($0, in: cycle) }
        planChanges = words.changes(in: cycle, moves: moves)
        otherDoses = words.otherDoses(entries, in: cycle, writes)
        let grid = ClinicGrid(
            plan: plan,
            cycle: cycle,
            entries: entries,
            reactions: reactions,
            adherence: adherence,
            today: today
        )
        let later = (cycle.weekCount + 1..<plan.shownWeeks(of: cycle, by: today) + 1).filter { week in
            let days = plan.days(ofShownWeek: week, of: cycle)
            return entries.contains { days.contains($0.day) }
        }
        weeks = position.phase == .before ? [] : (Array(1...position.week) + later).map(grid.week)
        self.reactions = reactions.sorted { ($0.at, $0.id) < ($1.at, $1.id) }.map {
            words.line($0, doses: doses, removed: removed)
        }
        self.stops = stops.map(words.line)
        doubles = entries.filter { !$0.others.isEmpty }.sorted { $0.slot < $1.slot }.map(words.double)
        corrections = audit.sorted { ($0.at, $0.id) < ($1.at, $1.id) }.compactMap(words.correction)
        asked = entries.flatMap(\.claims).sorted { ($0.at, $0.clock) < ($1.at, $1.clock) }.compactMap {
            words.asked($0, unasked[$0.id])
        }
        stoppedLogs = entries.flatMap(\.claims).filter { $0.stoppedSince != nil }.sorted {
            ($0.at, $0.clock) < ($1.at, $1.clock)
        }.compactMap(words.stopped)
        holds = words.runs(plan.holds)
    }
}
