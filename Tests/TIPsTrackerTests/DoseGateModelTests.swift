import Foundation
import TestKit
import Testing
import TimeKit

@testable import TIPsTracker

@Suite("The gate beside a slow model")
struct DoseGateModelTests {
    @Test("over generated logs, holds and reactions the gate asks what its sentences say, on and beside each limit")
    func agrees() throws {
        var kinds: Set<GateReason.Kind> = []
        for seed in UInt64(1)...10 {
            var random = SeededGenerator(seed: seed)
            for round in 0..<250 {
                let gate = SlowGate(&random)
                let asked = gate.asked
                #expect(asked == gate.expected, "seed \(seed), round \(round)")
                kinds.formUnion(asked.map(\.kind))
            }
        }
        #expect(kinds == [.first, .gap, .hold, .reaction, .soon, .raise], "the cases reach every reason")
    }

    @Test(
        "the hours of a dose soon after another day's are rounded up to the next whole one",
        arguments: [(1, 1), (3_599_999, 1), (3_600_000, 2), (43_199_999, 12), (43_200_000, nil)] as [(Int64, Int?)]
    )
    func soonHours(milliseconds: Int64, hours: Int?) throws {
        let day = try date("2026-01-06")
        let at = UTC.instant(day, hour: 10)
        let last = claim(
            HybridClock(milliseconds: 0, counter: 0, node: "a"),
            day: day.previous,
            at: at.milliseconds - milliseconds
        )
        let tick = DoseGate.Tick(dose: nil, day: day, at: at)
        let reasons = DoseGate.reasons(tick, after: [last], holds: [], reactions: [])
        #expect(reasons == (hours.map { [GateReason.soon(since: last.at, hours: $0)] } ?? []))
    }

    @Test(
        "a first dose is asked about from two days after the plan's start on, or where it is higher than the plan's first",
        arguments: [
            (0, "1", false), (1, "1", false), (2, "1", true), (60, "1", true), (0, "1.01", true), (0, "0.99", false),
            (1, "2", true),
        ]
    )
    func first(days: Int, amount: String, isAsked: Bool) throws {
        let start = DoseGate.Start(dose: DoseLabel(amount: "1", unit: "tsp"), day: try date("2026-01-05"), week: 1)
        let day = start.day.adding(days: days)
        let tick = DoseGate.Tick(
            dose: DoseLabel(amount: amount, unit: "tsp"),
            day: day,
            at: UTC.instant(day, hour: 8)
        )
        let reasons = DoseGate.reasons(tick, after: [], holds: [], reactions: [], start: start)
        #expect(reasons == (isAsked ? [.first(start: start.day, week: 1)] : []))
    }

    @Test("an answer of an earlier version, whose words were of adrenaline, closes its reaction, too")
    func earlierCare() throws {
        let day = try date("2026-01-06")
        let at = UTC.instant(day, hour: 10)
        let reaction = Reaction(
            id: ID("reaction"),
            cycle: ID("cycle-1"),
            symptom: "hives",
            severity: .moderate,
            at: at.adding(milliseconds: -7_200_000),
            day: day,
            wentToEmergencyRoom: true,
            member: ID("ann")
        )
        let tick = DoseGate.Tick(dose: nil, day: day, at: at)
        let reasons = DoseGate.reasons(tick, after: [], holds: [], reactions: [reaction])
        #expect(reasons.map(\.kind) == [.reaction])
        let asked = reasons.map { $0.answered(in: TimeZone.gmt).replacing("epinephrine", with: "adrenaline") }
        let answered = at.adding(milliseconds: -3_600_000)
        let log = Claim(
            clock: HybridClock(milliseconds: 0, counter: 0, node: "a"),
            slot: Slot(day: day, item: ID("peanut")),
            cycle: ID("cycle-1"),
            member: ID("ann"),
            at: answered,
            recordedAt: answered,
            snapshot: Snapshot(item: "Peanut", category: .treatment, dose: nil),
            more: ClaimDetail(goOn: GoOnAnswer(asked: asked, at: answered)).text
        )
        #expect(DoseGate.reasons(tick, after: [log], holds: [], reactions: [reaction]).isEmpty)
    }
}

/// A generated tick with what came before it, and the rule for it sentence by sentence.
private struct SlowGate {
    /// A dose whose size is known, in tenths of a milliliter, milligrams or tenths of a piece.
    struct Portion {
        enum Kind { case volume, mass, piece }

