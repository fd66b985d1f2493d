import ArgumentParser
import CommandKit
import Foundation
import JSONKit
import RealtimeService
import RealtimeTree
import SecurityLog
import TimeKit

/// `roomd rules`
struct RulesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rules",
        abstract: "Check, test, deploy and show security rules.",
        discussion: """
            The files are those of a Firebase project: {"rules": {…}}, comments allowed.

            EXAMPLE: roomd rules check database.rules.json
                     roomd rules deploy database.rules.json --database family
            """,
        subcommands: [
            CheckRulesCommand.self, TestRulesCommand.self, DeployRulesCommand.self, ShowRulesCommand.self,
        ]
    )
}

/// `roomd rules deploy`
struct DeployRulesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "deploy",
        abstract: "Give a database its rules; one that isn't there is made.",
        discussion: """
            A server that runs goes by them from the next request on, and ends the streams that they no longer allow within half a \
            minute.

            EXAMPLE: roomd rules deploy database.rules.json --database family
            """
    )

    @Argument(help: "The rules' file, or - for standard input.") var file: String
    @Option(help: ArgumentHelp("The database.", valueName: "name")) var database: String
    @OptionGroup(title: "Global options") var global: RoomdOptions

    func run() async throws {
        let (bytes, _) = try RulesFile.read(file)
        let name = try RoomdSession.databaseName(database)
        let session = try global.roomd(makesStore: true)
        let isNew = try await !session.trees.databases().contains(name)
        try await session.trees.setRules(bytes, of: name)
        session.note(.rulesDeployed, place: name.text)
        try session.context.answer(["database": .string(name.text), "new": .bool(isNew)]) {
            try $0.print(isNew ? "The database \(name) is there, with these rules." : "\(name) has these rules now.")
        }
    }
}

/// `roomd rules show`
struct ShowRulesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Print a database's rules as they were deployed.",
        discussion: "EXAMPLE: roomd rules show --database family > database.rules.json"
    )

    @Option(help: ArgumentHelp("The database; the only one without it.", valueName: "name")) var database: String?
    @OptionGroup(title: "Global options") var global: RoomdOptions

    func run() async throws {
        let session = try global.roomd()
        let name = try await session.database(database)
        let rules = try await session.trees.read(name) { $0.rules }
        let text = String(decoding: rules.bytes, as: UTF8.self)
        try session.context.answer([
            "database": .string(name.text), "version": JSONValue(rules.version), "rules": .string(text),
        ]) { try $0.write(rules.bytes + (rules.bytes.last == 0x0A ? [] : [0x0A])) }
    }
}

/// Reads files of rules.
enum RulesFile {
    /// The maximum size of a file, in bytes.
    private static let largest = 4 << 20

    /// Returns the bytes of a file and the rules in it.
    ///
    /// - Throws: `CommandError` with the position of the problem.
    static func read(_ path: String) throws -> (bytes: [UInt8], rules: SecurityRules) {
        let bytes = Array(try InputFile.read(path, limit: largest))
        do throws(RealtimeError) {
            return (bytes, try SecurityRules.read(bytes))
        } catch {
            guard case .notJSON(let reason) = error else {
                throw CommandError(.badData, "“\(path)”: \(error)", remedy: "correct it there")
            }
            throw CommandError(.badData, "“\(path)” is no JSON (\(reason))", remedy: "correct it there")
        }
    }
}
