import ArgumentParser
import CommandKit
import Foundation
import ScreenKit
import StorageKit
import TestKit
import Testing

private enum DoorError: String, ScreenError, CaseIterable {
    case locked, stuck, heavy, gone

    var description: String { "the door is \(rawValue) — look at it" }

    var remedy: Link? { self == .gone ? nil : Link("door://halls/Ann's hall", label: "Hall") }
}

private enum Door: CommandApp {
    static var definition: AppDefinition {
        var app = AppDefinition(name: "door", version: "1.0.0", schemas: [])
        app.nextStep = { error in
            switch error {
            case DoorError.stuck: NextStep("door pull")
            case DoorError.heavy: NextStep("--hard", after: "if you are strong")
            default: nil
            }
        }
        app.open = { _, _ in Hall(title: "Hall", revision: Revision(change: 0)) }
        app.act = { act, _, _ in
            let error = DoorError(rawValue: act.action) ?? .gone
            return .refused(
                Hall(title: "Hall", revision: Revision(change: 0)),
                why: error.description,
                remedy: error.remedy
            )
        }
        return app
    }
}

private struct Hall: TerminalPage {
    let title: String
    let revision: Revision

    var terminalText: TerminalText { .init { try $0.print(StyledText(title, .heading)) } }
}

private struct DoorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "door",
        subcommands: [EnterCommand.self, ActCommand<Door>.self]
    )
}

private struct EnterCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "enter")

    @Argument var kind: String

    func run() throws { throw DoorError(rawValue: kind) ?? .gone }
}

@Suite("The next step after an error, in a terminal")
struct NextStepTests {
    private let folder: TemporaryFolder
    private let program = CommandLineProgram(
        DoorCommand.self,
        statusOf: { $0 is DoorError ? .badData : nil },
        told: { Door.definition.told($0) }
    )

    init() throws { folder = try TemporaryFolder() }

    private func run(_ arguments: String...) async throws -> RecordingTerminal {
        let terminal = RecordingTerminal()
        let environment = try CommandEnvironment.test(
            terminal,
            variables: ["HOME": folder.url.path, "NOURISH_HOME": folder.file("data").path]
        )
        let status = await CommandEnvironment.$current.withValue(environment) { await program.run(arguments) }
        #expect(status == .badData)
        return terminal
    }

    @Test(
        "an error is printed with the app's own command or option, else with the command that opens the remedy",
        arguments: [
            ("locked", "the door is locked — look at it: “door open 'door://halls/Ann'\\''s hall'”"),
            ("stuck", "the door is stuck — look at it: “door pull”"),
            ("heavy", "the door is heavy — look at it; if you are strong: “--hard”"),
            ("gone", "the door is gone — look at it"),
        ]
    )
    func told(kind: String, line: String) async throws {
        #expect(try await run("enter", kind).error == "error: \(line)\n")
    }

    @Test("a refused act is told with the command that opens the remedy, and its JSON has the link")
    func acts() async throws {
        let told = try await run("act", "door://halls", "locked").error
        #expect(told == "error: the door is locked — look at it: “door open 'door://halls/Ann'\\''s hall'”\n")
        #expect(
            try await run("act", "door://halls", "gone").error.contains("“door open door://halls” shows the screen")
        )
        let json = try await run("act", "door://halls", "locked", "--json").output.filter { !$0.isWhitespace }
        #expect(json.contains("\"remedy\"") && json.contains("\"target\":\"door://halls/Ann'shall\""), "\(json)")
        #expect(!(try await run("act", "door://halls", "gone", "--json").output.contains("remedy")))
    }

    @Test("a sentence in other words keeps the next step")
    func otherWords() {
        #expect(
            Door.definition.told(DoorError.stuck, as: "at 08:00 it was stuck") == "at 08:00 it was stuck: “door pull”"
        )
        #expect(Door.definition.told(CommandError(.usage, "none is given")) == "none is given")
    }
}
