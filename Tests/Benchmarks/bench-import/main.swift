import BenchmarkData
import BenchmarkSupport
import MarkupKit
import RecipeBox

// Measures a recipe page of 340 KB: finding and reading its JSON-LD, and the whole import with the ledger, compared with
// a plain count over the same bytes. Neither builds a tree of the page. Target: less than 2 ms for the whole import
// (the usual Python libraries, measured for the design: 7 ms for the data alone, 76 ms with normalizing).

/// The number of pages per measurement. A single one is too short to be timed on a busy machine.
private let pages = 20

private func scan(_ page: [UInt8]) -> Int {
    var count = 0
    for _ in 0..<pages {
        page.withUnsafeBufferPointer { bytes in
            for byte in bytes where byte == UInt8(ascii: "<") { count &+= 1 }
        }
        keep(count)
    }
    return count
}

private func scripts(_ page: [UInt8]) -> Int {
    var count = 0
    for _ in 0..<pages { count &+= JSONLD.scripts(in: page).count }
    return count
}

private func values(_ page: [UInt8]) -> Int {
    var count = 0
    for _ in 0..<pages {
        for script in JSONLD.scripts(in: page) {
            if let value = try? JSONLD.value(of: script) { count &+= JSONLD.nodes(ofType: "Recipe", in: value).count }
        }
    }
    return count
}

private func recipes(_ page: [UInt8]) -> Int {
    var count = 0
    for _ in 0..<pages {
        let found = try? RecipeImport.recipes(in: page, address: "https://recipes.example/lemon/")
        for recipe in found ?? [] { count &+= recipe.draft.ingredients.count + recipe.draft.steps.count }
    }
    return count
}

private let page = RecipePage.bytes()
private let tenfold = RecipePage.bytes(factor: 10)
private let lines = RecipePage.ingredients + RecipePage.steps
precondition(scripts(page) == pages && values(page) == pages, "the page's data was not found")
precondition(recipes(page) == pages * lines && recipes(tenfold) == 10 * pages * lines, "the recipe was not read whole")

private func row(_ name: String, _ subject: ([UInt8]) -> Int) -> [String] {
    let measured = Measurement(rounds: 21, floor: { scan(page) }, subject: { subject(page) })
    let growth = Measurement(floor: { subject(page) }, subject: { subject(tenfold) })
    return [
        name,
        (measured.seconds * 1000 / Double(pages)).text(places: 3),
        (Double(page.count * pages) / measured.seconds / 1e6).text(places: 0),
        (measured.floorSeconds * 1000 / Double(pages)).text(places: 3),
        measured.ratio.text(),
        growth.ratio.text(),
    ]
}

private var table = Table(["", "ms a page", "MB/s", "scan ms", "times the scan", "cost of 10 times the page"])
table.add(row("JSON-LD found", scripts))
table.add(row("JSON-LD found and read", values))
table.add(row("recipes imported", recipes))
print("a page of \(page.count) bytes, \(RecipePage.ingredients) ingredients, \(RecipePage.steps) steps")
print(table)
