import ArgumentParser
import CommandKit
import Foundation
import JSONKit
import Testing
import TimeKit

private struct Kitchen: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "kitchen",
        abstract: "A program for these tests.",
        version: "1.2.3",
        subcommands: [Show.self, Fail.self, Wipe.self, Wait.self, Shelf.self, Undo.self]
    )
}

/// A command whose default subcommand takes an argument.
private struct Shelf: ParsableCommand {
    static let configuration = CommandConfiguration(subcommands: [List.self, Add.self], defaultSubcommand: List.self)

    struct List: ParsableCommand {
        @Argument var name: String?
    }

    struct Add: ParsableCommand {
        @Argument var name: String
        @Argument var amount: Int
    }
}

private struct Undo: ParsableCommand {}

private struct Show: ParsableCommand {
    @Argument(help: "What to show.") var name: String
    @Option(help: "How often.") var times = 1
    @OptionGroup var global: GlobalOptions

    func run() throws {
        let context = try global.context()
        let document: JSONValue = [
            "name": JSONValue(name), "times": JSONValue(times), "folder": JSONValue(context.folder.url.path),
            "now": JSONValue(context.clock.now()), "zone": JSONValue(context.clock.zone().identifier),
        ]
        try context.answer(document) { try $0.print("\(name, .heading) × \(times)") }
    }
}

private struct Fail: ParsableCommand {
    @Argument var kind: String
    @OptionGroup var global: GlobalOptions

    struct Strange: Error {}
    struct OwnError: Error, CustomStringConvertible { let description = "the dough is dry — add water" }

    func run() throws {
        switch kind {
        case "strange": throw Strange()
        case "own": throw OwnError()
        case "exit": throw ExitCode(75)
        case "lines": throw CommandError(.badData, "first\n  second\u{1B}[2J", remedy: "third")
        default: throw CommandError(.notAllowed, "“\(kind)” is not allowed", remedy: "ask for something else")
        }
    }
}

private struct Wipe: ParsableCommand {
    @OptionGroup var global: GlobalOptions

    func run() throws {
        let context = try global.context()
        try context.confirm("Delete everything?")
        try context.terminal.print("deleted")
    }
}

private struct Wait: AsyncParsableCommand {
    @OptionGroup var global: GlobalOptions

    func run() async throws {
        await Task.yield()
        try global.context().terminal.print("waited")
    }
}

@Suite("A program answers on standard output, or says why not in one line")
struct CommandLineProgramTests {
    private let program = CommandLineProgram(Kitchen.self) { $0 is Fail.OwnError ? .badData : nil }

    private func run(_ arguments: String..., on screen: RecordingTerminal = RecordingTerminal()) async throws
        -> CommandStatus
    {
        try await CommandEnvironment.$current.withValue(.test(screen)) { await program.run(arguments) }
    }

