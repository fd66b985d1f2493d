import Foundation
import Synchronization
import TestKit
import Testing

@Suite(
    "Reminders and news are told and the course is asked for, by habit tick and by the daemon",
    .timeLimit(.minutes(5))
)
struct HabitDaemonTests {
    let home: HabitBox
    let site: ChangingSite

    init() throws {
        home = try HabitBox(.weekTwo)
        site = try ChangingSite()
        try home.done("course", "fetch", site.address, at: "2026-03-09T08:20")
        // The first round finds nothing due, and records the delivered notifications.
        #expect(try home.done("tick", at: "2026-03-09T08:30") == "Nothing was due.\n")
    }

    /// The notifications that a tick prints on standard error at a time.
    private func told(at wallTime: String) throws -> String {
        let result = try home.habit("tick", "--terminal", at: wallTime)
        #expect(result.status == 0, "\(result.text)\(result.errorText)")
        return result.errorText
    }

    @Test("a habit's reminder is told at its time, once, and silent on days that are ticked or turned off")
    func reminder() throws {
        #expect(try !told(at: "2026-03-09T19:59").contains("I put the fork down"))
        #expect(try told(at: "2026-03-09T20:00").contains("I put the fork down between bites"))
        #expect(try told(at: "2026-03-09T20:01").isEmpty)
        #expect(try home.done("notifications", at: "2026-03-09T20:01").contains("I put the fork down between bites"))
        try home.done("check", "slowly", at: "2026-03-10T19:00")
        #expect(try told(at: "2026-03-10T20:00").isEmpty)
        try home.done("notify", "slowly", "--at", "21:15", at: "2026-03-11T08:00")
        #expect(try told(at: "2026-03-11T20:00").isEmpty)
        #expect(try told(at: "2026-03-11T21:15").contains("I put the fork down"))
        try home.done("notify", "slowly", "--off", at: "2026-03-12T08:00")
        #expect(try told(at: "2026-03-12T21:15").isEmpty)
    }

    /// A private file with the address of the server's webhook.
    func hook(_ server: LoopbackServer) throws -> String {
        try home.box.folder.write(server.url("/hook"), to: "hook", isPrivate: true).path
    }

    @Test("a webhook gets the reminder as JSON with a link that opens")
    func webhook() throws {
        let received = Mailbox()
        let server = try LoopbackServer { request in
            received.add(request)
            return .complete(200)
        }
        defer { withExtendedLifetime(server) {} }
        try home.done("tick", "--webhook-file", try hook(server), at: "2026-03-09T20:00")
        let request = try #require(received.all.first { $0.contains("I put the fork down") })
        #expect(request.hasPrefix("POST /hook ") && request.contains("habit://home"))
        let count = received.all.count
        try home.done("tick", "--webhook-file", try hook(server), at: "2026-03-09T20:01")
        #expect(received.all.count == count)
        #expect(try home.done("open", "habit://home", at: "2026-03-09T20:01").contains("I put the fork down"))
    }

    @Test("a webhook that is redirected is no delivery: the page where a hotel's guests sign in says yes to everything")
    func redirectedWebhook() throws {
        let received = Mailbox()
        let server = try LoopbackServer { request in
            received.add(request)
            return request.contains(" /hook ") ? .complete(302, ["Location: /welcome"]) : .complete(200)
        }
        defer { withExtendedLifetime(server) {} }
        let said = try home.done("tick", "--webhook-file", try hook(server), at: "2026-03-09T20:00")
        #expect(said.contains("redirects elsewhere with status 302 — give the address it leads to"))
        #expect(!received.all.isEmpty && received.all.allSatisfy { $0.hasPrefix("POST /hook ") })
    }

    @Test("an unlocked week is told at nine and leads to its first post, which a day before its week is locked")
    func week() throws {
        #expect(try !told(at: "2026-03-16T08:59").contains("Week 3"))
        #expect(try told(at: "2026-03-16T09:00").contains("Week 3 is unlocked"))
        #expect(try !told(at: "2026-03-16T09:01").contains("Week 3"))
        let items = try home.json("notifications", at: "2026-03-16T09:01")["items"]?.array ?? []
        let item = try #require(items.first { $0["title"]?.text == "Week 3 is unlocked" })
        let link = try #require(item["link"]?.text)
        #expect(link.hasPrefix("habit://post/"))
        #expect(try home.habit("open", link, at: "2026-03-16T09:01").status == 0)
        #expect(try home.habit("open", link, at: "2026-03-15T12:00").status == 77)
    }

