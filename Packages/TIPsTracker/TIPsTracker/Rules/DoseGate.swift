import Foundation
import FractionParser
public import TimeKit

/// The rule for asking for the clinic's word before an item is logged. The app asks; it never advises a dose.
public enum DoseGate {
    /// The number of days for which a hold or a reaction stays open while no log answers it. The bound is our own; no source states one.
    public static let openDays = 14

    /// The number of days from a food's start in the plan on which its first dose is logged without a question: 48 hours.
    public static let firstDays = 2

    /// The number of hours between the logs of two days below which a treatment food is asked about. The bound is our own; no source states one.
    public static let dayHours = 12

    /// The maximum number of hours between two logs of a maintenance food without a question, unless the clinic's own number is larger. The
    /// bound is our own; no source states one.
    public static let maintenanceGapHours = 168

    /// The addition to the symptom of a mild reaction that was treated as an emergency. It is kept with the clinic's answer.
    static let emergencyCare = ", treated with adrenaline or in an emergency room"

    /// A dose to be logged: its amount, day and time.
    public struct Tick: Hashable, Sendable {
        /// The dose in force; nil if none was entered.
        public let dose: DoseLabel?
        /// The room-local day.
        public let day: LocalDate
        /// The time of intake.
        public let at: Instant
        /// The item's category on the day.
        public let category: Category

        public init(dose: DoseLabel?, day: LocalDate, at: Instant, category: Category = .treatment) {
            self.dose = dose
            self.day = day
            self.at = at
            self.category = category
        }
    }

    /// The start of a food in the plan.
    public struct Start: Hashable, Sendable {
        /// The first dose of the plan; nil if none was entered.
        public let dose: DoseLabel?
        /// The first day in the plan.
        public let day: LocalDate
        /// The cycle's week of the tick.
        public let week: Int
    }

    /// Returns the reasons to ask for the clinic's word; empty if there are none.
    ///
    /// Without an earlier log there is neither gap nor raise, and all given holds and reactions count. A raise is a treatment food's alone.
    ///
    /// - Parameters:
    ///   - logs: the earlier logs of the food in all cycles, newest first, at least back to the last raise of its dose.
    ///   - holds: the held days of those logs' cycles, including days released on the tick's day or later.
    ///   - reactions: the reactions of those cycles; for anything but a treatment food, those that followed a dose of it.
    ///   - standing: the severe reactions among them, and of other cycles, whose stop no admin has lifted. No answer closes them.
    ///   - start: the start of a treatment food in the plan; nil to ask nothing about its first dose.
    ///   - gapHours: the maximum number of hours between two logs of a food without a question.
    ///   - untilAnswered: whether a hold or a reaction of the last ``openDays`` days stays open until a log carries the clinic's answer. A log
    ///     from a device that didn't know of it, or from before it was recorded, is no answer. If false, only events since the last log count.
    /// - Complexity: O(logs since the last raise × (holds + reactions)).
    public static func reasons(
        _ tick: Tick,
        after logs: [Claim],
        holds: [Hold],
        reactions: [Reaction],
        standing: [Reaction] = [],
        start: Start? = nil,
        gapHours: Int = ClinicInstructions().gapHours,
        untilAnswered: Bool = true
    ) -> [GateReason] {
        let gapHours = tick.category == .maintenance ? max(gapHours, maintenanceGapHours) : gapHours
        let events = Events(tick, holds, reactions, standing, answeredToday: logs.filter { $0.slot.day == tick.day })
        func isGap(from earlier: Instant, to later: Instant) -> Bool {
            earlier.milliseconds(until: later) > Int64(gapHours) * 3_600_000
        }
        let answered = untilAnswered ? logs.first { $0.goOn != nil } : logs.first
        var reasons: [GateReason] = []
        if logs.isEmpty, let start, isLate(tick, after: start) {
            reasons.append(.first(start: start.day, week: start.week))
        }
        if let last = logs.first, [.treatment, .maintenance].contains(tick.category), isGap(from: last.at, to: tick.at)
        {
            reasons.append(.gap(since: last.at, hours: gapHours))
        }
        if let hold = events.hold(since: logs.first, answered: answered) {
            reasons.append(.hold(day: hold.day, reason: hold.reason))
        }
        if let reaction = events.reaction(since: logs.first, answered: answered) {
            let care = reaction.severity == .mild ? Self.emergencyCare : ""
            reasons.append(.reaction(symptom: reaction.symptom + care, severity: reaction.severity, at: reaction.at))
        }
        if tick.category == .treatment, let last = logs.first(where: { $0.slot.day < tick.day }),
            last.at.milliseconds(until: tick.at) < Int64(dayHours) * 3_600_000
        {
            let hours = Int(last.at.milliseconds(until: tick.at) / 3_600_000) + 1
            reasons.append(.soon(since: last.at, hours: hours))
        }
        if tick.category == .treatment, let last = logs.first, let dose = tick.dose,
            isHigher(dose, than: last.snapshot.dose) ?? true,
            !reasons.isEmpty || hasEvent(sinceLastRaiseIn: logs, events, isGap)
        {
            reasons.append(.raise(from: last.snapshot.dose, to: dose))
        }
        return reasons
    }