        let label: DoseLabel
        let kind: Kind
        let size: Int

        init(_ amount: String, _ unit: String, _ kind: Kind, _ size: Int) {
            label = DoseLabel(amount: amount, unit: unit)
            self.kind = kind
            self.size = size
        }
    }

    struct Log {
        let at: Int64
        let day: LocalDate
        let portion: Portion?
        /// The reasons that its answer names; nil for a log without an answer.
        let answer: [String]?
    }

    private static let portions: [Portion?] = [
        nil, Portion("1", "tsp", .volume, 50), Portion("2", "tsp", .volume, 100), Portion("5", "mL", .volume, 50),
        Portion("5.1", "mL", .volume, 51), Portion("4.9", "mL", .volume, 49), Portion("1", "tbsp", .volume, 150),
        Portion("1", "g", .mass, 1_000), Portion("1001", "mg", .mass, 1_001), Portion("1000", "mg", .mass, 1_000),
        Portion("1", "piece", .piece, 10), Portion("1 1/2", "Piece", .piece, 15),
    ]
    private static let hour: Int64 = 3_600_000
    private static let openDays = 14

    let at: Int64
    let day: LocalDate
    let portion: Portion?
    let category: Category
    let gapHours: Int
    let untilAnswered: Bool
    let start: (portion: Portion?, day: LocalDate, week: Int)?
    let logs: [Log]
    let holds: [Hold]
    let reactions: [Reaction]
    /// The reactions that followed a dose of the food.
    let followed: Set<Reaction.ID>
    let standing: [Reaction]

    init(_ random: inout SeededGenerator) {
        let hour = Self.hour
        at = 1_770_000_000_000 / 86_400_000 * 86_400_000 + Int64(random.int(in: 0...23)) * hour
        day = Self.day(of: at)
        portion = random.pick(Self.portions)
        category = random.pick([.treatment, .treatment, .treatment, .treatment, .maintenance, .recommended, .medicine])
        gapHours = random.pick([1, 48, 48, 167, 168, 336])
        untilAnswered = !random.oneIn(3)
        let began = day.adding(days: -random.int(in: 0...3))
        if random.oneIn(4) {
            start = nil
        } else {
            start = (portion: random.pick(Self.portions), day: began, week: random.int(in: 1...3))
        }

        let gap = Int64(gapHours) * hour
        let steps: [Int64] = [
            1, hour, 12 * hour - 1, 12 * hour, 24 * hour, 24 * hour, 24 * hour, gap - 1, gap, gap + 1, 168 * hour,
            168 * hour + 1, 14 * 24 * hour,
        ]
        var moment = at
        var logs: [Log] = []
        let reasons = ["fever", "travel"]
        for _ in 0..<random.int(in: 0...5) {
            moment -= random.pick(steps)
            let usual = Self.day(of: moment)
            let named = ["\(day) was marked as held: \(random.pick(reasons))"]
            logs.append(
                Log(
                    at: moment,
                    day: random.oneIn(6) ? usual.previous : usual,
                    portion: random.pick(Self.portions),
                    answer: random.oneIn(3) ? (random.oneIn(2) ? named : []) : nil
                )
            )
        }

        var days = [day, day.next, day.adding(days: -13), day.adding(days: -14), day.adding(days: -15)]
        days += logs.flatMap { [$0.day.previous, $0.day, $0.day.next] }
        let held = Set((0..<random.int(in: 0...3)).map { _ in random.pick(days) })
        let marked = held.sorted().map { Hold(day: $0, reason: random.pick(reasons), member: ID("ann")) }
        holds = marked

        let open = Int64(Self.openDays) * 24 * hour
        var moments = [at, at + 1, at - 1, at - open, at - open - 1, at - open + 1, at - 90 * 24 * hour]
        moments += logs.flatMap { [$0.at - 1, $0.at, $0.at + 1] }
        let noted = Set((0..<random.int(in: 0...2)).map { _ in random.pick(moments) })
        let all = noted.sorted().map { moment in
            Reaction(
                id: ID("reaction \(moment)"),
                cycle: ID("cycle-1"),
                symptom: "hives \(moment)",
                severity: random.pick(Reaction.Severity.allCases),
                at: Instant(milliseconds: moment),
                day: Self.day(of: moment),
                adrenalineAt: random.oneIn(4) ? Instant(milliseconds: moment) : nil,
                wentToEmergencyRoom: random.oneIn(4),
                member: ID("ann")
            )
        }
        let unlifted = all.filter { $0.countsAsSevere && random.oneIn(3) }
        standing = unlifted
        followed = Set(all.filter { _ in random.oneIn(3) }.map(\.id))
        // A standing reaction of another cycle isn't among the reactions.
        reactions = all.filter { reaction in !unlifted.contains { $0.id == reaction.id } || random.oneIn(2) }
        self.logs = logs.map { log in
            guard var named = log.answer, !named.isEmpty else { return log }
            if !all.isEmpty, random.oneIn(2) { named.append(Self.name(of: random.pick(all))) }
            if !marked.isEmpty, random.oneIn(2) { named.append(Self.name(of: random.pick(marked))) }
            return Log(at: log.at, day: log.day, portion: log.portion, answer: named)
        }
    }

