import Foundation
import FractionParser
import TestKit

/// A row of the Cookstr ingredient lines, as parsed by an older parser.
struct CorpusRow {
    var input: String
    var name: String
    var quantity: String
    var unit: String

    /// The quantity as a single number; nil for ranges and rows without a quantity.
    var oneQuantity: Double? { Double(quantity) }
}

/// The corpus of 47,783 ingredient lines.
enum IngredientCorpus {
    static func rows() throws -> [CorpusRow] {
        let file = try Corpus.folder("ingredients")
            .appending(path: "cookstr-ingredients-snapshot-2017_numeric-quantity.csv")
        return try records(Array(Data(contentsOf: file))).dropFirst().compactMap { fields in
            guard fields.count >= 4 else { return nil }
            return CorpusRow(input: fields[0], name: fields[1], quantity: fields[2], unit: fields[3])
        }
    }

    /// Comma-separated values with quoted fields (RFC 4180).
    private static func records(_ bytes: [UInt8]) -> [[String]] {
        var records: [[String]] = []
        var fields: [String] = []
        var field: [UInt8] = []
        var isQuoted = false
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            switch byte {
            case UInt8(ascii: "\"") where isQuoted && index < bytes.count && bytes[index] == byte:
                field.append(byte)
                index += 1
            case UInt8(ascii: "\""): isQuoted.toggle()
            case UInt8(ascii: ",") where !isQuoted, UInt8(ascii: "\n") where !isQuoted:
                fields.append(String(decoding: field, as: UTF8.self))
                field = []
                if byte == UInt8(ascii: "\n") {
                    records.append(fields)
                    fields = []
                }
            case UInt8(ascii: "\r") where !isQuoted: break
            default: field.append(byte)
            }
        }
        return records
    }
}

/// The known errors of the corpus's own parser, recognizable from the row.
enum CorpusFault: String, CaseIterable {
    /// "½ to ¾ cup" is 0.5, the first of two quantities.
    case rangeCutToItsFirstNumber
    /// "2-½ cups" is 2.
    case fractionDropped
    /// "Two ¼-ounce packets" is 2.25, "8 ½-inch slices" 8.5.
    case sizeAddedToTheCount
    /// "10-inch pan" is 10.
    case sizeTakenForTheAmount
    /// "2 dozen clams" is 2.
    case dozenDropped
    /// "11/2 teaspoons" is 5.5 instead of 1 1/2.
    case lostSpace
    /// "2 28-ounce cans tomatoes" is 2 of "28-ounce cans tomatoes": the name contains the unit.
    case unitLeftInTheName
    /// "2 garlic cloves" has a unit in some rows and none in others.
    case trailingKindLeftInTheName
    /// "One 6 oz (168g) can tuna" is 1 oz, "100g/3 ½ oz sugar" is oz: the unit belongs to another number.
    case unitOfAnotherNumber
}

extension CorpusRow {
    private static let number = #"(?:\d+(?:\.\d+)?(?:[ ]?\d+/\d+|[ ]?[½¼¾])?|\d+/\d+|\d*[½¼¾])"#
    private static let count = #"(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d+)"#

    private func matches(_ pattern: String) -> Bool {
        input.range(of: "^(?:about )?" + pattern, options: [.regularExpression, .caseInsensitive]) != nil
    }

    /// Whether the line begins with a range.
    var holdsRange: Bool {
        if matches(#"\d+\s*-\s*(?:[½¼¾]|\d/\d)"#) { return false }
        return matches(
            "(?:\(Self.number)|\(Self.count))" + #"\s*(?:-\s*to\s+|-|–|—|to |or )\s*"#
                + "(?:\(Self.number)|\(Self.count))"
        )
    }

    /// The known error behind a different quantity; nil for none.
    var quantityFault: CorpusFault? {
        if holdsRange { return .rangeCutToItsFirstNumber }
        if matches(#"\d+\s*-\s*(?:[½¼¾]|\d/\d)"#) { return .fractionDropped }
        if matches(Self.count + " dozen") { return .dozenDropped }
        if matches(#"\d\d/\d "#) { return .lostSpace }
        if matches(Self.count + #" (?:\d/\d|[½¼¾])-"#) { return .sizeAddedToTheCount }
        if matches(Self.number + #"\s?(?:-|")"#) { return .sizeTakenForTheAmount }
        return nil
    }

    /// The known error behind a different unit; nil for none.
    var unitFault: CorpusFault? {
        if holdsRange { return .rangeCutToItsFirstNumber }
        let words = name.lowercased().split { !$0.isLetter }.map(String.init)
        if unit.isEmpty || unitWords.isEmpty {
            if words.prefix(5).contains(where: { KitchenUnit.named($0) != nil }) {
                let kinds: Set = ["clove", "stalk", "rib", "sprig", "bulb", "head"]
                let last = words.last.flatMap { KitchenUnit.named($0)?.id }
                return last.map(kinds.contains) == true ? .trailingKindLeftInTheName : .unitLeftInTheName
            }
        }
        let isMeasure = KitchenUnit.named(unitWords)?.factor != nil
        if isMeasure, matches(Self.count + " " + Self.number + #"[ -]"#) || matches(#"\d+ ?(?:g|ml|kg)\b"#) {
            return .unitOfAnotherNumber
        }
        return nil
    }

    private static let sizes: Set<String> = [
        "large", "medium", "small", "big", "tiny", "fat", "plump", "thick", "thin", "heaping", "heaped", "scant",
        "generous",
        "good", "rounded", "level", "packed", "long", "wide", "medium-size", "medium-sized", "extra-large", "extra",
        "very",
        "medium-large", "medium-to-large", "to", "or", "whole", "good-sized", "thumb-sized", "walnut-size",
        "quarter-size",
        "size", "juicy",
    ]

    /// The unit without the sizes that the corpus includes in it.
    var unitWords: String {
        unit.split(separator: " ").filter { !Self.sizes.contains($0.lowercased()) }.joined(separator: " ")
    }

    /// The id of the unit; for other words the text itself, and "" for none.
    var unitID: String { KitchenUnit.named(unitWords)?.id ?? unitWords }
}
