import Foundation
import JSONKit
import RealtimeTree
import TIPsTracker
import TestKit
import Testing
import TimeKit

/// A server with signed accounts and the same rules as a Firebase project.
@Suite("A room behind its rules, with accounts of the server's own")
struct RuledRoomTests {
    /// A room on a server with a fixed clock, a day after the cycle's start.
    private func room() throws -> SharedRoom {
        let room = try SharedRoom(["--database", "home", "--now", "2026-01-06T12:00:00Z"]) { folder in
            let rules = Corpus.package.appending(path: "firebase/database.rules.json").path
            let deployed = try ChildProcess.run(
                Executable.named("roomd"),
                ["rules", "deploy", rules, "--database", "home", "--data-dir", folder.path]
            )
            try #require(deployed.exit == .status(0), "\(deployed.errorText)")
        }
        try room.setUp(with: "bob")
        return room
    }

    @Test("offline and back, two devices agree, and nothing of theirs is refused")
    func agree() throws {
        let room = try room()
        for device in ["ann", "bob"] { try room.proxy(of: device).close() }
        try room.done("ann", at: "2026-01-05T08:00", "log", "Cetirizine")
        try room.done("bob", at: "2026-01-05T08:12", "log", "Cetirizine")
        try room.done("bob", at: "2026-01-05T08:20", "log", "Peanut")
        try room.done("bob", at: "2026-01-05T08:21", "unlog", "Peanut")
        try room.done("bob", at: "2026-01-05T08:22", "timer", "off")
        try room.done("bob", at: "2026-01-05T08:23", "reaction", "log", "hives", "--severity", "mild")
        try room.done("ann", at: "2026-01-05T08:30", "item", "edit", "Egg", "--name", "Eggs")
        try room.done("ann", at: "2026-01-05T08:31", "hold", "add", "2026-01-06", "--reason", "fever")
        try room.done("ann", at: "2026-01-05T08:32", "item", "delete", "Sesame", "--yes")
        for device in ["ann", "bob"] { try room.proxy(of: device).open() }
        for device in ["ann", "bob", "ann"] { try room.done(device, at: "2026-01-06T07:00", "sync", "run") }
        #expect(try room.state(of: "ann") == room.state(of: "bob"))
        #expect(try room.done("bob", at: "2026-01-06T07:01", "history").contains("Cetirizine"))
        for device in ["ann", "bob"] {
            #expect(try room.done(device, "sync", "parked").contains("Nothing was refused"))
            #expect(try room.done(device, "sync", "status").contains("everything is shared"))
        }
    }

    @Test(
        "a member removed while away still brings earlier logs; later ones are set aside with their reason"
    )
    func removed() throws {
        let room = try room()
        try room.proxy(of: "bob").close()
        try room.done("bob", at: "2026-01-05T09:00", "log", "Egg")
        try room.done("ann", at: "2026-01-05T10:00", "room", "revoke", "Bob", "--yes")
        try room.done("ann", at: "2026-01-05T10:00", "sync", "run")
        try room.done("bob", at: "2026-01-05T11:00", "log", "Almond")
        try room.proxy(of: "bob").open()
        // The doctor asks the server, and tells the removal before the next synchronization does.
        let doctor = try room.done("bob", at: "2026-01-05T12:00", "doctor")
        #expect(doctor.contains("no longer in the room at") && doctor.contains("to be let in again"), "\(doctor)")
        let back = try room.tips("bob", at: "2026-01-05T12:00", "sync", "run")
        #expect(back.exit == .status(77) || back.exit == .status(0), "\(back.errorText)")
        try room.done("ann", at: "2026-01-05T12:00", "sync", "run")
        let names = try room.state(of: "ann").claims.map(\.snapshot.item)
        #expect(names == ["Egg"])
        let parked = try room.done("bob", at: "2026-01-05T12:00", "sync", "parked")
        #expect(parked.contains("Almond") && !parked.contains("Egg"))
        #expect(try room.done("bob", at: "2026-01-05T12:00", "sync", "status").contains("Refused"))
        #expect(try room.done("bob", at: "2026-01-05T12:00", "home").contains("no longer in the room, since 10:00"))
        #expect(try room.done("bob", at: "2026-01-05T12:00", "doctor").contains("no longer in the room"))
        // No device shows the refused log, and discarding it leaves nothing behind.
        let number = try #require(parked.split(separator: "\n").dropFirst().first?.split(separator: " ").first)
        try room.done("bob", at: "2026-01-05T12:00", "sync", "parked", "retry", String(number))
        _ = try room.tips("bob", at: "2026-01-05T12:01", "sync", "run")
        let again = try room.done("bob", at: "2026-01-05T12:01", "sync", "parked")
        #expect(again.contains("Almond"))
        try room.done("bob", at: "2026-01-05T12:02", "sync", "parked", "discard", "--all", "--yes")
        #expect(try room.done("bob", at: "2026-01-05T12:02", "sync", "parked").contains("Nothing was refused"))
    }

