import Foundation
import Synchronization
import TestKit
import Testing

@Suite("Reminders and the timer's end are told, by tick and by the daemon")
struct TipsDaemonTests {
    let room: TipsBox

    init() throws {
        room = try TipsBox()
        // The first round finds nothing due, and records the delivered notifications.
        #expect(try room.tips("tick", at: "2026-01-05T06:00").text == "Nothing was due.\n")
    }

    /// The notifications that a tick prints on standard error at a time.
    private func told(at wallTime: String) throws -> String {
        let result = try room.tips("tick", "--terminal", at: wallTime)
        #expect(result.status == 0, "\(result.errorText)")
        return result.errorText
    }

    @Test("a reminder is told at its time, once, and by name")
    func reminder() throws {
        try room.tips("reminders", "set", "medicine", "--at", "08:00")
        #expect(try told(at: "2026-01-05T07:59").isEmpty)
        #expect(try told(at: "2026-01-05T08:00").contains("Medicine"))
        #expect(try told(at: "2026-01-05T08:01").isEmpty)
        #expect(try room.tips("notifications", at: "2026-01-05T08:01").text.contains("Medicine"))
        #expect(try told(at: "2026-01-06T08:00").contains("Medicine"))
    }

    @Test("a reminder and a timer that are set and fall due between two ticks are told by the next")
    func betweenTicks() throws {
        try room.tips("reminders", "set", "medicine", "--at", "08:00", at: "2026-01-05T07:57")
        #expect(try told(at: "2026-01-05T08:00").contains("Medicine"))
        #expect(try told(at: "2026-01-05T08:05").isEmpty)
        try room.tips("timer", "--minutes", "3", at: "2026-01-05T08:06")
        try room.tips("log", "Peanut", at: "2026-01-05T08:06")
        #expect(try told(at: "2026-01-05T08:10").contains("The next treatment food can be logged"))
        #expect(try told(at: "2026-01-05T08:15").isEmpty)
    }

    @Test("a new item, a release and another start that make a reminder due between two ticks are told by the next")
    func changesBetweenTicks() throws {
        try room.tips("item", "delete", "Cetirizine", "--yes", at: "2026-01-05T07:00")
        try room.tips("reminders", "set", "medicine", "--at", "08:00", at: "2026-01-05T07:00")
        #expect(try told(at: "2026-01-05T07:30").isEmpty)
        let zinc = ["item", "add", "--category", "medicine", "--name", "Zinc", "--dose", "1 g"]
        #expect(try room.run(zinc, at: "2026-01-05T07:57").status == 0)
        #expect(try told(at: "2026-01-05T08:05").contains("Medicine"))
        try room.tips("hold", "add", "2026-01-06", "--reason", "fever", at: "2026-01-05T09:00")
        #expect(try told(at: "2026-01-06T07:30").isEmpty)
        try room.tips("hold", "release", "2026-01-06", at: "2026-01-06T07:57")
        #expect(try told(at: "2026-01-06T08:05").contains("Medicine"))
        try room.tips("cycle", "edit", "--start", "2026-01-08", at: "2026-01-06T09:00")
        #expect(try told(at: "2026-01-07T07:30").isEmpty)
        try room.tips("cycle", "edit", "--start", "2026-01-07", at: "2026-01-07T07:57")
        #expect(try told(at: "2026-01-07T08:05").contains("Medicine"))
    }

    @Test(
        "the reminder of treatment foods is told again once the severe reaction that stopped it is deleted or undone",
        arguments: [true, false]
    )
    func reactionTakenBack(isDeleted: Bool) throws {
        try room.tips("reminders", "set", "treatment", "--at", "18:00", at: "2026-01-05T07:00")
        try room.tips("reaction", "log", "fainted", "--severity", "severe", at: "2026-01-05T08:00")
        let id = try #require(try room.json("reaction", "list")["rows"]?[0]?["id"]?.text)
        let back = isDeleted ? ["reaction", "delete", id, "--yes"] : ["undo"]
        #expect(try room.run(back, at: "2026-01-05T09:00").status == 0)
        #expect(try told(at: "2026-01-05T18:00").contains("Treatment Foods"))
    }

    @Test("a reminder that is set after its time is not told for that day")
    func tooLate() throws {
        try room.tips("reminders", "set", "medicine", "--at", "07:00", at: "2026-01-05T07:57")
        #expect(try told(at: "2026-01-05T08:00").isEmpty)
        #expect(try told(at: "2026-01-06T07:00").contains("Medicine"))
    }

    @Test("a reminder is silent when nothing of its category is left to log, and when it is off")
    func silent() throws {
        try room.tips("reminders", "set", "medicine", "--at", "08:00")
        try room.tips("log", "Cetirizine", at: "2026-01-05T07:30")
        #expect(try told(at: "2026-01-05T08:00").isEmpty)
        #expect(try told(at: "2026-01-06T08:00").contains("Medicine"))
        try room.tips("reminders", "off", "medicine", at: "2026-01-06T09:00")
        #expect(try told(at: "2026-01-07T08:00").isEmpty)
    }

    @Test("the timer's end is told, and leads to a page that opens")
    func timer() throws {
        try room.tips("log", "Peanut")
        #expect(try told(at: "2026-01-05T08:14").isEmpty)
        #expect(try !told(at: "2026-01-05T08:15").isEmpty)
        #expect(try told(at: "2026-01-05T08:16").isEmpty)
        let items = try room.json("notifications", at: "2026-01-05T08:16")["items"]?.array ?? []
        #expect(items.count == 1)
        let link = try #require(items.first?["link"]?.text)
        #expect(try room.tips("open", link, at: "2026-01-05T08:16").text.contains("Mia Plan"))
    }

