public import Foundation
import FractionParser
import MarkupKit
import WordKit

/// A streaming reader of USDA's Standard Reference in its text format: `^` between fields, `~` around text, Latin-1, CRLF or LF.
///
/// The files come in pieces of any size, `FD_GROUP` and `FOOD_DES` before the others. An invalid line is rejected with its number, and the
/// others are read. Reading everything twice changes nothing.
///
/// - Complexity: O(bytes); memory for the foods alone.
public struct StandardReferenceReader: Sendable {
    public enum File: String, CaseIterable, Sendable {
        /// Groups of foods.
        case groups = "FD_GROUP.txt"
        case foods = "FOOD_DES.txt"
        /// The weights of portions.
        case weights = "WEIGHT.txt"
        /// The contents of 100 g.
        case nutrients = "NUT_DATA.txt"

        /// The number of fields in a line.
        var fieldCount: Int {
            switch self {
            case .groups: 2
            case .foods: 14
            case .weights: 7
            case .nutrients: 18
            }
        }
    }

    private var gathering = FoodGathering()
    private var groups: [String: String] = [:]
    private var splitter = LineSplitter()
    private var fields = FieldRanges()
    public private(set) var counts: [File: ImportCounts] = [:]

    public init() {}

    /// Reads the next bytes of a file. ``finish(_:)`` has to be called at its end, before the next file.
    public mutating func read(_ piece: some ContiguousBytes, of file: File) {
        var splitter = splitter
        var counts = counts[file] ?? ImportCounts()
        piece.withUnsafeBytes { bytes in
            splitter.feed(bytes.bindMemory(to: UInt8.self)) { line($0, $1, of: file, &counts) }
        }
        self.counts[file] = counts
        self.splitter = splitter
    }

    /// Ends a file.
    public mutating func finish(_ file: File) {
        var splitter = splitter
        var counts = counts[file] ?? ImportCounts()
        splitter.finish { line($0, $1, of: file, &counts) }
        self.counts[file] = counts
        self.splitter = LineSplitter()
    }

    /// The foods read so far, in file order.
    public var foods: [Food] { gathering.foods { number, _ in .standardReference(ndb: number) } }

    private mutating func line(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ number: Int,
        of file: File,
        _ counts: inout ImportCounts
    ) {
        guard !bytes.isEmpty else { return }
        fields.split(bytes, by: 94)
        let outcome: ImportCounts.Outcome
        if fields.count != file.fieldCount {
            outcome = .refused(localized("\(fields.count, "field"), not \(file.fieldCount)"))
        } else {
            switch file {
            case .groups: outcome = group(bytes)
            case .foods: outcome = food(bytes)
            case .weights: outcome = weight(bytes)
            case .nutrients: outcome = nutrient(bytes)
            }
        }
        counts.count(outcome, file: file.rawValue, line: number)
    }

    private mutating func group(_ bytes: UnsafeBufferPointer<UInt8>) -> ImportCounts.Outcome {
        guard let code = text(bytes, 0), let name = text(bytes, 1) else {
            return .refused(localized("a text isn't closed with ~"))
        }
        return groups.updateValue(name, forKey: code) == name ? .alreadyThere : .new
    }

    private mutating func food(_ bytes: UnsafeBufferPointer<UInt8>) -> ImportCounts.Outcome {
        guard let group = text(bytes, 1), let name = text(bytes, 2), let maker = text(bytes, 5) else {
            return .refused(localized("a text isn't closed with ~"))
        }
        guard let number = number(bytes, 0) else { return .refused(localized("no NDB number")) }
        let brand = maker.isEmpty ? nil : maker
        return gathering.food(number, name: name, brand: brand, group: groups[group], isGeneric: true)
    }

    private mutating func weight(_ bytes: UnsafeBufferPointer<UInt8>) -> ImportCounts.Outcome {
        guard let name = text(bytes, 3) else { return .refused(localized("a text isn't closed with ~")) }
        guard let number = number(bytes, 0), let order = DecimalBytes.integer(fields[1, bytes]) else {
            return .refused(localized("no NDB number or no place"))
        }
        guard let amount = DecimalBytes.thousandths(fields[2, bytes]),
            let grams = DecimalBytes.thousandths(fields[4, bytes])
        else { return .refused(localized("the amount or the weight is no number")) }
        return gathering.portion(
            number,
            order: order,
            FoodPortion(amount.value, FoodPortion.plainName(name), grams: grams)
        )
    }

    private mutating func nutrient(_ bytes: UnsafeBufferPointer<UInt8>) -> ImportCounts.Outcome {
        guard let number = number(bytes, 0) else { return .refused(localized("no NDB number")) }
        guard let nutrient = self.number(bytes, 1) else { return .refused(localized("no nutrient number")) }
        guard let amount = DecimalBytes.thousandths(fields[2, bytes]) else {
            return .refused(localized("the amount is no number"))
        }
        guard let counted = Nutrient.byUSDANumber[nutrient] else { return .passedOver }
        guard amount <= counted.limitPerHundredGrams else {
            return .refused(localized("\(amount) \(counted.unit) of \(counted.name) is more than 100 g can hold"))
        }
        return gathering.figure(number, NutrientFigure(nutrient: counted, amount: amount, rank: 0))
    }

    /// A text field without its tildes; nil if one is missing.
    private func text(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> String? {
        let field = fields[index, bytes]
        guard field.count >= 2, field.first == 126, field.last == 126 else { return nil }
        let inner = field[1..<(field.count - 1)]
        if inner.allSatisfy({ $0 < 128 }) { return String(decoding: inner, as: UTF8.self) }
        var scalars = String.UnicodeScalarView()
        for byte in inner { scalars.append(Unicode.Scalar(byte)) }
        return String(scalars)
    }

    /// A number between tildes.
    private func number(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int? {
        let field = fields[index, bytes]
        guard field.count >= 3, field.first == 126, field.last == 126 else { return nil }
        return DecimalBytes.integer(UnsafeBufferPointer(rebasing: field[1..<(field.count - 1)]))
    }
}

/// The ranges of the fields in a line.
struct FieldRanges: Sendable {
    private var ends: [Int] = []

    var count: Int { ends.count }

    /// Finds the fields between separators.
    @inline(__always)
    mutating func split(_ bytes: UnsafeBufferPointer<UInt8>, by separator: UInt8) {
        ends.removeAll(keepingCapacity: true)
        for index in 0..<bytes.count where bytes[index] == separator { ends.append(index) }
        ends.append(bytes.count)
    }

    /// The bytes of a field.
    @inline(__always)
    subscript(index: Int, bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: bytes[(index == 0 ? 0 : ends[index - 1] + 1)..<ends[index]])
    }
}
