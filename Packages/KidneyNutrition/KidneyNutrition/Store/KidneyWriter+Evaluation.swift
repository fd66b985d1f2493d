import Foundation
import GRDB
import StorageKit
import TimeKit

/// A receipt that says what it brought about.
protocol EvaluatedReceipt {
    /// What it brought about.
    var found: Evaluation { get set }
}

extension LabReceipt: EvaluatedReceipt {}
extension WeightReceipt: EvaluatedReceipt {}
extension PressureReceipt: EvaluatedReceipt {}
extension IntakeReceipt: EvaluatedReceipt {}
extension MedicineReceipt: EvaluatedReceipt {}
extension GoalReceipt: EvaluatedReceipt {}
extension TakenBack: EvaluatedReceipt {}

extension KidneyWriter {
    /// Runs every verification and keeps what is new; what was found.
    ///
    /// - Parameter changed: the first day of what was measured or eaten and changed within this transaction; nil where nothing was.
    func evaluate(in zone: TimeZone, changed: LocalDate? = nil, isSeen: Bool) throws -> Evaluation {
        let today = try reader.boundary().day(of: now, in: zone)
        let marked = try reader.mark(.changed)
        let from = Evaluating.firstDayNeeded(
            today: today,
            open: try reader.mark(.open),
            earliestChange: [changed, marked].compactMap(\.self).min()
        )
        let state = try reader.evaluationState(from: from, today: today, zone: zone)
        let all = Evaluating.evaluate(state, now: now, today: today)
        var found = all.without(try reader.known(among: all.ids))
            .withoutRepeats(of: try reader.alerts(from: today, to: today))
        let dayStart = try reader.boundary().start(of: today, in: zone)
        found.notices += try reader.repeats(of: all.alerts, on: today, dayStart: dayStart)
        try keep(found, isSeen: isSeen)
        if marked != nil { try setMark(.changed, nil) }
        let open = state.ledger.merging(found.rewards).openKeys.map(\.period.first).min()
        if try reader.mark(.open) != open { try setMark(.open, open) }
        return found
    }
}

extension KidneyNutrition {
    /// Who writes down what was found: not the user, so that an undo takes back what they entered and evaluates again.
    static let evaluationActor = "evaluation"
    /// How the change log names an evaluation.
    static let evaluationKind = "evaluation"
    /// How the change log names the switches of notices.
    static let noticesKind = "notices"
    /// The prefix of an alert's subject among the notices that are turned off.
    static let dismissedPrefix = "alert "

    /// The subject of an alert that was dismissed; nil for a type of notices.
    static func dismissedSubject(_ word: String) -> String? {
        word.hasPrefix(dismissedPrefix) ? String(word.dropFirst(dismissedPrefix.count)) : nil
    }

    /// One transaction in which the user enters, changes or takes away something, and in which every verification is run over it;
    /// what came of both. Nothing is run where nothing changed that counts.
    func entering<Value>(
        _ body: (KidneyWriter) throws -> Value
    ) throws(KidneyError) -> (value: Value, found: Evaluation) {
        try write { tables in
            let before = try tables.reader.revision()
            let value = try body(tables)
            let (counts, day) = try tables.reader.changed(since: before)
            guard counts else { return (value, .nothing) }
            return (value, try tables.evaluate(in: clock.zone(), changed: day, isSeen: true))
        }
    }

    /// The same, with what was found in the receipt.
    func enter<Receipt: EvaluatedReceipt>(_ body: (KidneyWriter) throws -> Receipt) throws(KidneyError) -> Receipt {
        var (receipt, found) = try entering(body)
        receipt.found = found
        return receipt
    }

    /// The same for what has no receipt: what was found is in the tables.
    func enter<Value>(_ body: (KidneyWriter) throws -> Value) throws(KidneyError) -> Value {
        try entering(body).value
    }

    /// One transaction of many of an import: what it changes is marked, and evaluated once, by the `evaluate` after the last of
    /// them, or by the next one of any kind where the import was cut off.
    func enterForLater<Value>(_ body: (KidneyWriter) throws -> Value) throws(KidneyError) -> Value {
        try write { tables in
            let before = try tables.reader.revision()
            let value = try body(tables)
            let (counts, day) = try tables.reader.changed(since: before)
            guard counts else { return value }
            let today = try tables.reader.boundary().day(of: tables.now, in: clock.zone())
            let first = [day, try tables.reader.mark(.changed), today].compactMap(\.self).min()
            try tables.setMark(.changed, first)
            return value
        }
    }
}
