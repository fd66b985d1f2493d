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

    /// The maximum number of reactions that a question names. The answer is kept in a text of limited length.
    static let reactionLimit = 12

    /// The maximum number of holds that a question names. The answer is kept in a text of limited length.
    static let holdLimit = 4

    /// The addition to the symptom of a mild or moderate reaction that was treated as an emergency. It is kept with the clinic's answer.
    static let emergencyCare = ", treated with epinephrine or in an emergency room"

    /// The addition in the answers of earlier versions.
    static let earlierEmergencyCare = ", treated with adrenaline or in an emergency room"

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
    /// Every open reaction is a reason of its own, and so is the newest day of every open hold, because an answer closes what it names. A hold is
    /// days in a row with one reason, and an answer that names a day closes the days before it, too. An answer that names no reason, from before
    /// the device knew one, closes everything before it.
    ///
    /// Without an earlier log there is neither gap nor raise, and all given holds and reactions count. A raise is a treatment food's alone.
    ///
    /// - Parameters:
    ///   - logs: the earlier logs of the food in all cycles, newest first, at least back to the last raise of its dose.
    ///   - holds: the held days of those logs' cycles, including days released on the tick's day or later.
    ///   - reactions: the reactions of those cycles; for anything but a treatment food, those that followed a dose of it.
    ///   - followed: the reactions that followed a dose of the food. A mild one counts only if it is among them or was treated as an emergency.
    ///   - standing: those among them, and of other cycles, that count as severe and whose stop no admin has lifted. No answer closes them.
    ///   - start: the start of a treatment food in the plan; nil to ask nothing about its first dose.
    ///   - gapHours: the maximum number of hours between two logs of a food without a question.
    ///   - units: the room's units. A unit that was renamed is the same unit.
    ///   - untilAnswered: whether a hold or a reaction of the last ``openDays`` days stays open until a log carries the clinic's answer. A log
    ///     from a device that didn't know of it, or from before it was recorded, is no answer. If false, only events since the last log count.
    ///   - room: the room in whose time answers name a reaction; nil for UTC.
    /// - Complexity: O(logs since the last raise × (holds + reactions)).
    public static func reasons(
        _ tick: Tick,
        after logs: [Claim],
        holds: [Hold],
        reactions: [Reaction],
        followed: Set<Reaction.ID> = [],
        standing: [Reaction] = [],
        start: Start? = nil,
        gapHours: Int = ClinicInstructions().gapHours,
        units: [DoseUnit] = [],
        untilAnswered: Bool = true,
        room: Room? = nil
    ) -> [GateReason] {
        let gapHours = Self.gapHours(of: tick.category, clinic: gapHours)
        let asked = reactions.filter { $0.isAskedAbout || followed.contains($0.id) }
        let events = Events(tick, holds, asked, standing, answeredToday: logs.filter { $0.slot.day == tick.day })
        func isGap(from earlier: Instant, to later: Instant) -> Bool {
            earlier.milliseconds(until: later) > Int64(gapHours) * 3_600_000
        }
        var reasons: [GateReason] = []
        if logs.isEmpty, let start, isLate(tick, after: start, units) {
            reasons.append(.first(start: start.day, week: start.week))
        }
        if let last = logs.first, [.treatment, .maintenance].contains(tick.category), isGap(from: last.at, to: tick.at)
        {
            reasons.append(.gap(since: last.at, hours: gapHours))
        }
        let answers: [(log: Claim, asked: [String])] =
            events.isEmpty || !untilAnswered
            ? [] : logs.compactMap { log in log.goOn.map { (log: log, asked: $0.asked) } }
        let held = events.holds(since: logs.first) { hold in
            guard untilAnswered else { return true }
            let names = events.names(from: hold)
            return answers.contains { log, asked in
                log.slot.day > hold.day && (asked.isEmpty || asked.contains(where: names.contains))
            }
        }
        reasons += held.prefix(holdLimit).map { GateReason.hold(day: $0.day, reason: $0.reason) }
        func isAnswered(_ reaction: Reaction) -> Bool {
            guard untilAnswered else { return true }
            let stated = reason(of: reaction)
            let name = room.map { stated.answered(in: $0) } ?? stated.answered(in: TimeZone.gmt)
            let names = [name, name.replacing(emergencyCare, with: earlierEmergencyCare)]
            return answers.contains { log, asked in
                log.at > reaction.at && (asked.isEmpty || asked.contains(where: names.contains))
            }
        }
        let open = events.reactions(since: logs.first, isAnswered: isAnswered)
        reasons += open.prefix(reactionLimit).map { reason(of: $0) }
        if tick.category == .treatment, let last = logs.first(where: { $0.slot.day < tick.day }),
            last.at.milliseconds(until: tick.at) < Int64(dayHours) * 3_600_000
        {
            let hours = Int(last.at.milliseconds(until: tick.at) / 3_600_000) + 1
            reasons.append(.soon(since: last.at, hours: hours))
        }
        if tick.category == .treatment, let last = logs.first, let dose = tick.dose,
            isHigher(dose, than: last.snapshot.dose, units) ?? true,
            !reasons.isEmpty || hasEvent(sinceLastRaiseIn: logs, events, units, isGap)
        {
            reasons.append(.raise(from: last.snapshot.dose.map { renamed($0, like: dose, units) }, to: dose))
        }
        return reasons
    }

    private static func reason(of reaction: Reaction) -> GateReason {
        let care = reaction.severity != .severe && reaction.isTreatedAsEmergency ? emergencyCare : ""
        return .reaction(symptom: reaction.symptom + care, severity: reaction.severity, at: reaction.at)
    }

    /// The maximum number of hours between two logs of a food of a category without a question.
    static func gapHours(of category: Category, clinic hours: Int) -> Int {
        category == .maintenance ? max(hours, maintenanceGapHours) : hours
    }

    /// Whether a first dose is later than the plan has it, or higher.
    private static func isLate(_ tick: Tick, after start: Start, _ units: [DoseUnit]) -> Bool {
        if start.day.days(until: tick.day) >= firstDays { return true }
        return tick.dose.map { isHigher($0, than: start.dose, units) ?? true } ?? false
    }

    /// Whether a gap, a hold or a reaction occurred since the dose was last raised.
    private static func hasEvent(
        sinceLastRaiseIn logs: [Claim],
        _ events: Events,
        _ units: [DoseUnit],
        _ isGap: (Instant, Instant) -> Bool
    ) -> Bool {
        let pairs = zip(logs, logs.dropFirst())
        let raise = pairs.enumerated().first { _, pair in
            pair.0.snapshot.dose.flatMap { isHigher($0, than: pair.1.snapshot.dose, units) } ?? false
        }?.offset
        let window = logs.prefix((raise ?? logs.count - 1) + 1)
        return zip(window, window.dropFirst()).contains { isGap($1.at, $0.at) }
            || !events.holds(since: window.last) { _ in true }.isEmpty
            || !events.reactions(since: window.last) { _ in true }.isEmpty
    }

    /// Whether a dose is higher than another; nil if they can't be compared, for lack of a dose, an amount or a known relation of the units.
    static func isHigher(_ dose: DoseLabel, than other: DoseLabel?, _ units: [DoseUnit] = []) -> Bool? {
        if dose == other { return false }
        return other.flatMap { amounts($0, dose, units) }.map { $0.now > $0.before }
    }

    /// The exact multiple of another dose that a dose is; nil if they can't be compared.
    static func times(_ dose: DoseLabel, _ other: DoseLabel) -> Rational? {
        amounts(other, dose, []).flatMap { try? $0.now.dividing(by: $0.before) }
    }

    /// The amounts of two doses in one unit; nil if they can't be compared, for lack of an amount or a known relation of the units.
    private static func amounts(
        _ earlier: DoseLabel,
        _ later: DoseLabel,
        _ units: [DoseUnit]
    ) -> (before: Rational, now: Rational)? {
        guard let now = try? DoseRule.amount(later.amount).value,
            let before = try? DoseRule.amount(earlier.amount).value
        else { return nil }
        if TextRule.key(later.unit) == TextRule.key(earlier.unit) { return (before, now) }
        if let pair = DoseMeasure.pair((before, earlier.unit), (now, later.unit)) { return (pair.0, pair.1) }
        return isRenamed(earlier.unit, later.unit, units) ? (before, now) : nil
    }

    /// A logged dose in the words of a later one, if its unit was renamed since.
    private static func renamed(_ logged: DoseLabel, like dose: DoseLabel, _ units: [DoseUnit]) -> DoseLabel {
        let isSame = DoseMeasure.areEqual(logged.unit, dose.unit) == nil && isRenamed(logged.unit, dose.unit, units)
        return isSame ? DoseLabel(amount: logged.amount, unit: dose.unit) : logged
    }

    /// Whether two names belong to one unit, and to no other. A name that two units have had identifies neither.
    private static func isRenamed(_ name: String, _ other: String, _ units: [DoseUnit]) -> Bool {
        let named = units.filter { $0.hasHadName(name) || $0.hasHadName(other) }
        return named.count == 1 && named.allSatisfy { $0.hasHadName(name) && $0.hasHadName(other) }
    }
}

