import Foundation
import FractionParser
import GRDB
import StorageKit
import TimeKit
import WordKit

/// Exact numbers as stored: "5.4", or "1/3" without an exact decimal.
enum NumberText {
    static func text(_ number: Rational) -> String {
        let decimal = DecimalText.text(number, most: 9)
        return DecimalText.value(decimal) == number ? decimal : number.description
    }

    /// - Throws: `fault`.
    static func value(_ text: String) throws(KidneyError) -> Rational {
        if let value = DecimalText.value(text) { return value }
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let numerator = Int64(parts[0]), let denominator = Int64(parts[1]),
            let value = try? Rational(numerator, denominator)
        else { throw .fault(localized("“\(text)” is no number of the store")) }
        return value
    }
}

/// Sets of words as stored: sorted, separated by spaces.
enum WordList {
    static func text<Word: RawRepresentable<String>>(_ words: Set<Word>) -> String {
        words.map(\.rawValue).sorted().joined(separator: " ")
    }

    /// Parses words; unknown ones are skipped.
    static func words<Word: RawRepresentable<String> & Hashable>(_ text: String, _: Word.Type = Word.self) -> Set<Word>
    {
        Set(text.split(separator: " ").compactMap { Word(rawValue: String($0)) })
    }
}

extension StoredValue {
    /// A text, or NULL for nil.
    static func text(orNull text: String?) -> StoredValue { text.map { .text($0) } ?? .null }

    static func number(_ number: Rational) -> StoredValue { .text(NumberText.text(number)) }

    /// An exact number, or NULL for nil.
    static func number(orNull number: Rational?) -> StoredValue { number.map { .number($0) } ?? .null }

    static func flag(_ flag: Bool) -> StoredValue { .integer(flag ? 1 : 0) }
}

extension Row {
    /// - Throws: `fault`.
    func word<Word: RawRepresentable<String>>(_ column: String, _: Word.Type = Word.self) throws -> Word {
        let text: String = self[column]
        guard let word = Word(rawValue: text) else {
            throw KidneyError.fault(localized("“\(text)” is not known in the column \(column)"))
        }
        return word
    }

    func number(_ column: String) throws -> Rational { try NumberText.value(self[column]) }

    /// An exact number; nil for NULL.
    func numberOrNil(_ column: String) throws -> Rational? {
        try (self[column] as String?).map { try NumberText.value($0) }
    }

    func day(_ column: String) throws -> LocalDate { try LocalDate(iso8601: self[column]) }

    /// A stored time zone; GMT if the system doesn't know it.
    func zone(_ column: String) -> TimeZone { TimeZone(identifier: self[column]) ?? .gmt }

    /// The time of a measurement.
    func moment() throws -> Moment {
        let zone = zone("zone")
        let isDayOnly: Bool = self["is_day_only"]
        return isDayOnly
            ? Moment(day: try day("day"), in: zone) : Moment(Instant(milliseconds: self["at"]), in: zone)
    }

    /// The source of a measurement.
    func source() throws -> MeasurementSource {
        MeasurementSource(
            try word("source_kind"),
            name: self["source_name"],
            reference: self["source_reference"]
        )
    }
}
