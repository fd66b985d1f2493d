import Foundation
import FractionParser
import Testing

/// One row of the table of amounts, `Tests/Fixtures/ingredients/amount-syntax.tsv`.
struct AmountRow: CustomTestStringConvertible, Sendable {
    var line: Int
    var input: String
    var numerator: Int64?
    var denominator: Int64?
    var highNumerator: Int64?
    var highDenominator: Int64?
    var error: AmountError.Code?
    var options: AmountOptions

    var testDescription: String { "row \(line): \(input.debugDescription)" }
}

enum AmountTable {
    static let rows: [AmountRow] = {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../Fixtures/ingredients/amount-syntax.tsv")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
        return text.split(separator: "\n").enumerated().dropFirst().compactMap { row(Int($0), $1) }
    }()

    private static func row(_ index: Int, _ line: Substring) -> AmountRow? {
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard fields.count >= 7,
            let input = try? JSONDecoder().decode(String.self, from: Data(fields[0].utf8)),
            let options = options(fields[6])
        else { return nil }
        return AmountRow(
            line: index + 1,
            input: input,
            numerator: Int64(fields[1]),
            denominator: Int64(fields[2]),
            highNumerator: Int64(fields[3]),
            highDenominator: Int64(fields[4]),
            error: AmountError.Code(rawValue: fields[5]),
            options: options
        )
    }

    private static func options(_ name: String) -> AmountOptions? {
        switch name {
        case "": []
        case "strict": .arithmetic
        case "comma": .decimalComma
        case "roman": .roman
        default: nil
        }
    }
}