    private static func day(of moment: Int64) -> LocalDate { LocalDate(dayNumber: Int(moment / 86_400_000)) }

    /// The reasons by the rule under test.
    var asked: [GateReason] {
        DoseGate.reasons(
            DoseGate.Tick(dose: portion?.label, day: day, at: Instant(milliseconds: at), category: category),
            after: logs.map { log in
                Claim(
                    clock: HybridClock(milliseconds: log.at, counter: 0, node: "a"),
                    slot: Slot(day: log.day, item: ID("peanut")),
                    cycle: ID("cycle-1"),
                    member: ID("ann"),
                    at: Instant(milliseconds: log.at),
                    recordedAt: Instant(milliseconds: log.at),
                    snapshot: Snapshot(item: "Peanut", category: category, dose: log.portion?.label),
                    more: log.answer.flatMap { answer in
                        ClaimDetail(goOn: GoOnAnswer(asked: answer, at: Instant(milliseconds: log.at))).text
                    }
                )
            },
            holds: holds,
            reactions: reactions,
            followed: followed,
            standing: standing,
            start: start.map { DoseGate.Start(dose: $0.portion?.label, day: $0.day, week: $0.week) },
            gapHours: gapHours,
            untilAnswered: untilAnswered
        )
    }

    /// The reasons by the sentences of the rule, in their order.
    var expected: [GateReason] {
        var reasons: [GateReason] = []
        let isTreatment = category == .treatment
        if logs.isEmpty, let start {
            let isTwoDaysLate = day.dayNumber - start.day.dayNumber >= 2
            let isMore = portion.map { isMoreOrUnknown($0, start.portion) } ?? false
            if isTwoDaysLate || isMore { reasons.append(.first(start: start.day, week: start.week)) }
        }
        if let last = logs.first, isTreatment || category == .maintenance, at - last.at > longest {
            reasons.append(.gap(since: Instant(milliseconds: last.at), hours: Int(longest / Self.hour)))
        }
        let open = openHolds
        for hold in open.reversed() {
            let goesOn = open.contains { $0.day == hold.day.next && $0.reason == hold.reason }
            if !goesOn { reasons.append(.hold(day: hold.day, reason: hold.reason)) }
        }
        let newest = Array(openReactions.reversed())
        let severe = newest.filter { $0.severity == .severe || $0.adrenalineAt != nil }
        let grave = newest.filter { $0.severity != .severe && $0.adrenalineAt == nil && isGrave($0) }
        for reaction in severe + grave + newest.filter({ !isGrave($0) }) {
            let isTreated = reaction.adrenalineAt != nil || reaction.wentToEmergencyRoom
            let care =
                reaction.severity != .severe && isTreated ? ", treated with epinephrine or in an emergency room" : ""
            reasons.append(
                .reaction(symptom: reaction.symptom + care, severity: reaction.severity, at: reaction.at)
            )
        }
        if isTreatment, let last = logs.first(where: { $0.day < day }), at - last.at < 12 * Self.hour {
            let hours = (1...12).first { at - last.at < Int64($0) * Self.hour } ?? 0
            reasons.append(.soon(since: Instant(milliseconds: last.at), hours: hours))
        }
        if isTreatment, let last = logs.first, let portion, isMoreOrUnknown(portion, last.portion),
            !reasons.isEmpty || hadTrouble
        {
            reasons.append(.raise(from: last.portion?.label, to: portion.label))
        }
        return reasons
    }

