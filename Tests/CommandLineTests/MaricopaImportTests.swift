import Foundation
import TestKit
import Testing

@Suite("Imports with the maricopa command", .timeLimit(.minutes(5)))
struct MaricopaImportTests {
    let home: MaricopaBox

    init() throws { home = try MaricopaBox() }

    /// Writes a file in the home folder and returns its path.
    private func file(_ name: String, _ text: String) throws -> String {
        let url = home.box.folder.file(name)
        try Data(text.utf8).write(to: url)
        return url.path
    }

    @Test("a file is tried, read in, read again without a change, and taken back")
    func geojson() throws {
        let parks = try file(
            "parks.geojson",
            #"{"type":"FeatureCollection","features":[{"type":"Feature","id":"1","properties":{"name":"Test Park"},"#
                + #""geometry":{"type":"Point","coordinates":[-112.07,33.45]}},{"type":"Feature","properties":{}}]}"#
        )
        let trial = try home.done("admin", "import", parks, "--format", "geojson", "--kind", "parks", "--dry-run")
        #expect(trial.contains("Nothing was changed"))
        #expect(trial.contains("2 read: 1 new, 0 changed, 0 as they were, 1 refused"))
        let first = try home.done("admin", "import", parks, "--format", "geojson", "--kind", "parks")
        #expect(first.contains("line 1: it has no name"))
        let again = try home.json("admin", "import", parks, "--format", "geojson", "--kind", "parks")
        #expect(again["report"]?["new"] == .number(0))
        #expect(again["report"]?["same"] == .number(1))
        #expect(try home.done("show", "geojson-parks-1").contains("Test Park"))
        try home.done("undo")
        try home.refused(66, "show", "geojson-parks-1")
    }

    @Test("csv asks for its mapping, and a file of another form is refused with the reason")
    func refusals() throws {
        let table = try file("table.csv", "Name\nA\n")
        #expect(try home.refused(64, "admin", "import", table, "--format", "csv").contains("--mapping"))
        let refused = try home.refused(65, "admin", "import", table, "--format", "usda-markets")
        #expect(refused.contains("no column FMID"))
    }
}
