import Foundation
import TestKit
import Testing

/// Somebody with kidney disease, who uses the real executable at given times in Phoenix, whose clocks stand at UTC−7 all year.
struct KidneyBox {
    var box: ProgramHome
    /// Tuesday, 3 March 2026, at eight in the morning.
    static let start = "2026-03-03T08:00"

    /// How far they are.
    enum Stage {
        /// Nothing was done.
        case new
        /// The terms were accepted.
        case accepted
        /// Ana, born in 1960, stage G3b, 81.2 kg.
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

    /// The options that hold the clock at a wall time in Phoenix.
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

    /// The same for what must go well; answers what it printed.
    @discardableResult
    func done(_ arguments: String..., at wallTime: String = start) throws -> String {
        let result = try run(arguments, at: wallTime)
        try #require(result.status == 0, "\(arguments): \(result.text)\(result.errorText)")
        return result.text
    }

    /// Runs `kidney … --json` and reads its one document.
    func json(_ arguments: String..., at wallTime: String = start) throws -> JSONShapeTests.Shape {
        let result = try run(arguments + ["--json"], at: wallTime)
        try #require(result.status == 0, "\(arguments): \(result.errorText)")
        return try JSONDecoder().decode(JSONShapeTests.Shape.self, from: result.output)
    }

    /// Starts `kidney` on a pseudo-terminal, without colour.
    func onTerminal(_ arguments: String...) throws -> ChildProcess {
        try box.startOnTerminal("kidney", arguments + Self.at(Self.start))
    }

    /// Puts a backup and an archive of all that is kept into a folder: `ana.sqlite` and `ana.jsonl`.
    func copy(to folder: URL) throws {
        try done("backup", folder.appendingPathComponent("ana.sqlite").path)
        try done("archive", "export", folder.appendingPathComponent("ana.jsonl").path)
    }

    /// Everything that is kept, as one text.
    func everything() throws -> String {
        let file = box.folder.file("everything.jsonl")
        defer { try? FileManager.default.removeItem(at: file) }
        try done("archive", "export", "everything.jsonl")
        return try String(contentsOf: file, encoding: .utf8)
    }
}