    @Test("an unlocked edit is told once, with the reason from the user's own days, and leads to the form")
    func edit() throws {
        for day in 20...22 { try home.done("check", "slowly", at: "2026-03-\(day)T12:00") }
        #expect(try !told(at: "2026-03-23T08:59").contains("can be edited"))
        let text = try told(at: "2026-03-23T09:00")
        #expect(text.contains("“I put the fork down between bites” can be edited"))
        #expect(text.contains("3 of 14 days: make it easier"))
        #expect(try !told(at: "2026-03-24T09:00").contains("can be edited"))
        let items = try home.json("notifications", at: "2026-03-24T09:00")["items"]?.array ?? []
        let link = try #require(items.compactMap { $0["link"]?.text }.first { $0.hasPrefix("habit://habits/edit/") })
        #expect(try home.done("open", link, at: "2026-03-24T09:00").contains("I put the fork down"))
    }

    @Test("a tick asks for the course once a day: what its author edited is there, without a new version of the app")
    func pull() throws {
        site.replace("The experiment of the first week", by: "Seven days of looking")
        #expect(try !home.done("posts", at: "2026-03-10T08:00").contains("Seven days of looking"))
        #expect(
            try home.done("tick", at: "2026-03-10T08:30").contains(
                "done: the daily look at the course's site, due 2026-03-"
            )
        )
        #expect(try home.done("posts", at: "2026-03-10T08:31").contains("Seven days of looking"))
        let asked = site.count
        try home.done("tick", at: "2026-03-10T08:31")
        #expect(site.count == asked)
        try home.done("tick", at: "2026-03-11T08:31")
        #expect(site.count > asked)
    }

    @Test("a tick at another time that fetches the course unlocks nothing for good")
    func pullAtAnotherTime() throws {
        #expect(try home.done("tick", at: "2026-05-10T08:30").contains("done: the daily look at the course's site"))
        #expect(try home.habit("read", "drinking-water", at: "2026-03-10T08:30").status == 77)
    }

    @Test("with the site down the copy serves, reminders are told, the pull is tried again later, and doctor says so")
    func siteDown() throws {
        site.goDown()
        let tick = try home.habit("tick", "--terminal", at: "2026-03-10T20:00")
        #expect(tick.status == 0)
        #expect(tick.errorText.contains("I put the fork down between bites"))
        #expect(tick.text.contains("not done: the daily look at the course's site") && tick.text.contains("503"))
        #expect(tick.text.contains("tries again at 2026-03-10 20:10") && !tick.text.contains("Z"))
        #expect(try home.done("tick", at: "2026-03-10T20:09") == "Nothing was due.\n")
        #expect(try home.done("read", "eating-slowly", at: "2026-03-10T20:09").contains("slow"))
        let doctor = try home.json("doctor", at: "2026-03-12T20:30")
        let finding = try #require(doctor["findings"]?.array.first { $0["subject"]?.text == "course" })
        #expect(finding["state"]?.text == "warning")
        let text = try #require(finding["finding"]?.text)
        #expect(text.contains("503") && text.contains("confirmed 3 days ago"), "\(text)")
        site.comeBack()
        #expect(try home.done("tick", at: "2026-03-10T20:10").contains("done: the daily look at the course's site"))
        let after = try home.json("doctor", at: "2026-03-10T20:11")
        let found = try #require(after["findings"]?.array.first { $0["subject"]?.text == "course" })
        #expect(found["state"]?.text == "ok")
    }

    @Test("doctor has nothing against an app without a course")
    func noCourse() throws {
        let home = try HabitBox(.new)
        try home.done("start")
        let doctor = try home.json("doctor")
        let finding = try #require(doctor["findings"]?.array.first { $0["subject"]?.text == "course" })
        #expect(finding["state"]?.text == "ok" && finding["finding"]?.text?.contains("habit course fetch") == true)
        #expect(try home.done("tick") == "Nothing was due.\n")
    }

    @Test("the calendar has the habit's reminder under a name that stays")
    func calendar() throws {
        let name = { (at: String) in
            let text = try home.done("calendar", "export", at: at).replacingOccurrences(of: "\r\n ", with: "")
            let events = text.components(separatedBy: "BEGIN:VEVENT").filter {
                $0.contains("RRULE:FREQ=DAILY") && $0.contains("I put the fork")
            }
            #expect(events.count == 1)
            return events.first?.split(separator: "\r\n").first { $0.hasPrefix("UID:") }.map(String.init)
        }
        let before = try #require(try name("2026-03-10T08:00"))
        try home.done("notify", "slowly", "--at", "07:00", at: "2026-03-10T08:00")
        #expect(try name("2026-03-12T08:00") == before)
    }

    @Test("while the site gives no answer the daemon tells what is due, and stops cleanly when it is told to")
    func daemon() async throws {
        let received = Mailbox()
        let server = try LoopbackServer { request in
            received.add(request)
            return .complete(200)
        }
        defer { withExtendedLifetime(server) {} }
        let live = try LiveCourse(site: site.address)
        let asked = site.stopAnswering()
        let hook = try live.home.box.folder.write(server.url("/hook"), to: "hook", isPrivate: true)
        let child = try live.home.box.start(
            "habit",
            ["daemon", "--webhook-file", hook.path, "--time-zone", live.zone],
            streams: .terminal
        )
        try child.waitForText("started on")
        for await _ in asked { break }
        // The reminder at half past one is pending. Two hours to the east it has just passed.
        #expect(received.all.isEmpty)
        try live.run("settings", "--zone", live.east)
        try child.waitForText("sent the notice")
        child.send(signal: SIGTERM)
        try child.waitForText("stopped")
        #expect(try child.wait() == .status(0))
        #expect(received.all.count == 1)
        #expect(received.all.first?.contains("habit://home") == true)
        // Stopping the daemon doesn't count as a failure of the site.
        #expect(try !live.run("course", "status").text.contains("without an answer"))
    }
}

