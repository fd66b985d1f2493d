import Foundation
import TestKit
import Testing

@Suite("Recipes come from pages and files, and go out in every format")
struct ExchangeTests {
    let box: ProgramHome

    init() throws { box = try ProgramHome() }

    static let page = """
        <html><head><title>Bread</title><script type="application/ld+json">
        {"@context":"https://schema.org","@graph":[{"@type":"WebPage"},{"@type":"Recipe","name":"Test bread",
        "recipeYield":"4","recipeIngredient":["3 1/2 cups flour","2 tsp yeast","1 cup water"],
        "recipeInstructions":[{"@type":"HowToStep","text":"Mix."},{"@type":"HowToStep","text":"Bake."}],
        "prepTime":"PT20M","image":"/photo.png","nutrition":{"calories":"200"}}]}
        </script></head><body></body></html>
        """

    struct Report: Decodable {
        struct Recipe: Decodable {
            struct Ledger: Decodable {
                struct Entry: Decodable { let field, outcome: String }
                let entries: [Entry]
            }
            let id: String?
            let name: String
            let ingredients, steps: Int
            let hasPhoto: Bool
            let photoProblem: String?
            let ledger: Ledger
        }
        let isDryRun: Bool
        let recipes: [Recipe]
    }

    @Test("a page on the web is imported with its photo, and the ledger says what was dropped")
    func web() throws {
        let server = try LoopbackServer { request in
            switch request.split(separator: " ").dropFirst().first {
            case "/bread": .complete(301, ["Location: /bread.html"])
            case "/bread.html": .complete(200, ["Content-Type: text/html"], body: Array(Self.page.utf8))
            case "/photo.png": .complete(200, ["Content-Type: image/png"], body: Array(onePixel))
            case "/members": .complete(403)
            case "/broken": .complete(500)
            case "/plain": .complete(200, body: Array("<html><body>hello</body></html>".utf8))
            default: .complete(404)
            }
        }
        defer { withExtendedLifetime(server) {} }
        let report = try box.json(Report.self, "import", server.url("/bread"))
        #expect(report.recipes.map(\.name) == ["Test bread"])
        #expect(report.recipes.first?.ingredients == 3)
        #expect(report.recipes.first?.hasPhoto == true)
        #expect(
            report.recipes.first?.ledger.entries.contains { $0.field == "nutrition" && $0.outcome == "dropped" } == true
        )
        let photo = try box.recipebox("photo", "path", "Test bread").text.dropLast()
        #expect(try Data(contentsOf: URL(fileURLWithPath: String(photo))) == onePixel)
        #expect(try box.recipebox("show", "Test bread").text.contains("Source: \(server.url("/bread.html"))"))
        for (path, status) in [("/missing", Int32(66)), ("/members", 77), ("/broken", 69), ("/plain", 65)] {
            let result = try box.recipebox("import", server.url(path))
            #expect(result.status == status, "\(path)")
            #expect(result.errorText.split(separator: "\n").count == 1)
        }
        try box.recipebox("delete", "Test bread", "--yes")
        let acted = try box.recipebox("act", "recipebox://home", "import", "source=\(server.url("/bread"))")
        #expect(acted.text.contains("Done: “Test bread” imported"), "\(acted.errorText)")
        #expect(try box.recipebox("show", "Test bread").text.contains("Source: \(server.url("/bread"))"))
        #expect(try box.recipebox("import", "http://127.0.0.1:1/").status == 69)
        #expect(try box.recipebox("import", "https://").status == 64)
        #expect(try box.recipebox("list").text.split(separator: "\n").count == 2)
    }

    @Test("a file is imported, or only looked at; what is no recipe is refused and nothing is added")
    func files() throws {
        try box.folder.write(Self.page, to: "bread.html")
        let looked = try box.json(Report.self, "import", "bread.html", "--dry-run")
        #expect(looked.isDryRun)
        #expect(looked.recipes.first?.id == nil)
        #expect(try box.recipebox("list").text.hasPrefix("There are no recipes yet"))
        try box.folder.write("Whisk @flour{1 1/2%cups} and @eggs{2}.\n\nBake for ~{20%minutes}.\n", to: "Pancakes.cook")
        #expect(
            try box.recipebox("import", "Pancakes.cook").text.hasPrefix("Imported “Pancakes”: 2 ingredients, 2 steps")
        )
        #expect(try box.recipebox("import", "-", input: Self.page).text.hasPrefix("Imported “Test bread”"))
        try box.folder.write("just a letter to a friend", to: "letter.txt")
        #expect(try box.recipebox("import", "letter.txt").status == 65)
        #expect(try box.recipebox("import", "nothing.html").status == 66)
        #expect(try box.recipebox("import", ".").status == 66)
        #expect(try box.recipebox("import").status == 64)
        #expect(try box.recipebox("list").text.split(separator: "\n").count == 3)
    }

    @Test("a file's photo is taken from its own folder, and the import says of any other that it wasn't taken")
    func photosOfFiles() throws {
        func page(_ name: String, _ image: String) -> String {
            "{\"@type\":\"Recipe\",\"name\":\"\(name)\",\"recipeIngredient\":[\"1 onion\"],\"image\":\"\(image)\"}"
        }
        let image = box.folder.file("saved/Soup_files/my soup.png")
        try box.folder.write(page("Soup", "Soup_files/my%20soup.png"), to: "saved/soup.json")
        try FileManager.default.createDirectory(
            at: image.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try onePixel.write(to: image)
        try onePixel.write(to: box.folder.file("private.png"))
        try FileManager.default.createSymbolicLink(
            at: box.folder.file("saved/link.png"),
            withDestinationURL: box.folder.file("private.png")
        )
        let report = try box.json(Report.self, "import", "saved/soup.json")
        #expect(report.recipes.first?.hasPhoto == true && report.recipes.first?.photoProblem == nil)
        let photo = try box.recipebox("photo", "path", "Soup").text.dropLast()
        #expect(try Data(contentsOf: URL(fileURLWithPath: String(photo))) == onePixel)
        let inside = page("Bread", "data:image/png;base64,\(onePixel.base64EncodedString())")
        #expect(try box.recipebox("import", "-", input: inside).text.contains(", a photo"))
        let text = page("Roll", "data:image/png;base64,aGVsbG8=")
        let lost = try box.recipebox("import", "-", input: text).text
        #expect(lost.contains("  no photo: its content is no picture that can be kept"), "\(lost)")
        for other in [
            "../private.png", "\(box.folder.file("private.png").path)", "link.png", "missing.png", "Soup_files",
            "https://a.example/a.png", "//a.example/a.png",
        ] {
            try box.folder.write(page("Stew", other), to: "saved/stew.json")
            let said = try box.recipebox("import", "saved/stew.json").text
            #expect(said.contains("  no photo: ") && !said.contains("a photo"), "\(other): \(said)")
        }
        let piped = try box.recipebox("import", "-", input: page("Stew", "stew.png")).text
        #expect(piped.contains("  no photo: ") && piped.contains("standard input"), "\(piped)")
        let onWeb = try box.recipebox("import", "-", input: page("Stew", "https://a.example/a.png")).text
        #expect(onWeb.contains("is on the web") && !onWeb.contains("standard input"), "\(onWeb)")
        #expect(try !box.recipebox("import", "saved/stew.json", "--no-photo").text.contains("no photo"))
    }

    @Test("an import that replaces says which recipes it replaces and which stand beside one of their name")
    func replaces() throws {
        let soups = ["1 onion", "2 leeks"].map { line in
            "{\"@type\":\"Recipe\",\"name\":\"Soup\",\"recipeIngredient\":[\"\(line)\"]}"
        }
        try box.folder.write("[\(soups.joined(separator: ","))]", to: "soup.json")
        try box.recipebox("new", "Soup")
        for (option, verbs) in [
            ("--dry-run", ["Would replace", "Would import"]), ("--yes", ["Replaced", "Imported"]),
        ] {
            let said = try box.recipebox("import", "soup.json", "--replace", option).text
            #expect(said.hasPrefix("\(verbs[0]) “Soup”") && said.contains("\n\(verbs[1]) “Soup”"), "\(said)")
            #expect(said.ranges(of: "it stands beside a recipe of its name: ").count == 1, "\(said)")
        }
        let again = try box.recipebox("import", "soup.json", "--replace", "--dry-run")
        #expect(again.errorText.contains("stands for 2 recipes"), "\(again.errorText)")
    }

    @Test(
        "an export in a format that can be read again comes back the same",
        arguments: ["jsonld", "cooklang", "html", "archive"]
    )
    func roundTrip(_ format: String) throws {
        try box.addPancakes()
        try box.recipebox(
            "export",
            "Pancakes",
            "--format",
            format,
            "-o",
            "out.\(format == "cooklang" ? "cook" : format)"
        )
        var other = try ProgramHome()
        other.environment["HOME"] = other.folder.url.path
        let file = box.folder.file("out.\(format == "cooklang" ? "cook" : format)").path
        #expect(try other.recipebox("import", file).status == 0)
        let before = try box.json(StoryTests.Recipe.self, "show", "Pancakes")
        let after = try other.json(StoryTests.Recipe.self, "show", "Pancakes")
        #expect(after.name == before.name)
        #expect(after.servings == before.servings)
        #expect(after.ingredients.map(\.name).sorted() == before.ingredients.map(\.name).sorted())
        #expect(
            after.ingredients.compactMap(\.amount?.text).sorted()
                == before.ingredients.compactMap(\.amount?.text).sorted()
        )
        #expect(after.steps.count == before.steps.count)
        #expect(Set(after.tags) == Set(before.tags))
    }

    @Test("Markdown and a printable page are text, a PDF is a PDF")
    func documents() throws {
        try box.addPancakes()
        let markdown = try box.recipebox("export", "pancakes", "--format", "markdown").text
        #expect(markdown.hasPrefix("# Pancakes\n"))
        #expect(markdown.contains("- 1 and 1/2 cups flour, sifted\n"))
        let doubled = try box.recipebox("export", "pancakes", "--format", "markdown", "--scale", "2").text
        #expect(doubled.contains("- 3 cups flour, sifted\n"))
        #expect(try box.recipebox("export", "Pancakes", "--format", "html").text.hasPrefix("<!DOCTYPE html>"))
        let pdf = try box.recipebox("export", "Pancakes", "--format", "pdf", "--paper", "letter")
        #expect(pdf.status == 0, "\(pdf.errorText)")
        #expect(pdf.output.starts(with: Data("%PDF-".utf8)))
        let again = try box.recipebox(
            "export",
            "Pancakes",
            "--format",
            "pdf",
            "--paper",
            "letter",
            "--now",
            "2026-03-08T07:30:00Z"
        )
        let same = try box.recipebox(
            "export",
            "Pancakes",
            "--format",
            "pdf",
            "--paper",
            "letter",
            "--now",
            "2026-03-08T07:30:00Z"
        )
        #expect(again.output == same.output)
    }

    @Test(
        "the steps of a PDF are numbered on under each heading, as everywhere",
        .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/pdftotext"))
    )
    func stepNumbers() throws {
        try box.recipebox("new", "Noodles")
        for text in ["For the noodles:", "Knead", "Boil", "For the sauce:", "Stir"] {
            try box.recipebox("step", "add", "Noodles", text)
        }
        try box.recipebox("export", "Noodles", "--format", "pdf", "--output", "noodles.pdf")
        let file = box.folder.file("noodles.pdf")
        let text = try ChildProcess.run(URL(filePath: "/usr/bin/pdftotext"), ["-layout", file.path, "-"]).text
        #expect(text.contains(#/2\.\s+Boil/#) && text.contains(#/3\.\s+Stir/#), "\(text)")
    }

    @Test("a file that is there is replaced only with a yes, and mistakes are told")
    func refusals() throws {
        try box.addPancakes()
        try box.folder.write("precious", to: "out.md")
        #expect(try box.recipebox("export", "Pancakes", "--format", "markdown", "-o", "out.md").status == 64)
        #expect(try String(contentsOf: box.folder.file("out.md"), encoding: .utf8) == "precious")
        #expect(
            try box.recipebox("export", "Pancakes", "--format", "markdown", "-o", "out.md", "--yes").text
                == "Wrote out.md\n"
        )
        #expect(try box.recipebox("export", "Pancakes", "--format", "markdown", "-o", "no/such/folder.md").status == 73)
        #expect(try box.recipebox("export", "Pancakes", "--format", "word").status == 64)
        #expect(try box.recipebox("export", "--format", "markdown").status == 64)
        #expect(try box.recipebox("export", "Soup", "--format", "markdown").status == 66)
        #expect(try box.recipebox("export", "Pancakes", "--format", "jsonld", "--json").status == 64)
        #expect(try box.run("recipebox", ["export", "Pancakes", "--format", "pdf"], streams: .terminal).status == 64)
    }

    @Test("everything goes into an archive and comes back, history and photos too")
    func archive() throws {
        try box.addPancakes()
        try onePixel.write(to: box.folder.file("photo.png"))
        try box.recipebox("photo", "set", "Pancakes", "photo.png")
        #expect(try box.recipebox("archive", "export", "all.jsonl").status == 0)
        #expect(try box.recipebox("archive", "export", "all.jsonl").status == 73)
        let read = try box.recipebox("archive", "import", "all.jsonl", "--data-dir", "other")
        #expect(read.status == 0, "\(read.errorText)")
        for arguments in [["show", "Pancakes"], ["history", "Pancakes"], ["ingredient", "list", "Pancakes"]] {
            let there = try box.run("recipebox", arguments + ["--data-dir", "other"])
            #expect(there.text == (try box.run("recipebox", arguments)).text)
        }
        #expect(try box.recipebox("photo", "path", "Pancakes", "--data-dir", "other").status == 0)
        #expect(try box.recipebox("archive", "import", "all.jsonl", "--data-dir", "other").status == 77)
        #expect(try box.recipebox("archive", "import", "none.jsonl", "--data-dir", "third").status == 66)
        try box.folder.write("{\"archive\":\"nourish\"", to: "broken.jsonl")
        #expect(try box.recipebox("archive", "import", "broken.jsonl", "--data-dir", "fourth").status == 65)
    }
}
