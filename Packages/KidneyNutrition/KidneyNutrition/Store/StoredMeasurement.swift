import Foundation
import FractionParser
import GRDB
import StorageKit
import TimeKit
import WordKit

/// A measurement with its own table. The columns of time and source are the same in all of these tables.
protocol StoredMeasurement: Measured, Hashable {
    static var table: String { get }
    /// The name in the history and in messages.
    static var kind: String { get }
    /// The columns of this type.
    var columns: [String: StoredValue] { get }
    /// The text for users: "potassium 5.4 mmol/L".
    var words: String { get }
    /// Its addition, change and deletion in the history.
    var changes: (added: String, changed: String, deleted: String) { get }
    init(_ row: Row, id: TimeKit.ID<Self>, at moment: Moment, from source: MeasurementSource) throws
}

extension StoredMeasurement {
    var row: [String: StoredValue] {
        columns.merging([
            "id": .text(id.rawValue), "at": .integer(moment.at.milliseconds), "zone": .text(moment.zone.identifier),
            "is_day_only": .flag(moment.isDayOnly), "day": .text(moment.day.description),
            "source_kind": .text(source.kind.rawValue), "source_name": .text(source.name),
            "source_reference": .text(orNull: source.reference),
        ]) { own, _ in own }
    }

    /// The change log's reference.
    var subject: EntityRef { EntityRef(kind: Self.kind, id: id.rawValue) }
}

extension LabResult: StoredMeasurement {
    static let table = "lab_result"
    static let kind = "lab"

    var columns: [String: StoredValue] {
        [
            "analyte": .text(analyte.rawValue), "value": .number(value), "comparator": .text(comparator.rawValue),
            "unit": .text(unit.ucum), "typed": .text(text), "formula": .text(orNull: formula?.rawValue),
            "remarks": .text(WordList.text(remarks)),
        ]
    }

    var words: String { "\(LabTable.facts(analyte).title.lowercasedUnlessAcronym) \(shown)" }

    var changes: (added: String, changed: String, deleted: String) {
        let title = LabTable.facts(analyte).title.lowercasedUnlessAcronym
        return (
            added: localized("lab added: \(title) \(shown)"),
            changed: localized("lab changed: \(title) \(shown)"),
            deleted: localized("lab deleted: \(title) \(shown)")
        )
    }

    init(_ row: Row, id: TimeKit.ID<LabResult>, at moment: Moment, from source: MeasurementSource) throws {
        self.init(
            id: id,
            try row.word("analyte"),
            LabReading(
                try row.number("value"),
                try row.word("unit"),
                comparator: try row.word("comparator"),
                text: row["typed"]
            ),
            at: moment,
            from: source,
            formula: (row["formula"] as String?).flatMap { EGFRFormula(rawValue: $0) },
            remarks: WordList.words(row["remarks"])
        )
    }
}

extension WeightReading: StoredMeasurement {
    static let table = "weight"
    static let kind = "weight"

    var columns: [String: StoredValue] {
        ["value": .number(value), "unit": .text(unit.rawValue), "context": .text(context.rawValue)]
    }

    var words: String {
        "\(DecimalText.text(value)) \(unit.symbol)" + (context == .daily ? "" : ", \(context.name)")
    }

    var changes: (added: String, changed: String, deleted: String) {
        (
            added: localized("weight added: \(words)"),
            changed: localized("weight changed: \(words)"),
            deleted: localized("weight deleted: \(words)")
        )
    }

    init(_ row: Row, id: TimeKit.ID<WeightReading>, at moment: Moment, from source: MeasurementSource) throws {
        self.init(
            id: id,
            try row.number("value"),
            try row.word("unit"),
            try row.word("context"),
            at: moment,
            from: source
        )
    }
}

extension PressureReading: StoredMeasurement {
    static let table = "blood_pressure"
    static let kind = "blood pressure"

    var columns: [String: StoredValue] { ["systolic": .number(systolic), "diastolic": .number(diastolic)] }

    var words: String { "\(DecimalText.text(systolic))/\(DecimalText.text(diastolic)) mmHg" }

    var changes: (added: String, changed: String, deleted: String) {
        (
            added: localized("blood pressure added: \(words)"),
            changed: localized("blood pressure changed: \(words)"),
            deleted: localized("blood pressure deleted: \(words)")
        )
    }

    init(_ row: Row, id: TimeKit.ID<PressureReading>, at moment: Moment, from source: MeasurementSource) throws {
        self.init(id: id, try row.number("systolic"), over: try row.number("diastolic"), at: moment, from: source)
    }
}

extension ActivityReading: StoredMeasurement {
    static let table = "activity"
    static let kind = "activity"

    var columns: [String: StoredValue] { ["kind": .text(kind.rawValue), "value": .number(value)] }

    var words: String {
        kind == .minutes
            ? localized("\(DecimalText.text(value)) \(kind.unit(of: value)) of activity")
            : "\(DecimalText.text(value)) \(kind.unit(of: value))"
    }

    var changes: (added: String, changed: String, deleted: String) {
        (
            added: localized("activity added: \(words)"),
            changed: localized("activity changed: \(words)"),
            deleted: localized("activity deleted: \(words)")
        )
    }

    init(_ row: Row, id: TimeKit.ID<ActivityReading>, at moment: Moment, from source: MeasurementSource) throws {
        self.init(id: id, try row.word("kind"), try row.number("value"), at: moment, from: source)
    }
}
