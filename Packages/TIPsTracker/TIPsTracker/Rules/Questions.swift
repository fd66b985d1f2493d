public import Foundation
import TimeKit
import WordKit

extension TIPsError {
    /// The question before a log or a dose that this error refused is taken all the same, with times in a zone; nil for an error without one.
    public func question(in zone: TimeZone) -> String? {
        switch self {
        case .stopped(let item, let day):
            localized("The clinic stopped \(item) from \(day). Was it taken all the same?")
        case .noDosePlanned(let item, _): localized("The plan has no dose of \(item). Log it without a dose?")
        case .timerRuns(let end, let item):
            localized("The timer runs until \(zone.local(at: end).time.hourAndMinute). Log \(item) early?")
        case .clinicNotAsked(let item, let reasons, let clinic):
            localized("\(clinic.text(about: item, reasons, in: zone)). Did the clinic say go on?")
        default: unusualDose.map { "\($0). \(Self.planQuestion)" }
        }
    }

    /// The words for a dose that must be confirmed; nil for other errors.
    var unusualDose: String? {
        switch self {
        case .tenfoldDose(let item, let from, let to):
            localized("“\(item)” has \(to.text) after \(from.text), which is ten times as much or more")
        case .otherUnit(let item, let from, let to):
            localized("“\(item)” has \(to.text) after \(from.text), which is another unit")
        default: nil
        }
    }

    /// The question about unusual doses.
    static var planQuestion: String { localized("Does the clinic's plan say so?") }
}

extension ClinicInstructions {
    /// The reasons to ask for the clinic's word, and the words: "Peanut: 2026-01-07 is held: fever; the clinic's words: “call us”; call 602-555-0100".
    func text(about item: String, _ reasons: [GateReason], in zone: TimeZone) -> String {
        "\(item): " + (reasons.map { $0.text(in: zone) } + [text(for: reasons)]).joined(separator: "; ")
    }
}
