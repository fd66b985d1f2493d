public import TimeKit

/// One cycle for the clinic: what was planned, what was logged, what was seen. Plain values; how they look is the front end's.
///
/// It says what the family did and gives no advice. Times are those of the room's clock.
public struct ClinicReport: Hashable, Codable, Sendable {
    /// Stands on each report.
    public static let remark =
        "This report shows what the family has logged. It gives no advice on doses: the program's clinic decides."

    /// The patient's name.
    public let patient: String
    /// The cycle.
    public let cycle: Cycle
    /// How many weeks it has.
    public let weekCount: Int
    /// Where the day of the report stands in it.
    public let position: CyclePosition
    /// The day of the report.
    public let today: LocalDate
    /// When it was made.
    public let madeAt: Instant
    /// The zone whose clock all times go by.
    public let timeZoneID: String
    /// Adherence over the cycle: all of it, then each category that has items.
    public let summary: [Share]
    /// The items, by category and order; those taken out of the plan too.
    public let items: [PlannedItem]
    /// Changes of the plan after it was in force, oldest first.
    public let planChanges: [PlanChange]
    /// Logs of another dose than the plan had on their day, in runs of days.
    public let otherDoses: [OtherDose]
    /// A grid a week, up to the week of the report's day.
    public let weeks: [Week]
    /// Adherence by week in percent, for a table or a chart: all, then each category that has items.
    public let series: [Series]
    /// What was seen, oldest first.
    public let reactions: [ReactionLine]
    /// Severe reactions, the stops that were lifted, and severe reactions that were deleted, oldest first.
    public let stops: [StopLine]
    /// Boxes that two people logged, and those with a second dose.
    public let doubles: [DoubleLog]
    /// What was changed in the history afterwards, oldest first.
    public let corrections: [Correction]
    /// Logs of treatment foods before which there was a reason to ask for the clinic's word, oldest first.
    public let asked: [AskedLog]
    /// Logs of items that the clinic had stopped, oldest first: "2026-03-25 08:00 Cetirizine 5 mL, Ann: stopped since 2026-03-24".
    public let stoppedLogs: [String]
    /// Held days, in runs of one reason.
    public let holds: [HoldRun]
}

// MARK: Parts

extension ClinicReport {
    /// The adherence of everything, or of a category.
    public struct Share: Hashable, Codable, Sendable {
        /// Nil for everything.
        public let category: Category?
        /// How it is headed.
        public let title: String
        /// What was due and logged.
        public let adherence: Adherence
    }

    /// Percent by week, from week 1; nil where nothing was due.
    public struct Series: Hashable, Codable, Sendable {
        /// Nil for everything.
        public let category: Category?
        /// How it is headed.
        public let title: String
        /// By week.
        public let percent: [Int?]
    }

    /// An item as it was planned.
    public struct PlannedItem: Hashable, Codable, Identifiable, Sendable {
        /// Which.
        public let id: Item.ID
        public let name: String
        /// Its category now.
        public let category: Category
        /// The dose of every week, as the plan now says; nil where each has its own, or none was entered.
        public let dose: DoseLabel?
        /// The first day with these doses, where there were others before.
        public let doseSince: LocalDate?
        /// The doses by week, from 1, where each week has its own; else empty. Nil where none was entered.
        public let weeks: [DoseLabel?]
        /// The first day it was in the plan, where that is not the start.
        public let added: LocalDate?
        /// The first day it was no longer in the plan.
        public let archived: LocalDate?
        /// The first day of the clinic's stop that stands; nil for none.
        public let stopped: LocalDate?
        /// The categories it was in before.
        public let earlier: [Place.Stay]
    }

    /// A change of the plan.
    public struct PlanChange: Hashable, Codable, Sendable {
        /// The first day on which it was in force.
        public let day: LocalDate
        /// The item's name on that day.
        public let item: String
        /// The change in words: "dose: 1/4 tsp → 3 tsp", "dose of week 7: 1 tsp → 2 tsp", "renamed from Hazelnut".
        public let text: String
    }

    /// Logs of an item with another dose than the plan's, on days in a row.
    public struct OtherDose: Hashable, Codable, Sendable {
        /// The first day.
        public let first: LocalDate
        /// The last day.
        public let last: LocalDate
        /// The item's name when it was logged.
        public let item: String
        /// The dose that was logged.
        public let logged: DoseLabel
        /// The dose of the plan; nil for none.
        public let planned: DoseLabel?
    }

    /// What was seen.
    public struct ReactionLine: Hashable, Codable, Identifiable, Sendable {
        /// Which.
        public let id: Reaction.ID
        /// The day.
        public let day: LocalDate
        /// The time: "08:20".
        public let time: String
        /// What was seen.
        public let symptom: String
        /// How bad.
        public let severity: Reaction.Severity
        /// After which dose: "Peanut 1/4 tsp"; nil where none is suspected.
        public let after: String?
        /// Minutes from that dose to the onset.
        public let onsetMinutes: Int?
        /// More words; may be empty.
        public let note: String
        /// The treatment: "adrenaline at 09:05, emergency room"; may be empty.
        public let care: String
        /// Whether there is a picture, which is not in the report.
        public let hasPhoto: Bool
        /// Who wrote it down.
        public let member: String
    }

