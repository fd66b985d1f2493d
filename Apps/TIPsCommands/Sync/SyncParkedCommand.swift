import ArgumentParser
import CommandKit
import JSONKit
import SecurityLog
import TIPsTracker
import TimeKit
import WordKit

extension SyncCommand {
    /// `tips sync parked`
    struct Parked: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "parked",
            abstract: "List, retry and discard what the other side refused for good.",
            discussion: """
                A change that is refused isn't lost: it is set aside here, with the reason, until somebody decides.

                EXAMPLE: tips sync parked
                         tips sync parked retry 12
                """,
            subcommands: [List.self, Retry.self, Discard.self],
            defaultSubcommand: List.self
        )
    }
}

extension SyncCommand.Parked {
    struct List: TIPsSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "list",
            abstract: "List what was refused, oldest first.",
            discussion: """
                EXAMPLE: tips sync parked list
                """
        )

        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let parked = try session.tracker.parkedOperations()
            let zone = session.context.clock.zone()
            try session.context.answer(encoding: parked) { terminal in
                guard !parked.isEmpty else { return try terminal.print(StyledText(localized("Nothing was refused."))) }
                var table = Table([
                    .init(localized("Number"), alignment: .right), .init(localized("Made")),
                    .init(localized("What"), shrinks: true),
                ])
                for operation in parked {
                    let made = zone.local(at: operation.at).minutes
                    table.append(["\(operation.id)", "\(made)", StyledText(operation.shownSummary)])
                    table.append(["", "", StyledText(operation.shownReason, .warning)])
                }
                try terminal.print(table)
                try terminal.printHint(localized("Try one again with: tips sync parked retry NUMBER"))
            }
        }
    }

    struct Retry: TIPsSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "retry",
            abstract: "Have what was refused tried again with the next sync.",
            discussion: """
                It keeps the time it was made at.

                EXAMPLE: tips sync parked retry 12
                """
        )

        @OptionGroup var choice: ParkedArgument
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let chosen = try choice.chosen(in: session)
            for operation in chosen { try session.tracker.retry(parked: operation.id) }
            try session.context.answer(["retried": JSONValue(chosen) { JSONValue($0.id) }]) { terminal in
                try terminal.print(StyledText(localized("\(chosen.count.changes) to be sent again: tips sync run")))
            }
        }
    }

    struct Discard: TIPsSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "discard",
            abstract: "Give up what was refused: it is gone from this device for good.",
            discussion: """
                Asks first on a terminal and needs --yes elsewhere.

                EXAMPLE: tips sync parked discard 12 --yes
                """
        )

        @OptionGroup var choice: ParkedArgument
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let chosen = try choice.chosen(in: session)
            let what = chosen.map { "“\($0.shownSummary)”" }.joined(separator: ", ")
            if !chosen.isEmpty { try session.context.confirm(localized("Give up \(what) for good?")) }
            for operation in chosen { try session.tracker.discard(parked: operation.id) }
            if !chosen.isEmpty { session.note(.deletion, reason: "PARKED", items: chosen.count) }
            try session.context.answer(["discarded": JSONValue(chosen) { JSONValue($0.id) }]) { terminal in
                try terminal.print(StyledText(localized("\(chosen.count.changes) given up")))
            }
        }
    }
}

/// The refused changes of a command.
struct ParkedArgument: ParsableArguments {
    @Argument(help: "Its number in “tips sync parked”.") var number: Int64?
    @Flag(help: "All of them.") var all = false

    func validate() throws {
        if (number != nil) == all { throw ValidationError(localized("Give a number, or --all")) }
    }

    /// The chosen operations.
    ///
    /// - Throws: `notFound`.
    func chosen(in session: AppSession) throws(TIPsError) -> [ParkedOperation] {
        let parked = try session.tracker.parkedOperations()
        guard let number else { return parked }
        guard let one = parked.first(where: { $0.id == number }) else {
            throw .notFound(what: "refused change", "\(number)")
        }
        return [one]
    }
}
