import Foundation
import Testing

/// A row of `docs/features.md`: `| id | what | where | test | state |`.
struct FeatureRow: Sendable {
    let id, what, place, test, state: String

    static func all() throws -> [FeatureRow] {
        try SourceTree.text("docs/features.md").components(separatedBy: "\n").compactMap { line in
            guard line.hasPrefix("| ") else { return nil }
            let cells = line.dropFirst(2).replacingOccurrences(of: "\\|", with: "\u{0}").components(separatedBy: " | ")
                .map { $0.replacingOccurrences(of: "\u{0}", with: "|").trimmingCharacters(in: .whitespaces) }
            guard cells.count == 5, cells[0] != "id", !cells[0].hasPrefix("-") else { return nil }
            let state = cells[4].hasSuffix("|") ? String(cells[4].dropLast()) : cells[4]
            return FeatureRow(
                id: cells[0],
                what: cells[1],
                place: cells[2],
                test: cells[3],
                state: state.trimmingCharacters(in: .whitespaces)
            )
        }
    }
}

@Suite("docs/features.md is true")
struct FeatureTableTests {
    @Test("every requirement of the five documents has a row")
    func complete() throws {
        let text = try SourceTree.text("docs/requirements/requirements.tsv")
        let ids = text.split(separator: "\n").dropFirst().compactMap {
            $0.split(separator: "\t").first.map(String.init)
        }
        #expect(ids.count == 480)
        let rows = Set(try FeatureRow.all().map(\.id))
        let missing = ids.filter { !rows.contains($0) }
        #expect(missing.isEmpty, "no row for \(missing)")
    }

    @Test("no id stands twice, and every state is one of the four")
    func wellFormed() throws {
        let rows = try FeatureRow.all()
        #expect(rows.count > 480)
        #expect(Set(rows.map(\.id)).count == rows.count)
        for row in rows {
            #expect(["tested", "screen", "prose", "not yet"].contains(row.state), "\(row.id) is «\(row.state)»")
            #expect(!row.what.isEmpty, "\(row.id) says nothing")
        }
    }

    @Test("a tested row names a test that exists, and an existing file")
    func testsExist() throws {
        let files = try TestReference.files.get()
        for row in try FeatureRow.all() where row.state == "tested" || row.state == "screen" {
            #expect(!row.test.isEmpty, "\(row.id) names no test")
            for reference in row.test.components(separatedBy: "<br>") {
                let fault = TestReference.fault(in: reference, among: files)
                #expect(fault == nil, "\(row.id): \(fault ?? "")")
            }
            for place in row.place.components(separatedBy: ", ") {
                let path = place.trimmingCharacters(in: CharacterSet(charactersIn: "`"))
                #expect(
                    FileManager.default.fileExists(atPath: SourceTree.root.appending(path: path).path),
                    "\(row.id): \(path) does not exist"
                )
            }
        }
    }
}
