public import ArgumentParser
import Foundation
import JSONKit
import NotificationKit
import SchedulerKit
import StorageKit
import TimeKit
import WebClient
import WordKit

/// `APP tick`: runs one round of the daemon.
public struct TickCommand<App: CommandApp>: AsyncParsableCommand {
    public static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "tick",
            abstract: "Run what is due once, and tell what is due.",
            discussion: """
                For cron and for looking: the daemon does the same whenever something is due. Safe beside a daemon: nothing \
                is done twice.

                Somebody who can't be reached is tried again later, with longer and longer pauses; that is said, and no failure.

                EXAMPLE: */5 * * * * \(App.definition.name) tick
                """
        )
    }

    @OptionGroup var sinks: SinkOptions
    @OptionGroup(title: "Global options") var global: GlobalOptions

    public init() {}

    public func run() async throws {
        let session = try global.context().session(of: App.definition, connections: .pool(readers: 2))
        let report = try await LiveWebClient.with(agent: "nourish/\(session.app.version)") { web in
            let sinks = try sinks.sinks(in: session.context, post: web.poster)
            return try await Rounds(session, sinks: sinks).run()
        }
        try session.context.answer(JSONValue(report)) { terminal in
            let lines = report.lines(in: session)
            for line in lines { try terminal.print(line) }
            if lines.isEmpty { try terminal.print(StyledText(localized("Nothing was due."))) }
        }
        if !report.faults.isEmpty { throw ExitCode(CommandStatus.tryAgain.rawValue) }
    }
}

extension Rounds.Report {
    /// Returns a line for each thing done; empty if nothing was due.
    func lines(in session: AppSession) -> [StyledText] {
        var lines = jobs.entries.map { $0.line(in: session) }
        if let holder = jobs.heldBy {
            let until = session.minutes(holder.until)
            lines.append(StyledText(localized("another process does it now: \(holder.name), until \(until)")))
        }
        lines += told.map {
            StyledText(localized("sent the notice"), .good) + StyledText(" \($0.request.title.inQuotes)")
        }
        lines += sinks.compactMap { sink in
            sink.failure.map {
                StyledText(localized("not sent"), .bad) + " " + StyledText(localized("by \(sink.sink): \($0)"))
            }
        }
        return lines
    }
}

extension RunReport.Entry {
    /// Returns the outcome of the job in words.
    func line(in session: AppSession) -> StyledText {
        let name = session.app.jobNames[kind] ?? "“\(job)”"
        let (mark, style, text): (String, StyledText.Style, String) =
            switch outcome {
            case .ran:
                (localized("done:"), .good, occurrence.map { localized("\(name), due \($0.minutes)") } ?? name)
            case .skipped(let skipped):
                (
                    localized("left out:"), .warning,
                    localized("\(name), \(skipped.count, "time") from \(skipped.first.minutes) on")
                )
            case .failed(let reason, _, let retryAt):
                (
                    localized("not done:"), .bad,
                    localized("\(name): \(reason); tries again at \(session.minutes(retryAt))")
                )
            case .gaveUp(let reason, let attempts):
                (localized("given up:"), .bad, localized("\(name), after \(attempts, "attempt"): \(reason)"))
            case .unreadable(let reason): (localized("unreadable:"), .bad, "\(name): \(reason)")
            }
        return StyledText(mark, style) + StyledText(" " + text)
    }
}

extension String {
    /// The text in quotation marks. A text that has marks of its own gets no second pair.
    var inQuotes: String { contains("“") ? self : "“\(self)”" }
}

extension AppSession {
    /// Returns the time in this machine's zone: "2026-03-08 03:30".
    fileprivate func minutes(_ instant: Instant) -> String {
        context.clock.zone().local(at: instant).minutes
    }
}

extension JSONValue {
    fileprivate init(_ report: Rounds.Report) {
        self = [
            "jobs": JSONValue(report.jobs.entries) { entry in
                [
                    "job": .string(entry.job), "occurrence": JSONValue(entry.occurrence?.description),
                    "outcome": .string(entry.outcome.name), "reason": JSONValue(entry.outcome.reason),
                ]
            },
            "told": JSONValue(report.told) {
                ["id": .string($0.request.id.rawValue), "title": .string($0.request.title)]
            },
            "sinks": JSONValue(report.sinks) {
                ["sink": .string($0.sink), "arrived": JSONValue($0.arrived), "failure": JSONValue($0.failure)]
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
