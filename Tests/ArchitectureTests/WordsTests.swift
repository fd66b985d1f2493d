import Foundation
import TestKit
import Testing

@Suite("Texts and their catalogs")
struct WordsTests {
    private static let script = SourceTree.root.appending(path: "scripts/words").path

    /// A package of one module with two texts, in a folder of its own.
    private struct Sample {
        let folder: TemporaryFolder
        let source: URL
        let catalog: URL

        init() throws {
            folder = try TemporaryFolder()
            let words = folder.file("Shared/Sample/Words")
            try FileManager.default.createDirectory(at: words, withIntermediateDirectories: true)
            source = folder.file("Shared/Sample/Texts.swift")
            catalog = words.appending(path: "Spanish.swift")
            try write(#"let a = localized("Week \(week)"), b = localized("\(n, "day") ", "left")"#)
            try Data().write(to: words.appending(path: "Catalog.swift"))
        }

        func write(_ text: String) throws { try Data(text.utf8).write(to: source) }

        /// Translates the texts that have no translation yet.
        func translate() throws {
            var po = try String(contentsOf: file("es/Sample.po"), encoding: .utf8)
            let days = "{0, plural, one {# day} other {# days}} left"
            po = po.replacing("msgid \"Week {0}\"\nmsgstr \"\"", with: "msgid \"Week {0}\"\nmsgstr \"Semana {0}\"")
            po = po.replacing(
                "msgid \"\(days)\"\nmsgstr \"\"",
                with: "msgid \"\(days)\"\nmsgstr \"{0, plural, one {falta # día} other {faltan # días}}\""
            )
            try Data(po.utf8).write(to: file("es/Sample.po"))
        }

        func file(_ path: String) -> URL { folder.file("po").appending(path: path) }

        func run(_ arguments: String...) throws -> (Int32, String) {
            let variable = "WORDS_ROOT=\(folder.url.path)"
            return try PythonJudge.run("/usr/bin/env", [variable, "python3", WordsTests.script] + arguments)
        }
    }

    @Test("every text of the sources has its translation, with the same values, and every translation its text")
    func complete() throws {
        let (status, said) = try PythonJudge.run("/usr/bin/env", ["python3", Self.script, "check"])
        #expect(status == 0, "\(said.prefix(2_000))")
    }

    @Test("a text goes to a translator and comes back")
    func roundTrip() throws {
        let sample = try Sample()
        #expect(try sample.run("update") == (0, ""))
        let (status, said) = try sample.run("check")
        #expect(status == 1 && said.contains("“Week {0}”: no translation"))
        #expect(try sample.run("export", sample.file("").path).0 == 0)
        try sample.translate()
        #expect(try sample.run("import", sample.file("").path).0 == 0)
        #expect(try sample.run("check") == (0, ""))
        #expect(try String(contentsOf: sample.catalog, encoding: .utf8).contains("msgstr \"Semana {0}\""))
    }