    /// Something that happened to a severe reaction.
    public struct StopLine: Hashable, Codable, Sendable {
        /// The day.
        public let day: LocalDate
        /// The time: "08:20".
        public let time: String
        /// The event in words.
        public let text: String
        /// The member who did it.
        public let member: String
    }

    /// A box with several logs.
    public struct DoubleLog: Hashable, Codable, Sendable {
        /// How many doses were taken for certain.
        public let doses: Int
        /// Whether two people, or two phones, logged one of them: it may have been one dose or two.
        public let isUncertain: Bool
        /// The day.
        public let day: LocalDate
        /// The item's name.
        public let item: String
        /// Who and when: "Ann 08:00", "Bob 08:12".
        public let logs: [String]
    }

    /// A log before which there was a reason to ask for the clinic's word.
    public struct AskedLog: Hashable, Codable, Identifiable, Sendable {
        /// The log.
        public let id: Claim.ID
        /// The day.
        public let day: LocalDate
        /// The time: "08:20".
        public let time: String
        /// The item's name and dose: "Peanut 1/4 tsp".
        public let item: String
        /// Why, in the words of the room.
        public let reasons: [String]
        /// The person who answered that the clinic said go on, and the time: "Ann 08:20"; nil where there is no answer.
        public let answer: String?
        /// "not asked", "logged before the hold was noted"; nil where there is an answer.
        public let unasked: String?
    }

    /// A log that was moved, or taken back on a later day than its own.
    public struct Correction: Hashable, Codable, Identifiable, Sendable {
        /// The change's number.
        public let id: Int64
        /// The day of the change.
        public let changedOn: LocalDate
        /// The day of the log.
        public let day: LocalDate
        /// The item's name.
        public let item: String
        /// The time before the change, with its date where that is another: "08:00".
        public let before: String
        /// The time after it; nil where the log was taken out.
        public let after: String?
        /// Who changed it.
        public let member: String
    }

    /// Held days in a row.
    public struct HoldRun: Hashable, Codable, Sendable {
        /// The first.
        public let first: LocalDate
        /// The last.
        public let last: LocalDate
        /// Why.
        public let reason: String
    }
}

// MARK: Making it

extension ClinicReport {
    /// The report of a cycle.
    ///
    /// - Parameters:
    ///   - plan: with the items and holds of its cycle, which must be there.
    ///   - entries: the logs of the cycle's days.
    ///   - doses: what was logged in the logs that reactions refer to, also those taken back since.
    ///   - audit: the changes to the logs of the cycle's days.
    ///   - unasked: the reasons to ask for the clinic's word before logs without an answer.
    ///   - stops: what happened to severe reactions, oldest first.
    /// - Complexity: O(days × items).
    public init(
        plan: Plan,
        cycle: Cycle,
        entries: [LogEntry],
        reactions: [Reaction],
        doses: [Claim.ID: Snapshot] = [:],
        audit: [AuditEntry] = [],
        unasked: [Claim.ID: UnaskedReasons] = [:],
        stops: [StopEvent] = [],
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
        madeAt = now
        timeZoneID = plan.room.timeZoneID
        summary =
            [Share(category: nil, title: "Everything", adherence: adherence.total)]
            + parts.map { Share(category: $0.category, title: $0.category.title, adherence: $0.total) }
        series =
            [Series(category: nil, title: "Everything", percent: adherence.weeks.map(\.percent))]
            + parts.map {
                Series(category: $0.category, title: $0.category.title, percent: $0.weeks.map(\.percent))
            }
        let logged = Set(entries.map(\.item))
        // An item that was taken out before the cycle's first day was never planned in it.
        items = plan.items.filter { item in item.archived.map { $0 > cycle.start } ?? true || logged.contains(item.id) }
            .map { words.planned($0, in: cycle) }
        planChanges = words.changes(in: cycle)
        otherDoses = words.otherDoses(entries, in: cycle)
        let grid = ClinicGrid(
            plan: plan,
            cycle: cycle,
            entries: entries,
            reactions: reactions,
            adherence: adherence,
            today: today
        )
        weeks = position.phase == .before ? [] : (1...position.week).map(grid.week)
        self.reactions = reactions.sorted { ($0.at, $0.id) < ($1.at, $1.id) }.map { words.line($0, doses: doses) }
        self.stops = stops.map(words.line)
        doubles = entries.filter { !$0.others.isEmpty }.sorted { $0.slot < $1.slot }.map(words.double)
        corrections = audit.sorted { $0.id < $1.id }.compactMap(words.correction)
        asked = entries.flatMap(\.claims).sorted { ($0.at, $0.clock) < ($1.at, $1.clock) }.compactMap {
            words.asked($0, unasked[$0.id])
        }
        stoppedLogs = entries.flatMap(\.claims).filter { $0.stoppedSince != nil }.sorted {
            ($0.at, $0.clock) < ($1.at, $1.clock)
        }.compactMap(words.stopped)
        holds = words.runs(plan.holds)
    }
}
