public import Foundation
import FractionParser
import TimeKit
import WordKit

/// CSV tables for a dietitian (RFC 4180, UTF-8, CR LF): intakes and measurements with their times.
///
/// Times are ISO 8601 with offsets. A cell that a spreadsheet would evaluate as a formula begins with an apostrophe. Unknown values are
/// empty cells, never zeros. Equal values have equal bytes.
public enum IntakeCSV {
    /// Returns the intakes by time, with a column for each nutrient and for fluid in milliliters. Amounts are exact up to six decimals;
    /// ">=" marks an amount of which a part is unknown. The food, the amount and the source are in the language of the person who reads
    /// them; headings and meals are English in every language.
    ///
    /// - Complexity: O(n log n).
    public static func intake(_ entries: [IntakeEntry], in zone: TimeZone) -> [UInt8] {
        var table = CommaTable()
        let nutrients = inEnglish { Nutrient.allCases.map { "\($0.name) (\($0.unit))" } }
        table.append(["day", "time", "meal", "food", "amount", "grams", "fluid (mL)"] + nutrients + ["source"])
        for entry in entries.sorted(by: { ($0.at, $0.id) < ($1.at, $1.id) }) {
            let food = entry.food
            let fluid = food.fluid.flatMap { part($0.millilitersPerHundredGrams, entry.amount.grams) }
            let nutrients = Nutrient.allCases.map { nutrient -> String in
                guard let content = food.contents[nutrient], let text = part(content.amount, entry.amount.grams) else {
                    return ""
                }
                return content.isExact ? text : ">=" + text
            }
            table.append(
                [
                    entry.day.description, entry.at.iso8601(in: zone), entry.meal?.rawValue ?? "", food.shownName,
                    entry.shownAmount, food.source.isWeighed ? DecimalText.text(entry.amount.grams) : "", fluid ?? "",
                ] + nutrients + [food.source.label]
            )
        }
        return table.bytes
    }

    /// Returns the measurements by time, with values and units as entered. A blood pressure has two values, the others one.
    ///
    /// - Complexity: O(n log n).
    public static func measurements(
        labs: [LabResult] = [],
        weights: [WeightReading] = [],
        pressures: [PressureReading] = [],
        activities: [ActivityReading] = []
    ) -> [UInt8] {
        var rows: [(moment: Moment, id: String, cells: [String])] = []
        func add<R: Measured>(
            _ reading: R,
            _ kind: String,
            _ value: String,
            _ second: String,
            _ unit: String,
            _ note: String
        ) {
            let source = reading.source
            rows.append(
                (
                    reading.moment, reading.id.rawValue,
                    [
                        reading.moment.day.description,
                        reading.moment.isDayOnly ? "" : reading.moment.at.iso8601(in: reading.moment.zone), kind,
                        value, second, unit, note,
                        source.kind.rawValue + (source.name.isEmpty ? "" : ": \(source.name)"),
                    ]
                )
            )
        }
        for lab in labs {
            let remarks = LabRemark.allCases.filter(lab.remarks.contains).map(\.rawValue)
            let notes = [lab.formula?.rawValue].compactMap(\.self) + remarks
            let title = LabTable.facts(lab.analyte).title
            let note = notes.joined(separator: "; ")
            add(lab, title, lab.comparator.rawValue + lab.text, "", lab.unit.symbol, note)
        }
        for weight in weights {
            let note = weight.context == .daily ? "" : weight.context.rawValue
            add(weight, "Weight", DecimalText.text(weight.value, most: 9), "", weight.unit.symbol, note)
        }
        for pressure in pressures {
            let (upper, lower) = (DecimalText.text(pressure.systolic), DecimalText.text(pressure.diastolic))
            add(pressure, "Blood pressure", upper, lower, "mmHg", "")
        }
        for activity in activities {
            let value = DecimalText.text(activity.value)
            add(activity, "Activity: \(activity.kind.rawValue)", value, "", activity.kind.unit, "")
        }
        var table = CommaTable()
        table.append(["day", "time", "measurement", "value", "lower value", "unit", "note", "source"])
        let sorted = rows.sorted { left, right in
            left.moment == right.moment
                ? (left.cells[2], left.id) < (right.cells[2], right.id) : left.moment < right.moment
        }
        for row in sorted { table.append(row.cells) }
        return table.bytes
    }

    /// The amount in some grams; nil if it doesn't fit.
    private static func part(_ content: Thousandths, _ grams: Rational) -> String? {
        guard let product = try? content.value.multiplying(by: grams), let part = try? product.dividing(by: 100) else {
            return nil
        }
        return DecimalText.text(part)
    }
}

/// A CSV table.
struct CommaTable {
    private(set) var bytes: [UInt8] = []

    mutating func append(_ cells: [String]) {
        bytes += cells.map(Self.cell).joined(separator: ",").utf8
        bytes += [13, 10]
    }

    /// A cell that a spreadsheet takes as text, quoted if needed.
    private static func cell(_ text: String) -> String {
        // Some spreadsheets also evaluate formulas after spaces, and those with full-width signs.
        let first = text.unicodeScalars.first { $0 != " " && $0 != "\u{A0}" }
        let isFormula = first.map { "=+-@\t\r\n|\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}".unicodeScalars.contains($0) } ?? false
        let safe = isFormula ? "'" + text : text
        let needsQuotes = safe.utf8.contains { $0 == 0x22 || $0 == 0x2C || $0 == 0x0A || $0 == 0x0D }
        return needsQuotes ? "\"" + safe.replacing("\"", with: "\"\"") + "\"" : safe
    }
}
