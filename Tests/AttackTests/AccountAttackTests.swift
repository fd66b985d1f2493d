import Foundation
import GRDB
import TestKit
import Testing

@Suite("Somebody who wants another's account", .timeLimit(.minutes(5)))
struct AccountAttackTests {
    private static let password = "olive grove at noon\n"
    private static let tables = "SELECT name FROM sqlite_master WHERE type = 'table' AND name GLOB 'account_*'"

    private func at(_ minutes: Int) -> [String] {
        ["--now", "2026-05-02T\(10 + minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60):00-07:00"]
    }

    private func maricopa(
        _ home: ProgramHome,
        _ arguments: [String],
        _ minutes: Int = 0,
        input: String = ""
    ) throws -> CommandResult {
        try home.run("maricopa", arguments + at(minutes), input: input)
    }

    private func signedUp() throws -> ProgramHome {
        let home = try ProgramHome()
        try #require(
            try maricopa(home, ["account", "sign-up", "ana@example.org"], input: Self.password).exit == .status(0)
        )
        try #require(try maricopa(home, ["account", "verify", home.mailedCode()]).exit == .status(0))
        return home
    }

    @Test("fifty wrong passwords from elsewhere leave the owner's device its sign-in")
    func lockOut() throws {
        let home = try signedUp()
        let ticket = home.data.appending(path: "maricopa.device")
        let kept = home.folder.file("kept")
        // Without the ticket the program counts as a stranger's device.
        try FileManager.default.moveItem(at: ticket, to: kept)
        for number in 0..<6 {
            let exit = try maricopa(home, ["account", "login", "ana@example.org"], 1, input: "wrong\n").exit
            #expect(exit == .status(number < 5 ? 77 : 75))
        }
        #expect(
            try maricopa(home, ["account", "login", "ana@example.org"], 1, input: Self.password).exit == .status(75)
        )
        try FileManager.default.moveItem(at: kept, to: ticket)
        #expect(
            try maricopa(home, ["account", "login", "ana@example.org"], 1, input: Self.password).exit == .status(0)
        )
    }

    @Test("a code out of somebody's mailbox sets no password on a device that didn't ask for it")
    func foreignCode() throws {
        let home = try signedUp()
        try #require(try maricopa(home, ["account", "forgot", "ana@example.org"], 1).exit == .status(0))
        let code = try home.mailedCode()
        let ticket = home.data.appending(path: "maricopa.reset")
        let kept = home.folder.file("kept")
        try FileManager.default.moveItem(at: ticket, to: kept)
        let refused = try maricopa(home, ["account", "reset", code], 2, input: "another olive grove\n")
        #expect(refused.exit == .status(66))
        #expect(refused.errorText.contains("maricopa account forgot"))
        try FileManager.default.moveItem(at: kept, to: ticket)
        #expect(
            try maricopa(home, ["account", "reset", code], 2, input: "another olive grove\n").exit == .status(0)
        )
        #expect(!FileManager.default.fileExists(atPath: ticket.path))
    }

    @Test("an hour after the sign-in a found terminal ends no session without the password")
    func foundTerminal() throws {
        let home = try signedUp()
        #expect(
            try maricopa(home, ["account", "logout", "--everywhere"], 60, input: "guess\n").exit == .status(77)
        )
        #expect(try maricopa(home, ["account", "profile"], 60).text.contains("ana@example.org"))
        #expect(
            try maricopa(home, ["account", "logout", "--everywhere"], 60, input: Self.password).exit == .status(0)
        )
    }

    @Test("an admin signs a lost device out, and the log tells refused sign-ins without address or password")
    func lostDevice() throws {
        let home = try signedUp()
        _ = try maricopa(home, ["account", "login", "ana@example.org"], 1, input: "guessed wrong\n")
        #expect(try maricopa(home, ["admin", "sign-out", "ana@example.org"], 2).text.contains("1 device"))
        #expect(try !maricopa(home, ["account", "profile"], 2).text.contains("ana@example.org"))
        let listed = try maricopa(home, ["admin", "security"], 3)
        #expect(listed.exit == .status(0))
        #expect(listed.text.contains("WRONG_PASSWORD") && listed.text.contains("BY_ADMIN"))
        // The admin finds an event's account by its digest in the list of users.
        let users = try maricopa(home, ["admin", "users", "--json"], 3).text
        let digest = try #require(users.firstMatch(of: #/"logName" *: *"([0-9a-f]{16})"/#)).1
        #expect(listed.text.contains(digest))
        let log = home.data.appending(path: "maricopa-security.log")
        let text = try String(contentsOf: log, encoding: .utf8)
        for secret in ["ana@example.org", "guessed wrong", "olive"] { #expect(!text.contains(secret)) }
        let mode = try FileManager.default.attributesOfItem(atPath: log.path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }

    @Test("a guesser gets the same answers for an address with an account and one without, up to the limit")
    func enumeration() throws {
        var told: [[CommandResult]] = []
        for address in ["ana@example.org", "nobody@example.org"] {
            let home = try signedUp()
            for name in ["device", "session"] {
                try FileManager.default.removeItem(at: home.data.appending(path: "maricopa.\(name)"))
            }
            var answers: [CommandResult] = []
            for _ in 0..<7 { answers.append(try maricopa(home, ["account", "login", address], 1, input: "wrong\n")) }
            for words in [["forgot", address], ["sign-up", address]] {
                var answer = try maricopa(home, ["account"] + words, 2, input: Self.password)
                let text = answer.text.replacing(address, with: "ADDRESS").replacing(home.folder.url.path, with: "HOME")
                answer.output = Data(text.utf8)
                answers.append(answer)
            }
            told.append(answers)
            // The owner signs in after the limit has ended.
            guard address == "ana@example.org" else { continue }
            let login = try maricopa(home, ["account", "login", address], 30, input: Self.password)
            #expect(login.exit == .status(0), "\(login.errorText)")
        }
        #expect(told[0].map(\.exit).suffix(3) == [.status(75), .status(0), .status(0)])
        #expect(told[0] == told[1])
    }

    @Test("a copy of the database and of a backup holds no password, code, ticket, session or key")
    func copiedDatabase() throws {
        let home = try signedUp()
        try #require(try maricopa(home, ["account", "forgot", "ana@example.org"], 1).exit == .status(0))
        try #require(try maricopa(home, ["backup", "copy.sqlite"], 1).exit == .status(0))
        try #require(try maricopa(home, ["archive", "export", "copy.jsonl"], 1).exit == .status(0))
        let code = try home.mailedCode()
        let secrets = try ["session", "device", "reset"].map {
            let file = home.data.appending(path: "maricopa.\($0)")
            return try String(contentsOf: file, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
        }
        let key = try Data(contentsOf: home.data.appending(path: "maricopa.key"))
        let copies = try home.files().filter { $0.key.contains(".sqlite") || $0.key.hasPrefix("copy") }
        #expect(copies.count >= 3)
        for (name, bytes) in copies {
            for secret in secrets + ["olive grove at noon"] {
                #expect(secret.count > 6 && bytes.range(of: Data(secret.utf8)) == nil, "\(name) holds \(secret)")
            }
            #expect(bytes.range(of: key) == nil && bytes.range(of: Data(key.base64EncodedString().utf8)) == nil)
        }
        // Other data may contain the six digits by chance. The code is in no value of the account tables.
        let store = try DatabaseQueue(path: home.folder.file("copy.sqlite").path)
        try store.read { database in
            let tables = try String.fetchAll(database, sql: Self.tables)
            for table in tables {
                for row in try Row.fetchAll(database, sql: "SELECT * FROM \"\(table)\"") {
                    #expect(
                        row.databaseValues.allSatisfy { $0 != code.databaseValue && $0 != Int(code)?.databaseValue }
                    )
                }
            }
        }
        try store.close()
        // A stolen copy doesn't sign anybody in.
        let thief = try ProgramHome(filledWith: copies.filter { $0.key.hasSuffix("maricopa.sqlite") })
        #expect(try !maricopa(thief, ["account", "profile"], 1).text.contains("ana@example.org"))
        #expect(try maricopa(home, ["account", "profile"], 1).text.contains("ana@example.org"))
    }

    @Test("a user sees no favorite, ends no session and takes back no photo of another; the photo waits for an admin")
    func others() throws {
        let home = try signedUp()
        let market = "usda-1011820"
        let pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
        try #require(Data(base64Encoded: pixel)).write(to: home.folder.file("gate.png"))
        func done(_ words: String...) throws -> String {
            let result = try maricopa(home, words, 1)
            try #require(result.exit == .status(0), "\(words): \(result.errorText)")
            return result.text
        }
        _ = try done("favorite", "add", market)
        let sent = try done("photo", "add", market, "gate.png", "--caption", "Quince gate")
        let photo = try #require(sent.split(separator: " ").last?.trimmingCharacters(in: .whitespacesAndNewlines))
        let sessions = try done("account", "sessions")
        let session = try #require(sessions.firstMatch(of: /[0-9a-f]{8}-[0-9a-f-]{27}/)).output
        let ana = home.data.appending(path: "maricopa.session")
        let kept = home.folder.file("kept")
        try FileManager.default.moveItem(at: ana, to: kept)
        try #require(
            try maricopa(home, ["account", "sign-up", "eve@example.org"], 1, input: Self.password).exit == .status(0)
        )
        _ = try done("account", "verify", home.mailedCode())
        #expect(try !done("favorite", "list").contains("Phoenix Public Market"))
        #expect(try !done("photo", "list", market).contains("Quince gate"))
        #expect(try maricopa(home, ["photo", "remove", photo], 1).exit == .status(66))
        #expect(try maricopa(home, ["account", "sessions", "--end", "\(session)"], 1).exit != .status(0))
        _ = try done("site", "build", "public", "--base", "https://example.org/")
        #expect(try home.files(holding: "Quince gate", below: "public") == [])
        // Eve deletes her account. Ana's stays as it was.
        try #require(
            try maricopa(home, ["account", "delete", "--yes"], 1, input: Self.password).exit == .status(0)
        )
        #expect(try home.files(holding: "eve@example.org", below: ".local/share/nourish/maricopa.sqlite") == [])
        #expect(try !done("admin", "users").contains("eve@example.org"))
        try FileManager.default.moveItem(at: kept, to: ana)
        #expect(try done("account", "profile").contains("ana@example.org"))
        #expect(try done("favorite", "list").contains("Phoenix Public Market"))
        #expect(try done("photo", "list", market).contains("waits for an admin"))
        _ = try done("admin", "photos", "accept", photo)
        _ = try done("site", "build", "public", "--base", "https://example.org/")
        #expect(try home.files(holding: "Quince gate", below: "public") != [])
    }
}
