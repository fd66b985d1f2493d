public import ArgumentParser
import Foundation
import NotificationKit
import SchedulerKit
import StorageKit
import TimeKit
import WebClient

/// `APP tick`: one round of what the daemon does.
public struct TickCommand<App: CommandApp>: AsyncParsableCommand {
    /// How the command looks.
    public static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "tick",
            abstract: "Run what is due once, and tell what is due.",
            discussion: """
                For cron and for looking: the daemon does the same whenever something is due. Safe beside a daemon: nothing \
                is done twice.

                EXAMPLE: */5 * * * * \(App.definition.name) tick
                """
        )
    }

    @OptionGroup var sinks: SinkOptions
    @OptionGroup(title: "Global options") var global: GlobalOptions

    /// A command to be filled by the parser.
    public init() {}

    /// Runs one round.
    public func run() async throws {
        let session = try global.context().session(of: App.definition, connections: .pool(readers: 2))
        let report = try await LiveWebClient.with(agent: "nourish/\(session.app.version)") { web in
            let sinks = try sinks.sinks(in: session.context, post: web.poster)
            return try await Rounds(session, sinks: sinks).run()
        }
        try session.context.answer(JSON(report)) { terminal in
            for line in report.lines { try terminal.print(line) }
            if report.lines.isEmpty { try terminal.print("Nothing was due.") }
        }
        if !report.jobs.failures.isEmpty { throw ExitCode(CommandStatus.tryAgain.rawValue) }
    }
}

extension Rounds.Report {
    /// What it did, a line each; empty where nothing was due.
    var lines: [StyledText] {
        var lines = jobs.entries.map { entry -> StyledText in
            switch entry.outcome {
            case .ran: "\("ran", .good) \(entry.job) of \(entry.occurrence?.description ?? "now")"
            case .skipped(let skipped): "\("skipped", .warning) \(entry.job): \(skipped.count) from \(skipped.first)"
            case .failed(let reason, _, let retryAt): "\("failed", .bad) \(entry.job): \(reason); again at \(retryAt)"
            case .gaveUp(let reason, let attempts):
                "\("gave up", .bad) \(entry.job) after \(attempts) attempts: \(reason)"
            case .unreadable(let reason): "\("unreadable", .bad) \(entry.job): \(reason)"
            }
        }
        if let holder = jobs.heldBy { lines.append("\(holder.name) is at it until \(holder.until)") }
        lines += told.map { "\("told", .good) \($0.request.title)" }
        lines += sinks.compactMap { sink in sink.failure.map { "\("failed", .bad) \(sink.sink): \($0)" } }
        return lines
    }
}

extension JSON {
    fileprivate init(_ report: Rounds.Report) {
        self = [
            "jobs": JSON(report.jobs.entries) { entry in
                [
                    "job": .string(entry.job), "occurrence": JSON(entry.occurrence?.description),
                    "outcome": .string(entry.outcome.name), "reason": JSON(entry.outcome.reason),
                ]
            },
            "told": JSON(report.told) { ["id": .string($0.request.id.rawValue), "title": .string($0.request.title)] },
            "sinks": JSON(report.sinks) {
                ["sink": .string($0.sink), "arrived": JSON($0.arrived), "failure": JSON($0.failure)]
            },
        ]
    }
}

extension RunReport.Outcome {
    fileprivate var name: String {
        switch self {
        case .ran: "ran"
        case .failed: "failed"
        case .gaveUp: "gaveUp"
        case .skipped: "skipped"
        case .unreadable: "unreadable"
        }
    }

    fileprivate var reason: String? {
        switch self {
        case .ran, .skipped: nil
        case .failed(let reason, _, _), .gaveUp(let reason, _), .unreadable(let reason): reason
        }
    }
}
