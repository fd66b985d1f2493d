import Foundation
import TestKit
import Testing

/// Somebody in Phoenix who uses the real `maricopa` at given times; Phoenix's clocks stand at UTC−7 all year.
struct MaricopaBox {
    var box: ProgramHome
    /// Saturday, 2 May 2026, at eight in the morning.
    static let start = "2026-05-02T08:00"

    init() throws { box = try ProgramHome() }

    /// The options that hold the clock at a wall time in Phoenix.
    static func at(_ wallTime: String) -> [String] {
        ["--now", "\(wallTime):00-07:00", "--time-zone", "America/Phoenix"]
    }

    /// Runs `maricopa` at a wall time in Phoenix.
    @discardableResult
    func run(
        _ arguments: [String],
        at wallTime: String = start,
        input: String = "",
        streams: ChildProcess.Streams = .pipes
    ) throws -> CommandResult {
        try box.run("maricopa", arguments + Self.at(wallTime), input: input, streams: streams)
    }

    /// The same for what must go well; answers what it printed.
    @discardableResult
    func done(_ arguments: String..., at wallTime: String = start, input: String = "") throws -> String {
        let result = try run(arguments, at: wallTime, input: input)
        try #require(result.status == 0, "\(arguments): \(result.text)\(result.errorText)")
        return result.text
    }

    /// The same for what must be refused with a status; answers the error's line.
    @discardableResult
    func refused(
        _ status: Int32,
        _ arguments: String...,
        at wallTime: String = start,
        input: String = ""
    ) throws -> String {
        let result = try run(arguments, at: wallTime, input: input)
        try #require(result.status == status, "\(arguments): \(result.text)\(result.errorText)")
        return result.errorText
    }

    /// Runs `maricopa … --json` and reads its one document.
    func json(_ arguments: String..., at wallTime: String = start, input: String = "") throws -> JSONShapeTests.Shape {
        let result = try run(arguments + ["--json"], at: wallTime, input: input)
        try #require(result.status == 0, "\(arguments): \(result.errorText)")
        return try JSONDecoder().decode(JSONShapeTests.Shape.self, from: result.output)
    }

    /// Starts `maricopa` on a pseudo-terminal, without colour.
    func onTerminal(_ arguments: String...) throws -> ChildProcess {
        try box.startOnTerminal("maricopa", arguments + Self.at(Self.start))
    }
}
