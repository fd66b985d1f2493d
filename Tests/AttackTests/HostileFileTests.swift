import Foundation
import TestKit
import Testing

@Suite("Files that were made to be read wrongly", .timeLimit(.minutes(5)))
struct HostileFileTests {
    /// A file and the command that imports it. `@FILE@` in its text is replaced by the address of a secret file.
    struct Import: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let program: String
        let command: [String]
        let file: String
        let text: String

        init(_ name: String, _ program: String, _ command: [String], _ file: String, _ text: String) {
            (testDescription, self.program, self.command, self.file, self.text) = (name, program, command, file, text)
        }
    }

    private static let weight = """
        <Record type="HKQuantityTypeIdentifierBodyMass" sourceName="@NAME@" unit="kg" \
        startDate="2026-01-02 03:04:05 +0000" endDate="2026-01-02 03:04:05 +0000" value="80"/>
        """

    private static func health(_ name: String, types: String = "") -> String {
        "<?xml version=\"1.0\"?>\(types)<HealthData locale=\"en_US\">"
            + weight.replacing("@NAME@", with: name) + "</HealthData>"
    }

    private static func page(_ name: String, types: String = "", before: String = "") -> String {
        """
        \(types)<html><body>\(before)<script type="application/ld+json">{"@type": "Recipe", "name": "\(name)", \
        "recipeIngredient": ["1 cup flour"], "recipeInstructions": "Bake."}</script></body></html>
        """
    }

    private static let outside = "<!DOCTYPE x [<!ENTITY x SYSTEM \"@FILE@\">]>"
    private static let bomb: String = {
        let levels = zip("bcdefghi", "abcdefgh").map { level, below in
            "<!ENTITY \(level) \"\(String(repeating: "&\(below);", count: 16))\">"
        }
        let base = "<!ENTITY a \"\(String(repeating: "a", count: 32))\">"
        return "<!DOCTYPE x [\(base)\(levels.joined())]>"
    }()

    static let markups: [Import] = [
        Import("a health export with an external entity", "kidney", apple, "a.xml", health("&x;", types: outside)),
        Import("a health export with a bomb", "kidney", apple, "a.xml", health("&i;", types: bomb)),
        Import(
            "a health export without a bottom",
            "kidney",
            apple,
            "a.xml",
            "<HealthData>" + String(repeating: "<a>", count: 200_000)
        ),
        Import("a page with an external entity", "recipebox", ["import"], "a.html", page("A &x;", types: outside)),
        Import("a page with a bomb", "recipebox", ["import"], "a.html", page("A &i;", types: bomb)),
        Import(
            "a page without a bottom",
            "recipebox",
            ["import"],
            "a.html",
            page("A", before: String(repeating: "<div>", count: 200_000))
        ),
        Import(
            "a recipe without a bottom",
            "recipebox",
            ["import"],
            "a.json",
            #"{"@type":"Recipe","name":"# + String(repeating: "[", count: 200_000)
        ),
        Import("a page of events with an external entity", "maricopa", events, "a.html", page("A &x;", types: outside)),
    ]

    private static let apple = ["import", "apple-health"]
    private static let events = ["admin", "import", "--format", "jsonld", "--kind", "recipes"]

    @Test(
        "markup with external entities, bombs or endless nesting shows no file of the machine and ends no program",
        arguments: markups
    )
    func markup(file: Import) throws {
        let home = try ProgramHome()
        let secret = try home.folder.write("quince of the machine", to: "secret.txt")
        if file.program == "kidney" { try home.done("kidney", "accept-terms", "--yes") }
        try home.folder.write(file.text.replacing("@FILE@", with: secret.absoluteString), to: file.file)
        let result = try home.run(file.program, file.command + [file.file])
        #expect(result.exit == .status(0) || (result.exit == .status(65) && result.isOneError), "\(result.errorText)")
        #expect(!(result.text + result.errorText).contains("quince"))
        #expect(try home.files(holding: "quince") == [])
        #expect(try home.files(holding: String(repeating: "a", count: 1_000)) == [])
        // The program reads the file without the attack.
        let honest = file.program == "kidney" ? Self.health("Scale") : Self.page("Bread")
        try home.folder.write(honest, to: file.file)
        let read = try home.run(file.program, file.command + [file.file])
        #expect(read.exit == .status(0), "\(read.errorText)")
        #expect(try home.files(holding: file.program == "kidney" ? "Scale" : "Bread") != [])
    }

    private static func microdata(_ before: String) -> String {
        """
        <html><body>\(before)<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">A</h1>\
        <p itemprop="recipeIngredient">1 cup flour</p><p itemprop="recipeInstructions">Bake.</p></div></body></html>
        """
    }

    private static func attributes(_ value: String) -> String {
        (0..<100_000).map { " a\($0)" + value }.joined()
    }

    private static let wide = [
        Import("in a page", "recipebox", ["import"], "a.html", microdata("<p\(attributes(""))></p>")),
        Import("in XML", "kidney", apple, "a.xml", "<HealthData\(attributes("=''"))></HealthData>"),
    ]

    @Test("an element of 100,000 attributes holds up no import", .timeLimit(.minutes(1)), arguments: wide)
    func manyAttributes(file: Import) throws {
        let home = try ProgramHome()
        if file.program == "kidney" { try home.done("kidney", "accept-terms", "--yes") }
        try home.folder.write(file.text, to: file.file)
        let result = try home.run(file.program, file.command + [file.file])
        let isRead = file.program == "recipebox"
        #expect(result.exit == .status(isRead ? 0 : 65) && result.isOneError != isRead, "\(result.errorText)")
    }

    @Test(
        "an import of more ingredients, steps or recipes than anybody has is refused in words",
        arguments: ["recipeIngredient", "recipeInstructions"]
    )
    func endlessRecipe(field: String) throws {
        let home = try ProgramHome()
        let lines = (0..<20_000).map { #""1 cup flour \#($0)""# }.joined(separator: ",")
        try home.folder.write(#"{"@type": "Recipe", "name": "A", "\#(field)": [\#(lines)]}"#, to: "a.json")
        let result = try home.run("recipebox", ["import", "a.json"])
        #expect(result.exit == .status(65) && result.isOneError, "\(result.exit) \(result.errorText)")
        #expect(result.errorText.contains("20000 ") && result.errorText.contains("keep at most 1000"))
        #expect(try home.run("recipebox", ["list", "--json"]).text.contains("flour") == false)
    }

    @Test(
        "an unknown link is shown by its start alone",
        arguments: ["recipebox", "habit", "kidney", "tips", "maricopa"]
    )
    func longLink(program: String) throws {
        let home = try ProgramHome()
        if program == "kidney" { try home.done("kidney", "accept-terms", "--yes") }
        let result = try home.run(program, ["open", "\(program)://nowhere/" + String(repeating: "x", count: 20_000)])
        #expect(result.exit == .status(66) && result.isOneError, "\(result.exit)")
        #expect(result.errorText.contains("leads nowhere") && result.errorText.utf8.count < 400)
    }

    @Test("scripts, handlers and script links of an imported page and a typed text stay out of the page to print")
    func scripts() throws {
        let home = try ProgramHome()
        let page = """
            <html><body onload="evil()"><script type="application/ld+json">{"@type": "Recipe", \
            "name": "Bread <img src=x onerror=evil()>", \
            "recipeIngredient": ["1 cup flour <script>evil()<\\/script>"], "author": "<svg onload=evil()>", \
            "recipeInstructions": "<a href='javascript:evil()' onclick='evil()'>Bake</a> it."}</script></body></html>
            """
        try home.folder.write(page, to: "page.html")
        try home.done("recipebox", "import", "page.html")
        try home.done("recipebox", "new", "<script>evil()</script>", "--tags", "\"><img src=x onerror=evil()>")
        let names = ["Bread", "<script>evil()</script>"]
        for name in names {
            let printed = try home.done("recipebox", "export", name, "--format", "html").lowercased()
            #expect(
                !printed.contains("<script>") && !printed.contains("<img src=x") && !printed.contains("<svg onload")
            )
            #expect(!printed.contains("href=\"javascript") && !printed.contains("href='javascript"))
            #expect(printed.contains(name == "Bread" ? "flour" : "&lt;script&gt;evil()&lt;/script&gt;"))
        }
    }

    private static let member = "apple_health_export/export.xml"

    static let archives: [(name: String, file: @Sendable () -> [UInt8])] = [
        (
            "a bomb",
            {
                let zeros = 32 << 20
                return ZipFixture.archive([
                    ZipFixture.File(member, gzip: GzipFixture.bomb(zeros: zeros), size: zeros, checksum: 0)
                ])
            }
        ),
        (
            "files that overlap",
            {
                let first = ZipFixture.File(member, health("Scale"))
                var second = ZipFixture.File("apple_health_export/other.xml", health("Scale"))
                second.offset = 0
                return ZipFixture.archive([first, second])
            }
        ),
        (
            "a path that leads out",
            { ZipFixture.archive([ZipFixture.File(member, health("Scale")), ZipFixture.File("../../out.txt", "x")]) }
        ),
        (
            "a link out",
            {
                var link = ZipFixture.File(member, "/etc/passwd")
                link.mode = 0o120777
                return ZipFixture.archive([link])
            }
        ),
    ]

    @Test("an archive with a bomb, an overlap or a way out is refused as a whole", arguments: archives.indices)
    func archive(index: Int) throws {
        let home = try ProgramHome()
        try home.done("kidney", "accept-terms", "--yes")
        try Data(Self.archives[index].file()).write(to: home.folder.file("export.zip"))
        let result = try home.run("kidney", "import", "apple-health", "export.zip")
        #expect(result.exit == .status(65) && result.isOneError, "\(Self.archives[index].name): \(result.errorText)")
        #expect(try home.done("kidney", "weight", "list").contains("No weights"))
        let honest = ZipFixture.archive([ZipFixture.File(Self.member, Self.health("Scale"))])
        try Data(honest).write(to: home.folder.file("export.zip"))
        try home.done("kidney", "import", "apple-health", "export.zip")
        #expect(try home.done("kidney", "weight", "list").contains("80"))
    }

    static let queries = [
        "\" OR 1=1 --", "'; DROP TABLE recipe; --", "flour NOT bread", "NEAR(a b, 5)", "name:flour*", "\"", "((((", "%",
        "a\" OR \"b", "🍞\u{200B}\u{301}",
    ]

    @Test("a search for query syntax finds no more than its words and changes nothing")
    func search() throws {
        let home = try ProgramHome()
        try home.done("recipebox", "new", "Granary loaf")
        try home.done("kidney", "accept-terms", "--yes")
        func answers() throws -> [String] {
            [
                try home.done("recipebox", "list", "--search=loaf"), try home.done("maricopa", "show", "usda-1011820"),
                try home.done("kidney", "food", "search", "bread"),
            ]
        }
        let before = try answers()
        for text in Self.queries {
            let found = try home.run("recipebox", "list", "--search=\(text)")
            #expect(found.exit == .status(0) && !found.text.contains("Granary"), "\(text): \(found.errorText)")
            for words in [["maricopa", "search"], ["kidney", "food", "search"], ["tips", "log"], ["habit", "read"]] {
                let result = try home.run(words[0], Array(words.dropFirst()) + ["--", text])
                let isAnswer = result.exit == .status(0) || result.isOneError
                #expect(isAnswer, "\(words) \(text): \(result.exit) \(result.errorText)")
            }
        }
        #expect(try answers() == before && before[0].contains("Granary loaf"))
    }

    @Test("control sequences of an imported file reach the terminal in no page, list, error or name of a file")
    func terminal() throws {
        let home = try ProgramHome()
        let evil = "Soup\u{1B}]0;owned\u{7}\u{1B}[2J\u{9B}31m\r\u{8}\u{7F}"
        let text = try String(decoding: JSONEncoder().encode(evil), as: UTF8.self).dropFirst().dropLast()
        let recipe = """
            {"@type":"Recipe","name":"\(text)","author":"\(text)","keywords":"\(text)", \
            "recipeIngredient":["1 cup \(text)"],"recipeInstructions":"Stir \(text)"}
            """
        try home.folder.write(recipe, to: "soup.json")
        let parks = """
            {"type":"FeatureCollection","features":[{"type":"Feature","id":"1","properties":{"name":"\(text)", \
            "description":"\(text)"},"geometry":{"type":"Point","coordinates":[-112.07,33.45]}}]}
            """
        try home.folder.write(parks, to: "parks.geojson")
        try home.done("kidney", "accept-terms", "--yes")
        try home.folder.write(
            Self.health(evil.filter { $0 != "\u{1B}" && $0 != "\u{7}" && $0 != "\u{8}" }),
            to: "a.xml"
        )
        for (words, isDone) in [
            (["recipebox", "import", "soup.json"], true), (["recipebox", "list"], true),
            (["recipebox", "show", "Soup"], false), (["recipebox", "show", evil], false),
            (["recipebox", "import", evil], false), (["recipebox", "history", "Soup"], false),
            (["maricopa", "admin", "import", "parks.geojson", "--format", "geojson", "--kind", "parks"], true),
            (["maricopa", "show", "geojson-parks-1"], true), (["maricopa", "admin", "history"], true),
            (["kidney", "import", "apple-health", "a.xml"], true), (["kidney", "weight", "list"], true),
            (["kidney", "food", "custom", "create", evil], false), (["habit", "read", evil], false),
            (["tips", "setup", "--patient", evil, "--start", "2026-01-05", "--challenge", evil, "--me", "Ann"], false),
        ] {
            let result = try home.run(words[0], Array(words.dropFirst()))
            #expect(result.obeysNothing, "\(words): \((result.text + result.errorText).debugDescription)")
            #expect(!isDone || result.exit == .status(0), "\(words): \(result.errorText)")
        }
        #expect(try home.done("recipebox", "list").contains("Soup"))
        let header = "Ana\r\nBcc: all@example.org"
        for words in [["ana@example.org\r\nBcc: all@example.org"], ["ana@example.org", "--name", header]] {
            let refused = try home.run("maricopa", ["account", "sign-up"] + words, input: "olive grove at noon\n")
            #expect(refused.exit == .status(65))
        }
        #expect(try home.files(holding: "all@example.org") == [])
    }
}
