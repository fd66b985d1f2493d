public import ArgumentParser
import Logging
import SchedulerKit
import StorageKit
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
        let session = try global.context().session(of: App.definition, connections: .pool(readers: 4))
        let log = Logger(label: session.app.name) { StreamLogHandler.standardError(label: $0) }
        let stop = TerminationSignals.stream()
        try await LiveWebClient.with(agent: "nourish/\(session.app.version)") { web in
            let sinks = try sinks.sinks(in: session.context, terminal: "terminal of daemon", post: web.poster)
            try await AppDaemon(session, sinks: sinks, asked: global.language, log: log).run(until: stop)
        }
    }
}
