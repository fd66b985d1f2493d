import Foundation
import RealtimeTree
import ServedRooms
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("Two devices share a room through a server")
struct TwoDevicesTests {
    @Test("one device's log is on the other's screens after both have synced, and is gone there once taken back")
    func thereAndBack() throws {
        let room = try SharedRoom()
        try room.setUp(with: "bob")
        try room.done("ann", "log", "Peanut")
        try room.done("ann", "sync", "run")
        try room.done("bob", "sync", "run")
        #expect(try room.done("bob", at: "2026-01-05T08:01", "home").contains("[x]  Peanut"))
        try room.done("bob", at: "2026-01-05T09:00", "log", "Egg")
        try room.done("ann", at: "2026-01-05T09:01", "unlog", "Peanut")
        for device in ["bob", "ann", "bob"] { try room.done(device, at: "2026-01-05T09:02", "sync", "run") }
        let home = try room.done("bob", at: "2026-01-05T09:03", "home")
        #expect(home.contains("[ ]  Peanut") && home.contains("[x]  Egg"))
        #expect(try room.screens(of: "ann", at: "2026-01-05T09:03") == room.screens(of: "bob", at: "2026-01-05T09:03"))
        #expect(try room.state(of: "ann") == room.state(of: "bob"))
    }

    @Test(
        "offline for a day, at the same and at different boxes, both agree on home, week and history when they are back"
    )
    func offline() throws {
        let room = try SharedRoom()
        try room.setUp(with: "bob")
        for device in ["ann", "bob"] { try room.proxy(of: device).close() }
        try room.done("ann", at: "2026-01-05T08:00", "log", "Cetirizine")
        try room.done("bob", at: "2026-01-05T08:12", "log", "Cetirizine")
        try room.done("ann", at: "2026-01-05T08:30", "log", "Almond")
        try room.done("bob", at: "2026-01-05T17:00", "log", "Egg")
        try room.done("ann", at: "2026-01-05T18:00", "log", "Peanut")
        try room.done("ann", at: "2026-01-05T18:01", "unlog", "Peanut")
        let away = try room.tips("ann", at: "2026-01-05T20:00", "sync", "run")
        #expect(away.exit == .status(69))
        #expect(away.errorText.contains("kept and sent later"))
        #expect(try room.done("ann", at: "2026-01-05T20:00", "sync", "status").contains("4 changes"))
        for device in ["ann", "bob"] { try room.proxy(of: device).open() }
        for device in ["ann", "bob", "ann"] { try room.done(device, at: "2026-01-06T07:00", "sync", "run") }
        let time = "2026-01-06T07:01"
        #expect(try room.screens(of: "ann", at: time) == room.screens(of: "bob", at: time))
        #expect(try room.state(of: "ann") == room.state(of: "bob"))
        // Both logs are shown, because it may have been a real double dose. The box counts once.
        let history = try room.done("ann", at: time, "history", "--on", "2026-01-05")
        #expect(history.contains("Ann") && history.contains("Bob"))
        #expect(try room.done("ann", at: time, "sync", "status").contains("everything is shared"))
    }

