import ArgumentParser
import CommandKit
import JSONKit
import PageKit
import SchedulerKit
import TimeKit
import WebApp
import WordKit

/// `nourish serve`: shows the apps in a browser.
struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Show the five apps in a browser on this machine, until Ctrl-C.",
        discussion: """
            Nobody else can reach the pages. They show the data of the command-line apps, and both can be used at once. While it runs it \
            does what the daemons of the apps do, such as reminders and daily backups; with --now it doesn't.

            EXAMPLE: nourish serve --port 8080 --data-dir ~/nourish-demo
            """
    )

    @Option(help: ArgumentHelp("The port to listen at; 0 for any that is free.", valueName: "number")) var port = 8080
    @Flag(help: "Let no browser keep pages for a time without a connection, and delete those that are kept.")
    var noOffline = false
    @OptionGroup var sinks: SinkOptions
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run() async throws {
        let context = try global.context()
        let site = PageSite(
            try WebApps.served.map { try $0(context) },
            clock: context.clock,
            ids: .live,
            keepsPages: !noOffline,
            samples: WebApps.samples
        )
        try await sinks.whileDoingWhatIsDue(in: try WebApps.sessions.map { try $0(context) }, global) {
            do throws(LocalServerError) {
                let server = try site.server(port: port)
                try await server.run(until: TerminationSignals.stream()) { address in
                    // If the output is closed, the server still runs: the pages are there to be opened.
                    try? context.answer(["address": .string(address)]) {
                        try $0.print(StyledText(localized("Open \(address) in a browser. Stop with Ctrl-C.")))
                    }
                }
            } catch {
                throw CommandError(error.status, error.description)
            }
        }
    }
}

extension LocalServerError {
    fileprivate var status: CommandStatus {
        switch self {
        case .noPort: .usage
        case .portTaken: .unavailable
        case .failed: .software
        }
    }
}