/// The requests received by a server.
private final class Mailbox: Sendable {
    private let requests = Mutex<[String]>([])

    var all: [String] { requests.withLock { $0 } }

    func add(_ request: String) { requests.withLock { $0.append(request) } }
}

/// A site with the sample course, which a test can edit, shut down or silence.
final class ChangingSite: Sendable {
    private struct State {
        var edits: [(text: String, replacement: String)] = []
        var isDown = false
        var asked: AsyncStream<Void>.Continuation?
        var count = 0
    }

    private final class Desk: Sendable {
        let state = Mutex(State())
    }

    private let desk: Desk
    private let server: LoopbackServer

    init() throws {
        let folder = Corpus.package.appending(path: "Packages/HabitCourse/SampleCourse")
        let desk = Desk()
        self.desk = desk
        server = try LoopbackServer { request in
            let path = request.split(separator: " ").dropFirst().first.map(String.init) ?? "/"
            return desk.state.withLock { state in
                state.count += 1
                if let asked = state.asked {
                    asked.yield()
                    return LoopbackServer.Answer("", holds: true)
                }
                guard !state.isDown else { return .complete(503) }
                guard var body = try? Data(contentsOf: folder.appending(path: path)) else { return .complete(404) }
                if path == "/course.json" {
                    let text = state.edits.reduce(String(decoding: body, as: UTF8.self)) { text, edit in
                        text.replacingOccurrences(of: edit.text, with: edit.replacement)
                    }
                    body = Data(text.utf8)
                }
                return .complete(200, ["Content-Type: \(SampleSite.type(of: path))"], body: Array(body))
            }
        }
    }

    /// The address of the manifest.
    var address: String { server.url("/course.json") }
    /// The number of requests.
    var count: Int { desk.state.withLock { $0.count } }

    /// Replaces a text in the manifest from now on.
    func replace(_ text: String, by replacement: String) {
        desk.state.withLock { $0.edits.append((text, replacement)) }
    }

    /// Refuses all requests from now on.
    func goDown() { desk.state.withLock { $0.isDown = true } }

    /// Answers all requests again.
    func comeBack() { desk.state.withLock { $0.isDown = false } }

    /// Holds connections open without an answer from now on. The stream has an element for each request.
    func stopAnswering() -> AsyncStream<Void> {
        let (asked, continuation) = AsyncStream.makeStream(of: Void.self)
        desk.state.withLock { $0.asked = continuation }
        return asked
    }
}

/// A course under the real clock, in a zone where it is about noon, so that no day ends during the test. Its pull is overdue, and its reminder
/// is pending.
private struct LiveCourse {
    let home: HabitBox
    /// A zone where it is about noon.
    let zone: String
    /// A zone two hours to the east.
    let east: String

    init(site: String) throws {
        home = try HabitBox(.new)
        let now = Date(timeIntervalSinceNow: 0)
        let hour = Int(now.formatted(.iso8601).dropFirst(11).prefix(2)) ?? 12
        zone = Self.zone(ahead: 12 - hour)
        east = Self.zone(ahead: 14 - hour)
        let yesterday = now.addingTimeInterval(-86_400).formatted(.iso8601)
        for words in [["course", "fetch", site], ["tick"]] { try check(words + ["--now", yesterday]) }
        try check(["start"])
        try check(["notify", "observation", "--at", "13:30"])
        // Plans the notifications. The pull isn't due by this clock, so it is left to the daemon.
        try check(["tick", "--now", yesterday])
    }

    /// The signs of POSIX zones are inverted: Etc/GMT-3 is three hours ahead of UTC.
    private static func zone(ahead hours: Int) -> String {
        hours == 0 ? "Etc/GMT" : "Etc/GMT\(hours < 0 ? "+" : "-")\(abs(hours))"
    }

    private func check(_ words: [String]) throws {
        let result = try home.box.run("habit", words + ["--time-zone", zone])
        try #require(result.status == 0, "\(words): \(result.text)\(result.errorText)")
    }

    /// Runs `habit` at the present time.
    @discardableResult
    func run(_ words: String...) throws -> CommandResult {
        try home.box.run("habit", words + (words.contains("--time-zone") ? [] : ["--time-zone", zone]))
    }
}
