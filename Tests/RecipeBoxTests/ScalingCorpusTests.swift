import Foundation
import FractionParser
import TestKit
import Testing
import TimeKit

@testable import RecipeBox

@Suite("Scaled lines of the corpora")
struct ScalingCorpusTests {
    /// The valid amounts of the table, each as a line.
    private func amounts() throws -> [String] {
        let file = Corpus.package.appending(path: "Tests/Fixtures/ingredients/amount-syntax.tsv")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst().compactMap { row in
            let cells = row.split(separator: "\t", omittingEmptySubsequences: false)
            guard cells.count > 5, cells[5].isEmpty else { return nil }
            return try JSONDecoder().decode(String.self, from: Data(cells[0].utf8)) + " cups flour"
        }
    }

    /// The lines of the cookbooks, from the first cell of each row.
    private func cookbookLines() throws -> [String] {
        let file = try Corpus.folder("ingredients")
            .appending(path: "cookstr-ingredients-snapshot-2017_numeric-quantity.csv")
        return try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isNewline).dropFirst().map { row in
            guard row.hasPrefix("\"") else { return String(row.prefix { $0 != "," }) }
            let rest = String(row.dropFirst()).replacing("\"\"", with: "\u{1}")
            return String(rest.prefix { $0 != "\"" }).replacing("\u{1}", with: "\"")
        }
    }

    /// The violations of the law by a line.
    private func faults(of line: String) throws -> [String] {
        var faults: [String] = []
        let draft = try IngredientReading.ingredient(fromLine: line)
        let ingredient = Ingredient(id: ID("x"), position: 1, draft)
        for factor in [2, try Rational(1, 3), try Rational(7, 4)] as [Rational] {
            let back = try Scaling.scaled(Scaling.scaled(ingredient, by: factor), by: factor.reciprocal())
            if back != ingredient || IngredientWording.line(back) != IngredientWording.line(ingredient) {
                faults.append("\(line): not the same after × \(factor) and back")
            }
        }
        let doubled = try ScaledLine.scaled(line, by: 2)
        // A line such as "15-ounce can beans" is doubled as a whole.
        if doubled.text.hasSuffix("× " + line) { return faults }
        let numbers = IngredientLine.numbers(in: line)
        let bytes = Array(line.utf8)
        for number in numbers where !number.grows {
            let text = String(decoding: bytes[number.range], as: UTF8.self)
            if !doubled.unscaled.contains(where: { $0.contains(text) }) {
                faults.append("\(line): \(text) is neither scaled nor named")
            }
        }
        // Metric amounts are decimals, so a third of a gram isn't exact.
        if numbers.contains(where: { isMetric($0.unit) && 1000 % $0.value.denominator != 0 }) { return faults }
        // A decimal that is only near its amount says so.
        let about = ["about ", "aprox. "]
        if about.contains(where: doubled.text.contains) { return faults }
        // The doubled line must read as twice the amount, in each dimension. "½ plus 1/8 teaspoon" is read as one number after doubling.
        let read = IngredientLine.numbers(in: doubled.text)
        if try read.totals() != numbers.totals().mapValues({ try $0.multiplying(by: 2) }),
            try total(read) != total(numbers).multiplying(by: 2)
        {
            faults.append("\(line): doubled and read again as “\(doubled.text)”")
        }
        return faults
    }

    private func isMetric(_ unit: KitchenUnit?) -> Bool { unit.map { UnitSystem(of: $0) == .metric } ?? false }

    /// The sum of the numbers that scale.
    private func total(_ numbers: [LineNumber]) throws -> Rational {
        try numbers.filter(\.grows).reduce(.zero) { try $0.adding($1.value) }
    }

    /// The doubled lines whose Cooklang has a number that the screen doesn't show.
    private func cooklangFaults(of lines: [String]) throws -> [String] {
        let start = Instant(milliseconds: 0)
        return try lines.compactMap { line -> String? in
            let draft = try IngredientReading.ingredient(fromLine: line)
            let ingredient = Ingredient(id: ID("x"), position: 1, draft)
            let recipe = Recipe(id: ID("r"), name: "x", ingredients: [ingredient], created: start, changed: start)
            guard !draft.isHeading, let doubled = try? Scaling.scaled(recipe, .factor(2)) else { return nil }
            let shown = doubled.lines[0].text
            let file = CooklangExport.file(RecipeDraft(name: "x", ingredients: doubled.draft.ingredients))
            let text = String(decoding: file, as: UTF8.self)
            guard let mark = text.split(separator: "\n").first(where: { $0.hasPrefix("- @") }) else {
                return "\(line): no mark"
            }
            if digits(in: String(mark)).isSubset(of: digits(in: shown)) { return nil }
            // A sum, and a number in words, is written otherwise than on the screen.
            let ingredients = try CooklangImport.recipe(in: file).draft.ingredients
            let words = text.replacing(/\{[^}]*\}/, with: "").split(separator: "\n").first { $0.hasPrefix("- @") } ?? ""
            // Dozens, and a decimal without a zero before it, are another text of the same amount.
            if ingredients.first?.amount == doubled.draft.ingredients.first?.amount,
                digits(in: String(words)).isSubset(of: digits(in: shown))
            {
                return nil
            }
            let read = ingredients.map { IngredientWording.line($0) }.joined()
            let numbers = (read: IngredientLine.numbers(in: read), shown: IngredientLine.numbers(in: shown))
            if Set(numbers.read.map(\.value)).isSubset(of: Set(numbers.shown.map(\.value))) { return nil }
            if try numbers.read.totals() == numbers.shown.totals() { return nil }
            return "\(line): “\(mark)” for “\(shown)”"
        }
    }

    /// The runs of digits of a text; a fraction of one character has two.
    private func digits(in text: String) -> Set<String> {
        let plain = text.map { character in
            let word = String(character)
            return character.isNumber && !character.isASCII ? " " + word.decomposedStringWithCompatibilityMapping : word
        }
        return Set(plain.joined().split { !($0.isASCII && $0.isNumber) }.map(String.init))
    }

    /// Spanish amounts, each with measures and things of each kind.
    private let spanish =
        [
            "2 {} de harina", "media {} de harina", "1 {} y media de harina", "1 {} y 1/2 de harina",
            "1/4 de {} de harina", "2 a 3 {} de harina",
            "2 o 3 {} de harina", "1 y 1/2 {} de harina", "un cuarto de {} de harina",
            "1 {} más 1 cucharadita de harina", "unas 3 {} de harina",
            "2 {} (40 g) de harina", "tres {} de harina, cernida", "1,5 {} de harina", "Harina: 2 {}",
        ].flatMap { line in
            [
                "taza", "tazas", "cucharada", "cda.", "cditas", "libras", "onza líquida", "pizca", "puñado", "latas",
                "ramita",
            ].map { line.replacing("{}", with: $0) }
        }
        + ["huevo", "huevos grandes", "cebolla, picada", "limón", "cebollas peladas y picadas"].flatMap {
            ["1 \($0)", "una docena de \($0)", "2 o 3 \($0)"]
        }

    @Test("a Spanish line is the same after scaling and back, and each of its numbers is scaled or named")
    func spanishLines() throws {
        let faults = try spanish.flatMap(faults)
        #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(150).joined(separator: "\n"))")
    }

    @Test("an amount of the table is the same after scaling and back, and each of its numbers is scaled or named")
    func table() throws {
        let lines = try amounts()
        #expect(lines.count > 150)
        let faults = try lines.flatMap(faults)
        #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(150).joined(separator: "\n"))")
    }

    @Test("each number of a doubled line in Cooklang is one that the screen shows, for the amounts of the table")
    func cooklangTable() throws {
        let faults = try cooklangFaults(of: amounts() + spanish)
        #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(150).joined(separator: "\n"))")
    }

    @Test(
        "each number of a doubled line in Cooklang is one that the screen shows, for the lines of the cookbooks",
        .enabled(if: Corpus.isPresent)
    )
    func cooklangCookbooks() throws {
        let lines = try cookbookLines()
        let step = ProcessInfo.processInfo.environment["NOURISH_LONG"] == "1" ? 1 : 10
        let faults = try cooklangFaults(of: stride(from: 0, to: lines.count, by: step).map { lines[$0] })
        #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(150).joined(separator: "\n"))")
    }

    @Test(
        "a line of the cookbooks is the same after scaling and back, and each of its numbers is scaled or named",
        .enabled(if: Corpus.isPresent)
    )
    func cookbooks() throws {
        let lines = try cookbookLines()
        #expect(lines.count > 47_000)
        // Each third line takes long enough; `NOURISH_LONG` takes all.
        let step = ProcessInfo.processInfo.environment["NOURISH_LONG"] == "1" ? 1 : 3
        let faults = try stride(from: 0, to: lines.count, by: step).flatMap { try self.faults(of: lines[$0]) }
        #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(150).joined(separator: "\n"))")
    }
}