/// The holds and reactions up to a tick.
private struct Events {
    let tick: DoseGate.Tick
    let holds: [Hold]
    let reactions: [Reaction]
    let standing: Set<Reaction.ID>
    /// The holds as answers name them, also those that aren't asked about again on the tick's day.
    private let held: Set<String>

    var isEmpty: Bool { holds.isEmpty && reactions.isEmpty }

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
        let past = holds.filter { $0.day <= tick.day }
        let names = past.map { Self.name($0.day, $0.reason) }
        held = Set(names)
        self.holds = zip(past, names).filter { !named.contains($1) }.map(\.0)
        let known = Set(reactions.map(\.id))
        let all = reactions + standing.filter { !known.contains($0.id) }
        self.reactions = all.filter { $0.at <= tick.at }
    }

    private static func name(_ day: LocalDate, _ reason: String) -> String {
        GateReason.hold(day: day, reason: reason).answered(in: TimeZone.gmt)
    }

    /// A held day and the days in a row after it that are held for the same reason, as answers name them.
    func names(from hold: Hold) -> Set<String> {
        let days = sequence(first: hold.day) { $0.next }
        return Set(days.lazy.map { Self.name($0, hold.reason) }.prefix { held.contains($0) })
    }

    /// The held days since a log, and those that aren't answered while they are open; newest first, and of days in a row with one reason the last.
    func holds(since log: Claim?, isAnswered: (Hold) -> Bool) -> [Hold] {
        let open = holds.filter { hold in
            let isSince = log.map { $0.slot.day <= hold.day } ?? true
            return isSince || hold.day.days(until: tick.day) <= DoseGate.openDays && !isAnswered(hold)
        }
        let names = Set(open.map { Self.name($0.day, $0.reason) })
        return open.filter { !names.contains(Self.name($0.day.next, $0.reason)) }.sorted { $1.day < $0.day }
    }

    /// The reactions since a log, those that aren't answered while they are open, and those whose stop stands; the worst first, and of equally bad
    /// ones the newest.
    func reactions(since log: Claim?, isAnswered: (Reaction) -> Bool) -> [Reaction] {
        reactions.filter { reaction in
            let isSince = log.map { $0.at <= reaction.at } ?? true
            return standing.contains(reaction.id) || isSince
                || reaction.day.days(until: tick.day) <= DoseGate.openDays && !isAnswered(reaction)
        }
        .sorted { ($1.rank, $1.at, $1.id) < ($0.rank, $0.at, $0.id) }
    }
}

extension Reaction {
    /// The order of the reactions, the worst highest: one that counts as severe before the others, and those that any food is asked about before a
    /// mild one.
    fileprivate var rank: Int { countsAsSevere ? 2 : isAskedAbout ? 1 : 0 }
}