    /// The longest time between two logs without a question, in milliseconds.
    private var longest: Int64 {
        Int64(category == .maintenance && gapHours < 168 ? 168 : gapHours) * Self.hour
    }

    private func isMore(_ one: Portion, _ other: Portion?) -> Bool {
        other.map { $0.kind == one.kind && one.size > $0.size } ?? false
    }

    private func isMoreOrUnknown(_ one: Portion, _ other: Portion?) -> Bool {
        guard let other, other.kind == one.kind else { return true }
        return one.size > other.size
    }

    /// The holds up to the tick that no answer of its day names, by day.
    private var knownHolds: [Hold] {
        let named = logs.filter { $0.day == day }.flatMap { $0.answer ?? [] }
        return holds.filter { $0.day <= day && !named.contains(Self.name(of: $0)) }
    }

    /// A held day as answers name it.
    private static func name(of hold: Hold) -> String { "\(hold.day) was marked as held: \(hold.reason)" }

    private var openHolds: [Hold] {
        knownHolds.filter { hold in
            if logs.isEmpty || hold.day >= logs[0].day { return true }
            guard untilAnswered, day.dayNumber - hold.day.dayNumber <= Self.openDays else { return false }
            // An answer of a later day closes the days of one hold up to the one that it names.
            var names: [String] = []
            var next = hold.day
            while next <= day, let held = holds.first(where: { $0.day == next && $0.reason == hold.reason }) {
                names.append(Self.name(of: held))
                next = next.next
            }
            return logs.filter { $0.day > hold.day }.allSatisfy { log in
                guard let answer = log.answer else { return true }
                return !answer.isEmpty && !answer.contains { names.contains($0) }
            }
        }
    }

    /// The reactions up to the tick that are asked about, by time.
    private var knownReactions: [Reaction] {
        let others = standing.filter { one in !reactions.contains { $0.id == one.id } }
        return (reactions + others).sorted { $0.at < $1.at }.filter { reaction in
            (isGrave(reaction) || followed.contains(reaction.id)) && reaction.at.milliseconds <= at
        }
    }

    private func isGrave(_ reaction: Reaction) -> Bool {
        reaction.severity != .mild || reaction.adrenalineAt != nil || reaction.wentToEmergencyRoom
    }

    /// A reaction as answers name it.
    private static func name(of reaction: Reaction) -> String {
        let isTreated = reaction.severity != .severe && (reaction.adrenalineAt != nil || reaction.wentToEmergencyRoom)
        let time = TimeZone.gmt.local(at: reaction.at)
        return "a \(reaction.severity.rawValue) reaction was noted at \(time.date) \(time.time.hourAndMinute) UTC: "
            + reaction.symptom + (isTreated ? ", treated with epinephrine or in an emergency room" : "")
    }

    private var openReactions: [Reaction] {
        knownReactions.filter { reaction in
            if standing.contains(where: { $0.id == reaction.id }) { return true }
            if logs.isEmpty || reaction.at.milliseconds >= logs[0].at { return true }
            guard untilAnswered, day.dayNumber - reaction.day.dayNumber <= Self.openDays else { return false }
            // An answer that names reasons closes what it names. These name holds and sometimes the reaction.
            return logs.filter { reaction.at.milliseconds < $0.at }.allSatisfy { log in
                log.answer.map { !$0.isEmpty && !$0.contains(Self.name(of: reaction)) } ?? true
            }
        }
    }

    /// Whether there was a gap, a hold or a reaction since the log with the last raise, or since the first log of all.
    private var hadTrouble: Bool {
        var since: [Log] = []
        for (place, log) in logs.enumerated() {
            since.append(log)
            let before = place + 1 < logs.count ? logs[place + 1].portion : nil
            if let portion = log.portion, isMore(portion, before) { break }
        }
        guard let oldest = since.last else { return false }
        return zip(since, since.dropFirst()).contains { $0.at - $1.at > longest }
            || knownHolds.contains { $0.day >= oldest.day }
            || knownReactions.contains { reaction in
                reaction.at.milliseconds >= oldest.at || standing.contains { $0.id == reaction.id }
            }
    }
}
