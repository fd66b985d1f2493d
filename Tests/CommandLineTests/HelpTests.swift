import Foundation
import TestKit
import Testing

@Suite("Every command explains itself")
struct HelpTests {
    static let programs = ["recipebox", "nourish"]

    struct Command: Decodable {
        let commandName: String
        let abstract: String?
        let discussion: String?
        let subcommands: [Command]?

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

    @Test("the reference names every command", arguments: programs)
    func reference(_ program: String) throws {
        let file = Corpus.package.appendingPathComponent("docs/cli/\(program).md")
        let text = try String(contentsOf: file, encoding: .utf8)
        for (path, _) in try Self.commands(of: program) {
            #expect(text.contains("`\(path.joined(separator: " "))"), "docs/cli/\(program).md has no \(path)")
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
