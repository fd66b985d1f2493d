import Foundation
import JSONKit
import TestKit
import Testing

/// A data folder with the commands of the real `roomd`.
struct RoomdBox {
    let folder: TemporaryFolder
    /// A Sunday in March, as in all tests of rooms.
    static let now = "2026-03-08T07:30:00Z"

    init() throws { folder = try TemporaryFolder() }

    @discardableResult
    func run(_ arguments: [String], at now: String = now, input: String = "") throws -> CommandResult {
        try ChildProcess.run(
            Executable.named("roomd"),
            arguments + ["--data-dir", folder.file("data").path, "--now", now, "--time-zone", "UTC"],
            input: input,
            environment: ["HOME": folder.url.path, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"],
            folder: folder.url
        )
    }

    /// Runs a command, requires success and returns the output.
    @discardableResult
    func done(_ arguments: String..., at now: String = now, input: String = "") throws -> String {
        let result = try run(arguments, at: now, input: input)
        try #require(result.exit == .status(0), "\(arguments): \(result.text)\(result.errorText)")
        return result.text
    }

    /// Runs a command, requires an exit status and returns both outputs.
    @discardableResult
    func refused(_ status: Int32, _ arguments: String..., at now: String = now) throws -> String {
        let result = try run(arguments, at: now)
        try #require(result.exit == .status(status), "\(arguments): \(result.exit) \(result.text)\(result.errorText)")
        return result.text + result.errorText
    }

    /// Runs a command with `--json`, requires success and parses its document.
    func json(_ arguments: String..., at now: String = now) throws -> JSONValue {
        let result = try run(arguments + ["--json"], at: now)
        try #require(result.exit == .status(0), "\(arguments): \(result.errorText)")
        return try JSONValue.parse(result.text)
    }

    /// Rules in which each user has a place of their own.
    static let rules = """
        {
          // A place for each, and a name that is short.
          "rules": {
            "users": { "$uid": {
              ".read": "auth !== null && auth.uid === $uid",
              ".write": "auth !== null && auth.uid === $uid",
              "name": { ".validate": "newData.isString() && newData.val().length <= 5" }
            } },
            "news": { ".read": true, ".write": "auth.token.editor === true" },
            "late": { ".read": "now > 1772955000000" }
          }
        }

        """

    /// Deploys those rules to a database called "family".
    func deploy(_ name: String = "family") throws {
        try folder.write(Self.rules, to: "database.rules.json")
        try done("rules", "deploy", "database.rules.json", "--database", name)
    }
}
