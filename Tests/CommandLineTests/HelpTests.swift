import Foundation
import TestKit
import Testing

@Suite("Every command explains itself")
struct HelpTests {
    static let apps = ["recipebox", "tips", "habit", "kidney", "maricopa"]
    static let programs = ["recipebox", "tips", "habit", "kidney", "maricopa", "roomd", "nourish"]

    struct Command: Decodable, Sendable {
        let commandName: String
        let abstract: String?
        let discussion: String?
        let arguments: [Argument]?
        let subcommands: [Command]?

        /// The command and all its subcommands, each with its path.
        func all(under path: [String] = []) -> [(path: [String], command: Command)] {
            let here = path + [commandName]
            return [(here, self)] + (subcommands ?? []).flatMap { $0.all(under: here) }
        }
    }

    struct Argument: Decodable, Sendable {
        let abstract: String?
        let shouldDisplay: Bool?
    }

    struct Dump: Decodable { let command: Command }

    static func commands(of program: String) throws -> [(path: [String], command: Command)] {
        try #require(dumps[program]).get().all().filter { !$0.path.contains("help") }
    }

    /// The commands of each program, which takes the better part of a second to tell them.
    private static let dumps = Dictionary(
        uniqueKeysWithValues: programs.map { program in
            let dump = Result {
                let result = try ChildProcess.run(Executable.named(program), ["--experimental-dump-help"])
                return try JSONDecoder().decode(Dump.self, from: result.output).command
            }
            return (program, dump)
        }
    )

    @Test("the reference of an app is what the app says of itself", arguments: programs)
    func reference(_ program: String) throws {
        let result = try ChildProcess.run(
            Corpus.package.appending(path: "scripts/cli-reference"),
            ["md", Executable.named(program).path]
        )
        #expect(result.exit == .status(0), "\(result.errorText)")
        let page = try String(contentsOf: Corpus.package.appending(path: "docs/cli/\(program).md"), encoding: .utf8)
        let difference = result.text.split(separator: "\n").difference(from: page.split(separator: "\n"))
        #expect(difference.isEmpty, "scripts/cli-reference md .build/debug/\(program) > docs/cli/\(program).md")
    }

    @Test("each has a line that says what it does and an example", arguments: programs)
    func examples(_ program: String) throws {
        let commands = try Self.commands(of: program)
        #expect(commands.count > 1)
        for (path, command) in commands {
            let name = path.joined(separator: " ")
            #expect(command.abstract?.hasSuffix(".") == true, "\(name) has no abstract")
            #expect(command.discussion?.contains("EXAMPLE: ") == true, "\(name) has no example")
            #expect(command.discussion?.contains(program) == true, "\(name)'s example does not run it")
        }
    }

    @Test("the example of act is an action of the page that it names", arguments: ["recipebox", "kidney", "maricopa"])
    func actExample(_ program: String) throws {
        let act = try #require(try Self.commands(of: program).first { $0.path == [program, "act"] }).command
        let example = try #require(act.discussion?.firstMatch(of: /EXAMPLE: \w+ act (\S+) (\S+)/)?.output)
        let home = try ProgramHome()
        if program == "kidney" { _ = try home.run(program, ["accept-terms", "--yes"]) }
        let page = try home.run(program, ["open", String(example.1), "--ids"])
        #expect(page.text.contains("\n\(example.2) "), "\(page.text)\(page.errorText)")
    }

    @Test("options of every command may stand before help", arguments: programs)
    func optionsBeforeHelp(_ program: String) throws {
        let name = try #require(try Self.commands(of: program).first { $0.path.count == 2 }).command.commandName
        let result = try ChildProcess.run(Executable.named(program), ["--data-dir", "/nowhere", "help", name])
        #expect(result.exit == .status(0) && result.text.contains("\(program) \(name)"), "\(result.errorText)")
    }

    @Test("the version is one line", arguments: programs)
    func version(_ program: String) throws {
        let result = try ChildProcess.run(Executable.named(program), ["--version"])
        #expect(result.text.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil)
    }

    @Test(
        "completion scripts name the commands",
        arguments: zip(programs, ["bash", "zsh", "fish", "bash", "zsh", "fish", "bash"])
    )
    func completions(_ program: String, _ shell: String) throws {
        let result = try ChildProcess.run(Executable.named(program), ["--generate-completion-script", shell])
        #expect(result.exit == .status(0))
        for (path, _) in try Self.commands(of: program).dropFirst() {
            #expect(result.text.contains(path[path.count - 1]), "\(shell) completes no \(path)")
        }
    }

    @Test("the reasons to ask the clinic before a log are a list with a line for each", arguments: ["en", "es"])
    func points(_ language: String) throws {
        let page = try ChildProcess.run(Executable.named("tips"), ["log", "--help", "--language", language])
        #expect(page.text.split(separator: "\n").count { $0.hasPrefix("  - ") } == 12, "\(page.text)")
    }

    /// Returns the text of a command's help page in Spanish with each run of spaces as one.
    private func page(_ path: [String]) throws -> String {
        let arguments = path.dropFirst() + ["--help", "--language", "es"]
        let result = try ChildProcess.run(Executable.named(path[0]), Array(arguments))
        return result.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    @Test("the help of each command is in Spanish: what it does, its arguments and their values", arguments: apps)
    func spanish(_ program: String) throws {
        for (path, command) in try Self.commands(of: program) {
            let spanish = try page(path)
            let name = path.joined(separator: " ")
            #expect(spanish.hasPrefix("RESUMEN: ") && spanish.contains(" USO: \(name)"), "\(name): \(spanish)")
            let own = command.arguments?.filter { $0.shouldDisplay != false } ?? []
            let texts = [command.abstract, command.discussion] + own.map(\.abstract)
            for text in texts.compactMap({ $0 }) where text.contains(/[a-z] [a-z]/) {
                let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
                #expect(!spanish.contains(words), "\(name): “\(text)”")
            }
            for word in ["OVERVIEW", "USAGE", "OPTIONS:", "ARGUMENTS:", "(default", "(values", "EXAMPLE"] {
                #expect(!spanish.contains(word), "\(name): \(word)")
            }
        }
    }
}
