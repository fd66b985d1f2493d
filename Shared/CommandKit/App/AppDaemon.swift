import Foundation
import Logging
import NotificationKit
import SchedulerKit
import StorageKit
import TimeKit
import WebClient
import WordKit

/// The daemon of an app, in a process of its own or beside other work. It runs the due jobs and sends the due notifications.
struct AppDaemon: Sendable {
    private let session: AppSession
    private let rounds: Rounds
    private let asked: String?
    private let log: Logger
    private let sleep: Sleep

    /// Waits, and throws if its task is canceled.
    typealias Sleep = @Sendable (Duration) async throws -> Void

    /// - Parameters:
    ///   - sinks: The destinations of notifications besides the inbox.
    ///   - asked: The value of `--language`.
    /// - Throws: An error of the store.
    init(
        _ session: AppSession,
        sinks: [any NotificationSink],
        asked: String?,
        log: Logger,
        sleep: @escaping Sleep = { try await Task.sleep(for: $0) }
    ) throws {
        var session = session
        session.stays = true
        self.session = session
        rounds = try Rounds(session, sinks: sinks)
        self.asked = asked
        self.log = log
        self.sleep = sleep
    }

    /// Runs until `stop` has an element or the task is canceled.
    ///
    /// - Throws: An error that waiting doesn't resolve, such as that of a damaged file.
    func run(until stop: AsyncStream<Void>) async throws {
        try rounds.prepare()
        let loop = DaemonLoop(
            scheduler: rounds.scheduler,
            clock: session.context.clock,
            sleep: sleep,
            stop: stop,
            changes: { [session] in session.store.values { db in try ChangeLog.latest(in: db) } },
            afterRun: { [self] _ in
                let language = session.context.language(of: session.app.name, asked: asked)
                let (told, reports) = try await Language.$current.withValue(language) {
                    try rounds.prepare()
                    return try await rounds.tell()
                }
                for item in told { log.info("sent the notice \(item.request.title.escapingControls().inQuotes)") }
                for report in reports {
                    if let failure = report.failure { log.warning("\(report.sink): \(failure.escapingControls())") }
                }
                return try rounds.nextTelling()
            },
            tell: { [log, session] in log.note($0, in: session) }
        )
        log.info("started on \(session.context.folder.url.path.escapingControls())")
        try await loop.run()
    }
}

extension Logger {
    fileprivate func note(_ event: DaemonLoop.Event, in session: AppSession) {
        switch event {
        case .ran(let report):
            for entry in report.entries {
                let failed = report.failures.contains(entry)
                log(
                    level: failed ? .warning : .info,
                    "\(entry.line(in: session).rendered(color: false).escapingControls())"
                )
            }
        case .trouble(let error): warning("\(error.description.escapingControls())")
        case .sleeping(let until): debug("sleeping until \(until)")
        case .stopped: info("stopped")
        }
    }
}

// MARK: Beside other work

extension SinkOptions {
    /// Runs `body`, and beside it does what is due in apps, as their daemons do. A daemon that runs, too, does nothing twice.
    ///
    /// An app that its user may not use yet waits until they may. A failure of an app is written to standard error and tried again after five minutes,
    /// and `body` goes on. With `--now` time stands still, so nothing else is done.
    ///
    /// - Throws: The error of `body`, or of `sessions` or wrong sinks before it begins.
    public func whileDoingWhatIsDue<Result>(
        in sessions: @autoclosure () throws -> [AppSession],
        _ global: GlobalOptions,
        _ body: () async throws -> Result
    ) async throws -> Result {
        if global.holdsTimeStill { return try await body() }
        let sessions = try sessions()
        let context = try global.context()
        return try await LiveWebClient.with(agent: "nourish") { web in
            let sinks = try self.sinks(in: context, terminal: "terminal of serve", post: web.poster)
            let asked = global.language
            // It is canceled when the body ends.
            async let _ = Self.doWhatIsDue(in: sessions, sinks, asked)
            return try await body()
        }
    }

    /// Does what is due in apps until its task is canceled.
    static func doWhatIsDue(
        in sessions: [AppSession],
        _ sinks: [any NotificationSink],
        _ asked: String?,
        sleep: @escaping AppDaemon.Sleep = { try await Task.sleep(for: $0) }
    ) async {
        await withTaskGroup(of: Void.self) { group in
            for session in sessions {
                group.addTask {
                    let log = Logger(label: session.app.name) { label in
                        var handler = StreamLogHandler.standardError(label: label)
                        handler.logLevel = .warning
                        return handler
                    }
                    // The system starts a daemon again after a failure. This one tries again itself.
                    while !Task.isCancelled {
                        do {
                            try await session.waitUntilAdmitted()
                            let never = AsyncStream<Void> { _ in }
                            return try await AppDaemon(session, sinks: sinks, asked: asked, log: log, sleep: sleep)
                                .run(until: never)
                        } catch {
                            if Task.isCancelled { return }
                            log.warning("\("\(error)".escapingControls())")
                        }
                        try? await sleep(.seconds(DaemonLoop.longestSleep))
                    }
                }
            }
        }
    }
}

extension AppSession {
    /// Waits until the user may use the app.
    ///
    /// - Throws: `CancellationError`, or an error of the store.
    fileprivate func waitUntilAdmitted() async throws {
        guard let refusal = app.refusal else { return }
        let changes = store.values { db in try ChangeLog.latest(in: db) }
        for try await _ in changes where try refusal(self) == nil { return }
        throw CancellationError()
    }
}
