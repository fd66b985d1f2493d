import Foundation
import TestKit
import Testing

/// A home with a family's room.
///
/// Ann is the admin. The cycle runs for twelve weeks from Monday 2026-01-05 to the challenge on 2026-03-30.
struct TipsBox: CommandBox {
    static let program = "tips"
    var box: ProgramHome
    static let start = "2026-01-05T08:00"

    /// - Parameters:
    ///   - isSetUp: whether the room has been set up.
    ///   - hasItems: whether the room has the usual items.
    init(isSetUp: Bool = true, hasItems: Bool = true) throws {
        // The files are made once and copied, because seven commands for each of some two hundred tests take long.
        box = try ProgramHome(filledWith: isSetUp && hasItems ? Self.filled.get() : [:])
        if isSetUp && !hasItems { try require(Self.setup) }
    }

    /// The files of a room with the usual items.
    private static let filled = Result {
        let room = try TipsBox(hasItems: false)
        for item in items { try room.require(["item", "add"] + item) }
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

    /// Runs `tips` with separate words at a wall time in Phoenix.
    @discardableResult
    func tips(_ arguments: String..., at wallTime: String = start) throws -> CommandResult {
        try run(arguments, at: wallTime)
    }

    /// The whole room as one text.
    func everything() throws -> String { try run(["export", "--format", "json"]).text }

    private func require(_ arguments: [String]) throws {
        let result = try run(arguments)
        try #require(result.status == 0, "\(result.errorText)")
    }
}