    @Test("text and JSON say the same")
    func answers() async throws {
        let text = RecordingTerminal()
        #expect(try await run("show", "bread", "--times", "2", on: text) == .success)
        #expect(text.output == "bread × 2\n")
        let json = RecordingTerminal()
        #expect(try await run("show", "bread", "--json", on: json) == .success)
        #expect(
            json.output == """
                {
                  "name": "bread",
                  "times": 1,
                  "folder": "/home/someone/.local/share/nourish",
                  "now": "2026-03-08T14:30:00.000Z",
                  "zone": "America/Phoenix"
                }

                """
        )
        #expect(json.error.isEmpty)
    }

    @Test("global options may stand before the command or after it", arguments: [true, false])
    func globals(before: Bool) async throws {
        let globals = ["--data-dir", "/x", "--now=2026-01-01T00:00:00Z", "--time-zone", "Europe/Paris", "--json"]
        let screen = RecordingTerminal()
        let arguments = before ? globals + ["show", "--", "-b"] : ["show"] + globals + ["--", "-b"]
        let status = try await CommandEnvironment.$current.withValue(.test(screen)) { await program.run(arguments) }
        #expect(status == .success)
        #expect(screen.output.contains("\"folder\": \"/x\""))
        #expect(screen.output.contains("\"now\": \"2026-01-01T00:00:00.000Z\""))
        #expect(screen.output.contains("\"zone\": \"Europe/Paris\""))
        #expect(screen.output.contains("\"name\": \"-b\""))
    }

    @Test(
        "a wrong command line is one line and exit 64",
        arguments: [
            (["show"], "error: missing expected argument “<name>” — see “kitchen show --help”\n"),
            (["show", "a", "b"], "error: unexpected argument “b” — see “kitchen show --help”\n"),
            (
                ["show", "a", "--time", "2"],
                "error: unknown option “--time”. Did you mean “--times”? — see “kitchen show --help”\n"
            ),
            (["show", "a", "--nwo", "2"], "error: unknown option “--nwo” — see “kitchen show --help”\n"),
            (["show", "a", "--yse"], "error: unknown option “--yse” — see “kitchen show --help”\n"),
            (["show", "a", "--timezone", "2"], "error: unknown option “--timezone” — see “kitchen show --help”\n"),
            (
                ["show", "a", "--times", "x\u{1B}[2J"],
                "error: the value “x\\u{1B}[2J” is invalid for “--times <times>” — see “kitchen show --help”\n"
            ),
            (["cook"], "error: kitchen has no command “cook” — see “kitchen --help”\n"),
            (
                ["shwo", "a", "--json"],
                "error: kitchen has no command “shwo” — did you mean “show”? See “kitchen --help”\n"
            ),
            (["--json", "fial"], "error: kitchen has no command “fial” — did you mean “fail”? See “kitchen --help”\n"),
            (
                ["shelf", "ad", "salt", "4"],
                "error: kitchen shelf has no command “ad” — did you mean “add”? See “kitchen shelf --help”\n"
            ),
            (["shelf", "salt", "4"], "error: unexpected argument “4” — see “kitchen shelf list --help”\n"),
            (["redo"], "error: kitchen has no command “redo” — see “kitchen --help”\n"),
            (["unwipe"], "error: kitchen has no command “unwipe” — see “kitchen --help”\n"),
            (["undoo"], "error: kitchen has no command “undoo” — did you mean “undo”? See “kitchen --help”\n"),
            (
                ["show", "a", "-1/2"],
                "error: unknown option “-1/2” — put -- before a value that starts with a dash, or see “kitchen show --help”\n"
            ),
            (
                ["show", "a", "--now", "yesterday"],
                "error: --now: “yesterday” is not an instant — write it as 2026-03-08T07:30:00Z or 2026-03-08T07:30-07:00\n"
            ),
            (
                ["--time-zone", "Mars/Base", "show", "a"],
                "error: --time-zone: there is no time zone “Mars/Base” — use a name of the tz database such as America/Phoenix\n"
            ),
        ]
    )
    func usage(_ arguments: [String], _ line: String) async throws {
        let screen = RecordingTerminal()
        let status = try await CommandEnvironment.$current.withValue(.test(screen)) { await program.run(arguments) }
        #expect(status == .usage)
        #expect(screen.output.isEmpty)
        #expect(screen.error == line)
    }

    @Test(
        "every error ends in its own status and one line",
        arguments: [
            ("salt", CommandStatus.notAllowed, "error: “salt” is not allowed — ask for something else\n"),
            ("own", .badData, "error: the dough is dry — add water\n"),
            ("lines", .badData, "error: first second\\u{1B}[2J — third\n"),
            (
                "strange", .software,
                "error: Strange() — this is a defect of the program: please report it with this line\n"
            ),
            ("exit", .tryAgain, ""),
        ]
    )
    func errors(_ kind: String, _ status: CommandStatus, _ line: String) async throws {
        let screen = RecordingTerminal()
        #expect(try await run("fail", kind, on: screen) == status)
        #expect(screen.error == line)
        #expect(screen.output.isEmpty)
    }

    @Test(
        "help, version and completion scripts are answers",
        arguments: [
            (["--help"], "USAGE: kitchen"), (["show", "--help"], "--data-dir <folder>"), (["--version"], "1.2.3\n"),
            (["--data-dir", "x", "--json", "help", "show"], "USAGE: kitchen show"),
            (["--yes", "help"], "USAGE: kitchen"),
            (["--generate-completion-script", "bash"], "complete"), ([], "SUBCOMMANDS"),
        ]
    )
    func information(_ arguments: [String], _ part: String) async throws {
        let screen = RecordingTerminal()
        let status = try await CommandEnvironment.$current.withValue(.test(screen)) { await program.run(arguments) }
        #expect(status == .success)
        #expect(screen.output.contains(part))
        #expect(screen.error.isEmpty)
    }

    @Test("an asynchronous command runs too")
    func asynchronous() async throws {
        let screen = RecordingTerminal()
        #expect(try await run("wait", on: screen) == .success)
        #expect(screen.output == "waited\n")
    }

    @Test("the program ends quietly after its reader has left")
    func readerLeft() async throws {
        for arguments in [["show", "bread"], ["--help"]] {
            let screen = RecordingTerminal()
            screen.failWrites(with: .readerLeft)
            let status = try await CommandEnvironment.$current.withValue(.test(screen)) { await program.run(arguments) }
            #expect(status == .success)
            #expect(screen.error.isEmpty)
        }
    }

    @Test("output that can't be written is an error")
    func fullDisk() async throws {
        let screen = RecordingTerminal()
        screen.failWrites(with: .refused(reason: "No space left on device"))
        #expect(try await run("show", "bread", on: screen) == .inputOutput)
        #expect(
            screen.error
                == "error: the output can't be written (No space left on device) — make room or send it elsewhere\n"
        )
    }
}

