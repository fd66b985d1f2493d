import Foundation
import TestKit
import Testing

/// A home in which one of the real programs runs at given times in Phoenix, where the offset is UTC−7 all year.
protocol CommandBox {
    /// The name of the program.
    static var program: String { get }
    /// The wall time of a command without a time of its own, such as "2026-03-02T08:00".
    static var start: String { get }

    var box: ProgramHome { get }
}

extension CommandBox {
    /// The options that set the clock to a wall time in Phoenix, with or without seconds.
    static func at(_ wallTime: String) -> [String] {
        let seconds = wallTime.count == 16 ? ":00" : ""
        return ["--now", "\(wallTime)\(seconds)-07:00", "--time-zone", "America/Phoenix"]
    }

    /// Runs the program at a wall time in Phoenix.
    @discardableResult
    func run(
        _ arguments: [String],
        at wallTime: String = Self.start,
        input: String = "",
        streams: ChildProcess.Streams = .pipes
    ) throws -> CommandResult {
        try box.run(Self.program, Self.at(wallTime) + arguments, input: input, streams: streams)
    }

    /// Runs the program, requires success and returns the output.
    @discardableResult
    func done(_ arguments: String..., at wallTime: String = Self.start, input: String = "") throws -> String {
        let result = try run(arguments, at: wallTime, input: input)
        try #require(result.status == 0, "\(arguments): \(result.text)\(result.errorText)")
        return result.text
    }

    /// Runs the program, requires an exit status and returns the error line.
    @discardableResult
    func refused(
        _ status: Int32,
        _ arguments: String...,
        at wallTime: String = Self.start,
        input: String = ""
    ) throws -> String {
        let result = try run(arguments, at: wallTime, input: input)
        try #require(result.status == status, "\(arguments): \(result.text)\(result.errorText)")
        return result.errorText
    }

    /// Runs the program with `--json` and parses its document.
    func json(
        _ arguments: String...,
        at wallTime: String = Self.start,
        input: String = ""
    ) throws -> JSONShapeTests.Shape {
        let result = try run(arguments + ["--json"], at: wallTime, input: input)
        try #require(result.status == 0, "\(arguments): \(result.errorText)")
        return try JSONDecoder().decode(JSONShapeTests.Shape.self, from: result.output)
    }

    /// Starts the program on a pseudoterminal without color.
    func onTerminal(_ arguments: String..., at wallTime: String = Self.start) throws -> ChildProcess {
        try box.startOnTerminal(Self.program, Self.at(wallTime) + arguments)
    }
}

extension ChildProcess {
    /// Waits for each text, and sends its answer if there is one.
    func answer(_ conversation: [(question: String, answer: String?)]) throws {
        for (question, answer) in conversation {
            try waitForText(question)
            if let answer { send(answer + "\n") }
        }
    }
}

extension JSONShapeTests.Shape {
    var text: String? { if case .text(let text) = self { text } else { nil } }
    var number: Double? { if case .number(let number) = self { number } else { nil } }
    var array: [Self] { if case .array(let list) = self { list } else { [] } }
}
