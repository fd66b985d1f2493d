import Foundation
import TestKit
import Testing

@Suite("Somebody who wants another's account", .timeLimit(.minutes(5)))
struct AccountAttackTests {
    private static let password = "olive grove at noon\n"

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
        // Without the ticket the program is a stranger's.
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
        let log = home.data.appending(path: "maricopa-security.log")
        let text = try String(contentsOf: log, encoding: .utf8)
        for secret in ["ana@example.org", "guessed wrong", "olive"] { #expect(!text.contains(secret)) }
        let mode = try FileManager.default.attributesOfItem(atPath: log.path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }
}
