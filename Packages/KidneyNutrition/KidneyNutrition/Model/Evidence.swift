public import TimeKit

/// The source of a figure or a sentence, how good that source is, and when it was read. Nothing the user sees is without one.
public struct Evidence: Hashable, Codable, Sendable {
    /// How good a source is.
    public enum Grade: String, CaseIterable, Codable, Sendable {
        /// A medicine's label, read in its section.
        case label
        /// A guideline, read at the numbered statement.
        case guideline
        /// Published figures and codes, such as USDA's foods and LOINC.
        case data
        /// A text that restates a label, a guideline or a study.
        case secondary
        /// A choice of the app or of the user's clinic, which rests on no text.
        case own
        /// General knowledge, or a text that nobody could read again. Advice by it says so.
        case recalled

        /// Months that a reading stays good for; nil where nothing was read.
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
    /// How good it is.
    public let grade: Grade
    /// The day it was last read; nil where nothing was read.
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
    /// Who read the texts, for lists of sources. No clinician has confirmed a row yet.
    public static let reader = "the developers of Nourish; no clinician has confirmed it yet"

    /// The last day that the reading is good for; nil where nothing was read.
    public var expires: LocalDate? {
        guard let read, let months = grade.validMonths else { return nil }
        return read.adding(months: months, shortMonth: .lastDay)
    }

    /// Whether it has to be read again, because labels and guidelines change.
    public func isExpired(on day: LocalDate) -> Bool { expires.map { $0 < day } ?? false }

    /// The source and its grade: "KDOQI 2020, statement 3.0.1; guideline, read on 2026-11-22".
    public var citation: String {
        switch grade {
        case .own: source
        case .recalled: "\(source); not confirmed"
        case .label, .guideline, .data, .secondary:
            "\(source); \(grade.words)" + (read.map { ", read on \($0)" } ?? "")
        }
    }

    /// What is said with a claim that isn't confirmed today; nil for one that is.
    public func caution(on day: LocalDate) -> String? {
        if grade == .recalled { return "not confirmed in its source — ask your care team" }
        guard let read, isExpired(on: day) else { return nil }
        return "last read in its source on \(read) — ask your care team whether it still holds"
    }

    /// A message with the caution of its source as a sentence of its own.
    func remarked(_ message: String, on day: LocalDate) -> String {
        guard let caution = caution(on: day) else { return message }
        return message + (message.hasSuffix(".") ? " " : ". ") + "This was \(caution)."
    }
}

extension Evidence.Grade {
    /// "label", "guideline", "published figures".
    public var words: String {
        switch self {
        case .label: "label"
        case .guideline: "guideline"
        case .data: "published figures"
        case .secondary: "restated by another text"
        case .own: "own choice"
        case .recalled: "not confirmed"
        }
    }
}
