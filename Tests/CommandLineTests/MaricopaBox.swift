import Foundation
import TestKit
import Testing

/// A home of a person in Phoenix who uses the real `maricopa` at given times. The offset there is UTC−7 all year.
struct MaricopaBox {
    var box: ProgramHome
    /// Saturday, 2 May 2026, at 08:00.
    static let start = "2026-05-02T08:00"

    init() throws { box = try ProgramHome() }

    /// The options that set the clock to a wall time in Phoenix.
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

    /// Runs `maricopa`, requires success and returns the output.
    @discardableResult
    func done(_ arguments: String..., at wallTime: String = start, input: String = "") throws -> String {
        let result = try run(arguments, at: wallTime, input: input)
        try #require(result.status == 0, "\(arguments): \(result.text)\(result.errorText)")
        return result.text
    }

    /// Runs `maricopa`, requires an exit status and returns the error line.
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

    /// Runs `maricopa … --json` and parses its document.
    func json(_ arguments: String..., at wallTime: String = start, input: String = "") throws -> JSONShapeTests.Shape {
        let result = try run(arguments + ["--json"], at: wallTime, input: input)
        try #require(result.status == 0, "\(arguments): \(result.errorText)")
        return try JSONDecoder().decode(JSONShapeTests.Shape.self, from: result.output)
    }

    /// Starts `maricopa` on a pseudoterminal without color.
    func onTerminal(_ arguments: String...) throws -> ChildProcess {
        try box.startOnTerminal("maricopa", arguments + Self.at(Self.start))
    }
}