    @Test("a connection cut after the server has done it and before the device hears: each tick is there once")
    func unheard() async throws {
        let room = try SharedRoom()
        try room.setUp(with: "bob")
        for (minute, item) in SharedRoom.items.enumerated() {
            try room.done("ann", at: "2026-01-05T08:0\(minute)", "log", item, "--early")
            // The response to the first request of each connection is lost. Sign-ins are stored, so that request is a read or a write.
            try room.proxy(of: "ann").decide { moment in
                if case .answered = moment { .cut } else { .pass }
            }
            #expect(try room.tips("ann", at: "2026-01-05T08:10", "sync", "run").exit == .status(69))
        }
        #expect(try room.proxy(of: "ann").cuts >= SharedRoom.items.count)
        try room.proxy(of: "ann").decide { _ in .pass }
        try room.done("ann", at: "2026-01-05T08:20", "sync", "run")
        try room.done("bob", at: "2026-01-05T08:20", "sync", "run")
        let claims = try room.state(of: "bob").claims
        #expect(claims.count == SharedRoom.items.count)
        #expect(
            try await Set(room.served().children.values.flatMap { $0["c"].children.keys })
                == Set(claims.map(\.id.rawValue))
        )
        #expect(try room.state(of: "ann") == room.state(of: "bob"))
    }

    @Test("a device that watches shows the other's tick as it is made, sends its own at once, and ends cleanly")
    func watching() throws {
        let room = try SharedRoom()
        try room.setUp(with: "bob")
        let watch = try room.started("bob", "sync", "run", "--watch")
        try watch.waitForLine(startingWith: "Watching")
        let annsWatch = try room.started("ann", "sync", "run", "--watch")
        try annsWatch.waitForLine(startingWith: "Watching")
        try room.done("ann", at: "2026-01-05T08:00", "log", "Peanut")
        try watch.waitForText("received a tick")
        #expect(try room.done("bob", at: "2026-01-05T08:01", "home").contains("[x]  Peanut"))
        try room.done("bob", at: "2026-01-05T08:02", "log", "Egg")
        try annsWatch.waitForText("received a tick")
        #expect(try room.done("ann", at: "2026-01-05T08:03", "home").contains("[x]  Egg"))
        for child in [watch, annsWatch] {
            child.send(signal: SIGINT)
            #expect(try child.wait() == .status(0))
        }
    }

    @Test(
        "the daemon keeps up with the room by itself, sends what is logged as it is logged, and stops at once when asked"
    )
    func daemon() throws {
        let room = try SharedRoom()
        try room.setUp(with: "bob")
        let watch = try room.started("ann", "sync", "run", "--watch")
        try watch.waitForLine(startingWith: "Watching")
        let daemon = try room.started("bob", "daemon")
        try room.done("bob", at: "2026-01-05T08:02", "log", "Egg")
        try watch.waitForText("received a tick")
        try room.done("bob", at: "2026-01-05T08:03", "unlog", "Egg")
        try watch.waitForText("received an un-tick")
        daemon.send(signal: SIGTERM)
        #expect(try daemon.wait() == .status(0))
        #expect(String(decoding: daemon.errors, as: UTF8.self).contains("stopped"))
    }

    @Test("a watching device goes on after the server was killed, and misses nothing of the time between")
    func serverKilled() throws {
        let room = try SharedRoom()
        try room.setUp(with: "bob")
        let watch = try room.started("bob", "sync", "run", "--watch")
        try watch.waitForLine(startingWith: "Watching")
        try room.done("ann", at: "2026-01-05T08:00", "log", "Peanut")
        try room.done("ann", at: "2026-01-05T08:00", "sync", "run")
        try watch.waitForText("received a tick")
        room.roomd.kill()
        try room.done("ann", at: "2026-01-05T08:01", "log", "Almond")
        #expect(try room.tips("ann", at: "2026-01-05T08:01", "sync", "run").exit == .status(69))
        try room.restart()
        try room.done("ann", at: "2026-01-05T08:02", "sync", "run")
        try watch.waitForText("received a tick")
        #expect(try room.done("bob", at: "2026-01-05T08:03", "home").contains("[x]  Almond"))
    }

    @Test("a device that is killed while it sends has lost nothing, and sends the rest the next time")
    func clientKilled() throws {
        let room = try SharedRoom()
        try room.setUp(with: "bob")
        for item in SharedRoom.items { try room.done("bob", at: "2026-01-05T08:00", "log", item, "--early") }
        let asked = DispatchSemaphore(value: 0)
        try room.proxy(of: "bob").decide { moment in
            guard case .answered = moment else { return .pass }
            asked.signal()
            return .delay(milliseconds: 300)
        }
        for answers in 1...3 {
            let child = try room.started("bob", "sync", "run")
            for _ in 0..<answers { #expect(asked.wait(timeout: .now() + .seconds(60)) == .success) }
            child.kill()
        }
        try room.proxy(of: "bob").decide { _ in .pass }
        try room.done("bob", at: "2026-01-05T08:10", "sync", "run")
        try room.done("ann", at: "2026-01-05T08:10", "sync", "run")
        #expect(try room.state(of: "ann").claims.count == SharedRoom.items.count)
        #expect(try room.state(of: "ann") == room.state(of: "bob"))
    }
}