    /// Whether a first dose is later than the plan has it, or higher.
    private static func isLate(_ tick: Tick, after start: Start) -> Bool {
        if start.day.days(until: tick.day) >= firstDays { return true }
        return tick.dose.map { isHigher($0, than: start.dose) ?? true } ?? false
    }

    /// Whether a gap, a hold or a reaction occurred since the dose was last raised.
    private static func hasEvent(
        sinceLastRaiseIn logs: [Claim],
        _ events: Events,
        _ isGap: (Instant, Instant) -> Bool
    ) -> Bool {
        let pairs = zip(logs, logs.dropFirst())
        let raise = pairs.enumerated().first { _, pair in
            pair.0.snapshot.dose.flatMap { isHigher($0, than: pair.1.snapshot.dose) } ?? false
        }?.offset
        let window = logs.prefix((raise ?? logs.count - 1) + 1)
        return zip(window, window.dropFirst()).contains { isGap($1.at, $0.at) }
            || events.hold(since: window.last, answered: window.last) != nil
            || events.reaction(since: window.last, answered: window.last) != nil
    }

    /// Whether a dose is higher than another; nil if they can't be compared, for lack of a dose, an amount or a known relation of the units.
    static func isHigher(_ dose: DoseLabel, than other: DoseLabel?) -> Bool? {
        if dose == other { return false }
        guard let other, let amount = try? DoseRule.amount(dose.amount).value,
            let before = try? DoseRule.amount(other.amount).value
        else { return nil }
        if TextRule.key(dose.unit) == TextRule.key(other.unit) { return amount > before }
        return DoseMeasure.pair((before, other.unit), (amount, dose.unit)).map { $0.1 > $0.0 }
    }
}

/// The holds and reactions up to a tick.
private struct Events {
    let tick: DoseGate.Tick
    let holds: [Hold]
    let reactions: [Reaction]
    let standing: Set<Reaction.ID>

    /// - Parameter logs: the earlier logs of the tick's day. A hold named in one of their answers is not asked about again on that day.
    init(
        _ tick: DoseGate.Tick,
        _ holds: [Hold],
        _ reactions: [Reaction],
        _ standing: [Reaction],
        answeredToday logs: [Claim]
    ) {
        self.tick = tick
        self.standing = Set(standing.map(\.id))
        let named = Set(logs.flatMap { $0.goOn?.asked ?? [] })
        self.holds = holds.filter { hold in
            hold.day <= tick.day
                && !named.contains(GateReason.hold(day: hold.day, reason: hold.reason).answered(in: .gmt))
        }
        let known = Set(reactions.map(\.id))
        let all = reactions + standing.filter { !known.contains($0.id) }
        self.reactions = all.filter { $0.isAskedAbout && $0.at <= tick.at }
    }

    /// The newest held day since a log, or since the last answered log while the hold is open.
    func hold(since log: Claim?, answered: Claim?) -> Hold? {
        holds.filter { hold in
            func isSince(_ log: Claim?) -> Bool { log.map { $0.slot.day <= hold.day } ?? true }
            return isSince(log) || isSince(answered) && hold.day.days(until: tick.day) <= DoseGate.openDays
        }
        .max { $0.day < $1.day }
    }

    /// The worst reaction since a log, since the last answered log while it is open, or whose stop stands; the newest of equally bad ones.
    func reaction(since log: Claim?, answered: Claim?) -> Reaction? {
        reactions.filter { reaction in
            func isSince(_ log: Claim?) -> Bool { log.map { $0.at <= reaction.at } ?? true }
            let open = Int64(DoseGate.openDays) * 86_400_000
            return standing.contains(reaction.id) || isSince(log)
                || isSince(answered) && reaction.at.milliseconds(until: tick.at) <= open
        }
        .max { ($0.severity == .severe ? 1 : 0, $0.at) < ($1.severity == .severe ? 1 : 0, $1.at) }
    }
}
