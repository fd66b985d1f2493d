import Foundation
import TestKit
import Testing

@Suite("Every command explains itself")
struct HelpTests {
    static let programs = ["recipebox", "tips", "habit", "kidney", "maricopa", "roomd", "nourish"]

    struct Command: Decodable {
        let commandName: String
        let abstract: String?
        let discussion: String?
        let subcommands: [Command]?
        let arguments: [Argument]?

        struct Argument: Decodable {
            struct Name: Decodable { let kind, name: String }
            let names: [Name]?

            /// `--search`, for what has a long name.
            var option: String? { names?.first { $0.kind == "long" }.map { "--\($0.name)" } }
        }

        /// The command and everything under it, each with its path.
        func all(under path: [String] = []) -> [(path: [String], command: Command)] {
            let here = path + [commandName]
            return [(here, self)] + (subcommands ?? []).flatMap { $0.all(under: here) }
        }
    }

    struct Dump: Decodable { let command: Command }

    static func commands(of program: String) throws -> [(path: [String], command: Command)] {
        let result = try ChildProcess.run(Executable.named(program), ["--experimental-dump-help"])
        return try JSONDecoder().decode(Dump.self, from: result.output).command.all()
            .filter { !$0.path.contains("help") }
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

    @Test("the reference names every command and option", arguments: programs)
    func reference(_ program: String) throws {
        let file = Corpus.package.appendingPathComponent("docs/cli/\(program).md")
        let text = try String(contentsOf: file, encoding: .utf8)
        for (path, command) in try Self.commands(of: program).dropFirst() {
            let name = path.joined(separator: " ")
            let start = try #require(text.range(of: "### `\(name)`"), "docs/cli/\(program).md has no \(name)")
            let section = text[start.upperBound...].components(separatedBy: "\n### ")[0]
            let global = text.components(separatedBy: "## Exit status")[0]
            for option in (command.arguments ?? []).compactMap(\.option)
            where !["--help", "--version"].contains(option) {
                #expect(section.contains("`\(option)") || global.contains("`\(option)"), "\(name) has no \(option)")
            }
        }
    }

    @Test("the version is one line", arguments: programs)
    func version(_ program: String) throws {
        let result = try ChildProcess.run(Executable.named(program), ["--version"])
        #expect(result.text.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil)
    }

    @Test("completion scripts name the commands", arguments: programs, ["bash", "zsh", "fish"])
    func completions(_ program: String, _ shell: String) throws {
        let result = try ChildProcess.run(Executable.named(program), ["--generate-completion-script", shell])
        #expect(result.exit == .status(0))
        for (path, _) in try Self.commands(of: program).dropFirst() {
            #expect(result.text.contains(path[path.count - 1]), "\(shell) completes no \(path)")
        }
    }
}
