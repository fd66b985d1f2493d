import Foundation
import GRDB
import StorageKit
import TimeKit
import WordKit

extension KidneyWriter {
    /// Evaluates and saves the new findings, which it returns.
    ///
    /// - Parameter changed: the first day of intake or measurements that this transaction changed, if any.
    func evaluate(in zone: TimeZone, changed: LocalDate? = nil, isSeen: Bool) throws -> Evaluation {
        let today = try reader.boundary().day(of: now, in: zone)
        let marked = try reader.mark(.changed)
        let from = Evaluating.firstDayNeeded(
            today: today,
            open: try reader.mark(.open),
            earliestChange: [changed, marked].compactMap(\.self).min()
        )
        let state = try reader.evaluationState(from: from, today: today, zone: zone)
        let told = try reader.alerts(from: today, to: today)
        let dayStart = try reader.boundary().start(of: today, in: zone)
        func newFindings() throws -> Evaluation {
            let all = Evaluating.evaluate(state, now: now, today: today)
            var found = all.without(try reader.known(among: all.ids)).withoutRepeats(of: told)
            found.notices += try reader.repeats(of: all.alerts, on: today, dayStart: dayStart)
            // A value that was entered late, beside a newer one, is kept like one that was entered in time.
            let past = Evaluating.pastAlarms(state, now: now, today: today).without(Set(all.ids))
            let late = past.without(try reader.known(among: past.ids))
            found.alerts += late.alerts
            found.notices += late.notices
            let graver = try reader.graver(among: all.alerts + past.alerts)
            found.alerts += graver
            found.notices += graver.map { KidneyNotice(graver: $0, on: today) }
            return found
        }
        let isEnglish = Language.current == .english
        let shown = isEnglish ? nil : try newFindings()
        // The findings are stored in English. The person sees them in their own language.
        let found = try inEnglish { try newFindings() }
        try keep(found, isSeen: isSeen)
        if marked != nil { try setMark(.changed, nil) }
        let open = state.ledger.merging(found.rewards).openKeys.map(\.period.first).min()
        if try reader.mark(.open) != open { try setMark(.open, open) }
        return shown ?? found
    }
}

extension KidneyNutrition {
    /// The actor of evaluations. It isn't the user, so that an undo reverts their change and evaluates again.
    static let evaluationActor = "evaluation"
    /// The change log's name of an evaluation.
    static let evaluationKind = "evaluation"
    /// The change log's name of the notice settings.
    static let noticesKind = "notices"
    /// The prefix of a dismissed alert's subject in `notice_off`.
    static let dismissedPrefix = "alert "

    /// The subject of a dismissed alert; nil for a notice type.
    static func dismissedSubject(_ word: String) -> String? {
        word.hasPrefix(dismissedPrefix) ? String(word.dropFirst(dismissedPrefix.count)) : nil
    }

    /// Runs a change of the user and evaluates it, and returns the result and the findings. A change that doesn't affect evaluations isn't
    /// evaluated.
    private func entering<Value>(
        _ tables: KidneyWriter,
        _ body: (KidneyWriter) throws -> Value
    ) throws -> (value: Value, found: Evaluation) {
        let before = try tables.reader.revision()
        let value = try body(tables)
        let (counts, day) = try tables.reader.changed(since: before)
        guard counts else { return (value, .nothing) }
        return (value, try tables.evaluate(in: clock.zone(), changed: day, isSeen: true))
    }

    /// Runs and evaluates a change of the user in one transaction, and adds the findings and the revision to its receipt.
    func enter<Receipt: EvaluatedReceipt>(_ body: (KidneyWriter) throws -> Receipt) throws(KidneyError) -> Receipt {
        try write { tables in
            let entered = try entering(tables, body)
            var receipt = entered.value
            receipt.found = entered.found
            receipt.note(try Self.revision(tables.reader))
            return receipt
        }
    }

    /// Runs and evaluates a change without a receipt in one transaction. The findings are in the tables.
    func enter<Value>(_ body: (KidneyWriter) throws -> Value) throws(KidneyError) -> Value {
        try write { tables in try entering(tables, body).value }
    }

    /// Runs one of an import's transactions. Its changes are marked for the `evaluate` after the last one, or, if the import is
    /// interrupted, for the next evaluation.
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