    @Test(
        "a removed member with a new code joins again as somebody new, in an empty folder; one with a room in it is kept"
    )
    func comingBack() throws {
        let room = try room()
        try room.done("ann", "room", "revoke", "Bob", "--yes")
        let code = try room.code()
        try room.done("ann", "sync", "run")
        let words = ["sync", "join", code, "--me", "Bobby", "--remote", try room.remote(of: "bob")]
        let kept = try room.tips("bob", arguments: words)
        #expect(kept.exit == .status(73) && kept.errorText.contains("--data-dir"))
        for name in ["tips.sqlite", "tips.sqlite-wal", "tips.sqlite-shm"] {
            let file = room.home(of: "bob").appending(path: name)
            if FileManager.default.fileExists(atPath: file.path) { try FileManager.default.removeItem(at: file) }
        }
        let back = try room.tips("bob", arguments: words)
        #expect(back.exit == .status(0), "\(back.errorText)")
        try room.done("ann", "sync", "run")
        #expect(try room.done("ann", "room").contains("Bobby"))
    }

    @Test(
        "a device that signs out sends first; a copy of its tokens is worth nothing; what it logs stays, and it joins anew elsewhere"
    )
    func signingOut() throws {
        let room = try room()
        try room.done("bob", at: "2026-01-05T09:00", "log", "Egg")
        let early = try room.tips("bob", at: "2026-01-05T09:01", "sync", "sign-out", "--yes")
        #expect(early.exit == .status(77) && early.errorText.contains("tips sync run"), "\(early.errorText)")
        try room.done("bob", at: "2026-01-05T09:02", "sync", "run")
        let file = room.home(of: "bob").appending(path: "tips.account")
        let copy = try Data(contentsOf: file)
        #expect(try room.done("bob", "sync", "sign-out", "--yes").contains("is signed out of"))
        #expect(try room.done("bob", "sync", "sign-out", "--yes").contains("signed out already"))

        try copy.write(to: file)
        try room.done("bob", at: "2026-01-05T10:00", "log", "Almond")
        let refused = try room.tips("bob", at: "2026-01-05T10:01", "sync", "run")
        #expect(refused.exit == .status(77), "\(refused.exit) \(refused.errorText)")
        #expect(refused.errorText.contains("this device is no longer signed in"))
        #expect(refused.errorText.contains("join the room again"))
        // Operations that can't be sent anymore are kept and count here.
        let status = try JSONValue.parse(try room.done("bob", at: "2026-01-05T10:02", "sync", "status", "--json"))
        #expect(status["waiting"]?.integer == 1, "\(status)")
        #expect(try room.state(of: "bob").claims.map(\.snapshot.item).contains("Almond"))

        let code = try room.code()
        try room.done("bobby", "sync", "join", code, "--me", "Bobby", "--remote", room.remote(of: "bobby"))
        try room.done("ann", at: "2026-01-05T11:00", "sync", "run")
        #expect(try room.done("ann", at: "2026-01-05T11:00", "room").contains("Bobby"))
        #expect(try room.state(of: "ann").claims.map(\.snapshot.item) == ["Egg"])
    }

    @Test("nothing is kept if a room can't be begun, and the words say what to look at")
    func beginnings() throws {
        let room = try SharedRoom(["--database", "home"])
        try room.setUp()
        let right = try room.remote(of: "ann")
        let wrong = try room.tips("ann", "sync", "setup", "--remote", right.replacing("ns=home", with: "ns=nope"))
        #expect(wrong.exit == .status(65) && wrong.errorText.contains("look at the address"), "\(wrong.errorText)")
        try room.proxy(of: "ann").close()
        for words in [["setup"], ["join", "K3F9-X2AA-7QWM-C", "--me", "Zoe"]] {
            let device = words[0] == "setup" ? "ann" : "zoe"
            let away = try room.tips(device, arguments: ["sync"] + words + ["--remote", right])
            #expect(away.exit == .status(69) && away.errorText.contains("nothing was changed"), "\(away.errorText)")
            #expect(try room.done(device, "sync", "status").contains("isn't shared"))
        }
    }

    @Test("a code that was rotated, typed wrong or never made lets nobody in, and says so")
    func codes() throws {
        let room = try room()
        let old = try room.code()
        try room.done("ann", "room", "code", "--rotate")
        for code in [old, RoomCodeRule.shown(RoomCode(letters: "ZZZZZZZZZZZZ", expires: Instant(milliseconds: 0)))] {
            let result = try room.tips(
                "cleo",
                "sync",
                "join",
                code,
                "--me",
                "Cleo",
                "--remote",
                room.remote(of: "cleo")
            )
            #expect(result.exit == .status(66))
            #expect(result.errorText.contains("ask an admin"))
        }
        let new = try room.code()
        // The code as a person types it.
        let typed = new.lowercased().replacingOccurrences(of: "-", with: " ")
        try room.done("cleo", "sync", "join", typed, "--me", "Cleo", "--remote", room.remote(of: "cleo"))
        #expect(try room.done("cleo", "home").contains("Mia Plan"))
    }
}
