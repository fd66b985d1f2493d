import Foundation
import GRDB
import ServedRooms
import TestKit
import Testing

@Suite("Harm on the machine itself", .timeLimit(.minutes(5)))
struct MachineAttackTests {
    /// An app with the commands that enter data, and one that shows them.
    struct App: Sendable, CustomTestStringConvertible {
        let name: String
        let page: [String]
        let steps: [[String]]

        var testDescription: String { name }
    }

    private static let at = ["--now", "2026-01-05T10:00:00-07:00", "--time-zone", "America/Phoenix"]

    static let apps = [
        App(name: "recipebox", page: ["list"], steps: [["new", "Bread"]]),
        App(
            name: "tips",
            page: ["home"],
            steps: [
                ["setup", "--patient", "Mia", "--start", "2026-01-05", "--challenge", "2026-03-30", "--me", "Ann"],
                ["item", "add", "--category", "medicine", "--name", "Cetirizine", "--dose", "5 mL"],
            ]
        ),
        App(name: "habit", page: ["home"], steps: [["start"]]),
        App(
            name: "kidney",
            page: ["weight", "list"],
            steps: [["accept-terms", "--yes"], ["weight", "add", "81.2kg"]]
        ),
        App(
            name: "maricopa",
            page: ["show", "own"],
            steps: [["admin", "add", "park", "--id", "own", "--set", "title=Aaa Park"]]
        ),
    ]

    /// A migration of a later version.
    private static let later = """
        INSERT INTO migration_checksum SELECT 'storage/9999-later', checksum FROM migration_checksum LIMIT 1
        """

    /// Ways to damage a store's file, each with a part of the expected error.
    private static let damages: [(name: String, says: String, spoil: @Sendable (URL) throws -> Void)] = [
        (
            "a page of nonsense", "damaged",
            { file in
                var bytes = try Data(contentsOf: file)
                bytes.replaceSubrange(8_192..<12_288, with: Data(repeating: 0x5A, count: 4_096))
                try bytes.write(to: file)
            }
        ),
        ("no database", "is not a database", { try Data(repeating: 0x5A, count: 8_192).write(to: $0) }),
        (
            "another application's", "another application",
            { file in
                try FileManager.default.removeItem(at: file)
                let other = try DatabaseQueue(path: file.path)
                try other.write {
                    try $0.execute(sql: "CREATE TABLE bookmark (address TEXT); PRAGMA application_id = 7")
                }
                try other.close()
            }
        ),
        (
            "a newer version's", "newer version",
            { file in
                let newer = try DatabaseQueue(path: file.path)
                try newer.write { try $0.execute(sql: later) }
                try newer.close()
            }
        ),
    ]

