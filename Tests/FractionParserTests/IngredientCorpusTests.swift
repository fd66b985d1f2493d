import FractionParser
import TestKit
import Testing

@Suite("47,783 ingredient lines", .enabled(if: Corpus.isPresent))
struct IngredientCorpusTests {
    /// The agreement of two readings of the same rows.
    struct Agreement {
        var rows = 0
        var differing = 0
        var byFault: [CorpusFault: Int] = [:]
        var unexplained: [String] = []

        /// The agreement in percent.
        var share: Double { 100 - 100 * Double(differing) / Double(rows) }

        /// The agreement in percent, without the rows in which the corpus is wrong.
        var shareWithoutFaults: Double {
            let faults = byFault.values.reduce(0, +)
            return 100 - 100 * Double(differing - faults) / Double(rows - faults)
        }

        mutating func add(_ row: CorpusRow, agrees: Bool, fault: CorpusFault?) {
            rows += 1
            guard !agrees else { return }
            differing += 1
            if let fault { byFault[fault, default: 0] += 1 } else { unexplained.append(row.input) }
        }
    }

    /// Compares with a quantity of the corpus, which is rounded to three places.
    private func isSame(_ amount: Amount?, as quantity: Double) -> Bool {
        guard let amount, !amount.isRange else { return false }
        let number = Double(amount.low.numerator) / Double(amount.low.denominator)
        return abs(number - quantity) < 0.000_6
    }

    private func agreements(oneQuantityOnly: Bool) throws -> (quantity: Agreement, unit: Agreement) {
        var quantity = Agreement()
        var unit = Agreement()
        for row in try IngredientCorpus.rows() {
            guard let expected = row.oneQuantity, !(oneQuantityOnly && row.holdsRange) else { continue }
            let line = IngredientLine.parse(row.input)
            let isSameUnit = (line.unit?.id ?? "") == row.unitID
            quantity.add(row, agrees: isSame(line.amount, as: expected), fault: row.quantityFault)
            unit.add(row, agrees: isSameUnit, fault: isSameUnit ? nil : row.unitFault)
        }
        return (quantity, unit)
    }

    @Test("lines with one quantity agree on it in 99.5%, and on the unit in 95%")
    func oneQuantity() throws {
        let (quantity, unit) = try agreements(oneQuantityOnly: true)
        #expect(quantity.rows > 41_600)
        #expect(quantity.share >= 99.5, "\(quantity.differing) of \(quantity.rows) differ")
        #expect(unit.share >= 95.0, "\(unit.differing) of \(unit.rows) differ")
    }

    /// The number of rows in which the quantity differs by each error of the corpus.
    private static let quantityFaults: [(CorpusFault, Int)] = [
        (.rangeCutToItsFirstNumber, 260), (.sizeTakenForTheAmount, 95), (.dozenDropped, 44), (.sizeAddedToTheCount, 40),
        (.fractionDropped, 8), (.lostSpace, 2),
    ]

    @Test("with what the corpus has wrong set aside, nearly all agree")
    func withoutFaults() throws {
        let (quantity, unit) = try agreements(oneQuantityOnly: false)
        #expect(quantity.rows == 41_959)
        for (fault, most) in Self.quantityFaults {
            let count = quantity.byFault[fault, default: 0]
            #expect(count > 0 && count <= most, "\(fault)")
        }
        #expect(quantity.share >= 98.8, "\(quantity.byFault)")
        #expect(quantity.shareWithoutFaults >= 99.9, "\(quantity.unexplained)")
        #expect(unit.share >= 94.8, "\(unit.byFault)")
        #expect(unit.shareWithoutFaults >= 99.5, "\(unit.unexplained)")
    }

    @Test("the numbers of every line stand inside it, in order, and nearly every amount is among those that grow")
    func numbers() throws {
        var (amounts, found) = (0, 0)
        for row in try IngredientCorpus.rows() {
            let numbers = IngredientLine.numbers(in: row.input)
            var end = 0
            for number in numbers {
                let isInside = number.range.lowerBound >= end && number.range.upperBound <= row.input.utf8.count
                #expect(isInside, "\(row.input)")
                end = number.range.upperBound
            }
            guard let amount = IngredientLine.parse(row.input).amount else { continue }
            amounts += 1
            if numbers.contains(where: { $0.grows && ($0.value == amount.low || $0.value == amount.high) }) {
                found += 1
            }
        }
        #expect(amounts > 40_000)
        #expect(Double(found) / Double(amounts) > 0.97, "\(found) of \(amounts)")
    }

    @Test("every line keeps its text and has a name")
    func total() throws {
        let rows = try IngredientCorpus.rows()
        #expect(rows.count == 47_783)
        for row in rows {
            let line = IngredientLine.parse(row.input)
            #expect(line.text == row.input)
            #expect(!line.name.isEmpty, "\(row.input)")
        }
    }
}
