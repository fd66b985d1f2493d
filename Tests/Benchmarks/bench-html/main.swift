import BenchmarkSupport
import Foundation
import HTMLKit

// Measures writing a page, as a ratio to copying the same bytes one by one with a comparison each: the lower bound of
// escaping without wider steps.

private struct Row {
    let id: Int
    let name: String
    let note: String
}

private struct Listing: HTMLPage {
    let rows: [Row]
    var language: String { "en" }
    var title: String { "Markets" }

    var body: some HTMLContent {
        h1 { "Markets" }
        table {
            thead {
                tr {
                    th(scope: .column) { "No." }
                    th(scope: .column) { "Name" }
                    th(scope: .column) { "Note" }
                }
            }
            tbody {
                forEach(rows) { row in
                    tr(.class("row")) {
                        td { row.id }
                        td { row.name }
                        td(.title(row.note)) { row.note }
                    }
                }
            }
        }
    }
}

private struct Article: HTMLPage {
    let paragraphs: [String]
    var language: String { "en" }
    var title: String { "Eating slowly" }
    var body: some HTMLContent { forEach(paragraphs) { paragraph in p { paragraph } } }
}

private func scanned(_ bytes: [UInt8]) -> Int {
    var copy = [UInt8](repeating: 0, count: bytes.count)
    var count = 0
    for index in bytes.indices {
        if bytes[index] == UInt8(ascii: "<") { count += 1 }
        copy[index] = bytes[index]
    }
    return count + Int(copy[copy.count / 2])
}

private func report(_ name: String, in table: inout Table, _ make: () -> [UInt8]) {
    let bytes = make()
    let measured = Measurement(floor: { scanned(bytes) }, subject: { make().count })
    let size = Double(bytes.count)
    table.add([
        name, size.text(places: 0), (size / measured.seconds / 1e9).text(places: 2),
        (size / measured.floorSeconds / 1e9).text(places: 2), measured.ratio.text(places: 1),
    ])
}

var table = Table(["page", "bytes", "GB/s", "byte scan GB/s", "ratio"])
for count in [2_000, 20_000, 200_000] {
    let rows = (0..<count).map { number in
        Row(
            id: number,
            name: "Farmers & Growers \(number)",
            note: "Open \"Saturdays\", ½ mile from the café at 5th Street"
        )
    }
    report("table of \(count) rows", in: &table) { Listing(rows: rows).bytes }
}

for count in [100, 1_000, 10_000] {
    let sentence =
        "Put the fork down between bites, and breathe; the meal takes about twenty minutes & tastes of more. "
    let paragraphs = Array(repeating: String(repeating: sentence, count: 8), count: count)
    report("article of \(count) paragraphs", in: &table) { Article(paragraphs: paragraphs).bytes }
}

print(table)