// MARK: Confirmation

extension CommandLineProgramTests {
    @Test(
        "a command that loses data asks on a terminal; only yes is yes",
        arguments: [
            ("y", true), ("Yes", true), (" YES ", true), ("n", false), ("", false), ("yep", false), (nil, false),
        ] as [(String?, Bool)]
    )
    func asks(_ answer: String?, _ agreed: Bool) async throws {
        let screen = RecordingTerminal.screen(answers: answer.map { [$0] } ?? [])
        #expect(try await run("wipe", on: screen) == (agreed ? .success : .failure))
        #expect(screen.output == (agreed ? "deleted\n" : ""))
        #expect(screen.error.hasPrefix("Delete everything? [y/N] "))
    }

    @Test("without a terminal it needs --yes")
    func needsYes() async throws {
        let file = RecordingTerminal(answers: ["y"])
        #expect(try await run("wipe", on: file) == .usage)
        #expect(
            file.error
                == "error: nobody is at a terminal to answer: Delete everything? — repeat the command with --yes to go ahead\n"
        )
        let sure = RecordingTerminal()
        #expect(try await run("wipe", "--yes", on: sure) == .success)
        #expect(sure.output == "deleted\n")
    }
}

// MARK: Statuses

extension CommandLineProgramTests {
    @Test("the exit codes are those of sysexits.h")
    func codes() {
        #expect(CommandStatus.allCases.map(\.rawValue) == [0, 1, 64, 65, 66, 69, 70, 73, 74, 75, 77])
    }

    @Test("an ambiguous name lists every candidate")
    func ambiguous() {
        let error = CommandError.ambiguous("recipe", "Bread", candidates: [("a1", "Bread"), ("b2", "bread")])
        #expect(error.status == .noInput)
        #expect(
            error.description
                == "the recipe “Bread” could be any of 2: Bread (a1), bread (b2) — give the id of the one you mean"
        )
    }
}
