import Foundation
import NotificationKit
import ScreenKit
import TestKit
import Testing
import TimeKit

@testable import CommandKit

@Suite("Reminders beside other work", .timeLimit(.minutes(2)))
struct AppDaemonTests {
    private let folder: TemporaryFolder
    private let clock: ManualClock

    init() throws {
        folder = try TemporaryFolder()
        clock = try ManualClock("2026-03-08T14:50:00Z", zone: "America/Phoenix")
    }

    /// A session of an app with a daily reminder at 08:00, from this day on.
    private func session(refreshing refresh: @escaping @Sendable () throws -> Void = {}) throws -> AppSession {
        var app = AppDefinition(name: "diary", version: "1.0.0", schemas: [])
        app.refresh = { _ in try refresh() }
        app.reminders = { session in
            let zone = session.context.clock.zone()
            let candidate = NotificationCandidate(
                series: NotificationSeries(app: "diary", category: "morning", name: "daily"),
                title: "Get up",
                body: "",
                link: DeepLink(scheme: "diary", ["home"]),
                timing: .recurring(.daily(from: try LocalDateTime(iso8601: "2026-03-08T08:00")))
            )
            return Reminders([candidate], preferences: NotificationPreferences(zone: zone))
        }
        let context = CommandContext(
            folder: DataFolder(folder.file("data")),
            clock: clock.wallClock,
            terminal: RecordingTerminal().terminal,
            printsJSON: false,
            assumesYes: true,
            thumbnailer: nil
        )
        return try context.sessionForAnybody(of: app)
    }

    @Test("Rounds whose beginning fails begin again after five minutes, and tell what is due then")
    func failingBeginning() async throws {
        let failures = Locked(1)
        let session = try session {
            let fails = failures.withValue { left in
                left -= 1
                return left >= 0
            }
            if fails { throw CommandError(.tryAgain, "the site doesn't answer") }
        }
        let slept = Locked<[Duration]>([])
        let isTold = Locked(false)
        let (notices, teller) = AsyncStream.makeStream(of: String.self)
        let terminal = TerminalSink { text in
            isTold.withValue { $0 = true }
            teller.yield(text)
        }
        let running = Task { [clock] in
            await SinkOptions.doWhatIsDue(in: [session], [terminal], nil) { duration in
                slept.withValue { $0.append(duration) }
                guard isTold.withValue({ $0 }) else {
                    clock.advance(seconds: Int(duration.components.seconds))
                    return
                }
                // The time stands still from the notice on.
                let (nothing, source) = AsyncStream.makeStream(of: Void.self)
                for await _ in nothing {}
                source.finish()
            }
        }
        var told = notices.makeAsyncIterator()
        let first = await told.next()
        #expect(first == "* Get up\n  diary://home\n")
        running.cancel()
        await running.value
        #expect(slept.withValue { $0.first } == Duration.seconds(300))
        #expect(failures.withValue { $0 } < 0)
    }

    @Test("A notice that the pages tell first is on the terminal of a daemon beside them, too, and on each once")
    func besideEachOther() async throws {
        let shown = Locked<[String]>([])
        func rounds(_ name: String) throws -> Rounds {
            let sink = TerminalSink(name: name) { text in
                shown.withValue { $0.append("\(name): \(text.prefix { $0 != "\n" })") }
            }
            return try Rounds(session(), sinks: [sink])
        }
        let pages = try rounds("pages")
        let daemon = try rounds("daemon")
        try pages.prepare()
        clock.advance(minutes: 10)
        for _ in 0..<2 {
            _ = try await pages.tell()
            _ = try await daemon.tell()
        }
        #expect(shown.withValue { $0 } == ["pages: * Get up", "daemon: * Get up"])
        // A terminal that is opened later shows nothing of the past.
        _ = try await rounds("later").tell()
        #expect(shown.withValue { $0.count } == 2)
    }
}
