import BenchmarkSupport
import Foundation
import FractionParser

// Measures amounts and ingredient lines per second on one core, each compared with a plain scan of the same bytes, and the cost of ten times the
// data. The lines are those of the Cookstr corpus if it exists (NOURISH_CORPORA, or shared/data beside the repository), otherwise a few dozen
// typical ones.

private let ascii = [
    "1/2", "1 1/2", "3", "11/2", "2-3", "1.5", "1-1/2", "10 11/16", "12", "3/4", "0.333", "1 @ 1/2", "2 to 3",
    "1 and 1/2",
    "1,000", "1/3",
]
private let unicode = ["½", "1½", "1 ¾", "2–3", "1⁄2", "1\u{A0}1/2", "⅔", "٣ ١/٢"]
private let words = [
    "a half", "three-quarters", "one and a half", "2 dozen", "half a dozen", "twenty-one", "about 2", "six",
]
private let typicalLines = [
    "1 and 1/2 cups (180 g) flour, sifted", "3 large eggs", "½ teaspoon salt", "2 tablespoons olive oil, divided",
    "1 (14-ounce) can tomatoes, drained", "2 garlic cloves, minced", "Salt and freshly ground black pepper",
    "1½ pounds boneless chicken thighs, trimmed", "¼ to ½ cup heavy cream", "1 bunch parsley, chopped",
]

private func sum(_ texts: [String]) -> Int {
    var total = 0
    for var text in texts {
        total &+= text.withUTF8 { bytes in
            var sum = 0
            for byte in bytes { sum &+= Int(byte) }
            return sum
        }
    }
    return total
}

private func parseAmounts(_ texts: [String]) -> Int {
    var total = 0
    for text in texts {
        if let amount = try? Amount.parse(text) { total &+= Int(truncatingIfNeeded: amount.high.numerator) }
    }
    return total
}

private func parseLines(_ texts: [String]) -> Int {
    var total = 0
    for text in texts { total &+= IngredientLine.parse(text).name.utf8.count }
    return total
}

private func repeated(_ texts: [String], count: Int) -> [String] {
    (0..<count).map { texts[$0 % texts.count] }
}

private func corpusLines() -> [String] {
    let folder =
        ProcessInfo.processInfo.environment["NOURISH_CORPORA"].map { URL(filePath: $0) }
        ?? URL(filePath: #filePath).appending(path: "../../../../../shared/data").standardizedFileURL
    let file = folder.appending(path: "ingredients/cookstr-ingredients-snapshot-2017_numeric-quantity.csv")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return typicalLines }
    // The first field ends at the closing quotation mark or the first comma.
    return text.split(separator: "\n").dropFirst().map { row in
        row.first == "\"" ? String(row.dropFirst().prefix { $0 != "\"" }) : String(row.prefix { $0 != "," })
    }
}

private func row(_ name: String, _ texts: [String], count: Int, parse: ([String]) -> Int) -> [String] {
    let few = repeated(texts, count: count)
    let many = repeated(texts, count: count * 10)
    let measured = Measurement(floor: { sum(few) }, subject: { parse(few) })
    let tenfold = Measurement(rounds: 3, floor: { parse(few) }, subject: { parse(many) })
    return [
        name,
        measured.perSecond(count).text(places: 0),
        (Double(count) / measured.floorSeconds).text(places: 0),
        measured.ratio.text(),
        tenfold.ratio.text(),
    ]
}

private var table = Table(["", "a second", "floor a second", "times the floor", "cost of 10 times the data"])

table.add(row("amounts in ASCII", ascii, count: 200_000, parse: parseAmounts))
table.add(row("amounts in Unicode", unicode, count: 200_000, parse: parseAmounts))
table.add(row("amounts in words", words, count: 200_000, parse: parseAmounts))
table.add(row("ingredient lines", corpusLines(), count: 48_000, parse: parseLines))
print(table)

// One amount that is ten times as long: a ratio of 10 if the time is linear.
private let short = repeated([String(repeating: " ", count: 400) + "1 1/2"], count: 5000)
private let long = repeated([String(repeating: " ", count: 4050) + "1 1/2"], count: 5000)
private let longer = Measurement(floor: { parseAmounts(short) }, subject: { parseAmounts(long) })
print("an amount of 4 KB costs \(longer.ratio.text()) times one of 400 bytes")
