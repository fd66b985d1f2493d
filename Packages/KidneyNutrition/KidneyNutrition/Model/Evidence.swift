public import TimeKit
import WordKit

/// The source of a figure or a sentence, with its grade and the day it was read. Everything the user sees has one.
public struct Evidence: Hashable, Codable, Sendable {
    /// The reliability of a source.
    public enum Grade: String, CaseIterable, Codable, Sendable {
        /// The label of a medicine, read in its section.
        case label
        /// A guideline, read at its numbered statement.
        case guideline
        /// Published figures and codes, such as USDA's foods and LOINC.
        case data
        /// A text that restates a label, a guideline or a study.
        case secondary
        /// A choice of the app or of the user's clinic, without a text behind it.
        case own
        /// General knowledge, or a text that nobody has read again. Advice based on it says so.
        case recalled

        /// The number of months that a reading stays valid; nil for a grade without a reading.
        var validMonths: Int? {
            switch self {
            case .label: 12
            case .guideline, .data, .secondary: 24
            case .own, .recalled: nil
            }
        }
    }

    /// The day on which most sources were read.
    public static let firstReading = "2026-11-22"

    /// The text with its statement number, section or table: "KDIGO 2024, recommendation 3.3.1.1".
    public let source: String
    public let grade: Grade
    /// The day it was last read; nil for a grade without a reading.
    public let read: LocalDate?

    /// - Parameter read: the day it was last read, such as "2026-11-22"; ignored where the grade needs no reading.
    public init(_ source: String, _ grade: Grade, read: String = firstReading) {
        guard let day = LocalDate(read) else { preconditionFailure("\(read) is no day") }
        self.source = source
        self.grade = grade
        self.read = grade.validMonths == nil ? nil : day
    }
}

extension Evidence {
    /// The readers of the texts, for lists of sources. No clinician has confirmed a row yet.
    public static var reader: String { localized("the developers of Nourish; no clinician has confirmed it yet") }

    /// The last day on which the reading is valid; nil for a grade without a reading.
    public var expires: LocalDate? {
        guard let read, let months = grade.validMonths else { return nil }
        return read.adding(months: months, shortMonth: .lastDay)
    }

    /// Returns whether the reading is too old on a day. Labels and guidelines change, so they must be read again.
    public func isExpired(on day: LocalDate) -> Bool { expires.map { $0 < day } ?? false }

    /// The source with our own remarks in the language of the person who reads it. Titles stay as they are.
    var shownSource: String { EvidenceRemarks.shown(source) }

    /// The source and its grade: "KDOQI 2020, statement 3.0.1; guideline, read on 2026-11-22".
    public var citation: String {
        switch grade {
        case .own: shownSource
        case .recalled: localized("\(shownSource); not confirmed")
        case .label, .guideline, .data, .secondary:
            read.map { localized("\(shownSource); \(grade.words), read on \($0)") } ?? "\(shownSource); \(grade.words)"
        }
    }

    /// Returns the caution to show with a claim; nil if its source is confirmed on that day.
    public func caution(on day: LocalDate) -> String? {
        if grade == .recalled { return localized("not confirmed in its source — ask your care team") }
        guard let read, isExpired(on: day) else { return nil }
        return localized("last read in its source on \(read) — ask your care team whether it still holds")
    }

    /// Returns a message followed by the caution of its source, as a sentence of its own.
    func remarked(_ message: String, on day: LocalDate) -> String {
        guard let caution = caution(on: day) else { return message }
        return message + (message.hasSuffix(".") ? " " : ". ") + localized("This was \(caution).")
    }
}

extension Evidence.Grade {
    /// The grade in words: "label", "guideline", "published figures".
    public var words: String {
        switch self {
        case .label: localized("label")
        case .guideline: localized("guideline")
        case .data: localized("published figures")
        case .secondary: localized("restated by another text")
        case .own: localized("own choice")
        case .recalled: localized("not confirmed")
        }
    }
}