    @Test("un-ticking the log withdraws the timer's notice; an early log moves it; the last food has none")
    func withdrawn() throws {
        try room.tips("log", "Peanut")
        #expect(try told(at: "2026-01-05T08:05").isEmpty)
        try room.tips("unlog", "Peanut", at: "2026-01-05T08:10")
        #expect(try told(at: "2026-01-05T08:15").isEmpty)
        try room.tips("log", "Peanut", at: "2026-01-05T09:00")
        try room.tips("log", "Cashew", "--early", at: "2026-01-05T09:10")
        #expect(try told(at: "2026-01-05T09:15").isEmpty)
        #expect(try !told(at: "2026-01-05T09:25").isEmpty)
        try room.tips("log", "Sesame", at: "2026-01-05T09:30")
        #expect(try told(at: "2026-01-05T09:45").isEmpty)
    }

    @Test("each member is told only what they asked for")
    func members() throws {
        try room.tips("timer", "off")
        try room.tips("log", "Peanut")
        #expect(try told(at: "2026-01-05T08:15").isEmpty)
    }

    @Test("a webhook gets the reminder as JSON")
    func webhook() throws {
        let received = Received()
        let server = try LoopbackServer { request in
            received.add(request)
            return .complete(200)
        }
        defer { withExtendedLifetime(server) {} }
        let hook = try room.box.folder.write(server.url("/hook"), to: "hook", isPrivate: true).path
        try room.tips("reminders", "set", "treatment", "--at", "08:00", at: "2026-01-05T07:00")
        try room.tips("tick", "--webhook-file", hook, at: "2026-01-05T07:30")
        #expect(received.all.isEmpty)
        try room.tips("tick", "--webhook-file", hook, at: "2026-01-05T08:00")
        let request = try #require(received.all.first)
        #expect(request.hasPrefix("POST /hook "))
        #expect(request.contains("Treatment"))
        #expect(request.contains("tips://"))
        try room.tips("tick", "--webhook-file", hook, at: "2026-01-05T08:01")
        #expect(received.all.count == 1)
    }

    @Test("the daemon tells the timer's end at the moment itself, to the webhook too, and stops cleanly")
    func daemon() throws {
        let received = Received()
        let server = try LoopbackServer { request in
            received.add(request)
            return .complete(200)
        }
        defer { withExtendedLifetime(server) {} }
        let live = try LiveRoom()
        let hook = try live.room.box.folder.write(server.url("/hook"), to: "hook", isPrivate: true)
        let child = try live.room.box.start(
            "tips",
            ["daemon", "--webhook-file", hook.path, "--time-zone", live.zone],
            streams: .terminal
        )
        try child.waitForText("started on")
        // The log was 52 seconds ago and the wait is a minute, so eight seconds are left.
        let logged = try live.run("log", "Peanut", "--at", live.secondsAgo(52))
        #expect(logged.status == 0, "\(logged.errorText)")
        try child.waitForText("sent the notice")
        child.send(signal: SIGTERM)
        try child.waitForText("stopped")
        #expect(try child.wait() == .status(0))
        #expect(received.all.count == 1)
        #expect(try live.run("notifications", "--unread").text.contains("•"))
    }

    @Test("the pages of a browser tell the timer's end at the moment itself, too, and a tick beside them not again")
    func pages() throws {
        let live = try LiveRoom()
        let child = try live.room.box.startOnTerminal(
            "nourish",
            ["serve", "--port", "0", "--terminal", "--time-zone", live.zone]
        )
        try child.waitForText("Stop with Ctrl-C.")
        #expect(try live.run("log", "Peanut", "--at", live.secondsAgo(52)).status == 0)
        try child.waitForText("The next treatment food can be logged")
        #expect(try live.run("tick", "--terminal").errorText == "")
        #expect(try live.run("notifications", "--unread").text.contains("•"))
        child.send(signal: SIGTERM)
        #expect(try child.wait() == .status(0))
    }
}

/// The requests received by a server.
private final class Received: Sendable {
    private let requests = Mutex<[String]>([])

    var all: [String] { requests.withLock { $0 } }

    func add(_ request: String) { requests.withLock { $0.append(request) } }
}

/// A room under the real clock, in a zone where it is about noon, so that no day ends during the test.
private struct LiveRoom {
    let room: TipsBox
    let zone: String

    init() throws {
        room = try TipsBox(isSetUp: false)
        let hour = Int(Self.now.formatted(.iso8601).dropFirst(11).prefix(2)) ?? 12
        // The signs of POSIX zones are inverted: Etc/GMT-3 is three hours ahead of UTC.
        zone = hour == 12 ? "Etc/GMT" : "Etc/GMT\(hour > 12 ? "+" : "")\(hour - 12)"
        let today = String(Self.now.formatted(.iso8601).prefix(10))
        let end = Self.now.addingTimeInterval(86_400 * 30).formatted(.iso8601).prefix(10)
        try #require(
            run("setup", "--patient", "Mia", "--start", today, "--challenge", String(end), "--me", "Ann").status == 0
        )
        for name in ["Peanut", "Cashew"] {
            try #require(
                run("item", "add", "--category", "treatment", "--name", name, "--dose", "1 g").status == 0
            )
        }
        try #require(run("timer", "--minutes", "1").status == 0)
    }

    private static var now: Date { Date(timeIntervalSinceNow: 0) }

    @discardableResult
    func run(_ arguments: String...) throws -> CommandResult {
        try room.box.run("tips", arguments + ["--time-zone", zone])
    }

    func secondsAgo(_ seconds: Double) -> String { Self.now.addingTimeInterval(-seconds).formatted(.iso8601) }
}