    @Test("A text with little room tells translators how long it may be, and a longer translation is a fault")
    func room() throws {
        let sample = try Sample()
        try sample.write(#"let a = Action(Act.open, label: localized("Open")), b = localized("Opened")"#)
        #expect(try sample.run("update") == (0, ""))
        #expect(try sample.run("export", sample.file("").path).0 == 0)
        var po = try String(contentsOf: sample.file("es/Sample.po"), encoding: .utf8)
        #expect(po.components(separatedBy: "#. at most 20 characters, besides values\n").count == 2)
        for (text, translation) in [("Open", "Abrir la puerta de la casa"), ("Opened", "La puerta está abierta ya")] {
            po = po.replacing("msgid \"\(text)\"\nmsgstr \"\"", with: "msgid \"\(text)\"\nmsgstr \"\(translation)\"")
        }
        try Data(po.utf8).write(to: sample.file("es/Sample.po"))
        #expect(try sample.run("import", sample.file("").path).0 == 0)
        let (status, said) = try sample.run("check")
        #expect(status == 1 && said.contains("“Open”: the translation is longer than 20 characters"))
        #expect(!said.contains("“Opened”"))
    }

    @Test("the texts of bundled records have a catalog of their own, without the names of places")
    func records() throws {
        let sample = try Sample()
        let tables = sample.folder.file("Shared/Sample/Tables")
        try FileManager.default.createDirectory(at: tables, withIntermediateDirectories: true)
        let table = #"""
            let parks = BundledTable(
                .park,
                """
                = park-a
                from a map
                title A Park
                about Grass and \
                trees.
                features Golf
                = park-b
                from a map
                subtitle Trees
                """
            )
            let events = BundledTable(.event, """
                = event-a
                by A Sample Club
                """)
            let recipes = BundledTable(.recipe, """
                = recipe-a
                title Soup
                ingredient 1 carrot
                """)
            """#
        try Data(table.utf8).write(to: tables.appending(path: "BundledTable.swift"))
        #expect(try sample.run("update", "Sample") == (0, ""))
        let (_, missing) = try sample.run("missing", "Sample-Records")
        let expected = ["a map", "Grass and trees.", "Trees", "A Sample Club", "Soup", "1 carrot"].map {
            "Sample-Records: \($0)"
        }
        #expect(missing.split(separator: "\n").map(String.init) == expected)
        #expect(try sample.run("check").1.contains("Sample-Records es: “Soup”: no translation"))
        let catalog = sample.catalog.deletingLastPathComponent().appending(path: "SpanishRecords.swift")
        let text = try String(contentsOf: catalog, encoding: .utf8)
        #expect(text.contains("let spanishRecords") && text.contains("#. park-a from"))
    }

    @Test("the texts of help pages have a catalog of their own, with the names of values and of groups")
    func help() throws {
        let sample = try Sample()
        try sample.write(
            #"""
            let configuration = CommandConfiguration(abstract: "Eat.", discussion: """
                EXAMPLE: \(app) eat
                """, groupedSubcommands: [CommandGroup(name: "Day", subcommands: [])])
            @Argument(help: ArgumentHelp("How " + "much.", valueName: "grams")) var amount: String
            @Option(name: .customLong("as")) public var me: String?
            @OptionGroup(title: "More options") var moreOptions: Options
            @Option var lastMeal = ""
            """#
        )
        let catalog = sample.catalog.deletingLastPathComponent().appending(path: "SpanishHelp.swift")
        try Data("#\"\"\"\n\n\"\"\"#".utf8).write(to: catalog)
        #expect(try sample.run("update", "Sample") == (0, ""))
        let (_, missing) = try sample.run("missing", "Sample-Help")
        let expected = [
            "Eat.", "EXAMPLE: {0} eat", "Day", "How much.", "grams", "More options", "as", "last-meal",
        ].map { "Sample-Help: \($0)" }
        #expect(missing.split(separator: "\n").map(String.init) == expected)
        #expect(try String(contentsOf: catalog, encoding: .utf8).contains("let spanishHelp"))
    }

    @Test("a changed text, a lost value and a text that can't be collected are faults")
    func faults() throws {
        let sample = try Sample()
        _ = try sample.run("update")
        _ = try sample.run("export", sample.file("").path)
        try sample.translate()
        _ = try sample.run("import", sample.file("").path)
        try sample.write(#"let a = localized("Week \(week)!")"#)
        let changed = try sample.run("check")
        #expect(changed.0 == 1 && changed.1.contains("“Week {0}!”: no translation"))
        #expect(changed.1.contains("“Week {0}”: no source has this text"))
        try sample.write(#"let a = localized("Week \(week)"), b = localized("\(n, noun) left")"#)
        #expect(try sample.run("check").1.contains("the noun of a number is a plain string"))
        let catalog = try String(contentsOf: sample.catalog, encoding: .utf8)
        try Data(catalog.replacing("Semana {0}", with: "Semana").utf8).write(to: sample.catalog)
        #expect(try sample.run("check").1.contains("the values are ['0'] and []"))
    }

    @Test("a text that a catalog has twice is a fault, unless each has a context of its own")
    func doubled() throws {
        let sample = try Sample()
        #expect(try sample.run("update") == (0, ""))
        try sample.write(#"let a = localized("Week \(week)"), b = localized("Week \(week)", context: "a title")"#)
        let entry = "msgid \"Week {0}\"\nmsgstr \"Semana {0}\"\n\n"
        let catalog = { (second: String) in Data("let spanish = #\"\"\"\n\(entry)\(second)\(entry)\"\"\"#".utf8) }
        try catalog("msgctxt \"a title\"\n").write(to: sample.catalog)
        #expect(try sample.run("check") == (0, ""))
        try catalog("").write(to: sample.catalog)
        let (status, said) = try sample.run("check")
        #expect(status == 1 && said.contains("“Week {0}”: the catalog has this text twice"))
    }
}