    @Test(
        "a store that is damaged, foreign or newer is refused and left as it is, and a backup brings all back",
        arguments: apps
    )
    func stores(app: App) throws {
        let home = try ProgramHome()
        func ask(_ words: [String]) throws -> CommandResult { try home.run(app.name, words + Self.at) }
        for words in app.steps { try #require(try ask(words).exit == .status(0), "\(words)") }
        let before = try ask(app.page)
        try #require(before.exit == .status(0))
        try #require(try ask(["backup", "kept.sqlite"]).exit == .status(0))
        let file = home.data.appending(path: "\(app.name).sqlite")
        for (name, says, spoil) in Self.damages {
            for rest in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file.path + rest) }
            try spoil(file)
            let spoiled = try Data(contentsOf: file)
            let refused = try ask(app.page)
            #expect(refused.exit == .status(65) && refused.isOneError, "\(name): \(refused.exit) \(refused.errorText)")
            #expect(refused.errorText.contains(file.path) && refused.errorText.contains(says), "\(refused.errorText)")
            #expect(try Data(contentsOf: file) == spoiled, "\(name)")
            let restored = try ask(["restore", "kept.sqlite", "--yes"])
            #expect(restored.exit == .status(0), "\(name): \(restored.errorText)")
            #expect(try ask(app.page).output == before.output, "\(name)")
        }
        try Data(repeating: 0x5A, count: 8_192).write(to: home.folder.file("kept.sqlite"))
        #expect(try ask(["restore", "kept.sqlite", "--yes"]).exit == .status(65))
        #expect(try ask(app.page).output == before.output)
    }

    /// Changes that make a backup one that the migrations of its app never made, each with a part of the expected error.
    private static let alterations = [
        ("CREATE TRIGGER evil AFTER INSERT ON change BEGIN DELETE FROM change_row; END", "the trigger evil"),
        ("CREATE VIEW mine AS SELECT 1", "the view mine"), ("CREATE TABLE extra (x)", "the table extra"),
        ("ALTER TABLE change ADD COLUMN more TEXT", "another form of the table change"),
        ("INSERT INTO grdb_migrations VALUES ('later/0001-more')", "newer version"),
    ]

    @Test(
        "a backup that somebody altered, or that a newer version or another app made, replaces nothing",
        arguments: apps
    )
    func alteredBackups(app: App) throws {
        let home = try ProgramHome()
        func ask(_ words: [String]) throws -> CommandResult { try home.run(app.name, words + Self.at) }
        for words in app.steps { try #require(try ask(words).exit == .status(0), "\(words)") }
        try #require(try ask(["backup", "kept.sqlite"]).exit == .status(0))
        let sound = try Data(contentsOf: home.folder.file("kept.sqlite"))
        let file = home.data.appending(path: "\(app.name).sqlite")
        let before = try ask(app.page)
        for (change, says) in Self.alterations {
            try sound.write(to: home.folder.file("kept.sqlite"))
            let queue = try DatabaseQueue(path: home.folder.file("kept.sqlite").path)
            try queue.write { try $0.execute(sql: change) }
            try queue.close()
            let store = try Data(contentsOf: file)
            let refused = try ask(["restore", "kept.sqlite", "--yes"])
            #expect(
                refused.exit == .status(65) && refused.isOneError,
                "\(change): \(refused.exit) \(refused.errorText)"
            )
            #expect(refused.errorText.contains(says), "\(change): \(refused.errorText)")
            #expect(try Data(contentsOf: file) == store, "\(change)")
        }
        let neighbor = Self.apps[app.name == "habit" ? 0 : 2]
        for words in neighbor.steps { try #require(try home.run(neighbor.name, words + Self.at).exit == .status(0)) }
        try #require(try home.run(neighbor.name, ["backup", "other.sqlite"] + Self.at).exit == .status(0))
        let foreign = try ask(["restore", "other.sqlite", "--yes"])
        #expect(foreign.exit == .status(65) && foreign.errorText.contains("another app"), "\(foreign.errorText)")
        #expect(try ask(app.page).output == before.output)
        try sound.write(to: home.folder.file("kept.sqlite"))
        #expect(try ask(["restore", "kept.sqlite", "--yes"]).exit == .status(0))
    }

    // MARK: Kills

    /// Imports of many rows in one transaction, each with its table and file.
    private static let imports:
        [(words: [String], table: String, rows: Int, file: String, text: @Sendable () -> String)] = [
            (
                ["recipebox", "import", "many.json"], "recipe", 300, "many.json",
                {
                    let recipes = (0..<300).map {
                        "{\"@type\":\"Recipe\",\"name\":\"Bread \($0)\",\"recipeIngredient\":[\"1 cup flour\"],"
                            + "\"recipeInstructions\":\"\(String(repeating: "Bake it slowly. ", count: 40))\"}"
                    }
                    return "[" + recipes.joined(separator: ",") + "]"
                }
            ),
            (
                ["maricopa", "admin", "import", "many.geojson", "--format", "geojson", "--kind", "parks"], "record",
                600, "many.geojson",
                {
                    let parks = (0..<600).map {
                        "{\"type\":\"Feature\",\"id\":\"\($0)\",\"properties\":{\"name\":\"Park \($0)\"},"
                            + "\"geometry\":{\"type\":\"Point\",\"coordinates\":[-112.07,33.45]}}"
                    }
                    return "{\"type\":\"FeatureCollection\",\"features\":[" + parks.joined(separator: ",") + "]}"
                }
            ),
        ]

    @Test(
        "a program killed while it imports has imported all or nothing, and imports all the next time",
        arguments: imports.indices
    )
    func kills(index: Int) throws {
        let (words, table, rows, name, text) = Self.imports[index]
        let home = try ProgramHome()
        try home.folder.write(text(), to: name)
        try #require(try home.run(words[0], Array(words.dropFirst()) + ["--dry-run"]).exit == .status(0))
        let file = home.data.appending(path: "\(words[0]).sqlite")
        func count() throws -> Int {
            let store = try DatabaseQueue(path: file.path)
            defer { try? store.close() }
            return try store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM \(table)") ?? 0 }
        }
        let none = try count()
        let log = file.path + "-wal"
        var outcomes: Set<Int> = []
        for size in [0, 1, 40_000, 200_000] {
            let child = try home.start(words[0], Array(words.dropFirst()))
            // Waits until the write-ahead log has the size, or the program has ended.
            while sizeOfFile(log) < size, isRunning(child) {}
            child.kill()
            try home.done(words[0], "notifications")
            outcomes.insert(try count())
            if try count() != none { break }
        }
        #expect(outcomes.isSubset(of: [none, none + rows]), "\(outcomes), \(none)")
        if try count() == none { try home.run(words[0], Array(words.dropFirst())) }
        #expect(try count() == none + rows)
    }

    private func sizeOfFile(_ path: String) -> Int {
        (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
    }

    /// Whether a process is running. A process that ended and wasn't reaped has no executable.
    private func isRunning(_ child: ChildProcess) -> Bool {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(child.id)/exe")) != nil
    }

    // MARK: Clocks

    static let reminders: [(steps: [[String]], told: String)] = [
        (
            apps[1].steps.map { ["tips"] + $0 } + [["tips", "reminders", "set", "medicine", "--at", "09:00"]],
            "Medicine"
        ),
        (
            [
                ["kidney", "accept-terms", "--yes"],
                ["kidney", "med", "add", "Lokelma", "--dose", "10 g", "--at", "09:00", "--remind"],
            ], "Time for Lokelma"
        ),
    ]

    @Test("a clock that goes back twice and jumps ahead has each reminder told once", arguments: reminders.indices)
    func clock(index: Int) throws {
        let (steps, told) = Self.reminders[index]
        let home = try ProgramHome()
        func ask(_ words: [String], at time: String) throws -> CommandResult {
            let clock = ["--now", "2026-01-\(time):00-07:00", "--time-zone", "America/Phoenix"]
            return try home.run(words[0], Array(words.dropFirst()) + clock)
        }
        for words in steps { try #require(try ask(words, at: "05T08:00").exit == .status(0), "\(words)") }
        var heard: [String] = []
        for time in ["05T08:59", "05T09:01", "05T08:30", "05T09:01", "06T09:01", "05T09:01", "06T09:02"] {
            let result = try ask([steps[0][0], "tick", "--terminal"], at: time)
            try #require(result.exit == .status(0), "\(result.errorText)")
            if result.text.contains("sent the notice") && result.text.contains(told) { heard.append(time) }
        }
        #expect(heard == ["05T09:01", "06T09:01"])
    }

    // MARK: A served folder

    @Test("a visitor of a course's folder gets no hidden file, none from outside of it, and writes none")
    func served() async throws {
        let home = try ProgramHome()
        try home.folder.write("quince", to: "secret.txt")
        try home.folder.write("quince", to: "course/.hidden")
        try home.folder.write("quince", to: "course/.git/config")
        try home.folder.write("page", to: "course/page.txt")
        let folder = home.folder.file("course")
        try FileManager.default.createSymbolicLink(
            at: folder.appending(path: "link.txt"),
            withDestinationURL: home.folder.file("secret.txt")
        )
        let child = try home.start("habit", ["course", "serve", folder.path, "--port", "0"])
        let line = try child.waitForLine(startingWith: "\(folder.path) is at ")
        let port = try #require(URL(string: line.split(separator: " ").last.map { String($0) } ?? "")?.port)
        for line in [
            "GET /.hidden", "GET /%2ehidden", "GET /.git/config", "GET /link.txt", "GET /../secret.txt",
            "GET /%2e%2e/secret.txt", "GET /x/../../secret.txt", "GET /..%2fsecret.txt", "PUT /new.txt",
            "DELETE /page.txt", "POST /page.txt",
        ] {
            let answer = try await RawConnection(port: port).ask(line)
            #expect((400..<500).contains(answer.status) && !answer.text.contains("quince"), "\(line): \(answer.status)")
        }
        #expect(try await RawConnection(port: port).ask("GET /page.txt").text == "page")
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/new.txt"))
        child.send(signal: SIGTERM)
        #expect(try child.wait() == .status(0))
    }
}
