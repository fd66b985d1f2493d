import Foundation
import TestKit
import Testing

@Suite("Somebody at a terminal that was left open, who carries the data away", .timeLimit(.minutes(5)))
struct ExportLogTests {
    private let home: ProgramHome

    init() throws { home = try ProgramHome() }

    /// Runs a program and requires success.
    @discardableResult
    private func done(_ program: String, _ arguments: [String], input: String = "") throws -> CommandResult {
        let result = try home.run(program, arguments, input: input)
        try #require(result.exit == .status(0), "\(program) \(arguments): \(result.errorText)")
        return result
    }

    /// An event of a security log.
    private struct Event: Decodable {
        let kind: String
        let reason: String?
        let actor: String?
        let items: Int?

        /// The event as "KIND REASON ITEMS".
        var text: String { ([kind] + [reason, items.map(String.init)].compactMap(\.self)).joined(separator: " ") }
    }

    /// The events in an app's security log as "KIND REASON ITEMS", from the app's own command.
    private func events(_ command: String...) throws -> [String] {
        let listed = try done(command[0], command.dropFirst() + ["--json"])
        return try JSONDecoder().decode([Event].self, from: listed.output).map(\.text)
    }

    /// The log file. The test checks that only its owner can read it.
    private func log(_ app: String) throws -> String {
        let file = home.data.appending(path: "\(app)-security.log")
        let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        return try String(contentsOf: file, encoding: .utf8)
    }

    @Test("each export, backup and restore of a patient's record is in the log, without contents or paths")
    func patient() throws {
        try done("kidney", ["accept-terms", "--yes"])
        try done("kidney", ["profile", "set", "--name", "Anabella", "--birth-date", "1960-05-14"])
        try done("kidney", ["weight", "add", "81.2kg"])
        #expect(try events("kidney", "security") == [])
        for words in [
            ["export", "fhir", "secret.json"], ["export", "csv", "secret.csv"],
            ["export", "csv", "secret-2.csv", "--measurements"], ["export", "archive", "secret.jsonl"],
            ["archive", "export", "secret-2.jsonl"], ["report", "--pdf", "secret.pdf", "--html", "secret.html"],
            ["report-card", "--pdf", "secret-2.pdf"], ["calendar", "export"], ["backup"],
            ["restore", "latest", "--yes"],
        ] { try done("kidney", words) }
        let noted = try events("kidney", "security")
        let words = noted.map { $0.replacing(/(ARCHIVE|CALENDAR) [0-9]+$/) { "\($0.output.1)" } }
        let expected = [
            "export FHIR 2", "export INTAKE", "export MEASUREMENTS", "export ARCHIVE", "export ARCHIVE",
            "export REPORT 2", "export REPORT 1", "export CALENDAR", "backup", "restored",
        ]
        #expect(words == expected, "\(noted)")
        #expect(try events("kidney", "security", "--kind", "restored", "--limit", "1") == ["restored"])
        let text = try log("kidney")
        for secret in ["Anabella", "1960", "81.2", "secret"] { #expect(!text.contains(secret)) }
    }

    @Test("an export that is refused leaves no event, and neither does a page that is only shown")
    func refused() throws {
        try done("kidney", ["accept-terms", "--yes"])
        #expect(try home.run("kidney", "export", "csv", "no-such-folder/a.csv").exit != .status(0))
        try done("kidney", ["report"])
        #expect(try events("kidney", "security") == [])
    }

    @Test("an export whose second file can't be written is in the log with the number of files written")
    func half() throws {
        try done("kidney", ["accept-terms", "--yes"])
        try done("kidney", ["profile", "set", "--name", "Anabella", "--birth-date", "1960-05-14"])
        let half = try home.run("kidney", "report", "--pdf", "a.pdf", "--html", "no-such-folder/a.html")
        #expect(half.exit != .status(0))
        #expect(try events("kidney", "security") == ["export REPORT 1"])
    }

    @Test("an export of a family's room names the member whose device it is, by id, also to standard output")
    func family() throws {
        try done(
            "tips",
            ["setup", "--patient", "Mia", "--start", "2026-01-05", "--challenge", "2026-03-30", "--me", "Ann"]
        )
        let room = try done("tips", ["export", "--format", "json"]).text
        try done("tips", ["export", "--format", "csv", "--output", "logs.csv"])
        try done("tips", ["report", "--html", "cycle.html"])
        #expect(try events("tips", "security") == ["export ROOM", "export LOGS", "export REPORT 1"])
        let entries = try log("tips").split(separator: "\n").map { line in
            try JSONDecoder().decode(Event.self, from: Data(line.utf8))
        }
        let actors = Set(entries.compactMap(\.actor))
        #expect(actors.count == 1)
        #expect(try room.contains(#require(actors.first)))
        for secret in ["Mia", "Ann", "logs.csv"] { #expect(try !log("tips").contains(secret)) }
    }

    @Test("archives of habits, recipes and accounts are in their logs, and so is one that is read in")
    func others() throws {
        try done("habit", ["export", "habits.jsonl"])
        #expect(try events("habit", "security").map { $0.prefix(14) } == ["export ARCHIVE"])
        try done("habit", ["import", "habits.jsonl", "--data-dir", "elsewhere"])
        #expect(
            try events("habit", "security", "--data-dir", "elsewhere").map { $0.prefix(16) } == ["restored ARCHIVE"]
        )
        try done("recipebox", ["new", "Bread"])
        try done("recipebox", ["export", "--format", "archive"])
        try done("recipebox", ["export", "Bread", "--format", "pdf", "--output", "bread.pdf"])
        #expect(try events("recipebox", "security") == ["export ARCHIVE 1", "export PDF 1"])
        try done("maricopa", ["export", "archive", "all.jsonl"])
        try done("maricopa", ["export", "ics", "public.ics"])
        #expect(try events("maricopa", "admin", "security").map { $0.prefix(14) } == ["export ARCHIVE"])
    }
}
