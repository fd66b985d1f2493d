public import ArgumentParser
import Foundation
import Logging
import NotificationKit
import SchedulerKit
import StorageKit
import TimeKit
import WebClient
import WordKit

/// `APP daemon`: runs the due jobs and sends the due notifications until it is stopped.
public struct DaemonCommand<App: CommandApp>: AsyncParsableCommand {
    public static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "daemon",
            abstract: "Stay and run what is due: reminders, daily backups.",
            discussion: """
                Sleeps until something is due, wakes when another process changes the schedule, and stops cleanly on SIGTERM \
                and Ctrl-C. What it does goes to standard error. 'agent install' has the system start it.

                EXAMPLE: \(App.definition.name) daemon --desktop
                """
        )
    }

    @OptionGroup var sinks: SinkOptions
    @OptionGroup(title: "Global options") var global: GlobalOptions

    public init() {}

    /// Checks that `--now` isn't given.
    public func validate() throws {
        if global.holdsTimeStill {
            throw ValidationError(localized("With --now time stands still, and a daemon would wait for ever"))
        }
    }

    public func run() async throws {
        var opened = try global.context().session(of: App.definition, connections: .pool(readers: 4))
        opened.stays = true
        let session = opened
        let log = Logger(label: session.app.name) { StreamLogHandler.standardError(label: $0) }
        let stop = TerminationSignals.stream()
        try await LiveWebClient.with(agent: "nourish/\(session.app.version)") { web in
            let rounds = Rounds(session, sinks: try sinks.sinks(in: session.context, post: web.poster))
            try rounds.prepare()
            let loop = DaemonLoop(
                scheduler: rounds.scheduler,
                clock: session.context.clock,
                sleep: { try await Task.sleep(for: $0) },
                stop: stop,
                changes: { session.store.values { db in try ChangeLog.latest(in: db) } },
                afterRun: { [asked = global.language] _ in
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
                tell: { log.note($0, in: session) }
            )
            log.info("started on \(session.context.folder.url.path.escapingControls())")
            try await loop.run()
        }
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
