import Foundation
import TestKit
import Testing

@Suite("tips shares a room between two devices")
struct TipsRoomsTests {
    let box: ProgramHome
    private let server: ChildProcess
    private let way: CuttingProxy

    init() throws {
        box = try ProgramHome()
        server = try box.start(
            "roomd",
            ["serve", "--emulator", "--port", "0", "--data-dir", box.folder.file("roomd").path]
        )
        let line = try server.waitForLine(startingWith: "listening at ")
        way = try CuttingProxy(to: try #require(line.split(separator: ":").last.flatMap { Int($0) }))
    }

    private var remote: String { way.url("/?ns=mia") }

    /// Runs `tips` on a device, at a wall time of 2026-01-05 in Phoenix.
    @discardableResult
    private func tips(_ device: String, at time: String = "08:00", _ arguments: String...) throws -> CommandResult {
        try box.run("tips", arguments + ["--data-dir", device] + TipsBox.at("2026-01-05T" + time))
    }

    /// Sets up Ann's room with the usual items, and returns its code.
    private func setUp() throws -> String {
        for command in [TipsBox.setup] + TipsBox.items.map({ ["item", "add"] + $0 }) {
            let result = try box.run("tips", command + ["--data-dir", "ann"] + TipsBox.at(TipsBox.start))
            try #require(result.status == 0, "\(result.errorText)")
        }
        return String(try #require(tips("ann", "room", "code").text.split(separator: "\n").first))
    }

    @Test("two terminals: a room is shared, joined, logged in by both, cut off and brought together again")
    func twoTerminals() throws {
        let code = try setUp()
        let plain = CharacterSet(charactersIn: "-._~").union(.alphanumerics)
        let link = try [code, remote].map { try #require($0.addingPercentEncoding(withAllowedCharacters: plain)) }
        let invitation = "tips://join/\(link[0])/\(link[1])"
        let shown = "tips://join/K3F9-X2AA-7QWM-C/http%3A%2F%2F127.0.0.1%3A9000%2F%3Fns%3Dmia"
        var transcript = Transcript(
            "tips-rooms",
            in: box.folder.url,
            replacing: [
                invitation: shown, "'\(invitation)'": shown,
                remote: "http://127.0.0.1:9000/?ns=mia", way.url(""): "http://127.0.0.1:9000", code: "K3F9-X2AA-7QWM-C",
                // Four of the 37 check characters have a meaning in a shell.
                "'\(code)'": "K3F9-X2AA-7QWM-C",
            ]
        )
        func run(_ device: String, _ time: String, _ arguments: String...) throws {
            let clock = TipsBox.at("2026-01-05T" + time)
            try transcript.run("tips", arguments: arguments + ["--data-dir", device] + clock)
        }
        try run("ann", "08:00", "sync", "status")
        try run("ann", "08:00", "sync", "run")
        try run("ann", "08:00", "sync", "setup", "--remote", remote)
        try run("ann", "08:00", "sync", "setup", "--remote", remote)
        try run("ann", "08:00", "room", "code")
        try run("bob", "08:05", "sync", "join", code, "--me", "Bob")
        try run("bob", "08:05", "sync", "setup", "--remote", remote)
        try run("bob", "08:05", "sync", "status")
        try run("bob", "08:05", "sync", "join", "K3F9-X2AA-4", "--me", "Bob")
        try run("bob", "08:05", "sync", "join", code, "--me", "Ann")
        try run("bob", "08:05", "sync", "join", code, "--me", "Bob")
        try run("ann", "08:06", "sync", "run")
        try run("bob", "08:10", "log", "Peanut")
        try run("bob", "08:10", "sync", "run")
        try run("ann", "08:11", "sync", "run")
        try run("ann", "08:11", "home")
        way.close()
        try run("ann", "08:12", "log", "Cetirizine")
        try run("bob", "08:20", "log", "Cetirizine")
        try run("ann", "08:21", "sync", "run")
        try run("ann", "08:21", "sync", "status")
        way.open()
        try run("ann", "09:00", "sync", "run")
        try run("bob", "09:01", "sync", "run")
        try run("ann", "09:02", "sync", "run")
        try run("ann", "09:02", "history")
        try run("bob", "09:02", "home")
        try run("bob", "09:02", "item", "add", "--category", "medicine", "--name", "Zinc", "--dose", "1 g")
        try run("bob", "09:02", "sync", "status")
        try run("ann", "09:03", "sync", "parked")
        try transcript.compare()
    }

    @Test("two members of a room read it in the languages of their devices, and are told in them")
    func languages() throws {
        _ = try setUp()
        #expect(try tips("ann", "sync", "setup", "--remote", remote).status == 0)
        let code = try #require(tips("ann", "room", "code").text.split(separator: "\n").first)
        #expect(try tips("bob", "sync", "setup", "--remote", remote).status == 0)
        #expect(try tips("bob", "sync", "join", String(code), "--me", "Bob").status == 0)
        #expect(try tips("bob", "language", "es").text.hasPrefix("Elegido para este dispositivo: Español"))
        #expect(try tips("bob", "log", "Peanut").status == 0)
        for device in ["bob", "ann"] { #expect(try tips(device, "sync", "run").status == 0) }
        #expect(try tips("ann", "home").text.contains("Monday 2026-01-05"))
        #expect(try tips("bob", "home").text.contains("lunes 2026-01-05"))
        #expect(try tips("ann", "language", "--json").text.contains("null"))
        for device in ["bob", "ann"] {
            #expect(try tips(device, "reminders", "set", "medicine", "--at", "19:00").status == 0)
        }
        // Cron's locale is “C”.
        #expect(try tips("ann", at: "19:00", "tick").text.contains("sent the notice “Medicine”"))
        #expect(try tips("bob", at: "19:00", "tick").text.contains("se envió el aviso “Medicina”"))
    }

    @Test(
        "a severe reaction and one with adrenaline are sent at once; one that can't be sent says that nobody knows of it"
    )
    func reactions() throws {
        let code = try setUp()
        #expect(try tips("ann", "sync", "setup", "--remote", remote).status == 0)
        #expect(try tips("bob", "sync", "setup", "--remote", remote).status == 0)
        #expect(try tips("bob", "sync", "join", code, "--me", "Bob").status == 0)
        let words = "Not sent yet: the others don't know of it"
        for severity in [["--severity", "severe"], ["--severity", "mild", "--adrenaline", "now"]] {
            let noted = try box.run(
                "tips",
                ["reaction", "log", "hives"] + severity + ["--data-dir", "bob"] + TipsBox.at("2026-01-05T08:10")
            )
            #expect(noted.status == 0 && !noted.errorText.contains(words), "\(noted.errorText)")
        }
        #expect(try tips("bob", at: "08:11", "sync", "status").text.contains("everything is shared"))
        #expect(try tips("ann", at: "08:11", "sync", "run").status == 0)
        let list = try tips("ann", at: "08:12", "reaction", "list").text
        #expect(list.contains("hives (severe)") && list.contains("hives (mild)"), "\(list)")
        way.close()
        let kept = try tips("bob", at: "08:20", "reaction", "log", "wheeze", "--severity", "severe")
        #expect(kept.status == 0 && kept.text.contains("Noted wheeze (severe)"), "\(kept.text)")
        #expect(kept.errorText.contains(words), "\(kept.errorText)")
    }

    @Test("the invitation's link leads a fresh device into the room: by join, and by the setup's walk")
    func invitation() throws {
        _ = try setUp()
        #expect(try tips("ann", "sync", "setup", "--remote", remote).status == 0)
        let lines = try tips("ann", "room", "code").text.split(separator: "\n").map(String.init)
        let link = try #require(lines.first { $0.hasPrefix("tips://join/") })
        let joined = try tips("bob", "join", link, "--me", "Bob")
        #expect(joined.status == 0, "\(joined.errorText)")
        #expect(joined.text.contains("this device is Bob's, a logger"))
        try walk("cy", ["setup"], [("(self or code):", "code"), ("the invitation's link:", link)], "Cy")
        try walk(
            "dora",
            ["home"],
            [
                ("(self or code):", "code"), ("the invitation's link:", lines[0]), ("Address of the room", remote),
                ("Key of", ""),
            ],
            "Dora"
        )
        let alone = try tips("eve", "join", lines[0], "--me", "Eve")
        #expect(alone.status == 64)
        #expect(alone.errorText.contains("tips room code"))
    }

    /// Joins on a terminal, with the answers up to the name.
    private func walk(
        _ device: String,
        _ command: [String],
        _ answers: [(question: String, answer: String?)],
        _ name: String
    ) throws {
        var environment = box.environment
        environment["NO_COLOR"] = "1"
        let child = try ChildProcess(
            Executable.named("tips"),
            TipsBox.at(TipsBox.start) + command + ["--data-dir", device],
            environment: environment,
            folder: box.folder.url,
            streams: .terminal
        )
        let settings: [(question: String, answer: String?)] = [
            ("Your name:", name), ("Medicine: a time", ""), ("Maintenance Foods: a time", ""),
            ("Treatment Foods: a time", ""), ("Recommended Foods: a time", ""),
            ("A timer between treatment foods? [Y/n]", ""),
            ("Join the room? [y/n]", "y"),
        ]
        try child.answer(answers + settings)
        try child.waitForText("this device is \(name)'s, a logger")
        try child.waitForText("Peanut")
        #expect(try child.wait() == .status(0))
    }

    @Test("this device's credential is a file that only its owner reads, and no backup or export holds it")
    func secrets() throws {
        _ = try setUp()
        #expect(try tips("ann", "sync", "setup", "--remote", remote).status == 0)
        let file = box.folder.file("ann/tips.account")
        let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        let contents = try String(contentsOf: file, encoding: .utf8)
        let token = try #require(contents.firstMatch(of: /"refreshToken"\s*:\s*"([^"]+)"/)).1
        #expect(try tips("ann", "backup", "copy.sqlite").status == 0)
        #expect(try tips("ann", "archive", "export", "all.jsonl").status == 0)
        #expect(try tips("ann", "export", "--format", "json", "--output", "room.json").status == 0)
        for name in ["copy.sqlite", "all.jsonl", "room.json", "ann/tips.sqlite"] {
            let bytes = try Data(contentsOf: box.folder.file(name))
            #expect(bytes.range(of: Data(token.utf8)) == nil, "\(name) holds the token")
        }
    }

    @Test("a tick sends and takes in once a minute, tells of a server that is away, and tries again")
    func ticks() throws {
        let code = try setUp()
        #expect(try tips("ann", "sync", "setup", "--remote", remote).status == 0)
        #expect(try tips("bob", "sync", "join", code, "--me", "Bob", "--remote", remote).status == 0)
        try tips("bob", at: "08:01", "log", "Peanut")
        try tips("bob", at: "08:01", "tick")
        try tips("ann", at: "08:01", "tick")
        #expect(try tips("ann", at: "08:01", "home").text.contains("[x]  Peanut"))
        try tips("bob", at: "08:01", "unlog", "Peanut")
        way.close()
        let away = try tips("bob", at: "08:03", "tick")
        #expect(away.status == 0)
        #expect(
            away.text.contains("not done:") && away.text.contains("; tries again at 2026-01-05 08:0"),
            "\(away.text)"
        )
        way.open()
        #expect(try tips("bob", at: "08:03", "tick").status == 0)
        #expect(try tips("bob", at: "08:05", "tick").status == 0)
        #expect(try tips("ann", at: "08:05", "tick").status == 0)
        #expect(try tips("ann", at: "08:05", "home").text.contains("[ ]  Peanut"))
    }

    @Test("doctor says whether the room's server answers, what waits, and for how long")
    func doctor() throws {
        _ = try setUp()
        #expect(try tips("ann", "doctor").text.contains("on this device alone"))
        #expect(try tips("ann", "sync", "setup", "--remote", remote).status == 0)
        #expect(try tips("ann", "doctor").text.contains("\(remote) answers"))
        way.close()
        try tips("ann", at: "08:30", "log", "Egg")
        let away = try tips("ann", at: "08:40", "doctor")
        #expect(away.text.contains("a change to be sent, since 2026-01-05 08:30"))
        #expect(away.text.contains("can't be reached"))
        let later = try box.run("tips", ["doctor", "--data-dir", "ann"] + TipsBox.at("2026-01-07T09:00"))
        #expect(later.text.contains("run “tips sync run”"))
    }

    @Test("wrong addresses, missing options and times that stand still are refused before anything is asked")
    func refused() throws {
        _ = try setUp()
        for address in ["http://example.org", "ftp://example.org", "https://user@example.org", "x", "https://a.b/path"]
        {
            let result = try tips("ann", "sync", "setup", "--remote", address)
            #expect(result.status == 65, "\(address): \(result.errorText)")
        }
        #expect(try tips("ann", "sync", "setup").status == 64)
        #expect(try tips("ann", "sync", "run", "--watch").status == 64)
        #expect(try tips("bob", "sync", "join", "K3F9-X2AA-7QWM-C", "--me", "Bob").status == 64)
        #expect(try tips("bob", "sync", "join", "K3F9", "--me", "Bob", "--remote", remote).status == 65)
        let joined = try tips("ann", "sync", "join", "K3F9-X2AA-7QWM-C", "--me", "Bob", "--remote", remote)
        #expect(joined.status == 73 && joined.errorText.contains("there is a room here already"))
        #expect(try tips("ann", "sync", "parked", "retry").status == 64)
        #expect(try tips("ann", "sync", "parked", "retry", "7").status == 66)
        #expect(way.connections == 0)
    }

    @Test("a device that was signed out says so in its status and in a run, and a tick asks nobody")
    func signedOut() throws {
        _ = try setUp()
        #expect(try tips("ann", "sync", "setup", "--remote", remote).status == 0)
        #expect(try tips("ann", "sync", "sign-out", "--yes").status == 0)
        #expect(try tips("ann", at: "08:01", "sync", "status").text.contains("This device is signed out"))
        let run = try tips("ann", at: "08:02", "sync", "run")
        #expect(run.status == 77 && run.errorText.contains("no longer signed in"))
        #expect(try tips("ann", at: "08:03", "tick").text == "Nothing was due.\n")
        // A change that would be sent at once makes no new account.
        let code = try tips("ann", at: "08:04", "room", "code", "--rotate", "--json")
        #expect(code.status == 0 && code.errorText.contains("no longer signed in"), "\(code.errorText)")
        #expect(try tips("ann", at: "08:05", "sync", "status").text.contains("This device is signed out"))
    }
}
