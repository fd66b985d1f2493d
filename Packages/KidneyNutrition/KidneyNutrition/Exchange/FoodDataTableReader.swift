public import Foundation
import FractionParser
import MarkupKit
import WordKit

/// A streaming reader of FoodData Central's CSV tables, by the column names in each file's first line.
///
/// The files come in pieces of any size, in the order of the cases of ``File``. An invalid record is rejected with its line, and the others are
/// read; a file without a required column is rejected as a whole. Reading everything twice changes nothing.
///
/// - Complexity: O(bytes); memory for the foods alone.
public struct FoodDataTableReader: Sendable {
    /// The files, in reading order.
    public enum File: String, CaseIterable, Sendable {
        /// Nutrients and their units.
        case nutrients = "nutrient.csv"
        /// Names of measures.
        case measures = "measure_unit.csv"
        case foods = "food.csv"
        /// The NDB numbers of foods of the standard reference.
        case standardReference = "sr_legacy_food.csv"
        /// Manufacturers, and whether a food's figures are for 100 g. Without this file, branded foods are left out.
        case branded = "branded_food.csv"
        /// The weights of portions.
        case portions = "food_portion.csv"
        /// The contents of 100 g.
        case figures = "food_nutrient.csv"

        /// The required columns, in the order that the reader uses.
        public var columns: [String] {
            switch self {
            case .nutrients: ["id", "unit_name"]
            case .measures: ["id", "name"]
            case .foods: ["fdc_id", "data_type", "description"]
            case .standardReference: ["fdc_id", "NDB_number"]
            case .branded: ["fdc_id", "brand_owner", "serving_size", "serving_size_unit"]
            case .portions:
                ["fdc_id", "seq_num", "amount", "measure_unit_id", "portion_description", "modifier", "gram_weight"]
            case .figures: ["fdc_id", "nutrient_id", "amount"]
            }
        }
    }

    /// The indexes of the columns in the current file.
    private struct Columns {
        let places: [Int]
        let last: Int
        /// The list of ingredients, which not every file has.
        let ingredients: Int?
    }

    private var gathering = FoodGathering()
    private var units: [Int: FoodUnit] = [:]
    private var measures: [Int: String] = [:]
    private var records = CommaRecords()
    private var columns: Columns?
    private var isUseless = false
    public private(set) var counts: [File: ImportCounts] = [:]

    public init() {}

    /// Reads the next bytes of a file. ``finish(_:)`` has to be called at its end, before the next file.
    public mutating func read(_ piece: some ContiguousBytes, of file: File) {
        var records = records
        var counts = counts[file] ?? ImportCounts()
        piece.withUnsafeBytes { bytes in
            records.feed(bytes.bindMemory(to: UInt8.self)) { record($0, $1, of: file, &counts) }
        }
        self.counts[file] = counts
        self.records = records
    }

    /// Ends a file.
    public mutating func finish(_ file: File) {
        var records = records
        var counts = counts[file] ?? ImportCounts()
        records.finish { record($0, $1, of: file, &counts) }
        self.counts[file] = counts
        self.records = CommaRecords()
        columns = nil
        isUseless = false
    }

    /// The number of foods that are left out because `branded_food.csv` doesn't say that their figures are for 100 g.
    public var leftOut: Int { gathering.unweighed }

    /// The foods read so far, in file order.
    public var foods: [Food] {
        gathering.foods { number, ndb in ndb.map { .standardReference(ndb: $0) } ?? .foodDataCentral(number) }
    }

    private mutating func record(_ record: CommaRecord?, _ line: Int, of file: File, _ counts: inout ImportCounts) {
        guard !isUseless else { return }
        guard let columns else { return header(record, line, of: file, &counts) }
        let outcome: ImportCounts.Outcome
        if let record {
            outcome =
                record.count > columns.last
                ? self.outcome(of: Row(record: record, columns: columns), in: file)
                : .refused(localized("\(record.count, "field"), too few"))
        } else {
            outcome = .refused(localized("a quote isn't closed, or stands inside a field"))
        }
        counts.count(outcome, file: file.rawValue, line: line)
    }

    /// The required columns, in the order of ``File/columns``.
    private struct Row {
        let record: CommaRecord
        let columns: Columns

        subscript(column: Int) -> CommaField { record[columns.places[column]] }

        var ingredients: String? { columns.ingredients.flatMap { $0 < record.count ? record[$0].text : nil } }
    }

    private mutating func header(_ record: CommaRecord?, _ line: Int, of file: File, _ counts: inout ImportCounts) {
        let names = record.map { record in (0..<record.count).map { record[$0].text } } ?? []
        let found = file.columns.map { name in names.firstIndex { $0.lowercased() == name.lowercased() } }
        if let missing = zip(file.columns, found).first(where: { $0.1 == nil })?.0 {
            isUseless = true
            counts.refuse(file.rawValue, line: line, localized("the first line names no column \(missing)"))
        } else {
            let places = found.compactMap { $0 }
            let ingredients = names.firstIndex { $0.lowercased() == "ingredients" }
            columns = Columns(places: places, last: places.max() ?? 0, ingredients: ingredients)
        }
    }

