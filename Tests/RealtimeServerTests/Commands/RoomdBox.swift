import Foundation
import MarkupKit
import TestKit
import Testing

/// Somebody who runs the real `roomd` over a folder of its own.
struct RoomdBox {
    let folder: TemporaryFolder
    /// A Sunday in March, as everywhere in the tests of rooms.
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

    /// Runs what must go well; answers what it printed.
    @discardableResult
    func done(_ arguments: String..., at now: String = now, input: String = "") throws -> String {
        let result = try run(arguments, at: now, input: input)
        try #require(result.exit == .status(0), "\(arguments): \(result.text)\(result.errorText)")
        return result.text
    }

    /// Runs what must end with a status; answers what it printed and what it complained of.
    @discardableResult
    func refused(_ status: Int32, _ arguments: String..., at now: String = now) throws -> String {
        let result = try run(arguments, at: now)
        try #require(result.exit == .status(status), "\(arguments): \(result.exit) \(result.text)\(result.errorText)")
        return result.text + result.errorText
    }

    /// Runs what must go well with `--json`, and reads its one document.
    func json(_ arguments: String..., at now: String = now) throws -> JSONValue {
        let result = try run(arguments + ["--json"], at: now)
        try #require(result.exit == .status(0), "\(arguments): \(result.errorText)")
        return try JSONValue.parse(result.text)
    }

    /// Rules under which everybody has a place of their own.
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

    /// A database called "family", with those rules.
    func deploy(_ name: String = "family") throws {
        try folder.write(Self.rules, to: "database.rules.json")
        try done("rules", "deploy", "database.rules.json", "--database", name)
    }
}
