import Foundation
import TestKit
import Testing

/// A home of a person with kidney disease, used through the real executable at given times in Phoenix, where the offset is UTC−7 all year.
struct KidneyBox {
    var box: ProgramHome
    /// Tuesday, 3 March 2026, at 08:00.
    static let start = "2026-03-03T08:00"

    /// The state of the home.
    enum Stage {
        /// Empty.
        case new
        /// The terms have been accepted.
        case accepted
        /// The profile is set: Ana, born in 1960, stage G3b, 81.2 kg.
        case ana
    }

    init(_ stage: Stage = .ana) throws {
        box = try ProgramHome()
        guard stage != .new else { return }
        try done("accept-terms", "--yes")
        guard stage == .ana else { return }
        try done(
            "profile",
            "set",
            "--name",
            "Ana",
            "--sex",
            "female",
            "--birth-date",
            "1960-05-14",
            "--height",
            "165 cm",
            "--category",
            "G3b"
        )
        try done("weight", "add", "81.2kg")
    }

    /// The options that set the clock to a wall time in Phoenix.
    static func at(_ wallTime: String) -> [String] {
        ["--now", "\(wallTime):00-07:00", "--time-zone", "America/Phoenix"]
    }

    /// Runs `kidney` at a wall time in Phoenix.
    @discardableResult
    func run(
        _ arguments: [String],
        at wallTime: String = start,
        streams: ChildProcess.Streams = .pipes
    ) throws -> CommandResult {
        try box.run("kidney", arguments + Self.at(wallTime), streams: streams)
    }

    /// Runs `kidney`, requires success and returns the output.
    @discardableResult
    func done(_ arguments: String..., at wallTime: String = start) throws -> String {
        let result = try run(arguments, at: wallTime)
        try #require(result.status == 0, "\(arguments): \(result.text)\(result.errorText)")
        return result.text
    }

    /// Runs `kidney … --json` and parses its document.
    func json(_ arguments: String..., at wallTime: String = start) throws -> JSONShapeTests.Shape {
        let result = try run(arguments + ["--json"], at: wallTime)
        try #require(result.status == 0, "\(arguments): \(result.errorText)")
        return try JSONDecoder().decode(JSONShapeTests.Shape.self, from: result.output)
    }

    /// Starts `kidney` on a pseudoterminal without color.
    func onTerminal(_ arguments: String...) throws -> ChildProcess {
        try box.startOnTerminal("kidney", arguments + Self.at(Self.start))
    }

    /// Writes a backup and an archive of all data into a folder: `ana.sqlite` and `ana.jsonl`.
    func copy(to folder: URL) throws {
        try done("backup", folder.appendingPathComponent("ana.sqlite").path)
        try done("archive", "export", folder.appendingPathComponent("ana.jsonl").path)
    }

    /// All stored data as one text.
    func everything() throws -> String {
        let file = box.folder.file("everything.jsonl")
        defer { try? FileManager.default.removeItem(at: file) }
        try done("archive", "export", "everything.jsonl")
        return try String(contentsOf: file, encoding: .utf8)
    }
}