    private mutating func outcome(of fields: Row, in file: File) -> ImportCounts.Outcome {
        guard let number = DecimalBytes.integer(fields[0].bytes) else {
            return .refused(localized("“\(fields[0].text)” is no id"))
        }
        switch file {
        case .nutrients:
            units[number] = FoodUnit(fields[1].text)
            return .new
        case .measures:
            measures[number] = fields[1].text
            return .new
        case .foods:
            let isGeneric = fields[1].text != "branded_food"
            return gathering.food(number, name: fields[2].text, brand: nil, group: nil, isGeneric: isGeneric)
        case .standardReference:
            guard let ndb = DecimalBytes.integer(fields[1].bytes) else {
                return .refused(localized("“\(fields[1].text)” is no NDB number"))
            }
            return gathering.standardReference(number, ndb: ndb)
        case .branded: return branded(number, fields)
        case .portions: return portion(number, fields)
        case .figures: return figure(number, fields)
        }
    }

    private mutating func branded(_ number: Int, _ fields: Row) -> ImportCounts.Outcome {
        switch fields[3].text.lowercased() {
        case "g", "grm":
            let serving = fields[2].bytes.isEmpty ? nil : DecimalBytes.thousandths(fields[2].bytes)
            return gathering.branded(
                number,
                brand: fields[1].text,
                serving: serving,
                ingredients: fields.ingredients
            )
        case "ml", "mlt": return .refused(localized("its figures are for 100 mL, and what that weighs isn't said"))
        default: return .refused(localized("“\(fields[3].text)” doesn't say whether its figures are for 100 g"))
        }
    }

    private mutating func portion(_ number: Int, _ fields: Row) -> ImportCounts.Outcome {
        guard let grams = DecimalBytes.thousandths(fields[6].bytes) else {
            return .refused(localized("“\(fields[6].text)” is no weight"))
        }
        let amount = fields[2].bytes.isEmpty ? Thousandths(1000) : DecimalBytes.thousandths(fields[2].bytes)
        guard let amount else { return .refused(localized("“\(fields[2].text)” is no amount")) }
        let measure = DecimalBytes.integer(fields[3].bytes).flatMap { measures[$0] }
        let portion = PortionName(measure: measure, description: fields[4].text, modifier: fields[5].text)
        guard let (count, name) = portion.counted(amount.value) else {
            return .refused(localized("the portion has no name"))
        }
        let order = DecimalBytes.integer(fields[1].bytes) ?? .max
        return gathering.portion(number, order: order, FoodPortion(count, FoodPortion.plainName(name), grams: grams))
    }

    private mutating func figure(_ number: Int, _ fields: Row) -> ImportCounts.Outcome {
        guard let id = DecimalBytes.integer(fields[1].bytes) else {
            return .refused(localized("“\(fields[1].text)” is no nutrient"))
        }
        guard let amount = DecimalBytes.thousandths(fields[2].bytes) else {
            return .refused(localized("“\(fields[2].text)” is no amount"))
        }
        let kind = NutrientFigure.Kind(fdcID: id)
        if case .other = kind { return .passedOver }
        guard let unit = units[id] else { return .refused(localized("nutrient \(id) has no unit that is known")) }
        switch NutrientFigure.make(kind, amount, unit: unit) {
        case .success(let figure): return gathering.figure(number, figure)
        case .failure(let refusal): return .refused(refusal.reason)
        case nil: return .passedOver
        }
    }
}

/// The name of a portion, which FoodData Central has in three places.
struct PortionName {
    let measure: String?
    let description: String
    let modifier: String

    /// The name, and the number of units that the weight is for; nil without a name. A description such as "1 cup" contains both.
    func counted(_ amount: Rational) -> (Rational, String)? {
        let unit = measure.flatMap { $0 == "undetermined" || $0.isEmpty ? nil : $0 }
        // Survey foods have an internal number as the modifier.
        let detail = modifier.allSatisfy(\.isNumber) ? "" : modifier
        if let unit { return (amount, [unit, detail, description].filter { !$0.isEmpty }.joined(separator: ", ")) }
        if !detail.isEmpty { return (amount, detail) }
        let words = description.split(separator: " ")
        if words.count > 1, let first = words.first, first.first?.isNumber == true,
            let number = try? Amount.parse(String(first), options: .arithmetic), !number.isRange, number.low > .zero
        {
            return (number.low, words.dropFirst().joined(separator: " "))
        }
        return description.isEmpty || description == "Quantity not specified" ? nil : (amount, description)
    }
}
