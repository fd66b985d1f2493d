import Foundation
import TestKit
import Testing

/// A home with a family's room, used through the real executable at given times.
///
/// Ann is the admin. The cycle runs for twelve weeks from Monday 2026-01-05 to the challenge on 2026-03-30, in Phoenix, where the offset is UTC−7
/// all year.
struct TipsBox {
    var box: ProgramHome
    static let start = "2026-01-05T08:00"

    /// - Parameters:
    ///   - isSetUp: whether the room has been set up.
    ///   - hasItems: whether the room has the usual items.
    init(isSetUp: Bool = true, hasItems: Bool = true) throws {
        // The files are made once and copied, because seven commands for each of some two hundred tests take long.
        box = try ProgramHome(filledWith: isSetUp && hasItems ? Self.filled.get() : [:])
        if isSetUp && !hasItems { try check(run(Self.setup)) }
    }

    /// The files of a room with the usual items.
    private static let filled = Result {
        let room = try TipsBox(hasItems: false)
        for item in items { try room.check(room.run(["item", "add"] + item)) }
        return try room.box.files()
    }

    static let setup = [
        "setup", "--patient", "Mia", "--start", "2026-01-05", "--challenge", "2026-03-30", "--me", "Ann",
    ]

    /// A medicine, a maintenance food, three treatment foods, a recommended food.
    static let items = [
        ["--category", "medicine", "--name", "Cetirizine", "--dose", "5 mL"],
        ["--category", "maintenance", "--name", "Almond", "--dose", "2 pieces"],
        ["--category", "treatment", "--name", "Peanut", "--week", "1-4=1/4 tsp", "--week", "5-12=1/2 tsp"],
        ["--category", "treatment", "--name", "Cashew", "--week", "1-12=1/2 tsp"],
        ["--category", "treatment", "--name", "Sesame", "--dose", "1 g"],
        ["--category", "recommended", "--name", "Egg", "--dose", "1 piece"],
    ]

    /// The options that set the clock to a wall time in Phoenix.
    static func at(_ wallTime: String) -> [String] {
        ["--now", "\(wallTime):00-07:00", "--time-zone", "America/Phoenix"]
    }

    /// Runs `tips` at a wall time in Phoenix.
    @discardableResult
    func run(
        _ arguments: [String],
        at wallTime: String = start,
        input: String = "",
        streams: ChildProcess.Streams = .pipes
    ) throws -> CommandResult {
        try box.run("tips", Self.at(wallTime) + arguments, input: input, streams: streams)
    }

    /// Runs `tips` with separate words at a wall time in Phoenix.
    @discardableResult
    func tips(_ arguments: String..., at wallTime: String = start) throws -> CommandResult {
        try run(arguments, at: wallTime)
    }

    /// Runs `tips … --json` and parses its document.
    func json(_ arguments: String..., at wallTime: String = start) throws -> JSONShapeTests.Shape {
        let result = try run(arguments + ["--json"], at: wallTime)
        try check(result)
        return try JSONDecoder().decode(JSONShapeTests.Shape.self, from: result.output)
    }

    /// Starts `tips` on a pseudoterminal without color, at a wall time in Phoenix.
    func onTerminal(_ arguments: String..., at wallTime: String = start) throws -> ChildProcess {
        try box.startOnTerminal("tips", Self.at(wallTime) + arguments)
    }

    /// The whole room as one text.
    func everything() throws -> String { try run(["export", "--format", "json"]).text }

    private func check(_ result: CommandResult) throws {
        try #require(result.status == 0, "\(result.errorText)")
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
