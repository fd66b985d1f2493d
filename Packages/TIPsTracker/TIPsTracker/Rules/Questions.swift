import Foundation
import StorageKit
import TimeKit
import WordKit

extension TIPsError {
    /// Returns the question whose yes allows the log or the dose that this error refused, with times in a zone; nil for an error without a
    /// question.
    public func question(in zone: some LocalClocks) -> String? {
        switch self {
        case .stopped(let item, let day):
            localized("The clinic stopped \(item) from \(day). Was it taken all the same?")
        case .noDosePlanned(let item, _): localized("The plan has no dose of \(item). Log it without a dose?")
        case .timerRuns(let end, let item, true):
            localized(
                "The wait between treatment foods ends at \(zone.timeOfDay(at: end)). Log \(item) early?"
            )
        case .timerRuns(let end, let item, false):
            localized(
                "The timer runs until \(zone.timeOfDay(at: end)). Log \(item) early?"
            )
        case .clinicNotAsked(let item, let reasons, let clinic):
            localized("\(clinic.text(about: item, reasons, in: zone)). Did the clinic say go on?")
        default: unusualDoses.map { "\($0). \(Self.planQuestion)" }
        }
    }

    /// The words for all doses that must be confirmed; nil for other errors.
    var unusualDoses: String? {
        let words: [String]
        switch self {
        case .tenfoldDose(let item, let from, let to, let others):
            words = ([UnusualDose(item: item, from: from, to: to)] + others).map { dose in
                dose.isLess
                    ? localized(
                        "“\(dose.item)” has \(dose.to.text) after \(dose.from.text), which is a tenth as much or less"
                    )
                    : localized(
                        "“\(dose.item)” has \(dose.to.text) after \(dose.from.text), which is ten times as much or more"
                    )
            }
        case .otherUnit(let item, let from, let to, let others):
            words = ([UnusualDose(item: item, from: from, to: to)] + others).map { dose in
                localized("“\(dose.item)” has \(dose.to.text) after \(dose.from.text), which is another unit")
            }
        case .unitInUse(let doses):
            words = doses.map { dose in
                localized("“\(dose.item)” would have \(dose.to.text) instead of \(dose.from.text)")
            }
        default: return nil
        }
        return words.joined(separator: "; ")
    }

    /// The question about unusual doses.
    static var planQuestion: String { localized("Does the clinic's plan say so?") }
}

extension GateReason {
    /// Returns the key of the questions before a dose. It changes with the reasons, with the wait, and with the logs beside a further dose. Nil if
    /// there is none of these.
    ///
    /// - Parameters:
    ///   - end: The end of the wait between treatment foods; nil if none is running.
    ///   - entry: The ticked box whose further dose is asked about; nil for a tick.
    static func key(of reasons: [GateReason], waitUntil end: Instant?, beside entry: LogEntry? = nil) -> String? {
        guard end != nil || !reasons.isEmpty || entry != nil else { return nil }
        let wait = end.map { "\($0.milliseconds)" } ?? ""
        let logs = entry?.claims.map(\.id.rawValue) ?? []
        let facts = [wait] + reasons.map { $0.answered(in: TimeZone.gmt) } + logs
        return String(SHA256.hexadecimal(of: Array(facts.joined(separator: "\n").utf8)).prefix(16))
    }
}

extension UnusualDose {
    /// Whether the dose is less than the one before. The numbers alone decide if the relation of the units isn't known.
    fileprivate var isLess: Bool {
        if let isHigher = DoseGate.isHigher(to, than: from) { return !isHigher }
        guard let before = try? DoseRule.amount(from.amount).value, let now = try? DoseRule.amount(to.amount).value
        else { return false }
        return now < before
    }
}

extension ClinicInstructions {
    /// Returns the reasons to ask for the clinic's word as text:
    ///
    /// - Parameter tellsNumber: whether the clinic's number is told, and that its words are missing.
    func text(
        about item: String,
        _ reasons: [GateReason],
        in zone: some LocalClocks,
        tellsNumber: Bool = true
    ) -> String {
        var told = self
        if !tellsNumber { told.phone = "" }
        let isTold = tellsNumber || reasons.contains { words[$0.kind] != nil }
        let parts = reasons.map { $0.text(in: zone) } + (isTold ? [told.text(for: reasons)] : [])
        return "\(item): " + parts.joined(separator: "; ")
    }
}
